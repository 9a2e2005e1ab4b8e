# Alcatraz: El chivo expiatorio en español. Claves: rutas de las cláusulas con "_" en lugar de "/"; `.title` es el nombre de una cláusula.

game = Alcatraz: El chivo expiatorio
    .about = Todos preparan la fuga, y todos saben que uno se va a quedar atrás.
    .unofficial = Un acompañante no oficial: ni hecho ni aprobado por la editorial. Los nombres son de sus dueños; las palabras y los dibujos son nuestros.
    .of = 32c4f090a7ba
product_base = Alcatraz: El chivo expiatorio
    .of = b4121de40079
product_maximum-security = Máxima seguridad
    .of = 9e3be61c6344
source_M = Alcatraz: Maximum Security, reglas en polaco { "(2012)" }
    .of = 7d5225f6bdaa
source_R = Alcatraz: The Scapegoat, reglamento en inglés (comienzo)
    .of = 3152ad916ef5
source_D = Una respuesta de los autores sobre guardias y acciones gratuitas
    .of = 396d50f4f242
source_W = El diario de los autores
    .of = 72262866e28d
source_V = Reseñas de ambas cajas, comparadas
    .of = 4fd12825d667
source_P = Jugadores que responden de memoria
    .of = 7f52121fea4d
source_H = Ludolex: donde ninguna fuente dice nada
    .of = f306d777283f
module_certain-escape = Fuga segura
    .about = Se retiran a ciegas algunas tareas, letra por letra, para que el mazo permita casi siempre una fuga.
    .of = d66b61878f1e
module_plan-g = Plan G
    .about = Se cuentan las letras ganadas por segunda vez, y se queda atrás quien menos contadores de esos tenga.
    .of = decb5f94fcd3
module_different-prison = Una cárcel distinta
    .about = Ponéis los lugares vosotros, uno tras otro, y el contorno puede salir irregular.
    .of = 674652a180b9
module_convicted = Condenados
    .about = Cada preso tiene una carta de condena con una regla que solo le obliga a él.
    .of = 93d1bbb42353

## Objetivo del juego

aim = Juntos queréis salir de la isla; por tu cuenta procuras no ser tú quien se quede.
    .title = Objetivo del juego
    .of = 9e2fc59cc58a
aim_players = El juego básico es para { $players-min } a { $players-base } jugadores. Con la caja { product_maximum-security } pueden ser { $players-max }.
    .title = Jugadores
    .of = e8c310ee5182
aim_prisoners = Cada uno de vosotros es un { -prisoner } y tiene un peón en la cárcel y una ficha en la mesa.
    .title = Presos
    .of = 6d8b10a06acb
aim_plan = El { -plan } tiene { $letters ->
        [one] { $letters } parte
       *[other] { $letters } partes
    }, que se llaman por sus { -letter(case: "pl") }, de la A a la F. Una letra es de quienes la han marcado en su ficha.
    .title = El plan y sus letras
    .of = 36a733def7e0
aim_one-stays = Ganas si participas en la { -escape }. Sale bien cuando todos menos uno tenéis entre vosotros todas las letras; ese uno se queda atrás y pierde.
    .title = Todos menos uno
    .of = f937b62eedbf
aim_own-set = En ningún sitio se cuenta por entero lo que dicen los lugares, las tareas y las cartas de chantaje. Lo que hay aquí es un conjunto jugable hecho por nosotros, que un grupo puede cambiar por las cartas de su caja.
    .title = Nuestro propio juego de cartas
    .of = ad95b656a489

## Qué hay en la caja

components = Esto es lo que trae la caja del juego básico.
    .title = Componentes
    .of = 3565eede16fd
components_tiles = { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    } con { $tile-sides ->
        [one] { $tile-sides } cara
       *[other] { $tile-sides } caras
    } cada una; una loseta es un { -location } de la cárcel.
    .title = Losetas de lugar
    .of = 68934481f07c
components_sides = Una cara de un lugar se llama { -silver-side } y la otra { -copper-side }. No hay dos caras que hagan lo mismo, de modo que hay { $tile-effects ->
        [one] { $tile-effects } efecto
       *[other] { $tile-effects } efectos
    } en total.
    .title = Plata y cobre
    .of = 6736eff9b802
components_cards = { $cards-total ->
        [one] { $cards-total } carta
       *[other] { $cards-total } cartas
    } en total: { $cards_task } de tarea, { $cards_blackmail } de chantaje, { $cards_auxiliary } auxiliares, { $cards_scapegoat } del Chivo expiatorio y { $cards_summary } con un resumen de las reglas.
    .title = Cartas
    .of = a9f8a92c33ef
components_auxiliary = Cada { -auxiliary } nombra un lugar. Cuando el azar tiene que elegir un sitio, barajad estas cartas y robad.
    .title = Cartas auxiliares
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } marcador de madera
       *[other] { $wood-total } marcadores de madera
    }: { $wood_guard } para guardias, { $wood_plan-marker } para letras del plan y { $wood_player-marker } en los colores de los jugadores.
    .title = Marcadores de madera
    .of = 6adf7faefff6
components_wood-count = También pueden leerse otras cantidades de guardias y de marcadores de jugador. Solo las que damos aquí suman el total de { $wood-total }.
    .title = Otras cuentas
    .of = 8fa39a53ccba
components_guards = Cada { -guard } es un cubo que está en un lugar y no es de nadie.
    .title = Guardias
    .of = 3d48ffffb228
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
       *[other] { $pawns } { -pawn(case: "pl") }
    }, uno de cada color.
    .title = Peones
    .of = d5b673ca23e2
components_tokens = { $tokens-total ->
        [one] { $tokens-total } ficha
       *[other] { $tokens-total } fichas
    }: { $items-total } objetos y { $scapegoat-markers } para contar las acciones de más del Chivo expiatorio.
    .title = Fichas
    .of = 9ae0a715cf41
components_items = Hay { $item-kinds ->
        [one] { $item-kinds } clase corriente
       *[other] { $item-kinds } clases corrientes
    } de { -item }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } y :tools: { -tools }; y además la :gun: pistola, que no es ninguna de ellas.
    .title = Objetos
    .of = ed133829ed81
components_gun = Hay { $item-tokens_gun } :gun: { -gun }. Quien la entrega puede llamarla como cualquier objeto que se pida.
    .title = La pistola
    .event = { $actor } entrega la pistola en lugar de { $item }
    .of = 2772a7ace42b
components_markers = Cada color tiene { $markers-each ->
        [one] { $markers-each } marcador de jugador
       *[other] { $markers-each } marcadores de jugador
    }: { $marker-kinds_stamina } para el aguante, { $marker-kinds_cash } para el dinero y { $marker-kinds_vote } para votar.
    .title = Marcadores de un color
    .of = 5e7cf2e67d42
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
       *[other] { $sheets } { -sheet(case: "pl") }
    } con las letras del plan, las escalas de aguante y dinero y los huecos para objetos.
    .title = Fichas de preso
    .of = d87021b76ab8
components_sheets-alike = Las fichas solo se distinguen por el dibujo. Antes de que saliera el juego se dijo que los presos tendrían habilidades propias, y no es así.
    .title = Todos los presos son iguales
    .of = 7b29e03dcb36
components_letters = De las tareas, a cada letra le corresponden { $tasks-per-letter ->
        [one] { $tasks-per-letter } carta
       *[other] { $tasks-per-letter } cartas
    }.
    .title = Tareas de una letra
    .of = 6a66e889dad5
components_marker-shortage = Los marcadores nunca faltan. Si se acaban los de madera, usad cualquier otra cosa pequeña.
    .title = Si no hay marcadores bastantes
    .event = No queda marcador para la letra { $letter } de { $target }.
    .of = 5e958b2a7df5

## Preparación

setup = La cárcel se monta en este orden.
    .title = Preparación
    .of = be9d224e39ea
setup_grid = Barajad las { $tiles } losetas y colocadlas para formar la { -prison }: { $grid_rows ->
        [one] { $grid_rows } fila
       *[other] { $grid_rows } filas
    } de { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile") }
       *[other] { $grid_columns } { -location(case: "tiles") }
    }.
    .title = Montar la cárcel
    .event = Se coloca { $tile }, cara { $side } a la vista.
    .of = 432796a0d206
setup_grid-security = Barajad las { $more-tiles } losetas nuevas con las viejas y colocad las { $tiles-all } para formar la cárcel: { $grid-security_rows ->
        [one] { $grid-security_rows } fila
       *[other] { $grid-security_rows } filas
    } de { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile") }
       *[other] { $grid-security_columns } { -location(case: "tiles") }
    }.
    .title = Una cárcel más grande
    .event = Se coloca { $tile }, cara { $side } a la vista.
    .of = 8d7decc57cf1
setup_block = Poned { $start-block_rows ->
        [one] { $start-block_rows } fila
       *[other] { $start-block_rows } filas
    } de { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile") }
       *[other] { $start-block_columns } { -location(case: "tiles") }
    } sacadas al azar. El resto de las { $tiles-all } espera al lado.
    .title = Las primeras losetas
    .event = Se coloca { $tile }, cara { $side } a la vista.
    .of = a44b4c216b5a
setup_add-tiles = Después, por turnos, cada uno añade { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
       *[other] { $tiles-added } { -location(case: "tiles") }
    } donde toque a { $touching } que ya estén puestas, esquinas incluidas, hasta que estén todas.
    .title = Añadir losetas
    .event = { $actor } añade { $tile }, cara { $side } a la vista.
    .of = 8ce062353605
setup_side-up = Que el azar decida en cada loseta qué cara queda a la vista, y dejadla así toda la partida. Es una regla nuestra.
    .title = Qué cara queda a la vista
    .of = 59745b986393
setup_auxiliary-security = Meted las { $more-cards_auxiliary } nuevas cartas auxiliares entre las viejas. Ahora hay { $auxiliary-all }.
    .title = Cartas auxiliares
    .of = 623f056f66e0
setup_items = Poned en cada lugar con { -stock } tantos objetos suyos como diga la cara que está a la vista.
    .title = Objetos en los lugares
    .of = 5943dcd5e278
setup_supply = Dejad junto a la cárcel los demás objetos, los guardias, los marcadores y las cartas. Son la { -supply }.
    .title = La reserva
    .of = a72fa1a90e0a
setup_guards = Robad { $guards-start ->
        [one] { $guards-start } { -auxiliary }
       *[other] { $guards-start } { -auxiliary(case: "pl") }
    } sin devolver ninguna y poned { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } en cada lugar que salga. Luego volved a barajarlas todas juntas.
    .title = Los primeros guardias
    .event = Hay un guardia en: { $tile }.
    .of = 7ebcaf04f609
setup_sheets = Coge una ficha y sus marcadores. Empieza con { $stamina-start } :stamina: de aguante y { $cash-start } :cash: de dinero; los dos valores son nuestros.
    .title = Fichas de preso
    .of = e541a8a06e3f
setup_votes = Cada uno coge un { -voting-marker } del color de cada jugador, también del suyo.
    .title = Marcadores de voto
    .of = 924bb6ebf649
setup_fifth-markers = Preparad para el color nuevo los mismos marcadores que para los demás y dad a cada uno un marcador de voto de ese color.
    .title = Marcadores del color nuevo
    .of = d8713ae9d4a6
setup_prisoners = Robad una { -auxiliary } por cada preso; su peón empieza en el lugar que salga.
    .title = Dónde empiezan los presos
    .event = { $target } empieza en: { $tile }.
    .of = 49114943c490
setup_chief = Cuando todos los presos tengan sitio, robad { $chief-draw ->
        [one] { $chief-draw } carta auxiliar
       *[other] { $chief-draw } cartas auxiliares
    } más. El jefe empieza en el lugar que nombre.
    .title = Dónde empieza el jefe
    .event = El jefe empieza en: { $tile }.
    .of = 067afc21c243
setup_start-draw = Las cartas robadas para empezar se devuelven cuando todos tienen sitio, así que no hay dos que empiecen en la misma loseta.
    .title = Cada uno en un sitio
    .of = 9de943ec5b86
setup_chief-apart = Las cartas de los presos siguen fuera cuando se roba la del jefe, así que por lo general no empieza con ninguno en la misma loseta.
    .title = El jefe empieza aparte
    .of = 1c68c800f1fe
setup_piles = Antes de barajar las tareas, separadlas en { $piles ->
        [one] { $piles } montón
       *[other] { $piles } montones
    }, cada uno de una letra.
    .title = Un montón por letra
    .of = 27a744ff5cf1
setup_remove = Quitad al azar de cada montón { $pile-removed ->
        [one] { $pile-removed } carta
       *[other] { $pile-removed } cartas
    } y devolvedlas a la caja. No las mira nadie.
    .title = Fuera sin mirar
    .of = 698b3a5d1123
setup_deck = Barajad las { $tasks-left } que quedan: son el mazo de tareas. Seguid como siempre.
    .title = El nuevo mazo de tareas
    .of = 15a719626ada
setup_tasks = Barajad las tareas. Descubrid { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } y poned cada una en un lugar señalado por una carta auxiliar, nunca dos en el mismo.
    .title = Las primeras tareas
    .event = Hay una tarea en { $tile }: { $task }
    .of = 12ce55fc21c8
setup_blackmail-security = Meted las { $more-cards_blackmail } nuevas cartas de chantaje entre las viejas antes de repartir. Ahora hay { $blackmail-all }.
    .title = Cartas de chantaje
    .of = 89a32e6ccf99
setup_blackmail = Barajad las cartas de chantaje y repartid { $blackmail-start ->
        [one] { $blackmail-start } carta
       *[other] { $blackmail-start } cartas
    } boca abajo a cada jugador. Es una regla nuestra.
    .title = Repartir el chantaje
    .event = { $actor } recibe: { $card }.
    .of = b04c346abc41
setup_sentences = Antes de empezar, barajad las cartas de condena y repartid { $sentences-dealt ->
        [one] { $sentences-dealt } carta
       *[other] { $sentences-dealt } cartas
    } a cada preso, que la deja a la vista junto a su ficha.
    .title = Repartir las condenas
    .event = Condena de { $target }: { $card }.
    .of = 10be66419dc3
setup_sentences-rest = Las cartas de condena que sobran vuelven a la caja.
    .title = Condenas sobrantes
    .of = e7e86b2bd62c
setup_sentences-boxed = Dejad las cartas de condena en la caja.
    .title = Sin condenas
    .of = 761729e47558
setup_scapegoat = Elegid al azar a un jugador para que sea el primer Chivo expiatorio y tenga la carta hasta la primera votación.
    .title = El primer Chivo expiatorio
    .event = { $target } es el primer Chivo expiatorio.
    .of = cdfaf377b02b
setup_sucker = Tened a mano la carta del Primo. En la primera ronda se le da a alguien al azar.
    .title = La carta del Primo
    .of = 30d925037a77

## La ronda

round = Se juega ronda tras ronda, hasta que sale el plan o los guardias llenan la cárcel.
    .title = La ronda
    .of = 07580b778794
round_phases = Una { -round } tiene { $phases ->
        [one] { $phases } { -phase }
       *[other] { $phases } { -phase(case: "pl") }
    }: primero entra un nuevo guardia, después alguien se convierte en el Chivo expiatorio y luego todos ponen en práctica el plan.
    .title = Fases
    .of = fc5669d4ce16
round_guard = En la primera fase robad una { -auxiliary } y añadid de la reserva { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } al lugar que nombre.
    .title = Un nuevo guardia
    .event = Entra un nuevo guardia: { $tile }.
    .of = e2096ea2438c
round_guard-card = Esa carta vuelve con las demás, y se barajan. La próxima vez puede salir el mismo lugar.
    .title = La carta vuelve
    .of = 75bf651ab2f7
round_guard-cap = En una loseta nunca hay más de { $guard-cap ->
        [one] { $guard-cap } { -guard }
       *[other] { $guard-cap } { -guard(case: "pl") }
    }.
    .title = Una loseta llena
    .of = ee5d46899190
round_guard-overflow = Si la loseta del nuevo guardia está llena, robad otra vez hasta que salga una que no lo esté.
    .title = Sin sitio para el guardia
    .event = No hay sitio para otro guardia: { $tile }.
    .of = 88d5398c2757
round_last-guard = En cuanto entra en la cárcel el guardia número { $guard-fatal }, la partida se acaba y habéis perdido todos.
    .title = El último guardia
    .event = Entra el guardia número { $value }. La cárcel está llena.
    .of = d5bdbbb2ade5
round_rounds = Empezáis con { $guards-start } guardias, y cada ronda trae uno. Tras { $rounds-safe } rondas hay tantos como aguanta la cárcel, y la ronda { $round-fatal } trae el que sobra.
    .title = Ejemplo: cuánto tiempo tenéis
    .of = 67c641b78ce8
round_restock = Después rellenad todas las { -stock } desde la reserva, mientras queden allí objetos de esa clase. Es una regla nuestra.
    .title = Rellenar las existencias
    .event = { $value ->
        [one] Se saca { $value } objeto
       *[other] Se sacan { $value } objetos
    } de la reserva.
    .of = 49bf64c8517e
round_talk = En la segunda fase hablad abiertamente durante unos { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }: quién va a hacer qué, quién le pasa qué a quién y quién podría soportar ser el Chivo expiatorio.
    .title = Hablar
    .of = 020834ecb999
round_vote = Luego cada uno mete en secreto en el puño { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
       *[other] { $votes-cast } { -voting-marker(case: "pl") }
    }, y todos abren la mano a la vez. En la { -vote }, ese voto es para el preso de ese color.
    .title = El voto
    .event = { $actor } vota a { $target }{ $value ->
        [one] .
       *[other] , y el voto vale por { $value }.
    }
    .of = 4bed71407f48
round_elected = El preso con más votos es el { -scapegoat } hasta la próxima votación y coge la carta que lo dice. Los marcadores vuelven a quienes han votado.
    .title = El Chivo expiatorio
    .event = { $target } es el Chivo expiatorio con { $value ->
        [one] { $value } voto
       *[other] { $value } votos
    }.
    .of = 479fb3aba11f
round_tie = Si son varios los que tienen más votos, el Chivo anterior, que también ha votado, elige a uno de ellos.
    .title = Empates
    .event = { $actor } deshace el empate: { $target }.
    .of = 7909aff84c97
round_self-vote = Puedes votarte a ti.
    .title = Votarse a uno mismo
    .of = b81d154eb0ff
round_again = A quien es el Chivo expiatorio se le puede volver a elegir, tantas veces como quieran los demás.
    .title = Elegido otra vez
    .of = d0d4c53f8189
round_example-tie = Ada es el Chivo expiatorio. Bo y Cyril tienen el mismo número de votos, y nadie tiene más. Ada puede elegir a Bo o a Cyril; no puede elegirse a sí misma ni a Dora, porque las dos tienen menos.
    .title = Ejemplo: un empate
    .of = fd67c267ea19
round_order = En la tercera fase juega primero el Chivo expiatorio. Los demás siguen en el sentido de las agujas del reloj.
    .title = Quién actúa cuándo
    .event = Ronda { $value }: le toca a { $actor }.
    .of = 36c9739e6902
round_whole-turn = Haces todas tus acciones una tras otra, con las gratuitas en medio cuando quieras, antes de que empiece el siguiente.
    .title = El turno entero de una vez
    .of = 4a08ce6e2d33

## Qué puede hacer un preso

actions = Un turno se compone de unas pocas acciones que cuestan algo y de cuantas quieras que no.
    .title = Acciones
    .of = 8c4e72d01a1a
actions_points = Cuántos puntos de acción tiene cada preso por turno depende del número de jugadores. Cada { -action-point } se gasta en el propio turno.
    .title = Puntos de acción
    .of = 4b5d888b1586
actions_points-five = Con { $five-players } jugadores cada preso tiene { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
       *[other] { $action-points_5_points } { -action-point(case: "pl") }
    }, igual que con { $four-players }.
    .title = Puntos de acción con el color nuevo
    .of = 85d9c33ee3e6
actions_scapegoat-point = El Chivo expiatorio tiene { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
       *[other] { $scapegoat-points } { -action-point(case: "pl") }
    } más que los demás.
    .title = La ventaja del Chivo expiatorio
    .event = { $actor }, como Chivo expiatorio, tiene { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    } más.
    .of = 7e9ba2272614
actions_scapegoat-ladder = Esa ventaja es siempre la misma, por muchas veces seguidas que el mismo preso haya sido el Chivo expiatorio.
    .title = Elegido varias veces
    .of = 814a3bf687e1
actions_lost-points = Los puntos de acción que no gastas en tu turno se pierden.
    .title = No se ahorra nada
    .event = { $actor } deja perder { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    }.
    .of = 90da1d9d2b68
actions_list = Una { -action } cuesta { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }: moverse, usar un lugar, un robo, un motín, cumplir una tarea, descartar un objeto o jugar una carta de chantaje.
    .title = Acciones con puntos de acción
    .of = 3ed87470feaf
actions_free = Una { -free-action } no cuesta ningún punto de acción, y en tu turno puedes hacer las que quieras: intercambiar, sobornar y esforzarte.
    .title = Acciones gratuitas
    .of = 72b8589e2480
actions_move = Al moverte llevas tu peón a una { -neighbour }, es decir, a una loseta que comparte un lado con la tuya. Las esquinas no cuentan.
    .title = Moverse
    .event = { $actor } va a: { $tile }.
    .of = 04945298583d
actions_use = Usar el lugar donde estás te da el efecto de la cara que está a la vista. Puedes usarlo otra vez mientras puedas pagar.
    .title = Usar un lugar
    .of = 335d1f1e0f93
actions_steal = Con un { -theft } le quitas { $steal-take } objeto o { $steal-take } :cash: de dinero, lo que prefieras, a un preso de tu loseta, que no puede negarse.
    .title = Robar
    .event = { $actor } le roba a { $target }: { $item }
    .of = 2f90c33aa0b7
actions_riot = Un { -riot } trae { $riot-guards ->
        [one] { $riot-guards } { -guard }
       *[other] { $riot-guards } { -guard(case: "pl") }
    } de una vecina a tu loseta, salvo que esté llena.
    .title = Amotinarse
    .event = { $actor } arma un motín: un guardia va de { $tile } a { $there }.
    .of = db6c05bbad05
actions_complete = Una tarea se cumple en su loseta, con los objetos que pide.
    .title = Cumplir una tarea
    .of = cb72fb4e4df8
actions_complete-scapegoat = El Chivo expiatorio no puede cumplir tareas.
    .title = Sin tareas para el Chivo expiatorio
    .of = 1eae25c51bb3
actions_discard = Descartar deja un objeto tuyo en la reserva.
    .title = Descartar un objeto
    .event = { $actor } descarta: { $item }
    .of = f6bea2ac1312
actions_blackmail = Al jugar una carta de chantaje pasa enseguida lo que dice la carta.
    .title = Jugar un chantaje
    .event = { $actor } juega un chantaje: { $card }.
    .of = 867e729bf16a
actions_blackmail-scapegoat = Solo el Chivo expiatorio puede jugar cartas de chantaje.
    .title = El chantaje es del Chivo expiatorio
    .of = 630e40412752
actions_trade = En un { -trade } das objetos y dinero a un preso de tu loseta, o los cambiáis. También puede ser un regalo.
    .title = Intercambiar
    .event = { $actor } y { $target } se ponen de acuerdo: { $gives } por { $wants }.
    .of = 3fe038e6acc3
actions_trade-both = Los dos tienen que estar de acuerdo. Lo que se promete para otro turno no obliga a nadie.
    .title = De acuerdo los dos
    .event = { $actor } no acepta lo que propone { $target }.
    .of = ba2a5022c9ba
actions_bribe = Un { -bribe } cuesta { $bribe-cash } :cash: de dinero y manda { $bribe-guards ->
        [one] { $bribe-guards } { -guard }
       *[other] { $bribe-guards } { -guard(case: "pl") }
    } de tu loseta a una vecina que no esté llena.
    .title = Sobornar a un guardia
    .event = { $actor } soborna a un guardia{ $same ->
        [one] , que mira para otro lado.
       *[other] , que va de { $tile } a { $there }.
    }
    .of = 1ef3e73e12f6
actions_effort = Esforzarte cuesta { $effort-stamina } :stamina: de { -stamina } y te da { $effort-points ->
        [one] { $effort-points } { -action-point }
       *[other] { $effort-points } { -action-point(case: "pl") }
    } más en este turno.
    .title = Esforzarse
    .event = { $actor } hace un esfuerzo por { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    }.
    .of = 80df5c8bde83
actions_cash = El :cash: { -cash } que tienes se marca en tu ficha. El que pagas va a la reserva, salvo que una regla diga qué preso lo recibe.
    .title = Dinero
    .of = 1f21ef643966
actions_limits = Nadie puede tener más de { $stamina-max } :stamina: de aguante ni de { $cash-max } :cash: de dinero. Lo que pase de ahí se pierde. Los dos límites son nuestros.
    .title = Límites
    .of = 87ef151fc6fe
actions_slots = Una ficha tiene { $item-slots ->
        [one] { $item-slots } { -slot }
       *[other] { $item-slots } { -slot(case: "pl") }
    }, un número nuestro. Sin ninguno libre no puedes conseguir otro objeto, salvo cambiándolo.
    .title = Sitio para objetos
    .of = ba36a3920c05

## Qué hacen los guardias

influence = Donde miran los guardias, todo cuesta más.
    .title = La influencia de los guardias
    .of = 561cd351e0ed
influence_count = La { -influence } de una loseta es el número de guardias que hay en ella. Antes de cada acción mira la loseta donde estás.
    .title = Contar guardias
    .of = aa3b4dc28419
influence_calm = Hasta { $influence_calm ->
        [one] { $influence_calm } { -guard }
       *[other] { $influence_calm } { -guard(case: "pl") }
    } en tu loseta no cambian nada.
    .title = Casi sin guardias
    .of = 5a9ac78affee
influence_slow = Con { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } en tu loseta, cada acción cuesta { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    } más.
    .title = Acciones más caras
    .event = A la vista de los guardias, a { $actor } le cuesta { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    }.
    .of = 8ca66c032f56
influence_slow-not = Moverse, las cartas de chantaje y las acciones gratuitas no se encarecen.
    .title = Lo que sigue barato
    .of = a20b5760a643
influence_stop = Con { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } en tu loseta no puedes hacer más acciones que moverte y jugar chantajes.
    .title = Acciones vedadas
    .of = 5a43da7c3062
influence_stop-free = Intercambiar, sobornar y esforzarse sigue siendo posible.
    .title = Lo que nunca se veda
    .of = ae73beab7943
influence_full = Una loseta con { $influence_full ->
        [one] { $influence_full } { -guard }
       *[other] { $influence_full } { -guard(case: "pl") }
    } es como una con { $influence_stop } y, además, nadie puede entrar en ella.
    .title = Losetas cerradas
    .of = f525d36b2dfd
influence_use = Quien usa un lugar está sujeto a sus guardias, aunque el efecto sea una acción gratuita.
    .title = Corrección: lugares gratuitos y guardias
    .of = 463f7590f970
influence_use-slow = Con { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } allí, un lugar que de otro modo es gratuito cuesta { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }.
    .title = Corrección: más caro donde era gratis
    .event = Gratuito en otras circunstancias, a la vista de los guardias el lugar le cuesta a { $actor } { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    }.
    .of = 6d624cdab065
influence_use-stop = Con { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } o más allí, no se puede usar ningún lugar.
    .title = Corrección: vedado donde era gratis
    .of = 5ebc57a52824
influence_example-slow = { $influence_slow ->
        [one] Hay { $influence_slow } guardia
       *[other] Hay { $influence_slow } guardias
    } en el patio, con la cara plateada a la vista. Ada intercambia gratis como siempre. Por usar el patio paga { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }, aunque en otras circunstancias sea una acción gratuita; un robo le costaría { $action-cost } y { $influence-extra } más.
    .title = Ejemplo: acciones más caras
    .of = 6991dc96d6bf
influence_example-stop = { $influence_stop ->
        [one] Hay { $influence_stop } guardia
       *[other] Hay { $influence_stop } guardias
    } en el comedor, con la cara cobriza a la vista. Bo no puede comprar allí un cuchillo, sea o no una acción gratuita. Puede irse, darle un objeto a Ada o pagar un soborno, y con un guardia menos sí que puede comprar.
    .title = Ejemplo: acciones vedadas
    .of = d44d35fef5b3

## Tareas

tasks = Cada tarea le trae una letra a quien la cumple, y a menudo otra a sus amigos.
    .title = Tareas y recompensas
    .of = 1e0e202f0b78
tasks_card = Una { -task } muestra su letra y los { $task-items ->
        [one] { $task-items } { -item } que cuesta
       *[other] { $task-items } { -item(case: "pl") } que cuesta
    }. Está en el lugar donde puede cumplirse.
    .title = Cartas de tarea
    .of = d81f571d5df7
tasks_complete = Para cumplir una tarea, ponte en su loseta, gasta { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    } y entrega los objetos.
    .title = Cumplir una tarea
    .event = { $actor } cumple una tarea: { $task }
    .of = 0025b61cb737
tasks_hand-in = Los objetos entregados van a la reserva. La :gun: pistola puede valer por cualquiera de ellos.
    .title = Entregar
    .of = 81a87ba7d467
tasks_mark = Marcas en tu ficha la letra de la tarea que has cumplido.
    .title = Tu letra
    .event = { $target } marca la letra { $letter }.
    .of = 2a2e0cb00e10
tasks_reward = Después descubre { $rewards-drawn ->
        [one] { $rewards-drawn } carta
       *[other] { $rewards-drawn } cartas
    } del mazo de tareas como { -reward }. Todos los demás presos, salvo el Chivo expiatorio, marcan su letra.
    .title = Una letra para los demás
    .event = La recompensa es la letra { $letter }: { $task }
    .of = 781707393d93
tasks_no-reward = El Chivo expiatorio no saca nada de una tarea cumplida.
    .title = Nada para el Chivo expiatorio
    .event = { $target }, como Chivo expiatorio, no recibe la letra { $letter }.
    .of = ba3c2fa3cc7a
tasks_owned = Una letra que ya tienes no te trae nada.
    .title = Letras que ya tienes
    .event = { $target } ya tiene la letra { $letter }.
    .of = 0d921fc7fe37
tasks_next = Después descubre otra tarea y ponla en un lugar señalado por una carta auxiliar. Varias tareas pueden compartir loseta.
    .title = Una tarea nueva
    .event = Hay una tarea nueva en { $tile }: { $task }
    .of = 258494d66e77
tasks_always-open = Así hay siempre en la cárcel { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } por cumplir, mientras dure el mazo.
    .title = Tareas abiertas
    .of = 1b90fcb0df87
tasks_used = Las tareas cumplidas y las recompensas salen de la partida. Con mala suerte puede agotarse una letra que aún os hace falta.
    .title = Cartas usadas
    .event = Una carta va debajo del mazo de tareas: { $task }
    .of = d7cd5cbdd12c
tasks_deck-empty = Cuando en el mazo no queda carta para una recompensa o para una tarea nueva, no la hay.
    .title = Mazo vacío
    .event = El mazo de tareas está vacío.
    .of = f744b979d922
tasks_example = { $four-players ->
        [one] Juega { $four-players } persona
       *[other] Juegan { $four-players } personas
    }, y Dora es el Chivo expiatorio. Ada cumple una tarea con la letra C y marca la C. La recompensa muestra la E: Bo y Cyril marcan la E, pero Ada y Dora no.
    .title = Ejemplo: una tarea y su recompensa
    .of = 52bfae5594a9
tasks_names = También en la caja las tareas son hazañas de una fuga: se roba ropa, se provoca un fuego, se cava un túnel, se duerme al alcaide, desaparece el plano.
    .title = Tareas de la caja
    .of = 1940a3e15b62
tasks_own = Nuestro conjunto tiene { $cards_task ->
        [one] { $cards_task } carta
       *[other] { $cards_task } cartas
    }: cada pareja de objetos distintos está en tantas tareas como cualquier otra, y cada letra pide con la misma frecuencia cada objeto.
    .title = Nuestras tareas
    .of = 97bd81624ee2

## El final

ending = Al final salen todos menos uno, o no sale nadie.
    .title = Final de la partida
    .of = 56307ead1d5e
ending_success = La fuga sale bien cuando hay un preso sin el cual todos los demás juntos tienen todas las letras del plan.
    .title = La fuga
    .event = La fuga sale bien en la ronda { $value }, sin { $target }.
    .of = 133709b37c81
ending_numbers = Cuántos salen depende del número de jugadores. Ellos ganan, y quien se queda atrás pierde.
    .title = Cuántos escapan
    .of = 07194d7c9a30
ending_wording = Una página de la editorial habla de { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } jugador
       *[other] { $escaping_3_prisoners } jugadores
    } o más, que es lo mismo: todos menos uno, sean los que sean.
    .title = Dicho de otro modo
    .of = b4683c1b79df
ending_moment = Mirad si el plan está completo cada vez que alguien marca una letra. Si lo está, la partida se acaba en el acto.
    .title = Cuándo mirar
    .of = ee6224f39272
ending_scapegoat-stays = Quien se queda atrás es el Chivo expiatorio.
    .title = Quién se queda
    .event = { $target }, el Chivo expiatorio, se queda atrás.
    .of = d9dad73682fc
ending_needed-scapegoat = A un Chivo expiatorio que tiene una letra que a todos los demás les falta no se le puede dejar atrás; entonces se queda otro preso.
    .title = Un Chivo que hace falta
    .event = { $target }, el Chivo expiatorio, tiene una letra que no tiene nadie más, y sale.
    .of = 282302b54209
ending_other-stays = Mirad a los demás sin los cuales siguen estando todas las letras. De ellos se queda el que menos letras tenga; si son varios, el primero a la izquierda del Chivo expiatorio.
    .title = Se queda otro
    .event = En su lugar se queda atrás { $target }.
    .of = 6c3e3e50d660
ending_nobody-can-stay = Si absolutamente todos tenéis una letra que nadie más tiene, el plan aún no está completo y se sigue jugando.
    .title = Todos hacen falta
    .event = Están todas las letras, pero cada uno tiene alguna que les falta a los demás.
    .of = 17056bdedf85
ending_loss = Si antes entra el último guardia, pierden todos.
    .title = Pierden todos
    .event = Los guardias han ganado en la ronda { $value }: no sale nadie.
    .of = 38465b04e597
ending_example-needed = Dora, el Chivo expiatorio, es la única con la letra B; Ada, Bo y Cyril tienen el resto. Las letras de Bo las tienen también otros; las de Ada y las de Cyril, no. Así que se queda Bo, y Dora, que iba a quedarse, sale.
    .title = Ejemplo: el Chivo que hace falta
    .of = 93797ccdf7e7

## Los lugares

locations = Qué se puede hacer y dónde. Estos efectos son un conjunto nuestro.
    .title = Lugares
    .of = c75445138a3f
locations_use = Cada lugar tiene un solo efecto a la vez, el de la cara que está a la vista. Salvo que el texto lo llame gratuito, usarlo cuesta { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }.
    .title = El efecto de un lugar
    .of = ee898ac20b62
locations_numbers = Cada lugar tiene un número. Solo se conocen algunos; los demás son nuestros, y no importan más que para el jefe de guardias.
    .title = Números de los lugares
    .of = 486e6f974727
locations_free = Por la cara cobriza son acciones gratuitas la sala de radio, el comedor y la sala de recreo; por la plateada, el patio.
    .title = Lugares gratuitos
    .of = 3cab8a60858c
locations_free-once = Un mismo lugar solo puedes usarlo como acción gratuita { $free-uses ->
        [one] { $free-uses } vez
       *[other] { $free-uses } veces
    } por turno. Es una regla nuestra.
    .title = Gratis, pero no sin fin
    .of = 84bf741f6449
locations_stocks = Algunos lugares tienen existencias de objetos, más o menos según la cara. Solo puedes coger lo que haya.
    .title = Existencias
    .of = 8d97aba00806
locations_agree = Lo que un lugar le hace a otro preso necesita su acuerdo si le quita algo, y no lo necesita si le da algo.
    .title = El acuerdo de los demás
    .of = accaa7ade1f3
locations_own = Los nombres y las caras gratuitas son del juego. Los demás números, el taller y lo que hace cada cara son nuestros, mientras tu grupo no use los de su caja.
    .title = Nuestros lugares
    .of = 17f38f65fb38
locations_cell-block = Número { $tile-numbers_cell-block }.
    .title = Bloque de celdas
    .of = fdec66479aac
locations_cell-block_silver = Un rato tranquilo en la litera: gana { $effects_cell-block-silver_stamina } :stamina: de aguante.
    .title = Bloque de celdas, plata
    .event = { $actor } descansa: { $value } :stamina: más.
    .of = 86a81bbfd974
locations_cell-block_copper = Bajo el colchón: deja en la reserva { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item } tuyo
       *[other] { $effects_cell-block-copper_give } { -item(case: "pl") } tuyos
    } y coge de allí { $effects_cell-block-copper_take } de otra clase.
    .title = Bloque de celdas, cobre
    .event = { $actor } encuentra bajo el colchón: { $item }
    .of = ef17b089f088
locations_radio-room = Número { $tile-numbers_radio-room }.
    .title = Sala de radio
    .of = ecca20caabec
locations_radio-room_silver = A la escucha: roba { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail }
       *[other] { $effects_radio-room-silver_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de radio, plata
    .event = { $actor } se pone a la escucha y roba { $value ->
        [one] { $value } carta de chantaje
       *[other] { $value } cartas de chantaje
    }.
    .of = dc908497e6fe
locations_radio-room_copper = :free-action: Acción gratuita: paga { $effects_radio-room-copper_pay } :cash: de dinero y roba { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail }
       *[other] { $effects_radio-room-copper_draw } { -blackmail(case: "pl") }
    }.
    .title = Sala de radio, cobre
    .event = { $actor } paga y roba { $value ->
        [one] { $value } carta de chantaje
       *[other] { $value } cartas de chantaje
    }.
    .of = 3a643684296b
locations_dining-hall = Número { $tile-numbers_dining-hall }.
    .title = Comedor
    .of = a365fb16410f
locations_dining-hall_silver = Los cubiertos al bolsillo: coge { $effects_dining-hall-silver_take } :knife: cuchillo de las existencias, que son { $stocks_dining-hall_silver }.
    .title = Comedor, plata
    .event = { $actor } coge { $value } :knife:.
    .of = 4f401f316f01
locations_dining-hall_copper = :free-action: Acción gratuita: paga { $effects_dining-hall-copper_pay } :cash: de dinero y coge { $effects_dining-hall-copper_take } :knife: cuchillo de las existencias, que son { $stocks_dining-hall_copper }.
    .title = Comedor, cobre
    .event = { $actor } compra { $value } :knife:.
    .of = 6e095ebe4dc3
locations_laundry = Número { $tile-numbers_laundry }.
    .title = Lavandería
    .of = cd223c8580c0
locations_laundry_silver = Del cesto: coge { $effects_laundry-silver_take } :clothes: de ropa de las existencias, que son { $stocks_laundry_silver }.
    .title = Lavandería, plata
    .event = { $actor } coge { $value } :clothes:.
    .of = 82c8c9d98e60
locations_laundry_copper = El carro de la ropa: coge { $effects_laundry-copper_take } :clothes: de ropa de las existencias, que son { $stocks_laundry_copper }, y si quieres sal en él hasta una vecina en la que puedas entrar.
    .title = Lavandería, cobre
    .event = { $rides ->
        [one] { $actor } sale en el carro hasta: { $tile }.
       *[other] { $actor } coge { $value } :clothes:.
    }
    .of = 77cfdb463a81
locations_exercise-yard = Número { $tile-numbers_exercise-yard }.
    .title = Patio
    .of = 2e8ab876a815
locations_exercise-yard_silver = :free-action: Acción gratuita: cambia { $effects_exercise-yard-silver_pay } :cash: de dinero por { $effects_exercise-yard-silver_gain } :stamina: de aguante, o al revés.
    .title = Patio, plata
    .event = { $minus ->
        [one] { $actor } cambia :stamina: por { $amount } :cash:.
       *[other] { $actor } cambia :cash: por { $amount } :stamina:.
    }
    .of = 6426cd2a7f2d
locations_exercise-yard_copper = Entrenar en pareja: gana { $effects_exercise-yard-copper_stamina } :stamina: de aguante; otro preso de esta loseta, si lo hay, gana lo mismo; eliges tú quién.
    .title = Patio, cobre
    .event = { $actor } entrena: { $value } :stamina: más.
    .of = 93bfa0be9a5d
locations_infirmary = Número { $tile-numbers_infirmary }.
    .title = Enfermería
    .of = ad99d39c9a3d
locations_infirmary_silver = El armario sin llave: coge { $effects_infirmary-silver_take } :drugs: de drogas de las existencias, que son { $stocks_infirmary_silver }.
    .title = Enfermería, plata
    .event = { $actor } coge { $value } :drugs:.
    .of = 8d41b1e4ed4e
locations_infirmary_copper = Una noche en cama: coge { $effects_infirmary-copper_take } :drugs: de drogas de las existencias, que son { $stocks_infirmary_copper }, o gana { $effects_infirmary-copper_stamina } :stamina: de aguante.
    .title = Enfermería, cobre
    .event = { $minus ->
        [one] { $actor } se queda en cama: { $amount } :stamina: más.
       *[other] { $actor } coge { $amount } :drugs:.
    }
    .of = a3f364b34990
locations_workshop = Número { $tile-numbers_workshop }.
    .title = Taller
    .of = 701b92a74b17
locations_workshop_silver = Aquí nadie cuenta nada: coge { $effects_workshop-silver_take } :tools: de herramientas de las existencias, que son { $stocks_workshop_silver }.
    .title = Taller, plata
    .event = { $actor } coge { $value } :tools:.
    .of = 25afc53f26b9
locations_workshop_copper = Por encargo: deja en la reserva { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
       *[other] { $effects_workshop-copper_give } { -item(case: "pl") }
    } de otra clase y coge hasta { $effects_workshop-copper_take } :tools: de herramientas de las existencias, que son { $stocks_workshop_copper }.
    .title = Taller, cobre
    .event = { $actor } entrega material y coge { $value } :tools:.
    .of = e89b1767dcd2
locations_recreational-room = Número { $tile-numbers_recreational-room }.
    .title = Sala de recreo
    .of = 93c5578d707e
locations_recreational-room_silver = Una partida de cartas: gana { $effects_recreational-room-silver_cash } :cash: de dinero, o { $effects_recreational-room-silver_company } si también hay aquí otro preso.
    .title = Sala de recreo, plata
    .event = { $actor } juega a las cartas y gana { $value } :cash:.
    .of = ee8a46432c2c
locations_recreational-room_copper = :free-action: Acción gratuita: haz un intercambio con un preso de cualquier loseta, como si estuvierais juntos.
    .title = Sala de recreo, cobre
    .event = { $actor } hace llegar un recado.
    .of = 0681014fd3fb
locations_visiting-area = Número { $tile-numbers_visiting-area }.
    .title = Locutorio
    .of = 8667368038f7
locations_visiting-area_silver = Un bizcocho de casa: paga { $effects_visiting-area-silver_pay } :cash: de dinero y coge de la reserva { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "pl") }
    } a tu elección.
    .title = Locutorio, plata
    .event = { $actor } recibe un bizcocho, y dentro: { $item }
    .of = 0f9887a28063
locations_visiting-area_copper = Visita de la familia: gana { $effects_visiting-area-copper_cash } :cash: de dinero.
    .title = Locutorio, cobre
    .event = { $actor } tiene visita y gana { $value } :cash:.
    .of = 35ad39af7e41
locations_chapel = Número { $tile-numbers_chapel }.
    .title = Capilla
    .of = 8d4df28a3867
locations_chapel_silver = Tocan a misa: mueve { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "pl") }
    } de cualquier loseta a una vecina de ella que no esté llena.
    .title = Capilla, plata
    .event = { $actor } toca las campanas: un guardia va de { $tile } a { $there }.
    .of = 8969f13b5a25
locations_chapel_copper = Confesión: roba { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "pl") }
    }, o gana { $effects_chapel-copper_stamina } :stamina: de aguante.
    .title = Capilla, cobre
    .event = { $minus ->
        [one] { $actor } se confiesa y se siente mejor: { $amount } :stamina: más.
       *[other] { $actor } se confiesa y oye algo: { $amount } :blackmail: más.
    }
    .of = 89df3b2b6024
locations_wardens-office = Número { $tile-numbers_wardens-office }.
    .title = Despacho del alcaide
    .of = 5fa7560dbaf3
locations_wardens-office_silver = Del gancho: coge { $effects_wardens-office-silver_take } :key: llave de las existencias, que son { $stocks_wardens-office_silver }.
    .title = Despacho del alcaide, plata
    .event = { $actor } coge { $value } :key:.
    .of = b942728c9d5d
locations_wardens-office_copper = El cajón abierto: coge { $effects_wardens-office-copper_take } :key: llave de las existencias, que son { $stocks_wardens-office_copper }, o mueve { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "pl") }
    } de cualquier loseta a cualquier otra.
    .title = Despacho del alcaide, cobre
    .event = { $moves ->
        [one] { $actor } mueve una tarea a { $tile }: { $task }
       *[other] { $actor } coge { $value } :key:.
    }
    .of = d20ffabdc7f3
locations_prison-wall = Número { $tile-numbers_prison-wall }.
    .title = Muro de la cárcel
    .of = a295e8e5cc4a
locations_prison-wall_silver = Ruidos en la oscuridad: mueve hasta { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "pl") }
    } de esta loseta a vecinas que no estén llenas.
    .title = Muro de la cárcel, plata
    .event = { $actor } hace ruido: un guardia va de { $tile } a { $there }.
    .of = 363f2e63581d
locations_prison-wall_copper = Tras una piedra suelta: coge la :gun: pistola, si siguen aquí las existencias, que son { $stocks_prison-wall_copper }; si no, mueve { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "pl") }
    } de esta loseta a una vecina que no esté llena.
    .title = Muro de la cárcel, cobre
    .event = { $moves ->
        [one] { $actor } no encuentra más que una corriente de aire, y un guardia va de { $tile } a { $there }.
       *[other] { $actor } coge la :gun: de detrás de la piedra.
    }
    .of = 9775e7c64966

## Chantaje

blackmail = Quien carga con la culpa tiene con qué apretar a los demás. Estas cartas son un conjunto nuestro.
    .title = Cartas de chantaje
    .of = 0c429f1fa7bc
blackmail_hand = Guárdate para ti cada { -blackmail }. Puedes tener { $blackmail-hand }; quien robe más deja debajo del mazo las que elija. El límite de mano es nuestro.
    .title = Tu mano
    .event = { $minus ->
        [one] { $actor } deja una carta debajo del mazo: { $card }.
       *[other] { $actor } roba: { $card }.
    }
    .of = a7798b3c8d70
blackmail_play = El chantaje solo puedes jugarlo en tu propio turno y siendo el Chivo expiatorio. Una carta que no puede tener efecto no puede jugarse.
    .title = Jugar una carta
    .of = 09adf262ce52
blackmail_after = La carta jugada va a un montón, boca arriba. Cuando el mazo está vacío, barajad el montón: es el nuevo mazo.
    .title = Después de jugarla
    .event = El montón de chantajes se baraja en un nuevo mazo de { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }.
    .of = 005bbeac8be6
blackmail_own = La caja tiene { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
       *[other] { $cards_blackmail } { -blackmail(case: "pl") }
    } cuyo texto no conocemos. Las nuestras son las mismas en número, y podéis usar en su lugar las de la caja.
    .title = Nuestros chantajes
    .of = a66c07142234
blackmail_hidden-stash = Quítale a cualquier preso { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "pl") }
    } a tu elección, estéis donde estéis los dos.
    .title = Escondrijo
    .event = { $actor } le quita a { $target }: { $item }
    .of = 432c1b064ffc
blackmail_hush-money = Cada uno de los demás presos que tenga te paga { $blackmail-effects_hush-money_cash } :cash: de dinero, empezando por tu izquierda.
    .title = El precio del silencio
    .event = { $target } le paga a { $actor } { $value } :cash: por el silencio.
    .of = b4ef7f830f9b
blackmail_lookout = Mueve el peón de otro preso hasta { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
    }, como en un movimiento normal.
    .title = Quien vigila
    .event = { $actor } manda a { $target } a: { $tile }.
    .of = d2e8fb8569ff
blackmail_anonymous-note = Mueve { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "pl") }
    } de cualquier loseta a cualquier otra que no esté llena.
    .title = Nota anónima
    .event = { $actor } manda lejos a un guardia, de { $tile } a { $there }.
    .of = 48ca0d03304b
blackmail_friendly-guard = Hasta el final de este turno ningún cubo cuenta como guardia para lo que hagas, ni siquiera para entrar en una loseta.
    .title = Un guardia amable
    .event = En este turno ningún guardia cuenta para { $actor }.
    .of = f7e901e1b050
blackmail_borrowed-file = Mira las { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } carta
       *[other] { $blackmail-effects_borrowed-file_look } cartas
    } de encima del mazo de tareas y devuélvelas en el orden que quieras.
    .title = Expediente prestado
    .event = { $peek ->
        [one] { $target } ve en el expediente: { $task }
       *[other] { $actor } hojea { $value ->
            [one] { $value } carta
           *[other] { $value } cartas
        } del mazo de tareas.
    }
    .of = 01eac0e2376d
blackmail_change-of-plans = Mueve { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "pl") }
    } de cualquier loseta a cualquier otra.
    .title = Cambio de planes
    .event = { $actor } mueve una tarea a { $tile }: { $task }
    .of = 87ed131738f4
blackmail_old-debt = Dale a cualquier preso { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item } tuyo
       *[other] { $blackmail-effects_old-debt_give } { -item(case: "pl") } tuyos
    } y quítale { $blackmail-effects_old-debt_take }, elegidos los dos por ti, estéis donde estéis.
    .title = Vieja deuda
    .event = { $actor } le da a { $target }: { $item }
    .of = 742a1d750855
blackmail_double-shift = En este turno tienes { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
       *[other] { $blackmail-effects_double-shift_points } { -action-point(case: "pl") }
    } más.
    .title = Doble turno
    .event = { $actor } tiene { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    } más.
    .of = 1bbe92a0b325
blackmail_forced-favour = Usa el lugar de otro preso como si estuvieras allí. Los guardias de allí cuentan, y los costes son tuyos.
    .title = Favor a la fuerza
    .event = { $target } le hace un favor a { $actor } en: { $tile }.
    .of = 5ae95d8bbf81
blackmail_two-voices = Deja esta carta a la vista delante de ti. En la próxima votación tu marcador vale por { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "pl") }
    }; después la carta queda jugada.
    .title = Otra voz
    .event = El próximo voto de { $actor } vale por { $value }.
    .of = dc02cc750e85

## Máxima seguridad

security = Una expansión con un jefe, un quinto preso y algunos rincones más de la cárcel.
    .title = Máxima seguridad
    .of = db0aa58ff9f3
security_needs-base = { product_maximum-security } no es un juego por sí mismo; necesitáis el juego básico.
    .title = Hace falta el juego básico
    .of = 9a4866e399c5
security_news = El jefe y los nuevos lugares van en todas las partidas con esta caja; el Primo, en las de { $five-players }; y cada variante, con quienes la elijan. Las demás reglas siguen.
    .title = Qué hay de nuevo
    .of = 464613df4ece
security_as-base = Lo que no se nombra aquí se hace como en el juego básico, también el número de guardias y de tareas abiertas.
    .title = Como antes
    .of = 4842ab39e87c
security_sucker-players = Solo hay Primo en una partida de { $five-players ->
        [one] { $five-players } jugador
       *[other] { $five-players } jugadores
    }.
    .title = Cuándo hay Primo
    .of = b9b0cfe1583c

## Máxima seguridad: qué hay en la caja

security-components = Esto de { product_maximum-security } se usa en vuestra partida.
    .title = Componentes de Máxima seguridad
    .of = b0563efb23e9
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location }
       *[other] { $more-tiles } { -location(case: "pl") }
    } con más partes de la cárcel: el cuarto del jefe, el faro y los túneles.
    .title = Más lugares
    .of = c6ce282e64fb
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
       *[other] { $more-sheets } { -sheet(case: "pl") }
    } para el jugador número { $five-players }.
    .title = Otra ficha de preso
    .of = 8565e874342e
security-components_fifth-player = Solo con esta caja podéis jugar { $players-max }.
    .title = Un quinto jugador
    .of = b99af01861ba
security-components_cards = La caja tiene { $more-cards-total ->
        [one] { $more-cards-total } carta
       *[other] { $more-cards-total } cartas
    }: { $more-cards_blackmail } de chantaje, { $more-cards_sentence } de condena, { $more-cards_auxiliary } auxiliares, { $more-cards_sucker } del Primo y { $more-cards_summary } con un resumen.
    .title = Cartas de la expansión
    .of = 31e457a33aae
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
       *[other] { $more-cards_blackmail } { -blackmail(case: "pl") }
    }, con nuevas artimañas para el Chivo expiatorio.
    .title = Más chantaje
    .of = 46952d084f70
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
       *[other] { $more-cards_sentence } { -sentence(case: "pl") }
    }, cada una con algo que su preso puede hacer y los demás no.
    .title = Cartas de condena
    .of = 123e44470cf0
security-components_sentences-only = Una { -sentence } es de la variante «{ module_convicted }». Ninguna otra regla la usa.
    .title = Para qué son las condenas
    .of = dfa7536f81e6
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "pl") }
    }, para que el azar pueda elegir también los lugares nuevos.
    .title = Más cartas auxiliares
    .of = c3db07fc8993
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } carta
       *[other] { $more-cards_sucker } cartas
    } para mostrar quién es el Primo.
    .title = Carta del Primo
    .of = c2b6db6ae367
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } carta de resumen, impresa
       *[other] { $more-cards_summary } cartas de resumen, impresas
    } por los dos lados. Son para consultar y no tienen parte en el juego.
    .title = Más cartas de resumen
    .of = 698f6aaf7036
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
       *[other] { $more-pawns } { -pawn(case: "pl") }
    } de un color nuevo, para mostrar dónde está ese preso.
    .title = Otro peón
    .of = df8a2ef16594
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } marcador
       *[other] { $chief-markers } marcadores
    } para el { -chief }, para mostrar dónde está.
    .title = El marcador del jefe
    .of = 9d0251ac8801
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } marcador
       *[other] { $more-markers-total } marcadores
    }: { $more-markers_old } en los colores del juego básico y { $more-markers_new } en el color nuevo.
    .title = Más marcadores
    .of = c85b8384bf06
security-components_markers-use = Son para el aguante, el dinero y los votos. Con los de los colores viejos vota el nuevo jugador a los demás.
    .title = Para qué son los nuevos marcadores
    .of = ee9835a48786

## El Primo

sucker = Siempre hay a quien se deja al margen, y a veces no puede pasarte nada mejor.
    .title = El Primo
    .of = ac98927964db
sucker_role = En cada ronda un preso es el { -sucker }. Saca del plan menos que los demás, y la votación no puede tocarlo.
    .title = La suerte del Primo
    .of = 11c2379566d6
sucker_phases = Una { -round } tiene { $sucker-phases ->
        [one] { $sucker-phases } { -phase }
       *[other] { $sucker-phases } { -phase(case: "pl") }
    }: entra un nuevo guardia, alguien se convierte en el Primo, alguien en el Chivo expiatorio y todos ponen en práctica el plan.
    .title = Fases con Primo
    .of = 04d0061456be
sucker_phase-place = El jefe se mueve mientras entra el nuevo guardia, así que ya se ha movido cuando se nombra al Primo.
    .title = El jefe antes que el Primo
    .of = f8dc0d38ab5b
sucker_first = En la primera ronda elegid al Primo al azar.
    .title = El primer Primo
    .event = { $target } es el primer Primo.
    .of = 7b02ef53722e
sucker_first-both = El azar puede hacer del mismo preso el primer Primo y el primer Chivo expiatorio. La votación de esa ronda busca entonces otro Chivo.
    .title = Las dos cosas al principio
    .of = f21bd7161195
sucker_next = En cada ronda posterior el nuevo Primo es el jugador a la izquierda del anterior.
    .title = El siguiente Primo
    .event = { $target } es el Primo.
    .of = 4733b1051a49
sucker_one-round = El papel y su carta se quedan con un preso durante la ronda, y ninguna ronda está sin Primo.
    .title = Por una ronda
    .of = 5fbe7d15a62d
sucker_never-scapegoat = El Primo no puede ser el Chivo expiatorio. En la votación es { -candidate } cualquier preso menos el Primo.
    .title = Nunca el Chivo expiatorio
    .of = dc9bfa506cee
sucker_votes = El Primo puede votar como cualquiera.
    .title = El voto del Primo
    .of = 1c2b20d25f41
sucker_abstain = El Primo también puede dejar el puño vacío. Todos los demás tienen que votar.
    .title = Abstenerse
    .event = { $actor } se abstiene.
    .of = f54fd9e53a33
sucker_outgoing-scapegoat = Si el Chivo anterior es el Primo de esta ronda, sigue siendo él quien decide un empate.
    .title = Un empate en manos del Primo
    .event = { $actor } deshace el empate: { $target }.
    .of = b5df49062edb
sucker_points = El Primo no tiene más puntos de acción que un preso corriente.
    .title = Sin acciones de más
    .of = e03ff82c551c
sucker_blackmail = El Primo no puede jugar cartas de chantaje.
    .title = Sin chantaje
    .of = 5a3b340a4c7e
sucker_keeps-blackmail = El Primo puede robar cartas de chantaje y guardarlas para un día mejor.
    .title = Chantaje en la mano
    .of = 629b4b64e89d
sucker_powers = El papel de Primo no trae ningún poder propio.
    .title = Sin poderes
    .of = ea4d1ab6a0cc
sucker_sentence = Una carta de condena sigue en vigor para un preso que sea el Primo.
    .title = La condena del Primo
    .of = 4fe23c7139d5
sucker_no-reward = Cuando otro cumple una tarea, la recompensa no le da nada al Primo, como tampoco al Chivo expiatorio.
    .title = Sin recompensa
    .event = { $target }, como Primo, no recibe la letra { $letter }.
    .of = 126ba377eff7
sucker_tasks = El Primo puede cumplir tareas.
    .title = El Primo y las tareas
    .of = ef846ee0a1db
sucker_own-task = Si el Primo cumple una tarea, solo él marca su letra, y no se roba recompensa para nadie.
    .title = Una tarea del Primo
    .event = La tarea era del Primo, así que nadie más recibe recompensa.
    .of = d853d860a9e8
sucker_example = Ada es el Chivo expiatorio y Bo el Primo. Cyril cumple una tarea: marca su letra, y de la recompensa se benefician Dora y Emil. Luego Bo cumple una con la letra F, marca la F, y el mazo de tareas no se toca para recompensas.
    .title = Ejemplo: tareas con Primo
    .of = b0eb0a9c2df2

## El jefe de guardias

chief = Un solo hombre empeora la cárcel, y sus pasos pueden preverse.
    .title = El jefe de guardias
    .of = f490d6257b43
chief_own-tile = En su propia loseta el jefe cuenta como { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
       *[other] { $chief-influence_own } { -guard(case: "pl") }
    }, además de los que haya allí.
    .title = En su loseta
    .of = 54f2374166d2
chief_neighbours = En cada loseta que comparte un lado con la suya, el jefe cuenta como { $chief-influence_near } guardia más.
    .title = Junto a él
    .of = b27790544fd1
chief_diagonals = Las losetas que tocan la del jefe solo por una esquina no lo notan.
    .title = En las esquinas no
    .of = 74aa4041d182
chief_limit = Una influencia de más de { $influence-limit } tiene sobre lo que haces el efecto de { $influence-limit }.
    .title = No peor que una loseta llena
    .of = 963596e3ff4d
chief_example-influence = El jefe está en los túneles, donde { $chief-example_guards ->
        [one] hay { $chief-example_guards } guardia
       *[other] hay { $chief-example_guards } guardias
    }: la influencia allí es { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. El bloque de celdas, el comedor, la sala de radio y el despacho del alcaide comparten un lado con los túneles, así que cada uno tiene { $chief-influence_near } más. El locutorio está en una esquina y no tiene ninguna.
    .title = Ejemplo: la influencia del jefe
    .of = 5a03c73127fb
chief_no-cube = Solo los cubos cuentan para cuántos guardias caben en una loseta y para el último guardia que acaba la partida. El jefe, nunca.
    .title = El jefe no es un cubo
    .of = 324509b88593
chief_riot = Ningún motín mueve al jefe.
    .title = Sordo a los motines
    .of = f2f7d0311b94
chief_bribe = El jefe no acepta sobornos.
    .title = No se vende
    .of = 0937e918b1a6
chief_moves = El jefe se mueve en la primera fase de cada ronda, después de que entre el nuevo guardia.
    .title = Cuándo se mueve el jefe
    .of = 4d2725d8938d
chief_higher = Mirad { $chief-squares ->
        [one] la casilla
       *[other] las { $chief-squares } casillas
    } que rodean al jefe, esquinas incluidas. De los lugares que hay en ellas con un número mayor que el suyo, va al menor.
    .title = Número arriba
    .event = El jefe sube por los números, hasta: { $tile }.
    .of = 8da612049a31
chief_lowest = Si a su alrededor no hay ningún número mayor, va al menor de todos los que lo rodean.
    .title = Vuelta abajo
    .event = No hay cerca ningún número mayor; el jefe va a: { $tile }.
    .of = 6184e2b01b13
chief_example-walk = El jefe está en el patio, el número { $tile-numbers_exercise-yard }; a su alrededor están los números { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } y { $tile-numbers_lighthouse }. Va al { $tile-numbers_workshop }. Si alrededor de este solo están { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } y { $tile-numbers_infirmary }, va al { $tile-numbers_dining-hall }.
    .title = Ejemplo: los pasos del jefe
    .of = 00c026a261bf
chief_walk = En ello no hay nada de azar: tarde o temprano anda en círculo. En { $chief-walk_prisons } cárceles que montamos al azar, el círculo tenía de { $chief-walk_shortest } a { $chief-walk_longest } pasos, y nunca se quedó quieto.
    .title = El círculo del jefe
    .of = 3e4b2b76ef77

## Los nuevos lugares

new-locations = Rincones de la cárcel en los que se puede enredar con el jefe, las tareas y los muros.
    .title = Lugares de Máxima seguridad
    .of = 383b63bd67a9
new-locations_numbers = El cuarto del jefe tiene el número { $tile-numbers_chiefs-room }, el faro el { $tile-numbers_lighthouse } y los túneles el { $tile-numbers_tunnels }.
    .title = Sus números
    .of = 0a01db33f52b
new-locations_sides = Cada uno de estos lugares tiene una { -plain-side } y una { -payment-side }, cuyo efecto es más fuerte y hay que comprarlo.
    .title = Cara sencilla y cara de pago
    .of = 2d532a67e814
new-locations_payment = El precio de una cara de pago es { $payment } objeto de cualquier clase o { $payment } :cash: de dinero, como quieras. Va a la reserva.
    .title = El precio
    .event = { $actor } paga: { $item }
    .of = 1bcef351a5e1
new-locations_free = Las caras de pago son acciones gratuitas. Las sencillas cuestan { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }, como cualquier lugar.
    .title = Qué caras son gratuitas
    .of = 521a6c8766a8
new-locations_guards = También las caras gratuitas están sujetas a los guardias, con el jefe incluido. Con una influencia de { $influence_slow } cuestan { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }; desde { $influence_stop } no pueden usarse.
    .title = Corrección: guardias en los nuevos lugares
    .of = 735513dc5831
new-locations_chiefs-room = Número { $tile-numbers_chiefs-room }.
    .title = Cuarto del jefe
    .of = 1efc34b81cb1
new-locations_chiefs-room_plain = Un parte falso: mueve al jefe a una loseta vecina de la suya.
    .title = Cuarto del jefe, cara sencilla
    .event = { $actor } manda al jefe a: { $tile }.
    .of = 493b7f0b37ac
new-locations_chiefs-room_neighbours = También aquí son vecinas las losetas de las esquinas, como cuando el jefe se mueve solo.
    .title = Vecinas del jefe
    .of = 4aae3fb874e8
new-locations_chiefs-room_payment = :free-action: Acción gratuita: paga el precio y mueve al jefe a la loseta que quieras, por lejos que esté.
    .title = Cuarto del jefe, cara de pago
    .event = { $actor } manda lejos al jefe, a: { $tile }.
    .of = 3015aa48c97d
new-locations_lighthouse = Número { $tile-numbers_lighthouse }.
    .title = Faro
    .of = e773695a6b4e
new-locations_lighthouse_plain = Mirar adelante: mira { $lighthouse_look ->
        [one] { $lighthouse_look } carta
       *[other] { $lighthouse_look } cartas
    } de encima del mazo de tareas, y déjala allí o ponla debajo del mazo.
    .title = Faro, cara sencilla
    .event = { $peek ->
        [one] { $target } ve encima del mazo: { $task }
       *[other] { $minus ->
            [one] { $actor } pone debajo del mazo de tareas { $amount ->
                [one] { $amount } carta
               *[other] { $amount } cartas
            }.
           *[other] { $actor } mira lo que hay encima del mazo de tareas.
        }
    }
    .of = a0bd87086b61
new-locations_lighthouse_payment = :free-action: Acción gratuita: paga el precio y roba { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task }
       *[other] { $lighthouse_draw } { -task(case: "pl") }
    }. Deja { $lighthouse_top } encima del mazo y las otras { $lighthouse_bottom } debajo.
    .title = Faro, cara de pago
    .event = { $peek ->
        [one] { $target } ve entre las próximas tareas: { $task }
       *[other] { $minus ->
            [one] { $actor } pone debajo del mazo de tareas { $amount ->
                [one] { $amount } carta
               *[other] { $amount } cartas
            }.
           *[other] { $actor } mira { $amount ->
                [one] { $amount } carta
               *[other] { $amount } cartas
            } del mazo de tareas.
        }
    }
    .of = b0538af7ba72
new-locations_lighthouse_short-deck = Si el mazo de tareas tiene menos cartas, roba las que haya. Con el mazo vacío no puede usarse el faro.
    .title = Un mazo de tareas corto
    .of = d373ed7d1047
new-locations_tunnels = Número { $tile-numbers_tunnels }.
    .title = Túneles
    .of = 1924b72f77db
new-locations_tunnels_plain = A rastras: mueve tu peón a cualquier loseta.
    .title = Túneles, cara sencilla
    .event = { $actor } va a rastras hasta: { $tile }.
    .of = aedcd3494716
new-locations_tunnels_closed = Tampoco por debajo se puede entrar en una loseta que los guardias tienen cerrada.
    .title = Túneles y losetas cerradas
    .of = a5201dcd2c51
new-locations_tunnels_payment = :free-action: Acción gratuita: paga el precio y usa el lugar de cualquier loseta como si estuvieras allí, por tantos puntos de acción como cueste bajo sus guardias.
    .title = Túneles, cara de pago
    .event = { $actor } llega por los túneles a: { $tile }.
    .of = 763339e620e1
new-locations_tunnels_whose-guards = La influencia en los túneles decide si puedes usarlos y si eso te cuesta algo. La influencia en la otra loseta decide lo que cuesta su lugar. La otra loseta no pueden ser los propios túneles.
    .title = Qué guardias cuentan
    .of = 9ca29429f162

## Chantaje de Máxima seguridad

security-blackmail = Más cartas para el Chivo expiatorio.
    .title = Más cartas de chantaje
    .of = 3929783db4c6
security-blackmail_own = No conocemos el texto de las cartas de la caja. Las nuestras son las mismas en número, y tu grupo puede usar las de la caja.
    .title = Estas cartas son nuestras
    .of = f1ac73124987
security-blackmail_tip-off = Mueve al jefe { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
    } en cualquier dirección, esquinas incluidas.
    .title = Chivatazo
    .event = { $actor } manda al jefe a: { $tile }.
    .of = e8ea7cd68c4f
security-blackmail_off-duty = Hasta el final de este turno el jefe no cuenta para lo que hagas.
    .title = Fuera de servicio
    .event = En este turno el jefe no cuenta para { $actor }.
    .of = c53addc799b3
security-blackmail_transfer = Elige a una pareja de presos, contigo o sin ti. Se cambian el sitio.
    .title = Traslado
    .event = { $actor } y { $target } se cambian el sitio.
    .of = 03d9a249e6f1
security-blackmail_loose-talk = Mira todas las cartas de chantaje de otro preso y llévate { $security-blackmail-effects_loose-talk_take } a tu mano.
    .title = Habladurías
    .event = { $peek ->
        [one] { $actor } le quita a { $target }: { $card }.
       *[other] { $actor } mira los chantajes de { $target } y se lleva alguno.
    }
    .of = 4f549e00252f

## Variantes

variants = Cambios que un grupo puede hacer en el juego.
    .title = Variantes
    .of = 030ce03bb05d
variants_choose = Hay { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    }. Jugad con la que queráis, con varias, con todas o con ninguna.
    .title = Elegir variantes
    .of = e233035a9b6b

certain-escape = Un plan que ya nadie puede cumplir no tiene gracia.
    .title = Variante: fuga segura
    .of = e2c23b6686eb
certain-escape_scope = Esta variante solo aligera las tareas durante la preparación, por igual en cada letra. No cambia nada más.
    .title = Un mazo de tareas más fino
    .of = b100c34281dd
certain-escape_purpose = Con menos cartas de cada letra salen todas más parejas. Ganáis mucho más a menudo, y rara vez os quedáis esperando una letra que ya no puede salir.
    .title = Para qué sirve
    .of = 48e92990d8cd

plan-g = Siempre hay alguien que ha hecho menos que los demás.
    .title = Variante: plan G
    .of = fdfb4f5a4f3b
plan-g_counter = Cada vez que recibes como recompensa una letra que ya tienes, pon en tu ficha { $counters-gained ->
        [one] { $counters-gained } { -counter }
       *[other] { $counters-gained } { -counter(case: "pl") }
    }.
    .title = Contadores
    .event = { $target } ya tiene la letra y pone un contador: ahora { $value }.
    .of = 129e0f98b790
plan-g_own-letter = Aquí también cuenta como recompensa la letra de una tarea que has cumplido tú.
    .title = Letras de las propias tareas
    .of = 1520d8f1980e
plan-g_stays = Cuando la fuga sale bien, se queda atrás y pierde el preso con menos contadores, sea o no el Chivo expiatorio.
    .title = Quién se queda
    .event = { $target } tiene menos contadores que nadie y se queda atrás.
    .of = f1764886f31d
plan-g_who-stays = Solo se compara a los presos sin los cuales siguen estando todas las letras. Si son varios, se queda el Chivo expiatorio; si no, el que menos letras tenga, y si no, el primero a la izquierda del Chivo.
    .title = Contadores iguales y letras que hacen falta
    .of = 7ea2dbc4fe15

different-prison = Ninguna cárcel está hecha como la siguiente.
    .title = Variante: una cárcel distinta
    .of = 23f29c215762
different-prison_scope = Durante la preparación montáis la cárcel vosotros, loseta a loseta. No cambia nada más.
    .title = Hecha por los jugadores
    .of = 6adafd39a0c5
different-prison_touching = También vale que la toquen más de { $touching } losetas.
    .title = Cuántas tienen que tocar
    .of = fad8d9c8052c
different-prison_who-lays = Empieza un jugador elegido al azar, y los demás siguen en el sentido de las agujas del reloj. Coges la siguiente loseta de un montón barajado; dónde va lo decides tú.
    .title = Quién pone qué loseta
    .event = { $target } pone la primera loseta.
    .of = 9e8ed1b85e4e
different-prison_outline = El contorno puede salir irregular. Siempre hay un sitio donde cabe la loseta siguiente.
    .title = Un contorno irregular
    .of = a8fad995a859

convicted = Todos están aquí por algo.
    .title = Variante: condenados
    .of = 86cd7a3340e2
convicted_follow = Lo que dice tu carta de condena vale para ti durante toda la partida, te ayude o no.
    .title = Atados a la condena
    .of = 8d6b9f13ecad
convicted_own = No conocemos lo que dicen las { $more-cards_sentence } cartas de la caja. Las nuestras son las mismas en número, y tu grupo puede usar las de la caja.
    .title = Nuestras condenas
    .of = 5376cdac5885
convicted_pickpocket = También puedes robar a un preso que esté en una vecina de tu loseta.
    .title = Carterista
    .event = { $target } tiene los dedos largos.
    .of = 411e845b58c3
convicted_ringleader = Tu motín trae hasta { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "pl") }
    }, cada cual de la vecina que quieras, mientras haya sitio.
    .title = Cabecilla
    .event = A { $target } lo siguen: otro guardia va de { $tile } a { $there }.
    .of = b54b5c88df85
convicted_smuggler = Tienes { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "pl") }
    } más que los demás.
    .title = Contrabandista
    .of = 99cff5122804
convicted_bookmaker = Cada vez que se convierte en el Chivo expiatorio el preso al que has votado, gana { $sentence-effects_bookmaker_cash } :cash: de dinero. Un voto por ti no da nada.
    .title = Corredor de apuestas
    .event = { $target } había apostado por ello y gana { $value } :cash:.
    .of = a7e1f2a524ab
convicted_forger = Cuando cumples una tarea, puedes pagar { $sentence-effects_forger_cash } :cash: de dinero en vez de entregar { $sentence-effects_forger_items } de sus objetos.
    .title = Falsificador
    .event = { $target } paga en lugar de { $item }
    .of = 3d2d4c88d597
convicted_getaway-driver = Tu primer movimiento de cada turno no cuesta ningún punto de acción.
    .title = Conductor de huidas
    .event = { $target } se mueve sin coste.
    .of = 565569626a5d
convicted_embezzler = Tu primer soborno de cada turno no cuesta dinero.
    .title = Estafador
    .event = { $target } soborna sin pagar.
    .of = 872cb5b23ecc
convicted_brawler = Un esfuerzo te da { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
       *[other] { $sentence-effects_brawler_points } { -action-point(case: "pl") }
    } en vez de { $effort-points }.
    .title = Camorrista
    .event = { $target } pega fuerte: el esfuerzo da { $value ->
        [one] { $value } punto de acción
       *[other] { $value } puntos de acción
    }.
    .of = a0049320781d
convicted_informer = Siempre que robes cartas de chantaje, roba { $sentence-effects_informer_draw } más y luego deja debajo del mazo { $sentence-effects_informer_back } de tu mano.
    .title = Confidente
    .event = { $target } roba { $value ->
        [one] { $value } carta de chantaje
       *[other] { $value } cartas de chantaje
    } y devolverá alguna.
    .of = 147fae659de0

## Lecturas

reading_start-draw = ¿Pueden empezar varios presos en la misma loseta?
    .why = Unas cartas que siguen fuera hasta que todos tienen sitio reparten los comienzos; que vuelvan solo se dice de la fase de los guardias.
    .of = 937bc7a416a3
reading_start-draw_apart = No: las cartas robadas siguen fuera hasta que todos tienen sitio.
    .of = ab8b521c9eb8
reading_start-draw_together = Sí: cada carta vuelve antes de robar la siguiente.
    .of = f056dd444b69
reading_guard-overflow = ¿Qué pasa con un nuevo guardia cuya loseta está llena?
    .why = La duración de la partida se cuenta por un guardia en cada ronda, así que no debería perderse ninguno.
    .of = 3faae0251b23
reading_guard-overflow_redraw = Se roba otra vez hasta que salga una loseta con sitio.
    .of = 052b65590078
reading_guard-overflow_lost = En esta ronda no entra ningún guardia.
    .of = 9e4b910b80d4
reading_guard-overflow_neighbour = El guardia va a una vecina de esa loseta que no esté llena, elegida por el Chivo expiatorio.
    .of = 1f394e9e065f
reading_points-five = ¿Cuántos puntos de acción tiene un preso en una partida de { $five-players }?
    .why = El número baja cuantos más jugadores hay, y con { $five-players } se espera el turno por lo menos tanto como con { $four-players }.
    .of = 4f99e2dba6d7
reading_points-five_as-four = Tantos como con { $four-players ->
        [one] { $four-players } jugador
       *[other] { $four-players } jugadores
    }.
    .of = b8da856a3ddf
reading_points-five_as-three = Tantos como con { $players-min ->
        [one] { $players-min } jugador
       *[other] { $players-min } jugadores
    }.
    .of = 05e608b829f3
reading_scapegoat-ladder = ¿Crece la ventaja del Chivo expiatorio con cada elección seguida?
    .why = En la caja hay un marcador para contar acciones de más, pero en ningún sitio se dice cuánto crecen. Solo la primera es segura.
    .of = 16a81c33662a
reading_scapegoat-ladder_flat = No: es siempre la misma.
    .of = b874df9c9a78
reading_scapegoat-ladder_ladder = Sí: cada elección seguida añade otro tanto.
    .of = 6bb1087828ea
reading_riot-direction = ¿Adónde mueve al guardia un motín?
    .why = Los guardias corren hacia el ruido; la expansión habla de un jefe que no hace caso de él.
    .of = faabb666063a
reading_riot-direction_pull = De una vecina a la loseta del motín.
    .of = b8672e30712a
reading_riot-direction_push = De la loseta del motín a una vecina.
    .of = 51d17a9f00a6
reading_bribe-effect = ¿Qué hace un guardia sobornado?
    .why = Un guardia que se ha ido es lo que mejor se ve en la mesa, y nadie tiene que acordarse de nada.
    .of = 0a70f59d74a6
reading_bribe-effect_move = Se va a una vecina que no esté llena.
    .of = 29a607d28d25
reading_bribe-effect_ignore = Se queda, pero no cuenta para quien lo sobornó hasta el final del turno.
    .of = 4c7693bc80ac
reading_full-tile = ¿Se puede entrar en una loseta con tantos guardias como caben?
    .why = Una reseña dice que los guardias pueden cerrar el paso a los presos, y nada más distinguiría esa loseta de una con menos.
    .of = abdabc2d36c7
reading_full-tile_barred = No: nadie puede entrar; los que están dentro pueden salir.
    .of = b8883c8c3a12
reading_full-tile_open = Sí: es como una loseta con { $influence_stop ->
        [one] { $influence_stop } guardia
       *[other] { $influence_stop } guardias
    }.
    .of = c353732b8e81
reading_used-tasks = ¿Qué pasa con las tareas cumplidas y con las cartas de recompensa?
    .why = La expansión tiene una variante contra las partidas que ya no se pueden ganar. Solo puede haberlas si las cartas salen de la partida.
    .of = 6f01272c648e
reading_used-tasks_out = Salen de la partida.
    .of = eb721e9db6c9
reading_used-tasks_under = Van debajo del mazo de tareas.
    .of = 02a213cab762
reading_success-moment = ¿Cuándo se mira si la fuga sale bien?
    .why = Nada dice que se espere, y a un plan completo no le falta nada más.
    .of = 64356d4b92b1
reading_success-moment_at-once = En cuanto se marca la última letra que faltaba.
    .of = 53be76c2d899
reading_success-moment_round-end = Al final de la ronda, con quien sea entonces el Chivo expiatorio.
    .of = ee4c8c9df019
reading_who-stays = ¿Quién se queda en lugar de un Chivo expiatorio que hace falta?
    .why = Se dice que deciden unas marcas fijas, pero no cuáles. Quien menos hizo por el plan es quien menos derecho tiene a él.
    .of = e38338fbe50a
reading_who-stays_fewest-letters = De los prescindibles, el que menos letras tenga; si son varios, el primero a la izquierda del Chivo expiatorio.
    .of = 6ee6c183f1d5
reading_who-stays_seat-order = De los prescindibles, el primero a la izquierda del Chivo expiatorio.
    .of = 6e9f1337eea5
reading_who-stays_vote = Los imprescindibles votan entre los demás; el Chivo expiatorio deshace un empate.
    .of = bf576d705981

reading_marker-shortage = ¿Y si se acaban los marcadores de madera?
    .why = Hay menos marcadores del plan que letras para todos los presos, así que acabarse no puede ser una regla.
    .of = 632b4d0a46c4
reading_marker-shortage_unlimited = Nada: usad otra cosa en su lugar.
    .of = cdccdd9ec5a3
reading_marker-shortage_counted = Una letra para la que no hay marcador no puede marcarse.
    .of = 7374a8452302
reading_sucker-players = ¿Hay Primo con menos de { $five-players ->
        [one] { $five-players } jugador
       *[other] { $five-players } jugadores
    }?
    .why = Las reglas del Primo están bajo un título que habla de partidas de ese número.
    .of = 30df6950c4d1
reading_sucker-players_five-only = No: solo en una partida de { $five-players }.
    .of = fdf13f416dcb
reading_sucker-players_always = Sí: en todas las partidas con la expansión.
    .of = 8236f38e2c7d
reading_sentences-boxed = ¿Qué pasa con las cartas de condena si no se juega la variante?
    .why = Se dice que solo sirven para esa variante.
    .of = 2c4a56cf4ed3
reading_sentences-boxed_boxed = Se quedan en la caja.
    .of = 0b1ae157fd8e
reading_sentences-boxed_dealt = Se reparten en todas las partidas con la expansión.
    .of = 6d244175c626
reading_sucker-phase = ¿Se mueve el jefe antes o después de nombrar al Primo?
    .why = Su movimiento es de la fase del nuevo guardia, y la del Primo viene después.
    .of = a5b91421afea
reading_sucker-phase_after-chief = Primero se mueve el jefe, luego se nombra al Primo.
    .of = 9b92d5ec72b7
reading_sucker-phase_before-chief = Primero se nombra al Primo, luego se mueve el jefe.
    .of = 4955d2b7eae4
reading_first-both = ¿Pueden ser el mismo preso el primer Primo y el primer Chivo expiatorio?
    .why = También la primera ronda tiene votación, así que al primer Chivo se le sustituye antes de que importe.
    .of = 7e7246a37444
reading_first-both_allowed = Sí.
    .of = 8c78b6c11d66
reading_first-both_redraw = No: se vuelve a sortear el Primo.
    .of = cf34b2275d77
reading_sucker-abstains = ¿Tiene que votar el Primo?
    .why = Las reglas permiten votar al Primo; de los demás dicen que votan.
    .of = 54e39ebf4ea6
reading_sucker-abstains_may = No: puede abstenerse.
    .of = 4bb35a51076d
reading_sucker-abstains_must-vote = Sí: como cualquiera.
    .of = 9627de80c0ce
reading_outgoing-scapegoat = ¿Quién deshace un empate cuando el Chivo anterior es ahora el Primo?
    .why = Decide quien tiene la carta del Chivo expiatorio, y al Primo no se le puede elegir, pero él sí puede.
    .of = 094974edbe65
reading_outgoing-scapegoat_holder = El Chivo anterior, de todos modos.
    .of = b02e537916dd
reading_outgoing-scapegoat_next-player = El jugador a la izquierda del Primo.
    .of = 7d4acf3834e2
reading_sucker-blackmail = ¿Puede robar cartas de chantaje el Primo?
    .why = Solo se prohíbe jugarlas.
    .of = f194a0afa4ba
reading_sucker-blackmail_keeps = Sí: puede robarlas y guardarlas.
    .of = 84f06f2a0dd8
reading_sucker-blackmail_gives-up = No: no roba ninguna.
    .of = 608785c35ce1
reading_sucker-sentence = ¿Conserva el Primo la regla de su carta de condena?
    .why = Que el papel no trae poderes se dice del papel, no de aquello por lo que se condenó a un preso.
    .of = f57f2bc31fb0
reading_sucker-sentence_stays = Sí: sigue en vigor.
    .of = 0131e7384d2c
reading_sucker-sentence_silent = No: descansa en esa ronda.
    .of = 6555284be023
reading_sucker-tasks = ¿Puede cumplir tareas el Primo?
    .why = Las reglas empiezan diciendo que no, pero luego cuentan lo que pasa cuando lo hace. Así lo entiende también una reseña.
    .of = 4da316710ac1
reading_sucker-tasks_may = Sí, pero solo él recibe una letra por ello.
    .of = 5e9c8b7b5e37
reading_sucker-tasks_may-not = No.
    .of = f0956c37e016
reading_chief-counts = ¿Cuenta el jefe para el límite de una loseta y para el último guardia?
    .why = Cuenta como guardias solo donde se trata de lo que pueden hacer los presos.
    .of = 6c55d9e7cfcd
reading_chief-counts_cubes-only = No: solo cuentan los cubos.
    .of = 68d88f7efae6
reading_chief-counts_counts = Sí: donde está él caben menos cubos.
    .of = 59198874e952
reading_free-marks = ¿Qué caras de los nuevos lugares son acciones gratuitas?
    .why = Las palabras de las reglas impresas están revueltas. Todas las marcas de acción gratuita menos la última van con un precio; la última, con ninguno.
    .of = 4b8df3107f04
reading_free-marks_payment-sides = Las caras de pago, y nada más.
    .of = 163cadc6b7c9
reading_free-marks_chief-too = Las caras de pago y la cara sencilla del cuarto del jefe.
    .of = dc5e40dff780
reading_free-marks_tunnels-too = Las caras de pago y la cara sencilla de los túneles.
    .of = 5865017bd1f7
reading_chiefs-room-neighbours = ¿Son vecinas las losetas de las esquinas para el cuarto del jefe?
    .why = Todo lo demás que se dice de los pasos del jefe cuenta las esquinas.
    .of = 9d470487b410
reading_chiefs-room-neighbours_diagonals = Sí.
    .of = 3be6c891e987
reading_chiefs-room-neighbours_edges = No: solo las losetas que comparten un lado.
    .of = f1170886fde4
reading_lighthouse-short = ¿Qué hace el faro con pocas tareas en el mazo?
    .why = Hacer tanto como se pueda es la costumbre en los juegos donde no se dice otra cosa.
    .of = b82c5741c8f7
reading_lighthouse-short_what-is-there = Se roba lo que haya.
    .of = 8ff8a6c81414
reading_lighthouse-short_closed = No puede usarse por su cara de pago.
    .of = b51dd688d5ea
reading_tunnels-closed = ¿Llevan los túneles a una loseta que los guardias tienen cerrada?
    .why = Nada libra al camino de abajo de lo que vale para cualquier entrada.
    .of = 472cbadbd2c6
reading_tunnels-closed_barred = No.
    .of = 6d3a69f3be45
reading_tunnels-closed_open = Sí.
    .of = 6ec36700cd49
reading_tunnels-guards = ¿Qué guardias cuentan cuando usas un lugar a través de los túneles?
    .why = La corrección dice que los guardias estorban el uso de cualquier lugar, gratuito o no; el propio efecto habla de pagar por los guardias de allí.
    .of = 8dfe8ba10e2d
reading_tunnels-guards_both = Los de los túneles para entrar y los de la otra loseta para lo que se hace en ella.
    .of = fb4e2ec96bb8
reading_tunnels-guards_target-only = Solo los de la otra loseta.
    .of = 89167e5194b4
reading_tunnels-guards_tunnels-only = Solo los de los túneles.
    .of = 639454460fc4
reading_plan-g-reward = ¿Da un contador la letra de la propia tarea?
    .why = Llega en el mismo momento y por la misma carta que cualquier recompensa.
    .of = aaf5fdba48e4
reading_plan-g-reward_both = Sí: las letras propias cuentan como las que se roban para otros.
    .of = fa40ee3ffefc
reading_plan-g-reward_drawn-only = No: solo es recompensa la carta que se roba tras una tarea.
    .of = b25853ed938c
reading_plan-g-stays = ¿Puede quedarse atrás alguien que es el único con una letra?
    .why = Sin esa letra no habría fuga alguna, así que el plan tiene que poder prescindir de quien se queda.
    .of = de740fefc026
reading_plan-g-stays_who-can-be-spared = No: solo se compara a quienes no hacen falta.
    .of = 6d78f310b012
reading_plan-g-stays_fewest-of-all = Sí: completo el plan, deciden los menos contadores y nada más.
    .of = a579eaa5c02e
reading_touching = ¿A cuántas losetas puestas tiene que tocar una nueva?
    .why = Un sitio con más contacto encaja aún mejor, y no se ve por qué prohibirlo.
    .of = f830303c5b13
reading_touching_at-least = A { $touching } o más.
    .of = 47e838fd39df
reading_touching_exactly = Exactamente a { $touching }.
    .of = f01034133d83
reading_who-lays = ¿Quién elige qué loseta se pone?
    .why = Un montón barajado deja a elección el sitio, y la cárcel sigue siendo una sorpresa.
    .of = 958be9c926f7
reading_who-lays_shuffled-pile = Nadie: se coge la siguiente de un montón barajado.
    .of = a23e0018762d
reading_who-lays_free-choice = Cada jugador elige también la loseta.
    .of = 9cdaf9d0de15

## Cartas, fichas y tableros

deck_tiles = Lugares
    .of = bf4f44fa0d86
deck_tasks = Tareas
    .of = 1bf14831ce4c
deck_blackmail = Cartas de chantaje
    .of = fd9700e4fcbf
deck_auxiliary = Cartas auxiliares
    .of = 4416bfc778e6
deck_role-cards = Cartas de papel
    .of = 0abb047a49e0
deck_summaries = Cartas de resumen
    .of = 107b807cfbab
deck_sheets = Fichas de preso
    .of = 05a2ff7d9982
deck_items = Fichas
    .of = 3a463a09591f
deck_wood = Marcadores de madera
    .of = dca99af76e74
deck_pawns = Peones
    .of = fbe632d602a0
deck_security-tiles = Más lugares
    .of = 2653e6ae4313
deck_security-blackmail = Más cartas de chantaje
    .of = cb73b0db28e0
deck_sentences = Cartas de condena
    .of = 1bacdf0f0454
deck_security-auxiliary = Más cartas auxiliares
    .of = 1462c5500e18
deck_security-role-cards = Carta del Primo
    .of = 89594c68db76
deck_security-summaries = Más cartas de resumen
    .of = 319eff127ede
deck_security-sheets = Otra ficha de preso
    .of = ebe297cb19a1
deck_security-wood = Más marcadores de madera
    .of = 6261db15f73b

card_cell-block = Bloque de celdas
    .text =
        :silver-side: Cara plateada: { locations_cell-block_silver }
        :copper-side: Cara cobriza: { locations_cell-block_copper }
    .of = 998d7cbdf1c4
card_radio-room = Sala de radio
    .text =
        :silver-side: Cara plateada: { locations_radio-room_silver }
        :copper-side: Cara cobriza: { locations_radio-room_copper }
    .of = fcfa066db4c7
card_dining-hall = Comedor
    .text =
        :silver-side: Cara plateada: { locations_dining-hall_silver }
        :copper-side: Cara cobriza: { locations_dining-hall_copper }
    .of = b2efc1249c74
card_laundry = Lavandería
    .text =
        :silver-side: Cara plateada: { locations_laundry_silver }
        :copper-side: Cara cobriza: { locations_laundry_copper }
    .of = 6a62c00a16f3
card_exercise-yard = Patio
    .text =
        :silver-side: Cara plateada: { locations_exercise-yard_silver }
        :copper-side: Cara cobriza: { locations_exercise-yard_copper }
    .of = 4dbe975bdcb1
card_infirmary = Enfermería
    .text =
        :silver-side: Cara plateada: { locations_infirmary_silver }
        :copper-side: Cara cobriza: { locations_infirmary_copper }
    .of = c089cb524088
card_workshop = Taller
    .text =
        :silver-side: Cara plateada: { locations_workshop_silver }
        :copper-side: Cara cobriza: { locations_workshop_copper }
    .of = bb09b7758c33
card_recreational-room = Sala de recreo
    .text =
        :silver-side: Cara plateada: { locations_recreational-room_silver }
        :copper-side: Cara cobriza: { locations_recreational-room_copper }
    .of = 43343dd8808f
card_visiting-area = Locutorio
    .text =
        :silver-side: Cara plateada: { locations_visiting-area_silver }
        :copper-side: Cara cobriza: { locations_visiting-area_copper }
    .of = 8c255293fa2b
card_chapel = Capilla
    .text =
        :silver-side: Cara plateada: { locations_chapel_silver }
        :copper-side: Cara cobriza: { locations_chapel_copper }
    .of = f6b19b2e8a39
card_wardens-office = Despacho del alcaide
    .text =
        :silver-side: Cara plateada: { locations_wardens-office_silver }
        :copper-side: Cara cobriza: { locations_wardens-office_copper }
    .of = 6a2aea8cd743
card_prison-wall = Muro de la cárcel
    .text =
        :silver-side: Cara plateada: { locations_prison-wall_silver }
        :copper-side: Cara cobriza: { locations_prison-wall_copper }
    .of = d12ac97d0901
card_hidden-stash = Escondrijo
    .text = { blackmail_hidden-stash }
    .of = d2a1185d6219
card_hush-money = El precio del silencio
    .text = { blackmail_hush-money }
    .of = 73a58e27707f
card_lookout = Quien vigila
    .text = { blackmail_lookout }
    .of = 2b1531991357
card_anonymous-note = Nota anónima
    .text = { blackmail_anonymous-note }
    .of = 9b2a6ba92ec6
card_friendly-guard = Un guardia amable
    .text = { blackmail_friendly-guard }
    .of = 126499d99a14
card_borrowed-file = Expediente prestado
    .text = { blackmail_borrowed-file }
    .of = 4944e08fdcd1
card_change-of-plans = Cambio de planes
    .text = { blackmail_change-of-plans }
    .of = 40ca4982a037
card_old-debt = Vieja deuda
    .text = { blackmail_old-debt }
    .of = 8ef569e6721a
card_double-shift = Doble turno
    .text = { blackmail_double-shift }
    .of = 741f80535c4b
card_forced-favour = Favor a la fuerza
    .text = { blackmail_forced-favour }
    .of = 63e349f38f6a
card_two-voices = Otra voz
    .text = { blackmail_two-voices }
    .of = a5a4f2ecffe1
card_copied-key = La llave copiada
    .text = Letra { $tasks_copied-key_letter }: entrega { $tasks_copied-key_key } :key: llave y { $tasks_copied-key_knife } :knife: cuchillo.
    .of = 18bc1a8ab05c
card_bedsheet-rope = La cuerda de sábanas
    .text = Letra { $tasks_bedsheet-rope_letter }: entrega { $tasks_bedsheet-rope_knife } :knife: cuchillo y { $tasks_bedsheet-rope_clothes } :clothes: de ropa.
    .of = aa959001ff3d
card_sleeping-cellmate = El compañero dormido
    .text = Letra { $tasks_sleeping-cellmate_letter }: entrega { $tasks_sleeping-cellmate_clothes } :clothes: de ropa y { $tasks_sleeping-cellmate_drugs } :drugs: de drogas.
    .of = d83612a7c1ce
card_softened-mortar = Mortero ablandado
    .text = Letra { $tasks_softened-mortar_letter }: entrega { $tasks_softened-mortar_drugs } :drugs: de drogas y { $tasks_softened-mortar_tools } :tools: de herramientas.
    .of = bfcba8113cdd
card_loose-hinge = La bisagra suelta
    .text = Letra { $tasks_loose-hinge_letter }: entrega { $tasks_loose-hinge_tools } :tools: de herramientas y { $tasks_loose-hinge_key } :key: llave.
    .of = 503f6e5431f7
card_borrowed-uniform = Uniforme prestado
    .text = Letra { $tasks_borrowed-uniform_letter }: entrega { $tasks_borrowed-uniform_key } :key: llave y { $tasks_borrowed-uniform_clothes } :clothes: de ropa.
    .of = c83572fc1e7f
card_cap-and-buckle = Gorra y hebilla
    .text = Letra { $tasks_cap-and-buckle_letter }: entrega { $tasks_cap-and-buckle_clothes } :clothes: de ropa y { $tasks_cap-and-buckle_tools } :tools: de herramientas.
    .of = b69bdf7921dd
card_tin-badge = Placa de hojalata
    .text = Letra { $tasks_tin-badge_letter }: entrega { $tasks_tin-badge_tools } :tools: de herramientas y { $tasks_tin-badge_knife } :knife: cuchillo.
    .of = 3fede35d407f
card_new-haircut = Un nuevo corte de pelo
    .text = Letra { $tasks_new-haircut_letter }: entrega { $tasks_new-haircut_knife } :knife: cuchillo y { $tasks_new-haircut_drugs } :drugs: de drogas.
    .of = b397b637b251
card_doctors-coat = La bata del médico
    .text = Letra { $tasks_doctors-coat_letter }: entrega { $tasks_doctors-coat_drugs } :drugs: de drogas y { $tasks_doctors-coat_key } :key: llave.
    .of = cb42a287de3f
card_open-larder = La despensa abierta
    .text = Letra { $tasks_open-larder_letter }: entrega { $tasks_open-larder_key } :key: llave y { $tasks_open-larder_knife } :knife: cuchillo.
    .of = 9dadcc0364fc
card_slashed-mattresses = Colchones rajados
    .text = Letra { $tasks_slashed-mattresses_letter }: entrega { $tasks_slashed-mattresses_knife } :knife: cuchillo y { $tasks_slashed-mattresses_clothes } :clothes: de ropa.
    .of = e217ff878257
card_fainting-choir = El coro que se desmaya
    .text = Letra { $tasks_fainting-choir_letter }: entrega { $tasks_fainting-choir_clothes } :clothes: de ropa y { $tasks_fainting-choir_drugs } :drugs: de drogas.
    .of = 0137536664b8
card_smoke-in-the-boiler = Humo en la caldera
    .text = Letra { $tasks_smoke-in-the-boiler_letter }: entrega { $tasks_smoke-in-the-boiler_drugs } :drugs: de drogas y { $tasks_smoke-in-the-boiler_tools } :tools: de herramientas.
    .of = d8c8ecfabc60
card_false-alarm = Falsa alarma
    .text = Letra { $tasks_false-alarm_letter }: entrega { $tasks_false-alarm_tools } :tools: de herramientas y { $tasks_false-alarm_key } :key: llave.
    .of = de237690f5f7
card_changed-roster = El turno cambiado
    .text = Letra { $tasks_changed-roster_letter }: entrega { $tasks_changed-roster_key } :key: llave y { $tasks_changed-roster_clothes } :clothes: de ropa.
    .of = 6ec4f1a29701
card_jammed-gate = La verja atascada
    .text = Letra { $tasks_jammed-gate_letter }: entrega { $tasks_jammed-gate_clothes } :clothes: de ropa y { $tasks_jammed-gate_tools } :tools: de herramientas.
    .of = db689768bcbe
card_cut-wire = El cable cortado
    .text = Letra { $tasks_cut-wire_letter }: entrega { $tasks_cut-wire_tools } :tools: de herramientas y { $tasks_cut-wire_knife } :knife: cuchillo.
    .of = 8b5575eeee25
card_drowsy-patrol = La patrulla soñolienta
    .text = Letra { $tasks_drowsy-patrol_letter }: entrega { $tasks_drowsy-patrol_knife } :knife: cuchillo y { $tasks_drowsy-patrol_drugs } :drugs: de drogas.
    .of = 1160dfb1ee9f
card_spiked-coffee = Café con algo dentro
    .text = Letra { $tasks_spiked-coffee_letter }: entrega { $tasks_spiked-coffee_drugs } :drugs: de drogas y { $tasks_spiked-coffee_key } :key: llave.
    .of = cbf625a2d597
card_copied-chart = La carta de navegación copiada
    .text = Letra { $tasks_copied-chart_letter }: entrega { $tasks_copied-chart_key } :key: llave y { $tasks_copied-chart_knife } :knife: cuchillo.
    .of = c2a01bb5aadf
card_tide-table = La tabla de mareas
    .text = Letra { $tasks_tide-table_letter }: entrega { $tasks_tide-table_knife } :knife: cuchillo y { $tasks_tide-table_clothes } :clothes: de ropa.
    .of = 8f1d60868f27
card_bottle-post = Mensaje en una botella
    .text = Letra { $tasks_bottle-post_letter }: entrega { $tasks_bottle-post_clothes } :clothes: de ropa y { $tasks_bottle-post_drugs } :drugs: de drogas.
    .of = a3cf4e5369c6
card_signal-lamp = Lámpara de señales
    .text = Letra { $tasks_signal-lamp_letter }: entrega { $tasks_signal-lamp_drugs } :drugs: de drogas y { $tasks_signal-lamp_tools } :tools: de herramientas.
    .of = 01a70675509f
card_boathouse-lock = El candado del embarcadero
    .text = Letra { $tasks_boathouse-lock_letter }: entrega { $tasks_boathouse-lock_tools } :tools: de herramientas y { $tasks_boathouse-lock_key } :key: llave.
    .of = bf259e2f5bcd
card_raincoat-raft = La balsa de impermeables
    .text = Letra { $tasks_raincoat-raft_letter }: entrega { $tasks_raincoat-raft_key } :key: llave y { $tasks_raincoat-raft_clothes } :clothes: de ropa.
    .of = a9b1874965e7
card_patched-canvas = Lona remendada
    .text = Letra { $tasks_patched-canvas_letter }: entrega { $tasks_patched-canvas_clothes } :clothes: de ropa y { $tasks_patched-canvas_tools } :tools: de herramientas.
    .of = 935b1f7f2a22
card_carved-paddles = Remos tallados
    .text = Letra { $tasks_carved-paddles_letter }: entrega { $tasks_carved-paddles_tools } :tools: de herramientas y { $tasks_carved-paddles_knife } :knife: cuchillo.
    .of = f604664f35f6
card_quiet-dogs = Perros callados
    .text = Letra { $tasks_quiet-dogs_letter }: entrega { $tasks_quiet-dogs_knife } :knife: cuchillo y { $tasks_quiet-dogs_drugs } :drugs: de drogas.
    .of = 207d8c987264
card_cold-water-cure = Cura de agua fría
    .text = Letra { $tasks_cold-water-cure_letter }: entrega { $tasks_cold-water-cure_drugs } :drugs: de drogas y { $tasks_cold-water-cure_key } :key: llave.
    .of = 69808eb0b65a
card_auxiliary-card = Carta auxiliar
    .of = 52656a9fd1b4
card_scapegoat-card = Chivo expiatorio
    .of = 01a52cc8b072
card_summary-card = Resumen de las reglas
    .of = 6f18d75a32a3
card_prisoner-sheet = Ficha de preso
    .of = 3dd8e3d52872
card_key-token = Llave
    .of = 405d5728b669
card_knife-token = Cuchillo
    .of = 404de9f319e1
card_clothes-token = Ropa
    .of = 1c8b9e1d092a
card_drugs-token = Drogas
    .of = 0761bada0311
card_tools-token = Herramientas
    .of = 0538ba33b3ee
card_gun-token = Pistola
    .of = 5951e6eb89a5
card_scapegoat-marker = Marcador del Chivo expiatorio
    .of = 5f939ad323bb
card_guard-cube = Guardia
    .of = 402db4066be9
card_plan-marker = Marcador del plan
    .of = d31ce233bd76
card_player-marker = Marcador de jugador
    .of = ec4c8536330f
card_prisoner-pawn = Peón
    .of = 264a76e2b4b2
card_chiefs-room = Cuarto del jefe
    .text =
        Cara sencilla: { new-locations_chiefs-room_plain }
        Cara de pago: { new-locations_chiefs-room_payment }
    .of = bdcc58f13baf
card_lighthouse = Faro
    .text =
        Cara sencilla: { new-locations_lighthouse_plain }
        Cara de pago: { new-locations_lighthouse_payment }
    .of = a30c24a93fb5
card_tunnels = Túneles
    .text =
        Cara sencilla: { new-locations_tunnels_plain }
        Cara de pago: { new-locations_tunnels_payment }
    .of = 40b47c8fd069
card_tip-off = Chivatazo
    .text = { security-blackmail_tip-off }
    .of = 2df60103b7bd
card_off-duty = Fuera de servicio
    .text = { security-blackmail_off-duty }
    .of = c58cc975cf69
card_transfer = Traslado
    .text = { security-blackmail_transfer }
    .of = 4b4ae9db4a48
card_loose-talk = Habladurías
    .text = { security-blackmail_loose-talk }
    .of = a38054e1f2e2
card_pickpocket = Carterista
    .text = { convicted_pickpocket }
    .of = ff64ec2085a0
card_ringleader = Cabecilla
    .text = { convicted_ringleader }
    .of = c5f423fcbdee
card_smuggler = Contrabandista
    .text = { convicted_smuggler }
    .of = 4560603f3a05
card_bookmaker = Corredor de apuestas
    .text = { convicted_bookmaker }
    .of = f8c119c2ea5f
card_forger = Falsificador
    .text = { convicted_forger }
    .of = 27dcb00b7bfa
card_getaway-driver = Conductor de huidas
    .text = { convicted_getaway-driver }
    .of = 0a1adbbe5b32
card_embezzler = Estafador
    .text = { convicted_embezzler }
    .of = 22140bd7a8fa
card_brawler = Camorrista
    .text = { convicted_brawler }
    .of = 0009f4dab4bc
card_informer = Confidente
    .text = { convicted_informer }
    .of = 0e9942b499de
card_security-auxiliary-card = Carta auxiliar
    .of = e00ce0d740bd
card_sucker-card = Primo
    .of = 94997e9144fa
card_security-summary-card = Resumen de las reglas
    .of = 33f3fa395224
card_fifth-sheet = Ficha de preso
    .of = 4e91ca44c861
card_chief-marker = Jefe de guardias
    .of = e0f8d4ea7e95
card_fifth-pawn = Peón del color nuevo
    .of = 849a1319cb11
card_old-colour-marker = Marcador de voto de un color viejo
    .of = 0dc06ba7596b
card_new-colour-marker = Marcador del color nuevo
    .of = 4ebae6ca5c7c

## Encabezados y valores

ui_number = Número
    .of = d8c9a6da979e
ui_key = Llave
    .of = b13b1c91a456
ui_knife = Cuchillo
    .of = bd02d00deb67
ui_clothes = Ropa
    .of = 4d8d8ea86505
ui_drugs = Drogas
    .of = 62bf09e97831
ui_tools = Herramientas
    .of = 378d2af5c114
ui_table_cards = Cartas
    .of = 97e5a4371adf
ui_table_cards_task = Tareas
    .of = a61de75b7544
ui_table_cards_blackmail = Cartas de chantaje
    .of = e3960694370c
ui_table_cards_auxiliary = Cartas auxiliares
    .of = 65a54c7d4578
ui_table_cards_scapegoat = Chivo expiatorio
    .of = 1f94aa7ef567
ui_table_cards_summary = Resumen de las reglas
    .of = 4ccabd87d747
ui_table_wood = Marcadores de madera
    .of = f72784a1a176
ui_table_wood_player-marker = En los colores de los jugadores
    .of = b4e009965aad
ui_table_wood_plan-marker = Para el plan
    .of = 81475f49f069
ui_table_wood_guard = Guardias
    .of = b6856e391eb1
ui_table_item-tokens = Objetos
    .of = e37ea973e1b2
ui_table_item-tokens_key = Llave
    .of = b12ed60224ae
ui_table_item-tokens_knife = Cuchillo
    .of = 3c6235c30b61
ui_table_item-tokens_clothes = Ropa
    .of = b7383f190f8a
ui_table_item-tokens_drugs = Drogas
    .of = e17e6a55166b
ui_table_item-tokens_tools = Herramientas
    .of = ec46b4361738
ui_table_item-tokens_gun = Pistola
    .of = aa92c187e1b7
ui_table_marker-kinds = Marcadores de un color
    .of = 429d5b47c818
ui_table_marker-kinds_stamina = Aguante
    .of = 81c62ddfb5cf
ui_table_marker-kinds_cash = Dinero
    .of = c6d52540ce38
ui_table_marker-kinds_vote = Votos
    .of = 6d06da37b68f
ui_table_more-cards = Cartas
    .of = 78e84ae970bf
ui_table_more-cards_blackmail = Cartas de chantaje
    .of = 2065cd77aed0
ui_table_more-cards_sentence = Cartas de condena
    .of = 58bda88bb4a9
ui_table_more-cards_auxiliary = Cartas auxiliares
    .of = bd4ac5db0755
ui_table_more-cards_sucker = Primo
    .of = 36f0fae48ecb
ui_table_more-cards_summary = Resúmenes de las reglas
    .of = 44d216ba02b5
ui_table_votes-each = Jugadores
    .of = a4afc809a728
ui_table_votes-each_markers = Marcadores de voto
    .of = 3bb7121717a9
ui_table_action-points = Jugadores
    .of = 5ee236bde39e
ui_table_action-points_points = Puntos de acción
    .of = e26f14a4facd
ui_table_escaping = Jugadores
    .of = 2083458a1bf3
ui_table_escaping_prisoners = Salen
    .of = e7b36168744e
ui_table_tile-numbers = Lugar
    .of = 75018a0b5edc
ui_table_stocks = Lugar
    .of = aacfaefcf090
ui_table_stocks_silver = Cara plateada
    .of = 2b9a92407c96
ui_table_stocks_copper = Cara cobriza
    .of = 571f5403002a

## Iconos

icon_key = llave
    .of = 02f0a2c62dcd
icon_knife = cuchillo
    .of = a381ee66d6f0
icon_clothes = ropa
    .of = 520ba8dddb26
icon_drugs = drogas
    .of = e4b42701f954
icon_tools = herramientas
    .of = 334803b7e62e
icon_gun = pistola
    .of = 8bcb9a9d1fdb
icon_stamina = aguante
    .of = 289660aac3bc
icon_cash = dinero
    .of = 0bdb1799b00c
icon_guard = guardia
    .of = 1db30aab0918
icon_scapegoat = Chivo expiatorio
    .of = cfa3e1adf835
icon_prisoner = preso
    .of = 7d2e781cf065
icon_vote = voto
    .of = c8eb6a631bc9
icon_trade = intercambio
    .of = 131776383f41
icon_blackmail = carta de chantaje
    .of = e3ed3039133c
icon_auxiliary = carta auxiliar
    .of = a8808bf492ef
icon_summary = resumen
    .of = 4017f9340d78
icon_sucker = Primo
    .of = fb0711ec23a4
icon_chief = jefe de guardias
    .of = ff681f94890b
icon_sentence = carta de condena
    .of = 75fcdc12dc9e
icon_radio = radio
    .of = cd163c91f5ed
icon_lighthouse = faro
    .of = a5f22ece07e2
icon_tunnel = túnel
    .of = a627930649a7
icon_chapel = capilla
    .of = e8e038276f35
icon_letter = letra
    .of = 400625d041ac
icon_letter-a = letra A
    .of = 8d1f4a52e62a
icon_letter-b = letra B
    .of = 17cd70990d51
icon_letter-c = letra C
    .of = d3307a4334bd
icon_letter-d = letra D
    .of = 41656b13ab41
icon_letter-e = letra E
    .of = 7969d289fb54
icon_letter-f = letra F
    .of = 536ab78052e1
icon_silver-side = cara plateada
    .of = 026abe6b20b5
icon_copper-side = cara cobriza
    .of = 3a982b0d2d89
icon_free-action = acción gratuita
    .of = 1499864545f3
actions_trade-offers = En tu turno puedes proponer { $offers-turn ->
        [one] { $offers-turn } intercambio
       *[other] { $offers-turn } intercambios
    }, se acepten o no. Es un límite nuestro; lo que habláis antes de la votación no se cuenta.
    .title = Tantas propuestas
    .event = { $actor } le propone a { $target }: { $gives } por { $wants }.
    .of = bfee055c4c1f
actions_effort-limit = En un turno puedes hacer { $efforts-turn ->
        [one] { $efforts-turn } esfuerzo
       *[other] { $efforts-turn } esfuerzos
    }, y no más. Es una regla nuestra: en algunos rincones de la cárcel el aguante volvería sin fin.
    .title = No sin fin
    .of = c2239fee305e
house = Lo que solo tiene que resolver un programa.
    .title = Reglas de la casa
    .of = bf89c29f035b
house_step-limit = Una partida que no ha acabado tras { $step-limit } pasos (un paso es una acción, un robo de carta o algo que se hace al empezar una ronda) termina sin ganadores. Nunca verás ninguna.
    .title = Una partida sin fin
    .event = La partida no acabaría nunca, y no sale nadie.
    .of = 3a21161b5e4c
ask_lay-at = ¿Dónde pones { $tile }, cara { $side } a la vista?
    .of = 618318c91f17
ask_choose-tile = ¿Qué loseta pones?
    .of = 20d9c4f6e867
ask_neighbour = ¿A qué vecina va el guardia?
    .of = 1672f5b00354
ask_ballot = ¿Quién va a ser el Chivo expiatorio?
    .of = 5a486fa96c2f
ask_sucker-ballot = ¿A quién votas, si votas?
    .of = fb6245623fac
ask_break-tie = ¿Quién de ellos es el Chivo expiatorio?
    .of = d1913180b924
ask_action = ¿Qué haces? Tienes { $points ->
        [one] { $points } punto de acción
       *[other] { $points } puntos de acción
    }.
    .of = 758160054997
ask_go = ¿Adónde?
    .of = 889848dec8e2
ask_victim = ¿A quién le robas?
    .of = 8da32891e5ba
ask_loot = ¿Qué te llevas?
    .of = 82ff351ffe83
ask_guard-from = ¿De dónde viene el guardia?
    .of = 91a4422dbcef
ask_guard-to = ¿Adónde va el guardia?
    .of = 8ef8cafe9d69
ask_which-task = ¿Qué tarea cumples?
    .of = 04fee3124bcf
ask_hand-in = ¿Qué entregas?
    .of = 0480d225e5de
ask_discard = ¿Qué descartas?
    .of = efbe56214570
ask_card = ¿Qué carta de chantaje juegas?
    .of = eda5ed3f48f8
ask_partner = ¿Con quién intercambias?
    .of = e799e71973d4
ask_offer = ¿Qué das?
    .of = ec52ee9abf60
ask_wish = ¿Qué pides a cambio?
    .of = 2be0ef4e3802
ask_accept = Recibirías { $gives } por { $wants }. ¿Aceptas?
    .of = 15612e02c719
ask_exchange = ¿Qué dejas en la reserva?
    .of = fa4156a3fb3f
ask_take-item = ¿Qué coges de la reserva?
    .of = cb2605ea5f72
ask_either = ¿Cuál de las dos cosas?
    .of = bc5efe780536
ask_companion = ¿Quién entrena contigo?
    .of = dc8d76957735
ask_task-from = ¿Qué tarea mueves?
    .of = ef9efb847ad9
ask_task-to = ¿Dónde habrá que cumplirla?
    .of = 8594f6c48ca4
ask_chief-to = ¿Adónde va el jefe?
    .of = 55244b1a5c6c
ask_price = ¿Qué pagas?
    .of = e75e9b00ba74
ask_elsewhere = ¿Qué lugar usas a través de los túneles?
    .of = 8e8b3b69ef80
ask_pawn = ¿Qué preso?
    .of = dc872301966b
ask_another = ¿Quién se cambia el sitio con ese preso?
    .of = 0015a1af75a2
ask_debt-give = ¿Qué objeto das?
    .of = 7b35ecca5680
ask_debt-take = ¿Qué objeto te llevas?
    .of = 5c878a7c8138
ask_keep = La carta de encima es { $task } ¿Va debajo del mazo?
    .of = 7a68b99887c1
ask_order = ¿Cuál de las cartas va encima de las demás?
    .of = 71deb1226c10
ask_back = ¿Qué carta va debajo del mazo?
    .of = 2c3971fb87dc
ask_held = ¿Qué carta te llevas?
    .of = 0296768e28c8
ask_spare = ¿Quién se va a quedar atrás?
    .of = 5a5a99592beb
ask_spare-tie = ¿Quién de ellos se queda atrás?
    .of = 8b903a7a1188
ui_end = Terminar el turno
    .of = cd9492757b06
ui_move = Moverse
    .of = 3cba54ac98ae
ui_use = Usar: { $tile }
    .of = e6462b9361c3
ui_steal = Robar
    .of = 7e85854c7464
ui_riot = Armar un motín
    .of = 9a3560913515
ui_complete = Cumplir una tarea
    .of = b93eca44d7bd
ui_discard = Descartar un objeto
    .of = 8c949a9996f8
ui_blackmail = Jugar un chantaje
    .of = 36ecaceb5c45
ui_trade = Proponer un intercambio
    .of = 133d27b03542
ui_bribe = Sobornar a un guardia
    .of = 5265f7d85246
ui_effort = Hacer un esfuerzo
    .of = b5b4023a11a1
ui_place = { $number } { $tile }
    .of = c2a99a644620
ui_stay = Quedarse aquí o parar
    .of = 81b397838b99
ui_nothing = Nada
    .of = 4134cca2050c
ui_no-card = Al final, ninguna
    .of = 9b30d8dbfcf4
ui_abstain = Puño vacío
    .of = c30b11b8f1c7
ui_prisoner = { $place } { $letters } { $items }
    .of = 7d4ce83f8182
ui_yes = Sí
    .of = 7e75554666ac
ui_no = No
    .of = e8c5ba8ca8d2
ui_items-only = Los objetos
    .of = f90b7d94939c
ui_gun-for = :gun: en lugar de { $item }
    .of = 6eb4feb1b900
ui_cash-for = :cash: en lugar de { $item }
    .of = 3f7a23133d75
ui_both-for = :gun: en lugar de { $item }, :cash: en lugar de { $other }
    .of = d81f1c588f93
ui_stamina-for-cash = :cash: por :stamina:
    .of = c7b4b2fd6c98
ui_cash-for-stamina = :stamina: por :cash:
    .of = 81ccb700c9ab
ui_take-stock = Coger el objeto
    .of = ff062f6bf2c5
ui_gain-stamina = Ganar :stamina:
    .of = c7efd90af2c3
ui_draw-card = Robar :blackmail:
    .of = 00c2a99b136a
ui_move-task = Mover una tarea
    .of = 9c45298357d2
ui_square_above = Encima de { $tile }, tocando { $other }
    .of = 861e4a19c84c
ui_square_below = Debajo de { $tile }, tocando { $other }
    .of = cee25f717c83
ui_square_left = A la izquierda de { $tile }, tocando { $other }
    .of = a69ae6d56ba6
ui_square_right = A la derecha de { $tile }, tocando { $other }
    .of = b590318ef1ec
ui_square_corner = En una esquina de { $tile }, tocando { $other }
    .of = ce14725de58b
ui_task-at = { $task } ({ $tile })
    .of = fa0360b6f8ab
ui_unknown-card = Una carta desconocida
    .of = dd986ee1360e
ui_side_silver = plateada
    .of = 041e45044a26
ui_side_copper = cobriza
    .of = 5e023222bca6
ui_side_plain = sencilla
    .of = b20a5e1f95b9
ui_side_payment = de pago
    .of = 5c685c9a4601
ui_map = La cárcel desde arriba, con guardias, presos y tareas
    .of = d3545fdba501
ui_tiles = Los lugares
    .of = 28a44d5e184d
ui_prisoners = Los presos
    .of = 3909a1ad53df
ui_timer = Tiempo para hablar
    .of = 150cfa8bfdb4
ui_stock = Existencias: { $items }
    .of = 26784a071b9b
ui_rule = La regla
    .of = 2cb2516d5a36
ui_tile = Número { $number }, { $tile }, cara { $side }: influencia { $influence }, { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    }{ $chief ->
        [one] , aquí está el jefe
       *[other] { "" }
    }
    .of = 246cc1505423
ui_tile-who = Aquí: { $who }
    .of = a6b13f863279
ui_influence = Influencia { $influence }
    .of = 9b24a7c5e1a5
ui_next-chief = El jefe irá ahora a { $tile }
    .of = b157c28740de
ui_why-higher = el número más bajo a su alrededor por encima de { $number }
    .of = e3ca02b9acba
ui_why-lowest = a su alrededor no hay ningún número mayor, así que el más bajo de todos
    .of = bb9b1e3ce544
ui_round = Ronda { $round }, { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    } en la cárcel
    .of = 1671a1e0a2ee
ui_deck = { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } en el mazo de tareas
    .of = c9e647686733
ui_talk = Primero hablad, durante unos { $talk-minutes ->
        [one] { $talk-minutes } minuto
       *[other] { $talk-minutes } minutos
    }; después todos votan en secreto.
    .of = 552df6d1dce6
ui_votes = La última votación
    .of = d020a7b7cb02
ui_vote-of = { $voter }: { $elected }
    .of = bb685f378d8b
ui_vote-none = Abstención de { $voter }
    .of = d2c0471c810c
ui_is-scapegoat = Chivo expiatorio
    .of = d8b7ba9380dd
ui_is-sucker = Primo
    .of = 39c74efdc80c
ui_points = { $points ->
        [one] { $points } punto de acción
       *[other] { $points } puntos de acción
    }
    .of = 845ed9a03518
ui_letters = Letras { $letters }
    .of = 249363d533f3
ui_no-letters = Ninguna letra todavía
    .of = 7a578d01d4c6
ui_hand = { $hand ->
        [one] { $hand } carta de chantaje
       *[other] { $hand } cartas de chantaje
    }
    .of = 0543dcdda2d5
ui_counters = { $counters ->
        [one] { $counters } contador
       *[other] { $counters } contadores
    }
    .of = 91d8a440de0a
ui_here = En { $tile }
    .of = ac340da84125
ui_items = Objetos: { $items }
    .of = c1792158eff3
ui_no-items = Ningún objeto
    .of = 8bfde0223715
ui_top-card = Encima del mazo de tareas
    .of = e9e3d75a2afa
ui_whose-turn = Le toca a { $name }
    .of = d30af6073dfd
policy_random = Al azar
    .about = Hace cualquier cosa que esté permitida.
    .of = 252b3e24eec3
policy_selfish = Egoísta
    .about = Roba, trabaja por sus propias letras y vota contra quien vaya en cabeza.
    .of = d42e8421c857
policy_helpful = Servicial
    .about = Cumple todas las tareas, regala lo que les falta a los demás y vota para que el plan se complete cuanto antes.
    .of = 3e906ac560bc
policy_bargaining = Negociante
    .about = No da nada por nada, y vota contra quienes no han intercambiado con él.
    .of = 3b095d5d236f
tally_escape = La fuga sale bien
    .of = 1b2d14d14a46
tally_caught = Ganan los guardias
    .of = 59a09d2bbb63
tally_step-limit = Partidas cortadas por no acabar
    .of = e67bb290baab
tally_scapegoat-stays = Se queda el Chivo expiatorio, de las fugas
    .of = e084309d46aa
tally_other-stays = Se queda otro preso, de las fugas
    .of = 4c0358a214ba
tally_tasks-done = Tareas cumplidas
    .of = b4a4061f9536
tally_letters = Letras marcadas
    .of = d0cd068cadce
tally_left-1 = Se queda atrás el primer asiento
    .of = c8bc1fa5c81d
tally_left-2 = Se queda atrás el segundo asiento
    .of = 722418e3e94e
tally_left-3 = Se queda atrás el tercer asiento
    .of = 0a8016e13f89
tally_left-4 = Se queda atrás el cuarto asiento
    .of = f1411fe8ad9b
tally_left-5 = Se queda atrás el quinto asiento
    .of = 686a42dee273
tally_up-cell-block-first = { card_cell-block }, cara plateada a la vista
    .of = e6f2d1d703e1
tally_used-cell-block-first = { card_cell-block }, cara plateada, usada
    .of = 838ab30c1f31
tally_up-cell-block-second = { card_cell-block }, cara cobriza a la vista
    .of = 8289b7ad8082
tally_used-cell-block-second = { card_cell-block }, cara cobriza, usada
    .of = 4e198189c4a2
tally_up-radio-room-first = { card_radio-room }, cara plateada a la vista
    .of = b4f8986f1dff
tally_used-radio-room-first = { card_radio-room }, cara plateada, usada
    .of = 0369a1055493
tally_up-radio-room-second = { card_radio-room }, cara cobriza a la vista
    .of = 5a5f5cc2d2bc
tally_used-radio-room-second = { card_radio-room }, cara cobriza, usada
    .of = 694d9cb91051
tally_up-dining-hall-first = { card_dining-hall }, cara plateada a la vista
    .of = cf4637b62460
tally_used-dining-hall-first = { card_dining-hall }, cara plateada, usada
    .of = 99ce3627473a
tally_up-dining-hall-second = { card_dining-hall }, cara cobriza a la vista
    .of = 57e2d17acb3b
tally_used-dining-hall-second = { card_dining-hall }, cara cobriza, usada
    .of = 19a0cfee2fa7
tally_up-laundry-first = { card_laundry }, cara plateada a la vista
    .of = 9fcad1f243f7
tally_used-laundry-first = { card_laundry }, cara plateada, usada
    .of = 3fb20ea6d010
tally_up-laundry-second = { card_laundry }, cara cobriza a la vista
    .of = 66a59eda470b
tally_used-laundry-second = { card_laundry }, cara cobriza, usada
    .of = d401e687008d
tally_up-exercise-yard-first = { card_exercise-yard }, cara plateada a la vista
    .of = 047305eb040c
tally_used-exercise-yard-first = { card_exercise-yard }, cara plateada, usada
    .of = 069592396ed2
tally_up-exercise-yard-second = { card_exercise-yard }, cara cobriza a la vista
    .of = d52c68acbb22
tally_used-exercise-yard-second = { card_exercise-yard }, cara cobriza, usada
    .of = ea6702823055
tally_up-infirmary-first = { card_infirmary }, cara plateada a la vista
    .of = e7e438727cbc
tally_used-infirmary-first = { card_infirmary }, cara plateada, usada
    .of = 32bf74b830ff
tally_up-infirmary-second = { card_infirmary }, cara cobriza a la vista
    .of = b20f04e1cae7
tally_used-infirmary-second = { card_infirmary }, cara cobriza, usada
    .of = fba26b9a26e8
tally_up-workshop-first = { card_workshop }, cara plateada a la vista
    .of = f6e38ff26ca0
tally_used-workshop-first = { card_workshop }, cara plateada, usada
    .of = 29179f366c86
tally_up-workshop-second = { card_workshop }, cara cobriza a la vista
    .of = 1060dc7c7c49
tally_used-workshop-second = { card_workshop }, cara cobriza, usada
    .of = 1ae2e23b52c8
tally_up-recreational-room-first = { card_recreational-room }, cara plateada a la vista
    .of = 97e4f254238f
tally_used-recreational-room-first = { card_recreational-room }, cara plateada, usada
    .of = 8ff86d47f146
tally_up-recreational-room-second = { card_recreational-room }, cara cobriza a la vista
    .of = 9e3b3cca26e2
tally_used-recreational-room-second = { card_recreational-room }, cara cobriza, usada
    .of = 64bbb27928e5
tally_up-visiting-area-first = { card_visiting-area }, cara plateada a la vista
    .of = ccfa40f01b55
tally_used-visiting-area-first = { card_visiting-area }, cara plateada, usada
    .of = dd2fdbe62578
tally_up-visiting-area-second = { card_visiting-area }, cara cobriza a la vista
    .of = 320c6697ed3d
tally_used-visiting-area-second = { card_visiting-area }, cara cobriza, usada
    .of = 2dbed520d4ca
tally_up-chapel-first = { card_chapel }, cara plateada a la vista
    .of = 40da7caab3d3
tally_used-chapel-first = { card_chapel }, cara plateada, usada
    .of = 33c3bfbf1d33
tally_up-chapel-second = { card_chapel }, cara cobriza a la vista
    .of = faf91f1f6d86
tally_used-chapel-second = { card_chapel }, cara cobriza, usada
    .of = 55af39ec6f91
tally_up-wardens-office-first = { card_wardens-office }, cara plateada a la vista
    .of = 0b37b4e78f6a
tally_used-wardens-office-first = { card_wardens-office }, cara plateada, usada
    .of = 659836053295
tally_up-wardens-office-second = { card_wardens-office }, cara cobriza a la vista
    .of = bdda95b0a9ea
tally_used-wardens-office-second = { card_wardens-office }, cara cobriza, usada
    .of = d4da1f25e121
tally_up-prison-wall-first = { card_prison-wall }, cara plateada a la vista
    .of = 4b37f1120694
tally_used-prison-wall-first = { card_prison-wall }, cara plateada, usada
    .of = 94ebca769d63
tally_up-prison-wall-second = { card_prison-wall }, cara cobriza a la vista
    .of = 41e86d7a8dae
tally_used-prison-wall-second = { card_prison-wall }, cara cobriza, usada
    .of = 8a02dbbb7da8
tally_up-chiefs-room-first = { card_chiefs-room }, cara sencilla a la vista
    .of = 3b8755380227
tally_used-chiefs-room-first = { card_chiefs-room }, cara sencilla, usada
    .of = e5acc9e325d5
tally_up-chiefs-room-second = { card_chiefs-room }, cara de pago a la vista
    .of = e9ca91c9c5b4
tally_used-chiefs-room-second = { card_chiefs-room }, cara de pago, usada
    .of = 9645c7efbe6b
tally_up-lighthouse-first = { card_lighthouse }, cara sencilla a la vista
    .of = 41bb8c17ef23
tally_used-lighthouse-first = { card_lighthouse }, cara sencilla, usada
    .of = 6e6a38dd2505
tally_up-lighthouse-second = { card_lighthouse }, cara de pago a la vista
    .of = 571353fe49fe
tally_used-lighthouse-second = { card_lighthouse }, cara de pago, usada
    .of = 8db08ff5e21e
tally_up-tunnels-first = { card_tunnels }, cara sencilla a la vista
    .of = 910df5ce4bfb
tally_used-tunnels-first = { card_tunnels }, cara sencilla, usada
    .of = 7a5fcb72d7d6
tally_up-tunnels-second = { card_tunnels }, cara de pago a la vista
    .of = 10d4b8f7b049
tally_used-tunnels-second = { card_tunnels }, cara de pago, usada
    .of = 480b52ad9364
tally_played-hidden-stash = Jugada: { card_hidden-stash }
    .of = 24a346bc14d3
tally_played-hush-money = Jugada: { card_hush-money }
    .of = 83f054275410
tally_played-lookout = Jugada: { card_lookout }
    .of = 7972d186e45f
tally_played-anonymous-note = Jugada: { card_anonymous-note }
    .of = 069c286e2f21
tally_played-friendly-guard = Jugada: { card_friendly-guard }
    .of = 6fc338f5b379
tally_played-borrowed-file = Jugada: { card_borrowed-file }
    .of = 0afc8f24d4fd
tally_played-change-of-plans = Jugada: { card_change-of-plans }
    .of = bd3c7fff079b
tally_played-old-debt = Jugada: { card_old-debt }
    .of = 7b791502ea3a
tally_played-double-shift = Jugada: { card_double-shift }
    .of = 36030fdbe0c3
tally_played-forced-favour = Jugada: { card_forced-favour }
    .of = c678ff254a5a
tally_played-two-voices = Jugada: { card_two-voices }
    .of = 548ee8184ec6
tally_played-tip-off = Jugada: { card_tip-off }
    .of = 3ecd9d3455b3
tally_played-off-duty = Jugada: { card_off-duty }
    .of = a086562b1b56
tally_played-transfer = Jugada: { card_transfer }
    .of = eae4a9353d0b
tally_played-loose-talk = Jugada: { card_loose-talk }
    .of = 8c9bbcb14c1d
tally_handed-key = Entregado: { card_key-token }
    .of = 8a7e4a5a13db
tally_handed-knife = Entregado: { card_knife-token }
    .of = 84b3244a9505
tally_handed-clothes = Entregado: { card_clothes-token }
    .of = 003656dbc097
tally_handed-drugs = Entregado: { card_drugs-token }
    .of = 6d1f3c3d2e78
tally_handed-tools = Entregado: { card_tools-token }
    .of = 4064aab5d844
tally_handed-gun = Entregado: { card_gun-token }
    .of = 10f2d2e4a38e
tally_with-pickpocket = Condenado: { card_pickpocket }
    .of = d18a43f1bad4
tally_free-pickpocket = Sale: { card_pickpocket }
    .of = 9168ae9e2c8c
tally_with-ringleader = Condenado: { card_ringleader }
    .of = 214d2e734bce
tally_free-ringleader = Sale: { card_ringleader }
    .of = a3f9d0acc7f3
tally_with-smuggler = Condenado: { card_smuggler }
    .of = a078311538e5
tally_free-smuggler = Sale: { card_smuggler }
    .of = c392983bb940
tally_with-bookmaker = Condenado: { card_bookmaker }
    .of = 173765f85e23
tally_free-bookmaker = Sale: { card_bookmaker }
    .of = 231db1128423
tally_with-forger = Condenado: { card_forger }
    .of = 22d786669c22
tally_free-forger = Sale: { card_forger }
    .of = a2b95540e524
tally_with-getaway-driver = Condenado: { card_getaway-driver }
    .of = 14f544e76f00
tally_free-getaway-driver = Sale: { card_getaway-driver }
    .of = 3c68163c9e2f
tally_with-embezzler = Condenado: { card_embezzler }
    .of = 2aa9e70b9e21
tally_free-embezzler = Sale: { card_embezzler }
    .of = 37a617b58316
tally_with-brawler = Condenado: { card_brawler }
    .of = 09f1f3e29c91
tally_free-brawler = Sale: { card_brawler }
    .of = 83af861a6773
tally_with-informer = Condenado: { card_informer }
    .of = 9e86e84e0960
tally_free-informer = Sale: { card_informer }
    .of = 9d561cda286f

house_series = Si jugáis varias partidas seguidas, cada una empieza de nuevo y nada pasa de una a otra. Al final cuenta cuántas veces ha escapado cada cual; solo anotamos quién se quedó atrás, y cuántas veces.
    .title = Varias partidas
    .of = 2686b44a3052
ui_circle = Si nadie lo molesta, su ruta circular tiene { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }{ $before ->
        [0] { "" }
        [one] , tras { $before } paso hasta llegar a ella
       *[other] , tras { $before } pasos hasta llegar a ella
    }: { $circle }.
    .of = ca71174b00fd
ledger_letters = Letras
    .of = 1b12b37a1f72
ledger_scapegoat = Chivo expiatorio al final
    .of = 4736ff945b60
ledger_caught = Ganaron los guardias; no escapó nadie.
    .of = 4652f3a31fc4
ledger_left-behind = { $member } se quedó atrás{ $value ->
        [one] .
       *[other] , ya { $value } veces.
    }
    .of = 01f4bba948e4
ledger_next-fresh = La próxima partida empieza de nuevo.
    .of = 5d98fc8829a8
ledger_next-scapegoat = El azar elige al primer chivo expiatorio.
    .of = 9cbc0bed7973
ledger_fault-all-but-one = Escapan todos menos uno, o no escapa nadie.
    .of = 476bb7624999
ledger_fault-nobody = En una partida que acabó así no escapó nadie.
    .of = 5a5639a39ce3
ledger_fault-letters = Quienes escaparon necesitan entre todos cada letra del plan.
    .of = 7d92098ee10d
ledger_fault-scapegoat = El chivo expiatorio tiene que haber jugado.
    .of = 3708245532ca
