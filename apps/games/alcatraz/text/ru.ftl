# «Алькатрас: Козёл отпущения» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.

game = Алькатрас: Козёл отпущения
    .about = Все готовят побег, и все знают, что кого-то одного придётся оставить.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
    .of = 32c4f090a7ba
product_base = Алькатрас: Козёл отпущения
    .of = b4121de40079
product_maximum-security = Строгий режим
    .of = 9e3be61c6344
source_M = Alcatraz: Maximum Security, правила на польском { "(2012)" }
    .of = 7d5225f6bdaa
source_R = Alcatraz: The Scapegoat, правила на английском (начало)
    .of = 3152ad916ef5
source_D = Ответ авторов об охранниках и бесплатных действиях
    .of = 396d50f4f242
source_W = Дневник авторов
    .of = 72262866e28d
source_V = Обзоры обеих коробок, сопоставленные друг с другом
    .of = 4fd12825d667
source_P = Игроки, отвечающие по памяти
    .of = 7f52121fea4d
source_H = Ludolex: там, где источники молчат
    .of = f306d777283f
module_certain-escape = Верный побег
    .about = Часть заданий каждой буквы не глядя убирают, и колода почти всегда даёт сбежать.
    .of = d66b61878f1e
module_plan-g = План G
    .about = Считаются буквы, доставшиеся повторно; у кого таких меток меньше всех, тот и остаётся.
    .of = decb5f94fcd3
module_different-prison = Другая тюрьма
    .about = Локации вы выкладываете сами, по одной, и тюрьма может получиться неровной.
    .of = 674652a180b9
module_convicted = Осуждённые
    .about = У каждого заключённого есть карта приговора с правилом, которому следует только он.
    .of = 93d1bbb42353

## Aim of the game

aim = Вместе вы хотите выбраться с острова, а порознь — чтобы остался на нём кто-нибудь другой.
    .title = Цель игры
    .of = 9e2fc59cc58a
aim_players = Базовая игра рассчитана на { $players-min }–{ $players-base } игроков. С коробкой «{ product_maximum-security }» игроков может быть и { $players-max }.
    .title = Игроки
    .of = e8c310ee5182
aim_prisoners = Каждый из вас — { -prisoner }, у которого есть фишка в тюрьме и планшет на столе.
    .title = Заключённые
    .of = 6d8b10a06acb
aim_plan = { -plan(case: "nom-cap") } состоит из { $letters ->
        [one] { $letters } части
        [few] { $letters } частей
       *[many] { $letters } частей
    }, которые называют { -letter(case: "ins-pl") } от A до F. Буква есть у тех, кто отметил её на своём планшете.
    .title = План и его буквы
    .of = 36a733def7e0
aim_one-stays = Вы побеждаете, если участвуете в { -escape(case: "loc") }. Он удаётся, когда у всех вас, кроме одного, вместе собраны все буквы; этот один остаётся в тюрьме и проигрывает.
    .title = Все, кроме одного
    .of = f937b62eedbf
aim_own-set = Что написано на локациях, заданиях и картах шантажа, полностью не сказано нигде. Здесь вы найдёте набор, который придумали мы; играть по нему можно, а можно взять вместо него карты из своей коробки.
    .title = Наш набор карт
    .of = ad95b656a489

## What is in the box

components = Вот что лежит в коробке базовой игры.
    .title = Состав игры
    .of = 3565eede16fd
components_tiles = { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }, у каждой { $tile-sides ->
        [one] { $tile-sides } сторона
        [few] { $tile-sides } стороны
       *[many] { $tile-sides } сторон
    }; плитка — это { -location } тюрьмы.
    .title = Плитки локаций
    .of = 68934481f07c
components_sides = Одна сторона локации называется «{ -silver-side }», другая — «{ -copper-side }». Двух одинаковых сторон нет, так что всего здесь { $tile-effects ->
        [one] { $tile-effects } эффект
        [few] { $tile-effects } эффекта
       *[many] { $tile-effects } эффектов
    }.
    .title = Серебро и медь
    .of = 6736eff9b802
components_cards = Всего { $cards-total ->
        [one] { $cards-total } карта
        [few] { $cards-total } карты
       *[many] { $cards-total } карт
    }: заданий — { $cards_task }, шантажа — { $cards_blackmail }, вспомогательных — { $cards_auxiliary }, карт козла отпущения — { $cards_scapegoat }, памяток с правилами — { $cards_summary }.
    .title = Карты
    .of = a9f8a92c33ef
components_auxiliary = Каждая { -auxiliary } называет одну локацию. Когда место должен выбрать случай, перемешайте эти карты и тяните.
    .title = Вспомогательные карты
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } деревянный маркер
        [few] { $wood-total } деревянных маркера
       *[many] { $wood-total } деревянных маркеров
    }: { $wood_guard } — для охраны, { $wood_plan-marker } — для букв плана, { $wood_player-marker } — цветов игроков.
    .title = Деревянные маркеры
    .of = 6adf7faefff6
components_wood-count = Сколько кубиков охраны и маркеров игроков, пишут по-разному. Но только названные здесь числа в сумме дают { $wood-total }.
    .title = Другие подсчёты
    .of = 8fa39a53ccba
components_guards = Каждый { -guard } — это кубик, который стоит на локации и не принадлежит никому.
    .title = Охрана
    .of = 3d48ffffb228
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
        [few] { $pawns } { -pawn(case: "gen") }
       *[many] { $pawns } { -pawn(case: "gen-pl") }
    }, по одной каждого цвета.
    .title = Фишки
    .of = d5b673ca23e2
components_tokens = { $tokens-total ->
        [one] { $tokens-total } жетон
        [few] { $tokens-total } жетона
       *[many] { $tokens-total } жетонов
    }: предметов — { $items-total }, для подсчёта дополнительных действий козла отпущения — { $scapegoat-markers }.
    .title = Жетоны
    .of = 9ae0a715cf41
components_items = { -item(case: "nom-pl-cap") } бывают { $item-kinds ->
        [one] { $item-kinds } обычного вида
        [few] { $item-kinds } обычных видов
       *[many] { $item-kinds } обычных видов
    }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } и :tools: { -tools }. И есть ещё :gun: пистолет, который ни к одному из них не относится.
    .title = Предметы
    .of = ed133829ed81
components_gun = В игре { $item-tokens_gun } :gun: { -gun }. Сдавая его, можно назвать его любым предметом, который требуется.
    .title = Пистолет
    .event = { $actor } сдаёт пистолет вместо: { $item }
    .of = 2772a7ace42b
components_markers = У каждого цвета { $markers-each ->
        [one] { $markers-each } маркер
        [few] { $markers-each } маркера
       *[many] { $markers-each } маркеров
    }: { $marker-kinds_stamina } для выносливости, { $marker-kinds_cash } для денег и { $marker-kinds_vote } для голосования.
    .title = Маркеры одного цвета
    .of = 5e7cf2e67d42
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
        [few] { $sheets } { -sheet(case: "gen") }
       *[many] { $sheets } { -sheet(case: "gen-pl") }
    } с буквами плана, шкалами выносливости и денег и местами для предметов.
    .title = Планшеты заключённых
    .of = d87021b76ab8
components_sheets-alike = Планшеты отличаются только рисунком. До выхода игры говорили, что у заключённых будут свои способности, но это не так.
    .title = Заключённые одинаковы
    .of = 7b29e03dcb36
components_letters = У каждой буквы { $tasks-per-letter ->
        [one] { $tasks-per-letter } карта задания
        [few] { $tasks-per-letter } карты заданий
       *[many] { $tasks-per-letter } карт заданий
    }.
    .title = Задания одной буквы
    .of = 6a66e889dad5
components_marker-shortage = Маркеров всегда хватает. Если деревянные кончились, возьмите любую другую мелочь.
    .title = Мало маркеров
    .event = { $target }: маркера для буквы { $letter } не осталось.
    .of = 5e958b2a7df5

## Set-up

setup = Тюрьму готовят в таком порядке.
    .title = Подготовка
    .of = be9d224e39ea
setup_grid = Перемешайте плитки (их { $tiles }) и выложите из них { -prison(case: "acc") }: { $grid_rows ->
        [one] { $grid_rows } ряд
        [few] { $grid_rows } ряда
       *[many] { $grid_rows } рядов
    } по { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile-dat") }
        [few] { $grid_columns } { -location(case: "tile-nom-pl") }
       *[many] { $grid_columns } { -location(case: "tile-gen-pl") }
    }.
    .title = Тюрьма
    .event = На стол ложится плитка: { $tile }, сторона: { $side }.
    .of = 432796a0d206
setup_grid-security = Замешайте новые плитки ({ $more-tiles }) к прежним и выложите как тюрьму все { $tiles-all }: { $grid-security_rows ->
        [one] { $grid-security_rows } ряд
        [few] { $grid-security_rows } ряда
       *[many] { $grid-security_rows } рядов
    } по { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile-dat") }
        [few] { $grid-security_columns } { -location(case: "tile-nom-pl") }
       *[many] { $grid-security_columns } { -location(case: "tile-gen-pl") }
    }.
    .title = Тюрьма побольше
    .event = На стол ложится плитка: { $tile }, сторона: { $side }.
    .of = 8d7decc57cf1
setup_block = Выложите из случайных плиток { $start-block_rows ->
        [one] { $start-block_rows } ряд
        [few] { $start-block_rows } ряда
       *[many] { $start-block_rows } рядов
    } по { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile-dat") }
        [few] { $start-block_columns } { -location(case: "tile-nom-pl") }
       *[many] { $start-block_columns } { -location(case: "tile-gen-pl") }
    }. Остальные плитки (всего их { $tiles-all }) пусть ждут рядом.
    .title = Первые плитки
    .event = На стол ложится плитка: { $tile }, сторона: { $side }.
    .of = a44b4c216b5a
setup_add-tiles = Затем каждый по очереди добавляет { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile-acc") }
        [few] { $tiles-added } { -location(case: "tile-acc-pl") }
       *[many] { $tiles-added } { -location(case: "tile-gen-pl") }
    } туда, где новая плитка касается { $touching ->
        [one] { $touching } уже лежащей
        [few] { $touching } уже лежащих
       *[many] { $touching } уже лежащих
    }, хотя бы углом, пока не лягут все.
    .title = Плитка за плиткой
    .event = { $actor } добавляет плитку: { $tile }, сторона: { $side }.
    .of = 8ce062353605
setup_side-up = Какой стороной вверх лежит плитка, пусть для каждой решит случай; так она и лежит до конца игры. Это наше правило.
    .title = Какая сторона вверху
    .of = 59745b986393
setup_auxiliary-security = Добавьте к прежним вспомогательным картам новые ({ $more-cards_auxiliary }). Теперь их { $auxiliary-all }.
    .title = Вспомогательные карты
    .of = 623f056f66e0
setup_items = На каждую локацию, где есть { -stock }, положите столько её предметов, сколько указано на верхней стороне.
    .title = Предметы на локациях
    .of = 5943dcd5e278
setup_supply = Все остальные предметы, охрану, маркеры и карты положите рядом с тюрьмой. Это { -supply }.
    .title = Резерв
    .of = a72fa1a90e0a
setup_guards = Вытяните { $guards-start ->
        [one] { $guards-start } { -auxiliary(case: "acc") }
        [few] { $guards-start } { -auxiliary(case: "acc-pl") }
       *[many] { $guards-start } { -auxiliary(case: "gen-pl") }
    }, не возвращая их обратно, и на каждую вытянутую локацию поставьте { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "gen-pl") }
       *[many] { $guard-entering } { -guard(case: "gen-pl") }
    }. Потом снова перемешайте все карты вместе.
    .title = Первые охранники
    .event = Охранник встаёт здесь: { $tile }.
    .of = 7ebcaf04f609
setup_sheets = Возьмите планшет и его маркеры. В начале у вас { $stamina-start ->
        [one] { $stamina-start } очко
        [few] { $stamina-start } очка
       *[many] { $stamina-start } очков
    } :stamina: выносливости и { $cash-start ->
        [one] { $cash-start } :cash: купюра
        [few] { $cash-start } :cash: купюры
       *[many] { $cash-start } :cash: купюр
    }; обе величины назначили мы.
    .title = Планшеты заключённых
    .of = e541a8a06e3f
setup_votes = Каждый берёт по одному { -voting-marker(case: "dat") } каждого цвета, которым кто-то играет, в том числе и своего.
    .title = Маркеры голосования
    .of = 924bb6ebf649
setup_fifth-markers = Приготовьте для нового цвета те же маркеры, что и для остальных, и дайте каждому маркер голосования этого цвета.
    .title = Маркеры нового цвета
    .of = d8713ae9d4a6
setup_prisoners = Для каждого заключённого вытяните { -auxiliary(case: "acc") }: с этой локации и начинает его фишка.
    .title = Где начинают заключённые
    .event = { $target } начинает здесь: { $tile }.
    .of = 49114943c490
setup_chief = Когда места есть у всех заключённых, вытяните ещё { $chief-draw ->
        [one] { $chief-draw } вспомогательную карту
        [few] { $chief-draw } вспомогательные карты
       *[many] { $chief-draw } вспомогательных карт
    }. С названной локации начинает начальник охраны.
    .title = Где начинает начальник
    .event = Начальник охраны начинает здесь: { $tile }.
    .of = 067afc21c243
setup_start-draw = Карты, вытянутые для начала, возвращают, только когда место получили все. Поэтому на одной плитке не начинают двое.
    .title = Каждый на своём месте
    .of = 9de943ec5b86
setup_chief-apart = Когда тянут карту для начальника, карты заключённых ещё не возвращены, так что обычно он не начинает на одной плитке с кем-то из них.
    .title = Начальник начинает отдельно
    .of = 1c68c800f1fe
setup_piles = Прежде чем мешать задания, разложите их по буквам на { $piles ->
        [one] { $piles } стопку
        [few] { $piles } стопки
       *[many] { $piles } стопок
    }.
    .title = По стопке на букву
    .of = 27a744ff5cf1
setup_remove = Из каждой стопки уберите в коробку { $pile-removed ->
        [one] { $pile-removed } случайную карту
        [few] { $pile-removed } случайные карты
       *[many] { $pile-removed } случайных карт
    }. Смотреть их нельзя никому.
    .title = Карты уходят втёмную
    .of = 698b3a5d1123
setup_deck = Оставшиеся задания (их { $tasks-left }) перемешайте в колоду и продолжайте как обычно.
    .title = Новая колода заданий
    .of = 15a719626ada
setup_tasks = Перемешайте задания. Откройте { $tasks-open ->
        [one] { $tasks-open } { -task }
        [few] { $tasks-open } { -task(case: "gen") }
       *[many] { $tasks-open } { -task(case: "gen-pl") }
    } и каждое положите на локацию, которую укажет вспомогательная карта; двух заданий на одной локации быть не должно.
    .title = Первые задания
    .event = Задание ждёт здесь: { $tile }. { $task }
    .of = 12ce55fc21c8
setup_blackmail-security = Прежде чем раздавать карты шантажа, добавьте к прежним новые ({ $more-cards_blackmail }). Теперь их { $blackmail-all }.
    .title = Карты шантажа
    .of = 89a32e6ccf99
setup_blackmail = Перемешайте карты шантажа и раздайте каждому игроку по { $blackmail-start ->
        [one] { $blackmail-start } карте
        [few] { $blackmail-start } карты
       *[many] { $blackmail-start } карт
    } лицом вниз. Это наше правило.
    .title = Раздача шантажа
    .event = { $actor } получает карту: { $card }.
    .of = b04c346abc41
setup_sentences = Перед началом игры перемешайте карты приговора и раздайте каждому заключённому по { $sentences-dealt ->
        [one] { $sentences-dealt } карте
        [few] { $sentences-dealt } карты
       *[many] { $sentences-dealt } карт
    }; они лежат открыто рядом с планшетом.
    .title = Раздача приговоров
    .event = { $target } получает приговор: { $card }.
    .of = 10be66419dc3
setup_sentences-rest = Лишние карты приговора уберите в коробку.
    .title = Лишние приговоры
    .of = e7e86b2bd62c
setup_sentences-boxed = Оставьте карты приговора в коробке.
    .title = Без приговоров
    .of = 761729e47558
setup_scapegoat = Выберите случайного игрока: он будет первым козлом отпущения и подержит карту до первого голосования.
    .title = Первый козёл отпущения
    .event = { $target } — первый козёл отпущения.
    .of = cdfaf377b02b
setup_sucker = Приготовьте карту фраера. В первом раунде она достанется кому-то случайно.
    .title = Карта фраера
    .of = 30d925037a77

## The round

round = Раунд идёт за раундом, пока не сработает план или пока тюрьма не наполнится охраной.
    .title = Раунд
    .of = 07580b778794
round_phases = { -round(case: "nom-cap") } состоит из { $phases ->
        [one] { $phases } { -phase(case: "gen") }
        [few] { $phases } { -phase(case: "gen-pl") }
       *[many] { $phases } { -phase(case: "gen-pl") }
    }: сначала приходит новый охранник, потом кто-то становится козлом отпущения, а потом все выполняют план.
    .title = Фазы
    .of = fc5669d4ce16
round_guard = В первой фазе вытяните { -auxiliary(case: "acc") } и поставьте на названную локацию { $guard-entering ->
        [one] { $guard-entering } { -guard(case: "acc") }
        [few] { $guard-entering } { -guard(case: "gen-pl") }
       *[many] { $guard-entering } { -guard(case: "gen-pl") }
    } из резерва.
    .title = Новый охранник
    .event = Приходит новый охранник: { $tile }.
    .of = e2096ea2438c
round_guard-card = Карту верните к остальным и всё перемешайте. В следующий раз может выпасть то же самое место.
    .title = Карта возвращается
    .of = 75bf651ab2f7
round_guard-cap = Больше { $guard-cap ->
        [one] { $guard-cap } { -guard(case: "gen") }
        [few] { $guard-cap } { -guard(case: "gen-pl") }
       *[many] { $guard-cap } { -guard(case: "gen-pl") }
    } на одной плитке не бывает.
    .title = Полная плитка
    .of = ee5d46899190
round_guard-overflow = Если плитка для нового охранника полна, тяните карты дальше, пока не выпадет та, где место есть.
    .title = Нет места для охранника
    .event = Для ещё одного охранника места нет: { $tile }.
    .of = 88d5398c2757
round_last-guard = В тот миг, когда в тюрьму входит { $guard-fatal }-й охранник, игра окончена, и вы все проиграли.
    .title = Последний охранник
    .event = Приходит охранник номер { $value }. Тюрьма полна.
    .of = d5bdbbb2ade5
round_rounds = В начале охранников { $guards-start }, и каждый раунд приводит ещё одного. После { $rounds-safe ->
        [one] { $rounds-safe } раунда
        [few] { $rounds-safe } раундов
       *[many] { $rounds-safe } раундов
    } их ровно столько, сколько тюрьма может вместить, а { $round-fatal }-й раунд приводит лишнего.
    .title = Пример: сколько у вас времени
    .of = 67c641b78ce8
round_restock = Затем пополните каждый { -stock } из резерва, насколько там хватает нужных предметов. Это наше правило.
    .title = Пополнение запасов
    .event = Из запаса { $value ->
        [one] выложен { $value } предмет
        [few] выложено { $value } предмета
       *[many] выложено { $value } предметов
    }.
    .of = 49bf64c8517e
round_talk = Во второй фазе открыто поговорите примерно { $talk-minutes ->
        [one] { $talk-minutes } минуту
        [few] { $talk-minutes } минуты
       *[many] { $talk-minutes } минут
    }: кто что будет делать, кто кому что передаст и кто не прочь побыть козлом отпущения.
    .title = Переговоры
    .of = 020834ecb999
round_vote = Потом каждый тайком зажимает в кулаке { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
        [few] { $votes-cast } { -voting-marker(case: "gen") }
       *[many] { $votes-cast } { -voting-marker(case: "gen-pl") }
    }, и все раскрывают ладони одновременно. На этом { -vote(case: "loc") } голос получает тот заключённый, чьего цвета маркер.
    .title = Голосование
    .event = Голос. { $actor }: { $target }{ $value ->
        [1] .
       *[other] , и голос считается за { $value }.
    }
    .of = 4bed71407f48
round_elected = Заключённый, у которого голосов больше всех, — { -scapegoat } до следующего голосования; он берёт соответствующую карту. Маркеры возвращаются к тем, кто голосовал.
    .title = Козёл отпущения
    .event = { $target } — козёл отпущения, { $value ->
        [one] { $value } голос
        [few] { $value } голоса
       *[many] { $value } голосов
    }.
    .of = 479fb3aba11f
round_tie = Если больше всех голосов сразу у нескольких, одного из них выбирает прежний козёл отпущения, который тоже голосовал.
    .title = Ничья
    .event = При равенстве решает { $actor }: { $target }.
    .of = 7909aff84c97
round_self-vote = Голосовать за себя можно.
    .title = Голос за себя
    .of = b81d154eb0ff
round_again = Козла отпущения можно выбирать снова и снова, сколько пожелают остальные.
    .title = Снова тот же
    .of = d0d4c53f8189
round_example-tie = Козёл отпущения — Ада. У Бо и Сирила голосов поровну, и больше нет ни у кого. Ада может выбрать Бо или Сирила, но не себя и не Дору: у них обеих голосов меньше.
    .title = Пример: ничья
    .of = fd67c267ea19
round_order = В третьей фазе первым ходит козёл отпущения. Остальные — за ним по часовой стрелке.
    .title = Кто когда ходит
    .event = Раунд { $value }: ходит { $actor }.
    .of = 36c9739e6902
round_whole-turn = Вы делаете все свои действия подряд, вставляя между ними свободные, когда захотите, и только потом начинает следующий заключённый.
    .title = Ход целиком
    .of = 4a08ce6e2d33

## What a prisoner can do

actions = Ход — это несколько действий, которые чего-то стоят, и сколько угодно тех, которые не стоят ничего.
    .title = Действия
    .of = 8c4e72d01a1a
actions_points = Сколько очков действия у каждого заключённого на ход, зависит от числа игроков. Каждое { -action-point } тратят в свой собственный ход.
    .title = Очки действия
    .of = 4b5d888b1586
actions_points-five = Когда игроков { $five-players }, у каждого заключённого { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
        [few] { $action-points_5_points } { -action-point(case: "gen") }
       *[many] { $action-points_5_points } { -action-point(case: "gen-pl") }
    }, как и при { $four-players }.
    .title = Очки действия с новым цветом
    .of = 85d9c33ee3e6
actions_scapegoat-point = У козла отпущения на { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
        [few] { $scapegoat-points } { -action-point(case: "gen") }
       *[many] { $scapegoat-points } { -action-point(case: "gen-pl") }
    } больше, чем у других.
    .title = Преимущество козла отпущения
    .event = { $actor }, козёл отпущения, получает ещё { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 7e9ba2272614
actions_scapegoat-ladder = Это преимущество всегда одно и то же, сколько бы раз подряд козлом отпущения ни становился один и тот же заключённый.
    .title = Несколько раз подряд
    .of = 814a3bf687e1
actions_lost-points = Очки действия, не потраченные за ход, пропадают.
    .title = Впрок не копят
    .event = { $actor } теряет неиспользованными { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 90da1d9d2b68
actions_list = { -action(case: "nom-cap") } стоит { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "gen") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }. Можно перейти, использовать локацию, совершить кражу, поднять бунт, выполнить задание, сбросить предмет или сыграть карту шантажа.
    .title = Действия за очки
    .of = 3ed87470feaf
actions_free = { -free-action(case: "nom-cap") } не стоит очков действия, и в свой ход таких действий можно делать сколько угодно: меняться, давать взятки и прилагать усилие.
    .title = Свободные действия
    .of = 72b8589e2480
actions_move = Переходя, вы ставите фишку на локацию, которая прилегает к вашей стороной. Это { -neighbour }; касание углом не считается.
    .title = Переход
    .event = { $actor } идёт сюда: { $tile }.
    .of = 04945298583d
actions_use = Использовать локацию, на которой вы стоите, — значит получить эффект её верхней стороны. Пока вам есть чем платить, можно использовать её ещё и ещё.
    .title = Использование локации
    .of = 335d1f1e0f93
actions_steal = { -theft(case: "nom-cap") }: забираете у заключённого на вашей плитке { $steal-take } предмет или { $steal-take } :cash: купюру, что вам больше нравится. Отказать он не может.
    .title = Кража
    .event = Кража. { $actor } обирает того, кто рядом ({ $target }): { $item }
    .of = 2f90c33aa0b7
actions_riot = { -riot(case: "nom-cap") } приводит { $riot-guards ->
        [one] { $riot-guards } { -guard(case: "acc") }
        [few] { $riot-guards } { -guard(case: "gen-pl") }
       *[many] { $riot-guards } { -guard(case: "gen-pl") }
    } с соседней локации на вашу, если ваша ещё не полна.
    .title = Бунт
    .event = { $actor } поднимает бунт, охранник переходит: { $tile } → { $there }.
    .of = db6c05bbad05
actions_complete = Задание выполняют на его плитке, с предметами, которых оно требует.
    .title = Выполнение задания
    .of = cb72fb4e4df8
actions_complete-scapegoat = Козлу отпущения выполнять задания нельзя.
    .title = Козлу отпущения — никаких заданий
    .of = 1eae25c51bb3
actions_discard = Сбрасывая предмет, вы кладёте его в резерв.
    .title = Сброс предмета
    .event = { $actor } сбрасывает: { $item }
    .of = f6bea2ac1312
actions_blackmail = Сыгранная карта шантажа сразу делает то, что на ней сказано.
    .title = Розыгрыш шантажа
    .event = { $actor } играет шантаж: { $card }.
    .of = 867e729bf16a
actions_blackmail-scapegoat = Играть карты шантажа может только козёл отпущения.
    .title = Шантаж — дело козла отпущения
    .of = 630e40412752
actions_trade = { -trade(case: "nom-cap") } — это отдать предметы и деньги заключённому на вашей плитке или поменяться ими. Можно и подарить.
    .title = Обмен
    .event = { $actor } и { $target } договорились: { $gives } в обмен на { $wants }.
    .of = 3fe038e6acc3
actions_trade-both = Согласны должны быть оба. Обещания на будущие ходы никого ни к чему не обязывают.
    .title = По обоюдному согласию
    .event = { $actor } не соглашается. Предложение было от: { $target }.
    .of = ba2a5022c9ba
actions_bribe = { -bribe(case: "nom-cap") } стоит { $bribe-cash ->
        [one] { $bribe-cash } :cash: купюру
        [few] { $bribe-cash } :cash: купюры
       *[many] { $bribe-cash } :cash: купюр
    } и отправляет { $bribe-guards ->
        [one] { $bribe-guards } { -guard(case: "acc") }
        [few] { $bribe-guards } { -guard(case: "gen-pl") }
       *[many] { $bribe-guards } { -guard(case: "gen-pl") }
    } с вашей плитки на соседнюю, если та не полна.
    .title = Взятка охраннику
    .event = { $actor } даёт взятку охраннику{ $same ->
        [1] , и тот смотрит в другую сторону.
       *[other] , и тот переходит: { $tile } → { $there }.
    }
    .of = 1ef3e73e12f6
actions_effort = Усилие стоит { $effort-stamina ->
        [one] { $effort-stamina } очко
        [few] { $effort-stamina } очка
       *[many] { $effort-stamina } очков
    } :stamina: { -stamina(case: "gen") } и даёт в этот ход ещё { $effort-points ->
        [one] { $effort-points } { -action-point }
        [few] { $effort-points } { -action-point(case: "gen") }
       *[many] { $effort-points } { -action-point(case: "gen-pl") }
    }.
    .title = Усилие
    .event = { $actor } прилагает усилие: ещё { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 80df5c8bde83
actions_cash = Сколько у вас :cash: { -cash(case: "gen") }, отмечено на планшете. Заплаченное уходит в резерв, если правило не называет заключённого, который его получает.
    .title = Деньги
    .of = 1f21ef643966
actions_limits = Больше { $stamina-max ->
        [one] { $stamina-max } очка
        [few] { $stamina-max } очков
       *[many] { $stamina-max } очков
    } :stamina: выносливости или { $cash-max ->
        [one] { $cash-max } :cash: купюры
        [few] { $cash-max } :cash: купюр
       *[many] { $cash-max } :cash: купюр
    } не бывает ни у кого. Всё лишнее пропадает. Оба предела установили мы.
    .title = Пределы
    .of = 87ef151fc6fe
actions_slots = На планшете { $item-slots ->
        [one] { $item-slots } { -slot }
        [few] { $item-slots } { -slot(case: "gen") }
       *[many] { $item-slots } { -slot(case: "gen-pl") }
    }; это наше число. Если свободной нет, новый предмет не получить, разве что в обмен на другой.
    .title = Место для предметов
    .of = ba36a3920c05

## What guards do

influence = Там, где смотрит охрана, всё даётся труднее.
    .title = Влияние охраны
    .of = 561cd351e0ed
influence_count = { -influence(case: "nom-cap") } на плитке — это число охранников на ней. Перед каждым действием посмотрите на плитку, где стоите.
    .title = Считаем охранников
    .of = aa3b4dc28419
influence_calm = Пока на вашей плитке не больше { $influence_calm ->
        [one] { $influence_calm } { -guard(case: "gen") }
        [few] { $influence_calm } { -guard(case: "gen-pl") }
       *[many] { $influence_calm } { -guard(case: "gen-pl") }
    }, ничего не меняется.
    .title = Охраны почти нет
    .of = 5a9ac78affee
influence_slow = Если на вашей плитке { $influence_slow ->
        [one] { $influence_slow } { -guard }
        [few] { $influence_slow } { -guard(case: "gen") }
       *[many] { $influence_slow } { -guard(case: "gen-pl") }
    }, каждое действие стоит на { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "gen") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    } больше.
    .title = Действия дороже
    .event = На глазах у охраны это стоит дороже. { $actor } платит { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 8ca66c032f56
influence_slow-not = Переходы, карты шантажа и свободные действия не дорожают.
    .title = Что остаётся дешёвым
    .of = a20b5760a643
influence_stop = Если на вашей плитке { $influence_stop ->
        [one] { $influence_stop } { -guard }
        [few] { $influence_stop } { -guard(case: "gen") }
       *[many] { $influence_stop } { -guard(case: "gen-pl") }
    }, из всех действий вам остаются только переход и карты шантажа.
    .title = Запретные действия
    .of = 5a43da7c3062
influence_stop-free = Меняться, давать взятки и прилагать усилие по-прежнему можно.
    .title = Чего не запретить
    .of = ae73beab7943
influence_full = Плитка, на которой { $influence_full ->
        [one] { $influence_full } { -guard }
        [few] { $influence_full } { -guard(case: "gen") }
       *[many] { $influence_full } { -guard(case: "gen-pl") }
    }, действует так же, как плитка, где их { $influence_stop }, и к тому же на неё никто не может войти.
    .title = Закрытые плитки
    .of = f525d36b2dfd
influence_use = Кто использует локацию, тому мешают её охранники, даже если сам эффект — свободное действие.
    .title = Исправление: свободные локации и охрана
    .of = 463f7590f970
influence_use-slow = Если там { $influence_slow ->
        [one] { $influence_slow } { -guard }
        [few] { $influence_slow } { -guard(case: "gen") }
       *[many] { $influence_slow } { -guard(case: "gen-pl") }
    }, локация, которая обычно не стоит ничего, стоит { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "gen") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }.
    .title = Исправление: бесплатное подорожало
    .event = Без охраны это место бесплатно, но на её глазах { $actor } платит { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 6d624cdab065
influence_use-stop = Если там { $influence_stop ->
        [one] { $influence_stop } { -guard }
        [few] { $influence_stop } { -guard(case: "gen") }
       *[many] { $influence_stop } { -guard(case: "gen-pl") }
    } или больше, использовать локацию нельзя совсем.
    .title = Исправление: бесплатное запрещено
    .of = 5ebc57a52824
influence_example-slow = В прогулочном дворе, лежащем серебряной стороной вверх, { $influence_slow ->
        [one] { $influence_slow } охранник
        [few] { $influence_slow } охранника
       *[many] { $influence_slow } охранников
    }. Меняться Ада может даром, как всегда. Чтобы использовать двор, она платит { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "gen") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }, хотя вообще-то это свободное действие; кража обошлась бы ей в { $action-cost } и ещё { $influence-extra }.
    .title = Пример: действия дороже
    .of = 6991dc96d6bf
influence_example-stop = В столовой, лежащей медной стороной вверх, { $influence_stop ->
        [one] { $influence_stop } охранник
        [few] { $influence_stop } охранника
       *[many] { $influence_stop } охранников
    }. Купить там нож Бо не может, свободное это действие или нет. Он может уйти, передать Аде предмет или дать взятку — а когда одного охранника не станет, всё-таки купить.
    .title = Пример: запретные действия
    .of = d44d35fef5b3

## Tasks

tasks = Каждое задание приносит букву тому, кто его выполнил, а часто и друзьям.
    .title = Задания и награды
    .of = 1e0e202f0b78
tasks_card = На карте указаны буква, которую даёт { -task }, и { $task-items ->
        [one] { $task-items } { -item }, который
        [few] { $task-items } { -item(case: "gen") }, которые
       *[many] { $task-items } { -item(case: "gen-pl") }, которые
    } для него нужны. Карта лежит на локации, где его можно выполнить.
    .title = Карты заданий
    .of = d81f571d5df7
tasks_complete = Чтобы выполнить задание, встаньте на его плитку, потратьте { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "gen") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    } и сдайте предметы.
    .title = Выполнение задания
    .event = { $actor } выполняет задание: { $task }
    .of = 0025b61cb737
tasks_hand-in = Сданные предметы уходят в резерв. :gun: Пистолет может заменить любой один из них.
    .title = Сдача предметов
    .of = 81a87ba7d467
tasks_mark = Букву выполненного задания отметьте на своём планшете.
    .title = Ваша буква
    .event = { $target } отмечает букву { $letter }.
    .of = 2a2e0cb00e10
tasks_reward = Затем откройте из колоды заданий { $rewards-drawn ->
        [one] { $rewards-drawn } карту
        [few] { $rewards-drawn } карты
       *[many] { $rewards-drawn } карт
    }: это { -reward }. Её букву отмечают все остальные заключённые, кроме козла отпущения.
    .title = Буква для остальных
    .event = Награда — буква { $letter }: { $task }
    .of = 781707393d93
tasks_no-reward = Козлу отпущения выполненное задание не приносит ничего.
    .title = Козлу отпущения — ничего
    .event = { $target }, козёл отпущения, не получает букву { $letter }.
    .of = ba3c2fa3cc7a
tasks_owned = Буква, которая у вас уже есть, ничего вам не приносит.
    .title = Буквы, которые у вас есть
    .event = { $target } уже имеет букву { $letter }.
    .of = 0d921fc7fe37
tasks_next = После этого откройте ещё одно задание и положите его на локацию, которую укажет вспомогательная карта. На одной плитке может лежать несколько заданий.
    .title = Новое задание
    .event = Новое задание ждёт здесь: { $tile }. { $task }
    .of = 258494d66e77
tasks_always-open = Так что в тюрьме, пока есть колода, всегда можно выполнить { $tasks-open ->
        [one] { $tasks-open } { -task }
        [few] { $tasks-open } { -task(case: "gen") }
       *[many] { $tasks-open } { -task(case: "gen-pl") }
    }.
    .title = Открытые задания
    .of = 1b90fcb0df87
tasks_used = Выполненные задания и награды выбывают из игры. Если не повезёт, может кончиться буква, которая вам ещё нужна.
    .title = Использованные карты
    .event = Карта уходит под колоду заданий: { $task }
    .of = d7cd5cbdd12c
tasks_deck-empty = Если в колоде нет карты для награды или нового задания, обходитесь без них.
    .title = Пустая колода
    .event = Колода заданий пуста.
    .of = f744b979d922
tasks_example = В игре { $four-players ->
        [one] { $four-players } игрок
        [few] { $four-players } игрока
       *[many] { $four-players } игроков
    }, козёл отпущения — Дора. Ада выполняет задание с буквой C и отмечает C. В награде выпадает E: её отмечают Бо и Сирил, но не Ада и не Дора.
    .title = Пример: задание и награда за него
    .of = 52bfae5594a9
tasks_names = В коробке задания тоже рассказывают о побеге: крадут одежду, устраивают пожар, роют туннель, усыпляют коменданта, исчезает карта.
    .title = Задания из коробки
    .of = 1940a3e15b62
tasks_own = В нашем наборе { $cards_task ->
        [one] { $cards_task } карта
        [few] { $cards_task } карты
       *[many] { $cards_task } карт
    }: каждая пара разных предметов нужна в стольких же заданиях, что и любая другая пара, а каждая буква требует каждый предмет одинаково часто.
    .title = Наш набор заданий
    .of = 97bd81624ee2

## The end

ending = В конце выбираются все, кроме одного, — или никто.
    .title = Конец игры
    .of = 56307ead1d5e
ending_success = Побег удался, если есть заключённый, без которого у всех остальных вместе есть каждая буква плана.
    .title = Побег
    .event = Побег удаётся в раунде { $value }. В тюрьме остаётся { $target }.
    .of = 133709b37c81
ending_numbers = Сколько заключённых выберется, зависит от числа игроков. Они побеждают, а оставшийся проигрывает.
    .title = Сколько убежит
    .of = 07194d7c9a30
ending_wording = На странице издателя сказано, что бегут { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } игрок
        [few] { $escaping_3_prisoners } игрока
       *[many] { $escaping_3_prisoners } игроков
    } или больше. Это то же самое: все, кроме одного, сколько бы вас ни было.
    .title = То же другими словами
    .of = b4683c1b79df
ending_moment = Каждый раз, когда кто-то отмечает букву, смотрите, собран ли план. Если да, игра тут же окончена.
    .title = Когда смотреть
    .of = ee6224f39272
ending_scapegoat-stays = Остаётся в тюрьме козёл отпущения.
    .title = Кто остаётся
    .event = { $target }, козёл отпущения, остаётся в тюрьме.
    .of = d9dad73682fc
ending_needed-scapegoat = Если у козла отпущения есть буква, которой больше нет ни у кого, оставить его нельзя; тогда остаётся другой заключённый.
    .title = Козёл отпущения, без которого никак
    .event = { $target }, козёл отпущения, имеет букву, которой нет больше ни у кого, и выходит на свободу.
    .of = 282302b54209
ending_other-stays = Посмотрите на тех остальных, без кого все буквы по-прежнему есть. Из них остаётся тот, у кого букв меньше всех, а если таких несколько — первый слева от козла отпущения.
    .title = Остаётся другой
    .event = Вместо козла отпущения остаётся { $target }.
    .of = 6c3e3e50d660
ending_nobody-can-stay = Если у каждого из вас есть буква, которой нет больше ни у кого, план ещё не собран, и игра продолжается.
    .title = Нужны все
    .event = Все буквы собраны, но у каждого есть такая, которой нет у остальных.
    .of = 17056bdedf85
ending_loss = Если последний охранник приходит раньше, проигрывают все.
    .title = Проигрыш для всех
    .event = Охрана побеждает в раунде { $value }: на свободу не выходит никто.
    .of = 38465b04e597
ending_example-needed = Буква B есть только у Доры, козла отпущения; остальные собраны у Ады, Бо и Сирила. Все буквы Бо есть ещё у кого-нибудь, а буквы Ады и Сирила — не все. Поэтому остаётся Бо, а Дора, которой полагалось остаться, уходит.
    .title = Пример: незаменимый козёл отпущения
    .of = 93797ccdf7e7

## The locations

locations = Что и где можно сделать. Эти эффекты — наш набор.
    .title = Локации
    .of = c75445138a3f
locations_use = У локации всегда действует один эффект: той стороны, что сверху. Если в тексте он не назван свободным, использовать локацию стоит { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "gen") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }.
    .title = Эффект локации
    .of = ee898ac20b62
locations_numbers = У каждой локации есть номер. Известны лишь некоторые номера, остальные дали мы; важны они только для начальника охраны.
    .title = Номера локаций
    .of = 486e6f974727
locations_free = Медные стороны радиоузла, столовой и комнаты отдыха — свободные действия, и серебряная сторона прогулочного двора тоже.
    .title = Свободные локации
    .of = 3cab8a60858c
locations_free-once = Одну и ту же локацию можно использовать свободным действием только { $free-uses ->
        [one] { $free-uses } раз
        [few] { $free-uses } раза
       *[many] { $free-uses } раз
    } за ход. Это наше правило.
    .title = Даром, но не без конца
    .of = 84bf741f6449
locations_stocks = На некоторых локациях есть запас предметов; больше он или меньше, зависит от стороны. Взять можно только то, что там лежит.
    .title = Запасы
    .of = 8d97aba00806
locations_agree = Если локация что-то отнимает у другого заключённого, нужно его согласие; если она что-то даёт ему, не нужно.
    .title = Согласие других
    .of = accaa7ade1f3
locations_own = Названия и свободные стороны взяты из игры. Прочие номера, мастерскую и всё, что делают стороны, придумали мы — пока ваша компания не возьмёт то, что в её коробке.
    .title = Наш набор локаций
    .of = 17f38f65fb38
locations_cell-block = Номер { $tile-numbers_cell-block }.
    .title = Тюремный блок
    .of = fdec66479aac
locations_cell-block_silver = Тихий час на нарах: получите { $effects_cell-block-silver_stamina ->
        [one] { $effects_cell-block-silver_stamina } очко
        [few] { $effects_cell-block-silver_stamina } очка
       *[many] { $effects_cell-block-silver_stamina } очков
    } :stamina: выносливости.
    .title = Тюремный блок, серебро
    .event = { $actor } отдыхает: ещё { $value } :stamina:.
    .of = 86a81bbfd974
locations_cell-block_copper = Под матрасом: положите в резерв { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } свой { -item(case: "acc") }
        [few] { $effects_cell-block-copper_give } своих { -item(case: "gen") }
       *[many] { $effects_cell-block-copper_give } своих { -item(case: "gen-pl") }
    } и возьмите оттуда { $effects_cell-block-copper_take } другого вида.
    .title = Тюремный блок, медь
    .event = { $actor } находит под матрасом: { $item }
    .of = ef17b089f088
locations_radio-room = Номер { $tile-numbers_radio-room }.
    .title = Радиоузел
    .of = ecca20caabec
locations_radio-room_silver = Подслушанное: возьмите { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-silver_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_radio-room-silver_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Радиоузел, серебро
    .event = { $actor } подслушивает и берёт { $value ->
        [one] { $value } карту шантажа
        [few] { $value } карты шантажа
       *[many] { $value } карт шантажа
    }.
    .of = dc908497e6fe
locations_radio-room_copper = :free-action: Свободное действие: заплатите { $effects_radio-room-copper_pay ->
        [one] { $effects_radio-room-copper_pay } :cash: купюру
        [few] { $effects_radio-room-copper_pay } :cash: купюры
       *[many] { $effects_radio-room-copper_pay } :cash: купюр
    } и возьмите { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_radio-room-copper_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_radio-room-copper_draw } { -blackmail(case: "gen-pl") }
    }.
    .title = Радиоузел, медь
    .event = { $actor } платит и берёт { $value ->
        [one] { $value } карту шантажа
        [few] { $value } карты шантажа
       *[many] { $value } карт шантажа
    }.
    .of = 3a643684296b
locations_dining-hall = Номер { $tile-numbers_dining-hall }.
    .title = Столовая
    .of = a365fb16410f
locations_dining-hall_silver = Прибор за пазухой: возьмите из запаса :knife: нож — { $effects_dining-hall-silver_take } из { $stocks_dining-hall_silver }.
    .title = Столовая, серебро
    .event = { $actor } берёт { $value } :knife:.
    .of = 4f401f316f01
locations_dining-hall_copper = :free-action: Свободное действие: заплатите { $effects_dining-hall-copper_pay ->
        [one] { $effects_dining-hall-copper_pay } :cash: купюру
        [few] { $effects_dining-hall-copper_pay } :cash: купюры
       *[many] { $effects_dining-hall-copper_pay } :cash: купюр
    } и возьмите из запаса :knife: нож — { $effects_dining-hall-copper_take } из { $stocks_dining-hall_copper }.
    .title = Столовая, медь
    .event = { $actor } покупает { $value } :knife:.
    .of = 6e095ebe4dc3
locations_laundry = Номер { $tile-numbers_laundry }.
    .title = Прачечная
    .of = cd223c8580c0
locations_laundry_silver = Из бельевой корзины: возьмите из запаса :clothes: одежду — { $effects_laundry-silver_take } из { $stocks_laundry_silver }.
    .title = Прачечная, серебро
    .event = { $actor } берёт { $value } :clothes:.
    .of = 82c8c9d98e60
locations_laundry_copper = Тележка с бельём: возьмите из запаса :clothes: одежду — { $effects_laundry-copper_take } из { $stocks_laundry_copper }, а если хотите, ещё и прокатитесь на соседнюю локацию, куда можно войти.
    .title = Прачечная, медь
    .event = { $rides ->
        [1] { $actor } едет в тележке сюда: { $tile }.
       *[other] { $actor } берёт { $value } :clothes:.
    }
    .of = 77cfdb463a81
locations_exercise-yard = Номер { $tile-numbers_exercise-yard }.
    .title = Прогулочный двор
    .of = 2e8ab876a815
locations_exercise-yard_silver = :free-action: Свободное действие: превратите { $effects_exercise-yard-silver_pay ->
        [one] { $effects_exercise-yard-silver_pay } :cash: купюру
        [few] { $effects_exercise-yard-silver_pay } :cash: купюры
       *[many] { $effects_exercise-yard-silver_pay } :cash: купюр
    } в { $effects_exercise-yard-silver_gain ->
        [one] { $effects_exercise-yard-silver_gain } очко
        [few] { $effects_exercise-yard-silver_gain } очка
       *[many] { $effects_exercise-yard-silver_gain } очков
    } :stamina: выносливости или наоборот.
    .title = Прогулочный двор, серебро
    .event = { $minus ->
        [1] { $actor } меняет :stamina: на { $amount } :cash:.
       *[other] { $actor } меняет :cash: на { $amount } :stamina:.
    }
    .of = 6426cd2a7f2d
locations_exercise-yard_copper = Тренировка в паре: получите { $effects_exercise-yard-copper_stamina ->
        [one] { $effects_exercise-yard-copper_stamina } очко
        [few] { $effects_exercise-yard-copper_stamina } очка
       *[many] { $effects_exercise-yard-copper_stamina } очков
    } :stamina: выносливости; ещё один заключённый на этой плитке, если он есть, получает столько же. Кто именно, решаете вы.
    .title = Прогулочный двор, медь
    .event = { $actor } тренируется: ещё { $value } :stamina:.
    .of = 93bfa0be9a5d
locations_infirmary = Номер { $tile-numbers_infirmary }.
    .title = Лазарет
    .of = ad99d39c9a3d
locations_infirmary_silver = Незапертый шкафчик: возьмите из запаса :drugs: лекарства — { $effects_infirmary-silver_take } из { $stocks_infirmary_silver }.
    .title = Лазарет, серебро
    .event = { $actor } берёт { $value } :drugs:.
    .of = 8d41b1e4ed4e
locations_infirmary_copper = Ночь на койке: возьмите из запаса :drugs: лекарства — { $effects_infirmary-copper_take } из { $stocks_infirmary_copper } — или получите { $effects_infirmary-copper_stamina ->
        [one] { $effects_infirmary-copper_stamina } очко
        [few] { $effects_infirmary-copper_stamina } очка
       *[many] { $effects_infirmary-copper_stamina } очков
    } :stamina: выносливости.
    .title = Лазарет, медь
    .event = { $minus ->
        [1] { $actor } остаётся в постели: ещё { $amount } :stamina:.
       *[other] { $actor } берёт { $amount } :drugs:.
    }
    .of = a3f364b34990
locations_workshop = Номер { $tile-numbers_workshop }.
    .title = Мастерская
    .of = 701b92a74b17
locations_workshop_silver = Никто не пересчитывает: возьмите из запаса :tools: инструменты — { $effects_workshop-silver_take } из { $stocks_workshop_silver }.
    .title = Мастерская, серебро
    .event = { $actor } берёт { $value } :tools:.
    .of = 25afc53f26b9
locations_workshop_copper = На заказ: положите в резерв { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item(case: "acc") }
        [few] { $effects_workshop-copper_give } { -item(case: "gen") }
       *[many] { $effects_workshop-copper_give } { -item(case: "gen-pl") }
    } другого вида и возьмите из запаса :tools: инструменты — не больше { $effects_workshop-copper_take } из { $stocks_workshop_copper }.
    .title = Мастерская, медь
    .event = { $actor } отдаёт материал и берёт { $value } :tools:.
    .of = e89b1767dcd2
locations_recreational-room = Номер { $tile-numbers_recreational-room }.
    .title = Комната отдыха
    .of = 93c5578d707e
locations_recreational-room_silver = Партия в карты: получите { $effects_recreational-room-silver_cash ->
        [one] { $effects_recreational-room-silver_cash } :cash: купюру
        [few] { $effects_recreational-room-silver_cash } :cash: купюры
       *[many] { $effects_recreational-room-silver_cash } :cash: купюр
    }, а если здесь есть и другой заключённый, то { $effects_recreational-room-silver_company }.
    .title = Комната отдыха, серебро
    .event = { $actor } играет в карты и получает { $value } :cash:.
    .of = ee8a46432c2c
locations_recreational-room_copper = :free-action: Свободное действие: совершите обмен с заключённым на любой плитке, как будто вы рядом.
    .title = Комната отдыха, медь
    .event = { $actor } передаёт весточку.
    .of = 0681014fd3fb
locations_visiting-area = Номер { $tile-numbers_visiting-area }.
    .title = Комната свиданий
    .of = 8667368038f7
locations_visiting-area_silver = Пирог из дома: заплатите { $effects_visiting-area-silver_pay ->
        [one] { $effects_visiting-area-silver_pay } :cash: купюру
        [few] { $effects_visiting-area-silver_pay } :cash: купюры
       *[many] { $effects_visiting-area-silver_pay } :cash: купюр
    } и возьмите из резерва { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item(case: "acc") }
        [few] { $effects_visiting-area-silver_take } { -item(case: "gen") }
       *[many] { $effects_visiting-area-silver_take } { -item(case: "gen-pl") }
    } на выбор.
    .title = Комната свиданий, серебро
    .event = { $actor } получает пирог, а в нём: { $item }
    .of = 0f9887a28063
locations_visiting-area_copper = Визит родных: получите { $effects_visiting-area-copper_cash ->
        [one] { $effects_visiting-area-copper_cash } :cash: купюру
        [few] { $effects_visiting-area-copper_cash } :cash: купюры
       *[many] { $effects_visiting-area-copper_cash } :cash: купюр
    }.
    .title = Комната свиданий, медь
    .event = { $actor } принимает гостей и получает { $value } :cash:.
    .of = 35ad39af7e41
locations_chapel = Номер { $tile-numbers_chapel }.
    .title = Часовня
    .of = 8d4df28a3867
locations_chapel_silver = Колокол к мессе: переместите { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard(case: "acc") }
        [few] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
       *[many] { $effects_chapel-silver_guards } { -guard(case: "gen-pl") }
    } с любой плитки на соседнюю с ней, если та не полна.
    .title = Часовня, серебро
    .event = { $actor } звонит в колокола, охранник переходит: { $tile } → { $there }.
    .of = 8969f13b5a25
locations_chapel_copper = Исповедь: возьмите { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail(case: "acc") }
        [few] { $effects_chapel-copper_draw } { -blackmail(case: "acc-pl") }
       *[many] { $effects_chapel-copper_draw } { -blackmail(case: "gen-pl") }
    } или получите { $effects_chapel-copper_stamina ->
        [one] { $effects_chapel-copper_stamina } очко
        [few] { $effects_chapel-copper_stamina } очка
       *[many] { $effects_chapel-copper_stamina } очков
    } :stamina: выносливости.
    .title = Часовня, медь
    .event = { $minus ->
        [1] { $actor } исповедуется, и на душе легче: ещё { $amount } :stamina:.
       *[other] { $actor } исповедуется и кое-что слышит: ещё { $amount } :blackmail:.
    }
    .of = 89df3b2b6024
locations_wardens-office = Номер { $tile-numbers_wardens-office }.
    .title = Кабинет коменданта
    .of = 5fa7560dbaf3
locations_wardens-office_silver = С крючка: возьмите из запаса :key: ключ — { $effects_wardens-office-silver_take } из { $stocks_wardens-office_silver }.
    .title = Кабинет коменданта, серебро
    .event = { $actor } берёт { $value } :key:.
    .of = b942728c9d5d
locations_wardens-office_copper = Открытый ящик: возьмите из запаса :key: ключ — { $effects_wardens-office-copper_take } из { $stocks_wardens-office_copper } — или переместите { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task(case: "acc") }
        [few] { $effects_wardens-office-copper_tasks } { -task(case: "gen") }
       *[many] { $effects_wardens-office-copper_tasks } { -task(case: "gen-pl") }
    } с любой плитки на любую другую.
    .title = Кабинет коменданта, медь
    .event = { $moves ->
        [1] { $actor } переносит задание сюда: { $tile }. { $task }
       *[other] { $actor } берёт { $value } :key:.
    }
    .of = d20ffabdc7f3
locations_prison-wall = Номер { $tile-numbers_prison-wall }.
    .title = Тюремная стена
    .of = a295e8e5cc4a
locations_prison-wall_silver = Шум в темноте: переместите до { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard(case: "gen") }
        [few] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
       *[many] { $effects_prison-wall-silver_guards } { -guard(case: "gen-pl") }
    } с этой плитки на соседние, если они не полны.
    .title = Тюремная стена, серебро
    .event = { $actor } поднимает шум, охранник переходит: { $tile } → { $there }.
    .of = 363f2e63581d
locations_prison-wall_copper = За шатким камнем: возьмите :gun: пистолет, если запас ({ $stocks_prison-wall_copper }) ещё здесь; если нет, переместите { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard(case: "acc") }
        [few] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
       *[many] { $effects_prison-wall-copper_guards } { -guard(case: "gen-pl") }
    } с этой плитки на соседнюю, которая не полна.
    .title = Тюремная стена, медь
    .event = { $moves ->
        [1] { $actor } находит только сквозняк, охранник переходит: { $tile } → { $there }.
       *[other] { $actor } достаёт из-за камня :gun:.
    }
    .of = 9775e7c64966

## Blackmail

blackmail = На кого валят вину, у того есть чем держать других. Эти карты — наш набор.
    .title = Карты шантажа
    .of = 0c429f1fa7bc
blackmail_hand = Каждую { -blackmail(case: "acc") } держите в тайне. Их может быть у вас { $blackmail-hand }; кто взял больше, кладёт под колоду карты по своему выбору. Этот предел установили мы.
    .title = Ваша рука
    .event = { $minus ->
        [1] { $actor } кладёт карту под колоду: { $card }.
       *[other] { $actor } берёт карту: { $card }.
    }
    .of = a7798b3c8d70
blackmail_play = Играть шантаж можно только в свой ход и только козлу отпущения. Карту, эффект которой невозможен, сыграть нельзя.
    .title = Как играют карту
    .of = 09adf262ce52
blackmail_after = Сыгранная карта уходит в стопку, лицом вверх. Когда колода кончится, перемешайте стопку: это новая колода.
    .title = После розыгрыша
    .event = Стопка шантажа перемешана, в новой колоде { $value ->
        [one] { $value } карта
        [few] { $value } карты
       *[many] { $value } карт
    }.
    .of = 005bbeac8be6
blackmail_own = В коробке { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
        [few] { $cards_blackmail } { -blackmail(case: "nom-pl") }
       *[many] { $cards_blackmail } { -blackmail(case: "gen-pl") }
    }, и что на них написано, мы не знаем. Наших столько же; вместо них можно взять карты из коробки.
    .title = Наш набор шантажа
    .of = a66c07142234
blackmail_hidden-stash = Заберите у любого заключённого { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item(case: "acc") }
        [few] { $blackmail-effects_hidden-stash_take } { -item(case: "gen") }
       *[many] { $blackmail-effects_hidden-stash_take } { -item(case: "gen-pl") }
    } по своему выбору, где бы вы оба ни были.
    .title = Тайник
    .event = { $actor } забирает чужое ({ $target }): { $item }
    .of = 432c1b064ffc
blackmail_hush-money = Каждый другой заключённый, у которого есть деньги, платит вам { $blackmail-effects_hush-money_cash ->
        [one] { $blackmail-effects_hush-money_cash } :cash: купюру
        [few] { $blackmail-effects_hush-money_cash } :cash: купюры
       *[many] { $blackmail-effects_hush-money_cash } :cash: купюр
    }, начиная слева от вас.
    .title = Плата за молчание
    .event = { $target } платит за молчание { $value } :cash:. Деньги получает { $actor }.
    .of = b4ef7f830f9b
blackmail_lookout = Передвиньте фишку другого заключённого не дальше чем на { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile-acc") }
        [few] { $blackmail-effects_lookout_steps } { -location(case: "tile-acc-pl") }
       *[many] { $blackmail-effects_lookout_steps } { -location(case: "tile-gen-pl") }
    }, как при обычных переходах.
    .title = На стрёме
    .event = { $actor } отправляет фишку ({ $target }) сюда: { $tile }.
    .of = d2e8fb8569ff
blackmail_anonymous-note = Переместите { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard(case: "acc") }
        [few] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
       *[many] { $blackmail-effects_anonymous-note_guards } { -guard(case: "gen-pl") }
    } с любой плитки на любую другую, если та не полна.
    .title = Анонимка
    .event = { $actor } отсылает охранника: { $tile } → { $there }.
    .of = 48ca0d03304b
blackmail_friendly-guard = До конца этого хода ни один кубик не считается охранником для того, что делаете вы, даже когда вы входите на плитку.
    .title = Свой человек в охране
    .event = В этот ход охранники не считаются. Ходит { $actor }.
    .of = f7e901e1b050
blackmail_borrowed-file = Посмотрите { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } верхнюю карту
        [few] { $blackmail-effects_borrowed-file_look } верхние карты
       *[many] { $blackmail-effects_borrowed-file_look } верхних карт
    } колоды заданий и верните их в любом порядке.
    .title = Папка на время
    .event = { $peek ->
        [1] { $target } видит в деле: { $task }
       *[other] { $actor } просматривает { $value ->
            [one] { $value } карту
            [few] { $value } карты
           *[many] { $value } карт
        } колоды заданий.
    }
    .of = 01eac0e2376d
blackmail_change-of-plans = Переместите { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task(case: "acc") }
        [few] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen") }
       *[many] { $blackmail-effects_change-of-plans_tasks } { -task(case: "gen-pl") }
    } с любой плитки на любую другую.
    .title = Планы меняются
    .event = { $actor } переносит задание сюда: { $tile }. { $task }
    .of = 87ed131738f4
blackmail_old-debt = Отдайте любому заключённому { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } свой { -item(case: "acc") }
        [few] { $blackmail-effects_old-debt_give } своих { -item(case: "gen") }
       *[many] { $blackmail-effects_old-debt_give } своих { -item(case: "gen-pl") }
    } и возьмите у него { $blackmail-effects_old-debt_take }; и то и другое выбираете вы, где бы он ни был.
    .title = Старый долг
    .event = { $actor } отдаёт предмет. { $target } получает: { $item }
    .of = 742a1d750855
blackmail_double-shift = В этот ход у вас ещё { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
        [few] { $blackmail-effects_double-shift_points } { -action-point(case: "gen") }
       *[many] { $blackmail-effects_double-shift_points } { -action-point(case: "gen-pl") }
    }.
    .title = Двойная смена
    .event = { $actor } получает ещё { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = 1bbe92a0b325
blackmail_forced-favour = Используйте локацию, где стоит другой заключённый, как будто там вы. Охрана там считается, а платите вы.
    .title = Услуга поневоле
    .event = { $target } оказывает услугу здесь: { $tile }. О ней просит { $actor }.
    .of = 5ae95d8bbf81
blackmail_two-voices = Положите эту карту перед собой открыто. При следующем голосовании ваш маркер считается за { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote(case: "voice-acc") }
        [few] { $blackmail-effects_two-voices_votes } { -vote(case: "voice-gen") }
       *[many] { $blackmail-effects_two-voices_votes } { -vote(case: "voice-gen-pl") }
    }; тогда карта сыграна.
    .title = Ещё один голос
    .event = { $actor }: следующий голос считается за { $value }.
    .of = dc02cc750e85

## Maximum Security

security = Дополнение, в котором есть начальник охраны, пятый заключённый и новые уголки тюрьмы.
    .title = Строгий режим
    .of = db0aa58ff9f3
security_needs-base = «{ product_maximum-security }» — не отдельная игра; к нему нужна базовая.
    .title = Нужна базовая игра
    .of = 9a4866e399c5
security_news = Начальник и новые локации участвуют в каждой игре с этой коробкой, фраер — в играх, где игроков { $five-players }, а каждый вариант — там, где его выбрали. Все прочие правила остаются.
    .title = Что нового
    .of = 464613df4ece
security_as-base = Что здесь не названо, делается как в базовой игре; число охранников и открытых заданий тоже остаётся прежним.
    .title = Как раньше
    .of = 4842ab39e87c
security_sucker-players = Фраер есть только в игре, где { $five-players ->
        [one] { $five-players } игрок
        [few] { $five-players } игрока
       *[many] { $five-players } игроков
    }.
    .title = Когда есть фраер
    .of = b9b0cfe1583c

## Maximum Security: what is in the box

security-components = Вот что из коробки «{ product_maximum-security }» нужно в вашей игре.
    .title = Состав «Строгого режима»
    .of = b0563efb23e9
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile-nom") }
        [few] { $more-tiles } { -location(case: "tile-gen") }
       *[many] { $more-tiles } { -location(case: "tile-gen-pl") }
    } с новыми частями тюрьмы: комната начальника, маяк и туннели.
    .title = Новые локации
    .of = c6ce282e64fb
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
        [few] { $more-sheets } { -sheet(case: "gen") }
       *[many] { $more-sheets } { -sheet(case: "gen-pl") }
    } для { $five-players }-го игрока.
    .title = Ещё один планшет
    .of = 8565e874342e
security-components_fifth-player = Только с этой коробкой игроков может быть { $players-max }.
    .title = Пятый игрок
    .of = b99af01861ba
security-components_cards = В коробке { $more-cards-total ->
        [one] { $more-cards-total } карта
        [few] { $more-cards-total } карты
       *[many] { $more-cards-total } карт
    }: шантажа — { $more-cards_blackmail }, приговора — { $more-cards_sentence }, вспомогательных — { $more-cards_auxiliary }, карт фраера — { $more-cards_sucker }, памяток — { $more-cards_summary }.
    .title = Карты дополнения
    .of = 31e457a33aae
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
        [few] { $more-cards_blackmail } { -blackmail(case: "nom-pl") }
       *[many] { $more-cards_blackmail } { -blackmail(case: "gen-pl") }
    }: новые средства для козла отпущения.
    .title = Новые карты шантажа
    .of = 46952d084f70
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
        [few] { $more-cards_sentence } { -sentence(case: "nom-pl") }
       *[many] { $more-cards_sentence } { -sentence(case: "gen-pl") }
    }; на каждой есть то, что её заключённый может, а другие нет.
    .title = Карты приговора
    .of = 123e44470cf0
security-components_sentences-only = { -sentence(case: "nom-cap") } относится к варианту «{ module_convicted }». Других правил для неё нет.
    .title = Для чего приговоры
    .of = dfa7536f81e6
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
        [few] { $more-cards_auxiliary } { -auxiliary(case: "nom-pl") }
       *[many] { $more-cards_auxiliary } { -auxiliary(case: "gen-pl") }
    }, чтобы случай мог выбрать и новые локации.
    .title = Новые вспомогательные карты
    .of = c3db07fc8993
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } карта
        [few] { $more-cards_sucker } карты
       *[many] { $more-cards_sucker } карт
    }, чтобы показать, кто фраер.
    .title = Карта фраера
    .of = c2b6db6ae367
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } памятка
        [few] { $more-cards_summary } памятки
       *[many] { $more-cards_summary } памяток
    } с текстом на обеих сторонах. В них можно заглядывать, в самой игре они не участвуют.
    .title = Новые памятки
    .of = 698f6aaf7036
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
        [few] { $more-pawns } { -pawn(case: "gen") }
       *[many] { $more-pawns } { -pawn(case: "gen-pl") }
    } нового цвета: показывает, где этот заключённый.
    .title = Ещё одна фишка
    .of = df8a2ef16594
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } маркер
        [few] { $chief-markers } маркера
       *[many] { $chief-markers } маркеров
    } начальника: показывает, где { -chief }.
    .title = Маркер начальника
    .of = 9d0251ac8801
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } маркер
        [few] { $more-markers-total } маркера
       *[many] { $more-markers-total } маркеров
    }: { $more-markers_old } — цветов базовой игры, { $more-markers_new } — нового цвета.
    .title = Новые маркеры
    .of = c85b8384bf06
security-components_markers-use = Они нужны для выносливости, денег и голосования. Маркерами прежних цветов новый игрок голосует за остальных.
    .title = Для чего новые маркеры
    .of = ee9835a48786

## The Sucker

sucker = Всегда кто-то остаётся не у дел, и иногда ничего лучше и не придумать.
    .title = Фраер
    .of = ac98927964db
sucker_role = В каждом раунде один заключённый — { -sucker }. План приносит ему меньше, чем другим, зато голосование ему не грозит.
    .title = Доля фраера
    .of = 11c2379566d6
sucker_phases = { -round(case: "nom-cap") } состоит из { $sucker-phases ->
        [one] { $sucker-phases } { -phase(case: "gen") }
        [few] { $sucker-phases } { -phase(case: "gen-pl") }
       *[many] { $sucker-phases } { -phase(case: "gen-pl") }
    }: приходит новый охранник, кто-то становится фраером, кто-то становится козлом отпущения, и все выполняют план.
    .title = Фазы с фраером
    .of = 04d0061456be
sucker_phase-place = Начальник ходит тогда же, когда приходит новый охранник, то есть ещё до того, как назван фраер.
    .title = Сначала начальник, потом фраер
    .of = f8dc0d38ab5b
sucker_first = В первом раунде выберите фраера случайно.
    .title = Первый фраер
    .event = { $target } — первый фраер.
    .of = 7b02ef53722e
sucker_first-both = Случай может сделать одного и того же заключённого и первым фраером, и первым козлом отпущения. Голосование этого раунда тогда найдёт другого козла отпущения.
    .title = Обе роли в начале
    .of = f21bd7161195
sucker_next = В каждом следующем раунде фраером становится игрок слева от прежнего.
    .title = Следующий фраер
    .event = { $target } — фраер.
    .of = 4733b1051a49
sucker_one-round = Роль и её карта остаются у заключённого на весь раунд, и ни один раунд не обходится без фраера.
    .title = На один раунд
    .of = 5fbe7d15a62d
sucker_never-scapegoat = Фраер не может стать козлом отпущения. На голосовании { -candidate } — любой заключённый, кроме фраера.
    .title = Никогда не козёл отпущения
    .of = dc9bfa506cee
sucker_votes = Фраер может голосовать, как и все.
    .title = Голос фраера
    .of = 1c2b20d25f41
sucker_abstain = Фраер может оставить кулак и пустым. Все остальные голосовать обязаны.
    .title = Воздержание
    .event = { $actor } воздерживается.
    .of = f54fd9e53a33
sucker_outgoing-scapegoat = Если прежний козёл отпущения в этом раунде фраер, при ничьей всё равно решает он.
    .title = Ничья в руках фраера
    .event = При равенстве решает { $actor }: { $target }.
    .of = b5df49062edb
sucker_points = Очков действия у фраера не больше, чем у любого рядового заключённого.
    .title = Никаких дополнительных действий
    .of = e03ff82c551c
sucker_blackmail = Играть карты шантажа фраер не может.
    .title = Никакого шантажа
    .of = 5a3b340a4c7e
sucker_keeps-blackmail = Брать карты шантажа и хранить их до лучших времён фраер может.
    .title = Шантаж на будущее
    .of = 629b4b64e89d
sucker_powers = Сама по себе роль фраера никаких сил не даёт.
    .title = Никаких особых сил
    .of = ea4d1ab6a0cc
sucker_sentence = Карта приговора действует и для заключённого, который стал фраером.
    .title = Приговор фраера
    .of = 4fe23c7139d5
sucker_no-reward = Когда задание выполняет кто-то другой, награда не даёт фраеру ничего, как и козлу отпущения.
    .title = Без награды
    .event = { $target }, фраер, не получает букву { $letter }.
    .of = 126ba377eff7
sucker_tasks = Выполнять задания фраер может.
    .title = Фраер и задания
    .of = ef846ee0a1db
sucker_own-task = Если задание выполняет фраер, букву отмечает он один, и награду ни для кого не открывают.
    .title = Собственное задание фраера
    .event = Это было задание фраера, и другим награды нет.
    .of = d853d860a9e8
sucker_example = Ада — козёл отпущения, Бо — фраер. Сирил выполняет задание и отмечает его букву, а награда идёт на пользу Доре и Эмилю. Потом Бо выполняет задание с буквой F, отмечает F, и за наградой к колоде заданий никто не тянется.
    .title = Пример: задания при фраере
    .of = b0eb0a9c2df2

## The Chief of guards

chief = Один этот человек делает тюрьму хуже, зато его шаги можно предвидеть.
    .title = Начальник охраны
    .of = f490d6257b43
chief_own-tile = На своей плитке начальник считается ещё за { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard(case: "acc") }
        [few] { $chief-influence_own } { -guard(case: "gen-pl") }
       *[many] { $chief-influence_own } { -guard(case: "gen-pl") }
    }, вдобавок к тем, кто там стоит.
    .title = На его плитке
    .of = 54f2374166d2
chief_neighbours = На каждой плитке, прилегающей к его плитке стороной, начальник считается за дополнительного охранника (+{ $chief-influence_near }).
    .title = Рядом с ним
    .of = b27790544fd1
chief_diagonals = Плитки, которые касаются плитки начальника только углом, его не чувствуют.
    .title = Углы не считаются
    .of = 74aa4041d182
chief_limit = Влияние больше { $influence-limit } действует на то, что вы делаете, как влияние { $influence-limit }.
    .title = Не хуже полной плитки
    .of = 963596e3ff4d
chief_example-influence = Начальник в туннелях, где { $chief-example_guards ->
        [one] { $chief-example_guards } охранник
        [few] { $chief-example_guards } охранника
       *[many] { $chief-example_guards } охранников
    }: влияние там { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. Тюремный блок, столовая, радиоузел и кабинет коменданта прилегают к туннелям стороной, и на каждой из этих плиток оно больше на { $chief-influence_near }. Комната свиданий касается их углом, и к ней не прибавляется ничего.
    .title = Пример: влияние начальника
    .of = 5a03c73127fb
chief_no-cube = Сколько охранников вмещает плитка и кто из них последний, с которым кончается игра, считают только по кубикам. Начальник не в счёт никогда.
    .title = Начальник — не кубик
    .of = 324509b88593
chief_riot = Никакой бунт не сдвинет начальника с места.
    .title = Глух к бунтам
    .of = f2f7d0311b94
chief_bribe = Взяток начальник не берёт.
    .title = Неподкупный
    .of = 0937e918b1a6
chief_moves = Начальник ходит в первой фазе каждого раунда, после того как пришёл новый охранник.
    .title = Когда ходит начальник
    .of = 4d2725d8938d
chief_higher = Посмотрите на { $chief-squares ->
        [one] { $chief-squares } место
        [few] { $chief-squares } места
       *[many] { $chief-squares } мест
    } вокруг начальника, считая и углы. Из локаций, номер которых там больше, чем у его собственной, он идёт на ту, где номер наименьший.
    .title = Вверх по номерам
    .event = Начальник охраны идёт вверх по номерам: { $tile }.
    .of = 8da612049a31
chief_lowest = Если большего номера вокруг нет, он идёт на наименьший из всех номеров вокруг.
    .title = И снова вниз
    .event = Большего номера рядом нет, начальник охраны идёт сюда: { $tile }.
    .of = 6184e2b01b13
chief_example-walk = Начальник в прогулочном дворе, номер { $tile-numbers_exercise-yard }; вокруг лежат номера { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } и { $tile-numbers_lighthouse }. Он идёт на { $tile-numbers_workshop }. Если вокруг этой локации лежат только { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } и { $tile-numbers_infirmary }, он идёт на { $tile-numbers_dining-hall }.
    .title = Пример: шаги начальника
    .of = 00c026a261bf
chief_walk = Случая здесь нет совсем: рано или поздно он начинает ходить по кругу. В { $chief-walk_prisons } тюрем, которые мы выложили наугад, в круге было от { $chief-walk_shortest } до { $chief-walk_longest } шагов, и на месте он не стоял ни разу.
    .title = Круг начальника
    .of = 3e4b2b76ef77

## The new locations

new-locations = Уголки тюрьмы, где можно вмешаться в дела начальника, заданий и стен.
    .title = Локации «Строгого режима»
    .of = 383b63bd67a9
new-locations_numbers = У комнаты начальника номер { $tile-numbers_chiefs-room }, у маяка — { $tile-numbers_lighthouse }, у туннелей — { $tile-numbers_tunnels }.
    .title = Их номера
    .of = 0a01db33f52b
new-locations_sides = У каждой из этих локаций есть { -plain-side } и { -payment-side }, эффект которой сильнее, но его надо купить.
    .title = Обычная и платная стороны
    .of = 2d532a67e814
new-locations_payment = Цена платной стороны — { $payment } любой предмет или { $payment } :cash: купюра, как вам удобнее. Заплаченное уходит в резерв.
    .title = Цена
    .event = { $actor } платит: { $item }
    .of = 1bcef351a5e1
new-locations_free = Платные стороны — свободные действия. Обычные стоят { $action-cost ->
        [one] { $action-cost } { -action-point }
        [few] { $action-cost } { -action-point(case: "gen") }
       *[many] { $action-cost } { -action-point(case: "gen-pl") }
    }, как и всякая локация.
    .title = Какие стороны свободны
    .of = 521a6c8766a8
new-locations_guards = Свободным сторонам охрана мешает тоже, в том числе и начальник. При влиянии { $influence_slow } они стоят { $influence-extra ->
        [one] { $influence-extra } { -action-point }
        [few] { $influence-extra } { -action-point(case: "gen") }
       *[many] { $influence-extra } { -action-point(case: "gen-pl") }
    }, а начиная с { $influence_stop } использовать их нельзя.
    .title = Исправление: охрана на новых локациях
    .of = 735513dc5831
new-locations_chiefs-room = Номер { $tile-numbers_chiefs-room }.
    .title = Комната начальника
    .of = 1efc34b81cb1
new-locations_chiefs-room_plain = Ложный донос: переместите начальника на локацию, соседнюю с его локацией.
    .title = Комната начальника, обычная сторона
    .event = { $actor } отправляет начальника охраны сюда: { $tile }.
    .of = 493b7f0b37ac
new-locations_chiefs-room_neighbours = Плитки у углов плитки начальника здесь тоже соседние, как и тогда, когда он ходит сам.
    .title = Соседи начальника
    .of = 4aae3fb874e8
new-locations_chiefs-room_payment = :free-action: Свободное действие: заплатите цену и переместите начальника на любую плитку, как далеко она бы ни была.
    .title = Комната начальника, платная сторона
    .event = { $actor } отправляет начальника охраны далеко: { $tile }.
    .of = 3015aa48c97d
new-locations_lighthouse = Номер { $tile-numbers_lighthouse }.
    .title = Маяк
    .of = e773695a6b4e
new-locations_lighthouse_plain = Взгляд вперёд: посмотрите { $lighthouse_look ->
        [one] { $lighthouse_look } верхнюю карту
        [few] { $lighthouse_look } верхние карты
       *[many] { $lighthouse_look } верхних карт
    } колоды заданий и оставьте на месте или положите под колоду.
    .title = Маяк, обычная сторона
    .event = { $peek ->
        [1] { $target } видит верхнюю карту колоды: { $task }
       *[other] { $minus ->
            [1] { $actor } кладёт под колоду заданий { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
               *[many] { $amount } карт
            }.
           *[other] { $actor } смотрит на верх колоды заданий.
        }
    }
    .of = a0bd87086b61
new-locations_lighthouse_payment = :free-action: Свободное действие: заплатите цену и возьмите { $lighthouse_draw ->
        [one] { $lighthouse_draw } верхнее { -task }
        [few] { $lighthouse_draw } верхних { -task(case: "gen") }
       *[many] { $lighthouse_draw } верхних { -task(case: "gen-pl") }
    }. Верните { $lighthouse_top } на колоду, а остальные { $lighthouse_bottom } положите под неё.
    .title = Маяк, платная сторона
    .event = { $peek ->
        [1] { $target } видит среди следующих заданий: { $task }
       *[other] { $minus ->
            [1] { $actor } кладёт под колоду заданий { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
               *[many] { $amount } карт
            }.
           *[other] { $actor } смотрит { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
               *[many] { $amount } карт
            } колоды заданий.
        }
    }
    .of = b0538af7ba72
new-locations_lighthouse_short-deck = Если в колоде заданий столько карт нет, возьмите те, что есть. При пустой колоде использовать маяк нельзя.
    .title = Мало заданий в колоде
    .of = d373ed7d1047
new-locations_tunnels = Номер { $tile-numbers_tunnels }.
    .title = Туннели
    .of = 1924b72f77db
new-locations_tunnels_plain = Ползком: переместите свою фишку на любую плитку.
    .title = Туннели, обычная сторона
    .event = { $actor } ползёт сюда: { $tile }.
    .of = aedcd3494716
new-locations_tunnels_closed = На плитку, которую закрыла охрана, не войти и снизу.
    .title = Туннели и закрытые плитки
    .of = a5201dcd2c51
new-locations_tunnels_payment = :free-action: Свободное действие: заплатите цену и используйте локацию любой плитки, как будто вы стоите там, за столько очков действия, во сколько это обходится при её охране.
    .title = Туннели, платная сторона
    .event = { $actor } дотягивается по туннелям сюда: { $tile }.
    .of = 763339e620e1
new-locations_tunnels_whose-guards = Влияние в туннелях решает, можно ли их использовать и стоит ли это чего-нибудь. Влияние на другой плитке решает, сколько стоит её локация. Сами туннели другой плиткой быть не могут.
    .title = Чья охрана считается
    .of = 9ca29429f162

## Blackmail of Maximum Security

security-blackmail = Новые карты для козла отпущения.
    .title = Новые карты шантажа
    .of = 3929783db4c6
security-blackmail_own = Что написано на картах в коробке, нам неизвестно. Наших столько же; вместо них ваша компания может взять карты из коробки.
    .title = Наш набор этих карт
    .of = f1ac73124987
security-blackmail_tip-off = Переместите начальника на { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile-acc") }
        [few] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile-acc-pl") }
       *[many] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile-gen-pl") }
    } в любую сторону, можно и через угол.
    .title = Наводка
    .event = { $actor } отправляет начальника охраны сюда: { $tile }.
    .of = e8ea7cd68c4f
security-blackmail_off-duty = До конца этого хода начальник не считается для того, что делаете вы.
    .title = Не на службе
    .event = В этот ход начальник охраны не считается. Ходит { $actor }.
    .of = c53addc799b3
security-blackmail_transfer = Выберите пару заключённых — себя с кем-нибудь или двоих других. Они меняются местами.
    .title = Перевод
    .event = { $actor } и { $target } меняются местами.
    .of = 03d9a249e6f1
security-blackmail_loose-talk = Посмотрите все карты шантажа другого заключённого и возьмите { $security-blackmail-effects_loose-talk_take } из них себе в руку.
    .title = Длинный язык
    .event = { $peek ->
        [1] { $actor } забирает карту ({ $target }): { $card }.
       *[other] { $actor } смотрит чужой шантаж ({ $target }) и забирает кое-что.
    }
    .of = 4f549e00252f

## Variants

variants = Изменения, которые компания может внести в игру.
    .title = Варианты
    .of = 030ce03bb05d
variants_choose = Вариантов { $variants }. Играйте с любым из них, с несколькими, со всеми или без них.
    .title = Выбор вариантов
    .of = e233035a9b6b

certain-escape = Мало радости в плане, который больше никому не выполнить.
    .title = Вариант: верный побег
    .of = e2c23b6686eb
certain-escape_scope = Этот вариант только прореживает задания при подготовке, поровну для каждой буквы. Больше ничего не меняется.
    .title = Колода заданий потоньше
    .of = b100c34281dd
certain-escape_purpose = Когда карт каждой буквы меньше, буквы выходят ровнее. Вы побеждаете намного чаще и редко застреваете из-за буквы, которой уже неоткуда взяться.
    .title = Для чего это
    .of = 48e92990d8cd

plan-g = Всегда есть кто-то, кто сделал меньше других.
    .title = Вариант: план G
    .of = fdfb4f5a4f3b
plan-g_counter = Каждый раз, когда вы в награду получаете букву, которая у вас уже есть, положите на планшет { $counters-gained ->
        [one] { $counters-gained } { -counter(case: "acc") }
        [few] { $counters-gained } { -counter(case: "gen") }
       *[many] { $counters-gained } { -counter(case: "gen-pl") }
    }.
    .title = Метки
    .event = { $target } уже имеет эту букву и кладёт счётчик: теперь { $value }.
    .of = 129e0f98b790
plan-g_own-letter = Буква задания, которое вы выполнили сами, здесь тоже считается наградой.
    .title = Буквы своих заданий
    .of = 1520d8f1980e
plan-g_stays = Когда побег удался, остаётся и проигрывает заключённый, у которого меток меньше всех, козёл отпущения это или нет.
    .title = Кто остаётся
    .event = { $target } имеет меньше всех счётчиков и остаётся в тюрьме.
    .of = f1764886f31d
plan-g_who-stays = Сравнивают только заключённых, без кого все буквы по-прежнему есть. Если меток поровну, остаётся козёл отпущения, потом — тот, у кого меньше всех букв, потом — первый слева от козла отпущения.
    .title = Метки поровну и нужные буквы
    .of = 7ea2dbc4fe15

different-prison = Ни одна тюрьма не построена так же, как другая.
    .title = Вариант: другая тюрьма
    .of = 23f29c215762
different-prison_scope = При подготовке вы выкладываете тюрьму сами, плитка за плиткой. Больше ничего не меняется.
    .title = Строят игроки
    .of = 6adafd39a0c5
different-prison_touching = Касаться больше чем { $touching } плиток тоже можно.
    .title = Скольких касаться
    .of = fad8d9c8052c
different-prison_who-lays = Начинает случайно выбранный игрок, остальные — за ним по часовой стрелке. Вы берёте следующую плитку из перемешанной стопки; куда её положить, решаете вы.
    .title = Кто какую плитку кладёт
    .event = { $target } кладёт первую плитку.
    .of = 9e8ed1b85e4e
different-prison_outline = Тюрьма может получиться неровной. Место для следующей плитки найдётся всегда.
    .title = Неровная тюрьма
    .of = a8fad995a859

convicted = Каждый здесь за что-нибудь сидит.
    .title = Вариант: осуждённые
    .of = 86cd7a3340e2
convicted_follow = Сказанное на вашей карте приговора действует для вас всю игру, помогает оно вам или нет.
    .title = Приговор обязывает
    .of = 8d6b9f13ecad
convicted_own = Что написано на картах приговора в коробке (их { $more-cards_sentence }), нам неизвестно. Наших столько же; вместо них ваша компания может взять карты из коробки.
    .title = Наш набор приговоров
    .of = 5376cdac5885
convicted_pickpocket = Красть вы можете и у заключённого, который стоит на локации, соседней с вашей.
    .title = Карманник
    .event = { $target } дотягивается длинными пальцами.
    .of = 411e845b58c3
convicted_ringleader = Ваш бунт приводит до { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard(case: "gen") }
        [few] { $sentence-effects_ringleader_guards } { -guard(case: "gen-pl") }
       *[many] { $sentence-effects_ringleader_guards } { -guard(case: "gen-pl") }
    }, каждого с любой соседней локации, насколько хватает места.
    .title = Зачинщик
    .event = { $target } ведёт за собой толпу, ещё один охранник переходит: { $tile } → { $there }.
    .of = b54b5c88df85
convicted_smuggler = У вас на { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot(case: "acc") }
        [few] { $sentence-effects_smuggler_slots } { -slot(case: "acc-pl") }
       *[many] { $sentence-effects_smuggler_slots } { -slot(case: "gen-pl") }
    } больше, чем у других.
    .title = Контрабандист
    .of = 99cff5122804
convicted_bookmaker = Каждый раз, когда козлом отпущения становится заключённый, за которого вы голосовали, получите { $sentence-effects_bookmaker_cash ->
        [one] { $sentence-effects_bookmaker_cash } :cash: купюру
        [few] { $sentence-effects_bookmaker_cash } :cash: купюры
       *[many] { $sentence-effects_bookmaker_cash } :cash: купюр
    }. Голос за себя не приносит ничего.
    .title = Букмекер
    .event = { $target } угадывает и получает { $value } :cash:.
    .of = a7e1f2a524ab
convicted_forger = Выполняя задание, вы можете заплатить { $sentence-effects_forger_cash ->
        [one] { $sentence-effects_forger_cash } :cash: купюру
        [few] { $sentence-effects_forger_cash } :cash: купюры
       *[many] { $sentence-effects_forger_cash } :cash: купюр
    }, вместо того чтобы сдать { $sentence-effects_forger_items } из его предметов.
    .title = Фальшивомонетчик
    .event = { $target } платит вместо: { $item }
    .of = 3d2d4c88d597
convicted_getaway-driver = Первый переход в каждый ваш ход не стоит очков действия.
    .title = Водитель банды
    .event = { $target } перемещается бесплатно.
    .of = 565569626a5d
convicted_embezzler = Первая взятка в каждый ваш ход не стоит денег.
    .title = Растратчик
    .event = { $target } подкупает, не платя.
    .of = 872cb5b23ecc
convicted_brawler = Усилие даёт вам { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
        [few] { $sentence-effects_brawler_points } { -action-point(case: "gen") }
       *[many] { $sentence-effects_brawler_points } { -action-point(case: "gen-pl") }
    } вместо { $effort-points }.
    .title = Драчун
    .event = { $target } бьёт сильно: усилие даёт { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
    .of = a0049320781d
convicted_informer = Когда вы берёте карты шантажа, возьмите на { $sentence-effects_informer_draw } больше, а потом положите { $sentence-effects_informer_back } из своей руки под колоду.
    .title = Осведомитель
    .event = { $target } берёт { $value ->
        [one] { $value } карту шантажа
        [few] { $value } карты шантажа
       *[many] { $value } карт шантажа
    } и часть вернёт.
    .of = 147fae659de0

## Readings

reading_start-draw = Могут ли заключённые начинать на одной плитке?
    .why = Если карты не возвращать, пока место не получат все, места окажутся разными; о возврате говорится только в фазе охраны.
    .of = 937bc7a416a3
reading_start-draw_apart = Нет: вытянутые карты откладывают, пока место не получат все.
    .of = ab8b521c9eb8
reading_start-draw_together = Да: каждую карту возвращают, прежде чем вытянуть следующую.
    .of = f056dd444b69
reading_guard-overflow = Что делать с новым охранником, плитка которого полна?
    .why = Длину игры отсчитывают по охраннику за раунд, так что пропадать не должен ни один.
    .of = 3faae0251b23
reading_guard-overflow_redraw = Тянуть карты, пока не выпадет плитка, где есть место.
    .of = 052b65590078
reading_guard-overflow_lost = В этом раунде охранник не приходит.
    .of = 9e4b910b80d4
reading_guard-overflow_neighbour = Охранник встаёт на соседнюю локацию, которая не полна; её выбирает козёл отпущения.
    .of = 1f394e9e065f
reading_points-five = Сколько очков действия у заключённого, когда игроков { $five-players }?
    .why = Чем больше игроков, тем меньше это число, а когда игроков { $five-players }, хода ждут не меньше, чем когда их { $four-players }.
    .of = 4f99e2dba6d7
reading_points-five_as-four = Столько же, как когда в игре { $four-players ->
        [one] { $four-players } игрок
        [few] { $four-players } игрока
       *[many] { $four-players } игроков
    }.
    .of = b8da856a3ddf
reading_points-five_as-three = Столько же, как когда в игре { $players-min ->
        [one] { $players-min } игрок
        [few] { $players-min } игрока
       *[many] { $players-min } игроков
    }.
    .of = 05e608b829f3
reading_scapegoat-ladder = Растёт ли преимущество козла отпущения с каждым избранием подряд?
    .why = Маркер для подсчёта дополнительных действий в коробке есть, но на сколько они растут, не сказано нигде. Наверняка известно только первое.
    .of = 16a81c33662a
reading_scapegoat-ladder_flat = Нет: оно всегда одинаково.
    .of = b874df9c9a78
reading_scapegoat-ladder_ladder = Да: каждое избрание подряд прибавляет столько же ещё раз.
    .of = 6bb1087828ea
reading_riot-direction = Куда бунт перемещает охранника?
    .why = Охрана бежит туда, где шум; а в дополнении есть начальник, который на него не отзывается.
    .of = faabb666063a
reading_riot-direction_pull = С соседней локации на плитку, где бунт.
    .of = b8672e30712a
reading_riot-direction_push = С плитки, где бунт, на соседнюю локацию.
    .of = 51d17a9f00a6
reading_bribe-effect = Что делает подкупленный охранник?
    .why = Охранника, который ушёл, видно на столе сразу, и никому не надо ничего помнить.
    .of = 0a70f59d74a6
reading_bribe-effect_move = Уходит на соседнюю локацию, которая не полна.
    .of = 29a607d28d25
reading_bribe-effect_ignore = Остаётся, но до конца хода не считается для того, кто дал взятку.
    .of = 4c7693bc80ac
reading_full-tile = Можно ли войти на плитку, где охранников столько, сколько она вмещает?
    .why = В одном обзоре сказано, что охрана может не пустить заключённых, и больше такая плитка ничем не отличалась бы от той, где охранников меньше.
    .of = abdabc2d36c7
reading_full-tile_barred = Нет: войти не может никто, а те, кто внутри, могут выйти.
    .of = b8883c8c3a12
reading_full-tile_open = Да: она как плитка, на которой { $influence_stop ->
        [one] { $influence_stop } охранник
        [few] { $influence_stop } охранника
       *[many] { $influence_stop } охранников
    }.
    .of = c353732b8e81
reading_used-tasks = Что делать с выполненными заданиями и с картами наград?
    .why = В дополнении есть вариант против игр, которые уже не выиграть. А бывают они, только если карты выбывают из игры.
    .of = 6f01272c648e
reading_used-tasks_out = Они выбывают из игры.
    .of = eb721e9db6c9
reading_used-tasks_under = Они уходят под колоду заданий.
    .of = 02a213cab762
reading_success-moment = Когда смотрят, удался ли побег?
    .why = Ждать нигде не велено, а собранному плану ничего больше не нужно.
    .of = 64356d4b92b1
reading_success-moment_at-once = Как только отмечена последняя недостающая буква.
    .of = 53be76c2d899
reading_success-moment_round-end = В конце раунда, с тем козлом отпущения, который есть тогда.
    .of = ee4c8c9df019
reading_who-stays = Кто остаётся вместо козла отпущения, без которого не обойтись?
    .why = Говорят, что решают твёрдые признаки, но не говорят какие. У того, кто меньше всех сделал для плана, меньше всех и прав на него.
    .of = e38338fbe50a
reading_who-stays_fewest-letters = Из тех, без кого можно обойтись, — тот, у кого букв меньше всех; если таких несколько, первый слева от козла отпущения.
    .of = 6ee6c183f1d5
reading_who-stays_seat-order = Из тех, без кого можно обойтись, — первый слева от козла отпущения.
    .of = 6e9f1337eea5
reading_who-stays_vote = Те, без кого не обойтись, голосуют за кого-то из прочих; при ничьей решает козёл отпущения.
    .of = bf576d705981

reading_marker-shortage = Что делать, если деревянные маркеры кончились?
    .why = Маркеров плана меньше, чем букв у всех заключённых, так что нехватка не может быть правилом.
    .of = 632b4d0a46c4
reading_marker-shortage_unlimited = Ничего: взять вместо них что-нибудь другое.
    .of = cdccdd9ec5a3
reading_marker-shortage_counted = Букву, для которой нет маркера, отметить нельзя.
    .of = 7374a8452302
reading_sucker-players = Есть ли фраер, когда в игре меньше чем { $five-players ->
        [one] { $five-players } игрок
        [few] { $five-players } игрока
       *[many] { $five-players } игроков
    }?
    .why = Правила фраера стоят под заголовком об играх с таким числом игроков.
    .of = 30df6950c4d1
reading_sucker-players_five-only = Нет: только когда игроков { $five-players }.
    .of = fdf13f416dcb
reading_sucker-players_always = Да: в каждой игре с дополнением.
    .of = 8236f38e2c7d
reading_sentences-boxed = Что делать с картами приговора, если в этот вариант не играют?
    .why = О них сказано, что они служат только этому варианту.
    .of = 2c4a56cf4ed3
reading_sentences-boxed_boxed = Они остаются в коробке.
    .of = 0b1ae157fd8e
reading_sentences-boxed_dealt = Их раздают в каждой игре с дополнением.
    .of = 6d244175c626
reading_sucker-phase = Начальник ходит до того, как назван фраер, или после?
    .why = Его ход относится к фазе нового охранника, а фаза фраера идёт за ней.
    .of = a5b91421afea
reading_sucker-phase_after-chief = Сначала ходит начальник, потом называют фраера.
    .of = 9b92d5ec72b7
reading_sucker-phase_before-chief = Сначала называют фраера, потом ходит начальник.
    .of = 4955d2b7eae4
reading_first-both = Могут ли первый фраер и первый козёл отпущения быть одним и тем же заключённым?
    .why = В первом раунде тоже голосуют, и первого козла отпущения сменят раньше, чем это станет важно.
    .of = 7e7246a37444
reading_first-both_allowed = Да.
    .of = 8c78b6c11d66
reading_first-both_redraw = Нет: фраера выбирают заново.
    .of = cf34b2275d77
reading_sucker-abstains = Обязан ли фраер голосовать?
    .why = Правила разрешают фраеру голосовать; об остальных в них сказано, что они голосуют.
    .of = 54e39ebf4ea6
reading_sucker-abstains_may = Нет: фраер может воздержаться.
    .of = 4bb35a51076d
reading_sucker-abstains_must-vote = Да: как и все.
    .of = 9627de80c0ce
reading_outgoing-scapegoat = Кто решает при ничьей, если прежний козёл отпущения сейчас фраер?
    .why = Решает тот, у кого карта козла отпущения; фраера нельзя выбрать, но сам он выбирать может.
    .of = 094974edbe65
reading_outgoing-scapegoat_holder = Всё равно прежний козёл отпущения.
    .of = b02e537916dd
reading_outgoing-scapegoat_next-player = Игрок слева от фраера.
    .of = 7d4acf3834e2
reading_sucker-blackmail = Может ли фраер брать карты шантажа?
    .why = Запрещено только играть их.
    .of = f194a0afa4ba
reading_sucker-blackmail_keeps = Да: брать и хранить их можно.
    .of = 84f06f2a0dd8
reading_sucker-blackmail_gives-up = Нет: фраер их не берёт.
    .of = 608785c35ce1
reading_sucker-sentence = Действует ли для фраера правило его карты приговора?
    .why = Что роль не даёт сил, сказано о роли, а не о том, за что осуждён заключённый.
    .of = f57f2bc31fb0
reading_sucker-sentence_stays = Да: оно остаётся в силе.
    .of = 0131e7384d2c
reading_sucker-sentence_silent = Нет: на этот раунд оно отключается.
    .of = 6555284be023
reading_sucker-tasks = Может ли фраер выполнять задания?
    .why = В начале правил сказано, что не может, но потом рассказано, что бывает, когда он это делает. Так понимает их и один обзор.
    .of = 4da316710ac1
reading_sucker-tasks_may = Да, но букву за это получает только он.
    .of = 5e9c8b7b5e37
reading_sucker-tasks_may-not = Нет.
    .of = f0956c37e016
reading_chief-counts = Считается ли начальник для предела плитки и для последнего охранника?
    .why = За охранников он считается только там, где речь о том, что могут делать заключённые.
    .of = 6c55d9e7cfcd
reading_chief-counts_cubes-only = Нет: считаются только кубики.
    .of = 68d88f7efae6
reading_chief-counts_counts = Да: там, где он, плитка вмещает меньше кубиков.
    .of = 59198874e952
reading_free-marks = Какие стороны новых локаций — свободные действия?
    .why = Слова в печатных правилах перепутаны. Все пометки о свободном действии, кроме последней, стоят рядом с ценой; последняя — без неё.
    .of = 4b8df3107f04
reading_free-marks_payment-sides = Платные стороны, и больше ничего.
    .of = 163cadc6b7c9
reading_free-marks_chief-too = Платные стороны и обычная сторона комнаты начальника.
    .of = dc5e40dff780
reading_free-marks_tunnels-too = Платные стороны и обычная сторона туннелей.
    .of = 5865017bd1f7
reading_chiefs-room-neighbours = Считаются ли для комнаты начальника соседними плитки у углов?
    .why = Во всём остальном, что сказано о шагах начальника, углы считаются.
    .of = 9d470487b410
reading_chiefs-room-neighbours_diagonals = Да.
    .of = 3be6c891e987
reading_chiefs-room-neighbours_edges = Нет: только те, что прилегают стороной.
    .of = f1170886fde4
reading_lighthouse-short = Что делает маяк, когда заданий в колоде не хватает?
    .why = Делать сколько можно — обычай игр, в которых не сказано иного.
    .of = b82c5741c8f7
reading_lighthouse-short_what-is-there = Берут те, что есть.
    .of = 8ff8a6c81414
reading_lighthouse-short_closed = Его платную сторону использовать нельзя.
    .of = b51dd688d5ea
reading_tunnels-closed = Ведут ли туннели на плитку, которую закрыла охрана?
    .why = Что верно для любого пути, верно и для пути снизу: исключения для него нет.
    .of = 472cbadbd2c6
reading_tunnels-closed_barred = Нет.
    .of = 6d3a69f3be45
reading_tunnels-closed_open = Да.
    .of = 6ec36700cd49
reading_tunnels-guards = Какая охрана считается, если использовать локацию через туннели?
    .why = Исправление говорит, что охрана мешает использовать любую локацию, свободную или нет; а сам эффект говорит о плате за тамошнюю охрану.
    .of = 8dfe8ba10e2d
reading_tunnels-guards_both = Та, что у туннелей, — чтобы попасть в них; та, что на другой плитке, — для того, что делают там.
    .of = fb4e2ec96bb8
reading_tunnels-guards_target-only = Только та, что на другой плитке.
    .of = 89167e5194b4
reading_tunnels-guards_tunnels-only = Только та, что у туннелей.
    .of = 639454460fc4
reading_plan-g-reward = Приносит ли метку буква собственного задания?
    .why = Она приходит в тот же миг и по такой же карте, как любая награда.
    .of = aaf5fdba48e4
reading_plan-g-reward_both = Да: собственные буквы считаются так же, как открытые для других.
    .of = fa40ee3ffefc
reading_plan-g-reward_drawn-only = Нет: награда — только карта, которую открывают после задания.
    .of = b25853ed938c
reading_plan-g-stays = Может ли остаться тот, у кого единственного есть какая-то буква?
    .why = Без этой буквы не было бы и побега, так что план должен обходиться без того, кто остаётся.
    .of = de740fefc026
reading_plan-g-stays_who-can-be-spared = Нет: сравнивают только тех, без кого можно обойтись.
    .of = 6d78f310b012
reading_plan-g-stays_fewest-of-all = Да: когда план собран, решает наименьшее число меток, и больше ничего.
    .of = a579eaa5c02e
reading_touching = Скольких лежащих плиток должна касаться новая?
    .why = Чем больше касаний, тем лучше держится плитка, и незаметно, чтобы кто-то хотел это запретить.
    .of = f830303c5b13
reading_touching_at-least = { $touching } или больше.
    .of = 47e838fd39df
reading_touching_exactly = Ровно { $touching }.
    .of = f01034133d83
reading_who-lays = Кто выбирает, какую плитку класть?
    .why = Перемешанная стопка оставляет игроку выбор места, а тюрьме — прежнюю неожиданность.
    .of = 958be9c926f7
reading_who-lays_shuffled-pile = Никто: берут следующую плитку из перемешанной стопки.
    .of = a23e0018762d
reading_who-lays_free-choice = Каждый игрок выбирает и плитку.
    .of = 9cdaf9d0de15

## Cards, tokens and boards

deck_tiles = Локации
    .of = bf4f44fa0d86
deck_tasks = Задания
    .of = 1bf14831ce4c
deck_blackmail = Карты шантажа
    .of = fd9700e4fcbf
deck_auxiliary = Вспомогательные карты
    .of = 4416bfc778e6
deck_role-cards = Карты ролей
    .of = 0abb047a49e0
deck_summaries = Памятки
    .of = 107b807cfbab
deck_sheets = Планшеты заключённых
    .of = 05a2ff7d9982
deck_items = Жетоны
    .of = 3a463a09591f
deck_wood = Деревянные маркеры
    .of = dca99af76e74
deck_pawns = Фишки
    .of = fbe632d602a0
deck_security-tiles = Новые локации
    .of = 2653e6ae4313
deck_security-blackmail = Новые карты шантажа
    .of = cb73b0db28e0
deck_sentences = Карты приговора
    .of = 1bacdf0f0454
deck_security-auxiliary = Новые вспомогательные карты
    .of = 1462c5500e18
deck_security-role-cards = Карта фраера
    .of = 89594c68db76
deck_security-summaries = Новые памятки
    .of = 319eff127ede
deck_security-sheets = Ещё один планшет
    .of = ebe297cb19a1
deck_security-wood = Новые деревянные маркеры
    .of = 6261db15f73b

card_cell-block = Тюремный блок
    .text =
        :silver-side: Серебряная сторона: { locations_cell-block_silver }
        :copper-side: Медная сторона: { locations_cell-block_copper }
    .of = 998d7cbdf1c4
card_radio-room = Радиоузел
    .text =
        :silver-side: Серебряная сторона: { locations_radio-room_silver }
        :copper-side: Медная сторона: { locations_radio-room_copper }
    .of = fcfa066db4c7
card_dining-hall = Столовая
    .text =
        :silver-side: Серебряная сторона: { locations_dining-hall_silver }
        :copper-side: Медная сторона: { locations_dining-hall_copper }
    .of = b2efc1249c74
card_laundry = Прачечная
    .text =
        :silver-side: Серебряная сторона: { locations_laundry_silver }
        :copper-side: Медная сторона: { locations_laundry_copper }
    .of = 6a62c00a16f3
card_exercise-yard = Прогулочный двор
    .text =
        :silver-side: Серебряная сторона: { locations_exercise-yard_silver }
        :copper-side: Медная сторона: { locations_exercise-yard_copper }
    .of = 4dbe975bdcb1
card_infirmary = Лазарет
    .text =
        :silver-side: Серебряная сторона: { locations_infirmary_silver }
        :copper-side: Медная сторона: { locations_infirmary_copper }
    .of = c089cb524088
card_workshop = Мастерская
    .text =
        :silver-side: Серебряная сторона: { locations_workshop_silver }
        :copper-side: Медная сторона: { locations_workshop_copper }
    .of = bb09b7758c33
card_recreational-room = Комната отдыха
    .text =
        :silver-side: Серебряная сторона: { locations_recreational-room_silver }
        :copper-side: Медная сторона: { locations_recreational-room_copper }
    .of = 43343dd8808f
card_visiting-area = Комната свиданий
    .text =
        :silver-side: Серебряная сторона: { locations_visiting-area_silver }
        :copper-side: Медная сторона: { locations_visiting-area_copper }
    .of = 8c255293fa2b
card_chapel = Часовня
    .text =
        :silver-side: Серебряная сторона: { locations_chapel_silver }
        :copper-side: Медная сторона: { locations_chapel_copper }
    .of = f6b19b2e8a39
card_wardens-office = Кабинет коменданта
    .text =
        :silver-side: Серебряная сторона: { locations_wardens-office_silver }
        :copper-side: Медная сторона: { locations_wardens-office_copper }
    .of = 6a2aea8cd743
card_prison-wall = Тюремная стена
    .text =
        :silver-side: Серебряная сторона: { locations_prison-wall_silver }
        :copper-side: Медная сторона: { locations_prison-wall_copper }
    .of = d12ac97d0901
card_hidden-stash = Тайник
    .text = { blackmail_hidden-stash }
    .of = d2a1185d6219
card_hush-money = Плата за молчание
    .text = { blackmail_hush-money }
    .of = 73a58e27707f
card_lookout = На стрёме
    .text = { blackmail_lookout }
    .of = 2b1531991357
card_anonymous-note = Анонимка
    .text = { blackmail_anonymous-note }
    .of = 9b2a6ba92ec6
card_friendly-guard = Свой человек в охране
    .text = { blackmail_friendly-guard }
    .of = 126499d99a14
card_borrowed-file = Папка на время
    .text = { blackmail_borrowed-file }
    .of = 4944e08fdcd1
card_change-of-plans = Планы меняются
    .text = { blackmail_change-of-plans }
    .of = 40ca4982a037
card_old-debt = Старый долг
    .text = { blackmail_old-debt }
    .of = 8ef569e6721a
card_double-shift = Двойная смена
    .text = { blackmail_double-shift }
    .of = 741f80535c4b
card_forced-favour = Услуга поневоле
    .text = { blackmail_forced-favour }
    .of = 63e349f38f6a
card_two-voices = Ещё один голос
    .text = { blackmail_two-voices }
    .of = a5a4f2ecffe1
card_copied-key = Копия ключа
    .text = Буква { $tasks_copied-key_letter }. Сдать: :key: ключ — { $tasks_copied-key_key }, :knife: нож — { $tasks_copied-key_knife }.
    .of = 18bc1a8ab05c
card_bedsheet-rope = Верёвка из простыней
    .text = Буква { $tasks_bedsheet-rope_letter }. Сдать: :knife: нож — { $tasks_bedsheet-rope_knife }, :clothes: одежда — { $tasks_bedsheet-rope_clothes }.
    .of = aa959001ff3d
card_sleeping-cellmate = Спящий сокамерник
    .text = Буква { $tasks_sleeping-cellmate_letter }. Сдать: :clothes: одежда — { $tasks_sleeping-cellmate_clothes }, :drugs: лекарства — { $tasks_sleeping-cellmate_drugs }.
    .of = d83612a7c1ce
card_softened-mortar = Размягчённый раствор
    .text = Буква { $tasks_softened-mortar_letter }. Сдать: :drugs: лекарства — { $tasks_softened-mortar_drugs }, :tools: инструменты — { $tasks_softened-mortar_tools }.
    .of = bfcba8113cdd
card_loose-hinge = Расшатанная петля
    .text = Буква { $tasks_loose-hinge_letter }. Сдать: :tools: инструменты — { $tasks_loose-hinge_tools }, :key: ключ — { $tasks_loose-hinge_key }.
    .of = 503f6e5431f7
card_borrowed-uniform = Форма взаймы
    .text = Буква { $tasks_borrowed-uniform_letter }. Сдать: :key: ключ — { $tasks_borrowed-uniform_key }, :clothes: одежда — { $tasks_borrowed-uniform_clothes }.
    .of = c83572fc1e7f
card_cap-and-buckle = Фуражка и пряжка
    .text = Буква { $tasks_cap-and-buckle_letter }. Сдать: :clothes: одежда — { $tasks_cap-and-buckle_clothes }, :tools: инструменты — { $tasks_cap-and-buckle_tools }.
    .of = b69bdf7921dd
card_tin-badge = Жестяной значок
    .text = Буква { $tasks_tin-badge_letter }. Сдать: :tools: инструменты — { $tasks_tin-badge_tools }, :knife: нож — { $tasks_tin-badge_knife }.
    .of = 3fede35d407f
card_new-haircut = Новая стрижка
    .text = Буква { $tasks_new-haircut_letter }. Сдать: :knife: нож — { $tasks_new-haircut_knife }, :drugs: лекарства — { $tasks_new-haircut_drugs }.
    .of = b397b637b251
card_doctors-coat = Халат врача
    .text = Буква { $tasks_doctors-coat_letter }. Сдать: :drugs: лекарства — { $tasks_doctors-coat_drugs }, :key: ключ — { $tasks_doctors-coat_key }.
    .of = cb42a287de3f
card_open-larder = Открытая кладовая
    .text = Буква { $tasks_open-larder_letter }. Сдать: :key: ключ — { $tasks_open-larder_key }, :knife: нож — { $tasks_open-larder_knife }.
    .of = 9dadcc0364fc
card_slashed-mattresses = Распоротые матрасы
    .text = Буква { $tasks_slashed-mattresses_letter }. Сдать: :knife: нож — { $tasks_slashed-mattresses_knife }, :clothes: одежда — { $tasks_slashed-mattresses_clothes }.
    .of = e217ff878257
card_fainting-choir = Хор падает в обморок
    .text = Буква { $tasks_fainting-choir_letter }. Сдать: :clothes: одежда — { $tasks_fainting-choir_clothes }, :drugs: лекарства — { $tasks_fainting-choir_drugs }.
    .of = 0137536664b8
card_smoke-in-the-boiler = Дым из котла
    .text = Буква { $tasks_smoke-in-the-boiler_letter }. Сдать: :drugs: лекарства — { $tasks_smoke-in-the-boiler_drugs }, :tools: инструменты — { $tasks_smoke-in-the-boiler_tools }.
    .of = d8c8ecfabc60
card_false-alarm = Ложная тревога
    .text = Буква { $tasks_false-alarm_letter }. Сдать: :tools: инструменты — { $tasks_false-alarm_tools }, :key: ключ — { $tasks_false-alarm_key }.
    .of = de237690f5f7
card_changed-roster = Подменённый график
    .text = Буква { $tasks_changed-roster_letter }. Сдать: :key: ключ — { $tasks_changed-roster_key }, :clothes: одежда — { $tasks_changed-roster_clothes }.
    .of = 6ec4f1a29701
card_jammed-gate = Заклинившие ворота
    .text = Буква { $tasks_jammed-gate_letter }. Сдать: :clothes: одежда — { $tasks_jammed-gate_clothes }, :tools: инструменты — { $tasks_jammed-gate_tools }.
    .of = db689768bcbe
card_cut-wire = Перерезанный провод
    .text = Буква { $tasks_cut-wire_letter }. Сдать: :tools: инструменты — { $tasks_cut-wire_tools }, :knife: нож — { $tasks_cut-wire_knife }.
    .of = 8b5575eeee25
card_drowsy-patrol = Сонный патруль
    .text = Буква { $tasks_drowsy-patrol_letter }. Сдать: :knife: нож — { $tasks_drowsy-patrol_knife }, :drugs: лекарства — { $tasks_drowsy-patrol_drugs }.
    .of = 1160dfb1ee9f
card_spiked-coffee = Кофе с добавкой
    .text = Буква { $tasks_spiked-coffee_letter }. Сдать: :drugs: лекарства — { $tasks_spiked-coffee_drugs }, :key: ключ — { $tasks_spiked-coffee_key }.
    .of = cbf625a2d597
card_copied-chart = Копия карты залива
    .text = Буква { $tasks_copied-chart_letter }. Сдать: :key: ключ — { $tasks_copied-chart_key }, :knife: нож — { $tasks_copied-chart_knife }.
    .of = c2a01bb5aadf
card_tide-table = Таблица приливов
    .text = Буква { $tasks_tide-table_letter }. Сдать: :knife: нож — { $tasks_tide-table_knife }, :clothes: одежда — { $tasks_tide-table_clothes }.
    .of = 8f1d60868f27
card_bottle-post = Письмо в бутылке
    .text = Буква { $tasks_bottle-post_letter }. Сдать: :clothes: одежда — { $tasks_bottle-post_clothes }, :drugs: лекарства — { $tasks_bottle-post_drugs }.
    .of = a3cf4e5369c6
card_signal-lamp = Сигнальный фонарь
    .text = Буква { $tasks_signal-lamp_letter }. Сдать: :drugs: лекарства — { $tasks_signal-lamp_drugs }, :tools: инструменты — { $tasks_signal-lamp_tools }.
    .of = 01a70675509f
card_boathouse-lock = Замок лодочного сарая
    .text = Буква { $tasks_boathouse-lock_letter }. Сдать: :tools: инструменты — { $tasks_boathouse-lock_tools }, :key: ключ — { $tasks_boathouse-lock_key }.
    .of = bf259e2f5bcd
card_raincoat-raft = Плот из плащей
    .text = Буква { $tasks_raincoat-raft_letter }. Сдать: :key: ключ — { $tasks_raincoat-raft_key }, :clothes: одежда — { $tasks_raincoat-raft_clothes }.
    .of = a9b1874965e7
card_patched-canvas = Латаный брезент
    .text = Буква { $tasks_patched-canvas_letter }. Сдать: :clothes: одежда — { $tasks_patched-canvas_clothes }, :tools: инструменты — { $tasks_patched-canvas_tools }.
    .of = 935b1f7f2a22
card_carved-paddles = Резные вёсла
    .text = Буква { $tasks_carved-paddles_letter }. Сдать: :tools: инструменты — { $tasks_carved-paddles_tools }, :knife: нож — { $tasks_carved-paddles_knife }.
    .of = f604664f35f6
card_quiet-dogs = Тихие собаки
    .text = Буква { $tasks_quiet-dogs_letter }. Сдать: :knife: нож — { $tasks_quiet-dogs_knife }, :drugs: лекарства — { $tasks_quiet-dogs_drugs }.
    .of = 207d8c987264
card_cold-water-cure = Закалка холодной водой
    .text = Буква { $tasks_cold-water-cure_letter }. Сдать: :drugs: лекарства — { $tasks_cold-water-cure_drugs }, :key: ключ — { $tasks_cold-water-cure_key }.
    .of = 69808eb0b65a
card_auxiliary-card = Вспомогательная карта
    .of = 52656a9fd1b4
card_scapegoat-card = Козёл отпущения
    .of = 01a52cc8b072
card_summary-card = Памятка с правилами
    .of = 6f18d75a32a3
card_prisoner-sheet = Планшет заключённого
    .of = 3dd8e3d52872
card_key-token = Ключ
    .of = 405d5728b669
card_knife-token = Нож
    .of = 404de9f319e1
card_clothes-token = Одежда
    .of = 1c8b9e1d092a
card_drugs-token = Лекарства
    .of = 0761bada0311
card_tools-token = Инструменты
    .of = 0538ba33b3ee
card_gun-token = Пистолет
    .of = 5951e6eb89a5
card_scapegoat-marker = Жетон козла отпущения
    .of = 5f939ad323bb
card_guard-cube = Охранник
    .of = 402db4066be9
card_plan-marker = Маркер плана
    .of = d31ce233bd76
card_player-marker = Маркер игрока
    .of = ec4c8536330f
card_prisoner-pawn = Фишка
    .of = 264a76e2b4b2
card_chiefs-room = Комната начальника
    .text =
        Обычная сторона: { new-locations_chiefs-room_plain }
        Платная сторона: { new-locations_chiefs-room_payment }
    .of = bdcc58f13baf
card_lighthouse = Маяк
    .text =
        Обычная сторона: { new-locations_lighthouse_plain }
        Платная сторона: { new-locations_lighthouse_payment }
    .of = a30c24a93fb5
card_tunnels = Туннели
    .text =
        Обычная сторона: { new-locations_tunnels_plain }
        Платная сторона: { new-locations_tunnels_payment }
    .of = 40b47c8fd069
card_tip-off = Наводка
    .text = { security-blackmail_tip-off }
    .of = 2df60103b7bd
card_off-duty = Не на службе
    .text = { security-blackmail_off-duty }
    .of = c58cc975cf69
card_transfer = Перевод
    .text = { security-blackmail_transfer }
    .of = 4b4ae9db4a48
card_loose-talk = Длинный язык
    .text = { security-blackmail_loose-talk }
    .of = a38054e1f2e2
card_pickpocket = Карманник
    .text = { convicted_pickpocket }
    .of = ff64ec2085a0
card_ringleader = Зачинщик
    .text = { convicted_ringleader }
    .of = c5f423fcbdee
card_smuggler = Контрабандист
    .text = { convicted_smuggler }
    .of = 4560603f3a05
card_bookmaker = Букмекер
    .text = { convicted_bookmaker }
    .of = f8c119c2ea5f
card_forger = Фальшивомонетчик
    .text = { convicted_forger }
    .of = 27dcb00b7bfa
card_getaway-driver = Водитель банды
    .text = { convicted_getaway-driver }
    .of = 0a1adbbe5b32
card_embezzler = Растратчик
    .text = { convicted_embezzler }
    .of = 22140bd7a8fa
card_brawler = Драчун
    .text = { convicted_brawler }
    .of = 0009f4dab4bc
card_informer = Осведомитель
    .text = { convicted_informer }
    .of = 0e9942b499de
card_security-auxiliary-card = Вспомогательная карта
    .of = e00ce0d740bd
card_sucker-card = Фраер
    .of = 94997e9144fa
card_security-summary-card = Памятка с правилами
    .of = 33f3fa395224
card_fifth-sheet = Планшет заключённого
    .of = 4e91ca44c861
card_chief-marker = Начальник охраны
    .of = e0f8d4ea7e95
card_fifth-pawn = Фишка нового цвета
    .of = 849a1319cb11
card_old-colour-marker = Маркер голосования прежнего цвета
    .of = 0dc06ba7596b
card_new-colour-marker = Маркер нового цвета
    .of = 4ebae6ca5c7c

## Headings and values

ui_number = Номер
    .of = d8c9a6da979e
ui_key = Ключ
    .of = b13b1c91a456
ui_knife = Нож
    .of = bd02d00deb67
ui_clothes = Одежда
    .of = 4d8d8ea86505
ui_drugs = Лекарства
    .of = 62bf09e97831
ui_tools = Инструменты
    .of = 378d2af5c114
ui_table_cards = Карты
    .of = 97e5a4371adf
ui_table_cards_task = Задания
    .of = a61de75b7544
ui_table_cards_blackmail = Карты шантажа
    .of = e3960694370c
ui_table_cards_auxiliary = Вспомогательные карты
    .of = 65a54c7d4578
ui_table_cards_scapegoat = Козёл отпущения
    .of = 1f94aa7ef567
ui_table_cards_summary = Памятка с правилами
    .of = 4ccabd87d747
ui_table_wood = Деревянные маркеры
    .of = f72784a1a176
ui_table_wood_player-marker = Цветов игроков
    .of = b4e009965aad
ui_table_wood_plan-marker = Для плана
    .of = 81475f49f069
ui_table_wood_guard = Охрана
    .of = b6856e391eb1
ui_table_item-tokens = Предметы
    .of = e37ea973e1b2
ui_table_item-tokens_key = Ключ
    .of = b12ed60224ae
ui_table_item-tokens_knife = Нож
    .of = 3c6235c30b61
ui_table_item-tokens_clothes = Одежда
    .of = b7383f190f8a
ui_table_item-tokens_drugs = Лекарства
    .of = e17e6a55166b
ui_table_item-tokens_tools = Инструменты
    .of = ec46b4361738
ui_table_item-tokens_gun = Пистолет
    .of = aa92c187e1b7
ui_table_marker-kinds = Маркеры одного цвета
    .of = 429d5b47c818
ui_table_marker-kinds_stamina = Выносливость
    .of = 81c62ddfb5cf
ui_table_marker-kinds_cash = Деньги
    .of = c6d52540ce38
ui_table_marker-kinds_vote = Голосование
    .of = 6d06da37b68f
ui_table_more-cards = Карты
    .of = 78e84ae970bf
ui_table_more-cards_blackmail = Карты шантажа
    .of = 2065cd77aed0
ui_table_more-cards_sentence = Карты приговора
    .of = 58bda88bb4a9
ui_table_more-cards_auxiliary = Вспомогательные карты
    .of = bd4ac5db0755
ui_table_more-cards_sucker = Фраер
    .of = 36f0fae48ecb
ui_table_more-cards_summary = Памятки с правилами
    .of = 44d216ba02b5
ui_table_votes-each = Игроков
    .of = a4afc809a728
ui_table_votes-each_markers = Маркеры голосования
    .of = 3bb7121717a9
ui_table_action-points = Игроков
    .of = 5ee236bde39e
ui_table_action-points_points = Очки действия
    .of = e26f14a4facd
ui_table_escaping = Игроков
    .of = 2083458a1bf3
ui_table_escaping_prisoners = Убегает
    .of = e7b36168744e
ui_table_tile-numbers = Локация
    .of = 75018a0b5edc
ui_table_stocks = Локация
    .of = aacfaefcf090
ui_table_stocks_silver = Серебряная сторона
    .of = 2b9a92407c96
ui_table_stocks_copper = Медная сторона
    .of = 571f5403002a

## Icons

icon_key = ключ
    .of = 02f0a2c62dcd
icon_knife = нож
    .of = a381ee66d6f0
icon_clothes = одежда
    .of = 520ba8dddb26
icon_drugs = лекарства
    .of = e4b42701f954
icon_tools = инструменты
    .of = 334803b7e62e
icon_gun = пистолет
    .of = 8bcb9a9d1fdb
icon_stamina = выносливость
    .of = 289660aac3bc
icon_cash = деньги
    .of = 0bdb1799b00c
icon_guard = охранник
    .of = 1db30aab0918
icon_scapegoat = козёл отпущения
    .of = cfa3e1adf835
icon_prisoner = заключённый
    .of = 7d2e781cf065
icon_vote = голосование
    .of = c8eb6a631bc9
icon_trade = обмен
    .of = 131776383f41
icon_blackmail = карта шантажа
    .of = e3ed3039133c
icon_auxiliary = вспомогательная карта
    .of = a8808bf492ef
icon_summary = памятка
    .of = 4017f9340d78
icon_sucker = фраер
    .of = fb0711ec23a4
icon_chief = начальник охраны
    .of = ff681f94890b
icon_sentence = карта приговора
    .of = 75fcdc12dc9e
icon_radio = радио
    .of = cd163c91f5ed
icon_lighthouse = маяк
    .of = a5f22ece07e2
icon_tunnel = туннель
    .of = a627930649a7
icon_chapel = часовня
    .of = e8e038276f35
icon_letter = буква
    .of = 400625d041ac
icon_letter-a = буква A
    .of = 8d1f4a52e62a
icon_letter-b = буква B
    .of = 17cd70990d51
icon_letter-c = буква C
    .of = d3307a4334bd
icon_letter-d = буква D
    .of = 41656b13ab41
icon_letter-e = буква E
    .of = 7969d289fb54
icon_letter-f = буква F
    .of = 536ab78052e1
icon_silver-side = серебряная сторона
    .of = 026abe6b20b5
icon_copper-side = медная сторона
    .of = 3a982b0d2d89
icon_free-action = свободное действие
    .of = 1499864545f3
actions_trade-offers = За свой ход можно предложить { $offers-turn ->
        [one] { $offers-turn } обмен
        [few] { $offers-turn } обмена
       *[many] { $offers-turn } обменов
    }, принятых или нет. Это наше ограничение; разговоры до голосования не считаются.
    .title = Сколько предложений
    .event = { $actor } предлагает обмен ({ $target }): { $gives } за { $wants }.
    .of = bfee055c4c1f
actions_effort-limit = За ход можно приложить { $efforts-turn ->
        [one] { $efforts-turn } усилие
        [few] { $efforts-turn } усилия
       *[many] { $efforts-turn } усилий
    }, не больше. Это наше правило: в некоторых уголках тюрьмы выносливость возвращалась бы без конца.
    .title = Не без конца
    .of = c2239fee305e
house = То, что приходится решать только программе.
    .title = Домашние правила
    .of = bf89c29f035b
house_step-limit = Партия, не законченная за { $step-limit } шагов (шаг — это действие, взятая карта или что-то в начале раунда), кончается без победителей. Вы такой не увидите.
    .title = Партия без конца
    .event = Партия не кончилась бы никогда, и на свободу не выходит никто.
    .of = 3a21161b5e4c
ask_lay-at = Куда положить плитку { $tile }, сторона: { $side }?
    .of = 618318c91f17
ask_choose-tile = Какую плитку вы кладёте?
    .of = 20d9c4f6e867
ask_neighbour = На какую соседнюю плитку идёт охранник?
    .of = 1672f5b00354
ask_ballot = Кто будет козлом отпущения?
    .of = 5a486fa96c2f
ask_sucker-ballot = За кого вы голосуете, если голосуете?
    .of = fb6245623fac
ask_break-tie = Кто из них козёл отпущения?
    .of = d1913180b924
ask_action = Что вы делаете? У вас { $points ->
        [one] { $points } очко действий
        [few] { $points } очка действий
       *[many] { $points } очков действий
    }.
    .of = 758160054997
ask_go = Куда?
    .of = 889848dec8e2
ask_victim = У кого вы крадёте?
    .of = 8da32891e5ba
ask_loot = Что вы берёте?
    .of = 82ff351ffe83
ask_guard-from = Откуда приходит охранник?
    .of = 91a4422dbcef
ask_guard-to = Куда идёт охранник?
    .of = 8ef8cafe9d69
ask_which-task = Какое задание вы выполняете?
    .of = 04fee3124bcf
ask_hand-in = Что вы сдаёте?
    .of = 0480d225e5de
ask_discard = Что вы сбрасываете?
    .of = efbe56214570
ask_card = Какую карту шантажа вы играете?
    .of = eda5ed3f48f8
ask_partner = С кем вы меняетесь?
    .of = e799e71973d4
ask_offer = Что вы отдаёте?
    .of = ec52ee9abf60
ask_wish = Что вы за это просите?
    .of = 2be0ef4e3802
ask_accept = Вы получите { $gives } за { $wants }. Согласны?
    .of = 15612e02c719
ask_exchange = Что вы кладёте в запас?
    .of = fa4156a3fb3f
ask_take-item = Что вы берёте из запаса?
    .of = cb2605ea5f72
ask_either = Что именно?
    .of = bc5efe780536
ask_companion = Кто тренируется с вами?
    .of = dc8d76957735
ask_task-from = Какое задание вы переносите?
    .of = ef9efb847ad9
ask_task-to = Где его надо будет выполнить?
    .of = 8594f6c48ca4
ask_chief-to = Куда идёт начальник охраны?
    .of = 55244b1a5c6c
ask_price = Чем вы платите?
    .of = e75e9b00ba74
ask_elsewhere = Каким местом вы пользуетесь через туннели?
    .of = 8e8b3b69ef80
ask_pawn = Какой заключённый?
    .of = dc872301966b
ask_another = Кто меняется местами с этим заключённым?
    .of = 0015a1af75a2
ask_debt-give = Какой предмет вы отдаёте?
    .of = 7b35ecca5680
ask_debt-take = Какой предмет вы берёте?
    .of = 5c878a7c8138
ask_keep = Верхняя карта — { $task } Убрать её под колоду?
    .of = 7a68b99887c1
ask_order = Какая из карт ложится поверх других?
    .of = 71deb1226c10
ask_back = Какая карта уходит под колоду?
    .of = 2c3971fb87dc
ask_held = Какую карту вы берёте?
    .of = 0296768e28c8
ask_spare = Кто останется в тюрьме?
    .of = 5a5a99592beb
ask_spare-tie = Кто из них останется?
    .of = 8b903a7a1188
ui_end = Закончить ход
    .of = cd9492757b06
ui_move = Переместиться
    .of = 3cba54ac98ae
ui_use = Использовать: { $tile }
    .of = e6462b9361c3
ui_steal = Украсть
    .of = 7e85854c7464
ui_riot = Поднять бунт
    .of = 9a3560913515
ui_complete = Выполнить задание
    .of = b93eca44d7bd
ui_discard = Сбросить предмет
    .of = 8c949a9996f8
ui_blackmail = Сыграть шантаж
    .of = 36ecaceb5c45
ui_trade = Предложить обмен
    .of = 133d27b03542
ui_bribe = Подкупить охранника
    .of = 5265f7d85246
ui_effort = Приложить усилие
    .of = b5b4023a11a1
ui_place = { $number } { $tile }
    .of = c2a99a644620
ui_stay = Остаться здесь или закончить
    .of = 81b397838b99
ui_nothing = Ничего
    .of = 4134cca2050c
ui_no-card = Всё-таки никакую
    .of = 9b30d8dbfcf4
ui_abstain = Пустой кулак
    .of = c30b11b8f1c7
ui_prisoner = { $place } { $letters } { $items }
    .of = 7d4ce83f8182
ui_yes = Да
    .of = 7e75554666ac
ui_no = Нет
    .of = e8c5ba8ca8d2
ui_items-only = Предметы
    .of = f90b7d94939c
ui_gun-for = :gun: вместо: { $item }
    .of = 6eb4feb1b900
ui_cash-for = :cash: вместо: { $item }
    .of = 3f7a23133d75
ui_both-for = :gun: вместо: { $item }, :cash: вместо: { $other }
    .of = d81f1c588f93
ui_stamina-for-cash = :cash: на :stamina:
    .of = c7b4b2fd6c98
ui_cash-for-stamina = :stamina: на :cash:
    .of = 81ccb700c9ab
ui_take-stock = Взять предмет
    .of = ff062f6bf2c5
ui_gain-stamina = Получить :stamina:
    .of = c7efd90af2c3
ui_draw-card = Взять :blackmail:
    .of = 00c2a99b136a
ui_move-task = Перенести задание
    .of = 9c45298357d2
ui_square_above = Над плиткой { $tile }, касаясь { $other }
    .of = 861e4a19c84c
ui_square_below = Под плиткой { $tile }, касаясь { $other }
    .of = cee25f717c83
ui_square_left = Слева от плитки { $tile }, касаясь { $other }
    .of = a69ae6d56ba6
ui_square_right = Справа от плитки { $tile }, касаясь { $other }
    .of = b590318ef1ec
ui_square_corner = У угла плитки { $tile }, касаясь { $other }
    .of = ce14725de58b
ui_task-at = { $task } ({ $tile })
    .of = fa0360b6f8ab
ui_unknown-card = Неизвестная карта
    .of = dd986ee1360e
ui_side_silver = серебряная
    .of = 041e45044a26
ui_side_copper = медная
    .of = 5e023222bca6
ui_side_plain = простая
    .of = b20a5e1f95b9
ui_side_payment = платная
    .of = 5c685c9a4601
ui_map = Тюрьма сверху: охранники, заключённые и задания
    .of = d3545fdba501
ui_tiles = Места
    .of = 28a44d5e184d
ui_prisoners = Заключённые
    .of = 3909a1ad53df
ui_timer = Время на разговор
    .of = 150cfa8bfdb4
ui_stock = Есть здесь: { $items }
    .of = 26784a071b9b
ui_rule = Правило
    .of = 2cb2516d5a36
ui_tile = Номер { $number }, { $tile }, сторона: { $side }; влияние { $influence }, { $guards ->
        [one] { $guards } охранник
        [few] { $guards } охранника
       *[many] { $guards } охранников
    }{ $chief ->
        [1] , здесь начальник охраны
       *[other] { "" }
    }
    .of = 246cc1505423
ui_tile-who = Здесь: { $who }
    .of = a6b13f863279
ui_influence = Влияние { $influence }
    .of = 9b24a7c5e1a5
ui_next-chief = Дальше начальник охраны идёт сюда: { $tile }
    .of = b157c28740de
ui_why-higher = наименьший номер вокруг него из тех, что больше { $number }
    .of = e3ca02b9acba
ui_why-lowest = большего номера вокруг него нет, поэтому самый маленький
    .of = bb9b1e3ce544
ui_round = Раунд { $round }, в тюрьме { $guards ->
        [one] { $guards } охранник
        [few] { $guards } охранника
       *[many] { $guards } охранников
    }
    .of = 1671a1e0a2ee
ui_deck = В колоде заданий { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }
    .of = c9e647686733
ui_talk = Сначала разговор, примерно { $talk-minutes ->
        [one] { $talk-minutes } минута
        [few] { $talk-minutes } минуты
       *[many] { $talk-minutes } минут
    }; потом все голосуют втайне.
    .of = 552df6d1dce6
ui_votes = Последнее голосование
    .of = d020a7b7cb02
ui_vote-of = { $voter }: { $elected }
    .of = bb685f378d8b
ui_vote-none = { $voter } воздерживается
    .of = d2c0471c810c
ui_is-scapegoat = Козёл отпущения
    .of = d8b7ba9380dd
ui_is-sucker = Фраер
    .of = 39c74efdc80c
ui_points = { $points ->
        [one] { $points } очко действий
        [few] { $points } очка действий
       *[many] { $points } очков действий
    }
    .of = 845ed9a03518
ui_letters = Буквы { $letters }
    .of = 249363d533f3
ui_no-letters = Букв пока нет
    .of = 7a578d01d4c6
ui_hand = { $hand ->
        [one] { $hand } карта шантажа
        [few] { $hand } карты шантажа
       *[many] { $hand } карт шантажа
    }
    .of = 0543dcdda2d5
ui_counters = { $counters ->
        [one] { $counters } счётчик
        [few] { $counters } счётчика
       *[many] { $counters } счётчиков
    }
    .of = 91d8a440de0a
ui_here = Здесь: { $tile }
    .of = ac340da84125
ui_items = Предметы: { $items }
    .of = c1792158eff3
ui_no-items = Предметов нет
    .of = 8bfde0223715
ui_top-card = Наверху колоды заданий
    .of = e9e3d75a2afa
ui_whose-turn = Ходит { $name }
    .of = d30af6073dfd
policy_random = Наугад
    .about = Делает что угодно из разрешённого.
    .of = 252b3e24eec3
policy_selfish = Эгоист
    .about = Крадёт, трудится ради своих букв и голосует против того, кто впереди.
    .of = d42e8421c857
policy_helpful = Помощник
    .about = Выполняет любое задание, отдаёт то, чего не хватает другим, и голосует так, чтобы план сложился скорее.
    .of = 3e906ac560bc
policy_bargaining = Торговец
    .about = Ничего не отдаёт даром и голосует против тех, кто с ним не менялся.
    .of = 3b095d5d236f
tally_escape = Побег удался
    .of = 1b2d14d14a46
tally_caught = Победила охрана
    .of = 59a09d2bbb63
tally_step-limit = Прерванные бесконечные партии
    .of = e67bb290baab
tally_scapegoat-stays = Остался козёл отпущения, из побегов
    .of = e084309d46aa
tally_other-stays = Остался другой заключённый, из побегов
    .of = 4c0358a214ba
tally_tasks-done = Выполненные задания
    .of = b4a4061f9536
tally_letters = Отмеченные буквы
    .of = d0cd068cadce
tally_left-1 = Осталось первое место за столом
    .of = c8bc1fa5c81d
tally_left-2 = Осталось второе место за столом
    .of = 722418e3e94e
tally_left-3 = Осталось третье место за столом
    .of = 0a8016e13f89
tally_left-4 = Осталось четвёртое место за столом
    .of = f1411fe8ad9b
tally_left-5 = Осталось пятое место за столом
    .of = 686a42dee273
tally_up-cell-block-first = { card_cell-block }: серебряная сторона вверху
    .of = e6f2d1d703e1
tally_used-cell-block-first = { card_cell-block }: серебряная сторона, использована
    .of = 838ab30c1f31
tally_up-cell-block-second = { card_cell-block }: медная сторона вверху
    .of = 8289b7ad8082
tally_used-cell-block-second = { card_cell-block }: медная сторона, использована
    .of = 4e198189c4a2
tally_up-radio-room-first = { card_radio-room }: серебряная сторона вверху
    .of = b4f8986f1dff
tally_used-radio-room-first = { card_radio-room }: серебряная сторона, использована
    .of = 0369a1055493
tally_up-radio-room-second = { card_radio-room }: медная сторона вверху
    .of = 5a5f5cc2d2bc
tally_used-radio-room-second = { card_radio-room }: медная сторона, использована
    .of = 694d9cb91051
tally_up-dining-hall-first = { card_dining-hall }: серебряная сторона вверху
    .of = cf4637b62460
tally_used-dining-hall-first = { card_dining-hall }: серебряная сторона, использована
    .of = 99ce3627473a
tally_up-dining-hall-second = { card_dining-hall }: медная сторона вверху
    .of = 57e2d17acb3b
tally_used-dining-hall-second = { card_dining-hall }: медная сторона, использована
    .of = 19a0cfee2fa7
tally_up-laundry-first = { card_laundry }: серебряная сторона вверху
    .of = 9fcad1f243f7
tally_used-laundry-first = { card_laundry }: серебряная сторона, использована
    .of = 3fb20ea6d010
tally_up-laundry-second = { card_laundry }: медная сторона вверху
    .of = 66a59eda470b
tally_used-laundry-second = { card_laundry }: медная сторона, использована
    .of = d401e687008d
tally_up-exercise-yard-first = { card_exercise-yard }: серебряная сторона вверху
    .of = 047305eb040c
tally_used-exercise-yard-first = { card_exercise-yard }: серебряная сторона, использована
    .of = 069592396ed2
tally_up-exercise-yard-second = { card_exercise-yard }: медная сторона вверху
    .of = d52c68acbb22
tally_used-exercise-yard-second = { card_exercise-yard }: медная сторона, использована
    .of = ea6702823055
tally_up-infirmary-first = { card_infirmary }: серебряная сторона вверху
    .of = e7e438727cbc
tally_used-infirmary-first = { card_infirmary }: серебряная сторона, использована
    .of = 32bf74b830ff
tally_up-infirmary-second = { card_infirmary }: медная сторона вверху
    .of = b20f04e1cae7
tally_used-infirmary-second = { card_infirmary }: медная сторона, использована
    .of = fba26b9a26e8
tally_up-workshop-first = { card_workshop }: серебряная сторона вверху
    .of = f6e38ff26ca0
tally_used-workshop-first = { card_workshop }: серебряная сторона, использована
    .of = 29179f366c86
tally_up-workshop-second = { card_workshop }: медная сторона вверху
    .of = 1060dc7c7c49
tally_used-workshop-second = { card_workshop }: медная сторона, использована
    .of = 1ae2e23b52c8
tally_up-recreational-room-first = { card_recreational-room }: серебряная сторона вверху
    .of = 97e4f254238f
tally_used-recreational-room-first = { card_recreational-room }: серебряная сторона, использована
    .of = 8ff86d47f146
tally_up-recreational-room-second = { card_recreational-room }: медная сторона вверху
    .of = 9e3b3cca26e2
tally_used-recreational-room-second = { card_recreational-room }: медная сторона, использована
    .of = 64bbb27928e5
tally_up-visiting-area-first = { card_visiting-area }: серебряная сторона вверху
    .of = ccfa40f01b55
tally_used-visiting-area-first = { card_visiting-area }: серебряная сторона, использована
    .of = dd2fdbe62578
tally_up-visiting-area-second = { card_visiting-area }: медная сторона вверху
    .of = 320c6697ed3d
tally_used-visiting-area-second = { card_visiting-area }: медная сторона, использована
    .of = 2dbed520d4ca
tally_up-chapel-first = { card_chapel }: серебряная сторона вверху
    .of = 40da7caab3d3
tally_used-chapel-first = { card_chapel }: серебряная сторона, использована
    .of = 33c3bfbf1d33
tally_up-chapel-second = { card_chapel }: медная сторона вверху
    .of = faf91f1f6d86
tally_used-chapel-second = { card_chapel }: медная сторона, использована
    .of = 55af39ec6f91
tally_up-wardens-office-first = { card_wardens-office }: серебряная сторона вверху
    .of = 0b37b4e78f6a
tally_used-wardens-office-first = { card_wardens-office }: серебряная сторона, использована
    .of = 659836053295
tally_up-wardens-office-second = { card_wardens-office }: медная сторона вверху
    .of = bdda95b0a9ea
tally_used-wardens-office-second = { card_wardens-office }: медная сторона, использована
    .of = d4da1f25e121
tally_up-prison-wall-first = { card_prison-wall }: серебряная сторона вверху
    .of = 4b37f1120694
tally_used-prison-wall-first = { card_prison-wall }: серебряная сторона, использована
    .of = 94ebca769d63
tally_up-prison-wall-second = { card_prison-wall }: медная сторона вверху
    .of = 41e86d7a8dae
tally_used-prison-wall-second = { card_prison-wall }: медная сторона, использована
    .of = 8a02dbbb7da8
tally_up-chiefs-room-first = { card_chiefs-room }: простая сторона вверху
    .of = 3b8755380227
tally_used-chiefs-room-first = { card_chiefs-room }: простая сторона, использована
    .of = e5acc9e325d5
tally_up-chiefs-room-second = { card_chiefs-room }: платная сторона вверху
    .of = e9ca91c9c5b4
tally_used-chiefs-room-second = { card_chiefs-room }: платная сторона, использована
    .of = 9645c7efbe6b
tally_up-lighthouse-first = { card_lighthouse }: простая сторона вверху
    .of = 41bb8c17ef23
tally_used-lighthouse-first = { card_lighthouse }: простая сторона, использована
    .of = 6e6a38dd2505
tally_up-lighthouse-second = { card_lighthouse }: платная сторона вверху
    .of = 571353fe49fe
tally_used-lighthouse-second = { card_lighthouse }: платная сторона, использована
    .of = 8db08ff5e21e
tally_up-tunnels-first = { card_tunnels }: простая сторона вверху
    .of = 910df5ce4bfb
tally_used-tunnels-first = { card_tunnels }: простая сторона, использована
    .of = 7a5fcb72d7d6
tally_up-tunnels-second = { card_tunnels }: платная сторона вверху
    .of = 10d4b8f7b049
tally_used-tunnels-second = { card_tunnels }: платная сторона, использована
    .of = 480b52ad9364
tally_played-hidden-stash = Сыграно: { card_hidden-stash }
    .of = 24a346bc14d3
tally_played-hush-money = Сыграно: { card_hush-money }
    .of = 83f054275410
tally_played-lookout = Сыграно: { card_lookout }
    .of = 7972d186e45f
tally_played-anonymous-note = Сыграно: { card_anonymous-note }
    .of = 069c286e2f21
tally_played-friendly-guard = Сыграно: { card_friendly-guard }
    .of = 6fc338f5b379
tally_played-borrowed-file = Сыграно: { card_borrowed-file }
    .of = 0afc8f24d4fd
tally_played-change-of-plans = Сыграно: { card_change-of-plans }
    .of = bd3c7fff079b
tally_played-old-debt = Сыграно: { card_old-debt }
    .of = 7b791502ea3a
tally_played-double-shift = Сыграно: { card_double-shift }
    .of = 36030fdbe0c3
tally_played-forced-favour = Сыграно: { card_forced-favour }
    .of = c678ff254a5a
tally_played-two-voices = Сыграно: { card_two-voices }
    .of = 548ee8184ec6
tally_played-tip-off = Сыграно: { card_tip-off }
    .of = 3ecd9d3455b3
tally_played-off-duty = Сыграно: { card_off-duty }
    .of = a086562b1b56
tally_played-transfer = Сыграно: { card_transfer }
    .of = eae4a9353d0b
tally_played-loose-talk = Сыграно: { card_loose-talk }
    .of = 8c9bbcb14c1d
tally_handed-key = Сдано: { card_key-token }
    .of = 8a7e4a5a13db
tally_handed-knife = Сдано: { card_knife-token }
    .of = 84b3244a9505
tally_handed-clothes = Сдано: { card_clothes-token }
    .of = 003656dbc097
tally_handed-drugs = Сдано: { card_drugs-token }
    .of = 6d1f3c3d2e78
tally_handed-tools = Сдано: { card_tools-token }
    .of = 4064aab5d844
tally_handed-gun = Сдано: { card_gun-token }
    .of = 10f2d2e4a38e
tally_with-pickpocket = Приговор: { card_pickpocket }
    .of = d18a43f1bad4
tally_free-pickpocket = На свободе: { card_pickpocket }
    .of = 9168ae9e2c8c
tally_with-ringleader = Приговор: { card_ringleader }
    .of = 214d2e734bce
tally_free-ringleader = На свободе: { card_ringleader }
    .of = a3f9d0acc7f3
tally_with-smuggler = Приговор: { card_smuggler }
    .of = a078311538e5
tally_free-smuggler = На свободе: { card_smuggler }
    .of = c392983bb940
tally_with-bookmaker = Приговор: { card_bookmaker }
    .of = 173765f85e23
tally_free-bookmaker = На свободе: { card_bookmaker }
    .of = 231db1128423
tally_with-forger = Приговор: { card_forger }
    .of = 22d786669c22
tally_free-forger = На свободе: { card_forger }
    .of = a2b95540e524
tally_with-getaway-driver = Приговор: { card_getaway-driver }
    .of = 14f544e76f00
tally_free-getaway-driver = На свободе: { card_getaway-driver }
    .of = 3c68163c9e2f
tally_with-embezzler = Приговор: { card_embezzler }
    .of = 2aa9e70b9e21
tally_free-embezzler = На свободе: { card_embezzler }
    .of = 37a617b58316
tally_with-brawler = Приговор: { card_brawler }
    .of = 09f1f3e29c91
tally_free-brawler = На свободе: { card_brawler }
    .of = 83af861a6773
tally_with-informer = Приговор: { card_informer }
    .of = 9e86e84e0960
tally_free-informer = На свободе: { card_informer }
    .of = 9d561cda286f

house_series = Если вы играете несколько партий подряд, каждая начинается заново и ничего не переносится. В итоге важно, сколько раз сбежал каждый из вас; мы лишь отмечаем, кто остался и сколько раз.
    .title = Несколько партий
    .of = 2686b44a3052
ui_circle = Если ему никто не помешает, его круг длится { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }{ $before ->
        [0] { "" }
        [one] , а до круга { $before } шаг
        [few] , а до круга { $before } шага
        [many] , а до круга { $before } шагов
       *[other] , а до круга { $before } шага
    }: { $circle }.
    .of = ca71174b00fd
ledger_letters = Буквы
    .of = 1b12b37a1f72
ledger_scapegoat = Козёл отпущения в конце
    .of = 4736ff945b60
ledger_caught = Победили охранники; не сбежал никто.
    .of = 4652f3a31fc4
ledger_left-behind = { $value ->
        [one] В тюрьме остался игрок: { $member }.
        [few] В тюрьме остался игрок: { $member }, уже { $value } раза.
        [many] В тюрьме остался игрок: { $member }, уже { $value } раз.
       *[other] В тюрьме остался игрок: { $member }, уже { $value } раза.
    }
    .of = 01f4bba948e4
ledger_next-fresh = Следующая партия начинается заново.
    .of = 5d98fc8829a8
ledger_next-scapegoat = Первого козла отпущения выбирает случай.
    .of = 9cbc0bed7973
ledger_fault-all-but-one = Сбегают все, кроме одного, или не сбегает никто.
    .of = 476bb7624999
ledger_fault-nobody = В партии с таким концом не сбежал никто.
    .of = 5a5639a39ce3
ledger_fault-letters = У сбежавших вместе должны быть все буквы плана.
    .of = 7d92098ee10d
ledger_fault-scapegoat = Козёл отпущения должен был участвовать в партии.
    .of = 3708245532ca
