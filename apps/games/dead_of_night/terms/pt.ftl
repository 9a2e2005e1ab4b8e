# Os termos do jogo em português. Cada conceito tem um só nome; por estas formas ele é reconhecido nos textos.

-zombie = { $case ->
       *[nom] zumbi
        [pl] zumbis
    }
    .about = Um dos mortos-vivos. Ninguém joga com eles: as cartas os trazem e as regras os movem.
-square = { $case ->
       *[nom] quadrado
        [pl] quadrados
    }
    .about = A menor parte do mapa, onde ficam peões, zumbis, itens e fichas.
-adjacent-square = { $case ->
       *[nom] quadrado adjacente
        [pl] quadrados adjacentes
    }
    .about = Um quadrado do mesmo andar que toca o seu por um lado ou um canto, sem parede no meio.
-building = { $case ->
       *[nom] prédio
        [pl] prédios
    }
    .about = Todos os cômodos sob um mesmo telhado.
-room = { $case ->
       *[nom] cômodo
        [pl] cômodos
    }
    .about = Um pedaço do interior de um prédio com paredes em volta. Pode ser revistado, queimar e desabar.
-adjacent-room = { $case ->
       *[nom] cômodo vizinho
        [pl] cômodos vizinhos
    }
    .about = Um cômodo do mesmo andar que divide um trecho de parede.
-outdoors = { $case ->
       *[nom] área externa
    }
    .about = Tudo no mapa que não fica dentro de nenhum prédio.
-wall = { $case ->
       *[nom] parede
        [pl] paredes
    }
    .about = O que fica entre quadrados e não deixa ninguém passar enquanto está de pé.
-door = { $case ->
       *[nom] porta
        [pl] portas
    }
    .about = Uma passagem entre quadrados para os jogadores; os zumbis não a usam.
-window = { $case ->
       *[nom] janela
        [pl] janelas
    }
    .about = Uma passagem na parede para jogadores e zumbis, no térreo e só em linha reta.
-floor = { $case ->
       *[nom] andar
        [pl] andares
    }
    .about = Um nível de um prédio. Escadas os ligam.
-entry-space = { $case ->
       *[nom] quadrado de entrada
        [pl] quadrados de entrada
    }
    .about = Um quadrado marcado por onde novos zumbis entram no mapa.
-map-edge = { $case ->
       *[nom] borda do mapa
        [pl] bordas do mapa
    }
    .about = O lado de fora dos quadrados externos do contorno; além dela se está a salvo.
-scenario = { $case ->
       *[nom] cenário
        [pl] cenários
    }
    .about = O que se joga esta noite: um mapa, os baralhos, onde cada um começa e como a partida acaba.
-character = { $case ->
       *[nom] personagem
        [pl] personagens
    }
    .about = Quem você é, com uma carta em que se anotam energia e munição.
-energy = { $case ->
       *[nom] energia
    }
    .about = Quanta vida e quanto fôlego ainda lhe restam. Sem nada, você está morto.
-ammunition = { $case ->
       *[nom] munição
    }
    .about = Com o que se pagam os tiros. Anota-se na carta de personagem.
-turn = { $case ->
       *[nom] turno
        [pl] turnos
    }
    .about = O que um jogador faz antes do próximo: fogos, uma carta, ações.
-action = { $case ->
       *[nom] ação
        [pl] ações
    }
    .about = Uma das coisas que só se fazem poucas vezes num turno, como se mover ou revistar.
-free-action = { $case ->
       *[nom] ação livre
        [pl] ações livres
    }
    .about = Algo que você pode fazer no seu turno quantas vezes quiser, como pegar um item.
-interrupt = { $case ->
       *[nom] interrupção
        [pl] interrupções
    }
    .about = Uma ação feita entre os turnos dos outros e paga no seu próximo turno.
-event-card = { $case ->
       *[nom] carta de evento
        [pl] cartas de evento
    }
    .about = A carta comprada em cada turno: move os zumbis e pode mudar mais coisas.
-end-card = { $case ->
       *[nom] carta do fim
        [pl] cartas do fim
    }
    .about = A carta de evento que acaba com a partida.
-symbol = { $case ->
       *[nom] símbolo
        [pl] símbolos
    }
    .about = O sinal das cartas de evento que traz zumbis e faz todos se moverem.
-contact = { $case ->
       *[nom] contato
    }
    .about = Onde está um zumbi que fica num quadrado adjacente ao de um jogador.
-weapon = { $case ->
       *[nom] arma
        [pl] armas
    }
    .about = Um item que soma o seu valor às suas rolagens num combate.
-close-combat = { $case ->
       *[nom] combate corpo a corpo
        [pl] combates corpo a corpo
    }
    .about = Uma luta com todos os zumbis de um quadrado adjacente, decidida numa rolagem.
-helper = { $case ->
       *[nom] ajudante
        [pl] ajudantes
    }
    .about = Um jogador disposto, ao lado dos mesmos zumbis, que melhora a sua rolagem.
-bite = { $case ->
       *[nom] mordida
        [pl] mordidas
    }
    .about = O que você leva se um zumbi o agarra e não solta. Mata depois de um tempo.
-ranged-combat = { $case ->
       *[nom] combate à distância
        [pl] combates à distância
    }
    .about = Atirar num zumbi que você vê.
-object-attack = { $case ->
       *[nom] ataque a um objeto
        [pl] ataques a objetos
    }
    .about = Uma rolagem para quebrar uma barricada, uma parede, um botijão ou um veículo.
-rival-fight = { $case ->
       *[nom] briga entre jogadores
        [pl] brigas entre jogadores
    }
    .about = Rolagem contra rolagem, pelo volante ou por causa de um coquetel molotov.
-item = { $case ->
       *[nom] item
        [pl] itens
    }
    .about = Algo que se encontra, se leva nas mãos ou guardado, e se usa.
-hand = { $case ->
       *[nom] mão
        [pl] mãos
    }
    .about = O que segura um item; mãos cheias não seguram mais nada.
-search = { $case ->
       *[nom] busca
        [pl] buscas
    }
    .about = Comprar uma carta de item num cômodo que ninguém revistou antes.
-barricade = { $case ->
       *[nom] barricada
        [pl] barricadas
    }
    .about = Tábuas numa porta, janela ou brecha, por onde ninguém passa.
-first-aid-kit = { $case ->
       *[nom] kit de primeiros socorros
        [pl] kits de primeiros socorros
    }
    .about = Um item de energia que também serve contra uma mordida.
-snack = { $case ->
       *[nom] lanche
        [pl] lanches
    }
    .about = Comida: um item de energia.
-keys = { $case ->
       *[nom] chaves
    }
    .about = O que dá partida a um veículo do jeito comum.
-bottle = { $case ->
       *[nom] garrafa
        [pl] garrafas
    }
    .about = Uma garrafa vazia, que com gasolina dá um coquetel molotov.
-petrol-can = { $case ->
       *[nom] galão de gasolina
        [pl] galões de gasolina
    }
    .about = Combustível para veículos e para coquetéis molotov.
-gas-cylinder = { $case ->
       *[nom] botijão de gás
        [pl] botijões de gás
    }
    .about = Um recipiente de gás, que explode quando é atacado ou quando queima.
-blast = { $case ->
       *[nom] explosão
        [pl] explosões
    }
    .about = O que um botijão que explode faz com todos por perto.
-extinguisher = { $case ->
       *[nom] extintor
        [pl] extintores
    }
    .about = O item que apaga fogo.
-molotov = { $case ->
       *[nom] coquetel molotov
        [pl] coquetéis molotov
    }
    .about = Uma arma de arremesso, feita de uma garrafa e gasolina, que acende um fogo.
-fire = { $case ->
       *[nom] fogo
        [pl] fogos
    }
    .about = Quadrados em chamas que se tocam e são do mesmo dono. Espalha-se nos turnos desse jogador.
-fire-owner = { $case ->
       *[nom] dono do fogo
        [pl] donos de fogos
    }
    .about = O jogador que acendeu um fogo e em cujos turnos ele se espalha.
-damage-token = { $case ->
       *[nom] ficha de dano
        [pl] fichas de dano
    }
    .about = A ficha de um cômodo que pode vir abaixo; do outro lado mostra um desabado.
-collapse = { $case ->
       *[nom] desabamento
        [pl] desabamentos
    }
    .about = O fim de um cômodo: ninguém mais entra nele, e os de volta ficam danificados.
-vehicle = { $case ->
       *[nom] veículo
        [pl] veículos
    }
    .about = Um carro ou coisa parecida. Leva os jogadores embora, se anda e tem combustível.
-driver = { $case ->
       *[nom] motorista
        [pl] motoristas
    }
    .about = O jogador ao volante, em cujo turno o veículo anda.
-capacity = { $case ->
       *[nom] capacidade
        [pl] capacidades
    }
    .about = Quantos jogadores cabem num veículo; também a força com que atropela zumbis.
-speed = { $case ->
       *[nom] velocidade
        [pl] velocidades
    }
    .about = Quantos quadrados um veículo anda no máximo.
-fuel = { $case ->
       *[nom] combustível
    }
    .about = O que um veículo precisa para andar. Vem dos galões.
-hot-wiring = { $case ->
       *[nom] ligação direta
    }
    .about = Dar partida num veículo sem as chaves, ou tentar.
-wreck = { $case ->
       *[nom] sucata
    }
    .about = Um veículo que nunca mais vai andar.
-unexplored-room = { $case ->
       *[nom] cômodo inexplorado
        [pl] cômodos inexplorados
    }
    .about = Um cômodo que fica virado para baixo até alguém entrar.
-escape = { $case ->
       *[nom] fuga
        [pl] fugas
    }
    .about = Sair vivo do mapa, num veículo ou, se o cenário deixar, a pé.
-point = { $case ->
       *[nom] ponto
        [pl] pontos
    }
    .about = O que quem vence tem mais no fim.
-grab = { $case ->
       *[nom] agarrão
        [pl] agarrões
    }
    .about = Quando um zumbi pega você: energia, talvez a arma, talvez uma mordida.
-die = { $case ->
       *[nom] dado
        [pl] dados
    }
    .about = Com o que se rola tudo.
