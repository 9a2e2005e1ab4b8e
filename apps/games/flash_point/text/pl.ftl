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
boards_layout-1 = Tabela podaje dla każdego rzędu kolumny, za którymi i pod którymi stoi ściana albo drzwi. Wszystkie zewnętrzne krawędzie to ściany, z wyjątkiem wejść. Razem daje to { $segments_board-1_walls } zewnętrznych i wewnętrznych odcinków ściany, { $segments_board-1_doors ->
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
boards_layout-2 = Tę tabelę czyta się jak tabelę pierwszej strony. Razem jest tu { $segments_board-2_walls } odcinków ściany, { $segments_board-2_doors ->
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

