# The terms of the game in Polish, with all their cases. One concept has one name; by these forms it is recognised in the texts.

-firefighter = { $case ->
       *[nom] strażak
        [gen] strażaka
        [dat] strażakowi
        [acc] strażaka
        [voc] strażaku
        [loc] strażaku
        [ins] strażakiem
        [nom-pl] strażacy
        [gen-pl] strażaków
        [dat-pl] strażakom
        [acc-pl] strażaków
        [voc-pl] strażacy
        [loc-pl] strażakach
        [ins-pl] strażakami
        [nom-cap] Strażak
    }
    .about = Figurka gracza, która chodzi po budynku, gasi ogień i wyprowadza ludzi.
-specialist = { $case ->
       *[nom] specjalista
        [gen] specjalisty
        [dat] specjaliście
        [acc] specjalistę
        [voc] specjalisto
        [loc] specjaliście
        [ins] specjalistą
        [nom-pl] specjaliści
        [gen-pl] specjalistów
        [dat-pl] specjalistom
        [acc-pl] specjalistów
        [voc-pl] specjaliści
        [loc-pl] specjalistach
        [ins-pl] specjalistami
    }
    .about = Strażak z fachem w ręku: ma więcej, mniej albo inne punkty akcji i własną umiejętność.
-family-game = { $case ->
       *[nom] gra rodzinna
        [gen] gry rodzinnej
        [dat] grze rodzinnej
        [acc] grę rodzinną
        [voc] gro rodzinna
        [loc] grze rodzinnej
        [ins] grą rodzinną
        [nom-pl] gry rodzinne
        [gen-pl] gier rodzinnych
        [dat-pl] grom rodzinnym
        [acc-pl] gry rodzinne
        [voc-pl] gry rodzinne
        [loc-pl] grach rodzinnych
        [ins-pl] grami rodzinnymi
        [nom-cap] Gra rodzinna
    }
    .about = Prostszy sposób gry: bez specjalistów, materiałów niebezpiecznych i zarzewi, a pojazdy stoją w miejscu.
-experienced-game = { $case ->
       *[nom] gra zaawansowana
        [gen] gry zaawansowanej
        [dat] grze zaawansowanej
        [acc] grę zaawansowaną
        [voc] gro zaawansowana
        [loc] grze zaawansowanej
        [ins] grą zaawansowaną
        [nom-pl] gry zaawansowane
        [gen-pl] gier zaawansowanych
        [dat-pl] grom zaawansowanym
        [acc-pl] gry zaawansowane
        [voc-pl] gry zaawansowane
        [loc-pl] grach zaawansowanych
        [ins-pl] grami zaawansowanymi
        [nom-cap] Gra zaawansowana
    }
    .about = Pełny sposób gry: ze specjalistami, materiałami niebezpiecznymi, zarzewiami, jeżdżącymi pojazdami i poziomem trudności do wyboru.
-level = { $case ->
       *[nom] poziom trudności
        [gen] poziomu trudności
        [dat] poziomowi trudności
        [acc] poziom trudności
        [voc] poziomie trudności
        [loc] poziomie trudności
        [ins] poziomem trudności
        [nom-pl] poziomy trudności
        [gen-pl] poziomów trudności
        [dat-pl] poziomom trudności
        [acc-pl] poziomy trudności
        [voc-pl] poziomy trudności
        [loc-pl] poziomach trudności
        [ins-pl] poziomami trudności
    }
    .about = Jak trudna jest gra zaawansowana: rekrut, weteran albo bohater.
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
        [nom-cap] Budynek
    }
    .about = Pola wewnątrz ścian zewnętrznych, po których rozchodzi się ogień i na których czekają ludzie.
-space = { $case ->
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
    .about = Kratka planszy, wskazywana rzędem i kolumną.
-outside = { $case ->
       *[nom] pole zewnętrzne
        [gen] pola zewnętrznego
        [dat] polu zewnętrznemu
        [acc] pole zewnętrzne
        [voc] pole zewnętrzne
        [loc] polu zewnętrznym
        [ins] polem zewnętrznym
        [nom-pl] pola zewnętrzne
        [gen-pl] pól zewnętrznych
        [dat-pl] polom zewnętrznym
        [acc-pl] pola zewnętrzne
        [voc-pl] pola zewnętrzne
        [loc-pl] polach zewnętrznych
        [ins-pl] polami zewnętrznymi
    }
    .about = Kratka pierścienia wokół budynku: ogień tam nie zostaje, a strażacy chodzą tamtędy i stamtąd zaczynają.
-adjacent = { $case ->
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
        [nom-cap] Sąsiednie pole
    }
    .about = Pole obok innego w jednym z czterech kierunków, jeśli nic pomiędzy nimi nie zagradza drogi.
-red-die = { $case ->
       *[nom] czerwona kość
        [gen] czerwonej kości
        [dat] czerwonej kości
        [acc] czerwoną kość
        [voc] czerwona kości
        [loc] czerwonej kości
        [ins] czerwoną kością
        [nom-pl] czerwone kości
        [gen-pl] czerwonych kości
        [dat-pl] czerwonym kościom
        [acc-pl] czerwone kości
        [voc-pl] czerwone kości
        [loc-pl] czerwonych kościach
        [ins-pl] czerwonymi kośćmi
        [nom-cap] Czerwona kość
        [acc-cap] Czerwoną kość
    }
    .about = Kość sześciościenna, która wskazuje rząd.
-black-die = { $case ->
       *[nom] czarna kość
        [gen] czarnej kości
        [dat] czarnej kości
        [acc] czarną kość
        [voc] czarna kości
        [loc] czarnej kości
        [ins] czarną kością
        [nom-pl] czarne kości
        [gen-pl] czarnych kości
        [dat-pl] czarnym kościom
        [acc-pl] czarne kości
        [voc-pl] czarne kości
        [loc-pl] czarnych kościach
        [ins-pl] czarnymi kośćmi
        [nom-cap] Czarna kość
    }
    .about = Kość, która wskazuje kolumnę: ośmiościenna, a z poddaszem lub piwnicą dwunastościenna.
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
    .about = Tym strażak płaci za wszystko, co robi w swojej turze.
-movement-action = { $case ->
       *[nom] akcja ruchu
        [gen] akcji ruchu
        [dat] akcji ruchu
        [acc] akcję ruchu
        [voc] akcjo ruchu
        [loc] akcji ruchu
        [ins] akcją ruchu
        [nom-pl] akcje ruchu
        [gen-pl] akcji ruchu
        [dat-pl] akcjom ruchu
        [acc-pl] akcje ruchu
        [voc-pl] akcje ruchu
        [loc-pl] akcjach ruchu
        [ins-pl] akcjami ruchu
    }
    .about = Akcja, która liczy się jako ruch u tych specjalistów, których punkty lub ograniczenia dotyczą ruchu.
-chop = { $case ->
       *[nom] rąbanie
        [gen] rąbania
        [dat] rąbaniu
        [acc] rąbanie
        [voc] rąbanie
        [loc] rąbaniu
        [ins] rąbaniem
        [nom-pl] rąbania
        [gen-pl] rąbań
        [dat-pl] rąbaniom
        [acc-pl] rąbania
        [voc-pl] rąbania
        [loc-pl] rąbaniach
        [ins-pl] rąbaniami
        [nom-cap] Rąbanie
    }
    .about = Akcja, która zadaje jedno uszkodzenie ścianie przy polu strażaka.
-extinguishing = { $case ->
       *[nom] gaszenie
        [gen] gaszenia
        [dat] gaszeniu
        [acc] gaszenie
        [voc] gaszenie
        [loc] gaszeniu
        [ins] gaszeniem
    }
    .about = Zamiana ognia w dym albo usunięcie dymu lub ognia, na własnym lub sąsiednim polu.
-smoke = { $case ->
       *[nom] dym
        [gen] dymu
        [dat] dymowi
        [acc] dym
        [voc] dymie
        [loc] dymie
        [ins] dymem
    }
    .about = Słabsza strona znacznika ognia; staje się ogniem, gdy dymu przybędzie albo gdy obok się pali.
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
    .about = Płonąca strona znacznika; gdy przybędzie na nim dymu, dochodzi do wybuchu.
-target = { $case ->
       *[nom] cel
        [gen] celu
        [dat] celowi
        [acc] cel
        [voc] celu
        [loc] celu
        [ins] celem
        [nom-pl] cele
        [gen-pl] celów
        [dat-pl] celom
        [acc-pl] cele
        [voc-pl] cele
        [loc-pl] celach
        [ins-pl] celami
        [nom-cap] Cel
    }
    .about = Pole wskazane przez kości: dla nowego ognia, nowego znaku zapytania albo działka wodnego.
-advance-fire = { $case ->
       *[nom] rozprzestrzenianie ognia
        [gen] rozprzestrzeniania ognia
        [dat] rozprzestrzenianiu ognia
        [acc] rozprzestrzenianie ognia
        [voc] rozprzestrzenianie ognia
        [loc] rozprzestrzenianiu ognia
        [ins] rozprzestrzenianiem ognia
    }
    .about = Druga część tury, w której kości mówią, gdzie ognia przybywa.
-explosion = { $case ->
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
    .about = Dochodzi do niego, gdy dym trafia na pole, które już płonie: podmuch idzie we wszystkie strony.
-shockwave = { $case ->
       *[nom] fala uderzeniowa
        [gen] fali uderzeniowej
        [dat] fali uderzeniowej
        [acc] falę uderzeniową
        [voc] falo uderzeniowa
        [loc] fali uderzeniowej
        [ins] falą uderzeniową
        [nom-pl] fale uderzeniowe
        [gen-pl] fal uderzeniowych
        [dat-pl] falom uderzeniowym
        [acc-pl] fale uderzeniowe
        [voc-pl] fale uderzeniowe
        [loc-pl] falach uderzeniowych
        [ins-pl] falami uderzeniowymi
        [nom-cap] Fala uderzeniowa
    }
    .about = Podmuch, który biegnie dalej w linii prostej przez pola już płonące.
-flashover = { $case ->
       *[nom] rozgorzenie
        [gen] rozgorzenia
        [dat] rozgorzeniu
        [acc] rozgorzenie
        [voc] rozgorzenie
        [loc] rozgorzeniu
        [ins] rozgorzeniem
        [nom-pl] rozgorzenia
        [gen-pl] rozgorzeń
        [dat-pl] rozgorzeniom
        [acc-pl] rozgorzenia
        [voc-pl] rozgorzenia
        [loc-pl] rozgorzeniach
        [ins-pl] rozgorzeniami
        [nom-cap] Rozgorzenie
    }
    .about = Zapalenie się dymu, przy którym się pali.
-flare-up = { $case ->
       *[nom] nawrót ognia
        [gen] nawrotu ognia
        [dat] nawrotowi ognia
        [acc] nawrót ognia
        [voc] nawrocie ognia
        [loc] nawrocie ognia
        [ins] nawrotem ognia
        [nom-pl] nawroty ognia
        [gen-pl] nawrotów ognia
        [dat-pl] nawrotom ognia
        [acc-pl] nawroty ognia
        [voc-pl] nawroty ognia
        [loc-pl] nawrotach ognia
        [ins-pl] nawrotami ognia
    }
    .about = Kolejny rzut na ogień, bo na celu leżało zarzewie.
-hot-spot = { $case ->
       *[nom] zarzewie
        [gen] zarzewia
        [dat] zarzewiu
        [acc] zarzewie
        [voc] zarzewie
        [loc] zarzewiu
        [ins] zarzewiem
        [nom-pl] zarzewia
        [gen-pl] zarzewi
        [dat-pl] zarzewiom
        [acc-pl] zarzewia
        [voc-pl] zarzewia
        [loc-pl] zarzewiach
        [ins-pl] zarzewiami
        [nom-pl-cap] Zarzewia
    }
    .about = Znacznik miejsca, gdzie ogień wraca: cel, na którym leży, oznacza kolejny rzut.
-pool = { $case ->
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
    .about = Zarzewia obok planszy, które mogą jeszcze wejść do gry.
-hazmat = { $case ->
       *[nom] materiał niebezpieczny
        [gen] materiału niebezpiecznego
        [dat] materiałowi niebezpiecznemu
        [acc] materiał niebezpieczny
        [voc] materiale niebezpieczny
        [loc] materiale niebezpiecznym
        [ins] materiałem niebezpiecznym
        [nom-pl] materiały niebezpieczne
        [gen-pl] materiałów niebezpiecznych
        [dat-pl] materiałom niebezpiecznym
        [acc-pl] materiały niebezpieczne
        [voc-pl] materiały niebezpieczne
        [loc-pl] materiałach niebezpiecznych
        [ins-pl] materiałami niebezpiecznymi
        [gen-cap] Materiału niebezpiecznego
    }
    .about = Groźne chemikalia w budynku; w ogniu wybuchają, a można je wynieść.
-poi = { $case ->
       *[nom] znak zapytania
        [gen] znaku zapytania
        [dat] znakowi zapytania
        [acc] znak zapytania
        [voc] znaku zapytania
        [loc] znaku zapytania
        [ins] znakiem zapytania
        [nom-pl] znaki zapytania
        [gen-pl] znaków zapytania
        [dat-pl] znakom zapytania
        [acc-pl] znaki zapytania
        [voc-pl] znaki zapytania
        [loc-pl] znakach zapytania
        [ins-pl] znakami zapytania
    }
    .about = Zakryty znacznik: ofiara albo fałszywy alarm.
-victim = { $case ->
       *[nom] ofiara
        [gen] ofiary
        [dat] ofierze
        [acc] ofiarę
        [voc] ofiaro
        [loc] ofierze
        [ins] ofiarą
        [nom-pl] ofiary
        [gen-pl] ofiar
        [dat-pl] ofiarom
        [acc-pl] ofiary
        [voc-pl] ofiary
        [loc-pl] ofiarach
        [ins-pl] ofiarami
        [nom-cap] Ofiara
    }
    .about = Ktoś w budynku, kogo trzeba wyprowadzić.
-treated-victim = { $case ->
       *[nom] opatrzona ofiara
        [gen] opatrzonej ofiary
        [dat] opatrzonej ofierze
        [acc] opatrzoną ofiarę
        [voc] opatrzona ofiaro
        [loc] opatrzonej ofierze
        [ins] opatrzoną ofiarą
        [nom-pl] opatrzone ofiary
        [gen-pl] opatrzonych ofiar
        [dat-pl] opatrzonym ofiarom
        [acc-pl] opatrzone ofiary
        [voc-pl] opatrzone ofiary
        [loc-pl] opatrzonych ofiarach
        [ins-pl] opatrzonymi ofiarami
        [nom-cap] Opatrzona ofiara
    }
    .about = Ofiara, którą ratownik medyczny postawił na nogi; idzie razem ze strażakiem.
-false-alarm = { $case ->
       *[nom] fałszywy alarm
        [gen] fałszywego alarmu
        [dat] fałszywemu alarmowi
        [acc] fałszywy alarm
        [voc] fałszywy alarmie
        [loc] fałszywym alarmie
        [ins] fałszywym alarmem
        [nom-pl] fałszywe alarmy
        [gen-pl] fałszywych alarmów
        [dat-pl] fałszywym alarmom
        [acc-pl] fałszywe alarmy
        [voc-pl] fałszywe alarmy
        [loc-pl] fałszywych alarmach
        [ins-pl] fałszywymi alarmami
        [nom-cap] Fałszywy alarm
    }
    .about = Znak zapytania, pod którym nie ma nikogo; po odkryciu znika z planszy.
-knocked-down = { $case ->
       *[nom] powalony
        [gen] powalonego
        [dat] powalonemu
        [acc] powalonego
        [voc] powalony
        [loc] powalonym
        [ins] powalonym
        [nom-pl] powaleni
        [gen-pl] powalonych
        [dat-pl] powalonym
        [acc-pl] powalonych
        [voc-pl] powaleni
        [loc-pl] powalonych
        [ins-pl] powalonymi
    }
    .about = Los strażaka, którego pole płonie: trafia do karetki, a to, co niósł, przepada.
-rescued = { $case ->
       *[nom] uratowana
        [gen] uratowanej
        [dat] uratowanej
        [acc] uratowaną
        [voc] uratowana
        [loc] uratowanej
        [ins] uratowaną
        [nom-pl] uratowane
        [gen-pl] uratowanych
        [dat-pl] uratowanym
        [acc-pl] uratowane
        [voc-pl] uratowane
        [loc-pl] uratowanych
        [ins-pl] uratowanymi
    }
    .about = Taka jest ofiara na zewnątrz budynku, a w grze zaawansowanej dopiero przy karetce.
-lost = { $case ->
       *[nom] stracona
        [gen] straconej
        [dat] straconej
        [acc] straconą
        [voc] stracona
        [loc] straconej
        [ins] straconą
        [nom-pl] stracone
        [gen-pl] straconych
        [dat-pl] straconym
        [acc-pl] stracone
        [voc-pl] stracone
        [loc-pl] straconych
        [ins-pl] straconymi
    }
    .about = Taka jest ofiara, którą dosięgnął ogień, zapadnięta podłoga albo skażone pole.
-damage-cube = { $case ->
       *[nom] znacznik uszkodzenia
        [gen] znacznika uszkodzenia
        [dat] znacznikowi uszkodzenia
        [acc] znacznik uszkodzenia
        [voc] znaczniku uszkodzenia
        [loc] znaczniku uszkodzenia
        [ins] znacznikiem uszkodzenia
        [nom-pl] znaczniki uszkodzeń
        [gen-pl] znaczników uszkodzeń
        [dat-pl] znacznikom uszkodzeń
        [acc-pl] znaczniki uszkodzeń
        [voc-pl] znaczniki uszkodzeń
        [loc-pl] znacznikach uszkodzeń
        [ins-pl] znacznikami uszkodzeń
        [nom-pl-cap] Znaczniki uszkodzeń
    }
    .about = Jeden za każde uszkodzenie budynku; gdy zapas się skończy, budynek się wali.
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
    .about = Koniec gry od nadmiaru uszkodzeń.
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
        [acc-cap] Ścianę
    }
    .about = Przegroda między polami, przez którą nie sąsiadują ze sobą, póki stoi.
-light-wall = { $case ->
       *[nom] lekka ściana
        [gen] lekkiej ściany
        [dat] lekkiej ścianie
        [acc] lekką ścianę
        [voc] lekka ściano
        [loc] lekkiej ścianie
        [ins] lekką ścianą
        [nom-pl] lekkie ściany
        [gen-pl] lekkich ścian
        [dat-pl] lekkim ścianom
        [acc-pl] lekkie ściany
        [voc-pl] lekkie ściany
        [loc-pl] lekkich ścianach
        [ins-pl] lekkimi ścianami
    }
    .about = Niebieska ściana, którą niszczy jedno uszkodzenie.
-doorway = { $case ->
       *[nom] wejście
        [gen] wejścia
        [dat] wejściu
        [acc] wejście
        [voc] wejście
        [loc] wejściu
        [ins] wejściem
        [nom-pl] wejścia
        [gen-pl] wejść
        [dat-pl] wejściom
        [acc-pl] wejścia
        [voc-pl] wejścia
        [loc-pl] wejściach
        [ins-pl] wejściami
        [nom-cap] Wejście
        [nom-pl-cap] Wejścia
    }
    .about = Otwór w ścianie zewnętrznej, bez drzwi.
-door = { $case ->
       *[nom] drzwi
        [gen] drzwi
        [dat] drzwiom
        [acc] drzwi
        [voc] drzwi
        [loc] drzwiach
        [ins] drzwiami
        [nom-pl] drzwi
        [gen-pl] drzwi
        [dat-pl] drzwiom
        [acc-pl] drzwi
        [voc-pl] drzwi
        [loc-pl] drzwiach
        [ins-pl] drzwiami
        [nom-cap] Drzwi
    }
    .about = Przejście w ścianie, które się otwiera i zamyka, dopóki nie zabierze go podmuch.
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
        [nom-cap] Okno
    }
    .about = Przejście, które otwiera się i zamyka jak drzwi, w ścianie, którą niszczy jedno uszkodzenie.
-fire-door = { $case ->
       *[nom] drzwi przeciwpożarowe
        [gen] drzwi przeciwpożarowych
        [dat] drzwiom przeciwpożarowym
        [acc] drzwi przeciwpożarowe
        [voc] drzwi przeciwpożarowe
        [loc] drzwiach przeciwpożarowych
        [ins] drzwiami przeciwpożarowymi
        [nom-pl] drzwi przeciwpożarowe
        [gen-pl] drzwi przeciwpożarowych
        [dat-pl] drzwiom przeciwpożarowym
        [acc-pl] drzwi przeciwpożarowe
        [voc-pl] drzwi przeciwpożarowe
        [loc-pl] drzwiach przeciwpożarowych
        [ins-pl] drzwiami przeciwpożarowymi
        [nom-cap] Drzwi przeciwpożarowe
    }
    .about = Zielone drzwi, które wytrzymują podmuch, ale mogą się zaciąć.
-jam-marker = { $case ->
       *[nom] znacznik zacięcia
        [gen] znacznika zacięcia
        [dat] znacznikowi zacięcia
        [acc] znacznik zacięcia
        [voc] znaczniku zacięcia
        [loc] znaczniku zacięcia
        [ins] znacznikiem zacięcia
        [nom-pl] znaczniki zacięcia
        [gen-pl] znaczników zacięcia
        [dat-pl] znacznikom zacięcia
        [acc-pl] znaczniki zacięcia
        [voc-pl] znaczniki zacięcia
        [loc-pl] znacznikach zacięcia
        [ins-pl] znacznikami zacięcia
    }
    .about = Znacznik na drzwiach przeciwpożarowych; póki nie zostanie odrąbany, nie da się ich otworzyć.
-engine = { $case ->
       *[nom] wóz strażacki
        [gen] wozu strażackiego
        [dat] wozowi strażackiemu
        [acc] wóz strażacki
        [voc] wozie strażacki
        [loc] wozie strażackim
        [ins] wozem strażackim
        [nom-pl] wozy strażackie
        [gen-pl] wozów strażackich
        [dat-pl] wozom strażackim
        [acc-pl] wozy strażackie
        [voc-pl] wozy strażackie
        [loc-pl] wozach strażackich
        [ins-pl] wozami strażackimi
        [nom-cap] Wóz strażacki
    }
    .about = Pojazd z działkiem wodnym albo z podnośnikiem.
-ambulance = { $case ->
       *[nom] karetka
        [gen] karetki
        [dat] karetce
        [acc] karetkę
        [voc] karetko
        [loc] karetce
        [ins] karetką
        [nom-pl] karetki
        [gen-pl] karetek
        [dat-pl] karetkom
        [acc-pl] karetki
        [voc-pl] karetki
        [loc-pl] karetkach
        [ins-pl] karetkami
    }
    .about = Pojazd, do którego trafiają ofiary i powaleni strażacy.
-parking-spot = { $case ->
       *[nom] miejsce postoju
        [gen] miejsca postoju
        [dat] miejscu postoju
        [acc] miejsce postoju
        [voc] miejsce postoju
        [loc] miejscu postoju
        [ins] miejscem postoju
        [nom-pl] miejsca postoju
        [gen-pl] miejsc postoju
        [dat-pl] miejscom postoju
        [acc-pl] miejsca postoju
        [voc-pl] miejsca postoju
        [loc-pl] miejscach postoju
        [ins-pl] miejscami postoju
    }
    .about = Miejsce przy budynku, na którym może stać pojazd danego rodzaju.
-deck-gun = { $case ->
       *[nom] działko wodne
        [gen] działka wodnego
        [dat] działku wodnemu
        [acc] działko wodne
        [voc] działko wodne
        [loc] działku wodnym
        [ins] działkiem wodnym
        [nom-pl] działka wodne
        [gen-pl] działek wodnych
        [dat-pl] działkom wodnym
        [acc-pl] działka wodne
        [voc-pl] działka wodne
        [loc-pl] działkach wodnych
        [ins-pl] działkami wodnymi
        [nom-cap] Działko wodne
    }
    .about = Armatka wozu strażackiego, która oczyszcza wylosowane pole i pola obok niego.
-quadrant = { $case ->
       *[nom] ćwiartka
        [gen] ćwiartki
        [dat] ćwiartce
        [acc] ćwiartkę
        [voc] ćwiartko
        [loc] ćwiartce
        [ins] ćwiartką
        [nom-pl] ćwiartki
        [gen-pl] ćwiartek
        [dat-pl] ćwiartkom
        [acc-pl] ćwiartki
        [voc-pl] ćwiartki
        [loc-pl] ćwiartkach
        [ins-pl] ćwiartkami
    }
    .about = Czwarta część budynku, tyle sięga działko wodne.
-crew-change = { $case ->
       *[nom] zmiana załogi
        [gen] zmiany załogi
        [dat] zmianie załogi
        [acc] zmianę załogi
        [voc] zmiano załogi
        [loc] zmianie załogi
        [ins] zmianą załogi
        [nom-pl] zmiany załogi
        [gen-pl] zmian załogi
        [dat-pl] zmianom załogi
        [acc-pl] zmiany załogi
        [voc-pl] zmiany załogi
        [loc-pl] zmianach załogi
        [ins-pl] zmianami załogi
    }
    .about = Zamiana własnego specjalisty na niewykorzystanego, przy wozie strażackim.
-explosive-object = { $case ->
       *[nom] przedmiot wybuchowy
        [gen] przedmiotu wybuchowego
        [dat] przedmiotowi wybuchowemu
        [acc] przedmiot wybuchowy
        [voc] przedmiocie wybuchowy
        [loc] przedmiocie wybuchowym
        [ins] przedmiotem wybuchowym
        [nom-pl] przedmioty wybuchowe
        [gen-pl] przedmiotów wybuchowych
        [dat-pl] przedmiotom wybuchowym
        [acc-pl] przedmioty wybuchowe
        [voc-pl] przedmioty wybuchowe
        [loc-pl] przedmiotach wybuchowych
        [ins-pl] przedmiotami wybuchowymi
        [nom-cap] Przedmiot wybuchowy
    }
    .about = Rzecz na planszy, która przyjmuje uszkodzenia i wybucha, gdy ma ich dość: samochód albo aparatura w laboratorium.
-capacity = { $case ->
       *[nom] wytrzymałość
        [gen] wytrzymałości
        [dat] wytrzymałości
        [acc] wytrzymałość
        [voc] wytrzymałości
        [loc] wytrzymałości
        [ins] wytrzymałością
        [nom-pl] wytrzymałości
        [gen-pl] wytrzymałości
        [dat-pl] wytrzymałościom
        [acc-pl] wytrzymałości
        [voc-pl] wytrzymałości
        [loc-pl] wytrzymałościach
        [ins-pl] wytrzymałościami
    }
    .about = Ile znaczników uszkodzeń przyjmie przedmiot, zanim wybuchnie albo zacznie cieknąć.
-spill = { $case ->
       *[nom] wyciek
        [gen] wycieku
        [dat] wyciekowi
        [acc] wyciek
        [voc] wycieku
        [loc] wycieku
        [ins] wyciekiem
        [nom-pl] wycieki
        [gen-pl] wycieków
        [dat-pl] wyciekom
        [acc-pl] wycieki
        [voc-pl] wycieki
        [loc-pl] wyciekach
        [ins-pl] wyciekami
        [nom-cap] Wyciek
    }
    .about = Tak kończy toksyczna aparatura, która ma dość: znaczniki skażenia rozlewają się pole po polu.
-toxic-marker = { $case ->
       *[nom] znacznik skażenia
        [gen] znacznika skażenia
        [dat] znacznikowi skażenia
        [acc] znacznik skażenia
        [voc] znaczniku skażenia
        [loc] znaczniku skażenia
        [ins] znacznikiem skażenia
        [nom-pl] znaczniki skażenia
        [gen-pl] znaczników skażenia
        [dat-pl] znacznikom skażenia
        [acc-pl] znaczniki skażenia
        [voc-pl] znaczniki skażenia
        [loc-pl] znacznikach skażenia
        [ins-pl] znacznikami skażenia
        [nom-cap] Znacznik skażenia
    }
    .about = Znacznik na polu, na które nikt już nie wejdzie.
-stairs = { $case ->
       *[nom] schody
        [gen] schodów
        [dat] schodom
        [acc] schody
        [voc] schody
        [loc] schodach
        [ins] schodami
        [nom-pl] schody
        [gen-pl] schodów
        [dat-pl] schodom
        [acc-pl] schody
        [voc-pl] schody
        [loc-pl] schodach
        [ins-pl] schodami
    }
    .about = Para pól na sąsiednich piętrach, które ze sobą sąsiadują.
-ladder = { $case ->
       *[nom] drabina
        [gen] drabiny
        [dat] drabinie
        [acc] drabinę
        [voc] drabino
        [loc] drabinie
        [ins] drabiną
        [nom-pl] drabiny
        [gen-pl] drabin
        [dat-pl] drabinom
        [acc-pl] drabiny
        [voc-pl] drabiny
        [loc-pl] drabinach
        [ins-pl] drabinami
        [gen-cap] Drabiny
        [nom-cap] Drabina
    }
    .about = Przenośna drabina z dwóch połówek, droga w górę lub w dół z zewnątrz budynku.
-lower-half = { $case ->
       *[nom] dolna połowa
        [gen] dolnej połowy
        [dat] dolnej połowie
        [acc] dolną połowę
        [voc] dolna połowo
        [loc] dolnej połowie
        [ins] dolną połową
        [nom-pl] dolne połowy
        [gen-pl] dolnych połów
        [dat-pl] dolnym połowom
        [acc-pl] dolne połowy
        [voc-pl] dolne połowy
        [loc-pl] dolnych połowach
        [ins-pl] dolnymi połowami
        [nom-cap] Dolna połowa
    }
    .about = Dolny koniec rozstawionej drabiny.
-upper-half = { $case ->
       *[nom] górna połowa
        [gen] górnej połowy
        [dat] górnej połowie
        [acc] górną połowę
        [voc] górna połowo
        [loc] górnej połowie
        [ins] górną połową
        [nom-pl] górne połowy
        [gen-pl] górnych połów
        [dat-pl] górnym połowom
        [acc-pl] górne połowy
        [voc-pl] górne połowy
        [loc-pl] górnych połowach
        [ins-pl] górnymi połowami
        [nom-cap] Górna połowa
    }
    .about = Górny koniec rozstawionej drabiny, z miejscem dla jednego strażaka.
-platform = { $case ->
       *[nom] podnośnik
        [gen] podnośnika
        [dat] podnośnikowi
        [acc] podnośnik
        [voc] podnośniku
        [loc] podnośniku
        [ins] podnośnikiem
        [nom-pl] podnośniki
        [gen-pl] podnośników
        [dat-pl] podnośnikom
        [acc-pl] podnośniki
        [voc-pl] podnośniki
        [loc-pl] podnośnikach
        [ins-pl] podnośnikami
    }
    .about = Podnośnik hydrauliczny: wozi ludzi na wyższe piętra i ma własną armatkę.
-attic = { $case ->
       *[nom] poddasze
        [gen] poddasza
        [dat] poddaszu
        [acc] poddasze
        [voc] poddasze
        [loc] poddaszu
        [ins] poddaszem
        [nom-pl] poddasza
        [gen-pl] poddaszy
        [dat-pl] poddaszom
        [acc-pl] poddasza
        [voc-pl] poddasza
        [loc-pl] poddaszach
        [ins-pl] poddaszami
        [nom-cap] Poddasze
    }
    .about = Piętro na samej górze budynku.
-basement = { $case ->
       *[nom] piwnica
        [gen] piwnicy
        [dat] piwnicy
        [acc] piwnicę
        [voc] piwnico
        [loc] piwnicy
        [ins] piwnicą
        [nom-pl] piwnice
        [gen-pl] piwnic
        [dat-pl] piwnicom
        [acc-pl] piwnice
        [voc-pl] piwnice
        [loc-pl] piwnicach
        [ins-pl] piwnicami
        [nom-cap] Piwnica
    }
    .about = Kondygnacja pod budynkiem.
-damaged-floor = { $case ->
       *[nom] uszkodzona podłoga
        [gen] uszkodzonej podłogi
        [dat] uszkodzonej podłodze
        [acc] uszkodzoną podłogę
        [voc] uszkodzona podłogo
        [loc] uszkodzonej podłodze
        [ins] uszkodzoną podłogą
        [nom-pl] uszkodzone podłogi
        [gen-pl] uszkodzonych podłóg
        [dat-pl] uszkodzonym podłogom
        [acc-pl] uszkodzone podłogi
        [voc-pl] uszkodzone podłogi
        [loc-pl] uszkodzonych podłogach
        [ins-pl] uszkodzonymi podłogami
        [nom-cap] Uszkodzona podłoga
    }
    .about = Podłoga nad wybuchem w piwnicy; jeszcze trzyma, ale kolejnego podmuchu nie wytrzyma.
-destroyed-floor = { $case ->
       *[nom] zniszczona podłoga
        [gen] zniszczonej podłogi
        [dat] zniszczonej podłodze
        [acc] zniszczoną podłogę
        [voc] zniszczona podłogo
        [loc] zniszczonej podłodze
        [ins] zniszczoną podłogą
        [nom-pl] zniszczone podłogi
        [gen-pl] zniszczonych podłóg
        [dat-pl] zniszczonym podłogom
        [acc-pl] zniszczone podłogi
        [voc-pl] zniszczone podłogi
        [loc-pl] zniszczonych podłogach
        [ins-pl] zniszczonymi podłogami
        [nom-cap] Zniszczona podłoga
    }
    .about = Dziura w parterze, przez którą nikt nie przejdzie.
-bridge = { $case ->
       *[nom] kładka
        [gen] kładki
        [dat] kładce
        [acc] kładkę
        [voc] kładko
        [loc] kładce
        [ins] kładką
        [nom-pl] kładki
        [gen-pl] kładek
        [dat-pl] kładkom
        [acc-pl] kładki
        [voc-pl] kładki
        [loc-pl] kładkach
        [ins-pl] kładkami
    }
    .about = Drabina położona nad dziurą.
