# Os termos do jogo em português do Brasil. Cada conceito tem um só nome; é por estas formas que ele é reconhecido nos textos.

-prisoner = { $case ->
       *[nom] preso
        [pl] presos
    }
    .about = Cada um de vocês na partida: um peão na prisão e uma ficha pessoal com marcadores e objetos.
-plan = { $case ->
       *[nom] plano
        [pl] planos
    }
    .about = O caminho para fora da prisão, com tantas partes quantas são as letras; quem fica para trás não entra nele.
-letter = { $case ->
       *[nom] letra
        [pl] letras
    }
    .about = Uma parte do plano. É ganha com tarefas e recompensas e marcada na ficha do preso.
-escape = { $case ->
       *[nom] fuga
        [pl] fugas
    }
    .about = O final feliz para todos menos um: quem sai tem, em conjunto, todas as letras.
-location = { $case ->
       *[nom] lugar
        [pl] lugares
        [tile] peça
        [tiles] peças
    }
    .about = Um ponto da prisão: uma peça com número, nome e um efeito de cada lado.
-silver-side = { $case ->
       *[nom] lado prateado
        [pl] lados prateados
    }
    .about = Um lado de um lugar do jogo básico, chamado assim pela cor, com um efeito próprio.
-copper-side = { $case ->
       *[nom] lado acobreado
        [pl] lados acobreados
    }
    .about = O lado de um lugar do jogo básico que não é o prateado.
-prison = { $case ->
       *[nom] prisão
        [pl] prisões
    }
    .about = Todos os lugares, do jeito que estão na mesa.
-neighbour = { $case ->
       *[nom] peça vizinha
        [pl] peças vizinhas
    }
    .about = Uma peça que divide um lado com outra; as que só se tocam no canto são vizinhas onde uma regra disser isso.
-guard = { $case ->
       *[nom] guarda
        [pl] guardas
    }
    .about = Um cubo num lugar. Quanto mais deles houver ali, mais difícil é conseguir alguma coisa.
-influence = { $case ->
       *[nom] influência
        [pl] influências
    }
    .about = O número que diz quanto os guardas de uma peça atrapalham o que se faz nela.
-auxiliary = { $case ->
       *[nom] carta auxiliar
        [pl] cartas auxiliares
    }
    .about = Uma carta que representa um lugar; é comprada sempre que a sorte precisa indicar um.
-pawn = { $case ->
       *[nom] peão
        [pl] peões
    }
    .about = A figura que mostra onde um preso está.
-sheet = { $case ->
       *[nom] ficha de preso
        [pl] fichas de preso
    }
    .about = O tabuleiro na frente de um jogador: letras, vigor, dinheiro e espaços para objetos.
-slot = { $case ->
       *[nom] espaço de objeto
        [pl] espaços de objeto
    }
    .about = Um lugar reservado para um objeto na ficha de preso.
-item = { $case ->
       *[nom] objeto
        [pl] objetos
    }
    .about = Uma coisa que se entrega nas tarefas: chave, faca, roupa, drogas, ferramentas ou a arma, que vale por qualquer uma.
-key = { $case ->
       *[nom] chave
        [pl] chaves
    }
    .about = Um dos tipos comuns de objeto; fica na sala do diretor.
-knife = { $case ->
       *[nom] faca
        [pl] facas
    }
    .about = Um dos tipos comuns de objeto; fica no refeitório.
-clothes = { $case ->
       *[nom] roupa
    }
    .about = Um dos tipos comuns de objeto; fica na lavanderia.
-drugs = { $case ->
       *[nom] drogas
    }
    .about = Um dos tipos comuns de objeto; fica na enfermaria.
-tools = { $case ->
       *[nom] ferramentas
    }
    .about = Um dos tipos comuns de objeto; fica na oficina.
-gun = { $case ->
       *[nom] arma
        [pl] armas
    }
    .about = O único objeto que pode ser entregue no lugar de qualquer outro.
-stock = { $case ->
       *[nom] estoque
        [pl] estoques
    }
    .about = Os objetos que estão num lugar, prontos para serem pegos ali.
-supply = { $case ->
       *[nom] reserva
        [pl] reservas
    }
    .about = Tudo o que está ao lado da prisão e não é de ninguém: objetos, dinheiro, guardas e marcadores.
-stamina = { $case ->
       *[nom] vigor
    }
    .about = A força de um preso, marcada na ficha; gasta-se para ter mais ação no turno.
-cash = { $case ->
       *[nom] dinheiro
    }
    .about = O que um preso tem no bolso, marcado na ficha; gasta-se em subornos e em alguns lugares.
-round = { $case ->
       *[nom] rodada
        [pl] rodadas
    }
    .about = Uma passagem por todas as fases, do novo guarda até a última ação do plano.
-phase = { $case ->
       *[nom] fase
        [pl] fases
    }
    .about = Uma parte da rodada em que se faz um tipo de coisa.
-vote = { $case ->
       *[nom] voto
        [pl] votos
    }
    .about = A escolha secreta, feita por todos ao mesmo tempo, de quem vai levar a culpa.
-voting-marker = { $case ->
       *[nom] marcador de voto
        [pl] marcadores de voto
    }
    .about = O marcador na cor de um preso com o qual um jogador vota nele.
-scapegoat = { $case ->
       *[nom] bode expiatório
        [pl] bodes expiatórios
    }
    .about = O preso eleito para levar a culpa: forte nesta rodada, deixado para trás se o plano der certo.
-action-point = { $case ->
       *[nom] ponto de ação
        [pl] pontos de ação
    }
    .about = A medida do que um preso pode fazer no turno.
-action = { $case ->
       *[nom] ação
        [pl] ações
    }
    .about = Algo que se faz no turno, em geral por um ponto de ação.
-free-action = { $case ->
       *[nom] ação livre
        [pl] ações livres
    }
    .about = Algo que se faz no turno sem gastar ponto de ação, quantas vezes se quiser.
-theft = { $case ->
       *[nom] roubo
        [pl] roubos
    }
    .about = A ação de tirar algo de um preso na mesma peça que não ofereceu nada.
-riot = { $case ->
       *[nom] motim
        [pl] motins
    }
    .about = A ação que faz os guardas mudarem de lugar.
-trade = { $case ->
       *[nom] troca
        [pl] trocas
    }
    .about = A ação livre de dar e trocar objetos e dinheiro.
-bribe = { $case ->
       *[nom] suborno
        [pl] subornos
    }
    .about = A ação livre de pagar dinheiro para que um guarda deixe de atrapalhar.
-task = { $case ->
       *[nom] tarefa
        [pl] tarefas
    }
    .about = Uma carta com uma letra e os objetos que ela exige, posta num lugar.
-reward = { $case ->
       *[nom] recompensa
        [pl] recompensas
    }
    .about = Uma carta de tarefa comprada quando alguém cumpre uma tarefa; dá a letra dela aos outros.
-blackmail = { $case ->
       *[nom] carta de chantagem
        [pl] cartas de chantagem
    }
    .about = Uma carta secreta que só o bode expiatório pode jogar.
-chief = { $case ->
       *[nom] chefe dos guardas
        [pl] chefes dos guardas
        [short] chefe
    }
    .about = O homem mais forte de uniforme, de Segurança Máxima; faz a ronda pelos números dos lugares.
-sucker = { $case ->
       *[nom] otário
        [pl] otários
    }
    .about = Numa partida com todos os presos das duas caixas, aquele que a votação não atinge nesta rodada e que nada ganha com as tarefas dos outros.
-candidate = { $case ->
       *[nom] candidato
        [pl] candidatos
    }
    .about = Um preso em quem se pode votar.
-plain-side = { $case ->
       *[nom] lado simples
        [pl] lados simples
    }
    .about = O lado de um lugar de Segurança Máxima cujo efeito só custa o ponto de ação.
-payment-side = { $case ->
       *[nom] lado pago
        [pl] lados pagos
    }
    .about = O lado de um lugar de Segurança Máxima cujo efeito se compra com um objeto ou dinheiro.
-sentence = { $case ->
       *[nom] carta de sentença
        [pl] cartas de sentença
    }
    .about = Uma carta que diz por que um preso foi condenado, com uma regra só para ele.
-counter = { $case ->
       *[nom] contador
        [pl] contadores
    }
    .about = Um marcador juntado na variante chamada plano G, por letras que já se tinha.
