# The terms of the game in Czech, with all their cases. One concept has one name; by these forms it is recognised in the texts.
-zombie = { $case ->
       *[nom] zombie
        [gen] zombie
        [dat] zombie
        [acc] zombie
        [voc] zombie
        [loc] zombie
        [ins] zombie
        [nom-pl] zombie
        [gen-pl] zombií
        [dat-pl] zombiím
        [acc-pl] zombie
        [voc-pl] zombie
        [loc-pl] zombiích
        [ins-pl] zombiemi
        [nom-cap] Zombie
        [acc-cap] Zombie
        [nom-pl-cap] Zombie
    }
    .about = Jedna z chodících mrtvol. Nikdo za ně nehraje: přivádějí je karty a hýbou jimi pravidla.
-square = { $case ->
       *[nom] pole
        [gen] pole
        [dat] poli
        [acc] pole
        [voc] pole
        [loc] poli
        [ins] polem
        [nom-pl] pole
        [gen-pl] polí
        [dat-pl] polím
        [acc-pl] pole
        [voc-pl] pole
        [loc-pl] polích
        [ins-pl] poli
        [nom-cap] Pole
        [acc-cap] Pole
        [nom-pl-cap] Pole
    }
    .about = Nejmenší část mapy; stojí v něm figurky, zombie, předměty a žetony.
-building = { $case ->
       *[nom] budova
        [gen] budovy
        [dat] budově
        [acc] budovu
        [voc] budovo
        [loc] budově
        [ins] budovou
        [nom-pl] budovy
        [gen-pl] budov
        [dat-pl] budovám
        [acc-pl] budovy
        [voc-pl] budovy
        [loc-pl] budovách
        [ins-pl] budovami
        [nom-cap] Budova
        [acc-cap] Budovu
        [nom-pl-cap] Budovy
    }
    .about = Všechny místnosti pod jednou střechou.
-room = { $case ->
       *[nom] místnost
        [gen] místnosti
        [dat] místnosti
        [acc] místnost
        [voc] místnosti
        [loc] místnosti
        [ins] místností
        [nom-pl] místnosti
        [gen-pl] místností
        [dat-pl] místnostem
        [acc-pl] místnosti
        [voc-pl] místnosti
        [loc-pl] místnostech
        [ins-pl] místnostmi
        [nom-cap] Místnost
        [acc-cap] Místnost
        [nom-pl-cap] Místnosti
    }
    .about = Kus vnitřku budovy obehnaný zdmi. Dá se prohledat, vyhořet a zřítit.
-adjacent-room = { $case ->
       *[nom] sousední místnost
        [gen] sousední místnosti
        [dat] sousední místnosti
        [acc] sousední místnost
        [voc] sousední místnosti
        [loc] sousední místnosti
        [ins] sousední místností
        [nom-pl] sousední místnosti
        [gen-pl] sousedních místností
        [dat-pl] sousedním místnostem
        [acc-pl] sousední místnosti
        [voc-pl] sousední místnosti
        [loc-pl] sousedních místnostech
        [ins-pl] sousedními místnostmi
        [nom-cap] Sousední místnost
        [acc-cap] Sousední místnost
        [nom-pl-cap] Sousední místnosti
    }
    .about = Místnost na stejném podlaží, která má s jinou společný kus zdi.
-outdoors = { $case ->
       *[nom] venek
        [gen] venku
        [dat] venku
        [acc] venek
        [voc] venku
        [loc] venku
        [ins] venkem
        [nom-cap] Venek
        [acc-cap] Venek
    }
    .about = Všechno na mapě, co neleží v žádné budově.
-wall = { $case ->
       *[nom] zeď
        [gen] zdi
        [dat] zdi
        [acc] zeď
        [voc] zdi
        [loc] zdi
        [ins] zdí
        [nom-pl] zdi
        [gen-pl] zdí
        [dat-pl] zdem
        [acc-pl] zdi
        [voc-pl] zdi
        [loc-pl] zdech
        [ins-pl] zdmi
        [nom-cap] Zeď
        [acc-cap] Zeď
        [nom-pl-cap] Zdi
    }
    .about = Co stojí mezi poli a nikoho nepustí, dokud to stojí.
-door = { $case ->
       *[nom] dveře
        [gen] dveří
        [dat] dveřím
        [acc] dveře
        [voc] dveře
        [loc] dveřích
        [ins] dveřmi
        [nom-cap] Dveře
        [acc-cap] Dveře
    }
    .about = Cesta mezi poli pro hráče; zombie jí neprojdou.
-window = { $case ->
       *[nom] okno
        [gen] okna
        [dat] oknu
        [acc] okno
        [voc] okno
        [loc] oknu
        [ins] oknem
        [nom-pl] okna
        [gen-pl] oken
        [dat-pl] oknům
        [acc-pl] okna
        [voc-pl] okna
        [loc-pl] oknech
        [ins-pl] okny
        [nom-cap] Okno
        [acc-cap] Okno
        [nom-pl-cap] Okna
    }
    .about = Cesta zdí pro hráče i zombie, v přízemí a jen rovně.
-floor = { $case ->
       *[nom] podlaží
        [gen] podlaží
        [dat] podlaží
        [acc] podlaží
        [voc] podlaží
        [loc] podlaží
        [ins] podlažím
        [nom-pl] podlaží
        [gen-pl] podlaží
        [dat-pl] podlažím
        [acc-pl] podlaží
        [voc-pl] podlaží
        [loc-pl] podlažích
        [ins-pl] podlažími
        [nom-cap] Podlaží
        [acc-cap] Podlaží
        [nom-pl-cap] Podlaží
    }
    .about = Úroveň budovy. Podlaží spojují schody a žebříky.
-adjacent-square = { $case ->
       *[nom] sousední pole
        [gen] sousedního pole
        [dat] sousednímu poli
        [acc] sousední pole
        [voc] sousední pole
        [loc] sousedním poli
        [ins] sousedním polem
        [nom-pl] sousední pole
        [gen-pl] sousedních polí
        [dat-pl] sousedním polím
        [acc-pl] sousední pole
        [voc-pl] sousední pole
        [loc-pl] sousedních polích
        [ins-pl] sousedními poli
        [nom-cap] Sousední pole
        [acc-cap] Sousední pole
        [nom-pl-cap] Sousední pole
    }
    .about = Pole na stejném podlaží, které se tvého dotýká stranou nebo rohem a nedělí je zeď.
-entry-space = { $case ->
       *[nom] vstupní pole
        [gen] vstupního pole
        [dat] vstupnímu poli
        [acc] vstupní pole
        [voc] vstupní pole
        [loc] vstupním poli
        [ins] vstupním polem
        [nom-pl] vstupní pole
        [gen-pl] vstupních polí
        [dat-pl] vstupním polím
        [acc-pl] vstupní pole
        [voc-pl] vstupní pole
        [loc-pl] vstupních polích
        [ins-pl] vstupními poli
        [nom-cap] Vstupní pole
        [acc-cap] Vstupní pole
        [nom-pl-cap] Vstupní pole
    }
    .about = Označené pole, na kterém přicházejí na mapu nové zombie.
-map-edge = { $case ->
       *[nom] okraj mapy
        [gen] okraje mapy
        [dat] okraji mapy
        [acc] okraj mapy
        [voc] okraji mapy
        [loc] okraji mapy
        [ins] okrajem mapy
        [nom-pl] okraje mapy
        [gen-pl] okrajů mapy
        [dat-pl] okrajům mapy
        [acc-pl] okraje mapy
        [voc-pl] okraje mapy
        [loc-pl] okrajích mapy
        [ins-pl] okraji mapy
        [nom-cap] Okraj mapy
        [acc-cap] Okraj mapy
        [nom-pl-cap] Okraje mapy
    }
    .about = Vnější strana venkovních polí na kraji; za ní je bezpečno.
-scenario = { $case ->
       *[nom] scénář
        [gen] scénáře
        [dat] scénáři
        [acc] scénář
        [voc] scénáři
        [loc] scénáři
        [ins] scénářem
        [nom-pl] scénáře
        [gen-pl] scénářů
        [dat-pl] scénářům
        [acc-pl] scénáře
        [voc-pl] scénáře
        [loc-pl] scénářích
        [ins-pl] scénáři
        [nom-cap] Scénář
        [acc-cap] Scénář
        [nom-pl-cap] Scénáře
    }
    .about = Co se dnes v noci hraje: mapa, balíčky, kde kdo začíná a jak hra skončí.
-character = { $case ->
       *[nom] postava
        [gen] postavy
        [dat] postavě
        [acc] postavu
        [voc] postavo
        [loc] postavě
        [ins] postavou
        [nom-pl] postavy
        [gen-pl] postav
        [dat-pl] postavám
        [acc-pl] postavy
        [voc-pl] postavy
        [loc-pl] postavách
        [ins-pl] postavami
        [nom-cap] Postava
        [acc-cap] Postavu
        [nom-pl-cap] Postavy
    }
    .about = Za koho hraješ, s kartou, na které se značí energie a střelivo.
-energy = { $case ->
       *[nom] energie
        [gen] energie
        [dat] energii
        [acc] energii
        [voc] energie
        [loc] energii
        [ins] energií
        [nom-cap] Energie
        [acc-cap] Energii
    }
    .about = Kolik života a dechu ti zbývá. Bez energie jsi mrtvý.
-ammunition = { $case ->
       *[nom] střelivo
        [gen] střeliva
        [dat] střelivu
        [acc] střelivo
        [voc] střelivo
        [loc] střelivu
        [ins] střelivem
        [nom-cap] Střelivo
        [acc-cap] Střelivo
    }
    .about = Čím se platí výstřely. Značí se na kartě postavy.
-turn = { $case ->
       *[nom] tah
        [gen] tahu
        [dat] tahu
        [acc] tah
        [voc] tahu
        [loc] tahu
        [ins] tahem
        [nom-pl] tahy
        [gen-pl] tahů
        [dat-pl] tahům
        [acc-pl] tahy
        [voc-pl] tahy
        [loc-pl] tazích
        [ins-pl] tahy
        [nom-cap] Tah
        [acc-cap] Tah
        [nom-pl-cap] Tahy
    }
    .about = Co udělá jeden hráč, než přijde další: ohně, karta, akce.
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
    .about = Jedna z věcí, které smíš v tahu udělat jen několikrát, třeba pohyb nebo prohledání.
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
    .about = Něco, co smíš v tahu dělat, jak často chceš, třeba zvednout předmět.
-interrupt = { $case ->
       *[nom] přerušení
        [gen] přerušení
        [dat] přerušení
        [acc] přerušení
        [voc] přerušení
        [loc] přerušení
        [ins] přerušením
        [nom-pl] přerušení
        [gen-pl] přerušení
        [dat-pl] přerušením
        [acc-pl] přerušení
        [voc-pl] přerušení
        [loc-pl] přerušeních
        [ins-pl] přerušeními
        [nom-cap] Přerušení
        [acc-cap] Přerušení
        [nom-pl-cap] Přerušení
    }
    .about = Akce provedená mezi tahy druhých a zaplacená ve vlastním příštím tahu.
-event-card = { $case ->
       *[nom] karta události
        [gen] karty události
        [dat] kartě události
        [acc] kartu události
        [voc] karto události
        [loc] kartě události
        [ins] kartou události
        [nom-pl] karty události
        [gen-pl] karet události
        [dat-pl] kartám události
        [acc-pl] karty události
        [voc-pl] karty události
        [loc-pl] kartách události
        [ins-pl] kartami události
        [nom-cap] Karta události
        [acc-cap] Kartu události
        [nom-pl-cap] Karty události
    }
    .about = Karta, která se táhne v každém tahu: hýbe zombiemi a může změnit i víc.
-end-card = { $case ->
       *[nom] karta konce
        [gen] karty konce
        [dat] kartě konce
        [acc] kartu konce
        [voc] karto konce
        [loc] kartě konce
        [ins] kartou konce
        [nom-pl] karty konce
        [gen-pl] karet konce
        [dat-pl] kartám konce
        [acc-pl] karty konce
        [voc-pl] karty konce
        [loc-pl] kartách konce
        [ins-pl] kartami konce
        [nom-cap] Karta konce
        [acc-cap] Kartu konce
        [nom-pl-cap] Karty konce
    }
    .about = Karta události, která ukončí hru.
-symbol = { $case ->
       *[nom] symbol
        [gen] symbolu
        [dat] symbolu
        [acc] symbol
        [voc] symbole
        [loc] symbolu
        [ins] symbolem
        [nom-pl] symboly
        [gen-pl] symbolů
        [dat-pl] symbolům
        [acc-pl] symboly
        [voc-pl] symboly
        [loc-pl] symbolech
        [ins-pl] symboly
        [nom-cap] Symbol
        [acc-cap] Symbol
        [nom-pl-cap] Symboly
    }
    .about = Značka na kartách událostí, která přivádí zombie a hýbe všemi.
-contact = { $case ->
       *[nom] kontakt
        [gen] kontaktu
        [dat] kontaktu
        [acc] kontakt
        [voc] kontakte
        [loc] kontaktu
        [ins] kontaktem
        [nom-pl] kontakty
        [gen-pl] kontaktů
        [dat-pl] kontaktům
        [acc-pl] kontakty
        [voc-pl] kontakty
        [loc-pl] kontaktech
        [ins-pl] kontakty
        [nom-cap] Kontakt
        [acc-cap] Kontakt
        [nom-pl-cap] Kontakty
    }
    .about = Ve kterém je zombie, která stojí na poli sousedícím s polem hráče.
-weapon = { $case ->
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
    .about = Předmět, který v boji přičítá svou hodnotu k tvým hodům.
-close-combat = { $case ->
       *[nom] boj zblízka
        [gen] boje zblízka
        [dat] boji zblízka
        [acc] boj zblízka
        [voc] boji zblízka
        [loc] boji zblízka
        [ins] bojem zblízka
        [nom-pl] boje zblízka
        [gen-pl] bojů zblízka
        [dat-pl] bojům zblízka
        [acc-pl] boje zblízka
        [voc-pl] boje zblízka
        [loc-pl] bojích zblízka
        [ins-pl] boji zblízka
        [nom-cap] Boj zblízka
        [acc-cap] Boj zblízka
        [nom-pl-cap] Boje zblízka
    }
    .about = Boj tělo na tělo se všemi zombiemi jednoho sousedního pole, rozhodnutý hodem kostkou.
-helper = { $case ->
       *[nom] pomocník
        [gen] pomocníka
        [dat] pomocníkovi
        [acc] pomocníka
        [voc] pomocníku
        [loc] pomocníkovi
        [ins] pomocníkem
        [nom-pl] pomocníci
        [gen-pl] pomocníků
        [dat-pl] pomocníkům
        [acc-pl] pomocníky
        [voc-pl] pomocníci
        [loc-pl] pomocnících
        [ins-pl] pomocníky
        [nom-cap] Pomocník
        [acc-cap] Pomocníka
        [nom-pl-cap] Pomocníci
    }
    .about = Ochotný hráč vedle stejných zombií, se kterým máš lepší hod.
-bite = { $case ->
       *[nom] kousnutí
        [gen] kousnutí
        [dat] kousnutí
        [acc] kousnutí
        [voc] kousnutí
        [loc] kousnutí
        [ins] kousnutím
        [nom-pl] kousnutí
        [gen-pl] kousnutí
        [dat-pl] kousnutím
        [acc-pl] kousnutí
        [voc-pl] kousnutí
        [loc-pl] kousnutích
        [ins-pl] kousnutími
        [nom-cap] Kousnutí
        [acc-cap] Kousnutí
        [nom-pl-cap] Kousnutí
    }
    .about = Co získáš, když tě zombie chytí a nepustí. Po čase zabíjí.
-ranged-combat = { $case ->
       *[nom] střelba
        [gen] střelby
        [dat] střelbě
        [acc] střelbu
        [voc] střelbo
        [loc] střelbě
        [ins] střelbou
        [nom-pl] střelby
        [gen-pl] střeleb
        [dat-pl] střelbám
        [acc-pl] střelby
        [voc-pl] střelby
        [loc-pl] střelbách
        [ins-pl] střelbami
        [nom-cap] Střelba
        [acc-cap] Střelbu
        [nom-pl-cap] Střelby
    }
    .about = Boj na dálku se zombií, kterou vidíš.
-object-attack = { $case ->
       *[nom] útok na objekt
        [gen] útoku na objekt
        [dat] útoku na objekt
        [acc] útok na objekt
        [voc] útoku na objekt
        [loc] útoku na objekt
        [ins] útokem na objekt
        [nom-pl] útoky na objekt
        [gen-pl] útoků na objekt
        [dat-pl] útokům na objekt
        [acc-pl] útoky na objekt
        [voc-pl] útoky na objekt
        [loc-pl] útocích na objekt
        [ins-pl] útoky na objekt
        [nom-cap] Útok na objekt
        [acc-cap] Útok na objekt
        [nom-pl-cap] Útoky na objekt
    }
    .about = Hod kostkou, kterým se má rozbít barikáda, zeď, plynová bomba nebo vozidlo.
-rival-fight = { $case ->
       *[nom] souboj hráčů
        [gen] souboje hráčů
        [dat] souboji hráčů
        [acc] souboj hráčů
        [voc] souboji hráčů
        [loc] souboji hráčů
        [ins] soubojem hráčů
        [nom-pl] souboje hráčů
        [gen-pl] soubojů hráčů
        [dat-pl] soubojům hráčů
        [acc-pl] souboje hráčů
        [voc-pl] souboje hráčů
        [loc-pl] soubojích hráčů
        [ins-pl] souboji hráčů
        [nom-cap] Souboj hráčů
        [acc-cap] Souboj hráčů
        [nom-pl-cap] Souboje hráčů
    }
    .about = Hod proti hodu, o místo řidiče nebo kvůli Molotovovu koktejlu.
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
    .about = Věc, která se najde, nese v rukou nebo uloží a použije.
-hand = { $case ->
       *[nom] ruka
        [gen] ruky
        [dat] ruce
        [acc] ruku
        [voc] ruko
        [loc] ruce
        [ins] rukou
        [nom-pl] ruce
        [gen-pl] rukou
        [dat-pl] rukám
        [acc-pl] ruce
        [voc-pl] ruce
        [loc-pl] rukou
        [ins-pl] rukama
        [nom-cap] Ruka
        [acc-cap] Ruku
        [nom-pl-cap] Ruce
    }
    .about = V čem se předmět drží; plné ruce neudrží nic dalšího.
-search = { $case ->
       *[nom] prohledání
        [gen] prohledání
        [dat] prohledání
        [acc] prohledání
        [voc] prohledání
        [loc] prohledání
        [ins] prohledáním
        [nom-pl] prohledání
        [gen-pl] prohledání
        [dat-pl] prohledáním
        [acc-pl] prohledání
        [voc-pl] prohledání
        [loc-pl] prohledáních
        [ins-pl] prohledáními
        [nom-cap] Prohledání
        [acc-cap] Prohledání
        [nom-pl-cap] Prohledání
    }
    .about = Tažení karty předmětu v místnosti, kterou ještě nikdo neprohledal.
-barricade = { $case ->
       *[nom] barikáda
        [gen] barikády
        [dat] barikádě
        [acc] barikádu
        [voc] barikádo
        [loc] barikádě
        [ins] barikádou
        [nom-pl] barikády
        [gen-pl] barikád
        [dat-pl] barikádám
        [acc-pl] barikády
        [voc-pl] barikády
        [loc-pl] barikádách
        [ins-pl] barikádami
        [nom-cap] Barikáda
        [acc-cap] Barikádu
        [nom-pl-cap] Barikády
    }
    .about = Prkna přes dveře, okno nebo průraz ve zdi, kterými nikdo neprojde.
-first-aid-kit = { $case ->
       *[nom] lékárnička
        [gen] lékárničky
        [dat] lékárničce
        [acc] lékárničku
        [voc] lékárničko
        [loc] lékárničce
        [ins] lékárničkou
        [nom-pl] lékárničky
        [gen-pl] lékárniček
        [dat-pl] lékárničkám
        [acc-pl] lékárničky
        [voc-pl] lékárničky
        [loc-pl] lékárničkách
        [ins-pl] lékárničkami
        [nom-cap] Lékárnička
        [acc-cap] Lékárničku
        [nom-pl-cap] Lékárničky
    }
    .about = Energetický předmět, který pomáhá i proti kousnutí.
-snack = { $case ->
       *[nom] svačina
        [gen] svačiny
        [dat] svačině
        [acc] svačinu
        [voc] svačino
        [loc] svačině
        [ins] svačinou
        [nom-pl] svačiny
        [gen-pl] svačin
        [dat-pl] svačinám
        [acc-pl] svačiny
        [voc-pl] svačiny
        [loc-pl] svačinách
        [ins-pl] svačinami
        [nom-cap] Svačina
        [acc-cap] Svačinu
        [nom-pl-cap] Svačiny
    }
    .about = Jídlo: energetický předmět.
-keys = { $case ->
       *[nom] klíče
        [gen] klíčů
        [dat] klíčům
        [acc] klíče
        [voc] klíče
        [loc] klíčích
        [ins] klíči
        [nom-cap] Klíče
        [acc-cap] Klíče
    }
    .about = Čím se vozidlo startuje obyčejným způsobem.
-bottle = { $case ->
       *[nom] láhev
        [gen] láhve
        [dat] láhvi
        [acc] láhev
        [voc] láhvi
        [loc] láhvi
        [ins] láhví
        [nom-pl] láhve
        [gen-pl] láhví
        [dat-pl] láhvím
        [acc-pl] láhve
        [voc-pl] láhve
        [loc-pl] láhvích
        [ins-pl] láhvemi
        [nom-cap] Láhev
        [acc-cap] Láhev
        [nom-pl-cap] Láhve
    }
    .about = Prázdná láhev, s benzinem základ Molotovova koktejlu.
-petrol-can = { $case ->
       *[nom] kanystr
        [gen] kanystru
        [dat] kanystru
        [acc] kanystr
        [voc] kanystre
        [loc] kanystru
        [ins] kanystrem
        [nom-pl] kanystry
        [gen-pl] kanystrů
        [dat-pl] kanystrům
        [acc-pl] kanystry
        [voc-pl] kanystry
        [loc-pl] kanystrech
        [ins-pl] kanystry
        [nom-cap] Kanystr
        [acc-cap] Kanystr
        [nom-pl-cap] Kanystry
    }
    .about = Palivo pro vozidla a pro Molotovovy koktejly.
-gas-cylinder = { $case ->
       *[nom] plynová bomba
        [gen] plynové bomby
        [dat] plynové bombě
        [acc] plynovou bombu
        [voc] plynová bombo
        [loc] plynové bombě
        [ins] plynovou bombou
        [nom-pl] plynové bomby
        [gen-pl] plynových bomb
        [dat-pl] plynovým bombám
        [acc-pl] plynové bomby
        [voc-pl] plynové bomby
        [loc-pl] plynových bombách
        [ins-pl] plynovými bombami
        [nom-cap] Plynová bomba
        [acc-cap] Plynovou bombu
        [nom-pl-cap] Plynové bomby
    }
    .about = Bomba s plynem, která vybuchne, když na ni někdo zaútočí nebo když hoří.
-blast = { $case ->
       *[nom] výbuch
        [gen] výbuchu
        [dat] výbuchu
        [acc] výbuch
        [voc] výbuchu
        [loc] výbuchu
        [ins] výbuchem
        [nom-pl] výbuchy
        [gen-pl] výbuchů
        [dat-pl] výbuchům
        [acc-pl] výbuchy
        [voc-pl] výbuchy
        [loc-pl] výbuších
        [ins-pl] výbuchy
        [nom-cap] Výbuch
        [acc-cap] Výbuch
        [nom-pl-cap] Výbuchy
    }
    .about = Co vybuchující plynová bomba udělá všem nablízku.
-extinguisher = { $case ->
       *[nom] hasicí přístroj
        [gen] hasicího přístroje
        [dat] hasicímu přístroji
        [acc] hasicí přístroj
        [voc] hasicí přístroji
        [loc] hasicím přístroji
        [ins] hasicím přístrojem
        [nom-pl] hasicí přístroje
        [gen-pl] hasicích přístrojů
        [dat-pl] hasicím přístrojům
        [acc-pl] hasicí přístroje
        [voc-pl] hasicí přístroje
        [loc-pl] hasicích přístrojích
        [ins-pl] hasicími přístroji
        [nom-cap] Hasicí přístroj
        [acc-cap] Hasicí přístroj
        [nom-pl-cap] Hasicí přístroje
    }
    .about = Předmět, kterým se hasí oheň.
-molotov = { $case ->
       *[nom] Molotovův koktejl
        [gen] Molotovova koktejlu
        [dat] Molotovovu koktejlu
        [acc] Molotovův koktejl
        [voc] Molotovův koktejle
        [loc] Molotovově koktejlu
        [ins] Molotovovým koktejlem
        [nom-pl] Molotovovy koktejly
        [gen-pl] Molotovových koktejlů
        [dat-pl] Molotovovým koktejlům
        [acc-pl] Molotovovy koktejly
        [voc-pl] Molotovovy koktejly
        [loc-pl] Molotovových koktejlech
        [ins-pl] Molotovovými koktejly
        [nom-cap] Molotovův koktejl
        [acc-cap] Molotovův koktejl
        [nom-pl-cap] Molotovovy koktejly
    }
    .about = Vrhací zbraň z láhve a benzinu, která zakládá oheň.
-fire = { $case ->
       *[nom] oheň
        [gen] ohně
        [dat] ohni
        [acc] oheň
        [voc] ohni
        [loc] ohni
        [ins] ohněm
        [nom-pl] ohně
        [gen-pl] ohňů
        [dat-pl] ohňům
        [acc-pl] ohně
        [voc-pl] ohně
        [loc-pl] ohních
        [ins-pl] ohni
        [nom-cap] Oheň
        [acc-cap] Oheň
        [nom-pl-cap] Ohně
    }
    .about = Hořící pole, která se dotýkají a mají jednoho majitele. Šíří se v jeho tazích.
-fire-owner = { $case ->
       *[nom] majitel ohně
        [gen] majitele ohně
        [dat] majiteli ohně
        [acc] majitele ohně
        [voc] majiteli ohně
        [loc] majiteli ohně
        [ins] majitelem ohně
        [nom-pl] majiteli ohně
        [gen-pl] majitelů ohně
        [dat-pl] majitelům ohně
        [acc-pl] majitele ohně
        [voc-pl] majiteli ohně
        [loc-pl] majitelích ohně
        [ins-pl] majiteli ohně
        [nom-cap] Majitel ohně
        [acc-cap] Majitele ohně
        [nom-pl-cap] Majiteli ohně
    }
    .about = Hráč, který oheň založil a v jehož tazích se šíří.
-damage-token = { $case ->
       *[nom] žeton narušené stavby
        [gen] žetonu narušené stavby
        [dat] žetonu narušené stavby
        [acc] žeton narušené stavby
        [voc] žetone narušené stavby
        [loc] žetonu narušené stavby
        [ins] žetonem narušené stavby
        [nom-pl] žetony narušené stavby
        [gen-pl] žetonů narušené stavby
        [dat-pl] žetonům narušené stavby
        [acc-pl] žetony narušené stavby
        [voc-pl] žetony narušené stavby
        [loc-pl] žetonech narušené stavby
        [ins-pl] žetony narušené stavby
        [nom-cap] Žeton narušené stavby
        [acc-cap] Žeton narušené stavby
        [nom-pl-cap] Žetony narušené stavby
    }
    .about = Žeton na místnosti, která se může zřítit; jeho druhá strana ukazuje zřícenou.
-collapse = { $case ->
       *[nom] zřícení
        [gen] zřícení
        [dat] zřícení
        [acc] zřícení
        [voc] zřícení
        [loc] zřícení
        [ins] zřícením
        [nom-pl] zřícení
        [gen-pl] zřícení
        [dat-pl] zřícením
        [acc-pl] zřícení
        [voc-pl] zřícení
        [loc-pl] zříceních
        [ins-pl] zříceními
        [nom-cap] Zřícení
        [acc-cap] Zřícení
        [nom-pl-cap] Zřícení
    }
    .about = Konec místnosti: nikdo už do ní nevejde a místnosti kolem jsou narušené.
-vehicle = { $case ->
       *[nom] vozidlo
        [gen] vozidla
        [dat] vozidlu
        [acc] vozidlo
        [voc] vozidlo
        [loc] vozidle
        [ins] vozidlem
        [nom-pl] vozidla
        [gen-pl] vozidel
        [dat-pl] vozidlům
        [acc-pl] vozidla
        [voc-pl] vozidla
        [loc-pl] vozidlech
        [ins-pl] vozidly
        [nom-cap] Vozidlo
        [acc-cap] Vozidlo
        [nom-pl-cap] Vozidla
    }
    .about = Auto a podobně. Odveze hráče pryč, jestli jede a má palivo.
-driver = { $case ->
       *[nom] řidič
        [gen] řidiče
        [dat] řidiči
        [acc] řidiče
        [voc] řidiči
        [loc] řidiči
        [ins] řidičem
        [nom-pl] řidiči
        [gen-pl] řidičů
        [dat-pl] řidičům
        [acc-pl] řidiče
        [voc-pl] řidiči
        [loc-pl] řidičích
        [ins-pl] řidiči
        [nom-cap] Řidič
        [acc-cap] Řidiče
        [nom-pl-cap] Řidiči
    }
    .about = Hráč za volantem, v jehož tahu se vozidlo pohybuje.
-capacity = { $case ->
       *[nom] kapacita
        [gen] kapacity
        [dat] kapacitě
        [acc] kapacitu
        [voc] kapacito
        [loc] kapacitě
        [ins] kapacitou
        [nom-pl] kapacity
        [gen-pl] kapacit
        [dat-pl] kapacitám
        [acc-pl] kapacity
        [voc-pl] kapacity
        [loc-pl] kapacitách
        [ins-pl] kapacitami
        [nom-cap] Kapacita
        [acc-cap] Kapacitu
        [nom-pl-cap] Kapacity
    }
    .about = Kolik hráčů se do vozidla vejde; také jak tvrdě naráží do zombií.
-speed = { $case ->
       *[nom] rychlost
        [gen] rychlosti
        [dat] rychlosti
        [acc] rychlost
        [voc] rychlosti
        [loc] rychlosti
        [ins] rychlostí
        [nom-pl] rychlosti
        [gen-pl] rychlostí
        [dat-pl] rychlostem
        [acc-pl] rychlosti
        [voc-pl] rychlosti
        [loc-pl] rychlostech
        [ins-pl] rychlostmi
        [nom-cap] Rychlost
        [acc-cap] Rychlost
        [nom-pl-cap] Rychlosti
    }
    .about = Kolik polí vozidlo nejvýš ujede.
-fuel = { $case ->
       *[nom] palivo
        [gen] paliva
        [dat] palivu
        [acc] palivo
        [voc] palivo
        [loc] palivu
        [ins] palivem
        [nom-cap] Palivo
        [acc-cap] Palivo
    }
    .about = Co vozidlo potřebuje k jízdě. Bere se z kanystrů.
-hot-wiring = { $case ->
       *[nom] startování bez klíčů
        [gen] startování bez klíčů
        [dat] startování bez klíčů
        [acc] startování bez klíčů
        [voc] startování bez klíčů
        [loc] startování bez klíčů
        [ins] startováním bez klíčů
        [nom-cap] Startování bez klíčů
        [acc-cap] Startování bez klíčů
    }
    .about = Nastartování vozidla bez klíčů, nebo pokus o ně.
-wreck = { $case ->
       *[nom] vrak
        [gen] vraku
        [dat] vraku
        [acc] vrak
        [voc] vraku
        [loc] vraku
        [ins] vrakem
        [nom-pl] vraky
        [gen-pl] vraků
        [dat-pl] vrakům
        [acc-pl] vraky
        [voc-pl] vraky
        [loc-pl] vracích
        [ins-pl] vraky
        [nom-cap] Vrak
        [acc-cap] Vrak
        [nom-pl-cap] Vraky
    }
    .about = Vozidlo, které už nikdy nepojede.
-unexplored-room = { $case ->
       *[nom] neprozkoumaná místnost
        [gen] neprozkoumané místnosti
        [dat] neprozkoumané místnosti
        [acc] neprozkoumanou místnost
        [voc] neprozkoumaná místnosti
        [loc] neprozkoumané místnosti
        [ins] neprozkoumanou místností
        [nom-pl] neprozkoumané místnosti
        [gen-pl] neprozkoumaných místností
        [dat-pl] neprozkoumaným místnostem
        [acc-pl] neprozkoumané místnosti
        [voc-pl] neprozkoumané místnosti
        [loc-pl] neprozkoumaných místnostech
        [ins-pl] neprozkoumanými místnostmi
        [nom-cap] Neprozkoumaná místnost
        [acc-cap] Neprozkoumanou místnost
        [nom-pl-cap] Neprozkoumané místnosti
    }
    .about = Místnost, která leží lícem dolů, dokud do ní někdo nevstoupí.
-escape = { $case ->
       *[nom] únik
        [gen] úniku
        [dat] úniku
        [acc] únik
        [voc] úniku
        [loc] úniku
        [ins] únikem
        [nom-pl] úniky
        [gen-pl] úniků
        [dat-pl] únikům
        [acc-pl] úniky
        [voc-pl] úniky
        [loc-pl] únicích
        [ins-pl] úniky
        [nom-cap] Únik
        [acc-cap] Únik
        [nom-pl-cap] Úniky
    }
    .about = Dostat se z mapy živý, ve vozidle, nebo dovoluje-li to scénář, pěšky.
-point = { $case ->
       *[nom] bod
        [gen] bodu
        [dat] bodu
        [acc] bod
        [voc] bode
        [loc] bodu
        [ins] bodem
        [nom-pl] body
        [gen-pl] bodů
        [dat-pl] bodům
        [acc-pl] body
        [voc-pl] body
        [loc-pl] bodech
        [ins-pl] body
        [nom-cap] Bod
        [acc-cap] Bod
        [nom-pl-cap] Body
    }
    .about = Čeho má vítěz na konci nejvíc.
-grab = { $case ->
       *[nom] sevření
        [gen] sevření
        [dat] sevření
        [acc] sevření
        [voc] sevření
        [loc] sevření
        [ins] sevřením
        [nom-pl] sevření
        [gen-pl] sevření
        [dat-pl] sevřením
        [acc-pl] sevření
        [voc-pl] sevření
        [loc-pl] sevřeních
        [ins-pl] sevřeními
        [nom-cap] Sevření
        [acc-cap] Sevření
        [nom-pl-cap] Sevření
    }
    .about = Když tě zombie chytí: energie, možná zbraň, možná kousnutí.
-die = { $case ->
       *[nom] kostka
        [gen] kostky
        [dat] kostce
        [acc] kostku
        [voc] kostko
        [loc] kostce
        [ins] kostkou
        [nom-pl] kostky
        [gen-pl] kostek
        [dat-pl] kostkám
        [acc-pl] kostky
        [voc-pl] kostky
        [loc-pl] kostkách
        [ins-pl] kostkami
        [nom-cap] Kostka
        [acc-cap] Kostku
        [nom-pl-cap] Kostky
    }
    .about = Čím se hází na všechno.
