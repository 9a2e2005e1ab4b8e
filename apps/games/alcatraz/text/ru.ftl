# «Алькатрас: Козёл отпущения» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.
# Имена игроков стоят только в именительном падеже, и ни один глагол не выдаёт, кто играет: он или она.

game = Алькатрас: Козёл отпущения
    .about = Все готовят побег, и все знают, что кого-то одного придётся оставить.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
    .of = 32c4f090a7ba
product_base = Алькатрас: Козёл отпущения
    .of = b4121de40079
product_maximum-security = Строгий режим
    .of = 9e3be61c6344
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
components_auxiliary = Каждая { -auxiliary } называет одну локацию. Когда место должен выбрать случай, перемешайте эти карты и вытяните нужную.
    .title = Вспомогательные карты
    .of = 3759d7a56ef1
components_wood = { $wood-total ->
        [one] { $wood-total } деревянный маркер
        [few] { $wood-total } деревянных маркера
       *[many] { $wood-total } деревянных маркеров
    }: { $wood_guard } для охраны, { $wood_plan-marker } для букв плана и { $wood_player-marker } цветов игроков.
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
    .of = 88bbd7da410b
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
    .of = cfd158a70ccb

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
    .of = 12c4c2adcdeb
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
    .of = dd6ce19ebb67
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
    .of = b20b581c6c1b
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
    .of = 426a44689b18
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
    .of = 3eb7f8b712ef
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
setup_votes = Каждый берёт по одному { -voting-marker(case: "dat") } каждого цвета, за который кто-то играет, в том числе и своего.
    .title = Маркеры голосования
    .of = 924bb6ebf649
setup_fifth-markers = Приготовьте для нового цвета те же маркеры, что и для остальных, и дайте каждому маркер голосования этого цвета.
    .title = Маркеры нового цвета
    .of = d8713ae9d4a6
setup_prisoners = Для каждого заключённого вытяните { -auxiliary(case: "acc") }: с этой локации и начинает его фишка.
    .title = Где начинают заключённые
    .of = 0a87f0d5cd9a
setup_chief = Когда места есть у всех заключённых, вытяните ещё { $chief-draw ->
        [one] { $chief-draw } вспомогательную карту
        [few] { $chief-draw } вспомогательные карты
       *[many] { $chief-draw } вспомогательных карт
    }. С названной локации начинает начальник охраны.
    .title = Где начинает начальник
    .of = 8c3e6fe259d3
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
    .of = 84f72a326044
setup_blackmail-security = Прежде чем раздавать карты шантажа, добавьте к прежним новые ({ $more-cards_blackmail }). Теперь их { $blackmail-all }.
    .title = Карты шантажа
    .of = 89a32e6ccf99
setup_blackmail = Перемешайте карты шантажа и раздайте каждому игроку по { $blackmail-start ->
        [one] { $blackmail-start } карте
        [few] { $blackmail-start } карты
       *[many] { $blackmail-start } карт
    } лицом вниз. Это наше правило.
    .title = Раздача шантажа
    .of = 3aa0cd913fce
setup_sentences = Перед началом игры перемешайте карты приговора и раздайте каждому заключённому по { $sentences-dealt ->
        [one] { $sentences-dealt } карте
        [few] { $sentences-dealt } карты
       *[many] { $sentences-dealt } карт
    }; они лежат открыто рядом с планшетом.
    .title = Раздача приговоров
    .of = 49b1095979ab
setup_sentences-rest = Лишние карты приговора уберите в коробку.
    .title = Лишние приговоры
    .of = e7e86b2bd62c
setup_sentences-boxed = Оставьте карты приговора в коробке.
    .title = Без приговоров
    .of = 761729e47558
setup_scapegoat = Выберите случайного игрока: он будет первым козлом отпущения и подержит карту до первого голосования.
    .title = Первый козёл отпущения
    .of = 433379513b24
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
    .of = 80daff9d01a8
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
    .of = 7b4a33c2a110
round_last-guard = В тот миг, когда в тюрьму входит { $guard-fatal }-й охранник, игра окончена, и вы все проиграли.
    .title = Последний охранник
    .of = e08af0e128c6
round_rounds = В начале охранников { $guards-start }, и каждый раунд приводит ещё одного. После { $rounds-safe ->
        [one] { $rounds-safe } раунда
        [few] { $rounds-safe } раундов
       *[many] { $rounds-safe } раундов
    } их ровно столько, сколько тюрьма может вместить, а { $round-fatal }-й раунд приводит лишнего.
    .title = Пример: сколько у вас времени
    .of = 67c641b78ce8
round_restock = Затем пополните каждый { -stock } из резерва, насколько там хватает нужных предметов. Это наше правило.
    .title = Пополнение запасов
    .of = 3cde69b3a9aa
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
    .of = 98b9f0db6392
round_elected = Заключённый, у которого голосов больше всех, — { -scapegoat } до следующего голосования; он берёт соответствующую карту. Маркеры возвращаются к тем, кто голосовал.
    .title = Козёл отпущения
    .of = ae30495f3c9a
round_tie = Если поровну больше всех голосов у нескольких, одного из них выбирает прежний козёл отпущения, который тоже голосовал.
    .title = Ничья
    .of = 122c7cd84ebd
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
    .of = 1894da2071ae
round_whole-turn = Вы делаете все свои действия подряд, вставляя между ними свободные, когда захотите, и только потом начинает следующий заключённый.
    .title = Ход целиком
    .of = 4a08ce6e2d33
