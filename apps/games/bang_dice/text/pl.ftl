# BANG! The Dice Game in Polish. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.
# Names of players stand in the nominative only, and no verb tells a player's gender.

game = BANG! Gra kościana
    .about = Rzucaj, strzelaj i blefuj: stróże prawa, bandyci i renegaci załatwiają to między sobą pięcioma kośćmi, a mało kto wie, kto jest kim.
    .unofficial = Nieoficjalny pomocnik do gry; wydawca go nie stworzył ani nie zatwierdził. Nazwy należą do swoich właścicieli, słowa i rysunki są nasze.
    .of = af1d95d3eeea
product_base = BANG! Gra kościana
    .of = 8448d4eaf4a4
product_undead-or-alive = Undead or Alive
    .of = 19766ab9af86
source_R1 = BANG! The Dice Game, arkusz zasad po angielsku { "(2013)" }
    .of = fe1cca4beb2a
source_R2 = BANG! The Dice Game, poprawiony arkusz po angielsku (początek)
    .of = 032d0ad98104
source_R3 = BANG! Kostková hra, czeskie zasady ze strony wydawcy (początek)
    .of = f514e3e77caa
source_S = BANG! Kostková hra: Nemrtví nebo živí, arkusz zasad po czesku
    .of = 06653fec9bae
source_G = Poradnik grupy graczy z własnymi wyjaśnieniami
    .of = 738090080ccd
source_E = Zdjęcia i programy posiadaczy Undead or Alive
    .of = 5f570173fe55
source_C = BANG! (gra karciana), oficjalne pytania i odpowiedzi
    .of = 75e6cb28c44d
source_H = Ludolex: gdzie milczą wszystkie źródła
    .of = f306d777283f
module_duels = Spójrz mi w oczy
    .about = Kości pojedynku i whisky: wyzwij kogokolwiek przy stole i nieś swoje rany do następnej tury.
    .of = c0f3456ee2a1
module_rage = Wystarczą dwie kule
    .about = Kto w jednej turze dużo straci, dobiera kartę gniewu i odgryza się jej symbolami.
    .of = 0cfbcd09ee2f
module_posse = Nowa banda w mieście
    .about = Więcej postaci do rozdania; niektóre potrzebują w grze pojedynków albo kart gniewu.
    .of = d04a9e8aeb8d
module_undead = Nieumarli czy żywi?
    .about = Wyeliminowani dobierają z cmentarzyska i mogą wrócić jako zombie. Gdy graczy jest { $undead-players } lub więcej.
    .of = 341ce0d74250
module_legacy = Dziedzictwo Dzikiego Zachodu
    .about = Na kilka gier z rzędu: gwiazda przechodzi z rąk do rąk, a postacie zostają albo się zmieniają.
    .of = 33fad4a7c6fa

## Aim of the game

goal = Każdy przy stole jest kimś i każdy wygrywa inaczej.
    .title = O co grasz
    .of = bcd5d9f3d375
goal_players = W grze bierze udział od { $players-min } do { $players-max } graczy.
    .title = Gracze
    .of = 511a34bdc111
goal_roles = Twoja { -role } mówi, po czyjej stronie stoisz i czego potrzeba ci do wygranej.
    .title = Role
    .of = 7e6628dbee9b
goal_sheriff = { -sheriff(case: "nom-cap") } wygrywa, gdy wyeliminowani są wszyscy { -outlaw(case: "nom-pl") } i wszyscy { -renegade(case: "nom-pl") }.
    .title = Szeryf
    .of = 7bb722885fe2
goal_deputy = { -deputy(case: "nom-cap") } stoi przy { -sheriff(case: "loc") } i wygrywa zawsze, gdy wygrywa szeryf, nawet jeśli sam tego nie dożył.
    .title = Zastępca szeryfa
    .of = 91efe0d40a6e
goal_outlaw = { -outlaw(case: "nom-pl-cap") } polują na { -sheriff(case: "acc") }. Gdy szeryf jest wyeliminowany, wygrywają razem.
    .title = Bandyta
    .of = e910ea6dd145
goal_renegade = { -renegade(case: "nom-cap") } nie trzyma z nikim i chce jako ostatni zostać przy życiu: wszyscy inni muszą wypaść z gry, a { -sheriff } na samym końcu.
    .title = Renegat
    .of = 64fa79a5b5e3

## What is in the box

components = To leży w pudełku gry podstawowej.
    .title = Zawartość pudełka
    .of = 3565eede16fd
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
    .of = 4e9e57dfb9de
components_roles = Karty ról, razem { $role-cards-total }: szeryf { $role-cards_sheriff }×, zastępca szeryfa { $role-cards_deputy }×, bandyta { $role-cards_outlaw }× i renegat { $role-cards_renegade }×.
    .title = Karty ról
    .of = 567999737363
components_characters = Karty postaci, razem { $character-cards }; każda postać ma swoją liczbę punktów życia i własną zdolność.
    .title = Karty postaci
    .of = d455929ece81
components_summaries = { $summary-cards ->
        [one] { $summary-cards } karta
        [few] { $summary-cards } karty
       *[many] { $summary-cards } kart
    } pomocy, żeby nie trzeba było pytać o symbole.
    .title = Karty pomocy
    .of = dd529782c8eb
components_arrows = { $arrow-tokens ->
        [one] { $arrow-tokens } żeton
        [few] { $arrow-tokens } żetony
       *[many] { $arrow-tokens } żetonów
    } strzał.
    .title = Żetony strzał
    .of = 0d3b54b9009e
components_bullets = Naboje do liczenia punktów życia: { $bullet-tokens_single } o wartości { $bullet-worth_single } i { $bullet-tokens_triple } o wartości { $bullet-worth_triple }. Rozmieniaj je, kiedy wygodnie.
    .title = Naboje
    .of = 355f1887d306

## Set-up

setup = Stół przygotowuje się w tej kolejności.
    .title = Przygotowanie gry
    .of = 138cfc376eb4
setup_table = Od liczby graczy zależy, ile jest w grze których ról.
    .title = Role według liczby graczy
    .of = 1c08b9abe6db
setup_roles = Potasuj karty ról dla waszej liczby graczy i rozdaj każdemu po jednej, zakryte. Na własną możesz patrzeć, kiedy chcesz.
    .title = Rozdanie ról
    .event = { $target } dostaje rolę: { $role }.
    .of = 5e023f69f96a
setup_sheriff = Kto dostał { -star(case: "acc") }, od razu ją pokazuje. Wszystkie inne role zostają zakryte.
    .title = Szeryf jest znany
    .event = { $target } pokazuje gwiazdę, to szeryf.
    .of = 4b3ce872d8de
setup_characters = Potasuj { -character(case: "acc-pl") } i rozdaj każdemu graczowi po jednej, odkryte.
    .title = Rozdanie postaci
    .event = { $target } gra jako { $character }.
    .of = 658b0ea0fca9
setup_characters-out = Postacie, których nikt nie dostał, nie biorą udziału w tej grze.
    .title = Niewykorzystane postacie
    .of = 3f1423a26e5d
setup_bullets = Weź tyle nabojów, ile punktów życia ma twoja postać, i trzymaj je przed sobą na widoku.
    .title = Pobranie nabojów
    .event = { $target } bierze { $value ->
        [one] { $value } nabój
        [few] { $value } naboje
       *[many] { $value } nabojów
    }.
    .of = a59157d95d0f
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
    .of = 3b51babe246a
setup_arrows = Połóż na środku stołu wszystkie żetony strzał (jest ich { $arrow-tokens }). To { -pile }.
    .title = Pula strzał
    .of = 8b23bf29d50e
setup_start = { -sheriff(case: "nom-cap") } bierze kości i ma pierwszą turę.
    .title = Kto zaczyna
    .event = Zaczyna { $actor }, szeryf.
    .of = 545cf01528dd

## Life points

life = Naboje przed tobą to życie, które ci zostało.
    .title = Punkty życia
    .of = 58af2799723a
life_points = Każdy { -life-point } to jeden nabój. Tracisz punkt: oddajesz nabój; zyskujesz punkt: bierzesz nabój.
    .title = Tracenie i zyskiwanie
    .of = 045f87e83a39
life_cap = Nigdy nie możesz mieć więcej punktów życia niż na początku tej gry. Nadwyżka przepada.
    .title = Limit
    .of = 85619a82319f
life_cap-sheriff = Szeryf zaczął z dodatkowymi nabojami, więc w jego przypadku mieszczą się one w limicie.
    .title = Limit szeryfa
    .of = 5b5804602fca

## The turn

turn = Tura to trochę rzucania, trochę decydowania, a potem dzieje się wszystko, co leży na kościach.
    .title = Tura
    .of = cb4c70a4cbb5
turn_order = { -turn(case: "nom-cap") } przechodzi zgodnie z ruchem wskazówek zegara, od jednego gracza, który jest jeszcze w grze, do następnego.
    .title = Kolejność graczy
    .event = Tura { $value }: { $actor }.
    .of = f5c4880d0908
turn_roll = Zacznij turę od rzutu wszystkimi kośćmi (jest ich { $dice }).
    .title = Pierwszy rzut
    .event = { $actor } rzuca { $dice }
    .of = c75232cb4ada
turn_reroll = Potem możesz rzucić ponownie, najwyżej { $rerolls ->
        [one] { $rerolls } raz
        [few] { $rerolls } razy
       *[many] { $rerolls } razy
    }. Każdy { -re-roll } wykonujesz tyloma kośćmi, iloma chcesz.
    .title = Przerzuty
    .event = { $actor } rzuca ponownie: { $dice }
    .of = 0c7ba057fa73
turn_kept-dice = Zatrzymana kość nie jest jeszcze ostateczna: na następny { -re-roll } możesz ją jednak wziąć.
    .title = Zatrzymane kości
    .of = ea86a0f0e65c
turn_stand = Nie musisz wykorzystać przerzutów. Przestań, gdy tylko podoba ci się to, co widzisz.
    .title = Koniec rzucania
    .event = { $actor } zatrzymuje { $dice }
    .of = 534a940fa8e1
turn_last-roll = Po { $rolls ->
        [one] { $rolls } rzucie
        [few] { $rolls } rzutach
       *[many] { $rolls } rzutach
    } nie ma już { -re-roll(case: "gen-pl") } i kości liczą się tak, jak leżą.
    .title = Ostatni rzut
    .event = { $actor } nie ma już przerzutów i zostaje z { $dice }
    .of = 7979e328ef7b
turn_obligation = Każdego symbolu trzeba użyć. Żadnego nie wolno pominąć, nawet jeśli trafić można tylko przyjaciela.
    .title = Nic się nie pomija
    .of = a037ff00f58c
turn_resolution = Ostateczne kości rozgrywa się w tej kolejności: najpierw :dynamite:, potem wszystkie :near-shot: i :far-shot: razem, potem :beer:, a na końcu :gatling:. Każda :arrow: zadziałała już wtedy, gdy wypadła.
    .title = Kolejność rozgrywania
    .of = bb7dab724f77

## Arrows

arrows = Strzały nic nie robią, dopóki nie ma ich za dużo.
    .title = Strzały i Indianie
    .of = 5574e35b3928
arrows_take = Po każdym rzucie, zanim zrobisz cokolwiek innego, weź z puli jedną { -arrow(case: "acc") } za każdą :arrow:, która właśnie wypadła.
    .title = Branie strzał
    .event = { $actor } bierze strzałę i ma teraz { $value }.
    .of = f219817b7d11
arrows_kept = Za :arrow:, którą zatrzymujesz z wcześniejszego rzutu, nie bierzesz strzały drugi raz.
    .title = Zatrzymane strzały
    .of = 45730f3eb1fb
arrows_reroll = Kość, na której wypadła :arrow:, możesz przerzucić. Wzięta za nią strzała zostaje u ciebie.
    .title = Przerzucanie strzał
    .of = 233a7662f80a
arrows_attack = Gdy z puli znika ostatnia strzała, atakują Indianie: natychmiast, nawet w środku rzutu.
    .title = Indianie atakują
    .event = { $actor } bierze ostatnią strzałę i atakują Indianie!
    .of = b194eaff90dd
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
    .of = f2e6795f3aa6
arrows_refill = Po ataku wszystkie strzały wracają do puli.
    .title = Nowa pula
    .event = Strzały wracają; w puli jest ich znowu { $value }.
    .of = b90663a22acb
arrows_rest-of-roll = Jeśli atak nastąpi, gdy jeszcze bierzesz strzały z rzutu, resztę weź z nowej puli. Potem twoja tura trwa dalej.
    .title = Reszta rzutu
    .event = { $actor } ma jeszcze z tego rzutu wziąć z nowej puli { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
    .of = cf79079750c3
arrows_example-attack = W puli zostały dwie strzały, a Ada wyrzuca trzy. Bierze te dwie, Indianie atakują i każdy, Ada też, płaci za strzały, które ma. Wracają wszystkie, czyli { $arrow-tokens }; z pełnej puli Ada bierze trzecią strzałę i dopiero teraz decyduje, co przerzucić.
    .title = Przykład: atak w środku rzutu
    .of = f801b0596776
arrows_roller-dies = Jeśli atak eliminuje właśnie tego gracza, który rzuca, jego tura się kończy, a kości odkłada się bez dalszych skutków.
    .title = Rzucający pada ofiarą Indian
    .event = { $value ->
        [0] { $actor } wypada z gry; kości nie mają dalszych skutków.
       *[other] { $actor } wypada z gry, ale kości i tak się rozgrywa.
    }
    .of = ff422c67e5a1

## Dynamite

dynamite = Dynamit tak łatwo nie puszcza.
    .title = Dynamit
    .of = c4c004cce5b9
dynamite_locked = Kość, na której leży :dynamite:, jest zablokowana. W tej turze nie wolno jej przerzucić.
    .title = Dynamit jest zablokowany
    .of = 03a6d888b1b6
dynamite_third = Gdy tylko :dynamite: leży na { $dynamite-limit } lub więcej twoich kościach, już nie rzucasz.
    .title = Dość dynamitu, by wybuchnąć
    .event = { $actor } ma { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    } i już nie rzuca.
    .of = 0e405d617689
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
    .of = b63d8e446f16
dynamite_survived = Jeśli to przeżyjesz, wszystkie pozostałe twoje kości rozgrywa się jak zwykle.
    .title = Przeżyty wybuch
    .event = { $actor } przeżywa; pozostałe kości się liczą.
    .of = f1106edd69a1
dynamite_death = Jeśli zabiera ci to ostatni punkt życia, pozostałe twoje kości nie mają skutków.
    .title = Śmierć od dynamitu
    .event = { $value ->
        [0] { $actor } wypada z gry; pozostałe kości nie mają skutków.
       *[other] { $actor } wypada z gry, ale pozostałe kości i tak się rozgrywa.
    }
    .of = 7bb7a27588f6

## Bull's-eyes

shots = Każda { -bulls-eye } oznacza, że strzelasz, a cyfra na niej mówi, jak daleko.
    .title = Tarcze
    .of = b0219f256e11
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
    .of = a582011bd989
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
    .of = 5e79da47ba75
shots_distance = { -distance(case: "nom-cap") } między dwoma graczami liczy się w miejscach przy stole. Wyeliminowanych się pomija.
    .title = Odległość
    .of = d2a63bd09b6a
shots_close-quarters = Gdy w grze zostało { $close-quarters } lub mniej graczy, :far-shot: liczy się jako :near-shot:.
    .title = Z bliska
    .event = { $actor } celuje z bliska :far-shot:, na muszce jest { $target }.
    .of = e70a00b3344f
shots_both-ways = Czasem w lewo i w prawo siedzi ten sam gracz: gdy zostało dwóch graczy, dla :near-shot:, gdy zostało czterech, dla :far-shot:. Wtedy można celować tylko w niego.
    .title = Ten sam gracz z obu stron
    .of = 45b5ef491281
shots_together = Najpierw wybierz cel każdej tarczy; potem wszystkie trafiają w tej samej chwili.
    .title = Wszystkie trafienia naraz
    .event = { $target } dostaje trafienie i traci { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
    .of = 75bd25cde578
shots_overkill = W jednego gracza możesz celować więcej razy, niż ma punktów życia. Nadmiar się marnuje, a odległości nie zmieniają się, dopóki nie trafią wszystkie.
    .title = Więcej trafień niż życia
    .of = fbfaead89b5d
shots_example-overkill = Bo, który siedzi po lewej od Ady, ma jeden punkt życia. Ada ma dwa razy :near-shot: i obie wymierza w niego. Po trafieniu Bo wypada z gry, ale druga tarcza nie może już przejść na gracza, który siedzi za nim.
    .title = Przykład: o jedną za dużo
    .of = 7b27963f35b4

## Beer

beer = Piwo wynagradza kulę.
    .title = Piwo
    .of = 4ad84c94a616
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
    .of = 8afeebf8615e
beer_wasted = Kto jest już na swoim limicie, pije piwo na próżno.
    .title = Zmarnowane piwo
    .event = { $own ->
        [1] { $actor } pije piwo na próżno.
       *[other] { $actor } stawia piwo. { $target } pije je na próżno.
    }
    .of = 2e22b7562ed1

## The Gatling gun

gatling = Trochę trwa, nim się naładuje, a potem wszyscy padają na ziemię.
    .title = Gatling
    .of = 5303c59bfdb0
gatling_fire = Jeśli :gatling: leży na { $gatling-limit } lub więcej twoich ostatecznych kościach, strzela { -gatling }.
    .title = Gatling strzela
    .event = { $actor } strzela z Gatlinga, :gatling: wypadł { $value }×.
    .of = 348cf438cd67
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
    .of = c0a9dda0c036
gatling_discard = Gdy Gatling wystrzeli, odłóż wszystkie własne strzały do puli.
    .title = Precz ze strzałami
    .event = { $actor } odkłada { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
    .of = 3e4b8837dc4b
gatling_once = { -gatling(case: "nom-cap") } strzela raz na turę, choćby :gatling: leżał na wszystkich kościach.
    .title = Tylko raz
    .of = 766d09a4cd5d

## Elimination

elimination = Co się dzieje, gdy skończą się naboje.
    .title = Eliminacja
    .of = 4164d86c35e6
elimination_out = Kto nie ma już żadnego punktu życia, natychmiast wypada z gry i nie ma już tur. Nie liczy się też przy odległościach.
    .title = Poza grą
    .event = { $by ->
        [1] { $target } wypada z gry. Ostatni punkt życia zabiera { $actor }.
       *[other] { $target } wypada z gry.
    }
    .of = 4528c10d5a9c
elimination_reveal = Wyeliminowani pokazują wszystkim swoją kartę roli.
    .title = Pokazanie roli
    .event = { $target } pokazuje rolę: { $role }.
    .of = 940e99182107
elimination_arrows = Strzały wyeliminowanego wracają do puli.
    .title = Strzały wyeliminowanych
    .event = { $target } odkłada { $value ->
        [one] { $value } strzałę
        [few] { $value } strzały
       *[many] { $value } strzał
    }.
    .of = c172a6c06163
elimination_dead-do-nothing = Wyeliminowani nic nie robią i im też nic się nie robi, ale wygrywają ze swoją drużyną, jeśli ona wygra.
    .title = Wyeliminowani
    .of = b45f11c55658
elimination_nobodys-kill = Gracza, który pada ofiarą Indian albo dynamitu, nie zabił nikt.
    .title = Śmierć bez winnego
    .of = 28e0435b9e76

## How the game ends

endings = Kto wygrał i kiedy to sprawdzać.
    .title = Koniec gry
    .of = 186d15b24d2f
endings_at-once = Za każdym razem, gdy ktoś wypada z gry, sprawdźcie, czy to ją rozstrzyga. Jeśli tak, gra kończy się w tej chwili i nic więcej się nie rozgrywa.
    .title = Koniec od razu
    .of = 6ce2f8f608bd
endings_sheriff-dead = Jeśli szeryf jest wyeliminowany, wygrywają bandyci, nawet gdy żaden z nich nie został.
    .title = Szeryf nie żyje
    .event = Szeryf nie żyje. Wygrywają bandyci.
    .of = b1af72d8d667
endings_renegade = Jeśli szeryf jest wyeliminowany, a jedynym żywym graczem jest renegat, wygrywa ten renegat, a nie bandyci.
    .title = Zwycięstwo renegata
    .event = Renegat został sam przy życiu i wygrywa.
    .of = 649dade54140
endings_law = Jeśli wszyscy bandyci i wszyscy renegaci są wyeliminowani, a szeryf żyje, wygrywa szeryf i jego zastępcy.
    .title = Wygrywa prawo
    .event = Nie ma już wrogów szeryfa. Wygrywa prawo.
    .of = 730412598949
endings_sheriff-first = Jeśli szeryf pada w tej samej chwili co ostatni z wrogów, liczy się śmierć szeryfa: wygrywają bandyci.
    .title = Śmierć szeryfa jest pierwsza
    .event = Szeryf padł razem z ostatnimi wrogami. Wygrywają bandyci.
    .of = 5feca7b68852
endings_all-dead = Jeśli nie przeżywa nikt, wygrywają bandyci.
    .title = Padają wszyscy
    .event = Nikt nie został przy życiu. Wygrywają bandyci.
    .of = 1c7876c7373a
endings_team = Szeryf i zastępcy wygrywają jako jedna drużyna, bandyci jako druga. Wyeliminowani członkowie też wygrywają.
    .title = Wygrana drużyny
    .of = 33a247f5a62b
endings_example-all-dead = Zostali szeryf i renegat, każdy z jednym punktem życia i ze strzałami. Szeryf bierze ostatnią strzałę z puli, a atak eliminuje obu. Nie został nikt, więc wygrywają bandyci, choć wszyscy od dawna są poza grą.
    .title = Przykład: nie został nikt
    .of = 7647b9997f41
endings_example-no-outlaws = Wszyscy bandyci są poza grą. Renegat strzela do szeryfa, gdy żyje jeszcze zastępca. Renegat nie jest sam, wygrywają więc bandyci.
    .title = Przykład: za wcześnie
    .of = dd9f8aa4800e

## Three players

three = Gdy graczy jest { $three-players }, wszystkie role są odkryte i każdy na kogoś poluje.
    .title = Troje graczy
    .of = d555ffe78d8f
three_roles = Zastępcę, bandytę i renegata rozdaje się i od razu odkrywa. Nie ma { -sheriff(case: "gen") } i nikt nie bierze dodatkowych nabojów.
    .title = Odkryte role
    .event = { $target } dostaje rolę, odkrytą: { $role }.
    .of = 16b6a7d399b5
three_start = Pierwszą turę ma { -deputy }.
    .title = Zaczyna zastępca
    .event = Zaczyna { $actor }, zastępca szeryfa.
    .of = 0b2ff85bd103
three_targets = { -deputy(case: "nom-cap") } poluje na { -renegade(case: "acc") }, renegat na { -outlaw(case: "acc") }, a bandyta na zastępcę.
    .title = Kto na kogo poluje
    .of = 9dbc1afe977b
three_win = Zabierz swojemu celowi ostatni punkt życia własną ręką, a wygrywasz na miejscu.
    .title = Dopadnięty cel
    .event = Polujący dopada swój cel i wygrywa.
    .of = a100d20bb52f
three_third-hand = Jeśli zabierze go trzeci gracz, nikt jeszcze nie wygrywa. Dwaj, którzy zostali, grają dalej.
    .title = Cudza ręka
    .event = { $target } pada, ale nie z ręki polującego; strzela { $actor }. Wygra ostatni żywy.
    .of = cb690c523bf2
three_last = Odtąd wygrywa po prostu ostatni żywy.
    .title = Ostatni żywy
    .event = Wygrywa ostatni żywy.
    .of = 7210015671fb
three_lost-target = Gracza, który pada ofiarą Indian albo dynamitu, nie zastrzelił nikt, więc nikt nie osiągnął celu; dwaj, którzy zostali, walczą, kto będzie ostatni.
    .title = Utracony cel
    .event = { $to ->
        [1] { $target } pada, ale nie z niczyjej ręki. Wygra ostatni żywy.
       *[other] Cel padł bez polującego, który mimo to wygrywa.
    }
    .of = 89716796d48d
three_all-dead = Jeśli wszyscy, którzy zostali, padają razem, gra kończy się remisem.
    .title = Pada cała trójka
    .event = { $value ->
        [0] Nikt nie został przy życiu: remis.
       *[other] Nikt nie został przy życiu; wygrywa ten, czyja tura trwała.
    }
    .of = ddbc177f3048

## Eight players

eight = Gdy graczy jest { $eight-players }, renegatów jest { $roles_8_renegade }.
    .title = Ośmioro graczy
    .of = 76e44aa2a6dd
eight_renegades = Ci dwaj nie są wspólnikami: każdy { -renegade } gra sam i każdy chce być ostatni.
    .title = Każdy renegat dla siebie
    .of = f12afc409e7d
eight_both-alive = Jeśli szeryf pada, gdy żyją obaj renegaci, żaden z nich nie jest ostatni i wygrywają bandyci.
    .title = Zostali dwaj renegaci
    .event = Szeryf nie żyje, a zostało dwóch renegatów. Wygrywają bandyci.
    .of = bedb121f344c

## Characters

characters = Każdy tutaj umie coś, czego inni nie potrafią.
    .title = Postacie
    .of = 8c29e8c98ba0
characters_use = Gdzie { -ability } twojej postaci mówi co innego niż zasady, liczy się zdolność. Z tego, co ona dopuszcza, nie musisz korzystać.
    .title = Używanie zdolności
    .of = 38ce03e7567e
characters_bart-cassidy = Za każdy punkt życia, który zabrałaby mu tarcza albo Gatling, Bart Cassidy może zamiast tego wziąć { $bart-arrows ->
        [one] strzałę
        [few] { $bart-arrows } strzały
       *[many] { $bart-arrows } strzał
    }. Nie wolno mu wziąć ostatniej strzały z puli, a przeciw Indianom i dynamitowi to nie pomaga.
    .title = Bart Cassidy
    .event = { $actor } bierze strzałę zamiast trafienia i ma teraz { $value }.
    .of = 9c6dc3a34796
characters_bart-cassidy-hits = Trafiony kilka razy naraz, Bart decyduje o każdym trafieniu z osobna, dopóki w puli jest więcej niż { $bart-arrows ->
        [one] { $bart-arrows } strzała
        [few] { $bart-arrows } strzały
       *[many] { $bart-arrows } strzał
    }.
    .title = Bart Cassidy, trafienie po trafieniu
    .of = a8c43d7926a8
characters_black-jack = Black Jack może przerzucać :dynamite:, dopóki ma ich mniej niż { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } przerzuca { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    }.
    .of = 6c1ffba79818
characters_calamity-janet = Calamity Janet może użyć każdej :near-shot: jako :far-shot: i każdej :far-shot: jako :near-shot:.
    .title = Calamity Janet
    .event = { $actor } odwraca { $face }, na muszce jest { $target }.
    .of = 2d41fa602a83
characters_el-gringo = Gracz, przez którego El Gringo traci punkty życia, bierze za to { $gringo-arrows ->
        [one] strzałę
        [few] { $gringo-arrows } strzały
       *[many] { $gringo-arrows } strzał
    }. Indianie i dynamit to nie gracze; przez nich nikt nie bierze strzały.
    .title = El Gringo
    .event = { $actor } się mści: { $target } bierze strzałę i ma teraz { $value }.
    .of = ff1d6ddd3748
characters_el-gringo-gatling = Kto trafia Gatlingiem gracza, którym jest El Gringo, najpierw odkłada wszystkie swoje strzały, jak zawsze po Gatlingu, a potem bierze strzałę za El Gringo.
    .title = El Gringo i Gatling
    .of = b2a3d1a5ec17
characters_el-gringo-once = Za wszystkie tarcze jednej tury razem El Gringo wręcza strzałę raz, bez względu na to, ile punktów zabrały. Za Gatlinga w tej samej turze wręcza ją jeszcze raz.
    .title = El Gringo, raz za każdym razem
    .of = 9fc4bd28b1e2
characters_el-gringo-dying = Strzała należy się także za ostatni punkt życia, który traci El Gringo.
    .title = Ostatni punkt El Gringo
    .of = 12ff83a803e3
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
    .of = df7ba67d6f32
characters_example-jesse-jones = Mając { $jesse-life ->
        [one] { $jesse-life } punkt życia
        [few] { $jesse-life } punkty życia
       *[many] { $jesse-life } punktów życia
    }, Jesse wyrzuca dwa razy :beer: i oba wypija. Czy ma dość mało, sprawdza się raz, przed pierwszym piwem, więc każde daje mu { $jesse-gain }.
    .title = Przykład: Jesse Jones
    .of = 2bf49f8f0bc0
characters_jourdonnais = Przez atak Indian Jourdonnais nigdy nie traci więcej niż { $jourdonnais-loss ->
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
    .of = 7fc3db09c381
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
    .of = a559ac60a607
characters_kit-carlson-gatling = Gdy strzela z Gatlinga, Kit Carlson jak zwykle pozbywa się wszystkich własnych strzał, a mimo to każdego :gatling: może jeszcze użyć na strzały innych.
    .title = Kit Carlson i Gatling
    .of = 00079b8ed3fb
characters_lucky-duke = Lucky Duke może rzucić ponownie o { $duke-rerolls ->
        [one] { $duke-rerolls } raz
        [few] { $duke-rerolls } razy
       *[many] { $duke-rerolls } razy
    } więcej niż inni.
    .title = Lucky Duke
    .event = { $actor } wykonuje przerzut, na który pozwala tylko szczęście.
    .of = 1a3f48032626
characters_paul-regret = Paul Regret nigdy nie traci punktów życia przez Gatlinga.
    .title = Paul Regret
    .event = { $target }: Gatling nie robi tu krzywdy.
    .of = 9f35d21ea0a7
characters_pedro-ramirez = Za każdy punkt życia, który traci, Pedro Ramirez może odłożyć { $pedro-arrows ->
        [one] własną strzałę
        [few] { $pedro-arrows } własne strzały
       *[many] { $pedro-arrows } własnych strzał
    }. Punkt i tak jest stracony.
    .title = Pedro Ramirez
    .event = { $target } odkłada strzałę; zostaje ich { $value }.
    .of = 5a6b0aabec13
characters_rose-doolan = Rose Doolan strzela dalej: za pomocą :near-shot: i :far-shot: może oprócz zwykłych celów trafić także o { $rose-reach ->
        [one] { $rose-reach } miejsce
        [few] { $rose-reach } miejsca
       *[many] { $rose-reach } miejsc
    } dalej.
    .title = Rose Doolan
    .event = { $actor } celuje { $face } dalej niż inni, na muszce jest { $target }.
    .of = d08c26cc023e
characters_rose-doolan-around = Jak daleko ktoś siedzi, mówi krótsza droga wokół stołu. Rose nie może uznać sąsiada za kogoś daleko, licząc dłuższą drogą.
    .title = Odległości Rose Doolan
    .of = faa0293ea15c
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
    .of = eec146a86df1
characters_slab-the-killer = Raz na turę Slab the Killer może poświęcić :beer:, by jedna z jego tarcz uderzyła mocniej: ta :near-shot: albo :far-shot: zabiera celowi { $slab-loss ->
        [one] { $slab-loss } punkt życia
        [few] { $slab-loss } punkty życia
       *[many] { $slab-loss } punktów życia
    }.
    .title = Slab the Killer
    .event = { $actor } poświęca piwo, na muszce jest { $target }: trafienie zabiera { $value }.
    .of = 1f4b5ff6eec2
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
    .of = 698c852251b1
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
    .of = 8704fb5e54fa
characters_vulture-sam-dying = Jeśli Vulture Sam pada w tej samej chwili, nie zyskuje nic.
    .title = Vulture Sam też pada
    .event = { $target } pada razem z innymi, ale Vulture Sam na tym zyskuje i żyje dalej.
    .of = 78ea9ff70412
characters_willy-the-kid = Żeby wystrzelić z Gatlinga, Willy the Kid potrzebuje tylko { $willy-gatling } :gatling:. On też strzela z niego raz na turę.
    .title = Willy the Kid
    .event = { $actor } strzela z Gatlinga, choć :gatling: wypadł tylko { $value }×.
    .of = d50ae1277f8c

## The expansion

expansion = Drugie pudełko, w którym jest więcej do rzucania, dobierania i bania się.
    .title = Undead or Alive
    .of = fd3fcf431fc5
expansion_builds-on = { product_undead-or-alive } to nie samodzielna gra. Wszystkie zasady gry podstawowej obowiązują dalej, chyba że moduł w grze mówi co innego.
    .title = Na bazie gry podstawowej
    .of = 919100fe4382
expansion_modules = Modułów jest { $expansion-modules }. Dołączcie jeden albo tyle, ile chcecie, w każdej mieszance, na jaką pozwala liczba graczy i wymagania samych modułów.
    .title = Moduły
    .of = a81fbfcbfc33
expansion_other-boxes = Old Saloon to inny dodatek do gry podstawowej. Odradzamy mieszanie jego modułów z tymi.
    .title = Inne dodatki
    .of = fc36e60982b1
expansion_box = Kart jest razem { $expansion-cards }, do tego kości, żetony i zasady. Które z nich są potrzebne, mówi każdy moduł z osobna.
    .title = Całe pudełko
    .of = 3a7cfc3c6397
expansion_summaries = Jeszcze { $new-summaries ->
        [one] { $new-summaries } karta
        [few] { $new-summaries } karty
       *[many] { $new-summaries } kart
    } pomocy. Przypominają zasady i żadnej nie zmieniają.
    .title = Nowe karty pomocy
    .of = 621b6b9ad127

## Module: Look Me in the Eyes

duels = Czarne kości, mocny trunek i dwoje ludzi, którzy patrzą sobie w oczy.
    .title = Spójrz mi w oczy
    .of = 978e0c436b24
duels_needs-rage = W moduł { $module-numbers_duels } („{ module_duels }”) gra się tylko razem z modułem { $module-numbers_rage } („{ module_rage }”).
    .title = Tylko z kartami gniewu
    .of = 9ba3c964f2c0
duels_dice = Czarne kości, jest ich { $duel-dice }: to { -duel-die(case: "nom-pl") }.
    .title = Kości pojedynku
    .of = 4a52a94983a2
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
    .of = c211d4356ccf
duels_swap = Weź { -duel-die(case: "acc-pl") } zamiast tylu samo białych: do pudełka odkładasz { $duel-dice ->
        [one] { $duel-dice } kość podstawową
        [few] { $duel-dice } kości podstawowe
       *[many] { $duel-dice } kości podstawowych
    }.
    .title = Czarne za białe
    .of = d89be4f2b6f8
duels_roll = Zacznij turę od rzutu wszystkimi kośćmi (jest ich { $dice }): białych masz { $white-dice }, czarnych { $duel-dice }. Na { -re-roll } możesz wziąć i takie, i takie.
    .title = Pierwszy rzut z kośćmi pojedynku
    .event = { $actor } rzuca { $dice }
    .of = 80f67f40ddf6
duels_order = Ostateczne kości rozgrywa się w tej kolejności: najpierw :dynamite:, potem :whiskey:, potem :near-shot: i :far-shot:, potem :beer:, potem :gatling:, a na końcu :duel:. Każda :arrow: zadziałała już wtedy, gdy wypadła.
    .title = Kolejność rozgrywania z kośćmi pojedynku
    .of = 48778ed5d032
duels_shots-together = Wszystkie tarcze nadal trafiają w tej samej chwili, bez względu na cyfrę, a odległości po drodze się nie zmieniają.
    .title = Trafienia zostają razem
    .of = ef50fca18514
duels_whiskey = Za każdą :whiskey: na swoich ostatecznych kościach to ty zyskujesz { $whiskey-gain ->
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
    .of = c27ee4c89723
duels_whiskey-token = Każda :whiskey: zabiera ci też { $whiskey-tokens ->
        [one] { -wound-token }
        [few] { $whiskey-tokens } { -wound-token(case: "nom-pl") }
       *[many] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
    }, czy tego chcesz, czy nie.
    .title = Whisky na rany
    .event = Whisky: { $actor } oddaje żeton rany { $face }.
    .of = 8ba3ceadc58a
duels_whiskey-rage = Jeśli nie leży przed tobą żaden { -wound-token }, musisz zamiast tego dobrać { $whiskey-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $whiskey-cards } { -rage-card(case: "acc-pl") }
       *[many] { $whiskey-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Whisky na pusty żołądek
    .event = { $actor } nie ma żetonu rany, więc whisky przynosi kartę gniewu.
    .of = bc9af1dd9fdb
duels_whiskey-full = Jeśli jesteś na swoim limicie, punkt życia z :whiskey: się marnuje; cała reszta dzieje się tak samo.
    .title = Whisky na limicie
    .of = 4047d0b10b92
duels_whiskey-choice = Ty wybierasz, który { -wound-token } zabiera whisky. Wraca on od razu do stosu, a stos się tasuje.
    .title = Który żeton odchodzi
    .of = e908d535aff3
duels_whiskey-cancel = To, co unieważniają twoje { -wound-token(case: "nom-pl") }, jest ustalone, gdy tylko stoi ostatni rzut. Żeton, który :whiskey: zabiera później, zrobił już swoje.
    .title = Najpierw rany, potem whisky
    .of = eaf68331c997
duels_challenge = Za każdy :duel: na swoich ostatecznych kościach wręczasz tę kość wybranemu przeciwnikowi i wyzywasz go w ten sposób na { -duel }. Jak daleko siedzi, nie ma znaczenia.
    .title = Wyzwanie
    .event = { $actor } rzuca wyzwanie; przyjmuje je { $target }.
    .of = a4847727d1db
duels_reply = Przeciwnik rzuca tą kością. Wszystko oprócz :duel: oznacza, że { -duel } jest dla niego przegrany; sam symbol nie ma skutku.
    .title = Odpowiedź
    .event = { $actor } rzuca w pojedynku: { $face }. Naprzeciw stoi { $target }.
    .of = 3a745188a2f0
duels_return = Jeśli to :duel:, kość wraca i ty też musisz wyrzucić :duel:. Jeśli ci się uda, znów rzuca ten sam przeciwnik, i tak na zmianę.
    .title = Tam i z powrotem
    .event = { $actor } rzuca w pojedynku: { $face }. Naprzeciw stoi { $target }.
    .of = 53db22fbd388
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
    .of = a634ff1ff78c
duels_example-duel = Ada wyzywa gracza imieniem Bo. Bo wyrzuca :duel:, więc kość wraca do Ady. Ona też wyrzuca :duel: i znów rzuca Bo. Wypada :arrow:. Bo przegrywa: punkt życia przepada, Bo bierze { -wound-token }, a strzały nie bierze.
    .title = Przykład: pojedynek
    .of = 1bf10945cede
duels_one-by-one = Jeden { -duel } rozgrywa się do końca, zanim wręczy się następną kość. O kolejności decyduje ten, czyja tura trwa.
    .title = Jeden po drugim
    .of = ff23270281ab
duels_one-each = W jednej turze żadnemu przeciwnikowi nie możesz wręczyć więcej niż { $duel-each ->
        [one] { $duel-each } kość
        [few] { $duel-each } kości
       *[many] { $duel-each } kości
    }. Każdy kolejny { -duel } potrzebuje innego przeciwnika.
    .title = Nikogo dwa razy
    .of = 57c1386766fb
duels_living = Wyzwać można tylko gracza, który jest jeszcze w grze.
    .title = Żywi przeciwnicy
    .of = f832f15bb459
duels_surplus = Jeśli nie ma już nikogo, kogo możesz wyzwać, kolejny :duel: nie ma skutku.
    .title = O jeden pojedynek za dużo
    .event = { $actor } nie ma już kogo wyzwać; kość nie ma skutku.
    .of = 64389ea710bd
duels_challenger-falls = Jeśli { -duel } eliminuje cię w twojej własnej turze, niezaczęte jeszcze pojedynki się nie odbywają.
    .title = Wyzywający pada
    .event = { $value ->
        [0] { $actor } wypada z gry; pojedynków już nie będzie.
       *[other] { $actor } wypada z gry, ale pozostałe kości i tak się wręcza.
    }
    .of = 0c686864157a
duels_killer = Punkt życia stracony w { -duel(case: "loc") } zabrał drugi z walczących, bez względu na to, kto zaczął. Jeśli więc był to punkt ostatni, to ten gracz jest zabójcą.
    .title = Śmierć w pojedynku
    .of = 227979b0d22c
duels_bart-cassidy = W { -duel(case: "loc") } zdolność Barta Cassidy nie pomaga, bo to ani tarcza, ani Gatling. Jeśli przegra, płaci w całości.
    .title = Bart Cassidy w pojedynku
    .of = a685a6ba6c77
duels_el-gringo = Jeśli El Gringo przegra { -duel }, zwycięzca bierze { $gringo-arrows ->
        [one] strzałę
        [few] { $gringo-arrows } strzały
       *[many] { $gringo-arrows } strzał
    }, jak za każdy punkt życia, który zabiera mu gracz. Każdy przegrany pojedynek liczy się osobno.
    .title = El Gringo w pojedynku
    .of = 8e7f00e3c858

## Wound tokens

wounds = Pojedynki zostawiają ślady, które bolą do końca twojej następnej tury.
    .title = Żetony ran
    .of = 3c25ef758cf8
wounds_tokens = { -wound-token(case: "nom-pl-cap") }, razem { $wound-tokens-total }: { $wound-tokens_beer } z :beer:, { $wound-tokens_near-shot } z :near-shot:, { $wound-tokens_far-shot } z :far-shot: i { $wound-tokens_dynamite } z :dynamite:.
    .title = Żetony ran
    .of = 05699f47d036
wounds_stack = Potasuj { -wound-token(case: "acc-pl") } i połóż je w zakrytym stosie na środku stołu.
    .title = Stos żetonów ran
    .of = 0d8b0628c082
wounds_take = Gdy masz wziąć { -wound-token }, weź wierzchni ze stosu i połóż go przed sobą odkryty.
    .title = Branie żetonu rany
    .event = { $target } bierze żeton rany: { $face }.
    .of = 44d5c0784447
wounds_double = Jeśli masz już jeden z tym samym symbolem, masz szczęście: nowy wraca do stosu, stos się tasuje, a innego nie bierzesz. Punkt życia pozostaje stracony.
    .title = Dwa razy ta sama rana
    .event = { $target } ma już { $face }, więc żeton wraca do stosu.
    .of = e489489958fe
wounds_most = Nikt więc nigdy nie ma dwóch takich samych i nikt nie ma więcej niż { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
        [few] { $wound-kinds } { -wound-token(case: "nom-pl") }
       *[many] { $wound-kinds } { -wound-token(case: "gen-pl") }
    }.
    .title = Wszystkie rodzaje ran
    .of = 3da2bfda192c
wounds_empty = Jeśli stos jest pusty, ten, komu należy się { -wound-token }, nie bierze żadnego.
    .title = Brak żetonów
    .event = { $target } ma wziąć żeton rany, ale żadnego już nie ma.
    .of = a80f4d2a33d0
wounds_cancel = W twojej turze każdy twój { -wound-token } z :beer:, :near-shot: albo :far-shot: unieważnia { $wound-cancels ->
        [one] { $wound-cancels } taki symbol
        [few] { $wound-cancels } takie symbole
       *[many] { $wound-cancels } takich symboli
    } na twoich ostatecznych kościach. Symbol ten nie ma skutku.
    .title = Co unieważnia żeton rany
    .event = { $actor }: żeton rany unieważnia { $face }.
    .of = 66f7f55ec801
wounds_re-rolled = Unieważnić można tylko to, co leży jeszcze po twoim ostatnim rzucie. Symbol, który przerzucasz, nie zużywa żetonu.
    .title = Przerzucone symbole
    .of = 45b493e1a60b
wounds_example-cancel = Dora ma żeton :beer:. W pierwszym rzucie ma :beer: :beer: :gatling: :gatling: :arrow:. Oba piwa zatrzymuje, resztę przerzuca i kolejnego nie dostaje. Gdy kończy rzucać, żeton unieważnia jedno z piw, a drugie wypija.
    .title = Przykład: zepsute piwo
    .of = f267bb0e15e7
wounds_rage-cards = { -wound-token(case: "nom-cap") } unieważnia symbole kości. Symbolom, które ma { -rage-card }, nic nie robi.
    .title = Żetony ran i karty gniewu
    .of = b1769751f358
wounds_suzy-lafayette = Suzy Lafayette patrzy na to, co wyrzuciła. Tarcza, którą unieważnia { -wound-token }, i tak psuje jej zdolność.
    .title = Rany Suzy Lafayette
    .of = 970c89d1bb8f
wounds_dynamite = Żeton z :dynamite: niczego nie unieważnia. Przeciwnie: w twojej turze liczy się jako jeszcze { $wound-dynamite } wyrzucony :dynamite:.
    .title = Żeton dynamitu
    .event = { $actor } ma razem z żetonem rany { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    }.
    .of = 3930feee54b9
wounds_example-dynamite = Bo ma żeton :dynamite:, a w jego pierwszym rzucie leżą :dynamite: :dynamite:. Razem to { $dynamite-limit }: już nie rzuca i traci { $dynamite-loss ->
        [one] { $dynamite-loss } punkt życia
        [few] { $dynamite-loss } punkty życia
       *[many] { $dynamite-loss } punktów życia
    }.
    .title = Przykład: żeton dynamitu
    .of = 7ced694cdcc0
wounds_others-turns = W turach innych twoje { -wound-token(case: "nom-pl") } nic nie robią.
    .title = Tylko we własnej turze
    .of = 72ebe08651c1
wounds_back = Gdy twoja tura się kończy, wszystkie twoje { -wound-token(case: "nom-pl") } wracają do stosu, a stos się tasuje, bez względu na to, czy coś unieważniły; nawet te, które pochodzą z tej samej tury.
    .title = Rany się goją
    .event = { $actor } odkłada { $value ->
        [one] { $value } żeton rany
        [few] { $value } żetony ran
       *[many] { $value } żetonów ran
    }.
    .of = d192328d56c3
wounds_eliminated = Kto zostaje wyeliminowany, temu { -wound-token } już się nie należy. Te, które jeszcze ma, wracają do stosu, a stos się tasuje.
    .title = Rany wyeliminowanych
    .event = { $target } oddaje { $value ->
        [one] { $value } żeton rany
        [few] { $value } żetony ran
       *[many] { $value } żetonów ran
    }.
    .of = ea0c6b348f6d

## Module: Two Bullets Are Enough

rage = Kto oberwie dość mocno, traci panowanie nad sobą i coś na tym zyskuje.
    .title = Wystarczą dwie kule
    .of = 3b576705b6de
rage_alone = W moduł { $module-numbers_rage } („{ module_rage }”) można grać bez modułu { $module-numbers_duels }. Nie ma wtedy czarnych kości, whisky ani żetonów ran, a { -rage-card(case: "acc") } daje tylko utrata punktów życia.
    .title = Z pojedynkami albo bez
    .of = 208ff409d9fe
rage_cards = Karty gniewu, jest ich { $rage-cards }.
    .title = Karty gniewu
    .of = a1feda7175cc
rage_house-deck = Tego, co pokazują wydrukowane { -rage-card(case: "nom-pl") }, nie ogłoszono. Ta talia to nasza własna wartość: każdy symbol kości podstawowych jest w niej tak samo częsty. Jeśli macie wydrukowane karty, jej miejsce zajmują ich symbole.
    .title = Nasza własna talia
    .of = 50c5c6d86364
rage_deck = Potasuj { -rage-card(case: "acc-pl") } i połóż je zakryte na środku stołu. To talia gniewu.
    .title = Talia gniewu
    .of = 89937ab40470
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
    .of = 8644709d75c3
rage_losses = Liczą się tylko straty. Punkty życia zyskane w tej samej turze ich nie wyrównują, a punkt oddany za własną zdolność też jest stracony.
    .title = Co liczy się jako strata
    .of = 77ec965e848d
rage_once = Utrata wielu punktów w jednej turze nie daje więcej kart: za straty z jednej tury dobierasz raz.
    .title = Raz na turę
    .of = a791b4f716bc
rage_draw-order = Jeśli dobiera kilku graczy, robią to zgodnie z ruchem wskazówek zegara, poczynając od tego, czyja tura trwała.
    .title = Kto dobiera pierwszy
    .of = 0e485d5b4c25
rage_face-down = Trzymaj swoje { -rage-card(case: "acc-pl") } zakryte przed sobą, aż zacznie się twoja następna tura. Możesz na nie patrzeć w każdej chwili, inni nie.
    .title = Zakryte
    .event = { $target } widzi, co pokazuje nowa karta gniewu: { $face }.
    .of = e0a636cca63d
rage_own-turn = { -rage-card(case: "nom-cap") } dobrana we własnej turze też czeka: zostaje zakryta, aż zacznie się twoja następna tura.
    .title = Dobrana we własnej turze
    .of = 3f61e234aee8
rage_reveal = Na początku swojej tury odkryj wszystkie swoje { -rage-card(case: "acc-pl") }. Ich symbole dochodzą do twoich ostatecznych kości tej tury.
    .title = Odkrywanie
    .event = { $actor } odkrywa kartę gniewu: { $face }.
    .of = 0df2db3feeee
rage_arrows = :arrow: na { -rage-card(case: "loc") } nie czeka. Weź za nią strzałę, gdy tylko karta zostanie odkryta, zanim rzucisz.
    .title = Strzały na kartach gniewu
    .event = { $actor } bierze strzałę za kartę gniewu i ma teraz { $value }.
    .of = 86b23149bacb
rage_last-arrow = Jeśli znika przez to z puli ostatnia strzała, natychmiast atakują Indianie. Kogo ten atak eliminuje, ten w ogóle nie rzuca i jego tura się kończy.
    .title = Karta gniewu i ostatnia strzała
    .event = { $actor } wypada z gry przed pierwszym rzutem i tura się kończy.
    .of = 2267bc67a393
rage_dynamite = Każdy :dynamite: na twoich odkrytych kartach liczy się jak na kościach, od pierwszego rzutu. Jeśli karty i kości pokazują razem { $dynamite-limit } lub więcej, nie przysługuje ci żaden { -re-roll }.
    .title = Dynamit na kartach gniewu
    .event = { $actor } ma razem z kartami gniewu { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[many] { $value } dynamitów
    } i już nie rzuca.
    .of = cc85e582816a
rage_abilities = Dla { -ability(case: "gen") } twojej postaci symbol na twoich odkrytych kartach jest tym samym co na ostatecznych kościach. Prawdziwej kości potrzebuje tylko to, co kość zmienia albo przerzuca.
    .title = Karty gniewu i zdolności
    .of = f81045fc7b2f
rage_example-reveal = Clara odkrywa :dynamite: i :beer:. W pierwszym rzucie ma :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Razem z kartą dynamitów jest { $dynamite-limit }: nie może już przerzucać i traci { $dynamite-loss ->
        [one] { $dynamite-loss } punkt życia
        [few] { $dynamite-loss } punkty życia
       *[many] { $dynamite-loss } punktów życia
    }. Potem jest jeszcze tarcza i, dzięki drugiej karcie, piwo.
    .title = Przykład: dwie karty gniewu
    .of = f63652f41d1f
rage_discard = Gdy ta tura się kończy, wszystkie odkryte przez ciebie karty odkłada się jako zużyte.
    .title = Zużyte karty gniewu
    .event = { $actor } odkłada { $value ->
        [one] { $value } zużytą kartę gniewu
        [few] { $value } zużyte karty gniewu
       *[many] { $value } zużytych kart gniewu
    }.
    .of = c950b3705b45
rage_reshuffle = Jeśli talia jest pusta, potasuj zużyte { -rage-card(case: "acc-pl") }: to nowa talia.
    .title = Nowa talia
    .event = Zużyte karty gniewu są potasowane; w nowej talii jest ich { $value }.
    .of = 6c174b461413
rage_none-left = Jeśli nie ma też czego tasować, ten, kto ma dobrać, nie dostaje nic.
    .title = Gniew się skończył
    .event = { $target } ma dobrać kartę gniewu, ale żadnej nie ma.
    .of = dcd612653b82
rage_eliminated = Kto zostaje wyeliminowany, temu za tę turę { -rage-card } się nie należy. Te, które jeszcze ma, odkłada się jako zużyte.
    .title = Wyeliminowani i ich gniew
    .event = { $target } oddaje { $value ->
        [one] { $value } kartę gniewu
        [few] { $value } karty gniewu
       *[many] { $value } kart gniewu
    }.
    .of = 8609756f824b

## Module: A New Posse in Town

posse = Do miasta przyjeżdża więcej obcych i każdy ma jakieś dziwactwo.
    .title = Nowa banda w mieście
    .of = 7f9286bd4e0e
posse_shuffle = Moduł { $module-numbers_posse } („{ module_posse }”): nowe { -character(case: "acc-pl") } potasuj razem z postaciami z gry podstawowej, zanim je rozdasz.
    .title = Nowe postacie wśród starych
    .of = 5876ce782603
posse_cards = Jeszcze { $posse-cards ->
        [one] { $posse-cards } postać
        [few] { $posse-cards } postacie
       *[many] { $posse-cards } postaci
    }, każda ma swoją liczbę punktów życia i własną zdolność.
    .title = Nowe karty postaci
    .of = dd30328f1ebc
posse_starred = Niektóre nowe postacie mają gwiazdkę. To, co umieją, wymaga innego modułu, biorą więc udział tylko wtedy, gdy ten moduł jest w grze.
    .title = Postacie z gwiazdką
    .of = eed3655f7b2c
posse_without-duels = Bez pojedynków odłóż te postacie: Greg Digger, Herb Hunter, Sam the Healer i Sean Mallory.
    .title = Odłożone bez pojedynków
    .of = b0aebc9edfa9
posse_without-rage = Bez kart gniewu odłóż też te: Pat Brennan i Pixie Pete.
    .title = Odłożone bez kart gniewu
    .of = 09b32f61774f
posse_belle-star = Po każdym swoim rzucie Belle Star może obrócić { $belle-dice ->
        [one] kość
        [few] { $belle-dice } kości
       *[many] { $belle-dice } kości
    } z :dynamite: na :gatling:, chyba że :dynamite: ma { $dynamite-limit } lub więcej.
    .title = Belle Star
    .event = { $actor } obraca kość z :dynamite: na :gatling:.
    .of = a7d04adcef72
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
    .of = 53dc1a6bf2e0
posse_chuck-wengam-turned = Kość, którą obrócił Chuck, nie została rzucona, więc za obrót na :arrow: nie bierze on strzały. Dynamit liczy się bez względu na to, skąd się wziął.
    .title = Obrócona, nie rzucona
    .of = f88ab7859d43
posse_chuck-wengam-last = Swojego ostatniego punktu życia Chuck oddać nie może.
    .title = Ostatni punkt Chucka
    .of = 2d1a862c39fb
posse_greg-digger = Każdej :whiskey:, którą wyrzuci, Greg Digger może użyć { $greg-uses ->
        [one] { $greg-uses } raz
        [few] { $greg-uses } razy
       *[many] { $greg-uses } razy
    }.
    .title = Greg Digger
    .event = { $actor } jeszcze raz pije tę samą whisky.
    .of = bf44cf7b3e4b
posse_greg-digger-wounds = Każde takie użycie to cała whisky. Jeśli Greg ma tylko jeden { -wound-token }, pierwsze użycie go zabiera, a za następne należy mu się { -rage-card }.
    .title = Druga szklanka Grega
    .of = 7802bdae6367
posse_herb-hunter = Gdy turę ma Herb Hunter, inny gracz, który straci w niej { $herb-limit ->
        [one] { $herb-limit } punkt życia
        [few] { $herb-limit } punkty życia
       *[many] { $herb-limit } punktów życia
    } lub więcej, musi wziąć { $herb-tokens ->
        [one] { -wound-token }
        [few] { $herb-tokens } { -wound-token(case: "acc-pl") }
       *[many] { $herb-tokens } { -wound-token(case: "gen-pl") }
    }.
    .title = Herb Hunter
    .event = Turę ma { $actor }; { $target } traci w niej razem { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    } i musi wziąć żeton rany.
    .of = d1c58e6dc92b
posse_herb-hunter-once = Żeton należy się w chwili, gdy strata sięga { $herb-limit }, raz dla każdego gracza i każdej tury. Punktów zyskanych w międzyczasie się nie odlicza.
    .title = Rany Herba, raz na turę
    .of = eba7b9f7a5e6
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
    .of = e5b58870f488
posse_pat-brennan-unseen = Karta zostaje zakryta, a zobaczyć ją może tylko ten, kto ma ją na końcu. Z kilku cudzych kart Pat bierze jedną, nie widząc jej.
    .title = Pat bierze w ciemno
    .event = { $own ->
        [1] { $actor } zatrzymuje kartę.
       *[other] { $actor } oddaje kartę; dostaje ją { $target }.
    }
    .of = 01a1f5eb78ee
posse_pat-brennan-reveal = Pat najpierw przekłada kartę; dopiero potem odkrywa własne, a wśród nich tę, którą właśnie sobie wziął.
    .title = Pat przekłada, zanim odkryje
    .of = 99bc0ed7c860
posse_pixie-pete = Ilekroć należy mu się { -rage-card }, Pixie Pete dobiera { $pixie-draw }, a zatrzymuje { $pixie-keep }, wybierając sam. Resztę wkłada z powrotem do talii i ją tasuje.
    .title = Pixie Pete
    .event = { $target } ogląda { $value ->
        [one] { $value } kartę gniewu
        [few] { $value } karty gniewu
       *[many] { $value } kart gniewu
    } i zatrzymuje lepszą.
    .of = 017a7ce44323
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
    .of = 16d1daea1c45
posse_sean-mallory = Gdy { -duel } toczy się w jego turze, Sean Mallory może { $sean-rerolls ->
        [one] { $sean-rerolls } raz
        [few] { $sean-rerolls } razy
       *[many] { $sean-rerolls } razy
    } na turę ponownie rzucić kością, po którymkolwiek własnym rzucie. W pojedynkach zaczętych przez innych nie może.
    .title = Sean Mallory
    .event = { $actor } ponownie rzuca kością pojedynku.
    .of = 52b9009d9e53

## Module: Undead or Alive?

undead = Kogo zastrzelą, tego grzebią, ale nie każdy zostaje w ziemi.
    .title = Nieumarli czy żywi?
    .of = 24c3f082a5b9
undead_players = Dla { $undead-players } lub więcej graczy jest moduł { $module-numbers_undead }, czyli „{ module_undead }”.
    .title = Ilu graczy potrzeba
    .of = 2b43dde74f3a
undead_cards = Kart { -boneyard(case: "gen") } jest { $boneyard-cards-total }: bez dłoni { $boneyard-cards_no-hands }×, z { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } dłonią
        [few] { $boneyard-hands_one-hand } dłońmi
       *[many] { $boneyard-hands_one-hand } dłońmi
    } { $boneyard-cards_one-hand }× i z { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } dłonią
        [few] { $boneyard-hands_two-hands } dłońmi
       *[many] { $boneyard-hands_two-hands } dłońmi
    } { $boneyard-cards_two-hands }×.
    .title = Karty cmentarzyska
    .of = f2daf650f066
undead_summaries = { $zombie-summaries ->
        [one] { $zombie-summaries } karta
        [few] { $zombie-summaries } karty
       *[many] { $zombie-summaries } kart
    } pomocy dla tych, którzy wracają.
    .title = Karty pomocy dla zombie
    .of = 502b505ebf34
undead_deck = Potasuj wszystkie karty, jest ich { $boneyard-cards-total }, i połóż je zakryte na środku stołu: to { -boneyard }.
    .title = Cmentarzysko
    .of = 1824869ad7f0
undead_fallen =
    .title = Polegli i cmentarzysko
    .of = ca5165d26e24
undead_fallen_hand-back = Wyeliminowany gracz jak zwykle pokazuje rolę, a na środek odkłada nie tylko strzały, lecz także kartę postaci oraz, jeśli takie moduły są w grze, wszystkie karty gniewu i żetony ran.
    .title = Nic nie zostaje
    .event = { $target } idzie do grobu bez broni, imienia i gniewu.
    .of = fc27db4b8ef0
undead_fallen_idle = Wyeliminowani dobierają tylko z { -boneyard(case: "gen") }, nic poza tym nie robią i im też nic się nie robi. Dopóki nikt nie wrócił, wygrywają ze swoją drużyną, jeśli ona wygra.
    .title = Wyeliminowani czekają
    .of = b6c36a35991a
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
    .of = e1181d4ad66a
undead_fallen_order = Jeśli w jednej turze padło kilku graczy, dobierają zgodnie z ruchem wskazówek zegara, poczynając od tego, czyja tura trwała.
    .title = Kto dobiera pierwszy
    .of = 9c81a71c35ec
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
    .of = ca632dab9a31
undead_fallen_no-hands = Karta bez dłoni oznacza, że przez tę turę { -outbreak } się nie zaczyna, cokolwiek jeszcze tam leży. Na końcu tury karta wraca na { -boneyard }, a talię się tasuje.
    .title = Bez dłoni
    .event = Karta bez dłoni wraca na cmentarzysko.
    .of = ac3701e2d2fa
undead_fallen_hands = Karta, na której jest :one-hand: albo :two-hands:, zostaje odkryta na środku stołu.
    .title = Dłonie
    .event = Na stole { $value ->
        [one] jest teraz { $value } dłoń
        [few] są teraz { $value } dłonie
       *[many] jest teraz { $value } dłoni
    }.
    .of = d0c05d11824d
undead_fallen_count = Za każdym razem, gdy odkryto kartę z dłońmi, policz wszystkie dłonie na stole. Jeśli jest ich więcej niż żywych graczy, nadchodzi { -outbreak }.
    .title = Więcej dłoni niż żywych
    .event = { $value ->
        [one] { $value } dłoń
        [few] { $value } dłonie
       *[many] { $value } dłoni
    } to więcej niż żywych: zmarli zaraz powstaną!
    .of = 4faa686d4812
undead_fallen_quiet = Tyle dłoni, ilu żywych graczy, albo mniej to za mało, a po karcie bez dłoni też nic się nie dzieje. Gra po prostu toczy się dalej.
    .title = Cisza
    .of = 31ab022ad305
undead_fallen_blocked = Jeśli na końcu jednej tury odkryto kilka kart, a jedna z nich jest bez dłoni, z żadnej nie wyniknie { -outbreak }. Nawet jeśli dłoni jest już za dużo, potrzeba do tego kolejnej karty z dłońmi w późniejszej turze.
    .title = Powstrzymani pustą kartą
    .event = Karta bez dłoni powstrzymuje zmarłych.
    .of = e629ae885f91
undead_fallen_example-count = Żyje pięcioro graczy, a karty na stole pokazują :two-hands: :two-hands: :one-hand:. To po jednej dłoni na każdego żywego, więc panuje cisza. Którakolwiek karta z dłońmi przyjdzie następna, dłoni będzie więcej niż żywych.
    .title = Przykład: liczenie dłoni
    .of = a888c87654c4
undead_fallen_never = Nigdy nie jest pewne, że nadejdzie { -outbreak }. Niejedna gra kończy się, zanim zmarli się zdecydują.
    .title = Może nigdy
    .of = b5384fbcf34e
undead_outbreak =
    .title = Plaga
    .of = dc2df0036b46
undead_outbreak_game-over-first = Jeśli gra rozstrzyga się w turze, w której nadchodzi { -outbreak }, to się kończy i nikt nie powstaje.
    .title = Najpierw sprawdź, kto wygrał
    .of = d0400542d34f
undead_outbreak_next-turn = Jeśli rozstrzygającą kartę odkryto na końcu tury żywego gracza, { -outbreak } zaczyna się na początku następnej tury, zanim stanie się w niej cokolwiek innego.
    .title = Z następną turą
    .event = Zmarli powstaną, gdy zacznie się następna tura.
    .of = 2daf092aaaee
undead_outbreak_roller-fell = Tak samo jest, jeśli padł w niej gracz, którego tura trwała: { -outbreak } zaczyna się na początku tury następnego gracza.
    .title = Gdy padł też rzucający
    .of = 1ccf5eddef6d
undead_outbreak_this-turn = Jeśli rozstrzygającą kartę odkryto na początku tury wyeliminowanego gracza, { -outbreak } zaczyna się od razu, a gracz ten rozgrywa tę właśnie turę, już jako { -zombie }.
    .title = Sam środek cmentarza
    .event = Zmarli powstają od razu, a turę ma { $actor }.
    .of = 04b426a1d6e1
undead_outbreak_rise = Gdy zaczyna się { -outbreak }, wszystkie karty, z których składa się { -boneyard }, opuszczają grę, a wszyscy wyeliminowani stają się { -zombie(case: "ins-pl") }, bez względu na dawną rolę.
    .title = Zmarli powstają
    .event = { $target } powstaje z martwych.
    .of = ce72404b0768
undead_outbreak_master = { -renegade(case: "nom-cap") }, który jeszcze żyje, staje się { -zombie-master(case: "ins") } i zachowuje wszystkie punkty życia i zdolność postaci.
    .title = Władca zombie
    .event = Władcą zombie jest renegat: { $target }.
    .of = 041d4c686bf1
undead_outbreak_no-master = Renegat, który padł, powstaje jako zwykły { -zombie }. Jeśli żaden renegat nie żyje, { -zombie-master } się nie pojawia.
    .title = Bez Władcy zombie
    .event = Nie ma żywego renegata, który byłby Władcą zombie.
    .of = 3e63d409091d
undead_outbreak_one-renegade-left = Jeśli z dwóch renegatów żyje tylko jeden, to on jest teraz { -zombie-master(case: "ins") }; drugi powstaje jako zwykły { -zombie }.
    .title = Został jeden z dwóch renegatów
    .of = 20117dbc6633
undead_outbreak_two-renegades-left = Jeśli żyją obaj renegaci, { -zombie-master(case: "ins") } jest ten, który siedzi bliżej gracza, którego tura trwa, licząc zgodnie z ruchem wskazówek zegara. Drugi od razu staje się zwykłym { -zombie(case: "ins") }.
    .title = Żyją obaj renegaci
    .event = { $target }, ten drugi renegat, też zamienia się w zombie.
    .of = 59cddecabb9e
undead_outbreak_nearest = Licz od gracza, którego tura właśnie się zaczyna. Jeśli ten gracz jest renegatem, nikt nie siedzi bliżej.
    .title = Kto siedzi bliżej
    .of = b272257c034f
undead_outbreak_life = Każdy { -zombie } oprócz { -zombie-master(case: "gen") } dostaje tyle punktów życia, ilu graczy jeszcze żyje; { -zombie-master } też się do nich liczy.
    .title = Punkty życia nieumarłych
    .event = { $target } ma jako zombie { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
    .of = fe85197e216d
undead_outbreak_life-second = Drugiego renegata, który zamienia się w { -zombie(case: "acc") }, nie liczy się do żywych.
    .title = Drugi renegat się nie liczy
    .of = c1af28f98263
undead_outbreak_second-hands-back = Drugi renegat oddaje kartę postaci oraz, jeśli takie moduły są w grze, wszystkie karty gniewu i żetony ran. Strzały zostają.
    .title = Co oddaje drugi renegat
    .event = { $target } oddaje karty i żetony, razem { $value }.
    .of = 14ce6468c243
undead_outbreak_survivors = Wszyscy żywi poza { -zombie(case: "ins-pl") } i { -zombie-master(case: "ins") } to odtąd { -survivor(case: "nom-pl") }; stoją po jednej stronie, bez względu na role.
    .title = Ocalali
    .of = 14c1af3f8549
undead_outbreak_example-outbreak = Gra sześcioro; żyją szeryf, zastępca, bandyta i renegat, gdy dłoni jest już za dużo. Obaj polegli bandyci wracają, każdy z czterema punktami życia. Prowadzi ich renegat jako Władca zombie. Szeryf, zastępca i ostatni bandyta stoją teraz po jednej stronie.
    .title = Przykład: plaga
    .of = 9e5e055ea332
undead_zombies =
    .title = Gra jako zombie
    .of = 6cd954bc6d87
undead_zombies_return = Wszyscy, którzy powstali, są znów w grze i liczą się przy { -distance(case: "loc-pl") }. Weź jedną z nowych kart pomocy i graj według zwykłych zasad, z wyjątkiem tego, co dalej.
    .title = Znów przy stole
    .of = 1a93f3b803a3
undead_zombies_dice = { -zombie(case: "nom-cap") } rzuca tylko { $zombie-dice ->
        [one] { $zombie-dice } białą kością
        [few] { $zombie-dice } białymi kośćmi
       *[many] { $zombie-dice } białymi kośćmi
    }.
    .title = Mniej kości
    .event = { $actor } rzuca { $dice }
    .of = c9e1b77ad6c7
undead_zombies_no-gain = { -zombie(case: "nom-cap") } nigdy nie zyskuje punktów życia, ani dzięki piwu, ani dzięki niczemu innemu.
    .title = Zmarłych nic nie leczy
    .event = { $target } to zombie, a zmarłych nic nie leczy.
    .of = 926e308550a2
undead_zombies_no-cards = { -zombie(case: "nom-cap") } nigdy nie bierze { -rage-card(case: "gen") }.
    .title = Zmarli bez kart gniewu
    .of = 5b97b9c37bde
undead_zombies_no-tokens = { -zombie(case: "nom-cap") } nigdy nie bierze { -wound-token(case: "gen") }.
    .title = Zmarli bez żetonów ran
    .of = 1880b88694b5
undead_zombies_challenged = { -zombie(case: "nom-cap") } też może dostać wyzwanie na { -duel } i rzuca kością jak każdy. Jeśli przegra, płaci tylko punktami życia.
    .title = Pojedynki z zombie
    .of = c04b82e53b41
undead_zombies_no-character = { -zombie(case: "nom-cap") } nie ma postaci, a więc i zdolności: karta wróciła na środek.
    .title = Bez postaci
    .of = 7f68b9c2ba43
undead_zombies_master-plays = Nic z tego nie dotyczy { -zombie-master(case: "gen") }: nigdy nie opuścił gry i gra jak dotąd, ze wszystkimi kośćmi, piwem, kartami i zdolnością.
    .title = Jak gra Władca zombie
    .of = 871211251db5
undead_end =
    .title = Jak gra się kończy po pladze
    .of = 144ed6bf73b4
undead_end_for-good = Kto wypada z gry po { -outbreak(case: "loc") }, wypada na dobre. Kart z { -boneyard(case: "gen") } już się nie dobiera.
    .title = Na dobre poza grą
    .event = { $target } już nie wróci.
    .of = 451ba05622da
undead_end_zombies-win = Gdy wyeliminowani są wszyscy { -survivor(case: "nom-pl") }, razem wygrywają { -zombie(case: "nom-pl") } i ich Władca.
    .title = Zombie wygrywają
    .event = Nie ma już ocalałych. Wygrywają zombie.
    .of = 15a1d167acc9
undead_end_survivors-win = Gdy wyeliminowani są wszyscy { -zombie(case: "nom-pl") } i { -zombie-master }, razem wygrywają { -survivor(case: "nom-pl") }.
    .title = Ocalali wygrywają
    .event = Nie ma już zombie. Wygrywają ocalali.
    .of = e9362317f4aa
undead_end_all-dead = Jeśli wszyscy, którzy zostali, padają w tej samej turze, na przykład gdy atakują Indianie, wygrywają { -zombie(case: "nom-pl") }.
    .title = Nie został nikt
    .event = Nie został nikt. Wygrywają zombie.
    .of = d2beba6a3230
undead_end_sheriff-falls = Gdy { -outbreak } już nadeszła, nic innego nie kończy gry. Jeśli padnie szeryf albo wszyscy bandyci, gra toczy się dalej.
    .title = Szeryf pada w walce z zombie
    .of = 2cb54f120706
undead_end_example-end = Po pladze zombie zabija szeryfa. Żyją jeszcze zastępca i bandyta i walczą dalej ramię w ramię. Dopiero gdy i oni wypadną z gry, zombie wygrywają.
    .title = Przykład: to jeszcze nie koniec
    .of = 707e2a6d6dfa

## Module: Wild West Legacy

legacy = Co jedna gra zostawia następnej.
    .title = Dziedzictwo Dzikiego Zachodu
    .of = 111c0e2e5695
legacy_scope = { -legacy(case: "nom-cap") }, moduł { $legacy-module } dodatku { product_undead-or-alive }, jest dla grup, które rozgrywają kilka gier z rzędu. Użyjcie go, jeśli wszyscy macie ochotę.
    .title = Kilka gier z rzędu
    .of = a1e469317e1b
legacy_killer-becomes-sheriff = Jeśli szeryfa wyeliminował inny gracz, to on jest szeryfem w następnej grze, bez względu na swoją rolę.
    .title = Kto zabija szeryfa, nosi gwiazdę
    .of = 33ef3a8d4786
legacy_sheriff-names = Szeryf, który na końcu jeszcze żyje, mówi, kto będzie szeryfem następny. Może wskazać siebie.
    .title = Żywy szeryf przekazuje gwiazdę
    .of = 3b27d1a02f9d
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
    .of = a1a88985adfa
legacy_extra-bullet-cap = Ten nabój liczy się też do limitu, tak jak dodatkowe naboje szeryfa.
    .title = Nabój a limit
    .event = { $target } może mieć najwyżej { $value ->
        [one] { $value } punkt życia
        [few] { $value } punkty życia
       *[many] { $value } punktów życia
    }.
    .of = 4d52f74bcb92
legacy_eliminated-chooses = Kto został wyeliminowany, może dowolnie wybrać następną postać spośród tych, których nikt nie miał.
    .title = Wyeliminowani wybierają postać
    .of = 382cd2129152
legacy_survivor-keeps = Kto przeżył, zatrzymuje postać albo losuje inną z niewykorzystanych. Stara trafia do nich dopiero po losowaniu.
    .title = Żywi zatrzymują albo losują
    .of = 7886519a314b
legacy_choice-order = Jeśli wyeliminowanych było kilku, wybierają w kolejności, w jakiej padli, i każdy odkłada starą postać dopiero po wyborze.
    .title = Kto wybiera pierwszy
    .of = 5946aef338b3
legacy_risen = Kto wrócił jako zombie, nie ma już postaci i wybiera nową jak wszyscy wyeliminowani, w kolejności, w jakiej padł po raz pierwszy.
    .title = Zombie i następna gra
    .of = e5ba137fdd47
legacy_no-killer = Jeśli ostatniego punktu życia nie zabrała szeryfowi ręka żadnego gracza, nikt nie zasłużył na gwiazdę. Wszystkie role następnej gry rozdaje się losowo.
    .title = Nikt nie zabił szeryfa
    .of = 2c691981ce87
legacy_three-players = W grze trzech graczy nie ma szeryfa i nic ona nie zmienia w sprawie gwiazdy. Kto miał ją nosić, nosi ją w następnej grze, w której szeryf jest.
    .title = Troje graczy a gwiazda
    .of = 8284d389a643
legacy_absent = Jeśli ten, kto ma być następnym szeryfem, nie gra, grający ustalają innego szeryfa albo losują gwiazdę.
    .title = Szeryf nie przychodzi
    .of = fd0cb0059275
legacy_newcomer = Kto nie grał w ostatniej grze, dostaje postać z rozdania, jak w pierwszej grze.
    .title = Nowi gracze
    .of = c3e4526fb8ac
legacy_sheriff-dealt = Jeśli następny szeryf jest ustalony, dajcie mu gwiazdę, a pozostałe role potasujcie i rozdajcie innym.
    .title = Gwiazdę się daje, nie rozdaje
    .event = { $target } nosi gwiazdę przekazaną z ostatniej gry.
    .of = c0c03ddb456f
legacy_character-dealt = Najpierw rozdaje się postacie zatrzymane albo wybrane; dopiero potem dostają je inni.
    .title = Najpierw ustalone postacie
    .event = { $target } gra jako { $character }, jak ustalono po ostatniej grze.
    .of = ec07577ac971

## Of our own

house = Dwie małe zasady tego pomocnika, tam gdzie przy stole i tak zrobiłoby się to, co oczywiste.
    .title = Zasady domowe
    .of = c7e267f9ee2b
house_open-roles = Gdy gra się kończy, każdy pokazuje swoją rolę.
    .title = Role pokazane na końcu
    .event = { $target } ma rolę: { $role }.
    .of = 8e7ad1c35a23
house_step-limit = Gra, która nie skończyła się po { $step-limit } krokach (krok to początek tury, rzut albo rozegranie kości), kończy się remisem. Nigdy takiej nie zobaczysz.
    .title = Gra bez końca
    .event = Gra nigdy by się nie skończyła: remis.
    .of = 66059e329d90

## Readings

reading_dynamite-death = Gdy dynamit eliminuje rzucającego, czy pozostałe kości jeszcze się rozgrywa?
    .why = Poprawiony arkusz zasad mówi wprost, że nie.
    .of = 8800e7e39067
reading_dynamite-death_drop = Nie: pozostałe kości nie mają skutków.
    .of = 980acc717aca
reading_dynamite-death_resolve = Tak: wszystko inne na kościach i tak się dzieje.
    .of = 2cebd3647a32
reading_attack-death = Gdy Indianie eliminują gracza, który rzuca, czy kości jeszcze się liczą?
    .why = Zmarli nie działają. To samo mówi poprawiony arkusz o dynamicie, a to podobny przypadek.
    .of = 9b1f6c0b5238
reading_attack-death_drop = Nie: tura się wtedy kończy.
    .of = 2b4141bf0373
reading_attack-death_resolve = Tak: kości liczą się tak, jak leżą.
    .of = 843951dac048
reading_table-kills = Kto zabił gracza, który pada ofiarą Indian albo dynamitu?
    .why = Tak odpowiada gra karciana w sprawie dynamitu, a karta El Gringo nie uważa takiej straty za dzieło gracza.
    .of = ff6ee12970c4
reading_table-kills_nobody = Nikt.
    .of = d94444bb2964
reading_table-kills_last-arrow = Indianie zabijają na konto tego, kto wziął ostatnią strzałę; dynamit na niczyje.
    .of = 0e6682e7d12f
reading_three-lost-target = Troje graczy: co, jeśli ktoś pada ofiarą Indian albo dynamitu?
    .why = Polujący wygrywa, zabierając ostatni punkt życia, a tu nie zabrał go nikt z polujących.
    .of = 11fd8175928d
reading_three-lost-target_fight-on = Nikt nie osiągnął celu; wygrywa ostatni żywy.
    .of = f98454c8a690
reading_three-lost-target_hunter-wins = Wygrywa ten, kto polował na poległego.
    .of = dfe4e61b6bb1
reading_three-all-dead = Troje graczy: co, jeśli wszyscy, którzy zostali, padają naraz?
    .why = Żadna zasada nie wskazuje zwycięzcy, więc go nie wymyślamy.
    .of = 56dbe32d8b7e
reading_three-all-dead_draw = Gra kończy się remisem.
    .of = 9c141cd67a09
reading_three-all-dead_active-wins = Wygrywa gracz, którego tura trwa.
    .of = 5c634d9625f5
reading_gatling-gringo = Kto trafia El Gringo Gatlingiem: najpierw bierze strzałę czy najpierw odkłada swoje?
    .why = Odkładanie strzał należy do samego Gatlinga; to, co robi El Gringo, przychodzi potem. Tak gra też pewna grupa graczy.
    .of = 8d9e5b9f9434
reading_gatling-gringo_discard-first = Najpierw odkłada wszystkie strzały, potem bierze tę za El Gringo i ją ma.
    .of = 580532c1f5bb
reading_gatling-gringo_arrow-first = Najpierw bierze strzałę za El Gringo, a potem odkłada ją razem ze wszystkimi innymi.
    .of = 925c31e98793
reading_gringo-arrows = Jak często w jednej turze El Gringo wręcza strzałę?
    .why = Jego karta żąda strzały za jeden punkt lub więcej, a tarcze trafiają razem.
    .of = 99d3b1885fef
reading_gringo-arrows_step = Raz za wszystkie tarcze i jeszcze raz za Gatlinga.
    .of = 71bf98255a95
reading_gringo-arrows_turn = Raz na turę, cokolwiek się dzieje.
    .of = e75fe647d188
reading_gringo-dying = Czy strzała się należy, gdy El Gringo zostaje wyeliminowany?
    .why = Stracił punkt życia, a o nic więcej jego karta nie pyta.
    .of = dc34a3d97e91
reading_gringo-dying_arrow = Tak: jego ostatni punkt życia też kosztuje strzałę.
    .of = fb99abf218d8
reading_gringo-dying_nothing = Nie: wyeliminowana postać nie ma już zdolności.
    .of = 5d70749390a8
reading_sam-dying = Czy Vulture Sam zyskuje, gdy zostaje wyeliminowany w tej samej chwili co ktoś inny?
    .why = Kto pada razem, ten razem wypada z gry. Tak gra też pewna grupa graczy.
    .of = 5df04864986c
reading_sam-dying_no-gain = Nie: on też jest poza grą.
    .of = e73eee80e28e
reading_sam-dying_gain = Tak: najpierw zyskuje, więc żyje dalej.
    .of = 48280c687da1
reading_rose-around = Czy Rose Doolan może liczyć dłuższą drogą wokół stołu?
    .why = Odległość to jedna liczba; sąsiad jest sąsiadem, jakkolwiek by liczyć.
    .of = da7350e5ca9d
reading_rose-around_shortest = Nie: odległością jest tylko krótsza droga.
    .of = 8d4fd1a8d61f
reading_rose-around_around = Tak: może liczyć w każdą stronę.
    .of = eb36cdd0f771
reading_duel-shots = Czy z kośćmi pojedynku w grze wszystkie tarcze nadal trafiają razem?
    .why = Kolejność, w jakiej wymienia się symbole, nie musi znosić zasady gry podstawowej, według której wszystkie trafiają naraz.
    .of = 95ba2b754ad4
reading_duel-shots_together = Tak: wszystkie w tej samej chwili.
    .of = 68df10a0affd
reading_duel-shots_near-first = Nie: najpierw wszystkie { -near-shot(case: "nom-pl") }, a gdy te już trafią, wszystkie { -far-shot(case: "nom-pl") }.
    .of = e76fbfc7d753
reading_whiskey-token = Dokąd trafia żeton, który whisky zabiera graczowi?
    .why = Każdy inny żeton, który gracz oddaje, wraca do stosu.
    .of = be8b419d3350
reading_whiskey-token_stack = Od razu do stosu.
    .of = 1eb465a2389e
reading_whiskey-token_aside = Na bok, a do stosu dopiero na końcu tury.
    .of = 3221923e9b30
reading_whiskey-cancel = Czy żeton jeszcze unieważnia symbol, jeśli zabrała go whisky z tej samej tury?
    .why = Unieważnia się to, co stoi po ostatnim rzucie, a whisky pije się dopiero potem.
    .of = 2bc6ddba3b37
reading_whiskey-cancel_fixed = Tak: to, co unieważnia, ustalił już ostatni rzut.
    .of = f54ecfd67b82
reading_whiskey-cancel_gone = Nie: bez żetonu symbol się liczy.
    .of = fd0907ddb3c2
reading_surplus-duel = Gracz ma więcej pojedynków niż przeciwników: co z nadmiarowymi?
    .why = Żadnemu przeciwnikowi nie wolno w jednej turze wręczyć drugiej kości, a o wyjątku nie ma mowy.
    .of = a6b8ae875098
reading_surplus-duel_nothing = Nie mają skutku.
    .of = a5bc36271181
reading_surplus-duel_again = Przeciwników można wtedy wyzwać drugi raz.
    .of = b42b4b738b18
reading_challenger-falls = Jeśli pojedynek eliminuje wyzywającego, co z pojedynkami, których jeszcze nie było?
    .why = Zmarli nie działają, nie wręczają więc kości.
    .of = 66910825d607
reading_challenger-falls_drop = Nie odbywają się.
    .of = eb81859eb2e1
reading_challenger-falls_resolve = Każdą kość i tak się wręcza i raz nią rzuca; kto spudłuje, płaci.
    .of = a776270f3c25
reading_duel-kill = Kto zabił gracza, który w pojedynku traci ostatni punkt życia?
    .why = Walczy dwóch graczy i jeden z nich wygrał. To nie przypadek jak dynamit.
    .of = 47323842098c
reading_duel-kill_winner = Drugi z walczących.
    .of = c50e3fe28602
reading_duel-kill_challenger = Wyzywający, jeśli przegrał wyzwany; w przeciwnym razie nikt.
    .of = 4d96bd4d32fa
reading_duel-kill_nobody = Nikt.
    .of = 931e788c4e7b
reading_bart-duel = Czy Bart Cassidy może wziąć strzałę zamiast punktu straconego w pojedynku?
    .why = Jego kartę napisano dla tarcz i Gatlinga, a pojedynek to ani jedno, ani drugie.
    .of = 42bbf6df1859
reading_bart-duel_refused = Nie: płaci jak wszyscy.
    .of = 9bc70e89b7b7
reading_bart-duel_allowed = Tak, jak przy tarczy. Żeton rany i tak bierze.
    .of = 54f118183b99
reading_gringo-duel = Czy ten, z kim El Gringo przegrywa pojedynek, bierze strzałę?
    .why = Jego karta pyta o gracza, przez którego traci punkt życia, a zwycięzca pojedynku jest właśnie kimś takim.
    .of = 00bab3f07337
reading_gringo-duel_arrow = Tak: zwycięzca bierze strzałę.
    .of = 064c0ee5fd88
reading_gringo-duel_nothing = Nie: pojedynek to niczyj atak na niego.
    .of = 5cbd6f07beae
reading_empty-stack = Co, jeśli należy się żeton rany, a stos jest pusty?
    .why = Nie da się wziąć tego, czego nie ma.
    .of = 38fffe5b93d2
reading_empty-stack_nothing = Nikt go nie bierze.
    .of = f9a42426b4a0
reading_empty-stack_owed = Zostaje dłużny: następny żeton, który miałby wrócić, trafia do tego gracza.
    .of = 59cdeb45570b
reading_token-rage = Czy żetony ran mogą unieważniać symbole kart gniewu?
    .why = Arkusz mówi o symbolach wyrzuconych na kościach.
    .of = d961bccfe394
reading_token-rage_dice-only = Nie: tylko kości.
    .of = 0887173e07ec
reading_token-rage_cards-too = Tak: symbol karty też, jeśli nie pokazuje go żadna kość.
    .of = 88678b9a64ba
reading_token-suzy = Czy Suzy Lafayette zyskuje, jeśli żeton rany unieważnia jej jedyną tarczę?
    .why = Wyrzuciła ją. To, że nic z niej nie wynika, nie robi z tego innego rzutu.
    .of = e56d24b97273
reading_token-suzy_rolled = Nie: liczy się to, co pokazują kości.
    .of = d34db6fb00b2
reading_token-suzy_cancelled = Tak: co unieważnione, tego nie wyrzuciła.
    .of = 6f5722e46ba4
reading_rage-losses = Czy punkty zyskane w turze wyrównują punkty w niej stracone?
    .why = Arkusz pyta, ile stracono, z jakiejkolwiek przyczyny. Zysk nie cofa straty.
    .of = 42a9a19497a7
reading_rage-losses_losses = Nie: liczą się same straty, a punkt zapłacony za własną zdolność to strata.
    .of = 5b74b599172b
reading_rage-losses_net = Tak: liczy się, o ile mniej ma się na końcu tury.
    .of = 42bdd1951b61
reading_rage-dynamite = Od kiedy liczy się dynamit na kartach gniewu?
    .why = Symbole dochodzą do wyników, a już wyniki pierwszego rzutu mogą zakończyć rzucanie.
    .of = e88065cba39d
reading_rage-dynamite_counts = Od razu: razem z kośćmi może zakończyć rzucanie.
    .of = 7599b8700a3a
reading_rage-dynamite_last = Dopiero z ostatecznymi kośćmi: może wybuchnąć, ale nie wstrzymuje przerzutu.
    .of = a31e48ab154c
reading_rage-abilities = Czy zdolności działają na symbole kart gniewu?
    .why = Karty dochodzą do tego, co wyrzucono; zdolność, która pyta o wyrzucone symbole, już je tam znajduje.
    .of = 6c541ac2efdd
reading_rage-abilities_as-dice = Tak: są jak symbole na ostatecznych kościach.
    .of = 7e07add0a644
reading_rage-abilities_dice-only = Nie: zdolności patrzą tylko na kości.
    .of = 16acbb2c3f5d
reading_chuck-last-point = Czy Chuck Wengam może oddać ostatni punkt życia?
    .why = Wypadłby z gry, zanim obróci kość, a zmarli kości nie obracają.
    .of = 23a55e09d8c6
reading_chuck-last-point_refused = Nie.
    .of = c022a8a56c91
reading_chuck-last-point_allowed = Tak: obraca kość i wypada z gry.
    .of = 97fe9a59f633
reading_pat-reveal = Czy Pat Brennan przekłada kartę gniewu, zanim odkryje własne, czy potem?
    .why = Tak jego zdolność może jeszcze coś zrobić z kartami, które zaraz mu zaszkodzą.
    .of = f095cea892e0
reading_pat-reveal_move-first = Przedtem: karta, którą bierze dla siebie, odkrywa się razem z innymi.
    .of = 12b56e0abb8a
reading_pat-reveal_reveal-first = Potem: karta, którą bierze dla siebie, czeka do jego następnej tury.
    .of = 737b3e7803e3
reading_boneyard-order = W jakiej kolejności dobierają z cmentarzyska gracze, którzy padli w tej samej turze?
    .why = Zgodnie z ruchem wskazówek zegara od gracza, którego tura trwa: tak przecież krąży wszystko inne.
    .of = 4533dc5e60ba
reading_boneyard-order_active = Zgodnie z ruchem wskazówek zegara od gracza, którego tura trwała.
    .of = 13f25b97d1a0
reading_boneyard-order_sheriff = Zgodnie z ruchem wskazówek zegara od szeryfa.
    .of = 51c87c507274
reading_nearest-renegade = Żyją dwaj renegaci, a zmarli powstają na początku tury: od kogo się liczy?
    .why = Wtedy to już tura następnego gracza.
    .of = de1ef70b79c3
reading_nearest-renegade_starts = Od gracza, którego tura się zaczyna; jeśli to renegat, nikt nie siedzi bliżej.
    .of = d00fc58429b2
reading_nearest-renegade_ended = Od gracza, którego tura właśnie się skończyła.
    .of = b322959d9595
reading_second-renegade-life = Czy drugi renegat, który zamienia się w zombie, liczy się do punktów życia zombie?
    .why = Liczy się żywych, a ten renegat już do nich nie należy.
    .of = fdfa4810ce64
reading_second-renegade-life_left-out = Nie.
    .of = 57e9170153d0
reading_second-renegade-life_counted = Tak: żywych liczy się, zanim ktokolwiek się zamieni.
    .of = e0f286fee570
reading_second-renegade-cards = Co dzieje się z kartami gniewu i żetonami ran drugiego renegata, który zamienia się w zombie?
    .why = Zombie nie mogą ich brać, dziwne więc byłoby, gdyby ten jakieś miał.
    .of = 47877df03019
reading_second-renegade-cards_discard = Oddaje je od razu.
    .of = f30ed1096191
reading_second-renegade-cards_keep = Zostają, aż się zużyją.
    .of = 0f4ac9f3ee8a
reading_master-limits = Czy ograniczenia zombie dotyczą też Władcy zombie?
    .why = Nałożono je na graczy, którzy wracają do gry, a Władca nigdy jej nie opuścił.
    .of = 0b6d2ca00d3c
reading_master-limits_survivor = Nie: Władca gra jak dotąd.
    .of = 194029043ae8
reading_master-limits_zombie = Tak: Władca rzuca tak małą liczbą kości jak zombie, nie zyskuje punktów życia i nie bierze kart ani żetonów, ale zachowuje zdolność.
    .of = 388ad165969c
reading_extra-bullet-cap = Czy dodatkowy nabój z dziedzictwa podnosi limit?
    .why = Limitem jest to, z czym się zaczęło, a dodatkowe naboje szeryfa też go podnoszą.
    .of = 7c31a5b74ba5
reading_extra-bullet-cap_raises = Tak: limit jest o jeden nabój wyższy.
    .of = 2fb14ead1ef5
reading_extra-bullet-cap_keeps = Nie: raz straconego, tego naboju nie da się odzyskać.
    .of = 40700eb8533d
reading_legacy-bullet = Żywy szeryf wskazuje kogoś innego: kto dostaje dodatkowy nabój?
    .why = Zdanie jest o dawnym szeryfie, więc jego koniec najpewniej też.
    .of = 6c266dca8ead
reading_legacy-bullet_old-sheriff = Dawny szeryf, w podzięce za gwiazdę.
    .of = 8260fb2c7b37
reading_legacy-bullet_new-sheriff = Nowy szeryf.
    .of = 747437a8985b
reading_legacy-no-killer = Szeryf padł, ale nie z ręki gracza: kto jest szeryfem następny?
    .why = Na gwiazdę zasługuje tylko ręka gracza, więc znów decydują karty.
    .of = 167e7c580838
reading_legacy-no-killer_random = Role rozdaje się losowo.
    .of = 73343bc73b8f
reading_legacy-no-killer_group = Decyduje grupa.
    .of = 5971a3b785b3
reading_legacy-three = Co gra trzech graczy, bez szeryfa, robi z gwiazdą?
    .why = W tej grze nikt nie nosił gwiazdy, nikt więc nie mógł jej zdobyć ani stracić.
    .of = 1c65e8873597
reading_legacy-three_wait = Nic: co ustalono wcześniej, czeka na następną grę z szeryfem.
    .of = d75c8619682f
reading_legacy-three_winner = Zwycięzca tej gry jest szeryfem w następnej grze, w której szeryf jest.
    .of = 1825f268a44a
reading_legacy-absent = Kto ma być szeryfem, nie gra w następnej grze: kto nim jest?
    .why = Ludzie przy jednym stole ustalą to lepiej niż kości.
    .of = e717af777916
reading_legacy-absent_group = Decyduje grupa.
    .of = 43e24c397762
reading_legacy-absent_random = Role rozdaje się losowo.
    .of = c19735b1f8e3

## Cards, dice and tokens

deck_characters = Postacie
    .of = 7e8a64337228
deck_roles = Role
    .of = 1d16a1c1007b
deck_dice = Kości
    .of = 5d38a88d4824
deck_arrows = Żetony strzał
    .of = 8175e82dad15
deck_bullets = Naboje
    .of = be213574b4fd
deck_summaries = Karty pomocy
    .of = 107b807cfbab
card_bart-cassidy = Bart Cassidy
    .of = 9b560e3856e9
card_black-jack = Black Jack
    .of = d11f2a72dee8
card_calamity-janet = Calamity Janet
    .of = 08cf2e23e7ce
card_el-gringo = El Gringo
    .of = ca0c947d6b13
card_jesse-jones = Jesse Jones
    .of = c9ad332f65b7
card_jourdonnais = Jourdonnais
    .of = fa3b81c462cd
card_kit-carlson = Kit Carlson
    .of = 5927b2daa416
card_lucky-duke = Lucky Duke
    .of = aaadb6aa2dd6
card_paul-regret = Paul Regret
    .of = e19b24234fa0
card_pedro-ramirez = Pedro Ramirez
    .of = 91c265f94857
card_rose-doolan = Rose Doolan
    .of = 4b2296515eda
card_sid-ketchum = Sid Ketchum
    .of = 15ceaa4b98e9
card_slab-the-killer = Slab the Killer
    .of = c5281e778d9c
card_suzy-lafayette = Suzy Lafayette
    .of = 6eb834480b79
card_vulture-sam = Vulture Sam
    .of = 9ddf8603d29c
card_willy-the-kid = Willy the Kid
    .of = 88253d2ebce6
card_sheriff = Szeryf
    .text = Przeżyj i doczekaj eliminacji wszystkich bandytów i renegatów.
    .of = 472430e1f4dc
card_deputy = Zastępca szeryfa
    .text = Chroń szeryfa i wygraj razem z nim.
    .of = 2f795116be92
card_outlaw = Bandyta
    .text = Pozbądź się szeryfa.
    .of = 3e076285b216
card_renegade = Renegat
    .text = Zostań przy życiu jako ostatni.
    .of = 4650f043d07a
deck_duel-dice = Kości pojedynku
    .of = 14fe17aa62d8
card_duel-die = Kość pojedynku
    .of = df11410dd913
deck_wound-tokens = Żetony ran
    .of = 8eda6cf66ad5
card_wound-beer = Rana: piwo
    .of = 33be6733cae4
card_wound-near-shot = Rana: { -near-shot }
    .of = ed929f566162
card_wound-far-shot = Rana: { -far-shot }
    .of = f5e64d28da9a
card_wound-dynamite = Rana: dynamit
    .of = eb5e14850a07
deck_rage = Karty gniewu
    .of = 29327a903f0c
card_rage-arrow = Gniew: strzała
    .text = Weź strzałę, gdy tylko ta karta zostanie odkryta.
    .of = 330056de8362
card_rage-dynamite = Gniew: dynamit
    .text = Dodaje :dynamite: do kości tej tury.
    .of = b83b163ff03c
card_rage-near-shot = Gniew: { -near-shot }
    .text = Dodaje :near-shot: do ostatecznych kości tej tury.
    .of = 6d7026a987bf
card_rage-far-shot = Gniew: { -far-shot }
    .text = Dodaje :far-shot: do ostatecznych kości tej tury.
    .of = b6e1d6d1ffe1
card_rage-beer = Gniew: piwo
    .text = Dodaje :beer: do ostatecznych kości tej tury.
    .of = 44ef544048b1
card_rage-gatling = Gniew: Gatling
    .text = Dodaje :gatling: do ostatecznych kości tej tury.
    .of = a6a6c6723801
deck_posse = Nowe postacie
    .of = 7740de85b6a8
card_belle-star = Belle Star
    .of = 63e677850736
card_chuck-wengam = Chuck Wengam
    .of = 16e732edee46
card_greg-digger = Greg Digger
    .of = 158bb14a59ad
card_herb-hunter = Herb Hunter
    .of = 8f816fcb60bc
card_pat-brennan = Pat Brennan
    .of = ba1a9d1d5ae9
card_pixie-pete = Pixie Pete
    .of = fdc42e972eea
card_sam-the-healer = Sam the Healer
    .of = 9df18574546a
card_sean-mallory = Sean Mallory
    .of = 56fe58ed5ca9
deck_boneyard = Karty cmentarzyska
    .of = 52a3f6e02a60
card_no-hands = Bez dłoni
    .of = ac2e831d5852
card_one-hand = Jedna dłoń
    .of = aef824c8adc9
card_two-hands = Dwie dłonie
    .of = 802018281bcd
deck_zombie-summaries = Karty pomocy dla zombie
    .of = 89ceb574e658
card_zombie-summary = Karta pomocy dla zombie
    .of = 4210557c9f7e
deck_new-summaries = Nowe karty pomocy
    .of = 389d1142c4c0
card_new-summary = Karta pomocy
    .of = 477d9a0efa7a
card_base-die = Kość
    .of = ce627ffb688a
card_arrow-token = Strzała
    .of = ba6291a606f5
card_bullet-single = Nabój
    .of = 6e334be81626
card_bullet-triple = Trzy naboje
    .of = 8d83551575ce
card_summary = Karta pomocy
    .of = 9611ba30615b
role_sheriff = szeryf
    .of = 8c3f92bd6261
role_deputy = zastępca szeryfa
    .of = 65ebdd91beeb
role_outlaw = bandyta
    .of = bd5e55ca6571
role_renegade = renegat
    .of = 35e854872b2b

## Icons

icon_arrow = strzała
    .of = fa2e59d29dd1
icon_dynamite = dynamit
    .of = dde40e4ba186
icon_near-shot = { -near-shot }
    .of = d6f63e97db54
icon_far-shot = { -far-shot }
    .of = 00dc83fca128
icon_beer = piwo
    .of = 2a5011351af0
icon_gatling = Gatling
    .of = 8ed7a6452cf2
icon_sheriff = szeryf
    .of = 5c3500e17d7b
icon_deputy = zastępca szeryfa
    .of = 217c387c2b57
icon_outlaw = bandyta
    .of = c2c2799e6bc0
icon_renegade = renegat
    .of = b42abb080893
icon_star = gwiazda szeryfa
    .of = f2bac6d9291b
icon_bullet = nabój
    .of = 0ef8c6089faf
icon_bullets = trzy naboje
    .of = a08c1081208c
icon_out = poza grą
    .of = 333b5bdbad34
icon_die = kość
    .of = 3b78f16dad9c
icon_card-back = zakryta karta
    .of = 31acf43da6df
icon_hand = dłoń
    .of = 684c96450061
icon_whiskey = whisky
    .of = 3d555c5d4fd1
icon_duel = pojedynek
    .of = 73dd2c554e7a
icon_duel-die = kość pojedynku
    .of = a173148737d7
icon_wound = rana
    .of = 48be3ce567bc
icon_rage-card = karta gniewu
    .of = aa79a836005f
icon_boneyard = cmentarzysko
    .of = 92f7edeb1aec
icon_one-hand = jedna dłoń
    .of = b2604155ed75
icon_two-hands = dwie dłonie
    .of = f852f9f38daf
icon_zombie = zombie
    .of = 86ed6d20bf53
icon_zombie-master = Władca zombie
    .of = a2cf8ddf273e
icon_bart-cassidy = kapelusz z dziurą po kuli
    .of = 63db4ca2067e
icon_black-jack = detonator
    .of = 194cbddfe3e6
icon_calamity-janet = rewolwer
    .of = ec42a2fccfb9
icon_el-gringo = sombrero
    .of = 2a98eca941cd
icon_jesse-jones = butelka
    .of = 361b7ca98a28
icon_jourdonnais = dwa pióra
    .of = 55b72118a947
icon_kit-carlson = futrzana czapka
    .of = 951864647f34
icon_lucky-duke = listek koniczyny
    .of = eedd7d3c786e
icon_paul-regret = podkowa
    .of = 2afb18a27e31
icon_pedro-ramirez = kaktus
    .of = 6a884dd8f028
icon_rose-doolan = róża
    .of = c64b31c8b82c
icon_sid-ketchum = torba lekarska
    .of = 626e69eed30c
icon_slab-the-killer = nóż myśliwski
    .of = d858fc454efb
icon_suzy-lafayette = wachlarz
    .of = 0ff8880abfe4
icon_vulture-sam = sęp
    .of = cce8212c70ee
icon_willy-the-kid = proca
    .of = 95b466d3eab0
icon_belle-star = dzwonek
    .of = 35ac8d6bfac1
icon_chuck-wengam = obracana kość
    .of = d8340a54c6af
icon_greg-digger = łopata
    .of = e7a0f266f882
icon_herb-hunter = pułapka na niedźwiedzia
    .of = c6e74c2fa8d9
icon_pat-brennan = dwie zamienione karty
    .of = 4e5b7391e4b0
icon_pixie-pete = miękki kapelusz z piórem
    .of = 0919ca00d3da
icon_sam-the-healer = zabandażowane serce
    .of = c6e146ea73dc
icon_sean-mallory = obracany pistolet
    .of = f25a7e1aef83

## What players are asked

ask_deal-role = Która karta roli jest rozdana?
    .of = f785b6e9f763
ask_draw-character = Która postać jest rozdana?
    .of = 3c5a08cfd36e
ask_roll = { $dice ->
        [one] Co wypadło na kości?
        [few] Co wypadło na kościach?
       *[many] Co wypadło na kościach?
    }
    .of = 0afcd945ab5d
ask_roll-duel = { $dice ->
        [one] Co wypadło na czarnej kości?
        [few] Co wypadło na czarnych kościach?
       *[many] Co wypadło na czarnych kościach?
    }
    .of = 5cbf21a4a020
ask_wound = Który żeton rany zabiera whisky?
    .of = 79a83e8c02cc
ask_pixie = Którą z tych dwóch kart gniewu zatrzymujesz?
    .of = 8bf88f18172d
ask_pat-from = Czyją kartę gniewu przekładasz?
    .of = a095401e604b
ask_pat-to = Kto dostaje tę kartę gniewu?
    .of = 7df85d3ff6bc
ask_pat-own = Którą ze swoich kart gniewu oddajesz?
    .of = e2e3a7590aee
ask_duel = Kogo wyzywasz na pojedynek?
    .of = 7b8bbcb668ff
ask_healer = Kto zyskuje przed pojedynkiem { $healer-gain ->
        [one] { $healer-gain } punkt życia
        [few] { $healer-gain } punkty życia
       *[many] { $healer-gain } punktów życia
    }?
    .of = d81116f609ca
ask_sean = Rzucasz kością pojedynku ponownie?
    .of = 4cefbe581a9c
ask_greg = Pijesz tę samą whisky jeszcze raz?
    .of = 144db3cac533
ask_belle = Obracasz jeden :dynamite: na :gatling:?
    .of = d4f88c5537a0
ask_chuck = Oddajesz { $chuck-cost ->
        [one] { $chuck-cost } punkt życia
        [few] { $chuck-cost } punkty życia
       *[many] { $chuck-cost } punktów życia
    }, żeby obrócić kość?
    .of = ccb50363b573
ask_draw-wound = Który żeton rany jest wzięty?
    .of = c4d3b561c1dc
ask_draw-rage = Która karta gniewu jest dobrana?
    .of = 0d9be860ab5d
ask_draw-bone = Która karta cmentarzyska jest dobrana?
    .of = b2537582ceba
ask_reroll = Którymi kośćmi rzucasz ponownie?
    .hint = { $left ->
        [one] Został ci { $left } przerzut.
        [few] Zostały ci { $left } przerzuty.
       *[many] Zostało ci { $left } przerzutów.
    }
    .of = 042bcbd1ad7d
ask_shot = Kogo trafia { $face }?
    .hint = Wszystkie twoje tarcze trafiają razem, gdy wymierzona jest ostatnia.
    .of = c7b1a3602da0
ask_beer = Kto pije { $face }?
    .hint = Możesz to być ty.
    .of = 2e039337131e
ask_double = Poświęcasz piwo na jedną ze swoich tarcz?
    .hint = Wybrana tarcza zabiera { $slab-loss ->
        [one] { $slab-loss } punkt życia
        [few] { $slab-loss } punkty życia
       *[many] { $slab-loss } punktów życia
    }.
    .of = 0b54c2b71a31
ask_bart = Bierzesz strzałę zamiast tego trafienia?
    .hint = O każdym trafieniu decydujesz osobno.
    .of = 8f2b7db15ef1
ask_pedro = Odkładasz strzałę za stracony punkt życia?
    .of = 79637cc04a39
ask_kit = Czyja strzała wraca do puli?
    .hint = Jedna za każdy :gatling:.
    .of = f329a762132b
ask_sid = Kto zyskuje { $sid-gain ->
        [one] punkt życia
        [few] { $sid-gain } punkty życia
       *[many] { $sid-gain } punktów życia
    }?
    .hint = Możesz to być ty.
    .of = 4aa7bd182eab

## The table

ui_table = Stół z góry: gracze, kości i strzały
    .of = 5b37a5657c86
ui_pile-left = { $pile ->
        [one] { $pile } strzała w puli
        [few] { $pile } strzały w puli
       *[many] { $pile } strzał w puli
    }
    .of = 61caec03bf9b
ui_rerolls-left = { $left ->
        [0] przerzutów już nie ma
        [one] został { $left } przerzut
        [few] zostały { $left } przerzuty
       *[many] zostało { $left } przerzutów
    }
    .of = 6f41ab88f5d2
ui_plate = { $name }, { $character }: punkty życia { $life } z { $cap }, { $arrows ->
        [0] bez strzał
        [one] { $arrows } strzała
        [few] { $arrows } strzały
       *[many] { $arrows } strzał
    }
    .of = e1bb83f437e3
ui_rule = Zasada
    .of = 2cb2516d5a36
ui_table_roles = Gracze
    .of = 93c1db993905
ui_table_duel-faces = Symbol
    .of = c03b2078b606
ui_table_wound-tokens = Symbol
    .of = 6972081e47be
ui_table_rage-deck = Symbol
    .of = 18c6f26afd94
ui_table_boneyard-cards = Karta cmentarzyska
    .of = 8728886f7bf1
ui_bullets = :bullet: { $life } z { $cap }
    .of = 121b3cfceb62
ui_arrows = :arrow: { $arrows }
    .of = a339ce21e2d6
ui_distance = { $clockwise ->
        [one] { $clockwise } miejsce
        [few] { $clockwise } miejsca
       *[many] { $clockwise } miejsc
    } w lewo, { $back } w prawo
    .of = 189e961b1f32
ui_dead-hands = Dłoni umarłych: { $hands }, żywych graczy: { $living }
    .of = 9b0384268d31
ui_broken-out = Umarli powstali.
    .of = 2a978c910efb
ui_duel-now = Pojedynek: { $challenger } i { $opponent }; rzuca { $thrower }.
    .of = 283f9c05789a
ui_rage-held = :rage-card: { $cards }
    .of = 8690b84aee86
ui_wounds = Żetony ran:
    .of = 54252c3f6529
ui_keep-all = Zatrzymaj wszystkie kości
    .of = 08cd523d41f3
ui_reroll_some = Rzuć tymi ponownie
    .of = 1b11ec29c0ec
ui_target = :bullet: { $life } z { $cap }, :arrow: { $arrows }
    .of = bc632b3b6611
ui_bart_yes = Weź strzałę
    .of = bec5764c9dce
ui_bart_no = Przyjmij trafienie
    .of = a9a452a65d92
ui_pedro_yes = Odłóż strzałę
    .of = 2870ee4e8d28
ui_pedro_no = Zatrzymaj ją
    .of = 7dff1db3b9f9
ui_kit_no = Zostaw strzały
    .of = d63e29e36af1
ui_pat-from_no = Zostaw karty
    .of = ddcc91d51418
ui_healer_no = Nikt
    .of = 063ef714b8b5
ui_sean_yes = Rzuć ponownie
    .of = 1804f3d6ce65
ui_sean_no = Niech zostanie
    .of = 1c1c1376e161
ui_greg_yes = Wypij jeszcze raz
    .of = 2fd05d02ae94
ui_greg_no = Wystarczy
    .of = 636e299e6a4e
ui_belle_yes = Obróć na :gatling:
    .of = 0db7704244d7
ui_belle_no = Zostaw
    .of = 08a68d2e481d
ui_rage-card = Karta gniewu: { $face }
    .of = f69cd700f973
ui_chuck_no = Nie obracaj żadnej
    .of = 90006d9d4e88
ui_chuck_turn = { $from } na { $face }
    .of = bd65a5f9d126
ui_double_no = Zatrzymaj piwo
    .of = 457048501c08
ui_life = Punkty życia
    .of = 4937d7f4a2cc
ui_worth = Wartość w punktach życia
    .of = 7e4c4a1b9401

## Computer players

policy_random = Żółtodziób
    .about = Robi wszystko, na co pozwalają zasady, bez zastanowienia.
    .of = 1b9dd4ccd1db
policy_cautious = Ostrożny
    .about = Pilnuje własnej skóry i strzela tak, jak każe jego rola, ale wniosków nie wyciąga.
    .of = 96809d432b75
policy_suspicious = Podejrzliwy
    .about = Patrzy, kto do kogo strzela i kto komu stawia piwo, i zgaduje z tego role.
    .of = 2e5589e3ffea

## What is counted in simulations

tally_games-sheriff = Gry z szeryfem
    .of = 2c9d0ae5c575
tally_won-sheriff = Wygrywa szeryf
    .of = c8c4bf070269
tally_games-deputy = Gry z zastępcą szeryfa
    .of = cca6a4e62fe7
tally_won-deputy = Wygrywa zastępca szeryfa
    .of = d1871f843a0f
tally_games-outlaw = Gry z bandytą
    .of = b4c69c131d95
tally_won-outlaw = Wygrywa bandyta
    .of = 8fcea105cb49
tally_games-renegade = Gry z renegatem
    .of = d86cdb9889e2
tally_won-renegade = Wygrywa renegat
    .of = 4bb8992b69b3
tally_nobody = Nie wygrywa nikt
    .of = ce46f96b7b20
tally_step-limit = Przerwane jako niekończące się
    .of = 48ee9b4ffcc0
tally_attacks = Ataki Indian
    .of = 75bb6d709930
tally_with-bart-cassidy = Gry, w których jest { card_bart-cassidy }
    .of = c40b26b9c0cd
tally_won-with-bart-cassidy = Wygrywa { card_bart-cassidy }
    .of = c37b78b1c1b6
tally_with-black-jack = Gry, w których jest { card_black-jack }
    .of = 99f78c215020
tally_won-with-black-jack = Wygrywa { card_black-jack }
    .of = 5c1bfcb85eb2
tally_with-calamity-janet = Gry, w których jest { card_calamity-janet }
    .of = fcd8324cefdd
tally_won-with-calamity-janet = Wygrywa { card_calamity-janet }
    .of = 81a84ccad89a
tally_with-el-gringo = Gry, w których jest { card_el-gringo }
    .of = 87859ea41e0c
tally_won-with-el-gringo = Wygrywa { card_el-gringo }
    .of = 08bc1f6daa6d
tally_with-jesse-jones = Gry, w których jest { card_jesse-jones }
    .of = 8f2fb37b5901
tally_won-with-jesse-jones = Wygrywa { card_jesse-jones }
    .of = 7d32e90e18aa
tally_with-jourdonnais = Gry, w których jest { card_jourdonnais }
    .of = 23e7caf84826
tally_won-with-jourdonnais = Wygrywa { card_jourdonnais }
    .of = 2954ed491a75
tally_with-kit-carlson = Gry, w których jest { card_kit-carlson }
    .of = 2840e40e052f
tally_won-with-kit-carlson = Wygrywa { card_kit-carlson }
    .of = f531f55a40d1
tally_with-lucky-duke = Gry, w których jest { card_lucky-duke }
    .of = b2f965947f8b
tally_won-with-lucky-duke = Wygrywa { card_lucky-duke }
    .of = 7cc099612598
tally_with-paul-regret = Gry, w których jest { card_paul-regret }
    .of = a35f56bf0a07
tally_won-with-paul-regret = Wygrywa { card_paul-regret }
    .of = 3ec2d6d18b53
tally_with-pedro-ramirez = Gry, w których jest { card_pedro-ramirez }
    .of = 9a47c84cf14c
tally_won-with-pedro-ramirez = Wygrywa { card_pedro-ramirez }
    .of = 310ff3504c74
tally_with-rose-doolan = Gry, w których jest { card_rose-doolan }
    .of = e66ca05f7797
tally_won-with-rose-doolan = Wygrywa { card_rose-doolan }
    .of = bc8fa79e55df
tally_with-sid-ketchum = Gry, w których jest { card_sid-ketchum }
    .of = c5c674ad72ed
tally_won-with-sid-ketchum = Wygrywa { card_sid-ketchum }
    .of = beffe0ed8d88
tally_with-slab-the-killer = Gry, w których jest { card_slab-the-killer }
    .of = d324d64b6f0c
tally_won-with-slab-the-killer = Wygrywa { card_slab-the-killer }
    .of = 6d15fc942b5e
tally_with-suzy-lafayette = Gry, w których jest { card_suzy-lafayette }
    .of = 6fd2eaf68a1e
tally_won-with-suzy-lafayette = Wygrywa { card_suzy-lafayette }
    .of = 97a2b871c288
tally_with-vulture-sam = Gry, w których jest { card_vulture-sam }
    .of = 041a7b331437
tally_won-with-vulture-sam = Wygrywa { card_vulture-sam }
    .of = 0ef569a8405d
tally_with-willy-the-kid = Gry, w których jest { card_willy-the-kid }
    .of = 32cbbe70362c
tally_won-with-willy-the-kid = Wygrywa { card_willy-the-kid }
    .of = c3ee793d9784
tally_with-belle-star = Gry, w których jest { card_belle-star }
    .of = 20ee5bd18df7
tally_won-with-belle-star = Wygrywa { card_belle-star }
    .of = b6c3bc50c20e
tally_with-chuck-wengam = Gry, w których jest { card_chuck-wengam }
    .of = f183ab08355f
tally_won-with-chuck-wengam = Wygrywa { card_chuck-wengam }
    .of = 7a2ace660be3
tally_with-greg-digger = Gry, w których jest { card_greg-digger }
    .of = 495e5295e593
tally_won-with-greg-digger = Wygrywa { card_greg-digger }
    .of = 2d8be4abf8ca
tally_with-herb-hunter = Gry, w których jest { card_herb-hunter }
    .of = 26a801fc9346
tally_won-with-herb-hunter = Wygrywa { card_herb-hunter }
    .of = 49450a31419d
tally_with-pat-brennan = Gry, w których jest { card_pat-brennan }
    .of = 92c18ad7be90
tally_won-with-pat-brennan = Wygrywa { card_pat-brennan }
    .of = 48aaef135674
tally_with-pixie-pete = Gry, w których jest { card_pixie-pete }
    .of = 78920c47fd2a
tally_won-with-pixie-pete = Wygrywa { card_pixie-pete }
    .of = 121f990c5c1b
tally_with-sam-the-healer = Gry, w których jest { card_sam-the-healer }
    .of = 107d6b405795
tally_won-with-sam-the-healer = Wygrywa { card_sam-the-healer }
    .of = 09c31259e75d
tally_with-sean-mallory = Gry, w których jest { card_sean-mallory }
    .of = e40ed50c91d3
tally_won-with-sean-mallory = Wygrywa { card_sean-mallory }
    .of = 432ae389d6de
tally_outbreaks = Gry z plagą
    .of = 1e9581b1bfa7
tally_won-zombies = Wygrywają zombie
    .of = 9ab58e7150c7
tally_won-survivors = Wygrywają ocalali
    .of = 61fa7f53ae97

## Campaigns

ledger_role = Rola
    .of = bc6fc04ba8b3
ledger_character = Postać
    .of = 030c0b84ead2
ledger_out = Kolejność eliminacji
    .of = 26a4fa322b12
ledger_by = Z czyjej ręki
    .of = deca7ec975b3
ledger_sheriff-survived = Szeryf, { $member }, przeżywa i wskazuje następnego.
    .of = 6084324dd8db
ledger_killer-sheriff = { $member } eliminuje szeryfa ({ $value }) i jest szeryfem w następnej grze.
    .of = c9436a84607b
ledger_no-killer-random = Szeryfa ({ $member }) nie zabił nikt. Gwiazdę rozdaje się losowo.
    .of = 0f56f8441627
ledger_no-killer-group = Szeryfa ({ $member }) nie zabił nikt. O gwieździe decyduje grupa.
    .of = 0484b6b1ede9
ledger_three-winner = { $member } wygrywa grę trzech graczy i nosi gwiazdę w następnej grze, w której szeryf jest.
    .of = d0c1a119adac
ledger_three-no-office = Gra trzech graczy niczego nie rozstrzyga w sprawie gwiazdy.
    .of = cf7cbdb91d4d
ledger_office-waits = W następnej grze nie ma szeryfa. To, co ustalono o gwieździe, czeka.
    .of = da2a7f8475dc
ledger_named-sheriff = Wskazany następny szeryf: { $value }.
    .of = fc72e32cfdca
ledger_named-self = { $member } zatrzymuje gwiazdę.
    .of = 0699e6988491
ledger_sheriff-away = { $member } ma być szeryfem, ale nie gra.
    .of = 8d973413a588
ledger_replaced-sheriff = Szeryfem jest { $value }, bo { $member } nie gra.
    .of = 274d729deeec
ledger_other-sheriff = Szeryfem ma być { $member }, ale gwiazdę nosi { $value }.
    .of = 8e70c2b0d74c
ledger_extra-bullet = { $member } zaczyna następną grę, mając o { $legacy-bullets ->
        [one] { $legacy-bullets } nabój
        [few] { $legacy-bullets } naboje
       *[many] { $legacy-bullets } nabojów
    } więcej.
    .of = 8e3294076504
ledger_bullet-away = { $member } ma dostać dodatkowy nabój, ale nie gra; nabój przepada.
    .of = 466c32d168ce
ledger_newcomer = { $member } nie bierze udziału w ostatniej grze i dostaje postać z rozdania.
    .of = ce50d1dd431f
ledger_chose-character = { $member } wybiera postać: { $value }.
    .of = 36a5872b0c68
ledger_keeps-character = { $member } zatrzymuje postać: { $value }.
    .of = 9ae04e697e29
ledger_draws-character = { $member } odkłada postać ({ $value }) i losuje inną.
    .of = 7f7fb43c94b2
ledger_next-sheriff = { $member } jest szeryfem.
    .of = e71e83bdd92c
ledger_next-roles-random = Wszystkie role rozdaje się losowo, szeryfa też.
    .of = 65380ed235df
ledger_next-bullet = { $member } zaczyna, mając o { $legacy-bullets ->
        [one] { $legacy-bullets } nabój
        [few] { $legacy-bullets } naboje
       *[many] { $legacy-bullets } nabojów
    } więcej.
    .of = 788859e77e05
ledger_next-character = { $member } gra postacią: { $value }.
    .of = 62f18ac35867
ledger_next-draws = { $member } losuje postać, dowolną niewykorzystaną, byle nie dotychczasową: { $value }.
    .of = c5850dcb4df2
ledger_next-random-character = { $member } dostaje losową postać.
    .of = ffcca0c97100
ledger_name-sheriff = { $member } żyje i ma gwiazdę. Kto będzie następnym szeryfem?
    .of = d85748accde5
ledger_group-sheriff = Szeryfa nie zabił nikt. Kto będzie następnym szeryfem?
    .of = 422c8450d1d3
ledger_replace-sheriff = Następny szeryf nie gra. Kto nosi gwiazdę zamiast niego?
    .of = e10fcfd4e920
ledger_choose-character = Którą postać wybiera { $member } na następną grę?
    .of = 24d456046dab
ledger_keep-or-draw = Czy { $member } zatrzymuje postać?
    .of = 8ee553b7baec
ledger_option-random-roles = Rozdaj gwiazdę losowo
    .of = f4ae38c25952
ledger_option-random-character = Rozdaj losowo
    .of = 678eea126a4a
ledger_option-keep = Zatrzymaj: { $card }
    .of = 310a052a1e69
ledger_option-draw = Wylosuj inną
    .of = 569d54996af1
ledger_fault-roles = Te role nie pasują do tej liczby graczy.
    .of = d0db63e96fa4
ledger_fault-character-twice = Tę samą postać, którą ma { $member }, ma jeszcze ktoś.
    .of = 045ae9cef40e
ledger_fault-by-living = { $member } żyje, więc ostatniego punktu życia nie zabrał nikt.
    .of = d7d9a111ea04
ledger_fault-by-other = { $member }: ostatni punkt życia mógł zabrać tylko inny gracz tej gry.
    .of = 99d30fdf7dd3
ledger_fault-by-dead = { $member }: ten, kto miał zabrać ostatni punkt życia, był wtedy już poza grą.
    .of = 096105512a1d
ledger_fault-order-gap = { $member }: w kolejności eliminacji brakuje wcześniejszego miejsca.
    .of = 11fdc230f1d0
ledger_fault-order-shared = { $member }: miejsce dzielą tylko gracze, którzy padli razem, z tej samej ręki.
    .of = 90caedee1d96
ledger_fault-not-over = Z tymi żywymi graczami gra jeszcze się nie skończyła.
    .of = 89e14b5f562f
ledger_fault-winner = Z tymi żywymi graczami nie zgadza się, kto wygrał: { $member }.
    .of = 56a097a51dec
ledger_fault-one-winner = Z trzech graczy może wygrać tylko jeden; { $member } nie jest tu jedynym zwycięzcą.
    .of = 3a6c77c149be
ui_hands = Dłonie
    .of = 465f42081a89

## Szanse

odds_duel = Kto przegrywa pojedynek?
    .about = Wyzwany rzuca czarną kością pierwszy; kto spudłuje, przegrywa.
    .of = abe43b74de7d
odds_duel_rerolls = Wyzywający
    .of = 05a535d01325
odds_duel_rerolls_0 = rzuca jak każdy
    .of = a911a12d5fae
odds_duel_rerolls_1 = to Sean Mallory i raz powtarza chybiony rzut
    .of = f20a4451b89d
odds_duel_row_challenged = Przegrywa wyzwany
    .of = 414ea61a56ff
odds_duel_row_challenger = Przegrywa wyzywający
    .of = a69304847180
odds_duel_row_throws = Rzutów średnio
    .of = d22a5173717f
odds_outbreak = Jak szybko nadejdzie plaga?
    .about = Z pełnego cmentarzyska, jedna karta na turę, dopóki nikt więcej nie zginie.
    .of = c0956dc72ec5
odds_outbreak_living = Żywych graczy
    .of = c50b48b17f51
odds_outbreak_row_by = { NUMBER($n) ->
        [1] Z pierwszą kartą
       *[other] Najpóźniej z kartą numer { $n }
    }
    .of = a0aaf2d932b4
