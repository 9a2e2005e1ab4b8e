# The terms of the game in Polish, with all their cases. One concept has one name; by these forms it is recognised in the texts.

-prisoner = { $case ->
       *[nom] więzień
        [gen] więźnia
        [dat] więźniowi
        [acc] więźnia
        [voc] więźniu
        [loc] więźniu
        [ins] więźniem
        [nom-pl] więźniowie
        [gen-pl] więźniów
        [dat-pl] więźniom
        [acc-pl] więźniów
        [voc-pl] więźniowie
        [loc-pl] więźniach
        [ins-pl] więźniami
    }
    .about = Ktoś z was w grze: pionek w więzieniu i arkusz ze znacznikami i fantami.
-plan = { $case ->
       *[nom] plan
        [gen] planu
        [dat] planowi
        [acc] plan
        [voc] planie
        [loc] planie
        [ins] planem
        [nom-pl] plany
        [gen-pl] planów
        [dat-pl] planom
        [acc-pl] plany
        [voc-pl] plany
        [loc-pl] planach
        [ins-pl] planami
        [nom-cap] Plan
    }
    .about = Droga na wolność, złożona z tylu części, ile jest liter; kto zostaje w więzieniu, ten w nim nie uczestniczy.
-letter = { $case ->
       *[nom] litera
        [gen] litery
        [dat] literze
        [acc] literę
        [voc] litero
        [loc] literze
        [ins] literą
        [nom-pl] litery
        [gen-pl] liter
        [dat-pl] literom
        [acc-pl] litery
        [voc-pl] litery
        [loc-pl] literach
        [ins-pl] literami
    }
    .about = Jedna część planu. Zdobywa się ją zadaniami i nagrodami i zaznacza na arkuszu więźnia.
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
    .about = Szczęśliwe zakończenie dla wszystkich oprócz jednego: ci, którzy uciekają, mają razem każdą literę.
-location = { $case ->
       *[nom] lokacja
        [gen] lokacji
        [dat] lokacji
        [acc] lokację
        [voc] lokacjo
        [loc] lokacji
        [ins] lokacją
        [nom-pl] lokacje
        [gen-pl] lokacji
        [dat-pl] lokacjom
        [acc-pl] lokacje
        [voc-pl] lokacje
        [loc-pl] lokacjach
        [ins-pl] lokacjami
    }
    .about = Jedno z miejsc w więzieniu: płytka z numerem, nazwą i działaniem na każdej stronie.
-silver-side = { $case ->
       *[nom] srebrna strona
        [gen] srebrnej strony
        [dat] srebrnej stronie
        [acc] srebrną stronę
        [voc] srebrna strono
        [loc] srebrnej stronie
        [ins] srebrną stroną
        [nom-pl] srebrne strony
        [gen-pl] srebrnych stron
        [dat-pl] srebrnym stronom
        [acc-pl] srebrne strony
        [voc-pl] srebrne strony
        [loc-pl] srebrnych stronach
        [ins-pl] srebrnymi stronami
    }
    .about = Strona lokacji z gry podstawowej nazwana od swego koloru, z własnym działaniem.
-copper-side = { $case ->
       *[nom] miedziana strona
        [gen] miedzianej strony
        [dat] miedzianej stronie
        [acc] miedzianą stronę
        [voc] miedziana strono
        [loc] miedzianej stronie
        [ins] miedzianą stroną
        [nom-pl] miedziane strony
        [gen-pl] miedzianych stron
        [dat-pl] miedzianym stronom
        [acc-pl] miedziane strony
        [voc-pl] miedziane strony
        [loc-pl] miedzianych stronach
        [ins-pl] miedzianymi stronami
    }
    .about = Ta strona lokacji z gry podstawowej, która nie jest srebrna.
-prison = { $case ->
       *[nom] więzienie
        [gen] więzienia
        [dat] więzieniu
        [acc] więzienie
        [voc] więzienie
        [loc] więzieniu
        [ins] więzieniem
    }
    .about = Wszystkie lokacje, tak jak leżą na stole.
-neighbour = { $case ->
       *[nom] sąsiednia lokacja
        [gen] sąsiedniej lokacji
        [dat] sąsiedniej lokacji
        [acc] sąsiednią lokację
        [voc] sąsiednia lokacjo
        [loc] sąsiedniej lokacji
        [ins] sąsiednią lokacją
        [nom-pl] sąsiednie lokacje
        [gen-pl] sąsiednich lokacji
        [dat-pl] sąsiednim lokacjom
        [acc-pl] sąsiednie lokacje
        [voc-pl] sąsiednie lokacje
        [loc-pl] sąsiednich lokacjach
        [ins-pl] sąsiednimi lokacjami
    }
    .about = Lokacja obok innej, z którą ma wspólną krawędź; te, które stykają się tylko rogiem, sąsiadują tylko tam, gdzie mówi tak zasada.
-guard = { $case ->
       *[nom] strażnik
        [gen] strażnika
        [dat] strażnikowi
        [acc] strażnika
        [voc] strażniku
        [loc] strażniku
        [ins] strażnikiem
        [nom-pl] strażnicy
        [gen-pl] strażników
        [dat-pl] strażnikom
        [acc-pl] strażników
        [voc-pl] strażnicy
        [loc-pl] strażnikach
        [ins-pl] strażnikami
    }
    .about = Kostka w lokacji. Im więcej ich stoi, tym trudniej tam cokolwiek zrobić.
-influence = { $case ->
       *[nom] wpływ
        [gen] wpływu
        [dat] wpływowi
        [acc] wpływ
        [voc] wpływie
        [loc] wpływie
        [ins] wpływem
        [nom-pl] wpływy
        [gen-pl] wpływów
        [dat-pl] wpływom
        [acc-pl] wpływy
        [voc-pl] wpływy
        [loc-pl] wpływach
        [ins-pl] wpływami
        [nom-cap] Wpływ
    }
    .about = Liczba, która mówi, jak bardzo strażnicy w lokacji przeszkadzają.
-auxiliary = { $case ->
       *[nom] karta pomocnicza
        [gen] karty pomocniczej
        [dat] karcie pomocniczej
        [acc] kartę pomocniczą
        [voc] karto pomocnicza
        [loc] karcie pomocniczej
        [ins] kartą pomocniczą
        [nom-pl] karty pomocnicze
        [gen-pl] kart pomocniczych
        [dat-pl] kartom pomocniczym
        [acc-pl] karty pomocnicze
        [voc-pl] karty pomocnicze
        [loc-pl] kartach pomocniczych
        [ins-pl] kartami pomocniczymi
    }
    .about = Karta oznaczająca jedną lokację; ciągnie się ją zawsze, gdy los ma wskazać miejsce.
-pawn = { $case ->
       *[nom] pionek
        [gen] pionka
        [dat] pionkowi
        [acc] pionek
        [voc] pionku
        [loc] pionku
        [ins] pionkiem
        [nom-pl] pionki
        [gen-pl] pionków
        [dat-pl] pionkom
        [acc-pl] pionki
        [voc-pl] pionki
        [loc-pl] pionkach
        [ins-pl] pionkami
    }
    .about = Figurka, która pokazuje, gdzie jest więzień.
-sheet = { $case ->
       *[nom] arkusz więźnia
        [gen] arkusza więźnia
        [dat] arkuszowi więźnia
        [acc] arkusz więźnia
        [voc] arkuszu więźnia
        [loc] arkuszu więźnia
        [ins] arkuszem więźnia
        [nom-pl] arkusze więźnia
        [gen-pl] arkuszy więźnia
        [dat-pl] arkuszom więźnia
        [acc-pl] arkusze więźnia
        [voc-pl] arkusze więźnia
        [loc-pl] arkuszach więźnia
        [ins-pl] arkuszami więźnia
    }
    .about = Plansza przed graczem: litery, krzepa, kasa i miejsca na fanty.
-slot = { $case ->
       *[nom] miejsce na fant
        [gen] miejsca na fant
        [dat] miejscu na fant
        [acc] miejsce na fant
        [voc] miejsce na fant
        [loc] miejscu na fant
        [ins] miejscem na fant
        [nom-pl] miejsca na fanty
        [gen-pl] miejsc na fanty
        [dat-pl] miejscom na fanty
        [acc-pl] miejsca na fanty
        [voc-pl] miejsca na fanty
        [loc-pl] miejscach na fanty
        [ins-pl] miejscami na fanty
    }
    .about = Miejsce na jeden fant na arkuszu więźnia.
-item = { $case ->
       *[nom] fant
        [gen] fantu
        [dat] fantowi
        [acc] fant
        [voc] fancie
        [loc] fancie
        [ins] fantem
        [nom-pl] fanty
        [gen-pl] fantów
        [dat-pl] fantom
        [acc-pl] fanty
        [voc-pl] fanty
        [loc-pl] fantach
        [ins-pl] fantami
    }
    .about = Rzecz oddawana przy zadaniach: klucz, nóż, ubranie, leki, narzędzia albo pistolet, który zastąpi każdą z nich.
-key = { $case ->
       *[nom] klucz
        [gen] klucza
        [dat] kluczowi
        [acc] klucz
        [voc] kluczu
        [loc] kluczu
        [ins] kluczem
        [nom-pl] klucze
        [gen-pl] kluczy
        [dat-pl] kluczom
        [acc-pl] klucze
        [voc-pl] klucze
        [loc-pl] kluczach
        [ins-pl] kluczami
    }
    .about = Jeden ze zwykłych rodzajów fantów; bierze się go z gabinetu naczelnika.
-knife = { $case ->
       *[nom] nóż
        [gen] noża
        [dat] nożowi
        [acc] nóż
        [voc] nożu
        [loc] nożu
        [ins] nożem
        [nom-pl] noże
        [gen-pl] noży
        [dat-pl] nożom
        [acc-pl] noże
        [voc-pl] noże
        [loc-pl] nożach
        [ins-pl] nożami
    }
    .about = Jeden ze zwykłych rodzajów fantów; bierze się go ze stołówki.
-clothes = { $case ->
       *[nom] ubranie
        [gen] ubrania
        [dat] ubraniu
        [acc] ubranie
        [voc] ubranie
        [loc] ubraniu
        [ins] ubraniem
        [nom-pl] ubrania
        [gen-pl] ubrań
        [dat-pl] ubraniom
        [acc-pl] ubrania
        [voc-pl] ubrania
        [loc-pl] ubraniach
        [ins-pl] ubraniami
    }
    .about = Jeden ze zwykłych rodzajów fantów; bierze się je z pralni.
-drugs = { $case ->
       *[nom] leki
        [gen] leków
        [dat] lekom
        [acc] leki
        [voc] leki
        [loc] lekach
        [ins] lekami
        [nom-sg] lek
    }
    .about = Jeden ze zwykłych rodzajów fantów; bierze się je z izby chorych.
-tools = { $case ->
       *[nom] narzędzia
        [gen] narzędzi
        [dat] narzędziom
        [acc] narzędzia
        [voc] narzędzia
        [loc] narzędziach
        [ins] narzędziami
        [nom-sg] narzędzie
    }
    .about = Jeden ze zwykłych rodzajów fantów; bierze się je z warsztatu.
-gun = { $case ->
       *[nom] pistolet
        [gen] pistoletu
        [dat] pistoletowi
        [acc] pistolet
        [voc] pistolecie
        [loc] pistolecie
        [ins] pistoletem
        [nom-pl] pistolety
        [gen-pl] pistoletów
        [dat-pl] pistoletom
        [acc-pl] pistolety
        [voc-pl] pistolety
        [loc-pl] pistoletach
        [ins-pl] pistoletami
    }
    .about = Jedyny fant, który można oddać zamiast dowolnego innego.
-stock = { $case ->
       *[nom] zapas
        [gen] zapasu
        [dat] zapasowi
        [acc] zapas
        [voc] zapasie
        [loc] zapasie
        [ins] zapasem
        [nom-pl] zapasy
        [gen-pl] zapasów
        [dat-pl] zapasom
        [acc-pl] zapasy
        [voc-pl] zapasy
        [loc-pl] zapasach
        [ins-pl] zapasami
    }
    .about = Fanty, które leżą w lokacji i można je tam wziąć.
-supply = { $case ->
       *[nom] zasoby
        [gen] zasobów
        [dat] zasobom
        [acc] zasoby
        [voc] zasoby
        [loc] zasobach
        [ins] zasobami
    }
    .about = Wszystko obok więzienia, co nie należy do nikogo: fanty, kasa, strażnicy i znaczniki.
-stamina = { $case ->
       *[nom] krzepa
        [gen] krzepy
        [dat] krzepie
        [acc] krzepę
        [voc] krzepo
        [loc] krzepie
        [ins] krzepą
    }
    .about = Siła więźnia, zaznaczana na arkuszu; wydaje się ją na dodatkowy punkt akcji.
-cash = { $case ->
       *[nom] kasa
        [gen] kasy
        [dat] kasie
        [acc] kasę
        [voc] kaso
        [loc] kasie
        [ins] kasą
    }
    .about = Pieniądze więźnia, zaznaczane na arkuszu; wydaje się je na łapówki i w niektórych lokacjach.
-round = { $case ->
       *[nom] runda
        [gen] rundy
        [dat] rundzie
        [acc] rundę
        [voc] rundo
        [loc] rundzie
        [ins] rundą
        [nom-pl] rundy
        [gen-pl] rund
        [dat-pl] rundom
        [acc-pl] rundy
        [voc-pl] rundy
        [loc-pl] rundach
        [ins-pl] rundami
        [nom-cap] Runda
    }
    .about = Jedno przejście przez wszystkie fazy, od nowego strażnika po ostatnią akcję planu.
-phase = { $case ->
       *[nom] faza
        [gen] fazy
        [dat] fazie
        [acc] fazę
        [voc] fazo
        [loc] fazie
        [ins] fazą
        [nom-pl] fazy
        [gen-pl] faz
        [dat-pl] fazom
        [acc-pl] fazy
        [voc-pl] fazy
        [loc-pl] fazach
        [ins-pl] fazami
    }
    .about = Część rundy, w której robi się rzeczy jednego rodzaju.
-vote = { $case ->
       *[nom] głosowanie
        [gen] głosowania
        [dat] głosowaniu
        [acc] głosowanie
        [voc] głosowanie
        [loc] głosowaniu
        [ins] głosowaniem
        [nom-pl] głosowania
        [gen-pl] głosowań
        [dat-pl] głosowaniom
        [acc-pl] głosowania
        [voc-pl] głosowania
        [loc-pl] głosowaniach
        [ins-pl] głosowaniami
    }
    .about = Tajny wybór, dokonywany przez wszystkich naraz: kto ma być kozłem ofiarnym.
-voting-marker = { $case ->
       *[nom] znacznik głosu
        [gen] znacznika głosu
        [dat] znacznikowi głosu
        [acc] znacznik głosu
        [voc] znaczniku głosu
        [loc] znaczniku głosu
        [ins] znacznikiem głosu
        [nom-pl] znaczniki głosu
        [gen-pl] znaczników głosu
        [dat-pl] znacznikom głosu
        [acc-pl] znaczniki głosu
        [voc-pl] znaczniki głosu
        [loc-pl] znacznikach głosu
        [ins-pl] znacznikami głosu
    }
    .about = Znacznik w kolorze więźnia, którym gracz na tego więźnia głosuje.
-scapegoat = { $case ->
       *[nom] kozioł ofiarny
        [gen] kozła ofiarnego
        [dat] kozłowi ofiarnemu
        [acc] kozła ofiarnego
        [voc] koźle ofiarny
        [loc] koźle ofiarnym
        [ins] kozłem ofiarnym
        [nom-pl] kozły ofiarne
        [gen-pl] kozłów ofiarnych
        [dat-pl] kozłom ofiarnym
        [acc-pl] kozły ofiarne
        [voc-pl] kozły ofiarne
        [loc-pl] kozłach ofiarnych
        [ins-pl] kozłami ofiarnymi
    }
    .about = Więzień, na którego głosowanie zrzuca winę: w tej rundzie silny, ale jeśli plan się uda, zostaje.
-action-point = { $case ->
       *[nom] punkt akcji
        [gen] punktu akcji
        [dat] punktowi akcji
        [acc] punkt akcji
        [voc] punkcie akcji
        [loc] punkcie akcji
        [ins] punktem akcji
        [nom-pl] punkty akcji
        [gen-pl] punktów akcji
        [dat-pl] punktom akcji
        [acc-pl] punkty akcji
        [voc-pl] punkty akcji
        [loc-pl] punktach akcji
        [ins-pl] punktami akcji
    }
    .about = Miara tego, co więzień może zrobić w swojej turze.
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
        [nom-cap] Akcja
    }
    .about = Coś, co robi się w swojej turze, z reguły za punkt akcji.
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
        [nom-cap] Darmowa akcja
    }
    .about = Coś, co robi się w swojej turze bez punktu akcji, tyle razy, ile się chce.
-theft = { $case ->
       *[nom] kradzież
        [gen] kradzieży
        [dat] kradzieży
        [acc] kradzież
        [voc] kradzieży
        [loc] kradzieży
        [ins] kradzieżą
        [nom-pl] kradzieże
        [gen-pl] kradzieży
        [dat-pl] kradzieżom
        [acc-pl] kradzieże
        [voc-pl] kradzieże
        [loc-pl] kradzieżach
        [ins-pl] kradzieżami
        [nom-cap] Kradzież
    }
    .about = Akcja, którą zabiera się coś więźniowi w tej samej lokacji, choć wcale tego nie oferował.
-riot = { $case ->
       *[nom] rozróba
        [gen] rozróby
        [dat] rozróbie
        [acc] rozróbę
        [voc] rozróbo
        [loc] rozróbie
        [ins] rozróbą
        [nom-pl] rozróby
        [gen-pl] rozrób
        [dat-pl] rozróbom
        [acc-pl] rozróby
        [voc-pl] rozróby
        [loc-pl] rozróbach
        [ins-pl] rozróbami
        [nom-cap] Rozróba
    }
    .about = Akcja, która każe strażnikom zmienić miejsce.
-trade = { $case ->
       *[nom] wymiana
        [gen] wymiany
        [dat] wymianie
        [acc] wymianę
        [voc] wymiano
        [loc] wymianie
        [ins] wymianą
        [nom-pl] wymiany
        [gen-pl] wymian
        [dat-pl] wymianom
        [acc-pl] wymiany
        [voc-pl] wymiany
        [loc-pl] wymianach
        [ins-pl] wymianami
        [nom-cap] Wymiana
    }
    .about = Darmowa akcja: dawanie i zamienianie fantów i kasy.
-bribe = { $case ->
       *[nom] łapówka
        [gen] łapówki
        [dat] łapówce
        [acc] łapówkę
        [voc] łapówko
        [loc] łapówce
        [ins] łapówką
        [nom-pl] łapówki
        [gen-pl] łapówek
        [dat-pl] łapówkom
        [acc-pl] łapówki
        [voc-pl] łapówki
        [loc-pl] łapówkach
        [ins-pl] łapówkami
        [nom-cap] Łapówka
    }
    .about = Darmowa akcja: za kasę strażnik przestaje przeszkadzać.
-task = { $case ->
       *[nom] zadanie
        [gen] zadania
        [dat] zadaniu
        [acc] zadanie
        [voc] zadanie
        [loc] zadaniu
        [ins] zadaniem
        [nom-pl] zadania
        [gen-pl] zadań
        [dat-pl] zadaniom
        [acc-pl] zadania
        [voc-pl] zadania
        [loc-pl] zadaniach
        [ins-pl] zadaniami
        [nom-cap] Zadanie
    }
    .about = Karta z literą i z fantami, za które można ją zdobyć; leży w lokacji.
-reward = { $case ->
       *[nom] nagroda
        [gen] nagrody
        [dat] nagrodzie
        [acc] nagrodę
        [voc] nagrodo
        [loc] nagrodzie
        [ins] nagrodą
        [nom-pl] nagrody
        [gen-pl] nagród
        [dat-pl] nagrodom
        [acc-pl] nagrody
        [voc-pl] nagrody
        [loc-pl] nagrodach
        [ins-pl] nagrodami
    }
    .about = Karta zadania dobierana, gdy ktoś wykona zadanie; jej literę dostają inni.
-blackmail = { $case ->
       *[nom] karta szantażu
        [gen] karty szantażu
        [dat] karcie szantażu
        [acc] kartę szantażu
        [voc] karto szantażu
        [loc] karcie szantażu
        [ins] kartą szantażu
        [nom-pl] karty szantażu
        [gen-pl] kart szantażu
        [dat-pl] kartom szantażu
        [acc-pl] karty szantażu
        [voc-pl] karty szantażu
        [loc-pl] kartach szantażu
        [ins-pl] kartami szantażu
    }
    .about = Tajna karta, którą może zagrać tylko kozioł ofiarny.
-chief = { $case ->
       *[nom] szef strażników
        [gen] szefa strażników
        [dat] szefowi strażników
        [acc] szefa strażników
        [voc] szefie strażników
        [loc] szefie strażników
        [ins] szefem strażników
        [nom-pl] szefowie strażników
        [gen-pl] szefów strażników
        [dat-pl] szefom strażników
        [acc-pl] szefów strażników
        [voc-pl] szefowie strażników
        [loc-pl] szefach strażników
        [ins-pl] szefami strażników
    }
    .about = Najważniejszy człowiek w mundurze, z Maximum Security; obchodzi więzienie według numerów lokacji.
-sucker = { $case ->
       *[nom] frajer
        [gen] frajera
        [dat] frajerowi
        [acc] frajera
        [voc] frajerze
        [loc] frajerze
        [ins] frajerem
        [nom-pl] frajerzy
        [gen-pl] frajerów
        [dat-pl] frajerom
        [acc-pl] frajerów
        [voc-pl] frajerzy
        [loc-pl] frajerach
        [ins-pl] frajerami
    }
    .about = W grze wszystkich więźniów z obu pudełek ten, którego w tej rundzie nie dosięgnie głosowanie i który nic nie ma z cudzych zadań.
-candidate = { $case ->
       *[nom] kandydat
        [gen] kandydata
        [dat] kandydatowi
        [acc] kandydata
        [voc] kandydacie
        [loc] kandydacie
        [ins] kandydatem
        [nom-pl] kandydaci
        [gen-pl] kandydatów
        [dat-pl] kandydatom
        [acc-pl] kandydatów
        [voc-pl] kandydaci
        [loc-pl] kandydatach
        [ins-pl] kandydatami
    }
    .about = Więzień, na którego można głosować.
-plain-side = { $case ->
       *[nom] zwykła strona
        [gen] zwykłej strony
        [dat] zwykłej stronie
        [acc] zwykłą stronę
        [voc] zwykła strono
        [loc] zwykłej stronie
        [ins] zwykłą stroną
        [nom-pl] zwykłe strony
        [gen-pl] zwykłych stron
        [dat-pl] zwykłym stronom
        [acc-pl] zwykłe strony
        [voc-pl] zwykłe strony
        [loc-pl] zwykłych stronach
        [ins-pl] zwykłymi stronami
    }
    .about = Strona lokacji z Maximum Security, której działanie kosztuje tylko punkt akcji.
-payment-side = { $case ->
       *[nom] płatna strona
        [gen] płatnej strony
        [dat] płatnej stronie
        [acc] płatną stronę
        [voc] płatna strono
        [loc] płatnej stronie
        [ins] płatną stroną
        [nom-pl] płatne strony
        [gen-pl] płatnych stron
        [dat-pl] płatnym stronom
        [acc-pl] płatne strony
        [voc-pl] płatne strony
        [loc-pl] płatnych stronach
        [ins-pl] płatnymi stronami
    }
    .about = Strona lokacji z Maximum Security, której działanie kupuje się za fant albo kasę.
-sentence = { $case ->
       *[nom] karta wyroku
        [gen] karty wyroku
        [dat] karcie wyroku
        [acc] kartę wyroku
        [voc] karto wyroku
        [loc] karcie wyroku
        [ins] kartą wyroku
        [nom-pl] karty wyroku
        [gen-pl] kart wyroku
        [dat-pl] kartom wyroku
        [acc-pl] karty wyroku
        [voc-pl] karty wyroku
        [loc-pl] kartach wyroku
        [ins-pl] kartami wyroku
        [nom-cap] Karta wyroku
    }
    .about = Karta, która mówi, za co więzień siedzi, z zasadą tylko dla niego.
-counter = { $case ->
       *[nom] żeton
        [gen] żetonu
        [dat] żetonowi
        [acc] żeton
        [voc] żetonie
        [loc] żetonie
        [ins] żetonem
        [nom-pl] żetony
        [gen-pl] żetonów
        [dat-pl] żetonom
        [acc-pl] żetony
        [voc-pl] żetony
        [loc-pl] żetonach
        [ins-pl] żetonami
    }
    .about = Znacznik zbierany w wariancie zwanym planem G, za litery, które się już ma.
