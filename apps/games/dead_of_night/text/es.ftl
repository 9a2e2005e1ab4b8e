# Dead of Night en español. Claves: rutas de las cláusulas con "_" en lugar de "/"; `.title` es el nombre de una cláusula. El icono :house: señala lo que es nuestro.

game = Dead of Night
    .about = Una noche entre muertos vivientes: registra la casa, arranca un coche, cuidado con el fuego y llega vivo a la mañana.
    .unofficial = Un acompañante no oficial: ni hecho ni aprobado por el autor. El nombre es de su dueño; las palabras y los dibujos, las cartas, los vehículos y los escenarios son nuestros.
    .of = 94b43c6b5a9e
product_base = Dead of Night
    .of = a7e3e934387e
source_P = Dead of Night, reglas en ruso, última parte
    .of = a721591d1d4f
source_RUS = Dead of Night, reglas en ruso, comienzo
    .of = d14fe329d450
source_AID = Dead of Night, hoja de ayuda
    .of = 90f95625ec1b
source_SC1 = Dead of Night, primer escenario
    .of = 8ddaffc49fcc
source_VAS = Dead of Night, página de un módulo para jugar en pantalla
    .of = 7447a2f5e4ba
source_BGE = Dead of Night, página de otro módulo así
    .of = 04d88bd6f081
source_CON = Crónicas de partidas, marzo de { "2015" }
    .of = 80ae66c03b48
source_H = Ludolex: donde ninguna fuente dice nada
    .of = f306d777283f

option_scenario = Escenario
    .about = Qué noche jugáis. Los tres escenarios son nuestros.
    .of = 3bf7e0099031
option_scenario_last-car = El último coche
    .of = c5193d78ee4d
option_scenario_till-dawn = Hasta el amanecer
    .of = fa9c11254988
option_scenario_burning-house = Fuera del fuego
    .of = c30b4ab5c465
option_fire = Fuego
    .about = Bombonas de gas, cócteles molotov, casillas en llamas y habitaciones que se derrumban.
    .of = e63306d1146c
option_fire_with = Con fuego
    .of = 26a04e5f3a60
option_fire_without = Sin fuego
    .of = 807d7d056dbe
option_vehicles = Vehículos
    .about = Coches que se pueden repostar, arrancar con un puente, conducir y destrozar.
    .of = c3658d15b681
option_vehicles_with = Con vehículos
    .of = a9409b0f4d50
option_vehicles_without = Sin vehículos
    .of = e123f89eaf07

## Objetivo del juego

aim = Los muertos andan, la noche es larga y no todos veréis su final.
    .title = Objetivo del juego
    .of = c175e3306934
aim_players = Pueden jugar de { $players-min } a { $players-max } personas, y lo mejor es que sean { $players-best }.
    .title = Jugadores
    .of = fefe04f2f2ad
aim_time = Una partida dura unos { $game-minutes ->
        [one] { $game-minutes } minuto
       *[other] { $game-minutes } minutos
    }.
    .title = Cuánto dura
    .of = 8ac4f31355d1
aim_zombies = Ningún jugador lleva a los { -zombie(case: "pl") }. Las cartas los traen al mapa y las reglas los mueven.
    .title = A los muertos no los lleva nadie
    .of = c27c1be06f39
aim_together = Estáis hombro con hombro contra los zombis, pero al final cada cual cuenta sus { -point(case: "pl") }. Ayudar es sensato; no es obligatorio.
    .title = Juntos, hasta cierto punto
    .of = 8b6fa4c48cb9
aim_known = Solo conocemos enteros los capítulos del gas, el fuego, los daños y los vehículos. El resto está reunido de una hoja de ayuda, un escenario y relatos de partidas, y los huecos los hemos rellenado nosotros.
    .title = En qué se apoyan estas reglas
    .of = d7b3b5884c8b
aim_marked = Lo que lleva el signo :house: es una regla o un valor nuestro. Está para que podáis jugar ya; poned lo vuestro en su lugar cuando sepáis algo mejor.
    .title = El signo de lo nuestro
    .of = c3d4ab899a80

## El mapa

map = Todo lo que pasa en la noche pasa en una cuadrícula.
    .title = El mapa
    .of = 465ed754078f
map_squares = El mapa se compone de { -square(case: "pl") }. Cada una pertenece a una { -room } o está en el { -outdoors }, y cada una está en una { -floor }. :house:
    .title = Casillas
    .of = 63bf607bea80
map_rooms = Una { -room } es un trozo del interior de un { -building } con { -wall(case: "pl") } alrededor; un pasillo también es una habitación. :house:
    .title = Habitaciones
    .of = 686af3be57f9
map_outdoors = Toda casilla que no está en ningún edificio está en el { -outdoors }. El exterior no es una habitación. :house:
    .title = Exterior
    .of = 56198f6beef6
map_walls = Una { -wall } está entre casillas. Las paredes entre habitaciones son interiores; las que hay entre una habitación y el exterior son exteriores. Nadie atraviesa una pared. :house:
    .title = Paredes
    .of = 6b97a6efac9d
map_adjacent = Las casillas de una misma planta que se tocan, por un lado o por una esquina, son { -adjacent-square(case: "pl") }, salvo que las separe una pared. Una puerta o una ventana entre ellas no las separa. :house:
    .title = Casillas adyacentes
    .of = 21cd08f2d6c9
map_corners = Las casillas que se tocan por una esquina solo son adyacentes si también se podría ir de una a otra por los lados, pasando por una casilla contigua a ambas, sin topar con una pared, una puerta o una ventana. :house:
    .title = A la vuelta de la esquina
    .of = dc22e8929820
map_doors = Los jugadores pasan por una { -door }; los zombis, no.
    .title = Puertas
    .of = 7bde806b26d4
map_windows = En la planta baja, jugadores y zombis pasan por igual por una { -window }, y siempre en línea recta, nunca en diagonal.
    .title = Ventanas
    .of = 034bc812ecaf
map_windows-above = Una ventana de una planta alta no es una entrada. Solo es una salida para quien salte.
    .title = Ventanas más altas
    .of = bca8b7b5199a
map_floors = Los edificios pueden tener varias { -floor(case: "pl") }. Las unen escaleras y escalas; las casillas de plantas distintas nunca son adyacentes. :house:
    .title = Plantas
    .of = fee44cf745fe
map_entry = Las casillas marcadas son { -entry-space(case: "pl") }. Por ellas entran en el mapa los zombis nuevos.
    .title = Casillas de entrada
    .of = efe511e1b76e
map_distance = Una distancia en casillas se cuenta tanto por los lados como por las esquinas, por el camino más corto y como si no hubiera paredes, en una misma planta. :house:
    .title = Contar casillas
    .of = 652607192054
map_edge = El { -map-edge } es el lado de fuera de las casillas exteriores del contorno. Al otro lado se está a salvo, si el escenario deja salir. :house:
    .title = El borde del mapa
    .of = 5184e6ca49ea
map_adjacent-rooms = Una { -adjacent-room } es la que, en la misma planta, comparte un tramo de pared. No hace falta que haya en él una puerta, y el exterior no cuenta nunca.
    .title = Habitaciones contiguas
    .of = 5752a5e99d73
map_breach = Donde hay una ficha de pared destruida ya no hay pared: jugadores y zombis pasan por ahí, también en diagonal, y las casillas de ambos lados son adyacentes. :house:
    .title = Boquetes
    .of = 8c399281960e

## Qué hace falta

components = Reunid todo esto antes de montar un escenario.
    .title = Componentes
    .of = 9b14b292b3f7
components_die = { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } de { $die-faces } caras.
    .title = Dado
    .of = 6032714520e2
components_pawns = { $pawns } peones, uno para cada jugador.
    .title = Peones
    .of = eff7392eecfc
components_characters = { $character-total } cartas de { -character }, en las que se anotan la energía y la munición. Los nombres y las caras son nuestros. :house:
    .title = Cartas de personaje
    .of = e40f04a82f51
components_zombies = { $zombie-figures } figuras de zombi. :house:
    .title = Zombis
    .of = eac8b477c037
components_events = Un mazo de { -event-card(case: "pl") }: cada turno se roba una. Las cartas son nuestras. :house:
    .title = Cartas de suceso
    .of = b435877221a0
components_items = Un mazo de cartas de { -item }: lo que un registro puede sacar a la luz. Las cartas son nuestras. :house:
    .title = Cartas de objeto
    .of = e3a5b078be8e
components_vehicles = { $vehicle-total } cartas de vehículo, cada una con una pieza que ocupa { $vehicle-squares } casillas. Los vehículos son nuestros. :house:
    .title = Cartas de vehículo
    .of = da3ef28f2205
components_molotovs = { $molotov-cards } cartas de cóctel molotov, que esperan junto al mazo de objetos hasta que alguien prepare uno. :house:
    .title = Cartas de molotov
    .of = 3e2980f42bd5
components_fire = { $fire-tokens } fichas de fuego, y marcadores pequeños en los colores de los jugadores para mostrar de quién es cada uno. :house:
    .title = Fichas de fuego
    .of = 10ad6396c0a0
components_damage = { $damage-tokens } fichas con una habitación dañada por una cara y una derrumbada por la otra. :house:
    .title = Fichas de daño
    .of = 3ac84b521765
components_barricades = { $barricade-tokens } fichas de barricada. :house:
    .title = Fichas de barricada
    .of = 742f80c493ec
components_walls = { $wall-tokens } fichas de pared destruida. :house:
    .title = Fichas de pared destruida
    .of = 1462016c6d61
components_searched = { $search-markers } marcadores para las habitaciones registradas. :house:
    .title = Marcadores de registro
    .of = cd1f5be9e427

## Preparación

setup = Montad la noche en este orden.
    .title = Preparación
    .of = 1fbcc0709bba
setup_scenario = Elegid un { -scenario }. Dice qué mapa y qué cartas se usan, dónde empieza cada cual y cuándo acaba la partida.
    .title = Elegir un escenario
    .of = f0b0f3a918f1
setup_map = Montad el mapa del escenario con sus paredes, puertas, ventanas y casillas de entrada.
    .title = Montar el mapa
    .of = 1bbe560807a6
setup_characters = Cada uno coge una carta de { -character } y un peón.
    .title = Personajes
    .of = d01a7c63e50c
setup_energy = Cada uno anota { $start-energy } de energía.
    .title = Energía
    .of = 0fd5637a9c32
setup_ammunition = Cada uno anota { $start-ammunition } de munición.
    .title = Munición
    .of = 7f130a2f981b
setup_without-fire = Sin fuego, sacad del mazo de objetos las botellas, las bombonas de gas, los extintores y las cerillas, y del mazo de sucesos Corriente de aire, Chaparrón y Vigas podridas. :house:
    .title = Dejar fuera el fuego
    .of = 72992434b78d
setup_without-vehicles = Sin vehículos, sacad del mazo de objetos las llaves y del mazo de sucesos Choque. :house:
    .title = Dejar fuera los vehículos
    .of = e9f3eeafdfb6
setup_without-both = Si en la partida no hay ni fuego ni vehículos, sacad también los bidones de gasolina. :house:
    .title = Dejar fuera la gasolina
    .of = 4f59579614c8
setup_item-deck = Barajad las cartas de objeto en un mazo boca abajo. :house:
    .title = Mazo de objetos
    .of = e8d9046f91ba
setup_event-number = Apartad la carta del final y la carta de las llaves. Barajad las demás cartas de suceso y contad, boca abajo, tantas como dé la tabla; el resto se queda en la caja. :house:
    .title = Cartas de suceso según el número de jugadores
    .of = 5d88a7f0d8fd
setup_event-deck = Repartid las cartas de suceso contadas en { $deck-halves } montones iguales (si sobra una, va al de abajo). Barajad la carta del final entre { $low-cards ->
        [one] la última carta
       *[other] las últimas { $low-cards } cartas
    } de un montón y poned el otro encima. :house:
    .title = Mazo de sucesos
    .of = 5f9849a4c286
setup_vehicle-deck = Barajad las cartas de vehículo en un mazo boca abajo. :house:
    .title = Mazo de vehículos
    .of = 65b166a8ea91
setup_supply = Dejad zombis, fichas y marcadores junto al mapa. :house:
    .title = Reserva
    .of = 08ee31874b18
setup_first = Todos tiran el dado. Empieza la tirada más alta; si hay empate, vuelven a tirar los empatados. :house:
    .title = Quién empieza
    .event = { $target } empieza.
    .of = f6e03d6b7acb

## Energía

energy = La energía es cuánta vida y cuánto aliento te quedan.
    .title = Energía
    .of = 4f0d53d8fc1e
energy_life = Tu { -energy } es lo que todavía aguantas. Lo que pierdes y ganas se anota en tu carta de personaje.
    .title = Qué es la energía
    .event = { $target } pierde energía: { $value }.
    .of = 4e46073faebb
energy_limit = Nunca tienes más de { $energy-limit } de energía. Lo que pase de ahí se pierde. :house:
    .title = El límite
    .event = { $target } gana energía: { $value }.
    .of = a3b954ebfce7
energy_death = Sin nada de energía estás muerto. Tu peón sale del mapa, y tus objetos se quedan en la casilla donde caíste. :house:
    .title = Muerte
    .event = Los muertos tienen uno más: { $target }.
    .of = 632252f17c0e
energy_dead = Un jugador muerto no juega más turnos, pero al final cuenta sus puntos. :house:
    .title = Los muertos se quedan fuera
    .of = 8704ea92f6f7
energy_ammunition = Tu { -ammunition } se anota junto a la energía. No es un objeto y no ocupa las manos. :house:
    .title = Munición
    .event = { $target } gana munición: { $value }.
    .of = 6fd56871ad59

## El turno

turn = Una carta y después tus acciones: eso es un turno, y entretanto arden cosas.
    .title = El turno
    .of = b9f69e354987
turn_order = El { -turn } pasa en el sentido de las agujas del reloj de un jugador vivo al siguiente. :house:
    .title = Orden de juego
    .event = Empieza el turno de { $actor }.
    .of = 4f76b7b08daa
turn_fires = Tu turno empieza con tus propios fuegos: haz que se extiendan antes que nada. :house:
    .title = Primero, tus fuegos
    .of = 939ad1f70c90
turn_card = Roba la carta de suceso de encima y haz lo que diga. Después va al descarte, salvo que diga otra cosa.
    .title = Después, una carta
    .event = { $actor } roba una carta de evento.
    .of = b3b21e08a1ca
turn_card-order = Resuelve primero los símbolos de la carta, uno tras otro, y luego su texto. Si los zombis atacan, lo hacen en último lugar. :house:
    .title = El orden de una carta
    .of = 8d3ab9da0ccf
turn_actions = Después haz hasta { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }. Salvo que diga otra cosa, la misma { -action } puede repetirse.
    .title = Después, tus acciones
    .event = { $target } tropieza; acciones restantes: { $value }.
    .of = 75050d25be83
turn_free-actions = Antes de tus acciones, entre ellas y después, haz tantas { -free-action(case: "pl") } como quieras.
    .title = Acciones gratuitas
    .of = 528c3366f2e2
turn_skipped = Quien tiene que saltarse un turno, o está demasiado malherido para moverse, roba igualmente una carta y puede hacer acciones gratuitas.
    .title = Turnos saltados y malheridos
    .of = cc60e0f7d3a6
turn_end = Al final de tu turno mira si estás en el fuego y si te mata un mordisco. Después empieza el siguiente jugador. :house:
    .title = Fin del turno
    .of = 54a6bf447531
turn_interrupt = Entre los turnos de los demás puedes hacer una { -interrupt }: una acción al momento, que pagas en tu próximo turno.
    .title = Interrumpir
    .of = 838a2c75cc9c
turn_interrupt-move = Si la interrupción es un movimiento, en tu próximo turno tienes { $interrupt-cost ->
        [one] { $interrupt-cost } acción menos
       *[other] { $interrupt-cost } acciones menos
    }.
    .title = Moverse fuera de turno
    .of = d20e0aa4527b
turn_interrupt-other = Si la interrupción es cualquier otra acción, en tu próximo turno no tienes ninguna; la carta y las acciones gratuitas se mantienen.
    .title = Cualquier otra cosa fuera de turno
    .of = 6a0f87126817
turn_interrupt-once = Entre tus propios turnos puedes interrumpir { $interrupts ->
        [one] una vez
       *[other] { $interrupts } veces
    }, cuando ha acabado el turno de alguien y no ha empezado el siguiente. Si quieren varios, lo hacen en el orden de juego. :house:
    .title = Solo una vez
    .of = ec5c5aff30d1
turn_example-interrupt = Boris está junto a una ventana cuando los zombis se agolpan. Antes de que empiece Cleo se mueve fuera de turno y se aparta. En su próximo turno roba una carta como siempre y luego tiene { $example-interrupt-left ->
        [one] { $example-interrupt-left } acción
       *[other] { $example-interrupt-left } acciones
    } en vez de { $actions }.
    .title = Ejemplo: una interrupción
    .of = 89a0116a54b5

## Acciones

actions = Cada una de estas cuesta una acción, salvo que diga otra cosa.
    .title = Acciones
    .of = cf9a24f10555
actions_move = Mueve tu peón.
    .title = Moverse
    .event = { $actor } se mueve.
    .of = e735c232eff0
actions_search = Registra la habitación en la que estás.
    .title = Registrar
    .event = { $actor } registra la habitación y encuentra algo.
    .of = 6268ea7ccd49
actions_climb = Sube o baja por una escalera o una escala desde la casilla de su pie o su cabeza hasta la del otro extremo.
    .title = Trepar
    .event = { $actor } usa la escalera.
    .of = eb5d45f74620
actions_jump = Salta de un tejado o por una ventana alta a la casilla exterior de abajo. Tira el dado y pierde esa energía.
    .title = Saltar
    .event = { $actor } salta.
    .of = b855d7521d1c
actions_light = Pon una ficha de fuego en una casilla adyacente que no arda. Es tu fuego. Necesitas cerillas en la mano. :house:
    .title = Prender un fuego
    .event = { $actor } prende fuego.
    .of = 8510f5c8ec8f
actions_extinguish = Con un { -extinguisher } en la mano, quita de casillas adyacentes o de la tuya { $extinguish-tokens ->
        [one] { $extinguish-tokens } ficha de fuego
       *[other] { $extinguish-tokens } fichas de fuego
    }. Cuántas es un valor nuestro. :house:
    .title = Combatir un fuego
    .event = { $actor } apaga una ficha de fuego.
    .of = 62344984888c
actions_barricade = Con un martillo o una clavadora en la mano, pon una ficha de { -barricade } en una puerta, una ventana o un boquete junto a tu casilla.
    .title = Levantar una barricada
    .event = { $actor } construye una barricada.
    .of = 676e4d3c5be7
actions_barricade-blocks = Una barricada no deja pasar a jugadores, a zombis ni nada que se lance, y las casillas de detrás no son adyacentes. A una explosión no la detiene. :house:
    .title = Qué hace una barricada
    .event = { $actor } retira una barricada del mapa.
    .of = ca2fc6d75215
actions_unbarricade = Quita una barricada junto a tu casilla. Solo puede hacerse desde dentro.
    .title = Quitar una barricada
    .event = { $actor } desmonta una barricada.
    .of = a71bd5338eed
actions_rearrange = Cambia como quieras lo que llevas en las manos y lo que llevas guardado.
    .title = Reordenar
    .event = { $actor } reordena sus cosas.
    .of = a07e56915c2c
actions_steal = Elige a un jugador de una casilla adyacente y tira el dado. Si sale más que la energía de ese jugador, quítale un objeto a tu elección; necesitas sitio para él.
    .title = Robar
    .event = { $actor } intenta robar a { $target }; el dado muestra { $value }.
    .of = 25ef372576d6
actions_combine = Junta objetos para hacer uno nuevo, como digan las reglas de esos objetos.
    .title = Combinar
    .of = 8e304a1ab2b4
actions_recover = Gasta un objeto de tu mano que dé energía.
    .title = Usar un objeto de energía
    .of = 06aa9aeb1887
actions_rest = Gana { $rest-gain ->
        [one] { $rest-gain } de energía
       *[other] { $rest-gain } de energía
    }. En un turno en que descansas no puedes hacer ninguna otra acción.
    .title = Descansar
    .event = { $actor } descansa y gana energía: { $value }.
    .of = 946edaecdf6f
actions_attack-object = Ataca una barricada, una pared, una bombona de gas o un vehículo.
    .title = Atacar un objeto
    .of = 0151c3b71b3a
actions_start = Arranca un vehículo, o un generador donde el escenario lo tenga.
    .title = Arrancar
    .of = f7df400188b0
actions_hot-wire = Intenta arrancar un vehículo sin sus llaves.
    .title = Hacer un puente
    .of = b91753130350

## Acciones gratuitas

free = Estas no cuestan ninguna acción y son de tu propio turno.
    .title = Acciones gratuitas
    .of = d1d389a59919
free_pick-up = Coge un objeto de tu casilla. Necesitas una mano libre.
    .title = Coger
    .event = { $actor } recoge algo.
    .of = 7711f683de21
free_drop = Deja un objeto en tu casilla.
    .title = Dejar
    .event = { $actor } deja algo en el suelo.
    .of = ab5c82b7a141
free_throw = Lanza un objeto de tu mano a una casilla que veas, como mucho a tantas casillas como energía tengas.
    .title = Lanzar
    .event = { $actor } lanza algo.
    .of = 89650c4af35f
free_give = Da un objeto a un jugador dispuesto de una casilla adyacente, o cambiad uno por uno. Quien recibe necesita una mano libre.
    .title = Dar y cambiar
    .event = { $actor } le da algo a { $target }.
    .of = 917c05efbb05
free_fight = Lucha con zombis, cuerpo a cuerpo o a distancia.
    .title = Luchar
    .of = 89af634ac72a
free_fight-once = A los zombis de cada casilla puedes combatirlos por voluntad propia { $fights-per-square ->
        [one] una vez
       *[other] { $fights-per-square } veces
    } en tu turno; las tiradas a que te obligan las reglas no cuentan. Los disparos solo los limita la munición. :house:
    .title = Volver a luchar
    .of = 6a25800a3ce7

## Movimiento

movement = A quien le queda aliento puede correr.
    .title = Movimiento
    .of = 755a92a4da39
movement_reach = Con un movimiento avanzas hasta tantas casillas como energía tengas, cada vez a una casilla adyacente. :house:
    .title = Cuánto te mueves
    .of = 24ff5b8dcce2
movement_free-square = No puedes entrar en una casilla con un zombi ni en una con un vehículo, salvo que subas a él. Una casilla pueden compartirla cuantos jugadores sean. :house:
    .title = Casillas con zombis
    .of = b042a3a34121
movement_doors = Las puertas y las ventanas de la planta baja son para ti un paso como cualquier otro, mientras no haya en ellas una barricada.
    .title = Puertas y ventanas
    .of = 21ec51e9a575
movement_past-zombies = Cada vez que entras en una casilla junto a zombis, libras un combate cuerpo a cuerpo por cada casilla adyacente que los tenga. Solo después sigues, si aún puedes.
    .title = Pasar junto a zombis
    .of = c8a119e566f5
movement_hurt-on-the-way = Si una pérdida por el camino te deja con menos energía que casillas llevas recorridas en este movimiento, este acaba donde estás. :house:
    .title = Herido por el camino
    .of = eb10ae2a2f7f
movement_example = Ada tiene { $example-run-energy } de energía. En su segunda casilla llega junto a una con zombis, lucha y pierde { $combat-loss }. Todavía puede ir a su tercera casilla, porque no es más que los { $example-run-left } que le quedan.
    .title = Ejemplo: pasar corriendo
    .of = efc9bb91d652

## Zombis

zombies = Son lentos, son muchos y tienen toda la noche.
    .title = Zombis
    .of = 03d23871c20b
zombies_symbols = Por cada :symbol: de una carta de suceso, primero entran zombis nuevos y luego se mueven todos. Una carta puede llevar varios { -symbol(case: "pl") } o ninguno.
    .title = Símbolos de las cartas
    .of = 2ca05b70d8de
zombies_enter = Pon { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombi
       *[other] { $zombies-per-entry } zombis
    } en cada { -entry-space } del mapa.
    .title = Zombis nuevos
    .event = Llegan zombis nuevos: { $value }.
    .of = b1cb9d16e580
zombies_enter-full = En una casilla de entrada llena de zombis, o en la que haya un jugador o un vehículo, no entra ninguno. Si no quedan figuras, no viene nadie. :house:
    .title = Sin sitio
    .of = 09d0a904214a
zombies_move = Cada zombi se mueve hacia el jugador más cercano.
    .title = Los zombis se mueven
    .of = 08e09b6defbb
zombies_steps = Por cada símbolo, un zombi avanza { $zombie-steps ->
        [one] { $zombie-steps } casilla
       *[other] { $zombie-steps } casillas
    } por el camino más corto que tenga, escaleras incluidas, como si no hubiera barricadas. Un zombi que no tiene camino se queda donde está. :house:
    .title = Cuánto se mueven
    .event = Zombis que se mueven: { $value }.
    .of = 27391d08fb12
zombies_order = Primero se mueven los zombis más cercanos a un jugador. Entre caminos, jugadores o zombis igual de cercanos elige quien tiene el turno. :house:
    .title = Cuál va primero
    .of = a389d40e73ec
zombies_openings = Los zombis se cuelan por las ventanas de la planta baja, en línea recta y nunca en diagonal. Las puertas los detienen.
    .title = Por dónde pasan
    .of = b29ff5f026e8
zombies_fire = Un zombi no entra en una casilla que esté junto a una en llamas, ni en una que arda.
    .title = Miedo al fuego
    .of = b301b09dbd9a
zombies_beside-fire = Un zombi junto al que se prende fuego no huye. Se queda donde está hasta que pueda moverse a una casilla lejos del fuego. :house:
    .title = El fuego les llega
    .of = e566e929669d
zombies_four = Como mucho comparten una casilla { $zombies-per-square ->
        [one] { $zombies-per-square } zombi
       *[other] { $zombies-per-square } zombis
    }.
    .title = Apretujados
    .of = 5183b7861851
zombies_contact = Un zombi en una casilla adyacente a la de un jugador está en { -contact } con él. No avanza más y espera. :house:
    .title = En contacto
    .of = 869336d18aa7
zombies_barricade = Un zombi se detiene ante una barricada. Cuando todos se han movido por un símbolo, tira el dado por cada barricada con zombis, sumando { $rush-per-zombie } por cada zombi además del primero. Con { $barricade-rush } o más se rompe. :house:
    .title = Ante una barricada
    .event = Los muertos se lanzan contra una barricada: { $value }.
    .of = 18cd19d3c62e
zombies_vehicle = Los jugadores de un vehículo atraen a los zombis como cualquiera. Los zombis llegan hasta él y esperan al lado. :house:
    .title = Alrededor de un vehículo
    .of = 0ba55b499dd2
zombies_attack = Cuando se han movido los zombis de una carta, quien tiene el turno libra un combate cuerpo a cuerpo por cada casilla adyacente con zombis. :house:
    .title = Los zombis atacan
    .of = c135a0e6b13c
zombies_example = Cleo roba una carta con { $event-symbols_the-fence ->
        [one] { $event-symbols_the-fence } símbolo
       *[other] { $event-symbols_the-fence } símbolos
    }. En cada casilla de entrada se pone un zombi y todos los zombis avanzan una casilla; después, lo mismo otra vez. En la de detrás del cobertizo hay ya { $zombies-per-square }, así que ahí no se añade ninguno.
    .title = Ejemplo: una carta con símbolos
    .of = e37ae35ded7a

## Combate

combat = Contra los muertos se lucha con lo que se tenga en las manos.
    .title = Combate
    .of = 2fb401a73637
combat_weapon = Un { -weapon } en la mano suma su valor a tus tiradas. Usas una sola arma a la vez; las manos desnudas no suman nada. :house:
    .title = Armas
    .of = 0c8da6b54055
combat_close = En un { -close-combat } luchas con los zombis de una casilla adyacente. Tira el dado, suma tu arma, resta { $per-zombie } por cada zombi que haya allí y suma { $per-helper } por cada ayudante.
    .title = Combate cuerpo a cuerpo
    .event = { $actor } lucha contra los muertos: { $value }.
    .of = e8e4a2a91f72
combat_helpers = Un { -helper } es un jugador dispuesto, junto a los mismos zombis que tú, que se une a la lucha. :house:
    .title = Ayudantes
    .event = { $actor } ayuda a { $target } en el combate.
    .of = 023f53217304
combat_kill = Un resultado de { $combat-kill } o más mata en esa casilla a tantos zombis como el resultado pase de { $combat-above }.
    .title = Matar
    .event = { $actor } elimina zombis: { $value }.
    .of = 04817de8abff
combat_knock-back = Con { $combat-knock-low }–{ $combat-knock-high } haces retroceder a un zombi de esa casilla.
    .title = Hacer retroceder
    .event = { $actor } hace retroceder a un zombi.
    .of = 8b24d2f603c0
combat_knocked = El zombi que retrocede se aleja de ti { $knock-squares ->
        [one] { $knock-squares } casilla
       *[other] { $knock-squares } casillas
    }, hacia donde elijas. Si no hay ninguna libre para él, se queda. :house:
    .title = Hacia dónde retrocede
    .event = El zombi retrocede una casilla.
    .of = daaf433abde7
combat_hurt = Con { $combat-hurt-low }–{ $combat-hurt-high } pierdes { $combat-loss ->
        [one] { $combat-loss } de energía
       *[other] { $combat-loss } de energía
    }.
    .title = Herido
    .event = { $target } sufre una herida y pierde energía: { $value }.
    .of = cb774dfefd4d
combat_grabbed = Con { $grab-high } o menos te agarra un zombi. Pierdes { $grab-loss ->
        [one] { $grab-loss } de energía
       *[other] { $grab-loss } de energía
    } y tiras otra vez el dado.
    .title = Agarrado
    .event = Un zombi agarra a { $target }; energía perdida: { $value }.
    .of = b7c276fb8303
combat_grab-weapon = Si en esta tirada sale más que la energía que te queda, pierdes tu arma y tiras una vez más. El arma va a la casilla del zombi.
    .title = Perder el arma
    .event = { $target } suelta el arma.
    .of = 0609b5bf1220
combat_grab-bite = Si también en la última tirada sale más que tu energía, el zombi te ha mordido. Marca el { -bite } en tu carta de personaje. :house:
    .title = Mordido
    .event = Un zombi muerde a { $target }.
    .of = 228ae4e67f00
combat_bitten = Quien tiene un mordisco muere al final de sus { $bite-turns ->
        [one] { $bite-turns } turno siguiente
       *[other] { $bite-turns } turnos siguientes
    }, salvo que antes se use en él un botiquín. :house:
    .title = Qué hace un mordisco
    .event = La mordedura hace efecto: { $target }.
    .of = 7fca985c33b9
combat_example-close = Dan lucha con una casilla de { $example-crowd } zombis, hacha en mano, y Ada le ayuda. Saca { $example-axe-roll }. Con el hacha, el gentío y la ayuda son { $example-axe-result }, y { $example-axe-killed ->
        [one] { $example-axe-killed } zombi no se levantará
       *[other] { $example-axe-killed } zombis no se levantarán
    } más.
    .title = Ejemplo: un hacha y una amiga
    .of = f6f3e64f8067
combat_example-grab = A Boris, con { $example-grab-energy } de energía, lo agarran y baja a { $example-grab-left }. Su tirada siguiente es { $example-grab-first }, así que se queda sin bate. Luego saca { $example-grab-second }: no es más que su energía, y se libra sin mordisco.
    .title = Ejemplo: agarrado
    .of = b2d318cca1f6
combat_ranged = En un { -ranged-combat } disparas a un zombi que ves. Tira el dado y suma tu arma, que tiene que sumar al menos { $ranged-weapon }.
    .title = Combate a distancia
    .event = { $actor } dispara: { $value }.
    .of = 9bf0df8c9287
combat_ranged-near = Suma { $ranged-adjacent } si el blanco está en una casilla adyacente, y { $ranged-near } si está a { $ranged-near-squares ->
        [one] { $ranged-near-squares } casilla
       *[other] { $ranged-near-squares } casillas
    }.
    .title = A corta distancia
    .of = 8c286b631ed1
combat_ranged-kill = Un resultado de { $ranged-hit } o más mata { $ranged-killed ->
        [one] a { $ranged-killed } zombi
       *[other] a { $ranged-killed } zombis
    }. Con menos, fallas.
    .title = Acertar
    .event = { $actor } acierta; zombis eliminados: { $value }.
    .of = 00c6a8e12def
combat_ranged-ammunition = Cada disparo gasta { $shot-ammunition ->
        [one] { $shot-ammunition } de munición
       *[other] { $shot-ammunition } de munición
    }, acierte o falle. Si no te queda, no puedes disparar. :house:
    .title = Gastar munición
    .of = 5c3e3fb26a33
combat_sight = Ves una casilla si la línea del centro de la tuya al centro de la suya no cruza ninguna pared, ninguna puerta ni ninguna barricada. Las figuras y el fuego no tapan nada. :house:
    .title = Ver
    .of = 1c12a542f93d
combat_example-ranged = Cleo dispara con su pistola a un zombi que está a { $ranged-near-squares } casillas y saca { $example-shot-roll }. Con la pistola y la corta distancia son { $example-shot-result }, y cae. Anota { $shot-ammunition } de munición menos.
    .title = Ejemplo: un disparo a través del patio
    .of = 1d8049a45d18

## Atacar objetos

objects = También se puede luchar con madera y yeso.
    .title = Atacar objetos
    .of = bd54e283a431
objects_roll = Para un { -object-attack } tira el dado y suma tu arma. El objeto tiene que estar en una casilla adyacente, o junto a la tuya.
    .title = La tirada
    .event = { $actor } golpea un objeto: { $value }.
    .of = ce0285c76d9f
objects_reached = El objeto cede si el resultado es al menos el número que se da para él.
    .title = Cuándo basta
    .of = e7c7a60a7b36
objects_barricade = Una barricada se rompe con { $object-barricade }. Quita su ficha del mapa.
    .title = Barricadas
    .event = La barricada se rompe.
    .of = 865da909da17
objects_walls = Una pared interior cede con { $object-inner-wall }; una exterior, con { $object-outer-wall }. Pon allí una ficha de pared destruida.
    .title = Paredes
    .event = La pared cede.
    .of = 85cda86fd3da
objects_canister = Una bombona de gas explota con { $object-canister }.
    .title = Bombonas de gas
    .of = 6509de292b81
objects_vehicle = Un vehículo se rompe cuando el resultado llega a su capacidad. Entonces es chatarra.
    .title = Vehículos
    .event = El vehículo queda roto.
    .of = c657e8965051
objects_example = Dan descarga el hacha contra una pared interior y saca { $example-wall-roll }. Con el hacha son { $example-wall-result }, lo justo: la despensa tiene ya una segunda salida.
    .title = Ejemplo: a través de la pared
    .of = d1d5b8f3085c
objects_shot = Con un arma de fuego puedes atacar una bombona de gas o un vehículo que veas, por lejos que esté, al precio de un disparo. :house:
    .title = Disparar a objetos
    .event = { $actor } dispara a un objeto.
    .of = 089bad508e3e

## Jugador contra jugador

rivals = A esto hemos llegado.
    .title = Jugador contra jugador
    .of = e9d456f1e6ea
rivals_fight = En una { -rival-fight } ambos tiran el dado y suman un arma. El resultado más bajo pierde { $rival-loss ->
        [one] { $rival-loss } de energía
       *[other] { $rival-loss } de energía
    }; con un empate no pasa nada. :house:
    .title = Pelear con un jugador
    .event = { $target } pierde ante un rival; energía perdida: { $value }.
    .of = 9da6cdfacafa
rivals_when = Los jugadores solo pelean entre sí por el volante, o cuando uno le lanza a otro un cóctel molotov. :house:
    .title = Cuándo se puede
    .of = c3478acd9cf2

## Objetos

items = Todo lo que encuentres le servirá a alguien.
    .title = Objetos
    .of = f540cd8c03b2
items_hands = Tienes { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }. Un objeto se lleva en una { -hand }, o en las dos si lo dice su carta, y solo desde ahí se usa. :house:
    .title = Manos
    .of = 7b956b2ae4de
items_stored = Guardar un objeto que has encontrado cuesta una acción. Lo guardado no ocupa ninguna mano.
    .title = Guardar
    .of = eb9cef2a33fd
items_stored-limit = Puedes tener como mucho { $stored-limit ->
        [one] { $stored-limit } objeto guardado
       *[other] { $stored-limit } objetos guardados
    }. :house:
    .title = Cuánto puedes llevar
    .of = bfad84783758
items_search = Para hacer un { -search }, roba la carta de objeto de encima, enséñala y pon en la habitación un marcador de registro. Coge el objeto en la mano o déjalo en tu casilla. :house:
    .title = Registrar una habitación
    .event = { $actor } encuentra algo.
    .of = 605d1ffa53ad
items_searched = Una habitación con marcador de registro no puede registrarse otra vez. El exterior no puede registrarse. :house:
    .title = Una vez por habitación
    .of = b3b763aa3ca8
items_search-empty = Los objetos gastados van a un descarte. Cuando el mazo de objetos está vacío, baraja el descarte: es el nuevo mazo. :house:
    .title = Mazo de objetos vacío
    .event = Los objetos descartados forman un mazo nuevo.
    .of = 30bd32e7016a
items_gun-found = Quien saca en un registro una pistola, una escopeta o una clavadora gana { $gun-ammunition ->
        [one] { $gun-ammunition } de munición
       *[other] { $gun-ammunition } de munición
    }. :house:
    .title = Un arma con algo dentro
    .event = { $actor } gana munición: { $value }.
    .of = 225aee2b6f88
items_bare = Los bates, las palancas, las hachas y los martillos son armas para el cuerpo a cuerpo y contra objetos; las pistolas, las escopetas y las clavadoras son para disparar, y contra objetos ayudan cuando les disparas. :house:
    .title = Herramientas como armas
    .of = 9afffcf695c4
items_first-aid = Un { -first-aid-kit } es un objeto de energía. Te da a ti, o a un jugador de una casilla adyacente, { $first-aid-gain } de energía y acaba con el peligro de un mordisco. :house:
    .title = Botiquines
    .event = { $actor } usa un botiquín; { $target } gana energía: { $value }.
    .of = 30f2a2ca13bf
items_snack = Un { -snack } es un objeto de energía y da { $snack-gain } de energía. :house:
    .title = Comida
    .event = { $actor } come y gana energía: { $value }.
    .of = c1c30dc372d3
items_ammunition = Una caja de munición le da { $box-ammunition } de munición a quien la coja, y se descarta. :house:
    .title = Cajas de munición
    .event = { $actor } gana munición: { $value }.
    .of = 4048a46ccfd9
items_keys = Las { -keys } sirven para todos los vehículos. Solo ocupan una mano mientras arrancas uno. :house:
    .title = Llaves
    .of = f44d13e2e256

## Gas

canister = Nadie debería estar cerca cuando una explota.
    .title = La bombona de gas
    .of = 7db8d14f36df
canister_what = Lo que explota es la { -gas-cylinder }. Un { -petrol-can } es otro objeto: alimenta vehículos y cócteles molotov, y no explota.
    .title = Qué explota
    .of = f8e1f5bd5165
canister_set-off = Un ataque hace explotar una bombona, y el fuego de su explosión es de quien ataca. También la hace explotar el fuego en su casilla, y entonces la explosión es del dueño de ese fuego.
    .title = Qué la hace explotar
    .event = Explota una bombona de gas.
    .of = 16d74b14bc1c
canister_zombies = La { -blast } mata a todos los zombis que estén a { $blast-radius ->
        [one] { $blast-radius } casilla
       *[other] { $blast-radius } casillas
    } o menos.
    .title = Zombis en la explosión
    .event = La explosión acaba con zombis: { $value }.
    .of = 412f10fbd272
canister_players = Cada jugador que esté a { $blast-radius ->
        [one] { $blast-radius } casilla
       *[other] { $blast-radius } casillas
    } o menos tira el dado y pierde la energía que salga.
    .title = Jugadores en la explosión
    .event = La explosión alcanza a { $target }; energía perdida: { $value }.
    .of = d95d4e312f2e
canister_radius = Contad las casillas tanto por los lados como por las esquinas, en la misma planta. Las paredes no detienen la explosión.
    .title = Hasta dónde llega la explosión
    .of = 5251c0a7cdb1
canister_fire = Poned una ficha de fuego en la casilla donde estaba la bombona y en todas las adyacentes. La bombona desaparece.
    .title = Fuego de la explosión
    .event = La explosión prende fuego.
    .of = 3645ce6cee13
canister_fire-walls = Una casilla detrás de una pared no es adyacente, así que no recibe ficha de fuego. Por una puerta, una ventana o un boquete el fuego de una explosión o de un lanzamiento puede llegar a otra habitación o al exterior; desde entonces, al extenderse respeta sus propios límites.
    .title = Fuego y paredes
    .of = 413651809ed4
canister_spreads = Este fuego se extiende como cualquier otro.
    .title = El fuego sigue
    .of = 168fd212e70b
canister_carried = Una bombona que alguien lleva encima solo explota si esa persona está en el fuego al final de un turno, sea de quien sea. :house:
    .title = Una bombona en las manos
    .event = Estalla la bombona que lleva { $target }.
    .of = 180fe950d971
canister_example = Ada dispara a una bombona de la cocina. También mueren los zombis de detrás de la pared, a { $blast-radius } casillas. Igual podría morir ella, que no está más lejos: tira y pierde { $example-blast-loss }. Se pone fuego en la casilla de la bombona y en las adyacentes, y nada detrás de la pared.
    .title = Ejemplo: vuela la cocina
    .of = 2e6792c20753

## Cóctel molotov

molotov = Una botella, algo de gasolina y un buen brazo.
    .title = Cóctel molotov
    .of = 47427104f3cc
molotov_make = Si tienes una { -bottle } y un bidón de gasolina, puedes combinarlos. Cambia la botella por una carta de { -molotov }.
    .title = Preparar uno
    .event = { $actor } hace un cóctel molotov.
    .of = ed9a1fa6b270
molotov_petrol = Solo se entrega la botella. El bidón te lo quedas, y puedes preparar otro cóctel molotov en cuanto encuentres otra botella.
    .title = Qué pasa con la gasolina
    .of = 88a106f5302a
molotov_throw = Un cóctel molotov es un arma arrojadiza. El zombi al que se lanza muere con seguridad.
    .title = Contra zombis
    .event = { $actor } lanza un cóctel molotov a los zombis.
    .of = 16bd68f22f41
molotov_range = Lo lanzas como mucho a tantas casillas como energía tengas, y contra zombis no fallas nunca. Si lo lanzas a un jugador y no ganas la pelea, la botella se pierde y no se pone ningún fuego.
    .title = Alcance y fallos
    .of = 55a30fd507e2
molotov_attack = Su valor de ataque de { $molotov-attack }, como arma arrojadiza, solo cuenta contra otros jugadores.
    .title = Contra jugadores
    .event = { $actor } lanza un cóctel molotov a { $target }.
    .of = ad9b152812b6
molotov_hit = Un jugador alcanzado pierde { $molotov-loss ->
        [one] { $molotov-loss } de energía
       *[other] { $molotov-loss } de energía
    }, y puede perder más antes de salir del fuego.
    .title = Un jugador alcanzado
    .event = { $target } recibe el golpe y pierde energía: { $value }.
    .of = a1e188b1937a
molotov_fire = Poned una ficha de fuego en la casilla del blanco y en todas las adyacentes.
    .title = Fuego del lanzamiento
    .event = El cóctel molotov prende fuego.
    .of = 61acf632bf89
molotov_square = El fuego se pone alrededor de la casilla a la que se lanzó el cóctel molotov. Que una fuente hable aquí de una bombona es un descuido.
    .title = Qué casilla arde
    .of = a374ce00945e
molotov_zombies = Los zombis de las casillas donde pone fuego mueren.
    .title = Zombis en su fuego
    .of = 4568945875e0
molotov_spreads = Este fuego se extiende, y es de quien lo lanzó.
    .title = El fuego sigue
    .of = a99e08819b67
molotov_example = Dan, con { $example-throw-energy } de energía, lanza a un zombi que está a { $example-throw-squares ->
        [one] { $example-throw-squares } casilla
       *[other] { $example-throw-squares } casillas
    }. Muere, y con él todos los zombis de las casillas de alrededor que se prenden. Que no olvide que ese fuego es ahora suyo.
    .title = Ejemplo: un lanzamiento desde el porche
    .of = b325198c1dc9

## Fuego

fire = El fuego no está de parte de nadie.
    .title = Fuego
    .of = 709649e76b01
fire_token = Una casilla con una ficha de fuego arde. Tiene como mucho una; las fichas que se tocan forman un solo { -fire } si son del mismo dueño y están en la misma habitación, o todas en el exterior. :house:
    .title = Casillas en llamas
    .of = 3f24b1223681
fire_lighter = Quien prendió un fuego es el { -fire-owner }. Márcalo con tu color.
    .title = De quién es el fuego
    .of = 4f62cf8aa9d6
fire_zombies = Los zombis de una casilla en llamas mueren en el acto.
    .title = Zombis en el fuego
    .event = El fuego de { $actor } acaba con zombis: { $value }.
    .of = c915925d8ffd
fire_zombie-points = Los zombis que mata un fuego o una explosión cuentan para el dueño de ese fuego. :house:
    .title = De quién son los puntos
    .of = eb749e67c658
fire_pass = Un jugador que se mueve por el fuego pierde { $fire-loss ->
        [one] { $fire-loss } de energía
       *[other] { $fire-loss } de energía
    } por cada casilla en llamas del camino.
    .title = Atravesar el fuego
    .event = { $target } atraviesa el fuego y pierde energía: { $value }.
    .of = da2814d14528
fire_end-loss = Pierdes { $fire-loss } por cada casilla en llamas en la que entras, y { $fire-loss } al final de tu turno si aún estás en el fuego. Lo que un cóctel molotov te quita al momento es esa misma pérdida, adelantada.
    .title = Quedarse en el fuego
    .event = { $target } está en el fuego y pierde energía: { $value }.
    .of = d5bff226bd64
fire_must-leave = Un jugador que puede moverse no debe quedarse un turno entero en una casilla en llamas, sino que tiene que intentar salir.
    .title = Fuera del fuego
    .of = 39df24c9d007
fire_trying = Una de tus acciones tiene que ser un movimiento por el camino más corto para salir del fuego. Quien no puede moverse no debe nada.
    .title = Qué cuenta como intento
    .of = 959fe5c3af45
fire_spread = Al principio de cada uno de tus turnos pon { $spread-tokens ->
        [one] { $spread-tokens } ficha de fuego
       *[other] { $spread-tokens } fichas de fuego
    } en una casilla adyacente a una que arda en tu fuego.
    .title = El fuego se extiende
    .event = El fuego de { $actor } se extiende.
    .of = 723a156f768d
fire_count = Si tienes varios fuegos que no se tocan, se extiende cada uno de ellos.
    .title = Varios fuegos
    .of = 816ab73d1738
fire_dead-owner = El fuego de un jugador muerto o huido pasa al siguiente jugador vivo en el orden de juego.
    .title = El dueño muere
    .event = El fuego de { $actor } pasa a { $target }.
    .of = 7a071a091ac0
fire_duty = Es obligatorio, mientras haya una casilla a la que pueda extenderse. El dueño elige cuál.
    .title = Si tiene que extenderse
    .of = 2d69f3d803bd
fire_on-players = La casilla puede ser una con jugadores. No pierden nada cuando se pone la ficha, pero ya están en el fuego.
    .title = Hacia la gente
    .of = 63bf0a35dc43
fire_indoors = Un fuego que empieza en una habitación no puede extenderse al exterior.
    .title = Fuego dentro
    .of = 76ddc0c96873
fire_next-room = Tampoco se extiende a otra habitación. Allí hay que prender un fuego nuevo.
    .title = De habitación en habitación
    .of = 6fba314918f5
fire_until = Sigue extendiéndose hasta que arde la habitación entera, o hasta que se apaga.
    .title = Cuánto dura
    .of = 6f4cfd51102b
fire_burnt = Cuando arden todas las casillas de una habitación, poned en ella una ficha de daño.
    .title = Arde la habitación entera
    .event = Arde una habitación entera.
    .of = 24091aca53a4
fire_burnt-squares = Las fichas de fuego se quedan, y en la habitación aún se puede entrar: al precio del fuego, y con la tirada de una habitación dañada.
    .title = Una habitación quemada
    .of = 16453327b550
fire_outdoors = Un fuego en el exterior se extiende hasta que se apaga; nada más lo detiene.
    .title = Fuego en el exterior
    .event = La lluvia apaga una ficha de fuego.
    .of = 9e9e0f1534dc
fire_from-outdoors = Tampoco un fuego del exterior se extiende a un edificio. :house:
    .title = Fuego a la puerta
    .of = 66de2a611a84
fire_vehicle = Un vehículo queda destruido si arden sus dos casillas y no hay nadie al volante. Con conductor, o si solo arde una, no.
    .title = Vehículos en el fuego
    .event = El fuego destruye un vehículo.
    .of = c6dfc9e066a6
fire_driving = Quienes van en un vehículo no pierden nada mientras atraviesa el fuego o está en él. :house:
    .title = Conducir por el fuego
    .of = 15fb8871b807
fire_passengers = Los pasajeros no salvan un vehículo, solo un conductor. Pon a cada uno en una casilla junto a él; allí tiran como si hubieran saltado en marcha.
    .title = Pasajeros de un vehículo en llamas
    .event = { $actor } sale del vehículo en llamas.
    .of = 4d4a83df19b1
fire_no-tokens = Si se acaban las fichas de fuego, usad cualquier otra cosa. :house:
    .title = No quedan fichas de fuego
    .of = 51aacd5df0ee
fire_example-room = La despensa tiene { $example-room-squares ->
        [one] { $example-room-squares } casilla
       *[other] { $example-room-squares } casillas
    }, y arden { $example-room-burning }. Al empezar su turno, Ada, de quien es el fuego, pone una ficha en la última. Ahora la despensa recibe una ficha de daño, y su fuego ya no se extiende allí.
    .title = Ejemplo: una habitación se quema entera
    .of = e6e3d6d82de8
fire_example = Cleo tiene un fuego en el estudio y otro en el césped. Al empezar su turno, cada uno recibe una ficha. La del estudio tiene que quedarse en él; la del césped la pone bajo Boris, que todavía no pierde nada y tiene todos los motivos para correr.
    .title = Ejemplo: dos fuegos
    .of = 08b6f3b96da0

## Habitaciones dañadas

damage = Lo que el fuego deja en pie no se queda en pie mucho tiempo.
    .title = Habitaciones dañadas
    .of = 2689e447c9da
damage_token = Una { -damage-token } en una habitación dice que puede venirse abajo.
    .title = La ficha
    .event = Una habitación queda dañada.
    .of = 173d5960c084
damage_enter = Cuando un jugador o un zombi entra en una habitación con ficha de daño, hay que tirar el dado.
    .title = Entrar en una habitación dañada
    .event = El dado por la habitación dañada muestra { $value }.
    .of = a392e336b6c9
damage_each = Cada figura que entra pide una tirada propia, también los zombis. Moverse dentro de la habitación no pide ninguna.
    .title = Una tirada por figura
    .of = e7d0aa425640
damage_who = Tira quien tiene el turno, también por los zombis, y una figura tras otra.
    .title = Quién tira
    .of = 95456195ba77
damage_collapse = Con un { $collapse-roll } la habitación se derrumba. Dad la vuelta a la ficha para mostrarlo. Con cualquier otra tirada no pasa nada.
    .title = Derrumbe
    .event = La habitación se derrumba.
    .of = 8a54055929ad
damage_closed = En una habitación derrumbada ya no se puede entrar.
    .title = Sin entrada
    .of = 381a48372e1b
damage_figures = La figura que entraba se queda en su casilla de antes. Los zombis de dentro mueren. Los jugadores de dentro tiran el dado, pierden esa energía y van a la casilla libre más cercana fuera de la habitación.
    .title = Quién estaba dentro
    .event = El derrumbe alcanza a { $target }.
    .of = f1cf368e5d1d
damage_items = Los objetos, fichas de fuego y vehículos de una habitación derrumbada se pierden. :house:
    .title = Qué había dentro
    .event = Un vehículo queda sepultado.
    .of = b24b0fa4e555
damage_neighbours = Cuando una habitación se derrumba, poned una ficha de daño en cada habitación contigua.
    .title = Las contiguas
    .event = La habitación de al lado queda dañada.
    .of = 36abc5f5db35
damage_above = Si hay una habitación encima, también recibe una ficha de daño.
    .title = La habitación de encima
    .event = La habitación de encima queda dañada.
    .of = 1bcad88efa97
damage_second = Una habitación que tiene ya una ficha de daño y recibiría otra se derrumba en el acto, sin tirada.
    .title = La segunda ficha
    .event = Una habitación dañada se derrumba al instante.
    .of = 53aee9f23dac
damage_chain = Resolved los derrumbes en el orden en que se producen, hasta que no caiga nada más. Una habitación se derrumba una sola vez; las fichas para habitaciones ya derrumbadas no cuentan.
    .title = Cadenas
    .of = 0680c53d17f2
damage_together = Una habitación que recibe a la vez fichas de daño de dos derrumbes tiene ya la segunda: también se derrumba.
    .title = Por dos lados
    .of = 8f7271cb754e
damage_burnt = Si arde entera una habitación que ya tiene una ficha de daño, la nueva es la segunda, y se derrumba.
    .title = Dañada y luego quemada
    .of = 2980c82931ab
damage_example = La despensa se derrumba. La cocina, al lado, tenía ya una ficha y cae en el acto; el dormitorio de encima de la despensa recibe la primera. La cocina, a su vez, le da una ficha al vestíbulo. Nada más tiene dos, así que aquí se para, de momento.
    .title = Ejemplo: la casa se viene abajo
    .of = 64967b118ff8

## Vehículos

vehicles = Cuatro ruedas valen más que cualquier arma, si ruedan.
    .title = Vehículos
    .of = 9f24513f6a09
vehicles_squares = Un { -vehicle } ocupa { $vehicle-squares ->
        [one] { $vehicle-squares } casilla
       *[other] { $vehicle-squares } casillas
    } en línea. Un extremo es el morro.
    .title = Tamaño
    .of = df1c81f72e91
vehicles_needs = Con unas llaves y un vehículo que hayáis encontrado podéis repostarlo y conducir. Las llaves solas no bastan.
    .title = Llaves y combustible
    .of = e4aed54024ea
vehicles_no-keys = Un vehículo que entró en la partida por la carta Choque, o de alguna manera parecida, no necesita llaves. Repostarlo hay que repostarlo igual.
    .title = Vehículos que no necesitan llaves
    .of = 52b892deeeb6
vehicles_fuelling = Junto a un vehículo, gasta un bidón de gasolina de tu mano: cuesta { $fuel-actions ->
        [one] { $fuel-actions } acción
       *[other] { $fuel-actions } acciones
    }, y el vehículo tiene { -fuel } para el resto de la noche. :house:
    .title = Repostar
    .event = { $actor } llena el depósito del vehículo.
    .of = 9dd6f72fb4ca
vehicles_keys = Un jugador con llaves, dentro del vehículo o a su lado, lo arranca con una acción. Una vez arrancado, funciona hasta que es chatarra.
    .title = Arrancar con llaves
    .of = b0be1653121e
vehicles_start = Antes de circular, un vehículo tiene que haber arrancado. También el que no necesita llaves se arranca con una acción. :house:
    .title = Arrancar
    .event = { $actor } arranca el vehículo.
    .of = 664f078f8994
vehicles_hot-wire = Sin llaves puedes intentar cruzar los cables del contacto: el { -hot-wiring } cuesta { $hot-wire-actions ->
        [one] { $hot-wire-actions } acción
       *[other] { $hot-wire-actions } acciones
    }. Tira el dado. Con { $hot-wire-start-low }–{ $hot-wire-start-high } el vehículo arranca.
    .title = Hacer un puente
    .event = { $actor } arranca el vehículo sin llaves.
    .of = 85ba3c4c4c8d
vehicles_hot-wire-fail = Con { $hot-wire-fail-low }–{ $hot-wire-fail-high } no pasa nada. Puedes intentarlo otra vez.
    .title = Un intento fallido
    .event = { $actor } prueba los cables en vano.
    .of = aa59ea133920
vehicles_hot-wire-broken = Con { $hot-wire-broken-low }–{ $hot-wire-broken-high } rompes el contacto. Desde ahora el vehículo no sirve para nada.
    .title = El contacto roto
    .event = { $actor } rompe el encendido.
    .of = a04a8cad69ab
vehicles_hot-wire-fuel = Un vehículo arrancado con un puente necesita combustible para circular, pero llaves, nunca más.
    .title = Con puente y sin gasolina
    .of = 47f83f48da9c
vehicles_capacity = En un vehículo caben como mucho tantos jugadores como diga su { -capacity }.
    .title = Capacidad
    .of = 591f6c4fb010
vehicles_table = Cada carta de vehículo da una capacidad y una velocidad. Los vehículos y sus números son nuestros. :house:
    .title = Lo que pueden
    .of = 8a06ac922b5b
vehicles_board = Para subir, muévete de una casilla junto al vehículo a su interior; para bajar de uno parado, muévete a una casilla de al lado. Cada cosa cuenta como una casilla de tu movimiento. :house:
    .title = Subir y bajar
    .event = { $actor } sube al vehículo.
    .of = 7f3fae7031f0
vehicles_driver = Cuando suben jugadores, acordad quién es el { -driver }. Pueden pelear por el asiento.
    .title = Quién conduce
    .event = { $actor } está al volante.
    .of = 97b24bd3f25e
vehicles_seat-fight = Quien gana una pelea por el asiento conduce. Con un empate lo conserva quien lo tenía; si no lo tenía nadie, se pelea otra vez. :house:
    .title = La pelea por el volante
    .event = { $actor } y { $target } pelean por el volante.
    .of = 7c683e2f0bca
vehicles_turns = Un vehículo solo se mueve en el turno de su conductor.
    .title = Cuándo se mueve
    .of = 9124f01f3c67
vehicles_speed = Un vehículo no avanza más casillas que su { -speed }.
    .title = Velocidad
    .of = 41ccdd4161ab
vehicles_speed-action = La velocidad vale para cada acción de movimiento del conductor, así que uno con varias acciones puede llegar varias veces más lejos.
    .title = Velocidad por acción
    .of = 62c71f432bba
vehicles_no-sideways = Un vehículo nunca se mueve de lado.
    .title = Nunca de lado
    .of = d9aa571a8f6c
vehicles_straight = Circula recto hacia delante o recto hacia atrás, por el exterior y para entrar en un garaje o salir de él. Lo detienen las paredes, las demás puertas, las barricadas, los jugadores y otros vehículos. :house:
    .title = Todo recto
    .event = { $actor } conduce una casilla.
    .of = 865a9f8aa159
vehicles_turning = Al girar, el vehículo puede desplazarse hasta { $turn-squares ->
        [one] { $turn-squares } casilla
       *[other] { $turn-squares } casillas
    } hacia delante o hacia atrás.
    .title = Girar
    .of = a4fb56afa66e
vehicles_turning-cost = Girar un cuarto cuesta al conductor una acción de movimiento. Incluye hasta { $turn-squares ->
        [one] { $turn-squares } casilla
       *[other] { $turn-squares } casillas
    } recto hacia delante o hacia atrás, antes o después.
    .title = Lo que cuesta girar
    .of = a3d18563aa5f
vehicles_pivot = La parte trasera se queda en su casilla y el morro gira a una casilla contigua a ella, que tiene que estar libre. :house:
    .title = Cómo gira
    .event = { $actor } gira el vehículo.
    .of = 4ca3c7955a22
vehicles_safe = Los zombis no pueden atacar a los jugadores de un vehículo.
    .title = A salvo dentro
    .of = c6ac0a4a6677
vehicles_leave = Quien deja un vehículo en marcha pone su peón en una casilla junto a él.
    .title = Saltar en marcha
    .event = { $actor } salta en marcha.
    .of = 928b587abf1d
vehicles_leave-loss = Tira el dado y pierde la energía que salga.
    .title = Lo que cuesta
    .event = { $target } cae y pierde energía: { $value }.
    .of = 45a384d05c8c
vehicles_leave-end = Con eso se acaba su turno.
    .title = Y después
    .of = 701c907318c9
vehicles_moving = Un vehículo está en marcha cuando ya se ha movido en el turno actual de su conductor, para este y para los pasajeros, que pueden interrumpir ese mismo turno para saltar. Si no, está parado, y bajar es un movimiento corriente.
    .title = Cuándo está en marcha
    .of = 1be6f9ed9d32
vehicles_attack = Un vehículo que se mueve puede atacar a zombis. Su valor de ataque es su capacidad.
    .title = Atropellar zombis
    .event = { $actor } embiste a los muertos: { $value }.
    .of = a698233d3dc1
vehicles_attack-roll = Cuando se lanza contra una casilla con zombis, tira el dado, suma la capacidad y resta { $per-zombie } por cada zombi que haya allí. Lee el resultado como en un cuerpo a cuerpo; los de dentro no resultan heridos.
    .title = La tirada
    .of = 4a2aca541893
vehicles_blocked = Si en la casilla quedan zombis, el vehículo se detiene delante. Si no queda ninguno, puede seguir. :house:
    .title = Los que quedan
    .of = 84b5ca2b0d26
vehicles_kills = Los zombis que mata un vehículo cuentan para su conductor. :house:
    .title = De quién son los puntos
    .event = { $actor } atropella zombis: { $value }.
    .of = 465584c2f3a6
vehicles_wreck = Con { $wreck-high } o menos el vehículo es { -wreck }.
    .title = Destrozado
    .event = El vehículo queda hecho chatarra.
    .of = 0a29a3936fc1
vehicles_wreck-final = La chatarra no puede volver a usarse.
    .title = Para siempre
    .of = a3b861abafc6
vehicles_wreck-inside = La chatarra no da refugio: poned a los jugadores de dentro en casillas de al lado. Se queda donde está y bloquea sus casillas. :house:
    .title = Los de dentro de la chatarra
    .event = { $actor } sale de la chatarra.
    .of = 184a6f2a580b
vehicles_example-hot-wire = Dan intenta un puente en la furgoneta y saca { $example-wire-first }: nada. Con su otra acción lo intenta de nuevo, saca { $example-wire-second } y arranca. Pero aún no tiene combustible.
    .title = Ejemplo: sin llaves
    .of = a6134b07ee98
vehicles_example-drive = Boris conduce la furgoneta, que tiene velocidad { $vehicle_van_speed }. Con una acción avanza { $example-drive-squares ->
        [one] { $example-drive-squares } casilla
       *[other] { $example-drive-squares } casillas
    } todo recto, y con otra gira a la izquierda y avanza { $turn-squares } más. Faruk, que ahora quiere bajar, tiene que saltar en marcha.
    .title = Ejemplo: por el camino de entrada
    .of = 9a142ba45fa2
vehicles_example-attack = Un turismo de capacidad { $vehicle_saloon_capacity } se lanza contra una casilla con { $zombies-per-square } zombis. Sacar { $example-ram-good } da { $example-ram-good-result } y hace retroceder a uno; sacar { $example-ram-bad } da { $example-ram-bad-result }, y ahí se acaba el coche.
    .title = Ejemplo: a través de la verja
    .of = f7016dcf098e

## El final

ending = Toda noche acaba de alguna manera.
    .title = Final de la partida
    .of = dae3339e0da4
ending_scenario = El escenario dice qué acaba la partida. Sea lo que sea, termina en el acto y cada cual cuenta puntos.
    .title = Cuándo acaba la partida
    .of = 740e6bb2a6c9
ending_end-card = Cuando se roba la { -end-card }, la partida ha acabado.
    .title = La carta del final
    .event = La carta Fin acaba la noche.
    .of = e100d6e1f512
ending_escape = Un vehículo con combustible y conductor puede salir por el { -map-edge }. Todos los que van en él han escapado, y la partida ha acabado.
    .title = Huida en vehículo
    .event = { $target } sale del mapa y se salva.
    .of = 426dbe84f98e
ending_last-player = La partida acaba cuando en el mapa solo queda un jugador vivo.
    .title = El último
    .event = Solo queda uno; la noche termina.
    .of = 25d009e4cc4f
ending_solo = Si juegas a solas, la partida acaba cuando estás muerto, has escapado o robas la carta del final. Ganas si estás vivo. :house:
    .title = A solas
    .event = La noche termina.
    .of = e6a871e7753c
ending_step-limit = Una partida que no ha acabado tras { $step-limit } pasos (un paso es una acción o algo que ocurre por sí solo) termina, y todos cuentan sus puntos. Nunca veréis ninguna. :house:
    .title = Una partida sin fin
    .of = f71ccf817c9c
score = Los que viven cuentan la historia, y los que murieron también puntúan.
    .title = Puntos
    .of = f52163194ca6
score_kills = Cada zombi que matas vale { $score_zombie ->
        [one] { $score_zombie } punto
       *[other] { $score_zombie } puntos
    }.
    .title = Por zombis
    .of = 756f36da0455
score_escape = Quien ha escapado recibe { $score_escape ->
        [one] { $score_escape } punto
       *[other] { $score_escape } puntos
    }.
    .title = Por una huida
    .of = c50552fd3739
score_alive = Quien está vivo al final recibe { $score_alive ->
        [one] { $score_alive } punto
       *[other] { $score_alive } puntos
    }, siga en el mapa o haya escapado.
    .title = Por seguir vivo
    .of = edda9ec50733
score_winner = Gana el jugador con más puntos.
    .title = Quién gana
    .event = { $target }: puntos { $value }.
    .of = 4dd9c1ecae5b
score_tie = Con los mismos puntos, los vivos van antes que los muertos; si aún hay empate, ganan juntos. :house:
    .title = Un empate
    .of = e09322c1867b
score_series = En una serie de partidas sumad los puntos de todas las noches. No pasa nada más de una a otra: todos empiezan cada noche de nuevo. :house:
    .title = Varias noches
    .of = 627df572d048
score_example = Ada se marcha en coche con Cleo a bordo. Ada mató { $example-kills ->
        [one] a { $example-kills } zombi
       *[other] a { $example-kills } zombis
    } y tiene { $example-score-escaped } puntos, por ellos, por la huida y por su vida. Boris, vivo en el desván y con otros tantos muertos, tiene { $example-score-stayed }.
    .title = Ejemplo: contar puntos
    .of = c189563bb6b7

## Sucesos

events = Lo que la noche os reserva, aparte de los muertos.
    .title = Cartas de suceso
    .of = aa10694d31e7
events_deck = Las cartas de suceso de aquí están hechas para este acompañante. Si tenéis otras, usadlas; solo tienen que estar entre ellas Choque, Llaves y Final, si las pide el escenario. :house:
    .title = Un mazo nuestro
    .of = a87180fb27ef
events_crash = Poned la pieza de la carta de vehículo de encima en casillas exteriores libres a vuestra elección. No necesita llaves. Dónde y cuál es una regla nuestra. :house:
    .title = Choque
    .event = Un vehículo se estrella en el mapa.
    .of = daa48a0d8cf1
events_keys = Has encontrado las llaves del coche. Guarda esta carta como { -keys }, en una mano libre o en tu casilla. :house:
    .title = Llaves
    .event = { $actor } encuentra las llaves del coche.
    .of = 1f1a96c1505d
events_text-player = En una carta, «tú» es el jugador que la robó. Lo que no se puede hacer se omite. :house:
    .title = A quién se refiere una carta
    .of = 831157cbde4c

## Escenarios

scenarios = Cada escenario es un mapa, un mazo y una manera de que acabe la noche.
    .title = Escenarios
    .of = 9d980c107611
scenarios_choose = Estos escenarios están hechos para este acompañante: ninguno se publicó con el juego. Elegid uno, o usad uno que tengáis. :house:
    .title = Tres noches nuestras
    .of = 40d66ffab578
scenarios_fire = Para una primera noche podéis dejar fuera el fuego: bombonas de gas, cócteles molotov, casillas en llamas y habitaciones que se derrumban. Un escenario que empieza con fuego no puede prescindir de él. :house:
    .title = Con fuego o sin él
    .of = f0ed8f4bfe33
scenarios_vehicles = También podéis dejar fuera los vehículos, salvo en un escenario que trate de uno. :house:
    .title = Con vehículos o sin ellos
    .of = aa8cfda9ac0b
scenarios_last-car = En el garaje hay un coche. En algún sitio tiene que haber unas llaves, y algo que echar al depósito.
    .title = El último coche
    .of = 309d4fb96b69
scenarios_last-car_map = Montad una casa con pasillos, un cobertizo, un garaje y un sótano al pie de una escalera. Barajad las habitaciones de cada tamaño y colocadlas boca abajo en sitios de ese tamaño. El plano es nuestro. :house:
    .title = Mapa de El último coche
    .of = e99317d3d8eb
scenarios_last-car_deck = Repartid las cartas de suceso contadas en { $deck-halves } montones iguales (si sobra una, va al de abajo). Barajad la carta de las llaves entre { $low-cards ->
        [one] la última carta
       *[other] las últimas { $low-cards } cartas
    } del montón de arriba, y la carta del final entre otras tantas del fondo del de abajo.
    .title = Mazo de sucesos de El último coche
    .of = 485b7b7c377f
scenarios_last-car_start = Cada jugador toma una casilla de entrada y empieza en ella, en el orden de juego y cada uno en una distinta mientras haya bastantes.
    .title = Dónde empezáis
    .event = { $actor } empieza aquí.
    .of = 27f3d07a7162
scenarios_last-car_zombies = Poned { $car-zombies ->
        [one] { $car-zombies } zombi
       *[other] { $car-zombies } zombis
    } en cada casilla de entrada en la que no empiece ningún jugador.
    .title = Los primeros zombis
    .event = Zombis en las casillas de entrada: { $value }.
    .of = 02b256381f78
scenarios_last-car_items = Repartid a cada jugador { $car-items ->
        [one] { $car-items } objeto
       *[other] { $car-items } objetos
    } al azar. Los que ocupan las dos manos se devuelven y se reparten de nuevo.
    .title = Qué lleváis encima
    .event = { $target } recibe un objeto.
    .of = d5cf95fd559a
scenarios_last-car_vehicle = Poned en el garaje la pieza de la carta de vehículo de encima, con el morro hacia la puerta. No tiene combustible y necesita llaves. :house:
    .title = El coche
    .event = Hay un vehículo en el garaje.
    .of = f9bacf00cd67
scenarios_last-car_unexplored = Una { -unexplored-room } está boca abajo. Descubridla cuando alguien entre, antes de que pase allí cualquier otra cosa.
    .title = Habitaciones inexploradas
    .event = { $actor } explora una habitación.
    .of = 3a40b0dfb4d8
scenarios_last-car_unexplored-zombies = Los zombis no entran en habitaciones que están boca abajo, y el fuego no se extiende a ellas. :house:
    .title = Zombis y habitaciones inexploradas
    .of = 024320686ba9
scenarios_last-car_goal = La noche acaba con la carta del final, con una huida en un vehículo con el depósito lleno, o cuando los vivos son demasiado pocos.
    .title = Qué acaba la noche
    .of = 403e496192d7
scenarios_till-dawn = Una granja con demasiadas ventanas. Solo tenéis que aguantar.
    .title = Hasta el amanecer
    .of = 972a62753a18
scenarios_till-dawn_map = Montad la granja: habitaciones en la planta baja y un desván al que se sube por una escala, ventanas por todos lados, y alrededor el patio con sus casillas de entrada. :house:
    .title = Mapa de Hasta el amanecer
    .of = 0ea9f26773e9
scenarios_till-dawn_start = Todos los jugadores empiezan en la cocina, en las casillas que quieran. :house:
    .title = Dónde empezáis
    .event = { $actor } empieza aquí.
    .of = 680431c19aef
scenarios_till-dawn_items = Repartid a cada jugador { $dawn-items ->
        [one] { $dawn-items } objeto
       *[other] { $dawn-items } objetos
    } al azar; los que no le quepan en las manos quedan en su casilla. Dejad en la cocina un martillo del mazo de objetos. :house:
    .title = Qué lleváis encima
    .event = { $target } recibe un objeto.
    .of = 600ed7a66d37
scenarios_till-dawn_barricades = Poned { $dawn-barricades ->
        [one] { $dawn-barricades } barricada
       *[other] { $dawn-barricades } barricadas
    } en puertas o ventanas de la casa. Dónde lo decidís entre todos. :house:
    .title = Ventanas tapiadas
    .event = { $actor } pone una barricada por todos.
    .of = 9be86c6af40e
scenarios_till-dawn_zombies = Poned { $dawn-zombies ->
        [one] { $dawn-zombies } zombi
       *[other] { $dawn-zombies } zombis
    } en cada casilla de entrada. :house:
    .title = Los primeros zombis
    .event = Zombis en las casillas de entrada: { $value }.
    .of = 33ecfc93cad7
scenarios_till-dawn_goal = La carta del final es la salida del sol. La noche acaba también cuando los vivos son demasiado pocos, o cuando escapa un vehículo. :house:
    .title = Qué acaba la noche
    .of = abe2cfba277f
scenarios_till-dawn_bonus = Quien al salir el sol está vivo dentro de la granja recibe { $dawn-points ->
        [one] { $dawn-points } punto
       *[other] { $dawn-points } puntos
    } más. :house:
    .title = Resistir en la casa
    .event = { $target } ve salir el sol en la granja: { $value }.
    .of = 225a60f621d6
scenarios_burning-house = Os ha despertado el humo. Abajo se oyen pasos, y no son de bomberos.
    .title = Fuera del fuego
    .of = 975e783ae7d5
scenarios_burning-house_map = Montad la casa con su planta alta, la escalera y el jardín hasta el borde del mapa. :house:
    .title = Mapa de Fuera del fuego
    .of = 7b119b46ca79
scenarios_burning-house_energy = Cada uno tira el dado y anota esa energía en vez de { $start-energy }.
    .title = Energía en Fuera del fuego
    .event = { $target } empieza con energía: { $value }.
    .of = c067838fa1f7
scenarios_burning-house_start = Todos los jugadores empiezan en los dormitorios de la planta alta, en las casillas que quieran. :house:
    .title = Dónde empezáis
    .event = { $actor } despierta.
    .of = a83170819c85
scenarios_burning-house_fire = Al empezar la partida la casa ya arde. En el orden de juego, cada jugador pone { $burning-tokens ->
        [one] { $burning-tokens } ficha de fuego
       *[other] { $burning-tokens } fichas de fuego
    } en una casilla de una habitación en la que no haya nadie; es el fuego de ese jugador. Quién pone qué es una regla nuestra. :house:
    .title = Una casa en llamas
    .event = La casa arde; este fuego es de { $actor }.
    .of = 8b5cbb962cbf
scenarios_burning-house_items = Repartid a cada jugador { $burning-items ->
        [one] { $burning-items } objeto
       *[other] { $burning-items } objetos
    } al azar. Poned un extintor del mazo de objetos en lo alto de la escalera. :house:
    .title = Qué lleváis encima
    .event = { $target } recibe un objeto.
    .of = 158836fcbbc0
scenarios_burning-house_zombies = Poned { $burning-zombies ->
        [one] { $burning-zombies } zombi
       *[other] { $burning-zombies } zombis
    } en cada casilla de entrada. :house:
    .title = Los primeros zombis
    .event = Zombis en las casillas de entrada: { $value }.
    .of = 042516f65155
scenarios_burning-house_escape = Quien sale por el borde del mapa ha escapado y no juega más turnos. Los demás siguen. :house:
    .title = Lejos, a pie
    .event = { $actor } sale del mapa y se salva.
    .of = 2652f948fdb9
scenarios_burning-house_vehicle = Un vehículo con combustible y conductor puede salir por el borde del mapa. Todos los que van en él han escapado; los demás siguen. :house:
    .title = Lejos, sobre ruedas
    .of = 1751d4f003c2
scenarios_burning-house_goal = La noche acaba cuando en el mapa no queda ningún jugador vivo, o con la carta del final: entonces se hunde el tejado, y quien siga en la casa muere. :house:
    .title = Qué acaba la noche
    .event = La casa se lleva lo que queda dentro.
    .of = f6769a3f70e8

## Lecturas

reading_object-threshold = ¿Es el número de un objeto un resultado mínimo, o el único que vale?
    .why = Un golpe más fuerte de lo necesario debería romperlo con más razón.
    .of = ee7b36976528
reading_object-threshold_at-least = El objeto cede con ese número o más.
    .of = 0a3ac4691399
reading_object-threshold_exactly = El objeto cede exactamente con ese número.
    .of = c60678de5e15

reading_zombie-attack = ¿A quién atacan los zombis cuando se han movido?
    .why = Las reglas que conocemos hablan de que los zombis atacan, pero no de cuándo. Una tirada en cada turno mantiene igual el peligro con cualquier número de jugadores.
    .of = 89b56d69099b
reading_zombie-attack_drawer = Quien tiene el turno lucha con los zombis que están en contacto con él.
    .of = 07a5da6c61be
reading_zombie-attack_everybody = Cada jugador lucha con los zombis que están en contacto con él, empezando por quien tiene el turno.
    .of = ce51b3937d84
reading_zombie-attack_nobody = A nadie: los zombis solo estorban, y lucha con ellos quien se mueve a su lado o decide luchar.
    .of = 5217f85c7627

reading_bite-kit = ¿Acaba un botiquín con el peligro de un mordisco?
    .why = Así un botiquín vale una pelea, y es lo más rápido de jugar.
    .of = 913cab25c9f7
reading_bite-kit_cure = Sí: un botiquín usado a tiempo salva al jugador.
    .of = dae16ae6cbec
reading_bite-kit_delay = No: da tiempo, y los turnos que quedan se cuentan otra vez desde el principio.
    .of = 9b479b577c6c

reading_adjacent-room = ¿Cuándo son contiguas unas habitaciones?
    .why = Una habitación que cae tira de las paredes que comparte, haya puertas en ellas o no.
    .of = 2ea74f9a62f1
reading_adjacent-room_wall = Cuando están en la misma planta y comparten un tramo de pared.
    .of = 6e5cd7cbe931
reading_adjacent-room_door = Cuando están en la misma planta y una puerta lleva de una a otra.
    .of = 6eaedfba16b3

reading_exploding-object = ¿Cuál es la bombona que explota?
    .why = Una fuente tiene gasolina en el título y una bombona de gas en el texto; la hoja de ayuda hace explotar las bombonas de gas.
    .of = 9289d46e7172
reading_exploding-object_cylinder = Solo la bombona de gas. Un bidón de gasolina es otro objeto y no explota.
    .of = 5e68297c1da9
reading_exploding-object_both = Explotan por igual las bombonas de gas y los bidones de gasolina, y con las mismas reglas.
    .of = 09d808e7bf43

reading_blast-walls = ¿Detienen las paredes la explosión?
    .why = La regla nombra una distancia y ninguna excepción.
    .of = a113cbbca42c
reading_blast-walls_through = No: llega a todas las casillas de la planta que estén a esa distancia.
    .of = 8765f724ac21
reading_blast-walls_stopped = Sí: solo llega a casillas que se ven desde la de la bombona.
    .of = d5b1bbbaa811

reading_blast-owner = ¿De quién es el fuego de una explosión?
    .why = De alguien tiene que ser, o nadie hará que se extienda.
    .of = 7d660f52d63b
reading_blast-owner_lighter = De quien la hizo explotar con su ataque, o del dueño del fuego que la hizo explotar.
    .of = e2e44a308596
reading_blast-owner_active = De quien tiene el turno.
    .of = 648f1eaf46c8

reading_fire-walls = ¿Llega el fuego de una explosión o de un lanzamiento a casillas detrás de una pared?
    .why = Las casillas de ambos lados de una pared no son adyacentes para nada más.
    .of = 33a945e53496
reading_fire-walls_open = No: solo a casillas adyacentes sin pared en medio.
    .of = 6b4f4f800e7e
reading_fire-walls_around = Sí: a todas las de alrededor, haya lo que haya en medio.
    .of = 134614c81c2b

reading_molotov-petrol = ¿Gasta la gasolina un cóctel molotov?
    .why = La regla cambia la botella y no quita nada más.
    .of = 147da65914f1
reading_molotov-petrol_kept = No: solo se cambia la botella.
    .of = 448615edc06e
reading_molotov-petrol_used = Sí: también se descarta el bidón de gasolina.
    .of = 7c8124137dcb

reading_molotov-miss = ¿Prende fuego un cóctel molotov que no acierta a un jugador?
    .why = Del fuego se habla como de lo que sigue a un acierto.
    .of = 400b498e41e7
reading_molotov-miss_no-fire = No: el lanzamiento se pierde y no arde nada.
    .of = 878ab6596ffb
reading_molotov-miss_fire = Sí: el fuego se pone igualmente, pero el jugador no pierde energía en el acto.
    .of = 268ab9026654

reading_molotov-square = ¿Dónde pone su fuego un cóctel molotov?
    .why = La fuente dice bombona donde solo puede referirse al cóctel molotov.
    .of = 931366a3562d
reading_molotov-square_target = Alrededor de la casilla a la que se lanzó el cóctel molotov.
    .of = 2192af605eb6
reading_molotov-square_canister = Al pie de la letra: alrededor de una bombona a la que se lanzó el cóctel molotov, y en ningún sitio si no la había.
    .of = fd2114cc7a82

reading_fire-count = ¿Cuánto se extiende el fuego de un jugador si arde en varios sitios?
    .why = Un fuego en un sitio no debería frenar a otro.
    .of = c9e1365115b8
reading_fire-count_each = Cada fuego que no toca otro del mismo dueño recibe sus fichas.
    .of = cf4dd7fe963d
reading_fire-count_one = Los fuegos del dueño reciben fichas como un solo fuego, en el sitio que él elija.
    .of = 4be04c542519

reading_dead-lighter = ¿Qué pasa con el fuego de un jugador que ha muerto o se ha ido?
    .why = A un fuego le da igual quién lo prendió.
    .of = 8506577c8a93
reading_dead-lighter_next = Se hace cargo el siguiente jugador vivo en el orden de juego.
    .of = f88b5a42e8ab
reading_dead-lighter_still = Sigue ardiendo donde está, pero ya no se extiende.
    .of = dc5e9e9c8589

reading_spread-duty = ¿Tiene que hacer el dueño que su fuego se extienda?
    .why = La regla cuenta lo que hace el dueño, no lo que puede hacer.
    .of = 776171a85fa9
reading_spread-duty_must = Sí, mientras haya una casilla para ello.
    .of = 621d50f59105
reading_spread-duty_may = No: el dueño puede dejarlo por un turno.
    .of = cd7c4a64a27e

reading_spread-players = ¿Puede extenderse un fuego a una casilla con jugadores?
    .why = Vale cualquier casilla adyacente, dice la regla.
    .of = 1f48347f1cfc
reading_spread-players_allowed = Sí, y en ese momento no pierden nada.
    .of = 67f0dc26a2c8
reading_spread-players_empty = No, salvo que no haya otra casilla.
    .of = cce573ece8fc

reading_fire-loss = ¿Qué cuesta empezar en el fuego, o quedarse en él?
    .why = Sin una pérdida al final, estar en el fuego sería más barato que atravesarlo.
    .of = fbc51dd2f526
reading_fire-loss_enter-and-end = Se pierde por cada casilla en llamas en la que se entra, y al final del turno si aún se está en el fuego.
    .of = ab03b9e5eeb0
reading_fire-loss_enter = Solo se pierde por cada casilla en llamas por la que uno se mueve.
    .of = cf55bd9f10c3

reading_fire-leave = ¿Cuándo ha intentado un jugador salir de un fuego?
    .why = Cualquier cosa menos podría hacerse sin salir nunca.
    .of = 1dd5fab1fda9
reading_fire-leave_shortest = Cuando una de sus acciones fue un movimiento por el camino más corto hacia fuera.
    .of = 2668ee93db93
reading_fire-leave_any-move = Cuando una de sus acciones fue un movimiento, llevara adonde llevara.
    .of = 9c22f3a09a39

reading_next-room = ¿Puede extenderse un fuego de una habitación a otra?
    .why = Se dice que termina cuando arde toda su habitación, así que tiene que ser de esa habitación.
    .of = 8520da756b86
reading_next-room_stays = No: se queda en la habitación donde se prendió.
    .of = c7ba67f1bb90
reading_next-room_doors = Sí: por puertas y boquetes, dentro del mismo edificio.
    .of = e705594a8e48

reading_burnt-room = ¿Se quedan las fichas de fuego en una habitación que ha ardido entera?
    .why = Nada dice que se quiten.
    .of = 034f2b6c64c9
reading_burnt-room_stay = Se quedan, y con ellas el precio de atravesarlas.
    .of = 8f5b0debd7ee
reading_burnt-room_go = Se quitan cuando se pone la ficha de daño.
    .of = b7184ce7e955

reading_burning-passengers = ¿Salvan un vehículo en llamas unos pasajeros sin conductor?
    .why = La regla pide a alguien al volante.
    .of = b56ca8cd897e
reading_burning-passengers_driver-only = No: queda destruido, y a ellos se los pone al lado y tiran por lo que pierden.
    .of = bc6a0fe2f8b3
reading_burning-passengers_anybody = Sí: un vehículo con alguien dentro no queda destruido.
    .of = 5bdc217fa20f

reading_collapse-inside = ¿Qué les pasa a los jugadores de una habitación que se derrumba?
    .why = Los zombis son lentos; los jugadores tienen ocasión de saltar.
    .of = d2513873beb1
reading_collapse-inside_thrown-out = Tiran el dado, pierden esa energía y van a la casilla libre más cercana de fuera.
    .of = f800ba5c19b7
reading_collapse-inside_dead = Mueren, como los zombis.
    .of = 64fe007f5412

reading_collapse-chain = ¿Hasta dónde llega una cadena de derrumbes?
    .why = Cada derrumbe es un derrumbe, lo haya causado lo que lo haya causado.
    .of = a845b20596d5
reading_collapse-chain_until-still = Hasta que no cae nada más; cada habitación, como mucho una vez.
    .of = 6fb695e038e0
reading_collapse-chain_one-step = Solo se dañan o caen las habitaciones contiguas y la de encima de la primera; lo que cae con ella no daña nada más.
    .of = 694795985a03

reading_entry-rolls = ¿Cuántas tiradas se hacen por las figuras que entran en una habitación dañada?
    .why = La regla habla de un jugador o un zombi, y por tanto de cada cual.
    .of = 851b13543635
reading_entry-rolls_figure = Una por cada figura, cada vez que entra.
    .of = 9a55c91a7cd8
reading_entry-rolls_turn = Una por habitación y turno, cuando entra la primera figura.
    .of = bb686fcccf5c

reading_entry-roller = ¿Quién tira cuando un zombi entra en una habitación dañada?
    .why = Quien tiene el turno tiene el dado.
    .of = b1390803edb3
reading_entry-roller_active = Quien tiene el turno.
    .of = 0c6603584b1b
reading_entry-roller_fire-owner = El dueño del fuego que dañó la habitación o, si no lo hay, quien tiene el turno.
    .of = 310e66b986d4

reading_double-damage = ¿Y si dos derrumbes dañan a la vez una habitación?
    .why = Las fichas que llegan juntas son tantas como las que llegan una tras otra.
    .of = 9320e6ebc8cc
reading_double-damage_collapses = Recibe las dos fichas, y por tanto se derrumba.
    .of = 56a44c22d635
reading_double-damage_single = Recibe una sola ficha por ambos.
    .of = 35fafc761123

reading_burnt-damaged = ¿Es la ficha de una habitación quemada una segunda ficha, si ya estaba dañada?
    .why = Cualquier ficha que se pone en una habitación dañada es la segunda.
    .of = fa6c11527c0a
reading_burnt-damaged_second = Sí: la habitación se derrumba.
    .of = c9ea30484f5e
reading_burnt-damaged_same = No: una habitación ya dañada no recibe ficha por arder.
    .of = 1378537c0463

reading_hot-wire-fuel = ¿Necesita combustible un vehículo arrancado con un puente?
    .why = Los cables hacen las veces de las llaves, no del depósito.
    .of = 65391f9a6172
reading_hot-wire-fuel_needed = Sí, para circular; llaves no necesita nunca más.
    .of = a6d243e79892
reading_hot-wire-fuel_not-needed = No: una vez arrancado así, circula.
    .of = 59eb2bd93f18

reading_speed = ¿Para cuánto vale la velocidad de un vehículo?
    .why = También a pie el alcance es el de un solo movimiento.
    .of = 600bc7e5330f
reading_speed_action = Para cada acción de movimiento del conductor.
    .of = c9533f56c718
reading_speed_turn = Para todo el turno del conductor, entre todas las acciones de movimiento.
    .of = 360c1a1882f8

reading_turning = ¿Cómo gira un vehículo?
    .why = Dice que el vehículo puede desplazarse, no que tenga que hacerlo.
    .of = 098e38d32bec
reading_turning_up-to = Girar un cuarto cuesta una acción de movimiento, con hasta esas casillas recto hacia delante o hacia atrás.
    .of = 343fa386fd57
reading_turning_must = Girar un cuarto cuesta una acción de movimiento, y con él hay que recorrer exactamente esas casillas.
    .of = d37c58d172eb

reading_moving-vehicle = ¿Cuándo está en marcha un vehículo?
    .why = Entre los turnos de su conductor todos pueden bajarse con calma.
    .of = efe1ded30f94
reading_moving-vehicle_this-turn = Cuando se ha movido en el turno actual de su conductor.
    .of = f1d4e86e7fbb
reading_moving-vehicle_running = Desde que se mueve por primera vez hasta que su conductor acaba un turno en el que no lo ha hecho.
    .of = 80b3f111b57a

reading_wreck-roll = ¿Cuál es el valor de ataque que destroza un vehículo?
    .why = Una capacidad no cambia nunca, así que las palabras solo pueden referirse a lo que se saca.
    .of = d96b70b2a3a5
reading_wreck-roll_result = El resultado de su tirada: el dado y la capacidad, menos los zombis.
    .of = ebba806ad555
reading_wreck-roll_capacity = La propia capacidad: solo un vehículo de capacidad tan pequeña queda destrozado, en su primer ataque.
    .of = 99e06991a81d

## Mazos y cartas

deck_characters = Personajes
    .of = 7e8a64337228
card_ada = Ada, la enfermera
    .text = Ha visto cosas peores, dice. No las ha visto.
    .of = 7cc1106301f8
card_boris = Boris, el conductor de autobús
    .text = Si tiene ruedas, lo sabe conducir.
    .of = 38c232be98a3
card_cleo = Cleo, la bibliotecaria
    .text = Ha leído cómo acaba esto.
    .of = a6a3a9a8e85b
card_dan = Dan, el electricista
    .text = Solo había venido a arreglar un fusible.
    .of = 44c6764e6265
card_edda = Edda, la jardinera
    .text = Conoce por su nombre todas las palas del cobertizo.
    .of = aebc12a9daea
card_faruk = Faruk, el cocinero
    .text = Su cocina no se la quita nadie.
    .of = 2b67a18ec810

deck_items = Objetos
    .of = 1162e277384a
card_bottle = Botella
    .text = Con un bidón de gasolina da para un { -molotov }.
    .of = 82796d364727
card_petrol-can = Bidón de gasolina
    .text = Reposta un vehículo, o hace de las botellas cócteles molotov.
    .of = 4352bea86c1a
card_gas-cylinder = Bombona de gas
    .text = Explota si la atacan o si arde.
    .of = 2526d209535c
card_extinguisher = Extintor
    .text = Por una acción, quita { $extinguish-tokens ->
        [one] { $extinguish-tokens } ficha de fuego
       *[other] { $extinguish-tokens } fichas de fuego
    }.
    .of = 10b431f33545
card_matches = Cerillas
    .text = Por una acción, prende un fuego en una casilla adyacente.
    .of = caf22467c027
card_keys = Llaves
    .text = Arrancan cualquier vehículo.
    .of = 592bd0c60280
card_first-aid-kit = Botiquín
    .text = Gástalo: { $first-aid-gain } de energía para ti o para un jugador de al lado, y un mordisco deja de hacer daño.
    .of = 8a4813cad3d3
card_snack = Melocotones en almíbar
    .text = Gástalos: { $snack-gain } de energía.
    .of = 7b2f14b8037c
card_bat = Bate de béisbol
    .text = Cuerpo a cuerpo: suma { $attack_bat }.
    .of = 71f0a8cbfd4a
card_crowbar = Palanca
    .text = Cuerpo a cuerpo y objetos: suma { $attack_crowbar }.
    .of = 7f5318561c96
card_hammer = Martillo
    .text = Levanta barricadas. Cuerpo a cuerpo: suma { $attack_hammer }.
    .of = beecfaf503c5
card_fire-axe = Hacha de bombero
    .text = Cuerpo a cuerpo y objetos: suma { $attack_fire-axe }.
    .of = 31173f14cc0d
card_pistol = Pistola
    .text = Disparos: suma { $attack_pistol }.
    .of = f92ff0e9d634
card_shotgun = Escopeta
    .text = Disparos: suma { $attack_shotgun }.
    .of = 11b9133c58be
card_nail-gun = Clavadora
    .text = Levanta barricadas. Disparos: suma { $attack_nail-gun }.
    .of = 66197657ac33
card_ammunition-box = Caja de munición
    .text = Da enseguida { $box-ammunition } de munición. No ocupa ninguna mano.
    .of = ac37960d145e

deck_molotovs = Cócteles molotov
    .of = ca588170edeb
card_molotov = Cóctel molotov
    .text = Lanzado: mata a un zombi y prende un fuego. Contra jugadores suma { $molotov-attack }.
    .of = 787b04a6173b

deck_vehicles = Vehículos
    .of = da8a535c2168
card_saloon = Turismo
    .text = Un coche familiar, con una sillita de niño que estorba.
    .of = a78ff803667f
card_van = Furgoneta de reparto
    .text = Sitio para todos entre los paquetes.
    .of = 6565ec9e4bfb
card_pickup = Camioneta
    .text = Rápida, y con vistas hacia atrás.
    .of = bac80703cc48
card_motorcycle = Moto con sidecar
    .text = Veloz, si a nadie le molesta el viento.
    .of = 26dc125f931c
card_minibus = Microbús
    .text = Lento y pesado, y se nota cuando choca con algo.
    .of = dd446d15bf45

deck_events = Sucesos
    .of = 6fa878daaf33
card_silence = Silencio
    .text = No se oye nada. Eso es lo que te preocupa. No pasa nada.
    .of = ea29513596cc
card_dragging-steps = Pasos que se arrastran
    .text = Algo arrastra los pies por la grava.
    .of = 5ab144bd6a30
card_the-fence = En la valla
    .text = La valla cede, tabla a tabla.
    .of = 93c1f9b90bde
card_the-horde = La horda
    .text = Os han oído, todos ellos.
    .of = 968efbfbe6fd
card_crash = Choque
    .text = Un coche atraviesa el seto, y no baja nadie. Pon el vehículo de encima en casillas exteriores libres a tu elección. No necesita llaves.
    .of = c41b4e6f779a
card_lucky-find = Un hallazgo con suerte
    .text = Roba { $find-items ->
        [one] { $find-items } carta de objeto
       *[other] { $find-items } cartas de objeto
    }. Coge lo que salga en la mano o déjalo en tu casilla.
    .of = 2ddc4d354794
card_second-wind = Segundo aliento
    .text = Todos ganan { $wind-gain } de energía.
    .of = 17d03b50d7d3
card_loose-rounds = Balas sueltas
    .text = Ganas { $rounds-gain } de munición.
    .of = f8c6b8504e9c
card_stumble = Tropezón
    .text = En este turno tienes { $stumble-actions ->
        [one] { $stumble-actions } acción menos
       *[other] { $stumble-actions } acciones menos
    }.
    .of = f5764dd9ed62
card_scream = Un grito
    .text = Después de los símbolos, cada zombi avanza hacia ti { $scream-squares ->
        [one] { $scream-squares } casilla más
       *[other] { $scream-squares } casillas más
    }.
    .of = d2324762e5cc
card_broken-boards = Tablas rotas
    .text = Quita del mapa una barricada a tu elección.
    .of = f7da97de744c
card_pitch-dark = Como boca de lobo
    .text = Nadie puede disparar hasta que empiece tu próximo turno.
    .of = 08d16c1634cc
card_open-grave = Una tumba abierta
    .text = Pon { $grave-zombies ->
        [one] { $grave-zombies } zombi
       *[other] { $grave-zombies } zombis
    } en la casilla de entrada más cercana a ti, mientras haya sitio.
    .of = c207fa0f10b1
card_draught = Corriente de aire
    .text = Cada fuego recibe { $draught-tokens ->
        [one] { $draught-tokens } ficha de fuego más, que pone
       *[other] { $draught-tokens } fichas de fuego más, que pone
    } su dueño como al principio de un turno.
    .of = f0689084a08d
card_cloudburst = Chaparrón
    .text = Quita de casillas exteriores { $rain-tokens ->
        [one] { $rain-tokens } ficha de fuego
       *[other] { $rain-tokens } fichas de fuego
    } a tu elección.
    .of = ff37e265ce59
card_rotten-beams = Vigas podridas
    .text = Pon una ficha de daño en una habitación a tu elección en la que no haya jugadores.
    .of = 66a3e654b432
card_keys-card = Llaves
    .text = Guarda esta carta: es un manojo de llaves.
    .of = 6993efc83230
card_end-card = Final
    .text = La partida ha acabado.
    .of = a6e1bfca12cd

deck_die = Dado
    .of = b0c8fffdaf7f
card_die = Dado
    .of = a32cef768266

deck_zombies = Zombis
    .of = 26d858900615
card_zombie = Zombi
    .of = 3d22576e6b57

deck_pawns = Peones
    .of = fbe632d602a0
card_pawn = Peón
    .of = c975f6074107

deck_fire-tokens = Fichas de fuego
    .of = 13a72b8c5ccf
card_fire-token = Ficha de fuego
    .of = e8c36489e21c

deck_damage-tokens = Fichas de daño
    .of = 5da2f06ed252
card_damaged-structure = Ficha de daño
    .of = 13b84964cf82

deck_barricades = Barricadas
    .of = 737184c1a8b0
card_barricade-token = Barricada
    .of = e23df737e8b4

deck_destroyed-walls = Fichas de pared destruida
    .of = 155302184fe5
card_destroyed-wall = Ficha de pared destruida
    .of = 0d8be51d5983

deck_search-markers = Marcadores de registro
    .of = 233d19e36c05
card_search-marker = Marcador de registro
    .of = b9f769b2d976

## Iconos

icon_house = regla nuestra
    .of = df21cb245186
icon_symbol = símbolo de zombi
    .of = c203e9d50e53
icon_zombie = zombi
    .of = 86ed6d20bf53
icon_pawn = peón
    .of = aea38cb4ea3b
icon_fire = fuego
    .of = 7c551448719f
icon_damage = habitación dañada
    .of = 0e8c43a77d00
icon_barricade = barricada
    .of = a8b299d2cc3c
icon_breach = pared destruida
    .of = fa8fcaa7ac6e
icon_search = marcador de registro
    .of = 1e7bba3922bc
icon_vehicle = vehículo
    .of = da264429ba10
icon_event = suceso
    .of = f41e19051cda
icon_die = dado
    .of = 3b78f16dad9c
icon_bottle = botella
    .of = 702d65601c48
icon_molotov = cóctel molotov
    .of = 853adf49dda9
icon_extinguisher = extintor
    .of = 177a113652c7
icon_matches = cerillas
    .of = a72174858528
icon_keys = llaves
    .of = 00d20c7b27af
icon_snack = lata
    .of = 0a6f9612055f
icon_bat = bate de béisbol
    .of = fdee43c1e99b
icon_crowbar = palanca
    .of = 21c999817098
icon_hammer = martillo
    .of = fa7c8d5f875c
icon_pistol = pistola
    .of = 710dbfd9d210
icon_shotgun = escopeta
    .of = 32bde3474c50
icon_petrol-can = bidón de gasolina
    .of = 1eccdca057c5
icon_gas-cylinder = bombona de gas
    .of = f78465183e61
icon_first-aid-kit = botiquín
    .of = 295fb2907e14
icon_fire-axe = hacha de bombero
    .of = e2cb2c7ae699
icon_nail-gun = clavadora
    .of = 97ea9cbb17c8
icon_ammunition-box = caja de munición
    .of = a370b9514f3b

## Tablas y cartas

ui_table_event-deck-size = Jugadores
    .of = 034bc950d227
ui_table_attack = Arma
    .of = 17834486e752
ui_table_vehicle = Vehículo
    .of = b0bdd24b11a0
ui_table_vehicle_capacity = Capacidad
    .of = b8a7d9b84d87
ui_table_vehicle_speed = Velocidad
    .of = 248a760db6b2
ui_table_event-symbols = Carta de suceso
    .of = 9a0c9db633ab
ui_attack = Ataque
    .of = 3bab697811b8
ui_hands = Manos
    .of = 465f42081a89
ui_capacity = Capacidad
    .of = f14a69fa97ff
ui_speed = Velocidad
    .of = 5a1eee8c8ba0
ui_symbols = Símbolos
    .of = b9c54f0b0b42
ui_energy = Energía
    .of = 92ea22ac2d6e

## Probabilidades

odds_hot-wire = ¿Arranca un vehículo sin llaves?
    .about = Cada intento cuesta una acción y una tirada del dado.
    .of = ece127ab0aca
odds_hot-wire_tries = Intentos (cero: hasta que se decida)
    .of = 3a564f993908
odds_hot-wire_row_starts = Arranca
    .of = 14b83113ff4a
odds_hot-wire_row_broken = El encendido se rompe
    .of = fa9c5e524218
odds_hot-wire_row_open = Sigue sin decidirse
    .of = 44b862cea53f
odds_hot-wire_row_tries = Intentos de media
    .of = 5f602711dd24

## Juego y recuentos

ask_action = ¿Qué haces?
    .of = 47f99082ac9a
ask_step = ¿Adónde vas?
    .of = f0e42b7bc7e5
ask_square = ¿Qué casilla?
    .of = 02a606f14ccf
ask_card = ¿Qué objeto?
    .of = fcea4bef6413
ask_who = ¿Qué jugador?
    .of = 0fa0c3d973ba
ask_target = ¿Qué objeto, pared, puerta o ventana?
    .of = 92c73c9f34cf
ask_room = ¿Qué habitación?
    .of = 2ad611e4772f
ask_help = ¿Ayudas en este combate?
    .of = 7d04988127ba
ask_accept = ¿Aceptas lo que te ofrecen?
    .of = 96e9ddee98b4
ask_interrupt = ¿Interrumpes antes del próximo turno?
    .of = 72dcb709d932
ask_wheel = ¿Peleas por el volante?
    .of = 98fbaee1fef6
ask_drive = ¿Adónde va el vehículo?
    .of = 2590908e0eeb
ask_lean = ¿Qué dirección prefieren los zombis entre caminos igual de cortos?
    .of = fd74a3d98e0d
ask_die = ¿Qué muestra el dado?
    .of = 0421a57c40ea
ask_hurl-at = ¿A quién lanzas el cóctel molotov?
    .of = 42909554e219
policy_random = Al azar
    .of = 63bae1f4b42a
policy_cautious = Prudente
    .of = 972731924749
policy_bold = Atrevido
    .of = dca315081c5a
tally_someone-lives = Al final hay alguien con vida
    .of = 665033966d66
tally_survivors = Jugadores vivos al final
    .of = 7ae017444d67
tally_escaped = Jugadores que escaparon
    .of = b1d47b7dddbf
tally_escapes = Noches con una huida
    .of = cd44cde86465
tally_zombies-killed = Zombis eliminados
    .of = 57158965807d
tally_collapses = Habitaciones derrumbadas
    .of = 599f5b825e07
tally_turns = Turnos jugados
    .of = 390bed646ec1
tally_end-card = La carta Fin acaba la noche
    .of = 8668340671db
tally_step-limit = Partidas cortadas por no acabar
    .of = e67bb290baab
tally_wins-1 = Gana el primer asiento
    .of = 4aaed4456057
tally_wins-2 = Gana el segundo asiento
    .of = 14e52abac2cb
tally_wins-3 = Gana el tercer asiento
    .of = 26331cceedc0
tally_wins-4 = Gana el cuarto asiento
    .of = b520266680d1
tally_wins-5 = Gana el quinto asiento
    .of = 793cd00f9f40
tally_wins-6 = Gana el sexto asiento
    .of = 2d88348ba0a8
tally_used-bottle = En uso: { card_bottle }
    .of = 72a43a5b733a
tally_used-petrol-can = En uso: { card_petrol-can }
    .of = fdbc15dff2ae
tally_used-gas-cylinder = En uso: { card_gas-cylinder }
    .of = 3211030a4d0c
tally_used-extinguisher = En uso: { card_extinguisher }
    .of = 63281e191c0e
tally_used-matches = En uso: { card_matches }
    .of = 3d55cbd8236a
tally_used-keys = En uso: { card_keys }
    .of = 963d2d21a1c2
tally_used-first-aid-kit = En uso: { card_first-aid-kit }
    .of = 63d1dd6fd4e9
tally_used-snack = En uso: { card_snack }
    .of = 0dbfebcdd0da
tally_used-bat = En uso: { card_bat }
    .of = e6d8eb4675cb
tally_used-crowbar = En uso: { card_crowbar }
    .of = 0f08e032745e
tally_used-hammer = En uso: { card_hammer }
    .of = 6469108ccc4c
tally_used-fire-axe = En uso: { card_fire-axe }
    .of = f5e2fb83930c
tally_used-pistol = En uso: { card_pistol }
    .of = b2c207a2b9ce
tally_used-shotgun = En uso: { card_shotgun }
    .of = 3e1e23828162
tally_used-nail-gun = En uso: { card_nail-gun }
    .of = cc4dc5ac1a03
tally_used-ammunition-box = En uso: { card_ammunition-box }
    .of = de899850b943
tally_used-molotov = En uso: { card_molotov }
    .of = d369d39e4339
tally_driven-saloon = Al volante: { card_saloon }
    .of = edfdd7a4583d
tally_driven-van = Al volante: { card_van }
    .of = 9014f2ed9bbc
tally_driven-pickup = Al volante: { card_pickup }
    .of = 230b2755f76c
tally_driven-motorcycle = Al volante: { card_motorcycle }
    .of = cf1cfc9a4e3f
tally_driven-minibus = Al volante: { card_minibus }
    .of = d260c4b81088
tally_drawn-silence = Sale: { card_silence }
    .of = e493f912ca24
tally_drawn-dragging-steps = Sale: { card_dragging-steps }
    .of = 755ba5e3654b
tally_drawn-the-fence = Sale: { card_the-fence }
    .of = eb554d749ec3
tally_drawn-the-horde = Sale: { card_the-horde }
    .of = 024b6381b905
tally_drawn-crash = Sale: { card_crash }
    .of = 4bdbfe1f76d8
tally_drawn-lucky-find = Sale: { card_lucky-find }
    .of = 18ac1f49e835
tally_drawn-second-wind = Sale: { card_second-wind }
    .of = c26a97d5d2ce
tally_drawn-loose-rounds = Sale: { card_loose-rounds }
    .of = a83953844abd
tally_drawn-stumble = Sale: { card_stumble }
    .of = 9bf728e25cf7
tally_drawn-scream = Sale: { card_scream }
    .of = 6a5b7bae7726
tally_drawn-broken-boards = Sale: { card_broken-boards }
    .of = 88ff3d1d947d
tally_drawn-pitch-dark = Sale: { card_pitch-dark }
    .of = 96b7914f4d9a
tally_drawn-open-grave = Sale: { card_open-grave }
    .of = 90515613b08d
tally_drawn-draught = Sale: { card_draught }
    .of = bc5a6812cb85
tally_drawn-cloudburst = Sale: { card_cloudburst }
    .of = c88b5262c328
tally_drawn-rotten-beams = Sale: { card_rotten-beams }
    .of = 8a7367f08a6e
tally_drawn-keys-card = Sale: { card_keys-card }
    .of = 25fa352f7180
tally_drawn-end-card = Sale: { card_end-card }
    .of = 5e858358c2c3
ledger_points = Puntos
    .of = 8eecef751370
ledger_total = { $member } suma estos puntos en todas las noches: { $value }.
    .of = 3c62a1d99589
ledger_next-fresh = La próxima noche empieza de nuevo.
    .of = ae37d8542d8b
ledger_fault-nobody = Cada noche gana alguien.
    .of = 59fe9824d3b7
ledger_fault-most = Gana el jugador con más puntos.
    .of = bcc78c4d862b
