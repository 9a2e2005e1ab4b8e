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
