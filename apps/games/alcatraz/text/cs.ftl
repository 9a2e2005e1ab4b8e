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

## The locations

locations = Co se dá kde dělat. Tyto účinky jsou naše vlastní sada.
    .title = Lokace
locations_use = Každá lokace má v jednu chvíli jediný účinek, ten ze strany, která je nahoře. Nenazývá-li ho text volným, stojí její použití { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    }.
    .title = Účinek lokace
locations_numbers = Každá lokace má číslo. Známá jsou jen některá; všechna ostatní jsou naše vlastní a záleží na nich jen u velitele dozorců.
    .title = Čísla lokací
locations_free = Na měděné straně jsou volnou akcí Vysílačka, Jídelna a Společenská místnost, na stříbrné straně Cvičiště.
    .title = Volné lokace
locations_free-once = Tutéž lokaci smíš v jednom tahu použít jako volnou akci jen { $free-uses }×. To je naše vlastní pravidlo.
    .title = Volné, ale ne donekonečna
locations_stocks = Některé lokace mají zásobu předmětů, podle strany větší nebo menší. Vzít smíš jen to, co tam leží.
    .title = Zásoby
locations_agree = Co lokace dělá jinému vězni, k tomu je třeba jeho souhlas, pokud mu něco bere, ale ne, pokud mu dává.
    .title = Souhlas druhých
locations_own = Jména a volné strany pocházejí ze hry. Zbylá čísla, Dílna a to, co která strana dělá, jsou naše vlastní, dokud je nenahradíte těmi ze své krabičky.
    .title = Naše sada lokací
locations_cell-block = Číslo { $tile-numbers_cell-block }.
    .title = Cely
locations_cell-block_silver = Klidná hodinka na pryčně: získáš { $effects_cell-block-silver_stamina } :stamina: kondice.
    .title = Cely, stříbrná strana
    .event = { $actor } odpočívá: o { $value } :stamina: víc.
locations_cell-block_copper = Pod matrací: dej do banku { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item }
        [few] { $effects_cell-block-copper_give } { -item(case: "acc-pl") }
       *[other] { $effects_cell-block-copper_give } { -item(case: "gen-pl") }
    } a vezmi si z něj { $effects_cell-block-copper_take } jiného druhu.
    .title = Cely, měděná strana
    .event = { $actor } nachází pod matrací: { $item }
locations_radio-room = Číslo { $tile-numbers_radio-room }.
    .title = Vysílačka
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
locations_dining-hall = Číslo { $tile-numbers_dining-hall }.
    .title = Jídelna
locations_dining-hall_silver = Příbor do kapsy: vezmi { $effects_dining-hall-silver_take } :knife: nůž ze zásoby, která je { $stocks_dining-hall_silver }.
    .title = Jídelna, stříbrná strana
    .event = { $actor } bere { $value } :knife:.
locations_dining-hall_copper = :free-action: Volná akce: zaplať { $effects_dining-hall-copper_pay } :cash: hotovosti a vezmi { $effects_dining-hall-copper_take } :knife: nůž ze zásoby, která je { $stocks_dining-hall_copper }.
    .title = Jídelna, měděná strana
    .event = { $actor } kupuje { $value } :knife:.
locations_laundry = Číslo { $tile-numbers_laundry }.
    .title = Prádelna
locations_laundry_silver = Z koše na prádlo: vezmi { $effects_laundry-silver_take } :clothes: oblečení ze zásoby, která je { $stocks_laundry_silver }.
    .title = Prádelna, stříbrná strana
    .event = { $actor } bere { $value } :clothes:.
locations_laundry_copper = Vozík na prádlo: vezmi { $effects_laundry-copper_take } :clothes: oblečení ze zásoby, která je { $stocks_laundry_copper }, a chceš-li, svez se na sousední dílek, na který smíš vstoupit.
    .title = Prádelna, měděná strana
    .event = { $rides ->
            [one] { $actor } se veze ve vozíku na lokaci: { $tile }.
           *[other] { $actor } bere { $value } :clothes:.
        }
locations_exercise-yard = Číslo { $tile-numbers_exercise-yard }.
    .title = Cvičiště
locations_exercise-yard_silver = :free-action: Volná akce: vyměň { $effects_exercise-yard-silver_pay } :cash: hotovosti za { $effects_exercise-yard-silver_gain } :stamina: kondice, nebo naopak.
    .title = Cvičiště, stříbrná strana
    .event = { $minus ->
            [one] { $actor } mění :stamina: za { $amount } :cash:.
           *[other] { $actor } mění :cash: za { $amount } :stamina:.
        }
locations_exercise-yard_copper = Cvičení ve dvojici: získáš { $effects_exercise-yard-copper_stamina } :stamina: kondice; jiný vězeň na tomto dílku, je-li tu, získá stejně; kdo, určíš ty.
    .title = Cvičiště, měděná strana
    .event = { $actor } cvičí: o { $value } :stamina: víc.
locations_infirmary = Číslo { $tile-numbers_infirmary }.
    .title = Ošetřovna
locations_infirmary_silver = Nezamčená skříňka: vezmi { $effects_infirmary-silver_take } :drugs: lék ze zásoby, která je { $stocks_infirmary_silver }.
    .title = Ošetřovna, stříbrná strana
    .event = { $actor } bere { $value } :drugs:.
locations_infirmary_copper = Noc na lůžku: vezmi { $effects_infirmary-copper_take } :drugs: lék ze zásoby, která je { $stocks_infirmary_copper }, nebo získej { $effects_infirmary-copper_stamina } :stamina: kondice.
    .title = Ošetřovna, měděná strana
    .event = { $minus ->
            [one] { $actor } leží na lůžku: o { $amount } :stamina: víc.
           *[other] { $actor } bere { $amount } :drugs:.
        }
locations_workshop = Číslo { $tile-numbers_workshop }.
    .title = Dílna
locations_workshop_silver = Tady nikdo nepočítá: vezmi { $effects_workshop-silver_take } :tools: nářadí ze zásoby, která je { $stocks_workshop_silver }.
    .title = Dílna, stříbrná strana
    .event = { $actor } bere { $value } :tools:.
locations_workshop_copper = Na objednávku: dej do banku { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
        [few] { $effects_workshop-copper_give } { -item(case: "acc-pl") }
       *[other] { $effects_workshop-copper_give } { -item(case: "gen-pl") }
    } jiného druhu a vezmi až { $effects_workshop-copper_take } :tools: nářadí ze zásoby, která je { $stocks_workshop_copper }.
    .title = Dílna, měděná strana
    .event = { $actor } dává materiál a bere { $value } :tools:.
locations_recreational-room = Číslo { $tile-numbers_recreational-room }.
    .title = Společenská místnost
locations_recreational-room_silver = Partie karet: získáš { $effects_recreational-room-silver_cash } :cash: hotovosti, nebo { $effects_recreational-room-silver_company }, je-li tu i jiný vězeň.
    .title = Společenská místnost, stříbrná strana
    .event = { $actor } hraje karty a získává { $value } :cash:.
locations_recreational-room_copper = :free-action: Volná akce: uzavři obchod s vězněm na kterémkoli dílku, jako byste byli spolu.
    .title = Společenská místnost, měděná strana
    .event = { $actor } posílá zprávu.
locations_visiting-area = Číslo { $tile-numbers_visiting-area }.
    .title = Návštěvní místnost
locations_visiting-area_silver = Koláč z domova: zaplať { $effects_visiting-area-silver_pay } :cash: hotovosti a vezmi z banku { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
        [few] { $effects_visiting-area-silver_take } { -item(case: "acc-pl") }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "gen-pl") }
    } podle vlastního výběru.
    .title = Návštěvní místnost, stříbrná strana
    .event = { $actor } dostává koláč a v něm: { $item }
locations_visiting-area_copper = Návštěva rodiny: získáš { $effects_visiting-area-copper_cash } :cash: hotovosti.
    .title = Návštěvní místnost, měděná strana
    .event = { $actor } má návštěvu a získává { $value } :cash:.
locations_chapel = Číslo { $tile-numbers_chapel }.
    .title = Kaple
locations_chapel_silver = Zvony na mši: přesuň { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard(case: "acc") }
        [few] { $effects_chapel-silver_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
    } z kteréhokoli dílku na jeho sousední, který není plný.
    .title = Kaple, stříbrná strana
    .event = { $actor } zvoní a dozorce mění místo: { $tile } → { $there }.
locations_chapel_copper = Zpověď: táhni { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_chapel-copper_draw } { -blackmail(case: "acc-pl") }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "gen-pl") }
    }, nebo získej { $effects_chapel-copper_stamina } :stamina: kondice.
    .title = Kaple, měděná strana
    .event = { $minus ->
            [one] { $actor } se zpovídá a je mu lépe: o { $amount } :stamina: víc.
           *[other] { $actor } se zpovídá a něco zaslechl: o { $amount } :blackmail: víc.
        }
locations_wardens-office = Číslo { $tile-numbers_wardens-office }.
    .title = Kancelář ředitele
locations_wardens-office_silver = Z háčku: vezmi { $effects_wardens-office-silver_take } :key: klíč ze zásoby, která je { $stocks_wardens-office_silver }.
    .title = Kancelář ředitele, stříbrná strana
    .event = { $actor } bere { $value } :key:.
locations_wardens-office_copper = Otevřená zásuvka: vezmi { $effects_wardens-office-copper_take } :key: klíč ze zásoby, která je { $stocks_wardens-office_copper }, nebo přesuň { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task(case: "acc") }
        [few] { $effects_wardens-office-copper_tasks } { -task(case: "acc-pl") }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný.
    .title = Kancelář ředitele, měděná strana
    .event = { $moves ->
            [one] { $actor } přesouvá úkol na lokaci { $tile }: { $task }.
           *[other] { $actor } bere { $value } :key:.
        }
locations_prison-wall = Číslo { $tile-numbers_prison-wall }.
    .title = Vězeňská zeď
locations_prison-wall_silver = Hluk ve tmě: přesuň z tohoto dílku až { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-silver_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
    } na sousední dílky, které nejsou plné.
    .title = Vězeňská zeď, stříbrná strana
    .event = { $actor } dělá hluk a dozorce mění místo: { $tile } → { $there }.
locations_prison-wall_copper = Za uvolněným kamenem: vezmi :gun: zbraň, je-li tu ještě zásoba ({ $stocks_prison-wall_copper }); jinak přesuň z tohoto dílku { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-copper_guards } { -guard(case: "acc-pl") }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
    } na sousední, který není plný.
    .title = Vězeňská zeď, měděná strana
    .event = { $moves ->
            [one] { $actor } nachází jen průvan a dozorce mění místo: { $tile } → { $there }.
           *[other] { $actor } bere zpoza kamene :gun:.
        }

## Blackmail

blackmail = Na koho svedli vinu, ten má na ostatní páku. Tyto karty jsou naše vlastní sada.
    .title = Vyděračské karty
blackmail_hand = Každou { -blackmail(case: "acc") } si nech pro sebe. Smíš jich mít { $blackmail-hand }; kdo dobere víc, dá karty podle svého výběru pod balíček. Tato mez je naše vlastní.
    .title = Karty v ruce
    .event = { $minus ->
            [one] { $actor } dává kartu pod balíček: { $card }.
           *[other] { $actor } táhne: { $card }.
        }
blackmail_play = Vyděračskou kartu smíš zahrát jen ve vlastním tahu a jen jako obětní beránek. Karty, jejichž účinek není možný, zahrát nejde.
    .title = Zahrání karty
blackmail_after = Zahraná karta jde lícem nahoru na hromádku. Když je balíček prázdný, hromádku zamíchejte a je z ní nový.
    .title = Po zahrání
    .event = Hromádka vyděračských karet se míchá do nového balíčku: { $value ->
            [one] { $value } karta
            [few] { $value } karty
           *[other] { $value } karet
        }.
blackmail_own = V krabičce { $cards_blackmail ->
        [one] je { $cards_blackmail } { -blackmail }
        [few] jsou { $cards_blackmail } { -blackmail(case: "nom-pl") }
       *[other] je { $cards_blackmail } { -blackmail(case: "gen-pl") }
    }, jejichž slova neznáme. Našich je stejně a místo nich můžete použít ty z krabičky.
    .title = Naše sada vydírání
blackmail_hidden-stash = Vezmi kterémukoli vězni { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
        [few] { $blackmail-effects_hidden-stash_take } { -item(case: "acc-pl") }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "gen-pl") }
    } podle svého výběru, ať jste oba kdekoli.
    .title = Tajná skrýš
    .event = { $actor } bere, okradený vězeň: { $target }, kořist: { $item }
blackmail_hush-money = Každý jiný vězeň, který nějakou má, ti zaplatí { $blackmail-effects_hush-money_cash } :cash: hotovosti; začíná ten po tvé levici.
    .title = Peníze za mlčení
    .event = { $target } platí za mlčení { $value } :cash:, dostává { $actor }.
blackmail_lookout = Přesuň figurku jiného vězně až o { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
        [few] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles-gen") }
    }, jako při pohybu.
    .title = Hlídka
    .event = { $actor } posílá vězně jinam: { $target } → { $tile }.
blackmail_anonymous-note = Přesuň { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc") }
        [few] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc-pl") }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný, který není plný.
    .title = Anonymní vzkaz
    .event = { $actor } posílá dozorce pryč: { $tile } → { $there }.
blackmail_friendly-guard = Do konce tohoto tahu se při tom, co děláš, žádná kostička nepočítá jako dozorce, ani při vstupu na dílek.
    .title = Přátelský dozorce
    .event = V tomto tahu se nepočítá žádný dozorce: { $actor }.
blackmail_borrowed-file = Prohlédni si { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } vrchní kartu
        [few] { $blackmail-effects_borrowed-file_look } vrchní karty
       *[other] { $blackmail-effects_borrowed-file_look } vrchních karet
    } balíčku úkolů a vrať je v libovolném pořadí.
    .title = Vypůjčený spis
    .event = { $peek ->
        [one] { $target } vidí ve spisu: { $task }.
       *[other] { $actor } prohlíží v balíčku úkolů { $value ->
            [one] { $value } kartu
            [few] { $value } karty
           *[other] { $value } karet
        }.
    }
blackmail_change-of-plans = Přesuň { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc") }
        [few] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc-pl") }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen-pl") }
    } z kteréhokoli dílku na kterýkoli jiný.
    .title = Změna plánu
    .event = { $actor } přesouvá úkol na lokaci { $tile }: { $task }.
blackmail_old-debt = Dej kterémukoli vězni { $blackmail-effects_old-debt_give ->
        [one] svůj { $blackmail-effects_old-debt_give } { -item }
        [few] své { $blackmail-effects_old-debt_give } { -item(case: "acc-pl") }
       *[other] svých { $blackmail-effects_old-debt_give } { -item(case: "gen-pl") }
    } a vezmi mu { $blackmail-effects_old-debt_take }, obojí podle svého výběru, ať je kdekoli.
    .title = Starý dluh
    .event = { $actor } předává, příjemce: { $target }, předmět: { $item }
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
blackmail_forced-favour = Použij lokaci jiného vězně, jako bys tam stál. Počítají se tamní dozorci a náklady neseš ty.
    .title = Vynucená laskavost
    .event = { $target } prokazuje laskavost, využívá ji { $actor }: { $tile }.
blackmail_two-voices = Nech tuto kartu ležet odkrytou před sebou. Při příštím hlasování se tvůj žeton počítá za { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
        [few] { $blackmail-effects_two-voices_votes } { -vote(case: "acc-pl") }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "gen-pl") }
    }; pak je karta zahraná.
    .title = Další hlas
    .event = Při příštím hlasování se hlas počítá { $value }×: { $actor }.

## Maximum Security

security = Rozšíření s velitelem, pátým vězněm a několika dalšími kouty věznice.
    .title = Maximum Security
security_needs-base = { product_maximum-security } není samostatná hra; potřebujete k ní základní hru.
    .title = Základní hra je nutná
security_news = Velitel a nové lokace patří ke každé hře s touto krabičkou, hlupák ke hrám { $five-players } hráčů a každá varianta k těm, kdo si ji zvolí. Všechna ostatní pravidla zůstávají.
    .title = Co je nové
security_as-base = Co tu není uvedeno, to se dělá jako v základní hře, včetně počtu dozorců a otevřených úkolů.
    .title = Jako předtím
security_sucker-players = Hlupák je jen ve hře { $five-players ->
        [one] { $five-players } hráče
        [few] { $five-players } hráčů
       *[other] { $five-players } hráčů
    }.
    .title = Kdy je hlupák

## Maximum Security: what is in the box

security-components = Tyto věci z krabičky { product_maximum-security } ve vaší hře použijete.
    .title = Součásti Maximum Security
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile") }
        [few] { $more-tiles } { -location(case: "tiles") }
       *[other] { $more-tiles } { -location(case: "tiles-gen") }
    } s dalšími částmi věznice: Velitelova místnost, Maják a Tunely.
    .title = Další lokace
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
        [few] { $more-sheets } { -sheet(case: "nom-pl") }
       *[other] { $more-sheets } { -sheet(case: "gen-pl") }
    } pro hráče číslo { $five-players }.
    .title = Další list vězně
security-components_fifth-player = Jen s touto krabičkou vás může hrát { $players-max }.
    .title = Pátý hráč
security-components_cards = V krabičce { $more-cards-total ->
        [one] je { $more-cards-total } karta
        [few] jsou { $more-cards-total } karty
       *[other] je { $more-cards-total } karet
    }: vyděračské ({ $more-cards_blackmail }), karty rozsudku ({ $more-cards_sentence }), pomocné ({ $more-cards_auxiliary }), karta hlupáka ({ $more-cards_sucker }) a s přehledem ({ $more-cards_summary }).
    .title = Karty rozšíření
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
        [few] { $more-cards_blackmail } { -blackmail(case: "nom-pl") }
       *[other] { $more-cards_blackmail } { -blackmail(case: "gen-pl") }
    } s dalšími prostředky pro obětního beránka.
    .title = Další vydírání
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
        [few] { $more-cards_sentence } { -sentence(case: "nom-pl") }
       *[other] { $more-cards_sentence } { -sentence(case: "gen-pl") }
    }, každá s něčím, co její vězeň umí a ostatní ne.
    .title = Karty rozsudku
security-components_sentences-only = { -sentence(case: "nom-cap") } patří k variantě „{ module_convicted }“. Žádné jiné pravidlo ji nepoužívá.
    .title = K čemu jsou rozsudky
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
        [few] { $more-cards_auxiliary } { -auxiliary(case: "nom-pl") }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "gen-pl") }
    }, aby náhoda mohla vybrat i nové lokace.
    .title = Další pomocné karty
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } karta
        [few] { $more-cards_sucker } karty
       *[other] { $more-cards_sucker } karet
    }, podle které se pozná, kdo je hlupák.
    .title = Karta hlupáka
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } karta
        [few] { $more-cards_summary } karty
       *[other] { $more-cards_summary } karet
    } s přehledem, potištěných po obou stranách. Jsou k nahlížení a ve hře úlohu nemají.
    .title = Další karty s přehledem
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
        [few] { $more-pawns } { -pawn(case: "nom-pl") }
       *[other] { $more-pawns } { -pawn(case: "gen-pl") }
    } v nové barvě, která ukazuje, kde ten vězeň je.
    .title = Další figurka
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } značka
        [few] { $chief-markers } značky
       *[other] { $chief-markers } značek
    } pro { -chief(case: "acc") }, která ukazuje, kde je.
    .title = Velitelova značka
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } značka
        [few] { $more-markers-total } značky
       *[other] { $more-markers-total } značek
    }: v barvách základní hry ({ $more-markers_old }) a v nové barvě ({ $more-markers_new }).
    .title = Další značky
security-components_markers-use = Jsou na kondici, hotovost a hlasování. Těmi ve starých barvách hlasuje nový hráč pro ostatní.
    .title = K čemu jsou nové značky

## The Sucker

sucker = Někdo je vždycky stranou všeho a někdy tě nemůže potkat nic lepšího.
    .title = Hlupák
sucker_role = V každém kole je jeden vězeň { -sucker }. Má z plánu méně než ostatní a hlasování mu neublíží.
    .title = Hlupákův úděl
sucker_phases = { -round(case: "nom-cap") } má { $sucker-phases ->
        [one] { $sucker-phases } { -phase(case: "acc") }
        [few] { $sucker-phases } { -phase(case: "acc-pl") }
       *[other] { $sucker-phases } { -phase(case: "gen-pl") }
    }: přijde nový dozorce, někdo se stane hlupákem, někdo se stane obětním beránkem a všichni provádějí plán.
    .title = Fáze s hlupákem
sucker_phase-place = Velitel se pohne, když přichází nový dozorce, tedy dřív, než se určí hlupák.
    .title = Velitel před hlupákem
sucker_first = V prvním kole vyberte hlupáka náhodně.
    .title = První hlupák
    .event = Prvním hlupákem je { $target }.
sucker_first-both = Náhoda může z téhož vězně udělat prvního hlupáka i prvního obětního beránka. Hlasování toho kola pak najde jiného obětního beránka.
    .title = Na začátku obojí
sucker_next = V každém dalším kole je novým hlupákem hráč po levici starého.
    .title = Další hlupák
    .event = Hlupákem je { $target }.
sucker_one-round = Role a její karta zůstávají vězni na celé kolo a žádné kolo není bez hlupáka.
    .title = Na jedno kolo
sucker_never-scapegoat = Hlupák se nemůže stát obětním beránkem. Při hlasování je každý vězeň kromě hlupáka { -candidate }.
    .title = Nikdy obětní beránek
sucker_votes = Hlupák smí hlasovat jako každý jiný.
    .title = Hlas hlupáka
sucker_abstain = Hlupák smí mít i prázdnou pěst. Všichni ostatní hlasovat musí.
    .title = Zdržení se hlasu
    .event = { $actor } se zdržuje hlasování.
sucker_outgoing-scapegoat = Je-li starý obětní beránek v tomto kole hlupákem, přesto rozhoduje rovnost hlasů.
    .title = Rovnost v hlupákových rukou
    .event = { $actor } rozhoduje rovnost, vybraný vězeň: { $target }.
sucker_points = Hlupák nemá víc akčních bodů než kterýkoli obyčejný vězeň.
    .title = Žádné akce navíc
sucker_blackmail = Hlupák nemůže hrát vyděračské karty.
    .title = Žádné vydírání
sucker_keeps-blackmail = Hlupák smí vyděračské karty táhnout a schovat si je na lepší časy.
    .title = Vydírání v ruce
sucker_powers = Hlupákova role nedává žádné vlastní schopnosti.
    .title = Žádné schopnosti
sucker_sentence = Karta rozsudku platí i pro vězně, který je hlupákem.
    .title = Hlupákův rozsudek
sucker_no-reward = Splní-li úkol někdo jiný, odměna hlupákovi nedává nic, stejně jako nic nedává obětnímu beránkovi.
    .title = Žádná odměna
    .event = { $target } je hlupák a písmeno { $letter } nedostává.
sucker_tasks = Hlupák smí plnit úkoly.
    .title = Hlupák a úkoly
sucker_own-task = Splní-li úkol hlupák, vyznačí si jeho písmeno jen on a žádná odměna se pro nikoho netáhne.
    .title = Hlupákův vlastní úkol
    .event = Úkol splnil hlupák, nikdo jiný tedy odměnu nedostává.
sucker_example = Ada je obětní beránek, Bo hlupák. Cyril splní úkol: vyznačí si jeho písmeno a z odměny mají užitek Dora a Emil. Pak splní úkol s písmenem F Bo, vyznačí si F a na balíček úkolů se kvůli odměně nesahá.
    .title = Příklad: úkoly s hlupákem

## The Chief of guards

chief = Jediný muž dělá věznici horší a jeho kroky se dají předvídat.
    .title = Velitel dozorců
chief_own-tile = Na svém vlastním dílku se velitel počítá za { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard(case: "acc") }
        [few] { $chief-influence_own } { -guard(case: "acc-pl") }
       *[other] { $chief-influence_own } { -guard(case: "gen-pl") }
    }, k těm, kdo tam stojí.
    .title = Na jeho dílku
chief_neighbours = Na každém dílku, který má s jeho společnou hranu, se velitel počítá za { $chief-influence_near } dozorce navíc.
    .title = Vedle něj
chief_diagonals = Dílky, které se velitelova dotýkají jen rohem, ho necítí.
    .title = Ne přes roh
chief_limit = Vliv nad { $influence-limit } působí na to, co děláš, stejně jako { $influence-limit }.
    .title = Ne hůř než plný dílek
chief_example-influence = Velitel je v Tunelech, kde { $chief-example_guards ->
        [one] stojí { $chief-example_guards } dozorce
        [few] stojí { $chief-example_guards } dozorci
       *[other] stojí { $chief-example_guards } dozorců
    }: vliv je tam { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. Cely, Jídelna, Vysílačka a Kancelář ředitele mají s Tunely společnou hranu, každá tedy má o { $chief-influence_near } víc. Návštěvní místnost leží u rohu a nemá nic.
    .title = Příklad: vliv velitele
chief_no-cube = Pro to, kolik dozorců se na dílek vejde, a pro posledního dozorce, který ukončí hru, se počítají jen kostičky. Velitel nikdy.
    .title = Velitel není kostička
chief_riot = Žádná vzpoura velitelem nepohne.
    .title = Hluchý ke vzpourám
chief_bribe = Velitel úplatky nebere.
    .title = Neúplatný
chief_moves = Velitel se pohybuje v první fázi každého kola, až přijde nový dozorce.
    .title = Kdy se velitel pohybuje
chief_higher = Podívejte se na { $chief-squares ->
        [one] { $chief-squares } místo
        [few] { $chief-squares } místa
       *[other] { $chief-squares } míst
    } kolem velitele, i přes roh. Z tamních lokací, jejichž číslo je vyšší než číslo té jeho, jde na nejnižší.
    .title = Nahoru podle čísel
    .event = Velitel jde nahoru podle čísel na lokaci: { $tile }.
chief_lowest = Není-li kolem něj žádné vyšší číslo, jde na nejnižší ze všech čísel kolem.
    .title = Zase dolů
    .event = Vyšší číslo nablízku není; velitel jde na lokaci: { $tile }.
chief_example-walk = Velitel je na Cvičišti, číslo { $tile-numbers_exercise-yard }; kolem leží čísla { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } a { $tile-numbers_lighthouse }. Jde na { $tile-numbers_workshop }. Leží-li kolem ní jen { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } a { $tile-numbers_infirmary }, jde na { $tile-numbers_dining-hall }.
    .title = Příklad: velitelovy kroky
chief_walk = Není v tom žádná náhoda: dřív nebo později chodí v kruhu. V { $chief-walk_prisons } věznicích, které jsme náhodně vyložili, měl kruh { $chief-walk_shortest } až { $chief-walk_longest } kroků a velitel nikdy nezůstal stát.
    .title = Velitelův kruh

## The new locations

new-locations = Kouty věznice, kde se dá zasahovat do velitele, úkolů i zdí.
    .title = Lokace Maximum Security
new-locations_numbers = Velitelova místnost má číslo { $tile-numbers_chiefs-room }, Maják { $tile-numbers_lighthouse } a Tunely mají { $tile-numbers_tunnels }.
    .title = Jejich čísla
new-locations_sides = Každá z těchto lokací má { -plain-side(case: "acc") } a { -payment-side(case: "acc") }, jejíž účinek je silnější a musí se koupit.
    .title = Prostá a placená strana
new-locations_payment = Cena placené strany je podle tvého přání { $payment } předmět kteréhokoli druhu, nebo { $payment } :cash: hotovosti. Jde do banku.
    .title = Cena
    .event = { $actor } platí: { $item }
new-locations_free = Placené strany jsou volné akce. Prosté strany stojí { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "acc-pl") }
       *[other] { $action-cost } { -action-point(case: "gen-pl") }
    } jako každá lokace.
    .title = Které strany jsou volné
new-locations_guards = I volné strany podléhají dozorcům včetně velitele. Při vlivu { $influence_slow } stojí { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "acc-pl") }
       *[other] { $influence-extra } { -action-point(case: "gen-pl") }
    }, od { $influence_stop } výš se použít nedají.
    .title = Oprava: dozorci na nových lokacích
new-locations_chiefs-room = Číslo { $tile-numbers_chiefs-room }.
    .title = Velitelova místnost
new-locations_chiefs-room_plain = Falešné hlášení: přesuň velitele na dílek, který sousedí s jeho.
    .title = Velitelova místnost, prostá strana
    .event = { $actor } posílá velitele na lokaci: { $tile }.
new-locations_chiefs-room_neighbours = Dílky u rohů velitelova dílku s ním sousedí i tady, stejně jako když chodí sám.
    .title = Kde velitel sousedí
new-locations_chiefs-room_payment = :free-action: Volná akce: zaplať cenu a přesuň velitele na dílek podle svého výběru, jakkoli daleko.
    .title = Velitelova místnost, placená strana
    .event = { $actor } posílá velitele daleko na lokaci: { $tile }.
new-locations_lighthouse = Číslo { $tile-numbers_lighthouse }.
    .title = Maják
new-locations_lighthouse_plain = Pohled do dálky: prohlédni si { $lighthouse_look ->
        [one] { $lighthouse_look } kartu
        [few] { $lighthouse_look } karty
       *[other] { $lighthouse_look } karet
    } z vrchu balíčku úkolů a nech ji tam, nebo ji dej pod balíček.
    .title = Maják, prostá strana
    .event = { $peek ->
        [one] { $target } vidí na vrchu balíčku: { $task }.
       *[other] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
                [one] { $amount } kartu
                [few] { $amount } karty
               *[other] { $amount } karet
            }.
           *[other] { $actor } si prohlíží vrch balíčku úkolů.
        }
    }
new-locations_lighthouse_payment = :free-action: Volná akce: zaplať cenu a táhni { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task }
        [few] { $lighthouse_draw } { -task(case: "acc-pl") }
       *[other] { $lighthouse_draw } { -task(case: "gen-pl") }
    }. Z nich { $lighthouse_top } vrať na balíček a { $lighthouse_bottom } dej pod něj.
    .title = Maják, placená strana
    .event = { $peek ->
        [one] { $target } vidí mezi příštími úkoly: { $task }.
       *[other] { $minus ->
            [one] { $actor } dává pod balíček úkolů { $amount ->
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
new-locations_lighthouse_short-deck = Má-li balíček úkolů karet méně, táhni ty, které v něm jsou. S prázdným balíčkem se Maják použít nedá.
    .title = Krátký balíček úkolů
new-locations_tunnels = Číslo { $tile-numbers_tunnels }.
    .title = Tunely
new-locations_tunnels_plain = Prolézt: přesuň svou figurku na kterýkoli dílek.
    .title = Tunely, prostá strana
    .event = { $actor } se plazí na lokaci: { $tile }.
new-locations_tunnels_closed = Na dílek, který dozorci uzavřeli, nelze vstoupit ani zdola.
    .title = Tunely a uzavřené dílky
new-locations_tunnels_payment = :free-action: Volná akce: zaplať cenu a použij lokaci kteréhokoli dílku, jako bys tam stál, za tolik akčních bodů, kolik to pod jejími dozorci stojí.
    .title = Tunely, placená strana
    .event = { $actor } sahá skrz Tunely na lokaci: { $tile }.
new-locations_tunnels_whose-guards = Vliv v Tunelech rozhoduje, zda je můžeš použít a zda tě to něco stojí. Vliv na druhém dílku rozhoduje, co stojí jeho lokace. Druhým dílkem nemohou být samy Tunely.
    .title = Kteří dozorci se počítají

## Blackmail of Maximum Security

security-blackmail = Další karty pro obětního beránka.
    .title = Další vyděračské karty
security-blackmail_own = Slova karet z krabičky neznáme. Našich je stejně a vaše skupina místo nich může použít ty z krabičky.
    .title = Naše sada těchto karet
security-blackmail_tip-off = Přesuň velitele o { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
        [few] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles-gen") }
    } kterýmkoli směrem, i přes roh.
    .title = Tip
    .event = { $actor } posílá velitele na lokaci: { $tile }.
security-blackmail_off-duty = Do konce tohoto tahu se při tom, co děláš, velitel nepočítá.
    .title = Mimo službu
    .event = V tomto tahu se velitel nepočítá: { $actor }.
security-blackmail_transfer = Vyber dvojici vězňů, klidně i sebe. Vymění si místa.
    .title = Přeložení
    .event = { $actor } a { $target } si vyměňují místa.
security-blackmail_loose-talk = Prohlédni si všechny vyděračské karty jiného vězně a vezmi si z nich do ruky { $security-blackmail-effects_loose-talk_take }.
    .title = Neopatrné řeči
    .event = { $peek ->
            [one] { $actor } bere vyděračskou kartu, okradený vězeň: { $target }, karta: { $card }.
           *[other] { $actor } si prohlíží cizí vyděračské karty a nějakou bere, okradený vězeň: { $target }.
        }

## Variants

variants = Změny, které si ve hře můžete udělat.
    .title = Varianty
variants_choose = Ve hře { $variants ->
        [one] je { $variants } varianta
        [few] jsou { $variants } varianty
       *[other] je { $variants } variant
    }. Hrajte s kteroukoli z nich, s několika, se všemi, nebo bez nich.
    .title = Volba variant

certain-escape = Plán, který už nikdo nemůže provést, není žádná zábava.
    .title = Varianta: jistý útěk
certain-escape_scope = Tato varianta jen při přípravě prořídí úkoly, u každého písmene stejně. Jinak se nemění nic.
    .title = Tenčí balíček úkolů
certain-escape_purpose = S menším počtem karet každého písmene přicházejí všechna rovnoměrněji. Vyhráváte mnohem častěji a málokdy uvíznete na písmeni, které už přijít nemůže.
    .title = K čemu je to dobré

plan-g = Vždycky je tu někdo, kdo udělal méně než ostatní.
    .title = Varianta: plán G
plan-g_counter = Pokaždé když jako odměnu dostaneš písmeno, které už máš, dej na svůj list { $counters-gained ->
        [one] { $counters-gained } { -counter }
        [few] { $counters-gained } { -counter(case: "acc-pl") }
       *[other] { $counters-gained } { -counter(case: "gen-pl") }
    }.
    .title = Sčítací žetony
    .event = { $target } už písmeno má a pokládá sčítací žeton, celkem: { $value }.
plan-g_own-letter = Písmeno úkolu, který jsi splnil sám, se tu také počítá jako odměna.
    .title = Písmena vlastních úkolů
plan-g_stays = Když se útěk podaří, zůstane a prohraje vězeň s nejméně sčítacími žetony, ať je obětním beránkem, nebo ne.
    .title = Kdo zůstane
    .event = { $target } má nejméně sčítacích žetonů a zůstává.
plan-g_who-stays = Porovnávají se jen vězni, bez nichž jsou pořád všechna písmena. Při rovnosti zůstane obětní beránek, pak ten s nejméně písmeny, pak první po levici obětního beránka.
    .title = Stejně žetonů a potřebná písmena

different-prison = Žádná věznice není postavena jako druhá.
    .title = Varianta: jiná věznice
different-prison_scope = Při přípravě vykládáte věznici sami, dílek po dílku. Jinak se nemění nic.
    .title = Staví hráči
different-prison_touching = I víc dotýkajících se dílků než { $touching } je v pořádku.
    .title = Kolika se má dotýkat
different-prison_who-lays = Začíná náhodně vybraný hráč a ostatní následují ve směru hodinových ručiček. Bereš další dílek ze zamíchané hromádky; kam přijde, je na tobě.
    .title = Kdo vykládá který dílek
    .event = První dílek vykládá { $target }.
different-prison_outline = Obrys smí být nepravidelný. Vždycky se najde místo, kam se další dílek hodí.
    .title = Nepravidelný obrys

convicted = Každý tu za něco sedí.
    .title = Varianta: odsouzení
convicted_follow = Co říká tvá karta rozsudku, pro tebe platí po celou hru, ať ti to pomáhá, nebo ne.
    .title = Vázán rozsudkem
convicted_own = Co říká { $more-cards_sentence } karet z krabičky, nevíme. Našich je stejně a vaše skupina místo nich může použít ty z krabičky.
    .title = Naše sada rozsudků
convicted_pickpocket = Smíš krást i vězni, který stojí na dílku sousedícím s tvým.
    .title = Kapsář
    .event = { $target } má dlouhé prsty.
convicted_ringleader = Tvá vzpoura přivede až { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard(case: "acc") }
        [few] { $sentence-effects_ringleader_guards } { -guard(case: "acc-pl") }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "gen-pl") }
    }, každého z kteréhokoli sousedního dílku, pokud je místo.
    .title = Vůdce tlupy
    .event = { $target } má své lidi a místo mění další dozorce: { $tile } → { $there }.
convicted_smuggler = Máš o { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot(case: "acc") }
        [few] { $sentence-effects_smuggler_slots } { -slot(case: "acc-pl") }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "gen-pl") }
    } víc než ostatní.
    .title = Pašerák
convicted_bookmaker = Pokaždé když se obětním beránkem stane vězeň, pro kterého jsi hlasoval, získáš { $sentence-effects_bookmaker_cash } :cash: hotovosti. Hlas pro sebe nevynáší nic.
    .title = Sázkař
    .event = { $target } na to vsadil a získává { $value } :cash:.
convicted_forger = Když plníš úkol, smíš místo odevzdání předmětů ({ $sentence-effects_forger_items }) zaplatit { $sentence-effects_forger_cash } :cash: hotovosti.
    .title = Padělatel
    .event = { $target } místo předmětu platí: { $item }
convicted_getaway-driver = Tvůj první pohyb v každém tahu nestojí žádný akční bod.
    .title = Řidič na útěku
    .event = { $target } se pohybuje zadarmo.
convicted_embezzler = Tvůj první úplatek v každém tahu nestojí žádnou hotovost.
    .title = Zpronevěřitel
    .event = { $target } uplácí bez placení.
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
convicted_informer = Kdykoli táhneš vyděračské karty, táhni o { $sentence-effects_informer_draw } víc a pak dej z ruky { $sentence-effects_informer_back } pod balíček.
    .title = Udavač
    .event = { $target } táhne { $value ->
            [one] { $value } vyděračskou kartu
            [few] { $value } vyděračské karty
           *[other] { $value } vyděračských karet
        } a něco z toho vrátí.

## House rules

house = Co musí rozhodnout jen program.
    .title = Domácí pravidla
house_step-limit = Hra, která neskončí po { $step-limit } krocích (krok je akce, tažení nebo něco, co se dělá na začátku kola), končí bez vítězů. Takovou nikdy neuvidíš.
    .title = Hra bez konce
    .event = Hra by nikdy neskončila a nikdo se nedostane ven.

## Readings

reading_start-draw = Mohou vězni začínat na stejném dílku?
    .why = Karty, které zůstanou venku, dokud nemají místo všichni, začátky rozprostřou; že se vracejí, se říká jen o fázi dozorců.
reading_start-draw_apart = Ne: tažené karty zůstanou venku, dokud nemají místo všichni.
reading_start-draw_together = Ano: každá karta se vrátí, než se táhne další.
reading_guard-overflow = Co se stane s novým dozorcem, jehož dílek je plný?
    .why = Dozorcem za kolo se měří délka hry, žádný by se tedy neměl ztratit.
reading_guard-overflow_redraw = Táhne se znovu, dokud nepřijde dílek, kde je místo.
reading_guard-overflow_lost = V tomto kole žádný dozorce nepřijde.
reading_guard-overflow_neighbour = Dozorce jde na sousední dílek, který není plný; vybírá obětní beránek.
reading_points-five = Kolik akčních bodů má vězeň ve hře { $five-players } hráčů?
    .why = S počtem hráčů body ubývají a při { $five-players } se na vlastní tah čeká přinejmenším tak dlouho jako při { $four-players }.
reading_points-five_as-four = Tolik jako při { $four-players ->
        [one] { $four-players } hráči
        [few] { $four-players } hráčích
       *[other] { $four-players } hráčích
    }.
reading_points-five_as-three = Tolik jako při { $players-min ->
        [one] { $players-min } hráči
        [few] { $players-min } hráčích
       *[other] { $players-min } hráčích
    }.
reading_scapegoat-ladder = Roste výhoda obětního beránka s každým zvolením za sebou?
    .why = V krabičce je značka na počítání dalších akcí, ale o kolik rostou, se nikde neříká. Jistá je jen ta první.
reading_scapegoat-ladder_flat = Ne: je pořád stejná.
reading_scapegoat-ladder_ladder = Ano: každé zvolení za sebou přidá zase tolik.
reading_riot-direction = Kam vzpoura přesune dozorce?
    .why = Dozorci běží tam, kde je hluk; rozšíření mluví o veliteli, který na vzpouru nereaguje.
reading_riot-direction_pull = Ze sousedního dílku na dílek vzpoury.
reading_riot-direction_push = Z dílku vzpoury na sousední.
reading_bribe-effect = Co udělá podplacený dozorce?
    .why = Dozorce, který odešel, je na stole vidět nejlépe a nikdo si nic nemusí pamatovat.
reading_bribe-effect_move = Dozorce jde na sousední dílek, který není plný.
reading_bribe-effect_ignore = Dozorce zůstává, ale pro toho, kdo platil, se do konce tahu nepočítá.
reading_full-tile = Smí se vstoupit na dílek s tolika dozorci, kolik se tam vejde?
    .why = Jedna recenze říká, že dozorci mohou vězně nepustit dovnitř, a ničím jiným by se takový dílek nelišil od dílku s menším počtem.
reading_full-tile_barred = Ne: dovnitř nikdo nemůže; kdo je uvnitř, smí odejít.
reading_full-tile_open = Ano: je jako dílek s { $influence_stop ->
        [one] { $influence_stop } dozorcem
        [few] { $influence_stop } dozorci
       *[other] { $influence_stop } dozorci
    }.
reading_used-tasks = Co se stane se splněnými úkoly a s kartami odměn?
    .why = Rozšíření má variantu proti hrám, které už nelze vyhrát. Ty mohou nastat, jen když karty ze hry odcházejí.
reading_used-tasks_out = Jsou ze hry venku.
reading_used-tasks_under = Jdou pod balíček úkolů.
reading_success-moment = Kdy se zjišťuje, zda se útěk podařil?
    .why = Nikde se neříká, že se čeká, a plán, který je úplný, víc nepotřebuje.
reading_success-moment_at-once = Jakmile je vyznačeno poslední písmeno, které chybělo.
reading_success-moment_round-end = Na konci kola, s tím, kdo je tehdy obětním beránkem.
reading_who-stays = Kdo zůstane místo obětního beránka, který je potřeba?
    .why = Rozhodovat prý mají pevná měřítka, ale ne jaká. Kdo pro plán udělal nejméně, má na útěk nejmenší právo.
reading_who-stays_fewest-letters = Z těch, které lze postrádat, ten s nejméně písmeny; při rovnosti první po levici obětního beránka.
reading_who-stays_seat-order = Z těch, které lze postrádat, první po levici obětního beránka.
reading_who-stays_vote = Ti, které postrádat nelze, hlasují mezi ostatními; rovnost rozhoduje obětní beránek.

reading_marker-shortage = Co když dojdou dřevěné značky?
    .why = Značek plánu je méně než písmen všech vězňů, takže nedostatek nemůže být míněn jako pravidlo.
reading_marker-shortage_unlimited = Nic: použije se místo nich něco jiného.
reading_marker-shortage_counted = Písmeno, na které není značka, se vyznačit nedá.
reading_sucker-players = Je hlupák i při méně než { $five-players ->
        [one] { $five-players } hráči
        [few] { $five-players } hráčích
       *[other] { $five-players } hráčích
    }?
    .why = Pravidla o hlupákovi stojí pod nadpisem o hrách tolika hráčů.
reading_sucker-players_five-only = Ne: jen ve hře { $five-players } hráčů.
reading_sucker-players_always = Ano: v každé hře s rozšířením.
reading_sentences-boxed = Co se stane s kartami rozsudku, když se varianta nehraje?
    .why = Říká se o nich, že slouží jen té variantě.
reading_sentences-boxed_boxed = Zůstanou v krabičce.
reading_sentences-boxed_dealt = Rozdají se v každé hře s rozšířením.
reading_sucker-phase = Pohne se velitel před určením hlupáka, nebo po něm?
    .why = Jeho pohyb patří do fáze nového dozorce a fáze hlupáka přichází až po ní.
reading_sucker-phase_after-chief = Nejdřív se pohne velitel, pak se určí hlupák.
reading_sucker-phase_before-chief = Nejdřív se určí hlupák, pak se pohne velitel.
reading_first-both = Smí být první hlupák a první obětní beránek týž vězeň?
    .why = I v prvním kole se hlasuje, takže prvního obětního beránka někdo vystřídá dřív, než na tom záleží.
reading_first-both_allowed = Ano.
reading_first-both_redraw = Ne: hlupák se losuje znovu.
reading_sucker-abstains = Musí hlupák hlasovat?
    .why = Pravidla hlupákovi hlasovat dovolují; o ostatních říkají, že hlasují.
reading_sucker-abstains_may = Ne: hlupák se smí zdržet.
reading_sucker-abstains_must-vote = Ano: jako každý jiný.
reading_outgoing-scapegoat = Kdo rozhoduje rovnost, když je starý obětní beránek teď hlupákem?
    .why = Rozhoduje, kdo má kartu obětního beránka, a hlupák nemůže být vybrán, ale vybírat může.
reading_outgoing-scapegoat_holder = Přesto starý obětní beránek.
reading_outgoing-scapegoat_next-player = Hráč po levici hlupáka.
reading_sucker-blackmail = Smí hlupák táhnout vyděračské karty?
    .why = Zakázáno je jen jejich hraní.
reading_sucker-blackmail_keeps = Ano: táhnout a nechat si je je dovoleno.
reading_sucker-blackmail_gives-up = Ne: hlupák žádné netáhne.
reading_sucker-sentence = Platí pro hlupáka pravidlo jeho karty rozsudku?
    .why = Že role nedává schopnosti, se říká o roli, ne o tom, za co byl vězeň odsouzen.
reading_sucker-sentence_stays = Ano: platí dál.
reading_sucker-sentence_silent = Ne: na to kolo se odmlčí.
reading_sucker-tasks = Smí hlupák plnit úkoly?
    .why = Pravidla začínají tím, že hlupák nemůže, ale pak vyprávějí, co se stane, když úkol splní. Tak to bere i jedna recenze.
reading_sucker-tasks_may = Ano, ale písmeno za to dostane jen hlupák.
reading_sucker-tasks_may-not = Ne.
reading_chief-counts = Počítá se velitel do meze dílku a k poslednímu dozorci?
    .why = Za dozorce se počítá jen tam, kde jde o to, co vězni mohou dělat.
reading_chief-counts_cubes-only = Ne: počítají se jen kostičky.
reading_chief-counts_counts = Ano: na dílek, kde je, se vejde méně kostiček.
reading_free-marks = Které strany nových lokací jsou volné akce?
    .why = Slova tištěných pravidel jsou zpřeházená. Všechna označení volné akce kromě posledního stojí u ceny; poslední stojí bez ní.
reading_free-marks_payment-sides = Placené strany a nic jiného.
reading_free-marks_chief-too = Placené strany a prostá strana Velitelovy místnosti.
reading_free-marks_tunnels-too = Placené strany a prostá strana Tunelů.
reading_chiefs-room-neighbours = Sousedí pro Velitelovu místnost i dílky přes roh?
    .why = Všechno ostatní, co se o velitelových krocích říká, rohy počítá.
reading_chiefs-room-neighbours_diagonals = Ano.
reading_chiefs-room-neighbours_edges = Ne: jen dílky se společnou hranou.
reading_lighthouse-short = Co udělá Maják, když je v balíčku málo úkolů?
    .why = Udělat, co se dá, je zvykem ve hrách, kde se neříká nic jiného.
reading_lighthouse-short_what-is-there = Táhne se to, co tam je.
reading_lighthouse-short_closed = Jeho placená strana se použít nedá.
reading_tunnels-closed = Vedou Tunely na dílek, který dozorci uzavřeli?
    .why = Nic nezbavuje cestu spodem toho, co platí pro každou cestu dovnitř.
reading_tunnels-closed_barred = Ne.
reading_tunnels-closed_open = Ano.
reading_tunnels-guards = Kteří dozorci se počítají, když používáš lokaci skrz Tunely?
    .why = Oprava říká, že dozorci brání použití každé lokace, volné i jiné; účinek sám mluví o placení za dozorce na druhém dílku.
reading_tunnels-guards_both = Ti u Tunelů pro vstup, ti na druhém dílku pro to, co se tam dělá.
reading_tunnels-guards_target-only = Jen ti na druhém dílku.
reading_tunnels-guards_tunnels-only = Jen ti u Tunelů.
reading_plan-g-reward = Přináší písmeno vlastního úkolu sčítací žeton?
    .why = Přichází ve stejné chvíli a stejnou kartou jako každá odměna.
reading_plan-g-reward_both = Ano: vlastní písmena se počítají jako ta tažená pro ostatní.
reading_plan-g-reward_drawn-only = Ne: odměnou je jen karta tažená po splnění úkolu.
reading_plan-g-stays = Smí zůstat někdo, kdo má písmeno jako jediný?
    .why = Bez toho písmene by žádný útěk nebyl, plán se tedy musí bez toho, kdo zůstane, obejít.
reading_plan-g-stays_who-can-be-spared = Ne: porovnávají se jen ti, které lze postrádat.
reading_plan-g-stays_fewest-of-all = Ano: jakmile je plán úplný, rozhoduje nejméně sčítacích žetonů a nic jiného.
reading_touching = Kolika vyložených dílků se musí nový dotýkat?
    .why = Místo s větším dotykem se hodí tím spíš a není vidět žádný důvod ho zakazovat.
reading_touching_at-least = { $touching } nebo více.
reading_touching_exactly = Přesně { $touching }.
reading_who-lays = Kdo vybírá, který dílek se vyloží?
    .why = Zamíchaná hromádka nechává na výběr místo a z věznice stejné překvapení jako vždy.
reading_who-lays_shuffled-pile = Nikdo: bere se další dílek ze zamíchané hromádky.
reading_who-lays_free-choice = Každý hráč si vybírá i dílek.

## Cards, tokens and boards

deck_tiles = Lokace
deck_tasks = Úkoly
deck_blackmail = Vyděračské karty
deck_auxiliary = Pomocné karty
deck_role-cards = Karty rolí
deck_summaries = Karty s přehledem
deck_sheets = Listy vězňů
deck_items = Žetony
deck_wood = Dřevěné značky
deck_pawns = Figurky
deck_security-tiles = Další lokace
deck_security-blackmail = Další vyděračské karty
deck_sentences = Karty rozsudku
deck_security-auxiliary = Další pomocné karty
deck_security-role-cards = Karta hlupáka
deck_security-summaries = Další karty s přehledem
deck_security-sheets = Další list vězně
deck_security-wood = Další dřevěné značky

card_cell-block = Cely
    .text =
        :silver-side: Stříbrná strana: { locations_cell-block_silver }

        :copper-side: Měděná strana: { locations_cell-block_copper }
card_radio-room = Vysílačka
    .text =
        :silver-side: Stříbrná strana: { locations_radio-room_silver }

        :copper-side: Měděná strana: { locations_radio-room_copper }
card_dining-hall = Jídelna
    .text =
        :silver-side: Stříbrná strana: { locations_dining-hall_silver }

        :copper-side: Měděná strana: { locations_dining-hall_copper }
card_laundry = Prádelna
    .text =
        :silver-side: Stříbrná strana: { locations_laundry_silver }

        :copper-side: Měděná strana: { locations_laundry_copper }
card_exercise-yard = Cvičiště
    .text =
        :silver-side: Stříbrná strana: { locations_exercise-yard_silver }

        :copper-side: Měděná strana: { locations_exercise-yard_copper }
card_infirmary = Ošetřovna
    .text =
        :silver-side: Stříbrná strana: { locations_infirmary_silver }

        :copper-side: Měděná strana: { locations_infirmary_copper }
card_workshop = Dílna
    .text =
        :silver-side: Stříbrná strana: { locations_workshop_silver }

        :copper-side: Měděná strana: { locations_workshop_copper }
card_recreational-room = Společenská místnost
    .text =
        :silver-side: Stříbrná strana: { locations_recreational-room_silver }

        :copper-side: Měděná strana: { locations_recreational-room_copper }
card_visiting-area = Návštěvní místnost
    .text =
        :silver-side: Stříbrná strana: { locations_visiting-area_silver }

        :copper-side: Měděná strana: { locations_visiting-area_copper }
card_chapel = Kaple
    .text =
        :silver-side: Stříbrná strana: { locations_chapel_silver }

        :copper-side: Měděná strana: { locations_chapel_copper }
card_wardens-office = Kancelář ředitele
    .text =
        :silver-side: Stříbrná strana: { locations_wardens-office_silver }

        :copper-side: Měděná strana: { locations_wardens-office_copper }
card_prison-wall = Vězeňská zeď
    .text =
        :silver-side: Stříbrná strana: { locations_prison-wall_silver }

        :copper-side: Měděná strana: { locations_prison-wall_copper }
card_hidden-stash = Tajná skrýš
    .text = { blackmail_hidden-stash }
card_hush-money = Peníze za mlčení
    .text = { blackmail_hush-money }
card_lookout = Hlídka
    .text = { blackmail_lookout }
card_anonymous-note = Anonymní vzkaz
    .text = { blackmail_anonymous-note }
card_friendly-guard = Přátelský dozorce
    .text = { blackmail_friendly-guard }
card_borrowed-file = Vypůjčený spis
    .text = { blackmail_borrowed-file }
card_change-of-plans = Změna plánu
    .text = { blackmail_change-of-plans }
card_old-debt = Starý dluh
    .text = { blackmail_old-debt }
card_double-shift = Dvojitá směna
    .text = { blackmail_double-shift }
card_forced-favour = Vynucená laskavost
    .text = { blackmail_forced-favour }
card_two-voices = Další hlas
    .text = { blackmail_two-voices }
card_copied-key = Okopírovaný klíč
    .text = Písmeno { $tasks_copied-key_letter }: odevzdej { $tasks_copied-key_key } :key: klíč a { $tasks_copied-key_knife } :knife: nůž.
card_bedsheet-rope = Lano z prostěradel
    .text = Písmeno { $tasks_bedsheet-rope_letter }: odevzdej { $tasks_bedsheet-rope_knife } :knife: nůž a { $tasks_bedsheet-rope_clothes } :clothes: oblečení.
card_sleeping-cellmate = Spící spoluvězeň
    .text = Písmeno { $tasks_sleeping-cellmate_letter }: odevzdej { $tasks_sleeping-cellmate_clothes } :clothes: oblečení a { $tasks_sleeping-cellmate_drugs } :drugs: lék.
card_softened-mortar = Změklá malta
    .text = Písmeno { $tasks_softened-mortar_letter }: odevzdej { $tasks_softened-mortar_drugs } :drugs: lék a { $tasks_softened-mortar_tools } :tools: nářadí.
card_loose-hinge = Uvolněný pant
    .text = Písmeno { $tasks_loose-hinge_letter }: odevzdej { $tasks_loose-hinge_tools } :tools: nářadí a { $tasks_loose-hinge_key } :key: klíč.
card_borrowed-uniform = Vypůjčená uniforma
    .text = Písmeno { $tasks_borrowed-uniform_letter }: odevzdej { $tasks_borrowed-uniform_key } :key: klíč a { $tasks_borrowed-uniform_clothes } :clothes: oblečení.
card_cap-and-buckle = Čepice a přezka
    .text = Písmeno { $tasks_cap-and-buckle_letter }: odevzdej { $tasks_cap-and-buckle_clothes } :clothes: oblečení a { $tasks_cap-and-buckle_tools } :tools: nářadí.
card_tin-badge = Plechový odznak
    .text = Písmeno { $tasks_tin-badge_letter }: odevzdej { $tasks_tin-badge_tools } :tools: nářadí a { $tasks_tin-badge_knife } :knife: nůž.
card_new-haircut = Nový účes
    .text = Písmeno { $tasks_new-haircut_letter }: odevzdej { $tasks_new-haircut_knife } :knife: nůž a { $tasks_new-haircut_drugs } :drugs: lék.
card_doctors-coat = Doktorův plášť
    .text = Písmeno { $tasks_doctors-coat_letter }: odevzdej { $tasks_doctors-coat_drugs } :drugs: lék a { $tasks_doctors-coat_key } :key: klíč.
card_open-larder = Otevřená spíž
    .text = Písmeno { $tasks_open-larder_letter }: odevzdej { $tasks_open-larder_key } :key: klíč a { $tasks_open-larder_knife } :knife: nůž.
card_slashed-mattresses = Rozřezané matrace
    .text = Písmeno { $tasks_slashed-mattresses_letter }: odevzdej { $tasks_slashed-mattresses_knife } :knife: nůž a { $tasks_slashed-mattresses_clothes } :clothes: oblečení.
card_fainting-choir = Omdlévající sbor
    .text = Písmeno { $tasks_fainting-choir_letter }: odevzdej { $tasks_fainting-choir_clothes } :clothes: oblečení a { $tasks_fainting-choir_drugs } :drugs: lék.
card_smoke-in-the-boiler = Kouř v kotelně
    .text = Písmeno { $tasks_smoke-in-the-boiler_letter }: odevzdej { $tasks_smoke-in-the-boiler_drugs } :drugs: lék a { $tasks_smoke-in-the-boiler_tools } :tools: nářadí.
card_false-alarm = Falešný poplach
    .text = Písmeno { $tasks_false-alarm_letter }: odevzdej { $tasks_false-alarm_tools } :tools: nářadí a { $tasks_false-alarm_key } :key: klíč.
card_changed-roster = Změněný rozpis
    .text = Písmeno { $tasks_changed-roster_letter }: odevzdej { $tasks_changed-roster_key } :key: klíč a { $tasks_changed-roster_clothes } :clothes: oblečení.
card_jammed-gate = Zaseknutá brána
    .text = Písmeno { $tasks_jammed-gate_letter }: odevzdej { $tasks_jammed-gate_clothes } :clothes: oblečení a { $tasks_jammed-gate_tools } :tools: nářadí.
card_cut-wire = Přestřižený drát
    .text = Písmeno { $tasks_cut-wire_letter }: odevzdej { $tasks_cut-wire_tools } :tools: nářadí a { $tasks_cut-wire_knife } :knife: nůž.
card_drowsy-patrol = Ospalá hlídka
    .text = Písmeno { $tasks_drowsy-patrol_letter }: odevzdej { $tasks_drowsy-patrol_knife } :knife: nůž a { $tasks_drowsy-patrol_drugs } :drugs: lék.
card_spiked-coffee = Káva s přísadou
    .text = Písmeno { $tasks_spiked-coffee_letter }: odevzdej { $tasks_spiked-coffee_drugs } :drugs: lék a { $tasks_spiked-coffee_key } :key: klíč.
card_copied-chart = Okopírovaná mapa
    .text = Písmeno { $tasks_copied-chart_letter }: odevzdej { $tasks_copied-chart_key } :key: klíč a { $tasks_copied-chart_knife } :knife: nůž.
card_tide-table = Tabulka přílivu
    .text = Písmeno { $tasks_tide-table_letter }: odevzdej { $tasks_tide-table_knife } :knife: nůž a { $tasks_tide-table_clothes } :clothes: oblečení.
card_bottle-post = Zpráva v lahvi
    .text = Písmeno { $tasks_bottle-post_letter }: odevzdej { $tasks_bottle-post_clothes } :clothes: oblečení a { $tasks_bottle-post_drugs } :drugs: lék.
card_signal-lamp = Signální lampa
    .text = Písmeno { $tasks_signal-lamp_letter }: odevzdej { $tasks_signal-lamp_drugs } :drugs: lék a { $tasks_signal-lamp_tools } :tools: nářadí.
card_boathouse-lock = Zámek loděnice
    .text = Písmeno { $tasks_boathouse-lock_letter }: odevzdej { $tasks_boathouse-lock_tools } :tools: nářadí a { $tasks_boathouse-lock_key } :key: klíč.
card_raincoat-raft = Vor z pláštěnek
    .text = Písmeno { $tasks_raincoat-raft_letter }: odevzdej { $tasks_raincoat-raft_key } :key: klíč a { $tasks_raincoat-raft_clothes } :clothes: oblečení.
card_patched-canvas = Záplatovaná plachta
    .text = Písmeno { $tasks_patched-canvas_letter }: odevzdej { $tasks_patched-canvas_clothes } :clothes: oblečení a { $tasks_patched-canvas_tools } :tools: nářadí.
card_carved-paddles = Vyřezaná pádla
    .text = Písmeno { $tasks_carved-paddles_letter }: odevzdej { $tasks_carved-paddles_tools } :tools: nářadí a { $tasks_carved-paddles_knife } :knife: nůž.
card_quiet-dogs = Tiší psi
    .text = Písmeno { $tasks_quiet-dogs_letter }: odevzdej { $tasks_quiet-dogs_knife } :knife: nůž a { $tasks_quiet-dogs_drugs } :drugs: lék.
card_cold-water-cure = Léčba studenou vodou
    .text = Písmeno { $tasks_cold-water-cure_letter }: odevzdej { $tasks_cold-water-cure_drugs } :drugs: lék a { $tasks_cold-water-cure_key } :key: klíč.
card_auxiliary-card = Pomocná karta
card_scapegoat-card = Obětní beránek
card_summary-card = Přehled pravidel
card_prisoner-sheet = List vězně
card_key-token = Klíč
card_knife-token = Nůž
card_clothes-token = Oblečení
card_drugs-token = Lék
card_tools-token = Nářadí
card_gun-token = Zbraň
card_scapegoat-marker = Značka obětního beránka
card_guard-cube = Dozorce
card_plan-marker = Značka plánu
card_player-marker = Značka hráče
card_prisoner-pawn = Figurka
card_chiefs-room = Velitelova místnost
    .text =
        Prostá strana: { new-locations_chiefs-room_plain }

        Placená strana: { new-locations_chiefs-room_payment }
card_lighthouse = Maják
    .text =
        Prostá strana: { new-locations_lighthouse_plain }

        Placená strana: { new-locations_lighthouse_payment }
card_tunnels = Tunely
    .text =
        Prostá strana: { new-locations_tunnels_plain }

        Placená strana: { new-locations_tunnels_payment }
card_tip-off = Tip
    .text = { security-blackmail_tip-off }
card_off-duty = Mimo službu
    .text = { security-blackmail_off-duty }
card_transfer = Přeložení
    .text = { security-blackmail_transfer }
card_loose-talk = Neopatrné řeči
    .text = { security-blackmail_loose-talk }
card_pickpocket = Kapsář
    .text = { convicted_pickpocket }
card_ringleader = Vůdce tlupy
    .text = { convicted_ringleader }
card_smuggler = Pašerák
    .text = { convicted_smuggler }
card_bookmaker = Sázkař
    .text = { convicted_bookmaker }
card_forger = Padělatel
    .text = { convicted_forger }
card_getaway-driver = Řidič na útěku
    .text = { convicted_getaway-driver }
card_embezzler = Zpronevěřitel
    .text = { convicted_embezzler }
card_brawler = Rváč
    .text = { convicted_brawler }
card_informer = Udavač
    .text = { convicted_informer }
card_security-auxiliary-card = Pomocná karta
card_sucker-card = Hlupák
card_security-summary-card = Přehled pravidel
card_fifth-sheet = List vězně
card_chief-marker = Velitel dozorců
card_fifth-pawn = Figurka v nové barvě
card_old-colour-marker = Hlasovací žeton ve staré barvě
card_new-colour-marker = Značka v nové barvě

## Headings and values

ui_number = Číslo
ui_key = Klíč
ui_knife = Nůž
ui_clothes = Oblečení
ui_drugs = Lék
ui_tools = Nářadí
ui_table_cards = Karty
ui_table_cards_task = Úkoly
ui_table_cards_blackmail = Vyděračské karty
ui_table_cards_auxiliary = Pomocné karty
ui_table_cards_scapegoat = Obětní beránek
ui_table_cards_summary = Přehled pravidel
ui_table_wood = Dřevěné značky
ui_table_wood_player-marker = V barvách hráčů
ui_table_wood_plan-marker = Na plán
ui_table_wood_guard = Dozorci
ui_table_item-tokens = Předměty
ui_table_item-tokens_key = Klíč
ui_table_item-tokens_knife = Nůž
ui_table_item-tokens_clothes = Oblečení
ui_table_item-tokens_drugs = Lék
ui_table_item-tokens_tools = Nářadí
ui_table_item-tokens_gun = Zbraň
ui_table_marker-kinds = Značky jedné barvy
ui_table_marker-kinds_stamina = Kondice
ui_table_marker-kinds_cash = Hotovost
ui_table_marker-kinds_vote = Hlasy
ui_table_more-cards = Karty
ui_table_more-cards_blackmail = Vyděračské karty
ui_table_more-cards_sentence = Karty rozsudku
ui_table_more-cards_auxiliary = Pomocné karty
ui_table_more-cards_sucker = Hlupák
ui_table_more-cards_summary = Přehledy pravidel
ui_table_votes-each = Hráči
ui_table_votes-each_markers = Hlasovací žetony
ui_table_action-points = Hráči
ui_table_action-points_points = Akční body
ui_table_escaping = Hráči
ui_table_escaping_prisoners = Dostanou se ven
ui_table_tile-numbers = Lokace
ui_table_stocks = Lokace
ui_table_stocks_silver = Stříbrná strana
ui_table_stocks_copper = Měděná strana

## Icons

icon_key = klíč
icon_knife = nůž
icon_clothes = oblečení
icon_drugs = lék
icon_tools = nářadí
icon_gun = zbraň
icon_stamina = kondice
icon_cash = hotovost
icon_guard = dozorce
icon_scapegoat = obětní beránek
icon_prisoner = vězeň
icon_vote = hlas
icon_trade = obchod
icon_blackmail = vyděračská karta
icon_auxiliary = pomocná karta
icon_summary = přehled
icon_sucker = hlupák
icon_chief = velitel dozorců
icon_sentence = karta rozsudku
icon_radio = vysílačka
icon_lighthouse = maják
icon_tunnel = tunel
icon_chapel = kaple
icon_letter = písmeno
icon_letter-a = písmeno A
icon_letter-b = písmeno B
icon_letter-c = písmeno C
icon_letter-d = písmeno D
icon_letter-e = písmeno E
icon_letter-f = písmeno F
icon_silver-side = stříbrná strana
icon_copper-side = měděná strana
icon_free-action = volná akce

## Questions

ask_lay-at = Kam vyložíš { $tile }? Nahoře je strana: { $side }
ask_choose-tile = Který dílek vyložíš?
ask_neighbour = Na který sousední dílek jde dozorce?
ask_ballot = Kdo má být obětním beránkem?
ask_sucker-ballot = Pro koho hlasuješ, pokud vůbec?
ask_break-tie = Kdo z nich je obětním beránkem?
ask_action = Co uděláš? Máš { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
       *[other] { $points } akčních bodů
    }.
ask_go = Kam?
ask_victim = Komu kradeš?
ask_loot = Co bereš?
ask_guard-from = Odkud dozorce přijde?
ask_guard-to = Kam dozorce jde?
ask_which-task = Který úkol plníš?
ask_hand-in = Co odevzdáváš?
ask_discard = Co odhazuješ?
ask_card = Kterou vyděračskou kartu hraješ?
ask_partner = S kým obchoduješ?
ask_offer = Co dáváš?
ask_wish = Co za to chceš?
ask_accept = Dostaneš { $gives } za { $wants }. Souhlasíš?
ask_exchange = Co dáváš do banku?
ask_take-item = Co bereš z banku?
ask_either = Co z toho?
ask_companion = Kdo cvičí s tebou?
ask_task-from = Který úkol přesouváš?
ask_task-to = Kde se má splnit?
ask_chief-to = Kam jde velitel?
ask_price = Čím platíš?
ask_elsewhere = Kterou lokaci použiješ skrz Tunely?
ask_pawn = Který vězeň?
ask_another = Kdo si s ním vymění místo?
ask_debt-give = Který předmět dáváš?
ask_debt-take = Který předmět bereš?
ask_keep = Vrchní karta je { $task }. Jde pod balíček?
ask_order = Která z karet jde navrch?
ask_back = Která karta jde pod balíček?
ask_held = Kterou kartu bereš?
ask_spare = Kdo má zůstat?
ask_spare-tie = Kdo z nich zůstává?

## Buttons and the map

ui_end = Ukončit tah
ui_move = Pohyb
ui_use = Použít: { $tile }
ui_steal = Krást
ui_riot = Vyvolat vzpouru
ui_complete = Splnit úkol
ui_discard = Odhodit předmět
ui_blackmail = Zahrát vyděračskou kartu
ui_trade = Navrhnout obchod
ui_bribe = Uplatit dozorce
ui_effort = Vypnout se
ui_place = { $number } { $tile }
ui_stay = Zůstat zde nebo skončit
ui_nothing = Nic
ui_no-card = Přece jen žádná
ui_abstain = Prázdná pěst
ui_prisoner = { $place } { $letters } { $items }
ui_yes = Ano
ui_no = Ne
ui_items-only = Předměty
ui_gun-for = :gun: místo předmětu { $item }
ui_cash-for = :cash: místo předmětu { $item }
ui_both-for = :gun: místo předmětu { $item }, :cash: místo předmětu { $other }
ui_stamina-for-cash = :cash: za :stamina:
ui_cash-for-stamina = :stamina: za :cash:
ui_take-stock = Vzít předmět
ui_gain-stamina = Získat :stamina:
ui_draw-card = Táhnout :blackmail:
ui_move-task = Přesunout úkol
ui_square_above = Nahoře: { $tile }, dotyk: { $other }
ui_square_below = Dole: { $tile }, dotyk: { $other }
ui_square_left = Vlevo: { $tile }, dotyk: { $other }
ui_square_right = Vpravo: { $tile }, dotyk: { $other }
ui_square_corner = U rohu: { $tile }, dotyk: { $other }
ui_task-at = { $task } ({ $tile })
ui_unknown-card = Neznámá karta
ui_side_silver = stříbrná
ui_side_copper = měděná
ui_side_plain = prostá
ui_side_payment = placená
ui_map = Věznice shora s dozorci, vězni a úkoly
ui_tiles = Lokace
ui_prisoners = Vězni
ui_timer = Čas na poradu
ui_stock = V zásobě: { $items }
ui_rule = Pravidlo
ui_tile = Číslo { $number }, { $tile }, strana: { $side }, vliv { $influence }, { $guards ->
        [one] { $guards } dozorce
        [few] { $guards } dozorci
       *[other] { $guards } dozorců
    }{ { $chief } ->
        [one] , je zde velitel
       *[other] { "" }
    }
ui_tile-who = Zde: { $who }
ui_influence = Vliv { $influence }
ui_next-chief = Příště velitel jde na lokaci: { $tile }
ui_why-higher = nejnižší číslo kolem něj vyšší než { $number }
ui_why-lowest = žádné číslo kolem něj není vyšší, tedy nejnižší ze všech
ui_round = Kolo { $round }, ve věznici { $guards ->
        [one] je { $guards } dozorce
        [few] jsou { $guards } dozorci
       *[other] je { $guards } dozorců
    }
ui_deck = V balíčku úkolů { $deck ->
        [one] je { $deck } karta
        [few] jsou { $deck } karty
       *[other] je { $deck } karet
    }
ui_talk = Nejdřív si asi { $talk-minutes ->
        [one] { $talk-minutes } minutu
        [few] { $talk-minutes } minuty
       *[other] { $talk-minutes } minut
    } povídejte; pak každý tajně hlasuje.
ui_votes = Poslední hlasování
ui_vote-of = { $voter }: { $elected }
ui_vote-none = { $voter } se hlasování zdržel(a)
ui_is-scapegoat = Obětní beránek
ui_is-sucker = Hlupák
ui_points = { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
       *[other] { $points } akčních bodů
    }
ui_letters = Písmena { $letters }
ui_no-letters = Zatím žádná písmena
ui_hand = { $hand ->
        [one] { $hand } vyděračská karta
        [few] { $hand } vyděračské karty
       *[other] { $hand } vyděračských karet
    }
ui_counters = { $counters ->
        [one] { $counters } sčítací žeton
        [few] { $counters } sčítací žetony
       *[other] { $counters } sčítacích žetonů
    }
ui_here = Zde: { $tile }
ui_items = Předměty: { $items }
ui_no-items = Žádné předměty
ui_top-card = Na balíčku úkolů
ui_whose-turn = Na tahu je { $name }

## Computer players and counts

policy_random = Náhodný
    .about = Dělá cokoli, co je dovoleno.
policy_selfish = Sobecký
    .about = Krade, pracuje na vlastních písmenech a hlasuje proti tomu, kdo vede.
policy_helpful = Ochotný
    .about = Plní každý úkol, dává, co ostatním chybí, a hlasuje tak, aby byl plán co nejdřív úplný.
policy_bargaining = Smlouvající
    .about = Nedává nic za nic a hlasuje proti těm, kdo s ním neobchodovali.
tally_escape = Útěk se podaří
tally_caught = Vyhrají dozorci
tally_step-limit = Hry přerušené jako nekonečné
tally_scapegoat-stays = Z útěků: zůstane obětní beránek
tally_other-stays = Z útěků: zůstane jiný vězeň
tally_tasks-done = Splněné úkoly
tally_letters = Vyznačená písmena
tally_left-1 = Zůstane první místo
tally_left-2 = Zůstane druhé místo
tally_left-3 = Zůstane třetí místo
tally_left-4 = Zůstane čtvrté místo
tally_left-5 = Zůstane páté místo
tally_up-cell-block-first = { card_cell-block }, stříbrnou stranou nahoru
tally_used-cell-block-first = { card_cell-block }, použitá stříbrná strana
tally_up-cell-block-second = { card_cell-block }, měděnou stranou nahoru
tally_used-cell-block-second = { card_cell-block }, použitá měděná strana
tally_up-radio-room-first = { card_radio-room }, stříbrnou stranou nahoru
tally_used-radio-room-first = { card_radio-room }, použitá stříbrná strana
tally_up-radio-room-second = { card_radio-room }, měděnou stranou nahoru
tally_used-radio-room-second = { card_radio-room }, použitá měděná strana
tally_up-dining-hall-first = { card_dining-hall }, stříbrnou stranou nahoru
tally_used-dining-hall-first = { card_dining-hall }, použitá stříbrná strana
tally_up-dining-hall-second = { card_dining-hall }, měděnou stranou nahoru
tally_used-dining-hall-second = { card_dining-hall }, použitá měděná strana
tally_up-laundry-first = { card_laundry }, stříbrnou stranou nahoru
tally_used-laundry-first = { card_laundry }, použitá stříbrná strana
tally_up-laundry-second = { card_laundry }, měděnou stranou nahoru
tally_used-laundry-second = { card_laundry }, použitá měděná strana
tally_up-exercise-yard-first = { card_exercise-yard }, stříbrnou stranou nahoru
tally_used-exercise-yard-first = { card_exercise-yard }, použitá stříbrná strana
tally_up-exercise-yard-second = { card_exercise-yard }, měděnou stranou nahoru
tally_used-exercise-yard-second = { card_exercise-yard }, použitá měděná strana
tally_up-infirmary-first = { card_infirmary }, stříbrnou stranou nahoru
tally_used-infirmary-first = { card_infirmary }, použitá stříbrná strana
tally_up-infirmary-second = { card_infirmary }, měděnou stranou nahoru
tally_used-infirmary-second = { card_infirmary }, použitá měděná strana
tally_up-workshop-first = { card_workshop }, stříbrnou stranou nahoru
tally_used-workshop-first = { card_workshop }, použitá stříbrná strana
tally_up-workshop-second = { card_workshop }, měděnou stranou nahoru
tally_used-workshop-second = { card_workshop }, použitá měděná strana
tally_up-recreational-room-first = { card_recreational-room }, stříbrnou stranou nahoru
tally_used-recreational-room-first = { card_recreational-room }, použitá stříbrná strana
tally_up-recreational-room-second = { card_recreational-room }, měděnou stranou nahoru
tally_used-recreational-room-second = { card_recreational-room }, použitá měděná strana
tally_up-visiting-area-first = { card_visiting-area }, stříbrnou stranou nahoru
tally_used-visiting-area-first = { card_visiting-area }, použitá stříbrná strana
tally_up-visiting-area-second = { card_visiting-area }, měděnou stranou nahoru
tally_used-visiting-area-second = { card_visiting-area }, použitá měděná strana
tally_up-chapel-first = { card_chapel }, stříbrnou stranou nahoru
tally_used-chapel-first = { card_chapel }, použitá stříbrná strana
tally_up-chapel-second = { card_chapel }, měděnou stranou nahoru
tally_used-chapel-second = { card_chapel }, použitá měděná strana
tally_up-wardens-office-first = { card_wardens-office }, stříbrnou stranou nahoru
tally_used-wardens-office-first = { card_wardens-office }, použitá stříbrná strana
tally_up-wardens-office-second = { card_wardens-office }, měděnou stranou nahoru
tally_used-wardens-office-second = { card_wardens-office }, použitá měděná strana
tally_up-prison-wall-first = { card_prison-wall }, stříbrnou stranou nahoru
tally_used-prison-wall-first = { card_prison-wall }, použitá stříbrná strana
tally_up-prison-wall-second = { card_prison-wall }, měděnou stranou nahoru
tally_used-prison-wall-second = { card_prison-wall }, použitá měděná strana
tally_up-chiefs-room-first = { card_chiefs-room }, prostou stranou nahoru
tally_used-chiefs-room-first = { card_chiefs-room }, použitá prostá strana
tally_up-chiefs-room-second = { card_chiefs-room }, placenou stranou nahoru
tally_used-chiefs-room-second = { card_chiefs-room }, použitá placená strana
tally_up-lighthouse-first = { card_lighthouse }, prostou stranou nahoru
tally_used-lighthouse-first = { card_lighthouse }, použitá prostá strana
tally_up-lighthouse-second = { card_lighthouse }, placenou stranou nahoru
tally_used-lighthouse-second = { card_lighthouse }, použitá placená strana
tally_up-tunnels-first = { card_tunnels }, prostou stranou nahoru
tally_used-tunnels-first = { card_tunnels }, použitá prostá strana
tally_up-tunnels-second = { card_tunnels }, placenou stranou nahoru
tally_used-tunnels-second = { card_tunnels }, použitá placená strana
tally_played-hidden-stash = Zahráno: { card_hidden-stash }
tally_played-hush-money = Zahráno: { card_hush-money }
tally_played-lookout = Zahráno: { card_lookout }
tally_played-anonymous-note = Zahráno: { card_anonymous-note }
tally_played-friendly-guard = Zahráno: { card_friendly-guard }
tally_played-borrowed-file = Zahráno: { card_borrowed-file }
tally_played-change-of-plans = Zahráno: { card_change-of-plans }
tally_played-old-debt = Zahráno: { card_old-debt }
tally_played-double-shift = Zahráno: { card_double-shift }
tally_played-forced-favour = Zahráno: { card_forced-favour }
tally_played-two-voices = Zahráno: { card_two-voices }
tally_played-tip-off = Zahráno: { card_tip-off }
tally_played-off-duty = Zahráno: { card_off-duty }
tally_played-transfer = Zahráno: { card_transfer }
tally_played-loose-talk = Zahráno: { card_loose-talk }
tally_handed-key = Odevzdáno: { card_key-token }
tally_handed-knife = Odevzdáno: { card_knife-token }
tally_handed-clothes = Odevzdáno: { card_clothes-token }
tally_handed-drugs = Odevzdáno: { card_drugs-token }
tally_handed-tools = Odevzdáno: { card_tools-token }
tally_handed-gun = Odevzdáno: { card_gun-token }
tally_with-pickpocket = Odsouzen: { card_pickpocket }
tally_free-pickpocket = Dostane se ven: { card_pickpocket }
tally_with-ringleader = Odsouzen: { card_ringleader }
tally_free-ringleader = Dostane se ven: { card_ringleader }
tally_with-smuggler = Odsouzen: { card_smuggler }
tally_free-smuggler = Dostane se ven: { card_smuggler }
tally_with-bookmaker = Odsouzen: { card_bookmaker }
tally_free-bookmaker = Dostane se ven: { card_bookmaker }
tally_with-forger = Odsouzen: { card_forger }
tally_free-forger = Dostane se ven: { card_forger }
tally_with-getaway-driver = Odsouzen: { card_getaway-driver }
tally_free-getaway-driver = Dostane se ven: { card_getaway-driver }
tally_with-embezzler = Odsouzen: { card_embezzler }
tally_free-embezzler = Dostane se ven: { card_embezzler }
tally_with-brawler = Odsouzen: { card_brawler }
tally_free-brawler = Dostane se ven: { card_brawler }
tally_with-informer = Odsouzen: { card_informer }
tally_free-informer = Dostane se ven: { card_informer }
