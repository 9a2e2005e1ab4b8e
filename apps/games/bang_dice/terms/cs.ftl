# The terms of the game in Czech, with all their cases. One concept has one name; by these forms it is recognised in the texts.

-role = { $case ->
       *[nom] role
        [gen] role
        [dat] roli
        [acc] roli
        [voc] role
        [loc] roli
        [ins] rolí
        [nom-pl] role
        [gen-pl] rolí
        [dat-pl] rolím
        [acc-pl] role
        [voc-pl] role
        [loc-pl] rolích
        [ins-pl] rolemi
    }
    .about = Čím v téhle hře jste: šerif, pomocník šerifa, bandita, nebo odpadlík. Podle ní víte, co potřebujete k výhře.
-sheriff = { $case ->
       *[nom] šerif
        [gen] šerifa
        [dat] šerifovi
        [acc] šerifa
        [voc] šerife
        [loc] šerifovi
        [ins] šerifem
        [nom-pl] šerifové
        [gen-pl] šerifů
        [dat-pl] šerifům
        [acc-pl] šerify
        [voc-pl] šerifové
        [loc-pl] šerifech
        [ins-pl] šerify
        [loc-2] šerifu
        [nom-cap] Šerif
    }
    .about = Jediná role, která leží od začátku odkrytá; na životě šerifa závisí plány všech.
-star = { $case ->
       *[nom] hvězda šerifa
        [gen] hvězdy šerifa
        [dat] hvězdě šerifa
        [acc] hvězdu šerifa
        [voc] hvězdo šerifa
        [loc] hvězdě šerifa
        [ins] hvězdou šerifa
        [nom-pl] hvězdy šerifa
        [gen-pl] hvězd šerifa
        [dat-pl] hvězdám šerifa
        [acc-pl] hvězdy šerifa
        [voc-pl] hvězdy šerifa
        [loc-pl] hvězdách šerifa
        [ins-pl] hvězdami šerifa
        [short-1] hvězda
        [short-2] hvězdy
        [short-3] hvězdě
        [short-4] hvězdu
        [short-5] hvězdo
        [short-6] hvězdou
        [short-7] hvězd
        [short-8] hvězdám
        [short-9] hvězdách
        [short-10] hvězdami
    }
    .about = Karta šerifa, všem na očích; kdo ji má před sebou, je šerif.
-deputy = { $case ->
       *[nom] pomocník šerifa
        [gen] pomocníka šerifa
        [dat] pomocníkovi šerifa
        [acc] pomocníka šerifa
        [voc] pomocníku šerifa
        [loc] pomocníkovi šerifa
        [ins] pomocníkem šerifa
        [nom-pl] pomocníci šerifa
        [gen-pl] pomocníků šerifa
        [dat-pl] pomocníkům šerifa
        [acc-pl] pomocníky šerifa
        [voc-pl] pomocníci šerifa
        [loc-pl] pomocnících šerifa
        [ins-pl] pomocníky šerifa
        [nom-cap] Pomocník šerifa
        [short-1] pomocník
        [short-2] pomocníka
        [short-3] pomocníkovi
        [short-4] pomocníku
        [short-5] pomocníkem
        [short-6] pomocníci
        [short-7] pomocníků
        [short-8] pomocníkům
        [short-9] pomocníky
        [short-10] pomocnících
    }
    .about = Tajný přítel šerifa, který vyhrává, když vyhraje šerif.
-outlaw = { $case ->
       *[nom] bandita
        [gen] bandity
        [dat] banditovi
        [acc] banditu
        [voc] bandito
        [loc] banditovi
        [ins] banditou
        [nom-pl] bandité
        [gen-pl] banditů
        [dat-pl] banditům
        [acc-pl] bandity
        [voc-pl] bandité
        [loc-pl] banditech
        [ins-pl] bandity
        [nom-pl-cap] Bandité
        [nom-pl-2] banditi
    }
    .about = Jeden z těch, kdo společně vyhrávají, když je vyřazen šerif.
-renegade = { $case ->
       *[nom] odpadlík
        [gen] odpadlíka
        [dat] odpadlíkovi
        [acc] odpadlíka
        [voc] odpadlíku
        [loc] odpadlíkovi
        [ins] odpadlíkem
        [nom-pl] odpadlíci
        [gen-pl] odpadlíků
        [dat-pl] odpadlíkům
        [acc-pl] odpadlíky
        [voc-pl] odpadlíci
        [loc-pl] odpadlících
        [ins-pl] odpadlíky
        [nom-cap] Odpadlík
    }
    .about = Samotář, který chce zůstat naživu jako poslední.
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
    }
    .about = Koho hrajete, všem na očích: má své body života a vlastní schopnost.
-ability = { $case ->
       *[nom] schopnost
        [gen] schopnosti
        [dat] schopnosti
        [acc] schopnost
        [voc] schopnosti
        [loc] schopnosti
        [ins] schopností
        [nom-pl] schopnosti
        [gen-pl] schopností
        [dat-pl] schopnostem
        [acc-pl] schopnosti
        [voc-pl] schopnosti
        [loc-pl] schopnostech
        [ins-pl] schopnostmi
    }
    .about = Co postava smí nebo co se jí děje navzdory obvyklým pravidlům.
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
    }
    .about = Jedna z kostek se symbolem na každé stěně, kterými se hraje tah.
-bullet = { $case ->
       *[nom] kulka
        [gen] kulky
        [dat] kulce
        [acc] kulku
        [voc] kulko
        [loc] kulce
        [ins] kulkou
        [nom-pl] kulky
        [gen-pl] kulek
        [dat-pl] kulkám
        [acc-pl] kulky
        [voc-pl] kulky
        [loc-pl] kulkách
        [ins-pl] kulkami
    }
    .about = Žeton bodů života: kolik kulek leží před hráčem, tolik bodů života mu zbývá.
-life-point = { $case ->
       *[nom] bod života
        [gen] bodu života
        [dat] bodu života
        [acc] bod života
        [voc] bode života
        [loc] bodu života
        [ins] bodem života
        [nom-pl] body života
        [gen-pl] bodů života
        [dat-pl] bodům života
        [acc-pl] body života
        [voc-pl] body života
        [loc-pl] bodech života
        [ins-pl] body života
    }
    .about = Kolik toho ještě snesete; bez bodů života jste vyřazeni.
-pile = { $case ->
       *[nom] hromádka
        [gen] hromádky
        [dat] hromádce
        [acc] hromádku
        [voc] hromádko
        [loc] hromádce
        [ins] hromádkou
        [nom-pl] hromádky
        [gen-pl] hromádek
        [dat-pl] hromádkám
        [acc-pl] hromádky
        [voc-pl] hromádky
        [loc-pl] hromádkách
        [ins-pl] hromádkami
    }
    .about = Žetony šípů uprostřed stolu, které si zatím nikdo nevzal.
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
    }
    .about = Hody jednoho hráče a všechno, co z výsledných kostek vyplyne.
-roll = { $case ->
       *[nom] hod
        [gen] hodu
        [dat] hodu
        [acc] hod
        [voc] hode
        [loc] hodu
        [ins] hodem
        [nom-pl] hody
        [gen-pl] hodů
        [dat-pl] hodům
        [acc-pl] hody
        [voc-pl] hody
        [loc-pl] hodech
        [ins-pl] hody
    }
    .about = Jedno hození všemi kostkami nebo jen některými.
-re-roll = { $case ->
       *[nom] přehození
        [gen] přehození
        [dat] přehození
        [acc] přehození
        [voc] přehození
        [loc] přehození
        [ins] přehozením
        [nom-pl] přehození
        [gen-pl] přehození
        [dat-pl] přehozením
        [acc-pl] přehození
        [voc-pl] přehození
        [loc-pl] přehozeních
        [ins-pl] přehozeními
    }
    .about = Další hod v témže tahu, tolika kostkami, kolika chcete.
-arrow = { $case ->
       *[nom] šíp
        [gen] šípu
        [dat] šípu
        [acc] šíp
        [voc] šípe
        [loc] šípu
        [ins] šípem
        [nom-pl] šípy
        [gen-pl] šípů
        [dat-pl] šípům
        [acc-pl] šípy
        [voc-pl] šípy
        [loc-pl] šípech
        [ins-pl] šípy
    }
    .about = Symbol, za který si ten, kdo hází, bere žeton šípu, i žeton sám; bolí, když zaútočí indiáni.
-indian-attack = { $case ->
       *[nom] útok indiánů
        [gen] útoku indiánů
        [dat] útoku indiánů
        [acc] útok indiánů
        [voc] útoku indiánů
        [loc] útoku indiánů
        [ins] útokem indiánů
        [nom-pl] útoky indiánů
        [gen-pl] útoků indiánů
        [dat-pl] útokům indiánů
        [acc-pl] útoky indiánů
        [voc-pl] útoky indiánů
        [loc-pl] útocích indiánů
        [ins-pl] útoky indiánů
    }
    .about = Co se stane, když z hromádky zmizí poslední šíp: každý zaplatí body života za šípy, které má.
-dynamite = { $case ->
       *[nom] dynamit
        [gen] dynamitu
        [dat] dynamitu
        [acc] dynamit
        [voc] dynamite
        [loc] dynamitu
        [ins] dynamitem
        [nom-pl] dynamity
        [gen-pl] dynamitů
        [dat-pl] dynamitům
        [acc-pl] dynamity
        [voc-pl] dynamity
        [loc-pl] dynamitech
        [ins-pl] dynamity
    }
    .about = Symbol, který zamkne svou kostku; je-li jich dost, je po házení a stojí to bod života.
-bulls-eye = { $case ->
       *[nom] terč
        [gen] terče
        [dat] terči
        [acc] terč
        [voc] terči
        [loc] terči
        [ins] terčem
        [nom-pl] terče
        [gen-pl] terčů
        [dat-pl] terčům
        [acc-pl] terče
        [voc-pl] terče
        [loc-pl] terčích
        [ins-pl] terči
    }
    .about = Symbol, kterým se střílí; číslo v něm říká, jak daleko.
-near-shot = { $case ->
       *[nom] terč { "1" }
        [gen] terče { "1" }
        [dat] terči { "1" }
        [acc] terč { "1" }
        [voc] terči { "1" }
        [loc] terči { "1" }
        [ins] terčem { "1" }
        [nom-pl] terče { "1" }
        [gen-pl] terčů { "1" }
        [dat-pl] terčům { "1" }
        [acc-pl] terče { "1" }
        [voc-pl] terče { "1" }
        [loc-pl] terčích { "1" }
        [ins-pl] terči { "1" }
    }
    .about = Symbol, který zasáhne souseda.
-far-shot = { $case ->
       *[nom] terč { "2" }
        [gen] terče { "2" }
        [dat] terči { "2" }
        [acc] terč { "2" }
        [voc] terči { "2" }
        [loc] terči { "2" }
        [ins] terčem { "2" }
        [nom-pl] terče { "2" }
        [gen-pl] terčů { "2" }
        [dat-pl] terčům { "2" }
        [acc-pl] terče { "2" }
        [voc-pl] terče { "2" }
        [loc-pl] terčích { "2" }
        [ins-pl] terči { "2" }
    }
    .about = Symbol, který zasáhne sousedova souseda.
-distance = { $case ->
       *[nom] vzdálenost
        [gen] vzdálenosti
        [dat] vzdálenosti
        [acc] vzdálenost
        [voc] vzdálenosti
        [loc] vzdálenosti
        [ins] vzdáleností
        [nom-pl] vzdálenosti
        [gen-pl] vzdáleností
        [dat-pl] vzdálenostem
        [acc-pl] vzdálenosti
        [voc-pl] vzdálenosti
        [loc-pl] vzdálenostech
        [ins-pl] vzdálenostmi
        [nom-cap] Vzdálenost
    }
    .about = O kolik míst od sebe sedí dva hráči; vyřazení se nepočítají.
-beer = { $case ->
       *[nom] pivo
        [gen] piva
        [dat] pivu
        [acc] pivo
        [voc] pivo
        [loc] pivu
        [ins] pivem
        [nom-pl] piva
        [gen-pl] piv
        [dat-pl] pivům
        [acc-pl] piva
        [voc-pl] piva
        [loc-pl] pivech
        [ins-pl] pivy
        [loc-2] pivě
    }
    .about = Symbol, který vrací body života.
-gatling = { $case ->
       *[nom] Gatling
        [gen] Gatlingu
        [dat] Gatlingu
        [acc] Gatling
        [voc] Gatlingu
        [loc] Gatlingu
        [ins] Gatlingem
        [nom-pl] Gatlingy
        [gen-pl] Gatlingů
        [dat-pl] Gatlingům
        [acc-pl] Gatlingy
        [voc-pl] Gatlingy
        [loc-pl] Gatlinzích
        [ins-pl] Gatlingy
    }
    .about = Kulomet, který zasáhne všechny kromě střelce, padne-li dost jeho symbolů.
-elimination = { $case ->
       *[nom] vyřazení
        [gen] vyřazení
        [dat] vyřazení
        [acc] vyřazení
        [voc] vyřazení
        [loc] vyřazení
        [ins] vyřazením
        [nom-pl] vyřazení
        [gen-pl] vyřazení
        [dat-pl] vyřazením
        [acc-pl] vyřazení
        [voc-pl] vyřazení
        [loc-pl] vyřazeních
        [ins-pl] vyřazeními
    }
    .about = Ztráta posledního bodu života: hráč už není ve hře, ale ke své straně patří dál.
-duel-die = { $case ->
       *[nom] soubojová kostka
        [gen] soubojové kostky
        [dat] soubojové kostce
        [acc] soubojovou kostku
        [voc] soubojová kostko
        [loc] soubojové kostce
        [ins] soubojovou kostkou
        [nom-pl] soubojové kostky
        [gen-pl] soubojových kostek
        [dat-pl] soubojovým kostkám
        [acc-pl] soubojové kostky
        [voc-pl] soubojové kostky
        [loc-pl] soubojových kostkách
        [ins-pl] soubojovými kostkami
    }
    .about = Jedna z černých kostek modulu { module_duels }; je na ní whisky a souboj.
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
    .about = Symbol, který léčí toho, kdo hází, a navíc bere žeton zranění, nebo přináší kartu zuřivosti.
-duel = { $case ->
       *[nom] souboj
        [gen] souboje
        [dat] souboji
        [acc] souboj
        [voc] souboji
        [loc] souboji
        [ins] soubojem
        [nom-pl] souboje
        [gen-pl] soubojů
        [dat-pl] soubojům
        [acc-pl] souboje
        [voc-pl] souboje
        [loc-pl] soubojích
        [ins-pl] souboji
    }
    .about = Střetnutí dvou hráčů, kteří střídavě házejí touž kostkou, dokud jeden z nich neselže.
-wound-token = { $case ->
       *[nom] žeton soubojového zranění
        [gen] žetonu soubojového zranění
        [dat] žetonu soubojového zranění
        [acc] žeton soubojového zranění
        [voc] žetone soubojového zranění
        [loc] žetonu soubojového zranění
        [ins] žetonem soubojového zranění
        [nom-pl] žetony soubojového zranění
        [gen-pl] žetonů soubojového zranění
        [dat-pl] žetonům soubojového zranění
        [acc-pl] žetony soubojového zranění
        [voc-pl] žetony soubojového zranění
        [loc-pl] žetonech soubojového zranění
        [ins-pl] žetony soubojového zranění
        [short-nom] žeton zranění
        [short-gen] žetonu zranění
        [short-dat] žetonu zranění
        [short-acc] žeton zranění
        [short-voc] žetone zranění
        [short-loc] žetonu zranění
        [short-ins] žetonem zranění
        [short-nom-pl] žetony zranění
        [short-gen-pl] žetonů zranění
        [short-dat-pl] žetonům zranění
        [short-acc-pl] žetony zranění
        [short-voc-pl] žetony zranění
        [short-loc-pl] žetonech zranění
        [short-ins-pl] žetony zranění
        [short-acc-pl-cap] Žetony zranění
        [short-nom-cap] Žeton zranění
    }
    .about = Co si bere, kdo prohraje souboj; v jeho příštím tahu kazí to, co ukazuje.
-rage-card = { $case ->
       *[nom] karta zuřivosti
        [gen] karty zuřivosti
        [dat] kartě zuřivosti
        [acc] kartu zuřivosti
        [voc] karto zuřivosti
        [loc] kartě zuřivosti
        [ins] kartou zuřivosti
        [nom-pl] karty zuřivosti
        [gen-pl] karet zuřivosti
        [dat-pl] kartám zuřivosti
        [acc-pl] karty zuřivosti
        [voc-pl] karty zuřivosti
        [loc-pl] kartách zuřivosti
        [ins-pl] kartami zuřivosti
        [acc-pl-cap] Karty zuřivosti
    }
    .about = Karta pro hráče, který v jednom tahu mnoho ztratil; její symboly se počítají v jeho příštím tahu.
-boneyard = { $case ->
       *[nom] krchov
        [gen] krchova
        [dat] krchovu
        [acc] krchov
        [voc] krchove
        [loc] krchově
        [ins] krchovem
        [nom-pl] krchovy
        [gen-pl] krchovů
        [dat-pl] krchovům
        [acc-pl] krchovy
        [voc-pl] krchovy
        [loc-pl] krchovech
        [ins-pl] krchovy
    }
    .about = Balíček modulu { module_undead }, ze kterého si berou vyřazení; ruce na jeho kartách přibližují vzkříšení zombií.
-outbreak = { $case ->
       *[nom] vzkříšení zombií
        [gen] vzkříšení zombií
        [dat] vzkříšení zombií
        [acc] vzkříšení zombií
        [voc] vzkříšení zombií
        [loc] vzkříšení zombií
        [ins] vzkříšením zombií
        [nom-pl] vzkříšení zombií
        [gen-pl] vzkříšení zombií
        [dat-pl] vzkříšením zombií
        [acc-pl] vzkříšení zombií
        [voc-pl] vzkříšení zombií
        [loc-pl] vzkříšeních zombií
        [ins-pl] vzkříšeními zombií
        [short-nom] vzkříšení
        [short-gen] vzkříšení
        [short-dat] vzkříšení
        [short-acc] vzkříšení
        [short-voc] vzkříšení
        [short-loc] vzkříšení
        [short-ins] vzkříšením
        [short-nom-pl] vzkříšení
        [short-gen-pl] vzkříšení
        [short-dat-pl] vzkříšením
        [short-acc-pl] vzkříšení
        [short-voc-pl] vzkříšení
        [short-loc-pl] vzkříšeních
        [short-ins-pl] vzkříšeními
        [nom-cap] Vzkříšení zombií
    }
    .about = Chvíle, kdy se všichni vyřazení vracejí jako zombie.
-zombie = { $case ->
       *[nom] zombie
        [gen] zombie
        [dat] zombii
        [acc] zombii
        [voc] zombie
        [loc] zombii
        [ins] zombií
        [nom-pl] zombie
        [gen-pl] zombií
        [dat-pl] zombiím
        [acc-pl] zombie
        [voc-pl] zombie
        [loc-pl] zombiích
        [ins-pl] zombiemi
        [acc-cap] Zombii
        [nom-cap] Zombie
        [nom-pl-cap] Zombie
    }
    .about = Vyřazený hráč, který se vrátil: má málo kostek a proti sobě všechny živé.
-zombie-master = { $case ->
       *[nom] Pán zombií
        [gen] Pána zombií
        [dat] Pánovi zombií
        [acc] Pána zombií
        [voc] Pane zombií
        [loc] Pánovi zombií
        [ins] Pánem zombií
        [nom-pl] Páni zombií
        [gen-pl] Pánů zombií
        [dat-pl] Pánům zombií
        [acc-pl] Pány zombií
        [voc-pl] Páni zombií
        [loc-pl] Pánech zombií
        [ins-pl] Pány zombií
    }
    .about = Odpadlík, který žil, když mrtví vstali, a je na jejich straně.
-survivor = { $case ->
       *[nom] přeživší
        [gen] přeživšího
        [dat] přeživšímu
        [acc] přeživšího
        [voc] přeživší
        [loc] přeživším
        [ins] přeživším
        [nom-pl] přeživší
        [gen-pl] přeživších
        [dat-pl] přeživším
        [acc-pl] přeživší
        [voc-pl] přeživší
        [loc-pl] přeživších
        [ins-pl] přeživšími
        [nom-pl-cap] Přeživší
    }
    .about = Jeden z živých po vzkříšení zombií; všichni společně vyhrají, nebo společně prohrají.
-legacy = { $case ->
       *[nom] Odkaz Divokého západu
        [gen] Odkazu Divokého západu
        [dat] Odkazu Divokého západu
        [acc] Odkaz Divokého západu
        [voc] Odkazu Divokého západu
        [loc] Odkazu Divokého západu
        [ins] Odkazem Divokého západu
    }
    .about = Modul pro několik her po sobě, v němž hvězda a postavy přecházejí z jedné hry do další.
