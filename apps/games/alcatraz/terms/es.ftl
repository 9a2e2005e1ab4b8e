# Los términos del juego en español. Cada concepto tiene un solo nombre; por estas formas se reconoce en los textos.

-prisoner = { $case ->
       *[nom] preso
        [pl] presos
    }
    .about = Cada uno de vosotros en la partida: un peón en la cárcel y una ficha personal con marcadores y objetos.
-plan = { $case ->
       *[nom] plan
        [pl] planes
    }
    .about = La manera de salir de la cárcel, hecha de tantas partes como letras hay; quien se queda atrás no entra en él.
-letter = { $case ->
       *[nom] letra
        [pl] letras
    }
    .about = Una parte del plan. Se gana con tareas y recompensas y se marca en la ficha del preso.
-escape = { $case ->
       *[nom] fuga
        [pl] fugas
    }
    .about = El final feliz para todos menos uno: entre los que se van tienen todas las letras.
-location = { $case ->
       *[nom] lugar
        [pl] lugares
        [tile] loseta
        [tiles] losetas
    }
    .about = Un sitio de la cárcel, una loseta con número, nombre y un efecto por cada cara.
-silver-side = { $case ->
       *[nom] cara plateada
        [pl] caras plateadas
    }
    .about = Una cara de un lugar del juego básico, llamada así por su color, con un efecto propio.
-copper-side = { $case ->
       *[nom] cara cobriza
        [pl] caras cobrizas
    }
    .about = La cara de un lugar del juego básico que no es la plateada.
-prison = { $case ->
       *[nom] cárcel
        [pl] cárceles
    }
    .about = Todos los lugares, tal como están en la mesa.
-neighbour = { $case ->
       *[nom] loseta vecina
        [pl] losetas vecinas
    }
    .about = Una loseta que comparte un lado con otra; las que solo se tocan por una esquina son vecinas donde lo diga una regla.
-guard = { $case ->
       *[nom] guardia
        [pl] guardias
    }
    .about = Un cubo en un lugar. Cuantos más haya allí, más cuesta conseguir algo.
-influence = { $case ->
       *[nom] influencia
        [pl] influencias
    }
    .about = El número que dice cuánto estorban los guardias de una loseta a lo que se hace en ella.
-auxiliary = { $case ->
       *[nom] carta auxiliar
        [pl] cartas auxiliares
    }
    .about = Una carta que representa un lugar; se roba siempre que el azar tiene que señalar un sitio.
-pawn = { $case ->
       *[nom] peón
        [pl] peones
    }
    .about = La figura que muestra dónde está un preso.
-sheet = { $case ->
       *[nom] ficha de preso
        [pl] fichas de preso
    }
    .about = El tablero que cada jugador tiene delante: letras, aguante, dinero y huecos para objetos.
-slot = { $case ->
       *[nom] hueco para objetos
        [pl] huecos para objetos
    }
    .about = El sitio de un objeto en la ficha de un preso.
-item = { $case ->
       *[nom] objeto
        [pl] objetos
    }
    .about = Algo que se entrega en las tareas: llave, cuchillo, ropa, drogas, herramientas, o la pistola, que vale por cualquiera.
-key = { $case ->
       *[nom] llave
        [pl] llaves
    }
    .about = Una de las clases corrientes de objeto; las hay en el despacho del alcaide.
-knife = { $case ->
       *[nom] cuchillo
        [pl] cuchillos
    }
    .about = Una de las clases corrientes de objeto; los hay en el comedor.
-clothes = { $case ->
       *[nom] ropa
    }
    .about = Una de las clases corrientes de objeto; la hay en la lavandería.
-drugs = { $case ->
       *[nom] drogas
    }
    .about = Una de las clases corrientes de objeto; las hay en la enfermería.
-tools = { $case ->
       *[nom] herramientas
    }
    .about = Una de las clases corrientes de objeto; las hay en el taller.
-gun = { $case ->
       *[nom] pistola
        [pl] pistolas
    }
    .about = El único objeto que se puede entregar en lugar de cualquier otro.
-stock = { $case ->
       *[nom] existencias
    }
    .about = Los objetos que hay en un lugar, listos para cogerlos allí.
-supply = { $case ->
       *[nom] reserva general
        [pl] reservas generales
    }
    .about = Todo lo que está junto a la cárcel y no es de nadie: objetos, dinero, guardias y marcadores.
-stamina = { $case ->
       *[nom] aguante
    }
    .about = La fuerza de un preso, marcada en su ficha; se gasta para tener otro punto de acción.
-cash = { $case ->
       *[nom] dinero
    }
    .about = Lo que un preso tiene para pagar, marcado en su ficha; se gasta en sobornos y en algunos lugares.
-round = { $case ->
       *[nom] ronda
        [pl] rondas
    }
    .about = Una vuelta por todas las fases, del nuevo guardia a la última acción del plan.
-phase = { $case ->
       *[nom] fase
        [pl] fases
    }
    .about = Una parte de la ronda en la que se hace una clase de cosas.
-vote = { $case ->
       *[nom] votación
        [pl] votaciones
    }
    .about = La elección secreta, de todos a la vez, de quién será el Chivo expiatorio.
-voting-marker = { $case ->
       *[nom] marcador de voto
        [pl] marcadores de voto
    }
    .about = El marcador del color de un preso con el que se vota a ese preso.
-scapegoat = { $case ->
       *[nom] Chivo expiatorio
        [pl] Chivos expiatorios
        [short] Chivo
    }
    .about = El preso elegido para cargar con la culpa: fuerte en esta ronda, pero se queda atrás si el plan sale bien.
-action-point = { $case ->
       *[nom] punto de acción
        [pl] puntos de acción
    }
    .about = La medida de lo que un preso puede hacer en un turno.
-action = { $case ->
       *[nom] acción
        [pl] acciones
    }
    .about = Algo que se hace en un turno, por lo general a cambio de un punto de acción.
-free-action = { $case ->
       *[nom] acción gratuita
        [pl] acciones gratuitas
    }
    .about = Algo que se hace en un turno sin punto de acción, tantas veces como se quiera.
-theft = { $case ->
       *[nom] robo
        [pl] robos
    }
    .about = La acción de quitarle algo a un preso de la misma loseta que no lo ha ofrecido.
-riot = { $case ->
       *[nom] motín
        [pl] motines
    }
    .about = La acción que hace cambiar de sitio a los guardias.
-trade = { $case ->
       *[nom] intercambio
        [pl] intercambios
    }
    .about = La acción gratuita de dar y cambiar objetos y dinero.
-bribe = { $case ->
       *[nom] soborno
        [pl] sobornos
    }
    .about = La acción gratuita de pagar para que un guardia deje de estorbar.
-task = { $case ->
       *[nom] tarea
        [pl] tareas
    }
    .about = Una carta con una letra y los objetos que cuesta ganarla, colocada en un lugar.
-reward = { $case ->
       *[nom] recompensa
        [pl] recompensas
    }
    .about = Una carta de tarea que se roba cuando alguien cumple una; da su letra a otros.
-blackmail = { $case ->
       *[nom] carta de chantaje
        [pl] cartas de chantaje
    }
    .about = Una carta secreta que solo puede jugar el Chivo expiatorio.
-chief = { $case ->
       *[nom] jefe de guardias
        [pl] jefes de guardias
        [short] jefe
    }
    .about = El más fuerte de los uniformados, de Máxima seguridad; hace su ronda por los números de los lugares.
-sucker = { $case ->
       *[nom] Primo
        [pl] Primos
    }
    .about = En una partida con todos los presos de las dos cajas, aquel a quien la votación no puede tocar en esta ronda y que no saca nada de las tareas ajenas.
-candidate = { $case ->
       *[nom] candidato
        [pl] candidatos
    }
    .about = Un preso al que se puede votar.
-plain-side = { $case ->
       *[nom] cara sencilla
        [pl] caras sencillas
    }
    .about = La cara de un lugar de Máxima seguridad cuyo efecto no cuesta más que el punto de acción.
-payment-side = { $case ->
       *[nom] cara de pago
        [pl] caras de pago
    }
    .about = La cara de un lugar de Máxima seguridad cuyo efecto se compra con un objeto o con dinero.
-sentence = { $case ->
       *[nom] carta de condena
        [pl] cartas de condena
    }
    .about = Una carta que dice por qué condenaron a un preso, con una regla solo para él.
-counter = { $case ->
       *[nom] contador
        [pl] contadores
    }
    .about = Un marcador que se reúne en la variante llamada plan G, por letras que ya se tenían.
