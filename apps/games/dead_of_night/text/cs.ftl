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

## Player against player

rivals = Došlo i na tohle.
    .title = Hráč proti hráči
rivals_fight = Při { -rival-fight(case: "loc") } oba hodí kostkou a přičtou zbraň. Nižší výsledek ztrácí { $rival-loss } energie; při rovnosti se nestane nic. :house:
    .title = Boj s hráčem
rivals_when = Hráči bojují mezi sebou jen o místo řidiče, nebo když jeden na druhého hodí Molotovův koktejl. :house:
    .title = Kdy se smí

## Items

items = Všechno, co najdeš, se někomu bude hodit.
    .title = Předměty
items_hands = Máš { $hands ->
        [one] { $hands } ruku
        [few] { $hands } ruce
       *[other] { $hands } rukou
    }. Předmět se drží v jedné { -hand(case: "loc") }, nebo v obou, říká-li to jeho karta, a jen odtud se používá. :house:
    .title = Ruce
items_stored = Uložit nalezený předmět stojí akci. Co je uložené, nezabírá ruku.
    .title = Uložení
items_stored-limit = Můžeš mít nejvýš { $stored-limit ->
        [one] { $stored-limit } uložený předmět
        [few] { $stored-limit } uložené předměty
       *[other] { $stored-limit } uložených předmětů
    }. :house:
    .title = Kolik uneseš
items_search = Při { -search(case: "loc") } táhni vrchní kartu předmětu, ukaž ji a dej do místnosti značku prohledání. Předmět si vezmi do ruky, nebo ho nech na svém poli. :house:
    .title = Prohledání místnosti
items_searched = Místnost se značkou prohledání nejde prohledat znovu. Venek prohledat nejde. :house:
    .title = V každé místnosti jednou
items_search-empty = Spotřebované předměty jdou na odhazovací hromádku. Když je balíček předmětů prázdný, zamíchejte ji do nového. :house:
    .title = Prázdný balíček předmětů
items_gun-found = Kdo při prohledání vytáhne pistoli, brokovnici nebo hřebíkovačku, získá { $gun-ammunition } střeliva. :house:
    .title = Nabitá zbraň
items_bare = Pálky, páčidla, sekery a kladiva jsou zbraně do boje zblízka a proti objektům; pistole, brokovnice a hřebíkovačky jsou střelné a proti objektům pomáhají, když na ně střílíš. :house:
    .title = Nářadí jako zbraně
items_first-aid = { -first-aid-kit(case: "nom-cap") } je energetický předmět. Dává tobě nebo hráči na sousedním poli { $first-aid-gain } energie a odvrátí nebezpečí kousnutí. :house:
    .title = Lékárničky
items_snack = { -snack(case: "nom-cap") } je energetický předmět a dává { $snack-gain } energie. :house:
    .title = Jídlo
items_ammunition = Krabice střeliva dá { $box-ammunition } střeliva tomu, kdo ji zvedne, a odhodí se. :house:
    .title = Krabice střeliva
items_keys = Tyto { -keys } pasují do každého vozidla. Ruku potřebují, jen když startuješ. :house:
    .title = Klíče

## Gas

canister = Když to bouchne, ať u toho nikdo nestojí.
    .title = Nádoba s plynem
canister_what = Vybuchuje { -gas-cylinder }. Jiný předmět je { -petrol-can }: slouží vozidlům a Molotovovým koktejlům a nevybuchuje.
    .title = Co vybuchuje
canister_set-off = Plynovou bombu odpálí útok a oheň jejího výbuchu patří útočníkovi. Odpálí ji i oheň na jejím poli a pak výbuch patří tomu, komu patří ten oheň.
    .title = Co ji odpálí
canister_zombies = { -blast(case: "nom-cap") } zabije všechny zombie do vzdálenosti { $blast-radius ->
        [one] { $blast-radius } pole
        [few] { $blast-radius } polí
       *[other] { $blast-radius } polí
    }.
    .title = Zombie při výbuchu
canister_players = Každý hráč do vzdálenosti { $blast-radius ->
        [one] { $blast-radius } pole
        [few] { $blast-radius } polí
       *[other] { $blast-radius } polí
    } hodí kostkou a ztratí tolik energie, kolik ukáže.
    .title = Hráči při výbuchu
canister_radius = Počítejte pole po stranách i přes rohy, na stejném podlaží. Zdi výbuch nezastaví.
    .title = Jak daleko výbuch sahá
canister_fire = Na pole, kde bomba byla, a na každé, které s ním sousedí, dej žeton ohně. Bomba je pryč.
    .title = Oheň výbuchu
canister_fire-walls = Pole za zdí nesousedí, žeton ohně tedy nedostane. Dveřmi, oknem nebo průrazem se oheň výbuchu či hodu může dostat do jiné místnosti nebo ven; od té chvíle se drží svých mezí.
    .title = Oheň a zdi
canister_spreads = Tento oheň se šíří jako každý jiný.
    .title = Oheň pokračuje
canister_carried = Nesená plynová bomba vybuchne, jen když ten, kdo ji nese, stojí na konci tahu v ohni, ať je na tahu kdokoli. :house:
    .title = Bomba v ruce
canister_example = Ada v kuchyni střelí do bomby. Zabije to i zombie za zdí, vzdálené { $blast-radius }. Mohlo by to potkat i ji, dál než ony není: hodí a ztratí { $example-blast-loss }. Oheň se položí na pole bomby a na sousední, za zeď žádný.
    .title = Příklad: kuchyně letí do vzduchu

## Molotov cocktail

molotov = Láhev, trochu benzinu a silná paže.
    .title = Molotovův koktejl
molotov_make = Je-li tvá { -bottle } po ruce a máš i kanystr, smíš je složit. Vyměň láhev za kartu, kterou je { -molotov }.
    .title = Výroba
molotov_petrol = Odevzdá se jen láhev. Kanystr si necháš a můžeš vyrobit další Molotovův koktejl, jakmile najdeš další láhev.
    .title = Co se stane s benzinem
molotov_throw = Molotovův koktejl je vrhací zbraň. Zombie, na kterou je hozen, jistě umírá.
    .title = Hozený na zombie
molotov_range = Hodíš ho nejvýš tak daleko, kolik máš energie, a zombie nikdy nemineš. Hodíš-li ho na hráče a souboj nevyhraješ, láhev je ztracena a žádný oheň se nepoloží.
    .title = Dosah a minutí
molotov_attack = Jeho hodnota útoku { $molotov-attack } se jako u vrhací zbraně počítá jen proti jiným hráčům.
    .title = Hozený na hráče
molotov_hit = Zasažený hráč ztratí { $molotov-loss } energie a může ztratit víc, než se z ohně dostane.
    .title = Zasažený hráč
molotov_fire = Na pole cíle a na každé, které s ním sousedí, dej žeton ohně.
    .title = Oheň hodu
molotov_square = Oheň se klade kolem pole, na které byl Molotovův koktejl hozen. Že jeden zdroj tu mluví o nádobě, je přepsání.
    .title = Čí pole hoří
molotov_zombies = Zombie na polích, kam položí oheň, umírají.
    .title = Zombie v jeho ohni
molotov_spreads = Tento oheň se šíří a patří tomu, kdo házel.
    .title = Oheň pokračuje
molotov_example = Dan s { $example-throw-energy } energie hází na zombii vzdálenou { $example-throw-squares ->
        [one] { $example-throw-squares } pole
        [few] { $example-throw-squares } pole
       *[other] { $example-throw-squares } polí
    }. Zemře ona i všechny zombie na polích kolem, která vzplanula. Nesmí zapomenout, že ten oheň je teď jeho.
    .title = Příklad: hod z verandy

## Fire

fire = Oheň nikomu nestraní.
    .title = Oheň
fire_token = Pole se žetonem ohně hoří. Leží na něm nejvýš jeden; žetony, které se dotýkají, tvoří jeden { -fire }, mají-li stejného majitele a jsou-li ve stejné místnosti, nebo všechny venku. :house:
    .title = Hořící pole
fire_lighter = Kdo oheň založil, je { -fire-owner }. Označ ho svou barvou.
    .title = Čí je oheň
fire_zombies = Zombie na hořícím poli umírají okamžitě.
    .title = Zombie v ohni
fire_zombie-points = Zombie zabité ohněm nebo výbuchem se počítají majiteli toho ohně. :house:
    .title = Kdo má body
fire_pass = Hráč, který jde ohněm, ztratí za každé hořící pole na cestě { $fire-loss } energie.
    .title = Cesta ohněm
fire_end-loss = Ztratíš { $fire-loss } za každé hořící pole, na které vstoupíš, a { $fire-loss } na konci tahu, stojíš-li pořád v ohni. Co ti na místě vezme Molotovův koktejl, je táž ztráta, jen hned.
    .title = Stání v ohni
fire_must-leave = Hráč, který se může hýbat, nesmí na hořícím poli zůstat celý tah, ale musí se pokusit dostat ven.
    .title = Ven z ohně
fire_trying = Jedna z tvých akcí musí být pohyb nejkratší cestou z ohně. Kdo se hýbat nemůže, nemusí nic.
    .title = Co se počítá jako pokus
fire_spread = Na začátku každého svého tahu dej { $spread-tokens ->
        [one] { $spread-tokens } žeton ohně
        [few] { $spread-tokens } žetony ohně
       *[other] { $spread-tokens } žetonů ohně
    } na pole, které sousedí s některým hořícím v tvém ohni.
    .title = Oheň se šíří
fire_count = Máš-li několik ohňů, které se nedotýkají, šíří se každý z nich.
    .title = Několik ohňů
fire_dead-owner = Oheň mrtvého nebo uniklého hráče přechází na dalšího živého v pořadí tahů.
    .title = Majitel zemře
fire_duty = Musí, dokud je pole, na které může. Které to bude, vybírá majitel.
    .title = Zda se šířit musí
fire_on-players = Smí to být pole, na kterém jsou hráči. Při položení žetonu neztrácejí nic, ale teď stojí v ohni.
    .title = Šíření k lidem
fire_indoors = Oheň, který vznikl v místnosti, se nemůže šířit ven.
    .title = Oheň uvnitř
fire_next-room = Ani do jiné místnosti se nešíří. Tam se musí založit nový.
    .title = Z místnosti do místnosti
fire_until = Šíří se dál, dokud nehoří celá místnost nebo dokud není uhašen.
    .title = Jak dlouho hoří
fire_burnt = Když hoří každé pole místnosti, dej na ni žeton narušené stavby.
    .title = Hoří celá místnost
fire_burnt-squares = Žetony ohně zůstanou a do místnosti se smí dál: za cenu ohně a s hodem za narušenou stavbu.
    .title = Vyhořelá místnost
fire_outdoors = Oheň venku se šíří, dokud není uhašen; nic jiného ho nezastaví.
    .title = Oheň venku
fire_from-outdoors = Ani oheň z venku se nešíří do budovy. :house:
    .title = Oheň přede dveřmi
fire_vehicle = Vozidlo je zničeno, když hoří obě jeho pole a nikdo nesedí za volantem. S řidičem, nebo hoří-li jen jedno pole, zničeno není.
    .title = Vozidla v ohni
fire_driving = Kdo jsou ve vozidle, neztrácejí nic, když projíždí ohněm nebo v něm stojí. :house:
    .title = Jízda ohněm
fire_passengers = Spolujezdci vozidlo nezachrání, jen řidič. Postav každého z nich na pole vedle; tam házejí, jako by vyskočili za jízdy.
    .title = Spolujezdci v hořícím vozidle
fire_no-tokens = Dojdou-li žetony ohně, použijte jako žeton cokoli jiného. :house:
    .title = Žádné žetony ohně
fire_example-room = Spíž má { $example-room-squares ->
        [one] { $example-room-squares } pole
        [few] { $example-room-squares } pole
       *[other] { $example-room-squares } polí
    } a hoří z nich { $example-room-burning }. Na začátku svého tahu Ada, které oheň patří, položí žeton na poslední. Spíž teď dostane žeton narušené stavby a její oheň se tam šířit přestává.
    .title = Příklad: místnost vyhoří
fire_example = Cleo má jeden oheň v pracovně a druhý na trávníku. Na začátku jejího tahu dostane každý žeton. Ten v pracovně musí zůstat v pracovně; na trávníku ho položí pod Borise, který zatím neztrácí nic a má všechny důvody utíkat.
    .title = Příklad: dva ohně

## Damaged structures

damage = Co oheň nechá stát, nestojí dlouho.
    .title = Narušené stavby
damage_token = Na místnosti { -damage-token } říká, že se může zřítit.
    .title = Žeton
damage_enter = Když hráč nebo zombie vstoupí do místnosti se žetonem narušené stavby, musí se hodit kostkou.
    .title = Vstup do narušené místnosti
damage_each = Každá figurka, která vstoupí, znamená vlastní hod, i zombie. Chození uvnitř místnosti žádný.
    .title = Za každou jeden hod
damage_who = Hází hráč, který je na tahu, i za zombie, a za jednu figurku po druhé.
    .title = Kdo hází
damage_collapse = Při { $collapse-roll } se místnost zřítí. Otočte žeton, aby to ukazoval. Při jiném hodu se nestane nic.
    .title = Zřícení
damage_closed = Do zřícené místnosti se už nedá vstoupit.
    .title = Dovnitř nelze
damage_figures = Vstupující figurka zůstane na svém starém poli. Zombie uvnitř umírají. Hráči uvnitř hodí kostkou, ztratí tolik energie a jdou na nejbližší volné pole mimo místnost.
    .title = Kdo byl uvnitř
damage_items = Předměty, žetony ohně a vozidla ve zřícené místnosti jsou ztraceny. :house:
    .title = Co bylo uvnitř
damage_neighbours = Když se místnost zřítí, dejte žeton narušené stavby na každou sousední.
    .title = Sousedé
damage_above = Je-li nad ní místnost, dostane žeton narušené stavby také.
    .title = Místnost nad ní
damage_second = Místnost, která má žeton narušené stavby a měla by dostat další, se zřítí hned bez hodu.
    .title = Druhý žeton
damage_chain = Zřícení provádějte v pořadí, v jakém nastávají, dokud nespadne všechno, co spadnout má. Místnost se zřítí jen jednou; žetony pro zřícené místnosti se nepočítají.
    .title = Řetězec
damage_together = Místnost, která ze dvou zřícení najednou dostane žetony narušené stavby, má svůj druhý žeton: zřítí se také.
    .title = Ze dvou stran
damage_burnt = Vyhoří-li celá místnost, která už žeton narušené stavby má, je nový žeton druhý a místnost se zřítí.
    .title = Narušená a pak vyhořelá
damage_example = Spíž se zřítí. Kuchyně vedle už žeton měla a padá hned; ložnice nad spíží dostane první. Kuchyně zase dá žeton hale. Nic dalšího dva nemá, tady to tedy končí, prozatím.
    .title = Příklad: dům padá

## Vehicles

vehicles = Čtyři kola mají větší cenu než každá zbraň, pokud se točí.
    .title = Vozidla
vehicles_squares = { -vehicle(case: "nom-cap") } zabírá { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pole
       *[other] { $vehicle-squares } polí
    } v řadě. Jeden konec je příď.
    .title = Velikost
vehicles_needs = S klíči a vozidlem, které jsi našel, smíš natankovat a jet. Samotné klíče nestačí.
    .title = Klíče a palivo
vehicles_no-keys = Vozidlo, které přišlo do hry kartou Nehoda nebo podobně, klíče nepotřebuje. Natankovat se přesto musí.
    .title = Vozidla bez klíčů
vehicles_fuelling = Vedle vozidla spotřebuj z ruky kanystr: stojí to { $fuel-actions ->
        [one] { $fuel-actions } akci
        [few] { $fuel-actions } akce
       *[other] { $fuel-actions } akcí
    } a vozidlo má { -fuel } na zbytek noci. :house:
    .title = Tankování
vehicles_keys = Hráč s klíči, který je ve vozidle nebo vedle něj, ho jednou akcí nastartuje. Od té doby běží, dokud z něj není vrak.
    .title = Startování klíči
vehicles_start = Vozidlo se musí nastartovat, než pojede. I to, které klíče nepotřebuje, se startuje akcí. :house:
    .title = Startování
vehicles_hot-wire = Bez klíčů smíš zkusit propojit zapalování: { -hot-wiring } stojí { $hot-wire-actions ->
        [one] { $hot-wire-actions } akci
        [few] { $hot-wire-actions } akce
       *[other] { $hot-wire-actions } akcí
    }. Hoď kostkou. Při { $hot-wire-start-low }–{ $hot-wire-start-high } vozidlo naskočí.
    .title = Startování bez klíčů
vehicles_hot-wire-fail = Při { $hot-wire-fail-low }–{ $hot-wire-fail-high } se nestane nic. Smíš to zkusit znovu.
    .title = Nezdařený pokus
vehicles_hot-wire-broken = Při { $hot-wire-broken-low }–{ $hot-wire-broken-high } zapalování zničíš. Od té chvíle vozidlo k ničemu není.
    .title = Zničené zapalování
vehicles_hot-wire-fuel = Vozidlo nastartované bez klíčů potřebuje k jízdě palivo, ale klíče už nikdy.
    .title = Nastartované a na suchu
vehicles_capacity = Ve vozidle smí být nejvýš tolik hráčů, kolik říká jeho { -capacity }.
    .title = Kapacita
vehicles_table = Každá karta vozidla uvádí kapacitu a rychlost. Vozidla i jejich čísla jsou naše vlastní. :house:
    .title = Co dovedou
vehicles_board = Chceš-li nastoupit, pohni se z pole vedle vozidla do něj; vystoupit ze zaparkovaného znamená pohnout se na pole vedle. Obojí se počítá jako jedno pole pohybu. :house:
    .title = Nastupování a vystupování
vehicles_driver = Když hráči nastoupí, dohodněte se, kdo je { -driver }. O místo smějí bojovat.
    .title = Kdo řídí
vehicles_seat-fight = Vítěz souboje o místo řídí. Při rovnosti si ho nechá, kdo ho měl; neměl-li ho nikdo, bojujte znovu. :house:
    .title = Souboj o volant
vehicles_turns = Vozidlo se pohybuje jen v tahu svého řidiče.
    .title = Kdy se pohybuje
vehicles_speed = Vozidlo neujede víc polí, než kolik je jeho { -speed }.
    .title = Rychlost
vehicles_speed-action = Rychlost platí pro každou řidičovu akci pohybu, takže řidič s několika akcemi může ujet několikrát tolik.
    .title = Rychlost na každou akci
vehicles_no-sideways = Vozidlo se nikdy nepohybuje do strany.
    .title = Nikdy do strany
vehicles_straight = Jede rovně vpřed nebo rovně vzad, venku a do garáže a z ní. Zdi, jiné dveře, barikády, hráči a jiná vozidla ho zastaví. :house:
    .title = Stále rovně
vehicles_turning = Při otáčení se vozidlo smí posunout až o { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pole
       *[other] { $turn-squares } polí
    } vpřed nebo vzad.
    .title = Otáčení
vehicles_turning-cost = Otočení o čtvrt kruhu stojí řidičovu akci pohybu. Patří k němu předtím nebo potom až { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pole
       *[other] { $turn-squares } polí
    } rovně vpřed nebo rovně vzad.
    .title = Co otáčení stojí
vehicles_pivot = Záď zůstane na svém poli a příď se přehoupne na pole vedle ní; to musí být volné. :house:
    .title = Jak se přehoupne
vehicles_safe = Na hráče ve vozidle zombie útočit nemohou.
    .title = Uvnitř v bezpečí
vehicles_leave = Kdo opouští jedoucí vozidlo, postaví svou figurku na pole vedle něj.
    .title = Výskok za jízdy
vehicles_leave-loss = Hodí kostkou a ztratí tolik energie, kolik ukáže.
    .title = Co to stojí
vehicles_leave-end = Tím jeho tah končí.
    .title = A potom
vehicles_moving = Vozidlo se počítá za jedoucí, jakmile se v nynějším tahu svého řidiče pohnulo, pro řidiče i pro spolujezdce, kteří smějí právě tento tah přerušit a vyskočit. Jinak je zaparkované a vystoupit je obyčejný pohyb.
    .title = Kdy vozidlo jede
vehicles_attack = Vozidlo, které jede, smí útočit na zombie. Jeho hodnotou útoku je jeho kapacita.
    .title = Srážení zombií
vehicles_attack-roll = Když najíždí na pole se zombiemi, hoď kostkou, přičti kapacitu a odečti { $per-zombie } za každou tamní zombii. Výsledek čti jako v boji zblízka; lidem uvnitř se nic nestane.
    .title = Hod
vehicles_blocked = Zbudou-li na poli zombie, vozidlo před ním zastaví. Nezbudou-li, smí jet dál. :house:
    .title = Které zbyly
vehicles_kills = Zombie zabité vozidlem se počítají jeho řidiči. :house:
    .title = Kdo má body
vehicles_wreck = Při { $wreck-high } nebo méně je z vozidla { -wreck }.
    .title = Rozbité
vehicles_wreck-final = Vrak už se nikdy nedá použít.
    .title = Navždy
vehicles_wreck-inside = Vrak nechrání: hráče z něj postavte na pole vedle. Zůstane, kde je, a svá pole blokuje. :house:
    .title = Ti ve vraku
vehicles_example-hot-wire = Dan zkouší nastartovat dodávku bez klíčů a hodí { $example-wire-first }: nic. Druhou akcí to zkusí znovu, hodí { $example-wire-second } a naskočí. Palivo v ní ale ještě není.
    .title = Příklad: bez klíčů
vehicles_example-drive = Boris řídí dodávku s rychlostí { $vehicle_van_speed }. Jednou akcí ujede { $example-drive-squares ->
        [one] { $example-drive-squares } pole
        [few] { $example-drive-squares } pole
       *[other] { $example-drive-squares } polí
    } rovně, další se přehoupne doleva a ujede ještě { $turn-squares }. Faruk, který chce teď ven, musí vyskočit.
    .title = Příklad: po příjezdové cestě
vehicles_example-attack = Osobní auto s kapacitou { $vehicle_saloon_capacity } najíždí na pole, kde je zombií { $zombies-per-square }. Hod { $example-ram-good } dá { $example-ram-good-result } a jednu odrazí; hod { $example-ram-bad } dá { $example-ram-bad-result }, a to je konec auta.
    .title = Příklad: skrz bránu

## The end

ending = Každá noc nějak skončí.
    .title = Konec hry
ending_scenario = Scénář říká, co hru ukončí. Ať je to cokoli, hra končí hned a všichni si spočítají body.
    .title = Kdy hra končí
ending_end-card = Když se vytáhne { -end-card }, hra končí.
    .title = Karta konce
ending_escape = Vozidlo s palivem a řidičem smí vyjet přes { -map-edge }. Všichni v něm unikli a hra končí.
    .title = Únik ve vozidle
ending_last-player = Hra končí, když na mapě zbývá naživu jen jeden hráč.
    .title = Poslední
ending_solo = Hraješ-li sám, hra končí, když jsi mrtvý, unikl jsi nebo táhneš kartu konce. Vyhráváš, jsi-li naživu. :house:
    .title = Sám
score = Kdo přežil, vypráví, a kdo zemřel, počítá se také.
    .title = Body
score_kills = Každá zombie, kterou zabiješ, má cenu { $score_zombie ->
        [one] { $score_zombie } bodu
        [few] { $score_zombie } bodů
       *[other] { $score_zombie } bodů
    }.
    .title = Za zombie
score_escape = Kdo unikl, dostane { $score_escape ->
        [one] { $score_escape } bod
        [few] { $score_escape } body
       *[other] { $score_escape } bodů
    }.
    .title = Za únik
score_alive = Kdo je na konci naživu, dostane { $score_alive ->
        [one] { $score_alive } bod
        [few] { $score_alive } body
       *[other] { $score_alive } bodů
    }, ať je ještě na mapě, nebo unikl.
    .title = Za přežití
score_winner = Vyhrává hráč s nejvíce body.
    .title = Kdo vyhrál
score_tie = Při stejném počtu bodů jsou živí před mrtvými; je-li to pořád stejné, vyhrávají společně. :house:
    .title = Rovnost
score_series = Hrajete-li několik her po sobě, sečtěte body všech nocí. Nic jiného se nepřenáší: každou noc všichni začínají znovu. :house:
    .title = Několik nocí
score_example = Ada odjíždí a s ní Cleo. Ada zabila { $example-kills ->
        [one] { $example-kills } zombii
        [few] { $example-kills } zombie
       *[other] { $example-kills } zombií
    } a má za ně, za únik a za život { $example-score-escaped }. Boris, živý v podkroví a se stejně zabitými, má { $example-score-stayed }.
    .title = Příklad: počítání bodů

## Events

events = Co noc chystá kromě mrtvých.
    .title = Karty událostí
events_deck = Zdejší karty událostí jsou vyrobeny pro tohoto společníka. Máte-li jiné, použijte ty; jen Nehoda, Klíče a Konec mezi nimi musí být, žádá-li je scénář. :house:
    .title = Náš vlastní balíček
events_crash = Polož kus vrchní karty vozidla na volná venkovní pole podle svého výběru. Klíče nepotřebuje. Kam a který, je naše vlastní pravidlo. :house:
    .title = Nehoda
events_keys = Našel jsi klíče od auta. Tuto kartu si nech jako { -keys }, ve volné ruce nebo na svém poli. :house:
    .title = Klíče
events_text-player = „Ty“ je na kartě hráč, který ji táhl. Co nejde, se vynechá. :house:
    .title = Koho karta myslí

## Scenarios

scenarios = Každý scénář je mapa, balíček a způsob, jak noc skončí.
    .title = Scénáře
scenarios_choose = Tyto scénáře jsou vyrobeny pro tohoto společníka: žádný z nich s hrou nevyšel. Zvolte jeden, nebo použijte ten, který máte. :house:
    .title = Tři naše vlastní noci
scenarios_fire = První noc můžete vynechat oheň: plynové bomby, Molotovovy koktejly, hořící pole a řítící se místnosti. Scénář, který ohněm začíná, se bez něj neobejde. :house:
    .title = S ohněm, nebo bez něj
scenarios_vehicles = Vynechat můžete i vozidla, jen ne ve scénáři, který je o některém z nich. :house:
    .title = S vozidly, nebo bez nich
scenarios_last-car = V garáži je auto. Někde musí být klíče a něco do nádrže.
    .title = Poslední auto
scenarios_last-car_map = Vyložte dům s chodbami, kůlnu, garáž a pod schody sklep. Místnosti každé velikosti zamíchejte a položte lícem dolů na místa té velikosti. Plán je náš vlastní. :house:
    .title = Mapa Posledního auta
scenarios_last-car_deck = Rozdělte odpočítané karty událostí na stejné hromádky ({ $deck-halves }; lichá karta jde do spodní). Kartu Klíče zamíchejte mezi { $low-cards ->
        [one] spodní { $low-cards } kartu
        [few] spodní { $low-cards } karty
       *[other] spodních { $low-cards } karet
    } horní hromádky a kartu konce mezi stejně mnoho spodních ve spodní.
    .title = Balíček událostí Posledního auta
scenarios_last-car_start = Každý hráč si zabere vstupní pole a začíná na něm, v pořadí tahů a každý na jiném, dokud jich je dost.
    .title = Kde začínáte
scenarios_last-car_zombies = Na každé vstupní pole, kde nezačíná žádný hráč, postavte { $car-zombies ->
        [one] { $car-zombies } zombii
        [few] { $car-zombies } zombie
       *[other] { $car-zombies } zombií
    }.
    .title = První zombie
scenarios_last-car_items = Každému hráči náhodně rozdejte { $car-items ->
        [one] { $car-items } předmět
        [few] { $car-items } předměty
       *[other] { $car-items } předmětů
    }. Předměty, které zaberou obě ruce, se vrátí a rozdá se znovu.
    .title = Co máte u sebe
scenarios_last-car_vehicle = Kus vrchní karty vozidla dejte do garáže, přídí k vratům. Nemá palivo a potřebuje klíče. :house:
    .title = Auto
scenarios_last-car_unexplored = Lícem dolů leží { -unexplored-room }. Odkryj ji, když do ní někdo vstoupí, dřív než se tam stane cokoli jiného.
    .title = Neprozkoumané místnosti
scenarios_last-car_unexplored-zombies = Zombie do místností, které leží lícem dolů, nevstupují a oheň se do nich nešíří. :house:
    .title = Zombie a neprozkoumané místnosti
scenarios_last-car_goal = Noc končí kartou konce, únikem v plně natankovaném vozidle, nebo když je živých příliš málo.
    .title = Co noc ukončí
scenarios_till-dawn = Statek s příliš mnoha okny. Stačí jen vydržet.
    .title = Do svítání
scenarios_till-dawn_map = Vyložte statek: místnosti v přízemí a po žebříku podkroví, okna na každé straně, kolem dokola dvůr se vstupními poli. :house:
    .title = Mapa scénáře Do svítání
scenarios_till-dawn_start = Všichni hráči začínají v kuchyni, na polích podle vlastního výběru. :house:
    .title = Kde začínáte
scenarios_till-dawn_items = Každému hráči náhodně rozdejte { $dawn-items ->
        [one] { $dawn-items } předmět
        [few] { $dawn-items } předměty
       *[other] { $dawn-items } předmětů
    }; na co nemá ruku, leží na jeho poli. Kladivo z balíčku předmětů položte do kuchyně. :house:
    .title = Co máte u sebe
scenarios_till-dawn_barricades = Na dveře nebo okna domu dejte { $dawn-barricades ->
        [one] { $dawn-barricades } barikádu
        [few] { $dawn-barricades } barikády
       *[other] { $dawn-barricades } barikád
    }. Kam, rozhodnete společně. :house:
    .title = Zabedněná okna
scenarios_till-dawn_zombies = Na každé vstupní pole postavte { $dawn-zombies ->
        [one] { $dawn-zombies } zombii
        [few] { $dawn-zombies } zombie
       *[other] { $dawn-zombies } zombií
    }. :house:
    .title = První zombie
scenarios_till-dawn_goal = Karta konce je východ slunce. Noc končí i tehdy, když je živých příliš málo nebo když unikne vozidlo. :house:
    .title = Co noc ukončí
scenarios_till-dawn_bonus = Kdo je při východu slunce naživu uvnitř statku, dostane navíc { $dawn-points ->
        [one] { $dawn-points } bod
        [few] { $dawn-points } body
       *[other] { $dawn-points } bodů
    }. :house:
    .title = Udržení domu
scenarios_burning-house = Probudil vás kouř. Dole jsou slyšet kroky a nejsou to hasiči.
    .title = Z plamenů ven
scenarios_burning-house_map = Vyložte dům s horním podlažím, schody a zahradou až k okraji mapy. :house:
    .title = Mapa scénáře Z plamenů ven
scenarios_burning-house_energy = Každý hodí kostkou a místo { $start-energy } si poznamená tolik energie.
    .title = Energie ve scénáři Z plamenů ven
scenarios_burning-house_start = Všichni hráči začínají v ložnicích v horním podlaží, na polích podle vlastního výběru. :house:
    .title = Kde začínáte
scenarios_burning-house_fire = Na začátku hry dům hoří. V pořadí tahů každý hráč položí { $burning-tokens ->
        [one] { $burning-tokens } žeton ohně
        [few] { $burning-tokens } žetony ohně
       *[other] { $burning-tokens } žetonů ohně
    } na pole místnosti, ve které nikdo není; je to jeho oheň. Kdo co pokládá, je naše vlastní pravidlo. :house:
    .title = Hořící dům
scenarios_burning-house_items = Každému hráči náhodně rozdejte { $burning-items ->
        [one] { $burning-items } předmět
        [few] { $burning-items } předměty
       *[other] { $burning-items } předmětů
    }. Hasicí přístroj z balíčku předmětů dejte k vrcholu schodů. :house:
    .title = Co máte u sebe
scenarios_burning-house_zombies = Na každé vstupní pole postavte { $burning-zombies ->
        [one] { $burning-zombies } zombii
        [few] { $burning-zombies } zombie
       *[other] { $burning-zombies } zombií
    }. :house:
    .title = První zombie
scenarios_burning-house_escape = Kdo přejde přes okraj mapy, unikl a už žádné tahy nemá. Ostatní hrají dál. :house:
    .title = Pěšky pryč
scenarios_burning-house_vehicle = Vozidlo s palivem a řidičem smí vyjet přes okraj mapy. Všichni v něm unikli; ostatní hrají dál. :house:
    .title = Autem pryč
scenarios_burning-house_goal = Noc končí, když na mapě není žádný živý hráč, nebo kartou konce: pak spadne střecha a kdo je ještě v domě, umírá. :house:
    .title = Co noc ukončí
