# Flash Point em português do Brasil. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` é o nome de uma cláusula.

game = Flash Point: Fire Rescue
    .about = Um prédio está em chamas, há gente lá dentro e vocês são os bombeiros: tirem todo mundo antes que ele venha abaixo.
    .unofficial = Um companheiro não oficial, sem participação nem aprovação da editora. Os nomes pertencem a seus donos; as palavras e os desenhos aqui são nossos.
    .of = 0d689f747dc3
product_base = Flash Point: Fire Rescue
    .of = b2ddc8d2abdd
product_extreme-danger = Extreme Danger
    .of = 5072c9ac7fc8
product_second-story = { "2nd Story" }
    .of = 9c7e08404309
source_B = Flash Point: Fire Rescue, regras e folha de ajuda em inglês (início)
    .of = e44eee7f1b0e
source_I = Dois programas livres que jogam o jogo básico e imagens dos seus tabuleiros
    .of = 86aefd9adfa7
source_P = Folhas de ajuda, lista de fichas e resumos da preparação do jogo básico
    .of = 0b9fe19c9289
source_G = Uma versão contada em alemão do manual alemão
    .of = 617bdf86cc09
source_N = Extreme Danger, regras em inglês (início)
    .of = 7cdd4d6c6199
source_D = Extreme Danger, edição oficial em espanhol (início)
    .of = ce3a9d537721
source_Z = Extreme Danger, regras em tcheco
    .of = 0dc780e0ae1e
source_E = Extreme Danger, tradução de fãs para o espanhol, em parte para o português
    .of = d56a47cbbe51
source_T = Anotações de um jogador sobre Extreme Danger, em chinês
    .of = edc2b92c10aa
source_U = Urban Structures, regras (em inglês e em italiano)
    .of = 2f942368a705
source_S = { "2nd Story" }, contada por quem a resenhou
    .of = 0d2ce79056d5
source_W = Dangerous Waters, regras em japonês: as mesmas portas corta-fogo
    .of = 1ab8d0b9bcc0
source_H = Ludolex: onde nenhuma fonte diz nada
    .of = f306d777283f
module_garage = Garagem
    .about = Um prédio de um só andar com janelas, portas corta-fogo e, se vocês quiserem, um carro que pode explodir.
    .of = 09e477ed7791
module_laboratory = Laboratório
    .about = Dois andares ligados por uma escada fixa, com escadas de mão e, se vocês quiserem, com equipamentos que explodem ou vazam.
    .of = ab621920cf8a
module_attic = Sótão
    .about = Mais um andar por cima, com um dado de doze faces e mais explosões.
    .of = cf11ccfbc41b
module_basement = Porão
    .about = Mais um andar por baixo, cujas explosões abrem buracos no chão de cima.
    .of = 3937188ee7d2
module_second-story-building = Um prédio de { product_second-story }
    .about = Uma casa dessa expansão, que aqui serve apenas de lugar para um sótão ou um porão.
    .of = 6d40995e18f8
mode_family = Modo família
    .about = Fogo, pessoas e paredes, e mais nada com que se preocupar.
    .of = 831b1951a90a
mode_experienced = Modo experiente
    .about = Com especialistas, materiais perigosos, pontos quentes e veículos.
    .of = 677c5558298f
option_board = Lado do tabuleiro básico
    .of = bf349dda992f
option_board_board-1 = Primeiro lado
    .of = b7507f960d8e
option_board_board-2 = Segundo lado
    .of = f49dc96fedf1
option_level = Nível
    .of = 73f0e6a51c26
option_level_recruit = Recruta
    .of = 6cea06d52c92
option_level_veteran = Veterano
    .of = c64b18ea80f7
option_level_heroic = Heroico
    .of = 5b9dd20c214d
option_explosive-objects = Objetos explosivos
    .about = O carro da garagem ou os equipamentos do laboratório podem explodir.
    .of = 1c24b754f56d
option_explosive-objects_off = Sem eles
    .of = 749d2ed8d707
option_explosive-objects_on = Com eles
    .of = 77cf2fb87795
option_platform = Plataforma hidráulica
    .about = O caminhão leva pessoas para cima em vez de disparar o canhão d'água.
    .of = 12747c8b2d27
option_platform_off = Sem ela
    .of = 1b014d84b83f
option_platform_on = Com ela
    .of = 865c971da6c4
option_spill = Vazamento químico
    .about = Um equipamento do laboratório vaza quando recebe dano demais.
    .of = 1b58ddc44921
option_spill_off = Sem ele
    .of = 7f69f2acf239
option_spill_on = Com ele
    .of = f29a426608f9
option_bridge = Escada de mão como ponte
    .about = Uma escada de mão pode ser deitada sobre um buraco do térreo.
    .of = e69c17d543bc
option_bridge_off = Sem ela
    .of = 3dad8e5f9ea4
option_bridge_on = Com ela
    .of = 93691def151b
option_ladder-down = Escada de mão por um buraco
    .about = Uma escada de mão pode levar, por um buraco, até o porão.
    .of = 70da36564b98
option_ladder-down_off = Sem ela
    .of = 947c2bf986e2
option_ladder-down_on = Com ela
    .of = 5c6f26814fad
option_repair = Consertar pisos
    .about = O Engenheiro de Estruturas pode consertar um piso danificado.
    .of = 7ce5b2461014
option_repair_off = Sem isso
    .of = 30df90cc09f7
option_repair_on = Com isso
    .of = 5f33d3a08229

## Objetivo do jogo

goal = Vocês jogam juntos: o prédio está contra todos vocês.
    .title = Objetivo do jogo
    .of = 2be46c59e8d2
goal_players = O jogo é para { $players-min } a { $players-max } jogadores, que vencem ou perdem todos juntos.
    .title = Jogadores
    .of = f977d34b4459
goal_firefighters = Cada um move o seu próprio { -firefighter }. Vocês podem conversar sobre tudo, mas quem decide o que o seu faz é você.
    .title = Bombeiros
    .of = 221d5ba19559
goal_family = O { -family-game } deixa de fora { -specialist(case: "pl") }, { -hazmat(case: "pl") }, { -hot-spot(case: "pl") } e { -flare-up(case: "pl") }, e nenhum veículo anda nem dispara.
    .title = Modo família
    .of = 8e0e5797b8b7
goal_experienced = O { -experienced-game } usa todas as regras, e são vocês que escolhem a dificuldade.
    .title = Modo experiente
    .of = 55da17c70e74
goal_win = Vocês vencem assim que { $rescued-to-win ->
        [one] { $rescued-to-win } { -victim } está { -rescued }
       *[other] { $rescued-to-win } { -victim(case: "pl") } estão { -rescued(case: "pl") }
    }.
    .title = Vitória
    .of = 7c04b3059564
goal_lost-victims = Vocês perdem assim que { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } { -victim } está { -lost }
       *[other] { $lost-to-lose_retail } { -victim(case: "pl") } estão { -lost(case: "pl") }
    }.
    .title = Vítimas perdidas demais
    .of = 018fe366c9fb
goal_collapse = Vocês perdem na hora, por { -collapse }, quando é preciso pôr o último { $damage-cubes ->
        [one] { -damage-cube }, que é só { $damage-cubes }
       *[other] dos { $damage-cubes } { -damage-cube(case: "pl") }
    }.
    .title = O prédio vem abaixo
    .of = 6d52d3390a2f

## Tabuleiros

boards = Onde se joga e como se lê.
    .title = Tabuleiros
    .of = e792019a8ef2
boards_grid = O { -building } tem { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } e { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }, ou seja, { $spaces ->
        [one] { $spaces } { -space }
       *[other] { $spaces } { -space(case: "pl") }
    }. O { -red-die } diz a linha, e o { -black-die }, a coluna.
    .title = Linhas e colunas
    .of = 0d3999915217
boards_outside = Um anel de { -outside(case: "pl") } dá a volta no prédio. Um { -firefighter } pode ficar e andar ali, e nenhum fogo permanece ali.
    .title = Lado de fora
    .of = 80c9725b5c4c
boards_adjacent = Um { -adjacent } é o vizinho de cima, de baixo, da esquerda ou da direita, nunca na diagonal.
    .title = Adjacente
    .of = 3bb29adcf12c
boards_blocked = Uma { -wall } inteira ou danificada e uma { -door } fechada impedem que dois espaços sejam adjacentes. Uma parede destruída não separa nada.
    .title = O que corta a adjacência
    .of = 913229d99538
boards_walls = Cada segmento de { -wall } aguenta { $wall-damage ->
        [one] { $wall-damage } { -damage-cube }
       *[other] { $wall-damage } { -damage-cube(case: "pl") }
    }; com essa quantidade, está destruído.
    .title = Paredes
    .of = bf27d8415ded
boards_doors = Uma :door: { -door } está aberta ou fechada, como mostra seu marcador. Um { -doorway } na parede externa não tem marcador e conta sempre como aberto.
    .title = Portas e vãos
    .of = e4af47791767
boards_layout-1 = Para cada linha, a tabela dá as colunas à direita das quais e as colunas abaixo das quais há uma parede ou uma porta. Todas as bordas externas são paredes, menos os vãos. Ao todo são { $segments_board-1_walls } pedaços de parede, internos e externos, { $segments_board-1_doors ->
        [one] { $segments_board-1_doors } porta
       *[other] { $segments_board-1_doors } portas
    } e { $segments_board-1_doorways ->
        [one] { $segments_board-1_doorways } vão
       *[other] { $segments_board-1_doorways } vãos
    }.
    .title = Primeiro lado: paredes e portas
    .of = bb9ab2e72c19
boards_doorways-1 = Os { -doorway(case: "pl") } deste lado, cada um em uma borda do prédio, indicados por linha e coluna.
    .title = Primeiro lado: vãos
    .of = af3f69f700c9
boards_parking-1 = Cada rua tem uma { -parking-spot } para a { -ambulance } e outra para o { -engine }, cada uma com { $parking-length ->
        [one] { $parking-length } espaço
       *[other] { $parking-length } espaços
    }. Em cima e embaixo a tabela dá colunas; nas laterais, linhas.
    .title = Primeiro lado: vagas
    .of = 41226dbc825b
boards_layout-2 = Esta tabela é lida como a do primeiro lado. Ao todo são { $segments_board-2_walls } pedaços de parede, { $segments_board-2_doors ->
        [one] { $segments_board-2_doors } porta
       *[other] { $segments_board-2_doors } portas
    } e { $segments_board-2_doorways ->
        [one] { $segments_board-2_doorways } vão
       *[other] { $segments_board-2_doorways } vãos
    }.
    .title = Segundo lado: paredes e portas
    .of = 2d7475256321
boards_doorways-2 = Os { -doorway(case: "pl") } deste lado, cada um em uma borda do prédio, indicados por linha e coluna.
    .title = Segundo lado: vãos
    .of = bb94ce316b18
boards_parking-2 = De novo, cada rua tem uma vaga para a { -ambulance } e outra para o { -engine }: colunas em cima e embaixo, linhas nas laterais.
    .title = Segundo lado: vagas
    .of = 1a2bef88e93e
boards_doors-not-passages = Um resumo das regras que circula na internet trata algumas portas do primeiro lado como passagens abertas. São portas: o tabuleiro impresso mostra isso.
    .title = Não são passagens
    .of = c85e171a2db9
boards_arrows = Todo espaço tem uma seta impressa. Quando um marcador não pode ficar em um espaço, siga as setas até o primeiro espaço em que ele possa.
    .title = As setas
    .of = 2c25b5fc0ece
boards_precedence = Extreme Danger precisa do jogo básico. Suas regras se somam às do básico e, onde discordam, vale a expansão.
    .title = A expansão e o jogo básico
    .of = 3ef1e02dbf5a
boards_two-boards = O tabuleiro grande tem a garagem de um lado e o laboratório do outro; o de meio tamanho, o sótão e o porão. Por isso, com uma só caixa, nenhuma partida usa os dois lados de um tabuleiro.
    .title = Tabuleiros de dois lados
    .of = 6e83524d2645
boards_floors = A garagem e o laboratório são jogados como são ou, cada um, com um sótão por cima ou um porão por baixo.
    .title = Quantos andares
    .of = a070d5231328
boards_garage = A garagem é um prédio de { $floors_garage_alone ->
        [one] { $floors_garage_alone } andar
       *[other] { $floors_garage_alone } andares
    }. Traz :window: janelas, :fire-door: portas corta-fogo e, como opção, um carro explosivo. O laboratório fica no verso.
    .title = Garagem
    .of = 7b09b239b9b9
boards_laboratory = O laboratório tem { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } andar
       *[other] { $floors_laboratory_alone } andares
    }. Acrescenta :stairs: escadas fixas e :ladder: escadas de mão e, como opções, uma plataforma, equipamentos explosivos e um vazamento. A garagem fica no verso.
    .title = Laboratório
    .of = 621cfdd7a474
boards_attic-or-basement = Um { -attic } ou um { -basement } sempre se soma a outro prédio, e nunca os dois ao mesmo tempo.
    .title = Sótão ou porão
    .of = 7a77c6d8e476
boards_both = Uma partida tem um { -attic } ou um { -basement }. Os dois juntos não estão previstos, nem com duas caixas.
    .title = Os dois ao mesmo tempo
    .of = bbc61d18cded
boards_second-story = Um { -attic } ou um { -basement } também pode ser acrescentado a qualquer um dos prédios de { product_second-story }. Para o prédio em si valem as regras daquela expansão.
    .title = Em um prédio de { product_second-story }
    .of = 4b1dcd8d1c72
boards_inner-ways = Ao segundo andar, ao sótão e ao porão se chega por dentro, por { -stairs(case: "pl") }, ou por fora, por { -ladder(case: "pl") }. As escadas fixas estão impressas; para um sótão ou um porão, põe-se um marcador de escada.
    .title = Como chegar aos outros andares
    .of = 07c1cbd93949
boards_no-throwing = Ninguém joga uma { -victim }, um { -hazmat } nem qualquer outra coisa lá de cima.
    .title = Nada se joga
    .of = 098935048ca7
boards_basement-outside = O { -basement } não tem { -outside(case: "pl") }: nesse nível ninguém anda em volta do prédio nem sai dele.
    .title = Lá embaixo não há lado de fora
    .of = a23df7e73a84
boards_own-plans = Nenhuma lista das paredes, janelas e portas impressas nestes tabuleiros estava disponível para nós. Onde este companheiro desenha uma planta deles, ela é nossa.
    .title = Plantas nossas
    .of = d2c0ebd0a2ab
boards_laboratory-floors = O térreo e o andar de cima têm, cada um, { $floor-rows ->
        [one] { $floor-rows } linha
       *[other] { $floor-rows } linhas
    } por { $floor-columns ->
        [one] { $floor-columns } coluna
       *[other] { $floor-columns } colunas
    }: as colunas { $lab_ground_first } a { $lab_ground_last } são do térreo, e as { $lab_upper_first } a { $lab_upper_last }, do andar de cima.
    .title = Colunas do laboratório
    .of = 70eecfcb015f
boards_attic-columns = O andar acrescentado tem { $floor-rows ->
        [one] { $floor-rows } linha
       *[other] { $floor-rows } linhas
    } e as colunas { $added-first } a { $added-last }, que só um dado de doze faces consegue indicar.
    .title = Colunas do andar acrescentado
    .of = 512d787ede0e
boards_attic-above = Na garagem, o { -attic } fica sobre a metade esquerda: cada coluna do sótão está bem em cima da coluna cujo número é { $attic-shift } a menos.
    .title = O que há embaixo do sótão
    .of = 675bf513c0ef
boards_laboratory-streets = O { -engine } tem uma { -parking-spot } em cada um dos dois lados compridos, acima e abaixo do prédio.
    .title = Ruas do laboratório
    .of = c65c32b0119e

## Componentes

components = O que vocês precisam ter na mesa.
    .title = Componentes
    .of = 4e246ef9840f
components_dice = Um { -red-die } com { $die-red ->
        [one] { $die-red } face
       *[other] { $die-red } faces
    } e um { -black-die } com { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    }.
    .title = Dados
    .of = 2556aa199e28
components_dice-twelve = Um { -red-die } com { $die-red ->
        [one] { $die-red } face
       *[other] { $die-red } faces
    } e, como { -black-die }, o de { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } que vem em Extreme Danger.
    .title = Dados com um andar a mais
    .of = e3daea58f73f
components_dice-eight = Além disso, o { -black-die } com { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    }: o canhão d'água ou a primeira explosão pedem esse dado.
    .title = Dado de oito faces
    .of = 156cc68ccb14
components_board = O tabuleiro do jogo básico, com seus dois lados.
    .title = Tabuleiro básico
    .of = df14a36570c3
components_second-story = Os dois tabuleiros do prédio e tudo o mais que aquela expansão pedir.
    .title = Tabuleiros de { product_second-story }
    .of = d7f8ee436ea8
components_firefighters = { $firefighters } { -firefighter(case: "pl") }, cada um de uma cor.
    .title = Bombeiros
    .of = 287b4e6ef047
components_fire = { $fire-markers } marcadores com :smoke: { -smoke } de um lado e :fire: { -fire } do outro.
    .title = Marcadores de fogo
    .of = ef84ab626485
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
       *[other] { $poi-markers_victim } :victim: { -victim(case: "pl") }
    } e { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
       *[other] { $poi-markers_false } { -false-alarm(case: "pl") }
    }, todos com o mesmo verso: :poi: um { -poi }.
    .title = Pontos de interesse
    .of = 10dd992abd54
components_damage = { $damage-cubes } { -damage-cube(case: "pl") }. Não há outros: são o estoque e o relógio do prédio.
    .title = Cubos de dano
    .of = e9eaaa0b6ee5
components_doors = { $door-markers } :door: { -door(case: "pl") }, abertas de um lado e fechadas do outro.
    .title = Portas
    .of = cfac501f4f70
components_hot-spots = { $hot-spot-markers } :hot-spot: { -hot-spot(case: "pl") }.
    .title = Pontos quentes
    .of = 780fe61fc574
components_hazmats = { $hazmat-markers } :hazmat: { -hazmat(case: "pl") }.
    .title = Materiais perigosos
    .of = 6a55bab45a9c
components_markers = { $action-markers ->
        [one] { $action-markers } marcador
       *[other] { $action-markers } marcadores
    } para guardar { -action-point(case: "pl") }.
    .title = Marcadores de ação
    .of = fae87f7fabdd
components_heal = { $heal-markers ->
        [one] { $heal-markers } marcador
       *[other] { $heal-markers } marcadores
    } para { -treated-victim(case: "pl") }.
    .title = Marcadores de cura
    .of = 1cb88687c75c
components_vehicles = Um :engine: { -engine } e uma :ambulance: { -ambulance }.
    .title = Veículos
    .of = 781e13584b42
components_specialists = { $specialist-cards } { -specialist(case: "pl") }, cada um com sua carta.
    .title = Especialistas
    .of = 9c8908d18e5d
components_extreme = O que a expansão acrescenta. O que está aqui para um tabuleiro que vocês não usam fica na caixa.
    .title = De Extreme Danger
    .of = 54b44269f93f
components_extreme_garage = O tabuleiro grande, com a garagem para cima.
    .title = Tabuleiro da garagem
    .of = de6e3ab30f73
components_extreme_laboratory = O tabuleiro grande, com o laboratório para cima.
    .title = Tabuleiro do laboratório
    .of = 8a1273082ee1
components_extreme_attic = O tabuleiro de meio tamanho, com o sótão para cima.
    .title = Tabuleiro do sótão
    .of = 4e8d258120b1
components_extreme_basement = O tabuleiro de meio tamanho, com o porão para cima.
    .title = Tabuleiro do porão
    .of = 3fa11bc237c4
components_extreme_windows = { $open-windows } marcadores de :window: { -window } aberta; as fechadas não precisam de marcador.
    .title = Janelas abertas
    .of = 893925475ba1
components_extreme_doors = Mais { $extra-doors } :door: { -door(case: "pl") } comuns.
    .title = Mais portas
    .of = 11b2608d092d
components_extreme_fire-doors = { $fire-door-markers } :fire-door: { -fire-door(case: "pl") } verdes.
    .title = Portas corta-fogo
    .of = 9c820b5dbf2b
components_extreme_jams = { $jam-markers } :jam: { -jam-marker(case: "pl") }.
    .title = Marcadores de emperramento
    .of = dc2c6f44f177
components_extreme_ladders = { $ladder-halves_lower } { -lower-half(case: "pl") } e { $ladder-halves_upper } { -upper-half(case: "pl") }, que formam { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
       *[other] { $ladders } :ladder: { -ladder(case: "pl") }
    }.
    .title = Metades de escada
    .of = 14ea670377c5
components_extreme_stairs = { $stair-markers } marcadores de :stairs: escada fixa; uma partida usa um só deles.
    .title = Marcadores de escada fixa
    .of = 39198bd43039
components_extreme_large-object = { $objects_large } ficha grande: o :car: carro de um lado, um equipamento explosivo do laboratório do outro.
    .title = Objeto grande
    .of = 056929beb69e
components_extreme_small-object = { $objects_small } ficha pequena: um equipamento explosivo do laboratório de um lado, um equipamento tóxico do outro.
    .title = Objeto pequeno
    .of = 79a30bad5524
components_extreme_toxic = { $toxic-markers } :toxic: { -toxic-marker(case: "pl") }.
    .title = Marcadores tóxicos
    .of = e4952cf60ad4
components_extreme_floors = { $floor-markers } marcadores de piso, com um :floor-damaged: { -damaged-floor } de um lado e um :floor-destroyed: { -destroyed-floor } do outro.
    .title = Marcadores de piso
    .of = 05668d806bfe
components_extreme_figures = { $figures } miniaturas: os especialistas do jogo básico e o Engenheiro de Estruturas. As regras também estão na caixa.
    .title = Miniaturas
    .of = ec899e9b74bc
components_extreme_list = As fichas de objeto são impressas dos dois lados e há um dado de doze faces na caixa, embora nem toda lista diga isso. Nenhuma lista traz uma ficha para a plataforma: peguem um marcador qualquer.
    .title = O que as listas omitem
    .of = b98383e23a43

## Preparação

setup = A mesa é montada nesta ordem.
    .title = Preparação
    .of = 138cfc376eb4
setup_board-1 = Ponham o tabuleiro básico com o primeiro lado para cima.
    .title = O primeiro lado
    .of = e6e26a4f82e1
setup_board-2 = Ponham o tabuleiro básico com o segundo lado para cima.
    .title = O segundo lado
    .of = 222bb6ab2fba
setup_garage = Ponham o tabuleiro grande de Extreme Danger com a garagem para cima.
    .title = A garagem
    .of = 5f64ada0db3f
setup_laboratory = Ponham o tabuleiro grande de Extreme Danger com o laboratório para cima.
    .title = O laboratório
    .of = 253b48bfb6b4
setup_second-story = Ponham os tabuleiros de { product_second-story } e preparem tudo como manda aquela expansão; depois vêm as mudanças abaixo.
    .title = O prédio de { product_second-story }
    .of = 85e04d518c11
setup_attic = Ponham o sótão ao lado do prédio e, no tabuleiro de baixo, um marcador de escada fixa como { -lower-half } da subida: há um lugar impresso para ele na garagem e outro comum ao laboratório e a { product_second-story }.
    .title = O sótão
    .of = 02b1fe07c347
setup_attic-stairs = Se não der para reconhecer o lugar impresso, ponham o marcador no espaço bem embaixo da escada do sótão.
    .title = Onde fica a escada do sótão
    .of = ad147f0fae0b
setup_basement = Ponham o porão ao lado do prédio e um marcador de escada fixa no térreo, no mesmo lugar em todos os prédios. É a ponta de cima da descida.
    .title = O porão
    .of = c1b1256ee0cc
setup_die = Peguem o { -black-die } de { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    } para as colunas e o { -red-die } para as linhas.
    .title = O dado de oito faces
    .of = fcd4d6e5104a
setup_die-twelve = Peguem o { -black-die } de { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } para as colunas, no lugar do de { $die-black }, e o { -red-die } para as linhas.
    .title = O dado de doze faces
    .of = 2280ea5dc561
setup_die-twelve-basement = Peguem o { -black-die } de { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } para as colunas, no lugar do de { $die-black }, e o { -red-die } para as linhas.
    .title = O dado de doze faces
    .of = d8c34ab5ff8c
setup_doors = Ponham um marcador de :door: { -door } fechada em cada porta impressa.
    .title = Portas
    .of = 525e96b6d202
setup_fire-doors = Ponham um marcador verde fechado em cada :fire-door: { -fire-door } impressa.
    .title = Portas corta-fogo
    .of = 67120f9dd998
setup_windows = Todas as :window: { -window(case: "pl") } começam fechadas: deixem seus marcadores ao lado do tabuleiro.
    .title = Janelas
    .of = d0a043085fd0
setup_car = Ponham o :car: carro na área da garagem, onde ele cobre { $object-spaces_large ->
        [one] { $object-spaces_large } espaço
       *[other] { $object-spaces_large } espaços
    }. Façam isso antes de rolar qualquer dado.
    .title = O carro
    .of = 6c4a5a4f2612
setup_equipment = Ponham o objeto explosivo grande e o pequeno em seus lugares no laboratório. Façam isso antes de rolar qualquer dado.
    .title = Os equipamentos
    .of = a9c4b5ba3e6b
setup_equipment-toxic = Ponham o objeto explosivo grande em seu lugar. O pequeno fica com o lado tóxico para cima, ou seja, vai vazar e não explodir.
    .title = Equipamento explosivo e equipamento tóxico
    .of = 75cc3ccba77a
setup_toxic = Ponham o objeto pequeno em seu lugar no laboratório com o lado tóxico para cima, e os :toxic: { -toxic-marker(case: "pl") } ao lado do tabuleiro.
    .title = O equipamento tóxico
    .of = f1350eb1444a
setup_objects-reroll = O que a preparação poria em um { -explosive-object }, seja uma explosão, um ponto de interesse, um ponto quente ou um material perigoso, é rolado de novo.
    .title = Nunca sobre um objeto
    .of = a870f1b5712f
setup_points = Devolvam à caixa { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim }
       *[other] { $poi-out_victim } { -victim(case: "pl") }
    } e { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm }
       *[other] { $poi-out_false } { -false-alarm(case: "pl") }
    }, e embaralhem virados para baixo as outras { $poi-play_victim } vítimas e os outros { $poi-play_false } alarmes falsos.
    .title = Pontos de interesse
    .of = 775ba01900c8
setup_level = Escolham um { -level }. Ele diz quantas explosões, quantos { -hazmat(case: "pl") } e quantos { -hot-spot(case: "pl") } haverá.
    .title = Nível
    .of = b633b55e0511
setup_family-fire = Ponham :fire: { -fire } nos espaços da tabela: para cada linha, estas colunas. Nenhuma parede está danificada ainda.
    .title = Primeiro fogo
    .of = bdb55b926963
setup_family-points = Ponham um :poi: { -poi } virado para baixo em cada espaço da tabela: para cada linha, estas colunas.
    .title = Primeiros pontos de interesse
    .of = 4b7630d51848
setup_family-board-2 = Rolem { $family-explosions ->
        [one] { $family-explosions } { -explosion }
       *[other] { $family-explosions } { -explosion(case: "pl") }
    } sem nenhum dano e { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }. Só o primeiro lado tem um começo impresso para este modo.
    .title = Modo família no segundo lado
    .of = 46d460a10d05
setup_garage-family = Rolem { $family-explosions ->
        [one] { $family-explosions } { -explosion } e resolvam-na
       *[other] { $family-explosions } { -explosion(case: "pl") } e resolvam cada uma
    } sem pôr nenhum { -damage-cube }. Depois rolem { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Modo família na garagem
    .of = 9ad4cb5016b9
setup_laboratory-family = Rolem { $family-explosions ->
        [one] { $family-explosions } { -explosion } e resolvam-na
       *[other] { $family-explosions } { -explosion(case: "pl") } e resolvam cada uma
    } sem pôr nenhum { -damage-cube }. Depois rolem { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Modo família no laboratório
    .of = 976bb5c99b5c
setup_first-explosion = Rolem o { -black-die }: a tabela dá a linha e a coluna da primeira { -explosion }.
    .title = Primeira explosão
    .of = 4ed2d17488c8
setup_first-explosion-twelve = A tabela termina em { $die-black }. Rolem para ela o dado de oito faces, mesmo quando o { -black-die } desta partida tem { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    }: é uma regra nossa.
    .title = Primeira explosão com doze faces
    .of = 5fef302b5c70
setup_garage-experienced = Não se conhece nenhuma exceção para a garagem, então vale a preparação do jogo básico, com a primeira { -explosion } onde o tabuleiro ou aquela tabela indicar.
    .title = Modo experiente na garagem
    .of = 4bd64e35bd25
setup_laboratory-explosions = Já na primeira { -explosion } rolem os dois dados. Cada andar deve receber pelo menos { $explosions-per-floor ->
        [one] { $explosions-per-floor } explosão
       *[other] { $explosions-per-floor } explosões
    }: rolem de novo as que deixariam um andar sem nenhuma.
    .title = Explosões no laboratório
    .of = 3e4b592ba197
setup_second-explosion = Rolem os dois dados para a segunda { -explosion }, e de novo se o espaço já estiver em chamas.
    .title = Segunda explosão
    .of = 2e75be07b69f
setup_third-explosion = Para a terceira, virem o { -black-die } da segunda para a face oposta e rolem só o { -red-die }, de novo enquanto o espaço já estiver em chamas.
    .title = Terceira explosão
    .of = 03249e958d86
setup_fourth-explosion = Bombeiros heroicos rolam os dois dados para mais uma { -explosion }.
    .title = Quarta explosão
    .of = 35da1b320760
setup_extra-explosion = Rolem mais { $extra-explosions } { -explosion }, com seu { -hot-spot }.
    .title = Uma explosão a mais
    .of = 2c02bfac5729
setup_extra-explosion-basement = Rolem mais { $extra-explosions } { -explosion }, com seu { -hot-spot }.
    .title = Uma explosão a mais
    .of = 4c658f00b5b2
setup_extra-explosion-family = Rolem mais { $extra-explosions } { -explosion }. Como as outras deste modo, ela não traz dano nem ponto quente.
    .title = Uma explosão a mais no modo família
    .of = 405e15aa74aa
setup_explosion-resolved = Cada uma delas põe um :fire: e um :hot-spot: em seu espaço e depois é uma { -explosion } completa, com todo o seu dano.
    .title = O que cada explosão faz
    .of = 8dd65728804c
setup_hazmats = Rolem um espaço para cada :hazmat: { -hazmat } do seu nível, e de novo se ele estiver em chamas.
    .title = Materiais perigosos
    .of = 4fed5a36bb3e
setup_rolled-points = Rolem um espaço para cada um { $poi-on-board ->
        [one] do { $poi-on-board } { -poi }
       *[other] dos { $poi-on-board } { -poi(case: "pl") }
    }, e de novo se ele estiver em chamas ou já tiver um.
    .title = Pessoas
    .of = 2a7d4580504b
setup_laboratory-points = Distribuam os { -poi(case: "pl") } pelos andares: no máximo { $lab-points-per-floor } deles começam no mesmo andar. Rolem de novo sempre que preciso.
    .title = Pessoas nos andares
    .of = 4938d299dc49
setup_hot-spots = Rolem { $levels_veteran_more ->
        [one] mais { $levels_veteran_more } { -hot-spot } e ponham-no
       *[other] mais { $levels_veteran_more } { -hot-spot(case: "pl") } e ponham-nos
    } no tabuleiro.
    .title = Pontos quentes do nível
    .of = 5c6c1c956d6b
setup_hot-spots-players = Rolem mais { -hot-spot(case: "pl") }, tantos quantos a tabela dá para o seu número de jogadores.
    .title = Pontos quentes para muitos jogadores
    .of = 0380c47d2294
setup_hot-spots-attic = Rolem { $extra-hot-spots_board ->
        [one] mais { $extra-hot-spots_board } { -hot-spot }
       *[other] mais { $extra-hot-spots_board } { -hot-spot(case: "pl") }
    } no tabuleiro e acrescentem { $extra-hot-spots_pool } à { -pool }.
    .title = Pontos quentes para o andar acrescentado
    .of = dfe019ae9d62
setup_hot-spots-basement = Rolem { $extra-hot-spots_board ->
        [one] mais { $extra-hot-spots_board } { -hot-spot }
       *[other] mais { $extra-hot-spots_board } { -hot-spot(case: "pl") }
    } no tabuleiro e acrescentem { $extra-hot-spots_pool } à { -pool }.
    .title = Pontos quentes para o andar acrescentado
    .of = b946c8433477
setup_pool = Ponham { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot }
       *[other] { $levels_recruit_pool } { -hot-spot(case: "pl") }
    } ao lado do tabuleiro, como { -pool }.
    .title = A reserva
    .of = 5365cb905144
setup_pool-heroic = Ponham { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot }
       *[other] { $levels_heroic_pool } { -hot-spot(case: "pl") }
    } ao lado do tabuleiro, como { -pool }.
    .title = A reserva heroica
    .of = 28488e71b20d
setup_pool-short = Se faltarem marcadores durante a preparação, os do tabuleiro vêm primeiro, e a { -pool } recebe o que sobrar.
    .title = Pontos quentes de menos
    .of = 7db0403fe11e
setup_specialists = Cada um pega um { -specialist }. Os outros esperam ao lado do { -engine }.
    .title = Especialistas
    .of = eab14cfbb411
setup_start = Cada um põe seu { -firefighter } em qualquer { -outside }.
    .title = Onde os bombeiros começam
    .of = 2947d3b15db7
setup_vehicles = Combinem onde ficam o :engine: { -engine } e a :ambulance: { -ambulance }: cada um em qualquer { -parking-spot } do seu tipo.
    .title = Veículos
    .of = cf9c0d47bf67
setup_ladders = Ponham { $ladders ->
        [one] a { $ladders } :ladder: { -ladder }, fechada,
       *[other] as { $ladders } :ladder: { -ladder(case: "pl") }, fechadas,
    } no { -engine }.
    .title = Escadas de mão
    .of = 4ce77e95671a
setup_engine-family = Ponham o { -engine } em uma { -parking-spot } à sua escolha. Ele guarda as escadas e fica ali a partida inteira.
    .title = Caminhão do modo família
    .of = fe57a3c3a55c
setup_platform = Ponham a ficha da :platform: { -platform } no { -engine }.
    .title = Plataforma
    .of = 71c0e654efce
setup_saved = Combinem quem começa. Ninguém guardou nenhum { -action-point } ainda.
    .title = Pontos de ação
    .of = 589933b7a383

## O turno

turn = Um turno é algum trabalho, depois mais fogo, e talvez mais gente para procurar.
    .title = O turno
    .of = ab2cee0a43bb
turn_order = Primeiro você faz ações, depois o fogo avança e, por fim, os pontos de interesse são repostos. Em seguida joga quem está à sua esquerda.
    .title = Três partes
    .of = b29e1432fd41
turn_points = Você tem { $action-points ->
        [one] { $action-points } { -action-point }
       *[other] { $action-points } { -action-point(case: "pl") }
    } por turno para suas ações, em qualquer ordem e quantas vezes puder pagar.
    .title = Pontos de ação
    .of = d18de406df52
turn_saving = O que você não gastar pode ser guardado para turnos seguintes, até { $saved-most ->
        [one] { $saved-most } { -action-point }
       *[other] { $saved-most } { -action-point(case: "pl") }
    }. Pegue um marcador de ação para cada um.
    .title = Guardar pontos
    .of = 375cdab1a103
turn_extra-not-saved = Os { -action-point(case: "pl") } extras de um { -specialist } valem só para este turno. O que sobrar deles se perde.
    .title = Pontos extras não se guardam
    .of = 507d78c2562e

## Ações

actions = O que você pode fazer com seus pontos de ação.
    .title = Ações
    .of = cf326767b55c
actions_costs = Os custos em { -action-point(case: "pl") }, a não ser que um { -specialist } diga outra coisa.
    .title = O que as ações custam
    .of = d153a3b6fb09
actions_costs-experienced = Os custos em { -action-point(case: "pl") } do que só existe neste modo.
    .title = O que custam as outras ações
    .of = c1393ca88060
actions_costs-extreme = Os custos em { -action-point(case: "pl") }, quando o seu prédio e as suas opções têm essas coisas.
    .title = O que custam as ações de Extreme Danger
    .of = f26cd6152b8c
actions_move = Mover-se para um { -adjacent } sem { -fire } custa { $cost_move ->
        [one] { $cost_move } { -action-point }
       *[other] { $cost_move } { -action-point(case: "pl") }
    }. Pode haver { -smoke } ali; ela não atrasa ninguém.
    .title = Mover-se
    .of = 94c1f3a792b4
actions_reveal = Entrar em um espaço com um :poi: { -poi } vira o marcador por { $cost_reveal ->
        [one] { $cost_reveal } { -action-point }
       *[other] { $cost_reveal } { -action-point(case: "pl") }
    }. Um { -false-alarm } sai do tabuleiro; uma :victim: { -victim } fica.
    .title = Descobrir quem é
    .of = 00fe35278b38
actions_move-fire = Mover-se para um espaço com :fire: custa { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point }
       *[other] { $cost_move-fire } { -action-point(case: "pl") }
    }. Não é permitido com uma { -victim }, e seu turno não pode terminar ali.
    .title = Entrar no fogo
    .of = aa87429cbce5
actions_carry = Mover-se com uma :victim: { -victim } custa { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } por espaço. Enquanto isso você não carrega mais nada e não pode entrar no { -fire }.
    .title = Carregar
    .of = bfedd851aeec
actions_carry-hazmat = Mover-se com um :hazmat: { -hazmat } também custa { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } por espaço. Você leva uma só carga de cada vez, e nunca para dentro do { -fire }.
    .title = Carregar um material perigoso
    .of = d7824786dbda
actions_lead = Uma { -treated-victim } anda com você sem custo a mais: cada espaço custa { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point }
       *[other] { $cost-experienced_lead } { -action-point(case: "pl") }
    }.
    .title = Conduzir
    .of = dc107d275ee1
actions_door = Abrir ou fechar uma :door: { -door } do seu próprio espaço custa { $cost_door ->
        [one] { $cost_door } { -action-point }
       *[other] { $cost_door } { -action-point(case: "pl") }
    }. Onde uma porta foi destruída, não há mais o que abrir nem fechar.
    .title = Portas
    .of = 56824c50329b
actions_extinguish = No seu próprio espaço ou em um { -adjacent }, você tira :smoke: por { $cost_smoke ->
        [one] { $cost_smoke } { -action-point }
       *[other] { $cost_smoke } { -action-point(case: "pl") }
    } ou transforma :fire: em fumaça por { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point }
       *[other] { $cost_fire-smoke } { -action-point(case: "pl") }
    }.
    .title = Extinguir
    .of = ac5e795ef75e
actions_extinguish-fire = Ali, um :fire: pode ser tirado de uma vez por { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point }
       *[other] { $cost_fire-out } { -action-point(case: "pl") }
    }.
    .title = Apagar um fogo
    .of = 00ba8dbb7ac3
actions_chop = Uma { -chop } custa { $cost_chop ->
        [one] { $cost_chop } { -action-point }
       *[other] { $cost_chop } { -action-point(case: "pl") }
    } e põe um { -damage-cube } em uma { -wall } do seu próprio espaço.
    .title = Dar machadadas
    .of = ba658f3e76a7
actions_chop-supply = Esse cubo vem do estoque de { $damage-cubes }, então cada { -chop } também deixa o { -collapse } mais perto.
    .title = O prédio paga pelas machadadas
    .of = 1ddded8f1ce2
actions_drive = Por { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    }, um veículo vai até a próxima { -parking-spot } do seu tipo, no sentido horário ou anti-horário. Para dirigir o :engine: é preciso estar a bordo; a :ambulance: você também pode chamar de qualquer lugar.
    .title = Dirigir
    .of = 69fdc1ae912d
actions_ride = Quem está na vaga de um veículo pode ir junto quando ele anda, por { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point }
       *[other] { $cost-experienced_ride } { -action-point(case: "pl") }
    }.
    .title = Ir junto
    .of = 1a1de3332581
actions_deck-gun = A bordo do { -engine }, você dispara o { -deck-gun } por { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point }
       *[other] { $cost-experienced_deck-gun } { -action-point(case: "pl") }
    }.
    .title = Disparar o canhão d'água
    .of = 6ae55f316a10
actions_crew-change = Junto ao { -engine }, você pode trocar seu { -specialist } por um que ninguém usa, por { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point }
       *[other] { $cost-experienced_crew-change } { -action-point(case: "pl") }
    }, como primeira ação do seu turno.
    .title = Troca de equipe
    .of = 854df58be6e3
actions_dispose = Um :hazmat: { -hazmat } carregado para fora do prédio sai do jogo ali, por { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point }
       *[other] { $cost-experienced_dispose } { -action-point(case: "pl") }
    }.
    .title = Livrar-se de um material perigoso
    .of = decfdb1f5409
actions_rescue-family = Uma :victim: { -victim } carregada para fora do prédio está { -rescued }.
    .title = Resgatar
    .of = 1dac10e458b8
actions_rescue-experienced = Uma :victim: { -victim } só está { -rescued } nos espaços da { -ambulance }: leve a vítima até lá ou dirija a ambulância até onde ela está.
    .title = Resgatar
    .of = 79d99f9a23ac

## O fogo

fire = Depois das suas ações, é a vez do fogo.
    .title = O fogo
    .of = d43d5be680b6
fire_roll = Role os dois dados para o { -target }. O que acontece ali depende do que há ali.
    .title = Avanço do fogo
    .of = 86d7da280f4f
fire_target = Um { -target } vazio recebe :smoke:. Fumaça que já está ali vira :fire:. Onde já há fogo, há uma { -explosion }.
    .title = O que a rolagem faz
    .of = 895654ab4548
fire_beside-fire = Toda { -smoke } posta ao lado de { -fire } é fogo na hora.
    .title = Fumaça ao lado de fogo
    .of = bc5db9da5fd9
fire_flashover = Em uma { -flashover }, cada :smoke: com :fire: em um { -adjacent } vira fogo, de novo e de novo, até nenhuma mais virar. Ela é feita mesmo quando não houve { -explosion }.
    .title = Ignição
    .of = f09fae322092
fire_flashover-limits = Uma { -flashover } não salta um espaço vazio, uma { -wall } nem uma { -door } fechada.
    .title = Onde a ignição para
    .of = 035923c6f6fd
fire_flashover-again = Depois que { -hazmat(case: "pl") } explodiram, façam as { -flashover(case: "pl") } mais uma vez, até nada mais mudar.
    .title = Fumaça depois das explosões de materiais
    .of = 4fa658336ab1
fire_hazmats = Cada :hazmat: em um espaço com :fire: causa ali uma { -explosion } completa, mesmo se estiver sendo carregado. Depois sai do jogo, e um { -hot-spot } da { -pool } é posto ali. Continuem até não haver nenhum no fogo.
    .title = Materiais perigosos no fogo
    .of = aacede5c8e27
fire_hazmat-order = Se vários { -hazmat(case: "pl") } queimam ao mesmo tempo, quem joga o turno escolhe a ordem.
    .title = Vários materiais perigosos
    .of = 711d809f79a7
fire_flare-up = Se o { -target } tinha um :hot-spot:, depois de resolvido todo o resto há uma { -flare-up }: role um novo alvo e resolva do mesmo jeito, enquanto os alvos tiverem pontos quentes.
    .title = Labareda
    .of = 22766e03a6cf
fire_flare-up-spot = Depois de uma { -flare-up }, o último { -target } recebe um { -hot-spot } da { -pool }, se ainda houver. Uma rolagem comum não traz nenhum.
    .title = Um novo ponto quente
    .of = d2e3e4ede4d6
fire_knocked-down = Todo { -firefighter } em um espaço com :fire: é { -knocked-down } e vai para a { -ambulance }.
    .title = Derrubado
    .of = a1f2e384758f
fire_knocked-down-family = Neste modo serve qualquer vaga de { -ambulance }: use a mais próxima e, entre as igualmente próximas, escolha.
    .title = Para a ambulância mais próxima
    .of = e17535f48ad1
fire_knocked-down-experienced = O { -firefighter } vai para onde a { -ambulance } estiver agora.
    .title = Para onde a ambulância está
    .of = 9297127f7b59
fire_load = Uma { -victim } carregada ou conduzida por um { -firefighter } que é { -knocked-down } está { -lost }.
    .title = O que ele levava
    .of = 21e410ba95c0
fire_load-hazmat = Um { -hazmat } carregado por um { -firefighter } que é { -knocked-down } explode.
    .title = Um material perigoso carregado
    .of = 8909cfebd7b4
fire_victims = Toda { -victim } em um espaço com :fire: está { -lost }. Vire cada :poi: que houver ali: uma vítima está perdida, um { -false-alarm } apenas sai.
    .title = Pessoas no fogo
    .of = 5ef161481389
fire_outside = Todo :fire: fora do prédio é retirado. Os veículos não sofrem nada.
    .title = Fogo do lado de fora
    .of = d2e52115120b
fire_outside-order = Primeiro são retiradas as pessoas no fogo, depois o fogo do lado de fora. Não conhecemos nenhum caso em que a ordem importe.
    .title = O que vem por último
    .of = ed649d6c69c9

## Explosões

explosion = Uma explosão vai em todas as direções.
    .title = Explosões
    .of = 0cb672aac4f5
explosion_directions = Uma { -explosion } parte do seu espaço em cada uma das { $blast-directions ->
        [one] { $blast-directions } direção
       *[other] { $blast-directions } direções
    }. O próprio espaço continua em chamas.
    .title = Todas as direções
    .of = 543a59e4982d
explosion_wall = Uma { -wall } ainda de pé detém o golpe e recebe um { -damage-cube }.
    .title = Contra uma parede
    .of = bed95f64c336
explosion_door = Uma :door: fechada detém o golpe, e seu marcador é retirado. Não se põe nenhum { -damage-cube }.
    .title = Contra uma porta
    .of = ed1650191fc4
explosion_open-door = O marcador de uma { -door } aberta é retirado, e o golpe segue para o espaço seguinte.
    .title = Por uma porta aberta
    .of = a0599343c04a
explosion_next-space = Um espaço seguinte vazio ou com :smoke: recebe :fire:.
    .title = No espaço seguinte
    .of = 4a326c620dec
explosion_shockwave = Se o espaço seguinte já está em chamas, uma { -shockwave } segue reto nessa direção.
    .title = Onda de choque
    .of = 7ca4f5310b74
explosion_shockwave-passes = Uma { -shockwave } atravessa espaços em chamas, paredes destruídas e portas abertas. As portas por onde passa são destruídas.
    .title = O que ela atravessa
    .of = b971b25fd0ae
explosion_shockwave-ends = Ela termina em um espaço vazio ou em { -smoke }, que viram :fire:, mesmo fora do prédio; em uma { -wall }, que recebe um { -damage-cube }; ou em uma { -door } fechada, que é retirada.
    .title = Onde ela termina
    .of = e2793ac70c72
explosion_own-breach = Uma { -wall } destruída por este mesmo golpe ainda o detém.
    .title = Uma parede que cede
    .of = bf077da82997
explosion_example = O { -target } já está em chamas. A { -wall } da esquerda, danificada, recebe o último { -damage-cube } que aguenta e detém o golpe. Em cima, uma { -door } aberta é retirada, e o espaço vazio atrás dela pega fogo. À direita, o espaço seguinte também está em chamas, então uma { -shockwave } segue até a :smoke: de trás, que vira :fire:. Embaixo, uma { -door } fechada é retirada, e nada mais.
    .title = Exemplo: uma explosão
    .of = 2f8e5afc136c

## Pontos de interesse

points-of-interest = Quem precisa de vocês se esconde atrás dos pontos de interrogação.
    .title = Pontos de interesse
    .of = 280253ae38fa
points-of-interest_refill = No fim do seu turno, complete até haver { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    } no tabuleiro. Role os dois dados para cada um.
    .title = Completar
    .of = 72790201bf7a
points-of-interest_counting = Uma { -victim } que ainda está no { -building } conta como um deles.
    .title = O que conta
    .of = f6eb97471713
points-of-interest_counting-outside = Uma { -victim } fora do prédio que ainda não chegou à { -ambulance } também conta.
    .title = Vítimas na rua contam
    .of = 6d69f95bcd54
points-of-interest_clear = Tire toda :smoke: ou :fire: do espaço rolado e ponha ali o { -poi }. Role de novo se o espaço já tiver um ou uma { -victim }.
    .title = Sobre fumaça ou fogo
    .of = 9f794fc08238
points-of-interest_at-firefighter = Se houver um { -firefighter } ali, vire o marcador na hora.
    .title = Sobre um bombeiro
    .of = 83375b74c9f1
points-of-interest_arrows = Se o espaço rolado tiver fogo, fumaça, um { -poi }, uma { -victim } ou um { -firefighter }, siga as setas até o primeiro espaço sem nada disso.
    .title = Seguir as setas
    .of = 609dae2d5c84

## Especialistas

specialists = Cada um é bom em outra coisa.
    .title = Especialistas
    .of = 79403fbfc718
specialists_table = A tabela dá os { -action-point(case: "pl") } comuns e os extras. Os extras servem para o que o especialista indica.
    .title = Pontos de cada especialista
    .of = dfaad74ae5fe
specialists_paramedic = Você atende uma :victim: { -victim } no seu próprio espaço por { $special_treat ->
        [one] { $special_treat } { -action-point }
       *[other] { $special_treat } { -action-point(case: "pl") }
    }; depois disso ela pode ser conduzida. Pela { -extinguishing } você paga { $special_double } vezes o custo.
    .title = Paramédico
    .of = ce72d3f55724
specialists_captain = Com seus { $specialist-points_captain_extra } pontos extras, ou com os seus comuns, você move outros { -firefighter(case: "pl") } ou faz com que abram e fechem portas.
    .title = Capitão dos Bombeiros
    .of = 4e9b03cd198d
specialists_captain-limit = No Bombeiro CAFS você pode gastar no máximo { $special_cafs-command ->
        [one] { $special_cafs-command } ponto extra
       *[other] { $special_cafs-command } pontos extras
    } por turno.
    .title = O Capitão e o CAFS
    .of = 4b0527b4c294
specialists_imaging = Você vira qualquer :poi: do tabuleiro por { $special_reveal ->
        [one] { $special_reveal } { -action-point }
       *[other] { $special_reveal } { -action-point(case: "pl") }
    }.
    .title = Técnico de Imagem
    .of = 1eaab9ee4592
specialists_cafs = Seus { $specialist-points_cafs_extra } pontos extras servem só para a { -extinguishing }. Dos comuns você tem apenas { $specialist-points_cafs_points }.
    .title = Bombeiro CAFS
    .of = 7bd37224b720
specialists_hazmat-technician = Você retira um :hazmat: { -hazmat } do seu próprio espaço por { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point }
       *[other] { $special_remove-hazmat } { -action-point(case: "pl") }
    }.
    .title = Técnico em Materiais Perigosos
    .of = 2f071f9edb73
specialists_generalist = Você tem { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point }
       *[other] { $specialist-points_generalist_points } { -action-point(case: "pl") }
    } e nenhuma outra habilidade.
    .title = Generalista
    .of = c772544a1857
specialists_rescue = Uma { -chop } lhe custa só { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point }
       *[other] { $special_rescue-chop } { -action-point(case: "pl") }
    }. Seus { $specialist-points_rescue_extra } pontos extras servem para se mover. Pela { -extinguishing } você paga { $special_double } vezes o custo.
    .title = Especialista em Resgate
    .of = 32102c3d582e
specialists_driver = Você dispara o { -deck-gun } por { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point }
       *[other] { $special_driver-gun } { -action-point(case: "pl") }
    } e pode rolar os dados dele de novo.
    .title = Motorista/Operador
    .of = abdae3b40cb6
specialists_engineer-clear = Por { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point }
       *[other] { $special_engineer-clear } { -action-point(case: "pl") }
    } você devolve à { -pool } um :hot-spot: do seu próprio espaço. Só vale enquanto o seu espaço e os { -adjacent(case: "pl") } estiverem sem { -fire }.
    .title = Engenheiro de Estruturas: pontos quentes
    .of = e5157b624e53
specialists_engineer-repair = Por { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } você tira um { -damage-cube } de uma { -wall } danificada do seu próprio espaço e o devolve ao estoque. Ela não pode estar destruída, e nem o seu espaço nem um { -adjacent } pode estar em chamas.
    .title = Engenheiro de Estruturas: consertos
    .of = a304ac6abb31
specialists_engineer-no-water = Você não pode apagar nada.
    .title = Engenheiro de Estruturas: sem água
    .of = bd85203c644d

## Veículos

vehicles = O que está parado na rua.
    .title = Veículos
    .of = 4895ee2c86c1
vehicles_quadrants = O prédio se divide em { $quadrants ->
        [one] { $quadrants } { -quadrant }
       *[other] { $quadrants } { -quadrant(case: "pl") }
    } de { $quadrant-rows ->
        [one] { $quadrant-rows } linha
       *[other] { $quadrant-rows } linhas
    } por { $quadrant-columns ->
        [one] { $quadrant-columns } coluna
       *[other] { $quadrant-columns } colunas
    }.
    .title = Quadrantes
    .of = 03012ebdfefa
vehicles_quadrants-1 = Qual { -quadrant } o { -engine } alcança a partir da { -parking-spot } de cada rua.
    .title = Primeiro lado: alcance do caminhão
    .of = 7f7e21c5b8ba
vehicles_quadrants-2 = Qual { -quadrant } o { -engine } alcança a partir da { -parking-spot } de cada rua.
    .title = Segundo lado: alcance do caminhão
    .of = 63df182242e5
vehicles_deck-gun = O { -deck-gun } alcança o { -quadrant } ao lado do { -engine }. Role os dois dados; um dado que aponte para outro lugar é virado para a face oposta.
    .title = Mirar o canhão d'água
    .of = da139cc2cdb7
vehicles_deck-gun-water = Ele tira todo :fire: e toda :smoke: do { -target } e de cada { -adjacent }. Paredes e portas fechadas seguram a água.
    .title = O que ele limpa
    .of = 7f0aba719d9f
vehicles_deck-gun-forbidden = Você não pode disparar enquanto houver algum { -firefighter } nesse { -quadrant }.
    .title = Ninguém na frente
    .of = ff6291d73831

## Janelas e divisórias

windows = Mais entradas, e paredes que não aguentam muito.
    .title = Janelas e divisórias
    .of = cbdffb560456
windows_what = Uma :window: { -window } aparece hachurada no tabuleiro. Ela deixa passar sem quebrar a parede e se abre e se fecha quase como uma { -door }.
    .title = Janelas
    .of = 9456d715fc11
windows_closed = Toda { -window } começa fechada.
    .title = Fechadas no começo
    .of = 6d1b729dbcfb
windows_open = Do espaço junto à { -window } você a abre ou fecha por { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point }
       *[other] { $cost-extreme_window } { -action-point(case: "pl") }
    }. Isso é uma { -movement-action }.
    .title = Abrir e fechar
    .of = 653e53bcdbca
windows_from-outside = Você também pode fazer isso a partir do { -outside } em frente à { -window }.
    .title = Pelo lado de fora
    .of = bdbe41fb946d
windows_adjacent = Através de uma { -window } aberta, o espaço do outro lado conta como { -adjacent }. Ponha um marcador nela ao abri-la e tire-o ao fechá-la.
    .title = Janelas abertas
    .of = 257386874ccb
windows_wall = Uma { -wall } com uma { -window } é destruída por { $window-damage ->
        [one] { $window-damage } { -damage-cube }
       *[other] { $window-damage } { -damage-cube(case: "pl") }
    }.
    .title = A parede em volta
    .of = 787b63385783
windows_blast = Um golpe passa por uma { -window } aberta e mesmo assim, ao contrário do que ocorre com uma porta, a { -wall } em volta recebe o dano e é destruída.
    .title = Um golpe em uma janela aberta
    .of = a1dac0e11964
windows_marker = Quando a { -wall } em volta de uma { -window } aberta é destruída, o marcador volta para o lado do tabuleiro.
    .title = O marcador de uma janela quebrada
    .of = 3e030db2b6f1
windows_light-walls = Um segmento azul é uma { -light-wall }. Ela é destruída por { $light-damage ->
        [one] { $light-damage } { -damage-cube }
       *[other] { $light-damage } { -damage-cube(case: "pl") }
    }.
    .title = Divisórias
    .of = 5912159a7619
windows_light-chop = Uma única { -chop } derruba uma { -light-wall }, pelo custo de sempre.
    .title = Machadadas em uma divisória
    .of = 5503c8fad365

## Portas corta-fogo

fire-doors = Portas que aguentam, e depois aguentam até demais.
    .title = Portas corta-fogo
    .of = ff808e6232f0
fire-doors_what = Uma :fire-door: { -fire-door } está marcada de verde e tem marcadores próprios. Fora o que vem a seguir, é uma { -door } como qualquer outra.
    .title = Portas corta-fogo
    .of = 98fcb2a3e1eb
fire-doors_roll = Quando um golpe do { -advance-fire } destruiria uma { -fire-door } fechada, role antes o { -red-die }.
    .title = A rolagem da porta
    .of = 22c725ce0a5b
fire-doors_open = Um golpe que encontra uma { -fire-door } aberta a leva embora e segue, como com qualquer porta aberta.
    .title = Uma porta corta-fogo aberta
    .of = 309900127838
fire-doors_holds = Com { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high }, o golpe é detido, o marcador fica e nenhum fogo passa por ali. As outras direções são resolvidas como sempre.
    .title = Ela aguenta
    .of = 893575097da1
fire-doors_jams = Com { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high }, ela aguenta do mesmo jeito, e põe-se nela um :jam: { -jam-marker }.
    .title = Ela aguenta e emperra
    .of = e5545760548c
fire-doors_jams-again = Para uma { -fire-door } emperrada não se rola nada: cada novo golpe acrescenta mais um { -jam-marker }.
    .title = Já emperrada
    .of = 6d7e31be943b
fire-doors_shut = Uma { -fire-door } emperrada não pode ser aberta.
    .title = Sem passagem
    .of = 94668f14b63c
fire-doors_unjam = Uma { -chop } em um espaço junto à porta tira um só { -jam-marker }, pelo custo de sempre.
    .title = Desemperrar a machadadas
    .of = 3dd57e2f4d8a
fire-doors_unjam-cube = Tirar um { -jam-marker } não usa nenhum { -damage-cube }: o prédio não sofre com isso.
    .title = Nenhum cubo para desemperrar
    .of = b687435f078b
fire-doors_last-jam = Quando sai seu último { -jam-marker }, a { -fire-door } está destruída.
    .title = O último marcador de emperramento
    .of = 931d9e2d768d
fire-doors_jams-short = Se { $jam-markers ->
        [one] o { $jam-markers } { -jam-marker } já está em uso
       *[other] todos os { $jam-markers } { -jam-marker(case: "pl") } já estão em uso
    }, a porta aguenta assim mesmo, e não se acrescenta mais nenhum.
    .title = Sem marcadores de emperramento
    .of = 5199e9bd710e

## Objetos explosivos

objects = Algo grande que é melhor não esquentar.
    .title = Objetos explosivos
    .of = ca68af66f1a2
objects_scope = Isto é uma opção. Um { -explosive-object } fica no tabuleiro e explode depois de dano demais.
    .title = Jogar com objetos explosivos
    .of = 4e43a1800e29
objects_car = O :car: carro fica na área da garagem e cobre { $object-spaces_large ->
        [one] { $object-spaces_large } espaço
       *[other] { $object-spaces_large } espaços
    }.
    .title = O carro
    .of = f96c7cdd8bd6
objects_wall = Um { -explosive-object } fecha toda entrada nele e toda passagem por ele, e corta ali a adjacência, como uma { -wall } grossa.
    .title = Como uma parede grossa
    .of = 0e3ab6e5d5c2
objects_no-fire = Enquanto ele estiver de pé, seus espaços nunca têm { -smoke } nem { -fire }.
    .title = Nada queima sobre ele
    .of = 697091e0d502
objects_target = Se o { -advance-fire } indicar um dos seus espaços, siga as setas até o primeiro espaço que possa ser um { -target }.
    .title = Rolado como alvo
    .of = 4a89af34eaf2
objects_damage = Sempre que um golpe poria :fire: em um dos seus espaços, ponha em vez disso um { -damage-cube } no objeto.
    .title = Como ele recebe dano
    .of = f9063d909b91
objects_capacity = Um objeto explode quando tem sobre si tantos { -damage-cube(case: "pl") } quantos estão desenhados nele: essa é sua { -capacity }, e passar dela também conta.
    .title = Quando já basta
    .of = 8be145e53dca
objects_capacities = Exemplos mostram a { -capacity } do carro e a do equipamento tóxico. As dos equipamentos explosivos são valores nossos, para quando não dá para ler o que está impresso na ficha.
    .title = Capacidades
    .of = e32aea4e8117
objects_order = Terminem o golpe que está sendo resolvido; só então o objeto explode.
    .title = Primeiro um, depois o outro
    .of = b1e9e7e24868
objects_large = Ponha :fire: e um :hot-spot: nos seus dois espaços e retire a ficha. Depois uma só { -explosion } parte desse par em { $object-directions ->
        [one] { $object-directions } direção
       *[other] { $object-directions } direções
    }.
    .title = O carro explode
    .of = b4f1fee0ef79
objects_laboratory-large = O equipamento grande do laboratório faz o que um carro faria: :fire: e um :hot-spot: nos seus dois espaços, ficha retirada e uma só { -explosion } em { $object-directions ->
        [one] { $object-directions } direção
       *[other] { $object-directions } direções
    }.
    .title = O equipamento grande explode
    .of = a650106e71f7
objects_family-hot-spot = No modo família, deixem de fora os { -hot-spot(case: "pl") } de um objeto que explode.
    .title = Sem pontos quentes no modo família
    .of = 2856e1faec9b
objects_cubes = Os { -damage-cube(case: "pl") } de um objeto que explodiu saem do jogo. Continuam contando para o { -collapse } e nunca voltam ao estoque.
    .title = Seus cubos
    .of = 355d1ff56d43
objects_refill = Um { -poi } rolado sobre um { -explosive-object } segue as setas.
    .title = Pontos de interesse
    .of = 505169ebf623
objects_small = Ponha :fire: e um :hot-spot: no seu espaço e retire a ficha. Há uma { -explosion } nesse espaço e, depois, mais uma no mesmo espaço: { $small-explosions } ao todo.
    .title = O equipamento pequeno explode
    .of = e26359c65213

## Escadas fixas

stairs = De andar em andar por dentro do prédio.
    .title = Escadas fixas
    .of = 6a19b3eb958e
stairs_adjacent = O espaço de baixo e o de cima da :stairs: { -stairs } são adjacentes, então cada um pode ter até { $stair-neighbours ->
        [one] { $stair-neighbours } vizinho
       *[other] { $stair-neighbours } vizinhos
    }. No mais, são espaços comuns.
    .title = Um par de espaços
    .of = bdeb7e323419
stairs_ordinary = Mover-se ali custa o de sempre. Um espaço de escada pode ter pessoas, { -hazmat(case: "pl") }, { -hot-spot(case: "pl") }, { -smoke } ou { -fire }, e as paredes em volta podem ser destruídas.
    .title = O que pode acontecer ali
    .of = 66baeef9dfa9
stairs_coordinates = Cada espaço da escada mostra as coordenadas do outro.
    .title = A outra metade
    .of = 699c26bff632
stairs_explosion = Uma { -explosion } em um espaço de escada vai em { $stair-neighbours ->
        [one] { $stair-neighbours } direção
       *[other] { $stair-neighbours } direções
    }.
    .title = Uma explosão na escada
    .of = 200b78e3e429
stairs_vertical = Se a outra metade está em chamas, o golpe que vai para lá sai apenas pelo lado aberto dela, o que não tem parede, mesmo que suas outras paredes estejam danificadas ou já não existam.
    .title = Escada acima ou abaixo
    .of = 528f4ba7d49b
stairs_wave = Uma { -shockwave } que chega pelo andar a um espaço de escada em chamas sai em uma só direção: em frente, se a parede de trás está destruída; se não, para o outro andar, e essa parede não recebe dano.
    .title = Uma onda chega à escada
    .of = 89bc04a70ed4
stairs_wave-on = Se a outra metade também está em chamas, a { -shockwave } segue pelo lado aberto dela.
    .title = E mais adiante
    .of = 55667b010c8e
stairs_example-explosion = Explode um espaço inferior de escada que tem paredes em cima, à esquerda e embaixo e está aberto à direita; a metade de cima está em chamas. Cada uma dessas paredes recebe um { -damage-cube }, o espaço da direita pega fogo e, no andar de cima, também o espaço abaixo da metade de cima.
    .title = Exemplo: uma explosão na escada
    .of = c8b16f92e467
stairs_example-wave = Uma { -shockwave } chega a um espaço de escada em chamas, e a parede atrás dele está destruída: o espaço atrás dessa parede, no mesmo andar, pega fogo. Com a parede de pé, quem pegaria fogo seria a outra metade da escada.
    .title = Exemplo: uma onda na escada
    .of = c2a00773a6bb

## Escadas de mão

ladders = De andar em andar por fora do prédio.
    .title = Escadas de mão
    .of = a170ec53660f
ladders_engine = Em um espaço do { -engine }, você pega uma :ladder: { -ladder } por { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point }
       *[other] { $cost-extreme_take-ladder } { -action-point(case: "pl") }
    }. Você a leva fechada até o lugar dela e a ergue ali; antes disso ninguém sobe nela.
    .title = Pegar uma escada de mão
    .of = d5442cf482b0
ladders_carry = Com uma { -ladder }, mover-se custa o de sempre.
    .title = Levá-la
    .of = f0130cb70b52
ladders_no-load = Você não leva uma { -ladder } junto com uma { -victim } ou um { -hazmat }, mas pode conduzir enquanto isso uma { -treated-victim }.
    .title = Nenhuma outra carga
    .of = 542f14953387
ladders_single = Você nunca leva mais de uma { -ladder }.
    .title = Uma de cada vez
    .of = 5d11e59901cc
ladders_ambulance = Uma { -ladder } não pode entrar na { -ambulance }, nem com você nem sozinha. Para ir nela, deixe a escada do lado de fora.
    .title = Não na ambulância
    .of = 7dffe299aac1
ladders_raise = Só do lado de fora você ergue a { -ladder } por { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point }
       *[other] { $cost-extreme_raise } { -action-point(case: "pl") }
    }, uma { -movement-action }: a { -lower-half } no seu próprio espaço, a { -upper-half } no { -outside } correspondente do andar de cima. Ela deixa de ser uma carga.
    .title = Erguê-la
    .of = 95c19adeec38
ladders_climb = Entre as metades, você sobe ou desce por { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    }, ou por { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } com uma { -victim }, um { -hazmat } ou, ao contrário da regra comum, uma { -treated-victim }.
    .title = Subir e descer
    .of = 92f931b21bbd
ladders_enter = Os mesmos custos valem entre a { -upper-half } e o prédio, por uma { -window } aberta ou uma { -wall } destruída.
    .title = Para dentro do prédio
    .of = 9772565d9804
ladders_upper-single = Em uma { -upper-half } cabe no máximo { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter }
       *[other] { $upper-half-room } { -firefighter(case: "pl") }
    }.
    .title = Lugar para um só bombeiro
    .of = 6cde9fe174d3
ladders_upper-work = Da { -upper-half } você apaga o fogo e dá { -chop(case: "pl") } como sempre.
    .title = Trabalhar lá em cima
    .of = 0224b657f47f
ladders_upper-leave = Uma { -victim } ou um { -hazmat } não podem ser deixados em uma { -upper-half }.
    .title = Nada fica lá em cima
    .of = 593f1ad76354
ladders_lower = A { -lower-half } está apoiada no chão. Pode haver ali qualquer número de figuras, e ela não atrapalha ninguém, nem os veículos.
    .title = O pé da escada
    .of = 47b62084b9a8
ladders_fold = Do espaço de baixo, você fecha a { -ladder } por { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point }
       *[other] { $cost-extreme_fold } { -action-point(case: "pl") }
    }. As duas metades terminam ali.
    .title = Fechá-la
    .of = d6d8b9216a69
ladders_fold-occupied = Uma { -ladder } não pode ser fechada enquanto houver um { -firefighter } na { -upper-half }.
    .title = Há alguém lá em cima
    .of = e9d3b8fa2e6f
ladders_fire = :fire: em qualquer das metades derruba a { -ladder }: ela fica, fechada, no espaço de baixo.
    .title = Fogo em uma escada de mão
    .of = 12cbb27fe132
ladders_fire-people = Quem está nesse fogo sofre como sempre. Com fogo embaixo e alguém na { -upper-half }, esse { -firefighter } é { -knocked-down }, a { -victim } está { -lost }, e um { -hazmat } carregado explode no espaço de baixo.
    .title = Quem está na escada
    .of = 780b486c5e3e
ladders_hazmat = Um { -hazmat } só é descartado no chão, do lado de fora. Uma { -upper-half } não é longe o bastante.
    .title = Materiais perigosos descem até o chão
    .of = cef33c122076
ladders_movement = Levar, erguer, subir e fechar uma { -ladder } são, cada um, uma { -movement-action } para todas as habilidades e limites dos especialistas.
    .title = Trabalhar com a escada é movimento
    .of = 1a179e6fe8b7
ladders_example = Ada sobe do chão até a { -upper-half } por { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    } e entra por uma { -window } aberta por mais { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    }. Conduzir de volta para fora uma { -treated-victim } lhe custa { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } até a metade superior e { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } até embaixo.
    .title = Exemplo: subir e descer por uma escada de mão
    .of = 9aab549f2ebc
ladders_floor = Quem ergue uma { -ladder } diz para qual andar. Para mudar, é preciso fechá-la e erguê-la de novo: uma escada de mão nunca serve aos dois andares de cima.
    .title = A que andar ela leva
    .of = cb3a1b370c5c
ladders_tall = Entre as metades de uma { -ladder } até o terceiro andar, tudo custa o dobro: { $tall_climb ->
        [one] { $tall_climb } { -action-point }
       *[other] { $tall_climb } { -action-point(case: "pl") }
    } sem carga, { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point }
       *[other] { $tall_climb-loaded } { -action-point(case: "pl") }
    } com uma { -victim } ou outra carga.
    .title = Até o sótão
    .of = 7ce10b8aa90c

## Veículos nestes prédios

tall-vehicles = Como os veículos servem a prédios com mais do que o térreo.
    .title = Veículos nestes prédios
    .of = 43dcf3d7044e
tall-vehicles_gun = O { -deck-gun } alcança a metade do prédio ao lado do { -engine }, nos dois andares. Vire o { -red-die } para a face oposta se for preciso; o { -black-die }, nunca.
    .title = Canhão d'água no laboratório
    .of = f959cc660cf0
tall-vehicles_forbidden = Você não pode disparar enquanto houver algum { -firefighter } nessa metade, em qualquer andar.
    .title = Ninguém nessa metade
    .of = 62b4885b844b
tall-vehicles_drive = Por { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    }, um veículo vai a qualquer { -parking-spot } do seu tipo, não só à próxima. O :engine: ainda precisa do motorista a bordo; a :ambulance: vem de qualquer lugar.
    .title = Dirigir no laboratório
    .of = cc0a393b7ef9
tall-vehicles_three-floors = O { -deck-gun } alcança apenas a metade do tabuleiro ao lado do { -engine }. Com tantos andares, recomendamos a { -platform } no lugar dele.
    .title = Canhão d'água com três andares
    .of = 9abb82f76257
tall-vehicles_three-floors-dice = Vire o { -red-die } para a face oposta se for preciso. O { -black-die } vale como caiu.
    .title = Dados com três andares
    .of = b4b1cde773e2
tall-vehicles_three-floors-people = Você não pode disparar enquanto houver algum { -firefighter } na metade aonde a água pode chegar, em nenhum andar.
    .title = Ninguém na metade visada
    .of = c6b25f3ff476
tall-vehicles_garage-attic = Role para ele o dado de oito faces. O que ele alcança depende do lado em que está o { -engine }.
    .title = Canhão d'água com garagem e sótão
    .of = 1ffc0f78c85d
tall-vehicles_garage-right = À direita o prédio tem um só andar, e ali o { -deck-gun } funciona como no jogo básico.
    .title = Pela direita
    .of = 30d464a6a8a3
tall-vehicles_garage-left = À esquerda ele alcança metade dos dois andares. O { -red-die } pode ser virado; um { -black-die } com { $attic-gun-from } ou mais vale { $attic-shift } a mais e indica, assim, o { -attic }, colunas { $added-first } a { $added-last }.
    .title = Pela esquerda
    .of = bfbb98f8780e
tall-vehicles_basement = O { -deck-gun } usa o dado de oito faces, como sempre. O { -basement } não é { -target } nem dele nem da { -platform }, a não ser por um buraco no chão.
    .title = Canhão d'água e porão
    .of = 0a392895ef73

## Plataforma hidráulica

platform = Um elevador com mangueira.
    .title = Plataforma hidráulica
    .of = c1da598168ff
platform_scope = Isto é uma opção. A :platform: { -platform } ocupa o lugar do { -deck-gun }.
    .title = Jogar com a plataforma
    .of = b341580f0c45
platform_capacity = Há lugar para { $platform-room ->
        [one] { $platform-room } figura
       *[other] { $platform-room } figuras
    }: bombeiros, ou um { -firefighter } com uma { -victim } ou carregando um { -hazmat }, mas nunca só vítimas. Uma vítima sozinha pode ser embarcada e deixada ali.
    .title = Quem pode estar nela
    .of = bd2f2dd95f16
platform_step = Entre o { -engine } e a { -platform } você passa por { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point }
       *[other] { $cost-extreme_platform-step } { -action-point(case: "pl") }
    }; entre o prédio e a plataforma, pelo custo de sempre.
    .title = Subir nela e descer
    .of = e9433b5cd2f8
platform_operate = Por { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point }
       *[other] { $cost-extreme_platform } { -action-point(case: "pl") }
    }, ou, no caso do Motorista/Operador, por { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point }
       *[other] { $special_driver-platform } { -action-point(case: "pl") }
    }, a { -platform } e sua carga vão a qualquer { -outside } de um andar de cima ao longo da rua do caminhão, ou de volta ao { -engine }, em uma só ação.
    .title = Mover a plataforma
    .of = f1472eee1bdd
platform_not-movement = Mover a { -platform } é uma ação com um veículo, e não uma { -movement-action }.
    .title = Não é movimento
    .of = af284ad63581
platform_who = Só a move um { -firefighter } que esteja na { -platform } ou no { -engine }.
    .title = Quem pode movê-la
    .of = a32bff3717ff
platform_work = Quem está na { -platform } apaga o fogo, dá { -chop(case: "pl") } e abre ou fecha uma { -window } como sempre.
    .title = Trabalhar a partir dela
    .of = a03404cf8fc0
platform_cannon = Por { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point }
       *[other] { $cost-extreme_cannon } { -action-point(case: "pl") }
    }, ou, no caso do Motorista/Operador, por { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point }
       *[other] { $special_driver-cannon } { -action-point(case: "pl") }
    }, o canhão dela atinge, sem dados, o espaço ao lado, por uma { -window } aberta ou uma { -wall } destruída.
    .title = Seu canhão
    .of = d59d1e196050
platform_cannon-water = Todo :fire: e toda :smoke: saem do { -target } e de cada { -adjacent }. Paredes e portas fechadas seguram a água.
    .title = O que o canhão limpa
    .of = 6f3529667d37
platform_cannon-forbidden = O canhão não pode ser usado enquanto houver uma { -victim } ou outro { -firefighter } em algum dos espaços que ele limparia.
    .title = Ninguém na frente
    .of = d81a613204c1
platform_stay = O { -engine } não pode andar enquanto a { -platform } não voltar para ele.
    .title = O caminhão espera
    .of = 02c7ea36d095

## Vazamento químico

spill = No que vaza aqui é melhor ninguém pisar.
    .title = Vazamento químico
    .of = aabd01a1b2b3
spill_scope = Isto é uma opção. O equipamento tóxico do laboratório é tratado como um { -explosive-object }, mas, quando chega à sua { -capacity }, há um { -spill } e nenhuma explosão.
    .title = Jogar com o vazamento
    .of = 89e8981008a7
spill_damage = Ele fecha o caminho como uma { -wall } grossa e nunca queima. Um golpe que poria :fire: no seu espaço põe nele um { -damage-cube }, até { $capacity_toxic }.
    .title = Dano ao equipamento
    .of = e4b3329b18e2
spill_markers = A ficha e seus cubos saem do jogo. Ponha um :toxic: { -toxic-marker } no seu espaço e depois outros, um após o outro, até haver { $toxic-markers }.
    .title = Ele vaza
    .of = 15f4022af2a4
spill_next = Cada novo marcador vai para um { -adjacent } ao acaso daquele que acaba de ser posto. Dividam as faces de um dado por igual entre os espaços que podem recebê-lo, como mostra a tabela.
    .title = Para onde ele corre
    .of = 4c7df7d1845d
spill_no-roll = Se há um só espaço desses, não se rola nada.
    .title = Um só caminho
    .of = 6a7b12ddc566
spill_walls = Um { -spill } não passa por paredes, portas fechadas nem janelas fechadas: só conta um { -adjacent }.
    .title = Paredes o seguram
    .of = e351e16076f9
spill_dead-end = Nenhum espaço recebe um segundo { -toxic-marker }. Se não sobra nenhum para onde correr, voltem pelo caminho por onde veio, até haver um.
    .title = Becos sem saída
    .of = 9d62c44eed2e
spill_short = Se nem voltando se encontra um espaço, o { -spill } termina com menos de { $toxic-markers ->
        [one] { $toxic-markers } marcador
       *[other] { $toxic-markers } marcadores
    }.
    .title = Sem ter para onde correr
    .of = ca75dddc36a8
spill_people = Em um espaço tóxico, toda { -victim } está { -lost }, um { -poi } é virado e tratado do mesmo jeito, e todo { -firefighter } é { -knocked-down }.
    .title = Pessoas no vazamento
    .of = 4bc600fee6d6
spill_closed = Nenhum { -firefighter } pode entrar em um espaço tóxico.
    .title = Entrada proibida
    .of = bd66eaf923b7
spill_refill = Um { -poi } rolado sobre um espaço tóxico segue as setas.
    .title = Pontos de interesse
    .of = 5a622f91720c
spill_fire = Um { -toxic-marker } não tem efeito sobre { -fire }, { -smoke }, { -hot-spot(case: "pl") } nem { -hazmat(case: "pl") }.
    .title = O fogo não se importa
    .of = d20357d99b5a
spill_remove = O Técnico em Materiais Perigosos retira um { -toxic-marker } de um { -adjacent } por { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point }
       *[other] { $special_remove-toxic } { -action-point(case: "pl") }
    }.
    .title = Limpeza
    .of = 6538604abea4
spill_example = Um golpe põe o último cubo no equipamento. O primeiro marcador fica no espaço dele; em volta, A, B e C podem receber o seguinte, e uma rolagem de { $spill-example_first } diz C. De C, as opções são D ou E; a rolagem diz D, que é um beco sem saída. De volta a C, E recebe o próximo sem rolagem. Em volta de E estão B, F e G, e uma rolagem de { $spill-example_last } diz B, onde uma { -victim } está { -lost }.
    .title = Exemplo: um vazamento
    .of = 857b7e6c055b
spill_example-dice = Uma tradução cita dados que não existem. O que ela quer dizer é o que um dado comum rolou.
    .title = Os dados do exemplo
    .of = a6e4178e22d3
spill_example-third = As fontes não concordam sobre o que saiu para o terceiro marcador. Para o fim não faz diferença: entre D e E, um é o beco sem saída, e o outro é ocupado em seguida.
    .title = O terceiro marcador
    .of = 8eefb3045ee4
spill_example-blast = Antes do vazamento, o golpe põe fogo nos dois vizinhos livres do seu espaço, danifica uma só parede e põe o último cubo no equipamento.
    .title = O golpe do exemplo
    .of = b50a8dc6dbc9

## Porão e buracos no chão

floors = O que explode embaixo abre o chão de cima.
    .title = Porão e buracos no chão
    .of = 91f3bb6518bb
floors_outer-walls = As paredes externas do { -basement }, marcadas de preto, não recebem dano.
    .title = Paredes contra a terra
    .of = b7e4d3066bba
floors_damage = Resolva-a; depois ponha um marcador de :floor-damaged: { -damaged-floor } no espaço do térreo bem em cima da explosão.
    .title = Uma explosão no porão
    .of = 58560ebd616a
floors_damaged = Um { -damaged-floor } ainda não tem efeito.
    .title = Danificado, mas firme
    .of = 29c7d0a7f5a6
floors_destroy = Um { -damaged-floor } vira um { -destroyed-floor } quando há uma { -explosion } nesse mesmo espaço ou bem embaixo dele.
    .title = O segundo golpe
    .of = 3a56f28098be
floors_cubes = Vire o marcador para :floor-destroyed:. Por isso { $floor-cubes ->
        [one] { $floor-cubes } { -damage-cube } sai
       *[other] { $floor-cubes } { -damage-cube(case: "pl") } saem
    } do estoque, o que pode causar o { -collapse }.
    .title = O que custa ao prédio
    .of = b72b51d24666
floors_fire = Retire o fogo e a fumaça desse espaço. Toda :smoke: em um { -adjacent } vira :fire:, e depois se resolvem as ignições.
    .title = Seu fogo
    .of = d85410680b21
floors_people = Toda { -victim } ali está { -lost }, e todo { -poi } é virado e tratado do mesmo jeito. Todo { -firefighter } é { -knocked-down }, e um { -hazmat } explode ali.
    .title = Quem estava ali
    .of = 682178752f7d
floors_hot-spots = Os { -hot-spot(case: "pl") } do espaço voltam para a { -pool }.
    .title = Seus pontos quentes
    .of = 36a0d571e381
floors_impassable = Ninguém pode atravessar um { -destroyed-floor }.
    .title = Um buraco
    .of = 1e53c24493b9
floors_extinguish = De um espaço do térreo ao lado do buraco, você pode apagar o fogo do espaço do { -basement } que está embaixo dele.
    .title = Fogo no fundo de um buraco
    .of = 6327540e42a6
floors_water = Se o { -deck-gun } atinge um { -destroyed-floor }, como { -target } ou ao lado dele, a água age no espaço de baixo.
    .title = Água no buraco
    .of = 70c7c9342319
floors_below = Uma { -explosion } bem embaixo de um buraco também transforma em :fire: a :smoke: ao lado do buraco, no térreo; depois se resolvem as ignições.
    .title = Uma explosão embaixo de um buraco
    .of = bf2c890df52b
floors_wave = Uma { -shockwave } que chega a um buraco leva :fire: ao espaço de baixo, ou uma { -explosion } se ele já está em chamas, e também segue por cima do buraco.
    .title = Uma onda sobre um buraco
    .of = 9203d20399ca
floors_refill = Um { -poi } rolado sobre um buraco fica no espaço de baixo.
    .title = Pontos de interesse
    .of = 2d52f9a0ea1b
floors_target = Se o { -advance-fire } indica um { -destroyed-floor }, o { -target } é o espaço embaixo dele.
    .title = Fogo rolado sobre um buraco
    .of = 63e0df18a2d2
floors_short = Se { $floor-markers ->
        [one] o { $floor-markers } marcador de piso já está no tabuleiro
       *[other] todos os { $floor-markers } marcadores de piso já estão no tabuleiro
    }, novas explosões embaixo não danificam mais nenhum piso.
    .title = Sem marcadores de piso
    .of = 3d333efc8c63
floors_trapped = A partida acaba e está perdida se um { -firefighter } fica preso: no { -basement } ou no térreo, sem nenhum jeito de sair.
    .title = Preso
    .of = 950154efe7ad
floors_bridge = Isto é uma opção. De um { -adjacent }, um { -firefighter } com uma { -ladder } a deita sobre um { -destroyed-floor } como { -bridge }, por { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point }
       *[other] { $cost-extreme_bridge } { -action-point(case: "pl") }
    }.
    .title = Uma escada de mão como ponte
    .of = 76c01c9ffaca
floors_bridge-cross = Em um espaço com ponte se entra e se passa pelo custo de sempre.
    .title = Passar pela ponte
    .of = 27d9d46b0f4d
floors_bridge-lost = Uma { -explosion } bem embaixo é resolvida como sempre e tira a { -ladder } do jogo.
    .title = Uma explosão embaixo da ponte
    .of = 261835a41419
floors_bridge-fall = Um { -firefighter } em uma { -bridge } que se perde é { -knocked-down }, com tudo o que isso traz para a carga.
    .title = Quem estava na ponte
    .of = 8b63cb43a4e2
floors_ladder-down = Isto é uma opção. De um espaço ao lado de um buraco, um { -firefighter } com uma { -ladder } a desce por { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point }
       *[other] { $cost-extreme_ladder-down } { -action-point(case: "pl") }
    }: a { -upper-half } no próprio espaço, a { -lower-half } no { -basement }, bem embaixo do buraco.
    .title = Uma escada de mão por um buraco
    .of = 4fb7e66d4d15
floors_repair = Isto é uma opção. O Engenheiro de Estruturas conserta um { -damaged-floor } a partir desse espaço ou de baixo dele. Os espaços ao lado e embaixo têm de estar sem { -fire }; um { -destroyed-floor } fica como está.
    .title = Consertar um piso
    .of = c94cb696508d
floors_repair-cost = O conserto custa { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } e tira o marcador.
    .title = O que custa o conserto
    .of = e07cd4d316dc

## Erros de impressão e falsos amigos

errata = Onde traduções podem confundir você, embora a regra não esteja em dúvida.
    .title = Erros de impressão e falsos amigos
    .of = 64d45de70643
errata_order = Em uma tradução que circula por aí, títulos e colunas perderam a ordem, e o exemplo da escada de mão está partido. Aqui cada pedaço está de volta em seu lugar.
    .title = Colunas trocadas
    .of = f1a9a0beba4f
errata_attic = Uma palavra portuguesa para o { -attic } se parece com a espanhola para o { -basement }. Em um texto que mistura as línguas, elas querem dizer o contrário.
    .title = Sótão ou porão?
    .of = 8a5a4814f505
errata_knocked-down = Há traduções que falam de bombeiros atordoados ou feridos. Sempre querem dizer { -knocked-down }.
    .title = Atordoado, ferido, derrubado
    .of = 6c13782377af
errata_shockwave = Uma tradução usa em um exemplo da escada fixa a sua palavra para { -flashover }. O que se quer dizer é { -shockwave }.
    .title = Onda de choque ou ignição?
    .of = 0488080f9576
errata_hazmat = Onde uma tradução deixa você subir com um objeto perigoso, trata-se de um { -hazmat }. Nenhum { -explosive-object } pode ser carregado.
    .title = Material ou objeto?
    .of = 99a53d0b6af0
errata_letters = Os efeitos de um piso destruído têm letras em uma só sequência em uma tradução e recomeçam no meio em outra. São as mesmas regras.
    .title = Parágrafos com letras
    .of = 75adea3a2925

## Leituras

reading_lost-victims = Quantas vítimas perdidas são demais?
    .why = É o que dizem todas as edições de loja que conhecemos; o número menor é da primeiríssima tiragem e de um resumo.
    .of = 7a6a01897a3d
reading_lost-victims_retail = A partida está perdida com { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } vítima perdida
       *[other] { $lost-to-lose_retail } vítimas perdidas
    }.
    .of = da97fc4d55e8
reading_lost-victims_first-print = A partida já está perdida com { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print } vítima perdida
       *[other] { $lost-to-lose_first-print } vítimas perdidas
    }.
    .of = 3b066125dc5e
reading_precedence = O que vale quando a expansão e o jogo básico discordam?
    .why = As regras em inglês e as espanholas oficiais também dizem isso.
    .of = b104c2e1302d
reading_precedence_expansion = Vale a expansão.
    .of = 2820ab8cbf3c
reading_precedence_add = A expansão se soma ao jogo básico e só muda o que ela mesma cita.
    .of = 6cb182f325c1
reading_second-story = Que prédios de { product_second-story } podem ter um sótão ou um porão?
    .why = As regras em inglês citam os dois prédios; a outra redação pode ser lida de vários modos.
    .of = 0c3858aa2605
reading_second-story_either = Qualquer um dos seus prédios.
    .of = e008024b0454
reading_second-story_board = Só um tabuleiro daquela expansão é posto em cima, como mais um andar.
    .of = e462d2e5e1de
reading_basement-outside = Há um lado de fora no nível do porão?
    .why = As regras em inglês e as espanholas oficiais não conhecem lá embaixo nenhum anel utilizável, então as duas redações dão no mesmo.
    .of = eaeaa190cfdc
reading_basement-outside_none = Não há: ninguém anda em volta do porão.
    .of = a89a56c855d5
reading_basement-outside_no-exit = Ninguém sai do porão para fora, mas espaços em volta dele não estão excluídos.
    .of = 82028685c5cd
reading_attic-and-basement = Uma partida pode ter um sótão e um porão ao mesmo tempo?
    .why = As regras falam sempre de um ou do outro, e as colunas do dado de doze faces servem para um só andar acrescentado.
    .of = 9e708e1e1991
reading_attic-and-basement_never = Não: ela tem um ou o outro.
    .of = 1021ad9eefa5
reading_attic-and-basement_allowed = Sim, com duas caixas, se o grupo combinar que dado indica que andar.
    .of = 504ab57f53e9
reading_laboratory-floors = Que colunas pertencem a que andar do laboratório?
    .why = A coluna sozinha diz o andar, já que o dado preto do canhão d'água nunca é virado ali. Qual metade é qual é escolha nossa, onde o seu tabuleiro não diz.
    .of = 2211d195a976
reading_laboratory-floors_ground-left = As colunas menores são o térreo.
    .of = b679f1b80e9f
reading_laboratory-floors_ground-right = As colunas menores são o andar de cima.
    .of = dca7f0cc081c
reading_attic-above = Sobre que colunas fica o sótão da garagem?
    .why = Resulta do modo como o canhão d'água soma à coluna no lado esquerdo.
    .of = 7503bd9e1a9a
reading_attic-above_left = Sobre a metade esquerda, cada coluna bem em cima da sua.
    .of = 23f28c415098
reading_attic-above_printed = Onde as coordenadas impressas do seu tabuleiro indicarem.
    .of = 7dccb1eb9c5b
reading_laboratory-streets = Onde ficam as ruas do caminhão no laboratório?
    .why = O dado das linhas escolhe a metade, então as metades ficam ao longo dos lados compridos. É uma conclusão nossa.
    .of = 3e3a53ce6fdc
reading_laboratory-streets_long-sides = Ao longo dos dois lados compridos.
    .of = 73b6f29b26c6
reading_laboratory-streets_printed = Onde o seu tabuleiro mostrar vagas.
    .of = 1810da3c744a
reading_component-list = O que faz parte da caixa embora uma lista omita?
    .why = A lista mais completa cita os dois lados dos objetos, a página sobre o sótão inclui o dado, e ninguém cita uma plataforma.
    .of = 2c39860b32c9
reading_component-list_fuller = Objetos de dois lados e um dado de doze faces estão incluídos; a plataforma não tem ficha.
    .of = 5e93e188a68a
reading_component-list_shorter = Só o que a lista mais curta cita: objetos de um lado só e nenhum dado de doze faces.
    .of = eed1323a4689
reading_attic-stair-place = Onde fica o marcador de escada do sótão?
    .why = O lugar está impresso como um símbolo no tabuleiro de baixo, e nenhuma lista dos lugares estava disponível para nós.
    .of = 11eafaee3460
reading_attic-stair-place_below = Bem embaixo da escada do sótão.
    .of = 4683b9854db0
reading_attic-stair-place_free = Em qualquer espaço do tabuleiro de baixo que o grupo combinar.
    .of = eca978887389
reading_basement-stair-half = Que metade da escada do porão é o marcador?
    .why = O marcador fica no térreo, que é a ponta de cima; a outra redação repete a frase sobre o sótão.
    .of = 466c436f9787
reading_basement-stair-half_upper = É a metade de cima da escada.
    .of = 84bb955fbae3
reading_basement-stair-half_lower = É a metade de baixo da escada.
    .of = fc1d3e5e5980
reading_family-board-2 = Como começa uma partida do modo família no segundo lado do tabuleiro?
    .why = Não conhecemos nenhum começo para ela, e os prédios maiores começam assim.
    .of = f24896c0b5bf
reading_family-board-2_rolled = Com explosões e pontos de interesse rolados, e sem dano.
    .of = 647e5848f832
reading_family-board-2_first-only = Não começa: o modo família é jogado no primeiro lado.
    .of = 793292e13826
reading_garage-experienced = A preparação do modo experiente na garagem difere da do jogo básico?
    .why = As fontes chamam os dois modos de jogar por muitos nomes, mas não citam exceção para este, então nada muda.
    .of = 3f9939b8908f
reading_garage-experienced_base = Não: ela é preparada como no jogo básico.
    .of = 4fef3e6390c5
reading_garage-experienced_rolled = Sim: sua primeira explosão é rolada com os dois dados, como no laboratório.
    .of = 318d77616b21
reading_laboratory-explosions = Como se distribuem no começo as explosões do laboratório?
    .why = Sem uma rolagem para a primeira, a tabela do jogo básico teria de servir a dois andares. A redação mais completa resolve isso.
    .of = 1f250c0153a2
reading_laboratory-explosions_both-dice = Os dois dados são rolados desde a primeira, e todo andar deve receber uma explosão.
    .of = f84a0e6c9139
reading_laboratory-explosions_should = Todo andar deveria receber uma explosão; no mais, nada difere do jogo básico.
    .of = 2673a0981d3b
reading_laboratory-points = Como se distribuem pelos andares os primeiros pontos de interesse?
    .why = Com dois andares as duas redações dão no mesmo. Seguimos a literal; com três andares, ela deixa mais por conta do acaso.
    .of = 6b6b5b1beb8b
reading_laboratory-points_most = Nenhum andar recebe mais de { $lab-points-per-floor } deles.
    .of = d4989cec118f
reading_laboratory-points_least = Todo andar recebe pelo menos um.
    .of = a0ace684b201
reading_family-extra-explosion = O que a explosão extra do sótão ou do porão traz no modo família?
    .why = Todas as outras explosões da preparação desse modo são sem dano, e o modo família não tem pontos quentes.
    .of = fe4efdf450b0
reading_family-extra-explosion_plain = Só o seu fogo: nem dano nem ponto quente.
    .of = 7ba09804baff
reading_family-extra-explosion_damage = O seu fogo e o seu dano, mas nenhum ponto quente.
    .of = 0b864d290832
reading_family-extra-explosion_full = O seu fogo, o seu dano e um ponto quente, como no modo experiente.
    .of = 60422370bfb6
reading_extra-hot-spots = Como chegam ao tabuleiro os pontos quentes extras de um andar acrescentado?
    .why = Uma das redações cita os dados, e todos os outros pontos quentes também são rolados.
    .of = 1c94489e996a
reading_extra-hot-spots_rolled = São rolados.
    .of = 4d332b8036b9
reading_extra-hot-spots_placed = São postos onde o grupo quiser.
    .of = 5369dfbec1b9
reading_pool-short = E se não houver pontos quentes bastantes para o tabuleiro e a reserva?
    .why = Pontos quentes no tabuleiro importam desde a primeira rolagem; os da reserva, só mais tarde.
    .of = 58acb4f627d0
reading_pool-short_board-first = O tabuleiro é servido primeiro, e a reserva recebe o resto.
    .of = 802bc6ab7117
reading_pool-short_pool-first = A reserva é completada primeiro, e o tabuleiro recebe o resto.
    .of = 275390421932
reading_platform-start = Onde a plataforma começa?
    .why = Passar de um para a outra não custa nada, então não faz diferença.
    .of = 379926b77c11
reading_platform-start_on-engine = No próprio caminhão.
    .of = 3a473b9cc74a
reading_platform-start_beside = Em um dos espaços do caminhão.
    .of = 3764d2626eb9
reading_family-engine = O que faz o caminhão em uma partida do modo família com escadas de mão?
    .why = As escadas precisam de um lugar, mas no modo família ninguém dirige.
    .of = 700f67c9c149
reading_family-engine_stays = Fica em uma vaga à sua escolha e não sai dali.
    .of = d8b7203eac28
reading_family-engine_drives = Pode ser dirigido como no modo experiente.
    .of = 0a58a418af5a
reading_crew-change = Quando, em um turno, se pode trocar de especialista?
    .why = Um programa que joga estas regras exige isso, e de outro modo se poderiam usar em um turno os pontos extras de dois especialistas.
    .of = 51785e6423c5
reading_crew-change_first = Só como primeira ação do turno.
    .of = 03799a69157c
reading_crew-change_any = A qualquer momento do turno; os pontos extras do novo especialista vêm com o turno seguinte.
    .of = eb58e9f3124b
reading_flashover-again = A ignição é feita mais uma vez depois que materiais perigosos explodiram?
    .why = Em todo o resto destas regras, fogo ao lado de fumaça faz fogo, e seria estranho que aqui não fizesse.
    .of = 281a1be779d2
reading_flashover-again_again = Sim, até nada mais mudar.
    .of = e535f3607773
reading_flashover-again_once = Não: a ignição vem antes dos materiais perigosos, e só ali.
    .of = f78012628a5f
reading_hazmat-order = Em que ordem explodem vários materiais perigosos?
    .why = Nenhuma fonte diz, e alguém precisa decidir.
    .of = 435993c6f2d8
reading_hazmat-order_active = Como quiser quem joga o turno.
    .of = bc0563e05a8d
reading_hazmat-order_reading-order = Da linha de cima para baixo, e da esquerda para a direita.
    .of = f1384952c5b8
reading_clearing-order = O que se faz primeiro no fim de um fogo: retirar pessoas ou o fogo do lado de fora?
    .why = Nada depende disso, até onde sabemos.
    .of = c4bfb12a02e9
reading_clearing-order_people-first = Primeiro as pessoas apanhadas pelo fogo, depois o fogo do lado de fora.
    .of = 0474f6b2f4f7
reading_clearing-order_outside-first = Primeiro o fogo do lado de fora, para que não apanhe ninguém na rua.
    .of = 3e0cb0ff7179
reading_window-outside = Uma janela pode ser aberta e fechada pelo lado de fora?
    .why = Uma fonte diz isso duas vezes, e a outra não nega.
    .of = 73d60395ac0f
reading_window-outside_yes = Sim, a partir do espaço em frente a ela.
    .of = bf2eb0ad3b6c
reading_window-outside_no = Só a partir do espaço de dentro do prédio.
    .of = 305156c1c219
reading_window-wall = O que é destruído por um dano em uma parede com janela?
    .why = As regras em inglês falam da parede; a outra redação vem da gramática delas.
    .of = 7298f4850f04
reading_window-wall_wall = O pedaço inteiro de parede, com a janela nele.
    .of = 12c7aafe5e55
reading_window-wall_window-only = Só a janela; a parede mantém a própria resistência.
    .of = ebc0eddcaa89
reading_window-blast = Um golpe passa por uma janela aberta?
    .why = Uma janela aberta torna espaços adjacentes, como uma porta aberta; que a parede também é danificada dizem as duas fontes.
    .of = da8537821150
reading_window-blast_passes = Ele passa, e a parede é destruída.
    .of = a2f2a210322a
reading_window-blast_stops = Ele destrói a parede e termina ali.
    .of = cb12d609a189
reading_window-marker = O que acontece com o marcador de janela aberta quando a parede dela é destruída?
    .why = Já não há nenhuma janela que pudesse estar aberta.
    .of = 8a4c6ed3a61f
reading_window-marker_removed = É retirado e pode ser usado de novo.
    .of = 1d603d183d7f
reading_window-marker_stays = Fica onde está e não se usa mais.
    .of = 056e003bd609
reading_light-chop = Quanto custa derrubar uma divisória a machadadas?
    .why = As regras falam apenas de dano, e uma machadada causa dano pelo próprio preço. O preço mais barato vem de uma resenha.
    .of = 74df3620fa9f
reading_light-chop_chop = Uma machadada pelo custo de sempre.
    .of = 625a4fc0aaf7
reading_light-chop_cheap = Um único ponto de ação.
    .of = b5fd99127a36
reading_fire-door-closed = Que portas corta-fogo rolam contra um golpe?
    .why = A mesma regra em outra expansão também fala de portas fechadas.
    .of = 0109e41481a7
reading_fire-door-closed_closed = Só as fechadas.
    .of = 590bb4011288
reading_fire-door-closed_any = Qualquer uma que um golpe destruiria, aberta ou fechada.
    .of = 91e7751bfb2e
reading_fire-door-open = O que um golpe faz com uma porta corta-fogo aberta?
    .why = Fora a rolagem das fechadas, são portas comuns.
    .of = 956f904f66ca
reading_fire-door-open_as-door = Ela é retirada, e o golpe segue.
    .of = 7983b1d8e86f
reading_fire-door-open_holds = Ela bate: fica fechada, e o golpe é detido.
    .of = 699bb457d38d
reading_jam-again = O que um novo golpe faz com uma porta corta-fogo emperrada?
    .why = A outra redação se contradiz em uma só frase.
    .of = f24eed0133f0
reading_jam-again_adds = Acrescenta um marcador de emperramento sem rolagem.
    .of = 23b645abd4f1
reading_jam-again_nothing = É detido e não acrescenta nada.
    .of = 992e90d2c991
reading_unjam-cost = Quanto custa desemperrar uma porta?
    .why = Uma fonte cita a ação e, com ela, o preço. As outras deixam o preço em aberto ou dizem outro.
    .of = dbdfe5e24c0c
reading_unjam-cost_chop = Uma machadada por marcador de emperramento, pelo custo de sempre.
    .of = ed832b25afd8
reading_unjam-cost_single = Um único ponto de ação por marcador de emperramento.
    .of = 2a0e76b9368b
reading_unjam-cost_action = Uma ação por marcador de emperramento, sem dizer o preço.
    .of = 316fb2c6da24
reading_unjam-cube = Desemperrar a machadadas gasta um cubo de dano?
    .why = O prédio não recebe dano com isso, e nenhuma fonte pede um cubo.
    .of = f95708e60aec
reading_unjam-cube_no = Não.
    .of = 5e3a023463aa
reading_unjam-cube_yes = Sim, como toda machadada.
    .of = 622e8e6658d4
reading_jams-short = E se não houver mais marcadores de emperramento?
    .why = Um estoque esgotado não deveria enfraquecer uma porta.
    .of = 27994ae710e3
reading_jams-short_holds = A porta aguenta, e não se acrescenta mais nenhum marcador.
    .of = 19e2ec7da87c
reading_jams-short_destroyed = A porta é destruída.
    .of = d22533ca9523
reading_object-blocks = Um objeto explosivo fecha o caminho?
    .why = A redação mais completa diz que sim; a outra o trata como parede só para o dano.
    .of = 4fd7fe3f258f
reading_object-blocks_blocks = Sim: ninguém entra nele nem passa por ele, e ele corta a adjacência.
    .of = 07f1f2e575d0
reading_object-blocks_damage-only = Não: é como uma parede só quando se conta o dano.
    .of = 243d6d34c26f
reading_object-damage = O que danifica um objeto explosivo?
    .why = As duas redações se jogam do mesmo jeito: um golpe poria fogo ali.
    .of = 6ceae60b60fc
reading_object-damage_fire = Um golpe que poria um novo fogo em um dos seus espaços.
    .of = d4749c84a2f8
reading_object-damage_reach = Um golpe que chega a um dos seus espaços.
    .of = bd49efd46e20
reading_capacity-test = Quando exatamente um objeto já tem o bastante?
    .why = Ele recebe um cubo de cada vez, então as duas redações se jogam quase sempre do mesmo jeito.
    .of = 61044c1ebb80
reading_capacity-test_reaches = Assim que sua capacidade é alcançada.
    .of = 24f1afb2ce9b
reading_capacity-test_at-least = Quando, ao conferir os cubos depois do golpe, há tantos quanto sua capacidade ou mais.
    .of = a5f7cb38bb59
reading_family-object-spots = Objetos que explodem trazem pontos quentes no modo família?
    .why = O modo família não tem labaredas, então pontos quentes não teriam efeito.
    .of = bffbb9d75225
reading_family-object-spots_none = Não: só fogo.
    .of = 3331754f0378
reading_family-object-spots_some = Sim, e um alvo com ponto quente traz uma labareda.
    .of = 9092b96e87c9
reading_object-cubes = Para onde vão os cubos de um objeto que explodiu?
    .why = As duas redações os contam para o desabamento. Retirá-los combina com o exemplo do vazamento.
    .of = 261ae0aee46a
reading_object-cubes_out = Para fora do jogo.
    .of = 8323863c2ab7
reading_object-cubes_stay = Ficam nos seus espaços.
    .of = 0598a7be14d0
reading_small-object-token = A ficha do objeto pequeno é retirada quando ele explode?
    .why = De uma coisa que explodiu não sobra nada, e o carro também é retirado.
    .of = dd07d10e9e38
reading_small-object-token_removed = Sim.
    .of = 6cdd97950018
reading_small-object-token_stays = Não: fica no lugar sem nenhum efeito.
    .of = a6cff0d7b794
reading_stair-wave = As paredes laterais importam quando uma onda chega à escada?
    .why = Uma fonte diz expressamente que não; a outra se cala.
    .of = 197b26d40248
reading_stair-wave_opposite = Não: só importa a parede em frente.
    .of = 8f166813a003
reading_stair-wave_all = Sim: se alguma das paredes laterais está destruída, a onda pode sair por ali.
    .of = eec788beedb6
reading_stair-example = Onde, no andar de cima, fica o fogo do exemplo?
    .why = Só uma fonte diz a direção, e ela combina com a regra do lado aberto.
    .of = f7b78ccc808b
reading_stair-example_open-side = No espaço abaixo da metade de cima, do seu lado aberto.
    .of = ff842f0350bf
reading_stair-example_any-empty = Em um espaço vazio ao lado da metade de cima, sem dizer de que lado.
    .of = 3acc80461ebf
reading_ladder-pick-up = Onde é preciso estar para pegar uma escada de mão?
    .why = As duas redações podem ser lidas assim, e um bombeiro a bordo também está nesses espaços.
    .of = f3b638b7ed8b
reading_ladder-pick-up_spaces = Em um espaço do caminhão, a bordo ou não.
    .of = caf6a29e5ce4
reading_ladder-pick-up_truck = Junto ao caminhão, ou seja, ao lado dele ou a bordo.
    .of = 6626358a3182
reading_ladder-limits = Valem os outros limites das escadas de mão: uma só, nenhuma na ambulância, ninguém atrapalhado por elas?
    .why = Só uma fonte os traz. Fazem sentido, e o que a outra diz não os contradiz.
    .of = 7d260ad599b5
reading_ladder-limits_strict = Valem.
    .of = 8f93aa47957c
reading_ladder-limits_free = Não valem: nada se diz deles.
    .of = 0ff33d4d8216
reading_ladder-fire = O que mais acontece quando o fogo derruba uma escada de mão?
    .why = A redação mais completa responde ao que toda mesa perguntaria; a outra se cala.
    .of = ce75a56dca3f
reading_ladder-fire_full = A escada cai, e quem está no fogo ou acima dele também é atingido.
    .of = fa2a5ed6f07f
reading_ladder-fire_ladder-only = Só a escada cai; ninguém nela sofre nada, a não ser que o próprio espaço esteja em chamas.
    .of = 228614de8833
reading_fold-occupied = Uma escada de mão pode ser fechada com alguém em cima?
    .why = É o que se faria em um incêndio de verdade.
    .of = a1c8c3486e3d
reading_fold-occupied_no = Não.
    .of = 42a079d398a7
reading_fold-occupied_down = Sim, e o bombeiro de cima desce com ela.
    .of = 43bf98a66919
reading_tall-ladder = O que custa o dobro em uma escada de mão até o terceiro andar?
    .why = Uma fonte dá números, e só para o caminho entre as metades.
    .of = 65f93f998812
reading_tall-ladder_between = Só mover-se entre suas metades.
    .of = 968a5b2478aa
reading_tall-ladder_all = Todo movimento na escada, também o de entrar no prédio.
    .of = 59fefd21dffc
reading_drive-anywhere = O que há de especial em dirigir no laboratório?
    .why = Estes tabuleiros têm poucas vagas, então um só preço para todas faz sentido. A outra redação talvez esconda a mesma regra.
    .of = 2ad07280c602
reading_drive-anywhere_any-spot = Um veículo vai direto a qualquer uma das suas vagas.
    .of = 8f02e74c35f1
reading_drive-anywhere_any-firefighter = Qualquer bombeiro pode mandar o veículo, onde quer que esteja.
    .of = a733768599cc
reading_three-floors-reach = Até onde o canhão d'água alcança com três andares?
    .why = Uma fonte diz isso, e combina com o laboratório.
    .of = 91db518e7e7a
reading_three-floors-reach_half = Só a metade do tabuleiro ao lado do caminhão.
    .of = 2fa0580957b4
reading_three-floors-reach_all = Qualquer espaço do prédio, pois nenhum limite é citado.
    .of = 02a448b90b85
reading_three-floors-dice = E o dado preto com três andares?
    .why = Sem coluna não haveria alvo, e o laboratório tem a mesma regra.
    .of = 5261658652cd
reading_three-floors-dice_as-rolled = Não é virado.
    .of = 53eaa6ed92da
reading_three-floors-dice_unused = Não é usado.
    .of = e5e7f401aa25
reading_gun-people = Quem impede que o canhão d'água dispare contra um prédio com sótão?
    .why = O jogo básico e o laboratório citam só bombeiros, e também a fonte que aqui se contradiz.
    .of = 560c72b039ff
reading_gun-people_firefighters = Só bombeiros na metade visada.
    .of = d4d2ca2aa8d6
reading_gun-people_victims-too = Bombeiros e vítimas na metade visada.
    .of = 18550b397d8f
reading_garage-right = Que regras do canhão d'água valem pela direita da garagem com sótão?
    .why = O sótão cobre só a metade esquerda, então não há por que impor uma condição.
    .of = 03225d61874c
reading_garage-right_single-floor = As do jogo básico, pois o lado direito tem um só andar.
    .of = 6a036b20e5f0
reading_garage-right_if-single = As do jogo básico, mas só se nada estiver construído em cima desse lado.
    .of = 09f86dc2bcf1
reading_platform-victim = Uma vítima pode estar sozinha na plataforma?
    .why = Uma vítima não anda, então faz mais sentido ser deixada ali do que embarcar por conta própria.
    .of = 56713ad57392
reading_platform-victim_left = Sim: pode-se embarcar uma vítima e sair.
    .of = 90717e95aa8f
reading_platform-victim_boards = Sim, e vítimas podem até embarcar sozinhas.
    .of = 3b360f45bbbb
reading_platform-step = Quanto custa subir na plataforma e descer dela?
    .why = As duas concordam que sair dela no caminhão não custa nada; o preço no prédio só uma diz.
    .of = 26d5bebe1e7a
reading_platform-step_free-at-engine = Nada no caminhão, o de sempre no prédio.
    .of = 275b8d8e465e
reading_platform-step_usual-on = O de sempre em todo lugar, menos sair dela no caminhão.
    .of = ac2f65ffd822
reading_platform-who = Quem pode mover a plataforma?
    .why = A redação sobre o bombeiro responde à pergunta; a outra diz só aonde a plataforma pode ir.
    .of = 141d3c8b66a0
reading_platform-who_aboard = Um bombeiro na plataforma ou no caminhão.
    .of = c6599fe65189
reading_platform-who_anyone-there = Qualquer bombeiro, desde que a plataforma esteja do lado do caminhão.
    .of = a8737db1c726
reading_cannon-people = Quem impede o uso do canhão da plataforma?
    .why = As fontes divergem e nenhuma pode ser comprovada, então seguimos a mais cautelosa.
    .of = c8be919a0807
reading_cannon-people_area = Qualquer vítima ou outro bombeiro em um espaço que ele limparia.
    .of = b9d2a2867684
reading_cannon-people_target-space = Qualquer vítima, ponto de interesse ou outro bombeiro no alvo dele.
    .of = efd63dc90ded
reading_cannon-people_victim-area = Qualquer vítima em um espaço que ele limparia.
    .of = 388d013b39cf
reading_spill-markers = Quantos marcadores tóxicos traz um vazamento?
    .why = É a quantidade que há na caixa e em todos os exemplos.
    .of = 33e694567906
reading_spill-markers_five = { $toxic-markers } ao todo, com o primeiro.
    .of = 10d9d9f13ac5
reading_spill-markers_five-more = { $toxic-markers } depois do primeiro, enquanto houver marcadores.
    .of = a3d2f5de5692
reading_spill-walls = Paredes detêm o vazamento?
    .why = Uma fonte fala de espaços adjacentes, e em todo o resto paredes cortam a adjacência.
    .of = 52a578b596c4
reading_spill-walls_stop = Sim, como portas e janelas fechadas.
    .of = c151a233fb96
reading_spill-walls_pass = Não: ele passa por elas.
    .of = db0b923ee6b0
reading_spill-dead-end = E se o vazamento chegar a um beco sem saída?
    .why = O exemplo volta pelo caminho, mesmo onde a redação geral fala de mais uma rolagem.
    .of = 1760c25be10d
reading_spill-dead-end_back = Volta-se pelo caminho até um espaço com um vizinho livre.
    .of = 82aee579c3e6
reading_spill-dead-end_reroll = Rola-se de novo até o dado indicar um espaço que sirva.
    .of = 555be33837f7
reading_toxic-short = E se não sobrar espaço para todos os marcadores tóxicos?
    .why = O que não pode ser posto não é posto.
    .of = 0ccd3298877f
reading_toxic-short_ends = O vazamento termina.
    .of = df08fbfab2b1
reading_toxic-short_jump = O próximo marcador vai para o espaço mais próximo que possa recebê-lo.
    .of = c426905938f6
reading_spill-people = Quem está perdido em um espaço tóxico?
    .why = A redação literal cita vítimas; as escondidas tratamos como em um buraco no chão.
    .of = 6f787d0691c5
reading_spill-people_victims = Vítimas, também as ainda escondidas; bombeiros são derrubados.
    .of = 5b52594a4662
reading_spill-people_visible = Só vítimas já viradas; um ponto de interesse escondido fica.
    .of = 8d8019b1cedd
reading_spill-people_persons = Todas as pessoas, seja lá o que isso queira dizer.
    .of = 6cd96ed89ac4
reading_spill-example = Que espaço recebe o terceiro marcador do exemplo?
    .why = Sem a figura não dá para decidir, e para o fim não importa.
    .of = 895fa8153377
reading_spill-example_first-of-two = O primeiro dos dois que sobram.
    .of = 27f6d91c8073
reading_spill-example_second-of-two = O segundo dos dois que sobram.
    .of = 3b696bba2368
reading_spill-example-blast = O que mais faz o golpe do exemplo?
    .why = A tradução literal traz números; a livre, nenhum.
    .of = 88ce002d3eac
reading_spill-example-blast_counted = Fogo nos dois espaços adjacentes e dano a uma só parede.
    .of = dea65b5b39d7
reading_spill-example-blast_uncounted = Fogo nos espaços em volta e dano às paredes em volta.
    .of = 6c766d673cc4
reading_basement-walls = Que paredes do porão não recebem dano?
    .why = Uma fonte diz a cor delas, que combina com o impresso.
    .of = 52d0f962de56
reading_basement-walls_black = As externas, marcadas de preto.
    .of = bc409616da66
reading_basement-walls_outer = As externas, seja qual for a cor.
    .of = 4c5691bbfc48
reading_floor-above = Em cima de que espaço o piso é danificado?
    .why = A regra fala de explosões embaixo, seja o que for que as cause; as redações só divergem quanto a materiais perigosos e objetos.
    .of = 4c30d7156e5d
reading_floor-above_explosion = Em cima de cada explosão no porão.
    .of = 18c6cb41b74b
reading_floor-above_target-space = Só em cima do alvo da rolagem.
    .of = ddaacd145ff7
reading_floor-cubes = O que acontece com os cubos que um piso destruído custa?
    .why = De um jeito ou de outro o estoque diminui o mesmo tanto. Eles nunca vêm de paredes.
    .of = 90e06fc8d214
reading_floor-cubes_placed = São tirados do estoque e postos sobre o marcador.
    .of = 058d17466795
reading_floor-cubes_out = São tirados do estoque e saem do jogo.
    .of = c65cb64c7ded
reading_floor-people = Quem está perdido quando um piso cede?
    .why = Bombeiros são derrubados, como diz a mesma regra; então só pode se tratar dos outros.
    .of = ad6737c93b1c
reading_floor-people_victims = Vítimas e pontos de interesse.
    .of = cd500be56f87
reading_floor-people_persons = Todas as pessoas, seja lá o que isso queira dizer.
    .of = 4bcb806210d3
reading_floor-hot-spots = E os pontos quentes quando um piso cede?
    .why = Um buraco não pode queimar, então um novo ali não teria efeito.
    .of = de6b6fa43192
reading_floor-hot-spots_return = Os do espaço voltam para a reserva.
    .of = 37cc258726f0
reading_floor-hot-spots_place = Põe-se ali um da reserva.
    .of = 8f05f8fed9a9
reading_extinguish-below = De onde se pode apagar o fogo embaixo de um buraco?
    .why = Ninguém pode ficar sobre o buraco, então o melhor lugar depois dele é ao lado. Nenhuma fonte diz a posição.
    .of = 2f2df4a9725c
reading_extinguish-below_beside = De um espaço do térreo ao lado do buraco.
    .of = 9b136ef76067
reading_extinguish-below_anywhere-below = Só do porão, como em qualquer outro espaço.
    .of = c254f6f63daa
reading_explosion-below = O que uma explosão embaixo de um buraco faz em cima?
    .why = A redação mais completa diz isso, e em todo o resto ignições se seguem a um novo fogo.
    .of = bc8719c2847c
reading_explosion-below_flashovers = Fumaça ao lado do buraco vira fogo, e se seguem ignições.
    .of = 18379b18607a
reading_explosion-below_smoke-only = Fumaça ao lado do buraco vira fogo, e mais nada.
    .of = bf53f5862e00
reading_target-hole = E se o fogo for rolado sobre um buraco?
    .why = Pontos de interesse também caem por ele, e a água também.
    .of = 673192fcd90f
reading_target-hole_below = O espaço embaixo é o alvo.
    .of = 49168ff5d948
reading_target-hole_arrows = Seguem-se as setas até o primeiro espaço que possa ser um alvo.
    .of = e820e9033a7d
reading_target-hole_none = Não acontece nada.
    .of = 2173c6deb183
reading_floors-short = E se não sobrarem marcadores de piso?
    .why = Como com todos os marcadores, o que não há não pode ser posto.
    .of = aad832937481
reading_floors-short_stop = Nenhum outro piso é danificado.
    .of = 718d1ae876ba
reading_floors-short_substitute = Usa-se qualquer outra coisa para marcá-lo.
    .of = c4b7c2ee7610
reading_trapped = Quando um bombeiro está preso, e o que acontece então?
    .why = A redação mais clara cita os dois lugares. Que a partida está perdida é uma conclusão nossa.
    .of = f7f1ed9bca4b
reading_trapped_either-floor = No porão ou no térreo sem jeito de sair: a partida está perdida.
    .of = e895e7e042c9
reading_trapped_basement-or-blocked = No porão ou onde um piso caído fecha o caminho: a partida está perdida.
    .of = fe15b8399aa7
reading_bridge-place = Onde fica a ponte, e quanto custa?
    .why = Uma ponte que ficasse ao lado do buraco não ligaria nada. As duas redações concordam no preço.
    .of = 0cfc4dbd4169
reading_bridge-place_over = Sobre o buraco, deitada a partir de um espaço ao lado.
    .of = 051698e14a48
reading_bridge-place_beside = Em um espaço ao lado do buraco.
    .of = 09cda4e4bed9
reading_bridge-enter = Pode-se ficar em uma ponte?
    .why = Mover-se como sempre inclui parar no caminho.
    .of = ac2a34fa149b
reading_bridge-enter_cross = Sim: entra-se nela e passa-se por ela como sempre.
    .of = 60cb1de60644
reading_bridge-enter_enter = Pode-se entrar no espaço dela; nada mais se diz.
    .of = df2fe198d766
reading_bridge-lost = O que uma explosão embaixo faz com a ponte?
    .why = As duas dizem que a escada se perde; resolvemos a explosão primeiro.
    .of = 77fcc0eca3f7
reading_bridge-lost_after = A explosão é resolvida, e depois a escada sai do jogo.
    .of = 80a2050ffac7
reading_bridge-lost_before = A escada é destruída, e depois a explosão é resolvida.
    .of = 08a951d97a85
reading_bridge-fall = O que acontece com um bombeiro em uma ponte que se perde?
    .why = É o que o próprio piso, ao ceder, teria causado.
    .of = 5873b6fb19ea
reading_bridge-fall_knocked-down = É derrubado.
    .of = 84ac98e3414e
reading_bridge-fall_falls = Vai para o espaço de baixo, ileso, a não ser que ali haja fogo.
    .of = 3ae889e29c06
reading_ladder-down-half = Onde fica o pé de uma escada de mão descida por um buraco?
    .why = Uma escada vai direto para baixo.
    .of = 2c46535662d8
reading_ladder-down-half_under = No espaço embaixo do buraco.
    .of = dc863d81407c
reading_ladder-down-half_beside = Em um espaço do porão ao lado desse.
    .of = 39e350462a15
reading_repair-fire = Para consertar um piso, não pode haver fogo em volta?
    .why = Os outros consertos do Engenheiro de Estruturas têm a mesma condição.
    .of = 361c247230a2
reading_repair-fire_free = Isso mesmo: os espaços ao lado e embaixo têm de estar sem fogo.
    .of = 56cc5812c6a6
reading_repair-fire_anyway = Pode: o fogo ali não importa.
    .of = 9fcf902a8d3c
reading_repair-cost = Quanto custa consertar um piso?
    .why = Nenhuma fonte diz um preço, então usamos o do outro conserto do engenheiro.
    .of = e6b115f8e5da
reading_repair-cost_repair = O mesmo que consertar uma parede.
    .of = b792d20332cb
reading_repair-cost_free = Nada.
    .of = bc56519468d7

## Especialistas, dados, tabuleiros e fichas

deck_dice = Dados
    .of = 5d38a88d4824
deck_boards = Tabuleiros
    .of = ece4082a569a
deck_firefighters = Bombeiros
    .of = bfcc46f9ef7e
deck_specialists = Especialistas
    .of = ffe020ca63b6
deck_fire-markers = Fumaça e fogo
    .of = 211267ab6e26
deck_points = Pontos de interesse
    .of = 6868543e7502
deck_damage = Cubos de dano
    .of = 6ab2cd39455a
deck_doors = Portas
    .of = 64b375c81616
deck_hot-spots = Pontos quentes
    .of = 087c967c16b0
deck_hazmats = Materiais perigosos
    .of = 32e37747b5b7
deck_markers = Marcadores de ação e de cura
    .of = 14a04acb8a59
deck_vehicles = Veículos
    .of = da8a535c2168
deck_extreme-dice = Dados de Extreme Danger
    .of = 907d9ab6a497
deck_extreme-boards = Tabuleiros de Extreme Danger
    .of = 3028ebee256e
deck_extreme-figures = Especialista de Extreme Danger
    .of = 8f7fffed4a92
deck_figures = Miniaturas de Extreme Danger
    .of = 08871da339c6
deck_openings = Janelas e portas
    .of = a27ea9fe822a
deck_ways = Escadas de mão e fixas
    .of = a84ca706ee87
deck_objects = Objetos
    .of = b9a5b89c5d7e
deck_toxic = Marcadores tóxicos
    .of = 5099735cd6b4
deck_floor-markers = Marcadores de piso
    .of = e378f55af752
card_red-die = Dado vermelho
    .text = A linha.
    .of = bad424026fd0
card_black-die = Dado preto de oito faces
    .text = A coluna.
    .of = 8572af37bdfd
card_twelve-die = Dado preto de doze faces
    .text = A coluna, onde há um sótão ou um porão em jogo.
    .of = daa588ac794f
card_board-1 = Tabuleiro básico, primeiro lado
    .of = 3e0fc25055f3
card_board-2 = Tabuleiro básico, segundo lado
    .of = b7faaeb1165b
card_firefighter = Bombeiro
    .of = b6d4d28d0cca
card_paramedic = Paramédico
    .text = Atende vítimas, para que andem junto. Ruim de apagar fogo.
    .of = 622187b00547
card_captain = Capitão dos Bombeiros
    .text = Move os outros de um lado para o outro.
    .of = 13ed640571e3
card_imaging = Técnico de Imagem
    .text = Vê de longe o que há sob um ponto de interesse.
    .of = 6ed4b101a01a
card_cafs = Bombeiro CAFS
    .text = Apaga fogo, e muito.
    .of = ac44a6a2c935
card_hazmat-technician = Técnico em Materiais Perigosos
    .text = Retira materiais perigosos onde está, e marcadores tóxicos por perto.
    .of = b2a3d7af00a0
card_generalist = Generalista
    .text = Faz um pouco mais de tudo.
    .of = 0ce168cf203d
card_rescue = Especialista em Resgate
    .text = Rápido nos pés e no machado. Ruim de apagar fogo.
    .of = 6fa0c0150b59
card_driver = Motorista/Operador
    .text = Conhece o caminhão, o canhão e a plataforma dele.
    .of = 4d5e51979526
card_structural-engineer = Engenheiro de Estruturas
    .text = Conserta paredes e elimina pontos quentes, mas não apaga fogo.
    .of = b89a7372d4eb
card_fire-marker = Fumaça ou fogo
    .of = 6ea0c2c1bd0a
card_victim = Vítima
    .of = f5ceb8a81347
card_false-alarm = Alarme falso
    .of = b5371982bfbd
card_damage-cube = Cubo de dano
    .of = 4800323de9b4
card_door = Porta
    .of = 15280d1cda63
card_hot-spot = Ponto quente
    .of = b58cc793a69c
card_hazmat = Material perigoso
    .of = c10f49aaa1e4
card_action-marker = Marcador de ação
    .of = b03d82a83718
card_heal-marker = Marcador de cura
    .of = 4bda1671a5dc
card_engine = Caminhão de bombeiros
    .of = 4a65ef2a65d9
card_ambulance = Ambulância
    .of = 4af3401eca87
card_garage = Garagem
    .of = 1646328d87ff
card_laboratory = Laboratório
    .of = ee7bdc78dc0d
card_attic = Sótão
    .of = 98bd8b37f394
card_basement = Porão
    .of = 7e7a812dbbec
card_figure = Miniatura
    .of = fc64fdd0dd47
card_open-window = Janela aberta
    .of = 67d82a6a2224
card_extra-door = Mais uma porta
    .of = f512eda23e6e
card_fire-door = Porta corta-fogo
    .of = 06f39cfb1dfb
card_jam = Marcador de emperramento
    .of = 2afa01d6c1f5
card_ladder-lower = Metade inferior de uma escada de mão
    .of = 112ba54dbf6f
card_ladder-upper = Metade superior de uma escada de mão
    .of = 8968cbb1df7a
card_stair = Marcador de escada fixa
    .of = ad7bd6d7c413
card_large-object = Objeto grande
    .text = O carro, ou um equipamento explosivo do laboratório.
    .of = a654c9768291
card_small-object = Objeto pequeno
    .text = Equipamento explosivo ou tóxico do laboratório.
    .of = 68709aabc457
card_toxic-marker = Marcador tóxico
    .of = 4cf848fafb58
card_floor-marker = Piso: danificado ou destruído
    .of = d3aa087858d0

## Tabelas

ui_table_layout-1 = Linha
    .of = 0687ec857743
ui_table_layout-1_walls-right = Parede à direita da coluna
    .of = 2f3d654c7133
ui_table_layout-1_walls-below = Parede abaixo da coluna
    .of = 47d5eff52742
ui_table_layout-1_doors-right = Porta à direita da coluna
    .of = 273a8b585954
ui_table_layout-1_doors-below = Porta abaixo da coluna
    .of = d4319712d7de
ui_table_layout-2 = Linha
    .of = 7e47da0520d9
ui_table_layout-2_walls-right = Parede à direita da coluna
    .of = 7cfed347796d
ui_table_layout-2_walls-below = Parede abaixo da coluna
    .of = 8180e94ca0e3
ui_table_layout-2_doors-right = Porta à direita da coluna
    .of = f7f17ab107e5
ui_table_layout-2_doors-below = Porta abaixo da coluna
    .of = 2db8ab0e3a4f
ui_table_doorways-1 = Borda
    .of = fbdcc14d8dad
ui_table_doorways-1_top = Acima de
    .of = 381b5dffc69a
ui_table_doorways-1_left = À esquerda de
    .of = dd4c22207b76
ui_table_doorways-1_bottom = Abaixo de
    .of = 738675ee1347
ui_table_doorways-1_right = À direita de
    .of = 8c1f58b0aca1
ui_table_doorways-2 = Borda
    .of = 146554227696
ui_table_doorways-2_left = À esquerda de
    .of = f64fda08c383
ui_table_doorways-2_bottom = Abaixo de
    .of = 825f49f95fc9
ui_table_parking-1 = Rua
    .of = 74d88522b323
ui_table_parking-1_top = Em cima, colunas
    .of = 22f79d734537
ui_table_parking-1_left = À esquerda, linhas
    .of = 55c1dad6ef66
ui_table_parking-1_bottom = Embaixo, colunas
    .of = a83c6bffc36b
ui_table_parking-1_right = À direita, linhas
    .of = 2e512e095185
ui_table_parking-1_ambulance = Ambulância
    .of = 2d88a97baa0e
ui_table_parking-1_engine = Caminhão
    .of = d2e999ed30a4
ui_table_parking-2 = Rua
    .of = 773c71345cf7
ui_table_parking-2_top = Em cima, colunas
    .of = 5d68c7c8d0a6
ui_table_parking-2_left = À esquerda, linhas
    .of = 9573a2c9fa03
ui_table_parking-2_bottom = Embaixo, colunas
    .of = cff8ab3f5c0a
ui_table_parking-2_right = À direita, linhas
    .of = c76eb237332d
ui_table_parking-2_ambulance = Ambulância
    .of = 113dc1a86a97
ui_table_parking-2_engine = Caminhão
    .of = 7ecf7c971d37
ui_table_quadrants-1 = Rua
    .of = 58d98265a70c
ui_table_quadrants-1_top = Em cima
    .of = 73c528c9a899
ui_table_quadrants-1_left = À esquerda
    .of = c7c419f2a2c8
ui_table_quadrants-1_bottom = Embaixo
    .of = b49906f08e66
ui_table_quadrants-1_right = À direita
    .of = 1dfe1f8d1078
ui_table_quadrants-1_rows = Linhas
    .of = ed1e76fe8bd9
ui_table_quadrants-1_columns = Colunas
    .of = a921c8061cb3
ui_table_quadrants-2 = Rua
    .of = 50e741eef7f8
ui_table_quadrants-2_top = Em cima
    .of = 5bffe07e6e1e
ui_table_quadrants-2_left = À esquerda
    .of = f283c3298ab3
ui_table_quadrants-2_bottom = Embaixo
    .of = 3296c8ed4215
ui_table_quadrants-2_right = À direita
    .of = 71385e4aad8a
ui_table_quadrants-2_rows = Linhas
    .of = a9b238227737
ui_table_quadrants-2_columns = Colunas
    .of = 070e951af475
ui_table_arrows = Linha / coluna
    .of = 8465628d4ead
ui_table_family-fire = Linha
    .of = e4340f3554ec
ui_table_family-points = Linha
    .of = c89b747be01e
ui_table_levels = Nível
    .of = 210bef663859
ui_table_levels_recruit = Recruta
    .of = 3bcceb36adf0
ui_table_levels_veteran = Veterano
    .of = 77ebc154a245
ui_table_levels_heroic = Heroico
    .of = f76eeb70bd88
ui_table_levels_explosions = Explosões
    .of = 67f28ba8f04f
ui_table_levels_hazmats = Materiais perigosos
    .of = 21f8a56e5056
ui_table_levels_more = Mais pontos quentes
    .of = 34438cd2a8e2
ui_table_levels_pool = Reserva
    .of = 6027e1b42918
ui_table_first-explosion = Dado preto
    .of = e036efaab7df
ui_table_first-explosion_row = Linha
    .of = 5a8071166cfb
ui_table_first-explosion_column = Coluna
    .of = da624e9ebd25
ui_table_hot-spots-players = Jogadores
    .of = bdcd28359458
ui_table_cost = Ação
    .of = 3b06f6983cae
ui_table_cost_move = Mover-se
    .of = 36e420bbce92
ui_table_cost_reveal = Virar ao entrar
    .of = d0b23c68d2a1
ui_table_cost_move-fire = Mover-se para o fogo
    .of = f87a3518d5a3
ui_table_cost_carry = Mover-se com uma carga
    .of = 35979b5b449e
ui_table_cost_door = Abrir ou fechar uma porta
    .of = d049a64f5acb
ui_table_cost_smoke = Tirar fumaça
    .of = 562633a436cd
ui_table_cost_fire-smoke = De fogo a fumaça
    .of = a8af4de3c242
ui_table_cost_fire-out = Tirar fogo
    .of = 810d9ccab095
ui_table_cost_chop = Machadada
    .of = 5b7d5e28c558
ui_table_cost-experienced = Ação
    .of = 8e7210a4f3bc
ui_table_cost-experienced_lead = Conduzir uma vítima atendida
    .of = f8a21d9c0908
ui_table_cost-experienced_drive = Dirigir
    .of = c36dd4d841e7
ui_table_cost-experienced_ride = Ir junto
    .of = 251eeadad313
ui_table_cost-experienced_deck-gun = Disparar o canhão d'água
    .of = e510cf0d2bd3
ui_table_cost-experienced_crew-change = Troca de equipe
    .of = f3666d270181
ui_table_cost-experienced_dispose = Livrar-se de um material perigoso
    .of = 6478023a1b28
ui_table_cost-extreme = Ação
    .of = c1ed73ba40cc
ui_table_cost-extreme_window = Abrir ou fechar uma janela
    .of = 7b3902864444
ui_table_cost-extreme_take-ladder = Pegar uma escada de mão
    .of = 2ecd06e5b68c
ui_table_cost-extreme_raise = Erguer uma escada de mão
    .of = fbfe48baf9f3
ui_table_cost-extreme_climb = Subir ou descer
    .of = ec8a072c2759
ui_table_cost-extreme_climb-loaded = Subir ou descer com uma carga
    .of = 7760dd26326e
ui_table_cost-extreme_fold = Fechar uma escada de mão
    .of = 0b23aa42ee13
ui_table_cost-extreme_platform = Mover a plataforma
    .of = 79b6fca0fd37
ui_table_cost-extreme_platform-step = Entre caminhão e plataforma
    .of = 81907d1e14a8
ui_table_cost-extreme_cannon = Canhão da plataforma
    .of = d5d2b0502254
ui_table_cost-extreme_bridge = Deitar uma ponte
    .of = 673aa2aae26b
ui_table_cost-extreme_ladder-down = Descer uma escada por um buraco
    .of = 9c0a7d6c840d
ui_table_specialist-points = Especialista
    .of = d7b133266744
ui_table_specialist-points_points = Pontos
    .of = 17683e6a852e
ui_table_specialist-points_extra = Extras
    .of = d2fd752618c5
ui_table_floors = Prédio
    .of = 000c18075ea4
ui_table_floors_alone = Sozinho
    .of = ed8fbd8f9b2a
ui_table_floors_with-another = Com sótão ou porão
    .of = 300b523c8d19
ui_table_capacity = Objeto
    .of = 2086d4acf5a7
ui_table_capacity_car = Carro
    .of = 14580cdae873
ui_table_capacity_large = Equipamento explosivo grande
    .of = 7c739087b1bd
ui_table_capacity_small = Equipamento explosivo pequeno
    .of = 88c8c2b13503
ui_table_capacity_toxic = Equipamento tóxico
    .of = 50e0bf64f563
ui_table_spill-dice = Espaços
    .of = eb5c24661cac
ui_table_spill-dice_faces = Faces do dado
    .of = 19837927b71f
ui_table_spill-dice_first = Primeiro espaço
    .of = a0df7f81a017
ui_table_spill-dice_second = Segundo
    .of = a257a8e58320
ui_table_spill-dice_third = Terceiro
    .of = 456cd8956024
ui_table_spill-dice_fourth = Quarto
    .of = 29ed188dbf30

## Ícones

icon_red-die = dado vermelho
    .of = 45eb01c15d96
icon_black-die = dado preto
    .of = a35a1e3b861a
icon_board = tabuleiro
    .of = 7bfa9850c978
icon_firefighter = bombeiro
    .of = cddce78e3e2c
icon_fire = fogo
    .of = 7c551448719f
icon_smoke = fumaça
    .of = efa421be6f04
icon_poi = ponto de interesse
    .of = c3ca65962955
icon_victim = vítima
    .of = f4aee8d1c270
icon_false-alarm = alarme falso
    .of = 452b86041a83
icon_damage = dano
    .of = c3794e4c22a1
icon_door = porta
    .of = 4bacee19ae95
icon_door-open = porta aberta
    .of = 59b1ef6d83a2
icon_hot-spot = ponto quente
    .of = 0031c04df077
icon_hazmat = material perigoso
    .of = b6e15e9a1697
icon_action = ponto de ação
    .of = d6fe7a571b20
icon_heal = cura
    .of = e0b1b695af63
icon_engine = caminhão de bombeiros
    .of = 339aac38d01b
icon_ambulance = ambulância
    .of = 5e1e40801209
icon_window = janela
    .of = dd8b508d2ede
icon_fire-door = porta corta-fogo
    .of = 207697ac5211
icon_jam = emperramento
    .of = ed62218957fc
icon_ladder = escada de mão
    .of = 8fb84bfdd2bf
icon_stairs = escada fixa
    .of = 463bb064fb3e
icon_car = carro
    .of = 4406d0fa3f73
icon_equipment = equipamento de laboratório
    .of = b96c36a9a5a4
icon_toxic = tóxico
    .of = b343d7252167
icon_floor-damaged = piso danificado
    .of = 0ea666fe8714
icon_floor-destroyed = piso destruído
    .of = 3ccfdaa73130
icon_platform = plataforma
    .of = 5a000928856c
icon_paramedic = uma cruz
    .of = a9ca7c703bbe
icon_captain = um capacete
    .of = 452ca1e1810d
icon_imaging = um olho
    .of = 4300d8c912aa
icon_cafs = uma mangueira
    .of = 203818e2bfca
icon_hazmat-technician = uma máscara
    .of = 854ce280a2a6
icon_generalist = um distintivo
    .of = 7f2fbe75be3a
icon_rescue = um machado
    .of = 7b10fa8d9e34
icon_driver = um volante
    .of = 73d304aff137
icon_structural-engineer = um compasso
    .of = cad8aca2ccd7
ui_faces = Faces
    .of = b4c47cf55f08
ui_points = Pontos de ação
    .of = b4c5422b367d
ui_extra = Pontos extras
    .of = e56866cef198
ui_spaces = Espaços
    .of = 92b57fcf83bb
ui_capacity = Capacidade
    .of = f14a69fa97ff

## Chances

odds_fire-door = Quanto demora para uma porta corta-fogo emperrar?
    .about = Uma porta corta-fogo fechada recebe uma explosão após a outra: até emperrar, decide o dado vermelho; depois, cada explosão põe mais um marcador.
    .of = 6b524995b75a
odds_fire-door_blasts = Explosões
    .of = d14b236b3fb8
odds_fire-door_row_free = Ainda abre
    .of = 825a2654ba9d
odds_fire-door_row_jammed = Está emperrada
    .of = 8a7bfbd61707
odds_fire-door_row_markers = Marcadores de emperramento em média
    .of = a630ceab9016
