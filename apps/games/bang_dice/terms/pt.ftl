# Os termos do jogo em português do Brasil. Cada conceito tem um só nome; é por estas formas que ele é reconhecido nos textos.

-role = { $case ->
       *[nom] papel
        [pl] papéis
    }
    .about = O que você é nesta partida: xerife, assistente, fora da lei ou renegado. Diz o que precisa acontecer para você vencer.
-sheriff = { $case ->
       *[nom] xerife
        [pl] xerifes
    }
    .about = O único papel aberto desde o começo; os planos de todos giram em torno da vida dele.
-star = { $case ->
       *[nom] estrela do xerife
        [pl] estrelas do xerife
        [short] estrela
    }
    .about = A carta do xerife, virada para cima; quem tem essa carta à sua frente é o xerife.
-deputy = { $case ->
       *[nom] assistente
        [pl] assistentes
    }
    .about = Um amigo secreto do xerife, que vence quando o xerife vence.
-outlaw = { $case ->
       *[nom] fora da lei
        [pl] fora da lei
    }
    .about = Um daqueles que vencem juntos quando o xerife é eliminado.
-renegade = { $case ->
       *[nom] renegado
        [pl] renegados
    }
    .about = Um jogador solitário que quer ser o último com vida.
-character = { $case ->
       *[nom] personagem
        [pl] personagens
    }
    .about = A pessoa que você representa, à vista de todos, com pontos de vida e uma habilidade própria.
-ability = { $case ->
       *[nom] habilidade
        [pl] habilidades
    }
    .about = O que um personagem pode fazer, ou o que acontece com ele, fora das regras comuns.
-die = { $case ->
       *[nom] dado
        [pl] dados
    }
    .about = Cada um dos dados, com um símbolo por face, com que se joga um turno.
-bullet = { $case ->
       *[nom] bala
        [pl] balas
    }
    .about = A ficha dos pontos de vida: as balas à frente de alguém são os pontos que ainda lhe restam.
-life-point = { $case ->
       *[nom] ponto de vida
        [pl] pontos de vida
    }
    .about = Mede quanto você ainda aguenta; sem nenhum, você é eliminado.
-pile = { $case ->
       *[nom] pilha de flechas
        [pl] pilhas de flechas
        [short] pilha
    }
    .about = As fichas de flecha no centro da mesa que ninguém pegou ainda.
-turn = { $case ->
       *[nom] turno
        [pl] turnos
    }
    .about = As rolagens de um jogador e tudo o que resulta dos seus dados finais.
-roll = { $case ->
       *[nom] rolagem
        [pl] rolagens
    }
    .about = Lançar uma vez todos os dados ou parte deles.
-re-roll = { $case ->
       *[nom] nova rolagem
        [pl] novas rolagens
    }
    .about = Mais uma rolagem no mesmo turno, com quantos dados se quiser.
-arrow = { $case ->
       *[nom] flecha
        [pl] flechas
    }
    .about = O símbolo que faz quem o rola pegar uma ficha de flecha, e também essa ficha; dói quando os índios atacam.
-indian-attack = { $case ->
       *[nom] ataque dos índios
        [pl] ataques dos índios
    }
    .about = O que acontece quando sai a última flecha da pilha: cada um paga com pontos de vida pelas flechas que tem.
-dynamite = { $case ->
       *[nom] dinamite
        [pl] dinamites
    }
    .about = O símbolo que trava o seu dado; quando há o bastante, acabam as rolagens e se perde um ponto de vida.
-bulls-eye = { $case ->
       *[nom] mira
        [pl] miras
    }
    .about = Um símbolo para atirar; o número dentro dele diz até onde o tiro chega.
-near-shot = { $case ->
       *[nom] mira { "1" }
        [pl] miras { "1" }
    }
    .about = O símbolo que acerta um vizinho.
-far-shot = { $case ->
       *[nom] mira { "2" }
        [pl] miras { "2" }
    }
    .about = O símbolo que acerta o vizinho do vizinho.
-distance = { $case ->
       *[nom] distância
        [pl] distâncias
    }
    .about = Quantos lugares separam dois jogadores, contando só quem continua no jogo.
-beer = { $case ->
       *[nom] cerveja
        [pl] cervejas
    }
    .about = O símbolo que devolve pontos de vida.
-gatling = { $case ->
       *[nom] metralhadora Gatling
        [pl] metralhadoras Gatling
        [short] Gatling
    }
    .about = A arma que acerta todos menos o dono, quando saem símbolos dela em número suficiente.
-elimination = { $case ->
       *[nom] eliminação
        [pl] eliminações
    }
    .about = Perder o último ponto de vida: o jogador sai da partida, mas não do seu time.
-duel-die = { $case ->
       *[nom] dado de duelo
        [pl] dados de duelo
    }
    .about = Um dos dados pretos de { module_duels }, com uísque e duelo.
-whiskey = { $case ->
       *[nom] uísque
        [pl] uísques
    }
    .about = O símbolo que cura quem o rola e ainda tira uma ficha de ferimento ou traz uma carta de fúria.
-duel = { $case ->
       *[nom] duelo
        [pl] duelos
    }
    .about = Uma luta entre dois jogadores, que rolam o mesmo dado alternadamente até um deles errar.
-wound-token = { $case ->
       *[nom] ficha de ferimento
        [pl] fichas de ferimento
        [short] ferimento
    }
    .about = O que pega quem perde um duelo; no turno seguinte dessa pessoa, ela estraga o símbolo que mostra.
-rage-card = { $case ->
       *[nom] carta de fúria
        [pl] cartas de fúria
    }
    .about = Uma carta comprada por quem perdeu muito em um turno; os símbolos dela contam no turno seguinte dessa pessoa.
-boneyard = { $case ->
       *[nom] cemitério
        [pl] cemitérios
    }
    .about = O baralho de { module_undead } do qual os eliminados compram; as mãos nas cartas aproximam o levante.
-outbreak = { $case ->
       *[nom] levante
        [pl] levantes
    }
    .about = O momento em que todos os eliminados voltam como zumbis.
-zombie = { $case ->
       *[nom] zumbi
        [pl] zumbis
    }
    .about = Um jogador que foi eliminado e voltou, com poucos dados e contra todos os vivos.
-zombie-master = { $case ->
       *[nom] Mestre dos Zumbis
        [pl] Mestres dos Zumbis
    }
    .about = Um renegado que estava vivo quando os mortos se levantaram e que está do lado deles.
-survivor = { $case ->
       *[nom] sobrevivente
        [pl] sobreviventes
    }
    .about = Cada um dos vivos depois do levante, que vencem ou perdem todos juntos.
-legacy = { $case ->
       *[nom] Legado do Velho Oeste
    }
    .about = O módulo para várias partidas seguidas, em que a estrela e os personagens passam de uma para a outra.
