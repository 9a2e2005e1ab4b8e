# Los términos del juego en español. Cada concepto tiene un solo nombre; por estas formas se reconoce en los textos.

-zombie = { $case ->
       *[nom] zombi
        [pl] zombis
    }
    .about = Uno de los muertos vivientes. No los lleva nadie: los traen las cartas y los mueven las reglas.
-square = { $case ->
       *[nom] casilla
        [pl] casillas
    }
    .about = La parte más pequeña del mapa, en la que están peones, zombis, objetos y fichas.
-adjacent-square = { $case ->
       *[nom] casilla adyacente
        [pl] casillas adyacentes
    }
    .about = Una casilla de la misma planta que toca la tuya por un lado o una esquina, sin pared en medio.
-building = { $case ->
       *[nom] edificio
        [pl] edificios
    }
    .about = Todas las habitaciones bajo un mismo techo.
-room = { $case ->
       *[nom] habitación
        [pl] habitaciones
    }
    .about = Un trozo del interior de un edificio con paredes alrededor. Se puede registrar, arder y derrumbarse.
-adjacent-room = { $case ->
       *[nom] habitación contigua
        [pl] habitaciones contiguas
    }
    .about = Una habitación de la misma planta que comparte un tramo de pared.
-outdoors = { $case ->
       *[nom] exterior
    }
    .about = Todo lo que en el mapa no está dentro de ningún edificio.
-wall = { $case ->
       *[nom] pared
        [pl] paredes
    }
    .about = Lo que hay entre casillas y no deja pasar a nadie mientras sigue en pie.
-door = { $case ->
       *[nom] puerta
        [pl] puertas
    }
    .about = Un paso entre casillas para los jugadores; los zombis no lo usan.
-window = { $case ->
       *[nom] ventana
        [pl] ventanas
    }
    .about = Un paso por la pared para jugadores y zombis, en la planta baja y solo en línea recta.
-floor = { $case ->
       *[nom] planta
        [pl] plantas
    }
    .about = Un nivel de un edificio. Las unen escaleras y escalas.
-entry-space = { $case ->
       *[nom] casilla de entrada
        [pl] casillas de entrada
    }
    .about = Una casilla marcada por la que entran en el mapa los zombis nuevos.
-map-edge = { $case ->
       *[nom] borde del mapa
        [pl] bordes del mapa
    }
    .about = El lado de fuera de las casillas exteriores del contorno; al otro lado se está a salvo.
-scenario = { $case ->
       *[nom] escenario
        [pl] escenarios
    }
    .about = Lo que se juega esta noche: un mapa, los mazos, dónde empieza cada cual y cómo acaba la partida.
-character = { $case ->
       *[nom] personaje
        [pl] personajes
    }
    .about = A quién llevas, con una carta en la que se anotan la energía y la munición.
-energy = { $case ->
       *[nom] energía
    }
    .about = Cuánta vida y cuánto aliento te quedan. Sin nada, estás muerto.
-ammunition = { $case ->
       *[nom] munición
    }
    .about = Con lo que se pagan los disparos. Se anota en la carta de personaje.
-turn = { $case ->
       *[nom] turno
        [pl] turnos
    }
    .about = Lo que hace un jugador antes que el siguiente: fuegos, una carta, acciones.
-action = { $case ->
       *[nom] acción
        [pl] acciones
    }
    .about = Una de las cosas que en un turno solo puedes hacer unas pocas veces, como moverte o registrar.
-free-action = { $case ->
       *[nom] acción gratuita
        [pl] acciones gratuitas
    }
    .about = Algo que en tu turno puedes hacer tantas veces como quieras, como coger un objeto.
-interrupt = { $case ->
       *[nom] interrupción
        [pl] interrupciones
    }
    .about = Una acción hecha entre los turnos de los demás y pagada en tu turno siguiente.
-event-card = { $case ->
       *[nom] carta de suceso
        [pl] cartas de suceso
    }
    .about = La carta que se roba en cada turno: mueve a los zombis y puede cambiar más cosas.
-end-card = { $case ->
       *[nom] carta del final
        [pl] cartas del final
    }
    .about = La carta de suceso que acaba la partida.
-symbol = { $case ->
       *[nom] símbolo
        [pl] símbolos
    }
    .about = La señal de las cartas de suceso que trae zombis y los hace moverse a todos.
-contact = { $case ->
       *[nom] contacto
    }
    .about = Donde está un zombi que pisa una casilla adyacente a la de un jugador.
-weapon = { $case ->
       *[nom] arma
        [pl] armas
    }
    .about = Un objeto que suma su valor a tus tiradas en un combate.
-close-combat = { $case ->
       *[nom] combate cuerpo a cuerpo
        [pl] combates cuerpo a cuerpo
    }
    .about = Una lucha con todos los zombis de una casilla adyacente, que se decide con una tirada.
-helper = { $case ->
       *[nom] ayudante
        [pl] ayudantes
    }
    .about = Un jugador dispuesto, junto a los mismos zombis, que mejora tu tirada.
-bite = { $case ->
       *[nom] mordisco
        [pl] mordiscos
    }
    .about = Lo que te llevas si un zombi te agarra y no te suelta. Mata al cabo de un tiempo.
-ranged-combat = { $case ->
       *[nom] combate a distancia
        [pl] combates a distancia
    }
    .about = Disparar a un zombi que ves.
-object-attack = { $case ->
       *[nom] ataque a un objeto
        [pl] ataques a objetos
    }
    .about = Una tirada para romper una barricada, una pared, una bombona o un vehículo.
-rival-fight = { $case ->
       *[nom] pelea entre jugadores
        [pl] peleas entre jugadores
    }
    .about = Tirada contra tirada, por el volante o por un cóctel molotov.
-item = { $case ->
       *[nom] objeto
        [pl] objetos
    }
    .about = Algo que se encuentra, se lleva en las manos o guardado, y se usa.
-hand = { $case ->
       *[nom] mano
        [pl] manos
    }
    .about = Lo que sujeta un objeto; unas manos llenas no sujetan nada más.
-search = { $case ->
       *[nom] registro
        [pl] registros
    }
    .about = Robar una carta de objeto en una habitación que nadie ha registrado antes.
-barricade = { $case ->
       *[nom] barricada
        [pl] barricadas
    }
    .about = Tablas en una puerta, una ventana o un boquete, por las que no pasa nadie.
-first-aid-kit = { $case ->
       *[nom] botiquín
        [pl] botiquines
    }
    .about = Un objeto de energía que además sirve contra un mordisco.
-snack = { $case ->
       *[nom] tentempié
        [pl] tentempiés
    }
    .about = Comida: un objeto de energía.
-keys = { $case ->
       *[nom] llaves
    }
    .about = Con lo que arranca un vehículo de la manera corriente.
-bottle = { $case ->
       *[nom] botella
        [pl] botellas
    }
    .about = Una botella vacía, que con gasolina da para un cóctel molotov.
-petrol-can = { $case ->
       *[nom] bidón de gasolina
        [pl] bidones de gasolina
    }
    .about = Combustible para vehículos y para cócteles molotov.
-gas-cylinder = { $case ->
       *[nom] bombona de gas
        [pl] bombonas de gas
    }
    .about = Un recipiente de gas, que explota si lo atacan o si arde.
-blast = { $case ->
       *[nom] explosión
        [pl] explosiones
    }
    .about = Lo que una bombona que explota les hace a todos los de cerca.
-extinguisher = { $case ->
       *[nom] extintor
        [pl] extintores
    }
    .about = El objeto que apaga el fuego.
-molotov = { $case ->
       *[nom] cóctel molotov
        [pl] cócteles molotov
    }
    .about = Un arma arrojadiza, hecha con una botella y gasolina, que prende un fuego.
-fire = { $case ->
       *[nom] fuego
        [pl] fuegos
    }
    .about = Casillas en llamas que se tocan y son del mismo dueño. Se extiende en los turnos de ese jugador.
-fire-owner = { $case ->
       *[nom] dueño del fuego
        [pl] dueños de fuegos
    }
    .about = El jugador que prendió un fuego y en cuyos turnos se extiende.
-damage-token = { $case ->
       *[nom] ficha de daño
        [pl] fichas de daño
    }
    .about = La ficha de una habitación que puede venirse abajo; por la otra cara muestra una derrumbada.
-collapse = { $case ->
       *[nom] derrumbe
        [pl] derrumbes
    }
    .about = El final de una habitación: ya no entra nadie en ella, y las de alrededor quedan dañadas.
-vehicle = { $case ->
       *[nom] vehículo
        [pl] vehículos
    }
    .about = Un coche o algo parecido. Se lleva a los jugadores, si funciona y tiene combustible.
-driver = { $case ->
       *[nom] conductor
        [pl] conductores
    }
    .about = El jugador que está al volante y en cuyo turno se mueve el vehículo.
-capacity = { $case ->
       *[nom] capacidad
        [pl] capacidades
    }
    .about = Cuántos jugadores caben en un vehículo; también lo fuerte que atropella zombis.
-speed = { $case ->
       *[nom] velocidad
        [pl] velocidades
    }
    .about = Cuántas casillas avanza como mucho un vehículo.
-fuel = { $case ->
       *[nom] combustible
    }
    .about = Lo que necesita un vehículo para circular. Sale de los bidones.
-hot-wiring = { $case ->
       *[nom] puente
    }
    .about = Arrancar un vehículo sin sus llaves, o intentarlo.
-wreck = { $case ->
       *[nom] chatarra
    }
    .about = Un vehículo que no volverá a circular.
-unexplored-room = { $case ->
       *[nom] habitación inexplorada
        [pl] habitaciones inexploradas
    }
    .about = Una habitación que está boca abajo hasta que entra alguien.
-escape = { $case ->
       *[nom] huida
        [pl] huidas
    }
    .about = Salir vivo del mapa, en un vehículo o, si el escenario lo permite, a pie.
-point = { $case ->
       *[nom] punto
        [pl] puntos
    }
    .about = De lo que más tiene al final quien gana.
-grab = { $case ->
       *[nom] agarrón
        [pl] agarrones
    }
    .about = Cuando un zombi te echa mano: energía, quizá el arma, quizá un mordisco.
-die = { $case ->
       *[nom] dado
        [pl] dados
    }
    .about = Con lo que se tira todo.
