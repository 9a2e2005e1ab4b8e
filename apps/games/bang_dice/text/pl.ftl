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

## Wound tokens

wounds = Pojedynki zostawiają ślady, które bolą do końca twojej następnej tury.
    .title = Żetony ran
wounds_tokens = { -wound-token(case: "nom-pl-cap") }, razem { $wound-tokens-total }: { $wound-tokens_beer } z :beer:, { $wound-tokens_near-shot } z :near-shot:, { $wound-tokens_far-shot } z :far-shot: i { $wound-tokens_dynamite } z :dynamite:.
    .title = Żetony ran
wounds_stack = Potasuj { -wound-token(case: "acc-pl") } i połóż je w zakrytym stosie na środku stołu.
    .title = Stos żetonów ran
wounds_take = Gdy masz wziąć { -wound-token }, weź wierzchni ze stosu i połóż go przed sobą odkryty.
    .title = Branie żetonu rany
    .event = { $target } bierze żeton rany: { $face }.
wounds_double = Jeśli masz już jeden z tym samym symbolem, masz szczęście: nowy wraca do stosu, stos się tasuje, a innego nie bierzesz. Punkt życia pozostaje stracony.
    .title = Dwa razy ta sama rana
    .event = { $target } ma już { $face }, więc żeton wraca do stosu.
wounds_most = Nikt więc nigdy nie ma dwóch takich samych i nikt nie ma więcej niż { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
        [few] { $wound-kinds } { -wound-token(case: "nom-pl") }
       *[many] { $wound-kinds } { -wound-token(case: "gen-pl") }
    }.
    .title = Wszystkie rodzaje ran
wounds_empty = Jeśli stos jest pusty, ten, komu należy się { -wound-token }, nie bierze żadnego.
    .title = Brak żetonów
    .event = { $target } ma wziąć żeton rany, ale żadnego już nie ma.
wounds_cancel = W twojej turze każdy twój { -wound-token } z :beer:, :near-shot: albo :far-shot: unieważnia { $wound-cancels ->
        [one] { $wound-cancels } taki symbol
        [few] { $wound-cancels } takie symbole
       *[many] { $wound-cancels } takich symboli
    } na twoich ostatecznych kościach. Symbol ten nie ma skutku.
    .title = Co unieważnia żeton rany
    .event = { $actor }: żeton rany unieważnia { $face }.
wounds_re-rolled = Unieważnić można tylko to, co leży jeszcze po twoim ostatnim rzucie. Symbol, który przerzucasz, nie zużywa żetonu.
    .title = Przerzucone symbole
wounds_example-cancel = Dora ma żeton :beer:. W pierwszym rzucie ma :beer: :beer: :gatling: :gatling: :arrow:. Oba piwa zatrzymuje, resztę przerzuca i kolejnego nie dostaje. Gdy kończy rzucać, żeton unieważnia jedno z piw, a drugie wypija.
    .title = Przykład: zepsute piwo
wounds_rage-cards = { -wound-token(case: "nom-cap") } unieważnia symbole kości. Symbolom, które ma { -rage-card }, nic nie robi.
    .title = Żetony ran i karty gniewu
wounds_suzy-lafayette = Suzy Lafayette patrzy na to, co wyrzuciła. Tarcza, którą unieważnia { -wound-token }, i tak psuje jej zdolność.
    .title = Rany Suzy Lafayette
wounds_dynamite = Żeton z :dynamite: niczego nie unieważnia. Przeciwnie: w twojej turze liczy się jako jeszcze { $wound-dynamite } wyrzucony :dynamite:.
    .title = Żeton dynamitu
    .event = { $actor } ma razem z żetonem rany { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    }.
wounds_example-dynamite = Bo ma żeton :dynamite:, a w jego pierwszym rzucie leżą :dynamite: :dynamite:. Razem to { $dynamite-limit }: już nie rzuca i traci { $dynamite-loss ->
        [one] { $dynamite-loss } punkt życia
        [few] { $dynamite-loss } punkty życia
       *[many] { $dynamite-loss } punktów życia
    }.
    .title = Przykład: żeton dynamitu
wounds_others-turns = W turach innych twoje { -wound-token(case: "nom-pl") } nic nie robią.
    .title = Tylko we własnej turze
wounds_back = Gdy twoja tura się kończy, wszystkie twoje { -wound-token(case: "nom-pl") } wracają do stosu, a stos się tasuje, bez względu na to, czy coś unieważniły, i nawet jeśli dostałeś je w tej samej turze.
    .title = Rany się goją
    .event = { $actor } odkłada { $value ->
        [one] { $value } żeton rany
        [few] { $value } żetony ran
       *[many] { $value } żetonów ran
    }.
wounds_eliminated = Kto zostaje wyeliminowany, temu { -wound-token } już się nie należy. Te, które jeszcze ma, wracają do stosu, a stos się tasuje.
    .title = Rany wyeliminowanych
    .event = { $target } oddaje { $value ->
        [one] { $value } żeton rany
        [few] { $value } żetony ran
       *[many] { $value } żetonów ran
    }.

## Module: Two Bullets Are Enough

rage = Kto oberwie dość mocno, traci panowanie nad sobą i coś na tym zyskuje.
    .title = Wystarczą dwie kule
rage_alone = W { module_rage }, moduł { $module-numbers_rage }, można grać bez modułu { $module-numbers_duels }. Nie ma wtedy czarnych kości, whisky ani żetonów ran, a { -rage-card } trafia do ręki tylko za stracone punkty życia.
    .title = Z pojedynkami albo bez
rage_cards = Karty gniewu, jest ich { $rage-cards }.
    .title = Karty gniewu
rage_house-deck = Tego, co pokazują wydrukowane { -rage-card(case: "nom-pl") }, nie ogłoszono. Ta talia to nasza własna wartość: każdy symbol kości podstawowych jest w niej tak samo częsty. Jeśli macie wydrukowane karty, jej miejsce zajmują ich symbole.
    .title = Nasza własna talia
rage_deck = Potasuj { -rage-card(case: "acc-pl") } i połóż je zakryte na środku stołu. To talia gniewu.
    .title = Talia gniewu
rage_two-points = Ilekroć kończy się tura, obojętne czyja, każdy gracz, który stracił w niej { $rage-limit ->
        [one] { $rage-limit } punkt życia
        [few] { $rage-limit } punkty życia
       *[many] { $rage-limit } punktów życia
    } lub więcej, musi dobrać { $rage-draw ->
        [one] { -rage-card(case: "acc") }
        [few] { $rage-draw } { -rage-card(case: "acc-pl") }
       *[many] { $rage-draw } { -rage-card(case: "gen-pl") }
    }. Sumuje się wszystkie straty z tej tury, bez względu na przyczynę.
    .title = Utrata panowania
    .event = { $target } traci w tej turze razem { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    } i dobiera kartę gniewu.
rage_losses = Liczą się tylko straty. Punkty życia zyskane w tej samej turze ich nie wyrównują, a punkt oddany za własną zdolność też jest stracony.
    .title = Co liczy się jako strata
rage_once = Utrata wielu punktów w jednej turze nie daje więcej kart: za straty z jednej tury dobierasz raz.
    .title = Raz na turę
rage_draw-order = Jeśli dobiera kilku graczy, robią to zgodnie z ruchem wskazówek zegara, poczynając od tego, czyja tura trwała.
    .title = Kto dobiera pierwszy
rage_face-down = Trzymaj swoje { -rage-card(case: "acc-pl") } zakryte przed sobą, aż zacznie się twoja następna tura. Możesz na nie patrzeć w każdej chwili, inni nie.
    .title = Zakryte
    .event = { $target } widzi, co pokazuje nowa karta gniewu: { $face }.
rage_own-turn = { -rage-card(case: "nom-cap") } dobrana we własnej turze też czeka: zostaje zakryta, aż zacznie się twoja następna tura.
    .title = Dobrana we własnej turze
rage_reveal = Na początku swojej tury odkryj wszystkie swoje { -rage-card(case: "acc-pl") }. Ich symbole dochodzą do twoich ostatecznych kości tej tury.
    .title = Odkrywanie
    .event = { $actor } odkrywa kartę gniewu: { $face }.
rage_arrows = Gdy { -rage-card } pokazuje :arrow:, to nie czeka. Weź za nią strzałę, gdy tylko zostanie odkryta, zanim rzucisz.
    .title = Strzały na kartach gniewu
    .event = { $actor } bierze strzałę za kartę gniewu i ma teraz { $value }.
rage_last-arrow = Jeśli znika przez to z puli ostatnia strzała, natychmiast atakują Indianie. Kogo ten atak eliminuje, ten w ogóle nie rzuca i jego tura się kończy.
    .title = Karta gniewu i ostatnia strzała
    .event = { $actor } wypada z gry przed pierwszym rzutem i tura się kończy.
rage_dynamite = Każdy :dynamite: na twoich odkrytych kartach liczy się jak na kościach, od pierwszego rzutu. Jeśli karty i kości pokazują razem { $dynamite-limit } lub więcej, nie przysługuje ci żaden { -re-roll }.
    .title = Dynamit na kartach gniewu
    .event = { $actor } ma razem z kartami gniewu { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    } i już nie rzuca.
rage_abilities = Dla { -ability(case: "gen") } twojej postaci symbol na twoich odkrytych kartach jest tym samym co na ostatecznych kościach. Prawdziwej kości potrzebuje tylko to, co kość zmienia albo przerzuca.
    .title = Karty gniewu i zdolności
rage_example-reveal = Clara odkrywa :dynamite: i :beer:. W pierwszym rzucie ma :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Razem z kartą dynamitów jest { $dynamite-limit }: nie może już przerzucać i traci { $dynamite-loss ->
        [one] { $dynamite-loss } punkt życia
        [few] { $dynamite-loss } punkty życia
       *[many] { $dynamite-loss } punktów życia
    }. Potem jest jeszcze tarcza i, dzięki drugiej karcie, piwo.
    .title = Przykład: dwie karty gniewu
rage_discard = Gdy ta tura się kończy, wszystkie odkryte przez ciebie karty odkłada się jako zużyte.
    .title = Zużyte karty gniewu
    .event = { $actor } odkłada { $value ->
        [one] { $value } zużytą kartę gniewu
        [few] { $value } zużyte karty gniewu
       *[many] { $value } zużytych kart gniewu
    }.
rage_reshuffle = Jeśli talia jest pusta, potasuj zużyte { -rage-card(case: "acc-pl") }: to nowa talia.
    .title = Nowa talia
    .event = Zużyte karty gniewu są potasowane; w nowej talii jest ich { $value }.
rage_none-left = Jeśli nie ma też czego tasować, ten, kto ma dobrać, nie dostaje nic.
    .title = Gniew się skończył
    .event = { $target } ma dobrać kartę gniewu, ale żadnej nie ma.
rage_eliminated = Kto zostaje wyeliminowany, temu za tę turę { -rage-card } się nie należy. Te, które jeszcze ma, odkłada się jako zużyte.
    .title = Wyeliminowani i ich gniew
    .event = { $target } oddaje { $value ->
        [one] { $value } kartę gniewu
        [few] { $value } karty gniewu
       *[many] { $value } kart gniewu
    }.

## Module: A New Posse in Town

posse = Do miasta przyjeżdża więcej obcych i każdy ma jakieś dziwactwo.
    .title = Nowa banda w mieście
posse_shuffle = { module_posse }, moduł { $module-numbers_posse }: nowe { -character(case: "acc-pl") } potasuj razem z postaciami z gry podstawowej, zanim je rozdasz.
    .title = Nowe postacie wśród starych
posse_cards = Jeszcze { $posse-cards ->
        [one] { $posse-cards } postać
        [few] { $posse-cards } postacie
       *[many] { $posse-cards } postaci
    }, każda ma swoją liczbę punktów życia i własną zdolność.
    .title = Nowe karty postaci
posse_starred = Niektóre nowe postacie mają gwiazdkę. To, co umieją, wymaga innego modułu, biorą więc udział tylko wtedy, gdy ten moduł jest w grze.
    .title = Postacie z gwiazdką
posse_without-duels = Bez pojedynków odłóż te postacie: Greg Digger, Herb Hunter, Sam the Healer i Sean Mallory.
    .title = Odłożone bez pojedynków
posse_without-rage = Bez kart gniewu odłóż też te: Pat Brennan i Pixie Pete.
    .title = Odłożone bez kart gniewu
posse_belle-star = Po każdym swoim rzucie Belle Star może obrócić { $belle-dice ->
        [one] kość
        [few] { $belle-dice } kości
       *[many] { $belle-dice } kości
    } z :dynamite: na :gatling:, chyba że :dynamite: ma { $dynamite-limit } lub więcej.
    .title = Belle Star
    .event = { $actor } obraca kość z :dynamite: na :gatling:.
posse_chuck-wengam = Raz w swojej turze, po którymkolwiek rzucie, Chuck Wengam może oddać { $chuck-cost ->
        [one] { $chuck-cost } punkt życia
        [few] { $chuck-cost } punkty życia
       *[many] { $chuck-cost } punktów życia
    }, by obrócić { $chuck-dice ->
        [one] jedną swoją kość
        [few] { $chuck-dice } swoje kości
       *[many] { $chuck-dice } swoich kości
    } na dowolną ściankę, chyba że :dynamite: ma { $dynamite-limit } lub więcej.
    .title = Chuck Wengam
    .event = { $actor } oddaje { $chuck-cost ->
        [one] { $chuck-cost } punkt życia
        [few] { $chuck-cost } punkty życia
       *[many] { $chuck-cost } punktów życia
    } i obraca kość na { $face }.
posse_chuck-wengam-turned = Kość, którą obrócił Chuck, nie została rzucona, więc za obrót na :arrow: nie bierze on strzały. Dynamit liczy się bez względu na to, skąd się wziął.
    .title = Obrócona, nie rzucona
posse_chuck-wengam-last = Swojego ostatniego punktu życia Chuck oddać nie może.
    .title = Ostatni punkt Chucka
posse_greg-digger = Każdej :whiskey:, którą wyrzuci, Greg Digger może użyć { $greg-uses ->
        [one] { $greg-uses } raz
        [few] { $greg-uses } razy
       *[many] { $greg-uses } razy
    }.
    .title = Greg Digger
    .event = { $actor } jeszcze raz pije tę samą whisky.
posse_greg-digger-wounds = Każde takie użycie to cała whisky. Jeśli jedyne, co Greg ma, to jeden { -wound-token }, pierwsze użycie go zabiera, a za następne należy mu się { -rage-card }.
    .title = Druga szklanka Grega
posse_herb-hunter = Jeśli inny gracz straci w turze, którą ma Herb Hunter, { $herb-limit ->
        [one] { $herb-limit } punkt życia
        [few] { $herb-limit } punkty życia
       *[many] { $herb-limit } punktów życia
    } lub więcej, musi wziąć { $herb-tokens ->
        [one] { -wound-token }
        [few] { $herb-tokens } { -wound-token(case: "acc-pl") }
       *[many] { $herb-tokens } { -wound-token(case: "gen-pl") }
    }.
    .title = Herb Hunter
    .event = W turze, którą ma { $actor }, { $target } traci razem { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    } i musi wziąć żeton rany.
posse_herb-hunter-once = Żeton należy się w chwili, gdy strata sięga { $herb-limit }, raz dla każdego gracza i każdej tury. Punktów zyskanych w międzyczasie się nie odlicza.
    .title = Rany Herba, raz na turę
posse_pat-brennan = Na początku swojej tury Pat Brennan może zabrać dowolnemu graczowi { $pat-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $pat-cards } { -rage-card(case: "acc-pl") }
       *[many] { $pat-cards } { -rage-card(case: "gen-pl") }
    } i dać innemu. Sam może być jednym z nich.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } wybiera jedną z własnych kart gniewu.
       *[other] { $actor } zabiera kartę gniewu; traci ją { $target }.
    }
posse_pat-brennan-unseen = Karta zostaje zakryta, a zobaczyć ją może tylko ten, kto ma ją na końcu. Z kilku cudzych kart Pat bierze jedną, nie widząc jej.
    .title = Pat bierze w ciemno
    .event = { $own ->
        [1] { $actor } zatrzymuje kartę.
       *[other] { $actor } oddaje kartę; dostaje ją { $target }.
    }
posse_pat-brennan-reveal = Pat najpierw przekłada kartę; dopiero potem odkrywa własne, a wśród nich tę, którą właśnie sobie wziął.
    .title = Pat przekłada, zanim odkryje
posse_pixie-pete = Ilekroć należy mu się { -rage-card }, Pixie Pete dobiera { $pixie-draw }, a zatrzymuje { $pixie-keep }, wybierając sam. Resztę wkłada z powrotem do talii i ją tasuje.
    .title = Pixie Pete
    .event = { $target } ogląda { $value ->
        [one] { $value } kartę gniewu
        [few] { $value } karty gniewu
       *[many] { $value } kart gniewu
    } i zatrzymuje lepszą.
posse_sam-the-healer = Za każdy :duel:, którym kogoś wyzywa w swojej turze, Sam the Healer może wybrać gracza, który zyskuje { $healer-gain ->
        [one] { $healer-gain } punkt życia
        [few] { $healer-gain } punkty życia
       *[many] { $healer-gain } punktów życia
    }. Może wybrać siebie. Pojedynki zaczęte przez innych nic mu nie dają.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
        [0] { $actor } leczy się, choć niczego tu nie brakuje.
        [one] Przed pojedynkiem { $actor } zyskuje { $value } punkt życia.
        [few] Przed pojedynkiem { $actor } zyskuje { $value } punkty życia.
       *[many] Przed pojedynkiem { $actor } zyskuje { $value } punktów życia.
    }
       *[other] { $value ->
        [0] { $actor } leczy na próżno; { $target } ma dość życia.
        [one] { $actor } leczy; przed pojedynkiem { $target } zyskuje { $value } punkt życia.
        [few] { $actor } leczy; przed pojedynkiem { $target } zyskuje { $value } punkty życia.
       *[many] { $actor } leczy; przed pojedynkiem { $target } zyskuje { $value } punktów życia.
    }
    }
posse_sean-mallory = Gdy { -duel } toczy się w jego turze, Sean Mallory może { $sean-rerolls ->
        [one] { $sean-rerolls } raz
        [few] { $sean-rerolls } razy
       *[many] { $sean-rerolls } razy
    } na turę ponownie rzucić kością, po którymkolwiek własnym rzucie. W pojedynkach zaczętych przez innych nie może.
    .title = Sean Mallory
    .event = { $actor } ponownie rzuca kością pojedynku.

## Module: Undead or Alive?

undead = Kogo zastrzelą, tego grzebią, ale nie każdy zostaje w ziemi.
    .title = Nieumarli czy żywi?
undead_players = { module_undead }, moduł { $module-numbers_undead }, jest dla { $undead-players } lub więcej graczy.
    .title = Ilu graczy potrzeba
undead_cards = { -boneyard(case: "nom-cap") } ma tyle kart: { $boneyard-cards-total }. Bez dłoni jest ich { $boneyard-cards_no-hands }, tych, na których widać { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } dłoń
        [few] { $boneyard-hands_one-hand } dłonie
       *[many] { $boneyard-hands_one-hand } dłoni
    }, jest { $boneyard-cards_one-hand }, a tych, na których widać { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } dłoń
        [few] { $boneyard-hands_two-hands } dłonie
       *[many] { $boneyard-hands_two-hands } dłoni
    }, jest { $boneyard-cards_two-hands }.
    .title = Karty cmentarzyska
undead_summaries = { $zombie-summaries ->
        [one] { $zombie-summaries } karta
        [few] { $zombie-summaries } karty
       *[many] { $zombie-summaries } kart
    } pomocy dla tych, którzy wracają.
    .title = Karty pomocy dla zombie
undead_deck = Potasuj wszystkie karty, jest ich { $boneyard-cards-total }, i połóż je zakryte na środku stołu: to { -boneyard }.
    .title = Cmentarzysko
undead_fallen =
    .title = Polegli i cmentarzysko
undead_fallen_hand-back = Wyeliminowany gracz jak zwykle pokazuje rolę, a na środek odkłada nie tylko strzały, lecz także kartę postaci oraz, jeśli takie moduły są w grze, wszystkie karty gniewu i żetony ran.
    .title = Nic nie zostaje
    .event = { $target } idzie do grobu bez broni, imienia i gniewu.
undead_fallen_idle = Wyeliminowani dobierają tylko z { -boneyard(case: "gen") }, nic poza tym nie robią i im też nic się nie robi. Dopóki nikt nie wrócił, wygrywają ze swoją drużyną, jeśli ona wygra.
    .title = Wyeliminowani czekają
undead_fallen_draw = Na końcu tury, w której ktoś wypadł z gry, obojętne czyja to tura, poległy dobiera { $boneyard-draw ->
        [one] kartę
        [few] { $boneyard-draw } karty
       *[many] { $boneyard-draw } kart
    } z { -boneyard(case: "gen") } i odkrywa.
    .title = Pierwsza karta
    .event = { $target } dobiera z cmentarzyska: { $value ->
        [0] bez dłoni
        [one] { $value } dłoń
        [few] { $value } dłonie
       *[many] { $value } dłoni
    }.
undead_fallen_order = Jeśli w jednej turze padło kilku graczy, dobierają zgodnie z ruchem wskazówek zegara, poczynając od tego, czyja tura trwała.
    .title = Kto dobiera pierwszy
undead_fallen_turns = Gdy { -turn } miałaby przejść na wyeliminowanego gracza, dobiera on z { -boneyard(case: "gen") } i odkrywa { $boneyard-draw ->
        [one] jeszcze jedną kartę
        [few] jeszcze { $boneyard-draw } karty
       *[many] jeszcze { $boneyard-draw } kart
    }, a tura przechodzi dalej.
    .title = Tury poległych
    .event = { $actor } rusza się na cmentarzysku: { $value ->
        [0] bez dłoni
        [one] { $value } dłoń
        [few] { $value } dłonie
       *[many] { $value } dłoni
    }.
undead_fallen_no-hands = Karta bez dłoni oznacza, że przez tę turę { -outbreak } się nie zaczyna, cokolwiek jeszcze tam leży. Na końcu tury karta wraca na { -boneyard }, a talię się tasuje.
    .title = Bez dłoni
    .event = Karta bez dłoni wraca na cmentarzysko.
undead_fallen_hands = Karta, na której jest :one-hand: albo :two-hands:, zostaje odkryta na środku stołu.
    .title = Dłonie
    .event = Na stole { $value ->
        [one] jest teraz { $value } dłoń
        [few] są teraz { $value } dłonie
       *[many] jest teraz { $value } dłoni
    }.
undead_fallen_count = Za każdym razem, gdy odkryto kartę z dłońmi, policz wszystkie dłonie na stole. Jeśli jest ich więcej niż żywych graczy, nadchodzi { -outbreak }.
    .title = Więcej dłoni niż żywych
    .event = { $value ->
        [one] { $value } dłoń
        [few] { $value } dłonie
       *[many] { $value } dłoni
    } to więcej niż żywych: zmarli zaraz powstaną!
undead_fallen_quiet = Tyle dłoni, ilu żywych graczy, albo mniej to za mało, a po karcie bez dłoni też nic się nie dzieje. Gra po prostu toczy się dalej.
    .title = Cisza
undead_fallen_blocked = Jeśli na końcu jednej tury odkryto kilka kart, a jedna z nich jest bez dłoni, z żadnej nie wyniknie { -outbreak }. Nawet jeśli dłoni jest już za dużo, potrzeba do tego kolejnej karty z dłońmi w późniejszej turze.
    .title = Powstrzymani pustą kartą
    .event = Karta bez dłoni powstrzymuje zmarłych.
undead_fallen_example-count = Żyje pięcioro graczy, a karty na stole pokazują :two-hands: :two-hands: :one-hand:. To po jednej dłoni na każdego żywego, więc panuje cisza. Którakolwiek karta z dłońmi przyjdzie następna, dłoni będzie więcej niż żywych.
    .title = Przykład: liczenie dłoni
undead_fallen_never = Nigdy nie jest pewne, że nadejdzie { -outbreak }. Niejedna gra kończy się, zanim zmarli się zdecydują.
    .title = Może nigdy
undead_outbreak =
    .title = Plaga
undead_outbreak_game-over-first = Jeśli gra rozstrzyga się w turze, w której nadchodzi { -outbreak }, to się kończy i nikt nie powstaje.
    .title = Najpierw sprawdź, kto wygrał
undead_outbreak_next-turn = Jeśli rozstrzygającą kartę odkryto na końcu tury żywego gracza, { -outbreak } zaczyna się na początku następnej tury, zanim stanie się w niej cokolwiek innego.
    .title = Z następną turą
    .event = Zmarli powstaną, gdy zacznie się następna tura.
undead_outbreak_roller-fell = Tak samo jest, jeśli padł w niej gracz, którego tura trwała: { -outbreak } zaczyna się na początku tury następnego gracza.
    .title = Gdy padł też rzucający
undead_outbreak_this-turn = Jeśli rozstrzygającą kartę odkryto na początku tury wyeliminowanego gracza, { -outbreak } zaczyna się od razu, a gracz ten rozgrywa tę właśnie turę, już jako { -zombie }.
    .title = Sam środek cmentarza
    .event = Zmarli powstają od razu, a turę ma { $actor }.
undead_outbreak_rise = Gdy zaczyna się { -outbreak }, wszystkie karty, z których składa się { -boneyard }, opuszczają grę, a wszyscy wyeliminowani stają się { -zombie(case: "ins-pl") }, bez względu na dawną rolę.
    .title = Zmarli powstają
    .event = { $target } powstaje z martwych.
undead_outbreak_master = { -renegade(case: "nom-cap") }, który jeszcze żyje, staje się { -zombie-master(case: "ins") } i zachowuje wszystkie punkty życia i zdolność postaci.
    .title = Władca zombie
    .event = Władcą zombie jest renegat: { $target }.
undead_outbreak_no-master = Renegat, który padł, powstaje jako zwykły { -zombie }. Jeśli żaden renegat nie żyje, { -zombie-master } się nie pojawia.
    .title = Bez Władcy zombie
    .event = Nie ma żywego renegata, który byłby Władcą zombie.
undead_outbreak_one-renegade-left = Jeśli z dwóch renegatów żyje tylko jeden, to on jest teraz { -zombie-master(case: "ins") }; drugi powstaje jako zwykły { -zombie }.
    .title = Został jeden z dwóch renegatów
undead_outbreak_two-renegades-left = Jeśli żyją obaj renegaci, { -zombie-master(case: "ins") } jest ten, który siedzi bliżej gracza, którego tura trwa, licząc zgodnie z ruchem wskazówek zegara. Drugi od razu staje się zwykłym { -zombie(case: "ins") }.
    .title = Żyją obaj renegaci
    .event = { $target }, ten drugi renegat, też zamienia się w zombie.
undead_outbreak_nearest = Licz od gracza, którego tura właśnie się zaczyna. Jeśli ten gracz jest renegatem, nikt nie siedzi bliżej.
    .title = Kto siedzi bliżej
undead_outbreak_life = Każdy { -zombie } oprócz { -zombie-master(case: "gen") } dostaje tyle punktów życia, ilu graczy jeszcze żyje; { -zombie-master } też się do nich liczy.
    .title = Punkty życia nieumarłych
    .event = { $target } ma jako zombie { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
undead_outbreak_life-second = Drugiego renegata, który zamienia się w { -zombie(case: "acc") }, nie liczy się do żywych.
    .title = Drugi renegat się nie liczy
undead_outbreak_second-hands-back = Drugi renegat oddaje kartę postaci oraz, jeśli takie moduły są w grze, wszystkie karty gniewu i żetony ran. Strzały zostają.
    .title = Co oddaje drugi renegat
    .event = { $target } oddaje karty i żetony, razem { $value }.
undead_outbreak_survivors = Wszyscy żywi poza { -zombie(case: "ins-pl") } i { -zombie-master(case: "ins") } to odtąd { -survivor(case: "nom-pl") }; stoją po jednej stronie, bez względu na role.
    .title = Ocalali
undead_outbreak_example-outbreak = Gra sześcioro; żyją szeryf, zastępca, bandyta i renegat, gdy dłoni jest już za dużo. Obaj polegli bandyci wracają, każdy z czterema punktami życia. Prowadzi ich renegat jako Władca zombie. Szeryf, zastępca i ostatni bandyta stoją teraz po jednej stronie.
    .title = Przykład: plaga
undead_zombies =
    .title = Gra jako zombie
undead_zombies_return = Wszyscy, którzy powstali, są znów w grze i liczą się przy { -distance(case: "loc-pl") }. Weź jedną z nowych kart pomocy i graj według zwykłych zasad, z wyjątkiem tego, co dalej.
    .title = Znów przy stole
undead_zombies_dice = { -zombie(case: "nom-cap") } rzuca tylko { $zombie-dice ->
        [one] { $zombie-dice } białą kością
        [few] { $zombie-dice } białymi kośćmi
       *[many] { $zombie-dice } białymi kośćmi
    }.
    .title = Mniej kości
    .event = { $actor } rzuca { $dice }
undead_zombies_no-gain = { -zombie(case: "nom-cap") } nigdy nie zyskuje punktów życia, ani dzięki piwu, ani dzięki niczemu innemu.
    .title = Zmarłych nic nie leczy
    .event = { $target } to zombie, a zmarłych nic nie leczy.
undead_zombies_no-cards = { -zombie(case: "nom-cap") } nigdy nie bierze { -rage-card(case: "gen") }.
    .title = Zmarli bez kart gniewu
undead_zombies_no-tokens = { -zombie(case: "nom-cap") } nigdy nie bierze { -wound-token(case: "gen") }.
    .title = Zmarli bez żetonów ran
undead_zombies_challenged = { -zombie(case: "nom-cap") } też może dostać wyzwanie na { -duel } i rzuca kością jak każdy. Jeśli przegra, płaci tylko punktami życia.
    .title = Pojedynki z zombie
undead_zombies_no-character = { -zombie(case: "nom-cap") } nie ma postaci, a więc i zdolności: karta wróciła na środek.
    .title = Bez postaci
undead_zombies_master-plays = Nic z tego nie dotyczy { -zombie-master(case: "gen") }: nigdy nie opuścił gry i gra jak dotąd, ze wszystkimi kośćmi, piwem, kartami i zdolnością.
    .title = Jak gra Władca zombie
undead_end =
    .title = Jak gra się kończy po pladze
undead_end_for-good = Kto wypada z gry po { -outbreak(case: "loc") }, wypada na dobre. Kart z { -boneyard(case: "gen") } już się nie dobiera.
    .title = Na dobre poza grą
    .event = { $target } już nie wróci.
undead_end_zombies-win = Gdy wyeliminowani są wszyscy { -survivor(case: "nom-pl") }, razem wygrywają { -zombie(case: "nom-pl") } i ich Władca.
    .title = Zombie wygrywają
    .event = Nie ma już ocalałych. Wygrywają zombie.
undead_end_survivors-win = Gdy wyeliminowani są wszyscy { -zombie(case: "nom-pl") } i { -zombie-master }, razem wygrywają { -survivor(case: "nom-pl") }.
    .title = Ocalali wygrywają
    .event = Nie ma już zombie. Wygrywają ocalali.
undead_end_all-dead = Jeśli wszyscy, którzy zostali, padają w tej samej turze, na przykład gdy atakują Indianie, wygrywają { -zombie(case: "nom-pl") }.
    .title = Nie został nikt
    .event = Nie został nikt. Wygrywają zombie.
undead_end_sheriff-falls = Gdy { -outbreak } już nadeszła, nic innego nie kończy gry. Jeśli padnie szeryf albo wszyscy bandyci, gra toczy się dalej.
    .title = Szeryf pada w walce z zombie
undead_end_example-end = Po pladze zombie zabija szeryfa. Żyją jeszcze zastępca i bandyta i walczą dalej ramię w ramię. Dopiero gdy i oni wypadną z gry, zombie wygrywają.
    .title = Przykład: to jeszcze nie koniec

## Module: Wild West Legacy

legacy = Co jedna gra zostawia następnej.
    .title = Dziedzictwo Dzikiego Zachodu
legacy_scope = { -legacy(case: "nom-cap") }, moduł { $legacy-module } dodatku { product_undead-or-alive }, jest dla grup, które rozgrywają kilka gier z rzędu. Użyjcie go, jeśli wszyscy macie ochotę.
    .title = Kilka gier z rzędu
legacy_killer-becomes-sheriff = Jeśli szeryfa wyeliminował inny gracz, to on jest szeryfem w następnej grze, bez względu na swoją rolę.
    .title = Kto zabija szeryfa, nosi gwiazdę
legacy_sheriff-names = Szeryf, który na końcu jeszcze żyje, mówi, kto będzie szeryfem następny. Może wskazać siebie.
    .title = Żywy szeryf przekazuje gwiazdę
legacy_extra-bullet = Szeryf, który wskazuje kogoś innego, zaczyna następną grę, mając o { $legacy-bullets ->
        [one] { $legacy-bullets } nabój
        [few] { $legacy-bullets } naboje
       *[many] { $legacy-bullets } nabojów
    } więcej. Za zatrzymanie gwiazdy nic nie ma.
    .title = Nabój za hojność
    .event = { $target } za przekazaną gwiazdę ma na początku o { $value ->
        [one] { $value } nabój
        [few] { $value } naboje
       *[many] { $value } nabojów
    } więcej.
legacy_extra-bullet-cap = Ten nabój liczy się też do limitu, tak jak dodatkowe naboje szeryfa.
    .title = Nabój a limit
    .event = { $target } może mieć najwyżej { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
legacy_eliminated-chooses = Kto został wyeliminowany, może dowolnie wybrać następną postać spośród tych, których nikt nie miał.
    .title = Wyeliminowani wybierają postać
legacy_survivor-keeps = Kto przeżył, zatrzymuje postać albo losuje inną z niewykorzystanych. Stara trafia do nich dopiero po losowaniu.
    .title = Żywi zatrzymują albo losują
legacy_choice-order = Jeśli wyeliminowanych było kilku, wybierają w kolejności, w jakiej padli, i każdy odkłada starą postać dopiero po wyborze.
    .title = Kto wybiera pierwszy
legacy_risen = Kto wrócił jako zombie, nie ma już postaci i wybiera nową jak wszyscy wyeliminowani, w kolejności, w jakiej padł po raz pierwszy.
    .title = Zombie i następna gra
legacy_no-killer = Jeśli ostatniego punktu życia nie zabrała szeryfowi ręka żadnego gracza, nikt nie zasłużył na gwiazdę. Wszystkie role następnej gry rozdaje się losowo.
    .title = Nikt nie zabił szeryfa
legacy_three-players = W grze trzech graczy nie ma szeryfa i nic ona nie zmienia w sprawie gwiazdy. Kto miał ją nosić, nosi ją w następnej grze, w której szeryf jest.
    .title = Troje graczy a gwiazda
legacy_absent = Jeśli ten, kto ma być następnym szeryfem, nie gra, grający ustalają innego szeryfa albo losują gwiazdę.
    .title = Szeryf nie przychodzi
legacy_newcomer = Kto nie grał w ostatniej grze, dostaje postać z rozdania, jak w pierwszej grze.
    .title = Nowi gracze
legacy_sheriff-dealt = Jeśli następny szeryf jest ustalony, dajcie mu gwiazdę, a pozostałe role potasujcie i rozdajcie innym.
    .title = Gwiazdę się daje, nie rozdaje
    .event = { $target } nosi gwiazdę przekazaną z ostatniej gry.
legacy_character-dealt = Najpierw rozdaje się postacie zatrzymane albo wybrane; dopiero potem dostają je inni.
    .title = Najpierw ustalone postacie
    .event = { $target } gra jako { $character }, jak ustalono po ostatniej grze.

## Of our own

house = Dwie małe zasady tego pomocnika, tam gdzie przy stole i tak zrobiłoby się to, co oczywiste.
    .title = Zasady domowe
house_open-roles = Gdy gra się kończy, każdy pokazuje swoją rolę.
    .title = Role pokazane na końcu
    .event = { $target } ma rolę: { $role }.
house_step-limit = Gra, która nie skończyła się po { $step-limit } krokach (krok to początek tury, rzut albo rozegranie kości), kończy się remisem. Nigdy takiej nie zobaczysz.
    .title = Gra bez końca
    .event = Gra nigdy by się nie skończyła: remis.

## Readings

reading_dynamite-death = Gdy dynamit eliminuje rzucającego, czy pozostałe kości jeszcze się rozgrywa?
    .why = Poprawiony arkusz zasad mówi wprost, że nie.
reading_dynamite-death_drop = Nie: pozostałe kości nie mają skutków.
reading_dynamite-death_resolve = Tak: wszystko inne na kościach i tak się dzieje.
reading_attack-death = Gdy Indianie eliminują gracza, który rzuca, czy kości jeszcze się liczą?
    .why = Zmarli nie działają. To samo mówi poprawiony arkusz o dynamicie, a to podobny przypadek.
reading_attack-death_drop = Nie: tura się wtedy kończy.
reading_attack-death_resolve = Tak: kości liczą się tak, jak leżą.
reading_table-kills = Kto zabił gracza, który pada ofiarą Indian albo dynamitu?
    .why = Tak odpowiada gra karciana w sprawie dynamitu, a karta El Gringo nie uważa takiej straty za dzieło gracza.
reading_table-kills_nobody = Nikt.
reading_table-kills_last-arrow = Indianie zabijają na konto tego, kto wziął ostatnią strzałę; dynamit na niczyje.
reading_three-lost-target = Troje graczy: co, jeśli ktoś pada ofiarą Indian albo dynamitu?
    .why = Polujący wygrywa, zabierając ostatni punkt życia, a tu nie zabrał go nikt z polujących.
reading_three-lost-target_fight-on = Nikt nie osiągnął celu; wygrywa ostatni żywy.
reading_three-lost-target_hunter-wins = Wygrywa ten, kto polował na poległego.
reading_three-all-dead = Troje graczy: co, jeśli wszyscy, którzy zostali, padają naraz?
    .why = Żadna zasada nie wskazuje zwycięzcy, więc go nie wymyślamy.
reading_three-all-dead_draw = Gra kończy się remisem.
reading_three-all-dead_active-wins = Wygrywa gracz, którego tura trwa.
reading_gatling-gringo = Kto trafia El Gringo Gatlingiem: najpierw bierze strzałę czy najpierw odkłada swoje?
    .why = Odkładanie strzał należy do samego Gatlinga; to, co robi El Gringo, przychodzi potem. Tak gra też pewna grupa graczy.
reading_gatling-gringo_discard-first = Najpierw odkłada wszystkie strzały, potem bierze tę za El Gringo i ją ma.
reading_gatling-gringo_arrow-first = Najpierw bierze strzałę za El Gringo, a potem odkłada ją razem ze wszystkimi innymi.
reading_gringo-arrows = Jak często w jednej turze El Gringo wręcza strzałę?
    .why = Jego karta żąda strzały za jeden punkt lub więcej, a tarcze trafiają razem.
reading_gringo-arrows_step = Raz za wszystkie tarcze i jeszcze raz za Gatlinga.
reading_gringo-arrows_turn = Raz na turę, cokolwiek się dzieje.
reading_gringo-dying = Czy strzała się należy, gdy El Gringo zostaje wyeliminowany?
    .why = Stracił punkt życia, a o nic więcej jego karta nie pyta.
reading_gringo-dying_arrow = Tak: jego ostatni punkt życia też kosztuje strzałę.
reading_gringo-dying_nothing = Nie: wyeliminowana postać nie ma już zdolności.
reading_sam-dying = Czy Vulture Sam zyskuje, gdy zostaje wyeliminowany w tej samej chwili co ktoś inny?
    .why = Kto pada razem, ten razem wypada z gry. Tak gra też pewna grupa graczy.
reading_sam-dying_no-gain = Nie: on też jest poza grą.
reading_sam-dying_gain = Tak: najpierw zyskuje, więc żyje dalej.
reading_rose-around = Czy Rose Doolan może liczyć dłuższą drogą wokół stołu?
    .why = Odległość to jedna liczba; sąsiad jest sąsiadem, jakkolwiek by liczyć.
reading_rose-around_shortest = Nie: odległością jest tylko krótsza droga.
reading_rose-around_around = Tak: może liczyć w każdą stronę.
reading_duel-shots = Czy z kośćmi pojedynku w grze wszystkie tarcze nadal trafiają razem?
    .why = Kolejność, w jakiej wymienia się symbole, nie musi znosić zasady gry podstawowej, według której wszystkie trafiają naraz.
reading_duel-shots_together = Tak: wszystkie w tej samej chwili.
reading_duel-shots_near-first = Nie: najpierw wszystkie { -near-shot(case: "nom-pl") }, a gdy te już trafią, wszystkie { -far-shot(case: "nom-pl") }.
reading_whiskey-token = Dokąd trafia żeton, który whisky zabiera graczowi?
    .why = Każdy inny żeton, który gracz oddaje, wraca do stosu.
reading_whiskey-token_stack = Od razu do stosu.
reading_whiskey-token_aside = Na bok, a do stosu dopiero na końcu tury.
reading_whiskey-cancel = Czy żeton jeszcze unieważnia symbol, jeśli zabrała go whisky z tej samej tury?
    .why = Unieważnia się to, co stoi po ostatnim rzucie, a whisky pije się dopiero potem.
reading_whiskey-cancel_fixed = Tak: to, co unieważnia, ustalił już ostatni rzut.
reading_whiskey-cancel_gone = Nie: bez żetonu symbol się liczy.
reading_surplus-duel = Gracz ma więcej pojedynków niż przeciwników: co z nadmiarowymi?
    .why = Żadnemu przeciwnikowi nie wolno w jednej turze wręczyć drugiej kości, a o wyjątku nie ma mowy.
reading_surplus-duel_nothing = Nie mają skutku.
reading_surplus-duel_again = Przeciwników można wtedy wyzwać drugi raz.
reading_challenger-falls = Jeśli pojedynek eliminuje wyzywającego, co z pojedynkami, których jeszcze nie było?
    .why = Zmarli nie działają, nie wręczają więc kości.
reading_challenger-falls_drop = Nie odbywają się.
reading_challenger-falls_resolve = Każdą kość i tak się wręcza i raz nią rzuca; kto spudłuje, płaci.
reading_duel-kill = Kto zabił gracza, który w pojedynku traci ostatni punkt życia?
    .why = Walczy dwóch graczy i jeden z nich wygrał. To nie przypadek jak dynamit.
reading_duel-kill_winner = Drugi z walczących.
reading_duel-kill_challenger = Wyzywający, jeśli przegrał wyzwany; w przeciwnym razie nikt.
reading_duel-kill_nobody = Nikt.
reading_bart-duel = Czy Bart Cassidy może wziąć strzałę zamiast punktu straconego w pojedynku?
    .why = Jego kartę napisano dla tarcz i Gatlinga, a pojedynek to ani jedno, ani drugie.
reading_bart-duel_refused = Nie: płaci jak wszyscy.
reading_bart-duel_allowed = Tak, jak przy tarczy. Żeton rany i tak bierze.
reading_gringo-duel = Czy ten, z kim El Gringo przegrywa pojedynek, bierze strzałę?
    .why = Jego karta pyta o gracza, przez którego traci punkt życia, a zwycięzca pojedynku jest właśnie kimś takim.
reading_gringo-duel_arrow = Tak: zwycięzca bierze strzałę.
reading_gringo-duel_nothing = Nie: pojedynek to niczyj atak na niego.
reading_empty-stack = Co, jeśli należy się żeton rany, a stos jest pusty?
    .why = Nie da się wziąć tego, czego nie ma.
reading_empty-stack_nothing = Nikt go nie bierze.
reading_empty-stack_owed = Zostaje dłużny: następny żeton, który miałby wrócić, trafia do tego gracza.
reading_token-rage = Czy żetony ran mogą unieważniać symbole kart gniewu?
    .why = Arkusz mówi o symbolach wyrzuconych na kościach.
reading_token-rage_dice-only = Nie: tylko kości.
reading_token-rage_cards-too = Tak: symbol karty też, jeśli nie pokazuje go żadna kość.
reading_token-suzy = Czy Suzy Lafayette zyskuje, jeśli żeton rany unieważnia jej jedyną tarczę?
    .why = Wyrzuciła ją. To, że nic z niej nie wynika, nie robi z tego innego rzutu.
reading_token-suzy_rolled = Nie: liczy się to, co pokazują kości.
reading_token-suzy_cancelled = Tak: co unieważnione, tego nie wyrzuciła.
reading_rage-losses = Czy punkty zyskane w turze wyrównują punkty w niej stracone?
    .why = Arkusz pyta, ile stracono, z jakiejkolwiek przyczyny. Zysk nie cofa straty.
reading_rage-losses_losses = Nie: liczą się same straty, a punkt zapłacony za własną zdolność to strata.
reading_rage-losses_net = Tak: liczy się, o ile mniej ma się na końcu tury.
reading_rage-dynamite = Od kiedy liczy się dynamit na kartach gniewu?
    .why = Symbole dochodzą do wyników, a już wyniki pierwszego rzutu mogą zakończyć rzucanie.
reading_rage-dynamite_counts = Od razu: razem z kośćmi może zakończyć rzucanie.
reading_rage-dynamite_last = Dopiero z ostatecznymi kośćmi: może wybuchnąć, ale nie wstrzymuje przerzutu.
reading_rage-abilities = Czy zdolności działają na symbole kart gniewu?
    .why = Karty dochodzą do tego, co wyrzucono; zdolność, która pyta o wyrzucone symbole, już je tam znajduje.
reading_rage-abilities_as-dice = Tak: są jak symbole na ostatecznych kościach.
reading_rage-abilities_dice-only = Nie: zdolności patrzą tylko na kości.
reading_chuck-last-point = Czy Chuck Wengam może oddać ostatni punkt życia?
    .why = Wypadłby z gry, zanim obróci kość, a zmarli kości nie obracają.
reading_chuck-last-point_refused = Nie.
reading_chuck-last-point_allowed = Tak: obraca kość i wypada z gry.
reading_pat-reveal = Czy Pat Brennan przekłada kartę gniewu, zanim odkryje własne, czy potem?
    .why = Tak jego zdolność może jeszcze coś zrobić z kartami, które zaraz mu zaszkodzą.
reading_pat-reveal_move-first = Przedtem: karta, którą bierze dla siebie, odkrywa się razem z innymi.
reading_pat-reveal_reveal-first = Potem: karta, którą bierze dla siebie, czeka do jego następnej tury.
reading_boneyard-order = W jakiej kolejności dobierają z cmentarzyska gracze, którzy padli w tej samej turze?
    .why = Zgodnie z ruchem wskazówek zegara od gracza, którego tura trwa: tak przecież krąży wszystko inne.
reading_boneyard-order_active = Zgodnie z ruchem wskazówek zegara od gracza, którego tura trwała.
reading_boneyard-order_sheriff = Zgodnie z ruchem wskazówek zegara od szeryfa.
reading_nearest-renegade = Żyją dwaj renegaci, a zmarli powstają na początku tury: od kogo się liczy?
    .why = Wtedy to już tura następnego gracza.
reading_nearest-renegade_starts = Od gracza, którego tura się zaczyna; jeśli to renegat, nikt nie siedzi bliżej.
reading_nearest-renegade_ended = Od gracza, którego tura właśnie się skończyła.
reading_second-renegade-life = Czy drugi renegat, który zamienia się w zombie, liczy się do punktów życia zombie?
    .why = Liczy się żywych, a ten renegat już do nich nie należy.
reading_second-renegade-life_left-out = Nie.
reading_second-renegade-life_counted = Tak: żywych liczy się, zanim ktokolwiek się zamieni.
reading_second-renegade-cards = Co dzieje się z kartami gniewu i żetonami ran drugiego renegata, który zamienia się w zombie?
    .why = Zombie nie mogą ich brać, dziwne więc byłoby, gdyby ten jakieś miał.
reading_second-renegade-cards_discard = Oddaje je od razu.
reading_second-renegade-cards_keep = Zostają, aż się zużyją.
reading_master-limits = Czy ograniczenia zombie dotyczą też Władcy zombie?
    .why = Nałożono je na graczy, którzy wracają do gry, a Władca nigdy jej nie opuścił.
reading_master-limits_survivor = Nie: Władca gra jak dotąd.
reading_master-limits_zombie = Tak: Władca rzuca tak małą liczbą kości jak zombie, nie zyskuje punktów życia i nie bierze kart ani żetonów, ale zachowuje zdolność.
reading_extra-bullet-cap = Czy dodatkowy nabój z dziedzictwa podnosi limit?
    .why = Limitem jest to, z czym się zaczęło, a dodatkowe naboje szeryfa też go podnoszą.
reading_extra-bullet-cap_raises = Tak: limit jest o jeden nabój wyższy.
reading_extra-bullet-cap_keeps = Nie: raz straconego, tego naboju nie da się odzyskać.
reading_legacy-bullet = Żywy szeryf wskazuje kogoś innego: kto dostaje dodatkowy nabój?
    .why = Zdanie jest o dawnym szeryfie, więc jego koniec najpewniej też.
reading_legacy-bullet_old-sheriff = Dawny szeryf, w podzięce za gwiazdę.
reading_legacy-bullet_new-sheriff = Nowy szeryf.
reading_legacy-no-killer = Szeryf padł, ale nie z ręki gracza: kto jest szeryfem następny?
    .why = Na gwiazdę zasługuje tylko ręka gracza, więc znów decydują karty.
reading_legacy-no-killer_random = Role rozdaje się losowo.
reading_legacy-no-killer_group = Decyduje grupa.
reading_legacy-three = Co gra trzech graczy, bez szeryfa, robi z gwiazdą?
    .why = W tej grze nikt nie nosił gwiazdy, nikt więc nie mógł jej zdobyć ani stracić.
reading_legacy-three_wait = Nic: co ustalono wcześniej, czeka na następną grę z szeryfem.
reading_legacy-three_winner = Zwycięzca tej gry jest szeryfem w następnej grze, w której szeryf jest.
reading_legacy-absent = Kto ma być szeryfem, nie gra w następnej grze: kto nim jest?
    .why = Ludzie przy jednym stole ustalą to lepiej niż kości.
reading_legacy-absent_group = Decyduje grupa.
reading_legacy-absent_random = Role rozdaje się losowo.

