# The terms of the game in Polish, with all their cases. One concept has one name; by these forms it is recognised in the texts.

-zombie = { $case ->
       *[nom] zombie
        [gen] zombie
        [dat] zombie
        [acc] zombie
        [voc] zombie
        [loc] zombie
        [ins] zombie
        [nom-pl] zombie
        [gen-pl] zombie
        [dat-pl] zombie
        [acc-pl] zombie
        [voc-pl] zombie
        [loc-pl] zombie
        [ins-pl] zombie
    }
    .about = Jeden z chodzących umarłych. Nikt nim nie gra: wprowadzają je karty, a poruszają zasady.
-square = { $case ->
       *[nom] pole
        [gen] pola
        [dat] polu
        [acc] pole
        [voc] pole
        [loc] polu
        [ins] polem
        [nom-pl] pola
        [gen-pl] pól
        [dat-pl] polom
        [acc-pl] pola
        [voc-pl] pola
        [loc-pl] polach
        [ins-pl] polami
    }
    .about = Najmniejsza część mapy, na której stoją pionki, zombie, przedmioty i znaczniki.
-adjacent-square = { $case ->
       *[nom] sąsiednie pole
        [gen] sąsiedniego pola
        [dat] sąsiedniemu polu
        [acc] sąsiednie pole
        [voc] sąsiednie pole
        [loc] sąsiednim polu
        [ins] sąsiednim polem
        [nom-pl] sąsiednie pola
        [gen-pl] sąsiednich pól
        [dat-pl] sąsiednim polom
        [acc-pl] sąsiednie pola
        [voc-pl] sąsiednie pola
        [loc-pl] sąsiednich polach
        [ins-pl] sąsiednimi polami
    }
    .about = Pole tej samej kondygnacji, które styka się z twoim bokiem lub rogiem, bez ściany pomiędzy.
-building = { $case ->
       *[nom] budynek
        [gen] budynku
        [dat] budynkowi
        [acc] budynek
        [voc] budynku
        [loc] budynku
        [ins] budynkiem
        [nom-pl] budynki
        [gen-pl] budynków
        [dat-pl] budynkom
        [acc-pl] budynki
        [voc-pl] budynki
        [loc-pl] budynkach
        [ins-pl] budynkami
    }
    .about = Wszystkie pomieszczenia pod jednym dachem.
-room = { $case ->
       *[nom] pomieszczenie
        [gen] pomieszczenia
        [dat] pomieszczeniu
        [acc] pomieszczenie
        [voc] pomieszczenie
        [loc] pomieszczeniu
        [ins] pomieszczeniem
        [nom-pl] pomieszczenia
        [gen-pl] pomieszczeń
        [dat-pl] pomieszczeniom
        [acc-pl] pomieszczenia
        [voc-pl] pomieszczenia
        [loc-pl] pomieszczeniach
        [ins-pl] pomieszczeniami
        [nom-cap] Pomieszczenie
    }
    .about = Część wnętrza budynku otoczona ścianami. Można ją przeszukać, może się spalić i zawalić.
-adjacent-room = { $case ->
       *[nom] sąsiednie pomieszczenie
        [gen] sąsiedniego pomieszczenia
        [dat] sąsiedniemu pomieszczeniu
        [acc] sąsiednie pomieszczenie
        [voc] sąsiednie pomieszczenie
        [loc] sąsiednim pomieszczeniu
        [ins] sąsiednim pomieszczeniem
        [nom-pl] sąsiednie pomieszczenia
        [gen-pl] sąsiednich pomieszczeń
        [dat-pl] sąsiednim pomieszczeniom
        [acc-pl] sąsiednie pomieszczenia
        [voc-pl] sąsiednie pomieszczenia
        [loc-pl] sąsiednich pomieszczeniach
        [ins-pl] sąsiednimi pomieszczeniami
        [nom-cap] Sąsiednie pomieszczenie
    }
    .about = Pomieszczenie na tej samej kondygnacji, które ma z innym wspólny kawałek ściany.
-outdoors = { $case ->
       *[nom] otwarty teren
        [gen] otwartego terenu
        [dat] otwartemu terenowi
        [acc] otwarty teren
        [voc] otwarty terenie
        [loc] otwartym terenie
        [ins] otwartym terenem
    }
    .about = Wszystko na mapie, co nie leży w żadnym budynku.
-wall = { $case ->
       *[nom] ściana
        [gen] ściany
        [dat] ścianie
        [acc] ścianę
        [voc] ściano
        [loc] ścianie
        [ins] ścianą
        [nom-pl] ściany
        [gen-pl] ścian
        [dat-pl] ścianom
        [acc-pl] ściany
        [voc-pl] ściany
        [loc-pl] ścianach
        [ins-pl] ścianami
        [nom-cap] Ściana
    }
    .about = Stoi między polami i nikogo nie przepuszcza, póki stoi.
-door = { $case ->
       *[nom] drzwi
        [gen] drzwi
        [dat] drzwiom
        [acc] drzwi
        [voc] drzwi
        [loc] drzwiach
        [ins] drzwiami
    }
    .about = Przejście między polami dla graczy; zombie z niego nie skorzysta.
-window = { $case ->
       *[nom] okno
        [gen] okna
        [dat] oknu
        [acc] okno
        [voc] okno
        [loc] oknie
        [ins] oknem
        [nom-pl] okna
        [gen-pl] okien
        [dat-pl] oknom
        [acc-pl] okna
        [voc-pl] okna
        [loc-pl] oknach
        [ins-pl] oknami
    }
    .about = Przejście przez ścianę dla graczy i zombie, na parterze i tylko na wprost.
-floor = { $case ->
       *[nom] kondygnacja
        [gen] kondygnacji
        [dat] kondygnacji
        [acc] kondygnację
        [voc] kondygnacjo
        [loc] kondygnacji
        [ins] kondygnacją
        [nom-pl] kondygnacje
        [gen-pl] kondygnacji
        [dat-pl] kondygnacjom
        [acc-pl] kondygnacje
        [voc-pl] kondygnacje
        [loc-pl] kondygnacjach
        [ins-pl] kondygnacjami
    }
    .about = Poziom budynku. Kondygnacje łączą schody i drabiny.
-entry-space = { $case ->
       *[nom] pole wejścia
        [gen] pola wejścia
        [dat] polu wejścia
        [acc] pole wejścia
        [voc] pole wejścia
        [loc] polu wejścia
        [ins] polem wejścia
        [nom-pl] pola wejścia
        [gen-pl] pól wejścia
        [dat-pl] polom wejścia
        [acc-pl] pola wejścia
        [voc-pl] pola wejścia
        [loc-pl] polach wejścia
        [ins-pl] polami wejścia
    }
    .about = Oznaczone pole, na którym pojawiają się nowe zombie.
-map-edge = { $case ->
       *[nom] krawędź mapy
        [gen] krawędzi mapy
        [dat] krawędzi mapy
        [acc] krawędź mapy
        [voc] krawędzi mapy
        [loc] krawędzi mapy
        [ins] krawędzią mapy
        [nom-pl] krawędzie mapy
        [gen-pl] krawędzi mapy
        [dat-pl] krawędziom mapy
        [acc-pl] krawędzie mapy
        [voc-pl] krawędzie mapy
        [loc-pl] krawędziach mapy
        [ins-pl] krawędziami mapy
        [nom-cap] Krawędź mapy
    }
    .about = Zewnętrzny bok skrajnych pól otwartego terenu; za nim jest bezpiecznie.
-scenario = { $case ->
       *[nom] scenariusz
        [gen] scenariusza
        [dat] scenariuszowi
        [acc] scenariusz
        [voc] scenariuszu
        [loc] scenariuszu
        [ins] scenariuszem
        [nom-pl] scenariusze
        [gen-pl] scenariuszy
        [dat-pl] scenariuszom
        [acc-pl] scenariusze
        [voc-pl] scenariusze
        [loc-pl] scenariuszach
        [ins-pl] scenariuszami
    }
    .about = To, w co gracie tej nocy: mapa, talie, miejsca startu i koniec gry.
-character = { $case ->
       *[nom] postać
        [gen] postaci
        [dat] postaci
        [acc] postać
        [voc] postaci
        [loc] postaci
        [ins] postacią
        [nom-pl] postacie
        [gen-pl] postaci
        [dat-pl] postaciom
        [acc-pl] postacie
        [voc-pl] postacie
        [loc-pl] postaciach
        [ins-pl] postaciami
    }
    .about = Ten, kim grasz, z kartą, na której notuje się energię i amunicję.
-energy = { $case ->
       *[nom] energia
        [gen] energii
        [dat] energii
        [acc] energię
        [voc] energio
        [loc] energii
        [ins] energią
        [nom-cap] Energia
    }
    .about = Ile zostało ci życia i oddechu. Bez niej giniesz.
-ammunition = { $case ->
       *[nom] amunicja
        [gen] amunicji
        [dat] amunicji
        [acc] amunicję
        [voc] amunicjo
        [loc] amunicji
        [ins] amunicją
        [nom-cap] Amunicja
    }
    .about = Tym płaci się za strzały. Notuje się ją na karcie postaci.
-turn = { $case ->
       *[nom] tura
        [gen] tury
        [dat] turze
        [acc] turę
        [voc] turo
        [loc] turze
        [ins] turą
        [nom-pl] tury
        [gen-pl] tur
        [dat-pl] turom
        [acc-pl] tury
        [voc-pl] tury
        [loc-pl] turach
        [ins-pl] turami
        [nom-cap] Tura
    }
    .about = To, co jeden gracz robi przed następnym: ogień, karta, akcje.
-action = { $case ->
       *[nom] akcja
        [gen] akcji
        [dat] akcji
        [acc] akcję
        [voc] akcjo
        [loc] akcji
        [ins] akcją
        [nom-pl] akcje
        [gen-pl] akcji
        [dat-pl] akcjom
        [acc-pl] akcje
        [voc-pl] akcje
        [loc-pl] akcjach
        [ins-pl] akcjami
    }
    .about = Jedna z rzeczy, które w turze można zrobić tylko kilka razy, na przykład ruch lub przeszukanie.
-free-action = { $case ->
       *[nom] darmowa akcja
        [gen] darmowej akcji
        [dat] darmowej akcji
        [acc] darmową akcję
        [voc] darmowa akcjo
        [loc] darmowej akcji
        [ins] darmową akcją
        [nom-pl] darmowe akcje
        [gen-pl] darmowych akcji
        [dat-pl] darmowym akcjom
        [acc-pl] darmowe akcje
        [voc-pl] darmowe akcje
        [loc-pl] darmowych akcjach
        [ins-pl] darmowymi akcjami
    }
    .about = Coś, co w swojej turze możesz robić, ile chcesz, na przykład podnieść przedmiot.
-interrupt = { $case ->
       *[nom] przerwanie
        [gen] przerwania
        [dat] przerwaniu
        [acc] przerwanie
        [voc] przerwanie
        [loc] przerwaniu
        [ins] przerwaniem
        [nom-pl] przerwania
        [gen-pl] przerwań
        [dat-pl] przerwaniom
        [acc-pl] przerwania
        [voc-pl] przerwania
        [loc-pl] przerwaniach
        [ins-pl] przerwaniami
    }
    .about = Akcja wykonana między turami innych, za którą płaci się we własnej następnej turze.
-event-card = { $case ->
       *[nom] karta wydarzenia
        [gen] karty wydarzenia
        [dat] karcie wydarzenia
        [acc] kartę wydarzenia
        [voc] karto wydarzenia
        [loc] karcie wydarzenia
        [ins] kartą wydarzenia
        [nom-pl] karty wydarzenia
        [gen-pl] kart wydarzenia
        [dat-pl] kartom wydarzenia
        [acc-pl] karty wydarzenia
        [voc-pl] karty wydarzenia
        [loc-pl] kartach wydarzenia
        [ins-pl] kartami wydarzenia
        [nom-pl-cap] Karty wydarzenia
    }
    .about = Karta ciągnięta w każdej turze: porusza zombie i potrafi zmienić jeszcze więcej.
-end-card = { $case ->
       *[nom] karta końca
        [gen] karty końca
        [dat] karcie końca
        [acc] kartę końca
        [voc] karto końca
        [loc] karcie końca
        [ins] kartą końca
        [nom-pl] karty końca
        [gen-pl] kart końca
        [dat-pl] kartom końca
        [acc-pl] karty końca
        [voc-pl] karty końca
        [loc-pl] kartach końca
        [ins-pl] kartami końca
    }
    .about = Karta wydarzenia, która kończy grę.
-symbol = { $case ->
       *[nom] symbol
        [gen] symbolu
        [dat] symbolowi
        [acc] symbol
        [voc] symbolu
        [loc] symbolu
        [ins] symbolem
        [nom-pl] symbole
        [gen-pl] symboli
        [dat-pl] symbolom
        [acc-pl] symbole
        [voc-pl] symbole
        [loc-pl] symbolach
        [ins-pl] symbolami
    }
    .about = Znak na kartach wydarzeń, który wprowadza zombie i każe im się ruszać.
-contact = { $case ->
       *[nom] kontakt
        [gen] kontaktu
        [dat] kontaktowi
        [acc] kontakt
        [voc] kontakcie
        [loc] kontakcie
        [ins] kontaktem
        [nom-pl] kontakty
        [gen-pl] kontaktów
        [dat-pl] kontaktom
        [acc-pl] kontakty
        [voc-pl] kontakty
        [loc-pl] kontaktach
        [ins-pl] kontaktami
    }
    .about = Jest w nim zombie, który stoi na polu sąsiadującym z polem gracza.
-weapon = { $case ->
       *[nom] broń
        [gen] broni
        [dat] broni
        [acc] broń
        [voc] broni
        [loc] broni
        [ins] bronią
        [nom-pl] bronie
        [gen-pl] broni
        [dat-pl] broniom
        [acc-pl] bronie
        [voc-pl] bronie
        [loc-pl] broniach
        [ins-pl] broniami
        [nom-cap] Broń
    }
    .about = Przedmiot, który dodaje w walce swoją wartość do twoich rzutów.
-close-combat = { $case ->
       *[nom] walka wręcz
        [gen] walki wręcz
        [dat] walce wręcz
        [acc] walkę wręcz
        [voc] walko wręcz
        [loc] walce wręcz
        [ins] walką wręcz
        [nom-pl] walki wręcz
        [gen-pl] walk wręcz
        [dat-pl] walkom wręcz
        [acc-pl] walki wręcz
        [voc-pl] walki wręcz
        [loc-pl] walkach wręcz
        [ins-pl] walkami wręcz
        [nom-cap] Walka wręcz
    }
    .about = Walka ze wszystkimi zombie z sąsiedniego pola, rozstrzygana rzutem kością.
-helper = { $case ->
       *[nom] pomocnik
        [gen] pomocnika
        [dat] pomocnikowi
        [acc] pomocnika
        [voc] pomocniku
        [loc] pomocniku
        [ins] pomocnikiem
        [nom-pl] pomocnicy
        [gen-pl] pomocników
        [dat-pl] pomocnikom
        [acc-pl] pomocników
        [voc-pl] pomocnicy
        [loc-pl] pomocnikach
        [ins-pl] pomocnikami
        [nom-cap] Pomocnik
    }
    .about = Chętny gracz przy tych samych zombie, który poprawia twój rzut.
-bite = { $case ->
       *[nom] ugryzienie
        [gen] ugryzienia
        [dat] ugryzieniu
        [acc] ugryzienie
        [voc] ugryzienie
        [loc] ugryzieniu
        [ins] ugryzieniem
        [nom-pl] ugryzienia
        [gen-pl] ugryzień
        [dat-pl] ugryzieniom
        [acc-pl] ugryzienia
        [voc-pl] ugryzienia
        [loc-pl] ugryzieniach
        [ins-pl] ugryzieniami
    }
    .about = To, co cię spotyka, gdy zombie cię chwyci i nie puści. Po pewnym czasie zabija.
-ranged-combat = { $case ->
       *[nom] walka na odległość
        [gen] walki na odległość
        [dat] walce na odległość
        [acc] walkę na odległość
        [voc] walko na odległość
        [loc] walce na odległość
        [ins] walką na odległość
        [nom-pl] walki na odległość
        [gen-pl] walk na odległość
        [dat-pl] walkom na odległość
        [acc-pl] walki na odległość
        [voc-pl] walki na odległość
        [loc-pl] walkach na odległość
        [ins-pl] walkami na odległość
        [nom-cap] Walka na odległość
    }
    .about = Strzelanie do zombie, którego widzisz.
-object-attack = { $case ->
       *[nom] atak na obiekt
        [gen] ataku na obiekt
        [dat] atakowi na obiekt
        [acc] atak na obiekt
        [voc] ataku na obiekt
        [loc] ataku na obiekt
        [ins] atakiem na obiekt
        [nom-pl] ataki na obiekt
        [gen-pl] ataków na obiekt
        [dat-pl] atakom na obiekt
        [acc-pl] ataki na obiekt
        [voc-pl] ataki na obiekt
        [loc-pl] atakach na obiekt
        [ins-pl] atakami na obiekt
    }
    .about = Rzut kością na zniszczenie barykady, ściany, butli z gazem lub pojazdu.
-rival-fight = { $case ->
       *[nom] starcie graczy
        [gen] starcia graczy
        [dat] starciu graczy
        [acc] starcie graczy
        [voc] starcie graczy
        [loc] starciu graczy
        [ins] starciem graczy
        [nom-pl] starcia graczy
        [gen-pl] starć graczy
        [dat-pl] starciom graczy
        [acc-pl] starcia graczy
        [voc-pl] starcia graczy
        [loc-pl] starciach graczy
        [ins-pl] starciami graczy
        [nom-cap] Starcie graczy
    }
    .about = Rzut przeciw rzutowi, o miejsce kierowcy albo o koktajl Mołotowa.
-item = { $case ->
       *[nom] przedmiot
        [gen] przedmiotu
        [dat] przedmiotowi
        [acc] przedmiot
        [voc] przedmiocie
        [loc] przedmiocie
        [ins] przedmiotem
        [nom-pl] przedmioty
        [gen-pl] przedmiotów
        [dat-pl] przedmiotom
        [acc-pl] przedmioty
        [voc-pl] przedmioty
        [loc-pl] przedmiotach
        [ins-pl] przedmiotami
    }
    .about = Rzecz, którą się znajduje, nosi w rękach albo chowa i używa.
-hand = { $case ->
       *[nom] ręka
        [gen] ręki
        [dat] ręce
        [acc] rękę
        [voc] ręko
        [loc] ręce
        [ins] ręką
        [nom-pl] ręce
        [gen-pl] rąk
        [dat-pl] rękom
        [acc-pl] ręce
        [voc-pl] ręce
        [loc-pl] rękach
        [ins-pl] rękami
    }
    .about = Tym trzyma się przedmiot; pełne ręce nie utrzymają nic więcej.
-search = { $case ->
       *[nom] przeszukanie
        [gen] przeszukania
        [dat] przeszukaniu
        [acc] przeszukanie
        [voc] przeszukanie
        [loc] przeszukaniu
        [ins] przeszukaniem
        [nom-pl] przeszukania
        [gen-pl] przeszukań
        [dat-pl] przeszukaniom
        [acc-pl] przeszukania
        [voc-pl] przeszukania
        [loc-pl] przeszukaniach
        [ins-pl] przeszukaniami
        [nom-cap] Przeszukanie
    }
    .about = Ciągnięcie karty przedmiotu w pomieszczeniu, którego nikt jeszcze nie przeszukał.
-barricade = { $case ->
       *[nom] barykada
        [gen] barykady
        [dat] barykadzie
        [acc] barykadę
        [voc] barykado
        [loc] barykadzie
        [ins] barykadą
        [nom-pl] barykady
        [gen-pl] barykad
        [dat-pl] barykadom
        [acc-pl] barykady
        [voc-pl] barykady
        [loc-pl] barykadach
        [ins-pl] barykadami
    }
    .about = Deski na drzwiach, oknie albo wyłomie w ścianie, przez które nikt nie przejdzie.
-first-aid-kit = { $case ->
       *[nom] apteczka
        [gen] apteczki
        [dat] apteczce
        [acc] apteczkę
        [voc] apteczko
        [loc] apteczce
        [ins] apteczką
        [nom-pl] apteczki
        [gen-pl] apteczek
        [dat-pl] apteczkom
        [acc-pl] apteczki
        [voc-pl] apteczki
        [loc-pl] apteczkach
        [ins-pl] apteczkami
        [nom-cap] Apteczka
    }
    .about = Przedmiot dający energię, który pomaga też na ugryzienie.
-snack = { $case ->
       *[nom] przekąska
        [gen] przekąski
        [dat] przekąsce
        [acc] przekąskę
        [voc] przekąsko
        [loc] przekąsce
        [ins] przekąską
        [nom-pl] przekąski
        [gen-pl] przekąsek
        [dat-pl] przekąskom
        [acc-pl] przekąski
        [voc-pl] przekąski
        [loc-pl] przekąskach
        [ins-pl] przekąskami
        [nom-cap] Przekąska
    }
    .about = Jedzenie: przedmiot dający energię.
-keys = { $case ->
       *[nom] kluczyki
        [gen] kluczyków
        [dat] kluczykom
        [acc] kluczyki
        [voc] kluczyki
        [loc] kluczykach
        [ins] kluczykami
        [nom-cap] Kluczyki
    }
    .about = Tym uruchamia się pojazd w zwykły sposób.
-bottle = { $case ->
       *[nom] butelka
        [gen] butelki
        [dat] butelce
        [acc] butelkę
        [voc] butelko
        [loc] butelce
        [ins] butelką
        [nom-pl] butelki
        [gen-pl] butelek
        [dat-pl] butelkom
        [acc-pl] butelki
        [voc-pl] butelki
        [loc-pl] butelkach
        [ins-pl] butelkami
    }
    .about = Pusta butelka; z benzyną zrobi się z niej koktajl Mołotowa.
-petrol-can = { $case ->
       *[nom] kanister benzyny
        [gen] kanistra benzyny
        [dat] kanistrowi benzyny
        [acc] kanister benzyny
        [voc] kanistrze benzyny
        [loc] kanistrze benzyny
        [ins] kanistrem benzyny
        [nom-pl] kanistry benzyny
        [gen-pl] kanistrów benzyny
        [dat-pl] kanistrom benzyny
        [acc-pl] kanistry benzyny
        [voc-pl] kanistry benzyny
        [loc-pl] kanistrach benzyny
        [ins-pl] kanistrami benzyny
    }
    .about = Paliwo do pojazdów i do koktajli Mołotowa.
-gas-cylinder = { $case ->
       *[nom] butla z gazem
        [gen] butli z gazem
        [dat] butli z gazem
        [acc] butlę z gazem
        [voc] butlo z gazem
        [loc] butli z gazem
        [ins] butlą z gazem
        [nom-pl] butle z gazem
        [gen-pl] butli z gazem
        [dat-pl] butlom z gazem
        [acc-pl] butle z gazem
        [voc-pl] butle z gazem
        [loc-pl] butlach z gazem
        [ins-pl] butlami z gazem
    }
    .about = Butla, która wybucha, gdy ktoś ją zaatakuje albo gdy się pali.
-blast = { $case ->
       *[nom] wybuch
        [gen] wybuchu
        [dat] wybuchowi
        [acc] wybuch
        [voc] wybuchu
        [loc] wybuchu
        [ins] wybuchem
        [nom-pl] wybuchy
        [gen-pl] wybuchów
        [dat-pl] wybuchom
        [acc-pl] wybuchy
        [voc-pl] wybuchy
        [loc-pl] wybuchach
        [ins-pl] wybuchami
        [nom-cap] Wybuch
    }
    .about = To, co wybuchająca butla z gazem robi wszystkim w pobliżu.
-extinguisher = { $case ->
       *[nom] gaśnica
        [gen] gaśnicy
        [dat] gaśnicy
        [acc] gaśnicę
        [voc] gaśnico
        [loc] gaśnicy
        [ins] gaśnicą
        [nom-pl] gaśnice
        [gen-pl] gaśnic
        [dat-pl] gaśnicom
        [acc-pl] gaśnice
        [voc-pl] gaśnice
        [loc-pl] gaśnicach
        [ins-pl] gaśnicami
    }
    .about = Przedmiot, którym gasi się ogień.
-molotov = { $case ->
       *[nom] koktajl Mołotowa
        [gen] koktajlu Mołotowa
        [dat] koktajlowi Mołotowa
        [acc] koktajl Mołotowa
        [voc] koktajlu Mołotowa
        [loc] koktajlu Mołotowa
        [ins] koktajlem Mołotowa
        [nom-pl] koktajle Mołotowa
        [gen-pl] koktajli Mołotowa
        [dat-pl] koktajlom Mołotowa
        [acc-pl] koktajle Mołotowa
        [voc-pl] koktajle Mołotowa
        [loc-pl] koktajlach Mołotowa
        [ins-pl] koktajlami Mołotowa
    }
    .about = Broń do rzucania z butelki i benzyny, która wznieca ogień.
-fire = { $case ->
       *[nom] ogień
        [gen] ognia
        [dat] ogniowi
        [acc] ogień
        [voc] ogniu
        [loc] ogniu
        [ins] ogniem
        [nom-pl] ognie
        [gen-pl] ogni
        [dat-pl] ogniom
        [acc-pl] ognie
        [voc-pl] ognie
        [loc-pl] ogniach
        [ins-pl] ogniami
    }
    .about = Płonące pola, które się stykają i mają jednego właściciela. Rozprzestrzenia się w jego turach.
-fire-owner = { $case ->
       *[nom] właściciel ognia
        [gen] właściciela ognia
        [dat] właścicielowi ognia
        [acc] właściciela ognia
        [voc] właścicielu ognia
        [loc] właścicielu ognia
        [ins] właścicielem ognia
        [nom-pl] właściciele ognia
        [gen-pl] właścicieli ognia
        [dat-pl] właścicielom ognia
        [acc-pl] właścicieli ognia
        [voc-pl] właściciele ognia
        [loc-pl] właścicielach ognia
        [ins-pl] właścicielami ognia
    }
    .about = Gracz, który wzniecił ogień i w którego turach się on rozprzestrzenia.
-damage-token = { $case ->
       *[nom] znacznik uszkodzenia
        [gen] znacznika uszkodzenia
        [dat] znacznikowi uszkodzenia
        [acc] znacznik uszkodzenia
        [voc] znaczniku uszkodzenia
        [loc] znaczniku uszkodzenia
        [ins] znacznikiem uszkodzenia
        [nom-pl] znaczniki uszkodzenia
        [gen-pl] znaczników uszkodzenia
        [dat-pl] znacznikom uszkodzenia
        [acc-pl] znaczniki uszkodzenia
        [voc-pl] znaczniki uszkodzenia
        [loc-pl] znacznikach uszkodzenia
        [ins-pl] znacznikami uszkodzenia
        [nom-cap] Znacznik uszkodzenia
    }
    .about = Znacznik na pomieszczeniu, które może runąć; jego druga strona pokazuje zawalone pomieszczenie.
-collapse = { $case ->
       *[nom] zawalenie
        [gen] zawalenia
        [dat] zawaleniu
        [acc] zawalenie
        [voc] zawalenie
        [loc] zawaleniu
        [ins] zawaleniem
        [nom-pl] zawalenia
        [gen-pl] zawaleń
        [dat-pl] zawaleniom
        [acc-pl] zawalenia
        [voc-pl] zawalenia
        [loc-pl] zawaleniach
        [ins-pl] zawaleniami
    }
    .about = Koniec pomieszczenia: nikt już do niego nie wejdzie, a te obok są uszkodzone.
-vehicle = { $case ->
       *[nom] pojazd
        [gen] pojazdu
        [dat] pojazdowi
        [acc] pojazd
        [voc] pojeździe
        [loc] pojeździe
        [ins] pojazdem
        [nom-pl] pojazdy
        [gen-pl] pojazdów
        [dat-pl] pojazdom
        [acc-pl] pojazdy
        [voc-pl] pojazdy
        [loc-pl] pojazdach
        [ins-pl] pojazdami
        [nom-cap] Pojazd
    }
    .about = Samochód albo coś podobnego. Wywozi graczy, jeśli działa i ma paliwo.
-driver = { $case ->
       *[nom] kierowca
        [gen] kierowcy
        [dat] kierowcy
        [acc] kierowcę
        [voc] kierowco
        [loc] kierowcy
        [ins] kierowcą
        [nom-pl] kierowcy
        [gen-pl] kierowców
        [dat-pl] kierowcom
        [acc-pl] kierowców
        [voc-pl] kierowcy
        [loc-pl] kierowcach
        [ins-pl] kierowcami
    }
    .about = Gracz za kierownicą, w którego turze pojazd się porusza.
-capacity = { $case ->
       *[nom] pojemność
        [gen] pojemności
        [dat] pojemności
        [acc] pojemność
        [voc] pojemności
        [loc] pojemności
        [ins] pojemnością
        [nom-pl] pojemności
        [gen-pl] pojemności
        [dat-pl] pojemnościom
        [acc-pl] pojemności
        [voc-pl] pojemności
        [loc-pl] pojemnościach
        [ins-pl] pojemnościami
    }
    .about = Ilu graczy mieści pojazd; także jak mocno uderza w zombie.
-speed = { $case ->
       *[nom] prędkość
        [gen] prędkości
        [dat] prędkości
        [acc] prędkość
        [voc] prędkości
        [loc] prędkości
        [ins] prędkością
        [nom-pl] prędkości
        [gen-pl] prędkości
        [dat-pl] prędkościom
        [acc-pl] prędkości
        [voc-pl] prędkości
        [loc-pl] prędkościach
        [ins-pl] prędkościami
    }
    .about = Ile pól najwyżej przejeżdża pojazd.
-fuel = { $case ->
       *[nom] paliwo
        [gen] paliwa
        [dat] paliwu
        [acc] paliwo
        [voc] paliwo
        [loc] paliwie
        [ins] paliwem
    }
    .about = Bez niego pojazd nie pojedzie. Bierze się z kanistrów benzyny.
-hot-wiring = { $case ->
       *[nom] odpalanie na krótko
        [gen] odpalania na krótko
        [dat] odpalaniu na krótko
        [acc] odpalanie na krótko
        [voc] odpalanie na krótko
        [loc] odpalaniu na krótko
        [ins] odpalaniem na krótko
    }
    .about = Uruchamianie pojazdu bez kluczyków albo próba tego.
-wreck = { $case ->
       *[nom] wrak
        [gen] wraka
        [dat] wrakowi
        [acc] wrak
        [voc] wraku
        [loc] wraku
        [ins] wrakiem
        [nom-pl] wraki
        [gen-pl] wraków
        [dat-pl] wrakom
        [acc-pl] wraki
        [voc-pl] wraki
        [loc-pl] wrakach
        [ins-pl] wrakami
    }
    .about = Pojazd, który już nigdy nie pojedzie.
-unexplored-room = { $case ->
       *[nom] nieodkryte pomieszczenie
        [gen] nieodkrytego pomieszczenia
        [dat] nieodkrytemu pomieszczeniu
        [acc] nieodkryte pomieszczenie
        [voc] nieodkryte pomieszczenie
        [loc] nieodkrytym pomieszczeniu
        [ins] nieodkrytym pomieszczeniem
        [nom-pl] nieodkryte pomieszczenia
        [gen-pl] nieodkrytych pomieszczeń
        [dat-pl] nieodkrytym pomieszczeniom
        [acc-pl] nieodkryte pomieszczenia
        [voc-pl] nieodkryte pomieszczenia
        [loc-pl] nieodkrytych pomieszczeniach
        [ins-pl] nieodkrytymi pomieszczeniami
        [nom-cap] Nieodkryte pomieszczenie
    }
    .about = Pomieszczenie, które leży zakryte, póki ktoś do niego nie wejdzie.
-escape = { $case ->
       *[nom] ucieczka
        [gen] ucieczki
        [dat] ucieczce
        [acc] ucieczkę
        [voc] ucieczko
        [loc] ucieczce
        [ins] ucieczką
        [nom-pl] ucieczki
        [gen-pl] ucieczek
        [dat-pl] ucieczkom
        [acc-pl] ucieczki
        [voc-pl] ucieczki
        [loc-pl] ucieczkach
        [ins-pl] ucieczkami
    }
    .about = Wydostanie się z mapy żywym, pojazdem albo, jeśli scenariusz pozwala, pieszo.
-point = { $case ->
       *[nom] punkt
        [gen] punktu
        [dat] punktowi
        [acc] punkt
        [voc] punkcie
        [loc] punkcie
        [ins] punktem
        [nom-pl] punkty
        [gen-pl] punktów
        [dat-pl] punktom
        [acc-pl] punkty
        [voc-pl] punkty
        [loc-pl] punktach
        [ins-pl] punktami
    }
    .about = Tego zwycięzca ma na końcu najwięcej.
-grab = { $case ->
       *[nom] chwyt
        [gen] chwytu
        [dat] chwytowi
        [acc] chwyt
        [voc] chwycie
        [loc] chwycie
        [ins] chwytem
        [nom-pl] chwyty
        [gen-pl] chwytów
        [dat-pl] chwytom
        [acc-pl] chwyty
        [voc-pl] chwyty
        [loc-pl] chwytach
        [ins-pl] chwytami
    }
    .about = Gdy zombie cię dopadnie: energia, może broń, może ugryzienie.
-die = { $case ->
       *[nom] kość
        [gen] kości
        [dat] kości
        [acc] kość
        [voc] kości
        [loc] kości
        [ins] kością
        [nom-pl] kości
        [gen-pl] kości
        [dat-pl] kościom
        [acc-pl] kości
        [voc-pl] kości
        [loc-pl] kościach
        [ins-pl] kośćmi
    }
    .about = Tym rzuca się wszystko.
