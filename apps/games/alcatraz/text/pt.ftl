# Alcatraz: O Bode Expiatório em português do Brasil. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` dá nome a uma cláusula.

game = Alcatraz: O Bode Expiatório
    .about = Todos trabalham na fuga, e todos sabem que um de vocês vai ficar para trás.
    .unofficial = Um guia não oficial, nem feito nem aprovado pela editora. Os nomes são de seus donos; as palavras e os desenhos daqui são nossos.
product_base = Alcatraz: O Bode Expiatório
product_maximum-security = Segurança Máxima
module_certain-escape = Fuga certa
    .about = Algumas tarefas saem sem ninguém ver, letra por letra, para que o baralho quase sempre permita uma fuga.
module_plan-g = Plano G
    .about = Contam-se as letras ganhas de novo, e quem tiver menos desses contadores fica para trás.
module_different-prison = Outra prisão
    .about = Vocês mesmos colocam os lugares, um depois do outro, e o contorno pode ficar irregular.
module_convicted = Condenados
    .about = Cada preso tem uma carta de sentença com uma regra que só ele precisa seguir.

## Objetivo do jogo

aim = Juntos vocês querem sair da ilha; cada um cuida de não ser quem fica.
    .title = Objetivo do jogo
aim_players = O jogo básico é para { $players-min } a { $players-base } jogadores. Com a caixa { product_maximum-security } podem ser { $players-max }.
    .title = Jogadores
aim_prisoners = Cada um de vocês é um { -prisoner } e tem um peão na prisão e uma ficha na mesa.
    .title = Presos
aim_plan = O { -plan } tem { $letters ->
        [one] { $letters } parte
       *[other] { $letters } partes
    }, chamadas pelas { -letter(case: "pl") }, de A a F. Uma letra é de quem a marcou na própria ficha.
    .title = O plano e suas letras
aim_one-stays = Você vence se participar da { -escape }. Ela dá certo assim que todos menos um tiverem, em conjunto, todas as letras; esse um fica para trás e perde.
    .title = Todos menos um
aim_own-set = O que dizem os lugares, as tarefas e as cartas de chantagem não está contado por inteiro em parte alguma. O que há aqui é um conjunto jogável feito por nós, que um grupo pode trocar pelas cartas da sua caixa.
    .title = Nosso próprio conjunto de cartas

## O que vem na caixa

components = Estas coisas vêm na caixa do jogo básico.
    .title = Componentes
components_tiles = { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    } com { $tile-sides ->
        [one] { $tile-sides } lado
       *[other] { $tile-sides } lados
    } cada; uma peça é um { -location } da prisão.
    .title = Peças de lugar
components_sides = Um lado de um lugar se chama { -silver-side }, o outro { -copper-side }. Não há dois lados que façam o mesmo, então são { $tile-effects ->
        [one] { $tile-effects } efeito
       *[other] { $tile-effects } efeitos
    } ao todo.
    .title = Prata e cobre
components_cards = { $cards-total ->
        [one] { $cards-total } carta
       *[other] { $cards-total } cartas
    } ao todo: { $cards_task } de tarefa, { $cards_blackmail } de chantagem, { $cards_auxiliary } auxiliares, { $cards_scapegoat } para o bode expiatório e { $cards_summary } com um resumo das regras.
    .title = Cartas
components_auxiliary = Cada { -auxiliary } indica um lugar. Quando a sorte tem de escolher um ponto da prisão, embaralhe essas cartas e compre.
    .title = Cartas auxiliares
components_wood = { $wood-total ->
        [one] { $wood-total } marcador
       *[other] { $wood-total } marcadores
    } de madeira: { $wood_guard } para guardas, { $wood_plan-marker } para letras do plano e { $wood_player-marker } nas cores dos jogadores.
    .title = Marcadores de madeira
components_wood-count = Há quem indique outros números de guardas e de marcadores de jogador. Só os números dados aqui somam o total de { $wood-total }.
    .title = Outras contas
components_guards = Cada { -guard } é um cubo que fica num lugar e não é de ninguém.
    .title = Guardas
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
       *[other] { $pawns } { -pawn(case: "pl") }
    }, um em cada cor.
    .title = Peões
components_tokens = { $tokens-total ->
        [one] { $tokens-total } ficha
       *[other] { $tokens-total } fichas
    } de papelão: { $items-total } objetos e { $scapegoat-markers } para contar as ações a mais do bode expiatório.
    .title = Fichas
components_items = Há { $item-kinds ->
        [one] { $item-kinds } tipo comum
       *[other] { $item-kinds } tipos comuns
    } de { -item }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } e :tools: { -tools }; e a :gun: arma, que não é nenhum deles.
    .title = Objetos
components_gun = Há { $item-tokens_gun } :gun: { -gun }. Quem a entrega pode dizer que ela é qualquer objeto pedido.
    .title = A arma
    .event = { $actor } entrega a arma no lugar de { $item }
components_markers = Cada cor tem { $markers-each ->
        [one] { $markers-each } marcador
       *[other] { $markers-each } marcadores
    } de jogador: { $marker-kinds_stamina } para o vigor, { $marker-kinds_cash } para o dinheiro e { $marker-kinds_vote } para votar.
    .title = Marcadores de uma cor
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
       *[other] { $sheets } { -sheet(case: "pl") }
    } com as letras do plano, as trilhas de vigor e dinheiro e os espaços para objetos.
    .title = Fichas de preso
components_sheets-alike = Só as figuras das fichas são diferentes. Que cada preso teria habilidades próprias foi dito antes de o jogo sair e não é verdade.
    .title = Todos os presos são iguais
components_letters = Das tarefas, { $tasks-per-letter ->
        [one] { $tasks-per-letter } carta é
       *[other] { $tasks-per-letter } cartas são
    } de cada letra.
    .title = Tarefas de uma letra
components_marker-shortage = Marcadores nunca faltam. Se os de madeira acabarem, use qualquer outra coisa pequena.
    .title = Marcadores que faltam
    .event = Não sobrou marcador para a letra { $letter } de { $target }.

## Preparação

setup = A prisão é montada nesta ordem.
    .title = Preparação
setup_grid = Embaralhe as { $tiles } peças e coloque-as como a { -prison }: { $grid_rows ->
        [one] { $grid_rows } fileira
       *[other] { $grid_rows } fileiras
    } de { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile") }
       *[other] { $grid_columns } { -location(case: "tiles") }
    }.
    .title = Montar a prisão
    .event = { $tile } entra com o lado { $side } para cima.
setup_grid-security = Embaralhe as { $more-tiles } peças novas com as antigas e coloque todas as { $tiles-all } como a prisão: { $grid-security_rows ->
        [one] { $grid-security_rows } fileira
       *[other] { $grid-security_rows } fileiras
    } de { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile") }
       *[other] { $grid-security_columns } { -location(case: "tiles") }
    }.
    .title = Uma prisão maior
    .event = { $tile } entra com o lado { $side } para cima.
setup_block = Coloque { $start-block_rows ->
        [one] { $start-block_rows } fileira
       *[other] { $start-block_rows } fileiras
    } de { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile") }
       *[other] { $start-block_columns } { -location(case: "tiles") }
    } sorteadas. O resto das { $tiles-all } espera ao lado.
    .title = As primeiras peças
    .event = { $tile } entra com o lado { $side } para cima.
setup_add-tiles = Depois, na sua vez, cada um de vocês acrescenta { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
       *[other] { $tiles-added } { -location(case: "tiles") }
    } onde toque { $touching } que já estejam ali, contando os cantos, até todas estarem na mesa.
    .title = Acrescentar peças
    .event = { $actor } acrescenta { $tile }, com o lado { $side } para cima.
setup_side-up = Deixe a sorte decidir, para cada peça, que lado fica para cima, e não mude isso a partida inteira. É uma regra nossa.
    .title = Que lado fica para cima
setup_auxiliary-security = Junte as { $more-cards_auxiliary } cartas auxiliares novas às antigas. Agora são { $auxiliary-all }.
    .title = Cartas auxiliares
setup_items = Ponha em cada lugar com { -stock } tantos dos seus objetos quantos diz o lado que está para cima.
    .title = Objetos nos lugares
setup_supply = Ponha todos os outros objetos, os guardas, os marcadores e as cartas ao lado da prisão. Eles são a { -supply }.
    .title = A reserva
setup_guards = Compre { $guards-start ->
        [one] { $guards-start } { -auxiliary }
       *[other] { $guards-start } { -auxiliary(case: "pl") }
    } sem devolver nenhuma e ponha { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } em cada lugar sorteado. Depois embaralhe todas juntas de novo.
    .title = Os primeiros guardas
    .event = Há um guarda em: { $tile }.
setup_sheets = Pegue uma ficha e os marcadores dela. Comece com { $stamina-start } :stamina: de vigor e { $cash-start } :cash: de dinheiro; os dois valores são nossos.
    .title = Fichas de preso
setup_votes = Cada um pega um { -voting-marker } da cor de cada jogador, inclusive da sua.
    .title = Marcadores de voto
setup_fifth-markers = Separe para a cor nova os mesmos marcadores que para cada uma das outras, e dê a cada um um marcador de voto dessa cor.
    .title = Marcadores da cor nova
setup_prisoners = Compre uma { -auxiliary } para cada preso; o peão começa no lugar sorteado.
    .title = Onde os presos começam
    .event = { $target } começa em: { $tile }.
setup_chief = Quando todos os presos tiverem posição, compre mais { $chief-draw ->
        [one] { $chief-draw } carta auxiliar
       *[other] { $chief-draw } cartas auxiliares
    }. O chefe começa no lugar indicado.
    .title = Onde o chefe começa
    .event = O chefe começa em: { $tile }.
setup_start-draw = As cartas compradas para as posições iniciais só voltam quando todos tiverem a sua, então não há dois que comecem na mesma peça.
    .title = Inícios separados
setup_chief-apart = As cartas dos presos ainda estão fora quando se compra a do chefe, então em geral ele não começa junto de um deles na mesma peça.
    .title = O chefe começa à parte
setup_piles = Antes de embaralhar as tarefas, separe-as em { $piles ->
        [one] { $piles } pilha
       *[other] { $piles } pilhas
    }, cada uma de uma mesma letra.
    .title = Uma pilha por letra
setup_remove = Tire ao acaso { $pile-removed ->
        [one] { $pile-removed } carta
       *[other] { $pile-removed } cartas
    } de cada pilha e guarde na caixa. Ninguém olha.
    .title = Saem cartas sem ninguém ver
setup_deck = Embaralhe as { $tasks-left } que restam para formar o baralho de tarefas e siga como sempre.
    .title = O novo baralho de tarefas
setup_tasks = Embaralhe as tarefas. Revele { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } e ponha cada uma num lugar sorteado com uma carta auxiliar, nunca duas no mesmo.
    .title = As primeiras tarefas
    .event = Há uma tarefa a cumprir em { $tile }: { $task }.
setup_blackmail-security = Junte as { $more-cards_blackmail } cartas de chantagem novas às antigas antes de distribuir. Agora são { $blackmail-all }.
    .title = Cartas de chantagem
setup_blackmail = Embaralhe as cartas de chantagem e dê { $blackmail-start ->
        [one] { $blackmail-start } carta
       *[other] { $blackmail-start } cartas
    } a cada jogador, com a face para baixo. É uma regra nossa.
    .title = Distribuir a chantagem
    .event = { $actor } recebe: { $card }.
setup_sentences = Antes de a partida começar, embaralhe as cartas de sentença e dê { $sentences-dealt ->
        [one] { $sentences-dealt } carta
       *[other] { $sentences-dealt } cartas
    } a cada preso, que ficam abertas ao lado da ficha.
    .title = Distribuir as sentenças
    .event = { $target } recebe a sentença: { $card }.
setup_sentences-rest = As cartas de sentença que sobram vão para a caixa.
    .title = Sentenças não usadas
setup_sentences-boxed = Deixe as cartas de sentença na caixa.
    .title = Sem sentenças
setup_scapegoat = Escolha ao acaso um jogador para ser o primeiro bode expiatório e ficar com a carta até a primeira votação.
    .title = O primeiro bode expiatório
    .event = { $target } é o primeiro bode expiatório.
setup_sucker = Deixe pronta a carta do otário. Ela é dada a alguém ao acaso na primeira rodada.
    .title = A carta do otário

## A rodada

round = Vocês jogam rodada após rodada, até o plano dar certo ou os guardas encherem a prisão.
    .title = A rodada
round_phases = Uma { -round } tem { $phases ->
        [one] { $phases } { -phase }
       *[other] { $phases } { -phase(case: "pl") }
    }: primeiro entra um novo guarda, depois alguém vira o bode expiatório e por fim todos executam o plano.
    .title = Fases
round_guard = Na primeira fase, compre uma { -auxiliary } e ponha { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } da reserva no lugar indicado.
    .title = Um novo guarda
    .event = Entra um novo guarda: { $tile }.
round_guard-card = Essa carta volta para junto das outras, e elas são embaralhadas. O mesmo lugar pode sair de novo na próxima vez.
    .title = A carta volta
round_guard-cap = Nunca há mais de { $guard-cap ->
        [one] { $guard-cap } { -guard }
       *[other] { $guard-cap } { -guard(case: "pl") }
    } numa peça.
    .title = Uma peça cheia
round_guard-overflow = Se a peça do novo guarda estiver cheia, compre de novo até sair uma que não esteja.
    .title = Sem espaço para o guarda
    .event = Não há espaço para mais um guarda: { $tile }.
round_last-guard = No momento em que o guarda número { $guard-fatal } entra na prisão, a partida acaba e todos vocês perdem.
    .title = O último guarda
    .event = Entra o guarda número { $value }. A prisão está cheia.
round_rounds = Vocês começam com { $guards-start } guardas, e cada rodada traz mais um. Depois de { $rounds-safe } rodadas há tantos quantos a prisão aguenta, e a rodada { $round-fatal } traz aquele que é demais.
    .title = Exemplo: quanto tempo vocês têm
round_restock = Depois complete cada { -stock } com a reserva, até onde ela tiver os objetos. É uma regra nossa.
    .title = Repor os estoques
    .event = Da reserva { $value ->
        [one] vem
       *[other] vêm
    } { $value ->
        [one] { $value } objeto
       *[other] { $value } objetos
    }.
round_talk = Na segunda fase, conversem abertamente por cerca de { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }: quem vai fazer o quê, quem entrega o que a quem e quem aguentaria ser o bode expiatório.
    .title = Conversa
round_vote = Depois cada um de vocês fecha em segredo { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
       *[other] { $votes-cast } { -voting-marker(case: "pl") }
    } na mão, e todos abrem as mãos juntos. O { -vote } vai para o preso daquela cor.
    .title = A votação
    .event = { $actor } vota em { $target }{ $value ->
        [one] .
       *[other] , e o voto conta { $value } vezes.
    }
round_elected = O preso com mais votos é o { -scapegoat } até a próxima votação e pega a carta que diz isso. Os marcadores voltam a quem votou.
    .title = O bode expiatório
    .event = { $target } é o bode expiatório com { $value ->
        [one] { $value } voto
       *[other] { $value } votos
    }.
round_tie = Se vários tiverem mais votos que os outros, o antigo bode expiatório, que também votou, escolhe um deles.
    .title = Empates
    .event = { $actor } desempata: { $target }.
round_self-vote = Você pode votar em si mesmo.
    .title = Votar em si
round_again = Quem é o bode expiatório pode ser eleito de novo, quantas vezes os outros quiserem.
    .title = Eleito de novo
round_example-tie = Ada é o bode expiatório. Bo e Cyril têm o mesmo número de votos, e ninguém tem mais. Ada pode escolher Bo ou Cyril; não pode escolher nem a si mesma nem Dora, que têm menos.
    .title = Exemplo: um empate
round_order = Na terceira fase, o bode expiatório joga primeiro. Os outros seguem em sentido horário.
    .title = Quem age quando
    .event = Rodada { $value }: é a vez de { $actor }.
round_whole-turn = Você faz todas as suas ações uma depois da outra, com as livres no meio como quiser, antes de o próximo preso começar.
    .title = Um turno inteiro de cada vez

## O que um preso pode fazer

actions = Um turno é feito de poucas ações que custam algo e de quantas se quiser que não custam.
    .title = Ações
actions_points = Quantos pontos de ação cada preso tem por turno depende do número de jogadores. Você gasta cada { -action-point } no seu próprio turno.
    .title = Pontos de ação
actions_points-five = Com { $five-players } jogadores, cada preso tem { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
       *[other] { $action-points_5_points } { -action-point(case: "pl") }
    }, como com { $four-players }.
    .title = Pontos de ação com a cor nova
actions_scapegoat-point = O bode expiatório tem { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
       *[other] { $scapegoat-points } { -action-point(case: "pl") }
    } a mais que os outros.
    .title = A vantagem do bode expiatório
    .event = { $actor }, o bode expiatório, tem { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    } a mais.
actions_scapegoat-ladder = Essa vantagem continua a mesma, não importa quantas vezes seguidas o mesmo preso tenha sido o bode expiatório.
    .title = Eleito várias vezes
actions_lost-points = Os pontos de ação que você não gasta no seu turno se perdem.
    .title = Nada se guarda
    .event = { $actor } deixa passar { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
actions_list = Uma { -action } custa { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }: mover-se, usar um lugar, um roubo, um motim, cumprir uma tarefa, descartar um objeto ou jogar uma carta de chantagem.
    .title = Ações por pontos de ação
actions_free = Uma { -free-action } não custa ponto de ação, e você pode fazer quantas quiser no seu turno: trocar, subornar e se esforçar.
    .title = Ações livres
actions_move = Mover-se leva o seu peão a uma { -neighbour }, ou seja, uma peça que divide um lado com a sua. Cantos não contam.
    .title = Mover-se
    .event = { $actor } vai para: { $tile }.
actions_use = Usar o lugar onde você está lhe dá o efeito do lado que está para cima. Você pode usá-lo de novo enquanto puder pagar.
    .title = Usar um lugar
actions_steal = Um { -theft } tira { $steal-take } objeto ou { $steal-take } :cash: de dinheiro, o que você preferir, de um preso na sua peça, que não pode recusar.
    .title = Roubar
    .event = { $actor } rouba de { $target }: { $item }
actions_riot = Um { -riot } traz { $riot-guards ->
        [one] { $riot-guards } { -guard }
       *[other] { $riot-guards } { -guard(case: "pl") }
    } de uma vizinha para a sua própria peça, a não ser que ela esteja cheia.
    .title = Fazer um motim
    .event = { $actor } começa um motim: um guarda vai de { $tile } para { $there }.
actions_complete = Uma tarefa se cumpre na peça dela, com os objetos que ela pede.
    .title = Cumprir uma tarefa
actions_complete-scapegoat = O bode expiatório não pode cumprir tarefas.
    .title = Sem tarefas para o bode expiatório
actions_discard = Descartar põe um objeto seu na reserva.
    .title = Descartar um objeto
    .event = { $actor } descarta: { $item }
actions_blackmail = Jogar uma carta de chantagem faz o que a carta diz, na hora.
    .title = Jogar chantagem
    .event = { $actor } joga chantagem: { $card }.
actions_blackmail-scapegoat = Só o bode expiatório pode jogar cartas de chantagem.
    .title = A chantagem é do bode expiatório
actions_trade = Numa { -trade } você dá objetos e dinheiro a um preso na sua peça ou os troca com ele. Também pode ser um presente.
    .title = Trocar
    .event = { $actor } e { $target } chegam a um acordo: { $gives } por { $wants }.
actions_trade-both = Os dois têm de concordar. O que se promete para um turno futuro não obriga ninguém.
    .title = Os dois concordam
    .event = { $actor } não chega a um acordo com { $target }.
actions_trade-offers = Você pode propor { $offers-turn ->
        [one] { $offers-turn } troca
       *[other] { $offers-turn } trocas
    } no seu turno, aceitas ou não. É um limite nosso; o que vocês combinam antes da votação não conta.
    .title = Só tantas propostas
    .event = { $actor } propõe a { $target }: { $gives } por { $wants }.
actions_bribe = Um { -bribe } custa { $bribe-cash } :cash: de dinheiro e manda { $bribe-guards ->
        [one] { $bribe-guards } { -guard }
       *[other] { $bribe-guards } { -guard(case: "pl") }
    } da sua peça para uma vizinha que não esteja cheia.
    .title = Subornar um guarda
    .event = { $actor } suborna um guarda{ $same ->
        [one] , que olha para o outro lado.
       *[other] , que vai de { $tile } para { $there }.
    }
actions_effort = Esforçar-se custa { $effort-stamina } :stamina: de { -stamina } e lhe dá { $effort-points ->
        [one] { $effort-points } { -action-point }
       *[other] { $effort-points } { -action-point(case: "pl") }
    } a mais neste turno.
    .title = Esforçar-se
    .event = { $actor } se esforça e ganha { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
actions_effort-limit = Você pode fazer { $efforts-turn ->
        [one] { $efforts-turn } esforço
       *[other] { $efforts-turn } esforços
    } por turno, não mais. É uma regra nossa: em alguns cantos da prisão o vigor voltaria sem fim.
    .title = Não sem fim
actions_cash = O que você tem de :cash: { -cash } está marcado na sua ficha. O que se paga vai para a reserva, a não ser que uma regra diga que preso o recebe.
    .title = Dinheiro
actions_limits = Ninguém pode ter mais de { $stamina-max } :stamina: de vigor nem de { $cash-max } :cash: de dinheiro. O que passar disso se perde. Os dois limites são nossos.
    .title = Limites
actions_slots = Uma ficha tem { $item-slots ->
        [one] { $item-slots } { -slot }
       *[other] { $item-slots } { -slot(case: "pl") }
    }, um número nosso. Sem nenhum livre, você não pode receber outro objeto, a não ser trocando.
    .title = Espaço para objetos

## O que os guardas fazem

influence = Onde há guardas olhando, tudo fica mais difícil.
    .title = A influência dos guardas
influence_count = A { -influence } numa peça é o número de guardas nela. Antes de cada ação, olhe a peça em que você está.
    .title = Contar guardas
influence_calm = Até { $influence_calm ->
        [one] { $influence_calm } { -guard }
       *[other] { $influence_calm } { -guard(case: "pl") }
    } na sua peça não { $influence_calm ->
        [one] muda
       *[other] mudam
    } nada.
    .title = Quase sem guardas
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
influence_slow-not = Mover-se, as cartas de chantagem e as ações livres não ficam mais caras.
    .title = O que continua barato
influence_stop = Com { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } na sua peça, você não pode fazer nenhuma ação além de se mover e jogar chantagem.
    .title = Ações impedidas
influence_stop-free = Trocar, subornar e se esforçar continuam possíveis.
    .title = O que nunca é impedido
influence_full = Uma peça com { $influence_full ->
        [one] { $influence_full } { -guard }
       *[other] { $influence_full } { -guard(case: "pl") }
    } é como uma com { $influence_stop }, e além disso ninguém pode entrar nela.
    .title = Peças fechadas
influence_use = Quem usa um lugar está sujeito aos guardas dele, mesmo onde o efeito é uma ação livre.
    .title = Correção: lugares livres e guardas
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
influence_use-stop = Com { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } ou mais ali, nenhum lugar pode ser usado.
    .title = Correção: impedido onde era livre
influence_example-slow = Há { $influence_slow ->
        [one] { $influence_slow } guarda
       *[other] { $influence_slow } guardas
    } no Pátio, com o lado prateado para cima. Ada troca sem pagar nada, como sempre. Para usar o pátio ela paga { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }, embora em outras situações isso seja uma ação livre; um roubo lhe custaria { $action-cost } e mais { $influence-extra }.
    .title = Exemplo: ações mais caras
influence_example-stop = Há { $influence_stop ->
        [one] { $influence_stop } guarda
       *[other] { $influence_stop } guardas
    } no Refeitório, com o lado acobreado para cima. Bo não pode comprar uma faca ali, seja ação livre ou não. Ele pode sair, entregar um objeto a Ada ou pagar um suborno, e com um guarda a menos acaba podendo comprar.
    .title = Exemplo: ações impedidas

## Tarefas

tasks = Cada tarefa traz uma letra para quem a cumpre e muitas vezes outra para os amigos.
    .title = Tarefas e recompensas
tasks_card = Uma { -task } mostra a sua letra e { $task-items ->
        [one] o
       *[other] os
    } { $task-items ->
        [one] { $task-items } { -item }
       *[other] { $task-items } { -item(case: "pl") }
    } de que precisa. Ela está no lugar onde pode ser cumprida.
    .title = Cartas de tarefa
tasks_complete = Para cumprir uma tarefa, esteja na peça dela, gaste { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    } e entregue os objetos.
    .title = Cumprir uma tarefa
    .event = { $actor } cumpre uma tarefa: { $task }.
tasks_hand-in = Os objetos entregues vão para a reserva. A :gun: arma pode valer por qualquer um deles.
    .title = Entregar
tasks_mark = Você marca na sua ficha a letra da tarefa que cumpriu.
    .title = A sua letra
    .event = { $target } marca a letra { $letter }.
tasks_reward = Depois revele { $rewards-drawn ->
        [one] { $rewards-drawn } carta
       *[other] { $rewards-drawn } cartas
    } do baralho de tarefas como { -reward }. Cada um dos outros presos, menos o bode expiatório, marca a letra que saiu.
    .title = Uma letra para os outros
    .event = A recompensa é a letra { $letter }: { $task }.
tasks_no-reward = O bode expiatório não ganha nada com uma tarefa cumprida.
    .title = Nada para o bode expiatório
    .event = { $target }, o bode expiatório, não recebe a letra { $letter }.
tasks_owned = Uma letra que você já tem não lhe traz nada.
    .title = Letras que você já tem
    .event = { $target } já tem a letra { $letter }.
tasks_next = Em seguida revele mais uma tarefa e ponha-a num lugar sorteado com uma carta auxiliar. Várias tarefas podem ficar na mesma peça.
    .title = Uma nova tarefa
    .event = Há uma nova tarefa a cumprir em { $tile }: { $task }.
tasks_always-open = Assim há sempre { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } a cumprir na prisão, enquanto o baralho durar.
    .title = Tarefas abertas
tasks_used = As tarefas cumpridas e as recompensas saem do jogo. Com azar, pode acabar uma letra de que você ainda precisa.
    .title = Cartas usadas
    .event = Uma carta vai para baixo do baralho de tarefas: { $task }.
tasks_deck-empty = Quando o baralho não tem carta para uma recompensa ou para uma nova tarefa, não há nenhuma.
    .title = Um baralho vazio
    .event = O baralho de tarefas está vazio.
tasks_example = { $four-players ->
        [one] Joga
       *[other] Jogam
    } { $four-players ->
        [one] { $four-players } jogador
       *[other] { $four-players } jogadores
    }, e Dora é o bode expiatório. Ada cumpre uma tarefa com a letra C e marca C. A recompensa mostra E: Bo e Cyril marcam E, mas nem Ada nem Dora a marcam.
    .title = Exemplo: uma tarefa e sua recompensa
tasks_names = Também na caixa as tarefas são feitos de uma fuga: pega-se roupa, acende-se um fogo, cava-se um túnel, faz-se o diretor dormir, some o mapa.
    .title = Tarefas da caixa
tasks_own = Nosso próprio conjunto tem { $cards_task ->
        [one] { $cards_task } carta
       *[other] { $cards_task } cartas
    }: cada par de objetos diferentes está em tantas tarefas quantas qualquer outro par, e cada letra pede cada objeto com a mesma frequência.
    .title = Nosso conjunto de tarefas

## O fim

ending = No fim saem todos menos um, ou não sai ninguém.
    .title = O fim da partida
ending_success = A fuga dá certo quando há um preso sem o qual todos os outros, em conjunto, têm todas as letras do plano.
    .title = A fuga
    .event = A fuga dá certo na rodada { $value }, sem { $target }.
ending_numbers = O número dos que saem depende do número de jogadores. Eles vencem, e quem fica para trás perde.
    .title = Quantos fogem
ending_wording = Uma página da editora fala de { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } jogador
       *[other] { $escaping_3_prisoners } jogadores
    } ou mais, o que quer dizer o mesmo: todos menos um, em qualquer número.
    .title = Outra formulação
ending_moment = Veja se o plano está completo cada vez que alguém marca uma letra. Se estiver, a partida acaba na hora.
    .title = Quando verificar
ending_scapegoat-stays = Quem fica para trás é o bode expiatório.
    .title = Quem fica para trás
    .event = { $target }, o bode expiatório, fica para trás.
ending_needed-scapegoat = Um bode expiatório que tem uma letra que falta a todos os outros não pode ficar para trás; então fica outro preso.
    .title = Um bode expiatório necessário
    .event = { $target }, o bode expiatório, tem uma letra que ninguém mais tem, e sai.
ending_other-stays = Olhe os outros sem os quais todas as letras continuam ali. Deles fica o que tem menos letras; entre iguais, o primeiro à esquerda do bode expiatório.
    .title = Outro fica para trás
    .event = { $target } fica para trás em seu lugar.
ending_nobody-can-stay = Se cada um de vocês tem uma letra que ninguém mais tem, o plano ainda não está completo, e vocês continuam a jogar.
    .title = Todos são necessários
    .event = Todas as letras estão aí, mas cada um de vocês tem uma que falta aos outros.
ending_loss = Se o último guarda entrar antes, todos perdem.
    .title = Todos perdem
    .event = Os guardas venceram na rodada { $value }: ninguém sai.
ending_example-needed = Só Dora, o bode expiatório, tem a letra B; Ada, Bo e Cyril têm o resto. As letras de Bo estão todas também com outros, as de Ada e Cyril não. Por isso Bo fica para trás, e Dora, que deveria ficar, sai.
    .title = Exemplo: o bode expiatório necessário

## Os lugares

locations = O que se pode fazer em cada canto. Estes efeitos são um conjunto nosso.
    .title = Lugares
locations_use = Cada lugar tem um efeito por vez, o do lado que está para cima. A menos que o texto diga que é livre, usá-lo custa { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }.
    .title = O efeito de um lugar
locations_numbers = Todo lugar tem um número. Só alguns deles são conhecidos; todos os outros são nossos e só importam para o chefe dos guardas.
    .title = Números dos lugares
locations_free = No lado acobreado, a Sala de Rádio, o Refeitório e a Sala de Recreação são ações livres; no lado prateado, o Pátio.
    .title = Lugares livres
locations_free-once = Você pode usar o mesmo lugar como ação livre só { $free-uses ->
        [one] { $free-uses } vez
       *[other] { $free-uses } vezes
    } por turno. É uma regra nossa.
    .title = Livre, mas não para sempre
locations_stocks = Alguns lugares têm um estoque de objetos, maior ou menor conforme o lado. Você só pode pegar o que está ali.
    .title = Estoques
locations_agree = O que um lugar faz a outro preso precisa do consentimento dele se lhe tira algo, e de nenhum se lhe dá.
    .title = Consentimento dos outros
locations_own = Os nomes e os lados livres vêm do jogo. Os demais números, a Oficina e o que cada lado faz são nossos, até o seu grupo adotar os da sua caixa.
    .title = Nosso conjunto de lugares
locations_cell-block = Número { $tile-numbers_cell-block }.
    .title = Bloco de Celas
locations_cell-block_silver = Uma hora tranquila no beliche: ganhe { $effects_cell-block-silver_stamina } :stamina: de vigor.
    .title = Bloco de Celas, lado prateado
    .event = { $actor } descansa: mais { $value } :stamina:.
locations_cell-block_copper = Debaixo do colchão: ponha { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item } seu
       *[other] { $effects_cell-block-copper_give } { -item(case: "pl") } seus
    } na reserva e pegue dali { $effects_cell-block-copper_take } de outro tipo.
    .title = Bloco de Celas, lado acobreado
    .event = { $actor } acha debaixo do colchão: { $item }
locations_radio-room = Número { $tile-numbers_radio-room }.
    .title = Sala de Rádio
locations_radio-room_silver = Escuta: compre { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail }
       *[other] { $effects_radio-room-silver_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de Rádio, lado prateado
    .event = { $actor } fica na escuta e compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    }.
locations_radio-room_copper = :free-action: Ação livre: pague { $effects_radio-room-copper_pay } :cash: de dinheiro e compre { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail }
       *[other] { $effects_radio-room-copper_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de Rádio, lado acobreado
    .event = { $actor } paga e compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    }.
locations_dining-hall = Número { $tile-numbers_dining-hall }.
    .title = Refeitório
locations_dining-hall_silver = Talheres no bolso: pegue { $effects_dining-hall-silver_take } :knife: faca do estoque de { $stocks_dining-hall_silver }.
    .title = Refeitório, lado prateado
    .event = { $actor } pega { $value } :knife:.
locations_dining-hall_copper = :free-action: Ação livre: pague { $effects_dining-hall-copper_pay } :cash: de dinheiro e pegue { $effects_dining-hall-copper_take } :knife: faca do estoque de { $stocks_dining-hall_copper }.
    .title = Refeitório, lado acobreado
    .event = { $actor } compra { $value } :knife:.
locations_laundry = Número { $tile-numbers_laundry }.
    .title = Lavanderia
locations_laundry_silver = Do cesto: pegue { $effects_laundry-silver_take } :clothes: de roupa do estoque de { $stocks_laundry_silver }.
    .title = Lavanderia, lado prateado
    .event = { $actor } pega { $value } :clothes:.
locations_laundry_copper = O carrinho da lavanderia: pegue { $effects_laundry-copper_take } :clothes: de roupa do estoque de { $stocks_laundry_copper } e, se quiser, vá junto até uma vizinha em que possa entrar.
    .title = Lavanderia, lado acobreado
    .event = { $rides ->
        [one] { $actor } vai no carrinho até: { $tile }.
       *[other] { $actor } pega { $value } :clothes:.
    }
locations_exercise-yard = Número { $tile-numbers_exercise-yard }.
    .title = Pátio
locations_exercise-yard_silver = :free-action: Ação livre: transforme { $effects_exercise-yard-silver_pay } :cash: de dinheiro em { $effects_exercise-yard-silver_gain } :stamina: de vigor, ou o contrário.
    .title = Pátio, lado prateado
    .event = { $minus ->
        [one] { $actor } transforma :stamina: em { $amount } :cash:.
       *[other] { $actor } transforma :cash: em { $amount } :stamina:.
    }
locations_exercise-yard_copper = Treino em dupla: ganhe { $effects_exercise-yard-copper_stamina } :stamina: de vigor; outro preso nesta peça, se houver, ganha o mesmo; você escolhe quem.
    .title = Pátio, lado acobreado
    .event = { $actor } treina: mais { $value } :stamina:.
locations_infirmary = Número { $tile-numbers_infirmary }.
    .title = Enfermaria
locations_infirmary_silver = O armário destrancado: pegue { $effects_infirmary-silver_take } :drugs: de drogas do estoque de { $stocks_infirmary_silver }.
    .title = Enfermaria, lado prateado
    .event = { $actor } pega { $value } :drugs:.
locations_infirmary_copper = Uma noite na cama: pegue { $effects_infirmary-copper_take } :drugs: de drogas do estoque de { $stocks_infirmary_copper } ou ganhe { $effects_infirmary-copper_stamina } :stamina: de vigor.
    .title = Enfermaria, lado acobreado
    .event = { $minus ->
        [one] { $actor } fica na cama: mais { $amount } :stamina:.
       *[other] { $actor } pega { $amount } :drugs:.
    }
locations_workshop = Número { $tile-numbers_workshop }.
    .title = Oficina
locations_workshop_silver = Aqui ninguém conta nada: pegue { $effects_workshop-silver_take } :tools: de ferramentas do estoque de { $stocks_workshop_silver }.
    .title = Oficina, lado prateado
    .event = { $actor } pega { $value } :tools:.
locations_workshop_copper = Feito sob encomenda: ponha { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
       *[other] { $effects_workshop-copper_give } { -item(case: "pl") }
    } de outro tipo na reserva e pegue até { $effects_workshop-copper_take } :tools: de ferramentas do estoque de { $stocks_workshop_copper }.
    .title = Oficina, lado acobreado
    .event = { $actor } dá material e pega { $value } :tools:.
locations_recreational-room = Número { $tile-numbers_recreational-room }.
    .title = Sala de Recreação
locations_recreational-room_silver = Um jogo de cartas: ganhe { $effects_recreational-room-silver_cash } :cash: de dinheiro, ou { $effects_recreational-room-silver_company } se outro preso também estiver aqui.
    .title = Sala de Recreação, lado prateado
    .event = { $actor } joga cartas e ganha { $value } :cash:.
locations_recreational-room_copper = :free-action: Ação livre: faça uma troca com um preso em qualquer peça, como se estivessem juntos.
    .title = Sala de Recreação, lado acobreado
    .event = { $actor } passa um recado adiante.
locations_visiting-area = Número { $tile-numbers_visiting-area }.
    .title = Sala de Visitas
locations_visiting-area_silver = Um bolo de casa: pague { $effects_visiting-area-silver_pay } :cash: de dinheiro e pegue da reserva { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "pl") }
    } à sua escolha.
    .title = Sala de Visitas, lado prateado
    .event = { $actor } ganha um bolo, e dentro dele: { $item }
locations_visiting-area_copper = Visita da família: ganhe { $effects_visiting-area-copper_cash } :cash: de dinheiro.
    .title = Sala de Visitas, lado acobreado
    .event = { $actor } recebe visita e ganha { $value } :cash:.
locations_chapel = Número { $tile-numbers_chapel }.
    .title = Capela
locations_chapel_silver = Sinos para a missa: mova { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "pl") }
    } de qualquer peça para uma vizinha dela que não esteja cheia.
    .title = Capela, lado prateado
    .event = { $actor } toca os sinos: um guarda vai de { $tile } para { $there }.
locations_chapel_copper = Confissão: compre { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "pl") }
    } ou ganhe { $effects_chapel-copper_stamina } :stamina: de vigor.
    .title = Capela, lado acobreado
    .event = { $minus ->
        [one] { $actor } se confessa e se sente melhor: mais { $amount } :stamina:.
       *[other] { $actor } se confessa e fica sabendo de algo: mais { $amount } :blackmail:.
    }
locations_wardens-office = Número { $tile-numbers_wardens-office }.
    .title = Sala do Diretor
locations_wardens-office_silver = Do gancho na parede: pegue { $effects_wardens-office-silver_take } :key: chave do estoque de { $stocks_wardens-office_silver }.
    .title = Sala do Diretor, lado prateado
    .event = { $actor } pega { $value } :key:.
locations_wardens-office_copper = A gaveta aberta: pegue { $effects_wardens-office-copper_take } :key: chave do estoque de { $stocks_wardens-office_copper } ou mova { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "pl") }
    } de qualquer peça para qualquer outra.
    .title = Sala do Diretor, lado acobreado
    .event = { $moves ->
        [one] { $actor } muda uma tarefa para { $tile }: { $task }.
       *[other] { $actor } pega { $value } :key:.
    }
locations_prison-wall = Número { $tile-numbers_prison-wall }.
    .title = Muralha
locations_prison-wall_silver = Barulho no escuro: mova até { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "pl") }
    } desta peça para vizinhas que não estejam cheias.
    .title = Muralha, lado prateado
    .event = { $actor } faz barulho: um guarda vai de { $tile } para { $there }.
locations_prison-wall_copper = Atrás de uma pedra solta: pegue a :gun: arma, se o estoque de { $stocks_prison-wall_copper } ainda estiver aqui; senão, mova { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "pl") }
    } desta peça para uma vizinha que não esteja cheia.
    .title = Muralha, lado acobreado
    .event = { $moves ->
        [one] { $actor } só acha uma corrente de ar, e um guarda vai de { $tile } para { $there }.
       *[other] { $actor } pega a :gun: de trás da pedra.
    }

## Chantagem

blackmail = Quem fica com a culpa tem os outros na mão. Estas cartas são um conjunto nosso.
    .title = Cartas de chantagem
blackmail_hand = Guarde cada { -blackmail } só para você. Você pode ter { $blackmail-hand }; quem comprar mais põe cartas à sua escolha embaixo do baralho. O limite da mão é nosso.
    .title = A sua mão
    .event = { $minus ->
        [one] { $actor } põe uma carta embaixo do baralho: { $card }.
       *[other] { $actor } compra: { $card }.
    }
blackmail_play = Você só pode jogar chantagem no seu próprio turno e só como bode expiatório. Cartas que não podem ter efeito não podem ser jogadas.
    .title = Jogar uma carta
blackmail_after = Uma carta jogada vai para uma pilha, com a face para cima. Quando o baralho acabar, embaralhe a pilha e faça dela o baralho.
    .title = Depois de jogar
    .event = A pilha de chantagem é embaralhada e vira um novo baralho de { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }.
blackmail_own = A caixa tem { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
       *[other] { $cards_blackmail } { -blackmail(case: "pl") }
    }, cujos textos não conhecemos. As nossas são tantas quantas, e vocês podem usar as da caixa no lugar delas.
    .title = Nosso conjunto de chantagem
blackmail_hidden-stash = Pegue { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "pl") }
    } à sua escolha de qualquer preso, onde quer que vocês dois estejam.
    .title = Esconderijo
    .event = { $actor } tira de { $target }: { $item }
blackmail_hush-money = Cada um dos outros presos que tiver dinheiro lhe paga { $blackmail-effects_hush-money_cash } :cash: de dinheiro, a começar pela sua esquerda.
    .title = Preço do silêncio
    .event = { $target } paga a { $actor } { $value } :cash: pelo silêncio.
blackmail_lookout = Mova o peão de outro preso em até { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
    }, como num movimento normal.
    .title = Vigia
    .event = { $actor } manda { $target } para: { $tile }.
blackmail_anonymous-note = Mova { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "pl") }
    } de qualquer peça para qualquer outra que não esteja cheia.
    .title = Bilhete anônimo
    .event = { $actor } manda um guarda embora, de { $tile } para { $there }.
blackmail_friendly-guard = Até o fim deste turno, nenhum cubo conta como guarda para o que você faz, nem mesmo para entrar numa peça.
    .title = Um guarda amigo
    .event = Nenhum guarda conta para { $actor } neste turno.
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
blackmail_change-of-plans = Mova { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "pl") }
    } de qualquer peça para qualquer outra.
    .title = Mudança de planos
    .event = { $actor } muda uma tarefa para { $tile }: { $task }.
blackmail_old-debt = Dê a qualquer preso { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item } seu
       *[other] { $blackmail-effects_old-debt_give } { -item(case: "pl") } seus
    } e pegue { $blackmail-effects_old-debt_take } dele, os dois à sua escolha, onde quer que vocês estejam.
    .title = Dívida antiga
    .event = { $actor } entrega a { $target }: { $item }
blackmail_double-shift = Você tem { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
       *[other] { $blackmail-effects_double-shift_points } { -action-point(case: "pl") }
    } a mais neste turno.
    .title = Turno dobrado
    .event = { $actor } tem { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    } a mais.
blackmail_forced-favour = Use o lugar de outro preso como se você estivesse lá. Os guardas de lá contam, e os custos são seus.
    .title = Favor forçado
    .event = { $target } faz um favor a { $actor } em: { $tile }.
blackmail_two-voices = Mantenha esta carta aberta diante de você. Na próxima votação o seu marcador vale por { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "pl") }
    }; depois disso a carta está jogada.
    .title = Outra voz
    .event = O próximo voto de { $actor } conta { $value } vezes.

## Segurança Máxima

security = Uma expansão com um chefe, um quinto preso e mais alguns cantos da prisão.
    .title = Segurança Máxima
security_needs-base = { product_maximum-security } não é um jogo à parte; você precisa do jogo básico para usá-la.
    .title = É preciso o jogo básico
security_news = O chefe e os lugares novos fazem parte de toda partida com esta caixa, o otário das partidas de { $five-players }, e cada variante é de quem a escolher. Todas as outras regras continuam.
    .title = O que há de novo
security_as-base = O que não é citado aqui se faz como no jogo básico, inclusive o número de guardas e de tarefas abertas.
    .title = Como antes
security_sucker-players = Só há um otário numa partida de { $five-players ->
        [one] { $five-players } jogador
       *[other] { $five-players } jogadores
    }.
    .title = Quando há um otário

## Segurança Máxima: o que vem na caixa

security-components = Estas coisas de { product_maximum-security } são usadas na sua partida.
    .title = Componentes de Segurança Máxima
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile") }
       *[other] { $more-tiles } { -location(case: "tiles") }
    } com outras partes da prisão: a Sala do Chefe, o Farol e os Túneis.
    .title = Mais lugares
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
       *[other] { $more-sheets } { -sheet(case: "pl") }
    } para o jogador número { $five-players }.
    .title = Outra ficha de preso
security-components_fifth-player = Só com esta caixa podem jogar { $players-max } de vocês.
    .title = Um quinto jogador
security-components_cards = A caixa tem { $more-cards-total ->
        [one] { $more-cards-total } carta
       *[other] { $more-cards-total } cartas
    }: { $more-cards_blackmail } de chantagem, { $more-cards_sentence } de sentença, { $more-cards_auxiliary } auxiliares, { $more-cards_sucker } para o otário e { $more-cards_summary } com um resumo.
    .title = Cartas da expansão
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
       *[other] { $more-cards_blackmail } { -blackmail(case: "pl") }
    }, com novos recursos para o bode expiatório.
    .title = Mais chantagem
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
       *[other] { $more-cards_sentence } { -sentence(case: "pl") }
    }, cada uma com algo que o seu preso pode fazer e os outros não.
    .title = Cartas de sentença
security-components_sentences-only = Uma { -sentence } pertence à variante “{ module_convicted }”. Nenhuma outra regra a usa.
    .title = Para que servem as sentenças
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "pl") }
    }, para que a sorte possa escolher também os lugares novos.
    .title = Mais cartas auxiliares
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } carta
       *[other] { $more-cards_sucker } cartas
    } para mostrar quem é o otário.
    .title = Carta do otário
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } carta de resumo, impressa
       *[other] { $more-cards_summary } cartas de resumo, impressas
    } dos dois lados. Servem para consulta e não participam do jogo.
    .title = Mais cartas de resumo
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
       *[other] { $more-pawns } { -pawn(case: "pl") }
    } numa cor nova, para mostrar onde está esse preso.
    .title = Outro peão
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } marcador
       *[other] { $chief-markers } marcadores
    } para o { -chief }, para mostrar onde ele está.
    .title = O marcador do chefe
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } marcador
       *[other] { $more-markers-total } marcadores
    }: { $more-markers_old } nas cores do jogo básico e { $more-markers_new } na cor nova.
    .title = Mais marcadores
security-components_markers-use = Servem para o vigor, o dinheiro e os votos. Os das cores antigas são aqueles com que o novo jogador vota nos outros.
    .title = Para que servem os marcadores novos

## O otário

sucker = Sempre há alguém que fica de fora, e às vezes nada melhor poderia lhe acontecer.
    .title = O otário
sucker_role = Em cada rodada um preso é o { -sucker }. Esse preso ganha menos com o plano que os outros e está a salvo da votação.
    .title = A sina do otário
sucker_phases = Uma { -round } tem { $sucker-phases ->
        [one] { $sucker-phases } { -phase }
       *[other] { $sucker-phases } { -phase(case: "pl") }
    }: entra um novo guarda, alguém vira o otário, alguém vira o bode expiatório e todos executam o plano.
    .title = Fases com o otário
sucker_phase-place = O chefe se move na fase em que entra o novo guarda, portanto já se moveu antes de o otário ser indicado.
    .title = O chefe antes do otário
sucker_first = Na primeira rodada, escolha o otário ao acaso.
    .title = O primeiro otário
    .event = { $target } é o primeiro otário.
sucker_first-both = A sorte pode fazer do mesmo preso o primeiro otário e o primeiro bode expiatório. A votação dessa rodada encontra então outro bode expiatório.
    .title = As duas coisas no começo
sucker_next = Em cada rodada seguinte, o jogador à esquerda do antigo otário vira o novo.
    .title = O próximo otário
    .event = { $target } é o otário.
sucker_one-round = O papel e a carta ficam com um preso durante a rodada, e nenhuma rodada fica sem otário.
    .title = Por uma rodada
sucker_never-scapegoat = O otário não pode virar o bode expiatório. Na votação, todo preso menos o otário é um { -candidate }.
    .title = Nunca o bode expiatório
sucker_votes = O otário pode votar como todos os outros.
    .title = O voto do otário
sucker_abstain = O otário também pode deixar a mão vazia. Todos os outros têm de votar.
    .title = Abster-se
    .event = { $actor } se abstém.
sucker_outgoing-scapegoat = Se o antigo bode expiatório é o otário desta rodada, ainda assim é ele quem desempata.
    .title = Um empate nas mãos do otário
    .event = { $actor } desempata: { $target }.
sucker_points = O otário não tem mais pontos de ação que qualquer preso comum.
    .title = Sem ações a mais
sucker_blackmail = O otário não pode jogar cartas de chantagem.
    .title = Sem chantagem
sucker_keeps-blackmail = O otário pode comprar cartas de chantagem e guardá-las para um dia melhor.
    .title = Chantagem na mão
sucker_powers = O papel de otário não traz poderes próprios.
    .title = Sem poderes
sucker_sentence = Uma carta de sentença continua valendo para um preso que é o otário.
    .title = A sentença do otário
sucker_no-reward = Quando outra pessoa cumpre uma tarefa, a recompensa não dá nada ao otário, assim como não dá nada ao bode expiatório.
    .title = Sem recompensa
    .event = { $target }, o otário, não recebe a letra { $letter }.
sucker_tasks = O otário pode cumprir tarefas.
    .title = O otário e as tarefas
sucker_own-task = Se o otário cumpre uma tarefa, só ele marca a letra dela, e não se compra recompensa para ninguém.
    .title = Uma tarefa do próprio otário
    .event = A tarefa era do otário, então ninguém mais recebe recompensa.
sucker_example = Ada é o bode expiatório, Bo o otário. Cyril cumpre uma tarefa: ele marca a letra, e da recompensa se beneficiam Dora e Emil. Depois Bo cumpre uma com a letra F, marca F, e não se mexe no baralho de tarefas para uma recompensa.
    .title = Exemplo: tarefas com um otário

## O chefe dos guardas

chief = Um homem piora a prisão, e os passos dele podem ser previstos.
    .title = O chefe dos guardas
chief_own-tile = Na própria peça, o chefe conta como { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
       *[other] { $chief-influence_own } { -guard(case: "pl") }
    }, além dos que estão ali.
    .title = Na peça dele
chief_neighbours = Em cada peça que divide um lado com a dele, o chefe conta como { $chief-influence_near } guarda a mais.
    .title = Ao lado dele
chief_diagonals = As peças que tocam a do chefe só num canto não o sentem.
    .title = Nos cantos não
chief_limit = Uma influência acima de { $influence-limit } tem sobre o que você faz o efeito de { $influence-limit }.
    .title = Não pior que uma peça cheia
chief_example-influence = O chefe está nos Túneis, onde há { $chief-example_guards ->
        [one] { $chief-example_guards } guarda
       *[other] { $chief-example_guards } guardas
    }: a influência ali é { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. O Bloco de Celas, o Refeitório, a Sala de Rádio e a Sala do Diretor dividem um lado com os Túneis, então cada um deles tem { $chief-influence_near } a mais. A Sala de Visitas fica num canto e não tem nada a mais.
    .title = Exemplo: a influência do chefe
chief_no-cube = Só os cubos contam para quantos guardas cabem numa peça e para o último guarda, que acaba com a partida. O chefe nunca conta.
    .title = O chefe não é um cubo
chief_riot = Nenhum motim move o chefe.
    .title = Surdo aos motins
chief_bribe = O chefe não aceita suborno.
    .title = Não está à venda
chief_moves = O chefe se move na primeira fase de cada rodada, depois de o novo guarda ter entrado.
    .title = Quando o chefe se move
chief_higher = Olhe { $chief-squares ->
        [one] a
       *[other] as
    } { $chief-squares ->
        [one] { $chief-squares } casa
       *[other] { $chief-squares } casas
    } em volta do chefe, contando os cantos. Dos lugares dali com número maior que o do seu, ele vai ao menor.
    .title = Subindo pelos números
    .event = O chefe sobe pelos números, para: { $tile }.
chief_lowest = Se nenhum número em volta dele for maior, ele vai ao menor de todos os números em volta.
    .title = De novo para baixo
    .event = Não há número maior por perto; o chefe vai para: { $tile }.
chief_example-walk = O chefe está no Pátio, número { $tile-numbers_exercise-yard }; em volta dele estão os números { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } e { $tile-numbers_lighthouse }. Ele vai ao { $tile-numbers_workshop }. Se em volta deste só estiverem { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } e { $tile-numbers_infirmary }, ele vai ao { $tile-numbers_dining-hall }.
    .title = Exemplo: os passos do chefe
chief_walk = Nada disso é acaso: cedo ou tarde ele anda em círculo. Em { $chief-walk_prisons } prisões que montamos ao acaso, o círculo teve de { $chief-walk_shortest } a { $chief-walk_longest } passos, e ele nunca ficou parado.
    .title = O círculo do chefe

## Os lugares novos

new-locations = Cantos da prisão em que se pode mexer com o chefe, as tarefas e as paredes.
    .title = Lugares de Segurança Máxima
new-locations_numbers = A Sala do Chefe tem o número { $tile-numbers_chiefs-room }, o Farol o { $tile-numbers_lighthouse } e os Túneis o { $tile-numbers_tunnels }.
    .title = Os números deles
new-locations_sides = Cada um destes lugares tem um { -plain-side } e um { -payment-side }, cujo efeito é mais forte e precisa ser comprado.
    .title = Lado simples e lado pago
new-locations_payment = O preço de um lado pago é { $payment } objeto de qualquer tipo ou { $payment } :cash: de dinheiro, como você quiser. Vai para a reserva.
    .title = O preço
    .event = { $actor } paga: { $item }
new-locations_free = Os lados pagos são ações livres. Os lados simples custam { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }, como qualquer lugar.
    .title = Que lados são livres
new-locations_guards = Os lados livres também estão sujeitos aos guardas, inclusive ao chefe. Com uma influência de { $influence_slow } eles custam { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }; a partir de { $influence_stop } não podem ser usados.
    .title = Correção: guardas nos lugares novos
new-locations_chiefs-room = Número { $tile-numbers_chiefs-room }.
    .title = Sala do Chefe
new-locations_chiefs-room_plain = Um aviso falso: mova o chefe para uma vizinha da peça dele.
    .title = Sala do Chefe, lado simples
    .event = { $actor } manda o chefe para: { $tile }.
new-locations_chiefs-room_neighbours = As peças nos cantos da peça do chefe também são vizinhas aqui, como são quando ele se move sozinho.
    .title = Vizinhas do chefe
new-locations_chiefs-room_payment = :free-action: Ação livre: pague o preço e mova o chefe para uma peça à sua escolha, por mais longe que seja.
    .title = Sala do Chefe, lado pago
    .event = { $actor } manda o chefe para longe, até: { $tile }.
new-locations_lighthouse = Número { $tile-numbers_lighthouse }.
    .title = Farol
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
new-locations_lighthouse_short-deck = Se o baralho de tarefas tiver menos cartas que isso, compre as que houver. Com o baralho vazio, o Farol não pode ser usado.
    .title = Um baralho de tarefas curto
new-locations_tunnels = Número { $tile-numbers_tunnels }.
    .title = Túneis
new-locations_tunnels_plain = Rastejar até lá: mova o seu peão para qualquer peça.
    .title = Túneis, lado simples
    .event = { $actor } rasteja até: { $tile }.
new-locations_tunnels_closed = Numa peça que os guardas fecharam não se entra nem por baixo.
    .title = Túneis e peças fechadas
new-locations_tunnels_payment = :free-action: Ação livre: pague o preço e use o lugar de qualquer peça como se você estivesse lá, por tantos pontos de ação quantos isso custa com os guardas de lá.
    .title = Túneis, lado pago
    .event = { $actor } alcança pelos Túneis: { $tile }.
new-locations_tunnels_whose-guards = A influência nos Túneis decide se você pode usá-los e se isso lhe custa algo. A influência na outra peça decide o que custa o lugar dela. A outra peça não pode ser os próprios Túneis.
    .title = Que guardas contam

## Chantagem de Segurança Máxima

security-blackmail = Outras cartas para o bode expiatório.
    .title = Mais cartas de chantagem
security-blackmail_own = Não conhecemos os textos das cartas da caixa. As nossas são tantas quantas, e o seu grupo pode usar as da caixa no lugar delas.
    .title = Nosso conjunto destas cartas
security-blackmail_tip-off = Mova o chefe { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
    } em qualquer direção, contando os cantos.
    .title = Denúncia
    .event = { $actor } manda o chefe para: { $tile }.
security-blackmail_off-duty = Até o fim deste turno, o chefe não conta para o que você faz.
    .title = De folga
    .event = O chefe não conta para { $actor } neste turno.
security-blackmail_transfer = Escolha um par de presos, com ou sem você. Eles trocam de posição.
    .title = Transferência
    .event = { $actor } e { $target } trocam de posição.
security-blackmail_loose-talk = Olhe todas as cartas de chantagem de outro preso e pegue { $security-blackmail-effects_loose-talk_take } delas para a sua mão.
    .title = Língua solta
    .event = { $peek ->
        [one] { $actor } pega de { $target }: { $card }.
       *[other] { $actor } olha a chantagem de { $target } e pega uma parte.
    }

## Variantes

variants = Mudanças que um grupo pode fazer no jogo.
    .title = Variantes
variants_choose = Há { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    }. Joguem com qualquer uma delas, com várias, com todas ou com nenhuma.
    .title = Escolher variantes
certain-escape = Um plano que ninguém mais pode realizar não tem graça.
    .title = Variante: fuga certa
certain-escape_scope = Esta variante só reduz as tarefas na preparação, igualmente para cada letra. Nada mais muda.
    .title = Um baralho de tarefas mais magro
certain-escape_purpose = Com menos cartas de cada letra, todas aparecem de modo mais regular. Vocês vencem bem mais vezes e raramente ficam presos a uma letra que já não pode vir.
    .title = Para que serve
plan-g = Sempre há alguém que fez menos que os outros.
    .title = Variante: plano G
plan-g_counter = Cada vez que você recebe como recompensa uma letra que já tem, ponha { $counters-gained ->
        [one] { $counters-gained } { -counter }
       *[other] { $counters-gained } { -counter(case: "pl") }
    } na sua ficha.
    .title = Contadores
    .event = { $target } já tem a letra e põe um contador: agora são { $value }.
plan-g_own-letter = A letra de uma tarefa que você mesmo cumpriu também conta aqui como recompensa.
    .title = Letras das próprias tarefas
plan-g_stays = Quando a fuga dá certo, o preso com menos contadores fica para trás e perde, seja ou não o bode expiatório.
    .title = Quem fica para trás
    .event = { $target } tem menos contadores e fica para trás.
plan-g_who-stays = Só se comparam os presos sem os quais todas as letras continuam ali. Entre iguais fica o bode expiatório, depois o que tem menos letras, depois o primeiro à esquerda do bode expiatório.
    .title = Contadores iguais e letras necessárias
different-prison = Nenhuma prisão é construída como a seguinte.
    .title = Variante: outra prisão
different-prison_scope = Na preparação vocês mesmos montam a prisão, peça por peça. Nada mais muda.
    .title = Construída pelos jogadores
different-prison_touching = Mais de { $touching } peças em contato com ela também servem.
    .title = Quantas têm de se tocar
different-prison_who-lays = Um jogador sorteado começa, e os outros seguem em sentido horário. Você pega a próxima peça de uma pilha embaralhada; onde ela fica é com você.
    .title = Quem coloca que peça
    .event = { $target } coloca a primeira peça.
different-prison_outline = O contorno pode ficar irregular. Sempre há um ponto em que a próxima peça cabe.
    .title = Um contorno irregular
convicted = Todo mundo está aqui por alguma coisa.
    .title = Variante: condenados
convicted_follow = O que diz a sua carta de sentença vale para você durante a partida inteira, ajude ou não.
    .title = Preso à sentença
convicted_own = Não conhecemos o que dizem as { $more-cards_sentence } cartas da caixa. As nossas são tantas quantas, e o seu grupo pode usar as da caixa no lugar delas.
    .title = Nosso conjunto de sentenças
convicted_pickpocket = Você também pode roubar de um preso que esteja numa vizinha da sua peça.
    .title = Batedor de carteiras
    .event = { $target } tem a mão leve.
convicted_ringleader = O seu motim traz até { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "pl") }
    }, cada um de qualquer vizinha, até onde houver espaço.
    .title = Líder do bando
    .event = { $target } tem seguidores: mais um guarda vai de { $tile } para { $there }.
convicted_smuggler = Você tem { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "pl") }
    } a mais que os outros.
    .title = Contrabandista
convicted_bookmaker = Cada vez que o preso em quem você votou vira o bode expiatório, ganhe { $sentence-effects_bookmaker_cash } :cash: de dinheiro. Um voto em si mesmo não rende nada.
    .title = Apostador
    .event = { $target } tinha apostado nisso e ganha { $value } :cash:.
convicted_forger = Quando cumpre uma tarefa, você pode pagar { $sentence-effects_forger_cash } :cash: de dinheiro em vez de entregar { $sentence-effects_forger_items } dos objetos dela.
    .title = Falsificador
    .event = { $target } paga em vez de entregar { $item }
convicted_getaway-driver = O seu primeiro movimento em cada turno não custa ponto de ação.
    .title = Piloto de fuga
    .event = { $target } se move sem custo.
convicted_embezzler = O seu primeiro suborno em cada turno não custa dinheiro.
    .title = Estelionatário
    .event = { $target } suborna sem pagar.
convicted_brawler = Um esforço lhe dá { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
       *[other] { $sentence-effects_brawler_points } { -action-point(case: "pl") }
    } em vez de { $effort-points }.
    .title = Brigão
    .event = { $target } bate forte: o esforço rende { $value ->
        [one] { $value } ponto de ação
       *[other] { $value } pontos de ação
    }.
convicted_informer = Sempre que comprar cartas de chantagem, compre { $sentence-effects_informer_draw } a mais e depois ponha { $sentence-effects_informer_back } da sua mão embaixo do baralho.
    .title = Informante
    .event = { $target } compra { $value ->
        [one] { $value } carta de chantagem
       *[other] { $value } cartas de chantagem
    } e vai devolver uma parte.

## Regras da casa

house = O que só um programa precisa resolver.
    .title = Regras da casa
house_step-limit = Uma partida que não acabou depois de { $step-limit } passos (um passo é uma ação, uma compra ou algo feito no começo de uma rodada) termina sem vencedores. Você nunca vai ver uma assim.
    .title = Uma partida sem fim
    .event = A partida não acabaria nunca, e ninguém sai.

## Leituras

reading_start-draw = Podem presos começar na mesma peça?
    .why = Cartas que ficam fora até todos terem posição espalham os inícios; que elas voltem só se diz da fase dos guardas.
reading_start-draw_apart = Não: as cartas compradas ficam fora até todos terem posição.
reading_start-draw_together = Sim: cada carta volta antes de se comprar a próxima.
reading_guard-overflow = O que acontece com um novo guarda cuja peça está cheia?
    .why = Um guarda por rodada é o que mede a duração da partida, então nenhum deveria se perder.
reading_guard-overflow_redraw = Compra-se de novo até sair uma peça com espaço.
reading_guard-overflow_lost = Nesta rodada não entra guarda.
reading_guard-overflow_neighbour = O guarda vai para uma vizinha da peça que não esteja cheia, escolhida pelo bode expiatório.
reading_points-five = Quantos pontos de ação tem um preso numa partida de { $five-players }?
    .why = O número cai conforme entram jogadores, e com { $five-players } a espera pela própria vez é pelo menos tão longa quanto com { $four-players }.
reading_points-five_as-four = Tantos quantos com { $four-players ->
        [one] { $four-players } jogador
       *[other] { $four-players } jogadores
    }.
reading_points-five_as-three = Tantos quantos com { $players-min ->
        [one] { $players-min } jogador
       *[other] { $players-min } jogadores
    }.
reading_scapegoat-ladder = A vantagem do bode expiatório cresce a cada eleição seguida?
    .why = Na caixa há um marcador para contar ações a mais, mas em parte alguma se diz quanto elas crescem. Só a primeira é certa.
reading_scapegoat-ladder_flat = Não: é sempre a mesma.
reading_scapegoat-ladder_ladder = Sim: cada eleição seguida acrescenta outro tanto.
reading_riot-direction = Para onde um motim leva o guarda?
    .why = Os guardas correm para onde há barulho; a expansão fala de um chefe que não reage a ele.
reading_riot-direction_pull = De uma vizinha para a peça do motim.
reading_riot-direction_push = Da peça do motim para uma vizinha.
reading_bribe-effect = O que faz um guarda subornado?
    .why = Um guarda que foi embora é o que mais se vê na mesa, e ninguém precisa se lembrar de nada.
reading_bribe-effect_move = O guarda vai para uma vizinha que não esteja cheia.
reading_bribe-effect_ignore = O guarda fica, mas não conta para quem o subornou até o fim do turno.
reading_full-tile = Pode-se entrar numa peça com tantos guardas quantos cabem nela?
    .why = Uma resenha diz que os guardas podem barrar presos, e nada mais distinguiria uma peça dessas de uma com menos.
reading_full-tile_barred = Não: ninguém pode entrar; quem está dentro pode sair.
reading_full-tile_open = Sim: é como uma peça com { $influence_stop ->
        [one] { $influence_stop } guarda
       *[other] { $influence_stop } guardas
    }.
reading_used-tasks = O que acontece com as tarefas cumpridas e as cartas de recompensa?
    .why = A expansão tem uma variante contra partidas que já não se podem ganhar. Elas só surgem se as cartas saem do jogo.
reading_used-tasks_out = Saem do jogo.
reading_used-tasks_under = Vão para baixo do baralho de tarefas.
reading_success-moment = Quando se verifica se a fuga dá certo?
    .why = Nada diz que se espera, e um plano completo não precisa de mais nada.
reading_success-moment_at-once = Assim que se marca a última letra que faltava.
reading_success-moment_round-end = No fim da rodada, com quem for então o bode expiatório.
reading_who-stays = Quem fica no lugar de um bode expiatório necessário?
    .why = Diz-se que marcas fixas decidem, mas não quais. Quem menos fez pelo plano é quem menos direito tem a ele.
reading_who-stays_fewest-letters = Dos dispensáveis, o que tem menos letras; entre iguais, o primeiro à esquerda do bode expiatório.
reading_who-stays_seat-order = Dos dispensáveis, o primeiro à esquerda do bode expiatório.
reading_who-stays_vote = Os indispensáveis votam entre os demais; o bode expiatório desempata.
reading_marker-shortage = E se os marcadores de madeira acabarem?
    .why = Há menos marcadores de plano que letras para todos os presos, então acabarem não pode ser uma regra.
reading_marker-shortage_unlimited = Nada: usa-se outra coisa no lugar.
reading_marker-shortage_counted = Uma letra para a qual não há marcador não pode ser marcada.
reading_sucker-players = Há um otário com menos de { $five-players ->
        [one] { $five-players } jogador
       *[other] { $five-players } jogadores
    }?
    .why = As regras do otário estão sob um título sobre partidas desse número.
reading_sucker-players_five-only = Não: só numa partida de { $five-players }.
reading_sucker-players_always = Sim: em toda partida com a expansão.
reading_sentences-boxed = O que acontece com as cartas de sentença quando não se joga a variante?
    .why = Diz-se que elas só servem a essa variante.
reading_sentences-boxed_boxed = Ficam na caixa.
reading_sentences-boxed_dealt = São distribuídas em toda partida com a expansão.
reading_sucker-phase = O chefe se move antes ou depois de se indicar o otário?
    .why = O movimento dele faz parte da fase do novo guarda, e a fase do otário vem depois dela.
reading_sucker-phase_after-chief = Primeiro o chefe se move, depois se indica o otário.
reading_sucker-phase_before-chief = Primeiro se indica o otário, depois o chefe se move.
reading_first-both = O primeiro otário e o primeiro bode expiatório podem ser o mesmo preso?
    .why = A primeira rodada também tem votação, então o primeiro bode expiatório é substituído antes que isso importe.
reading_first-both_allowed = Sim.
reading_first-both_redraw = Não: o otário é sorteado de novo.
reading_sucker-abstains = O otário é obrigado a votar?
    .why = As regras permitem que o otário vote; dos outros dizem que votam.
reading_sucker-abstains_may = Não: o otário pode se abster.
reading_sucker-abstains_must-vote = Sim: como todos os outros.
reading_outgoing-scapegoat = Quem desempata quando o antigo bode expiatório agora é o otário?
    .why = Decide quem tem a carta de bode expiatório, e o otário não pode ser escolhido, mas pode escolher.
reading_outgoing-scapegoat_holder = O antigo bode expiatório, mesmo assim.
reading_outgoing-scapegoat_next-player = O jogador à esquerda do otário.
reading_sucker-blackmail = O otário pode comprar cartas de chantagem?
    .why = Só é proibido jogá-las.
reading_sucker-blackmail_keeps = Sim: pode comprar e guardar.
reading_sucker-blackmail_gives-up = Não: o otário não compra nenhuma.
reading_sucker-sentence = O otário mantém a regra da carta de sentença?
    .why = Que o papel não tem poderes se diz do papel, não daquilo por que um preso foi condenado.
reading_sucker-sentence_stays = Sim: continua valendo.
reading_sucker-sentence_silent = Não: descansa nessa rodada.
reading_sucker-tasks = O otário pode cumprir tarefas?
    .why = As regras começam dizendo que o otário não pode, mas depois contam o que acontece quando o faz. Uma resenha também entende assim.
reading_sucker-tasks_may = Sim, mas só o otário recebe uma letra por isso.
reading_sucker-tasks_may-not = Não.
reading_chief-counts = O chefe conta para o limite de uma peça e para o último guarda?
    .why = Ele só conta como guardas quando se trata do que os presos podem fazer.
reading_chief-counts_cubes-only = Não: só os cubos contam.
reading_chief-counts_counts = Sim: onde ele está cabem menos cubos numa peça.
reading_free-marks = Que lados dos lugares novos são ações livres?
    .why = As palavras das regras impressas estão embaralhadas. Todos os sinais de ação livre, menos o último, estão junto de um preço; o último não está junto de nenhum.
reading_free-marks_payment-sides = Os lados pagos, e nada mais.
reading_free-marks_chief-too = Os lados pagos e o lado simples da Sala do Chefe.
reading_free-marks_tunnels-too = Os lados pagos e o lado simples dos Túneis.
reading_chiefs-room-neighbours = As peças nos cantos são vizinhas para a Sala do Chefe?
    .why = Tudo o mais que se diz dos passos do chefe conta os cantos.
reading_chiefs-room-neighbours_diagonals = Sim.
reading_chiefs-room-neighbours_edges = Não: só as peças que dividem um lado.
reading_lighthouse-short = O que faz o Farol com poucas tarefas no baralho?
    .why = Fazer o que for possível é o costume nos jogos em que não se diz outra coisa.
reading_lighthouse-short_what-is-there = Compra-se o que houver.
reading_lighthouse-short_closed = Não pode ser usado no lado pago.
reading_tunnels-closed = Os Túneis levam a uma peça que os guardas fecharam?
    .why = Nada livra o caminho de baixo do que vale para toda entrada.
reading_tunnels-closed_barred = Não.
reading_tunnels-closed_open = Sim.
reading_tunnels-guards = Que guardas contam quando você usa um lugar pelos Túneis?
    .why = A correção diz que os guardas atrapalham o uso de qualquer lugar, livre ou não; o próprio efeito fala em pagar pelos guardas do outro lado.
reading_tunnels-guards_both = Os dos Túneis para entrar, os da outra peça para o que se faz lá.
reading_tunnels-guards_target-only = Só os da outra peça.
reading_tunnels-guards_tunnels-only = Só os dos Túneis.
reading_plan-g-reward = A letra da própria tarefa rende um contador?
    .why = Ela vem no mesmo momento e pela mesma carta que qualquer recompensa.
reading_plan-g-reward_both = Sim: as próprias letras contam como as que saem para os outros.
reading_plan-g-reward_drawn-only = Não: só a carta comprada depois de uma tarefa é uma recompensa.
reading_plan-g-stays = Pode ficar para trás quem é o único a ter uma letra?
    .why = Sem essa letra não haveria fuga nenhuma, então o plano tem de poder dispensar quem fica.
reading_plan-g-stays_who-can-be-spared = Não: só se comparam os dispensáveis.
reading_plan-g-stays_fewest-of-all = Sim: com o plano completo, decide quem tem menos contadores e nada mais.
reading_touching = Quantas peças já colocadas uma nova tem de tocar?
    .why = Uma posição com mais contato serve ainda melhor, e não se vê nenhuma vontade de proibi-la.
reading_touching_at-least = { $touching } ou mais.
reading_touching_exactly = Exatamente { $touching }.
reading_who-lays = Quem escolhe que peça se coloca?
    .why = Uma pilha embaralhada deixa a posição como escolha, e a prisão tão surpreendente como sempre.
reading_who-lays_shuffled-pile = Ninguém: pega-se a próxima peça de uma pilha embaralhada.
reading_who-lays_free-choice = Cada jogador escolhe também uma peça.

## Cartas, fichas e tabuleiros

deck_tiles = Lugares
deck_tasks = Tarefas
deck_blackmail = Cartas de chantagem
deck_auxiliary = Cartas auxiliares
deck_role-cards = Cartas de papel
deck_summaries = Cartas de resumo
deck_sheets = Fichas de preso
deck_items = Fichas
deck_wood = Marcadores de madeira
deck_pawns = Peões
deck_security-tiles = Mais lugares
deck_security-blackmail = Mais cartas de chantagem
deck_sentences = Cartas de sentença
deck_security-auxiliary = Mais cartas auxiliares
deck_security-role-cards = Carta do otário
deck_security-summaries = Mais cartas de resumo
deck_security-sheets = Outra ficha de preso
deck_security-wood = Mais marcadores de madeira
card_cell-block = Bloco de Celas
    .text =
        :silver-side: Lado prateado: { locations_cell-block_silver }

        :copper-side: Lado acobreado: { locations_cell-block_copper }
card_radio-room = Sala de Rádio
    .text =
        :silver-side: Lado prateado: { locations_radio-room_silver }

        :copper-side: Lado acobreado: { locations_radio-room_copper }
card_dining-hall = Refeitório
    .text =
        :silver-side: Lado prateado: { locations_dining-hall_silver }

        :copper-side: Lado acobreado: { locations_dining-hall_copper }
card_laundry = Lavanderia
    .text =
        :silver-side: Lado prateado: { locations_laundry_silver }

        :copper-side: Lado acobreado: { locations_laundry_copper }
card_exercise-yard = Pátio
    .text =
        :silver-side: Lado prateado: { locations_exercise-yard_silver }

        :copper-side: Lado acobreado: { locations_exercise-yard_copper }
card_infirmary = Enfermaria
    .text =
        :silver-side: Lado prateado: { locations_infirmary_silver }

        :copper-side: Lado acobreado: { locations_infirmary_copper }
card_workshop = Oficina
    .text =
        :silver-side: Lado prateado: { locations_workshop_silver }

        :copper-side: Lado acobreado: { locations_workshop_copper }
card_recreational-room = Sala de Recreação
    .text =
        :silver-side: Lado prateado: { locations_recreational-room_silver }

        :copper-side: Lado acobreado: { locations_recreational-room_copper }
card_visiting-area = Sala de Visitas
    .text =
        :silver-side: Lado prateado: { locations_visiting-area_silver }

        :copper-side: Lado acobreado: { locations_visiting-area_copper }
card_chapel = Capela
    .text =
        :silver-side: Lado prateado: { locations_chapel_silver }

        :copper-side: Lado acobreado: { locations_chapel_copper }
card_wardens-office = Sala do Diretor
    .text =
        :silver-side: Lado prateado: { locations_wardens-office_silver }

        :copper-side: Lado acobreado: { locations_wardens-office_copper }
card_prison-wall = Muralha
    .text =
        :silver-side: Lado prateado: { locations_prison-wall_silver }

        :copper-side: Lado acobreado: { locations_prison-wall_copper }
card_hidden-stash = Esconderijo
    .text = { blackmail_hidden-stash }
card_hush-money = Preço do silêncio
    .text = { blackmail_hush-money }
card_lookout = Vigia
    .text = { blackmail_lookout }
card_anonymous-note = Bilhete anônimo
    .text = { blackmail_anonymous-note }
card_friendly-guard = Um guarda amigo
    .text = { blackmail_friendly-guard }
card_borrowed-file = Dossiê emprestado
    .text = { blackmail_borrowed-file }
card_change-of-plans = Mudança de planos
    .text = { blackmail_change-of-plans }
card_old-debt = Dívida antiga
    .text = { blackmail_old-debt }
card_double-shift = Turno dobrado
    .text = { blackmail_double-shift }
card_forced-favour = Favor forçado
    .text = { blackmail_forced-favour }
card_two-voices = Outra voz
    .text = { blackmail_two-voices }
card_copied-key = A chave copiada
    .text = Letra { $tasks_copied-key_letter }: entregue { $tasks_copied-key_key } :key: chave e { $tasks_copied-key_knife } :knife: faca.
card_bedsheet-rope = Corda de lençóis
    .text = Letra { $tasks_bedsheet-rope_letter }: entregue { $tasks_bedsheet-rope_knife } :knife: faca e { $tasks_bedsheet-rope_clothes } :clothes: roupa.
card_sleeping-cellmate = O colega de cela adormecido
    .text = Letra { $tasks_sleeping-cellmate_letter }: entregue { $tasks_sleeping-cellmate_clothes } :clothes: roupa e { $tasks_sleeping-cellmate_drugs } :drugs: drogas.
card_softened-mortar = Argamassa amolecida
    .text = Letra { $tasks_softened-mortar_letter }: entregue { $tasks_softened-mortar_drugs } :drugs: drogas e { $tasks_softened-mortar_tools } :tools: ferramentas.
card_loose-hinge = A dobradiça frouxa
    .text = Letra { $tasks_loose-hinge_letter }: entregue { $tasks_loose-hinge_tools } :tools: ferramentas e { $tasks_loose-hinge_key } :key: chave.
card_borrowed-uniform = Uniforme emprestado
    .text = Letra { $tasks_borrowed-uniform_letter }: entregue { $tasks_borrowed-uniform_key } :key: chave e { $tasks_borrowed-uniform_clothes } :clothes: roupa.
card_cap-and-buckle = Boné e fivela
    .text = Letra { $tasks_cap-and-buckle_letter }: entregue { $tasks_cap-and-buckle_clothes } :clothes: roupa e { $tasks_cap-and-buckle_tools } :tools: ferramentas.
card_tin-badge = Distintivo de lata
    .text = Letra { $tasks_tin-badge_letter }: entregue { $tasks_tin-badge_tools } :tools: ferramentas e { $tasks_tin-badge_knife } :knife: faca.
card_new-haircut = Um novo corte de cabelo
    .text = Letra { $tasks_new-haircut_letter }: entregue { $tasks_new-haircut_knife } :knife: faca e { $tasks_new-haircut_drugs } :drugs: drogas.
card_doctors-coat = O jaleco do médico
    .text = Letra { $tasks_doctors-coat_letter }: entregue { $tasks_doctors-coat_drugs } :drugs: drogas e { $tasks_doctors-coat_key } :key: chave.
card_open-larder = A despensa aberta
    .text = Letra { $tasks_open-larder_letter }: entregue { $tasks_open-larder_key } :key: chave e { $tasks_open-larder_knife } :knife: faca.
card_slashed-mattresses = Colchões rasgados
    .text = Letra { $tasks_slashed-mattresses_letter }: entregue { $tasks_slashed-mattresses_knife } :knife: faca e { $tasks_slashed-mattresses_clothes } :clothes: roupa.
card_fainting-choir = O coro desmaiado
    .text = Letra { $tasks_fainting-choir_letter }: entregue { $tasks_fainting-choir_clothes } :clothes: roupa e { $tasks_fainting-choir_drugs } :drugs: drogas.
card_smoke-in-the-boiler = Fumaça na caldeira
    .text = Letra { $tasks_smoke-in-the-boiler_letter }: entregue { $tasks_smoke-in-the-boiler_drugs } :drugs: drogas e { $tasks_smoke-in-the-boiler_tools } :tools: ferramentas.
card_false-alarm = Alarme falso
    .text = Letra { $tasks_false-alarm_letter }: entregue { $tasks_false-alarm_tools } :tools: ferramentas e { $tasks_false-alarm_key } :key: chave.
card_changed-roster = A escala trocada
    .text = Letra { $tasks_changed-roster_letter }: entregue { $tasks_changed-roster_key } :key: chave e { $tasks_changed-roster_clothes } :clothes: roupa.
card_jammed-gate = O portão emperrado
    .text = Letra { $tasks_jammed-gate_letter }: entregue { $tasks_jammed-gate_clothes } :clothes: roupa e { $tasks_jammed-gate_tools } :tools: ferramentas.
card_cut-wire = O fio cortado
    .text = Letra { $tasks_cut-wire_letter }: entregue { $tasks_cut-wire_tools } :tools: ferramentas e { $tasks_cut-wire_knife } :knife: faca.
card_drowsy-patrol = A patrulha sonolenta
    .text = Letra { $tasks_drowsy-patrol_letter }: entregue { $tasks_drowsy-patrol_knife } :knife: faca e { $tasks_drowsy-patrol_drugs } :drugs: drogas.
card_spiked-coffee = Café batizado
    .text = Letra { $tasks_spiked-coffee_letter }: entregue { $tasks_spiked-coffee_drugs } :drugs: drogas e { $tasks_spiked-coffee_key } :key: chave.
card_copied-chart = A carta náutica copiada
    .text = Letra { $tasks_copied-chart_letter }: entregue { $tasks_copied-chart_key } :key: chave e { $tasks_copied-chart_knife } :knife: faca.
card_tide-table = A tábua das marés
    .text = Letra { $tasks_tide-table_letter }: entregue { $tasks_tide-table_knife } :knife: faca e { $tasks_tide-table_clothes } :clothes: roupa.
card_bottle-post = Mensagem na garrafa
    .text = Letra { $tasks_bottle-post_letter }: entregue { $tasks_bottle-post_clothes } :clothes: roupa e { $tasks_bottle-post_drugs } :drugs: drogas.
card_signal-lamp = Lanterna de sinais
    .text = Letra { $tasks_signal-lamp_letter }: entregue { $tasks_signal-lamp_drugs } :drugs: drogas e { $tasks_signal-lamp_tools } :tools: ferramentas.
card_boathouse-lock = O cadeado da casa de barcos
    .text = Letra { $tasks_boathouse-lock_letter }: entregue { $tasks_boathouse-lock_tools } :tools: ferramentas e { $tasks_boathouse-lock_key } :key: chave.
card_raincoat-raft = Jangada de capas de chuva
    .text = Letra { $tasks_raincoat-raft_letter }: entregue { $tasks_raincoat-raft_key } :key: chave e { $tasks_raincoat-raft_clothes } :clothes: roupa.
card_patched-canvas = Lona remendada
    .text = Letra { $tasks_patched-canvas_letter }: entregue { $tasks_patched-canvas_clothes } :clothes: roupa e { $tasks_patched-canvas_tools } :tools: ferramentas.
card_carved-paddles = Remos entalhados
    .text = Letra { $tasks_carved-paddles_letter }: entregue { $tasks_carved-paddles_tools } :tools: ferramentas e { $tasks_carved-paddles_knife } :knife: faca.
card_quiet-dogs = Cães quietos
    .text = Letra { $tasks_quiet-dogs_letter }: entregue { $tasks_quiet-dogs_knife } :knife: faca e { $tasks_quiet-dogs_drugs } :drugs: drogas.
card_cold-water-cure = Banho de água fria
    .text = Letra { $tasks_cold-water-cure_letter }: entregue { $tasks_cold-water-cure_drugs } :drugs: drogas e { $tasks_cold-water-cure_key } :key: chave.
card_auxiliary-card = Carta auxiliar
card_scapegoat-card = Bode expiatório
card_summary-card = Resumo das regras
card_prisoner-sheet = Ficha de preso
card_key-token = Chave
card_knife-token = Faca
card_clothes-token = Roupa
card_drugs-token = Drogas
card_tools-token = Ferramentas
card_gun-token = Arma
card_scapegoat-marker = Marcador do bode expiatório
card_guard-cube = Guarda
card_plan-marker = Marcador de plano
card_player-marker = Marcador de jogador
card_prisoner-pawn = Peão
card_chiefs-room = Sala do Chefe
    .text =
        Lado simples: { new-locations_chiefs-room_plain }

        Lado pago: { new-locations_chiefs-room_payment }
card_lighthouse = Farol
    .text =
        Lado simples: { new-locations_lighthouse_plain }

        Lado pago: { new-locations_lighthouse_payment }
card_tunnels = Túneis
    .text =
        Lado simples: { new-locations_tunnels_plain }

        Lado pago: { new-locations_tunnels_payment }
card_tip-off = Denúncia
    .text = { security-blackmail_tip-off }
card_off-duty = De folga
    .text = { security-blackmail_off-duty }
card_transfer = Transferência
    .text = { security-blackmail_transfer }
card_loose-talk = Língua solta
    .text = { security-blackmail_loose-talk }
card_pickpocket = Batedor de carteiras
    .text = { convicted_pickpocket }
card_ringleader = Líder do bando
    .text = { convicted_ringleader }
card_smuggler = Contrabandista
    .text = { convicted_smuggler }
card_bookmaker = Apostador
    .text = { convicted_bookmaker }
card_forger = Falsificador
    .text = { convicted_forger }
card_getaway-driver = Piloto de fuga
    .text = { convicted_getaway-driver }
card_embezzler = Estelionatário
    .text = { convicted_embezzler }
card_brawler = Brigão
    .text = { convicted_brawler }
card_informer = Informante
    .text = { convicted_informer }
card_security-auxiliary-card = Carta auxiliar
card_sucker-card = Otário
card_security-summary-card = Resumo das regras
card_fifth-sheet = Ficha de preso
card_chief-marker = Chefe dos guardas
card_fifth-pawn = Peão na cor nova
card_old-colour-marker = Marcador de voto numa cor antiga
card_new-colour-marker = Marcador na cor nova

## Títulos e valores

ui_number = Número
ui_key = Chave
ui_knife = Faca
ui_clothes = Roupa
ui_drugs = Drogas
ui_tools = Ferramentas
ui_table_cards = Cartas
ui_table_cards_task = Tarefas
ui_table_cards_blackmail = Cartas de chantagem
ui_table_cards_auxiliary = Cartas auxiliares
ui_table_cards_scapegoat = Bode expiatório
ui_table_cards_summary = Resumo das regras
ui_table_wood = Marcadores de madeira
ui_table_wood_player-marker = Nas cores dos jogadores
ui_table_wood_plan-marker = Para o plano
ui_table_wood_guard = Guardas
ui_table_item-tokens = Objetos
ui_table_item-tokens_key = Chave
ui_table_item-tokens_knife = Faca
ui_table_item-tokens_clothes = Roupa
ui_table_item-tokens_drugs = Drogas
ui_table_item-tokens_tools = Ferramentas
ui_table_item-tokens_gun = Arma
ui_table_marker-kinds = Marcadores de uma cor
ui_table_marker-kinds_stamina = Vigor
ui_table_marker-kinds_cash = Dinheiro
ui_table_marker-kinds_vote = Votos
ui_table_more-cards = Cartas
ui_table_more-cards_blackmail = Cartas de chantagem
ui_table_more-cards_sentence = Cartas de sentença
ui_table_more-cards_auxiliary = Cartas auxiliares
ui_table_more-cards_sucker = Otário
ui_table_more-cards_summary = Resumos das regras
ui_table_votes-each = Jogadores
ui_table_votes-each_markers = Marcadores de voto
ui_table_action-points = Jogadores
ui_table_action-points_points = Pontos de ação
ui_table_escaping = Jogadores
ui_table_escaping_prisoners = Saem
ui_table_tile-numbers = Lugar
ui_table_stocks = Lugar
ui_table_stocks_silver = Lado prateado
ui_table_stocks_copper = Lado acobreado

## Ícones

icon_key = Chave
icon_knife = Faca
icon_clothes = Roupa
icon_drugs = Drogas
icon_tools = Ferramentas
icon_gun = Arma
icon_stamina = Vigor
icon_cash = Dinheiro
icon_guard = guarda
icon_scapegoat = bode expiatório
icon_prisoner = preso
icon_vote = voto
icon_trade = troca
icon_blackmail = carta de chantagem
icon_auxiliary = carta auxiliar
icon_summary = resumo
icon_sucker = otário
icon_chief = chefe dos guardas
icon_sentence = carta de sentença
icon_radio = rádio
icon_lighthouse = farol
icon_tunnel = túnel
icon_chapel = capela
icon_letter = letra
icon_letter-a = letra A
icon_letter-b = letra B
icon_letter-c = letra C
icon_letter-d = letra D
icon_letter-e = letra E
icon_letter-f = letra F
icon_silver-side = lado prateado
icon_copper-side = lado acobreado
icon_free-action = ação livre

## Perguntas

ask_lay-at = Onde você põe { $tile }, com o lado { $side } para cima?
ask_choose-tile = Que peça você coloca?
ask_neighbour = Para que vizinha vai o guarda?
ask_ballot = Quem deve ser o bode expiatório?
ask_sucker-ballot = Em quem você vota, se votar?
ask_break-tie = Qual deles é o bode expiatório?
ask_action = O que você faz? Você tem { $points ->
        [one] { $points } ponto de ação
       *[other] { $points } pontos de ação
    }.
ask_go = Para onde?
ask_victim = De quem você rouba?
ask_loot = O que você pega?
ask_guard-from = De onde vem o guarda?
ask_guard-to = Para onde vai o guarda?
ask_which-task = Que tarefa você cumpre?
ask_hand-in = O que você entrega?
ask_discard = O que você descarta?
ask_card = Que carta de chantagem você joga?
ask_partner = Com quem você troca?
ask_offer = O que você dá?
ask_wish = O que você pede por isso?
ask_accept = Você receberia { $gives } por { $wants }. Concorda?
ask_exchange = O que você põe na reserva?
ask_take-item = O que você pega da reserva?
ask_either = Qual dos dois?
ask_companion = Quem treina com você?
ask_task-from = Que tarefa você muda de lugar?
ask_task-to = Onde ela deve ser cumprida?
ask_chief-to = Para onde vai o chefe?
ask_price = O que você paga?
ask_elsewhere = Que lugar você usa pelos Túneis?
ask_pawn = Qual preso?
ask_another = Quem troca de posição com esse preso?
ask_debt-give = Que objeto você dá?
ask_debt-take = Que objeto você pega?
ask_keep = A carta de cima é { $task }. Ela vai para baixo do baralho?
ask_order = Qual das cartas fica em cima das outras?
ask_back = Que carta vai para baixo do baralho?
ask_held = Que carta você pega?
ask_spare = Quem deve ficar para trás?
ask_spare-tie = Qual deles fica para trás?

## Botões e o mapa

ui_end = Terminar o turno
ui_move = Mover-se
ui_use = Usar: { $tile }
ui_steal = Roubar
ui_riot = Começar um motim
ui_complete = Cumprir uma tarefa
ui_discard = Descartar um objeto
ui_blackmail = Jogar chantagem
ui_trade = Propor uma troca
ui_bribe = Subornar um guarda
ui_effort = Esforçar-se
ui_place = { $number } { $tile }
ui_stay = Ficar aqui, ou parar
ui_nothing = Nada
ui_no-card = Afinal, nenhuma
ui_abstain = Mão vazia
ui_prisoner = { $place } { $letters } { $items }
ui_yes = Sim
ui_no = Não
ui_items-only = Os objetos
ui_gun-for = :gun: no lugar de { $item }
ui_cash-for = :cash: no lugar de { $item }
ui_both-for = :gun: no lugar de { $item }, :cash: no lugar de { $other }
ui_stamina-for-cash = :cash: em :stamina:
ui_cash-for-stamina = :stamina: em :cash:
ui_take-stock = Pegar o objeto
ui_gain-stamina = Ganhar :stamina:
ui_draw-card = Comprar :blackmail:
ui_move-task = Mudar uma tarefa de lugar
ui_square_above = Acima de { $tile }, tocando { $other }
ui_square_below = Abaixo de { $tile }, tocando { $other }
ui_square_left = À esquerda de { $tile }, tocando { $other }
ui_square_right = À direita de { $tile }, tocando { $other }
ui_square_corner = Num canto de { $tile }, tocando { $other }
ui_task-at = { $task } ({ $tile })
ui_unknown-card = Uma carta desconhecida
ui_side_silver = prateado
ui_side_copper = acobreado
ui_side_plain = simples
ui_side_payment = pago
ui_map = A prisão vista de cima, com guardas, presos e tarefas
ui_tiles = Os lugares
ui_prisoners = Os presos
ui_timer = Hora da conversa
ui_stock = No estoque: { $items }
ui_rule = A regra
ui_tile = Número { $number }, { $tile }, lado { $side }: influência { $influence }, { $guards ->
        [one] { $guards } guarda
       *[other] { $guards } guardas
    }{ $chief ->
        [one] , o chefe está aqui
       *[other] { "" }
    }
ui_tile-who = Aqui: { $who }
ui_influence = Influência { $influence }
ui_next-chief = O chefe vai em seguida para { $tile }
ui_why-higher = o menor número em volta dele acima de { $number }
ui_why-lowest = nenhum número em volta dele é maior, então o menor de todos
ui_round = Rodada { $round }, { $guards ->
        [one] { $guards } guarda
       *[other] { $guards } guardas
    } na prisão
ui_deck = { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } no baralho de tarefas
ui_talk = Primeiro conversem, por cerca de { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }; depois todos votam em segredo.
ui_votes = A última votação
ui_vote-of = { $voter }: { $elected }
ui_vote-none = { $voter } se absteve
ui_is-scapegoat = Bode expiatório
ui_is-sucker = Otário
ui_points = { $points ->
        [one] { $points } ponto de ação
       *[other] { $points } pontos de ação
    }
ui_letters = Letras { $letters }
ui_no-letters = Nenhuma letra ainda
ui_hand = { $hand ->
        [one] { $hand } carta de chantagem
       *[other] { $hand } cartas de chantagem
    }
ui_counters = { $counters ->
        [one] { $counters } contador
       *[other] { $counters } contadores
    }
ui_here = Em: { $tile }
ui_items = Objetos: { $items }
ui_no-items = Nenhum objeto
ui_top-card = No alto do baralho de tarefas
ui_whose-turn = É a vez de { $name }

## The ledger

## Jogadores do computador e contagens

policy_random = Ao acaso
    .about = Faz qualquer coisa que seja permitida.
policy_selfish = Egoísta
    .about = Rouba, trabalha pelas próprias letras e vota contra quem está na frente.
policy_helpful = Prestativo
    .about = Cumpre toda tarefa, dá o que falta aos outros e vota para que o plano fique completo o quanto antes.
policy_bargaining = Negociador
    .about = Não dá nada em troca de nada e vota contra quem não fez trocas com ele.
tally_escape = A fuga dá certo
tally_caught = Os guardas vencem
tally_step-limit = Partidas interrompidas por não terem fim
tally_scapegoat-stays = Fica o bode expiatório, nas fugas
tally_other-stays = Fica outro preso, nas fugas
tally_tasks-done = Tarefas cumpridas
tally_letters = Letras marcadas
tally_left-1 = Fica para trás o primeiro assento
tally_left-2 = Fica para trás o segundo assento
tally_left-3 = Fica para trás o terceiro assento
tally_left-4 = Fica para trás o quarto assento
tally_left-5 = Fica para trás o quinto assento
tally_up-cell-block-first = { card_cell-block }, lado prateado para cima
tally_used-cell-block-first = { card_cell-block }, lado prateado, usado
tally_up-cell-block-second = { card_cell-block }, lado acobreado para cima
tally_used-cell-block-second = { card_cell-block }, lado acobreado, usado
tally_up-radio-room-first = { card_radio-room }, lado prateado para cima
tally_used-radio-room-first = { card_radio-room }, lado prateado, usado
tally_up-radio-room-second = { card_radio-room }, lado acobreado para cima
tally_used-radio-room-second = { card_radio-room }, lado acobreado, usado
tally_up-dining-hall-first = { card_dining-hall }, lado prateado para cima
tally_used-dining-hall-first = { card_dining-hall }, lado prateado, usado
tally_up-dining-hall-second = { card_dining-hall }, lado acobreado para cima
tally_used-dining-hall-second = { card_dining-hall }, lado acobreado, usado
tally_up-laundry-first = { card_laundry }, lado prateado para cima
tally_used-laundry-first = { card_laundry }, lado prateado, usado
tally_up-laundry-second = { card_laundry }, lado acobreado para cima
tally_used-laundry-second = { card_laundry }, lado acobreado, usado
tally_up-exercise-yard-first = { card_exercise-yard }, lado prateado para cima
tally_used-exercise-yard-first = { card_exercise-yard }, lado prateado, usado
tally_up-exercise-yard-second = { card_exercise-yard }, lado acobreado para cima
tally_used-exercise-yard-second = { card_exercise-yard }, lado acobreado, usado
tally_up-infirmary-first = { card_infirmary }, lado prateado para cima
tally_used-infirmary-first = { card_infirmary }, lado prateado, usado
tally_up-infirmary-second = { card_infirmary }, lado acobreado para cima
tally_used-infirmary-second = { card_infirmary }, lado acobreado, usado
tally_up-workshop-first = { card_workshop }, lado prateado para cima
tally_used-workshop-first = { card_workshop }, lado prateado, usado
tally_up-workshop-second = { card_workshop }, lado acobreado para cima
tally_used-workshop-second = { card_workshop }, lado acobreado, usado
tally_up-recreational-room-first = { card_recreational-room }, lado prateado para cima
tally_used-recreational-room-first = { card_recreational-room }, lado prateado, usado
tally_up-recreational-room-second = { card_recreational-room }, lado acobreado para cima
tally_used-recreational-room-second = { card_recreational-room }, lado acobreado, usado
tally_up-visiting-area-first = { card_visiting-area }, lado prateado para cima
tally_used-visiting-area-first = { card_visiting-area }, lado prateado, usado
tally_up-visiting-area-second = { card_visiting-area }, lado acobreado para cima
tally_used-visiting-area-second = { card_visiting-area }, lado acobreado, usado
tally_up-chapel-first = { card_chapel }, lado prateado para cima
tally_used-chapel-first = { card_chapel }, lado prateado, usado
tally_up-chapel-second = { card_chapel }, lado acobreado para cima
tally_used-chapel-second = { card_chapel }, lado acobreado, usado
tally_up-wardens-office-first = { card_wardens-office }, lado prateado para cima
tally_used-wardens-office-first = { card_wardens-office }, lado prateado, usado
tally_up-wardens-office-second = { card_wardens-office }, lado acobreado para cima
tally_used-wardens-office-second = { card_wardens-office }, lado acobreado, usado
tally_up-prison-wall-first = { card_prison-wall }, lado prateado para cima
tally_used-prison-wall-first = { card_prison-wall }, lado prateado, usado
tally_up-prison-wall-second = { card_prison-wall }, lado acobreado para cima
tally_used-prison-wall-second = { card_prison-wall }, lado acobreado, usado
tally_up-chiefs-room-first = { card_chiefs-room }, lado simples para cima
tally_used-chiefs-room-first = { card_chiefs-room }, lado simples, usado
tally_up-chiefs-room-second = { card_chiefs-room }, lado pago para cima
tally_used-chiefs-room-second = { card_chiefs-room }, lado pago, usado
tally_up-lighthouse-first = { card_lighthouse }, lado simples para cima
tally_used-lighthouse-first = { card_lighthouse }, lado simples, usado
tally_up-lighthouse-second = { card_lighthouse }, lado pago para cima
tally_used-lighthouse-second = { card_lighthouse }, lado pago, usado
tally_up-tunnels-first = { card_tunnels }, lado simples para cima
tally_used-tunnels-first = { card_tunnels }, lado simples, usado
tally_up-tunnels-second = { card_tunnels }, lado pago para cima
tally_used-tunnels-second = { card_tunnels }, lado pago, usado
tally_played-hidden-stash = Jogada: { card_hidden-stash }
tally_played-hush-money = Jogada: { card_hush-money }
tally_played-lookout = Jogada: { card_lookout }
tally_played-anonymous-note = Jogada: { card_anonymous-note }
tally_played-friendly-guard = Jogada: { card_friendly-guard }
tally_played-borrowed-file = Jogada: { card_borrowed-file }
tally_played-change-of-plans = Jogada: { card_change-of-plans }
tally_played-old-debt = Jogada: { card_old-debt }
tally_played-double-shift = Jogada: { card_double-shift }
tally_played-forced-favour = Jogada: { card_forced-favour }
tally_played-two-voices = Jogada: { card_two-voices }
tally_played-tip-off = Jogada: { card_tip-off }
tally_played-off-duty = Jogada: { card_off-duty }
tally_played-transfer = Jogada: { card_transfer }
tally_played-loose-talk = Jogada: { card_loose-talk }
tally_handed-key = Entregue: { card_key-token }
tally_handed-knife = Entregue: { card_knife-token }
tally_handed-clothes = Entregue: { card_clothes-token }
tally_handed-drugs = Entregue: { card_drugs-token }
tally_handed-tools = Entregue: { card_tools-token }
tally_handed-gun = Entregue: { card_gun-token }
tally_with-pickpocket = Com a sentença: { card_pickpocket }
tally_free-pickpocket = Sai: { card_pickpocket }
tally_with-ringleader = Com a sentença: { card_ringleader }
tally_free-ringleader = Sai: { card_ringleader }
tally_with-smuggler = Com a sentença: { card_smuggler }
tally_free-smuggler = Sai: { card_smuggler }
tally_with-bookmaker = Com a sentença: { card_bookmaker }
tally_free-bookmaker = Sai: { card_bookmaker }
tally_with-forger = Com a sentença: { card_forger }
tally_free-forger = Sai: { card_forger }
tally_with-getaway-driver = Com a sentença: { card_getaway-driver }
tally_free-getaway-driver = Sai: { card_getaway-driver }
tally_with-embezzler = Com a sentença: { card_embezzler }
tally_free-embezzler = Sai: { card_embezzler }
tally_with-brawler = Com a sentença: { card_brawler }
tally_free-brawler = Sai: { card_brawler }
tally_with-informer = Com a sentença: { card_informer }
tally_free-informer = Sai: { card_informer }
