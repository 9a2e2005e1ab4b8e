# Dead of Night in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Dead of Night
    .about = Noc mezi živými mrtvými: prohledejte dům, nastartujte auto, pozor na oheň a buďte ráno naživu.
    .unofficial = Neoficiální společník ke hře; autor ho nevytvořil ani neschválil. Název patří svému vlastníkovi; slova a kresby, karty, vozidla i scénáře jsou tu naše.
    .of = 94b43c6b5a9e
product_base = Dead of Night
    .of = a7e3e934387e
source_P = Dead of Night, pravidla v ruštině, poslední část
    .of = a721591d1d4f
source_RUS = Dead of Night, pravidla v ruštině, úvod
    .of = d14fe329d450
source_AID = Dead of Night, pomůcka pro hráče
    .of = 90f95625ec1b
source_SC1 = Dead of Night, první scénář
    .of = 8ddaffc49fcc
source_VAS = Dead of Night, stránka modulu pro hraní na obrazovce
    .of = 7447a2f5e4ba
source_BGE = Dead of Night, stránka jiného takového modulu
    .of = 04d88bd6f081
source_CON = Zprávy z hraní, březen { "2015" }
    .of = 80ae66c03b48
source_H = Ludolex: kde žádný pramen nic neříká
    .of = f306d777283f

option_scenario = Scénář
    .about = Kterou noc hrajete. Všechny tři jsou naše.
    .of = 3bf7e0099031
option_scenario_last-car = Poslední auto
    .of = c5193d78ee4d
option_scenario_till-dawn = Do svítání
    .of = fa9c11254988
option_scenario_burning-house = Z plamenů ven
    .of = c30b4ab5c465
option_fire = Oheň
    .about = Plynové bomby, Molotovovy koktejly, hořící pole a řítící se místnosti.
    .of = e63306d1146c
option_fire_with = S ohněm
    .of = 26a04e5f3a60
option_fire_without = Bez ohně
    .of = 807d7d056dbe
option_vehicles = Vozidla
    .about = Auta, která se dají natankovat, nastartovat bez klíčů, řídit a rozbít.
    .of = c3658d15b681
option_vehicles_with = S vozidly
    .of = a9409b0f4d50
option_vehicles_without = Bez vozidel
    .of = e123f89eaf07

## Aim of the game

aim = Mrtví chodí, noc je dlouhá a jejího konce se nedočkáte všichni.
    .title = Cíl hry
    .of = c175e3306934
aim_players = Hra je pro { $players-min } až { $players-max } hráčů a nejlepší je, když jich hraje { $players-best }.
    .title = Hráči
    .of = fefe04f2f2ad
aim_time = Hra trvá asi { $game-minutes ->
        [one] { $game-minutes } minutu
        [few] { $game-minutes } minuty
       *[other] { $game-minutes } minut
    }.
    .title = Jak dlouho trvá
    .of = 8ac4f31355d1
aim_zombies = { -zombie(case: "acc-cap") } nevede žádný hráč. Na mapu je přivádějí karty a hýbou jimi pravidla.
    .title = Za mrtvé nehraje nikdo
    .of = c27c1be06f39
aim_together = Proti zombiím stojíte bok po boku, ale na konci si každý počítá vlastní { -point(case: "acc-pl") }. Pomoc je moudrá; povinná není.
    .title = Společně, ale jen do jisté míry
    .of = 8b6fa4c48cb9
aim_known = Celé známe jen kapitoly o plynu, ohni, narušených stavbách a vozidlech. Zbytek je složen z přehledu pro hráče, jednoho scénáře a zpráv ze hry a mezery jsme vyplnili my.
    .title = Na čem tato pravidla stojí
    .of = d7b3b5884c8b
aim_marked = Co nese značku :house:, je naše vlastní pravidlo nebo naše vlastní hodnota. Je tu proto, abyste mohli hned hrát; kdykoli víte něco lepšího, dosaďte své.
    .title = Značka pro to, co je naše
    .of = c3d4ab899a80

## The map

map = Všechno, co se v noci stane, se děje na čtvercové síti.
    .title = Mapa
    .of = 465ed754078f
map_squares = Mapa se skládá z { -square(case: "gen-pl") }. Každé patří buď k jedné { -room(case: "dat") }, nebo k { -outdoors(case: "dat") } a je na jednom { -floor(case: "loc") }. :house:
    .title = Pole
    .of = 63bf607bea80
map_rooms = { -room(case: "nom-cap") } je kus vnitřku { -building(case: "gen") } obehnaný { -wall(case: "ins-pl") }; i chodba je místnost. :house:
    .title = Místnosti
    .of = 686af3be57f9
map_outdoors = Každé pole, které není v žádné budově, tvoří { -outdoors }. Venek není místnost. :house:
    .title = Venek
    .of = 56198f6beef6
map_walls = { -wall(case: "nom-cap") } stojí mezi poli. Zdi mezi místnostmi jsou vnitřní, zdi mezi místností a venkem vnější. Zdí nikdo neprojde. :house:
    .title = Zdi
    .of = 6b97a6efac9d
map_adjacent = Pole jednoho podlaží, která se dotýkají stranou nebo rohem, jsou { -adjacent-square(case: "nom-pl") }, pokud je nedělí zeď. Dveře ani okno mezi nimi je nedělí. :house:
    .title = Sousední pole
    .of = 21cd08f2d6c9
map_corners = Pole, která se dotýkají rohem, sousedí jen tehdy, když by se mezi nimi dalo přejít i podél stran, přes pole vedle obou, aniž by v cestě byla zeď, dveře nebo okno. :house:
    .title = Přes roh
    .of = dc22e8929820
map_doors = Hráči procházejí { -door(case: "ins") }; zombie ne.
    .title = Dveře
    .of = 7bde806b26d4
map_windows = V přízemí prolezou { -window(case: "ins") } hráči i zombie, a to vždy rovně, nikdy šikmo.
    .title = Okna
    .of = 034bc812ecaf
map_windows-above = Oknem ve vyšším podlaží se dovnitř nedostane nikdo. Ven vede jen pro toho, kdo skočí.
    .title = Okna výš
    .of = bca8b7b5199a
map_floors = Budovy mohou mít několik { -floor(case: "gen-pl") }. Spojují je schody a žebříky; pole na různých podlažích nikdy nesousedí. :house:
    .title = Podlaží
    .of = fee44cf745fe
map_entry = Označená pole jsou { -entry-space(case: "nom-pl") }. Tam přicházejí na mapu nové zombie.
    .title = Vstupní pole
    .of = efe511e1b76e
map_distance = Vzdálenost v polích se počítá po stranách i přes rohy, nejkratší cestou a jako by nebyly žádné zdi, na jednom podlaží. :house:
    .title = Počítání polí
    .of = 652607192054
map_edge = { -map-edge(case: "nom-cap") } je vnější strana venkovních polí na kraji. Za ním je bezpečno pro ty, které scénář pustí. :house:
    .title = Okraj mapy
    .of = 5184e6ca49ea
map_adjacent-rooms = { -adjacent-room(case: "nom-cap") } je místnost na stejném podlaží, která má společný kus zdi. Dveře v ní být nemusí a venek se nepočítá nikdy.
    .title = Sousední místnosti
    .of = 5752a5e99d73
map_breach = Kde leží žeton zničené zdi, zeď už není: hráči i zombie tudy chodí, i šikmo, a pole po obou stranách sousedí. :house:
    .title = Průrazy ve zdech
    .of = 8c399281960e

## What you need

components = Toto si připravte, než vyložíte scénář.
    .title = Součásti
    .of = 9b14b292b3f7
components_die = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }; stran: { $die-faces }.
    .title = Kostka
    .of = 6032714520e2
components_pawns = Figurky, pro každého hráče jedna: { $pawns }.
    .title = Figurky
    .of = eff7392eecfc
components_characters = Karty { -character(case: "gen-pl") }, na kterých se značí energie a střelivo: { $character-total }. Jména a tváře jsou naše. :house:
    .title = Karty postav
    .of = e40f04a82f51
components_zombies = Figurky zombií: { $zombie-figures }. :house:
    .title = Zombie
    .of = eac8b477c037
components_events = Balíček { -event-card(case: "gen-pl") }: v každém tahu se táhne jedna. Karty jsou naše vlastní. :house:
    .title = Karty událostí
    .of = b435877221a0
components_items = Balíček karet { -item(case: "gen-pl") }: co může prohledání vynést na světlo. Karty jsou naše vlastní. :house:
    .title = Karty předmětů
    .of = e3a5b078be8e
components_vehicles = Karty vozidel: { $vehicle-total }, ke každé dílek, který zabírá { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pole
       *[other] { $vehicle-squares } polí
    }. Vozidla jsou naše vlastní. :house:
    .title = Karty vozidel
    .of = da3ef28f2205
components_molotovs = Karty Molotovových koktejlů: { $molotov-cards }, leží vedle balíčku předmětů, dokud někdo nějaký nevyrobí. :house:
    .title = Karty Molotovových koktejlů
    .of = 3e2980f42bd5
components_fire = Žetony ohně: { $fire-tokens } a malé značky v barvách hráčů, které ukazují, čí je oheň. :house:
    .title = Žetony ohně
    .of = 10ad6396c0a0
components_damage = Žetony s narušenou místností na jedné straně a zřícenou na druhé: { $damage-tokens }. :house:
    .title = Žetony narušené stavby
    .of = 3ac84b521765
components_barricades = Žetony barikád: { $barricade-tokens }. :house:
    .title = Žetony barikád
    .of = 742f80c493ec
components_walls = Žetony zničené zdi: { $wall-tokens }. :house:
    .title = Žetony zničené zdi
    .of = 1462016c6d61
components_searched = Značky pro prohledané místnosti: { $search-markers }. :house:
    .title = Značky prohledání
    .of = cd1f5be9e427

## Set-up

setup = Připravte noc v tomto pořadí.
    .title = Příprava
    .of = 1fbcc0709bba
setup_scenario = Zvolte { -scenario(case: "acc") }. Říká, která mapa a které karty se použijí, kde kdo začíná a kdy hra skončí.
    .title = Volba scénáře
    .of = f0b0f3a918f1
setup_map = Vyložte mapu scénáře s jejími zdmi, dveřmi, okny a vstupními poli.
    .title = Vyložení mapy
    .of = 1bbe560807a6
setup_characters = Každý si vezme kartu { -character(case: "gen") } a figurku.
    .title = Postavy
    .of = d01a7c63e50c
setup_energy = Každý si poznamená { $start-energy } energie.
    .title = Energie
    .of = 0fd5637a9c32
setup_ammunition = Každý si poznamená { $start-ammunition } střeliva.
    .title = Střelivo
    .of = 7f130a2f981b
setup_without-fire = Hrajete-li bez ohně, vyřaďte z balíčku předmětů láhve, plynové bomby, hasicí přístroje a zápalky a z balíčku událostí Průvan, Průtrž mračen a Shnilé trámy. :house:
    .title = Vynechání ohně
    .of = 72992434b78d
setup_without-vehicles = Hrajete-li bez vozidel, vyřaďte z balíčku předmětů klíče a z balíčku událostí Nehodu. :house:
    .title = Vynechání vozidel
    .of = e9f3eeafdfb6
setup_without-both = Není-li ve hře oheň ani vozidla, vyřaďte i kanystry. :house:
    .title = Vynechání benzinu
    .of = 4f59579614c8
setup_item-deck = Karty předmětů zamíchejte do balíčku lícem dolů. :house:
    .title = Balíček předmětů
    .of = e8d9046f91ba
setup_event-number = Kartu konce a kartu Klíče dejte stranou. Ostatní karty událostí zamíchejte a lícem dolů odpočítejte tolik, kolik uvádí tabulka; zbytek zůstane v krabičce. :house:
    .title = Karty událostí podle počtu hráčů
    .of = 5d88a7f0d8fd
setup_event-deck = Rozdělte odpočítané karty událostí na stejné hromádky ({ $deck-halves }; lichá karta jde do spodní). Kartu konce zamíchejte mezi { $low-cards ->
        [one] spodní { $low-cards } kartu
        [few] spodní { $low-cards } karty
       *[other] spodních { $low-cards } karet
    } jedné hromádky a druhou položte na ni. :house:
    .title = Balíček událostí
    .of = 5f9849a4c286
setup_vehicle-deck = Karty vozidel zamíchejte do balíčku lícem dolů. :house:
    .title = Balíček vozidel
    .of = 65b166a8ea91
setup_supply = Zombie, žetony a značky dejte vedle mapy. :house:
    .title = Zásoba
    .of = 08ee31874b18
setup_first = Každý hodí kostkou. Začíná nejvyšší hod; při rovnosti házejte znovu. :house:
    .title = Kdo začíná
    .event = { $target } začíná.
    .of = f6e03d6b7acb

## Energy

energy = Energie je, kolik je v tobě života a kolik dechu.
    .title = Energie
    .of = 4f0d53d8fc1e
energy_life = Tvá { -energy } je to, co ještě sneseš. Ztráty a zisky se značí na kartě postavy.
    .title = Co je energie
    .event = { $target } ztrácí energii: { $value }.
    .of = 4e46073faebb
energy_limit = Nikdy nemáš víc než { $energy-limit } energie. Co je navíc, propadá. :house:
    .title = Mez
    .event = { $target } získává energii: { $value }.
    .of = a3b954ebfce7
energy_death = Bez energie jsi mrtvý. Tvá figurka odchází z mapy a tvé předměty zůstanou na poli, kde jsi padl. :house:
    .title = Smrt
    .event = Mezi mrtvými přibývá: { $target }.
    .of = 632252f17c0e
energy_dead = Mrtvý hráč už nemá žádné tahy, ale na konci body počítá. :house:
    .title = Mrtví zůstávají stranou
    .of = 8704ea92f6f7
energy_ammunition = Tvé { -ammunition } se značí vedle energie. Není to předmět a nepotřebuje ruku. :house:
    .title = Střelivo
    .event = { $target } získává střelivo: { $value }.
    .of = 6fd56871ad59

## The turn

turn = Karta, pak tvé akce: to je tah, a mezitím to hoří.
    .title = Tah
    .of = b9f69e354987
turn_order = { -turn(case: "nom-cap") } jde ve směru hodinových ručiček od jednoho živého hráče k dalšímu. :house:
    .title = Pořadí
    .event = Začíná tah: { $actor }.
    .of = 4f76b7b08daa
turn_fires = Tvůj tah začíná tvými vlastními ohni: nejdřív se šíří a teprve pak děláš cokoli jiného. :house:
    .title = Nejdřív tvé ohně
    .of = 939ad1f70c90
turn_card = Táhni vrchní kartu události a udělej, co říká. Pak jde na odhazovací hromádku, neříká-li něco jiného.
    .title = Pak karta
    .event = { $actor } táhne kartu události.
    .of = b3b21e08a1ca
turn_card-order = Nejdřív proveď symboly karty, jeden po druhém, pak její text. Útočí-li zombie, dělají to naposled. :house:
    .title = Pořadí na kartě
    .of = 8d3ab9da0ccf
turn_actions = Pak udělej až { $actions ->
        [one] { $actions } akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }. Není-li řečeno jinak, smí se tatáž { -action } opakovat.
    .title = Pak tvé akce
    .event = { $target } klopýtá; zbývá akcí: { $value }.
    .of = 75050d25be83
turn_free-actions = Před svými akcemi, mezi nimi i po nich dělej tolik { -free-action(case: "gen-pl") }, kolik chceš.
    .title = Volné akce
    .of = 528c3366f2e2
turn_skipped = Kdo musí tah vynechat nebo je příliš zraněný, než aby se hýbal, přesto táhne kartu a smí dělat volné akce.
    .title = Vynechání a zranění hráči
    .of = cc60e0f7d3a6
turn_end = Na konci tahu se podívej, zda stojíš v ohni a zda tě zabíjí kousnutí. Pak začíná další hráč. :house:
    .title = Konec tahu
    .of = 54a6bf447531
turn_interrupt = Mezi tahy druhých smíš využít { -interrupt }: hned uděláš jednu akci a zaplatíš za ni ve svém příštím tahu.
    .title = Přerušení
    .of = 838a2c75cc9c
turn_interrupt-move = Je-li přerušením pohyb, máš v příštím tahu o { $interrupt-cost ->
        [one] { $interrupt-cost } akci
        [few] { $interrupt-cost } akce
       *[other] { $interrupt-cost } akcí
    } méně.
    .title = Pohyb mimo tah
    .of = d20e0aa4527b
turn_interrupt-other = Je-li přerušením kterákoli jiná akce, nemáš v příštím tahu žádné akce; karta a volné akce ti zůstanou.
    .title = Něco jiného mimo tah
    .of = 6a0f87126817
turn_interrupt-once = Mezi svými tahy smíš přerušit { $interrupts ->
        [one] jednou
        [few] { $interrupts }×
       *[other] { $interrupts }×
    }, když něčí tah skončil a další ještě nezačal. Chce-li to víc hráčů, udělají to v pořadí tahů. :house:
    .title = Jen jednou
    .of = ec5c5aff30d1
turn_example-interrupt = Boris stojí u okna, ke kterému se tlačí zombie. Než Cleo začne, pohne se mimo tah od něj. Ve svém příštím tahu táhne kartu jako vždy a pak má { $example-interrupt-left ->
        [one] { $example-interrupt-left } akci
        [few] { $example-interrupt-left } akce
       *[other] { $example-interrupt-left } akcí
    } místo { $actions }.
    .title = Příklad: přerušení
    .of = 89a0116a54b5

## Actions

actions = Každá z těchto věcí stojí akci, není-li řečeno jinak.
    .title = Akce
    .of = cf9a24f10555
actions_move = Pohni svou figurkou.
    .title = Pohyb
    .event = { $actor } se přesouvá.
    .of = e735c232eff0
actions_search = Prohledej místnost, ve které jsi.
    .title = Prohledání
    .event = { $actor } prohledává místnost a něco nachází.
    .of = 6268ea7ccd49
actions_climb = Vyjdi nebo sejdi po schodech či žebříku z pole u jejich paty nebo vrcholu na pole u druhého konce.
    .title = Lezení
    .event = { $actor } jde po schodech.
    .of = eb5d45f74620
actions_jump = Skoč ze střechy nebo z vyššího okna na venkovní pole pod ním. Hoď kostkou a ztrať tolik energie.
    .title = Skok
    .event = { $actor } skáče dolů.
    .of = b855d7521d1c
actions_light = Dej žeton ohně na sousední pole, které nehoří. Je to tvůj oheň. Potřebuješ zápalky v ruce. :house:
    .title = Založení ohně
    .event = { $actor } zakládá oheň.
    .of = 8510f5c8ec8f
actions_extinguish = Máš-li v ruce { -extinguisher }, seber ze sousedních polí nebo ze svého { $extinguish-tokens ->
        [one] { $extinguish-tokens } žeton ohně
        [few] { $extinguish-tokens } žetony ohně
       *[other] { $extinguish-tokens } žetonů ohně
    }. Kolik, je naše hodnota. :house:
    .title = Hašení
    .event = { $actor } hasí žeton ohně.
    .of = 62344984888c
actions_barricade = Máš-li v ruce kladivo nebo hřebíkovačku, polož žeton { -barricade(case: "gen") } na dveře, okno nebo průraz ve zdi vedle svého pole.
    .title = Stavba barikády
    .event = { $actor } staví barikádu.
    .of = 676e4d3c5be7
actions_barricade-blocks = Barikáda nepustí hráče, zombie ani nic hozeného a pole za ní nesousedí. Výbuch nezastaví. :house:
    .title = Co barikáda dělá
    .event = { $actor } odstraňuje barikádu z mapy.
    .of = ca2fc6d75215
actions_unbarricade = Odstraň barikádu vedle svého pole. To jde jen zevnitř.
    .title = Stržení barikády
    .event = { $actor } rozebírá barikádu.
    .of = a71bd5338eed
actions_rearrange = Změň podle libosti, co držíš v rukou a co máš uložené.
    .title = Přerovnání
    .event = { $actor } přerovnává své věci.
    .of = a07e56915c2c
actions_steal = Vyber hráče na sousedním poli a hoď kostkou. Je-li hod vyšší než jeho energie, vezmi mu předmět podle svého výběru; musíš na něj mít místo.
    .title = Krádež
    .event = { $actor } zkouší okrást hráče { $target }; na kostce padá { $value }.
    .of = 25ef372576d6
actions_combine = Slož předměty do nového, jak říkají jejich pravidla.
    .title = Skládání
    .of = 8e304a1ab2b4
actions_recover = Spotřebuj z ruky předmět, který dává energii.
    .title = Použití energetického předmětu
    .of = 06aa9aeb1887
actions_rest = Získej { $rest-gain } energie. V tahu, ve kterém odpočíváš, nesmíš dělat žádnou jinou akci.
    .title = Odpočinek
    .event = { $actor } odpočívá a získává energii: { $value }.
    .of = 946edaecdf6f
actions_attack-object = Zaútoč na barikádu, zeď, plynovou bombu nebo vozidlo.
    .title = Útok na objekt
    .of = 0151c3b71b3a
actions_start = Nastartuj vozidlo, nebo generátor, má-li ho scénář.
    .title = Startování
    .of = f7df400188b0
actions_hot-wire = Zkus nastartovat vozidlo bez jeho klíčů.
    .title = Startování bez klíčů
    .of = b91753130350

## Free actions

free = Nestojí žádnou akci a patří do tvého vlastního tahu.
    .title = Volné akce
    .of = d1d389a59919
free_pick-up = Zvedni předmět ze svého pole. Potřebuješ na něj volnou ruku.
    .title = Zvednutí
    .event = { $actor } něco zvedá.
    .of = 7711f683de21
free_drop = Polož předmět na své pole.
    .title = Položení
    .event = { $actor } něco odkládá.
    .of = ab5c82b7a141
free_throw = Hoď předmět z ruky na pole, které vidíš, nejvýš tak daleko, kolik máš energie.
    .title = Hození
    .event = { $actor } něčím hází.
    .of = 89650c4af35f
free_give = Dej předmět ochotnému hráči na sousedním poli, nebo si je vyměňte kus za kus. Kdo dostává, potřebuje volnou ruku.
    .title = Dávání a výměna
    .event = { $actor } něco předává hráči { $target }.
    .of = 917c05efbb05
free_fight = Bojuj se zombiemi tělo na tělo nebo na dálku.
    .title = Boj
    .of = 89af634ac72a
free_fight-once = Se zombiemi každého pole smíš ve svém tahu z vlastní vůle bojovat { $fights-per-square ->
        [one] jednou
        [few] { $fights-per-square }×
       *[other] { $fights-per-square }×
    }; hody, ke kterým tě nutí pravidla, se nepočítají. Výstřely omezuje jen střelivo. :house:
    .title = Boj znovu
    .of = 6a25800a3ce7

## Movement

movement = Komu zbývá dech, ten může utíkat.
    .title = Pohyb
    .of = 755a92a4da39
movement_reach = Při pohybu jdi až o tolik polí, kolik máš energie, pokaždé na sousední. :house:
    .title = Jak daleko dojdeš
    .of = 24ff5b8dcce2
movement_free-square = Nesmíš vstoupit na pole se zombií ani na pole s vozidlem, pokud do něj nenastupuješ. Hráčů smí být na poli libovolně mnoho. :house:
    .title = Pole se zombiemi
    .of = b042a3a34121
movement_doors = Dveře a okna v přízemí jsou pro tebe cesta jako každá jiná, pokud v nich není barikáda.
    .title = Dveře a okna
    .of = 21ec51e9a575
movement_past-zombies = Pokaždé, když vstoupíš na pole vedle zombií, svádíš boj zblízka za každé sousední pole, na kterém nějaké jsou. Teprve pak jdi dál, jestli ještě můžeš.
    .title = Kolem zombií
    .of = c8a119e566f5
movement_hurt-on-the-way = Zbude-li ti po ztrátě cestou méně energie, než kolik polí jsi v tomto pohybu prošel, pohyb končí tam, kde stojíš. :house:
    .title = Zraněný cestou
    .of = eb10ae2a2f7f
movement_example = Ada má { $example-run-energy } energie. Na druhém poli se ocitne vedle pole se zombiemi, bojuje a ztratí { $combat-loss }. Na třetí pole přesto smí, protože to není víc než { $example-run-left }, které jí zbývají.
    .title = Příklad: útěk kolem
    .of = efc9bb91d652

## Zombies

zombies = Jsou pomalé, je jich mnoho a mají na to celou noc.
    .title = Zombie
    .of = 03d23871c20b
zombies_symbols = Za každý :symbol: na kartě události nejdřív přijdou nové zombie a pak se všechny pohnou. Karta může mít několik { -symbol(case: "gen-pl") } nebo žádný.
    .title = Symboly na kartách
    .of = 2ca05b70d8de
zombies_enter = Na každé { -entry-space } mapy postav { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombii
        [few] { $zombies-per-entry } zombie
       *[other] { $zombies-per-entry } zombií
    }.
    .title = Nové zombie
    .event = Přicházejí nové zombie: { $value }.
    .of = b1cb9d16e580
zombies_enter-full = Vstupní pole, které je plné zombií nebo na kterém stojí hráč či vozidlo, nedostane žádnou. Nejsou-li už figurky, nepřijde žádná. :house:
    .title = Není místo
    .of = 09d0a904214a
zombies_move = Každá zombie se pohne k nejbližšímu hráči.
    .title = Zombie se hýbou
    .of = 08e09b6defbb
zombies_steps = Za každý symbol jde zombie o { $zombie-steps ->
        [one] { $zombie-steps } pole
        [few] { $zombie-steps } pole
       *[other] { $zombie-steps } polí
    } nejkratší cestou, kterou má otevřenou, včetně schodů, jako by nebyly žádné barikády. Zombie, pro kterou žádná cesta není, zůstane, kde je. :house:
    .title = Jak daleko jdou
    .event = Zombie v pohybu: { $value }.
    .of = 27391d08fb12
zombies_order = První se hýbou zombie, které jsou hráči nejblíž. Mezi stejně dlouhými cestami a stejně blízkými hráči či zombiemi vybírá hráč, který je na tahu. :house:
    .title = Která jde první
    .of = a389d40e73ec
zombies_openings = Zombie lezou okny v přízemí, rovně a nikdy šikmo. Dveře je zastaví.
    .title = Kudy projdou
    .of = b29ff5f026e8
zombies_fire = Zombie nevstoupí na pole, které je vedle hořícího nebo samo hoří.
    .title = Bojí se ohně
    .of = b301b09dbd9a
zombies_beside-fire = Zombie, vedle které se položí oheň, neutíká. Zůstane, kde je, dokud nemůže na pole stranou ohně. :house:
    .title = Oheň přijde k nim
    .of = e566e929669d
zombies_four = Na jednom poli { $zombies-per-square ->
        [one] je nejvýš { $zombies-per-square } zombie
        [few] jsou nejvýš { $zombies-per-square } zombie
       *[other] je nejvýš { $zombies-per-square } zombií
    }.
    .title = Tlačenice
    .of = 5183b7861851
zombies_contact = Zombie na poli, které sousedí s polem hráče, je s ním v { -contact(case: "loc") }. Dál nejde a čeká. :house:
    .title = V kontaktu
    .of = 869336d18aa7
zombies_barricade = Zombie se před barikádou zastaví. Až se za symbol pohnou všechny, hoď kostkou za každou barikádu, u které jsou zombie, a přičti { $rush-per-zombie } za každou další po první. Při { $barricade-rush } nebo víc se barikáda zlomí. :house:
    .title = U barikády
    .event = Mrtví se vrhají na barikádu: { $value }.
    .of = 18cd19d3c62e
zombies_vehicle = Hráči ve vozidle lákají zombie jako kdokoli jiný. Zombie přijdou až k němu a čekají vedle. :house:
    .title = Kolem vozidla
    .of = 0ba55b499dd2
zombies_attack = Až se zombie podle karty pohnou, hráč na tahu svádí boj zblízka za každé sousední pole, na kterém zombie jsou. :house:
    .title = Zombie útočí
    .of = c135a0e6b13c
zombies_example = Cleo táhne kartu, na které { $event-symbols_the-fence ->
        [one] je { $event-symbols_the-fence } symbol
        [few] jsou { $event-symbols_the-fence } symboly
       *[other] je { $event-symbols_the-fence } symbolů
    }. Na každé vstupní pole se postaví zombie a všechny jdou o pole dál; pak ještě jednou totéž. Na tom za kůlnou už je { $zombies-per-square }, tam se tedy žádná nepřidá.
    .title = Příklad: karta se symboly
    .of = e37ae35ded7a

## Combat

combat = S mrtvými bojuješ tím, co máš v rukou.
    .title = Boj
    .of = 2fb401a73637
combat_weapon = { -weapon(case: "nom-cap") } v ruce přičítá k tvým hodům svou hodnotu. Používáš jen jednu zbraň najednou; holé ruce nepřičítají nic. :house:
    .title = Zbraně
    .of = 0c8da6b54055
combat_close = { -close-combat(case: "nom-cap") } svádíš se zombiemi jednoho sousedního pole. Hoď kostkou, přičti svou zbraň, odečti { $per-zombie } za každou tamní zombii a přičti { $per-helper } za každého pomocníka.
    .title = Boj zblízka
    .event = { $actor } bojuje s mrtvými: { $value }.
    .of = e8e4a2a91f72
combat_helpers = { -helper(case: "nom-cap") } je ochotný hráč vedle stejných zombií jako ty, který se přidá. :house:
    .title = Pomocníci
    .event = { $actor } pomáhá v boji hráči { $target }.
    .of = 023f53217304
combat_kill = Výsledek { $combat-kill } nebo víc zabije tolik zombií toho pole, o kolik je vyšší než { $combat-above }.
    .title = Zabití
    .event = { $actor } zabíjí zombie: { $value }.
    .of = 04817de8abff
combat_knock-back = Při { $combat-knock-low }–{ $combat-knock-high } jednu zombii toho pole odrazíš.
    .title = Odražení
    .event = { $actor } odráží zombie.
    .of = 8b24d2f603c0
combat_knocked = Odražená zombie jde o { $knock-squares ->
        [one] { $knock-squares } pole
        [few] { $knock-squares } pole
       *[other] { $knock-squares } polí
    } dál od tebe, kam vybereš. Není-li pro ni žádné volné pole, zůstane. :house:
    .title = Kam se odrazí
    .event = Zombie ustupuje o pole.
    .of = daaf433abde7
combat_hurt = Při { $combat-hurt-low }–{ $combat-hurt-high } ztratíš { $combat-loss } energie.
    .title = Zranění
    .event = { $target } utrží ránu a ztrácí energii: { $value }.
    .of = cb774dfefd4d
combat_grabbed = Při { $grab-high } nebo méně tě zombie chytí. Ztrať { $grab-loss } energie a hoď kostkou znovu.
    .title = Sevření
    .event = Zombie chytá hráče { $target }; ztráta energie: { $value }.
    .of = b7c276fb8303
combat_grab-weapon = Je-li tento hod vyšší než energie, která ti zbývá, přijdeš o zbraň a hodíš ještě jednou. Zbraň se položí na pole zombie.
    .title = Ztráta zbraně
    .event = { $target } pouští zbraň z ruky.
    .of = 0609b5bf1220
combat_grab-bite = Je-li vyšší než tvá energie i poslední hod, zombie tě kousla. Poznamenej si { -bite } na kartu postavy. :house:
    .title = Pokousaný
    .event = Zombie kouše hráče { $target }.
    .of = 228ae4e67f00
combat_bitten = Pokousaný hráč umírá na konci { $bite-turns ->
        [one] následujícího vlastního tahu ({ $bite-turns })
        [few] { $bite-turns } následujících vlastních tahů
       *[other] { $bite-turns } následujících vlastních tahů
    }, pokud na něj dřív někdo nepoužije lékárničku. :house:
    .title = Co kousnutí dělá
    .event = Kousnutí působí: { $target }.
    .of = 7fca985c33b9
combat_example-close = Dan bojuje s polem, na kterém { $example-crowd ->
        [one] je { $example-crowd } zombie
        [few] jsou { $example-crowd } zombie
       *[other] je { $example-crowd } zombií
    }, se sekerou v ruce a pomáhá mu Ada. Hodí { $example-axe-roll }. Se sekerou, tlačenicí a pomocí to dělá { $example-axe-result } a { $example-axe-killed ->
        [one] { $example-axe-killed } zombie už nevstane
        [few] { $example-axe-killed } zombie už nevstanou
       *[other] { $example-axe-killed } zombií už nevstane
    }.
    .title = Příklad: sekera a přítel
    .of = f6f3e64f8067
combat_example-grab = Borise s { $example-grab-energy } energie zombie chytí a klesne na { $example-grab-left }. Jeho další hod je { $example-grab-first }, pálka je tedy pryč. Pak hodí { $example-grab-second }: to není víc než jeho energie a vyvázne bez kousnutí.
    .title = Příklad: sevřený
    .of = b2d318cca1f6
combat_ranged = { -ranged-combat(case: "nom-cap") } je boj se zombií, kterou vidíš. Hoď kostkou a přičti svou zbraň, která musí přičítat aspoň { $ranged-weapon }.
    .title = Střelba
    .event = { $actor } střílí: { $value }.
    .of = 9bf0df8c9287
combat_ranged-near = Přičti { $ranged-adjacent }, je-li cíl na sousedním poli, a { $ranged-near } na vzdálenost { $ranged-near-squares ->
        [one] { $ranged-near-squares } pole
        [few] { $ranged-near-squares } polí
       *[other] { $ranged-near-squares } polí
    }.
    .title = Nablízko
    .of = 8c286b631ed1
combat_ranged-kill = Výsledek { $ranged-hit } nebo víc zabije { $ranged-killed ->
        [one] { $ranged-killed } zombii
        [few] { $ranged-killed } zombie
       *[other] { $ranged-killed } zombií
    }. Cokoli nižšího mine.
    .title = Zásah
    .event = { $actor } zasahuje; zabité zombie: { $value }.
    .of = 00c6a8e12def
combat_ranged-ammunition = Každý výstřel spotřebuje { $shot-ammunition } střeliva, ať zasáhne, nebo mine. Bez střeliva střílet nemůžeš. :house:
    .title = Spotřeba střeliva
    .of = 5c3e3fb26a33
combat_sight = Pole vidíš, když přímka ze středu tvého do jeho středu neprotíná zeď, dveře ani barikádu. Figurky a oheň nic nezakrývají. :house:
    .title = Viditelnost
    .of = 1c12a542f93d
combat_example-ranged = Cleo střílí z pistole na zombii vzdálenou { $ranged-near-squares ->
        [one] { $ranged-near-squares } pole
        [few] { $ranged-near-squares } pole
       *[other] { $ranged-near-squares } polí
    } a hodí { $example-shot-roll }. S pistolí a malou vzdáleností je to { $example-shot-result } a zombie padá. Cleo si značí o { $shot-ammunition } střeliva méně.
    .title = Příklad: výstřel přes dvůr
    .of = 1d8049a45d18

## Attacking objects

objects = Bojovat se dá i se dřevem a omítkou.
    .title = Útok na objekty
    .of = bd54e283a431
objects_roll = Při { -object-attack(case: "loc") } hoď kostkou a přičti svou zbraň. Objekt musí sousedit, nebo být vedle tvého pole.
    .title = Hod
    .event = { $actor } útočí na předmět: { $value }.
    .of = ce0285c76d9f
objects_reached = Objekt povolí, je-li výsledek aspoň číslo, které je u něj uvedeno.
    .title = Co stačí
    .of = e7c7a60a7b36
objects_barricade = Barikáda se zlomí při { $object-barricade }. Její žeton seber z mapy.
    .title = Barikády
    .event = Barikáda se láme.
    .of = 865da909da17
objects_walls = Vnitřní zeď povolí při { $object-inner-wall }, vnější při { $object-outer-wall }. Polož tam žeton zničené zdi.
    .title = Zdi
    .event = Zeď povoluje.
    .of = 85cda86fd3da
objects_canister = Plynová bomba vybuchne při { $object-canister }.
    .title = Plynové bomby
    .of = 6509de292b81
objects_vehicle = Vozidlo se rozbije, když výsledek dosáhne jeho kapacity. Pak je z něj vrak.
    .title = Vozidla
    .event = Vozidlo je zničené.
    .of = c657e8965051
objects_example = Dan rozmáchne sekeru proti vnitřní zdi a hodí { $example-wall-roll }. Se sekerou je to { $example-wall-result }, právě dost: spíž má teď ještě jeden východ.
    .title = Příklad: skrz zeď
    .of = d1d5b8f3085c
objects_shot = Střelnou zbraní smíš zaútočit na plynovou bombu nebo vozidlo, které vidíš, jakkoli daleko, za cenu výstřelu. :house:
    .title = Střelba na objekty
    .event = { $actor } střílí na předmět.
    .of = 089bad508e3e

## Player against player

rivals = Došlo i na tohle.
    .title = Hráč proti hráči
    .of = e9d456f1e6ea
rivals_fight = Při { -rival-fight(case: "loc") } oba hodí kostkou a přičtou zbraň. Nižší výsledek ztrácí { $rival-loss } energie; při rovnosti se nestane nic. :house:
    .title = Boj s hráčem
    .event = { $target } podléhá soupeři; ztráta energie: { $value }.
    .of = 9da6cdfacafa
rivals_when = Hráči bojují mezi sebou jen o místo řidiče, nebo když jeden na druhého hodí Molotovův koktejl. :house:
    .title = Kdy se smí
    .of = c3478acd9cf2

## Items

items = Všechno, co najdeš, se někomu bude hodit.
    .title = Předměty
    .of = f540cd8c03b2
items_hands = Máš { $hands ->
        [one] { $hands } ruku
        [few] { $hands } ruce
       *[other] { $hands } rukou
    }. Předmět se drží v jedné { -hand(case: "loc") }, nebo v obou, říká-li to jeho karta, a jen odtud se používá. :house:
    .title = Ruce
    .of = 7b956b2ae4de
items_stored = Uložit nalezený předmět stojí akci. Co je uložené, nezabírá ruku.
    .title = Uložení
    .of = eb9cef2a33fd
items_stored-limit = Můžeš mít nejvýš { $stored-limit ->
        [one] { $stored-limit } uložený předmět
        [few] { $stored-limit } uložené předměty
       *[other] { $stored-limit } uložených předmětů
    }. :house:
    .title = Kolik uneseš
    .of = bfad84783758
items_search = Při { -search(case: "loc") } táhni vrchní kartu předmětu, ukaž ji a dej do místnosti značku prohledání. Předmět si vezmi do ruky, nebo ho nech na svém poli. :house:
    .title = Prohledání místnosti
    .event = { $actor } něco nachází.
    .of = 605d1ffa53ad
items_searched = Místnost se značkou prohledání nejde prohledat znovu. Venek prohledat nejde. :house:
    .title = V každé místnosti jednou
    .of = b3b763aa3ca8
items_search-empty = Spotřebované předměty jdou na odhazovací hromádku. Když je balíček předmětů prázdný, zamíchejte ji do nového. :house:
    .title = Prázdný balíček předmětů
    .event = Z odložených předmětů je nový balíček.
    .of = 30bd32e7016a
items_gun-found = Kdo při prohledání vytáhne pistoli, brokovnici nebo hřebíkovačku, získá { $gun-ammunition } střeliva. :house:
    .title = Nabitá zbraň
    .event = { $actor } získává střelivo: { $value }.
    .of = 225aee2b6f88
items_bare = Pálky, páčidla, sekery a kladiva jsou zbraně do boje zblízka a proti objektům; pistole, brokovnice a hřebíkovačky jsou střelné a proti objektům pomáhají, když na ně střílíš. :house:
    .title = Nářadí jako zbraně
    .of = 9afffcf695c4
items_first-aid = { -first-aid-kit(case: "nom-cap") } je energetický předmět. Dává tobě nebo hráči na sousedním poli { $first-aid-gain } energie a odvrátí nebezpečí kousnutí. :house:
    .title = Lékárničky
    .event = { $actor } používá lékárničku; { $target } získává energii: { $value }.
    .of = 30f2a2ca13bf
items_snack = { -snack(case: "nom-cap") } je energetický předmět a dává { $snack-gain } energie. :house:
    .title = Jídlo
    .event = { $actor } jí a získává energii: { $value }.
    .of = c1c30dc372d3
items_ammunition = Krabice střeliva dá { $box-ammunition } střeliva tomu, kdo ji zvedne, a odhodí se. :house:
    .title = Krabice střeliva
    .event = { $actor } získává střelivo: { $value }.
    .of = 4048a46ccfd9
items_keys = Tyto { -keys } pasují do každého vozidla. Ruku potřebují, jen když startuješ. :house:
    .title = Klíče
    .of = f44d13e2e256

## Gas

canister = Když to bouchne, ať u toho nikdo nestojí.
    .title = Nádoba s plynem
    .of = 7db8d14f36df
canister_what = Vybuchuje { -gas-cylinder }. Jiný předmět je { -petrol-can }: slouží vozidlům a Molotovovým koktejlům a nevybuchuje.
    .title = Co vybuchuje
    .of = f8e1f5bd5165
canister_set-off = Plynovou bombu odpálí útok a oheň jejího výbuchu patří útočníkovi. Odpálí ji i oheň na jejím poli a pak výbuch patří tomu, komu patří ten oheň.
    .title = Co ji odpálí
    .event = Plynová láhev vybuchuje.
    .of = 16d74b14bc1c
canister_zombies = { -blast(case: "nom-cap") } zabije všechny zombie do vzdálenosti { $blast-radius ->
        [one] { $blast-radius } pole
        [few] { $blast-radius } polí
       *[other] { $blast-radius } polí
    }.
    .title = Zombie při výbuchu
    .event = Výbuch zabíjí zombie: { $value }.
    .of = 412f10fbd272
canister_players = Každý hráč do vzdálenosti { $blast-radius ->
        [one] { $blast-radius } pole
        [few] { $blast-radius } polí
       *[other] { $blast-radius } polí
    } hodí kostkou a ztratí tolik energie, kolik ukáže.
    .title = Hráči při výbuchu
    .event = Výbuch zasahuje hráče { $target }; ztráta energie: { $value }.
    .of = d95d4e312f2e
canister_radius = Počítejte pole po stranách i přes rohy, na stejném podlaží. Zdi výbuch nezastaví.
    .title = Jak daleko výbuch sahá
    .of = 5251c0a7cdb1
canister_fire = Na pole, kde bomba byla, a na každé, které s ním sousedí, dej žeton ohně. Bomba je pryč.
    .title = Oheň výbuchu
    .event = Výbuch zakládá oheň.
    .of = 3645ce6cee13
canister_fire-walls = Pole za zdí nesousedí, žeton ohně tedy nedostane. Dveřmi, oknem nebo průrazem se oheň výbuchu či hodu může dostat do jiné místnosti nebo ven; od té chvíle se drží svých mezí.
    .title = Oheň a zdi
    .of = 413651809ed4
canister_spreads = Tento oheň se šíří jako každý jiný.
    .title = Oheň pokračuje
    .of = 168fd212e70b
canister_carried = Nesená plynová bomba vybuchne, jen když ten, kdo ji nese, stojí na konci tahu v ohni, ať je na tahu kdokoli. :house:
    .title = Bomba v ruce
    .event = Láhev, kterou nese { $target }, vybuchuje.
    .of = 180fe950d971
canister_example = Ada v kuchyni střelí do bomby. Zabije to i zombie za zdí, vzdálené { $blast-radius }. Mohlo by to potkat i ji, dál než ony není: hodí a ztratí { $example-blast-loss }. Oheň se položí na pole bomby a na sousední, za zeď žádný.
    .title = Příklad: kuchyně letí do vzduchu
    .of = 2e6792c20753

## Molotov cocktail

molotov = Láhev, trochu benzinu a silná paže.
    .title = Molotovův koktejl
    .of = 47427104f3cc
molotov_make = Máš-li { -bottle(case: "acc") } a kanystr, smíš je složit. Vyměň láhev za kartu { -molotov(case: "gen") }.
    .title = Výroba
    .event = { $actor } vyrábí zápalnou lahev.
    .of = ed9a1fa6b270
molotov_petrol = Odevzdá se jen láhev. Kanystr si necháš a můžeš vyrobit další Molotovův koktejl, jakmile najdeš další láhev.
    .title = Co se stane s benzinem
    .of = 88a106f5302a
molotov_throw = Molotovův koktejl je vrhací zbraň. Zombie, na kterou je hozen, jistě umírá.
    .title = Hozený na zombie
    .event = { $actor } hází zápalnou lahev na zombie.
    .of = 16bd68f22f41
molotov_range = Hodíš ho nejvýš tak daleko, kolik máš energie, a zombie nikdy nemineš. Hodíš-li ho na hráče a souboj nevyhraješ, láhev je ztracena a žádný oheň se nepoloží.
    .title = Dosah a minutí
    .of = 55a30fd507e2
molotov_attack = Jeho hodnota útoku { $molotov-attack } se jako u vrhací zbraně počítá jen proti jiným hráčům.
    .title = Hozený na hráče
    .event = { $actor } hází zápalnou lahev na hráče { $target }.
    .of = ad9b152812b6
molotov_hit = Zasažený hráč ztratí { $molotov-loss } energie a může ztratit víc, než se z ohně dostane.
    .title = Zasažený hráč
    .event = { $target } má zásah a ztrácí energii: { $value }.
    .of = a1e188b1937a
molotov_fire = Na pole cíle a na každé, které s ním sousedí, dej žeton ohně.
    .title = Oheň hodu
    .event = Zápalná lahev zakládá oheň.
    .of = 61acf632bf89
molotov_square = Oheň se klade kolem pole, na které byl Molotovův koktejl hozen. Že jeden zdroj tu mluví o nádobě, je omyl.
    .title = Čí pole hoří
    .of = a374ce00945e
molotov_zombies = Zombie na polích, kam položí oheň, umírají.
    .title = Zombie v jeho ohni
    .of = 4568945875e0
molotov_spreads = Tento oheň se šíří a patří tomu, kdo házel.
    .title = Oheň pokračuje
    .of = a99e08819b67
molotov_example = Dan s { $example-throw-energy } energie hází na zombii vzdálenou { $example-throw-squares ->
        [one] { $example-throw-squares } pole
        [few] { $example-throw-squares } pole
       *[other] { $example-throw-squares } polí
    }. Zemře ona i všechny zombie na polích kolem, která vzplanula. Nesmí zapomenout, že ten oheň je teď jeho.
    .title = Příklad: hod z verandy
    .of = b325198c1dc9

## Fire

fire = Oheň nikomu nestraní.
    .title = Oheň
    .of = 709649e76b01
fire_token = Pole se žetonem ohně hoří. Leží na něm nejvýš jeden; žetony, které se dotýkají, tvoří jeden { -fire }, mají-li stejného majitele a jsou-li ve stejné místnosti, nebo všechny venku. :house:
    .title = Hořící pole
    .of = 3f24b1223681
fire_lighter = Kdo oheň založil, je { -fire-owner }. Označ ho svou barvou.
    .title = Čí je oheň
    .of = 4f62cf8aa9d6
fire_zombies = Zombie na hořícím poli umírají okamžitě.
    .title = Zombie v ohni
    .event = Oheň hráče { $actor } zabíjí zombie: { $value }.
    .of = c915925d8ffd
fire_zombie-points = Zombie zabité ohněm nebo výbuchem se počítají majiteli toho ohně. :house:
    .title = Kdo má body
    .of = eb749e67c658
fire_pass = Hráč, který jde ohněm, ztratí za každé hořící pole na cestě { $fire-loss } energie.
    .title = Cesta ohněm
    .event = { $target } prochází ohněm a ztrácí energii: { $value }.
    .of = da2814d14528
fire_end-loss = Ztratíš { $fire-loss } za každé hořící pole, na které vstoupíš, a { $fire-loss } na konci tahu, stojíš-li pořád v ohni. Co ti na místě vezme Molotovův koktejl, je táž ztráta, jen hned.
    .title = Stání v ohni
    .event = { $target } stojí v ohni a ztrácí energii: { $value }.
    .of = d5bff226bd64
fire_must-leave = Hráč, který se může hýbat, nesmí na hořícím poli zůstat celý tah, ale musí se pokusit dostat ven.
    .title = Ven z ohně
    .of = 39df24c9d007
fire_trying = Jedna z tvých akcí musí být pohyb nejkratší cestou z ohně. Kdo se hýbat nemůže, nemusí nic.
    .title = Co se počítá jako pokus
    .of = 959fe5c3af45
fire_spread = Na začátku každého svého tahu dej { $spread-tokens ->
        [one] { $spread-tokens } žeton ohně
        [few] { $spread-tokens } žetony ohně
       *[other] { $spread-tokens } žetonů ohně
    } na pole, které sousedí s některým hořícím v tvém ohni.
    .title = Oheň se šíří
    .event = Oheň hráče { $actor } se šíří.
    .of = 723a156f768d
fire_count = Máš-li několik ohňů, které se nedotýkají, šíří se každý z nich.
    .title = Několik ohňů
    .of = 816ab73d1738
fire_dead-owner = Oheň mrtvého nebo uniklého hráče přechází na dalšího živého v pořadí tahů.
    .title = Majitel zemře
    .event = Oheň hráče { $actor } přechází na hráče { $target }.
    .of = 7a071a091ac0
fire_duty = Musí, dokud je pole, na které může. Které to bude, vybírá majitel.
    .title = Zda se šířit musí
    .of = 2d69f3d803bd
fire_on-players = Smí to být pole, na kterém jsou hráči. Při položení žetonu neztrácejí nic, ale teď stojí v ohni.
    .title = Šíření k lidem
    .of = 63bf0a35dc43
fire_indoors = Oheň, který vznikl v místnosti, se nemůže šířit ven.
    .title = Oheň uvnitř
    .of = 76ddc0c96873
fire_next-room = Ani do jiné místnosti se nešíří. Tam se musí založit nový.
    .title = Z místnosti do místnosti
    .of = 6fba314918f5
fire_until = Šíří se dál, dokud nehoří celá místnost nebo dokud není uhašen.
    .title = Jak dlouho hoří
    .of = 6f4cfd51102b
fire_burnt = Když hoří každé pole místnosti, dej na ni žeton narušené stavby.
    .title = Hoří celá místnost
    .event = Hoří celá místnost.
    .of = 24091aca53a4
fire_burnt-squares = Žetony ohně zůstanou a do místnosti se smí dál: za cenu ohně a s hodem za narušenou stavbu.
    .title = Vyhořelá místnost
    .of = 16453327b550
fire_outdoors = Oheň venku se šíří, dokud není uhašen; nic jiného ho nezastaví.
    .title = Oheň venku
    .event = Déšť hasí žeton ohně.
    .of = 9e9e0f1534dc
fire_from-outdoors = Ani oheň venku se nešíří do budovy. :house:
    .title = Oheň přede dveřmi
    .of = 66de2a611a84
fire_vehicle = Vozidlo je zničeno, když hoří obě jeho pole a nikdo nesedí za volantem. S řidičem, nebo hoří-li jen jedno pole, zničeno není.
    .title = Vozidla v ohni
    .event = Vozidlo ničí oheň.
    .of = c6dfc9e066a6
fire_driving = Kdo jsou ve vozidle, neztrácejí nic, když projíždí ohněm nebo v něm stojí. :house:
    .title = Jízda ohněm
    .of = 15fb8871b807
fire_passengers = Spolujezdci vozidlo nezachrání, jen řidič. Postav každého z nich na pole vedle; tam házejí, jako by vyskočili za jízdy.
    .title = Spolujezdci v hořícím vozidle
    .event = { $actor } opouští hořící vozidlo.
    .of = 4d4a83df19b1
fire_no-tokens = Dojdou-li žetony ohně, použijte jako žeton cokoli jiného. :house:
    .title = Žádné žetony ohně
    .of = 51aacd5df0ee
fire_example-room = Spíž má { $example-room-squares ->
        [one] { $example-room-squares } pole
        [few] { $example-room-squares } pole
       *[other] { $example-room-squares } polí
    } a hoří z nich { $example-room-burning }. Na začátku svého tahu Ada, které oheň patří, položí žeton na poslední. Spíž teď dostane žeton narušené stavby a její oheň se tam šířit přestává.
    .title = Příklad: místnost vyhoří
    .of = e6e3d6d82de8
fire_example = Cleo má jeden oheň v pracovně a druhý na trávníku. Na začátku jejího tahu dostane každý žeton. Ten v pracovně musí zůstat v pracovně; na trávníku ho položí pod Borise, který zatím neztrácí nic a má všechny důvody utíkat.
    .title = Příklad: dva ohně
    .of = 08b6f3b96da0

## Damaged structures

damage = Co oheň nechá stát, nestojí dlouho.
    .title = Narušené stavby
    .of = 2689e447c9da
damage_token = { -damage-token(case: "nom-cap") } na místnosti říká, že se může zřítit.
    .title = Žeton
    .event = Místnost je poškozená.
    .of = 173d5960c084
damage_enter = Když hráč nebo zombie vstoupí do místnosti se žetonem narušené stavby, musí se hodit kostkou.
    .title = Vstup do narušené místnosti
    .event = Kostka za poškozenou místnost ukazuje { $value }.
    .of = a392e336b6c9
damage_each = Každá figurka, která vstoupí, znamená vlastní hod, i zombie. Chození uvnitř místnosti žádný.
    .title = Za každou jeden hod
    .of = e7d0aa425640
damage_who = Hází hráč, který je na tahu, i za zombie, a za jednu figurku po druhé.
    .title = Kdo hází
    .of = 95456195ba77
damage_collapse = Při { $collapse-roll } se místnost zřítí. Otočte žeton, aby to ukazoval. Při jiném hodu se nestane nic.
    .title = Zřícení
    .event = Místnost se řítí.
    .of = 8a54055929ad
damage_closed = Do zřícené místnosti se už nedá vstoupit.
    .title = Dovnitř nelze
    .of = 381a48372e1b
damage_figures = Vstupující figurka zůstane na svém starém poli. Zombie uvnitř umírají. Hráči uvnitř hodí kostkou, ztratí tolik energie a jdou na nejbližší volné pole mimo místnost.
    .title = Kdo byl uvnitř
    .event = { $target } zůstává pod troskami.
    .of = f1cf368e5d1d
damage_items = Předměty, žetony ohně a vozidla ve zřícené místnosti jsou ztraceny. :house:
    .title = Co bylo uvnitř
    .event = Vozidlo zůstává pod troskami.
    .of = b24b0fa4e555
damage_neighbours = Když se místnost zřítí, dejte žeton narušené stavby na každou sousední.
    .title = Sousedé
    .event = Vedlejší místnost je poškozená.
    .of = 36abc5f5db35
damage_above = Je-li nad ní místnost, dostane žeton narušené stavby také.
    .title = Místnost nad ní
    .event = Místnost nad ní je poškozená.
    .of = 1bcad88efa97
damage_second = Místnost, která má žeton narušené stavby a měla by dostat další, se zřítí hned bez hodu.
    .title = Druhý žeton
    .event = Poškozená místnost se hned řítí.
    .of = 53aee9f23dac
damage_chain = Zřícení provádějte v pořadí, v jakém nastávají, dokud nespadne všechno, co spadnout má. Místnost se zřítí jen jednou; žetony pro zřícené místnosti se nepočítají.
    .title = Řetězec
    .of = 0680c53d17f2
damage_together = Místnost, která ze dvou zřícení najednou dostane žetony narušené stavby, má svůj druhý žeton: zřítí se také.
    .title = Ze dvou stran
    .of = 8f7271cb754e
damage_burnt = Vyhoří-li celá místnost, která už žeton narušené stavby má, je nový žeton druhý a místnost se zřítí.
    .title = Narušená a pak vyhořelá
    .of = 2980c82931ab
damage_example = Spíž se zřítí. Kuchyně vedle už žeton měla a padá hned; ložnice nad spíží dostane první. Kuchyně zase dá žeton hale. Nic dalšího dva nemá, tady to tedy končí, prozatím.
    .title = Příklad: dům padá
    .of = 64967b118ff8

## Vehicles

vehicles = Čtyři kola mají větší cenu než každá zbraň, pokud se točí.
    .title = Vozidla
    .of = 9f24513f6a09
vehicles_squares = { -vehicle(case: "nom-cap") } zabírá { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pole
       *[other] { $vehicle-squares } polí
    } v řadě. Jeden konec je přední.
    .title = Velikost
    .of = df1c81f72e91
vehicles_needs = S klíči a vozidlem, které jsi našel, smíš natankovat a jet. Samotné klíče nestačí.
    .title = Klíče a palivo
    .of = e4aed54024ea
vehicles_no-keys = Vozidlo, které přišlo do hry kartou Nehoda nebo podobně, klíče nepotřebuje. Natankovat se přesto musí.
    .title = Vozidla bez klíčů
    .of = 52b892deeeb6
vehicles_fuelling = Vedle vozidla spotřebuj z ruky kanystr: stojí to { $fuel-actions ->
        [one] { $fuel-actions } akci
        [few] { $fuel-actions } akce
       *[other] { $fuel-actions } akcí
    } a vozidlo má { -fuel } na zbytek noci. :house:
    .title = Tankování
    .event = { $actor } tankuje vozidlo.
    .of = 9dd6f72fb4ca
vehicles_keys = Hráč s klíči, který je ve vozidle nebo vedle něj, ho jednou akcí nastartuje. Od té doby běží, dokud z něj není vrak.
    .title = Startování klíči
    .of = b0be1653121e
vehicles_start = Vozidlo se musí nastartovat, než pojede. I to, které klíče nepotřebuje, se startuje akcí. :house:
    .title = Startování
    .event = { $actor } startuje vozidlo.
    .of = 664f078f8994
vehicles_hot-wire = Bez klíčů smíš zkusit propojit zapalování: { -hot-wiring } stojí { $hot-wire-actions ->
        [one] { $hot-wire-actions } akci
        [few] { $hot-wire-actions } akce
       *[other] { $hot-wire-actions } akcí
    }. Hoď kostkou. Při { $hot-wire-start-low }–{ $hot-wire-start-high } vozidlo naskočí.
    .title = Startování bez klíčů
    .event = { $actor } startuje vozidlo bez klíčů.
    .of = 85ba3c4c4c8d
vehicles_hot-wire-fail = Při { $hot-wire-fail-low }–{ $hot-wire-fail-high } se nestane nic. Smíš to zkusit znovu.
    .title = Nezdařený pokus
    .event = { $actor } zkouší dráty marně.
    .of = aa59ea133920
vehicles_hot-wire-broken = Při { $hot-wire-broken-low }–{ $hot-wire-broken-high } zapalování zničíš. Od té chvíle vozidlo k ničemu není.
    .title = Zničené zapalování
    .event = { $actor } ničí zapalování.
    .of = a04a8cad69ab
vehicles_hot-wire-fuel = Vozidlo nastartované bez klíčů potřebuje k jízdě palivo, ale klíče už nikdy.
    .title = Nastartované a na suchu
    .of = 47f83f48da9c
vehicles_capacity = Ve vozidle smí být nejvýš tolik hráčů, kolik říká jeho { -capacity }.
    .title = Kapacita
    .of = 591f6c4fb010
vehicles_table = Každá karta vozidla uvádí kapacitu a rychlost. Vozidla i jejich čísla jsou naše vlastní. :house:
    .title = Co dovedou
    .of = 8a06ac922b5b
vehicles_board = Chceš-li nastoupit, pohni se z pole vedle vozidla do něj; vystoupit ze zaparkovaného znamená pohnout se na pole vedle. Obojí se počítá jako jedno pole pohybu. :house:
    .title = Nastupování a vystupování
    .event = { $actor } nastupuje.
    .of = 7f3fae7031f0
vehicles_driver = Když hráči nastoupí, dohodněte se, kdo je { -driver }. O místo smějí bojovat.
    .title = Kdo řídí
    .event = { $actor } sedí za volantem.
    .of = 97b24bd3f25e
vehicles_seat-fight = Vítěz souboje o místo řídí. Při rovnosti si ho nechá, kdo ho měl; neměl-li ho nikdo, bojujte znovu. :house:
    .title = Souboj o volant
    .event = { $actor } a { $target } bojují o volant.
    .of = 7c683e2f0bca
vehicles_turns = Vozidlo se pohybuje jen v tahu svého řidiče.
    .title = Kdy se pohybuje
    .of = 9124f01f3c67
vehicles_speed = Vozidlo neujede víc polí, než kolik je jeho { -speed }.
    .title = Rychlost
    .of = 41ccdd4161ab
vehicles_speed-action = Rychlost platí pro každou řidičovu akci pohybu, takže řidič s několika akcemi může ujet několikrát tolik.
    .title = Rychlost na každou akci
    .of = 62c71f432bba
vehicles_no-sideways = Vozidlo se nikdy nepohybuje do strany.
    .title = Nikdy do strany
    .of = d9aa571a8f6c
vehicles_straight = Jede rovně vpřed nebo rovně vzad, venku a do garáže a z ní. Zdi, jiné dveře, barikády, hráči a jiná vozidla ho zastaví. :house:
    .title = Stále rovně
    .event = { $actor } jede o pole.
    .of = 865a9f8aa159
vehicles_turning = Při otáčení se vozidlo smí posunout až o { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pole
       *[other] { $turn-squares } polí
    } vpřed nebo vzad.
    .title = Otáčení
    .of = a4fb56afa66e
vehicles_turning-cost = Otočení o čtvrt kruhu stojí řidičovu akci pohybu. Patří k němu předtím nebo potom až { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pole
       *[other] { $turn-squares } polí
    } rovně vpřed nebo rovně vzad.
    .title = Co otáčení stojí
    .of = a3d18563aa5f
vehicles_pivot = Zadní konec zůstane na svém poli a přední se přehoupne na pole vedle ní; to musí být volné. :house:
    .title = Jak se přehoupne
    .event = { $actor } zatáčí s vozidlem.
    .of = 4ca3c7955a22
vehicles_safe = Na hráče ve vozidle zombie útočit nemohou.
    .title = Uvnitř v bezpečí
    .of = c6ac0a4a6677
vehicles_leave = Kdo opouští jedoucí vozidlo, postaví svou figurku na pole vedle něj.
    .title = Výskok za jízdy
    .event = { $actor } vyskakuje za jízdy.
    .of = 928b587abf1d
vehicles_leave-loss = Hodí kostkou a ztratí tolik energie, kolik ukáže.
    .title = Co to stojí
    .event = { $target } padá a ztrácí energii: { $value }.
    .of = 45a384d05c8c
vehicles_leave-end = Tím jeho tah končí.
    .title = A potom
    .of = 701c907318c9
vehicles_moving = Vozidlo se počítá za jedoucí, jakmile se v nynějším tahu svého řidiče pohnulo, pro řidiče i pro spolujezdce, kteří smějí právě tento tah přerušit a vyskočit. Jinak je zaparkované a vystoupit je obyčejný pohyb.
    .title = Kdy vozidlo jede
    .of = 1be6f9ed9d32
vehicles_attack = Vozidlo, které jede, smí útočit na zombie. Jeho hodnotou útoku je jeho kapacita.
    .title = Srážení zombií
    .event = { $actor } najíždí do mrtvých: { $value }.
    .of = a698233d3dc1
vehicles_attack-roll = Když najíždí na pole se zombiemi, hoď kostkou, přičti kapacitu a odečti { $per-zombie } za každou tamní zombii. Výsledek čti jako v boji zblízka; lidem uvnitř se nic nestane.
    .title = Hod
    .of = 4a2aca541893
vehicles_blocked = Zbudou-li na poli zombie, vozidlo před ním zastaví. Nezbudou-li, smí jet dál. :house:
    .title = Které zbyly
    .of = 84b5ca2b0d26
vehicles_kills = Zombie zabité vozidlem se počítají jeho řidiči. :house:
    .title = Kdo má body
    .event = { $actor } přejíždí zombie: { $value }.
    .of = 465584c2f3a6
vehicles_wreck = Při { $wreck-high } nebo méně je z vozidla { -wreck }.
    .title = Rozbité
    .event = Z vozidla je vrak.
    .of = 0a29a3936fc1
vehicles_wreck-final = Vrak už se nikdy nedá použít.
    .title = Navždy
    .of = a3b861abafc6
vehicles_wreck-inside = Vrak nechrání: hráče z něj postavte na pole vedle. Zůstane, kde je, a svá pole blokuje. :house:
    .title = Ti ve vraku
    .event = { $actor } opouští vrak.
    .of = 184a6f2a580b
vehicles_example-hot-wire = Dan zkouší nastartovat dodávku bez klíčů a hodí { $example-wire-first }: nic. Druhou akcí to zkusí znovu, hodí { $example-wire-second } a naskočí. Palivo v ní ale ještě není.
    .title = Příklad: bez klíčů
    .of = a6134b07ee98
vehicles_example-drive = Boris řídí dodávku s rychlostí { $vehicle_van_speed }. Jednou akcí ujede { $example-drive-squares ->
        [one] { $example-drive-squares } pole
        [few] { $example-drive-squares } pole
       *[other] { $example-drive-squares } polí
    } rovně, další se přehoupne doleva a ujede ještě { $turn-squares }. Faruk, který chce teď ven, musí vyskočit.
    .title = Příklad: po příjezdové cestě
    .of = 9a142ba45fa2
vehicles_example-attack = Osobní auto s kapacitou { $vehicle_saloon_capacity } najíždí na pole, kde je zombií { $zombies-per-square }. Hod { $example-ram-good } dá { $example-ram-good-result } a jednu odrazí; hod { $example-ram-bad } dá { $example-ram-bad-result }, a to je konec auta.
    .title = Příklad: skrz bránu
    .of = f7016dcf098e

## The end

ending = Každá noc nějak skončí.
    .title = Konec hry
    .of = dae3339e0da4
ending_scenario = Scénář říká, co hru ukončí. Ať je to cokoli, hra končí hned a všichni si spočítají body.
    .title = Kdy hra končí
    .of = 740e6bb2a6c9
ending_end-card = Když se vytáhne { -end-card }, hra končí.
    .title = Karta konce
    .event = Noc ukončuje karta Konec.
    .of = e100d6e1f512
ending_escape = Vozidlo s palivem a řidičem smí vyjet přes { -map-edge }. Všichni v něm unikli a hra končí.
    .title = Únik ve vozidle
    .event = { $target } odjíždí přes okraj mapy do bezpečí.
    .of = 426dbe84f98e
ending_last-player = Hra končí, když na mapě zbývá naživu jen jeden hráč.
    .title = Poslední
    .event = Zbývá jediný hráč; noc je u konce.
    .of = 25d009e4cc4f
ending_solo = Hraješ-li sám, hra končí, když jsi mrtvý, unikl jsi nebo táhneš kartu konce. Vyhráváš, jsi-li naživu. :house:
    .title = Sám
    .event = Noc je u konce.
    .of = e6a871e7753c
ending_step-limit = Hra, která neskončí po { $step-limit } krocích (krok je akce nebo něco, co se stane samo), se ukončí a všichni si spočítají body. Takovou nikdy neuvidíte. :house:
    .title = Hra bez konce
    .of = f71ccf817c9c
score = Kdo přežil, vypráví, a kdo zemřel, počítá se také.
    .title = Body
    .of = f52163194ca6
score_kills = Každá zombie, kterou zabiješ, má cenu { $score_zombie ->
        [one] { $score_zombie } bodu
        [few] { $score_zombie } bodů
       *[other] { $score_zombie } bodů
    }.
    .title = Za zombie
    .of = 756f36da0455
score_escape = Kdo unikl, dostane { $score_escape ->
        [one] { $score_escape } bod
        [few] { $score_escape } body
       *[other] { $score_escape } bodů
    }.
    .title = Za únik
    .of = c50552fd3739
score_alive = Kdo je na konci naživu, dostane { $score_alive ->
        [one] { $score_alive } bod
        [few] { $score_alive } body
       *[other] { $score_alive } bodů
    }, ať je ještě na mapě, nebo unikl.
    .title = Za přežití
    .of = edda9ec50733
score_winner = Vyhrává hráč s nejvíce body.
    .title = Kdo vyhrál
    .event = { $target }: body { $value }.
    .of = 4dd9c1ecae5b
score_tie = Při stejném počtu bodů jsou živí před mrtvými; je-li to pořád stejné, vyhrávají společně. :house:
    .title = Rovnost
    .of = e09322c1867b
score_series = Hrajete-li několik her po sobě, sečtěte body všech nocí. Nic jiného se nepřenáší: každou noc všichni začínají znovu. :house:
    .title = Několik nocí
    .of = 627df572d048
score_example = Ada odjíždí a s ní Cleo. Ada zabila { $example-kills ->
        [one] { $example-kills } zombii
        [few] { $example-kills } zombie
       *[other] { $example-kills } zombií
    } a má za ně, za únik a za život { $example-score-escaped }. Boris, živý v podkroví a se stejně zabitými, má { $example-score-stayed }.
    .title = Příklad: počítání bodů
    .of = c189563bb6b7

## Events

events = Co noc chystá kromě mrtvých.
    .title = Karty událostí
    .of = aa10694d31e7
events_deck = Zdejší karty událostí jsou vyrobeny pro tohoto společníka. Máte-li jiné, použijte ty; jen Nehoda, Klíče a Konec mezi nimi musí být, žádá-li je scénář. :house:
    .title = Náš vlastní balíček
    .of = a87180fb27ef
events_crash = Polož dílek vrchní karty vozidla na volná venkovní pole podle svého výběru. Klíče nepotřebuje. Kam a který, je naše vlastní pravidlo. :house:
    .title = Nehoda
    .event = Na mapě havaruje vozidlo.
    .of = daa48a0d8cf1
events_keys = Našel jsi klíče od auta. Tuto kartu si nech jako { -keys }, ve volné ruce nebo na svém poli. :house:
    .title = Klíče
    .event = { $actor } nachází klíče od auta.
    .of = 1f1a96c1505d
events_text-player = „Ty“ je na kartě hráč, který ji táhl. Co nejde, se vynechá. :house:
    .title = Koho karta myslí
    .of = 831157cbde4c

## Scenarios

scenarios = Každý scénář je mapa, balíček a způsob, jak noc skončí.
    .title = Scénáře
    .of = 9d980c107611
scenarios_choose = Tyto scénáře jsou vyrobeny pro tohoto společníka: žádný z nich s hrou nevyšel. Zvolte jeden, nebo použijte ten, který máte. :house:
    .title = Tři naše vlastní noci
    .of = 40d66ffab578
scenarios_fire = První noc můžete vynechat oheň: plynové bomby, Molotovovy koktejly, hořící pole a řítící se místnosti. Scénář, který ohněm začíná, se bez něj neobejde. :house:
    .title = S ohněm, nebo bez něj
    .of = f0ed8f4bfe33
scenarios_vehicles = Vynechat můžete i vozidla, jen ne ve scénáři, který je o některém z nich. :house:
    .title = S vozidly, nebo bez nich
    .of = aa8cfda9ac0b
scenarios_last-car = V garáži je auto. Někde musí být klíče a něco do nádrže.
    .title = Poslední auto
    .of = 309d4fb96b69
scenarios_last-car_map = Vyložte dům s chodbami, kůlnu, garáž a pod schody sklep. Místnosti každé velikosti zamíchejte a položte lícem dolů na místa té velikosti. Plán je náš vlastní. :house:
    .title = Mapa Posledního auta
    .of = e99317d3d8eb
scenarios_last-car_deck = Rozdělte odpočítané karty událostí na stejné hromádky ({ $deck-halves }; lichá karta jde do spodní). Kartu Klíče zamíchejte mezi { $low-cards ->
        [one] spodní { $low-cards } kartu
        [few] spodní { $low-cards } karty
       *[other] spodních { $low-cards } karet
    } horní hromádky a kartu konce mezi stejně mnoho spodních ve spodní.
    .title = Balíček událostí Posledního auta
    .of = 485b7b7c377f
scenarios_last-car_start = Každý hráč si zabere vstupní pole a začíná na něm, v pořadí tahů a každý na jiném, dokud jich je dost.
    .title = Kde začínáte
    .event = { $actor } začíná zde.
    .of = 27f3d07a7162
scenarios_last-car_zombies = Na každé vstupní pole, kde nezačíná žádný hráč, postavte { $car-zombies ->
        [one] { $car-zombies } zombii
        [few] { $car-zombies } zombie
       *[other] { $car-zombies } zombií
    }.
    .title = První zombie
    .event = Zombie na vstupních polích: { $value }.
    .of = 02b256381f78
scenarios_last-car_items = Každému hráči náhodně rozdejte { $car-items ->
        [one] { $car-items } předmět
        [few] { $car-items } předměty
       *[other] { $car-items } předmětů
    }. Předměty, které zaberou obě ruce, se vrátí a rozdá se znovu.
    .title = Co máte u sebe
    .event = { $target } dostává předmět.
    .of = d5cf95fd559a
scenarios_last-car_vehicle = Dílek vrchní karty vozidla dejte do garáže, předním koncem k vratům. Nemá palivo a potřebuje klíče. :house:
    .title = Auto
    .event = V garáži stojí vozidlo.
    .of = f9bacf00cd67
scenarios_last-car_unexplored = Lícem dolů leží { -unexplored-room }. Odkryj ji, když do ní někdo vstoupí, dřív než se tam stane cokoli jiného.
    .title = Neprozkoumané místnosti
    .event = { $actor } objevuje místnost.
    .of = 3a40b0dfb4d8
scenarios_last-car_unexplored-zombies = Zombie do místností, které leží lícem dolů, nevstupují a oheň se do nich nešíří. :house:
    .title = Zombie a neprozkoumané místnosti
    .of = 024320686ba9
scenarios_last-car_goal = Noc končí kartou konce, únikem v plně natankovaném vozidle, nebo když je živých příliš málo.
    .title = Co noc ukončí
    .of = 403e496192d7
scenarios_till-dawn = Statek s příliš mnoha okny. Stačí jen vydržet.
    .title = Do svítání
    .of = 972a62753a18
scenarios_till-dawn_map = Vyložte statek: místnosti v přízemí a po žebříku podkroví, okna na každé straně, kolem dokola dvůr se vstupními poli. :house:
    .title = Mapa scénáře Do svítání
    .of = 0ea9f26773e9
scenarios_till-dawn_start = Všichni hráči začínají v kuchyni, na polích podle vlastního výběru. :house:
    .title = Kde začínáte
    .event = { $actor } začíná zde.
    .of = 680431c19aef
scenarios_till-dawn_items = Každému hráči náhodně rozdejte { $dawn-items ->
        [one] { $dawn-items } předmět
        [few] { $dawn-items } předměty
       *[other] { $dawn-items } předmětů
    }; na co nemá ruku, leží na jeho poli. Kladivo z balíčku předmětů položte do kuchyně. :house:
    .title = Co máte u sebe
    .event = { $target } dostává předmět.
    .of = 600ed7a66d37
scenarios_till-dawn_barricades = Na dveře nebo okna domu dejte { $dawn-barricades ->
        [one] { $dawn-barricades } barikádu
        [few] { $dawn-barricades } barikády
       *[other] { $dawn-barricades } barikád
    }. Kam, rozhodnete společně. :house:
    .title = Zabedněná okna
    .event = { $actor } staví barikádu za všechny.
    .of = 9be86c6af40e
scenarios_till-dawn_zombies = Na každé vstupní pole postavte { $dawn-zombies ->
        [one] { $dawn-zombies } zombii
        [few] { $dawn-zombies } zombie
       *[other] { $dawn-zombies } zombií
    }. :house:
    .title = První zombie
    .event = Zombie na vstupních polích: { $value }.
    .of = 33ecfc93cad7
scenarios_till-dawn_goal = Karta konce je východ slunce. Noc končí i tehdy, když je živých příliš málo nebo když unikne vozidlo. :house:
    .title = Co noc ukončí
    .of = abe2cfba277f
scenarios_till-dawn_bonus = Kdo je při východu slunce naživu uvnitř statku, dostane navíc { $dawn-points ->
        [one] { $dawn-points } bod
        [few] { $dawn-points } body
       *[other] { $dawn-points } bodů
    }. :house:
    .title = Udržení domu
    .event = { $target } vidí východ slunce ve statku: { $value }.
    .of = 225a60f621d6
scenarios_burning-house = Probudil vás kouř. Dole jsou slyšet kroky a nejsou to hasiči.
    .title = Z plamenů ven
    .of = 975e783ae7d5
scenarios_burning-house_map = Vyložte dům s horním podlažím, schody a zahradou až k okraji mapy. :house:
    .title = Mapa scénáře Z plamenů ven
    .of = 7b119b46ca79
scenarios_burning-house_energy = Každý hodí kostkou a místo { $start-energy } si poznamená tolik energie.
    .title = Energie ve scénáři Z plamenů ven
    .event = { $target } začíná s energií: { $value }.
    .of = c067838fa1f7
scenarios_burning-house_start = Všichni hráči začínají v ložnicích v horním podlaží, na polích podle vlastního výběru. :house:
    .title = Kde začínáte
    .event = { $actor } se probouzí.
    .of = a83170819c85
scenarios_burning-house_fire = Na začátku hry dům hoří. V pořadí tahů každý hráč položí { $burning-tokens ->
        [one] { $burning-tokens } žeton ohně
        [few] { $burning-tokens } žetony ohně
       *[other] { $burning-tokens } žetonů ohně
    } na pole místnosti, ve které nikdo není; je to jeho oheň. Kdo co pokládá, je naše vlastní pravidlo. :house:
    .title = Hořící dům
    .event = Dům hoří; tento oheň patří hráči { $actor }.
    .of = 8b5cbb962cbf
scenarios_burning-house_items = Každému hráči náhodně rozdejte { $burning-items ->
        [one] { $burning-items } předmět
        [few] { $burning-items } předměty
       *[other] { $burning-items } předmětů
    }. Hasicí přístroj z balíčku předmětů dejte k vrcholu schodů. :house:
    .title = Co máte u sebe
    .event = { $target } dostává předmět.
    .of = 158836fcbbc0
scenarios_burning-house_zombies = Na každé vstupní pole postavte { $burning-zombies ->
        [one] { $burning-zombies } zombii
        [few] { $burning-zombies } zombie
       *[other] { $burning-zombies } zombií
    }. :house:
    .title = První zombie
    .event = Zombie na vstupních polích: { $value }.
    .of = 042516f65155
scenarios_burning-house_escape = Kdo přejde přes okraj mapy, unikl a už žádné tahy nemá. Ostatní hrají dál. :house:
    .title = Pěšky pryč
    .event = { $actor } opouští mapu a je v bezpečí.
    .of = 2652f948fdb9
scenarios_burning-house_vehicle = Vozidlo s palivem a řidičem smí vyjet přes okraj mapy. Všichni v něm unikli; ostatní hrají dál. :house:
    .title = Autem pryč
    .of = 1751d4f003c2
scenarios_burning-house_goal = Noc končí, když na mapě není žádný živý hráč, nebo kartou konce: pak spadne střecha a kdo je ještě v domě, umírá. :house:
    .title = Co noc ukončí
    .event = Dům bere všechno, co v něm zůstalo.
    .of = f6769a3f70e8

## Readings

reading_object-threshold = Je číslo u objektu nejmenší výsledek, nebo jediný, který platí?
    .why = Úder silnější, než je třeba, by měl věc rozbít tím spíš.
    .of = ee7b36976528
reading_object-threshold_at-least = Objekt povolí při tomto čísle nebo víc.
    .of = 0a3ac4691399
reading_object-threshold_exactly = Objekt povolí přesně při tomto čísle.
    .of = c60678de5e15

reading_zombie-attack = Na koho zombie útočí, když se pohnuly?
    .why = Známá pravidla mluví o tom, že zombie útočí, ale ne kdy. Hod v každém tahu drží nebezpečí stejné při každém počtu hráčů.
    .of = 89b56d69099b
reading_zombie-attack_drawer = Se zombiemi v kontaktu bojuje hráč, který je na tahu.
    .of = 07a5da6c61be
reading_zombie-attack_everybody = Se zombiemi v kontaktu bojuje každý hráč, počínaje tím, který je na tahu.
    .of = ce51b3937d84
reading_zombie-attack_nobody = Na nikoho: zombie jen stojí v cestě a bojuje s nimi ten, kdo vedle nich projde nebo se k boji rozhodne.
    .of = 5217f85c7627

reading_bite-kit = Odvrátí lékárnička nebezpečí kousnutí?
    .why = Lékárnička tak stojí za boj a hraje se to nejrychleji.
    .of = 913cab25c9f7
reading_bite-kit_cure = Ano: lékárnička použitá včas hráče zachrání.
    .of = dae16ae6cbec
reading_bite-kit_delay = Ne: získá čas a tahy, které zbývají, se počítají znovu od začátku.
    .of = 9b479b577c6c

reading_adjacent-room = Kdy spolu místnosti sousedí?
    .why = Padající místnost trhá společné zdi, ať jsou v nich dveře, nebo ne.
    .of = 2ea74f9a62f1
reading_adjacent-room_wall = Když jsou na stejném podlaží a mají společný kus zdi.
    .of = 6e5cd7cbe931
reading_adjacent-room_door = Když jsou na stejném podlaží a z jedné do druhé vedou dveře.
    .of = 6eaedfba16b3

reading_exploding-object = Co je ta nádoba, která vybuchuje?
    .why = Jeden zdroj má v nadpisu benzin a v textu plynovou bombu; přehled pro hráče nechává vybuchovat plynové bomby.
    .of = 9289d46e7172
reading_exploding-object_cylinder = Jen plynová bomba. Kanystr je jiný předmět a nevybuchuje.
    .of = 5e68297c1da9
reading_exploding-object_both = Plynové bomby i kanystry vybuchují, a to podle stejných pravidel.
    .of = 09d808e7bf43

reading_blast-walls = Zastaví zdi výbuch?
    .why = Pravidlo uvádí vzdálenost a žádnou výjimku.
    .of = a113cbbca42c
reading_blast-walls_through = Ne: sahá na všechna pole podlaží do své vzdálenosti.
    .of = 8765f724ac21
reading_blast-walls_stopped = Ano: sahá jen na pole, která jsou z pole bomby vidět.
    .of = d5b1bbbaa811

reading_blast-owner = Komu patří oheň výbuchu?
    .why = Někomu patřit musí, jinak by se o jeho šíření nikdo nestaral.
    .of = 7d660f52d63b
reading_blast-owner_lighter = Útočníkovi, který ho odpálil, nebo majiteli ohně, který to způsobil.
    .of = e2e44a308596
reading_blast-owner_active = Hráči, který je na tahu.
    .of = 648f1eaf46c8

reading_fire-walls = Dostane se oheň výbuchu nebo hodu na pole za zdí?
    .why = Pole po obou stranách zdi spolu nesousedí ani pro nic jiného.
    .of = 33a945e53496
reading_fire-walls_open = Ne: jen na pole, která sousedí a nedělí je zeď.
    .of = 6b4f4f800e7e
reading_fire-walls_around = Ano: na všechna pole kolem, ať mezi nimi stojí cokoli.
    .of = 134614c81c2b

reading_molotov-petrol = Spotřebuje Molotovův koktejl benzin?
    .why = Pravidlo vyměňuje láhev a nic dalšího nebere.
    .of = 147da65914f1
reading_molotov-petrol_kept = Ne: vymění se jen láhev.
    .of = 448615edc06e
reading_molotov-petrol_used = Ano: odhodí se i kanystr.
    .of = 7c8124137dcb

reading_molotov-miss = Založí oheň Molotovův koktejl, který hráče mine?
    .why = O ohni se mluví jako o následku zásahu.
    .of = 400b498e41e7
reading_molotov-miss_no-fire = Ne: hod je ztracen a nic nehoří.
    .of = 878ab6596ffb
reading_molotov-miss_fire = Ano: oheň se přesto položí, ale hráč hned energii neztratí.
    .of = 268ab9026654

reading_molotov-square = Kam klade Molotovův koktejl oheň?
    .why = Zdroj mluví o nádobě tam, kde může jít jen o Molotovův koktejl.
    .of = 931366a3562d
reading_molotov-square_target = Kolem pole, na které byl Molotovův koktejl hozen.
    .of = 2192af605eb6
reading_molotov-square_canister = Jak říkají jeho slova: kolem nádoby, na kterou byl Molotovův koktejl hozen, a nikam, když tam žádná nebyla.
    .of = fd2114cc7a82

reading_fire-count = Jak se šíří hráčův oheň, hoří-li na několika místech?
    .why = Oheň na jednom místě by neměl brzdit jiný.
    .of = c9e1365115b8
reading_fire-count_each = Žetony dostane každý oheň, který se jiného téhož majitele nedotýká.
    .of = cf4dd7fe963d
reading_fire-count_one = Žetony dostane jen jeden z majitelových ohňů, na místě podle jeho výběru.
    .of = 4be04c542519

reading_dead-lighter = Co se stane s ohněm hráče, který je mrtvý nebo pryč?
    .why = Ohni je jedno, kdo ho založil.
    .of = 8506577c8a93
reading_dead-lighter_next = Převezme ho další živý hráč v pořadí tahů.
    .of = f88b5a42e8ab
reading_dead-lighter_still = Hoří dál, kde je, ale už se nešíří.
    .of = dc5e9e9c8589

reading_spread-duty = Musí majitel svůj oheň rozšířit?
    .why = Pravidlo říká, co majitel dělá, ne co smí.
    .of = 776171a85fa9
reading_spread-duty_must = Ano, dokud je pro něj pole.
    .of = 621d50f59105
reading_spread-duty_may = Ne: majitel ho smí na tah nechat být.
    .of = cd7c4a64a27e

reading_spread-players = Smí se oheň šířit na pole s hráči?
    .why = Hodí se kterékoli sousední pole, říká pravidlo.
    .of = 1f48347f1cfc
reading_spread-players_allowed = Ano a v tu chvíli nic neztrácejí.
    .of = 67f0dc26a2c8
reading_spread-players_empty = Ne, ledaže pro něj jiné pole není.
    .of = cce573ece8fc

reading_fire-loss = Co stojí v ohni začít nebo v něm zůstat?
    .why = Bez ztráty na konci by stát v ohni bylo lacinější než jím jít.
    .of = fbc51dd2f526
reading_fire-loss_enter-and-end = Ztrácíš za každé hořící pole, na které vstoupíš, a na konci tahu, jsi-li pořád v ohni.
    .of = ab03b9e5eeb0
reading_fire-loss_enter = Ztrácíš jen za každé hořící pole, přes které jdeš.
    .of = cf55bd9f10c3

reading_fire-leave = Kdy se hráč pokusil dostat z ohně?
    .why = Cokoli menšího by se dalo dělat, aniž by se kdy dostal ven.
    .of = 1dd5fab1fda9
reading_fire-leave_shortest = Když jedna z akcí byla pohyb nejkratší cestou ven.
    .of = 2668ee93db93
reading_fire-leave_any-move = Když jedna z akcí byla pohyb, ať vedl kamkoli.
    .of = 9c22f3a09a39

reading_next-room = Může se oheň šířit z jedné místnosti do druhé?
    .why = Prý končí, když hoří celá jeho místnost, musí tedy patřit k ní.
    .of = 8520da756b86
reading_next-room_stays = Ne: zůstane v místnosti, kde byl založen.
    .of = c7ba67f1bb90
reading_next-room_doors = Ano: dveřmi a průrazy ve zdech uvnitř téže budovy.
    .of = e705594a8e48

reading_burnt-room = Zůstanou žetony ohně v místnosti, která vyhořela celá?
    .why = Nikde se neříká, že se odstraní.
    .of = 034f2b6c64c9
reading_burnt-room_stay = Zůstanou a s nimi i cena za cestu přes ně.
    .of = 8f5b0debd7ee
reading_burnt-room_go = Seberou se, když se položí žeton narušené stavby.
    .of = b7184ce7e955

reading_burning-passengers = Zachrání hořící vozidlo spolujezdci bez řidiče?
    .why = Pravidlo žádá někoho za volantem.
    .of = b56ca8cd897e
reading_burning-passengers_driver-only = Ne: je zničeno, oni se postaví vedle a házejí, kolik ztratí.
    .of = bc6a0fe2f8b3
reading_burning-passengers_anybody = Ano: vozidlo, ve kterém kdokoli je, zničeno není.
    .of = 5bdc217fa20f

reading_collapse-inside = Co se stane hráčům v místnosti, která se zřítí?
    .why = Zombie jsou pomalé; hráči mají šanci vyskočit.
    .of = d2513873beb1
reading_collapse-inside_thrown-out = Hodí kostkou, ztratí tolik energie a postaví se na nejbližší volné pole venku z ní.
    .of = f800ba5c19b7
reading_collapse-inside_dead = Zemřou stejně jako zombie.
    .of = 64fe007f5412

reading_collapse-chain = Jak daleko sahá řetězec zřícení?
    .why = Každé zřícení je zřícení, ať je způsobilo cokoli.
    .of = a845b20596d5
reading_collapse-chain_until-still = Dokud ještě něco padá; každá místnost nejvýš jednou.
    .of = 6fb695e038e0
reading_collapse-chain_one-step = Narušují se nebo padají jen místnosti vedle první a nad ní; co padne s ní, už nic dalšího nenarušuje.
    .of = 694795985a03

reading_entry-rolls = Kolik hodů se dělá za figurky, které vstoupí do narušené místnosti?
    .why = Pravidlo mluví o hráči nebo zombii, tedy o každém zvlášť.
    .of = 851b13543635
reading_entry-rolls_figure = Jeden za každou figurku, pokaždé když vstoupí.
    .of = 9a55c91a7cd8
reading_entry-rolls_turn = Jeden za každou místnost v tahu, když vstoupí první figurka.
    .of = bb686fcccf5c

reading_entry-roller = Kdo hází, když do narušené místnosti vstoupí zombie?
    .why = Kostku má ten, kdo je na tahu.
    .of = b1390803edb3
reading_entry-roller_active = Hráč, který je na tahu.
    .of = 0c6603584b1b
reading_entry-roller_fire-owner = Majitel ohně, který místnost narušil, a není-li žádný, hráč, který je na tahu.
    .of = 310e66b986d4

reading_double-damage = Co když místnost naruší dvě zřícení najednou?
    .why = Žetonů, které přijdou společně, je tolik jako těch, které přijdou po sobě.
    .of = 9320e6ebc8cc
reading_double-damage_collapses = Dostane oba žetony, a tak se zřítí.
    .of = 56a44c22d635
reading_double-damage_single = Dostane za obě jediný žeton.
    .of = 35fafc761123

reading_burnt-damaged = Je žeton za vyhořelou místnost druhým žetonem, je-li místnost už narušená?
    .why = Každý žeton položený na narušenou místnost je její druhý.
    .of = fa6c11527c0a
reading_burnt-damaged_second = Ano: místnost se zřítí.
    .of = c9ea30484f5e
reading_burnt-damaged_same = Ne: místnost, která už narušená je, za vyhoření žeton nedostane.
    .of = 1378537c0463

reading_hot-wire-fuel = Potřebuje vozidlo nastartované bez klíčů palivo?
    .why = Dráty nahrazují klíče, ne nádrž.
    .of = 65391f9a6172
reading_hot-wire-fuel_needed = Ano, k jízdě; klíče už nikdy nepotřebuje.
    .of = a6d243e79892
reading_hot-wire-fuel_not-needed = Ne: jakmile se tak nastartuje, jede.
    .of = 59eb2bd93f18

reading_speed = Na jak dlouho platí rychlost vozidla?
    .why = I pěšky je dosah dosahem jediného pohybu.
    .of = 600bc7e5330f
reading_speed_action = Na každou řidičovu akci pohybu.
    .of = c9533f56c718
reading_speed_turn = Na celý řidičův tah, na všechny akce pohybu dohromady.
    .of = 360c1a1882f8

reading_turning = Jak se vozidlo otáčí?
    .why = Říká se, že se vozidlo může posunout, ne že musí.
    .of = 098e38d32bec
reading_turning_up-to = Otočení o čtvrt kruhu stojí akci pohybu a patří k němu až tolik polí rovně vpřed nebo vzad.
    .of = 343fa386fd57
reading_turning_must = Otočení o čtvrt kruhu stojí akci pohybu a musí se s ním ujet přesně tolik polí.
    .of = d37c58d172eb

reading_moving-vehicle = Kdy vozidlo jede?
    .why = Mezi tahy řidiče se z něj může každý v klidu vysoukat.
    .of = efe1ded30f94
reading_moving-vehicle_this-turn = Když se pohnulo v nynějším tahu svého řidiče.
    .of = f1d4e86e7fbb
reading_moving-vehicle_running = Od chvíle, kdy se poprvé pohne, dokud řidič neskončí tah, ve kterém se nepohnulo.
    .of = 80b3f111b57a

reading_wreck-roll = Jaká hodnota útoku vozidlo rozbije?
    .why = Kapacita se nemění, slova tedy mohou znamenat jen to, co padne.
    .of = d96b70b2a3a5
reading_wreck-roll_result = Výsledek jeho hodu: kostka a kapacita bez zombií.
    .of = ebba806ad555
reading_wreck-roll_capacity = Jeho kapacita sama: jen vozidlo s tak malou kapacitou se rozbije, hned svým prvním útokem.
    .of = 99e06991a81d

## Decks and cards

deck_characters = Postavy
    .of = 7e8a64337228
card_ada = Ada, zdravotní sestra
    .text = Říká, že už zažila horší věci. Nezažila.
    .of = 7cc1106301f8
card_boris = Boris, řidič autobusu
    .text = Co má kola, to dokáže řídit.
    .of = 38c232be98a3
card_cleo = Cleo, knihovnice
    .text = Četla, jak to dopadne.
    .of = a6a3a9a8e85b
card_dan = Dan, elektrikář
    .text = Přišel jen vyměnit pojistku.
    .of = 44c6764e6265
card_edda = Edda, zahradnice
    .text = Zná každý rýč v kůlně jménem.
    .of = aebc12a9daea
card_faruk = Faruk, kuchař
    .text = Jeho kuchyni mu nikdo nevezme.
    .of = 2b67a18ec810

deck_items = Předměty
    .of = 1162e277384a
card_bottle = Láhev
    .text = S kanystrem je z ní { -molotov }.
    .of = 82796d364727
card_petrol-can = Kanystr
    .text = Natankuje vozidlo, nebo udělá z lahví Molotovovy koktejly.
    .of = 4352bea86c1a
card_gas-cylinder = Plynová bomba
    .text = Vybuchne při útoku nebo v ohni.
    .of = 2526d209535c
card_extinguisher = Hasicí přístroj
    .text = Za akci odstraní { $extinguish-tokens ->
            [one] { $extinguish-tokens } žeton ohně
            [few] { $extinguish-tokens } žetony ohně
           *[other] { $extinguish-tokens } žetonů ohně
        }.
    .of = 10b431f33545
card_matches = Zápalky
    .text = Za akci založ oheň na sousedním poli.
    .of = caf22467c027
card_keys = Klíče
    .text = Nastartují každé vozidlo.
    .of = 592bd0c60280
card_first-aid-kit = Lékárnička
    .text = Spotřebuj ji: { $first-aid-gain } energie pro tebe nebo hráče vedle tebe a kousnutí už neškodí.
    .of = 8a4813cad3d3
card_snack = Broskve v konzervě
    .text = Spotřebuj je: { $snack-gain } energie.
    .of = 7b2f14b8037c
card_bat = Baseballová pálka
    .text = Boj zblízka: přičti { $attack_bat }.
    .of = 71f0a8cbfd4a
card_crowbar = Páčidlo
    .text = Boj zblízka a objekty: přičti { $attack_crowbar }.
    .of = 7f5318561c96
card_hammer = Kladivo
    .text = Staví barikády. Boj zblízka: přičti { $attack_hammer }.
    .of = beecfaf503c5
card_fire-axe = Požární sekera
    .text = Boj zblízka a objekty: přičti { $attack_fire-axe }.
    .of = 31173f14cc0d
card_pistol = Pistole
    .text = Střelba: přičti { $attack_pistol }.
    .of = f92ff0e9d634
card_shotgun = Brokovnice
    .text = Střelba: přičti { $attack_shotgun }.
    .of = 11b9133c58be
card_nail-gun = Hřebíkovačka
    .text = Staví barikády. Střelba: přičti { $attack_nail-gun }.
    .of = 66197657ac33
card_ammunition-box = Krabice střeliva
    .text = Hned dá { $box-ammunition } střeliva. Ruku nezabere.
    .of = ac37960d145e

deck_molotovs = Molotovovy koktejly
    .of = ca588170edeb
card_molotov = Molotovův koktejl
    .text = Vrhací: zabije zombii a založí oheň. Proti hráčům přičti { $molotov-attack }.
    .of = 787b04a6173b

deck_vehicles = Vozidla
    .of = da8a535c2168
card_saloon = Osobní auto
    .text = Rodinné auto, ve kterém překáží dětská sedačka.
    .of = a78ff803667f
card_van = Dodávka
    .text = Mezi balíky místo pro všechny.
    .of = 6565ec9e4bfb
card_pickup = Pick-up
    .text = Rychlý a s výhledem dozadu.
    .of = bac80703cc48
card_motorcycle = Motorka s postranním vozíkem
    .text = Svižná, když nikomu nevadí vítr.
    .of = 26dc125f931c
card_minibus = Mikrobus
    .text = Pomalý a těžký, a když do něčeho vrazí, je to znát.
    .of = dd446d15bf45

deck_events = Události
    .of = 6fa878daaf33
card_silence = Ticho
    .text = Ani hlásek. Právě to je znepokojivé. Nestane se nic.
    .of = ea29513596cc
card_dragging-steps = Vlekoucí se kroky
    .text = Něco se šourá po štěrku.
    .of = 5ab144bd6a30
card_the-fence = U plotu
    .text = Plot povoluje, prkno za prknem.
    .of = 93c1f9b90bde
card_the-horde = Horda
    .text = Slyšely vás, všechny.
    .of = 968efbfbe6fd
card_crash = Nehoda
    .text = Živým plotem se prořítí auto a nikdo nevystupuje. Polož vrchní vozidlo na volná venkovní pole podle svého výběru. Klíče nepotřebuje.
    .of = c41b4e6f779a
card_lucky-find = Šťastný nález
    .text = Táhni { $find-items ->
            [one] { $find-items } kartu předmětu
            [few] { $find-items } karty předmětů
           *[other] { $find-items } karet předmětů
        }. Vezmi si ji do ruky, nebo ji nech na svém poli.
    .of = 2ddc4d354794
card_second-wind = Druhý dech
    .text = Každý získá { $wind-gain } energie.
    .of = 17d03b50d7d3
card_loose-rounds = Náboje po kapsách
    .text = Získáš { $rounds-gain } střeliva.
    .of = f8c6b8504e9c
card_stumble = Zakopnutí
    .text = V tomto tahu máš o { $stumble-actions ->
            [one] { $stumble-actions } akci
            [few] { $stumble-actions } akce
           *[other] { $stumble-actions } akcí
        } méně.
    .of = f5764dd9ed62
card_scream = Výkřik
    .text = Po symbolech jde každá zombie k tobě ještě o { $scream-squares ->
            [one] { $scream-squares } pole
            [few] { $scream-squares } pole
           *[other] { $scream-squares } polí
        }.
    .of = d2324762e5cc
card_broken-boards = Zlámaná prkna
    .text = Seber z mapy barikádu podle svého výběru.
    .of = f7da97de744c
card_pitch-dark = Tma tmoucí
    .text = Do začátku tvého příštího tahu nikdo nemůže střílet.
    .of = 08d16c1634cc
card_open-grave = Otevřený hrob
    .text = Na vstupní pole, které je ti nejblíž, postav { $grave-zombies ->
            [one] { $grave-zombies } zombii
            [few] { $grave-zombies } zombie
           *[other] { $grave-zombies } zombií
        }, pokud je tam místo.
    .of = c207fa0f10b1
card_draught = Průvan
    .text = Každý oheň dostane navíc { $draught-tokens ->
            [one] { $draught-tokens } žeton ohně
            [few] { $draught-tokens } žetony ohně
           *[other] { $draught-tokens } žetonů ohně
        }; klade je jeho majitel jako na začátku tahu.
    .of = f0689084a08d
card_cloudburst = Průtrž mračen
    .text = Seber z venkovních polí { $rain-tokens ->
            [one] { $rain-tokens } žeton ohně
            [few] { $rain-tokens } žetony ohně
           *[other] { $rain-tokens } žetonů ohně
        } podle svého výběru.
    .of = ff37e265ce59
card_rotten-beams = Shnilé trámy
    .text = Dej žeton narušené stavby na místnost podle svého výběru, ve které nejsou hráči.
    .of = 66a3e654b432
card_keys-card = Klíče
    .text = Tuto kartu si nech: je to svazek klíčů.
    .of = 6993efc83230
card_end-card = Konec
    .text = Hra končí.
    .of = a6e1bfca12cd

deck_die = Kostka
    .of = b0c8fffdaf7f
card_die = Kostka
    .of = a32cef768266

deck_zombies = Zombie
    .of = 26d858900615
card_zombie = Zombie
    .of = 3d22576e6b57

deck_pawns = Figurky
    .of = fbe632d602a0
card_pawn = Figurka
    .of = c975f6074107

deck_fire-tokens = Žetony ohně
    .of = 13a72b8c5ccf
card_fire-token = Žeton ohně
    .of = e8c36489e21c

deck_damage-tokens = Žetony narušené stavby
    .of = 5da2f06ed252
card_damaged-structure = Žeton narušené stavby
    .of = 13b84964cf82

deck_barricades = Barikády
    .of = 737184c1a8b0
card_barricade-token = Barikáda
    .of = e23df737e8b4

deck_destroyed-walls = Žetony zničené zdi
    .of = 155302184fe5
card_destroyed-wall = Žeton zničené zdi
    .of = 0d8be51d5983

deck_search-markers = Značky prohledání
    .of = 233d19e36c05
card_search-marker = Značka prohledání
    .of = b9f769b2d976

## Icons

icon_house = naše vlastní pravidlo
    .of = df21cb245186
icon_symbol = symbol zombie
    .of = c203e9d50e53
icon_zombie = zombie
    .of = 86ed6d20bf53
icon_pawn = figurka
    .of = aea38cb4ea3b
icon_fire = oheň
    .of = 7c551448719f
icon_damage = narušená stavba
    .of = 0e8c43a77d00
icon_barricade = barikáda
    .of = a8b299d2cc3c
icon_breach = zničená zeď
    .of = fa8fcaa7ac6e
icon_search = značka prohledání
    .of = 1e7bba3922bc
icon_vehicle = vozidlo
    .of = da264429ba10
icon_event = událost
    .of = f41e19051cda
icon_die = kostka
    .of = 3b78f16dad9c
icon_bottle = láhev
    .of = 702d65601c48
icon_molotov = Molotovův koktejl
    .of = 853adf49dda9
icon_extinguisher = hasicí přístroj
    .of = 177a113652c7
icon_matches = zápalky
    .of = a72174858528
icon_keys = klíče
    .of = 00d20c7b27af
icon_snack = konzerva
    .of = 0a6f9612055f
icon_bat = baseballová pálka
    .of = fdee43c1e99b
icon_crowbar = páčidlo
    .of = 21c999817098
icon_hammer = kladivo
    .of = fa7c8d5f875c
icon_pistol = pistole
    .of = 710dbfd9d210
icon_shotgun = brokovnice
    .of = 32bde3474c50
icon_petrol-can = kanystr
    .of = 1eccdca057c5
icon_gas-cylinder = plynová bomba
    .of = f78465183e61
icon_first-aid-kit = lékárnička
    .of = 295fb2907e14
icon_fire-axe = požární sekera
    .of = e2cb2c7ae699
icon_nail-gun = hřebíkovačka
    .of = 97ea9cbb17c8
icon_ammunition-box = krabice střeliva
    .of = a370b9514f3b

## Tables and cards

ui_table_event-deck-size = Hráči
    .of = 034bc950d227
ui_table_attack = Zbraň
    .of = 17834486e752
ui_table_vehicle = Vozidlo
    .of = b0bdd24b11a0
ui_table_vehicle_capacity = Kapacita
    .of = b8a7d9b84d87
ui_table_vehicle_speed = Rychlost
    .of = 248a760db6b2
ui_table_event-symbols = Karta události
    .of = 9a0c9db633ab
ui_attack = Útok
    .of = 3bab697811b8
ui_hands = Ruce
    .of = 465f42081a89
ui_capacity = Kapacita
    .of = f14a69fa97ff
ui_speed = Rychlost
    .of = 5a1eee8c8ba0
ui_symbols = Symboly
    .of = b9c54f0b0b42
ui_energy = Energie
    .of = 92ea22ac2d6e

## Šance

odds_hot-wire = Naskočí vozidlo bez klíčů?
    .about = Každý pokus stojí akci a hod kostkou.
    .of = ece127ab0aca
odds_hot-wire_tries = Pokusů (nula: až do rozhodnutí)
    .of = 3a564f993908
odds_hot-wire_row_starts = Naskočí
    .of = 14b83113ff4a
odds_hot-wire_row_broken = Zapalování je zničené
    .of = fa9c5e524218
odds_hot-wire_row_open = Ještě není rozhodnuto
    .of = 44b862cea53f
odds_hot-wire_row_tries = Pokusů v průměru
    .of = 5f602711dd24

## Hra a počty

ask_action = Co uděláš?
    .of = 47f99082ac9a
ask_step = Kam jdeš?
    .of = f0e42b7bc7e5
ask_square = Které pole?
    .of = 02a606f14ccf
ask_card = Který předmět?
    .of = fcea4bef6413
ask_who = Který hráč?
    .of = 0fa0c3d973ba
ask_target = Který předmět, zeď, dveře nebo okno?
    .of = 92c73c9f34cf
ask_room = Která místnost?
    .of = 2ad611e4772f
ask_help = Pomůžeš v tomto boji?
    .of = 7d04988127ba
ask_accept = Vezmeš si, co ti nabízejí?
    .of = 96e9ddee98b4
ask_interrupt = Přerušíš hru před dalším tahem?
    .of = 72dcb709d932
ask_wheel = Budeš bojovat o volant?
    .of = 98fbaee1fef6
ask_drive = Kam pojede vozidlo?
    .of = 2590908e0eeb
ask_lean = Kterému směru dají zombie přednost mezi stejně krátkými cestami?
    .of = fd74a3d98e0d
ask_die = Co ukazuje kostka?
    .of = 0421a57c40ea
ask_hurl-at = Na koho hodíš zápalnou lahev?
    .of = 42909554e219
policy_random = Náhodný
    .of = 63bae1f4b42a
policy_cautious = Opatrný
    .of = 972731924749
policy_bold = Odvážný
    .of = dca315081c5a
tally_someone-lives = Na konci někdo žije
    .of = 665033966d66
tally_survivors = Hráči naživu na konci
    .of = 7ae017444d67
tally_escaped = Hráči, kteří unikli
    .of = b1d47b7dddbf
tally_escapes = Noci s únikem
    .of = cd44cde86465
tally_zombies-killed = Zabité zombie
    .of = 57158965807d
tally_collapses = Zřícené místnosti
    .of = 599f5b825e07
tally_turns = Odehrané tahy
    .of = 390bed646ec1
tally_end-card = Noc ukončí karta Konec
    .of = 8668340671db
tally_step-limit = Hry ukončené jako nekonečné
    .of = e67bb290baab
tally_wins-1 = Vyhraje první místo
    .of = 4aaed4456057
tally_wins-2 = Vyhraje druhé místo
    .of = 14e52abac2cb
tally_wins-3 = Vyhraje třetí místo
    .of = 26331cceedc0
tally_wins-4 = Vyhraje čtvrté místo
    .of = b520266680d1
tally_wins-5 = Vyhraje páté místo
    .of = 793cd00f9f40
tally_wins-6 = Vyhraje šesté místo
    .of = 2d88348ba0a8
tally_used-bottle = Použito: { card_bottle }
    .of = 72a43a5b733a
tally_used-petrol-can = Použito: { card_petrol-can }
    .of = fdbc15dff2ae
tally_used-gas-cylinder = Použito: { card_gas-cylinder }
    .of = 3211030a4d0c
tally_used-extinguisher = Použito: { card_extinguisher }
    .of = 63281e191c0e
tally_used-matches = Použito: { card_matches }
    .of = 3d55cbd8236a
tally_used-keys = Použito: { card_keys }
    .of = 963d2d21a1c2
tally_used-first-aid-kit = Použito: { card_first-aid-kit }
    .of = 63d1dd6fd4e9
tally_used-snack = Použito: { card_snack }
    .of = 0dbfebcdd0da
tally_used-bat = Použito: { card_bat }
    .of = e6d8eb4675cb
tally_used-crowbar = Použito: { card_crowbar }
    .of = 0f08e032745e
tally_used-hammer = Použito: { card_hammer }
    .of = 6469108ccc4c
tally_used-fire-axe = Použito: { card_fire-axe }
    .of = f5e2fb83930c
tally_used-pistol = Použito: { card_pistol }
    .of = b2c207a2b9ce
tally_used-shotgun = Použito: { card_shotgun }
    .of = 3e1e23828162
tally_used-nail-gun = Použito: { card_nail-gun }
    .of = cc4dc5ac1a03
tally_used-ammunition-box = Použito: { card_ammunition-box }
    .of = de899850b943
tally_used-molotov = Použito: { card_molotov }
    .of = d369d39e4339
tally_driven-saloon = Jelo: { card_saloon }
    .of = edfdd7a4583d
tally_driven-van = Jelo: { card_van }
    .of = 9014f2ed9bbc
tally_driven-pickup = Jelo: { card_pickup }
    .of = 230b2755f76c
tally_driven-motorcycle = Jelo: { card_motorcycle }
    .of = cf1cfc9a4e3f
tally_driven-minibus = Jelo: { card_minibus }
    .of = d260c4b81088
tally_drawn-silence = Taženo: { card_silence }
    .of = e493f912ca24
tally_drawn-dragging-steps = Taženo: { card_dragging-steps }
    .of = 755ba5e3654b
tally_drawn-the-fence = Taženo: { card_the-fence }
    .of = eb554d749ec3
tally_drawn-the-horde = Taženo: { card_the-horde }
    .of = 024b6381b905
tally_drawn-crash = Taženo: { card_crash }
    .of = 4bdbfe1f76d8
tally_drawn-lucky-find = Taženo: { card_lucky-find }
    .of = 18ac1f49e835
tally_drawn-second-wind = Taženo: { card_second-wind }
    .of = c26a97d5d2ce
tally_drawn-loose-rounds = Taženo: { card_loose-rounds }
    .of = a83953844abd
tally_drawn-stumble = Taženo: { card_stumble }
    .of = 9bf728e25cf7
tally_drawn-scream = Taženo: { card_scream }
    .of = 6a5b7bae7726
tally_drawn-broken-boards = Taženo: { card_broken-boards }
    .of = 88ff3d1d947d
tally_drawn-pitch-dark = Taženo: { card_pitch-dark }
    .of = 96b7914f4d9a
tally_drawn-open-grave = Taženo: { card_open-grave }
    .of = 90515613b08d
tally_drawn-draught = Taženo: { card_draught }
    .of = bc5a6812cb85
tally_drawn-cloudburst = Taženo: { card_cloudburst }
    .of = c88b5262c328
tally_drawn-rotten-beams = Taženo: { card_rotten-beams }
    .of = 8a7367f08a6e
tally_drawn-keys-card = Taženo: { card_keys-card }
    .of = 25fa352f7180
tally_drawn-end-card = Taženo: { card_end-card }
    .of = 5e858358c2c3
ledger_points = Body
    .of = 8eecef751370
ledger_total = { $member } má za všechny noci bodů: { $value }.
    .of = 3c62a1d99589
ledger_next-fresh = Další noc začíná od začátku.
    .of = ae37d8542d8b
ledger_fault-nobody = Každou noc někdo vyhraje.
    .of = 59fe9824d3b7
ledger_fault-most = Vyhrává hráč s nejvíce body.
    .of = bcc78c4d862b
