# Alcatraz: The Scapegoat in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Alcatraz: Kozioł ofiarny
    .about = Wszyscy pracują na ucieczkę i wszyscy wiedzą, że ktoś z was zostanie.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
product_base = Alcatraz: Kozioł ofiarny
product_maximum-security = Maximum Security
module_certain-escape = Pewna ucieczka
    .about = Z każdej litery wyjmuje się w ciemno kilka zadań, dzięki czemu talia prawie zawsze pozwala na ucieczkę.
module_plan-g = Plan G
    .about = Liczycie litery zdobyte po raz kolejny, a zostaje ten, kto ma najmniej takich żetonów.
module_different-prison = Inne więzienie
    .about = Sami układacie lokacje, jedną po drugiej, a zarys może wyjść nieregularny.
module_convicted = Skazani
    .about = Każdy więzień ma kartę wyroku z zasadą, której musi się trzymać tylko on.

## Aim of the game

aim = Razem chcecie wydostać się z wyspy, a każdy z osobna dba o to, żeby to nie on został.
    .title = Cel gry
aim_players = W podstawową grę może grać od { $players-min } do { $players-base } osób. Z pudełkiem { product_maximum-security } może was być { $players-max }.
    .title = Gracze
aim_prisoners = Każdy z was jest { -prisoner(case: "ins") } i ma pionek w więzieniu oraz arkusz na stole.
    .title = Więźniowie
aim_plan = { -plan(case: "nom-cap") } ma { $letters ->
        [one] { $letters } część
        [few] { $letters } części
       *[many] { $letters } części
    }, oznaczone { -letter(case: "ins-pl") } od A do F. Litera należy do tych, którzy zaznaczyli ją na swoich arkuszach.
    .title = Plan i jego litery
aim_one-stays = Wygrywasz, jeśli bierzesz udział w { -escape(case: "loc") }. Udaje się ona, gdy wszyscy oprócz jednego mają razem każdą literę; ten jeden zostaje i przegrywa.
    .title = Wszyscy oprócz jednego
aim_own-set = Treści lokacji, zadań i kart szantażu nigdzie nie podano w całości. To, co tu stoi, jest naszym grywalnym zestawem; grupa może go zastąpić kartami ze swojego pudełka.
    .title = Nasz własny zestaw kart

## What is in the box

components = Te rzeczy leżą w pudełku gry podstawowej.
    .title = Elementy
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
components_sides = Jedna strona lokacji to jej { -silver-side }, druga to { -copper-side }. Żadna strona nie robi tego samego co inna, więc jest łącznie { $tile-effects ->
        [one] { $tile-effects } działanie
        [few] { $tile-effects } działania
       *[many] { $tile-effects } działań
    }.
    .title = Srebro i miedź
components_cards = Łącznie { $cards-total ->
        [one] { $cards-total } karta
        [few] { $cards-total } karty
       *[many] { $cards-total } kart
    }: zadania: { $cards_task }, karty szantażu: { $cards_blackmail }, karty pomocnicze: { $cards_auxiliary }, karta kozła ofiarnego: { $cards_scapegoat }, skrót zasad: { $cards_summary }.
    .title = Karty
components_auxiliary = Każda { -auxiliary } oznacza jedną lokację. Gdy los ma wskazać miejsce, przetasuj te karty i ciągnij.
    .title = Karty pomocnicze
components_wood = { $wood-total ->
        [one] { $wood-total } drewniany znacznik
        [few] { $wood-total } drewniane znaczniki
       *[many] { $wood-total } drewnianych znaczników
    }: strażnicy: { $wood_guard }, litery planu: { $wood_plan-marker }, w kolorach graczy: { $wood_player-marker }.
    .title = Drewniane znaczniki
components_wood-count = Można też przeczytać inne liczby strażników i znaczników graczy. Tylko podane tutaj dają razem { $wood-total }.
    .title = Inne rachunki
components_guards = Każdy { -guard } to kostka, która stoi w lokacji i nie należy do nikogo.
    .title = Strażnicy
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
        [few] { $pawns } { -pawn(case: "nom-pl") }
       *[many] { $pawns } { -pawn(case: "gen-pl") }
    }, po jednym w każdym kolorze.
    .title = Pionki
components_tokens = { $tokens-total ->
        [one] { $tokens-total } żetonik
        [few] { $tokens-total } żetoniki
       *[many] { $tokens-total } żetoników
    }: fanty: { $items-total }, do liczenia dodatkowych akcji kozła ofiarnego: { $scapegoat-markers }.
    .title = Żetoniki
components_items = Są { $item-kinds ->
        [one] { $item-kinds } zwykły rodzaj
        [few] { $item-kinds } zwykłe rodzaje
       *[many] { $item-kinds } zwykłych rodzajów
    } { -item(case: "gen-pl") }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } i :tools: { -tools }; do tego :gun: pistolet, który do nich nie należy.
    .title = Fanty
components_gun = W grze jest { $item-tokens_gun } :gun: { -gun }. Kto go oddaje, może podać go za dowolny wymagany fant.
    .title = Pistolet
    .event = { $actor } oddaje pistolet zamiast: { $item }
components_markers = Każdy kolor ma { $markers-each ->
        [one] { $markers-each } znacznik gracza
        [few] { $markers-each } znaczniki gracza
       *[many] { $markers-each } znaczników gracza
    }: krzepa: { $marker-kinds_stamina }, kasa: { $marker-kinds_cash }, do głosowania: { $marker-kinds_vote }.
    .title = Znaczniki jednego koloru
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
        [few] { $sheets } { -sheet(case: "nom-pl") }
       *[many] { $sheets } { -sheet(case: "gen-pl") }
    } z literami planu, torami krzepy i kasy oraz miejscami na fanty.
    .title = Arkusze więźniów
components_sheets-alike = Arkusze różnią się tylko obrazkami. Zanim gra się ukazała, mówiono, że więźniowie mają własne zdolności, ale tak nie jest.
    .title = Wszyscy więźniowie są tacy sami
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
components_marker-shortage = Znaczników nigdy nie brakuje. Gdy skończą się drewniane, użyjcie czegokolwiek małego.
    .title = Za mało znaczników
    .event = Nie ma już znacznika na literę { $letter }: { $target }.

## Set-up

setup = Więzienie rozkładacie w tej kolejności.
    .title = Przygotowanie
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
setup_add-tiles = Potem po kolei każdy z was dokłada { $tiles-added ->
        [one] { $tiles-added } { -location(case: "acc") }
        [few] { $tiles-added } { -location(case: "acc-pl") }
       *[many] { $tiles-added } { -location(case: "gen-pl") }
    } tak, żeby stykała się z { $touching } już leżącymi, choćby rogiem, aż wszystkie będą ułożone.
    .title = Dokładanie płytek
    .event = { $actor } dokłada: { $tile }, na wierzchu { $side } strona.
setup_side-up = Niech los zdecyduje przy każdej płytce, która strona leży na wierzchu, i tak zostaje przez całą grę. To nasza własna zasada.
    .title = Która strona na wierzchu
setup_auxiliary-security = Dołóżcie nowe karty pomocnicze ({ $more-cards_auxiliary }) do starych. Teraz jest ich { $auxiliary-all }.
    .title = Karty pomocnicze
setup_items = W każdej lokacji, która ma { -stock(case: "acc") }, połóżcie tyle jej fantów, ile podaje strona na wierzchu.
    .title = Fanty w lokacjach
setup_supply = Wszystkie pozostałe fanty, strażników, znaczniki i karty połóżcie obok więzienia. To są { -supply }.
    .title = Zasoby
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
setup_sheets = Weź arkusz i jego znaczniki. Zaczynasz z { $stamina-start } :stamina: krzepy i { $cash-start } :cash: kasy; obie wartości są nasze.
    .title = Arkusze więźniów
setup_votes = Każdy bierze po jednym { -voting-marker(case: "loc") } w kolorze każdego gracza, także własnym.
    .title = Znaczniki głosu
setup_fifth-markers = Dla nowego koloru przygotujcie takie same znaczniki jak dla każdego z pozostałych i dajcie każdemu znacznik głosu w tym kolorze.
    .title = Znaczniki nowego koloru
setup_prisoners = Dla każdego więźnia wyciągnijcie jedną { -auxiliary(case: "acc") }; pionek zaczyna w wylosowanej lokacji.
    .title = Gdzie zaczynają więźniowie
    .event = { $target } zaczyna w lokacji: { $tile }.
setup_chief = Gdy wszyscy więźniowie mają już miejsce, wyciągnijcie jeszcze { $chief-draw ->
        [one] { $chief-draw } kartę pomocniczą
        [few] { $chief-draw } karty pomocnicze
       *[many] { $chief-draw } kart pomocniczych
    }. Szef zaczyna we wskazanej lokacji.
    .title = Gdzie zaczyna szef
    .event = Szef zaczyna w lokacji: { $tile }.
setup_start-draw = Karty wyciągnięte na początek odkłada się dopiero, gdy wszyscy mają miejsce, więc żadne 2 osoby nie zaczynają w tej samej lokacji.
    .title = Osobne początki
setup_chief-apart = Gdy ciągniecie kartę szefa, karty więźniów są jeszcze na stole, więc z reguły szef nie zaczyna w lokacji z więźniem.
    .title = Szef zaczyna osobno
setup_piles = Przed przetasowaniem podzielcie zadania na { $piles ->
        [one] { $piles } stos
        [few] { $piles } stosy
       *[many] { $piles } stosów
    }, każdy z jedną literą.
    .title = Stos na każdą literę
setup_remove = Z każdego stosu wyjmijcie losowo { $pile-removed ->
        [one] { $pile-removed } kartę
        [few] { $pile-removed } karty
       *[many] { $pile-removed } kart
    } i odłóżcie do pudełka. Nikt na nie nie patrzy.
    .title = W ciemno do pudełka
setup_deck = Resztę ({ $tasks-left }) przetasujcie w talię zadań i grajcie dalej jak zwykle.
    .title = Nowa talia zadań
setup_tasks = Przetasujcie zadania. Odkryjcie { $tasks-open ->
        [one] { $tasks-open } { -task(case: "acc") }
        [few] { $tasks-open } { -task(case: "acc-pl") }
       *[many] { $tasks-open } { -task(case: "gen-pl") }
    } i połóżcie każde w lokacji wskazanej przez kartę pomocniczą, żadne 2 w tej samej.
    .title = Pierwsze zadania
    .event = Zadanie do wykonania w lokacji { $tile }: { $task }.
setup_blackmail-security = Przed rozdaniem dołóżcie nowe karty szantażu ({ $more-cards_blackmail }) do starych. Teraz jest ich { $blackmail-all }.
    .title = Karty szantażu
setup_blackmail = Przetasujcie karty szantażu i rozdajcie każdemu zakryte: { $blackmail-start ->
        [one] { $blackmail-start } karta
        [few] { $blackmail-start } karty
       *[many] { $blackmail-start } kart
    }. To nasza własna zasada.
    .title = Rozdanie szantażu
    .event = { $actor } dostaje: { $card }.
setup_sentences = Przed grą przetasujcie karty wyroku i rozdajcie każdemu więźniowi { $sentences-dealt ->
        [one] { $sentences-dealt } kartę
        [few] { $sentences-dealt } karty
       *[many] { $sentences-dealt } kart
    }; leżą odkryte obok arkusza.
    .title = Rozdanie wyroków
    .event = { $target } ma wyrok: { $card }.
setup_sentences-rest = Niewykorzystane karty wyroku wracają do pudełka.
    .title = Zbędne wyroki
setup_sentences-boxed = Karty wyroku zostawcie w pudełku.
    .title = Bez wyroków
setup_scapegoat = Wylosujcie, kto będzie pierwszym kozłem ofiarnym i potrzyma tę kartę do pierwszego głosowania.
    .title = Pierwszy kozioł ofiarny
    .event = { $target } to pierwszy kozioł ofiarny.
setup_sucker = Przygotujcie kartę frajera. W pierwszej rundzie dostaje ją ktoś wylosowany.
    .title = Karta frajera

## The round

round = Gracie runda za rundą, aż plan się uda albo strażnicy zapełnią więzienie.
    .title = Runda
round_phases = { -round(case: "nom-cap") } ma { $phases ->
        [one] { $phases } { -phase(case: "acc") }
        [few] { $phases } { -phase(case: "acc-pl") }
       *[many] { $phases } { -phase(case: "gen-pl") }
    }: najpierw przychodzi nowy strażnik, potem ktoś zostaje kozłem ofiarnym, a na koniec wszyscy realizują plan.
    .title = Fazy
round_guard = W pierwszej fazie wyciągnijcie jedną { -auxiliary(case: "acc") } i do wskazanej lokacji dołóżcie z zasobów { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[many] { $guard-entering } { -guard(case: "gen-pl") }
    }.
    .title = Nowy strażnik
    .event = Przychodzi nowy strażnik: { $tile }.
round_guard-card = Karta wraca między inne i tasuje się je. Następnym razem może wypaść to samo miejsce.
    .title = Karta wraca
round_guard-cap = W lokacji nigdy nie stoi więcej niż { $guard-cap ->
        [one] { $guard-cap } { -guard }
        [few] { $guard-cap } { -guard(case: "gen-pl") }
       *[many] { $guard-cap } { -guard(case: "gen-pl") }
    }.
    .title = Pełna lokacja
round_guard-overflow = Jeśli lokacja nowego strażnika jest pełna, ciągnijcie dalej, aż wypadnie taka, która nie jest.
    .title = Brak miejsca dla strażnika
    .event = Nie ma miejsca na kolejnego strażnika: { $tile }.
round_last-guard = Gdy tylko do więzienia wchodzi strażnik numer { $guard-fatal }, gra się kończy i wszyscy przegraliście.
    .title = Ostatni strażnik
    .event = Wchodzi strażnik numer { $value }. Więzienie jest pełne.
round_rounds = Na początku strażników jest { $guards-start }, a każda runda przynosi jednego. Po { $rounds-safe ->
        [one] { $rounds-safe } rundzie
        [few] { $rounds-safe } rundach
       *[many] { $rounds-safe } rundach
    } jest ich tylu, ilu więzienie pomieści, a runda { $round-fatal } przynosi tego jednego za dużo.
    .title = Przykład: ile macie czasu
round_restock = Potem uzupełnijcie każdy { -stock } z zasobów, o ile są w nich jeszcze takie fanty. To nasza własna zasada.
    .title = Uzupełnianie zapasów
    .event = Uzupełniono z zasobów: { $value ->
        [one] { $value } fant
        [few] { $value } fanty
       *[many] { $value } fantów
    }.
round_talk = W drugiej fazie rozmawiajcie otwarcie przez mniej więcej { $talk-minutes ->
        [one] { $talk-minutes } minutę
        [few] { $talk-minutes } minuty
       *[many] { $talk-minutes } minut
    }: kto co zrobi, kto co komu przekaże i kto zniósłby rolę kozła ofiarnego.
    .title = Rozmowa
round_vote = Potem każdy z was skrycie bierze w garść { $votes-cast ->
        [one] { $votes-cast } { -voting-marker(case: "acc") }
        [few] { $votes-cast } { -voting-marker(case: "acc-pl") }
       *[many] { $votes-cast } { -voting-marker(case: "gen-pl") }
    } i wszyscy naraz otwierają dłonie. Głos trafia do więźnia tego koloru; tak przebiega { -vote }.
    .title = Głosowanie
    .event = { $actor } głosuje na: { $target }{ $value ->
        [one] .
       *[many] , a głos liczy się tyle razy: { $value }.
    }
round_elected = Więzień z największą liczbą głosów to { -scapegoat } aż do następnego głosowania; bierze kartę, która to pokazuje. Znaczniki wracają do głosujących.
    .title = Kozioł ofiarny
    .event = { $target } to kozioł ofiarny, { $value ->
        [one] { $value } głos
        [few] { $value } głosy
       *[many] { $value } głosów
    }.
round_tie = Jeśli kilku ma najwięcej głosów, dotychczasowy kozioł ofiarny, który też głosował, wybiera jednego z nich.
    .title = Remisy
    .event = { $actor } rozstrzyga remis: { $target }.
round_self-vote = Możesz głosować na siebie.
    .title = Głos na siebie
round_again = Kozła ofiarnego można wybrać ponownie, tyle razy, ile reszta zechce.
    .title = Ponowny wybór
round_example-tie = Ada jest kozłem ofiarnym. Bo i Cyril mają po tyle samo głosów i nikt nie ma więcej. Ada może wybrać Bo albo Cyrila, ale ani siebie, ani Dory, bo obie mają mniej.
    .title = Przykład: remis
round_order = W trzeciej fazie pierwszą turę ma kozioł ofiarny. Dalej idzie się zgodnie z ruchem wskazówek zegara.
    .title = Kto kiedy działa
    .event = Runda { $value }, tura: { $actor }.
round_whole-turn = Wykonujesz wszystkie swoje akcje jedną po drugiej, a między nimi, jak chcesz, darmowe, zanim zacznie następny więzień.
    .title = Cała tura naraz

## What a prisoner can do

actions = Tura to kilka akcji, które coś kosztują, i dowolnie wiele takich, które nie kosztują.
    .title = Akcje
actions_points = Ile punktów akcji na turę ma każdy więzień, zależy od liczby graczy. Każdy { -action-point } wydajesz we własnej turze.
    .title = Punkty akcji
actions_points-five = W grze na { $five-players } osób każdy więzień ma { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point(case: "acc") }
        [few] { $action-points_5_points } { -action-point(case: "acc-pl") }
       *[many] { $action-points_5_points } { -action-point(case: "gen-pl") }
    }, tak samo jak w grze na { $four-players }.
    .title = Punkty akcji z nowym kolorem
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
actions_scapegoat-ladder = Ta przewaga się nie zmienia, niezależnie od tego, ile razy z rzędu ten sam więzień jest kozłem ofiarnym.
    .title = Wybór kilka razy z rzędu
actions_lost-points = Punkty akcji, których nie wydasz w swojej turze, przepadają.
    .title = Nic się nie odkłada
    .event = { $actor } traci niewydane: { $value ->
        [one] { $value } punkt akcji
        [few] { $value } punkty akcji
       *[many] { $value } punktów akcji
    }.
actions_list = { -action(case: "nom-cap") } kosztuje { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }: ruch, użycie lokacji, kradzież, rozróba, wykonanie zadania, odrzucenie fantu albo zagranie karty szantażu.
    .title = Akcje za punkty
actions_free = { -free-action(case: "nom-cap") } nie kosztuje punktu akcji i w swojej turze możesz ich zrobić, ile chcesz: wymiana, łapówka i wysiłek.
    .title = Darmowe akcje
actions_move = Ruchem przestawiasz pionek tam, gdzie jest { -neighbour }, czyli lokacja mająca wspólną krawędź z twoją. Rogi się nie liczą.
    .title = Ruch
    .event = { $actor } idzie do lokacji: { $tile }.
actions_use = Użycie lokacji, w której stoisz, daje ci działanie strony na wierzchu. Możesz użyć jej znowu, póki masz czym płacić.
    .title = Użycie lokacji
actions_steal = { -theft(case: "nom-cap") } to { $steal-take } fant albo { $steal-take } :cash: kasy, co wolisz, od więźnia w twojej lokacji, który nie może odmówić.
    .title = Kradzież
    .event = { $actor } okrada: { $target }. Łup: { $item }
actions_riot = { -riot(case: "nom-cap") } ściąga { $riot-guards ->
        [one] { $riot-guards } { -guard(case: "acc") }
        [few] { $riot-guards } { -guard(case: "acc-pl") }
       *[many] { $riot-guards } { -guard(case: "gen-pl") }
    } z sąsiedniej lokacji do twojej, chyba że twoja jest pełna.
    .title = Rozróba
    .event = { $actor } wszczyna rozróbę, strażnik przechodzi: { $tile } → { $there }.
actions_complete = Zadanie wykonuje się w jego lokacji, za fanty, których wymaga.
    .title = Wykonanie zadania
actions_complete-scapegoat = Kozioł ofiarny nie może wykonywać zadań.
    .title = Bez zadań dla kozła ofiarnego
actions_discard = Odrzucając, oddajesz swój fant do zasobów.
    .title = Odrzucenie fantu
    .event = { $actor } odrzuca: { $item }
actions_blackmail = Gdy zagrywasz kartę szantażu, od razu dzieje się to, co na niej stoi.
    .title = Zagranie szantażu
    .event = { $actor } zagrywa szantaż: { $card }.
actions_blackmail-scapegoat = Karty szantażu może zagrywać tylko kozioł ofiarny.
    .title = Szantażuje kozioł ofiarny
actions_trade = { -trade(case: "nom-cap") } polega na tym, że dajesz fanty i kasę więźniowi w twojej lokacji albo się nimi zamieniacie. Może to być też prezent.
    .title = Wymiana
    .event = Zgoda, { $actor } i { $target }: { $gives } za { $wants }.
actions_trade-both = Zgodzić muszą się obie strony. Obietnica na późniejszą turę nikogo nie wiąże.
    .title = Zgoda obu stron
    .event = { $actor } nie przyjmuje propozycji: { $target }.
actions_trade-offers = W swojej turze możesz zaproponować { $offers-turn ->
        [one] { $offers-turn } wymianę
        [few] { $offers-turn } wymiany
       *[many] { $offers-turn } wymian
    }, przyjętych czy nie. To nasze ograniczenie; rozmów przed głosowaniem nie wliczacie.
    .title = Ile propozycji
    .event = { $actor } proponuje ({ $target }): { $gives } za { $wants }.
actions_bribe = { -bribe(case: "nom-cap") } kosztuje { $bribe-cash } :cash: kasy i odsyła { $bribe-guards ->
        [one] { $bribe-guards } { -guard(case: "acc") }
        [few] { $bribe-guards } { -guard(case: "acc-pl") }
       *[many] { $bribe-guards } { -guard(case: "gen-pl") }
    } z twojej lokacji do sąsiedniej, która nie jest pełna.
    .title = Przekupienie strażnika
    .event = { $actor } przekupuje strażnika{ $same ->
        [one] , który odwraca wzrok.
       *[many] , który przechodzi: { $tile } → { $there }.
    }
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
actions_effort-limit = W turze możesz podjąć najwyżej { $efforts-turn ->
        [one] { $efforts-turn } wysiłek
        [few] { $efforts-turn } wysiłki
       *[many] { $efforts-turn } wysiłków
    }. To nasza własna zasada: w niektórych zakątkach więzienia krzepa wracałaby bez końca.
    .title = Nie bez końca
actions_cash = Ile masz :cash: { -cash(case: "gen") }, widać na twoim arkuszu. Zapłacona kasa trafia do zasobów, chyba że zasada wymienia więźnia, który ją dostaje.
    .title = Kasa
actions_limits = Nikt nie może mieć więcej niż { $stamina-max } :stamina: krzepy ani { $cash-max } :cash: kasy. Nadmiar przepada. Oba limity są nasze.
    .title = Limity
actions_slots = Arkusz ma { $item-slots ->
        [one] { $item-slots } { -slot(case: "acc") }
        [few] { $item-slots } { -slot(case: "acc-pl") }
       *[many] { $item-slots } { -slot(case: "gen-pl") }
    }; to nasza liczba. Gdy żadne nie jest wolne, nie dostaniesz kolejnego fantu, chyba że w zamian za inny.
    .title = Miejsce na fanty

## What guards do

influence = Gdzie patrzą strażnicy, tam wszystko jest trudniejsze.
    .title = Wpływ strażników
influence_count = { -influence(case: "nom-cap") } w lokacji to liczba stojących tam strażników. Przed każdą akcją spójrz na lokację, w której jesteś.
    .title = Liczenie strażników
influence_calm = Jeśli w twojej lokacji stoi najwyżej { $influence_calm ->
        [one] { $influence_calm } { -guard }
        [few] { $influence_calm } { -guard(case: "gen-pl") }
       *[many] { $influence_calm } { -guard(case: "gen-pl") }
    }, nic się nie zmienia.
    .title = Prawie bez strażników
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
influence_slow-not = Ruch, karty szantażu i darmowe akcje nie drożeją.
    .title = Co nie drożeje
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
influence_stop-free = Wymiana, łapówka i wysiłek pozostają możliwe.
    .title = Czego nic nie blokuje
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
influence_use = Kto używa lokacji, podlega jej strażnikom, nawet jeśli jej działanie jest darmową akcją.
    .title = Sprostowanie: darmowe lokacje i strażnicy
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
influence_use-stop = Gdy stoi tam co najmniej { $influence_stop ->
        [one] { $influence_stop } { -guard }
        [few] { $influence_stop } { -guard(case: "gen-pl") }
       *[many] { $influence_stop } { -guard(case: "gen-pl") }
    }, lokacji w ogóle nie można użyć.
    .title = Sprostowanie: blokada, gdzie było za darmo
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

## Tasks

tasks = Każde zadanie daje literę temu, kto je wykona, a często i drugą przyjaciołom.
    .title = Zadania i nagrody
tasks_card = { -task(case: "nom-cap") } pokazuje swoją literę i fanty, których wymaga: { $task-items ->
        [one] { $task-items } { -item }
        [few] { $task-items } { -item(case: "nom-pl") }
       *[many] { $task-items } { -item(case: "gen-pl") }
    }. Leży w lokacji, w której można je wykonać.
    .title = Karty zadań
tasks_complete = Żeby wykonać zadanie, stań w jego lokacji, wydaj { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    } i oddaj fanty.
    .title = Wykonanie zadania
    .event = { $actor } wykonuje zadanie: { $task }.
tasks_hand-in = Oddane fanty trafiają do zasobów. :gun: Pistolet może zastąpić dowolny z nich.
    .title = Oddawanie
tasks_mark = Literę wykonanego zadania zaznaczasz na swoim arkuszu.
    .title = Twoja litera
    .event = { $target } zaznacza literę { $letter }.
tasks_reward = Potem odkryj z talii zadań { $rewards-drawn ->
        [one] { $rewards-drawn } kartę
        [few] { $rewards-drawn } karty
       *[many] { $rewards-drawn } kart
    }; to { -reward }. Jej literę zaznacza każdy inny więzień oprócz kozła ofiarnego.
    .title = Litera dla innych
    .event = Nagrodą jest litera { $letter }: { $task }.
tasks_no-reward = Kozioł ofiarny nic nie ma z wykonanego zadania.
    .title = Nic dla kozła ofiarnego
    .event = { $target }, kozioł ofiarny, nie dostaje litery { $letter }.
tasks_owned = Litera, którą już masz, nic ci nie daje.
    .title = Litery, które masz
    .event = { $target } ma już literę { $letter }.
tasks_next = Następnie odkryj kolejne zadanie i połóż je w lokacji wskazanej przez kartę pomocniczą. W jednej lokacji może leżeć kilka zadań.
    .title = Nowe zadanie
    .event = Nowe zadanie w lokacji { $tile }: { $task }.
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
tasks_used = Wykonane zadania i nagrody wypadają z gry. Przy pechu może zabraknąć litery, której jeszcze potrzebujecie.
    .title = Zużyte karty
    .event = Karta idzie pod talię zadań: { $task }.
tasks_deck-empty = Gdy w talii nie ma karty na nagrodę albo nowe zadanie, po prostu go nie ma.
    .title = Pusta talia
    .event = Talia zadań jest pusta.
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
tasks_names = Także w pudełku zadania to wyczyny z ucieczki: ginie ubranie, wybucha pożar, powstaje tunel, naczelnik zasypia, znika mapa.
    .title = Zadania z pudełka
tasks_own = Nasz zestaw ma { $cards_task ->
        [one] { $cards_task } kartę
        [few] { $cards_task } karty
       *[many] { $cards_task } kart
    }: każda para różnych fantów jest na tylu zadaniach co każda inna, a każda litera wymaga każdego fantu równie często.
    .title = Nasz zestaw zadań

## The end

ending = Na końcu wychodzą wszyscy oprócz jednego albo nie wychodzi nikt.
    .title = Koniec gry
ending_success = Ucieczka udaje się, gdy jest więzień, bez którego wszyscy pozostali mają razem każdą literę planu.
    .title = Ucieczka
    .event = Ucieczka udaje się w rundzie { $value }. Zostaje: { $target }.
ending_numbers = Ilu więźniów ucieka, zależy od liczby graczy. Oni wygrywają, a ten, kto zostaje, przegrywa.
    .title = Ilu ucieka
ending_wording = Strona wydawcy mówi o co najmniej { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } graczu
        [few] { $escaping_3_prisoners } graczach
       *[many] { $escaping_3_prisoners } graczach
    }, co znaczy to samo: wszyscy oprócz jednego, ilu by was nie było.
    .title = Inne sformułowanie
ending_moment = Za każdym razem, gdy ktoś zaznacza literę, sprawdźcie, czy plan jest gotowy. Jeśli tak, gra od razu się kończy.
    .title = Kiedy sprawdzać
ending_scapegoat-stays = Zostaje kozioł ofiarny.
    .title = Kto zostaje
    .event = { $target }, kozioł ofiarny, zostaje w więzieniu.
ending_needed-scapegoat = Kozioł ofiarny, który ma literę brakującą wszystkim innym, nie może zostać; wtedy zostaje inny więzień.
    .title = Potrzebny kozioł ofiarny
    .event = { $target }, kozioł ofiarny, ma literę, której nie ma nikt inny, i ucieka.
ending_other-stays = Spójrzcie na tych pozostałych, bez których nadal macie każdą literę. Spośród nich zostaje ten, kto ma najmniej liter; przy równości pierwszy po lewej od kozła ofiarnego.
    .title = Zostaje ktoś inny
    .event = Zamiast tego zostaje: { $target }.
ending_nobody-can-stay = Jeśli każdy z was ma jakąś literę, której nie ma nikt inny, plan nie jest jeszcze gotowy i gracie dalej.
    .title = Potrzebni są wszyscy
    .event = Są wszystkie litery, ale każdy z was ma taką, której brakuje reszcie.
ending_loss = Jeśli najpierw wejdzie ostatni strażnik, wszyscy przegrywają.
    .title = Wszyscy przegrywają
    .event = W rundzie { $value } wygrywają strażnicy: nikt nie ucieka.
ending_example-needed = Dora, kozioł ofiarny, jako jedyna ma literę B; resztę mają Ada, Bo i Cyril. Litery Bo mają też inni, ale liter Ady i Cyrila już nie. Więc zostaje Bo, a Dora, która miała zostać, ucieka.
    .title = Przykład: potrzebny kozioł ofiarny

## The locations

locations = Co gdzie można zrobić. Te działania to nasz własny zestaw.
    .title = Lokacje
locations_use = Każda lokacja ma naraz jedno działanie: to ze strony na wierzchu. Jeśli tekst nie nazywa go darmowym, użycie kosztuje { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }.
    .title = Działanie lokacji
locations_numbers = Każda lokacja ma numer. Znane są tylko niektóre numery; wszystkie pozostałe są nasze i mają znaczenie tylko dla szefa strażników.
    .title = Numery lokacji
locations_free = Miedziane strony radiowęzła, stołówki i świetlicy to darmowe akcje, a w przypadku spacerniaka strona srebrna.
    .title = Darmowe lokacje
locations_free-once = Tej samej lokacji możesz jako darmowej akcji użyć w swojej turze tylko { $free-uses ->
        [one] { $free-uses } raz
        [few] { $free-uses } razy
       *[many] { $free-uses } razy
    }. To nasza własna zasada.
    .title = Za darmo, ale nie bez końca
locations_stocks = Niektóre lokacje mają zapas fantów, zależnie od strony większy lub mniejszy. Brać można tylko to, co tam leży.
    .title = Zapasy
locations_agree = Jeśli działanie lokacji coś innemu więźniowi zabiera, potrzebna jest jego zgoda; jeśli mu coś daje, nie.
    .title = Zgoda innych
locations_own = Nazwy i darmowe strony pochodzą z gry. Pozostałe numery, warsztat i to, co robi każda strona, są nasze, póki grupa nie weźmie tych ze swojego pudełka.
    .title = Nasz zestaw lokacji
locations_cell-block = Numer { $tile-numbers_cell-block }.
    .title = Blok z celami
locations_cell-block_silver = Spokojna godzina na pryczy: zyskujesz { $effects_cell-block-silver_stamina } :stamina: krzepy.
    .title = Blok z celami, srebrna
    .event = { $actor } odpoczywa: więcej o { $value } :stamina:.
locations_cell-block_copper = Pod materacem: oddaj do zasobów { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item(case: "acc") }
        [few] { $effects_cell-block-copper_give } { -item(case: "acc-pl") }
       *[many] { $effects_cell-block-copper_give } { -item(case: "gen-pl") }
    } i weź stamtąd { $effects_cell-block-copper_take } innego rodzaju.
    .title = Blok z celami, miedziana
    .event = { $actor } znajduje pod materacem: { $item }
locations_radio-room = Numer { $tile-numbers_radio-room }.
    .title = Radiowęzeł
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
locations_dining-hall = Numer { $tile-numbers_dining-hall }.
    .title = Stołówka
locations_dining-hall_silver = Sztućce do kieszeni: weź { $effects_dining-hall-silver_take } :knife: nóż z zapasu, który ma pojemność { $stocks_dining-hall_silver }.
    .title = Stołówka, srebrna
    .event = { $actor } bierze { $value } :knife:.
locations_dining-hall_copper = :free-action: Darmowa akcja: zapłać { $effects_dining-hall-copper_pay } :cash: kasy i weź { $effects_dining-hall-copper_take } :knife: nóż z zapasu, który ma pojemność { $stocks_dining-hall_copper }.
    .title = Stołówka, miedziana
    .event = { $actor } kupuje { $value } :knife:.
locations_laundry = Numer { $tile-numbers_laundry }.
    .title = Pralnia
locations_laundry_silver = Prosto z kosza: weź { $effects_laundry-silver_take } :clothes: ubranie z zapasu, który ma pojemność { $stocks_laundry_silver }.
    .title = Pralnia, srebrna
    .event = { $actor } bierze { $value } :clothes:.
locations_laundry_copper = Wózek z praniem: weź { $effects_laundry-copper_take } :clothes: ubranie z zapasu, który ma pojemność { $stocks_laundry_copper }, i jeśli chcesz, jedź wózkiem do sąsiedniej lokacji, do której możesz wejść.
    .title = Pralnia, miedziana
    .event = { $rides ->
        [one] { $actor } jedzie wózkiem do lokacji: { $tile }.
       *[many] { $actor } bierze { $value } :clothes:.
    }
locations_exercise-yard = Numer { $tile-numbers_exercise-yard }.
    .title = Spacerniak
locations_exercise-yard_silver = :free-action: Darmowa akcja: zamień { $effects_exercise-yard-silver_pay } :cash: kasy na { $effects_exercise-yard-silver_gain } :stamina: krzepy albo odwrotnie.
    .title = Spacerniak, srebrna
    .event = { $minus ->
        [one] { $actor } zamienia :stamina: na { $amount } :cash:.
       *[many] { $actor } zamienia :cash: na { $amount } :stamina:.
    }
locations_exercise-yard_copper = Ćwiczenia w parach: zyskujesz { $effects_exercise-yard-copper_stamina } :stamina: krzepy; tyle samo zyskuje inny więzień w tej lokacji, jeśli jakiś tu jest; wybierasz ty.
    .title = Spacerniak, miedziana
    .event = { $actor } ćwiczy: więcej o { $value } :stamina:.
locations_infirmary = Numer { $tile-numbers_infirmary }.
    .title = Izba chorych
locations_infirmary_silver = Otwarta szafka: weź { $effects_infirmary-silver_take } :drugs: leki z zapasu, który ma pojemność { $stocks_infirmary_silver }.
    .title = Izba chorych, srebrna
    .event = { $actor } bierze { $value } :drugs:.
locations_infirmary_copper = Noc w łóżku: weź { $effects_infirmary-copper_take } :drugs: leki z zapasu, który ma pojemność { $stocks_infirmary_copper }, albo zyskaj { $effects_infirmary-copper_stamina } :stamina: krzepy.
    .title = Izba chorych, miedziana
    .event = { $minus ->
        [one] { $actor } zostaje w łóżku: więcej o { $amount } :stamina:.
       *[many] { $actor } bierze { $amount } :drugs:.
    }
locations_workshop = Numer { $tile-numbers_workshop }.
    .title = Warsztat
locations_workshop_silver = Tu nikt nie liczy: weź { $effects_workshop-silver_take } :tools: narzędzia z zapasu, który ma pojemność { $stocks_workshop_silver }.
    .title = Warsztat, srebrna
    .event = { $actor } bierze { $value } :tools:.
locations_workshop_copper = Na zamówienie: oddaj do zasobów { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item(case: "acc") }
        [few] { $effects_workshop-copper_give } { -item(case: "acc-pl") }
       *[many] { $effects_workshop-copper_give } { -item(case: "gen-pl") }
    } innego rodzaju i weź najwyżej { $effects_workshop-copper_take } :tools: narzędzia z zapasu, który ma pojemność { $stocks_workshop_copper }.
    .title = Warsztat, miedziana
    .event = { $actor } daje materiał i bierze { $value } :tools:.
locations_recreational-room = Numer { $tile-numbers_recreational-room }.
    .title = Świetlica
locations_recreational-room_silver = Partyjka kart: zyskujesz { $effects_recreational-room-silver_cash } :cash: kasy albo { $effects_recreational-room-silver_company }, jeśli jest tu też inny więzień.
    .title = Świetlica, srebrna
    .event = { $actor } gra w karty i zyskuje { $value } :cash:.
locations_recreational-room_copper = :free-action: Darmowa akcja: wymień się z więźniem w dowolnej lokacji, jakbyście byli razem.
    .title = Świetlica, miedziana
    .event = { $actor } przekazuje gryps.
locations_visiting-area = Numer { $tile-numbers_visiting-area }.
    .title = Sala widzeń
locations_visiting-area_silver = Ciasto z domu: zapłać { $effects_visiting-area-silver_pay } :cash: kasy i weź z zasobów { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item(case: "acc") }
        [few] { $effects_visiting-area-silver_take } { -item(case: "acc-pl") }
       *[many] { $effects_visiting-area-silver_take } { -item(case: "gen-pl") }
    } do wyboru.
    .title = Sala widzeń, srebrna
    .event = { $actor } dostaje ciasto, a w nim: { $item }
locations_visiting-area_copper = Wizyta rodziny: zyskujesz { $effects_visiting-area-copper_cash } :cash: kasy.
    .title = Sala widzeń, miedziana
    .event = { $actor } ma gości i zyskuje { $value } :cash:.
locations_chapel = Numer { $tile-numbers_chapel }.
    .title = Kaplica
locations_chapel_silver = Dzwony na mszę: przestaw { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard(case: "acc") }
        [few] { $effects_chapel-silver_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
    } z dowolnej lokacji do sąsiedniej, która nie jest pełna.
    .title = Kaplica, srebrna
    .event = { $actor } bije w dzwony, strażnik przechodzi: { $tile } → { $there }.
locations_chapel_copper = Spowiedź: dobierz { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_chapel-copper_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_chapel-copper_draw } { -blackmail(case: "gen-pl") }
    } albo zyskaj { $effects_chapel-copper_stamina } :stamina: krzepy.
    .title = Kaplica, miedziana
    .event = { $minus ->
        [one] { $actor } zrzuca z serca ciężar: więcej o { $amount } :stamina:.
       *[many] { $actor } coś usłyszał u spowiedzi: więcej o { $amount } :blackmail:.
    }
locations_wardens-office = Numer { $tile-numbers_wardens-office }.
    .title = Gabinet naczelnika
locations_wardens-office_silver = Prosto z haczyka: weź { $effects_wardens-office-silver_take } :key: klucz z zapasu, który ma pojemność { $stocks_wardens-office_silver }.
    .title = Gabinet naczelnika, srebrna
    .event = { $actor } bierze { $value } :key:.
locations_wardens-office_copper = Otwarta szuflada: weź { $effects_wardens-office-copper_take } :key: klucz z zapasu, który ma pojemność { $stocks_wardens-office_copper }, albo przenieś { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task(case: "acc") }
        [few] { $effects_wardens-office-copper_tasks } { -task(case: "acc-pl") }
       *[many] { $effects_wardens-office-copper_tasks } { -task(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej.
    .title = Gabinet naczelnika, miedziana
    .event = { $moves ->
        [one] { $actor } przenosi zadanie do lokacji { $tile }: { $task }.
       *[many] { $actor } bierze { $value } :key:.
    }
locations_prison-wall = Numer { $tile-numbers_prison-wall }.
    .title = Mur więzienny
locations_prison-wall_silver = Hałas w ciemności: przestaw najwyżej { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-silver_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
    } z tej lokacji do sąsiednich, które nie są pełne.
    .title = Mur więzienny, srebrna
    .event = { $actor } hałasuje, strażnik przechodzi: { $tile } → { $there }.
locations_prison-wall_copper = Za obluzowanym kamieniem: weź :gun: pistolet, jeśli zapas ({ $stocks_prison-wall_copper }) jeszcze tu leży; w przeciwnym razie przestaw { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-copper_guards } { -guard(case: "acc-pl") }
       *[many] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
    } z tej lokacji do sąsiedniej, która nie jest pełna.
    .title = Mur więzienny, miedziana
    .event = { $moves ->
        [one] { $actor } znajduje tylko przeciąg, a strażnik przechodzi: { $tile } → { $there }.
       *[many] { $actor } wyjmuje :gun: zza kamienia.
    }

## Blackmail

blackmail = Na kogo zrzucono winę, ten ma haka na innych. Te karty to nasz własny zestaw.
    .title = Karty szantażu
blackmail_hand = Każda { -blackmail } w twojej ręce to tajemnica. Możesz mieć ich { $blackmail-hand }; kto dobierze więcej, wkłada wybrane pod talię. Limit ręki jest nasz.
    .title = Twoja ręka
    .event = { $minus ->
        [one] { $actor } wkłada kartę pod talię: { $card }.
       *[many] { $actor } dobiera: { $card }.
    }
blackmail_play = Szantaż możesz zagrać tylko we własnej turze i tylko jako kozioł ofiarny. Kart, które nie mogą zadziałać, nie można zagrać.
    .title = Zagranie karty
blackmail_after = Zagrana karta trafia odkryta na stos. Gdy talia się skończy, przetasujcie stos i zróbcie z niego talię.
    .title = Po zagraniu
    .event = Ze stosu szantażu powstaje nowa talia: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }.
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
blackmail_hidden-stash = Weź { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item(case: "acc") }
        [few] { $blackmail-effects_hidden-stash_take } { -item(case: "acc-pl") }
       *[many] { $blackmail-effects_hidden-stash_take } { -item(case: "gen-pl") }
    } do wyboru od dowolnego więźnia, gdziekolwiek oboje jesteście.
    .title = Ukryta skrytka
    .event = { $actor } zabiera ({ $target }): { $item }
blackmail_hush-money = Każdy inny więzień, który ma kasę, płaci ci { $blackmail-effects_hush-money_cash } :cash: kasy; zaczyna osoba po twojej lewej.
    .title = Cena milczenia
    .event = { $target } płaci za milczenie { $value } :cash:. Dostaje: { $actor }.
blackmail_lookout = Przesuń pionek innego więźnia najwyżej o { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "acc") }
        [few] { $blackmail-effects_lookout_steps } { -location(case: "acc-pl") }
       *[many] { $blackmail-effects_lookout_steps } { -location(case: "gen-pl") }
    }, tak jak w zwykłym ruchu.
    .title = Czujka
    .event = { $actor } wysyła: { $target } idzie do lokacji { $tile }.
blackmail_anonymous-note = Przestaw { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc") }
        [few] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc-pl") }
       *[many] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej, która nie jest pełna.
    .title = Anonim
    .event = { $actor } odsyła strażnika: { $tile } → { $there }.
blackmail_friendly-guard = Do końca tej tury żadna kostka nie liczy się jako strażnik przy tym, co robisz, nawet przy wchodzeniu do lokacji.
    .title = Życzliwy strażnik
    .event = W tej turze nie liczy się żaden strażnik: { $actor }.
blackmail_borrowed-file = Obejrzyj z wierzchu talii zadań { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } kartę
        [few] { $blackmail-effects_borrowed-file_look } karty
       *[many] { $blackmail-effects_borrowed-file_look } kart
    } i odłóż w dowolnej kolejności.
    .title = Pożyczone akta
    .event = { $peek ->
        [one] { $target } widzi w aktach: { $task }.
       *[many] { $actor } przegląda talię zadań: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }.
    }
blackmail_change-of-plans = Przenieś { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc") }
        [few] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc-pl") }
       *[many] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen-pl") }
    } z dowolnej lokacji do dowolnej innej.
    .title = Zmiana planów
    .event = { $actor } przenosi zadanie do lokacji { $tile }: { $task }.
blackmail_old-debt = Daj dowolnemu więźniowi { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item(case: "acc") }
        [few] { $blackmail-effects_old-debt_give } { -item(case: "acc-pl") }
       *[many] { $blackmail-effects_old-debt_give } { -item(case: "gen-pl") }
    } i weź od niego { $blackmail-effects_old-debt_take }, jedno i drugie do twojego wyboru, gdziekolwiek jest.
    .title = Stary dług
    .event = { $actor } oddaje ({ $target }): { $item }
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
blackmail_forced-favour = Użyj lokacji innego więźnia, jakbyś w niej stał. Liczą się tamtejsi strażnicy, a koszty ponosisz ty.
    .title = Wymuszona przysługa
    .event = { $target } oddaje przysługę w lokacji { $tile }. Korzysta: { $actor }.
blackmail_two-voices = Trzymaj tę kartę odkrytą przed sobą. W następnym głosowaniu twój znacznik liczy się jak { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } głos
        [few] { $blackmail-effects_two-voices_votes } głosy
       *[many] { $blackmail-effects_two-voices_votes } głosów
    }; potem karta jest zagrana.
    .title = Jeszcze jeden głos
    .event = W następnym głosowaniu głos liczy się tyle razy: { $value } ({ $actor }).

## Maximum Security

security = Dodatek z szefem, kolejnym więźniem i paroma nowymi zakątkami więzienia.
    .title = Maximum Security
security_needs-base = { product_maximum-security } nie jest samodzielną grą; potrzebna jest gra podstawowa.
    .title = Potrzebna gra podstawowa
security_news = Szef i nowe lokacje należą do każdej gry z tym pudełkiem, frajer do gier na { $five-players } osób, a każdy wariant do tych, którzy go wybiorą. Pozostałe zasady się nie zmieniają.
    .title = Co nowego
security_as-base = Czego tu nie wymieniono, to robi się jak w grze podstawowej, razem z liczbą strażników i odkrytych zadań.
    .title = Jak dotąd
security_sucker-players = Frajer jest tylko w grze na { $five-players ->
        [one] { $five-players } osobę
        [few] { $five-players } osoby
       *[many] { $five-players } osób
    }.
    .title = Kiedy jest frajer

## Maximum Security: what is in the box

security-components = Te rzeczy z { product_maximum-security } biorą udział w waszej grze.
    .title = Elementy Maximum Security
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location }
        [few] { $more-tiles } { -location(case: "nom-pl") }
       *[many] { $more-tiles } { -location(case: "gen-pl") }
    } z dalszymi częściami więzienia: pokój szefa, latarnia morska i tunele.
    .title = Więcej lokacji
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
        [few] { $more-sheets } { -sheet(case: "nom-pl") }
       *[many] { $more-sheets } { -sheet(case: "gen-pl") }
    } dla gracza numer { $five-players }.
    .title = Jeszcze jeden arkusz więźnia
security-components_fifth-player = Tylko z tym pudełkiem może was grać { $players-max }.
    .title = Kolejny gracz
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
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
        [few] { $more-cards_blackmail } { -blackmail(case: "nom-pl") }
       *[many] { $more-cards_blackmail } { -blackmail(case: "gen-pl") }
    }, czyli kolejne środki dla kozła ofiarnego.
    .title = Więcej szantażu
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
        [few] { $more-cards_sentence } { -sentence(case: "nom-pl") }
       *[many] { $more-cards_sentence } { -sentence(case: "gen-pl") }
    }; każda z czymś, co potrafi jej więzień, a inni nie.
    .title = Karty wyroku
security-components_sentences-only = { -sentence(case: "nom-cap") } należy do wariantu „{ module_convicted }”. Żadna inna zasada jej nie używa.
    .title = Do czego są wyroki
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
        [few] { $more-cards_auxiliary } { -auxiliary(case: "nom-pl") }
       *[many] { $more-cards_auxiliary } { -auxiliary(case: "gen-pl") }
    }, żeby los mógł wskazywać także nowe lokacje.
    .title = Więcej kart pomocniczych
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } karta
        [few] { $more-cards_sucker } karty
       *[many] { $more-cards_sucker } kart
    } na znak, kto jest frajerem.
    .title = Karta frajera
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } karta
        [few] { $more-cards_summary } karty
       *[many] { $more-cards_summary } kart
    } ze skrótem zasad, z drukiem na obu stronach. Służą do zaglądania i nie biorą udziału w grze.
    .title = Więcej skrótów zasad
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
        [few] { $more-pawns } { -pawn(case: "nom-pl") }
       *[many] { $more-pawns } { -pawn(case: "gen-pl") }
    } w nowym kolorze, na znak, gdzie jest ten więzień.
    .title = Jeszcze jeden pionek
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } znacznik
        [few] { $chief-markers } znaczniki
       *[many] { $chief-markers } znaczników
    } na miejsce, w którym jest { -chief }.
    .title = Znacznik szefa
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } znacznik
        [few] { $more-markers-total } znaczniki
       *[many] { $more-markers-total } znaczników
    }: w kolorach gry podstawowej { $more-markers_old }, w nowym kolorze { $more-markers_new }.
    .title = Więcej znaczników
security-components_markers-use = Służą do krzepy, kasy i głosowania. Tymi w starych kolorach nowy gracz głosuje na pozostałych.
    .title = Do czego są nowe znaczniki

## The Sucker

sucker = Zawsze ktoś jest pomijany i czasem nic lepszego nie może cię spotkać.
    .title = Frajer
sucker_role = W każdej rundzie jeden więzień to { -sucker }. Ma z planu mniej niż inni, ale nie dosięgnie go głosowanie.
    .title = Los frajera
sucker_phases = { -round(case: "nom-cap") } ma { $sucker-phases ->
        [one] { $sucker-phases } { -phase(case: "acc") }
        [few] { $sucker-phases } { -phase(case: "acc-pl") }
       *[many] { $sucker-phases } { -phase(case: "gen-pl") }
    }: przychodzi nowy strażnik, ktoś zostaje frajerem, ktoś zostaje kozłem ofiarnym i wszyscy realizują plan.
    .title = Fazy z frajerem
sucker_phase-place = Szef porusza się wtedy, gdy przychodzi nowy strażnik, a więc jeszcze przed wyznaczeniem frajera.
    .title = Szef przed frajerem
sucker_first = W pierwszej rundzie wylosujcie, kto jest frajerem.
    .title = Pierwszy frajer
    .event = { $target } to pierwszy frajer.
sucker_first-both = Los może zrobić z tego samego więźnia pierwszego frajera i pierwszego kozła ofiarnego. Głosowanie tej rundy znajdzie wtedy innego kozła ofiarnego.
    .title = Jedno i drugie na początku
sucker_next = W każdej następnej rundzie frajerem zostaje gracz po lewej od dotychczasowego.
    .title = Następny frajer
    .event = { $target } to teraz frajer.
sucker_one-round = Rola i jej karta zostają u więźnia na całą rundę, a żadna runda nie obywa się bez frajera.
    .title = Na jedną rundę
sucker_never-scapegoat = Frajer nie może zostać kozłem ofiarnym. W głosowaniu każdy więzień oprócz frajera to { -candidate }.
    .title = Nigdy kozłem ofiarnym
sucker_votes = Frajer może głosować tak jak wszyscy.
    .title = Głos frajera
sucker_abstain = Frajer może też pokazać pustą dłoń. Wszyscy inni muszą głosować.
    .title = Wstrzymanie się
    .event = { $actor } wstrzymuje się od głosu.
sucker_outgoing-scapegoat = Jeśli dotychczasowy kozioł ofiarny jest w tej rundzie frajerem, i tak rozstrzyga remis.
    .title = Remis w rękach frajera
    .event = { $actor } rozstrzyga remis: { $target }.
sucker_points = Frajer nie ma więcej punktów akcji niż zwykły więzień.
    .title = Bez dodatkowych akcji
sucker_blackmail = Frajer nie może zagrywać kart szantażu.
    .title = Bez szantażu
sucker_keeps-blackmail = Frajer może dobierać karty szantażu i trzymać je na lepsze czasy.
    .title = Szantaż na ręce
sucker_powers = Rola frajera sama w sobie nie daje żadnych zdolności.
    .title = Bez zdolności
sucker_sentence = Karta wyroku obowiązuje także więźnia, który jest frajerem.
    .title = Wyrok frajera
sucker_no-reward = Gdy ktoś inny wykonuje zadanie, frajer nie dostaje nic z nagrody, tak samo jak kozioł ofiarny.
    .title = Bez nagrody
    .event = { $target }, frajer, nie dostaje litery { $letter }.
sucker_tasks = Frajer może wykonywać zadania.
    .title = Frajer i zadania
sucker_own-task = Gdy zadanie wykonuje frajer, literę zaznacza tylko on i dla nikogo nie ciągnie się nagrody.
    .title = Własne zadanie frajera
    .event = To zadanie frajera, więc nikt inny nie dostaje nagrody.
sucker_example = Ada jest kozłem ofiarnym, Bo frajerem. Cyril wykonuje zadanie: zaznacza jego literę, a z nagrody korzystają Dora i Emil. Potem Bo wykonuje zadanie z literą F, zaznacza F i talii zadań nikt dla nagrody nie rusza.
    .title = Przykład: zadania z frajerem

## The Chief of guards

chief = Jeden człowiek pogarsza całe więzienie, ale jego kroki da się przewidzieć.
    .title = Szef strażników
chief_own-tile = W swojej lokacji szef liczy się jako { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
        [few] { $chief-influence_own } { -guard(case: "nom-pl") }
       *[many] { $chief-influence_own } { -guard(case: "gen-pl") }
    }, oprócz tych, którzy tam stoją.
    .title = W jego lokacji
chief_neighbours = W każdej lokacji, która ma wspólną krawędź z jego lokacją, szef liczy się jako dodatkowy strażnik ({ $chief-influence_near }).
    .title = Obok niego
chief_diagonals = Lokacje, które stykają się z lokacją szefa tylko rogiem, go nie odczuwają.
    .title = Nie przez rogi
chief_limit = Wpływ powyżej { $influence-limit } działa na to, co robisz, tak jak { $influence-limit }.
    .title = Nie gorzej niż w pełnej lokacji
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
chief_no-cube = Do tego, ilu strażników pomieści lokacja, i do ostatniego strażnika, który kończy grę, liczą się tylko kostki. Szef nigdy.
    .title = Szef to nie kostka
chief_riot = Żadna rozróba nie rusza szefa.
    .title = Głuchy na rozróby
chief_bribe = Szef nie bierze łapówek.
    .title = Nieprzekupny
chief_moves = Szef porusza się w pierwszej fazie każdej rundy, po wejściu nowego strażnika.
    .title = Kiedy szef się porusza
chief_higher = Spójrzcie na { $chief-squares ->
        [one] { $chief-squares } kratkę
        [few] { $chief-squares } kratki
       *[many] { $chief-squares } kratek
    } wokół szefa, z rogami. Spośród tamtejszych lokacji o numerze wyższym niż jego własna idzie do tej z najniższym.
    .title = W górę po numerach
    .event = Szef idzie w górę po numerach: { $tile }.
chief_lowest = Jeśli żaden numer wokół niego nie jest wyższy, idzie do najniższego ze wszystkich wokół.
    .title = Znowu w dół
    .event = Obok nie ma wyższego numeru; szef idzie do lokacji: { $tile }.
chief_example-walk = Szef jest na spacerniaku, numer { $tile-numbers_exercise-yard }; wokół niego leżą numery { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } i { $tile-numbers_lighthouse }. Idzie do { $tile-numbers_workshop }. Jeśli wokół tej lokacji leżą tylko { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } i { $tile-numbers_infirmary }, idzie do { $tile-numbers_dining-hall }.
    .title = Przykład: kroki szefa
chief_walk = Nie ma w tym przypadku: prędzej czy później szef chodzi w kółko. W { $chief-walk_prisons ->
        [one] { $chief-walk_prisons } więzieniu ułożonym
        [few] { $chief-walk_prisons } więzieniach ułożonych
       *[many] { $chief-walk_prisons } więzieniach ułożonych
    } przez nas losowo krąg miał od { $chief-walk_shortest } do { $chief-walk_longest } kroków i nigdy nie stał w miejscu.
    .title = Krąg szefa

## The new locations

new-locations = Zakątki więzienia, w których można namieszać szefowi, zadaniom i murom.
    .title = Lokacje Maximum Security
new-locations_numbers = Pokój szefa ma numer { $tile-numbers_chiefs-room }, latarnia morska { $tile-numbers_lighthouse }, a tunele { $tile-numbers_tunnels }.
    .title = Ich numery
new-locations_sides = Jedna strona każdej z tych lokacji to { -plain-side }, a druga to { -payment-side }, której działanie jest silniejsze, ale trzeba je kupić.
    .title = Zwykła i płatna strona
new-locations_payment = Cena płatnej strony to { $payment } dowolny fant albo { $payment } :cash: kasy, co wolisz. Trafia do zasobów.
    .title = Cena
    .event = { $actor } płaci: { $item }
new-locations_free = Płatne strony to darmowe akcje. Zwykłe kosztują { $action-cost ->
        [one] { $action-cost } { -action-point(case: "acc") }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }, jak każda lokacja.
    .title = Które strony są darmowe
new-locations_guards = Darmowe strony też podlegają strażnikom, razem z szefem. Przy wpływie { $influence_slow } kosztują { $influence-extra ->
        [one] { $influence-extra } { -action-point(case: "acc") }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }, od { $influence_stop } wzwyż nie można ich użyć.
    .title = Sprostowanie: strażnicy w nowych lokacjach
new-locations_chiefs-room = Numer { $tile-numbers_chiefs-room }.
    .title = Pokój szefa
new-locations_chiefs-room_plain = Fałszywy meldunek: przestaw szefa do lokacji sąsiadującej z jego lokacją.
    .title = Pokój szefa, zwykła strona
    .event = { $actor } wysyła szefa do lokacji: { $tile }.
new-locations_chiefs-room_neighbours = Lokacje przy rogach lokacji szefa też są tu sąsiednie, tak jak wtedy, gdy porusza się sam.
    .title = Sąsiedztwo szefa
new-locations_chiefs-room_payment = :free-action: Darmowa akcja: zapłać cenę i przestaw szefa do wybranej lokacji, choćby najdalszej.
    .title = Pokój szefa, płatna strona
    .event = { $actor } wysyła szefa daleko, do lokacji: { $tile }.
new-locations_lighthouse = Numer { $tile-numbers_lighthouse }.
    .title = Latarnia morska
new-locations_lighthouse_plain = Spojrzenie w przyszłość: obejrzyj z wierzchu talii zadań { $lighthouse_look ->
        [one] { $lighthouse_look } kartę
        [few] { $lighthouse_look } karty
       *[many] { $lighthouse_look } kart
    } i zostaw tam albo włóż pod talię.
    .title = Latarnia morska, zwykła strona
    .event = { $peek ->
        [one] { $target } widzi na wierzchu talii: { $task }.
       *[many] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
       *[many] { $actor } ogląda wierzch talii zadań.
    }
    }
new-locations_lighthouse_payment = :free-action: Darmowa akcja: zapłać cenę i dobierz { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task(case: "acc") }
        [few] { $lighthouse_draw } { -task(case: "acc-pl") }
       *[many] { $lighthouse_draw } { -task(case: "gen-pl") }
    }. Z nich { $lighthouse_top } odłóż na wierzch talii, a pozostałe { $lighthouse_bottom } pod spód.
    .title = Latarnia morska, płatna strona
    .event = { $peek ->
        [one] { $target } widzi wśród następnych zadań: { $task }.
       *[many] { $minus ->
        [one] { $actor } wkłada pod talię zadań { $amount ->
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
new-locations_lighthouse_short-deck = Jeśli w talii zadań jest mniej kart, dobierz tyle, ile jest. Przy pustej talii latarni nie można użyć.
    .title = Krótka talia zadań
new-locations_tunnels = Numer { $tile-numbers_tunnels }.
    .title = Tunele
new-locations_tunnels_plain = Na czworakach: przestaw swój pionek do dowolnej lokacji.
    .title = Tunele, zwykła strona
    .event = { $actor } czołga się do lokacji: { $tile }.
new-locations_tunnels_closed = Do lokacji, którą zamknęli strażnicy, nie wejdziesz także od dołu.
    .title = Tunele i zamknięte lokacje
new-locations_tunnels_payment = :free-action: Darmowa akcja: zapłać cenę i użyj dowolnej lokacji, jakbyś w niej stał, za tyle punktów akcji, ile to kosztuje przy jej strażnikach.
    .title = Tunele, płatna strona
    .event = { $actor } sięga przez tunele do lokacji: { $tile }.
new-locations_tunnels_whose-guards = Wpływ w tunelach decyduje, czy możesz ich użyć i czy coś cię to kosztuje. Wpływ w drugiej lokacji decyduje, ile kosztuje jej działanie. Drugą lokacją nie mogą być same tunele.
    .title = Którzy strażnicy się liczą

## Blackmail of Maximum Security

security-blackmail = Kolejne karty dla kozła ofiarnego.
    .title = Więcej kart szantażu
security-blackmail_own = Treści kart z pudełka nie znamy. Naszych jest tyle samo, a zamiast nich grupa może wziąć te z pudełka.
    .title = Nasz zestaw tych kart
security-blackmail_tip-off = Przesuń szefa o { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "acc") }
        [few] { $security-blackmail-effects_tip-off_steps } { -location(case: "acc-pl") }
       *[many] { $security-blackmail-effects_tip-off_steps } { -location(case: "gen-pl") }
    } w dowolnym kierunku, także przez róg.
    .title = Cynk
    .event = { $actor } wysyła szefa do lokacji: { $tile }.
security-blackmail_off-duty = Do końca tej tury szef nie liczy się przy tym, co robisz.
    .title = Po służbie
    .event = W tej turze szef się nie liczy: { $actor }.
security-blackmail_transfer = Wybierz parę więźniów, siebie lub innych. Zamieniają się miejscami.
    .title = Przeniesienie
    .event = { $actor } i { $target } zamieniają się miejscami.
security-blackmail_loose-talk = Obejrzyj wszystkie karty szantażu innego więźnia i weź { $security-blackmail-effects_loose-talk_take } z nich na rękę.
    .title = Długi język
    .event = { $peek ->
        [one] { $actor } zabiera ({ $target }): { $card }.
       *[many] { $actor } ogląda cudzy szantaż ({ $target }) i część zabiera.
    }
