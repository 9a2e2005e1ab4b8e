# BANG! The Dice Game in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.
# Names of players stand in the nominative only, and no verb tells a player's gender.

game = BANG! Kostková hra
    .about = Házejte, střílejte a blafujte: strážci zákona, bandité a odpadlíci si to vyřídí pěti kostkami a málokdo ví, kdo je kdo.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
    .of = af1d95d3eeea
product_base = BANG! Kostková hra
    .of = 8448d4eaf4a4
product_undead-or-alive = Nemrtví nebo živí
    .of = 19766ab9af86
source_R1 = BANG! The Dice Game, anglický leták s pravidly { "(2013)" }
    .of = fe1cca4beb2a
source_R2 = BANG! The Dice Game, přepracovaný anglický leták (začátek)
    .of = 032d0ad98104
source_R3 = BANG! Kostková hra, česká pravidla na stránkách vydavatele (začátek)
    .of = f514e3e77caa
source_S = BANG! Kostková hra: Nemrtví nebo živí, český leták s pravidly
    .of = 06653fec9bae
source_G = Příručka jedné herní skupiny s vlastními upřesněními
    .of = 738090080ccd
source_E = Fotografie a programy majitelů Undead or Alive
    .of = 5f570173fe55
source_C = BANG! (karetní hra), oficiální otázky a odpovědi
    .of = 75e6cb28c44d
source_H = Ludolex: kde žádný pramen nic neříká
    .of = f306d777283f
module_duels = Dívej se mi do očí
    .about = Soubojové kostky a whisky: vyzvěte kohokoli u stolu, a co utržíte, nesete si do dalšího tahu.
    .of = c0f3456ee2a1
module_rage = Dvě kulky stačí
    .about = Kdo v jednom tahu mnoho ztratí, bere si kartu zuřivosti a jejími symboly vrací úder.
    .of = 0cfbcd09ee2f
module_posse = Noví ozbrojenci ve městě
    .about = Další postavy k rozdání; některé potřebují, aby se hrálo se souboji nebo s kartami zuřivosti.
    .of = d04a9e8aeb8d
module_undead = Nemrtví nebo živí?
    .about = Vyřazení si berou karty z krchova a mohou se vrátit jako zombie. Pro { $undead-players } nebo více hráčů.
    .of = 341ce0d74250
module_legacy = Odkaz Divokého západu
    .about = Pro několik her po sobě: hvězda se předává a postavy zůstávají nebo se mění.
    .of = 33fad4a7c6fa

## Aim of the game

goal = Každý u stolu někým je a každý vyhrává jinak.
    .title = Cíl hry
    .of = bcd5d9f3d375
goal_players = Hra je pro { $players-min } až { $players-max } hráčů.
    .title = Hráči
    .of = 511a34bdc111
goal_roles = Vaše { -role } říká, s kým držíte a co se musí stát, abyste vyhráli.
    .title = Role
    .of = 7e6628dbee9b
goal_sheriff = { -sheriff(case: "nom-cap") } vyhrává, jakmile jsou vyřazeni všichni { -outlaw(case: "nom-pl") } a všichni { -renegade(case: "nom-pl") }.
    .title = Šerif
    .of = 7bb722885fe2
goal_deputy = { -deputy(case: "nom-cap") } stojí při { -sheriff(case: "loc") } a vyhrává vždy, když vyhraje šerif, i kdyby se toho sám nedožil.
    .title = Pomocník šerifa
    .of = 91efe0d40a6e
goal_outlaw = { -outlaw(case: "nom-pl-cap") } jdou po { -sheriff(case: "loc") }. Když je šerif vyřazen, vyhrávají společně.
    .title = Bandita
    .of = e910ea6dd145
goal_renegade = { -renegade(case: "nom-cap") } nedrží s nikým a chce zůstat naživu jako poslední: všichni ostatní musejí z kola ven a { -sheriff } až úplně nakonec.
    .title = Odpadlík
    .of = 64fa79a5b5e3

## What is in the box

components = Tohle najdete v krabici základní hry.
    .title = Obsah krabice
    .of = 3565eede16fd
components_dice = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, jedna jako druhá. Každá má { $die-faces ->
        [one] { $die-faces } stěnu
        [few] { $die-faces } stěny
       *[other] { $die-faces } stěn
    }: :arrow: šíp, :dynamite: dynamit, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: pivo a :gatling: Gatling.
    .title = Kostky
    .of = 4e9e57dfb9de
components_roles = Karet rolí je { $role-cards-total }: šerif { $role-cards_sheriff }×, pomocník šerifa { $role-cards_deputy }×, bandita { $role-cards_outlaw }× a odpadlík { $role-cards_renegade }×.
    .title = Karty rolí
    .of = 567999737363
components_characters = Karet postav je { $character-cards }. Každá postava má svůj počet bodů života a vlastní schopnost.
    .title = Karty postav
    .of = d455929ece81
components_summaries = Přehledových karet je { $summary-cards }, aby se nikdo nemusel ptát, co který symbol dělá.
    .title = Přehledové karty
    .of = dd529782c8eb
components_arrows = Žetonů šípů je { $arrow-tokens }.
    .title = Žetony šípů
    .of = 0d3b54b9009e
components_bullets = Kulky slouží k počítání bodů života: { $bullet-tokens_single } jich platí za { $bullet-worth_single } a { $bullet-tokens_triple } za { $bullet-worth_triple }. Rozměňujte je, jak se vám hodí.
    .title = Kulky
    .of = 355f1887d306

## Set-up

setup = Stůl se chystá v tomto pořadí.
    .title = Příprava
    .of = 138cfc376eb4
setup_table = Kolik je ve hře kterých rolí, záleží na počtu hráčů.
    .title = Role podle počtu hráčů
    .of = 1c08b9abe6db
setup_roles = Zamíchejte karty rolí pro váš počet hráčů a rozdejte každému jednu, lícem dolů. Na svou se smíte podívat, kdykoli chcete.
    .title = Rozdání rolí
    .event = { $target } dostává roli: { $role }.
    .of = 5e023f69f96a
setup_sheriff = Kdo dostane { -star(case: "acc") }, hned ji otočí. Všechny ostatní role zůstávají lícem dolů.
    .title = Šerif je známý
    .event = { $target } otáčí hvězdu a je šerif.
    .of = 4b3ce872d8de
setup_characters = Zamíchejte { -character(case: "acc-pl") } a rozdejte každému hráči jednu, lícem nahoru.
    .title = Rozdání postav
    .event = { $target } má postavu: { $character }.
    .of = 658b0ea0fca9
setup_characters-out = Postavy, které na nikoho nezbyly, v této hře nehrají.
    .title = Nepoužité postavy
    .of = 3f1423a26e5d
setup_bullets = Vezměte si tolik kulek, kolik bodů života má vaše postava, a mějte je před sebou, všem na očích.
    .title = Kulky na začátku
    .event = { $target } si bere { $value ->
        [one] { $value } kulku
        [few] { $value } kulky
       *[other] { $value } kulek
    }.
    .of = a59157d95d0f
setup_sheriff-bullets = { -sheriff(case: "nom-cap") } si vezme o { $sheriff-bullets ->
        [one] { $sheriff-bullets } kulku
        [few] { $sheriff-bullets } kulky
       *[other] { $sheriff-bullets } kulek
    } víc, než kolik říká jeho postava.
    .title = Kulky navíc pro šerifa
    .event = { $target } si jako šerif bere ještě { $value ->
        [one] { $value } kulku
        [few] { $value } kulky
       *[other] { $value } kulek
    }.
    .of = 3b51babe246a
setup_arrows = Všechny žetony šípů (je jich { $arrow-tokens }) položte doprostřed stolu. Tomu se říká { -pile }.
    .title = Hromádka šípů
    .of = 8b23bf29d50e
setup_start = { -sheriff(case: "nom-cap") } si vezme kostky a má první tah.
    .title = Kdo začíná
    .event = Začíná { $actor }, šerif.
    .of = 545cf01528dd

## Life points

life = Kulky, které máte před sebou, jsou život, který vám zbývá.
    .title = Body života
    .of = 58af2799723a
life_points = Každý { -life-point } je jedna kulka. Když bod ztratíte, kulku vrátíte; když ho získáte, kulku si vezmete.
    .title = Ztráta a zisk
    .of = 045f87e83a39
life_cap = Nikdy nemůžete mít víc bodů života, než kolik jste jich měli na začátku této hry. Co přesahuje, propadá.
    .title = Strop
    .of = 85619a82319f
life_cap-sheriff = Šerif měl na začátku i kulky navíc, takže se do jeho stropu počítají.
    .title = Strop šerifa
    .of = 5b5804602fca

## The turn

turn = Chvíli házíte, chvíli rozhodujete, a pak se stane všechno, co na kostkách leží.
    .title = Tah
    .of = cb4c70a4cbb5
turn_order = { -turn(case: "nom-cap") } přechází po směru hodinových ručiček od jednoho hráče, který je ještě ve hře, k dalšímu.
    .title = Pořadí hráčů
    .event = Tah { $value }: { $actor }.
    .of = f5c4880d0908
turn_roll = Na začátku tahu hoďte všemi kostkami (je jich { $dice }).
    .title = První hod
    .event = { $actor } hází { $dice }
    .of = c75232cb4ada
turn_reroll = Pak smíte házet znovu, nejvýš { $rerolls ->
        [one] jednou
        [few] { $rerolls }krát
       *[other] { $rerolls }krát
    }. Při každém { -re-roll(case: "loc") } si vyberete, které kostky to budou a kolik jich bude.
    .title = Přehození
    .event = { $actor } přehazuje: { $dice }
    .of = 0c7ba057fa73
turn_kept-dice = Kostku, kterou jste si nechali, si nemusíte nechat navždy: při dalším { -re-roll(case: "loc") } ji smíte vzít také.
    .title = Ponechané kostky
    .of = ea86a0f0e65c
turn_stand = Přehazovat nemusíte. Přestaňte, kdykoli se vám líbí, co vidíte.
    .title = Konec házení
    .event = { $actor } si nechává { $dice }
    .of = 534a940fa8e1
turn_last-roll = Po { $rolls ->
        [one] { $rolls } hodu
        [few] { $rolls } hodech
       *[other] { $rolls } hodech
    } už žádné { -re-roll } nezbývá a kostky platí tak, jak leží.
    .title = Poslední hod
    .event = { $actor } už házet nesmí, platí { $dice }
    .of = 7979e328ef7b
turn_obligation = Použít se musí každý symbol. Vynechat se nedá žádný, ani když jediný, koho můžete zasáhnout, je přítel.
    .title = Nic se nevynechává
    .of = a037ff00f58c
turn_resolution = Výsledné kostky se vyhodnocují v tomto pořadí: nejdřív :dynamite:, pak :near-shot: a :far-shot: najednou, potom :beer: a nakonec :gatling:. Každý :arrow: už zapůsobil, když padl.
    .title = Pořadí vyhodnocení
    .of = bb7dab724f77

## Arrows

arrows = Šípy nic nedělají, dokud jich není příliš.
    .title = Šípy a indiáni
    .of = 5574e35b3928
arrows_take = Po každém hodu si ze všeho nejdřív vezměte z hromádky jeden { -arrow } za každý :arrow:, který právě padl.
    .title = Braní šípů
    .event = { $actor } bere šíp, teď má { $value }.
    .of = f219817b7d11
arrows_kept = Za :arrow:, který si z dřívějšího hodu necháte, se další šíp nebere.
    .title = Ponechané šípy
    .of = 45730f3eb1fb
arrows_reroll = Kostku, na které padl :arrow:, smíte přehodit. Šíp, který jste si za ni vzali, vám zůstává.
    .title = Přehození šípů
    .of = 233a7662f80a
arrows_attack = Jakmile z hromádky zmizí poslední šíp, útočí indiáni: okamžitě, třeba i uprostřed hodu.
    .title = Indiáni útočí
    .event = { $actor } bere poslední šíp a útočí indiáni!
    .of = b194eaff90dd
arrows_attack-loss = Při { -indian-attack(case: "loc") } ztrácí každý hráč { $arrow-loss ->
        [one] { $arrow-loss } bod života
        [few] { $arrow-loss } body života
       *[other] { $arrow-loss } bodů života
    } za každý šíp, který má.
    .title = Co útok stojí
    .event = { $target } ztrácí při útoku { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = f2e6795f3aa6
arrows_refill = Po útoku se všechny šípy vrátí na hromádku.
    .title = Nová hromádka
    .event = Šípy se vracejí, na hromádce jich je zase { $value }.
    .of = b90663a22acb
arrows_rest-of-roll = Přijde-li útok, když si šípy z hodu teprve berete, vezměte si zbylé z nové hromádky. Pak váš tah pokračuje.
    .title = Zbytek hodu
    .event = { $actor } má z tohoto hodu vzít ještě { $value ->
        [one] { $value } šíp
        [few] { $value } šípy
       *[other] { $value } šípů
    } z nové hromádky.
    .of = cf79079750c3
arrows_example-attack = Na hromádce leží dva šípy a Ada hodí tři. Ty dva si vezme, indiáni zaútočí a každý, Ada také, zaplatí za šípy, které má. Všechny se vrátí, takže jich na hromádce je zase { $arrow-tokens }. Ada si z ní vezme třetí šíp a teprve teď se rozhoduje, co přehodí.
    .title = Příklad: útok uprostřed hodu
    .of = f801b0596776
arrows_roller-dies = Vyřadí-li útok právě toho, kdo hází, jeho tah končí a kostky už nic nezpůsobí.
    .title = Kdo hází, padne
    .event = { $value ->
        [0] { $actor } je ze hry; kostky už nic nezpůsobí.
       *[other] { $actor } je ze hry, ale kostky se přesto vyhodnotí.
    }
    .of = ff422c67e5a1

## Dynamite

dynamite = Dynamit se vás jen tak nepustí.
    .title = Dynamit
    .of = c4c004cce5b9
dynamite_locked = Kostka, na které leží :dynamite:, je zamčená. V tomto tahu už se přehodit nesmí.
    .title = Dynamit je zamčený
    .of = 03a6d888b1b6
dynamite_third = Jakmile :dynamite: leží na { $dynamite-limit } nebo více vašich kostkách, už neházíte.
    .title = Dynamitu je dost
    .event = { $actor } má { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[other] { $value } dynamitů
    } a už nehází.
    .of = 0e405d617689
dynamite_loss = Vybuchne to a ztratíte přesně { $dynamite-loss ->
        [one] { $dynamite-loss } bod života
        [few] { $dynamite-loss } body života
       *[other] { $dynamite-loss } bodů života
    }, i kdyby dynamitů bylo víc než { $dynamite-limit }.
    .title = Co dynamit stojí
    .event = Dynamit vybuchuje: { $target } ztrácí { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = b63d8e446f16
dynamite_survived = Když to přežijete, všechny ostatní kostky se vyhodnotí jako obvykle.
    .title = Kdo dynamit přežije
    .event = { $actor } výbuch přežívá, ostatní kostky platí.
    .of = f1106edd69a1
dynamite_death = Když vás to připraví o poslední bod života, ostatní kostky už nic nezpůsobí.
    .title = Smrt dynamitem
    .event = { $value ->
        [0] { $actor } je ze hry; ostatní kostky už nic nezpůsobí.
       *[other] { $actor } je ze hry, ale ostatní kostky se přesto vyhodnotí.
    }
    .of = 7bb7a27588f6

## Bull's-eyes

shots = Každý { -bulls-eye } je výstřel a číslo v něm říká, jak daleko doletí.
    .title = Terče
    .of = b0219f256e11
shots_near = Jeden :near-shot: vezme { $shot-loss ->
        [one] { $shot-loss } bod života
        [few] { $shot-loss } body života
       *[other] { $shot-loss } bodů života
    } hráči, který sedí ve vzdálenosti { $shot-near }, vlevo, nebo vpravo, jak si vyberete.
    .title = Výstřel na souseda
    .event = { $actor } používá :near-shot:, cíl: { $target }.
    .of = a582011bd989
shots_far = Jeden :far-shot: vezme { $shot-loss ->
        [one] { $shot-loss } bod života
        [few] { $shot-loss } body života
       *[other] { $shot-loss } bodů života
    } hráči, který sedí přesně ve vzdálenosti { $shot-far }, vlevo, nebo vpravo, jak si vyberete.
    .title = Výstřel do dálky
    .event = { $actor } používá :far-shot:, cíl: { $target }.
    .of = 5e79da47ba75
shots_distance = { -distance(case: "nom-cap") } dvou hráčů se počítá v místech kolem stolu; sousedé jsou od sebe jedno místo. Vyřazení hráči se přeskakují.
    .title = Vzdálenost
    .of = d2a63bd09b6a
shots_close-quarters = Když vás ve hře není víc než { $close-quarters }, platí :far-shot: jako :near-shot:.
    .title = Zblízka
    .event = { $actor } používá zblízka :far-shot:, cíl: { $target }.
    .of = e70a00b3344f
shots_both-ways = Vlevo i vpravo se někdy dojde k témuž hráči: pro :near-shot:, když zbývají dva hráči, pro :far-shot:, když zbývají čtyři. Pak se jinam střílet nedá.
    .title = Z obou stran týž hráč
    .of = 45b5ef491281
shots_together = Nejdřív každému terči vyberte cíl, potom zasáhnou všechny výstřely ve stejné chvíli.
    .title = Všechny výstřely naráz
    .event = { $target } dostává zásah a ztrácí { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = 75bd25cde578
shots_overkill = Na jednoho hráče smíte namířit víc výstřelů, než kolik má bodů života. Přebytečné přijdou nazmar a vzdálenosti se nemění, dokud nezasáhnou všechny.
    .title = Víc výstřelů než životů
    .of = fbfaead89b5d
shots_example-overkill = Bob sedí vlevo od Ady a má jediný bod života. Adě dvakrát padl :near-shot: a obojím míří na něj. Po zásahu je Bob ze hry, ale druhý výstřel už nemůže letět dál na hráče za ním.
    .title = Příklad: o výstřel víc
    .of = 7b27963f35b4

## Beer

beer = Co kulka vzala, to pivo vrátí.
    .title = Pivo
    .of = 4ad84c94a616
beer_heal = Za každé :beer: získá hráč, kterého si vyberete, { $beer-gain ->
        [one] { $beer-gain } bod života
        [few] { $beer-gain } body života
       *[other] { $beer-gain } bodů života
    }. Smíte vybrat i sebe.
    .title = Pití piva
    .event = { $own ->
        [1] { $actor } pije pivo a získává { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
       *[other] { $actor } platí pivo. Pije { $target } a získává { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    }
    .of = 8afeebf8615e
beer_wasted = Kdo už je na svém stropu, pije pivo nadarmo.
    .title = Zbytečné pivo
    .event = { $own ->
        [1] { $actor } pije pivo nadarmo.
       *[other] { $actor } platí pivo. { $target } je pije nadarmo.
    }
    .of = 2e22b7562ed1

## The Gatling gun

gatling = Chvíli trvá, než se nabije, a pak se všichni krčí.
    .title = Gatling
    .of = 5303c59bfdb0
gatling_fire = Leží-li :gatling: na { $gatling-limit } nebo více výsledných kostkách, vystřelíte z { -gatling(case: "gen") }.
    .title = Palba z Gatlingu
    .event = { $actor } pálí z Gatlingu, :gatling: padl { $value }×.
    .of = 348cf438cd67
gatling_loss = Všichni ostatní hráči ztrácejí { $gatling-loss ->
        [one] { $gatling-loss } bod života
        [few] { $gatling-loss } body života
       *[other] { $gatling-loss } bodů života
    }.
    .title = Co Gatling bere
    .event = { $target } ztrácí palbou { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = c0a9dda0c036
gatling_discard = Po palbě vraťte všechny své šípy na hromádku.
    .title = Pryč se šípy
    .event = { $actor } vrací { $value ->
        [one] { $value } šíp
        [few] { $value } šípy
       *[other] { $value } šípů
    }.
    .of = 3e4b8837dc4b
gatling_once = Z { -gatling(case: "gen") } se střílí jednou za tah, i kdyby :gatling: ležel na všech kostkách.
    .title = Jen jednou
    .of = 766d09a4cd5d

## Elimination

elimination = Co se stane, když dojdou kulky.
    .title = Vyřazení
    .of = 4164d86c35e6
elimination_out = Kdo už nemá žádný bod života, je okamžitě vyřazen a na tah už nepřijde. Do vzdáleností se dál nepočítá.
    .title = Ze hry ven
    .event = { $by ->
        [1] { $target } je ze hry. Poslední bod života bere { $actor }.
       *[other] { $target } je ze hry.
    }
    .of = 4528c10d5a9c
elimination_reveal = Vyřazení otočí svou roli, aby ji všichni viděli.
    .title = Odhalení role
    .event = { $target } odhaluje roli: { $role }.
    .of = 940e99182107
elimination_arrows = Šípy vyřazených se vrátí na hromádku.
    .title = Šípy vyřazených
    .event = { $target } vrací { $value ->
        [one] { $value } šíp
        [few] { $value } šípy
       *[other] { $value } šípů
    }.
    .of = c172a6c06163
elimination_dead-do-nothing = Vyřazení nic nedělají a nic se neděje ani jim, ale vyhraje-li jejich strana, vyhrávají s ní.
    .title = Vyřazení hráči
    .of = b45f11c55658
elimination_nobodys-kill = Hráče, který padne při útoku indiánů nebo dynamitem, nezabil nikdo.
    .title = Smrt bez viníka
    .of = 28e0435b9e76

## How the game ends

endings = Kdo vyhrál a kdy se na to podívat.
    .title = Konec hry
    .of = 186d15b24d2f
endings_at-once = Pokaždé, když je někdo vyřazen, se podívejte, jestli tím není rozhodnuto. Pokud ano, hra v tu chvíli končí a nic dalšího se nevyhodnocuje.
    .title = Konec na místě
    .of = 6ce2f8f608bd
endings_sheriff-dead = Je-li vyřazen šerif, vyhrávají bandité, i kdyby z nich už nikdo nezbýval.
    .title = Šerif je mrtev
    .event = Šerif je mrtev. Vyhrávají bandité.
    .of = b1af72d8d667
endings_renegade = Je-li vyřazen šerif a jediný, kdo zůstal naživu, je odpadlík, vyhrává tento odpadlík, a bandité ne.
    .title = Vítězství odpadlíka
    .event = Odpadlík zůstává naživu jako poslední a vyhrává.
    .of = 649dade54140
endings_law = Jsou-li vyřazeni všichni bandité a všichni odpadlíci a šerif žije, vyhrává šerif se svými pomocníky.
    .title = Vítězství zákona
    .event = Všichni nepřátelé šerifa jsou ze hry. Vyhrává zákon.
    .of = 730412598949
endings_sheriff-first = Padne-li šerif ve stejné chvíli jako poslední z nepřátel, rozhoduje jeho pád: vyhrávají bandité.
    .title = Pád šerifa rozhoduje
    .event = Šerif padá zároveň s posledními nepřáteli. Vyhrávají bandité.
    .of = 5feca7b68852
endings_all-dead = Nepřežije-li vůbec nikdo, vyhrávají bandité.
    .title = Padnou všichni
    .event = Naživu nezůstává nikdo. Vyhrávají bandité.
    .of = 1c7876c7373a
endings_team = Šerif s pomocníky vyhrávají jako jedna strana a bandité jako druhá. Vyhrává i ten, kdo byl vyřazen.
    .title = Vyhrává celá strana
    .of = 33a247f5a62b
endings_example-all-dead = Zbývají šerif a odpadlík, oba s posledním bodem života a oba mají šípy. Šerif vezme z hromádky poslední a útok vyřadí oba. Nezůstal nikdo, a tak vyhrávají bandité, kteří už dávno nehrají.
    .title = Příklad: nezůstal nikdo
    .of = 7647b9997f41
endings_example-no-outlaws = Všichni bandité jsou ze hry. Odpadlík zastřelí šerifa, ale pomocník šerifa ještě žije. Odpadlík tedy nezůstal sám a vyhrávají bandité.
    .title = Příklad: předčasný výstřel
    .of = dd9f8aa4800e

## Three players

three = Při { $three-players } hráčích leží všechny role odkryté a každý po někom jde.
    .title = Tři hráči
    .of = d555ffe78d8f
three_roles = Rozdejte pomocníka šerifa, banditu a odpadlíka a všechny otočte lícem nahoru. Není tu žádný { -sheriff } a nikdo si nebere kulky navíc.
    .title = Odkryté role
    .event = { $target } dostává odkrytou roli: { $role }.
    .of = 16b6a7d399b5
three_start = První tah má { -deputy }.
    .title = Začíná pomocník
    .event = Začíná { $actor }, pomocník šerifa.
    .of = 0b2ff85bd103
three_targets = Pomocník šerifa jde po { -renegade(case: "loc") }, odpadlík po { -outlaw(case: "loc") } a bandita po { -deputy(case: "loc") }.
    .title = Kdo jde po kom
    .of = 9dbc1afe977b
three_win = Vezmete-li poslední bod života svému cíli právě vy, okamžitě vyhráváte.
    .title = Podařený lov
    .event = Lovec má svůj cíl a vyhrává.
    .of = a100d20bb52f
three_third-hand = Vezme-li mu ho ten třetí, zatím nevyhrál nikdo. Zbylí dva hrají dál.
    .title = Cizí rukou
    .event = { $target } padá, ale ne rukou lovce: střílí { $actor }. Vyhraje, kdo zůstane naživu.
    .of = cb690c523bf2
three_last = Od té chvíle prostě vyhrává, kdo zůstane naživu.
    .title = Poslední naživu
    .event = Vyhrává poslední naživu.
    .of = 7210015671fb
three_lost-target = Kdo padne při útoku indiánů nebo dynamitem, toho nezastřelil nikdo, a tak nikdo nedosáhl svého; zbylí dva bojují o to, kdo zůstane naživu.
    .title = Ztracený cíl
    .event = { $to ->
        [1] { $target } padá, ale ničí rukou. Vyhraje, kdo zůstane naživu.
       *[other] Cíl padá bez lovce, a lovec přesto vyhrává.
    }
    .of = 89716796d48d
three_all-dead = Padnou-li všichni, kdo zbývali, najednou, končí hra nerozhodně.
    .title = Padnou všichni tři
    .event = { $value ->
        [0] Naživu nezůstává nikdo: nerozhodně.
       *[other] Naživu nezůstává nikdo; vyhrává, kdo je na tahu.
    }
    .of = ddbc177f3048

## Eight players

eight = Při { $eight-players } hráčích jsou ve hře { $roles_8_renegade } odpadlíci.
    .title = Osm hráčů
    .of = 76e44aa2a6dd
eight_renegades = Ti dva nejsou spojenci: každý { -renegade } hraje sám za sebe a každý chce zůstat poslední.
    .title = Každý odpadlík za sebe
    .of = f12afc409e7d
eight_both-alive = Padne-li šerif, dokud oba odpadlíci žijí, není poslední ani jeden a vyhrávají bandité.
    .title = Zbývají dva odpadlíci
    .event = Šerif je mrtev a zbývají dva odpadlíci. Vyhrávají bandité.
    .of = bedb121f344c

## Characters

characters = Každý tu umí něco, co ostatní neumějí.
    .title = Postavy
    .of = 8c29e8c98ba0
characters_use = Říká-li { -ability } vaší postavy něco jiného než pravidla, platí schopnost. Co podle ní smíte, to dělat nemusíte.
    .title = Používání schopností
    .of = 38ce03e7567e
characters_bart-cassidy = Za každý bod života, o který by ho připravil výstřel nebo Gatling, si Bart Cassidy smí vzít { $bart-arrows ->
        [one] šíp
        [few] { $bart-arrows } šípy
       *[other] { $bart-arrows } šípů
    } místo ztráty. Poslední šíp z hromádky si takto vzít nesmí a proti indiánům ani dynamitu mu to nepomůže.
    .title = Bart Cassidy
    .event = { $actor } bere místo zásahu šíp, teď má { $value }.
    .of = 9c6dc3a34796
characters_bart-cassidy-hits = Při několika zásazích najednou se Bart rozhoduje u každého zvlášť, dokud je na hromádce víc než { $bart-arrows ->
        [one] { $bart-arrows } šíp
        [few] { $bart-arrows } šípy
       *[other] { $bart-arrows } šípů
    }.
    .title = Bart Cassidy, zásah za zásahem
    .of = a8c43d7926a8
characters_black-jack = Black Jack smí přehazovat i :dynamite:, dokud ho má na méně než { $dynamite-limit } kostkách.
    .title = Black Jack
    .event = { $actor } přehazuje { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[other] { $value } dynamitů
    }.
    .of = 6c1ffba79818
characters_calamity-janet = Calamity Janet smí použít každý :near-shot: jako :far-shot: a každý :far-shot: jako :near-shot:.
    .title = Calamity Janet
    .event = { $actor } bere { $face } obráceně, cíl: { $target }.
    .of = 2d41fa602a83
characters_el-gringo = Hráč, který El Gringa připraví o body života, si za to vezme { $gringo-arrows ->
        [one] šíp
        [few] { $gringo-arrows } šípy
       *[other] { $gringo-arrows } šípů
    }. Indiáni ani dynamit nejsou hráči, za ně se šíp nebere.
    .title = El Gringo
    .event = { $actor } se mstí: { $target } bere šíp, teď má { $value }.
    .of = ff1d6ddd3748
characters_el-gringo-gatling = Kdo El Gringa zasáhne z Gatlingu, nejdřív vrátí všechny své šípy jako po každém Gatlingu a teprve potom si vezme ten za El Gringa.
    .title = El Gringo a Gatling
    .of = b2a3d1a5ec17
characters_el-gringo-once = Za všechny výstřely jednoho tahu dohromady se El Gringův šíp bere jen jednou, bez ohledu na to, kolik bodů stály. Za Gatling v témže tahu se bere znovu.
    .title = El Gringo, pokaždé jednou
    .of = 9fc4bd28b1e2
characters_el-gringo-dying = Šíp se bere i za El Gringův poslední bod života.
    .title = El Gringův poslední bod
    .of = 12ff83a803e3
characters_jesse-jones = Nemá-li Jesse Jones ve chvíli, kdy se nalévá, víc než { $jesse-life ->
        [one] { $jesse-life } bod života
        [few] { $jesse-life } body života
       *[other] { $jesse-life } bodů života
    }, získá za každé :beer:, které vypije sám, { $jesse-gain ->
        [one] { $jesse-gain } bod života
        [few] { $jesse-gain } body života
       *[other] { $jesse-gain } bodů života
    }.
    .title = Jesse Jones
    .event = { $actor } má žízeň a získává { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = df7ba67d6f32
characters_example-jesse-jones = Jesse má { $jesse-life ->
        [one] { $jesse-life } bod života
        [few] { $jesse-life } body života
       *[other] { $jesse-life } bodů života
    }, dvakrát mu padlo :beer: a pokaždé ho vypije sám. Jak na tom je, se posuzuje jen jednou, před tím prvním, a tak mu každé vynese { $jesse-gain }.
    .title = Příklad: Jesse Jones
    .of = 2bf49f8f0bc0
characters_jourdonnais = Útok indiánů nikdy nestojí Jourdonnaise víc než { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } bod života
        [few] { $jourdonnais-loss } body života
       *[other] { $jourdonnais-loss } bodů života
    }.
    .title = Jourdonnais
    .event = { $target } se útoku ubrání a ušetří { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = 7fc3db09c381
characters_kit-carlson = Za každý :gatling: na svých výsledných kostkách smí Kit Carlson vrátit na hromádku { $kit-arrows ->
        [one] šíp
        [few] { $kit-arrows } šípy
       *[other] { $kit-arrows } šípů
    } kteréhokoli hráče, třeba i svůj.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } vrací vlastní šíp, teď má { $value }.
       *[other] { $actor } vrací cizí šíp: { $target } má teď { $value }.
    }
    .of = a559ac60a607
characters_kit-carlson-gatling = Když Kit Carlson pálí z Gatlingu, zbaví se jako obvykle všech svých šípů a každý :gatling: pak ještě smí použít na šípy ostatních.
    .title = Kit Carlson a Gatling
    .of = 00079b8ed3fb
characters_lucky-duke = Lucky Duke smí přehazovat { $duke-rerolls ->
        [one] o jednou
        [few] o { $duke-rerolls }krát
       *[other] o { $duke-rerolls }krát
    } víckrát než ostatní.
    .title = Lucky Duke
    .event = { $actor } využívá přehození navíc.
    .of = 1a3f48032626
characters_paul-regret = Gatling nevezme Paulu Regretovi nikdy ani bod života.
    .title = Paul Regret
    .event = { $target } stojí v palbě Gatlingu bez škrábnutí.
    .of = 9f35d21ea0a7
characters_pedro-ramirez = Za každý bod života, který ztratí, smí Pedro Ramirez vrátit { $pedro-arrows ->
        [one] jeden svůj šíp
        [few] { $pedro-arrows } své šípy
       *[other] { $pedro-arrows } svých šípů
    }. O bod přijde tak jako tak.
    .title = Pedro Ramirez
    .event = { $target } vrací šíp, teď má { $value }.
    .of = 5a6b0aabec13
characters_rose-doolan = Rose Doolan dostřelí dál: jak :near-shot:, tak :far-shot: smí kromě obvyklých cílů zasáhnout i hráče o { $rose-reach ->
        [one] { $rose-reach } místo
        [few] { $rose-reach } místa
       *[other] { $rose-reach } míst
    } dál.
    .title = Rose Doolan
    .event = { $actor } používá { $face } na větší dálku než ostatní, cíl: { $target }.
    .of = d08c26cc023e
characters_rose-doolan-around = Jak daleko kdo sedí, udává kratší cesta kolem stolu. Souseda Rose nemůže vydávat za vzdáleného tím, že k němu počítá oklikou.
    .title = Jak počítá Rose Doolan
    .of = faa0293ea15c
characters_sid-ketchum = Na začátku svého tahu, ještě než hodí, vybere Sid Ketchum hráče, který získá { $sid-gain ->
        [one] { $sid-gain } bod života
        [few] { $sid-gain } body života
       *[other] { $sid-gain } bodů života
    }. Smí vybrat i sebe.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } ošetřuje vlastní rány, ale nic nechybí.
            [one] { $actor } ošetřuje vlastní rány a získává { $value } bod života.
            [few] { $actor } ošetřuje vlastní rány a získává { $value } body života.
           *[other] { $actor } ošetřuje vlastní rány a získává { $value } bodů života.
        }
       *[other] { $value ->
            [0] { $actor } ošetřuje nadarmo: { $target } má všechno.
            [one] { $actor } ošetřuje rány: { $target } získává { $value } bod života.
            [few] { $actor } ošetřuje rány: { $target } získává { $value } body života.
           *[other] { $actor } ošetřuje rány: { $target } získává { $value } bodů života.
        }
    }
    .of = eec146a86df1
characters_slab-the-killer = Jednou za tah smí Slab the Killer obětovat :beer: a přidat jednomu ze svých výstřelů: takový :near-shot: nebo :far-shot: vezme cíli { $slab-loss ->
        [one] { $slab-loss } bod života
        [few] { $slab-loss } body života
       *[other] { $slab-loss } bodů života
    }.
    .title = Slab the Killer
    .event = { $actor } obětuje pivo, výstřel bere { $value }. Cíl: { $target }.
    .of = 1f4b5ff6eec2
characters_suzy-lafayette = Nemá-li na výsledných kostkách :near-shot: ani :far-shot:, získá Suzy Lafayette { $suzy-gain ->
        [one] { $suzy-gain } bod života
        [few] { $suzy-gain } body života
       *[other] { $suzy-gain } bodů života
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } nestřílí, ale nic nechybí.
        [one] { $target } nestřílí a získává { $value } bod života.
        [few] { $target } nestřílí a získává { $value } body života.
       *[other] { $target } nestřílí a získává { $value } bodů života.
    }
    .of = 698c852251b1
characters_vulture-sam = Kdykoli je vyřazen jiný hráč, získá Vulture Sam { $sam-gain ->
        [one] { $sam-gain } bod života
        [few] { $sam-gain } body života
       *[other] { $sam-gain } bodů života
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } krouží nad padlými, ale nic nechybí.
        [one] { $target } krouží nad padlými a získává { $value } bod života.
        [few] { $target } krouží nad padlými a získává { $value } body života.
       *[other] { $target } krouží nad padlými a získává { $value } bodů života.
    }
    .of = 8704fb5e54fa
characters_vulture-sam-dying = Padne-li ve stejné chvíli i Vulture Sam, nezíská nic.
    .title = Padne i Vulture Sam
    .event = { $target } padá zároveň s jinými, ale Vulture Sam si přijde na své a žije dál.
    .of = 78ea9ff70412
characters_willy-the-kid = Willy the Kid pálí z Gatlingu, už když :gatling: leží na { $willy-gatling } kostkách, i on však jen jednou za tah.
    .title = Willy the Kid
    .event = { $actor } pálí z Gatlingu, i když :gatling: padl jen { $value }×.
    .of = d50ae1277f8c

## The expansion

expansion = Druhá krabice: víc kostek, víc karet a víc důvodů se bát.
    .title = Nemrtví nebo živí
    .of = fd3fcf431fc5
expansion_builds-on = { product_undead-or-alive } se samo o sobě hrát nedá. Všechna pravidla základní hry platí dál, pokud modul, se kterým hrajete, neříká něco jiného.
    .title = Staví na základní hře
    .of = 919100fe4382
expansion_modules = Modulů je { $expansion-modules }. Přidejte jediný nebo kolik chcete, v jakékoli směsi, kterou dovolí počet hráčů a moduly samy.
    .title = Moduly
    .of = a81fbfcbfc33
expansion_other-boxes = Old Saloon je jiné rozšíření základní hry. Jeho moduly s těmito raději nemíchejte.
    .title = Jiná rozšíření
    .of = fc36e60982b1
expansion_box = Karet je dohromady { $expansion-cards }, k tomu kostky, žetony a pravidla. Které z nich potřebujete, se dočtete u jednotlivých modulů.
    .title = Celá krabice
    .of = 3a7cfc3c6397
expansion_summaries = { $new-summaries ->
        [one] { $new-summaries } další přehledová karta
        [few] { $new-summaries } další přehledové karty
       *[other] { $new-summaries } dalších přehledových karet
    }. Pravidla připomínají a žádné nemění.
    .title = Nové přehledové karty
    .of = 621b6b9ad127

## Module: Look Me in the Eyes

duels = Černé kostky, ostré pití a dva lidé, kteří si hledí do očí.
    .title = Dívej se mi do očí
    .of = 978e0c436b24
duels_needs-rage = { module_duels } (modul { $module-numbers_duels }) se hraje jen společně s modulem { $module-numbers_rage } ({ module_rage }).
    .title = Jen s kartami zuřivosti
    .of = 9ba3c964f2c0
duels_dice = { $duel-dice ->
        [one] { $duel-dice } černá kostka
        [few] { $duel-dice } černé kostky
       *[other] { $duel-dice } černých kostek
    }: to jsou { -duel-die(case: "nom-pl") }.
    .title = Soubojové kostky
    .of = 4a52a94983a2
duels_faces = Každá { -duel-die } má { $die-faces ->
        [one] { $die-faces } stěnu
        [few] { $die-faces } stěny
       *[other] { $die-faces } stěn
    }: :arrow: šíp, :dynamite: dynamit, :gatling: Gatling, :whiskey: whisky a { $duel-faces_duel ->
        [one] { $duel-faces_duel }krát
        [few] { $duel-faces_duel }krát
       *[other] { $duel-faces_duel }krát
    } :duel: souboj. Terče ani pivo na ní nejsou.
    .title = Stěny soubojové kostky
    .of = c211d4356ccf
duels_swap = Vezměte si { -duel-die(case: "acc-pl") } a { $duel-dice ->
        [one] { $duel-dice } základní kostku za ně vraťte
        [few] { $duel-dice } základní kostky za ně vraťte
       *[other] { $duel-dice } základních kostek za ně vraťte
    } do krabice.
    .title = Černé za bílé
    .of = d89be4f2b6f8
duels_roll = Tah začněte hodem všemi kostkami. Je jich { $dice }: bílé { $white-dice } a černé { $duel-dice }. Při { -re-roll(case: "loc") } smíte oba druhy míchat.
    .title = První hod se soubojovými kostkami
    .event = { $actor } hází { $dice }
    .of = 80f67f40ddf6
duels_order = Výsledné kostky se vyhodnocují v tomto pořadí: nejdřív :dynamite:, potom :whiskey:, pak :near-shot: a :far-shot:, po nich :beer: a :gatling: a úplně nakonec :duel:. Každý :arrow: už zapůsobil, když padl.
    .title = Pořadí vyhodnocení se soubojovými kostkami
    .of = 48778ed5d032
duels_shots-together = Všechny výstřely zasáhnou i teď ve stejné chvíli, ať mají jakékoli číslo, a vzdálenosti se mezi nimi nemění.
    .title = Výstřely zůstávají pohromadě
    .of = ef50fca18514
duels_whiskey = Za každou :whiskey: na výsledných kostkách získáte vy sami { $whiskey-gain ->
        [one] { $whiskey-gain } bod života
        [few] { $whiskey-gain } body života
       *[other] { $whiskey-gain } bodů života
    }. Přenechat ho nikomu nemůžete.
    .title = Pití whisky
    .event = { $value ->
        [0] { $actor } pije whisky, ale nic nechybí.
        [one] { $actor } pije whisky a získává { $value } bod života.
        [few] { $actor } pije whisky a získává { $value } body života.
       *[other] { $actor } pije whisky a získává { $value } bodů života.
    }
    .of = c27ee4c89723
duels_whiskey-token = Každá :whiskey: vás také zbaví { $whiskey-tokens ->
        [one] jednoho { -wound-token(case: "gen") }
        [few] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
       *[other] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
    }, ať chcete, nebo nechcete.
    .title = Whisky proti zraněním
    .event = { $actor } se díky whisky zbavuje žetonu zranění: { $face }.
    .of = 8ba3ceadc58a
duels_whiskey-rage = Nemáte-li před sebou žádný { -wound-token(case: "short-acc") }, musíte si místo toho vzít { $whiskey-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $whiskey-cards } { -rage-card(case: "acc-pl") }
       *[other] { $whiskey-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Whisky nalačno
    .event = { $actor } nemá žádný žeton zranění a whisky přináší kartu zuřivosti.
    .of = bc9af1dd9fdb
duels_whiskey-full = Jste-li na svém stropu, bod života z :whiskey: propadá; všechno ostatní se stane stejně.
    .title = Whisky a strop
    .of = 4047d0b10b92
duels_whiskey-choice = Který { -wound-token(case: "short-nom") } whisky vezme, vybíráte vy. Hned se zamíchá zpátky do hromádky.
    .title = Který žeton zmizí
    .of = e908d535aff3
duels_whiskey-cancel = Co vaše { -wound-token(case: "short-nom-pl") } ruší, je dané, jakmile stojí poslední hod. Žeton, který teprve potom vezme :whiskey:, už svou práci udělal.
    .title = Nejdřív zranění, potom whisky
    .of = eaf68331c997
duels_challenge = Za každý :duel: na výsledných kostkách podejte tu kostku soupeři podle svého výběru: tím ho vyzýváte na { -duel }. Na vzdálenosti nezáleží.
    .title = Výzva
    .event = { $actor } vyzývá k souboji, soupeř: { $target }.
    .of = a4847727d1db
duels_reply = Soupeř kostkou hodí. Padne-li cokoli jiného než :duel:, { -duel } prohrává; symbol sám žádný účinek nemá.
    .title = Odpověď
    .event = { $actor } hází v souboji { $face }, soupeř: { $target }.
    .of = 3a745188a2f0
duels_return = Padne-li :duel:, kostka se vrací a také vy musíte hodit :duel:. Podaří-li se to, hází znovu týž soupeř, a tak to jde sem a tam.
    .title = Sem a tam
    .event = { $actor } hází v souboji { $face }, soupeř: { $target }.
    .of = 53db22fbd388
duels_loss = Komu z obou jako prvnímu padne něco jiného, { -duel } prohrává: ztrácí { $duel-loss ->
        [one] { $duel-loss } bod života
        [few] { $duel-loss } body života
       *[other] { $duel-loss } bodů života
    } a bere si { $duel-tokens ->
        [one] { -wound-token(case: "acc") }
        [few] { $duel-tokens } { -wound-token(case: "acc-pl") }
       *[other] { $duel-tokens } { -wound-token(case: "gen-pl") }
    }. Nezáleží na tom, kdo začal.
    .title = Kdo prohraje, platí
    .event = { $target } prohrává souboj a ztrácí { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }. Vyhrává { $actor }.
    .of = a634ff1ff78c
duels_example-duel = Ada vyzve Boba. Bobovi padne :duel:, a tak se kostka vrací Adě. I jí padne :duel: a na řadě je zase Bob. Padne mu :arrow:. Bob prohrál: přišel o bod života, bere si { -wound-token(case: "short-acc") }, ale žádný šíp.
    .title = Příklad: souboj
    .of = 1bf10945cede
duels_one-by-one = Každý { -duel } se dobojuje, než se podá další kostka. O pořadí rozhoduje ten, kdo je na tahu.
    .title = Jeden po druhém
    .of = ff23270281ab
duels_one-each = V jednom tahu nesmíte témuž soupeři podat víc než { $duel-each ->
        [one] { $duel-each } kostku
        [few] { $duel-each } kostky
       *[other] { $duel-each } kostek
    }. Každý další { -duel } vyžaduje jiného soupeře.
    .title = Nikoho podruhé
    .of = 57c1386766fb
duels_living = Vyzvat jde jen hráče, který je ještě ve hře.
    .title = Živí soupeři
    .of = f832f15bb459
duels_surplus = Není-li už koho vyzvat, další :duel: žádný účinek nemá.
    .title = O souboj víc
    .event = { $actor } už nemá koho vyzvat; kostka nic nezpůsobí.
    .of = 64389ea710bd
duels_challenger-falls = Vyřadí-li vás { -duel } ve vašem vlastním tahu, souboje, které jste ještě nezačali, se nekonají.
    .title = Vyzyvatel padne
    .event = { $value ->
        [0] { $actor } je ze hry; další souboje se nekonají.
       *[other] { $actor } je ze hry, ale ostatní kostky se přesto podávají.
    }
    .of = 0c686864157a
duels_killer = Bod života ztracený v { -duel(case: "loc") } vzal druhý z obou soupeřů, ať začal kterýkoli. Byl-li to bod poslední, je vrahem on.
    .title = Smrt v souboji
    .of = 227979b0d22c
duels_bart-cassidy = Schopnost, kterou má Bart Cassidy, v { -duel(case: "loc") } nepomůže, protože to není výstřel ani Gatling. Když prohraje, platí všechno.
    .title = Bart Cassidy v souboji
    .of = a685a6ba6c77
duels_el-gringo = Prohraje-li { -duel } El Gringo, vítěz si bere { $gringo-arrows ->
        [one] šíp
        [few] { $gringo-arrows } šípy
       *[other] { $gringo-arrows } šípů
    } jako za každý bod života, o který ho hráč připraví. Každý prohraný souboj se počítá zvlášť.
    .title = El Gringo v souboji
    .of = 8e7f00e3c858

## Wound tokens

wounds = Souboje nechávají šrámy, které bolí až do konce vašeho příštího tahu.
    .title = Žetony zranění
    .of = 3c25ef758cf8
wounds_tokens = { $wound-tokens-total ->
        [one] { $wound-tokens-total } { -wound-token }
        [few] { $wound-tokens-total } { -wound-token(case: "nom-pl") }
       *[other] { $wound-tokens-total } { -wound-token(case: "gen-pl") }
    }: :beer: má { $wound-tokens_beer } z nich, :near-shot: { $wound-tokens_near-shot }, :far-shot: { $wound-tokens_far-shot } a :dynamite: { $wound-tokens_dynamite }.
    .title = Žetony soubojového zranění
    .of = 05699f47d036
wounds_stack = { -wound-token(case: "short-acc-pl-cap") } zamíchejte a dejte na hromádku lícem dolů doprostřed stolu.
    .title = Hromádka zranění
    .of = 0d8b0628c082
wounds_take = Kdo si má vzít { -wound-token(case: "short-acc") }, vezme vrchní z hromádky a položí ho před sebe lícem nahoru.
    .title = Braní žetonu zranění
    .event = { $target } si bere žeton zranění: { $face }.
    .of = 44d5c0784447
wounds_double = Máte-li už žeton s týmž symbolem, máte štěstí: nový zamíchejte zpátky do hromádky a jiný si neberte. Bod života je ztracený i tak.
    .title = Dvakrát totéž zranění
    .event = { $target } už má { $face }, a tak se žeton vrací na hromádku.
    .of = e489489958fe
wounds_most = Nikdo tedy nikdy nemá dva stejné a nikdo nemá víc než { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token(case: "acc") }
        [few] { $wound-kinds } { -wound-token(case: "acc-pl") }
       *[other] { $wound-kinds } { -wound-token(case: "gen-pl") }
    }.
    .title = Zranění všeho druhu
    .of = 3da2bfda192c
wounds_empty = Je-li hromádka prázdná, ten, kdo by si měl vzít { -wound-token(case: "short-acc") }, si nebere nic.
    .title = Žádný žeton nezbyl
    .event = { $target } si má vzít žeton zranění, ale žádný už není.
    .of = a80f4d2a33d0
wounds_cancel = Každý váš { -wound-token(case: "short-nom") }, na kterém je :beer:, :near-shot: nebo :far-shot:, zruší ve vašem tahu mezi výslednými kostkami { $wound-cancels ->
        [one] { $wound-cancels } takový symbol
        [few] { $wound-cancels } takové symboly
       *[other] { $wound-cancels } takových symbolů
    }. Zrušený symbol žádný účinek nemá.
    .title = Co žeton zranění ruší
    .event = { $actor } má žeton zranění, který ruší { $face }.
    .of = 66f7f55ec801
wounds_re-rolled = Zrušit jde jen to, co leží po vašem posledním hodu. Symbol, který přehodíte, žádný žeton nespotřebuje.
    .title = Přehozené symboly
    .of = 45b493e1a60b
wounds_example-cancel = Dora má žeton :beer:. Poprvé jí padne :beer: :beer: :gatling: :gatling: :arrow:. Obě piva si nechá a zbytek přehazuje, ale další už nepadne. Když přestane, žeton jedno z piv zruší a to druhé vypije.
    .title = Příklad: zkažené pivo
    .of = f267bb0e15e7
wounds_rage-cards = { -wound-token(case: "short-nom-cap") } ruší symboly na kostkách. Symbolům na { -rage-card(case: "loc-pl") } nic neudělá.
    .title = Zranění a karty zuřivosti
    .of = b1769751f358
wounds_suzy-lafayette = Schopnost Suzy Lafayette hledí na to, co padlo. Zkazí ji i terč, který { -wound-token(case: "short-nom") } zruší.
    .title = Zraněná Suzy Lafayette
    .of = 970c89d1bb8f
wounds_dynamite = Žeton, na kterém je :dynamite:, neruší nic. Naopak: ve vašem tahu platí, jako by padl ještě { $wound-dynamite } :dynamite: navíc.
    .title = Žeton dynamitu
    .event = { $actor } má i s žetonem zranění { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[other] { $value } dynamitů
    }.
    .of = 3930feee54b9
wounds_example-dynamite = Bob má žeton :dynamite: a napoprvé mu padne :dynamite: :dynamite:. To už jsou { $dynamite-limit }: dál nehází a ztrácí { $dynamite-loss ->
        [one] { $dynamite-loss } bod života
        [few] { $dynamite-loss } body života
       *[other] { $dynamite-loss } bodů života
    }.
    .title = Příklad: žeton dynamitu
    .of = 7ced694cdcc0
wounds_others-turns = V tazích ostatních vaše { -wound-token(case: "short-nom-pl") } nedělají nic.
    .title = Jen ve vlastním tahu
    .of = 72ebe08651c1
wounds_back = Když váš tah skončí, zamíchejte všechny své { -wound-token(case: "short-acc-pl") } zpátky do hromádky, ať něco zrušily, nebo ne, i ty, které jste si vzali teprve v něm.
    .title = Zranění se hojí
    .event = { $actor } vrací { $value ->
        [one] { $value } žeton zranění
        [few] { $value } žetony zranění
       *[other] { $value } žetonů zranění
    }.
    .of = d192328d56c3
wounds_eliminated = Kdo je vyřazen, žádný { -wound-token(case: "short-acc") } si nebere. Ty, které má, se zamíchají zpátky do hromádky.
    .title = Zranění vyřazených
    .event = { $target } odevzdává { $value ->
        [one] { $value } žeton zranění
        [few] { $value } žetony zranění
       *[other] { $value } žetonů zranění
    }.
    .of = ea0c6b348f6d

## Module: Two Bullets Are Enough

rage = Koho dost bolí, ten se přestane ovládat, a něco z toho má.
    .title = Dvě kulky stačí
    .of = 3b576705b6de
rage_alone = { module_rage } (modul { $module-numbers_rage }) se dá hrát i bez modulu { $module-numbers_duels }. Pak nejsou černé kostky, whisky ani žetony zranění a jedinou cestou, jak získat { -rage-card(case: "acc") }, jsou ztracené body života.
    .title = Se souboji i bez nich
    .of = 208ff409d9fe
rage_cards = { $rage-cards ->
        [one] { $rage-cards } karta zuřivosti
        [few] { $rage-cards } karty zuřivosti
       *[other] { $rage-cards } karet zuřivosti
    }.
    .title = Karty zuřivosti
    .of = a1feda7175cc
rage_house-deck = Co je na tištěných { -rage-card(case: "loc-pl") }, nikdo nezveřejnil. Tento balíček je náš vlastní návrh, ve kterém je každý symbol základních kostek stejně častý. Máte-li tištěné karty, platí místo něj ony.
    .title = Náš vlastní balíček
    .of = 50c5c6d86364
rage_deck = { -rage-card(case: "acc-pl-cap") } zamíchejte a položte lícem dolů doprostřed stolu. To je balíček zuřivosti.
    .title = Balíček zuřivosti
    .of = 89937ab40470
rage_two-points = Kdykoli končí něčí tah, musí si každý, kdo v něm přišel nejméně o { $rage-limit ->
        [one] { $rage-limit } bod života
        [few] { $rage-limit } body života
       *[other] { $rage-limit } bodů života
    }, vzít { $rage-draw ->
        [one] { -rage-card(case: "acc") }
        [few] { $rage-draw } { -rage-card(case: "acc-pl") }
       *[other] { $rage-draw } { -rage-card(case: "gen-pl") }
    }. Všechny ztráty toho tahu se sčítají, ať přišly odkudkoli.
    .title = Dojde trpělivost
    .event = { $target } v tomto tahu ztrácí celkem { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    } a bere si kartu zuřivosti.
    .of = 8644709d75c3
rage_losses = Počítají se jen ztráty. Body života získané v témže tahu je nesmažou a ztracený je i bod, který jste obětovali vlastní schopnosti.
    .title = Co je ztráta
    .of = 77ec965e848d
rage_once = Ani mnoho bodů ztracených v jednom tahu nepřinese víc karet: za ztráty se v tahu bere jednou.
    .title = Jednou za tah
    .of = a791b4f716bc
rage_draw-order = Má-li si vzít kartu víc hráčů, berou si po směru hodinových ručiček a začíná ten, kdo byl na tahu.
    .title = Kdo bere první
    .of = 0e485d5b4c25
rage_face-down = { -rage-card(case: "acc-pl-cap") } mějte před sebou lícem dolů, dokud nezačne váš příští tah. Vy se na ně smíte podívat kdykoli, ostatní ne.
    .title = Lícem dolů
    .event = { $target } vidí, co na nové kartě zuřivosti je: { $face }.
    .of = e0a636cca63d
rage_own-turn = Čeká i { -rage-card }, kterou jste si vzali ve vlastním tahu: zůstane lícem dolů, dokud nezačne váš příští tah.
    .title = Karta z vlastního tahu
    .of = 3f61e234aee8
rage_reveal = Na začátku svého tahu otočte všechny své { -rage-card(case: "acc-pl") }. Jejich symboly se přidají k výsledným kostkám tohoto tahu.
    .title = Odkrytí
    .event = { $actor } odkrývá kartu zuřivosti: { $face }.
    .of = 0df2db3feeee
rage_arrows = Je-li na { -rage-card(case: "loc") } :arrow:, nečeká se. Šíp za něj si vezměte hned po odkrytí, ještě než hodíte.
    .title = Šípy na kartách zuřivosti
    .event = { $actor } bere šíp za kartu zuřivosti, teď má { $value }.
    .of = 86b23149bacb
rage_last-arrow = Zmizí-li tím z hromádky poslední šíp, indiáni hned zaútočí. Koho tento útok vyřadí, ten už vůbec nehází a jeho tah končí.
    .title = Karta zuřivosti a poslední šíp
    .event = { $actor } je ze hry ještě před prvním hodem a tah končí.
    .of = 2267bc67a393
rage_dynamite = Každý :dynamite: na vašich odkrytých kartách platí od prvního hodu stejně jako na kostce. Je-li ho na kartách a kostkách dohromady { $dynamite-limit } nebo víc, žádné { -re-roll } není.
    .title = Dynamit na kartách zuřivosti
    .event = { $actor } má i s kartami zuřivosti { $value ->
        [one] { $value } dynamit
        [few] { $value } dynamity
       *[other] { $value } dynamitů
    } a už nehází.
    .of = cc85e582816a
rage_abilities = Pro { -ability(case: "acc") } postavy je symbol na odkryté kartě totéž co symbol na výsledné kostce. Jen to, co kostku mění nebo jí znovu hází, vyžaduje kostku opravdovou.
    .title = Karty zuřivosti a schopnosti
    .of = f81045fc7b2f
rage_example-reveal = Klára odkrývá :dynamite: a :beer:. Poprvé jí padne :dynamite: :dynamite: :near-shot: :arrow: :gatling:. Dynamity jsou i s kartou { $dynamite-limit }: přehazovat nesmí a ztrácí { $dynamite-loss ->
        [one] { $dynamite-loss } bod života
        [few] { $dynamite-loss } body života
       *[other] { $dynamite-loss } bodů života
    }. Potom ještě přijde výstřel a díky druhé kartě i pivo.
    .title = Příklad: dvě karty zuřivosti
    .of = f63652f41d1f
rage_discard = Když ten tah skončí, všechny karty, které jste odkryli, se odloží jako použité.
    .title = Použité karty zuřivosti
    .event = { $actor } odkládá { $value ->
        [one] { $value } použitou kartu zuřivosti
        [few] { $value } použité karty zuřivosti
       *[other] { $value } použitých karet zuřivosti
    }.
    .of = c950b3705b45
rage_reshuffle = Je-li balíček prázdný, zamíchejte použité { -rage-card(case: "acc-pl") }: to je nový balíček.
    .title = Nový balíček
    .event = Použité karty zuřivosti se míchají, v novém balíčku jich je { $value }.
    .of = 6c174b461413
rage_none-left = Není-li už ani co zamíchat, nedostane ten, kdo si má vzít kartu, nic.
    .title = Žádná zuřivost nezbyla
    .event = { $target } si má vzít kartu zuřivosti, ale žádná není.
    .of = dcd612653b82
rage_eliminated = Kdo je vyřazen, žádnou { -rage-card(case: "acc") } si za ten tah nebere. Ty, které ještě má, se odloží jako použité.
    .title = Zuřivost vyřazených
    .event = { $target } odevzdává { $value ->
        [one] { $value } kartu zuřivosti
        [few] { $value } karty zuřivosti
       *[other] { $value } karet zuřivosti
    }.
    .of = 8609756f824b

## Module: A New Posse in Town

posse = Do města přijíždějí další cizinci a každý má nějaký podivný zvyk.
    .title = Noví ozbrojenci ve městě
    .of = 7f9286bd4e0e
posse_shuffle = { module_posse } (modul { $module-numbers_posse }): nové { -character(case: "acc-pl") } zamíchejte mezi ty ze základní hry dřív, než se začne rozdávat.
    .title = Noví mezi starými
    .of = 5876ce782603
posse_cards = { $posse-cards ->
        [one] { $posse-cards } další postava
        [few] { $posse-cards } další postavy
       *[other] { $posse-cards } dalších postav
    }, každá se svým počtem bodů života a vlastní schopností.
    .title = Karty nových postav
    .of = dd30328f1ebc
posse_starred = Některé z nových postav mají hvězdičku. To, co umějí, potřebuje jiný modul, a tak hrají jen tehdy, když se s ním hraje.
    .title = Postavy s hvězdičkou
    .of = eed3655f7b2c
posse_without-duels = Bez soubojů vynechte tyto postavy: Greg Digger, Herb Hunter, Sam the Healer a Sean Mallory.
    .title = Kdo bez soubojů nehraje
    .of = b0aebc9edfa9
posse_without-rage = Bez karet zuřivosti vynechte navíc tyto: Pat Brennan a Pixie Pete.
    .title = Kdo bez karet zuřivosti nehraje
    .of = 09b32f61774f
posse_belle-star = Po každém svém hodu smí Belle Star otočit { $belle-dice ->
        [one] kostku
        [few] { $belle-dice } kostky
       *[other] { $belle-dice } kostek
    }, na které je :dynamite:, na :gatling:, pokud :dynamite: nemá na { $dynamite-limit } nebo více kostkách.
    .title = Belle Star
    .event = { $actor } otáčí kostku: místo :dynamite: je na ní :gatling:.
    .of = a7d04adcef72
posse_chuck-wengam = Jednou za svůj tah smí Chuck Wengam po kterémkoli svém hodu obětovat { $chuck-cost ->
        [one] { $chuck-cost } bod života
        [few] { $chuck-cost } body života
       *[other] { $chuck-cost } bodů života
    } a otočit { $chuck-dice ->
        [one] svou kostku
        [few] { $chuck-dice } své kostky
       *[other] { $chuck-dice } svých kostek
    } na kteroukoli stěnu, pokud :dynamite: nemá na { $dynamite-limit } nebo více kostkách.
    .title = Chuck Wengam
    .event = { $actor } obětuje { $chuck-cost ->
        [one] { $chuck-cost } bod života
        [few] { $chuck-cost } body života
       *[other] { $chuck-cost } bodů života
    } a otáčí kostku na { $face }.
    .of = 53dc1a6bf2e0
posse_chuck-wengam-turned = Kostka, kterou Chuck otočil, nepadla, takže otočení na :arrow: nestojí žádný šíp. Dynamit se počítá, ať se tam dostal jakkoli.
    .title = Otočit není hodit
    .of = f88ab7859d43
posse_chuck-wengam-last = Svůj poslední bod života Chuck obětovat nemůže.
    .title = Chuckův poslední bod
    .of = 2d1a862c39fb
posse_greg-digger = Každou :whiskey:, která mu padne, smí Greg Digger použít { $greg-uses ->
        [one] jednou
        [few] { $greg-uses }krát
       *[other] { $greg-uses }krát
    }.
    .title = Greg Digger
    .event = { $actor } pije tutéž whisky ještě jednou.
    .of = bf44cf7b3e4b
posse_greg-digger-wounds = Každé takové použití je celá whisky. Má-li Greg jediný { -wound-token(case: "short-acc") }, první použití ho odnese a další přinese { -rage-card(case: "acc") }.
    .title = Gregova druhá sklenka
    .of = 7802bdae6367
posse_herb-hunter = Ztratí-li v tahu, který hraje Herb Hunter, jiný hráč { $herb-limit ->
        [one] { $herb-limit } bod života
        [few] { $herb-limit } body života
       *[other] { $herb-limit } bodů života
    } nebo víc, musí si takový hráč vzít { $herb-tokens ->
        [one] { -wound-token(case: "short-acc") }
        [few] { $herb-tokens } { -wound-token(case: "short-acc-pl") }
       *[other] { $herb-tokens } { -wound-token(case: "short-gen-pl") }
    }.
    .title = Herb Hunter
    .event = { $target } ztrácí v tomto tahu celkem { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    } a musí si vzít žeton zranění. Na tahu je { $actor }.
    .of = d1c58e6dc92b
posse_herb-hunter-once = Žeton se bere v okamžiku, kdy ztráta dosáhne { $herb-limit }, a to jednou za hráče a tah. Body mezitím získané se od ní neodečítají.
    .title = Herbova zranění, jednou za tah
    .of = eba7b9f7a5e6
posse_pat-brennan = Na začátku svého tahu smí Pat Brennan vzít kterémukoli hráči { $pat-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $pat-cards } { -rage-card(case: "acc-pl") }
       *[other] { $pat-cards } { -rage-card(case: "gen-pl") }
    } a dát ji jinému. Kterýmkoli z obou může být i on sám.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } vybírá jednu z vlastních karet zuřivosti.
       *[other] { $actor } bere kartu zuřivosti. Dosud ji má { $target }.
    }
    .of = e5b58870f488
posse_pat-brennan-unseen = Karta zůstává lícem dolů a podívat se na ni smí jen ten, kdo ji nakonec má. Má-li někdo jiný karet víc, bere Pat jednu a nevidí kterou.
    .title = Pat bere poslepu
    .event = { $own ->
        [1] { $actor } si kartu nechává.
       *[other] { $actor } kartu předává. Teď ji má { $target }.
    }
    .of = 01a1f5eb78ee
posse_pat-brennan-reveal = Pat kartu nejdřív přesune; teprve potom odkrývá své, a mezi nimi i tu, kterou si právě vzal.
    .title = Nejdřív přesun, potom odkrytí
    .of = 99bc0ed7c860
posse_pixie-pete = Kdykoli si má Pixie Pete vzít { -rage-card(case: "acc") }, vezme { $pixie-draw } a podle svého výběru si nechá { $pixie-keep }. Zbytek zamíchá zpátky do balíčku.
    .title = Pixie Pete
    .event = { $target } si prohlíží { $value ->
        [one] { $value } kartu zuřivosti
        [few] { $value } karty zuřivosti
       *[other] { $value } karet zuřivosti
    } a nechává si lepší.
    .of = 017a7ce44323
posse_sam-the-healer = Za každý :duel:, kterým někoho ve svém tahu vyzve, smí Sam the Healer nechat hráče podle svého výběru získat { $healer-gain ->
        [one] { $healer-gain } bod života
        [few] { $healer-gain } body života
       *[other] { $healer-gain } bodů života
    }. Smí vybrat i sebe. Souboje, které začnou jiní, mu nevynesou nic.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } léčí vlastní rány, ale nic nechybí.
            [one] { $actor } získává před soubojem { $value } bod života.
            [few] { $actor } získává před soubojem { $value } body života.
           *[other] { $actor } získává před soubojem { $value } bodů života.
        }
       *[other] { $value ->
            [0] { $actor } léčí nadarmo: { $target } má všechno.
            [one] { $actor } léčí před soubojem: { $target } získává { $value } bod života.
            [few] { $actor } léčí před soubojem: { $target } získává { $value } body života.
           *[other] { $actor } léčí před soubojem: { $target } získává { $value } bodů života.
        }
    }
    .of = 16d1daea1c45
posse_sean-mallory = Ve vlastním tahu smí Sean Mallory v { -duel(case: "loc") } hodit kostkou znovu, { $sean-rerolls ->
        [one] jednou
        [few] { $sean-rerolls }krát
       *[other] { $sean-rerolls }krát
    } za tah, po kterémkoli vlastním hodu v něm. V soubojích, které začnou jiní, to nejde.
    .title = Sean Mallory
    .event = { $actor } hází soubojovou kostkou znovu.
    .of = 52b9009d9e53

## Module: Undead or Alive?

undead = Koho zastřelí, toho pohřbí, ale ne každý tam zůstane.
    .title = Nemrtví nebo živí?
    .of = 24c3f082a5b9
undead_players = Modul { $module-numbers_undead } ({ module_undead }) je pro { $undead-players } nebo více hráčů.
    .title = Kolik hráčů je třeba
    .of = 2b43dde74f3a
undead_cards = Karet { -boneyard(case: "gen") } je { $boneyard-cards-total }: bez rukou { $boneyard-cards_no-hands }, na { $boneyard-cards_one-hand } z nich { $boneyard-hands_one-hand ->
        [one] je { $boneyard-hands_one-hand } ruka
        [few] jsou { $boneyard-hands_one-hand } ruce
       *[other] je { $boneyard-hands_one-hand } rukou
    } a na { $boneyard-cards_two-hands } { $boneyard-hands_two-hands ->
        [one] je { $boneyard-hands_two-hands } ruka
        [few] jsou { $boneyard-hands_two-hands } ruce
       *[other] je { $boneyard-hands_two-hands } rukou
    }.
    .title = Karty krchova
    .of = f2daf650f066
undead_summaries = { $zombie-summaries ->
        [one] { $zombie-summaries } přehledová karta
        [few] { $zombie-summaries } přehledové karty
       *[other] { $zombie-summaries } přehledových karet
    } pro ty, kdo se vrátí.
    .title = Přehledové karty zombií
    .of = 502b505ebf34
undead_deck = Zamíchejte všechny karty { -boneyard(case: "gen") } (je jich { $boneyard-cards-total }), a položte je lícem dolů doprostřed stolu.
    .title = Krchov
    .of = 1824869ad7f0
undead_fallen =
    .title = Padlí a krchov
    .of = ca5165d26e24
undead_fallen_hand-back = Vyřazený hráč ukáže jako vždy svou roli a doprostřed vrátí nejen šípy, ale i kartu postavy, a hraje-li se s takovými moduly, také všechny karty zuřivosti a žetony zranění.
    .title = Nezůstane nic
    .event = { $target } leží pod zemí, beze zbraní, beze jména a bez zuřivosti.
    .of = fc27db4b8ef0
undead_fallen_idle = Vyřazení jen berou karty { -boneyard(case: "gen") }; nic jiného nedělají a nic se neděje ani jim. Dokud se nikdo nevrátil, vyhrávají spolu se svou stranou.
    .title = Vyřazení čekají
    .of = b6c36a35991a
undead_fallen_draw = Na konci tahu, ve kterém byl někdo vyřazen, ať to byl tah kohokoli, si padlý vezme { $boneyard-draw ->
        [one] kartu { -boneyard(case: "gen") } a otočí ji
        [few] { $boneyard-draw } karty { -boneyard(case: "gen") } a otočí je
       *[other] { $boneyard-draw } karet { -boneyard(case: "gen") } a otočí je
    }.
    .title = První karta
    .event = { $target } si bere z krchova: { $value ->
        [0] žádné ruce
        [one] { $value } ruka
        [few] { $value } ruce
       *[other] { $value } rukou
    }.
    .of = e1181d4ad66a
undead_fallen_order = Padlo-li v jednom tahu víc hráčů, berou si po směru hodinových ručiček, počínaje hráčem, který byl na tahu.
    .title = Kdo si bere první
    .of = 9c81a71c35ec
undead_fallen_turns = Když má { -turn } přijít k vyřazenému hráči, vezme si ještě { $boneyard-draw ->
        [one] jednu kartu { -boneyard(case: "gen") } a otočí ji
        [few] { $boneyard-draw } karty { -boneyard(case: "gen") } a otočí je
       *[other] { $boneyard-draw } karet { -boneyard(case: "gen") } a otočí je
    }, a tah jde dál.
    .title = Tahy padlých
    .event = { $actor } se hýbe v krchově: { $value ->
        [0] žádné ruce
        [one] { $value } ruka
        [few] { $value } ruce
       *[other] { $value } rukou
    }.
    .of = ca632dab9a31
undead_fallen_no-hands = Karta bez rukou znamená, že kvůli tomuto tahu žádné { -outbreak } nezačne, ať tam leží cokoli. Na konci tahu se zamíchá zpátky do { -boneyard(case: "gen") }.
    .title = Žádné ruce
    .event = Karta bez rukou se vrací do krchova.
    .of = ac3701e2d2fa
undead_fallen_hands = Karta, na které je :one-hand: nebo :two-hands:, zůstane uprostřed stolu lícem nahoru.
    .title = Ruce
    .event = Na stole { $value ->
        [one] je teď { $value } ruka
        [few] jsou teď { $value } ruce
       *[other] je teď { $value } rukou
    }.
    .of = d0c05d11824d
undead_fallen_count = Pokaždé, když se otočí karta s rukama, spočítejte všechny ruce na stole. Je-li jich víc než hráčů, kteří ještě žijí, nastane { -outbreak }.
    .title = Víc rukou než živých
    .event = Víc než živých: { $value ->
        [one] { $value } ruka
        [few] { $value } ruce
       *[other] { $value } rukou
    }. Mrtví se chystají vstát!
    .of = 4faa686d4812
undead_fallen_quiet = Stejně rukou jako živých, nebo méně, nestačí, a nic se nestane ani po kartě bez rukou. Hra jde prostě dál.
    .title = Klid
    .of = 31ab022ad305
undead_fallen_blocked = Otočí-li se na konci jednoho tahu víc karet a jedna z nich je bez rukou, nenásleduje { -outbreak } po žádné z nich. I když už je rukou příliš, musí přijít další karta s rukama v některém pozdějším tahu.
    .title = Zadrží je prázdná karta
    .event = Karta bez rukou mrtvé zadržuje.
    .of = e629ae885f91
undead_fallen_example-count = Pět hráčů žije a na stole leží :two-hands: :two-hands: :one-hand:. Na každého živého připadá jedna ruka, a tak je klid. Ať teď přijde kterákoli karta s rukama, bude rukou víc než živých.
    .title = Příklad: počítání rukou
    .of = a888c87654c4
undead_fallen_never = { -outbreak(case: "nom-cap") } není nikdy jisté. Nejedna hra skončí dřív, než se mrtví rozhodnou.
    .title = Možná nikdy
    .of = b5384fbcf34e
undead_outbreak =
    .title = Vzkříšení zombií
    .of = dc2df0036b46
undead_outbreak_game-over-first = Rozhodne-li se hra v tahu, po kterém má přijít { -outbreak }, je konec a nevstane nikdo.
    .title = Nejdřív, kdo vyhrál
    .of = d0400542d34f
undead_outbreak_next-turn = Byla-li rozhodující karta otočena na konci tahu živého hráče, přijde { -outbreak } na začátku dalšího tahu, dřív než se v něm stane cokoli jiného.
    .title = S dalším tahem
    .event = S dalším tahem mrtví vstanou.
    .of = 2daf092aaaee
undead_outbreak_roller-fell = Stejné je to, když ten, kdo byl na tahu, v něm padl: { -outbreak } přijde na začátku tahu dalšího hráče.
    .title = Když padl i ten, kdo hrál
    .of = 1ccf5eddef6d
undead_outbreak_this-turn = Byla-li rozhodující karta otočena, když začínal tah vyřazeného hráče, přijde { -outbreak } hned a ten hráč má právě tento tah, už jako { -zombie }.
    .title = Rovnou na hřbitově
    .event = Mrtví okamžitě vstávají a na tahu je { $actor }.
    .of = 04b426a1d6e1
undead_outbreak_rise = Když přijde { -outbreak }, všechny karty { -boneyard(case: "gen") } odejdou ze hry a všichni vyřazení hráči se mění v { -zombie(case: "acc-pl") }, ať měli jakoukoli roli.
    .title = Mrtví vstávají
    .event = { $target } vstává z mrtvých.
    .of = ce72404b0768
undead_outbreak_master = { -renegade(case: "nom-cap") }, který ještě žije, je od té chvíle { -zombie-master } a nechává si všechny body života i schopnost postavy.
    .title = Pán zombií
    .event = { $target }, odpadlík, je Pán zombií.
    .of = 041d4c686bf1
undead_outbreak_no-master = Odpadlík, který padl, vstává jako obyčejná { -zombie }. Nežije-li žádný odpadlík, není ani { -zombie-master }.
    .title = Bez Pána zombií
    .event = Žádný odpadlík nežije, Pán zombií není.
    .of = 3e63d409091d
undead_outbreak_one-renegade-left = Žije-li z obou odpadlíků jen jeden, je z něj { -zombie-master }; druhý vstává jako obyčejná { -zombie }.
    .title = Zbývá jeden ze dvou odpadlíků
    .of = 20117dbc6633
undead_outbreak_two-renegades-left = Žijí-li oba odpadlíci, je { -zombie-master } ten, který sedí po směru hodinových ručiček blíž k hráči na tahu. Z druhého je hned obyčejná { -zombie }.
    .title = Zbývají oba odpadlíci
    .event = { $target }, druhý odpadlík, je teď také zombie.
    .of = 59cddecabb9e
undead_outbreak_nearest = Počítejte od hráče, jehož tah právě začíná. Je-li odpadlíkem on, nikdo blíž není.
    .title = Kdo je blíž
    .of = b272257c034f
undead_outbreak_life = Každá { -zombie }, jen { -zombie-master } ne, dostane tolik bodů života, kolik hráčů ještě žije; { -zombie-master } se mezi ně počítá.
    .title = Body života nemrtvých
    .event = { $target } má jako zombie { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = fe85197e216d
undead_outbreak_life-second = Druhý odpadlík, ze kterého je { -zombie }, se mezi živé nepočítá.
    .title = Druhý odpadlík se nepočítá
    .of = c1af28f98263
undead_outbreak_second-hands-back = Druhý odpadlík vrátí kartu postavy, a hraje-li se s takovými moduly, také všechny karty zuřivosti a žetony zranění. Šípy mu zůstanou.
    .title = Co vrací druhý odpadlík
    .event = { $target } odevzdává { $value ->
        [one] { $value } kartu nebo žeton
        [few] { $value } karty a žetony
       *[other] { $value } karet a žetonů
    }.
    .of = 14ce6468c243
undead_outbreak_survivors = Všichni, kdo žijí a nejsou ani { -zombie }, ani { -zombie-master }, jsou od této chvíle { -survivor(case: "nom-pl") } a drží spolu, ať mají role jakékoli.
    .title = Přeživší
    .of = 14c1af3f8549
undead_outbreak_example-outbreak = Hraje jich šest; šerif, pomocník šerifa, jeden bandita a odpadlík žijí ve chvíli, kdy leží příliš mnoho rukou. Oba padlí bandité se vracejí a každý má čtyři body života. Vede je odpadlík jako Pán zombií. Šerif, pomocník a poslední bandita jsou teď na jedné straně.
    .title = Příklad: vzkříšení zombií
    .of = 9e5e055ea332
undead_zombies =
    .title = Hra za zombie
    .of = 6cd954bc6d87
undead_zombies_return = Všichni, kdo vstali, jsou zase ve hře a pro { -distance(case: "acc-pl") } se počítají. Vezměte si jednu z nových přehledových karet a hrajte podle obvyklých pravidel, až na to, co následuje.
    .title = Zpátky u stolu
    .of = 1a93f3b803a3
undead_zombies_dice = { -zombie(case: "nom-cap") } hází jen { $zombie-dice ->
        [one] { $zombie-dice } bílou kostkou
        [few] { $zombie-dice } bílými kostkami
       *[other] { $zombie-dice } bílými kostkami
    }.
    .title = Méně kostek
    .event = { $actor } hází { $dice }
    .of = c9e1b77ad6c7
undead_zombies_no-gain = { -zombie(case: "nom-cap") } body života nikdy nezíská, pivem ani ničím jiným.
    .title = Mrtvé nic nevyléčí
    .event = { $target } je zombie a mrtvé nic nevyléčí.
    .of = 926e308550a2
undead_zombies_no-cards = { -zombie(case: "nom-cap") } si nikdy nebere { -rage-card(case: "acc") }.
    .title = Mrtví bez karet zuřivosti
    .of = 5b97b9c37bde
undead_zombies_no-tokens = { -zombie(case: "nom-cap") } si nikdy nebere { -wound-token(case: "short-acc") }.
    .title = Mrtví bez žetonů zranění
    .of = 1880b88694b5
undead_zombies_challenged = { -zombie(case: "acc-cap") } jde vyzvat na { -duel } a kostkou hází jako každý jiný. Když { -zombie } prohraje, platí jen body života.
    .title = Souboje se zombiemi
    .of = c04b82e53b41
undead_zombies_no-character = { -zombie(case: "nom-cap") } nemá postavu, a tedy ani schopnost: karta se vrátila doprostřed.
    .title = Bez postavy
    .of = 7f68b9c2ba43
undead_zombies_master-plays = Nic z toho neplatí pro toho, kdo je { -zombie-master }: nikdy hru neopustil a hraje dál jako předtím, se všemi kostkami, pivem, kartami i schopností.
    .title = Jak hraje Pán zombií
    .of = 871211251db5
undead_end =
    .title = Jak to skončí po vzkříšení zombií
    .of = 144ed6bf73b4
undead_end_for-good = Koho vyřadí po tom, co přišlo { -outbreak }, ten je ze hry navždy. Karty { -boneyard(case: "gen") } se už neberou.
    .title = Navždy pryč
    .event = { $target } už se nevrátí.
    .of = 451ba05622da
undead_end_zombies-win = { -zombie(case: "nom-pl-cap") } a jejich Pán společně vyhrávají, jakmile jsou vyřazeni všichni { -survivor(case: "nom-pl") }.
    .title = Vítězství zombií
    .event = Nikdo z přeživších nezbývá. Vyhrávají zombie.
    .of = 15a1d167acc9
undead_end_survivors-win = { -survivor(case: "nom-pl-cap") } společně vyhrávají, jakmile jsou ze hry všechny { -zombie(case: "nom-pl") } i { -zombie-master }.
    .title = Vítězství přeživších
    .event = Žádná zombie nezbývá. Vyhrávají přeživší.
    .of = e9362317f4aa
undead_end_all-dead = Padnou-li v jednom tahu všichni, kdo zbývali, třeba při útoku indiánů, vyhrávají { -zombie(case: "nom-pl") }.
    .title = Nezbývá nikdo
    .event = Nezbývá nikdo. Vyhrávají zombie.
    .of = d2beba6a3230
undead_end_sheriff-falls = Od chvíle, kdy přišlo { -outbreak }, hru nic jiného neukončí. Padne-li šerif nebo všichni bandité, hraje se dál.
    .title = Šerif padne rukou zombií
    .of = 2cb54f120706
undead_end_example-end = Po vzkříšení zastřelí zombie šerifa. Pomocník šerifa a jeden bandita ještě žijí a bojují dál bok po boku. Teprve až nebude ani jeden z nich, vyhrály zombie.
    .title = Příklad: ještě není konec
    .of = 707e2a6d6dfa

## Module: Wild West Legacy

legacy = Co jedna hra zanechá té další.
    .title = Odkaz Divokého západu
    .of = 111c0e2e5695
legacy_scope = { -legacy }, modul { $legacy-module } rozšíření { product_undead-or-alive }, je pro skupiny, které hrají několik her po sobě. Použijte ho, když s tím všichni souhlasíte.
    .title = Několik her po sobě
    .of = a1e469317e1b
legacy_killer-becomes-sheriff = Vyřadil-li šerifa jiný hráč, je v další hře šerifem on, ať měl jakoukoli roli.
    .title = Kdo šerifa zabije, má hvězdu
    .of = 33ef3a8d4786
legacy_sheriff-names = Šerif, který je na konci ještě naživu, řekne, kdo jím bude příště. Může jmenovat i sebe.
    .title = Živý šerif hvězdu předává
    .of = 3b27d1a02f9d
legacy_extra-bullet = Šerif, který jmenuje někoho jiného, začíná další hru o { $legacy-bullets ->
        [one] { $legacy-bullets } kulku
        [few] { $legacy-bullets } kulky
       *[other] { $legacy-bullets } kulek
    } bohatší. Za ponechanou hvězdu není nic.
    .title = Kulka za velkorysost
    .event = { $target } má za předanou hvězdu o { $value ->
        [one] { $value } kulku
        [few] { $value } kulky
       *[other] { $value } kulek
    } víc.
    .of = a1a88985adfa
legacy_extra-bullet-cap = I tato kulka se počítá do stropu, stejně jako kulky navíc, které má šerif.
    .title = Kulka a strop
    .event = { $target } může mít nejvýš { $value ->
        [one] { $value } bod života
        [few] { $value } body života
       *[other] { $value } bodů života
    }.
    .of = 4d52f74bcb92
legacy_eliminated-chooses = Kdo byl vyřazen, smí si postavu pro další hru sám vybrat z těch, které nikdo neměl.
    .title = Vyřazení si vybírají postavu
    .of = 382cd2129152
legacy_survivor-keeps = Kdo přežil, si svou postavu buď nechá, nebo si vylosuje jinou z nepoužitých. Ta stará se mezi ně vrátí až po losování.
    .title = Přeživší nechávají, nebo losují
    .of = 7886519a314b
legacy_choice-order = Je-li vyřazených víc, vybírají si v pořadí, v jakém padli, a každý po výběru vrátí svou starou postavu.
    .title = Kdo vybírá první
    .of = 5946aef338b3
legacy_risen = Kdo se vrátil jako zombie, už postavu nemá a vybírá si novou jako všichni vyřazení, na místě v pořadí, které má podle svého prvního pádu.
    .title = Zombie a další hra
    .of = e5ba137fdd47
legacy_no-killer = Nevzal-li šerifovi poslední bod života žádný hráč, nikdo si hvězdu nezasloužil. V další hře se všechny role rozdají náhodně.
    .title = Šerifa nezabil nikdo
    .of = 2c691981ce87
legacy_three-players = Hra ve třech šerifa nemá a na hvězdě nic nemění. Kdo ji měl dostat, dostane ji v nejbližší hře, která šerifa má.
    .title = Tři hráči a hvězda
    .of = 8284d389a643
legacy_absent = Když ten, kdo má být šerifem, další hru nehraje, dohodnou se ostatní na jiném, nebo hvězdu rozdají náhodně.
    .title = Šerif nepřijde
    .of = fd0cb0059275
legacy_newcomer = Kdo minulou hru nehrál, dostane postavu náhodně, jako při první hře.
    .title = Nováčci
    .of = c3e4526fb8ac
legacy_sheriff-dealt = Je-li další šerif daný, dejte mu hvězdu a zbylé role zamíchejte a rozdejte ostatním.
    .title = Hvězda se nerozdává
    .event = { $target } má hvězdu z minulé hry.
    .of = c0c03ddb456f
legacy_character-dealt = Ponechané a vybrané postavy se rozdělí nejdřív, teprve potom se rozdají ty ostatní.
    .title = Dané postavy první
    .event = { $target } má podle minulé hry postavu: { $character }.
    .of = ec07577ac971

## Of our own

house = Dvě malá pravidla, která jsme přidali sami tam, kde by stůl prostě udělal, co se nabízí.
    .title = Naše pravidla
    .of = c7e267f9ee2b
house_open-roles = Po konci hry všichni ukážou svou roli.
    .title = Role na konci
    .event = { $target } na konci ukazuje roli: { $role }.
    .of = 8e7ad1c35a23
house_step-limit = Hra, která neskončí ani po { $step-limit } krocích (krok je začátek tahu, hod nebo vyhodnocení kostek), je nerozhodná. Nikdy ji neuvidíte.
    .title = Hra bez konce
    .event = Hra by nikdy neskončila: nerozhodně.
    .of = 66059e329d90

## Readings

reading_dynamite-death = Vyhodnotí se ještě ostatní kostky, když dynamit vyřadí toho, kdo jím hodil?
    .why = Přepracovaná pravidla výslovně říkají, že ne.
    .of = 8800e7e39067
reading_dynamite-death_drop = Ne: ostatní kostky už nic nezpůsobí.
    .of = 980acc717aca
reading_dynamite-death_resolve = Ano: všechno ostatní na kostkách se stane.
    .of = 2cebd3647a32
reading_attack-death = Platí kostky dál, když indiáni vyřadí toho, kdo hází?
    .why = Mrtví nehrají. Totéž říkají přepracovaná pravidla o dynamitu, a to je podobný případ.
    .of = 9b1f6c0b5238
reading_attack-death_drop = Ne: tah tím končí.
    .of = 2b4141bf0373
reading_attack-death_resolve = Ano: kostky platí tak, jak leží.
    .of = 843951dac048
reading_table-kills = Kdo zabil hráče, který padne při útoku indiánů nebo dynamitem?
    .why = Takto se na dynamit dívá karetní hra a ani karta El Gringa takovou ztrátu nepřičítá žádnému hráči.
    .of = ff6ee12970c4
reading_table-kills_nobody = Nikdo.
    .of = d94444bb2964
reading_table-kills_last-arrow = Oběti indiánů patří tomu, kdo vzal poslední šíp; oběti dynamitu nikomu.
    .of = 0e6682e7d12f
reading_three-lost-target = Tři hráči: co když někdo padne při útoku indiánů nebo dynamitem?
    .why = Lovec vyhrává tím, že vezme poslední bod života, a tady ho žádný lovec nevzal.
    .of = 11fd8175928d
reading_three-lost-target_fight-on = Nikdo svého nedosáhl; vyhraje, kdo zůstane naživu.
    .of = f98454c8a690
reading_three-lost-target_hunter-wins = Vyhrává ten, kdo po padlém šel.
    .of = dfe4e61b6bb1
reading_three-all-dead = Tři hráči: co když padnou všichni, kdo zbývali, najednou?
    .why = Žádné pravidlo vítěze nejmenuje, a tak si ho nevymýšlíme.
    .of = 56dbe32d8b7e
reading_three-all-dead_draw = Hra končí nerozhodně.
    .of = 9c141cd67a09
reading_three-all-dead_active-wins = Vyhrává hráč, který je na tahu.
    .of = 5c634d9625f5
reading_gatling-gringo = Kdo zasáhne El Gringa z Gatlingu: nejdřív bere šíp, nebo nejdřív vrací své?
    .why = Vrácení šípů patří ke Gatlingu samému, El Gringova odplata přichází až po něm. Stejně to hraje i jedna herní skupina.
    .of = 8d9e5b9f9434
reading_gatling-gringo_discard-first = Nejdřív se vrátí všechny šípy, potom se vezme ten za El Gringa a ten zůstane.
    .of = 580532c1f5bb
reading_gatling-gringo_arrow-first = Nejdřív se vezme šíp za El Gringa a ten se pak vrátí se všemi ostatními.
    .of = 925c31e98793
reading_gringo-arrows = Kolikrát za tah se bere El Gringův šíp?
    .why = Jeho karta chce šíp za jeden bod nebo za víc bodů, a výstřely zasahují najednou.
    .of = 99d3b1885fef
reading_gringo-arrows_step = Jednou za všechny výstřely a jednou navíc za Gatling.
    .of = 71bf98255a95
reading_gringo-arrows_turn = Jednou za tah, ať se děje cokoli.
    .of = e75fe647d188
reading_gringo-dying = Bere se šíp, i když je El Gringo vyřazen?
    .why = O bod života přišel, a nic víc jeho karta nechce.
    .of = dc34a3d97e91
reading_gringo-dying_arrow = Ano: i jeho poslední bod života stojí šíp.
    .of = fb99abf218d8
reading_gringo-dying_nothing = Ne: vyřazená postava už schopnost nemá.
    .of = 5d70749390a8
reading_sam-dying = Získá Vulture Sam něco, když je vyřazen ve stejné chvíli jako jiný hráč?
    .why = Kdo padnou společně, jsou společně ze hry. Stejně to hraje i jedna herní skupina.
    .of = 5df04864986c
reading_sam-dying_no-gain = Ne: je ze hry také.
    .of = e73eee80e28e
reading_sam-dying_gain = Ano: nejdřív získá, a proto žije dál.
    .of = 48280c687da1
reading_rose-around = Smí Rose Doolan počítat kolem stolu i delší cestou?
    .why = Vzdálenost je jedno číslo; soused je soused, ať se počítá kudy chce.
    .of = da7350e5ca9d
reading_rose-around_shortest = Ne: vzdálenost je jen ta kratší cesta.
    .of = 8d4fd1a8d61f
reading_rose-around_around = Ano: platí cesta z obou stran.
    .of = eb36cdd0f771
reading_duel-shots = Zasahují i se soubojovými kostkami všechny výstřely společně?
    .why = Pořadí, v jakém jsou symboly vypsány, ještě nemusí rušit pravidlo základní hry, že všechny výstřely zasahují naráz.
    .of = 95ba2b754ad4
reading_duel-shots_together = Ano: všechny ve stejné chvíli.
    .of = 68df10a0affd
reading_duel-shots_near-first = Ne: nejdřív všechny { -near-shot(case: "acc-pl") }, a teprve po jejich zásahu všechny { -far-shot(case: "acc-pl") }.
    .of = e76fbfc7d753
reading_whiskey-token = Kam přijde žeton, který whisky hráči vezme?
    .why = Každý jiný žeton se od hráče vrací do hromádky.
    .of = be8b419d3350
reading_whiskey-token_stack = Hned do hromádky.
    .of = 1eb465a2389e
reading_whiskey-token_aside = Stranou, a do hromádky až na konci tahu.
    .of = 3221923e9b30
reading_whiskey-cancel = Ruší žeton symbol i potom, co ho vezme whisky z téhož tahu?
    .why = Ruší se, co leží po posledním hodu, a teprve potom se whisky pije.
    .of = 2bc6ddba3b37
reading_whiskey-cancel_fixed = Ano: co ruší, rozhodl už poslední hod.
    .of = f54ecfd67b82
reading_whiskey-cancel_gone = Ne: bez žetonu symbol platí.
    .of = fd0907ddb3c2
reading_surplus-duel = Co se zbylými, když soubojů padne víc, než je soupeřů?
    .why = V jednom tahu nesmí soupeř dostat druhou kostku a o výjimce se nic neříká.
    .of = a6b8ae875098
reading_surplus-duel_nothing = Žádný účinek nemají.
    .of = a5bc36271181
reading_surplus-duel_again = Soupeře pak jde vyzvat podruhé.
    .of = b42b4b738b18
reading_challenger-falls = Co se souboji, které ještě nezačaly, když některý vyřadí vyzyvatele?
    .why = Mrtví nejednají, takže nepodávají ani kostky.
    .of = 66910825d607
reading_challenger-falls_drop = Nekonají se.
    .of = eb81859eb2e1
reading_challenger-falls_resolve = Každá kostka se přesto podá a jednou se jí hodí; kdo mine, platí.
    .of = a776270f3c25
reading_duel-kill = Kdo zabil hráče, který ztratí poslední bod života v souboji?
    .why = Bojují dva hráči a jeden z nich vyhrál. Není to nehoda jako dynamit.
    .of = 47323842098c
reading_duel-kill_winner = Druhý z obou soupeřů.
    .of = c50e3fe28602
reading_duel-kill_challenger = Vyzyvatel, když prohrál vyzvaný; jinak nikdo.
    .of = 4d96bd4d32fa
reading_duel-kill_nobody = Nikdo.
    .of = 931e788c4e7b
reading_bart-duel = Smí si Bart Cassidy vzít šíp místo bodu ztraceného v souboji?
    .why = Jeho karta mluví o výstřelech a o Gatlingu a souboj není ani jedno.
    .of = 42bbf6df1859
reading_bart-duel_refused = Ne: platí jako každý.
    .of = 9bc70e89b7b7
reading_bart-duel_allowed = Ano, jako při výstřelu. Žeton zranění ho přesto nemine.
    .of = 54f118183b99
reading_gringo-duel = Bere si šíp ten, kdo El Gringa porazí v souboji?
    .why = Jeho karta se týká hráče, který ho připraví o bod života, a přesně to vítěz souboje dělá.
    .of = 00bab3f07337
reading_gringo-duel_arrow = Ano: vítěz si bere šíp.
    .of = 064c0ee5fd88
reading_gringo-duel_nothing = Ne: souboj není ničí útok na něj.
    .of = 5cbd6f07beae
reading_empty-stack = Co když se má brát žeton zranění a hromádka je prázdná?
    .why = Nejde vzít, co tam není.
    .of = 38fffe5b93d2
reading_empty-stack_nothing = Nikdo si nebere nic.
    .of = f9a42426b4a0
reading_empty-stack_owed = Zůstává dluh: příští žeton, který se má vrátit, dostane tento hráč.
    .of = 59cdeb45570b
reading_token-rage = Mohou žetony zranění rušit symboly na kartách zuřivosti?
    .why = Pravidla mluví o symbolech, které padly na kostkách.
    .of = d961bccfe394
reading_token-rage_dice-only = Ne: jen na kostkách.
    .of = 0887173e07ec
reading_token-rage_cards-too = Ano: i symbol karty, pokud na žádné kostce není.
    .of = 88678b9a64ba
reading_token-suzy = Získá Suzy Lafayette body, když její jediný terč zruší žeton zranění?
    .why = Terč jí padl. Že z něj nic nebude, to na hodu nic nemění.
    .of = e56d24b97273
reading_token-suzy_rolled = Ne: platí, co je na kostkách.
    .of = d34db6fb00b2
reading_token-suzy_cancelled = Ano: co je zrušené, jako by nepadlo.
    .of = 6f5722e46ba4
reading_rage-losses = Smažou body získané v tahu ty, které se v něm ztratily?
    .why = Pravidla se ptají, kolik jich bylo ztraceno, z jakékoli příčiny. Zisk ztrátu neodčiní.
    .of = 42a9a19497a7
reading_rage-losses_losses = Ne: počítají se jen ztráty a bod zaplacený za vlastní schopnost je také ztráta.
    .of = 5b74b599172b
reading_rage-losses_net = Ano: platí, o kolik jich má hráč na konci tahu méně.
    .of = 42bdd1951b61
reading_rage-dynamite = Odkdy se počítá dynamit na kartách zuřivosti?
    .why = Symboly se přidávají k výsledkům a výsledky už prvního hodu mohou házení ukončit.
    .of = e88065cba39d
reading_rage-dynamite_counts = Hned: spolu s kostkami může házení ukončit.
    .of = 7599b8700a3a
reading_rage-dynamite_last = Až s výslednými kostkami: vybuchnout může, ale přehození nezastaví.
    .of = a31e48ab154c
reading_rage-abilities = Působí schopnosti na symboly karet zuřivosti?
    .why = Karty se přidávají k tomu, co padlo; schopnost, která chce padlé symboly, je tam pak najde.
    .of = 6c541ac2efdd
reading_rage-abilities_as-dice = Ano: jsou jako symboly na výsledných kostkách.
    .of = 7e07add0a644
reading_rage-abilities_dice-only = Ne: schopnosti hledí jen na kostky.
    .of = 16acbb2c3f5d
reading_chuck-last-point = Smí Chuck Wengam obětovat svůj poslední bod života?
    .why = Byl by vyřazen dřív, než se kostka otočí, a mrtví žádnými kostkami neotáčejí.
    .of = 23a55e09d8c6
reading_chuck-last-point_refused = Ne.
    .of = c022a8a56c91
reading_chuck-last-point_allowed = Ano: kostku otočí a je vyřazen.
    .of = 97fe9a59f633
reading_pat-reveal = Přesouvá Pat Brennan kartu zuřivosti dřív, než odkryje své, nebo až potom?
    .why = Takto jeho schopnost ještě něco zmůže proti kartám, které mu chtějí uškodit.
    .of = f095cea892e0
reading_pat-reveal_move-first = Dřív: karta, kterou vezme pro sebe, se odkryje s ostatními.
    .of = 12b56e0abb8a
reading_pat-reveal_reveal-first = Až potom: karta, kterou vezme pro sebe, počká do jeho dalšího tahu.
    .of = 737b3e7803e3
reading_boneyard-order = V jakém pořadí si z krchova berou hráči, kteří padli v témže tahu?
    .why = Po směru hodinových ručiček od hráče na tahu: tak jde kolem stolu i všechno ostatní.
    .of = 4533dc5e60ba
reading_boneyard-order_active = Po směru hodinových ručiček od hráče, který byl na tahu.
    .of = 13f25b97d1a0
reading_boneyard-order_sheriff = Po směru hodinových ručiček od šerifa.
    .of = 51c87c507274
reading_nearest-renegade = Žijí dva odpadlíci a mrtví vstávají na začátku tahu: od koho se počítá?
    .why = To už je na tahu další hráč.
    .of = de1ef70b79c3
reading_nearest-renegade_starts = Od hráče, jehož tah začíná; je-li to odpadlík, nikdo blíž není.
    .of = d00fc58429b2
reading_nearest-renegade_ended = Od hráče, jehož tah právě skončil.
    .of = b322959d9595
reading_second-renegade-life = Počítá se druhý odpadlík, ze kterého je zombie, do bodů života zombií?
    .why = Počítají se živí, a tento odpadlík už mezi ně nepatří.
    .of = fdfa4810ce64
reading_second-renegade-life_left-out = Ne.
    .of = 57e9170153d0
reading_second-renegade-life_counted = Ano: živí se počítají dřív, než se kdokoli promění.
    .of = e0f286fee570
reading_second-renegade-cards = Co s kartami zuřivosti a žetony zranění druhého odpadlíka, ze kterého je zombie?
    .why = Zombie si žádné brát nesmějí, a tak by bylo divné, kdyby je tahle měla.
    .of = 47877df03019
reading_second-renegade-cards_discard = Hned se odevzdají.
    .of = f30ed1096191
reading_second-renegade-cards_keep = Zůstanou, dokud se nespotřebují.
    .of = 0f4ac9f3ee8a
reading_master-limits = Platí omezení zombií i pro Pána zombií?
    .why = Týkají se hráčů, kteří se do hry vracejí, a Pán ji nikdy neopustil.
    .of = 0b6d2ca00d3c
reading_master-limits_survivor = Ne: Pán hraje dál jako předtím.
    .of = 194029043ae8
reading_master-limits_zombie = Ano: Pán hází tak málo kostkami jako zombie, body života nezískává a karty ani žetony si nebere, schopnost mu však zůstává.
    .of = 388ad165969c
reading_extra-bullet-cap = Zvyšuje kulka navíc z Odkazu i strop?
    .why = Strop je to, s čím se začínalo, a kulky navíc, které má šerif, ho zvyšují také.
    .of = 7c31a5b74ba5
reading_extra-bullet-cap_raises = Ano: strop je o kulku vyšší.
    .of = 2fb14ead1ef5
reading_extra-bullet-cap_keeps = Ne: jednou ztracená kulka se už nevrátí.
    .of = 40700eb8533d
reading_legacy-bullet = Živý šerif jmenuje někoho jiného: kdo má kulku navíc?
    .why = Celá věta mluví o dosavadním šerifovi, a tak o něm nejspíš mluví i její konec.
    .of = 6c266dca8ead
reading_legacy-bullet_old-sheriff = Dosavadní šerif, jako poděkování za hvězdu.
    .of = 8260fb2c7b37
reading_legacy-bullet_new-sheriff = Nový šerif.
    .of = 747437a8985b
reading_legacy-no-killer = Šerif padl, ale ne rukou hráče: kdo bude šerifem příště?
    .why = Hvězdu si lze zasloužit jen rukou hráče, takže znovu rozhodnou karty.
    .of = 167e7c580838
reading_legacy-no-killer_random = Role se rozdají náhodně.
    .of = 73343bc73b8f
reading_legacy-no-killer_group = Rozhodne skupina.
    .of = 5971a3b785b3
reading_legacy-three = Co udělá s hvězdou hra ve třech, která šerifa nemá?
    .why = V takové hře hvězdu nikdo neměl, a tak ji nikdo nemohl získat ani ztratit.
    .of = 1c65e8873597
reading_legacy-three_wait = Nic: co bylo dané předtím, počká na další hru se šerifem.
    .of = d75c8619682f
reading_legacy-three_winner = Vítěz té hry bude šerifem v nejbližší hře, která šerifa má.
    .of = 1825f268a44a
reading_legacy-absent = Kdo má být šerifem, další hru nehraje: kdo jím bude?
    .why = Lidé u jednoho stolu si to vyřeší lépe než náhoda.
    .of = e717af777916
reading_legacy-absent_group = Rozhodne skupina.
    .of = 43e24c397762
reading_legacy-absent_random = Role se rozdají náhodně.
    .of = c19735b1f8e3

## Cards, dice and tokens

deck_characters = Postavy
    .of = 7e8a64337228
deck_roles = Role
    .of = 1d16a1c1007b
deck_dice = Kostky
    .of = 5d38a88d4824
deck_arrows = Žetony šípů
    .of = 8175e82dad15
deck_bullets = Kulky
    .of = be213574b4fd
deck_summaries = Přehledové karty
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
card_sheriff = Šerif
    .text = Přežít a dočkat se, že všichni bandité a odpadlíci budou ze hry.
    .of = 472430e1f4dc
card_deputy = Pomocník šerifa
    .text = Chránit šerifa a vyhrát s ním.
    .of = 2f795116be92
card_outlaw = Bandita
    .text = Zbavit se šerifa.
    .of = 3e076285b216
card_renegade = Odpadlík
    .text = Zůstat naživu jako poslední.
    .of = 4650f043d07a
deck_duel-dice = Soubojové kostky
    .of = 14fe17aa62d8
card_duel-die = Soubojová kostka
    .of = df11410dd913
deck_wound-tokens = Žetony soubojového zranění
    .of = 8eda6cf66ad5
card_wound-beer = Zranění: pivo
    .of = 33be6733cae4
card_wound-near-shot = Zranění: { -near-shot }
    .of = ed929f566162
card_wound-far-shot = Zranění: { -far-shot }
    .of = f5e64d28da9a
card_wound-dynamite = Zranění: dynamit
    .of = eb5e14850a07
deck_rage = Karty zuřivosti
    .of = 29327a903f0c
card_rage-arrow = Zuřivost: šíp
    .text = Hned po odkrytí si vezměte šíp.
    .of = 330056de8362
card_rage-dynamite = Zuřivost: dynamit
    .text = Ke kostkám tohoto tahu přidá :dynamite:.
    .of = b83b163ff03c
card_rage-near-shot = Zuřivost: { -near-shot }
    .text = K výsledným kostkám tohoto tahu přidá :near-shot:.
    .of = 6d7026a987bf
card_rage-far-shot = Zuřivost: { -far-shot }
    .text = K výsledným kostkám tohoto tahu přidá :far-shot:.
    .of = b6e1d6d1ffe1
card_rage-beer = Zuřivost: pivo
    .text = K výsledným kostkám tohoto tahu přidá :beer:.
    .of = 44ef544048b1
card_rage-gatling = Zuřivost: Gatling
    .text = K výsledným kostkám tohoto tahu přidá :gatling:.
    .of = a6a6c6723801
deck_posse = Nové postavy
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
deck_boneyard = Karty krchova
    .of = 52a3f6e02a60
card_no-hands = Žádné ruce
    .of = ac2e831d5852
card_one-hand = Jedna ruka
    .of = aef824c8adc9
card_two-hands = Dvě ruce
    .of = 802018281bcd
deck_zombie-summaries = Přehledové karty zombií
    .of = 89ceb574e658
card_zombie-summary = Přehledová karta zombie
    .of = 4210557c9f7e
deck_new-summaries = Nové přehledové karty
    .of = 389d1142c4c0
card_new-summary = Přehledová karta
    .of = 477d9a0efa7a
card_base-die = Kostka
    .of = ce627ffb688a
card_arrow-token = Šíp
    .of = ba6291a606f5
card_bullet-single = Kulka
    .of = 6e334be81626
card_bullet-triple = Tři kulky
    .of = 8d83551575ce
card_summary = Přehledová karta
    .of = 9611ba30615b
role_sheriff = šerif
    .of = 8c3f92bd6261
role_deputy = pomocník šerifa
    .of = 65ebdd91beeb
role_outlaw = bandita
    .of = bd5e55ca6571
role_renegade = odpadlík
    .of = 35e854872b2b

## Icons

icon_arrow = šíp
    .of = fa2e59d29dd1
icon_dynamite = dynamit
    .of = dde40e4ba186
icon_near-shot = { -near-shot }
    .of = d6f63e97db54
icon_far-shot = { -far-shot }
    .of = 00dc83fca128
icon_beer = pivo
    .of = 2a5011351af0
icon_gatling = Gatling
    .of = 8ed7a6452cf2
icon_sheriff = šerif
    .of = 5c3500e17d7b
icon_deputy = pomocník šerifa
    .of = 217c387c2b57
icon_outlaw = bandita
    .of = c2c2799e6bc0
icon_renegade = odpadlík
    .of = b42abb080893
icon_star = hvězda šerifa
    .of = f2bac6d9291b
icon_bullet = kulka
    .of = 0ef8c6089faf
icon_bullets = tři kulky
    .of = a08c1081208c
icon_out = vyřazení
    .of = 333b5bdbad34
icon_die = kostka
    .of = 3b78f16dad9c
icon_card-back = karta lícem dolů
    .of = 31acf43da6df
icon_hand = ruka
    .of = 684c96450061
icon_whiskey = whisky
    .of = 3d555c5d4fd1
icon_duel = souboj
    .of = 73dd2c554e7a
icon_duel-die = soubojová kostka
    .of = a173148737d7
icon_wound = zranění
    .of = 48be3ce567bc
icon_rage-card = karta zuřivosti
    .of = aa79a836005f
icon_boneyard = krchov
    .of = 92f7edeb1aec
icon_one-hand = jedna ruka
    .of = b2604155ed75
icon_two-hands = dvě ruce
    .of = f852f9f38daf
icon_zombie = zombie
    .of = 86ed6d20bf53
icon_zombie-master = Pán zombií
    .of = a2cf8ddf273e
icon_bart-cassidy = klobouk s dírou po kulce
    .of = 63db4ca2067e
icon_black-jack = roznětnice
    .of = 194cbddfe3e6
icon_calamity-janet = revolver
    .of = ec42a2fccfb9
icon_el-gringo = sombrero
    .of = 2a98eca941cd
icon_jesse-jones = láhev
    .of = 361b7ca98a28
icon_jourdonnais = dvě pera
    .of = 55b72118a947
icon_kit-carlson = kožešinová čepice
    .of = 951864647f34
icon_lucky-duke = čtyřlístek
    .of = eedd7d3c786e
icon_paul-regret = podkova
    .of = 2afb18a27e31
icon_pedro-ramirez = kaktus
    .of = 6a884dd8f028
icon_rose-doolan = růže
    .of = c64b31c8b82c
icon_sid-ketchum = lékařská brašna
    .of = 626e69eed30c
icon_slab-the-killer = lovecký nůž
    .of = d858fc454efb
icon_suzy-lafayette = vějíř
    .of = 0ff8880abfe4
icon_vulture-sam = sup
    .of = cce8212c70ee
icon_willy-the-kid = prak
    .of = 95b466d3eab0
icon_belle-star = zvonek
    .of = 35ac8d6bfac1
icon_chuck-wengam = otáčená kostka
    .of = d8340a54c6af
icon_greg-digger = rýč
    .of = e7a0f266f882
icon_herb-hunter = medvědí past
    .of = c6e74c2fa8d9
icon_pat-brennan = dvě prohozené karty
    .of = 4e5b7391e4b0
icon_pixie-pete = měkký klobouk s perem
    .of = 0919ca00d3da
icon_sam-the-healer = obvázané srdce
    .of = c6e146ea73dc
icon_sean-mallory = roztočená pistole
    .of = f25a7e1aef83

## What players are asked

ask_deal-role = Která role se rozdává?
    .of = f785b6e9f763
ask_draw-character = Která postava se rozdává?
    .of = 3c5a08cfd36e
ask_roll = { $dice ->
        [one] Co padlo na kostce?
        [few] Co padlo na kostkách?
       *[other] Co padlo na kostkách?
    }
    .of = 0afcd945ab5d
ask_roll-duel = { $dice ->
        [one] Co padlo na černé kostce?
        [few] Co padlo na černých kostkách?
       *[other] Co padlo na černých kostkách?
    }
    .of = 5cbf21a4a020
ask_wound = Který žeton zranění whisky vezme?
    .of = 79a83e8c02cc
ask_pixie = Kterou z těchto dvou karet zuřivosti si necháte?
    .of = 8bf88f18172d
ask_pat-from = Čí kartu zuřivosti přesunete?
    .of = a095401e604b
ask_pat-to = Kdo tu kartu zuřivosti dostane?
    .of = 7df85d3ff6bc
ask_pat-own = Kterou ze svých karet zuřivosti dáte pryč?
    .of = e2e3a7590aee
ask_duel = Koho vyzvete na souboj?
    .of = 7b8bbcb668ff
ask_healer = Kdo získá před soubojem { $healer-gain ->
        [one] { $healer-gain } bod života
        [few] { $healer-gain } body života
       *[other] { $healer-gain } bodů života
    }?
    .of = d81116f609ca
ask_sean = Hodíte soubojovou kostkou znovu?
    .of = 4cefbe581a9c
ask_greg = Vypijete tutéž whisky ještě jednou?
    .of = 144db3cac533
ask_belle = Otočíte jeden :dynamite: na :gatling:?
    .of = d4f88c5537a0
ask_chuck = Obětujete { $chuck-cost ->
        [one] { $chuck-cost } bod života
        [few] { $chuck-cost } body života
       *[other] { $chuck-cost } bodů života
    } a otočíte kostku?
    .of = ccb50363b573
ask_draw-wound = Který žeton zranění se bere?
    .of = c4d3b561c1dc
ask_draw-rage = Která karta zuřivosti se bere?
    .of = 0d9be860ab5d
ask_draw-bone = Která karta krchova se bere?
    .of = b2537582ceba
ask_reroll = Které kostky přehodíte?
    .hint = { $left ->
        [one] Zbývá vám { $left } přehození.
        [few] Zbývají vám { $left } přehození.
       *[other] Zbývá vám { $left } přehození.
    }
    .of = 042bcbd1ad7d
ask_shot = Koho zasáhne { $face }?
    .hint = Všechny výstřely zasáhnou najednou, až vyberete cíl poslednímu.
    .of = c7b1a3602da0
ask_beer = Kdo vypije { $face }?
    .hint = Můžete to být i vy.
    .of = 2e039337131e
ask_double = Obětujete pivo na jeden ze svých výstřelů?
    .hint = Vybraný výstřel vezme { $slab-loss ->
        [one] { $slab-loss } bod života
        [few] { $slab-loss } body života
       *[other] { $slab-loss } bodů života
    }.
    .of = 0b54c2b71a31
ask_bart = Vezmete si místo tohoto zásahu šíp?
    .hint = U každého zásahu rozhodujete zvlášť.
    .of = 8f2b7db15ef1
ask_pedro = Vrátíte šíp za ztracený bod života?
    .of = 79637cc04a39
ask_kit = Čí šíp se vrátí na hromádku?
    .hint = Jeden za každý :gatling:.
    .of = f329a762132b
ask_sid = Kdo získá { $sid-gain ->
        [one] { $sid-gain } bod života
        [few] { $sid-gain } body života
       *[other] { $sid-gain } bodů života
    }?
    .hint = Můžete to být i vy.
    .of = 4aa7bd182eab

## The table

ui_table = Stůl shora: hráči, kostky a šípy
    .of = 5b37a5657c86
ui_pile-left = { $pile ->
        [one] { $pile } šíp na hromádce
        [few] { $pile } šípy na hromádce
       *[other] { $pile } šípů na hromádce
    }
    .of = 61caec03bf9b
ui_rerolls-left = { $left ->
        [0] přehodit už nejde
        [one] zbývá { $left } přehození
        [few] zbývají { $left } přehození
       *[other] zbývá { $left } přehození
    }
    .of = 6f41ab88f5d2
ui_plate = { $name }, { $character }: body života { $life } z { $cap }, šípy { $arrows }
    .of = e1bb83f437e3
ui_rule = Pravidlo
    .of = 2cb2516d5a36
ui_table_roles = Hráči
    .of = 93c1db993905
ui_table_duel-faces = Symbol
    .of = c03b2078b606
ui_table_wound-tokens = Symbol
    .of = 6972081e47be
ui_table_rage-deck = Symbol
    .of = 18c6f26afd94
ui_table_boneyard-cards = Karta krchova
    .of = 8728886f7bf1
ui_bullets = :bullet: { $life } z { $cap }
    .of = 121b3cfceb62
ui_arrows = :arrow: { $arrows }
    .of = a339ce21e2d6
ui_distance = vzdálenost vlevo { $clockwise }, vpravo { $back }
    .of = 189e961b1f32
ui_dead-hands = Rukou mrtvých: { $hands }, živých hráčů: { $living }
    .of = 9b0384268d31
ui_broken-out = Zombie vstaly z hrobu.
    .of = 2a978c910efb
ui_duel-now = Souboj: { $challenger } a { $opponent }; hází { $thrower }.
    .of = 283f9c05789a
ui_rage-held = :rage-card: { $cards }
    .of = 8690b84aee86
ui_wounds = Žetony zranění:
    .of = 54252c3f6529
ui_keep-all = Nechat všechny kostky
    .of = 08cd523d41f3
ui_reroll_some = Hodit znovu tyto
    .of = 1b11ec29c0ec
ui_target = :bullet: { $life } z { $cap }, :arrow: { $arrows }
    .of = bc632b3b6611
ui_bart_yes = Vzít šíp
    .of = bec5764c9dce
ui_bart_no = Schytat zásah
    .of = a9a452a65d92
ui_pedro_yes = Vrátit šíp
    .of = 2870ee4e8d28
ui_pedro_no = Nechat si ho
    .of = 7dff1db3b9f9
ui_kit_no = Šípy nechat být
    .of = d63e29e36af1
ui_pat-from_no = Karty nechat být
    .of = ddcc91d51418
ui_healer_no = Nikdo
    .of = 063ef714b8b5
ui_sean_yes = Hodit znovu
    .of = 1804f3d6ce65
ui_sean_no = Nechat to tak
    .of = 1c1c1376e161
ui_greg_yes = Vypít znovu
    .of = 2fd05d02ae94
ui_greg_no = Už stačí
    .of = 636e299e6a4e
ui_belle_yes = Otočit na :gatling:
    .of = 0db7704244d7
ui_belle_no = Nechat ji být
    .of = 08a68d2e481d
ui_rage-card = Karta zuřivosti: { $face }
    .of = f69cd700f973
ui_chuck_no = Žádnou neotáčet
    .of = 90006d9d4e88
ui_chuck_turn = { $from } na { $face }
    .of = bd65a5f9d126
ui_double_no = Pivo si nechat
    .of = 457048501c08
ui_life = Body života
    .of = 4937d7f4a2cc
ui_worth = Hodnota v bodech života
    .of = 7e4c4a1b9401

## Computer players

policy_random = Zelenáč
    .about = Dělá cokoli, co pravidla dovolí, bez rozmýšlení.
    .of = 1b9dd4ccd1db
policy_cautious = Opatrný
    .about = Hlídá si vlastní kůži a střílí podle své role, ale nic nevyvozuje.
    .of = 96809d432b75
policy_suspicious = Podezíravý
    .about = Sleduje, kdo po kom střílí a kdo komu platí pivo, a role z toho odhaduje.
    .of = 2e5589e3ffea

## What is counted in simulations

tally_games-sheriff = Hry se šerifem
    .of = 2c9d0ae5c575
tally_won-sheriff = Vyhrává šerif
    .of = c8c4bf070269
tally_games-deputy = Hry s pomocníkem šerifa
    .of = cca6a4e62fe7
tally_won-deputy = Vyhrává pomocník šerifa
    .of = d1871f843a0f
tally_games-outlaw = Hry s banditou
    .of = b4c69c131d95
tally_won-outlaw = Vyhrává bandita
    .of = 8fcea105cb49
tally_games-renegade = Hry s odpadlíkem
    .of = d86cdb9889e2
tally_won-renegade = Vyhrává odpadlík
    .of = 4bb8992b69b3
tally_nobody = Nevyhrává nikdo
    .of = ce46f96b7b20
tally_step-limit = Přerušeno jako nekonečné
    .of = 48ee9b4ffcc0
tally_attacks = Útoky indiánů
    .of = 75bb6d709930
tally_with-bart-cassidy = Hry, ve kterých je { card_bart-cassidy }
    .of = c40b26b9c0cd
tally_won-with-bart-cassidy = Vyhrává { card_bart-cassidy }
    .of = c37b78b1c1b6
tally_with-black-jack = Hry, ve kterých je { card_black-jack }
    .of = 99f78c215020
tally_won-with-black-jack = Vyhrává { card_black-jack }
    .of = 5c1bfcb85eb2
tally_with-calamity-janet = Hry, ve kterých je { card_calamity-janet }
    .of = fcd8324cefdd
tally_won-with-calamity-janet = Vyhrává { card_calamity-janet }
    .of = 81a84ccad89a
tally_with-el-gringo = Hry, ve kterých je { card_el-gringo }
    .of = 87859ea41e0c
tally_won-with-el-gringo = Vyhrává { card_el-gringo }
    .of = 08bc1f6daa6d
tally_with-jesse-jones = Hry, ve kterých je { card_jesse-jones }
    .of = 8f2fb37b5901
tally_won-with-jesse-jones = Vyhrává { card_jesse-jones }
    .of = 7d32e90e18aa
tally_with-jourdonnais = Hry, ve kterých je { card_jourdonnais }
    .of = 23e7caf84826
tally_won-with-jourdonnais = Vyhrává { card_jourdonnais }
    .of = 2954ed491a75
tally_with-kit-carlson = Hry, ve kterých je { card_kit-carlson }
    .of = 2840e40e052f
tally_won-with-kit-carlson = Vyhrává { card_kit-carlson }
    .of = f531f55a40d1
tally_with-lucky-duke = Hry, ve kterých je { card_lucky-duke }
    .of = b2f965947f8b
tally_won-with-lucky-duke = Vyhrává { card_lucky-duke }
    .of = 7cc099612598
tally_with-paul-regret = Hry, ve kterých je { card_paul-regret }
    .of = a35f56bf0a07
tally_won-with-paul-regret = Vyhrává { card_paul-regret }
    .of = 3ec2d6d18b53
tally_with-pedro-ramirez = Hry, ve kterých je { card_pedro-ramirez }
    .of = 9a47c84cf14c
tally_won-with-pedro-ramirez = Vyhrává { card_pedro-ramirez }
    .of = 310ff3504c74
tally_with-rose-doolan = Hry, ve kterých je { card_rose-doolan }
    .of = e66ca05f7797
tally_won-with-rose-doolan = Vyhrává { card_rose-doolan }
    .of = bc8fa79e55df
tally_with-sid-ketchum = Hry, ve kterých je { card_sid-ketchum }
    .of = c5c674ad72ed
tally_won-with-sid-ketchum = Vyhrává { card_sid-ketchum }
    .of = beffe0ed8d88
tally_with-slab-the-killer = Hry, ve kterých je { card_slab-the-killer }
    .of = d324d64b6f0c
tally_won-with-slab-the-killer = Vyhrává { card_slab-the-killer }
    .of = 6d15fc942b5e
tally_with-suzy-lafayette = Hry, ve kterých je { card_suzy-lafayette }
    .of = 6fd2eaf68a1e
tally_won-with-suzy-lafayette = Vyhrává { card_suzy-lafayette }
    .of = 97a2b871c288
tally_with-vulture-sam = Hry, ve kterých je { card_vulture-sam }
    .of = 041a7b331437
tally_won-with-vulture-sam = Vyhrává { card_vulture-sam }
    .of = 0ef569a8405d
tally_with-willy-the-kid = Hry, ve kterých je { card_willy-the-kid }
    .of = 32cbbe70362c
tally_won-with-willy-the-kid = Vyhrává { card_willy-the-kid }
    .of = c3ee793d9784
tally_with-belle-star = Hry, ve kterých je { card_belle-star }
    .of = 20ee5bd18df7
tally_won-with-belle-star = Vyhrává { card_belle-star }
    .of = b6c3bc50c20e
tally_with-chuck-wengam = Hry, ve kterých je { card_chuck-wengam }
    .of = f183ab08355f
tally_won-with-chuck-wengam = Vyhrává { card_chuck-wengam }
    .of = 7a2ace660be3
tally_with-greg-digger = Hry, ve kterých je { card_greg-digger }
    .of = 495e5295e593
tally_won-with-greg-digger = Vyhrává { card_greg-digger }
    .of = 2d8be4abf8ca
tally_with-herb-hunter = Hry, ve kterých je { card_herb-hunter }
    .of = 26a801fc9346
tally_won-with-herb-hunter = Vyhrává { card_herb-hunter }
    .of = 49450a31419d
tally_with-pat-brennan = Hry, ve kterých je { card_pat-brennan }
    .of = 92c18ad7be90
tally_won-with-pat-brennan = Vyhrává { card_pat-brennan }
    .of = 48aaef135674
tally_with-pixie-pete = Hry, ve kterých je { card_pixie-pete }
    .of = 78920c47fd2a
tally_won-with-pixie-pete = Vyhrává { card_pixie-pete }
    .of = 121f990c5c1b
tally_with-sam-the-healer = Hry, ve kterých je { card_sam-the-healer }
    .of = 107d6b405795
tally_won-with-sam-the-healer = Vyhrává { card_sam-the-healer }
    .of = 09c31259e75d
tally_with-sean-mallory = Hry, ve kterých je { card_sean-mallory }
    .of = e40ed50c91d3
tally_won-with-sean-mallory = Vyhrává { card_sean-mallory }
    .of = 432ae389d6de
tally_outbreaks = Hry se vzkříšením zombií
    .of = 1e9581b1bfa7
tally_won-zombies = Vyhrávají zombie
    .of = 9ab58e7150c7
tally_won-survivors = Vyhrávají přeživší
    .of = 61fa7f53ae97

## Campaigns

ledger_role = Role
    .of = bc6fc04ba8b3
ledger_character = Postava
    .of = 030c0b84ead2
ledger_out = Pořadí vyřazení
    .of = 26a4fa322b12
ledger_by = Čí rukou
    .of = deca7ec975b3
ledger_sheriff-survived = { $member } přežívá jako šerif a jmenuje dalšího.
    .of = 6084324dd8db
ledger_killer-sheriff = { $member } vyřazuje šerifa ({ $value }) a je šerif v další hře.
    .of = c9436a84607b
ledger_no-killer-random = Šerifa ({ $member }) nezabil nikdo. Hvězda se rozdá náhodně.
    .of = 0f56f8441627
ledger_no-killer-group = Šerifa ({ $member }) nezabil nikdo. O hvězdě rozhodne skupina.
    .of = 0484b6b1ede9
ledger_three-winner = { $member } vyhrává hru ve třech a dostane hvězdu v nejbližší hře se šerifem.
    .of = d0c1a119adac
ledger_three-no-office = Hra ve třech o hvězdě nic neurčuje.
    .of = cf7cbdb91d4d
ledger_office-waits = Další hra šerifa nemá. Co je o hvězdě dané, počká.
    .of = da2a7f8475dc
ledger_named-sheriff = Jmenován je další šerif: { $value }.
    .of = fc72e32cfdca
ledger_named-self = { $member } si hvězdu nechává.
    .of = 0699e6988491
ledger_sheriff-away = { $member } má být šerif, ale nehraje.
    .of = 8d973413a588
ledger_replaced-sheriff = Šerif je { $value }, protože { $member } nehraje.
    .of = 274d729deeec
ledger_other-sheriff = Šerif má být { $member }, hvězdu ale nosí { $value }.
    .of = 8e70c2b0d74c
ledger_extra-bullet = { $member } začíná další hru o { $legacy-bullets ->
        [one] { $legacy-bullets } kulku
        [few] { $legacy-bullets } kulky
       *[other] { $legacy-bullets } kulek
    } bohatší.
    .of = 8e3294076504
ledger_bullet-away = { $member } má mít kulku navíc, ale nehraje; kulka propadá.
    .of = 466c32d168ce
ledger_newcomer = { $member } v minulé hře není a dostane postavu náhodně.
    .of = ce50d1dd431f
ledger_chose-character = { $member } si vybírá postavu: { $value }.
    .of = 36a5872b0c68
ledger_keeps-character = { $member } si nechává postavu: { $value }.
    .of = 9ae04e697e29
ledger_draws-character = { $member } odkládá postavu ({ $value }) a losuje jinou.
    .of = 7f7fb43c94b2
ledger_next-sheriff = { $member } je šerif.
    .of = e71e83bdd92c
ledger_next-roles-random = Všechny role se rozdají náhodně, šerif také.
    .of = 65380ed235df
ledger_next-bullet = { $member } začíná o { $legacy-bullets ->
        [one] { $legacy-bullets } kulku
        [few] { $legacy-bullets } kulky
       *[other] { $legacy-bullets } kulek
    } bohatší.
    .of = 788859e77e05
ledger_next-character = { $member } hraje za postavu: { $value }.
    .of = 62f18ac35867
ledger_next-draws = { $member } losuje z nepoužitých postav; vyloučená je jen ta dosavadní: { $value }.
    .of = c5850dcb4df2
ledger_next-random-character = { $member } dostane postavu náhodně.
    .of = ffcca0c97100
ledger_name-sheriff = { $member } je šerif a je naživu. Kdo bude šerif příště?
    .of = d85748accde5
ledger_group-sheriff = Šerifa nezabil nikdo. Kdo bude šerif příště?
    .of = 422c8450d1d3
ledger_replace-sheriff = Další šerif nehraje. Kdo dostane hvězdu místo něj?
    .of = e10fcfd4e920
ledger_choose-character = Jakou postavu pro další hru si vybírá { $member }?
    .of = 24d456046dab
ledger_keep-or-draw = Nechává si { $member } svou postavu?
    .of = 8ee553b7baec
ledger_option-random-roles = Rozdat hvězdu náhodně
    .of = f4ae38c25952
ledger_option-random-character = Rozdat náhodně
    .of = 678eea126a4a
ledger_option-keep = Nechat si: { $card }
    .of = 310a052a1e69
ledger_option-draw = Vylosovat jinou
    .of = 569d54996af1
ledger_fault-roles = Tyto role počtu hráčů neodpovídají.
    .of = d0db63e96fa4
ledger_fault-character-twice = Tutéž postavu jako { $member } má ještě někdo.
    .of = 045ae9cef40e
ledger_fault-by-living = { $member } je naživu, poslední bod života tedy nevzal nikdo.
    .of = d7d9a111ea04
ledger_fault-by-other = { $member }: poslední bod života může vzít jen jiný hráč této hry.
    .of = 99d30fdf7dd3
ledger_fault-by-dead = { $member }: ten, kdo měl vzít poslední bod života, už v té chvíli nebyl ve hře.
    .of = 096105512a1d
ledger_fault-order-gap = { $member }: v pořadí vyřazení před tímto hráčem některé místo chybí.
    .of = 11fdc230f1d0
ledger_fault-order-shared = { $member }: stejné místo v pořadí mají jen hráči vyřazení najednou a stejnou rukou.
    .of = 90caedee1d96
ledger_fault-not-over = S těmito živými hráči hra ještě nekončí.
    .of = 89e14b5f562f
ledger_fault-winner = S těmito živými hráči nesedí, kdo vyhrál: { $member }.
    .of = 56a097a51dec
ledger_fault-one-winner = Ze tří hráčů může vyhrát jen jeden; { $member } tu není jediný vítěz.
    .of = 3a6c77c149be
ui_hands = Ruce
    .of = 465f42081a89

## Šance

odds_duel = Kdo prohraje souboj?
    .about = Vyzvaný hází černou kostkou první; kdo mine, prohrál.
    .of = abe43b74de7d
odds_duel_rerolls = Vyzyvatel
    .of = 05a535d01325
odds_duel_rerolls_0 = hází jako každý
    .of = a911a12d5fae
odds_duel_rerolls_1 = je Sean Mallory a jednou smí hodit znovu, když mine
    .of = f20a4451b89d
odds_duel_row_challenged = Prohraje vyzvaný
    .of = 414ea61a56ff
odds_duel_row_challenger = Prohraje vyzyvatel
    .of = a69304847180
odds_duel_row_throws = Hodů v průměru
    .of = d22a5173717f
odds_outbreak = Jak brzy nastane vzkříšení zombií?
    .about = Z čerstvého krchova, jedna karta za tah, dokud nepadne nikdo další.
    .of = c0956dc72ec5
odds_outbreak_living = Živých hráčů
    .of = c50b48b17f51
odds_outbreak_row_by = { NUMBER($n) ->
        [1] S první kartou
       *[other] Nejpozději s kartou číslo { $n }
    }
    .of = a0aaf2d932b4
