# Alcatraz: O Bode Expiatório em português do Brasil. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` dá nome a uma cláusula.

game = Alcatraz: O Bode Expiatório
    .about = Todos trabalham na fuga, e todos sabem que um de vocês vai ficar para trás.
    .unofficial = Um guia não oficial, nem feito nem aprovado pela editora. Os nomes são de seus donos; as palavras e os desenhos daqui são nossos.
    .of = 32c4f090a7ba
product_base = Alcatraz: O Bode Expiatório
    .of = b4121de40079
product_maximum-security = Segurança Máxima
    .of = 9e3be61c6344
source_M = Alcatraz: Maximum Security, regras em polonês { "(2012)" }
    .of = 7d5225f6bdaa
source_R = Alcatraz: The Scapegoat, livro de regras em inglês (início)
    .of = 3152ad916ef5
source_D = Uma resposta dos autores sobre guardas e ações grátis
    .of = 396d50f4f242
source_W = O diário dos autores
    .of = 72262866e28d
source_V = Resenhas das duas caixas, comparadas
    .of = 4fd12825d667
source_P = Jogadores que respondem de memória
    .of = 7f52121fea4d
source_H = Ludolex: onde nenhuma fonte diz nada
    .of = f306d777283f
module_certain-escape = Fuga certa
    .about = Algumas tarefas saem sem ninguém ver, letra por letra, para que o baralho quase sempre permita uma fuga.
    .of = d66b61878f1e
module_plan-g = Plano G
    .about = Contam-se as letras ganhas de novo, e quem tiver menos desses contadores fica para trás.
    .of = decb5f94fcd3
module_different-prison = Outra prisão
    .about = Vocês mesmos colocam os lugares, um depois do outro, e o contorno pode ficar irregular.
    .of = 674652a180b9
module_convicted = Condenados
    .about = Cada preso tem uma carta de sentença com uma regra que só ele precisa seguir.
    .of = 93d1bbb42353

## Objetivo do jogo

aim = Juntos vocês querem sair da ilha; cada um cuida de não ser quem fica.
    .title = Objetivo do jogo
    .of = 9e2fc59cc58a
aim_players = O jogo básico é para { $players-min } a { $players-base } jogadores. Com a caixa { product_maximum-security } podem ser { $players-max }.
    .title = Jogadores
    .of = e8c310ee5182
aim_prisoners = Cada um de vocês é um { -prisoner } e tem um peão na prisão e uma ficha na mesa.
    .title = Presos
    .of = 6d8b10a06acb
aim_plan = O { -plan } tem { $letters ->
        [one] { $letters } parte
       *[other] { $letters } partes
    }, chamadas pelas { -letter(case: "pl") }, de A a F. Uma letra é de quem a marcou na própria ficha.
    .title = O plano e suas letras
    .of = 36a733def7e0
aim_one-stays = Você vence se participar da { -escape }. Ela dá certo assim que todos menos um tiverem, em conjunto, todas as letras; esse um fica para trás e perde.
    .title = Todos menos um
    .of = f937b62eedbf
aim_own-set = O que dizem os lugares, as tarefas e as cartas de chantagem não está contado por inteiro em parte alguma. O que há aqui é um conjunto jogável feito por nós, que um grupo pode trocar pelas cartas da sua caixa.
    .title = Nosso próprio conjunto de cartas
    .of = ad95b656a489

## O que vem na caixa

components = Estas coisas vêm na caixa do jogo básico.
    .title = Componentes
    .of = 3565eede16fd
components_tiles = { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    } com { $tile-sides ->
        [one] { $tile-sides } lado
       *[other] { $tile-sides } lados
    } cada; uma peça é um { -location } da prisão.
    .title = Peças de lugar
    .of = 68934481f07c
components_sides = Um lado de um lugar se chama { -silver-side }, o outro { -copper-side }. Não há dois lados que façam o mesmo, então são { $tile-effects ->
        [one] { $tile-effects } efeito
       *[other] { $tile-effects } efeitos
    } ao todo.
    .title = Prata e cobre
    .of = 6736eff9b802
components_cards = { $cards-total ->
        [one] { $cards-total } carta
       *[other] { $cards-total } cartas
    } ao todo: { $cards_task } de tarefa, { $cards_blackmail } de chantagem, { $cards_auxiliary } auxiliares, { $cards_scapegoat } para o bode expiatório e { $cards_summary } com um resumo das regras.
    .title = Cartas
    .of = a9f8a92c33ef
components_auxiliary = Cada { -auxiliary } indica um lugar. Quando a sorte tem de escolher um ponto da prisão, embaralhe essas cartas e compre.
    .title = Cartas auxiliares
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } marcador
       *[other] { $wood-total } marcadores
    } de madeira: { $wood_guard } para guardas, { $wood_plan-marker } para letras do plano e { $wood_player-marker } nas cores dos jogadores.
    .title = Marcadores de madeira
    .of = 6adf7faefff6
components_wood-count = Há quem indique outros números de guardas e de marcadores de jogador. Só os números dados aqui somam o total de { $wood-total }.
    .title = Outras contas
    .of = 8fa39a53ccba
components_guards = Cada { -guard } é um cubo que fica num lugar e não é de ninguém.
    .title = Guardas
    .of = 3d48ffffb228
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
       *[other] { $pawns } { -pawn(case: "pl") }
    }, um em cada cor.
    .title = Peões
    .of = d5b673ca23e2
components_tokens = { $tokens-total ->
        [one] { $tokens-total } ficha
       *[other] { $tokens-total } fichas
    } de papelão: { $items-total } objetos e { $scapegoat-markers } para contar as ações a mais do bode expiatório.
    .title = Fichas
    .of = 9ae0a715cf41
components_items = Há { $item-kinds ->
        [one] { $item-kinds } tipo comum
       *[other] { $item-kinds } tipos comuns
    } de { -item }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } e :tools: { -tools }; e a :gun: arma, que não é nenhum deles.
    .title = Objetos
    .of = ed133829ed81
components_gun = Há { $item-tokens_gun } :gun: { -gun }. Quem a entrega pode dizer que ela é qualquer objeto pedido.
    .title = A arma
    .event = { $actor } entrega a arma no lugar de { $item }
    .of = 2772a7ace42b
components_markers = Cada cor tem { $markers-each ->
        [one] { $markers-each } marcador
       *[other] { $markers-each } marcadores
    } de jogador: { $marker-kinds_stamina } para o vigor, { $marker-kinds_cash } para o dinheiro e { $marker-kinds_vote } para votar.
    .title = Marcadores de uma cor
    .of = 5e7cf2e67d42
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
       *[other] { $sheets } { -sheet(case: "pl") }
    } com as letras do plano, as trilhas de vigor e dinheiro e os espaços para objetos.
    .title = Fichas de preso
    .of = d87021b76ab8
components_sheets-alike = Só as figuras das fichas são diferentes. Que cada preso teria habilidades próprias foi dito antes de o jogo sair e não é verdade.
    .title = Todos os presos são iguais
    .of = 7b29e03dcb36
components_letters = Das tarefas, { $tasks-per-letter ->
        [one] { $tasks-per-letter } carta é
       *[other] { $tasks-per-letter } cartas são
    } de cada letra.
    .title = Tarefas de uma letra
    .of = 6a66e889dad5
components_marker-shortage = Marcadores nunca faltam. Se os de madeira acabarem, use qualquer outra coisa pequena.
    .title = Marcadores que faltam
    .event = Não sobrou marcador para a letra { $letter } de { $target }.
    .of = 5e958b2a7df5

## Preparação

setup = A prisão é montada nesta ordem.
    .title = Preparação
    .of = be9d224e39ea
setup_grid = Embaralhe as { $tiles } peças e coloque-as como a { -prison }: { $grid_rows ->
        [one] { $grid_rows } fileira
       *[other] { $grid_rows } fileiras
    } de { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile") }
       *[other] { $grid_columns } { -location(case: "tiles") }
    }.
    .title = Montar a prisão
    .event = { $tile } entra com o lado { $side } para cima.
    .of = 432796a0d206
setup_grid-security = Embaralhe as { $more-tiles } peças novas com as antigas e coloque todas as { $tiles-all } como a prisão: { $grid-security_rows ->
        [one] { $grid-security_rows } fileira
       *[other] { $grid-security_rows } fileiras
    } de { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile") }
       *[other] { $grid-security_columns } { -location(case: "tiles") }
    }.
    .title = Uma prisão maior
    .event = { $tile } entra com o lado { $side } para cima.
    .of = 8d7decc57cf1
setup_block = Coloque { $start-block_rows ->
        [one] { $start-block_rows } fileira
       *[other] { $start-block_rows } fileiras
    } de { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile") }
       *[other] { $start-block_columns } { -location(case: "tiles") }
    } sorteadas. O resto das { $tiles-all } espera ao lado.
    .title = As primeiras peças
    .event = { $tile } entra com o lado { $side } para cima.
    .of = a44b4c216b5a
setup_add-tiles = Depois, na sua vez, cada um de vocês acrescenta { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
       *[other] { $tiles-added } { -location(case: "tiles") }
    } onde toque { $touching } que já estejam ali, contando os cantos, até todas estarem na mesa.
    .title = Acrescentar peças
    .event = { $actor } acrescenta { $tile }, com o lado { $side } para cima.
    .of = 8ce062353605
setup_side-up = Deixe a sorte decidir, para cada peça, que lado fica para cima, e não mude isso a partida inteira. É uma regra nossa.
    .title = Que lado fica para cima
    .of = 59745b986393
setup_auxiliary-security = Junte as { $more-cards_auxiliary } cartas auxiliares novas às antigas. Agora são { $auxiliary-all }.
    .title = Cartas auxiliares
    .of = 623f056f66e0
setup_items = Ponha em cada lugar com { -stock } tantos dos seus objetos quantos diz o lado que está para cima.
    .title = Objetos nos lugares
    .of = 5943dcd5e278
setup_supply = Ponha todos os outros objetos, os guardas, os marcadores e as cartas ao lado da prisão. Eles são a { -supply }.
    .title = A reserva
    .of = a72fa1a90e0a
setup_guards = Compre { $guards-start ->
        [one] { $guards-start } { -auxiliary }
       *[other] { $guards-start } { -auxiliary(case: "pl") }
    } sem devolver nenhuma e ponha { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } em cada lugar sorteado. Depois embaralhe todas juntas de novo.
    .title = Os primeiros guardas
    .event = Há um guarda em: { $tile }.
    .of = 7ebcaf04f609
setup_sheets = Pegue uma ficha e os marcadores dela. Comece com { $stamina-start } :stamina: de vigor e { $cash-start } :cash: de dinheiro; os dois valores são nossos.
    .title = Fichas de preso
    .of = e541a8a06e3f
setup_votes = Cada um pega um { -voting-marker } da cor de cada jogador, inclusive da sua.
    .title = Marcadores de voto
    .of = 924bb6ebf649
setup_fifth-markers = Separe para a cor nova os mesmos marcadores que para cada uma das outras, e dê a cada um um marcador de voto dessa cor.
    .title = Marcadores da cor nova
    .of = d8713ae9d4a6
setup_prisoners = Compre uma { -auxiliary } para cada preso; o peão começa no lugar sorteado.
    .title = Onde os presos começam
    .event = { $target } começa em: { $tile }.
    .of = 49114943c490
setup_chief = Quando todos os presos tiverem posição, compre mais { $chief-draw ->
        [one] { $chief-draw } carta auxiliar
       *[other] { $chief-draw } cartas auxiliares
    }. O chefe começa no lugar indicado.
    .title = Onde o chefe começa
    .event = O chefe começa em: { $tile }.
    .of = 067afc21c243
setup_start-draw = As cartas compradas para as posições iniciais só voltam quando todos tiverem a sua, então não há dois que comecem na mesma peça.
    .title = Inícios separados
    .of = 9de943ec5b86
setup_chief-apart = As cartas dos presos ainda estão fora quando se compra a do chefe, então em geral ele não começa junto de um deles na mesma peça.
    .title = O chefe começa à parte
    .of = 1c68c800f1fe
setup_piles = Antes de embaralhar as tarefas, separe-as em { $piles ->
        [one] { $piles } pilha
       *[other] { $piles } pilhas
    }, cada uma de uma mesma letra.
    .title = Uma pilha por letra
    .of = 27a744ff5cf1
setup_remove = Tire ao acaso { $pile-removed ->
        [one] { $pile-removed } carta
       *[other] { $pile-removed } cartas
    } de cada pilha e guarde na caixa. Ninguém olha.
    .title = Saem cartas sem ninguém ver
    .of = 698b3a5d1123
setup_deck = Embaralhe as { $tasks-left } que restam para formar o baralho de tarefas e siga como sempre.
    .title = O novo baralho de tarefas
    .of = 15a719626ada
setup_tasks = Embaralhe as tarefas. Revele { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } e ponha cada uma num lugar sorteado com uma carta auxiliar, nunca duas no mesmo.
    .title = As primeiras tarefas
    .event = Há uma tarefa a cumprir em { $tile }: { $task }.
    .of = 12ce55fc21c8
setup_blackmail-security = Junte as { $more-cards_blackmail } cartas de chantagem novas às antigas antes de distribuir. Agora são { $blackmail-all }.
    .title = Cartas de chantagem
    .of = 89a32e6ccf99
setup_blackmail = Embaralhe as cartas de chantagem e dê { $blackmail-start ->
        [one] { $blackmail-start } carta
       *[other] { $blackmail-start } cartas
    } a cada jogador, com a face para baixo. É uma regra nossa.
    .title = Distribuir a chantagem
    .event = { $actor } recebe: { $card }.
    .of = b04c346abc41
setup_sentences = Antes de a partida começar, embaralhe as cartas de sentença e dê { $sentences-dealt ->
        [one] { $sentences-dealt } carta
       *[other] { $sentences-dealt } cartas
    } a cada preso, que ficam abertas ao lado da ficha.
    .title = Distribuir as sentenças
    .event = { $target } recebe a sentença: { $card }.
    .of = 10be66419dc3
setup_sentences-rest = As cartas de sentença que sobram vão para a caixa.
    .title = Sentenças não usadas
    .of = e7e86b2bd62c
setup_sentences-boxed = Deixe as cartas de sentença na caixa.
    .title = Sem sentenças
    .of = 761729e47558
setup_scapegoat = Escolha ao acaso um jogador para ser o primeiro bode expiatório e ficar com a carta até a primeira votação.
    .title = O primeiro bode expiatório
    .event = { $target } é o primeiro bode expiatório.
    .of = cdfaf377b02b
setup_sucker = Deixe pronta a carta do otário. Ela é dada a alguém ao acaso na primeira rodada.
    .title = A carta do otário
    .of = 30d925037a77

## A rodada

round = Vocês jogam rodada após rodada, até o plano dar certo ou os guardas encherem a prisão.
    .title = A rodada
    .of = 07580b778794
round_phases = Uma { -round } tem { $phases ->
        [one] { $phases } { -phase }
       *[other] { $phases } { -phase(case: "pl") }
    }: primeiro entra um novo guarda, depois alguém vira o bode expiatório e por fim todos executam o plano.
    .title = Fases
    .of = fc5669d4ce16
round_guard = Na primeira fase, compre uma { -auxiliary } e ponha { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } da reserva no lugar indicado.
    .title = Um novo guarda
    .event = Entra um novo guarda: { $tile }.
    .of = e2096ea2438c
round_guard-card = Essa carta volta para junto das outras, e elas são embaralhadas. O mesmo lugar pode sair de novo na próxima vez.
    .title = A carta volta
    .of = 75bf651ab2f7
round_guard-cap = Nunca há mais de { $guard-cap ->
        [one] { $guard-cap } { -guard }
       *[other] { $guard-cap } { -guard(case: "pl") }
    } numa peça.
    .title = Uma peça cheia
    .of = ee5d46899190
round_guard-overflow = Se a peça do novo guarda estiver cheia, compre de novo até sair uma que não esteja.
    .title = Sem espaço para o guarda
    .event = Não há espaço para mais um guarda: { $tile }.
    .of = 88d5398c2757
round_last-guard = No momento em que o guarda número { $guard-fatal } entra na prisão, a partida acaba e todos vocês perdem.
    .title = O último guarda
    .event = Entra o guarda número { $value }. A prisão está cheia.
    .of = d5bdbbb2ade5
round_rounds = Vocês começam com { $guards-start } guardas, e cada rodada traz mais um. Depois de { $rounds-safe } rodadas há tantos quantos a prisão aguenta, e a rodada { $round-fatal } traz aquele que é demais.
    .title = Exemplo: quanto tempo vocês têm
    .of = 67c641b78ce8
round_restock = Depois complete cada { -stock } com a reserva, até onde ela tiver os objetos. É uma regra nossa.
    .title = Repor os estoques
    .event = Da reserva { $value ->
        [one] vem
       *[other] vêm
    } { $value ->
        [one] { $value } objeto
       *[other] { $value } objetos
    }.
    .of = 49bf64c8517e
round_talk = Na segunda fase, conversem abertamente por cerca de { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }: quem vai fazer o quê, quem entrega o que a quem e quem aguentaria ser o bode expiatório.
    .title = Conversa
    .of = 020834ecb999
round_vote = Depois cada um de vocês fecha em segredo { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
       *[other] { $votes-cast } { -voting-marker(case: "pl") }
    } na mão, e todos abrem as mãos juntos. O { -vote } vai para o preso daquela cor.
    .title = A votação
    .event = { $actor } vota em { $target }{ $value ->
        [one] .
       *[other] , e o voto conta { $value } vezes.
    }
    .of = 4bed71407f48
round_elected = O preso com mais votos é o { -scapegoat } até a próxima votação e pega a carta que diz isso. Os marcadores voltam a quem votou.
    .title = O bode expiatório
    .event = { $target } é o bode expiatório com { $value ->
        [one] { $value } voto
       *[other] { $value } votos
    }.
    .of = 479fb3aba11f
round_tie = Se vários tiverem mais votos que os outros, o antigo bode expiatório, que também votou, escolhe um deles.
    .title = Empates
    .event = { $actor } desempata: { $target }.
    .of = 7909aff84c97
round_self-vote = Você pode votar em si mesmo.
    .title = Votar em si
    .of = b81d154eb0ff
round_again = Quem é o bode expiatório pode ser eleito de novo, quantas vezes os outros quiserem.
    .title = Eleito de novo
    .of = d0d4c53f8189
round_example-tie = Ada é o bode expiatório. Bo e Cyril têm o mesmo número de votos, e ninguém tem mais. Ada pode escolher Bo ou Cyril; não pode escolher nem a si mesma nem Dora, que têm menos.
    .title = Exemplo: um empate
    .of = fd67c267ea19
round_order = Na terceira fase, o bode expiatório joga primeiro. Os outros seguem em sentido horário.
    .title = Quem age quando
    .event = Rodada { $value }: é a vez de { $actor }.
    .of = 36c9739e6902
round_whole-turn = Você faz todas as suas ações uma depois da outra, com as livres no meio como quiser, antes de o próximo preso começar.
    .title = Um turno inteiro de cada vez
    .of = 4a08ce6e2d33

## O que um preso pode fazer

actions = Um turno é feito de poucas ações que custam algo e de quantas se quiser que não custam.
    .title = Ações
    .of = 8c4e72d01a1a
actions_points = Quantos pontos de ação cada preso tem por turno depende do número de jogadores. Você gasta cada { -action-point } no seu próprio turno.
    .title = Pontos de ação
    .of = 4b5d888b1586
actions_points-five = Com { $five-players } jogadores, cada preso tem { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
       *[other] { $action-points_5_points } { -action-point(case: "pl") }
    }, como com { $four-players }.
    .title = Pontos de ação com a cor nova
    .of = 85d9c33ee3e6
actions_scapegoat-point = O bode expiatório tem { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
       *[other] { $scapegoat-points } { -action-point(case: "pl") }
    } a mais que os outros.
    .title = A vantagem do bode expiatório
    .event = { $actor }, o bode expiatório, tem { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    } a mais.
    .of = 7e9ba2272614
actions_scapegoat-ladder = Essa vantagem continua a mesma, não importa quantas vezes seguidas o mesmo preso tenha sido o bode expiatório.
    .title = Eleito várias vezes
    .of = 814a3bf687e1
actions_lost-points = Os pontos de ação que você não gasta no seu turno se perdem.
    .title = Nada se guarda
    .event = { $actor } deixa passar { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
    .of = 90da1d9d2b68
actions_list = Uma { -action } custa { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }: mover-se, usar um lugar, um roubo, um motim, cumprir uma tarefa, descartar um objeto ou jogar uma carta de chantagem.
    .title = Ações por pontos de ação
    .of = 3ed87470feaf
actions_free = Uma { -free-action } não custa ponto de ação, e você pode fazer quantas quiser no seu turno: trocar, subornar e se esforçar.
    .title = Ações livres
    .of = 72b8589e2480
actions_move = Mover-se leva o seu peão a uma { -neighbour }, ou seja, uma peça que divide um lado com a sua. Cantos não contam.
    .title = Mover-se
    .event = { $actor } vai para: { $tile }.
    .of = 04945298583d
actions_use = Usar o lugar onde você está lhe dá o efeito do lado que está para cima. Você pode usá-lo de novo enquanto puder pagar.
    .title = Usar um lugar
    .of = 335d1f1e0f93
actions_steal = Um { -theft } tira { $steal-take } objeto ou { $steal-take } :cash: de dinheiro, o que você preferir, de um preso na sua peça, que não pode recusar.
    .title = Roubar
    .event = { $actor } rouba de { $target }: { $item }
    .of = 2f90c33aa0b7
actions_riot = Um { -riot } traz { $riot-guards ->
        [one] { $riot-guards } { -guard }
       *[other] { $riot-guards } { -guard(case: "pl") }
    } de uma vizinha para a sua própria peça, a não ser que ela esteja cheia.
    .title = Fazer um motim
    .event = { $actor } começa um motim: um guarda vai de { $tile } para { $there }.
    .of = db6c05bbad05
actions_complete = Uma tarefa se cumpre na peça dela, com os objetos que ela pede.
    .title = Cumprir uma tarefa
    .of = cb72fb4e4df8
actions_complete-scapegoat = O bode expiatório não pode cumprir tarefas.
    .title = Sem tarefas para o bode expiatório
    .of = 1eae25c51bb3
actions_discard = Descartar põe um objeto seu na reserva.
    .title = Descartar um objeto
    .event = { $actor } descarta: { $item }
    .of = f6bea2ac1312
actions_blackmail = Jogar uma carta de chantagem faz o que a carta diz, na hora.
    .title = Jogar chantagem
    .event = { $actor } joga chantagem: { $card }.
    .of = 867e729bf16a
actions_blackmail-scapegoat = Só o bode expiatório pode jogar cartas de chantagem.
    .title = A chantagem é do bode expiatório
    .of = 630e40412752
actions_trade = Numa { -trade } você dá objetos e dinheiro a um preso na sua peça ou os troca com ele. Também pode ser um presente.
    .title = Trocar
    .event = { $actor } e { $target } chegam a um acordo: { $gives } por { $wants }.
    .of = 3fe038e6acc3
actions_trade-both = Os dois têm de concordar. O que se promete para um turno futuro não obriga ninguém.
    .title = Os dois concordam
    .event = { $actor } não chega a um acordo com { $target }.
    .of = ba2a5022c9ba
actions_trade-offers = Você pode propor { $offers-turn ->
        [one] { $offers-turn } troca
       *[other] { $offers-turn } trocas
    } no seu turno, aceitas ou não. É um limite nosso; o que vocês combinam antes da votação não conta.
    .title = Só tantas propostas
    .event = { $actor } propõe a { $target }: { $gives } por { $wants }.
    .of = bfee055c4c1f
actions_bribe = Um { -bribe } custa { $bribe-cash } :cash: de dinheiro e manda { $bribe-guards ->
        [one] { $bribe-guards } { -guard }
       *[other] { $bribe-guards } { -guard(case: "pl") }
    } da sua peça para uma vizinha que não esteja cheia.
    .title = Subornar um guarda
    .event = { $actor } suborna um guarda{ $same ->
        [one] , que olha para o outro lado.
       *[other] , que vai de { $tile } para { $there }.
    }
    .of = 1ef3e73e12f6
actions_effort = Esforçar-se custa { $effort-stamina } :stamina: de { -stamina } e lhe dá { $effort-points ->
        [one] { $effort-points } { -action-point }
       *[other] { $effort-points } { -action-point(case: "pl") }
    } a mais neste turno.
    .title = Esforçar-se
    .event = { $actor } se esforça e ganha { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
    .of = 80df5c8bde83
actions_effort-limit = Você pode fazer { $efforts-turn ->
        [one] { $efforts-turn } esforço
       *[other] { $efforts-turn } esforços
    } por turno, não mais. É uma regra nossa: em alguns cantos da prisão o vigor voltaria sem fim.
    .title = Não sem fim
    .of = c2239fee305e
actions_cash = O que você tem de :cash: { -cash } está marcado na sua ficha. O que se paga vai para a reserva, a não ser que uma regra diga que preso o recebe.
    .title = Dinheiro
    .of = 1f21ef643966
actions_limits = Ninguém pode ter mais de { $stamina-max } :stamina: de vigor nem de { $cash-max } :cash: de dinheiro. O que passar disso se perde. Os dois limites são nossos.
    .title = Limites
    .of = 87ef151fc6fe
actions_slots = Uma ficha tem { $item-slots ->
        [one] { $item-slots } { -slot }
       *[other] { $item-slots } { -slot(case: "pl") }
    }, um número nosso. Sem nenhum livre, você não pode receber outro objeto, a não ser trocando.
    .title = Espaço para objetos
    .of = ba36a3920c05

## O que os guardas fazem

influence = Onde há guardas olhando, tudo fica mais difícil.
    .title = A influência dos guardas
    .of = 561cd351e0ed
influence_count = A { -influence } numa peça é o número de guardas nela. Antes de cada ação, olhe a peça em que você está.
    .title = Contar guardas
    .of = aa3b4dc28419
influence_calm = Até { $influence_calm ->
        [one] { $influence_calm } { -guard }
       *[other] { $influence_calm } { -guard(case: "pl") }
    } na sua peça não { $influence_calm ->
        [one] muda
       *[other] mudam
    } nada.
    .title = Quase sem guardas
    .of = 5a9ac78affee
influence_slow = Com { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } na sua peça, cada ação custa { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    } a mais.
    .title = Ações mais caras
    .event = Sob os olhos dos guardas, isso custa a { $actor } { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
    .of = 8ca66c032f56
influence_slow-not = Mover-se, as cartas de chantagem e as ações livres não ficam mais caras.
    .title = O que continua barato
    .of = a20b5760a643
influence_stop = Com { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } na sua peça, você não pode fazer nenhuma ação além de se mover e jogar chantagem.
    .title = Ações impedidas
    .of = 5a43da7c3062
influence_stop-free = Trocar, subornar e se esforçar continuam possíveis.
    .title = O que nunca é impedido
    .of = ae73beab7943
influence_full = Uma peça com { $influence_full ->
        [one] { $influence_full } { -guard }
       *[other] { $influence_full } { -guard(case: "pl") }
    } é como uma com { $influence_stop }, e além disso ninguém pode entrar nela.
    .title = Peças fechadas
    .of = f525d36b2dfd
influence_use = Quem usa um lugar está sujeito aos guardas dele, mesmo onde o efeito é uma ação livre.
    .title = Correção: lugares livres e guardas
    .of = 463f7590f970
influence_use-slow = Com { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } ali, um lugar que de outro modo seria livre custa { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }.
    .title = Correção: mais caro onde era livre
    .event = Livre em outras situações, o lugar custa a { $actor }, sob os olhos dos guardas, { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
    .of = 6d624cdab065
influence_use-stop = Com { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } ou mais ali, nenhum lugar pode ser usado.
    .title = Correção: impedido onde era livre
    .of = 5ebc57a52824
influence_example-slow = Há { $influence_slow ->
        [one] { $influence_slow } guarda
       *[other] { $influence_slow } guardas
    } no Pátio, com o lado prateado para cima. Ada troca sem pagar nada, como sempre. Para usar o pátio ela paga { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }, embora em outras situações isso seja uma ação livre; um roubo lhe custaria { $action-cost } e mais { $influence-extra }.
    .title = Exemplo: ações mais caras
    .of = 6991dc96d6bf
influence_example-stop = Há { $influence_stop ->
        [one] { $influence_stop } guarda
       *[other] { $influence_stop } guardas
    } no Refeitório, com o lado acobreado para cima. Bo não pode comprar uma faca ali, seja ação livre ou não. Ele pode sair, entregar um objeto a Ada ou pagar um suborno, e com um guarda a menos acaba podendo comprar.
    .title = Exemplo: ações impedidas
    .of = d44d35fef5b3

## Tarefas

tasks = Cada tarefa traz uma letra para quem a cumpre e muitas vezes outra para os amigos.
    .title = Tarefas e recompensas
    .of = 1e0e202f0b78
tasks_card = Uma { -task } mostra a sua letra e { $task-items ->
        [one] o
       *[other] os
    } { $task-items ->
        [one] { $task-items } { -item }
       *[other] { $task-items } { -item(case: "pl") }
    } de que precisa. Ela está no lugar onde pode ser cumprida.
    .title = Cartas de tarefa
    .of = d81f571d5df7
tasks_complete = Para cumprir uma tarefa, esteja na peça dela, gaste { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    } e entregue os objetos.
    .title = Cumprir uma tarefa
    .event = { $actor } cumpre uma tarefa: { $task }.
    .of = 0025b61cb737
tasks_hand-in = Os objetos entregues vão para a reserva. A :gun: arma pode valer por qualquer um deles.
    .title = Entregar
    .of = 81a87ba7d467
tasks_mark = Você marca na sua ficha a letra da tarefa que cumpriu.
    .title = A sua letra
    .event = { $target } marca a letra { $letter }.
    .of = 2a2e0cb00e10
tasks_reward = Depois revele { $rewards-drawn ->
        [one] { $rewards-drawn } carta
       *[other] { $rewards-drawn } cartas
    } do baralho de tarefas como { -reward }. Cada um dos outros presos, menos o bode expiatório, marca a letra que saiu.
    .title = Uma letra para os outros
    .event = A recompensa é a letra { $letter }: { $task }.
    .of = 781707393d93
tasks_no-reward = O bode expiatório não ganha nada com uma tarefa cumprida.
    .title = Nada para o bode expiatório
    .event = { $target }, o bode expiatório, não recebe a letra { $letter }.
    .of = ba3c2fa3cc7a
tasks_owned = Uma letra que você já tem não lhe traz nada.
    .title = Letras que você já tem
    .event = { $target } já tem a letra { $letter }.
    .of = 0d921fc7fe37
tasks_next = Em seguida revele mais uma tarefa e ponha-a num lugar sorteado com uma carta auxiliar. Várias tarefas podem ficar na mesma peça.
    .title = Uma nova tarefa
    .event = Há uma nova tarefa a cumprir em { $tile }: { $task }.
    .of = 258494d66e77
tasks_always-open = Assim há sempre { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } a cumprir na prisão, enquanto o baralho durar.
    .title = Tarefas abertas
    .of = 1b90fcb0df87
tasks_used = As tarefas cumpridas e as recompensas saem do jogo. Com azar, pode acabar uma letra de que você ainda precisa.
    .title = Cartas usadas
    .event = Uma carta vai para baixo do baralho de tarefas: { $task }.
    .of = d7cd5cbdd12c
tasks_deck-empty = Quando o baralho não tem carta para uma recompensa ou para uma nova tarefa, não há nenhuma.
    .title = Um baralho vazio
    .event = O baralho de tarefas está vazio.
    .of = f744b979d922
tasks_example = { $four-players ->
        [one] Joga
       *[other] Jogam
    } { $four-players ->
        [one] { $four-players } jogador
       *[other] { $four-players } jogadores
    }, e Dora é o bode expiatório. Ada cumpre uma tarefa com a letra C e marca C. A recompensa mostra E: Bo e Cyril marcam E, mas nem Ada nem Dora a marcam.
    .title = Exemplo: uma tarefa e sua recompensa
    .of = 52bfae5594a9
tasks_names = Também na caixa as tarefas são feitos de uma fuga: pega-se roupa, acende-se um fogo, cava-se um túnel, faz-se o diretor dormir, some o mapa.
    .title = Tarefas da caixa
    .of = 1940a3e15b62
tasks_own = Nosso próprio conjunto tem { $cards_task ->
        [one] { $cards_task } carta
       *[other] { $cards_task } cartas
    }: cada par de objetos diferentes está em tantas tarefas quantas qualquer outro par, e cada letra pede cada objeto com a mesma frequência.
    .title = Nosso conjunto de tarefas
    .of = 97bd81624ee2

## O fim

ending = No fim saem todos menos um, ou não sai ninguém.
    .title = O fim da partida
    .of = 56307ead1d5e
ending_success = A fuga dá certo quando há um preso sem o qual todos os outros, em conjunto, têm todas as letras do plano.
    .title = A fuga
    .event = A fuga dá certo na rodada { $value }, sem { $target }.
    .of = 133709b37c81
ending_numbers = O número dos que saem depende do número de jogadores. Eles vencem, e quem fica para trás perde.
    .title = Quantos fogem
    .of = 07194d7c9a30
ending_wording = Uma página da editora fala de { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } jogador
       *[other] { $escaping_3_prisoners } jogadores
    } ou mais, o que quer dizer o mesmo: todos menos um, em qualquer número.
    .title = Outra formulação
    .of = b4683c1b79df
ending_moment = Veja se o plano está completo cada vez que alguém marca uma letra. Se estiver, a partida acaba na hora.
    .title = Quando verificar
    .of = ee6224f39272
ending_scapegoat-stays = Quem fica para trás é o bode expiatório.
    .title = Quem fica para trás
    .event = { $target }, o bode expiatório, fica para trás.
    .of = d9dad73682fc
ending_needed-scapegoat = Um bode expiatório que tem uma letra que falta a todos os outros não pode ficar para trás; então fica outro preso.
    .title = Um bode expiatório necessário
    .event = { $target }, o bode expiatório, tem uma letra que ninguém mais tem, e sai.
    .of = 282302b54209
ending_other-stays = Olhe os outros sem os quais todas as letras continuam ali. Deles fica o que tem menos letras; entre iguais, o primeiro à esquerda do bode expiatório.
    .title = Outro fica para trás
    .event = { $target } fica para trás em seu lugar.
    .of = 6c3e3e50d660
ending_nobody-can-stay = Se cada um de vocês tem uma letra que ninguém mais tem, o plano ainda não está completo, e vocês continuam a jogar.
    .title = Todos são necessários
    .event = Todas as letras estão aí, mas cada um de vocês tem uma que falta aos outros.
    .of = 17056bdedf85
ending_loss = Se o último guarda entrar antes, todos perdem.
    .title = Todos perdem
    .event = Os guardas venceram na rodada { $value }: ninguém sai.
    .of = 38465b04e597
ending_example-needed = Só Dora, o bode expiatório, tem a letra B; Ada, Bo e Cyril têm o resto. As letras de Bo estão todas também com outros, as de Ada e Cyril não. Por isso Bo fica para trás, e Dora, que deveria ficar, sai.
    .title = Exemplo: o bode expiatório necessário
    .of = 93797ccdf7e7

## Os lugares

locations = O que se pode fazer em cada canto. Estes efeitos são um conjunto nosso.
    .title = Lugares
    .of = c75445138a3f
locations_use = Cada lugar tem um efeito por vez, o do lado que está para cima. A menos que o texto diga que é livre, usá-lo custa { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }.
    .title = O efeito de um lugar
    .of = ee898ac20b62
locations_numbers = Todo lugar tem um número. Só alguns deles são conhecidos; todos os outros são nossos e só importam para o chefe dos guardas.
    .title = Números dos lugares
    .of = 486e6f974727
locations_free = No lado acobreado, a Sala de Rádio, o Refeitório e a Sala de Recreação são ações livres; no lado prateado, o Pátio.
    .title = Lugares livres
    .of = 3cab8a60858c
locations_free-once = Você pode usar o mesmo lugar como ação livre só { $free-uses ->
        [one] { $free-uses } vez
       *[other] { $free-uses } vezes
    } por turno. É uma regra nossa.
    .title = Livre, mas não para sempre
    .of = 84bf741f6449
locations_stocks = Alguns lugares têm um estoque de objetos, maior ou menor conforme o lado. Você só pode pegar o que está ali.
    .title = Estoques
    .of = 8d97aba00806
locations_agree = O que um lugar faz a outro preso precisa do consentimento dele se lhe tira algo, e de nenhum se lhe dá.
    .title = Consentimento dos outros
    .of = accaa7ade1f3
locations_own = Os nomes e os lados livres vêm do jogo. Os demais números, a Oficina e o que cada lado faz são nossos, até o seu grupo adotar os da sua caixa.
    .title = Nosso conjunto de lugares
    .of = 17f38f65fb38
locations_cell-block = Número { $tile-numbers_cell-block }.
    .title = Bloco de Celas
    .of = fdec66479aac
locations_cell-block_silver = Uma hora tranquila no beliche: ganhe { $effects_cell-block-silver_stamina } :stamina: de vigor.
    .title = Bloco de Celas, lado prateado
    .event = { $actor } descansa: mais { $value } :stamina:.
    .of = 86a81bbfd974
locations_cell-block_copper = Debaixo do colchão: ponha { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item } seu
       *[other] { $effects_cell-block-copper_give } { -item(case: "pl") } seus
    } na reserva e pegue dali { $effects_cell-block-copper_take } de outro tipo.
    .title = Bloco de Celas, lado acobreado
    .event = { $actor } acha debaixo do colchão: { $item }
    .of = ef17b089f088
locations_radio-room = Número { $tile-numbers_radio-room }.
    .title = Sala de Rádio
    .of = ecca20caabec
locations_radio-room_silver = Escuta: compre { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail }
       *[other] { $effects_radio-room-silver_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de Rádio, lado prateado
    .event = { $actor } fica na escuta e compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    }.
    .of = dc908497e6fe
locations_radio-room_copper = :free-action: Ação livre: pague { $effects_radio-room-copper_pay } :cash: de dinheiro e compre { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail }
       *[other] { $effects_radio-room-copper_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de Rádio, lado acobreado
    .event = { $actor } paga e compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    }.
    .of = 3a643684296b
locations_dining-hall = Número { $tile-numbers_dining-hall }.
    .title = Refeitório
    .of = a365fb16410f
locations_dining-hall_silver = Talheres no bolso: pegue { $effects_dining-hall-silver_take } :knife: faca do estoque de { $stocks_dining-hall_silver }.
    .title = Refeitório, lado prateado
    .event = { $actor } pega { $value } :knife:.
    .of = 4f401f316f01
locations_dining-hall_copper = :free-action: Ação livre: pague { $effects_dining-hall-copper_pay } :cash: de dinheiro e pegue { $effects_dining-hall-copper_take } :knife: faca do estoque de { $stocks_dining-hall_copper }.
    .title = Refeitório, lado acobreado
    .event = { $actor } compra { $value } :knife:.
    .of = 6e095ebe4dc3
locations_laundry = Número { $tile-numbers_laundry }.
    .title = Lavanderia
    .of = cd223c8580c0
locations_laundry_silver = Do cesto: pegue { $effects_laundry-silver_take } :clothes: de roupa do estoque de { $stocks_laundry_silver }.
    .title = Lavanderia, lado prateado
    .event = { $actor } pega { $value } :clothes:.
    .of = 82c8c9d98e60
locations_laundry_copper = O carrinho da lavanderia: pegue { $effects_laundry-copper_take } :clothes: de roupa do estoque de { $stocks_laundry_copper } e, se quiser, vá junto até uma vizinha em que possa entrar.
    .title = Lavanderia, lado acobreado
    .event = { $rides ->
        [one] { $actor } vai no carrinho até: { $tile }.
       *[other] { $actor } pega { $value } :clothes:.
    }
    .of = 77cfdb463a81
locations_exercise-yard = Número { $tile-numbers_exercise-yard }.
    .title = Pátio
    .of = 2e8ab876a815
locations_exercise-yard_silver = :free-action: Ação livre: transforme { $effects_exercise-yard-silver_pay } :cash: de dinheiro em { $effects_exercise-yard-silver_gain } :stamina: de vigor, ou o contrário.
    .title = Pátio, lado prateado
    .event = { $minus ->
        [one] { $actor } transforma :stamina: em { $amount } :cash:.
       *[other] { $actor } transforma :cash: em { $amount } :stamina:.
    }
    .of = 6426cd2a7f2d
locations_exercise-yard_copper = Treino em dupla: ganhe { $effects_exercise-yard-copper_stamina } :stamina: de vigor; outro preso nesta peça, se houver, ganha o mesmo; você escolhe quem.
    .title = Pátio, lado acobreado
    .event = { $actor } treina: mais { $value } :stamina:.
    .of = 93bfa0be9a5d
locations_infirmary = Número { $tile-numbers_infirmary }.
    .title = Enfermaria
    .of = ad99d39c9a3d
locations_infirmary_silver = O armário destrancado: pegue { $effects_infirmary-silver_take } :drugs: de drogas do estoque de { $stocks_infirmary_silver }.
    .title = Enfermaria, lado prateado
    .event = { $actor } pega { $value } :drugs:.
    .of = 8d41b1e4ed4e
locations_infirmary_copper = Uma noite na cama: pegue { $effects_infirmary-copper_take } :drugs: de drogas do estoque de { $stocks_infirmary_copper } ou ganhe { $effects_infirmary-copper_stamina } :stamina: de vigor.
    .title = Enfermaria, lado acobreado
    .event = { $minus ->
        [one] { $actor } fica na cama: mais { $amount } :stamina:.
       *[other] { $actor } pega { $amount } :drugs:.
    }
    .of = a3f364b34990
locations_workshop = Número { $tile-numbers_workshop }.
    .title = Oficina
    .of = 701b92a74b17
locations_workshop_silver = Aqui ninguém conta nada: pegue { $effects_workshop-silver_take } :tools: de ferramentas do estoque de { $stocks_workshop_silver }.
    .title = Oficina, lado prateado
    .event = { $actor } pega { $value } :tools:.
    .of = 25afc53f26b9
locations_workshop_copper = Feito sob encomenda: ponha { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
       *[other] { $effects_workshop-copper_give } { -item(case: "pl") }
    } de outro tipo na reserva e pegue até { $effects_workshop-copper_take } :tools: de ferramentas do estoque de { $stocks_workshop_copper }.
    .title = Oficina, lado acobreado
    .event = { $actor } dá material e pega { $value } :tools:.
    .of = e89b1767dcd2
locations_recreational-room = Número { $tile-numbers_recreational-room }.
    .title = Sala de Recreação
    .of = 93c5578d707e
locations_recreational-room_silver = Um jogo de cartas: ganhe { $effects_recreational-room-silver_cash } :cash: de dinheiro, ou { $effects_recreational-room-silver_company } se outro preso também estiver aqui.
    .title = Sala de Recreação, lado prateado
    .event = { $actor } joga cartas e ganha { $value } :cash:.
    .of = ee8a46432c2c
locations_recreational-room_copper = :free-action: Ação livre: faça uma troca com um preso em qualquer peça, como se estivessem juntos.
    .title = Sala de Recreação, lado acobreado
    .event = { $actor } passa um recado adiante.
    .of = 0681014fd3fb
locations_visiting-area = Número { $tile-numbers_visiting-area }.
    .title = Sala de Visitas
    .of = 8667368038f7
locations_visiting-area_silver = Um bolo de casa: pague { $effects_visiting-area-silver_pay } :cash: de dinheiro e pegue da reserva { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "pl") }
    } à sua escolha.
    .title = Sala de Visitas, lado prateado
    .event = { $actor } ganha um bolo, e dentro dele: { $item }
    .of = 0f9887a28063
locations_visiting-area_copper = Visita da família: ganhe { $effects_visiting-area-copper_cash } :cash: de dinheiro.
    .title = Sala de Visitas, lado acobreado
    .event = { $actor } recebe visita e ganha { $value } :cash:.
    .of = 35ad39af7e41
locations_chapel = Número { $tile-numbers_chapel }.
    .title = Capela
    .of = 8d4df28a3867
locations_chapel_silver = Sinos para a missa: mova { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "pl") }
    } de qualquer peça para uma vizinha dela que não esteja cheia.
    .title = Capela, lado prateado
    .event = { $actor } toca os sinos: um guarda vai de { $tile } para { $there }.
    .of = 8969f13b5a25
locations_chapel_copper = Confissão: compre { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "pl") }
    } ou ganhe { $effects_chapel-copper_stamina } :stamina: de vigor.
    .title = Capela, lado acobreado
    .event = { $minus ->
        [one] { $actor } se confessa e se sente melhor: mais { $amount } :stamina:.
       *[other] { $actor } se confessa e fica sabendo de algo: mais { $amount } :blackmail:.
    }
    .of = 89df3b2b6024
locations_wardens-office = Número { $tile-numbers_wardens-office }.
    .title = Sala do Diretor
    .of = 5fa7560dbaf3
locations_wardens-office_silver = Do gancho na parede: pegue { $effects_wardens-office-silver_take } :key: chave do estoque de { $stocks_wardens-office_silver }.
    .title = Sala do Diretor, lado prateado
    .event = { $actor } pega { $value } :key:.
    .of = b942728c9d5d
locations_wardens-office_copper = A gaveta aberta: pegue { $effects_wardens-office-copper_take } :key: chave do estoque de { $stocks_wardens-office_copper } ou mova { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "pl") }
    } de qualquer peça para qualquer outra.
    .title = Sala do Diretor, lado acobreado
    .event = { $moves ->
        [one] { $actor } muda uma tarefa para { $tile }: { $task }.
       *[other] { $actor } pega { $value } :key:.
    }
    .of = d20ffabdc7f3
locations_prison-wall = Número { $tile-numbers_prison-wall }.
    .title = Muralha
    .of = a295e8e5cc4a
locations_prison-wall_silver = Barulho no escuro: mova até { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "pl") }
    } desta peça para vizinhas que não estejam cheias.
    .title = Muralha, lado prateado
    .event = { $actor } faz barulho: um guarda vai de { $tile } para { $there }.
    .of = 363f2e63581d
locations_prison-wall_copper = Atrás de uma pedra solta: pegue a :gun: arma, se o estoque de { $stocks_prison-wall_copper } ainda estiver aqui; senão, mova { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "pl") }
    } desta peça para uma vizinha que não esteja cheia.
    .title = Muralha, lado acobreado
    .event = { $moves ->
        [one] { $actor } só acha uma corrente de ar, e um guarda vai de { $tile } para { $there }.
       *[other] { $actor } pega a :gun: de trás da pedra.
    }
    .of = 9775e7c64966

## Chantagem

blackmail = Quem fica com a culpa tem os outros na mão. Estas cartas são um conjunto nosso.
    .title = Cartas de chantagem
    .of = 0c429f1fa7bc
blackmail_hand = Guarde cada { -blackmail } só para você. Você pode ter { $blackmail-hand }; quem comprar mais põe cartas à sua escolha embaixo do baralho. O limite da mão é nosso.
    .title = A sua mão
    .event = { $minus ->
        [one] { $actor } põe uma carta embaixo do baralho: { $card }.
       *[other] { $actor } compra: { $card }.
    }
    .of = a7798b3c8d70
blackmail_play = Você só pode jogar chantagem no seu próprio turno e só como bode expiatório. Cartas que não podem ter efeito não podem ser jogadas.
    .title = Jogar uma carta
    .of = 09adf262ce52
blackmail_after = Uma carta jogada vai para uma pilha, com a face para cima. Quando o baralho acabar, embaralhe a pilha e faça dela o baralho.
    .title = Depois de jogar
    .event = A pilha de chantagem é embaralhada e vira um novo baralho de { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }.
    .of = 005bbeac8be6
blackmail_own = A caixa tem { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
       *[other] { $cards_blackmail } { -blackmail(case: "pl") }
    }, cujos textos não conhecemos. As nossas são tantas quantas, e vocês podem usar as da caixa no lugar delas.
    .title = Nosso conjunto de chantagem
    .of = a66c07142234
blackmail_hidden-stash = Pegue { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "pl") }
    } à sua escolha de qualquer preso, onde quer que vocês dois estejam.
    .title = Esconderijo
    .event = { $actor } tira de { $target }: { $item }
    .of = 432c1b064ffc
blackmail_hush-money = Cada um dos outros presos que tiver dinheiro lhe paga { $blackmail-effects_hush-money_cash } :cash: de dinheiro, a começar pela sua esquerda.
    .title = Preço do silêncio
    .event = { $target } paga a { $actor } { $value } :cash: pelo silêncio.
    .of = b4ef7f830f9b
blackmail_lookout = Mova o peão de outro preso em até { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
    }, como num movimento normal.
    .title = Vigia
    .event = { $actor } manda { $target } para: { $tile }.
    .of = d2e8fb8569ff
blackmail_anonymous-note = Mova { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "pl") }
    } de qualquer peça para qualquer outra que não esteja cheia.
    .title = Bilhete anônimo
    .event = { $actor } manda um guarda embora, de { $tile } para { $there }.
    .of = 48ca0d03304b
blackmail_friendly-guard = Até o fim deste turno, nenhum cubo conta como guarda para o que você faz, nem mesmo para entrar numa peça.
    .title = Um guarda amigo
    .event = Nenhum guarda conta para { $actor } neste turno.
    .of = f7e901e1b050
blackmail_borrowed-file = Olhe { $blackmail-effects_borrowed-file_look ->
        [one] a
       *[other] as
    } { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } carta
       *[other] { $blackmail-effects_borrowed-file_look } cartas
    } de cima do baralho de tarefas e devolva na ordem que quiser.
    .title = Dossiê emprestado
    .event = { $peek ->
        [one] { $target } vê no dossiê: { $task }.
       *[other] { $actor } examina { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    } do baralho de tarefas.
    }
    .of = 01eac0e2376d
blackmail_change-of-plans = Mova { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "pl") }
    } de qualquer peça para qualquer outra.
    .title = Mudança de planos
    .event = { $actor } muda uma tarefa para { $tile }: { $task }.
    .of = 87ed131738f4
blackmail_old-debt = Dê a qualquer preso { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item } seu
       *[other] { $blackmail-effects_old-debt_give } { -item(case: "pl") } seus
    } e pegue { $blackmail-effects_old-debt_take } dele, os dois à sua escolha, onde quer que vocês estejam.
    .title = Dívida antiga
    .event = { $actor } entrega a { $target }: { $item }
    .of = 742a1d750855
blackmail_double-shift = Você tem { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
       *[other] { $blackmail-effects_double-shift_points } { -action-point(case: "pl") }
    } a mais neste turno.
    .title = Turno dobrado
    .event = { $actor } tem { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    } a mais.
    .of = 1bbe92a0b325
blackmail_forced-favour = Use o lugar de outro preso como se você estivesse lá. Os guardas de lá contam, e os custos são seus.
    .title = Favor forçado
    .event = { $target } faz um favor a { $actor } em: { $tile }.
    .of = 5ae95d8bbf81
blackmail_two-voices = Mantenha esta carta aberta diante de você. Na próxima votação o seu marcador vale por { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "pl") }
    }; depois disso a carta está jogada.
    .title = Outra voz
    .event = O próximo voto de { $actor } conta { $value } vezes.
    .of = dc02cc750e85

## Segurança Máxima

security = Uma expansão com um chefe, um quinto preso e mais alguns cantos da prisão.
    .title = Segurança Máxima
    .of = db0aa58ff9f3
security_needs-base = { product_maximum-security } não é um jogo à parte; você precisa do jogo básico para usá-la.
    .title = É preciso o jogo básico
    .of = 9a4866e399c5
security_news = O chefe e os lugares novos fazem parte de toda partida com esta caixa, o otário das partidas de { $five-players }, e cada variante é de quem a escolher. Todas as outras regras continuam.
    .title = O que há de novo
    .of = 464613df4ece
security_as-base = O que não é citado aqui se faz como no jogo básico, inclusive o número de guardas e de tarefas abertas.
    .title = Como antes
    .of = 4842ab39e87c
security_sucker-players = Só há um otário numa partida de { $five-players ->
        [one] { $five-players } jogador
       *[other] { $five-players } jogadores
    }.
    .title = Quando há um otário
    .of = b9b0cfe1583c

## Segurança Máxima: o que vem na caixa

security-components = Estas coisas de { product_maximum-security } são usadas na sua partida.
    .title = Componentes de Segurança Máxima
    .of = b0563efb23e9
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile") }
       *[other] { $more-tiles } { -location(case: "tiles") }
    } com outras partes da prisão: a Sala do Chefe, o Farol e os Túneis.
    .title = Mais lugares
    .of = c6ce282e64fb
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
       *[other] { $more-sheets } { -sheet(case: "pl") }
    } para o jogador número { $five-players }.
    .title = Outra ficha de preso
    .of = 8565e874342e
security-components_fifth-player = Só com esta caixa podem jogar { $players-max } de vocês.
    .title = Um quinto jogador
    .of = b99af01861ba
security-components_cards = A caixa tem { $more-cards-total ->
        [one] { $more-cards-total } carta
       *[other] { $more-cards-total } cartas
    }: { $more-cards_blackmail } de chantagem, { $more-cards_sentence } de sentença, { $more-cards_auxiliary } auxiliares, { $more-cards_sucker } para o otário e { $more-cards_summary } com um resumo.
    .title = Cartas da expansão
    .of = 31e457a33aae
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
       *[other] { $more-cards_blackmail } { -blackmail(case: "pl") }
    }, com novos recursos para o bode expiatório.
    .title = Mais chantagem
    .of = 46952d084f70
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
       *[other] { $more-cards_sentence } { -sentence(case: "pl") }
    }, cada uma com algo que o seu preso pode fazer e os outros não.
    .title = Cartas de sentença
    .of = 123e44470cf0
security-components_sentences-only = Uma { -sentence } pertence à variante “{ module_convicted }”. Nenhuma outra regra a usa.
    .title = Para que servem as sentenças
    .of = dfa7536f81e6
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "pl") }
    }, para que a sorte possa escolher também os lugares novos.
    .title = Mais cartas auxiliares
    .of = c3db07fc8993
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } carta
       *[other] { $more-cards_sucker } cartas
    } para mostrar quem é o otário.
    .title = Carta do otário
    .of = c2b6db6ae367
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } carta de resumo, impressa
       *[other] { $more-cards_summary } cartas de resumo, impressas
    } dos dois lados. Servem para consulta e não participam do jogo.
    .title = Mais cartas de resumo
    .of = 698f6aaf7036
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
       *[other] { $more-pawns } { -pawn(case: "pl") }
    } numa cor nova, para mostrar onde está esse preso.
    .title = Outro peão
    .of = df8a2ef16594
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } marcador
       *[other] { $chief-markers } marcadores
    } para o { -chief }, para mostrar onde ele está.
    .title = O marcador do chefe
    .of = 9d0251ac8801
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } marcador
       *[other] { $more-markers-total } marcadores
    }: { $more-markers_old } nas cores do jogo básico e { $more-markers_new } na cor nova.
    .title = Mais marcadores
    .of = c85b8384bf06
security-components_markers-use = Servem para o vigor, o dinheiro e os votos. Os das cores antigas são aqueles com que o novo jogador vota nos outros.
    .title = Para que servem os marcadores novos
    .of = ee9835a48786

## O otário

sucker = Sempre há alguém que fica de fora, e às vezes nada melhor poderia lhe acontecer.
    .title = O otário
    .of = ac98927964db
sucker_role = Em cada rodada um preso é o { -sucker }. Esse preso ganha menos com o plano que os outros e está a salvo da votação.
    .title = A sina do otário
    .of = 11c2379566d6
sucker_phases = Uma { -round } tem { $sucker-phases ->
        [one] { $sucker-phases } { -phase }
       *[other] { $sucker-phases } { -phase(case: "pl") }
    }: entra um novo guarda, alguém vira o otário, alguém vira o bode expiatório e todos executam o plano.
    .title = Fases com o otário
    .of = 04d0061456be
sucker_phase-place = O chefe se move na fase em que entra o novo guarda, portanto já se moveu antes de o otário ser indicado.
    .title = O chefe antes do otário
    .of = f8dc0d38ab5b
sucker_first = Na primeira rodada, escolha o otário ao acaso.
    .title = O primeiro otário
    .event = { $target } é o primeiro otário.
    .of = 7b02ef53722e
sucker_first-both = A sorte pode fazer do mesmo preso o primeiro otário e o primeiro bode expiatório. A votação dessa rodada encontra então outro bode expiatório.
    .title = As duas coisas no começo
    .of = f21bd7161195
sucker_next = Em cada rodada seguinte, o jogador à esquerda do antigo otário vira o novo.
    .title = O próximo otário
    .event = { $target } é o otário.
    .of = 4733b1051a49
sucker_one-round = O papel e a carta ficam com um preso durante a rodada, e nenhuma rodada fica sem otário.
    .title = Por uma rodada
    .of = 5fbe7d15a62d
sucker_never-scapegoat = O otário não pode virar o bode expiatório. Na votação, todo preso menos o otário é um { -candidate }.
    .title = Nunca o bode expiatório
    .of = dc9bfa506cee
sucker_votes = O otário pode votar como todos os outros.
    .title = O voto do otário
    .of = 1c2b20d25f41
sucker_abstain = O otário também pode deixar a mão vazia. Todos os outros têm de votar.
    .title = Abster-se
    .event = { $actor } se abstém.
    .of = f54fd9e53a33
sucker_outgoing-scapegoat = Se o antigo bode expiatório é o otário desta rodada, ainda assim é ele quem desempata.
    .title = Um empate nas mãos do otário
    .event = { $actor } desempata: { $target }.
    .of = b5df49062edb
sucker_points = O otário não tem mais pontos de ação que qualquer preso comum.
    .title = Sem ações a mais
    .of = e03ff82c551c
sucker_blackmail = O otário não pode jogar cartas de chantagem.
    .title = Sem chantagem
    .of = 5a3b340a4c7e
sucker_keeps-blackmail = O otário pode comprar cartas de chantagem e guardá-las para um dia melhor.
    .title = Chantagem na mão
    .of = 629b4b64e89d
sucker_powers = O papel de otário não traz poderes próprios.
    .title = Sem poderes
    .of = ea4d1ab6a0cc
sucker_sentence = Uma carta de sentença continua valendo para um preso que é o otário.
    .title = A sentença do otário
    .of = 4fe23c7139d5
sucker_no-reward = Quando outra pessoa cumpre uma tarefa, a recompensa não dá nada ao otário, assim como não dá nada ao bode expiatório.
    .title = Sem recompensa
    .event = { $target }, o otário, não recebe a letra { $letter }.
    .of = 126ba377eff7
sucker_tasks = O otário pode cumprir tarefas.
    .title = O otário e as tarefas
    .of = ef846ee0a1db
sucker_own-task = Se o otário cumpre uma tarefa, só ele marca a letra dela, e não se compra recompensa para ninguém.
    .title = Uma tarefa do próprio otário
    .event = A tarefa era do otário, então ninguém mais recebe recompensa.
    .of = d853d860a9e8
sucker_example = Ada é o bode expiatório, Bo o otário. Cyril cumpre uma tarefa: ele marca a letra, e da recompensa se beneficiam Dora e Emil. Depois Bo cumpre uma com a letra F, marca F, e não se mexe no baralho de tarefas para uma recompensa.
    .title = Exemplo: tarefas com um otário
    .of = b0eb0a9c2df2

## O chefe dos guardas

chief = Um homem piora a prisão, e os passos dele podem ser previstos.
    .title = O chefe dos guardas
    .of = f490d6257b43
chief_own-tile = Na própria peça, o chefe conta como { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
       *[other] { $chief-influence_own } { -guard(case: "pl") }
    }, além dos que estão ali.
    .title = Na peça dele
    .of = 54f2374166d2
chief_neighbours = Em cada peça que divide um lado com a dele, o chefe conta como { $chief-influence_near } guarda a mais.
    .title = Ao lado dele
    .of = b27790544fd1
chief_diagonals = As peças que tocam a do chefe só num canto não o sentem.
    .title = Nos cantos não
    .of = 74aa4041d182
chief_limit = Uma influência acima de { $influence-limit } tem sobre o que você faz o efeito de { $influence-limit }.
    .title = Não pior que uma peça cheia
    .of = 963596e3ff4d
chief_example-influence = O chefe está nos Túneis, onde há { $chief-example_guards ->
        [one] { $chief-example_guards } guarda
       *[other] { $chief-example_guards } guardas
    }: a influência ali é { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. O Bloco de Celas, o Refeitório, a Sala de Rádio e a Sala do Diretor dividem um lado com os Túneis, então cada um deles tem { $chief-influence_near } a mais. A Sala de Visitas fica num canto e não tem nada a mais.
    .title = Exemplo: a influência do chefe
    .of = 5a03c73127fb
chief_no-cube = Só os cubos contam para quantos guardas cabem numa peça e para o último guarda, que acaba com a partida. O chefe nunca conta.
    .title = O chefe não é um cubo
    .of = 324509b88593
chief_riot = Nenhum motim move o chefe.
    .title = Surdo aos motins
    .of = f2f7d0311b94
chief_bribe = O chefe não aceita suborno.
    .title = Não está à venda
    .of = 0937e918b1a6
chief_moves = O chefe se move na primeira fase de cada rodada, depois de o novo guarda ter entrado.
    .title = Quando o chefe se move
    .of = 4d2725d8938d
chief_higher = Olhe { $chief-squares ->
        [one] a
       *[other] as
    } { $chief-squares ->
        [one] { $chief-squares } casa
       *[other] { $chief-squares } casas
    } em volta do chefe, contando os cantos. Dos lugares dali com número maior que o do seu, ele vai ao menor.
    .title = Subindo pelos números
    .event = O chefe sobe pelos números, para: { $tile }.
    .of = 8da612049a31
chief_lowest = Se nenhum número em volta dele for maior, ele vai ao menor de todos os números em volta.
    .title = De novo para baixo
    .event = Não há número maior por perto; o chefe vai para: { $tile }.
    .of = 6184e2b01b13
chief_example-walk = O chefe está no Pátio, número { $tile-numbers_exercise-yard }; em volta dele estão os números { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } e { $tile-numbers_lighthouse }. Ele vai ao { $tile-numbers_workshop }. Se em volta deste só estiverem { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } e { $tile-numbers_infirmary }, ele vai ao { $tile-numbers_dining-hall }.
    .title = Exemplo: os passos do chefe
    .of = 00c026a261bf
chief_walk = Nada disso é acaso: cedo ou tarde ele anda em círculo. Em { $chief-walk_prisons } prisões que montamos ao acaso, o círculo teve de { $chief-walk_shortest } a { $chief-walk_longest } passos, e ele nunca ficou parado.
    .title = O círculo do chefe
    .of = 3e4b2b76ef77

## Os lugares novos

new-locations = Cantos da prisão em que se pode mexer com o chefe, as tarefas e as paredes.
    .title = Lugares de Segurança Máxima
    .of = 383b63bd67a9
new-locations_numbers = A Sala do Chefe tem o número { $tile-numbers_chiefs-room }, o Farol o { $tile-numbers_lighthouse } e os Túneis o { $tile-numbers_tunnels }.
    .title = Os números deles
    .of = 0a01db33f52b
new-locations_sides = Cada um destes lugares tem um { -plain-side } e um { -payment-side }, cujo efeito é mais forte e precisa ser comprado.
    .title = Lado simples e lado pago
    .of = 2d532a67e814
new-locations_payment = O preço de um lado pago é { $payment } objeto de qualquer tipo ou { $payment } :cash: de dinheiro, como você quiser. Vai para a reserva.
    .title = O preço
    .event = { $actor } paga: { $item }
    .of = 1bcef351a5e1
new-locations_free = Os lados pagos são ações livres. Os lados simples custam { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }, como qualquer lugar.
    .title = Que lados são livres
    .of = 521a6c8766a8
new-locations_guards = Os lados livres também estão sujeitos aos guardas, inclusive ao chefe. Com uma influência de { $influence_slow } eles custam { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }; a partir de { $influence_stop } não podem ser usados.
    .title = Correção: guardas nos lugares novos
    .of = 735513dc5831
new-locations_chiefs-room = Número { $tile-numbers_chiefs-room }.
    .title = Sala do Chefe
    .of = 1efc34b81cb1
new-locations_chiefs-room_plain = Um aviso falso: mova o chefe para uma vizinha da peça dele.
    .title = Sala do Chefe, lado simples
    .event = { $actor } manda o chefe para: { $tile }.
    .of = 493b7f0b37ac
new-locations_chiefs-room_neighbours = As peças nos cantos da peça do chefe também são vizinhas aqui, como são quando ele se move sozinho.
    .title = Vizinhas do chefe
    .of = 4aae3fb874e8
new-locations_chiefs-room_payment = :free-action: Ação livre: pague o preço e mova o chefe para uma peça à sua escolha, por mais longe que seja.
    .title = Sala do Chefe, lado pago
    .event = { $actor } manda o chefe para longe, até: { $tile }.
    .of = 3015aa48c97d
new-locations_lighthouse = Número { $tile-numbers_lighthouse }.
    .title = Farol
    .of = e773695a6b4e
new-locations_lighthouse_plain = Um olhar adiante: olhe { $lighthouse_look ->
        [one] { $lighthouse_look } carta
       *[other] { $lighthouse_look } cartas
    } do alto do baralho de tarefas e deixe onde está ou ponha embaixo do baralho.
    .title = Farol, lado simples
    .event = { $peek ->
        [one] { $target } vê no alto do baralho: { $task }.
       *[other] { $minus ->
        [one] { $actor } põe { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } embaixo do baralho de tarefas.
       *[other] { $actor } olha o alto do baralho de tarefas.
    }
    }
    .of = a0bd87086b61
new-locations_lighthouse_payment = :free-action: Ação livre: pague o preço e compre { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task }
       *[other] { $lighthouse_draw } { -task(case: "pl") }
    }. Devolva { $lighthouse_top } ao alto do baralho e ponha { $lighthouse_bottom } embaixo dele.
    .title = Farol, lado pago
    .event = { $peek ->
        [one] { $target } vê entre as próximas tarefas: { $task }.
       *[other] { $minus ->
        [one] { $actor } põe { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } embaixo do baralho de tarefas.
       *[other] { $actor } olha { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } do baralho de tarefas.
    }
    }
    .of = b0538af7ba72
new-locations_lighthouse_short-deck = Se o baralho de tarefas tiver menos cartas que isso, compre as que houver. Com o baralho vazio, o Farol não pode ser usado.
    .title = Um baralho de tarefas curto
    .of = d373ed7d1047
new-locations_tunnels = Número { $tile-numbers_tunnels }.
    .title = Túneis
    .of = 1924b72f77db
new-locations_tunnels_plain = Rastejar até lá: mova o seu peão para qualquer peça.
    .title = Túneis, lado simples
    .event = { $actor } rasteja até: { $tile }.
    .of = aedcd3494716
new-locations_tunnels_closed = Numa peça que os guardas fecharam não se entra nem por baixo.
    .title = Túneis e peças fechadas
    .of = a5201dcd2c51
new-locations_tunnels_payment = :free-action: Ação livre: pague o preço e use o lugar de qualquer peça como se você estivesse lá, por tantos pontos de ação quantos isso custa com os guardas de lá.
    .title = Túneis, lado pago
    .event = { $actor } alcança pelos Túneis: { $tile }.
    .of = 763339e620e1
new-locations_tunnels_whose-guards = A influência nos Túneis decide se você pode usá-los e se isso lhe custa algo. A influência na outra peça decide o que custa o lugar dela. A outra peça não pode ser os próprios Túneis.
    .title = Que guardas contam
    .of = 9ca29429f162

## Chantagem de Segurança Máxima

security-blackmail = Outras cartas para o bode expiatório.
    .title = Mais cartas de chantagem
    .of = 3929783db4c6
security-blackmail_own = Não conhecemos os textos das cartas da caixa. As nossas são tantas quantas, e o seu grupo pode usar as da caixa no lugar delas.
    .title = Nosso conjunto destas cartas
    .of = f1ac73124987
security-blackmail_tip-off = Mova o chefe { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
    } em qualquer direção, contando os cantos.
    .title = Denúncia
    .event = { $actor } manda o chefe para: { $tile }.
    .of = e8ea7cd68c4f
security-blackmail_off-duty = Até o fim deste turno, o chefe não conta para o que você faz.
    .title = De folga
    .event = O chefe não conta para { $actor } neste turno.
    .of = c53addc799b3
security-blackmail_transfer = Escolha um par de presos, com ou sem você. Eles trocam de posição.
    .title = Transferência
    .event = { $actor } e { $target } trocam de posição.
    .of = 03d9a249e6f1
security-blackmail_loose-talk = Olhe todas as cartas de chantagem de outro preso e pegue { $security-blackmail-effects_loose-talk_take } delas para a sua mão.
    .title = Língua solta
    .event = { $peek ->
        [one] { $actor } pega de { $target }: { $card }.
       *[other] { $actor } olha a chantagem de { $target } e pega uma parte.
    }
    .of = 4f549e00252f

## Variantes

variants = Mudanças que um grupo pode fazer no jogo.
    .title = Variantes
    .of = 030ce03bb05d
variants_choose = Há { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    }. Joguem com qualquer uma delas, com várias, com todas ou com nenhuma.
    .title = Escolher variantes
    .of = e233035a9b6b
certain-escape = Um plano que ninguém mais pode realizar não tem graça.
    .title = Variante: fuga certa
    .of = e2c23b6686eb
certain-escape_scope = Esta variante só reduz as tarefas na preparação, igualmente para cada letra. Nada mais muda.
    .title = Um baralho de tarefas mais magro
    .of = b100c34281dd
certain-escape_purpose = Com menos cartas de cada letra, todas aparecem de modo mais regular. Vocês vencem bem mais vezes e raramente ficam presos a uma letra que já não pode vir.
    .title = Para que serve
    .of = 48e92990d8cd
plan-g = Sempre há alguém que fez menos que os outros.
    .title = Variante: plano G
    .of = fdfb4f5a4f3b
plan-g_counter = Cada vez que você recebe como recompensa uma letra que já tem, ponha { $counters-gained ->
        [one] { $counters-gained } { -counter }
       *[other] { $counters-gained } { -counter(case: "pl") }
    } na sua ficha.
    .title = Contadores
    .event = { $target } já tem a letra e põe um contador: agora são { $value }.
    .of = 129e0f98b790
plan-g_own-letter = A letra de uma tarefa que você mesmo cumpriu também conta aqui como recompensa.
    .title = Letras das próprias tarefas
    .of = 1520d8f1980e
plan-g_stays = Quando a fuga dá certo, o preso com menos contadores fica para trás e perde, seja ou não o bode expiatório.
    .title = Quem fica para trás
    .event = { $target } tem menos contadores e fica para trás.
    .of = f1764886f31d
plan-g_who-stays = Só se comparam os presos sem os quais todas as letras continuam ali. Entre iguais fica o bode expiatório, depois o que tem menos letras, depois o primeiro à esquerda do bode expiatório.
    .title = Contadores iguais e letras necessárias
    .of = 7ea2dbc4fe15
different-prison = Nenhuma prisão é construída como a seguinte.
    .title = Variante: outra prisão
    .of = 23f29c215762
different-prison_scope = Na preparação vocês mesmos montam a prisão, peça por peça. Nada mais muda.
    .title = Construída pelos jogadores
    .of = 6adafd39a0c5
different-prison_touching = Mais de { $touching } peças em contato com ela também servem.
    .title = Quantas têm de se tocar
    .of = fad8d9c8052c
different-prison_who-lays = Um jogador sorteado começa, e os outros seguem em sentido horário. Você pega a próxima peça de uma pilha embaralhada; onde ela fica é com você.
    .title = Quem coloca que peça
    .event = { $target } coloca a primeira peça.
    .of = 9e8ed1b85e4e
different-prison_outline = O contorno pode ficar irregular. Sempre há um ponto em que a próxima peça cabe.
    .title = Um contorno irregular
    .of = a8fad995a859
convicted = Todo mundo está aqui por alguma coisa.
    .title = Variante: condenados
    .of = 86cd7a3340e2
convicted_follow = O que diz a sua carta de sentença vale para você durante a partida inteira, ajude ou não.
    .title = Preso à sentença
    .of = 8d6b9f13ecad
convicted_own = Não conhecemos o que dizem as { $more-cards_sentence } cartas da caixa. As nossas são tantas quantas, e o seu grupo pode usar as da caixa no lugar delas.
    .title = Nosso conjunto de sentenças
    .of = 5376cdac5885
convicted_pickpocket = Você também pode roubar de um preso que esteja numa vizinha da sua peça.
    .title = Batedor de carteiras
    .event = { $target } tem a mão leve.
    .of = 411e845b58c3
convicted_ringleader = O seu motim traz até { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "pl") }
    }, cada um de qualquer vizinha, até onde houver espaço.
    .title = Líder do bando
    .event = { $target } tem seguidores: mais um guarda vai de { $tile } para { $there }.
    .of = b54b5c88df85
convicted_smuggler = Você tem { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "pl") }
    } a mais que os outros.
    .title = Contrabandista
    .of = 99cff5122804
convicted_bookmaker = Cada vez que o preso em quem você votou vira o bode expiatório, ganhe { $sentence-effects_bookmaker_cash } :cash: de dinheiro. Um voto em si mesmo não rende nada.
    .title = Apostador
    .event = { $target } tinha apostado nisso e ganha { $value } :cash:.
    .of = a7e1f2a524ab
convicted_forger = Quando cumpre uma tarefa, você pode pagar { $sentence-effects_forger_cash } :cash: de dinheiro em vez de entregar { $sentence-effects_forger_items } dos objetos dela.
    .title = Falsificador
    .event = { $target } paga em vez de entregar { $item }
    .of = 3d2d4c88d597
convicted_getaway-driver = O seu primeiro movimento em cada turno não custa ponto de ação.
    .title = Piloto de fuga
    .event = { $target } se move sem custo.
    .of = 565569626a5d
convicted_embezzler = O seu primeiro suborno em cada turno não custa dinheiro.
    .title = Estelionatário
    .event = { $target } suborna sem pagar.
    .of = 872cb5b23ecc
convicted_brawler = Um esforço lhe dá { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
       *[other] { $sentence-effects_brawler_points } { -action-point(case: "pl") }
    } em vez de { $effort-points }.
    .title = Brigão
    .event = { $target } bate forte: o esforço rende { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
    .of = a0049320781d
convicted_informer = Sempre que comprar cartas de chantagem, compre { $sentence-effects_informer_draw } a mais e depois ponha { $sentence-effects_informer_back } da sua mão embaixo do baralho.
    .title = Informante
    .event = { $target } compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    } e vai devolver uma parte.
    .of = 147fae659de0

## Regras da casa

house = O que só um programa precisa resolver.
    .title = Regras da casa
    .of = bf89c29f035b
house_step-limit = Uma partida que não acabou depois de { $step-limit } passos (um passo é uma ação, uma compra ou algo feito no começo de uma rodada) termina sem vencedores. Você nunca vai ver uma assim.
    .title = Uma partida sem fim
    .event = A partida não acabaria nunca, e ninguém sai.
    .of = 3a21161b5e4c

## Leituras

reading_start-draw = Podem presos começar na mesma peça?
    .why = Cartas que ficam fora até todos terem posição espalham os inícios; que elas voltem só se diz da fase dos guardas.
    .of = 937bc7a416a3
reading_start-draw_apart = Não: as cartas compradas ficam fora até todos terem posição.
    .of = ab8b521c9eb8
reading_start-draw_together = Sim: cada carta volta antes de se comprar a próxima.
    .of = f056dd444b69
reading_guard-overflow = O que acontece com um novo guarda cuja peça está cheia?
    .why = Um guarda por rodada é o que mede a duração da partida, então nenhum deveria se perder.
    .of = 3faae0251b23
reading_guard-overflow_redraw = Compra-se de novo até sair uma peça com espaço.
    .of = 052b65590078
reading_guard-overflow_lost = Nesta rodada não entra guarda.
    .of = 9e4b910b80d4
reading_guard-overflow_neighbour = O guarda vai para uma vizinha da peça que não esteja cheia, escolhida pelo bode expiatório.
    .of = 1f394e9e065f
reading_points-five = Quantos pontos de ação tem um preso numa partida de { $five-players }?
    .why = O número cai conforme entram jogadores, e com { $five-players } a espera pela própria vez é pelo menos tão longa quanto com { $four-players }.
    .of = 4f99e2dba6d7
reading_points-five_as-four = Tantos quantos com { $four-players ->
        [one] { $four-players } jogador
       *[other] { $four-players } jogadores
    }.
    .of = b8da856a3ddf
reading_points-five_as-three = Tantos quantos com { $players-min ->
        [one] { $players-min } jogador
       *[other] { $players-min } jogadores
    }.
    .of = 05e608b829f3
reading_scapegoat-ladder = A vantagem do bode expiatório cresce a cada eleição seguida?
    .why = Na caixa há um marcador para contar ações a mais, mas em parte alguma se diz quanto elas crescem. Só a primeira é certa.
    .of = 16a81c33662a
reading_scapegoat-ladder_flat = Não: é sempre a mesma.
    .of = b874df9c9a78
reading_scapegoat-ladder_ladder = Sim: cada eleição seguida acrescenta outro tanto.
    .of = 6bb1087828ea
reading_riot-direction = Para onde um motim leva o guarda?
    .why = Os guardas correm para onde há barulho; a expansão fala de um chefe que não reage a ele.
    .of = faabb666063a
reading_riot-direction_pull = De uma vizinha para a peça do motim.
    .of = b8672e30712a
reading_riot-direction_push = Da peça do motim para uma vizinha.
    .of = 51d17a9f00a6
reading_bribe-effect = O que faz um guarda subornado?
    .why = Um guarda que foi embora é o que mais se vê na mesa, e ninguém precisa se lembrar de nada.
    .of = 0a70f59d74a6
reading_bribe-effect_move = O guarda vai para uma vizinha que não esteja cheia.
    .of = 29a607d28d25
reading_bribe-effect_ignore = O guarda fica, mas não conta para quem o subornou até o fim do turno.
    .of = 4c7693bc80ac
reading_full-tile = Pode-se entrar numa peça com tantos guardas quantos cabem nela?
    .why = Uma resenha diz que os guardas podem barrar presos, e nada mais distinguiria uma peça dessas de uma com menos.
    .of = abdabc2d36c7
reading_full-tile_barred = Não: ninguém pode entrar; quem está dentro pode sair.
    .of = b8883c8c3a12
reading_full-tile_open = Sim: é como uma peça com { $influence_stop ->
        [one] { $influence_stop } guarda
       *[other] { $influence_stop } guardas
    }.
    .of = c353732b8e81
reading_used-tasks = O que acontece com as tarefas cumpridas e as cartas de recompensa?
    .why = A expansão tem uma variante contra partidas que já não se podem ganhar. Elas só surgem se as cartas saem do jogo.
    .of = 6f01272c648e
reading_used-tasks_out = Saem do jogo.
    .of = eb721e9db6c9
reading_used-tasks_under = Vão para baixo do baralho de tarefas.
    .of = 02a213cab762
reading_success-moment = Quando se verifica se a fuga dá certo?
    .why = Nada diz que se espera, e um plano completo não precisa de mais nada.
    .of = 64356d4b92b1
reading_success-moment_at-once = Assim que se marca a última letra que faltava.
    .of = 53be76c2d899
reading_success-moment_round-end = No fim da rodada, com quem for então o bode expiatório.
    .of = ee4c8c9df019
reading_who-stays = Quem fica no lugar de um bode expiatório necessário?
    .why = Diz-se que marcas fixas decidem, mas não quais. Quem menos fez pelo plano é quem menos direito tem a ele.
    .of = e38338fbe50a
reading_who-stays_fewest-letters = Dos dispensáveis, o que tem menos letras; entre iguais, o primeiro à esquerda do bode expiatório.
    .of = 6ee6c183f1d5
reading_who-stays_seat-order = Dos dispensáveis, o primeiro à esquerda do bode expiatório.
    .of = 6e9f1337eea5
reading_who-stays_vote = Os indispensáveis votam entre os demais; o bode expiatório desempata.
    .of = bf576d705981
reading_marker-shortage = E se os marcadores de madeira acabarem?
    .why = Há menos marcadores de plano que letras para todos os presos, então acabarem não pode ser uma regra.
    .of = 632b4d0a46c4
reading_marker-shortage_unlimited = Nada: usa-se outra coisa no lugar.
    .of = cdccdd9ec5a3
reading_marker-shortage_counted = Uma letra para a qual não há marcador não pode ser marcada.
    .of = 7374a8452302
reading_sucker-players = Há um otário com menos de { $five-players ->
        [one] { $five-players } jogador
       *[other] { $five-players } jogadores
    }?
    .why = As regras do otário estão sob um título sobre partidas desse número.
    .of = 30df6950c4d1
reading_sucker-players_five-only = Não: só numa partida de { $five-players }.
    .of = fdf13f416dcb
reading_sucker-players_always = Sim: em toda partida com a expansão.
    .of = 8236f38e2c7d
reading_sentences-boxed = O que acontece com as cartas de sentença quando não se joga a variante?
    .why = Diz-se que elas só servem a essa variante.
    .of = 2c4a56cf4ed3
reading_sentences-boxed_boxed = Ficam na caixa.
    .of = 0b1ae157fd8e
reading_sentences-boxed_dealt = São distribuídas em toda partida com a expansão.
    .of = 6d244175c626
reading_sucker-phase = O chefe se move antes ou depois de se indicar o otário?
    .why = O movimento dele faz parte da fase do novo guarda, e a fase do otário vem depois dela.
    .of = a5b91421afea
reading_sucker-phase_after-chief = Primeiro o chefe se move, depois se indica o otário.
    .of = 9b92d5ec72b7
reading_sucker-phase_before-chief = Primeiro se indica o otário, depois o chefe se move.
    .of = 4955d2b7eae4
reading_first-both = O primeiro otário e o primeiro bode expiatório podem ser o mesmo preso?
    .why = A primeira rodada também tem votação, então o primeiro bode expiatório é substituído antes que isso importe.
    .of = 7e7246a37444
reading_first-both_allowed = Sim.
    .of = 8c78b6c11d66
reading_first-both_redraw = Não: o otário é sorteado de novo.
    .of = cf34b2275d77
reading_sucker-abstains = O otário é obrigado a votar?
    .why = As regras permitem que o otário vote; dos outros dizem que votam.
    .of = 54e39ebf4ea6
reading_sucker-abstains_may = Não: o otário pode se abster.
    .of = 4bb35a51076d
reading_sucker-abstains_must-vote = Sim: como todos os outros.
    .of = 9627de80c0ce
reading_outgoing-scapegoat = Quem desempata quando o antigo bode expiatório agora é o otário?
    .why = Decide quem tem a carta de bode expiatório, e o otário não pode ser escolhido, mas pode escolher.
    .of = 094974edbe65
reading_outgoing-scapegoat_holder = O antigo bode expiatório, mesmo assim.
    .of = b02e537916dd
reading_outgoing-scapegoat_next-player = O jogador à esquerda do otário.
    .of = 7d4acf3834e2
reading_sucker-blackmail = O otário pode comprar cartas de chantagem?
    .why = Só é proibido jogá-las.
    .of = f194a0afa4ba
reading_sucker-blackmail_keeps = Sim: pode comprar e guardar.
    .of = 84f06f2a0dd8
reading_sucker-blackmail_gives-up = Não: o otário não compra nenhuma.
    .of = 608785c35ce1
reading_sucker-sentence = O otário mantém a regra da carta de sentença?
    .why = Que o papel não tem poderes se diz do papel, não daquilo por que um preso foi condenado.
    .of = f57f2bc31fb0
reading_sucker-sentence_stays = Sim: continua valendo.
    .of = 0131e7384d2c
reading_sucker-sentence_silent = Não: descansa nessa rodada.
    .of = 6555284be023
reading_sucker-tasks = O otário pode cumprir tarefas?
    .why = As regras começam dizendo que o otário não pode, mas depois contam o que acontece quando o faz. Uma resenha também entende assim.
    .of = 4da316710ac1
reading_sucker-tasks_may = Sim, mas só o otário recebe uma letra por isso.
    .of = 5e9c8b7b5e37
reading_sucker-tasks_may-not = Não.
    .of = f0956c37e016
reading_chief-counts = O chefe conta para o limite de uma peça e para o último guarda?
    .why = Ele só conta como guardas quando se trata do que os presos podem fazer.
    .of = 6c55d9e7cfcd
reading_chief-counts_cubes-only = Não: só os cubos contam.
    .of = 68d88f7efae6
reading_chief-counts_counts = Sim: onde ele está cabem menos cubos numa peça.
    .of = 59198874e952
reading_free-marks = Que lados dos lugares novos são ações livres?
    .why = As palavras das regras impressas estão embaralhadas. Todos os sinais de ação livre, menos o último, estão junto de um preço; o último não está junto de nenhum.
    .of = 4b8df3107f04
reading_free-marks_payment-sides = Os lados pagos, e nada mais.
    .of = 163cadc6b7c9
reading_free-marks_chief-too = Os lados pagos e o lado simples da Sala do Chefe.
    .of = dc5e40dff780
reading_free-marks_tunnels-too = Os lados pagos e o lado simples dos Túneis.
    .of = 5865017bd1f7
reading_chiefs-room-neighbours = As peças nos cantos são vizinhas para a Sala do Chefe?
    .why = Tudo o mais que se diz dos passos do chefe conta os cantos.
    .of = 9d470487b410
reading_chiefs-room-neighbours_diagonals = Sim.
    .of = 3be6c891e987
reading_chiefs-room-neighbours_edges = Não: só as peças que dividem um lado.
    .of = f1170886fde4
reading_lighthouse-short = O que faz o Farol com poucas tarefas no baralho?
    .why = Fazer o que for possível é o costume nos jogos em que não se diz outra coisa.
    .of = b82c5741c8f7
reading_lighthouse-short_what-is-there = Compra-se o que houver.
    .of = 8ff8a6c81414
reading_lighthouse-short_closed = Não pode ser usado no lado pago.
    .of = b51dd688d5ea
reading_tunnels-closed = Os Túneis levam a uma peça que os guardas fecharam?
    .why = Nada livra o caminho de baixo do que vale para toda entrada.
    .of = 472cbadbd2c6
reading_tunnels-closed_barred = Não.
    .of = 6d3a69f3be45
reading_tunnels-closed_open = Sim.
    .of = 6ec36700cd49
reading_tunnels-guards = Que guardas contam quando você usa um lugar pelos Túneis?
    .why = A correção diz que os guardas atrapalham o uso de qualquer lugar, livre ou não; o próprio efeito fala em pagar pelos guardas do outro lado.
    .of = 8dfe8ba10e2d
reading_tunnels-guards_both = Os dos Túneis para entrar, os da outra peça para o que se faz lá.
    .of = fb4e2ec96bb8
reading_tunnels-guards_target-only = Só os da outra peça.
    .of = 89167e5194b4
reading_tunnels-guards_tunnels-only = Só os dos Túneis.
    .of = 639454460fc4
reading_plan-g-reward = A letra da própria tarefa rende um contador?
    .why = Ela vem no mesmo momento e pela mesma carta que qualquer recompensa.
    .of = aaf5fdba48e4
reading_plan-g-reward_both = Sim: as próprias letras contam como as que saem para os outros.
    .of = fa40ee3ffefc
reading_plan-g-reward_drawn-only = Não: só a carta comprada depois de uma tarefa é uma recompensa.
    .of = b25853ed938c
reading_plan-g-stays = Pode ficar para trás quem é o único a ter uma letra?
    .why = Sem essa letra não haveria fuga nenhuma, então o plano tem de poder dispensar quem fica.
    .of = de740fefc026
reading_plan-g-stays_who-can-be-spared = Não: só se comparam os dispensáveis.
    .of = 6d78f310b012
reading_plan-g-stays_fewest-of-all = Sim: com o plano completo, decide quem tem menos contadores e nada mais.
    .of = a579eaa5c02e
reading_touching = Quantas peças já colocadas uma nova tem de tocar?
    .why = Uma posição com mais contato serve ainda melhor, e não se vê nenhuma vontade de proibi-la.
    .of = f830303c5b13
reading_touching_at-least = { $touching } ou mais.
    .of = 47e838fd39df
reading_touching_exactly = Exatamente { $touching }.
    .of = f01034133d83
reading_who-lays = Quem escolhe que peça se coloca?
    .why = Uma pilha embaralhada deixa a posição como escolha, e a prisão tão surpreendente como sempre.
    .of = 958be9c926f7
reading_who-lays_shuffled-pile = Ninguém: pega-se a próxima peça de uma pilha embaralhada.
    .of = a23e0018762d
reading_who-lays_free-choice = Cada jogador escolhe também uma peça.
    .of = 9cdaf9d0de15

## Cartas, fichas e tabuleiros

deck_tiles = Lugares
    .of = bf4f44fa0d86
deck_tasks = Tarefas
    .of = 1bf14831ce4c
deck_blackmail = Cartas de chantagem
    .of = fd9700e4fcbf
deck_auxiliary = Cartas auxiliares
    .of = 4416bfc778e6
deck_role-cards = Cartas de papel
    .of = 0abb047a49e0
deck_summaries = Cartas de resumo
    .of = 107b807cfbab
deck_sheets = Fichas de preso
    .of = 05a2ff7d9982
deck_items = Fichas
    .of = 3a463a09591f
deck_wood = Marcadores de madeira
    .of = dca99af76e74
deck_pawns = Peões
    .of = fbe632d602a0
deck_security-tiles = Mais lugares
    .of = 2653e6ae4313
deck_security-blackmail = Mais cartas de chantagem
    .of = cb73b0db28e0
deck_sentences = Cartas de sentença
    .of = 1bacdf0f0454
deck_security-auxiliary = Mais cartas auxiliares
    .of = 1462c5500e18
deck_security-role-cards = Carta do otário
    .of = 89594c68db76
deck_security-summaries = Mais cartas de resumo
    .of = 319eff127ede
deck_security-sheets = Outra ficha de preso
    .of = ebe297cb19a1
deck_security-wood = Mais marcadores de madeira
    .of = 6261db15f73b
card_cell-block = Bloco de Celas
    .text =
        :silver-side: Lado prateado: { locations_cell-block_silver }
        :copper-side: Lado acobreado: { locations_cell-block_copper }
    .of = 998d7cbdf1c4
card_radio-room = Sala de Rádio
    .text =
        :silver-side: Lado prateado: { locations_radio-room_silver }
        :copper-side: Lado acobreado: { locations_radio-room_copper }
    .of = fcfa066db4c7
card_dining-hall = Refeitório
    .text =
        :silver-side: Lado prateado: { locations_dining-hall_silver }
        :copper-side: Lado acobreado: { locations_dining-hall_copper }
    .of = b2efc1249c74
card_laundry = Lavanderia
    .text =
        :silver-side: Lado prateado: { locations_laundry_silver }
        :copper-side: Lado acobreado: { locations_laundry_copper }
    .of = 6a62c00a16f3
card_exercise-yard = Pátio
    .text =
        :silver-side: Lado prateado: { locations_exercise-yard_silver }
        :copper-side: Lado acobreado: { locations_exercise-yard_copper }
    .of = 4dbe975bdcb1
card_infirmary = Enfermaria
    .text =
        :silver-side: Lado prateado: { locations_infirmary_silver }
        :copper-side: Lado acobreado: { locations_infirmary_copper }
    .of = c089cb524088
card_workshop = Oficina
    .text =
        :silver-side: Lado prateado: { locations_workshop_silver }
        :copper-side: Lado acobreado: { locations_workshop_copper }
    .of = bb09b7758c33
card_recreational-room = Sala de Recreação
    .text =
        :silver-side: Lado prateado: { locations_recreational-room_silver }
        :copper-side: Lado acobreado: { locations_recreational-room_copper }
    .of = 43343dd8808f
card_visiting-area = Sala de Visitas
    .text =
        :silver-side: Lado prateado: { locations_visiting-area_silver }
        :copper-side: Lado acobreado: { locations_visiting-area_copper }
    .of = 8c255293fa2b
card_chapel = Capela
    .text =
        :silver-side: Lado prateado: { locations_chapel_silver }
        :copper-side: Lado acobreado: { locations_chapel_copper }
    .of = f6b19b2e8a39
card_wardens-office = Sala do Diretor
    .text =
        :silver-side: Lado prateado: { locations_wardens-office_silver }
        :copper-side: Lado acobreado: { locations_wardens-office_copper }
    .of = 6a2aea8cd743
card_prison-wall = Muralha
    .text =
        :silver-side: Lado prateado: { locations_prison-wall_silver }
        :copper-side: Lado acobreado: { locations_prison-wall_copper }
    .of = d12ac97d0901
card_hidden-stash = Esconderijo
    .text = { blackmail_hidden-stash }
    .of = d2a1185d6219
card_hush-money = Preço do silêncio
    .text = { blackmail_hush-money }
    .of = 73a58e27707f
card_lookout = Vigia
    .text = { blackmail_lookout }
    .of = 2b1531991357
card_anonymous-note = Bilhete anônimo
    .text = { blackmail_anonymous-note }
    .of = 9b2a6ba92ec6
card_friendly-guard = Um guarda amigo
    .text = { blackmail_friendly-guard }
    .of = 126499d99a14
card_borrowed-file = Dossiê emprestado
    .text = { blackmail_borrowed-file }
    .of = 4944e08fdcd1
card_change-of-plans = Mudança de planos
    .text = { blackmail_change-of-plans }
    .of = 40ca4982a037
card_old-debt = Dívida antiga
    .text = { blackmail_old-debt }
    .of = 8ef569e6721a
card_double-shift = Turno dobrado
    .text = { blackmail_double-shift }
    .of = 741f80535c4b
card_forced-favour = Favor forçado
    .text = { blackmail_forced-favour }
    .of = 63e349f38f6a
card_two-voices = Outra voz
    .text = { blackmail_two-voices }
    .of = a5a4f2ecffe1
card_copied-key = A chave copiada
    .text = Letra { $tasks_copied-key_letter }: entregue { $tasks_copied-key_key } :key: chave e { $tasks_copied-key_knife } :knife: faca.
    .of = 18bc1a8ab05c
card_bedsheet-rope = Corda de lençóis
    .text = Letra { $tasks_bedsheet-rope_letter }: entregue { $tasks_bedsheet-rope_knife } :knife: faca e { $tasks_bedsheet-rope_clothes } :clothes: roupa.
    .of = aa959001ff3d
card_sleeping-cellmate = O colega de cela adormecido
    .text = Letra { $tasks_sleeping-cellmate_letter }: entregue { $tasks_sleeping-cellmate_clothes } :clothes: roupa e { $tasks_sleeping-cellmate_drugs } :drugs: de drogas.
    .of = d83612a7c1ce
card_softened-mortar = Argamassa amolecida
    .text = Letra { $tasks_softened-mortar_letter }: entregue { $tasks_softened-mortar_drugs } :drugs: de drogas e { $tasks_softened-mortar_tools } :tools: de ferramentas.
    .of = bfcba8113cdd
card_loose-hinge = A dobradiça frouxa
    .text = Letra { $tasks_loose-hinge_letter }: entregue { $tasks_loose-hinge_tools } :tools: de ferramentas e { $tasks_loose-hinge_key } :key: chave.
    .of = 503f6e5431f7
card_borrowed-uniform = Uniforme emprestado
    .text = Letra { $tasks_borrowed-uniform_letter }: entregue { $tasks_borrowed-uniform_key } :key: chave e { $tasks_borrowed-uniform_clothes } :clothes: roupa.
    .of = c83572fc1e7f
card_cap-and-buckle = Boné e fivela
    .text = Letra { $tasks_cap-and-buckle_letter }: entregue { $tasks_cap-and-buckle_clothes } :clothes: roupa e { $tasks_cap-and-buckle_tools } :tools: de ferramentas.
    .of = b69bdf7921dd
card_tin-badge = Distintivo de lata
    .text = Letra { $tasks_tin-badge_letter }: entregue { $tasks_tin-badge_tools } :tools: de ferramentas e { $tasks_tin-badge_knife } :knife: faca.
    .of = 3fede35d407f
card_new-haircut = Um novo corte de cabelo
    .text = Letra { $tasks_new-haircut_letter }: entregue { $tasks_new-haircut_knife } :knife: faca e { $tasks_new-haircut_drugs } :drugs: de drogas.
    .of = b397b637b251
card_doctors-coat = O jaleco do médico
    .text = Letra { $tasks_doctors-coat_letter }: entregue { $tasks_doctors-coat_drugs } :drugs: de drogas e { $tasks_doctors-coat_key } :key: chave.
    .of = cb42a287de3f
card_open-larder = A despensa aberta
    .text = Letra { $tasks_open-larder_letter }: entregue { $tasks_open-larder_key } :key: chave e { $tasks_open-larder_knife } :knife: faca.
    .of = 9dadcc0364fc
card_slashed-mattresses = Colchões rasgados
    .text = Letra { $tasks_slashed-mattresses_letter }: entregue { $tasks_slashed-mattresses_knife } :knife: faca e { $tasks_slashed-mattresses_clothes } :clothes: roupa.
    .of = e217ff878257
card_fainting-choir = O coro desmaiado
    .text = Letra { $tasks_fainting-choir_letter }: entregue { $tasks_fainting-choir_clothes } :clothes: roupa e { $tasks_fainting-choir_drugs } :drugs: de drogas.
    .of = 0137536664b8
card_smoke-in-the-boiler = Fumaça na caldeira
    .text = Letra { $tasks_smoke-in-the-boiler_letter }: entregue { $tasks_smoke-in-the-boiler_drugs } :drugs: de drogas e { $tasks_smoke-in-the-boiler_tools } :tools: de ferramentas.
    .of = d8c8ecfabc60
card_false-alarm = Alarme falso
    .text = Letra { $tasks_false-alarm_letter }: entregue { $tasks_false-alarm_tools } :tools: de ferramentas e { $tasks_false-alarm_key } :key: chave.
    .of = de237690f5f7
card_changed-roster = A escala trocada
    .text = Letra { $tasks_changed-roster_letter }: entregue { $tasks_changed-roster_key } :key: chave e { $tasks_changed-roster_clothes } :clothes: roupa.
    .of = 6ec4f1a29701
card_jammed-gate = O portão emperrado
    .text = Letra { $tasks_jammed-gate_letter }: entregue { $tasks_jammed-gate_clothes } :clothes: roupa e { $tasks_jammed-gate_tools } :tools: de ferramentas.
    .of = db689768bcbe
card_cut-wire = O fio cortado
    .text = Letra { $tasks_cut-wire_letter }: entregue { $tasks_cut-wire_tools } :tools: de ferramentas e { $tasks_cut-wire_knife } :knife: faca.
    .of = 8b5575eeee25
card_drowsy-patrol = A patrulha sonolenta
    .text = Letra { $tasks_drowsy-patrol_letter }: entregue { $tasks_drowsy-patrol_knife } :knife: faca e { $tasks_drowsy-patrol_drugs } :drugs: de drogas.
    .of = 1160dfb1ee9f
card_spiked-coffee = Café batizado
    .text = Letra { $tasks_spiked-coffee_letter }: entregue { $tasks_spiked-coffee_drugs } :drugs: de drogas e { $tasks_spiked-coffee_key } :key: chave.
    .of = cbf625a2d597
card_copied-chart = A carta náutica copiada
    .text = Letra { $tasks_copied-chart_letter }: entregue { $tasks_copied-chart_key } :key: chave e { $tasks_copied-chart_knife } :knife: faca.
    .of = c2a01bb5aadf
card_tide-table = A tábua das marés
    .text = Letra { $tasks_tide-table_letter }: entregue { $tasks_tide-table_knife } :knife: faca e { $tasks_tide-table_clothes } :clothes: roupa.
    .of = 8f1d60868f27
card_bottle-post = Mensagem na garrafa
    .text = Letra { $tasks_bottle-post_letter }: entregue { $tasks_bottle-post_clothes } :clothes: roupa e { $tasks_bottle-post_drugs } :drugs: de drogas.
    .of = a3cf4e5369c6
card_signal-lamp = Lanterna de sinais
    .text = Letra { $tasks_signal-lamp_letter }: entregue { $tasks_signal-lamp_drugs } :drugs: de drogas e { $tasks_signal-lamp_tools } :tools: de ferramentas.
    .of = 01a70675509f
card_boathouse-lock = O cadeado da casa de barcos
    .text = Letra { $tasks_boathouse-lock_letter }: entregue { $tasks_boathouse-lock_tools } :tools: de ferramentas e { $tasks_boathouse-lock_key } :key: chave.
    .of = bf259e2f5bcd
card_raincoat-raft = Jangada de capas de chuva
    .text = Letra { $tasks_raincoat-raft_letter }: entregue { $tasks_raincoat-raft_key } :key: chave e { $tasks_raincoat-raft_clothes } :clothes: roupa.
    .of = a9b1874965e7
card_patched-canvas = Lona remendada
    .text = Letra { $tasks_patched-canvas_letter }: entregue { $tasks_patched-canvas_clothes } :clothes: roupa e { $tasks_patched-canvas_tools } :tools: de ferramentas.
    .of = 935b1f7f2a22
card_carved-paddles = Remos entalhados
    .text = Letra { $tasks_carved-paddles_letter }: entregue { $tasks_carved-paddles_tools } :tools: de ferramentas e { $tasks_carved-paddles_knife } :knife: faca.
    .of = f604664f35f6
card_quiet-dogs = Cães quietos
    .text = Letra { $tasks_quiet-dogs_letter }: entregue { $tasks_quiet-dogs_knife } :knife: faca e { $tasks_quiet-dogs_drugs } :drugs: de drogas.
    .of = 207d8c987264
card_cold-water-cure = Banho de água fria
    .text = Letra { $tasks_cold-water-cure_letter }: entregue { $tasks_cold-water-cure_drugs } :drugs: de drogas e { $tasks_cold-water-cure_key } :key: chave.
    .of = 69808eb0b65a
card_auxiliary-card = Carta auxiliar
    .of = 52656a9fd1b4
card_scapegoat-card = Bode expiatório
    .of = 01a52cc8b072
card_summary-card = Resumo das regras
    .of = 6f18d75a32a3
card_prisoner-sheet = Ficha de preso
    .of = 3dd8e3d52872
card_key-token = Chave
    .of = 405d5728b669
card_knife-token = Faca
    .of = 404de9f319e1
card_clothes-token = Roupa
    .of = 1c8b9e1d092a
card_drugs-token = Drogas
    .of = 0761bada0311
card_tools-token = Ferramentas
    .of = 0538ba33b3ee
card_gun-token = Arma
    .of = 5951e6eb89a5
card_scapegoat-marker = Marcador do bode expiatório
    .of = 5f939ad323bb
card_guard-cube = Guarda
    .of = 402db4066be9
card_plan-marker = Marcador de plano
    .of = d31ce233bd76
card_player-marker = Marcador de jogador
    .of = ec4c8536330f
card_prisoner-pawn = Peão
    .of = 264a76e2b4b2
card_chiefs-room = Sala do Chefe
    .text =
        Lado simples: { new-locations_chiefs-room_plain }
        Lado pago: { new-locations_chiefs-room_payment }
    .of = bdcc58f13baf
card_lighthouse = Farol
    .text =
        Lado simples: { new-locations_lighthouse_plain }
        Lado pago: { new-locations_lighthouse_payment }
    .of = a30c24a93fb5
card_tunnels = Túneis
    .text =
        Lado simples: { new-locations_tunnels_plain }
        Lado pago: { new-locations_tunnels_payment }
    .of = 40b47c8fd069
card_tip-off = Denúncia
    .text = { security-blackmail_tip-off }
    .of = 2df60103b7bd
card_off-duty = De folga
    .text = { security-blackmail_off-duty }
    .of = c58cc975cf69
card_transfer = Transferência
    .text = { security-blackmail_transfer }
    .of = 4b4ae9db4a48
card_loose-talk = Língua solta
    .text = { security-blackmail_loose-talk }
    .of = a38054e1f2e2
card_pickpocket = Batedor de carteiras
    .text = { convicted_pickpocket }
    .of = ff64ec2085a0
card_ringleader = Líder do bando
    .text = { convicted_ringleader }
    .of = c5f423fcbdee
card_smuggler = Contrabandista
    .text = { convicted_smuggler }
    .of = 4560603f3a05
card_bookmaker = Apostador
    .text = { convicted_bookmaker }
    .of = f8c119c2ea5f
card_forger = Falsificador
    .text = { convicted_forger }
    .of = 27dcb00b7bfa
card_getaway-driver = Piloto de fuga
    .text = { convicted_getaway-driver }
    .of = 0a1adbbe5b32
card_embezzler = Estelionatário
    .text = { convicted_embezzler }
    .of = 22140bd7a8fa
card_brawler = Brigão
    .text = { convicted_brawler }
    .of = 0009f4dab4bc
card_informer = Informante
    .text = { convicted_informer }
    .of = 0e9942b499de
card_security-auxiliary-card = Carta auxiliar
    .of = e00ce0d740bd
card_sucker-card = Otário
    .of = 94997e9144fa
card_security-summary-card = Resumo das regras
    .of = 33f3fa395224
card_fifth-sheet = Ficha de preso
    .of = 4e91ca44c861
card_chief-marker = Chefe dos guardas
    .of = e0f8d4ea7e95
card_fifth-pawn = Peão na cor nova
    .of = 849a1319cb11
card_old-colour-marker = Marcador de voto numa cor antiga
    .of = 0dc06ba7596b
card_new-colour-marker = Marcador na cor nova
    .of = 4ebae6ca5c7c

## Títulos e valores

ui_number = Número
    .of = d8c9a6da979e
ui_key = Chave
    .of = b13b1c91a456
ui_knife = Faca
    .of = bd02d00deb67
ui_clothes = Roupa
    .of = 4d8d8ea86505
ui_drugs = Drogas
    .of = 62bf09e97831
ui_tools = Ferramentas
    .of = 378d2af5c114
ui_table_cards = Cartas
    .of = 97e5a4371adf
ui_table_cards_task = Tarefas
    .of = a61de75b7544
ui_table_cards_blackmail = Cartas de chantagem
    .of = e3960694370c
ui_table_cards_auxiliary = Cartas auxiliares
    .of = 65a54c7d4578
ui_table_cards_scapegoat = Bode expiatório
    .of = 1f94aa7ef567
ui_table_cards_summary = Resumo das regras
    .of = 4ccabd87d747
ui_table_wood = Marcadores de madeira
    .of = f72784a1a176
ui_table_wood_player-marker = Nas cores dos jogadores
    .of = b4e009965aad
ui_table_wood_plan-marker = Para o plano
    .of = 81475f49f069
ui_table_wood_guard = Guardas
    .of = b6856e391eb1
ui_table_item-tokens = Objetos
    .of = e37ea973e1b2
ui_table_item-tokens_key = Chave
    .of = b12ed60224ae
ui_table_item-tokens_knife = Faca
    .of = 3c6235c30b61
ui_table_item-tokens_clothes = Roupa
    .of = b7383f190f8a
ui_table_item-tokens_drugs = Drogas
    .of = e17e6a55166b
ui_table_item-tokens_tools = Ferramentas
    .of = ec46b4361738
ui_table_item-tokens_gun = Arma
    .of = aa92c187e1b7
ui_table_marker-kinds = Marcadores de uma cor
    .of = 429d5b47c818
ui_table_marker-kinds_stamina = Vigor
    .of = 81c62ddfb5cf
ui_table_marker-kinds_cash = Dinheiro
    .of = c6d52540ce38
ui_table_marker-kinds_vote = Votos
    .of = 6d06da37b68f
ui_table_more-cards = Cartas
    .of = 78e84ae970bf
ui_table_more-cards_blackmail = Cartas de chantagem
    .of = 2065cd77aed0
ui_table_more-cards_sentence = Cartas de sentença
    .of = 58bda88bb4a9
ui_table_more-cards_auxiliary = Cartas auxiliares
    .of = bd4ac5db0755
ui_table_more-cards_sucker = Otário
    .of = 36f0fae48ecb
ui_table_more-cards_summary = Resumos das regras
    .of = 44d216ba02b5
ui_table_votes-each = Jogadores
    .of = a4afc809a728
ui_table_votes-each_markers = Marcadores de voto
    .of = 3bb7121717a9
ui_table_action-points = Jogadores
    .of = 5ee236bde39e
ui_table_action-points_points = Pontos de ação
    .of = e26f14a4facd
ui_table_escaping = Jogadores
    .of = 2083458a1bf3
ui_table_escaping_prisoners = Saem
    .of = e7b36168744e
ui_table_tile-numbers = Lugar
    .of = 75018a0b5edc
ui_table_stocks = Lugar
    .of = aacfaefcf090
ui_table_stocks_silver = Lado prateado
    .of = 2b9a92407c96
ui_table_stocks_copper = Lado acobreado
    .of = 571f5403002a

## Ícones

icon_key = Chave
    .of = 02f0a2c62dcd
icon_knife = Faca
    .of = a381ee66d6f0
icon_clothes = Roupa
    .of = 520ba8dddb26
icon_drugs = Drogas
    .of = e4b42701f954
icon_tools = Ferramentas
    .of = 334803b7e62e
icon_gun = Arma
    .of = 8bcb9a9d1fdb
icon_stamina = Vigor
    .of = 289660aac3bc
icon_cash = Dinheiro
    .of = 0bdb1799b00c
icon_guard = guarda
    .of = 1db30aab0918
icon_scapegoat = bode expiatório
    .of = cfa3e1adf835
icon_prisoner = preso
    .of = 7d2e781cf065
icon_vote = voto
    .of = c8eb6a631bc9
icon_trade = troca
    .of = 131776383f41
icon_blackmail = carta de chantagem
    .of = e3ed3039133c
icon_auxiliary = carta auxiliar
    .of = a8808bf492ef
icon_summary = resumo
    .of = 4017f9340d78
icon_sucker = otário
    .of = fb0711ec23a4
icon_chief = chefe dos guardas
    .of = ff681f94890b
icon_sentence = carta de sentença
    .of = 75fcdc12dc9e
icon_radio = rádio
    .of = cd163c91f5ed
icon_lighthouse = farol
    .of = a5f22ece07e2
icon_tunnel = túnel
    .of = a627930649a7
icon_chapel = capela
    .of = e8e038276f35
icon_letter = letra
    .of = 400625d041ac
icon_letter-a = letra A
    .of = 8d1f4a52e62a
icon_letter-b = letra B
    .of = 17cd70990d51
icon_letter-c = letra C
    .of = d3307a4334bd
icon_letter-d = letra D
    .of = 41656b13ab41
icon_letter-e = letra E
    .of = 7969d289fb54
icon_letter-f = letra F
    .of = 536ab78052e1
icon_silver-side = lado prateado
    .of = 026abe6b20b5
icon_copper-side = lado acobreado
    .of = 3a982b0d2d89
icon_free-action = ação livre
    .of = 1499864545f3

## Perguntas

ask_lay-at = Onde você põe { $tile }, com o lado { $side } para cima?
    .of = 618318c91f17
ask_choose-tile = Que peça você coloca?
    .of = 20d9c4f6e867
ask_neighbour = Para que vizinha vai o guarda?
    .of = 1672f5b00354
ask_ballot = Quem deve ser o bode expiatório?
    .of = 5a486fa96c2f
ask_sucker-ballot = Em quem você vota, se votar?
    .of = fb6245623fac
ask_break-tie = Qual deles é o bode expiatório?
    .of = d1913180b924
ask_action = O que você faz? Você tem { $points ->
        [one] { $points } ponto de ação
       *[other] { $points } pontos de ação
    }.
    .of = 758160054997
ask_go = Para onde?
    .of = 889848dec8e2
ask_victim = De quem você rouba?
    .of = 8da32891e5ba
ask_loot = O que você pega?
    .of = 82ff351ffe83
ask_guard-from = De onde vem o guarda?
    .of = 91a4422dbcef
ask_guard-to = Para onde vai o guarda?
    .of = 8ef8cafe9d69
ask_which-task = Que tarefa você cumpre?
    .of = 04fee3124bcf
ask_hand-in = O que você entrega?
    .of = 0480d225e5de
ask_discard = O que você descarta?
    .of = efbe56214570
ask_card = Que carta de chantagem você joga?
    .of = eda5ed3f48f8
ask_partner = Com quem você troca?
    .of = e799e71973d4
ask_offer = O que você dá?
    .of = ec52ee9abf60
ask_wish = O que você pede por isso?
    .of = 2be0ef4e3802
ask_accept = Você receberia { $gives } por { $wants }. Concorda?
    .of = 15612e02c719
ask_exchange = O que você põe na reserva?
    .of = fa4156a3fb3f
ask_take-item = O que você pega da reserva?
    .of = cb2605ea5f72
ask_either = Qual dos dois?
    .of = bc5efe780536
ask_companion = Quem treina com você?
    .of = dc8d76957735
ask_task-from = Que tarefa você muda de lugar?
    .of = ef9efb847ad9
ask_task-to = Onde ela deve ser cumprida?
    .of = 8594f6c48ca4
ask_chief-to = Para onde vai o chefe?
    .of = 55244b1a5c6c
ask_price = O que você paga?
    .of = e75e9b00ba74
ask_elsewhere = Que lugar você usa pelos Túneis?
    .of = 8e8b3b69ef80
ask_pawn = Qual preso?
    .of = dc872301966b
ask_another = Quem troca de posição com esse preso?
    .of = 0015a1af75a2
ask_debt-give = Que objeto você dá?
    .of = 7b35ecca5680
ask_debt-take = Que objeto você pega?
    .of = 5c878a7c8138
ask_keep = A carta de cima é { $task }. Ela vai para baixo do baralho?
    .of = 7a68b99887c1
ask_order = Qual das cartas fica em cima das outras?
    .of = 71deb1226c10
ask_back = Que carta vai para baixo do baralho?
    .of = 2c3971fb87dc
ask_held = Que carta você pega?
    .of = 0296768e28c8
ask_spare = Quem deve ficar para trás?
    .of = 5a5a99592beb
ask_spare-tie = Qual deles fica para trás?
    .of = 8b903a7a1188

## Botões e o mapa

ui_end = Terminar o turno
    .of = cd9492757b06
ui_move = Mover-se
    .of = 3cba54ac98ae
ui_use = Usar: { $tile }
    .of = e6462b9361c3
ui_steal = Roubar
    .of = 7e85854c7464
ui_riot = Começar um motim
    .of = 9a3560913515
ui_complete = Cumprir uma tarefa
    .of = b93eca44d7bd
ui_discard = Descartar um objeto
    .of = 8c949a9996f8
ui_blackmail = Jogar chantagem
    .of = 36ecaceb5c45
ui_trade = Propor uma troca
    .of = 133d27b03542
ui_bribe = Subornar um guarda
    .of = 5265f7d85246
ui_effort = Esforçar-se
    .of = b5b4023a11a1
ui_place = { $number } { $tile }
    .of = c2a99a644620
ui_stay = Ficar aqui, ou parar
    .of = 81b397838b99
ui_nothing = Nada
    .of = 4134cca2050c
ui_no-card = Afinal, nenhuma
    .of = 9b30d8dbfcf4
ui_abstain = Mão vazia
    .of = c30b11b8f1c7
ui_prisoner = { $place } { $letters } { $items }
    .of = 7d4ce83f8182
ui_yes = Sim
    .of = 7e75554666ac
ui_no = Não
    .of = e8c5ba8ca8d2
ui_items-only = Os objetos
    .of = f90b7d94939c
ui_gun-for = :gun: no lugar de { $item }
    .of = 6eb4feb1b900
ui_cash-for = :cash: no lugar de { $item }
    .of = 3f7a23133d75
ui_both-for = :gun: no lugar de { $item }, :cash: no lugar de { $other }
    .of = d81f1c588f93
ui_stamina-for-cash = :cash: em :stamina:
    .of = c7b4b2fd6c98
ui_cash-for-stamina = :stamina: em :cash:
    .of = 81ccb700c9ab
ui_take-stock = Pegar o objeto
    .of = ff062f6bf2c5
ui_gain-stamina = Ganhar :stamina:
    .of = c7efd90af2c3
ui_draw-card = Comprar :blackmail:
    .of = 00c2a99b136a
ui_move-task = Mudar uma tarefa de lugar
    .of = 9c45298357d2
ui_square_above = Acima de { $tile }, tocando { $other }
    .of = 861e4a19c84c
ui_square_below = Abaixo de { $tile }, tocando { $other }
    .of = cee25f717c83
ui_square_left = À esquerda de { $tile }, tocando { $other }
    .of = a69ae6d56ba6
ui_square_right = À direita de { $tile }, tocando { $other }
    .of = b590318ef1ec
ui_square_corner = Num canto de { $tile }, tocando { $other }
    .of = ce14725de58b
ui_task-at = { $task } ({ $tile })
    .of = fa0360b6f8ab
ui_unknown-card = Uma carta desconhecida
    .of = dd986ee1360e
ui_side_silver = prateado
    .of = 041e45044a26
ui_side_copper = acobreado
    .of = 5e023222bca6
ui_side_plain = simples
    .of = b20a5e1f95b9
ui_side_payment = pago
    .of = 5c685c9a4601
ui_map = A prisão vista de cima, com guardas, presos e tarefas
    .of = d3545fdba501
ui_tiles = Os lugares
    .of = 28a44d5e184d
ui_prisoners = Os presos
    .of = 3909a1ad53df
ui_timer = Hora da conversa
    .of = 150cfa8bfdb4
ui_stock = No estoque: { $items }
    .of = 26784a071b9b
ui_rule = A regra
    .of = 2cb2516d5a36
ui_tile = Número { $number }, { $tile }, lado { $side }: influência { $influence }, { $guards ->
        [one] { $guards } guarda
       *[other] { $guards } guardas
    }{ $chief ->
        [one] , o chefe está aqui
       *[other] { "" }
    }
    .of = 246cc1505423
ui_tile-who = Aqui: { $who }
    .of = a6b13f863279
ui_influence = Influência { $influence }
    .of = 9b24a7c5e1a5
ui_next-chief = O chefe vai em seguida para { $tile }
    .of = b157c28740de
ui_why-higher = o menor número em volta dele acima de { $number }
    .of = e3ca02b9acba
ui_why-lowest = nenhum número em volta dele é maior, então o menor de todos
    .of = bb9b1e3ce544
ui_round = Rodada { $round }, { $guards ->
        [one] { $guards } guarda
       *[other] { $guards } guardas
    } na prisão
    .of = 1671a1e0a2ee
ui_deck = { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } no baralho de tarefas
    .of = c9e647686733
ui_talk = Primeiro conversem, por cerca de { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }; depois todos votam em segredo.
    .of = 552df6d1dce6
ui_votes = A última votação
    .of = d020a7b7cb02
ui_vote-of = { $voter }: { $elected }
    .of = bb685f378d8b
ui_vote-none = { $voter } se absteve
    .of = d2c0471c810c
ui_is-scapegoat = Bode expiatório
    .of = d8b7ba9380dd
ui_is-sucker = Otário
    .of = 39c74efdc80c
ui_points = { $points ->
        [one] { $points } ponto de ação
       *[other] { $points } pontos de ação
    }
    .of = 845ed9a03518
ui_letters = Letras { $letters }
    .of = 249363d533f3
ui_no-letters = Nenhuma letra ainda
    .of = 7a578d01d4c6
ui_hand = { $hand ->
        [one] { $hand } carta de chantagem
       *[other] { $hand } cartas de chantagem
    }
    .of = 0543dcdda2d5
ui_counters = { $counters ->
        [one] { $counters } contador
       *[other] { $counters } contadores
    }
    .of = 91d8a440de0a
ui_here = Em: { $tile }
    .of = ac340da84125
ui_items = Objetos: { $items }
    .of = c1792158eff3
ui_no-items = Nenhum objeto
    .of = 8bfde0223715
ui_top-card = No alto do baralho de tarefas
    .of = e9e3d75a2afa
ui_whose-turn = É a vez de { $name }
    .of = d30af6073dfd

## The ledger

## Jogadores do computador e contagens

policy_random = Ao acaso
    .about = Faz qualquer coisa que seja permitida.
    .of = 252b3e24eec3
policy_selfish = Egoísta
    .about = Rouba, trabalha pelas próprias letras e vota contra quem está na frente.
    .of = d42e8421c857
policy_helpful = Prestativo
    .about = Cumpre toda tarefa, dá o que falta aos outros e vota para que o plano fique completo o quanto antes.
    .of = 3e906ac560bc
policy_bargaining = Negociador
    .about = Não dá nada em troca de nada e vota contra quem não fez trocas com ele.
    .of = 3b095d5d236f
tally_escape = A fuga dá certo
    .of = 1b2d14d14a46
tally_caught = Os guardas vencem
    .of = 59a09d2bbb63
tally_step-limit = Partidas interrompidas por não terem fim
    .of = e67bb290baab
tally_scapegoat-stays = Fica o bode expiatório, nas fugas
    .of = e084309d46aa
tally_other-stays = Fica outro preso, nas fugas
    .of = 4c0358a214ba
tally_tasks-done = Tarefas cumpridas
    .of = b4a4061f9536
tally_letters = Letras marcadas
    .of = d0cd068cadce
tally_left-1 = Fica para trás o primeiro assento
    .of = c8bc1fa5c81d
tally_left-2 = Fica para trás o segundo assento
    .of = 722418e3e94e
tally_left-3 = Fica para trás o terceiro assento
    .of = 0a8016e13f89
tally_left-4 = Fica para trás o quarto assento
    .of = f1411fe8ad9b
tally_left-5 = Fica para trás o quinto assento
    .of = 686a42dee273
tally_up-cell-block-first = { card_cell-block }, lado prateado para cima
    .of = e6f2d1d703e1
tally_used-cell-block-first = { card_cell-block }, lado prateado, usado
    .of = 838ab30c1f31
tally_up-cell-block-second = { card_cell-block }, lado acobreado para cima
    .of = 8289b7ad8082
tally_used-cell-block-second = { card_cell-block }, lado acobreado, usado
    .of = 4e198189c4a2
tally_up-radio-room-first = { card_radio-room }, lado prateado para cima
    .of = b4f8986f1dff
tally_used-radio-room-first = { card_radio-room }, lado prateado, usado
    .of = 0369a1055493
tally_up-radio-room-second = { card_radio-room }, lado acobreado para cima
    .of = 5a5f5cc2d2bc
tally_used-radio-room-second = { card_radio-room }, lado acobreado, usado
    .of = 694d9cb91051
tally_up-dining-hall-first = { card_dining-hall }, lado prateado para cima
    .of = cf4637b62460
tally_used-dining-hall-first = { card_dining-hall }, lado prateado, usado
    .of = 99ce3627473a
tally_up-dining-hall-second = { card_dining-hall }, lado acobreado para cima
    .of = 57e2d17acb3b
tally_used-dining-hall-second = { card_dining-hall }, lado acobreado, usado
    .of = 19a0cfee2fa7
tally_up-laundry-first = { card_laundry }, lado prateado para cima
    .of = 9fcad1f243f7
tally_used-laundry-first = { card_laundry }, lado prateado, usado
    .of = 3fb20ea6d010
tally_up-laundry-second = { card_laundry }, lado acobreado para cima
    .of = 66a59eda470b
tally_used-laundry-second = { card_laundry }, lado acobreado, usado
    .of = d401e687008d
tally_up-exercise-yard-first = { card_exercise-yard }, lado prateado para cima
    .of = 047305eb040c
tally_used-exercise-yard-first = { card_exercise-yard }, lado prateado, usado
    .of = 069592396ed2
tally_up-exercise-yard-second = { card_exercise-yard }, lado acobreado para cima
    .of = d52c68acbb22
tally_used-exercise-yard-second = { card_exercise-yard }, lado acobreado, usado
    .of = ea6702823055
tally_up-infirmary-first = { card_infirmary }, lado prateado para cima
    .of = e7e438727cbc
tally_used-infirmary-first = { card_infirmary }, lado prateado, usado
    .of = 32bf74b830ff
tally_up-infirmary-second = { card_infirmary }, lado acobreado para cima
    .of = b20f04e1cae7
tally_used-infirmary-second = { card_infirmary }, lado acobreado, usado
    .of = fba26b9a26e8
tally_up-workshop-first = { card_workshop }, lado prateado para cima
    .of = f6e38ff26ca0
tally_used-workshop-first = { card_workshop }, lado prateado, usado
    .of = 29179f366c86
tally_up-workshop-second = { card_workshop }, lado acobreado para cima
    .of = 1060dc7c7c49
tally_used-workshop-second = { card_workshop }, lado acobreado, usado
    .of = 1ae2e23b52c8
tally_up-recreational-room-first = { card_recreational-room }, lado prateado para cima
    .of = 97e4f254238f
tally_used-recreational-room-first = { card_recreational-room }, lado prateado, usado
    .of = 8ff86d47f146
tally_up-recreational-room-second = { card_recreational-room }, lado acobreado para cima
    .of = 9e3b3cca26e2
tally_used-recreational-room-second = { card_recreational-room }, lado acobreado, usado
    .of = 64bbb27928e5
tally_up-visiting-area-first = { card_visiting-area }, lado prateado para cima
    .of = ccfa40f01b55
tally_used-visiting-area-first = { card_visiting-area }, lado prateado, usado
    .of = dd2fdbe62578
tally_up-visiting-area-second = { card_visiting-area }, lado acobreado para cima
    .of = 320c6697ed3d
tally_used-visiting-area-second = { card_visiting-area }, lado acobreado, usado
    .of = 2dbed520d4ca
tally_up-chapel-first = { card_chapel }, lado prateado para cima
    .of = 40da7caab3d3
tally_used-chapel-first = { card_chapel }, lado prateado, usado
    .of = 33c3bfbf1d33
tally_up-chapel-second = { card_chapel }, lado acobreado para cima
    .of = faf91f1f6d86
tally_used-chapel-second = { card_chapel }, lado acobreado, usado
    .of = 55af39ec6f91
tally_up-wardens-office-first = { card_wardens-office }, lado prateado para cima
    .of = 0b37b4e78f6a
tally_used-wardens-office-first = { card_wardens-office }, lado prateado, usado
    .of = 659836053295
tally_up-wardens-office-second = { card_wardens-office }, lado acobreado para cima
    .of = bdda95b0a9ea
tally_used-wardens-office-second = { card_wardens-office }, lado acobreado, usado
    .of = d4da1f25e121
tally_up-prison-wall-first = { card_prison-wall }, lado prateado para cima
    .of = 4b37f1120694
tally_used-prison-wall-first = { card_prison-wall }, lado prateado, usado
    .of = 94ebca769d63
tally_up-prison-wall-second = { card_prison-wall }, lado acobreado para cima
    .of = 41e86d7a8dae
tally_used-prison-wall-second = { card_prison-wall }, lado acobreado, usado
    .of = 8a02dbbb7da8
tally_up-chiefs-room-first = { card_chiefs-room }, lado simples para cima
    .of = 3b8755380227
tally_used-chiefs-room-first = { card_chiefs-room }, lado simples, usado
    .of = e5acc9e325d5
tally_up-chiefs-room-second = { card_chiefs-room }, lado pago para cima
    .of = e9ca91c9c5b4
tally_used-chiefs-room-second = { card_chiefs-room }, lado pago, usado
    .of = 9645c7efbe6b
tally_up-lighthouse-first = { card_lighthouse }, lado simples para cima
    .of = 41bb8c17ef23
tally_used-lighthouse-first = { card_lighthouse }, lado simples, usado
    .of = 6e6a38dd2505
tally_up-lighthouse-second = { card_lighthouse }, lado pago para cima
    .of = 571353fe49fe
tally_used-lighthouse-second = { card_lighthouse }, lado pago, usado
    .of = 8db08ff5e21e
tally_up-tunnels-first = { card_tunnels }, lado simples para cima
    .of = 910df5ce4bfb
tally_used-tunnels-first = { card_tunnels }, lado simples, usado
    .of = 7a5fcb72d7d6
tally_up-tunnels-second = { card_tunnels }, lado pago para cima
    .of = 10d4b8f7b049
tally_used-tunnels-second = { card_tunnels }, lado pago, usado
    .of = 480b52ad9364
tally_played-hidden-stash = Jogada: { card_hidden-stash }
    .of = 24a346bc14d3
tally_played-hush-money = Jogada: { card_hush-money }
    .of = 83f054275410
tally_played-lookout = Jogada: { card_lookout }
    .of = 7972d186e45f
tally_played-anonymous-note = Jogada: { card_anonymous-note }
    .of = 069c286e2f21
tally_played-friendly-guard = Jogada: { card_friendly-guard }
    .of = 6fc338f5b379
tally_played-borrowed-file = Jogada: { card_borrowed-file }
    .of = 0afc8f24d4fd
tally_played-change-of-plans = Jogada: { card_change-of-plans }
    .of = bd3c7fff079b
tally_played-old-debt = Jogada: { card_old-debt }
    .of = 7b791502ea3a
tally_played-double-shift = Jogada: { card_double-shift }
    .of = 36030fdbe0c3
tally_played-forced-favour = Jogada: { card_forced-favour }
    .of = c678ff254a5a
tally_played-two-voices = Jogada: { card_two-voices }
    .of = 548ee8184ec6
tally_played-tip-off = Jogada: { card_tip-off }
    .of = 3ecd9d3455b3
tally_played-off-duty = Jogada: { card_off-duty }
    .of = a086562b1b56
tally_played-transfer = Jogada: { card_transfer }
    .of = eae4a9353d0b
tally_played-loose-talk = Jogada: { card_loose-talk }
    .of = 8c9bbcb14c1d
tally_handed-key = Entregue: { card_key-token }
    .of = 8a7e4a5a13db
tally_handed-knife = Entregue: { card_knife-token }
    .of = 84b3244a9505
tally_handed-clothes = Entregue: { card_clothes-token }
    .of = 003656dbc097
tally_handed-drugs = Entregue: { card_drugs-token }
    .of = 6d1f3c3d2e78
tally_handed-tools = Entregue: { card_tools-token }
    .of = 4064aab5d844
tally_handed-gun = Entregue: { card_gun-token }
    .of = 10f2d2e4a38e
tally_with-pickpocket = Com a sentença: { card_pickpocket }
    .of = d18a43f1bad4
tally_free-pickpocket = Sai: { card_pickpocket }
    .of = 9168ae9e2c8c
tally_with-ringleader = Com a sentença: { card_ringleader }
    .of = 214d2e734bce
tally_free-ringleader = Sai: { card_ringleader }
    .of = a3f9d0acc7f3
tally_with-smuggler = Com a sentença: { card_smuggler }
    .of = a078311538e5
tally_free-smuggler = Sai: { card_smuggler }
    .of = c392983bb940
tally_with-bookmaker = Com a sentença: { card_bookmaker }
    .of = 173765f85e23
tally_free-bookmaker = Sai: { card_bookmaker }
    .of = 231db1128423
tally_with-forger = Com a sentença: { card_forger }
    .of = 22d786669c22
tally_free-forger = Sai: { card_forger }
    .of = a2b95540e524
tally_with-getaway-driver = Com a sentença: { card_getaway-driver }
    .of = 14f544e76f00
tally_free-getaway-driver = Sai: { card_getaway-driver }
    .of = 3c68163c9e2f
tally_with-embezzler = Com a sentença: { card_embezzler }
    .of = 2aa9e70b9e21
tally_free-embezzler = Sai: { card_embezzler }
    .of = 37a617b58316
tally_with-brawler = Com a sentença: { card_brawler }
    .of = 09f1f3e29c91
tally_free-brawler = Sai: { card_brawler }
    .of = 83af861a6773
tally_with-informer = Com a sentença: { card_informer }
    .of = 9e86e84e0960
tally_free-informer = Sai: { card_informer }
    .of = 9d561cda286f

## Circle, series and ledger
house_series = Quem joga várias partidas seguidas começa cada uma de novo; nada passa de uma para outra. No fim, conta quantas vezes cada pessoa saiu; anotamos só quem foi deixado para trás, e quantas vezes.
    .title = Várias partidas
    .of = 2686b44a3052
ui_circle = Se ninguém o atrapalhar, a ronda dele tem { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }{ $before ->
        [0] { "" }
        [one] , depois de { $before } passo para chegar a ela
       *[other] , depois de { $before } passos para chegar a ela
    }: { $circle }.
    .of = ca71174b00fd
ledger_letters = Letras
    .of = 1b12b37a1f72
ledger_scapegoat = Quem era o bode no fim
    .of = 4736ff945b60
ledger_caught = Os guardas venceram; ninguém saiu.
    .of = 4652f3a31fc4
ledger_left-behind = Quem ficou para trás: { $member }{ $value ->
        [one] .
       *[other] , já pela { $value }ª vez.
    }
    .of = 01f4bba948e4
ledger_next-fresh = A próxima partida começa de novo.
    .of = 5d98fc8829a8
ledger_next-scapegoat = O acaso escolhe o primeiro bode expiatório.
    .of = 9cbc0bed7973
ledger_fault-all-but-one = Ou saem todos menos um, ou não sai ninguém.
    .of = 476bb7624999
ledger_fault-nobody = Numa partida que terminou assim, ninguém saiu.
    .of = 5a5639a39ce3
ledger_fault-letters = Juntos, os que saíram precisam ter todas as letras do plano.
    .of = 7d92098ee10d
ledger_fault-scapegoat = O bode expiatório precisa ter jogado.
    .of = 3708245532ca
