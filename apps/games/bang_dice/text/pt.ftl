# BANG! O Jogo de Dados em português do Brasil. Chaves: caminhos das cláusulas com "_" no lugar de "/"; `.title` é o nome e `.event` a frase no registro.
# Em um registro, $actor e $target são nomes de jogadores; $own vale 1 quando são a mesma pessoa, $by e $to valem 1 quando há alguém.

game = BANG! O Jogo de Dados
    .about = Role, atire e blefe: lei, bandidos e renegados acertam as contas com cinco dados, e poucos sabem quem é quem.
    .unofficial = Um companheiro não oficial, sem participação nem aprovação da editora. Os nomes pertencem a seus donos; as palavras e os desenhos aqui são nossos.
product_base = BANG! O Jogo de Dados
product_undead-or-alive = Undead or Alive
module_duels = Olhe nos meus olhos
    .about = Dados de duelo e uísque: desafie quem quiser na mesa e carregue seus ferimentos até o próximo turno.
module_rage = Duas balas bastam
    .about = Quem perde muito em um turno compra uma carta de fúria e revida com os símbolos dela.
module_posse = Um novo bando na cidade
    .about = Mais personagens para distribuir; alguns precisam de duelos ou de cartas de fúria no jogo.
module_undead = Mortos ou vivos?
    .about = Os eliminados compram do cemitério e podem voltar como zumbis. Para { $undead-players } ou mais jogadores.
module_legacy = Legado do Velho Oeste
    .about = Para várias partidas seguidas: a estrela muda de mãos, e os personagens ficam ou são trocados.

## Objetivo do jogo

goal = Cada pessoa à mesa é alguém, e cada uma vence de um jeito diferente.
    .title = Objetivo do jogo
goal_players = O jogo é para { $players-min } a { $players-max } jogadores.
    .title = Jogadores
goal_roles = Seu { -role } diz de que lado você está e o que precisa acontecer para você vencer.
    .title = Papéis
goal_sheriff = O { -sheriff } vence quando todos os { -outlaw(case: "pl") } e todos os { -renegade(case: "pl") } estão eliminados.
    .title = Xerife
goal_deputy = Um { -deputy } está do lado do { -sheriff } e vence sempre que o xerife vence, mesmo que já não esteja lá para ver.
    .title = Assistente
goal_outlaw = Os { -outlaw(case: "pl") } querem a pele do { -sheriff }. Com o xerife eliminado, vencem juntos.
    .title = Fora da lei
goal_renegade = Um { -renegade } não está do lado de ninguém e quer ser o último com vida: todos os outros têm de cair, e o { -sheriff } por último.
    .title = Renegado

## O que há na caixa

components = Isto é o que há na caixa do jogo básico.
    .title = Componentes
components_dice = { $dice } dados, todos iguais. Cada um tem { $die-faces } faces: :arrow: flecha, :dynamite: dinamite, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: cerveja e :gatling: Gatling.
    .title = Dados
components_roles = { $role-cards-total } cartas de papel: { $role-cards_sheriff } de xerife, { $role-cards_deputy } de assistente, { $role-cards_outlaw } de fora da lei e { $role-cards_renegade } de renegado.
    .title = Cartas de papel
components_characters = { $character-cards } personagens, cada um com seu número de pontos de vida e uma habilidade própria.
    .title = Cartas de personagem
components_summaries = { $summary-cards } cartas de resumo, para conferir os símbolos sem perguntar.
    .title = Cartas de resumo
components_arrows = { $arrow-tokens } fichas de flecha.
    .title = Fichas de flecha
components_bullets = Balas para contar os pontos de vida: { $bullet-tokens_single } que valem { $bullet-worth_single } e { $bullet-tokens_triple } que valem { $bullet-worth_triple }. Troque sempre que for prático.
    .title = Balas

## Preparação

setup = A mesa é montada nesta ordem.
    .title = Preparação
setup_table = O número de jogadores define quantas cartas de cada papel participam.
    .title = Papéis por número de jogadores
setup_roles = Embaralhe as cartas de papel para o número de jogadores e dê uma a cada um, virada para baixo. Você pode olhar a sua quando quiser.
    .title = Distribuir os papéis
    .event = { $target } recebe um papel: { $role }.
setup_sheriff = Quem recebe a { -star } mostra a carta na hora. Todos os outros papéis ficam virados para baixo.
    .title = O xerife se apresenta
    .event = { $target } mostra a estrela e é o xerife.
setup_characters = Embaralhe os { -character(case: "pl") } e dê um a cada jogador, virado para cima.
    .title = Distribuir os personagens
    .event = { $target } vai jogar com { $character }.
setup_characters-out = Os personagens que ninguém recebeu ficam fora desta partida.
    .title = Personagens sem uso
setup_bullets = Pegue tantas balas quantos são os pontos de vida do seu personagem e deixe-as à sua frente, à vista de todos.
    .title = Pegar as balas
    .event = { $target } pega { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    }.
setup_sheriff-bullets = O { -sheriff } pega { $sheriff-bullets ->
        [one] { $sheriff-bullets } bala
       *[other] { $sheriff-bullets } balas
    } a mais do que o personagem indica.
    .title = As balas extras do xerife
    .event = { $target } pega { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } a mais por ser o xerife.
setup_arrows = Ponha todas as { $arrow-tokens } fichas de flecha no centro da mesa. Elas são a { -pile }.
    .title = A pilha de flechas
setup_start = O { -sheriff } pega os dados e joga o primeiro turno.
    .title = Quem começa
    .event = { $actor }, o xerife, começa.

## Pontos de vida

life = As balas à sua frente são a vida que lhe resta.
    .title = Pontos de vida
life_points = Cada { -life-point } é uma bala. Ao perder um ponto, devolva uma bala; ao ganhar um, pegue uma bala.
    .title = Perder e ganhar
life_cap = Você nunca pode ter mais pontos de vida do que tinha ao começar esta partida. O que passar disso se perde.
    .title = O limite
life_cap-sheriff = O xerife começou com as balas extras, por isso elas fazem parte do limite dele.
    .title = O limite do xerife

## O turno

turn = Um turno é rolar um pouco, decidir um pouco, e depois tudo o que os dados mostram acontece.
    .title = O turno
turn_order = O { -turn } passa em sentido horário, de um jogador que ainda está no jogo ao seguinte.
    .title = Ordem de jogo
    .event = Turno { $value }: { $actor }.
turn_roll = Comece seu turno rolando todos os { $dice } dados.
    .title = Primeira rolagem
    .event = { $actor } rola { $dice }
turn_reroll = Depois você pode rolar de novo, até { $rerolls ->
        [one] { $rerolls } vez
       *[other] { $rerolls } vezes
    }. Cada { -re-roll } é feita com quantos dados você quiser.
    .title = Novas rolagens
    .event = { $actor } rola de novo: { $dice }
turn_kept-dice = Um dado que você guardou ainda não está decidido: na próxima { -re-roll }, você pode pegá-lo de volta.
    .title = Dados guardados
turn_stand = Você não é obrigado a usar as novas rolagens. Pare quando gostar do que vê.
    .title = Parar
    .event = { $actor } para com { $dice }
turn_last-roll = Depois de { $rolls } rolagens não restam { -re-roll(case: "pl") }, e os dados valem como estão.
    .title = Última rolagem
    .event = { $actor } não tem mais novas rolagens e fica com { $dice }
turn_obligation = Todo símbolo tem de ser usado. Você não pode deixar nenhum de lado, nem que só haja um amigo para acertar.
    .title = Nada de passar
turn_resolution = Os dados finais são resolvidos nesta ordem: primeiro :dynamite:, depois todas as :near-shot: e :far-shot: juntas, depois :beer:, e :gatling: por último. Cada :arrow: já teve efeito quando saiu.
    .title = Ordem de resolução

## Flechas

arrows = As flechas não fazem nada, até haver flechas demais.
    .title = Flechas e índios
arrows_take = Depois de cada rolagem, antes de qualquer outra coisa, pegue uma { -arrow } da pilha para cada :arrow: que acabou de sair.
    .title = Pegar flechas
    .event = { $actor } pega uma flecha e agora tem { $value }.
arrows_kept = Uma :arrow: que você guarda de uma rolagem anterior não lhe custa uma segunda flecha.
    .title = Flechas guardadas
arrows_reroll = Você pode rolar de novo um dado com :arrow:. A flecha que pegou por ele continua com você.
    .title = Rolar flechas de novo
arrows_attack = Quando a última flecha sai da pilha, os índios atacam: na mesma hora, até no meio de uma rolagem.
    .title = Os índios atacam
    .event = { $actor } pega a última flecha, e os índios atacam!
arrows_attack-loss = Em um { -indian-attack }, cada um perde { $arrow-loss ->
        [one] { $arrow-loss } ponto de vida
       *[other] { $arrow-loss } pontos de vida
    } por flecha que tiver.
    .title = O que o ataque custa
    .event = { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } para os índios.
arrows_refill = Depois do ataque, todas as flechas voltam para a pilha.
    .title = A pilha é refeita
    .event = As flechas voltam; a pilha tem { $value } de novo.
arrows_rest-of-roll = Se o ataque acontecer enquanto você ainda pega as flechas de uma rolagem, pegue o resto da nova pilha. Depois seu turno continua.
    .title = O resto da rolagem
    .event = { $actor } ainda tem de pegar da nova pilha { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    } desta rolagem.
arrows_example-attack = Restam duas flechas na pilha, e Ada rola três. Ela pega as duas, os índios atacam, e todos, Ada também, pagam pelas flechas que têm. Todas as { $arrow-tokens } voltam, Ada pega sua terceira flecha da pilha cheia e só então decide o que rolar de novo.
    .title = Exemplo: um ataque no meio da rolagem
arrows_roller-dies = Se o ataque eliminar justamente quem está rolando, o turno acaba, e os dados são largados sem mais efeito.
    .title = Quem rola cai diante dos índios
    .event = { $value ->
        [0] { $actor } sai do jogo; os dados não têm mais efeito.
       *[other] { $actor } sai do jogo, mas os dados são resolvidos mesmo assim.
    }

## Dinamite

dynamite = A dinamite não larga você.
    .title = Dinamite
dynamite_locked = Um dado que mostra :dynamite: fica travado. Ele não pode ser rolado de novo neste turno.
    .title = Dinamite travada
dynamite_third = Assim que { $dynamite-limit } ou mais dos seus dados mostram :dynamite:, você não rola mais.
    .title = Dinamite suficiente para explodir
    .event = { $actor } tem { $value } dinamites e não rola mais.
dynamite_loss = Ela explode, e você perde exatamente { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }, não importa quantas haja além dessas { $dynamite-limit }.
    .title = O que a dinamite custa
    .event = A dinamite explode: { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
dynamite_survived = Se você sobreviver, todos os seus outros dados são resolvidos como de costume.
    .title = Sobreviver à dinamite
    .event = { $actor } sobrevive; os outros dados contam.
dynamite_death = Se ela tirar seu último ponto de vida, seus outros dados não têm efeito.
    .title = Morrer pela dinamite
    .event = { $value ->
        [0] { $actor } sai do jogo; os outros dados não têm efeito.
       *[other] { $actor } sai do jogo, mas os outros dados são resolvidos mesmo assim.
    }

## Miras

shots = Cada { -bulls-eye } é um tiro, e o número dela diz até onde ele chega.
    .title = Miras
shots_near = Uma :near-shot: tira { $shot-loss ->
        [one] { $shot-loss } ponto de vida
       *[other] { $shot-loss } pontos de vida
    } de um jogador a { $shot-near ->
        [one] { $shot-near } lugar
       *[other] { $shot-near } lugares
    } de você, à esquerda ou à direita, como preferir.
    .title = Um tiro no vizinho
    .event = { $actor } aponta :near-shot: para { $target }.
shots_far = Uma :far-shot: tira { $shot-loss ->
        [one] { $shot-loss } ponto de vida
       *[other] { $shot-loss } pontos de vida
    } de um jogador a exatamente { $shot-far ->
        [one] { $shot-far } lugar
       *[other] { $shot-far } lugares
    } de você, à esquerda ou à direita, como preferir.
    .title = Um tiro mais longe
    .event = { $actor } aponta :far-shot: para { $target }.
shots_distance = A { -distance } entre dois jogadores se conta em lugares ao redor da mesa. Os jogadores eliminados são pulados.
    .title = Distância
shots_close-quarters = Com { $close-quarters } ou menos jogadores ainda no jogo, uma :far-shot: vale como uma :near-shot:.
    .title = De perto
    .event = { $actor } aponta :far-shot: de perto para { $target }.
shots_both-ways = Às vezes, a esquerda e a direita levam à mesma pessoa: com dois jogadores restantes, para :near-shot:; com quatro, para :far-shot:. Nesse caso, só há esse alvo.
    .title = A mesma pessoa dos dois lados
shots_together = Primeiro escolha o alvo de cada mira; depois todos os tiros acertam no mesmo instante.
    .title = Todos os tiros de uma vez
    .event = { $target } leva tiros e perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
shots_overkill = Você pode apontar contra alguém mais tiros do que essa pessoa tem pontos de vida. Os que sobram se perdem, e nenhuma distância muda até que todos acertem.
    .title = Mais tiros do que vida
shots_example-overkill = Bo, à esquerda de Ada, tem um único ponto de vida. Ada tem duas :near-shot: e aponta ambas para ele. Depois dos tiros, Bo está fora, mas o segundo não pode seguir até quem está sentado atrás dele.
    .title = Exemplo: um tiro a mais

## Cerveja

beer = Uma cerveja compensa uma bala.
    .title = Cerveja
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
beer_wasted = Uma cerveja para quem já está no limite é bebida à toa.
    .title = Cerveja desperdiçada
    .event = { $own ->
        [1] { $actor } bebe uma cerveja à toa.
       *[other] { $actor } paga a { $target } uma cerveja à toa.
    }

## A metralhadora Gatling

gatling = Demora para carregar, e depois todo mundo se abaixa.
    .title = A metralhadora Gatling
gatling_fire = Com { $gatling-limit } ou mais :gatling: entre seus dados finais, você dispara a { -gatling }.
    .title = Disparar a Gatling
    .event = { $actor } dispara a Gatling com { $value } :gatling:.
gatling_loss = Cada um dos outros jogadores perde { $gatling-loss ->
        [one] { $gatling-loss } ponto de vida
       *[other] { $gatling-loss } pontos de vida
    }.
    .title = O que a Gatling custa
    .event = { $target } perde { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } para a Gatling.
gatling_discard = Depois de disparar, devolva à pilha todas as suas flechas.
    .title = Livre das flechas
    .event = { $actor } devolve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
gatling_once = A { -gatling } dispara uma vez por turno, por mais :gatling: que haja.
    .title = Só uma vez

## Eliminação

elimination = O que acontece quando as balas acabam.
    .title = Eliminação
elimination_out = Quem não tem mais nenhum ponto de vida é eliminado na hora e não joga mais turnos. Também deixa de contar para as distâncias.
    .title = Fora do jogo
    .event = { $by ->
        [1] { $actor } elimina { $target }.
       *[other] { $target } sai do jogo.
    }
elimination_reveal = Os jogadores eliminados mostram a todos sua carta de papel.
    .title = Mostrar o papel
    .event = { $target } revela seu papel: { $role }.
elimination_arrows = As flechas de um jogador eliminado voltam para a pilha.
    .title = Flechas dos eliminados
    .event = { $target } devolve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
elimination_dead-do-nothing = Os eliminados não fazem nada e nada acontece com eles, mas vencem com seu time se ele vencer.
    .title = Os eliminados
elimination_nobodys-kill = Um jogador que cai pelos índios ou pela dinamite não foi morto por ninguém.
    .title = Morte de ninguém

## Como a partida termina

endings = Quem venceu, e quando conferir.
    .title = O fim da partida
endings_at-once = Cada vez que alguém for eliminado, veja se isso decide a partida. Se decidir, ela acaba ali mesmo, e mais nada é resolvido.
    .title = Fim na mesma hora
endings_sheriff-dead = Se o xerife for eliminado, os fora da lei vencem, mesmo que não reste nenhum deles.
    .title = O xerife morreu
    .event = O xerife morreu. Os fora da lei vencem.
endings_renegade = Se o xerife for eliminado e o único jogador ainda vivo for um renegado, esse renegado vence, e os fora da lei não.
    .title = A vitória do renegado
    .event = O renegado é o último com vida e vence.
endings_law = Se todos os fora da lei e todos os renegados forem eliminados com o xerife vivo, o xerife e os assistentes vencem.
    .title = A lei vence
    .event = Todos os inimigos do xerife caíram. A lei vence.
endings_sheriff-first = Se o xerife cair no mesmo instante que o último dos inimigos, o que conta é a queda do xerife: os fora da lei vencem.
    .title = A queda do xerife vem primeiro
    .event = O xerife caiu junto com os últimos inimigos. Os fora da lei vencem.
endings_all-dead = Se não sobreviver absolutamente ninguém, os fora da lei vencem.
    .title = Todos caem
    .event = Ninguém continua vivo. Os fora da lei vencem.
endings_team = O xerife e os assistentes vencem como um time, os fora da lei como outro. Os membros eliminados vencem também.
    .title = Vencer em time
endings_example-all-dead = O xerife e um renegado são os dois últimos, cada um com um só ponto de vida e com flechas na mão. O xerife pega a última flecha da pilha, e o ataque elimina os dois. Não resta ninguém, e assim vencem os fora da lei, que já estavam todos fora havia um tempo.
    .title = Exemplo: não resta ninguém
endings_example-no-outlaws = Todos os fora da lei estão eliminados. O renegado atira no xerife e o mata enquanto um assistente ainda vive. O renegado não está sozinho, então quem vence são os fora da lei.
    .title = Exemplo: um tiro cedo demais

## Três jogadores

three = Com { $three-players } jogadores, todos os papéis ficam abertos, e cada um caça alguém.
    .title = Três jogadores
three_roles = Distribuam assistente, fora da lei e renegado e virem todos para cima. Não há { -sheriff }, e ninguém pega balas extras.
    .title = Papéis abertos
    .event = { $target } recebe um papel aberto: { $role }.
three_start = O { -deputy } joga o primeiro turno.
    .title = O assistente começa
    .event = { $actor }, o assistente, começa.
three_targets = O { -deputy } caça o { -renegade }, o renegado caça o { -outlaw }, e o fora da lei caça o assistente.
    .title = Quem caça quem
three_win = Tire você mesmo o último ponto de vida do seu alvo, e você vence na hora.
    .title = Pegar o alvo
    .event = Quem caçava pegou seu alvo e vence.
three_third-hand = Se for o terceiro jogador a tirá-lo, ninguém venceu ainda. Os dois que restam continuam.
    .title = A mão de outro
    .event = Quem pegou { $target } foi { $actor }, e não quem o caçava. Vence o último com vida.
three_last = A partir daí, vence simplesmente o último com vida.
    .title = O último com vida
    .event = O último com vida vence.
three_lost-target = Quem cai pelos índios ou pela dinamite não foi baleado por ninguém, então ninguém alcançou o objetivo; os dois que restam lutam para ser o último.
    .title = Alvo perdido
    .event = { $to ->
        [1] Nenhuma mão pegou { $target }. Vence o último com vida.
       *[other] O alvo caiu sem quem o caçava, que vence mesmo assim.
    }
three_all-dead = Se todos os que restavam caírem juntos, a partida termina empatada.
    .title = Caem todos
    .event = { $value ->
        [0] Ninguém continua vivo: empate.
       *[other] Ninguém continua vivo; vence quem estava jogando o turno.
    }

## Oito jogadores

eight = Com { $eight-players } jogadores há { $roles_8_renegade } renegados.
    .title = Oito jogadores
eight_renegades = Os dois não são parceiros: cada { -renegade } joga sozinho, e cada um quer ser o último.
    .title = Cada renegado por si
eight_both-alive = Se o xerife cair com os dois renegados vivos, nenhum deles é o último, e os fora da lei vencem.
    .title = Restam dois renegados
    .event = O xerife morreu e restam dois renegados. Os fora da lei vencem.

## Personagens

characters = Cada um aqui sabe fazer algo que os outros não sabem.
    .title = Personagens
characters_use = Onde a { -ability } do seu personagem diz outra coisa que as regras, vale a habilidade. O que ela permite, você não é obrigado a fazer.
    .title = Usar as habilidades
characters_bart-cassidy = Para cada ponto de vida que um tiro ou a Gatling lhe custaria, Bart Cassidy pode pegar { $bart-arrows ->
        [one] uma flecha
       *[other] { $bart-arrows } flechas
    } no lugar. Ele não pode pegar a última flecha da pilha, e isso não o ajuda contra índios nem dinamite.
    .title = Bart Cassidy
    .event = { $actor } pega uma flecha em vez de levar o tiro e agora tem { $value }.
characters_bart-cassidy-hits = Se for acertado várias vezes ao mesmo tempo, Bart decide acerto por acerto, enquanto a pilha tiver mais de { $bart-arrows ->
        [one] { $bart-arrows } flecha
       *[other] { $bart-arrows } flechas
    }.
    .title = Bart Cassidy, acerto por acerto
characters_black-jack = Black Jack pode rolar :dynamite: de novo, enquanto tiver menos de { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } rola de novo { $value ->
        [one] { $value } dinamite
       *[other] { $value } dinamites
    }.
characters_calamity-janet = Calamity Janet pode usar cada :near-shot: como :far-shot: e cada :far-shot: como :near-shot:.
    .title = Calamity Janet
    .event = { $actor } inverte { $face } e a aponta para { $target }.
characters_el-gringo = Um jogador que tira pontos de vida de El Gringo pega { $gringo-arrows ->
        [one] uma flecha
       *[other] { $gringo-arrows } flechas
    } por isso. Índios e dinamite não são jogadores; não custam flecha a ninguém.
    .title = El Gringo
    .event = { $actor } se vinga: { $target } pega uma flecha e agora tem { $value }.
characters_el-gringo-gatling = Quem acerta El Gringo com a Gatling primeiro devolve todas as flechas, como depois de qualquer Gatling, e só então pega a de El Gringo.
    .title = El Gringo e a Gatling
characters_el-gringo-once = Todos os tiros de um turno, juntos, rendem a flecha de El Gringo uma vez, por mais pontos que tirem. A Gatling do mesmo turno rende a flecha outra vez.
    .title = El Gringo, uma vez por ocasião
characters_el-gringo-dying = O último ponto de vida de El Gringo também custa a flecha.
    .title = O último ponto de El Gringo
characters_jesse-jones = Se Jesse Jones tiver { $jesse-life } pontos de vida ou menos na hora da cerveja, cada :beer: que ele mesmo bebe lhe dá { $jesse-gain ->
        [one] { $jesse-gain } ponto de vida
       *[other] { $jesse-gain } pontos de vida
    }.
    .title = Jesse Jones
    .event = { $actor } está com sede: a cerveja dá { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
characters_example-jesse-jones = Com { $jesse-life } pontos de vida restantes, Jesse rola duas :beer: e bebe as duas. Se ele está fraco o bastante se vê uma só vez, antes da primeira; por isso cada uma lhe dá { $jesse-gain }.
    .title = Exemplo: Jesse Jones
characters_jourdonnais = Um ataque dos índios nunca custa a Jourdonnais mais de { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } ponto de vida
       *[other] { $jourdonnais-loss } pontos de vida
    }.
    .title = Jourdonnais
    .event = { $target } escapa de perder { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } no ataque.
characters_kit-carlson = Para cada :gatling: entre seus dados finais, Kit Carlson pode devolver à pilha { $kit-arrows ->
        [one] uma flecha
       *[other] { $kit-arrows } flechas
    } de qualquer jogador, inclusive dele mesmo.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } devolve uma flecha e fica com { $value }.
       *[other] { $actor } tira uma flecha de { $target }, que fica com { $value }.
    }
characters_kit-carlson-gatling = Quando dispara a Gatling, Kit Carlson se livra de todas as suas flechas como de costume e ainda pode usar cada :gatling: nas flechas dos outros.
    .title = Kit Carlson e a Gatling
characters_lucky-duke = Lucky Duke pode rolar de novo { $duke-rerolls ->
        [one] uma vez
       *[other] { $duke-rerolls } vezes
    } a mais que os outros.
    .title = Lucky Duke
    .event = { $actor } usa a nova rolagem que só a sorte permite.
characters_paul-regret = A Gatling nunca custa um ponto de vida a Paul Regret.
    .title = Paul Regret
    .event = A Gatling nem arranha { $target }.
characters_pedro-ramirez = Para cada ponto de vida que perde, Pedro Ramirez pode devolver { $pedro-arrows ->
        [one] uma flecha
       *[other] { $pedro-arrows } flechas
    } das suas. O ponto se perde do mesmo jeito.
    .title = Pedro Ramirez
    .event = { $target } devolve uma flecha e fica com { $value }.
characters_rose-doolan = Rose Doolan atira mais longe: com :near-shot: e com :far-shot:, além dos alvos de costume, ela pode acertar um que esteja { $rose-reach ->
        [one] { $rose-reach } lugar
       *[other] { $rose-reach } lugares
    } adiante.
    .title = Rose Doolan
    .event = { $actor } aponta { $face } mais longe que os outros, para { $target }.
characters_rose-doolan-around = A distância até alguém é sempre o caminho mais curto ao redor da mesa. Rose não pode declarar que um vizinho está longe contando pelo caminho comprido.
    .title = As distâncias de Rose Doolan
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
characters_slab-the-killer = Uma vez por turno, Slab the Killer pode gastar uma :beer: para reforçar um dos seus tiros: essa :near-shot: ou :far-shot: tira { $slab-loss ->
        [one] { $slab-loss } ponto de vida
       *[other] { $slab-loss } pontos de vida
    } do alvo.
    .title = Slab the Killer
    .event = { $actor } gasta uma cerveja em um tiro contra { $target }: ele tira { $value }.
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
characters_vulture-sam-dying = Se o próprio Vulture Sam cair no mesmo instante, ele não ganha nada.
    .title = Vulture Sam também cai
    .event = { $target } cai junto com outros, mas Vulture Sam ganha com isso e continua vivo.
characters_willy-the-kid = Willy the Kid só precisa de { $willy-gatling } :gatling: para disparar a Gatling. Também ele a dispara uma vez por turno.
    .title = Willy the Kid
    .event = { $actor } dispara a Gatling com apenas { $value } :gatling:.

## A expansão

expansion = Uma segunda caixa, com mais para rolar, para comprar e para temer.
    .title = Undead or Alive
expansion_builds-on = { product_undead-or-alive } não é um jogo independente. Todas as regras do jogo básico continuam valendo, exceto onde um módulo em uso diz outra coisa.
    .title = Sobre o jogo básico
expansion_modules = Há { $expansion-modules } módulos. Acrescentem um só ou quantos quiserem, em qualquer mistura que o número de jogadores e as exigências dos próprios módulos permitam.
    .title = Módulos
expansion_other-boxes = Old Saloon é outra expansão do jogo básico. Não aconselhamos misturar os módulos dela com estes.
    .title = Outras expansões
expansion_box = { $expansion-cards } cartas ao todo, com dados, fichas e uma folha de regras. De quais delas vocês precisam está dito módulo a módulo.
    .title = A caixa inteira
expansion_summaries = Mais { $new-summaries } cartas de resumo. Elas lembram regras e não mudam nenhuma.
    .title = Novas cartas de resumo

## Módulo: Olhe nos meus olhos

duels = Dados pretos, bebida forte e duas pessoas que se encaram.
    .title = Olhe nos meus olhos
duels_needs-rage = { module_duels }, o módulo { $module-numbers_duels }, só se joga junto com { module_rage }, o módulo { $module-numbers_rage }.
    .title = Só com cartas de fúria
duels_dice = { $duel-dice } dados pretos, os { -duel-die(case: "pl") }.
    .title = Dados de duelo
duels_faces = Cada { -duel-die } tem { $die-faces } faces: :arrow: flecha, :dynamite: dinamite, :gatling: Gatling, :whiskey: uísque e :duel: duelo { $duel-faces_duel ->
        [one] uma vez
       *[other] { $duel-faces_duel } vezes
    }. Ele não tem nenhuma mira nem cerveja.
    .title = Faces de um dado de duelo
duels_swap = Usem os { -duel-die(case: "pl") } no lugar de { $duel-dice ->
        [one] { $duel-dice } dado básico
       *[other] { $duel-dice } dados básicos
    }, que { $duel-dice ->
        [one] volta
       *[other] voltam
    } para a caixa.
    .title = Preto por branco
duels_roll = Comece seu turno rolando todos os { $dice } dados: { $white-dice } brancos e { $duel-dice } pretos. Em uma { -re-roll }, você pode misturar os dois tipos.
    .title = Primeira rolagem com dados de duelo
    .event = { $actor } rola { $dice }
duels_order = Os dados finais são resolvidos nesta ordem: primeiro :dynamite:, depois :whiskey:, depois :near-shot: e :far-shot:, depois :beer:, depois :gatling:, e :duel: por último. Cada :arrow: já teve efeito quando saiu.
    .title = Ordem de resolução com dados de duelo
duels_shots-together = Todos os tiros continuam acertando no mesmo instante, seja qual for o número, e as distâncias não mudam no meio.
    .title = Os tiros continuam juntos
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
duels_whiskey-token = Cada :whiskey: também livra você de { $whiskey-tokens ->
        [one] uma { -wound-token }
       *[other] { $whiskey-tokens } { -wound-token(case: "pl") }
    }, queira você ou não.
    .title = Uísque contra ferimentos
    .event = O uísque livra { $actor } da ficha de ferimento { $face }.
duels_whiskey-rage = Se não houver nenhuma { -wound-token } à sua frente, você tem de comprar { $whiskey-cards ->
        [one] uma { -rage-card }
       *[other] { $whiskey-cards } { -rage-card(case: "pl") }
    } em vez disso.
    .title = Uísque de estômago vazio
    .event = { $actor } não tem ficha de ferimento, e o uísque traz uma carta de fúria.
duels_whiskey-full = Se você estiver no limite, o ponto de vida de um :whiskey: se perde; todo o resto acontece do mesmo jeito.
    .title = Uísque no limite
duels_whiskey-choice = Você escolhe qual das suas { -wound-token(case: "pl") } o uísque leva. Ela é embaralhada de volta no monte na mesma hora.
    .title = Qual ficha sai
duels_whiskey-cancel = O que suas { -wound-token(case: "pl") } anulam se define assim que a última rolagem está feita. Uma ficha que um :whiskey: leva depois já cumpriu seu serviço.
    .title = Primeiro os ferimentos, depois o uísque
duels_challenge = Para cada :duel: entre seus dados finais, entregue esse dado a um adversário à sua escolha e assim o desafie para um { -duel }. Não importa a que distância ele está.
    .title = O desafio
    .event = { $actor } desafia { $target } para um duelo.
duels_reply = Seu adversário rola o dado. Qualquer coisa que não seja :duel: o faz perder o { -duel }; o símbolo em si não tem efeito.
    .title = A resposta
    .event = { $actor } rola { $face } no duelo com { $target }.
duels_return = Se sair :duel:, o dado volta, e você também tem de rolar :duel:. Se conseguir, o mesmo adversário precisa rolar outra vez, e assim vai e volta.
    .title = Vai e volta
    .event = { $actor } rola { $face } no duelo com { $target }.
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
duels_example-duel = Ada desafia Bo. Bo rola :duel:, então o dado volta para Ada. Ela também rola :duel:, e Bo tem de rolar mais uma vez. Ele rola :arrow:. Bo perdeu: lá se vai um ponto de vida, ele pega uma { -wound-token } e nenhuma flecha.
    .title = Exemplo: um duelo
duels_one-by-one = Um { -duel } é lutado até o fim antes que o próximo dado seja entregue. Quem está jogando o turno decide a ordem.
    .title = Um de cada vez
duels_one-each = Em um turno, você não pode entregar a nenhum adversário mais de { $duel-each ->
        [one] { $duel-each } dado
       *[other] { $duel-each } dados
    }. Cada { -duel } a mais precisa de outro adversário.
    .title = Ninguém duas vezes
duels_living = Só pode ser desafiado quem ainda está no jogo.
    .title = Adversários vivos
duels_surplus = Se não houver mais ninguém que você possa desafiar, um :duel: a mais não tem efeito.
    .title = Um duelo a mais
    .event = Não resta ninguém que { $actor } possa desafiar; o dado não tem efeito.
duels_challenger-falls = Se um { -duel } eliminar você no seu próprio turno, os duelos que você ainda não começou não acontecem.
    .title = Cai quem desafiou
    .event = { $value ->
        [0] { $actor } sai do jogo; não há mais duelos.
       *[other] { $actor } sai do jogo, mas os outros dados ainda são entregues.
    }
duels_killer = Um ponto de vida perdido em um { -duel } foi tirado pelo outro duelista, não importa quem dos dois começou. Assim, se era o último, foi ele quem matou.
    .title = Morrer em um duelo
duels_bart-cassidy = A habilidade de Bart Cassidy não ajuda em um { -duel }, que não é tiro nem Gatling. Se perder, ele paga tudo.
    .title = Bart Cassidy em um duelo
duels_el-gringo = Se El Gringo perder um { -duel }, o vencedor pega { $gringo-arrows ->
        [one] uma flecha
       *[other] { $gringo-arrows } flechas
    }, como por qualquer ponto de vida que um jogador tira dele. Cada duelo perdido conta por si.
    .title = El Gringo em um duelo

## Fichas de ferimento

wounds = Os duelos deixam marcas que doem até seu próximo turno acabar.
    .title = Fichas de ferimento
wounds_tokens = { $wound-tokens-total } { -wound-token(case: "pl") }: { $wound-tokens_beer } com :beer:, { $wound-tokens_near-shot } com :near-shot:, { $wound-tokens_far-shot } com :far-shot: e { $wound-tokens_dynamite } com :dynamite:.
    .title = Fichas de ferimento
wounds_stack = Embaralhe as { -wound-token(case: "pl") } e forme com elas um monte virado para baixo no centro da mesa.
    .title = O monte de fichas de ferimento
wounds_take = Para pegar uma { -wound-token }, tire a de cima do monte e deixe-a virada para cima à sua frente.
    .title = Pegar uma ficha de ferimento
    .event = { $target } pega uma ficha de ferimento: { $face }.
wounds_double = Se você já tiver uma com o mesmo símbolo, deu sorte: embaralhe a nova de volta no monte e não pegue outra. O ponto de vida continua perdido.
    .title = O mesmo ferimento duas vezes
    .event = { $target } já tem { $face }, então a ficha volta para o monte.
wounds_most = Por isso ninguém tem duas iguais, e ninguém tem mais de { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
       *[other] { $wound-kinds } { -wound-token(case: "pl") }
    }.
    .title = Todo tipo de ferimento
wounds_empty = Se o monte estiver vazio, quem deveria pegar uma { -wound-token } não pega nenhuma.
    .title = Não restam fichas
    .event = { $target } deveria pegar uma ficha de ferimento, mas não resta nenhuma.
wounds_cancel = No seu turno, cada uma das suas { -wound-token(case: "pl") } com :beer:, :near-shot: ou :far-shot: anula { $wound-cancels ->
        [one] { $wound-cancels } símbolo igual
       *[other] { $wound-cancels } símbolos iguais
    } entre seus dados finais. O que foi anulado não tem efeito.
    .title = O que uma ficha de ferimento anula
    .event = Uma ficha de ferimento anula { $face } de { $actor }.
wounds_re-rolled = Só o que ainda está lá depois da sua última rolagem pode ser anulado. Um símbolo que você rola de novo não gasta nenhuma ficha.
    .title = Símbolos rolados de novo
wounds_example-cancel = Dora tem a ficha :beer:. A primeira rolagem dela mostra :beer: :beer: :gatling: :gatling: :arrow:. Ela guarda as duas cervejas e rola o resto de novo, sem que saia outra. Quando para, a ficha anula uma das cervejas, e ela bebe a outra.
    .title = Exemplo: uma cerveja estragada
wounds_rage-cards = Uma { -wound-token } anula símbolos de dados. Ela não faz nada com os símbolos das { -rage-card(case: "pl") }.
    .title = Fichas de ferimento e cartas de fúria
wounds_suzy-lafayette = A habilidade de Suzy Lafayette olha para o que ela rolou. Uma mira que uma { -wound-token } anula ainda a impede.
    .title = Os ferimentos de Suzy Lafayette
wounds_dynamite = A ficha com :dynamite: não anula nada. Pelo contrário: no seu turno, ela conta como { $wound-dynamite } :dynamite: a mais.
    .title = A ficha de dinamite
    .event = { $actor } tem { $value } dinamites, contando a ficha de ferimento.
wounds_example-dynamite = Bo tem a ficha :dynamite:, e sua primeira rolagem mostra :dynamite: :dynamite:. São { $dynamite-limit } ao todo: ele não rola mais e perde { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }.
    .title = Exemplo: a ficha de dinamite
wounds_others-turns = Nos turnos dos outros, suas { -wound-token(case: "pl") } não fazem nada.
    .title = Só no próprio turno
wounds_back = Quando seu turno acabar, embaralhe de volta no monte todas as suas { -wound-token(case: "pl") }, tenham anulado algo ou não, e até as que você pegou neste mesmo turno.
    .title = Os ferimentos saram
    .event = { $actor } devolve { $value ->
        [one] { $value } ficha de ferimento
       *[other] { $value } fichas de ferimento
    }.
wounds_eliminated = Quem é eliminado não pega { -wound-token }. As que ainda tiver são embaralhadas de volta no monte.
    .title = Ferimentos dos eliminados
    .event = { $target } devolve { $value ->
        [one] { $value } ficha de ferimento
       *[other] { $value } fichas de ferimento
    }.

## Módulo: Duas balas bastam

rage = Quem se machuca para valer perde a cabeça e ganha algo com isso.
    .title = Duas balas bastam
rage_alone = { module_rage }, o módulo { $module-numbers_rage }, pode ser jogado sem o módulo { $module-numbers_duels }. Nesse caso não há dados pretos, uísque nem fichas de ferimento, e só pontos de vida perdidos levam a uma { -rage-card }.
    .title = Com ou sem duelos
rage_cards = { $rage-cards } cartas de fúria.
    .title = Cartas de fúria
rage_house-deck = O que as { -rage-card(case: "pl") } impressas mostram não foi publicado. Este baralho é um valor nosso, em que cada símbolo dos dados básicos aparece com a mesma frequência. Se você tem as cartas impressas, vale o que elas mostram.
    .title = Um baralho nosso
rage_deck = Embaralhe as { -rage-card(case: "pl") } e deixe-as viradas para baixo no centro da mesa. Elas são o baralho de fúria.
    .title = O baralho de fúria
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
rage_losses = Só as perdas contam. Pontos de vida ganhos no mesmo turno não as compensam, e um ponto que você entregou por causa da sua própria habilidade também foi perdido.
    .title = O que conta como perda
rage_once = Perder muitos pontos em um turno não traz mais cartas: cada turno faz você comprar uma só vez pelas suas perdas.
    .title = Uma vez por turno
rage_draw-order = Se vários jogadores têm de comprar, eles o fazem em sentido horário, começando por quem jogou o turno.
    .title = Quem compra primeiro
rage_face-down = Guarde suas { -rage-card(case: "pl") } viradas para baixo à sua frente até começar seu próximo turno. Você pode olhá-las a qualquer momento; os outros não.
    .title = Viradas para baixo
    .event = { $target } vê o que a nova carta de fúria mostra: { $face }.
rage_own-turn = Uma { -rage-card } que você compra durante seu próprio turno também espera: fica virada para baixo até começar seu próximo turno.
    .title = Comprada no próprio turno
rage_reveal = No começo do seu turno, vire para cima todas as suas { -rage-card(case: "pl") }. Os símbolos delas se somam aos seus dados finais deste turno.
    .title = Virar as cartas
    .event = { $actor } vira uma carta de fúria: { $face }.
rage_arrows = Uma :arrow: em uma { -rage-card } não espera. Pegue uma flecha por ela assim que for virada, antes de rolar.
    .title = Flechas nas cartas de fúria
    .event = { $actor } pega uma flecha por uma carta de fúria e agora tem { $value }.
rage_last-arrow = Se essa for a última flecha da pilha, os índios atacam na hora. Quem for eliminado por esse ataque nem chega a rolar, e o turno acaba.
    .title = Uma carta de fúria e a última flecha
    .event = { $actor } sai do jogo antes da primeira rolagem, e o turno acaba.
rage_dynamite = Cada :dynamite: nas suas cartas viradas conta como uma nos seus dados, desde a primeira rolagem. Se cartas e dados mostrarem juntos { $dynamite-limit } ou mais, não há { -re-roll }.
    .title = Dinamite nas cartas de fúria
    .event = { $actor } tem { $value } dinamites, contando as cartas de fúria, e não rola mais.
rage_abilities = Para a { -ability } do seu personagem, um símbolo nas suas cartas viradas é igual a um nos seus dados finais. Só o que muda um dado, ou o rola de novo, precisa de um dado de verdade.
    .title = Cartas de fúria e habilidades
rage_example-reveal = Clara vira :dynamite: e :beer:. Sua primeira rolagem mostra :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Com a carta são { $dynamite-limit } dinamites: ela não pode rolar de novo e perde { $dynamite-loss ->
        [one] { $dynamite-loss } ponto de vida
       *[other] { $dynamite-loss } pontos de vida
    }. Depois ainda vêm o tiro e, graças à outra carta, uma cerveja.
    .title = Exemplo: duas cartas de fúria
rage_discard = Quando esse turno acaba, todas as cartas que você virou são postas de lado como usadas.
    .title = Cartas de fúria usadas
    .event = { $actor } põe de lado { $value ->
        [one] { $value } carta de fúria usada
       *[other] { $value } cartas de fúria usadas
    }.
rage_reshuffle = Se o baralho estiver vazio, embaralhe as { -rage-card(case: "pl") } usadas: elas são o novo baralho.
    .title = Um novo baralho
    .event = As cartas de fúria usadas são embaralhadas; o novo baralho tem { $value }.
rage_none-left = Se também não houver nada para embaralhar, quem deveria comprar não recebe nada.
    .title = Não resta fúria
    .event = { $target } deveria comprar uma carta de fúria, mas não há nenhuma.
rage_eliminated = Quem é eliminado não compra { -rage-card } por esse turno. As que ainda tiver são postas de lado como usadas.
    .title = Os eliminados e sua fúria
    .event = { $target } devolve { $value ->
        [one] { $value } carta de fúria
       *[other] { $value } cartas de fúria
    }.

## Módulo: Um novo bando na cidade

posse = Mais forasteiros chegam à cidade, e cada um tem uma mania esquisita.
    .title = Um novo bando na cidade
posse_shuffle = { module_posse }, o módulo { $module-numbers_posse }: embaralhe os novos { -character(case: "pl") } com os do jogo básico antes de distribuir qualquer um.
    .title = Novos personagens entre os antigos
posse_cards = Mais { $posse-cards } personagens, cada um com seu número de pontos de vida e uma habilidade própria.
    .title = Novas cartas de personagem
posse_starred = Alguns dos novos personagens estão marcados com um asterisco. O que eles sabem fazer exige outro módulo, por isso só participam se esse módulo estiver em uso.
    .title = Personagens com asterisco
posse_without-duels = Sem duelos, deixe de fora Greg Digger, Herb Hunter, Sam the Healer e Sean Mallory.
    .title = De fora sem duelos
posse_without-rage = Sem cartas de fúria, deixe de fora também Pat Brennan e Pixie Pete.
    .title = De fora sem cartas de fúria
posse_belle-star = Depois de cada uma das suas rolagens, Belle Star pode virar { $belle-dice ->
        [one] um dado
       *[other] { $belle-dice } dados
    } de :dynamite: para :gatling:, a não ser que tenha { $dynamite-limit } ou mais :dynamite:.
    .title = Belle Star
    .event = { $actor } vira um dado de :dynamite: para :gatling:.
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
posse_chuck-wengam-turned = Um dado que Chuck virou não foi rolado, então virá-lo para :arrow: não custa flecha. A dinamite conta, tenha chegado ali como for.
    .title = Virado, não rolado
posse_chuck-wengam-last = Chuck não pode entregar seu último ponto de vida.
    .title = O último ponto de Chuck
posse_greg-digger = Greg Digger pode usar cada :whiskey: que rola { $greg-uses ->
        [one] uma vez
       *[other] { $greg-uses } vezes
    }.
    .title = Greg Digger
    .event = { $actor } bebe o mesmo uísque mais uma vez.
posse_greg-digger-wounds = Cada um desses usos é um uísque inteiro. Se Greg tiver uma única { -wound-token }, o primeiro uso a leva embora, e o seguinte traz uma { -rage-card }.
    .title = O segundo copo de Greg
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
posse_herb-hunter-once = A ficha é devida no momento em que a perda chega a { $herb-limit }, e uma vez por jogador e turno. Pontos ganhos nesse meio-tempo não são descontados.
    .title = Os ferimentos de Herb, uma vez por turno
posse_pat-brennan = No começo do seu turno, Pat Brennan pode tirar { $pat-cards ->
        [one] uma { -rage-card }
       *[other] { $pat-cards } { -rage-card(case: "pl") }
    } de qualquer jogador e dar a outro. Ele mesmo pode ser qualquer um dos dois.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } escolhe uma das suas próprias cartas de fúria.
       *[other] { $actor } tira uma carta de fúria de { $target }.
    }
posse_pat-brennan-unseen = A carta continua virada para baixo, e só quem fica com ela no fim pode olhá-la. Entre várias cartas de outra pessoa, Pat tira uma sem ver.
    .title = Pat tira sem ver
    .event = { $own ->
        [1] { $actor } fica com a carta.
       *[other] { $actor } dá a carta a { $target }.
    }
posse_pat-brennan-reveal = Pat primeiro move a carta; só depois vira as suas, inclusive uma que acabou de tirar para si.
    .title = Pat move antes de virar
posse_pixie-pete = Sempre que Pixie Pete tem de comprar uma { -rage-card }, ele compra { $pixie-draw } e fica com { $pixie-keep } à sua escolha. O resto é embaralhado de volta no baralho.
    .title = Pixie Pete
    .event = { $target } olha { $value ->
        [one] { $value } carta de fúria
       *[other] { $value } cartas de fúria
    } e fica com a melhor.
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
posse_sean-mallory = Em um { -duel } do seu próprio turno, Sean Mallory pode rolar o dado de novo { $sean-rerolls ->
        [one] uma vez
       *[other] { $sean-rerolls } vezes
    } por turno, depois de qualquer rolagem sua nesse duelo. Em duelos que outros começam, ele não pode.
    .title = Sean Mallory
    .event = { $actor } rola de novo o dado de duelo.

## Módulo: Mortos ou vivos?

undead = Quem leva bala é enterrado, e nem todos ficam por lá.
    .title = Mortos ou vivos?
undead_players = { module_undead }, o módulo { $module-numbers_undead }, é para { $undead-players } ou mais jogadores.
    .title = Quantos são precisos
undead_cards = { $boneyard-cards-total } cartas de { -boneyard }: { $boneyard-cards_no-hands } sem mãos, { $boneyard-cards_one-hand } com { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } mão
       *[other] { $boneyard-hands_one-hand } mãos
    } e { $boneyard-cards_two-hands } com { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } mão
       *[other] { $boneyard-hands_two-hands } mãos
    }.
    .title = Cartas de cemitério
undead_summaries = { $zombie-summaries } cartas de resumo para quem volta.
    .title = Cartas de resumo de zumbi
undead_deck = Embaralhe todas as { $boneyard-cards-total } cartas de { -boneyard } e deixe-as viradas para baixo no centro da mesa.
    .title = O cemitério
undead_fallen =
    .title = Os caídos e o cemitério
undead_fallen_hand-back = Um jogador eliminado mostra o papel como de costume e devolve ao centro não só as flechas, mas também a carta de personagem e, onde esses módulos estão em uso, todas as cartas de fúria e fichas de ferimento.
    .title = Não sobra nada
    .event = { $target } vai para a cova sem armas, nome nem fúria.
undead_fallen_idle = Os eliminados não fazem nada além de comprar do { -boneyard }, e nada acontece com eles. Enquanto ninguém voltou, vencem com seu time se ele vencer.
    .title = Os eliminados esperam
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
undead_fallen_order = Se vários jogadores caíram em um turno, eles compram em sentido horário, começando por quem jogou o turno.
    .title = Quem compra primeiro
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
undead_fallen_no-hands = Uma carta sem mãos quer dizer que nenhum { -outbreak } começa por causa deste turno, haja o que houver na mesa. No fim do turno, ela é embaralhada de volta no { -boneyard }.
    .title = Nenhuma mão
    .event = Uma carta sem mãos volta para o cemitério.
undead_fallen_hands = Uma carta com :one-hand: ou :two-hands: fica no centro da mesa, virada para cima.
    .title = Mãos
    .event = Agora há na mesa { $value ->
        [one] { $value } mão
       *[other] { $value } mãos
    }.
undead_fallen_count = Cada vez que uma carta com mãos é virada, contem todas as mãos na mesa. Se houver mais mãos do que jogadores ainda vivos, vem um { -outbreak }.
    .title = Mais mãos do que vivos
    .event = { $value ->
        [one] { $value } mão já passa
       *[other] { $value } mãos já passam
    } do número de vivos: os mortos estão prestes a se levantar!
undead_fallen_quiet = Tantas mãos quantos jogadores vivos, ou menos, não bastam, e depois de uma carta sem mãos também não acontece nada. O jogo simplesmente continua.
    .title = Tudo calmo
undead_fallen_blocked = Se várias cartas são viradas no fim de um mesmo turno e uma delas não tem mãos, nenhuma delas provoca um { -outbreak }. Mesmo que já haja mãos demais, ainda falta outra carta com mãos em um turno posterior.
    .title = Detido por uma carta vazia
    .event = A carta sem mãos segura os mortos.
undead_fallen_example-count = Cinco jogadores estão vivos, e as cartas na mesa mostram :two-hands: :two-hands: :one-hand:. É uma mão para cada vivo, então tudo está calmo. Venha qual carta com mãos vier, haverá mais mãos do que vivos.
    .title = Exemplo: contar mãos
undead_fallen_never = Um { -outbreak } nunca é certo. Muitas partidas acabam antes que os mortos se decidam.
    .title = Talvez nunca
undead_outbreak =
    .title = O levante
undead_outbreak_game-over-first = Se a partida se decide no turno em que um { -outbreak } se torna devido, ela acaba, e ninguém se levanta.
    .title = Primeiro ver quem venceu
undead_outbreak_next-turn = Se a carta decisiva foi virada no fim do turno de um jogador vivo, o { -outbreak } vem no começo do turno seguinte, antes de qualquer outra coisa.
    .title = Com o turno seguinte
    .event = Os mortos vão se levantar quando o próximo turno começar.
undead_outbreak_roller-fell = O mesmo vale se quem jogava o turno caiu nele: o { -outbreak } vem no começo do turno do jogador seguinte.
    .title = Quando também cai quem rolava
undead_outbreak_this-turn = Se a carta decisiva foi virada quando começava o turno de um jogador eliminado, o { -outbreak } vem na hora, e esse jogador joga este mesmo turno, já como { -zombie }.
    .title = No meio das covas
    .event = Os mortos se levantam na hora, e o turno é de { $actor }.
undead_outbreak_rise = Em um { -outbreak }, todas as cartas de { -boneyard } saem do jogo, e todos os eliminados viram { -zombie(case: "pl") }, qualquer que fosse o seu papel.
    .title = Os mortos se levantam
    .event = { $target } se levanta dos mortos.
undead_outbreak_master = Um { -renegade } que ainda está vivo se torna o { -zombie-master } e conserva todos os pontos de vida e a habilidade do personagem.
    .title = O Mestre dos Zumbis
    .event = { $target }, o renegado, é o Mestre dos Zumbis.
undead_outbreak_no-master = Um renegado que caiu se levanta como um { -zombie } qualquer. Se nenhum renegado estiver vivo, não há { -zombie-master }.
    .title = Sem Mestre dos Zumbis
    .event = Nenhum renegado está vivo para ser o Mestre dos Zumbis.
undead_outbreak_one-renegade-left = Se só um dos dois renegados estiver vivo, ele é o { -zombie-master }; o outro se levanta como um { -zombie } comum.
    .title = Resta um de dois renegados
undead_outbreak_two-renegades-left = Se os dois renegados estiverem vivos, é o { -zombie-master } aquele sentado mais perto de quem joga o turno, contando em sentido horário. O outro vira na hora um { -zombie } comum.
    .title = Restam os dois renegados
    .event = { $target }, o outro renegado, também vira zumbi.
undead_outbreak_nearest = Contem a partir do jogador cujo turno está começando. Se ele for um renegado, ninguém está mais perto.
    .title = Quem está mais perto
undead_outbreak_life = Cada { -zombie }, exceto o { -zombie-master }, recebe tantos pontos de vida quantos são os jogadores ainda vivos, contando entre eles o { -zombie-master }.
    .title = Pontos de vida dos mortos-vivos
    .event = { $target } tem { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    } como zumbi.
undead_outbreak_life-second = Um segundo renegado que vira { -zombie } não é contado entre os vivos.
    .title = O segundo renegado não conta
undead_outbreak_second-hands-back = O segundo renegado devolve a carta de personagem e, onde esses módulos estão em uso, todas as cartas de fúria e fichas de ferimento. As flechas ficam.
    .title = O que o segundo renegado devolve
    .event = { $target } devolve { $value ->
        [one] { $value } carta ou ficha
       *[other] { $value } cartas e fichas
    }.
undead_outbreak_survivors = Todos os que estão vivos e não são nem { -zombie } nem { -zombie-master } são, a partir de agora, os { -survivor(case: "pl") } e estão do mesmo lado, qualquer que seja o seu papel.
    .title = Sobreviventes
undead_outbreak_example-outbreak = Seis pessoas jogam; o xerife, um assistente, um fora da lei e o renegado estão vivos quando há mãos demais na mesa. Os dois fora da lei caídos voltam com quatro pontos de vida cada. O renegado os lidera como Mestre dos Zumbis. O xerife, o assistente e o último fora da lei agora estão do mesmo lado.
    .title = Exemplo: um levante
undead_zombies =
    .title = Jogar como zumbi
undead_zombies_return = Todos os que se levantaram estão de volta ao jogo e contam para as { -distance(case: "pl") }. Se é o seu caso, pegue uma das novas cartas de resumo e jogue pelas regras comuns, fora o que segue.
    .title = De volta à mesa
undead_zombies_dice = Um { -zombie } rola apenas { $zombie-dice ->
        [one] { $zombie-dice } dado branco
       *[other] { $zombie-dice } dados brancos
    }.
    .title = Menos dados
    .event = { $actor } rola { $dice }
undead_zombies_no-gain = Um { -zombie } nunca ganha pontos de vida, nem com cerveja nem com nada mais.
    .title = Nada cura os mortos
    .event = { $target } é um zumbi, e nada cura os mortos.
undead_zombies_no-cards = Um { -zombie } nunca pega uma { -rage-card }.
    .title = Nada de cartas de fúria para os mortos
undead_zombies_no-tokens = Um { -zombie } nunca pega uma { -wound-token }.
    .title = Nada de fichas de ferimento para os mortos
undead_zombies_challenged = Um { -zombie } pode ser desafiado para um { -duel } e rola o dado como qualquer um. Se perder, paga apenas com pontos de vida.
    .title = Duelos com zumbis
undead_zombies_no-character = Um { -zombie } não tem personagem e, portanto, nenhuma habilidade: a carta voltou para o centro.
    .title = Sem personagem
undead_zombies_master-plays = Nada disso vale para o { -zombie-master }, que nunca saiu do jogo e continua como antes: todos os dados, cerveja, cartas e habilidade.
    .title = Como joga o Mestre dos Zumbis
undead_end =
    .title = Como termina depois de um levante
undead_end_for-good = Quem é eliminado depois do { -outbreak } está fora de vez. Não se compram mais cartas de { -boneyard }.
    .title = Fora de vez
    .event = { $target } não volta mais.
undead_end_zombies-win = Os { -zombie(case: "pl") } e seu Mestre vencem juntos quando todos os { -survivor(case: "pl") } estão eliminados.
    .title = Os zumbis vencem
    .event = Não resta nenhum sobrevivente. Os zumbis vencem.
undead_end_survivors-win = Os { -survivor(case: "pl") } vencem juntos quando todos os { -zombie(case: "pl") } e o { -zombie-master } estão eliminados.
    .title = Os sobreviventes vencem
    .event = Não resta nenhum zumbi. Os sobreviventes vencem.
undead_end_all-dead = Se todos os que restam caírem no mesmo turno, por exemplo em um ataque dos índios, os { -zombie(case: "pl") } vencem.
    .title = Não resta ninguém
    .event = Não resta ninguém. Os zumbis vencem.
undead_end_sheriff-falls = A partir do { -outbreak }, nada mais encerra a partida. Se cair o xerife, ou todos os fora da lei, ela continua.
    .title = O xerife cai diante dos zumbis
undead_end_example-end = Depois do levante, um zumbi mata o xerife a tiros. Um assistente e um fora da lei ainda estão vivos e continuam lutando lado a lado. Só quando os dois também caírem os zumbis terão vencido.
    .title = Exemplo: ainda não acabou

## Módulo: Legado do Velho Oeste

legacy = O que uma partida deixa para a seguinte.
    .title = Legado do Velho Oeste
legacy_scope = O { -legacy }, módulo { $legacy-module } de { product_undead-or-alive }, é para grupos que jogam várias partidas seguidas. Usem se todos quiserem.
    .title = Várias partidas seguidas
legacy_killer-becomes-sheriff = Se o xerife foi eliminado por outro jogador, esse jogador é o xerife da próxima partida, qualquer que fosse o seu papel.
    .title = Quem mata o xerife usa a estrela
legacy_sheriff-names = Um xerife que ainda está vivo no fim diz quem será o próximo xerife. Pode indicar a si mesmo.
    .title = Um xerife vivo passa a estrela
legacy_extra-bullet = Um xerife que indica outra pessoa começa a próxima partida com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais. Ficar com a estrela não rende nada.
    .title = Uma bala pela generosidade
    .event = { $target } começa com { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } a mais, por uma estrela passada adiante.
legacy_extra-bullet-cap = Essa bala também conta para o limite, assim como as balas extras do xerife.
    .title = A bala e o limite
    .event = { $target } pode ter no máximo { $value ->
        [one] { $value } ponto de vida
       *[other] { $value } pontos de vida
    }.
legacy_eliminated-chooses = Quem foi eliminado pode escolher livremente o próximo personagem entre os que ninguém teve.
    .title = Os eliminados escolhem um personagem
legacy_survivor-keeps = Quem sobreviveu fica com o personagem ou sorteia outro entre os que sobraram. O antigo só volta para junto deles depois do sorteio.
    .title = Os sobreviventes ficam ou sorteiam
legacy_choice-order = Se vários foram eliminados, escolhem na ordem em que caíram, e cada um devolve o personagem antigo depois de escolher.
    .title = Quem escolhe primeiro
legacy_risen = Quem voltou como zumbi não tem mais personagem e escolhe um novo, como todos os eliminados, na posição em que caiu pela primeira vez.
    .title = Os zumbis e a próxima partida
legacy_no-killer = Se nenhuma mão de jogador tirou o último ponto de vida do xerife, ninguém mereceu a estrela. Todos os papéis da próxima partida são distribuídos ao acaso.
    .title = Ninguém matou o xerife
legacy_three-players = Uma partida de três não tem xerife e não muda nada quanto à estrela. Quem iria usá-la usa na próxima partida que tiver xerife.
    .title = Três jogadores e a estrela
legacy_absent = Se quem deveria ser o próximo xerife não jogar, os que jogam combinam outro xerife ou distribuem a estrela ao acaso.
    .title = O xerife não aparece
legacy_newcomer = Quem não jogou a última partida recebe um personagem ao acaso, como em uma primeira partida.
    .title = Recém-chegados
legacy_sheriff-dealt = Se o próximo xerife já está definido, deem a estrela a ele, e embaralhem e distribuam os papéis restantes aos outros.
    .title = A estrela é dada, não distribuída
    .event = { $target } usa a estrela herdada da última partida.
legacy_character-dealt = Os personagens conservados ou escolhidos são entregues primeiro; só depois se distribuem os outros.
    .title = Primeiro os personagens definidos
    .event = { $target } vai jogar com { $character }, como ficou definido na última partida.

## Nossas

house = Duas pequenas regras deste companheiro, onde uma mesa faria simplesmente o óbvio.
    .title = Regras da casa
house_open-roles = Quando a partida acaba, todos mostram seu papel.
    .title = Os papéis se mostram no fim
    .event = { $target } tinha o papel: { $role }.
house_step-limit = Uma partida que não acabou depois de { $step-limit } passos (um passo é o começo de um turno, uma rolagem ou a resolução dos dados) termina empatada. Você nunca vai ver uma.
    .title = Uma partida sem fim
    .event = A partida não acabaria nunca: empate.

## Leituras

reading_dynamite-death = Quando a dinamite elimina quem a rolou, os outros dados ainda são resolvidos?
    .why = A folha de regras revisada diz com todas as letras que não.
reading_dynamite-death_drop = Não: os outros dados não têm efeito.
reading_dynamite-death_resolve = Sim: tudo o mais nos dados ainda acontece.
reading_attack-death = Quando os índios eliminam quem está rolando, os dados ainda contam?
    .why = Os mortos não agem. É também o que a folha revisada diz da dinamite, um caso parecido.
reading_attack-death_drop = Não: o turno acaba ali.
reading_attack-death_resolve = Sim: os dados contam como estão.
reading_table-kills = Quem matou um jogador que cai pelos índios ou pela dinamite?
    .why = O jogo de cartas responde assim quanto à dinamite, e a carta de El Gringo não considera essa perda obra de um jogador.
reading_table-kills_nobody = Ninguém.
reading_table-kills_last-arrow = As mortes dos índios são de quem pegou a última flecha; as da dinamite, de ninguém.
reading_three-lost-target = Com três jogadores: e se alguém cair pelos índios ou pela dinamite?
    .why = Quem caça vence ao tirar o último ponto de vida, e aqui nenhum caçador o tirou.
reading_three-lost-target_fight-on = Ninguém alcançou o objetivo; vence o último com vida.
reading_three-lost-target_hunter-wins = Vence quem caçava o jogador caído.
reading_three-all-dead = Com três jogadores: e se todos os que restavam caírem de uma vez?
    .why = Nenhuma regra aponta um vencedor, então não inventamos um.
reading_three-all-dead_draw = A partida termina empatada.
reading_three-all-dead_active-wins = Vence quem está jogando o turno.
reading_gatling-gringo = Quem acerta El Gringo com a Gatling: primeiro a flecha, ou primeiro as flechas embora?
    .why = Devolver as flechas faz parte da própria Gatling; o que El Gringo faz com isso vem depois. Um grupo que joga também faz assim.
reading_gatling-gringo_discard-first = Primeiro voltam todas as flechas; depois a de El Gringo é pega e fica.
reading_gatling-gringo_arrow-first = Primeiro a flecha de El Gringo é pega; depois ela volta com todas as outras.
reading_gringo-arrows = Quantas vezes por turno El Gringo distribui sua flecha?
    .why = A carta dele pede uma flecha por um ponto ou mais, e os tiros acertam juntos.
reading_gringo-arrows_step = Uma vez por todos os tiros, e mais uma pela Gatling.
reading_gringo-arrows_turn = Uma vez por turno, aconteça o que acontecer.
reading_gringo-dying = A flecha é devida quando El Gringo é eliminado?
    .why = Ele perdeu o ponto de vida, e é só isso que a carta dele pede.
reading_gringo-dying_arrow = Sim: o último ponto de vida dele também custa uma flecha.
reading_gringo-dying_nothing = Não: um personagem eliminado não tem mais habilidade.
reading_sam-dying = Vulture Sam ganha algo se for eliminado no mesmo instante que outro?
    .why = Quem cai junto sai junto. Um grupo que joga também faz assim.
reading_sam-dying_no-gain = Não: ele também está fora.
reading_sam-dying_gain = Sim: ele ganha primeiro e assim continua vivo.
reading_rose-around = Rose Doolan pode contar pelo caminho comprido ao redor da mesa?
    .why = Uma distância é um único número; um vizinho é um vizinho, não importa para que lado se conte.
reading_rose-around_shortest = Não: só o caminho mais curto é uma distância.
reading_rose-around_around = Sim: qualquer um dos dois lados serve.
reading_duel-shots = Com dados de duelo em uso, todos os tiros ainda acertam juntos?
    .why = A ordem em que os símbolos estão listados não precisa desfazer uma regra do jogo básico, pela qual todos os tiros acertam de uma vez.
reading_duel-shots_together = Sim: todos no mesmo instante.
reading_duel-shots_near-first = Não: primeiro todas as { -near-shot(case: "pl") } e, depois que estas acertam, todas as { -far-shot(case: "pl") }.
reading_whiskey-token = Para onde vai a ficha que um uísque tira de um jogador?
    .why = Todas as outras fichas voltam para o monte quando saem de um jogador.
reading_whiskey-token_stack = Para o monte, na hora.
reading_whiskey-token_aside = Para o lado, e para o monte quando o turno acaba.
reading_whiskey-cancel = Uma ficha ainda anula um símbolo depois que um uísque do mesmo turno a levou?
    .why = O que está na mesa depois da última rolagem é anulado, e só então o uísque é bebido.
reading_whiskey-cancel_fixed = Sim: o que ela anula ficou definido com a última rolagem.
reading_whiskey-cancel_gone = Não: sem a ficha, o símbolo conta.
reading_surplus-duel = Um jogador rola mais duelos do que há adversários: o que acontece com os outros?
    .why = Nenhum adversário pode receber um segundo dado em um turno, e nada se diz de uma exceção.
reading_surplus-duel_nothing = Eles não têm efeito.
reading_surplus-duel_again = Os adversários podem então ser desafiados uma segunda vez.
reading_challenger-falls = Se um duelo elimina quem desafiou, o que é dos duelos ainda não lutados?
    .why = Os mortos não agem, portanto não entregam dados.
reading_challenger-falls_drop = Eles não acontecem.
reading_challenger-falls_resolve = Cada dado ainda é entregue e rolado uma vez; quem errar paga.
reading_duel-kill = Quem matou um jogador que perde o último ponto de vida em um duelo?
    .why = Dois jogadores lutam, e um deles venceu. Não é um acidente como a dinamite.
reading_duel-kill_winner = O outro duelista.
reading_duel-kill_challenger = Quem desafiou, se foi o desafiado que perdeu; senão, ninguém.
reading_duel-kill_nobody = Ninguém.
reading_bart-duel = Bart Cassidy pode pegar uma flecha em vez de um ponto perdido em um duelo?
    .why = A carta dele foi escrita para tiros e para a Gatling, e um duelo não é nenhum dos dois.
reading_bart-duel_refused = Não: ele paga como todo mundo.
reading_bart-duel_allowed = Sim, como por um tiro. A ficha de ferimento fica com ele do mesmo jeito.
reading_gringo-duel = Quem vence El Gringo em um duelo pega uma flecha?
    .why = A carta dele fala de um jogador que o faz perder um ponto de vida, e é justamente isso que faz o vencedor de um duelo.
reading_gringo-duel_arrow = Sim: o vencedor pega uma flecha.
reading_gringo-duel_nothing = Não: um duelo não é um ataque de ninguém contra ele.
reading_empty-stack = E se uma ficha de ferimento for devida e o monte estiver vazio?
    .why = Não se pode pegar o que não existe.
reading_empty-stack_nothing = Ninguém pega nada.
reading_empty-stack_owed = Fica devendo: a próxima ficha que voltar vai para esse jogador.
reading_token-rage = As fichas de ferimento podem anular símbolos de cartas de fúria?
    .why = A folha fala de símbolos rolados nos dados.
reading_token-rage_dice-only = Não: só os dos dados.
reading_token-rage_cards-too = Sim: o de uma carta também, se nenhum dado o mostrar.
reading_token-suzy = Suzy Lafayette ganha se uma ficha de ferimento anular sua única mira?
    .why = Ela rolou uma. Não dar em nada não faz dela outra rolagem.
reading_token-suzy_rolled = Não: conta o que os dados mostram.
reading_token-suzy_cancelled = Sim: o que é anulado não foi rolado.
reading_rage-losses = Pontos ganhos em um turno compensam pontos perdidos nele?
    .why = A folha pergunta quantos se perderam, por qualquer causa. Um ganho não desfaz uma perda.
reading_rage-losses_losses = Não: só as perdas contam, e um ponto pago pela própria habilidade é uma perda.
reading_rage-losses_net = Sim: conta quantos a menos se tem no fim do turno.
reading_rage-dynamite = A partir de quando conta a dinamite das cartas de fúria?
    .why = Os símbolos se somam aos resultados, e os resultados da primeira rolagem já podem encerrar as rolagens.
reading_rage-dynamite_counts = Na hora: junto com os dados, ela pode encerrar as rolagens.
reading_rage-dynamite_last = Só com os dados finais: ela pode explodir, mas não impede nenhuma nova rolagem.
reading_rage-abilities = As habilidades funcionam com os símbolos das cartas de fúria?
    .why = As cartas se somam ao que foi rolado; uma habilidade que pede símbolos rolados os encontra ali.
reading_rage-abilities_as-dice = Sim: eles são como símbolos nos dados finais.
reading_rage-abilities_dice-only = Não: as habilidades só olham para os dados.
reading_chuck-last-point = Chuck Wengam pode entregar seu último ponto de vida?
    .why = Ele seria eliminado antes de o dado ser virado, e os mortos não viram dados.
reading_chuck-last-point_refused = Não.
reading_chuck-last-point_allowed = Sim: ele vira o dado e é eliminado.
reading_pat-reveal = Pat Brennan move uma carta de fúria antes ou depois de virar as suas?
    .why = Assim a habilidade dele ainda consegue fazer algo contra cartas que estão para prejudicá-lo.
reading_pat-reveal_move-first = Antes: uma carta que ele tira para si é virada com as outras.
reading_pat-reveal_reveal-first = Depois: uma carta que ele tira para si espera até o próximo turno dele.
reading_boneyard-order = Em que ordem compram do cemitério os jogadores que caíram no mesmo turno?
    .why = Em sentido horário a partir de quem joga o turno: é assim que tudo o mais dá a volta.
reading_boneyard-order_active = Em sentido horário a partir de quem jogou o turno.
reading_boneyard-order_sheriff = Em sentido horário a partir do xerife.
reading_nearest-renegade = Dois renegados vivem e os mortos se levantam quando um turno começa: a partir de quem se conta?
    .why = Nessa hora, o turno já é do jogador seguinte.
reading_nearest-renegade_starts = A partir do jogador cujo turno começa; se ele for um renegado, ninguém está mais perto.
reading_nearest-renegade_ended = A partir do jogador cujo turno acabou de terminar.
reading_second-renegade-life = Um segundo renegado, que vira zumbi, conta para os pontos de vida dos zumbis?
    .why = O que se conta são os vivos, e esse renegado já não é um deles.
reading_second-renegade-life_left-out = Não.
reading_second-renegade-life_counted = Sim: os vivos são contados antes que alguém vire zumbi.
reading_second-renegade-cards = O que acontece com as cartas de fúria e as fichas de ferimento de um segundo renegado que vira zumbi?
    .why = Os zumbis não podem pegar nenhuma, então seria estranho se este tivesse alguma.
reading_second-renegade-cards_discard = São devolvidas na hora.
reading_second-renegade-cards_keep = Ficam até serem usadas.
reading_master-limits = Os limites dos zumbis valem também para o Mestre dos Zumbis?
    .why = Eles são impostos a jogadores que voltam ao jogo, e o Mestre nunca saiu dele.
reading_master-limits_survivor = Não: o Mestre continua jogando como antes.
reading_master-limits_zombie = Sim: o Mestre rola tão poucos dados quanto os zumbis, não ganha pontos de vida e não pega cartas nem fichas, mas conserva a habilidade.
reading_extra-bullet-cap = A bala extra do legado aumenta o limite?
    .why = O limite é aquilo com que se começou, e as balas extras do xerife também o aumentam.
reading_extra-bullet-cap_raises = Sim: o limite sobe uma bala.
reading_extra-bullet-cap_keeps = Não: uma vez perdida, essa bala não pode ser recuperada.
reading_legacy-bullet = Um xerife vivo indica outra pessoa: quem recebe a bala extra?
    .why = A frase fala do antigo xerife, então o fim dela muito provavelmente também.
reading_legacy-bullet_old-sheriff = O antigo xerife, como agradecimento pela estrela.
reading_legacy-bullet_new-sheriff = O novo xerife.
reading_legacy-no-killer = O xerife caiu, mas não pela mão de um jogador: quem é o próximo xerife?
    .why = Só a mão de um jogador merece a estrela, então as cartas decidem mais uma vez.
reading_legacy-no-killer_random = Os papéis são distribuídos ao acaso.
reading_legacy-no-killer_group = O grupo decide.
reading_legacy-three = O que uma partida de três, sem xerife, muda quanto à estrela?
    .why = Ninguém usou a estrela nessa partida, então ninguém podia ganhá-la nem perdê-la.
reading_legacy-three_wait = Nada: o que já estava definido espera a próxima partida com xerife.
reading_legacy-three_winner = O vencedor dessa partida é o xerife na próxima que tiver um.
reading_legacy-absent = Quem deveria ser xerife não joga a próxima partida: quem é, então?
    .why = Pessoas sentadas à mesma mesa resolvem isso melhor do que os dados.
reading_legacy-absent_group = O grupo decide.
reading_legacy-absent_random = Os papéis são distribuídos ao acaso.

## Cartas, dados e fichas

deck_characters = Personagens
deck_roles = Papéis
deck_dice = Dados
deck_arrows = Fichas de flecha
deck_bullets = Balas
deck_summaries = Cartas de resumo
card_bart-cassidy = Bart Cassidy
card_black-jack = Black Jack
card_calamity-janet = Calamity Janet
card_el-gringo = El Gringo
card_jesse-jones = Jesse Jones
card_jourdonnais = Jourdonnais
card_kit-carlson = Kit Carlson
card_lucky-duke = Lucky Duke
card_paul-regret = Paul Regret
card_pedro-ramirez = Pedro Ramirez
card_rose-doolan = Rose Doolan
card_sid-ketchum = Sid Ketchum
card_slab-the-killer = Slab the Killer
card_suzy-lafayette = Suzy Lafayette
card_vulture-sam = Vulture Sam
card_willy-the-kid = Willy the Kid
card_sheriff = Xerife
    .text = Sobreviva e veja todos os fora da lei e renegados eliminados.
card_deputy = Assistente
    .text = Proteja o xerife e vença junto com ele.
card_outlaw = Fora da lei
    .text = Livre-se do xerife.
card_renegade = Renegado
    .text = Seja o último com vida.
deck_duel-dice = Dados de duelo
card_duel-die = Dado de duelo
deck_wound-tokens = Fichas de ferimento
card_wound-beer = Ferimento: cerveja
card_wound-near-shot = Ferimento: { -near-shot }
card_wound-far-shot = Ferimento: { -far-shot }
card_wound-dynamite = Ferimento: dinamite
deck_rage = Cartas de fúria
card_rage-arrow = Fúria: flecha
    .text = Pegue uma flecha assim que esta carta for virada.
card_rage-dynamite = Fúria: dinamite
    .text = Soma :dynamite: aos dados deste turno.
card_rage-near-shot = Fúria: { -near-shot }
    .text = Soma :near-shot: aos dados finais deste turno.
card_rage-far-shot = Fúria: { -far-shot }
    .text = Soma :far-shot: aos dados finais deste turno.
card_rage-beer = Fúria: cerveja
    .text = Soma :beer: aos dados finais deste turno.
card_rage-gatling = Fúria: Gatling
    .text = Soma :gatling: aos dados finais deste turno.
deck_posse = Novos personagens
card_belle-star = Belle Star
card_chuck-wengam = Chuck Wengam
card_greg-digger = Greg Digger
card_herb-hunter = Herb Hunter
card_pat-brennan = Pat Brennan
card_pixie-pete = Pixie Pete
card_sam-the-healer = Sam the Healer
card_sean-mallory = Sean Mallory
deck_boneyard = Cartas de cemitério
card_no-hands = Nenhuma mão
card_one-hand = Uma mão
card_two-hands = Duas mãos
deck_zombie-summaries = Cartas de resumo de zumbi
card_zombie-summary = Carta de resumo de zumbi
deck_new-summaries = Novas cartas de resumo
card_new-summary = Carta de resumo
card_base-die = Dado
card_arrow-token = Flecha
card_bullet-single = Bala
card_bullet-triple = Três balas
card_summary = Carta de resumo
role_sheriff = xerife
role_deputy = assistente
role_outlaw = fora da lei
role_renegade = renegado

## Ícones

icon_arrow = flecha
icon_dynamite = dinamite
icon_near-shot = { -near-shot }
icon_far-shot = { -far-shot }
icon_beer = cerveja
icon_gatling = Gatling
icon_sheriff = xerife
icon_deputy = assistente
icon_outlaw = fora da lei
icon_renegade = renegado
icon_star = estrela do xerife
icon_bullet = bala
icon_bullets = três balas
icon_out = eliminado
icon_die = dado
icon_card-back = carta virada para baixo
icon_hand = mão
icon_whiskey = uísque
icon_duel = duelo
icon_duel-die = dado de duelo
icon_wound = ferimento
icon_rage-card = carta de fúria
icon_boneyard = cemitério
icon_one-hand = uma mão
icon_two-hands = duas mãos
icon_zombie = zumbi
icon_zombie-master = Mestre dos Zumbis
icon_bart-cassidy = um chapéu furado à bala
icon_black-jack = um detonador
icon_calamity-janet = um revólver
icon_el-gringo = um sombreiro
icon_jesse-jones = uma garrafa
icon_jourdonnais = duas penas
icon_kit-carlson = um gorro de pele
icon_lucky-duke = um trevo
icon_paul-regret = uma ferradura
icon_pedro-ramirez = um cacto
icon_rose-doolan = uma rosa
icon_sid-ketchum = uma maleta de médico
icon_slab-the-killer = uma faca de caça
icon_suzy-lafayette = um leque
icon_vulture-sam = um abutre
icon_willy-the-kid = um estilingue
icon_belle-star = um sino
icon_chuck-wengam = um dado sendo virado
icon_greg-digger = uma pá
icon_herb-hunter = uma armadilha de urso
icon_pat-brennan = duas cartas trocadas
icon_pixie-pete = um chapéu mole com pena
icon_sam-the-healer = um coração enfaixado
icon_sean-mallory = uma pistola girando

## O que se pergunta aos jogadores

ask_deal-role = Que carta de papel foi dada?
ask_draw-character = Que personagem foi dado?
ask_roll = { $dice ->
        [one] O que o dado mostra?
       *[other] O que os dados mostram?
    }
ask_roll-duel = { $dice ->
        [one] O que o dado preto mostra?
       *[other] O que os dados pretos mostram?
    }
ask_wound = Que ficha de ferimento o uísque leva?
ask_pixie = Com qual destas duas cartas de fúria você fica?
ask_pat-from = De quem é a carta de fúria que você move?
ask_pat-to = Quem recebe essa carta de fúria?
ask_pat-own = Qual das suas cartas de fúria você dá?
ask_duel = Quem você desafia para um duelo?
ask_healer = Quem ganha { $healer-gain ->
        [one] { $healer-gain } ponto de vida
       *[other] { $healer-gain } pontos de vida
    } antes do duelo?
ask_sean = Rolar de novo o dado de duelo?
ask_greg = Beber o mesmo uísque mais uma vez?
ask_belle = Virar uma :dynamite: para :gatling:?
ask_chuck = Entregar { $chuck-cost ->
        [one] { $chuck-cost } ponto de vida
       *[other] { $chuck-cost } pontos de vida
    } para virar um dado?
ask_draw-wound = Que ficha de ferimento saiu?
ask_draw-rage = Que carta de fúria saiu?
ask_draw-bone = Que carta do cemitério saiu?
ask_reroll = Que dados você rola de novo?
    .hint = { $left ->
        [one] Resta a você { $left } nova rolagem.
       *[other] Restam a você { $left } novas rolagens.
    }
ask_shot = Em quem você atira com { $face }?
    .hint = Todos os seus tiros acertam juntos, quando o último estiver apontado.
ask_beer = Quem bebe esta { $face }?
    .hint = Pode ser você.
ask_double = Gastar uma cerveja em um dos seus tiros?
    .hint = O tiro que você escolher tira { $slab-loss ->
        [one] { $slab-loss } ponto de vida
       *[other] { $slab-loss } pontos de vida
    }.
ask_bart = Pegar uma flecha em vez de levar este tiro?
    .hint = Você decide sobre cada acerto.
ask_pedro = Devolver uma flecha pelo ponto de vida que você perdeu?
ask_kit = De quem é a flecha que volta para a pilha?
    .hint = Uma para cada :gatling:.
ask_sid = Quem ganha { $sid-gain ->
        [one] um ponto de vida
       *[other] { $sid-gain } pontos de vida
    }?
    .hint = Pode ser você.

## A mesa

ui_table = A mesa vista de cima, com jogadores, dados e flechas
ui_pile-left = { $pile ->
        [one] { $pile } flecha na pilha
       *[other] { $pile } flechas na pilha
    }
ui_rerolls-left = { $left ->
        [0] nenhuma nova rolagem
        [one] resta { $left } nova rolagem
       *[other] restam { $left } novas rolagens
    }
ui_plate = { $name }, { $character }: { $life ->
        [one] { $life } ponto de vida
       *[other] { $life } pontos de vida
    } de { $cap }, { $arrows ->
        [0] nenhuma flecha
        [one] { $arrows } flecha
       *[other] { $arrows } flechas
    }
ui_rule = A regra
ui_table_roles = Jogadores
ui_table_duel-faces = Símbolo
ui_table_wound-tokens = Símbolo
ui_table_rage-deck = Símbolo
ui_table_boneyard-cards = Carta de cemitério
ui_bullets = :bullet: { $life } de { $cap }
ui_arrows = :arrow: { $arrows }
ui_distance = { $clockwise ->
        [one] { $clockwise } lugar
       *[other] { $clockwise } lugares
    } à esquerda, { $back } à direita
ui_keep-all = Guardar todos os dados
ui_reroll_some = Rolar estes de novo
ui_target = :bullet: { $life } de { $cap }, :arrow: { $arrows }
ui_bart_yes = Pegar uma flecha
ui_bart_no = Levar o tiro
ui_pedro_yes = Devolver uma flecha
ui_pedro_no = Ficar com ela
ui_kit_no = Deixar as flechas
ui_pat-from_no = Deixar as cartas
ui_healer_no = Ninguém
ui_sean_yes = Rolar de novo
ui_sean_no = Deixar assim
ui_greg_yes = Beber de novo
ui_greg_no = Já chega
ui_belle_yes = Virar para :gatling:
ui_belle_no = Deixar assim
ui_rage-card = Carta de fúria: { $face }
ui_chuck_no = Não virar nenhum dado
ui_chuck_turn = { $from } para { $face }
ui_double_no = Ficar com a cerveja
ui_life = Pontos de vida
ui_worth = Valor em pontos de vida

## Jogadores do computador

policy_random = Novato
    .about = Faz qualquer coisa que as regras permitem, sem pensar.
policy_cautious = Cauteloso
    .about = Cuida da própria pele e atira como manda seu papel, mas não tira conclusões.
policy_suspicious = Desconfiado
    .about = Observa quem atira em quem e quem paga cerveja a quem, e daí adivinha os papéis.

## O que se conta nas simulações

tally_games-sheriff = Partidas com xerife
tally_won-sheriff = Vencidas pelo xerife
tally_games-deputy = Partidas com assistente
tally_won-deputy = Vencidas por um assistente
tally_games-outlaw = Partidas com fora da lei
tally_won-outlaw = Vencidas por um fora da lei
tally_games-renegade = Partidas com renegado
tally_won-renegade = Vencidas por um renegado
tally_nobody = Vencidas por ninguém
tally_step-limit = Interrompidas por não terem fim
tally_attacks = Ataques dos índios
tally_with-bart-cassidy = Partidas com { card_bart-cassidy }
tally_won-with-bart-cassidy = Vencidas por { card_bart-cassidy }
tally_with-black-jack = Partidas com { card_black-jack }
tally_won-with-black-jack = Vencidas por { card_black-jack }
tally_with-calamity-janet = Partidas com { card_calamity-janet }
tally_won-with-calamity-janet = Vencidas por { card_calamity-janet }
tally_with-el-gringo = Partidas com { card_el-gringo }
tally_won-with-el-gringo = Vencidas por { card_el-gringo }
tally_with-jesse-jones = Partidas com { card_jesse-jones }
tally_won-with-jesse-jones = Vencidas por { card_jesse-jones }
tally_with-jourdonnais = Partidas com { card_jourdonnais }
tally_won-with-jourdonnais = Vencidas por { card_jourdonnais }
tally_with-kit-carlson = Partidas com { card_kit-carlson }
tally_won-with-kit-carlson = Vencidas por { card_kit-carlson }
tally_with-lucky-duke = Partidas com { card_lucky-duke }
tally_won-with-lucky-duke = Vencidas por { card_lucky-duke }
tally_with-paul-regret = Partidas com { card_paul-regret }
tally_won-with-paul-regret = Vencidas por { card_paul-regret }
tally_with-pedro-ramirez = Partidas com { card_pedro-ramirez }
tally_won-with-pedro-ramirez = Vencidas por { card_pedro-ramirez }
tally_with-rose-doolan = Partidas com { card_rose-doolan }
tally_won-with-rose-doolan = Vencidas por { card_rose-doolan }
tally_with-sid-ketchum = Partidas com { card_sid-ketchum }
tally_won-with-sid-ketchum = Vencidas por { card_sid-ketchum }
tally_with-slab-the-killer = Partidas com { card_slab-the-killer }
tally_won-with-slab-the-killer = Vencidas por { card_slab-the-killer }
tally_with-suzy-lafayette = Partidas com { card_suzy-lafayette }
tally_won-with-suzy-lafayette = Vencidas por { card_suzy-lafayette }
tally_with-vulture-sam = Partidas com { card_vulture-sam }
tally_won-with-vulture-sam = Vencidas por { card_vulture-sam }
tally_with-willy-the-kid = Partidas com { card_willy-the-kid }
tally_won-with-willy-the-kid = Vencidas por { card_willy-the-kid }
tally_with-belle-star = Partidas com { card_belle-star }
tally_won-with-belle-star = Vencidas por { card_belle-star }
tally_with-chuck-wengam = Partidas com { card_chuck-wengam }
tally_won-with-chuck-wengam = Vencidas por { card_chuck-wengam }
tally_with-greg-digger = Partidas com { card_greg-digger }
tally_won-with-greg-digger = Vencidas por { card_greg-digger }
tally_with-herb-hunter = Partidas com { card_herb-hunter }
tally_won-with-herb-hunter = Vencidas por { card_herb-hunter }
tally_with-pat-brennan = Partidas com { card_pat-brennan }
tally_won-with-pat-brennan = Vencidas por { card_pat-brennan }
tally_with-pixie-pete = Partidas com { card_pixie-pete }
tally_won-with-pixie-pete = Vencidas por { card_pixie-pete }
tally_with-sam-the-healer = Partidas com { card_sam-the-healer }
tally_won-with-sam-the-healer = Vencidas por { card_sam-the-healer }
tally_with-sean-mallory = Partidas com { card_sean-mallory }
tally_won-with-sean-mallory = Vencidas por { card_sean-mallory }
tally_outbreaks = Partidas com levante
tally_won-zombies = Vencidas pelos zumbis
tally_won-survivors = Vencidas pelos sobreviventes

## Campanhas

ledger_role = Papel
ledger_character = Personagem
ledger_out = Ordem de eliminação
ledger_by = Pela mão de quem
ledger_sheriff-survived = { $member }, o xerife, sobreviveu e indica o próximo xerife.
ledger_killer-sheriff = { $member } eliminou o xerife, { $value }, e é o próximo xerife.
ledger_no-killer-random = { $member }, o xerife, não foi morto por ninguém. A estrela é distribuída ao acaso.
ledger_no-killer-group = { $member }, o xerife, não foi morto por ninguém. O grupo decide sobre a estrela.
ledger_three-winner = { $member } venceu uma partida de três e usa a estrela na próxima partida que tiver xerife.
ledger_three-no-office = Uma partida de três não define nada sobre a estrela.
ledger_office-waits = A próxima partida não tem xerife. O que está definido sobre a estrela espera.
ledger_named-sheriff = { $value } recebe a indicação para ser o próximo xerife.
ledger_named-self = { $member } fica com a estrela.
ledger_sheriff-away = { $member } deveria ser xerife, mas não vem.
ledger_replaced-sheriff = { $value } é xerife no lugar de { $member }.
ledger_other-sheriff = { $member } deveria ter sido xerife; foi { $value }.
ledger_extra-bullet = { $member } começa a próxima partida com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais.
ledger_bullet-away = { $member } mereceu uma bala extra, mas não vem; ela se perde.
ledger_newcomer = { $member } não jogou a última partida e recebe um personagem ao acaso.
ledger_chose-character = { $member } escolhe { $value }.
ledger_keeps-character = { $member } fica com { $value }.
ledger_draws-character = { $member } larga { $value } e sorteia um personagem.
ledger_next-sheriff = { $member } é o xerife.
ledger_next-roles-random = Todos os papéis são distribuídos ao acaso, o de xerife também.
ledger_next-bullet = { $member } começa com { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } a mais.
ledger_next-character = { $member } joga com { $value }.
ledger_next-draws = { $member } sorteia um personagem entre os que sobraram, menos { $value }.
ledger_next-random-character = { $member } recebe um personagem ao acaso.
ledger_name-sheriff = { $member } ainda está com vida e com a estrela. Quem é o próximo xerife?
ledger_group-sheriff = Ninguém matou o xerife. Quem é o próximo xerife?
ledger_replace-sheriff = O próximo xerife não vem. Quem usa a estrela no lugar dele?
ledger_choose-character = Que personagem { $member } escolhe para a próxima partida?
ledger_keep-or-draw = { $member } fica com o personagem?
ledger_option-random-roles = Distribuir a estrela ao acaso
ledger_option-random-character = Dar um ao acaso
ledger_option-keep = Ficar com { $card }
ledger_option-draw = Sortear outro
ledger_fault-roles = Estes não são os papéis para este número de jogadores.
ledger_fault-character-twice = Outra pessoa também tem o personagem de { $member }.
ledger_fault-by-living = { $member } ainda tem vida, então ninguém tirou seu último ponto.
ledger_fault-by-other = O último ponto de vida de { $member } só pode ter sido tirado por outro jogador desta partida.
ledger_fault-by-dead = Quem teria tirado o último ponto de vida de { $member } já estava fora do jogo.
ledger_fault-order-gap = A ordem de eliminação deixa um lugar vago antes de { $member }.
ledger_fault-order-shared = Só jogadores que caíram juntos, pela mesma mão, dividem um lugar: veja { $member }.
ledger_fault-not-over = Com estes jogadores vivos, a partida não acabou.
ledger_fault-winner = Com estes jogadores vivos, está errado quem teria vencido: veja { $member }.
ledger_fault-one-winner = De três jogadores, só um pode vencer: { $member } não é o único vencedor aqui.
ui_hands = Mãos
