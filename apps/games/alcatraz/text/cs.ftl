# Alcatraz in Czech. Keys and variables as in en.ftl; `.of` is the digest of the English that a text follows.

game = Alcatraz: The Scapegoat
    .about = Všichni pracují na útěku a všichni vědí, že jeden z vás tu zůstane.
    .unofficial = Neoficiální společník ke hře; vydavatel ho nevytvořil ani neschválil. Názvy patří svým vlastníkům, slova a kresby jsou naše.
product_base = Alcatraz: The Scapegoat
product_maximum-security = Maximum Security
module_certain-escape = Jistý útěk
    .about = Od každého písmene se pár úkolů naslepo vyřadí, takže balíček útěk téměř vždy umožní.
module_plan-g = Plán G
    .about = Opakovaně získaná písmena se počítají a zůstane ten, kdo má takových žetonů nejméně.
module_different-prison = Jiná věznice
    .about = Lokace vykládáte sami jednu po druhé a obrys věznice může být nepravidelný.
module_convicted = Odsouzení
    .about = Každý vězeň má kartu rozsudku s pravidlem, kterým se musí řídit jen on.

## Aim of the game

aim = Společně se chcete dostat z ostrova; každý sám se stará, aby nezůstal právě on.
    .title = Cíl hry
aim_players = Základní hra je pro { $players-min } až { $players-base } hráče. S krabičkou { product_maximum-security } vás může být { $players-max }.
    .title = Hráči
aim_prisoners = Každý z vás je { -prisoner } a má figurku ve věznici a list na stole.
    .title = Vězni
aim_plan = { -plan(case: "nom-cap") } má { $letters ->
        [one] { $letters } část
        [few] { $letters } části
       *[other] { $letters } částí
    }; označují je { -letter(case: "nom-pl") } A až F. Písmeno patří těm, kdo si ho vyznačili na svém listu.
    .title = Plán a jeho písmena
aim_one-stays = Vyhraješ, když se zúčastníš { -escape(case: "gen") }. Podaří se, jakmile všichni kromě jednoho mají dohromady všechna písmena; ten jeden zůstane a prohraje.
    .title = Všichni kromě jednoho
aim_own-set = Co říkají lokace, úkoly a vyděračské karty, není nikde uvedeno úplně. Zde je hratelná sada, kterou jsme vytvořili my; můžete ji nahradit kartami ze své krabičky.
    .title = Naše vlastní sada karet

## What is in the box

components = V krabičce základní hry najdeš tyto věci.
    .title = Součásti
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
components_sides = Jedna strana lokace se jmenuje { -silver-side }, druhá { -copper-side }. Žádné dvě strany nedělají totéž, celkem je tedy { $tile-effects ->
        [one] { $tile-effects } účinek
        [few] { $tile-effects } účinky
       *[other] { $tile-effects } účinků
    }.
    .title = Stříbrná a měděná
components_cards = Celkem { $cards-total ->
        [one] { $cards-total } karta
        [few] { $cards-total } karty
       *[other] { $cards-total } karet
    }: úkoly ({ $cards_task }), vyděračské ({ $cards_blackmail }), pomocné ({ $cards_auxiliary }), pro obětního beránka ({ $cards_scapegoat }) a s přehledem pravidel ({ $cards_summary }).
    .title = Karty
components_auxiliary = Každá { -auxiliary } jmenuje jednu lokaci. Má-li místo určit náhoda, zamíchejte tyto karty a táhněte.
    .title = Pomocné karty
components_wood = { $wood-total ->
        [one] { $wood-total } dřevěná značka
        [few] { $wood-total } dřevěné značky
       *[other] { $wood-total } dřevěných značek
    }: { $wood_guard } jako dozorci, { $wood_plan-marker } na písmena plánu a { $wood_player-marker } v barvách hráčů.
    .title = Dřevěné značky
components_wood-count = Lze se dočíst i jiných počtů dozorců a značek hráčů. Jen počty uvedené zde dávají dohromady { $wood-total }.
    .title = Jiné počty
components_guards = Každý { -guard } je kostička, která stojí na lokaci a nikomu nepatří.
    .title = Dozorci
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
        [few] { $pawns } { -pawn(case: "nom-pl") }
       *[other] { $pawns } { -pawn(case: "gen-pl") }
    }, v každé barvě jedna.
    .title = Figurky
components_tokens = { $tokens-total ->
        [one] { $tokens-total } žeton
        [few] { $tokens-total } žetony
       *[other] { $tokens-total } žetonů
    }: předměty ({ $items-total }) a počítadlo dalších akcí obětního beránka ({ $scapegoat-markers }).
    .title = Žetony
components_items = Ve hře { $item-kinds ->
        [one] je { $item-kinds } obyčejný druh
        [few] jsou { $item-kinds } obyčejné druhy
       *[other] je { $item-kinds } obyčejných druhů
    } { -item(case: "gen-pl") }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } a :tools: { -tools }; a k tomu :gun: zbraň, která není žádným z nich.
    .title = Předměty
components_gun = Ve hře je { $item-tokens_gun } :gun: { -gun }. Kdo ji odevzdá, smí ji prohlásit za kterýkoli požadovaný předmět.
    .title = Zbraň
    .event = { $actor } odevzdává místo předmětu „{ $item }“ zbraň
components_markers = Každá barva má { $markers-each ->
        [one] { $markers-each } značku hráče
        [few] { $markers-each } značky hráče
       *[other] { $markers-each } značek hráče
    }: na kondici ({ $marker-kinds_stamina }), na hotovost ({ $marker-kinds_cash }) a na hlasování ({ $marker-kinds_vote }).
    .title = Značky jedné barvy
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
        [few] { $sheets } { -sheet(case: "nom-pl") }
       *[other] { $sheets } { -sheet(case: "gen-pl") }
    } s písmeny plánu, stupnicemi kondice a hotovosti a místy na předměty.
    .title = Listy vězňů
components_sheets-alike = Listy se liší jen obrázkem. Že mají vězni vlastní schopnosti, se říkalo před vydáním hry a neplatí to.
    .title = Všichni vězni jsou stejní
components_letters = Ke každému písmeni patří { $tasks-per-letter ->
        [one] { $tasks-per-letter } karta
        [few] { $tasks-per-letter } karty
       *[other] { $tasks-per-letter } karet
    } úkolů.
    .title = Úkoly jednoho písmene
components_marker-shortage = Značky nikdy nechybějí. Dojdou-li dřevěné, vezměte cokoli jiného malého.
    .title = Málo značek
    .event = Na písmeno { $letter } už nezbyla značka: { $target }.

## Set-up

setup = Věznice se připravuje v tomto pořadí.
    .title = Příprava
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
setup_add-tiles = Pak postupně každý z vás přidává { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
        [few] { $tiles-added } { -location(case: "tiles") }
       *[other] { $tiles-added } { -location(case: "tiles-gen") }
    } tam, kde se dotýká { $touching } již vyložených, třeba rohem, dokud neleží všechny.
    .title = Přidávání dílků
    .event = { $actor } přidává { $tile }, nahoře je strana: { $side }.
setup_side-up = O každém dílku nechte náhodu rozhodnout, která strana leží nahoře, a po celou hru to neměňte. To je naše vlastní pravidlo.
    .title = Která strana je nahoře
setup_auxiliary-security = Přidejte nové pomocné karty ({ $more-cards_auxiliary }) ke starým. Teď jich máte { $auxiliary-all }.
    .title = Pomocné karty
setup_items = Na každou lokaci se { -stock(case: "ins") } položte tolik jejích předmětů, kolik uvádí strana, která je nahoře.
    .title = Předměty na lokacích
setup_supply = Všechny ostatní předměty, dozorce, značky a karty dejte vedle věznice. To je { -supply }.
    .title = Bank
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
setup_sheets = Vezmi si list a jeho značky. Začínáš s { $stamina-start } :stamina: kondice a { $cash-start } :cash: hotovosti; obě hodnoty jsou naše vlastní.
    .title = Listy vězňů
setup_votes = Každý si vezme { -voting-marker(case: "acc") } v barvě každého hráče, i ve své vlastní.
    .title = Hlasovací žetony
setup_fifth-markers = Pro novou barvu přichystejte stejné značky jako pro ostatní a každému dejte hlasovací žeton té barvy.
    .title = Značky nové barvy
setup_prisoners = Pro každého vězně táhněte { -auxiliary(case: "acc") }; figurka začíná na tažené lokaci.
    .title = Kde vězni začínají
    .event = { $target } začíná na lokaci: { $tile }.
setup_chief = Až mají místo všichni vězni, táhněte ještě { $chief-draw ->
        [one] { $chief-draw } pomocnou kartu
        [few] { $chief-draw } pomocné karty
       *[other] { $chief-draw } pomocných karet
    }. Velitel začíná na lokaci, kterou jmenuje.
    .title = Kde začíná velitel
    .event = Velitel začíná na lokaci: { $tile }.
setup_start-draw = Karty tažené na začátek se vracejí, až když mají místo všichni; žádní dva tedy nezačínají na stejném dílku.
    .title = Oddělené začátky
setup_chief-apart = Karty vězňů ještě leží venku, když se táhne velitelova; zpravidla tedy nezačíná s nikým z nich na stejném dílku.
    .title = Velitel začíná stranou
setup_piles = Než úkoly zamícháte, roztřiďte je na { $piles ->
        [one] { $piles } hromádku
        [few] { $piles } hromádky
       *[other] { $piles } hromádek
    }, každou s jedním písmenem.
    .title = Hromádka pro každé písmeno
setup_remove = Z každé hromádky náhodně vyřaďte do krabičky { $pile-removed ->
        [one] { $pile-removed } kartu
        [few] { $pile-removed } karty
       *[other] { $pile-removed } karet
    }. Nikdo se na ně nedívá.
    .title = Neviděné karty pryč
setup_deck = Zbylých { $tasks-left } zamíchejte do balíčku úkolů a pokračujte jako obvykle.
    .title = Nový balíček úkolů
setup_tasks = Zamíchejte úkoly. Otočte { $tasks-open ->
        [one] { $tasks-open } { -task(case: "acc") }
        [few] { $tasks-open } { -task(case: "acc-pl") }
       *[other] { $tasks-open } { -task(case: "gen-pl") }
    } a každý položte na lokaci taženou pomocnou kartou, žádné dva na stejnou.
    .title = První úkoly
    .event = Úkol na lokaci { $tile }: { $task }.
setup_blackmail-security = Než rozdáte, přidejte nové vyděračské karty ({ $more-cards_blackmail }) ke starým. Teď jich je { $blackmail-all }.
    .title = Vyděračské karty
setup_blackmail = Zamíchejte vyděračské karty a každému hráči rozdejte lícem dolů { $blackmail-start ->
        [one] { $blackmail-start } kartu
        [few] { $blackmail-start } karty
       *[other] { $blackmail-start } karet
    }. To je naše vlastní pravidlo.
    .title = Rozdání vyděračských karet
    .event = { $actor } dostává: { $card }.
setup_sentences = Před začátkem hry zamíchejte karty rozsudku a každému vězni rozdejte { $sentences-dealt ->
        [one] { $sentences-dealt } kartu
        [few] { $sentences-dealt } karty
       *[other] { $sentences-dealt } karet
    }; leží odkrytá vedle listu.
    .title = Rozdání rozsudků
    .event = Rozsudek dostává { $target }: { $card }.
setup_sentences-rest = Zbylé karty rozsudku jdou do krabičky.
    .title = Nevyužité rozsudky
setup_sentences-boxed = Karty rozsudku nechte v krabičce.
    .title = Bez rozsudků
setup_scapegoat = Náhodně vyberte hráče, který bude prvním obětním beránkem a bude mít jeho kartu do prvního hlasování.
    .title = První obětní beránek
    .event = Prvním obětním beránkem je { $target }.
setup_sucker = Přichystejte kartu hlupáka. V prvním kole ji někdo náhodně dostane.
    .title = Karta hlupáka

## The round

round = Hrajete kolo za kolem, dokud plán nevyjde, nebo dokud dozorci nezaplní věznici.
    .title = Kolo
round_phases = { -round(case: "nom-cap") } má { $phases ->
        [one] { $phases } { -phase(case: "acc") }
        [few] { $phases } { -phase(case: "acc-pl") }
       *[other] { $phases } { -phase(case: "gen-pl") }
    }: nejdřív přijde nový dozorce, pak se někdo stane obětním beránkem a nakonec všichni provádějí plán.
    .title = Fáze
round_guard = V první fázi táhněte { -auxiliary(case: "acc") } a na lokaci, kterou jmenuje, přidejte z banku { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "acc-pl") }
       *[other] { $guard-entering } { -guard(case: "gen-pl") }
    }.
    .title = Nový dozorce
    .event = Přichází nový dozorce: { $tile }.
round_guard-card = Karta se vrací mezi ostatní a ty se zamíchají. Příště se může táhnout totéž místo.
    .title = Karta se vrací
round_guard-cap = Na dílku { $guard-cap ->
        [one] nikdy není víc než { $guard-cap } { -guard }
        [few] nikdy nejsou víc než { $guard-cap } { -guard(case: "nom-pl") }
       *[other] nikdy není víc než { $guard-cap } { -guard(case: "gen-pl") }
    }.
    .title = Plný dílek
round_guard-overflow = Je-li dílek nového dozorce plný, táhněte znovu, dokud nepřijde takový, který plný není.
    .title = Pro dozorce není místo
    .event = Na lokaci { $tile } už se další dozorce nevejde.
round_last-guard = Ve chvíli, kdy do věznice vstoupí dozorce číslo { $guard-fatal }, hra končí a všichni jste prohráli.
    .title = Poslední dozorce
    .event = Přichází dozorce číslo { $value }. Věznice je plná.
round_rounds = Začínáte s { $guards-start } dozorci a každé kolo přivede jednoho. Po { $rounds-safe } kolech jich je tolik, kolik věznice snese, a kolo { $round-fatal } přivede toho, který je navíc.
    .title = Příklad: kolik máte času
round_restock = Potom z banku doplňte každou { -stock(case: "acc") }, pokud v něm takové předměty jsou. To je naše vlastní pravidlo.
    .title = Doplnění zásob
    .event = Z banku { $value ->
            [one] se vykládá { $value } předmět
            [few] se vykládají { $value } předměty
           *[other] se vykládá { $value } předmětů
        }.
round_talk = Ve druhé fázi si asi { $talk-minutes ->
        [one] { $talk-minutes } minutu
        [few] { $talk-minutes } minuty
       *[other] { $talk-minutes } minut
    } otevřeně povídejte: kdo co udělá, kdo co komu předá a kdo by unesl být obětním beránkem.
    .title = Porada
round_vote = Pak každý z vás tajně vezme do pěsti { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
        [few] { $votes-cast } { -voting-marker(case: "acc-pl") }
       *[other] { $votes-cast } { -voting-marker(case: "gen-pl") }
    } a všichni najednou ruce otevřou. { -vote(case: "nom-cap") } dostává vězeň, jehož barvu žeton má.
    .title = Hlasování
    .event = { $actor } hlasuje, hlas dostává { $target }{ $value ->
            [one] .
           *[other] , a počítá se { $value }×.
        }
round_elected = Vězeň s nejvíce hlasy je do příštího hlasování { -scapegoat(case: "ins") } a bere si kartu, která to říká. Žetony se vracejí těm, kdo hlasovali.
    .title = Obětní beránek
    .event = Obětním beránkem je { $target }: { $value ->
            [one] { $value } hlas
            [few] { $value } hlasy
           *[other] { $value } hlasů
        }.
round_tie = Má-li nejvíc hlasů několik vězňů, vybere z nich jednoho starý obětní beránek, který také hlasoval.
    .title = Rovnost hlasů
    .event = { $actor } rozhoduje rovnost, vybraný vězeň: { $target }.
round_self-vote = Smíš hlasovat sám pro sebe.
    .title = Hlas pro sebe
round_again = Kdo je obětním beránkem, může být zvolen znovu, jak často se ostatním zlíbí.
    .title = Znovu zvolený
round_example-tie = Ada je obětním beránkem. Bo a Cyril mají stejně hlasů a nikdo nemá víc. Ada smí vybrat jednoho z nich; nesmí zvolit sebe ani Doru, protože obě mají méně.
    .title = Příklad: rovnost hlasů
round_order = Ve třetí fázi je první na tahu obětní beránek. Ostatní následují ve směru hodinových ručiček.
    .title = Kdo kdy jedná
    .event = Kolo { $value }: na tahu je { $actor }.
round_whole-turn = Všechny své akce provedeš jednu po druhé, mezi nimi volné akce podle chuti, a teprve pak začíná další vězeň.
    .title = Celý tah najednou

## What a prisoner can do

actions = Tah tvoří několik akcí, které něco stojí, a libovolně mnoho těch, které nestojí nic.
    .title = Akce
actions_points = Kolik akčních bodů má každý vězeň na tah, záleží na počtu hráčů. Každý { -action-point } utrácíš ve svém vlastním tahu.
    .title = Akční body
actions_points-five = Při { $five-players } hráčích má každý vězeň { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
        [few] { $action-points_5_points } { -action-point(case: "acc-pl") }
       *[other] { $action-points_5_points } { -action-point(case: "gen-pl") }
    }, stejně jako při { $four-players }.
    .title = Akční body s novou barvou
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
actions_scapegoat-ladder = Tato výhoda zůstává stejná, ať je týž vězeň obětním beránkem kolikrát chce za sebou.
    .title = Zvolený několikrát
actions_lost-points = Akční body, které ve svém tahu neutratíš, propadají.
    .title = Nic se nešetří
    .event = { $actor } nechává propadnout { $value ->
            [one] { $value } akční bod
            [few] { $value } akční body
           *[other] { $value } akčních bodů
        }.
actions_list = { -action(case: "nom-cap") } stojí { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    }: pohyb, použití lokace, krádež, vzpoura, splnění úkolu, odhození předmětu nebo zahrání vyděračské karty.
    .title = Akce za akční body
actions_free = { -free-action(case: "nom-cap") } nestojí žádný akční bod a ve svém tahu jich smíš udělat, kolik chceš: obchod, úplatek a vypětí.
    .title = Volné akce
actions_move = Pohybem jde tvá figurka na { -neighbour }, tedy na dílek, který má s tvým společnou hranu. Rohy se nepočítají.
    .title = Pohyb
    .event = { $actor } jde na lokaci: { $tile }.
actions_use = Použitím lokace, kde stojíš, získáš účinek strany, která je nahoře. Smíš ji použít znovu, dokud máš čím platit.
    .title = Použití lokace
actions_steal = { -theft(case: "nom-cap") } bere podle tvého výběru { $steal-take } předmět nebo { $steal-take } :cash: hotovosti vězni na tvém dílku, který nemůže odmítnout.
    .title = Krádež
    .event = { $actor } krade, okradený vězeň: { $target }, kořist: { $item }
actions_riot = { -riot(case: "nom-cap") } přivede { $riot-guards ->
        [one] { $riot-guards } { -guard(case: "acc") }
        [few] { $riot-guards } { -guard(case: "acc-pl") }
       *[other] { $riot-guards } { -guard(case: "gen-pl") }
    } ze sousedního dílku na tvůj, pokud není plný.
    .title = Vzpoura
    .event = { $actor } vyvolává vzpouru a dozorce mění místo: { $tile } → { $there }.
actions_complete = Úkol se plní na jeho dílku a s předměty, které žádá.
    .title = Splnění úkolu
actions_complete-scapegoat = Obětní beránek nesmí plnit úkoly.
    .title = Obětní beránek bez úkolů
actions_discard = Odhozením dáš svůj předmět do banku.
    .title = Odhození předmětu
    .event = { $actor } odhazuje: { $item }
actions_blackmail = Zahraná vyděračská karta hned udělá, co na ní stojí.
    .title = Zahrání vyděračské karty
    .event = { $actor } vydírá: { $card }.
actions_blackmail-scapegoat = Vyděračské karty smí hrát jen obětní beránek.
    .title = Vydírá obětní beránek
actions_trade = Při { -trade(case: "loc") } dáváš předměty a hotovost vězni na svém dílku nebo je s ním vyměňuješ. Může to být i dar.
    .title = Obchod
    .event = { $actor } a { $target } se dohodli: { $gives } za { $wants }.
actions_trade-both = Souhlasit musí oba. Co kdo slíbí na některý další tah, nikoho nezavazuje.
    .title = Souhlasí oba
    .event = { $actor } nesouhlasí, nabídku dal vězeň: { $target }.
actions_trade-offers = Ve svém tahu smíš navrhnout { $offers-turn ->
        [one] { $offers-turn } obchod
        [few] { $offers-turn } obchody
       *[other] { $offers-turn } obchodů
    }, ať přijaté, nebo ne. To je naše vlastní omezení; co proberete před hlasováním, se nepočítá.
    .title = Kolik návrhů
    .event = { $actor } navrhuje obchod, protějšek: { $target }. { $gives } za { $wants }.
actions_bribe = { -bribe(case: "nom-cap") } stojí { $bribe-cash } :cash: hotovosti a pošle { $bribe-guards ->
        [one] { $bribe-guards } { -guard(case: "acc") }
        [few] { $bribe-guards } { -guard(case: "acc-pl") }
       *[other] { $bribe-guards } { -guard(case: "gen-pl") }
    } z tvého dílku na sousední, který není plný.
    .title = Úplatek dozorci
    .event = { $actor } uplácí dozorce{ $same ->
            [one] , který se dívá jinam.
           *[other] , který mění místo: { $tile } → { $there }.
        }
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
actions_effort-limit = V jednom tahu se smíš vypnout nejvýš { $efforts-turn }×. To je naše vlastní pravidlo: v některých koutech věznice by se kondice vracela bez konce.
    .title = Ne donekonečna
actions_cash = Kolik máš :cash: { -cash(case: "gen") }, značíš na svém listu. Zaplacená hotovost jde do banku, pokud pravidlo nejmenuje vězně, který ji dostane.
    .title = Hotovost
actions_limits = Nikdo nemůže mít víc než { $stamina-max } :stamina: kondice nebo { $cash-max } :cash: hotovosti. Co by bylo navíc, propadá. Obě meze jsou naše vlastní.
    .title = Meze
actions_slots = List má { $item-slots ->
        [one] { $item-slots } { -slot(case: "acc") }
        [few] { $item-slots } { -slot(case: "acc-pl") }
       *[other] { $item-slots } { -slot(case: "gen-pl") }
    }, to je náš vlastní počet. Nemáš-li žádnou volnou, nemůžeš dostat další předmět, leda výměnou.
    .title = Místo na předměty

## What guards do

influence = Kde přihlížejí dozorci, je všechno těžší.
    .title = Vliv dozorců
influence_count = { -influence(case: "nom-cap") } na dílku je počet dozorců, kteří na něm jsou. Před každou akcí se podívej na dílek, kde stojíš.
    .title = Počítání dozorců
influence_calm = Nejvýš { $influence_calm ->
        [one] { $influence_calm } { -guard }
        [few] { $influence_calm } { -guard(case: "nom-pl") }
       *[other] { $influence_calm } { -guard(case: "gen-pl") }
    } na tvém dílku nic nemění.
    .title = Skoro žádní dozorci
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
influence_slow-not = Pohyb, vyděračské karty a volné akce dražší nejsou.
    .title = Co zůstává levné
influence_stop = { $influence_stop ->
        [one] Je-li na tvém dílku { $influence_stop } { -guard }
        [few] Jsou-li na tvém dílku { $influence_stop } { -guard(case: "nom-pl") }
       *[other] Je-li na tvém dílku { $influence_stop } { -guard(case: "gen-pl") }
    }, nemůžeš udělat žádnou akci kromě pohybu a vydírání.
    .title = Zakázané akce
influence_stop-free = Obchod, úplatek a vypětí možné zůstávají.
    .title = Co není nikdy zakázané
influence_full = Dílek, na kterém { $influence_full ->
        [one] je { $influence_full } { -guard }
        [few] jsou { $influence_full } { -guard(case: "nom-pl") }
       *[other] je { $influence_full } { -guard(case: "gen-pl") }
    }, je jako dílek s počtem { $influence_stop }, a navíc na něj nikdo nemůže vstoupit.
    .title = Uzavřené dílky
influence_use = Kdo používá lokaci, podléhá jejím dozorcům, i když je účinek volnou akcí.
    .title = Oprava: volné lokace a dozorci
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
influence_use-stop = { $influence_stop ->
        [one] Je-li tam { $influence_stop } { -guard }
        [few] Jsou-li tam { $influence_stop } { -guard(case: "nom-pl") }
       *[other] Je-li tam { $influence_stop } { -guard(case: "gen-pl") }
    } nebo víc, nedá se použít vůbec žádná lokace.
    .title = Oprava: zakázané, kde to bylo zadarmo
influence_example-slow = Na cvičišti stříbrnou stranou nahoru { $influence_slow ->
        [one] stojí { $influence_slow } dozorce
        [few] stojí { $influence_slow } dozorci
       *[other] stojí { $influence_slow } dozorců
    }. Ada obchoduje zadarmo jako vždy. Za použití cvičiště platí { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    }, i když je to jinak volná akce; krádež by ji stála { $action-cost } a k tomu { $influence-extra }.
    .title = Příklad: dražší akce
influence_example-stop = V jídelně měděnou stranou nahoru { $influence_stop ->
        [one] stojí { $influence_stop } dozorce
        [few] stojí { $influence_stop } dozorci
       *[other] stojí { $influence_stop } dozorců
    }. Bo si tam nůž nekoupí, volná akce nevolná. Smí odejít, dát Adě předmět nebo zaplatit úplatek; a až jeden dozorce odejde, koupit přece jen může.
    .title = Příklad: zakázané akce

## Tasks

tasks = Každý úkol přinese písmeno tomu, kdo ho splní, a často i jiné jeho přátelům.
    .title = Úkoly a odměny
tasks_card = { -task(case: "nom-cap") } ukazuje své písmeno a { $task-items ->
        [one] { $task-items } { -item }, který je potřeba
        [few] { $task-items } { -item(case: "acc-pl") }, které jsou potřeba
       *[other] { $task-items } { -item(case: "gen-pl") }, které jsou potřeba
    }. Leží na lokaci, kde se dá splnit.
    .title = Karty úkolů
tasks_complete = Chceš-li splnit úkol, stůj na jeho dílku, utrať { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    } a odevzdej předměty.
    .title = Splnění úkolu
    .event = { $actor } plní úkol: { $task }.
tasks_hand-in = Odevzdané předměty jdou do banku. :gun: Zbraň může zastoupit kterýkoli z nich.
    .title = Odevzdání
tasks_mark = Na svém listu si vyznač písmeno úkolu, který jsi splnil.
    .title = Tvé písmeno
    .event = { $target } si značí písmeno { $letter }.
tasks_reward = Pak otočte { $rewards-drawn ->
        [one] { $rewards-drawn } kartu
        [few] { $rewards-drawn } karty
       *[other] { $rewards-drawn } karet
    } z balíčku úkolů jako { -reward(case: "acc") }. Její písmeno si vyznačí všichni ostatní vězni kromě obětního beránka.
    .title = Písmeno pro ostatní
    .event = Odměnou je písmeno { $letter }: { $task }.
tasks_no-reward = Obětní beránek nemá ze splněného úkolu nic.
    .title = Nic pro obětního beránka
    .event = { $target } je obětní beránek a písmeno { $letter } nedostává.
tasks_owned = Písmeno, které už máš, ti nic nepřináší.
    .title = Písmena, která máš
    .event = { $target } už má písmeno { $letter }.
tasks_next = Potom otočte další úkol a položte ho na lokaci taženou pomocnou kartou. Na jednom dílku smí být i několik úkolů.
    .title = Nový úkol
    .event = Nový úkol na lokaci { $tile }: { $task }.
tasks_always-open = Ve věznici tedy vždy { $tasks-open ->
        [one] čeká { $tasks-open } { -task }
        [few] čekají { $tasks-open } { -task(case: "nom-pl") }
       *[other] čeká { $tasks-open } { -task(case: "gen-pl") }
    }, dokud stačí balíček.
    .title = Otevřené úkoly
tasks_used = Splněné úkoly a odměny jsou ze hry venku. Při smůle může dojít písmeno, které ještě potřebujete.
    .title = Použité karty
    .event = Pod balíček úkolů jde karta: { $task }.
tasks_deck-empty = Nemá-li balíček kartu na odměnu nebo na nový úkol, žádná odměna ani úkol není.
    .title = Prázdný balíček
    .event = Balíček úkolů je prázdný.
tasks_example = { $four-players ->
        [one] Hraje { $four-players } hráč
        [few] Hrají { $four-players } hráči
       *[other] Hraje { $four-players } hráčů
    } a obětním beránkem je Dora. Ada splní úkol s písmenem C a vyznačí si C. Odměna ukáže E: Bo a Cyril si vyznačí E, Ada ani Dora ne.
    .title = Příklad: úkol a jeho odměna
tasks_names = I v krabičce jsou úkoly skutky uprchlíků: berou se šaty, zakládá se oheň, kope se tunel, ředitel se uspí, mapa zmizí.
    .title = Úkoly v krabičce
tasks_own = Naše vlastní sada má { $cards_task ->
        [one] { $cards_task } kartu
        [few] { $cards_task } karty
       *[other] { $cards_task } karet
    }: každá dvojice různých předmětů je na stejně mnoha úkolech jako kterákoli jiná a každé písmeno žádá každý předmět stejně často.
    .title = Naše sada úkolů

## The end

ending = Nakonec se dostanou ven všichni kromě jednoho, nebo nikdo.
    .title = Konec hry
ending_success = Útěk se podaří, když je mezi vámi vězeň, bez kterého všichni ostatní dohromady mají každé písmeno plánu.
    .title = Útěk
    .event = Útěk se podařil v kole { $value }. Nejde s nimi { $target }.
ending_numbers = Kolik vězňů uteče, záleží na počtu hráčů. Ti vyhrávají, a kdo zůstane, prohrává.
    .title = Kolik jich uteče
ending_wording = Na stránce jednoho vydavatele { $escaping_3_prisoners ->
        [one] je { $escaping_3_prisoners } hráč
        [few] jsou { $escaping_3_prisoners } hráči
       *[other] je { $escaping_3_prisoners } hráčů
    } nebo víc, což znamená totéž: všichni kromě jednoho, ať hraje kdokoli.
    .title = Jiná slova
ending_moment = Podívejte se, zda je plán úplný, pokaždé když si někdo vyznačí písmeno. Pokud ano, hra hned končí.
    .title = Kdy se dívat
ending_scapegoat-stays = Ten, kdo zůstane, je obětní beránek.
    .title = Kdo zůstane
    .event = { $target } je obětní beránek a zůstává.
ending_needed-scapegoat = Obětní beránek s písmenem, které všem ostatním chybí, nemůže zůstat; pak zůstane jiný vězeň.
    .title = Potřebný obětní beránek
    .event = { $target } je obětní beránek s písmenem, které nikdo jiný nemá, a dostává se ven.
ending_other-stays = Podívejte se na ostatní, bez nichž jsou pořád všechna písmena. Z nich zůstane ten s nejméně písmeny; při rovnosti první po levici obětního beránka.
    .title = Zůstane jiný
    .event = Místo toho zůstává { $target }.
ending_nobody-can-stay = Má-li každý z vás nějaké písmeno, které nikdo jiný nemá, plán ještě úplný není a hrajete dál.
    .title = Všichni jsou potřeba
    .event = Všechna písmena tu jsou, ale každý má některé, které ostatním chybí.
ending_loss = Přijde-li dřív poslední dozorce, prohrávají všichni.
    .title = Všichni prohrávají
    .event = V kole { $value } vyhráli dozorci: ven se nedostal nikdo.
ending_example-needed = Dora, obětní beránek, má jako jediná písmeno B; zbytek mají Ada, Bo a Cyril. Všechna písmena, která má Bo, mají i jiní, u Ady a Cyrila tomu tak není. Zůstane tedy Bo a Dora, na kterou to mělo padnout, se dostane ven.
    .title = Příklad: potřebný obětní beránek
