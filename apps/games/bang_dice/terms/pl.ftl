# The terms of the game in Polish, with all their cases. One concept has one name; by these forms it is recognised in the texts.

-role = { $case ->
       *[nom] rola
        [gen] roli
        [dat] roli
        [acc] rolę
        [voc] rolo
        [loc] roli
        [ins] rolą
        [nom-pl] role
        [gen-pl] ról
        [dat-pl] rolom
        [acc-pl] role
        [voc-pl] role
        [loc-pl] rolach
        [ins-pl] rolami
    }
    .about = Kim jesteś w tej grze: szeryfem, zastępcą szeryfa, bandytą czy renegatem. Mówi, czego potrzebujesz do wygranej.
-sheriff = { $case ->
       *[nom] szeryf
        [gen] szeryfa
        [dat] szeryfowi
        [acc] szeryfa
        [voc] szeryfie
        [loc] szeryfie
        [ins] szeryfem
        [nom-pl] szeryfowie
        [gen-pl] szeryfów
        [dat-pl] szeryfom
        [acc-pl] szeryfów
        [voc-pl] szeryfowie
        [loc-pl] szeryfach
        [ins-pl] szeryfami
        [nom-cap] Szeryf
    }
    .about = Jedyna rola odkryta od początku; plany wszystkich zależą od jego życia.
-star = { $case ->
       *[nom] gwiazda szeryfa
        [gen] gwiazdy szeryfa
        [dat] gwieździe szeryfa
        [acc] gwiazdę szeryfa
        [voc] gwiazdo szeryfa
        [loc] gwieździe szeryfa
        [ins] gwiazdą szeryfa
        [nom-pl] gwiazdy szeryfa
        [gen-pl] gwiazd szeryfa
        [dat-pl] gwiazdom szeryfa
        [acc-pl] gwiazdy szeryfa
        [voc-pl] gwiazdy szeryfa
        [loc-pl] gwiazdach szeryfa
        [ins-pl] gwiazdami szeryfa
        [short-1] gwiazda
        [short-2] gwiazdy
        [short-3] gwieździe
        [short-4] gwiazdę
        [short-5] gwiazdo
        [short-6] gwiazdą
        [short-7] gwiazd
        [short-8] gwiazdom
        [short-9] gwiazdach
        [short-10] gwiazdami
    }
    .about = Karta szeryfa, widoczna dla wszystkich; kto ma ją przed sobą, jest szeryfem.
-deputy = { $case ->
       *[nom] zastępca szeryfa
        [gen] zastępcy szeryfa
        [dat] zastępcy szeryfa
        [acc] zastępcę szeryfa
        [voc] zastępco szeryfa
        [loc] zastępcy szeryfa
        [ins] zastępcą szeryfa
        [nom-pl] zastępcy szeryfa
        [gen-pl] zastępców szeryfa
        [dat-pl] zastępcom szeryfa
        [acc-pl] zastępców szeryfa
        [voc-pl] zastępcy szeryfa
        [loc-pl] zastępcach szeryfa
        [ins-pl] zastępcami szeryfa
        [short-1] zastępca
        [short-2] zastępcy
        [short-3] zastępcę
        [short-4] zastępco
        [short-5] zastępcą
        [short-6] zastępców
        [short-7] zastępcom
        [short-8] zastępcach
        [short-9] zastępcami
        [nom-cap] Zastępca szeryfa
    }
    .about = Tajny przyjaciel szeryfa, który wygrywa razem z nim.
-outlaw = { $case ->
       *[nom] bandyta
        [gen] bandyty
        [dat] bandycie
        [acc] bandytę
        [voc] bandyto
        [loc] bandycie
        [ins] bandytą
        [nom-pl] bandyci
        [gen-pl] bandytów
        [dat-pl] bandytom
        [acc-pl] bandytów
        [voc-pl] bandyci
        [loc-pl] bandytach
        [ins-pl] bandytami
        [nom-pl-cap] Bandyci
    }
    .about = Jeden z tych, którzy wspólnie wygrywają, gdy szeryf wypada z gry.
-renegade = { $case ->
       *[nom] renegat
        [gen] renegata
        [dat] renegatowi
        [acc] renegata
        [voc] renegacie
        [loc] renegacie
        [ins] renegatem
        [nom-pl] renegaci
        [gen-pl] renegatów
        [dat-pl] renegatom
        [acc-pl] renegatów
        [voc-pl] renegaci
        [loc-pl] renegatach
        [ins-pl] renegatami
        [nom-cap] Renegat
    }
    .about = Samotnik, który chce jako ostatni zostać przy życiu.
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
    .about = Osoba, którą grasz, widoczna dla wszystkich; ma swoje punkty życia i własną zdolność.
-ability = { $case ->
       *[nom] zdolność
        [gen] zdolności
        [dat] zdolności
        [acc] zdolność
        [voc] zdolności
        [loc] zdolności
        [ins] zdolnością
        [nom-pl] zdolności
        [gen-pl] zdolności
        [dat-pl] zdolnościom
        [acc-pl] zdolności
        [voc-pl] zdolności
        [loc-pl] zdolnościach
        [ins-pl] zdolnościami
    }
    .about = Co postać może albo co się z nią dzieje wbrew zwykłym zasadom.
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
    .about = Jedna z kości z symbolem na każdej ściance, którymi rozgrywa się turę.
-bullet = { $case ->
       *[nom] nabój
        [gen] naboju
        [dat] nabojowi
        [acc] nabój
        [voc] naboju
        [loc] naboju
        [ins] nabojem
        [nom-pl] naboje
        [gen-pl] nabojów
        [dat-pl] nabojom
        [acc-pl] naboje
        [voc-pl] naboje
        [loc-pl] nabojach
        [ins-pl] nabojami
    }
    .about = Żeton do liczenia punktów życia: ile nabojów leży przed graczem, tyle punktów mu zostało.
-life-point = { $case ->
       *[nom] punkt życia
        [gen] punktu życia
        [dat] punktowi życia
        [acc] punkt życia
        [voc] punkcie życia
        [loc] punkcie życia
        [ins] punktem życia
        [nom-pl] punkty życia
        [gen-pl] punktów życia
        [dat-pl] punktom życia
        [acc-pl] punkty życia
        [voc-pl] punkty życia
        [loc-pl] punktach życia
        [ins-pl] punktami życia
    }
    .about = Ile jeszcze zniesiesz; kto nie ma żadnego, wypada z gry.
-pile = { $case ->
       *[nom] pula
        [gen] puli
        [dat] puli
        [acc] pulę
        [voc] pulo
        [loc] puli
        [ins] pulą
        [nom-pl] pule
        [gen-pl] pul
        [dat-pl] pulom
        [acc-pl] pule
        [voc-pl] pule
        [loc-pl] pulach
        [ins-pl] pulami
    }
    .about = Żetony strzał na środku stołu, których nikt jeszcze nie wziął.
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
    .about = Rzuty jednego gracza i wszystko, co wynika z ostatecznych kości.
-roll = { $case ->
       *[nom] rzut
        [gen] rzutu
        [dat] rzutowi
        [acc] rzut
        [voc] rzucie
        [loc] rzucie
        [ins] rzutem
        [nom-pl] rzuty
        [gen-pl] rzutów
        [dat-pl] rzutom
        [acc-pl] rzuty
        [voc-pl] rzuty
        [loc-pl] rzutach
        [ins-pl] rzutami
    }
    .about = Jednorazowe rzucenie wszystkimi kośćmi albo niektórymi z nich.
-re-roll = { $case ->
       *[nom] przerzut
        [gen] przerzutu
        [dat] przerzutowi
        [acc] przerzut
        [voc] przerzucie
        [loc] przerzucie
        [ins] przerzutem
        [nom-pl] przerzuty
        [gen-pl] przerzutów
        [dat-pl] przerzutom
        [acc-pl] przerzuty
        [voc-pl] przerzuty
        [loc-pl] przerzutach
        [ins-pl] przerzutami
    }
    .about = Kolejny rzut w tej samej turze, tyloma kośćmi, iloma chcesz.
-arrow = { $case ->
       *[nom] strzała
        [gen] strzały
        [dat] strzale
        [acc] strzałę
        [voc] strzało
        [loc] strzale
        [ins] strzałą
        [nom-pl] strzały
        [gen-pl] strzał
        [dat-pl] strzałom
        [acc-pl] strzały
        [voc-pl] strzały
        [loc-pl] strzałach
        [ins-pl] strzałami
    }
    .about = Symbol, za który rzucający bierze żeton strzały, i sam ten żeton; boli, gdy atakują Indianie.
-indian-attack = { $case ->
       *[nom] atak Indian
        [gen] ataku Indian
        [dat] atakowi Indian
        [acc] atak Indian
        [voc] ataku Indian
        [loc] ataku Indian
        [ins] atakiem Indian
        [nom-pl] ataki Indian
        [gen-pl] ataków Indian
        [dat-pl] atakom Indian
        [acc-pl] ataki Indian
        [voc-pl] ataki Indian
        [loc-pl] atakach Indian
        [ins-pl] atakami Indian
    }
    .about = Następuje, gdy z puli znika ostatnia strzała: każdy płaci punktami życia za strzały, które ma.
-dynamite = { $case ->
       *[nom] dynamit
        [gen] dynamitu
        [dat] dynamitowi
        [acc] dynamit
        [voc] dynamicie
        [loc] dynamicie
        [ins] dynamitem
        [nom-pl] dynamity
        [gen-pl] dynamitów
        [dat-pl] dynamitom
        [acc-pl] dynamity
        [voc-pl] dynamity
        [loc-pl] dynamitach
        [ins-pl] dynamitami
    }
    .about = Symbol, który blokuje swoją kość; gdy jest ich dość, kończą rzucanie i kosztują punkt życia.
-bulls-eye = { $case ->
       *[nom] tarcza
        [gen] tarczy
        [dat] tarczy
        [acc] tarczę
        [voc] tarczo
        [loc] tarczy
        [ins] tarczą
        [nom-pl] tarcze
        [gen-pl] tarcz
        [dat-pl] tarczom
        [acc-pl] tarcze
        [voc-pl] tarcze
        [loc-pl] tarczach
        [ins-pl] tarczami
    }
    .about = Symbol, którym się strzela; cyfra na nim mówi, jak daleko.
-near-shot = { $case ->
       *[nom] tarcza { "1" }
        [gen] tarczy { "1" }
        [dat] tarczy { "1" }
        [acc] tarczę { "1" }
        [voc] tarczo { "1" }
        [loc] tarczy { "1" }
        [ins] tarczą { "1" }
        [nom-pl] tarcze { "1" }
        [gen-pl] tarcz { "1" }
        [dat-pl] tarczom { "1" }
        [acc-pl] tarcze { "1" }
        [voc-pl] tarcze { "1" }
        [loc-pl] tarczach { "1" }
        [ins-pl] tarczami { "1" }
    }
    .about = Symbol, który trafia sąsiada.
-far-shot = { $case ->
       *[nom] tarcza { "2" }
        [gen] tarczy { "2" }
        [dat] tarczy { "2" }
        [acc] tarczę { "2" }
        [voc] tarczo { "2" }
        [loc] tarczy { "2" }
        [ins] tarczą { "2" }
        [nom-pl] tarcze { "2" }
        [gen-pl] tarcz { "2" }
        [dat-pl] tarczom { "2" }
        [acc-pl] tarcze { "2" }
        [voc-pl] tarcze { "2" }
        [loc-pl] tarczach { "2" }
        [ins-pl] tarczami { "2" }
    }
    .about = Symbol, który trafia sąsiada sąsiada.
-distance = { $case ->
       *[nom] odległość
        [gen] odległości
        [dat] odległości
        [acc] odległość
        [voc] odległości
        [loc] odległości
        [ins] odległością
        [nom-pl] odległości
        [gen-pl] odległości
        [dat-pl] odległościom
        [acc-pl] odległości
        [voc-pl] odległości
        [loc-pl] odległościach
        [ins-pl] odległościami
        [nom-cap] Odległość
    }
    .about = O ile miejsc od siebie siedzą dwaj gracze, licząc tylko tych, którzy są jeszcze w grze.
-beer = { $case ->
       *[nom] piwo
        [gen] piwa
        [dat] piwu
        [acc] piwo
        [voc] piwo
        [loc] piwie
        [ins] piwem
        [nom-pl] piwa
        [gen-pl] piw
        [dat-pl] piwom
        [acc-pl] piwa
        [voc-pl] piwa
        [loc-pl] piwach
        [ins-pl] piwami
    }
    .about = Symbol, który oddaje punkty życia.
-gatling = { $case ->
       *[nom] Gatling
        [gen] Gatlinga
        [dat] Gatlingowi
        [acc] Gatlinga
        [voc] Gatlingu
        [loc] Gatlingu
        [ins] Gatlingiem
        [nom-pl] Gatlingi
        [gen-pl] Gatlingów
        [dat-pl] Gatlingom
        [acc-pl] Gatlingi
        [voc-pl] Gatlingi
        [loc-pl] Gatlingach
        [ins-pl] Gatlingami
        [nom-cap] Gatling
    }
    .about = Wielolufowa broń, która trafia wszystkich oprócz strzelca, jeśli wypadnie dość jej symboli.
-elimination = { $case ->
       *[nom] eliminacja
        [gen] eliminacji
        [dat] eliminacji
        [acc] eliminację
        [voc] eliminacjo
        [loc] eliminacji
        [ins] eliminacją
        [nom-pl] eliminacje
        [gen-pl] eliminacji
        [dat-pl] eliminacjom
        [acc-pl] eliminacje
        [voc-pl] eliminacje
        [loc-pl] eliminacjach
        [ins-pl] eliminacjami
    }
    .about = Strata ostatniego punktu życia: gracz wypada z gry, ale nie ze swojej drużyny.
-duel-die = { $case ->
       *[nom] kość pojedynku
        [gen] kości pojedynku
        [dat] kości pojedynku
        [acc] kość pojedynku
        [voc] kości pojedynku
        [loc] kości pojedynku
        [ins] kością pojedynku
        [nom-pl] kości pojedynku
        [gen-pl] kości pojedynku
        [dat-pl] kościom pojedynku
        [acc-pl] kości pojedynku
        [voc-pl] kości pojedynku
        [loc-pl] kościach pojedynku
        [ins-pl] kośćmi pojedynku
    }
    .about = Jedna z czarnych kości modułu { module_duels }, z whisky i pojedynkiem.
-whiskey = { $case ->
       *[nom] whisky
        [gen] whisky
        [dat] whisky
        [acc] whisky
        [voc] whisky
        [loc] whisky
        [ins] whisky
        [nom-pl] whisky
        [gen-pl] whisky
        [dat-pl] whisky
        [acc-pl] whisky
        [voc-pl] whisky
        [loc-pl] whisky
        [ins-pl] whisky
    }
    .about = Symbol, który leczy rzucającego i zabiera żeton rany albo przynosi kartę gniewu.
-duel = { $case ->
       *[nom] pojedynek
        [gen] pojedynku
        [dat] pojedynkowi
        [acc] pojedynek
        [voc] pojedynku
        [loc] pojedynku
        [ins] pojedynkiem
        [nom-pl] pojedynki
        [gen-pl] pojedynków
        [dat-pl] pojedynkom
        [acc-pl] pojedynki
        [voc-pl] pojedynki
        [loc-pl] pojedynkach
        [ins-pl] pojedynkami
    }
    .about = Walka dwóch graczy, którzy na zmianę rzucają tą samą kością, aż jeden z nich spudłuje.
-wound-token = { $case ->
       *[nom] żeton rany
        [gen] żetonu rany
        [dat] żetonowi rany
        [acc] żeton rany
        [voc] żetonie rany
        [loc] żetonie rany
        [ins] żetonem rany
        [nom-pl] żetony ran
        [gen-pl] żetonów ran
        [dat-pl] żetonom ran
        [acc-pl] żetony ran
        [voc-pl] żetony ran
        [loc-pl] żetonach ran
        [ins-pl] żetonami ran
        [nom-cap] Żeton rany
        [nom-pl-cap] Żetony ran
    }
    .about = Bierze go przegrany w pojedynku; w jego następnej turze psuje to, co pokazuje.
-rage-card = { $case ->
       *[nom] karta gniewu
        [gen] karty gniewu
        [dat] karcie gniewu
        [acc] kartę gniewu
        [voc] karto gniewu
        [loc] karcie gniewu
        [ins] kartą gniewu
        [nom-pl] karty gniewu
        [gen-pl] kart gniewu
        [dat-pl] kartom gniewu
        [acc-pl] karty gniewu
        [voc-pl] karty gniewu
        [loc-pl] kartach gniewu
        [ins-pl] kartami gniewu
        [nom-cap] Karta gniewu
    }
    .about = Karta, którą dobiera gracz po dużych stratach w jednej turze; jej symbole liczą się w jego następnej turze.
-boneyard = { $case ->
       *[nom] cmentarzysko
        [gen] cmentarzyska
        [dat] cmentarzysku
        [acc] cmentarzysko
        [voc] cmentarzysko
        [loc] cmentarzysku
        [ins] cmentarzyskiem
        [nom-pl] cmentarzyska
        [gen-pl] cmentarzysk
        [dat-pl] cmentarzyskom
        [acc-pl] cmentarzyska
        [voc-pl] cmentarzyska
        [loc-pl] cmentarzyskach
        [ins-pl] cmentarzyskami
        [nom-cap] Cmentarzysko
    }
    .about = Talia modułu { module_undead }, z której dobierają wyeliminowani; dłonie na jej kartach przybliżają plagę.
-outbreak = { $case ->
       *[nom] plaga
        [gen] plagi
        [dat] pladze
        [acc] plagę
        [voc] plago
        [loc] pladze
        [ins] plagą
        [nom-pl] plagi
        [gen-pl] plag
        [dat-pl] plagom
        [acc-pl] plagi
        [voc-pl] plagi
        [loc-pl] plagach
        [ins-pl] plagami
    }
    .about = Chwila, w której wszyscy wyeliminowani wracają jako zombie.
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
        [nom-cap] Zombie
    }
    .about = Gracz, który wypadł z gry i wrócił, z niewieloma kośćmi i przeciw wszystkim żywym.
-zombie-master = { $case ->
       *[nom] Władca zombie
        [gen] Władcy zombie
        [dat] Władcy zombie
        [acc] Władcę zombie
        [voc] Władco zombie
        [loc] Władcy zombie
        [ins] Władcą zombie
        [nom-pl] Władcy zombie
        [gen-pl] Władców zombie
        [dat-pl] Władcom zombie
        [acc-pl] Władców zombie
        [voc-pl] Władcy zombie
        [loc-pl] Władcach zombie
        [ins-pl] Władcami zombie
    }
    .about = Renegat, który żył, gdy zmarli powstali, i stoi po ich stronie.
-survivor = { $case ->
       *[nom] ocalały
        [gen] ocalałego
        [dat] ocalałemu
        [acc] ocalałego
        [voc] ocalały
        [loc] ocalałym
        [ins] ocalałym
        [nom-pl] ocalali
        [gen-pl] ocalałych
        [dat-pl] ocalałym
        [acc-pl] ocalałych
        [voc-pl] ocalali
        [loc-pl] ocalałych
        [ins-pl] ocalałymi
    }
    .about = Jeden z żywych po pladze; wszyscy oni razem wygrywają albo przegrywają.
-legacy = { $case ->
       *[nom] Dziedzictwo Dzikiego Zachodu
        [gen] Dziedzictwa Dzikiego Zachodu
        [dat] Dziedzictwu Dzikiego Zachodu
        [acc] Dziedzictwo Dzikiego Zachodu
        [voc] Dziedzictwo Dzikiego Zachodu
        [loc] Dziedzictwie Dzikiego Zachodu
        [ins] Dziedzictwem Dzikiego Zachodu
        [nom-cap] Dziedzictwo Dzikiego Zachodu
    }
    .about = Moduł na kilka gier z rzędu, w którym gwiazda i postacie przechodzą z jednej gry do następnej.
