# Los términos del juego. Cada concepto tiene un solo nombre; por las formas de esta lista se reconoce en los textos.

-role = { $case ->
       *[nom] rol
        [pl] roles
    }
    .about = Lo que eres en esta partida: sheriff, ayudante, forajido o renegado. Te dice qué tienes que conseguir para ganar.
-sheriff = { $case ->
       *[nom] sheriff
        [pl] sheriffs
    }
    .about = El único rol que está a la vista desde el principio; de su vida dependen los planes de todos.
-star = { $case ->
       *[nom] estrella del sheriff
        [pl] estrellas del sheriff
        [short] estrella
    }
    .about = La carta del sheriff, boca arriba; quien la tiene delante es el sheriff.
-deputy = { $case ->
       *[nom] ayudante
        [pl] ayudantes
    }
    .about = Un amigo secreto del sheriff, que gana cuando gana el sheriff.
-outlaw = { $case ->
       *[nom] forajido
        [pl] forajidos
    }
    .about = Uno de los que ganan juntos cuando el sheriff queda eliminado.
-renegade = { $case ->
       *[nom] renegado
        [pl] renegados
    }
    .about = Un jugador solitario que quiere ser el último con vida.
-character = { $case ->
       *[nom] personaje
        [pl] personajes
    }
    .about = La persona que encarnas, a la vista de todos, con sus puntos de vida y una habilidad propia.
-ability = { $case ->
       *[nom] habilidad
        [pl] habilidades
    }
    .about = Lo que un personaje puede hacer, o lo que le pasa, al margen de las reglas normales.
-die = { $case ->
       *[nom] dado
        [pl] dados
    }
    .about = Cada uno de los dados con un símbolo por cara con los que se juega un turno.
-bullet = { $case ->
       *[nom] bala
        [pl] balas
    }
    .about = La ficha de los puntos de vida: las balas que alguien tiene delante son los puntos que le quedan.
-life-point = { $case ->
       *[nom] punto de vida
        [pl] puntos de vida
    }
    .about = Mide cuánto aguantas todavía; sin ninguno quedas eliminado.
-pile = { $case ->
       *[nom] reserva de flechas
        [pl] reservas de flechas
        [short] reserva
    }
    .about = Las fichas de flecha del centro de la mesa que nadie ha cogido todavía.
-turn = { $case ->
       *[nom] turno
        [pl] turnos
    }
    .about = Las tiradas de un jugador y todo lo que sale de sus dados definitivos.
-roll = { $case ->
       *[nom] tirada
        [pl] tiradas
    }
    .about = Lanzar una vez todos los dados o una parte.
-re-roll = { $case ->
       *[nom] relanzamiento
        [pl] relanzamientos
    }
    .about = Una tirada más en el mismo turno, con tantos dados como uno quiera.
-arrow = { $case ->
       *[nom] flecha
        [pl] flechas
    }
    .about = El símbolo por el que quien lo saca coge una ficha de flecha, y también esa ficha; duele cuando atacan los indios.
-indian-attack = { $case ->
       *[nom] ataque indio
        [pl] ataques indios
    }
    .about = Lo que pasa cuando sale la última flecha de la reserva: cada cual paga con puntos de vida las flechas que tiene.
-dynamite = { $case ->
       *[nom] dinamita
        [pl] dinamitas
    }
    .about = El símbolo que bloquea su dado; cuando hay bastantes se acaban las tiradas y se pierde un punto de vida.
-bulls-eye = { $case ->
       *[nom] diana
        [pl] dianas
    }
    .about = Un símbolo para disparar; la cifra que lleva dentro dice hasta dónde llega.
-near-shot = { $case ->
       *[nom] diana { "1" }
        [pl] dianas { "1" }
    }
    .about = El símbolo que alcanza a un vecino.
-far-shot = { $case ->
       *[nom] diana { "2" }
        [pl] dianas { "2" }
    }
    .about = El símbolo que alcanza al vecino del vecino.
-distance = { $case ->
       *[nom] distancia
        [pl] distancias
    }
    .about = Cuántos asientos separan a dos jugadores, contando solo a quienes siguen en la partida.
-beer = { $case ->
       *[nom] cerveza
        [pl] cervezas
    }
    .about = El símbolo que devuelve puntos de vida.
-gatling = { $case ->
       *[nom] ametralladora Gatling
        [pl] ametralladoras Gatling
        [short] Gatling
    }
    .about = El arma que alcanza a todos menos a su dueño, si salen bastantes símbolos suyos.
-elimination = { $case ->
       *[nom] eliminación
        [pl] eliminaciones
    }
    .about = Perder el último punto de vida: el jugador sale de la partida, aunque no de su bando.
-duel-die = { $case ->
       *[nom] dado de duelo
        [pl] dados de duelo
    }
    .about = Uno de los dados negros de { module_duels }, con whisky y duelo.
-whiskey = { $case ->
       *[nom] whisky
        [pl] whiskys
    }
    .about = El símbolo que cura a quien lo saca y, además, le quita una herida o le trae una carta de furia.
-duel = { $case ->
       *[nom] duelo
        [pl] duelos
    }
    .about = Un combate entre dos que lanzan por turnos el mismo dado hasta que uno falla.
-wound-token = { $case ->
       *[nom] ficha de herida
        [pl] fichas de herida
        [short] herida
    }
    .about = Lo que coge quien pierde un duelo; en su próximo turno le estropea lo que muestra.
-rage-card = { $case ->
       *[nom] carta de furia
        [pl] cartas de furia
    }
    .about = Una carta que roba quien ha perdido mucho en un turno; sus símbolos cuentan en su turno siguiente.
-boneyard = { $case ->
       *[nom] cementerio
        [pl] cementerios
    }
    .about = El mazo de { module_undead } del que roban los eliminados; las manos de sus cartas acercan el alzamiento.
-outbreak = { $case ->
       *[nom] alzamiento
        [pl] alzamientos
    }
    .about = El momento en que todos los eliminados vuelven convertidos en zombis.
-zombie = { $case ->
       *[nom] zombi
        [pl] zombis
    }
    .about = Alguien que fue eliminado y ha vuelto, con pocos dados y contra todos los vivos.
-zombie-master = { $case ->
       *[nom] Señor de los Zombis
        [pl] Señores de los Zombis
    }
    .about = Un renegado que seguía vivo cuando se alzaron los muertos y que está de su parte.
-survivor = { $case ->
       *[nom] superviviente
        [pl] supervivientes
    }
    .about = Cada uno de los vivos tras el alzamiento, que ganan o pierden todos juntos.
-legacy = { $case ->
       *[nom] Herencia del Salvaje Oeste
    }
    .about = El módulo para varias partidas seguidas, en el que la estrella y los personajes pasan de una a otra.
