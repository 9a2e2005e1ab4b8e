# BANG! The Dice Game in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.
# Names of players stand in the nominative only, and no verb tells a player's gender.

game = BANG! Gra kościana
    .about = Rzucaj, strzelaj i blefuj: stróże prawa, bandyci i renegaci załatwiają to między sobą pięcioma kośćmi, a mało kto wie, kto jest kim.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
product_base = BANG! Gra kościana
product_undead-or-alive = Undead or Alive
module_duels = Spójrz mi w oczy
    .about = Kości pojedynku i whisky: wyzwij kogokolwiek przy stole i nieś swoje rany do następnej tury.
module_rage = Wystarczą dwie kule
    .about = Kto w jednej turze dużo straci, dobiera kartę gniewu i odgryza się jej symbolami.
module_posse = Nowa banda w mieście
    .about = Więcej postaci do rozdania; niektóre potrzebują w grze pojedynków albo kart gniewu.
module_undead = Nieumarli czy żywi?
    .about = Wyeliminowani dobierają z cmentarzyska i mogą wrócić jako zombie. Gdy graczy jest { $undead-players } lub więcej.
module_legacy = Dziedzictwo Dzikiego Zachodu
    .about = Na kilka gier z rzędu: gwiazda przechodzi z rąk do rąk, a postacie zostają albo się zmieniają.

## Aim of the game

goal = Każdy przy stole jest kimś i każdy wygrywa inaczej.
    .title = O co grasz
goal_players = Gra jest dla { $players-min } do { $players-max } graczy.
    .title = Gracze
goal_roles = Twoja { -role } mówi, po czyjej stronie stoisz i co musi się stać, żebyś wygrał.
    .title = Role
goal_sheriff = { -sheriff(case: "nom-cap") } wygrywa, gdy wyeliminowani są wszyscy { -outlaw(case: "nom-pl") } i wszyscy { -renegade(case: "nom-pl") }.
    .title = Szeryf
goal_deputy = { -deputy(case: "nom-cap") } stoi przy { -sheriff(case: "loc") } i wygrywa zawsze, gdy wygrywa szeryf, nawet jeśli sam tego nie dożył.
    .title = Zastępca szeryfa
goal_outlaw = { -outlaw(case: "nom-pl-cap") } polują na { -sheriff(case: "acc") }. Gdy szeryf jest wyeliminowany, wygrywają razem.
    .title = Bandyta
goal_renegade = { -renegade(case: "nom-cap") } nie trzyma z nikim i chce jako ostatni zostać przy życiu: wszyscy inni muszą wypaść z gry, a { -sheriff } na samym końcu.
    .title = Renegat

## What is in the box

components = To leży w pudełku gry podstawowej.
    .title = Zawartość pudełka
components_dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, wszystkie jednakowe. Każda ma { $die-faces ->
        [one] { $die-faces } ściankę
        [few] { $die-faces } ścianki
       *[many] { $die-faces } ścianek
    }: :arrow: strzała, :dynamite: dynamit, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: piwo i :gatling: Gatling.
    .title = Kości
components_roles = Karty ról, razem { $role-cards-total }: szeryf { $role-cards_sheriff }×, zastępca szeryfa { $role-cards_deputy }×, bandyta { $role-cards_outlaw }× i renegat { $role-cards_renegade }×.
    .title = Karty ról
components_characters = Karty postaci, razem { $character-cards }; każda postać ma swoją liczbę punktów życia i własną zdolność.
    .title = Karty postaci
components_summaries = { $summary-cards ->
        [one] { $summary-cards } karta
        [few] { $summary-cards } karty
       *[many] { $summary-cards } kart
    } pomocy, żeby nie trzeba było pytać o symbole.
    .title = Karty pomocy
components_arrows = { $arrow-tokens ->
        [one] { $arrow-tokens } żeton
        [few] { $arrow-tokens } żetony
       *[many] { $arrow-tokens } żetonów
    } strzał.
    .title = Żetony strzał
components_bullets = Naboje do liczenia punktów życia: { $bullet-tokens_single } o wartości { $bullet-worth_single } i { $bullet-tokens_triple } o wartości { $bullet-worth_triple }. Rozmieniaj je, kiedy wygodnie.
    .title = Naboje

## Set-up

setup = Stół przygotowuje się w tej kolejności.
    .title = Przygotowanie gry
setup_table = Od liczby graczy zależy, ile jest w grze których ról.
    .title = Role według liczby graczy
setup_roles = Potasuj karty ról dla waszej liczby graczy i rozdaj każdemu po jednej, zakryte. Na własną możesz patrzeć, kiedy chcesz.
    .title = Rozdanie ról
    .event = { $target } dostaje rolę: { $role }.
setup_sheriff = Kto dostał { -star(case: "acc") }, od razu ją pokazuje. Wszystkie inne role zostają zakryte.
    .title = Szeryf jest znany
    .event = { $target } pokazuje gwiazdę, to szeryf.
setup_characters = Potasuj { -character(case: "acc-pl") } i rozdaj każdemu graczowi po jednej, odkryte.
    .title = Rozdanie postaci
    .event = { $target } gra jako { $character }.
setup_characters-out = Postacie, których nikt nie dostał, nie biorą udziału w tej grze.
    .title = Niewykorzystane postacie
setup_bullets = Weź tyle nabojów, ile punktów życia ma twoja postać, i trzymaj je przed sobą na widoku.
    .title = Pobranie nabojów
    .event = { $target } bierze { $value ->
        [one] { $value } nabój
        [few] { $value } naboje
       *[many] { $value } nabojów
    }.
setup_sheriff-bullets = { -sheriff(case: "nom-cap") } bierze o { $sheriff-bullets ->
        [one] { $sheriff-bullets } nabój
        [few] { $sheriff-bullets } naboje
       *[many] { $sheriff-bullets } nabojów
    } więcej, niż mówi jego postać.
    .title = Dodatkowe naboje szeryfa
    .event = { $target } jako szeryf bierze jeszcze { $value ->
        [one] { $value } nabój
        [few] { $value } naboje
       *[many] { $value } nabojów
    }.
setup_arrows = Połóż na środku stołu wszystkie żetony strzał (jest ich { $arrow-tokens }). To { -pile }.
    .title = Pula strzał
setup_start = { -sheriff(case: "nom-cap") } bierze kości i ma pierwszą turę.
    .title = Kto zaczyna
    .event = Zaczyna { $actor }, szeryf.

## Life points

life = Naboje przed tobą to życie, które ci zostało.
    .title = Punkty życia
life_points = Każdy { -life-point } to jeden nabój. Tracisz punkt: oddajesz nabój; zyskujesz punkt: bierzesz nabój.
    .title = Tracenie i zyskiwanie
life_cap = Nigdy nie możesz mieć więcej punktów życia, niż miałeś na początku tej gry. Nadwyżka przepada.
    .title = Limit
life_cap-sheriff = Szeryf zaczął z dodatkowymi nabojami, więc w jego przypadku mieszczą się one w limicie.
    .title = Limit szeryfa

## The turn

turn = Tura to trochę rzucania, trochę decydowania, a potem dzieje się wszystko, co leży na kościach.
    .title = Tura
turn_order = { -turn(case: "nom-cap") } przechodzi zgodnie z ruchem wskazówek zegara, od jednego gracza, który jest jeszcze w grze, do następnego.
    .title = Kolejność graczy
    .event = Tura { $value }: { $actor }.
turn_roll = Zacznij turę od rzutu wszystkimi kośćmi (jest ich { $dice }).
    .title = Pierwszy rzut
    .event = { $actor } rzuca { $dice }
turn_reroll = Potem możesz rzucić ponownie, najwyżej { $rerolls ->
        [one] { $rerolls } raz
        [few] { $rerolls } razy
       *[many] { $rerolls } razy
    }. Każdy { -re-roll } wykonujesz tyloma kośćmi, iloma chcesz.
    .title = Przerzuty
    .event = { $actor } rzuca ponownie: { $dice }
turn_kept-dice = Kość, którą zatrzymałeś, nie jest jeszcze ostateczna: na następny { -re-roll } możesz ją jednak wziąć.
    .title = Zatrzymane kości
turn_stand = Nie musisz wykorzystać przerzutów. Przestań, gdy tylko podoba ci się to, co widzisz.
    .title = Koniec rzucania
    .event = { $actor } zatrzymuje { $dice }
turn_last-roll = Po { $rolls ->
        [one] { $rolls } rzucie
        [few] { $rolls } rzutach
       *[many] { $rolls } rzutach
    } nie ma już { -re-roll(case: "gen-pl") } i kości liczą się tak, jak leżą.
    .title = Ostatni rzut
    .event = { $actor } nie ma już przerzutów i zostaje z { $dice }
turn_obligation = Każdego symbolu trzeba użyć. Żadnego nie wolno pominąć, nawet jeśli trafić można tylko przyjaciela.
    .title = Nic się nie pomija
turn_resolution = Ostateczne kości rozgrywa się w tej kolejności: najpierw :dynamite:, potem wszystkie :near-shot: i :far-shot: razem, potem :beer:, a na końcu :gatling:. Każda :arrow: zadziałała już wtedy, gdy wypadła.
    .title = Kolejność rozgrywania

## Arrows

arrows = Strzały nic nie robią, dopóki nie ma ich za dużo.
    .title = Strzały i Indianie
arrows_take = Po każdym rzucie, zanim zrobisz cokolwiek innego, weź z puli jedną { -arrow(case: "acc") } za każdą :arrow:, która właśnie wypadła.
    .title = Branie strzał
    .event = { $actor } bierze strzałę i ma teraz { $value }.
arrows_kept = Za :arrow:, którą zatrzymujesz z wcześniejszego rzutu, nie bierzesz strzały drugi raz.
    .title = Zatrzymane strzały
arrows_reroll = Kość, na której wypadła :arrow:, możesz przerzucić. Strzała, którą za nią wziąłeś, zostaje u ciebie.
    .title = Przerzucanie strzał
arrows_attack = Gdy z puli znika ostatnia strzała, atakują Indianie: natychmiast, nawet w środku rzutu.
    .title = Indianie atakują
    .event = { $actor } bierze ostatnią strzałę i atakują Indianie!
arrows_attack-loss = Gdy następuje { -indian-attack }, każdy traci { $arrow-loss ->
        [one] { $arrow-loss } punkt życia
        [few] { $arrow-loss } punkty życia
       *[many] { $arrow-loss } punktów życia
    } za każdą strzałę, którą ma.
    .title = Ile kosztuje atak
    .event = Indianie: { $target } traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
arrows_refill = Po ataku wszystkie strzały wracają do puli.
    .title = Nowa pula
    .event = Strzały wracają; w puli jest ich znowu { $value }.
arrows_rest-of-roll = Jeśli atak nastąpi, gdy jeszcze bierzesz strzały z rzutu, resztę weź z nowej puli. Potem twoja tura trwa dalej.
    .title = Reszta rzutu
    .event = { $actor } ma jeszcze z tego rzutu wziąć z nowej puli { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
arrows_example-attack = W puli zostały dwie strzały, a Ada wyrzuca trzy. Bierze te dwie, Indianie atakują i każdy, Ada też, płaci za strzały, które ma. Wracają wszystkie, czyli { $arrow-tokens }; z pełnej puli Ada bierze trzecią strzałę i dopiero teraz decyduje, co przerzucić.
    .title = Przykład: atak w środku rzutu
arrows_roller-dies = Jeśli atak eliminuje właśnie tego gracza, który rzuca, jego tura się kończy, a kości odkłada się bez dalszych skutków.
    .title = Rzucający pada ofiarą Indian
    .event = { $value ->
        [0] { $actor } wypada z gry; kości nie mają dalszych skutków.
       *[other] { $actor } wypada z gry, ale kości i tak się rozgrywa.
    }

## Dynamite

dynamite = Dynamit tak łatwo nie puszcza.
    .title = Dynamit
dynamite_locked = Kość, na której leży :dynamite:, jest zablokowana. W tej turze nie wolno jej przerzucić.
    .title = Dynamit jest zablokowany
dynamite_third = Gdy tylko :dynamite: leży na { $dynamite-limit } lub więcej twoich kościach, już nie rzucasz.
    .title = Dość dynamitu, by wybuchnąć
    .event = { $actor } ma { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    } i już nie rzuca.
dynamite_loss = Dynamit wybucha, a ty tracisz dokładnie { $dynamite-loss ->
        [one] { $dynamite-loss } punkt życia
        [few] { $dynamite-loss } punkty życia
       *[many] { $dynamite-loss } punktów życia
    }, bez względu na to, ile ich jest ponad te { $dynamite-limit }.
    .title = Ile kosztuje dynamit
    .event = Dynamit wybucha: { $target } traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
dynamite_survived = Jeśli to przeżyjesz, wszystkie pozostałe twoje kości rozgrywa się jak zwykle.
    .title = Przeżyty wybuch
    .event = { $actor } przeżywa; pozostałe kości się liczą.
dynamite_death = Jeśli zabiera ci to ostatni punkt życia, pozostałe twoje kości nie mają skutków.
    .title = Śmierć od dynamitu
    .event = { $value ->
        [0] { $actor } wypada z gry; pozostałe kości nie mają skutków.
       *[other] { $actor } wypada z gry, ale pozostałe kości i tak się rozgrywa.
    }

## Bull's-eyes

shots = Każda { -bulls-eye } oznacza, że strzelasz, a cyfra na niej mówi, jak daleko.
    .title = Tarcze
shots_near = :near-shot: zabiera { $shot-loss ->
        [one] { $shot-loss } punkt życia
        [few] { $shot-loss } punkty życia
       *[many] { $shot-loss } punktów życia
    } graczowi, który siedzi o { $shot-near ->
        [one] { $shot-near } miejsce
        [few] { $shot-near } miejsca
       *[many] { $shot-near } miejsc
    } od ciebie, po lewej albo po prawej, jak wolisz.
    .title = Do sąsiada
    .event = { $actor } celuje :near-shot:, na muszce jest { $target }.
shots_far = :far-shot: zabiera { $shot-loss ->
        [one] { $shot-loss } punkt życia
        [few] { $shot-loss } punkty życia
       *[many] { $shot-loss } punktów życia
    } graczowi, który siedzi dokładnie o { $shot-far ->
        [one] { $shot-far } miejsce
        [few] { $shot-far } miejsca
       *[many] { $shot-far } miejsc
    } od ciebie, po lewej albo po prawej, jak wolisz.
    .title = Dalej niż do sąsiada
    .event = { $actor } celuje :far-shot:, na muszce jest { $target }.
shots_distance = { -distance(case: "nom-cap") } między dwoma graczami liczy się w miejscach przy stole. Wyeliminowanych się pomija.
    .title = Odległość
shots_close-quarters = Gdy w grze zostało { $close-quarters } lub mniej graczy, :far-shot: liczy się jako :near-shot:.
    .title = Z bliska
    .event = { $actor } celuje z bliska :far-shot:, na muszce jest { $target }.
shots_both-ways = Czasem w lewo i w prawo siedzi ten sam gracz: gdy zostało dwóch graczy, dla :near-shot:, gdy zostało czterech, dla :far-shot:. Wtedy można celować tylko w niego.
    .title = Ten sam gracz z obu stron
shots_together = Najpierw wybierz cel każdej tarczy; potem wszystkie trafiają w tej samej chwili.
    .title = Wszystkie trafienia naraz
    .event = { $target } dostaje trafienie i traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
shots_overkill = W jednego gracza możesz celować więcej razy, niż ma punktów życia. Nadmiar się marnuje, a odległości nie zmieniają się, dopóki nie trafią wszystkie.
    .title = Więcej trafień niż życia
shots_example-overkill = Bo, który siedzi po lewej od Ady, ma jeden punkt życia. Ada ma dwa razy :near-shot: i obie wymierza w niego. Po trafieniu Bo wypada z gry, ale druga tarcza nie może już przejść na gracza, który siedzi za nim.
    .title = Przykład: o jedną za dużo

## Beer

beer = Piwo wynagradza kulę.
    .title = Piwo
beer_heal = Za każde :beer: wybrany przez ciebie gracz zyskuje { $beer-gain ->
        [one] { $beer-gain } punkt życia
        [few] { $beer-gain } punkty życia
       *[many] { $beer-gain } punktów życia
    }. Możesz wybrać siebie.
    .title = Picie piwa
    .event = { $own ->
        [1] { $actor } pije piwo i zyskuje { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
       *[other] { $actor } stawia piwo. Pije { $target } i zyskuje { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
    }
beer_wasted = Kto jest już na swoim limicie, pije piwo na próżno.
    .title = Zmarnowane piwo
    .event = { $own ->
        [1] { $actor } pije piwo na próżno.
       *[other] { $actor } stawia piwo. { $target } pije je na próżno.
    }

## The Gatling gun

gatling = Trochę trwa, nim się naładuje, a potem wszyscy padają na ziemię.
    .title = Gatling
gatling_fire = Jeśli :gatling: leży na { $gatling-limit } lub więcej twoich ostatecznych kościach, strzela { -gatling }.
    .title = Gatling strzela
    .event = { $actor } strzela z Gatlinga, :gatling: wypadł { $value }×.
gatling_loss = Każdy inny gracz traci { $gatling-loss ->
        [one] { $gatling-loss } punkt życia
        [few] { $gatling-loss } punkty życia
       *[many] { $gatling-loss } punktów życia
    }.
    .title = Ile kosztuje Gatling
    .event = Gatling: { $target } traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
gatling_discard = Gdy Gatling wystrzeli, odłóż wszystkie własne strzały do puli.
    .title = Precz ze strzałami
    .event = { $actor } odkłada { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
gatling_once = { -gatling(case: "nom-cap") } strzela raz na turę, choćby :gatling: leżał na wszystkich kościach.
    .title = Tylko raz

## Elimination

elimination = Co się dzieje, gdy skończą się naboje.
    .title = Eliminacja
elimination_out = Kto nie ma już żadnego punktu życia, natychmiast wypada z gry i nie ma już tur. Nie liczy się też przy odległościach.
    .title = Poza grą
    .event = { $by ->
        [1] { $target } wypada z gry. Ostatni punkt życia zabiera { $actor }.
       *[other] { $target } wypada z gry.
    }
elimination_reveal = Wyeliminowani pokazują wszystkim swoją kartę roli.
    .title = Pokazanie roli
    .event = { $target } pokazuje rolę: { $role }.
elimination_arrows = Strzały wyeliminowanego wracają do puli.
    .title = Strzały wyeliminowanych
    .event = { $target } odkłada { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
elimination_dead-do-nothing = Wyeliminowani nic nie robią i im też nic się nie robi, ale wygrywają ze swoją drużyną, jeśli ona wygra.
    .title = Wyeliminowani
elimination_nobodys-kill = Gracza, który pada ofiarą Indian albo dynamitu, nie zabił nikt.
    .title = Śmierć bez winnego

## How the game ends

endings = Kto wygrał i kiedy to sprawdzać.
    .title = Koniec gry
endings_at-once = Za każdym razem, gdy ktoś wypada z gry, sprawdźcie, czy to ją rozstrzyga. Jeśli tak, gra kończy się w tej chwili i nic więcej się nie rozgrywa.
    .title = Koniec od razu
endings_sheriff-dead = Jeśli szeryf jest wyeliminowany, wygrywają bandyci, nawet gdy żaden z nich nie został.
    .title = Szeryf nie żyje
    .event = Szeryf nie żyje. Wygrywają bandyci.
endings_renegade = Jeśli szeryf jest wyeliminowany, a jedynym żywym graczem jest renegat, wygrywa ten renegat, a nie bandyci.
    .title = Zwycięstwo renegata
    .event = Renegat został sam przy życiu i wygrywa.
endings_law = Jeśli wszyscy bandyci i wszyscy renegaci są wyeliminowani, a szeryf żyje, wygrywa szeryf i jego zastępcy.
    .title = Wygrywa prawo
    .event = Nie ma już wrogów szeryfa. Wygrywa prawo.
endings_sheriff-first = Jeśli szeryf pada w tej samej chwili co ostatni z wrogów, liczy się śmierć szeryfa: wygrywają bandyci.
    .title = Śmierć szeryfa jest pierwsza
    .event = Szeryf padł razem z ostatnimi wrogami. Wygrywają bandyci.
endings_all-dead = Jeśli nie przeżywa nikt, wygrywają bandyci.
    .title = Padają wszyscy
    .event = Nikt nie został przy życiu. Wygrywają bandyci.
endings_team = Szeryf i zastępcy wygrywają jako jedna drużyna, bandyci jako druga. Wyeliminowani członkowie też wygrywają.
    .title = Wygrana drużyny
endings_example-all-dead = Zostali szeryf i renegat, każdy z jednym punktem życia i ze strzałami. Szeryf bierze ostatnią strzałę z puli, a atak eliminuje obu. Nie został nikt, więc wygrywają bandyci, choć wszyscy od dawna są poza grą.
    .title = Przykład: nie został nikt
endings_example-no-outlaws = Wszyscy bandyci są poza grą. Renegat strzela do szeryfa, gdy żyje jeszcze zastępca. Renegat nie jest sam, wygrywają więc bandyci.
    .title = Przykład: za wcześnie

## Three players

three = Gdy graczy jest { $three-players }, wszystkie role są odkryte i każdy na kogoś poluje.
    .title = Troje graczy
three_roles = Zastępcę, bandytę i renegata rozdaje się i od razu odkrywa. Nie ma { -sheriff(case: "gen") } i nikt nie bierze dodatkowych nabojów.
    .title = Odkryte role
    .event = { $target } dostaje rolę, odkrytą: { $role }.
three_start = Pierwszą turę ma { -deputy }.
    .title = Zaczyna zastępca
    .event = Zaczyna { $actor }, zastępca szeryfa.
three_targets = { -deputy(case: "nom-cap") } poluje na { -renegade(case: "acc") }, renegat na { -outlaw(case: "acc") }, a bandyta na zastępcę.
    .title = Kto na kogo poluje
three_win = Zabierz swojemu celowi ostatni punkt życia własną ręką, a wygrywasz na miejscu.
    .title = Dopadnięty cel
    .event = Polujący dopada swój cel i wygrywa.
three_third-hand = Jeśli zabierze go trzeci gracz, nikt jeszcze nie wygrywa. Dwaj, którzy zostali, grają dalej.
    .title = Cudza ręka
    .event = { $target } pada, ale nie z ręki polującego; strzela { $actor }. Wygra ostatni żywy.
three_last = Odtąd wygrywa po prostu ostatni żywy.
    .title = Ostatni żywy
    .event = Wygrywa ostatni żywy.
three_lost-target = Gracza, który pada ofiarą Indian albo dynamitu, nie zastrzelił nikt, więc nikt nie osiągnął celu; dwaj, którzy zostali, walczą, kto będzie ostatni.
    .title = Utracony cel
    .event = { $to ->
        [1] { $target } pada, ale nie z niczyjej ręki. Wygra ostatni żywy.
       *[other] Cel padł bez polującego, który mimo to wygrywa.
    }
three_all-dead = Jeśli wszyscy, którzy zostali, padają razem, gra kończy się remisem.
    .title = Pada cała trójka
    .event = { $value ->
        [0] Nikt nie został przy życiu: remis.
       *[other] Nikt nie został przy życiu; wygrywa ten, czyja tura trwała.
    }

## Eight players

eight = Gdy graczy jest { $eight-players }, renegatów jest { $roles_8_renegade }.
    .title = Ośmioro graczy
eight_renegades = Ci dwaj nie są wspólnikami: każdy { -renegade } gra sam i każdy chce być ostatni.
    .title = Każdy renegat dla siebie
eight_both-alive = Jeśli szeryf pada, gdy żyją obaj renegaci, żaden z nich nie jest ostatni i wygrywają bandyci.
    .title = Zostali dwaj renegaci
    .event = Szeryf nie żyje, a zostało dwóch renegatów. Wygrywają bandyci.

## Characters

characters = Każdy tutaj umie coś, czego inni nie potrafią.
    .title = Postacie
characters_use = Gdzie { -ability } twojej postaci mówi co innego niż zasady, liczy się zdolność. Z tego, co ona dopuszcza, nie musisz korzystać.
    .title = Używanie zdolności
characters_bart-cassidy = Za każdy punkt życia, który zabrałaby mu tarcza albo Gatling, Bart Cassidy może zamiast tego wziąć { $bart-arrows ->
        [one] strzałę
        [few] { $bart-arrows } strzały
       *[many] { $bart-arrows } strzał
    }. Nie wolno mu wziąć ostatniej strzały z puli, a przeciw Indianom i dynamitowi to nie pomaga.
    .title = Bart Cassidy
    .event = { $actor } bierze strzałę zamiast trafienia i ma teraz { $value }.
characters_bart-cassidy-hits = Trafiony kilka razy naraz, Bart decyduje o każdym trafieniu z osobna, dopóki w puli jest więcej niż { $bart-arrows ->
        [one] { $bart-arrows } strzała
        [few] { $bart-arrows } strzały
       *[many] { $bart-arrows } strzał
    }.
    .title = Bart Cassidy, trafienie po trafieniu
characters_black-jack = Black Jack może przerzucać :dynamite:, dopóki ma ich mniej niż { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } przerzuca { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    }.
characters_calamity-janet = Calamity Janet może użyć każdej :near-shot: jako :far-shot: i każdej :far-shot: jako :near-shot:.
    .title = Calamity Janet
    .event = { $actor } odwraca { $face }, na muszce jest { $target }.
characters_el-gringo = Gracz, przez którego El Gringo traci punkty życia, bierze za to { $gringo-arrows ->
        [one] strzałę
        [few] { $gringo-arrows } strzały
       *[many] { $gringo-arrows } strzał
    }. Indianie i dynamit to nie gracze; przez nich nikt nie bierze strzały.
    .title = El Gringo
    .event = { $actor } się mści: { $target } bierze strzałę i ma teraz { $value }.
characters_el-gringo-gatling = Kto trafia Gatlingiem gracza, którym jest El Gringo, najpierw odkłada wszystkie swoje strzały, jak zawsze po Gatlingu, a potem bierze tę jedną.
    .title = El Gringo i Gatling
characters_el-gringo-once = Za wszystkie tarcze jednej tury razem El Gringo wręcza strzałę raz, bez względu na to, ile punktów zabrały. Za Gatlinga w tej samej turze wręcza ją jeszcze raz.
    .title = El Gringo, raz za każdym razem
characters_el-gringo-dying = Strzała należy się także za ostatni punkt życia, który traci El Gringo.
    .title = Ostatni punkt El Gringo
characters_jesse-jones = Jeśli Jesse Jones ma { $jesse-life } lub mniej punktów życia, gdy rozgrywa się piwo, każde :beer:, które sam wypija, daje mu { $jesse-gain ->
        [one] { $jesse-gain } punkt życia
        [few] { $jesse-gain } punkty życia
       *[many] { $jesse-gain } punktów życia
    }.
    .title = Jesse Jones
    .event = { $actor } ma pragnienie: piwo daje { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
characters_example-jesse-jones = Mając { $jesse-life ->
        [one] { $jesse-life } punkt życia
        [few] { $jesse-life } punkty życia
       *[many] { $jesse-life } punktów życia
    }, Jesse wyrzuca dwa razy :beer: i oba wypija. Czy ma dość mało, sprawdza się raz, przed pierwszym piwem, więc każde daje mu { $jesse-gain }.
    .title = Przykład: Jesse Jones
characters_jourdonnais = Atak Indian nigdy nie kosztuje Jourdonnais więcej niż { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } punkt życia
        [few] { $jourdonnais-loss } punkty życia
       *[many] { $jourdonnais-loss } punktów życia
    }.
    .title = Jourdonnais
    .event = { $target } otrząsa się z ataku, który zabrałby jeszcze { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
characters_kit-carlson = Za każdy :gatling: na swoich ostatecznych kościach Kit Carlson może odłożyć do puli { $kit-arrows ->
        [one] strzałę
        [few] { $kit-arrows } strzały
       *[many] { $kit-arrows } strzał
    } dowolnego gracza, także własną.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } odkłada strzałę; zostaje ich { $value }.
       *[other] { $actor } zabiera strzałę; { $target } ma ich jeszcze { $value }.
    }
characters_kit-carlson-gatling = Gdy strzela z Gatlinga, Kit Carlson jak zwykle pozbywa się wszystkich własnych strzał, a mimo to każdego :gatling: może jeszcze użyć na strzały innych.
    .title = Kit Carlson i Gatling
characters_lucky-duke = Lucky Duke może rzucić ponownie o { $duke-rerolls ->
        [one] { $duke-rerolls } raz
        [few] { $duke-rerolls } razy
       *[many] { $duke-rerolls } razy
    } więcej niż inni.
    .title = Lucky Duke
    .event = { $actor } wykonuje przerzut, na który pozwala tylko szczęście.
characters_paul-regret = Paul Regret nigdy nie traci punktów życia przez Gatlinga.
    .title = Paul Regret
    .event = { $target }: Gatling nie robi tu krzywdy.
characters_pedro-ramirez = Za każdy punkt życia, który traci, Pedro Ramirez może odłożyć { $pedro-arrows ->
        [one] własną strzałę
        [few] { $pedro-arrows } własne strzały
       *[many] { $pedro-arrows } własnych strzał
    }. Punkt i tak jest stracony.
    .title = Pedro Ramirez
    .event = { $target } odkłada strzałę; zostaje ich { $value }.
characters_rose-doolan = Rose Doolan strzela dalej: za pomocą :near-shot: i :far-shot: może oprócz zwykłych celów trafić także o { $rose-reach ->
        [one] { $rose-reach } miejsce
        [few] { $rose-reach } miejsca
       *[many] { $rose-reach } miejsc
    } dalej.
    .title = Rose Doolan
    .event = { $actor } celuje { $face } dalej niż inni, na muszce jest { $target }.
characters_rose-doolan-around = Jak daleko ktoś siedzi, mówi krótsza droga wokół stołu. Rose nie może uznać sąsiada za kogoś daleko, licząc dłuższą drogą.
    .title = Odległości Rose Doolan
characters_sid-ketchum = Na początku swojej tury, zanim rzuci, Sid Ketchum wybiera gracza, który zyskuje { $sid-gain ->
        [one] { $sid-gain } punkt życia
        [few] { $sid-gain } punkty życia
       *[many] { $sid-gain } punktów życia
    }. Może wybrać siebie.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
        [0] { $actor } leczy się, choć niczego mu nie brakuje.
        [one] { $actor } zyskuje { $value } punkt życia.
        [few] { $actor } zyskuje { $value } punkty życia.
       *[many] { $actor } zyskuje { $value } punktów życia.
    }
       *[other] { $value ->
        [0] { $actor } leczy na próżno; { $target } ma dość życia.
        [one] { $actor } leczy; { $target } zyskuje { $value } punkt życia.
        [few] { $actor } leczy; { $target } zyskuje { $value } punkty życia.
       *[many] { $actor } leczy; { $target } zyskuje { $value } punktów życia.
    }
    }
characters_slab-the-killer = Raz na turę Slab the Killer może poświęcić :beer:, by jedna z jego tarcz uderzyła mocniej: ta :near-shot: albo :far-shot: zabiera celowi { $slab-loss ->
        [one] { $slab-loss } punkt życia
        [few] { $slab-loss } punkty życia
       *[many] { $slab-loss } punktów życia
    }.
    .title = Slab the Killer
    .event = { $actor } poświęca piwo, na muszce jest { $target }: trafienie zabiera { $value }.
characters_suzy-lafayette = Jeśli na jej ostatecznych kościach nie ma ani :near-shot:, ani :far-shot:, Suzy Lafayette zyskuje { $suzy-gain ->
        [one] { $suzy-gain } punkt życia
        [few] { $suzy-gain } punkty życia
       *[many] { $suzy-gain } punktów życia
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } nie strzela, ale niczego tu nie brakuje.
        [one] { $target } nie strzela i zyskuje { $value } punkt życia.
        [few] { $target } nie strzela i zyskuje { $value } punkty życia.
       *[many] { $target } nie strzela i zyskuje { $value } punktów życia.
    }
characters_vulture-sam = Ilekroć z gry wypada inny gracz, Vulture Sam zyskuje { $sam-gain ->
        [one] { $sam-gain } punkt życia
        [few] { $sam-gain } punkty życia
       *[many] { $sam-gain } punktów życia
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } krąży nad poległymi, ale niczego tu nie brakuje.
        [one] { $target } krąży nad poległymi i zyskuje { $value } punkt życia.
        [few] { $target } krąży nad poległymi i zyskuje { $value } punkty życia.
       *[many] { $target } krąży nad poległymi i zyskuje { $value } punktów życia.
    }
characters_vulture-sam-dying = Jeśli Vulture Sam pada w tej samej chwili, nie zyskuje nic.
    .title = Vulture Sam też pada
    .event = { $target } pada razem z innymi, ale Vulture Sam na tym zyskuje i żyje dalej.
characters_willy-the-kid = Żeby wystrzelić z Gatlinga, Willy the Kid potrzebuje tylko { $willy-gatling } :gatling:. On też strzela z niego raz na turę.
    .title = Willy the Kid
    .event = { $actor } strzela z Gatlinga, choć :gatling: wypadł tylko { $value }×.

## The expansion

expansion = Drugie pudełko, w którym jest więcej do rzucania, dobierania i bania się.
    .title = Undead or Alive
expansion_builds-on = { product_undead-or-alive } to nie samodzielna gra. Wszystkie zasady gry podstawowej obowiązują dalej, chyba że moduł w grze mówi co innego.
    .title = Na bazie gry podstawowej
expansion_modules = Modułów jest { $expansion-modules }. Dołączcie jeden albo tyle, ile chcecie, w każdej mieszance, na jaką pozwala liczba graczy i wymagania samych modułów.
    .title = Moduły
expansion_other-boxes = Old Saloon to inny dodatek do gry podstawowej. Odradzamy mieszanie jego modułów z tymi.
    .title = Inne dodatki
expansion_box = Kart jest razem { $expansion-cards }, do tego kości, żetony i zasady. Które z nich są potrzebne, mówi każdy moduł z osobna.
    .title = Całe pudełko
expansion_summaries = Jeszcze { $new-summaries ->
        [one] { $new-summaries } karta
        [few] { $new-summaries } karty
       *[many] { $new-summaries } kart
    } pomocy. Przypominają zasady i żadnej nie zmieniają.
    .title = Nowe karty pomocy

## Module: Look Me in the Eyes

duels = Czarne kości, mocny trunek i dwoje ludzi, którzy patrzą sobie w oczy.
    .title = Spójrz mi w oczy
duels_needs-rage = W { module_duels }, moduł { $module-numbers_duels }, gra się tylko razem z modułem { $module-numbers_rage }, czyli { module_rage }.
    .title = Tylko z kartami gniewu
duels_dice = Czarne kości, jest ich { $duel-dice }: to { -duel-die(case: "nom-pl") }.
    .title = Kości pojedynku
duels_faces = Każda { -duel-die } ma { $die-faces ->
        [one] { $die-faces } ściankę
        [few] { $die-faces } ścianki
       *[many] { $die-faces } ścianek
    }: :arrow: strzała, :dynamite: dynamit, :gatling: Gatling, :whiskey: whisky, a :duel: pojedynek { $duel-faces_duel ->
        [one] { $duel-faces_duel } raz
        [few] { $duel-faces_duel } razy
       *[many] { $duel-faces_duel } razy
    }. Nie ma na niej ani tarczy, ani piwa.
    .title = Ścianki kości pojedynku
duels_swap = Weź { -duel-die(case: "acc-pl") } zamiast tylu samo białych: do pudełka odkładasz { $duel-dice ->
        [one] { $duel-dice } kość podstawową
        [few] { $duel-dice } kości podstawowe
       *[many] { $duel-dice } kości podstawowych
    }.
    .title = Czarne za białe
duels_roll = Zacznij turę od rzutu wszystkimi kośćmi (jest ich { $dice }): białych masz { $white-dice }, czarnych { $duel-dice }. Na { -re-roll } możesz wziąć i takie, i takie.
    .title = Pierwszy rzut z kośćmi pojedynku
    .event = { $actor } rzuca { $dice }
duels_order = Ostateczne kości rozgrywa się w tej kolejności: najpierw :dynamite:, potem :whiskey:, potem :near-shot: i :far-shot:, potem :beer:, potem :gatling:, a na końcu :duel:. Każda :arrow: zadziałała już wtedy, gdy wypadła.
    .title = Kolejność rozgrywania z kośćmi pojedynku
duels_shots-together = Wszystkie tarcze nadal trafiają w tej samej chwili, bez względu na cyfrę, a odległości po drodze się nie zmieniają.
    .title = Trafienia zostają razem
duels_whiskey = Za każdą :whiskey: na swoich ostatecznych kościach sam zyskujesz { $whiskey-gain ->
        [one] { $whiskey-gain } punkt życia
        [few] { $whiskey-gain } punkty życia
       *[many] { $whiskey-gain } punktów życia
    }. Nie możesz oddać jej nikomu innemu.
    .title = Picie whisky
    .event = { $value ->
        [0] { $actor } pije whisky, ale niczego tu nie brakuje.
        [one] { $actor } pije whisky i zyskuje { $value } punkt życia.
        [few] { $actor } pije whisky i zyskuje { $value } punkty życia.
       *[many] { $actor } pije whisky i zyskuje { $value } punktów życia.
    }
duels_whiskey-token = Każda :whiskey: zabiera ci też { $whiskey-tokens ->
        [one] { -wound-token }
        [few] { $whiskey-tokens } { -wound-token(case: "nom-pl") }
       *[many] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
    }, czy tego chcesz, czy nie.
    .title = Whisky na rany
    .event = Whisky: { $actor } oddaje żeton rany { $face }.
duels_whiskey-rage = Jeśli nie leży przed tobą żaden { -wound-token }, musisz zamiast tego dobrać { $whiskey-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $whiskey-cards } { -rage-card(case: "acc-pl") }
       *[many] { $whiskey-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Whisky na pusty żołądek
    .event = { $actor } nie ma żetonu rany, więc whisky przynosi kartę gniewu.
duels_whiskey-full = Jeśli jesteś na swoim limicie, punkt życia z :whiskey: się marnuje; cała reszta dzieje się tak samo.
    .title = Whisky na limicie
duels_whiskey-choice = Sam wybierasz, który { -wound-token } zabiera whisky. Wraca on od razu do stosu, a stos się tasuje.
    .title = Który żeton odchodzi
duels_whiskey-cancel = To, co unieważniają twoje { -wound-token(case: "nom-pl") }, jest ustalone, gdy tylko stoi ostatni rzut. Żeton, który :whiskey: zabiera później, zrobił już swoje.
    .title = Najpierw rany, potem whisky
duels_challenge = Za każdy :duel: na swoich ostatecznych kościach wręczasz tę kość wybranemu przeciwnikowi i wyzywasz go w ten sposób na { -duel }. Jak daleko siedzi, nie ma znaczenia.
    .title = Wyzwanie
    .event = { $actor } rzuca wyzwanie; przyjmuje je { $target }.
duels_reply = Przeciwnik rzuca tą kością. Wszystko oprócz :duel: oznacza, że { -duel } jest dla niego przegrany; sam symbol nie ma skutku.
    .title = Odpowiedź
    .event = { $actor } rzuca w pojedynku: { $face }. Naprzeciw stoi { $target }.
duels_return = Jeśli to :duel:, kość wraca i ty też musisz wyrzucić :duel:. Jeśli ci się uda, znów rzuca ten sam przeciwnik, i tak na zmianę.
    .title = Tam i z powrotem
    .event = { $actor } rzuca w pojedynku: { $face }. Naprzeciw stoi { $target }.
duels_loss = Kto z was obu pierwszy wyrzuci coś innego, ten przegrywa { -duel }: traci { $duel-loss ->
        [one] { $duel-loss } punkt życia
        [few] { $duel-loss } punkty życia
       *[many] { $duel-loss } punktów życia
    } i bierze { $duel-tokens ->
        [one] { -wound-token }
        [few] { $duel-tokens } { -wound-token(case: "acc-pl") }
       *[many] { $duel-tokens } { -wound-token(case: "gen-pl") }
    }, bez względu na to, kto zaczął.
    .title = Przegrany płaci
    .event = { $target } przegrywa pojedynek i traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }; górą jest { $actor }.
duels_example-duel = Ada wyzywa gracza imieniem Bo. Bo wyrzuca :duel:, więc kość wraca do Ady. Ona też wyrzuca :duel: i znów rzuca Bo. Wypada :arrow:. Bo przegrywa: punkt życia przepada, Bo bierze { -wound-token }, a strzały nie bierze.
    .title = Przykład: pojedynek
duels_one-by-one = Jeden { -duel } rozgrywa się do końca, zanim wręczy się następną kość. O kolejności decyduje ten, czyja tura trwa.
    .title = Jeden po drugim
duels_one-each = W jednej turze żadnemu przeciwnikowi nie możesz wręczyć więcej niż { $duel-each ->
        [one] { $duel-each } kość
        [few] { $duel-each } kości
       *[many] { $duel-each } kości
    }. Każdy kolejny { -duel } potrzebuje innego przeciwnika.
    .title = Nikogo dwa razy
duels_living = Wyzwać można tylko gracza, który jest jeszcze w grze.
    .title = Żywi przeciwnicy
duels_surplus = Jeśli nie ma już nikogo, kogo możesz wyzwać, kolejny :duel: nie ma skutku.
    .title = O jeden pojedynek za dużo
    .event = { $actor } nie ma już kogo wyzwać; kość nie ma skutku.
duels_challenger-falls = Jeśli { -duel } eliminuje cię w twojej własnej turze, pojedynki, których jeszcze nie zacząłeś, się nie odbywają.
    .title = Wyzywający pada
    .event = { $value ->
        [0] { $actor } wypada z gry; pojedynków już nie będzie.
       *[other] { $actor } wypada z gry, ale pozostałe kości i tak się wręcza.
    }
duels_killer = Punkt życia stracony w { -duel(case: "loc") } zabrał drugi z walczących, bez względu na to, kto zaczął. Jeśli więc był to punkt ostatni, to ten gracz jest zabójcą.
    .title = Śmierć w pojedynku
duels_bart-cassidy = W { -duel(case: "loc") } zdolność Barta Cassidy nie pomaga, bo to ani tarcza, ani Gatling. Jeśli przegra, płaci w całości.
    .title = Bart Cassidy w pojedynku
duels_el-gringo = Jeśli El Gringo przegra { -duel }, zwycięzca bierze { $gringo-arrows ->
        [one] strzałę
        [few] { $gringo-arrows } strzały
       *[many] { $gringo-arrows } strzał
    }, jak za każdy punkt życia, który zabiera mu gracz. Każdy przegrany pojedynek liczy się osobno.
    .title = El Gringo w pojedynku

