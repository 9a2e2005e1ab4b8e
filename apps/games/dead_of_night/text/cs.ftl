# Dead of Night in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Dead of Night
    .about = Noc mezi živými mrtvými: prohledejte dům, nastartujte auto, pozor na oheň a buďte ráno naživu.
    .unofficial = Neoficiální společník ke hře; autor ho nevytvořil ani neschválil. Název patří svému vlastníkovi; slova a kresby, karty, vozidla i scénáře jsou tu naše.
product_base = Dead of Night

option_scenario = Scénář
    .about = Kterou noc hrajete. Všechny tři jsou naše.
option_scenario_last-car = Poslední auto
option_scenario_till-dawn = Do svítání
option_scenario_burning-house = Z plamenů ven
option_fire = Oheň
    .about = Plynové bomby, Molotovovy koktejly, hořící pole a řítící se místnosti.
option_fire_with = S ohněm
option_fire_without = Bez ohně
option_vehicles = Vozidla
    .about = Auta, která se dají natankovat, nastartovat bez klíčů, řídit a rozbít.
option_vehicles_with = S vozidly
option_vehicles_without = Bez vozidel

## Aim of the game

aim = Mrtví chodí, noc je dlouhá a jejího konce se nedočkáte všichni.
    .title = Cíl hry
aim_players = Hra je pro { $players-min } až { $players-max } hráčů a nejlepší je, když jich hraje { $players-best }.
    .title = Hráči
aim_time = Hra trvá asi { $game-minutes ->
        [one] { $game-minutes } minutu
        [few] { $game-minutes } minuty
       *[other] { $game-minutes } minut
    }.
    .title = Jak dlouho trvá
aim_zombies = { -zombie(case: "acc-cap") } nevede žádný hráč. Na mapu je přivádějí karty a hýbou jimi pravidla.
    .title = Za mrtvé nehraje nikdo
aim_together = Proti zombiím stojíte bok po boku, ale na konci si každý počítá vlastní { -point(case: "acc-pl") }. Pomoc je moudrá; povinná není.
    .title = Společně, ale jen někam
aim_known = Celé známe jen kapitoly o plynu, ohni, narušených stavbách a vozidlech. Zbytek je složen z přehledu pro hráče, jednoho scénáře a zpráv ze hry a mezery jsme vyplnili my.
    .title = Na čem tato pravidla stojí
aim_marked = Co nese značku :house:, je naše vlastní pravidlo nebo naše vlastní hodnota. Je tu proto, abyste mohli hned hrát; kdykoli víte něco lepšího, dosaďte své.
    .title = Značka pro to, co je naše

## The map

map = Všechno, co se v noci stane, se děje na čtvercové síti.
    .title = Mapa
map_squares = Mapa se skládá z { -square(case: "gen-pl") }. Každé patří buď k jedné { -room(case: "dat") }, nebo k { -outdoors(case: "dat") } a je na jednom { -floor(case: "loc") }. :house:
    .title = Pole
map_rooms = { -room(case: "nom-cap") } je kus vnitřku { -building(case: "gen") } obehnaný { -wall(case: "ins-pl") }; i chodba je místnost. :house:
    .title = Místnosti
map_outdoors = Každé pole, které není v žádné budově, tvoří { -outdoors }. Venek není místnost. :house:
    .title = Venek
map_walls = { -wall(case: "nom-cap") } stojí mezi poli. Zdi mezi místnostmi jsou vnitřní, zdi mezi místností a venkem vnější. Zdí nikdo neprojde. :house:
    .title = Zdi
map_adjacent = Pole jednoho podlaží, která se dotýkají stranou nebo rohem, jsou { -adjacent-square(case: "nom-pl") }, pokud je nedělí zeď. Dveře ani okno mezi nimi je nedělí. :house:
    .title = Sousední pole
map_corners = Pole, která se dotýkají rohem, sousedí jen tehdy, když by se mezi nimi dalo přejít i podél stran, přes pole vedle obou, aniž by v cestě byla zeď, dveře nebo okno. :house:
    .title = Přes roh
map_doors = Hráči procházejí { -door(case: "ins") }; zombie ne.
    .title = Dveře
map_windows = V přízemí prolezou { -window(case: "ins") } hráči i zombie, a to vždy rovně, nikdy šikmo.
    .title = Okna
map_windows-above = Oknem ve vyšším podlaží se dovnitř nedostane nikdo. Ven vede jen pro toho, kdo skočí.
    .title = Okna výš
map_floors = Budovy mohou mít několik { -floor(case: "gen-pl") }. Spojují je schody a žebříky; pole na různých podlažích nikdy nesousedí. :house:
    .title = Podlaží
map_entry = Označená pole jsou { -entry-space(case: "nom-pl") }. Tam přicházejí na mapu nové zombie.
    .title = Vstupní pole
map_distance = Vzdálenost v polích se počítá po stranách i přes rohy, nejkratší cestou a jako by nebyly žádné zdi, na jednom podlaží. :house:
    .title = Počítání polí
map_edge = { -map-edge(case: "nom-cap") } je vnější strana venkovních polí na kraji. Za ním je bezpečno pro ty, které scénář pustí. :house:
    .title = Okraj mapy
map_adjacent-rooms = { -adjacent-room(case: "nom-cap") } je místnost na stejném podlaží, která má společný kus zdi. Dveře v ní být nemusí a venek se nepočítá nikdy.
    .title = Sousední místnosti
map_breach = Kde leží žeton zničené zdi, zeď už není: hráči i zombie tudy chodí, i šikmo, a pole po obou stranách sousedí. :house:
    .title = Průrazy ve zdech

## What you need

components = Toto si připravte, než vyložíte scénář.
    .title = Součásti
components_die = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }; stran: { $die-faces }.
    .title = Kostka
components_pawns = Figurky, pro každého hráče jedna: { $pawns }.
    .title = Figurky
components_characters = Karty { -character(case: "gen-pl") }, na kterých se značí energie a střelivo: { $character-total }. Jména a tváře jsou naše. :house:
    .title = Karty postav
components_zombies = Figurky zombií: { $zombie-figures }. :house:
    .title = Zombie
components_events = Balíček, jehož každá { -event-card } je naše vlastní: v každém tahu se táhne jedna. :house:
    .title = Karty událostí
components_items = Balíček karet { -item(case: "gen-pl") }: co může prohledání vynést na světlo. Karty jsou naše vlastní. :house:
    .title = Karty předmětů
components_vehicles = Karty vozidel: { $vehicle-total }, ke každé kus, který zabírá { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pole
       *[other] { $vehicle-squares } polí
    }. Vozidla jsou naše vlastní. :house:
    .title = Karty vozidel
components_molotovs = Karty Molotovových koktejlů: { $molotov-cards }, leží vedle balíčku předmětů, dokud někdo nějaký nevyrobí. :house:
    .title = Karty Molotovových koktejlů
components_fire = Žetony ohně: { $fire-tokens } a malé značky v barvách hráčů, které ukazují, čí je oheň. :house:
    .title = Žetony ohně
components_damage = Žetony s narušenou místností na jedné straně a zřícenou na druhé: { $damage-tokens }. :house:
    .title = Žetony narušené stavby
components_barricades = Žetony barikád: { $barricade-tokens }. :house:
    .title = Žetony barikád
components_walls = Žetony zničené zdi: { $wall-tokens }. :house:
    .title = Žetony zničené zdi
components_searched = Značky pro prohledané místnosti: { $search-markers }. :house:
    .title = Značky prohledání

## Set-up

setup = Připravte noc v tomto pořadí.
    .title = Příprava
setup_scenario = Zvolte { -scenario(case: "acc") }. Říká, která mapa a které karty se použijí, kde kdo začíná a kdy hra skončí.
    .title = Volba scénáře
setup_map = Vyložte mapu scénáře s jejími zdmi, dveřmi, okny a vstupními poli.
    .title = Vyložení mapy
setup_characters = Každý si vezme kartu { -character(case: "gen") } a figurku.
    .title = Postavy
setup_energy = Každý si poznamená { $start-energy } energie.
    .title = Energie
setup_ammunition = Každý si poznamená { $start-ammunition } střeliva.
    .title = Střelivo
setup_without-fire = Hrajete-li bez ohně, vyřaďte z balíčku předmětů láhve, plynové bomby, hasicí přístroje a zápalky a z balíčku událostí Průvan, Průtrž mračen a Shnilé trámy. :house:
    .title = Vynechání ohně
setup_without-vehicles = Hrajete-li bez vozidel, vyřaďte z balíčku předmětů klíče a z balíčku událostí Nehodu. :house:
    .title = Vynechání vozidel
setup_without-both = Není-li ve hře oheň ani vozidla, vyřaďte i kanystry. :house:
    .title = Vynechání benzinu
setup_item-deck = Karty předmětů zamíchejte do balíčku lícem dolů. :house:
    .title = Balíček předmětů
setup_event-number = Kartu konce a kartu Klíče dejte stranou. Ostatní karty událostí zamíchejte a lícem dolů odpočítejte tolik, kolik uvádí tabulka; zbytek zůstane v krabičce. :house:
    .title = Karty událostí podle počtu hráčů
setup_event-deck = Rozdělte odpočítané karty událostí na stejné hromádky ({ $deck-halves }; lichá karta jde do spodní). Kartu konce zamíchejte mezi { $low-cards ->
        [one] spodní { $low-cards } kartu
        [few] spodní { $low-cards } karty
       *[other] spodních { $low-cards } karet
    } jedné hromádky a druhou položte na ni. :house:
    .title = Balíček událostí
setup_vehicle-deck = Karty vozidel zamíchejte do balíčku lícem dolů. :house:
    .title = Balíček vozidel
setup_supply = Zombie, žetony a značky dejte vedle mapy. :house:
    .title = Zásoba
setup_first = Každý hodí kostkou. Začíná nejvyšší hod; při rovnosti házejte znovu. :house:
    .title = Kdo začíná

## Energy

energy = Energie je, kolik je v tobě života a kolik dechu.
    .title = Energie
energy_life = Tvá { -energy } je to, co ještě sneseš. Ztráty a zisky se značí na kartě postavy.
    .title = Co je energie
energy_limit = Nikdy nemáš víc než { $energy-limit } energie. Co je navíc, propadá. :house:
    .title = Mez
energy_death = Bez energie jsi mrtvý. Tvá figurka odchází z mapy a tvé předměty zůstanou na poli, kde jsi padl. :house:
    .title = Smrt
energy_dead = Mrtvý hráč už nemá žádné tahy, ale na konci body počítá. :house:
    .title = Mrtví zůstávají stranou
energy_ammunition = Tvé { -ammunition } se značí vedle energie. Není to předmět a nepotřebuje ruku. :house:
    .title = Střelivo

## The turn

turn = Karta, pak tvé akce: to je tah, a mezitím to hoří.
    .title = Tah
turn_order = { -turn(case: "nom-cap") } jde ve směru hodinových ručiček od jednoho živého hráče k dalšímu. :house:
    .title = Pořadí
turn_fires = Tvůj tah začíná tvými vlastními ohni: nech je šířit, než uděláš cokoli jiného. :house:
    .title = Nejdřív tvé ohně
turn_card = Táhni vrchní kartu události a udělej, co říká. Pak jde na odhazovací hromádku, neříká-li něco jiného.
    .title = Pak karta
turn_card-order = Nejdřív proveď symboly karty, jeden po druhém, pak její text. Útočí-li zombie, dělají to naposled. :house:
    .title = Pořadí na kartě
turn_actions = Pak udělej až { $actions ->
        [one] { $actions } akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }. Není-li řečeno jinak, smí se tatáž { -action } opakovat.
    .title = Pak tvé akce
turn_free-actions = Před svými akcemi, mezi nimi i po nich dělej tolik { -free-action(case: "gen-pl") }, kolik chceš.
    .title = Volné akce
turn_skipped = Kdo musí tah vynechat nebo je příliš zraněný, než aby se hýbal, přesto táhne kartu a smí dělat volné akce.
    .title = Vynechání a zranění hráči
turn_end = Na konci tahu se podívej, zda stojíš v ohni a zda tě zabíjí kousnutí. Pak začíná další hráč. :house:
    .title = Konec tahu
turn_interrupt = Mezi tahy druhých smíš využít { -interrupt }: hned uděláš jednu akci a zaplatíš za ni ve svém příštím tahu.
    .title = Přerušení
turn_interrupt-move = Je-li přerušením pohyb, máš v příštím tahu o { $interrupt-cost ->
        [one] { $interrupt-cost } akci
        [few] { $interrupt-cost } akce
       *[other] { $interrupt-cost } akcí
    } méně.
    .title = Pohyb mimo tah
turn_interrupt-other = Je-li přerušením kterákoli jiná akce, nemáš v příštím tahu žádné akce; karta a volné akce ti zůstanou.
    .title = Něco jiného mimo tah
turn_interrupt-once = Mezi svými tahy smíš přerušit { $interrupts ->
        [one] jednou
        [few] { $interrupts }×
       *[other] { $interrupts }×
    }, když něčí tah skončil a další ještě nezačal. Chce-li to víc hráčů, udělají to v pořadí tahů. :house:
    .title = Jen jednou
turn_example-interrupt = Boris stojí u okna, ke kterému se tlačí zombie. Než Cleo začne, pohne se mimo tah od něj. Ve svém příštím tahu táhne kartu jako vždy a pak má { $example-interrupt-left ->
        [one] { $example-interrupt-left } akci
        [few] { $example-interrupt-left } akce
       *[other] { $example-interrupt-left } akcí
    } místo { $actions }.
    .title = Příklad: přerušení

## Actions

actions = Každá z těchto věcí stojí akci, není-li řečeno jinak.
    .title = Akce
actions_move = Pohni svou figurkou.
    .title = Pohyb
actions_search = Prohledej místnost, ve které jsi.
    .title = Prohledání
actions_climb = Vyjdi nebo sejdi po schodech či žebříku z pole u jejich paty nebo vrcholu na pole u druhého konce.
    .title = Lezení
actions_jump = Skoč ze střechy nebo z vyššího okna na venkovní pole pod ním. Hoď kostkou a ztrať tolik energie.
    .title = Skok
actions_light = Dej žeton ohně na sousední pole, které nehoří. Je to tvůj oheň. Potřebuješ zápalky v ruce. :house:
    .title = Založení ohně
actions_extinguish = Máš-li v ruce { -extinguisher }, seber ze sousedních polí nebo ze svého { $extinguish-tokens ->
        [one] { $extinguish-tokens } žeton ohně
        [few] { $extinguish-tokens } žetony ohně
       *[other] { $extinguish-tokens } žetonů ohně
    }. Kolik, je naše hodnota. :house:
    .title = Hašení
actions_barricade = Máš-li v ruce kladivo nebo hřebíkovačku, polož žeton { -barricade(case: "gen") } na dveře, okno nebo průraz ve zdi vedle svého pole.
    .title = Stavba barikády
actions_barricade-blocks = Barikáda nepustí hráče, zombie ani nic hozeného a pole za ní nesousedí. Výbuch nezastaví. :house:
    .title = Co barikáda dělá
actions_unbarricade = Odstraň barikádu vedle svého pole. To jde jen zevnitř.
    .title = Stržení barikády
actions_rearrange = Změň podle libosti, co držíš v rukou a co máš uložené.
    .title = Přerovnání
actions_steal = Vyber hráče na sousedním poli a hoď kostkou. Je-li hod vyšší než jeho energie, vezmi mu předmět podle svého výběru; musíš na něj mít místo.
    .title = Krádež
actions_combine = Slož předměty do nového, jak říkají jejich pravidla.
    .title = Skládání
actions_recover = Spotřebuj z ruky předmět, který dává energii.
    .title = Použití energetického předmětu
actions_rest = Získej { $rest-gain } energie. V tahu, ve kterém odpočíváš, nesmíš dělat žádnou jinou akci.
    .title = Odpočinek
actions_attack-object = Zaútoč na barikádu, zeď, plynovou bombu nebo vozidlo.
    .title = Útok na objekt
actions_start = Nastartuj vozidlo, nebo generátor, má-li ho scénář.
    .title = Startování
actions_hot-wire = Zkus nastartovat vozidlo bez jeho klíčů.
    .title = Startování bez klíčů

## Free actions

free = Nestojí žádnou akci a patří do tvého vlastního tahu.
    .title = Volné akce
free_pick-up = Zvedni předmět ze svého pole. Potřebuješ na něj volnou ruku.
    .title = Zvednutí
free_drop = Polož předmět na své pole.
    .title = Položení
free_throw = Hoď předmět z ruky na pole, které vidíš, nejvýš tak daleko, kolik máš energie.
    .title = Hození
free_give = Dej předmět ochotnému hráči na sousedním poli, nebo si je vyměňte kus za kus. Kdo dostává, potřebuje volnou ruku.
    .title = Dávání a výměna
free_fight = Bojuj se zombiemi tělo na tělo nebo na dálku.
    .title = Boj
free_fight-once = Se zombiemi každého pole smíš ve svém tahu z vlastní vůle bojovat { $fights-per-square ->
        [one] jednou
        [few] { $fights-per-square }×
       *[other] { $fights-per-square }×
    }; hody, ke kterým tě nutí pravidla, se nepočítají. Výstřely omezuje jen střelivo. :house:
    .title = Boj znovu

## Movement

movement = Komu zbývá dech, ten může utíkat.
    .title = Pohyb
movement_reach = Při pohybu jdi až o tolik polí, kolik máš energie, pokaždé na sousední. :house:
    .title = Jak daleko dojdeš
movement_free-square = Nesmíš vstoupit na pole se zombií ani na pole s vozidlem, pokud do něj nenastupuješ. Hráčů smí být na poli libovolně mnoho. :house:
    .title = Pole se zombiemi
movement_doors = Dveře a okna v přízemí jsou pro tebe cesta jako každá jiná, pokud v nich není barikáda.
    .title = Dveře a okna
movement_past-zombies = Pokaždé, když vstoupíš na pole vedle zombií, svádíš boj zblízka za každé sousední pole, na kterém nějaké jsou. Teprve pak jdi dál, jestli ještě můžeš.
    .title = Kolem zombií
movement_hurt-on-the-way = Zbude-li ti po ztrátě cestou méně energie, než kolik polí jsi v tomto pohybu prošel, pohyb končí tam, kde stojíš. :house:
    .title = Zraněný cestou
movement_example = Ada má { $example-run-energy } energie. Na druhém poli se ocitne vedle pole se zombiemi, bojuje a ztratí { $combat-loss }. Na třetí pole přesto smí, protože to není víc než { $example-run-left }, které jí zbývají.
    .title = Příklad: útěk kolem

## Zombies

zombies = Jsou pomalé, je jich mnoho a mají na to celou noc.
    .title = Zombie
zombies_symbols = Za každý :symbol: na kartě události nejdřív přijdou nové zombie a pak se všechny pohnou. Karta může mít několik { -symbol(case: "gen-pl") } nebo žádný.
    .title = Symboly na kartách
zombies_enter = Na každé { -entry-space } mapy postav { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombii
        [few] { $zombies-per-entry } zombie
       *[other] { $zombies-per-entry } zombií
    }.
    .title = Nové zombie
zombies_enter-full = Vstupní pole, které je plné zombií nebo na kterém stojí hráč či vozidlo, nedostane žádnou. Nejsou-li už figurky, nepřijde žádná. :house:
    .title = Není místo
zombies_move = Každá zombie se pohne k nejbližšímu hráči.
    .title = Zombie se hýbou
zombies_steps = Za každý symbol jde zombie o { $zombie-steps ->
        [one] { $zombie-steps } pole
        [few] { $zombie-steps } pole
       *[other] { $zombie-steps } polí
    } nejkratší cestou, kterou má otevřenou, včetně schodů, jako by nebyly žádné barikády. Zombie, pro kterou žádná cesta není, zůstane, kde je. :house:
    .title = Jak daleko jdou
zombies_order = První se hýbou zombie, které jsou hráči nejblíž. Mezi stejně dlouhými cestami a stejně blízkými hráči či zombiemi vybírá hráč, který je na tahu. :house:
    .title = Která jde první
zombies_openings = Zombie lezou okny v přízemí, rovně a nikdy šikmo. Dveře je zastaví.
    .title = Kudy projdou
zombies_fire = Zombie nevstoupí na pole, které je vedle hořícího nebo samo hoří.
    .title = Bojí se ohně
zombies_beside-fire = Zombie, vedle které se položí oheň, neutíká. Zůstane, kde je, dokud nemůže na pole stranou ohně. :house:
    .title = Oheň přijde k nim
zombies_four = Na jednom poli { $zombies-per-square ->
        [one] je nejvýš { $zombies-per-square } zombie
        [few] jsou nejvýš { $zombies-per-square } zombie
       *[other] je nejvýš { $zombies-per-square } zombií
    }.
    .title = Tlačenice
zombies_contact = Zombie na poli, které sousedí s polem hráče, je s ním v { -contact(case: "loc") }. Dál nejde a čeká. :house:
    .title = V kontaktu
zombies_barricade = Zombie se před barikádou zastaví. Až se za symbol pohnou všechny, hoď kostkou za každou barikádu, u které jsou zombie, a přičti { $rush-per-zombie } za každou další po první. Při { $barricade-rush } nebo víc se barikáda zlomí. :house:
    .title = U barikády
zombies_vehicle = Hráči ve vozidle lákají zombie jako kdokoli jiný. Zombie přijdou až k němu a čekají vedle. :house:
    .title = Kolem vozidla
zombies_attack = Až se zombie podle karty pohnou, hráč na tahu svádí boj zblízka za každé sousední pole, na kterém zombie jsou. :house:
    .title = Zombie útočí
zombies_example = Cleo táhne kartu, na které { $event-symbols_the-fence ->
        [one] je { $event-symbols_the-fence } symbol
        [few] jsou { $event-symbols_the-fence } symboly
       *[other] je { $event-symbols_the-fence } symbolů
    }. Na každé vstupní pole se postaví zombie a všechny jdou o pole dál; pak ještě jednou totéž. Na tom za kůlnou už je { $zombies-per-square }, tam se tedy žádná nepřidá.
    .title = Příklad: karta se symboly

## Combat

combat = S mrtvými bojuješ tím, co máš v rukou.
    .title = Boj
combat_weapon = { -weapon(case: "nom-cap") } v ruce přičítá k tvým hodům svou hodnotu. Používáš jen jednu zbraň najednou; holé ruce nepřičítají nic. :house:
    .title = Zbraně
combat_close = { -close-combat(case: "nom-cap") } svádíš se zombiemi jednoho sousedního pole. Hoď kostkou, přičti svou zbraň, odečti { $per-zombie } za každou tamní zombii a přičti { $per-helper } za každého pomocníka.
    .title = Boj zblízka
combat_helpers = { -helper(case: "nom-cap") } je ochotný hráč vedle stejných zombií jako ty, který se přidá. :house:
    .title = Pomocníci
combat_kill = Výsledek { $combat-kill } nebo víc zabije tolik zombií toho pole, o kolik je vyšší než { $combat-above }.
    .title = Zabití
combat_knock-back = Při { $combat-knock-low }–{ $combat-knock-high } jednu zombii toho pole odrazíš.
    .title = Odražení
combat_knocked = Odražená zombie jde o { $knock-squares ->
        [one] { $knock-squares } pole
        [few] { $knock-squares } pole
       *[other] { $knock-squares } polí
    } dál od tebe, kam vybereš. Není-li pro ni žádné volné pole, zůstane. :house:
    .title = Kam se odrazí
combat_hurt = Při { $combat-hurt-low }–{ $combat-hurt-high } ztratíš { $combat-loss } energie.
    .title = Zranění
combat_grabbed = Při { $grab-high } nebo méně tě zombie chytí. Ztrať { $grab-loss } energie a hoď kostkou znovu.
    .title = Sevření
combat_grab-weapon = Je-li tento hod vyšší než energie, která ti zbývá, přijdeš o zbraň a hodíš ještě jednou. Zbraň se položí na pole zombie.
    .title = Ztráta zbraně
combat_grab-bite = Je-li vyšší než tvá energie i poslední hod, zombie tě kousla. Poznamenej si { -bite } na kartu postavy. :house:
    .title = Pokousaný
combat_bitten = Pokousaný hráč umírá na konci { $bite-turns ->
        [one] následujícího vlastního tahu ({ $bite-turns })
        [few] { $bite-turns } následujících vlastních tahů
       *[other] { $bite-turns } následujících vlastních tahů
    }, pokud na něj dřív někdo nepoužije lékárničku. :house:
    .title = Co kousnutí dělá
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
combat_example-grab = Borise s { $example-grab-energy } energie zombie chytí a klesne na { $example-grab-left }. Jeho další hod je { $example-grab-first }, pálka je tedy pryč. Pak hodí { $example-grab-second }: to není víc než jeho energie a vyvázne bez kousnutí.
    .title = Příklad: sevřený
combat_ranged = { -ranged-combat(case: "nom-cap") } je boj se zombií, kterou vidíš. Hoď kostkou a přičti svou zbraň, která musí přičítat aspoň { $ranged-weapon }.
    .title = Střelba
combat_ranged-near = Přičti { $ranged-adjacent }, je-li cíl na sousedním poli, a { $ranged-near } na vzdálenost { $ranged-near-squares ->
        [one] { $ranged-near-squares } pole
        [few] { $ranged-near-squares } polí
       *[other] { $ranged-near-squares } polí
    }.
    .title = Nablízko
combat_ranged-kill = Výsledek { $ranged-hit } nebo víc zabije { $ranged-killed ->
        [one] { $ranged-killed } zombii
        [few] { $ranged-killed } zombie
       *[other] { $ranged-killed } zombií
    }. Cokoli nižšího mine.
    .title = Zásah
combat_ranged-ammunition = Každý výstřel spotřebuje { $shot-ammunition } střeliva, ať zasáhne, nebo mine. Bez střeliva střílet nemůžeš. :house:
    .title = Spotřeba střeliva
combat_sight = Pole vidíš, když přímka ze středu tvého do jeho středu neprotíná zeď, dveře ani barikádu. Figurky a oheň nic nezakrývají. :house:
    .title = Viditelnost
combat_example-ranged = Cleo střílí z pistole na zombii vzdálenou { $ranged-near-squares ->
        [one] { $ranged-near-squares } pole
        [few] { $ranged-near-squares } pole
       *[other] { $ranged-near-squares } polí
    } a hodí { $example-shot-roll }. S pistolí a malou vzdáleností je to { $example-shot-result } a zombie padá. Cleo si značí o { $shot-ammunition } střeliva méně.
    .title = Příklad: výstřel přes dvůr

## Attacking objects

objects = Bojovat se dá i se dřevem a omítkou.
    .title = Útok na objekty
objects_roll = Při { -object-attack(case: "loc") } hoď kostkou a přičti svou zbraň. Objekt musí sousedit, nebo být vedle tvého pole.
    .title = Hod
objects_reached = Objekt povolí, je-li výsledek aspoň číslo, které je u něj uvedeno.
    .title = Co stačí
objects_barricade = Barikáda se zlomí při { $object-barricade }. Její žeton seber z mapy.
    .title = Barikády
objects_walls = Vnitřní zeď povolí při { $object-inner-wall }, vnější při { $object-outer-wall }. Polož tam žeton zničené zdi.
    .title = Zdi
objects_canister = Plynová bomba vybuchne při { $object-canister }.
    .title = Plynové bomby
objects_vehicle = Vozidlo se rozbije, když výsledek dosáhne jeho kapacity. Pak je z něj vrak.
    .title = Vozidla
objects_example = Dan rozmáchne sekeru proti vnitřní zdi a hodí { $example-wall-roll }. Se sekerou je to { $example-wall-result }, právě dost: spíž má teď ještě jeden východ.
    .title = Příklad: skrz zeď
objects_shot = Střelnou zbraní smíš zaútočit na plynovou bombu nebo vozidlo, které vidíš, jakkoli daleko, za cenu výstřelu. :house:
    .title = Střelba na objekty
