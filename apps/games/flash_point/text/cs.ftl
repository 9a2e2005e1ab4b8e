# Flash Point in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Záchranáři: Boj s ohněm
    .about = Dům hoří, uvnitř jsou lidé a vy všichni jste hasiči: dostaňte je ven dřív, než se budova zřítí.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
