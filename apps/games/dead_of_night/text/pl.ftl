# Dead of Night in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Dead of Night
    .about = Noc wśród żywych trupów: przeszukajcie dom, uruchomcie samochód, uważajcie na ogień i dożyjcie rana.
    .unofficial = Nieoficjalny pomocnik do gry; autor go nie stworzył ani nie zatwierdził. Nazwa należy do swojego właściciela; słowa i rysunki, karty, pojazdy i scenariusze są tu nasze.
    .of = 94b43c6b5a9e
product_base = Dead of Night
    .of = a7e3e934387e
source_P = Dead of Night, zasady po rosyjsku, ostatnia część
    .of = a721591d1d4f
source_RUS = Dead of Night, zasady po rosyjsku, początek
    .of = d14fe329d450
source_AID = Dead of Night, karta pomocy gracza
    .of = 90f95625ec1b
source_SC1 = Dead of Night, pierwszy scenariusz
    .of = 8ddaffc49fcc
source_VAS = Dead of Night, strona modułu do gry na ekranie
    .of = 7447a2f5e4ba
source_BGE = Dead of Night, strona innego takiego modułu
    .of = 04d88bd6f081
source_CON = Relacje z rozgrywek, marzec { "2015" }
    .of = 80ae66c03b48
source_H = Ludolex: gdzie milczą wszystkie źródła
    .of = f306d777283f
option_scenario = Scenariusz
    .about = W którą noc gracie. Wszystkie trzy są nasze.
    .of = 3bf7e0099031
option_scenario_last-car = Ostatni samochód
    .of = c5193d78ee4d
option_scenario_till-dawn = Do świtu
    .of = fa9c11254988
option_scenario_burning-house = Ucieczka z ognia
    .of = c30b4ab5c465
option_fire = Ogień
    .about = Butle z gazem, koktajle Mołotowa, płonące pola i walące się pomieszczenia.
    .of = e63306d1146c
option_fire_with = Z ogniem
    .of = 26a04e5f3a60
option_fire_without = Bez ognia
    .of = 807d7d056dbe
option_vehicles = Pojazdy
    .about = Samochody, które można tankować, odpalać na krótko, prowadzić i rozbijać.
    .of = c3658d15b681
option_vehicles_with = Z pojazdami
    .of = a9409b0f4d50
option_vehicles_without = Bez pojazdów
    .of = e123f89eaf07

## Aim of the game

aim = Umarli chodzą, noc jest długa i nie wszyscy doczekacie jej końca.
    .title = Cel gry
    .of = c175e3306934
aim_players = Może grać od { $players-min } do { $players-max } osób, a najlepiej gra się w { $players-best }.
    .title = Gracze
    .of = fefe04f2f2ad
aim_time = Gra trwa mniej więcej { $game-minutes ->
        [one] { $game-minutes } minutę
        [few] { $game-minutes } minuty
       *[many] { $game-minutes } minut
    }.
    .title = Ile to trwa
    .of = 8ac4f31355d1
aim_zombies = Żaden gracz nie prowadzi { -zombie(case: "gen-pl") }. Na mapę wprowadzają je karty, a poruszają zasady.
    .title = Nikt nie gra umarłymi
    .of = c27c1be06f39
aim_together = Przeciw zombie stoicie ramię w ramię, ale na końcu każdy liczy własne { -point(case: "acc-pl") }. Pomagać warto, ale nie trzeba.
    .title = Razem, do pewnego momentu
    .of = 8b6fa4c48cb9
aim_known = W całości znamy tylko rozdziały o gazie, ogniu, uszkodzeniach i pojazdach. Resztę złożono ze ściągawki dla gracza, jednego scenariusza i relacji z rozgrywek, a luki uzupełniamy sami.
    .title = Na czym opierają się te zasady
    .of = d7b3b5884c8b
aim_marked = Co ma znak :house:, jest naszą własną zasadą albo wartością. Jest po to, żebyście mogli grać od razu; gdy wiecie lepiej, wstawcie swoją.
    .title = Znak na to, co nasze
    .of = c3d4ab899a80

## The map

map = Wszystko, co dzieje się tej nocy, dzieje się na kratce.
    .title = Mapa
    .of = 465ed754078f
map_squares = Mapa składa się z { -square(case: "gen-pl") }. Każde należy do jednego { -room(case: "gen") } albo to { -outdoors }, i każde leży na jednej { -floor(case: "loc") }. :house:
    .title = Pola
    .of = 63bf607bea80
map_rooms = { -room(case: "nom-cap") } to część wnętrza { -building(case: "gen") }, wokół której są { -wall(case: "nom-pl") }; korytarz też jest pomieszczeniem. :house:
    .title = Pomieszczenia
    .of = 686af3be57f9
map_outdoors = Każde pole poza budynkami to { -outdoors }. Otwarty teren nie jest pomieszczeniem. :house:
    .title = Otwarty teren
    .of = 56198f6beef6
map_walls = { -wall(case: "nom-cap") } stoi między polami. Ściany między pomieszczeniami są wewnętrzne, a ściany między pomieszczeniem a otwartym terenem zewnętrzne. Nikt nie przechodzi przez ścianę. :house:
    .title = Ściany
    .of = 6b97a6efac9d
map_adjacent = Pola jednej kondygnacji, które stykają się bokiem lub rogiem, to { -adjacent-square(case: "nom-pl") }, chyba że dzieli je ściana. Drzwi ani okno pomiędzy nimi nie dzielą. :house:
    .title = Sąsiednie pola
    .of = 21cd08f2d6c9
map_corners = Pola stykające się rogiem sąsiadują tylko wtedy, gdy można by też przejść między nimi wzdłuż boków, przez pole obok obu, bez ściany, drzwi ani okna po drodze. :house:
    .title = Za rogiem
    .of = dc22e8929820
map_doors = Gracze przechodzą przez { -door(case: "acc") }; zombie nie.
    .title = Drzwi
    .of = 7bde806b26d4
map_windows = Na parterze gracze i zombie przechodzą przez { -window(case: "acc") }, zawsze na wprost, nigdy po skosie.
    .title = Okna
    .of = 034bc812ecaf
map_windows-above = Okno na wyższej kondygnacji nie jest wejściem. Wyjściem jest tylko dla kogoś, kto skacze.
    .title = Okna wyżej
    .of = bca8b7b5199a
map_floors = Budynek może mieć kilka { -floor(case: "gen-pl") }. Łączą je schody i drabiny; pola na różnych kondygnacjach nigdy nie sąsiadują. :house:
    .title = Kondygnacje
    .of = fee44cf745fe
map_entry = Oznaczone pola to { -entry-space(case: "nom-pl") }. Tam pojawiają się nowe zombie.
    .title = Pola wejścia
    .of = efe511e1b76e
map_distance = Odległość w polach liczy się przez boki i rogi, najkrótszą drogą i tak, jakby nie było ścian, na jednej kondygnacji. :house:
    .title = Liczenie pól
    .of = 652607192054
map_edge = { -map-edge(case: "nom-cap") } to zewnętrzny bok skrajnych pól otwartego terenu. Za nią jest bezpiecznie, dla tych, którym scenariusz pozwala odejść. :house:
    .title = Krawędź mapy
    .of = 5184e6ca49ea
map_adjacent-rooms = { -adjacent-room(case: "nom-cap") } to pomieszczenie na tej samej kondygnacji, które ma wspólny kawałek ściany. Drzwi w niej nie są potrzebne, a otwarty teren nigdy się nie liczy.
    .title = Sąsiednie pomieszczenia
    .of = 5752a5e99d73
map_breach = Gdzie leży znacznik zburzonej ściany, tam ściany już nie ma: gracze i zombie przechodzą, także po skosie, a pola po obu stronach sąsiadują. :house:
    .title = Wyłomy w ścianach
    .of = 8c399281960e

## What you need

components = Zbierzcie to, zanim rozłożycie scenariusz.
    .title = Elementy
    .of = 9b14b292b3f7
components_die = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, każda ma tyle ścian: { $die-faces }.
    .title = Kość
    .of = 6032714520e2
components_pawns = Pionki: { $pawns }, po jednym dla każdego gracza.
    .title = Pionki
    .of = eff7392eecfc
components_characters = Karty postaci: { $character-total }. Na każdej jest jedna { -character } z miejscem na energię i amunicję. Imiona i twarze są nasze. :house:
    .title = Karty postaci
    .of = e40f04a82f51
components_zombies = Figurki zombie: { $zombie-figures }. :house:
    .title = Zombie
    .of = eac8b477c037
components_events = { -event-card(case: "nom-pl-cap") } tworzą talię: jedną ciągnie się w każdej turze. Karty są nasze. :house:
    .title = Karty wydarzeń
    .of = b435877221a0
components_items = Talia kart, a na każdej jakiś { -item }: to, co może wyjść na jaw przy przeszukaniu. Karty są nasze. :house:
    .title = Karty przedmiotów
    .of = e3a5b078be8e
components_vehicles = Karty pojazdów: { $vehicle-total }, każda z żetonem na { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pola
       *[many] { $vehicle-squares } pól
    }. Pojazdy są nasze. :house:
    .title = Karty pojazdów
    .of = da3ef28f2205
components_molotovs = Karty koktajli Mołotowa: { $molotov-cards }, leżą obok talii przedmiotów, póki ktoś ich nie zrobi. :house:
    .title = Karty koktajli Mołotowa
    .of = 3e2980f42bd5
components_fire = Znaczniki ognia: { $fire-tokens }, i małe znaczniki w kolorach graczy na znak, czyj to ogień. :house:
    .title = Znaczniki ognia
    .of = 10ad6396c0a0
components_damage = Znaczniki z uszkodzonym pomieszczeniem na jednej stronie i zawalonym na drugiej: { $damage-tokens }. :house:
    .title = Znaczniki uszkodzenia
    .of = 3ac84b521765
components_barricades = Znaczniki barykad: { $barricade-tokens }. :house:
    .title = Znaczniki barykad
    .of = 742f80c493ec
components_walls = Znaczniki zburzonej ściany: { $wall-tokens }. :house:
    .title = Znaczniki zburzonej ściany
    .of = 1462016c6d61
components_searched = Znaczniki przeszukanych pomieszczeń: { $search-markers }. :house:
    .title = Znaczniki przeszukania
    .of = cd1f5be9e427

## Set-up

setup = Przygotujcie noc w tej kolejności.
    .title = Przygotowanie
    .of = 1fbcc0709bba
setup_scenario = Wybierzcie { -scenario(case: "acc") }. Mówi, jaka mapa i jakie karty są potrzebne, gdzie kto zaczyna i kiedy gra się kończy.
    .title = Wybór scenariusza
    .of = f0b0f3a918f1
setup_map = Rozłóżcie mapę scenariusza z jej ścianami, drzwiami, oknami i polami wejścia.
    .title = Rozkładanie mapy
    .of = 1bbe560807a6
setup_characters = Każdy wybiera { -character(case: "acc") } i bierze jej kartę oraz pionek.
    .title = Postacie
    .of = d01a7c63e50c
setup_energy = Każdy notuje energię: { $start-energy }.
    .title = Energia
    .of = 0fd5637a9c32
setup_ammunition = Każdy notuje amunicję: { $start-ammunition }.
    .title = Amunicja
    .of = 7f130a2f981b
setup_without-fire = W grze bez ognia wyjmijcie z talii przedmiotów butelki, butle z gazem, gaśnice i zapałki, a z talii wydarzeń Przeciąg, Ulewę i Spróchniałe belki. :house:
    .title = Bez ognia
    .of = 72992434b78d
setup_without-vehicles = W grze bez pojazdów wyjmijcie z talii przedmiotów kluczyki, a z talii wydarzeń Kraksę. :house:
    .title = Bez pojazdów
    .of = e9f3eeafdfb6
setup_without-both = Gdy w grze nie ma ani ognia, ani pojazdów, wyjmijcie też kanistry benzyny. :house:
    .title = Bez benzyny
    .of = 4f59579614c8
setup_item-deck = Przetasujcie karty przedmiotów w zakrytą talię. :house:
    .title = Talia przedmiotów
    .of = e8d9046f91ba
setup_event-number = Odłóżcie na bok kartę końca i kartę Kluczyki. Przetasujcie pozostałe karty wydarzeń i odliczcie zakryte tyle, ile podaje tabela; reszta zostaje w pudełku. :house:
    .title = Karty wydarzeń a liczba graczy
    .of = 5d88a7f0d8fd
setup_event-deck = Podzielcie odliczone karty wydarzeń na równe stosy ({ $deck-halves }; nieparzysta karta idzie do dolnego). Wsuńcie kartę końca losowo między spodnie karty jednego stosu: { $low-cards ->
        [one] { $low-cards } karta
        [few] { $low-cards } karty
       *[many] { $low-cards } kart
    }, a na wierzch połóżcie drugi stos. :house:
    .title = Talia wydarzeń
    .of = 5f9849a4c286
setup_vehicle-deck = Przetasujcie karty pojazdów w zakrytą talię. :house:
    .title = Talia pojazdów
    .of = 65b166a8ea91
setup_supply = Zombie, żetony i znaczniki połóżcie obok mapy. :house:
    .title = Zasoby
    .of = 08ee31874b18
setup_first = Każdy rzuca kością. Zaczyna najwyższy wynik; przy remisie rzuca się jeszcze raz. :house:
    .title = Kto zaczyna
    .event = { $target } zaczyna.
    .of = f6e03d6b7acb

## Energy

energy = Energia to tyle życia i oddechu, ile jeszcze w tobie zostało.
    .title = Energia
    .of = 4f0d53d8fc1e
energy_life = { -energy(case: "nom-cap") } to to, ile jeszcze zniesiesz. Straty i zyski notujesz na karcie postaci.
    .title = Czym jest energia
    .event = { $target } traci energię: { $value }.
    .of = 4e46073faebb
energy_limit = Energii nigdy nie masz więcej niż { $energy-limit }. Nadmiar przepada. :house:
    .title = Limit
    .event = { $target } zyskuje energię: { $value }.
    .of = a3b954ebfce7
energy_death = Bez energii giniesz. Pionek znika z mapy, a przedmioty zostają na polu, na którym to się stało. :house:
    .title = Śmierć
    .event = Umarłym przybywa: { $target }.
    .of = 632252f17c0e
energy_dead = Martwy gracz nie ma już tur, ale na końcu liczy punkty. :house:
    .title = Martwi nie grają
    .of = 8704ea92f6f7
energy_ammunition = { -ammunition(case: "nom-cap") } jest zanotowana obok energii. Nie jest przedmiotem i nie zajmuje ręki. :house:
    .title = Amunicja
    .event = { $target } zyskuje amunicję: { $value }.
    .of = 6fd56871ad59

## The turn

turn = Karta, a potem twoje akcje: oto tura, a wszystko wokół się pali.
    .title = Tura
    .of = b9f69e354987
turn_order = { -turn(case: "nom-cap") } przechodzi zgodnie z ruchem wskazówek zegara od jednego żywego gracza do następnego. :house:
    .title = Kolejność gry
    .event = Zaczyna się tura: { $actor }.
    .of = 4f76b7b08daa
turn_fires = Tura zaczyna się od twoich własnych ogni: zanim zrobisz cokolwiek, niech się rozprzestrzenią. :house:
    .title = Najpierw twoje ognie
    .of = 939ad1f70c90
turn_card = Odkryj z wierzchu kartę wydarzenia i zrób, co mówi. Potem odłóż ją na stos kart odrzuconych, chyba że mówi inaczej.
    .title = Potem karta
    .event = { $actor } ciągnie kartę wydarzenia.
    .of = b3b21e08a1ca
turn_card-order = Z karty najpierw wykonaj symbole, jeden po drugim, a potem tekst. Jeśli zombie atakują, robią to na końcu. :house:
    .title = Kolejność na karcie
    .of = 8d3ab9da0ccf
turn_actions = Potem wykonaj najwyżej { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }. Jeśli nic innego nie powiedziano, ta sama { -action } może się powtórzyć.
    .title = Potem twoje akcje
    .event = { $target } potyka się; pozostało akcji: { $value }.
    .of = 75050d25be83
turn_free-actions = Przed akcjami, między nimi i po nich możesz robić { -free-action(case: "acc-pl") }, ile chcesz.
    .title = Darmowe akcje
    .of = 528c3366f2e2
turn_skipped = Kto traci turę albo jest zbyt ranny, żeby się ruszać, i tak odkrywa kartę i może robić darmowe akcje.
    .title = Strata tury i ranni
    .of = cc60e0f7d3a6
turn_end = Na końcu swojej tury sprawdź, czy stoisz w ogniu i czy nie zabija cię ugryzienie. Potem zaczyna następny gracz. :house:
    .title = Koniec tury
    .of = 54a6bf447531
turn_interrupt = Między turami innych możesz zrobić { -interrupt(case: "acc") }: wykonujesz od razu jedną akcję i płacisz za nią w swojej następnej turze.
    .title = Przerwanie
    .of = 838a2c75cc9c
turn_interrupt-move = Jeśli przerwanie jest ruchem, w następnej turze masz o { $interrupt-cost ->
        [one] { $interrupt-cost } akcję
        [few] { $interrupt-cost } akcje
       *[many] { $interrupt-cost } akcji
    } mniej.
    .title = Ruch poza turą
    .of = d20e0aa4527b
turn_interrupt-other = Jeśli przerwanie jest jakąkolwiek inną akcją, w następnej turze nie masz żadnych akcji; zostaje karta i darmowe akcje.
    .title = Cokolwiek innego poza turą
    .of = 6a0f87126817
turn_interrupt-once = Między własnymi turami możesz zrobić przerwanie tylko { $interrupts ->
        [one] { $interrupts } raz
        [few] { $interrupts } razy
       *[many] { $interrupts } razy
    }, wtedy, gdy czyjaś tura się skończyła, a następna jeszcze nie zaczęła. Jeśli chce kilka osób, robią to w kolejności gry. :house:
    .title = Tylko raz
    .of = ec5c5aff30d1
turn_example-interrupt = Boris stoi przy oknie, gdy zombie się tłoczą. Zanim zacznie Cleo, robi ruch poza turą, dalej od okna. W swojej następnej turze jak zawsze odkrywa kartę, a potem ma { $example-interrupt-left ->
        [one] { $example-interrupt-left } akcję
        [few] { $example-interrupt-left } akcje
       *[many] { $example-interrupt-left } akcji
    } zamiast { $actions }.
    .title = Przykład: przerwanie
    .of = 89a0116a54b5

## Actions

actions = Każda z tych rzeczy kosztuje akcję, chyba że powiedziano inaczej.
    .title = Akcje
    .of = cf9a24f10555
actions_move = Przesuń swój pionek.
    .title = Ruch
    .event = { $actor } się przesuwa.
    .of = e735c232eff0
actions_search = Przeszukaj pomieszczenie, w którym jesteś.
    .title = Przeszukanie
    .event = { $actor } przeszukuje pomieszczenie i coś znajduje.
    .of = 6268ea7ccd49
actions_climb = Wejdź lub zejdź po schodach albo drabinie z pola na ich jednym końcu na pole na drugim.
    .title = Wspinaczka
    .event = { $actor } idzie po schodach.
    .of = eb5d45f74620
actions_jump = Skocz z dachu albo z okna wyższej kondygnacji na pole otwartego terenu poniżej. Rzuć kością i strać tyle energii.
    .title = Skok
    .event = { $actor } skacze.
    .of = b855d7521d1c
actions_light = Połóż znacznik ognia na sąsiednim polu, które się nie pali. To twój ogień. Musisz mieć w ręce zapałki. :house:
    .title = Podpalenie
    .event = { $actor } wznieca ogień.
    .of = 8510f5c8ec8f
actions_extinguish = Gdy masz w ręce { -extinguisher(case: "acc") }, usuń z sąsiednich pól albo ze swojego { $extinguish-tokens ->
        [one] { $extinguish-tokens } znacznik ognia
        [few] { $extinguish-tokens } znaczniki ognia
       *[many] { $extinguish-tokens } znaczników ognia
    }. Liczba jest nasza. :house:
    .title = Gaszenie
    .event = { $actor } gasi żeton ognia.
    .of = 62344984888c
actions_barricade = Mając w ręce młotek albo gwoździarkę, postaw { -barricade(case: "acc") }: połóż jej znacznik na drzwiach, oknie albo wyłomie w ścianie przy swoim polu.
    .title = Budowa barykady
    .event = { $actor } buduje barykadę.
    .of = 676e4d3c5be7
actions_barricade-blocks = Barykada zatrzymuje graczy, zombie i wszystko, co rzucone, a pola za nią nie sąsiadują. Wybuchu nie zatrzymuje. :house:
    .title = Co robi barykada
    .event = { $actor } zdejmuje barykadę z mapy.
    .of = ca2fc6d75215
actions_unbarricade = Usuń barykadę przy swoim polu. Można to zrobić tylko od środka.
    .title = Rozebranie barykady
    .event = { $actor } rozbiera barykadę.
    .of = a71bd5338eed
actions_rearrange = Zmień dowolnie, co trzymasz w rękach, a co masz schowane.
    .title = Przepakowanie
    .event = { $actor } przekłada swoje rzeczy.
    .of = a07e56915c2c
actions_steal = Wybierz gracza na sąsiednim polu i rzuć kością. Jeśli wynik jest wyższy niż energia tego gracza, zabierz mu wybrany przedmiot; musisz mieć na niego miejsce.
    .title = Kradzież
    .event = { $actor } próbuje okraść gracza { $target }; kostka pokazuje { $value }.
    .of = 25ef372576d6
actions_combine = Złóż przedmioty w nowy, tak jak mówią ich zasady.
    .title = Łączenie
    .of = 8e304a1ab2b4
actions_recover = Zużyj z ręki przedmiot, który daje energię.
    .title = Użycie przedmiotu dającego energię
    .of = 06aa9aeb1887
actions_rest = Zyskujesz tyle energii: { $rest-gain }. W turze, w której odpoczywasz, nie możesz robić żadnej innej akcji.
    .title = Odpoczynek
    .event = { $actor } odpoczywa i zyskuje energię: { $value }.
    .of = 946edaecdf6f
actions_attack-object = Zaatakuj barykadę, ścianę, butlę z gazem albo pojazd.
    .title = Atak na obiekt
    .of = 0151c3b71b3a
actions_start = Uruchom pojazd albo agregat, jeśli scenariusz go ma.
    .title = Uruchomienie
    .of = f7df400188b0
actions_hot-wire = Spróbuj uruchomić pojazd bez kluczyków.
    .title = Odpalanie na krótko
    .of = b91753130350

## Free actions

free = Nie kosztują akcji i należą do twojej własnej tury.
    .title = Darmowe akcje
    .of = d1d389a59919
free_pick-up = Podnieś przedmiot ze swojego pola. Potrzebujesz wolnej ręki.
    .title = Podniesienie
    .event = { $actor } coś podnosi.
    .of = 7711f683de21
free_drop = Odłóż przedmiot na swoje pole.
    .title = Upuszczenie
    .event = { $actor } coś odkłada.
    .of = ab5c82b7a141
free_throw = Rzuć przedmiot z ręki na pole, które widzisz, najwyżej tak daleko, ile masz energii.
    .title = Rzut
    .event = { $actor } czymś rzuca.
    .of = 89650c4af35f
free_give = Daj przedmiot chętnemu graczowi na sąsiednim polu albo zamieńcie się, jeden za jeden. Kto dostaje, musi mieć wolną rękę.
    .title = Dawanie i zamiana
    .event = { $actor } daje coś graczowi { $target }.
    .of = 917c05efbb05
free_fight = Walcz z zombie, wręcz albo na odległość.
    .title = Walka
    .of = 89af634ac72a
free_fight-once = Z zombie na każdym polu możesz w swojej turze walczyć z wyboru { $fights-per-square ->
        [one] { $fights-per-square } raz
        [few] { $fights-per-square } razy
       *[many] { $fights-per-square } razy
    }; rzuty, do których zmuszają zasady, się nie liczą. Strzały ogranicza tylko amunicja. :house:
    .title = Kolejna walka
    .of = 6a25800a3ce7

## Movement

movement = Komu starcza tchu, ten biegnie.
    .title = Ruch
    .of = 755a92a4da39
movement_reach = Jednym ruchem idziesz najwyżej tyle pól, ile masz energii, za każdym razem na sąsiednie pole. :house:
    .title = Jak daleko
    .of = 24ff5b8dcce2
movement_free-square = Nie możesz wejść na pole z zombie ani na pole z pojazdem, chyba że do niego wsiadasz. Na jednym polu może być dowolnie wielu graczy. :house:
    .title = Pola z zombie
    .of = b042a3a34121
movement_doors = Drzwi i okna na parterze to dla ciebie przejścia jak każde inne, o ile nie ma w nich barykady.
    .title = Drzwi i okna
    .of = 21ec51e9a575
movement_past-zombies = Za każdym razem, gdy wchodzisz na pole obok zombie, stocz walkę wręcz o każde sąsiednie pole, na którym są. Dopiero potem idź dalej, jeśli jeszcze możesz.
    .title = Obok zombie
    .of = c8a119e566f5
movement_hurt-on-the-way = Jeśli strata po drodze zostawia ci mniej energii niż pól przebytych w tym ruchu, ruch kończy się tam, gdzie stoisz. :house:
    .title = Rany po drodze
    .of = eb10ae2a2f7f
movement_example = Ada ma { $example-run-energy } energii. Na drugim polu staje obok zombie, walczy i traci { $combat-loss }. Może jeszcze wejść na trzecie pole, bo to nie więcej niż { $example-run-left }, które jej zostało.
    .title = Przykład: bieg obok zombie
    .of = efc9bb91d652

## Zombies

zombies = Są powolne, jest ich mnóstwo i mają całą noc.
    .title = Zombie
    .of = 03d23871c20b
zombies_symbols = Za każdy :symbol: na karcie wydarzenia najpierw pojawiają się nowe zombie, a potem wszystkie się ruszają. Na karcie może być kilka { -symbol(case: "gen-pl") } albo żaden.
    .title = Symbole na kartach
    .of = 2ca05b70d8de
zombies_enter = Na każde { -entry-space } mapy połóż { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombie
        [few] { $zombies-per-entry } zombie
       *[many] { $zombies-per-entry } zombie
    }.
    .title = Nowe zombie
    .event = Nadchodzą nowe zombie: { $value }.
    .of = b1cb9d16e580
zombies_enter-full = Na pole wejścia pełne zombie albo zajęte przez gracza lub pojazd nic nie przychodzi. Gdy brakuje figurek, żadne nie przychodzą. :house:
    .title = Brak miejsca
    .of = 09d0a904214a
zombies_move = Każdy zombie idzie w stronę najbliższego gracza.
    .title = Ruch zombie
    .of = 08e09b6defbb
zombies_steps = Za każdy symbol zombie przechodzi { $zombie-steps ->
        [one] { $zombie-steps } pole
        [few] { $zombie-steps } pola
       *[many] { $zombie-steps } pól
    } najkrótszą otwartą dla siebie drogą, także schodami, tak jakby nie było barykad. Zombie bez drogi stoi w miejscu. :house:
    .title = Jak daleko idą
    .event = Zombie w ruchu: { $value }.
    .of = 27391d08fb12
zombies_order = Najpierw ruszają się zombie najbliżej gracza. Między równie bliskimi drogami, graczami lub zombie wybiera gracz, którego jest tura. :house:
    .title = Które najpierw
    .of = a389d40e73ec
zombies_openings = Zombie przełażą przez okna na parterze, na wprost, nigdy po skosie. Drzwi je zatrzymują.
    .title = Którędy przechodzą
    .of = b29ff5f026e8
zombies_fire = Zombie nie wchodzi na pole, które się pali, ani na pole obok płonącego.
    .title = Strach przed ogniem
    .of = b301b09dbd9a
zombies_beside-fire = Zombie, obok którego ktoś kładzie ogień, nie ucieka. Stoi w miejscu, póki nie może przejść na pole z dala od ognia. :house:
    .title = Ogień przychodzi do nich
    .of = e566e929669d
zombies_four = Na jednym polu są najwyżej { $zombies-per-square ->
        [one] { $zombies-per-square } zombie
        [few] { $zombies-per-square } zombie
       *[many] { $zombies-per-square } zombie
    }.
    .title = Tłok
    .of = 5183b7861851
zombies_contact = Zombie na polu sąsiadującym z polem gracza ma z nim { -contact(case: "acc") }. Dalej nie idzie i czeka. :house:
    .title = W kontakcie
    .of = 869336d18aa7
zombies_barricade = Przed barykadą zombie się zatrzymuje. Gdy wszystkie ruszyły się za symbol, za każdą barykadę z zombie rzuć kością i dodaj { $rush-per-zombie } za każdego zombie ponad pierwszego. Przy wyniku co najmniej { $barricade-rush } pęka. :house:
    .title = Przy barykadzie
    .event = Umarli rzucają się na barykadę: { $value }.
    .of = 18cd19d3c62e
zombies_vehicle = Gracze w pojeździe przyciągają zombie jak każdy inny. Zombie podchodzą i czekają obok. :house:
    .title = Wokół pojazdu
    .of = 0ba55b499dd2
zombies_attack = Gdy zombie z karty się ruszyły, gracz, którego jest tura, toczy walkę wręcz o każde sąsiednie pole, na którym są zombie. :house:
    .title = Zombie atakują
    .of = c135a0e6b13c
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
    .of = e37ae35ded7a

## Combat

combat = Z umarłymi walczysz tym, co masz w rękach.
    .title = Walka
    .of = 2fb401a73637
combat_weapon = { -weapon(case: "nom-cap") } w ręce dodaje swoją wartość do twoich rzutów. Używasz jednej broni naraz; gołe ręce nic nie dodają. :house:
    .title = Broń
    .of = 0c8da6b54055
combat_close = { -close-combat(case: "nom-cap") } toczy się z zombie z jednego sąsiedniego pola. Rzuć kością, dodaj broń, odejmij { $per-zombie } za każdego zombie na tym polu i dodaj { $per-helper } za każdego pomocnika.
    .title = Walka wręcz
    .event = { $actor } walczy z umarłymi: { $value }.
    .of = e8e4a2a91f72
combat_helpers = { -helper(case: "nom-cap") } to chętny gracz przy tych samych zombie co ty, który się przyłącza. :house:
    .title = Pomocnicy
    .event = { $actor } pomaga w walce graczowi { $target }.
    .of = 023f53217304
combat_kill = Wynik co najmniej { $combat-kill } zabija tylu zombie z tego pola, o ile przekracza { $combat-above }.
    .title = Zabicie
    .event = { $actor } zabija zombie: { $value }.
    .of = 04817de8abff
combat_knock-back = Przy wyniku { $combat-knock-low }–{ $combat-knock-high } odpychasz jednego zombie z tego pola.
    .title = Odepchnięcie
    .event = { $actor } odpycha zombie.
    .of = 8b24d2f603c0
combat_knocked = Odepchnięty zombie oddala się od ciebie o { $knock-squares ->
        [one] { $knock-squares } pole
        [few] { $knock-squares } pola
       *[many] { $knock-squares } pól
    }, a ty wybierasz dokąd. Jeśli nie ma dla niego wolnego pola, zostaje. :house:
    .title = Dokąd leci
    .event = Zombie cofa się o pole.
    .of = daaf433abde7
combat_hurt = Przy wyniku { $combat-hurt-low }–{ $combat-hurt-high } tracisz tyle energii: { $combat-loss }.
    .title = Rana
    .event = { $target } odnosi ranę i traci energię: { $value }.
    .of = cb774dfefd4d
combat_grabbed = Przy wyniku { $grab-high } lub mniej zombie cię chwyta. Tracisz tyle energii: { $grab-loss }, i rzucasz kością jeszcze raz.
    .title = Chwyt
    .event = Zombie chwyta gracza { $target }; utrata energii: { $value }.
    .of = b7c276fb8303
combat_grab-weapon = Jeśli ten rzut jest wyższy niż energia, która ci została, tracisz broń i rzucasz znowu. Broń trafia na pole zombie.
    .title = Utrata broni
    .event = { $target } wypuszcza broń z ręki.
    .of = 0609b5bf1220
combat_grab-bite = Jeśli i ostatni rzut jest wyższy niż twoja energia, zombie cię gryzie. Zaznacz na karcie postaci { -bite(case: "acc") }. :house:
    .title = Ugryzienie
    .event = Zombie gryzie gracza { $target }.
    .of = 228ae4e67f00
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
    .event = Ugryzienie działa: { $target }.
    .of = 7fca985c33b9
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
    .of = f6f3e64f8067
combat_example-grab = Zombie chwyta Borisa, który ma { $example-grab-energy } energii, i zostaje mu { $example-grab-left }. Następny rzut to { $example-grab-first }, więc kij przepada. Potem wypada { $example-grab-second }: nie więcej niż energia, i Boris uchodzi bez ugryzienia.
    .title = Przykład: chwyt
    .of = b2d318cca1f6
combat_ranged = { -ranged-combat(case: "nom-cap") } to strzał do zombie, którego widzisz. Rzuć kością i dodaj broń, która musi dawać co najmniej { $ranged-weapon }.
    .title = Walka na odległość
    .event = { $actor } strzela: { $value }.
    .of = 9bf0df8c9287
combat_ranged-near = Dodaj { $ranged-adjacent }, jeśli cel jest na sąsiednim polu, a { $ranged-near } przy odległości { $ranged-near-squares ->
        [one] { $ranged-near-squares } pola
        [few] { $ranged-near-squares } pól
       *[many] { $ranged-near-squares } pól
    }.
    .title = Z bliska
    .of = 8c286b631ed1
combat_ranged-kill = Wynik co najmniej { $ranged-hit } zabija { $ranged-killed ->
        [one] { $ranged-killed } zombie
        [few] { $ranged-killed } zombie
       *[many] { $ranged-killed } zombie
    }. Mniejszy to pudło.
    .title = Trafienie
    .event = { $actor } trafia; zabite zombie: { $value }.
    .of = 00c6a8e12def
combat_ranged-ammunition = Każdy strzał, celny czy nie, zużywa tyle amunicji: { $shot-ammunition }. Bez amunicji nie strzelisz. :house:
    .title = Zużycie amunicji
    .of = 5c3e3fb26a33
combat_sight = Widzisz pole, jeśli linia ze środka twojego do jego środka nie przecina ściany, drzwi ani barykady. Figurki i ogień niczego nie zasłaniają. :house:
    .title = Widoczność
    .of = 1c12a542f93d
combat_example-ranged = Cleo strzela z pistoletu do zombie w odległości { $ranged-near-squares ->
        [one] { $ranged-near-squares } pola
        [few] { $ranged-near-squares } pól
       *[many] { $ranged-near-squares } pól
    } i rzuca { $example-shot-roll }. Z pistoletem i małą odległością to { $example-shot-result }, więc zombie pada. Amunicji jest teraz mniej o { $shot-ammunition }.
    .title = Przykład: strzał przez podwórze
    .of = 1d8049a45d18

## Attacking objects

objects = Z drewnem i tynkiem też można walczyć.
    .title = Atak na obiekty
    .of = bd54e283a431
objects_roll = Na { -object-attack } rzuć kością i dodaj broń. Obiekt musi być na sąsiednim polu albo przy twoim.
    .title = Rzut
    .event = { $actor } uderza w obiekt: { $value }.
    .of = ce0285c76d9f
objects_reached = Obiekt ustępuje, jeśli wynik jest co najmniej tak wysoki jak podana przy nim liczba.
    .title = Co wystarcza
    .of = e7c7a60a7b36
objects_barricade = Barykada pęka przy { $object-barricade }. Zdejmij jej znacznik z mapy.
    .title = Barykady
    .event = Barykada pęka.
    .of = 865da909da17
objects_walls = Ściana wewnętrzna ustępuje przy { $object-inner-wall }, zewnętrzna przy { $object-outer-wall }. Połóż tam znacznik zburzonej ściany.
    .title = Ściany
    .event = Ściana ustępuje.
    .of = 85cda86fd3da
objects_canister = Butla z gazem wybucha przy { $object-canister }.
    .title = Butle z gazem
    .of = 6509de292b81
objects_vehicle = Pojazd psuje się, gdy wynik osiąga jego pojemność. Jest wtedy wrakiem.
    .title = Pojazdy
    .event = Pojazd jest zniszczony.
    .of = c657e8965051
objects_example = Dan uderza siekierą w ścianę wewnętrzną i rzuca { $example-wall-roll }. Z siekierą to { $example-wall-result }, akurat tyle: spiżarnia ma teraz drugie wyjście.
    .title = Przykład: przez ścianę
    .of = d1d5b8f3085c
objects_shot = Bronią strzelecką możesz za cenę strzału zaatakować butlę z gazem albo pojazd, który widzisz, z każdej odległości. :house:
    .title = Strzały do obiektów
    .event = { $actor } strzela do obiektu.
    .of = 089bad508e3e

## Player against player

rivals = Do tego już doszło.
    .title = Gracz przeciw graczowi
    .of = e9d456f1e6ea
rivals_fight = { -rival-fight(case: "nom-cap") }: obie strony rzucają kością i dodają broń. Niższy wynik traci tyle energii: { $rival-loss }; przy remisie nic się nie dzieje. :house:
    .title = Walka z graczem
    .event = { $target } przegrywa z rywalem; utrata energii: { $value }.
    .of = 9da6cdfacafa
rivals_when = Gracze walczą ze sobą tylko o miejsce kierowcy albo wtedy, gdy ktoś rzuca w kogoś koktajlem Mołotowa. :house:
    .title = Kiedy wolno
    .of = c3478acd9cf2

## Items

items = Wszystko, co znajdziecie, komuś się przyda.
    .title = Przedmioty
    .of = f540cd8c03b2
items_hands = Masz { $hands ->
        [one] { $hands } rękę
        [few] { $hands } ręce
       *[many] { $hands } rąk
    }. Przedmiot zajmuje jedną { -hand(case: "acc") } albo, jeśli tak mówi jego karta, obie, i używa się go tylko stamtąd. :house:
    .title = Ręce
    .of = 7b956b2ae4de
items_stored = Schowanie znalezionego przedmiotu kosztuje akcję. Co schowane, nie zajmuje ręki.
    .title = Chowanie
    .of = eb9cef2a33fd
items_stored-limit = Możesz mieć najwyżej { $stored-limit ->
        [one] { $stored-limit } schowany przedmiot
        [few] { $stored-limit } schowane przedmioty
       *[many] { $stored-limit } schowanych przedmiotów
    }. :house:
    .title = Ile uniesiesz
    .of = bfad84783758
items_search = { -search(case: "nom-cap") }: odkryj z wierzchu kartę przedmiotu, pokaż ją i połóż w pomieszczeniu znacznik przeszukania. Weź przedmiot do ręki albo zostaw na swoim polu. :house:
    .title = Przeszukanie pomieszczenia
    .event = { $actor } coś znajduje.
    .of = 605d1ffa53ad
items_searched = Pomieszczenia ze znacznikiem przeszukania nie można przeszukać znowu. Otwartego terenu nie można przeszukać. :house:
    .title = Raz na pomieszczenie
    .of = b3b763aa3ca8
items_search-empty = Zużyte przedmioty trafiają na stos kart odrzuconych. Gdy talia przedmiotów się skończy, przetasujcie go w nową. :house:
    .title = Pusta talia przedmiotów
    .event = Odrzucone przedmioty tworzą nową talię.
    .of = 30bd32e7016a
items_gun-found = Kto przy przeszukaniu odkryje pistolet, strzelbę albo gwoździarkę, zyskuje tyle amunicji: { $gun-ammunition }. :house:
    .title = Broń, w której coś jest
    .event = { $actor } zyskuje amunicję: { $value }.
    .of = 225aee2b6f88
items_bare = Kije, łomy, siekiery i młotki są bronią do walki wręcz i przeciw obiektom; pistolety, strzelby i gwoździarki są do strzelania, a przeciw obiektom pomagają, gdy się do nich strzela. :house:
    .title = Narzędzia jako broń
    .of = 9afffcf695c4
items_first-aid = { -first-aid-kit(case: "nom-cap") } to przedmiot dający energię. Daje tobie albo graczowi na sąsiednim polu tyle energii: { $first-aid-gain }, i usuwa groźbę ugryzienia. :house:
    .title = Apteczki
    .event = { $actor } używa apteczki; { $target } zyskuje energię: { $value }.
    .of = 30f2a2ca13bf
items_snack = { -snack(case: "nom-cap") } to przedmiot dający energię: { $snack-gain }. :house:
    .title = Jedzenie
    .event = { $actor } je i zyskuje energię: { $value }.
    .of = c1c30dc372d3
items_ammunition = Pudełko amunicji daje temu, kto je podniesie, tyle amunicji: { $box-ammunition }, i jest odrzucane. :house:
    .title = Pudełka amunicji
    .event = { $actor } zyskuje amunicję: { $value }.
    .of = 4048a46ccfd9
items_keys = { -keys(case: "nom-cap") } pasują do każdego pojazdu. Ręki potrzebują tylko wtedy, gdy jakiś uruchamiasz. :house:
    .title = Kluczyki
    .of = f44d13e2e256

## Gas

canister = Gdy wybucha, nikt nie powinien stać obok.
    .title = Butla
    .of = 7db8d14f36df
canister_what = Wybucha { -gas-cylinder }. Osobnym przedmiotem jest { -petrol-can }: zasila pojazdy i koktajle Mołotowa i nie wybucha.
    .title = Co wybucha
    .of = f8e1f5bd5165
canister_set-off = Butlę z gazem odpala atak; ogień z jej wybuchu należy do atakującego. Odpala ją też ogień na jej polu, a wtedy wybuch należy do właściciela tego ognia.
    .title = Co ją odpala
    .event = Wybucha butla z gazem.
    .of = 16d74b14bc1c
canister_zombies = { -blast(case: "nom-cap") } zabija wszystkie zombie w odległości do { $blast-radius ->
        [one] { $blast-radius } pola
        [few] { $blast-radius } pól
       *[many] { $blast-radius } pól
    }.
    .title = Zombie w wybuchu
    .event = Wybuch zabija zombie: { $value }.
    .of = 412f10fbd272
canister_players = Każdy gracz w odległości do { $blast-radius ->
        [one] { $blast-radius } pola
        [few] { $blast-radius } pól
       *[many] { $blast-radius } pól
    } rzuca kością i traci tyle energii, ile wypadło.
    .title = Gracze w wybuchu
    .event = Wybuch dosięga gracza { $target }; utrata energii: { $value }.
    .of = d95d4e312f2e
canister_radius = Licz pola przez boki i rogi, na tej samej kondygnacji. Ściany nie zatrzymują wybuchu.
    .title = Jak daleko sięga wybuch
    .of = 5251c0a7cdb1
canister_fire = Połóż znacznik ognia na polu, na którym była butla, i na każdym sąsiednim. Butli już nie ma.
    .title = Ogień z wybuchu
    .event = Wybuch wznieca ogień.
    .of = 3645ce6cee13
canister_fire-walls = Pole za ścianą nie sąsiaduje, więc nie dostaje znacznika ognia. Przez drzwi, okno lub wyłom ogień z wybuchu albo rzutu może dotrzeć do innego pomieszczenia lub na otwarty teren; potem rozprzestrzenia się już we własnych granicach.
    .title = Ogień i ściany
    .of = 413651809ed4
canister_spreads = Ten ogień rozprzestrzenia się jak każdy inny.
    .title = Ogień idzie dalej
    .of = 168fd212e70b
canister_carried = Niesiona butla z gazem wybucha tylko wtedy, gdy niosący stoi w ogniu na końcu tury, wszystko jedno czyjej. :house:
    .title = Butla w rękach
    .event = Wybucha butla, którą niesie { $target }.
    .of = 180fe950d971
canister_example = Ada strzela do butli w kuchni. Giną też zombie za ścianą w odległości { $blast-radius }. Ona sama stoi nie dalej: rzuca i traci { $example-blast-loss }. Ogień leży na polu butli i na sąsiednich, ale nie za ścianą.
    .title = Przykład: kuchnia wylatuje w powietrze
    .of = 2e6792c20753

## Molotov cocktail

molotov = Butelka, trochę benzyny i mocne ramię.
    .title = Koktajl Mołotowa
    .of = 47427104f3cc
molotov_make = Jeśli masz { -bottle(case: "acc") } i kanister benzyny, możesz je połączyć. Wymień butelkę na kartę z napisem { -molotov }.
    .title = Jak go zrobić
    .event = { $actor } robi koktajl Mołotowa.
    .of = ed9a1fa6b270
molotov_petrol = Oddajesz tylko butelkę. Kanister zostaje i możesz zrobić następny koktajl Mołotowa, gdy tylko znajdziesz następną butelkę.
    .title = Co z benzyną
    .of = 88a106f5302a
molotov_throw = Koktajl Mołotowa to broń do rzucania. Zombie, w którego rzucasz, ginie na pewno.
    .title = Rzut w zombie
    .event = { $actor } rzuca koktajlem Mołotowa w zombie.
    .of = 16bd68f22f41
molotov_range = Rzucasz najwyżej na tyle pól, ile masz energii, a w zombie nigdy nie chybiasz. Jeśli rzucasz w gracza i nie wygrasz starcia, butelka przepada i ognia nie ma.
    .title = Zasięg i pudła
    .of = 55a30fd507e2
molotov_attack = Jego wartość ataku jako broni rzucanej ({ $molotov-attack }) liczy się tylko przeciw innym graczom.
    .title = Rzut w gracza
    .event = { $actor } rzuca koktajlem Mołotowa w gracza { $target }.
    .of = ad9b152812b6
molotov_hit = Trafiony gracz traci tyle energii: { $molotov-loss }, a zanim wyjdzie z ognia, może stracić więcej.
    .title = Trafiony gracz
    .event = { $target } dostaje trafienie i traci energię: { $value }.
    .of = a1e188b1937a
molotov_fire = Połóż znacznik ognia na polu celu i na każdym sąsiednim.
    .title = Ogień z rzutu
    .event = Koktajl Mołotowa wznieca ogień.
    .of = 61acf632bf89
molotov_square = Ogień leży wokół pola, na które rzucono koktajl Mołotowa. Że jedno ze źródeł mówi tu o kanistrze, to pomyłka.
    .title = Czyje pole płonie
    .of = a374ce00945e
molotov_zombies = Zombie na polach, na których kładzie on ogień, giną.
    .title = Zombie w jego ogniu
    .of = 4568945875e0
molotov_spreads = Ten ogień się rozprzestrzenia i należy do tego, kto rzucił.
    .title = Ogień idzie dalej
    .of = a99e08819b67
molotov_example = Dan, który ma { $example-throw-energy } energii, rzuca w zombie w odległości { $example-throw-squares ->
        [one] { $example-throw-squares } pola
        [few] { $example-throw-squares } pól
       *[many] { $example-throw-squares } pól
    }. Ginie on i wszystkie zombie na zapalonych polach wokół. Dan nie może zapomnieć, że to teraz jego ogień.
    .title = Przykład: rzut z ganku
    .of = b325198c1dc9

## Fire

fire = Ogień nie staje po niczyjej stronie.
    .title = Ogień
    .of = 709649e76b01
fire_token = Pole ze znacznikiem ognia płonie. Mieści najwyżej jeden; stykające się znaczniki tworzą jeden { -fire }, jeśli mają tego samego właściciela i leżą w tym samym pomieszczeniu albo wszystkie na otwartym terenie. :house:
    .title = Płonące pola
    .of = 3f24b1223681
fire_lighter = Kto wzniecił ogień, ten jest jego panem: to { -fire-owner }. Oznacz go swoim kolorem.
    .title = Czyj to ogień
    .of = 4f62cf8aa9d6
fire_zombies = Zombie na płonącym polu giną od razu.
    .title = Zombie w ogniu
    .event = Ogień gracza { $actor } zabija zombie: { $value }.
    .of = c915925d8ffd
fire_zombie-points = Zombie zabite ogniem lub wybuchem liczą się właścicielowi tego ognia. :house:
    .title = Komu punkty
    .of = eb749e67c658
fire_pass = Gracz, który idzie przez ogień, traci tyle energii: { $fire-loss }, za każde płonące pole po drodze.
    .title = Przejście przez ogień
    .event = { $target } przechodzi przez ogień i traci energię: { $value }.
    .of = da2814d14528
fire_end-loss = Tracisz { $fire-loss } za każde płonące pole, na które wchodzisz, i { $fire-loss } na końcu swojej tury, jeśli nadal stoisz w ogniu. To, co od razu odbiera koktajl Mołotowa, jest tą samą stratą, tylko wcześniej.
    .title = Stanie w ogniu
    .event = { $target } stoi w ogniu i traci energię: { $value }.
    .of = d5bff226bd64
fire_must-leave = Gracz, który może się ruszać, nie może spędzić całej tury na płonącym polu, lecz musi próbować z niego wyjść.
    .title = Precz z ognia
    .of = 39df24c9d007
fire_trying = Jedna z twoich akcji musi być ruchem wzdłuż najkrótszej drogi z ognia. Kto nie może się ruszać, nic nie musi.
    .title = Co jest próbą
    .of = 959fe5c3af45
fire_spread = Na początku każdej swojej tury połóż { $spread-tokens ->
        [one] { $spread-tokens } znacznik ognia
        [few] { $spread-tokens } znaczniki ognia
       *[many] { $spread-tokens } znaczników ognia
    } na polu sąsiadującym z płonącym polem twojego ognia.
    .title = Ogień się rozprzestrzenia
    .event = Ogień gracza { $actor } się rozprzestrzenia.
    .of = 723a156f768d
fire_count = Jeśli masz kilka ogni, które się nie stykają, rozprzestrzenia się każdy.
    .title = Kilka ogni
    .of = 816ab73d1738
fire_dead-owner = Ogień gracza, który zginął lub uciekł, przejmuje następny żywy gracz w kolejności gry.
    .title = Właściciel ginie
    .event = Ogień gracza { $actor } przechodzi na gracza { $target }.
    .of = 7a071a091ac0
fire_duty = Musi, dopóki ma na jakie pole. Wybiera właściciel.
    .title = Czy musi się rozprzestrzeniać
    .of = 2d69f3d803bd
fire_on-players = Może to być pole z graczami. Przy kładzeniu znacznika nic nie tracą, ale stoją teraz w ogniu.
    .title = Ogień wśród ludzi
    .of = 63bf0a35dc43
fire_indoors = Ogień, który zaczął się w pomieszczeniu, nie może wyjść na otwarty teren.
    .title = Ogień w środku
    .of = 76ddc0c96873
fire_next-room = Nie przechodzi też do innego pomieszczenia. Tam trzeba wzniecić nowy.
    .title = Z pomieszczenia do pomieszczenia
    .of = 6fba314918f5
fire_until = Rozprzestrzenia się, aż spłonie całe pomieszczenie albo aż ktoś go ugasi.
    .title = Jak długo płonie
    .of = 6f4cfd51102b
fire_burnt = Gdy płonie każde pole pomieszczenia, połóż na nim znacznik uszkodzenia.
    .title = Całe pomieszczenie płonie
    .event = Płonie całe pomieszczenie.
    .of = 24091aca53a4
fire_burnt-squares = Znaczniki ognia zostają, a do pomieszczenia można nadal wejść: za cenę ognia i z rzutem za uszkodzenie.
    .title = Spalone pomieszczenie
    .of = 16453327b550
fire_outdoors = Ogień na otwartym terenie rozprzestrzenia się, aż ktoś go ugasi; nic innego go nie powstrzyma.
    .title = Ogień na dworze
    .event = Deszcz gasi żeton ognia.
    .of = 9e9e0f1534dc
fire_from-outdoors = Ogień z otwartego terenu nie przechodzi też do budynku. :house:
    .title = Ogień u drzwi
    .of = 66de2a611a84
fire_vehicle = Pojazd ulega zniszczeniu, gdy płoną oba jego pola i nikt nie siedzi za kierownicą. Z kierowcą albo gdy płonie tylko jedno pole, nie.
    .title = Pojazdy w ogniu
    .event = Ogień niszczy pojazd.
    .of = c6dfc9e066a6
fire_driving = Kto jest w pojeździe, nic nie traci, gdy ten jedzie przez ogień lub w nim stoi. :house:
    .title = Jazda przez ogień
    .of = 15fb8871b807
fire_passengers = Pasażerowie nie ratują pojazdu, tylko kierowca. Postaw każdego z nich na polu obok; rzucają tam jak po wyskoczeniu z jadącego.
    .title = Pasażerowie w płonącym pojeździe
    .event = { $actor } wychodzi z płonącego pojazdu.
    .of = 4d4a83df19b1
fire_no-tokens = Gdy znaczniki ognia się skończą, użyjcie czegokolwiek innego. :house:
    .title = Brak znaczników ognia
    .of = 51aacd5df0ee
fire_example-room = Spiżarnia ma { $example-room-squares ->
        [one] { $example-room-squares } pole
        [few] { $example-room-squares } pola
       *[many] { $example-room-squares } pól
    }, z których płonie { $example-room-burning }. Na początku swojej tury Ada, bo to jej ogień, kładzie znacznik na ostatnim. Teraz spiżarnia dostaje znacznik uszkodzenia i ogień Ady nie ma już tam dokąd iść.
    .title = Przykład: pomieszczenie się wypala
    .of = e6e3d6d82de8
fire_example = Cleo ma ogień w gabinecie i drugi na trawniku. Na początku jej tury każdy dostaje znacznik. Ten z gabinetu musi tam zostać; na trawniku Cleo kładzie go pod Borisem, który jeszcze nic nie traci, ale ma wszelkie powody, żeby biec.
    .title = Przykład: dwa ognie
    .of = 08b6f3b96da0

## Damaged structures

damage = Co ogień zostawi, nie postoi długo.
    .title = Uszkodzenia budynków
    .of = 2689e447c9da
damage_token = { -damage-token(case: "nom-cap") } na pomieszczeniu mówi, że może ono runąć.
    .title = Znacznik
    .event = Pomieszczenie jest uszkodzone.
    .of = 173d5960c084
damage_enter = Gdy gracz lub zombie wchodzi do pomieszczenia ze znacznikiem uszkodzenia, trzeba rzucić kością.
    .title = Wejście do uszkodzonego pomieszczenia
    .event = Kostka za uszkodzone pomieszczenie pokazuje { $value }.
    .of = a392e336b6c9
damage_each = Każda wchodząca figurka wymaga osobnego rzutu, zombie też. Ruch wewnątrz pomieszczenia nie wymaga żadnego.
    .title = Rzut za każdego
    .of = e7d0aa425640
damage_who = Rzuca gracz, którego jest tura, także za zombie, za jedną figurkę po drugiej.
    .title = Kto rzuca
    .of = 95456195ba77
damage_collapse = Przy { $collapse-roll } pomieszczenie się wali. Odwróć znacznik, żeby to pokazać. Przy każdym innym wyniku nic się nie dzieje.
    .title = Zawalenie
    .event = Pomieszczenie się zawala.
    .of = 8a54055929ad
damage_closed = Do zawalonego pomieszczenia nie można już wejść.
    .title = Nie ma wejścia
    .of = 381a48372e1b
damage_figures = Figurka, która wchodziła, zostaje na swoim starym polu. Zombie w środku giną. Gracze w środku rzucają kością, tracą tyle energii i idą na najbliższe wolne pole na zewnątrz.
    .title = Kto był w środku
    .event = Zawalenie dosięga gracza { $target }.
    .of = f1cf368e5d1d
damage_items = Przedmioty, znaczniki ognia i pojazdy w zawalonym pomieszczeniu przepadają. :house:
    .title = Co było w środku
    .event = Pojazd zostaje pod gruzami.
    .of = b24b0fa4e555
damage_neighbours = Gdy pomieszczenie się wali, połóż znacznik uszkodzenia na każdym sąsiednim.
    .title = Sąsiedztwo
    .event = Sąsiednie pomieszczenie jest uszkodzone.
    .of = 36abc5f5db35
damage_above = Jeśli jest nad nim pomieszczenie, ono też dostaje znacznik uszkodzenia.
    .title = Pomieszczenie powyżej
    .event = Pomieszczenie powyżej jest uszkodzone.
    .of = 1bcad88efa97
damage_second = Pomieszczenie, które ma znacznik uszkodzenia i miałoby dostać następny, wali się od razu, bez rzutu.
    .title = Drugi znacznik
    .event = Uszkodzone pomieszczenie od razu się zawala.
    .of = 53aee9f23dac
damage_chain = Zawalenia rozpatrujcie w kolejności, w jakiej następują, aż nic więcej nie runie. Pomieszczenie wali się tylko raz; znaczniki dla zawalonych się pomija.
    .title = Łańcuchy
    .of = 0680c53d17f2
damage_together = Pomieszczenie, które dostaje znaczniki uszkodzenia z dwóch zawaleń naraz, ma już drugi znacznik: też się wali.
    .title = Z dwóch stron
    .of = 8f7271cb754e
damage_burnt = Jeśli pomieszczenie, które już ma znacznik uszkodzenia, spłonie w całości, nowy znacznik jest drugim i pomieszczenie się wali.
    .title = Uszkodzone, potem spalone
    .of = 2980c82931ab
damage_example = Spiżarnia się wali. Kuchnia obok miała już znacznik i wali się od razu; sypialnia nad spiżarnią dostaje swój pierwszy. Z kuchni znacznik dostaje z kolei korytarz. Nic więcej nie ma dwóch, więc na razie na tym koniec.
    .title = Przykład: dom się sypie
    .of = 64967b118ff8

## Vehicles

vehicles = Cztery koła są warte więcej niż każda broń, jeśli się toczą.
    .title = Pojazdy
    .of = 9f24513f6a09
vehicles_squares = { -vehicle(case: "nom-cap") } zajmuje { $vehicle-squares ->
        [one] { $vehicle-squares } pole
        [few] { $vehicle-squares } pola
       *[many] { $vehicle-squares } pól
    } w linii. Jeden koniec to przód.
    .title = Rozmiar
    .of = df1c81f72e91
vehicles_needs = Mając kluczyki i znaleziony pojazd, możesz go zatankować i prowadzić. Same kluczyki nie wystarczą.
    .title = Kluczyki i paliwo
    .of = e4aed54024ea
vehicles_no-keys = Pojazd, który wszedł do gry kartą Kraksa albo w podobny sposób, nie potrzebuje kluczyków. Zatankować trzeba go i tak.
    .title = Pojazdy bez kluczyków
    .of = 52b892deeeb6
vehicles_fuelling = Obok pojazdu zużyj z ręki kanister benzyny: kosztuje to { $fuel-actions ->
        [one] { $fuel-actions } akcję
        [few] { $fuel-actions } akcje
       *[many] { $fuel-actions } akcji
    }, a pojazd ma { -fuel(case: "acc") } do końca nocy. :house:
    .title = Tankowanie
    .event = { $actor } tankuje pojazd.
    .of = 9dd6f72fb4ca
vehicles_keys = Gracz z kluczykami, w pojeździe albo obok, uruchamia go akcją. Raz uruchomiony działa, póki nie jest wrakiem.
    .title = Uruchomienie kluczykami
    .of = b0be1653121e
vehicles_start = Zanim pojazd pojedzie, trzeba go uruchomić. Ten, który nie potrzebuje kluczyków, też uruchamia się akcją. :house:
    .title = Uruchomienie
    .event = { $actor } uruchamia pojazd.
    .of = 664f078f8994
vehicles_hot-wire = Bez kluczyków możesz spróbować zewrzeć zapłon: { -hot-wiring } kosztuje { $hot-wire-actions ->
        [one] { $hot-wire-actions } akcję
        [few] { $hot-wire-actions } akcje
       *[many] { $hot-wire-actions } akcji
    }. Rzuć kością. Przy { $hot-wire-start-low }–{ $hot-wire-start-high } pojazd rusza.
    .title = Odpalanie na krótko
    .event = { $actor } uruchamia pojazd bez kluczyków.
    .of = 85ba3c4c4c8d
vehicles_hot-wire-fail = Przy { $hot-wire-fail-low }–{ $hot-wire-fail-high } nic się nie dzieje. Możesz próbować dalej.
    .title = Nieudana próba
    .event = { $actor } na próżno łączy przewody.
    .of = aa59ea133920
vehicles_hot-wire-broken = Przy { $hot-wire-broken-low }–{ $hot-wire-broken-high } psujesz zapłon. Od teraz pojazd jest do niczego.
    .title = Zepsuty zapłon
    .event = { $actor } niszczy zapłon.
    .of = a04a8cad69ab
vehicles_hot-wire-fuel = Pojazd odpalony na krótko potrzebuje do jazdy paliwa, ale kluczyków już nigdy.
    .title = Odpalony, ale suchy
    .of = 47f83f48da9c
vehicles_capacity = W pojeździe może być najwyżej tylu graczy, ile wynosi jego { -capacity }.
    .title = Pojemność
    .of = 591f6c4fb010
vehicles_table = Karta każdego pojazdu podaje pojemność i prędkość. Pojazdy i ich liczby są nasze. :house:
    .title = Co potrafią
    .of = 8a06ac922b5b
vehicles_board = Żeby wsiąść, przejdź do pojazdu z pola obok; żeby wysiąść z zaparkowanego, przejdź na pole obok. Każde z tych przejść liczy się jako pole ruchu. :house:
    .title = Wsiadanie i wysiadanie
    .event = { $actor } wsiada.
    .of = 7f3fae7031f0
vehicles_driver = Gdy gracze wsiadają, ustalcie, kto to { -driver }. Mogą walczyć o to miejsce.
    .title = Kto prowadzi
    .event = { $actor } siedzi za kierownicą.
    .of = 97b24bd3f25e
vehicles_seat-fight = Prowadzi zwycięzca starcia o miejsce. Przy remisie zostaje ten, kto siedział; jeśli nikt, walczcie znowu. :house:
    .title = Starcie o kierownicę
    .event = { $actor } i { $target } walczą o kierownicę.
    .of = 7c683e2f0bca
vehicles_turns = Pojazd porusza się tylko w turze swojego kierowcy.
    .title = Kiedy jedzie
    .of = 9124f01f3c67
vehicles_speed = Pojazd nie przejeżdża więcej pól, niż wynosi jego { -speed }.
    .title = Prędkość
    .of = 41ccdd4161ab
vehicles_speed-action = Prędkość dotyczy każdej akcji ruchu kierowcy, więc kierowca z kilkoma akcjami może pojechać kilka razy dalej.
    .title = Prędkość na akcję
    .of = 62c71f432bba
vehicles_no-sideways = Pojazd nigdy nie jedzie bokiem.
    .title = Nigdy bokiem
    .of = d9aa571a8f6c
vehicles_straight = Jedzie prosto w przód albo w tył, po otwartym terenie oraz do garażu i z niego. Zatrzymują go ściany, inne drzwi, barykady, gracze i inne pojazdy. :house:
    .title = Prosto przed siebie
    .event = { $actor } jedzie o pole.
    .of = 865a9f8aa159
vehicles_turning = Skręcając, pojazd może przesunąć się najwyżej o { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pola
       *[many] { $turn-squares } pól
    }, w przód albo w tył.
    .title = Skręcanie
    .of = a4fb56afa66e
vehicles_turning-cost = Skręt o ćwierć obrotu wymaga akcji ruchu kierowcy. Obejmuje najwyżej { $turn-squares ->
        [one] { $turn-squares } pole
        [few] { $turn-squares } pola
       *[many] { $turn-squares } pól
    } prosto w przód albo w tył, przed skrętem albo po nim.
    .title = Ile kosztuje skręt
    .of = a3d18563aa5f
vehicles_pivot = Tył zostaje na swoim polu, a przód przechodzi na pole obok niego; to pole musi być wolne. :house:
    .title = Jak się obraca
    .event = { $actor } skręca pojazdem.
    .of = 4ca3c7955a22
vehicles_safe = Zombie nie mogą atakować graczy w pojeździe.
    .title = W środku bezpiecznie
    .of = c6ac0a4a6677
vehicles_leave = Kto opuszcza jadący pojazd, stawia swój pionek na polu obok niego.
    .title = Wyskakiwanie
    .event = { $actor } wyskakuje w biegu.
    .of = 928b587abf1d
vehicles_leave-loss = Rzuca kością i traci tyle energii, ile wypadło.
    .title = Ile to kosztuje
    .event = { $target } upada i traci energię: { $value }.
    .of = 45a384d05c8c
vehicles_leave-end = Tym kończy się jego tura.
    .title = A potem
    .of = 701c907318c9
vehicles_moving = Pojazd jest w ruchu, gdy poruszył się w obecnej turze kierowcy, dla kierowcy i dla pasażerów, którzy mogą przerwać tę turę, żeby wyskoczyć. W innym razie stoi zaparkowany i wysiada się zwykłym ruchem.
    .title = Kiedy pojazd jest w ruchu
    .of = 1be6f9ed9d32
vehicles_attack = Jadący pojazd może atakować zombie. Jego wartość ataku to jego pojemność.
    .title = Przejeżdżanie zombie
    .event = { $actor } wjeżdża w umarłych: { $value }.
    .of = a698233d3dc1
vehicles_attack-roll = Gdy wjeżdża w pole z zombie, rzuć kością, dodaj pojemność i odejmij { $per-zombie } za każdego zombie na tym polu. Wynik czytaj jak w walce wręcz; jadącym nic się nie dzieje.
    .title = Rzut
    .of = 4a2aca541893
vehicles_blocked = Jeśli na polu zostają zombie, pojazd staje przed nim. Jeśli nie, może jechać dalej. :house:
    .title = Ci, którzy zostali
    .of = 84b5ca2b0d26
vehicles_kills = Zombie zabite pojazdem liczą się kierowcy. :house:
    .title = Komu punkty
    .event = { $actor } przejeżdża zombie: { $value }.
    .of = 465584c2f3a6
vehicles_wreck = Przy wyniku { $wreck-high } lub mniej pojazd to już { -wreck }.
    .title = Rozbity
    .event = Z pojazdu zostaje wrak.
    .of = 0a29a3936fc1
vehicles_wreck-final = Wraku nie można już nigdy użyć.
    .title = Na dobre
    .of = a3b861abafc6
vehicles_wreck-inside = Wrak nie daje schronienia: graczy ze środka postawcie na polach obok. Zostaje tam, gdzie jest, i blokuje swoje pola. :house:
    .title = Ci z wraku
    .event = { $actor } wychodzi z wraku.
    .of = 184a6f2a580b
vehicles_example-hot-wire = Dan próbuje odpalić na krótko furgonetkę i rzuca { $example-wire-first }: nic. Drugą akcją próbuje znowu, rzuca { $example-wire-second } i silnik rusza. Tyle że nie ma w niej jeszcze paliwa.
    .title = Przykład: bez kluczyków
    .of = a6134b07ee98
vehicles_example-drive = Boris prowadzi furgonetkę o prędkości { $vehicle_van_speed }. Jedną akcją jedzie { $example-drive-squares ->
        [one] { $example-drive-squares } pole
        [few] { $example-drive-squares } pola
       *[many] { $example-drive-squares } pól
    } prosto, a drugą skręca w lewo i jedzie jeszcze { $turn-squares }. Faruk, który chce teraz wysiąść, musi wyskoczyć.
    .title = Przykład: podjazdem w dół
    .of = 9a142ba45fa2
vehicles_example-attack = Samochód osobowy o pojemności { $vehicle_saloon_capacity } wjeżdża w pole, na którym są zombie ({ $zombies-per-square }). Rzut { $example-ram-good } daje { $example-ram-good-result } i odpycha jednego; rzut { $example-ram-bad } daje { $example-ram-bad-result } i to koniec samochodu.
    .title = Przykład: przez bramę
    .of = f7016dcf098e

## The end

ending = Każda noc jakoś się kończy.
    .title = Koniec gry
    .of = dae3339e0da4
ending_scenario = Scenariusz mówi, co kończy grę. Cokolwiek to jest, gra kończy się od razu i każdy liczy punkty.
    .title = Kiedy gra się kończy
    .of = 740e6bb2a6c9
ending_end-card = Gdy zostaje odkryta { -end-card }, gra się kończy.
    .title = Karta końca
    .event = Noc kończy karta Koniec.
    .of = e100d6e1f512
ending_escape = Pojazd z paliwem i kierowcą może przejechać przez { -map-edge(case: "acc") }. Wszyscy w nim uciekli i gra się kończy.
    .title = Ucieczka pojazdem
    .event = { $target } wyjeżdża poza mapę i jest w bezpiecznym miejscu.
    .of = 426dbe84f98e
ending_last-player = Gra kończy się, gdy na mapie został żywy tylko jeden gracz.
    .title = Ostatni
    .event = Został tylko jeden gracz; noc się kończy.
    .of = 25d009e4cc4f
ending_solo = Jeśli grasz samotnie, gra kończy się, gdy zginiesz, uciekniesz albo odkryjesz kartę końca. Wygrywasz, jeśli żyjesz. :house:
    .title = W pojedynkę
    .event = Noc się kończy.
    .of = e6a871e7753c
ending_step-limit = Gra, która nie skończy się po { $step-limit } krokach (krok to akcja albo coś, co dzieje się samo), zostaje zakończona i wszyscy liczą punkty. Takiej nigdy nie zobaczycie. :house:
    .title = Gra bez końca
    .of = f71ccf817c9c
score = Kto przeżył, opowiada, ale liczą się też ci, którzy zginęli.
    .title = Punkty
    .of = f52163194ca6
score_kills = Każdy zabity przez ciebie zombie jest wart { $score_zombie ->
        [one] { $score_zombie } punkt
        [few] { $score_zombie } punkty
       *[many] { $score_zombie } punktów
    }.
    .title = Za zombie
    .of = 756f36da0455
score_escape = Kto uciekł, dostaje { $score_escape ->
        [one] { $score_escape } punkt
        [few] { $score_escape } punkty
       *[many] { $score_escape } punktów
    }.
    .title = Za ucieczkę
    .of = c50552fd3739
score_alive = Kto na końcu żyje, dostaje { $score_alive ->
        [one] { $score_alive } punkt
        [few] { $score_alive } punkty
       *[many] { $score_alive } punktów
    }, na mapie czy po ucieczce.
    .title = Za przeżycie
    .of = edda9ec50733
score_winner = Wygrywa gracz z największą liczbą punktów.
    .title = Kto wygrywa
    .event = { $target }: punkty { $value }.
    .of = 4dd9c1ecae5b
score_tie = Przy równych punktach żywi są przed martwymi; jeśli nadal jest równo, wygrywają razem. :house:
    .title = Remis
    .of = e09322c1867b
score_series = W serii gier dodajcie punkty ze wszystkich nocy. Nic innego nie przechodzi dalej: każdy zaczyna każdą noc od nowa. :house:
    .title = Kilka nocy
    .of = 627df572d048
score_example = Ada odjeżdża z Cleo na pokładzie. Ma na koncie { $example-kills ->
        [one] { $example-kills } zombie
        [few] { $example-kills } zombie
       *[many] { $example-kills } zombie
    } i { $example-score-escaped } punktów: za nie, za ucieczkę i za życie. Boris, żywy na poddaszu z tyloma samymi zabitymi, ma { $example-score-stayed }.
    .title = Przykład: liczenie punktów
    .of = c189563bb6b7

## Events

events = Co noc ma w zanadrzu oprócz umarłych.
    .title = Karty wydarzeń
    .of = aa10694d31e7
events_deck = Tutejsze karty wydarzeń powstały dla tego pomocnika. Jeśli macie inne, użyjcie ich; muszą być wśród nich tylko Kraksa, Kluczyki i Koniec, jeśli wymaga ich scenariusz. :house:
    .title = Nasza własna talia
    .of = a87180fb27ef
events_crash = Połóż żeton z wierzchniej karty pojazdu na wybranych wolnych polach otwartego terenu. Kluczyków nie potrzebuje. Gdzie i jaki pojazd, to nasza własna zasada. :house:
    .title = Kraksa
    .event = Na mapie rozbija się pojazd.
    .of = daa48a0d8cf1
events_keys = Oto kluczyki do samochodu. Zatrzymaj tę kartę jako { -keys(case: "acc") }, w wolnej ręce albo na swoim polu. :house:
    .title = Kluczyki
    .event = { $actor } znajduje kluczyki do samochodu.
    .of = 1f1a96c1505d
events_text-player = „Ty” na karcie to gracz, który ją odkrył. Co jest niemożliwe, to się pomija. :house:
    .title = Kogo dotyczy karta
    .of = 831157cbde4c

## Scenarios

scenarios = Każdy scenariusz to mapa, talia i sposób, w jaki kończy się noc.
    .title = Scenariusze
    .of = 9d980c107611
scenarios_choose = Te scenariusze powstały dla tego pomocnika: żaden nie ukazał się z grą. Wybierzcie jeden albo użyjcie własnego. :house:
    .title = Nasze trzy noce
    .of = 40d66ffab578
scenarios_fire = Pierwszej nocy możecie pominąć ogień: butle z gazem, koktajle Mołotowa, płonące pola i walące się pomieszczenia. Scenariusz, który zaczyna się ogniem, bez niego się nie obejdzie. :house:
    .title = Z ogniem czy bez
    .of = f0ed8f4bfe33
scenarios_vehicles = Możecie też pominąć pojazdy, chyba że scenariusz jest właśnie o jakimś. :house:
    .title = Z pojazdami czy bez
    .of = aa8cfda9ac0b
scenarios_last-car = W garażu stoi samochód. Gdzieś muszą być kluczyki i coś, co da się wlać do baku.
    .title = Ostatni samochód
    .of = 309d4fb96b69
scenarios_last-car_map = Rozłóżcie dom z korytarzami, szopę, garaż i piwnicę na dole schodów. Pomieszczenia każdej wielkości przetasujcie i połóżcie zakryte na miejscach tej wielkości. Plan jest nasz. :house:
    .title = Mapa Ostatniego samochodu
    .of = e99317d3d8eb
scenarios_last-car_deck = Podzielcie odliczone karty wydarzeń na równe stosy ({ $deck-halves }; nieparzysta karta idzie do dolnego). Wsuńcie kartę Kluczyki losowo między spodnie karty górnego stosu: { $low-cards ->
        [one] { $low-cards } karta
        [few] { $low-cards } karty
       *[many] { $low-cards } kart
    }, a kartę końca między tyle samo spodnich kart dolnego.
    .title = Talia wydarzeń Ostatniego samochodu
    .of = 485b7b7c377f
scenarios_last-car_start = W kolejności gry każdy gracz wybiera pole wejścia i na nim zaczyna, każdy na innym, dopóki ich starcza.
    .title = Gdzie zaczynacie
    .event = { $actor } zaczyna tutaj.
    .of = 27f3d07a7162
scenarios_last-car_zombies = Na każdym polu wejścia, na którym nie zaczyna żaden gracz, połóżcie { $car-zombies ->
        [one] { $car-zombies } zombie
        [few] { $car-zombies } zombie
       *[many] { $car-zombies } zombie
    }.
    .title = Pierwsze zombie
    .event = Zombie na polach wejścia: { $value }.
    .of = 02b256381f78
scenarios_last-car_items = Rozdajcie losowo każdemu graczowi { $car-items ->
        [one] { $car-items } przedmiot
        [few] { $car-items } przedmioty
       *[many] { $car-items } przedmiotów
    }. Przedmioty na obie ręce wracają i dobiera się inne.
    .title = Co macie przy sobie
    .event = { $target } dostaje przedmiot.
    .of = d5cf95fd559a
scenarios_last-car_vehicle = Żeton z wierzchniej karty pojazdu połóżcie w garażu, przodem do bramy. Nie ma paliwa i potrzebuje kluczyków. :house:
    .title = Samochód
    .event = W garażu stoi pojazd.
    .of = f9bacf00cd67
scenarios_last-car_unexplored = { -unexplored-room(case: "nom-cap") } leży zakryte. Odkryjcie je, gdy ktoś do niego wchodzi, zanim stanie się tam cokolwiek innego.
    .title = Nieodkryte pomieszczenia
    .event = { $actor } odkrywa pomieszczenie.
    .of = 3a40b0dfb4d8
scenarios_last-car_unexplored-zombies = Zombie nie wchodzą do zakrytych pomieszczeń, a ogień do nich nie przechodzi. :house:
    .title = Zombie i nieodkryte pomieszczenia
    .of = 024320686ba9
scenarios_last-car_goal = Noc kończy karta końca, ucieczka w pełni zatankowanym pojazdem albo zbyt mała liczba żywych.
    .title = Co kończy noc
    .of = 403e496192d7
scenarios_till-dawn = Wiejski dom, w którym jest za dużo okien. Trzeba tylko wytrwać.
    .title = Do świtu
    .of = 972a62753a18
scenarios_till-dawn_map = Rozłóżcie wiejski dom: pomieszczenia na parterze i poddasze na szczycie drabiny, okna ze wszystkich stron, a wokół podwórze z polami wejścia. :house:
    .title = Mapa scenariusza Do świtu
    .of = 0ea9f26773e9
scenarios_till-dawn_start = Wszyscy gracze zaczynają w kuchni, na wybranych polach. :house:
    .title = Gdzie zaczynacie
    .event = { $actor } zaczyna tutaj.
    .of = 680431c19aef
scenarios_till-dawn_items = Rozdajcie losowo każdemu graczowi { $dawn-items ->
        [one] { $dawn-items } przedmiot
        [few] { $dawn-items } przedmioty
       *[many] { $dawn-items } przedmiotów
    }; to, na co brakuje rąk, leży na jego polu. Z talii przedmiotów połóżcie w kuchni młotek. :house:
    .title = Co macie przy sobie
    .event = { $target } dostaje przedmiot.
    .of = 600ed7a66d37
scenarios_till-dawn_barricades = Na drzwiach lub oknach domu połóżcie { $dawn-barricades ->
        [one] { $dawn-barricades } barykadę
        [few] { $dawn-barricades } barykady
       *[many] { $dawn-barricades } barykad
    }. Gdzie, decydujecie razem. :house:
    .title = Zabite okna
    .event = { $actor } stawia barykadę za wszystkich.
    .of = 9be86c6af40e
scenarios_till-dawn_zombies = Na każdym polu wejścia połóżcie { $dawn-zombies ->
        [one] { $dawn-zombies } zombie
        [few] { $dawn-zombies } zombie
       *[many] { $dawn-zombies } zombie
    }. :house:
    .title = Pierwsze zombie
    .event = Zombie na polach wejścia: { $value }.
    .of = 33ecfc93cad7
scenarios_till-dawn_goal = Karta końca to wschód słońca. Noc kończy też zbyt mała liczba żywych albo ucieczka pojazdem. :house:
    .title = Co kończy noc
    .of = abe2cfba277f
scenarios_till-dawn_bonus = Kto o wschodzie słońca jest żywy w wiejskim domu, dostaje dodatkowo { $dawn-points ->
        [one] { $dawn-points } punkt
        [few] { $dawn-points } punkty
       *[many] { $dawn-points } punktów
    }. :house:
    .title = Obrona domu
    .event = { $target } ogląda wschód słońca w gospodarstwie: { $value }.
    .of = 225a60f621d6
scenarios_burning-house = Budzi was dym. Na dole słychać kroki i nie są to strażacy.
    .title = Ucieczka z ognia
    .of = 975e783ae7d5
scenarios_burning-house_map = Rozłóżcie dom z piętrem, schody i ogród aż po krawędź mapy. :house:
    .title = Mapa Ucieczki z ognia
    .of = 7b119b46ca79
scenarios_burning-house_energy = Każdy rzuca kością i notuje tyle energii zamiast { $start-energy }.
    .title = Energia w Ucieczce z ognia
    .event = { $target } zaczyna z energią: { $value }.
    .of = c067838fa1f7
scenarios_burning-house_start = Wszyscy gracze zaczynają w sypialniach na piętrze, na wybranych polach. :house:
    .title = Gdzie zaczynacie
    .event = { $actor } się budzi.
    .of = a83170819c85
scenarios_burning-house_fire = Na początku gry dom płonie. W kolejności gry każdy gracz kładzie { $burning-tokens ->
        [one] { $burning-tokens } znacznik ognia
        [few] { $burning-tokens } znaczniki ognia
       *[many] { $burning-tokens } znaczników ognia
    } na polu pomieszczenia, w którym nikogo nie ma; to jego ogień. Kto co kładzie, to nasza własna zasada. :house:
    .title = Płonący dom
    .event = Dom płonie; ten ogień należy do gracza { $actor }.
    .of = 8b5cbb962cbf
scenarios_burning-house_items = Rozdajcie losowo każdemu graczowi { $burning-items ->
        [one] { $burning-items } przedmiot
        [few] { $burning-items } przedmioty
       *[many] { $burning-items } przedmiotów
    }. Z talii przedmiotów połóżcie u szczytu schodów gaśnicę. :house:
    .title = Co macie przy sobie
    .event = { $target } dostaje przedmiot.
    .of = 158836fcbbc0
scenarios_burning-house_zombies = Na każdym polu wejścia połóżcie { $burning-zombies ->
        [one] { $burning-zombies } zombie
        [few] { $burning-zombies } zombie
       *[many] { $burning-zombies } zombie
    }. :house:
    .title = Pierwsze zombie
    .event = Zombie na polach wejścia: { $value }.
    .of = 042516f65155
scenarios_burning-house_escape = Kto przechodzi za krawędź mapy, ten uciekł i nie ma już tur. Pozostali grają dalej. :house:
    .title = Ucieczka pieszo
    .event = { $actor } opuszcza mapę i jest w bezpiecznym miejscu.
    .of = 2652f948fdb9
scenarios_burning-house_vehicle = Pojazd z paliwem i kierowcą może przejechać przez krawędź mapy. Wszyscy w nim uciekli; pozostali grają dalej. :house:
    .title = Ucieczka na kołach
    .of = 1751d4f003c2
scenarios_burning-house_goal = Noc kończy się, gdy na mapie nie ma żywego gracza, albo z kartą końca: wtedy wali się dach i ginie każdy, kto jest jeszcze w domu. :house:
    .title = Co kończy noc
    .event = Dom zabiera wszystko, co w nim zostało.
    .of = f6769a3f70e8

## Readings

reading_object-threshold = Czy liczba przy obiekcie to najmniejszy wynik, czy jedyny właściwy?
    .why = Cios silniejszy, niż trzeba, powinien tym bardziej rozbić obiekt.
    .of = ee7b36976528
reading_object-threshold_at-least = Obiekt ustępuje przy tej liczbie lub wyższej.
    .of = 0a3ac4691399
reading_object-threshold_exactly = Obiekt ustępuje dokładnie przy tej liczbie.
    .of = c60678de5e15
reading_zombie-attack = Kogo atakują zombie, gdy się ruszyły?
    .why = Znane nam zasady mówią, że zombie atakują, ale nie kiedy. Jeden rzut na turę daje to samo zagrożenie przy każdej liczbie graczy.
    .of = 89b56d69099b
reading_zombie-attack_drawer = Gracz, którego jest tura, walczy z zombie w kontakcie.
    .of = 07a5da6c61be
reading_zombie-attack_everybody = Każdy gracz walczy z zombie w kontakcie, poczynając od tego, którego jest tura.
    .of = ce51b3937d84
reading_zombie-attack_nobody = Nikogo: zombie tylko stoją na drodze i walczą z nimi ci, którzy obok nich przechodzą albo chcą walczyć.
    .of = 5217f85c7627
reading_bite-kit = Czy apteczka usuwa groźbę ugryzienia?
    .why = O taką apteczkę warto walczyć, a gra się tak najszybciej.
    .of = 913cab25c9f7
reading_bite-kit_cure = Tak: apteczka użyta na czas ratuje gracza.
    .of = dae16ae6cbec
reading_bite-kit_delay = Nie: daje czas, a tury życia liczy się od nowa.
    .of = 9b479b577c6c
reading_adjacent-room = Kiedy pomieszczenia sąsiadują ze sobą?
    .why = Walące się pomieszczenie szarpie wspólne ściany, z drzwiami czy bez.
    .of = 2ea74f9a62f1
reading_adjacent-room_wall = Gdy są na tej samej kondygnacji i mają wspólny kawałek ściany.
    .of = 6e5cd7cbe931
reading_adjacent-room_door = Gdy są na tej samej kondygnacji i łączą je drzwi.
    .of = 6eaedfba16b3
reading_exploding-object = Czym jest butla, która wybucha?
    .why = Jedno ze źródeł ma w nagłówku benzynę, a w tekście butlę z gazem; w ściągawce wybuchają butle z gazem.
    .of = 9289d46e7172
reading_exploding-object_cylinder = Tylko butla z gazem. Kanister benzyny to inny przedmiot i nie wybucha.
    .of = 5e68297c1da9
reading_exploding-object_both = Wybuchają i butle z gazem, i kanistry benzyny, według tych samych zasad.
    .of = 09d808e7bf43
reading_blast-walls = Czy ściany zatrzymują wybuch?
    .why = Zasada podaje odległość i żadnego wyjątku.
    .of = a113cbbca42c
reading_blast-walls_through = Nie: sięga wszystkich pól kondygnacji w swojej odległości.
    .of = 8765f724ac21
reading_blast-walls_stopped = Tak: sięga tylko pól widocznych z pola butli.
    .of = d5b1bbbaa811
reading_blast-owner = Do kogo należy ogień z wybuchu?
    .why = Do kogoś musi, inaczej nikt go nie rozprzestrzenia.
    .of = 7d660f52d63b
reading_blast-owner_lighter = Do atakującego, który odpalił butlę, albo do właściciela ognia, który to zrobił.
    .of = e2e44a308596
reading_blast-owner_active = Do gracza, którego jest tura.
    .of = 648f1eaf46c8
reading_fire-walls = Czy ogień z wybuchu lub rzutu sięga pól za ścianą?
    .why = Pola po obu stronach ściany w niczym innym też nie sąsiadują.
    .of = 33a945e53496
reading_fire-walls_open = Nie: tylko sąsiednich pól bez ściany pomiędzy.
    .of = 6b4f4f800e7e
reading_fire-walls_around = Tak: wszystkich pól wokół, cokolwiek stoi pomiędzy.
    .of = 134614c81c2b
reading_molotov-petrol = Czy koktajl Mołotowa zużywa benzynę?
    .why = Zasada wymienia butelkę i niczego więcej nie zabiera.
    .of = 147da65914f1
reading_molotov-petrol_kept = Nie: wymienia się tylko butelkę.
    .of = 448615edc06e
reading_molotov-petrol_used = Tak: kanister benzyny też jest odrzucany.
    .of = 7c8124137dcb
reading_molotov-miss = Czy koktajl Mołotowa, który chybia gracza, wznieca ogień?
    .why = O ogniu mowa jako o skutku trafienia.
    .of = 400b498e41e7
reading_molotov-miss_no-fire = Nie: rzut przepada i nic się nie pali.
    .of = 878ab6596ffb
reading_molotov-miss_fire = Tak: ogień leży mimo to, ale gracz nie traci energii od razu.
    .of = 268ab9026654
reading_molotov-square = Gdzie koktajl Mołotowa kładzie ogień?
    .why = Źródło mówi o kanistrze tam, gdzie może chodzić tylko o koktajl Mołotowa.
    .of = 931366a3562d
reading_molotov-square_target = Wokół pola, na które rzucono koktajl Mołotowa.
    .of = 2192af605eb6
reading_molotov-square_canister = Dosłownie: wokół kanistra, w który rzucono koktajl Mołotowa, a jeśli go nie było, nigdzie.
    .of = fd2114cc7a82
reading_fire-count = Jak rozprzestrzenia się ogień gracza, który pali się w kilku miejscach?
    .why = Ogień w jednym miejscu nie powinien spowalniać drugiego.
    .of = c9e1365115b8
reading_fire-count_each = Swoje znaczniki dostaje każdy ogień, który nie styka się z innym tego samego właściciela.
    .of = cf4dd7fe963d
reading_fire-count_one = Znaczniki dostaje tylko jeden ogień właściciela, w miejscu przez niego wybranym.
    .of = 4be04c542519
reading_dead-lighter = Co dzieje się z ogniem gracza, który zginął lub uciekł?
    .why = Ogniowi wszystko jedno, kto go wzniecił.
    .of = 8506577c8a93
reading_dead-lighter_next = Przejmuje go następny żywy gracz w kolejności gry.
    .of = f88b5a42e8ab
reading_dead-lighter_still = Płonie tam, gdzie jest, ale już się nie rozprzestrzenia.
    .of = dc5e9e9c8589
reading_spread-duty = Czy właściciel musi rozprzestrzeniać ogień?
    .why = Zasada mówi, co właściciel robi, a nie, co może robić.
    .of = 776171a85fa9
reading_spread-duty_must = Tak, dopóki jest na to pole.
    .of = 621d50f59105
reading_spread-duty_may = Nie: właściciel może w danej turze tego nie robić.
    .of = cd7c4a64a27e
reading_spread-players = Czy ogień może przejść na pole z graczami?
    .why = Zasada dopuszcza dowolne sąsiednie pole.
    .of = 1f48347f1cfc
reading_spread-players_allowed = Tak, i w tej chwili nic nie tracą.
    .of = 67f0dc26a2c8
reading_spread-players_empty = Nie, chyba że nie ma innego pola.
    .of = cce573ece8fc
reading_fire-loss = Ile kosztuje zaczynanie w ogniu albo pozostanie w nim?
    .why = Bez straty na końcu stanie w ogniu byłoby tańsze niż przejście przez niego.
    .of = fbc51dd2f526
reading_fire-loss_enter-and-end = Tracisz za każde płonące pole, na które wchodzisz, i na końcu swojej tury, jeśli nadal jesteś w ogniu.
    .of = ab03b9e5eeb0
reading_fire-loss_enter = Tracisz tylko za każde płonące pole, przez które idziesz.
    .of = cf55bd9f10c3
reading_fire-leave = Kiedy gracz próbował wyjść z ognia?
    .why = Cokolwiek mniej dałoby się robić i nigdy z niego nie wyjść.
    .of = 1dd5fab1fda9
reading_fire-leave_shortest = Gdy jedna z akcji była ruchem wzdłuż najkrótszej drogi na zewnątrz.
    .of = 2668ee93db93
reading_fire-leave_any-move = Gdy jedna z akcji była ruchem, dokądkolwiek.
    .of = 9c22f3a09a39
reading_next-room = Czy ogień może przejść z pomieszczenia do pomieszczenia?
    .why = Ma się skończyć, gdy spłonie całe jego pomieszczenie, więc musi do niego należeć.
    .of = 8520da756b86
reading_next-room_stays = Nie: zostaje w pomieszczeniu, w którym się zaczął.
    .of = c7ba67f1bb90
reading_next-room_doors = Tak: przez drzwi i wyłomy w ścianach, wewnątrz tego samego budynku.
    .of = e705594a8e48
reading_burnt-room = Czy znaczniki ognia zostają w pomieszczeniu, które spłonęło w całości?
    .why = Nic nie mówi, żeby je usuwać.
    .of = 034f2b6c64c9
reading_burnt-room_stay = Zostają, a z nimi cena przejścia.
    .of = 8f5b0debd7ee
reading_burnt-room_go = Usuwa się je, gdy kładzie się znacznik uszkodzenia.
    .of = b7184ce7e955
reading_burning-passengers = Czy pasażerowie bez kierowcy ratują płonący pojazd?
    .why = Zasada wymaga kogoś za kierownicą.
    .of = b56ca8cd897e
reading_burning-passengers_driver-only = Nie: ulega zniszczeniu, a oni stają obok i rzucają na stratę.
    .of = bc6a0fe2f8b3
reading_burning-passengers_anybody = Tak: pojazd, w którym ktokolwiek jest, nie ulega zniszczeniu.
    .of = 5bdc217fa20f
reading_collapse-inside = Co dzieje się z graczami w walącym się pomieszczeniu?
    .why = Zombie są powolne; gracze mają szansę wyskoczyć.
    .of = d2513873beb1
reading_collapse-inside_thrown-out = Rzucają kością, tracą tyle energii i stają na najbliższym wolnym polu na zewnątrz.
    .of = f800ba5c19b7
reading_collapse-inside_dead = Giną, tak jak zombie.
    .of = 64fe007f5412
reading_collapse-chain = Jak daleko sięga łańcuch zawaleń?
    .why = Każde zawalenie jest zawaleniem, cokolwiek je wywołało.
    .of = a845b20596d5
reading_collapse-chain_until-still = Aż nic więcej się nie wali; każde pomieszczenie najwyżej raz.
    .of = 6fb695e038e0
reading_collapse-chain_one-step = Uszkodzone lub zawalone są tylko pomieszczenia obok pierwszego i nad nim; to, co wali się z nim, nie uszkadza nic więcej.
    .of = 694795985a03
reading_entry-rolls = Ile rzutów wykonuje się za figurki wchodzące do uszkodzonego pomieszczenia?
    .why = Zasada mówi o graczu lub zombie, czyli o każdym z osobna.
    .of = 851b13543635
reading_entry-rolls_figure = Jeden za każdą figurkę, za każdym wejściem.
    .of = 9a55c91a7cd8
reading_entry-rolls_turn = Jeden na pomieszczenie w turze, gdy wchodzi pierwsza figurka.
    .of = bb686fcccf5c
reading_entry-roller = Kto rzuca, gdy do uszkodzonego pomieszczenia wchodzi zombie?
    .why = Kość ma ten, którego jest tura.
    .of = b1390803edb3
reading_entry-roller_active = Gracz, którego jest tura.
    .of = 0c6603584b1b
reading_entry-roller_fire-owner = Właściciel ognia, który uszkodził pomieszczenie, a jeśli go nie ma, gracz, którego jest tura.
    .of = 310e66b986d4
reading_double-damage = Co, jeśli pomieszczenie uszkadzają dwa zawalenia naraz?
    .why = Znaczników przychodzących razem jest tyle samo co przychodzących po kolei.
    .of = 9320e6ebc8cc
reading_double-damage_collapses = Dostaje oba znaczniki, więc się wali.
    .of = 56a44c22d635
reading_double-damage_single = Dostaje za oba tylko jeden znacznik.
    .of = 35fafc761123
reading_burnt-damaged = Czy znacznik za spalone pomieszczenie, które już było uszkodzone, jest jego drugim znacznikiem?
    .why = Każdy znacznik położony na uszkodzonym pomieszczeniu jest jego drugim.
    .of = fa6c11527c0a
reading_burnt-damaged_second = Tak: pomieszczenie się wali.
    .of = c9ea30484f5e
reading_burnt-damaged_same = Nie: pomieszczenie już uszkodzone nie dostaje znacznika za spalenie.
    .of = 1378537c0463
reading_hot-wire-fuel = Czy pojazd odpalony na krótko potrzebuje paliwa?
    .why = Przewody zastępują kluczyki, a nie bak.
    .of = 65391f9a6172
reading_hot-wire-fuel_needed = Tak, do jazdy; kluczyków już nigdy.
    .of = a6d243e79892
reading_hot-wire-fuel_not-needed = Nie: gdy raz tak ruszył, to jedzie.
    .of = 59eb2bd93f18
reading_speed = Czego dotyczy prędkość pojazdu?
    .why = Pieszo też zasięg dotyczy pojedynczego ruchu.
    .of = 600bc7e5330f
reading_speed_action = Każdej akcji ruchu kierowcy.
    .of = c9533f56c718
reading_speed_turn = Całej tury kierowcy, wszystkich akcji ruchu razem.
    .of = 360c1a1882f8
reading_turning = Jak skręca pojazd?
    .why = Mowa o tym, że pojazd może się przesunąć, a nie, że musi.
    .of = 098e38d32bec
reading_turning_up-to = Skręt o ćwierć obrotu wymaga akcji ruchu i obejmuje najwyżej tyle pól prosto w przód lub w tył.
    .of = 343fa386fd57
reading_turning_must = Skręt o ćwierć obrotu wymaga akcji ruchu i trzeba przy nim przejechać dokładnie tyle pól.
    .of = d37c58d172eb
reading_moving-vehicle = Kiedy pojazd jest w ruchu?
    .why = Między turami kierowcy każdy może spokojnie wysiąść.
    .of = efe1ded30f94
reading_moving-vehicle_this-turn = Gdy poruszył się w obecnej turze kierowcy.
    .of = f1d4e86e7fbb
reading_moving-vehicle_running = Od pierwszego ruchu do końca tury kierowcy, w której się nie poruszył.
    .of = 80b3f111b57a
reading_wreck-roll = Jaka wartość ataku rozbija pojazd?
    .why = Pojemność nigdy się nie zmienia, więc może chodzić tylko o wynik rzutu.
    .of = d96b70b2a3a5
reading_wreck-roll_result = Wynik jego rzutu: kość i pojemność, minus zombie.
    .of = ebba806ad555
reading_wreck-roll_capacity = Sama pojemność: rozbija się tylko pojazd o tak małej pojemności, i to przy pierwszym ataku.
    .of = 99e06991a81d

## Decks and cards

deck_characters = Postacie
    .of = 7e8a64337228
card_ada = Ada, pielęgniarka
    .text = Mówi, że widziała gorsze rzeczy. Nie widziała.
    .of = 7cc1106301f8
card_boris = Boris, kierowca autobusu
    .text = Jeśli coś ma koła, on to poprowadzi.
    .of = 38c232be98a3
card_cleo = Cleo, bibliotekarka
    .text = Czytała, jak to się kończy.
    .of = a6a3a9a8e85b
card_dan = Dan, elektryk
    .text = Przyszedł tylko naprawić bezpiecznik.
    .of = 44c6764e6265
card_edda = Edda, ogrodniczka
    .text = Zna z imienia każdą łopatę w szopie.
    .of = aebc12a9daea
card_faruk = Faruk, kucharz
    .text = Nikt nie odbierze mu kuchni.
    .of = 2b67a18ec810
deck_items = Przedmioty
    .of = 1162e277384a
card_bottle = Butelka
    .text = Z kanistrem benzyny powstaje z niej { -molotov }.
    .of = 82796d364727
card_petrol-can = Kanister benzyny
    .text = Tankuje pojazd albo robi z butelek koktajle Mołotowa.
    .of = 4352bea86c1a
card_gas-cylinder = Butla z gazem
    .text = Wybucha, gdy jest atakowana albo się pali.
    .of = 2526d209535c
card_extinguisher = Gaśnica
    .text = Za akcję usuwa { $extinguish-tokens ->
        [one] { $extinguish-tokens } znacznik ognia
        [few] { $extinguish-tokens } znaczniki ognia
       *[many] { $extinguish-tokens } znaczników ognia
    }.
    .of = 10b431f33545
card_matches = Zapałki
    .text = Za akcję wznieć ogień na sąsiednim polu.
    .of = caf22467c027
card_keys = Kluczyki
    .text = Uruchamiają każdy pojazd.
    .of = 592bd0c60280
card_first-aid-kit = Apteczka
    .text = Zużyj ją: energia { $first-aid-gain } dla ciebie albo gracza obok, a ugryzienie już nie szkodzi.
    .of = 8a4813cad3d3
card_snack = Brzoskwinie w puszce
    .text = Zużyj je: energia { $snack-gain }.
    .of = 7b2f14b8037c
card_bat = Kij bejsbolowy
    .text = Walka wręcz: dodaj { $attack_bat }.
    .of = 71f0a8cbfd4a
card_crowbar = Łom
    .text = Walka wręcz i obiekty: dodaj { $attack_crowbar }.
    .of = 7f5318561c96
card_hammer = Młotek
    .text = Buduje barykady. Walka wręcz: dodaj { $attack_hammer }.
    .of = beecfaf503c5
card_fire-axe = Siekiera strażacka
    .text = Walka wręcz i obiekty: dodaj { $attack_fire-axe }.
    .of = 31173f14cc0d
card_pistol = Pistolet
    .text = Strzelanie: dodaj { $attack_pistol }.
    .of = f92ff0e9d634
card_shotgun = Strzelba
    .text = Strzelanie: dodaj { $attack_shotgun }.
    .of = 11b9133c58be
card_nail-gun = Gwoździarka
    .text = Buduje barykady. Strzelanie: dodaj { $attack_nail-gun }.
    .of = 66197657ac33
card_ammunition-box = Pudełko amunicji
    .text = Od razu daje tyle amunicji: { $box-ammunition }. Nie zajmuje ręki.
    .of = ac37960d145e
deck_molotovs = Koktajle Mołotowa
    .of = ca588170edeb
card_molotov = Koktajl Mołotowa
    .text = Rzucany: zabija zombie i wznieca ogień. Przeciw graczom dodaj { $molotov-attack }.
    .of = 787b04a6173b
deck_vehicles = Pojazdy
    .of = da8a535c2168
card_saloon = Samochód osobowy
    .text = Auto rodzinne, z fotelikiem, który zawadza.
    .of = a78ff803667f
card_van = Furgonetka
    .text = Miejsce dla wszystkich między paczkami.
    .of = 6565ec9e4bfb
card_pickup = Pikap
    .text = Szybki i z widokiem do tyłu.
    .of = bac80703cc48
card_motorcycle = Motocykl z przyczepą boczną
    .text = Szybki, jeśli komuś nie szkodzi wiatr.
    .of = 26dc125f931c
card_minibus = Mikrobus
    .text = Powolny i ciężki, co widać, gdy w coś uderza.
    .of = dd446d15bf45
deck_events = Wydarzenia
    .of = 6fa878daaf33
card_silence = Cisza
    .text = Ani szmeru. To właśnie niepokoi. Nic się nie dzieje.
    .of = ea29513596cc
card_dragging-steps = Szurające kroki
    .text = Coś powłóczy nogami po żwirze.
    .of = 5ab144bd6a30
card_the-fence = Przy płocie
    .text = Płot ustępuje, deska po desce.
    .of = 93c1f9b90bde
card_the-horde = Horda
    .text = Usłyszały was, wszystkie naraz.
    .of = 968efbfbe6fd
card_crash = Kraksa
    .text = Samochód przebija żywopłot i nikt nie wysiada. Połóż wierzchni pojazd na wybranych wolnych polach otwartego terenu. Kluczyków nie potrzebuje.
    .of = c41b4e6f779a
card_lucky-find = Szczęśliwe znalezisko
    .text = Odkryj { $find-items ->
        [one] { $find-items } kartę przedmiotu
        [few] { $find-items } karty przedmiotów
       *[many] { $find-items } kart przedmiotów
    }. Weź do ręki albo zostaw na swoim polu.
    .of = 2ddc4d354794
card_second-wind = Drugi oddech
    .text = Każdy zyskuje tyle energii: { $wind-gain }.
    .of = 17d03b50d7d3
card_loose-rounds = Rozsypane naboje
    .text = Zyskujesz tyle amunicji: { $rounds-gain }.
    .of = f8c6b8504e9c
card_stumble = Potknięcie
    .text = W tej turze masz o { $stumble-actions ->
        [one] { $stumble-actions } akcję
        [few] { $stumble-actions } akcje
       *[many] { $stumble-actions } akcji
    } mniej.
    .of = f5764dd9ed62
card_scream = Krzyk
    .text = Po symbolach każdy zombie idzie w twoją stronę jeszcze o { $scream-squares ->
        [one] { $scream-squares } pole
        [few] { $scream-squares } pola
       *[many] { $scream-squares } pól
    }.
    .of = d2324762e5cc
card_broken-boards = Połamane deski
    .text = Zdejmij z mapy wybraną barykadę.
    .of = f7da97de744c
card_pitch-dark = Egipskie ciemności
    .text = Do początku twojej następnej tury nikt nie może strzelać.
    .of = 08d16c1634cc
card_open-grave = Otwarty grób
    .text = Na najbliższym tobie polu wejścia połóż { $grave-zombies ->
        [one] { $grave-zombies } zombie
        [few] { $grave-zombies } zombie
       *[many] { $grave-zombies } zombie
    }, o ile jest miejsce.
    .of = c207fa0f10b1
card_draught = Przeciąg
    .text = Każdy ogień dostaje dodatkowo { $draught-tokens ->
        [one] { $draught-tokens } znacznik ognia
        [few] { $draught-tokens } znaczniki ognia
       *[many] { $draught-tokens } znaczników ognia
    }; kładzie właściciel jak na początku tury.
    .of = f0689084a08d
card_cloudburst = Ulewa
    .text = Usuń z pól otwartego terenu { $rain-tokens ->
        [one] { $rain-tokens } znacznik ognia
        [few] { $rain-tokens } znaczniki ognia
       *[many] { $rain-tokens } znaczników ognia
    } do wyboru.
    .of = ff37e265ce59
card_rotten-beams = Spróchniałe belki
    .text = Połóż znacznik uszkodzenia na wybranym pomieszczeniu, w którym nie ma graczy.
    .of = 66a3e654b432
card_keys-card = Kluczyki
    .text = Zatrzymaj tę kartę: to pęk kluczyków.
    .of = 6993efc83230
card_end-card = Koniec
    .text = Gra się kończy.
    .of = a6e1bfca12cd
deck_die = Kość
    .of = b0c8fffdaf7f
card_die = Kość
    .of = a32cef768266
deck_zombies = Zombie
    .of = 26d858900615
card_zombie = Zombie
    .of = 3d22576e6b57
deck_pawns = Pionki
    .of = fbe632d602a0
card_pawn = Pionek
    .of = c975f6074107
deck_fire-tokens = Znaczniki ognia
    .of = 13a72b8c5ccf
card_fire-token = Znacznik ognia
    .of = e8c36489e21c
deck_damage-tokens = Znaczniki uszkodzenia
    .of = 5da2f06ed252
card_damaged-structure = Znacznik uszkodzenia
    .of = 13b84964cf82
deck_barricades = Barykady
    .of = 737184c1a8b0
card_barricade-token = Barykada
    .of = e23df737e8b4
deck_destroyed-walls = Znaczniki zburzonej ściany
    .of = 155302184fe5
card_destroyed-wall = Znacznik zburzonej ściany
    .of = 0d8be51d5983
deck_search-markers = Znaczniki przeszukania
    .of = 233d19e36c05
card_search-marker = Znacznik przeszukania
    .of = b9f769b2d976

## Icons

icon_house = nasza własna zasada
    .of = df21cb245186
icon_symbol = symbol zombie
    .of = c203e9d50e53
icon_zombie = zombie
    .of = 86ed6d20bf53
icon_pawn = pionek
    .of = aea38cb4ea3b
icon_fire = ogień
    .of = 7c551448719f
icon_damage = uszkodzony budynek
    .of = 0e8c43a77d00
icon_barricade = barykada
    .of = a8b299d2cc3c
icon_breach = zburzona ściana
    .of = fa8fcaa7ac6e
icon_search = znacznik przeszukania
    .of = 1e7bba3922bc
icon_vehicle = pojazd
    .of = da264429ba10
icon_event = wydarzenie
    .of = f41e19051cda
icon_die = kość
    .of = 3b78f16dad9c
icon_bottle = butelka
    .of = 702d65601c48
icon_molotov = koktajl Mołotowa
    .of = 853adf49dda9
icon_extinguisher = gaśnica
    .of = 177a113652c7
icon_matches = zapałki
    .of = a72174858528
icon_keys = kluczyki
    .of = 00d20c7b27af
icon_snack = puszka
    .of = 0a6f9612055f
icon_bat = kij bejsbolowy
    .of = fdee43c1e99b
icon_crowbar = łom
    .of = 21c999817098
icon_hammer = młotek
    .of = fa7c8d5f875c
icon_pistol = pistolet
    .of = 710dbfd9d210
icon_shotgun = strzelba
    .of = 32bde3474c50
icon_petrol-can = kanister benzyny
    .of = 1eccdca057c5
icon_gas-cylinder = butla z gazem
    .of = f78465183e61
icon_first-aid-kit = apteczka
    .of = 295fb2907e14
icon_fire-axe = siekiera strażacka
    .of = e2cb2c7ae699
icon_nail-gun = gwoździarka
    .of = 97ea9cbb17c8
icon_ammunition-box = pudełko amunicji
    .of = a370b9514f3b

## Tables and cards

ui_table_event-deck-size = Gracze
    .of = 034bc950d227
ui_table_attack = Broń
    .of = 17834486e752
ui_table_vehicle = Pojazd
    .of = b0bdd24b11a0
ui_table_vehicle_capacity = Pojemność
    .of = b8a7d9b84d87
ui_table_vehicle_speed = Prędkość
    .of = 248a760db6b2
ui_table_event-symbols = Karta wydarzenia
    .of = 9a0c9db633ab
ui_attack = Atak
    .of = 3bab697811b8
ui_hands = Ręce
    .of = 465f42081a89
ui_capacity = Pojemność
    .of = f14a69fa97ff
ui_speed = Prędkość
    .of = 5a1eee8c8ba0
ui_symbols = Symbole
    .of = b9c54f0b0b42
ui_energy = Energia
    .of = 92ea22ac2d6e

## Szanse

odds_hot-wire = Czy pojazd ruszy bez kluczyków?
    .about = Każda próba kosztuje akcję i rzut kością.
    .of = ece127ab0aca
odds_hot-wire_tries = Prób (zero: aż do rozstrzygnięcia)
    .of = 3a564f993908
odds_hot-wire_row_starts = Odpala
    .of = 14b83113ff4a
odds_hot-wire_row_broken = Zapłon jest zepsuty
    .of = fa9c5e524218
odds_hot-wire_row_open = Jeszcze nic nie wiadomo
    .of = 44b862cea53f
odds_hot-wire_row_tries = Prób średnio
    .of = 5f602711dd24

## Gra i zliczenia

ask_action = Co robisz?
    .of = 47f99082ac9a
ask_step = Dokąd idziesz?
    .of = f0e42b7bc7e5
ask_square = Które pole?
    .of = 02a606f14ccf
ask_card = Który przedmiot?
    .of = fcea4bef6413
ask_who = Który gracz?
    .of = 0fa0c3d973ba
ask_target = Który obiekt, ściana, drzwi czy okno?
    .of = 92c73c9f34cf
ask_room = Które pomieszczenie?
    .of = 2ad611e4772f
ask_help = Czy pomagasz w tej walce?
    .of = 7d04988127ba
ask_accept = Czy przyjmujesz to, co ci dają?
    .of = 96e9ddee98b4
ask_interrupt = Czy przerywasz przed następną turą?
    .of = 72dcb709d932
ask_wheel = Czy walczysz o kierownicę?
    .of = 98fbaee1fef6
ask_drive = Dokąd jedzie pojazd?
    .of = 2590908e0eeb
ask_lean = Który kierunek wybierają zombie spośród równie krótkich dróg?
    .of = fd74a3d98e0d
ask_die = Co pokazuje kostka?
    .of = 0421a57c40ea
ask_hurl-at = W kogo rzucasz koktajlem Mołotowa?
    .of = 42909554e219
policy_random = Losowy
    .of = 63bae1f4b42a
policy_cautious = Ostrożny
    .of = 972731924749
policy_bold = Odważny
    .of = dca315081c5a
tally_someone-lives = Na końcu ktoś żyje
    .of = 665033966d66
tally_survivors = Gracze żywi na końcu
    .of = 7ae017444d67
tally_escaped = Gracze, którzy uciekli
    .of = b1d47b7dddbf
tally_escapes = Noce z ucieczką
    .of = cd44cde86465
tally_zombies-killed = Zabite zombie
    .of = 57158965807d
tally_collapses = Zawalone pomieszczenia
    .of = 599f5b825e07
tally_turns = Rozegrane tury
    .of = 390bed646ec1
tally_end-card = Noc kończy karta Koniec
    .of = 8668340671db
tally_step-limit = Gry przerwane jako nieskończone
    .of = e67bb290baab
tally_wins-1 = Wygrywa pierwsze miejsce
    .of = 4aaed4456057
tally_wins-2 = Wygrywa drugie miejsce
    .of = 14e52abac2cb
tally_wins-3 = Wygrywa trzecie miejsce
    .of = 26331cceedc0
tally_wins-4 = Wygrywa czwarte miejsce
    .of = b520266680d1
tally_wins-5 = Wygrywa piąte miejsce
    .of = 793cd00f9f40
tally_wins-6 = Wygrywa szóste miejsce
    .of = 2d88348ba0a8
tally_used-bottle = W użyciu: { card_bottle }
    .of = 72a43a5b733a
tally_used-petrol-can = W użyciu: { card_petrol-can }
    .of = fdbc15dff2ae
tally_used-gas-cylinder = W użyciu: { card_gas-cylinder }
    .of = 3211030a4d0c
tally_used-extinguisher = W użyciu: { card_extinguisher }
    .of = 63281e191c0e
tally_used-matches = W użyciu: { card_matches }
    .of = 3d55cbd8236a
tally_used-keys = W użyciu: { card_keys }
    .of = 963d2d21a1c2
tally_used-first-aid-kit = W użyciu: { card_first-aid-kit }
    .of = 63d1dd6fd4e9
tally_used-snack = W użyciu: { card_snack }
    .of = 0dbfebcdd0da
tally_used-bat = W użyciu: { card_bat }
    .of = e6d8eb4675cb
tally_used-crowbar = W użyciu: { card_crowbar }
    .of = 0f08e032745e
tally_used-hammer = W użyciu: { card_hammer }
    .of = 6469108ccc4c
tally_used-fire-axe = W użyciu: { card_fire-axe }
    .of = f5e2fb83930c
tally_used-pistol = W użyciu: { card_pistol }
    .of = b2c207a2b9ce
tally_used-shotgun = W użyciu: { card_shotgun }
    .of = 3e1e23828162
tally_used-nail-gun = W użyciu: { card_nail-gun }
    .of = cc4dc5ac1a03
tally_used-ammunition-box = W użyciu: { card_ammunition-box }
    .of = de899850b943
tally_used-molotov = W użyciu: { card_molotov }
    .of = d369d39e4339
tally_driven-saloon = W drodze: { card_saloon }
    .of = edfdd7a4583d
tally_driven-van = W drodze: { card_van }
    .of = 9014f2ed9bbc
tally_driven-pickup = W drodze: { card_pickup }
    .of = 230b2755f76c
tally_driven-motorcycle = W drodze: { card_motorcycle }
    .of = cf1cfc9a4e3f
tally_driven-minibus = W drodze: { card_minibus }
    .of = d260c4b81088
tally_drawn-silence = Wyciągnięto: { card_silence }
    .of = e493f912ca24
tally_drawn-dragging-steps = Wyciągnięto: { card_dragging-steps }
    .of = 755ba5e3654b
tally_drawn-the-fence = Wyciągnięto: { card_the-fence }
    .of = eb554d749ec3
tally_drawn-the-horde = Wyciągnięto: { card_the-horde }
    .of = 024b6381b905
tally_drawn-crash = Wyciągnięto: { card_crash }
    .of = 4bdbfe1f76d8
tally_drawn-lucky-find = Wyciągnięto: { card_lucky-find }
    .of = 18ac1f49e835
tally_drawn-second-wind = Wyciągnięto: { card_second-wind }
    .of = c26a97d5d2ce
tally_drawn-loose-rounds = Wyciągnięto: { card_loose-rounds }
    .of = a83953844abd
tally_drawn-stumble = Wyciągnięto: { card_stumble }
    .of = 9bf728e25cf7
tally_drawn-scream = Wyciągnięto: { card_scream }
    .of = 6a5b7bae7726
tally_drawn-broken-boards = Wyciągnięto: { card_broken-boards }
    .of = 88ff3d1d947d
tally_drawn-pitch-dark = Wyciągnięto: { card_pitch-dark }
    .of = 96b7914f4d9a
tally_drawn-open-grave = Wyciągnięto: { card_open-grave }
    .of = 90515613b08d
tally_drawn-draught = Wyciągnięto: { card_draught }
    .of = bc5a6812cb85
tally_drawn-cloudburst = Wyciągnięto: { card_cloudburst }
    .of = c88b5262c328
tally_drawn-rotten-beams = Wyciągnięto: { card_rotten-beams }
    .of = 8a7367f08a6e
tally_drawn-keys-card = Wyciągnięto: { card_keys-card }
    .of = 25fa352f7180
tally_drawn-end-card = Wyciągnięto: { card_end-card }
    .of = 5e858358c2c3
ledger_points = Punkty
    .of = 8eecef751370
ledger_total = { $member } ma ze wszystkich nocy punktów: { $value }.
    .of = 3c62a1d99589
ledger_next-fresh = Następna noc zaczyna się od nowa.
    .of = ae37d8542d8b
ledger_fault-nobody = Każdą noc ktoś wygrywa.
    .of = 59fe9824d3b7
ledger_fault-most = Wygrywa gracz z największą liczbą punktów.
    .of = bcc78c4d862b
