# BANG! O Jogo de Dados em português do Brasil. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` é o nome e `.event` a frase no registro.
# Em um registro, $actor e $target são nomes de jogadores; $own vale 1 quando são a mesma pessoa, $by e $to valem 1 quando há alguém.

game = BANG! O Jogo de Dados
    .about = Role, atire e blefe: homens da lei, fora da lei e renegados acertam as contas com cinco dados, e poucos sabem quem é quem.
    .unofficial = Um companheiro não oficial, sem participação nem aprovação da editora. Os nomes pertencem a seus donos; as palavras e os desenhos aqui são nossos.
    .of = af1d95d3eeea
product_base = BANG! O Jogo de Dados
    .of = 8448d4eaf4a4
product_undead-or-alive = Undead or Alive
    .of = 19766ab9af86
source_R1 = BANG! The Dice Game, folha de regras em inglês { "(2013)" }
    .of = fe1cca4beb2a
source_R2 = BANG! The Dice Game, folha de regras revisada em inglês (início)
    .of = 032d0ad98104
source_R3 = BANG! Kostková hra, regras em tcheco do site da editora (início)
    .of = f514e3e77caa
source_S = BANG! Kostková hra: Nemrtví nebo živí, folha de regras em tcheco
    .of = 06653fec9bae
source_G = O guia de um grupo de jogadores, com esclarecimentos próprios
    .of = 738090080ccd
source_E = Fotos e programas de donos de Undead or Alive
    .of = 5f570173fe55
source_C = BANG! (jogo de cartas), perguntas e respostas oficiais
    .of = 75e6cb28c44d
source_H = Ludolex: onde nenhuma fonte diz nada
    .of = f306d777283f
module_duels = Olhe nos meus olhos
    .about = Dados de duelo e uísque: desafie quem quiser na mesa e carregue seus ferimentos até o próximo turno.
    .of = c0f3456ee2a1
module_rage = Duas balas bastam
    .about = Quem perde muito em um turno compra uma carta de fúria e revida com os símbolos dela.
    .of = 0cfbcd09ee2f
module_posse = Um novo bando na cidade
    .about = Mais personagens para distribuir; alguns precisam de duelos ou de cartas de fúria no jogo.
    .of = d04a9e8aeb8d
module_undead = Mortos ou vivos?
    .about = Os eliminados compram do cemitério e podem voltar como zumbis. Para { $undead-players } ou mais jogadores.
    .of = 341ce0d74250
module_legacy = Legado do Velho Oeste
    .about = Para várias partidas seguidas: a estrela muda de mãos, e os personagens ficam ou são trocados.
    .of = 33fad4a7c6fa

## Objetivo do jogo

goal = Cada pessoa à mesa é alguém, e cada uma vence de um jeito diferente.
    .title = Objetivo do jogo
    .of = bcd5d9f3d375
goal_players = O jogo é para { $players-min } a { $players-max } jogadores.
    .title = Jogadores
    .of = 511a34bdc111
goal_roles = Seu { -role } diz de que lado você está e o que precisa acontecer para você vencer.
    .title = Papéis
    .of = 7e6628dbee9b
goal_sheriff = O { -sheriff } vence quando todos os { -outlaw(case: "pl") } e todos os { -renegade(case: "pl") } estão eliminados.
    .title = Xerife
    .of = 7bb722885fe2
goal_deputy = Um { -deputy } está do lado do { -sheriff } e vence sempre que o xerife vence, mesmo que já não esteja lá para ver.
    .title = Assistente
    .of = 91efe0d40a6e
goal_outlaw = Os { -outlaw(case: "pl") } querem a pele do { -sheriff }. Com o xerife eliminado, vencem juntos.
    .title = Fora da lei
    .of = e910ea6dd145
goal_renegade = Um { -renegade } não está do lado de ninguém e quer ser o último com vida: todos os outros têm de cair, e o { -sheriff } por último.
    .title = Renegado
    .of = 64fa79a5b5e3

## O que há na caixa

components = Isto é o que há na caixa do jogo básico.
    .title = Componentes
    .of = 3565eede16fd
components_dice = { $dice } dados, todos iguais. Cada um tem { $die-faces } faces: :arrow: flecha, :dynamite: dinamite, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: cerveja e :gatling: Gatling.
    .title = Dados
    .of = 4e9e57dfb9de
components_roles = { $role-cards-total } cartas de papel: { $role-cards_sheriff } de xerife, { $role-cards_deputy } de assistente, { $role-cards_outlaw } de fora da lei e { $role-cards_renegade } de renegado.
    .title = Cartas de papel
    .of = 567999737363
components_characters = { $character-cards } personagens, cada um com seu número de pontos de vida e uma habilidade própria.
    .title = Cartas de personagem
    .of = d455929ece81
components_summaries = { $summary-cards } cartas de resumo, para conferir os símbolos sem perguntar.
    .title = Cartas de resumo
    .of = dd529782c8eb
components_arrows = { $arrow-tokens } fichas de flecha.
    .title = Fichas de flecha
    .of = 0d3b54b9009e
components_bullets = Balas para contar os pontos de vida: { $bullet-tokens_single } que valem { $bullet-worth_single } e { $bullet-tokens_triple } que valem { $bullet-worth_triple }. Troque sempre que for prático.
    .title = Balas
    .of = 355f1887d306

## Preparação

setup = A mesa é montada nesta ordem.
    .title = Preparação
    .of = 138cfc376eb4
setup_table = O número de jogadores define quantas cartas de cada papel participam.
    .title = Papéis por número de jogadores
    .of = 1c08b9abe6db
setup_roles = Embaralhe as cartas de papel para o número de jogadores e dê uma a cada um, virada para baixo. Você pode olhar a sua quando quiser.
    .title = Distribuir os papéis
    .event = { $target } recebe um papel: { $role }.
    .of = 5e023f69f96a
setup_sheriff = Quem recebe a { -star } mostra a carta na hora. Todos os outros papéis ficam virados para baixo.
    .title = O xerife se apresenta
    .event = { $target } mostra a estrela e é o xerife.
    .of = 4b3ce872d8de
setup_characters = Embaralhe os { -character(case: "pl") } e dê um a cada jogador, virado para cima.
    .title = Distribuir os personagens
    .event = { $target } vai jogar com { $character }.
    .of = 658b0ea0fca9
setup_characters-out = Os personagens que ninguém recebeu ficam fora desta partida.
    .title = Personagens sem uso
    .of = 3f1423a26e5d
setup_bullets = Pegue tantas balas quantos são os pontos de vida do seu personagem e deixe-as à sua frente, à vista de todos.
    .title = Pegar as balas
    .event = { $target } pega { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    }.
    .of = a59157d95d0f
setup_sheriff-bullets = O { -sheriff } pega { $sheriff-bullets ->
        [one] { $sheriff-bullets } bala
       *[other] { $sheriff-bullets } balas
    } a mais do que o personagem indica.
    .title = As balas extras do xerife
    .event = { $target } pega { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } a mais por ser o xerife.
    .of = 3b51babe246a
setup_arrows = Ponha todas as { $arrow-tokens } fichas de flecha no centro da mesa. Elas são a { -pile }.
    .title = A pilha de flechas
    .of = 8b23bf29d50e
setup_start = O { -sheriff } pega os dados e joga o primeiro turno.
    .title = Quem começa
    .event = { $actor }, o xerife, começa.
    .of = 545cf01528dd

## Pontos de vida

life = As balas à sua frente são a vida que lhe resta.
    .title = Pontos de vida
    .of = 58af2799723a
life_points = Cada { -life-point } é uma bala. Ao perder um ponto, devolva uma bala; ao ganhar um, pegue uma bala.
    .title = Perder e ganhar
    .of = 045f87e83a39
life_cap = Você nunca pode ter mais pontos de vida do que tinha ao começar esta partida. O que passar disso se perde.
    .title = O limite
    .of = 85619a82319f
life_cap-sheriff = O xerife começou com as balas extras, por isso elas fazem parte do limite dele.
    .title = O limite do xerife
    .of = 5b5804602fca

## O turno

turn = Um turno é rolar um pouco, decidir um pouco, e depois tudo o que os dados mostram acontece.
    .title = O turno
    .of = cb4c70a4cbb5
turn_order = O { -turn } passa em sentido horário, de um jogador que ainda está no jogo ao seguinte.
    .title = Ordem de jogo
    .event = Turno { $value }: { $actor }.
    .of = f5c4880d0908
turn_roll = Comece seu turno rolando todos os { $dice } dados.
    .title = Primeira rolagem
    .event = { $actor } rola { $dice }
    .of = c75232cb4ada
turn_reroll = Depois você pode rolar de novo, até { $rerolls ->
        [one] { $rerolls } vez
       *[other] { $rerolls } vezes
    }. Cada { -re-roll } é feita com quantos dados você quiser.
    .title = Novas rolagens
    .event = { $actor } rola de novo: { $dice }
    .of = 0c7ba057fa73
turn_kept-dice = Um dado que você guardou ainda não está decidido: na próxima { -re-roll }, você pode pegá-lo de volta.
    .title = Dados guardados
    .of = ea86a0f0e65c
turn_stand = Você não é obrigado a usar as novas rolagens. Pare quando gostar do que vê.
    .title = Parar
    .event = { $actor } para com { $dice }
    .of = 534a940fa8e1
turn_last-roll = Depois de { $rolls } rolagens não restam { -re-roll(case: "pl") }, e os dados valem como estão.
    .title = Última rolagem
    .event = { $actor } não tem mais novas rolagens e fica com { $dice }
    .of = 7979e328ef7b
turn_obligation = Todo símbolo tem de ser usado. Você não pode deixar nenhum de lado, nem que só haja um amigo para acertar.
    .title = Nada de passar
    .of = a037ff00f58c
turn_resolution = Os dados finais são resolvidos nesta ordem: primeiro :dynamite:, depois todas as :near-shot: e :far-shot: juntas, depois :beer:, e :gatling: por último. Cada :arrow: já teve efeito quando saiu.
    .title = Ordem de resolução
    .of = bb7dab724f77

## Flechas

arrows = As flechas não fazem nada, até haver flechas demais.
    .title = Flechas e índios
    .of = 5574e35b3928
arrows_take = Depois de cada rolagem, antes de qualquer outra coisa, pegue uma { -arrow } da pilha para cada :arrow: que acabou de sair.
    .title = Pegar flechas
    .event = { $actor } pega uma flecha e agora tem { $value }.
    .of = f219817b7d11
arrows_kept = Uma :arrow: que você guarda de uma rolagem anterior não lhe custa uma segunda flecha.
    .title = Flechas guardadas
    .of = 45730f3eb1fb
arrows_reroll = Você pode rolar de novo um dado com :arrow:. A flecha que pegou por ele continua com você.
    .title = Rolar flechas de novo
    .of = 233a7662f80a
arrows_attack = Quando a última flecha sai da pilha, os índios atacam: na mesma hora, até no meio de uma rolagem.
    .title = Os índios atacam
    .event = { $actor } pega a última flecha, e os índios atacam!
    .of = b194eaff90dd
arrows_attack-loss = Em um { -indian-attack }, cada um perde { $arrow-loss ->
        [one] { $arrow-loss } ponto de vida
       *[other] { $arrow-loss } pontos de vida
    } por flecha que tiver.
    .title = O que o ataque custa
    .event = { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } para os índios.
    .of = f2e6795f3aa6
arrows_refill = Depois do ataque, todas as flechas voltam para a pilha.
    .title = A pilha é refeita
    .event = As flechas voltam; a pilha tem { $value } de novo.
    .of = b90663a22acb
arrows_rest-of-roll = Se o ataque acontecer enquanto você ainda pega as flechas de uma rolagem, pegue o resto da nova pilha. Depois seu turno continua.
    .title = O resto da rolagem
    .event = { $actor } ainda tem de pegar da nova pilha { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    } desta rolagem.
    .of = cf79079750c3
arrows_example-attack = Restam duas flechas na pilha, e Ada rola três. Ela pega as duas, os índios atacam, e todos, Ada também, pagam pelas flechas que têm. Todas as { $arrow-tokens } voltam, Ada pega sua terceira flecha da pilha cheia e só então decide o que rolar de novo.
    .title = Exemplo: um ataque no meio da rolagem
    .of = f801b0596776
arrows_roller-dies = Se o ataque eliminar justamente quem está rolando, o turno acaba, e os dados são largados sem mais efeito.
    .title = Quem rola cai diante dos índios
    .event = { $value ->
        [0] { $actor } sai do jogo; os dados não têm mais efeito.
       *[other] { $actor } sai do jogo, mas os dados são resolvidos mesmo assim.
    }
    .of = ff422c67e5a1

## Dinamite

dynamite = A dinamite não larga você.
    .title = Dinamite
    .of = c4c004cce5b9
dynamite_locked = Um dado que mostra :dynamite: fica travado. Ele não pode ser rolado de novo neste turno.
    .title = Dinamite travada
    .of = 03a6d888b1b6
dynamite_third = Assim que { $dynamite-limit } ou mais dos seus dados mostram :dynamite:, você não rola mais.
    .title = Dinamite suficiente para explodir
    .event = { $actor } tem { $value } dinamites e não rola mais.
    .of = 0e405d617689
dynamite_loss = Ela explode, e você perde exatamente { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }, não importa quantas haja além dessas { $dynamite-limit }.
    .title = O que a dinamite custa
    .event = A dinamite explode: { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
    .of = b63d8e446f16
dynamite_survived = Se você sobreviver, todos os seus outros dados são resolvidos como de costume.
    .title = Sobreviver à dinamite
    .event = { $actor } sobrevive; os outros dados contam.
    .of = f1106edd69a1
dynamite_death = Se ela tirar seu último ponto de vida, seus outros dados não têm efeito.
    .title = Morrer pela dinamite
    .event = { $value ->
        [0] { $actor } sai do jogo; os outros dados não têm efeito.
       *[other] { $actor } sai do jogo, mas os outros dados são resolvidos mesmo assim.
    }
    .of = 7bb7a27588f6

## Miras

shots = Cada { -bulls-eye } é um tiro, e o número dela diz até onde ele chega.
    .title = Miras
    .of = b0219f256e11
shots_near = Uma :near-shot: tira { $shot-loss ->
        [one] { $shot-loss } ponto de vida
       *[other] { $shot-loss } pontos de vida
    } de um jogador a { $shot-near ->
        [one] { $shot-near } lugar
       *[other] { $shot-near } lugares
    } de você, à esquerda ou à direita, como preferir.
    .title = Um tiro no vizinho
    .event = { $actor } aponta :near-shot: para { $target }.
    .of = a582011bd989
shots_far = Uma :far-shot: tira { $shot-loss ->
        [one] { $shot-loss } ponto de vida
       *[other] { $shot-loss } pontos de vida
    } de um jogador a exatamente { $shot-far ->
        [one] { $shot-far } lugar
       *[other] { $shot-far } lugares
    } de você, à esquerda ou à direita, como preferir.
    .title = Um tiro mais longe
    .event = { $actor } aponta :far-shot: para { $target }.
    .of = 5e79da47ba75
shots_distance = A { -distance } entre dois jogadores se conta em lugares ao redor da mesa. Os jogadores eliminados são pulados.
    .title = Distância
    .of = d2a63bd09b6a
shots_close-quarters = Com { $close-quarters } ou menos jogadores ainda no jogo, uma :far-shot: vale como uma :near-shot:.
    .title = De perto
    .event = { $actor } aponta :far-shot: de perto para { $target }.
    .of = e70a00b3344f
shots_both-ways = Às vezes, a esquerda e a direita levam à mesma pessoa: com dois jogadores restantes, para :near-shot:; com quatro, para :far-shot:. Nesse caso, só há esse alvo.
    .title = A mesma pessoa dos dois lados
    .of = 45b5ef491281
shots_together = Primeiro escolha o alvo de cada mira; depois todos os tiros acertam no mesmo instante.
    .title = Todos os tiros de uma vez
    .event = { $target } leva tiros e perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
    .of = 75bd25cde578
shots_overkill = Você pode apontar contra alguém mais tiros do que essa pessoa tem pontos de vida. Os que sobram se perdem, e nenhuma distância muda até que todos acertem.
    .title = Mais tiros do que vida
    .of = fbfaead89b5d
shots_example-overkill = Bo, à esquerda de Ada, tem um único ponto de vida. Ada tem duas :near-shot: e aponta ambas para ele. Depois dos tiros, Bo está fora, mas o segundo não pode seguir até quem está sentado atrás dele.
    .title = Exemplo: um tiro a mais
    .of = 7b27963f35b4

## Cerveja

beer = Uma cerveja compensa uma bala.
    .title = Cerveja
    .of = 4ad84c94a616
beer_heal = Para cada :beer:, um jogador à sua escolha ganha { $beer-gain ->
        [one] { $beer-gain } ponto de vida
       *[other] { $beer-gain } pontos de vida
    }. Você pode escolher a si mesmo.
    .title = Beber cerveja
    .event = { $own ->
        [1] { $actor } bebe uma cerveja e ganha { $value ->
            [one] { $value } ponto de vida
           *[other] { $value } pontos de vida
        }.
       *[other] { $actor } paga a { $target } uma cerveja, que vale { $value ->
            [one] { $value } ponto de vida
           *[other] { $value } pontos de vida
        }.
    }
    .of = 8afeebf8615e
beer_wasted = Uma cerveja para quem já está no limite não serve para nada.
    .title = Cerveja desperdiçada
    .event = { $own ->
        [1] { $actor } bebe uma cerveja à toa.
       *[other] { $actor } paga a { $target } uma cerveja à toa.
    }
    .of = 2e22b7562ed1

## A metralhadora Gatling

gatling = Demora para carregar, e depois todo mundo se abaixa.
    .title = A metralhadora Gatling
    .of = 5303c59bfdb0
gatling_fire = Com { $gatling-limit } ou mais :gatling: entre seus dados finais, você dispara a { -gatling }.
    .title = Disparar a Gatling
    .event = { $actor } dispara a Gatling com { $value } :gatling:.
    .of = 348cf438cd67
gatling_loss = Cada um dos outros jogadores perde { $gatling-loss ->
        [one] { $gatling-loss } ponto de vida
       *[other] { $gatling-loss } pontos de vida
    }.
    .title = O que a Gatling custa
    .event = { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } para a Gatling.
    .of = c0a9dda0c036
gatling_discard = Depois de disparar, devolva à pilha todas as suas flechas.
    .title = Livre das flechas
    .event = { $actor } devolve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
    .of = 3e4b8837dc4b
gatling_once = A { -gatling } dispara uma vez por turno, por mais :gatling: que haja.
    .title = Só uma vez
    .of = 766d09a4cd5d

## Eliminação

elimination = O que acontece quando as balas acabam.
    .title = Eliminação
    .of = 4164d86c35e6
elimination_out = Quem não tem mais nenhum ponto de vida é eliminado na hora e não joga mais turnos. Também deixa de contar para as distâncias.
    .title = Fora do jogo
    .event = { $by ->
        [1] { $actor } elimina { $target }.
       *[other] { $target } sai do jogo.
    }
    .of = 4528c10d5a9c
elimination_reveal = Os jogadores eliminados mostram a todos sua carta de papel.
    .title = Mostrar o papel
    .event = { $target } revela seu papel: { $role }.
    .of = 940e99182107
elimination_arrows = As flechas de um jogador eliminado voltam para a pilha.
    .title = Flechas dos eliminados
    .event = { $target } devolve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
    .of = c172a6c06163
elimination_dead-do-nothing = Os eliminados não fazem nada e nada acontece com eles, mas vencem com seu time se ele vencer.
    .title = Os eliminados
    .of = b45f11c55658
elimination_nobodys-kill = Um jogador que cai pelos índios ou pela dinamite não foi morto por ninguém.
    .title = Morte de ninguém
    .of = 28e0435b9e76

## Como a partida termina

endings = Quem venceu, e quando conferir.
    .title = O fim da partida
    .of = 186d15b24d2f
endings_at-once = Cada vez que alguém for eliminado, veja se isso decide a partida. Se decidir, ela acaba ali mesmo, e mais nada é resolvido.
    .title = Fim na mesma hora
    .of = 6ce2f8f608bd
endings_sheriff-dead = Se o xerife for eliminado, os fora da lei vencem, mesmo que não reste nenhum deles.
    .title = O xerife morreu
    .event = O xerife morreu. Os fora da lei vencem.
    .of = b1af72d8d667
endings_renegade = Se o xerife for eliminado e o único jogador ainda vivo for um renegado, esse renegado vence, e os fora da lei não.
    .title = A vitória do renegado
    .event = O renegado é o último com vida e vence.
    .of = 649dade54140
endings_law = Se todos os fora da lei e todos os renegados forem eliminados com o xerife vivo, o xerife e os assistentes vencem.
    .title = A lei vence
    .event = Todos os inimigos do xerife caíram. A lei vence.
    .of = 730412598949
endings_sheriff-first = Se o xerife cair no mesmo instante que o último dos inimigos, o que conta é a queda do xerife: os fora da lei vencem.
    .title = A queda do xerife vem primeiro
    .event = O xerife caiu junto com os últimos inimigos. Os fora da lei vencem.
    .of = 5feca7b68852
endings_all-dead = Se não sobreviver absolutamente ninguém, os fora da lei vencem.
    .title = Todos caem
    .event = Ninguém continua vivo. Os fora da lei vencem.
    .of = 1c7876c7373a
endings_team = O xerife e os assistentes vencem como um time, os fora da lei como outro. Os membros eliminados vencem também.
    .title = Vencer em time
    .of = 33a247f5a62b
endings_example-all-dead = O xerife e um renegado são os dois últimos, cada um com um só ponto de vida e com flechas na mão. O xerife pega a última flecha da pilha, e o ataque elimina os dois. Não resta ninguém, e assim vencem os fora da lei, que já estavam todos fora havia um tempo.
    .title = Exemplo: não resta ninguém
    .of = 7647b9997f41
endings_example-no-outlaws = Todos os fora da lei estão eliminados. O renegado atira no xerife e o mata enquanto um assistente ainda vive. O renegado não está sozinho, então quem vence são os fora da lei.
    .title = Exemplo: um tiro cedo demais
    .of = dd9f8aa4800e

## Três jogadores

three = Com { $three-players } jogadores, todos os papéis ficam abertos, e cada um caça alguém.
    .title = Três jogadores
    .of = d555ffe78d8f
three_roles = Distribuam assistente, fora da lei e renegado e virem todos para cima. Não há { -sheriff }, e ninguém pega balas extras.
    .title = Papéis abertos
    .event = { $target } recebe um papel aberto: { $role }.
    .of = 16b6a7d399b5
three_start = O { -deputy } joga o primeiro turno.
    .title = O assistente começa
    .event = { $actor }, o assistente, começa.
    .of = 0b2ff85bd103
three_targets = O { -deputy } caça o { -renegade }, o renegado caça o { -outlaw }, e o fora da lei caça o assistente.
    .title = Quem caça quem
    .of = 9dbc1afe977b
three_win = Tire você mesmo o último ponto de vida do seu alvo, e você vence na hora.
    .title = Pegar o alvo
    .event = Quem caçava pegou seu alvo e vence.
    .of = a100d20bb52f
three_third-hand = Se for o terceiro jogador a tirá-lo, ninguém venceu ainda. Os dois que restam continuam.
    .title = A mão de outro
    .event = Quem pegou { $target } foi { $actor }, e não quem o caçava. Vence o último com vida.
    .of = cb690c523bf2
three_last = A partir daí, vence simplesmente o último com vida.
    .title = O último com vida
    .event = O último com vida vence.
    .of = 7210015671fb
three_lost-target = Quem cai pelos índios ou pela dinamite não foi baleado por ninguém, então ninguém alcançou o objetivo; os dois que restam lutam para ser o último.
    .title = Alvo perdido
    .event = { $to ->
        [1] Nenhuma mão pegou { $target }. Vence o último com vida.
       *[other] O alvo caiu sem quem o caçava, que vence mesmo assim.
    }
    .of = 89716796d48d
three_all-dead = Se todos os que restavam caírem juntos, a partida termina empatada.
    .title = Caem os três
    .event = { $value ->
        [0] Ninguém continua vivo: empate.
       *[other] Ninguém continua vivo; vence quem estava jogando o turno.
    }
    .of = ddbc177f3048

## Oito jogadores

eight = Com { $eight-players } jogadores há { $roles_8_renegade } renegados.
    .title = Oito jogadores
    .of = 76e44aa2a6dd
eight_renegades = Os dois não são parceiros: cada { -renegade } joga sozinho, e cada um quer ser o último.
    .title = Cada renegado por si
    .of = f12afc409e7d
eight_both-alive = Se o xerife cair com os dois renegados vivos, nenhum deles é o último, e os fora da lei vencem.
    .title = Restam dois renegados
    .event = O xerife morreu e restam dois renegados. Os fora da lei vencem.
    .of = bedb121f344c

## Personagens

characters = Cada um aqui sabe fazer algo que os outros não sabem.
    .title = Personagens
    .of = 8c29e8c98ba0
characters_use = Onde a { -ability } do seu personagem diz outra coisa que as regras, vale a habilidade. O que ela permite, você não é obrigado a fazer.
    .title = Usar as habilidades
    .of = 38ce03e7567e
characters_bart-cassidy = Para cada ponto de vida que um tiro ou a Gatling lhe custaria, Bart Cassidy pode pegar { $bart-arrows ->
        [one] uma flecha
       *[other] { $bart-arrows } flechas
    } no lugar. Ele não pode pegar a última flecha da pilha, e isso não o ajuda contra índios nem dinamite.
    .title = Bart Cassidy
    .event = { $actor } pega uma flecha em vez de levar o tiro e agora tem { $value }.
    .of = 9c6dc3a34796
characters_bart-cassidy-hits = Se for acertado várias vezes ao mesmo tempo, Bart decide acerto por acerto, enquanto a pilha tiver mais de { $bart-arrows ->
        [one] { $bart-arrows } flecha
       *[other] { $bart-arrows } flechas
    }.
    .title = Bart Cassidy, acerto por acerto
    .of = a8c43d7926a8
characters_black-jack = Black Jack pode rolar :dynamite: de novo, enquanto tiver menos de { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } rola de novo { $value ->
        [one] { $value } dinamite
       *[other] { $value } dinamites
    }.
    .of = 6c1ffba79818
characters_calamity-janet = Calamity Janet pode usar cada :near-shot: como :far-shot: e cada :far-shot: como :near-shot:.
    .title = Calamity Janet
    .event = { $actor } inverte { $face } e a aponta para { $target }.
    .of = 2d41fa602a83
characters_el-gringo = Um jogador que tira pontos de vida de El Gringo pega { $gringo-arrows ->
        [one] uma flecha
       *[other] { $gringo-arrows } flechas
    } por isso. Índios e dinamite não são jogadores; não custam flecha a ninguém.
    .title = El Gringo
    .event = { $actor } se vinga: { $target } pega uma flecha e agora tem { $value }.
    .of = ff1d6ddd3748
characters_el-gringo-gatling = Quem acerta El Gringo com a Gatling primeiro devolve todas as flechas, como depois de qualquer Gatling, e só então pega a de El Gringo.
    .title = El Gringo e a Gatling
    .of = b2a3d1a5ec17
characters_el-gringo-once = Todos os tiros de um turno, juntos, rendem a flecha de El Gringo uma vez, por mais pontos que tirem. A Gatling do mesmo turno rende a flecha outra vez.
    .title = El Gringo, uma vez por ocasião
    .of = 9fc4bd28b1e2
characters_el-gringo-dying = O último ponto de vida de El Gringo também custa a flecha.
    .title = O último ponto de El Gringo
    .of = 12ff83a803e3
characters_jesse-jones = Se Jesse Jones tiver { $jesse-life } pontos de vida ou menos na hora da cerveja, cada :beer: que ele mesmo bebe lhe dá { $jesse-gain ->
        [one] { $jesse-gain } ponto de vida
       *[other] { $jesse-gain } pontos de vida
    }.
    .title = Jesse Jones
    .event = { $actor } está com sede: a cerveja dá { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
    .of = df7ba67d6f32
characters_example-jesse-jones = Com { $jesse-life } pontos de vida restantes, Jesse rola duas :beer: e bebe as duas. Se ele está fraco o bastante se vê uma só vez, antes da primeira; por isso cada uma lhe dá { $jesse-gain }.
    .title = Exemplo: Jesse Jones
    .of = 2bf49f8f0bc0
characters_jourdonnais = Um ataque dos índios nunca custa a Jourdonnais mais de { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } ponto de vida
       *[other] { $jourdonnais-loss } pontos de vida
    }.
    .title = Jourdonnais
    .event = { $target } escapa de perder { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } no ataque.
    .of = 7fc3db09c381
characters_kit-carlson = Para cada :gatling: entre seus dados finais, Kit Carlson pode devolver à pilha { $kit-arrows ->
        [one] uma flecha
       *[other] { $kit-arrows } flechas
    } de qualquer jogador, inclusive dele mesmo.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } devolve uma flecha e fica com { $value }.
       *[other] { $actor } tira uma flecha de { $target }, que fica com { $value }.
    }
    .of = a559ac60a607
characters_kit-carlson-gatling = Quando dispara a Gatling, Kit Carlson se livra de todas as suas flechas como de costume e ainda pode usar cada :gatling: nas flechas dos outros.
    .title = Kit Carlson e a Gatling
    .of = 00079b8ed3fb
characters_lucky-duke = Lucky Duke pode rolar de novo { $duke-rerolls ->
        [one] uma vez
       *[other] { $duke-rerolls } vezes
    } a mais que os outros.
    .title = Lucky Duke
    .event = { $actor } usa a nova rolagem que só a sorte permite.
    .of = 1a3f48032626
characters_paul-regret = A Gatling nunca custa um ponto de vida a Paul Regret.
    .title = Paul Regret
    .event = A Gatling nem arranha { $target }.
    .of = 9f35d21ea0a7
characters_pedro-ramirez = Para cada ponto de vida que perde, Pedro Ramirez pode devolver { $pedro-arrows ->
        [one] uma flecha
       *[other] { $pedro-arrows } flechas
    } das suas. O ponto se perde do mesmo jeito.
    .title = Pedro Ramirez
    .event = { $target } devolve uma flecha e fica com { $value }.
    .of = 5a6b0aabec13
characters_rose-doolan = Rose Doolan atira mais longe: com :near-shot: e com :far-shot:, além dos alvos de costume, ela pode acertar um que esteja { $rose-reach ->
        [one] { $rose-reach } lugar
       *[other] { $rose-reach } lugares
    } adiante.
    .title = Rose Doolan
    .event = { $actor } aponta { $face } mais longe que os outros, para { $target }.
    .of = d08c26cc023e
characters_rose-doolan-around = A distância até alguém é sempre o caminho mais curto ao redor da mesa. Rose não pode declarar que um vizinho está longe contando pelo caminho comprido.
    .title = As distâncias de Rose Doolan
    .of = faa0293ea15c
characters_sid-ketchum = No começo do seu turno, antes de rolar, Sid Ketchum faz um jogador à sua escolha ganhar { $sid-gain ->
        [one] { $sid-gain } ponto de vida
       *[other] { $sid-gain } pontos de vida
    }. Ele pode escolher a si mesmo.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } se curaria, mas não lhe falta nada.
            [one] { $actor } ganha { $value } ponto de vida.
           *[other] { $actor } ganha { $value } pontos de vida.
        }
       *[other] { $value ->
            [0] { $actor } curaria { $target }, mas ali não falta nada.
            [one] { $actor } faz { $target } ganhar { $value } ponto de vida.
           *[other] { $actor } faz { $target } ganhar { $value } pontos de vida.
        }
    }
    .of = eec146a86df1
characters_slab-the-killer = Uma vez por turno, Slab the Killer pode gastar uma :beer: para reforçar um dos seus tiros: essa :near-shot: ou :far-shot: tira { $slab-loss ->
        [one] { $slab-loss } ponto de vida
       *[other] { $slab-loss } pontos de vida
    } do alvo.
    .title = Slab the Killer
    .event = { $actor } gasta uma cerveja em um tiro contra { $target }: ele tira { $value }.
    .of = 1f4b5ff6eec2
characters_suzy-lafayette = Se seus dados finais não mostrarem nem :near-shot: nem :far-shot:, Suzy Lafayette ganha { $suzy-gain ->
        [one] { $suzy-gain } ponto de vida
       *[other] { $suzy-gain } pontos de vida
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } não dá nenhum tiro, mas não lhe falta nada.
        [one] { $target } não dá nenhum tiro e ganha { $value } ponto de vida.
       *[other] { $target } não dá nenhum tiro e ganha { $value } pontos de vida.
    }
    .of = 698c852251b1
characters_vulture-sam = Sempre que outro jogador é eliminado, Vulture Sam ganha { $sam-gain ->
        [one] { $sam-gain } ponto de vida
       *[other] { $sam-gain } pontos de vida
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } ronda os caídos, mas não lhe falta nada.
        [one] { $target } ronda os caídos e ganha { $value } ponto de vida.
       *[other] { $target } ronda os caídos e ganha { $value } pontos de vida.
    }
    .of = 8704fb5e54fa
characters_vulture-sam-dying = Se o próprio Vulture Sam cair no mesmo instante, ele não ganha nada.
    .title = Vulture Sam também cai
    .event = { $target } cai junto com outros, mas Vulture Sam ganha com isso e continua vivo.
    .of = 78ea9ff70412
characters_willy-the-kid = Willy the Kid só precisa de { $willy-gatling } :gatling: para disparar a Gatling. Também ele a dispara uma vez por turno.
    .title = Willy the Kid
    .event = { $actor } dispara a Gatling com apenas { $value } :gatling:.
    .of = d50ae1277f8c

## A expansão

expansion = Uma segunda caixa, com mais para rolar, para comprar e para temer.
    .title = Undead or Alive
    .of = fd3fcf431fc5
expansion_builds-on = { product_undead-or-alive } não é um jogo independente. Todas as regras do jogo básico continuam valendo, exceto onde um módulo em uso diz outra coisa.
    .title = Sobre o jogo básico
    .of = 919100fe4382
expansion_modules = Há { $expansion-modules } módulos. Acrescentem um só ou quantos quiserem, em qualquer mistura que o número de jogadores e as exigências dos próprios módulos permitam.
    .title = Módulos
    .of = a81fbfcbfc33
expansion_other-boxes = Old Saloon é outra expansão do jogo básico. Não aconselhamos misturar os módulos dela com estes.
    .title = Outras expansões
    .of = fc36e60982b1
expansion_box = { $expansion-cards } cartas ao todo, com dados, fichas e uma folha de regras. De quais delas vocês precisam está dito módulo a módulo.
    .title = A caixa inteira
    .of = 3a7cfc3c6397
expansion_summaries = Mais { $new-summaries } cartas de resumo. Elas lembram regras e não mudam nenhuma.
    .title = Novas cartas de resumo
    .of = 621b6b9ad127

## Módulo: Olhe nos meus olhos

duels = Dados pretos, bebida forte e duas pessoas que se encaram.
    .title = Olhe nos meus olhos
    .of = 978e0c436b24
duels_needs-rage = { module_duels }, o módulo { $module-numbers_duels }, só se joga junto com { module_rage }, o módulo { $module-numbers_rage }.
    .title = Só com cartas de fúria
    .of = 9ba3c964f2c0
duels_dice = { $duel-dice } dados pretos, os { -duel-die(case: "pl") }.
    .title = Dados de duelo
    .of = 4a52a94983a2
duels_faces = Cada { -duel-die } tem { $die-faces } faces: :arrow: flecha, :dynamite: dinamite, :gatling: Gatling, :whiskey: uísque e :duel: duelo { $duel-faces_duel ->
        [one] uma vez
       *[other] { $duel-faces_duel } vezes
    }. Ele não tem nenhuma mira nem cerveja.
    .title = Faces de um dado de duelo
    .of = c211d4356ccf
duels_swap = Usem os { -duel-die(case: "pl") } no lugar de { $duel-dice ->
        [one] { $duel-dice } dado básico
       *[other] { $duel-dice } dados básicos
    }, que { $duel-dice ->
        [one] volta
       *[other] voltam
    } para a caixa.
    .title = Preto por branco
    .of = d89be4f2b6f8
duels_roll = Comece seu turno rolando todos os { $dice } dados: { $white-dice } brancos e { $duel-dice } pretos. Em uma { -re-roll }, você pode misturar os dois tipos.
    .title = Primeira rolagem com dados de duelo
    .event = { $actor } rola { $dice }
    .of = 80f67f40ddf6
duels_order = Os dados finais são resolvidos nesta ordem: primeiro :dynamite:, depois :whiskey:, depois :near-shot: e :far-shot:, depois :beer:, depois :gatling:, e :duel: por último. Cada :arrow: já teve efeito quando saiu.
    .title = Ordem de resolução com dados de duelo
    .of = 48778ed5d032
duels_shots-together = Todos os tiros continuam acertando no mesmo instante, seja qual for o número, e as distâncias não mudam no meio.
    .title = Os tiros continuam juntos
    .of = ef50fca18514
duels_whiskey = Para cada :whiskey: entre seus dados finais, você mesmo ganha { $whiskey-gain ->
        [one] { $whiskey-gain } ponto de vida
       *[other] { $whiskey-gain } pontos de vida
    }. Você não pode passá-lo a mais ninguém.
    .title = Beber uísque
    .event = { $value ->
        [0] { $actor } bebe um uísque, mas não lhe falta nada.
        [one] { $actor } bebe um uísque e ganha { $value } ponto de vida.
       *[other] { $actor } bebe um uísque e ganha { $value } pontos de vida.
    }
    .of = c27ee4c89723
duels_whiskey-token = Cada :whiskey: também livra você de { $whiskey-tokens ->
        [one] uma { -wound-token }
       *[other] { $whiskey-tokens } { -wound-token(case: "pl") }
    }, queira você ou não.
    .title = Uísque contra ferimentos
    .event = O uísque livra { $actor } da ficha de ferimento { $face }.
    .of = 8ba3ceadc58a
duels_whiskey-rage = Se não houver nenhuma { -wound-token } à sua frente, você tem de comprar { $whiskey-cards ->
        [one] uma { -rage-card }
       *[other] { $whiskey-cards } { -rage-card(case: "pl") }
    } em vez disso.
    .title = Uísque de estômago vazio
    .event = { $actor } não tem ficha de ferimento, e o uísque traz uma carta de fúria.
    .of = bc9af1dd9fdb
duels_whiskey-full = Se você estiver no limite, o ponto de vida de um :whiskey: se perde; todo o resto acontece do mesmo jeito.
    .title = Uísque no limite
    .of = 4047d0b10b92
duels_whiskey-choice = Você escolhe qual das suas { -wound-token(case: "pl") } o uísque leva. Ela é embaralhada de volta no monte na mesma hora.
    .title = Qual ficha sai
    .of = e908d535aff3
duels_whiskey-cancel = O que suas { -wound-token(case: "pl") } anulam se define assim que a última rolagem está feita. Uma ficha que um :whiskey: leva depois já cumpriu seu serviço.
    .title = Primeiro os ferimentos, depois o uísque
    .of = eaf68331c997
duels_challenge = Para cada :duel: entre seus dados finais, entregue esse dado a um adversário à sua escolha e assim o desafie para um { -duel }. Não importa a que distância ele está.
    .title = O desafio
    .event = { $actor } desafia { $target } para um duelo.
    .of = a4847727d1db
duels_reply = Seu adversário rola o dado. Qualquer coisa que não seja :duel: o faz perder o { -duel }; o símbolo em si não tem efeito.
    .title = A resposta
    .event = { $actor } rola { $face } no duelo com { $target }.
    .of = 3a745188a2f0
duels_return = Se sair :duel:, o dado volta, e você também tem de rolar :duel:. Se conseguir, o mesmo adversário precisa rolar outra vez, e assim vai e volta.
    .title = Vai e volta
    .event = { $actor } rola { $face } no duelo com { $target }.
    .of = 53db22fbd388
duels_loss = O primeiro dos dois a rolar outra coisa perdeu o { -duel }: esse jogador perde { $duel-loss ->
        [one] { $duel-loss } ponto de vida
       *[other] { $duel-loss } pontos de vida
    } e pega { $duel-tokens ->
        [one] uma { -wound-token }
       *[other] { $duel-tokens } { -wound-token(case: "pl") }
    }, não importa quem começou.
    .title = Quem perde paga
    .event = { $target } perde o duelo contra { $actor } e, com ele, { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
    .of = a634ff1ff78c
duels_example-duel = Ada desafia Bo. Bo rola :duel:, então o dado volta para Ada. Ela também rola :duel:, e Bo tem de rolar mais uma vez. Ele rola :arrow:. Bo perdeu: lá se vai um ponto de vida, ele pega uma { -wound-token } e nenhuma flecha.
    .title = Exemplo: um duelo
    .of = 1bf10945cede
duels_one-by-one = Um { -duel } é lutado até o fim antes que o próximo dado seja entregue. Quem está jogando o turno decide a ordem.
    .title = Um de cada vez
    .of = ff23270281ab
duels_one-each = Em um turno, você não pode entregar a nenhum adversário mais de { $duel-each ->
        [one] { $duel-each } dado
       *[other] { $duel-each } dados
    }. Cada { -duel } a mais precisa de outro adversário.
    .title = Ninguém duas vezes
    .of = 57c1386766fb
duels_living = Só pode ser desafiado quem ainda está no jogo.
    .title = Adversários vivos
    .of = f832f15bb459
duels_surplus = Se não houver mais ninguém que você possa desafiar, um :duel: a mais não tem efeito.
    .title = Um duelo a mais
    .event = Não resta ninguém que { $actor } possa desafiar; o dado não tem efeito.
    .of = 64389ea710bd
duels_challenger-falls = Se um { -duel } eliminar você no seu próprio turno, os duelos que você ainda não começou não acontecem.
    .title = Cai quem desafiou
    .event = { $value ->
        [0] { $actor } sai do jogo; não há mais duelos.
       *[other] { $actor } sai do jogo, mas os outros dados ainda são entregues.
    }
    .of = 0c686864157a
duels_killer = Um ponto de vida perdido em um { -duel } foi tirado pelo outro duelista, não importa quem dos dois começou. Assim, se era o último, foi ele quem matou.
    .title = Morrer em um duelo
    .of = 227979b0d22c
duels_bart-cassidy = A habilidade de Bart Cassidy não ajuda em um { -duel }, que não é tiro nem Gatling. Se perder, ele paga tudo.
    .title = Bart Cassidy em um duelo
    .of = a685a6ba6c77
duels_el-gringo = Se El Gringo perder um { -duel }, o vencedor pega { $gringo-arrows ->
        [one] uma flecha
       *[other] { $gringo-arrows } flechas
    }, como por qualquer ponto de vida que um jogador tira dele. Cada duelo perdido conta por si.
    .title = El Gringo em um duelo
    .of = 8e7f00e3c858

## Fichas de ferimento

wounds = Os duelos deixam marcas que doem até seu próximo turno acabar.
    .title = Fichas de ferimento
    .of = 3c25ef758cf8
wounds_tokens = { $wound-tokens-total } { -wound-token(case: "pl") }: { $wound-tokens_beer } com :beer:, { $wound-tokens_near-shot } com :near-shot:, { $wound-tokens_far-shot } com :far-shot: e { $wound-tokens_dynamite } com :dynamite:.
    .title = Fichas de ferimento
    .of = 05699f47d036
wounds_stack = Embaralhe as { -wound-token(case: "pl") } e forme com elas um monte virado para baixo no centro da mesa.
    .title = O monte de fichas de ferimento
    .of = 0d8b0628c082
wounds_take = Para pegar uma { -wound-token }, tire a de cima do monte e deixe-a virada para cima à sua frente.
    .title = Pegar uma ficha de ferimento
    .event = { $target } pega uma ficha de ferimento: { $face }.
    .of = 44d5c0784447
wounds_double = Se você já tiver uma com o mesmo símbolo, deu sorte: embaralhe a nova de volta no monte e não pegue outra. O ponto de vida continua perdido.
    .title = O mesmo ferimento duas vezes
    .event = { $target } já tem { $face }, então a ficha volta para o monte.
    .of = e489489958fe
wounds_most = Por isso ninguém tem duas iguais, e ninguém tem mais de { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
       *[other] { $wound-kinds } { -wound-token(case: "pl") }
    }.
    .title = Todo tipo de ferimento
    .of = 3da2bfda192c
wounds_empty = Se o monte estiver vazio, quem deveria pegar uma { -wound-token } não pega nenhuma.
    .title = Não restam fichas
    .event = { $target } deveria pegar uma ficha de ferimento, mas não resta nenhuma.
    .of = a80f4d2a33d0
wounds_cancel = No seu turno, cada uma das suas { -wound-token(case: "pl") } com :beer:, :near-shot: ou :far-shot: anula { $wound-cancels ->
        [one] { $wound-cancels } símbolo igual
       *[other] { $wound-cancels } símbolos iguais
    } entre seus dados finais. O que foi anulado não tem efeito.
    .title = O que uma ficha de ferimento anula
    .event = Uma ficha de ferimento anula { $face } de { $actor }.
    .of = 66f7f55ec801
wounds_re-rolled = Só o que ainda está lá depois da sua última rolagem pode ser anulado. Um símbolo que você rola de novo não gasta nenhuma ficha.
    .title = Símbolos rolados de novo
    .of = 45b493e1a60b
wounds_example-cancel = Dora tem a ficha :beer:. A primeira rolagem dela mostra :beer: :beer: :gatling: :gatling: :arrow:. Ela guarda as duas cervejas e rola o resto de novo, sem que saia outra. Quando para, a ficha anula uma das cervejas, e ela bebe a outra.
    .title = Exemplo: uma cerveja estragada
    .of = f267bb0e15e7
wounds_rage-cards = Uma { -wound-token } anula símbolos de dados. Ela não faz nada com os símbolos das { -rage-card(case: "pl") }.
    .title = Fichas de ferimento e cartas de fúria
    .of = b1769751f358
wounds_suzy-lafayette = A habilidade de Suzy Lafayette olha para o que ela rolou. Uma mira que uma { -wound-token } anula ainda a impede.
    .title = Os ferimentos de Suzy Lafayette
    .of = 970c89d1bb8f
wounds_dynamite = A ficha com :dynamite: não anula nada. Pelo contrário: no seu turno, ela conta como { $wound-dynamite } :dynamite: a mais.
    .title = A ficha de dinamite
    .event = { $actor } tem { $value } dinamites, contando a ficha de ferimento.
    .of = 3930feee54b9
wounds_example-dynamite = Bo tem a ficha :dynamite:, e sua primeira rolagem mostra :dynamite: :dynamite:. São { $dynamite-limit } ao todo: ele não rola mais e perde { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }.
    .title = Exemplo: a ficha de dinamite
    .of = 7ced694cdcc0
wounds_others-turns = Nos turnos dos outros, suas { -wound-token(case: "pl") } não fazem nada.
    .title = Só no próprio turno
    .of = 72ebe08651c1
wounds_back = Quando seu turno acabar, embaralhe de volta no monte todas as suas { -wound-token(case: "pl") }, tenham anulado algo ou não, e até as que você pegou neste mesmo turno.
    .title = Os ferimentos saram
    .event = { $actor } devolve { $value ->
        [one] { $value } ficha de ferimento
       *[other] { $value } fichas de ferimento
    }.
    .of = d192328d56c3
wounds_eliminated = Quem é eliminado não pega { -wound-token }. As que ainda tiver são embaralhadas de volta no monte.
    .title = Ferimentos dos eliminados
    .event = { $target } devolve { $value ->
        [one] { $value } ficha de ferimento
       *[other] { $value } fichas de ferimento
    }.
    .of = ea0c6b348f6d

## Módulo: Duas balas bastam

rage = Quem se machuca para valer perde a cabeça e ganha algo com isso.
    .title = Duas balas bastam
    .of = 3b576705b6de
rage_alone = { module_rage }, o módulo { $module-numbers_rage }, pode ser jogado sem o módulo { $module-numbers_duels }. Nesse caso não há dados pretos, uísque nem fichas de ferimento, e só pontos de vida perdidos levam a uma { -rage-card }.
    .title = Com ou sem duelos
    .of = 208ff409d9fe
rage_cards = { $rage-cards } cartas de fúria.
    .title = Cartas de fúria
    .of = a1feda7175cc
rage_house-deck = O que as { -rage-card(case: "pl") } impressas mostram não foi publicado. Este baralho é um valor nosso, em que cada símbolo dos dados básicos aparece com a mesma frequência. Se você tem as cartas impressas, vale o que elas mostram.
    .title = Um baralho nosso
    .of = 50c5c6d86364
rage_deck = Embaralhe as { -rage-card(case: "pl") } e deixe-as viradas para baixo no centro da mesa. Elas são o baralho de fúria.
    .title = O baralho de fúria
    .of = 89937ab40470
rage_two-points = Sempre que um turno acaba, seja de quem for, cada jogador que nele perdeu { $rage-limit ->
        [one] { $rage-limit } ponto de vida
       *[other] { $rage-limit } pontos de vida
    } ou mais tem de comprar { $rage-draw ->
        [one] uma { -rage-card }
       *[other] { $rage-draw } { -rage-card(case: "pl") }
    }. Todas as perdas do turno se somam, qualquer que seja a causa.
    .title = Perder a cabeça
    .event = { $target } perdeu { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } neste turno e compra uma carta de fúria.
    .of = 8644709d75c3
rage_losses = Só as perdas contam. Pontos de vida ganhos no mesmo turno não as compensam, e um ponto que você entregou por causa da sua própria habilidade também foi perdido.
    .title = O que conta como perda
    .of = 77ec965e848d
rage_once = Perder muitos pontos em um turno não traz mais cartas: cada turno faz você comprar uma só vez pelas suas perdas.
    .title = Uma vez por turno
    .of = a791b4f716bc
rage_draw-order = Se vários jogadores têm de comprar, eles o fazem em sentido horário, começando por quem jogou o turno.
    .title = Quem compra primeiro
    .of = 0e485d5b4c25
rage_face-down = Guarde suas { -rage-card(case: "pl") } viradas para baixo à sua frente até começar seu próximo turno. Você pode olhá-las a qualquer momento; os outros não.
    .title = Viradas para baixo
    .event = { $target } vê o que a nova carta de fúria mostra: { $face }.
    .of = e0a636cca63d
rage_own-turn = Uma { -rage-card } que você compra durante seu próprio turno também espera: fica virada para baixo até começar seu próximo turno.
    .title = Comprada no próprio turno
    .of = 3f61e234aee8
rage_reveal = No começo do seu turno, vire para cima todas as suas { -rage-card(case: "pl") }. Os símbolos delas se somam aos seus dados finais deste turno.
    .title = Virar as cartas
    .event = { $actor } vira uma carta de fúria: { $face }.
    .of = 0df2db3feeee
rage_arrows = Uma :arrow: em uma { -rage-card } não espera. Pegue uma flecha por ela assim que for virada, antes de rolar.
    .title = Flechas nas cartas de fúria
    .event = { $actor } pega uma flecha por uma carta de fúria e agora tem { $value }.
    .of = 86b23149bacb
rage_last-arrow = Se essa for a última flecha da pilha, os índios atacam na hora. Quem for eliminado por esse ataque nem chega a rolar, e o turno acaba.
    .title = Uma carta de fúria e a última flecha
    .event = { $actor } sai do jogo antes da primeira rolagem, e o turno acaba.
    .of = 2267bc67a393
rage_dynamite = Cada :dynamite: nas suas cartas viradas conta como uma nos seus dados, desde a primeira rolagem. Se cartas e dados mostrarem juntos { $dynamite-limit } ou mais, não há { -re-roll }.
    .title = Dinamite nas cartas de fúria
    .event = { $actor } tem { $value } dinamites, contando as cartas de fúria, e não rola mais.
    .of = cc85e582816a
rage_abilities = Para a { -ability } do seu personagem, um símbolo nas suas cartas viradas é igual a um nos seus dados finais. Só o que muda um dado, ou o rola de novo, precisa de um dado de verdade.
    .title = Cartas de fúria e habilidades
    .of = f81045fc7b2f
rage_example-reveal = Clara vira :dynamite: e :beer:. Sua primeira rolagem mostra :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Com a carta são { $dynamite-limit } dinamites: ela não pode rolar de novo e perde { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }. Depois ainda vêm o tiro e, graças à outra carta, uma cerveja.
    .title = Exemplo: duas cartas de fúria
    .of = f63652f41d1f
rage_discard = Quando esse turno acaba, todas as cartas que você virou são postas de lado como usadas.
    .title = Cartas de fúria usadas
    .event = { $actor } põe de lado { $value ->
        [one] { $value } carta de fúria usada
       *[other] { $value } cartas de fúria usadas
    }.
    .of = c950b3705b45
rage_reshuffle = Se o baralho estiver vazio, embaralhe as { -rage-card(case: "pl") } usadas: elas são o novo baralho.
    .title = Um novo baralho
    .event = As cartas de fúria usadas são embaralhadas; o novo baralho tem { $value }.
    .of = 6c174b461413
rage_none-left = Se também não houver nada para embaralhar, quem deveria comprar não recebe nada.
    .title = Não resta fúria
    .event = { $target } deveria comprar uma carta de fúria, mas não há nenhuma.
    .of = dcd612653b82
rage_eliminated = Quem é eliminado não compra { -rage-card } por esse turno. As que ainda tiver são postas de lado como usadas.
    .title = Os eliminados e sua fúria
    .event = { $target } devolve { $value ->
        [one] { $value } carta de fúria
       *[other] { $value } cartas de fúria
    }.
    .of = 8609756f824b

## Módulo: Um novo bando na cidade

posse = Mais forasteiros chegam à cidade, e cada um tem uma mania esquisita.
    .title = Um novo bando na cidade
    .of = 7f9286bd4e0e
posse_shuffle = { module_posse }, o módulo { $module-numbers_posse }: embaralhe os novos { -character(case: "pl") } com os do jogo básico antes de distribuir qualquer um.
    .title = Novos personagens entre os antigos
    .of = 5876ce782603
posse_cards = Mais { $posse-cards } personagens, cada um com seu número de pontos de vida e uma habilidade própria.
    .title = Novas cartas de personagem
    .of = dd30328f1ebc
posse_starred = Alguns dos novos personagens estão marcados com um asterisco. O que eles sabem fazer exige outro módulo, por isso só participam se esse módulo estiver em uso.
    .title = Personagens com asterisco
    .of = eed3655f7b2c
posse_without-duels = Sem duelos, deixe de fora Greg Digger, Herb Hunter, Sam the Healer e Sean Mallory.
    .title = De fora sem duelos
    .of = b0aebc9edfa9
posse_without-rage = Sem cartas de fúria, deixe de fora também Pat Brennan e Pixie Pete.
    .title = De fora sem cartas de fúria
    .of = 09b32f61774f
posse_belle-star = Depois de cada uma das suas rolagens, Belle Star pode virar { $belle-dice ->
        [one] um dado
       *[other] { $belle-dice } dados
    } de :dynamite: para :gatling:, a não ser que tenha { $dynamite-limit } ou mais :dynamite:.
    .title = Belle Star
    .event = { $actor } vira um dado de :dynamite: para :gatling:.
    .of = a7d04adcef72
posse_chuck-wengam = Uma vez no seu turno, depois de qualquer uma das suas rolagens, Chuck Wengam pode entregar { $chuck-cost ->
        [one] { $chuck-cost } ponto de vida
       *[other] { $chuck-cost } pontos de vida
    } para virar { $chuck-dice ->
        [one] um dado seu
       *[other] { $chuck-dice } dos seus dados
    } para qualquer face, a não ser que tenha { $dynamite-limit } ou mais :dynamite:.
    .title = Chuck Wengam
    .event = { $actor } entrega { $chuck-cost ->
        [one] { $chuck-cost } ponto de vida
       *[other] { $chuck-cost } pontos de vida
    } e vira um dado para { $face }.
    .of = 53dc1a6bf2e0
posse_chuck-wengam-turned = Um dado que Chuck virou não foi rolado, então virá-lo para :arrow: não custa flecha. A dinamite conta, tenha chegado ali como for.
    .title = Virado, não rolado
    .of = f88ab7859d43
posse_chuck-wengam-last = Chuck não pode entregar seu último ponto de vida.
    .title = O último ponto de Chuck
    .of = 2d1a862c39fb
posse_greg-digger = Greg Digger pode usar cada :whiskey: que rola { $greg-uses ->
        [one] uma vez
       *[other] { $greg-uses } vezes
    }.
    .title = Greg Digger
    .event = { $actor } bebe o mesmo uísque mais uma vez.
    .of = bf44cf7b3e4b
posse_greg-digger-wounds = Cada um desses usos é um uísque inteiro. Se Greg tiver uma única { -wound-token }, o primeiro uso a leva embora, e o seguinte traz uma { -rage-card }.
    .title = O segundo copo de Greg
    .of = 7802bdae6367
posse_herb-hunter = Se outro jogador perder { $herb-limit ->
        [one] { $herb-limit } ponto de vida
       *[other] { $herb-limit } pontos de vida
    } ou mais durante o turno de Herb Hunter, esse jogador tem de pegar { $herb-tokens ->
        [one] uma { -wound-token }
       *[other] { $herb-tokens } { -wound-token(case: "pl") }
    }.
    .title = Herb Hunter
    .event = { $target } perdeu { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } no turno de { $actor } e tem de pegar uma ficha de ferimento.
    .of = d1c58e6dc92b
posse_herb-hunter-once = A ficha é devida no momento em que a perda chega a { $herb-limit }, e uma vez por jogador e turno. Pontos ganhos nesse meio-tempo não são descontados.
    .title = Os ferimentos de Herb, uma vez por turno
    .of = eba7b9f7a5e6
posse_pat-brennan = No começo do seu turno, Pat Brennan pode tirar { $pat-cards ->
        [one] uma { -rage-card }
       *[other] { $pat-cards } { -rage-card(case: "pl") }
    } de qualquer jogador e dar a outro. Ele mesmo pode ser qualquer um dos dois.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } escolhe uma das suas próprias cartas de fúria.
       *[other] { $actor } tira uma carta de fúria de { $target }.
    }
    .of = e5b58870f488
posse_pat-brennan-unseen = A carta continua virada para baixo, e só quem fica com ela no fim pode olhá-la. Entre várias cartas de outra pessoa, Pat tira uma sem ver.
    .title = Pat tira sem ver
    .event = { $own ->
        [1] { $actor } fica com a carta.
       *[other] { $actor } dá a carta a { $target }.
    }
    .of = 01a1f5eb78ee
posse_pat-brennan-reveal = Pat primeiro move a carta; só depois vira as suas, inclusive uma que acabou de tirar para si.
    .title = Pat move antes de virar
    .of = 99bc0ed7c860
posse_pixie-pete = Sempre que Pixie Pete tem de comprar uma { -rage-card }, ele compra { $pixie-draw } e fica com { $pixie-keep } à sua escolha. O resto é embaralhado de volta no baralho.
    .title = Pixie Pete
    .event = { $target } olha { $value ->
        [one] { $value } carta de fúria
       *[other] { $value } cartas de fúria
    } e fica com a melhor.
    .of = 017a7ce44323
posse_sam-the-healer = Para cada :duel: com que desafia alguém no seu próprio turno, Sam the Healer pode fazer um jogador à sua escolha ganhar { $healer-gain ->
        [one] { $healer-gain } ponto de vida
       *[other] { $healer-gain } pontos de vida
    }. Ele pode escolher a si mesmo. Duelos que outros começam não lhe rendem nada.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } se curaria, mas não lhe falta nada.
            [one] { $actor } ganha { $value } ponto de vida antes do duelo.
           *[other] { $actor } ganha { $value } pontos de vida antes do duelo.
        }
       *[other] { $value ->
            [0] { $actor } curaria { $target }, mas ali não falta nada.
            [one] { $actor } faz { $target } ganhar { $value } ponto de vida antes do duelo.
           *[other] { $actor } faz { $target } ganhar { $value } pontos de vida antes do duelo.
        }
    }
    .of = 16d1daea1c45
posse_sean-mallory = Em um { -duel } do seu próprio turno, Sean Mallory pode rolar o dado de novo { $sean-rerolls ->
        [one] uma vez
       *[other] { $sean-rerolls } vezes
    } por turno, depois de qualquer rolagem sua nesse duelo. Em duelos que outros começam, ele não pode.
    .title = Sean Mallory
    .event = { $actor } rola de novo o dado de duelo.
    .of = 52b9009d9e53

## Módulo: Mortos ou vivos?

undead = Quem leva bala é enterrado, e nem todos ficam por lá.
    .title = Mortos ou vivos?
    .of = 24c3f082a5b9
undead_players = { module_undead }, o módulo { $module-numbers_undead }, é para { $undead-players } ou mais jogadores.
    .title = Quantos são precisos
    .of = 2b43dde74f3a
undead_cards = { $boneyard-cards-total } cartas de { -boneyard }: { $boneyard-cards_no-hands } sem mãos, { $boneyard-cards_one-hand } com { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } mão
       *[other] { $boneyard-hands_one-hand } mãos
    } e { $boneyard-cards_two-hands } com { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } mão
       *[other] { $boneyard-hands_two-hands } mãos
    }.
    .title = Cartas de cemitério
    .of = f2daf650f066
undead_summaries = { $zombie-summaries } cartas de resumo para quem volta.
    .title = Cartas de resumo de zumbi
    .of = 502b505ebf34
undead_deck = Embaralhe todas as { $boneyard-cards-total } cartas de { -boneyard } e deixe-as viradas para baixo no centro da mesa.
    .title = O cemitério
    .of = 1824869ad7f0
undead_fallen =
    .title = Os caídos e o cemitério
    .of = ca5165d26e24
undead_fallen_hand-back = Um jogador eliminado mostra o papel como de costume e devolve ao centro não só as flechas, mas também a carta de personagem e, onde esses módulos estão em uso, todas as cartas de fúria e fichas de ferimento.
    .title = Não sobra nada
    .event = { $target } vai para a cova sem armas, nome nem fúria.
    .of = fc27db4b8ef0
undead_fallen_idle = Os eliminados não fazem nada além de comprar do { -boneyard }, e nada acontece com eles. Enquanto ninguém voltou, vencem com seu time se ele vencer.
    .title = Os eliminados esperam
    .of = b6c36a35991a
undead_fallen_draw = No fim do turno em que alguém foi eliminado, seja de quem for o turno, o jogador caído compra { $boneyard-draw ->
        [one] uma carta de { -boneyard }
       *[other] { $boneyard-draw } cartas de { -boneyard }
    } e a vira para cima.
    .title = A primeira carta
    .event = { $target } compra do cemitério: { $value ->
        [0] nenhuma mão
        [one] { $value } mão
       *[other] { $value } mãos
    }.
    .of = e1181d4ad66a
undead_fallen_order = Se vários jogadores caíram em um turno, eles compram em sentido horário, começando por quem jogou o turno.
    .title = Quem compra primeiro
    .of = 9c81a71c35ec
undead_fallen_turns = Quando o { -turn } chegaria a um jogador eliminado, ele compra e vira mais { $boneyard-draw ->
        [one] uma carta de { -boneyard }
       *[other] { $boneyard-draw } cartas de { -boneyard }
    }, e o turno passa adiante.
    .title = Turnos dos caídos
    .event = { $actor } se mexe no cemitério: { $value ->
        [0] nenhuma mão
        [one] { $value } mão
       *[other] { $value } mãos
    }.
    .of = ca632dab9a31
undead_fallen_no-hands = Uma carta sem mãos quer dizer que nenhum { -outbreak } começa por causa deste turno, haja o que houver na mesa. No fim do turno, ela é embaralhada de volta no { -boneyard }.
    .title = Nenhuma mão
    .event = Uma carta sem mãos volta para o cemitério.
    .of = ac3701e2d2fa
undead_fallen_hands = Uma carta com :one-hand: ou :two-hands: fica no centro da mesa, virada para cima.
    .title = Mãos
    .event = Agora há na mesa { $value ->
        [one] { $value } mão
       *[other] { $value } mãos
    }.
    .of = d0c05d11824d
undead_fallen_count = Cada vez que uma carta com mãos é virada, contem todas as mãos na mesa. Se houver mais mãos do que jogadores ainda vivos, vem um { -outbreak }.
    .title = Mais mãos do que vivos
    .event = { $value ->
        [one] { $value } mão já passa
       *[other] { $value } mãos já passam
    } do número de vivos: os mortos estão prestes a se levantar!
    .of = 4faa686d4812
undead_fallen_quiet = Tantas mãos quantos jogadores vivos, ou menos, não bastam, e depois de uma carta sem mãos também não acontece nada. O jogo simplesmente continua.
    .title = Tudo calmo
    .of = 31ab022ad305
undead_fallen_blocked = Se várias cartas são viradas no fim de um mesmo turno e uma delas não tem mãos, nenhuma delas provoca um { -outbreak }. Mesmo que já haja mãos demais, ainda falta outra carta com mãos em um turno posterior.
    .title = Detido por uma carta vazia
    .event = A carta sem mãos segura os mortos.
    .of = e629ae885f91
undead_fallen_example-count = Cinco jogadores estão vivos, e as cartas na mesa mostram :two-hands: :two-hands: :one-hand:. É uma mão para cada vivo, então tudo está calmo. Venha qual carta com mãos vier, haverá mais mãos do que vivos.
    .title = Exemplo: contar mãos
    .of = a888c87654c4
undead_fallen_never = Um { -outbreak } nunca é certo. Muitas partidas acabam antes que os mortos se decidam.
    .title = Talvez nunca
    .of = b5384fbcf34e
undead_outbreak =
    .title = O levante
    .of = dc2df0036b46
undead_outbreak_game-over-first = Se a partida se decide no turno em que um { -outbreak } se torna devido, ela acaba, e ninguém se levanta.
    .title = Primeiro ver quem venceu
    .of = d0400542d34f
undead_outbreak_next-turn = Se a carta decisiva foi virada no fim do turno de um jogador vivo, o { -outbreak } vem no começo do turno seguinte, antes de qualquer outra coisa.
    .title = Com o turno seguinte
    .event = Os mortos vão se levantar quando o próximo turno começar.
    .of = 2daf092aaaee
undead_outbreak_roller-fell = O mesmo vale se quem jogava o turno caiu nele: o { -outbreak } vem no começo do turno do jogador seguinte.
    .title = Quando também cai quem rolava
    .of = 1ccf5eddef6d
undead_outbreak_this-turn = Se a carta decisiva foi virada quando começava o turno de um jogador eliminado, o { -outbreak } vem na hora, e esse jogador joga este mesmo turno, já como { -zombie }.
    .title = No meio das covas
    .event = Os mortos se levantam na hora, e o turno é de { $actor }.
    .of = 04b426a1d6e1
undead_outbreak_rise = Em um { -outbreak }, todas as cartas de { -boneyard } saem do jogo, e todos os eliminados viram { -zombie(case: "pl") }, qualquer que fosse o seu papel.
    .title = Os mortos se levantam
    .event = { $target } se levanta dos mortos.
    .of = ce72404b0768
undead_outbreak_master = Um { -renegade } que ainda está vivo se torna o { -zombie-master } e conserva todos os pontos de vida e a habilidade do personagem.
    .title = O Mestre dos Zumbis
    .event = { $target }, o renegado, é o Mestre dos Zumbis.
    .of = 041d4c686bf1
undead_outbreak_no-master = Um renegado que caiu se levanta como um { -zombie } qualquer. Se nenhum renegado estiver vivo, não há { -zombie-master }.
    .title = Sem Mestre dos Zumbis
    .event = Nenhum renegado está vivo para ser o Mestre dos Zumbis.
    .of = 3e63d409091d
undead_outbreak_one-renegade-left = Se só um dos dois renegados estiver vivo, ele é o { -zombie-master }; o outro se levanta como um { -zombie } comum.
    .title = Resta um de dois renegados
    .of = 20117dbc6633
undead_outbreak_two-renegades-left = Se os dois renegados estiverem vivos, é o { -zombie-master } aquele sentado mais perto de quem joga o turno, contando em sentido horário. O outro vira na hora um { -zombie } comum.
    .title = Restam os dois renegados
    .event = { $target }, o outro renegado, também vira zumbi.
    .of = 59cddecabb9e
undead_outbreak_nearest = Contem a partir do jogador cujo turno está começando. Se ele for um renegado, ninguém está mais perto.
    .title = Quem está mais perto
    .of = b272257c034f
undead_outbreak_life = Cada { -zombie }, exceto o { -zombie-master }, recebe tantos pontos de vida quantos são os jogadores ainda vivos, contando entre eles o { -zombie-master }.
    .title = Pontos de vida dos mortos-vivos
    .event = { $target } tem { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } como zumbi.
    .of = fe85197e216d
undead_outbreak_life-second = Um segundo renegado que vira { -zombie } não é contado entre os vivos.
    .title = O segundo renegado não conta
    .of = c1af28f98263
undead_outbreak_second-hands-back = O segundo renegado devolve a carta de personagem e, onde esses módulos estão em uso, todas as cartas de fúria e fichas de ferimento. As flechas ficam.
    .title = O que o segundo renegado devolve
    .event = { $target } devolve { $value ->
        [one] { $value } carta ou ficha
       *[other] { $value } cartas e fichas
    }.
    .of = 14ce6468c243
undead_outbreak_survivors = Todos os que estão vivos e não são nem { -zombie } nem { -zombie-master } são, a partir de agora, os { -survivor(case: "pl") } e estão do mesmo lado, qualquer que seja o seu papel.
    .title = Sobreviventes
    .of = 14c1af3f8549
undead_outbreak_example-outbreak = Seis pessoas jogam; o xerife, um assistente, um fora da lei e o renegado estão vivos quando há mãos demais na mesa. Os dois fora da lei caídos voltam com quatro pontos de vida cada. O renegado os lidera como Mestre dos Zumbis. O xerife, o assistente e o último fora da lei agora estão do mesmo lado.
    .title = Exemplo: um levante
    .of = 9e5e055ea332
undead_zombies =
    .title = Jogar como zumbi
    .of = 6cd954bc6d87
undead_zombies_return = Todos os que se levantaram estão de volta ao jogo e contam para as { -distance(case: "pl") }. Se é o seu caso, pegue uma das novas cartas de resumo e jogue pelas regras comuns, fora o que segue.
    .title = De volta à mesa
    .of = 1a93f3b803a3
undead_zombies_dice = Um { -zombie } rola apenas { $zombie-dice ->
        [one] { $zombie-dice } dado branco
       *[other] { $zombie-dice } dados brancos
    }.
    .title = Menos dados
    .event = { $actor } rola { $dice }
    .of = c9e1b77ad6c7
undead_zombies_no-gain = Um { -zombie } nunca ganha pontos de vida, nem com cerveja nem com nada mais.
    .title = Nada cura os mortos
    .event = { $target } é um zumbi, e nada cura os mortos.
    .of = 926e308550a2
undead_zombies_no-cards = Um { -zombie } nunca pega uma { -rage-card }.
    .title = Nada de cartas de fúria para os mortos
    .of = 5b97b9c37bde
undead_zombies_no-tokens = Um { -zombie } nunca pega uma { -wound-token }.
    .title = Nada de fichas de ferimento para os mortos
    .of = 1880b88694b5
undead_zombies_challenged = Um { -zombie } pode ser desafiado para um { -duel } e rola o dado como qualquer um. Se perder, paga apenas com pontos de vida.
    .title = Duelos com zumbis
    .of = c04b82e53b41
undead_zombies_no-character = Um { -zombie } não tem personagem e, portanto, nenhuma habilidade: a carta voltou para o centro.
    .title = Sem personagem
    .of = 7f68b9c2ba43
undead_zombies_master-plays = Nada disso vale para o { -zombie-master }, que nunca saiu do jogo e continua como antes: todos os dados, cerveja, cartas e habilidade.
    .title = Como joga o Mestre dos Zumbis
    .of = 871211251db5
undead_end =
    .title = Como termina depois de um levante
    .of = 144ed6bf73b4
undead_end_for-good = Quem é eliminado depois do { -outbreak } está fora de vez. Não se compram mais cartas de { -boneyard }.
    .title = Fora de vez
    .event = { $target } não volta mais.
    .of = 451ba05622da
undead_end_zombies-win = Os { -zombie(case: "pl") } e seu Mestre vencem juntos quando todos os { -survivor(case: "pl") } estão eliminados.
    .title = Os zumbis vencem
    .event = Não resta nenhum sobrevivente. Os zumbis vencem.
    .of = 15a1d167acc9
undead_end_survivors-win = Os { -survivor(case: "pl") } vencem juntos quando todos os { -zombie(case: "pl") } e o { -zombie-master } estão eliminados.
    .title = Os sobreviventes vencem
    .event = Não resta nenhum zumbi. Os sobreviventes vencem.
    .of = e9362317f4aa
undead_end_all-dead = Se todos os que restam caírem no mesmo turno, por exemplo em um ataque dos índios, os { -zombie(case: "pl") } vencem.
    .title = Não resta ninguém
    .event = Não resta ninguém. Os zumbis vencem.
    .of = d2beba6a3230
undead_end_sheriff-falls = A partir do { -outbreak }, nada mais encerra a partida. Se cair o xerife, ou todos os fora da lei, ela continua.
    .title = O xerife cai diante dos zumbis
    .of = 2cb54f120706
undead_end_example-end = Depois do levante, um zumbi mata o xerife a tiros. Um assistente e um fora da lei ainda estão vivos e continuam lutando lado a lado. Só quando os dois também caírem os zumbis terão vencido.
    .title = Exemplo: ainda não acabou
    .of = 707e2a6d6dfa

## Módulo: Legado do Velho Oeste

legacy = O que uma partida deixa para a seguinte.
    .title = Legado do Velho Oeste
    .of = 111c0e2e5695
legacy_scope = O { -legacy }, módulo { $legacy-module } de { product_undead-or-alive }, é para grupos que jogam várias partidas seguidas. Usem se todos quiserem.
    .title = Várias partidas seguidas
    .of = a1e469317e1b
legacy_killer-becomes-sheriff = Se o xerife foi eliminado por outro jogador, esse jogador é o xerife da próxima partida, qualquer que fosse o seu papel.
    .title = Quem mata o xerife usa a estrela
    .of = 33ef3a8d4786
legacy_sheriff-names = Um xerife que ainda está vivo no fim diz quem será o próximo xerife. Pode indicar a si mesmo.
    .title = Um xerife vivo passa a estrela
    .of = 3b27d1a02f9d
legacy_extra-bullet = Um xerife que indica outra pessoa começa a próxima partida com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais. Ficar com a estrela não rende nada.
    .title = Uma bala pela generosidade
    .event = { $target } começa com { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } a mais, por uma estrela passada adiante.
    .of = a1a88985adfa
legacy_extra-bullet-cap = Essa bala também conta para o limite, assim como as balas extras do xerife.
    .title = A bala e o limite
    .event = { $target } pode ter no máximo { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
    .of = 4d52f74bcb92
legacy_eliminated-chooses = Quem foi eliminado pode escolher livremente o próximo personagem entre os que ninguém teve.
    .title = Os eliminados escolhem um personagem
    .of = 382cd2129152
legacy_survivor-keeps = Quem sobreviveu fica com o personagem ou sorteia outro entre os que sobraram. O antigo só volta para junto deles depois do sorteio.
    .title = Os sobreviventes ficam ou sorteiam
    .of = 7886519a314b
legacy_choice-order = Se vários foram eliminados, escolhem na ordem em que caíram, e cada um devolve o personagem antigo depois de escolher.
    .title = Quem escolhe primeiro
    .of = 5946aef338b3
legacy_risen = Quem voltou como zumbi não tem mais personagem e escolhe um novo, como todos os eliminados, na posição em que caiu pela primeira vez.
    .title = Os zumbis e a próxima partida
    .of = e5ba137fdd47
legacy_no-killer = Se nenhuma mão de jogador tirou o último ponto de vida do xerife, ninguém mereceu a estrela. Todos os papéis da próxima partida são distribuídos ao acaso.
    .title = Ninguém matou o xerife
    .of = 2c691981ce87
legacy_three-players = Uma partida de três não tem xerife e não muda nada quanto à estrela. Quem iria usá-la usa na próxima partida que tiver xerife.
    .title = Três jogadores e a estrela
    .of = 8284d389a643
legacy_absent = Se quem deveria ser o próximo xerife não jogar, os que jogam combinam outro xerife ou distribuem a estrela ao acaso.
    .title = O xerife não aparece
    .of = fd0cb0059275
legacy_newcomer = Quem não jogou a última partida recebe um personagem ao acaso, como em uma primeira partida.
    .title = Recém-chegados
    .of = c3e4526fb8ac
legacy_sheriff-dealt = Se o próximo xerife já está definido, deem a estrela a ele, e embaralhem e distribuam os papéis restantes aos outros.
    .title = A estrela é dada, não distribuída
    .event = { $target } usa a estrela herdada da última partida.
    .of = c0c03ddb456f
legacy_character-dealt = Os personagens conservados ou escolhidos são entregues primeiro; só depois se distribuem os outros.
    .title = Primeiro os personagens definidos
    .event = { $target } vai jogar com { $character }, como ficou definido na última partida.
    .of = ec07577ac971

## Nossas

house = Duas pequenas regras deste companheiro, onde uma mesa faria simplesmente o óbvio.
    .title = Regras da casa
    .of = c7e267f9ee2b
house_open-roles = Quando a partida acaba, todos mostram seu papel.
    .title = Os papéis se mostram no fim
    .event = { $target } tinha o papel: { $role }.
    .of = 8e7ad1c35a23
house_step-limit = Uma partida que não acabou depois de { $step-limit } passos (um passo é o começo de um turno, uma rolagem ou a resolução dos dados) termina empatada. Você nunca vai ver uma.
    .title = Uma partida sem fim
    .event = A partida não acabaria nunca: empate.
    .of = 66059e329d90

## Leituras

reading_dynamite-death = Quando a dinamite elimina quem a rolou, os outros dados ainda são resolvidos?
    .why = A folha de regras revisada diz com todas as letras que não.
    .of = 8800e7e39067
reading_dynamite-death_drop = Não: os outros dados não têm efeito.
    .of = 980acc717aca
reading_dynamite-death_resolve = Sim: tudo o mais nos dados ainda acontece.
    .of = 2cebd3647a32
reading_attack-death = Quando os índios eliminam quem está rolando, os dados ainda contam?
    .why = Os mortos não agem. É também o que a folha revisada diz da dinamite, um caso parecido.
    .of = 9b1f6c0b5238
reading_attack-death_drop = Não: o turno acaba ali.
    .of = 2b4141bf0373
reading_attack-death_resolve = Sim: os dados contam como estão.
    .of = 843951dac048
reading_table-kills = Quem matou um jogador que cai pelos índios ou pela dinamite?
    .why = O jogo de cartas responde assim quanto à dinamite, e a carta de El Gringo não considera essa perda obra de um jogador.
    .of = ff6ee12970c4
reading_table-kills_nobody = Ninguém.
    .of = d94444bb2964
reading_table-kills_last-arrow = As mortes dos índios são de quem pegou a última flecha; as da dinamite, de ninguém.
    .of = 0e6682e7d12f
reading_three-lost-target = Com três jogadores: e se alguém cair pelos índios ou pela dinamite?
    .why = Quem caça vence ao tirar o último ponto de vida, e aqui nenhum caçador o tirou.
    .of = 11fd8175928d
reading_three-lost-target_fight-on = Ninguém alcançou o objetivo; vence o último com vida.
    .of = f98454c8a690
reading_three-lost-target_hunter-wins = Vence quem caçava o jogador caído.
    .of = dfe4e61b6bb1
reading_three-all-dead = Com três jogadores: e se todos os que restavam caírem de uma vez?
    .why = Nenhuma regra aponta um vencedor, então não inventamos um.
    .of = 56dbe32d8b7e
reading_three-all-dead_draw = A partida termina empatada.
    .of = 9c141cd67a09
reading_three-all-dead_active-wins = Vence quem está jogando o turno.
    .of = 5c634d9625f5
reading_gatling-gringo = Quem acerta El Gringo com a Gatling: primeiro a flecha, ou primeiro as flechas embora?
    .why = Devolver as flechas faz parte da própria Gatling; o que El Gringo faz com isso vem depois. Um grupo que joga também faz assim.
    .of = 8d9e5b9f9434
reading_gatling-gringo_discard-first = Primeiro voltam todas as flechas; depois a de El Gringo é pega e fica.
    .of = 580532c1f5bb
reading_gatling-gringo_arrow-first = Primeiro a flecha de El Gringo é pega; depois ela volta com todas as outras.
    .of = 925c31e98793
reading_gringo-arrows = Quantas vezes por turno El Gringo distribui sua flecha?
    .why = A carta dele pede uma flecha por um ponto ou mais, e os tiros acertam juntos.
    .of = 99d3b1885fef
reading_gringo-arrows_step = Uma vez por todos os tiros, e mais uma pela Gatling.
    .of = 71bf98255a95
reading_gringo-arrows_turn = Uma vez por turno, aconteça o que acontecer.
    .of = e75fe647d188
reading_gringo-dying = A flecha é devida quando El Gringo é eliminado?
    .why = Ele perdeu o ponto de vida, e é só isso que a carta dele pede.
    .of = dc34a3d97e91
reading_gringo-dying_arrow = Sim: o último ponto de vida dele também custa uma flecha.
    .of = fb99abf218d8
reading_gringo-dying_nothing = Não: um personagem eliminado não tem mais habilidade.
    .of = 5d70749390a8
reading_sam-dying = Vulture Sam ganha algo se for eliminado no mesmo instante que outro?
    .why = Quem cai junto sai junto. Um grupo que joga também faz assim.
    .of = 5df04864986c
reading_sam-dying_no-gain = Não: ele também está fora.
    .of = e73eee80e28e
reading_sam-dying_gain = Sim: ele ganha primeiro e assim continua vivo.
    .of = 48280c687da1
reading_rose-around = Rose Doolan pode contar pelo caminho comprido ao redor da mesa?
    .why = Uma distância é um único número; um vizinho é um vizinho, não importa para que lado se conte.
    .of = da7350e5ca9d
reading_rose-around_shortest = Não: só o caminho mais curto é uma distância.
    .of = 8d4fd1a8d61f
reading_rose-around_around = Sim: qualquer um dos dois lados serve.
    .of = eb36cdd0f771
reading_duel-shots = Com dados de duelo em uso, todos os tiros ainda acertam juntos?
    .why = A ordem em que os símbolos estão listados não precisa desfazer uma regra do jogo básico, pela qual todos os tiros acertam de uma vez.
    .of = 95ba2b754ad4
reading_duel-shots_together = Sim: todos no mesmo instante.
    .of = 68df10a0affd
reading_duel-shots_near-first = Não: primeiro todas as { -near-shot(case: "pl") } e, depois que estas acertam, todas as { -far-shot(case: "pl") }.
    .of = e76fbfc7d753
reading_whiskey-token = Para onde vai a ficha que um uísque tira de um jogador?
    .why = Todas as outras fichas voltam para o monte quando saem de um jogador.
    .of = be8b419d3350
reading_whiskey-token_stack = Para o monte, na hora.
    .of = 1eb465a2389e
reading_whiskey-token_aside = Para o lado, e para o monte quando o turno acaba.
    .of = 3221923e9b30
reading_whiskey-cancel = Uma ficha ainda anula um símbolo depois que um uísque do mesmo turno a levou?
    .why = O que está na mesa depois da última rolagem é anulado, e só então o uísque é bebido.
    .of = 2bc6ddba3b37
reading_whiskey-cancel_fixed = Sim: o que ela anula ficou definido com a última rolagem.
    .of = f54ecfd67b82
reading_whiskey-cancel_gone = Não: sem a ficha, o símbolo conta.
    .of = fd0907ddb3c2
reading_surplus-duel = Um jogador rola mais duelos do que há adversários: o que acontece com os outros?
    .why = Nenhum adversário pode receber um segundo dado em um turno, e nada se diz de uma exceção.
    .of = a6b8ae875098
reading_surplus-duel_nothing = Eles não têm efeito.
    .of = a5bc36271181
reading_surplus-duel_again = Os adversários podem então ser desafiados uma segunda vez.
    .of = b42b4b738b18
reading_challenger-falls = Se um duelo elimina quem desafiou, o que é dos duelos ainda não lutados?
    .why = Os mortos não agem, portanto não entregam dados.
    .of = 66910825d607
reading_challenger-falls_drop = Eles não acontecem.
    .of = eb81859eb2e1
reading_challenger-falls_resolve = Cada dado ainda é entregue e rolado uma vez; quem errar paga.
    .of = a776270f3c25
reading_duel-kill = Quem matou um jogador que perde o último ponto de vida em um duelo?
    .why = Dois jogadores lutam, e um deles venceu. Não é um acidente como a dinamite.
    .of = 47323842098c
reading_duel-kill_winner = O outro duelista.
    .of = c50e3fe28602
reading_duel-kill_challenger = Quem desafiou, se foi o desafiado que perdeu; senão, ninguém.
    .of = 4d96bd4d32fa
reading_duel-kill_nobody = Ninguém.
    .of = 931e788c4e7b
reading_bart-duel = Bart Cassidy pode pegar uma flecha em vez de um ponto perdido em um duelo?
    .why = A carta dele foi escrita para tiros e para a Gatling, e um duelo não é uma coisa nem outra.
    .of = 42bbf6df1859
reading_bart-duel_refused = Não: ele paga como todo mundo.
    .of = 9bc70e89b7b7
reading_bart-duel_allowed = Sim, como por um tiro. A ficha de ferimento fica com ele do mesmo jeito.
    .of = 54f118183b99
reading_gringo-duel = Quem vence El Gringo em um duelo pega uma flecha?
    .why = A carta dele fala de um jogador que o faz perder um ponto de vida, e é justamente isso que faz o vencedor de um duelo.
    .of = 00bab3f07337
reading_gringo-duel_arrow = Sim: o vencedor pega uma flecha.
    .of = 064c0ee5fd88
reading_gringo-duel_nothing = Não: um duelo não é um ataque de ninguém contra ele.
    .of = 5cbd6f07beae
reading_empty-stack = E se uma ficha de ferimento for devida e o monte estiver vazio?
    .why = Não se pode pegar o que não existe.
    .of = 38fffe5b93d2
reading_empty-stack_nothing = Ninguém pega nada.
    .of = f9a42426b4a0
reading_empty-stack_owed = Fica devendo: a próxima ficha que voltar vai para esse jogador.
    .of = 59cdeb45570b
reading_token-rage = As fichas de ferimento podem anular símbolos de cartas de fúria?
    .why = A folha fala de símbolos rolados nos dados.
    .of = d961bccfe394
reading_token-rage_dice-only = Não: só os dos dados.
    .of = 0887173e07ec
reading_token-rage_cards-too = Sim: o de uma carta também, se nenhum dado o mostrar.
    .of = 88678b9a64ba
reading_token-suzy = Suzy Lafayette ganha se uma ficha de ferimento anular sua única mira?
    .why = Ela rolou uma. Não dar em nada não faz dela outra rolagem.
    .of = e56d24b97273
reading_token-suzy_rolled = Não: conta o que os dados mostram.
    .of = d34db6fb00b2
reading_token-suzy_cancelled = Sim: o que é anulado não foi rolado.
    .of = 6f5722e46ba4
reading_rage-losses = Pontos ganhos em um turno compensam pontos perdidos nele?
    .why = A folha pergunta quantos se perderam, por qualquer causa. Um ganho não desfaz uma perda.
    .of = 42a9a19497a7
reading_rage-losses_losses = Não: só as perdas contam, e um ponto pago pela própria habilidade é uma perda.
    .of = 5b74b599172b
reading_rage-losses_net = Sim: conta quantos a menos se tem no fim do turno.
    .of = 42bdd1951b61
reading_rage-dynamite = A partir de quando conta a dinamite das cartas de fúria?
    .why = Os símbolos se somam aos resultados, e os resultados da primeira rolagem já podem encerrar as rolagens.
    .of = e88065cba39d
reading_rage-dynamite_counts = Na hora: junto com os dados, ela pode encerrar as rolagens.
    .of = 7599b8700a3a
reading_rage-dynamite_last = Só com os dados finais: ela pode explodir, mas não impede nenhuma nova rolagem.
    .of = a31e48ab154c
reading_rage-abilities = As habilidades funcionam com os símbolos das cartas de fúria?
    .why = As cartas se somam ao que foi rolado; uma habilidade que pede símbolos rolados os encontra ali.
    .of = 6c541ac2efdd
reading_rage-abilities_as-dice = Sim: eles são como símbolos nos dados finais.
    .of = 7e07add0a644
reading_rage-abilities_dice-only = Não: as habilidades só olham para os dados.
    .of = 16acbb2c3f5d
reading_chuck-last-point = Chuck Wengam pode entregar seu último ponto de vida?
    .why = Ele seria eliminado antes de o dado ser virado, e os mortos não viram dados.
    .of = 23a55e09d8c6
reading_chuck-last-point_refused = Não.
    .of = c022a8a56c91
reading_chuck-last-point_allowed = Sim: ele vira o dado e é eliminado.
    .of = 97fe9a59f633
reading_pat-reveal = Pat Brennan move uma carta de fúria antes ou depois de virar as suas?
    .why = Assim a habilidade dele ainda consegue fazer algo contra cartas que estão para prejudicá-lo.
    .of = f095cea892e0
reading_pat-reveal_move-first = Antes: uma carta que ele tira para si é virada com as outras.
    .of = 12b56e0abb8a
reading_pat-reveal_reveal-first = Depois: uma carta que ele tira para si espera até o próximo turno dele.
    .of = 737b3e7803e3
reading_boneyard-order = Em que ordem compram do cemitério os jogadores que caíram no mesmo turno?
    .why = Em sentido horário a partir de quem joga o turno: é assim que tudo o mais dá a volta.
    .of = 4533dc5e60ba
reading_boneyard-order_active = Em sentido horário a partir de quem jogou o turno.
    .of = 13f25b97d1a0
reading_boneyard-order_sheriff = Em sentido horário a partir do xerife.
    .of = 51c87c507274
reading_nearest-renegade = Dois renegados vivem e os mortos se levantam quando um turno começa: a partir de quem se conta?
    .why = Nessa hora, o turno já é do jogador seguinte.
    .of = de1ef70b79c3
reading_nearest-renegade_starts = A partir do jogador cujo turno começa; se ele for um renegado, ninguém está mais perto.
    .of = d00fc58429b2
reading_nearest-renegade_ended = A partir do jogador cujo turno acabou de terminar.
    .of = b322959d9595
reading_second-renegade-life = Um segundo renegado, que vira zumbi, conta para os pontos de vida dos zumbis?
    .why = O que se conta são os vivos, e esse renegado já não é um deles.
    .of = fdfa4810ce64
reading_second-renegade-life_left-out = Não.
    .of = 57e9170153d0
reading_second-renegade-life_counted = Sim: os vivos são contados antes que alguém vire zumbi.
    .of = e0f286fee570
reading_second-renegade-cards = O que acontece com as cartas de fúria e as fichas de ferimento de um segundo renegado que vira zumbi?
    .why = Os zumbis não podem pegar nenhuma, então seria estranho se este tivesse alguma.
    .of = 47877df03019
reading_second-renegade-cards_discard = São devolvidas na hora.
    .of = f30ed1096191
reading_second-renegade-cards_keep = Ficam até serem usadas.
    .of = 0f4ac9f3ee8a
reading_master-limits = Os limites dos zumbis valem também para o Mestre dos Zumbis?
    .why = Eles são impostos a jogadores que voltam ao jogo, e o Mestre nunca saiu dele.
    .of = 0b6d2ca00d3c
reading_master-limits_survivor = Não: o Mestre continua jogando como antes.
    .of = 194029043ae8
reading_master-limits_zombie = Sim: o Mestre rola tão poucos dados quanto os zumbis, não ganha pontos de vida e não pega cartas nem fichas, mas conserva a habilidade.
    .of = 388ad165969c
reading_extra-bullet-cap = A bala extra do legado aumenta o limite?
    .why = O limite é aquilo com que se começou, e as balas extras do xerife também o aumentam.
    .of = 7c31a5b74ba5
reading_extra-bullet-cap_raises = Sim: o limite sobe uma bala.
    .of = 2fb14ead1ef5
reading_extra-bullet-cap_keeps = Não: uma vez perdida, essa bala não pode ser recuperada.
    .of = 40700eb8533d
reading_legacy-bullet = Um xerife vivo indica outra pessoa: quem recebe a bala extra?
    .why = A frase fala do antigo xerife, então o fim dela muito provavelmente também.
    .of = 6c266dca8ead
reading_legacy-bullet_old-sheriff = O antigo xerife, como agradecimento pela estrela.
    .of = 8260fb2c7b37
reading_legacy-bullet_new-sheriff = O novo xerife.
    .of = 747437a8985b
reading_legacy-no-killer = O xerife caiu, mas não pela mão de um jogador: quem é o próximo xerife?
    .why = Só a mão de um jogador merece a estrela, então as cartas decidem mais uma vez.
    .of = 167e7c580838
reading_legacy-no-killer_random = Os papéis são distribuídos ao acaso.
    .of = 73343bc73b8f
reading_legacy-no-killer_group = O grupo decide.
    .of = 5971a3b785b3
reading_legacy-three = O que uma partida de três, sem xerife, muda quanto à estrela?
    .why = Ninguém usou a estrela nessa partida, então ninguém podia ganhá-la nem perdê-la.
    .of = 1c65e8873597
reading_legacy-three_wait = Nada: o que já estava definido espera a próxima partida com xerife.
    .of = d75c8619682f
reading_legacy-three_winner = O vencedor dessa partida é o xerife na próxima que tiver um.
    .of = 1825f268a44a
reading_legacy-absent = Quem deveria ser xerife não joga a próxima partida: quem é, então?
    .why = Pessoas sentadas à mesma mesa resolvem isso melhor do que os dados.
    .of = e717af777916
reading_legacy-absent_group = O grupo decide.
    .of = 43e24c397762
reading_legacy-absent_random = Os papéis são distribuídos ao acaso.
    .of = c19735b1f8e3

## Cartas, dados e fichas

deck_characters = Personagens
    .of = 7e8a64337228
deck_roles = Papéis
    .of = 1d16a1c1007b
deck_dice = Dados
    .of = 5d38a88d4824
deck_arrows = Fichas de flecha
    .of = 8175e82dad15
deck_bullets = Balas
    .of = be213574b4fd
deck_summaries = Cartas de resumo
    .of = 107b807cfbab
card_bart-cassidy = Bart Cassidy
    .of = 9b560e3856e9
card_black-jack = Black Jack
    .of = d11f2a72dee8
card_calamity-janet = Calamity Janet
    .of = 08cf2e23e7ce
card_el-gringo = El Gringo
    .of = ca0c947d6b13
card_jesse-jones = Jesse Jones
    .of = c9ad332f65b7
card_jourdonnais = Jourdonnais
    .of = fa3b81c462cd
card_kit-carlson = Kit Carlson
    .of = 5927b2daa416
card_lucky-duke = Lucky Duke
    .of = aaadb6aa2dd6
card_paul-regret = Paul Regret
    .of = e19b24234fa0
card_pedro-ramirez = Pedro Ramirez
    .of = 91c265f94857
card_rose-doolan = Rose Doolan
    .of = 4b2296515eda
card_sid-ketchum = Sid Ketchum
    .of = 15ceaa4b98e9
card_slab-the-killer = Slab the Killer
    .of = c5281e778d9c
card_suzy-lafayette = Suzy Lafayette
    .of = 6eb834480b79
card_vulture-sam = Vulture Sam
    .of = 9ddf8603d29c
card_willy-the-kid = Willy the Kid
    .of = 88253d2ebce6
card_sheriff = Xerife
    .text = Sobreviva e veja todos os fora da lei e renegados eliminados.
    .of = 472430e1f4dc
card_deputy = Assistente
    .text = Proteja o xerife e vença junto com ele.
    .of = 2f795116be92
card_outlaw = Fora da lei
    .text = Livre-se do xerife.
    .of = 3e076285b216
card_renegade = Renegado
    .text = Seja o último com vida.
    .of = 4650f043d07a
deck_duel-dice = Dados de duelo
    .of = 14fe17aa62d8
card_duel-die = Dado de duelo
    .of = df11410dd913
deck_wound-tokens = Fichas de ferimento
    .of = 8eda6cf66ad5
card_wound-beer = Ferimento: cerveja
    .of = 33be6733cae4
card_wound-near-shot = Ferimento: { -near-shot }
    .of = ed929f566162
card_wound-far-shot = Ferimento: { -far-shot }
    .of = f5e64d28da9a
card_wound-dynamite = Ferimento: dinamite
    .of = eb5e14850a07
deck_rage = Cartas de fúria
    .of = 29327a903f0c
card_rage-arrow = Fúria: flecha
    .text = Pegue uma flecha assim que esta carta for virada.
    .of = 330056de8362
card_rage-dynamite = Fúria: dinamite
    .text = Soma :dynamite: aos dados deste turno.
    .of = b83b163ff03c
card_rage-near-shot = Fúria: { -near-shot }
    .text = Soma :near-shot: aos dados finais deste turno.
    .of = 6d7026a987bf
card_rage-far-shot = Fúria: { -far-shot }
    .text = Soma :far-shot: aos dados finais deste turno.
    .of = b6e1d6d1ffe1
card_rage-beer = Fúria: cerveja
    .text = Soma :beer: aos dados finais deste turno.
    .of = 44ef544048b1
card_rage-gatling = Fúria: Gatling
    .text = Soma :gatling: aos dados finais deste turno.
    .of = a6a6c6723801
deck_posse = Novos personagens
    .of = 7740de85b6a8
card_belle-star = Belle Star
    .of = 63e677850736
card_chuck-wengam = Chuck Wengam
    .of = 16e732edee46
card_greg-digger = Greg Digger
    .of = 158bb14a59ad
card_herb-hunter = Herb Hunter
    .of = 8f816fcb60bc
card_pat-brennan = Pat Brennan
    .of = ba1a9d1d5ae9
card_pixie-pete = Pixie Pete
    .of = fdc42e972eea
card_sam-the-healer = Sam the Healer
    .of = 9df18574546a
card_sean-mallory = Sean Mallory
    .of = 56fe58ed5ca9
deck_boneyard = Cartas de cemitério
    .of = 52a3f6e02a60
card_no-hands = Nenhuma mão
    .of = ac2e831d5852
card_one-hand = Uma mão
    .of = aef824c8adc9
card_two-hands = Duas mãos
    .of = 802018281bcd
deck_zombie-summaries = Cartas de resumo de zumbi
    .of = 89ceb574e658
card_zombie-summary = Carta de resumo de zumbi
    .of = 4210557c9f7e
deck_new-summaries = Novas cartas de resumo
    .of = 389d1142c4c0
card_new-summary = Carta de resumo
    .of = 477d9a0efa7a
card_base-die = Dado
    .of = ce627ffb688a
card_arrow-token = Flecha
    .of = ba6291a606f5
card_bullet-single = Bala
    .of = 6e334be81626
card_bullet-triple = Três balas
    .of = 8d83551575ce
card_summary = Carta de resumo
    .of = 9611ba30615b
role_sheriff = xerife
    .of = 8c3f92bd6261
role_deputy = assistente
    .of = 65ebdd91beeb
role_outlaw = fora da lei
    .of = bd5e55ca6571
role_renegade = renegado
    .of = 35e854872b2b

## Ícones

icon_arrow = flecha
    .of = fa2e59d29dd1
icon_dynamite = dinamite
    .of = dde40e4ba186
icon_near-shot = { -near-shot }
    .of = d6f63e97db54
icon_far-shot = { -far-shot }
    .of = 00dc83fca128
icon_beer = cerveja
    .of = 2a5011351af0
icon_gatling = Gatling
    .of = 8ed7a6452cf2
icon_sheriff = xerife
    .of = 5c3500e17d7b
icon_deputy = assistente
    .of = 217c387c2b57
icon_outlaw = fora da lei
    .of = c2c2799e6bc0
icon_renegade = renegado
    .of = b42abb080893
icon_star = estrela do xerife
    .of = f2bac6d9291b
icon_bullet = bala
    .of = 0ef8c6089faf
icon_bullets = três balas
    .of = a08c1081208c
icon_out = eliminado
    .of = 333b5bdbad34
icon_die = dado
    .of = 3b78f16dad9c
icon_card-back = carta virada para baixo
    .of = 31acf43da6df
icon_hand = mão
    .of = 684c96450061
icon_whiskey = uísque
    .of = 3d555c5d4fd1
icon_duel = duelo
    .of = 73dd2c554e7a
icon_duel-die = dado de duelo
    .of = a173148737d7
icon_wound = ferimento
    .of = 48be3ce567bc
icon_rage-card = carta de fúria
    .of = aa79a836005f
icon_boneyard = cemitério
    .of = 92f7edeb1aec
icon_one-hand = uma mão
    .of = b2604155ed75
icon_two-hands = duas mãos
    .of = f852f9f38daf
icon_zombie = zumbi
    .of = 86ed6d20bf53
icon_zombie-master = Mestre dos Zumbis
    .of = a2cf8ddf273e
icon_bart-cassidy = um chapéu furado à bala
    .of = 63db4ca2067e
icon_black-jack = um detonador
    .of = 194cbddfe3e6
icon_calamity-janet = um revólver
    .of = ec42a2fccfb9
icon_el-gringo = um sombreiro
    .of = 2a98eca941cd
icon_jesse-jones = uma garrafa
    .of = 361b7ca98a28
icon_jourdonnais = duas penas
    .of = 55b72118a947
icon_kit-carlson = um gorro de pele
    .of = 951864647f34
icon_lucky-duke = um trevo
    .of = eedd7d3c786e
icon_paul-regret = uma ferradura
    .of = 2afb18a27e31
icon_pedro-ramirez = um cacto
    .of = 6a884dd8f028
icon_rose-doolan = uma rosa
    .of = c64b31c8b82c
icon_sid-ketchum = uma maleta de médico
    .of = 626e69eed30c
icon_slab-the-killer = uma faca de caça
    .of = d858fc454efb
icon_suzy-lafayette = um leque
    .of = 0ff8880abfe4
icon_vulture-sam = um abutre
    .of = cce8212c70ee
icon_willy-the-kid = um estilingue
    .of = 95b466d3eab0
icon_belle-star = um sino
    .of = 35ac8d6bfac1
icon_chuck-wengam = um dado sendo virado
    .of = d8340a54c6af
icon_greg-digger = uma pá
    .of = e7a0f266f882
icon_herb-hunter = uma armadilha de urso
    .of = c6e74c2fa8d9
icon_pat-brennan = duas cartas trocadas
    .of = 4e5b7391e4b0
icon_pixie-pete = um chapéu mole com pena
    .of = 0919ca00d3da
icon_sam-the-healer = um coração enfaixado
    .of = c6e146ea73dc
icon_sean-mallory = uma pistola girando
    .of = f25a7e1aef83

## O que se pergunta aos jogadores

ask_deal-role = Que carta de papel foi dada?
    .of = f785b6e9f763
ask_draw-character = Que personagem foi dado?
    .of = 3c5a08cfd36e
ask_roll = { $dice ->
        [one] O que o dado mostra?
       *[other] O que os dados mostram?
    }
    .of = 0afcd945ab5d
ask_roll-duel = { $dice ->
        [one] O que o dado preto mostra?
       *[other] O que os dados pretos mostram?
    }
    .of = 5cbf21a4a020
ask_wound = Que ficha de ferimento o uísque leva?
    .of = 79a83e8c02cc
ask_pixie = Com qual destas duas cartas de fúria você fica?
    .of = 8bf88f18172d
ask_pat-from = De quem é a carta de fúria que você move?
    .of = a095401e604b
ask_pat-to = Quem recebe essa carta de fúria?
    .of = 7df85d3ff6bc
ask_pat-own = Qual das suas cartas de fúria você dá?
    .of = e2e3a7590aee
ask_duel = Quem você desafia para um duelo?
    .of = 7b8bbcb668ff
ask_healer = Quem ganha { $healer-gain ->
        [one] { $healer-gain } ponto de vida
       *[other] { $healer-gain } pontos de vida
    } antes do duelo?
    .of = d81116f609ca
ask_sean = Rolar de novo o dado de duelo?
    .of = 4cefbe581a9c
ask_greg = Beber o mesmo uísque mais uma vez?
    .of = 144db3cac533
ask_belle = Virar uma :dynamite: para :gatling:?
    .of = d4f88c5537a0
ask_chuck = Entregar { $chuck-cost ->
        [one] { $chuck-cost } ponto de vida
       *[other] { $chuck-cost } pontos de vida
    } para virar um dado?
    .of = ccb50363b573
ask_draw-wound = Que ficha de ferimento saiu?
    .of = c4d3b561c1dc
ask_draw-rage = Que carta de fúria saiu?
    .of = 0d9be860ab5d
ask_draw-bone = Que carta do cemitério saiu?
    .of = b2537582ceba
ask_reroll = Que dados você rola de novo?
    .hint = { $left ->
        [one] Resta a você { $left } nova rolagem.
       *[other] Restam a você { $left } novas rolagens.
    }
    .of = 042bcbd1ad7d
ask_shot = Em quem você atira com { $face }?
    .hint = Todos os seus tiros acertam juntos, quando o último estiver apontado.
    .of = c7b1a3602da0
ask_beer = Quem bebe esta { $face }?
    .hint = Pode ser você.
    .of = 2e039337131e
ask_double = Gastar uma cerveja em um dos seus tiros?
    .hint = O tiro que você escolher tira { $slab-loss ->
        [one] { $slab-loss } ponto de vida
       *[other] { $slab-loss } pontos de vida
    }.
    .of = 0b54c2b71a31
ask_bart = Pegar uma flecha em vez de levar este tiro?
    .hint = Você decide sobre cada acerto.
    .of = 8f2b7db15ef1
ask_pedro = Devolver uma flecha pelo ponto de vida que você perdeu?
    .of = 79637cc04a39
ask_kit = De quem é a flecha que volta para a pilha?
    .hint = Uma para cada :gatling:.
    .of = f329a762132b
ask_sid = Quem ganha { $sid-gain ->
        [one] um ponto de vida
       *[other] { $sid-gain } pontos de vida
    }?
    .hint = Pode ser você.
    .of = 4aa7bd182eab

## A mesa

ui_table = A mesa vista de cima, com jogadores, dados e flechas
    .of = 5b37a5657c86
ui_pile-left = { $pile ->
        [one] { $pile } flecha na pilha
       *[other] { $pile } flechas na pilha
    }
    .of = 61caec03bf9b
ui_rerolls-left = { $left ->
        [0] nenhuma nova rolagem
        [one] resta { $left } nova rolagem
       *[other] restam { $left } novas rolagens
    }
    .of = 6f41ab88f5d2
ui_plate = { $name }, { $character }: { $life ->
        [one] { $life } ponto de vida
       *[other] { $life } pontos de vida
    } de { $cap }, { $arrows ->
        [0] nenhuma flecha
        [one] { $arrows } flecha
       *[other] { $arrows } flechas
    }
    .of = e1bb83f437e3
ui_rule = A regra
    .of = 2cb2516d5a36
ui_table_roles = Jogadores
    .of = 93c1db993905
ui_table_duel-faces = Símbolo
    .of = c03b2078b606
ui_table_wound-tokens = Símbolo
    .of = 6972081e47be
ui_table_rage-deck = Símbolo
    .of = 18c6f26afd94
ui_table_boneyard-cards = Carta de cemitério
    .of = 8728886f7bf1
ui_bullets = :bullet: { $life } de { $cap }
    .of = 121b3cfceb62
ui_arrows = :arrow: { $arrows }
    .of = a339ce21e2d6
ui_distance = { $clockwise ->
        [one] { $clockwise } lugar
       *[other] { $clockwise } lugares
    } à esquerda, { $back } à direita
    .of = 189e961b1f32
ui_dead-hands = Mãos dos mortos: { $hands }, jogadores vivos: { $living }
    .of = 9b0384268d31
ui_broken-out = Os mortos se levantaram.
    .of = 2a978c910efb
ui_duel-now = Duelo entre { $challenger } e { $opponent }; quem rola é { $thrower }.
    .of = 283f9c05789a
ui_rage-held = :rage-card: { $cards }
    .of = 8690b84aee86
ui_wounds = Fichas de ferimento:
    .of = 54252c3f6529
ui_keep-all = Guardar todos os dados
    .of = 08cd523d41f3
ui_reroll_some = Rolar estes de novo
    .of = 1b11ec29c0ec
ui_target = :bullet: { $life } de { $cap }, :arrow: { $arrows }
    .of = bc632b3b6611
ui_bart_yes = Pegar uma flecha
    .of = bec5764c9dce
ui_bart_no = Levar o tiro
    .of = a9a452a65d92
ui_pedro_yes = Devolver uma flecha
    .of = 2870ee4e8d28
ui_pedro_no = Ficar com ela
    .of = 7dff1db3b9f9
ui_kit_no = Deixar as flechas
    .of = d63e29e36af1
ui_pat-from_no = Deixar as cartas
    .of = ddcc91d51418
ui_healer_no = Ninguém
    .of = 063ef714b8b5
ui_sean_yes = Rolar de novo
    .of = 1804f3d6ce65
ui_sean_no = Deixar assim
    .of = 1c1c1376e161
ui_greg_yes = Beber de novo
    .of = 2fd05d02ae94
ui_greg_no = Já chega
    .of = 636e299e6a4e
ui_belle_yes = Virar para :gatling:
    .of = 0db7704244d7
ui_belle_no = Deixar assim
    .of = 08a68d2e481d
ui_rage-card = Carta de fúria: { $face }
    .of = f69cd700f973
ui_chuck_no = Não virar nenhum dado
    .of = 90006d9d4e88
ui_chuck_turn = { $from } para { $face }
    .of = bd65a5f9d126
ui_double_no = Ficar com a cerveja
    .of = 457048501c08
ui_life = Pontos de vida
    .of = 4937d7f4a2cc
ui_worth = Valor em pontos de vida
    .of = 7e4c4a1b9401

## Jogadores do computador

policy_random = Novato
    .about = Faz qualquer coisa que as regras permitem, sem pensar.
    .of = 1b9dd4ccd1db
policy_cautious = Cauteloso
    .about = Cuida da própria pele e atira como manda seu papel, mas não tira conclusões.
    .of = 96809d432b75
policy_suspicious = Desconfiado
    .about = Observa quem atira em quem e quem paga cerveja a quem, e daí adivinha os papéis.
    .of = 2e5589e3ffea

## O que se conta nas simulações

tally_games-sheriff = Partidas com xerife
    .of = 2c9d0ae5c575
tally_won-sheriff = Vencidas pelo xerife
    .of = c8c4bf070269
tally_games-deputy = Partidas com assistente
    .of = cca6a4e62fe7
tally_won-deputy = Vencidas por um assistente
    .of = d1871f843a0f
tally_games-outlaw = Partidas com fora da lei
    .of = b4c69c131d95
tally_won-outlaw = Vencidas por um fora da lei
    .of = 8fcea105cb49
tally_games-renegade = Partidas com renegado
    .of = d86cdb9889e2
tally_won-renegade = Vencidas por um renegado
    .of = 4bb8992b69b3
tally_nobody = Vencidas por ninguém
    .of = ce46f96b7b20
tally_step-limit = Interrompidas por não terem fim
    .of = 48ee9b4ffcc0
tally_attacks = Ataques dos índios
    .of = 75bb6d709930
tally_with-bart-cassidy = Partidas com { card_bart-cassidy }
    .of = c40b26b9c0cd
tally_won-with-bart-cassidy = Vencidas por { card_bart-cassidy }
    .of = c37b78b1c1b6
tally_with-black-jack = Partidas com { card_black-jack }
    .of = 99f78c215020
tally_won-with-black-jack = Vencidas por { card_black-jack }
    .of = 5c1bfcb85eb2
tally_with-calamity-janet = Partidas com { card_calamity-janet }
    .of = fcd8324cefdd
tally_won-with-calamity-janet = Vencidas por { card_calamity-janet }
    .of = 81a84ccad89a
tally_with-el-gringo = Partidas com { card_el-gringo }
    .of = 87859ea41e0c
tally_won-with-el-gringo = Vencidas por { card_el-gringo }
    .of = 08bc1f6daa6d
tally_with-jesse-jones = Partidas com { card_jesse-jones }
    .of = 8f2fb37b5901
tally_won-with-jesse-jones = Vencidas por { card_jesse-jones }
    .of = 7d32e90e18aa
tally_with-jourdonnais = Partidas com { card_jourdonnais }
    .of = 23e7caf84826
tally_won-with-jourdonnais = Vencidas por { card_jourdonnais }
    .of = 2954ed491a75
tally_with-kit-carlson = Partidas com { card_kit-carlson }
    .of = 2840e40e052f
tally_won-with-kit-carlson = Vencidas por { card_kit-carlson }
    .of = f531f55a40d1
tally_with-lucky-duke = Partidas com { card_lucky-duke }
    .of = b2f965947f8b
tally_won-with-lucky-duke = Vencidas por { card_lucky-duke }
    .of = 7cc099612598
tally_with-paul-regret = Partidas com { card_paul-regret }
    .of = a35f56bf0a07
tally_won-with-paul-regret = Vencidas por { card_paul-regret }
    .of = 3ec2d6d18b53
tally_with-pedro-ramirez = Partidas com { card_pedro-ramirez }
    .of = 9a47c84cf14c
tally_won-with-pedro-ramirez = Vencidas por { card_pedro-ramirez }
    .of = 310ff3504c74
tally_with-rose-doolan = Partidas com { card_rose-doolan }
    .of = e66ca05f7797
tally_won-with-rose-doolan = Vencidas por { card_rose-doolan }
    .of = bc8fa79e55df
tally_with-sid-ketchum = Partidas com { card_sid-ketchum }
    .of = c5c674ad72ed
tally_won-with-sid-ketchum = Vencidas por { card_sid-ketchum }
    .of = beffe0ed8d88
tally_with-slab-the-killer = Partidas com { card_slab-the-killer }
    .of = d324d64b6f0c
tally_won-with-slab-the-killer = Vencidas por { card_slab-the-killer }
    .of = 6d15fc942b5e
tally_with-suzy-lafayette = Partidas com { card_suzy-lafayette }
    .of = 6fd2eaf68a1e
tally_won-with-suzy-lafayette = Vencidas por { card_suzy-lafayette }
    .of = 97a2b871c288
tally_with-vulture-sam = Partidas com { card_vulture-sam }
    .of = 041a7b331437
tally_won-with-vulture-sam = Vencidas por { card_vulture-sam }
    .of = 0ef569a8405d
tally_with-willy-the-kid = Partidas com { card_willy-the-kid }
    .of = 32cbbe70362c
tally_won-with-willy-the-kid = Vencidas por { card_willy-the-kid }
    .of = c3ee793d9784
tally_with-belle-star = Partidas com { card_belle-star }
    .of = 20ee5bd18df7
tally_won-with-belle-star = Vencidas por { card_belle-star }
    .of = b6c3bc50c20e
tally_with-chuck-wengam = Partidas com { card_chuck-wengam }
    .of = f183ab08355f
tally_won-with-chuck-wengam = Vencidas por { card_chuck-wengam }
    .of = 7a2ace660be3
tally_with-greg-digger = Partidas com { card_greg-digger }
    .of = 495e5295e593
tally_won-with-greg-digger = Vencidas por { card_greg-digger }
    .of = 2d8be4abf8ca
tally_with-herb-hunter = Partidas com { card_herb-hunter }
    .of = 26a801fc9346
tally_won-with-herb-hunter = Vencidas por { card_herb-hunter }
    .of = 49450a31419d
tally_with-pat-brennan = Partidas com { card_pat-brennan }
    .of = 92c18ad7be90
tally_won-with-pat-brennan = Vencidas por { card_pat-brennan }
    .of = 48aaef135674
tally_with-pixie-pete = Partidas com { card_pixie-pete }
    .of = 78920c47fd2a
tally_won-with-pixie-pete = Vencidas por { card_pixie-pete }
    .of = 121f990c5c1b
tally_with-sam-the-healer = Partidas com { card_sam-the-healer }
    .of = 107d6b405795
tally_won-with-sam-the-healer = Vencidas por { card_sam-the-healer }
    .of = 09c31259e75d
tally_with-sean-mallory = Partidas com { card_sean-mallory }
    .of = e40ed50c91d3
tally_won-with-sean-mallory = Vencidas por { card_sean-mallory }
    .of = 432ae389d6de
tally_outbreaks = Partidas com levante
    .of = 1e9581b1bfa7
tally_won-zombies = Vencidas pelos zumbis
    .of = 9ab58e7150c7
tally_won-survivors = Vencidas pelos sobreviventes
    .of = 61fa7f53ae97

## Campanhas

ledger_role = Papel
    .of = bc6fc04ba8b3
ledger_character = Personagem
    .of = 030c0b84ead2
ledger_out = Ordem de eliminação
    .of = 26a4fa322b12
ledger_by = Pela mão de quem
    .of = deca7ec975b3
ledger_sheriff-survived = { $member }, o xerife, sobreviveu e indica o próximo xerife.
    .of = 6084324dd8db
ledger_killer-sheriff = { $member } eliminou o xerife, { $value }, e é o próximo xerife.
    .of = c9436a84607b
ledger_no-killer-random = { $member }, o xerife, não foi morto por ninguém. A estrela é distribuída ao acaso.
    .of = 0f56f8441627
ledger_no-killer-group = { $member }, o xerife, não foi morto por ninguém. O grupo decide sobre a estrela.
    .of = 0484b6b1ede9
ledger_three-winner = { $member } venceu uma partida de três e usa a estrela na próxima partida que tiver xerife.
    .of = d0c1a119adac
ledger_three-no-office = Uma partida de três não define nada sobre a estrela.
    .of = cf7cbdb91d4d
ledger_office-waits = A próxima partida não tem xerife. O que está definido sobre a estrela espera.
    .of = da2a7f8475dc
ledger_named-sheriff = { $value } recebe a indicação para ser o próximo xerife.
    .of = fc72e32cfdca
ledger_named-self = { $member } fica com a estrela.
    .of = 0699e6988491
ledger_sheriff-away = { $member } deveria ser xerife, mas não vem.
    .of = 8d973413a588
ledger_replaced-sheriff = { $value } é xerife no lugar de { $member }.
    .of = 274d729deeec
ledger_other-sheriff = { $member } deveria ter sido xerife; foi { $value }.
    .of = 8e70c2b0d74c
ledger_extra-bullet = { $member } começa a próxima partida com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais.
    .of = 8e3294076504
ledger_bullet-away = { $member } mereceu uma bala extra, mas não vem; ela se perde.
    .of = 466c32d168ce
ledger_newcomer = { $member } não jogou a última partida e recebe um personagem ao acaso.
    .of = ce50d1dd431f
ledger_chose-character = { $member } escolhe { $value }.
    .of = 36a5872b0c68
ledger_keeps-character = { $member } fica com { $value }.
    .of = 9ae04e697e29
ledger_draws-character = { $member } larga { $value } e sorteia um personagem.
    .of = 7f7fb43c94b2
ledger_next-sheriff = { $member } é o xerife.
    .of = e71e83bdd92c
ledger_next-roles-random = Todos os papéis são distribuídos ao acaso, o de xerife também.
    .of = 65380ed235df
ledger_next-bullet = { $member } começa com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais.
    .of = 788859e77e05
ledger_next-character = { $member } joga com { $value }.
    .of = 62f18ac35867
ledger_next-draws = { $member } sorteia um personagem entre os que sobraram, menos { $value }.
    .of = c5850dcb4df2
ledger_next-random-character = { $member } recebe um personagem ao acaso.
    .of = ffcca0c97100
ledger_name-sheriff = { $member } ainda está com vida e com a estrela. Quem é o próximo xerife?
    .of = d85748accde5
ledger_group-sheriff = Ninguém matou o xerife. Quem é o próximo xerife?
    .of = 422c8450d1d3
ledger_replace-sheriff = O próximo xerife não vem. Quem usa a estrela no lugar dele?
    .of = e10fcfd4e920
ledger_choose-character = Que personagem { $member } escolhe para a próxima partida?
    .of = 24d456046dab
ledger_keep-or-draw = { $member } fica com o personagem?
    .of = 8ee553b7baec
ledger_option-random-roles = Distribuir a estrela ao acaso
    .of = f4ae38c25952
ledger_option-random-character = Dar um ao acaso
    .of = 678eea126a4a
ledger_option-keep = Ficar com { $card }
    .of = 310a052a1e69
ledger_option-draw = Sortear outro
    .of = 569d54996af1
ledger_fault-roles = Estes não são os papéis para este número de jogadores.
    .of = d0db63e96fa4
ledger_fault-character-twice = Outra pessoa também tem o personagem de { $member }.
    .of = 045ae9cef40e
ledger_fault-by-living = { $member } ainda tem vida, então ninguém tirou seu último ponto.
    .of = d7d9a111ea04
ledger_fault-by-other = O último ponto de vida de { $member } só pode ter sido tirado por outro jogador desta partida.
    .of = 99d30fdf7dd3
ledger_fault-by-dead = Quem teria tirado o último ponto de vida de { $member } já estava fora do jogo.
    .of = 096105512a1d
ledger_fault-order-gap = A ordem de eliminação deixa um lugar vago antes de { $member }.
    .of = 11fdc230f1d0
ledger_fault-order-shared = Só jogadores que caíram juntos, pela mesma mão, dividem um lugar: veja { $member }.
    .of = 90caedee1d96
ledger_fault-not-over = Com estes jogadores vivos, a partida não acabou.
    .of = 89e14b5f562f
ledger_fault-winner = Com estes jogadores vivos, está errado quem teria vencido: veja { $member }.
    .of = 56a097a51dec
ledger_fault-one-winner = De três jogadores, só um pode vencer: { $member } não é o único vencedor aqui.
    .of = 3a6c77c149be
ui_hands = Mãos
    .of = 465f42081a89

## Chances

odds_duel = Quem perde um duelo?
    .about = Quem é desafiado rola primeiro o dado preto; quem errar perde.
    .of = abe43b74de7d
odds_duel_rerolls = Quem desafia
    .of = 05a535d01325
odds_duel_rerolls_0 = rola como todo mundo
    .of = a911a12d5fae
odds_duel_rerolls_1 = é Sean Mallory e repete uma vez a rolagem errada
    .of = f20a4451b89d
odds_duel_row_challenged = Perde quem foi desafiado
    .of = 414ea61a56ff
odds_duel_row_challenger = Perde quem desafiou
    .of = a69304847180
odds_duel_row_throws = Rolagens em média
    .of = d22a5173717f
odds_outbreak = Quanto demora o levante?
    .about = Com um cemitério completo, uma carta por turno e sem que mais ninguém caia.
    .of = c0956dc72ec5
odds_outbreak_living = Jogadores vivos
    .of = c50b48b17f51
odds_outbreak_row_by = { $n ->
        [one] Com a primeira carta
       *[other] No máximo com a carta { $n }
    }
    .of = a0aaf2d932b4
