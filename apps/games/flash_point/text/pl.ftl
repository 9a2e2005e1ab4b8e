# Flash Point in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Ognisty podmuch
    .about = Płonie budynek, w środku są ludzie, a wy jesteście strażą pożarną: wyprowadźcie ich, zanim wszystko runie.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
product_base = Ognisty podmuch
product_extreme-danger = Extreme Danger
product_second-story = { "2nd Story" }
module_garage = Garaż
    .about = Budynek parterowy z oknami, drzwiami przeciwpożarowymi i, jeśli chcecie, z samochodem, który może wybuchnąć.
module_laboratory = Laboratorium
    .about = Dwa piętra połączone schodami, do tego drabiny, a jeśli chcecie, także aparatura, która wybucha albo cieknie.
module_attic = Poddasze
    .about = Jedno piętro więcej na górze, z kością dwunastościenną i większą liczbą wybuchów.
module_basement = Piwnica
    .about = Jedna kondygnacja więcej pod spodem; jej wybuchy wyrywają dziury w parterze.
module_second-story-building = Budynek z dodatku { product_second-story }
    .about = Dom z tamtego dodatku, tutaj tylko jako miejsce na poddasze albo piwnicę.
mode_family = Gra rodzinna
    .about = Ogień, ludzie i ściany, o nic więcej nie trzeba się martwić.
mode_experienced = Gra zaawansowana
    .about = Ze specjalistami, materiałami niebezpiecznymi, zarzewiami i pojazdami.
option_board = Strona planszy podstawowej
option_board_board-1 = Pierwsza strona
option_board_board-2 = Druga strona
option_level = Poziom trudności
option_level_recruit = Rekrut
option_level_veteran = Weteran
option_level_heroic = Bohater
option_explosive-objects = Przedmioty wybuchowe
    .about = Samochód w garażu albo aparatura w laboratorium może wybuchnąć.
option_explosive-objects_off = Bez
option_explosive-objects_on = Z nimi
option_platform = Podnośnik hydrauliczny
    .about = Wóz strażacki podnosi ludzi, zamiast strzelać z działka wodnego.
option_platform_off = Bez
option_platform_on = Z nim
option_spill = Wyciek chemikaliów
    .about = Aparatura w laboratorium zaczyna cieknąć, gdy dostanie za dużo uszkodzeń.
option_spill_off = Bez
option_spill_on = Z nim
option_bridge = Drabina jako kładka
    .about = Drabinę można położyć nad dziurą w parterze.
option_bridge_off = Bez
option_bridge_on = Z nią
option_ladder-down = Drabina w głąb dziury
    .about = Drabina może prowadzić przez dziurę do piwnicy.
option_ladder-down_off = Bez
option_ladder-down_on = Z nią
option_repair = Naprawa podłóg
    .about = Inżynier budowlany może naprawić uszkodzoną podłogę.
option_repair_off = Bez
option_repair_on = Z nią

## Aim of the game

goal = Gracie razem: przeciwko wam wszystkim jest budynek.
    .title = O co gracie
goal_players = W grze bierze udział od { $players-min } do { $players-max } graczy; wszyscy wygrywają albo przegrywają razem.
    .title = Gracze
goal_firefighters = Każdy porusza własnym { -firefighter(case: "ins") }. Możecie omawiać wszystko, ale o tym, co robi twój strażak, decydujesz ty.
    .title = Strażacy
goal_family = { -family-game(case: "nom-cap") } obywa się bez { -specialist(case: "gen-pl") }, { -hazmat(case: "gen-pl") }, { -hot-spot(case: "gen-pl") } i { -flare-up(case: "gen-pl") }, a pojazdy ani nie jeżdżą, ani nie strzelają wodą.
    .title = Gra rodzinna
goal_experienced = { -experienced-game(case: "nom-cap") } korzysta ze wszystkich zasad, a wy wybieracie, jak trudna ma być.
    .title = Gra zaawansowana
goal_win = Wygrywacie, gdy tylko { $rescued-to-win ->
        [one] { $rescued-to-win } { -victim } jest { -rescued }
        [few] { $rescued-to-win } { -victim(case: "nom-pl") } są { -rescued(case: "nom-pl") }
       *[many] { $rescued-to-win } { -victim(case: "gen-pl") } jest { -rescued(case: "gen-pl") }
    }.
    .title = Wygrana
goal_lost-victims = Przegrywacie, gdy tylko { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } { -victim } jest { -lost }
        [few] { $lost-to-lose_retail } { -victim(case: "nom-pl") } są { -lost(case: "nom-pl") }
       *[many] { $lost-to-lose_retail } { -victim(case: "gen-pl") } jest { -lost(case: "gen-pl") }
    }.
    .title = Za dużo straconych ofiar
goal_collapse = Przegrywacie od razu, przez { -collapse }, gdy trzeba położyć ostatni z { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }.
    .title = Budynek się wali

## Boards

boards = Na czym się gra i jak to czytać.
    .title = Plansze
boards_grid = { -building(case: "nom-cap") } ma { $rows ->
        [one] { $rows } rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    } i { $columns ->
        [one] { $columns } kolumnę
        [few] { $columns } kolumny
       *[many] { $columns } kolumn
    }, czyli { $spaces ->
        [one] { $spaces } { -space(case: "acc") }
        [few] { $spaces } { -space(case: "acc-pl") }
       *[many] { $spaces } { -space(case: "gen-pl") }
    }. { -red-die(case: "nom-cap") } wskazuje rząd, { -black-die } kolumnę.
    .title = Rzędy i kolumny
boards_outside = Wokół budynku biegnie pierścień, którego kratki to { -outside(case: "nom-pl") }. { -firefighter(case: "nom-cap") } może tam stać i chodzić, a ogień tam nie zostaje.
    .title = Na zewnątrz
boards_adjacent = { -adjacent(case: "nom-cap") } to najbliższe pole w górę, w dół, w lewo lub w prawo, nigdy na ukos.
    .title = Sąsiedztwo
boards_blocked = Cała albo uszkodzona { -wall } i zamknięte { -door } sprawiają, że dwa pola ze sobą nie sąsiadują. Zniszczona ściana niczego nie rozdziela.
    .title = Co przerywa sąsiedztwo
boards_walls = Każdy odcinek { -wall(case: "gen") } przyjmuje { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "acc-pl") }
       *[many] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; z tyloma jest zniszczony.
    .title = Ściany
boards_doors = :door: { -door(case: "nom-cap") } są otwarte albo zamknięte, jak pokazuje ich znacznik. { -doorway(case: "nom-cap") } w ścianie zewnętrznej nie ma znacznika i zawsze liczy się jako otwarte.
    .title = Drzwi i wejścia
boards_layout-1 = Tabela podaje dla każdego rzędu kolumny, za którymi i pod którymi stoi ściana albo drzwi. Wszystkie zewnętrzne krawędzie to ściany, z wyjątkiem wejść. Razem są to { $segments_board-1_walls ->
        [one] { $segments_board-1_walls } odcinek
        [few] { $segments_board-1_walls } odcinki
       *[many] { $segments_board-1_walls } odcinków
    } ściany, zewnętrznej i wewnętrznej, { $segments_board-1_doors ->
        [one] { $segments_board-1_doors } drzwi
        [few] { $segments_board-1_doors } drzwi
       *[many] { $segments_board-1_doors } drzwi
    } i { $segments_board-1_doorways ->
        [one] { $segments_board-1_doorways } wejście
        [few] { $segments_board-1_doorways } wejścia
       *[many] { $segments_board-1_doorways } wejść
    }.
    .title = Pierwsza strona: ściany i drzwi
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } na tej stronie; każde leży na krawędzi budynku, a wskazuje je rząd i kolumna.
    .title = Pierwsza strona: wejścia
boards_parking-1 = Każda ulica ma jedno { -parking-spot } dla { -ambulance(case: "gen") } i jedno dla { -engine(case: "gen") }, każde na { $parking-length ->
        [one] { $parking-length } pole
        [few] { $parking-length } pola
       *[many] { $parking-length } pól
    }. Przy górnej i dolnej ulicy tabela podaje kolumny, przy bocznych rzędy.
    .title = Pierwsza strona: miejsca postoju
boards_layout-2 = Tę tabelę czyta się jak tabelę pierwszej strony. Razem są tu { $segments_board-2_walls ->
        [one] { $segments_board-2_walls } odcinek
        [few] { $segments_board-2_walls } odcinki
       *[many] { $segments_board-2_walls } odcinków
    } ściany, { $segments_board-2_doors ->
        [one] { $segments_board-2_doors } drzwi
        [few] { $segments_board-2_doors } drzwi
       *[many] { $segments_board-2_doors } drzwi
    } i { $segments_board-2_doorways ->
        [one] { $segments_board-2_doorways } wejście
        [few] { $segments_board-2_doorways } wejścia
       *[many] { $segments_board-2_doorways } wejść
    }.
    .title = Druga strona: ściany i drzwi
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } na tej stronie; każde leży na krawędzi budynku, a wskazuje je rząd i kolumna.
    .title = Druga strona: wejścia
boards_parking-2 = Każda ulica znów ma miejsce dla { -ambulance(case: "gen") } i miejsce dla { -engine(case: "gen") }: u góry i u dołu tabela podaje kolumny, po bokach rzędy.
    .title = Druga strona: miejsca postoju
boards_doors-not-passages = Pewne streszczenie zasad w internecie bierze kilkoro drzwi pierwszej strony za wolne przejścia. To są drzwi: widać je na wydrukowanej planszy.
    .title = To nie przejścia
boards_arrows = Na każdym polu wydrukowana jest strzałka. Gdy znacznik nie może leżeć na danym polu, idź za strzałkami do pierwszego pola, na którym może.
    .title = Strzałki
boards_precedence = Extreme Danger wymaga gry podstawowej. Jego zasady dochodzą do zasad podstawowych, a gdzie obie części sobie przeczą, pierwszeństwo ma dodatek.
    .title = Dodatek i gra podstawowa
boards_two-boards = Plansza pełnej wielkości ma na jednej stronie garaż, a na drugiej laboratorium; plansza o połowę mniejsza poddasze i piwnicę. Mając jedno pudełko, nigdy więc nie użyjesz w jednej grze obu stron tej samej planszy.
    .title = Dwie dwustronne plansze
boards_floors = W garażu i w laboratorium gra się tak, jak są, albo z poddaszem na górze, albo z piwnicą na dole.
    .title = Ile pięter
boards_garage = Garaż to budynek, który ma { $floors_garage_alone ->
        [one] { $floors_garage_alone } kondygnację
        [few] { $floors_garage_alone } kondygnacje
       *[many] { $floors_garage_alone } kondygnacji
    }. Są w nim :window: okna i :fire-door: drzwi przeciwpożarowe, a do wyboru także wybuchowy samochód. Na odwrocie planszy jest laboratorium.
    .title = Garaż
boards_laboratory = Laboratorium ma { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } kondygnację
        [few] { $floors_laboratory_alone } kondygnacje
       *[many] { $floors_laboratory_alone } kondygnacji
    }. Dochodzą :stairs: schody i :ladder: drabiny, a do wyboru podnośnik, wybuchowa aparatura i wyciek. Na odwrocie planszy jest garaż.
    .title = Laboratorium
boards_attic-or-basement = { -attic(case: "nom-cap") } albo { -basement } to zawsze dodatek do innego budynku i nigdy nie ma w grze obojga.
    .title = Poddasze albo piwnica
boards_both = W grze jest { -attic } albo { -basement }. Jednego i drugiego naraz zasady nie przewidują, nawet gdy macie dwa pudełka.
    .title = Jedno i drugie naraz
boards_second-story = { -attic(case: "nom-cap") } albo { -basement } może też dojść do każdego z budynków dodatku { product_second-story }. Sam budynek działa wtedy według zasad tamtego dodatku.
    .title = Na budynku z { product_second-story }
boards_inner-ways = Na drugą kondygnację, na poddasze i do piwnicy prowadzą wewnętrzne { -stairs } albo przenośne { -ladder(case: "nom-pl") } z zewnątrz. Schody są wydrukowane, a dla poddasza lub piwnicy kładzie się znacznik schodów.
    .title = Jak dostać się na inne piętra
boards_no-throwing = Z wyższego piętra nie wolno zrzucać niczego: ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }, ani nic innego.
    .title = Nic się nie zrzuca
boards_basement-outside = Wokół { -basement(case: "gen") } nie ma { -outside(case: "gen-pl") }: na tym poziomie nikt nie chodzi dookoła budynku ani z niego nie wychodzi.
    .title = Na dole nie ma zewnątrz
boards_own-plans = Nie mieliśmy dostępu do żadnego spisu wydrukowanych ścian, okien i drzwi tych plansz. Jeśli ten pomocnik rysuje ich plan, jest to plan nasz własny.
    .title = Nasze własne plany
boards_laboratory-floors = Parter i piętro mają po { $floor-rows ->
        [one] { $floor-rows } rzędzie
        [few] { $floor-rows } rzędy
       *[many] { $floor-rows } rzędów
    } na { $floor-columns ->
        [one] { $floor-columns } kolumnę
        [few] { $floor-columns } kolumny
       *[many] { $floor-columns } kolumn
    }: kolumny od { $lab_ground_first } do { $lab_ground_last } to parter, a od { $lab_upper_first } do { $lab_upper_last } piętro.
    .title = Kolumny laboratorium
boards_attic-columns = Dodana kondygnacja ma { $floor-rows ->
        [one] { $floor-rows } rząd
        [few] { $floor-rows } rzędy
       *[many] { $floor-rows } rzędów
    } i kolumny od { $added-first } do { $added-last }, które wskaże tylko kość dwunastościenna.
    .title = Kolumny dodanej kondygnacji
boards_attic-above = W garażu { -attic } leży nad lewą połową: kolumna poddasza znajduje się prosto nad kolumną o numerze mniejszym o { $attic-shift }.
    .title = Co leży pod poddaszem
boards_laboratory-streets = { -engine(case: "nom-cap") } ma po jednym { -parking-spot(case: "loc") } przy każdym z obu dłuższych boków, nad budynkiem i pod nim.
    .title = Ulice laboratorium

## Components

components = Co musi leżeć na stole.
    .title = Elementy gry
components_dice = { -red-die(case: "nom-cap") } o { $die-red ->
        [one] { $die-red } ściance
        [few] { $die-red } ściankach
       *[many] { $die-red } ściankach
    } i { -black-die } o { $die-black ->
        [one] { $die-black } ściance
        [few] { $die-black } ściankach
       *[many] { $die-black } ściankach
    }.
    .title = Kości
components_dice-twelve = { -red-die(case: "nom-cap") } o { $die-red ->
        [one] { $die-red } ściance
        [few] { $die-red } ściankach
       *[many] { $die-red } ściankach
    }, a jako { -black-die } ta z dodatku Extreme Danger, o { $die-twelve ->
        [one] { $die-twelve } ściance
        [few] { $die-twelve } ściankach
       *[many] { $die-twelve } ściankach
    }.
    .title = Kości przy dodanej kondygnacji
components_dice-eight = Oprócz tego { -black-die } o { $die-black ->
        [one] { $die-black } ściance
        [few] { $die-black } ściankach
       *[many] { $die-black } ściankach
    }: potrzebuje jej działko wodne albo pierwszy wybuch.
    .title = Kość ośmiościenna
components_board = Dwustronna plansza z gry podstawowej.
    .title = Plansza podstawowa
components_second-story = Obie plansze budynku i wszystko, czego jeszcze wymaga tamten dodatek.
    .title = Plansze z { product_second-story }
components_firefighters = { $firefighters ->
        [one] { $firefighters } { -firefighter }
        [few] { $firefighters } { -firefighter(case: "nom-pl") }
       *[many] { $firefighters } { -firefighter(case: "gen-pl") }
    }, każdy w innym kolorze.
    .title = Strażacy
components_fire = { $fire-markers ->
        [one] { $fire-markers } znacznik
        [few] { $fire-markers } znaczniki
       *[many] { $fire-markers } znaczników
    }, po jednej stronie :smoke: { -smoke }, po drugiej :fire: { -fire }.
    .title = Znaczniki ognia
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
        [few] { $poi-markers_victim } :victim: { -victim(case: "nom-pl") }
       *[many] { $poi-markers_victim } :victim: { -victim(case: "gen-pl") }
    } i { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
        [few] { $poi-markers_false } { -false-alarm(case: "nom-pl") }
       *[many] { $poi-markers_false } { -false-alarm(case: "gen-pl") }
    }, wszystkie z takim samym rewersem: :poi: { -poi }.
    .title = Znaki zapytania
components_damage = { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube }
        [few] { $damage-cubes } { -damage-cube(case: "nom-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }. Innych nie ma: to zapas i zarazem zegar budynku.
    .title = Znaczniki uszkodzeń
components_doors = { $door-markers ->
        [one] { $door-markers } znacznik
        [few] { $door-markers } znaczniki
       *[many] { $door-markers } znaczników
    } :door: { -door(case: "gen-pl") }, po jednej stronie otwartych, po drugiej zamkniętych.
    .title = Drzwi
components_hot-spots = { $hot-spot-markers ->
        [one] { $hot-spot-markers } :hot-spot: { -hot-spot }
        [few] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "nom-pl") }
       *[many] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "gen-pl") }
    }.
    .title = Zarzewia
components_hazmats = { $hazmat-markers ->
        [one] { $hazmat-markers } :hazmat: { -hazmat }
        [few] { $hazmat-markers } :hazmat: { -hazmat(case: "nom-pl") }
       *[many] { $hazmat-markers } :hazmat: { -hazmat(case: "gen-pl") }
    }.
    .title = Materiały niebezpieczne
components_markers = { $action-markers ->
        [one] { $action-markers } znacznik
        [few] { $action-markers } znaczniki
       *[many] { $action-markers } znaczników
    } do odkładania { -action-point(case: "gen-pl") } na później.
    .title = Znaczniki akcji
components_heal = { $heal-markers ->
        [one] { $heal-markers } znacznik
        [few] { $heal-markers } znaczniki
       *[many] { $heal-markers } znaczników
    } dla { -treated-victim(case: "gen-pl") }.
    .title = Znaczniki opatrzenia
components_vehicles = :engine: { -engine(case: "nom-cap") } i :ambulance: { -ambulance }.
    .title = Pojazdy
components_specialists = { $specialist-cards ->
        [one] { $specialist-cards } { -specialist }
        [few] { $specialist-cards } { -specialist(case: "nom-pl") }
       *[many] { $specialist-cards } { -specialist(case: "gen-pl") }
    }, każdy z własną kartą.
    .title = Specjaliści
components_extreme = Co dokłada dodatek. To, co jest dla planszy, której nie używacie, zostaje w pudełku.
    .title = Z dodatku Extreme Danger
components_extreme_garage = Plansza pełnej wielkości, garażem do góry.
    .title = Plansza z garażem
components_extreme_laboratory = Plansza pełnej wielkości, laboratorium do góry.
    .title = Plansza z laboratorium
components_extreme_attic = Plansza o połowę mniejsza, poddaszem do góry.
    .title = Plansza z poddaszem
components_extreme_basement = Plansza o połowę mniejsza, piwnicą do góry.
    .title = Plansza z piwnicą
components_extreme_windows = { $open-windows ->
        [one] { $open-windows } znacznik
        [few] { $open-windows } znaczniki
       *[many] { $open-windows } znaczników
    } otwartych :window: { -window(case: "gen-pl") }; zamknięte nie potrzebują znacznika.
    .title = Otwarte okna
components_extreme_doors = Jeszcze { $extra-doors ->
        [one] { $extra-doors } znacznik
        [few] { $extra-doors } znaczniki
       *[many] { $extra-doors } znaczników
    } zwykłych :door: { -door(case: "gen-pl") }.
    .title = Więcej drzwi
components_extreme_fire-doors = { $fire-door-markers ->
        [one] { $fire-door-markers } zielony znacznik
        [few] { $fire-door-markers } zielone znaczniki
       *[many] { $fire-door-markers } zielonych znaczników
    } :fire-door: { -fire-door(case: "gen-pl") }.
    .title = Drzwi przeciwpożarowe
components_extreme_jams = { $jam-markers ->
        [one] { $jam-markers } :jam: { -jam-marker }
        [few] { $jam-markers } :jam: { -jam-marker(case: "nom-pl") }
       *[many] { $jam-markers } :jam: { -jam-marker(case: "gen-pl") }
    }.
    .title = Znaczniki zacięcia
components_extreme_ladders = { $ladder-halves_lower ->
        [one] { $ladder-halves_lower } { -lower-half }
        [few] { $ladder-halves_lower } { -lower-half(case: "nom-pl") }
       *[many] { $ladder-halves_lower } { -lower-half(case: "gen-pl") }
    } i { $ladder-halves_upper ->
        [one] { $ladder-halves_upper } { -upper-half }
        [few] { $ladder-halves_upper } { -upper-half(case: "nom-pl") }
       *[many] { $ladder-halves_upper } { -upper-half(case: "gen-pl") }
    }, z których powstają { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
        [few] { $ladders } :ladder: { -ladder(case: "nom-pl") }
       *[many] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Połowy drabin
components_extreme_stairs = { $stair-markers ->
        [one] { $stair-markers } znacznik
        [few] { $stair-markers } znaczniki
       *[many] { $stair-markers } znaczników
    } :stairs: schodów; w jednej grze potrzebny jest tylko jeden z nich.
    .title = Znaczniki schodów
components_extreme_large-object = { $objects_large ->
        [one] { $objects_large } duży żeton
        [few] { $objects_large } duże żetony
       *[many] { $objects_large } dużych żetonów
    }: po jednej stronie :car: samochód, po drugiej wybuchowa aparatura.
    .title = Duży przedmiot
components_extreme_small-object = { $objects_small ->
        [one] { $objects_small } mały żeton
        [few] { $objects_small } małe żetony
       *[many] { $objects_small } małych żetonów
    }: po jednej stronie wybuchowa aparatura, po drugiej toksyczna.
    .title = Mały przedmiot
components_extreme_toxic = { $toxic-markers ->
        [one] { $toxic-markers } :toxic: { -toxic-marker }
        [few] { $toxic-markers } :toxic: { -toxic-marker(case: "nom-pl") }
       *[many] { $toxic-markers } :toxic: { -toxic-marker(case: "gen-pl") }
    }.
    .title = Znaczniki skażenia
components_extreme_floors = { $floor-markers ->
        [one] { $floor-markers } znacznik
        [few] { $floor-markers } znaczniki
       *[many] { $floor-markers } znaczników
    } podłogi: po jednej stronie :floor-damaged: { -damaged-floor }, po drugiej :floor-destroyed: { -destroyed-floor }.
    .title = Znaczniki podłogi
components_extreme_figures = { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurki
       *[many] { $figures } figurek
    }: specjaliści z gry podstawowej i inżynier budowlany. W pudełku leżą też zasady.
    .title = Figurki
components_extreme_list = Żetony przedmiotów mają druk z obu stron, a kość dwunastościenna jest w komplecie, choć nie każdy spis o tym mówi. Żaden spis nie wymienia żetonu podnośnika: weźcie dowolny znacznik.
    .title = Co pomijają spisy

## Set-up

setup = Stół przygotowuje się w tej kolejności.
    .title = Przygotowanie gry
setup_board-1 = Połóżcie planszę podstawową pierwszą stroną do góry.
    .title = Pierwsza strona
setup_board-2 = Połóżcie planszę podstawową drugą stroną do góry.
    .title = Druga strona
setup_garage = Połóżcie planszę pełnej wielkości z dodatku Extreme Danger garażem do góry.
    .title = Garaż
setup_laboratory = Połóżcie planszę pełnej wielkości z dodatku Extreme Danger laboratorium do góry.
    .title = Laboratorium
setup_second-story = Połóżcie plansze z dodatku { product_second-story } i przygotujcie je tak, jak każe tamten dodatek; potem wprowadźcie zmiany opisane niżej.
    .title = Budynek z { product_second-story }
setup_attic = Połóżcie poddasze obok budynku, a znacznik schodów na planszy poniżej jako dolny koniec (czyli { -lower-half(case: "acc") }) drogi na górę: osobne wydrukowane miejsce na niego jest w garażu, a inne, wspólne, w laboratorium i w { product_second-story }.
    .title = Poddasze
setup_attic-stairs = Jeśli nie możecie odnaleźć wydrukowanego miejsca, połóżcie znacznik na polu prosto pod schodami poddasza.
    .title = Gdzie są schody na poddasze
setup_basement = Połóżcie piwnicę obok budynku, a znacznik schodów na parterze, w każdym budynku w tym samym miejscu. To górny koniec drogi na dół.
    .title = Piwnica
setup_die = Weźcie { -black-die(case: "acc") } o { $die-black ->
        [one] { $die-black } ściance
        [few] { $die-black } ściankach
       *[many] { $die-black } ściankach
    } do kolumn, a do rzędów { -red-die(case: "acc") }.
    .title = Kość ośmiościenna
setup_die-twelve = Do kolumn weźcie { -black-die(case: "acc") } o { $die-twelve ->
        [one] { $die-twelve } ściance
        [few] { $die-twelve } ściankach
       *[many] { $die-twelve } ściankach
    } zamiast tej, która ma ich { $die-black }, a do rzędów { -red-die(case: "acc") }.
    .title = Kość dwunastościenna
setup_die-twelve-basement = Do kolumn weźcie { -black-die(case: "acc") } o { $die-twelve ->
        [one] { $die-twelve } ściance
        [few] { $die-twelve } ściankach
       *[many] { $die-twelve } ściankach
    } zamiast tej, która ma ich { $die-black }, a do rzędów { -red-die(case: "acc") }.
    .title = Kość dwunastościenna
setup_doors = Na wszystkich wydrukowanych :door: { -door(case: "loc") } połóżcie znacznik drzwi zamkniętych.
    .title = Drzwi
setup_fire-doors = Na wszystkich wydrukowanych :fire-door: { -fire-door(case: "loc") } połóżcie zielony znacznik, zamkniętą stroną do góry.
    .title = Drzwi przeciwpożarowe
setup_windows = Na początku wszystkie :window: { -window(case: "nom-pl") } są zamknięte: odłóżcie ich znaczniki obok planszy.
    .title = Okna
setup_car = Połóżcie :car: samochód na miejscu garażowym, gdzie zajmuje { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pola
       *[many] { $object-spaces_large } pól
    }. Zróbcie to, zanim rzucicie jakąkolwiek kością.
    .title = Samochód
setup_equipment = Połóżcie duży i mały przedmiot wybuchowy na ich miejscach w laboratorium. Zróbcie to, zanim rzucicie jakąkolwiek kością.
    .title = Aparatura
setup_equipment-toxic = Połóżcie duży przedmiot wybuchowy na jego miejscu. Mały leży toksyczną stroną do góry, więc będzie cieknąć, a nie wybuchać.
    .title = Aparatura wybuchowa i toksyczna
setup_toxic = Połóżcie mały przedmiot na jego miejscu w laboratorium, toksyczną stroną do góry, a :toxic: { -toxic-marker(case: "acc-pl") } obok planszy.
    .title = Toksyczna aparatura
setup_objects-reroll = Wszystko, co podczas przygotowania miałoby trafić na { -explosive-object(case: "acc") }, czy to wybuch, znak zapytania, zarzewie, czy materiał niebezpieczny, losujecie jeszcze raz.
    .title = Nie na przedmiocie
setup_points = Odłóżcie do pudełka { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim(case: "acc") }
        [few] { $poi-out_victim } { -victim(case: "acc-pl") }
       *[many] { $poi-out_victim } { -victim(case: "gen-pl") }
    } i { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm(case: "acc") }
        [few] { $poi-out_false } { -false-alarm(case: "acc-pl") }
       *[many] { $poi-out_false } { -false-alarm(case: "gen-pl") }
    }, a pozostałe ({ $poi-play_victim ->
        [one] { $poi-play_victim } ofiarę
        [few] { $poi-play_victim } ofiary
       *[many] { $poi-play_victim } ofiar
    } i { $poi-play_false ->
        [one] { $poi-play_false } fałszywy alarm
        [few] { $poi-play_false } fałszywe alarmy
       *[many] { $poi-play_false } fałszywych alarmów
    }) potasujcie zakryte.
    .title = Znaki zapytania
setup_level = Wybierzcie { -level }. Od niego zależy, ile jest wybuchów, { -hazmat(case: "gen-pl") } i { -hot-spot(case: "gen-pl") }.
    .title = Poziom trudności
setup_family-fire = Połóżcie :fire: { -fire } na polach z tabeli: dla każdego rzędu w podanych kolumnach. Ściany nie są jeszcze uszkodzone.
    .title = Pierwszy ogień
setup_family-points = Na każdym polu z tabeli połóżcie zakryty :poi: { -poi }: dla każdego rzędu w podanych kolumnach.
    .title = Pierwsze znaki zapytania
setup_family-board-2 = Wylosujcie { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } bez żadnych uszkodzeń oraz { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Początek tej gry jest wydrukowany tylko na pierwszej stronie.
    .title = Gra rodzinna na drugiej stronie
setup_garage-family = Wylosujcie { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } i rozegrajcie każdy, nie kładąc żadnych { -damage-cube(case: "gen-pl") }. Potem wylosujcie { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Gra rodzinna w garażu
setup_laboratory-family = Wylosujcie { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "acc-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } i rozegrajcie każdy, nie kładąc żadnych { -damage-cube(case: "gen-pl") }. Potem wylosujcie { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Gra rodzinna w laboratorium
setup_first-explosion = Rzućcie { -black-die(case: "ins") }: tabela podaje rząd i kolumnę pierwszego { -explosion(case: "gen") }.
    .title = Pierwszy wybuch
setup_first-explosion-twelve = Tabela kończy się na { $die-black }. Rzućcie tu kością ośmiościenną, nawet jeśli { -black-die } w tej grze ma { $die-twelve ->
        [one] { $die-twelve } ściankę
        [few] { $die-twelve } ścianki
       *[many] { $die-twelve } ścianek
    }: to nasza własna zasada.
    .title = Pierwszy wybuch a kość dwunastościenna
setup_garage-experienced = Nie znamy żadnego wyjątku dla garażu, obowiązuje więc przygotowanie z gry podstawowej, a pierwszy { -explosion } jest tam, gdzie wskaże plansza albo tamta tabela.
    .title = Gra zaawansowana w garażu
setup_laboratory-explosions = Już do pierwszego { -explosion(case: "gen") } rzućcie obiema kośćmi. Na każdej kondygnacji ma być co najmniej { $explosions-per-floor ->
        [one] { $explosions-per-floor } wybuch
        [few] { $explosions-per-floor } wybuchy
       *[many] { $explosions-per-floor } wybuchów
    }: rzut, po którym którejś by go zabrakło, powtórzcie.
    .title = Wybuchy w laboratorium
setup_second-explosion = Do drugiego { -explosion(case: "gen") } rzućcie obiema kośćmi; jeśli pole już płonie, rzućcie jeszcze raz.
    .title = Drugi wybuch
setup_third-explosion = Do trzeciego obróćcie { -black-die(case: "acc") } z drugiego wybuchu na przeciwną ściankę i rzućcie tylko { -red-die(case: "ins") }; powtarzajcie rzut, póki pole już płonie.
    .title = Trzeci wybuch
setup_fourth-explosion = Bohaterowie rzucają obiema kośćmi na jeszcze jeden { -explosion }.
    .title = Czwarty wybuch
setup_extra-explosion = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    } wraz z jego { -hot-spot(case: "ins") }.
    .title = Jeden wybuch więcej
setup_extra-explosion-basement = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    } wraz z jego { -hot-spot(case: "ins") }.
    .title = Jeden wybuch więcej
setup_extra-explosion-family = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    }. Tak jak pozostałe w tej grze, nie daje on ani uszkodzeń, ani zarzewia.
    .title = Jeden wybuch więcej w grze rodzinnej
setup_explosion-resolved = Każdy z nich kładzie na swoim polu :fire: i :hot-spot:, a potem jest pełnym { -explosion(case: "ins") } ze wszystkimi uszkodzeniami.
    .title = Co robi każdy wybuch
setup_hazmats = Dla każdego :hazmat: { -hazmat(case: "gen") } z waszego poziomu wylosujcie pole; jeśli płonie, losujcie jeszcze raz.
    .title = Materiały niebezpieczne
setup_rolled-points = Wylosujcie po jednym polu na { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "acc-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }; jeśli pole płonie albo już jeden na nim leży, losujcie jeszcze raz.
    .title = Ludzie
setup_laboratory-points = Rozłóżcie { -poi(case: "acc-pl") } po piętrach: na jednej kondygnacji mogą na początku leżeć najwyżej { $lab-points-per-floor }. W razie potrzeby losujcie jeszcze raz.
    .title = Ludzie na piętrach
setup_hot-spots = Wylosujcie pola na jeszcze { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "acc") }
        [few] { $levels_veteran_more } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } i połóżcie je na planszy.
    .title = Zarzewia według poziomu
setup_hot-spots-players = Wylosujcie pola na tyle dalszych { -hot-spot(case: "gen-pl") }, ile podaje tabela dla waszej liczby graczy.
    .title = Zarzewia dla wielu graczy
setup_hot-spots-attic = Wylosujcie pola na planszy na jeszcze { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    }, a do { -pool(case: "gen") } dołóżcie { $extra-hot-spots_pool }.
    .title = Zarzewia dla dodanej kondygnacji
setup_hot-spots-basement = Wylosujcie pola na planszy na jeszcze { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    }, a do { -pool(case: "gen") } dołóżcie { $extra-hot-spots_pool }.
    .title = Zarzewia dla dodanej kondygnacji
setup_pool = Połóżcie obok planszy { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    }: to { -pool }.
    .title = Pula
setup_pool-heroic = Połóżcie obok planszy { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    }: to { -pool }.
    .title = Pula bohaterów
setup_pool-short = Jeśli podczas rozkładania zabraknie znaczników, najpierw trafiają one na planszę, a { -pool } dostaje resztę.
    .title = Za mało zarzewi
setup_specialists = Każdy bierze jednego { -specialist(case: "acc") }. Pozostali czekają przy { -engine(case: "loc") }.
    .title = Specjaliści
setup_start = Każdy stawia swojego { -firefighter(case: "acc") } na dowolnym { -outside(case: "loc") }.
    .title = Gdzie zaczynają strażacy
setup_vehicles = Ustalcie, gdzie stoją :engine: { -engine } i :ambulance: { -ambulance }: każdy pojazd na dowolnym { -parking-spot(case: "loc") } dla swojego rodzaju.
    .title = Pojazdy
setup_ladders = Na { -engine(case: "loc") } połóżcie złożone { $ladders ->
        [one] { $ladders } :ladder: { -ladder(case: "acc") }
        [few] { $ladders } :ladder: { -ladder(case: "acc-pl") }
       *[many] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Drabiny
setup_engine-family = Postawcie { -engine(case: "acc") } na wybranym { -parking-spot(case: "loc") }. Wiezie drabiny i stoi tam przez całą grę.
    .title = Wóz strażacki w grze rodzinnej
setup_platform = Żeton :platform: { -platform(case: "gen") } połóżcie na { -engine(case: "loc") }.
    .title = Podnośnik
setup_saved = Ustalcie, kto zaczyna. Nikt nie ma jeszcze odłożonych { -action-point(case: "gen-pl") }.
    .title = Punkty akcji

## The turn

turn = Tura to trochę pracy, potem więcej ognia, a potem może nowi ludzie do odnalezienia.
    .title = Tura
turn_order = Najpierw wykonujesz akcje, potem ognia przybywa, a na końcu uzupełnia się znaki zapytania. Następnie turę ma gracz po twojej lewej.
    .title = Trzy części
turn_points = W każdej turze masz na akcje { $action-points ->
        [one] { $action-points } { -action-point(case: "acc") }
        [few] { $action-points } { -action-point(case: "acc-pl") }
       *[many] { $action-points } { -action-point(case: "gen-pl") }
    }; wykonuj je w dowolnej kolejności i tak często, na ile cię stać.
    .title = Punkty akcji
turn_saving = Niewydane punkty możesz odłożyć na późniejsze tury, łącznie najwyżej { $saved-most ->
        [one] { $saved-most } { -action-point(case: "acc") }
        [few] { $saved-most } { -action-point(case: "acc-pl") }
       *[many] { $saved-most } { -action-point(case: "gen-pl") }
    }. Za każdy weź znacznik akcji.
    .title = Odkładanie punktów
turn_extra-not-saved = Dodatkowe { -action-point(case: "nom-pl") }, które daje { -specialist }, są tylko na tę turę. Co z nich zostanie, przepada.
    .title = Dodatkowych punktów się nie odkłada

## Actions

actions = Co możesz zrobić za punkty akcji.
    .title = Akcje
actions_costs = Ceny w { -action-point(case: "loc-pl") }, o ile { -specialist } nie stanowi inaczej.
    .title = Ile kosztują akcje
actions_costs-experienced = Ceny w { -action-point(case: "loc-pl") } tego, co jest tylko w tej grze.
    .title = Ile kosztują kolejne akcje
actions_costs-extreme = Ceny w { -action-point(case: "loc-pl") }, o ile wasz budynek i wasze opcje zawierają te rzeczy.
    .title = Ile kosztują akcje z Extreme Danger
actions_move = Ruch na { -adjacent(case: "acc") }, na którym nie leży { -fire }, kosztuje { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "acc-pl") }
       *[many] { $cost_move } { -action-point(case: "gen-pl") }
    }. Może tam być { -smoke }; nie spowalnia cię.
    .title = Ruch
actions_reveal = Gdy wchodzisz na pole, na którym leży :poi: { -poi }, odkrywasz go za { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "acc-pl") }
       *[many] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } znika z planszy; :victim: { -victim } zostaje.
    .title = Sprawdzanie
actions_move-fire = Ruch na pole, na którym jest :fire:, kosztuje { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "acc-pl") }
       *[many] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. Nie wolno tego robić, gdy niesiesz { -victim(case: "acc") }, ani kończyć tam tury.
    .title = W ogień
actions_carry = Ruch, gdy niesiesz :victim: { -victim(case: "acc") }, kosztuje { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } za każde pole. Nie możesz wtedy nieść niczego innego ani wchodzić w { -fire }.
    .title = Niesienie
actions_carry-hazmat = Ruch, gdy niesiesz :hazmat: { -hazmat }, też kosztuje { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } za każde pole. Niesiesz tylko jeden ładunek naraz i nie wchodzisz z nim w { -fire }.
    .title = Niesienie materiału niebezpiecznego
actions_lead = { -treated-victim(case: "nom-cap") } idzie z tobą bez dopłaty: każde pole kosztuje { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point(case: "acc") }
        [few] { $cost-experienced_lead } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Prowadzenie
actions_door = Otwarcie albo zamknięcie :door: { -door(case: "gen") } przy twoim polu kosztuje { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "acc-pl") }
       *[many] { $cost_door } { -action-point(case: "gen-pl") }
    }. Gdzie drzwi zostały zniszczone, nie ma już czego otwierać ani zamykać.
    .title = Drzwi
actions_extinguish = Na swoim polu albo na { -adjacent(case: "loc") } usuwasz :smoke: za { $cost_smoke ->
        [one] { $cost_smoke } { -action-point(case: "acc") }
        [few] { $cost_smoke } { -action-point(case: "acc-pl") }
       *[many] { $cost_smoke } { -action-point(case: "gen-pl") }
    } albo zamieniasz :fire: w dym za { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point(case: "acc") }
        [few] { $cost_fire-smoke } { -action-point(case: "acc-pl") }
       *[many] { $cost_fire-smoke } { -action-point(case: "gen-pl") }
    }.
    .title = Gaszenie
actions_extinguish-fire = Leżący tam :fire: możesz też usunąć całkowicie za { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "acc-pl") }
       *[many] { $cost_fire-out } { -action-point(case: "gen-pl") }
    }.
    .title = Gaszenie do końca
actions_chop = { -chop(case: "nom-cap") } kosztuje { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "acc-pl") }
       *[many] { $cost_chop } { -action-point(case: "gen-pl") }
    } i kładzie { -damage-cube } na { -wall(case: "loc") } przy twoim polu.
    .title = Rąbanie
actions_chop-supply = Ten znacznik pochodzi z zapasu, w którym jest ich { $damage-cubes }, więc każde { -chop } przybliża też { -collapse }.
    .title = Rąbanie szkodzi budynkowi
actions_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } pojazd jedzie na następne { -parking-spot } dla swojego rodzaju, zgodnie z ruchem wskazówek zegara albo przeciwnie. Żeby pojechał :engine:, musisz w nim być; :ambulance: możesz też wezwać z dowolnego miejsca.
    .title = Jazda
actions_ride = Kto stoi na miejscu pojazdu, może z nim pojechać, gdy ten rusza, za { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Jazda w roli pasażera
actions_deck-gun = Będąc w { -engine(case: "loc") }, strzelasz: { -deck-gun } kosztuje { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Strzał z działka wodnego
actions_crew-change = Przy { -engine(case: "loc") } możesz wymienić swojego { -specialist(case: "acc") } na niewykorzystanego za { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    }, jako pierwszą akcję tury.
    .title = Zmiana załogi
actions_dispose = Wyniesiony z budynku :hazmat: { -hazmat } opuszcza tam grę, za { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Usunięcie materiału niebezpiecznego
actions_rescue-family = :victim: { -victim(case: "nom-cap") } wyniesiona z budynku jest { -rescued }.
    .title = Ratowanie
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } jest { -rescued } dopiero na polach, na których stoi { -ambulance }: doprowadź ją tam albo podjedź karetką tam, gdzie ona jest.
    .title = Ratowanie

## The fire

fire = Po twoich akcjach przychodzi kolej na ogień.
    .title = Ogień
fire_roll = Rzuć obiema kośćmi: wskażą { -target(case: "acc") }. Co się tam stanie, zależy od tego, co tam leży.
    .title = Rozprzestrzenianie ognia
fire_target = Na pusty { -target(case: "acc") } trafia :smoke:. Jeśli leży tam dym, staje się on :fire:. Jeśli pole już płonie, następuje { -explosion }.
    .title = Co robi rzut
fire_beside-fire = Każdy { -smoke }, który trafia tuż obok { -fire(case: "gen") }, od razu staje się ogniem.
    .title = Dym obok ognia
fire_flashover = Przy { -flashover(case: "loc") } każdy :smoke:, obok którego na { -adjacent(case: "loc") } jest :fire:, staje się ogniem, i tak raz po raz, aż nic się już nie zmienia. Dzieje się to także wtedy, gdy { -explosion } nie nastąpił.
    .title = Rozgorzenie
fire_flashover-limits = { -flashover(case: "nom-cap") } nie przeskakuje pustego pola, { -wall(case: "gen") } ani zamkniętych { -door(case: "gen") }.
    .title = Gdzie kończy się rozgorzenie
fire_flashover-again = Gdy wybuchną { -hazmat(case: "nom-pl") }, rozegraj { -flashover } jeszcze raz, aż nic się już nie zmienia.
    .title = Dym po wybuchach materiałów niebezpiecznych
fire_hazmats = Każdy :hazmat: na polu, na którym jest :fire:, także niesiony, powoduje tam pełny { -explosion }. Potem opuszcza grę, a na jego pole trafia { -hot-spot } z { -pool(case: "gen") }. Powtarzaj to, aż żaden nie leży w ogniu.
    .title = Materiały niebezpieczne w ogniu
fire_hazmat-order = Jeśli naraz płonie kilka { -hazmat(case: "gen-pl") }, ich kolejność wybiera gracz, którego tura trwa.
    .title = Kilka materiałów niebezpiecznych
fire_flare-up = Jeśli na { -target(case: "loc") } leżał :hot-spot:, to po rozegraniu całej reszty następuje { -flare-up }: wylosuj nowy cel i rozegraj go tak samo, i tak dalej, dopóki na celach leżą zarzewia.
    .title = Nawrót ognia
fire_flare-up-spot = Po { -flare-up(case: "loc") } na ostatni { -target(case: "acc") } trafia { -hot-spot } z { -pool(case: "gen") }, jeśli jakieś w niej zostało. Zwykły rzut go nie przynosi.
    .title = Nowe zarzewie
fire_knocked-down = Każdy { -firefighter } na polu, na którym jest :fire:, zostaje { -knocked-down } i trafia do { -ambulance(case: "gen") }.
    .title = Powalony
fire_knocked-down-family = W tej grze wystarczy dowolne miejsce postoju { -ambulance(case: "gen") }: idź na najbliższe, a spośród równie bliskich wybierz.
    .title = Do najbliższej karetki
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } trafia tam, gdzie stoi teraz { -ambulance }.
    .title = Tam, gdzie jest karetka
fire_load = Jeśli { -firefighter } zostaje { -knocked-down }, { -victim }, którą niósł albo prowadził, jest { -lost }.
    .title = Co niósł
fire_load-hazmat = Jeśli { -firefighter } zostaje { -knocked-down }, { -hazmat }, który niósł, wybucha.
    .title = Niesiony materiał niebezpieczny
fire_victims = Każda { -victim } na polu, na którym jest :fire:, jest { -lost }. Leżący tam :poi: odkryj: ofiara jest stracona, a { -false-alarm } po prostu znika.
    .title = Ludzie w ogniu
fire_outside = Każdy :fire: na zewnątrz budynku znika. Pojazdom nic się nie dzieje.
    .title = Ogień na zewnątrz
fire_outside-order = Najpierw schodzą z planszy ludzie, których dosięgnął ogień, a potem ogień na zewnątrz. Nie znamy przypadku, w którym ta kolejność miałaby znaczenie.
    .title = Co na końcu

## Explosions

explosion = Podmuch rozchodzi się we wszystkie strony.
    .title = Wybuchy
explosion_directions = { -explosion(case: "nom-cap") } rozchodzi się ze swojego pola w { $blast-directions ->
        [one] { $blast-directions } kierunku
        [few] { $blast-directions } kierunkach
       *[many] { $blast-directions } kierunkach
    }, w każdym osobno. Samo pole płonie dalej.
    .title = Każdy kierunek
explosion_wall = { -wall(case: "nom-cap") }, która jeszcze stoi, zatrzymuje podmuch i dostaje { -damage-cube }.
    .title = O ścianę
explosion_door = Zamknięte :door: zatrzymują podmuch, a ich znacznik znika. Nie kładzie się żadnego { -damage-cube(case: "gen") }.
    .title = O drzwi
explosion_open-door = Znacznik otwartych { -door(case: "gen") } znika, a podmuch idzie dalej, na następne pole.
    .title = Przez otwarte drzwi
explosion_next-space = Na następne pole, jeśli jest puste albo leży na nim :smoke:, trafia :fire:.
    .title = Na następne pole
explosion_shockwave = Jeśli następne pole już płonie, { -shockwave } biegnie w tym kierunku prosto przed siebie.
    .title = Fala uderzeniowa
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } mija płonące pola, zniszczone ściany i otwarte drzwi. Drzwi, przez które przechodzi, są zniszczone.
    .title = Co mija
explosion_shockwave-ends = Kończy się na pustym polu albo tam, gdzie leży { -smoke }, i pojawia się tam :fire:, nawet poza budynkiem; kończy ją też { -wall }, która dostaje { -damage-cube }, oraz zamknięte { -door }, które znikają.
    .title = Gdzie się kończy
explosion_own-breach = { -wall(case: "nom-cap") }, którą zniszczył ten właśnie podmuch, i tak go zatrzymuje.
    .title = Ściana, która pęka
explosion_example = { -target(case: "nom-cap") } już płonie. Po lewej uszkodzona { -wall } dostaje ostatni { -damage-cube }, jaki może przyjąć, i zatrzymuje podmuch. U góry otwarte { -door } znikają, a puste pole za nimi staje w ogniu. Po prawej następne pole też płonie, więc { -shockwave } biegnie dalej do :smoke: za nim, który staje się :fire:. U dołu zamknięte { -door } znikają i na tym koniec.
    .title = Przykład: wybuch

## Points of interest

points-of-interest = Ci, którzy cię potrzebują, kryją się pod znakami zapytania.
    .title = Znaki zapytania
points-of-interest_refill = Na końcu tury uzupełnij planszę tak, by leżały na niej { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
        [few] { $poi-on-board } { -poi(case: "nom-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Na każdy rzuć obiema kośćmi.
    .title = Uzupełnianie
points-of-interest_counting = { -victim(case: "nom-cap") }, która wciąż jest w { -building(case: "loc") }, liczy się jako jeden.
    .title = Co się liczy
points-of-interest_counting-outside = { -victim(case: "nom-cap") } na zewnątrz, która nie dotarła jeszcze do { -ambulance(case: "gen") }, też się liczy.
    .title = Ofiary na ulicy też się liczą
points-of-interest_clear = Usuń z wylosowanego pola :smoke: lub :fire: i połóż tam { -poi }. Losuj jeszcze raz, jeśli już jakiś tam leży albo jest tam { -victim }.
    .title = Na dymie lub ogniu
points-of-interest_at-firefighter = Jeśli stoi tam { -firefighter }, znacznik od razu się odkrywa.
    .title = Przy strażaku
points-of-interest_arrows = Jeśli na wylosowanym polu jest ogień, dym, { -poi }, { -victim } albo { -firefighter }, idź za strzałkami do pierwszego pola, na którym nic takiego nie ma.
    .title = Za strzałkami

## Specialists

specialists = Każdy jest dobry w czym innym.
    .title = Specjaliści
specialists_table = Tabela podaje zwykłe i dodatkowe { -action-point(case: "nom-pl") }. Dodatkowych używa się tylko do tego, co mówi opis specjalisty.
    .title = Punkty poszczególnych specjalistów
specialists_paramedic = Opatrujesz :victim: { -victim(case: "acc") } na swoim polu za { $special_treat ->
        [one] { $special_treat } { -action-point(case: "acc") }
        [few] { $special_treat } { -action-point(case: "acc-pl") }
       *[many] { $special_treat } { -action-point(case: "gen-pl") }
    }; potem można ją prowadzić. Za { -extinguishing } płacisz { $special_double } razy tyle.
    .title = Ratownik medyczny
specialists_captain = Za dodatkowe punkty, których masz { $specialist-points_captain_extra }, albo za własne poruszasz innymi { -firefighter(case: "ins-pl") } lub każesz im otwierać i zamykać drzwi.
    .title = Kapitan
specialists_captain-limit = Na strażaka CAFS możesz wydać w jednej turze najwyżej { $special_cafs-command ->
        [one] { $special_cafs-command } dodatkowy punkt
        [few] { $special_cafs-command } dodatkowe punkty
       *[many] { $special_cafs-command } dodatkowych punktów
    }.
    .title = Kapitan i strażak CAFS
specialists_imaging = Odkrywasz dowolny :poi: na planszy za { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "acc-pl") }
       *[many] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Operator kamery termowizyjnej
specialists_cafs = Dodatkowe punkty, których masz { $specialist-points_cafs_extra }, są tylko na { -extinguishing }. Zwykłych masz zaledwie { $specialist-points_cafs_points }.
    .title = Strażak CAFS
specialists_hazmat-technician = Usuwasz :hazmat: { -hazmat } ze swojego pola za { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "acc-pl") }
       *[many] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Ratownik chemiczny
specialists_generalist = Masz { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point(case: "acc") }
        [few] { $specialist-points_generalist_points } { -action-point(case: "acc-pl") }
       *[many] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } i żadnej innej umiejętności.
    .title = Strażak wszechstronny
specialists_rescue = { -chop(case: "nom-cap") } kosztuje cię tylko { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point(case: "acc") }
        [few] { $special_rescue-chop } { -action-point(case: "acc-pl") }
       *[many] { $special_rescue-chop } { -action-point(case: "gen-pl") }
    }. Dodatkowe punkty, których masz { $specialist-points_rescue_extra }, są na ruch. Za { -extinguishing } płacisz { $special_double } razy tyle.
    .title = Ratownik techniczny
specialists_driver = Gdy strzelasz, { -deck-gun } kosztuje cię { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-gun } { -action-point(case: "gen-pl") }
    }, a kośćmi do strzału możesz rzucić jeszcze raz.
    .title = Kierowca-operator
specialists_engineer-clear = Za { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } odsyłasz :hot-spot: ze swojego pola do { -pool(case: "gen") }. Działa to tylko wtedy, gdy na twoim polu i na { -adjacent(case: "loc-pl") } nie leży { -fire }.
    .title = Inżynier budowlany: zarzewia
specialists_engineer-repair = Za { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } zdejmujesz { -damage-cube } z uszkodzonej { -wall(case: "gen") } przy swoim polu i odkładasz do zapasu. Nie może ona być zniszczona, a ogień nie może leżeć ani na twoim polu, ani na żadnym { -adjacent(case: "loc") }.
    .title = Inżynier budowlany: naprawy
specialists_engineer-no-water = Nie wolno ci niczego gasić.
    .title = Inżynier budowlany: bez wody

## Vehicles

vehicles = Co stoi na ulicy.
    .title = Pojazdy
vehicles_quadrants = Budynek dzieli się na { $quadrants ->
        [one] { $quadrants } { -quadrant(case: "acc") }
        [few] { $quadrants } { -quadrant(case: "acc-pl") }
       *[many] { $quadrants } { -quadrant(case: "gen-pl") }
    }; każda ma { $quadrant-rows ->
        [one] { $quadrant-rows } rząd
        [few] { $quadrant-rows } rzędy
       *[many] { $quadrant-rows } rzędów
    } i { $quadrant-columns ->
        [one] { $quadrant-columns } kolumnę
        [few] { $quadrant-columns } kolumny
       *[many] { $quadrant-columns } kolumn
    }.
    .title = Ćwiartki
vehicles_quadrants-1 = W którą { -quadrant(case: "acc") } celuje { -engine }, gdy stoi na { -parking-spot(case: "loc") } danej ulicy.
    .title = Pierwsza strona: zasięg wozu strażackiego
vehicles_quadrants-2 = W którą { -quadrant(case: "acc") } celuje { -engine }, gdy stoi na { -parking-spot(case: "loc") } danej ulicy.
    .title = Druga strona: zasięg wozu strażackiego
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } sięga tej { -quadrant(case: "gen") }, przy której stoi { -engine }. Rzuć obiema kośćmi; kość, która wskazuje poza nią, obróć na przeciwną ściankę.
    .title = Celowanie działkiem
vehicles_deck-gun-water = Usuwa każdy :fire: i :smoke: z { -target(case: "gen") } i z każdego { -adjacent(case: "gen") }. Ściany i zamknięte drzwi zatrzymują wodę.
    .title = Co oczyszcza
vehicles_deck-gun-forbidden = Nie wolno strzelać, gdy w tej { -quadrant(case: "loc") } jest jakikolwiek { -firefighter }.
    .title = Nikogo na drodze

## Windows and light walls

windows = Więcej dróg do środka i ściany, które niewiele wytrzymają.
    .title = Okna i lekkie ściany
windows_what = :window: { -window(case: "nom-cap") } jest na planszy zakreskowane. Wpuszcza ludzi bez rozbijania ściany, a otwiera się i zamyka podobnie jak { -door }.
    .title = Okna
windows_closed = Na początku każde { -window } jest zamknięte.
    .title = Najpierw zamknięte
windows_open = Z pola, przy którym jest { -window }, otwierasz je albo zamykasz za { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. To { -movement-action }.
    .title = Otwieranie i zamykanie
windows_from-outside = Możesz to zrobić także z { -outside(case: "gen") }, przed którym jest { -window }.
    .title = Z zewnątrz
windows_adjacent = Dzięki otwartemu { -window(case: "dat") } pola po obu jego stronach liczą się jako { -adjacent(case: "nom-pl") }. Otwierając je, połóż na nim znacznik; zamykając, zabierz go.
    .title = Otwarte okna
windows_wall = { -wall(case: "acc-cap") }, w której jest { -window }, niszczy { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "nom-pl") }
       *[many] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Ściana wokół okna
windows_blast = Podmuch przechodzi przez otwarte { -window }, a jednak, inaczej niż przy drzwiach, { -wall } wokół niego przyjmuje uszkodzenie i jest zniszczona.
    .title = Podmuch przy otwartym oknie
windows_marker = Gdy { -wall } wokół otwartego { -window(case: "gen") } zostanie zniszczona, jego znacznik wraca na miejsce obok planszy.
    .title = Znacznik wybitego okna
windows_light-walls = Niebieski odcinek to { -light-wall }. Niszczy ją { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "nom-pl") }
       *[many] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Lekkie ściany
windows_light-chop = Wystarczy jedno { -chop }, za zwykłą cenę, by { -light-wall } runęła.
    .title = Rąbanie lekkiej ściany

## Fire doors

fire-doors = Drzwi, które trzymają, a potem trzymają aż za dobrze.
    .title = Drzwi przeciwpożarowe
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } są zaznaczone na zielono i mają własne znaczniki. Poza tym, co niżej, to { -door } jak każde inne.
    .title = Drzwi przeciwpożarowe
fire-doors_roll = Gdy podmuch podczas { -advance-fire(case: "gen") } miałby zniszczyć zamknięte { -fire-door }, rzuć najpierw { -red-die(case: "ins") }.
    .title = Rzut
fire-doors_open = Jeśli podmuch trafia na otwarte { -fire-door }, ich znacznik znika, a podmuch idzie dalej, jak przy wszystkich otwartych drzwiach.
    .title = Otwarte drzwi przeciwpożarowe
fire-doors_holds = Przy wyniku { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high } podmuch zostaje zatrzymany, znacznik zostaje, a ognia w tę stronę nie przybywa. Pozostałe kierunki rozgrywa się jak zawsze.
    .title = Wytrzymują
fire-doors_jams = Przy wyniku { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high } też wytrzymują, ale trafia na nie :jam: { -jam-marker }.
    .title = Wytrzymują i zacinają się
fire-doors_jams-again = Na zacięte { -fire-door } już się nie rzuca: każdy kolejny podmuch dokłada jeden { -jam-marker }.
    .title = Już zacięte
fire-doors_shut = Zaciętych { -fire-door(case: "gen") } nie da się otworzyć.
    .title = Nie ma przejścia
fire-doors_unjam = { -chop(case: "nom-cap") } na polu przy drzwiach zdejmuje jeden { -jam-marker }, za zwykłą cenę rąbania.
    .title = Odrąbywanie zacięcia
fire-doors_unjam-cube = Gdy odrąbujesz { -jam-marker }, nie zużywasz { -damage-cube(case: "gen") }: budynkowi to nie szkodzi.
    .title = Zacięcie bez uszkodzenia
fire-doors_last-jam = Gdy znika ostatni { -jam-marker }, { -fire-door } są zniszczone.
    .title = Ostatni znacznik zacięcia
fire-doors_jams-short = Jeśli w użyciu są już wszystkie znaczniki, czyli { $jam-markers ->
        [one] { $jam-markers } { -jam-marker }
        [few] { $jam-markers } { -jam-marker(case: "nom-pl") }
       *[many] { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, drzwi i tak wytrzymują, a kolejnego się nie dokłada.
    .title = Brak znaczników zacięcia

## Explosive objects

objects = Coś dużego, co lepiej, żeby się nie nagrzało.
    .title = Przedmioty wybuchowe
objects_scope = To opcja. Na planszy leży { -explosive-object }, który po zbyt wielu uszkodzeniach wylatuje w powietrze.
    .title = Gra z przedmiotami wybuchowymi
objects_car = :car: Samochód stoi na miejscu garażowym i zajmuje { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pola
       *[many] { $object-spaces_large } pól
    }.
    .title = Samochód
objects_wall = { -explosive-object(case: "nom-cap") } zagradza każdą drogę na swoje pola i przez nie i przerywa tam sąsiedztwo, jak gruba { -wall }.
    .title = Jak gruba ściana
objects_no-fire = Dopóki stoi, na jego polach nigdy nie leży { -smoke } ani { -fire }.
    .title = Nic na nim nie płonie
objects_target = Jeśli { -advance-fire } wskaże jedno z jego pól, idź za strzałkami do pierwszego pola, na którym może być { -target }.
    .title = Wylosowany jako cel
objects_damage = Ilekroć podmuch miałby położyć na jednym z jego pól :fire:, połóż zamiast tego na przedmiocie { -damage-cube }.
    .title = Jak się uszkadza
objects_capacity = Przedmiot wybucha, gdy leży na nim tyle { -damage-cube(case: "gen-pl") }, ile na nim narysowano: to jego { -capacity }; więcej też się liczy.
    .title = Gdy ma dość
objects_capacities = Przykłady pokazują, jaka jest { -capacity } samochodu i toksycznej aparatury. Wartości dla aparatury wybuchowej są nasze własne, na wypadek gdyby nadruku na żetonie nie dało się odczytać.
    .title = Wytrzymałość przedmiotów
objects_order = Dokończ trwający podmuch; dopiero potem wybucha przedmiot.
    .title = Jedno po drugim
objects_large = Na obu jego polach połóż :fire: i :hot-spot:, a żeton zdejmij. Potem z tej pary pól rozchodzi się jeden { -explosion } w { $object-directions ->
        [one] { $object-directions } kierunku
        [few] { $object-directions } kierunkach
       *[many] { $object-directions } kierunkach
    }.
    .title = Samochód wybucha
objects_laboratory-large = Duża aparatura działa jak samochód: na obu jej polach :fire: i :hot-spot:, żeton schodzi, i jeden { -explosion } w { $object-directions ->
        [one] { $object-directions } kierunku
        [few] { $object-directions } kierunkach
       *[many] { $object-directions } kierunkach
    }.
    .title = Duża aparatura wybucha
objects_family-hot-spot = W grze rodzinnej przedmiot, który wybucha, nie zostawia po sobie { -hot-spot(case: "gen-pl") }.
    .title = Bez zarzewi w grze rodzinnej
objects_cubes = { -damage-cube(case: "nom-pl-cap") } z przedmiotu, który wybuchł, wychodzą z gry. Nadal przybliżają { -collapse } i nigdy nie wracają do zapasu.
    .title = Jego znaczniki
objects_refill = Jeśli { -poi } ma trafić tam, gdzie leży { -explosive-object }, idzie za strzałkami.
    .title = Znaki zapytania
objects_small = Na jego polu połóż :fire: i :hot-spot:, a żeton zdejmij. Na tym polu następuje { -explosion }, a potem na tym samym polu jeszcze jeden: razem { $small-explosions }.
    .title = Mała aparatura wybucha

## Stairs

stairs = Z piętra na piętro wewnątrz budynku.
    .title = Schody
stairs_adjacent = Dolne i górne pole, które łączą :stairs: { -stairs }, sąsiadują ze sobą, więc każde może mieć do { $stair-neighbours ->
        [one] { $stair-neighbours } sąsiada
        [few] { $stair-neighbours } sąsiadów
       *[many] { $stair-neighbours } sąsiadów
    }. Poza tym to zwykłe pola.
    .title = Para pól
stairs_ordinary = Ruch kosztuje tam tyle co zwykle. Na polu schodów mogą być ludzie, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } albo { -fire }, a ściany wokół można zniszczyć.
    .title = Co może się tam zdarzyć
stairs_coordinates = Na każdym polu schodów podane są współrzędne tego drugiego.
    .title = Druga połowa
stairs_explosion = { -explosion(case: "nom-cap") } na polu schodów rozchodzi się w { $stair-neighbours ->
        [one] { $stair-neighbours } kierunku
        [few] { $stair-neighbours } kierunkach
       *[many] { $stair-neighbours } kierunkach
    }.
    .title = Wybuch na schodach
stairs_vertical = Jeśli druga połowa płonie, podmuch, który tam idzie, wychodzi z niej tylko jej otwartą stroną, tą bez ściany, nawet jeśli jej pozostałe ściany są uszkodzone albo ich już nie ma.
    .title = W górę lub w dół schodów
stairs_wave = { -shockwave(case: "nom-cap") }, która dociera po tej samej kondygnacji na płonące pole schodów, wychodzi z niego w jednym kierunku: prosto, jeśli ściana z tyłu jest zniszczona, a w przeciwnym razie na inne piętro, i ściana ta nie przyjmuje uszkodzenia.
    .title = Fala dociera do schodów
stairs_wave-on = Jeśli druga połowa też płonie, { -shockwave } biegnie dalej przez jej otwartą stronę.
    .title = I jeszcze dalej
stairs_example-explosion = Wybucha dolne pole schodów, które ma ściany u góry, po lewej i u dołu, a po prawej jest otwarte; górna połowa płonie. Każda z tych ścian dostaje { -damage-cube }, pole po prawej staje w ogniu, a na piętrze pole poniżej górnej połowy.
    .title = Przykład: wybuch na schodach
stairs_example-wave = { -shockwave(case: "nom-cap") } dociera na płonące pole schodów, a ściana za nim jest zniszczona: zapala się pole za tą ścianą, na tym samym piętrze. Gdyby ściana stała, zapaliłaby się druga połowa schodów.
    .title = Przykład: fala na schodach

## Ladders

ladders = Z piętra na piętro na zewnątrz budynku.
    .title = Drabiny
ladders_engine = Na polu, które zajmuje { -engine }, bierzesz :ladder: { -ladder(case: "acc") } za { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Niesiesz ją złożoną na miejsce i tam rozstawiasz; wcześniej nikt na nią nie wejdzie.
    .title = Branie drabiny
ladders_carry = Gdy niesiesz { -ladder(case: "acc") }, ruch kosztuje tyle co zwykle.
    .title = Niesienie drabiny
ladders_no-load = Niosąc { -ladder(case: "acc") }, nie możesz nieść ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }, ale możesz w tym czasie prowadzić { -treated-victim(case: "acc") }.
    .title = Żadnego innego ładunku
ladders_single = Nigdy nie niesiesz więcej niż jednej { -ladder(case: "gen") }.
    .title = Jedna naraz
ladders_ambulance = { -ladder(case: "nom-cap") } nie może trafić do { -ambulance(case: "gen") }, ani z tobą, ani sama. Jeśli chcesz jechać karetką, zostaw drabinę na zewnątrz.
    .title = Nie do karetki
ladders_raise = Tylko na zewnątrz rozstawiasz { -ladder(case: "acc") } za { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }, a jest to { -movement-action }: { -lower-half } trafia na twoje pole, a { -upper-half } na odpowiadające mu { -outside } wyższego piętra. Odtąd nikt jej nie niesie.
    .title = Rozstawianie
ladders_climb = Między jej połowami wspinasz się za { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    } albo za { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    }, jeśli jest z tobą { -victim }, { -hazmat } lub, wbrew zwykłej zasadzie, { -treated-victim }.
    .title = Wspinanie się
ladders_enter = Te same ceny obowiązują między { -upper-half(case: "ins") } a budynkiem, przez otwarte { -window } albo zniszczoną { -wall(case: "acc") }.
    .title = Do budynku
ladders_upper-single = Na { -upper-half(case: "loc") } jest miejsce najwyżej dla { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter(case: "gen") }
        [few] { $upper-half-room } { -firefighter(case: "gen-pl") }
       *[many] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Miejsce dla jednego strażaka
ladders_upper-work = Na { -upper-half(case: "loc") } gaszenie i { -chop } odbywają się jak zwykle.
    .title = Praca na górze
ladders_upper-leave = Na { -upper-half(case: "loc") } nie wolno zostawić ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }.
    .title = Na górze nic nie zostaje
ladders_lower = { -lower-half(case: "nom-cap") } stoi na ziemi. Może przy niej być dowolnie wiele figurek i nie stoi na drodze nikomu, także pojazdom.
    .title = Dół drabiny
ladders_fold = Z jej dolnego pola składasz { -ladder(case: "acc") } za { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Obie połowy trafiają wtedy na to pole.
    .title = Składanie
ladders_fold-occupied = { -ladder(case: "gen-cap") } nie wolno składać, gdy na jej { -upper-half(case: "loc") } stoi { -firefighter }.
    .title = Ktoś jest na górze
ladders_fire = :fire: na którejkolwiek z połów sprawia, że { -ladder } spada: leży złożona na dolnym polu.
    .title = Ogień przy drabinie
ladders_fire-people = Kto jest w tym ogniu, tego spotyka to co zwykle. Jeśli ogień jest na dole, a na { -upper-half(case: "loc") } stoi { -firefighter }, zostaje on { -knocked-down }, { -victim } jest { -lost }, a niesiony { -hazmat } wybucha na dolnym polu.
    .title = Ci na drabinie
ladders_hazmat = { -hazmat(case: "gen-cap") } można się pozbyć dopiero na ziemi przed budynkiem. { -upper-half(case: "nom-cap") } to jeszcze za blisko.
    .title = Materiały niebezpieczne aż na sam dół
ladders_movement = Niesienie, rozstawianie i składanie { -ladder(case: "gen") } oraz wspinanie się po niej: każde z nich to { -movement-action }, gdy chodzi o umiejętności i ograniczenia specjalistów.
    .title = Praca z drabiną to ruch
ladders_example = Ada wspina się z ziemi na { -upper-half(case: "acc") } za { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    } i wchodzi przez otwarte { -window } za kolejne { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }. Gdy prowadzi z powrotem { -treated-victim(case: "acc") }, kosztuje ją to { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } na górną połowę i { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } w dół.
    .title = Przykład: po drabinie w górę i w dół
ladders_floor = Kto rozstawia { -ladder(case: "acc") }, mówi, na które piętro prowadzi. Żeby to zmienić, złóż ją i rozstaw znowu: jedna drabina nigdy nie służy obu wyższym piętrom.
    .title = Na które piętro prowadzi
ladders_tall = Między połowami { -ladder(case: "gen") } na trzecią kondygnację wszystko kosztuje podwójnie: { $tall_climb ->
        [one] { $tall_climb } { -action-point(case: "acc") }
        [few] { $tall_climb } { -action-point(case: "acc-pl") }
       *[many] { $tall_climb } { -action-point(case: "gen-pl") }
    } w pojedynkę, a { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point(case: "acc") }
        [few] { $tall_climb-loaded } { -action-point(case: "acc-pl") }
       *[many] { $tall_climb-loaded } { -action-point(case: "gen-pl") }
    }, gdy jest z tobą { -victim } albo inny ładunek.
    .title = Aż na poddasze

## Vehicles at these buildings

tall-vehicles = Jak pojazdy działają przy budynkach, które mają nie tylko parter.
    .title = Pojazdy przy tych budynkach
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } sięga tej połowy budynku, przy której stoi { -engine }, na obu kondygnacjach. W razie potrzeby obróć { -red-die(case: "acc") } na przeciwną ściankę; { -black-die } zawsze zostaje, jak padła.
    .title = Działko wodne w laboratorium
tall-vehicles_forbidden = Nie wolno strzelać, gdy w tej połowie, na którymkolwiek piętrze, jest jakikolwiek { -firefighter }.
    .title = Nikogo w tej połowie
tall-vehicles_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } pojazd jedzie na dowolne { -parking-spot } swojego rodzaju, nie tylko na następne. W :engine: nadal musi siedzieć kierujący; :ambulance: przyjeżdża z daleka.
    .title = Jazda przy laboratorium
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } sięga tylko tej połowy planszy, przy której stoi { -engine }. Przy tylu piętrach lepszy jest naszym zdaniem { -platform }.
    .title = Działko wodne przy trzech kondygnacjach
tall-vehicles_three-floors-dice = W razie potrzeby obróć { -red-die(case: "acc") } na przeciwną ściankę. { -black-die(case: "nom-cap") } liczy się tak, jak padła.
    .title = Kości przy trzech kondygnacjach
tall-vehicles_three-floors-people = Nie wolno strzelać, gdy w połowie, do której może trafić woda, jest jakikolwiek { -firefighter }, na dowolnym piętrze.
    .title = Nikogo w połowie celu
tall-vehicles_garage-attic = Rzuć do strzału kością ośmiościenną. Zasięg zależy od strony, po której stoi { -engine }.
    .title = Działko wodne przy garażu z poddaszem
tall-vehicles_garage-right = Po prawej budynek jest parterowy i { -deck-gun } działa tam jak w grze podstawowej.
    .title = Z prawej strony
tall-vehicles_garage-left = Po lewej sięga połowy obu kondygnacji. { -red-die(case: "acc-cap") } można obrócić; jeśli { -black-die } pokazuje { $attic-gun-from } lub więcej, liczy się o { $attic-shift } wyżej i oznacza { -attic(case: "acc") }, kolumny od { $added-first } do { $added-last }.
    .title = Z lewej strony
tall-vehicles_basement = { -deck-gun(case: "nom-cap") } używa jak zawsze kości ośmiościennej. { -basement(case: "nom-cap") } to nie { -target } ani dla niego, ani dla { -platform(case: "gen") }, chyba że przez dziurę w podłodze.
    .title = Działko wodne i piwnica

## Hydraulic platform

platform = Winda z wężem.
    .title = Podnośnik hydrauliczny
platform_scope = To opcja. Zamiast { -deck-gun(case: "gen") } używa się :platform: { -platform(case: "gen") }.
    .title = Gra z podnośnikiem
platform_capacity = Jest tu miejsce na { $platform-room ->
        [one] { $platform-room } figurkę
        [few] { $platform-room } figurki
       *[many] { $platform-room } figurek
    }: na strażaków albo na jednego { -firefighter(case: "acc") } z { -victim(case: "ins") } lub z niesionym { -hazmat(case: "ins") }, ale nigdy na same ofiary. Pojedynczą ofiarę można załadować i tam zostawić.
    .title = Kto może na nim być
platform_step = Przejście z { -engine(case: "gen") } na { -platform(case: "acc") } i z powrotem kosztuje { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }, a między budynkiem a podnośnikiem tyle co zwykle.
    .title = Wchodzenie i schodzenie
platform_operate = Za { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_platform } { -action-point(case: "gen-pl") }
    }, a kierowca-operator za { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point(case: "acc") }
        [few] { $special_driver-platform } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-platform } { -action-point(case: "gen-pl") }
    }, { -platform } z ładunkiem wędruje w jednej akcji na dowolne { -outside } wyższego piętra wzdłuż ulicy wozu albo z powrotem na { -engine(case: "acc") }.
    .title = Poruszanie podnośnikiem
platform_not-movement = Gdy porusza się { -platform }, jest to akcja pojazdu, a nie { -movement-action }.
    .title = To nie jest ruch
platform_who = Porusza nim tylko { -firefighter }, który jest na { -platform(case: "loc") } albo na { -engine(case: "loc") }.
    .title = Kto może nim poruszać
platform_work = Na { -platform(case: "loc") } wszystko odbywa się jak zwykle: gaszenie, { -chop }, otwieranie i zamykanie { -window(case: "gen") }.
    .title = Praca z podnośnika
platform_cannon = Za { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point(case: "acc") }
        [few] { $cost-extreme_cannon } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_cannon } { -action-point(case: "gen-pl") }
    }, a kierowca-operator za { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point(case: "acc") }
        [few] { $special_driver-cannon } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-cannon } { -action-point(case: "gen-pl") }
    }, jego armatka trafia bez rzutu w pole obok niego, przez otwarte { -window } albo zniszczoną { -wall(case: "acc") }.
    .title = Jego armatka
platform_cannon-water = Z { -target(case: "gen") } i z każdego { -adjacent(case: "gen") } znika każdy :fire: i :smoke:. Ściany i zamknięte drzwi zatrzymują wodę.
    .title = Co oczyszcza armatka
platform_cannon-forbidden = Armatki nie wolno użyć, gdy na którymkolwiek z pól, które by oczyściła, jest { -victim } albo inny { -firefighter }.
    .title = Nikogo na drodze
platform_stay = { -engine(case: "nom-cap") } nie może ruszyć, dopóki { -platform } nie wróci na niego.
    .title = Wóz czeka

## Chemical spill

spill = To, co tu cieknie, nie nadaje się do brodzenia.
    .title = Wyciek chemikaliów
spill_scope = To opcja. Toksyczna aparatura działa jak { -explosive-object }, ale gdy jej { -capacity } się wyczerpie, następuje { -spill }, a nie wybuch.
    .title = Gra z wyciekiem
spill_damage = Zagradza drogę jak gruba { -wall } i nigdy nie płonie. Podmuch, który położyłby na jej polu :fire:, kładzie na niej { -damage-cube }, łącznie do { $capacity_toxic }.
    .title = Uszkadzanie aparatury
spill_markers = Żeton i leżące na nim znaczniki opuszczają grę. Na jego polu połóż :toxic: { -toxic-marker }, a potem kolejne, jeden po drugim, aż będzie ich { $toxic-markers }.
    .title = Zaczyna cieknąć
spill_next = Każdy kolejny znacznik trafia na losowe { -adjacent } względem właśnie położonego. Rozdziel ścianki kości po równo między pola, które mogą go przyjąć, jak pokazuje tabela.
    .title = Dokąd płynie
spill_no-roll = Gdy takie pole jest tylko jedno, nie rzuca się.
    .title = Jedyna droga
spill_walls = { -spill(case: "nom-cap") } nie przechodzi przez ściany, zamknięte drzwi ani zamknięte okna: liczy się tylko { -adjacent }.
    .title = Ściany go zatrzymują
spill_dead-end = Na żadne pole nie trafia drugi { -toxic-marker }. Jeśli nie ma już dokąd płynąć, cofnij się po przebytej drodze, aż się takie pole znajdzie.
    .title = Ślepe zaułki
spill_short = Jeśli nawet po cofnięciu się nie ma żadnego pola, { -spill } kończy się, choć znaczników jest mniej niż { $toxic-markers ->
        [one] { $toxic-markers } znacznik
        [few] { $toxic-markers } znaczniki
       *[many] { $toxic-markers } znaczników
    }.
    .title = Nie ma dokąd płynąć
spill_people = Na skażonym polu każda { -victim } jest { -lost }, { -poi } zostaje odkryty i traktowany tak samo, a każdy { -firefighter } zostaje { -knocked-down }.
    .title = Ludzie w wycieku
spill_closed = Żaden { -firefighter } nie może wejść na skażone pole.
    .title = Wstęp wzbroniony
spill_refill = Jeśli { -poi } ma trafić na skażone pole, idzie za strzałkami.
    .title = Znaki zapytania
spill_fire = { -toxic-marker(case: "nom-cap") } nie ma wpływu na { -fire(case: "acc") }, { -smoke(case: "acc") }, { -hot-spot(case: "acc-pl") } ani { -hazmat(case: "acc-pl") }.
    .title = Ogień mu nie przeszkadza
spill_remove = Ratownik chemiczny usuwa { -toxic-marker } z { -adjacent(case: "gen") } za { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "acc-pl") }
       *[many] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Sprzątanie
spill_example = Podmuch kładzie na aparaturze ostatni znacznik. Pierwszy znacznik skażenia leży na jej polu; wokół niego kolejny mogą przyjąć A, B i C, a wynik { $spill-example_first } wskazuje C. Z C można iść na D albo E; kość wskazuje D, a to ślepy zaułek. Po cofnięciu się na C następny znacznik bez rzutu przyjmuje E. Wokół E są B, F i G, a wynik { $spill-example_last } wskazuje B, gdzie { -victim } jest { -lost }.
    .title = Przykład: wyciek
spill_example-dice = Pewne tłumaczenie wymienia kości, które nie istnieją. Chodzi mu o to, co wypadło na zwykłej kości.
    .title = Kości w przykładzie
spill_example-third = Źródła nie są zgodne co do tego, co wypadło przy trzecim znaczniku. Na końcu nie robi to różnicy: jedno z pól D i E to ślepy zaułek, a drugie zapełnia się jako następne.
    .title = Trzeci znacznik
spill_example-blast = Zanim nastąpi wyciek, podmuch podpala oba wolne pola obok aparatury, uszkadza jedną ścianę i kładzie na aparaturze ostatni znacznik.
    .title = Podmuch w przykładzie

## Basement and holes in the floor

floors = Co wybucha na dole, otwiera ziemię na górze.
    .title = Piwnica i dziury w podłodze
floors_outer-walls = Zewnętrzne ściany { -basement(case: "gen") }, oznaczone na czarno, nie przyjmują uszkodzeń.
    .title = Ściany od strony ziemi
floors_damage = Rozegraj go, a potem na polu parteru prosto nad wybuchem połóż znacznik :floor-damaged: { -damaged-floor(case: "gen") }.
    .title = Wybuch w piwnicy
floors_damaged = { -damaged-floor(case: "nom-cap") } na razie nic nie zmienia.
    .title = Uszkodzona, ale trzyma
floors_destroy = { -damaged-floor(case: "nom-cap") } zamienia się w { -destroyed-floor(case: "acc") }, gdy na tym samym polu albo prosto pod nim nastąpi { -explosion }.
    .title = Drugi podmuch
floors_cubes = Obróć znacznik na :floor-destroyed:. { $floor-cubes ->
        [one] { $floor-cubes } { -damage-cube } ubywa
        [few] { $floor-cubes } { -damage-cube(case: "nom-pl") } ubywają
       *[many] { $floor-cubes } { -damage-cube(case: "gen-pl") } ubywa
    } za to z zapasu, a to może oznaczać { -collapse }.
    .title = Ile to kosztuje budynek
floors_fire = Usuń z tego pola ogień i dym. Każdy :smoke: na { -adjacent(case: "loc") } staje się :fire:, a potem rozgrywa się rozgorzenia.
    .title = Ogień na dziurze
floors_people = Każda znajdująca się tam { -victim } jest { -lost }; każdy { -poi } zostaje odkryty i traktowany tak samo. Każdy { -firefighter } zostaje { -knocked-down }, a { -hazmat } tam wybucha.
    .title = Ci, którzy tam stali
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } z tego pola wracają do { -pool(case: "gen") }.
    .title = Zarzewia na dziurze
floors_impassable = { -destroyed-floor(case: "nom-cap") } jest nie do przejścia dla nikogo.
    .title = Dziura
floors_extinguish = Z pola parteru obok dziury możesz gasić w { -basement(case: "loc") }, na polu pod dziurą.
    .title = Ogień na dnie dziury
floors_water = Jeśli { -deck-gun } trafia w { -destroyed-floor(case: "acc") }, jako w { -target(case: "acc") } albo w pole obok, woda działa na pole poniżej.
    .title = Woda w dziurę
floors_below = { -explosion(case: "nom-cap") } prosto pod dziurą zamienia też każdy :smoke: obok niej na parterze w :fire:; potem rozgrywa się rozgorzenia.
    .title = Wybuch pod dziurą
floors_wave = { -shockwave(case: "nom-cap") }, która dociera do dziury, kładzie na polu poniżej :fire:, a jeśli już ono płonie, następuje tam { -explosion }; biegnie też dalej ponad dziurą.
    .title = Fala nad dziurą
floors_refill = Jeśli { -poi } ma trafić na dziurę, leży na polu poniżej.
    .title = Znaki zapytania
floors_target = Jeśli { -advance-fire } wskaże { -destroyed-floor(case: "acc") }, { -target(case: "ins") } jest pole poniżej.
    .title = Ogień wylosowany na dziurę
floors_short = Jeśli na planszy leżą już wszystkie znaczniki podłogi ({ $floor-markers ->
        [one] { $floor-markers } znacznik
        [few] { $floor-markers } znaczniki
       *[many] { $floor-markers } znaczników
    }), kolejne wybuchy na dole nie uszkadzają już podłóg.
    .title = Brak znaczników podłogi
floors_trapped = Gra kończy się przegraną, gdy { -firefighter } jest uwięziony: w { -basement(case: "loc") } albo na parterze, i nie ma już żadnej drogi na zewnątrz.
    .title = Uwięziony
floors_bridge = To opcja. Z { -adjacent(case: "gen") } { -firefighter }, który niesie { -ladder(case: "acc") }, kładzie ją jako { -bridge(case: "acc") } nad { -destroyed-floor(case: "ins") } za { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    }.
    .title = Drabina jako kładka
floors_bridge-cross = Na pole z kładką wchodzi się i przechodzi przez nie za zwykłą cenę.
    .title = Przejście po kładce
floors_bridge-lost = { -explosion(case: "nom-cap") } prosto pod nią rozgrywa się jak zwykle, a { -ladder } wypada z gry.
    .title = Wybuch pod kładką
floors_bridge-fall = Jeśli przepada { -bridge }, { -firefighter }, który na niej stał, zostaje { -knocked-down }, ze wszystkim, co to oznacza dla ładunku.
    .title = Kto stał na kładce
floors_ladder-down = To opcja. Z pola obok dziury { -firefighter }, który niesie { -ladder(case: "acc") }, opuszcza ją w dół za { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } trafia na jego pole, a { -lower-half } na pole { -basement(case: "gen") } prosto pod dziurą.
    .title = Drabina w głąb dziury
floors_repair = To opcja. Inżynier budowlany naprawia { -damaged-floor(case: "acc") }, stojąc na niej albo pod nią. Na polach obok i poniżej nie może leżeć { -fire }; { -destroyed-floor } zostaje, jak jest.
    .title = Naprawa podłogi
floors_repair-cost = Naprawa kosztuje { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    }, a znacznik znika.
    .title = Ile kosztuje naprawa

## Misprints and false friends

errata = Gdzie tłumaczenia mogą zwieść, choć zasada nie budzi wątpliwości.
    .title = Błędy druku i fałszywi przyjaciele
errata_order = W krążącym tłumaczeniu nagłówki i kolumny straciły swoją kolejność, a przykład o drabinie jest rozerwany na części. Tutaj wszystko wróciło na miejsce.
    .title = Pomieszane kolumny
errata_attic = Portugalskie słowo na { -attic(case: "acc") } wygląda jak hiszpańskie na { -basement(case: "acc") }. W tekście, który miesza te języki, znaczą coś przeciwnego.
    .title = Poddasze czy piwnica?
errata_knocked-down = Tłumaczenia mówią o strażakach ogłuszonych albo rannych. Zawsze chodzi o to, że strażak jest { -knocked-down }.
    .title = Ogłuszony, ranny, powalony
errata_shockwave = Pewne tłumaczenie w przykładzie o schodach używa słowa, którym nazywa { -flashover(case: "acc") }. Chodzi tam o to, że biegnie { -shockwave }.
    .title = Fala uderzeniowa czy rozgorzenie?
errata_hazmat = Gdzie tłumaczenie pozwala wspinać się z niebezpiecznym przedmiotem, chodzi o { -hazmat }. Żaden { -explosive-object } nie daje się nieść.
    .title = Materiał czy przedmiot?
errata_letters = W jednym tłumaczeniu skutki zniszczenia podłogi mają litery po kolei, w innym litery zaczynają się w środku od nowa. To te same zasady.
    .title = Akapity z literami

## Readings

reading_lost-victims = Ile straconych ofiar to za dużo?
    .why = Tak mówi każde znane nam wydanie sklepowe; mniejsza liczba pochodzi z pierwszego nakładu i z pewnego streszczenia.
reading_lost-victims_retail = Gra jest przegrana, gdy jest { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } stracona ofiara
        [few] { $lost-to-lose_retail } stracone ofiary
       *[many] { $lost-to-lose_retail } straconych ofiar
    }.
reading_lost-victims_first-print = Gra jest przegrana już wtedy, gdy jest { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print } stracona ofiara
        [few] { $lost-to-lose_first-print } stracone ofiary
       *[many] { $lost-to-lose_first-print } straconych ofiar
    }.
reading_precedence = Co ma pierwszeństwo, gdy dodatek i gra podstawowa są sprzeczne?
    .why = Tak samo mówią zasady angielskie i oficjalne hiszpańskie.
reading_precedence_expansion = Pierwszeństwo ma dodatek.
reading_precedence_add = Dodatek uzupełnia grę podstawową i zmienia tylko to, co sam wymienia.
reading_second-story = Który budynek z { product_second-story } może dostać poddasze albo piwnicę?
    .why = Angielskie zasady wymieniają oba budynki; inne brzmienie można czytać różnie.
reading_second-story_either = Każdy z jego budynków.
reading_second-story_board = Na górze dochodzi tylko jedna plansza tamtego dodatku, jako następne piętro.
reading_basement-outside = Czy na poziomie piwnicy jest coś na zewnątrz?
    .why = Angielskie i oficjalne hiszpańskie zasady nie znają na dole żadnego używanego pierścienia, oba brzmienia wychodzą więc na jedno.
reading_basement-outside_none = Nie: nikt nie chodzi wokół piwnicy.
reading_basement-outside_no-exit = Nikt nie wychodzi z piwnicy na zewnątrz, ale pól wokół niej to nie wyklucza.
reading_attic-and-basement = Czy w jednej grze może być naraz poddasze i piwnica?
    .why = Zasady mówią zawsze o jednym albo drugim, a kolumny kości dwunastościennej wystarczą tylko na jedną dodaną kondygnację.
reading_attic-and-basement_never = Nie: jest jedno albo drugie.
reading_attic-and-basement_allowed = Tak, mając dwa pudełka, jeśli grupa ustali, która kość wskazuje którą kondygnację.
reading_laboratory-floors = Które kolumny należą do której kondygnacji laboratorium?
    .why = Kondygnację wskazuje sama kolumna, bo czarnej kości przy działku wodnym nigdy się tu nie obraca. Która połowa jest którą, to nasz własny wybór tam, gdzie wasza plansza tego nie mówi.
reading_laboratory-floors_ground-left = Niższe kolumny to parter.
reading_laboratory-floors_ground-right = Niższe kolumny to piętro.
reading_attic-above = Nad którymi kolumnami leży poddasze garażu?
    .why = Wynika to z tego, ile dodaje się do kolumny, gdy działko wodne stoi po lewej.
reading_attic-above_left = Nad lewą połową, każda kolumna prosto nad swoją.
reading_attic-above_printed = Tam, gdzie każą współrzędne wydrukowane na waszej planszy.
reading_laboratory-streets = Gdzie przy laboratorium są ulice dla wozu strażackiego?
    .why = Połowę wybiera kość rzędów, więc połowy leżą wzdłuż dłuższych boków. To nasz wniosek.
reading_laboratory-streets_long-sides = Wzdłuż obu dłuższych boków.
reading_laboratory-streets_printed = Tam, gdzie wasza plansza pokazuje miejsca postoju.
reading_component-list = Co należy do pudełka, choć pewien spis to pomija?
    .why = Pełniejszy spis wymienia obie strony przedmiotów, strona o poddaszu mówi o kości, a podnośnika nie wymienia nikt.
reading_component-list_fuller = Dwustronne przedmioty i kość dwunastościenna są w komplecie; podnośnik nie ma żetonu.
reading_component-list_shorter = Tylko to, co wymienia krótszy spis: przedmioty z jedną stroną i bez kości dwunastościennej.
reading_attic-stair-place = Gdzie leży znacznik schodów na poddasze?
    .why = Miejsce jest wydrukowane jako symbol na planszy poniżej, a do spisu tych miejsc nie mieliśmy dostępu.
reading_attic-stair-place_below = Prosto pod schodami poddasza.
reading_attic-stair-place_free = Na dowolnym polu planszy poniżej, które ustali grupa.
reading_basement-stair-half = Którą połową schodów do piwnicy jest znacznik?
    .why = Znacznik leży na parterze, a to górny koniec; inne brzmienie powtarza zdanie o poddaszu.
reading_basement-stair-half_upper = To górna połowa schodów.
reading_basement-stair-half_lower = To dolna połowa schodów.
reading_family-board-2 = Jak zaczyna się gra rodzinna na drugiej stronie planszy?
    .why = Nie znamy żadnego początku dla niej, a na większych budynkach zaczyna się właśnie tak.
reading_family-board-2_rolled = Od wylosowanych wybuchów i znaków zapytania, bez uszkodzeń.
reading_family-board-2_first-only = Wcale: w grę rodzinną gra się na pierwszej stronie.
reading_garage-experienced = Czy przygotowanie gry zaawansowanej w garażu różni się od podstawowego?
    .why = Źródła różnie nazywają oba sposoby gry, ale dla tego nie podają żadnego wyjątku, więc nic się nie zmienia.
reading_garage-experienced_base = Nie: przygotowuje się ją jak w grze podstawowej.
reading_garage-experienced_rolled = Tak: pierwszy wybuch losuje się obiema kośćmi, jak w laboratorium.
reading_laboratory-explosions = Jak na początku rozkładają się wybuchy w laboratorium?
    .why = Bez rzutu na pierwszy wybuch tabela z gry podstawowej musiałaby pasować do dwóch kondygnacji. Pełniejsze brzmienie to rozstrzyga.
reading_laboratory-explosions_both-dice = Już od pierwszego rzuca się obiema kośćmi, a na każdej kondygnacji musi być wybuch.
reading_laboratory-explosions_should = Na każdej kondygnacji powinien być wybuch; poza tym nic nie różni się od gry podstawowej.
reading_laboratory-points = Jak pierwsze znaki zapytania rozkładają się na piętrach?
    .why = Przy dwóch kondygnacjach oba brzmienia wychodzą na jedno. Trzymamy się dosłownego; przy trzech zostawia więcej przypadkowi.
reading_laboratory-points_most = Na żadnej kondygnacji nie może ich być więcej niż { $lab-points-per-floor }.
reading_laboratory-points_least = Na każdej kondygnacji jest co najmniej jeden.
reading_family-extra-explosion = Co daje w grze rodzinnej dodatkowy wybuch, który przynosi poddasze albo piwnica?
    .why = Wszystkie inne wybuchy podczas przygotowania tej gry są bez uszkodzeń, a zarzewi w niej nie ma.
reading_family-extra-explosion_plain = Tylko ogień: bez uszkodzeń i bez zarzewia.
reading_family-extra-explosion_damage = Ogień i uszkodzenia, ale bez zarzewia.
reading_family-extra-explosion_full = Ogień, uszkodzenia i zarzewie, jak w grze zaawansowanej.
reading_extra-hot-spots = Jak na planszę trafiają dodatkowe zarzewia dodanej kondygnacji?
    .why = Jedno brzmienie wymienia kości, a wszystkie inne zarzewia też się losuje.
reading_extra-hot-spots_rolled = Losuje się ich pola.
reading_extra-hot-spots_placed = Grupa kładzie je tam, gdzie chce.
reading_pool-short = Co, jeśli zarzewi nie wystarczy na planszę i pulę razem?
    .why = Zarzewia na planszy liczą się od pierwszego rzutu, te z puli dopiero później.
reading_pool-short_board-first = Najpierw dostaje je plansza, a pula dostaje resztę.
reading_pool-short_pool-first = Najpierw dostaje je pula, a plansza dostaje resztę.
reading_platform-start = Gdzie zaczyna podnośnik?
    .why = Przejście z jednego na drugie jest za darmo, więc nie robi to różnicy.
reading_platform-start_on-engine = Na samym wozie strażackim.
reading_platform-start_beside = Na jednym z pól, które zajmuje wóz strażacki.
reading_family-engine = Co robi wóz strażacki w grze rodzinnej z drabinami?
    .why = Drabiny muszą gdzieś leżeć, a w grze rodzinnej się nie jeździ.
reading_family-engine_stays = Stoi na wybranym przez was miejscu i tam zostaje.
reading_family-engine_drives = Można nim jeździć jak w grze zaawansowanej.
reading_crew-change = Kiedy w turze wolno zmienić specjalistę?
    .why = Program, który gra według tych zasad, tego pilnuje, a w przeciwnym razie dałoby się w jednej turze użyć dodatkowych punktów dwóch specjalistów.
reading_crew-change_first = Tylko jako pierwszą akcję tury.
reading_crew-change_any = W dowolnej chwili tury; dodatkowe punkty nowego specjalisty przychodzą z następną turą.
reading_flashover-again = Czy po wybuchach materiałów niebezpiecznych następuje kolejne rozgorzenie?
    .why = Wszędzie indziej w tych zasadach dym przy ogniu zamienia się w ogień, dziwne więc byłoby, gdyby tu tak nie było.
reading_flashover-again_again = Tak, aż nic się już nie zmienia.
reading_flashover-again_once = Nie: rozgorzenie jest przed materiałami niebezpiecznymi i tylko tam.
reading_hazmat-order = W jakiej kolejności wybucha kilka materiałów niebezpiecznych?
    .why = Żadne źródło tego nie mówi, a ktoś musi zdecydować.
reading_hazmat-order_active = W takiej, jaką wybierze gracz, którego tura trwa.
reading_hazmat-order_reading-order = Od górnego rzędu w dół i od lewej do prawej.
reading_clearing-order = Co dzieje się najpierw, gdy ogień skończył: schodzą ludzie czy ogień na zewnątrz?
    .why = Nie znamy niczego, co by od tego zależało.
reading_clearing-order_people-first = Najpierw ludzie, których dosięgnął ogień, potem ogień na zewnątrz.
reading_clearing-order_outside-first = Najpierw ogień na zewnątrz, tak że nikogo na ulicy nie dosięgnie.
reading_window-outside = Czy okno można otworzyć i zamknąć z zewnątrz?
    .why = Jedno źródło mówi to dwukrotnie, a drugie nie zaprzecza.
reading_window-outside_yes = Tak, z pola przed nim.
reading_window-outside_no = Tylko z pola wewnątrz budynku.
reading_window-wall = Co niszczy uszkodzenie ściany z oknem?
    .why = Angielskie zasady mówią o ścianie; inne brzmienie bierze się z gramatyki.
reading_window-wall_wall = Cały odcinek ściany wraz z oknem.
reading_window-wall_window-only = Tylko okno; ściana zachowuje swoją wytrzymałość.
reading_window-blast = Czy podmuch przechodzi przez otwarte okno?
    .why = Otwarte okno, tak jak otwarte drzwi, sprawia, że pola ze sobą sąsiadują; a że ściana też się uszkadza, mówią oba źródła.
reading_window-blast_passes = Przechodzi, a ściana jest zniszczona.
reading_window-blast_stops = Niszczy ścianę i tam się kończy.
reading_window-marker = Co dzieje się ze znacznikiem otwartego okna, gdy jego ściana zostaje zniszczona?
    .why = Nie ma już okna, które mogłoby być otwarte.
reading_window-marker_removed = Schodzi z planszy i można go użyć znowu.
reading_window-marker_stays = Zostaje na miejscu i jest wyłączony z użytku.
reading_light-chop = Ile kosztuje wyrąbanie lekkiej ściany?
    .why = Zasady mówią tylko o uszkodzeniach, a rąbanie zadaje uszkodzenie za swoją cenę. Niższa cena pochodzi z recenzji.
reading_light-chop_chop = Tyle co zwykłe rąbanie.
reading_light-chop_cheap = Jeden punkt akcji.
reading_fire-door-closed = Które drzwi przeciwpożarowe rzucają przeciw podmuchowi?
    .why = Ta sama zasada w innym dodatku też mówi o zamkniętych.
reading_fire-door-closed_closed = Tylko zamknięte.
reading_fire-door-closed_any = Wszystkie, które podmuch miałby zniszczyć, otwarte lub zamknięte.
reading_fire-door-open = Co robi podmuch z otwartymi drzwiami przeciwpożarowymi?
    .why = Poza rzutem na zamknięte są to zwykłe drzwi.
reading_fire-door-open_as-door = Ich znacznik znika, a podmuch idzie dalej.
reading_fire-door-open_holds = Zatrzaskują się: są zamknięte, a podmuch zostaje zatrzymany.
reading_jam-again = Co robi kolejny podmuch z zaciętymi drzwiami przeciwpożarowymi?
    .why = Inne brzmienie przeczy samo sobie w jednym zdaniu.
reading_jam-again_adds = Dokłada znacznik zacięcia bez rzutu.
reading_jam-again_nothing = Zostaje zatrzymany i niczego nie dokłada.
reading_unjam-cost = Ile kosztuje usunięcie zacięcia?
    .why = Jedno źródło nazywa tę akcję, a tym samym jej cenę. Pozostałe ceny nie podają albo podają inną.
reading_unjam-cost_chop = Rąbanie za każdy znacznik zacięcia, po zwykłej cenie.
reading_unjam-cost_single = Jeden punkt akcji za każdy znacznik zacięcia.
reading_unjam-cost_action = Akcję za każdy znacznik zacięcia, o nieznanej cenie.
reading_unjam-cube = Czy odrąbywanie zacięcia zużywa znacznik uszkodzenia?
    .why = Budynek nie ponosi przy tym szkody i żadne źródło nie wymaga znacznika.
reading_unjam-cube_no = Nie.
reading_unjam-cube_yes = Tak, jak każde rąbanie.
reading_jams-short = Co, jeśli nie ma już znaczników zacięcia?
    .why = Wyczerpany zapas nie powinien osłabiać drzwi.
reading_jams-short_holds = Drzwi wytrzymują, a kolejnego znacznika się nie dokłada.
reading_jams-short_destroyed = Drzwi są zniszczone.
reading_object-blocks = Czy przedmiot wybuchowy zagradza drogę?
    .why = Tak mówi pełniejsze brzmienie; drugie traktuje go jak ścianę tylko przy uszkodzeniach.
reading_object-blocks_blocks = Tak: nikt nie wejdzie na niego ani przez niego nie przejdzie, a sąsiedztwo się przerywa.
reading_object-blocks_damage-only = Nie: jest jak ściana tylko przy liczeniu uszkodzeń.
reading_object-damage = Co uszkadza przedmiot wybuchowy?
    .why = Oba brzmienia dają w grze to samo: podmuch położyłby tam ogień.
reading_object-damage_fire = Podmuch, który położyłby nowy ogień na jednym z jego pól.
reading_object-damage_reach = Podmuch, który dociera na jedno z jego pól.
reading_capacity-test = Kiedy dokładnie przedmiot ma dość?
    .why = Przyjmuje po jednym znaczniku, więc oba brzmienia prawie zawsze dają to samo.
reading_capacity-test_reaches = Gdy tylko wyczerpie się jego wytrzymałość.
reading_capacity-test_at-least = Gdy po podmuchu liczy się jego znaczniki i jest ich tyle, ile wynosi wytrzymałość, albo więcej.
reading_family-object-spots = Czy wybuchające przedmioty zostawiają w grze rodzinnej zarzewia?
    .why = W grze rodzinnej nie ma nawrotów ognia, zarzewia nie miałyby więc żadnego skutku.
reading_family-object-spots_none = Nie: tylko ogień.
reading_family-object-spots_some = Tak, a cel z zarzewiem oznacza nawrót ognia.
reading_object-cubes = Dokąd trafiają znaczniki uszkodzeń z przedmiotu, który wybuchł?
    .why = Oba brzmienia wliczają je do zawalenia. Usunięcie ich zgadza się z przykładem wycieku.
reading_object-cubes_out = Wychodzą z gry.
reading_object-cubes_stay = Zostają na jego polach.
reading_small-object-token = Czy żeton małego przedmiotu schodzi, gdy ten wybucha?
    .why = Z rzeczy, która wybuchła, nic nie zostaje, a samochód też schodzi.
reading_small-object-token_removed = Tak.
reading_small-object-token_stays = Nie: zostaje na miejscu, bez żadnego skutku.
reading_stair-wave = Czy boczne ściany mają znaczenie, gdy fala dociera do schodów?
    .why = Jedno źródło mówi wprost, że nie; drugie milczy.
reading_stair-wave_opposite = Nie: liczy się tylko ściana na wprost.
reading_stair-wave_all = Tak: jeśli zniszczona jest któraś ze ścian z boku, fala może wyjść tamtędy.
reading_stair-example = Gdzie na piętrze pojawia się ogień z przykładu?
    .why = Tylko jedno źródło podaje kierunek i pasuje on do zasady otwartej strony.
reading_stair-example_open-side = Na polu poniżej górnej połowy, po jej otwartej stronie.
reading_stair-example_any-empty = Na pustym polu obok górnej połowy, nie wiadomo z której strony.
