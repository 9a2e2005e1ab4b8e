# Alcatraz: The Scapegoat in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Alcatraz: Kozioł ofiarny
    .about = Wszyscy pracują na ucieczkę i wszyscy wiedzą, że ktoś z was zostanie.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
    .of = 32c4f090a7ba
product_base = Alcatraz: Kozioł ofiarny
    .of = b4121de40079
product_maximum-security = Maximum Security
    .of = 9e3be61c6344
source_M = Alcatraz: Maximum Security, instrukcja po polsku { "(2012)" }
    .of = 7d5225f6bdaa
source_R = Alcatraz: The Scapegoat, instrukcja po angielsku (początek)
    .of = 3152ad916ef5
source_D = Odpowiedź autorów w sprawie strażników i darmowych akcji
    .of = 396d50f4f242
source_W = Dziennik autorów
    .of = 72262866e28d
source_V = Recenzje obu pudełek, porównane
    .of = 4fd12825d667
source_P = Gracze odpowiadający z pamięci
    .of = 7f52121fea4d
source_H = Ludolex: gdzie milczą wszystkie źródła
    .of = f306d777283f
module_certain-escape = Pewna ucieczka
    .about = Z każdej litery wyjmuje się w ciemno kilka zadań, dzięki czemu talia prawie zawsze pozwala na ucieczkę.
    .of = d66b61878f1e
module_plan-g = Plan G
    .about = Liczycie litery zdobyte po raz kolejny, a zostaje ten, kto ma najmniej takich żetonów.
    .of = decb5f94fcd3
module_different-prison = Inne więzienie
    .about = Sami układacie lokacje, jedną po drugiej, a zarys może wyjść nieregularny.
    .of = 674652a180b9
module_convicted = Skazani
    .about = Każdy więzień ma kartę wyroku z zasadą, której musi się trzymać tylko on.
    .of = 93d1bbb42353

## Aim of the game

aim = Razem chcecie wydostać się z wyspy, a każdy z osobna dba o to, żeby to nie on został.
    .title = Cel gry
    .of = 9e2fc59cc58a
aim_players = W podstawową grę może grać od { $players-min } do { $players-base } osób. Z pudełkiem { product_maximum-security } może was być { $players-max }.
    .title = Gracze
    .of = e8c310ee5182
aim_prisoners = Każdy z was jest { -prisoner(case: "ins") } i ma pionek w więzieniu oraz arkusz na stole.
    .title = Więźniowie
    .of = 6d8b10a06acb
aim_plan = { -plan(case: "nom-cap") } ma { $letters ->
        [one] { $letters } część
        [few] { $letters } części
       *[many] { $letters } części
    }, oznaczone { -letter(case: "ins-pl") } od A do F. Litera należy do tych, którzy zaznaczyli ją na swoich arkuszach.
    .title = Plan i jego litery
    .of = 36a733def7e0
aim_one-stays = Wygrywasz, jeśli bierzesz udział w { -escape(case: "loc") }. Udaje się ona, gdy wszyscy oprócz jednego mają razem każdą literę; ten jeden zostaje i przegrywa.
    .title = Wszyscy oprócz jednego
    .of = f937b62eedbf
aim_own-set = Treści lokacji, zadań i kart szantażu nigdzie nie podano w całości. To, co tu stoi, jest naszym grywalnym zestawem; grupa może go zastąpić kartami ze swojego pudełka.
    .title = Nasz własny zestaw kart
    .of = ad95b656a489

## What is in the box

components = Te rzeczy leżą w pudełku gry podstawowej.
    .title = Elementy
    .of = 3565eede16fd
components_tiles = { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }, a każda ma { $tile-sides ->
        [one] { $tile-sides } stronę
        [few] { $tile-sides } strony
       *[many] { $tile-sides } stron
    }; płytka to { -location } w więzieniu.
    .title = Płytki lokacji
    .of = 68934481f07c
components_sides = Jedna strona lokacji to jej { -silver-side }, druga to { -copper-side }. Żadna strona nie robi tego samego co inna, więc jest łącznie { $tile-effects ->
        [one] { $tile-effects } działanie
        [few] { $tile-effects } działania
       *[many] { $tile-effects } działań
    }.
    .title = Srebro i miedź
    .of = 6736eff9b802
components_cards = Łącznie { $cards-total ->
        [one] { $cards-total } karta
        [few] { $cards-total } karty
       *[many] { $cards-total } kart
    }: zadania: { $cards_task }, karty szantażu: { $cards_blackmail }, karty pomocnicze: { $cards_auxiliary }, karta kozła ofiarnego: { $cards_scapegoat }, skrót zasad: { $cards_summary }.
    .title = Karty
    .of = a9f8a92c33ef
components_auxiliary = Każda { -auxiliary } oznacza jedną lokację. Gdy los ma wskazać miejsce, przetasuj te karty i ciągnij.
    .title = Karty pomocnicze
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } drewniany znacznik
        [few] { $wood-total } drewniane znaczniki
       *[many] { $wood-total } drewnianych znaczników
    }: strażnicy: { $wood_guard }, litery planu: { $wood_plan-marker }, w kolorach graczy: { $wood_player-marker }.
    .title = Drewniane znaczniki
    .of = 6adf7faefff6
components_wood-count = Można też przeczytać inne liczby strażników i znaczników graczy. Tylko podane tutaj dają razem { $wood-total }.
    .title = Inne rachunki
    .of = 8fa39a53ccba
components_guards = Każdy { -guard } to kostka, która stoi w lokacji i nie należy do nikogo.
    .title = Strażnicy
    .of = 3d48ffffb228
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
        [few] { $pawns } { -pawn(case: "nom-pl") }
       *[many] { $pawns } { -pawn(case: "gen-pl") }
    }, po jednym w każdym kolorze.
    .title = Pionki
    .of = d5b673ca23e2
components_tokens = { $tokens-total ->
        [one] { $tokens-total } żetonik
        [few] { $tokens-total } żetoniki
       *[many] { $tokens-total } żetoników
    }: fanty: { $items-total }, do liczenia dodatkowych akcji kozła ofiarnego: { $scapegoat-markers }.
    .title = Żetoniki
    .of = 9ae0a715cf41
components_items = Są { $item-kinds ->
        [one] { $item-kinds } zwykły rodzaj
        [few] { $item-kinds } zwykłe rodzaje
       *[many] { $item-kinds } zwykłych rodzajów
    } { -item(case: "gen-pl") }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } i :tools: { -tools }; do tego :gun: pistolet, który do nich nie należy.
    .title = Fanty
    .of = ed133829ed81
components_gun = W grze jest { $item-tokens_gun } :gun: { -gun }. Kto go oddaje, może podać go za dowolny wymagany fant.
    .title = Pistolet
    .event = { $actor } oddaje pistolet zamiast: { $item }
    .of = 2772a7ace42b
components_markers = Każdy kolor ma { $markers-each ->
        [one] { $markers-each } znacznik gracza
        [few] { $markers-each } znaczniki gracza
       *[many] { $markers-each } znaczników gracza
    }: krzepa: { $marker-kinds_stamina }, kasa: { $marker-kinds_cash }, do głosowania: { $marker-kinds_vote }.
    .title = Znaczniki jednego koloru
    .of = 5e7cf2e67d42
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
        [few] { $sheets } { -sheet(case: "nom-pl") }
       *[many] { $sheets } { -sheet(case: "gen-pl") }
    } z literami planu, torami krzepy i kasy oraz miejscami na fanty.
    .title = Arkusze więźniów
    .of = d87021b76ab8
components_sheets-alike = Arkusze różnią się tylko obrazkami. Zanim gra się ukazała, mówiono, że więźniowie mają własne zdolności, ale tak nie jest.
    .title = Wszyscy więźniowie są tacy sami
    .of = 7b29e03dcb36
components_letters = Do każdej litery { $tasks-per-letter ->
        [one] należy
        [few] należą
       *[many] należy
    } { $tasks-per-letter ->
        [one] { $tasks-per-letter } karta zadania
        [few] { $tasks-per-letter } karty zadań
       *[many] { $tasks-per-letter } kart zadań
    }.
    .title = Zadania jednej litery
    .of = 6a66e889dad5
components_marker-shortage = Znaczników nigdy nie brakuje. Gdy skończą się drewniane, użyjcie czegokolwiek małego.
    .title = Za mało znaczników
    .event = Nie ma już znacznika na literę { $letter }: { $target }.
    .of = 5e958b2a7df5

## Set-up

setup = Więzienie rozkładacie w tej kolejności.
    .title = Przygotowanie
    .of = be9d224e39ea
setup_grid = Przetasujcie płytki ({ $tiles }) i ułóżcie z nich { -prison(case: "acc") }: { $grid_rows ->
        [one] { $grid_rows } rząd
        [few] { $grid_rows } rzędy
       *[many] { $grid_rows } rzędów
    }, w każdym { $grid_columns ->
        [one] { $grid_columns } { -location }
        [few] { $grid_columns } { -location(case: "nom-pl") }
       *[many] { $grid_columns } { -location(case: "gen-pl") }
    }.
    .title = Układanie więzienia
    .event = { $tile }: leży, na wierzchu { $side } strona.
    .of = 432796a0d206
setup_grid-security = Przetasujcie nowe płytki ({ $more-tiles }) razem ze starymi i ułóżcie wszystkie ({ $tiles-all }) jako więzienie: { $grid-security_rows ->
        [one] { $grid-security_rows } rząd
        [few] { $grid-security_rows } rzędy
       *[many] { $grid-security_rows } rzędów
    }, w każdym { $grid-security_columns ->
        [one] { $grid-security_columns } { -location }
        [few] { $grid-security_columns } { -location(case: "nom-pl") }
       *[many] { $grid-security_columns } { -location(case: "gen-pl") }
    }.
    .title = Większe więzienie
    .event = { $tile }: leży, na wierzchu { $side } strona.
    .of = 8d7decc57cf1
setup_block = Ułóżcie { $start-block_rows ->
        [one] { $start-block_rows } rząd
        [few] { $start-block_rows } rzędy
       *[many] { $start-block_rows } rzędów
    } wylosowanych płytek, w każdym { $start-block_columns ->
        [one] { $start-block_columns } { -location }
        [few] { $start-block_columns } { -location(case: "nom-pl") }
       *[many] { $start-block_columns } { -location(case: "gen-pl") }
    }. Reszta, bo łącznie jest ich { $tiles-all }, czeka obok.
    .title = Pierwsze płytki
    .event = { $tile }: leży, na wierzchu { $side } strona.
    .of = a44b4c216b5a
setup_add-tiles = Potem po kolei każdy z was dokłada { $tiles-added ->
        [one] { $tiles-added } { -location(case: "acc") }
        [few] { $tiles-added } { -location(case: "acc-pl") }
       *[many] { $tiles-added } { -location(case: "gen-pl") }
    } tak, żeby stykała się z { $touching } już leżącymi, choćby rogiem, aż wszystkie będą ułożone.
    .title = Dokładanie płytek
    .event = { $actor } dokłada: { $tile }, na wierzchu { $side } strona.
    .of = 8ce062353605
setup_side-up = Niech los zdecyduje przy każdej płytce, która strona leży na wierzchu, i tak zostaje przez całą grę. To nasza własna zasada.
    .title = Która strona na wierzchu
    .of = 59745b986393
setup_auxiliary-security = Dołóżcie nowe karty pomocnicze ({ $more-cards_auxiliary }) do starych. Teraz jest ich { $auxiliary-all }.
    .title = Karty pomocnicze
    .of = 623f056f66e0
setup_items = W każdej lokacji, która ma { -stock(case: "acc") }, połóżcie tyle jej fantów, ile podaje strona na wierzchu.
    .title = Fanty w lokacjach
    .of = 5943dcd5e278
setup_supply = Wszystkie pozostałe fanty, strażników, znaczniki i karty połóżcie obok więzienia. To są { -supply }.
    .title = Zasoby
    .of = a72fa1a90e0a
setup_guards = Wyciągnijcie { $guards-start ->
        [one] { $guards-start } { -auxiliary(case: "acc") }
        [few] { $guards-start } { -auxiliary(case: "acc-pl") }
       *[many] { $guards-start } { -auxiliary(case: "gen-pl") }
    }, żadnej nie odkładając, i w każdej wskazanej lokacji postawcie { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[many] { $guard-entering } { -guard(case: "gen-pl") }
    }. Potem znów przetasujcie wszystkie razem.
    .title = Pierwsi strażnicy
    .event = Strażnik staje w lokacji: { $tile }.
    .of = 7ebcaf04f609
setup_sheets = Weź arkusz i jego znaczniki. Zaczynasz z { $stamina-start } :stamina: krzepy i { $cash-start } :cash: kasy; obie wartości są nasze.
    .title = Arkusze więźniów
    .of = e541a8a06e3f
setup_votes = Każdy bierze po jednym { -voting-marker(case: "loc") } w kolorze każdego gracza, także własnym.
    .title = Znaczniki głosu
    .of = 924bb6ebf649
setup_fifth-markers = Dla nowego koloru przygotujcie takie same znaczniki jak dla każdego z pozostałych i dajcie każdemu znacznik głosu w tym kolorze.
    .title = Znaczniki nowego koloru
    .of = d8713ae9d4a6
setup_prisoners = Dla każdego więźnia wyciągnijcie jedną { -auxiliary(case: "acc") }; pionek zaczyna w wylosowanej lokacji.
    .title = Gdzie zaczynają więźniowie
    .event = { $target } zaczyna w lokacji: { $tile }.
    .of = 49114943c490
setup_chief = Gdy wszyscy więźniowie mają już miejsce, wyciągnijcie jeszcze { $chief-draw ->
        [one] { $chief-draw } kartę pomocniczą
        [few] { $chief-draw } karty pomocnicze
       *[many] { $chief-draw } kart pomocniczych
    }. Szef zaczyna we wskazanej lokacji.
    .title = Gdzie zaczyna szef
    .event = Szef zaczyna w lokacji: { $tile }.
    .of = 067afc21c243
setup_start-draw = Karty wyciągnięte na początek odkłada się dopiero, gdy wszyscy mają miejsce, więc żadne dwie osoby nie zaczynają w tej samej lokacji.
    .title = Osobne początki
    .of = 9de943ec5b86
setup_chief-apart = Gdy ciągniecie kartę szefa, karty więźniów są jeszcze na stole, więc z reguły szef nie zaczyna w lokacji z więźniem.
    .title = Szef zaczyna osobno
    .of = 1c68c800f1fe
setup_piles = Przed przetasowaniem podzielcie zadania na { $piles ->
        [one] { $piles } stos
        [few] { $piles } stosy
       *[many] { $piles } stosów
    }, każdy z jedną literą.
    .title = Stos na każdą literę
    .of = 27a744ff5cf1
setup_remove = Z każdego stosu wyjmijcie losowo { $pile-removed ->
        [one] { $pile-removed } kartę
        [few] { $pile-removed } karty
       *[many] { $pile-removed } kart
    } i odłóżcie do pudełka. Nikt na nie nie patrzy.
    .title = W ciemno do pudełka
    .of = 698b3a5d1123
setup_deck = Resztę ({ $tasks-left }) przetasujcie w talię zadań i grajcie dalej jak zwykle.
    .title = Nowa talia zadań
    .of = 15a719626ada
setup_tasks = Przetasujcie zadania. Odkryjcie { $tasks-open ->
        [one] { $tasks-open } { -task(case: "acc") }
        [few] { $tasks-open } { -task(case: "acc-pl") }
       *[many] { $tasks-open } { -task(case: "gen-pl") }
    } i połóżcie każde w lokacji wskazanej przez kartę pomocniczą, żadne dwa w tej samej.
    .title = Pierwsze zadania
    .event = Zadanie do wykonania w lokacji { $tile }: { $task }.
    .of = 12ce55fc21c8
setup_blackmail-security = Przed rozdaniem dołóżcie nowe karty szantażu ({ $more-cards_blackmail }) do starych. Teraz jest ich { $blackmail-all }.
    .title = Karty szantażu
    .of = 89a32e6ccf99
setup_blackmail = Przetasujcie karty szantażu i rozdajcie każdemu zakryte: { $blackmail-start ->
        [one] { $blackmail-start } karta
        [few] { $blackmail-start } karty
       *[many] { $blackmail-start } kart
    }. To nasza własna zasada.
    .title = Rozdanie szantażu
    .event = { $actor } dostaje: { $card }.
    .of = b04c346abc41
setup_sentences = Przed grą przetasujcie karty wyroku i rozdajcie każdemu więźniowi { $sentences-dealt ->
        [one] { $sentences-dealt } kartę
        [few] { $sentences-dealt } karty
       *[many] { $sentences-dealt } kart
    }; leżą odkryte obok arkusza.
    .title = Rozdanie wyroków
    .event = { $target } ma wyrok: { $card }.
    .of = 10be66419dc3
setup_sentences-rest = Niewykorzystane karty wyroku wracają do pudełka.
    .title = Zbędne wyroki
    .of = e7e86b2bd62c
setup_sentences-boxed = Karty wyroku zostawcie w pudełku.
    .title = Bez wyroków
    .of = 761729e47558
setup_scapegoat = Wylosujcie, kto będzie pierwszym kozłem ofiarnym i potrzyma tę kartę do pierwszego głosowania.
    .title = Pierwszy kozioł ofiarny
    .event = { $target } to pierwszy kozioł ofiarny.
    .of = cdfaf377b02b
setup_sucker = Przygotujcie kartę frajera. W pierwszej rundzie dostaje ją ktoś wylosowany.
    .title = Karta frajera
    .of = 30d925037a77

## The round

round = Gracie runda za rundą, aż plan się uda albo strażnicy zapełnią więzienie.
    .title = Runda
    .of = 07580b778794
round_phases = { -round(case: "nom-cap") } ma { $phases ->
        [one] { $phases } { -phase(case: "acc") }
        [few] { $phases } { -phase(case: "acc-pl") }
       *[many] { $phases } { -phase(case: "gen-pl") }
    }: najpierw przychodzi nowy strażnik, potem ktoś zostaje kozłem ofiarnym, a na koniec wszyscy realizują plan.
    .title = Fazy
    .of = fc5669d4ce16
round_guard = W pierwszej fazie wyciągnijcie jedną { -auxiliary(case: "acc") } i do wskazanej lokacji dołóżcie z zasobów { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[many] { $guard-entering } { -guard(case: "gen-pl") }
    }.
    .title = Nowy strażnik
    .event = Przychodzi nowy strażnik: { $tile }.
    .of = e2096ea2438c
round_guard-card = Karta wraca między inne i tasuje się je. Następnym razem może wypaść to samo miejsce.
    .title = Karta wraca
    .of = 75bf651ab2f7
round_guard-cap = W lokacji nigdy nie stoi więcej niż { $guard-cap ->
        [one] { $guard-cap } { -guard }
        [few] { $guard-cap } { -guard(case: "gen-pl") }
       *[many] { $guard-cap } { -guard(case: "gen-pl") }
    }.
    .title = Pełna lokacja
    .of = ee5d46899190
round_guard-overflow = Jeśli lokacja nowego strażnika jest pełna, ciągnijcie dalej, aż wypadnie taka, która nie jest.
    .title = Brak miejsca dla strażnika
    .event = Nie ma miejsca na kolejnego strażnika: { $tile }.
    .of = 88d5398c2757
round_last-guard = Gdy tylko do więzienia wchodzi strażnik numer { $guard-fatal }, gra się kończy i wszyscy przegraliście.
    .title = Ostatni strażnik
    .event = Wchodzi strażnik numer { $value }. Więzienie jest pełne.
    .of = d5bdbbb2ade5
round_rounds = Na początku strażników jest { $guards-start }, a każda runda przynosi jednego. Po { $rounds-safe ->
        [one] { $rounds-safe } rundzie
        [few] { $rounds-safe } rundach
       *[many] { $rounds-safe } rundach
    } jest ich tylu, ilu więzienie pomieści, a runda { $round-fatal } przynosi tego jednego za dużo.
    .title = Przykład: ile macie czasu
    .of = 67c641b78ce8
round_restock = Potem uzupełnijcie każdy { -stock } z zasobów, o ile są w nich jeszcze takie fanty. To nasza własna zasada.
    .title = Uzupełnianie zapasów
    .event = Uzupełniono z zasobów: { $value ->
        [one] { $value } fant
        [few] { $value } fanty
       *[many] { $value } fantów
    }.
    .of = 49bf64c8517e
round_talk = W drugiej fazie rozmawiajcie otwarcie przez mniej więcej { $talk-minutes ->
        [one] { $talk-minutes } minutę
        [few] { $talk-minutes } minuty
       *[many] { $talk-minutes } minut
    }: kto co zrobi, kto co komu przekaże i kto zniósłby rolę kozła ofiarnego.
    .title = Rozmowa
    .of = 020834ecb999
round_vote = Potem każdy z was skrycie bierze w garść { $votes-cast ->
        [one] { $votes-cast } { -voting-marker(case: "acc") }
        [few] { $votes-cast } { -voting-marker(case: "acc-pl") }
       *[many] { $votes-cast } { -voting-marker(case: "gen-pl") }
    } i wszyscy naraz otwierają dłonie. Głos trafia do więźnia tego koloru; tak przebiega { -vote }.
    .title = Głosowanie
    .event = { $actor } głosuje na: { $target }{ $value ->
        [one] .
        [few] , a głos liczy się tyle razy: { $value }.
       *[many] , a głos liczy się tyle razy: { $value }.
    }
    .of = 4bed71407f48
round_elected = Więzień z największą liczbą głosów to { -scapegoat } aż do następnego głosowania; bierze kartę, która to pokazuje. Znaczniki wracają do głosujących.
    .title = Kozioł ofiarny
    .event = { $target } to kozioł ofiarny, { $value ->
        [one] { $value } głos
        [few] { $value } głosy
       *[many] { $value } głosów
    }.
    .of = 479fb3aba11f
round_tie = Jeśli kilku ma najwięcej głosów, dotychczasowy kozioł ofiarny, który też głosował, wybiera jednego z nich.
    .title = Remisy
    .event = { $actor } rozstrzyga remis: { $target }.
    .of = 7909aff84c97
round_self-vote = Możesz głosować na siebie.
    .title = Głos na siebie
    .of = b81d154eb0ff
round_again = Kozła ofiarnego można wybrać ponownie, tyle razy, ile reszta zechce.
    .title = Ponowny wybór
    .of = d0d4c53f8189
round_example-tie = Ada jest kozłem ofiarnym. Bo i Cyril mają po tyle samo głosów i nikt nie ma więcej. Ada może wybrać Bo albo Cyrila, ale ani siebie, ani Dory, bo obie mają mniej.
    .title = Przykład: remis
    .of = fd67c267ea19
round_order = W trzeciej fazie pierwszą turę ma kozioł ofiarny. Dalej idzie się zgodnie z ruchem wskazówek zegara.
    .title = Kto kiedy działa
    .event = Runda { $value }, tura: { $actor }.
    .of = 36c9739e6902
round_whole-turn = Wykonujesz wszystkie swoje akcje jedną po drugiej, a między nimi, jak chcesz, darmowe, zanim zacznie następny więzień.
    .title = Cała tura naraz
    .of = 4a08ce6e2d33

## What a prisoner can do

actions = Tura to kilka akcji, które coś kosztują, i dowolnie wiele takich, które nie kosztują.
    .title = Akcje
    .of = 8c4e72d01a1a
actions_points = Ile punktów akcji na turę ma każdy więzień, zależy od liczby graczy. Każdy { -action-point } wydajesz we własnej turze.
    .title = Punkty akcji
    .of = 4b5d888b1586
actions_points-five = W grze na { $five-players } osób każdy więzień ma { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point(case: "acc") }
        [few] { $action-points_5_points } { -action-point(case: "acc-pl") }
       *[many] { $action-points_5_points } { -action-point(case: "gen-pl") }
    }, tak samo jak w grze na { $four-players }.
    .title = Punkty akcji z nowym kolorem
    .of = 85d9c33ee3e6
actions_scapegoat-point = Kozioł ofiarny ma o { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point(case: "acc") }
        [few] { $scapegoat-points } { -action-point(case: "acc-pl") }
       *[many] { $scapegoat-points } { -action-point(case: "gen-pl") }
    } więcej niż inni.
    .title = Przewaga kozła ofiarnego
    .event = { $actor }, kozioł ofiarny, ma więcej o { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 7e9ba2272614
actions_scapegoat-ladder = Ta przewaga się nie zmienia, niezależnie od tego, ile razy z rzędu ten sam więzień jest kozłem ofiarnym.
    .title = Wybór kilka razy z rzędu
    .of = 814a3bf687e1
actions_lost-points = Punkty akcji, których nie wydasz w swojej turze, przepadają.
    .title = Nic się nie odkłada
    .event = { $actor } traci niewydane: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 90da1d9d2b68
actions_list = { -action(case: "nom-cap") } kosztuje { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }: ruch, użycie lokacji, kradzież, rozróba, wykonanie zadania, odrzucenie fantu albo zagranie karty szantażu.
    .title = Akcje za punkty
    .of = 3ed87470feaf
actions_free = { -free-action(case: "nom-cap") } nie kosztuje punktu akcji i w swojej turze możesz ich zrobić, ile chcesz: wymiana, łapówka i wysiłek.
    .title = Darmowe akcje
    .of = 72b8589e2480
actions_move = Ruchem przestawiasz pionek tam, gdzie jest { -neighbour }, czyli lokacja mająca wspólną krawędź z twoją. Rogi się nie liczą.
    .title = Ruch
    .event = { $actor } idzie do lokacji: { $tile }.
    .of = 04945298583d
actions_use = Użycie lokacji, w której stoisz, daje ci działanie strony na wierzchu. Możesz użyć jej znowu, póki masz czym płacić.
    .title = Użycie lokacji
    .of = 335d1f1e0f93
actions_steal = { -theft(case: "nom-cap") } to { $steal-take } fant albo { $steal-take } :cash: kasy, co wolisz, od więźnia w twojej lokacji, który nie może odmówić.
    .title = Kradzież
    .event = { $actor } okrada: { $target }. Łup: { $item }
    .of = 2f90c33aa0b7
actions_riot = { -riot(case: "nom-cap") } ściąga { $riot-guards ->
        [one] { $riot-guards } { -guard(case: "acc") }
        [few] { $riot-guards } { -guard(case: "acc-pl") }
       *[many] { $riot-guards } { -guard(case: "gen-pl") }
    } z sąsiedniej lokacji do twojej, chyba że twoja jest pełna.
    .title = Rozróba
    .event = { $actor } wszczyna rozróbę, strażnik przechodzi: { $tile } → { $there }.
    .of = db6c05bbad05
actions_complete = Zadanie wykonuje się w jego lokacji, za fanty, których wymaga.
    .title = Wykonanie zadania
    .of = cb72fb4e4df8
actions_complete-scapegoat = Kozioł ofiarny nie może wykonywać zadań.
    .title = Bez zadań dla kozła ofiarnego
    .of = 1eae25c51bb3
actions_discard = Odrzucając, oddajesz swój fant do zasobów.
    .title = Odrzucenie fantu
    .event = { $actor } odrzuca: { $item }
    .of = f6bea2ac1312
actions_blackmail = Gdy zagrywasz kartę szantażu, od razu dzieje się to, co na niej stoi.
    .title = Zagranie szantażu
    .event = { $actor } zagrywa szantaż: { $card }.
    .of = 867e729bf16a
actions_blackmail-scapegoat = Karty szantażu może zagrywać tylko kozioł ofiarny.
    .title = Szantażuje kozioł ofiarny
    .of = 630e40412752
actions_trade = { -trade(case: "nom-cap") } polega na tym, że dajesz fanty i kasę więźniowi w twojej lokacji albo się nimi zamieniacie. Może to być też prezent.
    .title = Wymiana
    .event = Zgoda, { $actor } i { $target }: { $gives } za { $wants }.
    .of = 3fe038e6acc3
actions_trade-both = Zgodzić muszą się obie strony. Obietnica na późniejszą turę nikogo nie wiąże.
    .title = Zgoda obu stron
    .event = { $actor } nie przyjmuje propozycji: { $target }.
    .of = ba2a5022c9ba
actions_trade-offers = W swojej turze możesz zaproponować { $offers-turn ->
        [one] { $offers-turn } wymianę
        [few] { $offers-turn } wymiany
       *[many] { $offers-turn } wymian
    }, przyjętych czy nie. To nasze ograniczenie; rozmów przed głosowaniem nie wliczacie.
    .title = Ile propozycji
    .event = { $actor } proponuje ({ $target }): { $gives } za { $wants }.
    .of = bfee055c4c1f
actions_bribe = { -bribe(case: "nom-cap") } kosztuje { $bribe-cash } :cash: kasy i odsyła { $bribe-guards ->
        [one] { $bribe-guards } { -guard(case: "acc") }
        [few] { $bribe-guards } { -guard(case: "acc-pl") }
       *[many] { $bribe-guards } { -guard(case: "gen-pl") }
    } z twojej lokacji do sąsiedniej, która nie jest pełna.
    .title = Przekupienie strażnika
    .event = { $actor } przekupuje strażnika{ $same ->
        [one] , który odwraca wzrok.
        [few] , który przechodzi: { $tile } → { $there }.
       *[many] , który przechodzi: { $tile } → { $there }.
    }
    .of = 1ef3e73e12f6
actions_effort = Wysiłek kosztuje { $effort-stamina } :stamina: { -stamina(case: "gen") } i daje ci w tej turze dodatkowo { $effort-points ->
        [one] { $effort-points } { -action-point(case: "acc") }
        [few] { $effort-points } { -action-point(case: "acc-pl") }
       *[many] { $effort-points } { -action-point(case: "gen-pl") }
    }.
    .title = Wysiłek
    .event = { $actor } podejmuje wysiłek: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 80df5c8bde83
actions_effort-limit = W turze możesz podjąć najwyżej { $efforts-turn ->
        [one] { $efforts-turn } wysiłek
        [few] { $efforts-turn } wysiłki
       *[many] { $efforts-turn } wysiłków
    }. To nasza własna zasada: w niektórych zakątkach więzienia krzepa wracałaby bez końca.
    .title = Nie bez końca
    .of = c2239fee305e
actions_cash = Ile masz :cash: { -cash(case: "gen") }, widać na twoim arkuszu. Zapłacona kasa trafia do zasobów, chyba że zasada wymienia więźnia, który ją dostaje.
    .title = Kasa
    .of = 1f21ef643966
actions_limits = Nikt nie może mieć więcej niż { $stamina-max } :stamina: krzepy ani { $cash-max } :cash: kasy. Nadmiar przepada. Oba limity są nasze.
    .title = Limity
    .of = 87ef151fc6fe
actions_slots = Arkusz ma { $item-slots ->
        [one] { $item-slots } { -slot(case: "acc") }
        [few] { $item-slots } { -slot(case: "acc-pl") }
       *[many] { $item-slots } { -slot(case: "gen-pl") }
    }; to nasza liczba. Gdy żadne nie jest wolne, nie dostaniesz kolejnego fantu, chyba że w zamian za inny.
    .title = Miejsce na fanty
    .of = ba36a3920c05

## What guards do

influence = Gdzie patrzą strażnicy, tam wszystko jest trudniejsze.
    .title = Wpływ strażników
    .of = 561cd351e0ed
influence_count = { -influence(case: "nom-cap") } w lokacji to liczba stojących tam strażników. Przed każdą akcją spójrz na lokację, w której jesteś.
    .title = Liczenie strażników
    .of = aa3b4dc28419
influence_calm = Jeśli w twojej lokacji stoi najwyżej { $influence_calm ->
        [one] { $influence_calm } { -guard }
        [few] { $influence_calm } { -guard(case: "gen-pl") }
       *[many] { $influence_calm } { -guard(case: "gen-pl") }
    }, nic się nie zmienia.
    .title = Prawie bez strażników
    .of = 5a9ac78affee
influence_slow = Gdy w twojej lokacji { $influence_slow ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $influence_slow ->
        [one] { $influence_slow } { -guard }
        [few] { $influence_slow } { -guard(case: "nom-pl") }
       *[many] { $influence_slow } { -guard(case: "gen-pl") }
    }, każda akcja kosztuje o { $influence-extra ->
        [one] { $influence-extra } { -action-point(case: "acc") }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    } więcej.
    .title = Droższe akcje
    .event = Pod okiem strażników { $actor } płaci: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 8ca66c032f56
influence_slow-not = Ruch, karty szantażu i darmowe akcje nie drożeją.
    .title = Co nie drożeje
    .of = a20b5760a643
influence_stop = Gdy w twojej lokacji { $influence_stop ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $influence_stop ->
        [one] { $influence_stop } { -guard }
        [few] { $influence_stop } { -guard(case: "nom-pl") }
       *[many] { $influence_stop } { -guard(case: "gen-pl") }
    }, nie możesz wykonać żadnej akcji oprócz ruchu i szantażu.
    .title = Zablokowane akcje
    .of = 5a43da7c3062
influence_stop-free = Wymiana, łapówka i wysiłek pozostają możliwe.
    .title = Czego nic nie blokuje
    .of = ae73beab7943
influence_full = Lokacja, w której { $influence_full ->
        [one] jest
        [few] są
       *[many] jest
    } { $influence_full ->
        [one] { $influence_full } { -guard }
        [few] { $influence_full } { -guard(case: "nom-pl") }
       *[many] { $influence_full } { -guard(case: "gen-pl") }
    }, działa jak ta z { $influence_stop }, a do tego nikt nie może do niej wejść.
    .title = Zamknięte lokacje
    .of = f525d36b2dfd
influence_use = Kto używa lokacji, podlega jej strażnikom, nawet jeśli jej działanie jest darmową akcją.
    .title = Sprostowanie: darmowe lokacje i strażnicy
    .of = 463f7590f970
influence_use-slow = Gdy { $influence_slow ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } tam { $influence_slow ->
        [one] { $influence_slow } { -guard }
        [few] { $influence_slow } { -guard(case: "nom-pl") }
       *[many] { $influence_slow } { -guard(case: "gen-pl") }
    }, lokacja, która gdzie indziej byłaby darmowa, kosztuje { $influence-extra ->
        [one] { $influence-extra } { -action-point(case: "acc") }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }.
    .title = Sprostowanie: drożej, gdzie było za darmo
    .event = Zwykle za darmo, ale pod okiem strażników { $actor } płaci za lokację: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 6d624cdab065
influence_use-stop = Gdy stoi tam co najmniej { $influence_stop ->
        [one] { $influence_stop } { -guard }
        [few] { $influence_stop } { -guard(case: "gen-pl") }
       *[many] { $influence_stop } { -guard(case: "gen-pl") }
    }, lokacji w ogóle nie można użyć.
    .title = Sprostowanie: blokada, gdzie było za darmo
    .of = 5ebc57a52824
influence_example-slow = Na spacerniaku, srebrną stroną do góry, { $influence_slow ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $influence_slow ->
        [one] { $influence_slow } strażnik
        [few] { $influence_slow } strażnicy
       *[many] { $influence_slow } strażników
    }. Ada wymienia się za darmo jak zawsze. Za użycie spacerniaka płaci { $influence-extra ->
        [one] { $influence-extra } { -action-point(case: "acc") }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }, choć gdzie indziej to darmowa akcja; kradzież kosztowałaby ją { $action-cost } i jeszcze { $influence-extra }.
    .title = Przykład: droższe akcje
    .of = 6991dc96d6bf
influence_example-stop = W stołówce, miedzianą stroną do góry, { $influence_stop ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $influence_stop ->
        [one] { $influence_stop } strażnik
        [few] { $influence_stop } strażnicy
       *[many] { $influence_stop } strażników
    }. Bo nie może kupić tam noża, choć to darmowa akcja. Może wyjść, dać fant Adzie albo zapłacić łapówkę, a gdy jeden strażnik sobie pójdzie, jednak kupić.
    .title = Przykład: zablokowane akcje
    .of = d44d35fef5b3

## Tasks

tasks = Każde zadanie daje literę temu, kto je wykona, a często i drugą przyjaciołom.
    .title = Zadania i nagrody
    .of = 1e0e202f0b78
tasks_card = { -task(case: "nom-cap") } pokazuje swoją literę i fanty, których wymaga: { $task-items ->
        [one] { $task-items } { -item }
        [few] { $task-items } { -item(case: "nom-pl") }
       *[many] { $task-items } { -item(case: "gen-pl") }
    }. Leży w lokacji, w której można je wykonać.
    .title = Karty zadań
    .of = d81f571d5df7
tasks_complete = Żeby wykonać zadanie, stań w jego lokacji, wydaj { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    } i oddaj fanty.
    .title = Wykonanie zadania
    .event = { $actor } wykonuje zadanie: { $task }.
    .of = 0025b61cb737
tasks_hand-in = Oddane fanty trafiają do zasobów. :gun: Pistolet może zastąpić dowolny z nich.
    .title = Oddawanie
    .of = 81a87ba7d467
tasks_mark = Literę wykonanego zadania zaznaczasz na swoim arkuszu.
    .title = Twoja litera
    .event = { $target } zaznacza literę { $letter }.
    .of = 2a2e0cb00e10
tasks_reward = Potem odkryj z talii zadań { $rewards-drawn ->
        [one] { $rewards-drawn } kartę
        [few] { $rewards-drawn } karty
       *[many] { $rewards-drawn } kart
    }; to { -reward }. Jej literę zaznacza każdy inny więzień oprócz kozła ofiarnego.
    .title = Litera dla innych
    .event = Nagrodą jest litera { $letter }: { $task }.
    .of = 781707393d93
tasks_no-reward = Kozioł ofiarny nic nie ma z wykonanego zadania.
    .title = Nic dla kozła ofiarnego
    .event = { $target }, kozioł ofiarny, nie dostaje litery { $letter }.
    .of = ba3c2fa3cc7a
tasks_owned = Litera, którą już masz, nic ci nie daje.
    .title = Litery, które masz
    .event = { $target } ma już literę { $letter }.
    .of = 0d921fc7fe37
tasks_next = Następnie odkryj kolejne zadanie i połóż je w lokacji wskazanej przez kartę pomocniczą. W jednej lokacji może leżeć kilka zadań.
    .title = Nowe zadanie
    .event = Nowe zadanie w lokacji { $tile }: { $task }.
    .of = 258494d66e77
tasks_always-open = Dzięki temu w więzieniu zawsze { $tasks-open ->
        [one] czeka
        [few] czekają
       *[many] czeka
    } { $tasks-open ->
        [one] { $tasks-open } { -task }
        [few] { $tasks-open } { -task(case: "nom-pl") }
       *[many] { $tasks-open } { -task(case: "gen-pl") }
    }, póki talia się nie skończy.
    .title = Odkryte zadania
    .of = 1b90fcb0df87
tasks_used = Wykonane zadania i nagrody wypadają z gry. Przy pechu może zabraknąć litery, której jeszcze potrzebujecie.
    .title = Zużyte karty
    .event = Karta idzie pod talię zadań: { $task }.
    .of = d7cd5cbdd12c
tasks_deck-empty = Gdy w talii nie ma karty na nagrodę albo nowe zadanie, po prostu go nie ma.
    .title = Pusta talia
    .event = Talia zadań jest pusta.
    .of = f744b979d922
tasks_example = { $four-players ->
        [one] Gra
        [few] Grają
       *[many] Gra
    } { $four-players ->
        [one] { $four-players } osoba
        [few] { $four-players } osoby
       *[many] { $four-players } osób
    }, a Dora jest kozłem ofiarnym. Ada wykonuje zadanie z literą C i zaznacza C. Nagroda pokazuje E: zaznaczają je Bo i Cyril, ale nie Ada ani Dora.
    .title = Przykład: zadanie i nagroda
    .of = 52bfae5594a9
tasks_names = Także w pudełku zadania to wyczyny z ucieczki: ginie ubranie, wybucha pożar, powstaje tunel, naczelnik zasypia, znika mapa.
    .title = Zadania z pudełka
    .of = 1940a3e15b62
tasks_own = Nasz zestaw ma { $cards_task ->
        [one] { $cards_task } kartę
        [few] { $cards_task } karty
       *[many] { $cards_task } kart
    }: każda para różnych fantów jest na tylu zadaniach co każda inna, a każda litera wymaga każdego fantu równie często.
    .title = Nasz zestaw zadań
    .of = 97bd81624ee2

## The end

ending = Na końcu wychodzą wszyscy oprócz jednego albo nie wychodzi nikt.
    .title = Koniec gry
    .of = 56307ead1d5e
ending_success = Ucieczka udaje się, gdy jest więzień, bez którego wszyscy pozostali mają razem każdą literę planu.
    .title = Ucieczka
    .event = Ucieczka udaje się w rundzie { $value }. Zostaje: { $target }.
    .of = 133709b37c81
ending_numbers = Ilu więźniów ucieka, zależy od liczby graczy. Oni wygrywają, a ten, kto zostaje, przegrywa.
    .title = Ilu ucieka
    .of = 07194d7c9a30
ending_wording = Strona wydawcy mówi o co najmniej { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } graczu
        [few] { $escaping_3_prisoners } graczach
       *[many] { $escaping_3_prisoners } graczach
    }, co znaczy to samo: wszyscy oprócz jednego, ilu by was nie było.
    .title = Inne sformułowanie
    .of = b4683c1b79df
ending_moment = Za każdym razem, gdy ktoś zaznacza literę, sprawdźcie, czy plan jest gotowy. Jeśli tak, gra od razu się kończy.
    .title = Kiedy sprawdzać
    .of = ee6224f39272
ending_scapegoat-stays = Zostaje kozioł ofiarny.
    .title = Kto zostaje
    .event = { $target }, kozioł ofiarny, zostaje w więzieniu.
    .of = d9dad73682fc
ending_needed-scapegoat = Kozioł ofiarny, który ma literę brakującą wszystkim innym, nie może zostać; wtedy zostaje inny więzień.
    .title = Potrzebny kozioł ofiarny
    .event = { $target }, kozioł ofiarny, ma literę, której nie ma nikt inny, i ucieka.
    .of = 282302b54209
ending_other-stays = Spójrzcie na tych pozostałych, bez których nadal macie każdą literę. Spośród nich zostaje ten, kto ma najmniej liter; przy równości pierwszy po lewej od kozła ofiarnego.
    .title = Zostaje ktoś inny
    .event = Zamiast tego zostaje: { $target }.
    .of = 6c3e3e50d660
ending_nobody-can-stay = Jeśli każdy z was ma jakąś literę, której nie ma nikt inny, plan nie jest jeszcze gotowy i gracie dalej.
    .title = Potrzebni są wszyscy
    .event = Są wszystkie litery, ale każdy z was ma taką, której brakuje reszcie.
    .of = 17056bdedf85
ending_loss = Jeśli najpierw wejdzie ostatni strażnik, wszyscy przegrywają.
    .title = Wszyscy przegrywają
    .event = W rundzie { $value } wygrywają strażnicy: nikt nie ucieka.
    .of = 38465b04e597
ending_example-needed = Dora, kozioł ofiarny, jako jedyna ma literę B; resztę mają Ada, Bo i Cyril. Litery Bo mają też inni, ale liter Ady i Cyrila już nie. Więc zostaje Bo, a Dora, która miała zostać, ucieka.
    .title = Przykład: potrzebny kozioł ofiarny
    .of = 93797ccdf7e7

## The locations

locations = Co gdzie można zrobić. Te działania to nasz własny zestaw.
    .title = Lokacje
    .of = c75445138a3f
locations_use = Każda lokacja ma naraz jedno działanie: to ze strony na wierzchu. Jeśli tekst nie nazywa go darmowym, użycie kosztuje { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }.
    .title = Działanie lokacji
    .of = ee898ac20b62
locations_numbers = Każda lokacja ma numer. Znane są tylko niektóre numery; wszystkie pozostałe są nasze i mają znaczenie tylko dla szefa strażników.
    .title = Numery lokacji
    .of = 486e6f974727
locations_free = Miedziane strony radiowęzła, stołówki i świetlicy to darmowe akcje, a w przypadku spacerniaka strona srebrna.
    .title = Darmowe lokacje
    .of = 3cab8a60858c
locations_free-once = Tej samej lokacji możesz jako darmowej akcji użyć w swojej turze tylko { $free-uses ->
        [one] { $free-uses } raz
        [few] { $free-uses } razy
       *[many] { $free-uses } razy
    }. To nasza własna zasada.
    .title = Za darmo, ale nie bez końca
    .of = 84bf741f6449
locations_stocks = Niektóre lokacje mają zapas fantów, zależnie od strony większy lub mniejszy. Brać można tylko to, co tam leży.
    .title = Zapasy
    .of = 8d97aba00806
locations_agree = Jeśli działanie lokacji coś innemu więźniowi zabiera, potrzebna jest jego zgoda; jeśli mu coś daje, nie.
    .title = Zgoda innych
    .of = accaa7ade1f3
locations_own = Nazwy i darmowe strony pochodzą z gry. Pozostałe numery, warsztat i to, co robi każda strona, są nasze, póki grupa nie weźmie tych ze swojego pudełka.
    .title = Nasz zestaw lokacji
    .of = 17f38f65fb38
locations_cell-block = Numer { $tile-numbers_cell-block }.
    .title = Blok z celami
    .of = fdec66479aac
locations_cell-block_silver = Spokojna godzina na pryczy: zyskujesz { $effects_cell-block-silver_stamina } :stamina: krzepy.
    .title = Blok z celami, srebrna
    .event = { $actor } odpoczywa: więcej o { $value } :stamina:.
    .of = 86a81bbfd974
locations_cell-block_copper = Pod materacem: oddaj do zasobów { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item(case: "acc") }
        [few] { $effects_cell-block-copper_give } { -item(case: "acc-pl") }
       *[many] { $effects_cell-block-copper_give } { -item(case: "gen-pl") }
    } i weź stamtąd { $effects_cell-block-copper_take } innego rodzaju.
    .title = Blok z celami, miedziana
    .event = { $actor } znajduje pod materacem: { $item }
    .of = ef17b089f088
locations_radio-room = Numer { $tile-numbers_radio-room }.
    .title = Radiowęzeł
    .of = ecca20caabec
locations_radio-room_silver = Podsłuch: dobierz { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-silver_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_radio-room-silver_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Radiowęzeł, srebrna
    .event = { $actor } podsłuchuje i dobiera { $value ->
        [one] { $value } kartę szantażu
        [few] { $value } karty szantażu
       *[many] { $value } kart szantażu
    }.
    .of = dc908497e6fe
locations_radio-room_copper = :free-action: Darmowa akcja: zapłać { $effects_radio-room-copper_pay } :cash: kasy i dobierz { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-copper_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_radio-room-copper_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Radiowęzeł, miedziana
    .event = { $actor } płaci i dobiera { $value ->
        [one] { $value } kartę szantażu
        [few] { $value } karty szantażu
       *[many] { $value } kart szantażu
    }.
    .of = 3a643684296b
locations_dining-hall = Numer { $tile-numbers_dining-hall }.
    .title = Stołówka
    .of = a365fb16410f
locations_dining-hall_silver = Sztućce do kieszeni: weź { $effects_dining-hall-silver_take } :knife: nóż z zapasu, który ma pojemność { $stocks_dining-hall_silver }.
    .title = Stołówka, srebrna
    .event = { $actor } bierze { $value } :knife:.
    .of = 4f401f316f01
locations_dining-hall_copper = :free-action: Darmowa akcja: zapłać { $effects_dining-hall-copper_pay } :cash: kasy i weź { $effects_dining-hall-copper_take } :knife: nóż z zapasu, który ma pojemność { $stocks_dining-hall_copper }.
    .title = Stołówka, miedziana
    .event = { $actor } kupuje { $value } :knife:.
    .of = 6e095ebe4dc3
locations_laundry = Numer { $tile-numbers_laundry }.
    .title = Pralnia
    .of = cd223c8580c0
locations_laundry_silver = Prosto z kosza: weź { $effects_laundry-silver_take } :clothes: ubranie z zapasu, który ma pojemność { $stocks_laundry_silver }.
    .title = Pralnia, srebrna
    .event = { $actor } bierze { $value } :clothes:.
    .of = 82c8c9d98e60
locations_laundry_copper = Wózek z praniem: weź { $effects_laundry-copper_take } :clothes: ubranie z zapasu, który ma pojemność { $stocks_laundry_copper }, i jeśli chcesz, jedź wózkiem do sąsiedniej lokacji, do której możesz wejść.
    .title = Pralnia, miedziana
    .event = { $rides ->
        [one] { $actor } jedzie wózkiem do lokacji: { $tile }.
        [few] { $actor } bierze { $value } :clothes:.
       *[many] { $actor } bierze { $value } :clothes:.
    }
    .of = 77cfdb463a81
locations_exercise-yard = Numer { $tile-numbers_exercise-yard }.
    .title = Spacerniak
    .of = 2e8ab876a815
locations_exercise-yard_silver = :free-action: Darmowa akcja: zamień { $effects_exercise-yard-silver_pay } :cash: kasy na { $effects_exercise-yard-silver_gain } :stamina: krzepy albo odwrotnie.
    .title = Spacerniak, srebrna
    .event = { $minus ->
        [one] { $actor } zamienia :stamina: na { $amount } :cash:.
        [few] { $actor } zamienia :cash: na { $amount } :stamina:.
       *[many] { $actor } zamienia :cash: na { $amount } :stamina:.
    }
    .of = 6426cd2a7f2d
locations_exercise-yard_copper = Ćwiczenia w parach: zyskujesz { $effects_exercise-yard-copper_stamina } :stamina: krzepy; tyle samo zyskuje inny więzień w tej lokacji, jeśli jakiś tu jest; wybierasz ty.
    .title = Spacerniak, miedziana
    .event = { $actor } ćwiczy: więcej o { $value } :stamina:.
    .of = 93bfa0be9a5d
locations_infirmary = Numer { $tile-numbers_infirmary }.
    .title = Izba chorych
    .of = ad99d39c9a3d
locations_infirmary_silver = Otwarta szafka: weź { $effects_infirmary-silver_take } :drugs: lek z zapasu, który ma pojemność { $stocks_infirmary_silver }.
    .title = Izba chorych, srebrna
    .event = { $actor } bierze { $value } :drugs:.
    .of = 8d41b1e4ed4e
locations_infirmary_copper = Noc w łóżku: weź { $effects_infirmary-copper_take } :drugs: lek z zapasu, który ma pojemność { $stocks_infirmary_copper }, albo zyskaj { $effects_infirmary-copper_stamina } :stamina: krzepy.
    .title = Izba chorych, miedziana
    .event = { $minus ->
        [one] { $actor } zostaje w łóżku: więcej o { $amount } :stamina:.
        [few] { $actor } bierze { $amount } :drugs:.
       *[many] { $actor } bierze { $amount } :drugs:.
    }
    .of = a3f364b34990
locations_workshop = Numer { $tile-numbers_workshop }.
    .title = Warsztat
    .of = 701b92a74b17
locations_workshop_silver = Tu nikt nie liczy: weź { $effects_workshop-silver_take } :tools: narzędzie z zapasu, który ma pojemność { $stocks_workshop_silver }.
    .title = Warsztat, srebrna
    .event = { $actor } bierze { $value } :tools:.
    .of = 25afc53f26b9
locations_workshop_copper = Na zamówienie: oddaj do zasobów { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item(case: "acc") }
        [few] { $effects_workshop-copper_give } { -item(case: "acc-pl") }
       *[many] { $effects_workshop-copper_give } { -item(case: "gen-pl") }
    } innego rodzaju i weź najwyżej { $effects_workshop-copper_take } :tools: narzędzia z zapasu, który ma pojemność { $stocks_workshop_copper }.
    .title = Warsztat, miedziana
    .event = { $actor } daje materiał i bierze { $value } :tools:.
    .of = e89b1767dcd2
locations_recreational-room = Numer { $tile-numbers_recreational-room }.
    .title = Świetlica
    .of = 93c5578d707e
locations_recreational-room_silver = Partyjka kart: zyskujesz { $effects_recreational-room-silver_cash } :cash: kasy albo { $effects_recreational-room-silver_company }, jeśli jest tu też inny więzień.
    .title = Świetlica, srebrna
    .event = { $actor } gra w karty i zyskuje { $value } :cash:.
    .of = ee8a46432c2c
locations_recreational-room_copper = :free-action: Darmowa akcja: wymień się z więźniem w dowolnej lokacji, jakbyście byli razem.
    .title = Świetlica, miedziana
    .event = { $actor } przekazuje gryps.
    .of = 0681014fd3fb
locations_visiting-area = Numer { $tile-numbers_visiting-area }.
    .title = Sala widzeń
    .of = 8667368038f7
locations_visiting-area_silver = Ciasto z domu: zapłać { $effects_visiting-area-silver_pay } :cash: kasy i weź z zasobów { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item(case: "acc") }
        [few] { $effects_visiting-area-silver_take } { -item(case: "acc-pl") }
       *[many] { $effects_visiting-area-silver_take } { -item(case: "gen-pl") }
    } do wyboru.
    .title = Sala widzeń, srebrna
    .event = { $actor } dostaje ciasto, a w nim: { $item }
    .of = 0f9887a28063
locations_visiting-area_copper = Wizyta rodziny: zyskujesz { $effects_visiting-area-copper_cash } :cash: kasy.
    .title = Sala widzeń, miedziana
    .event = { $actor } ma gości i zyskuje { $value } :cash:.
    .of = 35ad39af7e41
locations_chapel = Numer { $tile-numbers_chapel }.
    .title = Kaplica
    .of = 8d4df28a3867
locations_chapel_silver = Dzwony na mszę: przestaw { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard(case: "acc") }
        [few] { $effects_chapel-silver_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
    } z dowolnej lokacji do sąsiedniej, która nie jest pełna.
    .title = Kaplica, srebrna
    .event = { $actor } bije w dzwony, strażnik przechodzi: { $tile } → { $there }.
    .of = 8969f13b5a25
locations_chapel_copper = Spowiedź: dobierz { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_chapel-copper_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_chapel-copper_draw } { -blackmail(case: "gen-pl") }
    } albo zyskaj { $effects_chapel-copper_stamina } :stamina: krzepy.
    .title = Kaplica, miedziana
    .event = { $minus ->
        [one] { $actor } zrzuca z serca ciężar: więcej o { $amount } :stamina:.
        [few] { $actor } słyszy coś u spowiedzi: więcej o { $amount } :blackmail:.
       *[many] { $actor } słyszy coś u spowiedzi: więcej o { $amount } :blackmail:.
    }
    .of = 89df3b2b6024
locations_wardens-office = Numer { $tile-numbers_wardens-office }.
    .title = Gabinet naczelnika
    .of = 5fa7560dbaf3
locations_wardens-office_silver = Prosto z haczyka: weź { $effects_wardens-office-silver_take } :key: klucz z zapasu, który ma pojemność { $stocks_wardens-office_silver }.
    .title = Gabinet naczelnika, srebrna
    .event = { $actor } bierze { $value } :key:.
    .of = b942728c9d5d
locations_wardens-office_copper = Otwarta szuflada: weź { $effects_wardens-office-copper_take } :key: klucz z zapasu, który ma pojemność { $stocks_wardens-office_copper }, albo przenieś { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task(case: "acc") }
        [few] { $effects_wardens-office-copper_tasks } { -task(case: "acc-pl") }
       *[many] { $effects_wardens-office-copper_tasks } { -task(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej.
    .title = Gabinet naczelnika, miedziana
    .event = { $moves ->
        [one] { $actor } przenosi zadanie do lokacji { $tile }: { $task }.
        [few] { $actor } bierze { $value } :key:.
       *[many] { $actor } bierze { $value } :key:.
    }
    .of = d20ffabdc7f3
locations_prison-wall = Numer { $tile-numbers_prison-wall }.
    .title = Mur więzienny
    .of = a295e8e5cc4a
locations_prison-wall_silver = Hałas w ciemności: przestaw najwyżej { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-silver_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
    } z tej lokacji do sąsiednich, które nie są pełne.
    .title = Mur więzienny, srebrna
    .event = { $actor } hałasuje, strażnik przechodzi: { $tile } → { $there }.
    .of = 363f2e63581d
locations_prison-wall_copper = Za obluzowanym kamieniem: weź :gun: pistolet, jeśli zapas ({ $stocks_prison-wall_copper }) jeszcze tu leży; w przeciwnym razie przestaw { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-copper_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
    } z tej lokacji do sąsiedniej, która nie jest pełna.
    .title = Mur więzienny, miedziana
    .event = { $moves ->
        [one] { $actor } znajduje tylko przeciąg, a strażnik przechodzi: { $tile } → { $there }.
        [few] { $actor } wyjmuje :gun: zza kamienia.
       *[many] { $actor } wyjmuje :gun: zza kamienia.
    }
    .of = 9775e7c64966

## Blackmail

blackmail = Na kogo zrzucono winę, ten ma haka na innych. Te karty to nasz własny zestaw.
    .title = Karty szantażu
    .of = 0c429f1fa7bc
blackmail_hand = Każda { -blackmail } w twojej ręce to tajemnica. Możesz mieć ich { $blackmail-hand }; kto dobierze więcej, wkłada wybrane pod talię. Limit ręki jest nasz.
    .title = Twoja ręka
    .event = { $minus ->
        [one] { $actor } wkłada kartę pod talię: { $card }.
        [few] { $actor } dobiera: { $card }.
       *[many] { $actor } dobiera: { $card }.
    }
    .of = a7798b3c8d70
blackmail_play = Szantaż możesz zagrać tylko we własnej turze i tylko jako kozioł ofiarny. Kart, które nie mogą zadziałać, nie można zagrać.
    .title = Zagranie karty
    .of = 09adf262ce52
blackmail_after = Zagrana karta trafia odkryta na stos. Gdy talia się skończy, przetasujcie stos i zróbcie z niego talię.
    .title = Po zagraniu
    .event = Ze stosu szantażu powstaje nowa talia: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }.
    .of = 005bbeac8be6
blackmail_own = W pudełku { $cards_blackmail ->
        [one] jest
        [few] są
       *[many] jest
    } { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
        [few] { $cards_blackmail } { -blackmail(case: "nom-pl") }
       *[many] { $cards_blackmail } { -blackmail(case: "gen-pl") }
    }, ale ich treści nie znamy. Naszych jest tyle samo, a zamiast nich możecie wziąć te z pudełka.
    .title = Nasz zestaw szantażu
    .of = a66c07142234
blackmail_hidden-stash = Weź { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item(case: "acc") }
        [few] { $blackmail-effects_hidden-stash_take } { -item(case: "acc-pl") }
       *[many] { $blackmail-effects_hidden-stash_take } { -item(case: "gen-pl") }
    } do wyboru od dowolnego więźnia, gdziekolwiek oboje jesteście.
    .title = Ukryta skrytka
    .event = { $actor } zabiera ({ $target }): { $item }
    .of = 432c1b064ffc
blackmail_hush-money = Każdy inny więzień, który ma kasę, płaci ci { $blackmail-effects_hush-money_cash } :cash: kasy; zaczyna osoba po twojej lewej.
    .title = Cena milczenia
    .event = { $target } płaci za milczenie { $value } :cash:. Dostaje: { $actor }.
    .of = b4ef7f830f9b
blackmail_lookout = Przesuń pionek innego więźnia najwyżej o { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "acc") }
        [few] { $blackmail-effects_lookout_steps } { -location(case: "acc-pl") }
       *[many] { $blackmail-effects_lookout_steps } { -location(case: "gen-pl") }
    }, tak jak w zwykłym ruchu.
    .title = Czujka
    .event = { $actor } wysyła: { $target } idzie do lokacji { $tile }.
    .of = d2e8fb8569ff
blackmail_anonymous-note = Przestaw { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc") }
        [few] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc-pl") }
       *[many] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej, która nie jest pełna.
    .title = Anonim
    .event = { $actor } odsyła strażnika: { $tile } → { $there }.
    .of = 48ca0d03304b
blackmail_friendly-guard = Do końca tej tury żadna kostka nie liczy się jako strażnik przy tym, co robisz, nawet przy wchodzeniu do lokacji.
    .title = Życzliwy strażnik
    .event = W tej turze nie liczy się żaden strażnik: { $actor }.
    .of = f7e901e1b050
blackmail_borrowed-file = Obejrzyj z wierzchu talii zadań { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } kartę
        [few] { $blackmail-effects_borrowed-file_look } karty
       *[many] { $blackmail-effects_borrowed-file_look } kart
    } i odłóż w dowolnej kolejności.
    .title = Pożyczone akta
    .event = { $peek ->
        [one] { $target } widzi w aktach: { $task }.
        [few] { $actor } przegląda talię zadań: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }.
       *[many] { $actor } przegląda talię zadań: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }.
    }
    .of = 01eac0e2376d
blackmail_change-of-plans = Przenieś { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc") }
        [few] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc-pl") }
       *[many] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej.
    .title = Zmiana planów
    .event = { $actor } przenosi zadanie do lokacji { $tile }: { $task }.
    .of = 87ed131738f4
blackmail_old-debt = Daj dowolnemu więźniowi { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item(case: "acc") }
        [few] { $blackmail-effects_old-debt_give } { -item(case: "acc-pl") }
       *[many] { $blackmail-effects_old-debt_give } { -item(case: "gen-pl") }
    } i weź od niego { $blackmail-effects_old-debt_take }, jedno i drugie do twojego wyboru, gdziekolwiek jest.
    .title = Stary dług
    .event = { $actor } oddaje ({ $target }): { $item }
    .of = 742a1d750855
blackmail_double-shift = W tej turze masz dodatkowo { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point(case: "acc") }
        [few] { $blackmail-effects_double-shift_points } { -action-point(case: "acc-pl") }
       *[many] { $blackmail-effects_double-shift_points } { -action-point(case: "gen-pl") }
    }.
    .title = Podwójna zmiana
    .event = { $actor } ma dodatkowo { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = 1bbe92a0b325
blackmail_forced-favour = Użyj lokacji innego więźnia, jakby stał w niej twój pionek. Liczą się tamtejsi strażnicy, a koszty ponosisz ty.
    .title = Wymuszona przysługa
    .event = { $target } oddaje przysługę w lokacji { $tile }. Korzysta: { $actor }.
    .of = 5ae95d8bbf81
blackmail_two-voices = Trzymaj tę kartę odkrytą przed sobą. Gdy odbywa się następne { -vote }, twój znacznik liczy się jak { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } głos
        [few] { $blackmail-effects_two-voices_votes } głosy
       *[many] { $blackmail-effects_two-voices_votes } głosów
    }; po tym jednym { -vote(case: "loc") } karta jest zagrana.
    .title = Jeszcze jeden głos
    .event = W następnym głosowaniu głos liczy się tyle razy: { $value } ({ $actor }).
    .of = dc02cc750e85

## Maximum Security

security = Dodatek z szefem, piątym więźniem i paroma nowymi zakątkami więzienia.
    .title = Maximum Security
    .of = db0aa58ff9f3
security_needs-base = { product_maximum-security } nie jest samodzielną grą; potrzebna jest gra podstawowa.
    .title = Potrzebna gra podstawowa
    .of = 9a4866e399c5
security_news = Szef i nowe lokacje należą do każdej gry z tym pudełkiem, frajer do gier na { $five-players } osób, a każdy wariant do tych, którzy go wybiorą. Pozostałe zasady się nie zmieniają.
    .title = Co nowego
    .of = 464613df4ece
security_as-base = Czego tu nie wymieniono, to robi się jak w grze podstawowej, razem z liczbą strażników i odkrytych zadań.
    .title = Jak dotąd
    .of = 4842ab39e87c
security_sucker-players = Frajer jest tylko w grze na { $five-players ->
        [one] { $five-players } osobę
        [few] { $five-players } osoby
       *[many] { $five-players } osób
    }.
    .title = Kiedy jest frajer
    .of = b9b0cfe1583c

## Maximum Security: what is in the box

security-components = Te rzeczy z { product_maximum-security } biorą udział w waszej grze.
    .title = Elementy Maximum Security
    .of = b0563efb23e9
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location }
        [few] { $more-tiles } { -location(case: "nom-pl") }
       *[many] { $more-tiles } { -location(case: "gen-pl") }
    } z dalszymi częściami więzienia: pokój szefa, latarnia morska i tunele.
    .title = Więcej lokacji
    .of = c6ce282e64fb
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
        [few] { $more-sheets } { -sheet(case: "nom-pl") }
       *[many] { $more-sheets } { -sheet(case: "gen-pl") }
    } dla gracza numer { $five-players }.
    .title = Jeszcze jeden arkusz więźnia
    .of = 8565e874342e
security-components_fifth-player = Tylko z tym pudełkiem może was grać { $players-max }.
    .title = Piąty gracz
    .of = b99af01861ba
security-components_cards = W pudełku { $more-cards-total ->
        [one] jest
        [few] są
       *[many] jest
    } { $more-cards-total ->
        [one] { $more-cards-total } karta
        [few] { $more-cards-total } karty
       *[many] { $more-cards-total } kart
    }: karty szantażu: { $more-cards_blackmail }, karty wyroku: { $more-cards_sentence }, karty pomocnicze: { $more-cards_auxiliary }, karta frajera: { $more-cards_sucker }, skróty zasad: { $more-cards_summary }.
    .title = Karty dodatku
    .of = 31e457a33aae
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
        [few] { $more-cards_blackmail } { -blackmail(case: "nom-pl") }
       *[many] { $more-cards_blackmail } { -blackmail(case: "gen-pl") }
    }, czyli kolejne środki dla kozła ofiarnego.
    .title = Więcej szantażu
    .of = 46952d084f70
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
        [few] { $more-cards_sentence } { -sentence(case: "nom-pl") }
       *[many] { $more-cards_sentence } { -sentence(case: "gen-pl") }
    }; każda z czymś, co potrafi jej więzień, a inni nie.
    .title = Karty wyroku
    .of = 123e44470cf0
security-components_sentences-only = { -sentence(case: "nom-cap") } należy do wariantu „{ module_convicted }”. Żadna inna zasada jej nie używa.
    .title = Do czego są wyroki
    .of = dfa7536f81e6
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
        [few] { $more-cards_auxiliary } { -auxiliary(case: "nom-pl") }
       *[many] { $more-cards_auxiliary } { -auxiliary(case: "gen-pl") }
    }, żeby los mógł wskazywać także nowe lokacje.
    .title = Więcej kart pomocniczych
    .of = c3db07fc8993
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } karta
        [few] { $more-cards_sucker } karty
       *[many] { $more-cards_sucker } kart
    } na znak, kto jest frajerem.
    .title = Karta frajera
    .of = c2b6db6ae367
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } karta
        [few] { $more-cards_summary } karty
       *[many] { $more-cards_summary } kart
    } ze skrótem zasad, z drukiem na obu stronach. Służą do zaglądania i nie biorą udziału w grze.
    .title = Więcej skrótów zasad
    .of = 698f6aaf7036
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
        [few] { $more-pawns } { -pawn(case: "nom-pl") }
       *[many] { $more-pawns } { -pawn(case: "gen-pl") }
    } w nowym kolorze, na znak, gdzie jest ten więzień.
    .title = Jeszcze jeden pionek
    .of = df8a2ef16594
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } znacznik
        [few] { $chief-markers } znaczniki
       *[many] { $chief-markers } znaczników
    } na miejsce, w którym jest { -chief }.
    .title = Znacznik szefa
    .of = 9d0251ac8801
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } znacznik
        [few] { $more-markers-total } znaczniki
       *[many] { $more-markers-total } znaczników
    }: w kolorach gry podstawowej { $more-markers_old }, w nowym kolorze { $more-markers_new }.
    .title = Więcej znaczników
    .of = c85b8384bf06
security-components_markers-use = Służą do krzepy, kasy i głosowania. Tymi w starych kolorach nowy gracz głosuje na pozostałych.
    .title = Do czego są nowe znaczniki
    .of = ee9835a48786

## The Sucker

sucker = Zawsze ktoś jest pomijany i czasem nic lepszego nie może cię spotkać.
    .title = Frajer
    .of = ac98927964db
sucker_role = W każdej rundzie jeden więzień to { -sucker }. Ma z planu mniej niż inni, ale nie dosięgnie go głosowanie.
    .title = Los frajera
    .of = 11c2379566d6
sucker_phases = { -round(case: "nom-cap") } ma { $sucker-phases ->
        [one] { $sucker-phases } { -phase(case: "acc") }
        [few] { $sucker-phases } { -phase(case: "acc-pl") }
       *[many] { $sucker-phases } { -phase(case: "gen-pl") }
    }: przychodzi nowy strażnik, ktoś zostaje frajerem, ktoś zostaje kozłem ofiarnym i wszyscy realizują plan.
    .title = Fazy z frajerem
    .of = 04d0061456be
sucker_phase-place = Szef porusza się wtedy, gdy przychodzi nowy strażnik, a więc jeszcze przed wyznaczeniem frajera.
    .title = Szef przed frajerem
    .of = f8dc0d38ab5b
sucker_first = W pierwszej rundzie wylosujcie, kto jest frajerem.
    .title = Pierwszy frajer
    .event = { $target } to pierwszy frajer.
    .of = 7b02ef53722e
sucker_first-both = Los może zrobić z tego samego więźnia pierwszego frajera i pierwszego kozła ofiarnego. Głosowanie tej rundy znajdzie wtedy innego kozła ofiarnego.
    .title = Jedno i drugie na początku
    .of = f21bd7161195
sucker_next = W każdej następnej rundzie frajerem zostaje gracz po lewej od dotychczasowego.
    .title = Następny frajer
    .event = { $target } to teraz frajer.
    .of = 4733b1051a49
sucker_one-round = Rola i jej karta zostają u więźnia na całą rundę, a żadna runda nie obywa się bez frajera.
    .title = Na jedną rundę
    .of = 5fbe7d15a62d
sucker_never-scapegoat = Frajer nie może zostać kozłem ofiarnym. W głosowaniu każdy więzień oprócz frajera to { -candidate }.
    .title = Nigdy kozłem ofiarnym
    .of = dc9bfa506cee
sucker_votes = Frajer może głosować tak jak wszyscy.
    .title = Głos frajera
    .of = 1c2b20d25f41
sucker_abstain = Frajer może też pokazać pustą dłoń. Wszyscy inni muszą głosować.
    .title = Wstrzymanie się
    .event = { $actor } wstrzymuje się od głosu.
    .of = f54fd9e53a33
sucker_outgoing-scapegoat = Jeśli dotychczasowy kozioł ofiarny jest w tej rundzie frajerem, i tak rozstrzyga remis.
    .title = Remis w rękach frajera
    .event = { $actor } rozstrzyga remis: { $target }.
    .of = b5df49062edb
sucker_points = Frajer nie ma więcej punktów akcji niż zwykły więzień.
    .title = Bez dodatkowych akcji
    .of = e03ff82c551c
sucker_blackmail = Frajer nie może zagrywać kart szantażu.
    .title = Bez szantażu
    .of = 5a3b340a4c7e
sucker_keeps-blackmail = Frajer może dobierać karty szantażu i trzymać je na lepsze czasy.
    .title = Szantaż na ręce
    .of = 629b4b64e89d
sucker_powers = Rola frajera sama w sobie nie daje żadnych zdolności.
    .title = Bez zdolności
    .of = ea4d1ab6a0cc
sucker_sentence = Karta wyroku obowiązuje także więźnia, który jest frajerem.
    .title = Wyrok frajera
    .of = 4fe23c7139d5
sucker_no-reward = Gdy ktoś inny wykonuje zadanie, frajer nie dostaje nic z nagrody, tak samo jak kozioł ofiarny.
    .title = Bez nagrody
    .event = { $target }, frajer, nie dostaje litery { $letter }.
    .of = 126ba377eff7
sucker_tasks = Frajer może wykonywać zadania.
    .title = Frajer i zadania
    .of = ef846ee0a1db
sucker_own-task = Gdy zadanie wykonuje frajer, literę zaznacza tylko on i dla nikogo nie ciągnie się nagrody.
    .title = Własne zadanie frajera
    .event = To zadanie frajera, więc nikt inny nie dostaje nagrody.
    .of = d853d860a9e8
sucker_example = Ada jest kozłem ofiarnym, Bo frajerem. Cyril wykonuje zadanie: zaznacza jego literę, a z nagrody korzystają Dora i Emil. Potem Bo wykonuje zadanie z literą F, zaznacza F i talii zadań nikt dla nagrody nie rusza.
    .title = Przykład: zadania z frajerem
    .of = b0eb0a9c2df2

## The Chief of guards

chief = Jeden człowiek pogarsza całe więzienie, ale jego kroki da się przewidzieć.
    .title = Szef strażników
    .of = f490d6257b43
chief_own-tile = W swojej lokacji szef liczy się jako { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
        [few] { $chief-influence_own } { -guard(case: "nom-pl") }
       *[many] { $chief-influence_own } { -guard(case: "gen-pl") }
    }, oprócz tych, którzy tam stoją.
    .title = W jego lokacji
    .of = 54f2374166d2
chief_neighbours = W każdej lokacji, która ma wspólną krawędź z jego lokacją, szef liczy się jako dodatkowy strażnik ({ $chief-influence_near }).
    .title = Obok niego
    .of = b27790544fd1
chief_diagonals = Lokacje, które stykają się z lokacją szefa tylko rogiem, go nie odczuwają.
    .title = Nie przez rogi
    .of = 74aa4041d182
chief_limit = Wpływ powyżej { $influence-limit } działa na to, co robisz, tak jak { $influence-limit }.
    .title = Nie gorzej niż w pełnej lokacji
    .of = 963596e3ff4d
chief_example-influence = Szef jest w tunelach, gdzie { $chief-example_guards ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $chief-example_guards ->
        [one] { $chief-example_guards } strażnik
        [few] { $chief-example_guards } strażnicy
       *[many] { $chief-example_guards } strażników
    }: wpływ wynosi tam { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. Blok z celami, stołówka, radiowęzeł i gabinet naczelnika mają z tunelami wspólną krawędź, więc każde z nich dostaje o { $chief-influence_near } więcej. Sala widzeń leży przy rogu i nie dostaje nic.
    .title = Przykład: wpływ szefa
    .of = 5a03c73127fb
chief_no-cube = Do tego, ilu strażników pomieści lokacja, i do ostatniego strażnika, który kończy grę, liczą się tylko kostki. Szef nigdy.
    .title = Szef to nie kostka
    .of = 324509b88593
chief_riot = Żadna rozróba nie rusza szefa.
    .title = Głuchy na rozróby
    .of = f2f7d0311b94
chief_bribe = Szef nie bierze łapówek.
    .title = Nieprzekupny
    .of = 0937e918b1a6
chief_moves = Szef porusza się w pierwszej fazie każdej rundy, po wejściu nowego strażnika.
    .title = Kiedy szef się porusza
    .of = 4d2725d8938d
chief_higher = Spójrzcie na { $chief-squares ->
        [one] { $chief-squares } kratkę
        [few] { $chief-squares } kratki
       *[many] { $chief-squares } kratek
    } wokół szefa, z rogami. Spośród tamtejszych lokacji o numerze wyższym niż jego własna idzie do tej z najniższym.
    .title = W górę po numerach
    .event = Szef idzie w górę po numerach: { $tile }.
    .of = 8da612049a31
chief_lowest = Jeśli żaden numer wokół niego nie jest wyższy, idzie do najniższego ze wszystkich wokół.
    .title = Znowu w dół
    .event = Obok nie ma wyższego numeru; szef idzie do lokacji: { $tile }.
    .of = 6184e2b01b13
chief_example-walk = Szef jest na spacerniaku, numer { $tile-numbers_exercise-yard }; wokół niego leżą numery { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } i { $tile-numbers_lighthouse }. Idzie do { $tile-numbers_workshop }. Jeśli wokół tej lokacji leżą tylko { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } i { $tile-numbers_infirmary }, idzie do { $tile-numbers_dining-hall }.
    .title = Przykład: kroki szefa
    .of = 00c026a261bf
chief_walk = Nie ma w tym przypadku: prędzej czy później szef chodzi w kółko. W { $chief-walk_prisons ->
        [one] { $chief-walk_prisons } więzieniu ułożonym
        [few] { $chief-walk_prisons } więzieniach ułożonych
       *[many] { $chief-walk_prisons } więzieniach ułożonych
    } przez nas losowo krąg miał od { $chief-walk_shortest } do { $chief-walk_longest } kroków i nigdy nie stał w miejscu.
    .title = Krąg szefa
    .of = 3e4b2b76ef77

## The new locations

new-locations = Zakątki więzienia, w których można namieszać szefowi, zadaniom i murom.
    .title = Lokacje Maximum Security
    .of = 383b63bd67a9
new-locations_numbers = Pokój szefa ma numer { $tile-numbers_chiefs-room }, latarnia morska { $tile-numbers_lighthouse }, a tunele { $tile-numbers_tunnels }.
    .title = Ich numery
    .of = 0a01db33f52b
new-locations_sides = Jedna strona każdej z tych lokacji to { -plain-side }, a druga to { -payment-side }, której działanie jest silniejsze, ale trzeba je kupić.
    .title = Zwykła i płatna strona
    .of = 2d532a67e814
new-locations_payment = Cena płatnej strony to { $payment } dowolny fant albo { $payment } :cash: kasy, co wolisz. Trafia do zasobów.
    .title = Cena
    .event = { $actor } płaci: { $item }
    .of = 1bcef351a5e1
new-locations_free = Płatne strony to darmowe akcje. Zwykłe kosztują { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }, jak każda lokacja.
    .title = Które strony są darmowe
    .of = 521a6c8766a8
new-locations_guards = Darmowe strony też podlegają strażnikom, razem z szefem. Przy wpływie { $influence_slow } kosztują { $influence-extra ->
        [one] { $influence-extra } { -action-point(case: "acc") }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }, od { $influence_stop } wzwyż nie można ich użyć.
    .title = Sprostowanie: strażnicy w nowych lokacjach
    .of = 735513dc5831
new-locations_chiefs-room = Numer { $tile-numbers_chiefs-room }.
    .title = Pokój szefa
    .of = 1efc34b81cb1
new-locations_chiefs-room_plain = Fałszywy meldunek: przestaw szefa do lokacji sąsiadującej z jego lokacją.
    .title = Pokój szefa, zwykła strona
    .event = { $actor } wysyła szefa do lokacji: { $tile }.
    .of = 493b7f0b37ac
new-locations_chiefs-room_neighbours = Lokacje przy rogach lokacji szefa też są tu sąsiednie, tak jak wtedy, gdy porusza się sam.
    .title = Sąsiedztwo szefa
    .of = 4aae3fb874e8
new-locations_chiefs-room_payment = :free-action: Darmowa akcja: zapłać cenę i przestaw szefa do wybranej lokacji, choćby najdalszej.
    .title = Pokój szefa, płatna strona
    .event = { $actor } wysyła szefa daleko, do lokacji: { $tile }.
    .of = 3015aa48c97d
new-locations_lighthouse = Numer { $tile-numbers_lighthouse }.
    .title = Latarnia morska
    .of = e773695a6b4e
new-locations_lighthouse_plain = Spojrzenie w przyszłość: obejrzyj z wierzchu talii zadań { $lighthouse_look ->
        [one] { $lighthouse_look } kartę
        [few] { $lighthouse_look } karty
       *[many] { $lighthouse_look } kart
    } i zostaw tam albo włóż pod talię.
    .title = Latarnia morska, zwykła strona
    .event = { $peek ->
        [one] { $target } widzi na wierzchu talii: { $task }.
        [few] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
        [few] { $actor } ogląda wierzch talii zadań.
       *[many] { $actor } ogląda wierzch talii zadań.
    }
       *[many] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
        [few] { $actor } ogląda wierzch talii zadań.
       *[many] { $actor } ogląda wierzch talii zadań.
    }
    }
    .of = a0bd87086b61
new-locations_lighthouse_payment = :free-action: Darmowa akcja: zapłać cenę i dobierz { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task(case: "acc") }
        [few] { $lighthouse_draw } { -task(case: "acc-pl") }
       *[many] { $lighthouse_draw } { -task(case: "gen-pl") }
    }. Z nich { $lighthouse_top } odłóż na wierzch talii, a pozostałe { $lighthouse_bottom } pod spód.
    .title = Latarnia morska, płatna strona
    .event = { $peek ->
        [one] { $target } widzi wśród następnych zadań: { $task }.
        [few] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
        [few] { $actor } ogląda z talii zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
       *[many] { $actor } ogląda z talii zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
    }
       *[many] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
        [few] { $actor } ogląda z talii zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
       *[many] { $actor } ogląda z talii zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
    }
    }
    .of = b0538af7ba72
new-locations_lighthouse_short-deck = Jeśli w talii zadań jest mniej kart, dobierz tyle, ile jest. Przy pustej talii latarni nie można użyć.
    .title = Krótka talia zadań
    .of = d373ed7d1047
new-locations_tunnels = Numer { $tile-numbers_tunnels }.
    .title = Tunele
    .of = 1924b72f77db
new-locations_tunnels_plain = Na czworakach: przestaw swój pionek do dowolnej lokacji.
    .title = Tunele, zwykła strona
    .event = { $actor } czołga się do lokacji: { $tile }.
    .of = aedcd3494716
new-locations_tunnels_closed = Do lokacji, którą zamknęli strażnicy, nie wejdziesz także od dołu.
    .title = Tunele i zamknięte lokacje
    .of = a5201dcd2c51
new-locations_tunnels_payment = :free-action: Darmowa akcja: zapłać cenę i użyj dowolnej lokacji, jakby stał w niej twój pionek, za tyle punktów akcji, ile to kosztuje przy jej strażnikach.
    .title = Tunele, płatna strona
    .event = { $actor } sięga przez tunele do lokacji: { $tile }.
    .of = 763339e620e1
new-locations_tunnels_whose-guards = Wpływ w tunelach decyduje, czy możesz ich użyć i czy coś cię to kosztuje. Wpływ w drugiej lokacji decyduje, ile kosztuje jej działanie. Drugą lokacją nie mogą być same tunele.
    .title = Którzy strażnicy się liczą
    .of = 9ca29429f162

## Blackmail of Maximum Security

security-blackmail = Kolejne karty dla kozła ofiarnego.
    .title = Więcej kart szantażu
    .of = 3929783db4c6
security-blackmail_own = Treści kart z pudełka nie znamy. Naszych jest tyle samo, a zamiast nich grupa może wziąć te z pudełka.
    .title = Nasz zestaw tych kart
    .of = f1ac73124987
security-blackmail_tip-off = Przesuń szefa o { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "acc") }
        [few] { $security-blackmail-effects_tip-off_steps } { -location(case: "acc-pl") }
       *[many] { $security-blackmail-effects_tip-off_steps } { -location(case: "gen-pl") }
    } w dowolnym kierunku, także przez róg.
    .title = Cynk
    .event = { $actor } wysyła szefa do lokacji: { $tile }.
    .of = e8ea7cd68c4f
security-blackmail_off-duty = Do końca tej tury szef nie liczy się przy tym, co robisz.
    .title = Po służbie
    .event = W tej turze szef się nie liczy: { $actor }.
    .of = c53addc799b3
security-blackmail_transfer = Wybierz parę więźniów, siebie lub innych. Zamieniają się miejscami.
    .title = Przeniesienie
    .event = { $actor } i { $target } zamieniają się miejscami.
    .of = 03d9a249e6f1
security-blackmail_loose-talk = Obejrzyj wszystkie karty szantażu innego więźnia i weź { $security-blackmail-effects_loose-talk_take } z nich na rękę.
    .title = Długi język
    .event = { $peek ->
        [one] { $actor } zabiera ({ $target }): { $card }.
        [few] { $actor } ogląda cudzy szantaż ({ $target }) i część zabiera.
       *[many] { $actor } ogląda cudzy szantaż ({ $target }) i część zabiera.
    }
    .of = 4f549e00252f

## Variants

variants = Zmiany, które grupa może wprowadzić do gry.
    .title = Warianty
    .of = 030ce03bb05d
variants_choose = { $variants ->
        [one] Jest
        [few] Są
       *[many] Jest
    } { $variants ->
        [one] { $variants } wariant
        [few] { $variants } warianty
       *[many] { $variants } wariantów
    }. Grajcie z dowolnym, z kilkoma, ze wszystkimi albo bez żadnego.
    .title = Wybór wariantów
    .of = e233035a9b6b
certain-escape = Plan, którego nikt już nie może zrealizować, to żadna zabawa.
    .title = Wariant: pewna ucieczka
    .of = e2c23b6686eb
certain-escape_scope = Ten wariant tylko przerzedza zadania podczas przygotowania, dla każdej litery po równo. Nic więcej się nie zmienia.
    .title = Cieńsza talia zadań
    .of = b100c34281dd
certain-escape_purpose = Gdy kart każdej litery jest mniej, wszystkie litery wychodzą równomierniej. Wygrywacie znacznie częściej i rzadko utykacie z literą, która już nie może przyjść.
    .title = Co to daje
    .of = 48e92990d8cd
plan-g = Zawsze jest ktoś, kto zrobił mniej niż inni.
    .title = Wariant: plan G
    .of = fdfb4f5a4f3b
plan-g_counter = Za każdym razem, gdy dostajesz jako nagrodę literę, którą już masz, połóż na swoim arkuszu { $counters-gained ->
        [one] { $counters-gained } { -counter(case: "acc") }
        [few] { $counters-gained } { -counter(case: "acc-pl") }
       *[many] { $counters-gained } { -counter(case: "gen-pl") }
    }.
    .title = Żetony
    .event = { $target } ma już tę literę i kładzie żeton: teraz { $value }.
    .of = 129e0f98b790
plan-g_own-letter = Litera zadania, które wykonujesz sam, też liczy się tu jako nagroda.
    .title = Litery własnych zadań
    .of = 1520d8f1980e
plan-g_stays = Gdy ucieczka się udaje, zostaje i przegrywa więzień, który ma najmniej żetonów, niezależnie od tego, czy jest kozłem ofiarnym.
    .title = Kto zostaje
    .event = { $target } ma najmniej żetonów i zostaje.
    .of = f1764886f31d
plan-g_who-stays = Porównuje się tylko więźniów, bez których nadal macie każdą literę. Przy równości zostaje kozioł ofiarny, potem ten, kto ma najmniej liter, potem pierwszy po lewej od kozła ofiarnego.
    .title = Równe żetony i potrzebne litery
    .of = 7ea2dbc4fe15
different-prison = Żadne więzienie nie jest zbudowane jak następne.
    .title = Wariant: inne więzienie
    .of = 23f29c215762
different-prison_scope = Podczas przygotowania sami układacie więzienie, płytka po płytce. Nic więcej się nie zmienia.
    .title = Zbudowane przez graczy
    .of = 6adafd39a0c5
different-prison_touching = Może się też stykać z większą liczbą płytek niż { $touching }.
    .title = Z iloma musi się stykać
    .of = fad8d9c8052c
different-prison_who-lays = Zaczyna wylosowany gracz, dalej zgodnie z ruchem wskazówek zegara. Bierzesz następną płytkę z przetasowanego stosu; gdzie trafi, zależy od ciebie.
    .title = Kto którą płytkę kładzie
    .event = { $target } kładzie pierwszą płytkę.
    .of = 9e8ed1b85e4e
different-prison_outline = Zarys może wyjść nieregularny. Zawsze jest miejsce, w którym pasuje następna płytka.
    .title = Nieregularny zarys
    .of = a8fad995a859
convicted = Każdy za coś tu siedzi.
    .title = Wariant: skazani
    .of = 86cd7a3340e2
convicted_follow = To, co mówi twoja karta wyroku, obowiązuje cię przez całą grę, czy ci pomaga, czy nie.
    .title = Związani wyrokiem
    .of = 8d6b9f13ecad
convicted_own = Nie wiemy, co mówią karty z pudełka ({ $more-cards_sentence }). Naszych jest tyle samo, a zamiast nich grupa może wziąć te z pudełka.
    .title = Nasz zestaw wyroków
    .of = 5376cdac5885
convicted_pickpocket = Możesz okraść także więźnia, który stoi w lokacji sąsiadującej z twoją.
    .title = Kieszonkowiec
    .event = { $target } ma długie ręce.
    .of = 411e845b58c3
convicted_ringleader = Twoja rozróba ściąga najwyżej { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard(case: "acc") }
        [few] { $sentence-effects_ringleader_guards } { -guard(case: "acc-pl") }
       *[many] { $sentence-effects_ringleader_guards } { -guard(case: "gen-pl") }
    }, każdego z dowolnej sąsiedniej lokacji, o ile jest miejsce.
    .title = Prowodyr
    .event = { $target } pociąga innych: jeszcze jeden strażnik przechodzi: { $tile } → { $there }.
    .of = b54b5c88df85
convicted_smuggler = Masz o { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot(case: "acc") }
        [few] { $sentence-effects_smuggler_slots } { -slot(case: "acc-pl") }
       *[many] { $sentence-effects_smuggler_slots } { -slot(case: "gen-pl") }
    } więcej niż inni.
    .title = Przemytnik
    .of = 99cff5122804
convicted_bookmaker = Za każdym razem, gdy więzień, na którego głosujesz, zostaje kozłem ofiarnym, zyskujesz { $sentence-effects_bookmaker_cash } :cash: kasy. Głos na siebie nic nie daje.
    .title = Bukmacher
    .event = { $target } wygrywa zakład i zyskuje { $value } :cash:.
    .of = a7e1f2a524ab
convicted_forger = Wykonując zadanie, możesz zapłacić { $sentence-effects_forger_cash } :cash: kasy, zamiast oddawać { $sentence-effects_forger_items } z jego fantów.
    .title = Fałszerz
    .event = { $target } płaci zamiast: { $item }
    .of = 3d2d4c88d597
convicted_getaway-driver = Twój pierwszy ruch w każdej turze nie kosztuje punktu akcji.
    .title = Kierowca gangu
    .event = { $target } rusza się za darmo.
    .of = 565569626a5d
convicted_embezzler = Twoja pierwsza łapówka w każdej turze nie kosztuje kasy.
    .title = Malwersant
    .event = { $target } przekupuje bez płacenia.
    .of = 872cb5b23ecc
convicted_brawler = Wysiłek daje ci { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point(case: "acc") }
        [few] { $sentence-effects_brawler_points } { -action-point(case: "acc-pl") }
       *[many] { $sentence-effects_brawler_points } { -action-point(case: "gen-pl") }
    } zamiast { $effort-points }.
    .title = Zabijaka
    .event = { $target } nie żałuje pięści, wysiłek daje: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
    .of = a0049320781d
convicted_informer = Ilekroć dobierasz karty szantażu, dobierz o { $sentence-effects_informer_draw } więcej, a potem włóż { $sentence-effects_informer_back } ze swojej ręki pod talię.
    .title = Kapuś
    .event = { $target } dobiera { $value ->
        [one] { $value } kartę szantażu
        [few] { $value } karty szantażu
       *[many] { $value } kart szantażu
    } i część odda.
    .of = 147fae659de0

## House rules

house = To, co musi rozstrzygnąć tylko program.
    .title = Zasady domowe
    .of = bf89c29f035b
house_step-limit = Gra, która nie kończy się po { $step-limit ->
        [one] { $step-limit } kroku
        [few] { $step-limit } krokach
       *[many] { $step-limit } krokach
    } (krok to akcja, ciągnięcie karty albo coś, co dzieje się na początku rundy), kończy się bez zwycięzców. Nigdy takiej nie zobaczycie.
    .title = Gra bez końca
    .event = Ta gra nie skończyłaby się nigdy i nikt nie ucieka.
    .of = 3a21161b5e4c

## Readings

reading_start-draw = Czy więźniowie mogą zaczynać w tej samej lokacji?
    .why = Karty, które leżą na stole, aż wszyscy mają miejsce, rozdzielają początki; o tym, że wracają, mowa tylko przy fazie strażników.
    .of = 937bc7a416a3
reading_start-draw_apart = Nie: wyciągnięte karty leżą na stole, aż wszyscy mają miejsce.
    .of = ab8b521c9eb8
reading_start-draw_together = Tak: każda karta wraca przed wyciągnięciem następnej.
    .of = f056dd444b69
reading_guard-overflow = Co dzieje się z nowym strażnikiem, którego lokacja jest pełna?
    .why = Długość gry liczy się jednym strażnikiem na rundę, więc żaden nie powinien przepaść.
    .of = 3faae0251b23
reading_guard-overflow_redraw = Ciągnie się dalej, aż wypadnie lokacja z miejscem.
    .of = 052b65590078
reading_guard-overflow_lost = W tej rundzie nie przychodzi żaden strażnik.
    .of = 9e4b910b80d4
reading_guard-overflow_neighbour = Strażnik trafia do sąsiedniej lokacji, która nie jest pełna; wybiera kozioł ofiarny.
    .of = 1f394e9e065f
reading_points-five = Ile punktów akcji ma więzień w grze na { $five-players } osób?
    .why = Liczba spada, gdy graczy przybywa, a w grze na { $five-players } osób na swoją turę czeka się co najmniej tak długo jak w grze na { $four-players }.
    .of = 4f99e2dba6d7
reading_points-five_as-four = Tyle co w grze na { $four-players ->
        [one] { $four-players } osobę
        [few] { $four-players } osoby
       *[many] { $four-players } osób
    }.
    .of = b8da856a3ddf
reading_points-five_as-three = Tyle co w grze na { $players-min ->
        [one] { $players-min } osobę
        [few] { $players-min } osoby
       *[many] { $players-min } osób
    }.
    .of = 05e608b829f3
reading_scapegoat-ladder = Czy przewaga kozła ofiarnego rośnie z każdym wyborem z rzędu?
    .why = W pudełku leży znacznik do liczenia dodatkowych akcji, ale o ile ich przybywa, nigdzie nie powiedziano. Pewna jest tylko pierwsza.
    .of = 16a81c33662a
reading_scapegoat-ladder_flat = Nie: zawsze jest taka sama.
    .of = b874df9c9a78
reading_scapegoat-ladder_ladder = Tak: każdy wybór z rzędu dodaje jeszcze raz tyle samo.
    .of = 6bb1087828ea
reading_riot-direction = Dokąd rozróba przenosi strażnika?
    .why = Strażnicy biegną tam, gdzie jest hałas; dodatek mówi o szefie, który na niego nie reaguje.
    .of = faabb666063a
reading_riot-direction_pull = Z sąsiedniej lokacji do lokacji rozróby.
    .of = b8672e30712a
reading_riot-direction_push = Z lokacji rozróby do sąsiedniej.
    .of = 51d17a9f00a6
reading_bribe-effect = Co robi przekupiony strażnik?
    .why = Strażnika, który odszedł, najłatwiej zobaczyć na stole, i nikt nie musi niczego pamiętać.
    .of = 0a70f59d74a6
reading_bribe-effect_move = Odchodzi do sąsiedniej lokacji, która nie jest pełna.
    .of = 29a607d28d25
reading_bribe-effect_ignore = Zostaje, ale do końca tury nie liczy się dla tego, kto zapłacił.
    .of = 4c7693bc80ac
reading_full-tile = Czy można wejść do lokacji, w której stoi tylu strażników, ilu się mieści?
    .why = Jedna z recenzji mówi, że strażnicy potrafią nie wpuścić więźniów, i nic innego nie odróżniałoby takiej lokacji od tej, w której jest ich mniej.
    .of = abdabc2d36c7
reading_full-tile_barred = Nie: nikt nie wejdzie; kto jest w środku, może wyjść.
    .of = b8883c8c3a12
reading_full-tile_open = Tak: jest jak lokacja, w której { $influence_stop ->
        [one] stoi
        [few] stoją
       *[many] stoi
    } { $influence_stop ->
        [one] { $influence_stop } strażnik
        [few] { $influence_stop } strażnicy
       *[many] { $influence_stop } strażników
    }.
    .of = c353732b8e81
reading_used-tasks = Co dzieje się z wykonanymi zadaniami i kartami nagród?
    .why = Dodatek ma wariant przeciw grom, których nie da się już wygrać. Takie gry powstają tylko wtedy, gdy karty wypadają z gry.
    .of = 6f01272c648e
reading_used-tasks_out = Wypadają z gry.
    .of = eb721e9db6c9
reading_used-tasks_under = Trafiają pod talię zadań.
    .of = 02a213cab762
reading_success-moment = Kiedy sprawdza się, czy ucieczka się udaje?
    .why = Nic nie mówi, żeby czekać, a gotowemu planowi niczego więcej nie trzeba.
    .of = 64356d4b92b1
reading_success-moment_at-once = Zaraz po zaznaczeniu ostatniej brakującej litery.
    .of = 53be76c2d899
reading_success-moment_round-end = Na końcu rundy, z tym kozłem ofiarnym, który jest nim wtedy.
    .of = ee4c8c9df019
reading_who-stays = Kto zostaje zamiast potrzebnego kozła ofiarnego?
    .why = Podobno decydują stałe cechy, ale nie wiadomo które. Kto zrobił dla planu najmniej, ma do niego najmniejsze prawo.
    .of = e38338fbe50a
reading_who-stays_fewest-letters = Spośród tych, bez których można się obejść, ten, kto ma najmniej liter; przy równości pierwszy po lewej od kozła ofiarnego.
    .of = 6ee6c183f1d5
reading_who-stays_seat-order = Spośród tych, bez których można się obejść, pierwszy po lewej od kozła ofiarnego.
    .of = 6e9f1337eea5
reading_who-stays_vote = Ci, bez których nie można się obejść, głosują na jednego z pozostałych; remis rozstrzyga kozioł ofiarny.
    .of = bf576d705981
reading_marker-shortage = Co, jeśli skończą się drewniane znaczniki?
    .why = Znaczników planu jest mniej niż liter dla wszystkich więźniów, więc ich brak nie może być zasadą.
    .of = 632b4d0a46c4
reading_marker-shortage_unlimited = Nic: użyjcie czegoś innego.
    .of = cdccdd9ec5a3
reading_marker-shortage_counted = Litery, na którą nie ma znacznika, nie można zaznaczyć.
    .of = 7374a8452302
reading_sucker-players = Czy frajer jest także wtedy, gdy gra mniej niż { $five-players ->
        [one] { $five-players } osoba
        [few] { $five-players } osoby
       *[many] { $five-players } osób
    }?
    .why = Zasady frajera stoją pod nagłówkiem o grach na tyle osób.
    .of = 30df6950c4d1
reading_sucker-players_five-only = Nie: tylko w grze na { $five-players } osób.
    .of = fdf13f416dcb
reading_sucker-players_always = Tak: w każdej grze z dodatkiem.
    .of = 8236f38e2c7d
reading_sentences-boxed = Co dzieje się z kartami wyroku, gdy nie gracie tym wariantem?
    .why = Podobno służą tylko temu wariantowi.
    .of = 2c4a56cf4ed3
reading_sentences-boxed_boxed = Zostają w pudełku.
    .of = 0b1ae157fd8e
reading_sentences-boxed_dealt = Rozdaje się je w każdej grze z dodatkiem.
    .of = 6d244175c626
reading_sucker-phase = Czy szef porusza się przed wyznaczeniem frajera, czy po nim?
    .why = Jego ruch należy do fazy nowego strażnika, a faza frajera jest po niej.
    .of = a5b91421afea
reading_sucker-phase_after-chief = Najpierw porusza się szef, potem wyznacza się frajera.
    .of = 9b92d5ec72b7
reading_sucker-phase_before-chief = Najpierw wyznacza się frajera, potem porusza się szef.
    .of = 4955d2b7eae4
reading_first-both = Czy pierwszy frajer i pierwszy kozioł ofiarny mogą być tym samym więźniem?
    .why = W pierwszej rundzie też jest głosowanie, więc pierwszego kozła ofiarnego zastąpi ktoś, zanim będzie to ważne.
    .of = 7e7246a37444
reading_first-both_allowed = Tak.
    .of = 8c78b6c11d66
reading_first-both_redraw = Nie: frajera losuje się jeszcze raz.
    .of = cf34b2275d77
reading_sucker-abstains = Czy frajer musi głosować?
    .why = Zasady pozwalają frajerowi głosować; o pozostałych mówią, że głosują.
    .of = 54e39ebf4ea6
reading_sucker-abstains_may = Nie: frajer może się wstrzymać.
    .of = 4bb35a51076d
reading_sucker-abstains_must-vote = Tak: jak wszyscy.
    .of = 9627de80c0ce
reading_outgoing-scapegoat = Kto rozstrzyga remis, gdy dotychczasowy kozioł ofiarny jest teraz frajerem?
    .why = Decyduje ten, kto ma kartę kozła ofiarnego, a frajera nie można wybrać, ale on wybierać może.
    .of = 094974edbe65
reading_outgoing-scapegoat_holder = Mimo to dotychczasowy kozioł ofiarny.
    .of = b02e537916dd
reading_outgoing-scapegoat_next-player = Gracz po lewej od frajera.
    .of = 7d4acf3834e2
reading_sucker-blackmail = Czy frajer może dobierać karty szantażu?
    .why = Zabronione jest tylko zagrywanie.
    .of = f194a0afa4ba
reading_sucker-blackmail_keeps = Tak: dobierać i trzymać wolno.
    .of = 84f06f2a0dd8
reading_sucker-blackmail_gives-up = Nie: frajer nie dobiera żadnych.
    .of = 608785c35ce1
reading_sucker-sentence = Czy frajera dalej obowiązuje zasada z karty wyroku?
    .why = O braku zdolności mowa przy roli, a nie przy tym, za co więzień siedzi.
    .of = f57f2bc31fb0
reading_sucker-sentence_stays = Tak: nadal obowiązuje.
    .of = 0131e7384d2c
reading_sucker-sentence_silent = Nie: na tę rundę jest zawieszona.
    .of = 6555284be023
reading_sucker-tasks = Czy frajer może wykonywać zadania?
    .why = Zasady na początku mówią, że nie może, ale potem opisują, co się dzieje, gdy to zrobi. Jedna z recenzji rozumie to tak samo.
    .of = 4da316710ac1
reading_sucker-tasks_may = Tak, ale literę dostaje za to tylko frajer.
    .of = 5e9c8b7b5e37
reading_sucker-tasks_may-not = Nie.
    .of = f0956c37e016
reading_chief-counts = Czy szef liczy się do limitu lokacji i do ostatniego strażnika?
    .why = Jako strażnicy liczy się tylko tam, gdzie chodzi o to, co mogą więźniowie.
    .of = 6c55d9e7cfcd
reading_chief-counts_cubes-only = Nie: liczą się tylko kostki.
    .of = 68d88f7efae6
reading_chief-counts_counts = Tak: tam, gdzie jest szef, mieści się mniej kostek.
    .of = 59198874e952
reading_free-marks = Które strony nowych lokacji są darmowymi akcjami?
    .why = Tekst w drukowanych zasadach jest pomieszany. Wszystkie oznaczenia darmowych akcji oprócz ostatniego stoją przy cenie; ostatnie nie stoi przy żadnej.
    .of = 4b8df3107f04
reading_free-marks_payment-sides = Płatne strony i nic więcej.
    .of = 163cadc6b7c9
reading_free-marks_chief-too = Płatne strony i zwykła strona pokoju szefa.
    .of = dc5e40dff780
reading_free-marks_tunnels-too = Płatne strony i zwykła strona tuneli.
    .of = 5865017bd1f7
reading_chiefs-room-neighbours = Czy dla pokoju szefa lokacje przy rogach są sąsiednie?
    .why = Wszystko, co jeszcze powiedziano o krokach szefa, liczy rogi.
    .of = 9d470487b410
reading_chiefs-room-neighbours_diagonals = Tak.
    .of = 3be6c891e987
reading_chiefs-room-neighbours_edges = Nie: tylko lokacje o wspólnej krawędzi.
    .of = f1170886fde4
reading_lighthouse-short = Co robi latarnia morska, gdy w talii jest za mało zadań?
    .why = Gdzie nic innego nie powiedziano, gry mają w zwyczaju robić tyle, ile się da.
    .of = b82c5741c8f7
reading_lighthouse-short_what-is-there = Dobiera się tyle, ile jest.
    .of = 8ff8a6c81414
reading_lighthouse-short_closed = Jej płatnej strony nie można użyć.
    .of = b51dd688d5ea
reading_tunnels-closed = Czy tunelami można wejść do lokacji, którą zamknęli strażnicy?
    .why = Nic nie zwalnia drogi pod ziemią z tego, co dotyczy każdej drogi do środka.
    .of = 472cbadbd2c6
reading_tunnels-closed_barred = Nie.
    .of = 6d3a69f3be45
reading_tunnels-closed_open = Tak.
    .of = 6ec36700cd49
reading_tunnels-guards = Którzy strażnicy liczą się, gdy używasz lokacji przez tunele?
    .why = Sprostowanie mówi, że strażnicy przeszkadzają w użyciu każdej lokacji, darmowej czy nie; samo działanie mówi o płaceniu za strażników po drugiej stronie.
    .of = 8dfe8ba10e2d
reading_tunnels-guards_both = Ci w tunelach przy wejściu, ci w drugiej lokacji przy tym, co się tam robi.
    .of = fb4e2ec96bb8
reading_tunnels-guards_target-only = Tylko ci w drugiej lokacji.
    .of = 89167e5194b4
reading_tunnels-guards_tunnels-only = Tylko ci w tunelach.
    .of = 639454460fc4
reading_plan-g-reward = Czy litera własnego zadania daje żeton?
    .why = Przychodzi w tej samej chwili i z karty takiej samej jak każda nagroda.
    .of = aaf5fdba48e4
reading_plan-g-reward_both = Tak: własne litery liczą się jak te ciągnięte dla innych.
    .of = fa40ee3ffefc
reading_plan-g-reward_drawn-only = Nie: nagrodą jest tylko karta ciągnięta po zadaniu.
    .of = b25853ed938c
reading_plan-g-stays = Czy może zostać ktoś, kto jako jedyny ma jakąś literę?
    .why = Bez tej litery w ogóle nie byłoby ucieczki, więc plan musi się obejść bez tego, kto zostaje.
    .of = de740fefc026
reading_plan-g-stays_who-can-be-spared = Nie: porównuje się tylko tych, bez których można się obejść.
    .of = 6d78f310b012
reading_plan-g-stays_fewest-of-all = Tak: gdy plan jest gotowy, decyduje najmniejsza liczba żetonów i nic więcej.
    .of = a579eaa5c02e
reading_touching = Z iloma leżącymi płytkami musi się stykać nowa?
    .why = Miejsce, które ma więcej styczności, pasuje tym bardziej, a nie widać powodu, żeby tego zabraniać.
    .of = f830303c5b13
reading_touching_at-least = Z { $touching } lub większą liczbą.
    .of = 47e838fd39df
reading_touching_exactly = Dokładnie z { $touching }.
    .of = f01034133d83
reading_who-lays = Kto wybiera, którą płytkę się kładzie?
    .why = Przetasowany stos zostawia wybór miejsca, a więzienie zaskakuje jak zawsze.
    .of = 958be9c926f7
reading_who-lays_shuffled-pile = Nikt: bierze się następną płytkę z przetasowanego stosu.
    .of = a23e0018762d
reading_who-lays_free-choice = Każdy gracz wybiera także płytkę.
    .of = 9cdaf9d0de15

## Cards, tokens and boards

deck_tiles = Lokacje
    .of = bf4f44fa0d86
deck_tasks = Zadania
    .of = 1bf14831ce4c
deck_blackmail = Karty szantażu
    .of = fd9700e4fcbf
deck_auxiliary = Karty pomocnicze
    .of = 4416bfc778e6
deck_role-cards = Karty ról
    .of = 0abb047a49e0
deck_summaries = Skróty zasad
    .of = 107b807cfbab
deck_sheets = Arkusze więźniów
    .of = 05a2ff7d9982
deck_items = Żetoniki
    .of = 3a463a09591f
deck_wood = Drewniane znaczniki
    .of = dca99af76e74
deck_pawns = Pionki
    .of = fbe632d602a0
deck_security-tiles = Więcej lokacji
    .of = 2653e6ae4313
deck_security-blackmail = Więcej kart szantażu
    .of = cb73b0db28e0
deck_sentences = Karty wyroku
    .of = 1bacdf0f0454
deck_security-auxiliary = Więcej kart pomocniczych
    .of = 1462c5500e18
deck_security-role-cards = Karta frajera
    .of = 89594c68db76
deck_security-summaries = Więcej skrótów zasad
    .of = 319eff127ede
deck_security-sheets = Jeszcze jeden arkusz więźnia
    .of = ebe297cb19a1
deck_security-wood = Więcej drewnianych znaczników
    .of = 6261db15f73b
card_cell-block = Blok z celami
    .text =
        :silver-side: Srebrna strona: { locations_cell-block_silver }
        :copper-side: Miedziana strona: { locations_cell-block_copper }
    .of = 998d7cbdf1c4
card_radio-room = Radiowęzeł
    .text =
        :silver-side: Srebrna strona: { locations_radio-room_silver }
        :copper-side: Miedziana strona: { locations_radio-room_copper }
    .of = fcfa066db4c7
card_dining-hall = Stołówka
    .text =
        :silver-side: Srebrna strona: { locations_dining-hall_silver }
        :copper-side: Miedziana strona: { locations_dining-hall_copper }
    .of = b2efc1249c74
card_laundry = Pralnia
    .text =
        :silver-side: Srebrna strona: { locations_laundry_silver }
        :copper-side: Miedziana strona: { locations_laundry_copper }
    .of = 6a62c00a16f3
card_exercise-yard = Spacerniak
    .text =
        :silver-side: Srebrna strona: { locations_exercise-yard_silver }
        :copper-side: Miedziana strona: { locations_exercise-yard_copper }
    .of = 4dbe975bdcb1
card_infirmary = Izba chorych
    .text =
        :silver-side: Srebrna strona: { locations_infirmary_silver }
        :copper-side: Miedziana strona: { locations_infirmary_copper }
    .of = c089cb524088
card_workshop = Warsztat
    .text =
        :silver-side: Srebrna strona: { locations_workshop_silver }
        :copper-side: Miedziana strona: { locations_workshop_copper }
    .of = bb09b7758c33
card_recreational-room = Świetlica
    .text =
        :silver-side: Srebrna strona: { locations_recreational-room_silver }
        :copper-side: Miedziana strona: { locations_recreational-room_copper }
    .of = 43343dd8808f
card_visiting-area = Sala widzeń
    .text =
        :silver-side: Srebrna strona: { locations_visiting-area_silver }
        :copper-side: Miedziana strona: { locations_visiting-area_copper }
    .of = 8c255293fa2b
card_chapel = Kaplica
    .text =
        :silver-side: Srebrna strona: { locations_chapel_silver }
        :copper-side: Miedziana strona: { locations_chapel_copper }
    .of = f6b19b2e8a39
card_wardens-office = Gabinet naczelnika
    .text =
        :silver-side: Srebrna strona: { locations_wardens-office_silver }
        :copper-side: Miedziana strona: { locations_wardens-office_copper }
    .of = 6a2aea8cd743
card_prison-wall = Mur więzienny
    .text =
        :silver-side: Srebrna strona: { locations_prison-wall_silver }
        :copper-side: Miedziana strona: { locations_prison-wall_copper }
    .of = d12ac97d0901
card_hidden-stash = Ukryta skrytka
    .text = { blackmail_hidden-stash }
    .of = d2a1185d6219
card_hush-money = Cena milczenia
    .text = { blackmail_hush-money }
    .of = 73a58e27707f
card_lookout = Czujka
    .text = { blackmail_lookout }
    .of = 2b1531991357
card_anonymous-note = Anonim
    .text = { blackmail_anonymous-note }
    .of = 9b2a6ba92ec6
card_friendly-guard = Życzliwy strażnik
    .text = { blackmail_friendly-guard }
    .of = 126499d99a14
card_borrowed-file = Pożyczone akta
    .text = { blackmail_borrowed-file }
    .of = 4944e08fdcd1
card_change-of-plans = Zmiana planów
    .text = { blackmail_change-of-plans }
    .of = 40ca4982a037
card_old-debt = Stary dług
    .text = { blackmail_old-debt }
    .of = 8ef569e6721a
card_double-shift = Podwójna zmiana
    .text = { blackmail_double-shift }
    .of = 741f80535c4b
card_forced-favour = Wymuszona przysługa
    .text = { blackmail_forced-favour }
    .of = 63e349f38f6a
card_two-voices = Jeszcze jeden głos
    .text = { blackmail_two-voices }
    .of = a5a4f2ecffe1
card_copied-key = Dorobiony klucz
    .text = Litera { $tasks_copied-key_letter }: oddaj { $tasks_copied-key_key } :key: klucz i { $tasks_copied-key_knife } :knife: nóż.
    .of = 18bc1a8ab05c
card_bedsheet-rope = Lina z prześcieradeł
    .text = Litera { $tasks_bedsheet-rope_letter }: oddaj { $tasks_bedsheet-rope_knife } :knife: nóż i { $tasks_bedsheet-rope_clothes } :clothes: ubranie.
    .of = aa959001ff3d
card_sleeping-cellmate = Śpiący towarzysz z celi
    .text = Litera { $tasks_sleeping-cellmate_letter }: oddaj { $tasks_sleeping-cellmate_clothes } :clothes: ubranie i { $tasks_sleeping-cellmate_drugs } :drugs: lek.
    .of = d83612a7c1ce
card_softened-mortar = Rozmiękczona zaprawa
    .text = Litera { $tasks_softened-mortar_letter }: oddaj { $tasks_softened-mortar_drugs } :drugs: lek i { $tasks_softened-mortar_tools } :tools: narzędzie.
    .of = bfcba8113cdd
card_loose-hinge = Poluzowany zawias
    .text = Litera { $tasks_loose-hinge_letter }: oddaj { $tasks_loose-hinge_tools } :tools: narzędzie i { $tasks_loose-hinge_key } :key: klucz.
    .of = 503f6e5431f7
card_borrowed-uniform = Pożyczony mundur
    .text = Litera { $tasks_borrowed-uniform_letter }: oddaj { $tasks_borrowed-uniform_key } :key: klucz i { $tasks_borrowed-uniform_clothes } :clothes: ubranie.
    .of = c83572fc1e7f
card_cap-and-buckle = Czapka i klamra
    .text = Litera { $tasks_cap-and-buckle_letter }: oddaj { $tasks_cap-and-buckle_clothes } :clothes: ubranie i { $tasks_cap-and-buckle_tools } :tools: narzędzie.
    .of = b69bdf7921dd
card_tin-badge = Blaszana odznaka
    .text = Litera { $tasks_tin-badge_letter }: oddaj { $tasks_tin-badge_tools } :tools: narzędzie i { $tasks_tin-badge_knife } :knife: nóż.
    .of = 3fede35d407f
card_new-haircut = Nowa fryzura
    .text = Litera { $tasks_new-haircut_letter }: oddaj { $tasks_new-haircut_knife } :knife: nóż i { $tasks_new-haircut_drugs } :drugs: lek.
    .of = b397b637b251
card_doctors-coat = Fartuch lekarza
    .text = Litera { $tasks_doctors-coat_letter }: oddaj { $tasks_doctors-coat_drugs } :drugs: lek i { $tasks_doctors-coat_key } :key: klucz.
    .of = cb42a287de3f
card_open-larder = Otwarta spiżarnia
    .text = Litera { $tasks_open-larder_letter }: oddaj { $tasks_open-larder_key } :key: klucz i { $tasks_open-larder_knife } :knife: nóż.
    .of = 9dadcc0364fc
card_slashed-mattresses = Pocięte materace
    .text = Litera { $tasks_slashed-mattresses_letter }: oddaj { $tasks_slashed-mattresses_knife } :knife: nóż i { $tasks_slashed-mattresses_clothes } :clothes: ubranie.
    .of = e217ff878257
card_fainting-choir = Omdlewający chór
    .text = Litera { $tasks_fainting-choir_letter }: oddaj { $tasks_fainting-choir_clothes } :clothes: ubranie i { $tasks_fainting-choir_drugs } :drugs: lek.
    .of = 0137536664b8
card_smoke-in-the-boiler = Dym w kotłowni
    .text = Litera { $tasks_smoke-in-the-boiler_letter }: oddaj { $tasks_smoke-in-the-boiler_drugs } :drugs: lek i { $tasks_smoke-in-the-boiler_tools } :tools: narzędzie.
    .of = d8c8ecfabc60
card_false-alarm = Fałszywy alarm
    .text = Litera { $tasks_false-alarm_letter }: oddaj { $tasks_false-alarm_tools } :tools: narzędzie i { $tasks_false-alarm_key } :key: klucz.
    .of = de237690f5f7
card_changed-roster = Podmieniony grafik
    .text = Litera { $tasks_changed-roster_letter }: oddaj { $tasks_changed-roster_key } :key: klucz i { $tasks_changed-roster_clothes } :clothes: ubranie.
    .of = 6ec4f1a29701
card_jammed-gate = Zacięta brama
    .text = Litera { $tasks_jammed-gate_letter }: oddaj { $tasks_jammed-gate_clothes } :clothes: ubranie i { $tasks_jammed-gate_tools } :tools: narzędzie.
    .of = db689768bcbe
card_cut-wire = Przecięty drut
    .text = Litera { $tasks_cut-wire_letter }: oddaj { $tasks_cut-wire_tools } :tools: narzędzie i { $tasks_cut-wire_knife } :knife: nóż.
    .of = 8b5575eeee25
card_drowsy-patrol = Senny patrol
    .text = Litera { $tasks_drowsy-patrol_letter }: oddaj { $tasks_drowsy-patrol_knife } :knife: nóż i { $tasks_drowsy-patrol_drugs } :drugs: lek.
    .of = 1160dfb1ee9f
card_spiked-coffee = Kawa z wkładką
    .text = Litera { $tasks_spiked-coffee_letter }: oddaj { $tasks_spiked-coffee_drugs } :drugs: lek i { $tasks_spiked-coffee_key } :key: klucz.
    .of = cbf625a2d597
card_copied-chart = Przerysowana mapa
    .text = Litera { $tasks_copied-chart_letter }: oddaj { $tasks_copied-chart_key } :key: klucz i { $tasks_copied-chart_knife } :knife: nóż.
    .of = c2a01bb5aadf
card_tide-table = Tablica pływów
    .text = Litera { $tasks_tide-table_letter }: oddaj { $tasks_tide-table_knife } :knife: nóż i { $tasks_tide-table_clothes } :clothes: ubranie.
    .of = 8f1d60868f27
card_bottle-post = List w butelce
    .text = Litera { $tasks_bottle-post_letter }: oddaj { $tasks_bottle-post_clothes } :clothes: ubranie i { $tasks_bottle-post_drugs } :drugs: lek.
    .of = a3cf4e5369c6
card_signal-lamp = Lampa sygnałowa
    .text = Litera { $tasks_signal-lamp_letter }: oddaj { $tasks_signal-lamp_drugs } :drugs: lek i { $tasks_signal-lamp_tools } :tools: narzędzie.
    .of = 01a70675509f
card_boathouse-lock = Kłódka hangaru
    .text = Litera { $tasks_boathouse-lock_letter }: oddaj { $tasks_boathouse-lock_tools } :tools: narzędzie i { $tasks_boathouse-lock_key } :key: klucz.
    .of = bf259e2f5bcd
card_raincoat-raft = Tratwa z płaszczy
    .text = Litera { $tasks_raincoat-raft_letter }: oddaj { $tasks_raincoat-raft_key } :key: klucz i { $tasks_raincoat-raft_clothes } :clothes: ubranie.
    .of = a9b1874965e7
card_patched-canvas = Połatane płótno
    .text = Litera { $tasks_patched-canvas_letter }: oddaj { $tasks_patched-canvas_clothes } :clothes: ubranie i { $tasks_patched-canvas_tools } :tools: narzędzie.
    .of = 935b1f7f2a22
card_carved-paddles = Strugane wiosła
    .text = Litera { $tasks_carved-paddles_letter }: oddaj { $tasks_carved-paddles_tools } :tools: narzędzie i { $tasks_carved-paddles_knife } :knife: nóż.
    .of = f604664f35f6
card_quiet-dogs = Ciche psy
    .text = Litera { $tasks_quiet-dogs_letter }: oddaj { $tasks_quiet-dogs_knife } :knife: nóż i { $tasks_quiet-dogs_drugs } :drugs: lek.
    .of = 207d8c987264
card_cold-water-cure = Hartowanie w zimnej wodzie
    .text = Litera { $tasks_cold-water-cure_letter }: oddaj { $tasks_cold-water-cure_drugs } :drugs: lek i { $tasks_cold-water-cure_key } :key: klucz.
    .of = 69808eb0b65a
card_auxiliary-card = Karta pomocnicza
    .of = 52656a9fd1b4
card_scapegoat-card = Kozioł ofiarny
    .of = 01a52cc8b072
card_summary-card = Skrót zasad
    .of = 6f18d75a32a3
card_prisoner-sheet = Arkusz więźnia
    .of = 3dd8e3d52872
card_key-token = Klucz
    .of = 405d5728b669
card_knife-token = Nóż
    .of = 404de9f319e1
card_clothes-token = Ubranie
    .of = 1c8b9e1d092a
card_drugs-token = Leki
    .of = 0761bada0311
card_tools-token = Narzędzia
    .of = 0538ba33b3ee
card_gun-token = Pistolet
    .of = 5951e6eb89a5
card_scapegoat-marker = Znacznik kozła ofiarnego
    .of = 5f939ad323bb
card_guard-cube = Strażnik
    .of = 402db4066be9
card_plan-marker = Znacznik planu
    .of = d31ce233bd76
card_player-marker = Znacznik gracza
    .of = ec4c8536330f
card_prisoner-pawn = Pionek
    .of = 264a76e2b4b2
card_chiefs-room = Pokój szefa
    .text =
        Zwykła strona: { new-locations_chiefs-room_plain }
        Płatna strona: { new-locations_chiefs-room_payment }
    .of = bdcc58f13baf
card_lighthouse = Latarnia morska
    .text =
        Zwykła strona: { new-locations_lighthouse_plain }
        Płatna strona: { new-locations_lighthouse_payment }
    .of = a30c24a93fb5
card_tunnels = Tunele
    .text =
        Zwykła strona: { new-locations_tunnels_plain }
        Płatna strona: { new-locations_tunnels_payment }
    .of = 40b47c8fd069
card_tip-off = Cynk
    .text = { security-blackmail_tip-off }
    .of = 2df60103b7bd
card_off-duty = Po służbie
    .text = { security-blackmail_off-duty }
    .of = c58cc975cf69
card_transfer = Przeniesienie
    .text = { security-blackmail_transfer }
    .of = 4b4ae9db4a48
card_loose-talk = Długi język
    .text = { security-blackmail_loose-talk }
    .of = a38054e1f2e2
card_pickpocket = Kieszonkowiec
    .text = { convicted_pickpocket }
    .of = ff64ec2085a0
card_ringleader = Prowodyr
    .text = { convicted_ringleader }
    .of = c5f423fcbdee
card_smuggler = Przemytnik
    .text = { convicted_smuggler }
    .of = 4560603f3a05
card_bookmaker = Bukmacher
    .text = { convicted_bookmaker }
    .of = f8c119c2ea5f
card_forger = Fałszerz
    .text = { convicted_forger }
    .of = 27dcb00b7bfa
card_getaway-driver = Kierowca gangu
    .text = { convicted_getaway-driver }
    .of = 0a1adbbe5b32
card_embezzler = Malwersant
    .text = { convicted_embezzler }
    .of = 22140bd7a8fa
card_brawler = Zabijaka
    .text = { convicted_brawler }
    .of = 0009f4dab4bc
card_informer = Kapuś
    .text = { convicted_informer }
    .of = 0e9942b499de
card_security-auxiliary-card = Karta pomocnicza
    .of = e00ce0d740bd
card_sucker-card = Frajer
    .of = 94997e9144fa
card_security-summary-card = Skrót zasad
    .of = 33f3fa395224
card_fifth-sheet = Arkusz więźnia
    .of = 4e91ca44c861
card_chief-marker = Szef strażników
    .of = e0f8d4ea7e95
card_fifth-pawn = Pionek w nowym kolorze
    .of = 849a1319cb11
card_old-colour-marker = Znacznik głosu w starym kolorze
    .of = 0dc06ba7596b
card_new-colour-marker = Znacznik w nowym kolorze
    .of = 4ebae6ca5c7c

## Headings and values

ui_number = Numer
    .of = d8c9a6da979e
ui_key = Klucz
    .of = b13b1c91a456
ui_knife = Nóż
    .of = bd02d00deb67
ui_clothes = Ubranie
    .of = 4d8d8ea86505
ui_drugs = Leki
    .of = 62bf09e97831
ui_tools = Narzędzia
    .of = 378d2af5c114
ui_table_cards = Karty
    .of = 97e5a4371adf
ui_table_cards_task = Zadania
    .of = a61de75b7544
ui_table_cards_blackmail = Karty szantażu
    .of = e3960694370c
ui_table_cards_auxiliary = Karty pomocnicze
    .of = 65a54c7d4578
ui_table_cards_scapegoat = Kozioł ofiarny
    .of = 1f94aa7ef567
ui_table_cards_summary = Skrót zasad
    .of = 4ccabd87d747
ui_table_wood = Drewniane znaczniki
    .of = f72784a1a176
ui_table_wood_player-marker = W kolorach graczy
    .of = b4e009965aad
ui_table_wood_plan-marker = Do planu
    .of = 81475f49f069
ui_table_wood_guard = Strażnicy
    .of = b6856e391eb1
ui_table_item-tokens = Fanty
    .of = e37ea973e1b2
ui_table_item-tokens_key = Klucz
    .of = b12ed60224ae
ui_table_item-tokens_knife = Nóż
    .of = 3c6235c30b61
ui_table_item-tokens_clothes = Ubranie
    .of = b7383f190f8a
ui_table_item-tokens_drugs = Leki
    .of = e17e6a55166b
ui_table_item-tokens_tools = Narzędzia
    .of = ec46b4361738
ui_table_item-tokens_gun = Pistolet
    .of = aa92c187e1b7
ui_table_marker-kinds = Znaczniki jednego koloru
    .of = 429d5b47c818
ui_table_marker-kinds_stamina = Krzepa
    .of = 81c62ddfb5cf
ui_table_marker-kinds_cash = Kasa
    .of = c6d52540ce38
ui_table_marker-kinds_vote = Głosy
    .of = 6d06da37b68f
ui_table_more-cards = Karty
    .of = 78e84ae970bf
ui_table_more-cards_blackmail = Karty szantażu
    .of = 2065cd77aed0
ui_table_more-cards_sentence = Karty wyroku
    .of = 58bda88bb4a9
ui_table_more-cards_auxiliary = Karty pomocnicze
    .of = bd4ac5db0755
ui_table_more-cards_sucker = Frajer
    .of = 36f0fae48ecb
ui_table_more-cards_summary = Skróty zasad
    .of = 44d216ba02b5
ui_table_votes-each = Gracze
    .of = a4afc809a728
ui_table_votes-each_markers = Znaczniki głosu
    .of = 3bb7121717a9
ui_table_action-points = Gracze
    .of = 5ee236bde39e
ui_table_action-points_points = Punkty akcji
    .of = e26f14a4facd
ui_table_escaping = Gracze
    .of = 2083458a1bf3
ui_table_escaping_prisoners = Uciekają
    .of = e7b36168744e
ui_table_tile-numbers = Lokacja
    .of = 75018a0b5edc
ui_table_stocks = Lokacja
    .of = aacfaefcf090
ui_table_stocks_silver = Srebrna strona
    .of = 2b9a92407c96
ui_table_stocks_copper = Miedziana strona
    .of = 571f5403002a

## Icons

icon_key = klucz
    .of = 02f0a2c62dcd
icon_knife = nóż
    .of = a381ee66d6f0
icon_clothes = ubranie
    .of = 520ba8dddb26
icon_drugs = leki
    .of = e4b42701f954
icon_tools = narzędzia
    .of = 334803b7e62e
icon_gun = pistolet
    .of = 8bcb9a9d1fdb
icon_stamina = krzepa
    .of = 289660aac3bc
icon_cash = kasa
    .of = 0bdb1799b00c
icon_guard = strażnik
    .of = 1db30aab0918
icon_scapegoat = kozioł ofiarny
    .of = cfa3e1adf835
icon_prisoner = więzień
    .of = 7d2e781cf065
icon_vote = głos
    .of = c8eb6a631bc9
icon_trade = wymiana
    .of = 131776383f41
icon_blackmail = karta szantażu
    .of = e3ed3039133c
icon_auxiliary = karta pomocnicza
    .of = a8808bf492ef
icon_summary = skrót zasad
    .of = 4017f9340d78
icon_sucker = frajer
    .of = fb0711ec23a4
icon_chief = szef strażników
    .of = ff681f94890b
icon_sentence = karta wyroku
    .of = 75fcdc12dc9e
icon_radio = radio
    .of = cd163c91f5ed
icon_lighthouse = latarnia morska
    .of = a5f22ece07e2
icon_tunnel = tunel
    .of = a627930649a7
icon_chapel = kaplica
    .of = e8e038276f35
icon_letter = litera
    .of = 400625d041ac
icon_letter-a = litera A
    .of = 8d1f4a52e62a
icon_letter-b = litera B
    .of = 17cd70990d51
icon_letter-c = litera C
    .of = d3307a4334bd
icon_letter-d = litera D
    .of = 41656b13ab41
icon_letter-e = litera E
    .of = 7969d289fb54
icon_letter-f = litera F
    .of = 536ab78052e1
icon_silver-side = srebrna strona
    .of = 026abe6b20b5
icon_copper-side = miedziana strona
    .of = 3a982b0d2d89
icon_free-action = darmowa akcja
    .of = 1499864545f3

## Questions

ask_lay-at = Gdzie kładziesz: { $tile }, na wierzchu { $side } strona?
    .of = 618318c91f17
ask_choose-tile = Którą płytkę kładziesz?
    .of = 20d9c4f6e867
ask_neighbour = Do której sąsiedniej lokacji idzie strażnik?
    .of = 1672f5b00354
ask_ballot = Kto ma być kozłem ofiarnym?
    .of = 5a486fa96c2f
ask_sucker-ballot = Na kogo głosujesz, jeśli w ogóle?
    .of = fb6245623fac
ask_break-tie = Kto z nich jest kozłem ofiarnym?
    .of = d1913180b924
ask_action = Co robisz? Masz { $points ->
        [one] { $points } punkt akcji
        [few] { $points } punkty akcji
       *[many] { $points } punktów akcji
    }.
    .of = 758160054997
ask_go = Dokąd?
    .of = 889848dec8e2
ask_victim = Kogo okradasz?
    .of = 8da32891e5ba
ask_loot = Co zabierasz?
    .of = 82ff351ffe83
ask_guard-from = Skąd przychodzi strażnik?
    .of = 91a4422dbcef
ask_guard-to = Dokąd idzie strażnik?
    .of = 8ef8cafe9d69
ask_which-task = Które zadanie wykonujesz?
    .of = 04fee3124bcf
ask_hand-in = Co oddajesz?
    .of = 0480d225e5de
ask_discard = Co odrzucasz?
    .of = efbe56214570
ask_card = Którą kartę szantażu zagrywasz?
    .of = eda5ed3f48f8
ask_partner = Z kim się wymieniasz?
    .of = e799e71973d4
ask_offer = Co dajesz?
    .of = ec52ee9abf60
ask_wish = Czego za to żądasz?
    .of = 2be0ef4e3802
ask_accept = Wymiana: { $gives } dla ciebie za { $wants }. Zgadzasz się?
    .of = 15612e02c719
ask_exchange = Co oddajesz do zasobów?
    .of = fa4156a3fb3f
ask_take-item = Co bierzesz z zasobów?
    .of = cb2605ea5f72
ask_either = Co wybierasz z tych dwóch?
    .of = bc5efe780536
ask_companion = Kto ćwiczy z tobą?
    .of = dc8d76957735
ask_task-from = Które zadanie przenosisz?
    .of = ef9efb847ad9
ask_task-to = Gdzie ma być wykonane?
    .of = 8594f6c48ca4
ask_chief-to = Dokąd idzie szef?
    .of = 55244b1a5c6c
ask_price = Czym płacisz?
    .of = e75e9b00ba74
ask_elsewhere = Której lokacji używasz przez tunele?
    .of = 8e8b3b69ef80
ask_pawn = Który więzień?
    .of = dc872301966b
ask_another = Kto zamienia się z nim miejscami?
    .of = 0015a1af75a2
ask_debt-give = Który fant dajesz?
    .of = 7b35ecca5680
ask_debt-take = Który fant bierzesz?
    .of = 5c878a7c8138
ask_keep = Karta na wierzchu: { $task }. Ma trafić pod talię?
    .of = 7a68b99887c1
ask_order = Która z kart trafia na wierzch pozostałych?
    .of = 71deb1226c10
ask_back = Która karta trafia pod talię?
    .of = 2c3971fb87dc
ask_held = Którą kartę bierzesz?
    .of = 0296768e28c8
ask_spare = Kto ma zostać?
    .of = 5a5a99592beb
ask_spare-tie = Kto z nich zostaje?
    .of = 8b903a7a1188

## Buttons and the map

ui_end = Zakończ turę
    .of = cd9492757b06
ui_move = Ruch
    .of = 3cba54ac98ae
ui_use = Użyj: { $tile }
    .of = e6462b9361c3
ui_steal = Kradzież
    .of = 7e85854c7464
ui_riot = Wszcznij rozróbę
    .of = 9a3560913515
ui_complete = Wykonaj zadanie
    .of = b93eca44d7bd
ui_discard = Odrzuć fant
    .of = 8c949a9996f8
ui_blackmail = Zagraj szantaż
    .of = 36ecaceb5c45
ui_trade = Zaproponuj wymianę
    .of = 133d27b03542
ui_bribe = Przekup strażnika
    .of = 5265f7d85246
ui_effort = Podejmij wysiłek
    .of = b5b4023a11a1
ui_place = { $number } { $tile }
    .of = c2a99a644620
ui_stay = Zostań tutaj albo przestań
    .of = 81b397838b99
ui_nothing = Nic
    .of = 4134cca2050c
ui_no-card = Jednak żadnej
    .of = 9b30d8dbfcf4
ui_abstain = Pusta dłoń
    .of = c30b11b8f1c7
ui_prisoner = { $place } { $letters } { $items }
    .of = 7d4ce83f8182
ui_yes = Tak
    .of = 7e75554666ac
ui_no = Nie
    .of = e8c5ba8ca8d2
ui_items-only = Fanty
    .of = f90b7d94939c
ui_gun-for = :gun: zamiast: { $item }
    .of = 6eb4feb1b900
ui_cash-for = :cash: zamiast: { $item }
    .of = 3f7a23133d75
ui_both-for = :gun: zamiast: { $item }, :cash: zamiast: { $other }
    .of = d81f1c588f93
ui_stamina-for-cash = :cash: na :stamina:
    .of = c7b4b2fd6c98
ui_cash-for-stamina = :stamina: na :cash:
    .of = 81ccb700c9ab
ui_take-stock = Weź fant
    .of = ff062f6bf2c5
ui_gain-stamina = Zyskaj :stamina:
    .of = c7efd90af2c3
ui_draw-card = Dobierz :blackmail:
    .of = 00c2a99b136a
ui_move-task = Przenieś zadanie
    .of = 9c45298357d2
ui_square_above = Powyżej ({ $tile }), styka się z: { $other }
    .of = 861e4a19c84c
ui_square_below = Poniżej ({ $tile }), styka się z: { $other }
    .of = cee25f717c83
ui_square_left = Po lewej ({ $tile }), styka się z: { $other }
    .of = a69ae6d56ba6
ui_square_right = Po prawej ({ $tile }), styka się z: { $other }
    .of = b590318ef1ec
ui_square_corner = Przy rogu ({ $tile }), styka się z: { $other }
    .of = ce14725de58b
ui_task-at = { $task } ({ $tile })
    .of = fa0360b6f8ab
ui_unknown-card = Nieznana karta
    .of = dd986ee1360e
ui_side_silver = srebrna
    .of = 041e45044a26
ui_side_copper = miedziana
    .of = 5e023222bca6
ui_side_plain = zwykła
    .of = b20a5e1f95b9
ui_side_payment = płatna
    .of = 5c685c9a4601
ui_map = Więzienie z góry, ze strażnikami, więźniami i zadaniami
    .of = d3545fdba501
ui_tiles = Lokacje
    .of = 28a44d5e184d
ui_prisoners = Więźniowie
    .of = 3909a1ad53df
ui_timer = Czas na rozmowę
    .of = 150cfa8bfdb4
ui_stock = W zapasie: { $items }
    .of = 26784a071b9b
ui_rule = Zasada
    .of = 2cb2516d5a36
ui_tile = Numer { $number }, { $tile }, { $side } strona: wpływ { $influence }, { $guards ->
        [one] { $guards } strażnik
        [few] { $guards } strażnicy
       *[many] { $guards } strażników
    }{ $chief ->
        [one] , jest tu szef
        [few] { "" }
       *[many] { "" }
    }
    .of = 246cc1505423
ui_tile-who = Tutaj: { $who }
    .of = a6b13f863279
ui_influence = Wpływ { $influence }
    .of = 9b24a7c5e1a5
ui_next-chief = Następny ruch szefa: { $tile }
    .of = b157c28740de
ui_why-higher = najniższy numer wokół niego wyższy niż { $number }
    .of = e3ca02b9acba
ui_why-lowest = żaden numer wokół niego nie jest wyższy, więc najniższy ze wszystkich
    .of = bb9b1e3ce544
ui_round = Runda { $round }, w więzieniu: { $guards ->
        [one] { $guards } strażnik
        [few] { $guards } strażnicy
       *[many] { $guards } strażników
    }
    .of = 1671a1e0a2ee
ui_deck = W talii zadań: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }
    .of = c9e647686733
ui_talk = Najpierw rozmowa, mniej więcej { $talk-minutes ->
        [one] { $talk-minutes } minuta
        [few] { $talk-minutes } minuty
       *[many] { $talk-minutes } minut
    }; potem wszyscy tajnie głosują.
    .of = 552df6d1dce6
ui_votes = Ostatnie głosowanie
    .of = d020a7b7cb02
ui_vote-of = { $voter }: { $elected }
    .of = bb685f378d8b
ui_vote-none = { $voter }: bez głosu
    .of = d2c0471c810c
ui_is-scapegoat = Kozioł ofiarny
    .of = d8b7ba9380dd
ui_is-sucker = Frajer
    .of = 39c74efdc80c
ui_points = { $points ->
        [one] { $points } punkt akcji
        [few] { $points } punkty akcji
       *[many] { $points } punktów akcji
    }
    .of = 845ed9a03518
ui_letters = Litery { $letters }
    .of = 249363d533f3
ui_no-letters = Jeszcze bez liter
    .of = 7a578d01d4c6
ui_hand = { $hand ->
        [one] { $hand } karta szantażu
        [few] { $hand } karty szantażu
       *[many] { $hand } kart szantażu
    }
    .of = 0543dcdda2d5
ui_counters = { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }
    .of = 91d8a440de0a
ui_here = Lokacja: { $tile }
    .of = ac340da84125
ui_items = Fanty: { $items }
    .of = c1792158eff3
ui_no-items = Bez fantów
    .of = 8bfde0223715
ui_top-card = Na talii zadań
    .of = e9e3d75a2afa
ui_whose-turn = Tura: { $name }
    .of = d30af6073dfd

## Computer players and counts

policy_random = Losowy
    .about = Robi cokolwiek, co wolno.
    .of = 252b3e24eec3
policy_selfish = Samolubny
    .about = Kradnie, pracuje na własne litery i głosuje przeciw temu, kto prowadzi.
    .of = d42e8421c857
policy_helpful = Pomocny
    .about = Wykonuje każde zadanie, oddaje to, czego brakuje innym, i głosuje tak, żeby plan był gotowy najszybciej.
    .of = 3e906ac560bc
policy_bargaining = Targujący się
    .about = Nie daje nic za nic i głosuje przeciw tym, którzy nie chcieli się wymieniać.
    .of = 3b095d5d236f
tally_escape = Ucieczka się udaje
    .of = 1b2d14d14a46
tally_caught = Wygrywają strażnicy
    .of = 59a09d2bbb63
tally_step-limit = Gry przerwane jako niekończące się
    .of = e67bb290baab
tally_scapegoat-stays = Zostaje kozioł ofiarny, spośród ucieczek
    .of = e084309d46aa
tally_other-stays = Zostaje inny więzień, spośród ucieczek
    .of = 4c0358a214ba
tally_tasks-done = Wykonane zadania
    .of = b4a4061f9536
tally_letters = Zaznaczone litery
    .of = d0cd068cadce
tally_left-1 = Zostaje pierwsze miejsce przy stole
    .of = c8bc1fa5c81d
tally_left-2 = Zostaje drugie miejsce przy stole
    .of = 722418e3e94e
tally_left-3 = Zostaje trzecie miejsce przy stole
    .of = 0a8016e13f89
tally_left-4 = Zostaje czwarte miejsce przy stole
    .of = f1411fe8ad9b
tally_left-5 = Zostaje piąte miejsce przy stole
    .of = 686a42dee273
tally_up-cell-block-first = { card_cell-block }, srebrna strona na wierzchu
    .of = e6f2d1d703e1
tally_used-cell-block-first = { card_cell-block }, srebrna strona użyta
    .of = 838ab30c1f31
tally_up-cell-block-second = { card_cell-block }, miedziana strona na wierzchu
    .of = 8289b7ad8082
tally_used-cell-block-second = { card_cell-block }, miedziana strona użyta
    .of = 4e198189c4a2
tally_up-radio-room-first = { card_radio-room }, srebrna strona na wierzchu
    .of = b4f8986f1dff
tally_used-radio-room-first = { card_radio-room }, srebrna strona użyta
    .of = 0369a1055493
tally_up-radio-room-second = { card_radio-room }, miedziana strona na wierzchu
    .of = 5a5f5cc2d2bc
tally_used-radio-room-second = { card_radio-room }, miedziana strona użyta
    .of = 694d9cb91051
tally_up-dining-hall-first = { card_dining-hall }, srebrna strona na wierzchu
    .of = cf4637b62460
tally_used-dining-hall-first = { card_dining-hall }, srebrna strona użyta
    .of = 99ce3627473a
tally_up-dining-hall-second = { card_dining-hall }, miedziana strona na wierzchu
    .of = 57e2d17acb3b
tally_used-dining-hall-second = { card_dining-hall }, miedziana strona użyta
    .of = 19a0cfee2fa7
tally_up-laundry-first = { card_laundry }, srebrna strona na wierzchu
    .of = 9fcad1f243f7
tally_used-laundry-first = { card_laundry }, srebrna strona użyta
    .of = 3fb20ea6d010
tally_up-laundry-second = { card_laundry }, miedziana strona na wierzchu
    .of = 66a59eda470b
tally_used-laundry-second = { card_laundry }, miedziana strona użyta
    .of = d401e687008d
tally_up-exercise-yard-first = { card_exercise-yard }, srebrna strona na wierzchu
    .of = 047305eb040c
tally_used-exercise-yard-first = { card_exercise-yard }, srebrna strona użyta
    .of = 069592396ed2
tally_up-exercise-yard-second = { card_exercise-yard }, miedziana strona na wierzchu
    .of = d52c68acbb22
tally_used-exercise-yard-second = { card_exercise-yard }, miedziana strona użyta
    .of = ea6702823055
tally_up-infirmary-first = { card_infirmary }, srebrna strona na wierzchu
    .of = e7e438727cbc
tally_used-infirmary-first = { card_infirmary }, srebrna strona użyta
    .of = 32bf74b830ff
tally_up-infirmary-second = { card_infirmary }, miedziana strona na wierzchu
    .of = b20f04e1cae7
tally_used-infirmary-second = { card_infirmary }, miedziana strona użyta
    .of = fba26b9a26e8
tally_up-workshop-first = { card_workshop }, srebrna strona na wierzchu
    .of = f6e38ff26ca0
tally_used-workshop-first = { card_workshop }, srebrna strona użyta
    .of = 29179f366c86
tally_up-workshop-second = { card_workshop }, miedziana strona na wierzchu
    .of = 1060dc7c7c49
tally_used-workshop-second = { card_workshop }, miedziana strona użyta
    .of = 1ae2e23b52c8
tally_up-recreational-room-first = { card_recreational-room }, srebrna strona na wierzchu
    .of = 97e4f254238f
tally_used-recreational-room-first = { card_recreational-room }, srebrna strona użyta
    .of = 8ff86d47f146
tally_up-recreational-room-second = { card_recreational-room }, miedziana strona na wierzchu
    .of = 9e3b3cca26e2
tally_used-recreational-room-second = { card_recreational-room }, miedziana strona użyta
    .of = 64bbb27928e5
tally_up-visiting-area-first = { card_visiting-area }, srebrna strona na wierzchu
    .of = ccfa40f01b55
tally_used-visiting-area-first = { card_visiting-area }, srebrna strona użyta
    .of = dd2fdbe62578
tally_up-visiting-area-second = { card_visiting-area }, miedziana strona na wierzchu
    .of = 320c6697ed3d
tally_used-visiting-area-second = { card_visiting-area }, miedziana strona użyta
    .of = 2dbed520d4ca
tally_up-chapel-first = { card_chapel }, srebrna strona na wierzchu
    .of = 40da7caab3d3
tally_used-chapel-first = { card_chapel }, srebrna strona użyta
    .of = 33c3bfbf1d33
tally_up-chapel-second = { card_chapel }, miedziana strona na wierzchu
    .of = faf91f1f6d86
tally_used-chapel-second = { card_chapel }, miedziana strona użyta
    .of = 55af39ec6f91
tally_up-wardens-office-first = { card_wardens-office }, srebrna strona na wierzchu
    .of = 0b37b4e78f6a
tally_used-wardens-office-first = { card_wardens-office }, srebrna strona użyta
    .of = 659836053295
tally_up-wardens-office-second = { card_wardens-office }, miedziana strona na wierzchu
    .of = bdda95b0a9ea
tally_used-wardens-office-second = { card_wardens-office }, miedziana strona użyta
    .of = d4da1f25e121
tally_up-prison-wall-first = { card_prison-wall }, srebrna strona na wierzchu
    .of = 4b37f1120694
tally_used-prison-wall-first = { card_prison-wall }, srebrna strona użyta
    .of = 94ebca769d63
tally_up-prison-wall-second = { card_prison-wall }, miedziana strona na wierzchu
    .of = 41e86d7a8dae
tally_used-prison-wall-second = { card_prison-wall }, miedziana strona użyta
    .of = 8a02dbbb7da8
tally_up-chiefs-room-first = { card_chiefs-room }, zwykła strona na wierzchu
    .of = 3b8755380227
tally_used-chiefs-room-first = { card_chiefs-room }, zwykła strona użyta
    .of = e5acc9e325d5
tally_up-chiefs-room-second = { card_chiefs-room }, płatna strona na wierzchu
    .of = e9ca91c9c5b4
tally_used-chiefs-room-second = { card_chiefs-room }, płatna strona użyta
    .of = 9645c7efbe6b
tally_up-lighthouse-first = { card_lighthouse }, zwykła strona na wierzchu
    .of = 41bb8c17ef23
tally_used-lighthouse-first = { card_lighthouse }, zwykła strona użyta
    .of = 6e6a38dd2505
tally_up-lighthouse-second = { card_lighthouse }, płatna strona na wierzchu
    .of = 571353fe49fe
tally_used-lighthouse-second = { card_lighthouse }, płatna strona użyta
    .of = 8db08ff5e21e
tally_up-tunnels-first = { card_tunnels }, zwykła strona na wierzchu
    .of = 910df5ce4bfb
tally_used-tunnels-first = { card_tunnels }, zwykła strona użyta
    .of = 7a5fcb72d7d6
tally_up-tunnels-second = { card_tunnels }, płatna strona na wierzchu
    .of = 10d4b8f7b049
tally_used-tunnels-second = { card_tunnels }, płatna strona użyta
    .of = 480b52ad9364
tally_played-hidden-stash = Zagrano: { card_hidden-stash }
    .of = 24a346bc14d3
tally_played-hush-money = Zagrano: { card_hush-money }
    .of = 83f054275410
tally_played-lookout = Zagrano: { card_lookout }
    .of = 7972d186e45f
tally_played-anonymous-note = Zagrano: { card_anonymous-note }
    .of = 069c286e2f21
tally_played-friendly-guard = Zagrano: { card_friendly-guard }
    .of = 6fc338f5b379
tally_played-borrowed-file = Zagrano: { card_borrowed-file }
    .of = 0afc8f24d4fd
tally_played-change-of-plans = Zagrano: { card_change-of-plans }
    .of = bd3c7fff079b
tally_played-old-debt = Zagrano: { card_old-debt }
    .of = 7b791502ea3a
tally_played-double-shift = Zagrano: { card_double-shift }
    .of = 36030fdbe0c3
tally_played-forced-favour = Zagrano: { card_forced-favour }
    .of = c678ff254a5a
tally_played-two-voices = Zagrano: { card_two-voices }
    .of = 548ee8184ec6
tally_played-tip-off = Zagrano: { card_tip-off }
    .of = 3ecd9d3455b3
tally_played-off-duty = Zagrano: { card_off-duty }
    .of = a086562b1b56
tally_played-transfer = Zagrano: { card_transfer }
    .of = eae4a9353d0b
tally_played-loose-talk = Zagrano: { card_loose-talk }
    .of = 8c9bbcb14c1d
tally_handed-key = Oddano: { card_key-token }
    .of = 8a7e4a5a13db
tally_handed-knife = Oddano: { card_knife-token }
    .of = 84b3244a9505
tally_handed-clothes = Oddano: { card_clothes-token }
    .of = 003656dbc097
tally_handed-drugs = Oddano: { card_drugs-token }
    .of = 6d1f3c3d2e78
tally_handed-tools = Oddano: { card_tools-token }
    .of = 4064aab5d844
tally_handed-gun = Oddano: { card_gun-token }
    .of = 10f2d2e4a38e
tally_with-pickpocket = Ma wyrok: { card_pickpocket }
    .of = d18a43f1bad4
tally_free-pickpocket = Ucieka: { card_pickpocket }
    .of = 9168ae9e2c8c
tally_with-ringleader = Ma wyrok: { card_ringleader }
    .of = 214d2e734bce
tally_free-ringleader = Ucieka: { card_ringleader }
    .of = a3f9d0acc7f3
tally_with-smuggler = Ma wyrok: { card_smuggler }
    .of = a078311538e5
tally_free-smuggler = Ucieka: { card_smuggler }
    .of = c392983bb940
tally_with-bookmaker = Ma wyrok: { card_bookmaker }
    .of = 173765f85e23
tally_free-bookmaker = Ucieka: { card_bookmaker }
    .of = 231db1128423
tally_with-forger = Ma wyrok: { card_forger }
    .of = 22d786669c22
tally_free-forger = Ucieka: { card_forger }
    .of = a2b95540e524
tally_with-getaway-driver = Ma wyrok: { card_getaway-driver }
    .of = 14f544e76f00
tally_free-getaway-driver = Ucieka: { card_getaway-driver }
    .of = 3c68163c9e2f
tally_with-embezzler = Ma wyrok: { card_embezzler }
    .of = 2aa9e70b9e21
tally_free-embezzler = Ucieka: { card_embezzler }
    .of = 37a617b58316
tally_with-brawler = Ma wyrok: { card_brawler }
    .of = 09f1f3e29c91
tally_free-brawler = Ucieka: { card_brawler }
    .of = 83af861a6773
tally_with-informer = Ma wyrok: { card_informer }
    .of = 9e86e84e0960
tally_free-informer = Ucieka: { card_informer }
    .of = 9d561cda286f

house_series = Jeśli gracie kilka partii z rzędu, każda zaczyna się od nowa i nic nie przechodzi dalej. Na koniec liczy się, ile razy kto uciekł; zapisujemy tylko, kto został i ile razy.
    .title = Kilka partii
    .of = 2686b44a3052
ui_circle = Jeśli nikt mu nie przeszkodzi, jego obchód ma { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }{ $before ->
        [0] { "" }
        [one] , a dojście do niego { $before } krok
        [few] , a dojście do niego { $before } kroki
        [many] , a dojście do niego { $before } kroków
       *[other] , a dojście do niego { $before } kroku
    }: { $circle }.
    .of = ca71174b00fd
ledger_letters = Litery
    .of = 1b12b37a1f72
ledger_scapegoat = Kozioł ofiarny na końcu
    .of = 4736ff945b60
ledger_caught = Wygrali strażnicy; nie uciekł nikt.
    .of = 4652f3a31fc4
ledger_left-behind = { $value ->
        [one] W więzieniu zostaje gracz: { $member }.
        [few] W więzieniu zostaje gracz: { $member }, już { $value } razy.
        [many] W więzieniu zostaje gracz: { $member }, już { $value } razy.
       *[other] W więzieniu zostaje gracz: { $member }, już { $value } razy.
    }
    .of = 01f4bba948e4
ledger_next-fresh = Następna partia zaczyna się od nowa.
    .of = 5d98fc8829a8
ledger_next-scapegoat = Pierwszego kozła ofiarnego wskazuje los.
    .of = 9cbc0bed7973
ledger_fault-all-but-one = Uciekają wszyscy oprócz jednej osoby albo nie ucieka nikt.
    .of = 476bb7624999
ledger_fault-nobody = W partii, która tak się skończyła, nie uciekł nikt.
    .of = 5a5639a39ce3
ledger_fault-letters = Ci, którzy uciekli, muszą mieć razem wszystkie litery planu.
    .of = 7d92098ee10d
ledger_fault-scapegoat = Kozioł ofiarny musiał brać udział w grze.
    .of = 3708245532ca
