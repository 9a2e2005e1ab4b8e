# The terms of the game in Czech, with all their cases. One concept has one name; by these forms it is recognised in the texts.
-prisoner = { $case ->
       *[nom] vězeň
        [gen] vězně
        [dat] vězni
        [acc] vězně
        [voc] vězni
        [loc] vězni
        [ins] vězněm
        [nom-pl] vězni
        [gen-pl] vězňů
        [dat-pl] vězňům
        [acc-pl] vězně
        [voc-pl] vězni
        [loc-pl] vězních
        [ins-pl] vězni
        [nom-cap] Vězeň
        [acc-cap] Vězně
        [nom-pl-cap] Vězni
    }
    .about = Jeden z vás ve hře: figurka ve věznici a list se značkami a předměty.
-plan = { $case ->
       *[nom] plán
        [gen] plánu
        [dat] plánu
        [acc] plán
        [voc] pláne
        [loc] plánu
        [ins] plánem
        [nom-pl] plány
        [gen-pl] plánů
        [dat-pl] plánům
        [acc-pl] plány
        [voc-pl] plány
        [loc-pl] plánech
        [ins-pl] plány
        [nom-cap] Plán
        [acc-cap] Plán
        [nom-pl-cap] Plány
    }
    .about = Cesta z věznice, složená z tolika částí, kolik je písmen; kdo zůstane, s tím se nepočítá.
-letter = { $case ->
       *[nom] písmeno
        [gen] písmena
        [dat] písmenu
        [acc] písmeno
        [voc] písmeno
        [loc] písmenu
        [ins] písmenem
        [nom-pl] písmena
        [gen-pl] písmen
        [dat-pl] písmenům
        [acc-pl] písmena
        [voc-pl] písmena
        [loc-pl] písmenech
        [ins-pl] písmeny
        [nom-cap] Písmeno
        [acc-cap] Písmeno
        [nom-pl-cap] Písmena
    }
    .about = Jedna část plánu. Získává se úkoly a odměnami a značí se na listu vězně.
-escape = { $case ->
       *[nom] útěk
        [gen] útěku
        [dat] útěku
        [acc] útěk
        [voc] útěku
        [loc] útěku
        [ins] útěkem
        [nom-pl] útěky
        [gen-pl] útěků
        [dat-pl] útěkům
        [acc-pl] útěky
        [voc-pl] útěky
        [loc-pl] útěcích
        [ins-pl] útěky
        [nom-cap] Útěk
        [acc-cap] Útěk
        [nom-pl-cap] Útěky
    }
    .about = Šťastný konec pro všechny kromě jednoho: ti, kdo odcházejí, mají dohromady všechna písmena.
-location = { $case ->
       *[nom] lokace
        [gen] lokace
        [dat] lokaci
        [acc] lokaci
        [voc] lokace
        [loc] lokaci
        [ins] lokací
        [nom-pl] lokace
        [gen-pl] lokací
        [dat-pl] lokacím
        [acc-pl] lokace
        [voc-pl] lokace
        [loc-pl] lokacích
        [ins-pl] lokacemi
        [nom-cap] Lokace
        [acc-cap] Lokaci
        [nom-pl-cap] Lokace
        [tile] dílek
        [tile-gen] dílku
        [tile-ins] dílkem
        [tiles] dílky
        [tiles-gen] dílků
        [tiles-loc] dílcích
        [tiles-ins] dílky
    }
    .about = Jedno místo věznice: dílek s číslem, jménem a účinkem na každé straně.
-silver-side = { $case ->
       *[nom] stříbrná strana
        [gen] stříbrné strany
        [dat] stříbrné straně
        [acc] stříbrnou stranu
        [voc] stříbrná strano
        [loc] stříbrné straně
        [ins] stříbrnou stranou
        [nom-pl] stříbrné strany
        [gen-pl] stříbrných stran
        [dat-pl] stříbrným stranám
        [acc-pl] stříbrné strany
        [voc-pl] stříbrné strany
        [loc-pl] stříbrných stranách
        [ins-pl] stříbrnými stranami
        [nom-cap] Stříbrná strana
        [acc-cap] Stříbrnou stranu
        [nom-pl-cap] Stříbrné strany
    }
    .about = Strana lokace v základní hře, nazvaná podle barvy, s vlastním účinkem.
-copper-side = { $case ->
       *[nom] měděná strana
        [gen] měděné strany
        [dat] měděné straně
        [acc] měděnou stranu
        [voc] měděná strano
        [loc] měděné straně
        [ins] měděnou stranou
        [nom-pl] měděné strany
        [gen-pl] měděných stran
        [dat-pl] měděným stranám
        [acc-pl] měděné strany
        [voc-pl] měděné strany
        [loc-pl] měděných stranách
        [ins-pl] měděnými stranami
        [nom-cap] Měděná strana
        [acc-cap] Měděnou stranu
        [nom-pl-cap] Měděné strany
    }
    .about = Ta strana lokace v základní hře, která není stříbrná.
-prison = { $case ->
       *[nom] věznice
        [gen] věznice
        [dat] věznici
        [acc] věznici
        [voc] věznice
        [loc] věznici
        [ins] věznicí
        [nom-pl] věznice
        [gen-pl] věznic
        [dat-pl] věznicím
        [acc-pl] věznice
        [voc-pl] věznice
        [loc-pl] věznicích
        [ins-pl] věznicemi
        [nom-cap] Věznice
        [acc-cap] Věznici
        [nom-pl-cap] Věznice
    }
    .about = Všechny lokace tak, jak leží na stole.
-neighbour = { $case ->
       *[nom] sousední dílek
        [gen] sousedního dílku
        [dat] sousednímu dílku
        [acc] sousední dílek
        [voc] sousední dílku
        [loc] sousedním dílku
        [ins] sousedním dílkem
        [nom-pl] sousední dílky
        [gen-pl] sousedních dílků
        [dat-pl] sousedním dílkům
        [acc-pl] sousední dílky
        [voc-pl] sousední dílky
        [loc-pl] sousedních dílcích
        [ins-pl] sousedními dílky
        [nom-cap] Sousední dílek
        [acc-cap] Sousední dílek
        [nom-pl-cap] Sousední dílky
    }
    .about = Dílek vedle jiného, který s ním má společnou hranu; dílky, které se dotýkají jen rohem, sousedí tam, kde to pravidlo říká.
-guard = { $case ->
       *[nom] dozorce
        [gen] dozorce
        [dat] dozorci
        [acc] dozorce
        [voc] dozorče
        [loc] dozorci
        [ins] dozorcem
        [nom-pl] dozorci
        [gen-pl] dozorců
        [dat-pl] dozorcům
        [acc-pl] dozorce
        [voc-pl] dozorci
        [loc-pl] dozorcích
        [ins-pl] dozorci
        [nom-cap] Dozorce
        [acc-cap] Dozorce
        [nom-pl-cap] Dozorci
    }
    .about = Kostička na lokaci. Čím víc jich tam stojí, tím hůř se tam dá něco pořídit.
-influence = { $case ->
       *[nom] vliv
        [gen] vlivu
        [dat] vlivu
        [acc] vliv
        [voc] vlive
        [loc] vlivu
        [ins] vlivem
        [nom-pl] vlivy
        [gen-pl] vlivů
        [dat-pl] vlivům
        [acc-pl] vlivy
        [voc-pl] vlivy
        [loc-pl] vlivech
        [ins-pl] vlivy
        [nom-cap] Vliv
        [acc-cap] Vliv
        [nom-pl-cap] Vlivy
    }
    .about = Číslo, které říká, jak moc dozorci na dílku překážejí tomu, co se tam dělá.
-auxiliary = { $case ->
       *[nom] pomocná karta
        [gen] pomocné karty
        [dat] pomocné kartě
        [acc] pomocnou kartu
        [voc] pomocná karto
        [loc] pomocné kartě
        [ins] pomocnou kartou
        [nom-pl] pomocné karty
        [gen-pl] pomocných karet
        [dat-pl] pomocným kartám
        [acc-pl] pomocné karty
        [voc-pl] pomocné karty
        [loc-pl] pomocných kartách
        [ins-pl] pomocnými kartami
        [nom-cap] Pomocná karta
        [acc-cap] Pomocnou kartu
        [nom-pl-cap] Pomocné karty
    }
    .about = Karta, která zastupuje jednu lokaci; táhne se, kdykoli má místo určit náhoda.
-pawn = { $case ->
       *[nom] figurka
        [gen] figurky
        [dat] figurce
        [acc] figurku
        [voc] figurko
        [loc] figurce
        [ins] figurkou
        [nom-pl] figurky
        [gen-pl] figurek
        [dat-pl] figurkám
        [acc-pl] figurky
        [voc-pl] figurky
        [loc-pl] figurkách
        [ins-pl] figurkami
        [nom-cap] Figurka
        [acc-cap] Figurku
        [nom-pl-cap] Figurky
    }
    .about = Postavička, která ukazuje, kde vězeň je.
-sheet = { $case ->
       *[nom] list vězně
        [gen] listu vězně
        [dat] listu vězně
        [acc] list vězně
        [voc] liste vězně
        [loc] listu vězně
        [ins] listem vězně
        [nom-pl] listy vězně
        [gen-pl] listů vězně
        [dat-pl] listům vězně
        [acc-pl] listy vězně
        [voc-pl] listy vězně
        [loc-pl] listech vězně
        [ins-pl] listy vězně
        [nom-cap] List vězně
        [acc-cap] List vězně
        [nom-pl-cap] Listy vězně
    }
    .about = Deska před hráčem: písmena, kondice, hotovost a místa na předměty.
-slot = { $case ->
       *[nom] přihrádka
        [gen] přihrádky
        [dat] přihrádce
        [acc] přihrádku
        [voc] přihrádko
        [loc] přihrádce
        [ins] přihrádkou
        [nom-pl] přihrádky
        [gen-pl] přihrádek
        [dat-pl] přihrádkám
        [acc-pl] přihrádky
        [voc-pl] přihrádky
        [loc-pl] přihrádkách
        [ins-pl] přihrádkami
        [nom-cap] Přihrádka
        [acc-cap] Přihrádku
        [nom-pl-cap] Přihrádky
    }
    .about = Místo na jeden předmět na listu vězně.
-item = { $case ->
       *[nom] předmět
        [gen] předmětu
        [dat] předmětu
        [acc] předmět
        [voc] předměte
        [loc] předmětu
        [ins] předmětem
        [nom-pl] předměty
        [gen-pl] předmětů
        [dat-pl] předmětům
        [acc-pl] předměty
        [voc-pl] předměty
        [loc-pl] předmětech
        [ins-pl] předměty
        [nom-cap] Předmět
        [acc-cap] Předmět
        [nom-pl-cap] Předměty
    }
    .about = Věc, která se odevzdává za úkoly: klíč, nůž, oblečení, lék, nářadí, nebo zbraň, která zastoupí kteroukoli z nich.
-key = { $case ->
       *[nom] klíč
        [gen] klíče
        [dat] klíči
        [acc] klíč
        [voc] klíči
        [loc] klíči
        [ins] klíčem
        [nom-pl] klíče
        [gen-pl] klíčů
        [dat-pl] klíčům
        [acc-pl] klíče
        [voc-pl] klíče
        [loc-pl] klíčích
        [ins-pl] klíči
        [nom-cap] Klíč
        [acc-cap] Klíč
        [nom-pl-cap] Klíče
    }
    .about = Jeden z obyčejných druhů předmětů; má je kancelář ředitele věznice.
-knife = { $case ->
       *[nom] nůž
        [gen] nože
        [dat] noži
        [acc] nůž
        [voc] noži
        [loc] noži
        [ins] nožem
        [nom-pl] nože
        [gen-pl] nožů
        [dat-pl] nožům
        [acc-pl] nože
        [voc-pl] nože
        [loc-pl] nožích
        [ins-pl] noži
        [nom-cap] Nůž
        [acc-cap] Nůž
        [nom-pl-cap] Nože
    }
    .about = Jeden z obyčejných druhů předmětů; má je jídelna.
-clothes = { $case ->
       *[nom] oblečení
        [gen] oblečení
        [dat] oblečení
        [acc] oblečení
        [voc] oblečení
        [loc] oblečení
        [ins] oblečením
        [nom-cap] Oblečení
        [acc-cap] Oblečení
    }
    .about = Jeden z obyčejných druhů předmětů; má ho prádelna.
-drugs = { $case ->
       *[nom] lék
        [gen] léku
        [dat] léku
        [acc] lék
        [voc] léku
        [loc] léku
        [ins] lékem
        [nom-pl] léky
        [gen-pl] léků
        [dat-pl] lékům
        [acc-pl] léky
        [voc-pl] léky
        [loc-pl] lécích
        [ins-pl] léky
        [nom-cap] Lék
        [acc-cap] Lék
        [nom-pl-cap] Léky
    }
    .about = Jeden z obyčejných druhů předmětů; má je ošetřovna.
-tools = { $case ->
       *[nom] nářadí
        [gen] nářadí
        [dat] nářadí
        [acc] nářadí
        [voc] nářadí
        [loc] nářadí
        [ins] nářadím
        [nom-cap] Nářadí
        [acc-cap] Nářadí
    }
    .about = Jeden z obyčejných druhů předmětů; má ho dílna.
-gun = { $case ->
       *[nom] zbraň
        [gen] zbraně
        [dat] zbrani
        [acc] zbraň
        [voc] zbrani
        [loc] zbrani
        [ins] zbraní
        [nom-pl] zbraně
        [gen-pl] zbraní
        [dat-pl] zbraním
        [acc-pl] zbraně
        [voc-pl] zbraně
        [loc-pl] zbraních
        [ins-pl] zbraněmi
        [nom-cap] Zbraň
        [acc-cap] Zbraň
        [nom-pl-cap] Zbraně
    }
    .about = Jediný předmět, který se dá odevzdat místo kteréhokoli jiného.
-stock = { $case ->
       *[nom] zásoba
        [gen] zásoby
        [dat] zásobě
        [acc] zásobu
        [voc] zásobo
        [loc] zásobě
        [ins] zásobou
        [nom-pl] zásoby
        [gen-pl] zásob
        [dat-pl] zásobám
        [acc-pl] zásoby
        [voc-pl] zásoby
        [loc-pl] zásobách
        [ins-pl] zásobami
        [nom-cap] Zásoba
        [acc-cap] Zásobu
        [nom-pl-cap] Zásoby
    }
    .about = Předměty, které leží na lokaci a dají se tam vzít.
-supply = { $case ->
       *[nom] bank
        [gen] banku
        [dat] banku
        [acc] bank
        [voc] banku
        [loc] banku
        [ins] bankem
        [nom-pl] banky
        [gen-pl] banků
        [dat-pl] bankům
        [acc-pl] banky
        [voc-pl] banky
        [loc-pl] bancích
        [ins-pl] banky
        [nom-cap] Bank
        [acc-cap] Bank
        [nom-pl-cap] Banky
    }
    .about = Všechno vedle věznice, co nikomu nepatří: předměty, hotovost, dozorci a značky.
-stamina = { $case ->
       *[nom] kondice
        [gen] kondice
        [dat] kondici
        [acc] kondici
        [voc] kondice
        [loc] kondici
        [ins] kondicí
        [nom-cap] Kondice
        [acc-cap] Kondici
    }
    .about = Síla vězně, vyznačená na listu; platí se jí za další akční bod.
-cash = { $case ->
       *[nom] hotovost
        [gen] hotovosti
        [dat] hotovosti
        [acc] hotovost
        [voc] hotovosti
        [loc] hotovosti
        [ins] hotovostí
        [nom-cap] Hotovost
        [acc-cap] Hotovost
    }
    .about = Peníze vězně, vyznačené na listu; platí se jimi úplatky a na některých lokacích.
-round = { $case ->
       *[nom] kolo
        [gen] kola
        [dat] kolu
        [acc] kolo
        [voc] kolo
        [loc] kole
        [ins] kolem
        [nom-pl] kola
        [gen-pl] kol
        [dat-pl] kolům
        [acc-pl] kola
        [voc-pl] kola
        [loc-pl] kolech
        [ins-pl] koly
        [nom-cap] Kolo
        [acc-cap] Kolo
        [nom-pl-cap] Kola
    }
    .about = Jeden průchod všemi fázemi, od nového dozorce po poslední akci plánu.
-phase = { $case ->
       *[nom] fáze
        [gen] fáze
        [dat] fázi
        [acc] fázi
        [voc] fáze
        [loc] fázi
        [ins] fází
        [nom-pl] fáze
        [gen-pl] fází
        [dat-pl] fázím
        [acc-pl] fáze
        [voc-pl] fáze
        [loc-pl] fázích
        [ins-pl] fázemi
        [nom-cap] Fáze
        [acc-cap] Fázi
        [nom-pl-cap] Fáze
    }
    .about = Část kola, ve které se dělá jeden druh věcí.
-vote = { $case ->
       *[nom] hlas
        [gen] hlasu
        [dat] hlasu
        [acc] hlas
        [voc] hlase
        [loc] hlasu
        [ins] hlasem
        [nom-pl] hlasy
        [gen-pl] hlasů
        [dat-pl] hlasům
        [acc-pl] hlasy
        [voc-pl] hlasy
        [loc-pl] hlasech
        [ins-pl] hlasy
        [nom-cap] Hlas
        [acc-cap] Hlas
        [nom-pl-cap] Hlasy
    }
    .about = Tajná volba všech najednou, kdo má být obětním beránkem.
-voting-marker = { $case ->
       *[nom] hlasovací žeton
        [gen] hlasovacího žetonu
        [dat] hlasovacímu žetonu
        [acc] hlasovací žeton
        [voc] hlasovací žetone
        [loc] hlasovacím žetonu
        [ins] hlasovacím žetonem
        [nom-pl] hlasovací žetony
        [gen-pl] hlasovacích žetonů
        [dat-pl] hlasovacím žetonům
        [acc-pl] hlasovací žetony
        [voc-pl] hlasovací žetony
        [loc-pl] hlasovacích žetonech
        [ins-pl] hlasovacími žetony
        [nom-cap] Hlasovací žeton
        [acc-cap] Hlasovací žeton
        [nom-pl-cap] Hlasovací žetony
    }
    .about = Žeton v barvě vězně, kterým hráč hlasuje pro toho vězně.
-scapegoat = { $case ->
       *[nom] obětní beránek
        [gen] obětního beránka
        [dat] obětnímu beránkovi
        [acc] obětního beránka
        [voc] obětní beránku
        [loc] obětním beránkovi
        [ins] obětním beránkem
        [nom-pl] obětní beránci
        [gen-pl] obětních beránků
        [dat-pl] obětním beránkům
        [acc-pl] obětní beránky
        [voc-pl] obětní beránci
        [loc-pl] obětních beráncích
        [ins-pl] obětními beránky
        [nom-cap] Obětní beránek
        [acc-cap] Obětního beránka
        [nom-pl-cap] Obětní beránci
    }
    .about = Vězeň zvolený, aby vzal vinu na sebe: v tomto kole silný, ale když plán vyjde, zůstane.
-action-point = { $case ->
       *[nom] akční bod
        [gen] akčního bodu
        [dat] akčnímu bodu
        [acc] akční bod
        [voc] akční bode
        [loc] akčním bodu
        [ins] akčním bodem
        [nom-pl] akční body
        [gen-pl] akčních bodů
        [dat-pl] akčním bodům
        [acc-pl] akční body
        [voc-pl] akční body
        [loc-pl] akčních bodech
        [ins-pl] akčními body
        [nom-cap] Akční bod
        [acc-cap] Akční bod
        [nom-pl-cap] Akční body
    }
    .about = Míra toho, co vězeň v tahu zvládne.
-action = { $case ->
       *[nom] akce
        [gen] akce
        [dat] akci
        [acc] akci
        [voc] akce
        [loc] akci
        [ins] akcí
        [nom-pl] akce
        [gen-pl] akcí
        [dat-pl] akcím
        [acc-pl] akce
        [voc-pl] akce
        [loc-pl] akcích
        [ins-pl] akcemi
        [nom-cap] Akce
        [acc-cap] Akci
        [nom-pl-cap] Akce
    }
    .about = Něco, co se v tahu dělá, zpravidla za akční bod.
-free-action = { $case ->
       *[nom] volná akce
        [gen] volné akce
        [dat] volné akci
        [acc] volnou akci
        [voc] volná akce
        [loc] volné akci
        [ins] volnou akcí
        [nom-pl] volné akce
        [gen-pl] volných akcí
        [dat-pl] volným akcím
        [acc-pl] volné akce
        [voc-pl] volné akce
        [loc-pl] volných akcích
        [ins-pl] volnými akcemi
        [nom-cap] Volná akce
        [acc-cap] Volnou akci
        [nom-pl-cap] Volné akce
    }
    .about = Něco, co se v tahu dělá bez akčního bodu a jak často kdo chce.
-theft = { $case ->
       *[nom] krádež
        [gen] krádeže
        [dat] krádeži
        [acc] krádež
        [voc] krádeži
        [loc] krádeži
        [ins] krádeží
        [nom-pl] krádeže
        [gen-pl] krádeží
        [dat-pl] krádežím
        [acc-pl] krádeže
        [voc-pl] krádeže
        [loc-pl] krádežích
        [ins-pl] krádežemi
        [nom-cap] Krádež
        [acc-cap] Krádež
        [nom-pl-cap] Krádeže
    }
    .about = Akce, při které vezmeš něco vězni na stejném dílku, který to nenabídl.
-riot = { $case ->
       *[nom] vzpoura
        [gen] vzpoury
        [dat] vzpouře
        [acc] vzpouru
        [voc] vzpouro
        [loc] vzpouře
        [ins] vzpourou
        [nom-pl] vzpoury
        [gen-pl] vzpour
        [dat-pl] vzpourám
        [acc-pl] vzpoury
        [voc-pl] vzpoury
        [loc-pl] vzpourách
        [ins-pl] vzpourami
        [nom-cap] Vzpoura
        [acc-cap] Vzpouru
        [nom-pl-cap] Vzpoury
    }
    .about = Akce, která přiměje dozorce změnit místo.
-trade = { $case ->
       *[nom] obchod
        [gen] obchodu
        [dat] obchodu
        [acc] obchod
        [voc] obchode
        [loc] obchodu
        [ins] obchodem
        [nom-pl] obchody
        [gen-pl] obchodů
        [dat-pl] obchodům
        [acc-pl] obchody
        [voc-pl] obchody
        [loc-pl] obchodech
        [ins-pl] obchody
        [nom-cap] Obchod
        [acc-cap] Obchod
        [nom-pl-cap] Obchody
    }
    .about = Volná akce, při které se dávají a vyměňují předměty a hotovost.
-bribe = { $case ->
       *[nom] úplatek
        [gen] úplatku
        [dat] úplatku
        [acc] úplatek
        [voc] úplatku
        [loc] úplatku
        [ins] úplatkem
        [nom-pl] úplatky
        [gen-pl] úplatků
        [dat-pl] úplatkům
        [acc-pl] úplatky
        [voc-pl] úplatky
        [loc-pl] úplatcích
        [ins-pl] úplatky
        [nom-cap] Úplatek
        [acc-cap] Úplatek
        [nom-pl-cap] Úplatky
    }
    .about = Volná akce, při které se platí hotovostí, aby dozorce přestal překážet.
-task = { $case ->
       *[nom] úkol
        [gen] úkolu
        [dat] úkolu
        [acc] úkol
        [voc] úkole
        [loc] úkolu
        [ins] úkolem
        [nom-pl] úkoly
        [gen-pl] úkolů
        [dat-pl] úkolům
        [acc-pl] úkoly
        [voc-pl] úkoly
        [loc-pl] úkolech
        [ins-pl] úkoly
        [nom-cap] Úkol
        [acc-cap] Úkol
        [nom-pl-cap] Úkoly
    }
    .about = Karta s písmenem a předměty, které jsou na něj potřeba, položená na lokaci.
-reward = { $case ->
       *[nom] odměna
        [gen] odměny
        [dat] odměně
        [acc] odměnu
        [voc] odměno
        [loc] odměně
        [ins] odměnou
        [nom-pl] odměny
        [gen-pl] odměn
        [dat-pl] odměnám
        [acc-pl] odměny
        [voc-pl] odměny
        [loc-pl] odměnách
        [ins-pl] odměnami
        [nom-cap] Odměna
        [acc-cap] Odměnu
        [nom-pl-cap] Odměny
    }
    .about = Karta úkolu, která se táhne, když někdo splní úkol; své písmeno dává ostatním.
-blackmail = { $case ->
       *[nom] vyděračská karta
        [gen] vyděračské karty
        [dat] vyděračské kartě
        [acc] vyděračskou kartu
        [voc] vyděračská karto
        [loc] vyděračské kartě
        [ins] vyděračskou kartou
        [nom-pl] vyděračské karty
        [gen-pl] vyděračských karet
        [dat-pl] vyděračským kartám
        [acc-pl] vyděračské karty
        [voc-pl] vyděračské karty
        [loc-pl] vyděračských kartách
        [ins-pl] vyděračskými kartami
        [nom-cap] Vyděračská karta
        [acc-cap] Vyděračskou kartu
        [nom-pl-cap] Vyděračské karty
    }
    .about = Tajná karta, kterou smí zahrát jen obětní beránek.
-chief = { $case ->
       *[nom] velitel dozorců
        [gen] velitele dozorců
        [dat] veliteli dozorců
        [acc] velitele dozorců
        [voc] veliteli dozorců
        [loc] veliteli dozorců
        [ins] velitelem dozorců
        [nom-pl] veliteli dozorců
        [gen-pl] velitelů dozorců
        [dat-pl] velitelům dozorců
        [acc-pl] velitele dozorců
        [voc-pl] veliteli dozorců
        [loc-pl] velitelích dozorců
        [ins-pl] veliteli dozorců
        [nom-cap] Velitel dozorců
        [acc-cap] Velitele dozorců
        [nom-pl-cap] Veliteli dozorců
        [short] velitel
        [short-gen] velitele
        [short-dat] veliteli
        [short-acc] velitele
        [short-loc] veliteli
        [short-ins] velitelem
        [short-cap] Velitel
    }
    .about = Nejsilnější muž v uniformě, z krabičky Maximum Security; obchází věznici podle čísel lokací.
-sucker = { $case ->
       *[nom] hlupák
        [gen] hlupáka
        [dat] hlupákovi
        [acc] hlupáka
        [voc] hlupáku
        [loc] hlupákovi
        [ins] hlupákem
        [nom-pl] hlupáci
        [gen-pl] hlupáků
        [dat-pl] hlupákům
        [acc-pl] hlupáky
        [voc-pl] hlupáci
        [loc-pl] hlupácích
        [ins-pl] hlupáky
        [nom-cap] Hlupák
        [acc-cap] Hlupáka
        [nom-pl-cap] Hlupáci
    }
    .about = Ve hře se všemi vězni obou krabiček ten, na koho v tomto kole hlasy nedosáhnou a kdo nemá nic z úkolů druhých.
-candidate = { $case ->
       *[nom] kandidát
        [gen] kandidáta
        [dat] kandidátovi
        [acc] kandidáta
        [voc] kandidáte
        [loc] kandidátovi
        [ins] kandidátem
        [nom-pl] kandidáti
        [gen-pl] kandidátů
        [dat-pl] kandidátům
        [acc-pl] kandidáty
        [voc-pl] kandidáti
        [loc-pl] kandidátech
        [ins-pl] kandidáty
        [nom-cap] Kandidát
        [acc-cap] Kandidáta
        [nom-pl-cap] Kandidáti
    }
    .about = Vězeň, pro kterého se smí hlasovat.
-plain-side = { $case ->
       *[nom] prostá strana
        [gen] prosté strany
        [dat] prosté straně
        [acc] prostou stranu
        [voc] prostá strano
        [loc] prosté straně
        [ins] prostou stranou
        [nom-pl] prosté strany
        [gen-pl] prostých stran
        [dat-pl] prostým stranám
        [acc-pl] prosté strany
        [voc-pl] prosté strany
        [loc-pl] prostých stranách
        [ins-pl] prostými stranami
        [nom-cap] Prostá strana
        [acc-cap] Prostou stranu
        [nom-pl-cap] Prosté strany
    }
    .about = Strana lokace z Maximum Security, jejíž účinek stojí jen akční bod.
-payment-side = { $case ->
       *[nom] placená strana
        [gen] placené strany
        [dat] placené straně
        [acc] placenou stranu
        [voc] placená strano
        [loc] placené straně
        [ins] placenou stranou
        [nom-pl] placené strany
        [gen-pl] placených stran
        [dat-pl] placeným stranám
        [acc-pl] placené strany
        [voc-pl] placené strany
        [loc-pl] placených stranách
        [ins-pl] placenými stranami
        [nom-cap] Placená strana
        [acc-cap] Placenou stranu
        [nom-pl-cap] Placené strany
    }
    .about = Strana lokace z Maximum Security, jejíž účinek se kupuje předmětem nebo hotovostí.
-sentence = { $case ->
       *[nom] karta rozsudku
        [gen] karty rozsudku
        [dat] kartě rozsudku
        [acc] kartu rozsudku
        [voc] karto rozsudku
        [loc] kartě rozsudku
        [ins] kartou rozsudku
        [nom-pl] karty rozsudku
        [gen-pl] karet rozsudku
        [dat-pl] kartám rozsudku
        [acc-pl] karty rozsudku
        [voc-pl] karty rozsudku
        [loc-pl] kartách rozsudku
        [ins-pl] kartami rozsudku
        [nom-cap] Karta rozsudku
        [acc-cap] Kartu rozsudku
        [nom-pl-cap] Karty rozsudku
    }
    .about = Karta, která říká, za co byl vězeň odsouzen, s pravidlem jen pro něj.
-counter = { $case ->
       *[nom] sčítací žeton
        [gen] sčítacího žetonu
        [dat] sčítacímu žetonu
        [acc] sčítací žeton
        [voc] sčítací žetone
        [loc] sčítacím žetonu
        [ins] sčítacím žetonem
        [nom-pl] sčítací žetony
        [gen-pl] sčítacích žetonů
        [dat-pl] sčítacím žetonům
        [acc-pl] sčítací žetony
        [voc-pl] sčítací žetony
        [loc-pl] sčítacích žetonech
        [ins-pl] sčítacími žetony
        [nom-cap] Sčítací žeton
        [acc-cap] Sčítací žeton
        [nom-pl-cap] Sčítací žetony
    }
    .about = Žeton ve variantě zvané plán G za písmena, která už vězeň měl.
