# Flash Point in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Záchranáři: Boj s ohněm
    .about = Dům hoří, uvnitř jsou lidé a vy všichni jste hasiči: dostaňte je ven dřív, než se budova zřítí.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
    .of = 0d689f747dc3
product_base = Záchranáři: Boj s ohněm
    .of = b2ddc8d2abdd
product_extreme-danger = Extreme Danger
    .of = 5072c9ac7fc8
product_second-story = Druhé podlaží
    .of = 9c7e08404309
source_B = Flash Point: Fire Rescue, anglická pravidla a pomůcka (začátek)
    .of = e44eee7f1b0e
source_I = Dva otevřené programy, které hrají základní hru, a skeny jejích plánů
    .of = 86aefd9adfa7
source_P = Pomůcky, přehled žetonů a souhrny přípravy základní hry
    .of = 0b9fe19c9289
source_G = Německé převyprávění německé příručky
    .of = 617bdf86cc09
source_N = Extreme Danger, anglická pravidla (začátek)
    .of = 7cdd4d6c6199
source_D = Extreme Danger, oficiální španělské vydání (začátek)
    .of = ce3a9d537721
source_Z = Extreme Danger, pravidla v češtině
    .of = 0dc780e0ae1e
source_E = Extreme Danger, překlad fanoušků do španělštiny, zčásti do portugalštiny
    .of = d56a47cbbe51
source_T = Poznámky jednoho hráče k Extreme Danger v čínštině
    .of = edc2b92c10aa
source_U = Urban Structures, pravidla (anglicky a italsky)
    .of = 2f942368a705
source_S = { "2nd Story" }, jak ji líčí recenzenti
    .of = 0d2ce79056d5
source_W = Dangerous Waters, pravidla v japonštině: tytéž požární dveře
    .of = 1ab8d0b9bcc0
source_H = Ludolex: kde žádný pramen nic neříká
    .of = f306d777283f
module_garage = Autodílna
    .about = Přízemní budova s okny, protipožárními dveřmi a, chcete-li, s autem, které může vybuchnout.
    .of = 09e477ed7791
module_laboratory = Laboratoř
    .about = Dvě podlaží spojená schodištěm, k tomu žebříky a na přání laboratorní vybavení, které vybuchuje nebo vytéká.
    .of = ab621920cf8a
module_attic = Podkroví
    .about = Ještě jedno podlaží navrchu, s dvanáctistěnnou kostkou a více explozemi.
    .of = cf11ccfbc41b
module_basement = Suterén
    .about = Ještě jedno podlaží vespod; exploze v něm trhají díry do přízemí.
    .of = 3937188ee7d2
module_second-story-building = Budova z rozšíření { product_second-story }
    .about = Dům z tohoto rozšíření; tady jen jako místo pro podkroví nebo suterén.
    .of = 6d40995e18f8
mode_family = Rodinná hra
    .about = Oheň, lidé a stěny, a víc se hlídat nemusí.
    .of = 831b1951a90a
mode_experienced = Hra pro pokročilé
    .about = Se specialisty, nebezpečnými materiály, žetony rozžhavení a vozidly.
    .of = 677c5558298f
option_board = Strana základního plánu
    .of = bf349dda992f
option_board_board-1 = První strana
    .of = b7507f960d8e
option_board_board-2 = Druhá strana
    .of = f49dc96fedf1
option_level = Obtížnost
    .of = 73f0e6a51c26
option_level_recruit = Rekrut
    .of = 6cea06d52c92
option_level_veteran = Veterán
    .of = c64b18ea80f7
option_level_heroic = Hrdina
    .of = 5b9dd20c214d
option_explosive-objects = Výbušné objekty
    .about = Auto v autodílně nebo vybavení laboratoře může vybuchnout.
    .of = 1c24b754f56d
option_explosive-objects_off = Bez nich
    .of = 749d2ed8d707
option_explosive-objects_on = S nimi
    .of = 77cf2fb87795
option_platform = Vysokozdvižná plošina
    .about = Hasičský vůz místo střílení z vodního děla vyváží lidi nahoru.
    .of = 12747c8b2d27
option_platform_off = Bez ní
    .of = 1b014d84b83f
option_platform_on = S ní
    .of = 865c971da6c4
option_spill = Chemická havárie
    .about = Kus laboratorního vybavení po příliš mnoha poškozeních vyteče.
    .of = 1b58ddc44921
option_spill_off = Bez ní
    .of = 7f69f2acf239
option_spill_on = S ní
    .of = f29a426608f9
option_bridge = Žebřík jako most
    .about = Žebřík se smí položit přes díru v přízemí.
    .of = e69c17d543bc
option_bridge_off = Bez něj
    .of = 3dad8e5f9ea4
option_bridge_on = S ním
    .of = 93691def151b
option_ladder-down = Žebřík do díry
    .about = Žebřík smí vést dírou do suterénu.
    .of = 70da36564b98
option_ladder-down_off = Bez něj
    .of = 947c2bf986e2
option_ladder-down_on = S ním
    .of = 5c6f26814fad
option_repair = Opravy podlah
    .about = Statik smí opravit poškozenou podlahu.
    .of = 7ce5b2461014
option_repair_off = Bez nich
    .of = 30df90cc09f7
option_repair_on = S nimi
    .of = 5f33d3a08229

## Aim of the game

goal = Hrajete spolu a proti vám všem stojí hořící budova.
    .title = Cíl hry
    .of = 2be46c59e8d2
goal_players = Hra je pro { $players-min } až { $players-max } hráčů, kteří společně vyhrají, nebo společně prohrají.
    .title = Hráči
    .of = f977d34b4459
goal_firefighters = Každý hýbe vlastním { -firefighter(case: "ins") }. Poradit se můžete o všem, ale co udělá ten váš, rozhodujete jen vy.
    .title = Hasiči
    .of = 221d5ba19559
goal_family = V { -family-game(case: "loc") } nejsou { -specialist(case: "nom-pl") }, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") } ani { -flare-up } a žádné vozidlo nejezdí ani nestříká.
    .title = Rodinná hra
    .of = 8e0e5797b8b7
goal_experienced = Ve { -experienced-game(case: "loc") } platí všechna pravidla a sami si volíte, jak těžké to bude.
    .title = Hra pro pokročilé
    .of = 55da17c70e74
goal_win = Vyhráváte, jakmile { $rescued-to-win ->
        [one] je { $rescued-to-win } { -victim } { -rescued }
        [few] jsou { $rescued-to-win } { -victim(case: "nom-pl") } { -rescued(case: "nom-pl") }
       *[other] je { $rescued-to-win } { -victim(case: "gen-pl") } { -rescued(case: "neut") }
    }.
    .title = Výhra
    .of = 7c04b3059564
goal_lost-victims = Prohráváte, jakmile { $lost-to-lose_retail ->
        [one] je { $lost-to-lose_retail } { -victim } { -lost }
        [few] jsou { $lost-to-lose_retail } { -victim(case: "nom-pl") } { -lost(case: "nom-pl") }
       *[other] je { $lost-to-lose_retail } { -victim(case: "gen-pl") } { -lost(case: "neut") }
    }.
    .title = Příliš mnoho ztrát
    .of = 018fe366c9fb
goal_collapse = Jakmile se má položit poslední z { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[other] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }, dochází ke { -collapse(case: "dat") } a okamžitě prohráváte.
    .title = Budova padá
    .of = 6d52d3390a2f

## Boards

boards = Na čem se hraje a jak se v tom vyznat.
    .title = Herní plány
    .of = e792019a8ef2
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
    .of = 0d3999915217
boards_outside = Kolem budovy vede pás { -outside(case: "gen-pl") }. { -firefighter(case: "nom-cap") } tam smí stát i chodit a oheň tam nezůstává.
    .title = Venku
    .of = 80c9725b5c4c
boards_adjacent = { -adjacent(case: "nom-cap") } je to hned vedle: nahoře, dole, vlevo, nebo vpravo, nikdy šikmo.
    .title = Co spolu sousedí
    .of = 3bb29adcf12c
boards_blocked = Celá i poškozená { -wall } a zavřené { -door } dělí dvě pole od sebe, takže spolu nesousedí. Zničená stěna už nedělí nic.
    .title = Co sousedství ruší
    .of = 913229d99538
boards_walls = Každý úsek { -wall(case: "gen") } snese { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "acc-pl") }
       *[other] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; s tolika je zničen.
    .title = Stěny
    .of = bf27d8415ded
boards_doors = :door: { -door(case: "nom-cap") } jsou otevřené, nebo zavřené, jak ukazuje jejich žeton. { -doorway(case: "nom-cap") } v obvodové stěně žeton nemá a je vždy otevřený.
    .title = Dveře a průchody
    .of = e4af47791767
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
    .of = bb9ab2e72c19
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } této strany, každý na kraji budovy; udává se řádek a sloupec.
    .title = První strana: průchody
    .of = af3f69f700c9
boards_parking-1 = V každé ulici je jedno { -parking-spot } pro { -ambulance(case: "acc") } a jedno pro { -engine(case: "acc") }, každé dlouhé { $parking-length ->
        [one] { $parking-length } pole
        [few] { $parking-length } pole
       *[other] { $parking-length } polí
    }. Nahoře a dole udává tabulka sloupce, po stranách řádky.
    .title = První strana: stanoviště
    .of = 41226dbc825b
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
    .of = 2d7475256321
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } této strany, každý na kraji budovy; udává se řádek a sloupec.
    .title = Druhá strana: průchody
    .of = bb94ce316b18
boards_parking-2 = I tady má každá ulice jedno místo pro { -ambulance(case: "acc") } a jedno pro { -engine(case: "acc") }: nahoře a dole jsou to sloupce, po stranách řádky.
    .title = Druhá strana: stanoviště
    .of = 1a2bef88e93e
boards_doors-not-passages = Jedno převyprávění pravidel na síti má některé dveře první strany za volné průchody. Dveře to ale jsou, na tištěném plánu je vidíte.
    .title = Dveře, ne průchody
    .of = c85e171a2db9
boards_arrows = Na každém poli je natištěná šipka. Nemůže-li žeton na některém poli ležet, jděte po šipkách na první pole, kde ležet může.
    .title = Šipky
    .of = 2c25b5fc0ece
boards_precedence = Extreme Danger se bez základní hry neobejde. Jeho pravidla se k základním přidávají, a kde si obě sady odporují, má přednost rozšíření.
    .title = Rozšíření a základní hra
    .of = 3ef1e02dbf5a
boards_two-boards = Velký plán má na jedné straně autodílnu a na druhé laboratoř, poloviční plán podkroví a suterén. S jednou krabicí tedy žádná hra nevyužije obě strany téhož plánu.
    .title = Dva oboustranné plány
    .of = 6e83524d2645
boards_floors = Autodílna i laboratoř se hrají buď samy, nebo každá s podkrovím navrchu či se suterénem vespod.
    .title = Kolik podlaží
    .of = a070d5231328
boards_garage = Autodílna je budova, která má { $floors_garage_alone ->
        [one] { $floors_garage_alone } podlaží
        [few] { $floors_garage_alone } podlaží
       *[other] { $floors_garage_alone } podlaží
    }. Přináší :window: okna, :fire-door: protipožární dveře a na přání výbušné auto. Na její druhé straně je laboratoř.
    .title = Autodílna
    .of = 7b09b239b9b9
boards_laboratory = Laboratoř má { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } podlaží
        [few] { $floors_laboratory_alone } podlaží
       *[other] { $floors_laboratory_alone } podlaží
    }. Přidává :stairs: schodiště, :ladder: žebříky a na přání plošinu, výbušné vybavení a chemickou havárii. Na její druhé straně je autodílna.
    .title = Laboratoř
    .of = 621cfdd7a474
boards_attic-or-basement = { -attic(case: "nom-cap") } i { -basement } se vždy přidává k jiné budově, a nikdy ne obojí zároveň.
    .title = Podkroví, nebo suterén
    .of = 7a77c6d8e476
boards_both = Ve hře je buď { -attic }, nebo { -basement }. S obojím najednou pravidla nepočítají, ani když máte dvě krabice.
    .title = Obojí najednou
    .of = bbc61d18cded
boards_second-story = { -attic(case: "nom-cap") } nebo { -basement } můžete přidat i ke kterékoli budově z rozšíření { product_second-story }. Pro samotnou budovu platí pravidla onoho rozšíření.
    .title = K budově z rozšíření { product_second-story }
    .of = 4b1dcd8d1c72
boards_inner-ways = Do druhého podlaží, podkroví a suterénu se jde uvnitř po { -stairs(case: "loc") }, nebo zvenčí po přenosných { -ladder(case: "loc-pl") }. Schodiště je natištěné, nebo se pro podkroví či suterén položí jeho žeton.
    .title = Kudy do jiných podlaží
    .of = 07c1cbd93949
boards_no-throwing = Z vyšších podlaží nikdo neshazuje { -victim(case: "acc-pl") }, { -hazmat(case: "acc-pl") } ani nic jiného.
    .title = Nic se neshazuje
    .of = 098935048ca7
boards_basement-outside = { -basement(case: "nom-cap") } nemá žádná { -outside(case: "acc-pl") }: na té úrovni se nikdo nepohybuje kolem budovy ani z ní nevychází.
    .title = Dole není venku
    .of = a23df7e73a84
boards_own-plans = Soupis natištěných stěn, oken a dveří těchto plánů se nám do rukou nedostal. Kde tento společník kreslí jejich půdorys, je to náš vlastní návrh.
    .title = Naše vlastní půdorysy
    .of = d2c0ebd0a2ab
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
    .of = 70eecfcb015f
boards_attic-columns = Přidané podlaží má { $floor-rows ->
        [one] { $floor-rows } řádek
        [few] { $floor-rows } řádky
       *[other] { $floor-rows } řádků
    } a sloupce { $added-first } až { $added-last }, na které ukáže jen dvanáctistěnná kostka.
    .title = Sloupce přidaného podlaží
    .of = 512d787ede0e
boards_attic-above = Na autodílně sedí { -attic } nad levou polovinou: pod každým sloupcem podkroví leží ten, jehož číslo je o { $attic-shift } menší.
    .title = Co je pod podkrovím
    .of = 675bf513c0ef
boards_laboratory-streets = { -engine(case: "nom-cap") } má { -parking-spot } podél každé z obou dlouhých stran, nad budovou i pod ní.
    .title = Ulice u laboratoře
    .of = c65c32b0119e

## Components

components = Co budete mít na stole.
    .title = Součásti
    .of = 4e246ef9840f
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
    .of = 2556aa199e28
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
    .of = e3daea58f73f
components_dice-eight = K tomu { -black-die }, která má { $die-black ->
        [one] { $die-black } stěnu
        [few] { $die-black } stěny
       *[other] { $die-black } stěn
    }: vyžaduje ji vodní dělo nebo první exploze.
    .title = Osmistěnná kostka
    .of = 156cc68ccb14
components_board = Oboustranný plán základní hry.
    .title = Základní plán
    .of = df14a36570c3
components_second-story = Oba plány budovy a všechno ostatní, co rozšíření žádá.
    .title = Plány z rozšíření { product_second-story }
    .of = d7f8ee436ea8
components_firefighters = { $firefighters ->
        [one] { $firefighters } { -firefighter }
        [few] { $firefighters } { -firefighter(case: "nom-pl") }
       *[other] { $firefighters } { -firefighter(case: "gen-pl") }
    }, každý v jiné barvě.
    .title = Hasiči
    .of = 287b4e6ef047
components_fire = { $fire-markers ->
        [one] { $fire-markers } žeton
        [few] { $fire-markers } žetony
       *[other] { $fire-markers } žetonů
    }, které mají na jedné straně :smoke: { -smoke(case: "acc") } a na druhé :fire: { -fire(case: "acc") }.
    .title = Žetony ohně
    .of = ef84ab626485
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
    .of = 10dd992abd54
components_damage = { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube }
        [few] { $damage-cubes } { -damage-cube(case: "nom-pl") }
       *[other] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }. Jiné nejsou: jsou zásobou i hodinami budovy.
    .title = Kostičky poškození
    .of = e9eaaa0b6ee5
components_doors = { $door-markers ->
        [one] { $door-markers } :door: { -door }
        [few] { $door-markers } :door: { -door }
       *[other] { $door-markers } :door: { -door(case: "gen") }
    }: jedna strana žetonu je otevřená, druhá zavřená.
    .title = Dveře
    .of = cfac501f4f70
components_hot-spots = { $hot-spot-markers ->
        [one] { $hot-spot-markers } :hot-spot: { -hot-spot }
        [few] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "nom-pl") }
       *[other] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "gen-pl") }
    }.
    .title = Žetony rozžhavení
    .of = 780fe61fc574
components_hazmats = { $hazmat-markers ->
        [one] { $hazmat-markers } :hazmat: { -hazmat }
        [few] { $hazmat-markers } :hazmat: { -hazmat(case: "nom-pl") }
       *[other] { $hazmat-markers } :hazmat: { -hazmat(case: "gen-pl") }
    }.
    .title = Nebezpečné materiály
    .of = 6a55bab45a9c
components_markers = { $action-markers ->
        [one] { $action-markers } žeton
        [few] { $action-markers } žetony
       *[other] { $action-markers } žetonů
    } na ušetřené { -action-point(case: "acc-pl") }.
    .title = Žetony akcí
    .of = fae87f7fabdd
components_heal = { $heal-markers ->
        [one] { $heal-markers } žeton
        [few] { $heal-markers } žetony
       *[other] { $heal-markers } žetonů
    } pro { -treated-victim(case: "acc-pl") }.
    .title = Žetony ošetření
    .of = 1cb88687c75c
components_vehicles = Jeden :engine: { -engine } a jedna :ambulance: { -ambulance }.
    .title = Vozidla
    .of = 781e13584b42
components_specialists = { $specialist-cards ->
        [one] { $specialist-cards } { -specialist }
        [few] { $specialist-cards } { -specialist(case: "nom-pl") }
       *[other] { $specialist-cards } { -specialist(case: "gen-pl") }
    }, každý se svou kartou.
    .title = Specialisté
    .of = 9c8908d18e5d
components_extreme = Co přidává rozšíření. Co patří k plánu, se kterým nehrajete, zůstane v krabici.
    .title = Z rozšíření Extreme Danger
    .of = 54b44269f93f
components_extreme_garage = Velký plán, autodílnou nahoru.
    .title = Plán autodílny
    .of = de6e3ab30f73
components_extreme_laboratory = Velký plán, laboratoří nahoru.
    .title = Plán laboratoře
    .of = 8a1273082ee1
components_extreme_attic = Poloviční plán, podkrovím nahoru.
    .title = Plán podkroví
    .of = 4e8d258120b1
components_extreme_basement = Poloviční plán, suterénem nahoru.
    .title = Plán suterénu
    .of = 3fa11bc237c4
components_extreme_windows = Žetonů otevřených :window: { -window(case: "gen-pl") } je { $open-windows }; zavřená okna žeton nepotřebují.
    .title = Otevřená okna
    .of = 893925475ba1
components_extreme_doors = Ještě { $extra-doors ->
        [one] { $extra-doors } obyčejné :door: { -door }
        [few] { $extra-doors } obyčejné :door: { -door }
       *[other] { $extra-doors } obyčejných :door: { -door(case: "gen") }
    }.
    .title = Další dveře
    .of = 11b2608d092d
components_extreme_fire-doors = { $fire-door-markers ->
        [one] { $fire-door-markers } zelené :fire-door: { -fire-door }
        [few] { $fire-door-markers } zelené :fire-door: { -fire-door }
       *[other] { $fire-door-markers } zelených :fire-door: { -fire-door(case: "gen") }
    }.
    .title = Protipožární dveře
    .of = 9c820b5dbf2b
components_extreme_jams = { $jam-markers ->
        [one] { $jam-markers } :jam: { -jam-marker }
        [few] { $jam-markers } :jam: { -jam-marker(case: "nom-pl") }
       *[other] { $jam-markers } :jam: { -jam-marker(case: "gen-pl") }
    }.
    .title = Žetony zaseknutí
    .of = dc2c6f44f177
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
    .of = 14ea670377c5
components_extreme_stairs = { $stair-markers ->
        [one] { $stair-markers } žeton
        [few] { $stair-markers } žetony
       *[other] { $stair-markers } žetonů
    } :stairs: schodiště; v jedné hře se použije jen jediný.
    .title = Žetony schodiště
    .of = 39198bd43039
components_extreme_large-object = { $objects_large ->
        [one] { $objects_large } velký žeton
        [few] { $objects_large } velké žetony
       *[other] { $objects_large } velkých žetonů
    }: na jedné straně :car: auto, na druhé výbušné laboratorní vybavení.
    .title = Velký objekt
    .of = 056929beb69e
components_extreme_small-object = { $objects_small ->
        [one] { $objects_small } malý žeton
        [few] { $objects_small } malé žetony
       *[other] { $objects_small } malých žetonů
    }: na jedné straně výbušné, na druhé toxické laboratorní vybavení.
    .title = Malý objekt
    .of = 79a30bad5524
components_extreme_toxic = { $toxic-markers ->
        [one] { $toxic-markers } :toxic: { -toxic-marker }
        [few] { $toxic-markers } :toxic: { -toxic-marker(case: "nom-pl") }
       *[other] { $toxic-markers } :toxic: { -toxic-marker(case: "gen-pl") }
    }.
    .title = Žetony chemikálií
    .of = e4952cf60ad4
components_extreme_floors = { $floor-markers ->
        [one] { $floor-markers } žeton
        [few] { $floor-markers } žetony
       *[other] { $floor-markers } žetonů
    } podlahy: na jedné straně :floor-damaged: { -damaged-floor }, na druhé :floor-destroyed: { -destroyed-floor }.
    .title = Žetony podlahy
    .of = 05668d806bfe
components_extreme_figures = { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurky
       *[other] { $figures } figurek
    }: specialisté ze základní hry a Statik. V krabici jsou i pravidla.
    .title = Figurky
    .of = ec899e9b74bc
components_extreme_list = Žetony objektů mají potisk z obou stran a v krabici je i dvanáctistěnná kostka, třebaže to každý soupis neříká. Žeton plošiny nejmenuje žádný: vezměte si kterýkoli.
    .title = Co soupisy vynechávají
    .of = b98383e23a43

## Set-up

setup = Stůl se chystá v tomto pořadí.
    .title = Příprava
    .of = 138cfc376eb4
setup_board-1 = Položte základní plán první stranou nahoru.
    .title = První strana
    .of = e6e26a4f82e1
setup_board-2 = Položte základní plán druhou stranou nahoru.
    .title = Druhá strana
    .of = 222bb6ab2fba
setup_garage = Položte velký plán rozšíření Extreme Danger autodílnou nahoru.
    .title = Autodílna
    .of = 5f64ada0db3f
setup_laboratory = Položte velký plán rozšíření Extreme Danger laboratoří nahoru.
    .title = Laboratoř
    .of = 253b48bfb6b4
setup_second-story = Položte plány rozšíření { product_second-story } a připravte je, jak ono samo říká; teprve potom přijdou následující změny.
    .title = Budova z rozšíření { product_second-story }
    .of = 85e04d518c11
setup_attic = Podkroví položte vedle budovy a na plán pod ním dejte žeton schodiště jako { -lower-half(case: "acc") } cesty nahoru: autodílna pro něj má natištěné vlastní místo, laboratoř a { product_second-story } mají společné jiné.
    .title = Podkroví
    .of = 02b1fe07c347
setup_attic-stairs = Když natištěné místo nepoznáte, položte žeton na pole přímo pod schody podkroví.
    .title = Kde jsou schody do podkroví
    .of = ad147f0fae0b
setup_basement = Suterén položte vedle budovy a na přízemí dejte žeton schodiště, u všech budov na totéž místo. Je to horní konec cesty dolů.
    .title = Suterén
    .of = c1b1256ee0cc
setup_die = Pro sloupce si vezměte { -black-die(case: "acc") }, která má { $die-black ->
        [one] { $die-black } stěnu
        [few] { $die-black } stěny
       *[other] { $die-black } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Osmistěnná kostka
    .of = fcd4d6e5104a
setup_die-twelve = Pro sloupce si místo { -black-die(case: "gen") } o { $die-black } stěnách vezměte tu, která má { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Dvanáctistěnná kostka
    .of = 2280ea5dc561
setup_die-twelve-basement = Pro sloupce si místo { -black-die(case: "gen") } o { $die-black } stěnách vezměte tu, která má { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }, pro řádky { -red-die(case: "acc") }.
    .title = Dvanáctistěnná kostka
    .of = d8c34ab5ff8c
setup_doors = Na všechna natištěná místa položte žetony zavřených :door: { -door(case: "gen") }.
    .title = Dveře
    .of = 525e96b6d202
setup_fire-doors = Na všechny natištěné :fire-door: { -fire-door(case: "acc") } položte zelený žeton zavřenou stranou nahoru.
    .title = Protipožární dveře
    .of = 67120f9dd998
setup_windows = Všechna :window: { -window(case: "nom-pl") } jsou na začátku zavřená: jejich žetony nechte vedle plánu.
    .title = Okna
    .of = d0a043085fd0
setup_car = Postavte :car: auto do autodílny; zabere { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pole
       *[other] { $object-spaces_large } polí
    }. Udělejte to dřív, než se poprvé hodí kostkami.
    .title = Auto
    .of = 6c4a5a4f2612
setup_equipment = Dejte velký i malý výbušný objekt na jejich místa v laboratoři. Udělejte to dřív, než se poprvé hodí kostkami.
    .title = Vybavení
    .of = a9c4b5ba3e6b
setup_equipment-toxic = Dejte velký výbušný objekt na jeho místo. Malý leží toxickou stranou nahoru, takže nevybuchne, nýbrž vyteče.
    .title = Výbušné a toxické vybavení
    .of = 75cc3ccba77a
setup_toxic = Dejte malý objekt na jeho místo v laboratoři toxickou stranou nahoru a :toxic: { -toxic-marker(case: "acc-pl") } vedle plánu.
    .title = Toxické vybavení
    .of = f1350eb1444a
setup_objects-reroll = Vyjde-li při přípravě na { -explosive-object(case: "acc") } cokoli, ať exploze, žeton ohrožené osoby, žeton rozžhavení, nebo nebezpečný materiál, hází se znovu.
    .title = Na objekt nic
    .of = a870f1b5712f
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
    .of = 775ba01900c8
setup_level = Zvolte { -level(case: "acc") }. Podle ní poznáte, kolik bude explozí, { -hazmat(case: "gen-pl") } a { -hot-spot(case: "gen-pl") }.
    .title = Obtížnost
    .of = b633b55e0511
setup_family-fire = Položte :fire: { -fire(case: "acc") } na pole z tabulky: v každém řádku na tyto sloupce. Stěny zatím poškozené nejsou.
    .title = První oheň
    .of = bdb55b926963
setup_family-points = Na každé pole z tabulky položte lícem dolů :poi: { -poi(case: "acc") }: v každém řádku na tyto sloupce.
    .title = První ohrožené osoby
    .of = 4b7630d51848
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
    .of = 46d460a10d05
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
    .of = 9ad4cb5016b9
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
    .of = 976bb5c99b5c
setup_first-explosion = Hoďte { -black-die(case: "ins") }: tabulka udává řádek a sloupec první { -explosion(case: "gen") }.
    .title = První exploze
    .of = 4ed2d17488c8
setup_first-explosion-twelve = Tabulka končí číslem { $die-black }. Házejte pro ni osmistěnnou kostkou, i když má { -black-die } v této hře { $die-twelve ->
        [one] { $die-twelve } stěnu
        [few] { $die-twelve } stěny
       *[other] { $die-twelve } stěn
    }: je to naše vlastní pravidlo.
    .title = První exploze a dvanáct stěn
    .of = 5fef302b5c70
setup_garage-experienced = Pro autodílnu žádnou výjimku neznáme, a tak platí příprava základní hry; první { -explosion } je tam, kde říká plán nebo ona tabulka.
    .title = Hra pro pokročilé v autodílně
    .of = 4bd64e35bd25
setup_laboratory-explosions = Oběma kostkami házejte už pro první { -explosion(case: "acc") }. Na každé podlaží musí připadnout nejméně { $explosions-per-floor ->
        [one] { $explosions-per-floor } { -explosion }
        [few] { $explosions-per-floor } { -explosion(case: "nom-pl") }
       *[other] { $explosions-per-floor } { -explosion(case: "gen-pl") }
    }: hody, po kterých by některé zůstalo bez ní, opakujte.
    .title = Exploze v laboratoři
    .of = 3e4b592ba197
setup_second-explosion = Pro druhou { -explosion(case: "acc") } hoďte oběma kostkami, a pokud na tom poli už hoří, znovu.
    .title = Druhá exploze
    .of = 2e75be07b69f
setup_third-explosion = Pro třetí otočte { -black-die(case: "acc") } z té druhé na protější stěnu a hoďte jen { -red-die(case: "ins") }. Hod opakujte, dokud vychází pole, které už hoří.
    .title = Třetí exploze
    .of = 03249e958d86
setup_fourth-explosion = Hrdinové házejí oběma kostkami ještě pro jednu { -explosion(case: "acc") }.
    .title = Čtvrtá exploze
    .of = 35da1b320760
setup_extra-explosion = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") } i s jejím { -hot-spot(case: "ins") }.
    .title = O explozi víc
    .of = 2c02bfac5729
setup_extra-explosion-basement = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") } i s jejím { -hot-spot(case: "ins") }.
    .title = O explozi víc
    .of = 4c658f00b5b2
setup_extra-explosion-family = Hodem určete místo ještě pro { $extra-explosions } další { -explosion(case: "acc") }. Jako všechny v této hře nepřináší poškození ani žeton rozžhavení.
    .title = O explozi víc v rodinné hře
    .of = 405e15aa74aa
setup_explosion-resolved = Každá z nich položí na své pole :fire: a :hot-spot: a potom proběhne jako úplná { -explosion } se vším poškozením.
    .title = Co každá exploze způsobí
    .of = 8dd65728804c
setup_hazmats = Pro každý :hazmat: { -hazmat } podle své obtížnosti hodem určete pole, a pokud na něm hoří, znovu.
    .title = Nebezpečné materiály
    .of = 4fed5a36bb3e
setup_rolled-points = Hodem určete pole pro { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[other] { $poi-on-board } { -poi(case: "gen-pl") }
    }, pokaždé znovu, když na něm hoří nebo takový žeton už leží.
    .title = Lidé
    .of = 2a7d4580504b
setup_laboratory-points = { -poi(case: "nom-pl-cap") } rozdělte po podlažích: na témže smějí na začátku ležet nejvýš { $lab-points-per-floor }. Házejte podle potřeby znovu.
    .title = Lidé na podlažích
    .of = 4938d299dc49
setup_hot-spots = Hodem určete místa ještě pro { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "acc") }
        [few] { $levels_veteran_more } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } a položte je na plán.
    .title = Rozžhavení podle obtížnosti
    .of = 5c6c1c956d6b
setup_hot-spots-players = Hodem určete místa pro tolik dalších { -hot-spot(case: "gen-pl") }, kolik pro váš počet hráčů udává tabulka.
    .title = Rozžhavení podle počtu hráčů
    .of = 0380c47d2294
setup_hot-spots-attic = Hodem určete na plánu místa ještě pro { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } a { $extra-hot-spots_pool } přidejte do { -pool(case: "gen") }.
    .title = Rozžhavení pro přidané podlaží
    .of = dfe019ae9d62
setup_hot-spots-basement = Hodem určete na plánu místa ještě pro { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[other] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } a { $extra-hot-spots_pool } přidejte do { -pool(case: "gen") }.
    .title = Rozžhavení pro přidané podlaží
    .of = b946c8433477
setup_pool = Vedle plánu dejte { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    } jako { -pool(case: "acc") }.
    .title = Zásobník
    .of = 5365cb905144
setup_pool-heroic = Vedle plánu dejte { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "acc-pl") }
       *[other] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    } jako { -pool(case: "acc") }.
    .title = Zásobník hrdinů
    .of = 28488e71b20d
setup_pool-short = Dojdou-li žetony už při rozkládání, mají přednost ty na plánu a na { -pool(case: "acc") } zbude, co zbude.
    .title = Málo žetonů rozžhavení
    .of = 7db0403fe11e
setup_specialists = Každý si vezme jednoho { -specialist(case: "acc") }. Ostatní čekají u { -engine(case: "gen") }.
    .title = Specialisté
    .of = eab14cfbb411
setup_start = Každý postaví svého { -firefighter(case: "acc") } na kterékoli { -outside(case: "acc") }.
    .title = Kde hasiči začínají
    .of = 2947d3b15db7
setup_vehicles = Dohodněte se, kde bude stát :engine: { -engine } a kde :ambulance: { -ambulance }: každé vozidlo na kterémkoli { -parking-spot(case: "loc") } svého druhu.
    .title = Vozidla
    .of = cf9c0d47bf67
setup_ladders = Na { -engine(case: "acc") } dejte { $ladders ->
        [one] { $ladders } složený :ladder: { -ladder }
        [few] { $ladders } složené :ladder: { -ladder(case: "acc-pl") }
       *[other] { $ladders } složených :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Žebříky
    .of = 4ce77e95671a
setup_engine-family = Dejte { -engine(case: "acc") } na { -parking-spot(case: "acc") } podle svého výběru. Veze žebříky a zůstane tam po celou hru.
    .title = Hasičský vůz v rodinné hře
    .of = fe57a3c3a55c
setup_platform = Žeton :platform: { -platform(case: "gen") } položte na { -engine(case: "acc") }.
    .title = Plošina
    .of = 71c0e654efce
setup_saved = Dohodněte se, kdo začne. Nikdo zatím nemá ušetřené žádné { -action-point(case: "acc-pl") }.
    .title = Akční body
    .of = 589933b7a383

## The turn

turn = V tahu chvíli pracujete, potom přibude ohně a někdy i lidí, které je třeba najít.
    .title = Tah
    .of = ab2cee0a43bb
turn_order = Nejdřív provádíte akce, potom se šíří oheň a nakonec se doplní žetony ohrožených osob. Pak je na tahu hráč po vaší levici.
    .title = Tři části
    .of = b29e1432fd41
turn_points = Na tah máte { $action-points ->
        [one] { $action-points } { -action-point(case: "acc") }
        [few] { $action-points } { -action-point(case: "acc-pl") }
       *[other] { $action-points } { -action-point(case: "gen-pl") }
    }. Akce provádíte v libovolném pořadí a tak často, jak dokážete zaplatit.
    .title = Akční body
    .of = d18de406df52
turn_saving = Co neutratíte, smíte si ušetřit na další tahy, nejvýš však { $saved-most ->
        [one] { $saved-most } { -action-point(case: "acc") }
        [few] { $saved-most } { -action-point(case: "acc-pl") }
       *[other] { $saved-most } { -action-point(case: "gen-pl") }
    }. Za každý si vezměte žeton akce.
    .title = Šetření bodů
    .of = 375cdab1a103
turn_extra-not-saved = { -action-point(case: "nom-pl-cap") } navíc, které má { -specialist }, jsou jen na tento tah. Co z nich zbude, propadá.
    .title = Body navíc se nešetří
    .of = 507d78c2562e

## Actions

actions = Co za své akční body můžete udělat.
    .title = Akce
    .of = cf326767b55c
actions_costs = Ceny v { -action-point(case: "loc-pl") }, pokud { -specialist } neříká něco jiného.
    .title = Kolik akce stojí
    .of = d153a3b6fb09
actions_costs-experienced = Ceny toho, co je jen v této hře, v { -action-point(case: "loc-pl") }.
    .title = Kolik stojí další akce
    .of = c1393ca88060
actions_costs-extreme = Ceny v { -action-point(case: "loc-pl") }, pokud ve vaší budově a s vašimi volbami takové věci jsou.
    .title = Kolik stojí akce rozšíření Extreme Danger
    .of = f26cd6152b8c
actions_move = Krok na { -adjacent(case: "acc") } bez { -fire(case: "gen") } stojí { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "acc-pl") }
       *[other] { $cost_move } { -action-point(case: "gen-pl") }
    }. Může tam být { -smoke }, ten vás nezdrží.
    .title = Pohyb
    .of = 94c1f3a792b4
actions_reveal = Kdo vstoupí na pole, kde leží :poi: { -poi }, otočí ho za { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "acc-pl") }
       *[other] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } z plánu zmizí, :victim: { -victim } zůstane.
    .title = Zjišťování
    .of = 00fe35278b38
actions_move-fire = Krok na pole, kde je :fire:, stojí { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "acc-pl") }
       *[other] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. Nesmíte ho udělat, když s sebou máte { -victim(case: "acc") }, a nesmíte na takovém poli skončit tah.
    .title = Do ohně
    .of = aa87429cbce5
actions_carry = Když nesete :victim: { -victim(case: "acc") }, stojí každé pole { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[other] { $cost_carry } { -action-point(case: "gen-pl") }
    }. Nic dalšího přitom nést nemůžete a do { -fire(case: "gen") } nesmíte.
    .title = Nošení
    .of = bfedd851aeec
actions_carry-hazmat = Když nesete :hazmat: { -hazmat }, stojí každé pole také { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[other] { $cost_carry } { -action-point(case: "gen-pl") }
    }. Nesete vždy jen jediný náklad a do { -fire(case: "gen") } s ním nesmíte.
    .title = Nošení nebezpečného materiálu
    .of = d7824786dbda
actions_lead = { -treated-victim(case: "nom-cap") } jde s vámi a nic navíc nestojí: za každé pole platíte { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point(case: "acc") }
        [few] { $cost-experienced_lead } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Doprovod
    .of = dc107d275ee1
actions_door = Otevřít nebo zavřít :door: { -door(case: "acc") } u vlastního pole stojí { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "acc-pl") }
       *[other] { $cost_door } { -action-point(case: "gen-pl") }
    }. Kde byly dveře zničeny, už otevírat ani zavírat není co.
    .title = Dveře
    .of = 56824c50329b
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
    .of = ac5e795ef75e
actions_extinguish-fire = Celý :fire: tam smíte odstranit za { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "acc-pl") }
       *[other] { $cost_fire-out } { -action-point(case: "gen-pl") }
    }.
    .title = Uhašení ohně
    .of = 00ba8dbb7ac3
actions_chop = { -chop(case: "nom-cap") } stojí { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "acc-pl") }
       *[other] { $cost_chop } { -action-point(case: "gen-pl") }
    } a přidá { -damage-cube(case: "acc") } na { -wall(case: "acc") } u vlastního pole.
    .title = Sekání
    .of = ba658f3e76a7
actions_chop-supply = Ta kostička se bere ze zásoby, ve které jich je { $damage-cubes }, a tak i každý { -chop } přibližuje { -collapse(case: "acc") }.
    .title = Na sekání doplácí budova
    .of = 1ddded8f1ce2
actions_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } přejede vozidlo na nejbližší { -parking-spot(case: "acc") } svého druhu, po směru hodinových ručiček nebo proti němu. Řídit :engine: smíte jen z něj, pro :ambulance: můžete poslat odkudkoli.
    .title = Řízení
    .of = 69fdc1ae912d
actions_ride = Kdo stojí na stanovišti vozidla, smí se s ním při přejezdu svézt za { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Spolujízda
    .of = 1a1de3332581
actions_deck-gun = Na palubě { -engine(case: "gen") } střílíte z { -deck-gun(case: "gen") } za { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Střílení z vodního děla
    .of = 6ae55f316a10
actions_crew-change = U { -engine(case: "gen") } smíte za { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    } vyměnit svého { -specialist(case: "acc") } za volného, ale jen jako první akci tahu.
    .title = Výměna posádky
    .of = 854df58be6e3
actions_dispose = :hazmat: { -hazmat(case: "nom-cap") }, který vynesete z budovy, tam ze hry odchází za { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Likvidace nebezpečného materiálu
    .of = decfdb1f5409
actions_rescue-family = :victim: { -victim(case: "nom-cap") }, kterou vynesete z budovy, je { -rescued }.
    .title = Záchrana
    .of = 1dac10e458b8
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } je { -rescued } až na polích, kde stojí { -ambulance }: dopravte ji tam, nebo dojeďte sanitkou k ní.
    .title = Záchrana
    .of = 79d99f9a23ac

## The fire

fire = Po vašich akcích je na tahu oheň.
    .title = Oheň
    .of = d43d5be680b6
fire_roll = Oběma kostkami hoďte na { -target(case: "acc") }. Co se tam stane, záleží na tom, co tam leží.
    .title = Šíření ohně
    .of = 86d7da280f4f
fire_target = Je-li { -target } prázdné, přibude :smoke:. Z kouře se tam stane :fire:. A kde už hoří, dojde k { -explosion(case: "dat") }.
    .title = Co hod způsobí
    .of = 895654ab4548
fire_beside-fire = { -smoke(case: "nom-cap") }, který se má položit vedle { -fire(case: "gen") }, je rovnou ohněm.
    .title = Kouř vedle ohně
    .of = bc5db9da5fd9
fire_flashover = Při { -flashover(case: "loc") } se každý :smoke:, který má na { -adjacent(case: "loc") } :fire:, mění v oheň, a to znovu a znovu, dokud se něco mění. Dělá se i tehdy, když k žádné { -explosion(case: "dat") } nedošlo.
    .title = Vzplanutí
    .of = f09fae322092
fire_flashover-limits = { -flashover(case: "nom-cap") } nepřeskočí prázdné pole, { -wall(case: "acc") } ani zavřené { -door(case: "acc") }.
    .title = Kde vzplanutí končí
    .of = 035923c6f6fd
fire_flashover-again = Když vybuchnou { -hazmat(case: "nom-pl") }, provádějte znovu { -flashover }, dokud se něco mění.
    .title = Kouř po výbuchu materiálů
    .of = 4fa658336ab1
fire_hazmats = Každý :hazmat: na poli, kde je :fire:, tam způsobí úplnou { -explosion(case: "acc") }, i když ho někdo nese. Potom odchází ze hry a na jeho místo se položí { -hot-spot }, který dodá { -pool }. Pokračujte, dokud v ohni nějaký je.
    .title = Materiály v ohni
    .of = aacede5c8e27
fire_hazmat-order = Když hoří víc { -hazmat(case: "gen-pl") } najednou, jejich pořadí určí hráč, který je na tahu.
    .title = Několik materiálů
    .of = 711d809f79a7
fire_flare-up = Byl-li na { -target(case: "loc") } :hot-spot:, dojde po vyřízení všeho ostatního k { -flare-up(case: "dat") }: hoďte na nové cílové pole a vyhodnoťte ho stejně, a tak dál, dokud na cílových polích žetony rozžhavení jsou.
    .title = Rozhoření
    .of = 22766e03a6cf
fire_flare-up-spot = Po { -flare-up(case: "loc") } se na poslední { -target(case: "acc") } položí { -hot-spot }, má-li { -pool } ještě nějaký. Obyčejný hod žádný nepřináší.
    .title = Nový žeton rozžhavení
    .of = d2e3e4ede4d6
fire_knocked-down = Každý { -firefighter } na poli, kde je :fire:, je { -knocked-down } a ocitne se u { -ambulance(case: "gen") }.
    .title = Sražen k zemi
    .of = a1f2e384758f
fire_knocked-down-family = V této hře se hodí každé stanoviště, na kterém může stát { -ambulance }: vezměte to nejbližší, a je-li stejně blízko víc stanovišť, vyberte si.
    .title = K nejbližší sanitce
    .of = e17535f48ad1
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } jde tam, kde { -ambulance } právě stojí.
    .title = Tam, kde sanitka je
    .of = 9297127f7b59
fire_load = { -victim(case: "nom-cap") }, kterou nesl nebo vedl { -firefighter } { -knocked-down(case: "voc") }, je { -lost }.
    .title = Co nesl
    .of = 21e410ba95c0
fire_load-hazmat = { -hazmat(case: "nom-cap") }, který nesl { -firefighter } { -knocked-down(case: "voc") }, vybuchuje.
    .title = Nesený materiál
    .of = 8909cfebd7b4
fire_victims = Každá { -victim } na poli, kde je :fire:, je { -lost }. I každý :poi: tam otočte: osoba pod ním je ztracena, { -false-alarm } prostě zmizí.
    .title = Lidé v ohni
    .of = 5ef161481389
fire_outside = Každý :fire: mimo budovu se odstraní. Vozidlům se nic nestane.
    .title = Oheň venku
    .of = d2e52115120b
fire_outside-order = Nejdřív se z plánu berou lidé, které dostihl oheň, potom oheň venku. Nevíme o žádném případu, kdy by na pořadí záleželo.
    .title = Co je poslední
    .of = ed649d6c69c9

## Explosions

explosion = Náraz jde do všech směrů.
    .title = Exploze
    .of = 0cb672aac4f5
explosion_directions = { -explosion(case: "nom-cap") } jde ze svého pole { $blast-directions ->
        [one] { $blast-directions } směrem
        [few] { $blast-directions } směry
       *[other] { $blast-directions } směry
    }. Samo pole hoří dál.
    .title = Do všech směrů
    .of = 543a59e4982d
explosion_wall = { -wall(case: "nom-cap") }, která ještě stojí, náraz zastaví a přibude na ní { -damage-cube }.
    .title = Náraz do stěny
    .of = bed95f64c336
explosion_door = Zavřené :door: náraz zastaví a jejich žeton se odstraní. Žádná { -damage-cube } se nepokládá.
    .title = Náraz do dveří
    .of = ed1650191fc4
explosion_open-door = Žeton otevřených { -door(case: "gen") } se odstraní a náraz jde dál na další pole.
    .title = Otevřenými dveřmi
    .of = a0599343c04a
explosion_next-space = Na další pole, je-li prázdné nebo je na něm :smoke:, přijde :fire:.
    .title = Na další pole
    .of = 4a326c620dec
explosion_shockwave = Pokud další pole už hoří, běží tímto směrem rovně dál { -shockwave }.
    .title = Tlaková vlna
    .of = 7ca4f5310b74
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } projde hořícími poli, zničenými stěnami i otevřenými dveřmi. Dveře, kterými projde, jsou zničeny.
    .title = Čím projde
    .of = b971b25fd0ae
explosion_shockwave-ends = Končí na prázdném poli nebo na poli, kde je { -smoke }, a tam je pak :fire:, i mimo budovu; nebo na { -wall(case: "loc") }, na které přibude { -damage-cube }; nebo na zavřených { -door(case: "loc") }, které se odstraní.
    .title = Kde končí
    .of = e2793ac70c72
explosion_own-breach = I { -wall }, kterou zničil právě tento náraz, ho zastaví.
    .title = Stěna, která povolí
    .of = bf077da82997
explosion_example = { -target(case: "nom-cap") } už hoří. Na jeho poškozenou levou { -wall(case: "acc") } přibude poslední { -damage-cube }, kterou snese, a náraz tam končí. Nahoře se odstraní otevřené { -door } a prázdné pole za nimi začne hořet. Vpravo hoří i další pole, a tak { -shockwave } běží až ke :smoke: za ním, ze kterého se stane :fire:. Dole se odstraní zavřené { -door }, a víc nic.
    .title = Příklad: exploze
    .of = 2f8e5afc136c

## Points of interest

points-of-interest = Ti, kdo vás potřebují, se skrývají pod otazníky.
    .title = Žetony ohrožených osob
    .of = 280253ae38fa
points-of-interest_refill = Na konci svého tahu doplňujte, dokud na plánu { $poi-on-board ->
        [one] neleží { $poi-on-board } { -poi }
        [few] neleží { $poi-on-board } { -poi(case: "nom-pl") }
       *[other] neleží { $poi-on-board } { -poi(case: "gen-pl") }
    }. Pro každý hoďte oběma kostkami.
    .title = Doplňování
    .of = 72790201bf7a
points-of-interest_counting = { -victim(case: "nom-cap") }, která je ještě v { -building(case: "loc") }, se počítá jako jeden z nich.
    .title = Co se počítá
    .of = f6eb97471713
points-of-interest_counting-outside = Počítá se i { -victim }, která už je venku, ale k { -ambulance(case: "dat") } se ještě nedostala.
    .title = Počítají se i lidé na ulici
    .of = 6d69f95bcd54
points-of-interest_clear = Z pole, které padlo, odstraňte :smoke: nebo :fire: a položte tam { -poi(case: "acc") }. Leží-li tam už takový žeton nebo { -victim }, hoďte znovu.
    .title = Na kouř nebo oheň
    .of = 9f794fc08238
points-of-interest_at-firefighter = Stojí-li tam { -firefighter }, žeton hned otočte.
    .title = K hasiči
    .of = 83375b74c9f1
points-of-interest_arrows = Je-li na poli, které padlo, oheň, kouř, { -poi }, { -victim } nebo { -firefighter }, jděte po šipkách na první pole, kde nic takového není.
    .title = Po šipkách
    .of = 609dae2d5c84

## Specialists

specialists = Každý umí něco, co ostatní ne.
    .title = Specialisté
    .of = 79403fbfc718
specialists_table = Tabulka udává obvyklé { -action-point(case: "acc-pl") } a ty navíc. Body navíc slouží jen k tomu, co daný specialista uvádí.
    .title = Body specialistů
    .of = dfaad74ae5fe
specialists_paramedic = Na vlastním poli ošetříte :victim: { -victim(case: "acc") } za { $special_treat ->
        [one] { $special_treat } { -action-point(case: "acc") }
        [few] { $special_treat } { -action-point(case: "acc-pl") }
       *[other] { $special_treat } { -action-point(case: "gen-pl") }
    }; potom už jde s hasičem po svých. Za { -extinguishing } platíte { $special_double }krát tolik.
    .title = Zdravotník
    .of = ce72d3f55724
specialists_captain = Za své body navíc (je jich { $specialist-points_captain_extra }) i za obvyklé hýbete jinými { -firefighter(case: "ins-pl") } nebo jim dáváte otevírat a zavírat dveře.
    .title = Velitel zásahu
    .of = 4e9b03cd198d
specialists_captain-limit = Na Hasiče CAFS smíte za tah vynaložit nejvýš { $special_cafs-command ->
        [one] { $special_cafs-command } bod navíc
        [few] { $special_cafs-command } body navíc
       *[other] { $special_cafs-command } bodů navíc
    }.
    .title = Velitel zásahu a CAFS
    .of = 4b0527b4c294
specialists_imaging = Kterýkoli :poi: na plánu otočíte za { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "acc-pl") }
       *[other] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Operátor termokamery
    .of = 1eaab9ee4592
specialists_cafs = Vaše body navíc (je jich { $specialist-points_cafs_extra }) jsou jen na { -extinguishing }. Obvyklé máte pouze { $specialist-points_cafs_points }.
    .title = Hasič CAFS
    .of = 7bd37224b720
specialists_hazmat-technician = Na vlastním poli odstraníte :hazmat: { -hazmat(case: "acc") } za { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "acc-pl") }
       *[other] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Technik chemické jednotky
    .of = 2f071f9edb73
specialists_generalist = Máte { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point(case: "acc") }
        [few] { $specialist-points_generalist_points } { -action-point(case: "acc-pl") }
       *[other] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } a žádnou další schopnost.
    .title = Všestranný hasič
    .of = c772544a1857
specialists_rescue = { -chop(case: "nom-cap") } vás stojí jen { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point(case: "acc") }
        [few] { $special_rescue-chop } { -action-point(case: "acc-pl") }
       *[other] { $special_rescue-chop } { -action-point(case: "gen-pl") }
    }. Vaše body navíc (je jich { $specialist-points_rescue_extra }) jsou na pohyb. Za { -extinguishing } platíte { $special_double }krát tolik.
    .title = Záchranář
    .of = 32102c3d582e
specialists_driver = Z { -deck-gun(case: "gen") } střílíte za { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "acc-pl") }
       *[other] { $special_driver-gun } { -action-point(case: "gen-pl") }
    } a jeho kostky smíte hodit znovu.
    .title = Strojník
    .of = abdae3b40cb6
specialists_engineer-clear = Za { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } vrátíte :hot-spot: z vlastního pole do { -pool(case: "gen") }. Jde to, jen dokud na vašem poli ani na { -adjacent(case: "loc-pl") } není { -fire }.
    .title = Statik: rozžhavení
    .of = e5157b624e53
specialists_engineer-repair = Za { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } sejmete { -damage-cube(case: "acc") } z poškozené { -wall(case: "gen") } u vlastního pole zpět do zásoby. Stěna nesmí být zničená a vaše pole ani žádné { -adjacent } nesmí hořet.
    .title = Statik: opravy
    .of = a304ac6abb31
specialists_engineer-no-water = Hasit nesmíte vůbec nic.
    .title = Statik: bez vody
    .of = bd85203c644d

## Vehicles

vehicles = Co stojí na ulici.
    .title = Vozidla
    .of = 4895ee2c86c1
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
    .of = 03012ebdfefa
vehicles_quadrants-1 = Do kterého { -quadrant(case: "gen") } dostříkne { -engine } ze { -parking-spot(case: "gen") } v té které ulici.
    .title = První strana: dosah vozu
    .of = 7f7e21c5b8ba
vehicles_quadrants-2 = Do kterého { -quadrant(case: "gen") } dostříkne { -engine } ze { -parking-spot(case: "gen") } v té které ulici.
    .title = Druhá strana: dosah vozu
    .of = 63df182242e5
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } dostříkne do { -quadrant(case: "gen") }, u kterého { -engine } stojí. Hoďte oběma kostkami; kostku, která míří jinam, otočte na protější stěnu.
    .title = Míření vodním dělem
    .of = da139cc2cdb7
vehicles_deck-gun-water = Odstraní každý :fire: a :smoke: z { -target(case: "gen") } i ze všech { -adjacent(case: "gen-pl") }. Stěny a zavřené dveře vodu nepustí.
    .title = Co smyje
    .of = 7f0aba719d9f
vehicles_deck-gun-forbidden = Dokud je v tom { -quadrant(case: "loc") } kterýkoli { -firefighter }, střílet nesmíte.
    .title = Nikdo v ráně
    .of = ff6291d73831

## Windows and light walls

windows = Víc cest dovnitř a stěny, které moc nevydrží.
    .title = Okna a příčky
    .of = cbdffb560456
windows_what = :window: { -window(case: "nom-cap") } je na plánu šrafované. Lidé jím projdou bez bourání stěny a otevírá se a zavírá podobně jako { -door }.
    .title = Okna
    .of = 9456d715fc11
windows_closed = Každé { -window } je na začátku zavřené.
    .title = Napřed zavřená
    .of = 6d1b729dbcfb
windows_open = Z pole u { -window(case: "gen") } ho otevřete nebo zavřete za { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. Je to { -movement-action }.
    .title = Otevírání a zavírání
    .of = 653e53bcdbca
windows_from-outside = Smíte to udělat i z { -outside(case: "gen") } před { -window(case: "ins") }.
    .title = Zvenčí
    .of = bdbe41fb946d
windows_adjacent = Otevřené { -window } dělá z polí po obou stranách { -adjacent(case: "acc-pl") }. Při otevření na něj položte žeton, při zavření ho zase vezměte.
    .title = Otevřená okna
    .of = 257386874ccb
windows_wall = { -wall(case: "acc-cap") }, ve které je { -window }, zničí už { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "nom-pl") }
       *[other] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Stěna kolem okna
    .of = 787b63385783
windows_blast = Náraz otevřeným { -window(case: "ins") } projde, a přece, jinak než u dveří, { -wall } kolem něj poškození dostane a je zničena.
    .title = Náraz a otevřené okno
    .of = a1dac0e11964
windows_marker = Je-li { -wall } kolem otevřeného { -window(case: "gen") } zničena, jeho žeton se vrací vedle plánu.
    .title = Žeton rozbitého okna
    .of = 3e030db2b6f1
windows_light-walls = Modrý úsek je { -light-wall }. Zničí ji už { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "nom-pl") }
       *[other] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Příčky
    .of = 5912159a7619
windows_light-chop = { -light-wall(case: "acc-cap") } srazí jediný { -chop } za svou obvyklou cenu.
    .title = Sekání do příčky
    .of = 5503c8fad365

## Fire doors

fire-doors = Dveře, které vydrží, a pak někdy až příliš.
    .title = Protipožární dveře
    .of = ff808e6232f0
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } jsou vyznačené zeleně a mají vlastní žetony. Až na to, co následuje, jsou to { -door } jako každé jiné.
    .title = Protipožární dveře
    .of = 98fcb2a3e1eb
fire-doors_roll = Má-li náraz, který přineslo { -advance-fire }, zničit zavřené { -fire-door(case: "acc") }, hoďte napřed { -red-die(case: "ins") }.
    .title = Hází se na ně
    .of = 22c725ce0a5b
fire-doors_open = Narazí-li exploze na otevřené { -fire-door(case: "acc") }, odstraní je a jde dál, jako u všech otevřených dveří.
    .title = Otevřené protipožární dveře
    .of = 309900127838
fire-doors_holds = Padne-li { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high }, náraz tu končí, žeton zůstává a oheň tudy nejde. Ostatní směry se vyhodnotí jako vždy.
    .title = Vydrží
    .of = 893575097da1
fire-doors_jams = Padne-li { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high }, vydrží také, ale položí se na ně :jam: { -jam-marker }.
    .title = Vydrží a zaseknou se
    .of = e5545760548c
fire-doors_jams-again = Na zaseknuté { -fire-door(case: "acc") } se nehází: každý další náraz na ně přidá ještě jeden { -jam-marker }.
    .title = Už jsou zaseknuté
    .of = 6d7e31be943b
fire-doors_shut = Zaseknuté { -fire-door } nejdou otevřít.
    .title = Tudy ne
    .of = 94668f14b63c
fire-doors_unjam = { -chop(case: "nom-cap") } z pole u dveří odstraní jeden { -jam-marker } za obvyklou cenu sekání.
    .title = Odsekání
    .of = 3dd57e2f4d8a
fire-doors_unjam-cube = Kdo odseká { -jam-marker }, nepokládá { -damage-cube(case: "acc") }: budově to neuškodí.
    .title = Bez kostičky
    .of = b687435f078b
fire-doors_last-jam = Když zmizí poslední { -jam-marker }, jsou { -fire-door } zničeny.
    .title = Poslední zaseknutí
    .of = 931d9e2d768d
fire-doors_jams-short = Leží-li na dveřích už { $jam-markers ->
        [one] jediný { $jam-markers } { -jam-marker }
        [few] všechny { $jam-markers } { -jam-marker(case: "nom-pl") }
       *[other] všech { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, dveře přesto vydrží a žádný další se nepřidá.
    .title = Žetony zaseknutí už nejsou
    .of = 5199e9bd710e

## Explosive objects

objects = Něco velkého, co by se raději nemělo přehřát.
    .title = Výbušné objekty
    .of = ca68af66f1a2
objects_scope = Hraje se podle přání. Na plánu stojí { -explosive-object } a po příliš mnoha poškozeních vybuchne.
    .title = Hra s výbušnými objekty
    .of = 4e43a1800e29
objects_car = :car: Auto stojí v autodílně a zabírá { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pole
       *[other] { $object-spaces_large } polí
    }.
    .title = Auto
    .of = f96c7cdd8bd6
objects_wall = { -explosive-object(case: "nom-cap") } brání vstupu i průchodu a ruší sousedství jako tlustá { -wall }.
    .title = Jako tlustá stěna
    .of = 0e3ab6e5d5c2
objects_no-fire = Dokud stojí, není na jeho polích nikdy { -smoke } ani { -fire }.
    .title = Na něm nehoří
    .of = 697091e0d502
objects_target = Připadne-li { -advance-fire } na některé jeho pole, jděte po šipkách na první, které může být { -target(case: "ins") }.
    .title = Objekt jako cíl
    .of = 4a89af34eaf2
objects_damage = Kdykoli by náraz na některé jeho pole přinesl :fire:, dejte místo toho na objekt { -damage-cube(case: "acc") }.
    .title = Jak se poškozuje
    .of = f9063d909b91
objects_capacity = Objekt vybuchne, jakmile na něm leží tolik { -damage-cube(case: "gen-pl") }, kolik je nakresleno, nebo víc: to číslo je jeho { -capacity }.
    .title = Kdy má dost
    .of = 8be145e53dca
objects_capacities = { -capacity(case: "nom-cap") } auta a toxického vybavení je známa z příkladů. Pro výbušné vybavení jsou to naše vlastní hodnoty, kdyby se na žetonu nedaly přečíst.
    .title = Kapacity
    .of = e32aea4e8117
objects_order = Nejdřív dokončete náraz, který se právě vyhodnocuje; teprve potom objekt vybuchne.
    .title = Nejdřív jedno, pak druhé
    .of = b1e9e7e24868
objects_large = Na obě jeho pole dejte :fire: a :hot-spot: a žeton vezměte z plánu. Z této dvojice pak vyjde jediná { -explosion }, která jde { $object-directions ->
        [one] { $object-directions } směrem
        [few] { $object-directions } směry
       *[other] { $object-directions } směry
    }.
    .title = Auto vybuchuje
    .of = b4f1fee0ef79
objects_laboratory-large = Velký kus laboratorního vybavení se chová jako auto: :fire: a :hot-spot: na obě jeho pole, žeton pryč a jediná { -explosion }, která jde { $object-directions ->
        [one] { $object-directions } směrem
        [few] { $object-directions } směry
       *[other] { $object-directions } směry
    }.
    .title = Velké vybavení vybuchuje
    .of = a650106e71f7
objects_family-hot-spot = V rodinné hře po výbuchu objektu žádné { -hot-spot(case: "acc-pl") } nepokládejte.
    .title = V rodinné hře bez rozžhavení
    .of = 2856e1faec9b
objects_cubes = { -damage-cube(case: "nom-pl-cap") } z objektu, který vybuchl, odcházejí ze hry. Do { -collapse(case: "gen") } se počítají dál a do zásoby se nikdy nevrátí.
    .title = Jeho kostičky
    .of = 355d1ff56d43
objects_refill = { -poi(case: "nom-cap") }, který má přijít na { -explosive-object(case: "acc") }, jde po šipkách.
    .title = Žetony ohrožených osob
    .of = 505169ebf623
objects_small = Na jeho pole dejte :fire: a :hot-spot: a žeton vezměte z plánu. Na tom poli dojde k { -explosion(case: "dat") } a potom tam ještě k jedné: dohromady jsou { $small-explosions }.
    .title = Malé vybavení vybuchuje
    .of = e26359c65213

## Stairs

stairs = Z podlaží do podlaží uvnitř budovy.
    .title = Schodiště
    .of = 6a19b3eb958e
stairs_adjacent = Dolní a horní pole :stairs: { -stairs(case: "gen") } spolu sousedí, takže každé může mít až { $stair-neighbours ->
        [one] { $stair-neighbours } souseda
        [few] { $stair-neighbours } sousedy
       *[other] { $stair-neighbours } sousedů
    }. Jinak jsou to obyčejná pole.
    .title = Dvojice polí
    .of = bdeb7e323419
stairs_ordinary = Pohyb tam stojí jako obvykle. Na schodech mohou být lidé, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } i { -fire } a stěny kolem se dají zničit.
    .title = Co se tam může dít
    .of = 66baeef9dfa9
stairs_coordinates = Na každém poli schodiště jsou souřadnice toho druhého.
    .title = Druhá polovina
    .of = 699c26bff632
stairs_explosion = { -explosion(case: "nom-cap") } na poli schodiště jde { $stair-neighbours ->
        [one] { $stair-neighbours } směrem
        [few] { $stair-neighbours } směry
       *[other] { $stair-neighbours } směry
    }.
    .title = Exploze na schodišti
    .of = 200b78e3e429
stairs_vertical = Pokud druhá polovina hoří, opustí ji náraz, který tam jde, jen otevřenou stranou, tedy tou bez stěny, i kdyby její ostatní stěny byly poškozené nebo už nestály.
    .title = Po schodech nahoru nebo dolů
    .of = 528f4ba7d49b
stairs_wave = { -shockwave(case: "nom-cap") }, která po podlaží dorazí na hořící pole schodiště, odchází jediným směrem: rovně dál, je-li stěna za ním zničená, jinak na to druhé podlaží, a ta stěna žádné poškození nedostane.
    .title = Vlna dorazí na schody
    .of = 89bc04a70ed4
stairs_wave-on = Pokud hoří i druhá polovina, běží { -shockwave } dál její otevřenou stranou.
    .title = A ještě dál
    .of = 55667b010c8e
stairs_example-explosion = Exploduje dolní pole schodiště, které má stěny nahoře, vlevo a dole a vpravo je otevřené; horní polovina hoří. Na každou z těch stěn přibude { -damage-cube }, pole vpravo začne hořet a v patře pole pod horní polovinou.
    .title = Příklad: exploze na schodišti
    .of = c8b16f92e467
stairs_example-wave = { -shockwave(case: "nom-cap") } dorazí na hořící pole schodiště a stěna za ním je zničená: vznítí se pole za ní, na témže podlaží. Kdyby stěna stála, vznítila by se druhá polovina schodiště.
    .title = Příklad: vlna na schodišti
    .of = c2a00773a6bb

## Ladders

ladders = Z podlaží do podlaží zvenku budovy.
    .title = Žebříky
    .of = a170ec53660f
ladders_engine = Na poli, kde stojí { -engine }, vezmete :ladder: { -ladder(case: "acc") } za { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Složený ho donesete na místo a tam ho vztyčíte; dřív po něm nikdo neleze.
    .title = Jak vzít žebřík
    .of = d5442cf482b0
ladders_carry = S { -ladder(case: "ins") } stojí pohyb jako obvykle.
    .title = Nesení žebříku
    .of = f0130cb70b52
ladders_no-load = Zároveň s { -ladder(case: "ins") } nenesete { -victim(case: "acc") } ani { -hazmat(case: "acc") }, smíte však přitom vést { -treated-victim(case: "acc") }.
    .title = Žádný jiný náklad
    .of = 542f14953387
ladders_single = Nikdy nenesete víc než jeden { -ladder }.
    .title = Po jednom
    .of = 5d11e59901cc
ladders_ambulance = Do { -ambulance(case: "gen") } { -ladder } nesmí, s vámi ani sám. Chcete-li jet, nechte ho venku.
    .title = Do sanitky ne
    .of = 7dffe299aac1
ladders_raise = Jedině venku smíte { -ladder } vztyčit, a to za { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }; je to { -movement-action }: { -lower-half } přijde na vaše pole, { -upper-half } na odpovídající { -outside } vyššího podlaží. Od té chvíle ho už nenesete.
    .title = Vztyčení
    .of = 95c19adeec38
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
    .of = 92f931b21bbd
ladders_enter = Totéž stojí i cesta mezi budovou a polem, kde je { -upper-half }: otevřeným { -window(case: "ins") } nebo zničenou { -wall(case: "ins") }.
    .title = Do budovy
    .of = 9772565d9804
ladders_upper-single = Na { -upper-half(case: "acc") } se vejde nejvýš { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter }
        [few] { $upper-half-room } { -firefighter(case: "nom-pl") }
       *[other] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Místo pro jediného hasiče
    .of = 6cde9fe174d3
ladders_upper-work = Na { -upper-half(case: "loc") } smíte hasit i sekat: { -chop } odtud stojí jako obvykle.
    .title = Práce nahoře
    .of = 0224b657f47f
ladders_upper-leave = Na { -upper-half(case: "loc") } nesmí { -victim } ani { -hazmat } zůstat bez dozoru.
    .title = Nahoře se nic nenechává
    .of = 593f1ad76354
ladders_lower = { -lower-half(case: "nom-cap") } stojí na zemi. Může tam být jakýkoli počet figurek a nikomu nepřekáží, ani vozidlům.
    .title = Pata žebříku
    .of = 47b62084b9a8
ladders_fold = Z dolního pole { -ladder } složíte za { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Oba díly pak leží tam.
    .title = Skládání
    .of = d6d8b9216a69
ladders_fold-occupied = { -ladder(case: "nom-cap") } se nesmí složit, dokud na jeho { -upper-half(case: "loc") } stojí { -firefighter }.
    .title = Někdo je nahoře
    .of = e9d3b8fa2e6f
ladders_fire = :fire: na kterémkoli dílu způsobí, že { -ladder } spadne: leží složený na dolním poli.
    .title = Oheň u žebříku
    .of = 12cbb27fe132
ladders_fire-people = Kdo v tom ohni je, toho postihne jako vždy. Hoří-li dole a na { -upper-half(case: "loc") } někdo je, pak takový { -firefighter } je { -knocked-down }, { -victim } { -lost } a nesený { -hazmat } vybuchne na dolním poli.
    .title = Kdo byl na žebříku
    .of = 780b486c5e3e
ladders_hazmat = { -hazmat(case: "acc-cap") } zlikvidujete jen venku na zemi. { -upper-half(case: "nom-cap") } nestačí.
    .title = Materiály až na zem
    .of = cef33c122076
ladders_movement = Nést, vztyčit, složit { -ladder } i lézt po něm, to všechno je { -movement-action } pro všechny schopnosti a omezení specialistů.
    .title = Práce s žebříkem je pohyb
    .of = 1a179e6fe8b7
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
    .of = 9aab549f2ebc
ladders_floor = Kdo { -ladder } vztyčí, řekne, do kterého podlaží vede. Chcete-li to změnit, složte ho a vztyčte znovu: nikdy neslouží oběma vyšším podlažím.
    .title = Do kterého podlaží vede
    .of = cb3a1b370c5c
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
    .of = 7ce10b8aa90c

## Vehicles at these buildings

tall-vehicles = Jak vozidla slouží budovám, které nemají jen přízemí.
    .title = Vozidla u těchto budov
    .of = 43dcf3d7044e
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } dostříkne do té poloviny budovy, u které { -engine } stojí, a to na obou podlažích. { -red-die(case: "acc-cap") } podle potřeby otočte na protější stěnu, { -black-die(case: "acc") } nikdy.
    .title = Vodní dělo u laboratoře
    .of = f959cc660cf0
tall-vehicles_forbidden = Střílet nesmíte, dokud je v té polovině na kterémkoli podlaží nějaký { -firefighter }.
    .title = Nikdo v té polovině
    .of = 62b4885b844b
tall-vehicles_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[other] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } přejede vozidlo na kterékoli { -parking-spot(case: "acc") } svého druhu, nejen na sousední. :engine: i tady potřebuje řidiče na palubě; :ambulance: přijede odkudkoli.
    .title = Řízení u laboratoře
    .of = cc0a393b7ef9
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } dostříkne jen do poloviny plánu, u které { -engine } stojí. S tolika podlažími se podle nás víc hodí { -platform }.
    .title = Vodní dělo u tří podlaží
    .of = 9abb82f76257
tall-vehicles_three-floors-dice = { -red-die(case: "acc-cap") } podle potřeby otočte na protější stěnu. { -black-die(case: "nom-cap") } platí, jak padla.
    .title = Kostky u tří podlaží
    .of = b4b1cde773e2
tall-vehicles_three-floors-people = Střílet nesmíte, dokud je v polovině, kam by voda mohla dopadnout, na kterémkoli podlaží nějaký { -firefighter }.
    .title = Nikdo v cílové polovině
    .of = c6b25f3ff476
tall-vehicles_garage-attic = Házejte pro něj osmistěnnou kostkou. Kam dostříkne, záleží na tom, na které straně { -engine } stojí.
    .title = Vodní dělo u autodílny s podkrovím
    .of = 1ffc0f78c85d
tall-vehicles_garage-right = Vpravo má budova jen jedno podlaží a { -deck-gun } tam funguje jako v základní hře.
    .title = Zprava
    .of = 30d464a6a8a3
tall-vehicles_garage-left = Vlevo dostříkne do poloviny obou podlaží. { -red-die(case: "acc-cap") } smíte otočit; ukáže-li { -black-die } { $attic-gun-from } nebo víc, přičtěte { $attic-shift }, takže cílem je { -attic }, sloupce { $added-first } až { $added-last }.
    .title = Zleva
    .of = bfbb98f8780e
tall-vehicles_basement = { -deck-gun(case: "nom-cap") } používá jako vždy osmistěnnou kostku. { -basement(case: "nom-cap") } není { -target(case: "ins") } pro ně ani pro { -platform(case: "acc") }, leda dírou v podlaze.
    .title = Vodní dělo a suterén
    .of = 0a392895ef73

## Hydraulic platform

platform = Výtah s hadicí.
    .title = Vysokozdvižná plošina
    .of = c1da598168ff
platform_scope = Hraje se podle přání. Místo { -deck-gun(case: "gen") } tu je :platform: { -platform }.
    .title = Hra s plošinou
    .of = b341580f0c45
platform_capacity = Vejde se na ni { $platform-room ->
        [one] { $platform-room } figurka
        [few] { $platform-room } figurky
       *[other] { $platform-room } figurek
    }: hasiči, nebo { -firefighter } a s ním { -victim } či nesený { -hazmat }, nikdy však jen ohrožené osoby. Jedinou smíte naložit a nechat ji tam.
    .title = Kdo na ni smí
    .of = bd2f2dd95f16
platform_step = Když z { -engine(case: "gen") } přestoupíte na { -platform(case: "acc") } nebo zpět, zaplatíte { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }; mezi budovou a plošinou je to za obvyklou cenu.
    .title = Nastupování a vystupování
    .of = e9433b5cd2f8
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
    .of = f1472eee1bdd
platform_not-movement = Pohyb { -platform(case: "gen") } je akce s vozidlem, není to { -movement-action }.
    .title = Není to pohyb
    .of = af284ad63581
platform_who = Pohnout jí smí jen { -firefighter }, který je na { -platform(case: "loc") } nebo na { -engine(case: "loc") }.
    .title = Kdo jí smí pohnout
    .of = a32bff3717ff
platform_work = Kdo je na { -platform(case: "loc") }, smí hasit, otevřít i zavřít { -window(case: "acc") } a sekat: { -chop } odtud stojí jako obvykle.
    .title = Práce z plošiny
    .of = a03404cf8fc0
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
    .of = d59d1e196050
platform_cannon-water = Každý :fire: a :smoke: se odstraní z { -target(case: "gen") } i ze všech { -adjacent(case: "gen-pl") }. Stěny a zavřené dveře vodu nepustí.
    .title = Co dělo smyje
    .of = 6f3529667d37
platform_cannon-forbidden = Dělo se nesmí použít, dokud je na kterémkoli z polí, která by smylo, { -victim } nebo jiný { -firefighter }.
    .title = Nikdo v ráně
    .of = d81a613204c1
platform_stay = { -engine(case: "nom-cap") } nesmí jet, dokud na něm zase není { -platform }.
    .title = Vůz čeká
    .of = 02c7ea36d095

## Chemical spill

spill = Co tady vyteče, v tom se není radno brodit.
    .title = Chemická havárie
    .of = aabd01a1b2b3
spill_scope = Hraje se podle přání. Toxické laboratorní vybavení se bere jako { -explosive-object }, jenže když se naplní jeho { -capacity }, nastane { -spill }, a ne exploze.
    .title = Hra s chemickou havárií
    .of = 89e8981008a7
spill_damage = Brání v cestě jako tlustá { -wall } a nikdy nehoří. Náraz, který by na jeho pole přinesl :fire:, na něj položí { -damage-cube(case: "acc") }, nejvýš jich unese { $capacity_toxic }.
    .title = Jeho poškození
    .of = e4b3329b18e2
spill_markers = Žeton i jeho kostičky odejdou ze hry. Na jeho pole položte :toxic: { -toxic-marker(case: "acc") } a potom jeden po druhém další, až jich bude { $toxic-markers }.
    .title = Vytéká to
    .of = 15f4022af2a4
spill_next = Každý další žeton přijde náhodně na { -adjacent(case: "acc") } vedle toho, který jste právě položili. Stěny kostky rozdělte rovným dílem mezi pole, na která přijít může, jak ukazuje tabulka.
    .title = Kam to teče
    .of = 4c7df7d1845d
spill_no-roll = Je-li takové pole jen jediné, nehází se.
    .title = Jediná cesta
    .of = 6a7b12ddc566
spill_walls = { -spill(case: "nom-cap") } neprojde stěnami, zavřenými dveřmi ani zavřenými okny: počítá se jen { -adjacent }.
    .title = Stěny ji zadrží
    .of = e351e16076f9
spill_dead-end = Na žádném poli neleží víc než jeden { -toxic-marker }. Není-li už kam téci, vracejte se po cestě, kterou se to rozlévalo, dokud takové pole nenajdete.
    .title = Slepé konce
    .of = 9d62c44eed2e
spill_short = Nenajde-li se pole, ani když se vrátíte, { -spill } končí, i když žetonů leží méně než { $toxic-markers }.
    .title = Není kam téci
    .of = ca75dddc36a8
spill_people = Na poli s chemikáliemi je každá { -victim } { -lost }, každý { -poi } se otočí a platí pro něj totéž a každý { -firefighter } je { -knocked-down }.
    .title = Lidé v chemikáliích
    .of = 4bc600fee6d6
spill_closed = Pole s chemikáliemi jsou zakázaná: žádný { -firefighter } tam nesmí.
    .title = Sem se nesmí
    .of = bd66eaf923b7
spill_refill = { -poi(case: "nom-cap") }, který má přijít na pole s chemikáliemi, jde po šipkách.
    .title = Žetony ohrožených osob
    .of = 5a622f91720c
spill_fire = { -toxic-marker(case: "nom-cap") } nemá žádný vliv na { -fire(case: "acc") }, { -smoke(case: "acc") }, { -hot-spot(case: "acc-pl") } ani { -hazmat(case: "acc-pl") }.
    .title = S ohněm si nepřekážejí
    .of = d20357d99b5a
spill_remove = Technik chemické jednotky odstraní { -toxic-marker(case: "acc") } ze { -adjacent(case: "gen") } za { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "acc-pl") }
       *[other] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Úklid
    .of = 6538604abea4
spill_example = Náraz položí na vybavení poslední kostičku. První žeton přijde na jeho pole; kolem jsou A, B a C, kam může přijít další, a hod { $spill-example_first } určí C. Z C se vybírá mezi D a E; hod určí D, a to je slepý konec. Zpátky na C, a na E přijde další žeton bez hodu. Kolem E jsou B, F a G a hod { $spill-example_last } určí B, kde je { -victim } { -lost }.
    .title = Příklad: chemická havárie
    .of = 857b7e6c055b
spill_example-dice = Jeden překlad jmenuje kostky, které neexistují. Má na mysli, co padlo na obyčejné kostce.
    .title = Kostky v příkladu
    .of = a6e4178e22d3
spill_example-third = Prameny se neshodují, co padlo pro třetí žeton. Na konci to nic nemění: jedno z polí D a E je slepý konec a druhé se zaplní hned potom.
    .title = Třetí žeton
    .of = 8eefb3045ee4
spill_example-blast = Než vybavení vyteče, zapálí náraz obě volná sousední pole, poškodí jedinou stěnu a položí na vybavení poslední kostičku.
    .title = Náraz v příkladu
    .of = b50a8dc6dbc9

## Basement and holes in the floor

floors = Co vybuchne dole, otevře podlahu nahoře.
    .title = Suterén a díry v podlaze
    .of = 91f3bb6518bb
floors_outer-walls = Obvodové stěny { -basement(case: "gen") }, vyznačené černě, se nepoškozují.
    .title = Stěny pod zemí
    .of = b7e4d3066bba
floors_damage = Vyhodnoťte ji; potom na pole přízemí přímo nad explozí položte žeton :floor-damaged: tou stranou nahoru, na které je { -damaged-floor }.
    .title = Exploze v suterénu
    .of = 58560ebd616a
floors_damaged = { -damaged-floor(case: "nom-cap") } zatím žádný účinek nemá.
    .title = Poškozená, ale pevná
    .of = 29c7d0a7f5a6
floors_destroy = Z { -damaged-floor(case: "gen") } se stane { -destroyed-floor }, když dojde k { -explosion(case: "dat") } na tomtéž poli nebo přímo pod ním.
    .title = Druhý náraz
    .of = 3a56f28098be
floors_cubes = Otočte žeton na :floor-destroyed:. Ze zásoby za to { $floor-cubes ->
        [one] odchází { $floor-cubes } { -damage-cube }
        [few] odcházejí { $floor-cubes } { -damage-cube(case: "nom-pl") }
       *[other] odchází { $floor-cubes } { -damage-cube(case: "gen-pl") }
    }, což může budově přinést { -collapse(case: "acc") }.
    .title = Co to budovu stojí
    .of = b72b51d24666
floors_fire = Odstraňte z toho pole oheň i kouř. Každý :smoke: na { -adjacent(case: "loc") } se změní v :fire: a potom se vyhodnotí vzplanutí.
    .title = Jeho oheň
    .of = d85410680b21
floors_people = Každá { -victim } je tam { -lost }, každý { -poi } se otočí a platí pro něj totéž. Každý { -firefighter } je { -knocked-down } a { -hazmat } tam vybuchne.
    .title = Kdo tam stál
    .of = 682178752f7d
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } z toho pole se vracejí do { -pool(case: "gen") }.
    .title = Jeho žetony rozžhavení
    .of = 36a0d571e381
floors_impassable = Nikdo nepřejde přes místo, kde je { -destroyed-floor }.
    .title = Díra
    .of = 1e53c24493b9
floors_extinguish = Z pole přízemí vedle díry smíte hasit na poli pod ní, které patří k { -basement(case: "dat") }.
    .title = Oheň na dně díry
    .of = 6327540e42a6
floors_water = Zasáhne-li { -deck-gun } pole, kde je { -destroyed-floor }, ať je to { -target }, nebo leží vedle něj, působí voda na poli pod ním.
    .title = Voda do díry
    .of = 70c7c9342319
floors_below = { -explosion(case: "nom-cap") } přímo pod dírou navíc změní každý :smoke: vedle díry v přízemí v :fire:; potom se vyhodnotí vzplanutí.
    .title = Exploze pod dírou
    .of = bf2c890df52b
floors_wave = { -shockwave(case: "nom-cap") }, která dorazí k díře, přinese na pole pod ní :fire:, nebo tam způsobí { -explosion(case: "acc") }, pokud už hoří, a zároveň běží přes díru dál.
    .title = Vlna nad dírou
    .of = 9203d20399ca
floors_refill = { -poi(case: "nom-cap") }, který má přijít na díru, leží na poli pod ní.
    .title = Žetony ohrožených osob
    .of = 2d52f9a0ea1b
floors_target = Připadne-li { -advance-fire } na pole, kde je { -destroyed-floor }, je { -target(case: "ins") } to pod ním.
    .title = Oheň připadne na díru
    .of = 63e0df18a2d2
floors_short = Leží-li na plánu už { $floor-markers ->
        [one] jediný { $floor-markers } žeton
        [few] všechny { $floor-markers } žetony
       *[other] všech { $floor-markers } žetonů
    } podlahy, další exploze dole už žádnou podlahu nepoškodí.
    .title = Žetony podlahy už nejsou
    .of = 3d333efc8c63
floors_trapped = Hra končí prohrou, když je některý { -firefighter } v pasti: v { -basement(case: "loc") } nebo v přízemí, odkud už nevede žádná cesta ven.
    .title = V pasti
    .of = 950154efe7ad
floors_bridge = Hraje se podle přání. Ze { -adjacent(case: "gen") } položí { -firefighter } svůj { -ladder(case: "acc") } přes místo, kde je { -destroyed-floor }, a za { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    } je z něj { -bridge }.
    .title = Žebřík jako most
    .of = 76c01c9ffaca
floors_bridge-cross = Na přemostěné pole se vstupuje a přes ně se přechází za obvyklou cenu.
    .title = Přes most
    .of = 27d9d46b0f4d
floors_bridge-lost = { -explosion(case: "nom-cap") } přímo pod mostem se vyhodnotí jako obvykle a { -ladder } odejde ze hry.
    .title = Exploze pod mostem
    .of = 261835a41419
floors_bridge-fall = Přijdete-li o { -bridge(case: "acc") }, na kterém stojí { -firefighter }, je ten hasič { -knocked-down } se vším, co to pro jeho náklad znamená.
    .title = Kdo stál na mostě
    .of = 8b63cb43a4e2
floors_ladder-down = Hraje se podle přání. Z pole vedle díry spustí { -firefighter } svůj { -ladder(case: "acc") } za { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "acc-pl") }
       *[other] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } je na jeho poli, { -lower-half } přímo pod dírou, kde je { -basement }.
    .title = Žebřík do díry
    .of = 4fb7e66d4d15
floors_repair = Hraje se podle přání. Statik opraví { -damaged-floor(case: "acc") } z jejího pole nebo z pole pod ní. Na polích vedle ní a pod ní nesmí být { -fire }; { -destroyed-floor } zůstane, jaká je.
    .title = Oprava podlahy
    .of = c94cb696508d
floors_repair-cost = Oprava stojí { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[other] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } a žeton při ní zmizí.
    .title = Co oprava stojí
    .of = e07cd4d316dc

## Misprints and false friends

errata = Kde vás překlady mohou zmást, ačkoli o pravidle není pochyb.
    .title = Tiskové chyby a zrádná slova
    .of = 64d45de70643
errata_order = V jednom překladu, který koluje, přišly nadpisy a sloupce o své pořadí a příklad se žebříkem je roztržený. Tady je všechno zase na svém místě.
    .title = Zpřeházené sloupce
    .of = f1a9a0beba4f
errata_attic = Portugalské slovo pro { -attic(case: "acc") } vypadá jako španělské slovo pro { -basement(case: "acc") }. V textu, který oba jazyky míchá, znamenají opak.
    .title = Podkroví, nebo suterén?
    .of = 8a5a4814f505
errata_knocked-down = Překlady mluví o omráčených nebo zraněných hasičích. Vždycky mají na mysli hasiče { -knocked-down(case: "acc") }.
    .title = Omráčen, zraněn, sražen k zemi
    .of = 6c13782377af
errata_shockwave = Jeden překlad v příkladu se schodištěm použil slovo, které má pro { -flashover }. Je to ale { -shockwave }.
    .title = Tlaková vlna, nebo vzplanutí?
    .of = 0488080f9576
errata_hazmat = Kde vás jeden překlad nechá lézt s nebezpečným objektem, je to { -hazmat }. Žádný { -explosive-object } nést nejde.
    .title = Materiál, nebo objekt?
    .of = 99a53d0b6af0
errata_letters = Následky zničené podlahy označuje jeden překlad písmeny v jediné řadě, druhý v polovině začíná znovu. Jsou to tatáž pravidla.
    .title = Odstavce s písmeny
    .of = 75adea3a2925

## Readings

reading_lost-victims = Kolik ztracených osob už je příliš?
    .why = Říkají to všechna vydání z obchodů, která známe; menší číslo je z úplně prvního výtisku a z jednoho převyprávění.
    .of = 7a6a01897a3d
reading_lost-victims_retail = Prohrává se, když { $lost-to-lose_retail ->
        [one] je ztracena { $lost-to-lose_retail } osoba
        [few] jsou ztraceny { $lost-to-lose_retail } osoby
       *[other] je ztraceno { $lost-to-lose_retail } osob
    }.
    .of = da97fc4d55e8
reading_lost-victims_first-print = Prohrává se, už když { $lost-to-lose_first-print ->
        [one] je ztracena { $lost-to-lose_first-print } osoba
        [few] jsou ztraceny { $lost-to-lose_first-print } osoby
       *[other] je ztraceno { $lost-to-lose_first-print } osob
    }.
    .of = 3b066125dc5e
reading_precedence = Co má přednost, když si rozšíření a základní hra odporují?
    .why = Totéž říkají anglická i oficiální španělská pravidla.
    .of = b104c2e1302d
reading_precedence_expansion = Přednost má rozšíření.
    .of = 2820ab8cbf3c
reading_precedence_add = Rozšíření základní hru doplňuje a mění jen to, co samo jmenuje.
    .of = 6cb182f325c1
reading_second-story = Ke kterým budovám z rozšíření { product_second-story } se dá přidat podkroví nebo suterén?
    .why = Anglická pravidla jmenují obě budovy; druhé znění se dá číst několikerým způsobem.
    .of = 0c3858aa2605
reading_second-story_either = Ke kterékoli z obou.
    .of = e008024b0454
reading_second-story_board = Navrch se přidá jen jediný plán z onoho rozšíření jako další podlaží.
    .of = e462d2e5e1de
reading_basement-outside = Je na úrovni suterénu nějaké venku?
    .why = Anglická i oficiální španělská pravidla tam o žádném použitelném pásu polí nevědí, takže obojí znění vyjde nastejno.
    .of = eaeaa190cfdc
reading_basement-outside_none = Není: kolem suterénu se nikdo nepohybuje.
    .of = a89a56c855d5
reading_basement-outside_no-exit = Ze suterénu se ven nevychází, ale pole kolem něj to nevylučuje.
    .of = 82028685c5cd
reading_attic-and-basement = Smí být ve hře podkroví i suterén zároveň?
    .why = Pravidla mluví vždy jen o jednom, nebo o druhém a sloupce na dvanáctistěnné kostce stačí jen na jediné přidané podlaží.
    .of = 9e708e1e1991
reading_attic-and-basement_never = Ne: je v ní jedno, nebo druhé.
    .of = 1021ad9eefa5
reading_attic-and-basement_allowed = Ano, se dvěma krabicemi, když se skupina dohodne, která kostka určuje které podlaží.
    .of = 504ab57f53e9
reading_laboratory-floors = Které sloupce patří ke kterému podlaží laboratoře?
    .why = Podlaží poznáte už podle sloupce, protože černá kostka se pro její vodní dělo nikdy neotáčí. Která polovina je která, jsme zvolili sami pro případ, že to váš plán neříká.
    .of = 2211d195a976
reading_laboratory-floors_ground-left = Nižší sloupce jsou přízemí.
    .of = b679f1b80e9f
reading_laboratory-floors_ground-right = Nižší sloupce jsou patro.
    .of = dca7f0cc081c
reading_attic-above = Nad kterými sloupci autodílny je podkroví?
    .why = Vyplývá to z toho, jak vodní dělo na levé straně přičítá ke sloupci.
    .of = 7503bd9e1a9a
reading_attic-above_left = Nad levou polovinou, každý sloupec přímo nad svým.
    .of = 23f28c415098
reading_attic-above_printed = Tam, kam ho umisťují souřadnice natištěné na vašem plánu.
    .of = 7dccb1eb9c5b
reading_laboratory-streets = Kde má u laboratoře ulice hasičský vůz?
    .why = Polovinu volí kostka řádků, a tak poloviny leží podél dlouhých stran. To je náš závěr.
    .of = 3e3a53ce6fdc
reading_laboratory-streets_long-sides = Podél obou dlouhých stran.
    .of = 73b6f29b26c6
reading_laboratory-streets_printed = Všude, kde má váš plán natištěná stanoviště.
    .of = 1810da3c744a
reading_component-list = Co patří do krabice, i když to některý soupis vynechává?
    .why = Úplnější soupis jmenuje obě strany objektů, stránka o podkroví počítá s kostkou a plošinu neuvádí nikdo.
    .of = 2c39860b32c9
reading_component-list_fuller = Oboustranné objekty a dvanáctistěnná kostka tam jsou; plošina žeton nemá.
    .of = 5e93e188a68a
reading_component-list_shorter = Jen to, co jmenuje kratší soupis: jednostranné objekty a žádná dvanáctistěnná kostka.
    .of = eed1323a4689
reading_attic-stair-place = Kde leží žeton schodiště do podkroví?
    .why = Místo je na plánu pod ním natištěné jako symbol a žádný soupis těch míst jsme neměli k dispozici.
    .of = 11eafaee3460
reading_attic-stair-place_below = Přímo pod schody podkroví.
    .of = 4683b9854db0
reading_attic-stair-place_free = Na kterémkoli poli plánu pod ním, na kterém se skupina dohodne.
    .of = eca978887389
reading_basement-stair-half = Kterou polovinou schodiště do suterénu je ten žeton?
    .why = Žeton leží v přízemí, a to je horní konec; druhé znění opakuje větu o podkroví.
    .of = 466c436f9787
reading_basement-stair-half_upper = Je to horní polovina schodiště.
    .of = 84bb955fbae3
reading_basement-stair-half_lower = Je to spodní polovina schodiště.
    .of = fc1d3e5e5980
reading_family-board-2 = Jak začíná rodinná hra na druhé straně plánu?
    .why = Neznáme pro ni žádný začátek a větší budovy začínají takto.
    .of = f24896c0b5bf
reading_family-board-2_rolled = S explozemi a žetony ohrožených osob podle kostek a bez poškození.
    .of = 647e5848f832
reading_family-board-2_first-only = Nijak: rodinná hra se hraje na první straně.
    .of = 793292e13826
reading_garage-experienced = Liší se příprava autodílny pro pokročilé od přípravy základní hry?
    .why = Prameny oběma způsobům hry říkají všelijak, ale pro tento žádnou výjimku neuvádějí, a tak se nic nemění.
    .of = 3f9939b8908f
reading_garage-experienced_base = Ne: chystá se jako v základní hře.
    .of = 4fef3e6390c5
reading_garage-experienced_rolled = Ano: její první exploze se určuje oběma kostkami jako v laboratoři.
    .of = 318d77616b21
reading_laboratory-explosions = Jak se na začátku rozdělí exploze v laboratoři?
    .why = Kdyby se na první neházelo, musela by se tabulka základní hry hodit na dvě podlaží. Úplnější znění to řeší.
    .of = 1f250c0153a2
reading_laboratory-explosions_both-dice = Oběma kostkami se hází už od první a explozi musí dostat každé podlaží.
    .of = f84a0e6c9139
reading_laboratory-explosions_should = Explozi by mělo dostat každé podlaží; jinak se od základní hry neliší nic.
    .of = 2673a0981d3b
reading_laboratory-points = Jak se po podlažích rozdělí první žetony ohrožených osob?
    .why = Se dvěma podlažími vyjde obojí znění nastejno. Držíme se doslovného; u tří podlaží nechává víc na náhodě.
    .of = 6b6b5b1beb8b
reading_laboratory-points_most = Na žádném podlaží jich není víc než { $lab-points-per-floor }.
    .of = d4989cec118f
reading_laboratory-points_least = Na každém podlaží je aspoň jeden.
    .of = a0ace684b201
reading_family-extra-explosion = Co v rodinné hře přinese exploze navíc za podkroví nebo suterén?
    .why = Všechny ostatní exploze při přípravě rodinné hry jsou bez poškození a žetony rozžhavení v ní nejsou.
    .of = fe4efdf450b0
reading_family-extra-explosion_plain = Jen svůj oheň: žádné poškození a žádný žeton rozžhavení.
    .of = 7ba09804baff
reading_family-extra-explosion_damage = Svůj oheň a poškození, ale žádný žeton rozžhavení.
    .of = 0b864d290832
reading_family-extra-explosion_full = Svůj oheň, poškození i žeton rozžhavení, jako ve hře pro pokročilé.
    .of = 60422370bfb6
reading_extra-hot-spots = Jak se na plán dostanou další žetony rozžhavení za přidané podlaží?
    .why = Jedno znění mluví o kostkách a na všechny ostatní žetony rozžhavení se hází také.
    .of = 1c94489e996a
reading_extra-hot-spots_rolled = Hází se na ně.
    .of = 4d332b8036b9
reading_extra-hot-spots_placed = Položí se, kam skupina chce.
    .of = 5369dfbec1b9
reading_pool-short = Co když žetony rozžhavení nestačí na plán i na zásobník?
    .why = Na těch, které leží na plánu, záleží už od prvního hodu, na zásobníku až později.
    .of = 58acb4f627d0
reading_pool-short_board-first = Nejdřív je na řadě plán a zásobník dostane zbytek.
    .of = 802bc6ab7117
reading_pool-short_pool-first = Nejdřív se naplní zásobník a plán dostane zbytek.
    .of = 275390421932
reading_platform-start = Kde plošina začíná?
    .why = Přestup mezi oběma nic nestojí, takže je to jedno.
    .of = 379926b77c11
reading_platform-start_on-engine = Přímo na hasičském voze.
    .of = 3a473b9cc74a
reading_platform-start_beside = Na jednom z polí, kde stojí hasičský vůz.
    .of = 3764d2626eb9
reading_family-engine = Co dělá hasičský vůz v rodinné hře se žebříky?
    .why = Žebříky někde být musejí, ale v rodinné hře se nejezdí.
    .of = 700f67c9c149
reading_family-engine_stays = Stojí na stanovišti, které vyberete, a zůstane tam.
    .of = d8b7203eac28
reading_family-engine_drives = Smí se s ním jezdit jako ve hře pro pokročilé.
    .of = 0a58a418af5a
reading_crew-change = Kdy v tahu se smí vyměnit specialista?
    .why = Trvá na tom jeden program, který podle těchto pravidel hraje, a jinak by šlo za jediný tah využít body navíc dvou specialistů.
    .of = 51785e6423c5
reading_crew-change_first = Jen jako první akce tahu.
    .of = 03799a69157c
reading_crew-change_any = V tahu kdykoli; body navíc nového specialisty přijdou až s příštím tahem.
    .of = eb58e9f3124b
reading_flashover-again = Vyhodnotí se vzplanutí po výbuchu materiálů ještě jednou?
    .why = Všude jinde v těchto pravidlech se z kouře vedle ohně stane oheň, a tak by bylo divné, kdyby tady ne.
    .of = 281a1be779d2
reading_flashover-again_again = Ano, dokud se něco mění.
    .of = e535f3607773
reading_flashover-again_once = Ne: vzplanutí přichází před materiály, a jen tam.
    .of = f78012628a5f
reading_hazmat-order = V jakém pořadí vybuchuje několik nebezpečných materiálů?
    .why = Žádný pramen to neříká a někdo rozhodnout musí.
    .of = 435993c6f2d8
reading_hazmat-order_active = Jak si přeje hráč, který je na tahu.
    .of = bc0563e05a8d
reading_hazmat-order_reading-order = Od horního řádku dolů a zleva doprava.
    .of = f1384952c5b8
reading_clearing-order = Co se na konci šíření ohně dělá nejdřív: berou se lidé, nebo oheň venku?
    .why = Nevíme o ničem, co by na tom záleželo.
    .of = c4bfb12a02e9
reading_clearing-order_people-first = Nejdřív lidé, které oheň dostihl, potom oheň venku.
    .of = 0474f6b2f4f7
reading_clearing-order_outside-first = Nejdřív oheň venku, aby nikoho na ulici nedostihl.
    .of = 3e0cb0ff7179
reading_window-outside = Dá se okno otevřít a zavřít zvenčí?
    .why = Jeden pramen to říká dvakrát a druhý to nepopírá.
    .of = 73d60395ac0f
reading_window-outside_yes = Ano, z pole před ním.
    .of = bf2eb0ad3b6c
reading_window-outside_no = Jen z pole uvnitř budovy.
    .of = 305156c1c219
reading_window-wall = Co zničí jediné poškození stěny s oknem?
    .why = Anglická pravidla mluví o stěně; druhé znění vyplývá jen z gramatiky té věty.
    .of = 7298f4850f04
reading_window-wall_wall = Celý úsek stěny i s oknem v něm.
    .of = 12c7aafe5e55
reading_window-wall_window-only = Jen okno; stěna si svou pevnost zachová.
    .of = ebc0eddcaa89
reading_window-blast = Projde náraz otevřeným oknem?
    .why = Otevřené okno dělá z polí sousední, stejně jako otevřené dveře; že se přitom poškodí i stěna, říkají oba prameny.
    .of = da8537821150
reading_window-blast_passes = Projde a stěna je zničena.
    .of = a2f2a210322a
reading_window-blast_stops = Stěnu zničí a tam končí.
    .of = cb12d609a189
reading_window-marker = Co se stane se žetonem otevřeného okna, když je jeho stěna zničena?
    .why = Okno, které by mohlo být otevřené, už tam není.
    .of = 8a4c6ed3a61f
reading_window-marker_removed = Vezme se z plánu a může se použít znovu.
    .of = 1d603d183d7f
reading_window-marker_stays = Zůstane, kde je, a už se nepoužije.
    .of = 056e003bd609
reading_light-chop = Kolik stojí strhnout příčku?
    .why = Pravidla mluví jen o poškození a to dělá úder sekerou za svou vlastní cenu. Nižší cena je z jedné recenze.
    .of = 74df3620fa9f
reading_light-chop_chop = Úder sekerou za obvyklou cenu.
    .of = 625a4fc0aaf7
reading_light-chop_cheap = Jediný akční bod.
    .of = b5fd99127a36
reading_fire-door-closed = Na které protipožární dveře se při nárazu hází?
    .why = Totéž pravidlo v jiném rozšíření jmenuje také zavřené dveře.
    .of = 0109e41481a7
reading_fire-door-closed_closed = Jen na zavřené.
    .of = 590bb4011288
reading_fire-door-closed_any = Na všechny, které by náraz zničil, otevřené i zavřené.
    .of = 91e7751bfb2e
reading_fire-door-open = Co udělá náraz s otevřenými protipožárními dveřmi?
    .why = Až na hod u zavřených jsou to obyčejné dveře.
    .of = 956f904f66ca
reading_fire-door-open_as-door = Odstraní je a jde dál.
    .of = 7983b1d8e86f
reading_fire-door-open_holds = Zaklapnou: jsou zavřené a náraz tam končí.
    .of = 699bb457d38d
reading_jam-again = Co udělá další náraz se zaseknutými protipožárními dveřmi?
    .why = Druhé znění si v jediné větě samo odporuje.
    .of = f24eed0133f0
reading_jam-again_adds = Přidá žeton zaseknutí bez hodu.
    .of = 23b645abd4f1
reading_jam-again_nothing = Skončí tam a nic nepřidá.
    .of = 992e90d2c991
reading_unjam-cost = Kolik stojí odstranit zaseknutí?
    .why = Jeden pramen jmenuje akci, a tím i její cenu. Ostatní cenu neříkají, nebo říkají jinou.
    .of = dbdfe5e24c0c
reading_unjam-cost_chop = Za každý žeton zaseknutí úder sekerou za obvyklou cenu.
    .of = ed832b25afd8
reading_unjam-cost_single = Za každý žeton zaseknutí jediný akční bod.
    .of = 2a0e76b9368b
reading_unjam-cost_action = Za každý žeton zaseknutí akci, jejíž cena se neříká.
    .of = 316fb2c6da24
reading_unjam-cube = Spotřebuje odsekání kostičku poškození?
    .why = Budova se tím nepoškodí a o kostičce nemluví žádný pramen.
    .of = f95708e60aec
reading_unjam-cube_no = Ne.
    .of = 5e3a023463aa
reading_unjam-cube_yes = Ano, jako každý úder sekerou.
    .of = 622e8e6658d4
reading_jams-short = Co když už žádné žetony zaseknutí nejsou?
    .why = Prázdná zásoba by dveře neměla oslabit.
    .of = 27994ae710e3
reading_jams-short_holds = Dveře vydrží a žádný další žeton se nepřidá.
    .of = 19e2ec7da87c
reading_jams-short_destroyed = Dveře jsou zničeny.
    .of = d22533ca9523
reading_object-blocks = Brání výbušný objekt v cestě?
    .why = Úplnější znění to říká; druhé ho bere jako stěnu jen při poškozování.
    .of = 4fd7fe3f258f
reading_object-blocks_blocks = Ano: nikdo do něj nevstoupí ani jím neprojde a sousedství ruší.
    .of = 07f1f2e575d0
reading_object-blocks_damage-only = Ne: jako stěna je jen tehdy, když se počítá poškození.
    .of = 243d6d34c26f

reading_object-damage = Čím se výbušný objekt poškozuje?
    .why = S oběma zněními se hraje stejně: náraz by tam přinesl oheň.
    .of = 6ceae60b60fc
reading_object-damage_fire = Nárazem, který by na jeho pole přinesl nový oheň.
    .of = d4749c84a2f8
reading_object-damage_reach = Nárazem, který na jeho pole dorazí.
    .of = bd49efd46e20
reading_capacity-test = Kdy přesně má objekt dost?
    .why = Přibývá mu po jedné kostičce, takže s oběma zněními se skoro vždy hraje stejně.
    .of = 61044c1ebb80
reading_capacity-test_reaches = Jakmile se dosáhne jeho kapacity.
    .of = 24f1afb2ce9b
reading_capacity-test_at-least = Když se po nárazu kostičky spočítají a je jich tolik, kolik činí jeho kapacita, nebo víc.
    .of = a5f7cb38bb59
reading_family-object-spots = Přinášejí vybuchující objekty v rodinné hře žetony rozžhavení?
    .why = V rodinné hře se oheň nerozhořívá, takže by tyto žetony neměly žádný účinek.
    .of = bffbb9d75225
reading_family-object-spots_none = Ne: jen oheň.
    .of = 3331754f0378
reading_family-object-spots_some = Ano, a cílové pole s takovým žetonem se rozhoří.
    .of = 9092b96e87c9
reading_object-cubes = Kam přijdou kostičky z objektu, který vybuchl?
    .why = Obojí znění je počítá do zřícení. Že se odstraní, to souhlasí s příkladem chemické havárie.
    .of = 261ae0aee46a
reading_object-cubes_out = Ze hry ven.
    .of = 8323863c2ab7
reading_object-cubes_stay = Zůstanou na jeho polích.
    .of = 0598a7be14d0
reading_small-object-token = Odstraní se žeton malého objektu, když vybuchne?
    .why = Z věci, která vybuchla, nic nezbude, a auto se také odstraňuje.
    .of = dd07d10e9e38
reading_small-object-token_removed = Ano.
    .of = 6cdd97950018
reading_small-object-token_stays = Ne: zůstane na místě bez jakéhokoli účinku.
    .of = a6cff0d7b794
reading_stair-wave = Záleží na bočních stěnách, když vlna dorazí na schodiště?
    .why = Jeden pramen výslovně říká, že ne; druhý mlčí.
    .of = 197b26d40248
reading_stair-wave_opposite = Ne: záleží jen na té přímo vpředu.
    .of = 8f166813a003
reading_stair-wave_all = Ano: je-li některá z bočních stěn zničená, vlna tudy smí odejít.
    .of = eec788beedb6
reading_stair-example = Kam v patře přijde oheň z příkladu?
    .why = Směr uvádí jen jeden pramen a k pravidlu o otevřené straně se hodí.
    .of = f7b78ccc808b
reading_stair-example_open-side = Na pole pod horní polovinou, na její otevřené straně.
    .of = ff842f0350bf
reading_stair-example_any-empty = Na prázdné pole vedle horní poloviny; na které straně, se neříká.
    .of = 3acc80461ebf
reading_ladder-pick-up = Kde musí stát ten, kdo bere žebřík?
    .why = Takto se dá číst obojí znění a i hasič na palubě je na těchto polích.
    .of = f3b638b7ed8b
reading_ladder-pick-up_spaces = Na poli, kde stojí hasičský vůz, ať se na něm veze, nebo ne.
    .of = caf6a29e5ce4
reading_ladder-pick-up_truck = U hasičského vozu, to znamená vedle něj nebo na palubě.
    .of = 6626358a3182
reading_ladder-limits = Platí další omezení žebříků: nést jen jeden, do sanitky ne, nikomu nepřekážejí?
    .why = Má je jen jeden pramen. Jsou rozumná a tomu, co říká druhý, neodporují.
    .of = 7d260ad599b5
reading_ladder-limits_strict = Platí.
    .of = 8f93aa47957c
reading_ladder-limits_free = Neplatí: nic se o nich neříká.
    .of = 0ff33d4d8216
reading_ladder-fire = Co dalšího se stane, když žebřík kvůli ohni spadne?
    .why = Úplnější znění odpovídá na to, na co by se zeptal každý stůl; druhé mlčí.
    .of = ce75a56dca3f
reading_ladder-fire_full = Žebřík spadne a odnesou to i ti, kdo jsou v ohni nebo nad ním.
    .of = fa2a5ed6f07f
reading_ladder-fire_ladder-only = Spadne jen žebřík; komu nehoří na vlastním poli, tomu se nic nestane.
    .of = 228614de8833
reading_fold-occupied = Smí se žebřík složit, když na něm nahoře někdo je?
    .why = Při skutečném požáru by to tak člověk udělal.
    .of = a1c8c3486e3d
reading_fold-occupied_no = Ne.
    .of = 42a079d398a7
reading_fold-occupied_down = Ano, a hasič z vršku se sveze dolů s ním.
    .of = 43bf98a66919
reading_tall-ladder = Co na žebříku do třetího podlaží stojí dvojnásobek?
    .why = Čísla udává jeden pramen, a jen pro cestu mezi díly.
    .of = 65f93f998812
reading_tall-ladder_between = Jen pohyb mezi jeho díly.
    .of = 968a5b2478aa
reading_tall-ladder_all = Každý pohyb po žebříku, i ten do budovy.
    .of = 59fefd21dffc
reading_drive-anywhere = Co je zvláštního na řízení u laboratoře?
    .why = Tyto plány mají málo stanovišť, a tak dává smysl jediná cena za všechna. Druhé znění možná skrývá totéž pravidlo.
    .of = 2ad07280c602
reading_drive-anywhere_any-spot = Vozidlo přejede rovnou na kterékoli ze svých stanovišť.
    .of = 8f02e74c35f1
reading_drive-anywhere_any-firefighter = Vozidlo smí poslat kterýkoli hasič, ať je kdekoli.
    .of = a733768599cc
reading_three-floors-reach = Kam dostříkne vodní dělo u tří podlaží?
    .why = Říká to jeden pramen a shoduje se to s laboratoří.
    .of = 91db518e7e7a
reading_three-floors-reach_half = Jen do poloviny plánu u hasičského vozu.
    .of = 2fa0580957b4
reading_three-floors-reach_all = Na kterékoli pole budovy, protože žádné omezení se neuvádí.
    .of = 02a448b90b85
reading_three-floors-dice = Co s černou kostkou u tří podlaží?
    .why = Bez sloupce by nebylo cílové pole a laboratoř má totéž pravidlo.
    .of = 5261658652cd
reading_three-floors-dice_as-rolled = Neotáčí se.
    .of = 53eaa6ed92da
reading_three-floors-dice_unused = Nepoužije se.
    .of = e5e7f401aa25
reading_gun-people = Kvůli komu se u budovy s podkrovím nesmí z vodního děla střílet?
    .why = Základní hra a laboratoř jmenují jen hasiče, a stejně tak i pramen, který si tu odporuje.
    .of = 560c72b039ff
reading_gun-people_firefighters = Jen kvůli hasičům v cílové polovině.
    .of = d4d2ca2aa8d6
reading_gun-people_victims-too = Kvůli hasičům i ohroženým osobám v cílové polovině.
    .of = 18550b397d8f
reading_garage-right = Jaká pravidla vodního děla platí zprava u autodílny s podkrovím?
    .why = Podkroví kryje jen levou polovinu, takže není co podmiňovat.
    .of = 03225d61874c
reading_garage-right_single-floor = Ta ze základní hry, protože pravá strana má jen jedno podlaží.
    .of = 6a036b20e5f0
reading_garage-right_if-single = Ta ze základní hry, ale jen když nad tou stranou nic nestojí.
    .of = 09f86dc2bcf1
reading_platform-victim = Může být ohrožená osoba na plošině sama?
    .why = Ohrožená osoba nechodí, a tak dává větší smysl, že ji tam někdo nechá, než že sama nastoupí.
    .of = 56713ad57392
reading_platform-victim_left = Ano: osobu smíte naložit a odejít.
    .of = 90717e95aa8f
reading_platform-victim_boards = Ano, a osoby smějí dokonce samy nastoupit.
    .of = 3b360f45bbbb
reading_platform-step = Kolik stojí nástup na plošinu a výstup z ní?
    .why = Obě znění se shodují, že výstup u vozu je zdarma; cenu u budovy uvádí jen jedno.
    .of = 26d5bebe1e7a
reading_platform-step_free-at-engine = U vozu nic, u budovy jako obvykle.
    .of = 275b8d8e465e
reading_platform-step_usual-on = Všude jako obvykle, jen výstup u vozu ne.
    .of = ac2f65ffd822
reading_platform-who = Kdo smí plošinou pohnout?
    .why = Na otázku odpovídá znění o hasiči; to druhé říká jen, kam plošina smí.
    .of = 141d3c8b66a0
reading_platform-who_aboard = Hasič, který je na plošině nebo na hasičském voze.
    .of = c6599fe65189
reading_platform-who_anyone-there = Kterýkoli hasič, dokud je plošina na straně, kde stojí hasičský vůz.
    .of = a8737db1c726
reading_cannon-people = Kvůli komu se dělo plošiny nesmí použít?
    .why = Prameny se liší a prokázat se nedá ani jeden, a tak volíme opatrnou cestu.
    .of = c8be919a0807
reading_cannon-people_area = Kvůli každé ohrožené osobě a jinému hasiči na poli, které by smylo.
    .of = b9d2a2867684
reading_cannon-people_target-space = Kvůli každé ohrožené osobě, žetonu ohrožené osoby a jinému hasiči na jeho cílovém poli.
    .of = efd63dc90ded
reading_cannon-people_victim-area = Kvůli každé ohrožené osobě na poli, které by smylo.
    .of = 388d013b39cf
reading_spill-markers = Kolik žetonů chemikálií havárie přinese?
    .why = Tolik jich je v krabici a v každém příkladu.
    .of = 33e694567906
reading_spill-markers_five = I s prvním dohromady { $toxic-markers }.
    .of = 10d9d9f13ac5
reading_spill-markers_five-more = Po prvním ještě { $toxic-markers }, pokud žetony stačí.
    .of = a3d2f5de5692
reading_spill-walls = Zadrží stěny rozlité chemikálie?
    .why = Jeden pramen mluví o sousedních polích a všude jinde stěny sousedství ruší.
    .of = 52a578b596c4
reading_spill-walls_stop = Ano, stejně jako zavřené dveře a okna.
    .of = c151a233fb96
reading_spill-walls_pass = Ne: prosáknou.
    .of = db0b923ee6b0
reading_spill-dead-end = Co když se chemikálie dostanou do slepého konce?
    .why = Příklad se vrací, i tam, kde obecné znění mluví o dalším hodu.
    .of = 1760c25be10d
reading_spill-dead-end_back = Vrátí se po své cestě na pole, které má volného souseda.
    .of = 82aee579c3e6
reading_spill-dead-end_reroll = Hází se znovu, dokud kostka neurčí pole, které se hodí.
    .of = 555be33837f7
reading_toxic-short = Co když pro všechny žetony chemikálií pole nezbude?
    .why = Co nejde položit, to se nepoloží.
    .of = 0ccd3298877f
reading_toxic-short_ends = Havárie končí.
    .of = df08fbfab2b1
reading_toxic-short_jump = Další žeton přijde na nejbližší pole, na které přijít může.
    .of = c426905938f6
reading_spill-people = Kdo je na poli s chemikáliemi ztracen?
    .why = Doslovné znění jmenuje ohrožené osoby; se skrytými nakládáme jako u díry v podlaze.
    .of = 6f787d0691c5
reading_spill-people_victims = Ohrožené osoby, i ty ještě skryté; hasiči jsou sraženi k zemi.
    .of = 5b52594a4662
reading_spill-people_visible = Jen otočené ohrožené osoby; skrytý žeton zůstane.
    .of = 8d8019b1cedd
reading_spill-people_persons = Všechny osoby, ať to znamená cokoli.
    .of = 6cd96ed89ac4
reading_spill-example = Na které pole přijde třetí žeton z příkladu?
    .why = Bez obrázku se to rozhodnout nedá a na konci to nic nemění.
    .of = 895fa8153377
reading_spill-example_first-of-two = Na první ze dvou zbylých.
    .of = 27f6d91c8073
reading_spill-example_second-of-two = Na druhé ze dvou zbylých.
    .of = 3b696bba2368
reading_spill-example-blast = Co ještě udělá náraz z příkladu?
    .why = Doslovný překlad má čísla, volný žádná.
    .of = 88ce002d3eac
reading_spill-example-blast_counted = Oheň na obou sousedních polích a poškození jediné stěny.
    .of = dea65b5b39d7
reading_spill-example-blast_uncounted = Oheň na polích kolem a poškození stěn kolem.
    .of = 6c766d673cc4
reading_basement-walls = Které stěny suterénu se nepoškozují?
    .why = Jeden pramen uvádí jejich barvu, a ta odpovídá tisku.
    .of = 52d0f962de56
reading_basement-walls_black = Obvodové, vyznačené černě.
    .of = bc409616da66
reading_basement-walls_outer = Obvodové, ať mají barvu jakoukoli.
    .of = 4c5691bbfc48
reading_floor-above = Nad kterým polem se podlaha poškodí?
    .why = Pravidlo mluví o explozích dole, ať je způsobilo cokoli; znění se liší jen u materiálů a objektů.
    .of = 4c30d7156e5d
reading_floor-above_explosion = Nad každou explozí v suterénu.
    .of = 18c6cb41b74b
reading_floor-above_target-space = Jen nad cílovým polem hodu.
    .of = ddaacd145ff7
reading_floor-cubes = Co se stane s kostičkami, které zničená podlaha stojí?
    .why = Zásoba se zmenší tak jako tak o stejně. Nikdy se neberou ze stěn.
    .of = 90e06fc8d214
reading_floor-cubes_placed = Vezmou se ze zásoby a položí na žeton.
    .of = 058d17466795
reading_floor-cubes_out = Vezmou se ze zásoby a odejdou ze hry.
    .of = c65cb64c7ded
reading_floor-people = Kdo je ztracen, když podlaha povolí?
    .why = Hasiči jsou sraženi k zemi, jak říká totéž pravidlo; míněni tedy mohou být jen ostatní.
    .of = ad6737c93b1c
reading_floor-people_victims = Ohrožené osoby a žetony ohrožených osob.
    .of = cd500be56f87
reading_floor-people_persons = Všechny osoby, ať to znamená cokoli.
    .of = 4bcb806210d3
reading_floor-hot-spots = Co s žetony rozžhavení, když podlaha povolí?
    .why = Díra hořet nemůže, takže nový by tam neměl žádný účinek.
    .of = de6b6fa43192
reading_floor-hot-spots_return = Ty z toho pole se vracejí do zásobníku.
    .of = 37cc258726f0
reading_floor-hot-spots_place = Jeden ze zásobníku se tam položí.
    .of = 8f05f8fed9a9
reading_extinguish-below = Odkud se dá hasit oheň pod dírou?
    .why = Na díře nikdo stát nemůže, a tak je nejlepší místo vedle ní. Kde, to neříká žádný z pramenů.
    .of = 2f2df4a9725c
reading_extinguish-below_beside = Z pole přízemí vedle díry.
    .of = 9b136ef76067
reading_extinguish-below_anywhere-below = Jen ze suterénu jako na každém jiném poli.
    .of = c254f6f63daa
reading_explosion-below = Co nahoře udělá exploze pod dírou?
    .why = Úplnější znění to říká a všude jinde po novém ohni následuje vzplanutí.
    .of = bc8719c2847c
reading_explosion-below_flashovers = Z kouře vedle díry se stane oheň a následuje vzplanutí.
    .of = 18379b18607a
reading_explosion-below_smoke-only = Z kouře vedle díry se stane oheň, a víc nic.
    .of = bf53f5862e00
reading_target-hole = Co když oheň připadne na díru?
    .why = Žetony ohrožených osob také propadnou, a voda rovněž.
    .of = 673192fcd90f
reading_target-hole_below = Cílem je pole pod ní.
    .of = 49168ff5d948
reading_target-hole_arrows = Jde se po šipkách na první pole, které může být cílem.
    .of = e820e9033a7d
reading_target-hole_none = Nestane se nic.
    .of = 2173c6deb183
reading_floors-short = Co když už žádné žetony podlahy nejsou?
    .why = Jako u všech žetonů: co není, to se položit nedá.
    .of = aad832937481
reading_floors-short_stop = Žádná další podlaha se nepoškodí.
    .of = 718d1ae876ba
reading_floors-short_substitute = K označení poslouží cokoli jiného.
    .of = c4b7c2ee7610
reading_trapped = Kdy je hasič v pasti a co potom?
    .why = Jasnější znění jmenuje obě místa. Že se tím prohrává, je náš závěr.
    .of = f7f1ed9bca4b
reading_trapped_either-floor = V suterénu nebo v přízemí, odkud není cesta ven: hra je prohraná.
    .of = e895e7e042c9
reading_trapped_basement-or-blocked = V suterénu nebo kdekoli, kde cestu zavalila podlaha: hra je prohraná.
    .of = fe15b8399aa7
reading_bridge-place = Kde most leží a kolik stojí?
    .why = Most, který by ležel vedle díry, by nic nepřemostil. Na ceně se obojí znění shoduje.
    .of = 0cfc4dbd4169
reading_bridge-place_over = Přes díru, položený z pole vedle ní.
    .of = 051698e14a48
reading_bridge-place_beside = Na poli vedle díry.
    .of = 09cda4e4bed9
reading_bridge-enter = Smí se na mostě stát?
    .why = K obvyklému pohybu patří i to, že se člověk cestou zastaví.
    .of = ac2a34fa149b
reading_bridge-enter_cross = Ano: vstupuje se na něj a přechází se jako obvykle.
    .of = 60cb1de60644
reading_bridge-enter_enter = Na jeho pole se smí vstoupit; nic dalšího se neříká.
    .of = df2fe198d766
reading_bridge-lost = Co udělá exploze dole s mostem?
    .why = Obojí znění říká, že žebřík je pryč; my napřed vyhodnotíme explozi.
    .of = 77fcc0eca3f7
reading_bridge-lost_after = Exploze se vyhodnotí, potom žebřík odejde ze hry.
    .of = 80a2050ffac7
reading_bridge-lost_before = Žebřík je zničen, potom se exploze vyhodnotí.
    .of = 08a951d97a85
reading_bridge-fall = Co se stane s hasičem na mostě, o který přijdete?
    .why = Totéž by mu udělala i propadlá podlaha.
    .of = 5873b6fb19ea
reading_bridge-fall_knocked-down = Je sražen k zemi.
    .of = 84ac98e3414e
reading_bridge-fall_falls = Ocitne se na poli pod ním, bez úrazu, pokud tam nehoří.
    .of = 3ae889e29c06
reading_ladder-down-half = Kde stojí pata žebříku spuštěného dírou?
    .why = Žebřík jde rovnou dolů.
    .of = 2c46535662d8
reading_ladder-down-half_under = Na poli pod dírou.
    .of = dc863d81407c
reading_ladder-down-half_beside = Na poli suterénu vedle toho pod dírou.
    .of = 39e350462a15
reading_repair-fire = Je k opravě podlahy třeba, aby kolem nehořelo?
    .why = Ostatní opravy, které Statik dělá, mají tutéž podmínku.
    .of = 361c247230a2
reading_repair-fire_free = Ano: na polích vedle ní a pod ní nesmí být oheň.
    .of = 56cc5812c6a6
reading_repair-fire_anyway = Ne: oheň tam nevadí.
    .of = 9fcf902a8d3c
reading_repair-cost = Kolik stojí oprava podlahy?
    .why = Cenu neuvádí žádný z pramenů, a tak bereme tu, za kterou Statik opravuje jiné věci.
    .of = e6b115f8e5da
reading_repair-cost_repair = Tolik, kolik oprava stěny.
    .of = b792d20332cb
reading_repair-cost_free = Nic.
    .of = bc56519468d7

## Specialists, dice, boards and tokens

deck_dice = Kostky
    .of = 5d38a88d4824
deck_boards = Herní plány
    .of = ece4082a569a
deck_firefighters = Hasiči
    .of = bfcc46f9ef7e
deck_specialists = Specialisté
    .of = ffe020ca63b6
deck_fire-markers = Kouř a oheň
    .of = 211267ab6e26
deck_points = Žetony ohrožených osob
    .of = 6868543e7502
deck_damage = Kostičky poškození
    .of = 6ab2cd39455a
deck_doors = Dveře
    .of = 64b375c81616
deck_hot-spots = Žetony rozžhavení
    .of = 087c967c16b0
deck_hazmats = Nebezpečné materiály
    .of = 32e37747b5b7
deck_markers = Žetony akcí a ošetření
    .of = 14a04acb8a59
deck_vehicles = Vozidla
    .of = da8a535c2168
deck_extreme-dice = Kostky rozšíření Extreme Danger
    .of = 907d9ab6a497
deck_extreme-boards = Plány rozšíření Extreme Danger
    .of = 3028ebee256e
deck_extreme-figures = Specialista rozšíření Extreme Danger
    .of = 8f7fffed4a92
deck_figures = Figurky rozšíření Extreme Danger
    .of = 08871da339c6
deck_openings = Okna a dveře
    .of = a27ea9fe822a
deck_ways = Žebříky a schodiště
    .of = a84ca706ee87
deck_objects = Objekty
    .of = b9a5b89c5d7e
deck_toxic = Žetony chemikálií
    .of = 5099735cd6b4
deck_floor-markers = Žetony podlahy
    .of = e378f55af752
card_red-die = Červená kostka
    .text = Řádek.
    .of = bad424026fd0
card_black-die = Černá osmistěnná kostka
    .text = Sloupec.
    .of = 8572af37bdfd
card_twelve-die = Černá dvanáctistěnná kostka
    .text = Sloupec, hraje-li se s podkrovím nebo suterénem.
    .of = daa588ac794f
card_board-1 = Základní plán, první strana
    .of = 3e0fc25055f3
card_board-2 = Základní plán, druhá strana
    .of = b7faaeb1165b
card_firefighter = Hasič
    .of = b6d4d28d0cca
card_paramedic = Zdravotník
    .text = Ošetří lidi tak, že jdou po svých. S hašením si moc neporadí.
    .of = 622187b00547
card_captain = Velitel zásahu
    .text = Rozestavuje ostatní.
    .of = 13ed640571e3
card_imaging = Operátor termokamery
    .text = Z dálky vidí, co je pod žetonem ohrožené osoby.
    .of = 6ed4b101a01a
card_cafs = Hasič CAFS
    .text = Hasí, a hasí hodně.
    .of = ac44a6a2c935
card_hazmat-technician = Technik chemické jednotky
    .text = Odstraňuje nebezpečné materiály na místě a žetony chemikálií poblíž.
    .of = b2a3d7af00a0
card_generalist = Všestranný hasič
    .text = Od všeho zvládne o něco víc.
    .of = 0ce168cf203d
card_rescue = Záchranář
    .text = Rychlý na nohou i se sekerou. S hašením si moc neporadí.
    .of = 6fa0c0150b59
card_driver = Strojník
    .text = Vyzná se v hasičském voze i v tom, co umí jeho dělo a plošina.
    .of = 4d5e51979526
card_structural-engineer = Statik
    .text = Opravuje stěny a odstraňuje rozžhavení, ale nehasí.
    .of = b89a7372d4eb
card_fire-marker = Kouř nebo oheň
    .of = 6ea0c2c1bd0a
card_victim = Ohrožená osoba
    .of = f5ceb8a81347
card_false-alarm = Falešný poplach
    .of = b5371982bfbd
card_damage-cube = Kostička poškození
    .of = 4800323de9b4
card_door = Dveře
    .of = 15280d1cda63
card_hot-spot = Žeton rozžhavení
    .of = b58cc793a69c
card_hazmat = Nebezpečný materiál
    .of = c10f49aaa1e4
card_action-marker = Žeton akce
    .of = b03d82a83718
card_heal-marker = Žeton ošetření
    .of = 4bda1671a5dc
card_engine = Hasičský vůz
    .of = 4a65ef2a65d9
card_ambulance = Sanitka
    .of = 4af3401eca87
card_garage = Autodílna
    .of = 1646328d87ff
card_laboratory = Laboratoř
    .of = ee7bdc78dc0d
card_attic = Podkroví
    .of = 98bd8b37f394
card_basement = Suterén
    .of = 7e7a812dbbec
card_figure = Figurka
    .of = fc64fdd0dd47
card_open-window = Otevřené okno
    .of = 67d82a6a2224
card_extra-door = Další dveře
    .of = f512eda23e6e
card_fire-door = Protipožární dveře
    .of = 06f39cfb1dfb
card_jam = Žeton zaseknutí
    .of = 2afa01d6c1f5
card_ladder-lower = Spodní díl žebříku
    .of = 112ba54dbf6f
card_ladder-upper = Horní díl žebříku
    .of = 8968cbb1df7a
card_stair = Žeton schodiště
    .of = ad7bd6d7c413
card_large-object = Velký objekt
    .text = Auto, nebo výbušné laboratorní vybavení.
    .of = a654c9768291
card_small-object = Malý objekt
    .text = Výbušné, nebo toxické laboratorní vybavení.
    .of = 68709aabc457
card_toxic-marker = Žeton chemikálií
    .of = 4cf848fafb58
card_floor-marker = Podlaha: poškozená, nebo zničená
    .of = d3aa087858d0

## Tables

ui_table_layout-1 = Řádek
    .of = 0687ec857743
ui_table_layout-1_walls-right = Stěna vpravo od sloupce
    .of = 2f3d654c7133
ui_table_layout-1_walls-below = Stěna pod sloupcem
    .of = 47d5eff52742
ui_table_layout-1_doors-right = Dveře vpravo od sloupce
    .of = 273a8b585954
ui_table_layout-1_doors-below = Dveře pod sloupcem
    .of = d4319712d7de
ui_table_layout-2 = Řádek
    .of = 7e47da0520d9
ui_table_layout-2_walls-right = Stěna vpravo od sloupce
    .of = 7cfed347796d
ui_table_layout-2_walls-below = Stěna pod sloupcem
    .of = 8180e94ca0e3
ui_table_layout-2_doors-right = Dveře vpravo od sloupce
    .of = f7f17ab107e5
ui_table_layout-2_doors-below = Dveře pod sloupcem
    .of = 2db8ab0e3a4f
ui_table_doorways-1 = Kraj
    .of = fbdcc14d8dad
ui_table_doorways-1_top = Nahoře u pole
    .of = 381b5dffc69a
ui_table_doorways-1_left = Vlevo u pole
    .of = dd4c22207b76
ui_table_doorways-1_bottom = Dole u pole
    .of = 738675ee1347
ui_table_doorways-1_right = Vpravo u pole
    .of = 8c1f58b0aca1
ui_table_doorways-2 = Kraj
    .of = 146554227696
ui_table_doorways-2_left = Vlevo u pole
    .of = f64fda08c383
ui_table_doorways-2_bottom = Dole u pole
    .of = 825f49f95fc9
ui_table_parking-1 = Ulice
    .of = 74d88522b323
ui_table_parking-1_top = Nahoře, sloupce
    .of = 22f79d734537
ui_table_parking-1_left = Vlevo, řádky
    .of = 55c1dad6ef66
ui_table_parking-1_bottom = Dole, sloupce
    .of = a83c6bffc36b
ui_table_parking-1_right = Vpravo, řádky
    .of = 2e512e095185
ui_table_parking-1_ambulance = Sanitka
    .of = 2d88a97baa0e
ui_table_parking-1_engine = Hasičský vůz
    .of = d2e999ed30a4
ui_table_parking-2 = Ulice
    .of = 773c71345cf7
ui_table_parking-2_top = Nahoře, sloupce
    .of = 5d68c7c8d0a6
ui_table_parking-2_left = Vlevo, řádky
    .of = 9573a2c9fa03
ui_table_parking-2_bottom = Dole, sloupce
    .of = cff8ab3f5c0a
ui_table_parking-2_right = Vpravo, řádky
    .of = c76eb237332d
ui_table_parking-2_ambulance = Sanitka
    .of = 113dc1a86a97
ui_table_parking-2_engine = Hasičský vůz
    .of = 7ecf7c971d37
ui_table_quadrants-1 = Ulice
    .of = 58d98265a70c
ui_table_quadrants-1_top = Nahoře
    .of = 73c528c9a899
ui_table_quadrants-1_left = Vlevo
    .of = c7c419f2a2c8
ui_table_quadrants-1_bottom = Dole
    .of = b49906f08e66
ui_table_quadrants-1_right = Vpravo
    .of = 1dfe1f8d1078
ui_table_quadrants-1_rows = Řádky
    .of = ed1e76fe8bd9
ui_table_quadrants-1_columns = Sloupce
    .of = a921c8061cb3
ui_table_quadrants-2 = Ulice
    .of = 50e741eef7f8
ui_table_quadrants-2_top = Nahoře
    .of = 5bffe07e6e1e
ui_table_quadrants-2_left = Vlevo
    .of = f283c3298ab3
ui_table_quadrants-2_bottom = Dole
    .of = 3296c8ed4215
ui_table_quadrants-2_right = Vpravo
    .of = 71385e4aad8a
ui_table_quadrants-2_rows = Řádky
    .of = a9b238227737
ui_table_quadrants-2_columns = Sloupce
    .of = 070e951af475
ui_table_arrows = Řádek / sloupec
    .of = 8465628d4ead
ui_table_family-fire = Řádek
    .of = e4340f3554ec
ui_table_family-points = Řádek
    .of = c89b747be01e
ui_table_levels = Obtížnost
    .of = 210bef663859
ui_table_levels_recruit = Rekrut
    .of = 3bcceb36adf0
ui_table_levels_veteran = Veterán
    .of = 77ebc154a245
ui_table_levels_heroic = Hrdina
    .of = f76eeb70bd88
ui_table_levels_explosions = Exploze
    .of = 67f28ba8f04f
ui_table_levels_hazmats = Nebezpečné materiály
    .of = 21f8a56e5056
ui_table_levels_more = Další žetony rozžhavení
    .of = 34438cd2a8e2
ui_table_levels_pool = Zásobník
    .of = 6027e1b42918
ui_table_first-explosion = Černá kostka
    .of = e036efaab7df
ui_table_first-explosion_row = Řádek
    .of = 5a8071166cfb
ui_table_first-explosion_column = Sloupec
    .of = da624e9ebd25
ui_table_hot-spots-players = Hráči
    .of = bdcd28359458
ui_table_cost = Akce
    .of = 3b06f6983cae
ui_table_cost_move = Pohyb
    .of = 36e420bbce92
ui_table_cost_reveal = Otočit žeton při vstupu
    .of = d0b23c68d2a1
ui_table_cost_move-fire = Pohyb do ohně
    .of = f87a3518d5a3
ui_table_cost_carry = Pohyb s nákladem
    .of = 35979b5b449e
ui_table_cost_door = Otevřít nebo zavřít dveře
    .of = d049a64f5acb
ui_table_cost_smoke = Odstranit kouř
    .of = 562633a436cd
ui_table_cost_fire-smoke = Oheň na kouř
    .of = a8af4de3c242
ui_table_cost_fire-out = Odstranit oheň
    .of = 810d9ccab095
ui_table_cost_chop = Úder sekerou
    .of = 5b7d5e28c558
ui_table_cost-experienced = Akce
    .of = 8e7210a4f3bc
ui_table_cost-experienced_lead = Vést ošetřenou osobu
    .of = f8a21d9c0908
ui_table_cost-experienced_drive = Řízení
    .of = c36dd4d841e7
ui_table_cost-experienced_ride = Spolujízda
    .of = 251eeadad313
ui_table_cost-experienced_deck-gun = Vystříknout z vodního děla
    .of = e510cf0d2bd3
ui_table_cost-experienced_crew-change = Výměna posádky
    .of = f3666d270181
ui_table_cost-experienced_dispose = Zlikvidovat nebezpečný materiál
    .of = 6478023a1b28
ui_table_cost-extreme = Akce
    .of = c1ed73ba40cc
ui_table_cost-extreme_window = Otevřít nebo zavřít okno
    .of = 7b3902864444
ui_table_cost-extreme_take-ladder = Vzít žebřík
    .of = 2ecd06e5b68c
ui_table_cost-extreme_raise = Vztyčit žebřík
    .of = fbfe48baf9f3
ui_table_cost-extreme_climb = Lézt
    .of = ec8a072c2759
ui_table_cost-extreme_climb-loaded = Lézt s nákladem
    .of = 7760dd26326e
ui_table_cost-extreme_fold = Složit žebřík
    .of = 0b23aa42ee13
ui_table_cost-extreme_platform = Pohnout plošinou
    .of = 79b6fca0fd37
ui_table_cost-extreme_platform-step = Mezi vozem a plošinou
    .of = 81907d1e14a8
ui_table_cost-extreme_cannon = Dělo plošiny
    .of = d5d2b0502254
ui_table_cost-extreme_bridge = Položit most
    .of = 673aa2aae26b
ui_table_cost-extreme_ladder-down = Spustit žebřík
    .of = 9c0a7d6c840d
ui_table_specialist-points = Specialista
    .of = d7b133266744
ui_table_specialist-points_points = Body
    .of = 17683e6a852e
ui_table_specialist-points_extra = Navíc
    .of = d2fd752618c5
ui_table_floors = Budova
    .of = 000c18075ea4
ui_table_floors_alone = Sama
    .of = ed8fbd8f9b2a
ui_table_floors_with-another = S podkrovím nebo suterénem
    .of = 300b523c8d19
ui_table_capacity = Objekt
    .of = 2086d4acf5a7
ui_table_capacity_car = Auto
    .of = 14580cdae873
ui_table_capacity_large = Velké výbušné vybavení
    .of = 7c739087b1bd
ui_table_capacity_small = Malé výbušné vybavení
    .of = 88c8c2b13503
ui_table_capacity_toxic = Toxické vybavení
    .of = 50e0bf64f563
ui_table_spill-dice = Pole
    .of = eb5c24661cac
ui_table_spill-dice_faces = Stěny kostky
    .of = 19837927b71f
ui_table_spill-dice_first = První pole
    .of = a0df7f81a017
ui_table_spill-dice_second = Druhé
    .of = a257a8e58320
ui_table_spill-dice_third = Třetí
    .of = 456cd8956024
ui_table_spill-dice_fourth = Čtvrté
    .of = 29ed188dbf30

## Icons

icon_red-die = červená kostka
    .of = 45eb01c15d96
icon_black-die = černá kostka
    .of = a35a1e3b861a
icon_board = herní plán
    .of = 7bfa9850c978
icon_firefighter = hasič
    .of = cddce78e3e2c
icon_fire = oheň
    .of = 7c551448719f
icon_smoke = kouř
    .of = efa421be6f04
icon_poi = žeton ohrožené osoby
    .of = c3ca65962955
icon_victim = ohrožená osoba
    .of = f4aee8d1c270
icon_false-alarm = falešný poplach
    .of = 452b86041a83
icon_damage = poškození
    .of = c3794e4c22a1
icon_door = dveře
    .of = 4bacee19ae95
icon_door-open = otevřené dveře
    .of = 59b1ef6d83a2
icon_hot-spot = žeton rozžhavení
    .of = 0031c04df077
icon_hazmat = nebezpečný materiál
    .of = b6e15e9a1697
icon_action = akční bod
    .of = d6fe7a571b20
icon_heal = ošetření
    .of = e0b1b695af63
icon_engine = hasičský vůz
    .of = 339aac38d01b
icon_ambulance = sanitka
    .of = 5e1e40801209
icon_window = okno
    .of = dd8b508d2ede
icon_fire-door = protipožární dveře
    .of = 207697ac5211
icon_jam = zaseknutí
    .of = ed62218957fc
icon_ladder = žebřík
    .of = 8fb84bfdd2bf
icon_stairs = schodiště
    .of = 463bb064fb3e
icon_car = auto
    .of = 4406d0fa3f73
icon_equipment = laboratorní vybavení
    .of = b96c36a9a5a4
icon_toxic = chemikálie
    .of = b343d7252167
icon_floor-damaged = poškozená podlaha
    .of = 0ea666fe8714
icon_floor-destroyed = zničená podlaha
    .of = 3ccfdaa73130
icon_platform = plošina
    .of = 5a000928856c
icon_paramedic = kříž
    .of = a9ca7c703bbe
icon_captain = přilba
    .of = 452ca1e1810d
icon_imaging = oko
    .of = 4300d8c912aa
icon_cafs = hadice
    .of = 203818e2bfca
icon_hazmat-technician = maska
    .of = 854ce280a2a6
icon_generalist = odznak
    .of = 7f2fbe75be3a
icon_rescue = sekera
    .of = 7b10fa8d9e34
icon_driver = volant
    .of = 73d304aff137
icon_structural-engineer = kružítko
    .of = cad8aca2ccd7
ui_faces = Stěny
    .of = b4c47cf55f08
ui_points = Akční body
    .of = b4c5422b367d
ui_extra = Body navíc
    .of = e56866cef198
ui_spaces = Pole
    .of = 92b57fcf83bb
ui_capacity = Kapacita
    .of = f14a69fa97ff

## Šance

odds_fire-door = Jak brzy se zaseknou požární dveře?
    .about = Do zavřených požárních dveří udeří jeden výbuch za druhým: než se zaseknou, rozhoduje červená kostka, potom každý výbuch přidá značku.
    .of = 6b524995b75a
odds_fire-door_blasts = Výbuchů
    .of = d14b236b3fb8
odds_fire-door_row_free = Ještě jdou otevřít
    .of = 825a2654ba9d
odds_fire-door_row_jammed = Jsou zaseknuté
    .of = 8a7bfbd61707
odds_fire-door_row_markers = Značek zaseknutí v průměru
    .of = a630ceab9016
