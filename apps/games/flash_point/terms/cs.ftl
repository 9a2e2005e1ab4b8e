# The terms of the game in Czech, with all their cases. One concept has one name; by these forms it is recognised in the texts.
-firefighter = { $case ->
       *[nom] hasič
        [gen] hasiče
        [dat] hasiči
        [acc] hasiče
        [voc] hasiči
        [loc] hasiči
        [ins] hasičem
        [nom-pl] hasiči
        [gen-pl] hasičů
        [dat-pl] hasičům
        [acc-pl] hasiče
        [voc-pl] hasiči
        [loc-pl] hasičích
        [ins-pl] hasiči
        [nom-cap] Hasič
    }
    .about = Figurka hráče: chodí po budově, hasí a vyvádí z ní lidi.
-specialist = { $case ->
       *[nom] specialista
        [gen] specialisty
        [dat] specialistovi
        [acc] specialistu
        [voc] specialisto
        [loc] specialistovi
        [ins] specialistou
        [nom-pl] specialisté
        [gen-pl] specialistů
        [dat-pl] specialistům
        [acc-pl] specialisty
        [voc-pl] specialisté
        [loc-pl] specialistech
        [ins-pl] specialisty
    }
    .about = Hasič s vlastní odborností: má víc, méně nebo zvláštních akčních bodů a něco, co umí jen on.
-family-game = { $case ->
       *[nom] rodinná hra
        [gen] rodinné hry
        [dat] rodinné hře
        [acc] rodinnou hru
        [voc] rodinná hro
        [loc] rodinné hře
        [ins] rodinnou hrou
        [nom-pl] rodinné hry
        [gen-pl] rodinných her
        [dat-pl] rodinným hrám
        [acc-pl] rodinné hry
        [voc-pl] rodinné hry
        [loc-pl] rodinných hrách
        [ins-pl] rodinnými hrami
    }
    .about = Jednodušší způsob hry: bez specialistů, nebezpečných materiálů a rozžhavení, vozidla zůstávají stát.
-experienced-game = { $case ->
       *[nom] hra pro pokročilé
        [gen] hry pro pokročilé
        [dat] hře pro pokročilé
        [acc] hru pro pokročilé
        [voc] hro pro pokročilé
        [loc] hře pro pokročilé
        [ins] hrou pro pokročilé
        [nom-pl] hry pro pokročilé
        [gen-pl] her pro pokročilé
        [dat-pl] hrám pro pokročilé
        [acc-pl] hry pro pokročilé
        [voc-pl] hry pro pokročilé
        [loc-pl] hrách pro pokročilé
        [ins-pl] hrami pro pokročilé
    }
    .about = Úplný způsob hry: se specialisty, nebezpečnými materiály, rozžhavením, jezdícími vozidly a volbou obtížnosti.
-level = { $case ->
       *[nom] obtížnost
        [gen] obtížnosti
        [dat] obtížnosti
        [acc] obtížnost
        [voc] obtížnosti
        [loc] obtížnosti
        [ins] obtížností
        [nom-pl] obtížnosti
        [gen-pl] obtížností
        [dat-pl] obtížnostem
        [acc-pl] obtížnosti
        [voc-pl] obtížnosti
        [loc-pl] obtížnostech
        [ins-pl] obtížnostmi
    }
    .about = Jak těžká bude hra pro pokročilé: pro rekruty, veterány, nebo hrdiny.
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
    }
    .about = Pole uvnitř obvodových stěn, kde se šíří oheň a čekají lidé.
-space = { $case ->
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
    }
    .about = Čtverec herního plánu; jmenuje se podle řádku a sloupce.
-outside = { $case ->
       *[nom] vnější pole
        [gen] vnějšího pole
        [dat] vnějšímu poli
        [acc] vnější pole
        [voc] vnější pole
        [loc] vnějším poli
        [ins] vnějším polem
        [nom-pl] vnější pole
        [gen-pl] vnějších polí
        [dat-pl] vnějším polím
        [acc-pl] vnější pole
        [voc-pl] vnější pole
        [loc-pl] vnějších polích
        [ins-pl] vnějšími poli
    }
    .about = Čtverec z pásu kolem budovy: oheň na něm nezůstává a hasiči tudy chodí a přicházejí.
-adjacent = { $case ->
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
    }
    .about = Pole hned vedle jiného v jednom ze čtyř směrů, když mezi nimi nic nestojí v cestě.
-red-die = { $case ->
       *[nom] červená kostka
        [gen] červené kostky
        [dat] červené kostce
        [acc] červenou kostku
        [voc] červená kostko
        [loc] červené kostce
        [ins] červenou kostkou
        [nom-pl] červené kostky
        [gen-pl] červených kostek
        [dat-pl] červeným kostkám
        [acc-pl] červené kostky
        [voc-pl] červené kostky
        [loc-pl] červených kostkách
        [ins-pl] červenými kostkami
        [acc-cap] Červenou kostku
        [nom-cap] Červená kostka
    }
    .about = Šestistěnná kostka, která určuje řádek.
-black-die = { $case ->
       *[nom] černá kostka
        [gen] černé kostky
        [dat] černé kostce
        [acc] černou kostku
        [voc] černá kostko
        [loc] černé kostce
        [ins] černou kostkou
        [nom-pl] černé kostky
        [gen-pl] černých kostek
        [dat-pl] černým kostkám
        [acc-pl] černé kostky
        [voc-pl] černé kostky
        [loc-pl] černých kostkách
        [ins-pl] černými kostkami
        [nom-cap] Černá kostka
    }
    .about = Kostka, která určuje sloupec: osmistěnná, nebo dvanáctistěnná, hraje-li se s podkrovím či suterénem.
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
        [nom-pl-cap] Akční body
    }
    .about = Čím hasič platí za všechno, co v tahu dělá.
-movement-action = { $case ->
       *[nom] pohybová akce
        [gen] pohybové akce
        [dat] pohybové akci
        [acc] pohybovou akci
        [voc] pohybová akce
        [loc] pohybové akci
        [ins] pohybovou akcí
        [nom-pl] pohybové akce
        [gen-pl] pohybových akcí
        [dat-pl] pohybovým akcím
        [acc-pl] pohybové akce
        [voc-pl] pohybové akce
        [loc-pl] pohybových akcích
        [ins-pl] pohybovými akcemi
    }
    .about = Akce, která se počítá jako pohyb; záleží na tom u specialistů, jejichž body nebo omezení se týkají pohybu.
-chop = { $case ->
       *[nom] úder sekerou
        [gen] úderu sekerou
        [dat] úderu sekerou
        [acc] úder sekerou
        [voc] údere sekerou
        [loc] úderu sekerou
        [ins] úderem sekerou
        [nom-pl] údery sekerou
        [gen-pl] úderů sekerou
        [dat-pl] úderům sekerou
        [acc-pl] údery sekerou
        [voc-pl] údery sekerou
        [loc-pl] úderech sekerou
        [ins-pl] údery sekerou
        [nom-cap] Úder sekerou
    }
    .about = Akce, která přidá jedno poškození stěně u hasičova pole.
-extinguishing = { $case ->
       *[nom] hašení
        [gen] hašení
        [dat] hašení
        [acc] hašení
        [voc] hašení
        [loc] hašení
        [ins] hašením
        [nom-pl] hašení
        [gen-pl] hašení
        [dat-pl] hašením
        [acc-pl] hašení
        [voc-pl] hašení
        [loc-pl] hašeních
        [ins-pl] hašeními
    }
    .about = Změna ohně v kouř nebo odstranění kouře či ohně na vlastním nebo sousedním poli.
-smoke = { $case ->
       *[nom] kouř
        [gen] kouře
        [dat] kouři
        [acc] kouř
        [voc] kouři
        [loc] kouři
        [ins] kouřem
        [nom-pl] kouře
        [gen-pl] kouřů
        [dat-pl] kouřům
        [acc-pl] kouře
        [voc-pl] kouře
        [loc-pl] kouřích
        [ins-pl] kouři
        [nom-cap] Kouř
    }
    .about = Slabší strana žetonu ohně; mění se v oheň, když kouře přibude nebo když vedle hoří.
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
    }
    .about = Hořící strana žetonu; další kouř na ní způsobí explozi.
-target = { $case ->
       *[nom] cílové pole
        [gen] cílového pole
        [dat] cílovému poli
        [acc] cílové pole
        [voc] cílové pole
        [loc] cílovém poli
        [ins] cílovým polem
        [nom-pl] cílová pole
        [gen-pl] cílových polí
        [dat-pl] cílovým polím
        [acc-pl] cílová pole
        [voc-pl] cílová pole
        [loc-pl] cílových polích
        [ins-pl] cílovými poli
        [nom-cap] Cílové pole
    }
    .about = Pole, které určily kostky: pro nový oheň, pro žeton ohrožené osoby nebo pro vodní dělo.
-advance-fire = { $case ->
       *[nom] šíření ohně
        [gen] šíření ohně
        [dat] šíření ohně
        [acc] šíření ohně
        [voc] šíření ohně
        [loc] šíření ohně
        [ins] šířením ohně
        [nom-pl] šíření ohně
        [gen-pl] šíření ohně
        [dat-pl] šířením ohně
        [acc-pl] šíření ohně
        [voc-pl] šíření ohně
        [loc-pl] šířeních ohně
        [ins-pl] šířeními ohně
    }
    .about = Druhá část tahu, ve které kostky řeknou, kde oheň poroste.
-explosion = { $case ->
       *[nom] exploze
        [gen] exploze
        [dat] explozi
        [acc] explozi
        [voc] exploze
        [loc] explozi
        [ins] explozí
        [nom-pl] exploze
        [gen-pl] explozí
        [dat-pl] explozím
        [acc-pl] exploze
        [voc-pl] exploze
        [loc-pl] explozích
        [ins-pl] explozemi
        [nom-cap] Exploze
    }
    .about = Co se stane, když se kouř objeví na poli, které už hoří: náraz do všech směrů.
-shockwave = { $case ->
       *[nom] tlaková vlna
        [gen] tlakové vlny
        [dat] tlakové vlně
        [acc] tlakovou vlnu
        [voc] tlaková vlno
        [loc] tlakové vlně
        [ins] tlakovou vlnou
        [nom-pl] tlakové vlny
        [gen-pl] tlakových vln
        [dat-pl] tlakovým vlnám
        [acc-pl] tlakové vlny
        [voc-pl] tlakové vlny
        [loc-pl] tlakových vlnách
        [ins-pl] tlakovými vlnami
        [nom-cap] Tlaková vlna
    }
    .about = Náraz, který běží rovně dál přes pole, jež už hoří.
-flashover = { $case ->
       *[nom] vzplanutí
        [gen] vzplanutí
        [dat] vzplanutí
        [acc] vzplanutí
        [voc] vzplanutí
        [loc] vzplanutí
        [ins] vzplanutím
        [nom-pl] vzplanutí
        [gen-pl] vzplanutí
        [dat-pl] vzplanutím
        [acc-pl] vzplanutí
        [voc-pl] vzplanutí
        [loc-pl] vzplanutích
        [ins-pl] vzplanutími
        [nom-cap] Vzplanutí
    }
    .about = Kouř se vznítí, protože vedle něj hoří.
-flare-up = { $case ->
       *[nom] rozhoření
        [gen] rozhoření
        [dat] rozhoření
        [acc] rozhoření
        [voc] rozhoření
        [loc] rozhoření
        [ins] rozhořením
        [nom-pl] rozhoření
        [gen-pl] rozhoření
        [dat-pl] rozhořením
        [acc-pl] rozhoření
        [voc-pl] rozhoření
        [loc-pl] rozhořeních
        [ins-pl] rozhořeními
    }
    .about = Další hod na oheň, protože na cílovém poli byl žeton rozžhavení.
-hot-spot = { $case ->
       *[nom] žeton rozžhavení
        [gen] žetonu rozžhavení
        [dat] žetonu rozžhavení
        [acc] žeton rozžhavení
        [voc] žetone rozžhavení
        [loc] žetonu rozžhavení
        [ins] žetonem rozžhavení
        [nom-pl] žetony rozžhavení
        [gen-pl] žetonů rozžhavení
        [dat-pl] žetonům rozžhavení
        [acc-pl] žetony rozžhavení
        [voc-pl] žetony rozžhavení
        [loc-pl] žetonech rozžhavení
        [ins-pl] žetony rozžhavení
        [nom-pl-cap] Žetony rozžhavení
    }
    .about = Žeton, u kterého se oheň snadno rozhoří: cílové pole s ním přináší další hod.
-pool = { $case ->
       *[nom] zásobník
        [gen] zásobníku
        [dat] zásobníku
        [acc] zásobník
        [voc] zásobníku
        [loc] zásobníku
        [ins] zásobníkem
        [nom-pl] zásobníky
        [gen-pl] zásobníků
        [dat-pl] zásobníkům
        [acc-pl] zásobníky
        [voc-pl] zásobníky
        [loc-pl] zásobnících
        [ins-pl] zásobníky
    }
    .about = Žetony rozžhavení vedle plánu, které se do hry ještě mohou dostat.
-hazmat = { $case ->
       *[nom] nebezpečný materiál
        [gen] nebezpečného materiálu
        [dat] nebezpečnému materiálu
        [acc] nebezpečný materiál
        [voc] nebezpečný materiále
        [loc] nebezpečném materiálu
        [ins] nebezpečným materiálem
        [nom-pl] nebezpečné materiály
        [gen-pl] nebezpečných materiálů
        [dat-pl] nebezpečným materiálům
        [acc-pl] nebezpečné materiály
        [voc-pl] nebezpečné materiály
        [loc-pl] nebezpečných materiálech
        [ins-pl] nebezpečnými materiály
        [acc-cap] Nebezpečný materiál
        [nom-cap] Nebezpečný materiál
    }
    .about = Nebezpečná látka v budově; v ohni vybuchuje a dá se vynést ven.
-poi = { $case ->
       *[nom] žeton ohrožené osoby
        [gen] žetonu ohrožené osoby
        [dat] žetonu ohrožené osoby
        [acc] žeton ohrožené osoby
        [voc] žetone ohrožené osoby
        [loc] žetonu ohrožené osoby
        [ins] žetonem ohrožené osoby
        [nom-pl] žetony ohrožených osob
        [gen-pl] žetonů ohrožených osob
        [dat-pl] žetonům ohrožených osob
        [acc-pl] žetony ohrožených osob
        [voc-pl] žetony ohrožených osob
        [loc-pl] žetonech ohrožených osob
        [ins-pl] žetony ohrožených osob
        [nom-cap] Žeton ohrožené osoby
        [nom-pl-cap] Žetony ohrožených osob
    }
    .about = Žeton lícem dolů: ohrožená osoba, nebo falešný poplach.
-victim = { $case ->
       *[nom] ohrožená osoba
        [gen] ohrožené osoby
        [dat] ohrožené osobě
        [acc] ohroženou osobu
        [voc] ohrožená osobo
        [loc] ohrožené osobě
        [ins] ohroženou osobou
        [nom-pl] ohrožené osoby
        [gen-pl] ohrožených osob
        [dat-pl] ohroženým osobám
        [acc-pl] ohrožené osoby
        [voc-pl] ohrožené osoby
        [loc-pl] ohrožených osobách
        [ins-pl] ohroženými osobami
        [nom-cap] Ohrožená osoba
    }
    .about = Člověk v budově, kterého je třeba dostat ven.
-treated-victim = { $case ->
       *[nom] ošetřená osoba
        [gen] ošetřené osoby
        [dat] ošetřené osobě
        [acc] ošetřenou osobu
        [voc] ošetřená osobo
        [loc] ošetřené osobě
        [ins] ošetřenou osobou
        [nom-pl] ošetřené osoby
        [gen-pl] ošetřených osob
        [dat-pl] ošetřeným osobám
        [acc-pl] ošetřené osoby
        [voc-pl] ošetřené osoby
        [loc-pl] ošetřených osobách
        [ins-pl] ošetřenými osobami
        [nom-cap] Ošetřená osoba
    }
    .about = Ohrožená osoba, kterou zdravotník postavil na nohy; jde s hasičem po svých.
-false-alarm = { $case ->
       *[nom] falešný poplach
        [gen] falešného poplachu
        [dat] falešnému poplachu
        [acc] falešný poplach
        [voc] falešný poplachu
        [loc] falešném poplachu
        [ins] falešným poplachem
        [nom-pl] falešné poplachy
        [gen-pl] falešných poplachů
        [dat-pl] falešným poplachům
        [acc-pl] falešné poplachy
        [voc-pl] falešné poplachy
        [loc-pl] falešných poplaších
        [ins-pl] falešnými poplachy
        [nom-cap] Falešný poplach
    }
    .about = Žeton ohrožené osoby, pod kterým nikdo není; po otočení mizí z plánu.
-knocked-down = { $case ->
       *[nom] sražen k zemi
        [gen] sraženého k zemi
        [dat] sraženému k zemi
        [acc] sraženého k zemi
        [voc] sražený k zemi
        [loc] sraženém k zemi
        [ins] sraženým k zemi
        [nom-pl] sraženi k zemi
        [gen-pl] sražených k zemi
        [dat-pl] sraženým k zemi
        [acc-pl] sražené k zemi
        [voc-pl] sražení k zemi
        [loc-pl] sražených k zemi
        [ins-pl] sraženými k zemi
    }
    .about = Co potká hasiče, pod kterým hoří: přesun k sanitce a ztráta nákladu.
-rescued = { $case ->
       *[nom] zachráněna
        [gen] zachráněné
        [dat] zachráněné
        [acc] zachráněnou
        [voc] zachráněná
        [loc] zachráněné
        [ins] zachráněnou
        [nom-pl] zachráněny
        [gen-pl] zachráněných
        [dat-pl] zachráněným
        [acc-pl] zachráněné
        [voc-pl] zachráněné
        [loc-pl] zachráněných
        [ins-pl] zachráněnými
        [neut] zachráněno
    }
    .about = Ohrožená osoba, která je venku, a ve hře pro pokročilé až ta, která je u sanitky.
-lost = { $case ->
       *[nom] ztracena
        [gen] ztracené
        [dat] ztracené
        [acc] ztracenou
        [voc] ztracená
        [loc] ztracené
        [ins] ztracenou
        [nom-pl] ztraceny
        [gen-pl] ztracených
        [dat-pl] ztraceným
        [acc-pl] ztracené
        [voc-pl] ztracené
        [loc-pl] ztracených
        [ins-pl] ztracenými
        [neut] ztraceno
    }
    .about = Ohrožená osoba, kterou dostihl oheň, propadlá podlaha nebo rozlité chemikálie.
-damage-cube = { $case ->
       *[nom] kostička poškození
        [gen] kostičky poškození
        [dat] kostičce poškození
        [acc] kostičku poškození
        [voc] kostičko poškození
        [loc] kostičce poškození
        [ins] kostičkou poškození
        [nom-pl] kostičky poškození
        [gen-pl] kostiček poškození
        [dat-pl] kostičkám poškození
        [acc-pl] kostičky poškození
        [voc-pl] kostičky poškození
        [loc-pl] kostičkách poškození
        [ins-pl] kostičkami poškození
        [nom-pl-cap] Kostičky poškození
    }
    .about = Jedna kostička za každé poškození budovy; když zásoba dojde, budova spadne.
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
    }
    .about = Konec hry po příliš mnoha poškozeních.
-wall = { $case ->
       *[nom] stěna
        [gen] stěny
        [dat] stěně
        [acc] stěnu
        [voc] stěno
        [loc] stěně
        [ins] stěnou
        [nom-pl] stěny
        [gen-pl] stěn
        [dat-pl] stěnám
        [acc-pl] stěny
        [voc-pl] stěny
        [loc-pl] stěnách
        [ins-pl] stěnami
        [acc-cap] Stěnu
        [nom-cap] Stěna
    }
    .about = Přehrada mezi poli; dokud není zničena, pole spolu nesousedí.
-light-wall = { $case ->
       *[nom] příčka
        [gen] příčky
        [dat] příčce
        [acc] příčku
        [voc] příčko
        [loc] příčce
        [ins] příčkou
        [nom-pl] příčky
        [gen-pl] příček
        [dat-pl] příčkám
        [acc-pl] příčky
        [voc-pl] příčky
        [loc-pl] příčkách
        [ins-pl] příčkami
        [acc-cap] Příčku
    }
    .about = Modrá stěna, kterou zničí jediné poškození.
-doorway = { $case ->
       *[nom] průchod
        [gen] průchodu
        [dat] průchodu
        [acc] průchod
        [voc] průchode
        [loc] průchodu
        [ins] průchodem
        [nom-pl] průchody
        [gen-pl] průchodů
        [dat-pl] průchodům
        [acc-pl] průchody
        [voc-pl] průchody
        [loc-pl] průchodech
        [ins-pl] průchody
        [nom-cap] Průchod
        [nom-pl-cap] Průchody
    }
    .about = Otvor v obvodové stěně, ve kterém nejsou dveře.
-door = { $case ->
       *[nom] dveře
        [gen] dveří
        [dat] dveřím
        [acc] dveře
        [voc] dveře
        [loc] dveřích
        [ins] dveřmi
        [nom-pl] dveře
        [gen-pl] dveří
        [dat-pl] dveřím
        [acc-pl] dveře
        [voc-pl] dveře
        [loc-pl] dveřích
        [ins-pl] dveřmi
        [nom-cap] Dveře
    }
    .about = Cesta skrz stěnu, která se dá otevřít a zavřít, dokud ji nesmete náraz.
-window = { $case ->
       *[nom] okno
        [gen] okna
        [dat] oknu
        [acc] okno
        [voc] okno
        [loc] okně
        [ins] oknem
        [nom-pl] okna
        [gen-pl] oken
        [dat-pl] oknům
        [acc-pl] okna
        [voc-pl] okna
        [loc-pl] oknech
        [ins-pl] okny
        [nom-cap] Okno
    }
    .about = Cesta skrz stěnu, která se otevírá a zavírá jako dveře; jeho stěnu zničí jediné poškození.
-fire-door = { $case ->
       *[nom] protipožární dveře
        [gen] protipožárních dveří
        [dat] protipožárním dveřím
        [acc] protipožární dveře
        [voc] protipožární dveře
        [loc] protipožárních dveřích
        [ins] protipožárními dveřmi
        [nom-pl] protipožární dveře
        [gen-pl] protipožárních dveří
        [dat-pl] protipožárním dveřím
        [acc-pl] protipožární dveře
        [voc-pl] protipožární dveře
        [loc-pl] protipožárních dveřích
        [ins-pl] protipožárními dveřmi
        [nom-cap] Protipožární dveře
    }
    .about = Zelené dveře, které nárazům odolávají, ale mohou se zaseknout.
-jam-marker = { $case ->
       *[nom] žeton zaseknutí
        [gen] žetonu zaseknutí
        [dat] žetonu zaseknutí
        [acc] žeton zaseknutí
        [voc] žetone zaseknutí
        [loc] žetonu zaseknutí
        [ins] žetonem zaseknutí
        [nom-pl] žetony zaseknutí
        [gen-pl] žetonů zaseknutí
        [dat-pl] žetonům zaseknutí
        [acc-pl] žetony zaseknutí
        [voc-pl] žetony zaseknutí
        [loc-pl] žetonech zaseknutí
        [ins-pl] žetony zaseknutí
    }
    .about = Žeton na protipožárních dveřích, kvůli kterému nejdou otevřít, dokud ho někdo neodseká.
-engine = { $case ->
       *[nom] hasičský vůz
        [gen] hasičského vozu
        [dat] hasičskému vozu
        [acc] hasičský vůz
        [voc] hasičský voze
        [loc] hasičském voze
        [ins] hasičským vozem
        [nom-pl] hasičské vozy
        [gen-pl] hasičských vozů
        [dat-pl] hasičským vozům
        [acc-pl] hasičské vozy
        [voc-pl] hasičské vozy
        [loc-pl] hasičských vozech
        [ins-pl] hasičskými vozy
        [loc-2] hasičském vozu
        [nom-cap] Hasičský vůz
    }
    .about = Vozidlo s vodním dělem, nebo s plošinou.
-ambulance = { $case ->
       *[nom] sanitka
        [gen] sanitky
        [dat] sanitce
        [acc] sanitku
        [voc] sanitko
        [loc] sanitce
        [ins] sanitkou
        [nom-pl] sanitky
        [gen-pl] sanitek
        [dat-pl] sanitkám
        [acc-pl] sanitky
        [voc-pl] sanitky
        [loc-pl] sanitkách
        [ins-pl] sanitkami
    }
    .about = Vozidlo, ke kterému se vynášejí lidé a kde se ocitne hasič sražený k zemi.
-parking-spot = { $case ->
       *[nom] stanoviště
        [gen] stanoviště
        [dat] stanovišti
        [acc] stanoviště
        [voc] stanoviště
        [loc] stanovišti
        [ins] stanovištěm
        [nom-pl] stanoviště
        [gen-pl] stanovišť
        [dat-pl] stanovištím
        [acc-pl] stanoviště
        [voc-pl] stanoviště
        [loc-pl] stanovištích
        [ins-pl] stanovišti
    }
    .about = Místo vedle budovy, kde může stát vozidlo daného druhu.
-deck-gun = { $case ->
       *[nom] vodní dělo
        [gen] vodního děla
        [dat] vodnímu dělu
        [acc] vodní dělo
        [voc] vodní dělo
        [loc] vodním dělu
        [ins] vodním dělem
        [nom-pl] vodní děla
        [gen-pl] vodních děl
        [dat-pl] vodním dělům
        [acc-pl] vodní děla
        [voc-pl] vodní děla
        [loc-pl] vodních dělech
        [ins-pl] vodními děly
        [nom-cap] Vodní dělo
    }
    .about = Dělo na hasičském voze; smyje oheň a kouř z pole, které padlo, a z polí vedle něj.
-quadrant = { $case ->
       *[nom] kvadrant
        [gen] kvadrantu
        [dat] kvadrantu
        [acc] kvadrant
        [voc] kvadrante
        [loc] kvadrantu
        [ins] kvadrantem
        [nom-pl] kvadranty
        [gen-pl] kvadrantů
        [dat-pl] kvadrantům
        [acc-pl] kvadranty
        [voc-pl] kvadranty
        [loc-pl] kvadrantech
        [ins-pl] kvadranty
    }
    .about = Čtvrtina budovy, kam dostříkne vodní dělo.
-crew-change = { $case ->
       *[nom] výměna posádky
        [gen] výměny posádky
        [dat] výměně posádky
        [acc] výměnu posádky
        [voc] výměno posádky
        [loc] výměně posádky
        [ins] výměnou posádky
        [nom-pl] výměny posádky
        [gen-pl] výměn posádky
        [dat-pl] výměnám posádky
        [acc-pl] výměny posádky
        [voc-pl] výměny posádky
        [loc-pl] výměnách posádky
        [ins-pl] výměnami posádky
    }
    .about = Výměna vlastního specialisty za volného u hasičského vozu.
-explosive-object = { $case ->
       *[nom] výbušný objekt
        [gen] výbušného objektu
        [dat] výbušnému objektu
        [acc] výbušný objekt
        [voc] výbušný objekte
        [loc] výbušném objektu
        [ins] výbušným objektem
        [nom-pl] výbušné objekty
        [gen-pl] výbušných objektů
        [dat-pl] výbušným objektům
        [acc-pl] výbušné objekty
        [voc-pl] výbušné objekty
        [loc-pl] výbušných objektech
        [ins-pl] výbušnými objekty
        [nom-cap] Výbušný objekt
    }
    .about = Věc na plánu, která bere poškození, a když ho má dost, vybuchne: auto nebo laboratorní vybavení.
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
    }
    .about = Kolik kostiček poškození objekt snese, než vybuchne nebo vyteče.
-spill = { $case ->
       *[nom] chemická havárie
        [gen] chemické havárie
        [dat] chemické havárii
        [acc] chemickou havárii
        [voc] chemická havárie
        [loc] chemické havárii
        [ins] chemickou havárií
        [nom-pl] chemické havárie
        [gen-pl] chemických havárií
        [dat-pl] chemickým haváriím
        [acc-pl] chemické havárie
        [voc-pl] chemické havárie
        [loc-pl] chemických haváriích
        [ins-pl] chemickými haváriemi
        [nom-cap] Chemická havárie
    }
    .about = Co způsobí toxické vybavení, když ho poškození přemůže: chemikálie se rozlévají pole za polem.
-toxic-marker = { $case ->
       *[nom] žeton chemikálií
        [gen] žetonu chemikálií
        [dat] žetonu chemikálií
        [acc] žeton chemikálií
        [voc] žetone chemikálií
        [loc] žetonu chemikálií
        [ins] žetonem chemikálií
        [nom-pl] žetony chemikálií
        [gen-pl] žetonů chemikálií
        [dat-pl] žetonům chemikálií
        [acc-pl] žetony chemikálií
        [voc-pl] žetony chemikálií
        [loc-pl] žetonech chemikálií
        [ins-pl] žetony chemikálií
        [nom-cap] Žeton chemikálií
    }
    .about = Žeton na poli, kam už nikdo nesmí vstoupit.
-stairs = { $case ->
       *[nom] schodiště
        [gen] schodiště
        [dat] schodišti
        [acc] schodiště
        [voc] schodiště
        [loc] schodišti
        [ins] schodištěm
        [nom-pl] schodiště
        [gen-pl] schodišť
        [dat-pl] schodištím
        [acc-pl] schodiště
        [voc-pl] schodiště
        [loc-pl] schodištích
        [ins-pl] schodišti
    }
    .about = Dvojice polí na sousedních podlažích, která spolu sousedí.
-ladder = { $case ->
       *[nom] žebřík
        [gen] žebříku
        [dat] žebříku
        [acc] žebřík
        [voc] žebříku
        [loc] žebříku
        [ins] žebříkem
        [nom-pl] žebříky
        [gen-pl] žebříků
        [dat-pl] žebříkům
        [acc-pl] žebříky
        [voc-pl] žebříky
        [loc-pl] žebřících
        [ins-pl] žebříky
        [nom-cap] Žebřík
    }
    .about = Přenosný žebřík ze dvou dílů, po kterém se leze nahoru nebo dolů zvenku budovy.
-lower-half = { $case ->
       *[nom] spodní díl
        [gen] spodního dílu
        [dat] spodnímu dílu
        [acc] spodní díl
        [voc] spodní díle
        [loc] spodním dílu
        [ins] spodním dílem
        [nom-pl] spodní díly
        [gen-pl] spodních dílů
        [dat-pl] spodním dílům
        [acc-pl] spodní díly
        [voc-pl] spodní díly
        [loc-pl] spodních dílech
        [ins-pl] spodními díly
        [nom-cap] Spodní díl
    }
    .about = Pata vztyčeného žebříku.
-upper-half = { $case ->
       *[nom] horní díl
        [gen] horního dílu
        [dat] hornímu dílu
        [acc] horní díl
        [voc] horní díle
        [loc] horním dílu
        [ins] horním dílem
        [nom-pl] horní díly
        [gen-pl] horních dílů
        [dat-pl] horním dílům
        [acc-pl] horní díly
        [voc-pl] horní díly
        [loc-pl] horních dílech
        [ins-pl] horními díly
        [nom-cap] Horní díl
    }
    .about = Vršek vztyčeného žebříku, kam se vejde jen jeden hasič.
-platform = { $case ->
       *[nom] plošina
        [gen] plošiny
        [dat] plošině
        [acc] plošinu
        [voc] plošino
        [loc] plošině
        [ins] plošinou
        [nom-pl] plošiny
        [gen-pl] plošin
        [dat-pl] plošinám
        [acc-pl] plošiny
        [voc-pl] plošiny
        [loc-pl] plošinách
        [ins-pl] plošinami
    }
    .about = Vysokozdvižná plošina: vyveze lidi do vyšších podlaží a má vlastní dělo.
-attic = { $case ->
       *[nom] podkroví
        [gen] podkroví
        [dat] podkroví
        [acc] podkroví
        [voc] podkroví
        [loc] podkroví
        [ins] podkrovím
        [nom-pl] podkroví
        [gen-pl] podkroví
        [dat-pl] podkrovím
        [acc-pl] podkroví
        [voc-pl] podkroví
        [loc-pl] podkrovích
        [ins-pl] podkrovími
        [nom-cap] Podkroví
    }
    .about = Podlaží navrchu budovy.
-basement = { $case ->
       *[nom] suterén
        [gen] suterénu
        [dat] suterénu
        [acc] suterén
        [voc] suteréne
        [loc] suterénu
        [ins] suterénem
        [nom-pl] suterény
        [gen-pl] suterénů
        [dat-pl] suterénům
        [acc-pl] suterény
        [voc-pl] suterény
        [loc-pl] suterénech
        [ins-pl] suterény
        [nom-cap] Suterén
    }
    .about = Podlaží pod budovou.
-damaged-floor = { $case ->
       *[nom] poškozená podlaha
        [gen] poškozené podlahy
        [dat] poškozené podlaze
        [acc] poškozenou podlahu
        [voc] poškozená podlaho
        [loc] poškozené podlaze
        [ins] poškozenou podlahou
        [nom-pl] poškozené podlahy
        [gen-pl] poškozených podlah
        [dat-pl] poškozeným podlahám
        [acc-pl] poškozené podlahy
        [voc-pl] poškozené podlahy
        [loc-pl] poškozených podlahách
        [ins-pl] poškozenými podlahami
        [nom-cap] Poškozená podlaha
    }
    .about = Podlaha nad explozí v suterénu; ještě unese všechno, jen ne další náraz.
-destroyed-floor = { $case ->
       *[nom] zničená podlaha
        [gen] zničené podlahy
        [dat] zničené podlaze
        [acc] zničenou podlahu
        [voc] zničená podlaho
        [loc] zničené podlaze
        [ins] zničenou podlahou
        [nom-pl] zničené podlahy
        [gen-pl] zničených podlah
        [dat-pl] zničeným podlahám
        [acc-pl] zničené podlahy
        [voc-pl] zničené podlahy
        [loc-pl] zničených podlahách
        [ins-pl] zničenými podlahami
    }
    .about = Díra v podlaze přízemí, přes kterou nikdo neprojde.
-bridge = { $case ->
       *[nom] most
        [gen] mostu
        [dat] mostu
        [acc] most
        [voc] moste
        [loc] mostě
        [ins] mostem
        [nom-pl] mosty
        [gen-pl] mostů
        [dat-pl] mostům
        [acc-pl] mosty
        [voc-pl] mosty
        [loc-pl] mostech
        [ins-pl] mosty
        [loc-2] mostu
    }
    .about = Žebřík položený přes díru.
