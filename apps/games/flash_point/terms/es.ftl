# Los términos del juego en español. Cada concepto tiene un solo nombre; por estas formas se reconoce en los textos.
-firefighter = { $case ->
       *[nom] bombero
        [pl] bomberos
    }
    .about = La figura de un jugador, que anda por el edificio, apaga fuego y saca gente.
-specialist = { $case ->
       *[nom] especialista
        [pl] especialistas
    }
    .about = Un bombero con un oficio: más puntos de acción, menos u otros, y una habilidad propia.
-family-game = { $case ->
       *[nom] modo familiar
        [pl] modos familiares
    }
    .about = La manera más sencilla de jugar: sin especialistas, sin materiales peligrosos, sin puntos calientes y con vehículos que no se mueven.
-experienced-game = { $case ->
       *[nom] modo experto
        [pl] modos expertos
    }
    .about = La manera completa de jugar, con especialistas, materiales peligrosos, puntos calientes, vehículos que circulan y niveles a elegir.
-level = { $case ->
       *[nom] nivel
        [pl] niveles
    }
    .about = Lo difícil que es una partida en modo experto: recluta, veterano o heroico.
-building = { $case ->
       *[nom] edificio
        [pl] edificios
    }
    .about = Las casillas dentro de las paredes exteriores, donde se extiende el fuego y espera la gente.
-space = { $case ->
       *[nom] casilla
        [pl] casillas
    }
    .about = Un cuadrado del tablero, nombrado por su fila y su columna.
-outside = { $case ->
       *[nom] casilla exterior
        [pl] casillas exteriores
    }
    .about = Un cuadrado del anillo que rodea el edificio: en él no queda fuego, y los bomberos andan por él y llegan a él.
-adjacent = { $case ->
       *[nom] casilla adyacente
        [pl] casillas adyacentes
    }
    .about = Una casilla junto a otra en una de las cuatro direcciones, sin nada en medio que cierre el paso.
-red-die = { $case ->
       *[nom] dado rojo
        [pl] dados rojos
    }
    .about = El dado de seis caras, que dice la fila.
-black-die = { $case ->
       *[nom] dado negro
        [pl] dados negros
    }
    .about = El dado que dice la columna: de ocho caras, o de doce donde haya un ático o un sótano.
-action-point = { $case ->
       *[nom] punto de acción
        [pl] puntos de acción
    }
    .about = Con lo que un bombero paga todo lo que hace en un turno.
-movement-action = { $case ->
       *[nom] acción de movimiento
        [pl] acciones de movimiento
    }
    .about = Una acción que cuenta como moverse, para los especialistas cuyos puntos o límites tratan de moverse.
-chop = { $case ->
       *[nom] hachazo
        [pl] hachazos
    }
    .about = La acción que pone un daño en una pared de la casilla del bombero.
-extinguishing = { $case ->
       *[nom] extinción
    }
    .about = Convertir fuego en humo, o quitar humo o fuego, en la propia casilla o en una adyacente.
-smoke = { $case ->
       *[nom] humo
    }
    .about = La cara más débil de un marcador de fuego; se convierte en fuego cuando se añade más o cuando hay fuego al lado.
-fire = { $case ->
       *[nom] fuego
        [pl] fuegos
    }
    .about = La cara en llamas de un marcador de fuego; más humo en ella causa una explosión.
-target = { $case ->
       *[nom] objetivo
        [pl] objetivos
    }
    .about = La casilla que señalan los dados, para un fuego nuevo, un nuevo punto de interés o el cañón de agua.
-advance-fire = { $case ->
       *[nom] Avance del fuego
    }
    .about = La segunda parte del turno, en la que los dados dicen dónde crece el fuego.
-explosion = { $case ->
       *[nom] explosión
        [pl] explosiones
    }
    .about = Lo que pasa cuando llega humo a una casilla que ya arde: una sacudida en todas las direcciones.
-shockwave = { $case ->
       *[nom] onda expansiva
        [pl] ondas expansivas
    }
    .about = Una sacudida que sigue en línea recta por casillas que ya arden.
-flashover = { $case ->
       *[nom] deflagración
        [pl] deflagraciones
    }
    .about = Humo que prende porque tiene fuego al lado.
-flare-up = { $case ->
       *[nom] llamarada
        [pl] llamaradas
    }
    .about = Otra tirada de fuego, porque el objetivo tenía un punto caliente.
-hot-spot = { $case ->
       *[nom] punto caliente
        [pl] puntos calientes
    }
    .about = Un marcador bajo el que se aviva el fuego: un objetivo que lo tiene trae otra tirada.
-pool = { $case ->
       *[nom] reserva de puntos calientes
        [pl] reservas de puntos calientes
    }
    .about = Los puntos calientes de junto al tablero que aún pueden entrar en juego.
-hazmat = { $case ->
       *[nom] material peligroso
        [pl] materiales peligrosos
    }
    .about = Una carga peligrosa del edificio; explota en el fuego y se puede sacar.
-poi = { $case ->
       *[nom] punto de interés
        [pl] puntos de interés
    }
    .about = Un marcador boca abajo: una víctima o una falsa alarma.
-victim = { $case ->
       *[nom] víctima
        [pl] víctimas
    }
    .about = Una persona del edificio a la que hay que sacar.
-treated-victim = { $case ->
       *[nom] víctima atendida
        [pl] víctimas atendidas
    }
    .about = Una víctima a la que el paramédico ha puesto en pie; camina junto a un bombero.
-false-alarm = { $case ->
       *[nom] falsa alarma
        [pl] falsas alarmas
    }
    .about = Un punto de interés en el que no hay nadie; sale del tablero al darle la vuelta.
-knocked-down = { $case ->
       *[nom] derribado
    }
    .about = Lo que le pasa a un bombero cuya casilla arde: va a la ambulancia y pierde lo que llevaba.
-rescued = { $case ->
       *[nom] rescatada
        [pl] rescatadas
    }
    .about = Lo que es una víctima una vez fuera o, en modo experto, una vez en la ambulancia.
-lost = { $case ->
       *[nom] perdida
        [pl] perdidas
    }
    .about = Lo que es una víctima alcanzada por el fuego, por un suelo que cede o por una casilla tóxica.
-damage-cube = { $case ->
       *[nom] cubo de daño
        [pl] cubos de daño
    }
    .about = Un cubo por cada daño del edificio; cuando se acaban, el edificio se viene abajo.
-collapse = { $case ->
       *[nom] derrumbe
        [pl] derrumbes
    }
    .about = El final de la partida por demasiado daño.
-wall = { $case ->
       *[nom] pared
        [pl] paredes
    }
    .about = Una barrera entre casillas que impide que sean adyacentes hasta que se destruye.
-light-wall = { $case ->
       *[nom] tabique
        [pl] tabiques
    }
    .about = Una pared azul que se destruye con un solo daño.
-doorway = { $case ->
       *[nom] vano
        [pl] vanos
    }
    .about = Un hueco en la pared exterior, sin puerta.
-door = { $case ->
       *[nom] puerta
        [pl] puertas
    }
    .about = Un paso en una pared que se abre y se cierra hasta que una sacudida se lo lleva.
-window = { $case ->
       *[nom] ventana
        [pl] ventanas
    }
    .about = Un paso en una pared que se abre y se cierra como una puerta, en una pared que se destruye con un solo daño.
-fire-door = { $case ->
       *[nom] puerta cortafuegos
        [pl] puertas cortafuegos
    }
    .about = Una puerta verde que aguanta las sacudidas, pero puede atascarse.
-jam-marker = { $case ->
       *[nom] marcador de atasco
        [pl] marcadores de atasco
    }
    .about = Un marcador en una puerta cortafuegos que impide abrirla hasta que se quita a hachazos.
-engine = { $case ->
       *[nom] autobomba
        [pl] autobombas
    }
    .about = El vehículo del cañón de agua, o de la plataforma.
-ambulance = { $case ->
       *[nom] ambulancia
        [pl] ambulancias
    }
    .about = El vehículo al que se lleva a las víctimas y al que van los bomberos derribados.
-parking-spot = { $case ->
       *[nom] plaza de aparcamiento
        [pl] plazas de aparcamiento
    }
    .about = Un sitio junto al edificio donde puede estar un vehículo de esa clase.
-deck-gun = { $case ->
       *[nom] cañón de agua
        [pl] cañones de agua
    }
    .about = El cañón de la autobomba, que despeja una casilla señalada por los dados y las de al lado.
-quadrant = { $case ->
       *[nom] cuadrante
        [pl] cuadrantes
    }
    .about = Un cuarto del edificio, el alcance del cañón de agua.
-crew-change = { $case ->
       *[nom] relevo
        [pl] relevos
    }
    .about = Cambiar en la autobomba el propio especialista por uno que no use nadie.
-explosive-object = { $case ->
       *[nom] objeto explosivo
        [pl] objetos explosivos
    }
    .about = Algo del tablero que recibe daño y estalla cuando ya tiene bastante: el coche o un aparato del laboratorio.
-capacity = { $case ->
       *[nom] capacidad
        [pl] capacidades
    }
    .about = Cuántos cubos de daño aguanta un objeto antes de explotar o derramarse.
-spill = { $case ->
       *[nom] derrame
        [pl] derrames
    }
    .about = Lo que hace el aparato tóxico cuando ya tiene bastante: salen marcadores tóxicos, casilla a casilla.
-toxic-marker = { $case ->
       *[nom] marcador tóxico
        [pl] marcadores tóxicos
    }
    .about = Un marcador en una casilla en la que ya no puede entrar nadie.
-stairs = { $case ->
       *[nom] escalera fija
        [pl] escaleras fijas
    }
    .about = Un par de casillas de plantas vecinas que son adyacentes entre sí.
-ladder = { $case ->
       *[nom] escala
        [pl] escalas
    }
    .about = Una escala portátil de dos mitades, para subir o bajar desde fuera del edificio.
-lower-half = { $case ->
       *[nom] mitad inferior
        [pl] mitades inferiores
    }
    .about = El pie de una escala levantada.
-upper-half = { $case ->
       *[nom] mitad superior
        [pl] mitades superiores
    }
    .about = La cabeza de una escala levantada, con sitio para un solo bombero.
-platform = { $case ->
       *[nom] plataforma
        [pl] plataformas
    }
    .about = La plataforma hidráulica: sube gente a las plantas altas y tiene un cañón propio.
-attic = { $case ->
       *[nom] ático
        [pl] áticos
    }
    .about = La planta de encima de un edificio.
-basement = { $case ->
       *[nom] sótano
        [pl] sótanos
    }
    .about = La planta de debajo de un edificio.
-damaged-floor = { $case ->
       *[nom] suelo dañado
        [pl] suelos dañados
    }
    .about = El suelo sobre una explosión del sótano; aún aguanta, pero no otra sacudida.
-destroyed-floor = { $case ->
       *[nom] suelo destruido
        [pl] suelos destruidos
    }
    .about = Un agujero en la planta baja que nadie puede cruzar.
-bridge = { $case ->
       *[nom] puente
        [pl] puentes
    }
    .about = Una escala tendida sobre un agujero.
