# Flash Point en español. Claves: rutas de las cláusulas con "_" en lugar de "/"; `.title` es el nombre de una cláusula.

game = Flash Point: Fire Rescue
    .about = Arde un edificio, hay gente dentro y sois los bomberos: sacadla antes de que se venga abajo.
    .unofficial = Un acompañante no oficial: ni hecho ni aprobado por la editorial. Los nombres son de sus dueños; las palabras y los dibujos son nuestros.
    .of = 0d689f747dc3
product_base = Flash Point: Fire Rescue
    .of = b2ddc8d2abdd
product_extreme-danger = Alto riesgo
    .of = 5072c9ac7fc8
product_second-story = { "2nd Story" }
    .of = 9c7e08404309
source_B = Flash Point: Fire Rescue, reglas y hoja de ayuda en inglés (comienzo)
    .of = e44eee7f1b0e
source_I = Dos programas libres que juegan al juego básico y imágenes de sus tableros
    .of = 86aefd9adfa7
source_P = Hojas de ayuda, lista de fichas y resúmenes de preparación del juego básico
    .of = 0b9fe19c9289
source_G = Una versión contada en alemán del folleto alemán
    .of = 617bdf86cc09
source_N = Extreme Danger, reglas en inglés (comienzo)
    .of = 7cdd4d6c6199
source_D = Extreme Danger, edición oficial en español (comienzo)
    .of = ce3a9d537721
source_Z = Extreme Danger, reglas en checo
    .of = 0dc780e0ae1e
source_E = Extreme Danger, traducción de aficionados al español, en parte al portugués
    .of = d56a47cbbe51
source_T = Notas de un jugador sobre Extreme Danger, en chino
    .of = edc2b92c10aa
source_U = Urban Structures, reglas (en inglés y en italiano)
    .of = 2f942368a705
source_S = { "2nd Story" }, contada por quienes la reseñaron
    .of = 0d2ce79056d5
source_W = Dangerous Waters, reglas en japonés: las mismas puertas cortafuegos
    .of = 1ab8d0b9bcc0
source_H = Ludolex: donde ninguna fuente dice nada
    .of = f306d777283f
module_garage = Taller
    .about = Un edificio de una sola planta con ventanas, puertas cortafuegos y, si queréis, un coche que puede estallar.
    .of = 09e477ed7791
module_laboratory = Laboratorio
    .about = Dos plantas unidas por una escalera, con escalas y, si queréis, con aparatos que explotan o se derraman.
    .of = ab621920cf8a
module_attic = Ático
    .about = Una planta más encima, con un dado de doce caras y más explosiones.
    .of = cf11ccfbc41b
module_basement = Sótano
    .about = Una planta más debajo, cuyas explosiones abren agujeros en el suelo de encima.
    .of = 3937188ee7d2
module_second-story-building = Un edificio de { product_second-story }
    .about = Una casa de esa expansión, aquí solo como sitio para un ático o un sótano.
    .of = 6d40995e18f8
mode_family = Modo familiar
    .about = Fuego, gente y paredes, y nada más de lo que preocuparse.
    .of = 831b1951a90a
mode_experienced = Modo experto
    .about = Con especialistas, materiales peligrosos, puntos calientes y vehículos.
    .of = 677c5558298f
option_board = Cara del tablero básico
    .of = bf349dda992f
option_board_board-1 = Primera cara
    .of = b7507f960d8e
option_board_board-2 = Segunda cara
    .of = f49dc96fedf1
option_level = Nivel
    .of = 73f0e6a51c26
option_level_recruit = Recluta
    .of = 6cea06d52c92
option_level_veteran = Veterano
    .of = c64b18ea80f7
option_level_heroic = Heroico
    .of = 5b9dd20c214d
option_explosive-objects = Objetos explosivos
    .about = Puede estallar el coche del taller o un aparato del laboratorio.
    .of = 1c24b754f56d
option_explosive-objects_off = Sin ellos
    .of = 749d2ed8d707
option_explosive-objects_on = Con ellos
    .of = 77cf2fb87795
option_platform = Plataforma hidráulica
    .about = La autobomba sube gente en vez de disparar su cañón de agua.
    .of = 12747c8b2d27
option_platform_off = Sin ella
    .of = 1b014d84b83f
option_platform_on = Con ella
    .of = 865c971da6c4
option_spill = Derrame químico
    .about = Un aparato del laboratorio se derrama cuando recibe demasiado daño.
    .of = 1b58ddc44921
option_spill_off = Sin él
    .of = 7f69f2acf239
option_spill_on = Con él
    .of = f29a426608f9
option_bridge = La escala como puente
    .about = Se puede tender una escala sobre un agujero de la planta baja.
    .of = e69c17d543bc
option_bridge_off = Sin ella
    .of = 3dad8e5f9ea4
option_bridge_on = Con ella
    .of = 93691def151b
option_ladder-down = La escala por un agujero
    .about = Una escala puede llevar por un agujero al sótano.
    .of = 70da36564b98
option_ladder-down_off = Sin ella
    .of = 947c2bf986e2
option_ladder-down_on = Con ella
    .of = 5c6f26814fad
option_repair = Reparar suelos
    .about = El ingeniero de estructuras puede arreglar un suelo dañado.
    .of = 7ce5b2461014
option_repair_off = Sin ello
    .of = 30df90cc09f7
option_repair_on = Con ello
    .of = 5f33d3a08229

## Objetivo del juego

goal = Jugáis juntos: el edificio está contra todos vosotros.
    .title = Objetivo del juego
    .of = 2be46c59e8d2
goal_players = El juego es para { $players-min } a { $players-max } jugadores, que ganan o pierden todos juntos.
    .title = Jugadores
    .of = f977d34b4459
goal_firefighters = Cada cual mueve su propio { -firefighter }. Podéis hablarlo todo, pero lo que hace el tuyo lo decides tú.
    .title = Bomberos
    .of = 221d5ba19559
goal_family = El { -family-game } deja fuera { -specialist(case: "pl") }, { -hazmat(case: "pl") }, { -hot-spot(case: "pl") } y { -flare-up(case: "pl") }, y ningún vehículo circula ni dispara.
    .title = Modo familiar
    .of = 8e0e5797b8b7
goal_experienced = El { -experienced-game } usa todas las reglas, y elegís lo difícil que va a ser.
    .title = Modo experto
    .of = 55da17c70e74
goal_win = Ganáis en cuanto { $rescued-to-win ->
        [one] { $rescued-to-win } { -victim } está { -rescued }
       *[other] { $rescued-to-win } { -victim(case: "pl") } están { -rescued(case: "pl") }
    }.
    .title = Ganar
    .of = 7c04b3059564
goal_lost-victims = Perdéis en cuanto { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } { -victim } está { -lost }
       *[other] { $lost-to-lose_retail } { -victim(case: "pl") } están { -lost(case: "pl") }
    }.
    .title = Demasiadas víctimas perdidas
    .of = 018fe366c9fb
goal_collapse = Perdéis en el acto, por { -collapse }, cuando hay que poner { $damage-cubes ->
        [one] el último de { $damage-cubes } { -damage-cube }
       *[other] el último de los { $damage-cubes } { -damage-cube(case: "pl") }
    }.
    .title = El edificio se viene abajo
    .of = 6d52d3390a2f

## Tableros

boards = Sobre qué se juega y cómo se lee.
    .title = Tableros
    .of = e792019a8ef2
boards_grid = El { -building } tiene { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } y { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }, es decir, { $spaces ->
        [one] { $spaces } { -space }
       *[other] { $spaces } { -space(case: "pl") }
    }. El { -red-die } dice la fila y el { -black-die } la columna.
    .title = Filas y columnas
    .of = 0d3999915217
boards_outside = Alrededor del edificio hay un anillo de { -outside(case: "pl") }. Un { -firefighter } puede estar y andar por él, y el fuego no se queda allí.
    .title = Exterior
    .of = 80c9725b5c4c
boards_adjacent = Una { -adjacent } es la siguiente hacia arriba, abajo, la izquierda o la derecha, nunca en diagonal.
    .title = Adyacente
    .of = 3bb29adcf12c
boards_blocked = Una { -wall } intacta o dañada y una { -door } cerrada impiden que dos casillas sean adyacentes. Una pared destruida no separa nada.
    .title = Qué impide la adyacencia
    .of = 913229d99538
boards_walls = Cada tramo de { -wall } aguanta { $wall-damage ->
        [one] { $wall-damage } { -damage-cube }; con él
       *[other] { $wall-damage } { -damage-cube(case: "pl") }; con ellos
    } queda destruido.
    .title = Paredes
    .of = bf27d8415ded
boards_doors = Una :door: { -door } está abierta o cerrada, como muestre su marcador. Un { -doorway } de la pared exterior no lleva marcador y siempre cuenta como abierto.
    .title = Puertas y vanos
    .of = e4af47791767
boards_layout-1 = La tabla da para cada fila las columnas tras las que hay una pared o una puerta, y las columnas debajo de las que la hay. Todos los bordes exteriores son paredes, salvo los vanos. En total son { $segments_board-1_walls } tramos de pared interior y exterior, { $segments_board-1_doors ->
        [one] { $segments_board-1_doors } puerta
       *[other] { $segments_board-1_doors } puertas
    } y { $segments_board-1_doorways ->
        [one] { $segments_board-1_doorways } vano
       *[other] { $segments_board-1_doorways } vanos
    }.
    .title = Primera cara: paredes y puertas
    .of = bb9ab2e72c19
boards_doorways-1 = Cada { -doorway } de esta cara está en un borde del edificio y se nombra por fila y columna.
    .title = Primera cara: vanos
    .of = af3f69f700c9
boards_parking-1 = Cada calle tiene una { -parking-spot } para la { -ambulance } y otra para la { -engine }, cada una de { $parking-length ->
        [one] { $parking-length } casilla
       *[other] { $parking-length } casillas
    }. Para las calles de arriba y de abajo la tabla da columnas; para las de los lados, filas.
    .title = Primera cara: plazas de aparcamiento
    .of = 41226dbc825b
boards_layout-2 = Esta tabla se lee como la de la primera cara. En total hay { $segments_board-2_walls } tramos de pared, { $segments_board-2_doors ->
        [one] { $segments_board-2_doors } puerta
       *[other] { $segments_board-2_doors } puertas
    } y { $segments_board-2_doorways ->
        [one] { $segments_board-2_doorways } vano
       *[other] { $segments_board-2_doorways } vanos
    }.
    .title = Segunda cara: paredes y puertas
    .of = 2d7475256321
boards_doorways-2 = Cada { -doorway } de esta cara está en un borde del edificio y se nombra por fila y columna.
    .title = Segunda cara: vanos
    .of = bb94ce316b18
boards_parking-2 = También aquí cada calle tiene una plaza para la { -ambulance } y otra para la { -engine }: columnas arriba y abajo, filas a los lados.
    .title = Segunda cara: plazas de aparcamiento
    .of = 1a2bef88e93e
boards_doors-not-passages = Una versión de las reglas que circula por la red toma por pasos abiertos algunas puertas de la primera cara. Son puertas: las muestra el tablero impreso.
    .title = No son pasos
    .of = c85e171a2db9
boards_arrows = Cada casilla lleva impresa una flecha. Cuando un marcador no puede estar en una casilla, seguid las flechas hasta la primera en la que pueda.
    .title = Las flechas
    .of = 2c25b5fc0ece
boards_precedence = Alto riesgo necesita el juego básico. Sus reglas se añaden a las del juego básico y, donde no coinciden, manda la expansión.
    .title = La expansión y el juego básico
    .of = 3ef1e02dbf5a
boards_two-boards = El tablero de tamaño entero tiene por una cara el taller y por la otra el laboratorio; el de medio tamaño, el ático y el sótano. Así que con una sola caja ninguna partida usa las dos caras de un tablero.
    .title = Tableros de dos caras
    .of = 6e83524d2645
boards_floors = El taller y el laboratorio se juegan tal cual, o cada uno con un ático encima o un sótano debajo.
    .title = Cuántas plantas
    .of = a070d5231328
boards_garage = El taller es un edificio de { $floors_garage_alone ->
        [one] { $floors_garage_alone } planta
       *[other] { $floors_garage_alone } plantas
    }. Trae :window: ventanas y :fire-door: puertas cortafuegos, y un coche explosivo opcional. El laboratorio está por la otra cara.
    .title = Taller
    .of = 7b09b239b9b9
boards_laboratory = El laboratorio tiene { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } planta
       *[other] { $floors_laboratory_alone } plantas
    }. Añade una :stairs: escalera y :ladder: escalas y, como opciones, una plataforma, aparatos explosivos y un derrame. El taller está por la otra cara.
    .title = Laboratorio
    .of = 621cfdd7a474
boards_attic-or-basement = Un { -attic } o un { -basement } siempre se añade a otro edificio, y nunca los dos.
    .title = Ático o sótano
    .of = 7a77c6d8e476
boards_both = En una partida hay un { -attic } o un { -basement }. Los dos juntos no están previstos, ni siquiera con dos cajas.
    .title = Los dos a la vez
    .of = bbc61d18cded
boards_second-story = Un { -attic } o un { -basement } también puede ponerse en cualquiera de los edificios de { product_second-story }. Para el edificio en sí valen las reglas de esa expansión.
    .title = En un edificio de { product_second-story }
    .of = 4b1dcd8d1c72
boards_inner-ways = A la segunda planta, al ático y al sótano se llega por una { -stairs } interior o desde fuera por { -ladder(case: "pl") } portátiles. Las escaleras están impresas, o se pone un marcador de escalera para un ático o un sótano.
    .title = Cómo llegar a las demás plantas
    .of = 07c1cbd93949
boards_no-throwing = Nadie tira desde una planta alta una { -victim }, un { -hazmat } ni ninguna otra cosa.
    .title = No se tira nada
    .of = 098935048ca7
boards_basement-outside = El { -basement } no tiene { -outside(case: "pl") }: en ese nivel nadie se mueve alrededor del edificio ni sale de él.
    .title = Abajo no hay exterior
    .of = a23df7e73a84
boards_own-plans = No hemos tenido a mano ninguna lista de las paredes, ventanas y puertas impresas de estos tableros. Donde este acompañante dibuja un plano suyo, es nuestro.
    .title = Planos nuestros
    .of = d2c0ebd0a2ab
boards_laboratory-floors = La planta baja y la alta tienen { $floor-rows ->
        [one] { $floor-rows } fila
       *[other] { $floor-rows } filas
    } por { $floor-columns ->
        [one] { $floor-columns } columna
       *[other] { $floor-columns } columnas
    } cada una: de la { $lab_ground_first } a la { $lab_ground_last } la baja y de la { $lab_upper_first } a la { $lab_upper_last } la alta.
    .title = Columnas del laboratorio
    .of = 70eecfcb015f
boards_attic-columns = La planta añadida tiene { $floor-rows ->
        [one] { $floor-rows } fila
       *[other] { $floor-rows } filas
    } y las columnas de la { $added-first } a la { $added-last }, que solo puede señalar un dado de doce caras.
    .title = Columnas de la planta añadida
    .of = 512d787ede0e
boards_attic-above = En el taller, el { -attic } está sobre la mitad izquierda: una columna del ático queda justo encima de la columna cuyo número es { $attic-shift } menor.
    .title = Qué hay debajo del ático
    .of = 675bf513c0ef
boards_laboratory-streets = La { -engine } tiene una { -parking-spot } a lo largo de cada uno de los dos lados largos, por encima y por debajo del edificio.
    .title = Calles del laboratorio
    .of = c65c32b0119e

## Componentes

components = Lo que hace falta en la mesa.
    .title = Componentes
    .of = 4e246ef9840f
components_dice = Un { -red-die } de { $die-red ->
        [one] { $die-red } cara
       *[other] { $die-red } caras
    } y un { -black-die } de { $die-black ->
        [one] { $die-black } cara
       *[other] { $die-black } caras
    }.
    .title = Dados
    .of = 2556aa199e28
components_dice-twelve = Un { -red-die } de { $die-red ->
        [one] { $die-red } cara
       *[other] { $die-red } caras
    } y, como { -black-die }, el de { $die-twelve ->
        [one] { $die-twelve } cara
       *[other] { $die-twelve } caras
    } de Alto riesgo.
    .title = Dados con otra planta
    .of = e3daea58f73f
components_dice-eight = Además, el { -black-die } de { $die-black ->
        [one] { $die-black } cara
       *[other] { $die-black } caras
    }: lo piden el cañón de agua o la primera explosión.
    .title = Dado de ocho caras
    .of = 156cc68ccb14
components_board = El tablero de dos caras del juego básico.
    .title = Tablero básico
    .of = df14a36570c3
components_second-story = Los dos tableros del edificio y todo lo demás que pida esa expansión.
    .title = Tableros de { product_second-story }
    .of = d7f8ee436ea8
components_firefighters = { $firefighters } { -firefighter(case: "pl") }, cada uno de un color.
    .title = Bomberos
    .of = 287b4e6ef047
components_fire = { $fire-markers } marcadores con :smoke: { -smoke } por una cara y :fire: { -fire } por la otra.
    .title = Marcadores de fuego
    .of = ef84ab626485
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
       *[other] { $poi-markers_victim } :victim: { -victim(case: "pl") }
    } y { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
       *[other] { $poi-markers_false } { -false-alarm(case: "pl") }
    }, todas con el mismo dorso: :poi: un { -poi }.
    .title = Puntos de interés
    .of = 10dd992abd54
components_damage = { $damage-cubes } { -damage-cube(case: "pl") }. No hay más: son la reserva y el reloj del edificio.
    .title = Cubos de daño
    .of = e9eaaa0b6ee5
components_doors = { $door-markers } :door: { -door(case: "pl") }, abiertas por una cara y cerradas por la otra.
    .title = Puertas
    .of = cfac501f4f70
components_hot-spots = { $hot-spot-markers } :hot-spot: { -hot-spot(case: "pl") }.
    .title = Puntos calientes
    .of = 780fe61fc574
components_hazmats = { $hazmat-markers } :hazmat: { -hazmat(case: "pl") }.
    .title = Materiales peligrosos
    .of = 6a55bab45a9c
components_markers = { $action-markers ->
        [one] { $action-markers } marcador
       *[other] { $action-markers } marcadores
    } para ahorrar { -action-point(case: "pl") }.
    .title = Marcadores de acción
    .of = fae87f7fabdd
components_heal = { $heal-markers ->
        [one] { $heal-markers } marcador
       *[other] { $heal-markers } marcadores
    } para { -treated-victim(case: "pl") }.
    .title = Marcadores de cura
    .of = 1cb88687c75c
components_vehicles = Una :engine: { -engine } y una :ambulance: { -ambulance }.
    .title = Vehículos
    .of = 781e13584b42
components_specialists = { $specialist-cards } { -specialist(case: "pl") }, cada uno con su carta.
    .title = Especialistas
    .of = 9c8908d18e5d
components_extreme = Lo que añade la expansión. Lo que hay aquí para un tablero que no usáis se queda en la caja.
    .title = De Alto riesgo
    .of = 54b44269f93f
components_extreme_garage = El tablero de tamaño entero, con el taller a la vista.
    .title = Tablero del taller
    .of = de6e3ab30f73
components_extreme_laboratory = El tablero de tamaño entero, con el laboratorio a la vista.
    .title = Tablero del laboratorio
    .of = 8a1273082ee1
components_extreme_attic = El tablero de medio tamaño, con el ático a la vista.
    .title = Tablero del ático
    .of = 4e8d258120b1
components_extreme_basement = El tablero de medio tamaño, con el sótano a la vista.
    .title = Tablero del sótano
    .of = 3fa11bc237c4
components_extreme_windows = { $open-windows } marcadores de :window: { -window } abierta; las cerradas no llevan marcador.
    .title = Ventanas abiertas
    .of = 893925475ba1
components_extreme_doors = { $extra-doors } :door: { -door(case: "pl") } corrientes más.
    .title = Más puertas
    .of = 11b2608d092d
components_extreme_fire-doors = { $fire-door-markers } :fire-door: { -fire-door(case: "pl") } verdes.
    .title = Puertas cortafuegos
    .of = 9c820b5dbf2b
components_extreme_jams = { $jam-markers } :jam: { -jam-marker(case: "pl") }.
    .title = Marcadores de atasco
    .of = dc2c6f44f177
components_extreme_ladders = { $ladder-halves_lower } { -lower-half(case: "pl") } y { $ladder-halves_upper } { -upper-half(case: "pl") }, que forman { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
       *[other] { $ladders } :ladder: { -ladder(case: "pl") }
    }.
    .title = Mitades de escala
    .of = 14ea670377c5
components_extreme_stairs = { $stair-markers } marcadores de :stairs: escalera; una partida usa uno solo.
    .title = Marcadores de escalera
    .of = 39198bd43039
components_extreme_large-object = { $objects_large } ficha grande: el :car: coche por una cara, un aparato explosivo por la otra.
    .title = Objeto grande
    .of = 056929beb69e
components_extreme_small-object = { $objects_small } ficha pequeña: un aparato explosivo por una cara, un aparato tóxico por la otra.
    .title = Objeto pequeño
    .of = 79a30bad5524
components_extreme_toxic = { $toxic-markers } :toxic: { -toxic-marker(case: "pl") }.
    .title = Marcadores tóxicos
    .of = e4952cf60ad4
components_extreme_floors = { $floor-markers } marcadores de suelo, con un :floor-damaged: { -damaged-floor } por una cara y un :floor-destroyed: { -destroyed-floor } por la otra.
    .title = Marcadores de suelo
    .of = 05668d806bfe
components_extreme_figures = { $figures } figuras: los especialistas del juego básico y el ingeniero de estructuras. También están en la caja las reglas.
    .title = Figuras
    .of = ec899e9b74bc
components_extreme_list = Las fichas de objeto están impresas por las dos caras y se incluye un dado de doce, aunque no todas las listas lo digan. Ninguna nombra una ficha para la plataforma: tomad cualquier marcador.
    .title = Lo que olvidan las listas
    .of = b98383e23a43

## Preparación

setup = La mesa se prepara en este orden.
    .title = Preparación
    .of = 138cfc376eb4
setup_board-1 = Poned el tablero básico por su primera cara.
    .title = La primera cara
    .of = e6e26a4f82e1
setup_board-2 = Poned el tablero básico por su segunda cara.
    .title = La segunda cara
    .of = 222bb6ab2fba
setup_garage = Poned el tablero de tamaño entero de Alto riesgo con el taller a la vista.
    .title = El taller
    .of = 5f64ada0db3f
setup_laboratory = Poned el tablero de tamaño entero de Alto riesgo con el laboratorio a la vista.
    .title = El laboratorio
    .of = 253b48bfb6b4
setup_second-story = Poned los tableros de { product_second-story } y preparadlos como dice esa expansión; después vienen los cambios de abajo.
    .title = El edificio de { product_second-story }
    .of = 85e04d518c11
setup_attic = Poned el ático junto al edificio, y un marcador de escalera en el tablero de abajo, como { -lower-half } de una subida: con el taller hay para él un sitio impreso, y otro que comparten el laboratorio y { product_second-story }.
    .title = El ático
    .of = 02b1fe07c347
setup_attic-stairs = Si no distinguís el sitio impreso, poned el marcador en la casilla que queda justo debajo de la escalera del ático.
    .title = Dónde está la escalera del ático
    .of = ad147f0fae0b
setup_basement = Poned el sótano junto al edificio, y un marcador de escalera en la planta baja, en el mismo sitio para todos los edificios. Es el extremo de arriba de la bajada.
    .title = El sótano
    .of = c1b1256ee0cc
setup_die = Tomad para las columnas el { -black-die } de { $die-black ->
        [one] { $die-black } cara
       *[other] { $die-black } caras
    }, junto al { -red-die } para las filas.
    .title = El dado de ocho caras
    .of = fcd4d6e5104a
setup_die-twelve = Tomad para las columnas el { -black-die } de { $die-twelve ->
        [one] { $die-twelve } cara
       *[other] { $die-twelve } caras
    } en lugar del de { $die-black }, junto al { -red-die } para las filas.
    .title = El dado de doce caras
    .of = 2280ea5dc561
setup_die-twelve-basement = Tomad para las columnas el { -black-die } de { $die-twelve ->
        [one] { $die-twelve } cara
       *[other] { $die-twelve } caras
    } en lugar del de { $die-black }, junto al { -red-die } para las filas.
    .title = El dado de doce caras
    .of = d8c34ab5ff8c
setup_doors = Poned un marcador de :door: { -door } cerrada en cada puerta impresa.
    .title = Puertas
    .of = 525e96b6d202
setup_fire-doors = Poned un marcador verde cerrado en cada :fire-door: { -fire-door } impresa.
    .title = Puertas cortafuegos
    .of = 67120f9dd998
setup_windows = Todas las :window: { -window(case: "pl") } empiezan cerradas: dejad sus marcadores junto al tablero.
    .title = Ventanas
    .of = d0a043085fd0
setup_car = Poned el :car: coche en la zona del taller, donde ocupa { $object-spaces_large ->
        [one] { $object-spaces_large } casilla
       *[other] { $object-spaces_large } casillas
    }. Hacedlo antes de tirar ningún dado.
    .title = El coche
    .of = 6c4a5a4f2612
setup_equipment = Poned el objeto explosivo grande y el pequeño en sus sitios del laboratorio. Hacedlo antes de tirar ningún dado.
    .title = Los aparatos
    .of = a9c4b5ba3e6b
setup_equipment-toxic = Poned en su sitio el objeto explosivo grande. El pequeño va por su cara tóxica, así que se derramará y no estallará.
    .title = Aparatos explosivos y tóxicos
    .of = 75cc3ccba77a
setup_toxic = Poned el objeto pequeño en su sitio del laboratorio por su cara tóxica, y cada :toxic: { -toxic-marker } junto al tablero.
    .title = El aparato tóxico
    .of = f1350eb1444a
setup_objects-reroll = Lo que la preparación pondría sobre un { -explosive-object }, sea una explosión, un punto de interés, un punto caliente o un material peligroso, se vuelve a tirar.
    .title = Sobre un objeto no
    .of = a870f1b5712f
setup_points = Devolved a la caja { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim }
       *[other] { $poi-out_victim } { -victim(case: "pl") }
    } y { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm }
       *[other] { $poi-out_false } { -false-alarm(case: "pl") }
    }, y barajad boca abajo las otras { $poi-play_victim } víctimas y { $poi-play_false } falsas alarmas.
    .title = Puntos de interés
    .of = 775ba01900c8
setup_level = Elegid un { -level }. Dice cuántas explosiones, cuántos { -hazmat(case: "pl") } y cuántos { -hot-spot(case: "pl") } hay.
    .title = Nivel
    .of = b633b55e0511
setup_family-fire = Poned :fire: { -fire } en las casillas de la tabla: para cada fila, esas columnas. Todavía no hay ninguna pared dañada.
    .title = Primer fuego
    .of = bdb55b926963
setup_family-points = Poned boca abajo un :poi: { -poi } en cada casilla de la tabla: para cada fila, esas columnas.
    .title = Primeros puntos de interés
    .of = 4b7630d51848
setup_family-board-2 = Tirad para { $family-explosions ->
        [one] { $family-explosions } { -explosion }
       *[other] { $family-explosions } { -explosion(case: "pl") }
    } sin ningún daño, y para { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }. Solo la primera cara tiene un comienzo impreso para este modo.
    .title = Modo familiar en la segunda cara
    .of = 46d460a10d05
setup_garage-family = Tirad para { $family-explosions ->
        [one] { $family-explosions } { -explosion } y resolvedla
       *[other] { $family-explosions } { -explosion(case: "pl") } y resolvedlas
    } sin poner ningún { -damage-cube }. Luego tirad para { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Modo familiar en el taller
    .of = 9ad4cb5016b9
setup_laboratory-family = Tirad para { $family-explosions ->
        [one] { $family-explosions } { -explosion } y resolvedla
       *[other] { $family-explosions } { -explosion(case: "pl") } y resolvedlas
    } sin poner ningún { -damage-cube }. Luego tirad para { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Modo familiar en el laboratorio
    .of = 976bb5c99b5c
setup_first-explosion = Tirad el { -black-die }: la tabla da la fila y la columna de la primera { -explosion }.
    .title = Primera explosión
    .of = 4ed2d17488c8
setup_first-explosion-twelve = La tabla acaba en { $die-black }. Tirad para ella el dado de ocho caras, aunque el { -black-die } de esta partida tenga { $die-twelve ->
        [one] { $die-twelve } cara
       *[other] { $die-twelve } caras
    }: es una regla nuestra.
    .title = Primera explosión con doce caras
    .of = 5fef302b5c70
setup_garage-experienced = Para el taller no se conoce ninguna excepción, así que vale la preparación del juego básico, con la primera { -explosion } donde digan el tablero o esa tabla.
    .title = Modo experto en el taller
    .of = 4bd64e35bd25
setup_laboratory-explosions = Tirad los dos dados ya para la primera { -explosion }. Cada planta tiene que tener al menos { $explosions-per-floor ->
        [one] { $explosions-per-floor } explosión
       *[other] { $explosions-per-floor } explosiones
    }: volved a tirar las que dejarían una planta sin ninguna.
    .title = Explosiones en el laboratorio
    .of = 3e4b592ba197
setup_second-explosion = Tirad los dos dados para la segunda { -explosion }, y otra vez si la casilla ya arde.
    .title = Segunda explosión
    .of = 2e75be07b69f
setup_third-explosion = Para la tercera, dad la vuelta al { -black-die } de la segunda hasta su cara opuesta y tirad solo el { -red-die }, otra vez mientras la casilla ya arda.
    .title = Tercera explosión
    .of = 03249e958d86
setup_fourth-explosion = Los bomberos heroicos tiran los dos dados para una { -explosion } más.
    .title = Cuarta explosión
    .of = 35da1b320760
setup_extra-explosion = Tirad para { $extra-explosions } { -explosion } más, con su { -hot-spot }.
    .title = Una explosión más
    .of = 2c02bfac5729
setup_extra-explosion-basement = Tirad para { $extra-explosions } { -explosion } más, con su { -hot-spot }.
    .title = Una explosión más
    .of = 4c658f00b5b2
setup_extra-explosion-family = Tirad para { $extra-explosions } { -explosion } más. Como las demás de este modo, no trae ni daño ni punto caliente.
    .title = Una explosión más en modo familiar
    .of = 405e15aa74aa
setup_explosion-resolved = Cada una de estas pone en su casilla un :fire: y un :hot-spot:, y después es una { -explosion } completa, con todo su daño.
    .title = Lo que hace cada explosión
    .of = 8dd65728804c
setup_hazmats = Tirad una casilla para cada :hazmat: { -hazmat } de vuestro nivel, y otra vez si arde.
    .title = Materiales peligrosos
    .of = 4fed5a36bb3e
setup_rolled-points = Tirad una casilla para cada uno de { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }, y otra vez si arde o ya tiene uno.
    .title = Gente
    .of = 2a7d4580504b
setup_laboratory-points = Repartid cada { -poi } entre las plantas: no empiezan más de { $lab-points-per-floor } en la misma. Volved a tirar lo que haga falta.
    .title = Gente en las plantas
    .of = 4938d299dc49
setup_hot-spots = Tirad para { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot } más y ponedlo
       *[other] { $levels_veteran_more } { -hot-spot(case: "pl") } más y ponedlos
    } en el tablero.
    .title = Puntos calientes del nivel
    .of = 5c6c1c956d6b
setup_hot-spots-players = Tirad para tantos { -hot-spot(case: "pl") } más como dé la tabla para vuestro número de jugadores.
    .title = Puntos calientes si sois muchos
    .of = 0380c47d2294
setup_hot-spots-attic = Tirad para { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot } más en el tablero
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "pl") } más en el tablero
    }, y añadid { $extra-hot-spots_pool } a la { -pool }.
    .title = Puntos calientes de la planta añadida
    .of = dfe019ae9d62
setup_hot-spots-basement = Tirad para { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot } más en el tablero
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "pl") } más en el tablero
    }, y añadid { $extra-hot-spots_pool } a la { -pool }.
    .title = Puntos calientes de la planta añadida
    .of = b946c8433477
setup_pool = Dejad junto al tablero { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot }
       *[other] { $levels_recruit_pool } { -hot-spot(case: "pl") }
    } como { -pool }.
    .title = La reserva
    .of = 5365cb905144
setup_pool-heroic = Dejad junto al tablero { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot }
       *[other] { $levels_heroic_pool } { -hot-spot(case: "pl") }
    } como { -pool }.
    .title = La reserva heroica
    .of = 28488e71b20d
setup_pool-short = Si los marcadores no llegan para todo, primero van los del tablero, y la { -pool } se queda con el resto.
    .title = Pocos puntos calientes
    .of = 7db0403fe11e
setup_specialists = Cada cual toma un { -specialist }. Los demás esperan junto a la { -engine }.
    .title = Especialistas
    .of = eab14cfbb411
setup_start = Cada cual pone su { -firefighter } en la { -outside } que quiera.
    .title = Dónde empiezan los bomberos
    .of = 2947d3b15db7
setup_vehicles = Acordad dónde están la :engine: { -engine } y la :ambulance: { -ambulance }: cada una en cualquier { -parking-spot } de su clase.
    .title = Vehículos
    .of = cf9c0d47bf67
setup_ladders = Poned en la { -engine }, plegadas, { $ladders ->
        [one] la :ladder: { -ladder }
       *[other] las { $ladders } :ladder: { -ladder(case: "pl") }
    }.
    .title = Escalas
    .of = 4ce77e95671a
setup_engine-family = Poned la { -engine } en la { -parking-spot } que queráis. Lleva las escalas y se queda allí toda la partida.
    .title = Autobomba del modo familiar
    .of = fe57a3c3a55c
setup_platform = Poned en la { -engine } la ficha de la :platform: { -platform }.
    .title = Plataforma
    .of = 71c0e654efce
setup_saved = Acordad quién empieza. Nadie tiene ahorrado todavía ningún { -action-point }.
    .title = Puntos de acción
    .of = 589933b7a383

## El turno

turn = Un turno es algo de trabajo, luego más fuego y luego quizá más gente a la que buscar.
    .title = El turno
    .of = ab2cee0a43bb
turn_order = Primero haces acciones, después avanza el fuego y después se completan los puntos de interés. Luego le toca a quien tienes a la izquierda.
    .title = Tres partes
    .of = b29e1432fd41
turn_points = Tienes por turno { $action-points ->
        [one] { $action-points } { -action-point }
       *[other] { $action-points } { -action-point(case: "pl") }
    } para tus acciones, en cualquier orden y tantas veces como puedas pagar.
    .title = Puntos de acción
    .of = d18de406df52
turn_saving = Lo que no gastas puedes ahorrarlo para turnos posteriores, hasta { $saved-most ->
        [one] { $saved-most } { -action-point }
       *[other] { $saved-most } { -action-point(case: "pl") }
    }. Coge un marcador de acción por cada uno.
    .title = Ahorrar puntos
    .of = 375cdab1a103
turn_extra-not-saved = Cada { -action-point } de más de un { -specialist } es solo para este turno. Lo que sobre se pierde.
    .title = Los puntos de más no se ahorran
    .of = 507d78c2562e

## Acciones

actions = Qué puedes hacer con tus puntos de acción.
    .title = Acciones
    .of = cf326767b55c
actions_costs = Los costes en { -action-point(case: "pl") }, salvo que un { -specialist } diga otra cosa.
    .title = Lo que cuestan las acciones
    .of = d153a3b6fb09
actions_costs-experienced = Los costes en { -action-point(case: "pl") } de lo que solo hay en este modo.
    .title = Lo que cuestan más acciones
    .of = c1393ca88060
actions_costs-extreme = Los costes en { -action-point(case: "pl") }, si vuestro edificio y vuestras opciones tienen estas cosas.
    .title = Lo que cuestan las acciones de Alto riesgo
    .of = f26cd6152b8c
actions_move = Moverte a una { -adjacent } sin { -fire } cuesta { $cost_move ->
        [one] { $cost_move } { -action-point }
       *[other] { $cost_move } { -action-point(case: "pl") }
    }. Puede haber { -smoke }; no te frena.
    .title = Moverse
    .of = 94c1f3a792b4
actions_reveal = Al entrar en una casilla con un :poi: { -poi } le das la vuelta por { $cost_reveal ->
        [one] { $cost_reveal } { -action-point }
       *[other] { $cost_reveal } { -action-point(case: "pl") }
    }. Una { -false-alarm } sale del tablero; una :victim: { -victim } se queda.
    .title = Descubrir
    .of = 00fe35278b38
actions_move-fire = Moverte a una casilla con :fire: cuesta { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point }
       *[other] { $cost_move-fire } { -action-point(case: "pl") }
    }. No puedes hacerlo con una { -victim }, y tu turno no puede acabar ahí.
    .title = Hacia el fuego
    .of = aa87429cbce5
actions_carry = Moverte con una :victim: { -victim } cuesta { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } por casilla. Mientras, no llevas nada más y no puedes entrar en el { -fire }.
    .title = Llevar a alguien
    .of = bfedd851aeec
actions_carry-hazmat = Moverte con un :hazmat: { -hazmat } cuesta también { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } por casilla. Llevas una sola carga a la vez, y no hacia el { -fire }.
    .title = Llevar un material peligroso
    .of = d7824786dbda
actions_lead = Una { -treated-victim } camina contigo sin coste de más: cada casilla cuesta { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point }
       *[other] { $cost-experienced_lead } { -action-point(case: "pl") }
    }.
    .title = Acompañar
    .of = dc107d275ee1
actions_door = Abrir o cerrar una :door: { -door } de tu casilla cuesta { $cost_door ->
        [one] { $cost_door } { -action-point }
       *[other] { $cost_door } { -action-point(case: "pl") }
    }. Donde una puerta quedó destruida no hay nada que abrir ni cerrar.
    .title = Puertas
    .of = 56824c50329b
actions_extinguish = En tu casilla o en una { -adjacent } quitas :smoke: por { $cost_smoke ->
        [one] { $cost_smoke } { -action-point }
       *[other] { $cost_smoke } { -action-point(case: "pl") }
    } o conviertes :fire: en humo por { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point }
       *[other] { $cost_fire-smoke } { -action-point(case: "pl") }
    }.
    .title = Extinguir
    .of = ac5e795ef75e
actions_extinguish-fire = Un :fire: de esas casillas puede quitarse del todo por { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point }
       *[other] { $cost_fire-out } { -action-point(case: "pl") }
    }.
    .title = Apagar un fuego
    .of = 00ba8dbb7ac3
actions_chop = Un { -chop } cuesta { $cost_chop ->
        [one] { $cost_chop } { -action-point }
       *[other] { $cost_chop } { -action-point(case: "pl") }
    } y pone un { -damage-cube } en una { -wall } de tu casilla.
    .title = A hachazos
    .of = ba658f3e76a7
actions_chop-supply = Ese cubo sale de la reserva de { $damage-cubes }, así que cada { -chop } también acerca el { -collapse }.
    .title = El hacha le cuesta al edificio
    .of = 1ddded8f1ce2
actions_drive = Por { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    } un vehículo va a la siguiente { -parking-spot } de su clase, en el sentido de las agujas del reloj o al revés. Para conducir la :engine: tienes que estar a bordo; la :ambulance: también puedes pedirla desde cualquier sitio.
    .title = Conducir
    .of = 69fdc1ae912d
actions_ride = Quien está en la plaza de un vehículo puede ir en él cuando circula, por { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point }
       *[other] { $cost-experienced_ride } { -action-point(case: "pl") }
    }.
    .title = Ir a bordo
    .of = 1a1de3332581
actions_deck-gun = A bordo de la { -engine } disparas el { -deck-gun } por { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point }
       *[other] { $cost-experienced_deck-gun } { -action-point(case: "pl") }
    }.
    .title = Disparar el cañón de agua
    .of = 6ae55f316a10
actions_crew-change = Junto a la { -engine } puedes cambiar tu { -specialist } por uno que no use nadie por { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point }
       *[other] { $cost-experienced_crew-change } { -action-point(case: "pl") }
    }, como primera acción de tu turno.
    .title = Relevo
    .of = 854df58be6e3
actions_dispose = Un :hazmat: { -hazmat } sacado del edificio sale allí de la partida, por { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point }
       *[other] { $cost-experienced_dispose } { -action-point(case: "pl") }
    }.
    .title = Deshacerse de un material peligroso
    .of = decfdb1f5409
actions_rescue-family = Una :victim: { -victim } a la que se saca del edificio está { -rescued }.
    .title = Rescatar
    .of = 1dac10e458b8
actions_rescue-experienced = Una :victim: { -victim } solo está { -rescued } en las casillas de la { -ambulance }: llevadla hasta allí, o llevad la ambulancia hasta donde esté.
    .title = Rescatar
    .of = 79d99f9a23ac

## El fuego

fire = Después de tus acciones le toca al fuego.
    .title = El fuego
    .of = d43d5be680b6
fire_roll = Tira los dos dados para el { -target }. Lo que pasa allí depende de lo que haya.
    .title = Avance del fuego
    .of = 86d7da280f4f
fire_target = Un { -target } vacío recibe :smoke:. El humo que hay en él se convierte en :fire:. Donde ya arde hay una { -explosion }.
    .title = Lo que hace la tirada
    .of = 895654ab4548
fire_beside-fire = Todo { -smoke } que se pone junto a { -fire } es fuego en el acto.
    .title = Humo junto al fuego
    .of = bc5db9da5fd9
fire_flashover = En una { -flashover } todo :smoke: con :fire: en una { -adjacent } se convierte en fuego, una y otra vez, hasta que no prende más. También se hace cuando no ha habido { -explosion }.
    .title = Deflagración
    .of = f09fae322092
fire_flashover-limits = Una { -flashover } no salta por encima de una casilla vacía, una { -wall } o una { -door } cerrada.
    .title = Dónde acaba la deflagración
    .of = 035923c6f6fd
fire_flashover-again = Cuando han explotado { -hazmat(case: "pl") }, haz otra vez la { -flashover }, hasta que no cambie nada.
    .title = Humo tras explotar materiales peligrosos
    .of = 4fa658336ab1
fire_hazmats = Todo :hazmat: de una casilla con :fire: causa allí una { -explosion } completa, también el que alguien lleve. Después sale de la partida, y se pone allí un { -hot-spot } de la { -pool }. Sigue hasta que no quede ninguno en el fuego.
    .title = Materiales peligrosos en el fuego
    .of = aacede5c8e27
fire_hazmat-order = Si arden a la vez varios { -hazmat(case: "pl") }, su orden lo elige quien tiene el turno.
    .title = Varios materiales peligrosos
    .of = 711d809f79a7
fire_flare-up = Si el { -target } tenía un :hot-spot:, una vez resuelto lo demás hay una { -flare-up }: tira un nuevo objetivo y resuélvelo igual, mientras los objetivos tengan puntos calientes.
    .title = Llamarada
    .of = 22766e03a6cf
fire_flare-up-spot = Tras una { -flare-up }, el último { -target } recibe un { -hot-spot } de la { -pool }, si queda alguno. Una tirada corriente no trae ninguno.
    .title = Un nuevo punto caliente
    .of = d2e3e4ede4d6
fire_knocked-down = Todo { -firefighter } de una casilla con :fire: queda { -knocked-down } y va a la { -ambulance }.
    .title = Derribado
    .of = a1f2e384758f
fire_knocked-down-family = En este modo vale cualquier plaza de { -ambulance }: toma la más cercana, y elige entre las que estén igual de cerca.
    .title = A la ambulancia más cercana
    .of = e17535f48ad1
fire_knocked-down-experienced = El { -firefighter } va adonde esté en ese momento la { -ambulance }.
    .title = Adonde esté la ambulancia
    .of = 9297127f7b59
fire_load = La { -victim } que lleva o acompaña un { -firefighter } que queda { -knocked-down } está { -lost }.
    .title = Lo que llevaba
    .of = 21e410ba95c0
fire_load-hazmat = El { -hazmat } que lleva un { -firefighter } que queda { -knocked-down } explota.
    .title = Un material peligroso a cuestas
    .of = 8909cfebd7b4
fire_victims = Toda { -victim } de una casilla con :fire: está { -lost }. Dad la vuelta a cada :poi: que haya en ella: una víctima está perdida, una { -false-alarm } solo se va.
    .title = Gente en el fuego
    .of = 5ef161481389
fire_outside = Se quita todo el :fire: de fuera del edificio. Los vehículos no sufren daño.
    .title = Fuego fuera
    .of = d2e52115120b
fire_outside-order = Primero se retira a la gente en el fuego, después el fuego de fuera. No conocemos ningún caso en que importe el orden.
    .title = Lo que viene al final
    .of = ed649d6c69c9

## Explosiones

explosion = Una sacudida va en todas las direcciones.
    .title = Explosiones
    .of = 0cb672aac4f5
explosion_directions = Una { -explosion } sale de su casilla en cada una de { $blast-directions ->
        [one] { $blast-directions } dirección
       *[other] { $blast-directions } direcciones
    }. La propia casilla sigue ardiendo.
    .title = En todas las direcciones
    .of = 543a59e4982d
explosion_wall = Una { -wall } que sigue en pie detiene la sacudida y recibe un { -damage-cube }.
    .title = Contra una pared
    .of = bed95f64c336
explosion_door = Una :door: cerrada detiene la sacudida, y se quita su marcador. No se pone ningún { -damage-cube }.
    .title = Contra una puerta
    .of = ed1650191fc4
explosion_open-door = Se quita el marcador de una { -door } abierta, y la sacudida sigue hasta la casilla siguiente.
    .title = Por una puerta abierta
    .of = a0599343c04a
explosion_next-space = Una casilla siguiente vacía o con :smoke: recibe :fire:.
    .title = A la casilla siguiente
    .of = 4a326c620dec
explosion_shockwave = Si la casilla siguiente ya arde, una { -shockwave } sigue recta en esa dirección.
    .title = Onda expansiva
    .of = 7ca4f5310b74
explosion_shockwave-passes = Una { -shockwave } pasa por casillas en llamas, paredes destruidas y puertas abiertas. Las puertas por las que pasa quedan destruidas.
    .title = Por dónde pasa
    .of = b971b25fd0ae
explosion_shockwave-ends = Acaba en una casilla vacía o en { -smoke }, que se convierten en :fire:, incluso fuera del edificio; en una { -wall }, que recibe un { -damage-cube }; o en una { -door } cerrada, que se quita.
    .title = Dónde acaba
    .of = e2793ac70c72
explosion_own-breach = Una { -wall } que destruye esta misma sacudida todavía la detiene.
    .title = Una pared que cede
    .of = bf077da82997
explosion_example = El { -target } ya arde. Su { -wall } izquierda, dañada, recibe el último { -damage-cube } que aguanta y detiene la sacudida. Por arriba se quita una { -door } abierta y arde la casilla vacía de detrás. Por la derecha la siguiente también arde, así que una { -shockwave } sigue hasta el :smoke: de más allá, que se convierte en :fire:. Por abajo se quita una { -door } cerrada, y nada más.
    .title = Ejemplo: una explosión
    .of = 2f8e5afc136c

## Puntos de interés

points-of-interest = Quienes te necesitan están escondidos bajo signos de interrogación.
    .title = Puntos de interés
    .of = 280253ae38fa
points-of-interest_refill = Al final de tu turno completa hasta que haya en el tablero { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }. Tira los dos dados para cada uno.
    .title = Completar
    .of = 72790201bf7a
points-of-interest_counting = Una { -victim } que sigue en el { -building } cuenta como uno.
    .title = Qué cuenta
    .of = f6eb97471713
points-of-interest_counting-outside = También cuenta una { -victim } que está fuera y no ha llegado a la { -ambulance }.
    .title = Las víctimas de la calle cuentan
    .of = 6d69f95bcd54
points-of-interest_clear = Quita de la casilla que salga todo :smoke: o :fire: y pon en ella el { -poi }. Tira otra vez si la casilla ya tiene uno o una { -victim }.
    .title = Sobre humo o fuego
    .of = 9f794fc08238
points-of-interest_at-firefighter = Si hay allí un { -firefighter }, dale la vuelta en el acto.
    .title = Sobre un bombero
    .of = 83375b74c9f1
points-of-interest_arrows = Si la casilla que sale tiene fuego, humo, un { -poi }, una { -victim } o un { -firefighter }, sigue las flechas hasta la primera que no tenga nada de eso.
    .title = Seguir las flechas
    .of = 609dae2d5c84

## Especialistas

specialists = Cada cual es bueno en otra cosa.
    .title = Especialistas
    .of = 79403fbfc718
specialists_table = La tabla da cada { -action-point } corriente y de más. Los de más son para lo que diga el especialista.
    .title = Puntos de cada especialista
    .of = dfaad74ae5fe
specialists_paramedic = Atiendes a una :victim: { -victim } de tu casilla por { $special_treat ->
        [one] { $special_treat } { -action-point }
       *[other] { $special_treat } { -action-point(case: "pl") }
    }; después se la puede acompañar. Por la { -extinguishing } pagas { $special_double } veces lo normal.
    .title = Paramédico
    .of = ce72d3f55724
specialists_captain = Con tus { $specialist-points_captain_extra } puntos de más, o con los tuyos, mueves a otros { -firefighter(case: "pl") } o haces que abran y cierren puertas.
    .title = Jefe de dotación
    .of = 4e9b03cd198d
specialists_captain-limit = En el bombero CAFS no puedes gastar más de { $special_cafs-command ->
        [one] { $special_cafs-command } punto de más
       *[other] { $special_cafs-command } puntos de más
    } por turno.
    .title = Jefe de dotación y CAFS
    .of = 4b0527b4c294
specialists_imaging = Das la vuelta a cualquier :poi: del tablero por { $special_reveal ->
        [one] { $special_reveal } { -action-point }
       *[other] { $special_reveal } { -action-point(case: "pl") }
    }.
    .title = Técnico de imagen térmica
    .of = 1eaab9ee4592
specialists_cafs = Tus { $specialist-points_cafs_extra } puntos de más son solo para la { -extinguishing }. De los corrientes tienes nada más que { $specialist-points_cafs_points }.
    .title = Bombero CAFS
    .of = 7bd37224b720
specialists_hazmat-technician = Quitas un :hazmat: { -hazmat } de tu casilla por { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point }
       *[other] { $special_remove-hazmat } { -action-point(case: "pl") }
    }.
    .title = Técnico en materiales peligrosos
    .of = 2f071f9edb73
specialists_generalist = Tienes { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point }
       *[other] { $specialist-points_generalist_points } { -action-point(case: "pl") }
    } y ninguna otra habilidad.
    .title = Generalista
    .of = c772544a1857
specialists_rescue = Un { -chop } te cuesta solo { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point }
       *[other] { $special_rescue-chop } { -action-point(case: "pl") }
    }. Tus { $specialist-points_rescue_extra } puntos de más son para moverte. Por la { -extinguishing } pagas { $special_double } veces lo normal.
    .title = Especialista en rescate
    .of = 32102c3d582e
specialists_driver = Disparas el { -deck-gun } por { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point }
       *[other] { $special_driver-gun } { -action-point(case: "pl") }
    } y puedes volver a tirar sus dados.
    .title = Conductor operador
    .of = abdae3b40cb6
specialists_engineer-clear = Por { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point }
       *[other] { $special_engineer-clear } { -action-point(case: "pl") }
    } devuelves a la { -pool } un :hot-spot: de tu casilla. Solo es posible mientras en ella y en cada { -adjacent } no haya { -fire }.
    .title = Ingeniero de estructuras: puntos calientes
    .of = e5157b624e53
specialists_engineer-repair = Por { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } quitas un { -damage-cube } de una { -wall } dañada de tu casilla, y vuelve a la reserva. No puede estar destruida, y no pueden arder ni tu casilla ni una { -adjacent }.
    .title = Ingeniero de estructuras: reparaciones
    .of = a304ac6abb31
specialists_engineer-no-water = No puedes extinguir nada.
    .title = Ingeniero de estructuras: sin agua
    .of = bd85203c644d

## Vehículos

vehicles = Lo que hay en la calle.
    .title = Vehículos
    .of = 4895ee2c86c1
vehicles_quadrants = El edificio se divide en { $quadrants ->
        [one] { $quadrants } { -quadrant }
       *[other] { $quadrants } { -quadrant(case: "pl") }
    } de { $quadrant-rows ->
        [one] { $quadrant-rows } fila
       *[other] { $quadrant-rows } filas
    } por { $quadrant-columns ->
        [one] { $quadrant-columns } columna
       *[other] { $quadrant-columns } columnas
    }.
    .title = Cuadrantes
    .of = 03012ebdfefa
vehicles_quadrants-1 = A qué { -quadrant } llega la { -engine } desde la { -parking-spot } de cada calle.
    .title = Primera cara: alcance de la autobomba
    .of = 7f7e21c5b8ba
vehicles_quadrants-2 = A qué { -quadrant } llega la { -engine } desde la { -parking-spot } de cada calle.
    .title = Segunda cara: alcance de la autobomba
    .of = 63df182242e5
vehicles_deck-gun = El { -deck-gun } llega al { -quadrant } que está junto a la { -engine }. Tira los dos dados; al que señale a otra parte se le da la vuelta hasta su cara opuesta.
    .title = Apuntar el cañón de agua
    .of = da139cc2cdb7
vehicles_deck-gun-water = Quita todo el :fire: y todo el :smoke: del { -target } y de cada { -adjacent }. Las paredes y las puertas cerradas paran el agua.
    .title = Lo que despeja
    .of = 7f0aba719d9f
vehicles_deck-gun-forbidden = No puedes dispararlo mientras haya en ese { -quadrant } algún { -firefighter }.
    .title = Nadie en medio
    .of = ff6291d73831

## Ventanas y tabiques

windows = Más entradas, y paredes que no aguantan mucho.
    .title = Ventanas y tabiques
    .of = cbdffb560456
windows_what = Una :window: { -window } aparece rayada en el tablero. Deja pasar sin romper la pared, y se abre y se cierra de modo parecido a una { -door }.
    .title = Ventanas
    .of = 9456d715fc11
windows_closed = Toda { -window } empieza cerrada.
    .title = Al principio, cerradas
    .of = 6d1b729dbcfb
windows_open = Desde la casilla de la { -window } la abres o la cierras por { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point }
       *[other] { $cost-extreme_window } { -action-point(case: "pl") }
    }. Es una { -movement-action }.
    .title = Abrir y cerrar
    .of = 653e53bcdbca
windows_from-outside = También puedes hacerlo desde la { -outside } que hay delante de la { -window }.
    .title = Desde fuera
    .of = bdbe41fb946d
windows_adjacent = A través de una { -window } abierta cuenta como { -adjacent } la casilla del otro lado. Pon en ella un marcador al abrirla y quítalo al cerrarla.
    .title = Ventanas abiertas
    .of = 257386874ccb
windows_wall = Una { -wall } con { -window } se destruye con { $window-damage ->
        [one] { $window-damage } { -damage-cube }
       *[other] { $window-damage } { -damage-cube(case: "pl") }
    }.
    .title = La pared de alrededor
    .of = 787b63385783
windows_blast = Una sacudida pasa por una { -window } abierta y, aun así, a diferencia de lo que ocurre en una puerta, la { -wall } de alrededor recibe el daño y queda destruida.
    .title = Una sacudida en una ventana abierta
    .of = a1dac0e11964
windows_marker = Cuando se destruye la { -wall } de una { -window } abierta, su marcador vuelve junto al tablero.
    .title = El marcador de una ventana rota
    .of = 3e030db2b6f1
windows_light-walls = Un tramo azul es un { -light-wall }. Se destruye con { $light-damage ->
        [one] { $light-damage } { -damage-cube }
       *[other] { $light-damage } { -damage-cube(case: "pl") }
    }.
    .title = Tabiques
    .of = 5912159a7619
windows_light-chop = Un solo { -chop } echa abajo un { -light-wall }, a su coste normal.
    .title = El hacha y los tabiques
    .of = 5503c8fad365

## Puertas cortafuegos

fire-doors = Puertas que aguantan, y luego aguantan demasiado.
    .title = Puertas cortafuegos
    .of = ff808e6232f0
fire-doors_what = Una :fire-door: { -fire-door } está marcada en verde y tiene marcadores propios. Salvo en lo que sigue, es una { -door } como cualquier otra.
    .title = Puertas cortafuegos
    .of = 98fcb2a3e1eb
fire-doors_roll = Cuando una sacudida del { -advance-fire } destruiría una { -fire-door } cerrada, tira primero el { -red-die }.
    .title = Se tira por ella
    .of = 22c725ce0a5b
fire-doors_open = La sacudida que topa con una { -fire-door } abierta se la lleva y sigue, como con cualquier puerta abierta.
    .title = Una puerta cortafuegos abierta
    .of = 309900127838
fire-doors_holds = Con { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high } la sacudida se detiene, el marcador se queda y por ahí no llega fuego. Las demás direcciones se resuelven como siempre.
    .title = Aguanta
    .of = 893575097da1
fire-doors_jams = Con { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high } aguanta igual, y se pone en ella un :jam: { -jam-marker }.
    .title = Aguanta y se atasca
    .of = e5545760548c
fire-doors_jams-again = Por una { -fire-door } atascada no se tira: cada nueva sacudida añade otro { -jam-marker }.
    .title = Ya atascada
    .of = 6d7e31be943b
fire-doors_shut = Una { -fire-door } atascada no puede abrirse.
    .title = No hay paso
    .of = 94668f14b63c
fire-doors_unjam = Un { -chop } desde una casilla de la puerta quita un solo { -jam-marker }, al coste normal del hachazo.
    .title = Desatascar a hachazos
    .of = 3dd57e2f4d8a
fire-doors_unjam-cube = Quitar a hachazos un { -jam-marker } no gasta ningún { -damage-cube }: al edificio no le hace daño.
    .title = Sin cubo por un atasco
    .of = b687435f078b
fire-doors_last-jam = Cuando se quita su último { -jam-marker }, la { -fire-door } queda destruida.
    .title = El último atasco
    .of = 931d9e2d768d
fire-doors_jams-short = Si se está usando { $jam-markers ->
        [one] el único { -jam-marker }
       *[other] cada uno de los { $jam-markers } { -jam-marker(case: "pl") }
    }, la puerta aguanta igual y no se añade ninguno más.
    .title = No quedan marcadores de atasco
    .of = 5199e9bd710e

## Objetos explosivos

objects = Algo grande que más vale que no se caliente.
    .title = Objetos explosivos
    .of = ca68af66f1a2
objects_scope = Es una opción. Hay en el tablero un { -explosive-object } que estalla tras demasiado daño.
    .title = Jugar con objetos explosivos
    .of = 4e43a1800e29
objects_car = El :car: coche está en la zona del taller y ocupa { $object-spaces_large ->
        [one] { $object-spaces_large } casilla
       *[other] { $object-spaces_large } casillas
    }.
    .title = El coche
    .of = f96c7cdd8bd6
objects_wall = Un { -explosive-object } cierra todo paso hacia él y a través de él, e impide la adyacencia, como una { -wall } gruesa.
    .title = Como una pared gruesa
    .of = 0e3ab6e5d5c2
objects_no-fire = Mientras sigue en pie, en sus casillas no hay nunca { -smoke } ni { -fire }.
    .title = Sobre él no arde nada
    .of = 697091e0d502
objects_target = Si el { -advance-fire } señala una de sus casillas, sigue las flechas hasta la primera que pueda ser { -target }.
    .title = Si sale como objetivo
    .of = 4a89af34eaf2
objects_damage = Siempre que una sacudida pondría :fire: en una de sus casillas, pon en cambio un { -damage-cube } en el objeto.
    .title = Cómo se daña
    .of = f9063d909b91
objects_capacity = Un objeto explota en cuanto tiene encima tantos cubos como lleva dibujados: eso es su { -capacity }, y si son más también vale. Cada uno es un { -damage-cube }.
    .title = Cuando ya tiene bastante
    .of = 8be145e53dca
objects_capacities = Por ejemplos se conoce la { -capacity } del coche y del aparato tóxico. Las de los aparatos explosivos son valores nuestros, para cuando no se lea lo impreso en la ficha.
    .title = Capacidades
    .of = e32aea4e8117
objects_order = Acaba la sacudida que se está resolviendo; solo entonces explota el objeto.
    .title = Primero una, después la otra
    .of = b1e9e7e24868
objects_large = Pon :fire: y un :hot-spot: en sus dos casillas y quita la ficha. Después sale de la pareja una sola { -explosion } en { $object-directions ->
        [one] { $object-directions } dirección
       *[other] { $object-directions } direcciones
    }.
    .title = El coche explota
    .of = b4f1fee0ef79
objects_laboratory-large = El aparato grande del laboratorio hace lo que haría un coche: :fire: y un :hot-spot: en sus dos casillas, fuera la ficha, y una sola { -explosion } en { $object-directions ->
        [one] { $object-directions } dirección
       *[other] { $object-directions } direcciones
    }.
    .title = El aparato grande explota
    .of = a650106e71f7
objects_family-hot-spot = En modo familiar, no pongas ningún { -hot-spot } por un objeto que explota.
    .title = Sin puntos calientes en modo familiar
    .of = 2856e1faec9b
objects_cubes = Cada { -damage-cube } de un objeto que ha explotado sale de la partida. Sigue contando para el { -collapse } y no vuelve nunca a la reserva.
    .title = Sus cubos
    .of = 355d1ff56d43
objects_refill = Un { -poi } que sale sobre un { -explosive-object } sigue las flechas.
    .title = Puntos de interés
    .of = 505169ebf623
objects_small = Pon :fire: y un :hot-spot: en su casilla y quita la ficha. Hay en ella una { -explosion } y después otra en la misma casilla: { $small-explosions } en total.
    .title = El aparato pequeño explota
    .of = e26359c65213

## Escaleras fijas

stairs = De planta en planta por dentro del edificio.
    .title = Escaleras fijas
    .of = 6a19b3eb958e
stairs_adjacent = La casilla de abajo y la de arriba de la :stairs: { -stairs } son adyacentes, así que cada una puede tener hasta { $stair-neighbours ->
        [one] { $stair-neighbours } vecina
       *[other] { $stair-neighbours } vecinas
    }. Por lo demás son casillas corrientes.
    .title = Una pareja de casillas
    .of = bdeb7e323419
stairs_ordinary = Moverse por ellas cuesta lo normal. Una casilla de escalera puede tener gente, un { -hazmat }, un { -hot-spot }, { -smoke } o { -fire }, y las paredes de alrededor pueden destruirse.
    .title = Qué puede pasar en ellas
    .of = 66baeef9dfa9
stairs_coordinates = Cada casilla de escalera muestra las coordenadas de la otra.
    .title = La otra mitad
    .of = 699c26bff632
stairs_explosion = Una { -explosion } en una casilla de escalera va en { $stair-neighbours ->
        [one] { $stair-neighbours } dirección
       *[other] { $stair-neighbours } direcciones
    }.
    .title = Una explosión en la escalera
    .of = 200b78e3e429
stairs_vertical = Si arde la otra mitad, la sacudida que llega a ella sale solo por su lado abierto, el que no tiene pared, aunque las demás paredes estén dañadas o no estén.
    .title = Escalera arriba o abajo
    .of = 528f4ba7d49b
stairs_wave = Una { -shockwave } que llega por la planta a una casilla de escalera en llamas sale en una sola dirección: todo recto si la pared de detrás está destruida; si no, a la otra planta, y esa pared no recibe daño.
    .title = Una onda llega a la escalera
    .of = 89bc04a70ed4
stairs_wave-on = Si la otra mitad también arde, la { -shockwave } sigue por el lado abierto de esa mitad.
    .title = Y más allá
    .of = 55667b010c8e
stairs_example-explosion = Explota una casilla inferior de escalera que tiene paredes arriba, a la izquierda y abajo, y está abierta por la derecha; la mitad de arriba arde. Cada una de esas paredes recibe un { -damage-cube }, arde la casilla de la derecha y, en la planta alta, la de debajo de la mitad superior.
    .title = Ejemplo: una explosión en la escalera
    .of = c8b16f92e467
stairs_example-wave = Una { -shockwave } llega a una casilla de escalera en llamas y la pared de detrás está destruida: prende la casilla de detrás de esa pared, en la misma planta. Si la pared hubiera estado en pie, le habría tocado a la otra mitad de la escalera.
    .title = Ejemplo: una onda en la escalera
    .of = c2a00773a6bb

## Escalas

ladders = De planta en planta por fuera del edificio.
    .title = Escalas
    .of = a170ec53660f
ladders_engine = En una casilla de la { -engine } coges una :ladder: { -ladder } por { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point }
       *[other] { $cost-extreme_take-ladder } { -action-point(case: "pl") }
    }. La llevas plegada a su sitio y allí la levantas; antes no sube nadie por ella.
    .title = Coger una escala
    .of = d5442cf482b0
ladders_carry = Moverse con una { -ladder } cuesta lo normal.
    .title = Llevarla
    .of = f0130cb70b52
ladders_no-load = No llevas una { -ladder } junto con una { -victim } o un { -hazmat }, pero mientras tanto puedes acompañar a una { -treated-victim }.
    .title = Ninguna otra carga
    .of = 542f14953387
ladders_single = Nunca llevas más de una sola { -ladder }.
    .title = De una en una
    .of = 5d11e59901cc
ladders_ambulance = Una { -ladder } no puede ir en la { -ambulance }, ni contigo ni sola. Para ir a bordo, déjala fuera.
    .title = En la ambulancia no
    .of = 7dffe299aac1
ladders_raise = Solo fuera, levantas la { -ladder } por { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point }
       *[other] { $cost-extreme_raise } { -action-point(case: "pl") }
    }, que es una { -movement-action }: la { -lower-half } en tu casilla y la { -upper-half } en la { -outside } correspondiente de la planta alta. Ya no la lleva nadie.
    .title = Levantarla
    .of = 95c19adeec38
ladders_climb = Entre sus mitades subes o bajas por { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    }, o por { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } con una { -victim }, un { -hazmat } o, contra la regla normal, una { -treated-victim }.
    .title = Subir y bajar
    .of = 92f931b21bbd
ladders_enter = Los mismos costes valen entre la { -upper-half } y el edificio, por una { -window } abierta o una { -wall } destruida.
    .title = Al edificio
    .of = 9772565d9804
ladders_upper-single = En una { -upper-half } no cabe más que { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter }
       *[other] { $upper-half-room } { -firefighter(case: "pl") }
    }.
    .title = Sitio para un solo bombero
    .of = 6cde9fe174d3
ladders_upper-work = Desde la { -upper-half } extingues y das un { -chop } como siempre.
    .title = Trabajar ahí arriba
    .of = 0224b657f47f
ladders_upper-leave = En una { -upper-half } no puede dejarse una { -victim } ni un { -hazmat }.
    .title = Ahí arriba no se deja nada
    .of = 593f1ad76354
ladders_lower = La { -lower-half } está en el suelo. Puede haber en ella cuantas figuras sean, y no estorba a nadie, tampoco a los vehículos.
    .title = El pie de la escala
    .of = 47b62084b9a8
ladders_fold = Desde su casilla inferior pliegas la { -ladder } por { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point }
       *[other] { $cost-extreme_fold } { -action-point(case: "pl") }
    }. Las dos mitades acaban ahí.
    .title = Plegarla
    .of = d6d8b9216a69
ladders_fold-occupied = Una { -ladder } no puede plegarse mientras haya un { -firefighter } en su { -upper-half }.
    .title = Hay alguien arriba
    .of = e9d3b8fa2e6f
ladders_fire = Un :fire: en cualquiera de las mitades hace caer la { -ladder }: queda plegada en la casilla inferior.
    .title = Fuego en una escala
    .of = 12cbb27fe132
ladders_fire-people = Quien está en ese fuego sufre lo de siempre. Con fuego abajo y alguien en la { -upper-half }, ese { -firefighter } queda { -knocked-down }, la { -victim } está { -lost }, y un { -hazmat } que lleve explota en la casilla inferior.
    .title = Quienes están en la escala
    .of = 780b486c5e3e
ladders_hazmat = De un { -hazmat } solo se deshace uno en el suelo, fuera. Una { -upper-half } no basta.
    .title = Los materiales peligrosos, hasta abajo
    .of = cef33c122076
ladders_movement = Llevar una { -ladder }, levantarla, subir o bajar por ella y plegarla es en cada caso una { -movement-action }, para todas las habilidades y límites de los especialistas.
    .title = El trabajo con escalas es movimiento
    .of = 1a179e6fe8b7
ladders_example = Ada sube del suelo a la { -upper-half } por { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    } y entra por una { -window } abierta por { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    } más. Sacar de nuevo a una { -treated-victim } le cuesta { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } hasta la mitad superior y { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } hasta abajo.
    .title = Ejemplo: subir y bajar por una escala
    .of = 9aab549f2ebc
ladders_floor = Quien levanta una { -ladder } dice para qué planta. Para cambiarla hay que plegarla y volver a levantarla: una escala nunca sirve a las dos plantas altas.
    .title = A qué planta lleva
    .of = cb3a1b370c5c
ladders_tall = Entre las mitades de una { -ladder } a la tercera planta todo cuesta el doble: { $tall_climb ->
        [one] { $tall_climb } { -action-point }
       *[other] { $tall_climb } { -action-point(case: "pl") }
    } a solas, { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point }
       *[other] { $tall_climb-loaded } { -action-point(case: "pl") }
    } con una { -victim } u otra carga.
    .title = Hasta el ático
    .of = 7ce10b8aa90c

## Vehículos en estos edificios

tall-vehicles = Cómo sirven los vehículos a edificios con más de una planta.
    .title = Vehículos en estos edificios
    .of = 43dcf3d7044e
tall-vehicles_gun = El { -deck-gun } llega a la mitad del edificio que está junto a la { -engine }, en las dos plantas. Al { -red-die } se le da la vuelta hasta su cara opuesta si hace falta; al { -black-die }, nunca.
    .title = Cañón de agua en el laboratorio
    .of = f959cc660cf0
tall-vehicles_forbidden = No puedes dispararlo mientras haya en esa mitad algún { -firefighter }, en la planta que sea.
    .title = Nadie en esa mitad
    .of = 62b4885b844b
tall-vehicles_drive = Por { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    } un vehículo va a cualquier { -parking-spot } de su clase, no solo a la siguiente. La :engine: sigue necesitando a su conductor a bordo; la :ambulance: viene desde cualquier sitio.
    .title = Conducir en el laboratorio
    .of = cc0a393b7ef9
tall-vehicles_three-floors = El { -deck-gun } solo llega a la mitad del tablero que está junto a la { -engine }. Con tantas plantas recomendamos en su lugar la { -platform }.
    .title = Cañón de agua con tres plantas
    .of = 9abb82f76257
tall-vehicles_three-floors-dice = Al { -red-die } se le da la vuelta hasta su cara opuesta si hace falta. El { -black-die } vale tal como cae.
    .title = Dados con tres plantas
    .of = b4b1cde773e2
tall-vehicles_three-floors-people = No puedes disparar mientras haya algún { -firefighter } en la mitad adonde puede ir el agua, en ninguna planta.
    .title = Nadie en la mitad del objetivo
    .of = c6b25f3ff476
tall-vehicles_garage-attic = Tira para él el dado de ocho caras. Adónde llega depende del lado en que esté la { -engine }.
    .title = Cañón de agua en el taller con ático
    .of = 1ffc0f78c85d
tall-vehicles_garage-right = A la derecha el edificio tiene una sola planta, y el { -deck-gun } funciona allí como en el juego básico.
    .title = Desde la derecha
    .of = 30d464a6a8a3
tall-vehicles_garage-left = A la izquierda llega a la mitad de las dos plantas. Al { -red-die } se le puede dar la vuelta; un { -black-die } de { $attic-gun-from } o más cuenta { $attic-shift } más y señala así el { -attic }, columnas de la { $added-first } a la { $added-last }.
    .title = Desde la izquierda
    .of = bfbb98f8780e
tall-vehicles_basement = El { -deck-gun } usa como siempre el dado de ocho caras. El { -basement } no es { -target } ni para él ni para la { -platform }, salvo por un agujero del suelo.
    .title = Cañón de agua y sótano
    .of = 0a392895ef73

## Plataforma hidráulica

platform = Un ascensor con manguera.
    .title = Plataforma hidráulica
    .of = c1da598168ff
platform_scope = Es una opción. La :platform: { -platform } ocupa el lugar del { -deck-gun }.
    .title = Jugar con la plataforma
    .of = b341580f0c45
platform_capacity = Hay sitio para { $platform-room ->
        [one] { $platform-room } figura
       *[other] { $platform-room } figuras
    }: bomberos, o un { -firefighter } con una { -victim } o con un { -hazmat }, pero nunca solo víctimas. A una víctima sola se la puede cargar y dejar ahí.
    .title = Quién puede ir en ella
    .of = bd2f2dd95f16
platform_step = Entre la { -engine } y la { -platform } pasas por { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point }
       *[other] { $cost-extreme_platform-step } { -action-point(case: "pl") }
    }; entre el edificio y la plataforma, al coste normal.
    .title = Subir y bajar
    .of = e9433b5cd2f8
platform_operate = Por { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point }
       *[other] { $cost-extreme_platform } { -action-point(case: "pl") }
    }, o por { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point }
       *[other] { $special_driver-platform } { -action-point(case: "pl") }
    } el conductor operador, la { -platform } y su carga van a cualquier { -outside } de una planta alta a lo largo de la calle de la autobomba, o de vuelta a la { -engine }, en una sola acción.
    .title = Mover la plataforma
    .of = f1472eee1bdd
platform_not-movement = Mover la { -platform } es una acción con un vehículo y no una { -movement-action }.
    .title = No es un movimiento
    .of = af284ad63581
platform_who = Solo la mueve un { -firefighter } que esté en la { -platform } o en la { -engine }.
    .title = Quién puede moverla
    .of = a32bff3717ff
platform_work = Quienes están en la { -platform } extinguen, dan un { -chop } y abren o cierran una { -window } como siempre.
    .title = Trabajar desde ella
    .of = a03404cf8fc0
platform_cannon = Por { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point }
       *[other] { $cost-extreme_cannon } { -action-point(case: "pl") }
    }, o por { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point }
       *[other] { $special_driver-cannon } { -action-point(case: "pl") }
    } el conductor operador, su cañón alcanza sin dados la casilla de al lado, por una { -window } abierta o una { -wall } destruida.
    .title = Su cañón
    .of = d59d1e196050
platform_cannon-water = Se quita todo el :fire: y todo el :smoke: del { -target } y de cada { -adjacent }. Las paredes y las puertas cerradas paran el agua.
    .title = Lo que despeja el cañón
    .of = 6f3529667d37
platform_cannon-forbidden = El cañón no puede usarse mientras haya una { -victim } u otro { -firefighter } en cualquiera de las casillas que despejaría.
    .title = Nadie en medio
    .of = d81a613204c1
platform_stay = La { -engine } no puede circular hasta que la { -platform } esté de vuelta en ella.
    .title = La autobomba espera
    .of = 02c7ea36d095

## Derrame químico

spill = Lo que sale de aquí no es para mojarse los pies.
    .title = Derrame químico
    .of = aabd01a1b2b3
spill_scope = Es una opción. El aparato tóxico del laboratorio se trata como un { -explosive-object }, pero cuando se alcanza su { -capacity } hay un { -spill } y ninguna explosión.
    .title = Jugar con el derrame
    .of = 89e8981008a7
spill_damage = Cierra el paso como una { -wall } gruesa y no arde nunca. La sacudida que pondría :fire: en su casilla le pone un { -damage-cube }, hasta { $capacity_toxic }.
    .title = Daño que recibe
    .of = e4b3329b18e2
spill_markers = La ficha y sus cubos salen de la partida. Pon un :toxic: { -toxic-marker } en su casilla y después otros, uno tras otro, hasta que haya { $toxic-markers }.
    .title = Se derrama
    .of = 15f4022af2a4
spill_next = Cada marcador siguiente va a una { -adjacent } al azar de la del último puesto. Reparte por igual las caras de un dado entre las casillas que pueden recibirlo, como muestra la tabla.
    .title = Hacia dónde corre
    .of = 4c7df7d1845d
spill_no-roll = Si hay una sola casilla así, no se tira.
    .title = Un solo camino
    .of = 6a7b12ddc566
spill_walls = Un { -spill } no pasa por paredes, puertas cerradas ni ventanas cerradas: solo cuenta una { -adjacent }.
    .title = Las paredes lo paran
    .of = e351e16076f9
spill_dead-end = Ninguna casilla recibe un segundo { -toxic-marker }. Si no queda ninguna hacia la que correr, retrocede por donde ha venido hasta que la haya.
    .title = Callejones sin salida
    .of = 9d62c44eed2e
spill_short = Si ni siquiera al retroceder hay casilla, el { -spill } acaba con menos de { $toxic-markers ->
        [one] { $toxic-markers } marcador
       *[other] { $toxic-markers } marcadores
    }.
    .title = No hay hacia dónde correr
    .of = ca75dddc36a8
spill_people = En una casilla tóxica, toda { -victim } está { -lost }, a un { -poi } se le da la vuelta y se trata igual, y todo { -firefighter } queda { -knocked-down }.
    .title = La gente que hay en él
    .of = 4bc600fee6d6
spill_closed = Ningún { -firefighter } puede entrar en una casilla tóxica.
    .title = Prohibido el paso
    .of = bd66eaf923b7
spill_refill = Un { -poi } que sale sobre una casilla tóxica sigue las flechas.
    .title = Puntos de interés
    .of = 5a622f91720c
spill_fire = Un { -toxic-marker } no tiene efecto en { -fire }, en { -smoke }, en un { -hot-spot } ni en un { -hazmat }.
    .title = El fuego no le importa
    .of = d20357d99b5a
spill_remove = El técnico en materiales peligrosos quita un { -toxic-marker } de una { -adjacent } por { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point }
       *[other] { $special_remove-toxic } { -action-point(case: "pl") }
    }.
    .title = Limpiar
    .of = 6538604abea4
spill_example = Una sacudida pone en el aparato el último cubo. El primer marcador va en su casilla; alrededor pueden recibir el siguiente A, B y C, y sacar { $spill-example_first } dice C. Desde C se elige entre D y E; la tirada dice D, que es un callejón sin salida. De vuelta en C, el siguiente va a E sin tirar. Alrededor de E están B, F y G, y sacar { $spill-example_last } dice B, donde una { -victim } está { -lost }.
    .title = Ejemplo: un derrame
    .of = 857b7e6c055b
spill_example-dice = Una traducción nombra dados que no existen. Se refiere a lo que ha salido en un dado corriente.
    .title = Dados del ejemplo
    .of = a6e4178e22d3
spill_example-third = Las fuentes no coinciden en lo que salió para el tercer marcador. Para el final da igual: uno de D y E es el callejón sin salida y el otro se llena después.
    .title = El tercer marcador
    .of = 8eefb3045ee4
spill_example-blast = Antes del derrame, la sacudida prende las dos vecinas libres de su casilla, daña una sola pared y pone en el aparato el último cubo.
    .title = La sacudida del ejemplo
    .of = b50a8dc6dbc9

## Sótano y agujeros en el suelo

floors = Lo que estalla abajo abre el suelo de arriba.
    .title = Sótano y agujeros en el suelo
    .of = 91f3bb6518bb
floors_outer-walls = Las paredes exteriores del { -basement }, marcadas en negro, no reciben daño.
    .title = Paredes contra la tierra
    .of = b7e4d3066bba
floors_damage = Resuélvela; después pon un marcador de :floor-damaged: { -damaged-floor } en la casilla de la planta baja que queda justo encima de la explosión.
    .title = Una explosión en el sótano
    .of = 58560ebd616a
floors_damaged = Un { -damaged-floor } todavía no tiene efecto.
    .title = Dañado, pero firme
    .of = 29c7d0a7f5a6
floors_destroy = Un { -damaged-floor } pasa a ser un { -destroyed-floor } cuando hay una { -explosion } en esa misma casilla o justo debajo.
    .title = La segunda sacudida
    .of = 3a56f28098be
floors_cubes = Dale la vuelta al marcador hasta :floor-destroyed:. { $floor-cubes ->
        [one] Sale por ello de la reserva { $floor-cubes } { -damage-cube }
       *[other] Salen por ello de la reserva { $floor-cubes } { -damage-cube(case: "pl") }
    }, lo que puede causar el { -collapse } del edificio.
    .title = Lo que le cuesta al edificio
    .of = b72b51d24666
floors_fire = Quita de esa casilla el fuego y el humo. Todo :smoke: de una { -adjacent } se convierte en :fire:, y después se resuelven deflagraciones.
    .title = Su fuego
    .of = d85410680b21
floors_people = Toda { -victim } de allí está { -lost }, y a todo { -poi } se le da la vuelta y se trata igual. Todo { -firefighter } queda { -knocked-down }, y un { -hazmat } explota allí.
    .title = Quienes estaban en él
    .of = 682178752f7d
floors_hot-spots = Cada { -hot-spot } de la casilla vuelve a la { -pool }.
    .title = Sus puntos calientes
    .of = 36a0d571e381
floors_impassable = Nadie puede cruzar un { -destroyed-floor }.
    .title = Un agujero
    .of = 1e53c24493b9
floors_extinguish = Desde una casilla de la planta baja junto al agujero puedes extinguir en la casilla del { -basement } que hay debajo de él.
    .title = Fuego en el fondo de un agujero
    .of = 6327540e42a6
floors_water = Si el { -deck-gun } alcanza un { -destroyed-floor }, como { -target } o al lado de él, el agua actúa en la casilla de debajo.
    .title = Agua por el agujero
    .of = 70c7c9342319
floors_below = Una { -explosion } justo debajo de un agujero convierte además en :fire: el :smoke: que haya junto al agujero en la planta baja; después se resuelven deflagraciones.
    .title = Una explosión bajo un agujero
    .of = bf2c890df52b
floors_wave = Una { -shockwave } que llega a un agujero lleva :fire: a la casilla de debajo, o una { -explosion } si ya arde, y además sigue al otro lado del agujero.
    .title = Una onda sobre un agujero
    .of = 9203d20399ca
floors_refill = Un { -poi } que sale sobre un agujero va a la casilla de debajo.
    .title = Puntos de interés
    .of = 2d52f9a0ea1b
floors_target = Si el { -advance-fire } señala un { -destroyed-floor }, el { -target } es la casilla de debajo.
    .title = El fuego sale sobre un agujero
    .of = 63e0df18a2d2
floors_short = Si { $floor-markers ->
        [one] el único marcador de suelo está
       *[other] los { $floor-markers } marcadores de suelo están
    } ya en el tablero, nuevas explosiones de abajo no dañan más suelos.
    .title = No quedan marcadores de suelo
    .of = 3d333efc8c63
floors_trapped = La partida se acaba y se pierde si un { -firefighter } queda atrapado: en el { -basement }, o en la planta baja, sin ningún camino para salir.
    .title = Atrapado
    .of = 950154efe7ad
floors_bridge = Es una opción. Desde una { -adjacent }, un { -firefighter } con una { -ladder } la tiende sobre un { -destroyed-floor } como { -bridge }, por { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point }
       *[other] { $cost-extreme_bridge } { -action-point(case: "pl") }
    }.
    .title = La escala como puente
    .of = 76c01c9ffaca
floors_bridge-cross = En una casilla con puente se entra, y se cruza, al coste normal.
    .title = Cruzar el puente
    .of = 27d9d46b0f4d
floors_bridge-lost = Una { -explosion } justo debajo se resuelve como siempre y saca de la partida la { -ladder }.
    .title = Una explosión bajo el puente
    .of = 261835a41419
floors_bridge-fall = Un { -firefighter } en un { -bridge } que se pierde queda { -knocked-down }, con todo lo que eso supone para su carga.
    .title = Quien estaba en el puente
    .of = 8b63cb43a4e2
floors_ladder-down = Es una opción. Desde una casilla junto a un agujero, un { -firefighter } con una { -ladder } la baja por { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point }
       *[other] { $cost-extreme_ladder-down } { -action-point(case: "pl") }
    }: la { -upper-half } en su propia casilla, la { -lower-half } en el { -basement }, justo debajo del agujero.
    .title = Una escala por un agujero
    .of = 4fb7e66d4d15
floors_repair = Es una opción. El ingeniero de estructuras arregla un { -damaged-floor } desde esa casilla o desde debajo. En las casillas de al lado y de debajo no puede haber { -fire }; un { -destroyed-floor } se queda como está.
    .title = Arreglar un suelo
    .of = c94cb696508d
floors_repair-cost = Arreglarlo cuesta { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } y quita el marcador.
    .title = Lo que cuesta arreglarlo
    .of = e07cd4d316dc

## Erratas y falsos amigos

errata = Donde las traducciones pueden despistar, aunque la regla no se discuta.
    .title = Erratas y falsos amigos
    .of = 64d45de70643
errata_order = En una traducción que circula, títulos y columnas han perdido su orden, y el ejemplo de la escala está partido. Aquí cada pieza está en su sitio.
    .title = Columnas revueltas
    .of = f1a9a0beba4f
errata_attic = Una palabra portuguesa para el { -attic } se parece a la española para el { -basement }. En un texto que mezcla las lenguas significan lo contrario.
    .title = ¿Ático o sótano?
    .of = 8a5a4814f505
errata_knocked-down = Las traducciones hablan de bomberos aturdidos o heridos. Se refieren siempre a un bombero { -knocked-down }.
    .title = Aturdido, herido, derribado
    .of = 6c13782377af
errata_shockwave = Una traducción usa en un ejemplo de la escalera su palabra para { -flashover }. Se refiere a una { -shockwave }.
    .title = ¿Onda expansiva o deflagración?
    .of = 0488080f9576
errata_hazmat = Donde una traducción deja subir con un objeto peligroso se refiere a un { -hazmat }. Un { -explosive-object } no puede llevarlo nadie.
    .title = ¿Material peligroso u objeto?
    .of = 99a53d0b6af0
errata_letters = Los efectos de un suelo destruido llevan letras seguidas en una traducción, y en otra empiezan de nuevo a la mitad. Son las mismas reglas.
    .title = Párrafos con letras
    .of = 75adea3a2925

## Lecturas

reading_lost-victims = ¿Cuántas víctimas perdidas son demasiadas?
    .why = Así lo dicen todas las ediciones de tienda que conocemos; el número menor es el de la primera impresión y de una versión contada por otros.
    .of = 7a6a01897a3d
reading_lost-victims_retail = La partida se pierde con { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } víctima perdida
       *[other] { $lost-to-lose_retail } víctimas perdidas
    }.
    .of = da97fc4d55e8
reading_lost-victims_first-print = La partida se pierde ya con { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print } víctima perdida
       *[other] { $lost-to-lose_first-print } víctimas perdidas
    }.
    .of = 3b066125dc5e
reading_precedence = ¿Qué manda cuando la expansión y el juego básico no coinciden?
    .why = También lo dicen las reglas inglesas y las españolas oficiales.
    .of = b104c2e1302d
reading_precedence_expansion = Manda la expansión.
    .of = 2820ab8cbf3c
reading_precedence_add = La expansión se añade al juego básico y solo cambia lo que ella misma nombra.
    .of = 6cb182f325c1
reading_second-story = ¿Qué edificios de { product_second-story } pueden llevar un ático o un sótano?
    .why = Las reglas inglesas nombran los dos edificios; la otra formulación puede leerse de varias maneras.
    .of = 0c3858aa2605
reading_second-story_either = Cualquiera de sus edificios.
    .of = e008024b0454
reading_second-story_board = Solo se pone encima un tablero suelto de esa expansión, como una planta más.
    .of = e462d2e5e1de
reading_basement-outside = ¿Hay un exterior al nivel del sótano?
    .why = Las reglas inglesas y las españolas oficiales no conocen ahí abajo ningún anillo utilizable, así que ambas formulaciones dan lo mismo.
    .of = eaeaa190cfdc
reading_basement-outside_none = No lo hay: nadie se mueve alrededor del sótano.
    .of = a89a56c855d5
reading_basement-outside_no-exit = Nadie sale del sótano hacia fuera, pero no se excluyen casillas a su alrededor.
    .of = 82028685c5cd
reading_attic-and-basement = ¿Puede haber a la vez un ático y un sótano?
    .why = Las reglas hablan siempre del uno o del otro, y las columnas del dado de doce caras solo sirven a una planta añadida.
    .of = 9e708e1e1991
reading_attic-and-basement_never = No: hay uno o hay otro.
    .of = 1021ad9eefa5
reading_attic-and-basement_allowed = Sí, con dos cajas, si el grupo acuerda qué dado señala qué planta.
    .of = 504ab57f53e9
reading_laboratory-floors = ¿Qué columnas son de qué planta del laboratorio?
    .why = La columna sola dice la planta, porque al dado negro de su cañón de agua nunca se le da la vuelta. Qué mitad es cuál lo elegimos nosotros donde no lo diga tu tablero.
    .of = 2211d195a976
reading_laboratory-floors_ground-left = Las columnas más bajas son la planta baja.
    .of = b679f1b80e9f
reading_laboratory-floors_ground-right = Las columnas más bajas son la planta alta.
    .of = dca7f0cc081c
reading_attic-above = ¿Sobre qué columnas está el ático del taller?
    .why = Se sigue de cómo suma el cañón de agua a la columna por el lado izquierdo.
    .of = 7503bd9e1a9a
reading_attic-above_left = Sobre la mitad izquierda, cada columna justo encima de la suya.
    .of = 23f28c415098
reading_attic-above_printed = Donde lo pongan las coordenadas impresas de tu tablero.
    .of = 7dccb1eb9c5b
reading_laboratory-streets = ¿Dónde están las calles de la autobomba en el laboratorio?
    .why = El dado de las filas elige la mitad, así que las mitades van a lo largo de los lados largos. Es conclusión nuestra.
    .of = 3e3a53ce6fdc
reading_laboratory-streets_long-sides = A lo largo de los dos lados largos.
    .of = 73b6f29b26c6
reading_laboratory-streets_printed = Donde tu tablero muestre plazas de aparcamiento.
    .of = 1810da3c744a
reading_component-list = ¿Qué trae la caja aunque una lista lo olvide?
    .why = La lista más completa nombra las dos caras de los objetos, la página del ático incluye el dado, y ninguna nombra una plataforma.
    .of = 2c39860b32c9
reading_component-list_fuller = Se incluyen objetos de dos caras y un dado de doce; la plataforma no tiene ficha.
    .of = 5e93e188a68a
reading_component-list_shorter = Solo lo que nombra la lista más corta: objetos de una sola cara, y ningún dado de doce caras.
    .of = eed1323a4689
reading_attic-stair-place = ¿Dónde va el marcador de escalera del ático?
    .why = El sitio está impreso como un símbolo en el tablero de abajo, y no hemos tenido a mano ninguna lista de los sitios.
    .of = 11eafaee3460
reading_attic-stair-place_below = Justo debajo de la escalera del ático.
    .of = 4683b9854db0
reading_attic-stair-place_free = En cualquier casilla del tablero de abajo que acuerde el grupo.
    .of = eca978887389
reading_basement-stair-half = ¿Qué mitad de la escalera del sótano es el marcador?
    .why = El marcador está en la planta baja, que es el extremo de arriba; la otra formulación repite la frase del ático.
    .of = 466c436f9787
reading_basement-stair-half_upper = Es la mitad de arriba de la escalera.
    .of = 84bb955fbae3
reading_basement-stair-half_lower = Es la mitad de abajo de la escalera.
    .of = fc1d3e5e5980
reading_family-board-2 = ¿Cómo empieza una partida en modo familiar por la segunda cara del tablero?
    .why = No conocemos ningún comienzo para ella, y los edificios mayores empiezan así.
    .of = f24896c0b5bf
reading_family-board-2_rolled = Con explosiones y puntos de interés que se tiran, y sin daño.
    .of = 647e5848f832
reading_family-board-2_first-only = De ninguna manera: el modo familiar se juega por la primera cara.
    .of = 793292e13826
reading_garage-experienced = ¿Se distingue la preparación experta del taller de la del juego básico?
    .why = Las fuentes dan muchos nombres a los dos modos, pero no dicen para este ninguna excepción, así que no cambia nada.
    .of = 3f9939b8908f
reading_garage-experienced_base = No: se prepara como en el juego básico.
    .of = 4fef3e6390c5
reading_garage-experienced_rolled = Sí: su primera explosión se tira con los dos dados, como en el laboratorio.
    .of = 318d77616b21
reading_laboratory-explosions = ¿Cómo se reparten al principio las explosiones del laboratorio?
    .why = Sin una tirada para la primera, la tabla del juego básico tendría que valer para dos plantas. La formulación más completa lo resuelve.
    .of = 1f250c0153a2
reading_laboratory-explosions_both-dice = Se tiran los dos dados desde la primera, y cada planta tiene que tener una explosión.
    .of = f84a0e6c9139
reading_laboratory-explosions_should = Cada planta debería tener una explosión; nada más se distingue del juego básico.
    .of = 2673a0981d3b
reading_laboratory-points = ¿Cómo se reparten entre las plantas los primeros puntos de interés?
    .why = Con dos plantas ambas formulaciones dan lo mismo. Seguimos la literal; con tres plantas deja más al azar.
    .of = 6b6b5b1beb8b
reading_laboratory-points_most = Ninguna planta recibe más de { $lab-points-per-floor }.
    .of = d4989cec118f
reading_laboratory-points_least = Cada planta recibe al menos uno.
    .of = a0ace684b201
reading_family-extra-explosion = ¿Qué trae en modo familiar la explosión de más del ático o del sótano?
    .why = Todas las demás explosiones de la preparación familiar son sin daño, y el modo familiar no tiene puntos calientes.
    .of = fe4efdf450b0
reading_family-extra-explosion_plain = Solo su fuego: ni daño ni punto caliente.
    .of = 7ba09804baff
reading_family-extra-explosion_damage = Su fuego y su daño, pero ningún punto caliente.
    .of = 0b864d290832
reading_family-extra-explosion_full = Su fuego, su daño y un punto caliente, como en modo experto.
    .of = 60422370bfb6
reading_extra-hot-spots = ¿Cómo llegan al tablero los puntos calientes de más de una planta añadida?
    .why = Una formulación nombra los dados, y todos los demás puntos calientes también se tiran.
    .of = 1c94489e996a
reading_extra-hot-spots_rolled = Se tiran.
    .of = 4d332b8036b9
reading_extra-hot-spots_placed = Se ponen donde quiera el grupo.
    .of = 5369dfbec1b9
reading_pool-short = ¿Y si no hay puntos calientes bastantes para el tablero y la reserva?
    .why = Los puntos calientes del tablero importan desde la primera tirada; los de la reserva, solo más tarde.
    .of = 58acb4f627d0
reading_pool-short_board-first = Primero se sirve el tablero, y la reserva se queda con el resto.
    .of = 802bc6ab7117
reading_pool-short_pool-first = Primero se llena la reserva, y el tablero se queda con el resto.
    .of = 275390421932
reading_platform-start = ¿Dónde empieza la plataforma?
    .why = Pasar de una a otra es gratis, así que da igual.
    .of = 379926b77c11
reading_platform-start_on-engine = En la propia autobomba.
    .of = 3a473b9cc74a
reading_platform-start_beside = En una de las casillas de la autobomba.
    .of = 3764d2626eb9
reading_family-engine = ¿Qué hace la autobomba en modo familiar con escalas?
    .why = Las escalas necesitan un sitio, y en modo familiar no se conduce.
    .of = 700f67c9c149
reading_family-engine_stays = Está en una plaza a vuestra elección y se queda ahí.
    .of = d8b7203eac28
reading_family-engine_drives = Puede conducirse como en modo experto.
    .of = 0a58a418af5a
reading_crew-change = ¿Cuándo se puede cambiar de especialista en un turno?
    .why = Un programa que juega con estas reglas insiste en ello; si no, en un turno se podrían usar los puntos de más de dos especialistas.
    .of = 51785e6423c5
reading_crew-change_first = Solo como primera acción del turno.
    .of = 03799a69157c
reading_crew-change_any = En cualquier momento del turno; los puntos de más del nuevo especialista llegan con el turno siguiente.
    .of = eb58e9f3124b
reading_flashover-again = ¿Se hace otra vez la deflagración cuando han explotado materiales peligrosos?
    .why = Humo junto a fuego da fuego en todo lo demás de estas reglas; sería raro que aquí no.
    .of = 281a1be779d2
reading_flashover-again_again = Sí, hasta que no cambie nada más.
    .of = e535f3607773
reading_flashover-again_once = No: la deflagración va antes de los materiales peligrosos, y solo ahí.
    .of = f78012628a5f
reading_hazmat-order = ¿En qué orden explotan varios materiales peligrosos?
    .why = Ninguna fuente lo dice, y alguien tiene que decidirlo.
    .of = 435993c6f2d8
reading_hazmat-order_active = Como quiera quien tiene el turno.
    .of = bc0563e05a8d
reading_hazmat-order_reading-order = De la fila de arriba hacia abajo, y de izquierda a derecha.
    .of = f1384952c5b8
reading_clearing-order = ¿Qué se hace primero al final de un fuego: retirar a la gente o quitar el fuego de fuera?
    .why = Que sepamos, nada depende de ello.
    .of = c4bfb12a02e9
reading_clearing-order_people-first = Primero la gente alcanzada por el fuego, después el fuego de fuera.
    .of = 0474f6b2f4f7
reading_clearing-order_outside-first = Primero el fuego de fuera, para que no alcance a nadie de la calle.
    .of = 3e0cb0ff7179
reading_window-outside = ¿Se puede abrir y cerrar una ventana desde fuera?
    .why = Una fuente lo dice dos veces, y la otra no lo niega.
    .of = 73d60395ac0f
reading_window-outside_yes = Sí, desde la casilla de delante.
    .of = bf2eb0ad3b6c
reading_window-outside_no = Solo desde la casilla de dentro del edificio.
    .of = 305156c1c219
reading_window-wall = ¿Qué destruye un daño en una pared con ventana?
    .why = Las reglas inglesas hablan de la pared; la otra formulación viene de su gramática.
    .of = 7298f4850f04
reading_window-wall_wall = Todo el tramo de pared con la ventana que tiene.
    .of = 12c7aafe5e55
reading_window-wall_window-only = Solo la ventana; la pared conserva su propia resistencia.
    .of = ebc0eddcaa89
reading_window-blast = ¿Pasa una sacudida por una ventana abierta?
    .why = Una ventana abierta hace adyacentes las casillas, como una puerta abierta; que la pared además se daña lo dicen las dos fuentes.
    .of = da8537821150
reading_window-blast_passes = Pasa, y la pared queda destruida.
    .of = a2f2a210322a
reading_window-blast_stops = Destruye la pared y acaba ahí.
    .of = cb12d609a189
reading_window-marker = ¿Qué pasa con el marcador de ventana abierta cuando se destruye su pared?
    .why = Ya no hay ninguna ventana que pueda estar abierta.
    .of = 8a4c6ed3a61f
reading_window-marker_removed = Se quita y puede usarse otra vez.
    .of = 1d603d183d7f
reading_window-marker_stays = Se queda donde está, fuera de uso.
    .of = 056e003bd609
reading_light-chop = ¿Qué cuesta echar abajo un tabique a hachazos?
    .why = Las reglas solo hablan de daño, y un hachazo hace daño a su propio precio. El precio más barato es de una reseña.
    .of = 74df3620fa9f
reading_light-chop_chop = Un hachazo a su coste normal.
    .of = 625a4fc0aaf7
reading_light-chop_cheap = Un solo punto de acción.
    .of = b5fd99127a36
reading_fire-door-closed = ¿Por qué puertas cortafuegos se tira ante una sacudida?
    .why = La misma regla en otra expansión nombra también puertas cerradas.
    .of = 0109e41481a7
reading_fire-door-closed_closed = Solo por las cerradas.
    .of = 590bb4011288
reading_fire-door-closed_any = Por cualquiera que una sacudida destruiría, abierta o cerrada.
    .of = 91e7751bfb2e
reading_fire-door-open = ¿Qué le hace una sacudida a una puerta cortafuegos abierta?
    .why = Aparte de la tirada por las cerradas son puertas corrientes.
    .of = 956f904f66ca
reading_fire-door-open_as-door = Se la lleva y sigue.
    .of = 7983b1d8e86f
reading_fire-door-open_holds = Se cierra de golpe: queda cerrada y detiene la sacudida.
    .of = 699bb457d38d
reading_jam-again = ¿Qué le hace otra sacudida a una puerta cortafuegos atascada?
    .why = La otra formulación se contradice en una sola frase.
    .of = f24eed0133f0
reading_jam-again_adds = Añade un marcador de atasco sin tirada.
    .of = 23b645abd4f1
reading_jam-again_nothing = Se detiene y no añade nada.
    .of = 992e90d2c991
reading_unjam-cost = ¿Qué cuesta quitar un atasco?
    .why = Una fuente nombra la acción, y con ella su precio. Las demás lo dejan abierto o dan otro.
    .of = dbdfe5e24c0c
reading_unjam-cost_chop = Un hachazo por cada marcador de atasco, a su coste normal.
    .of = ed832b25afd8
reading_unjam-cost_single = Un solo punto de acción por cada marcador de atasco.
    .of = 2a0e76b9368b
reading_unjam-cost_action = Una acción por cada marcador de atasco, sin que se diga su precio.
    .of = 316fb2c6da24
reading_unjam-cube = ¿Gasta un cubo de daño quitar un atasco a hachazos?
    .why = Al edificio no le hace daño, y ninguna fuente pide un cubo.
    .of = f95708e60aec
reading_unjam-cube_no = No.
    .of = 5e3a023463aa
reading_unjam-cube_yes = Sí, como cualquier hachazo.
    .of = 622e8e6658d4
reading_jams-short = ¿Y si no quedan marcadores de atasco?
    .why = Que se acaben los marcadores no debería debilitar una puerta.
    .of = 27994ae710e3
reading_jams-short_holds = La puerta aguanta, y no se añade ninguno más.
    .of = 19e2ec7da87c
reading_jams-short_destroyed = La puerta queda destruida.
    .of = d22533ca9523
reading_object-blocks = ¿Cierra el paso un objeto explosivo?
    .why = Lo dice la formulación más completa; la otra lo trata como pared solo para el daño.
    .of = 4fd7fe3f258f
reading_object-blocks_blocks = Sí: nadie entra en él ni lo atraviesa, e impide la adyacencia.
    .of = 07f1f2e575d0
reading_object-blocks_damage-only = No: solo es como una pared cuando se cuenta el daño.
    .of = 243d6d34c26f
reading_object-damage = ¿Qué daña un objeto explosivo?
    .why = Con ambas formulaciones se juega igual: una sacudida pondría fuego ahí.
    .of = 6ceae60b60fc
reading_object-damage_fire = Una sacudida que pondría un fuego nuevo en una de sus casillas.
    .of = d4749c84a2f8
reading_object-damage_reach = Una sacudida que llega a una de sus casillas.
    .of = bd49efd46e20
reading_capacity-test = ¿Cuándo exactamente tiene bastante un objeto?
    .why = Recibe los cubos de uno en uno, así que ambas formulaciones dan casi siempre lo mismo.
    .of = 61044c1ebb80
reading_capacity-test_reaches = En cuanto se alcanza su capacidad.
    .of = 24f1afb2ce9b
reading_capacity-test_at-least = Cuando, al mirar sus cubos tras la sacudida, son tantos como su capacidad o más.
    .of = a5f7cb38bb59
reading_family-object-spots = ¿Traen puntos calientes en modo familiar los objetos que explotan?
    .why = El modo familiar no tiene llamaradas, así que los puntos calientes no tendrían efecto.
    .of = bffbb9d75225
reading_family-object-spots_none = No: solo fuego.
    .of = 3331754f0378
reading_family-object-spots_some = Sí, y un objetivo con punto caliente tiene llamarada.
    .of = 9092b96e87c9
reading_object-cubes = ¿Adónde van los cubos de un objeto que ha explotado?
    .why = Ambas formulaciones los cuentan para el derrumbe. Quitarlos concuerda con el ejemplo del derrame.
    .of = 261ae0aee46a
reading_object-cubes_out = Salen de la partida.
    .of = 8323863c2ab7
reading_object-cubes_stay = Se quedan en sus casillas.
    .of = 0598a7be14d0
reading_small-object-token = ¿Se quita la ficha del objeto pequeño cuando explota?
    .why = De algo que ha explotado no queda nada, y el coche también se quita.
    .of = dd07d10e9e38
reading_small-object-token_removed = Sí.
    .of = 6cdd97950018
reading_small-object-token_stays = No: se queda en su sitio sin ningún efecto.
    .of = a6cff0d7b794
reading_stair-wave = ¿Importan las paredes laterales cuando una onda llega a la escalera?
    .why = Una fuente dice expresamente que no; la otra calla.
    .of = 197b26d40248
reading_stair-wave_opposite = No: solo importa la de enfrente.
    .of = 8f166813a003
reading_stair-wave_all = Sí: si está destruida alguna de las laterales, la onda puede salir por ahí.
    .of = eec788beedb6
reading_stair-example = ¿Dónde queda, en la planta alta, el fuego del ejemplo?
    .why = Solo una fuente dice la dirección, y encaja con la regla del lado abierto.
    .of = f7b78ccc808b
reading_stair-example_open-side = En la casilla de debajo de la mitad superior, por su lado abierto.
    .of = ff842f0350bf
reading_stair-example_any-empty = En una casilla vacía junto a la mitad superior, sin que se diga por qué lado.
    .of = 3acc80461ebf
reading_ladder-pick-up = ¿Dónde hay que estar para coger una escala?
    .why = Ambas formulaciones pueden leerse así, y un bombero a bordo también está en esas casillas.
    .of = f3b638b7ed8b
reading_ladder-pick-up_spaces = En una casilla de la autobomba, a bordo o no.
    .of = caf6a29e5ce4
reading_ladder-pick-up_truck = En la autobomba, es decir, a su lado o a bordo.
    .of = 6626358a3182
reading_ladder-limits = ¿Valen los demás límites de las escalas: una sola, ninguna en la ambulancia, no estorban a nadie?
    .why = Solo los tiene una fuente. Son sensatos, y lo que dice la otra no los contradice.
    .of = 7d260ad599b5
reading_ladder-limits_strict = Valen.
    .of = 8f93aa47957c
reading_ladder-limits_free = No valen: no se habla de ellos.
    .of = 0ff33d4d8216
reading_ladder-fire = ¿Qué más pasa cuando el fuego hace caer una escala?
    .why = La formulación más completa responde a lo que preguntaría cualquier mesa; la otra calla.
    .of = ce75a56dca3f
reading_ladder-fire_full = Cae la escala, y el fuego alcanza también a quienes están en él o encima.
    .of = fa2a5ed6f07f
reading_ladder-fire_ladder-only = Solo cae la escala; a nadie que esté en ella le pasa nada si no arde su propia casilla.
    .of = 228614de8833
reading_fold-occupied = ¿Puede plegarse una escala con alguien arriba?
    .why = Es lo que se haría en un incendio de verdad.
    .of = a1c8c3486e3d
reading_fold-occupied_no = No.
    .of = 42a079d398a7
reading_fold-occupied_down = Sí, y el bombero de arriba baja con ella.
    .of = 43bf98a66919
reading_tall-ladder = ¿Qué cuesta el doble en una escala a la tercera planta?
    .why = Una fuente da números, y solo para el camino entre las mitades.
    .of = 65f93f998812
reading_tall-ladder_between = Solo moverse entre sus mitades.
    .of = 968a5b2478aa
reading_tall-ladder_all = Todo movimiento en la escala, también el de entrar en el edificio.
    .of = 59fefd21dffc
reading_drive-anywhere = ¿Qué tiene de especial conducir en el laboratorio?
    .why = Estos tableros tienen pocas plazas, así que un solo precio para todas tiene sentido. La otra formulación puede esconder la misma regla.
    .of = 2ad07280c602
reading_drive-anywhere_any-spot = Un vehículo va de una vez a cualquiera de sus plazas.
    .of = 8f02e74c35f1
reading_drive-anywhere_any-firefighter = Cualquier bombero puede mandar el vehículo, esté donde esté.
    .of = a733768599cc
reading_three-floors-reach = ¿Hasta dónde llega el cañón de agua con tres plantas?
    .why = Una fuente lo dice, y concuerda con el laboratorio.
    .of = 91db518e7e7a
reading_three-floors-reach_half = Solo a la mitad del tablero junto a la autobomba.
    .of = 2fa0580957b4
reading_three-floors-reach_all = A cualquier casilla del edificio, porque no se dice ningún límite.
    .of = 02a448b90b85
reading_three-floors-dice = ¿Qué pasa con el dado negro con tres plantas?
    .why = Sin columna no habría objetivo, y el laboratorio tiene la misma regla.
    .of = 5261658652cd
reading_three-floors-dice_as-rolled = No se le da la vuelta.
    .of = 53eaa6ed92da
reading_three-floors-dice_unused = No se usa.
    .of = e5e7f401aa25
reading_gun-people = ¿Quién impide disparar el cañón de agua a un edificio con ático?
    .why = El juego básico y el laboratorio solo nombran bomberos, y también la fuente que aquí se contradice.
    .of = 560c72b039ff
reading_gun-people_firefighters = Solo los bomberos de la mitad del objetivo.
    .of = d4d2ca2aa8d6
reading_gun-people_victims-too = Los bomberos y las víctimas de la mitad del objetivo.
    .of = 18550b397d8f
reading_garage-right = ¿Qué reglas del cañón de agua valen desde la derecha del taller con ático?
    .why = El ático cubre solo la mitad izquierda, así que no hay condición que poner.
    .of = 03225d61874c
reading_garage-right_single-floor = Las del juego básico, porque el lado derecho tiene una sola planta.
    .of = 6a036b20e5f0
reading_garage-right_if-single = Las del juego básico, pero solo si no hay nada construido sobre ese lado.
    .of = 09f86dc2bcf1
reading_platform-victim = ¿Puede estar sola en la plataforma una víctima?
    .why = Una víctima no anda, así que dejarla ahí tiene más sentido que subir ella.
    .of = 56713ad57392
reading_platform-victim_left = Sí: se puede cargar una víctima e irse.
    .of = 90717e95aa8f
reading_platform-victim_boards = Sí, y las víctimas pueden incluso subir solas.
    .of = 3b360f45bbbb
reading_platform-step = ¿Qué cuesta subir a la plataforma y bajar de ella?
    .why = Ambas coinciden en que dejarla en la autobomba es gratis; el precio en el edificio solo lo nombra una.
    .of = 26d5bebe1e7a
reading_platform-step_free-at-engine = Nada en la autobomba, lo normal en el edificio.
    .of = 275b8d8e465e
reading_platform-step_usual-on = Lo normal en todas partes, salvo dejarla en la autobomba.
    .of = ac2f65ffd822
reading_platform-who = ¿Quién puede mover la plataforma?
    .why = La formulación que habla del bombero responde a la pregunta; la otra solo dice adónde puede ir la plataforma.
    .of = 141d3c8b66a0
reading_platform-who_aboard = Un bombero que esté en la plataforma o en la autobomba.
    .of = c6599fe65189
reading_platform-who_anyone-there = Cualquier bombero, mientras la plataforma esté del lado de la autobomba.
    .of = a8737db1c726
reading_cannon-people = ¿Quién impide usar el cañón de la plataforma?
    .why = Las fuentes difieren y ninguna puede probarse, así que vamos sobre seguro.
    .of = c8be919a0807
reading_cannon-people_area = Cualquier víctima u otro bombero de una casilla que despejaría.
    .of = b9d2a2867684
reading_cannon-people_target-space = Cualquier víctima, punto de interés u otro bombero de su objetivo.
    .of = efd63dc90ded
reading_cannon-people_victim-area = Cualquier víctima de una casilla que despejaría.
    .of = 388d013b39cf
reading_spill-markers = ¿Cuántos marcadores tóxicos trae un derrame?
    .why = Son los que hay en la caja y en todos los ejemplos.
    .of = 33e694567906
reading_spill-markers_five = { $toxic-markers } en total, con el primero.
    .of = 10d9d9f13ac5
reading_spill-markers_five-more = { $toxic-markers } después del primero, mientras haya marcadores.
    .of = a3d2f5de5692
reading_spill-walls = ¿Detienen las paredes el derrame?
    .why = Una fuente habla de casillas adyacentes, y las paredes impiden la adyacencia en todo lo demás.
    .of = 52a578b596c4
reading_spill-walls_stop = Sí, como las puertas y ventanas cerradas.
    .of = c151a233fb96
reading_spill-walls_pass = No: se filtra.
    .of = db0b923ee6b0
reading_spill-dead-end = ¿Y si el derrame llega a un callejón sin salida?
    .why = El ejemplo retrocede, incluso donde la formulación general habla de otra tirada.
    .of = 1760c25be10d
reading_spill-dead-end_back = Se retrocede por su camino hasta una casilla con una vecina libre.
    .of = 82aee579c3e6
reading_spill-dead-end_reroll = Se tira otra vez hasta que el dado señale una casilla que valga.
    .of = 555be33837f7
reading_toxic-short = ¿Y si no queda sitio para todos los marcadores tóxicos?
    .why = Lo que no se puede poner no se pone.
    .of = 0ccd3298877f
reading_toxic-short_ends = El derrame acaba.
    .of = df08fbfab2b1
reading_toxic-short_jump = El siguiente marcador va a la casilla más cercana que pueda recibirlo.
    .of = c426905938f6
reading_spill-people = ¿A quién se pierde en una casilla tóxica?
    .why = La formulación literal nombra víctimas; a las ocultas las tratamos como en un agujero del suelo.
    .of = 6f787d0691c5
reading_spill-people_victims = A las víctimas, también a las ocultas; los bomberos quedan derribados.
    .of = 5b52594a4662
reading_spill-people_visible = Solo a las víctimas ya descubiertas; un punto de interés oculto se queda.
    .of = 8d8019b1cedd
reading_spill-people_persons = A todas las personas, se entienda como se entienda.
    .of = 6cd96ed89ac4
reading_spill-example = ¿Qué casilla recibe el tercer marcador del ejemplo?
    .why = Sin el dibujo no puede saberse, y para el final no importa.
    .of = 895fa8153377
reading_spill-example_first-of-two = La primera de las dos que quedan.
    .of = 27f6d91c8073
reading_spill-example_second-of-two = La segunda de las dos que quedan.
    .of = 3b696bba2368
reading_spill-example-blast = ¿Qué más hace la sacudida del ejemplo?
    .why = La traducción literal tiene números; la libre, ninguno.
    .of = 88ce002d3eac
reading_spill-example-blast_counted = Fuego en las dos casillas adyacentes y daño en una sola pared.
    .of = dea65b5b39d7
reading_spill-example-blast_uncounted = Fuego en las casillas de alrededor y daño en las paredes de alrededor.
    .of = 6c766d673cc4
reading_basement-walls = ¿Qué paredes del sótano no reciben daño?
    .why = Una fuente nombra su color, que encaja con lo impreso.
    .of = 52d0f962de56
reading_basement-walls_black = Las exteriores, marcadas en negro.
    .of = bc409616da66
reading_basement-walls_outer = Las exteriores, sean del color que sean.
    .of = 4c5691bbfc48
reading_floor-above = ¿Sobre qué casilla se daña el suelo?
    .why = La regla habla de explosiones de abajo, las causara lo que las causara; las formulaciones solo difieren con materiales peligrosos y objetos.
    .of = 4c30d7156e5d
reading_floor-above_explosion = Sobre cada explosión del sótano.
    .of = 18c6cb41b74b
reading_floor-above_target-space = Solo sobre el objetivo de la tirada.
    .of = ddaacd145ff7
reading_floor-cubes = ¿Qué pasa con los cubos que cuesta un suelo destruido?
    .why = La reserva mengua otro tanto en ambos casos. Nunca salen de las paredes.
    .of = 90e06fc8d214
reading_floor-cubes_placed = Se toman de la reserva y se ponen en el marcador.
    .of = 058d17466795
reading_floor-cubes_out = Se toman de la reserva y salen de la partida.
    .of = c65cb64c7ded
reading_floor-people = ¿A quién se pierde cuando cede un suelo?
    .why = Los bomberos quedan derribados, como dice la misma regla; así que solo puede referirse a los demás.
    .of = ad6737c93b1c
reading_floor-people_victims = A las víctimas y los puntos de interés.
    .of = cd500be56f87
reading_floor-people_persons = A todas las personas, se entienda como se entienda.
    .of = 4bcb806210d3
reading_floor-hot-spots = ¿Qué pasa con los puntos calientes cuando cede un suelo?
    .why = Un agujero no puede arder, así que uno nuevo no tendría ahí efecto.
    .of = de6b6fa43192
reading_floor-hot-spots_return = Los de la casilla vuelven a la reserva.
    .of = 37cc258726f0
reading_floor-hot-spots_place = Se pone allí uno de la reserva.
    .of = 8f05f8fed9a9
reading_extinguish-below = ¿Desde dónde se puede apagar fuego bajo un agujero?
    .why = En el agujero no puede estar nadie, así que el mejor sitio es al lado. Ninguna fuente dice la posición.
    .of = 2f2df4a9725c
reading_extinguish-below_beside = Desde una casilla de la planta baja junto al agujero.
    .of = 9b136ef76067
reading_extinguish-below_anywhere-below = Solo desde el sótano, como en cualquier otra casilla.
    .of = c254f6f63daa
reading_explosion-below = ¿Qué hace arriba una explosión debajo de un agujero?
    .why = Lo dice la formulación más completa, y a un fuego nuevo le siguen deflagraciones en todo lo demás.
    .of = bc8719c2847c
reading_explosion-below_flashovers = El humo junto al agujero se convierte en fuego, y siguen deflagraciones.
    .of = 18379b18607a
reading_explosion-below_smoke-only = El humo junto al agujero se convierte en fuego, y nada más.
    .of = bf53f5862e00
reading_target-hole = ¿Y si el fuego sale sobre un agujero?
    .why = También caen por él los puntos de interés, y el agua.
    .of = 673192fcd90f
reading_target-hole_below = El objetivo es la casilla de debajo.
    .of = 49168ff5d948
reading_target-hole_arrows = Se siguen las flechas hasta la primera casilla que pueda ser objetivo.
    .of = e820e9033a7d
reading_target-hole_none = No pasa nada.
    .of = 2173c6deb183
reading_floors-short = ¿Y si no quedan marcadores de suelo?
    .why = Como con todos los marcadores, lo que no hay no se puede poner.
    .of = aad832937481
reading_floors-short_stop = No se daña ningún suelo más.
    .of = 718d1ae876ba
reading_floors-short_substitute = Se usa cualquier otra cosa para marcarlo.
    .of = c4b7c2ee7610
reading_trapped = ¿Cuándo está atrapado un bombero, y entonces qué?
    .why = La formulación más clara nombra los dos sitios. Que la partida se pierde es conclusión nuestra.
    .of = f7f1ed9bca4b
reading_trapped_either-floor = En el sótano, o en la planta baja sin salida: la partida se pierde.
    .of = e895e7e042c9
reading_trapped_basement-or-blocked = En el sótano, o donde un suelo caído cierra el paso: la partida se pierde.
    .of = fe15b8399aa7
reading_bridge-place = ¿Dónde se pone el puente, y qué cuesta?
    .why = Un puente al lado del agujero no salvaría nada. En el precio coinciden ambas formulaciones.
    .of = 0cfc4dbd4169
reading_bridge-place_over = Sobre el agujero, tendido desde una casilla de al lado.
    .of = 051698e14a48
reading_bridge-place_beside = En una casilla junto al agujero.
    .of = 09cda4e4bed9
reading_bridge-enter = ¿Se puede estar en un puente?
    .why = Moverse como siempre incluye pararse por el camino.
    .of = ac2a34fa149b
reading_bridge-enter_cross = Sí: se entra en él y se cruza como siempre.
    .of = 60cb1de60644
reading_bridge-enter_enter = Se puede entrar en su casilla; no se dice nada más.
    .of = df2fe198d766
reading_bridge-lost = ¿Qué le hace al puente una explosión de debajo?
    .why = Ambas dicen que la escala se pierde; nosotros resolvemos primero la explosión.
    .of = 77fcc0eca3f7
reading_bridge-lost_after = Se resuelve la explosión, después la escala sale de la partida.
    .of = 80a2050ffac7
reading_bridge-lost_before = Se destruye la escala, después se resuelve la explosión.
    .of = 08a951d97a85
reading_bridge-fall = ¿Qué le pasa a un bombero en un puente que se pierde?
    .why = Es lo que habría hecho el propio hundimiento del suelo.
    .of = 5873b6fb19ea
reading_bridge-fall_knocked-down = Queda derribado.
    .of = 84ac98e3414e
reading_bridge-fall_falls = Va a la casilla de debajo, ileso si no arde.
    .of = 3ae889e29c06
reading_ladder-down-half = ¿Dónde está el pie de una escala que se baja por un agujero?
    .why = Una escala baja en vertical.
    .of = 2c46535662d8
reading_ladder-down-half_under = En la casilla de debajo del agujero.
    .of = dc863d81407c
reading_ladder-down-half_beside = En una casilla del sótano junto a esa.
    .of = 39e350462a15
reading_repair-fire = ¿No puede haber fuego alrededor para arreglar un suelo?
    .why = Las demás reparaciones del ingeniero de estructuras tienen la misma condición.
    .of = 361c247230a2
reading_repair-fire_free = Sí: en las casillas de al lado y de debajo no puede haber fuego.
    .of = 56cc5812c6a6
reading_repair-fire_anyway = No: el fuego de ahí no importa.
    .of = 9fcf902a8d3c
reading_repair-cost = ¿Qué cuesta arreglar un suelo?
    .why = Ninguna fuente nombra un precio, así que tomamos el de la otra reparación del ingeniero.
    .of = e6b115f8e5da
reading_repair-cost_repair = Tanto como arreglar una pared.
    .of = b792d20332cb
reading_repair-cost_free = Nada.
    .of = bc56519468d7

## Especialistas, dados, tableros y fichas

deck_dice = Dados
    .of = 5d38a88d4824
deck_boards = Tableros
    .of = ece4082a569a
deck_firefighters = Bomberos
    .of = bfcc46f9ef7e
deck_specialists = Especialistas
    .of = ffe020ca63b6
deck_fire-markers = Humo y fuego
    .of = 211267ab6e26
deck_points = Puntos de interés
    .of = 6868543e7502
deck_damage = Cubos de daño
    .of = 6ab2cd39455a
deck_doors = Puertas
    .of = 64b375c81616
deck_hot-spots = Puntos calientes
    .of = 087c967c16b0
deck_hazmats = Materiales peligrosos
    .of = 32e37747b5b7
deck_markers = Marcadores de acción y de cura
    .of = 14a04acb8a59
deck_vehicles = Vehículos
    .of = da8a535c2168
deck_extreme-dice = Dados de Alto riesgo
    .of = 907d9ab6a497
deck_extreme-boards = Tableros de Alto riesgo
    .of = 3028ebee256e
deck_extreme-figures = Especialista de Alto riesgo
    .of = 8f7fffed4a92
deck_figures = Figuras de Alto riesgo
    .of = 08871da339c6
deck_openings = Ventanas y puertas
    .of = a27ea9fe822a
deck_ways = Escalas y escaleras
    .of = a84ca706ee87
deck_objects = Objetos
    .of = b9a5b89c5d7e
deck_toxic = Marcadores tóxicos
    .of = 5099735cd6b4
deck_floor-markers = Marcadores de suelo
    .of = e378f55af752
card_red-die = Dado rojo
    .text = La fila.
    .of = bad424026fd0
card_black-die = Dado negro de ocho caras
    .text = La columna.
    .of = 8572af37bdfd
card_twelve-die = Dado negro de doce caras
    .text = La columna, donde haya un ático o un sótano.
    .of = daa588ac794f
card_board-1 = Tablero básico, primera cara
    .of = 3e0fc25055f3
card_board-2 = Tablero básico, segunda cara
    .of = b7faaeb1165b
card_firefighter = Bombero
    .of = b6d4d28d0cca
card_paramedic = Paramédico
    .text = Atiende a víctimas, que así caminan a su lado. Se le da mal apagar fuego.
    .of = 622187b00547
card_captain = Jefe de dotación
    .text = Lleva a los demás de aquí para allá.
    .of = 13ed640571e3
card_imaging = Técnico de imagen térmica
    .text = Ve de lejos lo que hay bajo un punto de interés.
    .of = 6ed4b101a01a
card_cafs = Bombero CAFS
    .text = Apaga fuego, y mucho.
    .of = ac44a6a2c935
card_hazmat-technician = Técnico en materiales peligrosos
    .text = Quita al momento materiales peligrosos, y marcadores tóxicos cercanos.
    .of = b2a3d7af00a0
card_generalist = Generalista
    .text = Hace un poco más de todo.
    .of = 0ce168cf203d
card_rescue = Especialista en rescate
    .text = Veloz, y rápido con el hacha. Se le da mal apagar fuego.
    .of = 6fa0c0150b59
card_driver = Conductor operador
    .text = Conoce la autobomba, su cañón y su plataforma.
    .of = 4d5e51979526
card_structural-engineer = Ingeniero de estructuras
    .text = Arregla paredes y quita puntos calientes, pero no apaga fuego.
    .of = b89a7372d4eb
card_fire-marker = Humo o fuego
    .of = 6ea0c2c1bd0a
card_victim = Víctima
    .of = f5ceb8a81347
card_false-alarm = Falsa alarma
    .of = b5371982bfbd
card_damage-cube = Cubo de daño
    .of = 4800323de9b4
card_door = Puerta
    .of = 15280d1cda63
card_hot-spot = Punto caliente
    .of = b58cc793a69c
card_hazmat = Material peligroso
    .of = c10f49aaa1e4
card_action-marker = Marcador de acción
    .of = b03d82a83718
card_heal-marker = Marcador de cura
    .of = 4bda1671a5dc
card_engine = Autobomba
    .of = 4a65ef2a65d9
card_ambulance = Ambulancia
    .of = 4af3401eca87
card_garage = Taller
    .of = 1646328d87ff
card_laboratory = Laboratorio
    .of = ee7bdc78dc0d
card_attic = Ático
    .of = 98bd8b37f394
card_basement = Sótano
    .of = 7e7a812dbbec
card_figure = Figura
    .of = fc64fdd0dd47
card_open-window = Ventana abierta
    .of = 67d82a6a2224
card_extra-door = Otra puerta
    .of = f512eda23e6e
card_fire-door = Puerta cortafuegos
    .of = 06f39cfb1dfb
card_jam = Marcador de atasco
    .of = 2afa01d6c1f5
card_ladder-lower = Mitad inferior de una escala
    .of = 112ba54dbf6f
card_ladder-upper = Mitad superior de una escala
    .of = 8968cbb1df7a
card_stair = Marcador de escalera
    .of = ad7bd6d7c413
card_large-object = Objeto grande
    .text = El coche, o un aparato explosivo del laboratorio.
    .of = a654c9768291
card_small-object = Objeto pequeño
    .text = Un aparato explosivo o tóxico del laboratorio.
    .of = 68709aabc457
card_toxic-marker = Marcador tóxico
    .of = 4cf848fafb58
card_floor-marker = Suelo: dañado o destruido
    .of = d3aa087858d0

## Tablas

ui_table_layout-1 = Fila
    .of = 0687ec857743
ui_table_layout-1_walls-right = Pared a la derecha de la columna
    .of = 2f3d654c7133
ui_table_layout-1_walls-below = Pared debajo de la columna
    .of = 47d5eff52742
ui_table_layout-1_doors-right = Puerta a la derecha de la columna
    .of = 273a8b585954
ui_table_layout-1_doors-below = Puerta debajo de la columna
    .of = d4319712d7de
ui_table_layout-2 = Fila
    .of = 7e47da0520d9
ui_table_layout-2_walls-right = Pared a la derecha de la columna
    .of = 7cfed347796d
ui_table_layout-2_walls-below = Pared debajo de la columna
    .of = 8180e94ca0e3
ui_table_layout-2_doors-right = Puerta a la derecha de la columna
    .of = f7f17ab107e5
ui_table_layout-2_doors-below = Puerta debajo de la columna
    .of = 2db8ab0e3a4f
ui_table_doorways-1 = Borde
    .of = fbdcc14d8dad
ui_table_doorways-1_top = Encima de
    .of = 381b5dffc69a
ui_table_doorways-1_left = A la izquierda de
    .of = dd4c22207b76
ui_table_doorways-1_bottom = Debajo de
    .of = 738675ee1347
ui_table_doorways-1_right = A la derecha de
    .of = 8c1f58b0aca1
ui_table_doorways-2 = Borde
    .of = 146554227696
ui_table_doorways-2_left = A la izquierda de
    .of = f64fda08c383
ui_table_doorways-2_bottom = Debajo de
    .of = 825f49f95fc9
ui_table_parking-1 = Calle
    .of = 74d88522b323
ui_table_parking-1_top = Arriba, columnas
    .of = 22f79d734537
ui_table_parking-1_left = Izquierda, filas
    .of = 55c1dad6ef66
ui_table_parking-1_bottom = Abajo, columnas
    .of = a83c6bffc36b
ui_table_parking-1_right = Derecha, filas
    .of = 2e512e095185
ui_table_parking-1_ambulance = Ambulancia
    .of = 2d88a97baa0e
ui_table_parking-1_engine = Autobomba
    .of = d2e999ed30a4
ui_table_parking-2 = Calle
    .of = 773c71345cf7
ui_table_parking-2_top = Arriba, columnas
    .of = 5d68c7c8d0a6
ui_table_parking-2_left = Izquierda, filas
    .of = 9573a2c9fa03
ui_table_parking-2_bottom = Abajo, columnas
    .of = cff8ab3f5c0a
ui_table_parking-2_right = Derecha, filas
    .of = c76eb237332d
ui_table_parking-2_ambulance = Ambulancia
    .of = 113dc1a86a97
ui_table_parking-2_engine = Autobomba
    .of = 7ecf7c971d37
ui_table_quadrants-1 = Calle
    .of = 58d98265a70c
ui_table_quadrants-1_top = Arriba
    .of = 73c528c9a899
ui_table_quadrants-1_left = Izquierda
    .of = c7c419f2a2c8
ui_table_quadrants-1_bottom = Abajo
    .of = b49906f08e66
ui_table_quadrants-1_right = Derecha
    .of = 1dfe1f8d1078
ui_table_quadrants-1_rows = Filas
    .of = ed1e76fe8bd9
ui_table_quadrants-1_columns = Columnas
    .of = a921c8061cb3
ui_table_quadrants-2 = Calle
    .of = 50e741eef7f8
ui_table_quadrants-2_top = Arriba
    .of = 5bffe07e6e1e
ui_table_quadrants-2_left = Izquierda
    .of = f283c3298ab3
ui_table_quadrants-2_bottom = Abajo
    .of = 3296c8ed4215
ui_table_quadrants-2_right = Derecha
    .of = 71385e4aad8a
ui_table_quadrants-2_rows = Filas
    .of = a9b238227737
ui_table_quadrants-2_columns = Columnas
    .of = 070e951af475
ui_table_arrows = Fila / columna
    .of = 8465628d4ead
ui_table_family-fire = Fila
    .of = e4340f3554ec
ui_table_family-points = Fila
    .of = c89b747be01e
ui_table_levels = Nivel
    .of = 210bef663859
ui_table_levels_recruit = Recluta
    .of = 3bcceb36adf0
ui_table_levels_veteran = Veterano
    .of = 77ebc154a245
ui_table_levels_heroic = Heroico
    .of = f76eeb70bd88
ui_table_levels_explosions = Explosiones
    .of = 67f28ba8f04f
ui_table_levels_hazmats = Materiales peligrosos
    .of = 21f8a56e5056
ui_table_levels_more = Más puntos calientes
    .of = 34438cd2a8e2
ui_table_levels_pool = Reserva
    .of = 6027e1b42918
ui_table_first-explosion = Dado negro
    .of = e036efaab7df
ui_table_first-explosion_row = Fila
    .of = 5a8071166cfb
ui_table_first-explosion_column = Columna
    .of = da624e9ebd25
ui_table_hot-spots-players = Jugadores
    .of = bdcd28359458
ui_table_cost = Acción
    .of = 3b06f6983cae
ui_table_cost_move = Moverse
    .of = 36e420bbce92
ui_table_cost_reveal = Descubrir donde se entra
    .of = d0b23c68d2a1
ui_table_cost_move-fire = Moverse hacia el fuego
    .of = f87a3518d5a3
ui_table_cost_carry = Moverse con carga
    .of = 35979b5b449e
ui_table_cost_door = Abrir o cerrar una puerta
    .of = d049a64f5acb
ui_table_cost_smoke = Quitar humo
    .of = 562633a436cd
ui_table_cost_fire-smoke = De fuego a humo
    .of = a8af4de3c242
ui_table_cost_fire-out = Quitar fuego
    .of = 810d9ccab095
ui_table_cost_chop = Hachazo
    .of = 5b7d5e28c558
ui_table_cost-experienced = Acción
    .of = 8e7210a4f3bc
ui_table_cost-experienced_lead = Acompañar a una víctima atendida
    .of = f8a21d9c0908
ui_table_cost-experienced_drive = Conducir
    .of = c36dd4d841e7
ui_table_cost-experienced_ride = Ir a bordo
    .of = 251eeadad313
ui_table_cost-experienced_deck-gun = Disparar el cañón de agua
    .of = e510cf0d2bd3
ui_table_cost-experienced_crew-change = Relevo
    .of = f3666d270181
ui_table_cost-experienced_dispose = Deshacerse de un material peligroso
    .of = 6478023a1b28
ui_table_cost-extreme = Acción
    .of = c1ed73ba40cc
ui_table_cost-extreme_window = Abrir o cerrar una ventana
    .of = 7b3902864444
ui_table_cost-extreme_take-ladder = Coger una escala
    .of = 2ecd06e5b68c
ui_table_cost-extreme_raise = Levantar una escala
    .of = fbfe48baf9f3
ui_table_cost-extreme_climb = Subir o bajar
    .of = ec8a072c2759
ui_table_cost-extreme_climb-loaded = Subir o bajar con carga
    .of = 7760dd26326e
ui_table_cost-extreme_fold = Plegar una escala
    .of = 0b23aa42ee13
ui_table_cost-extreme_platform = Mover la plataforma
    .of = 79b6fca0fd37
ui_table_cost-extreme_platform-step = Entre autobomba y plataforma
    .of = 81907d1e14a8
ui_table_cost-extreme_cannon = Cañón de la plataforma
    .of = d5d2b0502254
ui_table_cost-extreme_bridge = Tender un puente
    .of = 673aa2aae26b
ui_table_cost-extreme_ladder-down = Bajar una escala
    .of = 9c0a7d6c840d
ui_table_specialist-points = Especialista
    .of = d7b133266744
ui_table_specialist-points_points = Puntos
    .of = 17683e6a852e
ui_table_specialist-points_extra = De más
    .of = d2fd752618c5
ui_table_floors = Edificio
    .of = 000c18075ea4
ui_table_floors_alone = Solo
    .of = ed8fbd8f9b2a
ui_table_floors_with-another = Con ático o sótano
    .of = 300b523c8d19
ui_table_capacity = Objeto
    .of = 2086d4acf5a7
ui_table_capacity_car = Coche
    .of = 14580cdae873
ui_table_capacity_large = Aparato explosivo grande
    .of = 7c739087b1bd
ui_table_capacity_small = Aparato explosivo pequeño
    .of = 88c8c2b13503
ui_table_capacity_toxic = Aparato tóxico
    .of = 50e0bf64f563
ui_table_spill-dice = Casillas
    .of = eb5c24661cac
ui_table_spill-dice_faces = Caras del dado
    .of = 19837927b71f
ui_table_spill-dice_first = Primera casilla
    .of = a0df7f81a017
ui_table_spill-dice_second = Segunda
    .of = a257a8e58320
ui_table_spill-dice_third = Tercera
    .of = 456cd8956024
ui_table_spill-dice_fourth = Cuarta
    .of = 29ed188dbf30

## Iconos

icon_red-die = dado rojo
    .of = 45eb01c15d96
icon_black-die = dado negro
    .of = a35a1e3b861a
icon_board = tablero
    .of = 7bfa9850c978
icon_firefighter = bombero
    .of = cddce78e3e2c
icon_fire = fuego
    .of = 7c551448719f
icon_smoke = humo
    .of = efa421be6f04
icon_poi = punto de interés
    .of = c3ca65962955
icon_victim = víctima
    .of = f4aee8d1c270
icon_false-alarm = falsa alarma
    .of = 452b86041a83
icon_damage = daño
    .of = c3794e4c22a1
icon_door = puerta
    .of = 4bacee19ae95
icon_door-open = puerta abierta
    .of = 59b1ef6d83a2
icon_hot-spot = punto caliente
    .of = 0031c04df077
icon_hazmat = material peligroso
    .of = b6e15e9a1697
icon_action = punto de acción
    .of = d6fe7a571b20
icon_heal = cura
    .of = e0b1b695af63
icon_engine = autobomba
    .of = 339aac38d01b
icon_ambulance = ambulancia
    .of = 5e1e40801209
icon_window = ventana
    .of = dd8b508d2ede
icon_fire-door = puerta cortafuegos
    .of = 207697ac5211
icon_jam = atasco
    .of = ed62218957fc
icon_ladder = escala
    .of = 8fb84bfdd2bf
icon_stairs = escalera
    .of = 463bb064fb3e
icon_car = coche
    .of = 4406d0fa3f73
icon_equipment = aparato del laboratorio
    .of = b96c36a9a5a4
icon_toxic = tóxico
    .of = b343d7252167
icon_floor-damaged = suelo dañado
    .of = 0ea666fe8714
icon_floor-destroyed = suelo destruido
    .of = 3ccfdaa73130
icon_platform = plataforma
    .of = 5a000928856c
icon_paramedic = una cruz
    .of = a9ca7c703bbe
icon_captain = un casco
    .of = 452ca1e1810d
icon_imaging = un ojo
    .of = 4300d8c912aa
icon_cafs = una manguera
    .of = 203818e2bfca
icon_hazmat-technician = una máscara
    .of = 854ce280a2a6
icon_generalist = una insignia
    .of = 7f2fbe75be3a
icon_rescue = un hacha
    .of = 7b10fa8d9e34
icon_driver = un volante
    .of = 73d304aff137
icon_structural-engineer = un compás
    .of = cad8aca2ccd7
ui_faces = Caras
    .of = b4c47cf55f08
ui_points = Puntos de acción
    .of = b4c5422b367d
ui_extra = Puntos de más
    .of = e56866cef198
ui_spaces = Casillas
    .of = 92b57fcf83bb
ui_capacity = Capacidad
    .of = f14a69fa97ff

## Probabilidades

odds_fire-door = ¿Cuánto tarda en atascarse una puerta cortafuegos?
    .about = Una puerta cortafuegos cerrada recibe una explosión tras otra: hasta que se atasca decide el dado rojo; después, cada explosión añade un marcador.
    .of = 6b524995b75a
odds_fire-door_blasts = Explosiones
    .of = d14b236b3fb8
odds_fire-door_row_free = Todavía se abre
    .of = 825a2654ba9d
odds_fire-door_row_jammed = Está atascada
    .of = 8a7bfbd61707
odds_fire-door_row_markers = Marcadores de atasco de media
    .of = a630ceab9016
