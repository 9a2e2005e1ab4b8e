# Alcatraz in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Alcatraz: The Scapegoat
    .about = Všichni pracují na útěku a všichni vědí, že jeden z vás tu zůstane.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
    .of = 32c4f090a7ba
product_base = Alcatraz: The Scapegoat
    .of = b4121de40079
product_maximum-security = Maximum Security
    .of = 9e3be61c6344
source_M = Alcatraz: Maximum Security, polská pravidla { "(2012)" }
    .of = 7d5225f6bdaa
source_R = Alcatraz: The Scapegoat, anglická pravidla (začátek)
    .of = 3152ad916ef5
source_D = Odpověď autorů o strážných a akcích zdarma
    .of = 396d50f4f242
source_W = Deník autorů
    .of = 72262866e28d
source_V = Recenze obou krabic, porovnané
    .of = 4fd12825d667
source_P = Hráči, kteří odpovídají zpaměti
    .of = 7f52121fea4d
source_H = Ludolex: kde žádný pramen nic neříká
    .of = f306d777283f
module_certain-escape = Jistý útěk
    .about = Od každého písmene se pár úkolů naslepo vyřadí, takže balíček útěk téměř vždy umožní.
    .of = d66b61878f1e
module_plan-g = Plán G
    .about = Opakovaně získaná písmena se počítají a zůstane ten, kdo má takových žetonů nejméně.
    .of = decb5f94fcd3
module_different-prison = Jiná věznice
    .about = Lokace vykládáte sami jednu po druhé a obrys věznice může být nepravidelný.
    .of = 674652a180b9
module_convicted = Odsouzení
    .about = Každý vězeň má kartu rozsudku s pravidlem, kterým se musí řídit jen on.
    .of = 93d1bbb42353

## Aim of the game

aim = Společně se chcete dostat z ostrova; každý sám se stará, aby nezůstal právě on.
    .title = Cíl hry
    .of = 9e2fc59cc58a
aim_players = Základní hra je pro { $players-min } až { $players-base } hráče. S krabičkou { product_maximum-security } vás může být { $players-max }.
    .title = Hráči
    .of = e8c310ee5182
aim_prisoners = Každý z vás je { -prisoner } a má figurku ve věznici a list na stole.
    .title = Vězni
    .of = 6d8b10a06acb
aim_plan = { -plan(case: "nom-cap") } má { $letters ->
        [one] { $letters } část
        [few] { $letters } části
       *[other] { $letters } částí
    }; označují je { -letter(case: "nom-pl") } A až F. Písmeno patří těm, kdo si ho vyznačili na svém listu.
    .title = Plán a jeho písmena
    .of = 36a733def7e0
aim_one-stays = Vyhraješ, když se zúčastníš { -escape(case: "gen") }. Podaří se, jakmile všichni kromě jednoho mají dohromady všechna písmena; ten jeden zůstane a prohraje.
    .title = Všichni kromě jednoho
    .of = f937b62eedbf
aim_own-set = Co říkají lokace, úkoly a vyděračské karty, není nikde uvedeno úplně. Zde je hratelná sada, kterou jsme vytvořili my; můžete ji nahradit kartami ze své krabičky.
    .title = Naše vlastní sada karet
    .of = ad95b656a489

## What is in the box

components = V krabičce základní hry najdeš tyto věci.
    .title = Součásti
    .of = 3565eede16fd
components_tiles = { $tiles ->
        [one] { $tiles } dílek
        [few] { $tiles } dílky
       *[other] { $tiles } dílků
    }, každý se { $tile-sides ->
        [one] { $tile-sides } stranou
        [few] { $tile-sides } stranami
       *[other] { $tile-sides } stranami
    }; jeden dílek je jedna { -location } věznice.
    .title = Dílky lokací
    .of = 68934481f07c
components_sides = Jedna strana lokace se jmenuje { -silver-side }, druhá { -copper-side }. Žádné dvě strany nedělají totéž, celkem je tedy { $tile-effects ->
        [one] { $tile-effects } účinek
        [few] { $tile-effects } účinky
       *[other] { $tile-effects } účinků
    }.
    .title = Stříbrná a měděná
    .of = 6736eff9b802
components_cards = Celkem { $cards-total ->
        [one] { $cards-total } karta
        [few] { $cards-total } karty
       *[other] { $cards-total } karet
    }: úkoly ({ $cards_task }), vyděračské ({ $cards_blackmail }), pomocné ({ $cards_auxiliary }), pro obětního beránka ({ $cards_scapegoat }) a s přehledem pravidel ({ $cards_summary }).
    .title = Karty
    .of = a9f8a92c33ef
components_auxiliary = Každá { -auxiliary } jmenuje jednu lokaci. Má-li místo určit náhoda, zamíchejte tyto karty a táhněte.
    .title = Pomocné karty
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } dřevěná značka
        [few] { $wood-total } dřevěné značky
       *[other] { $wood-total } dřevěných značek
    }: { $wood_guard } jako dozorci, { $wood_plan-marker } na písmena plánu a { $wood_player-marker } v barvách hráčů.
    .title = Dřevěné značky
    .of = 6adf7faefff6
components_wood-count = Lze se dočíst i jiných počtů dozorců a značek hráčů. Jen počty uvedené zde dávají dohromady { $wood-total }.
    .title = Jiné počty
    .of = 8fa39a53ccba
components_guards = Každý { -guard } je kostička, která stojí na lokaci a nikomu nepatří.
    .title = Dozorci
    .of = 3d48ffffb228
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
        [few] { $pawns } { -pawn(case: "nom-pl") }
       *[other] { $pawns } { -pawn(case: "gen-pl") }
    }, v každé barvě jedna.
    .title = Figurky
    .of = d5b673ca23e2
components_tokens = { $tokens-total ->
        [one] { $tokens-total } žeton
        [few] { $tokens-total } žetony
       *[other] { $tokens-total } žetonů
    }: předměty ({ $items-total }) a počítadlo dalších akcí obětního beránka ({ $scapegoat-markers }).
    .title = Žetony
    .of = 9ae0a715cf41
components_items = Ve hře { $item-kinds ->
        [one] je { $item-kinds } obyčejný druh
        [few] jsou { $item-kinds } obyčejné druhy
       *[other] je { $item-kinds } obyčejných druhů
    } { -item(case: "gen-pl") }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } a :tools: { -tools }; a k tomu :gun: zbraň, která není žádným z nich.
    .title = Předměty
    .of = ed133829ed81
components_gun = Ve hře je { $item-tokens_gun } :gun: { -gun }. Kdo ji odevzdá, smí ji prohlásit za kterýkoli požadovaný předmět.
    .title = Zbraň
    .event = { $actor } odevzdává místo předmětu „{ $item }“ zbraň
    .of = 2772a7ace42b
components_markers = Každá barva má { $markers-each ->
        [one] { $markers-each } značku hráče
        [few] { $markers-each } značky hráče
       *[other] { $markers-each } značek hráče
    }: na kondici ({ $marker-kinds_stamina }), na hotovost ({ $marker-kinds_cash }) a na hlasování ({ $marker-kinds_vote }).
    .title = Značky jedné barvy
    .of = 5e7cf2e67d42
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
        [few] { $sheets } { -sheet(case: "nom-pl") }
       *[other] { $sheets } { -sheet(case: "gen-pl") }
    } s písmeny plánu, stupnicemi kondice a hotovosti a místy na předměty.
    .title = Listy vězňů
    .of = d87021b76ab8
components_sheets-alike = Listy se liší jen obrázkem. Že mají vězni vlastní schopnosti, se říkalo před vydáním hry a neplatí to.
    .title = Všichni vězni jsou stejní
    .of = 7b29e03dcb36
components_letters = Ke každému písmeni patří { $tasks-per-letter ->
        [one] { $tasks-per-letter } karta
        [few] { $tasks-per-letter } karty
       *[other] { $tasks-per-letter } karet
    } úkolů.
    .title = Úkoly jednoho písmene
    .of = 6a66e889dad5
components_marker-shortage = Značky nikdy nechybějí. Dojdou-li dřevěné, vezměte cokoli jiného malého.
    .title = Málo značek
    .event = Na písmeno { $letter } už nezbyla značka: { $target }.
    .of = 5e958b2a7df5

## Set-up

setup = Věznice se připravuje v tomto pořadí.
    .title = Příprava
    .of = be9d224e39ea
setup_grid = Zamíchejte { $tiles ->
        [one] { $tiles } dílek
        [few] { $tiles } dílky
       *[other] { $tiles } dílků
    } a vyložte je jako { -prison(case: "acc") }: { $grid_rows ->
        [one] { $grid_rows } řada
        [few] { $grid_rows } řady
       *[other] { $grid_rows } řad
    } po { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile-gen") }
        [few] { $grid_columns } { -location(case: "tiles-loc") }
       *[other] { $grid_columns } { -location(case: "tiles-loc") }
    }.
    .title = Vyložení věznice
    .event = Vykládá se { $tile }, nahoře je strana: { $side }.
    .of = 432796a0d206
setup_grid-security = Vmíchejte nové dílky ({ $more-tiles }) mezi staré a vyložte všech { $tiles-all } jako věznici: { $grid-security_rows ->
        [one] { $grid-security_rows } řada
        [few] { $grid-security_rows } řady
       *[other] { $grid-security_rows } řad
    } po { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile-gen") }
        [few] { $grid-security_columns } { -location(case: "tiles-loc") }
       *[other] { $grid-security_columns } { -location(case: "tiles-loc") }
    }.
    .title = Větší věznice
    .event = Vykládá se { $tile }, nahoře je strana: { $side }.
    .of = 8d7decc57cf1
setup_block = Vyložte { $start-block_rows ->
        [one] { $start-block_rows } řadu
        [few] { $start-block_rows } řady
       *[other] { $start-block_rows } řad
    } po { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile-gen") }
        [few] { $start-block_columns } { -location(case: "tiles-loc") }
       *[other] { $start-block_columns } { -location(case: "tiles-loc") }
    } tažených náhodně. Zbytek z celkem { $tiles-all } čeká vedle.
    .title = První dílky
    .event = Vykládá se { $tile }, nahoře je strana: { $side }.
    .of = a44b4c216b5a
setup_add-tiles = Pak postupně každý z vás přidává { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
        [few] { $tiles-added } { -location(case: "tiles") }
       *[other] { $tiles-added } { -location(case: "tiles-gen") }
    } tam, kde se dotýká { $touching } již vyložených, třeba rohem, dokud neleží všechny.
    .title = Přidávání dílků
    .event = { $actor } přidává { $tile }, nahoře je strana: { $side }.
    .of = 8ce062353605
setup_side-up = O každém dílku nechte náhodu rozhodnout, která strana leží nahoře, a po celou hru to neměňte. To je naše vlastní pravidlo.
    .title = Která strana je nahoře
    .of = 59745b986393
setup_auxiliary-security = Přidejte nové pomocné karty ({ $more-cards_auxiliary }) ke starým. Teď jich máte { $auxiliary-all }.
    .title = Pomocné karty
    .of = 623f056f66e0
setup_items = Na každou lokaci se { -stock(case: "ins") } položte tolik jejích předmětů, kolik uvádí strana, která je nahoře.
    .title = Předměty na lokacích
    .of = 5943dcd5e278
setup_supply = Všechny ostatní předměty, dozorce, značky a karty dejte vedle věznice. To je { -supply }.
    .title = Bank
    .of = a72fa1a90e0a
setup_guards = Táhněte { $guards-start ->
        [one] { $guards-start } { -auxiliary(case: "acc") }
        [few] { $guards-start } { -auxiliary(case: "acc-pl") }
       *[other] { $guards-start } { -auxiliary(case: "gen-pl") }
    }, žádnou nevracejte a na každou taženou lokaci postavte { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[other] { $guard-entering } { -guard(case: "gen-pl") }
    }. Potom všechny zase společně zamíchejte.
    .title = První dozorci
    .event = Dozorce stojí na lokaci: { $tile }.
    .of = 7ebcaf04f609
setup_sheets = Vezmi si list a jeho značky. Na začátku máš { $stamina-start } :stamina: kondice a { $cash-start } :cash: hotovosti; obě hodnoty jsou naše vlastní.
    .title = Listy vězňů
    .of = e541a8a06e3f
setup_votes = Každý si vezme { -voting-marker(case: "acc") } v barvě každého hráče, i ve své vlastní.
    .title = Hlasovací žetony
    .of = 924bb6ebf649
setup_fifth-markers = Pro novou barvu přichystejte stejné značky jako pro ostatní a každému dejte hlasovací žeton té barvy.
    .title = Značky nové barvy
    .of = d8713ae9d4a6
setup_prisoners = Pro každého vězně táhněte { -auxiliary(case: "acc") }; figurka začíná na tažené lokaci.
    .title = Kde vězni začínají
    .event = { $target } začíná na lokaci: { $tile }.
    .of = 49114943c490
setup_chief = Až mají místo všichni vězni, táhněte ještě { $chief-draw ->
        [one] { $chief-draw } pomocnou kartu
        [few] { $chief-draw } pomocné karty
       *[other] { $chief-draw } pomocných karet
    }. Velitel začíná na lokaci, kterou jmenuje.
    .title = Kde začíná velitel
    .event = Velitel začíná na lokaci: { $tile }.
    .of = 067afc21c243
setup_start-draw = Karty tažené na začátek se vracejí, až když mají místo všichni; žádní dva tedy nezačínají na stejném dílku.
    .title = Oddělené začátky
    .of = 9de943ec5b86
setup_chief-apart = Karty vězňů ještě leží venku, když se táhne velitelova; zpravidla tedy nezačíná s nikým z nich na stejném dílku.
    .title = Velitel začíná stranou
    .of = 1c68c800f1fe
setup_piles = Než úkoly zamícháte, roztřiďte je na { $piles ->
        [one] { $piles } hromádku
        [few] { $piles } hromádky
       *[other] { $piles } hromádek
    }, každou s jedním písmenem.
    .title = Hromádka pro každé písmeno
    .of = 27a744ff5cf1
setup_remove = Z každé hromádky náhodně vyřaďte do krabičky { $pile-removed ->
        [one] { $pile-removed } kartu
        [few] { $pile-removed } karty
       *[other] { $pile-removed } karet
    }. Nikdo se na ně nedívá.
    .title = Neviděné karty pryč
    .of = 698b3a5d1123
setup_deck = Zbylých { $tasks-left } zamíchejte do balíčku úkolů a pokračujte jako obvykle.
    .title = Nový balíček úkolů
    .of = 15a719626ada
setup_tasks = Zamíchejte úkoly. Otočte { $tasks-open ->
        [one] { $tasks-open } { -task(case: "acc") }
        [few] { $tasks-open } { -task(case: "acc-pl") }
       *[other] { $tasks-open } { -task(case: "gen-pl") }
    } a každý položte na lokaci taženou pomocnou kartou, žádné dva na stejnou.
    .title = První úkoly
    .event = Úkol na lokaci { $tile }: { $task }.
    .of = 12ce55fc21c8
setup_blackmail-security = Než rozdáte, přidejte nové vyděračské karty ({ $more-cards_blackmail }) ke starým. Teď jich je { $blackmail-all }.
    .title = Vyděračské karty
    .of = 89a32e6ccf99
setup_blackmail = Zamíchejte vyděračské karty a každému hráči rozdejte lícem dolů { $blackmail-start ->
        [one] { $blackmail-start } kartu
        [few] { $blackmail-start } karty
       *[other] { $blackmail-start } karet
    }. To je naše vlastní pravidlo.
    .title = Rozdání vyděračských karet
    .event = { $actor } dostává: { $card }.
    .of = b04c346abc41
setup_sentences = Před začátkem hry zamíchejte karty rozsudku a každému vězni rozdejte { $sentences-dealt ->
        [one] { $sentences-dealt } kartu
        [few] { $sentences-dealt } karty
       *[other] { $sentences-dealt } karet
    }; leží odkrytá vedle listu.
    .title = Rozdání rozsudků
    .event = Rozsudek dostává { $target }: { $card }.
    .of = 10be66419dc3
setup_sentences-rest = Zbylé karty rozsudku jdou do krabičky.
    .title = Nevyužité rozsudky
    .of = e7e86b2bd62c
setup_sentences-boxed = Karty rozsudku nechte v krabičce.
    .title = Bez rozsudků
    .of = 761729e47558
setup_scapegoat = Náhodně vyberte hráče, který bude prvním obětním beránkem a bude mít jeho kartu do prvního hlasování.
    .title = První obětní beránek
    .event = Prvním obětním beránkem je { $target }.
    .of = cdfaf377b02b
setup_sucker = Přichystejte kartu hlupáka. V prvním kole ji někdo náhodně dostane.
    .title = Karta hlupáka
    .of = 30d925037a77

## The round

round = Hrajete kolo za kolem, dokud plán nevyjde, nebo dokud dozorci nezaplní věznici.
    .title = Kolo
    .of = 07580b778794
round_phases = { -round(case: "nom-cap") } má { $phases ->
        [one] { $phases } { -phase(case: "acc") }
        [few] { $phases } { -phase(case: "acc-pl") }
       *[other] { $phases } { -phase(case: "gen-pl") }
    }: nejdřív přijde nový dozorce, pak se někdo stane obětním beránkem a nakonec všichni provádějí plán.
    .title = Fáze
    .of = fc5669d4ce16
round_guard = V první fázi táhněte { -auxiliary(case: "acc") } a na lokaci, kterou jmenuje, přidejte z banku { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[other] { $guard-entering } { -guard(case: "gen-pl") }
    }.
    .title = Nový dozorce
    .event = Přichází nový dozorce: { $tile }.
    .of = e2096ea2438c
round_guard-card = Karta se vrací mezi ostatní a ty se zamíchají. Příště se může táhnout totéž místo.
    .title = Karta se vrací
    .of = 75bf651ab2f7
round_guard-cap = Na dílku { $guard-cap ->
        [one] nikdy není víc než { $guard-cap } { -guard }
        [few] nikdy nejsou víc než { $guard-cap } { -guard(case: "nom-pl") }
       *[other] nikdy není víc než { $guard-cap } { -guard(case: "gen-pl") }
    }.
    .title = Plný dílek
    .of = ee5d46899190
round_guard-overflow = Je-li dílek nového dozorce plný, táhněte znovu, dokud nepřijde takový, který plný není.
    .title = Pro dozorce není místo
    .event = Na lokaci { $tile } už se další dozorce nevejde.
    .of = 88d5398c2757
round_last-guard = Ve chvíli, kdy do věznice vstoupí dozorce číslo { $guard-fatal }, hra končí a všichni jste prohráli.
    .title = Poslední dozorce
    .event = Přichází dozorce číslo { $value }. Věznice je plná.
    .of = d5bdbbb2ade5
round_rounds = Začínáte s { $guards-start } dozorci a každé kolo přivede jednoho. Po { $rounds-safe } kolech jich je tolik, kolik věznice snese, a kolo { $round-fatal } přivede toho, který je navíc.
    .title = Příklad: kolik máte času
    .of = 67c641b78ce8
round_restock = Potom z banku doplňte každou { -stock(case: "acc") }, pokud v něm takové předměty jsou. To je naše vlastní pravidlo.
    .title = Doplnění zásob
    .event = Z banku { $value ->
            [one] se vykládá { $value } předmět
            [few] se vykládají { $value } předměty
           *[other] se vykládá { $value } předmětů
        }.
    .of = 49bf64c8517e
round_talk = Ve druhé fázi si asi { $talk-minutes ->
        [one] { $talk-minutes } minutu
        [few] { $talk-minutes } minuty
       *[other] { $talk-minutes } minut
    } otevřeně povídejte: kdo co udělá, kdo co komu předá a kdo by unesl být obětním beránkem.
    .title = Porada
    .of = 020834ecb999
round_vote = Pak každý z vás tajně vezme do pěsti { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
        [few] { $votes-cast } { -voting-marker(case: "acc-pl") }
       *[other] { $votes-cast } { -voting-marker(case: "gen-pl") }
    } a všichni najednou ruce otevřou. { -vote(case: "nom-cap") } dostává vězeň, jehož barvu žeton má.
    .title = Hlasování
    .event = { $actor } hlasuje, hlas dostává { $target }{ $value ->
            [one] .
            [few] , a počítá se { $value }×.
           *[other] , a počítá se { $value }×.
        }
    .of = 4bed71407f48
round_elected = Vězeň s nejvíce hlasy je do příštího hlasování { -scapegoat(case: "ins") } a bere si kartu, která to říká. Žetony se vracejí těm, kdo hlasovali.
    .title = Obětní beránek
    .event = Obětním beránkem je { $target }: { $value ->
            [one] { $value } hlas
            [few] { $value } hlasy
           *[other] { $value } hlasů
        }.
    .of = 479fb3aba11f
round_tie = Má-li nejvíc hlasů několik vězňů, vybere z nich jednoho starý obětní beránek, který také hlasoval.
    .title = Rovnost hlasů
    .event = { $actor } rozhoduje rovnost, vybraný vězeň: { $target }.
    .of = 7909aff84c97
round_self-vote = Smíš hlasovat sám pro sebe.
    .title = Hlas pro sebe
    .of = b81d154eb0ff
round_again = Kdo je obětním beránkem, může být zvolen znovu, jak často se ostatním zlíbí.
    .title = Znovu zvolený
    .of = d0d4c53f8189
round_example-tie = Ada je obětním beránkem. Bo a Cyril mají stejně hlasů a nikdo nemá víc. Ada smí vybrat jednoho z nich; nesmí zvolit sebe ani Doru, protože obě mají méně.
    .title = Příklad: rovnost hlasů
    .of = fd67c267ea19
round_order = Ve třetí fázi je první na tahu obětní beránek. Ostatní následují ve směru hodinových ručiček.
    .title = Kdo kdy jedná
    .event = Kolo { $value }: na tahu je { $actor }.
    .of = 36c9739e6902
round_whole-turn = Všechny své akce provedeš jednu po druhé, mezi nimi volné akce podle chuti, a teprve pak začíná další vězeň.
    .title = Celý tah najednou
    .of = 4a08ce6e2d33

## What a prisoner can do

actions = Tah tvoří několik akcí, které něco stojí, a libovolně mnoho těch, které nestojí nic.
    .title = Akce
    .of = 8c4e72d01a1a
actions_points = Kolik akčních bodů má každý vězeň na tah, záleží na počtu hráčů. Každý { -action-point } utrácíš ve svém vlastním tahu.
    .title = Akční body
    .of = 4b5d888b1586
actions_points-five = Při { $five-players } hráčích má každý vězeň { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
        [few] { $action-points_5_points } { -action-point(case: "acc-pl") }
       *[other] { $action-points_5_points } { -action-point(case: "gen-pl") }
    }, stejně jako při { $four-players }.
    .title = Akční body s novou barvou
    .of = 85d9c33ee3e6
actions_scapegoat-point = Obětní beránek má o { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
        [few] { $scapegoat-points } { -action-point(case: "acc-pl") }
       *[other] { $scapegoat-points } { -action-point(case: "gen-pl") }
    } víc než ostatní.
    .title = Výhoda obětního beránka
    .event = { $actor } je obětní beránek a má navíc { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }.
    .of = 7e9ba2272614
actions_scapegoat-ladder = Tato výhoda zůstává stejná, ať je týž vězeň obětním beránkem kolikrát chce za sebou.
    .title = Zvolený několikrát
    .of = 814a3bf687e1
actions_lost-points = Akční body, které ve svém tahu neutratíš, propadají.
    .title = Nic se nešetří
    .event = { $actor } nechává propadnout { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }.
    .of = 90da1d9d2b68
actions_list = { -action(case: "nom-cap") } stojí { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    }: pohyb, použití lokace, krádež, vzpoura, splnění úkolu, odhození předmětu nebo zahrání vyděračské karty.
    .title = Akce za akční body
    .of = 3ed87470feaf
actions_free = { -free-action(case: "nom-cap") } nestojí žádný akční bod a ve svém tahu jich smíš udělat, kolik chceš: obchod, úplatek a vypětí.
    .title = Volné akce
    .of = 72b8589e2480
actions_move = Pohybem jde tvá figurka na { -neighbour }, tedy na dílek, který má s tvým společnou hranu. Rohy se nepočítají.
    .title = Pohyb
    .event = { $actor } jde na lokaci: { $tile }.
    .of = 04945298583d
actions_use = Použitím lokace, kde stojíš, získáš účinek strany, která je nahoře. Smíš ji použít znovu, dokud máš čím platit.
    .title = Použití lokace
    .of = 335d1f1e0f93
actions_steal = { -theft(case: "nom-cap") } bere podle tvého výběru { $steal-take } předmět nebo { $steal-take } :cash: hotovosti vězni na tvém dílku, který nemůže odmítnout.
    .title = Krádež
    .event = { $actor } krade, okradený vězeň: { $target }, kořist: { $item }
    .of = 2f90c33aa0b7
actions_riot = { -riot(case: "nom-cap") } přivede { $riot-guards ->
        [one] { $riot-guards } { -guard(case: "acc") }
        [few] { $riot-guards } { -guard(case: "acc-pl") }
       *[other] { $riot-guards } { -guard(case: "gen-pl") }
    } ze sousedního dílku na tvůj, pokud není plný.
    .title = Vzpoura
    .event = { $actor } vyvolává vzpouru a dozorce mění místo: { $tile } → { $there }.
    .of = db6c05bbad05
actions_complete = Úkol se plní na jeho dílku a s předměty, které žádá.
    .title = Splnění úkolu
    .of = cb72fb4e4df8
actions_complete-scapegoat = Obětní beránek nesmí plnit úkoly.
    .title = Obětní beránek bez úkolů
    .of = 1eae25c51bb3
actions_discard = Odhozením dáš svůj předmět do banku.
    .title = Odhození předmětu
    .event = { $actor } odhazuje: { $item }
    .of = f6bea2ac1312
actions_blackmail = Zahraná vyděračská karta hned udělá, co na ní stojí.
    .title = Zahrání vyděračské karty
    .event = { $actor } vydírá: { $card }.
    .of = 867e729bf16a
actions_blackmail-scapegoat = Vyděračské karty smí hrát jen obětní beránek.
    .title = Vydírá obětní beránek
    .of = 630e40412752
actions_trade = Při { -trade(case: "loc") } dáváš předměty a hotovost vězni na svém dílku nebo je s ním vyměňuješ. Může to být i dar.
    .title = Obchod
    .event = { $actor } a { $target } se dohodli: { $gives } za { $wants }.
    .of = 3fe038e6acc3
actions_trade-both = Souhlasit musí oba. Co kdo slíbí na některý další tah, nikoho nezavazuje.
    .title = Souhlasí oba
    .event = { $actor } nesouhlasí, nabídku dal vězeň: { $target }.
    .of = ba2a5022c9ba
actions_trade-offers = Ve svém tahu smíš navrhnout { $offers-turn ->
        [one] { $offers-turn } obchod
        [few] { $offers-turn } obchody
       *[other] { $offers-turn } obchodů
    }, ať přijaté, nebo ne. To je naše vlastní omezení; co proberete před hlasováním, se nepočítá.
    .title = Kolik návrhů
    .event = { $actor } navrhuje obchod, protějšek: { $target }. { $gives } za { $wants }.
    .of = bfee055c4c1f
actions_bribe = { -bribe(case: "nom-cap") } stojí { $bribe-cash } :cash: hotovosti a pošle { $bribe-guards ->
        [one] { $bribe-guards } { -guard(case: "acc") }
        [few] { $bribe-guards } { -guard(case: "acc-pl") }
       *[other] { $bribe-guards } { -guard(case: "gen-pl") }
    } z tvého dílku na sousední, který není plný.
    .title = Úplatek dozorci
    .event = { $actor } uplácí dozorce{ $same ->
            [one] , který se dívá jinam.
            [few] , který mění místo: { $tile } → { $there }.
           *[other] , který mění místo: { $tile } → { $there }.
        }
    .of = 1ef3e73e12f6
actions_effort = Vypětí stojí { $effort-stamina } :stamina: { -stamina(case: "gen") } a dá ti v tomto tahu { $effort-points ->
        [one] { $effort-points } { -action-point }
        [few] { $effort-points } { -action-point(case: "acc-pl") }
       *[other] { $effort-points } { -action-point(case: "gen-pl") }
    } navíc.
    .title = Vypětí
    .event = { $actor } se vypíná k výkonu: { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        } navíc.
    .of = 80df5c8bde83
actions_effort-limit = V jednom tahu se smíš vypnout nejvýš { $efforts-turn }×. To je naše vlastní pravidlo: v některých koutech věznice by se kondice vracela bez konce.
    .title = Ne donekonečna
    .of = c2239fee305e
actions_cash = Kolik máš :cash: { -cash(case: "gen") }, značíš na svém listu. Zaplacená hotovost jde do banku, pokud pravidlo nejmenuje vězně, který ji dostane.
    .title = Hotovost
    .of = 1f21ef643966
actions_limits = Nikdo nemůže mít víc než { $stamina-max } :stamina: kondice nebo { $cash-max } :cash: hotovosti. Co by bylo navíc, propadá. Obě meze jsou naše vlastní.
    .title = Meze
    .of = 87ef151fc6fe
actions_slots = List má { $item-slots ->
        [one] { $item-slots } { -slot(case: "acc") }
        [few] { $item-slots } { -slot(case: "acc-pl") }
       *[other] { $item-slots } { -slot(case: "gen-pl") }
    }, to je náš vlastní počet. Nemáš-li žádnou volnou, nemůžeš dostat další předmět, leda výměnou.
    .title = Místo na předměty
    .of = ba36a3920c05

## What guards do

influence = Kde přihlížejí dozorci, je všechno těžší.
    .title = Vliv dozorců
    .of = 561cd351e0ed
influence_count = { -influence(case: "nom-cap") } na dílku je počet dozorců, kteří na něm jsou. Před každou akcí se podívej na dílek, kde stojíš.
    .title = Počítání dozorců
    .of = aa3b4dc28419
influence_calm = Nejvýš { $influence_calm ->
        [one] { $influence_calm } { -guard }
        [few] { $influence_calm } { -guard(case: "nom-pl") }
       *[other] { $influence_calm } { -guard(case: "gen-pl") }
    } na tvém dílku nic nemění.
    .title = Skoro žádní dozorci
    .of = 5a9ac78affee
influence_slow = { $influence_slow ->
        [one] Je-li na tvém dílku { $influence_slow } { -guard }
        [few] Jsou-li na tvém dílku { $influence_slow } { -guard(case: "nom-pl") }
       *[other] Je-li na tvém dílku { $influence_slow } { -guard(case: "gen-pl") }
    }, každá akce stojí o { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    } víc.
    .title = Dražší akce
    .event = Pod očima dozorců stojí akce navíc { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }: { $actor }.
    .of = 8ca66c032f56
influence_slow-not = Pohyb, vyděračské karty a volné akce dražší nejsou.
    .title = Co zůstává levné
    .of = a20b5760a643
influence_stop = { $influence_stop ->
        [one] Je-li na tvém dílku { $influence_stop } { -guard }
        [few] Jsou-li na tvém dílku { $influence_stop } { -guard(case: "nom-pl") }
       *[other] Je-li na tvém dílku { $influence_stop } { -guard(case: "gen-pl") }
    }, nemůžeš udělat žádnou akci kromě pohybu a vydírání.
    .title = Zakázané akce
    .of = 5a43da7c3062
influence_stop-free = Obchod, úplatek a vypětí možné zůstávají.
    .title = Co není nikdy zakázané
    .of = ae73beab7943
influence_full = Dílek, na kterém { $influence_full ->
        [one] je { $influence_full } { -guard }
        [few] jsou { $influence_full } { -guard(case: "nom-pl") }
       *[other] je { $influence_full } { -guard(case: "gen-pl") }
    }, je jako dílek s počtem { $influence_stop }, a navíc na něj nikdo nemůže vstoupit.
    .title = Uzavřené dílky
    .of = f525d36b2dfd
influence_use = Kdo používá lokaci, podléhá jejím dozorcům, i když je účinek volnou akcí.
    .title = Oprava: volné lokace a dozorci
    .of = 463f7590f970
influence_use-slow = { $influence_slow ->
        [one] Je-li tam { $influence_slow } { -guard }
        [few] Jsou-li tam { $influence_slow } { -guard(case: "nom-pl") }
       *[other] Je-li tam { $influence_slow } { -guard(case: "gen-pl") }
    }, lokace, která je jinak volná, stojí { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    }.
    .title = Oprava: dražší, kde to bylo zadarmo
    .event = Jinde volná, ale pod očima dozorců stojí lokace { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }: { $actor }.
    .of = 6d624cdab065
influence_use-stop = { $influence_stop ->
        [one] Je-li tam { $influence_stop } { -guard }
        [few] Jsou-li tam { $influence_stop } { -guard(case: "nom-pl") }
       *[other] Je-li tam { $influence_stop } { -guard(case: "gen-pl") }
    } nebo víc, nedá se použít vůbec žádná lokace.
    .title = Oprava: zakázané, kde to bylo zadarmo
    .of = 5ebc57a52824
influence_example-slow = Na Cvičišti stříbrnou stranou nahoru { $influence_slow ->
        [one] stojí { $influence_slow } dozorce
        [few] stojí { $influence_slow } dozorci
       *[other] stojí { $influence_slow } dozorců
    }. Ada obchoduje zadarmo jako vždy. Za použití Cvičiště platí { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    }, i když je to jinak volná akce; krádež by ji stála { $action-cost } a k tomu { $influence-extra }.
    .title = Příklad: dražší akce
    .of = 6991dc96d6bf
influence_example-stop = V Jídelně měděnou stranou nahoru { $influence_stop ->
        [one] stojí { $influence_stop } dozorce
        [few] stojí { $influence_stop } dozorci
       *[other] stojí { $influence_stop } dozorců
    }. Bo si tam nůž nekoupí, volná akce nevolná. Smí odejít, dát Adě předmět nebo zaplatit úplatek; a až jeden dozorce odejde, koupit přece jen může.
    .title = Příklad: zakázané akce
    .of = d44d35fef5b3

## Tasks

tasks = Každý úkol přinese písmeno tomu, kdo ho splní, a často i jiné jeho přátelům.
    .title = Úkoly a odměny
    .of = 1e0e202f0b78
tasks_card = { -task(case: "nom-cap") } ukazuje své písmeno a { $task-items ->
        [one] { $task-items } { -item }, který je potřeba
        [few] { $task-items } { -item(case: "acc-pl") }, které jsou potřeba
       *[other] { $task-items } { -item(case: "gen-pl") }, které jsou potřeba
    }. Leží na lokaci, kde se dá splnit.
    .title = Karty úkolů
    .of = d81f571d5df7
tasks_complete = Chceš-li splnit úkol, stůj na jeho dílku, utrať { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    } a odevzdej předměty.
    .title = Splnění úkolu
    .event = { $actor } plní úkol: { $task }.
    .of = 0025b61cb737
tasks_hand-in = Odevzdané předměty jdou do banku. :gun: Zbraň může zastoupit kterýkoli z nich.
    .title = Odevzdání
    .of = 81a87ba7d467
tasks_mark = Na svém listu si vyznač písmeno úkolu, který jsi splnil.
    .title = Tvé písmeno
    .event = { $target } si značí písmeno { $letter }.
    .of = 2a2e0cb00e10
tasks_reward = Pak otočte { $rewards-drawn ->
        [one] { $rewards-drawn } kartu
        [few] { $rewards-drawn } karty
       *[other] { $rewards-drawn } karet
    } z balíčku úkolů jako { -reward(case: "acc") }. Její písmeno si vyznačí všichni ostatní vězni kromě obětního beránka.
    .title = Písmeno pro ostatní
    .event = Odměnou je písmeno { $letter }: { $task }.
    .of = 781707393d93
tasks_no-reward = Obětní beránek nemá ze splněného úkolu nic.
    .title = Nic pro obětního beránka
    .event = { $target } je obětní beránek a písmeno { $letter } nedostává.
    .of = ba3c2fa3cc7a
tasks_owned = Písmeno, které už máš, ti nic nepřináší.
    .title = Písmena, která máš
    .event = { $target } už má písmeno { $letter }.
    .of = 0d921fc7fe37
tasks_next = Potom otočte další úkol a položte ho na lokaci taženou pomocnou kartou. Na jednom dílku smí být i několik úkolů.
    .title = Nový úkol
    .event = Nový úkol na lokaci { $tile }: { $task }.
    .of = 258494d66e77
tasks_always-open = Ve věznici tedy vždy { $tasks-open ->
        [one] čeká { $tasks-open } { -task }
        [few] čekají { $tasks-open } { -task(case: "nom-pl") }
       *[other] čeká { $tasks-open } { -task(case: "gen-pl") }
    }, dokud stačí balíček.
    .title = Otevřené úkoly
    .of = 1b90fcb0df87
tasks_used = Splněné úkoly a odměny jsou ze hry venku. Při smůle může dojít písmeno, které ještě potřebujete.
    .title = Použité karty
    .event = Pod balíček úkolů jde karta: { $task }.
    .of = d7cd5cbdd12c
tasks_deck-empty = Nemá-li balíček kartu na odměnu nebo na nový úkol, žádná odměna ani úkol není.
    .title = Prázdný balíček
    .event = Balíček úkolů je prázdný.
    .of = f744b979d922
tasks_example = { $four-players ->
        [one] Hraje { $four-players } hráč
        [few] Hrají { $four-players } hráči
       *[other] Hraje { $four-players } hráčů
    } a obětním beránkem je Dora. Ada splní úkol s písmenem C a vyznačí si C. Odměna ukáže E: Bo a Cyril si vyznačí E, Ada ani Dora ne.
    .title = Příklad: úkol a jeho odměna
    .of = 52bfae5594a9
tasks_names = I v krabičce jsou úkoly skutky uprchlíků: berou se šaty, zakládá se oheň, kope se tunel, ředitel se uspí, mapa zmizí.
    .title = Úkoly v krabičce
    .of = 1940a3e15b62
tasks_own = Naše vlastní sada má { $cards_task ->
        [one] { $cards_task } kartu
        [few] { $cards_task } karty
       *[other] { $cards_task } karet
    }: každá dvojice různých předmětů je na stejně mnoha úkolech jako kterákoli jiná a každé písmeno žádá každý předmět stejně často.
    .title = Naše sada úkolů
    .of = 97bd81624ee2

## The end

ending = Nakonec se dostanou ven všichni kromě jednoho, nebo nikdo.
    .title = Konec hry
    .of = 56307ead1d5e
ending_success = Útěk se podaří, když je mezi vámi vězeň, bez kterého všichni ostatní dohromady mají každé písmeno plánu.
    .title = Útěk
    .event = Útěk se podařil v kole { $value }. Nejde s nimi { $target }.
    .of = 133709b37c81
ending_numbers = Kolik vězňů uteče, záleží na počtu hráčů. Ti vyhrávají, a kdo zůstane, prohrává.
    .title = Kolik jich uteče
    .of = 07194d7c9a30
ending_wording = Na stránce jednoho vydavatele { $escaping_3_prisoners ->
        [one] je { $escaping_3_prisoners } hráč
        [few] jsou { $escaping_3_prisoners } hráči
       *[other] je { $escaping_3_prisoners } hráčů
    } nebo víc, což znamená totéž: všichni kromě jednoho, ať hraje kdokoli.
    .title = Jiná slova
    .of = b4683c1b79df
ending_moment = Podívejte se, zda je plán úplný, pokaždé když si někdo vyznačí písmeno. Pokud ano, hra hned končí.
    .title = Kdy se dívat
    .of = ee6224f39272
ending_scapegoat-stays = Ten, kdo zůstane, je obětní beránek.
    .title = Kdo zůstane
    .event = { $target } je obětní beránek a zůstává.
    .of = d9dad73682fc
ending_needed-scapegoat = Obětní beránek s písmenem, které všem ostatním chybí, nemůže zůstat; pak zůstane jiný vězeň.
    .title = Potřebný obětní beránek
    .event = { $target } je obětní beránek s písmenem, které nikdo jiný nemá, a dostává se ven.
    .of = 282302b54209
ending_other-stays = Podívejte se na ostatní, bez nichž jsou pořád všechna písmena. Z nich zůstane ten s nejméně písmeny; při rovnosti první po levici obětního beránka.
    .title = Zůstane jiný
    .event = Místo toho zůstává { $target }.
    .of = 6c3e3e50d660
ending_nobody-can-stay = Má-li každý z vás nějaké písmeno, které nikdo jiný nemá, plán ještě úplný není a hrajete dál.
    .title = Všichni jsou potřeba
    .event = Všechna písmena tu jsou, ale každý má některé, které ostatním chybí.
    .of = 17056bdedf85
ending_loss = Přijde-li dřív poslední dozorce, prohrávají všichni.
    .title = Všichni prohrávají
    .event = V kole { $value } vyhráli dozorci: ven se nedostal nikdo.
    .of = 38465b04e597
ending_example-needed = Dora, obětní beránek, má jako jediná písmeno B; zbytek mají Ada, Bo a Cyril. Všechna písmena, která má Bo, mají i jiní, u Ady a Cyrila tomu tak není. Zůstane tedy Bo a Dora, na kterou to mělo padnout, se dostane ven.
    .title = Příklad: potřebný obětní beránek
    .of = 93797ccdf7e7

## The locations

locations = Co se dá kde dělat. Tyto účinky jsou naše vlastní sada.
    .title = Lokace
    .of = c75445138a3f
locations_use = Každá lokace má v jednu chvíli jediný účinek, ten ze strany, která je nahoře. Nenazývá-li ho text volným, stojí její použití { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    }.
    .title = Účinek lokace
    .of = ee898ac20b62
locations_numbers = Každá lokace má číslo. Známá jsou jen některá; všechna ostatní jsou naše vlastní a záleží na nich jen u velitele dozorců.
    .title = Čísla lokací
    .of = 486e6f974727
locations_free = Na měděné straně jsou volnou akcí Vysílačka, Jídelna a Společenská místnost, na stříbrné straně Cvičiště.
    .title = Volné lokace
    .of = 3cab8a60858c
locations_free-once = Tutéž lokaci smíš v jednom tahu použít jako volnou akci jen { $free-uses }×. To je naše vlastní pravidlo.
    .title = Volné, ale ne donekonečna
    .of = 84bf741f6449
locations_stocks = Některé lokace mají zásobu předmětů, podle strany větší nebo menší. Vzít smíš jen to, co tam leží.
    .title = Zásoby
    .of = 8d97aba00806
locations_agree = Co lokace dělá jinému vězni, k tomu je třeba jeho souhlas, pokud mu něco bere, ale ne, pokud mu dává.
    .title = Souhlas druhých
    .of = accaa7ade1f3
locations_own = Jména a volné strany pocházejí ze hry. Zbylá čísla, Dílna a to, co která strana dělá, jsou naše vlastní, dokud je nenahradíte těmi ze své krabičky.
    .title = Naše sada lokací
    .of = 17f38f65fb38
locations_cell-block = Číslo { $tile-numbers_cell-block }.
    .title = Cely
    .of = fdec66479aac
locations_cell-block_silver = Klidná hodinka na pryčně: získáš { $effects_cell-block-silver_stamina } :stamina: kondice.
    .title = Cely, stříbrná strana
    .event = { $actor } odpočívá: o { $value } :stamina: víc.
    .of = 86a81bbfd974
locations_cell-block_copper = Pod matrací: dej do banku { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item }
        [few] { $effects_cell-block-copper_give } { -item(case: "acc-pl") }
       *[other] { $effects_cell-block-copper_give } { -item(case: "gen-pl") }
    } a vezmi si z něj { $effects_cell-block-copper_take } jiného druhu.
    .title = Cely, měděná strana
    .event = { $actor } nachází pod matrací: { $item }
    .of = ef17b089f088
locations_radio-room = Číslo { $tile-numbers_radio-room }.
    .title = Vysílačka
    .of = ecca20caabec
locations_radio-room_silver = Odposlech: táhni { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-silver_draw } { -blackmail(case: "acc-pl") }
       *[other] { $effects_radio-room-silver_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Vysílačka, stříbrná strana
    .event = { $actor } odposlouchává a táhne { $value ->
            [one] { $value } vyděračskou kartu
            [few] { $value } vyděračské karty
           *[other] { $value } vyděračských karet
        }.
    .of = dc908497e6fe
locations_radio-room_copper = :free-action: Volná akce: zaplať { $effects_radio-room-copper_pay } :cash: hotovosti a táhni { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-copper_draw } { -blackmail(case: "acc-pl") }
       *[other] { $effects_radio-room-copper_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Vysílačka, měděná strana
    .event = { $actor } platí a táhne { $value ->
            [one] { $value } vyděračskou kartu
            [few] { $value } vyděračské karty
           *[other] { $value } vyděračských karet
        }.
    .of = 3a643684296b
locations_dining-hall = Číslo { $tile-numbers_dining-hall }.
    .title = Jídelna
    .of = a365fb16410f
locations_dining-hall_silver = Příbor do kapsy: vezmi { $effects_dining-hall-silver_take } :knife: nůž ze zásoby, která je { $stocks_dining-hall_silver }.
    .title = Jídelna, stříbrná strana
    .event = { $actor } bere { $value } :knife:.
    .of = 4f401f316f01
locations_dining-hall_copper = :free-action: Volná akce: zaplať { $effects_dining-hall-copper_pay } :cash: hotovosti a vezmi { $effects_dining-hall-copper_take } :knife: nůž ze zásoby, která je { $stocks_dining-hall_copper }.
    .title = Jídelna, měděná strana
    .event = { $actor } kupuje { $value } :knife:.
    .of = 6e095ebe4dc3
locations_laundry = Číslo { $tile-numbers_laundry }.
    .title = Prádelna
    .of = cd223c8580c0
locations_laundry_silver = Z koše na prádlo: vezmi { $effects_laundry-silver_take } :clothes: oblečení ze zásoby, která je { $stocks_laundry_silver }.
    .title = Prádelna, stříbrná strana
    .event = { $actor } bere { $value } :clothes:.
    .of = 82c8c9d98e60
locations_laundry_copper = Vozík na prádlo: vezmi { $effects_laundry-copper_take } :clothes: oblečení ze zásoby, která je { $stocks_laundry_copper }, a chceš-li, svez se na sousední dílek, na který smíš vstoupit.
    .title = Prádelna, měděná strana
    .event = { $rides ->
            [one] { $actor } se veze ve vozíku na lokaci: { $tile }.
            [few] { $actor } bere { $value } :clothes:.
           *[other] { $actor } bere { $value } :clothes:.
        }
    .of = 77cfdb463a81
locations_exercise-yard = Číslo { $tile-numbers_exercise-yard }.
    .title = Cvičiště
    .of = 2e8ab876a815
locations_exercise-yard_silver = :free-action: Volná akce: vyměň { $effects_exercise-yard-silver_pay } :cash: hotovosti za { $effects_exercise-yard-silver_gain } :stamina: kondice, nebo naopak.
    .title = Cvičiště, stříbrná strana
    .event = { $minus ->
            [one] { $actor } mění :stamina: za { $amount } :cash:.
            [few] { $actor } mění :cash: za { $amount } :stamina:.
           *[other] { $actor } mění :cash: za { $amount } :stamina:.
        }
    .of = 6426cd2a7f2d
locations_exercise-yard_copper = Cvičení ve dvojici: získáš { $effects_exercise-yard-copper_stamina } :stamina: kondice; jiný vězeň na tomto dílku, je-li tu, získá stejně; kdo, určíš ty.
    .title = Cvičiště, měděná strana
    .event = { $actor } cvičí: o { $value } :stamina: víc.
    .of = 93bfa0be9a5d
locations_infirmary = Číslo { $tile-numbers_infirmary }.
    .title = Ošetřovna
    .of = ad99d39c9a3d
locations_infirmary_silver = Nezamčená skříňka: vezmi { $effects_infirmary-silver_take } :drugs: lék ze zásoby, která je { $stocks_infirmary_silver }.
    .title = Ošetřovna, stříbrná strana
    .event = { $actor } bere { $value } :drugs:.
    .of = 8d41b1e4ed4e
locations_infirmary_copper = Noc na lůžku: vezmi { $effects_infirmary-copper_take } :drugs: lék ze zásoby, která je { $stocks_infirmary_copper }, nebo získej { $effects_infirmary-copper_stamina } :stamina: kondice.
    .title = Ošetřovna, měděná strana
    .event = { $minus ->
            [one] { $actor } leží na lůžku: o { $amount } :stamina: víc.
            [few] { $actor } bere { $amount } :drugs:.
           *[other] { $actor } bere { $amount } :drugs:.
        }
    .of = a3f364b34990
locations_workshop = Číslo { $tile-numbers_workshop }.
    .title = Dílna
    .of = 701b92a74b17
locations_workshop_silver = Tady nikdo nepočítá: vezmi { $effects_workshop-silver_take } :tools: nářadí ze zásoby, která je { $stocks_workshop_silver }.
    .title = Dílna, stříbrná strana
    .event = { $actor } bere { $value } :tools:.
    .of = 25afc53f26b9
locations_workshop_copper = Na objednávku: dej do banku { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
        [few] { $effects_workshop-copper_give } { -item(case: "acc-pl") }
       *[other] { $effects_workshop-copper_give } { -item(case: "gen-pl") }
    } jiného druhu a vezmi až { $effects_workshop-copper_take } :tools: nářadí ze zásoby, která je { $stocks_workshop_copper }.
    .title = Dílna, měděná strana
    .event = { $actor } dává materiál a bere { $value } :tools:.
    .of = e89b1767dcd2
locations_recreational-room = Číslo { $tile-numbers_recreational-room }.
    .title = Společenská místnost
    .of = 93c5578d707e
locations_recreational-room_silver = Partie karet: získáš { $effects_recreational-room-silver_cash } :cash: hotovosti, nebo { $effects_recreational-room-silver_company }, je-li tu i jiný vězeň.
    .title = Společenská místnost, stříbrná strana
    .event = { $actor } hraje karty a získává { $value } :cash:.
    .of = ee8a46432c2c
locations_recreational-room_copper = :free-action: Volná akce: uzavři obchod s vězněm na kterémkoli dílku, jako byste byli spolu.
    .title = Společenská místnost, měděná strana
    .event = { $actor } posílá zprávu.
    .of = 0681014fd3fb
locations_visiting-area = Číslo { $tile-numbers_visiting-area }.
    .title = Návštěvní místnost
    .of = 8667368038f7
locations_visiting-area_silver = Koláč z domova: zaplať { $effects_visiting-area-silver_pay } :cash: hotovosti a vezmi z banku { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
        [few] { $effects_visiting-area-silver_take } { -item(case: "acc-pl") }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "gen-pl") }
    } podle vlastního výběru.
    .title = Návštěvní místnost, stříbrná strana
    .event = { $actor } dostává koláč a v něm: { $item }
    .of = 0f9887a28063
locations_visiting-area_copper = Návštěva rodiny: získáš { $effects_visiting-area-copper_cash } :cash: hotovosti.
    .title = Návštěvní místnost, měděná strana
    .event = { $actor } má návštěvu a získává { $value } :cash:.
    .of = 35ad39af7e41
locations_chapel = Číslo { $tile-numbers_chapel }.
    .title = Kaple
    .of = 8d4df28a3867
locations_chapel_silver = Zvony na mši: přesuň { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard(case: "acc") }
        [few] { $effects_chapel-silver_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
    } z kteréhokoli dílku na jeho sousední, který není plný.
    .title = Kaple, stříbrná strana
    .event = { $actor } zvoní a dozorce mění místo: { $tile } → { $there }.
    .of = 8969f13b5a25
locations_chapel_copper = Zpověď: táhni { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_chapel-copper_draw } { -blackmail(case: "acc-pl") }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "gen-pl") }
    }, nebo získej { $effects_chapel-copper_stamina } :stamina: kondice.
    .title = Kaple, měděná strana
    .event = { $minus ->
            [one] { $actor } se zpovídá a je mu lépe: o { $amount } :stamina: víc.
            [few] { $actor } se zpovídá a něco zaslechl: o { $amount } :blackmail: víc.
           *[other] { $actor } se zpovídá a něco zaslechl: o { $amount } :blackmail: víc.
        }
    .of = 89df3b2b6024
locations_wardens-office = Číslo { $tile-numbers_wardens-office }.
    .title = Kancelář ředitele
    .of = 5fa7560dbaf3
locations_wardens-office_silver = Z háčku: vezmi { $effects_wardens-office-silver_take } :key: klíč ze zásoby, která je { $stocks_wardens-office_silver }.
    .title = Kancelář ředitele, stříbrná strana
    .event = { $actor } bere { $value } :key:.
    .of = b942728c9d5d
locations_wardens-office_copper = Otevřená zásuvka: vezmi { $effects_wardens-office-copper_take } :key: klíč ze zásoby, která je { $stocks_wardens-office_copper }, nebo přesuň { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task(case: "acc") }
        [few] { $effects_wardens-office-copper_tasks } { -task(case: "acc-pl") }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný.
    .title = Kancelář ředitele, měděná strana
    .event = { $moves ->
            [one] { $actor } přesouvá úkol na lokaci { $tile }: { $task }.
            [few] { $actor } bere { $value } :key:.
           *[other] { $actor } bere { $value } :key:.
        }
    .of = d20ffabdc7f3
locations_prison-wall = Číslo { $tile-numbers_prison-wall }.
    .title = Vězeňská zeď
    .of = a295e8e5cc4a
locations_prison-wall_silver = Hluk ve tmě: přesuň z tohoto dílku až { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-silver_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
    } na sousední dílky, které nejsou plné.
    .title = Vězeňská zeď, stříbrná strana
    .event = { $actor } dělá hluk a dozorce mění místo: { $tile } → { $there }.
    .of = 363f2e63581d
locations_prison-wall_copper = Za uvolněným kamenem: vezmi :gun: zbraň, je-li tu ještě zásoba ({ $stocks_prison-wall_copper }); jinak přesuň z tohoto dílku { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-copper_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
    } na sousední, který není plný.
    .title = Vězeňská zeď, měděná strana
    .event = { $moves ->
            [one] { $actor } nachází jen průvan a dozorce mění místo: { $tile } → { $there }.
            [few] { $actor } bere zpoza kamene :gun:.
           *[other] { $actor } bere zpoza kamene :gun:.
        }
    .of = 9775e7c64966

## Blackmail

blackmail = Na koho svedli vinu, ten má na ostatní páku. Tyto karty jsou naše vlastní sada.
    .title = Vyděračské karty
    .of = 0c429f1fa7bc
blackmail_hand = Každou { -blackmail(case: "acc") } si nech pro sebe. Smíš jich mít { $blackmail-hand }; kdo dobere víc, dá karty podle svého výběru pod balíček. Tato mez je naše vlastní.
    .title = Karty v ruce
    .event = { $minus ->
            [one] { $actor } dává kartu pod balíček: { $card }.
            [few] { $actor } táhne: { $card }.
           *[other] { $actor } táhne: { $card }.
        }
    .of = a7798b3c8d70
blackmail_play = Vyděračskou kartu smíš zahrát jen ve vlastním tahu a jen jako obětní beránek. Karty, jejichž účinek není možný, zahrát nejde.
    .title = Zahrání karty
    .of = 09adf262ce52
blackmail_after = Zahraná karta jde lícem nahoru na hromádku. Když je balíček prázdný, hromádku zamíchejte a je z ní nový.
    .title = Po zahrání
    .event = Hromádka vyděračských karet se míchá do nového balíčku: { $value ->
            [one] { $value } karta
            [few] { $value } karty
           *[other] { $value } karet
        }.
    .of = 005bbeac8be6
blackmail_own = V krabičce { $cards_blackmail ->
        [one] je { $cards_blackmail } { -blackmail }
        [few] jsou { $cards_blackmail } { -blackmail(case: "nom-pl") }
       *[other] je { $cards_blackmail } { -blackmail(case: "gen-pl") }
    }, jejichž slova neznáme. Našich je stejně a místo nich můžete použít ty z krabičky.
    .title = Naše sada vydírání
    .of = a66c07142234
blackmail_hidden-stash = Vezmi kterémukoli vězni { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
        [few] { $blackmail-effects_hidden-stash_take } { -item(case: "acc-pl") }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "gen-pl") }
    } podle svého výběru, ať jste oba kdekoli.
    .title = Tajná skrýš
    .event = { $actor } bere, okradený vězeň: { $target }, kořist: { $item }
    .of = 432c1b064ffc
blackmail_hush-money = Každý jiný vězeň, který nějakou má, ti zaplatí { $blackmail-effects_hush-money_cash } :cash: hotovosti; začíná ten po tvé levici.
    .title = Peníze za mlčení
    .event = { $target } platí za mlčení { $value } :cash:, dostává { $actor }.
    .of = b4ef7f830f9b
blackmail_lookout = Přesuň figurku jiného vězně až o { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
        [few] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles-gen") }
    }, jako při pohybu.
    .title = Hlídka
    .event = { $actor } posílá vězně jinam: { $target } → { $tile }.
    .of = d2e8fb8569ff
blackmail_anonymous-note = Přesuň { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc") }
        [few] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc-pl") }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný, který není plný.
    .title = Anonymní vzkaz
    .event = { $actor } posílá dozorce pryč: { $tile } → { $there }.
    .of = 48ca0d03304b
blackmail_friendly-guard = Do konce tohoto tahu se při tom, co děláš, žádná kostička nepočítá jako dozorce, ani při vstupu na dílek.
    .title = Přátelský dozorce
    .event = V tomto tahu se nepočítá žádný dozorce: { $actor }.
    .of = f7e901e1b050
blackmail_borrowed-file = Prohlédni si { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } vrchní kartu
        [few] { $blackmail-effects_borrowed-file_look } vrchní karty
       *[other] { $blackmail-effects_borrowed-file_look } vrchních karet
    } balíčku úkolů a vrať je v libovolném pořadí.
    .title = Vypůjčený spis
    .event = { $peek ->
        [one] { $target } vidí ve spisu: { $task }.
        [few] { $actor } prohlíží v balíčku úkolů { $value ->
            [one] { $value } kartu
            [few] { $value } karty
           *[other] { $value } karet
        }.
       *[other] { $actor } prohlíží v balíčku úkolů { $value ->
            [one] { $value } kartu
            [few] { $value } karty
           *[other] { $value } karet
        }.
    }
    .of = 01eac0e2376d
blackmail_change-of-plans = Přesuň { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc") }
        [few] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc-pl") }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný.
    .title = Změna plánu
    .event = { $actor } přesouvá úkol na lokaci { $tile }: { $task }.
    .of = 87ed131738f4
blackmail_old-debt = Dej kterémukoli vězni { $blackmail-effects_old-debt_give ->
        [one] svůj { $blackmail-effects_old-debt_give } { -item }
        [few] své { $blackmail-effects_old-debt_give } { -item(case: "acc-pl") }
       *[other] svých { $blackmail-effects_old-debt_give } { -item(case: "gen-pl") }
    } a vezmi mu { $blackmail-effects_old-debt_take }, obojí podle svého výběru, ať je kdekoli.
    .title = Starý dluh
    .event = { $actor } předává, příjemce: { $target }, předmět: { $item }
    .of = 742a1d750855
blackmail_double-shift = V tomto tahu máš o { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
        [few] { $blackmail-effects_double-shift_points } { -action-point(case: "acc-pl") }
       *[other] { $blackmail-effects_double-shift_points } { -action-point(case: "gen-pl") }
    } víc.
    .title = Dvojitá směna
    .event = { $actor } má navíc { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }.
    .of = 1bbe92a0b325
blackmail_forced-favour = Použij lokaci jiného vězně, jako bys tam stál. Počítají se tamní dozorci a náklady neseš ty.
    .title = Vynucená laskavost
    .event = { $target } prokazuje laskavost, využívá ji { $actor }: { $tile }.
    .of = 5ae95d8bbf81
blackmail_two-voices = Nech tuto kartu ležet odkrytou před sebou. Při příštím hlasování se tvůj žeton počítá za { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
        [few] { $blackmail-effects_two-voices_votes } { -vote(case: "acc-pl") }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "gen-pl") }
    }; pak je karta zahraná.
    .title = Další hlas
    .event = Při příštím hlasování se hlas počítá { $value }×: { $actor }.
    .of = dc02cc750e85

## Maximum Security

security = Rozšíření s velitelem, pátým vězněm a několika dalšími kouty věznice.
    .title = Maximum Security
    .of = db0aa58ff9f3
security_needs-base = { product_maximum-security } není samostatná hra; potřebujete k ní základní hru.
    .title = Základní hra je nutná
    .of = 9a4866e399c5
security_news = Velitel a nové lokace patří ke každé hře s touto krabičkou, hlupák ke hrám { $five-players } hráčů a každá varianta k těm, kdo si ji zvolí. Všechna ostatní pravidla zůstávají.
    .title = Co je nové
    .of = 464613df4ece
security_as-base = Co tu není uvedeno, to se dělá jako v základní hře, včetně počtu dozorců a otevřených úkolů.
    .title = Jako předtím
    .of = 4842ab39e87c
security_sucker-players = Hlupák je jen ve hře { $five-players ->
        [one] { $five-players } hráče
        [few] { $five-players } hráčů
       *[other] { $five-players } hráčů
    }.
    .title = Kdy je hlupák
    .of = b9b0cfe1583c

## Maximum Security: what is in the box

security-components = Tyto věci z krabičky { product_maximum-security } ve vaší hře použijete.
    .title = Součásti Maximum Security
    .of = b0563efb23e9
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile") }
        [few] { $more-tiles } { -location(case: "tiles") }
       *[other] { $more-tiles } { -location(case: "tiles-gen") }
    } s dalšími částmi věznice: Velitelova místnost, Maják a Tunely.
    .title = Další lokace
    .of = c6ce282e64fb
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
        [few] { $more-sheets } { -sheet(case: "nom-pl") }
       *[other] { $more-sheets } { -sheet(case: "gen-pl") }
    } pro hráče číslo { $five-players }.
    .title = Další list vězně
    .of = 8565e874342e
security-components_fifth-player = Jen s touto krabičkou vás může hrát { $players-max }.
    .title = Pátý hráč
    .of = b99af01861ba
security-components_cards = V krabičce { $more-cards-total ->
        [one] je { $more-cards-total } karta
        [few] jsou { $more-cards-total } karty
       *[other] je { $more-cards-total } karet
    }: vyděračské ({ $more-cards_blackmail }), karty rozsudku ({ $more-cards_sentence }), pomocné ({ $more-cards_auxiliary }), karta hlupáka ({ $more-cards_sucker }) a s přehledem ({ $more-cards_summary }).
    .title = Karty rozšíření
    .of = 31e457a33aae
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
        [few] { $more-cards_blackmail } { -blackmail(case: "nom-pl") }
       *[other] { $more-cards_blackmail } { -blackmail(case: "gen-pl") }
    } s dalšími prostředky pro obětního beránka.
    .title = Další vydírání
    .of = 46952d084f70
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
        [few] { $more-cards_sentence } { -sentence(case: "nom-pl") }
       *[other] { $more-cards_sentence } { -sentence(case: "gen-pl") }
    }, každá s něčím, co její vězeň umí a ostatní ne.
    .title = Karty rozsudku
    .of = 123e44470cf0
security-components_sentences-only = { -sentence(case: "nom-cap") } patří k variantě „{ module_convicted }“. Žádné jiné pravidlo ji nepoužívá.
    .title = K čemu jsou rozsudky
    .of = dfa7536f81e6
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
        [few] { $more-cards_auxiliary } { -auxiliary(case: "nom-pl") }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "gen-pl") }
    }, aby náhoda mohla vybrat i nové lokace.
    .title = Další pomocné karty
    .of = c3db07fc8993
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } karta
        [few] { $more-cards_sucker } karty
       *[other] { $more-cards_sucker } karet
    }, podle které se pozná, kdo je hlupák.
    .title = Karta hlupáka
    .of = c2b6db6ae367
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } karta
        [few] { $more-cards_summary } karty
       *[other] { $more-cards_summary } karet
    } s přehledem, potištěných po obou stranách. Jsou k nahlížení a ve hře úlohu nemají.
    .title = Další karty s přehledem
    .of = 698f6aaf7036
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
        [few] { $more-pawns } { -pawn(case: "nom-pl") }
       *[other] { $more-pawns } { -pawn(case: "gen-pl") }
    } v nové barvě, která ukazuje, kde ten vězeň je.
    .title = Další figurka
    .of = df8a2ef16594
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } značka
        [few] { $chief-markers } značky
       *[other] { $chief-markers } značek
    } pro { -chief(case: "acc") }, která ukazuje, kde je.
    .title = Velitelova značka
    .of = 9d0251ac8801
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } značka
        [few] { $more-markers-total } značky
       *[other] { $more-markers-total } značek
    }: v barvách základní hry ({ $more-markers_old }) a v nové barvě ({ $more-markers_new }).
    .title = Další značky
    .of = c85b8384bf06
security-components_markers-use = Jsou na kondici, hotovost a hlasování. Těmi ve starých barvách hlasuje nový hráč pro ostatní.
    .title = K čemu jsou nové značky
    .of = ee9835a48786

## The Sucker

sucker = Někdo je vždycky stranou všeho a někdy tě nemůže potkat nic lepšího.
    .title = Hlupák
    .of = ac98927964db
sucker_role = V každém kole je jeden vězeň { -sucker }. Má z plánu méně než ostatní a hlasování mu neublíží.
    .title = Hlupákův úděl
    .of = 11c2379566d6
sucker_phases = { -round(case: "nom-cap") } má { $sucker-phases ->
        [one] { $sucker-phases } { -phase(case: "acc") }
        [few] { $sucker-phases } { -phase(case: "acc-pl") }
       *[other] { $sucker-phases } { -phase(case: "gen-pl") }
    }: přijde nový dozorce, někdo se stane hlupákem, někdo se stane obětním beránkem a všichni provádějí plán.
    .title = Fáze s hlupákem
    .of = 04d0061456be
sucker_phase-place = Velitel se pohne, když přichází nový dozorce, tedy dřív, než se určí hlupák.
    .title = Velitel před hlupákem
    .of = f8dc0d38ab5b
sucker_first = V prvním kole vyberte hlupáka náhodně.
    .title = První hlupák
    .event = Prvním hlupákem je { $target }.
    .of = 7b02ef53722e
sucker_first-both = Náhoda může z téhož vězně udělat prvního hlupáka i prvního obětního beránka. Hlasování toho kola pak najde jiného obětního beránka.
    .title = Na začátku obojí
    .of = f21bd7161195
sucker_next = V každém dalším kole je novým hlupákem hráč po levici starého.
    .title = Další hlupák
    .event = Hlupákem je { $target }.
    .of = 4733b1051a49
sucker_one-round = Role a její karta zůstávají vězni na celé kolo a žádné kolo není bez hlupáka.
    .title = Na jedno kolo
    .of = 5fbe7d15a62d
sucker_never-scapegoat = Hlupák se nemůže stát obětním beránkem. Při hlasování je každý vězeň kromě hlupáka { -candidate }.
    .title = Nikdy obětní beránek
    .of = dc9bfa506cee
sucker_votes = Hlupák smí hlasovat jako každý jiný.
    .title = Hlas hlupáka
    .of = 1c2b20d25f41
sucker_abstain = Hlupák smí mít i prázdnou pěst. Všichni ostatní hlasovat musí.
    .title = Zdržení se hlasu
    .event = { $actor } se zdržuje hlasování.
    .of = f54fd9e53a33
sucker_outgoing-scapegoat = Je-li starý obětní beránek v tomto kole hlupákem, přesto rozhoduje rovnost hlasů.
    .title = Rovnost v hlupákových rukou
    .event = { $actor } rozhoduje rovnost, vybraný vězeň: { $target }.
    .of = b5df49062edb
sucker_points = Hlupák nemá víc akčních bodů než kterýkoli obyčejný vězeň.
    .title = Žádné akce navíc
    .of = e03ff82c551c
sucker_blackmail = Hlupák nemůže hrát vyděračské karty.
    .title = Žádné vydírání
    .of = 5a3b340a4c7e
sucker_keeps-blackmail = Hlupák smí vyděračské karty táhnout a schovat si je na lepší časy.
    .title = Vydírání v ruce
    .of = 629b4b64e89d
sucker_powers = Hlupákova role nedává žádné vlastní schopnosti.
    .title = Žádné schopnosti
    .of = ea4d1ab6a0cc
sucker_sentence = Karta rozsudku platí i pro vězně, který je hlupákem.
    .title = Hlupákův rozsudek
    .of = 4fe23c7139d5
sucker_no-reward = Splní-li úkol někdo jiný, odměna hlupákovi nedává nic, stejně jako nic nedává obětnímu beránkovi.
    .title = Žádná odměna
    .event = { $target } je hlupák a písmeno { $letter } nedostává.
    .of = 126ba377eff7
sucker_tasks = Hlupák smí plnit úkoly.
    .title = Hlupák a úkoly
    .of = ef846ee0a1db
sucker_own-task = Splní-li úkol hlupák, vyznačí si jeho písmeno jen on a žádná odměna se pro nikoho netáhne.
    .title = Hlupákův vlastní úkol
    .event = Úkol splnil hlupák, nikdo jiný tedy odměnu nedostává.
    .of = d853d860a9e8
sucker_example = Ada je obětní beránek, Bo hlupák. Cyril splní úkol: vyznačí si jeho písmeno a z odměny mají užitek Dora a Emil. Pak splní úkol s písmenem F Bo, vyznačí si F a na balíček úkolů se kvůli odměně nesahá.
    .title = Příklad: úkoly s hlupákem
    .of = b0eb0a9c2df2

## The Chief of guards

chief = Jediný muž dělá věznici horší a jeho kroky se dají předvídat.
    .title = Velitel dozorců
    .of = f490d6257b43
chief_own-tile = Na svém vlastním dílku se velitel počítá za { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard(case: "acc") }
        [few] { $chief-influence_own } { -guard(case: "acc-pl") }
       *[other] { $chief-influence_own } { -guard(case: "gen-pl") }
    }, k těm, kdo tam stojí.
    .title = Na jeho dílku
    .of = 54f2374166d2
chief_neighbours = Na každém dílku, který má s jeho společnou hranu, se velitel počítá za { $chief-influence_near } dozorce navíc.
    .title = Vedle něj
    .of = b27790544fd1
chief_diagonals = Dílky, které se velitelova dotýkají jen rohem, ho necítí.
    .title = Ne přes roh
    .of = 74aa4041d182
chief_limit = Vliv nad { $influence-limit } působí na to, co děláš, stejně jako { $influence-limit }.
    .title = Ne hůř než plný dílek
    .of = 963596e3ff4d
chief_example-influence = Velitel je v Tunelech, kde { $chief-example_guards ->
        [one] stojí { $chief-example_guards } dozorce
        [few] stojí { $chief-example_guards } dozorci
       *[other] stojí { $chief-example_guards } dozorců
    }: vliv je tam { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. Cely, Jídelna, Vysílačka a Kancelář ředitele mají s Tunely společnou hranu, každá tedy má o { $chief-influence_near } víc. Návštěvní místnost leží u rohu a nemá nic.
    .title = Příklad: vliv velitele
    .of = 5a03c73127fb
chief_no-cube = Pro to, kolik dozorců se na dílek vejde, a pro posledního dozorce, který ukončí hru, se počítají jen kostičky. Velitel nikdy.
    .title = Velitel není kostička
    .of = 324509b88593
chief_riot = Žádná vzpoura velitelem nepohne.
    .title = Hluchý ke vzpourám
    .of = f2f7d0311b94
chief_bribe = Velitel úplatky nebere.
    .title = Neúplatný
    .of = 0937e918b1a6
chief_moves = Velitel se pohybuje v první fázi každého kola, až přijde nový dozorce.
    .title = Kdy se velitel pohybuje
    .of = 4d2725d8938d
chief_higher = Podívejte se na { $chief-squares ->
        [one] { $chief-squares } místo
        [few] { $chief-squares } místa
       *[other] { $chief-squares } míst
    } kolem velitele, i přes roh. Z tamních lokací, jejichž číslo je vyšší než číslo té jeho, jde na nejnižší.
    .title = Nahoru podle čísel
    .event = Velitel jde nahoru podle čísel na lokaci: { $tile }.
    .of = 8da612049a31
chief_lowest = Není-li kolem něj žádné vyšší číslo, jde na nejnižší ze všech čísel kolem.
    .title = Zase dolů
    .event = Vyšší číslo nablízku není; velitel jde na lokaci: { $tile }.
    .of = 6184e2b01b13
chief_example-walk = Velitel je na Cvičišti, číslo { $tile-numbers_exercise-yard }; kolem leží čísla { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } a { $tile-numbers_lighthouse }. Jde na { $tile-numbers_workshop }. Leží-li kolem ní jen { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } a { $tile-numbers_infirmary }, jde na { $tile-numbers_dining-hall }.
    .title = Příklad: velitelovy kroky
    .of = 00c026a261bf
chief_walk = Není v tom žádná náhoda: dřív nebo později chodí v kruhu. V { $chief-walk_prisons } věznicích, které jsme náhodně vyložili, měl kruh { $chief-walk_shortest } až { $chief-walk_longest } kroků a velitel nikdy nezůstal stát.
    .title = Velitelův kruh
    .of = 3e4b2b76ef77

## The new locations

new-locations = Kouty věznice, kde se dá zasahovat do velitele, úkolů i zdí.
    .title = Lokace Maximum Security
    .of = 383b63bd67a9
new-locations_numbers = Velitelova místnost má číslo { $tile-numbers_chiefs-room }, Maják { $tile-numbers_lighthouse } a Tunely mají { $tile-numbers_tunnels }.
    .title = Jejich čísla
    .of = 0a01db33f52b
new-locations_sides = Každá z těchto lokací má { -plain-side(case: "acc") } a { -payment-side(case: "acc") }, jejíž účinek je silnější a musí se koupit.
    .title = Prostá a placená strana
    .of = 2d532a67e814
new-locations_payment = Cena placené strany je podle tvého přání { $payment } předmět kteréhokoli druhu, nebo { $payment } :cash: hotovosti. Jde do banku.
    .title = Cena
    .event = { $actor } platí: { $item }
    .of = 1bcef351a5e1
new-locations_free = Placené strany jsou volné akce. Prosté strany stojí { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    } jako každá lokace.
    .title = Které strany jsou volné
    .of = 521a6c8766a8
new-locations_guards = I volné strany podléhají dozorcům včetně velitele. Při vlivu { $influence_slow } stojí { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    }, od { $influence_stop } výš se použít nedají.
    .title = Oprava: dozorci na nových lokacích
    .of = 735513dc5831
new-locations_chiefs-room = Číslo { $tile-numbers_chiefs-room }.
    .title = Velitelova místnost
    .of = 1efc34b81cb1
new-locations_chiefs-room_plain = Falešné hlášení: přesuň velitele na dílek, který sousedí s jeho.
    .title = Velitelova místnost, prostá strana
    .event = { $actor } posílá velitele na lokaci: { $tile }.
    .of = 493b7f0b37ac
new-locations_chiefs-room_neighbours = Dílky u rohů velitelova dílku s ním sousedí i tady, stejně jako když chodí sám.
    .title = Kde velitel sousedí
    .of = 4aae3fb874e8
new-locations_chiefs-room_payment = :free-action: Volná akce: zaplať cenu a přesuň velitele na dílek podle svého výběru, jakkoli daleko.
    .title = Velitelova místnost, placená strana
    .event = { $actor } posílá velitele daleko na lokaci: { $tile }.
    .of = 3015aa48c97d
new-locations_lighthouse = Číslo { $tile-numbers_lighthouse }.
    .title = Maják
    .of = e773695a6b4e
new-locations_lighthouse_plain = Pohled do dálky: prohlédni si { $lighthouse_look ->
        [one] { $lighthouse_look } kartu
        [few] { $lighthouse_look } karty
       *[other] { $lighthouse_look } karet
    } z vrchu balíčku úkolů a nech ji tam, nebo ji dej pod balíček.
    .title = Maják, prostá strana
    .event = { $peek ->
        [one] { $target } vidí na vrchu balíčku: { $task }.
        [few] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
            [few] { $actor } si prohlíží vrch balíčku úkolů.
           *[other] { $actor } si prohlíží vrch balíčku úkolů.
        }
       *[other] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
            [few] { $actor } si prohlíží vrch balíčku úkolů.
           *[other] { $actor } si prohlíží vrch balíčku úkolů.
        }
    }
    .of = a0bd87086b61
new-locations_lighthouse_payment = :free-action: Volná akce: zaplať cenu a táhni { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task }
        [few] { $lighthouse_draw } { -task(case: "acc-pl") }
       *[other] { $lighthouse_draw } { -task(case: "gen-pl") }
    }. Z nich { $lighthouse_top } vrať na balíček a { $lighthouse_bottom } dej pod něj.
    .title = Maják, placená strana
    .event = { $peek ->
        [one] { $target } vidí mezi příštími úkoly: { $task }.
        [few] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
            [few] { $actor } si prohlíží z balíčku úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
           *[other] { $actor } si prohlíží z balíčku úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
        }
       *[other] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
            [few] { $actor } si prohlíží z balíčku úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
           *[other] { $actor } si prohlíží z balíčku úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
        }
    }
    .of = b0538af7ba72
new-locations_lighthouse_short-deck = Má-li balíček úkolů karet méně, táhni ty, které v něm jsou. S prázdným balíčkem se Maják použít nedá.
    .title = Krátký balíček úkolů
    .of = d373ed7d1047
new-locations_tunnels = Číslo { $tile-numbers_tunnels }.
    .title = Tunely
    .of = 1924b72f77db
new-locations_tunnels_plain = Prolézt: přesuň svou figurku na kterýkoli dílek.
    .title = Tunely, prostá strana
    .event = { $actor } se plazí na lokaci: { $tile }.
    .of = aedcd3494716
new-locations_tunnels_closed = Na dílek, který dozorci uzavřeli, nelze vstoupit ani zdola.
    .title = Tunely a uzavřené dílky
    .of = a5201dcd2c51
new-locations_tunnels_payment = :free-action: Volná akce: zaplať cenu a použij lokaci kteréhokoli dílku, jako bys tam stál, za tolik akčních bodů, kolik to pod jejími dozorci stojí.
    .title = Tunely, placená strana
    .event = { $actor } sahá skrz Tunely na lokaci: { $tile }.
    .of = 763339e620e1
new-locations_tunnels_whose-guards = Vliv v Tunelech rozhoduje, zda je můžeš použít a zda tě to něco stojí. Vliv na druhém dílku rozhoduje, co stojí jeho lokace. Druhým dílkem nemohou být samy Tunely.
    .title = Kteří dozorci se počítají
    .of = 9ca29429f162

## Blackmail of Maximum Security

security-blackmail = Další karty pro obětního beránka.
    .title = Další vyděračské karty
    .of = 3929783db4c6
security-blackmail_own = Slova karet z krabičky neznáme. Našich je stejně a vaše skupina místo nich může použít ty z krabičky.
    .title = Naše sada těchto karet
    .of = f1ac73124987
security-blackmail_tip-off = Přesuň velitele o { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
        [few] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles-gen") }
    } kterýmkoli směrem, i přes roh.
    .title = Tip
    .event = { $actor } posílá velitele na lokaci: { $tile }.
    .of = e8ea7cd68c4f
security-blackmail_off-duty = Do konce tohoto tahu se při tom, co děláš, velitel nepočítá.
    .title = Mimo službu
    .event = V tomto tahu se velitel nepočítá: { $actor }.
    .of = c53addc799b3
security-blackmail_transfer = Vyber dvojici vězňů, klidně i sebe. Vymění si místa.
    .title = Přeložení
    .event = { $actor } a { $target } si vyměňují místa.
    .of = 03d9a249e6f1
security-blackmail_loose-talk = Prohlédni si všechny vyděračské karty jiného vězně a vezmi si z nich do ruky { $security-blackmail-effects_loose-talk_take }.
    .title = Neopatrné řeči
    .event = { $peek ->
            [one] { $actor } bere vyděračskou kartu, okradený vězeň: { $target }, karta: { $card }.
            [few] { $actor } si prohlíží cizí vyděračské karty a nějakou bere, okradený vězeň: { $target }.
           *[other] { $actor } si prohlíží cizí vyděračské karty a nějakou bere, okradený vězeň: { $target }.
        }
    .of = 4f549e00252f

## Variants

variants = Změny, které si ve hře můžete udělat.
    .title = Varianty
    .of = 030ce03bb05d
variants_choose = Ve hře { $variants ->
        [one] je { $variants } varianta
        [few] jsou { $variants } varianty
       *[other] je { $variants } variant
    }. Hrajte s kteroukoli z nich, s několika, se všemi, nebo bez nich.
    .title = Volba variant
    .of = e233035a9b6b

certain-escape = Plán, který už nikdo nemůže provést, není žádná zábava.
    .title = Varianta: jistý útěk
    .of = e2c23b6686eb
certain-escape_scope = Tato varianta jen při přípravě ztenčí balíček úkolů, u každého písmene stejně. Jinak se nemění nic.
    .title = Tenčí balíček úkolů
    .of = b100c34281dd
certain-escape_purpose = S menším počtem karet každého písmene přicházejí všechna rovnoměrněji. Vyhráváte mnohem častěji a málokdy uvíznete na písmeni, které už přijít nemůže.
    .title = K čemu je to dobré
    .of = 48e92990d8cd

plan-g = Vždycky je tu někdo, kdo udělal méně než ostatní.
    .title = Varianta: plán G
    .of = fdfb4f5a4f3b
plan-g_counter = Pokaždé když jako odměnu dostaneš písmeno, které už máš, dej na svůj list { $counters-gained ->
        [one] { $counters-gained } { -counter }
        [few] { $counters-gained } { -counter(case: "acc-pl") }
       *[other] { $counters-gained } { -counter(case: "gen-pl") }
    }.
    .title = Sčítací žetony
    .event = { $target } už písmeno má a pokládá sčítací žeton, celkem: { $value }.
    .of = 129e0f98b790
plan-g_own-letter = Písmeno úkolu, který jsi splnil sám, se tu také počítá jako odměna.
    .title = Písmena vlastních úkolů
    .of = 1520d8f1980e
plan-g_stays = Když se útěk podaří, zůstane a prohraje vězeň s nejméně sčítacími žetony, ať je obětním beránkem, nebo ne.
    .title = Kdo zůstane
    .event = { $target } má nejméně sčítacích žetonů a zůstává.
    .of = f1764886f31d
plan-g_who-stays = Porovnávají se jen vězni, bez nichž jsou pořád všechna písmena. Při rovnosti zůstane obětní beránek, pak ten s nejméně písmeny, pak první po levici obětního beránka.
    .title = Stejně žetonů a potřebná písmena
    .of = 7ea2dbc4fe15

different-prison = Žádná věznice není postavena jako druhá.
    .title = Varianta: jiná věznice
    .of = 23f29c215762
different-prison_scope = Při přípravě vykládáte věznici sami, dílek po dílku. Jinak se nemění nic.
    .title = Staví hráči
    .of = 6adafd39a0c5
different-prison_touching = I víc dotýkajících se dílků než { $touching } je v pořádku.
    .title = Kolika se má dotýkat
    .of = fad8d9c8052c
different-prison_who-lays = Začíná náhodně vybraný hráč a ostatní následují ve směru hodinových ručiček. Bereš další dílek ze zamíchané hromádky; kam přijde, je na tobě.
    .title = Kdo vykládá který dílek
    .event = První dílek vykládá { $target }.
    .of = 9e8ed1b85e4e
different-prison_outline = Obrys smí být nepravidelný. Vždycky se najde místo, kam se další dílek hodí.
    .title = Nepravidelný obrys
    .of = a8fad995a859

convicted = Každý tu za něco sedí.
    .title = Varianta: odsouzení
    .of = 86cd7a3340e2
convicted_follow = Co říká tvá karta rozsudku, pro tebe platí po celou hru, ať ti to pomáhá, nebo ne.
    .title = Vázán rozsudkem
    .of = 8d6b9f13ecad
convicted_own = Co říká { $more-cards_sentence } karet z krabičky, nevíme. Našich je stejně a vaše skupina místo nich může použít ty z krabičky.
    .title = Naše sada rozsudků
    .of = 5376cdac5885
convicted_pickpocket = Smíš krást i vězni, který stojí na dílku sousedícím s tvým.
    .title = Kapsář
    .event = { $target } má dlouhé prsty.
    .of = 411e845b58c3
convicted_ringleader = Tvá vzpoura přivede až { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard(case: "acc") }
        [few] { $sentence-effects_ringleader_guards } { -guard(case: "acc-pl") }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "gen-pl") }
    }, každého z kteréhokoli sousedního dílku, pokud je místo.
    .title = Vůdce tlupy
    .event = { $target } má své lidi a místo mění další dozorce: { $tile } → { $there }.
    .of = b54b5c88df85
convicted_smuggler = Máš o { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot(case: "acc") }
        [few] { $sentence-effects_smuggler_slots } { -slot(case: "acc-pl") }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "gen-pl") }
    } víc než ostatní.
    .title = Pašerák
    .of = 99cff5122804
convicted_bookmaker = Pokaždé když se obětním beránkem stane vězeň, pro kterého jsi hlasoval, získáš { $sentence-effects_bookmaker_cash } :cash: hotovosti. Hlas pro sebe nevynáší nic.
    .title = Sázkař
    .event = { $target } na to vsadil a získává { $value } :cash:.
    .of = a7e1f2a524ab
convicted_forger = Když plníš úkol, smíš místo odevzdání { $sentence-effects_forger_items ->
        [one] { $sentence-effects_forger_items } předmětu
        [few] { $sentence-effects_forger_items } předmětů
       *[other] { $sentence-effects_forger_items } předmětů
    } zaplatit { $sentence-effects_forger_cash } :cash: hotovosti.
    .title = Padělatel
    .event = { $target } místo předmětu platí: { $item }
    .of = 3d2d4c88d597
convicted_getaway-driver = Tvůj první pohyb v každém tahu nestojí žádný akční bod.
    .title = Řidič na útěku
    .event = { $target } se pohybuje zadarmo.
    .of = 565569626a5d
convicted_embezzler = Tvůj první úplatek v každém tahu nestojí žádnou hotovost.
    .title = Podvodník
    .event = { $target } uplácí bez placení.
    .of = 872cb5b23ecc
convicted_brawler = Vypětí ti dá { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
        [few] { $sentence-effects_brawler_points } { -action-point(case: "acc-pl") }
       *[other] { $sentence-effects_brawler_points } { -action-point(case: "gen-pl") }
    } místo { $effort-points }.
    .title = Rváč
    .event = { $target } tvrdě udeří, vypětí dává { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }.
    .of = a0049320781d
convicted_informer = Kdykoli táhneš vyděračské karty, táhni o { $sentence-effects_informer_draw } víc a pak dej z ruky { $sentence-effects_informer_back } pod balíček.
    .title = Udavač
    .event = { $target } táhne { $value ->
            [one] { $value } vyděračskou kartu
            [few] { $value } vyděračské karty
           *[other] { $value } vyděračských karet
        } a něco z toho vrátí.
    .of = 147fae659de0

## House rules

house = Co musí rozhodnout jen program.
    .title = Domácí pravidla
    .of = bf89c29f035b
house_step-limit = Hra, která neskončí po { $step-limit } krocích (krok je akce, tažení nebo něco, co se dělá na začátku kola), končí bez vítězů. Takovou nikdy neuvidíš.
    .title = Hra bez konce
    .event = Hra by nikdy neskončila a nikdo se nedostane ven.
    .of = 3a21161b5e4c

## Readings

reading_start-draw = Mohou vězni začínat na stejném dílku?
    .why = Karty, které zůstanou venku, dokud nemají místo všichni, začátky rozprostřou; že se vracejí, se říká jen o fázi dozorců.
    .of = 937bc7a416a3
reading_start-draw_apart = Ne: tažené karty zůstanou venku, dokud nemají místo všichni.
    .of = ab8b521c9eb8
reading_start-draw_together = Ano: každá karta se vrátí, než se táhne další.
    .of = f056dd444b69
reading_guard-overflow = Co se stane s novým dozorcem, jehož dílek je plný?
    .why = Dozorcem za kolo se měří délka hry, žádný by se tedy neměl ztratit.
    .of = 3faae0251b23
reading_guard-overflow_redraw = Táhne se znovu, dokud nepřijde dílek, kde je místo.
    .of = 052b65590078
reading_guard-overflow_lost = V tomto kole žádný dozorce nepřijde.
    .of = 9e4b910b80d4
reading_guard-overflow_neighbour = Dozorce jde na sousední dílek, který není plný; vybírá obětní beránek.
    .of = 1f394e9e065f
reading_points-five = Kolik akčních bodů má vězeň ve hře { $five-players } hráčů?
    .why = S počtem hráčů body ubývají a při { $five-players } se na vlastní tah čeká přinejmenším tak dlouho jako při { $four-players }.
    .of = 4f99e2dba6d7
reading_points-five_as-four = Tolik jako při { $four-players ->
        [one] { $four-players } hráči
        [few] { $four-players } hráčích
       *[other] { $four-players } hráčích
    }.
    .of = b8da856a3ddf
reading_points-five_as-three = Tolik jako při { $players-min ->
        [one] { $players-min } hráči
        [few] { $players-min } hráčích
       *[other] { $players-min } hráčích
    }.
    .of = 05e608b829f3
reading_scapegoat-ladder = Roste výhoda obětního beránka s každým zvolením za sebou?
    .why = V krabičce je značka na počítání dalších akcí, ale o kolik rostou, se nikde neříká. Jistá je jen ta první.
    .of = 16a81c33662a
reading_scapegoat-ladder_flat = Ne: je pořád stejná.
    .of = b874df9c9a78
reading_scapegoat-ladder_ladder = Ano: každé zvolení za sebou přidá zase tolik.
    .of = 6bb1087828ea
reading_riot-direction = Kam vzpoura přesune dozorce?
    .why = Dozorci běží tam, kde je hluk; rozšíření mluví o veliteli, který na vzpouru nereaguje.
    .of = faabb666063a
reading_riot-direction_pull = Ze sousedního dílku na dílek vzpoury.
    .of = b8672e30712a
reading_riot-direction_push = Z dílku vzpoury na sousední.
    .of = 51d17a9f00a6
reading_bribe-effect = Co udělá podplacený dozorce?
    .why = Dozorce, který odešel, je na stole vidět nejlépe a nikdo si nic nemusí pamatovat.
    .of = 0a70f59d74a6
reading_bribe-effect_move = Dozorce jde na sousední dílek, který není plný.
    .of = 29a607d28d25
reading_bribe-effect_ignore = Dozorce zůstává, ale pro toho, kdo platil, se do konce tahu nepočítá.
    .of = 4c7693bc80ac
reading_full-tile = Smí se vstoupit na dílek s tolika dozorci, kolik se tam vejde?
    .why = Jedna recenze říká, že dozorci mohou vězně nepustit dovnitř, a ničím jiným by se takový dílek nelišil od dílku s menším počtem.
    .of = abdabc2d36c7
reading_full-tile_barred = Ne: dovnitř nikdo nemůže; kdo je uvnitř, smí odejít.
    .of = b8883c8c3a12
reading_full-tile_open = Ano: je jako dílek s { $influence_stop ->
        [one] { $influence_stop } dozorcem
        [few] { $influence_stop } dozorci
       *[other] { $influence_stop } dozorci
    }.
    .of = c353732b8e81
reading_used-tasks = Co se stane se splněnými úkoly a s kartami odměn?
    .why = Rozšíření má variantu proti hrám, které už nelze vyhrát. Ty mohou nastat, jen když karty ze hry odcházejí.
    .of = 6f01272c648e
reading_used-tasks_out = Jsou ze hry venku.
    .of = eb721e9db6c9
reading_used-tasks_under = Jdou pod balíček úkolů.
    .of = 02a213cab762
reading_success-moment = Kdy se zjišťuje, zda se útěk podařil?
    .why = Nikde se neříká, že se čeká, a plán, který je úplný, víc nepotřebuje.
    .of = 64356d4b92b1
reading_success-moment_at-once = Jakmile je vyznačeno poslední písmeno, které chybělo.
    .of = 53be76c2d899
reading_success-moment_round-end = Na konci kola, s tím, kdo je tehdy obětním beránkem.
    .of = ee4c8c9df019
reading_who-stays = Kdo zůstane místo obětního beránka, který je potřeba?
    .why = Rozhodovat prý mají pevná měřítka, ale ne jaká. Kdo pro plán udělal nejméně, má na útěk nejmenší právo.
    .of = e38338fbe50a
reading_who-stays_fewest-letters = Z těch, které lze postrádat, ten s nejméně písmeny; při rovnosti první po levici obětního beránka.
    .of = 6ee6c183f1d5
reading_who-stays_seat-order = Z těch, které lze postrádat, první po levici obětního beránka.
    .of = 6e9f1337eea5
reading_who-stays_vote = Ti, které postrádat nelze, hlasují mezi ostatními; rovnost rozhoduje obětní beránek.
    .of = bf576d705981

reading_marker-shortage = Co když dojdou dřevěné značky?
    .why = Značek plánu je méně než písmen všech vězňů, takže nedostatek nemůže být míněn jako pravidlo.
    .of = 632b4d0a46c4
reading_marker-shortage_unlimited = Nic: použije se místo nich něco jiného.
    .of = cdccdd9ec5a3
reading_marker-shortage_counted = Písmeno, na které není značka, se vyznačit nedá.
    .of = 7374a8452302
reading_sucker-players = Je hlupák i při méně než { $five-players ->
        [one] { $five-players } hráči
        [few] { $five-players } hráčích
       *[other] { $five-players } hráčích
    }?
    .why = Pravidla o hlupákovi stojí pod nadpisem o hrách tolika hráčů.
    .of = 30df6950c4d1
reading_sucker-players_five-only = Ne: jen ve hře { $five-players } hráčů.
    .of = fdf13f416dcb
reading_sucker-players_always = Ano: v každé hře s rozšířením.
    .of = 8236f38e2c7d
reading_sentences-boxed = Co se stane s kartami rozsudku, když se varianta nehraje?
    .why = Říká se o nich, že slouží jen té variantě.
    .of = 2c4a56cf4ed3
reading_sentences-boxed_boxed = Zůstanou v krabičce.
    .of = 0b1ae157fd8e
reading_sentences-boxed_dealt = Rozdají se v každé hře s rozšířením.
    .of = 6d244175c626
reading_sucker-phase = Pohne se velitel před určením hlupáka, nebo po něm?
    .why = Jeho pohyb patří do fáze nového dozorce a fáze hlupáka přichází až po ní.
    .of = a5b91421afea
reading_sucker-phase_after-chief = Nejdřív se pohne velitel, pak se určí hlupák.
    .of = 9b92d5ec72b7
reading_sucker-phase_before-chief = Nejdřív se určí hlupák, pak se pohne velitel.
    .of = 4955d2b7eae4
reading_first-both = Smí být první hlupák a první obětní beránek týž vězeň?
    .why = I v prvním kole se hlasuje, takže prvního obětního beránka někdo vystřídá dřív, než na tom záleží.
    .of = 7e7246a37444
reading_first-both_allowed = Ano.
    .of = 8c78b6c11d66
reading_first-both_redraw = Ne: hlupák se losuje znovu.
    .of = cf34b2275d77
reading_sucker-abstains = Musí hlupák hlasovat?
    .why = Pravidla hlupákovi hlasovat dovolují; o ostatních říkají, že hlasují.
    .of = 54e39ebf4ea6
reading_sucker-abstains_may = Ne: hlupák se smí zdržet.
    .of = 4bb35a51076d
reading_sucker-abstains_must-vote = Ano: jako každý jiný.
    .of = 9627de80c0ce
reading_outgoing-scapegoat = Kdo rozhoduje rovnost, když je starý obětní beránek teď hlupákem?
    .why = Rozhoduje, kdo má kartu obětního beránka, a hlupák nemůže být vybrán, ale vybírat může.
    .of = 094974edbe65
reading_outgoing-scapegoat_holder = Přesto starý obětní beránek.
    .of = b02e537916dd
reading_outgoing-scapegoat_next-player = Hráč po levici hlupáka.
    .of = 7d4acf3834e2
reading_sucker-blackmail = Smí hlupák táhnout vyděračské karty?
    .why = Zakázáno je jen jejich hraní.
    .of = f194a0afa4ba
reading_sucker-blackmail_keeps = Ano: táhnout a nechat si je je dovoleno.
    .of = 84f06f2a0dd8
reading_sucker-blackmail_gives-up = Ne: hlupák žádné netáhne.
    .of = 608785c35ce1
reading_sucker-sentence = Platí pro hlupáka pravidlo jeho karty rozsudku?
    .why = Že role nedává schopnosti, se říká o roli, ne o tom, za co byl vězeň odsouzen.
    .of = f57f2bc31fb0
reading_sucker-sentence_stays = Ano: platí dál.
    .of = 0131e7384d2c
reading_sucker-sentence_silent = Ne: na to kolo se odmlčí.
    .of = 6555284be023
reading_sucker-tasks = Smí hlupák plnit úkoly?
    .why = Pravidla začínají tím, že hlupák nemůže, ale pak vyprávějí, co se stane, když úkol splní. Tak to bere i jedna recenze.
    .of = 4da316710ac1
reading_sucker-tasks_may = Ano, ale písmeno za to dostane jen hlupák.
    .of = 5e9c8b7b5e37
reading_sucker-tasks_may-not = Ne.
    .of = f0956c37e016
reading_chief-counts = Počítá se velitel do meze dílku a k poslednímu dozorci?
    .why = Za dozorce se počítá jen tam, kde jde o to, co vězni mohou dělat.
    .of = 6c55d9e7cfcd
reading_chief-counts_cubes-only = Ne: počítají se jen kostičky.
    .of = 68d88f7efae6
reading_chief-counts_counts = Ano: na dílek, kde je, se vejde méně kostiček.
    .of = 59198874e952
reading_free-marks = Které strany nových lokací jsou volné akce?
    .why = Slova tištěných pravidel jsou zpřeházená. Všechna označení volné akce kromě posledního stojí u ceny; poslední stojí bez ní.
    .of = 4b8df3107f04
reading_free-marks_payment-sides = Placené strany a nic jiného.
    .of = 163cadc6b7c9
reading_free-marks_chief-too = Placené strany a prostá strana Velitelovy místnosti.
    .of = dc5e40dff780
reading_free-marks_tunnels-too = Placené strany a prostá strana Tunelů.
    .of = 5865017bd1f7
reading_chiefs-room-neighbours = Sousedí pro Velitelovu místnost i dílky přes roh?
    .why = Všechno ostatní, co se o velitelových krocích říká, rohy počítá.
    .of = 9d470487b410
reading_chiefs-room-neighbours_diagonals = Ano.
    .of = 3be6c891e987
reading_chiefs-room-neighbours_edges = Ne: jen dílky se společnou hranou.
    .of = f1170886fde4
reading_lighthouse-short = Co udělá Maják, když je v balíčku málo úkolů?
    .why = Udělat, co se dá, je zvykem ve hrách, kde se neříká nic jiného.
    .of = b82c5741c8f7
reading_lighthouse-short_what-is-there = Táhne se to, co tam je.
    .of = 8ff8a6c81414
reading_lighthouse-short_closed = Jeho placená strana se použít nedá.
    .of = b51dd688d5ea
reading_tunnels-closed = Vedou Tunely na dílek, který dozorci uzavřeli?
    .why = Nic nezbavuje cestu spodem toho, co platí pro každou cestu dovnitř.
    .of = 472cbadbd2c6
reading_tunnels-closed_barred = Ne.
    .of = 6d3a69f3be45
reading_tunnels-closed_open = Ano.
    .of = 6ec36700cd49
reading_tunnels-guards = Kteří dozorci se počítají, když používáš lokaci skrz Tunely?
    .why = Oprava říká, že dozorci brání použití každé lokace, volné i jiné; účinek sám mluví o placení za dozorce na druhém dílku.
    .of = 8dfe8ba10e2d
reading_tunnels-guards_both = Ti u Tunelů pro vstup, ti na druhém dílku pro to, co se tam dělá.
    .of = fb4e2ec96bb8
reading_tunnels-guards_target-only = Jen ti na druhém dílku.
    .of = 89167e5194b4
reading_tunnels-guards_tunnels-only = Jen ti u Tunelů.
    .of = 639454460fc4
reading_plan-g-reward = Přináší písmeno vlastního úkolu sčítací žeton?
    .why = Přichází ve stejné chvíli a stejnou kartou jako každá odměna.
    .of = aaf5fdba48e4
reading_plan-g-reward_both = Ano: vlastní písmena se počítají jako ta tažená pro ostatní.
    .of = fa40ee3ffefc
reading_plan-g-reward_drawn-only = Ne: odměnou je jen karta tažená po splnění úkolu.
    .of = b25853ed938c
reading_plan-g-stays = Smí zůstat někdo, kdo má písmeno jako jediný?
    .why = Bez toho písmene by žádný útěk nebyl, plán se tedy musí bez toho, kdo zůstane, obejít.
    .of = de740fefc026
reading_plan-g-stays_who-can-be-spared = Ne: porovnávají se jen ti, které lze postrádat.
    .of = 6d78f310b012
reading_plan-g-stays_fewest-of-all = Ano: jakmile je plán úplný, rozhoduje nejméně sčítacích žetonů a nic jiného.
    .of = a579eaa5c02e
reading_touching = Kolika vyložených dílků se musí nový dotýkat?
    .why = Místo s větším dotykem se hodí tím spíš a není vidět žádný důvod ho zakazovat.
    .of = f830303c5b13
reading_touching_at-least = { $touching } nebo více.
    .of = 47e838fd39df
reading_touching_exactly = Přesně { $touching }.
    .of = f01034133d83
reading_who-lays = Kdo vybírá, který dílek se vyloží?
    .why = Zamíchaná hromádka nechává na výběr místo a z věznice stejné překvapení jako vždy.
    .of = 958be9c926f7
reading_who-lays_shuffled-pile = Nikdo: bere se další dílek ze zamíchané hromádky.
    .of = a23e0018762d
reading_who-lays_free-choice = Každý hráč si vybírá i dílek.
    .of = 9cdaf9d0de15

## Cards, tokens and boards

deck_tiles = Lokace
    .of = bf4f44fa0d86
deck_tasks = Úkoly
    .of = 1bf14831ce4c
deck_blackmail = Vyděračské karty
    .of = fd9700e4fcbf
deck_auxiliary = Pomocné karty
    .of = 4416bfc778e6
deck_role-cards = Karty rolí
    .of = 0abb047a49e0
deck_summaries = Karty s přehledem
    .of = 107b807cfbab
deck_sheets = Listy vězňů
    .of = 05a2ff7d9982
deck_items = Žetony
    .of = 3a463a09591f
deck_wood = Dřevěné značky
    .of = dca99af76e74
deck_pawns = Figurky
    .of = fbe632d602a0
deck_security-tiles = Další lokace
    .of = 2653e6ae4313
deck_security-blackmail = Další vyděračské karty
    .of = cb73b0db28e0
deck_sentences = Karty rozsudku
    .of = 1bacdf0f0454
deck_security-auxiliary = Další pomocné karty
    .of = 1462c5500e18
deck_security-role-cards = Karta hlupáka
    .of = 89594c68db76
deck_security-summaries = Další karty s přehledem
    .of = 319eff127ede
deck_security-sheets = Další list vězně
    .of = ebe297cb19a1
deck_security-wood = Další dřevěné značky
    .of = 6261db15f73b

card_cell-block = Cely
    .text =
        :silver-side: Stříbrná strana: { locations_cell-block_silver }
        :copper-side: Měděná strana: { locations_cell-block_copper }
    .of = 998d7cbdf1c4
card_radio-room = Vysílačka
    .text =
        :silver-side: Stříbrná strana: { locations_radio-room_silver }
        :copper-side: Měděná strana: { locations_radio-room_copper }
    .of = fcfa066db4c7
card_dining-hall = Jídelna
    .text =
        :silver-side: Stříbrná strana: { locations_dining-hall_silver }
        :copper-side: Měděná strana: { locations_dining-hall_copper }
    .of = b2efc1249c74
card_laundry = Prádelna
    .text =
        :silver-side: Stříbrná strana: { locations_laundry_silver }
        :copper-side: Měděná strana: { locations_laundry_copper }
    .of = 6a62c00a16f3
card_exercise-yard = Cvičiště
    .text =
        :silver-side: Stříbrná strana: { locations_exercise-yard_silver }
        :copper-side: Měděná strana: { locations_exercise-yard_copper }
    .of = 4dbe975bdcb1
card_infirmary = Ošetřovna
    .text =
        :silver-side: Stříbrná strana: { locations_infirmary_silver }
        :copper-side: Měděná strana: { locations_infirmary_copper }
    .of = c089cb524088
card_workshop = Dílna
    .text =
        :silver-side: Stříbrná strana: { locations_workshop_silver }
        :copper-side: Měděná strana: { locations_workshop_copper }
    .of = bb09b7758c33
card_recreational-room = Společenská místnost
    .text =
        :silver-side: Stříbrná strana: { locations_recreational-room_silver }
        :copper-side: Měděná strana: { locations_recreational-room_copper }
    .of = 43343dd8808f
card_visiting-area = Návštěvní místnost
    .text =
        :silver-side: Stříbrná strana: { locations_visiting-area_silver }
        :copper-side: Měděná strana: { locations_visiting-area_copper }
    .of = 8c255293fa2b
card_chapel = Kaple
    .text =
        :silver-side: Stříbrná strana: { locations_chapel_silver }
        :copper-side: Měděná strana: { locations_chapel_copper }
    .of = f6b19b2e8a39
card_wardens-office = Kancelář ředitele
    .text =
        :silver-side: Stříbrná strana: { locations_wardens-office_silver }
        :copper-side: Měděná strana: { locations_wardens-office_copper }
    .of = 6a2aea8cd743
card_prison-wall = Vězeňská zeď
    .text =
        :silver-side: Stříbrná strana: { locations_prison-wall_silver }
        :copper-side: Měděná strana: { locations_prison-wall_copper }
    .of = d12ac97d0901
card_hidden-stash = Tajná skrýš
    .text = { blackmail_hidden-stash }
    .of = d2a1185d6219
card_hush-money = Peníze za mlčení
    .text = { blackmail_hush-money }
    .of = 73a58e27707f
card_lookout = Hlídka
    .text = { blackmail_lookout }
    .of = 2b1531991357
card_anonymous-note = Anonymní vzkaz
    .text = { blackmail_anonymous-note }
    .of = 9b2a6ba92ec6
card_friendly-guard = Přátelský dozorce
    .text = { blackmail_friendly-guard }
    .of = 126499d99a14
card_borrowed-file = Vypůjčený spis
    .text = { blackmail_borrowed-file }
    .of = 4944e08fdcd1
card_change-of-plans = Změna plánu
    .text = { blackmail_change-of-plans }
    .of = 40ca4982a037
card_old-debt = Starý dluh
    .text = { blackmail_old-debt }
    .of = 8ef569e6721a
card_double-shift = Dvojitá směna
    .text = { blackmail_double-shift }
    .of = 741f80535c4b
card_forced-favour = Vynucená laskavost
    .text = { blackmail_forced-favour }
    .of = 63e349f38f6a
card_two-voices = Další hlas
    .text = { blackmail_two-voices }
    .of = a5a4f2ecffe1
card_copied-key = Okopírovaný klíč
    .text = Písmeno { $tasks_copied-key_letter }: odevzdej { $tasks_copied-key_key } :key: klíč a { $tasks_copied-key_knife } :knife: nůž.
    .of = 18bc1a8ab05c
card_bedsheet-rope = Lano z prostěradel
    .text = Písmeno { $tasks_bedsheet-rope_letter }: odevzdej { $tasks_bedsheet-rope_knife } :knife: nůž a { $tasks_bedsheet-rope_clothes } :clothes: oblečení.
    .of = aa959001ff3d
card_sleeping-cellmate = Spící spoluvězeň
    .text = Písmeno { $tasks_sleeping-cellmate_letter }: odevzdej { $tasks_sleeping-cellmate_clothes } :clothes: oblečení a { $tasks_sleeping-cellmate_drugs } :drugs: lék.
    .of = d83612a7c1ce
card_softened-mortar = Změklá malta
    .text = Písmeno { $tasks_softened-mortar_letter }: odevzdej { $tasks_softened-mortar_drugs } :drugs: lék a { $tasks_softened-mortar_tools } :tools: nářadí.
    .of = bfcba8113cdd
card_loose-hinge = Uvolněný pant
    .text = Písmeno { $tasks_loose-hinge_letter }: odevzdej { $tasks_loose-hinge_tools } :tools: nářadí a { $tasks_loose-hinge_key } :key: klíč.
    .of = 503f6e5431f7
card_borrowed-uniform = Vypůjčená uniforma
    .text = Písmeno { $tasks_borrowed-uniform_letter }: odevzdej { $tasks_borrowed-uniform_key } :key: klíč a { $tasks_borrowed-uniform_clothes } :clothes: oblečení.
    .of = c83572fc1e7f
card_cap-and-buckle = Čepice a přezka
    .text = Písmeno { $tasks_cap-and-buckle_letter }: odevzdej { $tasks_cap-and-buckle_clothes } :clothes: oblečení a { $tasks_cap-and-buckle_tools } :tools: nářadí.
    .of = b69bdf7921dd
card_tin-badge = Plechový odznak
    .text = Písmeno { $tasks_tin-badge_letter }: odevzdej { $tasks_tin-badge_tools } :tools: nářadí a { $tasks_tin-badge_knife } :knife: nůž.
    .of = 3fede35d407f
card_new-haircut = Nový účes
    .text = Písmeno { $tasks_new-haircut_letter }: odevzdej { $tasks_new-haircut_knife } :knife: nůž a { $tasks_new-haircut_drugs } :drugs: lék.
    .of = b397b637b251
card_doctors-coat = Doktorův plášť
    .text = Písmeno { $tasks_doctors-coat_letter }: odevzdej { $tasks_doctors-coat_drugs } :drugs: lék a { $tasks_doctors-coat_key } :key: klíč.
    .of = cb42a287de3f
card_open-larder = Otevřená spíž
    .text = Písmeno { $tasks_open-larder_letter }: odevzdej { $tasks_open-larder_key } :key: klíč a { $tasks_open-larder_knife } :knife: nůž.
    .of = 9dadcc0364fc
card_slashed-mattresses = Rozřezané matrace
    .text = Písmeno { $tasks_slashed-mattresses_letter }: odevzdej { $tasks_slashed-mattresses_knife } :knife: nůž a { $tasks_slashed-mattresses_clothes } :clothes: oblečení.
    .of = e217ff878257
card_fainting-choir = Omdlévající sbor
    .text = Písmeno { $tasks_fainting-choir_letter }: odevzdej { $tasks_fainting-choir_clothes } :clothes: oblečení a { $tasks_fainting-choir_drugs } :drugs: lék.
    .of = 0137536664b8
card_smoke-in-the-boiler = Kouř v kotelně
    .text = Písmeno { $tasks_smoke-in-the-boiler_letter }: odevzdej { $tasks_smoke-in-the-boiler_drugs } :drugs: lék a { $tasks_smoke-in-the-boiler_tools } :tools: nářadí.
    .of = d8c8ecfabc60
card_false-alarm = Falešný poplach
    .text = Písmeno { $tasks_false-alarm_letter }: odevzdej { $tasks_false-alarm_tools } :tools: nářadí a { $tasks_false-alarm_key } :key: klíč.
    .of = de237690f5f7
card_changed-roster = Změněný rozpis
    .text = Písmeno { $tasks_changed-roster_letter }: odevzdej { $tasks_changed-roster_key } :key: klíč a { $tasks_changed-roster_clothes } :clothes: oblečení.
    .of = 6ec4f1a29701
card_jammed-gate = Zaseknutá brána
    .text = Písmeno { $tasks_jammed-gate_letter }: odevzdej { $tasks_jammed-gate_clothes } :clothes: oblečení a { $tasks_jammed-gate_tools } :tools: nářadí.
    .of = db689768bcbe
card_cut-wire = Přestřižený drát
    .text = Písmeno { $tasks_cut-wire_letter }: odevzdej { $tasks_cut-wire_tools } :tools: nářadí a { $tasks_cut-wire_knife } :knife: nůž.
    .of = 8b5575eeee25
card_drowsy-patrol = Ospalá hlídka
    .text = Písmeno { $tasks_drowsy-patrol_letter }: odevzdej { $tasks_drowsy-patrol_knife } :knife: nůž a { $tasks_drowsy-patrol_drugs } :drugs: lék.
    .of = 1160dfb1ee9f
card_spiked-coffee = Káva s přísadou
    .text = Písmeno { $tasks_spiked-coffee_letter }: odevzdej { $tasks_spiked-coffee_drugs } :drugs: lék a { $tasks_spiked-coffee_key } :key: klíč.
    .of = cbf625a2d597
card_copied-chart = Okopírovaná mapa
    .text = Písmeno { $tasks_copied-chart_letter }: odevzdej { $tasks_copied-chart_key } :key: klíč a { $tasks_copied-chart_knife } :knife: nůž.
    .of = c2a01bb5aadf
card_tide-table = Tabulka přílivu
    .text = Písmeno { $tasks_tide-table_letter }: odevzdej { $tasks_tide-table_knife } :knife: nůž a { $tasks_tide-table_clothes } :clothes: oblečení.
    .of = 8f1d60868f27
card_bottle-post = Zpráva v lahvi
    .text = Písmeno { $tasks_bottle-post_letter }: odevzdej { $tasks_bottle-post_clothes } :clothes: oblečení a { $tasks_bottle-post_drugs } :drugs: lék.
    .of = a3cf4e5369c6
card_signal-lamp = Signální lampa
    .text = Písmeno { $tasks_signal-lamp_letter }: odevzdej { $tasks_signal-lamp_drugs } :drugs: lék a { $tasks_signal-lamp_tools } :tools: nářadí.
    .of = 01a70675509f
card_boathouse-lock = Zámek loděnice
    .text = Písmeno { $tasks_boathouse-lock_letter }: odevzdej { $tasks_boathouse-lock_tools } :tools: nářadí a { $tasks_boathouse-lock_key } :key: klíč.
    .of = bf259e2f5bcd
card_raincoat-raft = Vor z pláštěnek
    .text = Písmeno { $tasks_raincoat-raft_letter }: odevzdej { $tasks_raincoat-raft_key } :key: klíč a { $tasks_raincoat-raft_clothes } :clothes: oblečení.
    .of = a9b1874965e7
card_patched-canvas = Záplatovaná plachta
    .text = Písmeno { $tasks_patched-canvas_letter }: odevzdej { $tasks_patched-canvas_clothes } :clothes: oblečení a { $tasks_patched-canvas_tools } :tools: nářadí.
    .of = 935b1f7f2a22
card_carved-paddles = Vyřezaná pádla
    .text = Písmeno { $tasks_carved-paddles_letter }: odevzdej { $tasks_carved-paddles_tools } :tools: nářadí a { $tasks_carved-paddles_knife } :knife: nůž.
    .of = f604664f35f6
card_quiet-dogs = Tiší psi
    .text = Písmeno { $tasks_quiet-dogs_letter }: odevzdej { $tasks_quiet-dogs_knife } :knife: nůž a { $tasks_quiet-dogs_drugs } :drugs: lék.
    .of = 207d8c987264
card_cold-water-cure = Léčba studenou vodou
    .text = Písmeno { $tasks_cold-water-cure_letter }: odevzdej { $tasks_cold-water-cure_drugs } :drugs: lék a { $tasks_cold-water-cure_key } :key: klíč.
    .of = 69808eb0b65a
card_auxiliary-card = Pomocná karta
    .of = 52656a9fd1b4
card_scapegoat-card = Obětní beránek
    .of = 01a52cc8b072
card_summary-card = Přehled pravidel
    .of = 6f18d75a32a3
card_prisoner-sheet = List vězně
    .of = 3dd8e3d52872
card_key-token = Klíč
    .of = 405d5728b669
card_knife-token = Nůž
    .of = 404de9f319e1
card_clothes-token = Oblečení
    .of = 1c8b9e1d092a
card_drugs-token = Lék
    .of = 0761bada0311
card_tools-token = Nářadí
    .of = 0538ba33b3ee
card_gun-token = Zbraň
    .of = 5951e6eb89a5
card_scapegoat-marker = Značka obětního beránka
    .of = 5f939ad323bb
card_guard-cube = Dozorce
    .of = 402db4066be9
card_plan-marker = Značka plánu
    .of = d31ce233bd76
card_player-marker = Značka hráče
    .of = ec4c8536330f
card_prisoner-pawn = Figurka
    .of = 264a76e2b4b2
card_chiefs-room = Velitelova místnost
    .text =
        Prostá strana: { new-locations_chiefs-room_plain }
        Placená strana: { new-locations_chiefs-room_payment }
    .of = bdcc58f13baf
card_lighthouse = Maják
    .text =
        Prostá strana: { new-locations_lighthouse_plain }
        Placená strana: { new-locations_lighthouse_payment }
    .of = a30c24a93fb5
card_tunnels = Tunely
    .text =
        Prostá strana: { new-locations_tunnels_plain }
        Placená strana: { new-locations_tunnels_payment }
    .of = 40b47c8fd069
card_tip-off = Tip
    .text = { security-blackmail_tip-off }
    .of = 2df60103b7bd
card_off-duty = Mimo službu
    .text = { security-blackmail_off-duty }
    .of = c58cc975cf69
card_transfer = Přeložení
    .text = { security-blackmail_transfer }
    .of = 4b4ae9db4a48
card_loose-talk = Neopatrné řeči
    .text = { security-blackmail_loose-talk }
    .of = a38054e1f2e2
card_pickpocket = Kapsář
    .text = { convicted_pickpocket }
    .of = ff64ec2085a0
card_ringleader = Vůdce tlupy
    .text = { convicted_ringleader }
    .of = c5f423fcbdee
card_smuggler = Pašerák
    .text = { convicted_smuggler }
    .of = 4560603f3a05
card_bookmaker = Sázkař
    .text = { convicted_bookmaker }
    .of = f8c119c2ea5f
card_forger = Padělatel
    .text = { convicted_forger }
    .of = 27dcb00b7bfa
card_getaway-driver = Řidič na útěku
    .text = { convicted_getaway-driver }
    .of = 0a1adbbe5b32
card_embezzler = Podvodník
    .text = { convicted_embezzler }
    .of = 22140bd7a8fa
card_brawler = Rváč
    .text = { convicted_brawler }
    .of = 0009f4dab4bc
card_informer = Udavač
    .text = { convicted_informer }
    .of = 0e9942b499de
card_security-auxiliary-card = Pomocná karta
    .of = e00ce0d740bd
card_sucker-card = Hlupák
    .of = 94997e9144fa
card_security-summary-card = Přehled pravidel
    .of = 33f3fa395224
card_fifth-sheet = List vězně
    .of = 4e91ca44c861
card_chief-marker = Velitel dozorců
    .of = e0f8d4ea7e95
card_fifth-pawn = Figurka v nové barvě
    .of = 849a1319cb11
card_old-colour-marker = Hlasovací žeton ve staré barvě
    .of = 0dc06ba7596b
card_new-colour-marker = Značka v nové barvě
    .of = 4ebae6ca5c7c

## Headings and values

ui_number = Číslo
    .of = d8c9a6da979e
ui_key = Klíč
    .of = b13b1c91a456
ui_knife = Nůž
    .of = bd02d00deb67
ui_clothes = Oblečení
    .of = 4d8d8ea86505
ui_drugs = Lék
    .of = 62bf09e97831
ui_tools = Nářadí
    .of = 378d2af5c114
ui_table_cards = Karty
    .of = 97e5a4371adf
ui_table_cards_task = Úkoly
    .of = a61de75b7544
ui_table_cards_blackmail = Vyděračské karty
    .of = e3960694370c
ui_table_cards_auxiliary = Pomocné karty
    .of = 65a54c7d4578
ui_table_cards_scapegoat = Obětní beránek
    .of = 1f94aa7ef567
ui_table_cards_summary = Přehled pravidel
    .of = 4ccabd87d747
ui_table_wood = Dřevěné značky
    .of = f72784a1a176
ui_table_wood_player-marker = V barvách hráčů
    .of = b4e009965aad
ui_table_wood_plan-marker = Na plán
    .of = 81475f49f069
ui_table_wood_guard = Dozorci
    .of = b6856e391eb1
ui_table_item-tokens = Předměty
    .of = e37ea973e1b2
ui_table_item-tokens_key = Klíč
    .of = b12ed60224ae
ui_table_item-tokens_knife = Nůž
    .of = 3c6235c30b61
ui_table_item-tokens_clothes = Oblečení
    .of = b7383f190f8a
ui_table_item-tokens_drugs = Lék
    .of = e17e6a55166b
ui_table_item-tokens_tools = Nářadí
    .of = ec46b4361738
ui_table_item-tokens_gun = Zbraň
    .of = aa92c187e1b7
ui_table_marker-kinds = Značky jedné barvy
    .of = 429d5b47c818
ui_table_marker-kinds_stamina = Kondice
    .of = 81c62ddfb5cf
ui_table_marker-kinds_cash = Hotovost
    .of = c6d52540ce38
ui_table_marker-kinds_vote = Hlasy
    .of = 6d06da37b68f
ui_table_more-cards = Karty
    .of = 78e84ae970bf
ui_table_more-cards_blackmail = Vyděračské karty
    .of = 2065cd77aed0
ui_table_more-cards_sentence = Karty rozsudku
    .of = 58bda88bb4a9
ui_table_more-cards_auxiliary = Pomocné karty
    .of = bd4ac5db0755
ui_table_more-cards_sucker = Hlupák
    .of = 36f0fae48ecb
ui_table_more-cards_summary = Přehledy pravidel
    .of = 44d216ba02b5
ui_table_votes-each = Hráči
    .of = a4afc809a728
ui_table_votes-each_markers = Hlasovací žetony
    .of = 3bb7121717a9
ui_table_action-points = Hráči
    .of = 5ee236bde39e
ui_table_action-points_points = Akční body
    .of = e26f14a4facd
ui_table_escaping = Hráči
    .of = 2083458a1bf3
ui_table_escaping_prisoners = Dostanou se ven
    .of = e7b36168744e
ui_table_tile-numbers = Lokace
    .of = 75018a0b5edc
ui_table_stocks = Lokace
    .of = aacfaefcf090
ui_table_stocks_silver = Stříbrná strana
    .of = 2b9a92407c96
ui_table_stocks_copper = Měděná strana
    .of = 571f5403002a

## Icons

icon_key = klíč
    .of = 02f0a2c62dcd
icon_knife = nůž
    .of = a381ee66d6f0
icon_clothes = oblečení
    .of = 520ba8dddb26
icon_drugs = lék
    .of = e4b42701f954
icon_tools = nářadí
    .of = 334803b7e62e
icon_gun = zbraň
    .of = 8bcb9a9d1fdb
icon_stamina = kondice
    .of = 289660aac3bc
icon_cash = hotovost
    .of = 0bdb1799b00c
icon_guard = dozorce
    .of = 1db30aab0918
icon_scapegoat = obětní beránek
    .of = cfa3e1adf835
icon_prisoner = vězeň
    .of = 7d2e781cf065
icon_vote = hlas
    .of = c8eb6a631bc9
icon_trade = obchod
    .of = 131776383f41
icon_blackmail = vyděračská karta
    .of = e3ed3039133c
icon_auxiliary = pomocná karta
    .of = a8808bf492ef
icon_summary = přehled
    .of = 4017f9340d78
icon_sucker = hlupák
    .of = fb0711ec23a4
icon_chief = velitel dozorců
    .of = ff681f94890b
icon_sentence = karta rozsudku
    .of = 75fcdc12dc9e
icon_radio = vysílačka
    .of = cd163c91f5ed
icon_lighthouse = maják
    .of = a5f22ece07e2
icon_tunnel = tunel
    .of = a627930649a7
icon_chapel = kaple
    .of = e8e038276f35
icon_letter = písmeno
    .of = 400625d041ac
icon_letter-a = písmeno A
    .of = 8d1f4a52e62a
icon_letter-b = písmeno B
    .of = 17cd70990d51
icon_letter-c = písmeno C
    .of = d3307a4334bd
icon_letter-d = písmeno D
    .of = 41656b13ab41
icon_letter-e = písmeno E
    .of = 7969d289fb54
icon_letter-f = písmeno F
    .of = 536ab78052e1
icon_silver-side = stříbrná strana
    .of = 026abe6b20b5
icon_copper-side = měděná strana
    .of = 3a982b0d2d89
icon_free-action = volná akce
    .of = 1499864545f3

## Questions

ask_lay-at = Kam vyložíš { $tile }? Nahoře je strana: { $side }
    .of = 618318c91f17
ask_choose-tile = Který dílek vyložíš?
    .of = 20d9c4f6e867
ask_neighbour = Na který sousední dílek jde dozorce?
    .of = 1672f5b00354
ask_ballot = Kdo má být obětním beránkem?
    .of = 5a486fa96c2f
ask_sucker-ballot = Pro koho hlasuješ, pokud vůbec?
    .of = fb6245623fac
ask_break-tie = Kdo z nich je obětním beránkem?
    .of = d1913180b924
ask_action = Co uděláš? Máš { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
       *[other] { $points } akčních bodů
    }.
    .of = 758160054997
ask_go = Kam?
    .of = 889848dec8e2
ask_victim = Komu kradeš?
    .of = 8da32891e5ba
ask_loot = Co bereš?
    .of = 82ff351ffe83
ask_guard-from = Odkud dozorce přijde?
    .of = 91a4422dbcef
ask_guard-to = Kam dozorce jde?
    .of = 8ef8cafe9d69
ask_which-task = Který úkol plníš?
    .of = 04fee3124bcf
ask_hand-in = Co odevzdáváš?
    .of = 0480d225e5de
ask_discard = Co odhazuješ?
    .of = efbe56214570
ask_card = Kterou vyděračskou kartu hraješ?
    .of = eda5ed3f48f8
ask_partner = S kým obchoduješ?
    .of = e799e71973d4
ask_offer = Co dáváš?
    .of = ec52ee9abf60
ask_wish = Co za to chceš?
    .of = 2be0ef4e3802
ask_accept = Dostaneš { $gives } za { $wants }. Souhlasíš?
    .of = 15612e02c719
ask_exchange = Co dáváš do banku?
    .of = fa4156a3fb3f
ask_take-item = Co bereš z banku?
    .of = cb2605ea5f72
ask_either = Co z toho?
    .of = bc5efe780536
ask_companion = Kdo cvičí s tebou?
    .of = dc8d76957735
ask_task-from = Který úkol přesouváš?
    .of = ef9efb847ad9
ask_task-to = Kde se má splnit?
    .of = 8594f6c48ca4
ask_chief-to = Kam jde velitel?
    .of = 55244b1a5c6c
ask_price = Čím platíš?
    .of = e75e9b00ba74
ask_elsewhere = Kterou lokaci použiješ skrz Tunely?
    .of = 8e8b3b69ef80
ask_pawn = Který vězeň?
    .of = dc872301966b
ask_another = Kdo si s ním vymění místo?
    .of = 0015a1af75a2
ask_debt-give = Který předmět dáváš?
    .of = 7b35ecca5680
ask_debt-take = Který předmět bereš?
    .of = 5c878a7c8138
ask_keep = Vrchní karta je { $task }. Jde pod balíček?
    .of = 7a68b99887c1
ask_order = Která z karet jde navrch?
    .of = 71deb1226c10
ask_back = Která karta jde pod balíček?
    .of = 2c3971fb87dc
ask_held = Kterou kartu bereš?
    .of = 0296768e28c8
ask_spare = Kdo má zůstat?
    .of = 5a5a99592beb
ask_spare-tie = Kdo z nich zůstává?
    .of = 8b903a7a1188

## Buttons and the map

ui_end = Ukončit tah
    .of = cd9492757b06
ui_move = Pohyb
    .of = 3cba54ac98ae
ui_use = Použít: { $tile }
    .of = e6462b9361c3
ui_steal = Krást
    .of = 7e85854c7464
ui_riot = Vyvolat vzpouru
    .of = 9a3560913515
ui_complete = Splnit úkol
    .of = b93eca44d7bd
ui_discard = Odhodit předmět
    .of = 8c949a9996f8
ui_blackmail = Zahrát vyděračskou kartu
    .of = 36ecaceb5c45
ui_trade = Navrhnout obchod
    .of = 133d27b03542
ui_bribe = Uplatit dozorce
    .of = 5265f7d85246
ui_effort = Vypnout se
    .of = b5b4023a11a1
ui_place = { $number } { $tile }
    .of = c2a99a644620
ui_stay = Zůstat zde nebo skončit
    .of = 81b397838b99
ui_nothing = Nic
    .of = 4134cca2050c
ui_no-card = Přece jen žádná
    .of = 9b30d8dbfcf4
ui_abstain = Prázdná pěst
    .of = c30b11b8f1c7
ui_prisoner = { $place } { $letters } { $items }
    .of = 7d4ce83f8182
ui_yes = Ano
    .of = 7e75554666ac
ui_no = Ne
    .of = e8c5ba8ca8d2
ui_items-only = Předměty
    .of = f90b7d94939c
ui_gun-for = :gun: místo předmětu { $item }
    .of = 6eb4feb1b900
ui_cash-for = :cash: místo předmětu { $item }
    .of = 3f7a23133d75
ui_both-for = :gun: místo předmětu { $item }, :cash: místo předmětu { $other }
    .of = d81f1c588f93
ui_stamina-for-cash = :cash: za :stamina:
    .of = c7b4b2fd6c98
ui_cash-for-stamina = :stamina: za :cash:
    .of = 81ccb700c9ab
ui_take-stock = Vzít předmět
    .of = ff062f6bf2c5
ui_gain-stamina = Získat :stamina:
    .of = c7efd90af2c3
ui_draw-card = Táhnout :blackmail:
    .of = 00c2a99b136a
ui_move-task = Přesunout úkol
    .of = 9c45298357d2
ui_square_above = Nahoře: { $tile }, dotyk: { $other }
    .of = 861e4a19c84c
ui_square_below = Dole: { $tile }, dotyk: { $other }
    .of = cee25f717c83
ui_square_left = Vlevo: { $tile }, dotyk: { $other }
    .of = a69ae6d56ba6
ui_square_right = Vpravo: { $tile }, dotyk: { $other }
    .of = b590318ef1ec
ui_square_corner = U rohu: { $tile }, dotyk: { $other }
    .of = ce14725de58b
ui_task-at = { $task } ({ $tile })
    .of = fa0360b6f8ab
ui_unknown-card = Neznámá karta
    .of = dd986ee1360e
ui_side_silver = stříbrná
    .of = 041e45044a26
ui_side_copper = měděná
    .of = 5e023222bca6
ui_side_plain = prostá
    .of = b20a5e1f95b9
ui_side_payment = placená
    .of = 5c685c9a4601
ui_map = Věznice shora s dozorci, vězni a úkoly
    .of = d3545fdba501
ui_tiles = Lokace
    .of = 28a44d5e184d
ui_prisoners = Vězni
    .of = 3909a1ad53df
ui_timer = Čas na poradu
    .of = 150cfa8bfdb4
ui_stock = V zásobě: { $items }
    .of = 26784a071b9b
ui_rule = Pravidlo
    .of = 2cb2516d5a36
ui_tile = Číslo { $number }, { $tile }, strana: { $side }, vliv { $influence }, { $guards ->
        [one] { $guards } dozorce
        [few] { $guards } dozorci
       *[other] { $guards } dozorců
    }{ $chief ->
        [one] , je zde velitel
        [few] { "" }
       *[other] { "" }
    }
    .of = 246cc1505423
ui_tile-who = Zde: { $who }
    .of = a6b13f863279
ui_influence = Vliv { $influence }
    .of = 9b24a7c5e1a5
ui_next-chief = Příště velitel jde na lokaci: { $tile }
    .of = b157c28740de
ui_why-higher = nejnižší číslo kolem něj vyšší než { $number }
    .of = e3ca02b9acba
ui_why-lowest = žádné číslo kolem něj není vyšší, tedy nejnižší ze všech
    .of = bb9b1e3ce544
ui_round = Kolo { $round }, ve věznici { $guards ->
        [one] je { $guards } dozorce
        [few] jsou { $guards } dozorci
       *[other] je { $guards } dozorců
    }
    .of = 1671a1e0a2ee
ui_deck = V balíčku úkolů { $deck ->
        [one] je { $deck } karta
        [few] jsou { $deck } karty
       *[other] je { $deck } karet
    }
    .of = c9e647686733
ui_talk = Nejdřív si asi { $talk-minutes ->
        [one] { $talk-minutes } minutu
        [few] { $talk-minutes } minuty
       *[other] { $talk-minutes } minut
    } povídejte; pak každý tajně hlasuje.
    .of = 552df6d1dce6
ui_votes = Poslední hlasování
    .of = d020a7b7cb02
ui_vote-of = { $voter }: { $elected }
    .of = bb685f378d8b
ui_vote-none = { $voter } se hlasování zdržel(a)
    .of = d2c0471c810c
ui_is-scapegoat = Obětní beránek
    .of = d8b7ba9380dd
ui_is-sucker = Hlupák
    .of = 39c74efdc80c
ui_points = { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
       *[other] { $points } akčních bodů
    }
    .of = 845ed9a03518
ui_letters = Písmena { $letters }
    .of = 249363d533f3
ui_no-letters = Zatím žádná písmena
    .of = 7a578d01d4c6
ui_hand = { $hand ->
        [one] { $hand } vyděračská karta
        [few] { $hand } vyděračské karty
       *[other] { $hand } vyděračských karet
    }
    .of = 0543dcdda2d5
ui_counters = { $counters ->
        [one] { $counters } sčítací žeton
        [few] { $counters } sčítací žetony
       *[other] { $counters } sčítacích žetonů
    }
    .of = 91d8a440de0a
ui_here = Zde: { $tile }
    .of = ac340da84125
ui_items = Předměty: { $items }
    .of = c1792158eff3
ui_no-items = Žádné předměty
    .of = 8bfde0223715
ui_top-card = Na balíčku úkolů
    .of = e9e3d75a2afa
ui_whose-turn = Na tahu je { $name }
    .of = d30af6073dfd

## Computer players and counts

policy_random = Náhodný
    .about = Dělá cokoli, co je dovoleno.
    .of = 252b3e24eec3
policy_selfish = Sobecký
    .about = Krade, pracuje na vlastních písmenech a hlasuje proti tomu, kdo vede.
    .of = d42e8421c857
policy_helpful = Ochotný
    .about = Plní každý úkol, dává, co ostatním chybí, a hlasuje tak, aby byl plán co nejdřív úplný.
    .of = 3e906ac560bc
policy_bargaining = Smlouvající
    .about = Nedává nic za nic a hlasuje proti těm, kdo s ním neobchodovali.
    .of = 3b095d5d236f
tally_escape = Útěk se podaří
    .of = 1b2d14d14a46
tally_caught = Vyhrají dozorci
    .of = 59a09d2bbb63
tally_step-limit = Hry přerušené jako nekonečné
    .of = e67bb290baab
tally_scapegoat-stays = Z útěků: zůstane obětní beránek
    .of = e084309d46aa
tally_other-stays = Z útěků: zůstane jiný vězeň
    .of = 4c0358a214ba
tally_tasks-done = Splněné úkoly
    .of = b4a4061f9536
tally_letters = Vyznačená písmena
    .of = d0cd068cadce
tally_left-1 = Zůstane první místo
    .of = c8bc1fa5c81d
tally_left-2 = Zůstane druhé místo
    .of = 722418e3e94e
tally_left-3 = Zůstane třetí místo
    .of = 0a8016e13f89
tally_left-4 = Zůstane čtvrté místo
    .of = f1411fe8ad9b
tally_left-5 = Zůstane páté místo
    .of = 686a42dee273
tally_up-cell-block-first = { card_cell-block }, stříbrnou stranou nahoru
    .of = e6f2d1d703e1
tally_used-cell-block-first = { card_cell-block }, použitá stříbrná strana
    .of = 838ab30c1f31
tally_up-cell-block-second = { card_cell-block }, měděnou stranou nahoru
    .of = 8289b7ad8082
tally_used-cell-block-second = { card_cell-block }, použitá měděná strana
    .of = 4e198189c4a2
tally_up-radio-room-first = { card_radio-room }, stříbrnou stranou nahoru
    .of = b4f8986f1dff
tally_used-radio-room-first = { card_radio-room }, použitá stříbrná strana
    .of = 0369a1055493
tally_up-radio-room-second = { card_radio-room }, měděnou stranou nahoru
    .of = 5a5f5cc2d2bc
tally_used-radio-room-second = { card_radio-room }, použitá měděná strana
    .of = 694d9cb91051
tally_up-dining-hall-first = { card_dining-hall }, stříbrnou stranou nahoru
    .of = cf4637b62460
tally_used-dining-hall-first = { card_dining-hall }, použitá stříbrná strana
    .of = 99ce3627473a
tally_up-dining-hall-second = { card_dining-hall }, měděnou stranou nahoru
    .of = 57e2d17acb3b
tally_used-dining-hall-second = { card_dining-hall }, použitá měděná strana
    .of = 19a0cfee2fa7
tally_up-laundry-first = { card_laundry }, stříbrnou stranou nahoru
    .of = 9fcad1f243f7
tally_used-laundry-first = { card_laundry }, použitá stříbrná strana
    .of = 3fb20ea6d010
tally_up-laundry-second = { card_laundry }, měděnou stranou nahoru
    .of = 66a59eda470b
tally_used-laundry-second = { card_laundry }, použitá měděná strana
    .of = d401e687008d
tally_up-exercise-yard-first = { card_exercise-yard }, stříbrnou stranou nahoru
    .of = 047305eb040c
tally_used-exercise-yard-first = { card_exercise-yard }, použitá stříbrná strana
    .of = 069592396ed2
tally_up-exercise-yard-second = { card_exercise-yard }, měděnou stranou nahoru
    .of = d52c68acbb22
tally_used-exercise-yard-second = { card_exercise-yard }, použitá měděná strana
    .of = ea6702823055
tally_up-infirmary-first = { card_infirmary }, stříbrnou stranou nahoru
    .of = e7e438727cbc
tally_used-infirmary-first = { card_infirmary }, použitá stříbrná strana
    .of = 32bf74b830ff
tally_up-infirmary-second = { card_infirmary }, měděnou stranou nahoru
    .of = b20f04e1cae7
tally_used-infirmary-second = { card_infirmary }, použitá měděná strana
    .of = fba26b9a26e8
tally_up-workshop-first = { card_workshop }, stříbrnou stranou nahoru
    .of = f6e38ff26ca0
tally_used-workshop-first = { card_workshop }, použitá stříbrná strana
    .of = 29179f366c86
tally_up-workshop-second = { card_workshop }, měděnou stranou nahoru
    .of = 1060dc7c7c49
tally_used-workshop-second = { card_workshop }, použitá měděná strana
    .of = 1ae2e23b52c8
tally_up-recreational-room-first = { card_recreational-room }, stříbrnou stranou nahoru
    .of = 97e4f254238f
tally_used-recreational-room-first = { card_recreational-room }, použitá stříbrná strana
    .of = 8ff86d47f146
tally_up-recreational-room-second = { card_recreational-room }, měděnou stranou nahoru
    .of = 9e3b3cca26e2
tally_used-recreational-room-second = { card_recreational-room }, použitá měděná strana
    .of = 64bbb27928e5
tally_up-visiting-area-first = { card_visiting-area }, stříbrnou stranou nahoru
    .of = ccfa40f01b55
tally_used-visiting-area-first = { card_visiting-area }, použitá stříbrná strana
    .of = dd2fdbe62578
tally_up-visiting-area-second = { card_visiting-area }, měděnou stranou nahoru
    .of = 320c6697ed3d
tally_used-visiting-area-second = { card_visiting-area }, použitá měděná strana
    .of = 2dbed520d4ca
tally_up-chapel-first = { card_chapel }, stříbrnou stranou nahoru
    .of = 40da7caab3d3
tally_used-chapel-first = { card_chapel }, použitá stříbrná strana
    .of = 33c3bfbf1d33
tally_up-chapel-second = { card_chapel }, měděnou stranou nahoru
    .of = faf91f1f6d86
tally_used-chapel-second = { card_chapel }, použitá měděná strana
    .of = 55af39ec6f91
tally_up-wardens-office-first = { card_wardens-office }, stříbrnou stranou nahoru
    .of = 0b37b4e78f6a
tally_used-wardens-office-first = { card_wardens-office }, použitá stříbrná strana
    .of = 659836053295
tally_up-wardens-office-second = { card_wardens-office }, měděnou stranou nahoru
    .of = bdda95b0a9ea
tally_used-wardens-office-second = { card_wardens-office }, použitá měděná strana
    .of = d4da1f25e121
tally_up-prison-wall-first = { card_prison-wall }, stříbrnou stranou nahoru
    .of = 4b37f1120694
tally_used-prison-wall-first = { card_prison-wall }, použitá stříbrná strana
    .of = 94ebca769d63
tally_up-prison-wall-second = { card_prison-wall }, měděnou stranou nahoru
    .of = 41e86d7a8dae
tally_used-prison-wall-second = { card_prison-wall }, použitá měděná strana
    .of = 8a02dbbb7da8
tally_up-chiefs-room-first = { card_chiefs-room }, prostou stranou nahoru
    .of = 3b8755380227
tally_used-chiefs-room-first = { card_chiefs-room }, použitá prostá strana
    .of = e5acc9e325d5
tally_up-chiefs-room-second = { card_chiefs-room }, placenou stranou nahoru
    .of = e9ca91c9c5b4
tally_used-chiefs-room-second = { card_chiefs-room }, použitá placená strana
    .of = 9645c7efbe6b
tally_up-lighthouse-first = { card_lighthouse }, prostou stranou nahoru
    .of = 41bb8c17ef23
tally_used-lighthouse-first = { card_lighthouse }, použitá prostá strana
    .of = 6e6a38dd2505
tally_up-lighthouse-second = { card_lighthouse }, placenou stranou nahoru
    .of = 571353fe49fe
tally_used-lighthouse-second = { card_lighthouse }, použitá placená strana
    .of = 8db08ff5e21e
tally_up-tunnels-first = { card_tunnels }, prostou stranou nahoru
    .of = 910df5ce4bfb
tally_used-tunnels-first = { card_tunnels }, použitá prostá strana
    .of = 7a5fcb72d7d6
tally_up-tunnels-second = { card_tunnels }, placenou stranou nahoru
    .of = 10d4b8f7b049
tally_used-tunnels-second = { card_tunnels }, použitá placená strana
    .of = 480b52ad9364
tally_played-hidden-stash = Zahráno: { card_hidden-stash }
    .of = 24a346bc14d3
tally_played-hush-money = Zahráno: { card_hush-money }
    .of = 83f054275410
tally_played-lookout = Zahráno: { card_lookout }
    .of = 7972d186e45f
tally_played-anonymous-note = Zahráno: { card_anonymous-note }
    .of = 069c286e2f21
tally_played-friendly-guard = Zahráno: { card_friendly-guard }
    .of = 6fc338f5b379
tally_played-borrowed-file = Zahráno: { card_borrowed-file }
    .of = 0afc8f24d4fd
tally_played-change-of-plans = Zahráno: { card_change-of-plans }
    .of = bd3c7fff079b
tally_played-old-debt = Zahráno: { card_old-debt }
    .of = 7b791502ea3a
tally_played-double-shift = Zahráno: { card_double-shift }
    .of = 36030fdbe0c3
tally_played-forced-favour = Zahráno: { card_forced-favour }
    .of = c678ff254a5a
tally_played-two-voices = Zahráno: { card_two-voices }
    .of = 548ee8184ec6
tally_played-tip-off = Zahráno: { card_tip-off }
    .of = 3ecd9d3455b3
tally_played-off-duty = Zahráno: { card_off-duty }
    .of = a086562b1b56
tally_played-transfer = Zahráno: { card_transfer }
    .of = eae4a9353d0b
tally_played-loose-talk = Zahráno: { card_loose-talk }
    .of = 8c9bbcb14c1d
tally_handed-key = Odevzdáno: { card_key-token }
    .of = 8a7e4a5a13db
tally_handed-knife = Odevzdáno: { card_knife-token }
    .of = 84b3244a9505
tally_handed-clothes = Odevzdáno: { card_clothes-token }
    .of = 003656dbc097
tally_handed-drugs = Odevzdáno: { card_drugs-token }
    .of = 6d1f3c3d2e78
tally_handed-tools = Odevzdáno: { card_tools-token }
    .of = 4064aab5d844
tally_handed-gun = Odevzdáno: { card_gun-token }
    .of = 10f2d2e4a38e
tally_with-pickpocket = Odsouzen: { card_pickpocket }
    .of = d18a43f1bad4
tally_free-pickpocket = Dostane se ven: { card_pickpocket }
    .of = 9168ae9e2c8c
tally_with-ringleader = Odsouzen: { card_ringleader }
    .of = 214d2e734bce
tally_free-ringleader = Dostane se ven: { card_ringleader }
    .of = a3f9d0acc7f3
tally_with-smuggler = Odsouzen: { card_smuggler }
    .of = a078311538e5
tally_free-smuggler = Dostane se ven: { card_smuggler }
    .of = c392983bb940
tally_with-bookmaker = Odsouzen: { card_bookmaker }
    .of = 173765f85e23
tally_free-bookmaker = Dostane se ven: { card_bookmaker }
    .of = 231db1128423
tally_with-forger = Odsouzen: { card_forger }
    .of = 22d786669c22
tally_free-forger = Dostane se ven: { card_forger }
    .of = a2b95540e524
tally_with-getaway-driver = Odsouzen: { card_getaway-driver }
    .of = 14f544e76f00
tally_free-getaway-driver = Dostane se ven: { card_getaway-driver }
    .of = 3c68163c9e2f
tally_with-embezzler = Odsouzen: { card_embezzler }
    .of = 2aa9e70b9e21
tally_free-embezzler = Dostane se ven: { card_embezzler }
    .of = 37a617b58316
tally_with-brawler = Odsouzen: { card_brawler }
    .of = 09f1f3e29c91
tally_free-brawler = Dostane se ven: { card_brawler }
    .of = 83af861a6773
tally_with-informer = Odsouzen: { card_informer }
    .of = 9e86e84e0960
tally_free-informer = Dostane se ven: { card_informer }
    .of = 9d561cda286f

ui_circle = Když ho nikdo nevyruší, má jeho okruh { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }{ $before ->
        [0] { "" }
        [one] , než k němu dojde, udělá { $before } krok
        [few] , než k němu dojde, udělá { $before } kroky
        [many] , než k němu dojde, udělá { $before } kroku
       *[other] , než k němu dojde, udělá { $before } kroků
    }: { $circle }.
    .of = ca71174b00fd
## Series and ledger
house_series = Hrajete-li několik her po sobě, každá začíná znovu a nic se nepřenáší. Nakonec se počítá, kolikrát se kdo z vás dostal ven; zapisujeme jen, kdo zůstal a kolikrát.
    .title = Několik her
    .of = 2686b44a3052
ledger_letters = Písmena
    .of = 1b12b37a1f72
ledger_scapegoat = Obětní beránek na konci
    .of = 4736ff945b60
ledger_caught = Vyhráli dozorci; ven se nedostal nikdo.
    .of = 4652f3a31fc4
ledger_left-behind = Zůstává { $member }{ $value ->
        [one] .
        [few] , už { $value }×.
       *[other] , už { $value }×.
    }
    .of = 01f4bba948e4
ledger_next-fresh = Další hra začíná znovu.
    .of = 5d98fc8829a8
ledger_next-scapegoat = Prvního obětního beránka jmenuje náhoda.
    .of = 9cbc0bed7973
ledger_fault-all-but-one = Ven se dostanou všichni kromě jednoho, nebo nikdo.
    .of = 476bb7624999
ledger_fault-nobody = Ve hře, která skončila takto, se ven nedostal nikdo.
    .of = 5a5639a39ce3
ledger_fault-letters = Ti, kdo se dostali ven, potřebují dohromady všechna písmena plánu.
    .of = 7d92098ee10d
ledger_fault-scapegoat = Obětní beránek musel hrát.
    .of = 3708245532ca
