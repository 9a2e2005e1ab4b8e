# Dead of Night em português. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` é o nome de uma cláusula. O ícone :house: marca o que é nosso.

game = Dead of Night
    .about = Uma noite entre mortos-vivos: reviste a casa, ligue um carro, cuidado com o fogo e chegue vivo à manhã.
    .unofficial = Um acompanhante não oficial: nem feito nem aprovado pelo autor. O nome é do seu dono; as palavras e os desenhos, as cartas, os veículos e os cenários são nossos.
    .of = 94b43c6b5a9e
product_base = Dead of Night
    .of = a7e3e934387e
source_P = Dead of Night, regras em russo, última parte
    .of = a721591d1d4f
source_RUS = Dead of Night, regras em russo, início
    .of = d14fe329d450
source_AID = Dead of Night, folha de ajuda
    .of = 90f95625ec1b
source_SC1 = Dead of Night, primeiro cenário
    .of = 8ddaffc49fcc
source_VAS = Dead of Night, página de um módulo para jogar na tela
    .of = 7447a2f5e4ba
source_BGE = Dead of Night, página de outro módulo desses
    .of = 04d88bd6f081
source_CON = Relatos de partidas, março de { "2015" }
    .of = 80ae66c03b48
source_H = Ludolex: onde nenhuma fonte diz nada
    .of = f306d777283f

option_scenario = Cenário
    .about = Qual noite vocês jogam. Os três cenários são nossos.
    .of = 3bf7e0099031
option_scenario_last-car = O último carro
    .of = c5193d78ee4d
option_scenario_till-dawn = Até o amanhecer
    .of = fa9c11254988
option_scenario_burning-house = Fora do fogo
    .of = c30b4ab5c465
option_fire = Fogo
    .about = Botijões de gás, coquetéis molotov, quadrados em chamas e cômodos que desabam.
    .of = e63306d1146c
option_fire_with = Com fogo
    .of = 26a04e5f3a60
option_fire_without = Sem fogo
    .of = 807d7d056dbe
option_vehicles = Veículos
    .about = Carros que se podem abastecer, ligar sem chave, dirigir e destruir.
    .of = c3658d15b681
option_vehicles_with = Com veículos
    .of = a9409b0f4d50
option_vehicles_without = Sem veículos
    .of = e123f89eaf07

## Objetivo do jogo

aim = Os mortos andam, a noite é longa, e nem todos verão o fim dela.
    .title = Objetivo do jogo
    .of = c175e3306934
aim_players = O jogo é para { $players-min } a { $players-max } jogadores e é melhor com { $players-best }.
    .title = Jogadores
    .of = fefe04f2f2ad
aim_time = Uma partida dura cerca de { $game-minutes ->
        [one] { $game-minutes } minuto
       *[other] { $game-minutes } minutos
    }.
    .title = Quanto tempo leva
    .of = 8ac4f31355d1
aim_zombies = Nenhum jogador comanda os { -zombie(case: "pl") }. As cartas os trazem ao mapa e as regras os movem.
    .title = Ninguém joga com os mortos
    .of = c27c1be06f39
aim_together = Vocês lutam lado a lado contra os zumbis, mas no fim cada um conta os seus { -point(case: "pl") }. Ajudar é sensato; não é obrigação.
    .title = Juntos, até certo ponto
    .of = 8b6fa4c48cb9
aim_known = Só conhecemos inteiros os capítulos do gás, do fogo, dos danos e dos veículos. O resto foi reunido de uma folha de ajuda, um cenário e relatos de partidas, e as lacunas nós preenchemos.
    .title = Em que estas regras se apoiam
    .of = d7b3b5884c8b
aim_marked = O que leva o sinal :house: é uma regra ou um valor nosso. Está aí para vocês poderem jogar já; ponham o seu no lugar quando souberem algo melhor.
    .title = O sinal do que é nosso
    .of = c3d4ab899a80

## O mapa

map = Tudo o que acontece na noite acontece numa grade.
    .title = O mapa
    .of = 465ed754078f
map_squares = O mapa é feito de { -square(case: "pl") }. Cada um pertence a um { -room } ou fica na { -outdoors }, e cada um fica em um { -floor }. :house:
    .title = Quadrados
    .of = 63bf607bea80
map_rooms = Um { -room } é um pedaço do interior de um { -building } com { -wall(case: "pl") } em volta; um corredor também é um cômodo. :house:
    .title = Cômodos
    .of = 686af3be57f9
map_outdoors = Todo quadrado que não está em nenhum prédio fica na { -outdoors }. A área externa não é um cômodo. :house:
    .title = Área externa
    .of = 56198f6beef6
map_walls = Uma { -wall } fica entre quadrados. Paredes entre cômodos são internas; paredes entre um cômodo e a área externa são externas. Ninguém atravessa uma parede. :house:
    .title = Paredes
    .of = 6b97a6efac9d
map_adjacent = Quadrados do mesmo andar que se tocam, por um lado ou por um canto, são { -adjacent-square(case: "pl") }, a não ser que uma parede os separe. Uma porta ou janela entre eles não separa. :house:
    .title = Quadrados adjacentes
    .of = 21cd08f2d6c9
map_corners = Quadrados que se tocam por um canto só são adjacentes se também desse para ir de um a outro pelos lados, passando por um quadrado vizinho dos dois, sem topar com parede, porta ou janela. :house:
    .title = Dobrando o canto
    .of = dc22e8929820
map_doors = Os jogadores passam por uma { -door }; os zumbis, não.
    .title = Portas
    .of = 7bde806b26d4
map_windows = No térreo, jogadores e zumbis passam igualmente por uma { -window }, sempre em linha reta, nunca na diagonal.
    .title = Janelas
    .of = 034bc812ecaf
map_windows-above = Uma janela de um andar de cima não é entrada. Só é saída para quem pula.
    .title = Janelas mais altas
    .of = bca8b7b5199a
map_floors = Prédios podem ter vários { -floor(case: "pl") }. Escadas os ligam, das comuns e das de mão; quadrados de andares diferentes nunca são adjacentes. :house:
    .title = Andares
    .of = fee44cf745fe
map_entry = Quadrados marcados são { -entry-space(case: "pl") }. É por eles que novos zumbis entram no mapa.
    .title = Quadrados de entrada
    .of = efe511e1b76e
map_distance = A distância em quadrados conta-se tanto pelos lados como pelos cantos, pelo caminho mais curto e como se não houvesse paredes, no mesmo andar. :house:
    .title = Contar quadrados
    .of = 652607192054
map_edge = A { -map-edge } é o lado de fora dos quadrados externos do contorno. Além dela está a segurança, para quem o cenário deixar sair. :house:
    .title = A borda do mapa
    .of = 5184e6ca49ea
map_adjacent-rooms = Um { -adjacent-room } é o que, no mesmo andar, divide um trecho de parede. Não é preciso haver porta nele, e a área externa nunca conta.
    .title = Cômodos vizinhos
    .of = 5752a5e99d73
map_breach = Onde há uma ficha de parede destruída já não há parede: jogadores e zumbis passam por ali, também na diagonal, e os quadrados dos dois lados são adjacentes. :house:
    .title = Brechas
    .of = 8c399281960e

## O que é preciso

components = Juntem tudo isto antes de montar um cenário.
    .title = Componentes
    .of = 9b14b292b3f7
components_die = { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } de { $die-faces } faces.
    .title = Dado
    .of = 6032714520e2
components_pawns = { $pawns } peões, um para cada jogador.
    .title = Peões
    .of = eff7392eecfc
components_characters = { $character-total } cartas de { -character }, em que se anotam energia e munição. Os nomes e os rostos são nossos. :house:
    .title = Cartas de personagem
    .of = e40f04a82f51
components_zombies = { $zombie-figures } figuras de zumbi. :house:
    .title = Zumbis
    .of = eac8b477c037
components_events = Um baralho de { -event-card(case: "pl") }: compra-se uma a cada turno. As cartas são nossas. :house:
    .title = Cartas de evento
    .of = b435877221a0
components_items = Um baralho de cartas de { -item }: o que uma busca pode trazer à luz. As cartas são nossas. :house:
    .title = Cartas de item
    .of = e3a5b078be8e
components_vehicles = { $vehicle-total } cartas de veículo, cada uma com uma peça que ocupa { $vehicle-squares } quadrados. Os veículos são nossos. :house:
    .title = Cartas de veículo
    .of = da3ef28f2205
components_molotovs = { $molotov-cards } cartas de coquetel molotov, que ficam ao lado do baralho de itens até alguém preparar um. :house:
    .title = Cartas de molotov
    .of = 3e2980f42bd5
components_fire = { $fire-tokens } fichas de fogo, e marcadores pequenos nas cores dos jogadores para mostrar de quem é cada um. :house:
    .title = Fichas de fogo
    .of = 10ad6396c0a0
components_damage = { $damage-tokens } fichas com um cômodo danificado de um lado e um desabado do outro. :house:
    .title = Fichas de dano
    .of = 3ac84b521765
components_barricades = { $barricade-tokens } fichas de barricada. :house:
    .title = Fichas de barricada
    .of = 742f80c493ec
components_walls = { $wall-tokens } fichas de parede destruída. :house:
    .title = Fichas de parede destruída
    .of = 1462016c6d61
components_searched = { $search-markers } marcadores para os cômodos já revistados. :house:
    .title = Marcadores de busca
    .of = cd1f5be9e427

## Preparação

setup = Montem a noite nesta ordem.
    .title = Preparação
    .of = 1fbcc0709bba
setup_scenario = Escolham um { -scenario }. Ele diz qual mapa e quais cartas se usam, onde cada um começa e quando a partida acaba.
    .title = Escolher um cenário
    .of = f0b0f3a918f1
setup_map = Montem o mapa do cenário com suas paredes, portas, janelas e quadrados de entrada.
    .title = Montar o mapa
    .of = 1bbe560807a6
setup_characters = Cada um pega uma carta de { -character } e um peão.
    .title = Personagens
    .of = d01a7c63e50c
setup_energy = Cada um anota { $start-energy } de energia.
    .title = Energia
    .of = 0fd5637a9c32
setup_ammunition = Cada um anota { $start-ammunition } de munição.
    .title = Munição
    .of = 7f130a2f981b
setup_without-fire = Sem fogo, tirem do baralho de itens as garrafas, os botijões de gás, os extintores e os fósforos, e do baralho de eventos Corrente de ar, Aguaceiro e Vigas podres. :house:
    .title = Deixar o fogo de fora
    .of = 72992434b78d
setup_without-vehicles = Sem veículos, tirem do baralho de itens as chaves e do baralho de eventos Batida. :house:
    .title = Deixar os veículos de fora
    .of = e9f3eeafdfb6
setup_without-both = Se a partida não tem nem fogo nem veículos, tirem também os galões de gasolina. :house:
    .title = Deixar a gasolina de fora
    .of = 4f59579614c8
setup_item-deck = Embaralhem as cartas de item num baralho virado para baixo. :house:
    .title = Baralho de itens
    .of = e8d9046f91ba
setup_event-number = Separem a carta do fim e a carta das chaves. Embaralhem as outras cartas de evento e contem, viradas para baixo, tantas quantas a tabela diz; o resto fica na caixa. :house:
    .title = Cartas de evento por número de jogadores
    .of = 5d88a7f0d8fd
setup_event-deck = Distribuam as cartas de evento contadas em { $deck-halves } montes iguais (se sobrar uma, vai para o de baixo). Embaralhem a carta do fim com { $low-cards ->
        [one] a última carta
       *[other] as últimas { $low-cards } cartas
    } de um monte e ponham o outro em cima. :house:
    .title = Baralho de eventos
    .of = 5f9849a4c286
setup_vehicle-deck = Embaralhem as cartas de veículo num baralho virado para baixo. :house:
    .title = Baralho de veículos
    .of = 65b166a8ea91
setup_supply = Deixem zumbis, fichas e marcadores ao lado do mapa. :house:
    .title = Reserva
    .of = 08ee31874b18
setup_first = Todos rolam o dado. O mais alto começa; quem empata rola de novo. :house:
    .title = Quem começa
    .event = { $target } começa.
    .of = f6e03d6b7acb

## Energia

energy = A energia é quanta vida e quanto fôlego ainda há em você.
    .title = Energia
    .of = 4f0d53d8fc1e
energy_life = A sua { -energy } é o que você ainda aguenta. O que se perde e se ganha anota-se na carta de personagem.
    .title = O que é a energia
    .event = { $target } perde energia: { $value }.
    .of = 4e46073faebb
energy_limit = Você nunca tem mais de { $energy-limit } de energia. O que passar disso se perde. :house:
    .title = O limite
    .event = { $target } ganha energia: { $value }.
    .of = a3b954ebfce7
energy_death = Sem nenhuma energia você está morto. O seu peão sai do mapa, e os seus itens ficam no quadrado onde você caiu. :house:
    .title = Morte
    .event = Os mortos ganham mais um: { $target }.
    .of = 632252f17c0e
energy_dead = Um jogador morto não joga mais turnos, mas no fim conta os seus pontos. :house:
    .title = Os mortos ficam de fora
    .of = 8704ea92f6f7
energy_ammunition = A sua { -ammunition } anota-se ao lado da energia. Não é um item e não ocupa as mãos. :house:
    .title = Munição
    .event = { $target } ganha munição: { $value }.
    .of = 6fd56871ad59

## O turno

turn = Uma carta e depois as suas ações: isso é um turno, e enquanto isso há coisas queimando.
    .title = O turno
    .of = b9f69e354987
turn_order = O { -turn } passa em sentido horário de um jogador vivo para o próximo. :house:
    .title = Ordem de jogo
    .event = Começa o turno de { $actor }.
    .of = 4f76b7b08daa
turn_fires = O seu turno começa com os seus próprios fogos: faça-os espalhar antes de qualquer outra coisa. :house:
    .title = Primeiro os seus fogos
    .of = 939ad1f70c90
turn_card = Compre a carta de evento de cima e faça o que ela diz. Depois ela vai para o descarte, se não disser outra coisa.
    .title = Depois uma carta
    .event = { $actor } compra uma carta de evento.
    .of = b3b21e08a1ca
turn_card-order = Resolva primeiro os símbolos da carta, um depois do outro, e então o texto. Se os zumbis atacam, é por último. :house:
    .title = A ordem de uma carta
    .of = 8d3ab9da0ccf
turn_actions = Depois faça até { $actions ->
        [one] { $actions } ação
       *[other] { $actions } ações
    }. Se não disser outra coisa, a mesma { -action } pode ser repetida.
    .title = Depois as suas ações
    .event = { $target } tropeça; ações restantes: { $value }.
    .of = 75050d25be83
turn_free-actions = Antes das suas ações, entre elas e depois, faça quantas { -free-action(case: "pl") } quiser.
    .title = Ações livres
    .of = 528c3366f2e2
turn_skipped = Quem tem de pular um turno, ou está ferido demais para se mover, ainda assim compra uma carta e pode fazer ações livres.
    .title = Turnos pulados e feridos
    .of = cc60e0f7d3a6
turn_end = No fim do seu turno, veja se você está no fogo e se uma mordida o mata. Depois começa o próximo jogador. :house:
    .title = Fim do turno
    .of = 54a6bf447531
turn_interrupt = Entre os turnos dos outros você pode fazer uma { -interrupt }: uma ação na hora, paga no seu próximo turno.
    .title = Interromper
    .of = 838a2c75cc9c
turn_interrupt-move = Se a interrupção é um movimento, no seu próximo turno você tem { $interrupt-cost ->
        [one] { $interrupt-cost } ação a menos
       *[other] { $interrupt-cost } ações a menos
    }.
    .title = Mover-se fora do turno
    .of = d20e0aa4527b
turn_interrupt-other = Se a interrupção é qualquer outra ação, no seu próximo turno você não tem nenhuma; a carta e as ações livres continuam.
    .title = Qualquer outra coisa fora do turno
    .of = 6a0f87126817
turn_interrupt-once = Entre os seus próprios turnos você pode interromper { $interrupts ->
        [one] uma vez
       *[other] { $interrupts } vezes
    }, quando o turno de alguém acabou e o próximo ainda não começou. Se vários quiserem, é na ordem de jogo. :house:
    .title = Só uma vez
    .of = ec5c5aff30d1
turn_example-interrupt = Boris está junto de uma janela quando os zumbis se amontoam. Antes de Cleo começar, ele se move fora do turno e se afasta. No próximo turno dele, compra uma carta como sempre e depois tem { $example-interrupt-left ->
        [one] { $example-interrupt-left } ação
       *[other] { $example-interrupt-left } ações
    } em vez de { $actions }.
    .title = Exemplo: uma interrupção
    .of = 89a0116a54b5

## Ações

actions = Cada uma destas custa uma ação, se não disser outra coisa.
    .title = Ações
    .of = cf9a24f10555
actions_move = Mova o seu peão.
    .title = Mover-se
    .event = { $actor } se move.
    .of = e735c232eff0
actions_search = Reviste o cômodo em que você está.
    .title = Revistar
    .event = { $actor } revista o cômodo e encontra algo.
    .of = 6268ea7ccd49
actions_climb = Suba ou desça uma escada, comum ou de mão, do quadrado ao pé ou ao topo dela até o da outra ponta.
    .title = Subir e descer
    .event = { $actor } usa a escada.
    .of = eb5d45f74620
actions_jump = Pule de um telhado ou de uma janela alta para o quadrado externo de baixo. Role o dado e perca essa energia.
    .title = Pular
    .event = { $actor } pula.
    .of = b855d7521d1c
actions_light = Ponha uma ficha de fogo num quadrado adjacente que não queima. O fogo é seu. Você precisa de fósforos na mão. :house:
    .title = Acender um fogo
    .event = { $actor } acende um fogo.
    .of = 8510f5c8ec8f
actions_extinguish = Com um { -extinguisher } na mão, tire de quadrados adjacentes ou do seu { $extinguish-tokens ->
        [one] { $extinguish-tokens } ficha de fogo
       *[other] { $extinguish-tokens } fichas de fogo
    }. Quantas é um valor nosso. :house:
    .title = Combater um fogo
    .event = { $actor } apaga uma ficha de fogo.
    .of = 62344984888c
actions_barricade = Com um martelo ou uma pistola de pregos na mão, ponha uma ficha de { -barricade } numa porta, janela ou brecha junto do seu quadrado.
    .title = Erguer uma barricada
    .event = { $actor } constrói uma barricada.
    .of = 676e4d3c5be7
actions_barricade-blocks = Uma barricada não deixa passar jogadores, zumbis nem nada que se atire, e os quadrados atrás dela não são adjacentes. Uma explosão ela não detém. :house:
    .title = O que faz uma barricada
    .event = { $actor } retira uma barricada do mapa.
    .of = ca2fc6d75215
actions_unbarricade = Tire uma barricada junto do seu quadrado. Só dá para fazer por dentro.
    .title = Tirar uma barricada
    .event = { $actor } desmonta uma barricada.
    .of = a71bd5338eed
actions_rearrange = Troque como quiser o que leva nas mãos e o que leva guardado.
    .title = Rearranjar
    .event = { $actor } reorganiza suas coisas.
    .of = a07e56915c2c
actions_steal = Escolha um jogador de um quadrado adjacente e role o dado. Se sair mais do que a energia dele, tire-lhe um item à sua escolha; você precisa de lugar para ele.
    .title = Roubar
    .event = { $actor } tenta roubar de { $target }; o dado mostra { $value }.
    .of = 25ef372576d6
actions_combine = Junte itens num novo, como dizem as regras desses itens.
    .title = Combinar
    .of = 8e304a1ab2b4
actions_recover = Gaste um item da sua mão que dê energia.
    .title = Usar um item de energia
    .of = 06aa9aeb1887
actions_rest = Ganhe { $rest-gain ->
        [one] { $rest-gain } de energia
       *[other] { $rest-gain } de energia
    }. Num turno em que descansa, você não pode fazer nenhuma outra ação.
    .title = Descansar
    .event = { $actor } descansa e ganha energia: { $value }.
    .of = 946edaecdf6f
actions_attack-object = Ataque uma barricada, uma parede, um botijão de gás ou um veículo.
    .title = Atacar um objeto
    .of = 0151c3b71b3a
actions_start = Dê partida num veículo, ou num gerador onde o cenário tiver um.
    .title = Dar partida
    .of = f7df400188b0
actions_hot-wire = Tente dar partida num veículo sem as chaves.
    .title = Fazer ligação direta
    .of = b91753130350

## Ações livres

free = Estas não custam nenhuma ação e são do seu próprio turno.
    .title = Ações livres
    .of = d1d389a59919
free_pick-up = Pegue um item do seu quadrado. Você precisa de uma mão livre.
    .title = Pegar
    .event = { $actor } pega algo.
    .of = 7711f683de21
free_drop = Deixe um item no seu quadrado.
    .title = Largar
    .event = { $actor } larga algo no chão.
    .of = ab5c82b7a141
free_throw = Arremesse um item da sua mão para um quadrado que você vê, no máximo a tantos quadrados quanta energia tiver.
    .title = Arremessar
    .event = { $actor } joga algo.
    .of = 89650c4af35f
free_give = Dê um item a um jogador disposto de um quadrado adjacente, ou troquem um por um. Quem recebe precisa de uma mão livre.
    .title = Dar e trocar
    .event = { $actor } dá algo a { $target }.
    .of = 917c05efbb05
free_fight = Lute com zumbis, corpo a corpo ou à distância.
    .title = Lutar
    .of = 89af634ac72a
free_fight-once = Os zumbis de cada quadrado você pode combater por vontade própria { $fights-per-square ->
        [one] uma vez
       *[other] { $fights-per-square } vezes
    } no seu turno; rolagens a que as regras obrigam não contam. Os tiros, só a munição limita. :house:
    .title = Lutar de novo
    .of = 6a25800a3ce7

## Movimento

movement = Quem ainda tem fôlego pode correr.
    .title = Movimento
    .of = 755a92a4da39
movement_reach = Com um movimento você anda até tantos quadrados quanta energia tiver, cada vez para um quadrado adjacente. :house:
    .title = Até onde você anda
    .of = 24ff5b8dcce2
movement_free-square = Você não pode entrar num quadrado com um zumbi nem num com um veículo, a não ser embarcando nele. Um quadrado pode ter quantos jogadores forem. :house:
    .title = Quadrados com zumbis
    .of = b042a3a34121
movement_doors = Portas e janelas do térreo são passagem para você como qualquer outra, enquanto não houver nelas uma barricada.
    .title = Portas e janelas
    .of = 21ec51e9a575
movement_past-zombies = Cada vez que entra num quadrado ao lado de zumbis, você trava um combate corpo a corpo por cada quadrado adjacente que os tenha. Só depois segue, se ainda puder.
    .title = Passar por zumbis
    .of = c8a119e566f5
movement_hurt-on-the-way = Se uma perda no caminho deixa você com menos energia do que quadrados já andados neste movimento, ele acaba onde você está. :house:
    .title = Ferido no caminho
    .of = eb10ae2a2f7f
movement_example = Ada tem { $example-run-energy } de energia. No segundo quadrado ela chega ao lado de um com zumbis, luta e perde { $combat-loss }. Ainda pode ir ao terceiro quadrado, porque não é mais do que os { $example-run-left } que lhe restam.
    .title = Exemplo: passar correndo
    .of = efc9bb91d652

## Zumbis

zombies = São lentos, são muitos e têm a noite inteira.
    .title = Zumbis
    .of = 03d23871c20b
zombies_symbols = Por cada :symbol: de uma carta de evento, primeiro entram novos zumbis e depois todos se movem. Uma carta pode ter vários { -symbol(case: "pl") } ou nenhum.
    .title = Símbolos das cartas
    .of = 2ca05b70d8de
zombies_enter = Ponha { $zombies-per-entry ->
        [one] { $zombies-per-entry } zumbi
       *[other] { $zombies-per-entry } zumbis
    } em cada { -entry-space } do mapa.
    .title = Novos zumbis
    .event = Chegam novos zumbis: { $value }.
    .of = b1cb9d16e580
zombies_enter-full = Num quadrado de entrada cheio de zumbis, ou em que haja um jogador ou um veículo, não entra nenhum. Se não restam figuras, não vem ninguém. :house:
    .title = Sem lugar
    .of = 09d0a904214a
zombies_move = Cada zumbi se move em direção ao jogador mais próximo.
    .title = Os zumbis se movem
    .of = 08e09b6defbb
zombies_steps = Por cada símbolo, um zumbi anda { $zombie-steps ->
        [one] { $zombie-steps } quadrado
       *[other] { $zombie-steps } quadrados
    } pelo caminho mais curto que tiver, escadas incluídas, como se não houvesse barricadas. Um zumbi sem caminho fica onde está. :house:
    .title = Quanto eles andam
    .event = Zumbis que se movem: { $value }.
    .of = 27391d08fb12
zombies_order = Primeiro se movem os zumbis mais próximos de um jogador. Entre caminhos, jogadores ou zumbis igualmente próximos, escolhe quem tem o turno. :house:
    .title = Qual vai primeiro
    .of = a389d40e73ec
zombies_openings = Zumbis entram pelas janelas do térreo, em linha reta e nunca na diagonal. Portas os detêm.
    .title = Por onde passam
    .of = b29ff5f026e8
zombies_fire = Um zumbi não entra num quadrado que está ao lado de um em chamas, nem num que queima.
    .title = Medo de fogo
    .of = b301b09dbd9a
zombies_beside-fire = Um zumbi ao lado do qual se põe fogo não foge. Fica onde está até poder ir para um quadrado longe do fogo. :house:
    .title = O fogo chega a eles
    .of = e566e929669d
zombies_four = No máximo { $zombies-per-square ->
        [one] { $zombies-per-square } zumbi ocupa
       *[other] { $zombies-per-square } zumbis ocupam
    } um quadrado.
    .title = Amontoados
    .of = 5183b7861851
zombies_contact = Um zumbi num quadrado adjacente ao de um jogador está em { -contact } com ele. Não anda mais e espera. :house:
    .title = Em contato
    .of = 869336d18aa7
zombies_barricade = Um zumbi para diante de uma barricada. Quando todos se moveram por um símbolo, role o dado por cada barricada com zumbis, somando { $rush-per-zombie } por cada zumbi além do primeiro. Com { $barricade-rush } ou mais ela quebra. :house:
    .title = Diante de uma barricada
    .event = Os mortos se lançam contra uma barricada: { $value }.
    .of = 18cd19d3c62e
zombies_vehicle = Jogadores num veículo atraem zumbis como qualquer um. Os zumbis chegam até ele e esperam ao lado. :house:
    .title = Em volta de um veículo
    .of = 0ba55b499dd2
zombies_attack = Quando os zumbis de uma carta se moveram, quem tem o turno trava um combate corpo a corpo por cada quadrado adjacente com zumbis. :house:
    .title = Os zumbis atacam
    .of = c135a0e6b13c
zombies_example = Cleo compra uma carta com { $event-symbols_the-fence ->
        [one] { $event-symbols_the-fence } símbolo
       *[other] { $event-symbols_the-fence } símbolos
    }. Em cada quadrado de entrada põe-se um zumbi e todos os zumbis andam um quadrado; depois, o mesmo outra vez. No de trás do galpão já há { $zombies-per-square }, então ali não se põe nenhum.
    .title = Exemplo: uma carta com símbolos
    .of = e37ae35ded7a

## Combate

combat = Contra os mortos se luta com o que se tem nas mãos.
    .title = Combate
    .of = 2fb401a73637
combat_weapon = Uma { -weapon } na mão soma o seu valor às suas rolagens. Você usa uma arma por vez; mãos vazias não somam nada. :house:
    .title = Armas
    .of = 0c8da6b54055
combat_close = Num { -close-combat } você luta com os zumbis de um quadrado adjacente. Role o dado, some a sua arma, subtraia { $per-zombie } por cada zumbi dali e some { $per-helper } por cada ajudante.
    .title = Combate corpo a corpo
    .event = { $actor } luta contra os mortos: { $value }.
    .of = e8e4a2a91f72
combat_helpers = Um { -helper } é um jogador disposto, ao lado dos mesmos zumbis que você, que entra na luta. :house:
    .title = Ajudantes
    .event = { $actor } ajuda { $target } na luta.
    .of = 023f53217304
combat_kill = Um resultado de { $combat-kill } ou mais mata naquele quadrado tantos zumbis quanto o resultado passa de { $combat-above }.
    .title = Matar
    .event = { $actor } mata zumbis: { $value }.
    .of = 04817de8abff
combat_knock-back = Com { $combat-knock-low }–{ $combat-knock-high } você empurra para trás um zumbi daquele quadrado.
    .title = Empurrar
    .event = { $actor } empurra um zumbi.
    .of = 8b24d2f603c0
combat_knocked = O zumbi empurrado se afasta de você { $knock-squares ->
        [one] { $knock-squares } quadrado
       *[other] { $knock-squares } quadrados
    }, para onde você escolher. Se não há quadrado livre para ele, fica. :house:
    .title = Para onde é empurrado
    .event = O zumbi recua uma casa.
    .of = daaf433abde7
combat_hurt = Com { $combat-hurt-low }–{ $combat-hurt-high } você perde { $combat-loss ->
        [one] { $combat-loss } de energia
       *[other] { $combat-loss } de energia
    }.
    .title = Ferido
    .event = { $target } se fere e perde energia: { $value }.
    .of = cb774dfefd4d
combat_grabbed = Com { $grab-high } ou menos um zumbi agarra você. Perca { $grab-loss ->
        [one] { $grab-loss } de energia
       *[other] { $grab-loss } de energia
    } e role o dado de novo.
    .title = Agarrado
    .event = Um zumbi agarra { $target }; energia perdida: { $value }.
    .of = b7c276fb8303
combat_grab-weapon = Se nesta rolagem sair mais do que a energia que lhe resta, você perde a arma e rola mais uma vez. Ela fica no quadrado do zumbi.
    .title = Perder a arma
    .event = { $target } larga a arma.
    .of = 0609b5bf1220
combat_grab-bite = Se também na última rolagem sair mais do que a sua energia, o zumbi mordeu você. Marque a { -bite } na carta de personagem. :house:
    .title = Mordido
    .event = Um zumbi morde { $target }.
    .of = 228ae4e67f00
combat_bitten = Quem tem uma mordida morre no fim dos seus { $bite-turns ->
        [one] { $bite-turns } turno seguinte
       *[other] { $bite-turns } turnos seguintes
    }, a não ser que antes se use nele um kit de primeiros socorros. :house:
    .title = O que faz uma mordida
    .event = A mordida faz efeito: { $target }.
    .of = 7fca985c33b9
combat_example-close = Dan luta contra um quadrado com { $example-crowd } zumbis, machado na mão, e Ada ajuda. Ele tira { $example-axe-roll }. Com o machado, a multidão e a ajuda são { $example-axe-result }, e { $example-axe-killed ->
        [one] { $example-axe-killed } zumbi não vai se levantar
       *[other] { $example-axe-killed } zumbis não vão se levantar
    } mais.
    .title = Exemplo: um machado e uma amiga
    .of = f6f3e64f8067
combat_example-grab = Boris, com { $example-grab-energy } de energia, é agarrado e cai para { $example-grab-left }. A rolagem seguinte é { $example-grab-first }, então ele fica sem o taco. Depois tira { $example-grab-second }: não é mais do que a energia dele, e ele escapa sem mordida.
    .title = Exemplo: agarrado
    .of = b2d318cca1f6
combat_ranged = Num { -ranged-combat } você atira num zumbi que vê. Role o dado e some a sua arma, que tem de somar ao menos { $ranged-weapon }.
    .title = Combate à distância
    .event = { $actor } atira: { $value }.
    .of = 9bf0df8c9287
combat_ranged-near = Some { $ranged-adjacent } se o alvo está num quadrado adjacente, e { $ranged-near } se está a { $ranged-near-squares ->
        [one] { $ranged-near-squares } quadrado
       *[other] { $ranged-near-squares } quadrados
    }.
    .title = De perto
    .of = 8c286b631ed1
combat_ranged-kill = Um resultado de { $ranged-hit } ou mais mata { $ranged-killed ->
        [one] { $ranged-killed } zumbi
       *[other] { $ranged-killed } zumbis
    }. Com menos, você erra.
    .title = Acertar
    .event = { $actor } acerta; zumbis mortos: { $value }.
    .of = 00c6a8e12def
combat_ranged-ammunition = Cada tiro gasta { $shot-ammunition ->
        [one] { $shot-ammunition } de munição
       *[other] { $shot-ammunition } de munição
    }, acerte ou erre. Sem nenhuma, você não pode atirar. :house:
    .title = Gastar munição
    .of = 5c3e3fb26a33
combat_sight = Você vê um quadrado se a linha do centro do seu ao centro dele não cruza nenhuma parede, nenhuma porta e nenhuma barricada. Figuras e fogo não escondem nada. :house:
    .title = Ver
    .of = 1c12a542f93d
combat_example-ranged = Cleo atira com a pistola num zumbi a { $ranged-near-squares } quadrados e tira { $example-shot-roll }. Com a pistola e a curta distância são { $example-shot-result }, e ele cai. Ela anota { $shot-ammunition } de munição a menos.
    .title = Exemplo: um tiro através do quintal
    .of = 1d8049a45d18

## Atacar objetos

objects = Com madeira e reboco também se pode lutar.
    .title = Atacar objetos
    .of = bd54e283a431
objects_roll = Para um { -object-attack } role o dado e some a sua arma. O objeto tem de estar num quadrado adjacente, ou junto do seu.
    .title = A rolagem
    .event = { $actor } golpeia um objeto: { $value }.
    .of = ce0285c76d9f
objects_reached = O objeto cede se o resultado é ao menos o número dado para ele.
    .title = Quando basta
    .of = e7c7a60a7b36
objects_barricade = Uma barricada quebra com { $object-barricade }. Tire a ficha dela do mapa.
    .title = Barricadas
    .event = A barricada se quebra.
    .of = 865da909da17
objects_walls = Uma parede interna cede com { $object-inner-wall }; uma externa, com { $object-outer-wall }. Ponha ali uma ficha de parede destruída.
    .title = Paredes
    .event = A parede cede.
    .of = 85cda86fd3da
objects_canister = Um botijão de gás explode com { $object-canister }.
    .title = Botijões de gás
    .of = 6509de292b81
objects_vehicle = Um veículo quebra quando o resultado alcança a capacidade dele. Então é sucata.
    .title = Veículos
    .event = O veículo está quebrado.
    .of = c657e8965051
objects_example = Dan bate com o machado numa parede interna e tira { $example-wall-roll }. Com o machado são { $example-wall-result }, por pouco: a despensa agora tem uma segunda saída.
    .title = Exemplo: através da parede
    .of = d1d5b8f3085c
objects_shot = Com uma arma de tiro você pode atacar um botijão de gás ou um veículo que vê, por mais longe que esteja, ao preço de um tiro. :house:
    .title = Atirar em objetos
    .event = { $actor } atira em um objeto.
    .of = 089bad508e3e

## Jogador contra jogador

rivals = Chegamos a este ponto.
    .title = Jogador contra jogador
    .of = e9d456f1e6ea
rivals_fight = Numa { -rival-fight } ambos rolam o dado e somam uma arma. O resultado mais baixo perde { $rival-loss ->
        [one] { $rival-loss } de energia
       *[other] { $rival-loss } de energia
    }; em caso de empate não acontece nada. :house:
    .title = Brigar com um jogador
    .event = { $target } perde para um rival; energia perdida: { $value }.
    .of = 9da6cdfacafa
rivals_when = Jogadores só brigam entre si pelo volante, ou quando um atira no outro um coquetel molotov. :house:
    .title = Quando se pode
    .of = c3478acd9cf2

## Itens

items = Tudo o que você achar vai servir a alguém.
    .title = Itens
    .of = f540cd8c03b2
items_hands = Você tem { $hands ->
        [one] { $hands } mão
       *[other] { $hands } mãos
    }. Um item se leva em uma { -hand }, ou em ambas se a carta disser, e só dali se usa. :house:
    .title = Mãos
    .of = 7b956b2ae4de
items_stored = Guardar um item que você achou custa uma ação. O que está guardado não ocupa mão nenhuma.
    .title = Guardar
    .of = eb9cef2a33fd
items_stored-limit = Você pode ter no máximo { $stored-limit ->
        [one] { $stored-limit } item guardado
       *[other] { $stored-limit } itens guardados
    }. :house:
    .title = Quanto você pode levar
    .of = bfad84783758
items_search = Para fazer uma { -search }, compre a carta de item de cima, mostre-a e ponha no cômodo um marcador de busca. Pegue o item na mão ou deixe-o no seu quadrado. :house:
    .title = Revistar um cômodo
    .event = { $actor } encontra algo.
    .of = 605d1ffa53ad
items_searched = Um cômodo com marcador de busca não pode ser revistado de novo. A área externa não pode ser revistada. :house:
    .title = Uma vez por cômodo
    .of = b3b763aa3ca8
items_search-empty = Itens gastos vão para um descarte. Quando o baralho de itens está vazio, embaralhe o descarte: é o novo baralho. :house:
    .title = Baralho de itens vazio
    .event = Os itens descartados formam um novo baralho.
    .of = 30bd32e7016a
items_gun-found = Quem tira numa busca uma pistola, uma espingarda ou uma pistola de pregos ganha { $gun-ammunition ->
        [one] { $gun-ammunition } de munição
       *[other] { $gun-ammunition } de munição
    }. :house:
    .title = Uma arma com algo dentro
    .event = { $actor } ganha munição: { $value }.
    .of = 225aee2b6f88
items_bare = Tacos, pés de cabra, machados e martelos são armas para o corpo a corpo e contra objetos; pistolas, espingardas e pistolas de pregos são para atirar, e contra objetos ajudam quando você atira neles. :house:
    .title = Ferramentas como armas
    .of = 9afffcf695c4
items_first-aid = Um { -first-aid-kit } é um item de energia. Dá a você, ou a um jogador de um quadrado adjacente, { $first-aid-gain } de energia e acaba com o perigo de uma mordida. :house:
    .title = Kits de primeiros socorros
    .event = { $actor } usa um kit de primeiros socorros; { $target } ganha energia: { $value }.
    .of = 30f2a2ca13bf
items_snack = Um { -snack } é um item de energia e dá { $snack-gain } de energia. :house:
    .title = Comida
    .event = { $actor } come e ganha energia: { $value }.
    .of = c1c30dc372d3
items_ammunition = Uma caixa de munição dá { $box-ammunition } de munição a quem a pega, e é descartada. :house:
    .title = Caixas de munição
    .event = { $actor } ganha munição: { $value }.
    .of = 4048a46ccfd9
items_keys = As { -keys } servem em todos os veículos. Só ocupam uma mão enquanto você dá partida num. :house:
    .title = Chaves
    .of = f44d13e2e256

## Gás

canister = Ninguém deveria estar por perto quando um estoura.
    .title = O botijão de gás
    .of = 7db8d14f36df
canister_what = O que explode é o { -gas-cylinder }. Um { -petrol-can } é outro item: serve a veículos e coquetéis molotov, e não explode.
    .title = O que explode
    .of = f8e1f5bd5165
canister_set-off = Um ataque faz explodir um botijão, e o fogo da explosão é de quem atacou. O fogo no quadrado dele também o faz explodir, e então a explosão é do dono daquele fogo.
    .title = O que o faz explodir
    .event = Um botijão de gás explode.
    .of = 16d74b14bc1c
canister_zombies = A { -blast } mata todos os zumbis que estejam a { $blast-radius ->
        [one] { $blast-radius } quadrado
       *[other] { $blast-radius } quadrados
    } ou menos.
    .title = Zumbis na explosão
    .event = A explosão mata zumbis: { $value }.
    .of = 412f10fbd272
canister_players = Cada jogador que esteja a { $blast-radius ->
        [one] { $blast-radius } quadrado
       *[other] { $blast-radius } quadrados
    } ou menos rola o dado e perde a energia que sair.
    .title = Jogadores na explosão
    .event = A explosão atinge { $target }; energia perdida: { $value }.
    .of = d95d4e312f2e
canister_radius = Contem os quadrados tanto pelos lados como pelos cantos, no mesmo andar. Paredes não detêm a explosão.
    .title = Até onde vai a explosão
    .of = 5251c0a7cdb1
canister_fire = Ponham uma ficha de fogo no quadrado onde estava o botijão e em todos os adjacentes. O botijão some.
    .title = Fogo da explosão
    .event = A explosão espalha fogo.
    .of = 3645ce6cee13
canister_fire-walls = Um quadrado atrás de uma parede não é adjacente, então não recebe ficha de fogo. Por uma porta, janela ou brecha o fogo de uma explosão ou de um arremesso pode chegar a outro cômodo ou à área externa; daí em diante, ao se espalhar, respeita os seus próprios limites.
    .title = Fogo e paredes
    .of = 413651809ed4
canister_spreads = Este fogo se espalha como qualquer outro.
    .title = O fogo continua
    .of = 168fd212e70b
canister_carried = Um botijão que alguém carrega só explode se essa pessoa está no fogo no fim de um turno, seja de quem for. :house:
    .title = Um botijão nas mãos
    .event = O botijão que { $target } carrega explode.
    .of = 180fe950d971
canister_example = Ada atira num botijão da cozinha. Os zumbis atrás da parede, a { $blast-radius } quadrados, também morrem. O mesmo poderia acontecer com ela, que não está mais longe: rola e perde { $example-blast-loss }. Põe-se fogo no quadrado do botijão e nos adjacentes, e nada atrás da parede.
    .title = Exemplo: a cozinha vai pelos ares
    .of = 2e6792c20753

## Coquetel molotov

molotov = Uma garrafa, um pouco de gasolina e um bom braço.
    .title = Coquetel molotov
    .of = 47427104f3cc
molotov_make = Se você tem uma { -bottle } e um galão de gasolina, pode combiná-los. Troque a garrafa por uma carta de { -molotov }.
    .title = Preparar um
    .event = { $actor } faz um coquetel molotov.
    .of = ed9a1fa6b270
molotov_petrol = Só a garrafa se entrega. O galão fica com você, e dá para preparar outro coquetel molotov assim que achar outra garrafa.
    .title = O que é feito da gasolina
    .of = 88a106f5302a
molotov_throw = Um coquetel molotov é uma arma de arremesso. O zumbi em que é atirado morre com certeza.
    .title = Contra zumbis
    .event = { $actor } joga um coquetel molotov nos zumbis.
    .of = 16bd68f22f41
molotov_range = Você o atira no máximo a tantos quadrados quanta energia tiver, e contra zumbis nunca erra. Se o atira num jogador e não vence a briga, a garrafa se perde e não se põe fogo nenhum.
    .title = Alcance e erros
    .of = 55a30fd507e2
molotov_attack = O seu valor de ataque de { $molotov-attack }, como arma de arremesso, só conta contra outros jogadores.
    .title = Contra jogadores
    .event = { $actor } joga um coquetel molotov em { $target }.
    .of = ad9b152812b6
molotov_hit = Um jogador atingido perde { $molotov-loss ->
        [one] { $molotov-loss } de energia
       *[other] { $molotov-loss } de energia
    }, e pode perder mais antes de sair do fogo.
    .title = Um jogador atingido
    .event = { $target } é atingido e perde energia: { $value }.
    .of = a1e188b1937a
molotov_fire = Ponham uma ficha de fogo no quadrado do alvo e em todos os adjacentes.
    .title = Fogo do arremesso
    .event = O coquetel molotov espalha fogo.
    .of = 61acf632bf89
molotov_square = O fogo se põe em volta do quadrado em que o coquetel molotov foi atirado. Que uma fonte fale aqui de um botijão é descuido.
    .title = Qual quadrado queima
    .of = a374ce00945e
molotov_zombies = Os zumbis dos quadrados em que ele põe fogo morrem.
    .title = Zumbis no fogo dele
    .of = 4568945875e0
molotov_spreads = Este fogo se espalha, e é de quem o atirou.
    .title = O fogo continua
    .of = a99e08819b67
molotov_example = Dan, com { $example-throw-energy } de energia, atira num zumbi a { $example-throw-squares ->
        [one] { $example-throw-squares } quadrado
       *[other] { $example-throw-squares } quadrados
    }. Ele morre, e com ele todos os zumbis dos quadrados em volta que pegam fogo. Que não esqueça: esse fogo agora é dele.
    .title = Exemplo: um arremesso da varanda
    .of = b325198c1dc9

## Fogo

fire = O fogo não toma partido.
    .title = Fogo
    .of = 709649e76b01
fire_token = Um quadrado com uma ficha de fogo queima. Ele tem no máximo uma; fichas que se tocam formam um só { -fire } se são do mesmo dono e ficam no mesmo cômodo, ou todas na área externa. :house:
    .title = Quadrados em chamas
    .of = 3f24b1223681
fire_lighter = Quem acendeu um fogo é o { -fire-owner }. Marque-o com a sua cor.
    .title = De quem é o fogo
    .of = 4f62cf8aa9d6
fire_zombies = Zumbis num quadrado em chamas morrem na hora.
    .title = Zumbis no fogo
    .event = O fogo de { $actor } mata zumbis: { $value }.
    .of = c915925d8ffd
fire_zombie-points = Zumbis mortos por um fogo ou uma explosão contam para o dono desse fogo. :house:
    .title = De quem são os pontos
    .of = eb749e67c658
fire_pass = Um jogador que se move pelo fogo perde { $fire-loss ->
        [one] { $fire-loss } de energia
       *[other] { $fire-loss } de energia
    } por cada quadrado em chamas do caminho.
    .title = Atravessar o fogo
    .event = { $target } atravessa o fogo e perde energia: { $value }.
    .of = da2814d14528
fire_end-loss = Você perde { $fire-loss } por cada quadrado em chamas em que entra, e { $fire-loss } no fim do seu turno se ainda está no fogo. O que um coquetel molotov lhe tira na hora é essa mesma perda, adiantada.
    .title = Ficar no fogo
    .event = { $target } está no fogo e perde energia: { $value }.
    .of = d5bff226bd64
fire_must-leave = Um jogador que pode se mover não deve ficar um turno inteiro num quadrado em chamas, mas tem de tentar sair.
    .title = Para fora do fogo
    .of = 39df24c9d007
fire_trying = Uma das suas ações tem de ser um movimento pelo caminho mais curto para fora do fogo. Quem não pode se mover não deve nada.
    .title = O que conta como tentativa
    .of = 959fe5c3af45
fire_spread = No começo de cada turno seu, ponha { $spread-tokens ->
        [one] { $spread-tokens } ficha de fogo
       *[other] { $spread-tokens } fichas de fogo
    } num quadrado adjacente a um que queima no seu fogo.
    .title = O fogo se espalha
    .event = O fogo de { $actor } se espalha.
    .of = 723a156f768d
fire_count = Se você tem vários fogos que não se tocam, cada um deles se espalha.
    .title = Vários fogos
    .of = 816ab73d1738
fire_dead-owner = O fogo de um jogador morto ou que escapou passa ao próximo jogador vivo na ordem de jogo.
    .title = O dono morre
    .event = O fogo de { $actor } passa para { $target }.
    .of = 7a071a091ac0
fire_duty = É obrigatório, enquanto houver um quadrado para onde possa ir. O dono escolhe qual.
    .title = Se tem de se espalhar
    .of = 2d69f3d803bd
fire_on-players = O quadrado pode ser um com jogadores. Eles não perdem nada quando a ficha é posta, mas agora estão no fogo.
    .title = Em direção às pessoas
    .of = 63bf0a35dc43
fire_indoors = Um fogo que começa num cômodo não pode se espalhar para a área externa.
    .title = Fogo dentro de casa
    .of = 76ddc0c96873
fire_next-room = Também não se espalha para outro cômodo. Lá é preciso acender um fogo novo.
    .title = De cômodo em cômodo
    .of = 6fba314918f5
fire_until = Continua a se espalhar até o cômodo inteiro queimar, ou até ser apagado.
    .title = Quanto tempo dura
    .of = 6f4cfd51102b
fire_burnt = Quando todos os quadrados de um cômodo queimam, ponham nele uma ficha de dano.
    .title = O cômodo inteiro queima
    .event = Um cômodo inteiro está em chamas.
    .of = 24091aca53a4
fire_burnt-squares = As fichas de fogo ficam, e no cômodo ainda se pode entrar: ao preço do fogo, e com a rolagem de um cômodo danificado.
    .title = Um cômodo queimado
    .of = 16453327b550
fire_outdoors = Um fogo na área externa se espalha até ser apagado; nada mais o detém.
    .title = Fogo na área externa
    .event = A chuva apaga uma ficha de fogo.
    .of = 9e9e0f1534dc
fire_from-outdoors = Um fogo da área externa também não se espalha para um prédio. :house:
    .title = Fogo à porta
    .of = 66de2a611a84
fire_vehicle = Um veículo é destruído se os dois quadrados dele queimam e não há ninguém ao volante. Com motorista, ou se só um queima, não.
    .title = Veículos no fogo
    .event = O fogo destrói um veículo.
    .of = c6dfc9e066a6
fire_driving = Quem está num veículo não perde nada enquanto ele atravessa o fogo ou está nele. :house:
    .title = Dirigir pelo fogo
    .of = 15fb8871b807
fire_passengers = Passageiros não salvam um veículo, só um motorista. Ponha cada um num quadrado ao lado; ali eles rolam como se tivessem pulado com ele andando.
    .title = Passageiros de um veículo em chamas
    .event = { $actor } sai do veículo em chamas.
    .of = 4d4a83df19b1
fire_no-tokens = Se as fichas de fogo acabarem, usem qualquer outra coisa. :house:
    .title = Sem fichas de fogo
    .of = 51aacd5df0ee
fire_example-room = A despensa tem { $example-room-squares ->
        [one] { $example-room-squares } quadrado
       *[other] { $example-room-squares } quadrados
    }, e { $example-room-burning } queimam. Quando o turno dela começa, Ada, a dona do fogo, põe uma ficha no último. Agora a despensa recebe uma ficha de dano, e o fogo dela já não se espalha ali.
    .title = Exemplo: um cômodo queima inteiro
    .of = e6e3d6d82de8
fire_example = Cleo tem um fogo no escritório e outro no gramado. Quando o turno dela começa, cada um recebe uma ficha. A do escritório tem de ficar nele; a do gramado ela põe debaixo de Boris, que ainda não perde nada e tem todos os motivos para correr.
    .title = Exemplo: dois fogos
    .of = 08b6f3b96da0

## Cômodos danificados

damage = O que o fogo deixa de pé não fica de pé por muito tempo.
    .title = Cômodos danificados
    .of = 2689e447c9da
damage_token = Uma { -damage-token } num cômodo diz que ele pode vir abaixo.
    .title = A ficha
    .event = Um cômodo fica danificado.
    .of = 173d5960c084
damage_enter = Quando um jogador ou um zumbi entra num cômodo com ficha de dano, é preciso rolar o dado.
    .title = Entrar num cômodo danificado
    .event = O dado pelo cômodo danificado mostra { $value }.
    .of = a392e336b6c9
damage_each = Cada figura que entra pede uma rolagem própria, os zumbis também. Mover-se dentro do cômodo não pede nenhuma.
    .title = Uma rolagem por figura
    .of = e7d0aa425640
damage_who = Rola quem tem o turno, também pelos zumbis, e uma figura depois da outra.
    .title = Quem rola
    .of = 95456195ba77
damage_collapse = Com um { $collapse-roll } o cômodo desaba. Virem a ficha para mostrar. Com qualquer outra rolagem não acontece nada.
    .title = Desabamento
    .event = O cômodo desaba.
    .of = 8a54055929ad
damage_closed = Num cômodo desabado não se pode mais entrar.
    .title = Sem entrada
    .of = 381a48372e1b
damage_figures = A figura que entrava fica no quadrado de antes. Os zumbis de dentro morrem. Os jogadores de dentro rolam o dado, perdem essa energia e vão para o quadrado livre mais próximo fora do cômodo.
    .title = Quem estava dentro
    .event = O desabamento atinge { $target }.
    .of = f1cf368e5d1d
damage_items = Itens, fichas de fogo e veículos de um cômodo desabado se perdem. :house:
    .title = O que estava dentro
    .event = Um veículo fica soterrado.
    .of = b24b0fa4e555
damage_neighbours = Quando um cômodo desaba, ponham uma ficha de dano em cada cômodo vizinho.
    .title = Os vizinhos
    .event = O cômodo ao lado fica danificado.
    .of = 36abc5f5db35
damage_above = Se há um cômodo acima dele, esse também recebe uma ficha de dano.
    .title = O cômodo de cima
    .event = O cômodo de cima fica danificado.
    .of = 1bcad88efa97
damage_second = Um cômodo que já tem uma ficha de dano e receberia outra desaba na hora, sem rolagem.
    .title = A segunda ficha
    .event = Um cômodo danificado desaba na hora.
    .of = 53aee9f23dac
damage_chain = Resolvam os desabamentos na ordem em que acontecem, até nada mais cair. Um cômodo desaba uma só vez; fichas para cômodos já desabados não contam.
    .title = Correntes
    .of = 0680c53d17f2
damage_together = Um cômodo que recebe ao mesmo tempo fichas de dano de dois desabamentos já tem a segunda: também desaba.
    .title = Dos dois lados
    .of = 8f7271cb754e
damage_burnt = Se queima inteiro um cômodo que já tem uma ficha de dano, a nova é a segunda, e ele desaba.
    .title = Danificado e depois queimado
    .of = 2980c82931ab
damage_example = A despensa desaba. A cozinha, ao lado, já tinha uma ficha e cai na hora; o quarto acima da despensa recebe a primeira. A cozinha, por sua vez, dá uma ficha ao saguão. Mais nada tem duas, então por aqui para, por enquanto.
    .title = Exemplo: a casa vem abaixo
    .of = 64967b118ff8

## Veículos

vehicles = Quatro rodas valem mais do que qualquer arma, se rodarem.
    .title = Veículos
    .of = 9f24513f6a09
vehicles_squares = Um { -vehicle } ocupa { $vehicle-squares ->
        [one] { $vehicle-squares } quadrado
       *[other] { $vehicle-squares } quadrados
    } em linha. Uma ponta é a frente.
    .title = Tamanho
    .of = df1c81f72e91
vehicles_needs = Com chaves e um veículo que acharam, vocês podem abastecê-lo e dirigir. As chaves sozinhas não bastam.
    .title = Chaves e combustível
    .of = e4aed54024ea
vehicles_no-keys = Um veículo que entrou na partida pela carta Batida, ou de algum jeito parecido, não precisa de chaves. Abastecido ele tem de ser do mesmo jeito.
    .title = Veículos que não precisam de chaves
    .of = 52b892deeeb6
vehicles_fuelling = Ao lado de um veículo, gaste um galão de gasolina da sua mão: custa { $fuel-actions ->
        [one] { $fuel-actions } ação
       *[other] { $fuel-actions } ações
    }, e o veículo tem { -fuel } para o resto da noite. :house:
    .title = Abastecer
    .event = { $actor } abastece o veículo.
    .of = 9dd6f72fb4ca
vehicles_keys = Um jogador com chaves, dentro do veículo ou ao lado, dá partida nele com uma ação. Depois de ligado, ele funciona até virar sucata.
    .title = Dar partida com chaves
    .of = b0be1653121e
vehicles_start = Antes de andar, um veículo tem de ter sido ligado. Também o que não precisa de chaves se liga com uma ação. :house:
    .title = Dar partida
    .event = { $actor } dá partida no veículo.
    .of = 664f078f8994
vehicles_hot-wire = Sem chaves você pode tentar juntar os fios da ignição: a { -hot-wiring } custa { $hot-wire-actions ->
        [one] { $hot-wire-actions } ação
       *[other] { $hot-wire-actions } ações
    }. Role o dado. Com { $hot-wire-start-low }–{ $hot-wire-start-high } o veículo liga.
    .title = Fazer ligação direta
    .event = { $actor } dá partida no veículo sem chaves.
    .of = 85ba3c4c4c8d
vehicles_hot-wire-fail = Com { $hot-wire-fail-low }–{ $hot-wire-fail-high } não acontece nada. Você pode tentar de novo.
    .title = Uma tentativa que falha
    .event = { $actor } tenta os fios em vão.
    .of = aa59ea133920
vehicles_hot-wire-broken = Com { $hot-wire-broken-low }–{ $hot-wire-broken-high } você quebra a ignição. Daí em diante o veículo não serve para nada.
    .title = Ignição quebrada
    .event = { $actor } quebra a ignição.
    .of = a04a8cad69ab
vehicles_hot-wire-fuel = Um veículo com ligação direta precisa de combustível para andar, mas de chaves, nunca mais.
    .title = Ligado e seco
    .of = 47f83f48da9c
vehicles_capacity = Num veículo cabem no máximo tantos jogadores quanto diz a { -capacity } dele.
    .title = Capacidade
    .of = 591f6c4fb010
vehicles_table = Cada carta de veículo dá uma capacidade e uma velocidade. Os veículos e seus números são nossos. :house:
    .title = O que eles podem
    .of = 8a06ac922b5b
vehicles_board = Para embarcar, mova-se de um quadrado ao lado do veículo para dentro dele; para descer de um parado, mova-se para um quadrado ao lado. Cada coisa conta como um quadrado do seu movimento. :house:
    .title = Embarcar e descer
    .event = { $actor } entra no veículo.
    .of = 7f3fae7031f0
vehicles_driver = Quando jogadores embarcam, combinem quem é o { -driver }. Podem brigar pelo banco.
    .title = Quem dirige
    .event = { $actor } está ao volante.
    .of = 97b24bd3f25e
vehicles_seat-fight = Quem vence uma briga pelo banco dirige. Em caso de empate fica com ele quem já o tinha; se ninguém tinha, briga-se de novo. :house:
    .title = A briga pelo volante
    .event = { $actor } e { $target } lutam pelo volante.
    .of = 7c683e2f0bca
vehicles_turns = Um veículo só anda no turno do seu motorista.
    .title = Quando ele anda
    .of = 9124f01f3c67
vehicles_speed = Um veículo não anda mais quadrados do que a { -speed } dele.
    .title = Velocidade
    .of = 41ccdd4161ab
vehicles_speed-action = A velocidade vale para cada ação de movimento do motorista, então um com várias ações pode ir várias vezes mais longe.
    .title = Velocidade por ação
    .of = 62c71f432bba
vehicles_no-sideways = Um veículo nunca anda de lado.
    .title = Nunca de lado
    .of = d9aa571a8f6c
vehicles_straight = Ele anda reto para a frente ou reto para trás, na área externa e para dentro e para fora de uma garagem. Paredes, outras portas, barricadas, jogadores e outros veículos o detêm. :house:
    .title = Sempre reto
    .event = { $actor } dirige uma casa.
    .of = 865a9f8aa159
vehicles_turning = Ao virar, o veículo pode deslocar-se até { $turn-squares ->
        [one] { $turn-squares } quadrado
       *[other] { $turn-squares } quadrados
    } para a frente ou para trás.
    .title = Virar
    .of = a4fb56afa66e
vehicles_turning-cost = Virar um quarto custa ao motorista uma ação de movimento. Inclui até { $turn-squares ->
        [one] { $turn-squares } quadrado
       *[other] { $turn-squares } quadrados
    } reto para a frente ou para trás, antes ou depois.
    .title = O que custa virar
    .of = a3d18563aa5f
vehicles_pivot = A traseira fica no quadrado dela e a frente gira para um quadrado vizinho, que tem de estar livre. :house:
    .title = Como ele gira
    .event = { $actor } vira o veículo.
    .of = 4ca3c7955a22
vehicles_safe = Zumbis não podem atacar jogadores num veículo.
    .title = A salvo lá dentro
    .of = c6ac0a4a6677
vehicles_leave = Quem deixa um veículo em movimento põe o seu peão num quadrado ao lado dele.
    .title = Pular fora
    .event = { $actor } pula em movimento.
    .of = 928b587abf1d
vehicles_leave-loss = Rola o dado e perde a energia que sair.
    .title = O que custa
    .event = { $target } cai e perde energia: { $value }.
    .of = 45a384d05c8c
vehicles_leave-end = Com isso acaba o turno dele.
    .title = E depois
    .of = 701c907318c9
vehicles_moving = Um veículo está em movimento quando já andou no turno atual do motorista, para este e para os passageiros, que podem interromper esse mesmo turno para pular fora. Se não, está parado, e descer é um movimento comum.
    .title = Quando está em movimento
    .of = 1be6f9ed9d32
vehicles_attack = Um veículo que anda pode atacar zumbis. O valor de ataque dele é a capacidade.
    .title = Atropelar zumbis
    .event = { $actor } avança sobre os mortos: { $value }.
    .of = a698233d3dc1
vehicles_attack-roll = Quando avança contra um quadrado com zumbis, role o dado, some a capacidade e subtraia { $per-zombie } por cada zumbi dali. Leia o resultado como num corpo a corpo; os de dentro não se ferem.
    .title = A rolagem
    .of = 4a2aca541893
vehicles_blocked = Se restam zumbis no quadrado, o veículo para diante dele. Se não resta nenhum, pode seguir. :house:
    .title = Os que restam
    .of = 84b5ca2b0d26
vehicles_kills = Zumbis mortos por um veículo contam para o motorista dele. :house:
    .title = De quem são os pontos
    .event = { $actor } atropela zumbis: { $value }.
    .of = 465584c2f3a6
vehicles_wreck = Com { $wreck-high } ou menos o veículo vira { -wreck }.
    .title = Destruído
    .event = O veículo virou sucata.
    .of = 0a29a3936fc1
vehicles_wreck-final = Sucata não pode ser usada nunca mais.
    .title = Para sempre
    .of = a3b861abafc6
vehicles_wreck-inside = Sucata não dá abrigo: ponham os jogadores de dentro em quadrados ao lado. Ela fica onde está e bloqueia os seus quadrados. :house:
    .title = Os de dentro da sucata
    .event = { $actor } sai da sucata.
    .of = 184a6f2a580b
vehicles_example-hot-wire = Dan tenta a ligação direta na van e tira { $example-wire-first }: nada. Com a outra ação tenta de novo, tira { $example-wire-second }, e ela liga. Mas combustível ainda não há.
    .title = Exemplo: sem chaves
    .of = a6134b07ee98
vehicles_example-drive = Boris dirige a van, que tem velocidade { $vehicle_van_speed }. Com uma ação anda { $example-drive-squares ->
        [one] { $example-drive-squares } quadrado
       *[other] { $example-drive-squares } quadrados
    } reto, e com outra vira à esquerda e anda mais { $turn-squares }. Faruk, que agora quer descer, tem de pular fora.
    .title = Exemplo: pela entrada da casa
    .of = 9a142ba45fa2
vehicles_example-attack = Um sedã de capacidade { $vehicle_saloon_capacity } avança contra um quadrado com { $zombies-per-square } zumbis. Tirar { $example-ram-good } dá { $example-ram-good-result } e empurra um para trás; tirar { $example-ram-bad } dá { $example-ram-bad-result }, e aí acaba o carro.
    .title = Exemplo: através do portão
    .of = f7016dcf098e

## O fim

ending = Toda noite acaba de algum jeito.
    .title = Fim da partida
    .of = dae3339e0da4
ending_scenario = O cenário diz o que acaba com a partida. Seja o que for, ela termina na hora e cada um conta pontos.
    .title = Quando a partida acaba
    .of = 740e6bb2a6c9
ending_end-card = Quando se compra a { -end-card }, a partida acabou.
    .title = A carta do fim
    .event = A carta Fim encerra a noite.
    .of = e100d6e1f512
ending_escape = Um veículo com combustível e motorista pode sair pela { -map-edge }. Todos os que estão nele escaparam, e a partida acabou.
    .title = Fuga num veículo
    .event = { $target } sai do mapa e se salva.
    .of = 426dbe84f98e
ending_last-player = A partida acaba quando só resta um jogador vivo no mapa.
    .title = O último
    .event = Só resta um; a noite acabou.
    .of = 25d009e4cc4f
ending_solo = Se você joga sozinho, a partida acaba quando você está morto, escapou ou compra a carta do fim. Você vence se está vivo. :house:
    .title = Sozinho
    .event = A noite acabou.
    .of = e6a871e7753c
ending_step-limit = Uma partida que não acabou após { $step-limit } passos (um passo é uma ação ou algo que acontece por si só) termina, e todos contam seus pontos. Vocês nunca verão uma assim. :house:
    .title = Uma partida sem fim
    .of = f71ccf817c9c
score = Os que vivem contam a história, e os que morreram também pontuam.
    .title = Pontos
    .of = f52163194ca6
score_kills = Cada zumbi que você mata vale { $score_zombie ->
        [one] { $score_zombie } ponto
       *[other] { $score_zombie } pontos
    }.
    .title = Por zumbis
    .of = 756f36da0455
score_escape = Quem escapou recebe { $score_escape ->
        [one] { $score_escape } ponto
       *[other] { $score_escape } pontos
    }.
    .title = Por uma fuga
    .of = c50552fd3739
score_alive = Quem está vivo no fim recebe { $score_alive ->
        [one] { $score_alive } ponto
       *[other] { $score_alive } pontos
    }, ainda no mapa ou já longe.
    .title = Por continuar vivo
    .of = edda9ec50733
score_winner = Vence o jogador com mais pontos.
    .title = Quem vence
    .event = { $target }: pontos { $value }.
    .of = 4dd9c1ecae5b
score_tie = Com pontos iguais, os vivos vêm antes dos mortos; se ainda empatar, vencem juntos. :house:
    .title = Um empate
    .of = e09322c1867b
score_series = Numa série de partidas, somem os pontos de todas as noites. Nada mais passa de uma para outra: todos começam cada noite do zero. :house:
    .title = Várias noites
    .of = 627df572d048
score_example = Ada vai embora de carro com Cleo a bordo. Ada matou { $example-kills ->
        [one] { $example-kills } zumbi
       *[other] { $example-kills } zumbis
    } e tem { $example-score-escaped } pontos, por eles, pela fuga e pela vida. Boris, vivo no sótão e com outros tantos mortos, tem { $example-score-stayed }.
    .title = Exemplo: contar pontos
    .of = c189563bb6b7

## Eventos

events = O que a noite reserva, além dos mortos.
    .title = Cartas de evento
    .of = aa10694d31e7
events_deck = As cartas de evento daqui foram feitas para este acompanhante. Se vocês têm outras, usem-nas; só Batida, Chaves e Fim têm de estar entre elas, se o cenário pedir. :house:
    .title = Um baralho nosso
    .of = a87180fb27ef
events_crash = Ponham a peça da carta de veículo de cima em quadrados externos livres à sua escolha. Ele não precisa de chaves. Onde e qual é uma regra nossa. :house:
    .title = Batida
    .event = Um veículo bate no mapa.
    .of = daa48a0d8cf1
events_keys = Você achou as chaves do carro. Guarde esta carta como { -keys }, numa mão livre ou no seu quadrado. :house:
    .title = Chaves
    .event = { $actor } encontra as chaves do carro.
    .of = 1f1a96c1505d
events_text-player = Numa carta, “você” é o jogador que a comprou. O que não dá para fazer fica de fora. :house:
    .title = A quem uma carta se refere
    .of = 831157cbde4c

## Cenários

scenarios = Cada cenário é um mapa, um baralho e um jeito de a noite acabar.
    .title = Cenários
    .of = 9d980c107611
scenarios_choose = Estes cenários foram feitos para este acompanhante: nenhum foi publicado com o jogo. Escolham um, ou usem um que vocês tenham. :house:
    .title = Três noites nossas
    .of = 40d66ffab578
scenarios_fire = Para uma primeira noite dá para deixar o fogo de fora: botijões de gás, coquetéis molotov, quadrados em chamas e cômodos que desabam. Um cenário que começa com fogo não pode ficar sem ele. :house:
    .title = Com fogo ou sem
    .of = f0ed8f4bfe33
scenarios_vehicles = Também dá para deixar os veículos de fora, a não ser num cenário que trate de um. :house:
    .title = Com veículos ou sem
    .of = aa8cfda9ac0b
scenarios_last-car = Na garagem há um carro. Em algum lugar deve haver chaves, e algo para pôr no tanque.
    .title = O último carro
    .of = 309d4fb96b69
scenarios_last-car_map = Montem uma casa com corredores, um galpão, uma garagem e um porão ao pé de uma escada. Embaralhem os cômodos de cada tamanho e ponham-nos virados para baixo em lugares desse tamanho. A planta é nossa. :house:
    .title = Mapa de O último carro
    .of = e99317d3d8eb
scenarios_last-car_deck = Distribuam as cartas de evento contadas em { $deck-halves } montes iguais (se sobrar uma, vai para o de baixo). Embaralhem a carta das chaves com { $low-cards ->
        [one] a última carta
       *[other] as últimas { $low-cards } cartas
    } do monte de cima, e a carta do fim com outras tantas do fundo do de baixo.
    .title = Baralho de eventos de O último carro
    .of = 485b7b7c377f
scenarios_last-car_start = Cada jogador toma um quadrado de entrada e começa nele, na ordem de jogo e cada um num diferente enquanto houver bastantes.
    .title = Onde vocês começam
    .event = { $actor } começa aqui.
    .of = 27f3d07a7162
scenarios_last-car_zombies = Ponham { $car-zombies ->
        [one] { $car-zombies } zumbi
       *[other] { $car-zombies } zumbis
    } em cada quadrado de entrada em que nenhum jogador começa.
    .title = Os primeiros zumbis
    .event = Zumbis nas casas de entrada: { $value }.
    .of = 02b256381f78
scenarios_last-car_items = Deem a cada jogador { $car-items ->
        [one] { $car-items } item
       *[other] { $car-items } itens
    } ao acaso. Os que ocupam as duas mãos voltam e são dados de novo.
    .title = O que vocês têm
    .event = { $target } recebe um item.
    .of = d5cf95fd559a
scenarios_last-car_vehicle = Ponham na garagem a peça da carta de veículo de cima, com a frente para o portão. Ele não tem combustível e precisa de chaves. :house:
    .title = O carro
    .event = Há um veículo na garagem.
    .of = f9bacf00cd67
scenarios_last-car_unexplored = Um { -unexplored-room } fica virado para baixo. Virem-no quando alguém entrar, antes de qualquer outra coisa acontecer ali.
    .title = Cômodos inexplorados
    .event = { $actor } explora um cômodo.
    .of = 3a40b0dfb4d8
scenarios_last-car_unexplored-zombies = Zumbis não entram em cômodos virados para baixo, e o fogo não se espalha para eles. :house:
    .title = Zumbis e cômodos inexplorados
    .of = 024320686ba9
scenarios_last-car_goal = A noite acaba com a carta do fim, com uma fuga num veículo de tanque cheio, ou quando os vivos são poucos demais.
    .title = O que acaba com a noite
    .of = 403e496192d7
scenarios_till-dawn = Uma casa de fazenda com janelas demais. Vocês só têm de aguentar.
    .title = Até o amanhecer
    .of = 972a62753a18
scenarios_till-dawn_map = Montem a casa de fazenda: cômodos no térreo e um sótão ao qual se sobe por uma escada de mão, janelas de todos os lados, e em volta o terreiro com os seus quadrados de entrada. :house:
    .title = Mapa de Até o amanhecer
    .of = 0ea9f26773e9
scenarios_till-dawn_start = Todos os jogadores começam na cozinha, em quadrados à sua escolha. :house:
    .title = Onde vocês começam
    .event = { $actor } começa aqui.
    .of = 680431c19aef
scenarios_till-dawn_items = Deem a cada jogador { $dawn-items ->
        [one] { $dawn-items } item
       *[other] { $dawn-items } itens
    } ao acaso; o que não couber nas mãos fica no quadrado dele. Ponham na cozinha um martelo do baralho de itens. :house:
    .title = O que vocês têm
    .event = { $target } recebe um item.
    .of = 600ed7a66d37
scenarios_till-dawn_barricades = Ponham { $dawn-barricades ->
        [one] { $dawn-barricades } barricada
       *[other] { $dawn-barricades } barricadas
    } em portas ou janelas da casa. Onde, vocês decidem juntos. :house:
    .title = Janelas pregadas
    .event = { $actor } põe uma barricada por todos.
    .of = 9be86c6af40e
scenarios_till-dawn_zombies = Ponham { $dawn-zombies ->
        [one] { $dawn-zombies } zumbi
       *[other] { $dawn-zombies } zumbis
    } em cada quadrado de entrada. :house:
    .title = Os primeiros zumbis
    .event = Zumbis nas casas de entrada: { $value }.
    .of = 33ecfc93cad7
scenarios_till-dawn_goal = A carta do fim é o nascer do sol. A noite também acaba quando os vivos são poucos demais, ou quando um veículo escapa. :house:
    .title = O que acaba com a noite
    .of = abe2cfba277f
scenarios_till-dawn_bonus = Quem está vivo dentro da casa de fazenda ao nascer do sol recebe mais { $dawn-points ->
        [one] { $dawn-points } ponto
       *[other] { $dawn-points } pontos
    }. :house:
    .title = Segurar a casa
    .event = { $target } vê o sol nascer na casa da fazenda: { $value }.
    .of = 225a60f621d6
scenarios_burning-house = Vocês acordaram com a fumaça. Lá embaixo há passos, e não são de bombeiros.
    .title = Fora do fogo
    .of = 975e783ae7d5
scenarios_burning-house_map = Montem a casa com o andar de cima, a escada e o jardim até a borda do mapa. :house:
    .title = Mapa de Fora do fogo
    .of = 7b119b46ca79
scenarios_burning-house_energy = Cada um rola o dado e anota essa energia em vez de { $start-energy }.
    .title = Energia em Fora do fogo
    .event = { $target } começa com energia: { $value }.
    .of = c067838fa1f7
scenarios_burning-house_start = Todos os jogadores começam nos quartos do andar de cima, em quadrados à sua escolha. :house:
    .title = Onde vocês começam
    .event = { $actor } acorda.
    .of = a83170819c85
scenarios_burning-house_fire = A casa já queima quando a partida começa. Na ordem de jogo, cada jogador põe { $burning-tokens ->
        [one] { $burning-tokens } ficha de fogo
       *[other] { $burning-tokens } fichas de fogo
    } num quadrado de um cômodo em que não há ninguém; é o fogo desse jogador. Quem põe o quê é uma regra nossa. :house:
    .title = Uma casa em chamas
    .event = A casa está em chamas; este fogo é de { $actor }.
    .of = 8b5cbb962cbf
scenarios_burning-house_items = Deem a cada jogador { $burning-items ->
        [one] { $burning-items } item
       *[other] { $burning-items } itens
    } ao acaso. Ponham um extintor do baralho de itens no alto da escada. :house:
    .title = O que vocês têm
    .event = { $target } recebe um item.
    .of = 158836fcbbc0
scenarios_burning-house_zombies = Ponham { $burning-zombies ->
        [one] { $burning-zombies } zumbi
       *[other] { $burning-zombies } zumbis
    } em cada quadrado de entrada. :house:
    .title = Os primeiros zumbis
    .event = Zumbis nas casas de entrada: { $value }.
    .of = 042516f65155
scenarios_burning-house_escape = Quem sai pela borda do mapa escapou e não joga mais turnos. Os outros continuam. :house:
    .title = Longe, a pé
    .event = { $actor } sai do mapa e se salva.
    .of = 2652f948fdb9
scenarios_burning-house_vehicle = Um veículo com combustível e motorista pode sair pela borda do mapa. Todos os que estão nele escaparam; os outros continuam. :house:
    .title = Longe, sobre rodas
    .of = 1751d4f003c2
scenarios_burning-house_goal = A noite acaba quando não resta nenhum jogador vivo no mapa, ou com a carta do fim: aí o telhado cai, e quem ainda está na casa morre. :house:
    .title = O que acaba com a noite
    .event = A casa leva o que ficou nela.
    .of = f6769a3f70e8

## Leituras

reading_object-threshold = O número de um objeto é um resultado mínimo, ou o único que serve?
    .why = Um golpe mais forte do que o preciso deveria quebrá-lo com mais razão.
    .of = ee7b36976528
reading_object-threshold_at-least = O objeto cede com esse número ou mais.
    .of = 0a3ac4691399
reading_object-threshold_exactly = O objeto cede exatamente com esse número.
    .of = c60678de5e15

reading_zombie-attack = A quem os zumbis atacam quando se moveram?
    .why = As regras que conhecemos falam de zumbis que atacam, mas não de quando. Uma rolagem em cada turno mantém o perigo igual para qualquer número de jogadores.
    .of = 89b56d69099b
reading_zombie-attack_drawer = Quem tem o turno luta com os zumbis em contato com ele.
    .of = 07a5da6c61be
reading_zombie-attack_everybody = Cada jogador luta com os zumbis em contato com ele, a começar por quem tem o turno.
    .of = ce51b3937d84
reading_zombie-attack_nobody = A ninguém: os zumbis só atrapalham, e luta com eles quem passa ao lado ou resolve lutar.
    .of = 5217f85c7627

reading_bite-kit = Um kit de primeiros socorros acaba com o perigo de uma mordida?
    .why = Assim um kit vale uma briga, e é o mais rápido de jogar.
    .of = 913cab25c9f7
reading_bite-kit_cure = Sim: um kit usado a tempo salva o jogador.
    .of = dae16ae6cbec
reading_bite-kit_delay = Não: dá tempo, e os turnos que restam se contam de novo desde o começo.
    .of = 9b479b577c6c

reading_adjacent-room = Quando cômodos são vizinhos?
    .why = Um cômodo que cai puxa as paredes que divide, haja portas nelas ou não.
    .of = 2ea74f9a62f1
reading_adjacent-room_wall = Quando estão no mesmo andar e dividem um trecho de parede.
    .of = 6e5cd7cbe931
reading_adjacent-room_door = Quando estão no mesmo andar e uma porta leva de um a outro.
    .of = 6eaedfba16b3

reading_exploding-object = O que é o botijão que explode?
    .why = Uma fonte tem gasolina no título e um botijão de gás no texto; a folha de ajuda faz explodir botijões de gás.
    .of = 9289d46e7172
reading_exploding-object_cylinder = Só o botijão de gás. Um galão de gasolina é outro item e não explode.
    .of = 5e68297c1da9
reading_exploding-object_both = Botijões de gás e galões de gasolina explodem igualmente, e pelas mesmas regras.
    .of = 09d808e7bf43

reading_blast-walls = Paredes detêm a explosão?
    .why = A regra dá uma distância e nenhuma exceção.
    .of = a113cbbca42c
reading_blast-walls_through = Não: ela alcança todos os quadrados do andar a essa distância.
    .of = 8765f724ac21
reading_blast-walls_stopped = Sim: só alcança quadrados que se veem do quadrado do botijão.
    .of = d5b1bbbaa811

reading_blast-owner = De quem é o fogo de uma explosão?
    .why = De alguém tem de ser, ou ninguém o faz espalhar.
    .of = 7d660f52d63b
reading_blast-owner_lighter = De quem a causou com um ataque, ou do dono do fogo que a causou.
    .of = e2e44a308596
reading_blast-owner_active = De quem tem o turno.
    .of = 648f1eaf46c8

reading_fire-walls = O fogo de uma explosão ou de um arremesso alcança quadrados atrás de uma parede?
    .why = Quadrados dos dois lados de uma parede não são adjacentes para mais nada.
    .of = 33a945e53496
reading_fire-walls_open = Não: só quadrados adjacentes sem parede no meio.
    .of = 6b4f4f800e7e
reading_fire-walls_around = Sim: todos os de volta, haja o que houver no meio.
    .of = 134614c81c2b

reading_molotov-petrol = Um coquetel molotov gasta a gasolina?
    .why = A regra troca a garrafa e não tira mais nada.
    .of = 147da65914f1
reading_molotov-petrol_kept = Não: só se troca a garrafa.
    .of = 448615edc06e
reading_molotov-petrol_used = Sim: o galão de gasolina também é descartado.
    .of = 7c8124137dcb

reading_molotov-miss = Um coquetel molotov que não acerta um jogador acende fogo?
    .why = Do fogo se fala como do que vem depois de um acerto.
    .of = 400b498e41e7
reading_molotov-miss_no-fire = Não: o arremesso se perde e nada queima.
    .of = 878ab6596ffb
reading_molotov-miss_fire = Sim: o fogo é posto do mesmo jeito, mas o jogador não perde energia na hora.
    .of = 268ab9026654

reading_molotov-square = Onde um coquetel molotov põe o seu fogo?
    .why = A fonte diz botijão onde só pode se referir ao coquetel molotov.
    .of = 931366a3562d
reading_molotov-square_target = Em volta do quadrado em que o coquetel molotov foi atirado.
    .of = 2192af605eb6
reading_molotov-square_canister = Ao pé da letra: em volta de um botijão em que o coquetel molotov foi atirado, e em lugar nenhum se não havia.
    .of = fd2114cc7a82

reading_fire-count = Quanto se espalha o fogo de um jogador se queima em vários lugares?
    .why = Um fogo num lugar não deveria atrasar outro.
    .of = c9e1365115b8
reading_fire-count_each = Cada fogo que não toca outro do mesmo dono recebe as suas fichas.
    .of = cf4dd7fe963d
reading_fire-count_one = Os fogos do dono recebem fichas como um fogo só, num lugar à escolha dele.
    .of = 4be04c542519

reading_dead-lighter = O que acontece com o fogo de um jogador que morreu ou foi embora?
    .why = Para um fogo tanto faz quem o acendeu.
    .of = 8506577c8a93
reading_dead-lighter_next = O próximo jogador vivo na ordem de jogo assume.
    .of = f88b5a42e8ab
reading_dead-lighter_still = Continua queimando onde está, mas já não se espalha.
    .of = dc5e9e9c8589

reading_spread-duty = O dono tem de fazer o fogo se espalhar?
    .why = A regra conta o que o dono faz, não o que pode fazer.
    .of = 776171a85fa9
reading_spread-duty_must = Sim, enquanto houver um quadrado para isso.
    .of = 621d50f59105
reading_spread-duty_may = Não: o dono pode deixar para lá por um turno.
    .of = cd7c4a64a27e

reading_spread-players = Um fogo pode se espalhar para um quadrado com jogadores?
    .why = Qualquer quadrado adjacente serve, diz a regra.
    .of = 1f48347f1cfc
reading_spread-players_allowed = Sim, e nesse momento eles não perdem nada.
    .of = 67f0dc26a2c8
reading_spread-players_empty = Não, a não ser que não haja outro quadrado.
    .of = cce573ece8fc

reading_fire-loss = Quanto custa começar no fogo, ou ficar nele?
    .why = Sem uma perda no fim, ficar no fogo seria mais barato do que atravessá-lo.
    .of = fbc51dd2f526
reading_fire-loss_enter-and-end = Perde-se por cada quadrado em chamas em que se entra, e no fim do turno se ainda se está no fogo.
    .of = ab03b9e5eeb0
reading_fire-loss_enter = Só se perde por cada quadrado em chamas pelo qual se anda.
    .of = cf55bd9f10c3

reading_fire-leave = Quando um jogador tentou sair de um fogo?
    .why = Qualquer coisa menos daria para fazer sem nunca sair.
    .of = 1dd5fab1fda9
reading_fire-leave_shortest = Quando uma das ações foi um movimento pelo caminho mais curto para fora.
    .of = 2668ee93db93
reading_fire-leave_any-move = Quando uma das ações foi um movimento, levasse aonde levasse.
    .of = 9c22f3a09a39

reading_next-room = Um fogo pode se espalhar de um cômodo a outro?
    .why = Diz-se que ele acaba quando o cômodo inteiro queima, então deve ser daquele cômodo.
    .of = 8520da756b86
reading_next-room_stays = Não: fica no cômodo em que foi aceso.
    .of = c7ba67f1bb90
reading_next-room_doors = Sim: por portas e brechas, dentro do mesmo prédio.
    .of = e705594a8e48

reading_burnt-room = As fichas de fogo ficam num cômodo que queimou inteiro?
    .why = Nada diz que se tirem.
    .of = 034f2b6c64c9
reading_burnt-room_stay = Ficam, e com elas o preço de atravessá-las.
    .of = 8f5b0debd7ee
reading_burnt-room_go = Saem quando se põe a ficha de dano.
    .of = b7184ce7e955

reading_burning-passengers = Passageiros sem motorista salvam um veículo em chamas?
    .why = A regra pede alguém ao volante.
    .of = b56ca8cd897e
reading_burning-passengers_driver-only = Não: ele é destruído, e eles são postos ao lado e rolam pelo que perdem.
    .of = bc6a0fe2f8b3
reading_burning-passengers_anybody = Sim: um veículo com alguém dentro não é destruído.
    .of = 5bdc217fa20f

reading_collapse-inside = O que acontece com jogadores num cômodo que desaba?
    .why = Zumbis são lentos; jogadores têm a chance de pular.
    .of = d2513873beb1
reading_collapse-inside_thrown-out = Rolam o dado, perdem essa energia e vão para o quadrado livre mais próximo de fora.
    .of = f800ba5c19b7
reading_collapse-inside_dead = Morrem, como os zumbis.
    .of = 64fe007f5412

reading_collapse-chain = Até onde vai uma corrente de desabamentos?
    .why = Cada desabamento é um desabamento, tenha sido causado pelo que for.
    .of = a845b20596d5
reading_collapse-chain_until-still = Até nada mais cair; cada cômodo no máximo uma vez.
    .of = 6fb695e038e0
reading_collapse-chain_one-step = Só se danificam ou caem os cômodos vizinhos e o de cima do primeiro; o que cai junto não danifica mais nada.
    .of = 694795985a03

reading_entry-rolls = Quantas rolagens se fazem por figuras que entram num cômodo danificado?
    .why = A regra fala de um jogador ou um zumbi, e portanto de cada um.
    .of = 851b13543635
reading_entry-rolls_figure = Uma por figura, cada vez que entra.
    .of = 9a55c91a7cd8
reading_entry-rolls_turn = Uma por cômodo e turno, quando entra a primeira figura.
    .of = bb686fcccf5c

reading_entry-roller = Quem rola quando um zumbi entra num cômodo danificado?
    .why = Quem tem o turno tem o dado.
    .of = b1390803edb3
reading_entry-roller_active = Quem tem o turno.
    .of = 0c6603584b1b
reading_entry-roller_fire-owner = O dono do fogo que danificou o cômodo ou, se não há, quem tem o turno.
    .of = 310e66b986d4

reading_double-damage = E se desabamentos ao mesmo tempo danificam duas vezes um cômodo?
    .why = Fichas que chegam juntas são tantas como as que chegam uma depois da outra.
    .of = 9320e6ebc8cc
reading_double-damage_collapses = Ele recebe as duas fichas, e portanto desaba.
    .of = 56a44c22d635
reading_double-damage_single = Ele recebe uma só ficha por ambos.
    .of = 35fafc761123

reading_burnt-damaged = A ficha de um cômodo queimado é uma segunda ficha, se ele já estava danificado?
    .why = Qualquer ficha posta num cômodo danificado é a segunda.
    .of = fa6c11527c0a
reading_burnt-damaged_second = Sim: o cômodo desaba.
    .of = c9ea30484f5e
reading_burnt-damaged_same = Não: um cômodo já danificado não recebe ficha por queimar.
    .of = 1378537c0463

reading_hot-wire-fuel = Um veículo com ligação direta precisa de combustível?
    .why = Os fios fazem as vezes das chaves, não do tanque.
    .of = 65391f9a6172
reading_hot-wire-fuel_needed = Sim, para andar; de chaves não precisa nunca mais.
    .of = a6d243e79892
reading_hot-wire-fuel_not-needed = Não: uma vez ligado assim, ele anda.
    .of = 59eb2bd93f18

reading_speed = Para quanto vale a velocidade de um veículo?
    .why = A pé, também, o alcance é o de um só movimento.
    .of = 600bc7e5330f
reading_speed_action = Para cada ação de movimento do motorista.
    .of = c9533f56c718
reading_speed_turn = Para o turno inteiro do motorista, em todas as ações de movimento.
    .of = 360c1a1882f8

reading_turning = Como vira um veículo?
    .why = Diz que o veículo pode deslocar-se, não que tenha de fazê-lo.
    .of = 098e38d32bec
reading_turning_up-to = Virar um quarto custa uma ação de movimento, com até esses quadrados reto para a frente ou para trás.
    .of = 343fa386fd57
reading_turning_must = Virar um quarto custa uma ação de movimento, e com ela é preciso andar exatamente esses quadrados.
    .of = d37c58d172eb

reading_moving-vehicle = Quando um veículo está em movimento?
    .why = Entre os turnos do motorista todos podem descer com calma.
    .of = efe1ded30f94
reading_moving-vehicle_this-turn = Quando andou no turno atual do motorista.
    .of = f1d4e86e7fbb
reading_moving-vehicle_running = Desde que anda pela primeira vez até o motorista acabar um turno em que não andou.
    .of = 80b3f111b57a

reading_wreck-roll = Qual é o valor de ataque que destrói um veículo?
    .why = Uma capacidade nunca muda, então as palavras só podem se referir ao que se rola.
    .of = d96b70b2a3a5
reading_wreck-roll_result = O resultado da rolagem dele: o dado e a capacidade, menos os zumbis.
    .of = ebba806ad555
reading_wreck-roll_capacity = A própria capacidade: só um veículo de capacidade tão pequena é destruído, no primeiro ataque.
    .of = 99e06991a81d

## Baralhos e cartas

deck_characters = Personagens
    .of = 7e8a64337228
card_ada = Ada, a enfermeira
    .text = Já viu coisa pior, diz ela. Não viu.
    .of = 7cc1106301f8
card_boris = Boris, o motorista de ônibus
    .text = Se tem rodas, ele sabe dirigir.
    .of = 38c232be98a3
card_cleo = Cleo, a bibliotecária
    .text = Ela leu como isto acaba.
    .of = a6a3a9a8e85b
card_dan = Dan, o eletricista
    .text = Só tinha vindo trocar um fusível.
    .of = 44c6764e6265
card_edda = Edda, a jardineira
    .text = Conhece pelo nome cada pá do galpão.
    .of = aebc12a9daea
card_faruk = Faruk, o cozinheiro
    .text = A cozinha dele ninguém toma.
    .of = 2b67a18ec810

deck_items = Itens
    .of = 1162e277384a
card_bottle = Garrafa
    .text = Com um galão de gasolina dá um { -molotov }.
    .of = 82796d364727
card_petrol-can = Galão de gasolina
    .text = Abastece um veículo, ou faz das garrafas coquetéis molotov.
    .of = 4352bea86c1a
card_gas-cylinder = Botijão de gás
    .text = Explode quando atacado ou quando queima.
    .of = 2526d209535c
card_extinguisher = Extintor
    .text = Por uma ação, tira { $extinguish-tokens ->
        [one] { $extinguish-tokens } ficha de fogo
       *[other] { $extinguish-tokens } fichas de fogo
    }.
    .of = 10b431f33545
card_matches = Fósforos
    .text = Por uma ação, acenda um fogo num quadrado adjacente.
    .of = caf22467c027
card_keys = Chaves
    .text = Dão partida em qualquer veículo.
    .of = 592bd0c60280
card_first-aid-kit = Kit de primeiros socorros
    .text = Gaste-o: { $first-aid-gain } de energia para você ou um jogador ao lado, e uma mordida deixa de fazer mal.
    .of = 8a4813cad3d3
card_snack = Pêssegos em calda
    .text = Gaste-os: { $snack-gain } de energia.
    .of = 7b2f14b8037c
card_bat = Taco de beisebol
    .text = Corpo a corpo: some { $attack_bat }.
    .of = 71f0a8cbfd4a
card_crowbar = Pé de cabra
    .text = Corpo a corpo e objetos: some { $attack_crowbar }.
    .of = 7f5318561c96
card_hammer = Martelo
    .text = Ergue barricadas. Corpo a corpo: some { $attack_hammer }.
    .of = beecfaf503c5
card_fire-axe = Machado de bombeiro
    .text = Corpo a corpo e objetos: some { $attack_fire-axe }.
    .of = 31173f14cc0d
card_pistol = Pistola
    .text = Tiros: some { $attack_pistol }.
    .of = f92ff0e9d634
card_shotgun = Espingarda
    .text = Tiros: some { $attack_shotgun }.
    .of = 11b9133c58be
card_nail-gun = Pistola de pregos
    .text = Ergue barricadas. Tiros: some { $attack_nail-gun }.
    .of = 66197657ac33
card_ammunition-box = Caixa de munição
    .text = Dá na hora { $box-ammunition } de munição. Não ocupa mão nenhuma.
    .of = ac37960d145e

deck_molotovs = Coquetéis molotov
    .of = ca588170edeb
card_molotov = Coquetel molotov
    .text = Atirado: mata um zumbi e acende um fogo. Contra jogadores some { $molotov-attack }.
    .of = 787b04a6173b

deck_vehicles = Veículos
    .of = da8a535c2168
card_saloon = Sedã
    .text = Um carro de família, com uma cadeirinha atrapalhando.
    .of = a78ff803667f
card_van = Van de entregas
    .text = Lugar para todos entre os pacotes.
    .of = 6565ec9e4bfb
card_pickup = Picape
    .text = Rápida, e com vista para trás.
    .of = bac80703cc48
card_motorcycle = Moto com sidecar
    .text = Veloz, se ninguém liga para o vento.
    .of = 26dc125f931c
card_minibus = Micro-ônibus
    .text = Lento e pesado, e se nota quando bate em algo.
    .of = dd446d15bf45

deck_events = Eventos
    .of = 6fa878daaf33
card_silence = Silêncio
    .text = Nem um som. É isso que preocupa você. Não acontece nada.
    .of = ea29513596cc
card_dragging-steps = Passos arrastados
    .text = Algo arrasta os pés pelo cascalho.
    .of = 5ab144bd6a30
card_the-fence = Na cerca
    .text = A cerca cede, tábua a tábua.
    .of = 93c1f9b90bde
card_the-horde = A horda
    .text = Eles ouviram vocês, todos eles.
    .of = 968efbfbe6fd
card_crash = Batida
    .text = Um carro atravessa a sebe, e não desce ninguém. Ponha o veículo de cima em quadrados externos livres à sua escolha. Não precisa de chaves.
    .of = c41b4e6f779a
card_lucky-find = Um achado de sorte
    .text = Compre { $find-items ->
        [one] { $find-items } carta de item
       *[other] { $find-items } cartas de item
    }. Pegue na mão ou deixe no seu quadrado.
    .of = 2ddc4d354794
card_second-wind = Novo fôlego
    .text = Todos ganham { $wind-gain } de energia.
    .of = 17d03b50d7d3
card_loose-rounds = Balas soltas
    .text = Você ganha { $rounds-gain } de munição.
    .of = f8c6b8504e9c
card_stumble = Tropeço
    .text = Neste turno você tem { $stumble-actions ->
        [one] { $stumble-actions } ação a menos
       *[other] { $stumble-actions } ações a menos
    }.
    .of = f5764dd9ed62
card_scream = Um grito
    .text = Depois dos símbolos, cada zumbi anda em sua direção mais { $scream-squares ->
        [one] { $scream-squares } quadrado
       *[other] { $scream-squares } quadrados
    }.
    .of = d2324762e5cc
card_broken-boards = Tábuas quebradas
    .text = Tire do mapa uma barricada à sua escolha.
    .of = f7da97de744c
card_pitch-dark = Escuridão total
    .text = Ninguém pode atirar até o começo do seu próximo turno.
    .of = 08d16c1634cc
card_open-grave = Uma cova aberta
    .text = Ponha { $grave-zombies ->
        [one] { $grave-zombies } zumbi
       *[other] { $grave-zombies } zumbis
    } no quadrado de entrada mais próximo de você, enquanto houver lugar.
    .of = c207fa0f10b1
card_draught = Corrente de ar
    .text = Cada fogo recebe mais { $draught-tokens ->
        [one] { $draught-tokens } ficha de fogo, posta
       *[other] { $draught-tokens } fichas de fogo, postas
    } pelo dono como no começo de um turno.
    .of = f0689084a08d
card_cloudburst = Aguaceiro
    .text = Tire de quadrados externos { $rain-tokens ->
        [one] { $rain-tokens } ficha de fogo
       *[other] { $rain-tokens } fichas de fogo
    } à sua escolha.
    .of = ff37e265ce59
card_rotten-beams = Vigas podres
    .text = Ponha uma ficha de dano num cômodo à sua escolha em que não há jogadores.
    .of = 66a3e654b432
card_keys-card = Chaves
    .text = Guarde esta carta: é um molho de chaves.
    .of = 6993efc83230
card_end-card = Fim
    .text = A partida acabou.
    .of = a6e1bfca12cd

deck_die = Dado
    .of = b0c8fffdaf7f
card_die = Dado
    .of = a32cef768266

deck_zombies = Zumbis
    .of = 26d858900615
card_zombie = Zumbi
    .of = 3d22576e6b57

deck_pawns = Peões
    .of = fbe632d602a0
card_pawn = Peão
    .of = c975f6074107

deck_fire-tokens = Fichas de fogo
    .of = 13a72b8c5ccf
card_fire-token = Ficha de fogo
    .of = e8c36489e21c

deck_damage-tokens = Fichas de dano
    .of = 5da2f06ed252
card_damaged-structure = Ficha de dano
    .of = 13b84964cf82

deck_barricades = Barricadas
    .of = 737184c1a8b0
card_barricade-token = Barricada
    .of = e23df737e8b4

deck_destroyed-walls = Fichas de parede destruída
    .of = 155302184fe5
card_destroyed-wall = Ficha de parede destruída
    .of = 0d8be51d5983

deck_search-markers = Marcadores de busca
    .of = 233d19e36c05
card_search-marker = Marcador de busca
    .of = b9f769b2d976

## Ícones

icon_house = regra nossa
    .of = df21cb245186
icon_symbol = símbolo de zumbi
    .of = c203e9d50e53
icon_zombie = zumbi
    .of = 86ed6d20bf53
icon_pawn = peão
    .of = aea38cb4ea3b
icon_fire = fogo
    .of = 7c551448719f
icon_damage = cômodo danificado
    .of = 0e8c43a77d00
icon_barricade = barricada
    .of = a8b299d2cc3c
icon_breach = parede destruída
    .of = fa8fcaa7ac6e
icon_search = marcador de busca
    .of = 1e7bba3922bc
icon_vehicle = veículo
    .of = da264429ba10
icon_event = evento
    .of = f41e19051cda
icon_die = dado
    .of = 3b78f16dad9c
icon_bottle = garrafa
    .of = 702d65601c48
icon_molotov = coquetel molotov
    .of = 853adf49dda9
icon_extinguisher = extintor
    .of = 177a113652c7
icon_matches = fósforos
    .of = a72174858528
icon_keys = chaves
    .of = 00d20c7b27af
icon_snack = lata
    .of = 0a6f9612055f
icon_bat = taco de beisebol
    .of = fdee43c1e99b
icon_crowbar = pé de cabra
    .of = 21c999817098
icon_hammer = martelo
    .of = fa7c8d5f875c
icon_pistol = pistola
    .of = 710dbfd9d210
icon_shotgun = espingarda
    .of = 32bde3474c50
icon_petrol-can = galão de gasolina
    .of = 1eccdca057c5
icon_gas-cylinder = botijão de gás
    .of = f78465183e61
icon_first-aid-kit = kit de primeiros socorros
    .of = 295fb2907e14
icon_fire-axe = machado de bombeiro
    .of = e2cb2c7ae699
icon_nail-gun = pistola de pregos
    .of = 97ea9cbb17c8
icon_ammunition-box = caixa de munição
    .of = a370b9514f3b

## Tabelas e cartas

ui_table_event-deck-size = Jogadores
    .of = 034bc950d227
ui_table_attack = Arma
    .of = 17834486e752
ui_table_vehicle = Veículo
    .of = b0bdd24b11a0
ui_table_vehicle_capacity = Capacidade
    .of = b8a7d9b84d87
ui_table_vehicle_speed = Velocidade
    .of = 248a760db6b2
ui_table_event-symbols = Carta de evento
    .of = 9a0c9db633ab
ui_attack = Ataque
    .of = 3bab697811b8
ui_hands = Mãos
    .of = 465f42081a89
ui_capacity = Capacidade
    .of = f14a69fa97ff
ui_speed = Velocidade
    .of = 5a1eee8c8ba0
ui_symbols = Símbolos
    .of = b9c54f0b0b42
ui_energy = Energia
    .of = 92ea22ac2d6e

## Chances

odds_hot-wire = Um veículo dá partida sem as chaves?
    .about = Cada tentativa custa uma ação e uma rolagem do dado.
    .of = ece127ab0aca
odds_hot-wire_tries = Tentativas (zero: até se decidir)
    .of = 3a564f993908
odds_hot-wire_row_starts = Dá partida
    .of = 14b83113ff4a
odds_hot-wire_row_broken = A ignição quebra
    .of = fa9c5e524218
odds_hot-wire_row_open = Ainda não se decidiu
    .of = 44b862cea53f
odds_hot-wire_row_tries = Tentativas em média
    .of = 5f602711dd24

## Jogo e contagens

ask_action = O que você faz?
    .of = 47f99082ac9a
ask_step = Para onde você vai?
    .of = f0e42b7bc7e5
ask_square = Qual casa?
    .of = 02a606f14ccf
ask_card = Qual item?
    .of = fcea4bef6413
ask_who = Qual jogador?
    .of = 0fa0c3d973ba
ask_target = Qual objeto, parede, porta ou janela?
    .of = 92c73c9f34cf
ask_room = Qual cômodo?
    .of = 2ad611e4772f
ask_help = Você ajuda nesta luta?
    .of = 7d04988127ba
ask_accept = Você aceita o que lhe oferecem?
    .of = 96e9ddee98b4
ask_interrupt = Você interrompe antes do próximo turno?
    .of = 72dcb709d932
ask_wheel = Você luta pelo volante?
    .of = 98fbaee1fef6
ask_drive = Para onde vai o veículo?
    .of = 2590908e0eeb
ask_lean = Que direção os zumbis preferem entre caminhos igualmente curtos?
    .of = fd74a3d98e0d
ask_die = O que mostra o dado?
    .of = 0421a57c40ea
ask_hurl-at = Em quem você joga o coquetel molotov?
    .of = 42909554e219
policy_random = Ao acaso
    .of = 63bae1f4b42a
policy_cautious = Cauteloso
    .of = 972731924749
policy_bold = Ousado
    .of = dca315081c5a
tally_someone-lives = No fim há alguém vivo
    .of = 665033966d66
tally_survivors = Jogadores vivos no fim
    .of = 7ae017444d67
tally_escaped = Jogadores que escaparam
    .of = b1d47b7dddbf
tally_escapes = Noites com uma fuga
    .of = cd44cde86465
tally_zombies-killed = Zumbis mortos
    .of = 57158965807d
tally_collapses = Cômodos desabados
    .of = 599f5b825e07
tally_turns = Turnos jogados
    .of = 390bed646ec1
tally_end-card = A carta Fim encerra a noite
    .of = 8668340671db
tally_step-limit = Partidas cortadas por não acabar
    .of = e67bb290baab
tally_wins-1 = Vence o primeiro lugar
    .of = 4aaed4456057
tally_wins-2 = Vence o segundo lugar
    .of = 14e52abac2cb
tally_wins-3 = Vence o terceiro lugar
    .of = 26331cceedc0
tally_wins-4 = Vence o quarto lugar
    .of = b520266680d1
tally_wins-5 = Vence o quinto lugar
    .of = 793cd00f9f40
tally_wins-6 = Vence o sexto lugar
    .of = 2d88348ba0a8
tally_used-bottle = Em uso: { card_bottle }
    .of = 72a43a5b733a
tally_used-petrol-can = Em uso: { card_petrol-can }
    .of = fdbc15dff2ae
tally_used-gas-cylinder = Em uso: { card_gas-cylinder }
    .of = 3211030a4d0c
tally_used-extinguisher = Em uso: { card_extinguisher }
    .of = 63281e191c0e
tally_used-matches = Em uso: { card_matches }
    .of = 3d55cbd8236a
tally_used-keys = Em uso: { card_keys }
    .of = 963d2d21a1c2
tally_used-first-aid-kit = Em uso: { card_first-aid-kit }
    .of = 63d1dd6fd4e9
tally_used-snack = Em uso: { card_snack }
    .of = 0dbfebcdd0da
tally_used-bat = Em uso: { card_bat }
    .of = e6d8eb4675cb
tally_used-crowbar = Em uso: { card_crowbar }
    .of = 0f08e032745e
tally_used-hammer = Em uso: { card_hammer }
    .of = 6469108ccc4c
tally_used-fire-axe = Em uso: { card_fire-axe }
    .of = f5e2fb83930c
tally_used-pistol = Em uso: { card_pistol }
    .of = b2c207a2b9ce
tally_used-shotgun = Em uso: { card_shotgun }
    .of = 3e1e23828162
tally_used-nail-gun = Em uso: { card_nail-gun }
    .of = cc4dc5ac1a03
tally_used-ammunition-box = Em uso: { card_ammunition-box }
    .of = de899850b943
tally_used-molotov = Em uso: { card_molotov }
    .of = d369d39e4339
tally_driven-saloon = Ao volante: { card_saloon }
    .of = edfdd7a4583d
tally_driven-van = Ao volante: { card_van }
    .of = 9014f2ed9bbc
tally_driven-pickup = Ao volante: { card_pickup }
    .of = 230b2755f76c
tally_driven-motorcycle = Ao volante: { card_motorcycle }
    .of = cf1cfc9a4e3f
tally_driven-minibus = Ao volante: { card_minibus }
    .of = d260c4b81088
tally_drawn-silence = Sai: { card_silence }
    .of = e493f912ca24
tally_drawn-dragging-steps = Sai: { card_dragging-steps }
    .of = 755ba5e3654b
tally_drawn-the-fence = Sai: { card_the-fence }
    .of = eb554d749ec3
tally_drawn-the-horde = Sai: { card_the-horde }
    .of = 024b6381b905
tally_drawn-crash = Sai: { card_crash }
    .of = 4bdbfe1f76d8
tally_drawn-lucky-find = Sai: { card_lucky-find }
    .of = 18ac1f49e835
tally_drawn-second-wind = Sai: { card_second-wind }
    .of = c26a97d5d2ce
tally_drawn-loose-rounds = Sai: { card_loose-rounds }
    .of = a83953844abd
tally_drawn-stumble = Sai: { card_stumble }
    .of = 9bf728e25cf7
tally_drawn-scream = Sai: { card_scream }
    .of = 6a5b7bae7726
tally_drawn-broken-boards = Sai: { card_broken-boards }
    .of = 88ff3d1d947d
tally_drawn-pitch-dark = Sai: { card_pitch-dark }
    .of = 96b7914f4d9a
tally_drawn-open-grave = Sai: { card_open-grave }
    .of = 90515613b08d
tally_drawn-draught = Sai: { card_draught }
    .of = bc5a6812cb85
tally_drawn-cloudburst = Sai: { card_cloudburst }
    .of = c88b5262c328
tally_drawn-rotten-beams = Sai: { card_rotten-beams }
    .of = 8a7367f08a6e
tally_drawn-keys-card = Sai: { card_keys-card }
    .of = 25fa352f7180
tally_drawn-end-card = Sai: { card_end-card }
    .of = 5e858358c2c3
ledger_points = Pontos
    .of = 8eecef751370
ledger_total = { $member } soma estes pontos em todas as noites: { $value }.
    .of = 3c62a1d99589
ledger_next-fresh = A próxima noite recomeça do início.
    .of = ae37d8542d8b
ledger_fault-nobody = Toda noite alguém vence.
    .of = 59fe9824d3b7
ledger_fault-most = Vence o jogador com mais pontos.
    .of = bcc78c4d862b
