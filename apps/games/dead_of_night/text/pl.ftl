# Dead of Night in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Dead of Night
    .about = Noc wśród żywych trupów: przeszukajcie dom, uruchomcie samochód, uważajcie na ogień i dożyjcie rana.
    .unofficial = Nieoficjalny pomocnik do gry; autor go nie stworzył ani nie zatwierdził. Nazwa należy do swojego właściciela; słowa i rysunki, karty, pojazdy i scenariusze są tu nasze.
product_base = Dead of Night
option_scenario = Scenariusz
    .about = W którą noc gracie. Wszystkie 3 są nasze.
option_scenario_last-car = Ostatni samochód
option_scenario_till-dawn = Do świtu
option_scenario_burning-house = Ucieczka z ognia
option_fire = Ogień
    .about = Butle z gazem, koktajle Mołotowa, płonące pola i walące się pomieszczenia.
option_fire_with = Z ogniem
option_fire_without = Bez ognia
option_vehicles = Pojazdy
    .about = Samochody, które można tankować, odpalać na krótko, prowadzić i rozbijać.
option_vehicles_with = Z pojazdami
option_vehicles_without = Bez pojazdów

## Aim of the game

aim = Umarli chodzą, noc jest długa i nie wszyscy doczekacie jej końca.
    .title = Cel gry
aim_players = Może grać od { $players-min } do { $players-max } osób, a najlepiej gra się w { $players-best }.
    .title = Gracze
aim_time = Gra trwa mniej więcej { $game-minutes ->
        [one] { $game-minutes } minutę
        [few] { $game-minutes } minuty
       *[many] { $game-minutes } minut
    }.
    .title = Ile to trwa
aim_zombies = Żaden gracz nie prowadzi { -zombie(case: "gen-pl") }. Na mapę wprowadzają je karty, a poruszają zasady.
    .title = Nikt nie gra umarłymi
aim_together = Przeciw zombie stoicie ramię w ramię, ale na końcu każdy liczy własne { -point(case: "acc-pl") }. Pomagać warto, ale nie trzeba.
    .title = Razem, do pewnego momentu
aim_known = W całości znamy tylko rozdziały o gazie, ogniu, uszkodzeniach i pojazdach. Resztę złożono ze ściągawki dla gracza, jednego scenariusza i relacji z rozgrywek, a luki uzupełniamy sami.
    .title = Na czym opierają się te zasady
aim_marked = Co ma znak :house:, jest naszą własną zasadą albo wartością. Jest po to, żebyście mogli grać od razu; gdy wiecie lepiej, wstawcie swoją.
    .title = Znak na to, co nasze

## The map

map = Wszystko, co dzieje się tej nocy, dzieje się na kratce.
    .title = Mapa
map_squares = Mapa składa się z { -square(case: "gen-pl") }. Każde należy do jednego { -room(case: "gen") } albo to { -outdoors }, i każde leży na jednej { -floor(case: "loc") }. :house:
    .title = Pola
map_rooms = { -room(case: "nom-cap") } to część wnętrza { -building(case: "gen") }, wokół której są { -wall(case: "nom-pl") }; korytarz też jest pomieszczeniem. :house:
    .title = Pomieszczenia
map_outdoors = Każde pole poza budynkami to { -outdoors }. Otwarty teren nie jest pomieszczeniem. :house:
    .title = Otwarty teren
map_walls = { -wall(case: "nom-cap") } stoi między polami. Ściany między pomieszczeniami są wewnętrzne, a ściany między pomieszczeniem a otwartym terenem zewnętrzne. Nikt nie przechodzi przez ścianę. :house:
    .title = Ściany
map_adjacent = Pola jednej kondygnacji, które stykają się bokiem lub rogiem, to { -adjacent-square(case: "nom-pl") }, chyba że dzieli je ściana. Drzwi ani okno pomiędzy nimi nie dzielą. :house:
    .title = Sąsiednie pola
map_corners = Pola stykające się rogiem sąsiadują tylko wtedy, gdy można by też przejść między nimi wzdłuż boków, przez pole obok obu, bez ściany, drzwi ani okna po drodze. :house:
    .title = Za rogiem
map_doors = Gracze przechodzą przez { -door(case: "acc") }; zombie nie.
    .title = Drzwi
map_windows = Na parterze gracze i zombie przechodzą przez { -window(case: "acc") }, zawsze na wprost, nigdy po skosie.
    .title = Okna
map_windows-above = Okno na wyższej kondygnacji nie jest wejściem. Wyjściem jest tylko dla kogoś, kto skacze.
    .title = Okna wyżej
map_floors = Budynek może mieć kilka { -floor(case: "gen-pl") }. Łączą je schody i drabiny; pola na różnych kondygnacjach nigdy nie sąsiadują. :house:
    .title = Kondygnacje
map_entry = Oznaczone pola to { -entry-space(case: "nom-pl") }. Tam pojawiają się nowe zombie.
    .title = Pola wejścia
map_distance = Odległość w polach liczy się przez boki i rogi, najkrótszą drogą i tak, jakby nie było ścian, na jednej kondygnacji. :house:
    .title = Liczenie pól
map_edge = { -map-edge(case: "nom-cap") } to zewnętrzny bok skrajnych pól otwartego terenu. Za nią jest bezpiecznie, dla tych, którym scenariusz pozwala odejść. :house:
    .title = Krawędź mapy
map_adjacent-rooms = { -adjacent-room(case: "nom-cap") } to pomieszczenie na tej samej kondygnacji, które ma wspólny kawałek ściany. Drzwi w niej nie są potrzebne, a otwarty teren nigdy się nie liczy.
    .title = Sąsiednie pomieszczenia
map_breach = Gdzie leży znacznik zburzonej ściany, tam ściany już nie ma: gracze i zombie przechodzą, także po skosie, a pola po obu stronach sąsiadują. :house:
    .title = Wyłomy w ścianach

## What you need

components = Zbierzcie to, zanim rozłożycie scenariusz.
    .title = Elementy
components_die = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, każda ma tyle ścian: { $die-faces }.
    .title = Kość
components_pawns = Pionki: { $pawns }, po jednym dla każdego gracza.
    .title = Pionki
components_characters = Karty, na których { -character } ma zapisaną energię i amunicję: { $character-total }. Imiona i twarze są nasze. :house:
    .title = Karty postaci
components_zombies = Figurki zombie: { $zombie-figures }. :house:
    .title = Zombie
components_events = Talia, którą tworzą { -event-card(case: "nom-pl") }: jedną ciągnie się w każdej turze. Karty są nasze. :house:
    .title = Karty wydarzeń
components_items = Talia kart, na których jest { -item }: co może wyjść na jaw przy przeszukaniu. Karty są nasze. :house:
    .title = Karty przedmiotów
components_vehicles = Karty pojazdów: { $vehicle-total }, każda z żetonem na { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pola
       *[many] { $vehicle-squares } pól
    }. Pojazdy są nasze. :house:
    .title = Karty pojazdów
components_molotovs = Karty koktajli Mołotowa: { $molotov-cards }, leżą obok talii przedmiotów, póki ktoś ich nie zrobi. :house:
    .title = Karty koktajli Mołotowa
components_fire = Znaczniki ognia: { $fire-tokens }, i małe znaczniki w kolorach graczy na znak, czyj to ogień. :house:
    .title = Znaczniki ognia
components_damage = Znaczniki z uszkodzonym pomieszczeniem na jednej stronie i zawalonym na drugiej: { $damage-tokens }. :house:
    .title = Znaczniki uszkodzenia
components_barricades = Znaczniki barykad: { $barricade-tokens }. :house:
    .title = Znaczniki barykad
components_walls = Znaczniki zburzonej ściany: { $wall-tokens }. :house:
    .title = Znaczniki zburzonej ściany
components_searched = Znaczniki przeszukanych pomieszczeń: { $search-markers }. :house:
    .title = Znaczniki przeszukania

## Set-up

setup = Przygotujcie noc w tej kolejności.
    .title = Przygotowanie
setup_scenario = Wybierzcie { -scenario(case: "acc") }. Mówi, jaka mapa i jakie karty są potrzebne, gdzie kto zaczyna i kiedy gra się kończy.
    .title = Wybór scenariusza
setup_map = Rozłóżcie mapę scenariusza z jej ścianami, drzwiami, oknami i polami wejścia.
    .title = Rozkładanie mapy
setup_characters = Każdy bierze kartę, na której jest { -character }, i pionek.
    .title = Postacie
setup_energy = Każdy notuje energię: { $start-energy }.
    .title = Energia
setup_ammunition = Każdy notuje amunicję: { $start-ammunition }.
    .title = Amunicja
setup_without-fire = W grze bez ognia wyjmijcie z talii przedmiotów butelki, butle z gazem, gaśnice i zapałki, a z talii wydarzeń Przeciąg, Ulewę i Spróchniałe belki. :house:
    .title = Bez ognia
setup_without-vehicles = W grze bez pojazdów wyjmijcie z talii przedmiotów kluczyki, a z talii wydarzeń Kraksę. :house:
    .title = Bez pojazdów
setup_without-both = Gdy w grze nie ma ani ognia, ani pojazdów, wyjmijcie też kanistry benzyny. :house:
    .title = Bez benzyny
setup_item-deck = Przetasujcie karty przedmiotów w zakrytą talię. :house:
    .title = Talia przedmiotów
setup_event-number = Odłóżcie na bok kartę końca i kartę Kluczyki. Przetasujcie pozostałe karty wydarzeń i odliczcie zakryte tyle, ile podaje tabela; reszta zostaje w pudełku. :house:
    .title = Karty wydarzeń a liczba graczy
setup_event-deck = Podzielcie odliczone karty wydarzeń na równe stosy ({ $deck-halves }; nieparzysta karta idzie do dolnego). Wsuńcie kartę końca losowo między spodnie karty jednego stosu: { $low-cards ->
        [one] { $low-cards } karta
        [few] { $low-cards } karty
       *[many] { $low-cards } kart
    }, a na wierzch połóżcie drugi stos. :house:
    .title = Talia wydarzeń
setup_vehicle-deck = Przetasujcie karty pojazdów w zakrytą talię. :house:
    .title = Talia pojazdów
setup_supply = Zombie, żetony i znaczniki połóżcie obok mapy. :house:
    .title = Zasoby
setup_first = Każdy rzuca kością. Zaczyna najwyższy wynik; przy remisie rzuca się jeszcze raz. :house:
    .title = Kto zaczyna

## Energy

energy = Energia to tyle życia i oddechu, ile jeszcze w tobie zostało.
    .title = Energia
energy_life = { -energy(case: "nom-cap") } to to, ile jeszcze zniesiesz. Straty i zyski notujesz na karcie postaci.
    .title = Czym jest energia
energy_limit = Energii nigdy nie masz więcej niż { $energy-limit }. Nadmiar przepada. :house:
    .title = Limit
energy_death = Bez energii giniesz. Pionek znika z mapy, a przedmioty zostają na polu, na którym to się stało. :house:
    .title = Śmierć
energy_dead = Martwy gracz nie ma już tur, ale na końcu liczy punkty. :house:
    .title = Martwi nie grają
energy_ammunition = { -ammunition(case: "nom-cap") } jest zanotowana obok energii. Nie jest przedmiotem i nie zajmuje ręki. :house:
    .title = Amunicja

## The turn

turn = Karta, a potem twoje akcje: oto tura, a wszystko wokół się pali.
    .title = Tura
turn_order = { -turn(case: "nom-cap") } przechodzi zgodnie z ruchem wskazówek zegara od jednego żywego gracza do następnego. :house:
    .title = Kolejność gry
turn_fires = Tura zaczyna się od twoich własnych ogni: zanim zrobisz cokolwiek, niech się rozprzestrzenią. :house:
    .title = Najpierw twoje ognie
turn_card = Odkryj z wierzchu kartę wydarzenia i zrób, co mówi. Potem odłóż ją na stos kart odrzuconych, chyba że mówi inaczej.
    .title = Potem karta
turn_card-order = Z karty najpierw wykonaj symbole, jeden po drugim, a potem tekst. Jeśli zombie atakują, robią to na końcu. :house:
    .title = Kolejność na karcie
turn_actions = Potem wykonaj najwyżej { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }. Jeśli nic innego nie powiedziano, ta sama { -action } może się powtórzyć.
    .title = Potem twoje akcje
turn_free-actions = Przed akcjami, między nimi i po nich możesz robić { -free-action(case: "acc-pl") }, ile chcesz.
    .title = Darmowe akcje
turn_skipped = Kto traci turę albo jest zbyt ranny, żeby się ruszać, i tak odkrywa kartę i może robić darmowe akcje.
    .title = Strata tury i ranni
turn_end = Na końcu swojej tury sprawdź, czy stoisz w ogniu i czy nie zabija cię ugryzienie. Potem zaczyna następny gracz. :house:
    .title = Koniec tury
turn_interrupt = Między turami innych możesz zrobić { -interrupt(case: "acc") }: wykonujesz od razu jedną akcję i płacisz za nią w swojej następnej turze.
    .title = Przerwanie
turn_interrupt-move = Jeśli przerwanie jest ruchem, w następnej turze masz o { $interrupt-cost ->
        [one] { $interrupt-cost } akcję
        [few] { $interrupt-cost } akcje
       *[many] { $interrupt-cost } akcji
    } mniej.
    .title = Ruch poza turą
turn_interrupt-other = Jeśli przerwanie jest jakąkolwiek inną akcją, w następnej turze nie masz żadnych akcji; zostaje karta i darmowe akcje.
    .title = Cokolwiek innego poza turą
turn_interrupt-once = Między własnymi turami możesz zrobić przerwanie tylko { $interrupts ->
        [one] { $interrupts } raz
        [few] { $interrupts } razy
       *[many] { $interrupts } razy
    }, wtedy, gdy czyjaś tura się skończyła, a następna jeszcze nie zaczęła. Jeśli chce kilka osób, robią to w kolejności gry. :house:
    .title = Tylko raz
turn_example-interrupt = Boris stoi przy oknie, gdy zombie się tłoczą. Zanim zacznie Cleo, robi ruch poza turą, dalej od okna. W swojej następnej turze jak zawsze odkrywa kartę, a potem ma { $example-interrupt-left ->
        [one] { $example-interrupt-left } akcję
        [few] { $example-interrupt-left } akcje
       *[many] { $example-interrupt-left } akcji
    } zamiast { $actions }.
    .title = Przykład: przerwanie

## Actions

actions = Każda z tych rzeczy kosztuje akcję, chyba że powiedziano inaczej.
    .title = Akcje
actions_move = Przesuń swój pionek.
    .title = Ruch
actions_search = Przeszukaj pomieszczenie, w którym jesteś.
    .title = Przeszukanie
actions_climb = Wejdź lub zejdź po schodach albo drabinie z pola na ich jednym końcu na pole na drugim.
    .title = Wspinaczka
actions_jump = Skocz z dachu albo z okna wyższej kondygnacji na pole otwartego terenu poniżej. Rzuć kością i strać tyle energii.
    .title = Skok
actions_light = Połóż znacznik ognia na sąsiednim polu, które się nie pali. To twój ogień. Musisz mieć w ręce zapałki. :house:
    .title = Podpalenie
actions_extinguish = Gdy masz w ręce { -extinguisher(case: "acc") }, usuń z sąsiednich pól albo ze swojego { $extinguish-tokens ->
        [one] { $extinguish-tokens } znacznik ognia
        [few] { $extinguish-tokens } znaczniki ognia
       *[many] { $extinguish-tokens } znaczników ognia
    }. Liczba jest nasza. :house:
    .title = Gaszenie
actions_barricade = Mając w ręce młotek albo gwoździarkę, połóż na drzwiach, oknie albo wyłomie w ścianie przy swoim polu znacznik, czyli { -barricade(case: "acc") }.
    .title = Budowa barykady
actions_barricade-blocks = Barykada zatrzymuje graczy, zombie i wszystko, co rzucone, a pola za nią nie sąsiadują. Wybuchu nie zatrzymuje. :house:
    .title = Co robi barykada
actions_unbarricade = Usuń barykadę przy swoim polu. Można to zrobić tylko od środka.
    .title = Rozebranie barykady
actions_rearrange = Zmień dowolnie, co trzymasz w rękach, a co masz schowane.
    .title = Przepakowanie
actions_steal = Wybierz gracza na sąsiednim polu i rzuć kością. Jeśli wynik jest wyższy niż energia tego gracza, zabierz mu wybrany przedmiot; musisz mieć na niego miejsce.
    .title = Kradzież
actions_combine = Złóż przedmioty w nowy, tak jak mówią ich zasady.
    .title = Łączenie
actions_recover = Zużyj z ręki przedmiot, który daje energię.
    .title = Użycie przedmiotu dającego energię
actions_rest = Zyskujesz tyle energii: { $rest-gain }. W turze, w której odpoczywasz, nie możesz robić żadnej innej akcji.
    .title = Odpoczynek
actions_attack-object = Zaatakuj barykadę, ścianę, butlę z gazem albo pojazd.
    .title = Atak na obiekt
actions_start = Uruchom pojazd albo agregat, jeśli scenariusz go ma.
    .title = Uruchomienie
actions_hot-wire = Spróbuj uruchomić pojazd bez kluczyków.
    .title = Odpalanie na krótko

## Free actions

free = Nie kosztują akcji i należą do twojej własnej tury.
    .title = Darmowe akcje
free_pick-up = Podnieś przedmiot ze swojego pola. Potrzebujesz wolnej ręki.
    .title = Podniesienie
free_drop = Odłóż przedmiot na swoje pole.
    .title = Upuszczenie
free_throw = Rzuć przedmiot z ręki na pole, które widzisz, najwyżej tak daleko, ile masz energii.
    .title = Rzut
free_give = Daj przedmiot chętnemu graczowi na sąsiednim polu albo zamieńcie się, jeden za jeden. Kto dostaje, musi mieć wolną rękę.
    .title = Dawanie i zamiana
free_fight = Walcz z zombie, wręcz albo na odległość.
    .title = Walka
free_fight-once = Z zombie na każdym polu możesz w swojej turze walczyć z wyboru { $fights-per-square ->
        [one] { $fights-per-square } raz
        [few] { $fights-per-square } razy
       *[many] { $fights-per-square } razy
    }; rzuty, do których zmuszają zasady, się nie liczą. Strzały ogranicza tylko amunicja. :house:
    .title = Kolejna walka

## Movement

movement = Komu starcza tchu, ten biegnie.
    .title = Ruch
movement_reach = Jednym ruchem idziesz najwyżej tyle pól, ile masz energii, za każdym razem na sąsiednie pole. :house:
    .title = Jak daleko
movement_free-square = Nie możesz wejść na pole z zombie ani na pole z pojazdem, chyba że do niego wsiadasz. Na jednym polu może być dowolnie wielu graczy. :house:
    .title = Pola z zombie
movement_doors = Drzwi i okna na parterze to dla ciebie przejścia jak każde inne, o ile nie ma w nich barykady.
    .title = Drzwi i okna
movement_past-zombies = Za każdym razem, gdy wchodzisz na pole obok zombie, stocz walkę wręcz o każde sąsiednie pole, na którym są. Dopiero potem idź dalej, jeśli jeszcze możesz.
    .title = Obok zombie
movement_hurt-on-the-way = Jeśli strata po drodze zostawia ci mniej energii niż pól przebytych w tym ruchu, ruch kończy się tam, gdzie stoisz. :house:
    .title = Rany po drodze
movement_example = Ada ma { $example-run-energy } energii. Na 2. polu staje obok zombie, walczy i traci { $combat-loss }. Może jeszcze wejść na 3. pole, bo to nie więcej niż { $example-run-left }, które jej zostało.
    .title = Przykład: bieg obok zombie

## Zombies

zombies = Są powolne, jest ich mnóstwo i mają całą noc.
    .title = Zombie
zombies_symbols = Za każdy :symbol: na karcie wydarzenia najpierw pojawiają się nowe zombie, a potem wszystkie się ruszają. Na karcie może być kilka { -symbol(case: "gen-pl") } albo żaden.
    .title = Symbole na kartach
zombies_enter = Na każde { -entry-space } mapy połóż { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombie
        [few] { $zombies-per-entry } zombie
       *[many] { $zombies-per-entry } zombie
    }.
    .title = Nowe zombie
zombies_enter-full = Na pole wejścia pełne zombie albo zajęte przez gracza lub pojazd nic nie przychodzi. Gdy brakuje figurek, żadne nie przychodzą. :house:
    .title = Brak miejsca
zombies_move = Każdy zombie idzie w stronę najbliższego gracza.
    .title = Ruch zombie
zombies_steps = Za każdy symbol zombie przechodzi { $zombie-steps ->
        [one] { $zombie-steps } pole
        [few] { $zombie-steps } pola
       *[many] { $zombie-steps } pól
    } najkrótszą otwartą dla siebie drogą, także schodami, tak jakby nie było barykad. Zombie bez drogi stoi w miejscu. :house:
    .title = Jak daleko idą
zombies_order = Najpierw ruszają się zombie najbliżej gracza. Między równie bliskimi drogami, graczami lub zombie wybiera gracz, którego jest tura. :house:
    .title = Które najpierw
zombies_openings = Zombie przełażą przez okna na parterze, na wprost, nigdy po skosie. Drzwi je zatrzymują.
    .title = Którędy przechodzą
zombies_fire = Zombie nie wchodzi na pole, które się pali, ani na pole obok płonącego.
    .title = Strach przed ogniem
zombies_beside-fire = Zombie, obok którego ktoś kładzie ogień, nie ucieka. Stoi w miejscu, póki nie może przejść na pole z dala od ognia. :house:
    .title = Ogień przychodzi do nich
zombies_four = Na jednym polu są najwyżej { $zombies-per-square ->
        [one] { $zombies-per-square } zombie
        [few] { $zombies-per-square } zombie
       *[many] { $zombies-per-square } zombie
    }.
    .title = Tłok
zombies_contact = Zombie na polu sąsiadującym z polem gracza ma z nim { -contact(case: "acc") }. Dalej nie idzie i czeka. :house:
    .title = W kontakcie
zombies_barricade = Przed barykadą zombie się zatrzymuje. Gdy wszystkie ruszyły się za symbol, za każdą barykadę z zombie rzuć kością i dodaj { $rush-per-zombie } za każdego zombie ponad pierwszego. Przy wyniku co najmniej { $barricade-rush } pęka. :house:
    .title = Przy barykadzie
zombies_vehicle = Gracze w pojeździe przyciągają zombie jak każdy inny. Zombie podchodzą i czekają obok. :house:
    .title = Wokół pojazdu
zombies_attack = Gdy zombie z karty się ruszyły, gracz, którego jest tura, toczy walkę wręcz o każde sąsiednie pole, na którym są zombie. :house:
    .title = Zombie atakują
zombies_example = Cleo odkrywa kartę, na której { $event-symbols_the-fence ->
        [one] jest
        [few] są
       *[many] jest
    } { $event-symbols_the-fence ->
        [one] { $event-symbols_the-fence } symbol
        [few] { $event-symbols_the-fence } symbole
       *[many] { $event-symbols_the-fence } symboli
    }. Na każdym polu wejścia staje zombie i wszystkie idą o pole; potem jeszcze raz to samo. Na polu za szopą jest ich już { $zombies-per-square }, więc tam nie przybywa żaden.
    .title = Przykład: karta z symbolami

## Combat

combat = Z umarłymi walczysz tym, co masz w rękach.
    .title = Walka
combat_weapon = { -weapon(case: "nom-cap") } w ręce dodaje swoją wartość do twoich rzutów. Używasz jednej broni naraz; gołe ręce nic nie dodają. :house:
    .title = Broń
combat_close = { -close-combat(case: "nom-cap") } toczy się z zombie z jednego sąsiedniego pola. Rzuć kością, dodaj broń, odejmij { $per-zombie } za każdego zombie na tym polu i dodaj { $per-helper } za każdego pomocnika.
    .title = Walka wręcz
combat_helpers = { -helper(case: "nom-cap") } to chętny gracz przy tych samych zombie co ty, który się przyłącza. :house:
    .title = Pomocnicy
combat_kill = Wynik co najmniej { $combat-kill } zabija tylu zombie z tego pola, o ile przekracza { $combat-above }.
    .title = Zabicie
combat_knock-back = Przy wyniku { $combat-knock-low }–{ $combat-knock-high } odpychasz jednego zombie z tego pola.
    .title = Odepchnięcie
combat_knocked = Odepchnięty zombie oddala się od ciebie o { $knock-squares ->
        [one] { $knock-squares } pole
        [few] { $knock-squares } pola
       *[many] { $knock-squares } pól
    }, a ty wybierasz dokąd. Jeśli nie ma dla niego wolnego pola, zostaje. :house:
    .title = Dokąd leci
combat_hurt = Przy wyniku { $combat-hurt-low }–{ $combat-hurt-high } tracisz tyle energii: { $combat-loss }.
    .title = Rana
combat_grabbed = Przy wyniku { $grab-high } lub mniej zombie cię chwyta. Tracisz tyle energii: { $grab-loss }, i rzucasz kością jeszcze raz.
    .title = Chwyt
combat_grab-weapon = Jeśli ten rzut jest wyższy niż energia, która ci została, tracisz broń i rzucasz znowu. Broń trafia na pole zombie.
    .title = Utrata broni
combat_grab-bite = Jeśli i ostatni rzut jest wyższy niż twoja energia, zombie cię gryzie. Zaznacz na karcie postaci { -bite(case: "acc") }. :house:
    .title = Ugryzienie
combat_bitten = Ugryziony gracz ginie na końcu swojej tury, gdy od ugryzienia { $bite-turns ->
        [one] minie
        [few] miną
       *[many] minie
    } { $bite-turns ->
        [one] { $bite-turns } jego tura
        [few] { $bite-turns } jego tury
       *[many] { $bite-turns } jego tur
    }, chyba że ktoś wcześniej użyje na nim apteczki. :house:
    .title = Co robi ugryzienie
combat_example-close = Dan walczy z siekierą w ręce o pole, na którym są zombie ({ $example-crowd }), a Ada pomaga. Rzuca { $example-axe-roll }. Z siekierą, tłumem i pomocą daje to { $example-axe-result }, a już nie { $example-axe-killed ->
        [one] wstanie
        [few] wstaną
       *[many] wstanie
    } { $example-axe-killed ->
        [one] { $example-axe-killed } zombie
        [few] { $example-axe-killed } zombie
       *[many] { $example-axe-killed } zombie
    }.
    .title = Przykład: siekiera i druh
combat_example-grab = Zombie chwyta Borisa, który ma { $example-grab-energy } energii, i zostaje mu { $example-grab-left }. Następny rzut to { $example-grab-first }, więc kij przepada. Potem wypada { $example-grab-second }: nie więcej niż energia, i Boris uchodzi bez ugryzienia.
    .title = Przykład: chwyt
combat_ranged = { -ranged-combat(case: "nom-cap") } to strzał do zombie, którego widzisz. Rzuć kością i dodaj broń, która musi dawać co najmniej { $ranged-weapon }.
    .title = Walka na odległość
combat_ranged-near = Dodaj { $ranged-adjacent }, jeśli cel jest na sąsiednim polu, a { $ranged-near } przy odległości { $ranged-near-squares ->
        [one] { $ranged-near-squares } pola
        [few] { $ranged-near-squares } pól
       *[many] { $ranged-near-squares } pól
    }.
    .title = Z bliska
combat_ranged-kill = Wynik co najmniej { $ranged-hit } zabija { $ranged-killed ->
        [one] { $ranged-killed } zombie
        [few] { $ranged-killed } zombie
       *[many] { $ranged-killed } zombie
    }. Mniejszy to pudło.
    .title = Trafienie
combat_ranged-ammunition = Każdy strzał, celny czy nie, zużywa tyle amunicji: { $shot-ammunition }. Bez amunicji nie strzelisz. :house:
    .title = Zużycie amunicji
combat_sight = Widzisz pole, jeśli linia ze środka twojego do jego środka nie przecina ściany, drzwi ani barykady. Figurki i ogień niczego nie zasłaniają. :house:
    .title = Widoczność
combat_example-ranged = Cleo strzela z pistoletu do zombie w odległości { $ranged-near-squares ->
        [one] { $ranged-near-squares } pola
        [few] { $ranged-near-squares } pól
       *[many] { $ranged-near-squares } pól
    } i rzuca { $example-shot-roll }. Z pistoletem i małą odległością to { $example-shot-result }, więc zombie pada. Amunicji jest teraz mniej o { $shot-ammunition }.
    .title = Przykład: strzał przez podwórze

## Attacking objects

objects = Z drewnem i tynkiem też można walczyć.
    .title = Atak na obiekty
objects_roll = Na { -object-attack } rzuć kością i dodaj broń. Obiekt musi być na sąsiednim polu albo przy twoim.
    .title = Rzut
objects_reached = Obiekt ustępuje, jeśli wynik jest co najmniej tak wysoki jak podana przy nim liczba.
    .title = Co wystarcza
objects_barricade = Barykada pęka przy { $object-barricade }. Zdejmij jej znacznik z mapy.
    .title = Barykady
objects_walls = Ściana wewnętrzna ustępuje przy { $object-inner-wall }, zewnętrzna przy { $object-outer-wall }. Połóż tam znacznik zburzonej ściany.
    .title = Ściany
objects_canister = Butla z gazem wybucha przy { $object-canister }.
    .title = Butle z gazem
objects_vehicle = Pojazd psuje się, gdy wynik osiąga jego pojemność. Jest wtedy wrakiem.
    .title = Pojazdy
objects_example = Dan uderza siekierą w ścianę wewnętrzną i rzuca { $example-wall-roll }. Z siekierą to { $example-wall-result }, akurat tyle: spiżarnia ma teraz jeszcze jedno wyjście (razem 2).
    .title = Przykład: przez ścianę
objects_shot = Bronią strzelecką możesz za cenę strzału zaatakować butlę z gazem albo pojazd, który widzisz, z każdej odległości. :house:
    .title = Strzały do obiektów

## Player against player

rivals = Do tego już doszło.
    .title = Gracz przeciw graczowi
rivals_fight = { -rival-fight(case: "nom-cap") }: obie strony rzucają kością i dodają broń. Niższy wynik traci tyle energii: { $rival-loss }; przy remisie nic się nie dzieje. :house:
    .title = Walka z graczem
rivals_when = Gracze walczą ze sobą tylko o miejsce kierowcy albo wtedy, gdy ktoś rzuca w kogoś koktajlem Mołotowa. :house:
    .title = Kiedy wolno

## Items

items = Wszystko, co znajdziecie, komuś się przyda.
    .title = Przedmioty
items_hands = Masz { $hands ->
        [one] { $hands } rękę
        [few] { $hands } ręce
       *[many] { $hands } rąk
    }. Przedmiot zajmuje jedną { -hand(case: "acc") } albo, jeśli tak mówi jego karta, obie, i używa się go tylko stamtąd. :house:
    .title = Ręce
items_stored = Schowanie znalezionego przedmiotu kosztuje akcję. Co schowane, nie zajmuje ręki.
    .title = Chowanie
items_stored-limit = Możesz mieć najwyżej { $stored-limit ->
        [one] { $stored-limit } schowany przedmiot
        [few] { $stored-limit } schowane przedmioty
       *[many] { $stored-limit } schowanych przedmiotów
    }. :house:
    .title = Ile uniesiesz
items_search = { -search(case: "nom-cap") }: odkryj z wierzchu kartę przedmiotu, pokaż ją i połóż w pomieszczeniu znacznik przeszukania. Weź przedmiot do ręki albo zostaw na swoim polu. :house:
    .title = Przeszukanie pomieszczenia
items_searched = Pomieszczenia ze znacznikiem przeszukania nie można przeszukać znowu. Otwartego terenu nie można przeszukać. :house:
    .title = Raz na pomieszczenie
items_search-empty = Zużyte przedmioty trafiają na stos kart odrzuconych. Gdy talia przedmiotów się skończy, przetasujcie go w nową. :house:
    .title = Pusta talia przedmiotów
items_gun-found = Kto przy przeszukaniu odkryje pistolet, strzelbę albo gwoździarkę, zyskuje tyle amunicji: { $gun-ammunition }. :house:
    .title = Broń, w której coś jest
items_bare = Kije, łomy, siekiery i młotki są bronią do walki wręcz i przeciw obiektom; pistolety, strzelby i gwoździarki są do strzelania, a przeciw obiektom pomagają, gdy się do nich strzela. :house:
    .title = Narzędzia jako broń
items_first-aid = { -first-aid-kit(case: "nom-cap") } to przedmiot dający energię. Daje tobie albo graczowi na sąsiednim polu tyle energii: { $first-aid-gain }, i usuwa groźbę ugryzienia. :house:
    .title = Apteczki
items_snack = { -snack(case: "nom-cap") } to przedmiot dający energię: { $snack-gain }. :house:
    .title = Jedzenie
items_ammunition = Pudełko amunicji daje temu, kto je podniesie, tyle amunicji: { $box-ammunition }, i jest odrzucane. :house:
    .title = Pudełka amunicji
items_keys = { -keys(case: "nom-cap") } pasują do każdego pojazdu. Ręki potrzebują tylko wtedy, gdy jakiś uruchamiasz. :house:
    .title = Kluczyki

## Gas

canister = Gdy wybucha, nikt nie powinien stać obok.
    .title = Butla
canister_what = Wybucha { -gas-cylinder }. Osobnym przedmiotem jest { -petrol-can }: zasila pojazdy i koktajle Mołotowa i nie wybucha.
    .title = Co wybucha
canister_set-off = Butlę z gazem odpala atak; ogień z jej wybuchu należy do atakującego. Odpala ją też ogień na jej polu, a wtedy wybuch należy do właściciela tego ognia.
    .title = Co ją odpala
canister_zombies = { -blast(case: "nom-cap") } zabija wszystkie zombie w odległości do { $blast-radius ->
        [one] { $blast-radius } pola
        [few] { $blast-radius } pól
       *[many] { $blast-radius } pól
    }.
    .title = Zombie w wybuchu
canister_players = Każdy gracz w odległości do { $blast-radius ->
        [one] { $blast-radius } pola
        [few] { $blast-radius } pól
       *[many] { $blast-radius } pól
    } rzuca kością i traci tyle energii, ile wypadło.
    .title = Gracze w wybuchu
canister_radius = Licz pola przez boki i rogi, na tej samej kondygnacji. Ściany nie zatrzymują wybuchu.
    .title = Jak daleko sięga wybuch
canister_fire = Połóż znacznik ognia na polu, na którym była butla, i na każdym sąsiednim. Butli już nie ma.
    .title = Ogień z wybuchu
canister_fire-walls = Pole za ścianą nie sąsiaduje, więc nie dostaje znacznika ognia. Przez drzwi, okno lub wyłom ogień z wybuchu albo rzutu może dotrzeć do innego pomieszczenia lub na otwarty teren; potem rozprzestrzenia się już we własnych granicach.
    .title = Ogień i ściany
canister_spreads = Ten ogień rozprzestrzenia się jak każdy inny.
    .title = Ogień idzie dalej
canister_carried = Niesiona butla z gazem wybucha tylko wtedy, gdy niosący stoi w ogniu na końcu tury, wszystko jedno czyjej. :house:
    .title = Butla w rękach
canister_example = Ada strzela do butli w kuchni. Giną też zombie za ścianą w odległości { $blast-radius }. Ona sama stoi nie dalej: rzuca i traci { $example-blast-loss }. Ogień leży na polu butli i na sąsiednich, ale nie za ścianą.
    .title = Przykład: kuchnia wylatuje w powietrze

## Molotov cocktail

molotov = Butelka, trochę benzyny i mocne ramię.
    .title = Koktajl Mołotowa
molotov_make = Jeśli masz { -bottle(case: "acc") } i kanister benzyny, możesz je połączyć. Wymień butelkę na kartę, którą jest { -molotov }.
    .title = Jak go zrobić
molotov_petrol = Oddajesz tylko butelkę. Kanister zostaje i możesz zrobić następny koktajl Mołotowa, gdy tylko znajdziesz następną butelkę.
    .title = Co z benzyną
molotov_throw = Koktajl Mołotowa to broń do rzucania. Zombie, w którego rzucasz, ginie na pewno.
    .title = Rzut w zombie
molotov_range = Rzucasz najwyżej na tyle pól, ile masz energii, a w zombie nigdy nie chybiasz. Jeśli rzucasz w gracza i nie wygrasz starcia, butelka przepada i ognia nie ma.
    .title = Zasięg i pudła
molotov_attack = Jego wartość ataku jako broni rzucanej ({ $molotov-attack }) liczy się tylko przeciw innym graczom.
    .title = Rzut w gracza
molotov_hit = Trafiony gracz traci tyle energii: { $molotov-loss }, a zanim wyjdzie z ognia, może stracić więcej.
    .title = Trafiony gracz
molotov_fire = Połóż znacznik ognia na polu celu i na każdym sąsiednim.
    .title = Ogień z rzutu
molotov_square = Ogień leży wokół pola, na które rzucono koktajl Mołotowa. Że jedno ze źródeł mówi tu o kanistrze, to pomyłka.
    .title = Czyje pole płonie
molotov_zombies = Zombie na polach, na których kładzie on ogień, giną.
    .title = Zombie w jego ogniu
molotov_spreads = Ten ogień się rozprzestrzenia i należy do tego, kto rzucił.
    .title = Ogień idzie dalej
molotov_example = Dan, który ma { $example-throw-energy } energii, rzuca w zombie w odległości { $example-throw-squares ->
        [one] { $example-throw-squares } pola
        [few] { $example-throw-squares } pól
       *[many] { $example-throw-squares } pól
    }. Ginie on i wszystkie zombie na zapalonych polach wokół. Dan nie może zapomnieć, że to teraz jego ogień.
    .title = Przykład: rzut z ganku

## Fire

fire = Ogień nie staje po niczyjej stronie.
    .title = Ogień
fire_token = Pole ze znacznikiem ognia płonie. Mieści najwyżej jeden; stykające się znaczniki tworzą jeden { -fire }, jeśli mają tego samego właściciela i leżą w tym samym pomieszczeniu albo wszystkie na otwartym terenie. :house:
    .title = Płonące pola
fire_lighter = Kto wzniecił ogień, ten jest jego panem: to { -fire-owner }. Oznacz go swoim kolorem.
    .title = Czyj to ogień
fire_zombies = Zombie na płonącym polu giną od razu.
    .title = Zombie w ogniu
fire_zombie-points = Zombie zabite ogniem lub wybuchem liczą się właścicielowi tego ognia. :house:
    .title = Komu punkty
fire_pass = Gracz, który idzie przez ogień, traci tyle energii: { $fire-loss }, za każde płonące pole po drodze.
    .title = Przejście przez ogień
fire_end-loss = Tracisz { $fire-loss } za każde płonące pole, na które wchodzisz, i { $fire-loss } na końcu swojej tury, jeśli nadal stoisz w ogniu. To, co od razu odbiera koktajl Mołotowa, jest tą samą stratą, tylko wcześniej.
    .title = Stanie w ogniu
fire_must-leave = Gracz, który może się ruszać, nie może spędzić całej tury na płonącym polu, lecz musi próbować z niego wyjść.
    .title = Precz z ognia
fire_trying = Jedna z twoich akcji musi być ruchem wzdłuż najkrótszej drogi z ognia. Kto nie może się ruszać, nic nie musi.
    .title = Co jest próbą
fire_spread = Na początku każdej swojej tury połóż { $spread-tokens ->
        [one] { $spread-tokens } znacznik ognia
        [few] { $spread-tokens } znaczniki ognia
       *[many] { $spread-tokens } znaczników ognia
    } na polu sąsiadującym z płonącym polem twojego ognia.
    .title = Ogień się rozprzestrzenia
fire_count = Jeśli masz kilka ogni, które się nie stykają, rozprzestrzenia się każdy.
    .title = Kilka ogni
fire_dead-owner = Ogień gracza, który zginął lub uciekł, przejmuje następny żywy gracz w kolejności gry.
    .title = Właściciel ginie
fire_duty = Musi, dopóki ma na jakie pole. Wybiera właściciel.
    .title = Czy musi się rozprzestrzeniać
fire_on-players = Może to być pole z graczami. Przy kładzeniu znacznika nic nie tracą, ale stoją teraz w ogniu.
    .title = Ogień wśród ludzi
fire_indoors = Ogień, który zaczął się w pomieszczeniu, nie może wyjść na otwarty teren.
    .title = Ogień w środku
fire_next-room = Nie przechodzi też do innego pomieszczenia. Tam trzeba wzniecić nowy.
    .title = Z pomieszczenia do pomieszczenia
fire_until = Rozprzestrzenia się, aż spłonie całe pomieszczenie albo aż ktoś go ugasi.
    .title = Jak długo płonie
fire_burnt = Gdy płonie każde pole pomieszczenia, połóż na nim znacznik uszkodzenia.
    .title = Całe pomieszczenie płonie
fire_burnt-squares = Znaczniki ognia zostają, a do pomieszczenia można nadal wejść: za cenę ognia i z rzutem za uszkodzenie.
    .title = Spalone pomieszczenie
fire_outdoors = Ogień na otwartym terenie rozprzestrzenia się, aż ktoś go ugasi; nic innego go nie powstrzyma.
    .title = Ogień na dworze
fire_from-outdoors = Ogień z otwartego terenu nie przechodzi też do budynku. :house:
    .title = Ogień u drzwi
fire_vehicle = Pojazd ulega zniszczeniu, gdy płoną oba jego pola i nikt nie siedzi za kierownicą. Z kierowcą albo gdy płonie tylko jedno pole, nie.
    .title = Pojazdy w ogniu
fire_driving = Kto jest w pojeździe, nic nie traci, gdy ten jedzie przez ogień lub w nim stoi. :house:
    .title = Jazda przez ogień
fire_passengers = Pasażerowie nie ratują pojazdu, tylko kierowca. Postaw każdego z nich na polu obok; rzucają tam jak po wyskoczeniu z jadącego.
    .title = Pasażerowie w płonącym pojeździe
fire_no-tokens = Gdy znaczniki ognia się skończą, użyjcie czegokolwiek innego. :house:
    .title = Brak znaczników ognia
fire_example-room = Spiżarnia ma { $example-room-squares ->
        [one] { $example-room-squares } pole
        [few] { $example-room-squares } pola
       *[many] { $example-room-squares } pól
    }, z których płonie { $example-room-burning }. Na początku swojej tury Ada, bo to jej ogień, kładzie znacznik na ostatnim. Teraz spiżarnia dostaje znacznik uszkodzenia i ogień Ady nie ma już tam dokąd iść.
    .title = Przykład: pomieszczenie się wypala
fire_example = Cleo ma ogień w gabinecie i drugi (razem 2) na trawniku. Na początku jej tury każdy dostaje znacznik. Ten z gabinetu musi tam zostać; na trawniku Cleo kładzie go pod Borisem, który jeszcze nic nie traci, ale ma wszelkie powody, żeby biec.
    .title = Przykład: 2 ognie

## Damaged structures

damage = Co ogień zostawi, nie postoi długo.
    .title = Uszkodzenia budynków
damage_token = { -damage-token(case: "nom-cap") } na pomieszczeniu mówi, że może ono runąć.
    .title = Znacznik
damage_enter = Gdy gracz lub zombie wchodzi do pomieszczenia ze znacznikiem uszkodzenia, trzeba rzucić kością.
    .title = Wejście do uszkodzonego pomieszczenia
damage_each = Każda wchodząca figurka wymaga osobnego rzutu, zombie też. Ruch wewnątrz pomieszczenia nie wymaga żadnego.
    .title = Rzut za każdego
damage_who = Rzuca gracz, którego jest tura, także za zombie, za jedną figurkę po drugiej.
    .title = Kto rzuca
damage_collapse = Przy { $collapse-roll } pomieszczenie się wali. Odwróć znacznik, żeby to pokazać. Przy każdym innym wyniku nic się nie dzieje.
    .title = Zawalenie
damage_closed = Do zawalonego pomieszczenia nie można już wejść.
    .title = Nie ma wejścia
damage_figures = Figurka, która wchodziła, zostaje na swoim starym polu. Zombie w środku giną. Gracze w środku rzucają kością, tracą tyle energii i idą na najbliższe wolne pole na zewnątrz.
    .title = Kto był w środku
damage_items = Przedmioty, znaczniki ognia i pojazdy w zawalonym pomieszczeniu przepadają. :house:
    .title = Co było w środku
damage_neighbours = Gdy pomieszczenie się wali, połóż znacznik uszkodzenia na każdym sąsiednim.
    .title = Sąsiedztwo
damage_above = Jeśli jest nad nim pomieszczenie, ono też dostaje znacznik uszkodzenia.
    .title = Pomieszczenie powyżej
damage_second = Pomieszczenie, które ma znacznik uszkodzenia i miałoby dostać następny, wali się od razu, bez rzutu.
    .title = Kolejny znacznik
damage_chain = Zawalenia rozpatrujcie w kolejności, w jakiej następują, aż nic więcej nie runie. Pomieszczenie wali się tylko raz; znaczniki dla zawalonych się pomija.
    .title = Łańcuchy
damage_together = Pomieszczenie, które dostaje znaczniki uszkodzenia z 2 zawaleń naraz, ma już 2. znacznik: też się wali.
    .title = Z 2 stron
damage_burnt = Jeśli pomieszczenie, które już ma znacznik uszkodzenia, spłonie w całości, nowy znacznik jest kolejnym i pomieszczenie się wali.
    .title = Uszkodzone, potem spalone
damage_example = Spiżarnia się wali. Kuchnia obok miała już znacznik i runęła od razu; sypialnia nad spiżarnią dostaje swój pierwszy. Z kuchni znacznik dostaje z kolei korytarz. Nic więcej nie ma 2, więc na razie na tym koniec.
    .title = Przykład: dom się sypie

## Vehicles

vehicles = Pojazd na 4 kołach jest wart więcej niż każda broń, jeśli się toczą.
    .title = Pojazdy
vehicles_squares = { -vehicle(case: "nom-cap") } zajmuje { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pola
       *[many] { $vehicle-squares } pól
    } w linii. Jeden koniec to przód.
    .title = Rozmiar
vehicles_needs = Mając kluczyki i znaleziony pojazd, możesz go zatankować i prowadzić. Same kluczyki nie wystarczą.
    .title = Kluczyki i paliwo
vehicles_no-keys = Pojazd, który wszedł do gry kartą Kraksa albo w podobny sposób, nie potrzebuje kluczyków. Zatankować trzeba go i tak.
    .title = Pojazdy bez kluczyków
vehicles_fuelling = Obok pojazdu zużyj z ręki kanister benzyny: kosztuje to { $fuel-actions ->
        [one] { $fuel-actions } akcję
        [few] { $fuel-actions } akcje
       *[many] { $fuel-actions } akcji
    }, a pojazd ma { -fuel(case: "acc") } do końca nocy. :house:
    .title = Tankowanie
vehicles_keys = Gracz z kluczykami, w pojeździe albo obok, uruchamia go akcją. Raz uruchomiony działa, póki nie jest wrakiem.
    .title = Uruchomienie kluczykami
vehicles_start = Zanim pojazd pojedzie, trzeba go uruchomić. Ten, który nie potrzebuje kluczyków, też uruchamia się akcją. :house:
    .title = Uruchomienie
vehicles_hot-wire = Bez kluczyków możesz spróbować zewrzeć zapłon: { -hot-wiring } kosztuje { $hot-wire-actions ->
        [one] { $hot-wire-actions } akcję
        [few] { $hot-wire-actions } akcje
       *[many] { $hot-wire-actions } akcji
    }. Rzuć kością. Przy { $hot-wire-start-low }–{ $hot-wire-start-high } pojazd rusza.
    .title = Odpalanie na krótko
vehicles_hot-wire-fail = Przy { $hot-wire-fail-low }–{ $hot-wire-fail-high } nic się nie dzieje. Możesz próbować dalej.
    .title = Nieudana próba
vehicles_hot-wire-broken = Przy { $hot-wire-broken-low }–{ $hot-wire-broken-high } psujesz zapłon. Od teraz pojazd jest do niczego.
    .title = Zepsuty zapłon
vehicles_hot-wire-fuel = Pojazd odpalony na krótko potrzebuje do jazdy paliwa, ale kluczyków już nigdy.
    .title = Odpalony, ale suchy
vehicles_capacity = W pojeździe może być najwyżej tylu graczy, ile wynosi jego { -capacity }.
    .title = Pojemność
vehicles_table = Karta każdego pojazdu podaje pojemność i prędkość. Pojazdy i ich liczby są nasze. :house:
    .title = Co potrafią
vehicles_board = Żeby wsiąść, przejdź do pojazdu z pola obok; żeby wysiąść z zaparkowanego, przejdź na pole obok. Każde z tych przejść liczy się jako pole ruchu. :house:
    .title = Wsiadanie i wysiadanie
vehicles_driver = Gdy gracze wsiadają, ustalcie, kto to { -driver }. Mogą walczyć o to miejsce.
    .title = Kto prowadzi
vehicles_seat-fight = Prowadzi zwycięzca starcia o miejsce. Przy remisie zostaje ten, kto siedział; jeśli nikt, walczcie znowu. :house:
    .title = Starcie o kierownicę
vehicles_turns = Pojazd porusza się tylko w turze swojego kierowcy.
    .title = Kiedy jedzie
vehicles_speed = Pojazd nie przejeżdża więcej pól, niż wynosi jego { -speed }.
    .title = Prędkość
vehicles_speed-action = Prędkość dotyczy każdej akcji ruchu kierowcy, więc kierowca z kilkoma akcjami może pojechać kilka razy dalej.
    .title = Prędkość na akcję
vehicles_no-sideways = Pojazd nigdy nie jedzie bokiem.
    .title = Nigdy bokiem
vehicles_straight = Jedzie prosto w przód albo w tył, po otwartym terenie oraz do garażu i z niego. Zatrzymują go ściany, inne drzwi, barykady, gracze i inne pojazdy. :house:
    .title = Prosto przed siebie
vehicles_turning = Skręcając, pojazd może przesunąć się najwyżej o { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pola
       *[many] { $turn-squares } pól
    }, w przód albo w tył.
    .title = Skręcanie
vehicles_turning-cost = Skręt o ćwierć obrotu wymaga akcji ruchu kierowcy. Obejmuje najwyżej { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pola
       *[many] { $turn-squares } pól
    } prosto w przód albo w tył, przed skrętem albo po nim.
    .title = Ile kosztuje skręt
vehicles_pivot = Tył zostaje na swoim polu, a przód przechodzi na pole obok niego; to pole musi być wolne. :house:
    .title = Jak się obraca
vehicles_safe = Zombie nie mogą atakować graczy w pojeździe.
    .title = W środku bezpiecznie
vehicles_leave = Kto opuszcza jadący pojazd, stawia swój pionek na polu obok niego.
    .title = Wyskakiwanie
vehicles_leave-loss = Rzuca kością i traci tyle energii, ile wypadło.
    .title = Ile to kosztuje
vehicles_leave-end = Tym kończy się jego tura.
    .title = A potem
vehicles_moving = Pojazd jest w ruchu, gdy poruszył się w obecnej turze kierowcy, dla kierowcy i dla pasażerów, którzy mogą przerwać tę turę, żeby wyskoczyć. W innym razie stoi zaparkowany i wysiada się zwykłym ruchem.
    .title = Kiedy pojazd jest w ruchu
vehicles_attack = Jadący pojazd może atakować zombie. Jego wartość ataku to jego pojemność.
    .title = Przejeżdżanie zombie
vehicles_attack-roll = Gdy wjeżdża w pole z zombie, rzuć kością, dodaj pojemność i odejmij { $per-zombie } za każdego zombie na tym polu. Wynik czytaj jak w walce wręcz; jadącym nic się nie dzieje.
    .title = Rzut
vehicles_blocked = Jeśli na polu zostają zombie, pojazd staje przed nim. Jeśli nie, może jechać dalej. :house:
    .title = Ci, którzy zostali
vehicles_kills = Zombie zabite pojazdem liczą się kierowcy. :house:
    .title = Komu punkty
vehicles_wreck = Przy wyniku { $wreck-high } lub mniej pojazd to już { -wreck }.
    .title = Rozbity
vehicles_wreck-final = Wraku nie można już nigdy użyć.
    .title = Na dobre
vehicles_wreck-inside = Wrak nie daje schronienia: graczy ze środka postawcie na polach obok. Zostaje tam, gdzie jest, i blokuje swoje pola. :house:
    .title = Ci z wraku
vehicles_example-hot-wire = Dan próbuje odpalić na krótko furgonetkę i rzuca { $example-wire-first }: nic. Drugą akcją próbuje znowu, rzuca { $example-wire-second } i silnik rusza. Tyle że nie ma w niej jeszcze paliwa.
    .title = Przykład: bez kluczyków
vehicles_example-drive = Boris prowadzi furgonetkę o prędkości { $vehicle_van_speed }. Jedną akcją jedzie { $example-drive-squares ->
        [one] { $example-drive-squares } pole
        [few] { $example-drive-squares } pola
       *[many] { $example-drive-squares } pól
    } prosto, a drugą skręca w lewo i jedzie jeszcze { $turn-squares }. Faruk, który chce teraz wysiąść, musi wyskoczyć.
    .title = Przykład: podjazdem w dół
vehicles_example-attack = Samochód osobowy o pojemności { $vehicle_saloon_capacity } wjeżdża w pole, na którym są zombie ({ $zombies-per-square }). Rzut { $example-ram-good } daje { $example-ram-good-result } i odpycha jednego; rzut { $example-ram-bad } daje { $example-ram-bad-result } i to koniec samochodu.
    .title = Przykład: przez bramę

## The end

ending = Każda noc jakoś się kończy.
    .title = Koniec gry
ending_scenario = Scenariusz mówi, co kończy grę. Cokolwiek to jest, gra kończy się od razu i każdy liczy punkty.
    .title = Kiedy gra się kończy
ending_end-card = Gdy zostaje odkryta { -end-card }, gra się kończy.
    .title = Karta końca
ending_escape = Pojazd z paliwem i kierowcą może przejechać przez { -map-edge(case: "acc") }. Wszyscy w nim uciekli i gra się kończy.
    .title = Ucieczka pojazdem
ending_last-player = Gra kończy się, gdy na mapie został żywy tylko jeden gracz.
    .title = Ostatni
ending_solo = Jeśli grasz samotnie, gra kończy się, gdy zginiesz, uciekniesz albo odkryjesz kartę końca. Wygrywasz, jeśli żyjesz. :house:
    .title = W pojedynkę
score = Kto przeżył, opowiada, ale liczą się też ci, którzy zginęli.
    .title = Punkty
score_kills = Każdy zabity przez ciebie zombie jest wart { $score_zombie ->
        [one] { $score_zombie } punkt
        [few] { $score_zombie } punkty
       *[many] { $score_zombie } punktów
    }.
    .title = Za zombie
score_escape = Kto uciekł, dostaje { $score_escape ->
        [one] { $score_escape } punkt
        [few] { $score_escape } punkty
       *[many] { $score_escape } punktów
    }.
    .title = Za ucieczkę
score_alive = Kto na końcu żyje, dostaje { $score_alive ->
        [one] { $score_alive } punkt
        [few] { $score_alive } punkty
       *[many] { $score_alive } punktów
    }, na mapie czy po ucieczce.
    .title = Za przeżycie
score_winner = Wygrywa gracz z największą liczbą punktów.
    .title = Kto wygrywa
score_tie = Przy równych punktach żywi są przed martwymi; jeśli nadal jest równo, wygrywają razem. :house:
    .title = Remis
score_series = W serii gier dodajcie punkty ze wszystkich nocy. Nic innego nie przechodzi dalej: każdy zaczyna każdą noc od nowa. :house:
    .title = Kilka nocy
score_example = Ada odjeżdża z Cleo na pokładzie. Ma na koncie { $example-kills ->
        [one] { $example-kills } zombie
        [few] { $example-kills } zombie
       *[many] { $example-kills } zombie
    } i { $example-score-escaped } punktów: za nie, za ucieczkę i za życie. Boris, żywy na poddaszu z tyloma samymi zabitymi, ma { $example-score-stayed }.
    .title = Przykład: liczenie punktów
