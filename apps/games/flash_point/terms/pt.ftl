# Os termos do jogo em português. Cada conceito tem um só nome; por estas formas ele é reconhecido nos textos.
-firefighter = { $case ->
       *[nom] bombeiro
        [pl] bombeiros
    }
    .about = A figura de um jogador, que anda pelo prédio, apaga fogo e tira as pessoas.
-specialist = { $case ->
       *[nom] especialista
        [pl] especialistas
    }
    .about = Um bombeiro com um ofício: mais pontos de ação, menos ou outros, e uma habilidade própria.
-family-game = { $case ->
       *[nom] modo família
        [pl] modos família
    }
    .about = O jeito mais simples de jogar: sem especialistas, sem materiais perigosos, sem pontos quentes, e com veículos que não saem do lugar.
-experienced-game = { $case ->
       *[nom] modo experiente
        [pl] modos experientes
    }
    .about = O jeito completo de jogar, com especialistas, materiais perigosos, pontos quentes, veículos que andam e níveis à escolha.
-level = { $case ->
       *[nom] nível
        [pl] níveis
    }
    .about = Quão difícil é uma partida no modo experiente: recruta, veterano ou heroico.
-building = { $case ->
       *[nom] prédio
        [pl] prédios
    }
    .about = Os espaços dentro das paredes externas, onde o fogo se espalha e as pessoas esperam.
-space = { $case ->
       *[nom] espaço
        [pl] espaços
    }
    .about = Um quadrado do tabuleiro, chamado pela linha e pela coluna.
-outside = { $case ->
       *[nom] espaço externo
        [pl] espaços externos
    }
    .about = Um quadrado do anel em volta do prédio: ali o fogo não fica, e os bombeiros andam e chegam por ali.
-adjacent = { $case ->
       *[nom] espaço adjacente
        [pl] espaços adjacentes
    }
    .about = Um espaço ao lado de outro em uma das quatro direções, sem nada no meio que feche a passagem.
-red-die = { $case ->
       *[nom] dado vermelho
        [pl] dados vermelhos
    }
    .about = O dado de seis faces, que diz a linha.
-black-die = { $case ->
       *[nom] dado preto
        [pl] dados pretos
    }
    .about = O dado que diz a coluna: de oito faces, ou de doze onde há um sótão ou um porão.
-action-point = { $case ->
       *[nom] ponto de ação
        [pl] pontos de ação
    }
    .about = O que um bombeiro paga por tudo o que faz num turno.
-movement-action = { $case ->
       *[nom] ação de movimento
        [pl] ações de movimento
    }
    .about = Uma ação que conta como mover-se, para especialistas cujos pontos ou limites tratam de movimento.
-chop = { $case ->
       *[nom] machadada
        [pl] machadadas
    }
    .about = A ação que põe um dano numa parede do espaço do bombeiro.
-extinguishing = { $case ->
       *[nom] extinção
    }
    .about = Transformar fogo em fumaça, ou tirar fumaça ou fogo, no próprio espaço ou num adjacente.
-smoke = { $case ->
       *[nom] fumaça
    }
    .about = O lado mais fraco de um marcador de fogo; vira fogo quando se põe mais ou quando há fogo ao lado.
-fire = { $case ->
       *[nom] fogo
        [pl] fogos
    }
    .about = O lado em chamas de um marcador de fogo; mais fumaça nele causa uma explosão.
-target = { $case ->
       *[nom] alvo
        [pl] alvos
    }
    .about = O espaço que os dados apontam, para um novo fogo, um novo ponto de interesse ou o canhão d'água.
-advance-fire = { $case ->
       *[nom] Avanço do fogo
    }
    .about = A segunda parte do turno, em que os dados dizem onde o fogo cresce.
-explosion = { $case ->
       *[nom] explosão
        [pl] explosões
    }
    .about = O que acontece quando chega fumaça a um espaço que já queima: um golpe em todas as direções.
-shockwave = { $case ->
       *[nom] onda de choque
        [pl] ondas de choque
    }
    .about = Um golpe que segue em linha reta por espaços que já queimam.
-flashover = { $case ->
       *[nom] ignição
        [pl] ignições
    }
    .about = Fumaça que pega fogo porque há fogo ao lado.
-flare-up = { $case ->
       *[nom] labareda
        [pl] labaredas
    }
    .about = Mais uma rolagem de fogo, porque o alvo tinha um ponto quente.
-hot-spot = { $case ->
       *[nom] ponto quente
        [pl] pontos quentes
    }
    .about = Um marcador sob o qual o fogo se aviva: um alvo que o tem traz mais uma rolagem.
-pool = { $case ->
       *[nom] reserva de pontos quentes
        [pl] reservas de pontos quentes
    }
    .about = Os pontos quentes ao lado do tabuleiro que ainda podem entrar em jogo.
-hazmat = { $case ->
       *[nom] material perigoso
        [pl] materiais perigosos
    }
    .about = Uma carga perigosa no prédio; explode no fogo e pode ser levada para fora.
-poi = { $case ->
       *[nom] ponto de interesse
        [pl] pontos de interesse
    }
    .about = Um marcador virado para baixo: uma vítima ou um alarme falso.
-victim = { $case ->
       *[nom] vítima
        [pl] vítimas
    }
    .about = Uma pessoa no prédio que precisa ser tirada dali.
-treated-victim = { $case ->
       *[nom] vítima atendida
        [pl] vítimas atendidas
    }
    .about = Uma vítima que o paramédico pôs de pé; ela anda junto com um bombeiro.
-false-alarm = { $case ->
       *[nom] alarme falso
        [pl] alarmes falsos
    }
    .about = Um ponto de interesse onde não há ninguém; sai do tabuleiro ao ser virado.
-knocked-down = { $case ->
       *[nom] derrubado
    }
    .about = O que acontece com um bombeiro cujo espaço queima: vai para a ambulância e perde o que levava.
-rescued = { $case ->
       *[nom] resgatada
        [pl] resgatadas
    }
    .about = O que é uma vítima uma vez fora ou, no modo experiente, uma vez na ambulância.
-lost = { $case ->
       *[nom] perdida
        [pl] perdidas
    }
    .about = O que é uma vítima apanhada pelo fogo, por um piso que cede ou por um espaço tóxico.
-damage-cube = { $case ->
       *[nom] cubo de dano
        [pl] cubos de dano
    }
    .about = Um cubo por cada dano do prédio; quando acabam, o prédio vem abaixo.
-collapse = { $case ->
       *[nom] desabamento
        [pl] desabamentos
    }
    .about = O fim da partida por dano demais.
-wall = { $case ->
       *[nom] parede
        [pl] paredes
    }
    .about = Uma barreira entre espaços que impede que sejam adjacentes até ser destruída.
-light-wall = { $case ->
       *[nom] divisória
        [pl] divisórias
    }
    .about = Uma parede azul que um só dano destrói.
-doorway = { $case ->
       *[nom] vão
        [pl] vãos
    }
    .about = Uma abertura na parede externa, sem porta.
-door = { $case ->
       *[nom] porta
        [pl] portas
    }
    .about = Uma passagem numa parede que abre e fecha até um golpe levá-la.
-window = { $case ->
       *[nom] janela
        [pl] janelas
    }
    .about = Uma passagem numa parede que abre e fecha como uma porta, numa parede que um só dano destrói.
-fire-door = { $case ->
       *[nom] porta corta-fogo
        [pl] portas corta-fogo
    }
    .about = Uma porta verde que aguenta golpes, mas pode emperrar.
-jam-marker = { $case ->
       *[nom] marcador de emperramento
        [pl] marcadores de emperramento
    }
    .about = Um marcador numa porta corta-fogo que a impede de abrir até sair a machadadas.
-engine = { $case ->
       *[nom] caminhão de bombeiros
        [pl] caminhões de bombeiros
        [short] caminhão
    }
    .about = O veículo do canhão d'água, ou da plataforma.
-ambulance = { $case ->
       *[nom] ambulância
        [pl] ambulâncias
    }
    .about = O veículo ao qual se levam as vítimas e para onde vão os bombeiros derrubados.
-parking-spot = { $case ->
       *[nom] vaga
        [pl] vagas
    }
    .about = Um lugar ao lado do prédio onde um veículo daquele tipo pode ficar.
-deck-gun = { $case ->
       *[nom] canhão d'água
        [pl] canhões d'água
    }
    .about = O canhão do caminhão, que limpa um espaço apontado pelos dados e os do lado.
-quadrant = { $case ->
       *[nom] quadrante
        [pl] quadrantes
    }
    .about = Um quarto do prédio, o alcance do canhão d'água.
-crew-change = { $case ->
       *[nom] troca de equipe
        [pl] trocas de equipe
    }
    .about = Trocar no caminhão o próprio especialista por um que ninguém usa.
-explosive-object = { $case ->
       *[nom] objeto explosivo
        [pl] objetos explosivos
    }
    .about = Algo no tabuleiro que recebe dano e explode quando já tem o bastante: o carro ou um equipamento do laboratório.
-capacity = { $case ->
       *[nom] capacidade
        [pl] capacidades
    }
    .about = Quantos cubos de dano um objeto aguenta antes de explodir ou vazar.
-spill = { $case ->
       *[nom] vazamento
        [pl] vazamentos
    }
    .about = O que faz o equipamento tóxico quando já tem o bastante: saem marcadores tóxicos, espaço a espaço.
-toxic-marker = { $case ->
       *[nom] marcador tóxico
        [pl] marcadores tóxicos
    }
    .about = Um marcador num espaço em que ninguém mais pode entrar.
-stairs = { $case ->
       *[nom] escada fixa
        [pl] escadas fixas
    }
    .about = Um par de espaços de andares vizinhos que são adjacentes entre si.
-ladder = { $case ->
       *[nom] escada de mão
        [pl] escadas de mão
    }
    .about = Uma escada portátil de duas metades, para subir ou descer por fora do prédio.
-lower-half = { $case ->
       *[nom] metade inferior
        [pl] metades inferiores
    }
    .about = O pé de uma escada de mão erguida.
-upper-half = { $case ->
       *[nom] metade superior
        [pl] metades superiores
    }
    .about = O topo de uma escada de mão erguida, com lugar para um só bombeiro.
-platform = { $case ->
       *[nom] plataforma
        [pl] plataformas
    }
    .about = A plataforma hidráulica: leva gente aos andares de cima e tem um canhão próprio.
-attic = { $case ->
       *[nom] sótão
        [pl] sótãos
    }
    .about = O andar em cima de um prédio.
-basement = { $case ->
       *[nom] porão
        [pl] porões
    }
    .about = O andar embaixo de um prédio.
-damaged-floor = { $case ->
       *[nom] piso danificado
        [pl] pisos danificados
    }
    .about = O piso sobre uma explosão do porão; ainda aguenta, mas não outro golpe.
-destroyed-floor = { $case ->
       *[nom] piso destruído
        [pl] pisos destruídos
    }
    .about = Um buraco no térreo que ninguém pode atravessar.
-bridge = { $case ->
       *[nom] ponte
        [pl] pontes
    }
    .about = Uma escada de mão deitada sobre um buraco.
