# Flash Point in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Záchranáři: Boj s ohněm
    .about = Dům hoří, uvnitř jsou lidé a vy všichni jste hasiči: dostaňte je ven dřív, než se budova zřítí.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
product_base = Záchranáři: Boj s ohněm
product_extreme-danger = Extreme Danger
product_second-story = Druhé podlaží
module_garage = Autodílna
    .about = Přízemní budova s okny, protipožárními dveřmi a, chcete-li, s autem, které může vybuchnout.
module_laboratory = Laboratoř
    .about = Dvě podlaží spojená schodištěm, k tomu žebříky a na přání laboratorní vybavení, které vybuchuje nebo vytéká.
module_attic = Podkroví
    .about = Ještě jedno podlaží navrchu, s dvanáctistěnnou kostkou a více explozemi.
module_basement = Suterén
    .about = Ještě jedno podlaží vespod; exploze v něm trhají díry do přízemí.
module_second-story-building = Budova z rozšíření { product_second-story }
    .about = Dům z tohoto rozšíření; tady jen jako místo pro podkroví nebo suterén.
mode_family = Rodinná hra
    .about = Oheň, lidé a stěny, a víc se hlídat nemusí.
mode_experienced = Hra pro pokročilé
    .about = Se specialisty, nebezpečnými materiály, žetony rozžhavení a vozidly.
option_board = Strana základního plánu
option_board_board-1 = První strana
option_board_board-2 = Druhá strana
option_level = Obtížnost
option_level_recruit = Rekrut
option_level_veteran = Veterán
option_level_heroic = Hrdina
option_explosive-objects = Výbušné objekty
    .about = Auto v autodílně nebo vybavení laboratoře může vybuchnout.
option_explosive-objects_off = Bez nich
option_explosive-objects_on = S nimi
option_platform = Vysokozdvižná plošina
    .about = Hasičský vůz místo střílení z vodního děla vyváží lidi nahoru.
option_platform_off = Bez ní
option_platform_on = S ní
option_spill = Chemická havárie
    .about = Kus laboratorního vybavení po příliš mnoha poškozeních vyteče.
option_spill_off = Bez ní
option_spill_on = S ní
option_bridge = Žebřík jako most
    .about = Žebřík se smí položit přes díru v přízemí.
option_bridge_off = Bez něj
option_bridge_on = S ním
option_ladder-down = Žebřík do díry
    .about = Žebřík smí vést dírou do suterénu.
option_ladder-down_off = Bez něj
option_ladder-down_on = S ním
option_repair = Opravy podlah
    .about = Statik smí opravit poškozenou podlahu.
option_repair_off = Bez nich
option_repair_on = S nimi

## Aim of the game

goal = Hrajete spolu a proti vám všem stojí hořící budova.
    .title = Cíl hry
goal_players = Hra je pro { $players-min } až { $players-max } hráčů, kteří společně vyhrají, nebo společně prohrají.
    .title = Hráči
goal_firefighters = Každý hýbe vlastním { -firefighter(case: "ins") }. Poradit se můžete o všem, ale co udělá ten váš, rozhodujete jen vy.
    .title = Hasiči
goal_family = V { -family-game(case: "loc") } nejsou { -specialist(case: "nom-pl") }, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") } ani { -flare-up } a žádné vozidlo nejezdí ani nestříká.
    .title = Rodinná hra
goal_experienced = V { -experienced-game(case: "loc") } platí všechna pravidla a sami si volíte, jak těžké to bude.
    .title = Hra pro pokročilé
goal_win = Vyhráváte, jakmile { $rescued-to-win ->
        [one] je { $rescued-to-win } { -victim } { -rescued }
        [few] jsou { $rescued-to-win } { -victim(case: "nom-pl") } { -rescued(case: "nom-pl") }
       *[other] je { $rescued-to-win } { -victim(case: "gen-pl") } { -rescued(case: "neut") }
    }.
    .title = Výhra
goal_lost-victims = Prohráváte, jakmile { $lost-to-lose_retail ->
        [one] je { $lost-to-lose_retail } { -victim } { -lost }
        [few] jsou { $lost-to-lose_retail } { -victim(case: "nom-pl") } { -lost(case: "nom-pl") }
       *[other] je { $lost-to-lose_retail } { -victim(case: "gen-pl") } { -lost(case: "neut") }
    }.
    .title = Příliš mnoho ztrát
goal_collapse = Jakmile se má položit poslední z { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[other] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }, dochází ke { -collapse(case: "dat") } a okamžitě prohráváte.
    .title = Budova padá

## Boards

boards = Na čem se hraje a jak se v tom vyznat.
    .title = Herní plány
boards_grid = { -building(case: "nom-cap") } má { $rows ->
        [one] { $rows } řádek
        [few] { $rows } řádky
       *[other] { $rows } řádků
    } a { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }, tedy { $spaces ->
        [one] { $spaces } { -space }
        [few] { $spaces } { -space(case: "nom-pl") }
       *[other] { $spaces } { -space(case: "gen-pl") }
    }. Řádek určuje { -red-die }, sloupec { -black-die }.
    .title = Řádky a sloupce
boards_outside = Kolem budovy vede pás { -outside(case: "gen-pl") }. { -firefighter(case: "nom-cap") } tam smí stát i chodit a oheň tam nezůstává.
    .title = Venku
boards_adjacent = { -adjacent(case: "nom-cap") } je to hned nahoře, dole, vlevo nebo vpravo, nikdy šikmo.
    .title = Co spolu sousedí
boards_blocked = Celá i poškozená { -wall } a zavřené { -door } dělí dvě pole od sebe, takže spolu nesousedí. Zničená stěna už nedělí nic.
    .title = Co sousedství ruší
boards_walls = Každý úsek { -wall(case: "gen") } snese { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "acc-pl") }
       *[other] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; s tolika je zničen.
    .title = Stěny
boards_doors = :door: { -door(case: "nom-cap") } jsou otevřené, nebo zavřené, jak ukazuje jejich žeton. { -doorway(case: "nom-cap") } v obvodové stěně žeton nemá a je vždy otevřený.
    .title = Dveře a průchody
boards_layout-1 = Tabulka pro každý řádek udává, vpravo od kterých sloupců a pod kterými sloupci stojí stěna nebo dveře. Obvod je celý ze stěn, jen průchody ho přerušují. Dohromady je to { $segments_board-1_walls } vnitřních a obvodových úseků stěn, { $segments_board-1_doors ->
        [one] { $segments_board-1_doors } dveře
        [few] { $segments_board-1_doors } dveře
       *[other] { $segments_board-1_doors } dveří
    } a { $segments_board-1_doorways ->
        [one] { $segments_board-1_doorways } průchod
        [few] { $segments_board-1_doorways } průchody
       *[other] { $segments_board-1_doorways } průchodů
    }.
    .title = První strana: stěny a dveře
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } této strany, každý na kraji budovy; udává se řádek a sloupec.
    .title = První strana: průchody
boards_parking-1 = V každé ulici je { -parking-spot } pro { -ambulance(case: "acc") } a jedno pro { -engine(case: "acc") }, každé dlouhé { $parking-length ->
        [one] { $parking-length } pole
        [few] { $parking-length } pole
       *[other] { $parking-length } polí
    }. Nahoře a dole udává tabulka sloupce, po stranách řádky.
    .title = První strana: stanoviště
boards_layout-2 = Tato tabulka se čte stejně jako ta k první straně. Dohromady je to { $segments_board-2_walls } úseků stěn, { $segments_board-2_doors ->
        [one] { $segments_board-2_doors } dveře
        [few] { $segments_board-2_doors } dveře
       *[other] { $segments_board-2_doors } dveří
    } a { $segments_board-2_doorways ->
        [one] { $segments_board-2_doorways } průchod
        [few] { $segments_board-2_doorways } průchody
       *[other] { $segments_board-2_doorways } průchodů
    }.
    .title = Druhá strana: stěny a dveře
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } této strany, každý na kraji budovy; udává se řádek a sloupec.
    .title = Druhá strana: průchody
boards_parking-2 = I tady má každá ulice jedno místo pro { -ambulance(case: "acc") } a jedno pro { -engine(case: "acc") }: nahoře a dole jsou to sloupce, po stranách řádky.
    .title = Druhá strana: stanoviště
boards_doors-not-passages = Jedno převyprávění pravidel na síti má některé dveře první strany za volné průchody. Dveře to ale jsou, na tištěném plánu je vidíte.
    .title = Dveře, ne průchody
boards_arrows = Na každém poli je natištěná šipka. Nemůže-li žeton na některém poli ležet, jděte po šipkách na první pole, kde ležet může.
    .title = Šipky
boards_precedence = Extreme Danger se bez základní hry neobejde. Jeho pravidla se k základním přidávají, a kde si obě sady odporují, má přednost rozšíření.
    .title = Rozšíření a základní hra
boards_two-boards = Velký plán má na jedné straně autodílnu a na druhé laboratoř, poloviční plán podkroví a suterén. S jednou krabicí tedy žádná hra nevyužije obě strany téhož plánu.
    .title = Dva oboustranné plány
boards_floors = Autodílna i laboratoř se hrají buď samy, nebo každá s podkrovím navrchu či se suterénem vespod.
    .title = Kolik podlaží
boards_garage = Autodílna je budova, která má { $floors_garage_alone ->
        [one] { $floors_garage_alone } podlaží
        [few] { $floors_garage_alone } podlaží
       *[other] { $floors_garage_alone } podlaží
    }. Přináší :window: okna, :fire-door: protipožární dveře a na přání výbušné auto. Na její druhé straně je laboratoř.
    .title = Autodílna
boards_laboratory = Laboratoř má { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } podlaží
        [few] { $floors_laboratory_alone } podlaží
       *[other] { $floors_laboratory_alone } podlaží
    }. Přidává :stairs: schodiště, :ladder: žebříky a na přání plošinu, výbušné vybavení a chemickou havárii. Na její druhé straně je autodílna.
    .title = Laboratoř
boards_attic-or-basement = { -attic(case: "nom-cap") } i { -basement } se vždy přidává k jiné budově, a nikdy ne obojí zároveň.
    .title = Podkroví, nebo suterén
boards_both = Ve hře je buď { -attic }, nebo { -basement }. S obojím najednou pravidla nepočítají, ani když máte dvě krabice.
    .title = Obojí najednou
boards_second-story = { -attic(case: "nom-cap") } nebo { -basement } můžete přidat i ke kterékoli budově z rozšíření { product_second-story }. Pro samotnou budovu platí pravidla onoho rozšíření.
    .title = K budově z rozšíření { product_second-story }
boards_inner-ways = Do druhého podlaží, podkroví a suterénu se jde uvnitř po { -stairs(case: "loc") }, nebo zvenčí po přenosných { -ladder(case: "loc-pl") }. Schodiště je natištěné, nebo se pro podkroví či suterén položí jeho žeton.
    .title = Kudy do jiných podlaží
boards_no-throwing = Z vyšších podlaží nikdo neshazuje { -victim(case: "acc-pl") }, { -hazmat(case: "acc-pl") } ani nic jiného.
    .title = Nic se neshazuje
boards_basement-outside = { -basement(case: "nom-cap") } nemá žádná { -outside(case: "acc-pl") }: na té úrovni se nikdo nepohybuje kolem budovy ani z ní nevychází.
    .title = Dole není venku
boards_own-plans = Soupis natištěných stěn, oken a dveří těchto plánů se nám do rukou nedostal. Kde tento společník kreslí jejich půdorys, je to náš vlastní návrh.
    .title = Naše vlastní půdorysy
boards_laboratory-floors = Přízemí i patro mají { $floor-rows ->
        [one] { $floor-rows } řádek
        [few] { $floor-rows } řádky
       *[other] { $floor-rows } řádků
    } a { $floor-columns ->
        [one] { $floor-columns } sloupec
        [few] { $floor-columns } sloupce
       *[other] { $floor-columns } sloupců
    }: přízemí sloupce { $lab_ground_first } až { $lab_ground_last }, patro sloupce { $lab_upper_first } až { $lab_upper_last }.
    .title = Sloupce laboratoře
boards_attic-columns = Přidané podlaží má { $floor-rows ->
        [one] { $floor-rows } řádek
        [few] { $floor-rows } řádky
       *[other] { $floor-rows } řádků
    } a sloupce { $added-first } až { $added-last }, na které ukáže jen dvanáctistěnná kostka.
    .title = Sloupce přidaného podlaží
boards_attic-above = Na autodílně sedí { -attic } nad levou polovinou: pod každým sloupcem podkroví leží ten, jehož číslo je o { $attic-shift } menší.
    .title = Co je pod podkrovím
boards_laboratory-streets = { -engine(case: "nom-cap") } má { -parking-spot } podél každé z obou dlouhých stran, nad budovou i pod ní.
    .title = Ulice u laboratoře

## Components

components = Co budete mít na stole.
    .title = Součásti
components_dice = { -red-die(case: "nom-cap") } má { $die-red ->
        [one] { $die-red } stěnu
        [few] { $die-red } stěny
       *[other] { $die-red } stěn
    } a { -black-die } má { $die-black ->
        [one] { $die-black } stěnu
        [few] { $die-black } stěny
       *[other] { $die-black } stěn
    }.
    .title = Kostky
components_dice-twelve = { -red-die(case: "nom-cap") } má { $die-red ->
        [one] { $die-red } stěnu
        [few] { $die-red } stěny
       *[other] { $die-red } stěn
    } a jako { -black-die } slouží ta z rozšíření Extreme Danger, která má { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }.
    .title = Kostky s dalším podlažím
components_dice-eight = K tomu { -black-die }, která má { $die-black ->
        [one] { $die-black } stěnu
        [few] { $die-black } stěny
       *[other] { $die-black } stěn
    }: vyžaduje ji vodní dělo nebo první exploze.
    .title = Osmistěnná kostka
components_board = Oboustranný plán základní hry.
    .title = Základní plán
components_second-story = Oba plány budovy a všechno ostatní, co rozšíření žádá.
    .title = Plány z rozšíření { product_second-story }
components_firefighters = { $firefighters ->
        [one] { $firefighters } { -firefighter }
        [few] { $firefighters } { -firefighter(case: "nom-pl") }
       *[other] { $firefighters } { -firefighter(case: "gen-pl") }
    }, každý v jiné barvě.
    .title = Hasiči
components_fire = { $fire-markers ->
        [one] { $fire-markers } žeton
        [few] { $fire-markers } žetony
       *[other] { $fire-markers } žetonů
    }, které mají na jedné straně :smoke: { -smoke(case: "acc") } a na druhé :fire: { -fire(case: "acc") }.
    .title = Žetony ohně
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
        [few] { $poi-markers_victim } :victim: { -victim(case: "nom-pl") }
       *[other] { $poi-markers_victim } :victim: { -victim(case: "gen-pl") }
    } a { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
        [few] { $poi-markers_false } { -false-alarm(case: "nom-pl") }
       *[other] { $poi-markers_false } { -false-alarm(case: "gen-pl") }
    }, všechno se stejným rubem: :poi: je to { -poi }.
    .title = Žetony ohrožených osob
components_damage = { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube }
        [few] { $damage-cubes } { -damage-cube(case: "nom-pl") }
       *[other] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }. Jiné nejsou: jsou zásobou i hodinami budovy.
    .title = Kostičky poškození
components_doors = { $door-markers ->
        [one] { $door-markers } :door: { -door }
        [few] { $door-markers } :door: { -door }
       *[other] { $door-markers } :door: { -door(case: "gen") }
    }: jedna strana žetonu je otevřená, druhá zavřená.
    .title = Dveře
components_hot-spots = { $hot-spot-markers ->
        [one] { $hot-spot-markers } :hot-spot: { -hot-spot }
        [few] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "nom-pl") }
       *[other] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "gen-pl") }
    }.
    .title = Žetony rozžhavení
components_hazmats = { $hazmat-markers ->
        [one] { $hazmat-markers } :hazmat: { -hazmat }
        [few] { $hazmat-markers } :hazmat: { -hazmat(case: "nom-pl") }
       *[other] { $hazmat-markers } :hazmat: { -hazmat(case: "gen-pl") }
    }.
    .title = Nebezpečné materiály
components_markers = { $action-markers ->
        [one] { $action-markers } žeton
        [few] { $action-markers } žetony
       *[other] { $action-markers } žetonů
    } na ušetřené { -action-point(case: "acc-pl") }.
    .title = Žetony akcí
components_heal = { $heal-markers ->
        [one] { $heal-markers } žeton
        [few] { $heal-markers } žetony
       *[other] { $heal-markers } žetonů
    } pro { -treated-victim(case: "acc-pl") }.
    .title = Žetony ošetření
components_vehicles = Jeden :engine: { -engine } a jedna :ambulance: { -ambulance }.
    .title = Vozidla
components_specialists = { $specialist-cards ->
        [one] { $specialist-cards } { -specialist }
        [few] { $specialist-cards } { -specialist(case: "nom-pl") }
       *[other] { $specialist-cards } { -specialist(case: "gen-pl") }
    }, každý se svou kartou.
    .title = Specialisté
components_extreme = Co přidává rozšíření. Co patří k plánu, se kterým nehrajete, zůstane v krabici.
    .title = Z rozšíření Extreme Danger
components_extreme_garage = Velký plán, autodílnou nahoru.
    .title = Plán autodílny
components_extreme_laboratory = Velký plán, laboratoří nahoru.
    .title = Plán laboratoře
components_extreme_attic = Poloviční plán, podkrovím nahoru.
    .title = Plán podkroví
components_extreme_basement = Poloviční plán, suterénem nahoru.
    .title = Plán suterénu
components_extreme_windows = Žetonů otevřených :window: { -window(case: "gen-pl") } je { $open-windows }; zavřená okna žeton nepotřebují.
    .title = Otevřená okna
components_extreme_doors = Ještě { $extra-doors ->
        [one] { $extra-doors } obyčejné :door: { -door }
        [few] { $extra-doors } obyčejné :door: { -door }
       *[other] { $extra-doors } obyčejných :door: { -door(case: "gen") }
    }.
    .title = Další dveře
components_extreme_fire-doors = { $fire-door-markers ->
        [one] { $fire-door-markers } zelené :fire-door: { -fire-door }
        [few] { $fire-door-markers } zelené :fire-door: { -fire-door }
       *[other] { $fire-door-markers } zelených :fire-door: { -fire-door(case: "gen") }
    }.
    .title = Protipožární dveře
components_extreme_jams = { $jam-markers ->
        [one] { $jam-markers } :jam: { -jam-marker }
        [few] { $jam-markers } :jam: { -jam-marker(case: "nom-pl") }
       *[other] { $jam-markers } :jam: { -jam-marker(case: "gen-pl") }
    }.
    .title = Žetony zaseknutí
components_extreme_ladders = { $ladder-halves_lower ->
        [one] { $ladder-halves_lower } { -lower-half }
        [few] { $ladder-halves_lower } { -lower-half(case: "nom-pl") }
       *[other] { $ladder-halves_lower } { -lower-half(case: "gen-pl") }
    } a { $ladder-halves_upper ->
        [one] { $ladder-halves_upper } { -upper-half }
        [few] { $ladder-halves_upper } { -upper-half(case: "nom-pl") }
       *[other] { $ladder-halves_upper } { -upper-half(case: "gen-pl") }
    }, dohromady { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
        [few] { $ladders } :ladder: { -ladder(case: "nom-pl") }
       *[other] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Díly žebříků
components_extreme_stairs = { $stair-markers ->
        [one] { $stair-markers } žeton
        [few] { $stair-markers } žetony
       *[other] { $stair-markers } žetonů
    } :stairs: schodiště; v jedné hře se použije jen jediný.
    .title = Žetony schodiště
components_extreme_large-object = { $objects_large ->
        [one] { $objects_large } velký žeton
        [few] { $objects_large } velké žetony
       *[other] { $objects_large } velkých žetonů
    }: na jedné straně :car: auto, na druhé výbušné laboratorní vybavení.
    .title = Velký objekt
components_extreme_small-object = { $objects_small ->
        [one] { $objects_small } malý žeton
        [few] { $objects_small } malé žetony
       *[other] { $objects_small } malých žetonů
    }: na jedné straně výbušné, na druhé toxické laboratorní vybavení.
    .title = Malý objekt
components_extreme_toxic = { $toxic-markers ->
        [one] { $toxic-markers } :toxic: { -toxic-marker }
        [few] { $toxic-markers } :toxic: { -toxic-marker(case: "nom-pl") }
       *[other] { $toxic-markers } :toxic: { -toxic-marker(case: "gen-pl") }
    }.
    .title = Žetony chemikálií
components_extreme_floors = { $floor-markers ->
        [one] { $floor-markers } žeton
        [few] { $floor-markers } žetony
       *[other] { $floor-markers } žetonů
    } podlahy: na jedné straně :floor-damaged: { -damaged-floor }, na druhé :floor-destroyed: { -destroyed-floor }.
    .title = Žetony podlahy
components_extreme_figures = { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurky
       *[other] { $figures } figurek
    }: specialisté ze základní hry a Statik. V krabici jsou i pravidla.
    .title = Figurky
components_extreme_list = Žetony objektů mají potisk z obou stran a v krabici je i dvanáctistěnná kostka, třebaže to každý soupis neříká. Žeton plošiny nejmenuje žádný: vezměte si kterýkoli.
    .title = Co soupisy vynechávají

## Set-up

setup = Stůl se chystá v tomto pořadí.
    .title = Příprava
setup_board-1 = Položte základní plán první stranou nahoru.
    .title = První strana
setup_board-2 = Položte základní plán druhou stranou nahoru.
    .title = Druhá strana
setup_garage = Položte velký plán rozšíření Extreme Danger autodílnou nahoru.
    .title = Autodílna
setup_laboratory = Položte velký plán rozšíření Extreme Danger laboratoří nahoru.
    .title = Laboratoř
setup_second-story = Položte plány rozšíření { product_second-story } a připravte je, jak ono samo říká; teprve potom přijdou následující změny.
    .title = Budova z rozšíření { product_second-story }
setup_attic = Podkroví položte vedle budovy a na plán pod ním dejte žeton schodiště jako { -lower-half(case: "acc") } cesty nahoru: autodílna pro něj má natištěné vlastní místo, laboratoř a { product_second-story } mají společné jiné.
    .title = Podkroví
setup_attic-stairs = Když natištěné místo nepoznáte, položte žeton na pole přímo pod schody podkroví.
    .title = Kde jsou schody do podkroví
setup_basement = Suterén položte vedle budovy a na přízemí dejte žeton schodiště, u všech budov na totéž místo. Je to horní konec cesty dolů.
    .title = Suterén
setup_die = Pro sloupce si vezměte { -black-die(case: "acc") }, která má { $die-black ->
        [one] { $die-black } stěnu
        [few] { $die-black } stěny
       *[other] { $die-black } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Osmistěnná kostka
setup_die-twelve = Pro sloupce si místo { -black-die(case: "gen") } o { $die-black } stěnách vezměte tu, která má { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Dvanáctistěnná kostka
setup_die-twelve-basement = Pro sloupce si místo { -black-die(case: "gen") } o { $die-black } stěnách vezměte tu, která má { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Dvanáctistěnná kostka
setup_doors = Na všechna natištěná místa položte žetony zavřených :door: { -door(case: "gen") }.
    .title = Dveře
setup_fire-doors = Na všechny natištěné :fire-door: { -fire-door(case: "acc") } položte zelený žeton zavřenou stranou nahoru.
    .title = Protipožární dveře
setup_windows = Všechna :window: { -window(case: "nom-pl") } jsou na začátku zavřená: jejich žetony nechte vedle plánu.
    .title = Okna
setup_car = Postavte :car: auto do autodílny; zabere { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pole
       *[other] { $object-spaces_large } polí
    }. Udělejte to dřív, než se poprvé hodí kostkami.
    .title = Auto
setup_equipment = Dejte velký i malý výbušný objekt na jejich místa v laboratoři. Udělejte to dřív, než se poprvé hodí kostkami.
    .title = Vybavení
setup_equipment-toxic = Dejte velký výbušný objekt na jeho místo. Malý leží toxickou stranou nahoru, takže nevybuchne, nýbrž vyteče.
    .title = Výbušné a toxické vybavení
setup_toxic = Dejte malý objekt na jeho místo v laboratoři toxickou stranou nahoru a :toxic: { -toxic-marker(case: "acc-pl") } vedle plánu.
    .title = Toxické vybavení
setup_objects-reroll = Vyjde-li při přípravě na { -explosive-object(case: "acc") } cokoli, ať exploze, žeton ohrožené osoby, žeton rozžhavení, nebo nebezpečný materiál, hází se znovu.
    .title = Na objekt nic
setup_points = Do krabice vraťte { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim(case: "acc") }
        [few] { $poi-out_victim } { -victim(case: "acc-pl") }
       *[other] { $poi-out_victim } { -victim(case: "gen-pl") }
    } a { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm(case: "acc") }
        [few] { $poi-out_false } { -false-alarm(case: "acc-pl") }
       *[other] { $poi-out_false } { -false-alarm(case: "gen-pl") }
    }; zbylé žetony zamíchejte lícem dolů. Ohrožených osob je mezi nimi { $poi-play_victim }, falešných poplachů { $poi-play_false }.
    .title = Žetony ohrožených osob
setup_level = Zvolte { -level(case: "acc") }. Podle ní poznáte, kolik bude explozí, { -hazmat(case: "gen-pl") } a { -hot-spot(case: "gen-pl") }.
    .title = Obtížnost
setup_family-fire = Položte :fire: { -fire(case: "acc") } na pole z tabulky: v každém řádku na tyto sloupce. Stěny zatím poškozené nejsou.
    .title = První oheň
setup_family-points = Na každé pole z tabulky položte lícem dolů :poi: { -poi(case: "acc") }: v každém řádku na tyto sloupce.
    .title = První ohrožené osoby
setup_family-board-2 = Hodem kostek určete místa pro { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[other] { $family-explosions } { -explosion(case: "gen-pl") }
    } bez poškození a pro { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[other] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Natištěný začátek této hry má jen první strana.
    .title = Rodinná hra na druhé straně
setup_garage-family = Hodem kostek určete místa pro { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[other] { $family-explosions } { -explosion(case: "gen-pl") }
    } a vyhodnoťte je, ale nepokládejte žádné { -damage-cube(case: "acc-pl") }. Potom hodem určete místa pro { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[other] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Rodinná hra v autodílně
setup_laboratory-family = Hodem kostek určete místa pro { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[other] { $family-explosions } { -explosion(case: "gen-pl") }
    } a vyhodnoťte je, ale nepokládejte žádné { -damage-cube(case: "acc-pl") }. Potom hodem určete místa pro { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[other] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Rodinná hra v laboratoři
setup_first-explosion = Hoďte { -black-die(case: "ins") }: tabulka udává řádek a sloupec první { -explosion(case: "gen") }.
    .title = První exploze
setup_first-explosion-twelve = Tabulka končí číslem { $die-black }. Házejte pro ni osmistěnnou kostkou, i když má { -black-die } v této hře { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }: je to naše vlastní pravidlo.
    .title = První exploze a dvanáct stěn
setup_garage-experienced = Pro autodílnu žádnou výjimku neznáme, a tak platí příprava základní hry; první { -explosion } je tam, kde říká plán nebo ona tabulka.
    .title = Hra pro pokročilé v autodílně
setup_laboratory-explosions = Oběma kostkami házejte už pro první { -explosion(case: "acc") }. Na každé podlaží musí připadnout nejméně { $explosions-per-floor ->
        [one] { $explosions-per-floor } { -explosion }
        [few] { $explosions-per-floor } { -explosion(case: "nom-pl") }
       *[other] { $explosions-per-floor } { -explosion(case: "gen-pl") }
    }: hody, po kterých by některé zůstalo bez ní, opakujte.
    .title = Exploze v laboratoři
setup_second-explosion = Pro druhou { -explosion(case: "acc") } hoďte oběma kostkami, a pokud na tom poli už hoří, znovu.
    .title = Druhá exploze
setup_third-explosion = Pro třetí otočte { -black-die(case: "acc") } z té druhé na protější stěnu a hoďte jen { -red-die(case: "ins") }, znovu tak dlouho, dokud na poli už hoří.
    .title = Třetí exploze
setup_fourth-explosion = Hrdinové házejí oběma kostkami ještě pro jednu { -explosion(case: "acc") }.
    .title = Čtvrtá exploze
setup_extra-explosion = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") } i s jejím { -hot-spot(case: "ins") }.
    .title = O explozi víc
setup_extra-explosion-basement = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") } i s jejím { -hot-spot(case: "ins") }.
    .title = O explozi víc
setup_extra-explosion-family = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") }. Jako všechny v této hře nepřináší poškození ani žeton rozžhavení.
    .title = O explozi víc v rodinné hře
setup_explosion-resolved = Každá z nich položí na své pole :fire: a :hot-spot: a potom proběhne jako úplná { -explosion } se vším poškozením.
    .title = Co každá exploze způsobí
setup_hazmats = Pro každý :hazmat: { -hazmat } podle své obtížnosti hodem určete pole, a pokud na něm hoří, znovu.
    .title = Nebezpečné materiály
setup_rolled-points = Hodem určete pole pro { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[other] { $poi-on-board } { -poi(case: "gen-pl") }
    }, pokaždé znovu, když na něm hoří nebo už takový žeton má.
    .title = Lidé
setup_laboratory-points = { -poi(case: "nom-pl-cap") } rozdělte po podlažích: na témže smějí na začátku ležet nejvýš { $lab-points-per-floor }. Házejte podle potřeby znovu.
    .title = Lidé na podlažích
setup_hot-spots = Hodem určete místa ještě pro { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "acc") }
        [few] { $levels_veteran_more } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } a položte je na plán.
    .title = Rozžhavení podle obtížnosti
setup_hot-spots-players = Hodem určete místa pro tolik dalších { -hot-spot(case: "gen-pl") }, kolik pro váš počet hráčů udává tabulka.
    .title = Rozžhavení podle počtu hráčů
setup_hot-spots-attic = Hodem určete na plánu místa ještě pro { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } a { $extra-hot-spots_pool } přidejte do { -pool(case: "gen") }.
    .title = Rozžhavení pro přidané podlaží
setup_hot-spots-basement = Hodem určete na plánu místa ještě pro { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } a { $extra-hot-spots_pool } přidejte do { -pool(case: "gen") }.
    .title = Rozžhavení pro přidané podlaží
setup_pool = Vedle plánu dejte { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    } jako { -pool(case: "acc") }.
    .title = Zásobník
setup_pool-heroic = Vedle plánu dejte { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    } jako { -pool(case: "acc") }.
    .title = Zásobník hrdinů
setup_pool-short = Dojdou-li žetony už při rozkládání, mají přednost ty na plánu a na { -pool(case: "acc") } zbude, co zbude.
    .title = Málo žetonů rozžhavení
setup_specialists = Každý si vezme jednoho { -specialist(case: "acc") }. Ostatní čekají u { -engine(case: "gen") }.
    .title = Specialisté
setup_start = Každý postaví svého { -firefighter(case: "acc") } na kterékoli { -outside(case: "acc") }.
    .title = Kde hasiči začínají
setup_vehicles = Dohodněte se, kde bude stát :engine: { -engine } a kde :ambulance: { -ambulance }: každé vozidlo na kterémkoli { -parking-spot(case: "loc") } svého druhu.
    .title = Vozidla
setup_ladders = Na { -engine(case: "acc") } dejte { $ladders ->
        [one] { $ladders } složený :ladder: { -ladder }
        [few] { $ladders } složené :ladder: { -ladder(case: "acc-pl") }
       *[other] { $ladders } složených :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Žebříky
setup_engine-family = Dejte { -engine(case: "acc") } na { -parking-spot(case: "acc") } podle svého výběru. Veze žebříky a zůstane tam po celou hru.
    .title = Hasičský vůz v rodinné hře
setup_platform = Žeton :platform: { -platform(case: "gen") } položte na { -engine(case: "acc") }.
    .title = Plošina
setup_saved = Dohodněte se, kdo začne. Nikdo zatím nemá ušetřené žádné { -action-point(case: "acc-pl") }.
    .title = Akční body

## The turn

turn = V tahu chvíli pracujete, potom přibude ohně a někdy i lidí, které je třeba najít.
    .title = Tah
turn_order = Nejdřív provádíte akce, potom se šíří oheň a nakonec se doplní žetony ohrožených osob. Pak je na tahu hráč po vaší levici.
    .title = Tři části
turn_points = Na tah máte { $action-points ->
        [one] { $action-points } { -action-point(case: "acc") }
        [few] { $action-points } { -action-point(case: "acc-pl") }
       *[other] { $action-points } { -action-point(case: "gen-pl") }
    }. Akce provádíte v libovolném pořadí a tak často, jak dokážete zaplatit.
    .title = Akční body
turn_saving = Co neutratíte, smíte si ušetřit na další tahy, nejvýš však { $saved-most ->
        [one] { $saved-most } { -action-point(case: "acc") }
        [few] { $saved-most } { -action-point(case: "acc-pl") }
       *[other] { $saved-most } { -action-point(case: "gen-pl") }
    }. Za každý si vezměte žeton akce.
    .title = Šetření bodů
turn_extra-not-saved = { -action-point(case: "nom-pl-cap") } navíc, které má { -specialist }, jsou jen na tento tah. Co z nich zbude, propadá.
    .title = Body navíc se nešetří

## Actions

actions = Co za své akční body můžete udělat.
    .title = Akce
actions_costs = Ceny v { -action-point(case: "loc-pl") }, pokud { -specialist } neříká něco jiného.
    .title = Kolik akce stojí
actions_costs-experienced = Ceny toho, co je jen v této hře, v { -action-point(case: "loc-pl") }.
    .title = Kolik stojí další akce
actions_costs-extreme = Ceny v { -action-point(case: "loc-pl") }, pokud ve vaší budově a s vašimi volbami takové věci jsou.
    .title = Kolik stojí akce rozšíření Extreme Danger
actions_move = Krok na { -adjacent(case: "acc") } bez { -fire(case: "gen") } stojí { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "acc-pl") }
       *[other] { $cost_move } { -action-point(case: "gen-pl") }
    }. Může tam být { -smoke }, ten vás nezdrží.
    .title = Pohyb
actions_reveal = Kdo vstoupí na pole, kde leží :poi: { -poi }, otočí ho za { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "acc-pl") }
       *[other] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } z plánu zmizí, :victim: { -victim } zůstane.
    .title = Zjišťování
actions_move-fire = Krok na pole, kde je :fire:, stojí { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "acc-pl") }
       *[other] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. Nesmíte ho udělat, když s sebou máte { -victim(case: "acc") }, a nesmíte na takovém poli skončit tah.
    .title = Do ohně
actions_carry = Když nesete :victim: { -victim(case: "acc") }, stojí každé pole { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[other] { $cost_carry } { -action-point(case: "gen-pl") }
    }. Nic dalšího přitom nést nemůžete a do { -fire(case: "gen") } nesmíte.
    .title = Nošení
actions_carry-hazmat = Když nesete :hazmat: { -hazmat }, stojí každé pole také { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[other] { $cost_carry } { -action-point(case: "gen-pl") }
    }. Nesete vždy jen jediný náklad a do { -fire(case: "gen") } s ním nesmíte.
    .title = Nošení nebezpečného materiálu
actions_lead = { -treated-victim(case: "nom-cap") } jde s vámi a nic navíc nestojí: za každé pole platíte { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point(case: "acc") }
        [few] { $cost-experienced_lead } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Doprovod
actions_door = Otevřít nebo zavřít :door: { -door(case: "acc") } u vlastního pole stojí { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "acc-pl") }
       *[other] { $cost_door } { -action-point(case: "gen-pl") }
    }. Kde byly dveře zničeny, už otevírat ani zavírat není co.
    .title = Dveře
actions_extinguish = Na vlastním nebo { -adjacent(case: "loc") } odstraníte :smoke: za { $cost_smoke ->
        [one] { $cost_smoke } { -action-point(case: "acc") }
        [few] { $cost_smoke } { -action-point(case: "acc-pl") }
       *[other] { $cost_smoke } { -action-point(case: "gen-pl") }
    } nebo změníte :fire: v kouř za { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point(case: "acc") }
        [few] { $cost_fire-smoke } { -action-point(case: "acc-pl") }
       *[other] { $cost_fire-smoke } { -action-point(case: "gen-pl") }
    }.
    .title = Hašení
actions_extinguish-fire = Celý :fire: tam smíte odstranit za { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "acc-pl") }
       *[other] { $cost_fire-out } { -action-point(case: "gen-pl") }
    }.
    .title = Uhašení ohně
actions_chop = { -chop(case: "nom-cap") } stojí { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "acc-pl") }
       *[other] { $cost_chop } { -action-point(case: "gen-pl") }
    } a přidá { -damage-cube(case: "acc") } na { -wall(case: "acc") } u vlastního pole.
    .title = Sekání
actions_chop-supply = Ta kostička se bere ze zásoby, ve které jich je { $damage-cubes }, a tak i každý { -chop } přibližuje { -collapse(case: "acc") }.
    .title = Na sekání doplácí budova
actions_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } přejede vozidlo na nejbližší { -parking-spot(case: "acc") } svého druhu, po směru hodinových ručiček nebo proti němu. Řídit :engine: smíte jen z něj, pro :ambulance: můžete poslat odkudkoli.
    .title = Řízení
actions_ride = Kdo stojí na stanovišti vozidla, smí se s ním při přejezdu svézt za { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Spolujízda
actions_deck-gun = Z { -engine(case: "gen") } vystříknete z { -deck-gun(case: "gen") } za { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Střílení z vodního děla
actions_crew-change = U { -engine(case: "gen") } smíte za { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    } vyměnit svého { -specialist(case: "acc") } za volného, ale jen jako první akci tahu.
    .title = Výměna posádky
actions_dispose = :hazmat: { -hazmat(case: "nom-cap") }, který vynesete z budovy, tam ze hry odchází za { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Likvidace nebezpečného materiálu
actions_rescue-family = :victim: { -victim(case: "nom-cap") }, kterou vynesete z budovy, je { -rescued }.
    .title = Záchrana
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } je { -rescued } až na polích, kde stojí { -ambulance }: dopravte ji tam, nebo dojeďte sanitkou k ní.
    .title = Záchrana

## The fire

fire = Po vašich akcích je na tahu oheň.
    .title = Oheň
fire_roll = Oběma kostkami hoďte na { -target(case: "acc") }. Co se tam stane, záleží na tom, co tam leží.
    .title = Šíření ohně
fire_target = Je-li { -target } prázdné, přibude :smoke:. Z kouře se tam stane :fire:. A kde už hoří, dojde k { -explosion(case: "dat") }.
    .title = Co hod způsobí
fire_beside-fire = { -smoke(case: "nom-cap") }, který se má položit vedle { -fire(case: "gen") }, je rovnou ohněm.
    .title = Kouř vedle ohně
fire_flashover = Při { -flashover(case: "loc") } se každý :smoke:, vedle kterého je na { -adjacent(case: "loc") } :fire:, mění v oheň, a znovu a znovu, dokud se už nic nezmění. Dělá se i tehdy, když k žádné { -explosion(case: "dat") } nedošlo.
    .title = Vzplanutí
fire_flashover-limits = { -flashover(case: "nom-cap") } nepřeskočí prázdné pole, { -wall(case: "acc") } ani zavřené { -door(case: "acc") }.
    .title = Kde vzplanutí končí
fire_flashover-again = Když vybuchnou { -hazmat(case: "nom-pl") }, provádějte znovu { -flashover }, dokud se něco mění.
    .title = Kouř po výbuchu materiálů
fire_hazmats = Každý :hazmat: na poli, kde je :fire:, tam způsobí úplnou { -explosion(case: "acc") }, i když ho někdo nese. Potom odchází ze hry a na jeho místo se položí { -hot-spot }, který dodá { -pool }. Pokračujte, dokud v ohni nějaký je.
    .title = Materiály v ohni
fire_hazmat-order = Když hoří víc { -hazmat(case: "gen-pl") } najednou, jejich pořadí určí hráč, který je na tahu.
    .title = Několik materiálů
fire_flare-up = Byl-li na { -target(case: "loc") } :hot-spot:, dojde po vyřízení všeho ostatního k { -flare-up(case: "dat") }: hoďte na nové cílové pole a vyhodnoťte ho stejně, a tak dál, dokud na cílových polích žetony rozžhavení jsou.
    .title = Rozhoření
fire_flare-up-spot = Po { -flare-up(case: "loc") } se na poslední { -target(case: "acc") } položí { -hot-spot }, má-li { -pool } ještě nějaký. Obyčejný hod žádný nepřináší.
    .title = Nový žeton rozžhavení
fire_knocked-down = Každý { -firefighter } na poli, kde je :fire:, je { -knocked-down } a ocitne se u { -ambulance(case: "gen") }.
    .title = Sražen k zemi
fire_knocked-down-family = V této hře se hodí každé stanoviště, na kterém může stát { -ambulance }: vezměte to nejbližší, a je-li stejně blízko víc stanovišť, vyberte si.
    .title = K nejbližší sanitce
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } jde tam, kde { -ambulance } právě stojí.
    .title = Tam, kde sanitka je
fire_load = { -victim(case: "nom-cap") }, kterou nesl nebo vedl { -firefighter } { -knocked-down(case: "voc") }, je { -lost }.
    .title = Co nesl
fire_load-hazmat = { -hazmat(case: "nom-cap") }, který nesl { -firefighter } { -knocked-down(case: "voc") }, vybuchuje.
    .title = Nesený materiál
fire_victims = Každá { -victim } na poli, kde je :fire:, je { -lost }. I každý :poi: tam otočte: osoba pod ním je ztracena, { -false-alarm } prostě zmizí.
    .title = Lidé v ohni
fire_outside = Každý :fire: mimo budovu se odstraní. Vozidlům se nic nestane.
    .title = Oheň venku
fire_outside-order = Nejdřív se z plánu berou lidé, které dostihl oheň, potom oheň venku. Nevíme o žádném případu, kdy by na pořadí záleželo.
    .title = Co je poslední

## Explosions

explosion = Náraz jde do všech směrů.
    .title = Exploze
explosion_directions = { -explosion(case: "nom-cap") } jde ze svého pole { $blast-directions ->
        [one] { $blast-directions } směrem
        [few] { $blast-directions } směry
       *[other] { $blast-directions } směry
    }. Samo pole hoří dál.
    .title = Do všech směrů
explosion_wall = { -wall(case: "nom-cap") }, která ještě stojí, náraz zastaví a přibude na ní { -damage-cube }.
    .title = Náraz do stěny
explosion_door = Zavřené :door: náraz zastaví a jejich žeton se odstraní. Žádná { -damage-cube } se nepokládá.
    .title = Náraz do dveří
explosion_open-door = Žeton otevřených { -door(case: "gen") } se odstraní a náraz jde dál na další pole.
    .title = Otevřenými dveřmi
explosion_next-space = Na další pole, je-li prázdné nebo je na něm :smoke:, přijde :fire:.
    .title = Na další pole
explosion_shockwave = Pokud další pole už hoří, běží tímto směrem rovně dál { -shockwave }.
    .title = Tlaková vlna
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } projde hořícími poli, zničenými stěnami i otevřenými dveřmi. Dveře, kterými projde, jsou zničeny.
    .title = Čím projde
explosion_shockwave-ends = Končí na prázdném poli nebo na poli, kde je { -smoke }, a tam je pak :fire:, i mimo budovu; nebo na { -wall(case: "loc") }, na které přibude { -damage-cube }; nebo na zavřených { -door(case: "loc") }, které se odstraní.
    .title = Kde končí
explosion_own-breach = I { -wall }, kterou zničil právě tento náraz, ho zastaví.
    .title = Stěna, která povolí
explosion_example = { -target(case: "nom-cap") } už hoří. Na jeho poškozenou levou { -wall(case: "acc") } přibude poslední { -damage-cube }, kterou snese, a náraz tam končí. Nahoře se odstraní otevřené { -door } a prázdné pole za nimi začne hořet. Vpravo hoří i další pole, a tak { -shockwave } běží až ke :smoke: za ním, ze kterého se stane :fire:. Dole se odstraní zavřené { -door }, a víc nic.
    .title = Příklad: exploze

## Points of interest

points-of-interest = Ti, kdo vás potřebují, se skrývají pod otazníky.
    .title = Žetony ohrožených osob
points-of-interest_refill = Na konci svého tahu doplňujte, dokud na plánu { $poi-on-board ->
        [one] neleží { $poi-on-board } { -poi }
        [few] neleží { $poi-on-board } { -poi(case: "nom-pl") }
       *[other] neleží { $poi-on-board } { -poi(case: "gen-pl") }
    }. Pro každý hoďte oběma kostkami.
    .title = Doplňování
points-of-interest_counting = { -victim(case: "nom-cap") }, která je ještě v { -building(case: "loc") }, se počítá jako jeden z nich.
    .title = Co se počítá
points-of-interest_counting-outside = Počítá se i { -victim }, která už je venku, ale k { -ambulance(case: "dat") } se ještě nedostala.
    .title = Počítají se i lidé na ulici
points-of-interest_clear = Z pole, které padlo, odstraňte :smoke: nebo :fire: a položte tam { -poi(case: "acc") }. Leží-li tam už takový žeton nebo { -victim }, hoďte znovu.
    .title = Na kouř nebo oheň
points-of-interest_at-firefighter = Stojí-li tam { -firefighter }, žeton hned otočte.
    .title = K hasiči
points-of-interest_arrows = Je-li na poli, které padlo, oheň, kouř, { -poi }, { -victim } nebo { -firefighter }, jděte po šipkách na první pole, kde nic takového není.
    .title = Po šipkách

## Specialists

specialists = Každý umí něco, co ostatní ne.
    .title = Specialisté
specialists_table = Tabulka udává obvyklé { -action-point(case: "acc-pl") } a ty navíc. Body navíc slouží jen k tomu, co daný specialista uvádí.
    .title = Body specialistů
specialists_paramedic = Na vlastním poli ošetříte :victim: { -victim(case: "acc") } za { $special_treat ->
        [one] { $special_treat } { -action-point(case: "acc") }
        [few] { $special_treat } { -action-point(case: "acc-pl") }
       *[other] { $special_treat } { -action-point(case: "gen-pl") }
    }; potom už jde s hasičem po svých. Za { -extinguishing } platíte { $special_double }krát tolik.
    .title = Zdravotník
specialists_captain = Za své body navíc (je jich { $specialist-points_captain_extra }) i za obvyklé hýbete jinými { -firefighter(case: "ins-pl") } nebo jim dáváte otevírat a zavírat dveře.
    .title = Velitel zásahu
specialists_captain-limit = Na Hasiče CAFS smíte za tah vynaložit nejvýš { $special_cafs-command ->
        [one] { $special_cafs-command } bod navíc
        [few] { $special_cafs-command } body navíc
       *[other] { $special_cafs-command } bodů navíc
    }.
    .title = Velitel zásahu a CAFS
specialists_imaging = Kterýkoli :poi: na plánu otočíte za { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "acc-pl") }
       *[other] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Operátor termokamery
specialists_cafs = Vaše body navíc (je jich { $specialist-points_cafs_extra }) jsou jen na { -extinguishing }. Obvyklé máte pouze { $specialist-points_cafs_points }.
    .title = Hasič CAFS
specialists_hazmat-technician = Na vlastním poli odstraníte :hazmat: { -hazmat(case: "acc") } za { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "acc-pl") }
       *[other] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Technik chemické jednotky
specialists_generalist = Máte { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point(case: "acc") }
        [few] { $specialist-points_generalist_points } { -action-point(case: "acc-pl") }
       *[other] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } a žádnou další schopnost.
    .title = Všestranný hasič
specialists_rescue = { -chop(case: "nom-cap") } vás stojí jen { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point(case: "acc") }
        [few] { $special_rescue-chop } { -action-point(case: "acc-pl") }
       *[other] { $special_rescue-chop } { -action-point(case: "gen-pl") }
    }. Vaše body navíc (je jich { $specialist-points_rescue_extra }) jsou na pohyb. Za { -extinguishing } platíte { $special_double }krát tolik.
    .title = Záchranář
specialists_driver = Z { -deck-gun(case: "gen") } střílíte za { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "acc-pl") }
       *[other] { $special_driver-gun } { -action-point(case: "gen-pl") }
    } a jeho kostky smíte hodit znovu.
    .title = Strojník
specialists_engineer-clear = Za { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } vrátíte :hot-spot: z vlastního pole do { -pool(case: "gen") }. Jde to, jen dokud na vašem poli ani na { -adjacent(case: "loc-pl") } není { -fire }.
    .title = Statik: rozžhavení
specialists_engineer-repair = Za { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } sejmete { -damage-cube(case: "acc") } z poškozené { -wall(case: "gen") } u vlastního pole zpět do zásoby. Stěna nesmí být zničená a vaše pole ani žádné { -adjacent } nesmí hořet.
    .title = Statik: opravy
specialists_engineer-no-water = Hasit nesmíte vůbec nic.
    .title = Statik: bez vody

## Vehicles

vehicles = Co stojí na ulici.
    .title = Vozidla
vehicles_quadrants = Budova se dělí na { $quadrants ->
        [one] { $quadrants } { -quadrant(case: "acc") }
        [few] { $quadrants } { -quadrant(case: "acc-pl") }
       *[other] { $quadrants } { -quadrant(case: "gen-pl") }
    }; každý má { $quadrant-rows ->
        [one] { $quadrant-rows } řádek
        [few] { $quadrant-rows } řádky
       *[other] { $quadrant-rows } řádků
    } a { $quadrant-columns ->
        [one] { $quadrant-columns } sloupec
        [few] { $quadrant-columns } sloupce
       *[other] { $quadrant-columns } sloupců
    }.
    .title = Kvadranty
vehicles_quadrants-1 = Do kterého { -quadrant(case: "gen") } dostříkne { -engine } ze { -parking-spot(case: "gen") } v té které ulici.
    .title = První strana: dosah vozu
vehicles_quadrants-2 = Do kterého { -quadrant(case: "gen") } dostříkne { -engine } ze { -parking-spot(case: "gen") } v té které ulici.
    .title = Druhá strana: dosah vozu
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } dostříkne do { -quadrant(case: "gen") }, u kterého { -engine } stojí. Hoďte oběma kostkami; kostku, která míří jinam, otočte na protější stěnu.
    .title = Míření vodním dělem
vehicles_deck-gun-water = Odstraní každý :fire: a :smoke: z { -target(case: "gen") } i ze všech { -adjacent(case: "gen-pl") }. Stěny a zavřené dveře vodu nepustí.
    .title = Co smyje
vehicles_deck-gun-forbidden = Dokud je v tom { -quadrant(case: "loc") } kterýkoli { -firefighter }, střílet nesmíte.
    .title = Nikdo v ráně

## Windows and light walls

windows = Víc cest dovnitř a stěny, které moc nevydrží.
    .title = Okna a příčky
windows_what = :window: { -window(case: "nom-cap") } je na plánu šrafované. Lidé jím projdou bez bourání stěny a otevírá se a zavírá podobně jako { -door }.
    .title = Okna
windows_closed = Každé { -window } je na začátku zavřené.
    .title = Napřed zavřená
windows_open = Z pole u { -window(case: "gen") } ho otevřete nebo zavřete za { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. Je to { -movement-action }.
    .title = Otevírání a zavírání
windows_from-outside = Smíte to udělat i z { -outside(case: "gen") } před { -window(case: "ins") }.
    .title = Zvenčí
windows_adjacent = Otevřeným { -window(case: "ins") } se z polí po obou stranách stávají { -adjacent(case: "nom-pl") }. Při otevření na ně položte žeton, při zavření ho zase vezměte.
    .title = Otevřená okna
windows_wall = { -wall(case: "acc-cap") }, ve které je { -window }, zničí už { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "nom-pl") }
       *[other] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Stěna kolem okna
windows_blast = Náraz otevřeným { -window(case: "ins") } projde, a přece, jinak než u dveří, { -wall } kolem něj poškození dostane a je zničena.
    .title = Náraz a otevřené okno
windows_marker = Je-li { -wall } kolem otevřeného { -window(case: "gen") } zničena, jeho žeton se vrací vedle plánu.
    .title = Žeton rozbitého okna
windows_light-walls = Modrý úsek je { -light-wall }. Zničí ji už { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "nom-pl") }
       *[other] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Příčky
windows_light-chop = { -light-wall(case: "acc-cap") } srazí jediný { -chop } za svou obvyklou cenu.
    .title = Sekání do příčky

## Fire doors

fire-doors = Dveře, které vydrží, a pak někdy až příliš.
    .title = Protipožární dveře
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } jsou vyznačené zeleně a mají vlastní žetony. Až na to, co následuje, jsou to { -door } jako každé jiné.
    .title = Protipožární dveře
fire-doors_roll = Má-li náraz, který přineslo { -advance-fire }, zničit zavřené { -fire-door(case: "acc") }, hoďte napřed { -red-die(case: "ins") }.
    .title = Hází se na ně
fire-doors_open = Narazí-li exploze na otevřené { -fire-door(case: "acc") }, odstraní je a jde dál, jako u všech otevřených dveří.
    .title = Otevřené protipožární dveře
fire-doors_holds = Padne-li { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high }, náraz tu končí, žeton zůstává a oheň tudy nejde. Ostatní směry se vyhodnotí jako vždy.
    .title = Vydrží
fire-doors_jams = Padne-li { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high }, vydrží také, ale položí se na ně :jam: { -jam-marker }.
    .title = Vydrží a zaseknou se
fire-doors_jams-again = Na zaseknuté { -fire-door(case: "acc") } se nehází: každý další náraz na ně přidá ještě jeden { -jam-marker }.
    .title = Už jsou zaseknuté
fire-doors_shut = Zaseknuté { -fire-door } nejdou otevřít.
    .title = Tudy ne
fire-doors_unjam = { -chop(case: "nom-cap") } z pole u dveří odstraní jeden { -jam-marker } za obvyklou cenu sekání.
    .title = Odsekání
fire-doors_unjam-cube = Kdo odseká { -jam-marker }, nepokládá { -damage-cube(case: "acc") }: budově to neuškodí.
    .title = Bez kostičky
fire-doors_last-jam = Když zmizí poslední { -jam-marker }, jsou { -fire-door } zničeny.
    .title = Poslední zaseknutí
fire-doors_jams-short = Leží-li na dveřích už { $jam-markers ->
        [one] jediný { $jam-markers } { -jam-marker }
        [few] všechny { $jam-markers } { -jam-marker(case: "nom-pl") }
       *[other] všech { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, dveře přesto vydrží a žádný další se nepřidá.
    .title = Žetony zaseknutí už nejsou

## Explosive objects

objects = Něco velkého, co by se raději nemělo přehřát.
    .title = Výbušné objekty
objects_scope = Hraje se podle přání. Na plánu stojí { -explosive-object } a po příliš mnoha poškozeních vybuchne.
    .title = Hra s výbušnými objekty
objects_car = :car: Auto stojí v autodílně a zabírá { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pole
       *[other] { $object-spaces_large } polí
    }.
    .title = Auto
objects_wall = { -explosive-object(case: "nom-cap") } brání vstupu i průchodu a ruší sousedství jako tlustá { -wall }.
    .title = Jako tlustá stěna
objects_no-fire = Dokud stojí, není na jeho polích nikdy { -smoke } ani { -fire }.
    .title = Na něm nehoří
objects_target = Připadne-li { -advance-fire } na některé jeho pole, jděte po šipkách na první, které může být { -target }.
    .title = Objekt jako cíl
objects_damage = Kdykoli by náraz na některé jeho pole přinesl :fire:, dejte místo toho na objekt { -damage-cube(case: "acc") }.
    .title = Jak se poškozuje
objects_capacity = Objekt vybuchne, jakmile nese tolik { -damage-cube(case: "gen-pl") }, kolik je na něm nakresleno: to je jeho { -capacity }. Víc se počítá také.
    .title = Kdy má dost
objects_capacities = { -capacity(case: "nom-cap") } auta a toxického vybavení je známa z příkladů. Pro výbušné vybavení jsou to naše vlastní hodnoty, kdyby se na žetonu nedaly přečíst.
    .title = Kapacity
objects_order = Nejdřív dokončete náraz, který se právě vyhodnocuje; teprve potom objekt vybuchne.
    .title = Nejdřív jedno, pak druhé
objects_large = Na obě jeho pole dejte :fire: a :hot-spot: a žeton vezměte z plánu. Z této dvojice pak vyjde jediná { -explosion }, která jde { $object-directions ->
        [one] { $object-directions } směrem
        [few] { $object-directions } směry
       *[other] { $object-directions } směry
    }.
    .title = Auto vybuchuje
objects_laboratory-large = Velký kus laboratorního vybavení se chová jako auto: :fire: a :hot-spot: na obě jeho pole, žeton pryč a jediná { -explosion }, která jde { $object-directions ->
        [one] { $object-directions } směrem
        [few] { $object-directions } směry
       *[other] { $object-directions } směry
    }.
    .title = Velké vybavení vybuchuje
objects_family-hot-spot = V rodinné hře po výbuchu objektu žádné { -hot-spot(case: "acc-pl") } nepokládejte.
    .title = V rodinné hře bez rozžhavení
objects_cubes = { -damage-cube(case: "nom-pl-cap") } z objektu, který vybuchl, odcházejí ze hry. Do { -collapse(case: "gen") } se počítají dál a do zásoby se nikdy nevrátí.
    .title = Jeho kostičky
objects_refill = { -poi(case: "nom-cap") }, který má přijít na { -explosive-object(case: "acc") }, jde po šipkách.
    .title = Žetony ohrožených osob
objects_small = Na jeho pole dejte :fire: a :hot-spot: a žeton vezměte z plánu. Na tom poli dojde k { -explosion(case: "dat") } a potom tam ještě k jedné: dohromady jsou { $small-explosions }.
    .title = Malé vybavení vybuchuje

## Stairs

stairs = Z podlaží do podlaží uvnitř budovy.
    .title = Schodiště
stairs_adjacent = Dolní a horní pole :stairs: { -stairs(case: "gen") } spolu sousedí, takže každé může mít až { $stair-neighbours ->
        [one] { $stair-neighbours } souseda
        [few] { $stair-neighbours } sousedy
       *[other] { $stair-neighbours } sousedů
    }. Jinak jsou to obyčejná pole.
    .title = Dvojice polí
stairs_ordinary = Pohyb tam stojí jako obvykle. Na schodech mohou být lidé, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } i { -fire } a stěny kolem se dají zničit.
    .title = Co se tam může dít
stairs_coordinates = Na každém poli schodiště jsou souřadnice toho druhého.
    .title = Druhá polovina
stairs_explosion = { -explosion(case: "nom-cap") } na poli schodiště jde { $stair-neighbours ->
        [one] { $stair-neighbours } směrem
        [few] { $stair-neighbours } směry
       *[other] { $stair-neighbours } směry
    }.
    .title = Exploze na schodišti
stairs_vertical = Pokud druhá polovina hoří, opustí ji náraz, který tam jde, jen otevřenou stranou, tedy tou bez stěny, i kdyby její ostatní stěny byly poškozené nebo už nestály.
    .title = Po schodech nahoru nebo dolů
stairs_wave = { -shockwave(case: "nom-cap") }, která po podlaží dorazí na hořící pole schodiště, odchází jediným směrem: rovně dál, je-li stěna za ním zničená, jinak na to druhé podlaží, a ta stěna žádné poškození nedostane.
    .title = Vlna dorazí na schody
stairs_wave-on = Pokud hoří i druhá polovina, běží { -shockwave } dál její otevřenou stranou.
    .title = A ještě dál
stairs_example-explosion = Exploduje dolní pole schodiště, které má stěny nahoře, vlevo a dole a vpravo je otevřené; horní polovina hoří. Na každou z těch stěn přibude { -damage-cube }, pole vpravo začne hořet a v patře pole pod horní polovinou.
    .title = Příklad: exploze na schodišti
stairs_example-wave = { -shockwave(case: "nom-cap") } dorazí na hořící pole schodiště a stěna za ním je zničená: vznítí se pole za ní, na témže podlaží. Kdyby stěna stála, vznítila by se druhá polovina schodiště.
    .title = Příklad: vlna na schodišti

## Ladders

ladders = Z podlaží do podlaží zvenku budovy.
    .title = Žebříky
ladders_engine = Na poli, kde stojí { -engine }, vezmete :ladder: { -ladder(case: "acc") } za { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Složený ho donesete na místo a tam ho vztyčíte; dřív po něm nikdo neleze.
    .title = Jak vzít žebřík
ladders_carry = S { -ladder(case: "ins") } stojí pohyb jako obvykle.
    .title = Nesení žebříku
ladders_no-load = Zároveň s { -ladder(case: "ins") } nenesete { -victim(case: "acc") } ani { -hazmat(case: "acc") }, smíte však přitom vést { -treated-victim(case: "acc") }.
    .title = Žádný jiný náklad
ladders_single = Nikdy nenesete víc než jeden { -ladder }.
    .title = Po jednom
ladders_ambulance = Do { -ambulance(case: "gen") } { -ladder } nesmí, s vámi ani sám. Chcete-li jet, nechte ho venku.
    .title = Do sanitky ne
ladders_raise = Jedině venku smíte { -ladder } vztyčit, a to za { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }; je to { -movement-action }: { -lower-half } přijde na vaše pole, { -upper-half } na odpovídající { -outside } vyššího podlaží. Od té chvíle ho už nenesete.
    .title = Vztyčení
ladders_climb = Mezi díly lezete za { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }, nebo za { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    }, když s vámi je { -victim }, { -hazmat }, nebo, proti obvyklému pravidlu, { -treated-victim }.
    .title = Lezení
ladders_enter = Totéž stojí i cesta, na jejímž jednom konci je { -upper-half } a na druhém budova: otevřeným { -window(case: "ins") } nebo zničenou { -wall(case: "ins") }.
    .title = Do budovy
ladders_upper-single = Na { -upper-half(case: "acc") } se vejde nejvýš { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter }
        [few] { $upper-half-room } { -firefighter(case: "nom-pl") }
       *[other] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Místo pro jediného hasiče
ladders_upper-work = Na { -upper-half(case: "loc") } smíte hasit i sekat: { -chop } odtud stojí jako obvykle.
    .title = Práce nahoře
ladders_upper-leave = Na { -upper-half(case: "loc") } nesmí { -victim } ani { -hazmat } zůstat bez dozoru.
    .title = Nahoře se nic nenechává
ladders_lower = { -lower-half(case: "nom-cap") } stojí na zemi. Může tam být jakýkoli počet figurek a nikomu nepřekáží, ani vozidlům.
    .title = Pata žebříku
ladders_fold = Z dolního pole { -ladder } složíte za { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Oba díly pak leží tam.
    .title = Skládání
ladders_fold-occupied = { -ladder(case: "nom-cap") } se nesmí složit, dokud na jeho { -upper-half(case: "loc") } stojí { -firefighter }.
    .title = Někdo je nahoře
ladders_fire = :fire: na kterémkoli dílu způsobí, že { -ladder } spadne: leží složený na dolním poli.
    .title = Oheň u žebříku
ladders_fire-people = Kdo v tom ohni je, toho postihne jako vždy. Hoří-li dole a na { -upper-half(case: "loc") } někdo je, pak takový { -firefighter } je { -knocked-down }, { -victim } { -lost } a nesený { -hazmat } vybuchne na dolním poli.
    .title = Kdo byl na žebříku
ladders_hazmat = { -hazmat(case: "acc-cap") } zlikvidujete jen venku na zemi. { -upper-half(case: "nom-cap") } nestačí.
    .title = Materiály až na zem
ladders_movement = Nést, vztyčit, složit { -ladder } i lézt po něm, to všechno je { -movement-action } pro všechny schopnosti a omezení specialistů.
    .title = Práce s žebříkem je pohyb
ladders_example = Ada vyleze ze země na { -upper-half(case: "acc") } za { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    } a otevřeným { -window(case: "ins") } vstoupí za { $cost-extreme_climb ->
        [one] další { $cost-extreme_climb } { -action-point }
        [few] další { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[other] dalších { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }. Když pak ven vede { -treated-victim(case: "acc") }, stojí ji to { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } na horní díl a { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } dolů.
    .title = Příklad: po žebříku nahoru a dolů
ladders_floor = Kdo { -ladder } vztyčí, řekne, do kterého podlaží vede. Chcete-li to změnit, složte ho a vztyčte znovu: nikdy neslouží oběma vyšším podlažím.
    .title = Do kterého podlaží vede
ladders_tall = Mezi díly { -ladder(case: "gen") } do třetího podlaží stojí všechno dvojnásobek: { $tall_climb ->
        [one] { $tall_climb } { -action-point(case: "acc") }
        [few] { $tall_climb } { -action-point(case: "acc-pl") }
       *[other] { $tall_climb } { -action-point(case: "gen-pl") }
    } bez nákladu, { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point(case: "acc") }
        [few] { $tall_climb-loaded } { -action-point(case: "acc-pl") }
       *[other] { $tall_climb-loaded } { -action-point(case: "gen-pl") }
    }, když je s vámi { -victim } nebo jiný náklad.
    .title = Až do podkroví

## Vehicles at these buildings

tall-vehicles = Jak vozidla slouží budovám, které nemají jen přízemí.
    .title = Vozidla u těchto budov
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } dostříkne do té poloviny budovy, u které { -engine } stojí, a to na obou podlažích. { -red-die(case: "acc-cap") } podle potřeby otočte na protější stěnu, { -black-die(case: "acc") } nikdy.
    .title = Vodní dělo u laboratoře
tall-vehicles_forbidden = Střílet nesmíte, dokud je v té polovině na kterémkoli podlaží nějaký { -firefighter }.
    .title = Nikdo v té polovině
tall-vehicles_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } přejede vozidlo na kterékoli { -parking-spot(case: "acc") } svého druhu, nejen na sousední. :engine: i tady potřebuje řidiče na palubě; :ambulance: přijede odkudkoli.
    .title = Řízení u laboratoře
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } dostříkne jen do poloviny plánu, u které { -engine } stojí. S tolika podlažími se podle nás víc hodí { -platform }.
    .title = Vodní dělo u tří podlaží
tall-vehicles_three-floors-dice = { -red-die(case: "acc-cap") } podle potřeby otočte na protější stěnu. { -black-die(case: "nom-cap") } platí, jak padla.
    .title = Kostky u tří podlaží
tall-vehicles_three-floors-people = Střílet nesmíte, dokud je v polovině, kam by voda mohla dopadnout, na kterémkoli podlaží nějaký { -firefighter }.
    .title = Nikdo v cílové polovině
tall-vehicles_garage-attic = Házejte pro něj osmistěnnou kostkou. Kam dostříkne, záleží na tom, na které straně { -engine } stojí.
    .title = Vodní dělo u autodílny s podkrovím
tall-vehicles_garage-right = Vpravo má budova jen jedno podlaží a { -deck-gun } tam funguje jako v základní hře.
    .title = Zprava
tall-vehicles_garage-left = Vlevo dostříkne do poloviny obou podlaží. { -red-die(case: "acc-cap") } smíte otočit; ukáže-li { -black-die } { $attic-gun-from } nebo víc, přičtěte { $attic-shift }, takže cílem je { -attic }, sloupce { $added-first } až { $added-last }.
    .title = Zleva
tall-vehicles_basement = { -deck-gun(case: "nom-cap") } používá jako vždy osmistěnnou kostku. { -basement(case: "nom-cap") } není { -target } pro ně ani pro { -platform(case: "acc") }, leda dírou v podlaze.
    .title = Vodní dělo a suterén

## Hydraulic platform

platform = Výtah s hadicí.
    .title = Vysokozdvižná plošina
platform_scope = Hraje se podle přání. Místo { -deck-gun(case: "gen") } tu je :platform: { -platform }.
    .title = Hra s plošinou
platform_capacity = Vejde se na ni { $platform-room ->
        [one] { $platform-room } figurka
        [few] { $platform-room } figurky
       *[other] { $platform-room } figurek
    }: hasiči, nebo { -firefighter } a s ním { -victim } či nesený { -hazmat }, nikdy však jen ohrožené osoby. Jedinou smíte naložit a nechat ji tam.
    .title = Kdo na ni smí
platform_step = Když z { -engine(case: "gen") } přestoupíte na { -platform(case: "acc") } nebo zpět, zaplatíte { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }; mezi budovou a plošinou je to za obvyklou cenu.
    .title = Nastupování a vystupování
platform_operate = Za { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_platform } { -action-point(case: "gen-pl") }
    }, Strojník za { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point(case: "acc") }
        [few] { $special_driver-platform } { -action-point(case: "acc-pl") }
       *[other] { $special_driver-platform } { -action-point(case: "gen-pl") }
    }, přejede { -platform } i s nákladem v jediné akci na kterékoli { -outside(case: "acc") } vyššího podlaží podél ulice, kde stojí { -engine }, nebo zpět na něj.
    .title = Pohyb plošiny
platform_not-movement = Pohyb { -platform(case: "gen") } je akce s vozidlem, není to { -movement-action }.
    .title = Není to pohyb
platform_who = Pohnout jí smí jen { -firefighter }, který je na { -platform(case: "loc") } nebo na { -engine(case: "loc") }.
    .title = Kdo jí smí pohnout
platform_work = Kdo je na { -platform(case: "loc") }, smí hasit, otevřít i zavřít { -window(case: "acc") } a sekat: { -chop } odtud stojí jako obvykle.
    .title = Práce z plošiny
platform_cannon = Za { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point(case: "acc") }
        [few] { $cost-extreme_cannon } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_cannon } { -action-point(case: "gen-pl") }
    }, Strojník za { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point(case: "acc") }
        [few] { $special_driver-cannon } { -action-point(case: "acc-pl") }
       *[other] { $special_driver-cannon } { -action-point(case: "gen-pl") }
    }, zasáhne její dělo bez hodu kostkami pole vedle ní, a to otevřeným { -window(case: "ins") } nebo zničenou { -wall(case: "ins") }.
    .title = Její dělo
platform_cannon-water = Každý :fire: a :smoke: se odstraní z { -target(case: "gen") } i ze všech { -adjacent(case: "gen-pl") }. Stěny a zavřené dveře vodu nepustí.
    .title = Co dělo smyje
platform_cannon-forbidden = Dělo se nesmí použít, dokud je na kterémkoli z polí, která by smylo, { -victim } nebo jiný { -firefighter }.
    .title = Nikdo v ráně
platform_stay = { -engine(case: "nom-cap") } nesmí jet, dokud na něm zase není { -platform }.
    .title = Vůz čeká

## Chemical spill

spill = Co tady vyteče, v tom se není radno brodit.
    .title = Chemická havárie
spill_scope = Hraje se podle přání. Toxické laboratorní vybavení se bere jako { -explosive-object }, jenže když se naplní jeho { -capacity }, nastane { -spill }, a ne exploze.
    .title = Hra s chemickou havárií
spill_damage = Brání v cestě jako tlustá { -wall } a nikdy nehoří. Náraz, který by na jeho pole přinesl :fire:, na něj položí { -damage-cube(case: "acc") }, nejvýš jich unese { $capacity_toxic }.
    .title = Jeho poškození
spill_markers = Žeton i jeho kostičky odejdou ze hry. Na jeho pole položte :toxic: { -toxic-marker(case: "acc") } a potom jeden po druhém další, až jich bude { $toxic-markers }.
    .title = Vytéká to
spill_next = Každý další žeton přijde náhodně na { -adjacent(case: "acc") } toho, který jste právě položili. Stěny kostky rozdělte rovným dílem mezi pole, na která přijít může, jak ukazuje tabulka.
    .title = Kam to teče
spill_no-roll = Je-li takové pole jen jediné, nehází se.
    .title = Jediná cesta
spill_walls = { -spill(case: "nom-cap") } neprojde stěnami, zavřenými dveřmi ani zavřenými okny: počítá se jen { -adjacent }.
    .title = Stěny ji zadrží
spill_dead-end = Na žádném poli neleží víc než jeden { -toxic-marker }. Není-li už kam téci, vracejte se po cestě, kterou se to rozlévalo, dokud takové pole nenajdete.
    .title = Slepé konce
spill_short = Nenajde-li se pole, ani když se vrátíte, { -spill } končí, i když žetonů leží méně než { $toxic-markers }.
    .title = Není kam téci
spill_people = Na poli s chemikáliemi je každá { -victim } { -lost }, každý { -poi } se otočí a platí pro něj totéž a každý { -firefighter } je { -knocked-down }.
    .title = Lidé v chemikáliích
spill_closed = Žádný { -firefighter } nesmí vstoupit na pole s chemikáliemi.
    .title = Sem se nesmí
spill_refill = { -poi(case: "nom-cap") }, který má přijít na pole s chemikáliemi, jde po šipkách.
    .title = Žetony ohrožených osob
spill_fire = { -toxic-marker(case: "nom-cap") } nemá žádný vliv na { -fire(case: "acc") }, { -smoke(case: "acc") }, { -hot-spot(case: "acc-pl") } ani { -hazmat(case: "acc-pl") }.
    .title = S ohněm si nepřekážejí
spill_remove = Technik chemické jednotky odstraní { -toxic-marker(case: "acc") } ze { -adjacent(case: "gen") } za { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "acc-pl") }
       *[other] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Úklid
spill_example = Náraz položí na vybavení poslední kostičku. První žeton přijde na jeho pole; kolem jsou A, B a C, kam může přijít další, a hod { $spill-example_first } určí C. Z C se vybírá mezi D a E; hod určí D, a to je slepý konec. Zpátky na C, a na E přijde další žeton bez hodu. Kolem E jsou B, F a G a hod { $spill-example_last } určí B, kde je { -victim } { -lost }.
    .title = Příklad: chemická havárie
spill_example-dice = Jeden překlad jmenuje kostky, které neexistují. Má na mysli, co padlo na obyčejné kostce.
    .title = Kostky v příkladu
spill_example-third = Prameny se neshodují, co padlo pro třetí žeton. Na konci to nic nemění: jedno z polí D a E je slepý konec a druhé se zaplní hned potom.
    .title = Třetí žeton
spill_example-blast = Než vybavení vyteče, zapálí náraz obě volná sousední pole, poškodí jedinou stěnu a položí na vybavení poslední kostičku.
    .title = Náraz v příkladu

## Basement and holes in the floor

floors = Co vybuchne dole, otevře podlahu nahoře.
    .title = Suterén a díry v podlaze
floors_outer-walls = Obvodové stěny { -basement(case: "gen") }, vyznačené černě, se nepoškozují.
    .title = Stěny pod zemí
floors_damage = Vyhodnoťte ji; potom na pole přízemí přímo nad explozí položte žeton :floor-damaged: tou stranou nahoru, na které je { -damaged-floor }.
    .title = Exploze v suterénu
floors_damaged = { -damaged-floor(case: "nom-cap") } zatím žádný účinek nemá.
    .title = Poškozená, ale pevná
floors_destroy = Z { -damaged-floor(case: "gen") } je { -destroyed-floor }, když dojde k { -explosion(case: "dat") } na tomtéž poli nebo přímo pod ním.
    .title = Druhý náraz
floors_cubes = Otočte žeton na :floor-destroyed:. Ze zásoby za to { $floor-cubes ->
        [one] odchází { $floor-cubes } { -damage-cube }
        [few] odcházejí { $floor-cubes } { -damage-cube(case: "nom-pl") }
       *[other] odchází { $floor-cubes } { -damage-cube(case: "gen-pl") }
    }, což může budově přinést { -collapse(case: "acc") }.
    .title = Co to budovu stojí
floors_fire = Odstraňte z toho pole oheň i kouř. Každý :smoke: na { -adjacent(case: "loc") } se změní v :fire: a potom se vyhodnotí vzplanutí.
    .title = Jeho oheň
floors_people = Každá { -victim } je tam { -lost }, každý { -poi } se otočí a platí pro něj totéž. Každý { -firefighter } je { -knocked-down } a { -hazmat } tam vybuchne.
    .title = Kdo tam stál
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } z toho pole se vracejí do { -pool(case: "gen") }.
    .title = Jeho žetony rozžhavení
floors_impassable = Nikdo nepřejde přes místo, kde je { -destroyed-floor }.
    .title = Díra
floors_extinguish = Z pole přízemí vedle díry smíte hasit na poli pod ní, které patří k { -basement(case: "dat") }.
    .title = Oheň na dně díry
floors_water = Zasáhne-li { -deck-gun } pole, kde je { -destroyed-floor }, ať je to { -target }, nebo leží vedle něj, působí voda na poli pod ním.
    .title = Voda do díry
floors_below = { -explosion(case: "nom-cap") } přímo pod dírou navíc změní každý :smoke: vedle díry v přízemí v :fire:; potom se vyhodnotí vzplanutí.
    .title = Exploze pod dírou
floors_wave = { -shockwave(case: "nom-cap") }, která dorazí k díře, přinese na pole pod ní :fire:, nebo tam způsobí { -explosion(case: "acc") }, pokud už hoří, a zároveň běží přes díru dál.
    .title = Vlna nad dírou
floors_refill = { -poi(case: "nom-cap") }, který má přijít na díru, leží na poli pod ní.
    .title = Žetony ohrožených osob
floors_target = Připadne-li { -advance-fire } na pole, kde je { -destroyed-floor }, je { -target } to pod ním.
    .title = Oheň připadne na díru
floors_short = Leží-li na plánu už { $floor-markers ->
        [one] jediný { $floor-markers } žeton
        [few] všechny { $floor-markers } žetony
       *[other] všech { $floor-markers } žetonů
    } podlahy, další exploze dole už žádnou podlahu nepoškodí.
    .title = Žetony podlahy už nejsou
floors_trapped = Hra končí prohrou, když je některý { -firefighter } v pasti: v { -basement(case: "loc") } nebo v přízemí, odkud už nevede žádná cesta ven.
    .title = V pasti
floors_bridge = Hraje se podle přání. Ze { -adjacent(case: "gen") } položí { -firefighter } svůj { -ladder(case: "acc") } přes místo, kde je { -destroyed-floor }, a za { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    } je z něj { -bridge }.
    .title = Žebřík jako most
floors_bridge-cross = Na přemostěné pole se vstupuje a přes ně se přechází za obvyklou cenu.
    .title = Přes most
floors_bridge-lost = { -explosion(case: "nom-cap") } přímo pod mostem se vyhodnotí jako obvykle a { -ladder } odejde ze hry.
    .title = Exploze pod mostem
floors_bridge-fall = Přijdete-li o { -bridge(case: "acc") }, na kterém stojí { -firefighter }, je ten hasič { -knocked-down } se vším, co to pro jeho náklad znamená.
    .title = Kdo stál na mostě
floors_ladder-down = Hraje se podle přání. Z pole vedle díry spustí { -firefighter } svůj { -ladder(case: "acc") } za { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } je na jeho poli, { -lower-half } přímo pod dírou, kde je { -basement }.
    .title = Žebřík do díry
floors_repair = Hraje se podle přání. Statik opraví { -damaged-floor(case: "acc") } z jejího pole nebo z pole pod ní. Na polích vedle ní a pod ní nesmí být { -fire }; { -destroyed-floor } zůstane, jaká je.
    .title = Oprava podlahy
floors_repair-cost = Oprava stojí { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } a žeton při ní zmizí.
    .title = Co oprava stojí

## Misprints and false friends

errata = Kde vás překlady mohou zmást, ačkoli o pravidle není pochyb.
    .title = Tiskové chyby a zrádná slova
errata_order = V jednom překladu, který koluje, přišly nadpisy a sloupce o své pořadí a příklad se žebříkem je roztržený. Tady je všechno zase na svém místě.
    .title = Zpřeházené sloupce
errata_attic = Portugalské slovo pro { -attic(case: "acc") } vypadá jako španělské slovo pro { -basement(case: "acc") }. V textu, který oba jazyky míchá, znamenají opak.
    .title = Podkroví, nebo suterén?
errata_knocked-down = Překlady mluví o omráčených nebo zraněných hasičích. Vždycky mají na mysli hasiče { -knocked-down(case: "acc") }.
    .title = Omráčen, zraněn, sražen k zemi
errata_shockwave = Jeden překlad v příkladu se schodištěm použil slovo, které má pro { -flashover }. Je to ale { -shockwave }.
    .title = Tlaková vlna, nebo vzplanutí?
errata_hazmat = Kde vás jeden překlad nechá lézt s nebezpečným objektem, je to { -hazmat }. Žádný { -explosive-object } nést nejde.
    .title = Materiál, nebo objekt?
errata_letters = Následky zničené podlahy označuje jeden překlad písmeny v jediné řadě, druhý v polovině začíná znovu. Jsou to tatáž pravidla.
    .title = Odstavce s písmeny

## Readings

reading_lost-victims = Kolik ztracených osob už je příliš?
    .why = Říkají to všechna vydání z obchodů, která známe; menší číslo je z úplně prvního výtisku a z jednoho převyprávění.
reading_lost-victims_retail = Prohrává se, když { $lost-to-lose_retail ->
        [one] je ztracena { $lost-to-lose_retail } osoba
        [few] jsou ztraceny { $lost-to-lose_retail } osoby
       *[other] je ztraceno { $lost-to-lose_retail } osob
    }.
reading_lost-victims_first-print = Prohrává se, už když { $lost-to-lose_first-print ->
        [one] je ztracena { $lost-to-lose_first-print } osoba
        [few] jsou ztraceny { $lost-to-lose_first-print } osoby
       *[other] je ztraceno { $lost-to-lose_first-print } osob
    }.
reading_precedence = Co má přednost, když si rozšíření a základní hra odporují?
    .why = Totéž říkají anglická i oficiální španělská pravidla.
reading_precedence_expansion = Přednost má rozšíření.
reading_precedence_add = Rozšíření základní hru doplňuje a mění jen to, co samo jmenuje.
reading_second-story = Ke kterým budovám z rozšíření { product_second-story } se dá přidat podkroví nebo suterén?
    .why = Anglická pravidla jmenují obě budovy; druhé znění se dá číst několikerým způsobem.
reading_second-story_either = Ke kterékoli z obou.
reading_second-story_board = Navrch se přidá jen jediný plán z onoho rozšíření jako další podlaží.
reading_basement-outside = Je na úrovni suterénu nějaké venku?
    .why = Anglická i oficiální španělská pravidla tam o žádném použitelném pásu polí nevědí, takže obojí znění vyjde nastejno.
reading_basement-outside_none = Není: kolem suterénu se nikdo nepohybuje.
reading_basement-outside_no-exit = Ze suterénu se ven nevychází, ale pole kolem něj to nevylučuje.
reading_attic-and-basement = Smí být ve hře podkroví i suterén zároveň?
    .why = Pravidla mluví vždy jen o jednom, nebo o druhém a sloupce na dvanáctistěnné kostce stačí jen na jediné přidané podlaží.
reading_attic-and-basement_never = Ne: je v ní jedno, nebo druhé.
reading_attic-and-basement_allowed = Ano, se dvěma krabicemi, když se skupina dohodne, která kostka určuje které podlaží.
reading_laboratory-floors = Které sloupce patří ke kterému podlaží laboratoře?
    .why = Podlaží poznáte už podle sloupce, protože černá kostka se pro její vodní dělo nikdy neotáčí. Která polovina je která, jsme zvolili sami pro případ, že to váš plán neříká.
reading_laboratory-floors_ground-left = Nižší sloupce jsou přízemí.
reading_laboratory-floors_ground-right = Nižší sloupce jsou patro.
reading_attic-above = Nad kterými sloupci autodílny je podkroví?
    .why = Vyplývá to z toho, jak vodní dělo na levé straně přičítá ke sloupci.
reading_attic-above_left = Nad levou polovinou, každý sloupec přímo nad svým.
reading_attic-above_printed = Tam, kam ho umisťují souřadnice natištěné na vašem plánu.
reading_laboratory-streets = Kde má u laboratoře ulice hasičský vůz?
    .why = Polovinu volí kostka řádků, a tak poloviny leží podél dlouhých stran. To je náš závěr.
reading_laboratory-streets_long-sides = Podél obou dlouhých stran.
reading_laboratory-streets_printed = Všude, kde má váš plán natištěná stanoviště.
reading_component-list = Co patří do krabice, i když to některý soupis vynechává?
    .why = Úplnější soupis jmenuje obě strany objektů, stránka o podkroví počítá s kostkou a plošinu neuvádí nikdo.
reading_component-list_fuller = Oboustranné objekty a dvanáctistěnná kostka tam jsou; plošina žeton nemá.
reading_component-list_shorter = Jen to, co jmenuje kratší soupis: jednostranné objekty a žádná dvanáctistěnná kostka.
reading_attic-stair-place = Kde leží žeton schodiště do podkroví?
    .why = Místo je na plánu pod ním natištěné jako symbol a žádný soupis těch míst jsme neměli k dispozici.
reading_attic-stair-place_below = Přímo pod schody podkroví.
reading_attic-stair-place_free = Na kterémkoli poli plánu pod ním, na kterém se skupina dohodne.
reading_basement-stair-half = Kterou polovinou schodiště do suterénu je ten žeton?
    .why = Žeton leží v přízemí, a to je horní konec; druhé znění opakuje větu o podkroví.
reading_basement-stair-half_upper = Je to horní polovina schodiště.
reading_basement-stair-half_lower = Je to spodní polovina schodiště.
reading_family-board-2 = Jak začíná rodinná hra na druhé straně plánu?
    .why = Neznáme pro ni žádný začátek a větší budovy začínají takto.
reading_family-board-2_rolled = S explozemi a žetony ohrožených osob podle kostek a bez poškození.
reading_family-board-2_first-only = Nijak: rodinná hra se hraje na první straně.
reading_garage-experienced = Liší se příprava autodílny pro pokročilé od přípravy základní hry?
    .why = Prameny oběma způsobům hry říkají všelijak, ale pro tento žádnou výjimku neuvádějí, a tak se nic nemění.
reading_garage-experienced_base = Ne: chystá se jako v základní hře.
reading_garage-experienced_rolled = Ano: její první exploze se určuje oběma kostkami jako v laboratoři.
reading_laboratory-explosions = Jak se na začátku rozdělí exploze v laboratoři?
    .why = Kdyby se na první neházelo, musela by se tabulka základní hry hodit na dvě podlaží. Úplnější znění to řeší.
reading_laboratory-explosions_both-dice = Oběma kostkami se hází už od první a explozi musí dostat každé podlaží.
reading_laboratory-explosions_should = Explozi by mělo dostat každé podlaží; jinak se od základní hry neliší nic.
reading_laboratory-points = Jak se po podlažích rozdělí první žetony ohrožených osob?
    .why = Se dvěma podlažími vyjde obojí znění nastejno. Držíme se doslovného; u tří podlaží nechává víc na náhodě.
reading_laboratory-points_most = Na žádném podlaží jich není víc než { $lab-points-per-floor }.
reading_laboratory-points_least = Na každém podlaží je aspoň jeden.
reading_family-extra-explosion = Co v rodinné hře přinese exploze navíc za podkroví nebo suterén?
    .why = Všechny ostatní exploze při přípravě rodinné hry jsou bez poškození a žetony rozžhavení v ní nejsou.
reading_family-extra-explosion_plain = Jen svůj oheň: žádné poškození a žádný žeton rozžhavení.
reading_family-extra-explosion_damage = Svůj oheň a poškození, ale žádný žeton rozžhavení.
reading_family-extra-explosion_full = Svůj oheň, poškození i žeton rozžhavení, jako ve hře pro pokročilé.
reading_extra-hot-spots = Jak se na plán dostanou další žetony rozžhavení za přidané podlaží?
    .why = Jedno znění mluví o kostkách a na všechny ostatní žetony rozžhavení se hází také.
reading_extra-hot-spots_rolled = Hází se na ně.
reading_extra-hot-spots_placed = Položí se, kam skupina chce.
reading_pool-short = Co když žetony rozžhavení nestačí na plán i na zásobník?
    .why = Na těch, které leží na plánu, záleží už od prvního hodu, na zásobníku až později.
reading_pool-short_board-first = Nejdřív je na řadě plán a zásobník dostane zbytek.
reading_pool-short_pool-first = Nejdřív se naplní zásobník a plán dostane zbytek.
reading_platform-start = Kde plošina začíná?
    .why = Přestup mezi oběma nic nestojí, takže je to jedno.
reading_platform-start_on-engine = Přímo na hasičském voze.
reading_platform-start_beside = Na jednom z polí, kde stojí hasičský vůz.
reading_family-engine = Co dělá hasičský vůz v rodinné hře se žebříky?
    .why = Žebříky někde být musejí, ale v rodinné hře se nejezdí.
reading_family-engine_stays = Stojí na stanovišti, které vyberete, a zůstane tam.
reading_family-engine_drives = Smí se s ním jezdit jako ve hře pro pokročilé.
reading_crew-change = Kdy v tahu se smí vyměnit specialista?
    .why = Trvá na tom jeden program, který podle těchto pravidel hraje, a jinak by šlo za jediný tah využít body navíc dvou specialistů.
reading_crew-change_first = Jen jako první akce tahu.
reading_crew-change_any = V tahu kdykoli; body navíc nového specialisty přijdou až s příštím tahem.
reading_flashover-again = Vyhodnotí se vzplanutí po výbuchu materiálů ještě jednou?
    .why = Všude jinde v těchto pravidlech se z kouře vedle ohně stane oheň, a tak by bylo divné, kdyby tady ne.
reading_flashover-again_again = Ano, dokud se něco mění.
reading_flashover-again_once = Ne: vzplanutí přichází před materiály, a jen tam.
reading_hazmat-order = V jakém pořadí vybuchuje několik nebezpečných materiálů?
    .why = Žádný pramen to neříká a někdo rozhodnout musí.
reading_hazmat-order_active = Jak si přeje hráč, který je na tahu.
reading_hazmat-order_reading-order = Od horního řádku dolů a zleva doprava.
reading_clearing-order = Co se na konci šíření ohně dělá nejdřív: berou se lidé, nebo oheň venku?
    .why = Nevíme o ničem, co by na tom záleželo.
reading_clearing-order_people-first = Nejdřív lidé, které oheň dostihl, potom oheň venku.
reading_clearing-order_outside-first = Nejdřív oheň venku, aby nikoho na ulici nedostihl.
reading_window-outside = Dá se okno otevřít a zavřít zvenčí?
    .why = Jeden pramen to říká dvakrát a druhý to nepopírá.
reading_window-outside_yes = Ano, z pole před ním.
reading_window-outside_no = Jen z pole uvnitř budovy.
reading_window-wall = Co zničí jediné poškození stěny s oknem?
    .why = Anglická pravidla mluví o stěně; druhé znění vyplývá jen z gramatiky té věty.
reading_window-wall_wall = Celý úsek stěny i s oknem v něm.
reading_window-wall_window-only = Jen okno; stěna si svou pevnost zachová.
reading_window-blast = Projde náraz otevřeným oknem?
    .why = Otevřené okno dělá z polí sousední, stejně jako otevřené dveře; že se přitom poškodí i stěna, říkají oba prameny.
reading_window-blast_passes = Projde a stěna je zničena.
reading_window-blast_stops = Stěnu zničí a tam končí.
reading_window-marker = Co se stane se žetonem otevřeného okna, když je jeho stěna zničena?
    .why = Okno, které by mohlo být otevřené, už tam není.
reading_window-marker_removed = Vezme se z plánu a může se použít znovu.
reading_window-marker_stays = Zůstane, kde je, a už se nepoužije.
reading_light-chop = Kolik stojí strhnout příčku?
    .why = Pravidla mluví jen o poškození a to dělá úder sekerou za svou vlastní cenu. Nižší cena je z jedné recenze.
reading_light-chop_chop = Úder sekerou za obvyklou cenu.
reading_light-chop_cheap = Jediný akční bod.
reading_fire-door-closed = Na které protipožární dveře se při nárazu hází?
    .why = Totéž pravidlo v jiném rozšíření jmenuje také zavřené dveře.
reading_fire-door-closed_closed = Jen na zavřené.
reading_fire-door-closed_any = Na všechny, které by náraz zničil, otevřené i zavřené.
reading_fire-door-open = Co udělá náraz s otevřenými protipožárními dveřmi?
    .why = Až na hod u zavřených jsou to obyčejné dveře.
reading_fire-door-open_as-door = Odstraní je a jde dál.
reading_fire-door-open_holds = Zaklapnou: jsou zavřené a náraz tam končí.
reading_jam-again = Co udělá další náraz se zaseknutými protipožárními dveřmi?
    .why = Druhé znění si v jediné větě samo odporuje.
reading_jam-again_adds = Přidá žeton zaseknutí bez hodu.
reading_jam-again_nothing = Skončí tam a nic nepřidá.
reading_unjam-cost = Kolik stojí odstranit zaseknutí?
    .why = Jeden pramen jmenuje akci, a tím i její cenu. Ostatní cenu neříkají, nebo říkají jinou.
reading_unjam-cost_chop = Za každý žeton zaseknutí úder sekerou za obvyklou cenu.
reading_unjam-cost_single = Za každý žeton zaseknutí jediný akční bod.
reading_unjam-cost_action = Za každý žeton zaseknutí akci, jejíž cena se neříká.
reading_unjam-cube = Spotřebuje odsekání kostičku poškození?
    .why = Budova se tím nepoškodí a o kostičce nemluví žádný pramen.
reading_unjam-cube_no = Ne.
reading_unjam-cube_yes = Ano, jako každý úder sekerou.
reading_jams-short = Co když už žádné žetony zaseknutí nejsou?
    .why = Prázdná zásoba by dveře neměla oslabit.
reading_jams-short_holds = Dveře vydrží a žádný další žeton se nepřidá.
reading_jams-short_destroyed = Dveře jsou zničeny.
reading_object-blocks = Brání výbušný objekt v cestě?
    .why = Úplnější znění to říká; druhé ho bere jako stěnu jen při poškozování.
reading_object-blocks_blocks = Ano: nikdo do něj nevstoupí ani jím neprojde a sousedství ruší.
reading_object-blocks_damage-only = Ne: jako stěna je jen tehdy, když se počítá poškození.

reading_object-damage = Čím se výbušný objekt poškozuje?
    .why = S oběma zněními se hraje stejně: náraz by tam přinesl oheň.
reading_object-damage_fire = Nárazem, který by na jeho pole přinesl nový oheň.
reading_object-damage_reach = Nárazem, který na jeho pole dorazí.
reading_capacity-test = Kdy přesně má objekt dost?
    .why = Přibývá mu po jedné kostičce, takže s oběma zněními se skoro vždy hraje stejně.
reading_capacity-test_reaches = Jakmile se dosáhne jeho kapacity.
reading_capacity-test_at-least = Když se po nárazu kostičky spočítají a je jich tolik, kolik činí jeho kapacita, nebo víc.
reading_family-object-spots = Přinášejí vybuchující objekty v rodinné hře žetony rozžhavení?
    .why = V rodinné hře se oheň nerozhořívá, takže by tyto žetony neměly žádný účinek.
reading_family-object-spots_none = Ne: jen oheň.
reading_family-object-spots_some = Ano, a cílové pole s takovým žetonem se rozhoří.
reading_object-cubes = Kam přijdou kostičky z objektu, který vybuchl?
    .why = Obojí znění je počítá do zřícení. Že se odstraní, to souhlasí s příkladem chemické havárie.
reading_object-cubes_out = Ze hry ven.
reading_object-cubes_stay = Zůstanou na jeho polích.
reading_small-object-token = Odstraní se žeton malého objektu, když vybuchne?
    .why = Z věci, která vybuchla, nic nezbude, a auto se také odstraňuje.
reading_small-object-token_removed = Ano.
reading_small-object-token_stays = Ne: zůstane na místě bez jakéhokoli účinku.
reading_stair-wave = Záleží na bočních stěnách, když vlna dorazí na schodiště?
    .why = Jeden pramen výslovně říká, že ne; druhý mlčí.
reading_stair-wave_opposite = Ne: záleží jen na té přímo vpředu.
reading_stair-wave_all = Ano: je-li některá z bočních stěn zničená, vlna tudy smí odejít.
reading_stair-example = Kam v patře přijde oheň z příkladu?
    .why = Směr uvádí jen jeden pramen a k pravidlu o otevřené straně se hodí.
reading_stair-example_open-side = Na pole pod horní polovinou, na její otevřené straně.
reading_stair-example_any-empty = Na prázdné pole vedle horní poloviny; na které straně, se neříká.
reading_ladder-pick-up = Kde musí stát ten, kdo bere žebřík?
    .why = Takto se dá číst obojí znění a i hasič na palubě je na těchto polích.
reading_ladder-pick-up_spaces = Na poli, kde stojí hasičský vůz, ať se na něm veze, nebo ne.
reading_ladder-pick-up_truck = U hasičského vozu, to znamená vedle něj nebo na palubě.
reading_ladder-limits = Platí další omezení žebříků: nést jen jeden, do sanitky ne, nikomu nepřekážejí?
    .why = Má je jen jeden pramen. Jsou rozumná a tomu, co říká druhý, neodporují.
reading_ladder-limits_strict = Platí.
reading_ladder-limits_free = Neplatí: nic se o nich neříká.
reading_ladder-fire = Co dalšího se stane, když žebřík kvůli ohni spadne?
    .why = Úplnější znění odpovídá na to, na co by se zeptal každý stůl; druhé mlčí.
reading_ladder-fire_full = Žebřík spadne a odnesou to i ti, kdo jsou v ohni nebo nad ním.
reading_ladder-fire_ladder-only = Spadne jen žebřík; komu nehoří na vlastním poli, tomu se nic nestane.
reading_fold-occupied = Smí se žebřík složit, když na něm nahoře někdo je?
    .why = Při skutečném požáru by to tak člověk udělal.
reading_fold-occupied_no = Ne.
reading_fold-occupied_down = Ano, a hasič z vršku se sveze dolů s ním.
reading_tall-ladder = Co na žebříku do třetího podlaží stojí dvojnásobek?
    .why = Čísla udává jeden pramen, a jen pro cestu mezi díly.
reading_tall-ladder_between = Jen pohyb mezi jeho díly.
reading_tall-ladder_all = Každý pohyb po žebříku, i ten do budovy.
reading_drive-anywhere = Co je zvláštního na řízení u laboratoře?
    .why = Tyto plány mají málo stanovišť, a tak dává smysl jediná cena za všechna. Druhé znění možná skrývá totéž pravidlo.
reading_drive-anywhere_any-spot = Vozidlo přejede rovnou na kterékoli ze svých stanovišť.
reading_drive-anywhere_any-firefighter = Vozidlo smí poslat kterýkoli hasič, ať je kdekoli.
reading_three-floors-reach = Kam dostříkne vodní dělo u tří podlaží?
    .why = Říká to jeden pramen a shoduje se to s laboratoří.
reading_three-floors-reach_half = Jen do poloviny plánu u hasičského vozu.
reading_three-floors-reach_all = Na kterékoli pole budovy, protože žádné omezení se neuvádí.
reading_three-floors-dice = Co s černou kostkou u tří podlaží?
    .why = Bez sloupce by nebylo cílové pole a laboratoř má totéž pravidlo.
reading_three-floors-dice_as-rolled = Neotáčí se.
reading_three-floors-dice_unused = Nepoužije se.
reading_gun-people = Kvůli komu se u budovy s podkrovím nesmí z vodního děla střílet?
    .why = Základní hra a laboratoř jmenují jen hasiče, a stejně tak i pramen, který si tu odporuje.
reading_gun-people_firefighters = Jen kvůli hasičům v cílové polovině.
reading_gun-people_victims-too = Kvůli hasičům i ohroženým osobám v cílové polovině.
reading_garage-right = Jaká pravidla vodního děla platí zprava u autodílny s podkrovím?
    .why = Podkroví kryje jen levou polovinu, takže není co podmiňovat.
reading_garage-right_single-floor = Ta ze základní hry, protože pravá strana má jen jedno podlaží.
reading_garage-right_if-single = Ta ze základní hry, ale jen když nad tou stranou nic nestojí.
reading_platform-victim = Může být ohrožená osoba na plošině sama?
    .why = Ohrožená osoba nechodí, a tak dává větší smysl, že ji tam někdo nechá, než že sama nastoupí.
reading_platform-victim_left = Ano: osobu smíte naložit a odejít.
reading_platform-victim_boards = Ano, a osoby smějí dokonce samy nastoupit.
reading_platform-step = Kolik stojí nástup na plošinu a výstup z ní?
    .why = Obě znění se shodují, že výstup u vozu je zdarma; cenu u budovy uvádí jen jedno.
reading_platform-step_free-at-engine = U vozu nic, u budovy jako obvykle.
reading_platform-step_usual-on = Všude jako obvykle, jen výstup u vozu ne.
reading_platform-who = Kdo smí plošinou pohnout?
    .why = Na otázku odpovídá znění o hasiči; to druhé říká jen, kam plošina smí.
reading_platform-who_aboard = Hasič, který je na plošině nebo na hasičském voze.
reading_platform-who_anyone-there = Kterýkoli hasič, dokud je plošina na straně, kde stojí hasičský vůz.
reading_cannon-people = Kvůli komu se dělo plošiny nesmí použít?
    .why = Prameny se liší a prokázat se nedá ani jeden, a tak volíme opatrnou cestu.
reading_cannon-people_area = Kvůli každé ohrožené osobě a jinému hasiči na poli, které by smylo.
reading_cannon-people_target-space = Kvůli každé ohrožené osobě, žetonu ohrožené osoby a jinému hasiči na jeho cílovém poli.
reading_cannon-people_victim-area = Kvůli každé ohrožené osobě na poli, které by smylo.
reading_spill-markers = Kolik žetonů chemikálií havárie přinese?
    .why = Tolik jich je v krabici a v každém příkladu.
reading_spill-markers_five = I s prvním dohromady { $toxic-markers }.
reading_spill-markers_five-more = Po prvním ještě { $toxic-markers }, pokud žetony stačí.
reading_spill-walls = Zadrží stěny rozlité chemikálie?
    .why = Jeden pramen mluví o sousedních polích a všude jinde stěny sousedství ruší.
reading_spill-walls_stop = Ano, stejně jako zavřené dveře a okna.
reading_spill-walls_pass = Ne: prosáknou.
reading_spill-dead-end = Co když se chemikálie dostanou do slepého konce?
    .why = Příklad se vrací, i tam, kde obecné znění mluví o dalším hodu.
reading_spill-dead-end_back = Vrátí se po své cestě na pole, které má volného souseda.
reading_spill-dead-end_reroll = Hází se znovu, dokud kostka neurčí pole, které se hodí.
reading_toxic-short = Co když pro všechny žetony chemikálií pole nezbude?
    .why = Co nejde položit, to se nepoloží.
reading_toxic-short_ends = Havárie končí.
reading_toxic-short_jump = Další žeton přijde na nejbližší pole, na které přijít může.
reading_spill-people = Kdo je na poli s chemikáliemi ztracen?
    .why = Doslovné znění jmenuje ohrožené osoby; se skrytými nakládáme jako u díry v podlaze.
reading_spill-people_victims = Ohrožené osoby, i ty ještě skryté; hasiči jsou sraženi k zemi.
reading_spill-people_visible = Jen otočené ohrožené osoby; skrytý žeton zůstane.
reading_spill-people_persons = Všechny osoby, ať to znamená cokoli.
reading_spill-example = Na které pole přijde třetí žeton z příkladu?
    .why = Bez obrázku se to rozhodnout nedá a na konci to nic nemění.
reading_spill-example_first-of-two = Na první ze dvou zbylých.
reading_spill-example_second-of-two = Na druhé ze dvou zbylých.
reading_spill-example-blast = Co ještě udělá náraz z příkladu?
    .why = Doslovný překlad má čísla, volný žádná.
reading_spill-example-blast_counted = Oheň na obou sousedních polích a poškození jediné stěny.
reading_spill-example-blast_uncounted = Oheň na polích kolem a poškození stěn kolem.
reading_basement-walls = Které stěny suterénu se nepoškozují?
    .why = Jeden pramen uvádí jejich barvu, a ta odpovídá tisku.
reading_basement-walls_black = Obvodové, vyznačené černě.
reading_basement-walls_outer = Obvodové, ať mají barvu jakoukoli.
reading_floor-above = Nad kterým polem se podlaha poškodí?
    .why = Pravidlo mluví o explozích dole, ať je způsobilo cokoli; znění se liší jen u materiálů a objektů.
reading_floor-above_explosion = Nad každou explozí v suterénu.
reading_floor-above_target-space = Jen nad cílovým polem hodu.
reading_floor-cubes = Co se stane s kostičkami, které zničená podlaha stojí?
    .why = Zásoba se zmenší tak jako tak o stejně. Nikdy se neberou ze stěn.
reading_floor-cubes_placed = Vezmou se ze zásoby a položí na žeton.
reading_floor-cubes_out = Vezmou se ze zásoby a odejdou ze hry.
reading_floor-people = Kdo je ztracen, když podlaha povolí?
    .why = Hasiči jsou sraženi k zemi, jak říká totéž pravidlo; míněni tedy mohou být jen ostatní.
reading_floor-people_victims = Ohrožené osoby a žetony ohrožených osob.
reading_floor-people_persons = Všechny osoby, ať to znamená cokoli.
reading_floor-hot-spots = Co s žetony rozžhavení, když podlaha povolí?
    .why = Díra hořet nemůže, takže nový by tam neměl žádný účinek.
reading_floor-hot-spots_return = Ty z toho pole se vracejí do zásobníku.
reading_floor-hot-spots_place = Jeden ze zásobníku se tam položí.
reading_extinguish-below = Odkud se dá hasit oheň pod dírou?
    .why = Na díře nikdo stát nemůže, a tak je nejlepší místo vedle ní. Kde, to neříká žádný z pramenů.
reading_extinguish-below_beside = Z pole přízemí vedle díry.
reading_extinguish-below_anywhere-below = Jen ze suterénu jako na každém jiném poli.
reading_explosion-below = Co nahoře udělá exploze pod dírou?
    .why = Úplnější znění to říká a všude jinde po novém ohni následuje vzplanutí.
reading_explosion-below_flashovers = Z kouře vedle díry se stane oheň a následuje vzplanutí.
reading_explosion-below_smoke-only = Z kouře vedle díry se stane oheň, a víc nic.
reading_target-hole = Co když oheň připadne na díru?
    .why = Žetony ohrožených osob také propadnou, a voda rovněž.
reading_target-hole_below = Cílem je pole pod ní.
reading_target-hole_arrows = Jde se po šipkách na první pole, které může být cílem.
reading_target-hole_none = Nestane se nic.
reading_floors-short = Co když už žádné žetony podlahy nejsou?
    .why = Jako u všech žetonů: co není, to se položit nedá.
reading_floors-short_stop = Žádná další podlaha se nepoškodí.
reading_floors-short_substitute = K označení poslouží cokoli jiného.
reading_trapped = Kdy je hasič v pasti a co potom?
    .why = Jasnější znění jmenuje obě místa. Že se tím prohrává, je náš závěr.
reading_trapped_either-floor = V suterénu nebo v přízemí, odkud není cesta ven: hra je prohraná.
reading_trapped_basement-or-blocked = V suterénu nebo kdekoli, kde cestu zavalila podlaha: hra je prohraná.
reading_bridge-place = Kde most leží a kolik stojí?
    .why = Most, který by ležel vedle díry, by nic nepřemostil. Na ceně se obojí znění shoduje.
reading_bridge-place_over = Přes díru, položený z pole vedle ní.
reading_bridge-place_beside = Na poli vedle díry.
reading_bridge-enter = Smí se na mostě stát?
    .why = K obvyklému pohybu patří i to, že se člověk cestou zastaví.
reading_bridge-enter_cross = Ano: vstupuje se na něj a přechází se jako obvykle.
reading_bridge-enter_enter = Na jeho pole se smí vstoupit; nic dalšího se neříká.
reading_bridge-lost = Co udělá exploze dole s mostem?
    .why = Obojí znění říká, že žebřík je pryč; my napřed vyhodnotíme explozi.
reading_bridge-lost_after = Exploze se vyhodnotí, potom žebřík odejde ze hry.
reading_bridge-lost_before = Žebřík je zničen, potom se exploze vyhodnotí.
reading_bridge-fall = Co se stane s hasičem na mostě, o který přijdete?
    .why = Totéž by mu udělala i propadlá podlaha.
reading_bridge-fall_knocked-down = Je sražen k zemi.
reading_bridge-fall_falls = Ocitne se na poli pod ním, bez úrazu, pokud tam nehoří.
reading_ladder-down-half = Kde stojí pata žebříku spuštěného dírou?
    .why = Žebřík jde rovnou dolů.
reading_ladder-down-half_under = Na poli pod dírou.
reading_ladder-down-half_beside = Na poli suterénu vedle toho pod dírou.
reading_repair-fire = Je k opravě podlahy třeba, aby kolem nehořelo?
    .why = Ostatní opravy, které Statik dělá, mají tutéž podmínku.
reading_repair-fire_free = Ano: na polích vedle ní a pod ní nesmí být oheň.
reading_repair-fire_anyway = Ne: oheň tam nevadí.
reading_repair-cost = Kolik stojí oprava podlahy?
    .why = Cenu neuvádí žádný z pramenů, a tak bereme tu, za kterou Statik opravuje jiné věci.
reading_repair-cost_repair = Tolik, kolik oprava stěny.
reading_repair-cost_free = Nic.
