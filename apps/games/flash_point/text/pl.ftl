# Flash Point in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Ognisty podmuch
    .about = Płonie budynek, w środku są ludzie, a wy jesteście strażą pożarną: wyprowadźcie ich, zanim wszystko runie.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
    .of = 0d689f747dc3
product_base = Ognisty podmuch
    .of = b2ddc8d2abdd
product_extreme-danger = Extreme Danger
    .of = 5072c9ac7fc8
product_second-story = { "2nd Story" }
    .of = 9c7e08404309
source_B = Flash Point: Fire Rescue, zasady i karta pomocy po angielsku (początek)
    .of = e44eee7f1b0e
source_I = Dwa otwarte programy grające w grę podstawową i skany jej plansz
    .of = 86aefd9adfa7
source_P = Karty pomocy, spis żetonów i streszczenia przygotowania gry podstawowej
    .of = 0b9fe19c9289
source_G = Niemieckie omówienie niemieckiej instrukcji
    .of = 617bdf86cc09
source_N = Extreme Danger, zasady po angielsku (początek)
    .of = 7cdd4d6c6199
source_D = Extreme Danger, oficjalne wydanie hiszpańskie (początek)
    .of = ce3a9d537721
source_Z = Extreme Danger, zasady po czesku
    .of = 0dc780e0ae1e
source_E = Extreme Danger, przekład fanów na hiszpański, częściowo na portugalski
    .of = d56a47cbbe51
source_T = Notatki gracza o Extreme Danger po chińsku
    .of = edc2b92c10aa
source_U = Urban Structures, zasady (po angielsku i po włosku)
    .of = 2f942368a705
source_S = { "2nd Story" } w opisach recenzentów
    .of = 0d2ce79056d5
source_W = Dangerous Waters, zasady po japońsku: te same drzwi przeciwpożarowe
    .of = 1ab8d0b9bcc0
source_H = Ludolex: gdzie milczą wszystkie źródła
    .of = f306d777283f
module_garage = Garaż
    .about = Budynek parterowy z oknami, drzwiami przeciwpożarowymi i, jeśli chcecie, z samochodem, który może wybuchnąć.
    .of = 09e477ed7791
module_laboratory = Laboratorium
    .about = Dwa piętra połączone schodami, do tego drabiny, a jeśli chcecie, także aparatura, która wybucha albo cieknie.
    .of = ab621920cf8a
module_attic = Poddasze
    .about = Jedno piętro więcej na górze, z kością dwunastościenną i większą liczbą wybuchów.
    .of = cf11ccfbc41b
module_basement = Piwnica
    .about = Jedna kondygnacja więcej pod spodem; jej wybuchy wyrywają dziury w parterze.
    .of = 3937188ee7d2
module_second-story-building = Budynek z dodatku { product_second-story }
    .about = Dom z tamtego dodatku, tutaj tylko jako miejsce na poddasze albo piwnicę.
    .of = 6d40995e18f8
mode_family = Gra rodzinna
    .about = Ogień, ludzie i ściany, o nic więcej nie trzeba się martwić.
    .of = 831b1951a90a
mode_experienced = Gra zaawansowana
    .about = Ze specjalistami, materiałami niebezpiecznymi, zarzewiami i pojazdami.
    .of = 677c5558298f
option_board = Strona planszy podstawowej
    .of = bf349dda992f
option_board_board-1 = Pierwsza strona
    .of = b7507f960d8e
option_board_board-2 = Druga strona
    .of = f49dc96fedf1
option_level = Poziom trudności
    .of = 73f0e6a51c26
option_level_recruit = Rekrut
    .of = 6cea06d52c92
option_level_veteran = Weteran
    .of = c64b18ea80f7
option_level_heroic = Bohater
    .of = 5b9dd20c214d
option_explosive-objects = Przedmioty wybuchowe
    .about = Samochód w garażu albo aparatura w laboratorium może wybuchnąć.
    .of = 1c24b754f56d
option_explosive-objects_off = Bez
    .of = 749d2ed8d707
option_explosive-objects_on = Z nimi
    .of = 77cf2fb87795
option_platform = Podnośnik hydrauliczny
    .about = Wóz strażacki podnosi ludzi, zamiast strzelać z działka wodnego.
    .of = 12747c8b2d27
option_platform_off = Bez
    .of = 1b014d84b83f
option_platform_on = Z nim
    .of = 865c971da6c4
option_spill = Wyciek chemikaliów
    .about = Aparatura w laboratorium zaczyna cieknąć, gdy dostanie za dużo uszkodzeń.
    .of = 1b58ddc44921
option_spill_off = Bez
    .of = 7f69f2acf239
option_spill_on = Z nim
    .of = f29a426608f9
option_bridge = Drabina jako kładka
    .about = Drabinę można położyć nad dziurą w parterze.
    .of = e69c17d543bc
option_bridge_off = Bez
    .of = 3dad8e5f9ea4
option_bridge_on = Z nią
    .of = 93691def151b
option_ladder-down = Drabina w głąb dziury
    .about = Drabina może prowadzić przez dziurę do piwnicy.
    .of = 70da36564b98
option_ladder-down_off = Bez
    .of = 947c2bf986e2
option_ladder-down_on = Z nią
    .of = 5c6f26814fad
option_repair = Naprawa podłóg
    .about = Inżynier budowlany może naprawić uszkodzoną podłogę.
    .of = 7ce5b2461014
option_repair_off = Bez
    .of = 30df90cc09f7
option_repair_on = Z nią
    .of = 5f33d3a08229

## Aim of the game

goal = Gracie razem: przeciwko wam wszystkim jest budynek.
    .title = O co gracie
    .of = 2be46c59e8d2
goal_players = W grze bierze udział od { $players-min } do { $players-max } graczy; wszyscy wygrywają albo przegrywają razem.
    .title = Gracze
    .of = f977d34b4459
goal_firefighters = Każdy porusza własnym { -firefighter(case: "ins") }. Możecie omawiać wszystko, ale o tym, co robi twój strażak, decydujesz ty.
    .title = Strażacy
    .of = 221d5ba19559
goal_family = { -family-game(case: "nom-cap") } obywa się bez { -specialist(case: "gen-pl") }, { -hazmat(case: "gen-pl") }, { -hot-spot(case: "gen-pl") } i { -flare-up(case: "gen-pl") }, a pojazdy ani nie jeżdżą, ani nie strzelają wodą.
    .title = Gra rodzinna
    .of = 8e0e5797b8b7
goal_experienced = { -experienced-game(case: "nom-cap") } korzysta ze wszystkich zasad, a wy wybieracie, jak trudna ma być.
    .title = Gra zaawansowana
    .of = 55da17c70e74
goal_win = Wygrywacie, gdy tylko { $rescued-to-win ->
        [one] { $rescued-to-win } { -victim } jest { -rescued }
        [few] { $rescued-to-win } { -victim(case: "nom-pl") } są { -rescued(case: "nom-pl") }
       *[many] { $rescued-to-win } { -victim(case: "gen-pl") } jest { -rescued(case: "gen-pl") }
    }.
    .title = Wygrana
    .of = 7c04b3059564
goal_lost-victims = Przegrywacie, gdy tylko { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } { -victim } jest { -lost }
        [few] { $lost-to-lose_retail } { -victim(case: "nom-pl") } są { -lost(case: "nom-pl") }
       *[many] { $lost-to-lose_retail } { -victim(case: "gen-pl") } jest { -lost(case: "gen-pl") }
    }.
    .title = Za dużo straconych ofiar
    .of = 018fe366c9fb
goal_collapse = Przegrywacie od razu, przez { -collapse }, gdy trzeba położyć ostatni z { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }.
    .title = Budynek się wali
    .of = 6d52d3390a2f

## Boards

boards = Na czym się gra i jak to czytać.
    .title = Plansze
    .of = e792019a8ef2
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
    .of = 0d3999915217
boards_outside = Wokół budynku biegnie pierścień, którego kratki to { -outside(case: "nom-pl") }. { -firefighter(case: "nom-cap") } może tam stać i chodzić, a ogień tam nie zostaje.
    .title = Na zewnątrz
    .of = 80c9725b5c4c
boards_adjacent = { -adjacent(case: "nom-cap") } to najbliższe pole w górę, w dół, w lewo lub w prawo, nigdy na ukos.
    .title = Sąsiedztwo
    .of = 3bb29adcf12c
boards_blocked = Cała albo uszkodzona { -wall } i zamknięte { -door } sprawiają, że dwa pola ze sobą nie sąsiadują. Zniszczona ściana niczego nie rozdziela.
    .title = Co przerywa sąsiedztwo
    .of = 913229d99538
boards_walls = Każdy odcinek { -wall(case: "gen") } przyjmuje { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "acc-pl") }
       *[many] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; z tyloma jest zniszczony.
    .title = Ściany
    .of = bf27d8415ded
boards_doors = :door: { -door(case: "nom-cap") } są otwarte albo zamknięte, jak pokazuje ich znacznik. { -doorway(case: "nom-cap") } w ścianie zewnętrznej nie ma znacznika i zawsze liczy się jako otwarte.
    .title = Drzwi i wejścia
    .of = e4af47791767
boards_layout-1 = Tabela podaje dla każdego rzędu kolumny, za którymi i pod którymi stoi ściana albo drzwi. Wszystkie zewnętrzne krawędzie to ściany, z wyjątkiem wejść. Razem daje to { $segments_board-1_walls ->
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
    .of = bb9ab2e72c19
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } na tej stronie; każde leży na krawędzi budynku, a wskazuje je rząd i kolumna.
    .title = Pierwsza strona: wejścia
    .of = af3f69f700c9
boards_parking-1 = Każda ulica ma jedno { -parking-spot } dla { -ambulance(case: "gen") } i jedno dla { -engine(case: "gen") }, każde na { $parking-length ->
        [one] { $parking-length } pole
        [few] { $parking-length } pola
       *[many] { $parking-length } pól
    }. Przy górnej i dolnej ulicy tabela podaje kolumny, przy bocznych rzędy.
    .title = Pierwsza strona: miejsca postoju
    .of = 41226dbc825b
boards_layout-2 = Tę tabelę czyta się jak tabelę pierwszej strony. Razem daje to { $segments_board-2_walls ->
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
    .of = 2d7475256321
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } na tej stronie; każde leży na krawędzi budynku, a wskazuje je rząd i kolumna.
    .title = Druga strona: wejścia
    .of = bb94ce316b18
boards_parking-2 = Każda ulica znów ma miejsce dla { -ambulance(case: "gen") } i miejsce dla { -engine(case: "gen") }: u góry i u dołu tabela podaje kolumny, po bokach rzędy.
    .title = Druga strona: miejsca postoju
    .of = 1a2bef88e93e
boards_doors-not-passages = Pewne streszczenie zasad w internecie bierze kilkoro drzwi pierwszej strony za wolne przejścia. To są drzwi: widać je na wydrukowanej planszy.
    .title = To nie przejścia
    .of = c85e171a2db9
boards_arrows = Na każdym polu wydrukowana jest strzałka. Gdy znacznik nie może leżeć na danym polu, idź za strzałkami do pierwszego pola, na którym może.
    .title = Strzałki
    .of = 2c25b5fc0ece
boards_precedence = Extreme Danger wymaga gry podstawowej. Jego zasady dochodzą do zasad podstawowych, a gdzie obie części sobie przeczą, pierwszeństwo ma dodatek.
    .title = Dodatek i gra podstawowa
    .of = 3ef1e02dbf5a
boards_two-boards = Plansza pełnej wielkości ma na jednej stronie garaż, a na drugiej laboratorium; plansza o połowę mniejsza poddasze i piwnicę. Mając jedno pudełko, nigdy więc nie użyjesz w jednej grze obu stron tej samej planszy.
    .title = Dwie dwustronne plansze
    .of = 6e83524d2645
boards_floors = W garażu i w laboratorium gra się tak, jak są, albo z poddaszem na górze, albo z piwnicą na dole.
    .title = Ile pięter
    .of = a070d5231328
boards_garage = Garaż to budynek, który ma { $floors_garage_alone ->
        [one] { $floors_garage_alone } kondygnację
        [few] { $floors_garage_alone } kondygnacje
       *[many] { $floors_garage_alone } kondygnacji
    }. Są w nim :window: okna i :fire-door: drzwi przeciwpożarowe, a do wyboru także wybuchowy samochód. Na odwrocie planszy jest laboratorium.
    .title = Garaż
    .of = 7b09b239b9b9
boards_laboratory = Laboratorium ma { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } kondygnację
        [few] { $floors_laboratory_alone } kondygnacje
       *[many] { $floors_laboratory_alone } kondygnacji
    }. Dochodzą :stairs: schody i :ladder: drabiny, a do wyboru podnośnik, wybuchowa aparatura i wyciek. Na odwrocie planszy jest garaż.
    .title = Laboratorium
    .of = 621cfdd7a474
boards_attic-or-basement = { -attic(case: "nom-cap") } albo { -basement } to zawsze dodatek do innego budynku i nigdy nie ma w grze jednego i drugiego naraz.
    .title = Poddasze albo piwnica
    .of = 7a77c6d8e476
boards_both = W grze jest { -attic } albo { -basement }. Jednego i drugiego naraz zasady nie przewidują, nawet gdy macie dwa pudełka.
    .title = Jedno i drugie naraz
    .of = bbc61d18cded
boards_second-story = { -attic(case: "nom-cap") } albo { -basement } może też dojść do każdego z budynków dodatku { product_second-story }. Sam budynek działa wtedy według zasad tamtego dodatku.
    .title = Na budynku z { product_second-story }
    .of = 4b1dcd8d1c72
boards_inner-ways = Na drugą kondygnację, na poddasze i do piwnicy prowadzą wewnętrzne { -stairs } albo przenośne { -ladder(case: "nom-pl") } z zewnątrz. Schody są wydrukowane, a dla poddasza lub piwnicy kładzie się znacznik schodów.
    .title = Jak dostać się na inne piętra
    .of = 07c1cbd93949
boards_no-throwing = Z wyższego piętra nie wolno zrzucać niczego: ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }, ani nic innego.
    .title = Nic się nie zrzuca
    .of = 098935048ca7
boards_basement-outside = Wokół { -basement(case: "gen") } nie ma { -outside(case: "gen-pl") }: na tym poziomie nikt nie chodzi dookoła budynku ani z niego nie wychodzi.
    .title = Na dole nie ma zewnątrz
    .of = a23df7e73a84
boards_own-plans = Nie mieliśmy dostępu do żadnego spisu wydrukowanych ścian, okien i drzwi tych plansz. Jeśli ten pomocnik rysuje ich plan, jest to plan nasz własny.
    .title = Nasze własne plany
    .of = d2c0ebd0a2ab
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
    .of = 70eecfcb015f
boards_attic-columns = Dodana kondygnacja ma { $floor-rows ->
        [one] { $floor-rows } rząd
        [few] { $floor-rows } rzędy
       *[many] { $floor-rows } rzędów
    } i kolumny od { $added-first } do { $added-last }, które wskaże tylko kość dwunastościenna.
    .title = Kolumny dodanej kondygnacji
    .of = 512d787ede0e
boards_attic-above = W garażu { -attic } leży nad lewą połową: kolumna poddasza znajduje się prosto nad kolumną o numerze mniejszym o { $attic-shift }.
    .title = Co leży pod poddaszem
    .of = 675bf513c0ef
boards_laboratory-streets = { -engine(case: "nom-cap") } ma po jednym { -parking-spot(case: "loc") } przy każdym z obu dłuższych boków, nad budynkiem i pod nim.
    .title = Ulice laboratorium
    .of = c65c32b0119e

## Components

components = Co musi leżeć na stole.
    .title = Elementy gry
    .of = 4e246ef9840f
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
    .of = 2556aa199e28
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
    .of = e3daea58f73f
components_dice-eight = Oprócz tego { -black-die } o { $die-black ->
        [one] { $die-black } ściance
        [few] { $die-black } ściankach
       *[many] { $die-black } ściankach
    }: potrzebuje jej działko wodne albo pierwszy wybuch.
    .title = Kość ośmiościenna
    .of = 156cc68ccb14
components_board = Dwustronna plansza z gry podstawowej.
    .title = Plansza podstawowa
    .of = df14a36570c3
components_second-story = Obie plansze budynku i wszystko, czego jeszcze wymaga tamten dodatek.
    .title = Plansze z { product_second-story }
    .of = d7f8ee436ea8
components_firefighters = { $firefighters ->
        [one] { $firefighters } { -firefighter }
        [few] { $firefighters } { -firefighter(case: "nom-pl") }
       *[many] { $firefighters } { -firefighter(case: "gen-pl") }
    }, każdy w innym kolorze.
    .title = Strażacy
    .of = 287b4e6ef047
components_fire = { $fire-markers ->
        [one] { $fire-markers } znacznik
        [few] { $fire-markers } znaczniki
       *[many] { $fire-markers } znaczników
    }, po jednej stronie :smoke: { -smoke }, po drugiej :fire: { -fire }.
    .title = Znaczniki ognia
    .of = ef84ab626485
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
    .of = 10dd992abd54
components_damage = { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube }
        [few] { $damage-cubes } { -damage-cube(case: "nom-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }. Innych nie ma: to zapas i zarazem zegar budynku.
    .title = Znaczniki uszkodzeń
    .of = e9eaaa0b6ee5
components_doors = { $door-markers ->
        [one] { $door-markers } znacznik
        [few] { $door-markers } znaczniki
       *[many] { $door-markers } znaczników
    } :door: { -door(case: "gen-pl") }, po jednej stronie otwartych, po drugiej zamkniętych.
    .title = Drzwi
    .of = cfac501f4f70
components_hot-spots = { $hot-spot-markers ->
        [one] { $hot-spot-markers } :hot-spot: { -hot-spot }
        [few] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "nom-pl") }
       *[many] { $hot-spot-markers } :hot-spot: { -hot-spot(case: "gen-pl") }
    }.
    .title = Zarzewia
    .of = 780fe61fc574
components_hazmats = { $hazmat-markers ->
        [one] { $hazmat-markers } :hazmat: { -hazmat }
        [few] { $hazmat-markers } :hazmat: { -hazmat(case: "nom-pl") }
       *[many] { $hazmat-markers } :hazmat: { -hazmat(case: "gen-pl") }
    }.
    .title = Materiały niebezpieczne
    .of = 6a55bab45a9c
components_markers = { $action-markers ->
        [one] { $action-markers } znacznik
        [few] { $action-markers } znaczniki
       *[many] { $action-markers } znaczników
    } do odkładania { -action-point(case: "gen-pl") } na później.
    .title = Znaczniki akcji
    .of = fae87f7fabdd
components_heal = { $heal-markers ->
        [one] { $heal-markers } znacznik
        [few] { $heal-markers } znaczniki
       *[many] { $heal-markers } znaczników
    } dla { -treated-victim(case: "gen-pl") }.
    .title = Znaczniki opatrzenia
    .of = 1cb88687c75c
components_vehicles = :engine: { -engine(case: "nom-cap") } i :ambulance: { -ambulance }.
    .title = Pojazdy
    .of = 781e13584b42
components_specialists = { $specialist-cards ->
        [one] { $specialist-cards } { -specialist }
        [few] { $specialist-cards } { -specialist(case: "nom-pl") }
       *[many] { $specialist-cards } { -specialist(case: "gen-pl") }
    }, każdy z własną kartą.
    .title = Specjaliści
    .of = 9c8908d18e5d
components_extreme = Co dokłada dodatek. To, co jest dla planszy, której nie używacie, zostaje w pudełku.
    .title = Z dodatku Extreme Danger
    .of = 54b44269f93f
components_extreme_garage = Plansza pełnej wielkości, garażem do góry.
    .title = Plansza z garażem
    .of = de6e3ab30f73
components_extreme_laboratory = Plansza pełnej wielkości, laboratorium do góry.
    .title = Plansza z laboratorium
    .of = 8a1273082ee1
components_extreme_attic = Plansza o połowę mniejsza, poddaszem do góry.
    .title = Plansza z poddaszem
    .of = 4e8d258120b1
components_extreme_basement = Plansza o połowę mniejsza, piwnicą do góry.
    .title = Plansza z piwnicą
    .of = 3fa11bc237c4
components_extreme_windows = { $open-windows ->
        [one] { $open-windows } znacznik
        [few] { $open-windows } znaczniki
       *[many] { $open-windows } znaczników
    } otwartych :window: { -window(case: "gen-pl") }; zamknięte nie potrzebują znacznika.
    .title = Otwarte okna
    .of = 893925475ba1
components_extreme_doors = Jeszcze { $extra-doors ->
        [one] { $extra-doors } znacznik
        [few] { $extra-doors } znaczniki
       *[many] { $extra-doors } znaczników
    } zwykłych :door: { -door(case: "gen-pl") }.
    .title = Więcej drzwi
    .of = 11b2608d092d
components_extreme_fire-doors = { $fire-door-markers ->
        [one] { $fire-door-markers } zielony znacznik
        [few] { $fire-door-markers } zielone znaczniki
       *[many] { $fire-door-markers } zielonych znaczników
    } :fire-door: { -fire-door(case: "gen-pl") }.
    .title = Drzwi przeciwpożarowe
    .of = 9c820b5dbf2b
components_extreme_jams = { $jam-markers ->
        [one] { $jam-markers } :jam: { -jam-marker }
        [few] { $jam-markers } :jam: { -jam-marker(case: "nom-pl") }
       *[many] { $jam-markers } :jam: { -jam-marker(case: "gen-pl") }
    }.
    .title = Znaczniki zacięcia
    .of = dc2c6f44f177
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
    .of = 14ea670377c5
components_extreme_stairs = { $stair-markers ->
        [one] { $stair-markers } znacznik
        [few] { $stair-markers } znaczniki
       *[many] { $stair-markers } znaczników
    } :stairs: schodów; w jednej grze potrzebny jest tylko jeden z nich.
    .title = Znaczniki schodów
    .of = 39198bd43039
components_extreme_large-object = { $objects_large ->
        [one] { $objects_large } duży żeton
        [few] { $objects_large } duże żetony
       *[many] { $objects_large } dużych żetonów
    }: po jednej stronie :car: samochód, po drugiej wybuchowa aparatura.
    .title = Duży przedmiot
    .of = 056929beb69e
components_extreme_small-object = { $objects_small ->
        [one] { $objects_small } mały żeton
        [few] { $objects_small } małe żetony
       *[many] { $objects_small } małych żetonów
    }: po jednej stronie wybuchowa aparatura, po drugiej toksyczna.
    .title = Mały przedmiot
    .of = 79a30bad5524
components_extreme_toxic = { $toxic-markers ->
        [one] { $toxic-markers } :toxic: { -toxic-marker }
        [few] { $toxic-markers } :toxic: { -toxic-marker(case: "nom-pl") }
       *[many] { $toxic-markers } :toxic: { -toxic-marker(case: "gen-pl") }
    }.
    .title = Znaczniki skażenia
    .of = e4952cf60ad4
components_extreme_floors = { $floor-markers ->
        [one] { $floor-markers } znacznik
        [few] { $floor-markers } znaczniki
       *[many] { $floor-markers } znaczników
    } podłogi: po jednej stronie :floor-damaged: { -damaged-floor }, po drugiej :floor-destroyed: { -destroyed-floor }.
    .title = Znaczniki podłogi
    .of = 05668d806bfe
components_extreme_figures = { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurki
       *[many] { $figures } figurek
    }: specjaliści z gry podstawowej i inżynier budowlany. W pudełku leżą też zasady.
    .title = Figurki
    .of = ec899e9b74bc
components_extreme_list = Żetony przedmiotów mają druk z obu stron, a kość dwunastościenna jest w komplecie, choć nie każdy spis o tym mówi. Żaden spis nie wymienia żetonu podnośnika: weźcie dowolny znacznik.
    .title = Co pomijają spisy
    .of = b98383e23a43

## Set-up

setup = Stół przygotowuje się w tej kolejności.
    .title = Przygotowanie gry
    .of = 138cfc376eb4
setup_board-1 = Połóżcie planszę podstawową pierwszą stroną do góry.
    .title = Pierwsza strona
    .of = e6e26a4f82e1
setup_board-2 = Połóżcie planszę podstawową drugą stroną do góry.
    .title = Druga strona
    .of = 222bb6ab2fba
setup_garage = Połóżcie planszę pełnej wielkości z dodatku Extreme Danger garażem do góry.
    .title = Garaż
    .of = 5f64ada0db3f
setup_laboratory = Połóżcie planszę pełnej wielkości z dodatku Extreme Danger laboratorium do góry.
    .title = Laboratorium
    .of = 253b48bfb6b4
setup_second-story = Połóżcie plansze z dodatku { product_second-story } i przygotujcie je tak, jak każe tamten dodatek; potem wprowadźcie zmiany opisane niżej.
    .title = Budynek z { product_second-story }
    .of = 85e04d518c11
setup_attic = Połóżcie poddasze obok budynku, a znacznik schodów na planszy poniżej jako { -lower-half(case: "acc") } drogi na górę: osobne wydrukowane miejsce na niego jest w garażu, a inne, wspólne, w laboratorium i w { product_second-story }.
    .title = Poddasze
    .of = 02b1fe07c347
setup_attic-stairs = Jeśli nie możecie odnaleźć wydrukowanego miejsca, połóżcie znacznik na polu prosto pod schodami poddasza.
    .title = Gdzie są schody na poddasze
    .of = ad147f0fae0b
setup_basement = Połóżcie piwnicę obok budynku, a znacznik schodów na parterze, w każdym budynku w tym samym miejscu. To górny koniec drogi na dół.
    .title = Piwnica
    .of = c1b1256ee0cc
setup_die = Weźcie { -black-die(case: "acc") } o { $die-black ->
        [one] { $die-black } ściance
        [few] { $die-black } ściankach
       *[many] { $die-black } ściankach
    } do kolumn, a do rzędów { -red-die(case: "acc") }.
    .title = Kość ośmiościenna
    .of = fcd4d6e5104a
setup_die-twelve = Do kolumn weźcie { -black-die(case: "acc") } o { $die-twelve ->
        [one] { $die-twelve } ściance
        [few] { $die-twelve } ściankach
       *[many] { $die-twelve } ściankach
    } zamiast tej, która ma ich { $die-black }, a do rzędów { -red-die(case: "acc") }.
    .title = Kość dwunastościenna
    .of = 2280ea5dc561
setup_die-twelve-basement = Do kolumn weźcie { -black-die(case: "acc") } o { $die-twelve ->
        [one] { $die-twelve } ściance
        [few] { $die-twelve } ściankach
       *[many] { $die-twelve } ściankach
    } zamiast tej, która ma ich { $die-black }, a do rzędów { -red-die(case: "acc") }.
    .title = Kość dwunastościenna
    .of = d8c34ab5ff8c
setup_doors = Na wszystkich wydrukowanych :door: { -door(case: "loc") } połóżcie znacznik drzwi zamkniętych.
    .title = Drzwi
    .of = 525e96b6d202
setup_fire-doors = Na wszystkich wydrukowanych :fire-door: { -fire-door(case: "loc") } połóżcie zielony znacznik, zamkniętą stroną do góry.
    .title = Drzwi przeciwpożarowe
    .of = 67120f9dd998
setup_windows = Na początku wszystkie :window: { -window(case: "nom-pl") } są zamknięte: odłóżcie ich znaczniki obok planszy.
    .title = Okna
    .of = d0a043085fd0
setup_car = Połóżcie :car: samochód na miejscu garażowym, gdzie zajmuje { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pola
       *[many] { $object-spaces_large } pól
    }. Zróbcie to, zanim rzucicie jakąkolwiek kością.
    .title = Samochód
    .of = 6c4a5a4f2612
setup_equipment = Połóżcie duży i mały przedmiot wybuchowy na ich miejscach w laboratorium. Zróbcie to, zanim rzucicie jakąkolwiek kością.
    .title = Aparatura
    .of = a9c4b5ba3e6b
setup_equipment-toxic = Połóżcie duży przedmiot wybuchowy na jego miejscu. Mały leży toksyczną stroną do góry, więc nie wybuchnie, tylko zacznie cieknąć.
    .title = Aparatura wybuchowa i toksyczna
    .of = 75cc3ccba77a
setup_toxic = Połóżcie mały przedmiot na jego miejscu w laboratorium, toksyczną stroną do góry, a :toxic: { -toxic-marker(case: "acc-pl") } obok planszy.
    .title = Toksyczna aparatura
    .of = f1350eb1444a
setup_objects-reroll = Wszystko, co podczas przygotowania miałoby trafić na { -explosive-object(case: "acc") }, czy to wybuch, znak zapytania, zarzewie, czy materiał niebezpieczny, losujecie jeszcze raz.
    .title = Nie na przedmiocie
    .of = a870f1b5712f
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
    .of = 775ba01900c8
setup_level = Wybierzcie { -level }. Od niego zależy, ile jest wybuchów, { -hazmat(case: "gen-pl") } i { -hot-spot(case: "gen-pl") }.
    .title = Poziom trudności
    .of = b633b55e0511
setup_family-fire = Połóżcie :fire: { -fire } na polach z tabeli: dla każdego rzędu w podanych kolumnach. Ściany nie są jeszcze uszkodzone.
    .title = Pierwszy ogień
    .of = bdb55b926963
setup_family-points = Na każdym polu z tabeli połóżcie zakryty :poi: { -poi }: dla każdego rzędu w podanych kolumnach.
    .title = Pierwsze znaki zapytania
    .of = 4b7630d51848
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
    .of = 46d460a10d05
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
    .of = 9ad4cb5016b9
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
    .of = 976bb5c99b5c
setup_first-explosion = Rzućcie { -black-die(case: "ins") }: tabela podaje rząd i kolumnę pierwszego { -explosion(case: "gen") }.
    .title = Pierwszy wybuch
    .of = 4ed2d17488c8
setup_first-explosion-twelve = Tabela kończy się na { $die-black }. Rzućcie tu kością ośmiościenną, nawet jeśli { -black-die } w tej grze ma { $die-twelve ->
        [one] { $die-twelve } ściankę
        [few] { $die-twelve } ścianki
       *[many] { $die-twelve } ścianek
    }: to nasza własna zasada.
    .title = Pierwszy wybuch a kość dwunastościenna
    .of = 5fef302b5c70
setup_garage-experienced = Nie znamy żadnego wyjątku dla garażu, obowiązuje więc przygotowanie z gry podstawowej, a pierwszy { -explosion } jest tam, gdzie wskaże plansza albo tamta tabela.
    .title = Gra zaawansowana w garażu
    .of = 4bd64e35bd25
setup_laboratory-explosions = Już do pierwszego { -explosion(case: "gen") } rzućcie obiema kośćmi. Na każdej kondygnacji ma być co najmniej { $explosions-per-floor ->
        [one] { $explosions-per-floor } wybuch
        [few] { $explosions-per-floor } wybuchy
       *[many] { $explosions-per-floor } wybuchów
    }: rzut, po którym którejś by go zabrakło, powtórzcie.
    .title = Wybuchy w laboratorium
    .of = 3e4b592ba197
setup_second-explosion = Do drugiego { -explosion(case: "gen") } rzućcie obiema kośćmi; jeśli pole już płonie, rzućcie jeszcze raz.
    .title = Drugi wybuch
    .of = 2e75be07b69f
setup_third-explosion = Do trzeciego obróćcie { -black-die(case: "acc") } z drugiego wybuchu na przeciwną ściankę i rzućcie tylko { -red-die(case: "ins") }; powtarzajcie rzut, póki pole już płonie.
    .title = Trzeci wybuch
    .of = 03249e958d86
setup_fourth-explosion = Bohaterowie rzucają obiema kośćmi na jeszcze jeden { -explosion }.
    .title = Czwarty wybuch
    .of = 35da1b320760
setup_extra-explosion = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    } wraz z jego { -hot-spot(case: "ins") }.
    .title = Jeden wybuch więcej
    .of = 2c02bfac5729
setup_extra-explosion-basement = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    } wraz z jego { -hot-spot(case: "ins") }.
    .title = Jeden wybuch więcej
    .of = 4c658f00b5b2
setup_extra-explosion-family = Wylosujcie jeszcze { $extra-explosions ->
        [one] { $extra-explosions } { -explosion(case: "acc") }
        [few] { $extra-explosions } { -explosion(case: "acc") }
       *[many] { $extra-explosions } { -explosion(case: "acc") }
    }. Tak jak pozostałe w tej grze, nie daje on ani uszkodzeń, ani zarzewia.
    .title = Jeden wybuch więcej w grze rodzinnej
    .of = 405e15aa74aa
setup_explosion-resolved = Każdy z nich kładzie na swoim polu :fire: i :hot-spot:, a potem jest pełnym { -explosion(case: "ins") } ze wszystkimi uszkodzeniami.
    .title = Co robi każdy wybuch
    .of = 8dd65728804c
setup_hazmats = Dla każdego :hazmat: { -hazmat(case: "gen") } z waszego poziomu wylosujcie pole; jeśli płonie, losujcie jeszcze raz.
    .title = Materiały niebezpieczne
    .of = 4fed5a36bb3e
setup_rolled-points = Wylosujcie pole na każdy z { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }; jeśli pole płonie albo już jeden na nim leży, losujcie jeszcze raz.
    .title = Ludzie
    .of = 2a7d4580504b
setup_laboratory-points = Rozłóżcie { -poi(case: "acc-pl") } po piętrach: na jednej kondygnacji mogą na początku leżeć najwyżej { $lab-points-per-floor }. W razie potrzeby losujcie jeszcze raz.
    .title = Ludzie na piętrach
    .of = 4938d299dc49
setup_hot-spots = Wylosujcie pola na jeszcze { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "acc") }
        [few] { $levels_veteran_more } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } i połóżcie je na planszy.
    .title = Zarzewia według poziomu
    .of = 5c6c1c956d6b
setup_hot-spots-players = Wylosujcie pola na tyle dalszych { -hot-spot(case: "gen-pl") }, ile podaje tabela dla waszej liczby graczy.
    .title = Zarzewia dla wielu graczy
    .of = 0380c47d2294
setup_hot-spots-attic = Wylosujcie pola na planszy na jeszcze { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    }, a do { -pool(case: "gen") } dołóżcie { $extra-hot-spots_pool }.
    .title = Zarzewia dla dodanej kondygnacji
    .of = dfe019ae9d62
setup_hot-spots-basement = Wylosujcie pola na planszy na jeszcze { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "acc-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    }, a do { -pool(case: "gen") } dołóżcie { $extra-hot-spots_pool }.
    .title = Zarzewia dla dodanej kondygnacji
    .of = b946c8433477
setup_pool = Połóżcie obok planszy { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    }: to { -pool }.
    .title = Pula
    .of = 5365cb905144
setup_pool-heroic = Połóżcie obok planszy { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "acc-pl") }
       *[many] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    }: to { -pool }.
    .title = Pula bohaterów
    .of = 28488e71b20d
setup_pool-short = Jeśli podczas rozkładania zabraknie znaczników, najpierw trafiają one na planszę, a { -pool } dostaje resztę.
    .title = Za mało zarzewi
    .of = 7db0403fe11e
setup_specialists = Każdy bierze jednego { -specialist(case: "acc") }. Pozostali czekają przy { -engine(case: "loc") }.
    .title = Specjaliści
    .of = eab14cfbb411
setup_start = Każdy stawia swojego { -firefighter(case: "acc") } na dowolnym { -outside(case: "loc") }.
    .title = Gdzie zaczynają strażacy
    .of = 2947d3b15db7
setup_vehicles = Ustalcie, gdzie stoją :engine: { -engine } i :ambulance: { -ambulance }: każdy pojazd na dowolnym { -parking-spot(case: "loc") } dla swojego rodzaju.
    .title = Pojazdy
    .of = cf9c0d47bf67
setup_ladders = Na { -engine(case: "loc") } połóżcie złożone { $ladders ->
        [one] { $ladders } :ladder: { -ladder(case: "acc") }
        [few] { $ladders } :ladder: { -ladder(case: "acc-pl") }
       *[many] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Drabiny
    .of = 4ce77e95671a
setup_engine-family = Postawcie { -engine(case: "acc") } na wybranym { -parking-spot(case: "loc") }. Wiezie drabiny i stoi tam przez całą grę.
    .title = Wóz strażacki w grze rodzinnej
    .of = fe57a3c3a55c
setup_platform = Żeton :platform: { -platform(case: "gen") } połóżcie na { -engine(case: "loc") }.
    .title = Podnośnik
    .of = 71c0e654efce
setup_saved = Ustalcie, kto zaczyna. Nikt nie ma jeszcze odłożonych { -action-point(case: "gen-pl") }.
    .title = Punkty akcji
    .of = 589933b7a383

## The turn

turn = Tura to trochę pracy, potem więcej ognia, a potem może nowi ludzie do odnalezienia.
    .title = Tura
    .of = ab2cee0a43bb
turn_order = Najpierw wykonujesz akcje, potem ognia przybywa, a na końcu uzupełnia się znaki zapytania. Następnie turę ma gracz po twojej lewej.
    .title = Trzy części
    .of = b29e1432fd41
turn_points = W każdej turze masz na akcje { $action-points ->
        [one] { $action-points } { -action-point(case: "acc") }
        [few] { $action-points } { -action-point(case: "acc-pl") }
       *[many] { $action-points } { -action-point(case: "gen-pl") }
    }; wykonuj je w dowolnej kolejności i tak często, na ile cię stać.
    .title = Punkty akcji
    .of = d18de406df52
turn_saving = Niewydane punkty możesz odłożyć na późniejsze tury, łącznie najwyżej { $saved-most ->
        [one] { $saved-most } { -action-point(case: "acc") }
        [few] { $saved-most } { -action-point(case: "acc-pl") }
       *[many] { $saved-most } { -action-point(case: "gen-pl") }
    }. Za każdy weź znacznik akcji.
    .title = Odkładanie punktów
    .of = 375cdab1a103
turn_extra-not-saved = Dodatkowe { -action-point(case: "nom-pl") }, które daje { -specialist }, są tylko na tę turę. Co z nich zostanie, przepada.
    .title = Dodatkowych punktów się nie odkłada
    .of = 507d78c2562e

## Actions

actions = Co możesz zrobić za punkty akcji.
    .title = Akcje
    .of = cf326767b55c
actions_costs = Ceny w { -action-point(case: "loc-pl") }, o ile { -specialist } nie stanowi inaczej.
    .title = Ile kosztują akcje
    .of = d153a3b6fb09
actions_costs-experienced = Ceny w { -action-point(case: "loc-pl") } tego, co jest tylko w tej grze.
    .title = Ile kosztują kolejne akcje
    .of = c1393ca88060
actions_costs-extreme = Ceny w { -action-point(case: "loc-pl") }, o ile wasz budynek i wasze opcje zawierają te rzeczy.
    .title = Ile kosztują akcje z Extreme Danger
    .of = f26cd6152b8c
actions_move = Ruch na { -adjacent(case: "acc") }, na którym nie leży { -fire }, kosztuje { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "acc-pl") }
       *[many] { $cost_move } { -action-point(case: "gen-pl") }
    }. Może tam być { -smoke }; nie spowalnia cię.
    .title = Ruch
    .of = 94c1f3a792b4
actions_reveal = Gdy wchodzisz na pole, na którym leży :poi: { -poi }, odkrywasz go za { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "acc-pl") }
       *[many] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } znika z planszy; :victim: { -victim } zostaje.
    .title = Sprawdzanie
    .of = 00fe35278b38
actions_move-fire = Ruch na pole, na którym jest :fire:, kosztuje { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "acc-pl") }
       *[many] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. Nie wolno tego robić, gdy niesiesz { -victim(case: "acc") }, ani kończyć tam tury.
    .title = W ogień
    .of = aa87429cbce5
actions_carry = Ruch, gdy niesiesz :victim: { -victim(case: "acc") }, kosztuje { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } za każde pole. Nie możesz wtedy nieść niczego innego ani wchodzić w { -fire }.
    .title = Niesienie
    .of = bfedd851aeec
actions_carry-hazmat = Ruch, gdy niesiesz :hazmat: { -hazmat }, też kosztuje { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "acc-pl") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } za każde pole. Niesiesz tylko jeden ładunek naraz i nie wchodzisz z nim w { -fire }.
    .title = Niesienie materiału niebezpiecznego
    .of = d7824786dbda
actions_lead = { -treated-victim(case: "nom-cap") } idzie z tobą bez dopłaty: każde pole kosztuje { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point(case: "acc") }
        [few] { $cost-experienced_lead } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Prowadzenie
    .of = dc107d275ee1
actions_door = Otwarcie albo zamknięcie :door: { -door(case: "gen") } przy twoim polu kosztuje { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "acc-pl") }
       *[many] { $cost_door } { -action-point(case: "gen-pl") }
    }. Gdzie drzwi zostały zniszczone, nie ma już czego otwierać ani zamykać.
    .title = Drzwi
    .of = 56824c50329b
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
    .of = ac5e795ef75e
actions_extinguish-fire = Leżący tam :fire: możesz też usunąć całkowicie za { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "acc-pl") }
       *[many] { $cost_fire-out } { -action-point(case: "gen-pl") }
    }.
    .title = Gaszenie do końca
    .of = 00ba8dbb7ac3
actions_chop = { -chop(case: "nom-cap") } kosztuje { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "acc-pl") }
       *[many] { $cost_chop } { -action-point(case: "gen-pl") }
    } i kładzie { -damage-cube } na { -wall(case: "loc") } przy twoim polu.
    .title = Rąbanie
    .of = ba658f3e76a7
actions_chop-supply = Ten znacznik pochodzi z zapasu, w którym jest ich { $damage-cubes }, więc każde { -chop } przybliża też { -collapse }.
    .title = Rąbanie szkodzi budynkowi
    .of = 1ddded8f1ce2
actions_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } pojazd jedzie na następne { -parking-spot } dla swojego rodzaju, zgodnie z ruchem wskazówek zegara albo przeciwnie. Żeby pojechał :engine:, musisz w nim być; :ambulance: możesz też wezwać z dowolnego miejsca.
    .title = Jazda
    .of = 69fdc1ae912d
actions_ride = Kto stoi na miejscu pojazdu, może z nim pojechać, gdy ten rusza, za { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Jazda w roli pasażera
    .of = 1a1de3332581
actions_deck-gun = Będąc w { -engine(case: "loc") }, strzelasz: { -deck-gun } kosztuje { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Strzał z działka wodnego
    .of = 6ae55f316a10
actions_crew-change = Przy { -engine(case: "loc") } możesz wymienić swojego { -specialist(case: "acc") } na niewykorzystanego za { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    }, jako pierwszą akcję tury.
    .title = Zmiana załogi
    .of = 854df58be6e3
actions_dispose = Wyniesiony z budynku :hazmat: { -hazmat } opuszcza tam grę, za { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Usunięcie materiału niebezpiecznego
    .of = decfdb1f5409
actions_rescue-family = :victim: { -victim(case: "nom-cap") } wyniesiona z budynku jest { -rescued }.
    .title = Ratowanie
    .of = 1dac10e458b8
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } jest { -rescued } dopiero na polach, na których stoi { -ambulance }: doprowadź ją tam albo podjedź karetką tam, gdzie ona jest.
    .title = Ratowanie
    .of = 79d99f9a23ac

## The fire

fire = Po twoich akcjach przychodzi kolej na ogień.
    .title = Ogień
    .of = d43d5be680b6
fire_roll = Rzuć obiema kośćmi: wskażą { -target(case: "acc") }. Co się tam stanie, zależy od tego, co tam leży.
    .title = Rozprzestrzenianie ognia
    .of = 86d7da280f4f
fire_target = Na pusty { -target(case: "acc") } trafia :smoke:. Jeśli leży tam dym, staje się on :fire:. Jeśli pole już płonie, następuje { -explosion }.
    .title = Co robi rzut
    .of = 895654ab4548
fire_beside-fire = Każdy { -smoke }, który trafia tuż obok { -fire(case: "gen") }, od razu staje się ogniem.
    .title = Dym obok ognia
    .of = bc5db9da5fd9
fire_flashover = Przy { -flashover(case: "loc") } każdy :smoke:, obok którego na { -adjacent(case: "loc") } jest :fire:, staje się ogniem, i tak raz po raz, dopóki coś się zmienia. Dzieje się to także wtedy, gdy { -explosion } nie nastąpił.
    .title = Rozgorzenie
    .of = f09fae322092
fire_flashover-limits = { -flashover(case: "nom-cap") } nie przeskakuje pustego pola, { -wall(case: "gen") } ani zamkniętych { -door(case: "gen") }.
    .title = Gdzie kończy się rozgorzenie
    .of = 035923c6f6fd
fire_flashover-again = Gdy wybuchną { -hazmat(case: "nom-pl") }, rozegraj { -flashover } jeszcze raz, dopóki coś się zmienia.
    .title = Dym po wybuchach materiałów niebezpiecznych
    .of = 4fa658336ab1
fire_hazmats = Każdy :hazmat: na polu, na którym jest :fire:, także niesiony, powoduje tam pełny { -explosion }. Potem opuszcza grę, a na jego pole trafia { -hot-spot } z { -pool(case: "gen") }. Powtarzaj to, aż żaden nie będzie leżał w ogniu.
    .title = Materiały niebezpieczne w ogniu
    .of = aacede5c8e27
fire_hazmat-order = Jeśli naraz płonie kilka { -hazmat(case: "gen-pl") }, ich kolejność wybiera gracz, którego tura trwa.
    .title = Kilka materiałów niebezpiecznych
    .of = 711d809f79a7
fire_flare-up = Jeśli na { -target(case: "loc") } leżał :hot-spot:, to po rozegraniu całej reszty następuje { -flare-up }: wylosuj nowy cel i rozegraj go tak samo, i tak dalej, dopóki na celach leżą zarzewia.
    .title = Nawrót ognia
    .of = 22766e03a6cf
fire_flare-up-spot = Po { -flare-up(case: "loc") } na ostatni { -target(case: "acc") } trafia { -hot-spot } z { -pool(case: "gen") }, jeśli jakieś w niej zostało. Zwykły rzut go nie przynosi.
    .title = Nowe zarzewie
    .of = d2e3e4ede4d6
fire_knocked-down = Każdy { -firefighter } na polu, na którym jest :fire:, zostaje { -knocked-down } i trafia do { -ambulance(case: "gen") }.
    .title = Powalony
    .of = a1f2e384758f
fire_knocked-down-family = W tej grze wystarczy dowolne miejsce postoju { -ambulance(case: "gen") }: idź na najbliższe, a spośród równie bliskich wybierz.
    .title = Do najbliższej karetki
    .of = e17535f48ad1
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } trafia tam, gdzie stoi teraz { -ambulance }.
    .title = Tam, gdzie jest karetka
    .of = 9297127f7b59
fire_load = Jeśli { -firefighter } zostaje { -knocked-down }, { -victim }, którą niósł albo prowadził, jest { -lost }.
    .title = Co niósł
    .of = 21e410ba95c0
fire_load-hazmat = Jeśli { -firefighter } zostaje { -knocked-down }, { -hazmat }, który niósł, wybucha.
    .title = Niesiony materiał niebezpieczny
    .of = 8909cfebd7b4
fire_victims = Każda { -victim } na polu, na którym jest :fire:, jest { -lost }. Leżący tam :poi: odkryj: ofiara jest stracona, a { -false-alarm } po prostu znika.
    .title = Ludzie w ogniu
    .of = 5ef161481389
fire_outside = Każdy :fire: na zewnątrz budynku znika. Pojazdom nic się nie dzieje.
    .title = Ogień na zewnątrz
    .of = d2e52115120b
fire_outside-order = Najpierw schodzą z planszy ludzie, których dosięgnął ogień, a potem ogień na zewnątrz. Nie znamy przypadku, w którym ta kolejność miałaby znaczenie.
    .title = Co na końcu
    .of = ed649d6c69c9

## Explosions

explosion = Podmuch rozchodzi się we wszystkie strony.
    .title = Wybuchy
    .of = 0cb672aac4f5
explosion_directions = { -explosion(case: "nom-cap") } rozchodzi się ze swojego pola w { $blast-directions ->
        [one] { $blast-directions } kierunku
        [few] { $blast-directions } kierunkach
       *[many] { $blast-directions } kierunkach
    }, w każdym osobno. Samo pole płonie dalej.
    .title = Każdy kierunek
    .of = 543a59e4982d
explosion_wall = { -wall(case: "nom-cap") }, która jeszcze stoi, zatrzymuje podmuch i dostaje { -damage-cube }.
    .title = O ścianę
    .of = bed95f64c336
explosion_door = Zamknięte :door: zatrzymują podmuch, a ich znacznik znika. Nie kładzie się żadnego { -damage-cube(case: "gen") }.
    .title = O drzwi
    .of = ed1650191fc4
explosion_open-door = Znacznik otwartych { -door(case: "gen") } znika, a podmuch idzie dalej, na następne pole.
    .title = Przez otwarte drzwi
    .of = a0599343c04a
explosion_next-space = Na następne pole, jeśli jest puste albo leży na nim :smoke:, trafia :fire:.
    .title = Na następne pole
    .of = 4a326c620dec
explosion_shockwave = Jeśli następne pole już płonie, { -shockwave } biegnie w tym kierunku prosto przed siebie.
    .title = Fala uderzeniowa
    .of = 7ca4f5310b74
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } przechodzi przez płonące pola, zniszczone ściany i otwarte drzwi. Drzwi, przez które przeszła, są zniszczone.
    .title = Przez co przechodzi
    .of = b971b25fd0ae
explosion_shockwave-ends = Kończy się na pustym polu albo tam, gdzie leży { -smoke }, i pojawia się tam :fire:, nawet poza budynkiem; kończy ją też { -wall }, która dostaje { -damage-cube }, oraz zamknięte { -door }, które znikają.
    .title = Gdzie się kończy
    .of = e2793ac70c72
explosion_own-breach = { -wall(case: "nom-cap") }, którą zniszczył ten właśnie podmuch, i tak go zatrzymuje.
    .title = Ściana, która pęka
    .of = bf077da82997
explosion_example = { -target(case: "nom-cap") } już płonie. Po lewej uszkodzona { -wall } dostaje ostatni { -damage-cube }, jaki może przyjąć, i zatrzymuje podmuch. U góry otwarte { -door } znikają, a puste pole za nimi staje w ogniu. Po prawej następne pole też płonie, więc { -shockwave } biegnie dalej do :smoke: za nim, który staje się :fire:. U dołu zamknięte { -door } znikają i na tym koniec.
    .title = Przykład: wybuch
    .of = 2f8e5afc136c

## Points of interest

points-of-interest = Ci, którzy cię potrzebują, kryją się pod znakami zapytania.
    .title = Znaki zapytania
    .of = 280253ae38fa
points-of-interest_refill = Na końcu tury uzupełnij planszę tak, by leżały na niej { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
        [few] { $poi-on-board } { -poi(case: "nom-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Na każdy rzuć obiema kośćmi.
    .title = Uzupełnianie
    .of = 72790201bf7a
points-of-interest_counting = { -victim(case: "nom-cap") }, która wciąż jest w { -building(case: "loc") }, liczy się jako jeden.
    .title = Co się liczy
    .of = f6eb97471713
points-of-interest_counting-outside = { -victim(case: "nom-cap") } na zewnątrz, która nie dotarła jeszcze do { -ambulance(case: "gen") }, też się liczy.
    .title = Ofiary na ulicy też się liczą
    .of = 6d69f95bcd54
points-of-interest_clear = Usuń z wylosowanego pola :smoke: lub :fire: i połóż tam { -poi }. Losuj jeszcze raz, jeśli już jakiś tam leży albo jest tam { -victim }.
    .title = Na dymie lub ogniu
    .of = 9f794fc08238
points-of-interest_at-firefighter = Jeśli stoi tam { -firefighter }, znacznik od razu się odkrywa.
    .title = Przy strażaku
    .of = 83375b74c9f1
points-of-interest_arrows = Jeśli na wylosowanym polu jest ogień, dym, { -poi }, { -victim } albo { -firefighter }, idź za strzałkami do pierwszego pola, na którym nic takiego nie ma.
    .title = Za strzałkami
    .of = 609dae2d5c84

## Specialists

specialists = Każdy jest dobry w czym innym.
    .title = Specjaliści
    .of = 79403fbfc718
specialists_table = Tabela podaje zwykłe i dodatkowe { -action-point(case: "nom-pl") }. Dodatkowych używa się tylko do tego, co mówi opis specjalisty.
    .title = Punkty poszczególnych specjalistów
    .of = dfaad74ae5fe
specialists_paramedic = Opatrujesz :victim: { -victim(case: "acc") } na swoim polu za { $special_treat ->
        [one] { $special_treat } { -action-point(case: "acc") }
        [few] { $special_treat } { -action-point(case: "acc-pl") }
       *[many] { $special_treat } { -action-point(case: "gen-pl") }
    }; potem można ją prowadzić. Za { -extinguishing } płacisz { $special_double } razy tyle.
    .title = Ratownik medyczny
    .of = ce72d3f55724
specialists_captain = Za dodatkowe punkty, których masz { $specialist-points_captain_extra }, albo za własne poruszasz innymi { -firefighter(case: "ins-pl") } lub każesz im otwierać i zamykać drzwi.
    .title = Kapitan
    .of = 4e9b03cd198d
specialists_captain-limit = Na strażaka CAFS możesz wydać w jednej turze najwyżej { $special_cafs-command ->
        [one] { $special_cafs-command } dodatkowy punkt
        [few] { $special_cafs-command } dodatkowe punkty
       *[many] { $special_cafs-command } dodatkowych punktów
    }.
    .title = Kapitan i strażak CAFS
    .of = 4b0527b4c294
specialists_imaging = Odkrywasz dowolny :poi: na planszy za { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "acc-pl") }
       *[many] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Operator kamery termowizyjnej
    .of = 1eaab9ee4592
specialists_cafs = Dodatkowe punkty, których masz { $specialist-points_cafs_extra }, są tylko na { -extinguishing }. Zwykłych masz zaledwie { $specialist-points_cafs_points }.
    .title = Strażak CAFS
    .of = 7bd37224b720
specialists_hazmat-technician = Usuwasz :hazmat: { -hazmat } ze swojego pola za { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "acc-pl") }
       *[many] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Ratownik chemiczny
    .of = 2f071f9edb73
specialists_generalist = Masz { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point(case: "acc") }
        [few] { $specialist-points_generalist_points } { -action-point(case: "acc-pl") }
       *[many] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } i żadnej innej umiejętności.
    .title = Strażak wszechstronny
    .of = c772544a1857
specialists_rescue = { -chop(case: "nom-cap") } kosztuje cię tylko { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point(case: "acc") }
        [few] { $special_rescue-chop } { -action-point(case: "acc-pl") }
       *[many] { $special_rescue-chop } { -action-point(case: "gen-pl") }
    }. Dodatkowe punkty, których masz { $specialist-points_rescue_extra }, są na ruch. Za { -extinguishing } płacisz { $special_double } razy tyle.
    .title = Ratownik techniczny
    .of = 32102c3d582e
specialists_driver = Gdy strzelasz, { -deck-gun } kosztuje cię { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-gun } { -action-point(case: "gen-pl") }
    }, a kośćmi do strzału możesz rzucić jeszcze raz.
    .title = Kierowca-operator
    .of = abdae3b40cb6
specialists_engineer-clear = Za { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } odsyłasz :hot-spot: ze swojego pola do { -pool(case: "gen") }. Działa to tylko wtedy, gdy na twoim polu i na { -adjacent(case: "loc-pl") } nie leży { -fire }.
    .title = Inżynier budowlany: zarzewia
    .of = e5157b624e53
specialists_engineer-repair = Za { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } zdejmujesz { -damage-cube } z uszkodzonej { -wall(case: "gen") } przy swoim polu i odkładasz do zapasu. Nie może ona być zniszczona, a ogień nie może leżeć ani na twoim polu, ani na żadnym { -adjacent(case: "loc") }.
    .title = Inżynier budowlany: naprawy
    .of = a304ac6abb31
specialists_engineer-no-water = Nie wolno ci niczego gasić.
    .title = Inżynier budowlany: bez wody
    .of = bd85203c644d

## Vehicles

vehicles = Co stoi na ulicy.
    .title = Pojazdy
    .of = 4895ee2c86c1
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
    .of = 03012ebdfefa
vehicles_quadrants-1 = W którą { -quadrant(case: "acc") } celuje { -engine }, gdy stoi na { -parking-spot(case: "loc") } danej ulicy.
    .title = Pierwsza strona: zasięg wozu strażackiego
    .of = 7f7e21c5b8ba
vehicles_quadrants-2 = W którą { -quadrant(case: "acc") } celuje { -engine }, gdy stoi na { -parking-spot(case: "loc") } danej ulicy.
    .title = Druga strona: zasięg wozu strażackiego
    .of = 63df182242e5
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } sięga tej { -quadrant(case: "gen") }, przy której stoi { -engine }. Rzuć obiema kośćmi; kość, która wskazuje poza nią, obróć na przeciwną ściankę.
    .title = Celowanie działkiem
    .of = da139cc2cdb7
vehicles_deck-gun-water = Usuwa każdy :fire: i :smoke: z { -target(case: "gen") } i z każdego { -adjacent(case: "gen") }. Ściany i zamknięte drzwi zatrzymują wodę.
    .title = Co oczyszcza
    .of = 7f0aba719d9f
vehicles_deck-gun-forbidden = Nie wolno strzelać, gdy w tej { -quadrant(case: "loc") } jest jakikolwiek { -firefighter }.
    .title = Nikogo na drodze
    .of = ff6291d73831

## Windows and light walls

windows = Więcej dróg do środka i ściany, które niewiele wytrzymają.
    .title = Okna i lekkie ściany
    .of = cbdffb560456
windows_what = :window: { -window(case: "nom-cap") } jest na planszy zakreskowane. Wpuszcza ludzi bez rozbijania ściany, a otwiera się i zamyka podobnie jak { -door }.
    .title = Okna
    .of = 9456d715fc11
windows_closed = Na początku każde { -window } jest zamknięte.
    .title = Najpierw zamknięte
    .of = 6d1b729dbcfb
windows_open = Z pola, przy którym jest { -window }, otwierasz je albo zamykasz za { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. To { -movement-action }.
    .title = Otwieranie i zamykanie
    .of = 653e53bcdbca
windows_from-outside = Możesz to zrobić także z { -outside(case: "gen") }, przed którym jest { -window }.
    .title = Z zewnątrz
    .of = bdbe41fb946d
windows_adjacent = Dzięki otwartemu { -window(case: "dat") } pola po obu jego stronach liczą się jako { -adjacent(case: "nom-pl") }. Otwierając je, połóż na nim znacznik; zamykając, zabierz go.
    .title = Otwarte okna
    .of = 257386874ccb
windows_wall = { -wall(case: "acc-cap") }, w której jest { -window }, niszczy { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "nom-pl") }
       *[many] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Ściana wokół okna
    .of = 787b63385783
windows_blast = Podmuch przechodzi przez otwarte { -window }, a jednak, inaczej niż przy drzwiach, { -wall } wokół niego przyjmuje uszkodzenie i jest zniszczona.
    .title = Podmuch przy otwartym oknie
    .of = a1dac0e11964
windows_marker = Gdy { -wall } wokół otwartego { -window(case: "gen") } zostanie zniszczona, jego znacznik wraca na miejsce obok planszy.
    .title = Znacznik wybitego okna
    .of = 3e030db2b6f1
windows_light-walls = Niebieski odcinek to { -light-wall }. Niszczy ją { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "nom-pl") }
       *[many] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Lekkie ściany
    .of = 5912159a7619
windows_light-chop = Wystarczy jedno { -chop }, za zwykłą cenę, by { -light-wall } runęła.
    .title = Rąbanie lekkiej ściany
    .of = 5503c8fad365

## Fire doors

fire-doors = Drzwi, które trzymają, a potem trzymają aż za dobrze.
    .title = Drzwi przeciwpożarowe
    .of = ff808e6232f0
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } są zaznaczone na zielono i mają własne znaczniki. Poza tym, co niżej, to { -door } jak każde inne.
    .title = Drzwi przeciwpożarowe
    .of = 98fcb2a3e1eb
fire-doors_roll = Gdy podmuch podczas { -advance-fire(case: "gen") } miałby zniszczyć zamknięte { -fire-door }, rzuć najpierw { -red-die(case: "ins") }.
    .title = Rzut
    .of = 22c725ce0a5b
fire-doors_open = Jeśli podmuch trafia na otwarte { -fire-door }, ich znacznik znika, a podmuch idzie dalej, jak przy wszystkich otwartych drzwiach.
    .title = Otwarte drzwi przeciwpożarowe
    .of = 309900127838
fire-doors_holds = Przy wyniku { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high } podmuch zostaje zatrzymany, znacznik zostaje, a ognia w tę stronę nie przybywa. Pozostałe kierunki rozgrywa się jak zawsze.
    .title = Wytrzymują
    .of = 893575097da1
fire-doors_jams = Przy wyniku { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high } też wytrzymują, ale trafia na nie :jam: { -jam-marker }.
    .title = Wytrzymują i zacinają się
    .of = e5545760548c
fire-doors_jams-again = Na zacięte { -fire-door } już się nie rzuca: każdy kolejny podmuch dokłada jeden { -jam-marker }.
    .title = Już zacięte
    .of = 6d7e31be943b
fire-doors_shut = Zaciętych { -fire-door(case: "gen") } nie da się otworzyć.
    .title = Nie ma przejścia
    .of = 94668f14b63c
fire-doors_unjam = { -chop(case: "nom-cap") } na polu przy drzwiach zdejmuje jeden { -jam-marker }, za zwykłą cenę rąbania.
    .title = Odrąbywanie zacięcia
    .of = 3dd57e2f4d8a
fire-doors_unjam-cube = Gdy odrąbujesz { -jam-marker }, nie zużywasz { -damage-cube(case: "gen") }: budynkowi to nie szkodzi.
    .title = Zacięcie bez uszkodzenia
    .of = b687435f078b
fire-doors_last-jam = Gdy znika ostatni { -jam-marker }, { -fire-door } są zniszczone.
    .title = Ostatni znacznik zacięcia
    .of = 931d9e2d768d
fire-doors_jams-short = Jeśli w użyciu są już wszystkie znaczniki, czyli { $jam-markers ->
        [one] { $jam-markers } { -jam-marker }
        [few] { $jam-markers } { -jam-marker(case: "nom-pl") }
       *[many] { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, drzwi i tak wytrzymują, a kolejnego się nie dokłada.
    .title = Brak znaczników zacięcia
    .of = 5199e9bd710e

## Explosive objects

objects = Coś dużego, co lepiej, żeby się nie nagrzało.
    .title = Przedmioty wybuchowe
    .of = ca68af66f1a2
objects_scope = To opcja. Na planszy leży { -explosive-object }, który po zbyt wielu uszkodzeniach wylatuje w powietrze.
    .title = Gra z przedmiotami wybuchowymi
    .of = 4e43a1800e29
objects_car = :car: Samochód stoi na miejscu garażowym i zajmuje { $object-spaces_large ->
        [one] { $object-spaces_large } pole
        [few] { $object-spaces_large } pola
       *[many] { $object-spaces_large } pól
    }.
    .title = Samochód
    .of = f96c7cdd8bd6
objects_wall = { -explosive-object(case: "nom-cap") } zagradza każdą drogę na swoje pola i przez nie i przerywa tam sąsiedztwo, jak gruba { -wall }.
    .title = Jak gruba ściana
    .of = 0e3ab6e5d5c2
objects_no-fire = Dopóki stoi, na jego polach nigdy nie leży { -smoke } ani { -fire }.
    .title = Nic na nim nie płonie
    .of = 697091e0d502
objects_target = Jeśli { -advance-fire } wskaże jedno z jego pól, idź za strzałkami do pierwszego pola, na którym może być { -target }.
    .title = Wylosowany jako cel
    .of = 4a89af34eaf2
objects_damage = Ilekroć podmuch miałby położyć na jednym z jego pól :fire:, połóż zamiast tego na przedmiocie { -damage-cube }.
    .title = Jak się uszkadza
    .of = f9063d909b91
objects_capacity = Przedmiot wybucha, gdy leży na nim tyle { -damage-cube(case: "gen-pl") }, ile na nim narysowano: to jego { -capacity }; więcej też się liczy.
    .title = Gdy ma dość
    .of = 8be145e53dca
objects_capacities = Przykłady pokazują, jaka jest { -capacity } samochodu i toksycznej aparatury. Wartości dla aparatury wybuchowej są nasze własne, na wypadek gdyby nadruku na żetonie nie dało się odczytać.
    .title = Wytrzymałość przedmiotów
    .of = e32aea4e8117
objects_order = Dokończ trwający podmuch; dopiero potem wybucha przedmiot.
    .title = Jedno po drugim
    .of = b1e9e7e24868
objects_large = Na obu jego polach połóż :fire: i :hot-spot:, a żeton zdejmij. Potem z tej pary pól rozchodzi się jeden { -explosion } w { $object-directions ->
        [one] { $object-directions } kierunku
        [few] { $object-directions } kierunkach
       *[many] { $object-directions } kierunkach
    }.
    .title = Samochód wybucha
    .of = b4f1fee0ef79
objects_laboratory-large = Duża aparatura działa jak samochód: na obu jej polach :fire: i :hot-spot:, żeton schodzi, i jeden { -explosion } w { $object-directions ->
        [one] { $object-directions } kierunku
        [few] { $object-directions } kierunkach
       *[many] { $object-directions } kierunkach
    }.
    .title = Duża aparatura wybucha
    .of = a650106e71f7
objects_family-hot-spot = W grze rodzinnej przedmiot, który wybucha, nie zostawia po sobie { -hot-spot(case: "gen-pl") }.
    .title = Bez zarzewi w grze rodzinnej
    .of = 2856e1faec9b
objects_cubes = { -damage-cube(case: "nom-pl-cap") } z przedmiotu, który wybuchł, wychodzą z gry. Nadal przybliżają { -collapse } i nigdy nie wracają do zapasu.
    .title = Jego znaczniki
    .of = 355d1ff56d43
objects_refill = Jeśli { -poi } ma trafić tam, gdzie leży { -explosive-object }, idzie za strzałkami.
    .title = Znaki zapytania
    .of = 505169ebf623
objects_small = Na jego polu połóż :fire: i :hot-spot:, a żeton zdejmij. Na tym polu następuje { -explosion }, a potem na tym samym polu jeszcze jeden: razem { $small-explosions }.
    .title = Mała aparatura wybucha
    .of = e26359c65213

## Stairs

stairs = Z piętra na piętro wewnątrz budynku.
    .title = Schody
    .of = 6a19b3eb958e
stairs_adjacent = Dolne i górne pole, które łączą :stairs: { -stairs }, sąsiadują ze sobą, więc każde może mieć do { $stair-neighbours ->
        [one] { $stair-neighbours } sąsiada
        [few] { $stair-neighbours } sąsiadów
       *[many] { $stair-neighbours } sąsiadów
    }. Poza tym to zwykłe pola.
    .title = Para pól
    .of = bdeb7e323419
stairs_ordinary = Ruch kosztuje tam tyle co zwykle. Na polu schodów mogą być ludzie, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } albo { -fire }, a ściany wokół można zniszczyć.
    .title = Co może się tam zdarzyć
    .of = 66baeef9dfa9
stairs_coordinates = Na każdym polu schodów podane są współrzędne tego drugiego.
    .title = Druga połowa
    .of = 699c26bff632
stairs_explosion = { -explosion(case: "nom-cap") } na polu schodów rozchodzi się w { $stair-neighbours ->
        [one] { $stair-neighbours } kierunku
        [few] { $stair-neighbours } kierunkach
       *[many] { $stair-neighbours } kierunkach
    }.
    .title = Wybuch na schodach
    .of = 200b78e3e429
stairs_vertical = Jeśli druga połowa płonie, podmuch, który tam idzie, wychodzi z niej tylko jej otwartą stroną, tą bez ściany, nawet jeśli jej pozostałe ściany są uszkodzone albo ich już nie ma.
    .title = W górę lub w dół schodów
    .of = 528f4ba7d49b
stairs_wave = { -shockwave(case: "nom-cap") }, która dociera po tej samej kondygnacji na płonące pole schodów, wychodzi z niego w jednym kierunku: prosto, jeśli ściana z tyłu jest zniszczona, a w przeciwnym razie na inne piętro, i ściana ta nie przyjmuje uszkodzenia.
    .title = Fala dociera do schodów
    .of = 89bc04a70ed4
stairs_wave-on = Jeśli druga połowa też płonie, { -shockwave } biegnie dalej przez jej otwartą stronę.
    .title = I jeszcze dalej
    .of = 55667b010c8e
stairs_example-explosion = Wybucha dolne pole schodów, które ma ściany u góry, po lewej i u dołu, a po prawej jest otwarte; górna połowa płonie. Każda z tych ścian dostaje { -damage-cube }, pole po prawej staje w ogniu, a na piętrze pole poniżej górnej połowy.
    .title = Przykład: wybuch na schodach
    .of = c8b16f92e467
stairs_example-wave = { -shockwave(case: "nom-cap") } dociera na płonące pole schodów, a ściana za nim jest zniszczona: zapala się pole za tą ścianą, na tym samym piętrze. Gdyby ściana stała, zapaliłaby się druga połowa schodów.
    .title = Przykład: fala na schodach
    .of = c2a00773a6bb

## Ladders

ladders = Z piętra na piętro na zewnątrz budynku.
    .title = Drabiny
    .of = a170ec53660f
ladders_engine = Na polu, które zajmuje { -engine }, bierzesz :ladder: { -ladder(case: "acc") } za { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Niesiesz ją złożoną na miejsce i tam rozstawiasz; wcześniej nikt na nią nie wejdzie.
    .title = Branie drabiny
    .of = d5442cf482b0
ladders_carry = Gdy niesiesz { -ladder(case: "acc") }, ruch kosztuje tyle co zwykle.
    .title = Niesienie drabiny
    .of = f0130cb70b52
ladders_no-load = Niosąc { -ladder(case: "acc") }, nie możesz nieść ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }, ale możesz w tym czasie prowadzić { -treated-victim(case: "acc") }.
    .title = Żadnego innego ładunku
    .of = 542f14953387
ladders_single = Nigdy nie niesiesz więcej niż jednej { -ladder(case: "gen") }.
    .title = Jedna naraz
    .of = 5d11e59901cc
ladders_ambulance = { -ladder(case: "nom-cap") } nie może trafić do { -ambulance(case: "gen") }, ani z tobą, ani sama. Jeśli chcesz jechać karetką, zostaw drabinę na zewnątrz.
    .title = Nie do karetki
    .of = 7dffe299aac1
ladders_raise = Tylko na zewnątrz rozstawiasz { -ladder(case: "acc") } za { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }, a jest to { -movement-action }: { -lower-half } trafia na twoje pole, a { -upper-half } na odpowiadające mu { -outside } wyższego piętra. Odtąd nikt jej nie niesie.
    .title = Rozstawianie
    .of = 95c19adeec38
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
    .of = 92f931b21bbd
ladders_enter = Te same ceny obowiązują między { -upper-half(case: "ins") } a budynkiem, przez otwarte { -window } albo zniszczoną { -wall(case: "acc") }.
    .title = Do budynku
    .of = 9772565d9804
ladders_upper-single = Na { -upper-half(case: "loc") } jest miejsce najwyżej dla { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter(case: "gen") }
        [few] { $upper-half-room } { -firefighter(case: "gen-pl") }
       *[many] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Miejsce dla jednego strażaka
    .of = 6cde9fe174d3
ladders_upper-work = Na { -upper-half(case: "loc") } gaszenie i { -chop } odbywają się jak zwykle.
    .title = Praca na górze
    .of = 0224b657f47f
ladders_upper-leave = Na { -upper-half(case: "loc") } nie wolno zostawić ani { -victim(case: "gen") }, ani { -hazmat(case: "gen") }.
    .title = Na górze nic nie zostaje
    .of = 593f1ad76354
ladders_lower = { -lower-half(case: "nom-cap") } stoi na ziemi. Może przy niej być dowolnie wiele figurek i nie stoi na drodze nikomu, także pojazdom.
    .title = Dół drabiny
    .of = 47b62084b9a8
ladders_fold = Z jej dolnego pola składasz { -ladder(case: "acc") } za { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Obie połowy trafiają wtedy na to pole.
    .title = Składanie
    .of = d6d8b9216a69
ladders_fold-occupied = { -ladder(case: "gen-cap") } nie wolno składać, gdy na jej { -upper-half(case: "loc") } stoi { -firefighter }.
    .title = Ktoś jest na górze
    .of = e9d3b8fa2e6f
ladders_fire = :fire: na którejkolwiek z połów sprawia, że { -ladder } spada: leży złożona na dolnym polu.
    .title = Ogień przy drabinie
    .of = 12cbb27fe132
ladders_fire-people = Kto jest w tym ogniu, tego spotyka to co zwykle. Jeśli ogień jest na dole, a na { -upper-half(case: "loc") } stoi { -firefighter }, zostaje on { -knocked-down }, { -victim } jest { -lost }, a niesiony { -hazmat } wybucha na dolnym polu.
    .title = Ci na drabinie
    .of = 780b486c5e3e
ladders_hazmat = { -hazmat(case: "gen-cap") } można się pozbyć dopiero na ziemi przed budynkiem. { -upper-half(case: "nom-cap") } to jeszcze za blisko.
    .title = Materiały niebezpieczne aż na sam dół
    .of = cef33c122076
ladders_movement = Niesienie, rozstawianie i składanie { -ladder(case: "gen") } oraz wspinanie się po niej: każde z nich to { -movement-action }, gdy chodzi o umiejętności i ograniczenia specjalistów.
    .title = Praca z drabiną to ruch
    .of = 1a179e6fe8b7
ladders_example = Ada wspina się z ziemi na { -upper-half(case: "acc") } za { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }, a wejście przez otwarte { -window } kosztuje ją jeszcze { $cost-extreme_climb ->
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
    .of = 9aab549f2ebc
ladders_floor = Kto rozstawia { -ladder(case: "acc") }, mówi, na które piętro prowadzi. Żeby to zmienić, złóż ją i rozstaw znowu: jedna drabina nigdy nie służy obu wyższym piętrom.
    .title = Na które piętro prowadzi
    .of = cb3a1b370c5c
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
    .of = 7ce10b8aa90c

## Vehicles at these buildings

tall-vehicles = Jak pojazdy działają przy budynkach, które mają nie tylko parter.
    .title = Pojazdy przy tych budynkach
    .of = 43dcf3d7044e
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } sięga tej połowy budynku, przy której stoi { -engine }, na obu kondygnacjach. W razie potrzeby obróć { -red-die(case: "acc") } na przeciwną ściankę; { -black-die } zawsze zostaje, jak padła.
    .title = Działko wodne w laboratorium
    .of = f959cc660cf0
tall-vehicles_forbidden = Nie wolno strzelać, gdy w tej połowie, na którymkolwiek piętrze, jest jakikolwiek { -firefighter }.
    .title = Nikogo w tej połowie
    .of = 62b4885b844b
tall-vehicles_drive = Za { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "acc-pl") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } pojazd jedzie na dowolne { -parking-spot } swojego rodzaju, nie tylko na następne. W :engine: nadal musi siedzieć kierujący; :ambulance: można wezwać z dowolnego miejsca.
    .title = Jazda przy laboratorium
    .of = cc0a393b7ef9
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } sięga tylko tej połowy planszy, przy której stoi { -engine }. Przy tylu piętrach lepszy jest naszym zdaniem { -platform }.
    .title = Działko wodne przy trzech kondygnacjach
    .of = 9abb82f76257
tall-vehicles_three-floors-dice = W razie potrzeby obróć { -red-die(case: "acc") } na przeciwną ściankę. { -black-die(case: "nom-cap") } liczy się tak, jak padła.
    .title = Kości przy trzech kondygnacjach
    .of = b4b1cde773e2
tall-vehicles_three-floors-people = Nie wolno strzelać, gdy w połowie, do której może trafić woda, jest jakikolwiek { -firefighter }, na dowolnym piętrze.
    .title = Nikogo w połowie celu
    .of = c6b25f3ff476
tall-vehicles_garage-attic = Rzuć do strzału kością ośmiościenną. Zasięg zależy od strony, po której stoi { -engine }.
    .title = Działko wodne przy garażu z poddaszem
    .of = 1ffc0f78c85d
tall-vehicles_garage-right = Po prawej budynek jest parterowy i { -deck-gun } działa tam jak w grze podstawowej.
    .title = Z prawej strony
    .of = 30d464a6a8a3
tall-vehicles_garage-left = Po lewej sięga połowy obu kondygnacji. { -red-die(case: "acc-cap") } można obrócić; jeśli { -black-die } pokazuje { $attic-gun-from } lub więcej, liczy się jako o { $attic-shift } większa i oznacza { -attic(case: "acc") }, kolumny od { $added-first } do { $added-last }.
    .title = Z lewej strony
    .of = bfbb98f8780e
tall-vehicles_basement = { -deck-gun(case: "nom-cap") } używa jak zawsze kości ośmiościennej. { -basement(case: "nom-cap") } to nie { -target } ani dla niego, ani dla { -platform(case: "gen") }, chyba że przez dziurę w podłodze.
    .title = Działko wodne i piwnica
    .of = 0a392895ef73

## Hydraulic platform

platform = Winda z wężem.
    .title = Podnośnik hydrauliczny
    .of = c1da598168ff
platform_scope = To opcja. Zamiast { -deck-gun(case: "gen") } używa się :platform: { -platform(case: "gen") }.
    .title = Gra z podnośnikiem
    .of = b341580f0c45
platform_capacity = Jest tu miejsce na { $platform-room ->
        [one] { $platform-room } figurkę
        [few] { $platform-room } figurki
       *[many] { $platform-room } figurek
    }: na strażaków albo na jednego { -firefighter(case: "acc") } z { -victim(case: "ins") } lub z niesionym { -hazmat(case: "ins") }, ale nigdy na same ofiary. Pojedynczą ofiarę można załadować i tam zostawić.
    .title = Kto może na nim być
    .of = bd2f2dd95f16
platform_step = Przejście z { -engine(case: "gen") } na { -platform(case: "acc") } i z powrotem kosztuje { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }, a między budynkiem a podnośnikiem tyle co zwykle.
    .title = Wchodzenie i schodzenie
    .of = e9433b5cd2f8
platform_operate = Za { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_platform } { -action-point(case: "gen-pl") }
    }, a gdy robi to kierowca-operator, za { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point(case: "acc") }
        [few] { $special_driver-platform } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-platform } { -action-point(case: "gen-pl") }
    }, { -platform } z ładunkiem przenosi się jedną akcją na dowolne { -outside } wyższego piętra wzdłuż ulicy wozu albo z powrotem na { -engine(case: "acc") }.
    .title = Poruszanie podnośnikiem
    .of = f1472eee1bdd
platform_not-movement = Gdy porusza się { -platform }, jest to akcja pojazdu, a nie { -movement-action }.
    .title = To nie jest ruch
    .of = af284ad63581
platform_who = Porusza nim tylko { -firefighter }, który jest na { -platform(case: "loc") } albo na { -engine(case: "loc") }.
    .title = Kto może nim poruszać
    .of = a32bff3717ff
platform_work = Na { -platform(case: "loc") } wszystko odbywa się jak zwykle: gaszenie, { -chop }, otwieranie i zamykanie { -window(case: "gen") }.
    .title = Praca z podnośnika
    .of = a03404cf8fc0
platform_cannon = Za { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point(case: "acc") }
        [few] { $cost-extreme_cannon } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_cannon } { -action-point(case: "gen-pl") }
    }, a gdy robi to kierowca-operator, za { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point(case: "acc") }
        [few] { $special_driver-cannon } { -action-point(case: "acc-pl") }
       *[many] { $special_driver-cannon } { -action-point(case: "gen-pl") }
    }, jego armatka trafia bez rzutu w pole obok niego, przez otwarte { -window } albo zniszczoną { -wall(case: "acc") }.
    .title = Jego armatka
    .of = d59d1e196050
platform_cannon-water = Z { -target(case: "gen") } i z każdego { -adjacent(case: "gen") } znika każdy :fire: i :smoke:. Ściany i zamknięte drzwi zatrzymują wodę.
    .title = Co oczyszcza armatka
    .of = 6f3529667d37
platform_cannon-forbidden = Armatki nie wolno użyć, gdy na którymkolwiek z pól, które by oczyściła, jest { -victim } albo inny { -firefighter }.
    .title = Nikogo na drodze
    .of = d81a613204c1
platform_stay = { -engine(case: "nom-cap") } nie może ruszyć, dopóki { -platform } nie wróci na niego.
    .title = Wóz czeka
    .of = 02c7ea36d095

## Chemical spill

spill = To, co tu cieknie, nie nadaje się do brodzenia.
    .title = Wyciek chemikaliów
    .of = aabd01a1b2b3
spill_scope = To opcja. Toksyczna aparatura działa jak { -explosive-object }, ale gdy jej { -capacity } się wyczerpie, następuje { -spill }, a nie wybuch.
    .title = Gra z wyciekiem
    .of = 89e8981008a7
spill_damage = Zagradza drogę jak gruba { -wall } i nigdy nie płonie. Podmuch, który położyłby na jej polu :fire:, kładzie na niej { -damage-cube }, łącznie do { $capacity_toxic }.
    .title = Uszkadzanie aparatury
    .of = e4b3329b18e2
spill_markers = Żeton i leżące na nim znaczniki opuszczają grę. Na jego polu połóż :toxic: { -toxic-marker }, a potem kolejne, jeden po drugim, aż będzie ich { $toxic-markers }.
    .title = Zaczyna cieknąć
    .of = 15f4022af2a4
spill_next = Każdy kolejny znacznik trafia na losowe { -adjacent } względem właśnie położonego. Rozdziel ścianki kości po równo między pola, które mogą go przyjąć, jak pokazuje tabela.
    .title = Dokąd płynie
    .of = 4c7df7d1845d
spill_no-roll = Gdy takie pole jest tylko jedno, nie rzuca się.
    .title = Jedyna droga
    .of = 6a7b12ddc566
spill_walls = { -spill(case: "nom-cap") } nie przechodzi przez ściany, zamknięte drzwi ani zamknięte okna: liczy się tylko { -adjacent }.
    .title = Ściany go zatrzymują
    .of = e351e16076f9
spill_dead-end = Na żadne pole nie trafia drugi { -toxic-marker }. Jeśli nie ma już dokąd płynąć, cofnij się po przebytej drodze, aż się takie pole znajdzie.
    .title = Ślepe zaułki
    .of = 9d62c44eed2e
spill_short = Jeśli nawet po cofnięciu się nie ma żadnego pola, { -spill } kończy się, choć nie leżą jeszcze wszystkie: { $toxic-markers ->
        [one] { $toxic-markers } znacznik
        [few] { $toxic-markers } znaczniki
       *[many] { $toxic-markers } znaczników
    }.
    .title = Nie ma dokąd płynąć
    .of = ca75dddc36a8
spill_people = Na skażonym polu każda { -victim } jest { -lost }, { -poi } zostaje odkryty i traktowany tak samo, a każdy { -firefighter } zostaje { -knocked-down }.
    .title = Ludzie w wycieku
    .of = 4bc600fee6d6
spill_closed = Żaden { -firefighter } nie może wejść na skażone pole.
    .title = Wstęp wzbroniony
    .of = bd66eaf923b7
spill_refill = Jeśli { -poi } ma trafić na skażone pole, idzie za strzałkami.
    .title = Znaki zapytania
    .of = 5a622f91720c
spill_fire = { -toxic-marker(case: "nom-cap") } nie ma wpływu na { -fire(case: "acc") }, { -smoke(case: "acc") }, { -hot-spot(case: "acc-pl") } ani { -hazmat(case: "acc-pl") }.
    .title = Ogień mu nie przeszkadza
    .of = d20357d99b5a
spill_remove = Ratownik chemiczny usuwa { -toxic-marker } z { -adjacent(case: "gen") } za { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "acc-pl") }
       *[many] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Sprzątanie
    .of = 6538604abea4
spill_example = Podmuch kładzie na aparaturze ostatni znacznik. Pierwszy znacznik skażenia leży na jej polu; wokół niego kolejny mogą przyjąć A, B i C, a wynik { $spill-example_first } wskazuje C. Z C można iść na D albo E; kość wskazuje D, a to ślepy zaułek. Po cofnięciu się na C następny znacznik bez rzutu przyjmuje E. Wokół E są B, F i G, a wynik { $spill-example_last } wskazuje B, gdzie { -victim } jest { -lost }.
    .title = Przykład: wyciek
    .of = 857b7e6c055b
spill_example-dice = Pewne tłumaczenie wymienia kości, które nie istnieją. Chodzi mu o to, co wypadło na zwykłej kości.
    .title = Kości w przykładzie
    .of = a6e4178e22d3
spill_example-third = Źródła nie są zgodne co do tego, co wypadło przy trzecim znaczniku. Na końcu nie robi to różnicy: jedno z pól D i E to ślepy zaułek, a drugie zapełnia się jako następne.
    .title = Trzeci znacznik
    .of = 8eefb3045ee4
spill_example-blast = Zanim nastąpi wyciek, podmuch podpala oba wolne pola obok aparatury, uszkadza jedną ścianę i kładzie na aparaturze ostatni znacznik.
    .title = Podmuch w przykładzie
    .of = b50a8dc6dbc9

## Basement and holes in the floor

floors = Co wybucha na dole, otwiera ziemię na górze.
    .title = Piwnica i dziury w podłodze
    .of = 91f3bb6518bb
floors_outer-walls = Zewnętrzne ściany { -basement(case: "gen") }, oznaczone na czarno, nie przyjmują uszkodzeń.
    .title = Ściany od strony ziemi
    .of = b7e4d3066bba
floors_damage = Rozegraj go, a potem na polu parteru prosto nad wybuchem połóż znacznik :floor-damaged: { -damaged-floor(case: "gen") }.
    .title = Wybuch w piwnicy
    .of = 58560ebd616a
floors_damaged = { -damaged-floor(case: "nom-cap") } na razie nic nie zmienia.
    .title = Uszkodzona, ale trzyma
    .of = 29c7d0a7f5a6
floors_destroy = { -damaged-floor(case: "nom-cap") } zamienia się w { -destroyed-floor(case: "acc") }, gdy na tym samym polu albo prosto pod nim nastąpi { -explosion }.
    .title = Drugi podmuch
    .of = 3a56f28098be
floors_cubes = Obróć znacznik na :floor-destroyed:. Z zapasu ubywa za to { $floor-cubes ->
        [one] { $floor-cubes } { -damage-cube(case: "gen") }
        [few] { $floor-cubes } { -damage-cube(case: "gen-pl") }
       *[many] { $floor-cubes } { -damage-cube(case: "gen-pl") }
    }, a to może oznaczać { -collapse }.
    .title = Ile to kosztuje budynek
    .of = b72b51d24666
floors_fire = Usuń z tego pola ogień i dym. Każdy :smoke: na { -adjacent(case: "loc") } staje się :fire:, a potem rozgrywa się rozgorzenia.
    .title = Ogień na dziurze
    .of = d85410680b21
floors_people = Każda znajdująca się tam { -victim } jest { -lost }; każdy { -poi } zostaje odkryty i traktowany tak samo. Każdy { -firefighter } zostaje { -knocked-down }, a { -hazmat } tam wybucha.
    .title = Ci, którzy tam stali
    .of = 682178752f7d
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } z tego pola wracają do { -pool(case: "gen") }.
    .title = Zarzewia na dziurze
    .of = 36a0d571e381
floors_impassable = { -destroyed-floor(case: "nom-cap") } jest nie do przejścia dla nikogo.
    .title = Dziura
    .of = 1e53c24493b9
floors_extinguish = Z pola parteru obok dziury możesz gasić w { -basement(case: "loc") }, na polu pod dziurą.
    .title = Ogień na dnie dziury
    .of = 6327540e42a6
floors_water = Jeśli { -deck-gun } trafia w { -destroyed-floor(case: "acc") }, jako w { -target(case: "acc") } albo w pole obok, woda działa na pole poniżej.
    .title = Woda w dziurę
    .of = 70c7c9342319
floors_below = { -explosion(case: "nom-cap") } prosto pod dziurą zamienia też każdy :smoke: obok niej na parterze w :fire:; potem rozgrywa się rozgorzenia.
    .title = Wybuch pod dziurą
    .of = bf2c890df52b
floors_wave = { -shockwave(case: "nom-cap") }, która dociera do dziury, kładzie na polu poniżej :fire:, a jeśli już ono płonie, następuje tam { -explosion }; biegnie też dalej ponad dziurą.
    .title = Fala nad dziurą
    .of = 9203d20399ca
floors_refill = Jeśli { -poi } ma trafić na dziurę, leży na polu poniżej.
    .title = Znaki zapytania
    .of = 2d52f9a0ea1b
floors_target = Jeśli { -advance-fire } wskaże { -destroyed-floor(case: "acc") }, { -target(case: "ins") } jest pole poniżej.
    .title = Ogień wylosowany na dziurę
    .of = 63e0df18a2d2
floors_short = Jeśli na planszy leżą już wszystkie znaczniki podłogi ({ $floor-markers ->
        [one] { $floor-markers } znacznik
        [few] { $floor-markers } znaczniki
       *[many] { $floor-markers } znaczników
    }), kolejne wybuchy na dole nie uszkadzają już podłóg.
    .title = Brak znaczników podłogi
    .of = 3d333efc8c63
floors_trapped = Gra kończy się przegraną, gdy { -firefighter } jest uwięziony: w { -basement(case: "loc") } albo na parterze, i nie ma już żadnej drogi na zewnątrz.
    .title = Uwięziony
    .of = 950154efe7ad
floors_bridge = To opcja. Z { -adjacent(case: "gen") } { -firefighter }, który niesie { -ladder(case: "acc") }, kładzie ją jako { -bridge(case: "acc") } nad { -destroyed-floor(case: "ins") } za { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    }.
    .title = Drabina jako kładka
    .of = 76c01c9ffaca
floors_bridge-cross = Na pole z kładką wchodzi się i przechodzi przez nie za zwykłą cenę.
    .title = Przejście po kładce
    .of = 27d9d46b0f4d
floors_bridge-lost = { -explosion(case: "nom-cap") } prosto pod nią rozgrywa się jak zwykle, a { -ladder } wypada z gry.
    .title = Wybuch pod kładką
    .of = 261835a41419
floors_bridge-fall = Jeśli przepada { -bridge }, { -firefighter }, który na niej stał, zostaje { -knocked-down }, ze wszystkim, co to oznacza dla ładunku.
    .title = Kto stał na kładce
    .of = 8b63cb43a4e2
floors_ladder-down = To opcja. Z pola obok dziury { -firefighter }, który niesie { -ladder(case: "acc") }, opuszcza ją w dół za { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "acc-pl") }
       *[many] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } trafia na jego pole, a { -lower-half } na pole { -basement(case: "gen") } prosto pod dziurą.
    .title = Drabina w głąb dziury
    .of = 4fb7e66d4d15
floors_repair = To opcja. Inżynier budowlany naprawia { -damaged-floor(case: "acc") }, stojąc na niej albo pod nią. Na polach obok i poniżej nie może leżeć { -fire }; { -destroyed-floor } zostaje, jak jest.
    .title = Naprawa podłogi
    .of = c94cb696508d
floors_repair-cost = Naprawa kosztuje { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "acc-pl") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    }, a znacznik znika.
    .title = Ile kosztuje naprawa
    .of = e07cd4d316dc

## Misprints and false friends

errata = Gdzie tłumaczenia mogą zwieść, choć zasada nie budzi wątpliwości.
    .title = Błędy druku i fałszywi przyjaciele
    .of = 64d45de70643
errata_order = W krążącym tłumaczeniu nagłówki i kolumny straciły swoją kolejność, a przykład o drabinie jest rozerwany na części. Tutaj wszystko wróciło na miejsce.
    .title = Pomieszane kolumny
    .of = f1a9a0beba4f
errata_attic = Portugalskie słowo na { -attic(case: "acc") } wygląda jak hiszpańskie na { -basement(case: "acc") }. W tekście, który miesza te języki, znaczą coś przeciwnego.
    .title = Poddasze czy piwnica?
    .of = 8a5a4814f505
errata_knocked-down = Tłumaczenia mówią o strażakach ogłuszonych albo rannych. Zawsze chodzi o to, że strażak jest { -knocked-down }.
    .title = Ogłuszony, ranny, powalony
    .of = 6c13782377af
errata_shockwave = Pewne tłumaczenie w przykładzie o schodach używa słowa, którym nazywa { -flashover(case: "acc") }. Chodzi tam o to, że biegnie { -shockwave }.
    .title = Fala uderzeniowa czy rozgorzenie?
    .of = 0488080f9576
errata_hazmat = Gdzie tłumaczenie pozwala wspinać się z niebezpiecznym przedmiotem, chodzi o { -hazmat }. Żaden { -explosive-object } nie daje się nieść.
    .title = Materiał czy przedmiot?
    .of = 99a53d0b6af0
errata_letters = W jednym tłumaczeniu skutki zniszczenia podłogi mają litery po kolei, w innym litery zaczynają się w środku od nowa. To te same zasady.
    .title = Akapity z literami
    .of = 75adea3a2925

## Readings

reading_lost-victims = Ile straconych ofiar to za dużo?
    .why = Tak mówi każde znane nam wydanie sklepowe; mniejsza liczba pochodzi z pierwszego nakładu i z pewnego streszczenia.
    .of = 7a6a01897a3d
reading_lost-victims_retail = Gra jest przegrana, gdy jest { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } stracona ofiara
        [few] { $lost-to-lose_retail } stracone ofiary
       *[many] { $lost-to-lose_retail } straconych ofiar
    }.
    .of = da97fc4d55e8
reading_lost-victims_first-print = Gra jest przegrana już wtedy, gdy jest { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print } stracona ofiara
        [few] { $lost-to-lose_first-print } stracone ofiary
       *[many] { $lost-to-lose_first-print } straconych ofiar
    }.
    .of = 3b066125dc5e
reading_precedence = Co ma pierwszeństwo, gdy dodatek i gra podstawowa są sprzeczne?
    .why = Tak samo mówią zasady angielskie i oficjalne hiszpańskie.
    .of = b104c2e1302d
reading_precedence_expansion = Pierwszeństwo ma dodatek.
    .of = 2820ab8cbf3c
reading_precedence_add = Dodatek uzupełnia grę podstawową i zmienia tylko to, co sam wymienia.
    .of = 6cb182f325c1
reading_second-story = Który budynek z { product_second-story } może dostać poddasze albo piwnicę?
    .why = Angielskie zasady wymieniają oba budynki; inne brzmienie można czytać różnie.
    .of = 0c3858aa2605
reading_second-story_either = Każdy z jego budynków.
    .of = e008024b0454
reading_second-story_board = Na górze dochodzi tylko jedna plansza tamtego dodatku, jako następne piętro.
    .of = e462d2e5e1de
reading_basement-outside = Czy na poziomie piwnicy jest coś na zewnątrz?
    .why = Angielskie i oficjalne hiszpańskie zasady nie znają na dole żadnego używanego pierścienia, oba brzmienia wychodzą więc na jedno.
    .of = eaeaa190cfdc
reading_basement-outside_none = Nie: nikt nie chodzi wokół piwnicy.
    .of = a89a56c855d5
reading_basement-outside_no-exit = Nikt nie wychodzi z piwnicy na zewnątrz, ale pól wokół niej to nie wyklucza.
    .of = 82028685c5cd
reading_attic-and-basement = Czy w jednej grze może być naraz poddasze i piwnica?
    .why = Zasady mówią zawsze o jednym albo drugim, a kolumny kości dwunastościennej wystarczą tylko na jedną dodaną kondygnację.
    .of = 9e708e1e1991
reading_attic-and-basement_never = Nie: jest jedno albo drugie.
    .of = 1021ad9eefa5
reading_attic-and-basement_allowed = Tak, mając dwa pudełka, jeśli grupa ustali, która kość wskazuje którą kondygnację.
    .of = 504ab57f53e9
reading_laboratory-floors = Które kolumny należą do której kondygnacji laboratorium?
    .why = Kondygnację wskazuje sama kolumna, bo czarnej kości przy działku wodnym nigdy się tu nie obraca. Która połowa jest którą, to nasz własny wybór tam, gdzie wasza plansza tego nie mówi.
    .of = 2211d195a976
reading_laboratory-floors_ground-left = Niższe kolumny to parter.
    .of = b679f1b80e9f
reading_laboratory-floors_ground-right = Niższe kolumny to piętro.
    .of = dca7f0cc081c
reading_attic-above = Nad którymi kolumnami leży poddasze garażu?
    .why = Wynika to z tego, ile dodaje się do kolumny, gdy działko wodne stoi po lewej.
    .of = 7503bd9e1a9a
reading_attic-above_left = Nad lewą połową, każda kolumna prosto nad swoją.
    .of = 23f28c415098
reading_attic-above_printed = Tam, gdzie każą współrzędne wydrukowane na waszej planszy.
    .of = 7dccb1eb9c5b
reading_laboratory-streets = Gdzie przy laboratorium są ulice dla wozu strażackiego?
    .why = Połowę wybiera kość rzędów, więc połowy leżą wzdłuż dłuższych boków. To nasz wniosek.
    .of = 3e3a53ce6fdc
reading_laboratory-streets_long-sides = Wzdłuż obu dłuższych boków.
    .of = 73b6f29b26c6
reading_laboratory-streets_printed = Tam, gdzie wasza plansza pokazuje miejsca postoju.
    .of = 1810da3c744a
reading_component-list = Co należy do pudełka, choć pewien spis to pomija?
    .why = Pełniejszy spis wymienia obie strony przedmiotów, strona o poddaszu mówi o kości, a podnośnika nie wymienia nikt.
    .of = 2c39860b32c9
reading_component-list_fuller = Dwustronne przedmioty i kość dwunastościenna są w komplecie; podnośnik nie ma żetonu.
    .of = 5e93e188a68a
reading_component-list_shorter = Tylko to, co wymienia krótszy spis: przedmioty z jedną stroną i bez kości dwunastościennej.
    .of = eed1323a4689
reading_attic-stair-place = Gdzie leży znacznik schodów na poddasze?
    .why = Miejsce jest wydrukowane jako symbol na planszy poniżej, a do spisu tych miejsc nie mieliśmy dostępu.
    .of = 11eafaee3460
reading_attic-stair-place_below = Prosto pod schodami poddasza.
    .of = 4683b9854db0
reading_attic-stair-place_free = Na dowolnym polu planszy poniżej, które ustali grupa.
    .of = eca978887389
reading_basement-stair-half = Którą połową schodów do piwnicy jest znacznik?
    .why = Znacznik leży na parterze, a to górny koniec; inne brzmienie powtarza zdanie o poddaszu.
    .of = 466c436f9787
reading_basement-stair-half_upper = To górna połowa schodów.
    .of = 84bb955fbae3
reading_basement-stair-half_lower = To dolna połowa schodów.
    .of = fc1d3e5e5980
reading_family-board-2 = Jak zaczyna się gra rodzinna na drugiej stronie planszy?
    .why = Nie znamy żadnego początku dla niej, a na większych budynkach zaczyna się właśnie tak.
    .of = f24896c0b5bf
reading_family-board-2_rolled = Od wylosowanych wybuchów i znaków zapytania, bez uszkodzeń.
    .of = 647e5848f832
reading_family-board-2_first-only = Wcale: w grę rodzinną gra się na pierwszej stronie.
    .of = 793292e13826
reading_garage-experienced = Czy przygotowanie gry zaawansowanej w garażu różni się od podstawowego?
    .why = Źródła różnie nazywają oba sposoby gry, ale dla tego nie podają żadnego wyjątku, więc nic się nie zmienia.
    .of = 3f9939b8908f
reading_garage-experienced_base = Nie: przygotowuje się ją jak w grze podstawowej.
    .of = 4fef3e6390c5
reading_garage-experienced_rolled = Tak: pierwszy wybuch losuje się obiema kośćmi, jak w laboratorium.
    .of = 318d77616b21
reading_laboratory-explosions = Jak na początku rozkładają się wybuchy w laboratorium?
    .why = Bez rzutu na pierwszy wybuch tabela z gry podstawowej musiałaby pasować do dwóch kondygnacji. Pełniejsze brzmienie to rozstrzyga.
    .of = 1f250c0153a2
reading_laboratory-explosions_both-dice = Już od pierwszego rzuca się obiema kośćmi, a na każdej kondygnacji musi być wybuch.
    .of = f84a0e6c9139
reading_laboratory-explosions_should = Na każdej kondygnacji powinien być wybuch; poza tym nic nie różni się od gry podstawowej.
    .of = 2673a0981d3b
reading_laboratory-points = Jak pierwsze znaki zapytania rozkładają się na piętrach?
    .why = Przy dwóch kondygnacjach oba brzmienia wychodzą na jedno. Trzymamy się dosłownego; przy trzech zostawia więcej przypadkowi.
    .of = 6b6b5b1beb8b
reading_laboratory-points_most = Na żadnej kondygnacji nie może ich być więcej niż { $lab-points-per-floor }.
    .of = d4989cec118f
reading_laboratory-points_least = Na każdej kondygnacji jest co najmniej jeden.
    .of = a0ace684b201
reading_family-extra-explosion = Co daje w grze rodzinnej dodatkowy wybuch, który przynosi poddasze albo piwnica?
    .why = Wszystkie inne wybuchy podczas przygotowania tej gry są bez uszkodzeń, a zarzewi w niej nie ma.
    .of = fe4efdf450b0
reading_family-extra-explosion_plain = Tylko ogień: bez uszkodzeń i bez zarzewia.
    .of = 7ba09804baff
reading_family-extra-explosion_damage = Ogień i uszkodzenia, ale bez zarzewia.
    .of = 0b864d290832
reading_family-extra-explosion_full = Ogień, uszkodzenia i zarzewie, jak w grze zaawansowanej.
    .of = 60422370bfb6
reading_extra-hot-spots = Jak na planszę trafiają dodatkowe zarzewia dodanej kondygnacji?
    .why = Jedno brzmienie wymienia kości, a wszystkie inne zarzewia też się losuje.
    .of = 1c94489e996a
reading_extra-hot-spots_rolled = Losuje się ich pola.
    .of = 4d332b8036b9
reading_extra-hot-spots_placed = Grupa kładzie je tam, gdzie chce.
    .of = 5369dfbec1b9
reading_pool-short = Co, jeśli zarzewi nie wystarczy na planszę i pulę razem?
    .why = Zarzewia na planszy liczą się od pierwszego rzutu, te z puli dopiero później.
    .of = 58acb4f627d0
reading_pool-short_board-first = Najpierw dostaje je plansza, a pula dostaje resztę.
    .of = 802bc6ab7117
reading_pool-short_pool-first = Najpierw dostaje je pula, a plansza dostaje resztę.
    .of = 275390421932
reading_platform-start = Gdzie zaczyna podnośnik?
    .why = Przejście z jednego na drugie jest za darmo, więc nie robi to różnicy.
    .of = 379926b77c11
reading_platform-start_on-engine = Na samym wozie strażackim.
    .of = 3a473b9cc74a
reading_platform-start_beside = Na jednym z pól, które zajmuje wóz strażacki.
    .of = 3764d2626eb9
reading_family-engine = Co robi wóz strażacki w grze rodzinnej z drabinami?
    .why = Drabiny muszą gdzieś leżeć, a w grze rodzinnej się nie jeździ.
    .of = 700f67c9c149
reading_family-engine_stays = Stoi na wybranym przez was miejscu i tam zostaje.
    .of = d8b7203eac28
reading_family-engine_drives = Można nim jeździć jak w grze zaawansowanej.
    .of = 0a58a418af5a
reading_crew-change = Kiedy w turze wolno zmienić specjalistę?
    .why = Program, który gra według tych zasad, tego pilnuje, a w przeciwnym razie dałoby się w jednej turze użyć dodatkowych punktów dwóch specjalistów.
    .of = 51785e6423c5
reading_crew-change_first = Tylko jako pierwszą akcję tury.
    .of = 03799a69157c
reading_crew-change_any = W dowolnej chwili tury; dodatkowe punkty nowego specjalisty przychodzą z następną turą.
    .of = eb58e9f3124b
reading_flashover-again = Czy po wybuchach materiałów niebezpiecznych następuje kolejne rozgorzenie?
    .why = Wszędzie indziej w tych zasadach dym przy ogniu zamienia się w ogień, dziwne więc byłoby, gdyby tu tak nie było.
    .of = 281a1be779d2
reading_flashover-again_again = Tak, dopóki coś się zmienia.
    .of = e535f3607773
reading_flashover-again_once = Nie: rozgorzenie jest przed materiałami niebezpiecznymi i tylko tam.
    .of = f78012628a5f
reading_hazmat-order = W jakiej kolejności wybucha kilka materiałów niebezpiecznych?
    .why = Żadne źródło tego nie mówi, a ktoś musi zdecydować.
    .of = 435993c6f2d8
reading_hazmat-order_active = W takiej, jaką wybierze gracz, którego tura trwa.
    .of = bc0563e05a8d
reading_hazmat-order_reading-order = Od górnego rzędu w dół i od lewej do prawej.
    .of = f1384952c5b8
reading_clearing-order = Co dzieje się najpierw, gdy ogień skończył: schodzą ludzie czy ogień na zewnątrz?
    .why = Nie znamy niczego, co by od tego zależało.
    .of = c4bfb12a02e9
reading_clearing-order_people-first = Najpierw ludzie, których dosięgnął ogień, potem ogień na zewnątrz.
    .of = 0474f6b2f4f7
reading_clearing-order_outside-first = Najpierw ogień na zewnątrz, tak że nikogo na ulicy nie dosięgnie.
    .of = 3e0cb0ff7179
reading_window-outside = Czy okno można otworzyć i zamknąć z zewnątrz?
    .why = Jedno źródło mówi to dwukrotnie, a drugie nie zaprzecza.
    .of = 73d60395ac0f
reading_window-outside_yes = Tak, z pola przed nim.
    .of = bf2eb0ad3b6c
reading_window-outside_no = Tylko z pola wewnątrz budynku.
    .of = 305156c1c219
reading_window-wall = Co niszczy uszkodzenie ściany z oknem?
    .why = Angielskie zasady mówią o ścianie; inne brzmienie bierze się z gramatyki.
    .of = 7298f4850f04
reading_window-wall_wall = Cały odcinek ściany wraz z oknem.
    .of = 12c7aafe5e55
reading_window-wall_window-only = Tylko okno; ściana zachowuje swoją wytrzymałość.
    .of = ebc0eddcaa89
reading_window-blast = Czy podmuch przechodzi przez otwarte okno?
    .why = Otwarte okno, tak jak otwarte drzwi, sprawia, że pola ze sobą sąsiadują; a że ściana też się uszkadza, mówią oba źródła.
    .of = da8537821150
reading_window-blast_passes = Przechodzi, a ściana jest zniszczona.
    .of = a2f2a210322a
reading_window-blast_stops = Niszczy ścianę i tam się kończy.
    .of = cb12d609a189
reading_window-marker = Co dzieje się ze znacznikiem otwartego okna, gdy jego ściana zostaje zniszczona?
    .why = Nie ma już okna, które mogłoby być otwarte.
    .of = 8a4c6ed3a61f
reading_window-marker_removed = Schodzi z planszy i można go użyć znowu.
    .of = 1d603d183d7f
reading_window-marker_stays = Zostaje na miejscu i jest wyłączony z użytku.
    .of = 056e003bd609
reading_light-chop = Ile kosztuje wyrąbanie lekkiej ściany?
    .why = Zasady mówią tylko o uszkodzeniach, a rąbanie zadaje uszkodzenie za swoją cenę. Niższa cena pochodzi z recenzji.
    .of = 74df3620fa9f
reading_light-chop_chop = Tyle co zwykłe rąbanie.
    .of = 625a4fc0aaf7
reading_light-chop_cheap = Jeden punkt akcji.
    .of = b5fd99127a36
reading_fire-door-closed = Które drzwi przeciwpożarowe rzucają przeciw podmuchowi?
    .why = Ta sama zasada w innym dodatku też mówi o zamkniętych.
    .of = 0109e41481a7
reading_fire-door-closed_closed = Tylko zamknięte.
    .of = 590bb4011288
reading_fire-door-closed_any = Wszystkie, które podmuch miałby zniszczyć, otwarte lub zamknięte.
    .of = 91e7751bfb2e
reading_fire-door-open = Co robi podmuch z otwartymi drzwiami przeciwpożarowymi?
    .why = Poza rzutem na zamknięte są to zwykłe drzwi.
    .of = 956f904f66ca
reading_fire-door-open_as-door = Ich znacznik znika, a podmuch idzie dalej.
    .of = 7983b1d8e86f
reading_fire-door-open_holds = Zatrzaskują się: są zamknięte, a podmuch zostaje zatrzymany.
    .of = 699bb457d38d
reading_jam-again = Co robi kolejny podmuch z zaciętymi drzwiami przeciwpożarowymi?
    .why = Inne brzmienie przeczy samo sobie w jednym zdaniu.
    .of = f24eed0133f0
reading_jam-again_adds = Dokłada znacznik zacięcia bez rzutu.
    .of = 23b645abd4f1
reading_jam-again_nothing = Zostaje zatrzymany i niczego nie dokłada.
    .of = 992e90d2c991
reading_unjam-cost = Ile kosztuje usunięcie zacięcia?
    .why = Jedno źródło nazywa tę akcję, a tym samym jej cenę. Pozostałe ceny nie podają albo podają inną.
    .of = dbdfe5e24c0c
reading_unjam-cost_chop = Rąbanie za każdy znacznik zacięcia, po zwykłej cenie.
    .of = ed832b25afd8
reading_unjam-cost_single = Jeden punkt akcji za każdy znacznik zacięcia.
    .of = 2a0e76b9368b
reading_unjam-cost_action = Akcję za każdy znacznik zacięcia, o nieznanej cenie.
    .of = 316fb2c6da24
reading_unjam-cube = Czy odrąbywanie zacięcia zużywa znacznik uszkodzenia?
    .why = Budynek nie ponosi przy tym szkody i żadne źródło nie wymaga znacznika.
    .of = f95708e60aec
reading_unjam-cube_no = Nie.
    .of = 5e3a023463aa
reading_unjam-cube_yes = Tak, jak każde rąbanie.
    .of = 622e8e6658d4
reading_jams-short = Co, jeśli nie ma już znaczników zacięcia?
    .why = Wyczerpany zapas nie powinien osłabiać drzwi.
    .of = 27994ae710e3
reading_jams-short_holds = Drzwi wytrzymują, a kolejnego znacznika się nie dokłada.
    .of = 19e2ec7da87c
reading_jams-short_destroyed = Drzwi są zniszczone.
    .of = d22533ca9523
reading_object-blocks = Czy przedmiot wybuchowy zagradza drogę?
    .why = Tak mówi pełniejsze brzmienie; drugie traktuje go jak ścianę tylko przy uszkodzeniach.
    .of = 4fd7fe3f258f
reading_object-blocks_blocks = Tak: nikt nie wejdzie na niego ani przez niego nie przejdzie, a sąsiedztwo się przerywa.
    .of = 07f1f2e575d0
reading_object-blocks_damage-only = Nie: jest jak ściana tylko przy liczeniu uszkodzeń.
    .of = 243d6d34c26f
reading_object-damage = Co uszkadza przedmiot wybuchowy?
    .why = Oba brzmienia dają w grze to samo: podmuch położyłby tam ogień.
    .of = 6ceae60b60fc
reading_object-damage_fire = Podmuch, który położyłby nowy ogień na jednym z jego pól.
    .of = d4749c84a2f8
reading_object-damage_reach = Podmuch, który dociera na jedno z jego pól.
    .of = bd49efd46e20
reading_capacity-test = Kiedy dokładnie przedmiot ma dość?
    .why = Przyjmuje po jednym znaczniku, więc oba brzmienia prawie zawsze dają to samo.
    .of = 61044c1ebb80
reading_capacity-test_reaches = Gdy tylko wyczerpie się jego wytrzymałość.
    .of = 24f1afb2ce9b
reading_capacity-test_at-least = Gdy po podmuchu liczy się jego znaczniki i jest ich tyle, ile wynosi wytrzymałość, albo więcej.
    .of = a5f7cb38bb59
reading_family-object-spots = Czy wybuchające przedmioty zostawiają w grze rodzinnej zarzewia?
    .why = W grze rodzinnej nie ma nawrotów ognia, zarzewia nie miałyby więc żadnego skutku.
    .of = bffbb9d75225
reading_family-object-spots_none = Nie: tylko ogień.
    .of = 3331754f0378
reading_family-object-spots_some = Tak, a cel z zarzewiem oznacza nawrót ognia.
    .of = 9092b96e87c9
reading_object-cubes = Dokąd trafiają znaczniki uszkodzeń z przedmiotu, który wybuchł?
    .why = Oba brzmienia wliczają je do zawalenia. Usunięcie ich zgadza się z przykładem wycieku.
    .of = 261ae0aee46a
reading_object-cubes_out = Wychodzą z gry.
    .of = 8323863c2ab7
reading_object-cubes_stay = Zostają na jego polach.
    .of = 0598a7be14d0
reading_small-object-token = Czy żeton małego przedmiotu schodzi, gdy ten wybucha?
    .why = Z rzeczy, która wybuchła, nic nie zostaje, a samochód też schodzi.
    .of = dd07d10e9e38
reading_small-object-token_removed = Tak.
    .of = 6cdd97950018
reading_small-object-token_stays = Nie: zostaje na miejscu, bez żadnego skutku.
    .of = a6cff0d7b794
reading_stair-wave = Czy boczne ściany mają znaczenie, gdy fala dociera do schodów?
    .why = Jedno źródło mówi wprost, że nie; drugie milczy.
    .of = 197b26d40248
reading_stair-wave_opposite = Nie: liczy się tylko ściana na wprost.
    .of = 8f166813a003
reading_stair-wave_all = Tak: jeśli zniszczona jest któraś ze ścian z boku, fala może wyjść tamtędy.
    .of = eec788beedb6
reading_stair-example = Gdzie na piętrze pojawia się ogień z przykładu?
    .why = Tylko jedno źródło podaje kierunek i pasuje on do zasady otwartej strony.
    .of = f7b78ccc808b
reading_stair-example_open-side = Na polu poniżej górnej połowy, po jej otwartej stronie.
    .of = ff842f0350bf
reading_stair-example_any-empty = Na pustym polu obok górnej połowy, nie wiadomo z której strony.
    .of = 3acc80461ebf
reading_ladder-pick-up = Gdzie trzeba stać, żeby wziąć drabinę?
    .why = Oba brzmienia dają się tak czytać, a strażak w wozie też jest na tych polach.
    .of = f3b638b7ed8b
reading_ladder-pick-up_spaces = Na polu wozu strażackiego, jadąc nim lub nie.
    .of = caf6a29e5ce4
reading_ladder-pick-up_truck = Przy wozie strażackim, czyli obok niego albo w nim.
    .of = 6626358a3182
reading_ladder-limits = Czy obowiązują dalsze ograniczenia drabin: tylko jedna, żadnej w karetce i że nikomu nie stoją na drodze?
    .why = Ma je tylko jedno źródło. Są rozsądne, a to, co mówi drugie, im nie przeczy.
    .of = 7d260ad599b5
reading_ladder-limits_strict = Obowiązują.
    .of = 8f93aa47957c
reading_ladder-limits_free = Nie obowiązują: nic o nich nie powiedziano.
    .of = 0ff33d4d8216
reading_ladder-fire = Co jeszcze się dzieje, gdy drabina spada przez ogień?
    .why = Pełniejsze brzmienie odpowiada na pytanie, które padłoby przy każdym stole; drugie milczy.
    .of = ce75a56dca3f
reading_ladder-fire_full = Drabina spada, a ci, którzy są w ogniu lub nad nim, też cierpią.
    .of = fa2a5ed6f07f
reading_ladder-fire_ladder-only = Spada tylko drabina; nikomu na niej nic się nie dzieje, jeśli nie płonie jego własne pole.
    .of = 228614de8833
reading_fold-occupied = Czy wolno złożyć drabinę, gdy ktoś jest na górze?
    .why = Tak postąpiłoby się przy prawdziwym pożarze.
    .of = a1c8c3486e3d
reading_fold-occupied_no = Nie.
    .of = 42a079d398a7
reading_fold-occupied_down = Tak, a strażak z góry schodzi razem z nią.
    .of = 43bf98a66919
reading_tall-ladder = Co kosztuje podwójnie na drabinie na trzecią kondygnację?
    .why = Jedno źródło podaje liczby, i to tylko dla drogi między połowami.
    .of = 65f93f998812
reading_tall-ladder_between = Tylko ruch między jej połowami.
    .of = 968a5b2478aa
reading_tall-ladder_all = Każdy ruch na drabinie, także do budynku.
    .of = 59fefd21dffc
reading_drive-anywhere = Czym wyróżnia się jazda przy laboratorium?
    .why = Te plansze mają mało miejsc, więc jedna cena za wszystkie ma sens. Inne brzmienie może kryć tę samą zasadę.
    .of = 2ad07280c602
reading_drive-anywhere_any-spot = Pojazd jedzie od razu na dowolne ze swoich miejsc.
    .of = 8f02e74c35f1
reading_drive-anywhere_any-firefighter = Pojazd może wysłać dowolny strażak, gdziekolwiek jest.
    .of = a733768599cc
reading_three-floors-reach = Jak daleko sięga działko wodne przy trzech kondygnacjach?
    .why = Mówi to jedno źródło i zgadza się to z laboratorium.
    .of = 91db518e7e7a
reading_three-floors-reach_half = Tylko tej połowy planszy, przy której stoi wóz strażacki.
    .of = 2fa0580957b4
reading_three-floors-reach_all = Każdego pola budynku, bo granicy nie podano.
    .of = 02a448b90b85
reading_three-floors-dice = Co z czarną kością przy trzech kondygnacjach?
    .why = Bez kolumny nie byłoby celu, a w laboratorium jest taka sama zasada.
    .of = 5261658652cd
reading_three-floors-dice_as-rolled = Nie obraca się jej.
    .of = 53eaa6ed92da
reading_three-floors-dice_unused = Nie używa się jej.
    .of = e5e7f401aa25
reading_gun-people = Przez kogo nie wolno strzelać z działka wodnego do budynku z poddaszem?
    .why = Gra podstawowa i laboratorium mówią tylko o strażakach, podobnie jak źródło, które tu samo sobie przeczy.
    .of = 560c72b039ff
reading_gun-people_firefighters = Tylko przez strażaków w połowie celu.
    .of = d4d2ca2aa8d6
reading_gun-people_victims-too = Przez strażaków i ofiary w połowie celu.
    .of = 18550b397d8f
reading_garage-right = Jakie zasady działka wodnego obowiązują po prawej stronie garażu z poddaszem?
    .why = Poddasze jest tylko nad lewą połową, więc nie ma tu co stawiać warunków.
    .of = 03225d61874c
reading_garage-right_single-floor = Te z gry podstawowej, bo po prawej jest tylko parter.
    .of = 6a036b20e5f0
reading_garage-right_if-single = Te z gry podstawowej, ale tylko jeśli nad tą stroną niczego nie zbudowano.
    .of = 09f86dc2bcf1
reading_platform-victim = Czy ofiara może być na podnośniku sama?
    .why = Ofiara nie chodzi, więc to, że się ją zostawia, ma więcej sensu niż to, że wsiada.
    .of = 56713ad57392
reading_platform-victim_left = Tak: można załadować ofiarę i zejść.
    .of = 90717e95aa8f
reading_platform-victim_boards = Tak, a ofiary mogą nawet wejść same.
    .of = 3b360f45bbbb
reading_platform-step = Ile kosztuje wejście na podnośnik i zejście z niego?
    .why = Oba źródła zgadzają się, że zejście przy wozie jest za darmo; cenę przy budynku podaje tylko jedno.
    .of = 26d5bebe1e7a
reading_platform-step_free-at-engine = Nic przy wozie, tyle co zwykle przy budynku.
    .of = 275b8d8e465e
reading_platform-step_usual-on = Wszędzie tyle co zwykle, z wyjątkiem zejścia przy wozie.
    .of = ac2f65ffd822
reading_platform-who = Kto może poruszać podnośnikiem?
    .why = Brzmienie o strażaku odpowiada na to pytanie; drugie mówi tylko, dokąd może dotrzeć podnośnik.
    .of = 141d3c8b66a0
reading_platform-who_aboard = Strażak na podnośniku albo na wozie strażackim.
    .of = c6599fe65189
reading_platform-who_anyone-there = Dowolny strażak, o ile podnośnik jest po stronie wozu.
    .of = a8737db1c726
reading_cannon-people = Przez kogo nie wolno użyć armatki podnośnika?
    .why = Źródła się różnią i żadnego nie da się dowieść, wybieramy więc ostrożność.
    .of = c8be919a0807
reading_cannon-people_area = Przez każdą ofiarę albo innego strażaka na polu, które by oczyściła.
    .of = b9d2a2867684
reading_cannon-people_target-space = Przez każdą ofiarę, znak zapytania albo innego strażaka na jej celu.
    .of = efd63dc90ded
reading_cannon-people_victim-area = Przez każdą ofiarę na polu, które by oczyściła.
    .of = 388d013b39cf
reading_spill-markers = Ile znaczników skażenia przynosi wyciek?
    .why = Tyle jest w pudełku i w każdym przykładzie.
    .of = 33e694567906
reading_spill-markers_five = Razem { $toxic-markers }, wliczając pierwszy.
    .of = 10d9d9f13ac5
reading_spill-markers_five-more = Po pierwszym jeszcze { $toxic-markers }, o ile starczy znaczników.
    .of = a3d2f5de5692
reading_spill-walls = Czy ściany zatrzymują wyciek?
    .why = Jedno źródło mówi o sąsiednich polach, a ściany wszędzie indziej przerywają sąsiedztwo.
    .of = 52a578b596c4
reading_spill-walls_stop = Tak, tak jak zamknięte drzwi i okna.
    .of = c151a233fb96
reading_spill-walls_pass = Nie: przesącza się.
    .of = db0b923ee6b0
reading_spill-dead-end = Co, jeśli wyciek trafi w ślepy zaułek?
    .why = Przykład się cofa, nawet tam, gdzie ogólne brzmienie każe rzucać jeszcze raz.
    .of = 1760c25be10d
reading_spill-dead-end_back = Cofa się po swojej drodze do pola z wolnym sąsiadem.
    .of = 82aee579c3e6
reading_spill-dead-end_reroll = Rzuca się, aż kość wskaże pole, które się nada.
    .of = 555be33837f7
reading_toxic-short = Co, jeśli nie ma już pola na wszystkie znaczniki skażenia?
    .why = Czego nie da się położyć, tego się nie kładzie.
    .of = 0ccd3298877f
reading_toxic-short_ends = Wyciek się kończy.
    .of = df08fbfab2b1
reading_toxic-short_jump = Następny znacznik trafia na najbliższe pole, które może go przyjąć.
    .of = c426905938f6
reading_spill-people = Kto jest stracony na skażonym polu?
    .why = Dosłowne brzmienie wymienia ofiary; ukryte traktujemy jak przy dziurze w podłodze.
    .of = 6f787d0691c5
reading_spill-people_victims = Ofiary, także te jeszcze ukryte; strażacy zostają powaleni.
    .of = 5b52594a4662
reading_spill-people_visible = Tylko odkryte ofiary; ukryty znak zapytania zostaje.
    .of = 8d8019b1cedd
reading_spill-people_persons = Wszystkie osoby, cokolwiek to znaczy.
    .of = 6cd96ed89ac4
reading_spill-example = Które pole dostaje trzeci znacznik w przykładzie?
    .why = Bez rysunku nie da się tego rozstrzygnąć, a na końcu nie ma to znaczenia.
    .of = 895fa8153377
reading_spill-example_first-of-two = Pierwsze z dwóch, które zostały.
    .of = 27f6d91c8073
reading_spill-example_second-of-two = Drugie z dwóch, które zostały.
    .of = 3b696bba2368
reading_spill-example-blast = Co jeszcze robi podmuch w przykładzie?
    .why = Dosłowne tłumaczenie podaje liczby, swobodne żadnych.
    .of = 88ce002d3eac
reading_spill-example-blast_counted = Ogień na obu sąsiednich polach i uszkodzenie jednej ściany.
    .of = dea65b5b39d7
reading_spill-example-blast_uncounted = Ogień na polach dookoła i uszkodzenie ścian dookoła.
    .of = 6c766d673cc4
reading_basement-walls = Które ściany piwnicy nie przyjmują uszkodzeń?
    .why = Jedno źródło podaje ich kolor, a zgadza się on z drukiem.
    .of = 52d0f962de56
reading_basement-walls_black = Zewnętrzne, oznaczone na czarno.
    .of = bc409616da66
reading_basement-walls_outer = Zewnętrzne, bez względu na kolor.
    .of = 4c5691bbfc48
reading_floor-above = Nad którym polem uszkadza się podłoga?
    .why = Zasada mówi o wybuchach na dole, cokolwiek je wywołało; brzmienia różnią się tylko przy materiałach niebezpiecznych i przedmiotach.
    .of = 4c30d7156e5d
reading_floor-above_explosion = Nad każdym wybuchem w piwnicy.
    .of = 18c6cb41b74b
reading_floor-above_target-space = Tylko nad celem rzutu.
    .of = ddaacd145ff7
reading_floor-cubes = Co dzieje się ze znacznikami, które kosztuje zniszczona podłoga?
    .why = Zapas tak czy inaczej maleje o tyle samo. Nigdy nie pochodzą ze ścian.
    .of = 90e06fc8d214
reading_floor-cubes_placed = Bierze się je z zapasu i kładzie na znaczniku podłogi.
    .of = 058d17466795
reading_floor-cubes_out = Bierze się je z zapasu i wychodzą z gry.
    .of = c65cb64c7ded
reading_floor-people = Kto jest stracony, gdy zapada się podłoga?
    .why = Strażacy zostają powaleni, jak mówi ta sama zasada; chodzi więc tylko o pozostałych.
    .of = ad6737c93b1c
reading_floor-people_victims = Ofiary i znaki zapytania.
    .of = cd500be56f87
reading_floor-people_persons = Wszystkie osoby, cokolwiek to znaczy.
    .of = 4bcb806210d3
reading_floor-hot-spots = Co z zarzewiami, gdy zapada się podłoga?
    .why = Dziura nie może płonąć, więc nowe zarzewie nie miałoby tam żadnego skutku.
    .of = de6b6fa43192
reading_floor-hot-spots_return = Te z tego pola wracają do puli.
    .of = 37cc258726f0
reading_floor-hot-spots_place = Kładzie się tam jedno z puli.
    .of = 8f05f8fed9a9
reading_extinguish-below = Skąd można gasić ogień pod dziurą?
    .why = Na dziurze nikt nie może stać, więc najlepsze miejsce jest obok niej. Żadne źródło go nie podaje.
    .of = 2f2df4a9725c
reading_extinguish-below_beside = Z pola parteru obok dziury.
    .of = 9b136ef76067
reading_extinguish-below_anywhere-below = Tylko z piwnicy, jak przy każdym innym polu.
    .of = c254f6f63daa
reading_explosion-below = Co robi na górze wybuch pod dziurą?
    .why = Tak mówi pełniejsze brzmienie, a rozgorzenia wszędzie indziej następują po nowym ogniu.
    .of = bc8719c2847c
reading_explosion-below_flashovers = Dym obok dziury staje się ogniem i następują rozgorzenia.
    .of = 18379b18607a
reading_explosion-below_smoke-only = Dym obok dziury staje się ogniem i nic więcej.
    .of = bf53f5862e00
reading_target-hole = Co, jeśli rzut na ogień wskaże dziurę?
    .why = Znaki zapytania też przez nią spadają, podobnie woda.
    .of = 673192fcd90f
reading_target-hole_below = Celem jest pole poniżej.
    .of = 49168ff5d948
reading_target-hole_arrows = Idzie się za strzałkami do pierwszego pola, które może być celem.
    .of = e820e9033a7d
reading_target-hole_none = Nic się nie dzieje.
    .of = 2173c6deb183
reading_floors-short = Co, jeśli nie ma już znaczników podłogi?
    .why = Jak przy wszystkich znacznikach: czego nie ma, tego nie da się położyć.
    .of = aad832937481
reading_floors-short_stop = Kolejne podłogi się nie uszkadzają.
    .of = 718d1ae876ba
reading_floors-short_substitute = Oznaczcie to czymkolwiek innym.
    .of = c4b7c2ee7610
reading_trapped = Kiedy strażak jest uwięziony i co wtedy?
    .why = Jaśniejsze brzmienie wymienia oba miejsca. Że gra jest przegrana, to nasz wniosek.
    .of = f7f1ed9bca4b
reading_trapped_either-floor = W piwnicy albo na parterze, bez drogi na zewnątrz: gra jest przegrana.
    .of = e895e7e042c9
reading_trapped_basement-or-blocked = W piwnicy albo wszędzie, gdzie drogę zagradza zapadnięta podłoga: gra jest przegrana.
    .of = fe15b8399aa7
reading_bridge-place = Gdzie leży kładka i ile kosztuje?
    .why = Kładka obok dziury niczego by nie łączyła. Co do ceny oba brzmienia są zgodne.
    .of = 0cfc4dbd4169
reading_bridge-place_over = Nad dziurą, położona z pola obok niej.
    .of = 051698e14a48
reading_bridge-place_beside = Na polu obok dziury.
    .of = 09cda4e4bed9
reading_bridge-enter = Czy można stać na kładce?
    .why = Zwykły ruch obejmuje też zatrzymanie się po drodze.
    .of = ac2a34fa149b
reading_bridge-enter_cross = Tak: wchodzi się na nią i przechodzi jak zwykle.
    .of = 60cb1de60644
reading_bridge-enter_enter = Można wejść na jej pole; o niczym więcej nie ma mowy.
    .of = df2fe198d766
reading_bridge-lost = Co wybuch na dole robi z kładką?
    .why = Oba źródła mówią, że drabina przepada; my najpierw rozgrywamy wybuch.
    .of = 77fcc0eca3f7
reading_bridge-lost_after = Rozgrywa się wybuch, a potem drabina wychodzi z gry.
    .of = 80a2050ffac7
reading_bridge-lost_before = Drabina zostaje zniszczona, a potem rozgrywa się wybuch.
    .of = 08a951d97a85
reading_bridge-fall = Co dzieje się ze strażakiem na kładce, która przepada?
    .why = To samo stałoby się z nim, gdyby zapadła się sama podłoga.
    .of = 5873b6fb19ea
reading_bridge-fall_knocked-down = Zostaje powalony.
    .of = 84ac98e3414e
reading_bridge-fall_falls = Trafia na pole poniżej, cały i zdrowy, jeśli ono nie płonie.
    .of = 3ae889e29c06
reading_ladder-down-half = Gdzie jest dół drabiny opuszczonej przez dziurę?
    .why = Drabina schodzi prosto w dół.
    .of = 2c46535662d8
reading_ladder-down-half_under = Na polu pod dziurą.
    .of = dc863d81407c
reading_ladder-down-half_beside = Na polu piwnicy obok tamtego.
    .of = 39e350462a15
reading_repair-fire = Czy do naprawy podłogi w pobliżu nie może być ognia?
    .why = Pozostałe naprawy inżyniera budowlanego mają ten sam warunek.
    .of = 361c247230a2
reading_repair-fire_free = Tak: na polach obok i poniżej nie może być ognia.
    .of = 56cc5812c6a6
reading_repair-fire_anyway = Nie: ogień tam nie przeszkadza.
    .of = 9fcf902a8d3c
reading_repair-cost = Ile kosztuje naprawa podłogi?
    .why = Żadne źródło nie podaje ceny, bierzemy więc tę z innej naprawy inżyniera.
    .of = e6b115f8e5da
reading_repair-cost_repair = Tyle co naprawa ściany.
    .of = b792d20332cb
reading_repair-cost_free = Nic.
    .of = bc56519468d7

## Specialists, dice, boards and tokens

deck_dice = Kości
    .of = 5d38a88d4824
deck_boards = Plansze
    .of = ece4082a569a
deck_firefighters = Strażacy
    .of = bfcc46f9ef7e
deck_specialists = Specjaliści
    .of = ffe020ca63b6
deck_fire-markers = Dym i ogień
    .of = 211267ab6e26
deck_points = Znaki zapytania
    .of = 6868543e7502
deck_damage = Znaczniki uszkodzeń
    .of = 6ab2cd39455a
deck_doors = Drzwi
    .of = 64b375c81616
deck_hot-spots = Zarzewia
    .of = 087c967c16b0
deck_hazmats = Materiały niebezpieczne
    .of = 32e37747b5b7
deck_markers = Znaczniki akcji i opatrzenia
    .of = 14a04acb8a59
deck_vehicles = Pojazdy
    .of = da8a535c2168
deck_extreme-dice = Kości z Extreme Danger
    .of = 907d9ab6a497
deck_extreme-boards = Plansze z Extreme Danger
    .of = 3028ebee256e
deck_extreme-figures = Specjalista z Extreme Danger
    .of = 8f7fffed4a92
deck_figures = Figurki z Extreme Danger
    .of = 08871da339c6
deck_openings = Okna i drzwi
    .of = a27ea9fe822a
deck_ways = Drabiny i schody
    .of = a84ca706ee87
deck_objects = Przedmioty
    .of = b9a5b89c5d7e
deck_toxic = Znaczniki skażenia
    .of = 5099735cd6b4
deck_floor-markers = Znaczniki podłogi
    .of = e378f55af752
card_red-die = Czerwona kość
    .text = Rząd.
    .of = bad424026fd0
card_black-die = Czarna kość ośmiościenna
    .text = Kolumna.
    .of = 8572af37bdfd
card_twelve-die = Czarna kość dwunastościenna
    .text = Kolumna, gdy w grze jest poddasze albo piwnica.
    .of = daa588ac794f
card_board-1 = Plansza podstawowa, pierwsza strona
    .of = 3e0fc25055f3
card_board-2 = Plansza podstawowa, druga strona
    .of = b7faaeb1165b
card_firefighter = Strażak
    .of = b6d4d28d0cca
card_paramedic = Ratownik medyczny
    .text = Opatruje ofiary, tak że idą same. Słabo gasi.
    .of = 622187b00547
card_captain = Kapitan
    .text = Porusza innymi.
    .of = 13ed640571e3
card_imaging = Operator kamery termowizyjnej
    .text = Z daleka widzi, co jest pod znakiem zapytania.
    .of = 6ed4b101a01a
card_cafs = Strażak CAFS
    .text = Gasi ogień, i to mnóstwo.
    .of = ac44a6a2c935
card_hazmat-technician = Ratownik chemiczny
    .text = Usuwa materiały niebezpieczne na miejscu, a znaczniki skażenia w pobliżu.
    .of = b2a3d7af00a0
card_generalist = Strażak wszechstronny
    .text = Robi wszystkiego po trochu więcej.
    .of = 0ce168cf203d
card_rescue = Ratownik techniczny
    .text = Szybki i sprawny z toporem. Słabo gasi.
    .of = 6fa0c0150b59
card_driver = Kierowca-operator
    .text = Zna wóz strażacki, jego działko i jego podnośnik.
    .of = 4d5e51979526
card_structural-engineer = Inżynier budowlany
    .text = Naprawia ściany i usuwa zarzewia, ale nie gasi.
    .of = b89a7372d4eb
card_fire-marker = Dym albo ogień
    .of = 6ea0c2c1bd0a
card_victim = Ofiara
    .of = f5ceb8a81347
card_false-alarm = Fałszywy alarm
    .of = b5371982bfbd
card_damage-cube = Znacznik uszkodzenia
    .of = 4800323de9b4
card_door = Drzwi
    .of = 15280d1cda63
card_hot-spot = Zarzewie
    .of = b58cc793a69c
card_hazmat = Materiał niebezpieczny
    .of = c10f49aaa1e4
card_action-marker = Znacznik akcji
    .of = b03d82a83718
card_heal-marker = Znacznik opatrzenia
    .of = 4bda1671a5dc
card_engine = Wóz strażacki
    .of = 4a65ef2a65d9
card_ambulance = Karetka
    .of = 4af3401eca87
card_garage = Garaż
    .of = 1646328d87ff
card_laboratory = Laboratorium
    .of = ee7bdc78dc0d
card_attic = Poddasze
    .of = 98bd8b37f394
card_basement = Piwnica
    .of = 7e7a812dbbec
card_figure = Figurka
    .of = fc64fdd0dd47
card_open-window = Otwarte okno
    .of = 67d82a6a2224
card_extra-door = Kolejne drzwi
    .of = f512eda23e6e
card_fire-door = Drzwi przeciwpożarowe
    .of = 06f39cfb1dfb
card_jam = Znacznik zacięcia
    .of = 2afa01d6c1f5
card_ladder-lower = Dolna połowa drabiny
    .of = 112ba54dbf6f
card_ladder-upper = Górna połowa drabiny
    .of = 8968cbb1df7a
card_stair = Znacznik schodów
    .of = ad7bd6d7c413
card_large-object = Duży przedmiot
    .text = Samochód albo wybuchowa aparatura.
    .of = a654c9768291
card_small-object = Mały przedmiot
    .text = Wybuchowa albo toksyczna aparatura.
    .of = 68709aabc457
card_toxic-marker = Znacznik skażenia
    .of = 4cf848fafb58
card_floor-marker = Podłoga: uszkodzona albo zniszczona
    .of = d3aa087858d0

## Tables

ui_table_layout-1 = Rząd
    .of = 0687ec857743
ui_table_layout-1_walls-right = Ściana na prawo od kolumny
    .of = 2f3d654c7133
ui_table_layout-1_walls-below = Ściana pod kolumną
    .of = 47d5eff52742
ui_table_layout-1_doors-right = Drzwi na prawo od kolumny
    .of = 273a8b585954
ui_table_layout-1_doors-below = Drzwi pod kolumną
    .of = d4319712d7de
ui_table_layout-2 = Rząd
    .of = 7e47da0520d9
ui_table_layout-2_walls-right = Ściana na prawo od kolumny
    .of = 7cfed347796d
ui_table_layout-2_walls-below = Ściana pod kolumną
    .of = 8180e94ca0e3
ui_table_layout-2_doors-right = Drzwi na prawo od kolumny
    .of = f7f17ab107e5
ui_table_layout-2_doors-below = Drzwi pod kolumną
    .of = 2db8ab0e3a4f
ui_table_doorways-1 = Krawędź
    .of = fbdcc14d8dad
ui_table_doorways-1_top = Górna krawędź pola
    .of = 381b5dffc69a
ui_table_doorways-1_left = Lewa krawędź pola
    .of = dd4c22207b76
ui_table_doorways-1_bottom = Dolna krawędź pola
    .of = 738675ee1347
ui_table_doorways-1_right = Prawa krawędź pola
    .of = 8c1f58b0aca1
ui_table_doorways-2 = Krawędź
    .of = 146554227696
ui_table_doorways-2_left = Lewa krawędź pola
    .of = f64fda08c383
ui_table_doorways-2_bottom = Dolna krawędź pola
    .of = 825f49f95fc9
ui_table_parking-1 = Ulica
    .of = 74d88522b323
ui_table_parking-1_top = Górna, kolumny
    .of = 22f79d734537
ui_table_parking-1_left = Lewa, rzędy
    .of = 55c1dad6ef66
ui_table_parking-1_bottom = Dolna, kolumny
    .of = a83c6bffc36b
ui_table_parking-1_right = Prawa, rzędy
    .of = 2e512e095185
ui_table_parking-1_ambulance = Karetka
    .of = 2d88a97baa0e
ui_table_parking-1_engine = Wóz strażacki
    .of = d2e999ed30a4
ui_table_parking-2 = Ulica
    .of = 773c71345cf7
ui_table_parking-2_top = Górna, kolumny
    .of = 5d68c7c8d0a6
ui_table_parking-2_left = Lewa, rzędy
    .of = 9573a2c9fa03
ui_table_parking-2_bottom = Dolna, kolumny
    .of = cff8ab3f5c0a
ui_table_parking-2_right = Prawa, rzędy
    .of = c76eb237332d
ui_table_parking-2_ambulance = Karetka
    .of = 113dc1a86a97
ui_table_parking-2_engine = Wóz strażacki
    .of = 7ecf7c971d37
ui_table_quadrants-1 = Ulica
    .of = 58d98265a70c
ui_table_quadrants-1_top = Górna
    .of = 73c528c9a899
ui_table_quadrants-1_left = Lewa
    .of = c7c419f2a2c8
ui_table_quadrants-1_bottom = Dolna
    .of = b49906f08e66
ui_table_quadrants-1_right = Prawa
    .of = 1dfe1f8d1078
ui_table_quadrants-1_rows = Rzędy
    .of = ed1e76fe8bd9
ui_table_quadrants-1_columns = Kolumny
    .of = a921c8061cb3
ui_table_quadrants-2 = Ulica
    .of = 50e741eef7f8
ui_table_quadrants-2_top = Górna
    .of = 5bffe07e6e1e
ui_table_quadrants-2_left = Lewa
    .of = f283c3298ab3
ui_table_quadrants-2_bottom = Dolna
    .of = 3296c8ed4215
ui_table_quadrants-2_right = Prawa
    .of = 71385e4aad8a
ui_table_quadrants-2_rows = Rzędy
    .of = a9b238227737
ui_table_quadrants-2_columns = Kolumny
    .of = 070e951af475
ui_table_arrows = Rząd / kolumna
    .of = 8465628d4ead
ui_table_family-fire = Rząd
    .of = e4340f3554ec
ui_table_family-points = Rząd
    .of = c89b747be01e
ui_table_levels = Poziom
    .of = 210bef663859
ui_table_levels_recruit = Rekrut
    .of = 3bcceb36adf0
ui_table_levels_veteran = Weteran
    .of = 77ebc154a245
ui_table_levels_heroic = Bohater
    .of = f76eeb70bd88
ui_table_levels_explosions = Wybuchy
    .of = 67f28ba8f04f
ui_table_levels_hazmats = Materiały niebezpieczne
    .of = 21f8a56e5056
ui_table_levels_more = Dalsze zarzewia
    .of = 34438cd2a8e2
ui_table_levels_pool = Pula
    .of = 6027e1b42918
ui_table_first-explosion = Czarna kość
    .of = e036efaab7df
ui_table_first-explosion_row = Rząd
    .of = 5a8071166cfb
ui_table_first-explosion_column = Kolumna
    .of = da624e9ebd25
ui_table_hot-spots-players = Gracze
    .of = bdcd28359458
ui_table_cost = Akcja
    .of = 3b06f6983cae
ui_table_cost_move = Ruch
    .of = 36e420bbce92
ui_table_cost_reveal = Odkrycie tam, dokąd wchodzisz
    .of = d0b23c68d2a1
ui_table_cost_move-fire = Ruch w ogień
    .of = f87a3518d5a3
ui_table_cost_carry = Ruch z ładunkiem
    .of = 35979b5b449e
ui_table_cost_door = Otwarcie albo zamknięcie drzwi
    .of = d049a64f5acb
ui_table_cost_smoke = Usunięcie dymu
    .of = 562633a436cd
ui_table_cost_fire-smoke = Ogień w dym
    .of = a8af4de3c242
ui_table_cost_fire-out = Usunięcie ognia
    .of = 810d9ccab095
ui_table_cost_chop = Rąbanie
    .of = 5b7d5e28c558
ui_table_cost-experienced = Akcja
    .of = 8e7210a4f3bc
ui_table_cost-experienced_lead = Prowadzenie opatrzonej ofiary
    .of = f8a21d9c0908
ui_table_cost-experienced_drive = Jazda
    .of = c36dd4d841e7
ui_table_cost-experienced_ride = Jazda w roli pasażera
    .of = 251eeadad313
ui_table_cost-experienced_deck-gun = Strzał z działka wodnego
    .of = e510cf0d2bd3
ui_table_cost-experienced_crew-change = Zmiana załogi
    .of = f3666d270181
ui_table_cost-experienced_dispose = Usunięcie materiału niebezpiecznego
    .of = 6478023a1b28
ui_table_cost-extreme = Akcja
    .of = c1ed73ba40cc
ui_table_cost-extreme_window = Otwarcie albo zamknięcie okna
    .of = 7b3902864444
ui_table_cost-extreme_take-ladder = Wzięcie drabiny
    .of = 2ecd06e5b68c
ui_table_cost-extreme_raise = Rozstawienie drabiny
    .of = fbfe48baf9f3
ui_table_cost-extreme_climb = Wspinanie się
    .of = ec8a072c2759
ui_table_cost-extreme_climb-loaded = Wspinanie się z ładunkiem
    .of = 7760dd26326e
ui_table_cost-extreme_fold = Złożenie drabiny
    .of = 0b23aa42ee13
ui_table_cost-extreme_platform = Ruch podnośnika
    .of = 79b6fca0fd37
ui_table_cost-extreme_platform-step = Między wozem a podnośnikiem
    .of = 81907d1e14a8
ui_table_cost-extreme_cannon = Armatka podnośnika
    .of = d5d2b0502254
ui_table_cost-extreme_bridge = Położenie kładki
    .of = 673aa2aae26b
ui_table_cost-extreme_ladder-down = Opuszczenie drabiny
    .of = 9c0a7d6c840d
ui_table_specialist-points = Specjalista
    .of = d7b133266744
ui_table_specialist-points_points = Punkty
    .of = 17683e6a852e
ui_table_specialist-points_extra = Dodatkowe
    .of = d2fd752618c5
ui_table_floors = Budynek
    .of = 000c18075ea4
ui_table_floors_alone = Sam
    .of = ed8fbd8f9b2a
ui_table_floors_with-another = Z poddaszem albo piwnicą
    .of = 300b523c8d19
ui_table_capacity = Przedmiot
    .of = 2086d4acf5a7
ui_table_capacity_car = Samochód
    .of = 14580cdae873
ui_table_capacity_large = Duża wybuchowa aparatura
    .of = 7c739087b1bd
ui_table_capacity_small = Mała wybuchowa aparatura
    .of = 88c8c2b13503
ui_table_capacity_toxic = Toksyczna aparatura
    .of = 50e0bf64f563
ui_table_spill-dice = Pola
    .of = eb5c24661cac
ui_table_spill-dice_faces = Ścianki kości
    .of = 19837927b71f
ui_table_spill-dice_first = Pierwsze pole
    .of = a0df7f81a017
ui_table_spill-dice_second = Drugie
    .of = a257a8e58320
ui_table_spill-dice_third = Trzecie
    .of = 456cd8956024
ui_table_spill-dice_fourth = Czwarte
    .of = 29ed188dbf30

## Icons

icon_red-die = czerwona kość
    .of = 45eb01c15d96
icon_black-die = czarna kość
    .of = a35a1e3b861a
icon_board = plansza
    .of = 7bfa9850c978
icon_firefighter = strażak
    .of = cddce78e3e2c
icon_fire = ogień
    .of = 7c551448719f
icon_smoke = dym
    .of = efa421be6f04
icon_poi = znak zapytania
    .of = c3ca65962955
icon_victim = ofiara
    .of = f4aee8d1c270
icon_false-alarm = fałszywy alarm
    .of = 452b86041a83
icon_damage = uszkodzenie
    .of = c3794e4c22a1
icon_door = drzwi
    .of = 4bacee19ae95
icon_door-open = otwarte drzwi
    .of = 59b1ef6d83a2
icon_hot-spot = zarzewie
    .of = 0031c04df077
icon_hazmat = materiał niebezpieczny
    .of = b6e15e9a1697
icon_action = punkt akcji
    .of = d6fe7a571b20
icon_heal = opatrzenie
    .of = e0b1b695af63
icon_engine = wóz strażacki
    .of = 339aac38d01b
icon_ambulance = karetka
    .of = 5e1e40801209
icon_window = okno
    .of = dd8b508d2ede
icon_fire-door = drzwi przeciwpożarowe
    .of = 207697ac5211
icon_jam = zacięcie
    .of = ed62218957fc
icon_ladder = drabina
    .of = 8fb84bfdd2bf
icon_stairs = schody
    .of = 463bb064fb3e
icon_car = samochód
    .of = 4406d0fa3f73
icon_equipment = aparatura
    .of = b96c36a9a5a4
icon_toxic = skażenie
    .of = b343d7252167
icon_floor-damaged = uszkodzona podłoga
    .of = 0ea666fe8714
icon_floor-destroyed = zniszczona podłoga
    .of = 3ccfdaa73130
icon_platform = podnośnik
    .of = 5a000928856c
icon_paramedic = krzyż
    .of = a9ca7c703bbe
icon_captain = hełm
    .of = 452ca1e1810d
icon_imaging = oko
    .of = 4300d8c912aa
icon_cafs = wąż
    .of = 203818e2bfca
icon_hazmat-technician = maska
    .of = 854ce280a2a6
icon_generalist = odznaka
    .of = 7f2fbe75be3a
icon_rescue = topór
    .of = 7b10fa8d9e34
icon_driver = kierownica
    .of = 73d304aff137
icon_structural-engineer = cyrkiel
    .of = cad8aca2ccd7
ui_faces = Ścianki
    .of = b4c47cf55f08
ui_points = Punkty akcji
    .of = b4c5422b367d
ui_extra = Dodatkowe punkty
    .of = e56866cef198
ui_spaces = Pola
    .of = 92b57fcf83bb
ui_capacity = Wytrzymałość
    .of = f14a69fa97ff

## Szanse

odds_fire-door = Jak szybko zatną się drzwi przeciwpożarowe?
    .about = W zamknięte drzwi przeciwpożarowe uderza wybuch za wybuchem: dopóki się nie zatną, decyduje czerwona kość, potem każdy wybuch dokłada znacznik.
    .of = 6b524995b75a
odds_fire-door_blasts = Wybuchów
    .of = d14b236b3fb8
odds_fire-door_row_free = Jeszcze się otwierają
    .of = 825a2654ba9d
odds_fire-door_row_jammed = Są zacięte
    .of = 8a7bfbd61707
odds_fire-door_row_markers = Znaczników zacięcia średnio
    .of = a630ceab9016
