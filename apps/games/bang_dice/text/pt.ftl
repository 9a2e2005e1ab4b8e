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
