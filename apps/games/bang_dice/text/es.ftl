# BANG! El juego de dados en español. Claves: rutas de las cláusulas con "_" en lugar de "/"; `.title` es su nombre y `.event` su frase en el registro.
# En un registro, $actor y $target son nombres de jugadores; $own vale 1 si son el mismo, $by y $to valen 1 si los hay.

game = BANG! El juego de dados
    .about = Tira, dispara y disimula: ley, forajidos y renegados arreglan sus cuentas con cinco dados, y pocos saben quién es quién.
    .unofficial = Un acompañante no oficial: ni hecho ni aprobado por la editorial. Los nombres son de sus dueños; las palabras y los dibujos son nuestros.
    .of = af1d95d3eeea
product_base = BANG! El juego de dados
    .of = 8448d4eaf4a4
product_undead-or-alive = Undead or Alive
    .of = 19766ab9af86
source_R1 = BANG! The Dice Game, hoja de reglas en inglés { "(2013)" }
    .of = fe1cca4beb2a
source_R2 = BANG! The Dice Game, hoja de reglas revisada en inglés (comienzo)
    .of = 032d0ad98104
source_R3 = BANG! Kostková hra, reglas en checo del sitio del editor (comienzo)
    .of = f514e3e77caa
source_S = BANG! Kostková hra: Nemrtví nebo živí, hoja de reglas en checo
    .of = 06653fec9bae
source_G = La guía de un grupo de jugadores, con sus propias aclaraciones
    .of = 738090080ccd
source_E = Fotos y programas de dueños de Undead or Alive
    .of = 5f570173fe55
source_C = BANG! (juego de cartas), preguntas y respuestas oficiales
    .of = 75e6cb28c44d
source_H = Ludolex: donde ninguna fuente dice nada
    .of = f306d777283f
module_duels = Mírame a los ojos
    .about = Dados de duelo y whisky: reta a quien quieras de la mesa y arrastra tus heridas hasta tu próximo turno.
    .of = c0f3456ee2a1
module_rage = Dos balas son suficientes
    .about = Quien pierde mucho en un turno roba una carta de furia y devuelve el golpe con sus símbolos.
    .of = 0cfbcd09ee2f
module_posse = Una nueva cuadrilla en el pueblo
    .about = Más personajes para repartir; algunos necesitan que haya duelos o cartas de furia.
    .of = d04a9e8aeb8d
module_undead = ¿Muertos o vivos?
    .about = Los eliminados roban del cementerio y pueden volver como zombis. Para { $undead-players } o más jugadores.
    .of = 341ce0d74250
module_legacy = Herencia del Salvaje Oeste
    .about = Para varias partidas seguidas: la estrella cambia de manos, y los personajes se conservan o se cambian.
    .of = 33fad4a7c6fa

## Objetivo del juego

goal = Cada uno de los presentes es alguien, y cada cual gana a su manera.
    .title = Objetivo del juego
    .of = bcd5d9f3d375
goal_players = Pueden jugar de { $players-min } a { $players-max } personas.
    .title = Jugadores
    .of = 511a34bdc111
goal_roles = Tu { -role } dice de qué lado estás y qué tiene que pasar para que ganes.
    .title = Roles
    .of = 7e6628dbee9b
goal_sheriff = El { -sheriff } gana cuando todos los { -outlaw(case: "pl") } y todos los { -renegade(case: "pl") } están eliminados.
    .title = Sheriff
    .of = 7bb722885fe2
goal_deputy = Un { -deputy } está con el { -sheriff } y gana siempre que gane este, aunque ya no quede nadie para contárselo.
    .title = Ayudante
    .of = 91efe0d40a6e
goal_outlaw = Los { -outlaw(case: "pl") } van a por el { -sheriff }. Si cae, ganan juntos.
    .title = Forajido
    .of = e910ea6dd145
goal_renegade = Un { -renegade } no está de parte de nadie y quiere ser el último con vida: tienen que caer todos los demás, y el { -sheriff } en último lugar.
    .title = Renegado
    .of = 64fa79a5b5e3

## Qué hay en la caja

components = Esto es lo que trae la caja del juego básico.
    .title = Componentes
    .of = 3565eede16fd
components_dice = { $dice } dados, todos iguales. Cada uno tiene { $die-faces } caras: :arrow: flecha, :dynamite: dinamita, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: cerveza y :gatling: Gatling.
    .title = Dados
    .of = 4e9e57dfb9de
components_roles = { $role-cards-total } cartas de rol: { $role-cards_sheriff } de sheriff, { $role-cards_deputy } de ayudante, { $role-cards_outlaw } de forajido y { $role-cards_renegade } de renegado.
    .title = Cartas de rol
    .of = 567999737363
components_characters = { $character-cards } personajes, cada uno con sus puntos de vida y una habilidad propia.
    .title = Cartas de personaje
    .of = d455929ece81
components_summaries = { $summary-cards } cartas de resumen, para consultar los símbolos sin preguntar.
    .title = Cartas de resumen
    .of = dd529782c8eb
components_arrows = { $arrow-tokens } fichas de flecha.
    .title = Fichas de flecha
    .of = 0d3b54b9009e
components_bullets = Balas para contar los puntos de vida: { $bullet-tokens_single } que valen { $bullet-worth_single } y { $bullet-tokens_triple } que valen { $bullet-worth_triple }. Cambiadlas entre sí cuando convenga.
    .title = Balas
    .of = 355f1887d306

## Preparación

setup = La mesa se prepara en este orden.
    .title = Preparación
    .of = 138cfc376eb4
setup_table = Cuántas cartas de cada rol entran en juego depende del número de jugadores.
    .title = Roles según el número de jugadores
    .of = 1c08b9abe6db
setup_roles = Barajad las cartas de rol que corresponden a vuestro número y repartid una boca abajo a cada cual. Puedes mirar la tuya siempre que quieras.
    .title = Reparto de roles
    .event = { $target } recibe un rol: { $role }.
    .of = 5e023f69f96a
setup_sheriff = A quien le toque la { -star } la enseña enseguida. Los demás roles siguen boca abajo.
    .title = El sheriff se da a conocer
    .event = { $target } enseña la estrella: le toca ser sheriff.
    .of = 4b3ce872d8de
setup_characters = Barajad los { -character(case: "pl") } y repartid uno a cada jugador, boca arriba.
    .title = Reparto de personajes
    .event = { $target } será { $character }.
    .of = 658b0ea0fca9
setup_characters-out = Los personajes que no le toquen a nadie se quedan fuera de esta partida.
    .title = Personajes sobrantes
    .of = 3f1423a26e5d
setup_bullets = Coge tantas balas como puntos de vida tenga tu personaje y déjalas delante de ti, a la vista de todos.
    .title = Coger balas
    .event = { $target } coge { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    }.
    .of = a59157d95d0f
setup_sheriff-bullets = El { -sheriff } coge { $sheriff-bullets ->
        [one] { $sheriff-bullets } bala
       *[other] { $sheriff-bullets } balas
    } más de lo que diga su personaje.
    .title = Las balas de más del sheriff
    .event = { $target } coge { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } más por ser sheriff.
    .of = 3b51babe246a
setup_arrows = Dejad las { $arrow-tokens } fichas de flecha en el centro de la mesa. Son la { -pile }.
    .title = La reserva de flechas
    .of = 8b23bf29d50e
setup_start = El { -sheriff } coge los dados y juega el primer turno.
    .title = Quién empieza
    .event = Empieza { $actor }, que es sheriff.
    .of = 545cf01528dd

## Puntos de vida

life = Las balas que tienes delante son la vida que te queda.
    .title = Puntos de vida
    .of = 58af2799723a
life_points = Cada { -life-point } es una bala. Si pierdes un punto, devuelves una bala; si lo ganas, coges una.
    .title = Perder y ganar
    .of = 045f87e83a39
life_cap = Nunca puedes tener más puntos de vida que al empezar esta partida. Lo que pase de ahí se pierde.
    .title = El límite
    .of = 85619a82319f
life_cap-sheriff = El sheriff empezó con sus balas de más, así que para él entran en el límite.
    .title = El límite del sheriff
    .of = 5b5804602fca

## El turno

turn = Un turno es tirar, decidir y dejar que se cumpla todo lo que dicen los dados.
    .title = El turno
    .of = cb4c70a4cbb5
turn_order = El { -turn } pasa en el sentido de las agujas del reloj, de un jugador que siga en la partida al siguiente.
    .title = Orden de juego
    .event = Turno { $value }: { $actor }.
    .of = f5c4880d0908
turn_roll = Empieza tu turno lanzando los { $dice } dados.
    .title = Primera tirada
    .event = { $actor } saca { $dice }
    .of = c75232cb4ada
turn_reroll = Después puedes volver a tirar, como mucho { $rerolls ->
        [one] { $rerolls } vez
       *[other] { $rerolls } veces
    }. En cada { -re-roll } usas los dados que quieras.
    .title = Relanzamientos
    .event = { $actor } vuelve a tirar: { $dice }
    .of = 0c7ba057fa73
turn_kept-dice = Un dado que has guardado todavía no es definitivo: en tu próximo { -re-roll } aún puedes cogerlo.
    .title = Dados guardados
    .of = ea86a0f0e65c
turn_stand = No estás obligado a gastar tus relanzamientos. Párate cuando te guste lo que ves.
    .title = Plantarse
    .event = { $actor } se planta con { $dice }
    .of = 534a940fa8e1
turn_last-roll = Tras { $rolls } tiradas no quedan { -re-roll(case: "pl") }, y los dados valen tal como están.
    .title = Última tirada
    .event = A { $actor } no le quedan relanzamientos y se queda con { $dice }
    .of = 7979e328ef7b
turn_obligation = Hay que usar todos los símbolos. No puedes saltarte ninguno, ni aunque solo haya un amigo a tiro.
    .title = Sin pasar
    .of = a037ff00f58c
turn_resolution = Los dados definitivos se resuelven en este orden: primero :dynamite:, después todas las :near-shot: y :far-shot: a la vez, luego :beer: y por último :gatling:. Cada :arrow: ya hizo su efecto al salir.
    .title = Orden de resolución
    .of = bb7dab724f77

## Flechas

arrows = Las flechas no hacen nada, hasta que son demasiadas.
    .title = Flechas e indios
    .of = 5574e35b3928
arrows_take = Tras cada tirada, antes que nada, coge de la reserva una { -arrow } por cada :arrow: que acabas de sacar.
    .title = Coger flechas
    .event = { $actor } coge una flecha y ya tiene { $value }.
    .of = f219817b7d11
arrows_kept = Una :arrow: que guardas de una tirada anterior no te cuesta otra flecha.
    .title = Flechas guardadas
    .of = 45730f3eb1fb
arrows_reroll = Puedes volver a tirar un dado con :arrow:. La flecha que cogiste por él te la quedas.
    .title = Volver a tirar flechas
    .of = 233a7662f80a
arrows_attack = Cuando sale de la reserva la última flecha, atacan los indios: al momento, incluso en mitad de una tirada.
    .title = Atacan los indios
    .event = { $actor } coge la última flecha, ¡y atacan los indios!
    .of = b194eaff90dd
arrows_attack-loss = En un { -indian-attack } cada cual pierde { $arrow-loss ->
        [one] { $arrow-loss } punto de vida
       *[other] { $arrow-loss } puntos de vida
    } por cada flecha que tenga.
    .title = Lo que cuesta el ataque
    .event = Los indios le quitan a { $target } { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = f2e6795f3aa6
arrows_refill = Después del ataque, todas las flechas vuelven a la reserva.
    .title = La reserva se rehace
    .event = Las flechas vuelven; la reserva tiene otra vez { $value }.
    .of = b90663a22acb
arrows_rest-of-roll = Si el ataque llega mientras aún coges las flechas de una tirada, coge el resto de la reserva rehecha. Después sigue tu turno.
    .title = El resto de la tirada
    .event = A { $actor } le { $value ->
        [one] falta por coger { $value } flecha
       *[other] faltan por coger { $value } flechas
    } de esta tirada.
    .of = cf79079750c3
arrows_example-attack = En la reserva quedan dos flechas y Ada saca tres. Coge las dos, atacan los indios y todos, también Ada, pagan por las flechas que tienen. Vuelven las { $arrow-tokens }, Ada coge de la reserva completa su tercera flecha y decide entonces qué vuelve a tirar.
    .title = Ejemplo: un ataque en mitad de la tirada
    .of = f801b0596776
arrows_roller-dies = Si el ataque elimina precisamente a quien está tirando, se acaba el turno y los dados se dejan sin más efecto.
    .title = Quien tira cae ante los indios
    .event = { $value ->
        [0] { $actor } queda fuera; los dados ya no tienen efecto.
       *[other] { $actor } queda fuera, pero los dados se resuelven igualmente.
    }
    .of = ff422c67e5a1

## Dinamita

dynamite = La dinamita no te suelta.
    .title = Dinamita
    .of = c4c004cce5b9
dynamite_locked = Un dado que muestra :dynamite: queda bloqueado. No se puede volver a tirar en este turno.
    .title = La dinamita bloquea
    .of = 03a6d888b1b6
dynamite_third = En cuanto { $dynamite-limit } o más de tus dados muestran :dynamite:, dejas de tirar.
    .title = Dinamita suficiente para estallar
    .event = { $actor } tiene { $value } dinamitas y deja de tirar.
    .of = 0e405d617689
dynamite_loss = Explota, y pierdes exactamente { $dynamite-loss ->
        [one] { $dynamite-loss } punto de vida
       *[other] { $dynamite-loss } puntos de vida
    }, por muchas que haya además de esas { $dynamite-limit }.
    .title = Lo que cuesta la dinamita
    .event = La dinamita estalla y le quita a { $target } { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = b63d8e446f16
dynamite_survived = Si sales con vida, tus demás dados se resuelven como siempre.
    .title = Sobrevivir a la dinamita
    .event = { $actor } sale con vida; los demás dados cuentan.
    .of = f1106edd69a1
dynamite_death = Si te quita tu último punto de vida, tus demás dados no tienen efecto.
    .title = Muerte por dinamita
    .event = { $value ->
        [0] { $actor } queda fuera; los demás dados no tienen efecto.
       *[other] { $actor } queda fuera, pero los demás dados se resuelven igualmente.
    }
    .of = 7bb7a27588f6

## Dianas

shots = Cada { -bulls-eye } es un disparo, y su cifra dice hasta dónde llega.
    .title = Dianas
    .of = b0219f256e11
shots_near = Una :near-shot: le quita { $shot-loss ->
        [one] { $shot-loss } punto de vida
       *[other] { $shot-loss } puntos de vida
    } a un jugador que esté a { $shot-near ->
        [one] { $shot-near } asiento
       *[other] { $shot-near } asientos
    }, a tu izquierda o a tu derecha, como prefieras.
    .title = Disparo a un vecino
    .event = { $actor } apunta con :near-shot: a { $target }.
    .of = a582011bd989
shots_far = Una :far-shot: le quita { $shot-loss ->
        [one] { $shot-loss } punto de vida
       *[other] { $shot-loss } puntos de vida
    } a un jugador que esté exactamente a { $shot-far ->
        [one] { $shot-far } asiento
       *[other] { $shot-far } asientos
    }, a tu izquierda o a tu derecha, como prefieras.
    .title = Disparo más lejos
    .event = { $actor } apunta con :far-shot: a { $target }.
    .of = 5e79da47ba75
shots_distance = La { -distance } entre dos jugadores se cuenta en asientos alrededor de la mesa. Los eliminados no cuentan.
    .title = Distancia
    .of = d2a63bd09b6a
shots_close-quarters = Cuando quedan { $close-quarters } jugadores o menos, una :far-shot: vale como una :near-shot:.
    .title = A quemarropa
    .event = { $actor } apunta a quemarropa con :far-shot: a { $target }.
    .of = e70a00b3344f
shots_both-ways = A veces la izquierda y la derecha llevan al mismo jugador: con dos supervivientes si es una :near-shot:, con cuatro si es una :far-shot:. Entonces solo se le puede disparar a él.
    .title = El mismo por ambos lados
    .of = 45b5ef491281
shots_together = Elige primero el blanco de cada diana; luego todos los disparos aciertan a la vez.
    .title = Todos los disparos a la vez
    .event = Los disparos le quitan a { $target } { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = 75bd25cde578
shots_overkill = Puedes dirigir a un jugador más disparos que puntos de vida tenga. Los que sobran se pierden, y ninguna distancia cambia hasta que todos hayan acertado.
    .title = Más disparos que vida
    .of = fbfaead89b5d
shots_example-overkill = A Bo, sentado a la izquierda de Ada, le queda un solo punto de vida. Ada tiene dos :near-shot: y apunta con ambas a Bo. Tras los impactos, Bo queda fuera, pero el segundo disparo no puede seguir hasta quien se sienta detrás.
    .title = Ejemplo: un disparo de más
    .of = 7b27963f35b4

## Cerveza

beer = Una cerveza compensa una bala.
    .title = Cerveza
    .of = 4ad84c94a616
beer_heal = Por cada :beer:, un jugador a tu elección gana { $beer-gain ->
        [one] { $beer-gain } punto de vida
       *[other] { $beer-gain } puntos de vida
    }. Puedes elegirte a ti.
    .title = Beber cerveza
    .event = { $own ->
        [1] { $actor } bebe una cerveza y gana { $value ->
            [one] { $value } punto de vida
           *[other] { $value } puntos de vida
        }.
       *[other] { $actor } invita a { $target } a una cerveza, que vale { $value ->
            [one] { $value } punto de vida
           *[other] { $value } puntos de vida
        }.
    }
    .of = 8afeebf8615e
beer_wasted = Una cerveza para quien ya está en su límite se bebe en balde.
    .title = Cerveza desperdiciada
    .event = { $own ->
        [1] { $actor } bebe una cerveza en balde.
       *[other] { $actor } invita en balde a { $target } a una cerveza.
    }
    .of = 2e22b7562ed1

## La Gatling

gatling = Tarda en cargarse, y luego todos se agachan.
    .title = La Gatling
    .of = 5303c59bfdb0
gatling_fire = Con { $gatling-limit } o más :gatling: entre tus dados definitivos disparas la { -gatling }.
    .title = Disparar la Gatling
    .event = { $actor } dispara la Gatling con { $value } :gatling:.
    .of = 348cf438cd67
gatling_loss = Todos los demás jugadores pierden { $gatling-loss ->
        [one] { $gatling-loss } punto de vida
       *[other] { $gatling-loss } puntos de vida
    }.
    .title = Lo que cuesta la Gatling
    .event = La Gatling le quita a { $target } { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = c0a9dda0c036
gatling_discard = Después de disparar, devuelve a la reserva todas tus flechas.
    .title = Librarse de las flechas
    .event = { $actor } devuelve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
    .of = 3e4b8837dc4b
gatling_once = La { -gatling } dispara una sola vez por turno, por muchas :gatling: que haya.
    .title = Solo una vez
    .of = 766d09a4cd5d

## Eliminación

elimination = Qué pasa cuando se acaban las balas.
    .title = Eliminación
    .of = 4164d86c35e6
elimination_out = Quien se queda sin puntos de vida queda eliminado en el acto y no juega más turnos. Ya no cuenta para las distancias.
    .title = Fuera de la partida
    .event = { $by ->
        [1] { $actor } elimina a { $target }.
       *[other] { $target } queda fuera de la partida.
    }
    .of = 4528c10d5a9c
elimination_reveal = Los eliminados enseñan a todos su carta de rol.
    .title = Enseñar el rol
    .event = El rol de { $target } era: { $role }.
    .of = 940e99182107
elimination_arrows = Las flechas de un eliminado vuelven a la reserva.
    .title = Flechas de los eliminados
    .event = { $target } devuelve { $value ->
        [one] { $value } flecha
       *[other] { $value } flechas
    }.
    .of = c172a6c06163
elimination_dead-do-nothing = Los eliminados no hacen nada ni les pasa nada, pero ganan con su bando si este gana.
    .title = Los eliminados
    .of = b45f11c55658
elimination_nobodys-kill = A quien cae ante los indios o por la dinamita no lo ha matado nadie.
    .title = Muerte sin autor
    .of = 28e0435b9e76

## Cómo acaba la partida

endings = Quién ha ganado y cuándo hay que mirarlo.
    .title = Final de la partida
    .of = 186d15b24d2f
endings_at-once = Cada vez que alguien queda eliminado, mirad si eso decide la partida. Si es así, termina en ese mismo instante y no se resuelve nada más.
    .title = Se acaba en el acto
    .of = 6ce2f8f608bd
endings_sheriff-dead = Si el sheriff queda eliminado, ganan los forajidos, aunque no quede ninguno.
    .title = El sheriff ha muerto
    .event = El sheriff ha muerto. Ganan los forajidos.
    .of = b1af72d8d667
endings_renegade = Si el sheriff queda eliminado y el único jugador con vida es un renegado, gana ese renegado, y no los forajidos.
    .title = La victoria del renegado
    .event = El renegado es el último con vida y gana.
    .of = 649dade54140
endings_law = Si todos los forajidos y todos los renegados están eliminados y el sheriff vive, ganan el sheriff y los ayudantes.
    .title = Gana la ley
    .event = No queda ningún enemigo del sheriff. Gana la ley.
    .of = 730412598949
endings_sheriff-first = Si el sheriff cae en el mismo instante que el último de sus enemigos, lo que cuenta es la caída del sheriff: ganan los forajidos.
    .title = La caída del sheriff va primero
    .event = El sheriff cayó a la vez que los últimos enemigos. Ganan los forajidos.
    .of = 5feca7b68852
endings_all-dead = Si no sobrevive absolutamente nadie, ganan los forajidos.
    .title = Caen todos
    .event = No queda nadie con vida. Ganan los forajidos.
    .of = 1c7876c7373a
endings_team = El sheriff y los ayudantes ganan como un solo bando, y los forajidos como otro. También ganan sus miembros eliminados.
    .title = Ganar en bando
    .of = 33a247f5a62b
endings_example-all-dead = El sheriff y un renegado son los dos últimos, cada uno con un punto de vida y con flechas en la mano. El sheriff coge la última flecha de la reserva y el ataque los elimina a los dos. No queda nadie, así que ganan los forajidos, que llevaban un buen rato fuera.
    .title = Ejemplo: no queda nadie
    .of = 7647b9997f41
endings_example-no-outlaws = Todos los forajidos están fuera. El renegado mata al sheriff cuando aún vive un ayudante. El renegado no está solo, así que quienes ganan son los forajidos.
    .title = Ejemplo: un disparo precipitado
    .of = dd9f8aa4800e

## Tres jugadores

three = Con { $three-players } jugadores todos los roles están a la vista, y cada cual da caza a alguien.
    .title = Tres jugadores
    .of = d555ffe78d8f
three_roles = Se reparten ayudante, forajido y renegado y se ponen todos boca arriba. No hay { -sheriff }, y nadie coge balas de más.
    .title = Roles a la vista
    .event = { $target } recibe un rol, boca arriba: { $role }.
    .of = 16b6a7d399b5
three_start = El { -deputy } juega el primer turno.
    .title = Empieza el ayudante
    .event = Empieza { $actor }, que es ayudante.
    .of = 0b2ff85bd103
three_targets = El { -deputy } da caza al { -renegade }, el renegado al { -outlaw }, y el forajido al ayudante.
    .title = Quién persigue a quién
    .of = 9dbc1afe977b
three_win = Si eres tú quien le quita a tu presa el último punto de vida, ganas en el acto.
    .title = Cobrar la presa
    .event = El cazador ha cobrado su presa y gana.
    .of = a100d20bb52f
three_third-hand = Si se lo quita el tercer jugador, todavía no ha ganado nadie. Los dos que quedan siguen.
    .title = Por otra mano
    .event = A { $target } lo cazó { $actor }, y no su cazador. Ganará el último con vida.
    .of = cb690c523bf2
three_last = Desde ese momento gana, sin más, el último con vida.
    .title = El último con vida
    .event = Gana el último con vida.
    .of = 7210015671fb
three_lost-target = A quien cae ante los indios o por la dinamita no lo ha matado nadie, así que nadie ha cumplido su objetivo; los dos que quedan luchan por ser el último.
    .title = Presa perdida
    .event = { $to ->
        [1] Nadie llegó a cazar a { $target }. Ganará el último con vida.
       *[other] La presa cayó sin su cazador, que gana de todos modos.
    }
    .of = 89716796d48d
three_all-dead = Si todos los que quedaban caen a la vez, la partida acaba en empate.
    .title = Caen los tres
    .event = { $value ->
        [0] No queda nadie con vida: empate.
       *[other] No queda nadie con vida; gana quien tenía el turno.
    }
    .of = ddbc177f3048

## Ocho jugadores

eight = Con { $eight-players } jugadores hay { $roles_8_renegade } renegados.
    .title = Ocho jugadores
    .of = 76e44aa2a6dd
eight_renegades = Los dos no son socios: cada { -renegade } juega por su cuenta, y cada uno quiere ser el último.
    .title = Cada renegado por su lado
    .of = f12afc409e7d
eight_both-alive = Si el sheriff cae cuando aún viven los dos renegados, ninguno es el último, y ganan los forajidos.
    .title = Quedan dos renegados
    .event = El sheriff ha muerto y quedan dos renegados. Ganan los forajidos.
    .of = bedb121f344c

## Personajes

characters = Aquí cada cual sabe hacer algo que los demás no.
    .title = Personajes
    .of = 8c29e8c98ba0
characters_use = Donde la { -ability } de tu personaje diga otra cosa que las reglas, vale la habilidad. Lo que dice que puedes hacer no estás obligado a hacerlo.
    .title = Uso de las habilidades
    .of = 38ce03e7567e
characters_bart-cassidy = Por cada punto de vida que le costaría un disparo o la Gatling, Bart Cassidy puede coger { $bart-arrows ->
        [one] una flecha
       *[other] { $bart-arrows } flechas
    } a cambio. No puede coger la última flecha de la reserva, y contra los indios o la dinamita no le sirve.
    .title = Bart Cassidy
    .event = { $actor } coge una flecha en vez del impacto y ya tiene { $value }.
    .of = 9c6dc3a34796
characters_bart-cassidy-hits = Si recibe varios impactos a la vez, Bart decide uno por uno, mientras queden en la reserva más de { $bart-arrows ->
        [one] { $bart-arrows } flecha
       *[other] { $bart-arrows } flechas
    }.
    .title = Bart Cassidy, impacto a impacto
    .of = a8c43d7926a8
characters_black-jack = Black Jack puede volver a tirar las :dynamite:, mientras tenga menos de { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } vuelve a tirar { $value ->
        [one] { $value } dinamita
       *[other] { $value } dinamitas
    }.
    .of = 6c1ffba79818
characters_calamity-janet = Calamity Janet puede usar cada :near-shot: como :far-shot: y cada :far-shot: como :near-shot:.
    .title = Calamity Janet
    .event = { $actor } da la vuelta a { $face } y apunta a { $target }.
    .of = 2d41fa602a83
characters_el-gringo = El jugador que le quita puntos de vida a El Gringo coge por ello { $gringo-arrows ->
        [one] una flecha
       *[other] { $gringo-arrows } flechas
    }. Los indios y la dinamita no son jugadores; por ellos nadie coge flechas.
    .title = El Gringo
    .event = { $actor } se venga: { $target } coge una flecha y ya tiene { $value }.
    .of = ff1d6ddd3748
characters_el-gringo-gatling = Quien alcanza a El Gringo con la Gatling primero devuelve todas sus flechas, como siempre que se dispara, y luego coge la de El Gringo.
    .title = El Gringo y la Gatling
    .of = b2a3d1a5ec17
characters_el-gringo-once = Todos los disparos de un turno juntos dan a El Gringo una sola flecha, por muchos puntos que le quiten. La Gatling del mismo turno le da otra.
    .title = El Gringo, una vez cada vez
    .of = 9fc4bd28b1e2
characters_el-gringo-dying = La flecha también se debe por el último punto de vida de El Gringo.
    .title = El último punto de El Gringo
    .of = 12ff83a803e3
characters_jesse-jones = Si a Jesse Jones le quedan { $jesse-life } puntos de vida o menos cuando se sirve la cerveza, cada :beer: que bebe él mismo le da { $jesse-gain ->
        [one] { $jesse-gain } punto de vida
       *[other] { $jesse-gain } puntos de vida
    }.
    .title = Jesse Jones
    .event = { $actor } tiene sed: la cerveza le da { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = df7ba67d6f32
characters_example-jesse-jones = Con { $jesse-life } puntos de vida, Jesse saca dos :beer: y se bebe las dos. Si está lo bastante mal se mira una sola vez, antes de la primera, de modo que cada una le da { $jesse-gain }.
    .title = Ejemplo: Jesse Jones
    .of = 2bf49f8f0bc0
characters_jourdonnais = Un ataque indio nunca le cuesta a Jourdonnais más de { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } punto de vida
       *[other] { $jourdonnais-loss } puntos de vida
    }.
    .title = Jourdonnais
    .event = { $target } se libra de { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    } del ataque.
    .of = 7fc3db09c381
characters_kit-carlson = Por cada :gatling: entre sus dados definitivos, Kit Carlson puede devolver a la reserva { $kit-arrows ->
        [one] una flecha
       *[other] { $kit-arrows } flechas
    } de cualquier jugador, también suyas.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } devuelve una flecha y le quedan { $value }.
       *[other] { $actor } le quita una flecha a { $target }, que se queda con { $value }.
    }
    .of = a559ac60a607
characters_kit-carlson-gatling = Cuando dispara la Gatling, Kit Carlson se libra de todas sus flechas como cualquiera, y aún puede usar cada :gatling: contra las flechas de los demás.
    .title = Kit Carlson y la Gatling
    .of = 00079b8ed3fb
characters_lucky-duke = Lucky Duke puede volver a tirar { $duke-rerolls ->
        [one] una vez
       *[other] { $duke-rerolls } veces
    } más que los demás.
    .title = Lucky Duke
    .event = { $actor } hace la tirada que solo permite la suerte.
    .of = 1a3f48032626
characters_paul-regret = La Gatling nunca le cuesta un punto de vida a Paul Regret.
    .title = Paul Regret
    .event = La Gatling no alcanza a { $target }.
    .of = 9f35d21ea0a7
characters_pedro-ramirez = Por cada punto de vida que pierde, Pedro Ramirez puede devolver { $pedro-arrows ->
        [one] una flecha suya
       *[other] { $pedro-arrows } flechas suyas
    }. El punto lo pierde igualmente.
    .title = Pedro Ramirez
    .event = { $target } devuelve una flecha y le quedan { $value }.
    .of = 5a6b0aabec13
characters_rose-doolan = Rose Doolan dispara más lejos: con :near-shot: y con :far-shot:, además de los blancos de siempre, puede alcanzar a quien esté { $rose-reach ->
        [one] { $rose-reach } asiento
       *[other] { $rose-reach } asientos
    } más allá.
    .title = Rose Doolan
    .event = { $actor } apunta con { $face } más lejos que nadie, a { $target }.
    .of = d08c26cc023e
characters_rose-doolan-around = La distancia de alguien es el camino más corto alrededor de la mesa. Rose no puede dar por lejano a un vecino contando por el lado largo.
    .title = Las distancias de Rose Doolan
    .of = faa0293ea15c
characters_sid-ketchum = Al principio de su turno, antes de tirar, Sid Ketchum hace que un jugador a su elección gane { $sid-gain ->
        [one] { $sid-gain } punto de vida
       *[other] { $sid-gain } puntos de vida
    }. Puede elegirse a sí mismo.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } se curaría, pero no le falta nada.
            [one] { $actor } gana { $value } punto de vida.
           *[other] { $actor } gana { $value } puntos de vida.
        }
       *[other] { $value ->
            [0] { $actor } curaría a { $target }, a quien no le falta nada.
            [one] { $actor } hace que { $target } gane { $value } punto de vida.
           *[other] { $actor } hace que { $target } gane { $value } puntos de vida.
        }
    }
    .of = eec146a86df1
characters_slab-the-killer = Una vez por turno, Slab the Killer puede gastar una :beer: para reforzar uno de sus disparos: esa :near-shot: o :far-shot: le quita a su blanco { $slab-loss ->
        [one] { $slab-loss } punto de vida
       *[other] { $slab-loss } puntos de vida
    }.
    .title = Slab the Killer
    .event = { $actor } gasta una cerveza en un disparo a { $target }, que así le quita { $value }.
    .of = 1f4b5ff6eec2
characters_suzy-lafayette = Si entre sus dados definitivos no hay ninguna :near-shot: ni :far-shot:, Suzy Lafayette gana { $suzy-gain ->
        [one] { $suzy-gain } punto de vida
       *[other] { $suzy-gain } puntos de vida
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } no dispara, pero no le falta nada.
        [one] { $target } no dispara y gana { $value } punto de vida.
       *[other] { $target } no dispara y gana { $value } puntos de vida.
    }
    .of = 698c852251b1
characters_vulture-sam = Cada vez que otro jugador queda eliminado, Vulture Sam gana { $sam-gain ->
        [one] { $sam-gain } punto de vida
       *[other] { $sam-gain } puntos de vida
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } vuela en círculos sobre los caídos, pero no le falta nada.
        [one] { $target } vuela en círculos sobre los caídos y gana { $value } punto de vida.
       *[other] { $target } vuela en círculos sobre los caídos y gana { $value } puntos de vida.
    }
    .of = 8704fb5e54fa
characters_vulture-sam-dying = Si Vulture Sam cae en ese mismo instante, no gana nada.
    .title = Vulture Sam también cae
    .event = { $target } cae junto con otros, pero Vulture Sam gana con ello y sigue con vida.
    .of = 78ea9ff70412
characters_willy-the-kid = A Willy the Kid le bastan { $willy-gatling } :gatling: para disparar la Gatling. También él la dispara una sola vez por turno.
    .title = Willy the Kid
    .event = { $actor } dispara la Gatling con solo { $value } :gatling:.
    .of = d50ae1277f8c

## La expansión

expansion = Una segunda caja, con más cosas que tirar, que robar y que temer.
    .title = Undead or Alive
    .of = fd3fcf431fc5
expansion_builds-on = { product_undead-or-alive } no es un juego por sí mismo. Todas las reglas del juego básico siguen como están, salvo donde diga otra cosa un módulo en juego.
    .title = Sobre el juego básico
    .of = 919100fe4382
expansion_modules = Hay { $expansion-modules } módulos. Añadid uno solo o los que queráis, en cualquier mezcla que permitan el número de jugadores y lo que pide cada módulo.
    .title = Módulos
    .of = a81fbfcbfc33
expansion_other-boxes = Old Saloon es otra expansión del juego básico. Os desaconsejamos mezclar sus módulos con estos.
    .title = Otras expansiones
    .of = fc36e60982b1
expansion_box = { $expansion-cards } cartas en total, además de dados, fichas y una hoja de reglas. Cuáles hacen falta se dice módulo por módulo.
    .title = La caja entera
    .of = 3a7cfc3c6397
expansion_summaries = { $new-summaries } cartas de resumen más. Recuerdan reglas y no cambian ninguna.
    .title = Nuevas cartas de resumen
    .of = 621b6b9ad127

## Módulo: Mírame a los ojos

duels = Dados negros, bebida fuerte y dos personas que se miran fijamente.
    .title = Mírame a los ojos
    .of = 978e0c436b24
duels_needs-rage = { module_duels }, el módulo { $module-numbers_duels }, solo se juega junto con { module_rage }, el módulo { $module-numbers_rage }.
    .title = Solo con cartas de furia
    .of = 9ba3c964f2c0
duels_dice = { $duel-dice } dados negros, los { -duel-die(case: "pl") }.
    .title = Dados de duelo
    .of = 4a52a94983a2
duels_faces = Cada { -duel-die } tiene { $die-faces } caras: :arrow: flecha, :dynamite: dinamita, :gatling: Gatling, :whiskey: whisky y :duel: duelo { $duel-faces_duel ->
        [one] una vez
       *[other] { $duel-faces_duel } veces
    }. No lleva dianas ni cerveza.
    .title = Caras del dado de duelo
    .of = c211d4356ccf
duels_swap = Coged los { -duel-die(case: "pl") } en lugar de { $duel-dice ->
        [one] { $duel-dice } dado básico, que vuelve
       *[other] { $duel-dice } dados básicos, que vuelven
    } a la caja.
    .title = Negros por blancos
    .of = d89be4f2b6f8
duels_roll = Empieza tu turno lanzando los { $dice } dados: { $white-dice } blancos y { $duel-dice } negros. En un { -re-roll } puedes mezclar ambas clases.
    .title = Primera tirada con dados de duelo
    .event = { $actor } saca { $dice }
    .of = 80f67f40ddf6
duels_order = Los dados definitivos se resuelven en este orden: primero :dynamite:, después :whiskey:, luego :near-shot: y :far-shot:, a continuación :beer:, después :gatling: y por último :duel:. Cada :arrow: ya hizo su efecto al salir.
    .title = Orden de resolución con dados de duelo
    .of = 48778ed5d032
duels_shots-together = Los disparos siguen acertando todos a la vez, sea cual sea su cifra, y las distancias no cambian entre uno y otro.
    .title = Los disparos siguen juntos
    .of = ef50fca18514
duels_whiskey = Por cada :whiskey: entre tus dados definitivos ganas tú { $whiskey-gain ->
        [one] { $whiskey-gain } punto de vida
       *[other] { $whiskey-gain } puntos de vida
    }. No se lo puedes pasar a nadie.
    .title = Beber whisky
    .event = { $value ->
        [0] { $actor } bebe un whisky, pero no le falta nada.
        [one] { $actor } bebe un whisky y gana { $value } punto de vida.
       *[other] { $actor } bebe un whisky y gana { $value } puntos de vida.
    }
    .of = c27ee4c89723
duels_whiskey-token = Cada :whiskey: te quita además { $whiskey-tokens ->
        [one] una { -wound-token }
       *[other] { $whiskey-tokens } { -wound-token(case: "pl") }
    }, quieras o no.
    .title = Whisky contra las heridas
    .event = El whisky le quita a { $actor } la ficha de herida { $face }.
    .of = 8ba3ceadc58a
duels_whiskey-rage = Si no tienes delante ninguna { -wound-token }, tienes que robar en su lugar { $whiskey-cards ->
        [one] una { -rage-card }
       *[other] { $whiskey-cards } { -rage-card(case: "pl") }
    }.
    .title = Whisky con el estómago vacío
    .event = { $actor } no tiene heridas, y el whisky le trae una carta de furia.
    .of = bc9af1dd9fdb
duels_whiskey-full = Si estás en tu límite, el punto de vida de un :whiskey: se desperdicia; todo lo demás ocurre igual.
    .title = Whisky en el límite
    .of = 4047d0b10b92
duels_whiskey-choice = Tú eliges cuál de tus { -wound-token(case: "pl") } se lleva el whisky. Se baraja en el montón enseguida.
    .title = Qué ficha se va
    .of = e908d535aff3
duels_whiskey-cancel = Lo que anulan tus { -wound-token(case: "pl") } se decide en cuanto queda fijada la última tirada. Una ficha que un :whiskey: se lleva después ya ha cumplido.
    .title = Primero las heridas, después el whisky
    .of = eaf68331c997
duels_challenge = Por cada :duel: entre tus dados definitivos, entrega ese dado a un rival a tu elección: así lo retas a un { -duel }. Da igual a qué distancia se siente.
    .title = El reto
    .event = { $actor } reta a duelo a { $target }.
    .of = a4847727d1db
duels_reply = Tu rival lanza el dado. Cualquier cosa que no sea :duel: le hace perder el { -duel }; el símbolo en sí no tiene efecto.
    .title = La respuesta
    .event = { $actor } saca { $face } en el duelo con { $target }.
    .of = 3a745188a2f0
duels_return = Si sale :duel:, el dado vuelve a ti, y también tú tienes que sacar :duel:. Si lo logras, le toca otra vez al mismo rival, y así de uno a otro.
    .title = De uno a otro
    .event = { $actor } saca { $face } en el duelo con { $target }.
    .of = 53db22fbd388
duels_loss = El primero de los dos que saca otra cosa ha perdido el { -duel }: pierde { $duel-loss ->
        [one] { $duel-loss } punto de vida
       *[other] { $duel-loss } puntos de vida
    } y coge { $duel-tokens ->
        [one] una { -wound-token }
       *[other] { $duel-tokens } { -wound-token(case: "pl") }
    }, sin importar quién empezara.
    .title = Paga quien pierde
    .event = { $target } pierde el duelo contra { $actor }, y con él { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = a634ff1ff78c
duels_example-duel = Ada reta a Bo. Bo saca :duel:, así que el dado vuelve a Ada. También ella saca :duel:, y le toca otra vez a Bo, que saca :arrow:. Bo ha perdido: se le va un punto de vida y coge una { -wound-token }, pero ninguna flecha.
    .title = Ejemplo: un duelo
    .of = 1bf10945cede
duels_one-by-one = Cada { -duel } se lucha hasta el final antes de entregar el dado siguiente. El orden lo decide quien tiene el turno.
    .title = De uno en uno
    .of = ff23270281ab
duels_one-each = En un mismo turno no puedes entregar a ningún rival más de { $duel-each ->
        [one] { $duel-each } dado
       *[other] { $duel-each } dados
    }. Cada nuevo { -duel } necesita otro rival.
    .title = Nadie dos veces
    .of = 57c1386766fb
duels_living = Solo se puede retar a quien sigue en la partida.
    .title = Rivales vivos
    .of = f832f15bb459
duels_surplus = Si ya no queda nadie a quien puedas retar, un :duel: de más no tiene efecto.
    .title = Un duelo de más
    .event = A { $actor } no le queda nadie a quien retar; el dado no tiene efecto.
    .of = 64389ea710bd
duels_challenger-falls = Si un { -duel } te elimina en tu propio turno, los duelos que aún no habías empezado no se celebran.
    .title = Cae quien reta
    .event = { $value ->
        [0] { $actor } queda fuera; no hay más duelos.
       *[other] { $actor } queda fuera, pero los demás dados se entregan igualmente.
    }
    .of = 0c686864157a
duels_killer = El punto de vida perdido en un { -duel } lo quita el otro duelista, haya empezado cualquiera de los dos. Si era el último, es él quien ha matado.
    .title = Muerte en duelo
    .of = 227979b0d22c
duels_bart-cassidy = La habilidad de Bart Cassidy no sirve en un { -duel }, que no es ni un disparo ni la Gatling. Si pierde, paga entero.
    .title = Bart Cassidy en un duelo
    .of = a685a6ba6c77
duels_el-gringo = Si El Gringo pierde un { -duel }, quien gana coge { $gringo-arrows ->
        [one] una flecha
       *[other] { $gringo-arrows } flechas
    }, como por cualquier punto de vida que le quite un jugador. Cada duelo perdido cuenta por separado.
    .title = El Gringo en un duelo
    .of = 8e7f00e3c858

## Fichas de herida

wounds = Los duelos dejan marcas que duelen hasta que acaba tu próximo turno.
    .title = Fichas de herida
    .of = 3c25ef758cf8
wounds_tokens = { $wound-tokens-total } { -wound-token(case: "pl") }: { $wound-tokens_beer } con :beer:, { $wound-tokens_near-shot } con :near-shot:, { $wound-tokens_far-shot } con :far-shot: y { $wound-tokens_dynamite } con :dynamite:.
    .title = Fichas de herida
    .of = 05699f47d036
wounds_stack = Barajad las { -wound-token(case: "pl") } y apiladlas boca abajo en el centro de la mesa.
    .title = El montón de heridas
    .of = 0d8b0628c082
wounds_take = Para coger una { -wound-token }, toma la de encima del montón y ponla boca arriba delante de ti.
    .title = Coger una herida
    .event = { $target } coge una ficha de herida: { $face }.
    .of = 44d5c0784447
wounds_double = Si ya tienes una con el mismo símbolo, estás de suerte: baraja la nueva en el montón y no cojas otra. El punto de vida sigue perdido.
    .title = La misma herida otra vez
    .event = { $target } ya tiene { $face }, así que la ficha vuelve al montón.
    .of = e489489958fe
wounds_most = Por eso nadie tiene nunca dos iguales, ni más de { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
       *[other] { $wound-kinds } { -wound-token(case: "pl") }
    }.
    .title = Toda clase de heridas
    .of = 3da2bfda192c
wounds_empty = Si el montón está vacío, quien tendría que coger una { -wound-token } no coge ninguna.
    .title = No quedan fichas
    .event = { $target } tendría que coger una ficha de herida, pero no queda ninguna.
    .of = a80f4d2a33d0
wounds_cancel = En tu turno, cada una de tus { -wound-token(case: "pl") } con :beer:, :near-shot: o :far-shot: anula { $wound-cancels ->
        [one] { $wound-cancels } símbolo igual
       *[other] { $wound-cancels } símbolos iguales
    } de tus dados definitivos. Lo anulado no tiene efecto.
    .title = Lo que anula una herida
    .event = Una herida le anula { $face } a { $actor }.
    .of = 66f7f55ec801
wounds_re-rolled = Solo se puede anular lo que sigue ahí después de tu última tirada. Un símbolo que vuelves a tirar no gasta ninguna ficha.
    .title = Símbolos vueltos a tirar
    .of = 45b493e1a60b
wounds_example-cancel = Dora tiene la ficha :beer:. En su primera tirada saca :beer: :beer: :gatling: :gatling: :arrow:. Guarda las dos cervezas y vuelve a tirar lo demás, sin sacar otra. Cuando se planta, la ficha le anula una de las cervezas, y la otra se la bebe.
    .title = Ejemplo: una cerveza estropeada
    .of = f267bb0e15e7
wounds_rage-cards = Una { -wound-token } anula símbolos de los dados. A los símbolos de las { -rage-card(case: "pl") } no les hace nada.
    .title = Heridas y cartas de furia
    .of = b1769751f358
wounds_suzy-lafayette = La habilidad de Suzy Lafayette mira lo que ha sacado. Una diana que anula una { -wound-token } se la estropea igualmente.
    .title = Las heridas de Suzy Lafayette
    .of = 970c89d1bb8f
wounds_dynamite = La ficha con :dynamite: no anula nada. Al contrario: en tu turno cuenta como { $wound-dynamite } :dynamite: más que hubieras sacado.
    .title = La ficha de dinamita
    .event = { $actor } tiene { $value } dinamitas, con la ficha de herida incluida.
    .of = 3930feee54b9
wounds_example-dynamite = Bo tiene la ficha :dynamite:, y en su primera tirada saca :dynamite: :dynamite:. Ya son { $dynamite-limit }: deja de tirar y pierde { $dynamite-loss ->
        [one] { $dynamite-loss } punto de vida
       *[other] { $dynamite-loss } puntos de vida
    }.
    .title = Ejemplo: la ficha de dinamita
    .of = 7ced694cdcc0
wounds_others-turns = En los turnos de los demás tus { -wound-token(case: "pl") } no hacen nada.
    .title = Solo en el propio turno
    .of = 72ebe08651c1
wounds_back = Cuando acaba tu turno, baraja en el montón todas tus { -wound-token(case: "pl") }, hayan anulado algo o no, incluso las que has cogido en ese mismo turno.
    .title = Las heridas se curan
    .event = { $actor } devuelve { $value ->
        [one] { $value } ficha de herida
       *[other] { $value } fichas de herida
    }.
    .of = d192328d56c3
wounds_eliminated = Quien queda eliminado no coge ninguna { -wound-token }. Las que aún tenga se barajan en el montón.
    .title = Heridas de los eliminados
    .event = { $target } entrega { $value ->
        [one] { $value } ficha de herida
       *[other] { $value } fichas de herida
    }.
    .of = ea0c6b348f6d

## Módulo: Dos balas son suficientes

rage = A quien le hacen bastante daño se le acaba la paciencia, y algo saca de ello.
    .title = Dos balas son suficientes
    .of = 3b576705b6de
rage_alone = { module_rage }, el módulo { $module-numbers_rage }, se puede jugar sin el módulo { $module-numbers_duels }. Entonces no hay dados negros, ni whisky, ni fichas de herida, y solo los puntos de vida perdidos traen una { -rage-card }.
    .title = Con duelos o sin ellos
    .of = 208ff409d9fe
rage_cards = { $rage-cards } cartas de furia.
    .title = Cartas de furia
    .of = a1feda7175cc
rage_house-deck = Qué muestran las { -rage-card(case: "pl") } impresas no se ha publicado. Este mazo es un valor nuestro, en el que todos los símbolos de los dados básicos son igual de frecuentes. Si tenéis las cartas impresas, sus caras ocupan su lugar.
    .title = Un mazo nuestro
    .of = 50c5c6d86364
rage_deck = Barajad las { -rage-card(case: "pl") } y dejadlas boca abajo en el centro de la mesa. Son el mazo de furia.
    .title = El mazo de furia
    .of = 89937ab40470
rage_two-points = Siempre que acaba un turno, sea de quien sea, cada jugador que haya perdido en él { $rage-limit ->
        [one] { $rage-limit } punto de vida
       *[other] { $rage-limit } puntos de vida
    } o más tiene que robar { $rage-draw ->
        [one] una { -rage-card }
       *[other] { $rage-draw } { -rage-card(case: "pl") }
    }. Se suma todo lo perdido en el turno, por la causa que sea.
    .title = Perder la paciencia
    .event = { $target } ha perdido { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    } en este turno y roba una carta de furia.
    .of = 8644709d75c3
rage_losses = Solo cuentan las pérdidas. Los puntos de vida ganados en el mismo turno no las compensan, y un punto que entregaste por tu propia habilidad también está perdido.
    .title = Qué cuenta como perdido
    .of = 77ec965e848d
rage_once = Perder muchos puntos en un turno no trae más cartas: por cada turno se roba una sola vez.
    .title = Una vez por turno
    .of = a791b4f716bc
rage_draw-order = Si tienen que robar varios, lo hacen en el sentido de las agujas del reloj, empezando por quien tenía el turno.
    .title = Quién roba primero
    .of = 0e485d5b4c25
rage_face-down = Guarda tus { -rage-card(case: "pl") } boca abajo delante de ti hasta que empiece tu próximo turno. Tú puedes mirarlas cuando quieras; los demás, no.
    .title = Boca abajo
    .event = { $target } ve lo que muestra la nueva carta de furia: { $face }.
    .of = e0a636cca63d
rage_own-turn = Una { -rage-card } que robas durante tu propio turno también espera: sigue boca abajo hasta que empiece el siguiente.
    .title = Robada en el propio turno
    .of = 3f61e234aee8
rage_reveal = Al principio de tu turno pon boca arriba todas tus { -rage-card(case: "pl") }. Sus símbolos se suman a tus dados definitivos de este turno.
    .title = Boca arriba
    .event = { $actor } descubre una carta de furia: { $face }.
    .of = 0df2db3feeee
rage_arrows = Una :arrow: en una { -rage-card } no espera. Coge una flecha por ella en cuanto se descubra, antes de tirar.
    .title = Flechas en cartas de furia
    .event = { $actor } coge una flecha por una carta de furia y ya tiene { $value }.
    .of = 86b23149bacb
rage_last-arrow = Si con ello sale la última flecha de la reserva, los indios atacan en el acto. Quien quede eliminado por este ataque ni siquiera tira, y el turno se acaba.
    .title = Una carta de furia y la última flecha
    .event = { $actor } queda fuera antes de la primera tirada, y se acaba el turno.
    .of = 2267bc67a393
rage_dynamite = Cada :dynamite: de tus cartas descubiertas cuenta como una de tus dados, desde la primera tirada. Si cartas y dados muestran entre todos { $dynamite-limit } o más, no hay { -re-roll }.
    .title = Dinamita en cartas de furia
    .event = { $actor } tiene { $value } dinamitas, con las cartas de furia incluidas, y deja de tirar.
    .of = cc85e582816a
rage_abilities = Para la { -ability } de tu personaje, un símbolo de tus cartas descubiertas es lo mismo que uno de tus dados definitivos. Solo lo que cambia un dado, o lo vuelve a tirar, necesita un dado de verdad.
    .title = Cartas de furia y habilidades
    .of = f81045fc7b2f
rage_example-reveal = Clara descubre :dynamite: y :beer:. En su primera tirada saca :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Con la carta hay { $dynamite-limit } dinamitas: no puede volver a tirar y pierde { $dynamite-loss ->
        [one] { $dynamite-loss } punto de vida
       *[other] { $dynamite-loss } puntos de vida
    }. Después vienen aún el disparo y, gracias a la otra carta, una cerveza.
    .title = Ejemplo: dos cartas de furia
    .of = f63652f41d1f
rage_discard = Cuando acaba ese turno, todas las cartas que descubriste se apartan como usadas.
    .title = Cartas de furia usadas
    .event = { $actor } aparta { $value ->
        [one] { $value } carta de furia usada
       *[other] { $value } cartas de furia usadas
    }.
    .of = c950b3705b45
rage_reshuffle = Si el mazo está vacío, barajad las { -rage-card(case: "pl") } usadas: son el nuevo mazo.
    .title = Un mazo nuevo
    .event = Se barajan las cartas de furia usadas; el nuevo mazo tiene { $value }.
    .of = 6c174b461413
rage_none-left = Si tampoco queda nada que barajar, quien tendría que robar se queda sin nada.
    .title = Ya no queda furia
    .event = { $target } tendría que robar una carta de furia, pero no hay ninguna.
    .of = dcd612653b82
rage_eliminated = Quien queda eliminado no roba ninguna { -rage-card } por ese turno. Las que aún tenga se apartan como usadas.
    .title = Los eliminados y su furia
    .event = { $target } entrega { $value ->
        [one] { $value } carta de furia
       *[other] { $value } cartas de furia
    }.
    .of = 8609756f824b

## Módulo: Una nueva cuadrilla en el pueblo

posse = Llegan al pueblo más forasteros, y cada uno tiene su manía.
    .title = Una nueva cuadrilla en el pueblo
    .of = 7f9286bd4e0e
posse_shuffle = { module_posse }, el módulo { $module-numbers_posse }: barajad los nuevos { -character(case: "pl") } con los del juego básico antes de repartir ninguno.
    .title = Los nuevos personajes entre los viejos
    .of = 5876ce782603
posse_cards = { $posse-cards } personajes más, cada uno con sus puntos de vida y una habilidad propia.
    .title = Cartas de los nuevos personajes
    .of = dd30328f1ebc
posse_starred = Algunos de los nuevos personajes llevan un asterisco. Lo que saben hacer necesita otro módulo, así que solo participan si ese módulo está en juego.
    .title = Personajes con asterisco
    .of = eed3655f7b2c
posse_without-duels = Sin duelos, dejad fuera a Greg Digger, Herb Hunter, Sam the Healer y Sean Mallory.
    .title = Fuera sin duelos
    .of = b0aebc9edfa9
posse_without-rage = Sin cartas de furia, dejad fuera también a Pat Brennan y a Pixie Pete.
    .title = Fuera sin cartas de furia
    .of = 09b32f61774f
posse_belle-star = Después de cada una de sus tiradas, Belle Star puede cambiar { $belle-dice ->
        [one] un dado
       *[other] { $belle-dice } dados
    } de :dynamite: a :gatling:, salvo que tenga { $dynamite-limit } :dynamite: o más.
    .title = Belle Star
    .event = { $actor } cambia un dado de :dynamite: a :gatling:.
    .of = a7d04adcef72
posse_chuck-wengam = Una vez en su turno, después de cualquiera de sus tiradas, Chuck Wengam puede entregar { $chuck-cost ->
        [one] { $chuck-cost } punto de vida
       *[other] { $chuck-cost } puntos de vida
    } para poner { $chuck-dice ->
        [one] un dado suyo
       *[other] { $chuck-dice } dados suyos
    } en la cara que quiera, salvo que tenga { $dynamite-limit } :dynamite: o más.
    .title = Chuck Wengam
    .event = { $actor } entrega { $chuck-cost ->
        [one] { $chuck-cost } punto de vida
       *[other] { $chuck-cost } puntos de vida
    } y pone un dado en { $face }.
    .of = 53dc1a6bf2e0
posse_chuck-wengam-turned = El dado que Chuck cambia no se ha tirado, de modo que ponerlo en :arrow: no cuesta ninguna flecha. La dinamita cuenta haya llegado como haya llegado.
    .title = Cambiado, no tirado
    .of = f88ab7859d43
posse_chuck-wengam-last = Chuck no puede entregar su último punto de vida.
    .title = El último punto de Chuck
    .of = 2d1a862c39fb
posse_greg-digger = Greg Digger puede usar cada :whiskey: que saque { $greg-uses ->
        [one] una vez
       *[other] { $greg-uses } veces
    }.
    .title = Greg Digger
    .event = { $actor } se bebe otra vez el mismo whisky.
    .of = bf44cf7b3e4b
posse_greg-digger-wounds = Cada uno de esos usos es un whisky entero. Si Greg tiene una sola { -wound-token }, el primer uso se la lleva y el siguiente le trae una { -rage-card }.
    .title = La segunda copa de Greg
    .of = 7802bdae6367
posse_herb-hunter = Si otro jugador pierde { $herb-limit ->
        [one] { $herb-limit } punto de vida
       *[other] { $herb-limit } puntos de vida
    } o más durante el turno de Herb Hunter, tiene que coger { $herb-tokens ->
        [one] una { -wound-token }
       *[other] { $herb-tokens } { -wound-token(case: "pl") }
    }.
    .title = Herb Hunter
    .event = { $target } ha perdido { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    } en el turno de { $actor } y tiene que coger una ficha de herida.
    .of = d1c58e6dc92b
posse_herb-hunter-once = La ficha toca en el momento en que lo perdido llega a { $herb-limit }, y una sola vez por jugador y turno. Los puntos ganados entretanto no se descuentan.
    .title = Las heridas de Herb, una vez por turno
    .of = eba7b9f7a5e6
posse_pat-brennan = Al principio de su turno, Pat Brennan puede quitarle { $pat-cards ->
        [one] una { -rage-card }
       *[other] { $pat-cards } { -rage-card(case: "pl") }
    } a un jugador cualquiera y dársela a otro. Él mismo puede ser uno de los dos.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } escoge una de sus propias cartas de furia.
       *[other] { $actor } le quita una carta de furia a { $target }.
    }
    .of = e5b58870f488
posse_pat-brennan-unseen = La carta sigue boca abajo, y solo puede mirarla quien acabe teniéndola. De entre varias cartas de otro, Pat coge una sin verla.
    .title = Pat la coge sin verla
    .event = { $own ->
        [1] { $actor } se queda la carta.
       *[other] { $actor } le da la carta a { $target }.
    }
    .of = 01a1f5eb78ee
posse_pat-brennan-reveal = Pat mueve primero la carta; solo después descubre las suyas, entre ellas la que acabe de quedarse.
    .title = Pat mueve antes de descubrir
    .of = 99bc0ed7c860
posse_pixie-pete = Siempre que Pixie Pete tiene que robar una { -rage-card }, roba { $pixie-draw } y se queda { $pixie-keep } a su elección. El resto se baraja de nuevo en el mazo.
    .title = Pixie Pete
    .event = { $target } mira { $value ->
        [one] { $value } carta de furia
       *[other] { $value } cartas de furia
    } y se queda la mejor.
    .of = 017a7ce44323
posse_sam-the-healer = Por cada :duel: con el que reta a alguien en su propio turno, Sam the Healer puede hacer que un jugador a su elección gane { $healer-gain ->
        [one] { $healer-gain } punto de vida
       *[other] { $healer-gain } puntos de vida
    }. Puede elegirse a sí mismo. Los duelos que empiezan otros no le dan nada.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } se curaría, pero no le falta nada.
            [one] { $actor } gana { $value } punto de vida antes del duelo.
           *[other] { $actor } gana { $value } puntos de vida antes del duelo.
        }
       *[other] { $value ->
            [0] { $actor } curaría a { $target }, a quien no le falta nada.
            [one] { $actor } hace que { $target } gane { $value } punto de vida antes del duelo.
           *[other] { $actor } hace que { $target } gane { $value } puntos de vida antes del duelo.
        }
    }
    .of = 16d1daea1c45
posse_sean-mallory = En un { -duel } de su propio turno, Sean Mallory puede volver a tirar el dado { $sean-rerolls ->
        [one] una vez
       *[other] { $sean-rerolls } veces
    } por turno, después de cualquier tirada suya. En los duelos que empiezan otros no puede.
    .title = Sean Mallory
    .event = { $actor } vuelve a tirar el dado de duelo.
    .of = 52b9009d9e53

## Módulo: ¿Muertos o vivos?

undead = A quien cae lo entierran, y no todos se quedan ahí.
    .title = ¿Muertos o vivos?
    .of = 24c3f082a5b9
undead_players = { module_undead }, el módulo { $module-numbers_undead }, es para { $undead-players } o más jugadores.
    .title = Cuántos hacen falta
    .of = 2b43dde74f3a
undead_cards = { $boneyard-cards-total } cartas de { -boneyard }: { $boneyard-cards_no-hands } sin manos, { $boneyard-cards_one-hand } con { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } mano
       *[other] { $boneyard-hands_one-hand } manos
    } y { $boneyard-cards_two-hands } con { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } mano
       *[other] { $boneyard-hands_two-hands } manos
    }.
    .title = Cartas de cementerio
    .of = f2daf650f066
undead_summaries = { $zombie-summaries } cartas de resumen para quienes vuelven.
    .title = Resúmenes de zombi
    .of = 502b505ebf34
undead_deck = Barajad las { $boneyard-cards-total } cartas de { -boneyard } y dejadlas boca abajo en el centro de la mesa.
    .title = El cementerio
    .of = 1824869ad7f0
undead_fallen =
    .title = Los caídos y el cementerio
    .of = ca5165d26e24
undead_fallen_hand-back = Un eliminado enseña su rol como siempre y devuelve al centro no solo las flechas, sino también la carta de personaje y, si esos módulos están en juego, todas las cartas de furia y fichas de herida.
    .title = No queda nada
    .event = A { $target } le dan tierra sin armas, sin nombre y sin furia.
    .of = fc27db4b8ef0
undead_fallen_idle = Los eliminados no hacen más que robar del { -boneyard }, y a ellos no les pasa nada. Mientras no haya vuelto nadie, ganan con su bando si este gana.
    .title = Los eliminados esperan
    .of = b6c36a35991a
undead_fallen_draw = Al final del turno en que alguien queda eliminado, sea de quien sea el turno, el caído roba { $boneyard-draw ->
        [one] una carta
       *[other] { $boneyard-draw } cartas
    } del { -boneyard } y la descubre.
    .title = La primera carta
    .event = { $target } roba del cementerio: { $value ->
        [0] ninguna mano
        [one] { $value } mano
       *[other] { $value } manos
    }.
    .of = e1181d4ad66a
undead_fallen_order = Si en un turno cayeron varios, roban en el sentido de las agujas del reloj, empezando por quien tenía el turno.
    .title = Quién roba primero
    .of = 9c81a71c35ec
undead_fallen_turns = Cuando el { -turn } llegaría a un eliminado, este roba y descubre { $boneyard-draw ->
        [one] otra carta
       *[other] otras { $boneyard-draw } cartas
    } del { -boneyard }, y el turno sigue su camino.
    .title = Turnos de los caídos
    .event = { $actor } se remueve en el cementerio: { $value ->
        [0] ninguna mano
        [one] { $value } mano
       *[other] { $value } manos
    }.
    .of = ca632dab9a31
undead_fallen_no-hands = Una carta sin manos significa que este turno no provoca ningún { -outbreak }, haya lo que haya en la mesa. Al final del turno se baraja de nuevo en el { -boneyard }.
    .title = Sin manos
    .event = Una carta sin manos vuelve al cementerio.
    .of = ac3701e2d2fa
undead_fallen_hands = Una carta con :one-hand: o :two-hands: se queda boca arriba en el centro de la mesa.
    .title = Manos
    .event = En la mesa { $value ->
        [one] hay ya { $value } mano
       *[other] hay ya { $value } manos
    }.
    .of = d0c05d11824d
undead_fallen_count = Cada vez que se descubre una carta con manos, contad todas las de la mesa. Si hay más que jugadores aún vivos, toca un { -outbreak }.
    .title = Más manos que vivos
    .event = { $value ->
        [one] Hay { $value } mano
       *[other] Hay { $value } manos
    }, más que vivos: ¡los muertos van a alzarse!
    .of = 4faa686d4812
undead_fallen_quiet = Tantas manos como vivos, o menos, no bastan, y tras una carta sin manos tampoco pasa nada. La partida sigue sin más.
    .title = Todo en calma
    .of = 31ab022ad305
undead_fallen_blocked = Si al final de un turno se descubren varias cartas y una no tiene manos, ninguna de ellas provoca un { -outbreak }. Aunque ya haya demasiadas manos, hará falta otra carta con manos en un turno posterior.
    .title = Frenados por una carta vacía
    .event = La carta sin manos frena a los muertos.
    .of = e629ae885f91
undead_fallen_example-count = Viven cinco jugadores y las cartas de la mesa muestran :two-hands: :two-hands: :one-hand:. Es una mano por cada vivo, así que todo sigue en calma. Sea cual sea la próxima carta con manos, habrá más manos que vivos.
    .title = Ejemplo: contar manos
    .of = a888c87654c4
undead_fallen_never = Un { -outbreak } nunca es seguro. Muchas partidas acaban antes de que los muertos se decidan.
    .title = Quizá nunca
    .of = b5384fbcf34e
undead_outbreak =
    .title = El alzamiento
    .of = dc2df0036b46
undead_outbreak_game-over-first = Si la partida se decide en el turno en que toca un { -outbreak }, se ha acabado, y no se alza nadie.
    .title = Primero, quién ha ganado
    .of = d0400542d34f
undead_outbreak_next-turn = Si la carta decisiva se descubrió al final del turno de alguien vivo, el { -outbreak } llega al principio del turno siguiente, antes que ninguna otra cosa.
    .title = Con el turno siguiente
    .event = Los muertos se alzarán cuando empiece el próximo turno.
    .of = 2daf092aaaee
undead_outbreak_roller-fell = Lo mismo pasa si quien tenía el turno cayó en él: el { -outbreak } llega al principio del turno del jugador siguiente.
    .title = Si también cayó quien tiraba
    .of = 1ccf5eddef6d
undead_outbreak_this-turn = Si la carta decisiva se descubrió al empezar el turno de un eliminado, el { -outbreak } llega en el acto, y ese jugador juega este mismo turno, ya como { -zombie }.
    .title = En pleno cementerio
    .event = Los muertos se alzan en el acto, y le toca a { $actor }.
    .of = 04b426a1d6e1
undead_outbreak_rise = En un { -outbreak } todas las cartas de { -boneyard } salen de la partida, y todos los eliminados se convierten en { -zombie(case: "pl") }, fuera cual fuera su rol.
    .title = Los muertos se alzan
    .event = { $target } vuelve de entre los muertos.
    .of = ce72404b0768
undead_outbreak_master = Un { -renegade } que siga vivo se convierte en el { -zombie-master } y conserva sus puntos de vida y la habilidad de su personaje.
    .title = El Señor de los Zombis
    .event = { $target }, con su rol de renegado, es el Señor de los Zombis.
    .of = 041d4c686bf1
undead_outbreak_no-master = Un renegado caído se alza como un { -zombie } cualquiera. Si no vive ningún renegado, no hay { -zombie-master }.
    .title = Sin Señor de los Zombis
    .event = No vive ningún renegado que pueda ser el Señor de los Zombis.
    .of = 3e63d409091d
undead_outbreak_one-renegade-left = Si solo vive uno de los dos renegados, ese es el { -zombie-master }; el otro se alza como un { -zombie } corriente.
    .title = Queda uno de los dos renegados
    .of = 20117dbc6633
undead_outbreak_two-renegades-left = Si viven los dos renegados, es { -zombie-master } el que se siente más cerca de quien tiene el turno, contando en el sentido de las agujas del reloj. El otro se convierte en el acto en un { -zombie } corriente.
    .title = Quedan los dos renegados
    .event = { $target }, el otro renegado, se convierte también en zombi.
    .of = 59cddecabb9e
undead_outbreak_nearest = Se cuenta desde el jugador cuyo turno está empezando. Si es un renegado, no hay nadie más cerca.
    .title = Quién está más cerca
    .of = b272257c034f
undead_outbreak_life = Cada { -zombie }, salvo el { -zombie-master }, recibe tantos puntos de vida como jugadores queden vivos, contando entre ellos al { -zombie-master }.
    .title = Puntos de vida de los zombis
    .event = { $target } tiene { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    } como zombi.
    .of = fe85197e216d
undead_outbreak_life-second = Un segundo renegado que se convierte en { -zombie } no se cuenta entre los vivos.
    .title = El segundo renegado no cuenta
    .of = c1af28f98263
undead_outbreak_second-hands-back = El segundo renegado devuelve la carta de personaje y, si esos módulos están en juego, todas las cartas de furia y fichas de herida. Las flechas se quedan.
    .title = Lo que devuelve el segundo renegado
    .event = { $target } devuelve { $value ->
        [one] { $value } carta o ficha
       *[other] { $value } cartas y fichas
    }.
    .of = 14ce6468c243
undead_outbreak_survivors = Todos los que viven y no son ni { -zombie } ni { -zombie-master } son desde ahora los { -survivor(case: "pl") }, y están en un mismo bando, sea cual sea su rol.
    .title = Supervivientes
    .of = 14c1af3f8549
undead_outbreak_example-outbreak = Juegan seis; cuando hay demasiadas manos en la mesa viven el sheriff, un ayudante, un forajido y el renegado. Los dos forajidos caídos vuelven con cuatro puntos de vida cada uno. El renegado los dirige como Señor de los Zombis. El sheriff, el ayudante y el último forajido están ahora del mismo lado.
    .title = Ejemplo: un alzamiento
    .of = 9e5e055ea332
undead_zombies =
    .title = Jugar como zombi
    .of = 6cd954bc6d87
undead_zombies_return = Todos los que se alzaron vuelven a estar en la partida y cuentan para las { -distance(case: "pl") }. Coge uno de los nuevos resúmenes y juega con las reglas de siempre, salvo lo que sigue.
    .title = De vuelta en la mesa
    .of = 1a93f3b803a3
undead_zombies_dice = Un { -zombie } tira solo { $zombie-dice ->
        [one] { $zombie-dice } dado, blanco
       *[other] { $zombie-dice } dados, todos blancos
    }.
    .title = Menos dados
    .event = { $actor } saca { $dice }
    .of = c9e1b77ad6c7
undead_zombies_no-gain = Un { -zombie } nunca gana puntos de vida, ni con cerveza ni con nada.
    .title = A los muertos no los cura nada
    .event = { $target } es un zombi, y a los muertos no los cura nada.
    .of = 926e308550a2
undead_zombies_no-cards = Un { -zombie } nunca coge una { -rage-card }.
    .title = Sin cartas de furia para los muertos
    .of = 5b97b9c37bde
undead_zombies_no-tokens = Un { -zombie } nunca coge una { -wound-token }.
    .title = Sin heridas para los muertos
    .of = 1880b88694b5
undead_zombies_challenged = A un { -zombie } se le puede retar a { -duel }, y lanza el dado como cualquiera. Si pierde, paga solo con puntos de vida.
    .title = Duelos con zombis
    .of = c04b82e53b41
undead_zombies_no-character = Un { -zombie } no tiene personaje ni, por tanto, habilidad: la carta volvió al centro.
    .title = Sin personaje
    .of = 7f68b9c2ba43
undead_zombies_master-plays = Nada de esto vale para el { -zombie-master }, que nunca salió de la partida y juega como antes: todos los dados, cerveza, cartas y habilidad.
    .title = Cómo juega el Señor de los Zombis
    .of = 871211251db5
undead_end =
    .title = Cómo acaba tras un alzamiento
    .of = 144ed6bf73b4
undead_end_for-good = Quien queda eliminado después del { -outbreak } queda fuera para siempre. Ya no se roban cartas de { -boneyard }.
    .title = Fuera para siempre
    .event = { $target } no volverá.
    .of = 451ba05622da
undead_end_zombies-win = Los { -zombie(case: "pl") } y su Señor ganan juntos cuando todos los { -survivor(case: "pl") } están eliminados.
    .title = Ganan los zombis
    .event = No queda ningún superviviente. Ganan los zombis.
    .of = 15a1d167acc9
undead_end_survivors-win = Los { -survivor(case: "pl") } ganan juntos cuando todos los { -zombie(case: "pl") } y el { -zombie-master } están eliminados.
    .title = Ganan los supervivientes
    .event = No queda ningún zombi. Ganan los supervivientes.
    .of = e9362317f4aa
undead_end_all-dead = Si todos los que quedan caen en el mismo turno, por ejemplo en un ataque indio, ganan los { -zombie(case: "pl") }.
    .title = No queda nadie
    .event = No queda nadie. Ganan los zombis.
    .of = d2beba6a3230
undead_end_sheriff-falls = Desde el { -outbreak } ninguna otra cosa acaba la partida. Si cae el sheriff, o todos los forajidos, se sigue jugando.
    .title = El sheriff cae ante los zombis
    .of = 2cb54f120706
undead_end_example-end = Tras el alzamiento, un zombi dispara al sheriff y lo elimina. Viven todavía un ayudante y un forajido, y siguen luchando codo con codo. Solo cuando también ellos hayan caído habrán ganado los zombis.
    .title = Ejemplo: todavía no ha acabado
    .of = 707e2a6d6dfa

## Módulo: Herencia del Salvaje Oeste

legacy = Lo que una partida le deja a la siguiente.
    .title = Herencia del Salvaje Oeste
    .of = 111c0e2e5695
legacy_scope = La { -legacy }, el módulo { $legacy-module } de { product_undead-or-alive }, es para grupos que juegan varias partidas seguidas. Usadla si a todos os apetece.
    .title = Varias partidas seguidas
    .of = a1e469317e1b
legacy_killer-becomes-sheriff = Si al sheriff lo eliminó otro jugador, ese jugador será el sheriff de la próxima partida, tuviera el rol que tuviera.
    .title = Quien mata al sheriff lleva la estrella
    .of = 33ef3a8d4786
legacy_sheriff-names = Un sheriff que sigue vivo al final dice quién será el próximo sheriff. Puede nombrarse a sí mismo.
    .title = Un sheriff vivo cede la estrella
    .of = 3b27d1a02f9d
legacy_extra-bullet = Un sheriff que nombra a otra persona empieza la próxima partida con { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } más. Quedarse la estrella no da nada.
    .title = Una bala por generosidad
    .event = { $target } empieza con { $value ->
        [one] { $value } bala
       *[other] { $value } balas
    } más por haber cedido la estrella.
    .of = a1a88985adfa
legacy_extra-bullet-cap = Esa bala también cuenta para el límite, igual que las balas de más del sheriff.
    .title = La bala y el límite
    .event = { $target } puede tener como mucho { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }.
    .of = 4d52f74bcb92
legacy_eliminated-chooses = Quien quedó eliminado puede elegir libremente su próximo personaje entre los que nadie tuvo.
    .title = Los eliminados eligen personaje
    .of = 382cd2129152
legacy_survivor-keeps = Quien sobrevivió conserva su personaje o roba uno al azar de los sobrantes. El viejo solo vuelve con ellos después de robar.
    .title = Los supervivientes conservan o roban
    .of = 7886519a314b
legacy_choice-order = Si hubo varios eliminados, eligen en el orden en que cayeron, y cada uno devuelve su viejo personaje después de elegir.
    .title = Quién elige primero
    .of = 5946aef338b3
legacy_risen = Quien volvió como zombi ya no tiene personaje y elige uno nuevo, como todos los eliminados, en el puesto que le tocó al caer por primera vez.
    .title = Los zombis y la próxima partida
    .of = e5ba137fdd47
legacy_no-killer = Si el último punto de vida del sheriff no se lo quitó la mano de ningún jugador, nadie se ha ganado la estrella. En la próxima partida todos los roles se reparten al azar.
    .title = Nadie mató al sheriff
    .of = 2c691981ce87
legacy_three-players = Una partida de tres no tiene sheriff y no cambia nada de la estrella. Quien fuera a llevarla la llevará en la próxima partida que tenga sheriff.
    .title = Tres jugadores y la estrella
    .of = 8284d389a643
legacy_absent = Si quien tendría que ser el próximo sheriff no juega, los que juegan acuerdan otro sheriff o reparten la estrella al azar.
    .title = El sheriff no aparece
    .of = fd0cb0059275
legacy_newcomer = A quien no jugó la última partida se le reparte un personaje, como en una primera partida.
    .title = Recién llegados
    .of = c3e4526fb8ac
legacy_sheriff-dealt = Si ya se sabe quién es el próximo sheriff, dadle la estrella, y barajad y repartid los demás roles entre el resto.
    .title = La estrella se da, no se reparte
    .event = { $target } lleva la estrella heredada de la última partida.
    .of = c0c03ddb456f
legacy_character-dealt = Los personajes conservados o elegidos se entregan primero; solo después se reparten los demás.
    .title = Primero los personajes ya decididos
    .event = { $target } será { $character }, como se decidió tras la última partida.
    .of = ec07577ac971

## De nuestra cosecha

house = Dos pequeñas reglas de este acompañante, donde una mesa haría sin más lo evidente.
    .title = Reglas de la casa
    .of = c7e267f9ee2b
house_open-roles = Cuando acaba la partida, todos enseñan su rol.
    .title = Los roles al final
    .event = { $target } tenía el rol: { $role }.
    .of = 8e7ad1c35a23
house_step-limit = Una partida que no ha acabado tras { $step-limit } pasos (un paso es empezar un turno, una tirada o resolver los dados) es un empate. Nunca verás ninguno.
    .title = Una partida sin fin
    .event = La partida no acabaría nunca: empate.
    .of = 66059e329d90

## Lecturas

reading_dynamite-death = Cuando la dinamita elimina a quien la ha sacado, ¿se resuelven los demás dados?
    .why = La hoja de reglas revisada dice con todas las letras que no.
    .of = 8800e7e39067
reading_dynamite-death_drop = No: los demás dados no tienen efecto.
    .of = 980acc717aca
reading_dynamite-death_resolve = Sí: todo lo demás que hay en los dados ocurre igualmente.
    .of = 2cebd3647a32
reading_attack-death = Cuando los indios eliminan a quien está tirando, ¿cuentan todavía los dados?
    .why = Los muertos no actúan. Es también lo que la hoja revisada dice de la dinamita, un caso parecido.
    .of = 9b1f6c0b5238
reading_attack-death_drop = No: el turno acaba ahí.
    .of = 2b4141bf0373
reading_attack-death_resolve = Sí: los dados cuentan tal como están.
    .of = 843951dac048
reading_table-kills = ¿Quién ha matado a quien cae ante los indios o por la dinamita?
    .why = Así responde el juego de cartas para la dinamita, y la carta de El Gringo no toma esa pérdida por obra de un jugador.
    .of = ff6ee12970c4
reading_table-kills_nobody = Nadie.
    .of = d94444bb2964
reading_table-kills_last-arrow = Las víctimas de los indios son de quien cogió la última flecha; las de la dinamita, de nadie.
    .of = 0e6682e7d12f
reading_three-lost-target = Con tres jugadores: ¿y si alguien cae ante los indios o por la dinamita?
    .why = Un cazador gana quitando el último punto de vida, y aquí no lo quitó ningún cazador.
    .of = 11fd8175928d
reading_three-lost-target_fight-on = Nadie ha cumplido su objetivo; gana el último con vida.
    .of = f98454c8a690
reading_three-lost-target_hunter-wins = Gana el cazador de quien ha caído.
    .of = dfe4e61b6bb1
reading_three-all-dead = Con tres jugadores: ¿y si caen a la vez todos los que quedaban?
    .why = Ninguna regla nombra un ganador, así que no nos lo inventamos.
    .of = 56dbe32d8b7e
reading_three-all-dead_draw = La partida acaba en empate.
    .of = 9c141cd67a09
reading_three-all-dead_active-wins = Gana quien tiene el turno.
    .of = 5c634d9625f5
reading_gatling-gringo = Quien alcanza a El Gringo con la Gatling: ¿primero la flecha, o primero fuera las flechas?
    .why = Devolver las flechas es parte de la propia Gatling; lo que El Gringo haga viene después. Así lo juega también un grupo de jugadores.
    .of = 8d9e5b9f9434
reading_gatling-gringo_discard-first = Primero se devuelven todas las flechas; luego se coge, y se conserva, la de El Gringo.
    .of = 580532c1f5bb
reading_gatling-gringo_arrow-first = Primero se coge la flecha de El Gringo, y luego se devuelve con todas las demás.
    .of = 925c31e98793
reading_gringo-arrows = ¿Cuántas veces por turno reparte su flecha El Gringo?
    .why = Su carta pide una flecha por un punto o más, y los disparos aciertan a la vez.
    .of = 99d3b1885fef
reading_gringo-arrows_step = Una vez por todos los disparos, y otra por la Gatling.
    .of = 71bf98255a95
reading_gringo-arrows_turn = Una vez por turno, pase lo que pase.
    .of = e75fe647d188
reading_gringo-dying = ¿Se debe la flecha cuando El Gringo queda eliminado?
    .why = Ha perdido el punto de vida, y eso es todo lo que pide su carta.
    .of = dc34a3d97e91
reading_gringo-dying_arrow = Sí: su último punto de vida también cuesta una flecha.
    .of = fb99abf218d8
reading_gringo-dying_nothing = No: a un personaje eliminado no le queda ninguna habilidad.
    .of = 5d70749390a8
reading_sam-dying = ¿Gana algo Vulture Sam si queda eliminado en el mismo instante que otro?
    .why = Quienes caen juntos salen juntos. Así lo juega también un grupo de jugadores.
    .of = 5df04864986c
reading_sam-dying_no-gain = No: él también está fuera.
    .of = e73eee80e28e
reading_sam-dying_gain = Sí: primero gana, y por eso sigue con vida.
    .of = 48280c687da1
reading_rose-around = ¿Puede Rose Doolan contar por el lado largo de la mesa?
    .why = Una distancia es un solo número; un vecino es un vecino, se cuente como se cuente.
    .of = da7350e5ca9d
reading_rose-around_shortest = No: solo es distancia el camino más corto.
    .of = 8d4fd1a8d61f
reading_rose-around_around = Sí: vale cualquiera de los dos lados.
    .of = eb36cdd0f771
reading_duel-shots = Con dados de duelo en juego, ¿siguen acertando a la vez todos los disparos?
    .why = El orden en que se enumeran los símbolos no tiene por qué derogar una regla del juego básico, según la cual todos los disparos aciertan a la vez.
    .of = 95ba2b754ad4
reading_duel-shots_together = Sí: todos en el mismo instante.
    .of = 68df10a0affd
reading_duel-shots_near-first = No: primero todas las { -near-shot(case: "pl") } y, cuando han acertado, todas las { -far-shot(case: "pl") }.
    .of = e76fbfc7d753
reading_whiskey-token = ¿Adónde va la ficha que un whisky le quita a alguien?
    .why = Todas las demás fichas vuelven al montón cuando dejan a un jugador.
    .of = be8b419d3350
reading_whiskey-token_stack = Al montón, en el acto.
    .of = 1eb465a2389e
reading_whiskey-token_aside = Aparte, y al montón cuando acaba el turno.
    .of = 3221923e9b30
reading_whiskey-cancel = ¿Anula todavía un símbolo la ficha que se ha llevado un whisky del mismo turno?
    .why = Se anula lo que queda tras la última tirada, y solo entonces se bebe el whisky.
    .of = 2bc6ddba3b37
reading_whiskey-cancel_fixed = Sí: lo que anula quedó decidido con la última tirada.
    .of = f54ecfd67b82
reading_whiskey-cancel_gone = No: sin la ficha, el símbolo cuenta.
    .of = fd0907ddb3c2
reading_surplus-duel = Alguien saca más duelos que rivales hay: ¿qué pasa con los demás?
    .why = A ningún rival se le puede entregar un segundo dado en un turno, y no se habla de ninguna excepción.
    .of = a6b8ae875098
reading_surplus-duel_nothing = No tienen efecto.
    .of = a5bc36271181
reading_surplus-duel_again = Entonces se puede retar a los rivales por segunda vez.
    .of = b42b4b738b18
reading_challenger-falls = Si un duelo elimina a quien reta, ¿qué pasa con los duelos aún no luchados?
    .why = Los muertos no actúan, así que no entregan dados.
    .of = 66910825d607
reading_challenger-falls_drop = No se celebran.
    .of = eb81859eb2e1
reading_challenger-falls_resolve = Cada dado se entrega igualmente y se lanza una vez; quien falla, paga.
    .of = a776270f3c25
reading_duel-kill = ¿Quién ha matado a quien pierde en un duelo su último punto de vida?
    .why = Luchan dos jugadores, y uno de ellos ha ganado. No es un accidente como la dinamita.
    .of = 47323842098c
reading_duel-kill_winner = El otro duelista.
    .of = c50e3fe28602
reading_duel-kill_challenger = Quien retó, si perdió el retado; si no, nadie.
    .of = 4d96bd4d32fa
reading_duel-kill_nobody = Nadie.
    .of = 931e788c4e7b
reading_bart-duel = ¿Puede Bart Cassidy coger una flecha en vez de perder el punto de un duelo?
    .why = Su carta se escribió para los disparos y la Gatling, y un duelo no es ni lo uno ni lo otro.
    .of = 42bbf6df1859
reading_bart-duel_refused = No: paga como todos.
    .of = 9bc70e89b7b7
reading_bart-duel_allowed = Sí, como con un disparo. La ficha de herida se la lleva igualmente.
    .of = 54f118183b99
reading_gringo-duel = ¿Coge una flecha quien vence a El Gringo en un duelo?
    .why = Su carta habla de un jugador que le hace perder un punto de vida, y eso es justo lo que hace quien gana un duelo.
    .of = 00bab3f07337
reading_gringo-duel_arrow = Sí: quien gana coge una flecha.
    .of = 064c0ee5fd88
reading_gringo-duel_nothing = No: un duelo no es un ataque de nadie contra él.
    .of = 5cbd6f07beae
reading_empty-stack = ¿Y si toca coger una ficha de herida y el montón está vacío?
    .why = No se puede coger lo que no hay.
    .of = 38fffe5b93d2
reading_empty-stack_nothing = Nadie coge ninguna.
    .of = f9a42426b4a0
reading_empty-stack_owed = Queda a deber: la próxima ficha que vuelva va a ese jugador.
    .of = 59cdeb45570b
reading_token-rage = ¿Pueden las fichas de herida anular símbolos de cartas de furia?
    .why = La hoja habla de símbolos sacados con dados.
    .of = d961bccfe394
reading_token-rage_dice-only = No: solo de los dados.
    .of = 0887173e07ec
reading_token-rage_cards-too = Sí: también el de una carta, si ningún dado lo muestra.
    .of = 88678b9a64ba
reading_token-suzy = ¿Gana Suzy Lafayette si una ficha de herida anula su única diana?
    .why = La ha sacado. Que no sirva de nada no la convierte en otra tirada.
    .of = e56d24b97273
reading_token-suzy_rolled = No: cuenta lo que muestran los dados.
    .of = d34db6fb00b2
reading_token-suzy_cancelled = Sí: lo anulado no se ha sacado.
    .of = 6f5722e46ba4
reading_rage-losses = ¿Compensan los puntos ganados en un turno los perdidos en él?
    .why = La hoja pregunta cuántos se perdieron y por la causa que sea. Ganar no es deshacer una pérdida.
    .of = 42a9a19497a7
reading_rage-losses_losses = No: cuentan solo las pérdidas, y un punto pagado por la propia habilidad es una pérdida.
    .of = 5b74b599172b
reading_rage-losses_net = Sí: cuenta cuántos se tienen de menos al final del turno.
    .of = 42bdd1951b61
reading_rage-dynamite = ¿Cuándo empieza a contar la dinamita de las cartas de furia?
    .why = Los símbolos se suman a los resultados, y los resultados de la primera tirada ya pueden acabar con las tiradas.
    .of = e88065cba39d
reading_rage-dynamite_counts = Enseguida: junto con los dados puede acabar con las tiradas.
    .of = 7599b8700a3a
reading_rage-dynamite_last = Solo con los dados definitivos: puede estallar, pero no impide volver a tirar.
    .of = a31e48ab154c
reading_rage-abilities = ¿Valen las habilidades para los símbolos de las cartas de furia?
    .why = Las cartas se suman a lo sacado; una habilidad que pide símbolos sacados los encuentra ahí.
    .of = 6c541ac2efdd
reading_rage-abilities_as-dice = Sí: son como símbolos de los dados definitivos.
    .of = 7e07add0a644
reading_rage-abilities_dice-only = No: las habilidades solo miran los dados.
    .of = 16acbb2c3f5d
reading_chuck-last-point = ¿Puede Chuck Wengam entregar su último punto de vida?
    .why = Quedaría eliminado antes de cambiar el dado, y los muertos no cambian dados.
    .of = 23a55e09d8c6
reading_chuck-last-point_refused = No.
    .of = c022a8a56c91
reading_chuck-last-point_allowed = Sí: cambia el dado y queda eliminado.
    .of = 97fe9a59f633
reading_pat-reveal = ¿Mueve Pat Brennan una carta de furia antes o después de descubrir las suyas?
    .why = Así su habilidad aún puede hacer algo con las cartas que están a punto de hacerle daño.
    .of = f095cea892e0
reading_pat-reveal_move-first = Antes: la carta que se queda se descubre con las demás.
    .of = 12b56e0abb8a
reading_pat-reveal_reveal-first = Después: la carta que se queda espera hasta su próximo turno.
    .of = 737b3e7803e3
reading_boneyard-order = ¿En qué orden roban del cementerio los que cayeron en el mismo turno?
    .why = En el sentido de las agujas del reloj desde quien tiene el turno, que es como va todo lo demás.
    .of = 4533dc5e60ba
reading_boneyard-order_active = En el sentido de las agujas del reloj desde quien tenía el turno.
    .of = 13f25b97d1a0
reading_boneyard-order_sheriff = En el sentido de las agujas del reloj desde el sheriff.
    .of = 51c87c507274
reading_nearest-renegade = Viven dos renegados y los muertos se alzan al empezar un turno: ¿desde quién se cuenta?
    .why = Para entonces es ya el turno del siguiente.
    .of = de1ef70b79c3
reading_nearest-renegade_starts = Desde quien empieza su turno; si es un renegado, no hay nadie más cerca.
    .of = d00fc58429b2
reading_nearest-renegade_ended = Desde quien acaba de terminar su turno.
    .of = b322959d9595
reading_second-renegade-life = ¿Cuenta para los puntos de vida de los zombis un segundo renegado que se convierte en zombi?
    .why = Se cuentan los vivos, y ese renegado ya no es uno de ellos.
    .of = fdfa4810ce64
reading_second-renegade-life_left-out = No.
    .of = 57e9170153d0
reading_second-renegade-life_counted = Sí: los vivos se cuentan antes de que nadie se convierta.
    .of = e0f286fee570
reading_second-renegade-cards = ¿Qué pasa con las cartas de furia y fichas de herida de un segundo renegado que se convierte en zombi?
    .why = Los zombis no pueden coger ninguna, así que sería raro que este las tuviera.
    .of = 47877df03019
reading_second-renegade-cards_discard = Se devuelven en el acto.
    .of = f30ed1096191
reading_second-renegade-cards_keep = Se quedan hasta que se gasten.
    .of = 0f4ac9f3ee8a
reading_master-limits = ¿Valen los límites de los zombis también para su Señor?
    .why = Son para quienes vuelven a la partida, y el Señor nunca la dejó.
    .of = 0b6d2ca00d3c
reading_master-limits_survivor = No: sigue jugando como antes.
    .of = 194029043ae8
reading_master-limits_zombie = Sí: tira tan pocos dados como los zombis, no gana puntos de vida y no coge cartas ni fichas, pero conserva su habilidad.
    .of = 388ad165969c
reading_extra-bullet-cap = ¿Sube el límite la bala de más de la herencia?
    .why = El límite es lo que se tenía al empezar, y las balas de más del sheriff también lo suben.
    .of = 7c31a5b74ba5
reading_extra-bullet-cap_raises = Sí: el límite es una bala más alto.
    .of = 2fb14ead1ef5
reading_extra-bullet-cap_keeps = No: una vez perdida, esa bala no se recupera.
    .of = 40700eb8533d
reading_legacy-bullet = Un sheriff vivo nombra a otra persona: ¿quién recibe la bala de más?
    .why = La frase habla del sheriff anterior, así que lo más probable es que su final también.
    .of = 6c266dca8ead
reading_legacy-bullet_old-sheriff = El sheriff anterior, en agradecimiento por la estrella.
    .of = 8260fb2c7b37
reading_legacy-bullet_new-sheriff = El nuevo sheriff.
    .of = 747437a8985b
reading_legacy-no-killer = El sheriff cayó, pero no a manos de un jugador: ¿quién es el próximo?
    .why = Solo la mano de un jugador se gana la estrella, así que vuelven a decidir las cartas.
    .of = 167e7c580838
reading_legacy-no-killer_random = Los roles se reparten al azar.
    .of = 73343bc73b8f
reading_legacy-no-killer_group = Decide el grupo.
    .of = 5971a3b785b3
reading_legacy-three = ¿Qué le hace a la estrella una partida de tres, sin sheriff?
    .why = Nadie llevaba la estrella en esa partida, así que nadie pudo ganarla ni perderla.
    .of = 1c65e8873597
reading_legacy-three_wait = Nada: lo ya decidido espera a la próxima partida con sheriff.
    .of = d75c8619682f
reading_legacy-three_winner = Quien gana esa partida es sheriff en la próxima que tenga uno.
    .of = 1825f268a44a
reading_legacy-absent = Quien tendría que ser sheriff no juega la próxima partida: ¿quién lo es?
    .why = Quienes se sientan a la misma mesa lo arreglan mejor que los dados.
    .of = e717af777916
reading_legacy-absent_group = Decide el grupo.
    .of = 43e24c397762
reading_legacy-absent_random = Los roles se reparten al azar.
    .of = c19735b1f8e3

## Cartas, dados y fichas

deck_characters = Personajes
    .of = 7e8a64337228
deck_roles = Roles
    .of = 1d16a1c1007b
deck_dice = Dados
    .of = 5d38a88d4824
deck_arrows = Fichas de flecha
    .of = 8175e82dad15
deck_bullets = Balas
    .of = be213574b4fd
deck_summaries = Cartas de resumen
    .of = 107b807cfbab
card_bart-cassidy = Bart Cassidy
    .of = 9b560e3856e9
card_black-jack = Black Jack
    .of = d11f2a72dee8
card_calamity-janet = Calamity Janet
    .of = 08cf2e23e7ce
card_el-gringo = El Gringo
    .of = ca0c947d6b13
card_jesse-jones = Jesse Jones
    .of = c9ad332f65b7
card_jourdonnais = Jourdonnais
    .of = fa3b81c462cd
card_kit-carlson = Kit Carlson
    .of = 5927b2daa416
card_lucky-duke = Lucky Duke
    .of = aaadb6aa2dd6
card_paul-regret = Paul Regret
    .of = e19b24234fa0
card_pedro-ramirez = Pedro Ramirez
    .of = 91c265f94857
card_rose-doolan = Rose Doolan
    .of = 4b2296515eda
card_sid-ketchum = Sid Ketchum
    .of = 15ceaa4b98e9
card_slab-the-killer = Slab the Killer
    .of = c5281e778d9c
card_suzy-lafayette = Suzy Lafayette
    .of = 6eb834480b79
card_vulture-sam = Vulture Sam
    .of = 9ddf8603d29c
card_willy-the-kid = Willy the Kid
    .of = 88253d2ebce6
card_sheriff = Sheriff
    .text = Sobrevive y consigue que caigan todos los forajidos y renegados.
    .of = 472430e1f4dc
card_deputy = Ayudante
    .text = Protege al sheriff y ganad juntos.
    .of = 2f795116be92
card_outlaw = Forajido
    .text = Acaba con el sheriff.
    .of = 3e076285b216
card_renegade = Renegado
    .text = Sé el último con vida.
    .of = 4650f043d07a
deck_duel-dice = Dados de duelo
    .of = 14fe17aa62d8
card_duel-die = Dado de duelo
    .of = df11410dd913
deck_wound-tokens = Fichas de herida
    .of = 8eda6cf66ad5
card_wound-beer = Herida: cerveza
    .of = 33be6733cae4
card_wound-near-shot = Herida: { -near-shot }
    .of = ed929f566162
card_wound-far-shot = Herida: { -far-shot }
    .of = f5e64d28da9a
card_wound-dynamite = Herida: dinamita
    .of = eb5e14850a07
deck_rage = Cartas de furia
    .of = 29327a903f0c
card_rage-arrow = Furia: flecha
    .text = Coge una flecha en cuanto se descubra.
    .of = 330056de8362
card_rage-dynamite = Furia: dinamita
    .text = Suma :dynamite: a los dados de este turno.
    .of = b83b163ff03c
card_rage-near-shot = Furia: { -near-shot }
    .text = Suma :near-shot: a los dados definitivos de este turno.
    .of = 6d7026a987bf
card_rage-far-shot = Furia: { -far-shot }
    .text = Suma :far-shot: a los dados definitivos de este turno.
    .of = b6e1d6d1ffe1
card_rage-beer = Furia: cerveza
    .text = Suma :beer: a los dados definitivos de este turno.
    .of = 44ef544048b1
card_rage-gatling = Furia: Gatling
    .text = Suma :gatling: a los dados definitivos de este turno.
    .of = a6a6c6723801
deck_posse = Nuevos personajes
    .of = 7740de85b6a8
card_belle-star = Belle Star
    .of = 63e677850736
card_chuck-wengam = Chuck Wengam
    .of = 16e732edee46
card_greg-digger = Greg Digger
    .of = 158bb14a59ad
card_herb-hunter = Herb Hunter
    .of = 8f816fcb60bc
card_pat-brennan = Pat Brennan
    .of = ba1a9d1d5ae9
card_pixie-pete = Pixie Pete
    .of = fdc42e972eea
card_sam-the-healer = Sam the Healer
    .of = 9df18574546a
card_sean-mallory = Sean Mallory
    .of = 56fe58ed5ca9
deck_boneyard = Cartas de cementerio
    .of = 52a3f6e02a60
card_no-hands = Sin manos
    .of = ac2e831d5852
card_one-hand = Una mano
    .of = aef824c8adc9
card_two-hands = Dos manos
    .of = 802018281bcd
deck_zombie-summaries = Resúmenes de zombi
    .of = 89ceb574e658
card_zombie-summary = Resumen de zombi
    .of = 4210557c9f7e
deck_new-summaries = Nuevas cartas de resumen
    .of = 389d1142c4c0
card_new-summary = Carta de resumen
    .of = 477d9a0efa7a
card_base-die = Dado
    .of = ce627ffb688a
card_arrow-token = Flecha
    .of = ba6291a606f5
card_bullet-single = Bala
    .of = 6e334be81626
card_bullet-triple = Tres balas
    .of = 8d83551575ce
card_summary = Carta de resumen
    .of = 9611ba30615b
role_sheriff = sheriff
    .of = 8c3f92bd6261
role_deputy = ayudante
    .of = 65ebdd91beeb
role_outlaw = forajido
    .of = bd5e55ca6571
role_renegade = renegado
    .of = 35e854872b2b

## Iconos

icon_arrow = flecha
    .of = fa2e59d29dd1
icon_dynamite = dinamita
    .of = dde40e4ba186
icon_near-shot = { -near-shot }
    .of = d6f63e97db54
icon_far-shot = { -far-shot }
    .of = 00dc83fca128
icon_beer = cerveza
    .of = 2a5011351af0
icon_gatling = Gatling
    .of = 8ed7a6452cf2
icon_sheriff = sheriff
    .of = 5c3500e17d7b
icon_deputy = ayudante
    .of = 217c387c2b57
icon_outlaw = forajido
    .of = c2c2799e6bc0
icon_renegade = renegado
    .of = b42abb080893
icon_star = estrella del sheriff
    .of = f2bac6d9291b
icon_bullet = bala
    .of = 0ef8c6089faf
icon_bullets = tres balas
    .of = a08c1081208c
icon_out = fuera de la partida
    .of = 333b5bdbad34
icon_die = dado
    .of = 3b78f16dad9c
icon_card-back = carta boca abajo
    .of = 31acf43da6df
icon_hand = mano
    .of = 684c96450061
icon_whiskey = whisky
    .of = 3d555c5d4fd1
icon_duel = duelo
    .of = 73dd2c554e7a
icon_duel-die = dado de duelo
    .of = a173148737d7
icon_wound = herida
    .of = 48be3ce567bc
icon_rage-card = carta de furia
    .of = aa79a836005f
icon_boneyard = cementerio
    .of = 92f7edeb1aec
icon_one-hand = una mano
    .of = b2604155ed75
icon_two-hands = dos manos
    .of = f852f9f38daf
icon_zombie = zombi
    .of = 86ed6d20bf53
icon_zombie-master = Señor de los Zombis
    .of = a2cf8ddf273e
icon_bart-cassidy = un sombrero con un agujero de bala
    .of = 63db4ca2067e
icon_black-jack = un detonador
    .of = 194cbddfe3e6
icon_calamity-janet = un revólver
    .of = ec42a2fccfb9
icon_el-gringo = un sombrero mexicano
    .of = 2a98eca941cd
icon_jesse-jones = una botella
    .of = 361b7ca98a28
icon_jourdonnais = dos plumas
    .of = 55b72118a947
icon_kit-carlson = un gorro de piel
    .of = 951864647f34
icon_lucky-duke = un trébol
    .of = eedd7d3c786e
icon_paul-regret = una herradura
    .of = 2afb18a27e31
icon_pedro-ramirez = un cactus
    .of = 6a884dd8f028
icon_rose-doolan = una rosa
    .of = c64b31c8b82c
icon_sid-ketchum = un maletín de médico
    .of = 626e69eed30c
icon_slab-the-killer = un cuchillo de caza
    .of = d858fc454efb
icon_suzy-lafayette = un abanico
    .of = 0ff8880abfe4
icon_vulture-sam = un buitre
    .of = cce8212c70ee
icon_willy-the-kid = un tirachinas
    .of = 95b466d3eab0
icon_belle-star = una campana
    .of = 35ac8d6bfac1
icon_chuck-wengam = un dado al que se le da la vuelta
    .of = d8340a54c6af
icon_greg-digger = una pala
    .of = e7a0f266f882
icon_herb-hunter = un cepo
    .of = c6e74c2fa8d9
icon_pat-brennan = dos cartas que cambian de sitio
    .of = 4e5b7391e4b0
icon_pixie-pete = un sombrero de ala ancha con una pluma
    .of = 0919ca00d3da
icon_sam-the-healer = un corazón vendado
    .of = c6e146ea73dc
icon_sean-mallory = una pistola que gira
    .of = f25a7e1aef83

## Lo que se pregunta a los jugadores

ask_deal-role = ¿Qué carta de rol se reparte?
    .of = f785b6e9f763
ask_draw-character = ¿Qué personaje se reparte?
    .of = 3c5a08cfd36e
ask_roll = { $dice ->
        [one] ¿Qué muestra el dado?
       *[other] ¿Qué muestran los dados?
    }
    .of = 0afcd945ab5d
ask_roll-duel = { $dice ->
        [one] ¿Qué muestra el dado negro?
       *[other] ¿Qué muestran los dados negros?
    }
    .of = 5cbf21a4a020
ask_wound = ¿Qué ficha de herida se lleva el whisky?
    .of = 79a83e8c02cc
ask_pixie = ¿Cuál de estas dos cartas de furia te quedas?
    .of = 8bf88f18172d
ask_pat-from = ¿De quién es la carta de furia que mueves?
    .of = a095401e604b
ask_pat-to = ¿Para quién es esa carta de furia?
    .of = 7df85d3ff6bc
ask_pat-own = ¿Cuál de tus cartas de furia das?
    .of = e2e3a7590aee
ask_duel = ¿A quién retas a duelo?
    .of = 7b8bbcb668ff
ask_healer = ¿Quién gana { $healer-gain ->
        [one] { $healer-gain } punto de vida
       *[other] { $healer-gain } puntos de vida
    } antes del duelo?
    .of = d81116f609ca
ask_sean = ¿Vuelves a tirar el dado de duelo?
    .of = 4cefbe581a9c
ask_greg = ¿Te bebes otra vez el mismo whisky?
    .of = 144db3cac533
ask_belle = ¿Cambias una :dynamite: por :gatling:?
    .of = d4f88c5537a0
ask_chuck = ¿Entregas { $chuck-cost ->
        [one] { $chuck-cost } punto de vida
       *[other] { $chuck-cost } puntos de vida
    } para cambiar un dado?
    .of = ccb50363b573
ask_draw-wound = ¿Qué ficha de herida se roba?
    .of = c4d3b561c1dc
ask_draw-rage = ¿Qué carta de furia se roba?
    .of = 0d9be860ab5d
ask_draw-bone = ¿Qué carta del cementerio se roba?
    .of = b2537582ceba
ask_reroll = ¿Qué dados vuelves a tirar?
    .hint = { $left ->
        [one] Te queda { $left } relanzamiento.
       *[other] Te quedan { $left } relanzamientos.
    }
    .of = 042bcbd1ad7d
ask_shot = ¿A quién disparas con { $face }?
    .hint = Todos tus disparos aciertan a la vez, cuando has apuntado el último.
    .of = c7b1a3602da0
ask_beer = ¿Quién se bebe esta { $face }?
    .hint = Puedes ser tú.
    .of = 2e039337131e
ask_double = ¿Gastas una cerveza en uno de tus disparos?
    .hint = El disparo que elijas quita { $slab-loss ->
        [one] { $slab-loss } punto de vida
       *[other] { $slab-loss } puntos de vida
    }.
    .of = 0b54c2b71a31
ask_bart = ¿Coges una flecha en vez de este impacto?
    .hint = Decides con cada impacto.
    .of = 8f2b7db15ef1
ask_pedro = ¿Devuelves una flecha por el punto de vida perdido?
    .of = 79637cc04a39
ask_kit = ¿De quién es la flecha que vuelve a la reserva?
    .hint = Una por cada :gatling:.
    .of = f329a762132b
ask_sid = ¿Quién gana { $sid-gain ->
        [one] un punto de vida
       *[other] { $sid-gain } puntos de vida
    }?
    .hint = Puedes ser tú.
    .of = 4aa7bd182eab

## La mesa

ui_table = La mesa desde arriba, con jugadores, dados y flechas
    .of = 5b37a5657c86
ui_pile-left = { $pile ->
        [one] { $pile } flecha en la reserva
       *[other] { $pile } flechas en la reserva
    }
    .of = 61caec03bf9b
ui_rerolls-left = { $left ->
        [0] no quedan relanzamientos
        [one] queda { $left } relanzamiento
       *[other] quedan { $left } relanzamientos
    }
    .of = 6f41ab88f5d2
ui_plate = { $name }, { $character }: { $life ->
        [one] { $life } punto de vida
       *[other] { $life } puntos de vida
    } de { $cap }, { $arrows ->
        [0] sin flechas
        [one] { $arrows } flecha
       *[other] { $arrows } flechas
    }
    .of = e1bb83f437e3
ui_rule = La regla
    .of = 2cb2516d5a36
ui_table_roles = Jugadores
    .of = 93c1db993905
ui_table_duel-faces = Símbolo
    .of = c03b2078b606
ui_table_wound-tokens = Símbolo
    .of = 6972081e47be
ui_table_rage-deck = Símbolo
    .of = 18c6f26afd94
ui_table_boneyard-cards = Carta de cementerio
    .of = 8728886f7bf1
ui_bullets = :bullet: { $life } de { $cap }
    .of = 121b3cfceb62
ui_arrows = :arrow: { $arrows }
    .of = a339ce21e2d6
ui_distance = a { $clockwise ->
        [one] { $clockwise } asiento
       *[other] { $clockwise } asientos
    } por la izquierda, a { $back } por la derecha
    .of = 189e961b1f32
ui_dead-hands = Manos de los muertos: { $hands }, jugadores vivos: { $living }
    .of = 9b0384268d31
ui_broken-out = Los muertos se han alzado.
    .of = 2a978c910efb
ui_duel-now = Duelo entre { $challenger } y { $opponent }; tira { $thrower }.
    .of = 283f9c05789a
ui_rage-held = :rage-card: { $cards }
    .of = 8690b84aee86
ui_wounds = Fichas de herida:
    .of = 54252c3f6529
ui_keep-all = Guardar todos los dados
    .of = 08cd523d41f3
ui_reroll_some = Volver a tirar estos
    .of = 1b11ec29c0ec
ui_target = :bullet: { $life } de { $cap }, :arrow: { $arrows }
    .of = bc632b3b6611
ui_bart_yes = Coger una flecha
    .of = bec5764c9dce
ui_bart_no = Recibir el impacto
    .of = a9a452a65d92
ui_pedro_yes = Devolver una flecha
    .of = 2870ee4e8d28
ui_pedro_no = Quedármela
    .of = 7dff1db3b9f9
ui_kit_no = Dejar las flechas
    .of = d63e29e36af1
ui_pat-from_no = Dejar las cartas
    .of = ddcc91d51418
ui_healer_no = Nadie
    .of = 063ef714b8b5
ui_sean_yes = Volver a tirar
    .of = 1804f3d6ce65
ui_sean_no = Dejarlo así
    .of = 1c1c1376e161
ui_greg_yes = Beber otra vez
    .of = 2fd05d02ae94
ui_greg_no = Ya basta
    .of = 636e299e6a4e
ui_belle_yes = Cambiarla por :gatling:
    .of = 0db7704244d7
ui_belle_no = Dejarla
    .of = 08a68d2e481d
ui_rage-card = Carta de furia: { $face }
    .of = f69cd700f973
ui_chuck_no = No cambiar ningún dado
    .of = 90006d9d4e88
ui_chuck_turn = De { $from } a { $face }
    .of = bd65a5f9d126
ui_double_no = Guardar la cerveza
    .of = 457048501c08
ui_life = Puntos de vida
    .of = 4937d7f4a2cc
ui_worth = Valor en puntos de vida
    .of = 7e4c4a1b9401

## Jugadores del ordenador

policy_random = Novato
    .about = Hace cualquier cosa que permitan las reglas, sin pensarlo.
    .of = 1b9dd4ccd1db
policy_cautious = Prudente
    .about = Mira por su pellejo y dispara según su rol, pero no saca conclusiones.
    .of = 96809d432b75
policy_suspicious = Desconfiado
    .about = Observa quién dispara a quién y quién invita a quién, y de ahí adivina los roles.
    .of = 2e5589e3ffea

## Lo que se cuenta en las simulaciones

tally_games-sheriff = Partidas con sheriff
    .of = 2c9d0ae5c575
tally_won-sheriff = Ganadas por el sheriff
    .of = c8c4bf070269
tally_games-deputy = Partidas con ayudante
    .of = cca6a4e62fe7
tally_won-deputy = Ganadas por un ayudante
    .of = d1871f843a0f
tally_games-outlaw = Partidas con forajido
    .of = b4c69c131d95
tally_won-outlaw = Ganadas por un forajido
    .of = 8fcea105cb49
tally_games-renegade = Partidas con renegado
    .of = d86cdb9889e2
tally_won-renegade = Ganadas por un renegado
    .of = 4bb8992b69b3
tally_nobody = Ganadas por nadie
    .of = ce46f96b7b20
tally_step-limit = Cortadas por no acabar
    .of = 48ee9b4ffcc0
tally_attacks = Ataques indios
    .of = 75bb6d709930
tally_with-bart-cassidy = Partidas con { card_bart-cassidy }
    .of = c40b26b9c0cd
tally_won-with-bart-cassidy = Ganadas por { card_bart-cassidy }
    .of = c37b78b1c1b6
tally_with-black-jack = Partidas con { card_black-jack }
    .of = 99f78c215020
tally_won-with-black-jack = Ganadas por { card_black-jack }
    .of = 5c1bfcb85eb2
tally_with-calamity-janet = Partidas con { card_calamity-janet }
    .of = fcd8324cefdd
tally_won-with-calamity-janet = Ganadas por { card_calamity-janet }
    .of = 81a84ccad89a
tally_with-el-gringo = Partidas con { card_el-gringo }
    .of = 87859ea41e0c
tally_won-with-el-gringo = Ganadas por { card_el-gringo }
    .of = 08bc1f6daa6d
tally_with-jesse-jones = Partidas con { card_jesse-jones }
    .of = 8f2fb37b5901
tally_won-with-jesse-jones = Ganadas por { card_jesse-jones }
    .of = 7d32e90e18aa
tally_with-jourdonnais = Partidas con { card_jourdonnais }
    .of = 23e7caf84826
tally_won-with-jourdonnais = Ganadas por { card_jourdonnais }
    .of = 2954ed491a75
tally_with-kit-carlson = Partidas con { card_kit-carlson }
    .of = 2840e40e052f
tally_won-with-kit-carlson = Ganadas por { card_kit-carlson }
    .of = f531f55a40d1
tally_with-lucky-duke = Partidas con { card_lucky-duke }
    .of = b2f965947f8b
tally_won-with-lucky-duke = Ganadas por { card_lucky-duke }
    .of = 7cc099612598
tally_with-paul-regret = Partidas con { card_paul-regret }
    .of = a35f56bf0a07
tally_won-with-paul-regret = Ganadas por { card_paul-regret }
    .of = 3ec2d6d18b53
tally_with-pedro-ramirez = Partidas con { card_pedro-ramirez }
    .of = 9a47c84cf14c
tally_won-with-pedro-ramirez = Ganadas por { card_pedro-ramirez }
    .of = 310ff3504c74
tally_with-rose-doolan = Partidas con { card_rose-doolan }
    .of = e66ca05f7797
tally_won-with-rose-doolan = Ganadas por { card_rose-doolan }
    .of = bc8fa79e55df
tally_with-sid-ketchum = Partidas con { card_sid-ketchum }
    .of = c5c674ad72ed
tally_won-with-sid-ketchum = Ganadas por { card_sid-ketchum }
    .of = beffe0ed8d88
tally_with-slab-the-killer = Partidas con { card_slab-the-killer }
    .of = d324d64b6f0c
tally_won-with-slab-the-killer = Ganadas por { card_slab-the-killer }
    .of = 6d15fc942b5e
tally_with-suzy-lafayette = Partidas con { card_suzy-lafayette }
    .of = 6fd2eaf68a1e
tally_won-with-suzy-lafayette = Ganadas por { card_suzy-lafayette }
    .of = 97a2b871c288
tally_with-vulture-sam = Partidas con { card_vulture-sam }
    .of = 041a7b331437
tally_won-with-vulture-sam = Ganadas por { card_vulture-sam }
    .of = 0ef569a8405d
tally_with-willy-the-kid = Partidas con { card_willy-the-kid }
    .of = 32cbbe70362c
tally_won-with-willy-the-kid = Ganadas por { card_willy-the-kid }
    .of = c3ee793d9784
tally_with-belle-star = Partidas con { card_belle-star }
    .of = 20ee5bd18df7
tally_won-with-belle-star = Ganadas por { card_belle-star }
    .of = b6c3bc50c20e
tally_with-chuck-wengam = Partidas con { card_chuck-wengam }
    .of = f183ab08355f
tally_won-with-chuck-wengam = Ganadas por { card_chuck-wengam }
    .of = 7a2ace660be3
tally_with-greg-digger = Partidas con { card_greg-digger }
    .of = 495e5295e593
tally_won-with-greg-digger = Ganadas por { card_greg-digger }
    .of = 2d8be4abf8ca
tally_with-herb-hunter = Partidas con { card_herb-hunter }
    .of = 26a801fc9346
tally_won-with-herb-hunter = Ganadas por { card_herb-hunter }
    .of = 49450a31419d
tally_with-pat-brennan = Partidas con { card_pat-brennan }
    .of = 92c18ad7be90
tally_won-with-pat-brennan = Ganadas por { card_pat-brennan }
    .of = 48aaef135674
tally_with-pixie-pete = Partidas con { card_pixie-pete }
    .of = 78920c47fd2a
tally_won-with-pixie-pete = Ganadas por { card_pixie-pete }
    .of = 121f990c5c1b
tally_with-sam-the-healer = Partidas con { card_sam-the-healer }
    .of = 107d6b405795
tally_won-with-sam-the-healer = Ganadas por { card_sam-the-healer }
    .of = 09c31259e75d
tally_with-sean-mallory = Partidas con { card_sean-mallory }
    .of = e40ed50c91d3
tally_won-with-sean-mallory = Ganadas por { card_sean-mallory }
    .of = 432ae389d6de
tally_outbreaks = Partidas con alzamiento
    .of = 1e9581b1bfa7
tally_won-zombies = Ganadas por los zombis
    .of = 9ab58e7150c7
tally_won-survivors = Ganadas por los supervivientes
    .of = 61fa7f53ae97

## Campañas

ledger_role = Rol
    .of = bc6fc04ba8b3
ledger_character = Personaje
    .of = 030c0b84ead2
ledger_out = Orden de eliminación
    .of = 26a4fa322b12
ledger_by = A manos de quién
    .of = deca7ec975b3
ledger_sheriff-survived = { $member }, que era sheriff, ha sobrevivido y nombra al próximo sheriff.
    .of = 6084324dd8db
ledger_killer-sheriff = { $member } eliminó al sheriff, { $value }, y será el próximo sheriff.
    .of = c9436a84607b
ledger_no-killer-random = A { $member }, que era sheriff, no lo mató nadie. La estrella se reparte al azar.
    .of = 0f56f8441627
ledger_no-killer-group = A { $member }, que era sheriff, no lo mató nadie. El grupo decide sobre la estrella.
    .of = 0484b6b1ede9
ledger_three-winner = { $member } ganó una partida de tres y llevará la estrella en la próxima partida que tenga sheriff.
    .of = d0c1a119adac
ledger_three-no-office = Una partida de tres no decide nada sobre la estrella.
    .of = cf7cbdb91d4d
ledger_office-waits = La próxima partida no tiene sheriff. Lo decidido sobre la estrella espera.
    .of = da2a7f8475dc
ledger_named-sheriff = { $value } será el próximo sheriff, por nombramiento.
    .of = fc72e32cfdca
ledger_named-self = { $member } se queda la estrella.
    .of = 0699e6988491
ledger_sheriff-away = A { $member } le tocaría ser sheriff, pero no juega.
    .of = 8d973413a588
ledger_replaced-sheriff = { $value } es sheriff en lugar de { $member }.
    .of = 274d729deeec
ledger_other-sheriff = Le tocaba ser sheriff a { $member }; lo fue { $value }.
    .of = 8e70c2b0d74c
ledger_extra-bullet = { $member } empieza la próxima partida con { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } más.
    .of = 8e3294076504
ledger_bullet-away = { $member } se ha ganado una bala de más, pero no juega; se pierde.
    .of = 466c32d168ce
ledger_newcomer = { $member } no jugó la última partida y recibe un personaje al azar.
    .of = ce50d1dd431f
ledger_chose-character = { $member } elige a { $value }.
    .of = 36a5872b0c68
ledger_keeps-character = { $member } conserva a { $value }.
    .of = 9ae04e697e29
ledger_draws-character = { $member } deja a { $value } y roba un personaje al azar.
    .of = 7f7fb43c94b2
ledger_next-sheriff = El sheriff es { $member }.
    .of = e71e83bdd92c
ledger_next-roles-random = Todos los roles se reparten al azar, también el de sheriff.
    .of = 65380ed235df
ledger_next-bullet = { $member } empieza con { $legacy-bullets ->
        [one] { $legacy-bullets } bala
       *[other] { $legacy-bullets } balas
    } más.
    .of = 788859e77e05
ledger_next-character = { $member } juega con { $value }.
    .of = 62f18ac35867
ledger_next-draws = { $member } roba un personaje al azar, cualquiera de los sobrantes menos { $value }.
    .of = c5850dcb4df2
ledger_next-random-character = A { $member } se le reparte un personaje al azar.
    .of = ffcca0c97100
ledger_name-sheriff = { $member } sigue con vida y tiene la estrella. ¿Quién es el próximo sheriff?
    .of = d85748accde5
ledger_group-sheriff = Nadie mató al sheriff. ¿Quién es el próximo?
    .of = 422c8450d1d3
ledger_replace-sheriff = El próximo sheriff no juega. ¿Quién lleva la estrella en su lugar?
    .of = e10fcfd4e920
ledger_choose-character = ¿Qué personaje elige { $member } para la próxima partida?
    .of = 24d456046dab
ledger_keep-or-draw = ¿Conserva { $member } su personaje?
    .of = 8ee553b7baec
ledger_option-random-roles = Repartir la estrella al azar
    .of = f4ae38c25952
ledger_option-random-character = Repartir uno al azar
    .of = 678eea126a4a
ledger_option-keep = Conservar a { $card }
    .of = 310a052a1e69
ledger_option-draw = Robar otro al azar
    .of = 569d54996af1
ledger_fault-roles = Estos no son los roles para este número de jugadores.
    .of = d0db63e96fa4
ledger_fault-character-twice = Hay alguien más con el personaje de { $member }.
    .of = 045ae9cef40e
ledger_fault-by-living = { $member } sigue con vida, así que nadie le quitó el último punto.
    .of = d7d9a111ea04
ledger_fault-by-other = El último punto de vida de { $member } solo pudo quitárselo otro jugador de esta partida.
    .of = 99d30fdf7dd3
ledger_fault-by-dead = Quien supuestamente le quitó a { $member } el último punto de vida ya estaba fuera de la partida.
    .of = 096105512a1d
ledger_fault-order-gap = En el orden de eliminación falta un puesto antes de { $member }.
    .of = 11fdc230f1d0
ledger_fault-order-shared = Solo comparten puesto quienes cayeron a la vez, a manos del mismo jugador: mirad el de { $member }.
    .of = 90caedee1d96
ledger_fault-not-over = Con estos jugadores vivos la partida no ha acabado.
    .of = 89e14b5f562f
ledger_fault-winner = Con estos jugadores vivos no cuadra quién se dice que ganó: mirad a { $member }.
    .of = 56a097a51dec
ledger_fault-one-winner = De tres jugadores solo puede ganar uno: aquí { $member } no es el único.
    .of = 3a6c77c149be
ui_hands = Manos
    .of = 465f42081a89

## Probabilidades

odds_duel = ¿Quién pierde un duelo?
    .about = El desafiado tira primero el dado negro; quien falla, pierde.
    .of = abe43b74de7d
odds_duel_rerolls = Quien desafía
    .of = 05a535d01325
odds_duel_rerolls_0 = tira como todos
    .of = a911a12d5fae
odds_duel_rerolls_1 = es Sean Mallory y repite una vez la tirada fallida
    .of = f20a4451b89d
odds_duel_row_challenged = Pierde el desafiado
    .of = 414ea61a56ff
odds_duel_row_challenger = Pierde quien desafía
    .of = a69304847180
odds_duel_row_throws = Tiradas de media
    .of = d22a5173717f
odds_outbreak = ¿Cuánto tarda el alzamiento?
    .about = Con un cementerio completo, una carta por turno y sin que caiga nadie más.
    .of = c0956dc72ec5
odds_outbreak_living = Jugadores vivos
    .of = c50b48b17f51
odds_outbreak_row_by = { $n ->
        [one] Con la primera carta
       *[other] A más tardar con la carta { $n }
    }
    .of = a0aaf2d932b4
