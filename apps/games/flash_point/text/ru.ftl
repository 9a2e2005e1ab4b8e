# «Большой пожар» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.

game = Большой пожар
    .about = Здание горит, внутри люди, а все вы — пожарная команда: успейте вывести их, пока оно не рухнуло.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
    .of = 0d689f747dc3
product_base = Большой пожар
    .of = b2ddc8d2abdd
product_extreme-danger = Extreme Danger
    .of = 5072c9ac7fc8
product_second-story = { "2nd Story" }
    .of = 9c7e08404309
source_B = Flash Point: Fire Rescue, правила и памятка на английском (начало)
    .of = e44eee7f1b0e
source_I = Две открытые программы, играющие в базовую игру, и снимки её полей
    .of = 86aefd9adfa7
source_P = Памятки, справочник жетонов и сводки подготовки базовой игры
    .of = 0b9fe19c9289
source_G = Немецкий пересказ немецкой брошюры
    .of = 617bdf86cc09
source_N = Extreme Danger, правила на английском (начало)
    .of = 7cdd4d6c6199
source_D = Extreme Danger, официальное испанское издание (начало)
    .of = ce3a9d537721
source_Z = Extreme Danger, правила на чешском
    .of = 0dc780e0ae1e
source_E = Extreme Danger, любительский перевод на испанский, частично на португальский
    .of = d56a47cbbe51
source_T = Заметки игрока об Extreme Danger на китайском
    .of = edc2b92c10aa
source_U = Urban Structures, правила (на английском и итальянском)
    .of = 2f942368a705
source_S = { "2nd Story" } в пересказе обозревателей
    .of = 0d2ce79056d5
source_W = Dangerous Waters, правила на японском: те же противопожарные двери
    .of = 1ab8d0b9bcc0
source_H = Ludolex: там, где источники молчат
    .of = f306d777283f
module_garage = Гараж
    .about = Здание в один этаж с окнами, противопожарными дверями и, если хотите, с автомобилем, который может взорваться.
    .of = 09e477ed7791
module_laboratory = Лаборатория
    .about = Два этажа, соединённые внутренней лестницей, приставные лестницы и, если хотите, оборудование, которое взрывается или течёт.
    .of = ab621920cf8a
module_attic = Чердак
    .about = Ещё один этаж сверху, двенадцатигранная кость и новые взрывы.
    .of = cf11ccfbc41b
module_basement = Подвал
    .about = Ещё один этаж снизу; взрывы в нём пробивают дыры в полу над собой.
    .of = 3937188ee7d2
module_second-story-building = Здание из { product_second-story }
    .about = Дом из этого дополнения; здесь он нужен только как место для чердака или подвала.
    .of = 6d40995e18f8
mode_family = Семейная игра
    .about = Огонь, люди, стены — и больше ни о чём думать не надо.
    .of = 831b1951a90a
mode_experienced = Игра для опытных
    .about = Со специалистами, опасными веществами, очагами возгорания и машинами.
    .of = 677c5558298f
option_board = Сторона базового поля
    .of = bf349dda992f
option_board_board-1 = Первая сторона
    .of = b7507f960d8e
option_board_board-2 = Вторая сторона
    .of = f49dc96fedf1
option_level = Уровень
    .of = 73f0e6a51c26
option_level_recruit = Новобранец
    .of = 6cea06d52c92
option_level_veteran = Ветеран
    .of = c64b18ea80f7
option_level_heroic = Герой
    .of = 5b9dd20c214d
option_explosive-objects = Взрывоопасные объекты
    .about = Автомобиль в гараже или оборудование в лаборатории может взорваться.
    .of = 1c24b754f56d
option_explosive-objects_off = Без них
    .of = 749d2ed8d707
option_explosive-objects_on = С ними
    .of = 77cf2fb87795
option_platform = Подъёмная платформа
    .about = Пожарная машина не стреляет водой, а поднимает людей.
    .of = 12747c8b2d27
option_platform_off = Без неё
    .of = 1b014d84b83f
option_platform_on = С ней
    .of = 865c971da6c4
option_spill = Химическая утечка
    .about = Лабораторное оборудование, получив слишком много повреждений, течёт.
    .of = 1b58ddc44921
option_spill_off = Без неё
    .of = 7f69f2acf239
option_spill_on = С ней
    .of = f29a426608f9
option_bridge = Лестница вместо мостика
    .about = Лестницу можно положить через дыру в полу нижнего этажа.
    .of = e69c17d543bc
option_bridge_off = Без неё
    .of = 3dad8e5f9ea4
option_bridge_on = С ней
    .of = 93691def151b
option_ladder-down = Лестница в дыру
    .about = Лестница может вести через дыру в подвал.
    .of = 70da36564b98
option_ladder-down_off = Без неё
    .of = 947c2bf986e2
option_ladder-down_on = С ней
    .of = 5c6f26814fad
option_repair = Починка пола
    .about = Инженер-строитель может починить повреждённый пол.
    .of = 7ce5b2461014
option_repair_off = Без неё
    .of = 30df90cc09f7
option_repair_on = С ней
    .of = 5f33d3a08229

## Aim of the game

goal = Вы играете сообща: против всех вас само здание.
    .title = Цель игры
    .of = 2be46c59e8d2
goal_players = Игра рассчитана на { $players-min }–{ $players-max } игроков, которые побеждают или проигрывают все вместе.
    .title = Игроки
    .of = f977d34b4459
goal_firefighters = У каждого свой { -firefighter }. Обсуждать можно всё, но что сделает ваш, решаете вы.
    .title = Пожарные
    .of = 221d5ba19559
goal_family = В { -family-game(case: "loc") } нет { -specialist(case: "gen-pl") }, { -hazmat(case: "gen-pl") }, { -hot-spot(case: "gen-pl") } и { -flare-up(case: "gen-pl") }, а машины не ездят и не стреляют водой.
    .title = Семейная игра
    .of = 8e0e5797b8b7
goal_experienced = В { -experienced-game(case: "loc") } действуют все правила, а насколько трудно вам будет, вы выбираете сами.
    .title = Игра для опытных
    .of = 55da17c70e74
goal_win = Вы побеждаете, как только { $rescued-to-win ->
        [one] { -rescued } { $rescued-to-win } { -victim }
        [few] { -rescued(case: "neut") } { $rescued-to-win } { -victim(case: "gen-pl") }
       *[many] { -rescued(case: "neut") } { $rescued-to-win } { -victim(case: "gen-pl") }
    }.
    .title = Победа
    .of = 7c04b3059564
goal_lost-victims = Вы проигрываете, как только { $lost-to-lose_retail ->
        [one] { -lost } { $lost-to-lose_retail } { -victim }
        [few] { -lost(case: "neut") } { $lost-to-lose_retail } { -victim(case: "gen-pl") }
       *[many] { -lost(case: "neut") } { $lost-to-lose_retail } { -victim(case: "gen-pl") }
    }.
    .title = Слишком много погибших
    .of = 018fe366c9fb
goal_collapse = Вы сразу проигрываете из-за { -collapse(case: "gen") }, когда нужно выложить последний из { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }.
    .title = Здание рушится
    .of = 6d52d3390a2f

## Boards

boards = На чём вы играете и как это читать.
    .title = Поля
    .of = e792019a8ef2
boards_grid = { -building(case: "nom-cap") } состоит из { $rows ->
        [one] { $rows } ряда
        [few] { $rows } рядов
       *[many] { $rows } рядов
    } и { $columns ->
        [one] { $columns } столбца
        [few] { $columns } столбцов
       *[many] { $columns } столбцов
    }, то есть из { $spaces ->
        [one] { $spaces } { -space(case: "gen") }
        [few] { $spaces } { -space(case: "gen-pl") }
       *[many] { $spaces } { -space(case: "gen-pl") }
    }. { -red-die(case: "nom-cap") } называет ряд, { -black-die } — столбец.
    .title = Ряды и столбцы
    .of = 0d3999915217
boards_outside = Вокруг здания идёт кольцо { -outside(case: "gen-pl") }. { -firefighter(case: "nom-cap") } может там стоять и ходить, а огня там не остаётся.
    .title = Снаружи
    .of = 80c9725b5c4c
boards_adjacent = { -adjacent(case: "nom-cap") } — ближайшая сверху, снизу, слева или справа и никогда не по диагонали.
    .title = Соседство
    .of = 3bb29adcf12c
boards_blocked = Целая или повреждённая { -wall } и закрытая { -door } не дают двум клеткам быть соседними. Разрушенная стена ничего не разделяет.
    .title = Что нарушает соседство
    .of = 913229d99538
boards_walls = Каждый отрезок { -wall(case: "gen") } выдерживает { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "gen") }
       *[many] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; когда их столько, он разрушен.
    .title = Стены
    .of = bf27d8415ded
boards_doors = :door: { -door(case: "nom-cap") } открыта или закрыта, как показывает её маркер. У { -doorway(case: "gen") } в наружной стене маркера нет, он всегда считается открытым.
    .title = Двери и проёмы
    .of = e4af47791767
boards_layout-1 = Для каждого ряда таблица называет столбцы, за которыми и под которыми стоит стена или дверь. По всему наружному краю тоже стены, кроме проёмов. Всего выходит: отрезков стен внутри и снаружи — { $segments_board-1_walls }, дверей — { $segments_board-1_doors }, проёмов — { $segments_board-1_doorways }.
    .title = Первая сторона: стены и двери
    .of = bb9ab2e72c19
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } этой стороны, все на краю здания; клетки названы рядом и столбцом.
    .title = Первая сторона: проёмы
    .of = af3f69f700c9
boards_parking-1 = На каждой улице есть { -parking-spot } для { -ambulance(case: "gen") } и ещё одна для { -engine(case: "gen") }, длиной в { $parking-length ->
        [one] { $parking-length } клетку
        [few] { $parking-length } клетки
       *[many] { $parking-length } клеток
    } каждая. Для верха и низа таблица называет столбцы, для боковых улиц — ряды.
    .title = Первая сторона: стоянки
    .of = 41226dbc825b
boards_layout-2 = Эта таблица читается так же, как для первой стороны. Всего отрезков стен — { $segments_board-2_walls }, дверей — { $segments_board-2_doors }, проёмов — { $segments_board-2_doorways }.
    .title = Вторая сторона: стены и двери
    .of = 2d7475256321
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } этой стороны, все на краю здания; клетки названы рядом и столбцом.
    .title = Вторая сторона: проёмы
    .of = bb94ce316b18
boards_parking-2 = И здесь на каждой улице есть место для { -ambulance(case: "gen") } и место для { -engine(case: "gen") }: для верха и низа названы столбцы, для боковых улиц — ряды.
    .title = Вторая сторона: стоянки
    .of = 1a2bef88e93e
boards_doors-not-passages = В одном пересказе правил, который ходит по сети, некоторые двери первой стороны приняты за открытые проходы. Это двери: так на печатном поле.
    .title = Не проходы
    .of = c85e171a2db9
boards_arrows = На каждой клетке напечатана стрелка. Если маркеру нельзя лежать на клетке, идите по стрелкам до первой, где можно.
    .title = Стрелки
    .of = 2c25b5fc0ece
boards_precedence = Для Extreme Danger нужна базовая игра. Правила дополнения добавляются к базовым, а где они расходятся, важнее дополнение.
    .title = Дополнение и базовая игра
    .of = 3ef1e02dbf5a
boards_two-boards = На большом поле с одной стороны гараж, с другой лаборатория; на поле вполовину меньше — чердак и подвал. Поэтому с одной коробкой обе стороны одного поля вместе не используют.
    .title = Два двусторонних поля
    .of = 6e83524d2645
boards_floors = В гараж и в лабораторию играют как есть либо надстраивают чердак или подводят снизу подвал.
    .title = Сколько этажей
    .of = a070d5231328
boards_garage = Гараж — здание в { $floors_garage_alone ->
        [one] { $floors_garage_alone } этаж
        [few] { $floors_garage_alone } этажа
       *[many] { $floors_garage_alone } этажей
    }. С ним приходят :window: окна, :fire-door: противопожарные двери и, по желанию, взрывоопасный автомобиль. Лаборатория — на обратной стороне.
    .title = Гараж
    .of = 7b09b239b9b9
boards_laboratory = В лаборатории { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } этаж
        [few] { $floors_laboratory_alone } этажа
       *[many] { $floors_laboratory_alone } этажей
    }. Здесь есть :stairs: внутренняя лестница и :ladder: приставные, а по желанию — платформа, взрывоопасное оборудование и утечка. Гараж — на обратной стороне.
    .title = Лаборатория
    .of = 621cfdd7a474
boards_attic-or-basement = { -attic(case: "nom-cap") } или { -basement } всегда добавляют к другому зданию, и никогда сразу оба.
    .title = Чердак или подвал
    .of = 7a77c6d8e476
boards_both = В игре бывает { -attic } или { -basement }. Оба вместе не предусмотрены, даже если коробок две.
    .title = Оба сразу
    .of = bbc61d18cded
boards_second-story = { -attic(case: "nom-cap") } или { -basement } можно добавить и к любому из зданий { product_second-story }. Для самого здания действуют правила того дополнения.
    .title = К зданию { product_second-story }
    .of = 4b1dcd8d1c72
boards_inner-ways = На второй этаж, чердак и в подвал попадают по { -stairs(case: "dat") } или снаружи, по { -ladder(case: "dat-pl") }. Внутренняя лестница напечатана, а для чердака или подвала кладут её маркер.
    .title = Как попасть на другие этажи
    .of = 07c1cbd93949
boards_no-throwing = С верхнего этажа никого и ничего не сбрасывают: ни { -victim(case: "acc") }, ни { -hazmat }, ни что-либо ещё.
    .title = Ничего не сбрасывать
    .of = 098935048ca7
boards_basement-outside = У { -basement(case: "gen") } нет { -outside(case: "gen-pl") }: на этом уровне здание не обойти и наружу не выйти.
    .title = Внизу нет улицы
    .of = a23df7e73a84
boards_own-plans = Списка стен, окон и дверей, напечатанных на этих полях, нам найти не удалось. Где спутник рисует их план, это наш собственный.
    .title = Наши собственные планы
    .of = d2c0ebd0a2ab
boards_laboratory-floors = И нижний, и верхний этаж — это { $floor-rows ->
        [one] { $floor-rows } ряд
        [few] { $floor-rows } ряда
       *[many] { $floor-rows } рядов
    } по { $floor-columns ->
        [one] { $floor-columns } столбцу
        [few] { $floor-columns } столбца
       *[many] { $floor-columns } столбцов
    }: столбцы с { $lab_ground_first } по { $lab_ground_last } — нижний этаж, с { $lab_upper_first } по { $lab_upper_last } — верхний.
    .title = Столбцы лаборатории
    .of = 70eecfcb015f
boards_attic-columns = У добавленного этажа { $floor-rows ->
        [one] { $floor-rows } ряд
        [few] { $floor-rows } ряда
       *[many] { $floor-rows } рядов
    } и столбцы с { $added-first } по { $added-last }, которые может назвать только двенадцатигранная кость.
    .title = Столбцы добавленного этажа
    .of = 512d787ede0e
boards_attic-above = Над гаражом { -attic } занимает левую половину: столбец чердака лежит прямо над тем, чей номер на { $attic-shift } меньше.
    .title = Что под чердаком
    .of = 675bf513c0ef
boards_laboratory-streets = У { -engine(case: "gen") } есть { -parking-spot } вдоль каждой из двух длинных сторон, над зданием и под ним.
    .title = Улицы лаборатории
    .of = c65c32b0119e

## Components

components = Что понадобится на столе.
    .title = Состав игры
    .of = 4e246ef9840f
components_dice = { -red-die(case: "nom-cap") } с { $die-red ->
        [one] { $die-red } гранью
        [few] { $die-red } гранями
       *[many] { $die-red } гранями
    } и { -black-die } с { $die-black ->
        [one] { $die-black } гранью
        [few] { $die-black } гранями
       *[many] { $die-black } гранями
    }.
    .title = Кости
    .of = 2556aa199e28
components_dice-twelve = { -red-die(case: "nom-cap") } с { $die-red ->
        [one] { $die-red } гранью
        [few] { $die-red } гранями
       *[many] { $die-red } гранями
    }, а за { -black-die(case: "acc") } — та, у которой { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }, из Extreme Danger.
    .title = Кости с ещё одним этажом
    .of = e3daea58f73f
components_dice-eight = Кроме того, { -black-die } с { $die-black ->
        [one] { $die-black } гранью
        [few] { $die-black } гранями
       *[many] { $die-black } гранями
    }: её требует лафетный ствол или первый взрыв.
    .title = Восьмигранная кость
    .of = 156cc68ccb14
components_board = Двустороннее поле базовой игры.
    .title = Базовое поле
    .of = df14a36570c3
components_second-story = Оба поля здания и всё остальное, что нужно для этого дополнения.
    .title = Поля { product_second-story }
    .of = d7f8ee436ea8
components_firefighters = { -firefighter(case: "nom-pl-cap") } ({ $firefighters }), каждый своего цвета.
    .title = Пожарные
    .of = 287b4e6ef047
components_fire = Маркеры ({ $fire-markers }), у которых на одной стороне :smoke: { -smoke }, на другой :fire: { -fire }.
    .title = Маркеры огня
    .of = ef84ab626485
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
        [few] { $poi-markers_victim } :victim: { -victim(case: "gen-pl") }
       *[many] { $poi-markers_victim } :victim: { -victim(case: "gen-pl") }
    } и { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
        [few] { $poi-markers_false } { -false-alarm(case: "nom-pl") }
       *[many] { $poi-markers_false } { -false-alarm(case: "gen-pl") }
    } с одинаковой рубашкой: :poi: { -poi }.
    .title = Точки интереса
    .of = 10dd992abd54
components_damage = { -damage-cube(case: "nom-pl-cap") } ({ $damage-cubes }). Других нет: это и резерв, и часы здания.
    .title = Кубики повреждения
    .of = e9eaaa0b6ee5
components_doors = :door: { -door(case: "nom-pl-cap") } ({ $door-markers }): на одной стороне маркера открытая, на другой закрытая.
    .title = Двери
    .of = cfac501f4f70
components_hot-spots = :hot-spot: { -hot-spot(case: "nom-pl-cap") } ({ $hot-spot-markers }).
    .title = Очаги возгорания
    .of = 780fe61fc574
components_hazmats = :hazmat: { -hazmat(case: "nom-pl-cap") } ({ $hazmat-markers }).
    .title = Опасные вещества
    .of = 6a55bab45a9c
components_markers = { $action-markers ->
        [one] { $action-markers } маркер
        [few] { $action-markers } маркера
       *[many] { $action-markers } маркеров
    }, которыми откладывают { -action-point(case: "acc-pl") }.
    .title = Маркеры действий
    .of = fae87f7fabdd
components_heal = { $heal-markers ->
        [one] { $heal-markers } маркер
        [few] { $heal-markers } маркера
       *[many] { $heal-markers } маркеров
    } для { -treated-victim(case: "gen-pl") }.
    .title = Маркеры лечения
    .of = 1cb88687c75c
components_vehicles = :engine: { -engine(case: "nom-cap") } и :ambulance: { -ambulance }.
    .title = Машины
    .of = 781e13584b42
components_specialists = { -specialist(case: "nom-pl-cap") } ({ $specialist-cards }), у каждого своя карта.
    .title = Специалисты
    .of = 9c8908d18e5d
components_extreme = Что добавляет дополнение. То, что нужно только полю, которого нет в игре, остаётся в коробке.
    .title = Из Extreme Danger
    .of = 54b44269f93f
components_extreme_garage = Большое поле гаражом вверх.
    .title = Поле гаража
    .of = de6e3ab30f73
components_extreme_laboratory = Большое поле лабораторией вверх.
    .title = Поле лаборатории
    .of = 8a1273082ee1
components_extreme_attic = Поле вполовину меньше, чердаком вверх.
    .title = Поле чердака
    .of = 4e8d258120b1
components_extreme_basement = Поле вполовину меньше, подвалом вверх.
    .title = Поле подвала
    .of = 3fa11bc237c4
components_extreme_windows = Маркеры открытых :window: { -window(case: "gen-pl") } ({ $open-windows }); закрытым маркер не нужен.
    .title = Открытые окна
    .of = 893925475ba1
components_extreme_doors = Ещё обычные :door: { -door(case: "nom-pl") } ({ $extra-doors }).
    .title = Ещё двери
    .of = 11b2608d092d
components_extreme_fire-doors = Зелёные :fire-door: { -fire-door(case: "nom-pl") } ({ $fire-door-markers }).
    .title = Противопожарные двери
    .of = 9c820b5dbf2b
components_extreme_jams = :jam: { -jam-marker(case: "nom-pl-cap") } ({ $jam-markers }).
    .title = Маркеры заклинивания
    .of = dc2c6f44f177
components_extreme_ladders = { -lower-half(case: "nom-pl-cap") } ({ $ladder-halves_lower }) и { -upper-half(case: "nom-pl") } ({ $ladder-halves_upper }); вместе из них выходит { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
        [few] { $ladders } :ladder: { -ladder(case: "nom-pl") }
       *[many] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Половины лестниц
    .of = 14ea670377c5
components_extreme_stairs = Маркеры :stairs: внутренней лестницы ({ $stair-markers }); за игру нужен только один.
    .title = Маркеры внутренней лестницы
    .of = 39198bd43039
components_extreme_large-object = { $objects_large } большой жетон: на одной стороне :car: автомобиль, на другой взрывоопасное оборудование.
    .title = Большой объект
    .of = 056929beb69e
components_extreme_small-object = { $objects_small } малый жетон: на одной стороне взрывоопасное оборудование, на другой ядовитое.
    .title = Малый объект
    .of = 79a30bad5524
components_extreme_toxic = :toxic: { -toxic-marker(case: "nom-pl-cap") } ({ $toxic-markers }).
    .title = Маркеры заражения
    .of = e4952cf60ad4
components_extreme_floors = Маркеры пола ({ $floor-markers }): на одной стороне :floor-damaged: { -damaged-floor }, на другой :floor-destroyed: { -destroyed-floor }.
    .title = Маркеры пола
    .of = 05668d806bfe
components_extreme_figures = Фигурки ({ $figures }): специалисты базовой игры и инженер-строитель. В коробке лежат и правила.
    .title = Фигурки
    .of = ec899e9b74bc
components_extreme_list = Жетоны объектов напечатаны с обеих сторон, и двенадцатигранная кость в коробке есть, хотя говорит об этом не каждый список. Жетона платформы не называет ни один: возьмите любой маркер.
    .title = Чего нет в списках
    .of = b98383e23a43

## Set-up

setup = Стол готовят в таком порядке.
    .title = Подготовка
    .of = 138cfc376eb4
setup_board-1 = Положите базовое поле первой стороной вверх.
    .title = Первая сторона
    .of = e6e26a4f82e1
setup_board-2 = Положите базовое поле второй стороной вверх.
    .title = Вторая сторона
    .of = 222bb6ab2fba
setup_garage = Положите большое поле Extreme Danger гаражом вверх.
    .title = Гараж
    .of = 5f64ada0db3f
setup_laboratory = Положите большое поле Extreme Danger лабораторией вверх.
    .title = Лаборатория
    .of = 253b48bfb6b4
setup_second-story = Положите поля { product_second-story } и подготовьте их, как велит то дополнение; затем внесите изменения, названные ниже.
    .title = Здание { product_second-story }
    .of = 85e04d518c11
setup_attic = Положите чердак рядом со зданием, а на нижнее поле — маркер внутренней лестницы: это { -lower-half } пути наверх. Место для него напечатано: одно у гаража, другое общее для лаборатории и { product_second-story }.
    .title = Чердак
    .of = 02b1fe07c347
setup_attic-stairs = Если напечатанного места не разобрать, положите маркер на клетку прямо под лестницей чердака.
    .title = Где лестница на чердак
    .of = ad147f0fae0b
setup_basement = Положите подвал рядом со зданием, а на нижний этаж — маркер внутренней лестницы; у всех зданий это одно и то же место. Это верхний конец пути вниз.
    .title = Подвал
    .of = c1b1256ee0cc
setup_die = Для столбцов возьмите { -black-die(case: "acc") } с { $die-black ->
        [one] { $die-black } гранью
        [few] { $die-black } гранями
       *[many] { $die-black } гранями
    }, для рядов — { -red-die(case: "acc") }.
    .title = Восьмигранная кость
    .of = fcd4d6e5104a
setup_die-twelve = Для столбцов возьмите { -black-die(case: "acc") }, у которой { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }, вместо той, у которой { $die-black }, для рядов — { -red-die(case: "acc") }.
    .title = Двенадцатигранная кость
    .of = 2280ea5dc561
setup_die-twelve-basement = Для столбцов возьмите { -black-die(case: "acc") }, у которой { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }, вместо той, у которой { $die-black }, для рядов — { -red-die(case: "acc") }.
    .title = Двенадцатигранная кость
    .of = d8c34ab5ff8c
setup_doors = На каждую напечатанную { -door(case: "acc") } положите маркер :door: закрытой двери.
    .title = Двери
    .of = 525e96b6d202
setup_fire-doors = На каждую напечатанную :fire-door: { -fire-door(case: "acc") } положите зелёный маркер закрытой стороной вверх.
    .title = Противопожарные двери
    .of = 67120f9dd998
setup_windows = Все :window: { -window(case: "nom-pl") } в начале закрыты: сложите их маркеры рядом с полем.
    .title = Окна
    .of = d0a043085fd0
setup_car = Поставьте :car: автомобиль на его место в гараже, где он займёт { $object-spaces_large ->
        [one] { $object-spaces_large } клетку
        [few] { $object-spaces_large } клетки
       *[many] { $object-spaces_large } клеток
    }. Сделайте это до первого броска костей.
    .title = Автомобиль
    .of = 6c4a5a4f2612
setup_equipment = Положите большой и малый взрывоопасные объекты на их места в лаборатории. Сделайте это до первого броска костей.
    .title = Оборудование
    .of = a9c4b5ba3e6b
setup_equipment-toxic = Положите большой взрывоопасный объект на его место. Малый лежит ядовитой стороной вверх: он потечёт, а не взорвётся.
    .title = Взрывоопасное и ядовитое
    .of = 75cc3ccba77a
setup_toxic = Положите малый объект на его место в лаборатории ядовитой стороной вверх, а :toxic: { -toxic-marker(case: "acc-pl") } — рядом с полем.
    .title = Ядовитое оборудование
    .of = f1350eb1444a
setup_objects-reroll = Что бы ни выпало при подготовке на { -explosive-object } — взрыв, точка интереса, очаг возгорания или опасное вещество, — бросайте заново.
    .title = Не на объект
    .of = a870f1b5712f
setup_points = Верните в коробку { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim(case: "acc") }
        [few] { $poi-out_victim } { -victim(case: "gen-pl") }
       *[many] { $poi-out_victim } { -victim(case: "gen-pl") }
    } и { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm(case: "acc") }
        [few] { $poi-out_false } { -false-alarm(case: "nom-pl") }
       *[many] { $poi-out_false } { -false-alarm(case: "gen-pl") }
    }, а остальных пострадавших ({ $poi-play_victim }) и ложные тревоги ({ $poi-play_false }) перемешайте лицом вниз.
    .title = Точки интереса
    .of = 775ba01900c8
setup_level = Выберите { -level }. Он говорит, сколько будет взрывов, { -hazmat(case: "gen-pl") } и { -hot-spot(case: "gen-pl") }.
    .title = Уровень
    .of = b633b55e0511
setup_family-fire = Положите :fire: { -fire } на клетки из таблицы: для каждого ряда названы столбцы. Все стены пока целы.
    .title = Первый огонь
    .of = bdb55b926963
setup_family-points = На каждую клетку из таблицы положите лицом вниз :poi: { -poi(case: "acc") }: для каждого ряда названы столбцы.
    .title = Первые точки интереса
    .of = 4b7630d51848
setup_family-board-2 = Бросьте кости для { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "gen") }
        [few] { $family-explosions } { -explosion(case: "gen-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } без повреждений и для { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Начало, напечатанное для такой игры, есть только на первой стороне.
    .title = Семейная игра на второй стороне
    .of = 46d460a10d05
setup_garage-family = Бросьте кости для { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "gen") }
        [few] { $family-explosions } { -explosion(case: "gen-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } и разыграйте каждый, не выкладывая { -damage-cube(case: "gen-pl") }. Затем бросьте их для { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Семейная игра в гараже
    .of = 9ad4cb5016b9
setup_laboratory-family = Бросьте кости для { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "gen") }
        [few] { $family-explosions } { -explosion(case: "gen-pl") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } и разыграйте каждый, не выкладывая { -damage-cube(case: "gen-pl") }. Затем бросьте их для { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Семейная игра в лаборатории
    .of = 976bb5c99b5c
setup_first-explosion = Бросьте { -black-die(case: "acc") }: ряд и столбец для первого { -explosion(case: "gen") } назовёт таблица.
    .title = Первый взрыв
    .of = 4ed2d17488c8
setup_first-explosion-twelve = Таблица кончается на { $die-black }. Бросайте для неё восьмигранную кость, даже если у { -black-die(case: "gen") } этой игры { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }. Это наше правило.
    .title = Первый взрыв, когда граней двенадцать
    .of = 5fef302b5c70
setup_garage-experienced = Исключений для гаража не известно, поэтому он готовится как в базовой игре: первый { -explosion } там, где говорит поле или таблица.
    .title = Гараж в игре для опытных
    .of = 4bd64e35bd25
setup_laboratory-explosions = Уже для первого { -explosion(case: "gen") } бросьте обе кости. На каждом этаже должно быть хотя бы { $explosions-per-floor ->
        [one] { $explosions-per-floor } взрыв
        [few] { $explosions-per-floor } взрыва
       *[many] { $explosions-per-floor } взрывов
    }: если какому-то ничего не достаётся, перебрасывайте.
    .title = Взрывы в лаборатории
    .of = 3e4b592ba197
setup_second-explosion = Для второго { -explosion(case: "gen") } бросьте обе кости; если клетка уже горит, бросайте заново.
    .title = Второй взрыв
    .of = 2e75be07b69f
setup_third-explosion = Для третьего переверните { -black-die(case: "acc") } второго на противоположную грань и бросьте только { -red-die(case: "acc") }; пока выпадает горящая клетка, бросайте заново.
    .title = Третий взрыв
    .of = 03249e958d86
setup_fourth-explosion = Герои бросают обе кости ещё для одного { -explosion(case: "gen") }.
    .title = Четвёртый взрыв
    .of = 35da1b320760
setup_extra-explosion = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }; у него тоже будет { -hot-spot }.
    .title = Ещё один взрыв
    .of = 2c02bfac5729
setup_extra-explosion-basement = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }; у него тоже будет { -hot-spot }.
    .title = Ещё один взрыв
    .of = 4c658f00b5b2
setup_extra-explosion-family = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }. Как и другие в этой игре, он не приносит ни повреждений, ни очага возгорания.
    .title = Ещё один взрыв в семейной игре
    .of = 405e15aa74aa
setup_explosion-resolved = Каждый раз положите на клетку :fire: и :hot-spot:, а затем разыграйте настоящий { -explosion } со всеми повреждениями.
    .title = Что делает каждый взрыв
    .of = 8dd65728804c
setup_hazmats = Для каждого :hazmat: { -hazmat(case: "gen") } вашего уровня бросьте кости: они назовут клетку. Если она горит, бросайте заново.
    .title = Опасные вещества
    .of = 4fed5a36bb3e
setup_rolled-points = Бросьте кости для { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }; если клетка горит или точка там уже есть, бросайте заново.
    .title = Люди
    .of = 2a7d4580504b
setup_laboratory-points = Разложите { -poi(case: "acc-pl") } по этажам: в начале на одном этаже их не больше { $lab-points-per-floor }. Если нужно, бросайте заново.
    .title = Люди на этажах
    .of = 4938d299dc49
setup_hot-spots = Бросьте кости ещё для { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "gen") }
        [few] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
       *[many] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } и положите их на поле.
    .title = Очаги вашего уровня
    .of = 5c6c1c956d6b
setup_hot-spots-players = Бросьте кости ещё для стольких { -hot-spot(case: "gen-pl") }, сколько называет таблица для вашего числа игроков.
    .title = Очаги при многих игроках
    .of = 0380c47d2294
setup_hot-spots-attic = Бросьте кости ещё для { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } на поле и добавьте { $extra-hot-spots_pool } в { -pool }.
    .title = Очаги для добавленного этажа
    .of = dfe019ae9d62
setup_hot-spots-basement = Бросьте кости ещё для { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } на поле и добавьте { $extra-hot-spots_pool } в { -pool }.
    .title = Очаги для добавленного этажа
    .of = b946c8433477
setup_pool = Положите рядом с полем { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "gen") }
       *[many] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    }. Это { -pool }.
    .title = Запас
    .of = 5365cb905144
setup_pool-heroic = Положите рядом с полем { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "gen") }
       *[many] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    }. Это { -pool }.
    .title = Запас героев
    .of = 28488e71b20d
setup_pool-short = Если при раскладке маркеров не хватает, сначала получает своё поле, а в { -pool } идёт то, что останется.
    .title = Мало очагов
    .of = 7db0403fe11e
setup_specialists = Каждый берёт { -specialist(case: "acc") }. Остальные ждут у { -engine(case: "gen") }.
    .title = Специалисты
    .of = eab14cfbb411
setup_start = Каждый ставит своего { -firefighter(case: "acc") } на любую { -outside(case: "acc") }.
    .title = Откуда начинают пожарные
    .of = 2947d3b15db7
setup_vehicles = Договоритесь, где стоят :engine: { -engine } и :ambulance: { -ambulance }: для каждой годится любая { -parking-spot } её вида.
    .title = Машины
    .of = cf9c0d47bf67
setup_ladders = Положите на { -engine(case: "acc") } { $ladders ->
        [one] { $ladders } сложенную :ladder: { -ladder(case: "acc") }
        [few] { $ladders } сложенные :ladder: { -ladder(case: "nom-pl") }
       *[many] { $ladders } сложенных :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Лестницы
    .of = 4ce77e95671a
setup_engine-family = Поставьте { -engine(case: "acc") } на любую { -parking-spot(case: "acc") }, какую хотите. На ней лежат лестницы, и стоит она там всю игру.
    .title = Пожарная машина в семейной игре
    .of = fe57a3c3a55c
setup_platform = Положите жетон :platform: { -platform(case: "gen") } на { -engine(case: "acc") }.
    .title = Платформа
    .of = 71c0e654efce
setup_saved = Решите, кто начинает. Отложенных { -action-point(case: "gen-pl") } пока нет ни у кого.
    .title = Очки действия
    .of = 589933b7a383

## The turn

turn = Ход — это немного работы, потом снова огонь, а потом, может быть, новые люди, которых надо найти.
    .title = Ход
    .of = ab2cee0a43bb
turn_order = Сначала вы действуете, потом разрастается пожар, потом пополняются точки интереса. После этого ходит игрок слева от вас.
    .title = Три части
    .of = b29e1432fd41
turn_points = На действия у вас есть { $action-points ->
        [one] { $action-points } { -action-point }
        [few] { $action-points } { -action-point(case: "gen") }
       *[many] { $action-points } { -action-point(case: "gen-pl") }
    } за ход; порядок любой, и повторять действия можно, пока хватает очков.
    .title = Очки действия
    .of = d18de406df52
turn_saving = Что не потратили, можно отложить на будущие ходы, но не больше { $saved-most ->
        [one] { $saved-most } { -action-point(case: "gen") }
        [few] { $saved-most } { -action-point(case: "gen-pl") }
       *[many] { $saved-most } { -action-point(case: "gen-pl") }
    }. Возьмите за каждое по маркеру действия.
    .title = Отложенные очки
    .of = 375cdab1a103
turn_extra-not-saved = Дополнительные { -action-point(case: "nom-pl") } { -specialist(case: "gen") } годятся только на этот ход. Что от них осталось, пропадает.
    .title = Дополнительные очки не откладывают
    .of = 507d78c2562e

## Actions

actions = Что можно сделать за очки действия.
    .title = Действия
    .of = cf326767b55c
actions_costs = Цена в { -action-point(case: "loc-pl") }, если { -specialist } не говорит иного.
    .title = Сколько стоят действия
    .of = d153a3b6fb09
actions_costs-experienced = Цена в { -action-point(case: "loc-pl") } того, что есть только в этой игре.
    .title = Сколько стоят другие действия
    .of = c1393ca88060
actions_costs-extreme = Цена в { -action-point(case: "loc-pl") }, если всё это есть в вашем здании и среди выбранного.
    .title = Сколько стоят действия Extreme Danger
    .of = f26cd6152b8c
actions_move = Перейти на { -adjacent(case: "acc") }, где нет { -fire(case: "gen") }, стоит { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "gen") }
       *[many] { $cost_move } { -action-point(case: "gen-pl") }
    }. Там может быть { -smoke }: он вам не мешает.
    .title = Переход
    .of = 94c1f3a792b4
actions_reveal = Войдя на клетку, где лежит :poi: { -poi }, вы открываете её за { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "gen") }
       *[many] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } уходит с поля, а :victim: { -victim } остаётся.
    .title = Разведка
    .of = 00fe35278b38
actions_move-fire = Войти на клетку с :fire: стоит { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "gen") }
       *[many] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. С { -victim(case: "ins") } так нельзя, и закончить там ход нельзя.
    .title = В огонь
    .of = aa87429cbce5
actions_carry = Переход, когда вы несёте :victim: { -victim(case: "acc") }, стоит { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "gen") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } за каждую клетку. Ничего другого вы в это время не несёте и в { -fire } не входите.
    .title = Переноска
    .of = bfedd851aeec
actions_carry-hazmat = Переход, когда вы несёте :hazmat: { -hazmat }, тоже стоит { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "gen") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } за клетку. Ноша бывает только одна, и в { -fire } с ней не входят.
    .title = Переноска опасного вещества
    .of = d7824786dbda
actions_lead = { -treated-victim(case: "nom-cap") } идёт вместе с вами без доплаты: за каждую клетку { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point }
        [few] { $cost-experienced_lead } { -action-point(case: "gen") }
       *[many] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Вести за собой
    .of = dc107d275ee1
actions_door = Открыть или закрыть :door: { -door(case: "acc") } своей клетки стоит { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "gen") }
       *[many] { $cost_door } { -action-point(case: "gen-pl") }
    }. Если дверь снесло, открывать и закрывать больше нечего.
    .title = Двери
    .of = 56824c50329b
actions_extinguish = На своей или { -adjacent(case: "loc") } вы убираете :smoke: за { $cost_smoke ->
        [one] { $cost_smoke } { -action-point(case: "acc") }
        [few] { $cost_smoke } { -action-point(case: "gen") }
       *[many] { $cost_smoke } { -action-point(case: "gen-pl") }
    } или превращаете :fire: в дым за { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point(case: "acc") }
        [few] { $cost_fire-smoke } { -action-point(case: "gen") }
       *[many] { $cost_fire-smoke } { -action-point(case: "gen-pl") }
    }.
    .title = Тушение
    .of = ac5e795ef75e
actions_extinguish-fire = За { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "gen") }
       *[many] { $cost_fire-out } { -action-point(case: "gen-pl") }
    } там можно убрать и весь :fire: сразу.
    .title = Потушить совсем
    .of = 00ba8dbb7ac3
actions_chop = { -chop(case: "nom-cap") } стоит { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "gen") }
       *[many] { $cost_chop } { -action-point(case: "gen-pl") }
    } и кладёт { -damage-cube(case: "acc") } на { -wall(case: "acc") } вашей клетки.
    .title = Рубить стену
    .of = ba658f3e76a7
actions_chop-supply = Этот кубик берут из резерва, где их { $damage-cubes }, так что каждый { -chop } приближает и { -collapse }.
    .title = Рубить — вредить зданию
    .of = 1ddded8f1ce2
actions_drive = За { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "gen") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } машина едет на следующую { -parking-spot(case: "acc") } своего вида, по часовой стрелке или против. Чтобы вести :engine:, надо быть в ней; :ambulance: можно вызвать откуда угодно.
    .title = Езда
    .of = 69fdc1ae912d
actions_ride = Кто стоит на месте машины, может поехать вместе с ней за { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "gen") }
       *[many] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Поездка вместе
    .of = 1a1de3332581
actions_deck-gun = Находясь на { -engine(case: "loc") }, вы стреляете водой из { -deck-gun(case: "gen") } за { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "gen") }
       *[many] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Лафетный ствол
    .of = 6ae55f316a10
actions_crew-change = У { -engine(case: "gen") } можно за { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "gen") }
       *[many] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    } сменить своего { -specialist(case: "acc") } на свободного, но только первым действием хода.
    .title = Смена расчёта
    .of = 854df58be6e3
actions_dispose = :hazmat: { -hazmat(case: "nom-cap") }, вынесенное из здания, там же выходит из игры за { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "gen") }
       *[many] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Избавиться от опасного вещества
    .of = decfdb1f5409
actions_rescue-family = :victim: { -victim(case: "nom-cap") }, которого вынесли из здания, { -rescued }.
    .title = Спасение
    .of = 1dac10e458b8
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } { -rescued } только на клетках { -ambulance(case: "gen") }: доставьте его туда или подгоните её к нему.
    .title = Спасение
    .of = 79d99f9a23ac

## The fire

fire = После ваших действий ход огня.
    .title = Огонь
    .of = d43d5be680b6
fire_roll = Бросьте обе кости: они называют { -target(case: "acc") }. Что там произойдёт, зависит от того, что там лежит.
    .title = Распространение огня
    .of = 86d7da280f4f
fire_target = Пустая { -target } получает :smoke:. Дым там превращается в :fire:. Если там уже горит, происходит { -explosion }.
    .title = Что делает бросок
    .of = 895654ab4548
fire_beside-fire = Любой { -smoke }, который ложится рядом с { -fire(case: "ins") }, — сразу огонь.
    .title = Дым рядом с огнём
    .of = bc5db9da5fd9
fire_flashover = При { -flashover(case: "loc") } каждый :smoke:, у которого на { -adjacent(case: "loc") } :fire:, загорается, и так снова и снова, пока есть чему. Её разыгрывают и тогда, когда { -explosion(case: "gen") } не было.
    .title = Вспышка
    .of = f09fae322092
fire_flashover-limits = { -flashover(case: "nom-cap") } не перескакивает через пустую клетку, { -wall(case: "acc") } или закрытую { -door(case: "acc") }.
    .title = Где кончается вспышка
    .of = 035923c6f6fd
fire_flashover-again = Когда взорвались { -hazmat(case: "nom-pl") }, разыграйте { -flashover(case: "acc-pl") } ещё раз, пока что-то меняется.
    .title = Дым после взрыва веществ
    .of = 4fa658336ab1
fire_hazmats = Каждое :hazmat: на клетке с :fire: вызывает там настоящий { -explosion }, даже если его несут. Потом оно выходит из игры, а туда ложится { -hot-spot }, если он есть в { -pool(case: "loc") }. Продолжайте, пока в огне не останется ни одного.
    .title = Опасные вещества в огне
    .of = aacede5c8e27
fire_hazmat-order = Если горят сразу несколько { -hazmat(case: "gen-pl") }, порядок выбирает тот, чей ход.
    .title = Несколько веществ
    .of = 711d809f79a7
fire_flare-up = Если у { -target(case: "gen") } был :hot-spot:, то после всего остального происходит { -flare-up }: бросьте кости для новой цели и разыграйте её так же, и так далее, пока у целей есть очаги.
    .title = Повторное возгорание
    .of = 22766e03a6cf
fire_flare-up-spot = После { -flare-up(case: "gen") } последняя { -target } получает { -hot-spot(case: "acc") }, если он есть в { -pool(case: "loc") }. Обычный бросок его не приносит.
    .title = Новый очаг
    .of = d2e3e4ede4d6
fire_knocked-down = Каждый { -firefighter } на клетке с :fire: { -knocked-down } и попадает к { -ambulance(case: "dat") }.
    .title = Сбит с ног
    .of = a1f2e384758f
fire_knocked-down-family = В этой игре годится любое место { -ambulance(case: "gen") }: берите ближайшее, а из равных выбирайте.
    .title = К ближайшей скорой помощи
    .of = e17535f48ad1
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } попадает туда, где сейчас стоит { -ambulance }.
    .title = Туда, где скорая помощь
    .of = 9297127f7b59
fire_load = Если { -firefighter } { -knocked-down }, то { -victim }, которого он нёс или вёл, { -lost(case: "pres") }.
    .title = Кого он нёс
    .of = 21e410ba95c0
fire_load-hazmat = Если { -firefighter } { -knocked-down }, то { -hazmat }, которое он нёс, взрывается.
    .title = Вещество в руках
    .of = 8909cfebd7b4
fire_victims = Каждый { -victim } на клетке с :fire: { -lost(case: "pres") }. Откройте там и каждую :poi:: пострадавший погибает, { -false-alarm } просто уходит.
    .title = Люди в огне
    .of = 5ef161481389
fire_outside = Весь :fire: снаружи здания убирают. Машинам он не вредит.
    .title = Огонь снаружи
    .of = d2e52115120b
fire_outside-order = Сначала снимают людей из огня, потом убирают огонь снаружи. Случаев, когда порядок важен, мы не знаем.
    .title = Что в последнюю очередь
    .of = ed649d6c69c9

## Explosions

explosion = Взрыв бьёт во все стороны.
    .title = Взрывы
    .of = 0cb672aac4f5
explosion_directions = { -explosion(case: "nom-cap") } идёт от своей клетки в { $blast-directions ->
        [one] { $blast-directions } сторону
        [few] { $blast-directions } стороны
       *[many] { $blast-directions } сторон
    }. Сама она горит дальше.
    .title = Во все стороны
    .of = 543a59e4982d
explosion_wall = { -wall(case: "nom-cap") }, которая ещё стоит, останавливает взрыв и получает { -damage-cube(case: "acc") }.
    .title = О стену
    .of = bed95f64c336
explosion_door = Закрытая :door: останавливает взрыв, её маркер снимают. { -damage-cube(case: "nom-cap") } не кладут.
    .title = О дверь
    .of = ed1650191fc4
explosion_open-door = Маркер открытой { -door(case: "gen") } снимают, а взрыв идёт дальше, на следующую клетку.
    .title = Через открытую дверь
    .of = a0599343c04a
explosion_next-space = Если следующая клетка пуста или на ней :smoke:, там появляется :fire:.
    .title = На следующую клетку
    .of = 4a326c620dec
explosion_shockwave = Если следующая клетка уже горит, дальше по прямой бежит { -shockwave }.
    .title = Ударная волна
    .of = 7ca4f5310b74
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } проходит горящие клетки, разрушенные стены и открытые двери. Двери, через которые она прошла, снесены.
    .title = Через что она проходит
    .of = b971b25fd0ae
explosion_shockwave-ends = Она кончается на пустой клетке или там, где { -smoke }: эта клетка получает :fire:, даже снаружи здания. Или у { -wall(case: "gen") }, которая получает { -damage-cube(case: "acc") }. Или у закрытой { -door(case: "gen") }, которую снимают.
    .title = Где она кончается
    .of = e2793ac70c72
explosion_own-breach = { -wall(case: "nom-cap") }, которую разрушил этот самый взрыв, всё же его останавливает.
    .title = Стена, которая не устояла
    .of = bf077da82997
explosion_example = { -target(case: "nom-cap") } уже горит. Её повреждённая левая { -wall } получает последний { -damage-cube }, какой может, и останавливает взрыв. Сверху снимают открытую { -door(case: "acc") }, и пустая клетка за ней загорается. Справа следующая клетка тоже горит, и { -shockwave } бежит к :smoke: за ней; он превращается в :fire:. Снизу снимают закрытую { -door(case: "acc") }, и только.
    .title = Пример: взрыв
    .of = 2f8e5afc136c

## Points of interest

points-of-interest = Те, кому вы нужны, скрыты под вопросительными знаками.
    .title = Точки интереса
    .of = 280253ae38fa
points-of-interest_refill = В конце своего хода пополните поле, чтобы на нём { $poi-on-board ->
        [one] лежала { $poi-on-board } { -poi }
        [few] лежали { $poi-on-board } { -poi(case: "nom-pl") }
       *[many] лежало { $poi-on-board } { -poi(case: "gen-pl") }
    }. Для каждой бросьте обе кости.
    .title = Пополнение
    .of = 72790201bf7a
points-of-interest_counting = { -victim(case: "nom-cap") }, который ещё находится в { -building(case: "loc") }, считается за точку.
    .title = Что считается
    .of = f6eb97471713
points-of-interest_counting-outside = { -victim(case: "nom-cap") } снаружи здания, который не добрался до { -ambulance(case: "gen") }, тоже считается.
    .title = Пострадавшие на улице считаются
    .of = 6d69f95bcd54
points-of-interest_clear = Уберите с выпавшей клетки весь :smoke: и :fire: и положите туда { -poi(case: "acc") }. Если она там уже есть или там { -victim }, бросайте заново.
    .title = На дым или огонь
    .of = 9f794fc08238
points-of-interest_at-firefighter = Если там стоит { -firefighter }, сразу откройте её.
    .title = На пожарного
    .of = 83375b74c9f1
points-of-interest_arrows = Если на выпавшей клетке огонь, дым, { -poi }, { -victim } или { -firefighter }, идите по стрелкам до первой, где ничего такого нет.
    .title = По стрелкам
    .of = 609dae2d5c84

## Specialists

specialists = Каждый хорош в чём-то своём.
    .title = Специалисты
    .of = 79403fbfc718
specialists_table = Таблица называет обычные и дополнительные { -action-point(case: "acc-pl") }. Дополнительные идут только на то, что назовёт специалист.
    .title = Очки каждого специалиста
    .of = dfaad74ae5fe
specialists_paramedic = Вы лечите :victim: { -victim(case: "acc") } на своей клетке за { $special_treat ->
        [one] { $special_treat } { -action-point(case: "acc") }
        [few] { $special_treat } { -action-point(case: "gen") }
       *[many] { $special_treat } { -action-point(case: "gen-pl") }
    }; после этого его можно вести. За { -extinguishing } платите в { $special_double ->
        [one] { $special_double } раз
        [few] { $special_double } раза
       *[many] { $special_double } раз
    } больше.
    .title = Фельдшер
    .of = ce72d3f55724
specialists_captain = За свои дополнительные очки ({ $specialist-points_captain_extra }) или за обычные вы передвигаете других { -firefighter(case: "acc-pl") } или велите им открыть или закрыть дверь.
    .title = Капитан
    .of = 4e9b03cd198d
specialists_captain-limit = На пожарного CAFS за ход можно потратить не больше { $special_cafs-command ->
        [one] { $special_cafs-command } дополнительного очка
        [few] { $special_cafs-command } дополнительных очков
       *[many] { $special_cafs-command } дополнительных очков
    }.
    .title = Капитан и пожарный CAFS
    .of = 4b0527b4c294
specialists_imaging = Вы открываете любую :poi: на поле за { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "gen") }
       *[many] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Оператор тепловизора
    .of = 1eaab9ee4592
specialists_cafs = Дополнительные очки ({ $specialist-points_cafs_extra }) у вас только на { -extinguishing }. Обычных лишь { $specialist-points_cafs_points }.
    .title = Пожарный CAFS
    .of = 7bd37224b720
specialists_hazmat-technician = Вы убираете :hazmat: { -hazmat } на своей клетке за { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "gen") }
       *[many] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Химик
    .of = 2f071f9edb73
specialists_generalist = У вас { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point }
        [few] { $specialist-points_generalist_points } { -action-point(case: "gen") }
       *[many] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } и больше никаких способностей.
    .title = Универсал
    .of = c772544a1857
specialists_rescue = { -chop(case: "nom-cap") } стоит вам всего { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point(case: "acc") }
        [few] { $special_rescue-chop } { -action-point(case: "gen") }
       *[many] { $special_rescue-chop } { -action-point(case: "gen-pl") }
    }. Дополнительные очки ({ $specialist-points_rescue_extra }) у вас на перемещение. За { -extinguishing } платите в { $special_double ->
        [one] { $special_double } раз
        [few] { $special_double } раза
       *[many] { $special_double } раз
    } больше.
    .title = Спасатель
    .of = 32102c3d582e
specialists_driver = Вы стреляете водой из { -deck-gun(case: "gen") } за { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "gen") }
       *[many] { $special_driver-gun } { -action-point(case: "gen-pl") }
    } и можете перебросить его кости.
    .title = Водитель-оператор
    .of = abdae3b40cb6
specialists_engineer-clear = За { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "gen") }
       *[many] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } вы возвращаете :hot-spot: со своей клетки в { -pool }. Это можно, только пока ваша клетка и { -adjacent(case: "nom-pl") } свободны от { -fire(case: "gen") }.
    .title = Инженер-строитель: очаги
    .of = e5157b624e53
specialists_engineer-repair = За { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "gen") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } вы снимаете { -damage-cube(case: "acc") } с повреждённой { -wall(case: "gen") } своей клетки обратно в резерв. Разрушенную не починить, и ни ваша клетка, ни { -adjacent } не должны гореть.
    .title = Инженер-строитель: починка
    .of = a304ac6abb31
specialists_engineer-no-water = Тушить вам нельзя ничего.
    .title = Инженер-строитель: без воды
    .of = bd85203c644d

## Vehicles

vehicles = Что стоит на улице.
    .title = Машины
    .of = 4895ee2c86c1
vehicles_quadrants = Здание делится на { $quadrants ->
        [one] { $quadrants } { -quadrant(case: "acc") }
        [few] { $quadrants } { -quadrant(case: "gen") }
       *[many] { $quadrants } { -quadrant(case: "gen-pl") }
    }: { $quadrant-rows ->
        [one] { $quadrant-rows } ряд
        [few] { $quadrant-rows } ряда
       *[many] { $quadrant-rows } рядов
    } на { $quadrant-columns ->
        [one] { $quadrant-columns } столбец
        [few] { $quadrant-columns } столбца
       *[many] { $quadrant-columns } столбцов
    } каждая.
    .title = Четверти
    .of = 03012ebdfefa
vehicles_quadrants-1 = До какой { -quadrant(case: "gen") } достаёт { -engine }, если её { -parking-spot } на этой улице.
    .title = Первая сторона: докуда достаёт машина
    .of = 7f7e21c5b8ba
vehicles_quadrants-2 = До какой { -quadrant(case: "gen") } достаёт { -engine }, если её { -parking-spot } на этой улице.
    .title = Вторая сторона: докуда достаёт машина
    .of = 63df182242e5
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } достаёт до той { -quadrant(case: "gen") }, возле которой стоит { -engine }. Бросьте обе кости; ту, что показывает мимо, переверните на противоположную грань.
    .title = Куда целит лафетный ствол
    .of = da139cc2cdb7
vehicles_deck-gun-water = Вода убирает весь :fire: и :smoke: с { -target(case: "gen") } и с каждой { -adjacent(case: "gen") }. Стены и закрытые двери её не пускают.
    .title = Что он расчищает
    .of = 7f0aba719d9f
vehicles_deck-gun-forbidden = Стрелять нельзя, пока в этой { -quadrant(case: "loc") } есть хоть один { -firefighter }.
    .title = Никого на пути
    .of = ff6291d73831

## Windows and light walls

windows = Новые пути внутрь и стены, которые мало что выдержат.
    .title = Окна и лёгкие стены
    .of = cbdffb560456
windows_what = :window: { -window(case: "nom-cap") } на поле заштриховано. Через него проходят, не ломая стену, а открывают и закрывают его почти как { -door(case: "acc") }.
    .title = Окна
    .of = 9456d715fc11
windows_closed = Каждое { -window } в начале закрыто.
    .title = Сначала закрыты
    .of = 6d1b729dbcfb
windows_open = С клетки у { -window(case: "gen") } вы открываете или закрываете его за { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "gen") }
       *[many] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. Это { -movement-action }.
    .title = Открыть и закрыть
    .of = 653e53bcdbca
windows_from-outside = То же можно сделать и с { -outside(case: "gen") } перед { -window(case: "ins") }.
    .title = Снаружи
    .of = bdbe41fb946d
windows_adjacent = Клетка за открытым { -window(case: "ins") } — { -adjacent }. Открыв его, положите маркер, закрыв — снимите.
    .title = Открытые окна
    .of = 257386874ccb
windows_wall = { -wall(case: "nom-cap") } с { -window(case: "ins") } разрушена, когда на ней { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "gen") }
       *[many] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Стена вокруг
    .of = 787b63385783
windows_blast = Взрыв проходит через открытое { -window }, и всё же, не как с дверью, { -wall } вокруг него получает повреждение и рушится.
    .title = Взрыв у открытого окна
    .of = a1dac0e11964
windows_marker = Когда { -wall } вокруг открытого { -window(case: "gen") } разрушена, его маркер возвращается к остальным.
    .title = Маркер разбитого окна
    .of = 3e030db2b6f1
windows_light-walls = Синий отрезок — { -light-wall }. Она разрушена, когда на ней { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "gen") }
       *[many] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Лёгкие стены
    .of = 5912159a7619
windows_light-chop = Единственный { -chop } по обычной цене разрушает { -light-wall(case: "acc") }.
    .title = Рубить лёгкую стену
    .of = 5503c8fad365

## Fire doors

fire-doors = Двери, которые держат, а иногда держат слишком крепко.
    .title = Противопожарные двери
    .of = ff808e6232f0
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } отмечена зелёным, и маркеры у неё свои. Во всём, кроме сказанного ниже, она { -door } как все.
    .title = Противопожарные двери
    .of = 98fcb2a3e1eb
fire-doors_roll = Если при { -advance-fire(case: "loc") } взрыв снёс бы закрытую { -fire-door(case: "acc") }, сначала бросьте { -red-die(case: "acc") }.
    .title = Бросок за дверь
    .of = 22c725ce0a5b
fire-doors_open = Взрыв, который дошёл до открытой { -fire-door(case: "gen") }, сносит её и идёт дальше, как через любую открытую дверь.
    .title = Открытая дверь
    .of = 309900127838
fire-doors_holds = Если выпало { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high }, взрыв остановлен, маркер остаётся и огонь туда не идёт. Остальные стороны разыграйте как обычно.
    .title = Держит
    .of = 893575097da1
fire-doors_jams = Если выпало { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high }, она тоже держит, но на неё ложится :jam: { -jam-marker }.
    .title = Держит, но заклинила
    .of = e5545760548c
fire-doors_jams-again = За { -fire-door(case: "acc") }, которую заклинило, не бросают: каждый новый взрыв добавляет ещё один { -jam-marker }.
    .title = Уже заклинило
    .of = 6d7e31be943b
fire-doors_shut = { -fire-door(case: "nom-cap") }, которую заклинило, не открывается.
    .title = Не пройти
    .of = 94668f14b63c
fire-doors_unjam = { -chop(case: "nom-cap") } с клетки у двери снимает один { -jam-marker } по обычной цене.
    .title = Вырубить заклинившую дверь
    .of = 3dd57e2f4d8a
fire-doors_unjam-cube = Чтобы сбить { -jam-marker }, не нужен { -damage-cube }: здание от этого не страдает.
    .title = Без кубика
    .of = b687435f078b
fire-doors_last-jam = Когда снят последний { -jam-marker }, { -fire-door } уничтожена.
    .title = Последний маркер
    .of = 931d9e2d768d
fire-doors_jams-short = Если в деле { $jam-markers ->
        [one] весь { $jam-markers } { -jam-marker }
        [few] все { $jam-markers } { -jam-marker(case: "gen") }
       *[many] все { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, дверь всё равно держит, но новых не получает.
    .title = Маркеры кончились
    .of = 5199e9bd710e

## Explosive objects

objects = Большая вещь, которую лучше не нагревать.
    .title = Взрывоопасные объекты
    .of = ca68af66f1a2
objects_scope = Это вариант на выбор. На поле лежит { -explosive-object }, который взрывается, получив слишком много повреждений.
    .title = Игра со взрывоопасными объектами
    .of = 4e43a1800e29
objects_car = :car: Автомобиль стоит на своём месте в гараже и занимает { $object-spaces_large ->
        [one] { $object-spaces_large } клетку
        [few] { $object-spaces_large } клетки
       *[many] { $object-spaces_large } клеток
    }.
    .title = Автомобиль
    .of = f96c7cdd8bd6
objects_wall = { -explosive-object(case: "nom-cap") } закрывает любой путь в себя и через себя и нарушает там соседство, как толстая { -wall }.
    .title = Как толстая стена
    .of = 0e3ab6e5d5c2
objects_no-fire = Пока он стоит, на его клетках не бывает ни { -smoke(case: "gen") }, ни { -fire(case: "gen") }.
    .title = На нём ничего не горит
    .of = 697091e0d502
objects_target = Если { -advance-fire } называет его клетку, идите по стрелкам до первой, которая может быть { -target(case: "ins") }.
    .title = Выпал как цель
    .of = 4a89af34eaf2
objects_damage = Когда взрыв положил бы :fire: на его клетку, положите вместо этого { -damage-cube(case: "acc") } на сам объект.
    .title = Как он получает повреждения
    .of = f9063d909b91
objects_capacity = Объект взрывается, когда на нём столько { -damage-cube(case: "gen-pl") }, сколько нарисовано: это его { -capacity }. Если кубиков больше, это тоже считается.
    .title = Когда ему хватит
    .of = 8be145e53dca
objects_capacities = { -capacity(case: "nom-cap") } автомобиля и ядовитого оборудования известна из примеров. Числа для взрывоопасного назначили мы, на случай если надпись на жетоне не разобрать.
    .title = Прочность объектов
    .of = e32aea4e8117
objects_order = Доиграйте взрыв, который сейчас идёт; только потом взрывается объект.
    .title = Сначала одно, потом другое
    .of = b1e9e7e24868
objects_large = Положите :fire: и :hot-spot: на обе его клетки и снимите жетон. Затем от этой пары идёт один { -explosion } в { $object-directions ->
        [one] { $object-directions } сторону
        [few] { $object-directions } стороны
       *[many] { $object-directions } сторон
    }.
    .title = Автомобиль взрывается
    .of = b4f1fee0ef79
objects_laboratory-large = Большое оборудование ведёт себя как автомобиль: :fire: и :hot-spot: на обе клетки, жетон снять, и один { -explosion } в { $object-directions ->
        [one] { $object-directions } сторону
        [few] { $object-directions } стороны
       *[many] { $object-directions } сторон
    }.
    .title = Большое оборудование взрывается
    .of = a650106e71f7
objects_family-hot-spot = В семейной игре { -hot-spot(case: "nom-pl") } от взорвавшегося объекта не выкладывают.
    .title = В семейной игре без очагов
    .of = 2856e1faec9b
objects_cubes = { -damage-cube(case: "nom-pl-cap") } взорвавшегося объекта выходят из игры. Они по-прежнему приближают { -collapse }, а в резерв не возвращаются.
    .title = Его кубики
    .of = 355d1ff56d43
objects_refill = { -poi(case: "nom-cap") }, выпавшая на { -explosive-object }, идёт по стрелкам.
    .title = Точки интереса
    .of = 505169ebf623
objects_small = Положите :fire: и :hot-spot: на его клетку и снимите жетон. На этой клетке происходит { -explosion }, а потом на ней же ещё один: всего их { $small-explosions }.
    .title = Малое оборудование взрывается
    .of = e26359c65213

## Stairs

stairs = С этажа на этаж внутри здания.
    .title = Внутренняя лестница
    .of = 6a19b3eb958e
stairs_adjacent = Нижняя и верхняя клетки, которые соединяет :stairs: { -stairs }, — соседние, так что у каждой может быть до { $stair-neighbours ->
        [one] { $stair-neighbours } соседки
        [few] { $stair-neighbours } соседок
       *[many] { $stair-neighbours } соседок
    }. В остальном это обычные клетки.
    .title = Пара клеток
    .of = bdeb7e323419
stairs_ordinary = Переход туда стоит как всегда. Там могут быть люди, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } или { -fire }, а стены вокруг можно разрушить.
    .title = Что там бывает
    .of = 66baeef9dfa9
stairs_coordinates = На каждой такой клетке указаны координаты другой.
    .title = Другой конец
    .of = 699c26bff632
stairs_explosion = { -explosion(case: "nom-cap") } на такой клетке идёт в { $stair-neighbours ->
        [one] { $stair-neighbours } сторону
        [few] { $stair-neighbours } стороны
       *[many] { $stair-neighbours } сторон
    }.
    .title = Взрыв на внутренней лестнице
    .of = 200b78e3e429
stairs_vertical = Если другой конец горит, взрыв, пришедший туда, выходит только через его открытую сторону, ту, где стены нет, даже если остальные стены повреждены или разрушены.
    .title = Вверх или вниз
    .of = 528f4ba7d49b
stairs_wave = { -shockwave(case: "nom-cap") }, которая пришла по этажу на горящую клетку внутренней лестницы, идёт дальше только в одну сторону: прямо, если стена впереди разрушена, иначе на другой этаж; стена при этом повреждения не получает.
    .title = Волна доходит до внутренней лестницы
    .of = 89bc04a70ed4
stairs_wave-on = Если другой конец тоже горит, { -shockwave } бежит дальше через его открытую сторону.
    .title = И дальше
    .of = 55667b010c8e
stairs_example-explosion = Взрывается нижняя клетка внутренней лестницы, у которой стены сверху, слева и снизу, а справа открыто; верхний конец горит. Каждая из этих стен получает { -damage-cube(case: "acc") }, справа загорается клетка, а наверху — та, что под верхним концом.
    .title = Пример: взрыв на внутренней лестнице
    .of = c8b16f92e467
stairs_example-wave = { -shockwave(case: "nom-cap") } доходит до горящей клетки внутренней лестницы, а стена за ней разрушена: загорается клетка за этой стеной, на том же этаже. Будь стена цела, загорелся бы другой конец.
    .title = Пример: волна на внутренней лестнице
    .of = c2a00773a6bb

## Ladders

ladders = С этажа на этаж снаружи здания.
    .title = Приставные лестницы
    .of = a170ec53660f
ladders_engine = На клетке { -engine(case: "gen") } вы берёте :ladder: { -ladder(case: "acc") } за { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "gen") }
       *[many] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Сложенной вы несёте её на место и там поднимаете; до этого по ней не лезут.
    .title = Взять лестницу
    .of = d5442cf482b0
ladders_carry = Когда вы несёте { -ladder(case: "acc") }, переход стоит как всегда.
    .title = Нести её
    .of = f0130cb70b52
ladders_no-load = Вместе с { -victim(case: "ins") } или { -hazmat(case: "ins") } { -ladder(case: "acc") } не несут, а вести в это время { -treated-victim(case: "acc") } можно.
    .title = Без другой ноши
    .of = 542f14953387
ladders_single = Больше одной { -ladder(case: "gen") } вы не несёте никогда.
    .title = По одной
    .of = 5d11e59901cc
ladders_ambulance = { -ladder(case: "nom-cap") } не помещается в { -ambulance(case: "acc") }, ни с вами, ни сама по себе. Чтобы поехать, оставьте её снаружи.
    .title = Не в скорую помощь
    .of = 7dffe299aac1
ladders_raise = Только снаружи вы поднимаете { -ladder(case: "acc") } за { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "gen") }
       *[many] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }, и это { -movement-action }: { -lower-half } встаёт на вашу клетку, { -upper-half } — на ту { -outside(case: "acc") } верхнего этажа, что ей соответствует. Вы её больше не несёте.
    .title = Поднять её
    .of = 95c19adeec38
ladders_climb = Между половинами вы лезете за { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }, а если с вами { -victim }, { -hazmat } или, вопреки обычному правилу, { -treated-victim }, — за { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    }.
    .title = Лезть по ней
    .of = 92f931b21bbd
ladders_enter = Столько же стоит путь между { -upper-half(case: "ins") } и зданием, через открытое { -window } или разрушенную { -wall(case: "acc") }.
    .title = В здание
    .of = 9772565d9804
ladders_upper-single = На { -upper-half(case: "loc") } не может стоять больше { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter(case: "gen") }
        [few] { $upper-half-room } { -firefighter(case: "gen-pl") }
       *[many] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Место для одного
    .of = 6cde9fe174d3
ladders_upper-work = На { -upper-half(case: "loc") } вы тушите как обычно, и { -chop } там такой же, как везде.
    .title = Работа наверху
    .of = 0224b657f47f
ladders_upper-leave = На { -upper-half(case: "loc") } нельзя оставить ни { -victim(case: "acc") }, ни { -hazmat }.
    .title = Ничего не оставлять наверху
    .of = 593f1ad76354
ladders_lower = { -lower-half(case: "nom-cap") } стоит на земле. Там может быть сколько угодно фигурок, и она никому не мешает, даже машинам.
    .title = Низ лестницы
    .of = 47b62084b9a8
ladders_fold = С её нижней клетки вы складываете { -ladder(case: "acc") } за { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "gen") }
       *[many] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Обе половины оказываются там.
    .title = Сложить её
    .of = d6d8b9216a69
ladders_fold-occupied = Складывать { -ladder(case: "acc") } нельзя, пока на её { -upper-half(case: "loc") } стоит { -firefighter }.
    .title = Наверху кто-то есть
    .of = e9d3b8fa2e6f
ladders_fire = :fire: на любой из половин роняет { -ladder(case: "acc") }: она лежит сложенной на нижней клетке.
    .title = Огонь у лестницы
    .of = 12cbb27fe132
ladders_fire-people = Кого застал этот огонь, тому достаётся как обычно. Если огонь внизу, а на { -upper-half(case: "loc") } кто-то есть, то { -firefighter } там { -knocked-down }, { -victim } { -lost(case: "pres") }, а { -hazmat }, которое несли, взрывается на нижней клетке.
    .title = Те, кто на лестнице
    .of = 780b486c5e3e
ladders_hazmat = { -hazmat(case: "nom-cap") } выходит из игры только на земле снаружи. { -upper-half(case: "nom-cap") } — ещё недостаточно далеко.
    .title = Вещества — до самой земли
    .of = cef33c122076
ladders_movement = Нести, поднимать и складывать { -ladder(case: "acc") } и лезть по ней — всё это { -movement-action }, для всех способностей и запретов специалистов.
    .title = Возня с лестницей — перемещение
    .of = 1a179e6fe8b7
ladders_example = Ада лезет с земли на { -upper-half(case: "acc") } за { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    } и входит через открытое { -window } ещё за { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb } { -action-point(case: "gen-pl") }
    }. Когда она ведёт наружу { -treated-victim(case: "acc") }, путь на верхнюю половину стоит { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } и ещё { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point(case: "acc") }
        [few] { $cost-extreme_climb-loaded } { -action-point(case: "gen") }
       *[many] { $cost-extreme_climb-loaded } { -action-point(case: "gen-pl") }
    } — вниз.
    .title = Пример: вверх и вниз по лестнице
    .of = 9aab549f2ebc
ladders_floor = Кто поднимает { -ladder(case: "acc") }, говорит, на какой этаж. Чтобы сменить этаж, сложите и поднимите её снова: сразу на оба верхних этажа она не ведёт никогда.
    .title = На какой этаж она ведёт
    .of = cb3a1b370c5c
ladders_tall = Между половинами { -ladder(case: "gen") } на третий этаж всё стоит вдвое дороже: в одиночку { $tall_climb ->
        [one] { $tall_climb } { -action-point }
        [few] { $tall_climb } { -action-point(case: "gen") }
       *[many] { $tall_climb } { -action-point(case: "gen-pl") }
    }, а если с вами { -victim } или другая ноша, { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point }
        [few] { $tall_climb-loaded } { -action-point(case: "gen") }
       *[many] { $tall_climb-loaded } { -action-point(case: "gen-pl") }
    }.
    .title = До самого чердака
    .of = 7ce10b8aa90c

## Vehicles at these buildings

tall-vehicles = Как работают машины у зданий, где этажей больше одного.
    .title = Машины у этих зданий
    .of = 43dcf3d7044e
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } достаёт до той половины здания, возле которой стоит { -engine }, на обоих этажах. Если нужно, переверните { -red-die(case: "acc") } на противоположную грань; { -black-die(case: "acc") } — никогда.
    .title = Лафетный ствол у лаборатории
    .of = f959cc660cf0
tall-vehicles_forbidden = Стрелять нельзя, пока в этой половине, на каком угодно этаже, есть хоть один { -firefighter }.
    .title = Никого в этой половине
    .of = 62b4885b844b
tall-vehicles_drive = За { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "gen") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } машина едет на любую { -parking-spot(case: "acc") } своего вида, не только на следующую. Для :engine: водитель по-прежнему должен быть в ней, :ambulance: приезжает откуда угодно.
    .title = Езда у лаборатории
    .of = cc0a393b7ef9
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } достаёт только до той половины поля, возле которой стоит { -engine }. Когда этажей так много, вместо него лучше подойдёт { -platform }.
    .title = Лафетный ствол при трёх этажах
    .of = 9abb82f76257
tall-vehicles_three-floors-dice = Если нужно, переверните { -red-die(case: "acc") } на противоположную грань. { -black-die(case: "nom-cap") } считается как выпала.
    .title = Кости при трёх этажах
    .of = b4b1cde773e2
tall-vehicles_three-floors-people = Стрелять нельзя, пока в половине, куда может попасть вода, есть хоть один { -firefighter }, на любом этаже.
    .title = Никого в половине, куда целят
    .of = c6b25f3ff476
tall-vehicles_garage-attic = Бросайте для него восьмигранную кость. Докуда он достаёт, зависит от того, с какой стороны стоит { -engine }.
    .title = Лафетный ствол у гаража с чердаком
    .of = 1ffc0f78c85d
tall-vehicles_garage-right = Справа в здании один этаж, и там { -deck-gun } работает как в базовой игре.
    .title = Справа
    .of = 30d464a6a8a3
tall-vehicles_garage-left = Слева он достаёт до половины обоих этажей. { -red-die(case: "acc-cap") } можно перевернуть; если на { -black-die(case: "loc") } выпало { $attic-gun-from } или больше, прибавьте { $attic-shift }, и это будет { -attic }, столбцы с { $added-first } по { $added-last }.
    .title = Слева
    .of = bfbb98f8780e
tall-vehicles_basement = Для { -deck-gun(case: "gen") } бросают, как всегда, восьмигранную кость. { -basement(case: "nom-cap") } не бывает { -target(case: "ins") } ни для него, ни для { -platform(case: "gen") }, кроме как через дыру в полу.
    .title = Лафетный ствол и подвал
    .of = 0a392895ef73

## Hydraulic platform

platform = Подъёмник с рукавом.
    .title = Подъёмная платформа
    .of = c1da598168ff
platform_scope = Это вариант на выбор. :platform: { -platform(case: "nom-cap") } заменяет { -deck-gun(case: "acc") }.
    .title = Игра с платформой
    .of = b341580f0c45
platform_capacity = Места там на { $platform-room ->
        [one] { $platform-room } фигурку
        [few] { $platform-room } фигурки
       *[many] { $platform-room } фигурок
    }: это пожарные или { -firefighter } вместе с { -victim(case: "ins") } либо с { -hazmat(case: "ins") } в руках, но не одни пострадавшие. Пострадавшего можно погрузить и оставить там.
    .title = Кому есть место
    .of = bd2f2dd95f16
platform_step = Перейти с { -engine(case: "gen") } на { -platform(case: "acc") } или обратно стоит { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "gen") }
       *[many] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }, а из здания или в него — как всегда.
    .title = Взойти и сойти
    .of = e9433b5cd2f8
platform_operate = За { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform } { -action-point(case: "gen") }
       *[many] { $cost-extreme_platform } { -action-point(case: "gen-pl") }
    }, а водитель-оператор за { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point(case: "acc") }
        [few] { $special_driver-platform } { -action-point(case: "gen") }
       *[many] { $special_driver-platform } { -action-point(case: "gen-pl") }
    }, одним действием вы двигаете { -platform(case: "acc") } со всем, что на ней, на любую { -outside(case: "acc") } верхнего этажа вдоль улицы машины или назад на { -engine(case: "acc") }.
    .title = Двигать платформу
    .of = f1472eee1bdd
platform_not-movement = Двигать { -platform(case: "acc") } — это действие с машиной, а не { -movement-action }.
    .title = Не перемещение
    .of = af284ad63581
platform_who = Двигает { -platform(case: "acc") } только тот { -firefighter }, который стоит на ней или на { -engine(case: "loc") }.
    .title = Кто может её двигать
    .of = a32bff3717ff
platform_work = Те, кто на { -platform(case: "loc") }, тушат, открывают и закрывают { -window } как обычно, и { -chop } там такой же, как везде.
    .title = Работа с неё
    .of = a03404cf8fc0
platform_cannon = За { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point(case: "acc") }
        [few] { $cost-extreme_cannon } { -action-point(case: "gen") }
       *[many] { $cost-extreme_cannon } { -action-point(case: "gen-pl") }
    }, а водитель-оператор за { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point(case: "acc") }
        [few] { $special_driver-cannon } { -action-point(case: "gen") }
       *[many] { $special_driver-cannon } { -action-point(case: "gen-pl") }
    }, её водомёт без костей бьёт по клетке рядом с ней, через открытое { -window } или разрушенную { -wall(case: "acc") }.
    .title = Её водомёт
    .of = d59d1e196050
platform_cannon-water = Весь :fire: и :smoke: уходит с { -target(case: "gen") } и с каждой { -adjacent(case: "gen") }. Стены и закрытые двери воду не пускают.
    .title = Что расчищает водомёт
    .of = 6f3529667d37
platform_cannon-forbidden = Водомётом нельзя пользоваться, пока на клетках, которые он расчистил бы, есть хоть один { -victim } или другой { -firefighter }.
    .title = Никого на пути
    .of = d81a613204c1
platform_stay = Пока { -platform } не вернулась на место, { -engine } ехать не может.
    .title = Машина ждёт
    .of = 02c7ea36d095

## Chemical spill

spill = По тому, что здесь вытекает, вброд не ходят.
    .title = Химическая утечка
    .of = aabd01a1b2b3
spill_scope = Это вариант на выбор. Ядовитое оборудование — такой же { -explosive-object }, но когда его { -capacity } исчерпана, бывает не взрыв, а { -spill }.
    .title = Игра с утечкой
    .of = 89e8981008a7
spill_damage = Оно перекрывает путь, как толстая { -wall }, и никогда не горит. Взрыв, который положил бы :fire: на его клетку, кладёт { -damage-cube(case: "acc") } на него самого, и так до { $capacity_toxic }.
    .title = Его повреждения
    .of = e4b3329b18e2
spill_markers = Жетон и его кубики выходят из игры. Положите :toxic: { -toxic-marker(case: "acc") } на его клетку, потом ещё, один за другим, пока их не станет { $toxic-markers }.
    .title = Потекло
    .of = 15f4022af2a4
spill_next = Каждый следующий маркер идёт на случайную { -adjacent(case: "acc") } с той, куда лёг предыдущий. Разделите грани кости поровну между клетками, которые могут его принять, как показано в таблице.
    .title = Куда течёт
    .of = 4c7df7d1845d
spill_no-roll = Если такая клетка одна, ничего не бросают.
    .title = Единственный путь
    .of = 6a7b12ddc566
spill_walls = { -spill(case: "nom-cap") } не проходит через стены, закрытые двери и закрытые окна: годится только { -adjacent }.
    .title = Стены её держат
    .of = e351e16076f9
spill_dead-end = Второй { -toxic-marker } на ту же клетку не кладут. Если течь дальше некуда, отступайте назад по её пути, пока не найдётся свободная.
    .title = Тупики
    .of = 9d62c44eed2e
spill_short = Если и при отступлении клетки не нашлось, { -spill } кончается, хотя маркеров вышло меньше { $toxic-markers ->
        [one] { $toxic-markers }
        [few] { $toxic-markers }
       *[many] { $toxic-markers }
    }.
    .title = Течь некуда
    .of = ca75dddc36a8
spill_people = На заражённой клетке каждый { -victim } { -lost(case: "pres") }, каждую { -poi(case: "acc") } открывают, и с ней то же самое, а каждый { -firefighter } { -knocked-down }.
    .title = Люди в ней
    .of = 4bc600fee6d6
spill_closed = Ни один { -firefighter } не может войти на заражённую клетку.
    .title = Входа нет
    .of = bd66eaf923b7
spill_refill = { -poi(case: "nom-cap") }, выпавшая на заражённую клетку, идёт по стрелкам.
    .title = Точки интереса
    .of = 5a622f91720c
spill_fire = { -toxic-marker(case: "nom-cap") } никак не действует на { -fire }, { -smoke }, { -hot-spot(case: "acc-pl") } и { -hazmat(case: "acc-pl") }.
    .title = Огню всё равно
    .of = d20357d99b5a
spill_remove = Химик убирает { -toxic-marker(case: "acc") } с { -adjacent(case: "gen") } за { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "gen") }
       *[many] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Уборка
    .of = 6538604abea4
spill_example = Взрыв кладёт последний кубик на оборудование. Первый маркер ложится на его клетку; вокруг неё следующий могут принять A, B и C, и выпавшее { $spill-example_first } указывает на C. От C выбор между D и E; кость указывает на D, а там тупик. Отступаем на C, и следующий без броска получает E. Вокруг E лежат B, F и G, и выпавшее { $spill-example_last } указывает на B, где { -victim } { -lost(case: "pres") }.
    .title = Пример: утечка
    .of = 857b7e6c055b
spill_example-dice = Один перевод называет кости, которых не бывает. Имеется в виду то, что выпало на обычной.
    .title = Кости в примере
    .of = a6e4178e22d3
spill_example-third = Источники расходятся в том, что выпало для третьего маркера. На исход это не влияет: одна из D и E — тупик, другая заполняется следующей.
    .title = Третий маркер
    .of = 8eefb3045ee4
spill_example-blast = Перед утечкой взрыв поджигает обе свободные соседние клетки, повреждает единственную стену и кладёт последний кубик на оборудование.
    .title = Взрыв в примере
    .of = b50a8dc6dbc9

## Basement and holes in the floor

floors = Что взрывается внизу, то вскрывает пол наверху.
    .title = Подвал и дыры в полу
    .of = 91f3bb6518bb
floors_outer-walls = Наружные стены, которыми окружён { -basement }, отмечены чёрным и повреждений не получают.
    .title = Стены в земле
    .of = b7e4d3066bba
floors_damage = Разыграйте его, а затем положите на клетку нижнего этажа прямо над взрывом маркер :floor-damaged:: теперь там { -damaged-floor }.
    .title = Взрыв в подвале
    .of = 58560ebd616a
floors_damaged = { -damaged-floor(case: "nom-cap") } пока ни на что не влияет.
    .title = Повреждён, но держит
    .of = 29c7d0a7f5a6
floors_destroy = { -damaged-floor(case: "nom-cap") } превращается в { -destroyed-floor }, когда { -explosion } происходит на этой самой клетке или прямо под ней.
    .title = Второй взрыв
    .of = 3a56f28098be
floors_cubes = Переверните маркер на :floor-destroyed:. За него из резерва { $floor-cubes ->
        [one] уходит { $floor-cubes } { -damage-cube }
        [few] уходят { $floor-cubes } { -damage-cube(case: "gen") }
       *[many] уходят { $floor-cubes } { -damage-cube(case: "gen-pl") }
    }, и от этого может наступить { -collapse }.
    .title = Во что это обходится зданию
    .of = b72b51d24666
floors_fire = Уберите с этой клетки огонь и дым. Любой :smoke: на { -adjacent(case: "loc") } превращается в :fire:, и затем разыгрываются вспышки.
    .title = Огонь на ней
    .of = d85410680b21
floors_people = Каждый { -victim } там { -lost(case: "pres") }, каждую { -poi(case: "acc") } открывают, и с ней то же самое. Каждый { -firefighter } { -knocked-down }, а { -hazmat } там же взрывается.
    .title = Те, кто там стоял
    .of = 682178752f7d
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } с этой клетки возвращаются в { -pool }.
    .title = Очаги на ней
    .of = 36a0d571e381
floors_impassable = { -destroyed-floor(case: "nom-cap") } никому не перейти.
    .title = Дыра
    .of = 1e53c24493b9
floors_extinguish = Стоя на нижнем этаже рядом с дырой, можно тушить и в { -basement(case: "loc") }, на клетке под ней.
    .title = Огонь под дырой
    .of = 6327540e42a6
floors_water = Если вода из { -deck-gun(case: "gen") } попадает на { -destroyed-floor } — это { -target } или клетка рядом с ней, — она действует на клетку внизу.
    .title = Вода в дыру
    .of = 70c7c9342319
floors_below = { -explosion(case: "nom-cap") } прямо под дырой превращает и :smoke: рядом с дырой на нижнем этаже в :fire:; затем разыгрываются вспышки.
    .title = Взрыв под дырой
    .of = bf2c890df52b
floors_wave = { -shockwave(case: "nom-cap") }, дошедшая до дыры, приносит :fire: на клетку внизу, а если там уже горит — { -explosion }, и к тому же бежит через дыру дальше.
    .title = Волна над дырой
    .of = 9203d20399ca
floors_refill = { -poi(case: "nom-cap") }, выпавшая на дыру, ложится на клетку внизу.
    .title = Точки интереса
    .of = 2d52f9a0ea1b
floors_target = Если { -advance-fire } называет клетку, где { -destroyed-floor }, то { -target } — клетка под ней.
    .title = Огонь выпал на дыру
    .of = 63e0df18a2d2
floors_short = Если на поле { $floor-markers ->
        [one] лежит весь { $floor-markers } маркер
        [few] лежат все { $floor-markers } маркера
       *[many] лежат все { $floor-markers } маркеров
    } пола, новые взрывы внизу пол больше не повреждают.
    .title = Маркеры пола кончились
    .of = 3d333efc8c63
floors_trapped = Игра окончена и проиграна, если { -firefighter } в западне: он в { -basement(case: "loc") } или на нижнем этаже и выбраться наружу никак не может.
    .title = В западне
    .of = 950154efe7ad
floors_bridge = Это вариант на выбор. С { -adjacent(case: "gen") } { -firefighter }, у которого есть { -ladder }, кладёт её через { -destroyed-floor } за { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "gen") }
       *[many] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    }, и получается { -bridge }.
    .title = Лестница вместо мостика
    .of = 76c01c9ffaca
floors_bridge-cross = На клетку с мостиком входят и через неё проходят по обычной цене.
    .title = По мостику
    .of = 27d9d46b0f4d
floors_bridge-lost = { -explosion(case: "nom-cap") } прямо под ним разыгрывается как обычно, и { -ladder } выходит из игры.
    .title = Взрыв под мостиком
    .of = 261835a41419
floors_bridge-fall = Если { -bridge } погублен, то { -firefighter }, который на нём стоял, { -knocked-down }, со всем, что это значит для ноши.
    .title = Кто стоял на мостике
    .of = 8b63cb43a4e2
floors_ladder-down = Это вариант на выбор. С клетки рядом с дырой { -firefighter }, у которого есть { -ladder }, опускает её за { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "gen") }
       *[many] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } на его клетке, { -lower-half } — в { -basement(case: "loc") } прямо под дырой.
    .title = Лестница в дыру
    .of = 4fb7e66d4d15
floors_repair = Это вариант на выбор. Инженер-строитель чинит { -damaged-floor } с этой клетки или из-под неё. Клетки рядом и под ней должны быть свободны от { -fire(case: "gen") }; { -destroyed-floor } остаётся как есть.
    .title = Починить пол
    .of = c94cb696508d
floors_repair-cost = Починка стоит { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "gen") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } и снимает маркер.
    .title = Сколько стоит починка
    .of = e07cd4d316dc

## Misprints and false friends

errata = Где переводы могут сбить с толку, хотя само правило сомнений не вызывает.
    .title = Опечатки и ложные друзья
    .of = 64d45de70643
errata_order = В одном переводе, который ходит по рукам, заголовки и столбцы перепутаны, а пример с лестницей разорван на куски. Здесь всё стоит на своём месте.
    .title = Перепутанные столбцы
    .of = f1a9a0beba4f
errata_attic = Португальское название { -attic(case: "gen") } похоже на испанское название { -basement(case: "gen") }. В тексте, где языки смешаны, они значат противоположное.
    .title = Чердак или подвал?
    .of = 8a5a4814f505
errata_knocked-down = В переводах пожарный бывает оглушён или ранен. Это всегда значит, что он { -knocked-down }.
    .title = Оглушён, ранен, сбит с ног
    .of = 6c13782377af
errata_shockwave = Один перевод в примере про внутреннюю лестницу ставит слово, которым у него названа { -flashover }. Имеется в виду { -shockwave }.
    .title = Ударная волна или вспышка?
    .of = 0488080f9576
errata_hazmat = Где перевод позволяет лезть с опасным предметом, имеется в виду { -hazmat }. { -explosive-object(case: "nom-cap") } унести нельзя.
    .title = Вещество или объект?
    .of = 99a53d0b6af0
errata_letters = В одном переводе последствия разрушенного пола идут под буквами подряд, в другом счёт посередине начинается заново. Это одни и те же правила.
    .title = Пункты с буквами
    .of = 75adea3a2925

## Readings

reading_lost-victims = Сколько погибших — это слишком много?
    .why = Так говорят все магазинные издания, какие мы знаем; меньшее число — из самого первого тиража и из одного пересказа.
    .of = 7a6a01897a3d
reading_lost-victims_retail = Игра проиграна, когда погибших { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail }
        [few] { $lost-to-lose_retail }
       *[many] { $lost-to-lose_retail }
    }.
    .of = da97fc4d55e8
reading_lost-victims_first-print = Игра проиграна уже тогда, когда погибших { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print }
        [few] { $lost-to-lose_first-print }
       *[many] { $lost-to-lose_first-print }
    }.
    .of = 3b066125dc5e
reading_precedence = Что важнее, когда дополнение и базовая игра расходятся?
    .why = Так говорят и английские, и официальные испанские правила.
    .of = b104c2e1302d
reading_precedence_expansion = Важнее дополнение.
    .of = 2820ab8cbf3c
reading_precedence_add = Дополнение добавляется к базовой игре и меняет только то, что называет само.
    .of = 6cb182f325c1
reading_second-story = К каким зданиям { product_second-story } можно добавить чердак или подвал?
    .why = Английские правила называют оба здания; другой текст можно понять по-разному.
    .of = 0c3858aa2605
reading_second-story_either = К любому из её зданий.
    .of = e008024b0454
reading_second-story_board = Сверху кладут только одно поле того дополнения, как ещё один этаж.
    .of = e462d2e5e1de
reading_basement-outside = Есть ли улица на уровне подвала?
    .why = Ни английские, ни официальные испанские правила не знают внизу проходимого кольца, так что оба текста сводятся к одному.
    .of = eaeaa190cfdc
reading_basement-outside_none = Её нет: вокруг подвала никто не ходит.
    .of = a89a56c855d5
reading_basement-outside_no-exit = Из подвала наружу не выходят, но клетки вокруг него не исключены.
    .of = 82028685c5cd
reading_attic-and-basement = Могут ли быть в одной игре и чердак, и подвал?
    .why = Правила всегда говорят о том или о другом, а столбцов двенадцатигранной кости хватает только на один добавленный этаж.
    .of = 9e708e1e1991
reading_attic-and-basement_never = Нет: либо то, либо другое.
    .of = 1021ad9eefa5
reading_attic-and-basement_allowed = Да, если коробок две и все договорились, какая кость называет какой этаж.
    .of = 504ab57f53e9
reading_laboratory-floors = Какие столбцы относятся к какому этажу лаборатории?
    .why = Этаж называет только столбец, ведь чёрную кость при лафетном стволе здесь не переворачивают. Какая половина какая, решили мы, если ваше поле об этом не говорит.
    .of = 2211d195a976
reading_laboratory-floors_ground-left = Меньшие столбцы — нижний этаж.
    .of = b679f1b80e9f
reading_laboratory-floors_ground-right = Меньшие столбцы — верхний этаж.
    .of = dca7f0cc081c
reading_attic-above = Над какими столбцами гаража лежит чердак?
    .why = Это следует из того, как лафетный ствол прибавляет к столбцу с левой стороны.
    .of = 7503bd9e1a9a
reading_attic-above_left = Над левой половиной, каждый столбец прямо над своим.
    .of = 23f28c415098
reading_attic-above_printed = Там, где его помещают координаты, напечатанные на вашем поле.
    .of = 7dccb1eb9c5b
reading_laboratory-streets = Где у лаборатории улицы для пожарной машины?
    .why = Половину выбирает кость рядов, значит, половины лежат вдоль длинных сторон. Это наш вывод.
    .of = 3e3a53ce6fdc
reading_laboratory-streets_long-sides = Вдоль двух длинных сторон.
    .of = 73b6f29b26c6
reading_laboratory-streets_printed = Там, где стоянки показаны на вашем поле.
    .of = 1810da3c744a
reading_component-list = Что лежит в коробке, хотя в списке этого нет?
    .why = Более полный список называет обе стороны объектов, на странице о чердаке упомянута и кость, а платформы не называет никто.
    .of = 2c39860b32c9
reading_component-list_fuller = Двусторонние объекты и двенадцатигранная кость есть; жетона у платформы нет.
    .of = 5e93e188a68a
reading_component-list_shorter = Только то, что в коротком списке: объекты с одной стороной и без двенадцатигранной кости.
    .of = eed1323a4689
reading_attic-stair-place = Где лежит маркер внутренней лестницы на чердак?
    .why = Место напечатано знаком на нижнем поле, а списка таких мест нам найти не удалось.
    .of = 11eafaee3460
reading_attic-stair-place_below = Прямо под лестницей чердака.
    .of = 4683b9854db0
reading_attic-stair-place_free = На любой клетке нижнего поля, о которой договорятся все.
    .of = eca978887389
reading_basement-stair-half = Какой конец лестницы в подвал обозначает маркер?
    .why = Маркер лежит на нижнем этаже здания, а это верхний конец; другой текст повторяет фразу о чердаке.
    .of = 466c436f9787
reading_basement-stair-half_upper = Верхний конец лестницы.
    .of = 84bb955fbae3
reading_basement-stair-half_lower = Нижний конец лестницы.
    .of = fc1d3e5e5980
reading_family-board-2 = Как начинается семейная игра на второй стороне поля?
    .why = Её начало нам нигде не встретилось, а здания побольше начинаются именно так.
    .of = f24896c0b5bf
reading_family-board-2_rolled = Со взрывами и точками интереса, которые дали броски, и без повреждений.
    .of = 647e5848f832
reading_family-board-2_first-only = Никак: семейная игра идёт на первой стороне.
    .of = 793292e13826
reading_garage-experienced = Отличается ли подготовка гаража в игре для опытных от базовой?
    .why = Источники по-разному называют оба способа играть, но исключений для этого не приводят, так что ничего не меняется.
    .of = 3f9939b8908f
reading_garage-experienced_base = Нет: его готовят как в базовой игре.
    .of = 4fef3e6390c5
reading_garage-experienced_rolled = Да: для первого взрыва бросают обе кости, как в лаборатории.
    .of = 318d77616b21
reading_laboratory-explosions = Как в начале распределены взрывы в лаборатории?
    .why = Без броска для первого взрыва базовая таблица должна была бы подходить двум этажам. Более полный текст это решает.
    .of = 1f250c0153a2
reading_laboratory-explosions_both-dice = Обе кости бросают с самого первого, и взрыв должен достаться каждому этажу.
    .of = f84a0e6c9139
reading_laboratory-explosions_should = Взрыв лучше бы достался каждому этажу; в остальном всё как в базовой игре.
    .of = 2673a0981d3b
reading_laboratory-points = Как по этажам распределены первые точки интереса?
    .why = При двух этажах оба текста сводятся к одному. Мы следуем буквальному; при трёх этажах он больше оставляет случаю.
    .of = 6b6b5b1beb8b
reading_laboratory-points_most = Ни на одном этаже их не бывает больше { $lab-points-per-floor }.
    .of = d4989cec118f
reading_laboratory-points_least = Каждому этажу достаётся хотя бы одна.
    .of = a0ace684b201
reading_family-extra-explosion = Что в семейной игре приносит взрыв, который добавляет чердак или подвал?
    .why = Все остальные взрывы при подготовке семейной игры без повреждений, а очагов в ней нет.
    .of = fe4efdf450b0
reading_family-extra-explosion_plain = Только огонь: ни повреждений, ни очага возгорания.
    .of = 7ba09804baff
reading_family-extra-explosion_damage = Огонь и повреждения, но без очага возгорания.
    .of = 0b864d290832
reading_family-extra-explosion_full = Огонь, повреждения и очаг возгорания, как в игре для опытных.
    .of = 60422370bfb6
reading_extra-hot-spots = Как попадают на поле очаги возгорания добавленного этажа?
    .why = В одном тексте названы кости, и все прочие очаги тоже выкладывают бросками.
    .of = 1c94489e996a
reading_extra-hot-spots_rolled = Для них бросают кости.
    .of = 4d332b8036b9
reading_extra-hot-spots_placed = Их кладут куда захотят все вместе.
    .of = 5369dfbec1b9
reading_pool-short = Что, если очагов возгорания не хватает на поле и запас?
    .why = Очаги на поле важны с первого броска, а те, что в запасе, — только потом.
    .of = 58acb4f627d0
reading_pool-short_board-first = Сначала получает поле, запасу достаётся остаток.
    .of = 802bc6ab7117
reading_pool-short_pool-first = Сначала наполняют запас, полю достаётся остаток.
    .of = 275390421932
reading_platform-start = Откуда начинает платформа?
    .why = Перейти с одной на другую ничего не стоит, так что разницы нет.
    .of = 379926b77c11
reading_platform-start_on-engine = С самой пожарной машины.
    .of = 3a473b9cc74a
reading_platform-start_beside = С одной из клеток пожарной машины.
    .of = 3764d2626eb9
reading_family-engine = Что делает пожарная машина в семейной игре с лестницами?
    .why = Лестницам нужно место, а езды в семейной игре нет.
    .of = 700f67c9c149
reading_family-engine_stays = Стоит на стоянке, которую вы выбрали, и остаётся там.
    .of = d8b7203eac28
reading_family-engine_drives = Ездит, как в игре для опытных.
    .of = 0a58a418af5a
reading_crew-change = Когда в свой ход можно сменить специалиста?
    .why = На этом настаивает программа, которая играет по этим правилам, а иначе за ход можно было бы тратить дополнительные очки двух специалистов.
    .of = 51785e6423c5
reading_crew-change_first = Только первым действием хода.
    .of = 03799a69157c
reading_crew-change_any = Когда угодно; дополнительные очки нового специалиста появятся в следующий ход.
    .of = eb58e9f3124b
reading_flashover-again = Разыгрывают ли вспышки ещё раз, когда взорвались опасные вещества?
    .why = Везде в этих правилах дым рядом с огнём загорается, и странно, если бы здесь было иначе.
    .of = 281a1be779d2
reading_flashover-again_again = Да, пока что-то меняется.
    .of = e535f3607773
reading_flashover-again_once = Нет: вспышка бывает до опасных веществ и только там.
    .of = f78012628a5f
reading_hazmat-order = В каком порядке взрываются несколько опасных веществ?
    .why = Ни один источник этого не говорит, а решать кому-то надо.
    .of = 435993c6f2d8
reading_hazmat-order_active = Как захочет тот, чей ход.
    .of = bc0563e05a8d
reading_hazmat-order_reading-order = С верхнего ряда вниз и слева направо.
    .of = f1384952c5b8
reading_clearing-order = Что идёт первым в конце пожара: снять людей или убрать огонь снаружи?
    .why = Насколько мы знаем, от этого ничего не зависит.
    .of = c4bfb12a02e9
reading_clearing-order_people-first = Сначала те, кого застал огонь, потом огонь снаружи.
    .of = 0474f6b2f4f7
reading_clearing-order_outside-first = Сначала огонь снаружи, чтобы на улице он никого не застал.
    .of = 3e0cb0ff7179
reading_window-outside = Можно ли открыть и закрыть окно снаружи?
    .why = Один источник говорит это дважды, другой не отрицает.
    .of = 73d60395ac0f
reading_window-outside_yes = Да, с клетки перед ним.
    .of = bf2eb0ad3b6c
reading_window-outside_no = Только с клетки внутри здания.
    .of = 305156c1c219
reading_window-wall = Что разрушает повреждение стены с окном?
    .why = Английские правила говорят о стене; другой смысл возник из-за грамматики.
    .of = 7298f4850f04
reading_window-wall_wall = Весь отрезок стены вместе с окном.
    .of = 12c7aafe5e55
reading_window-wall_window-only = Только окно; у стены остаётся своя прочность.
    .of = ebc0eddcaa89
reading_window-blast = Проходит ли взрыв через открытое окно?
    .why = Открытое окно делает клетки соседними, как и открытая дверь; что повреждение получает и стена, говорят оба источника.
    .of = da8537821150
reading_window-blast_passes = Проходит, и стена разрушена.
    .of = a2f2a210322a
reading_window-blast_stops = Разрушает стену и там кончается.
    .of = cb12d609a189
reading_window-marker = Что происходит с маркером открытого окна, когда его стена разрушена?
    .why = Окна, которое могло бы быть открытым, больше нет.
    .of = 8a4c6ed3a61f
reading_window-marker_removed = Его снимают, и он снова пригодится.
    .of = 1d603d183d7f
reading_window-marker_stays = Он остаётся на месте и больше не используется.
    .of = 056e003bd609
reading_light-chop = Сколько стоит прорубить лёгкую стену?
    .why = Правила говорят только о повреждениях, а удар топором наносит его по своей цене. Цена поменьше — из обзора.
    .of = 74df3620fa9f
reading_light-chop_chop = Столько же, сколько обычный удар топором.
    .of = 625a4fc0aaf7
reading_light-chop_cheap = Единственное очко действия.
    .of = b5fd99127a36
reading_fire-door-closed = За какие противопожарные двери бросают кость при взрыве?
    .why = То же правило в другом дополнении тоже называет закрытые.
    .of = 0109e41481a7
reading_fire-door-closed_closed = Только за закрытые.
    .of = 590bb4011288
reading_fire-door-closed_any = За любую, которую снёс бы взрыв, открытую или закрытую.
    .of = 91e7751bfb2e
reading_fire-door-open = Что делает взрыв с открытой противопожарной дверью?
    .why = Кроме броска за закрытые, это обычные двери.
    .of = 956f904f66ca
reading_fire-door-open_as-door = Её снимают, и взрыв идёт дальше.
    .of = 7983b1d8e86f
reading_fire-door-open_holds = Она захлопывается: закрыта, и взрыв остановлен.
    .of = 699bb457d38d
reading_jam-again = Что делает новый взрыв с дверью, которую заклинило?
    .why = Другой текст в одной фразе противоречит сам себе.
    .of = f24eed0133f0
reading_jam-again_adds = Без броска добавляет маркер заклинивания.
    .of = 23b645abd4f1
reading_jam-again_nothing = Останавливается и ничего не добавляет.
    .of = 992e90d2c991
reading_unjam-cost = Сколько стоит освободить дверь, которую заклинило?
    .why = Один источник называет действие, а с ним и цену. Другие о цене молчат или приводят иную.
    .of = dbdfe5e24c0c
reading_unjam-cost_chop = Удар топором по обычной цене за каждый маркер заклинивания.
    .of = ed832b25afd8
reading_unjam-cost_single = Единственное очко действия за каждый маркер заклинивания.
    .of = 2a0e76b9368b
reading_unjam-cost_action = Действие за каждый маркер заклинивания, а цена не названа.
    .of = 316fb2c6da24
reading_unjam-cube = Нужен ли кубик повреждения, чтобы сбить маркер заклинивания?
    .why = Здание от этого не страдает, и ни один источник кубика не требует.
    .of = f95708e60aec
reading_unjam-cube_no = Нет.
    .of = 5e3a023463aa
reading_unjam-cube_yes = Да, как при любом ударе топором.
    .of = 622e8e6658d4
reading_jams-short = Что, если маркеров заклинивания не осталось?
    .why = Из-за пустого резерва дверь не должна становиться слабее.
    .of = 27994ae710e3
reading_jams-short_holds = Дверь держит, а новых маркеров не получает.
    .of = 19e2ec7da87c
reading_jams-short_destroyed = Дверь уничтожена.
    .of = d22533ca9523
reading_object-blocks = Перекрывает ли путь взрывоопасный объект?
    .why = Так говорит более полный текст; в другом он считается стеной только для повреждений.
    .of = 4fd7fe3f258f
reading_object-blocks_blocks = Да: в него и через него не попасть, и соседство он нарушает.
    .of = 07f1f2e575d0
reading_object-blocks_damage-only = Нет: он как стена, только когда считают повреждения.
    .of = 243d6d34c26f
reading_object-damage = Что повреждает взрывоопасный объект?
    .why = По обоим текстам играется одинаково: взрыв положил бы туда огонь.
    .of = 6ceae60b60fc
reading_object-damage_fire = Взрыв, который положил бы новый огонь на его клетку.
    .of = d4749c84a2f8
reading_object-damage_reach = Взрыв, который доходит до его клетки.
    .of = bd49efd46e20
reading_capacity-test = Когда именно объекту хватило?
    .why = Кубики он получает по одному, так что по обоим текстам играется почти всегда одинаково.
    .of = 61044c1ebb80
reading_capacity-test_reaches = Как только его прочность исчерпана.
    .of = 24f1afb2ce9b
reading_capacity-test_at-least = Когда после взрыва сосчитали кубики и их не меньше, чем его прочность.
    .of = a5f7cb38bb59
reading_family-object-spots = Приносят ли взорвавшиеся объекты очаги возгорания в семейной игре?
    .why = Повторных возгораний в семейной игре нет, так что очаги ничего бы не делали.
    .of = bffbb9d75225
reading_family-object-spots_none = Нет: только огонь.
    .of = 3331754f0378
reading_family-object-spots_some = Да, и цель с очагом загорается повторно.
    .of = 9092b96e87c9
reading_object-cubes = Куда деваются кубики взорвавшегося объекта?
    .why = По обоим текстам они приближают обрушение. Снимать их — так и в примере с утечкой.
    .of = 261ae0aee46a
reading_object-cubes_out = Выходят из игры.
    .of = 8323863c2ab7
reading_object-cubes_stay = Остаются на его клетках.
    .of = 0598a7be14d0
reading_small-object-token = Снимают ли жетон малого объекта, когда он взорвался?
    .why = От того, что взорвалось, ничего не остаётся, и автомобиль тоже снимают.
    .of = dd07d10e9e38
reading_small-object-token_removed = Да.
    .of = 6cdd97950018
reading_small-object-token_stays = Нет: он остаётся на месте и ни на что не влияет.
    .of = a6cff0d7b794
reading_stair-wave = Важны ли боковые стены, когда волна доходит до внутренней лестницы?
    .why = Один источник прямо говорит, что нет; другой молчит.
    .of = 197b26d40248
reading_stair-wave_opposite = Нет: только стена прямо впереди.
    .of = 8f166813a003
reading_stair-wave_all = Да: если разрушена любая из боковых стен, волна может выйти там.
    .of = eec788beedb6
reading_stair-example = Где наверху оказывается огонь из примера?
    .why = Сторону называет только один источник, и она подходит к правилу об открытой стороне.
    .of = f7b78ccc808b
reading_stair-example_open-side = На клетке под верхним концом, с его открытой стороны.
    .of = ff842f0350bf
reading_stair-example_any-empty = На пустой клетке рядом с верхним концом, а с какой стороны, не сказано.
    .of = 3acc80461ebf
reading_ladder-pick-up = Где надо стоять, чтобы взять лестницу?
    .why = Так можно понять оба текста, и тот, кто едет в машине, тоже стоит на этих клетках.
    .of = f3b638b7ed8b
reading_ladder-pick-up_spaces = На клетке пожарной машины, в ней или нет.
    .of = caf6a29e5ce4
reading_ladder-pick-up_truck = У пожарной машины, то есть рядом или в ней.
    .of = 6626358a3182
reading_ladder-limits = Действуют ли прочие запреты для лестниц: не больше одной, не в скорую помощь, никому не мешает?
    .why = Они есть только в одном источнике. Они разумны, и другой источник им не противоречит.
    .of = 7d260ad599b5
reading_ladder-limits_strict = Действуют.
    .of = 8f93aa47957c
reading_ladder-limits_free = Не действуют: о них ничего не сказано.
    .of = 0ff33d4d8216
reading_ladder-fire = Что ещё происходит, когда огонь роняет лестницу?
    .why = Более полный текст отвечает на то, о чём спросят за любым столом; другой молчит.
    .of = ce75a56dca3f
reading_ladder-fire_full = Лестница падает, и тем, кто в огне или над ним, тоже достаётся.
    .of = fa2a5ed6f07f
reading_ladder-fire_ladder-only = Падает только лестница; те, кто на ней, страдают, лишь если горит их собственная клетка.
    .of = 228614de8833
reading_fold-occupied = Можно ли складывать лестницу, когда наверху кто-то есть?
    .why = Так поступили бы и на настоящем пожаре.
    .of = a1c8c3486e3d
reading_fold-occupied_no = Нет.
    .of = 42a079d398a7
reading_fold-occupied_down = Да, и пожарный сверху спускается вместе с ней.
    .of = 43bf98a66919
reading_tall-ladder = Что стоит вдвое дороже на лестнице до третьего этажа?
    .why = Числа называет один источник, и только для пути между половинами.
    .of = 65f93f998812
reading_tall-ladder_between = Только путь между её половинами.
    .of = 968a5b2478aa
reading_tall-ladder_all = Любое движение по лестнице, в том числе в здание.
    .of = 59fefd21dffc
reading_drive-anywhere = Чем отличается езда у лаборатории?
    .why = Стоянок на этих полях мало, и единая цена для всех разумна. За другим текстом, возможно, стоит то же правило.
    .of = 2ad07280c602
reading_drive-anywhere_any-spot = Машина сразу едет на любую свою стоянку.
    .of = 8f02e74c35f1
reading_drive-anywhere_any-firefighter = Отправить машину может любой пожарный, где бы он ни был.
    .of = a733768599cc
reading_three-floors-reach = Докуда достаёт лафетный ствол при трёх этажах?
    .why = Это говорит один источник, и так же в лаборатории.
    .of = 91db518e7e7a
reading_three-floors-reach_half = Только до половины поля, возле которой стоит пожарная машина.
    .of = 2fa0580957b4
reading_three-floors-reach_all = До любой клетки здания, ведь предел не назван.
    .of = 02a448b90b85
reading_three-floors-dice = Что с чёрной костью при трёх этажах?
    .why = Без столбца не было бы цели, и в лаборатории правило такое же.
    .of = 5261658652cd
reading_three-floors-dice_as-rolled = Её не переворачивают.
    .of = 53eaa6ed92da
reading_three-floors-dice_unused = Её не используют.
    .of = e5e7f401aa25
reading_gun-people = Кто мешает стрелять из лафетного ствола по зданию с чердаком?
    .why = Базовая игра и лаборатория называют только пожарных, как и тот источник, который здесь сам себе противоречит.
    .of = 560c72b039ff
reading_gun-people_firefighters = Только пожарные в той половине, куда целят.
    .of = d4d2ca2aa8d6
reading_gun-people_victims-too = Пожарные и пострадавшие в той половине, куда целят.
    .of = 18550b397d8f
reading_garage-right = Какие правила лафетного ствола действуют справа от гаража с чердаком?
    .why = Чердак занимает только левую половину, так что условие ставить не на что.
    .of = 03225d61874c
reading_garage-right_single-floor = Правила базовой игры: справа один этаж.
    .of = 6a036b20e5f0
reading_garage-right_if-single = Правила базовой игры, но только если над этой стороной ничего не надстроено.
    .of = 09f86dc2bcf1
reading_platform-victim = Может ли пострадавший быть на платформе один?
    .why = Сам пострадавший не ходит, так что его скорее могут там оставить, чем он взойдёт.
    .of = 56713ad57392
reading_platform-victim_left = Да: можно погрузить пострадавшего и уйти.
    .of = 90717e95aa8f
reading_platform-victim_boards = Да, пострадавшие могут даже взойти сами.
    .of = 3b360f45bbbb
reading_platform-step = Сколько стоит взойти на платформу и сойти с неё?
    .why = Оба согласны, что сойти у пожарной машины можно даром; цену у здания называет только один.
    .of = 26d5bebe1e7a
reading_platform-step_free-at-engine = У пожарной машины нисколько, у здания — как всегда.
    .of = 275b8d8e465e
reading_platform-step_usual-on = Везде как всегда, и только сойти у пожарной машины можно даром.
    .of = ac2f65ffd822
reading_platform-who = Кто может двигать платформу?
    .why = На вопрос отвечает текст о пожарном; другой говорит лишь, куда платформу можно двигать.
    .of = 141d3c8b66a0
reading_platform-who_aboard = Пожарный, который стоит на платформе или на пожарной машине.
    .of = c6599fe65189
reading_platform-who_anyone-there = Любой пожарный, пока платформа с той стороны, где машина.
    .of = a8737db1c726
reading_cannon-people = Кто мешает пользоваться водомётом платформы?
    .why = Источники расходятся, и доказать ничего нельзя, поэтому мы выбираем осторожный путь.
    .of = c8be919a0807
reading_cannon-people_area = Любой пострадавший или другой пожарный на клетке, которую он расчистил бы.
    .of = b9d2a2867684
reading_cannon-people_target-space = Любой пострадавший, точка интереса или другой пожарный там, куда целят.
    .of = efd63dc90ded
reading_cannon-people_victim-area = Любой пострадавший на клетке, которую он расчистил бы.
    .of = 388d013b39cf
reading_spill-markers = Сколько маркеров заражения даёт утечка?
    .why = Столько их в коробке и в каждом примере.
    .of = 33e694567906
reading_spill-markers_five = Всего { $toxic-markers }, считая первый.
    .of = 10d9d9f13ac5
reading_spill-markers_five-more = После первого ещё { $toxic-markers }, пока хватает маркеров.
    .of = a3d2f5de5692
reading_spill-walls = Останавливают ли стены утечку?
    .why = Один источник говорит о соседних клетках, а стены везде нарушают соседство.
    .of = 52a578b596c4
reading_spill-walls_stop = Да, как и закрытые двери и окна.
    .of = c151a233fb96
reading_spill-walls_pass = Нет: она просачивается.
    .of = db0b923ee6b0
reading_spill-dead-end = Что, если утечка зашла в тупик?
    .why = В примере отступают назад, хотя общий текст велит бросать ещё раз.
    .of = 1760c25be10d
reading_spill-dead-end_back = Отступают по её пути до клетки, рядом с которой есть свободная.
    .of = 82aee579c3e6
reading_spill-dead-end_reroll = Бросают снова, пока кость не укажет на подходящую клетку.
    .of = 555be33837f7
reading_toxic-short = Что, если места для всех маркеров заражения нет?
    .why = Чего нельзя положить, того не кладут.
    .of = 0ccd3298877f
reading_toxic-short_ends = Утечка кончается.
    .of = df08fbfab2b1
reading_toxic-short_jump = Следующий маркер идёт на ближайшую клетку, которая может его принять.
    .of = c426905938f6
reading_spill-people = Кто погибает на заражённой клетке?
    .why = Буквальный текст называет пострадавших; со скрытыми мы поступаем как у дыры в полу.
    .of = 6f787d0691c5
reading_spill-people_victims = Пострадавшие, даже ещё скрытые; пожарные сбиты с ног.
    .of = 5b52594a4662
reading_spill-people_visible = Только открытые пострадавшие; скрытая точка интереса остаётся.
    .of = 8d8019b1cedd
reading_spill-people_persons = Все люди, что бы это ни значило.
    .of = 6cd96ed89ac4
reading_spill-example = На какую клетку идёт третий маркер из примера?
    .why = Без рисунка этого не решить, да и на исход это не влияет.
    .of = 895fa8153377
reading_spill-example_first-of-two = На первую из двух оставшихся.
    .of = 27f6d91c8073
reading_spill-example_second-of-two = На вторую из двух оставшихся.
    .of = 3b696bba2368
reading_spill-example-blast = Что ещё делает взрыв из примера?
    .why = В буквальном переводе названы числа, в вольном их нет.
    .of = 88ce002d3eac
reading_spill-example-blast_counted = Огонь на двух соседних клетках и повреждение единственной стены.
    .of = dea65b5b39d7
reading_spill-example-blast_uncounted = Огонь на клетках вокруг и повреждения стен вокруг.
    .of = 6c766d673cc4
reading_basement-walls = Какие стены подвала не получают повреждений?
    .why = Один источник называет их цвет, и он подходит к тому, что напечатано.
    .of = 52d0f962de56
reading_basement-walls_black = Наружные, отмеченные чёрным.
    .of = bc409616da66
reading_basement-walls_outer = Наружные, какого бы цвета они ни были.
    .of = 4c5691bbfc48
reading_floor-above = Над какой клеткой повреждается пол?
    .why = Правило говорит о взрывах внизу, чем бы они ни были вызваны; тексты расходятся только для опасных веществ и объектов.
    .of = 4c30d7156e5d
reading_floor-above_explosion = Над каждым взрывом в подвале.
    .of = 18c6cb41b74b
reading_floor-above_target-space = Только над целью броска.
    .of = ddaacd145ff7
reading_floor-cubes = Что происходит с кубиками за разрушенный пол?
    .why = Резерв убывает на столько же в любом случае. Со стен их не берут никогда.
    .of = 90e06fc8d214
reading_floor-cubes_placed = Их берут из резерва и кладут на маркер.
    .of = 058d17466795
reading_floor-cubes_out = Их берут из резерва и убирают из игры.
    .of = c65cb64c7ded
reading_floor-people = Кто погибает, когда проваливается пол?
    .why = Пожарные сбиты с ног, как говорит то же правило; значит, речь только об остальных.
    .of = ad6737c93b1c
reading_floor-people_victims = Пострадавшие и точки интереса.
    .of = cd500be56f87
reading_floor-people_persons = Все люди, что бы это ни значило.
    .of = 4bcb806210d3
reading_floor-hot-spots = Что с очагами возгорания, когда проваливается пол?
    .why = Дыра гореть не может, так что новый очаг там ничего бы не делал.
    .of = de6b6fa43192
reading_floor-hot-spots_return = Те, что на клетке, возвращаются в запас.
    .of = 37cc258726f0
reading_floor-hot-spots_place = Туда кладут один из запаса.
    .of = 8f05f8fed9a9
reading_extinguish-below = Откуда можно тушить огонь под дырой?
    .why = Стоять на дыре нельзя, и лучшее место после неё — рядом. Где именно, не говорит ни один источник.
    .of = 2f2df4a9725c
reading_extinguish-below_beside = С клетки нижнего этажа рядом с дырой.
    .of = 9b136ef76067
reading_extinguish-below_anywhere-below = Только из подвала, как и на любой другой клетке.
    .of = c254f6f63daa
reading_explosion-below = Что делает взрыв под дырой наверху?
    .why = Так говорит более полный текст, и вспышки везде следуют за новым огнём.
    .of = bc8719c2847c
reading_explosion-below_flashovers = Дым рядом с дырой загорается, и следуют вспышки.
    .of = 18379b18607a
reading_explosion-below_smoke-only = Дым рядом с дырой загорается, и больше ничего.
    .of = bf53f5862e00
reading_target-hole = Что, если огонь выпал на дыру?
    .why = Точки интереса тоже проваливаются, и вода тоже.
    .of = 673192fcd90f
reading_target-hole_below = Цель — клетка под ней.
    .of = 49168ff5d948
reading_target-hole_arrows = Идите по стрелкам до первой клетки, которая может быть целью.
    .of = e820e9033a7d
reading_target-hole_none = Ничего не происходит.
    .of = 2173c6deb183
reading_floors-short = Что, если маркеров пола не осталось?
    .why = Как и с любыми маркерами: чего нет, того не положить.
    .of = aad832937481
reading_floors-short_stop = Пол больше нигде не повреждается.
    .of = 718d1ae876ba
reading_floors-short_substitute = Отметьте его чем-нибудь другим.
    .of = c4b7c2ee7610
reading_trapped = Когда пожарный в западне и что тогда?
    .why = Более ясный текст называет оба места. Что игра проиграна — наш вывод.
    .of = f7f1ed9bca4b
reading_trapped_either-floor = В подвале или на нижнем этаже, когда выхода нет: игра проиграна.
    .of = e895e7e042c9
reading_trapped_basement-or-blocked = В подвале или везде, где путь перекрыл провалившийся пол: игра проиграна.
    .of = fe15b8399aa7
reading_bridge-place = Где лежит мостик и сколько он стоит?
    .why = Мостик рядом с дырой ничего бы не соединял. О цене оба текста согласны.
    .of = 0cfc4dbd4169
reading_bridge-place_over = Над дырой; его кладут с клетки рядом с ней.
    .of = 051698e14a48
reading_bridge-place_beside = На клетке рядом с дырой.
    .of = 09cda4e4bed9
reading_bridge-enter = Можно ли стоять на мостике?
    .why = Ходить как обычно — значит и останавливаться по пути.
    .of = ac2a34fa149b
reading_bridge-enter_cross = Да: на него входят и через него проходят как обычно.
    .of = 60cb1de60644
reading_bridge-enter_enter = На его клетку можно войти; больше ничего не сказано.
    .of = df2fe198d766
reading_bridge-lost = Что делает с мостиком взрыв внизу?
    .why = Оба говорят, что лестницы больше нет; сначала мы разыгрываем взрыв.
    .of = 77fcc0eca3f7
reading_bridge-lost_after = Разыгрывается взрыв, потом лестница выходит из игры.
    .of = 80a2050ffac7
reading_bridge-lost_before = Лестница уничтожена, потом разыгрывается взрыв.
    .of = 08a951d97a85
reading_bridge-fall = Что бывает с пожарным, когда мостик под ним погублен?
    .why = То же сделал бы с ним и сам провалившийся пол.
    .of = 5873b6fb19ea
reading_bridge-fall_knocked-down = Он сбит с ног.
    .of = 84ac98e3414e
reading_bridge-fall_falls = Его ставят на клетку внизу, и он невредим, если она не горит.
    .of = 3ae889e29c06
reading_ladder-down-half = Где низ лестницы, опущенной в дыру?
    .why = Лестница идёт прямо вниз.
    .of = 2c46535662d8
reading_ladder-down-half_under = На клетке под дырой.
    .of = dc863d81407c
reading_ladder-down-half_beside = На клетке подвала рядом с той.
    .of = 39e350462a15
reading_repair-fire = Нельзя ли чинить пол, когда вокруг огонь?
    .why = Для другой починки инженера-строителя условие такое же.
    .of = 361c247230a2
reading_repair-fire_free = Нельзя: клетки рядом и внизу должны быть свободны от огня.
    .of = 56cc5812c6a6
reading_repair-fire_anyway = Можно: огонь там не важен.
    .of = 9fcf902a8d3c
reading_repair-cost = Сколько стоит починить пол?
    .why = Цены не называет ни один источник, так что мы берём ту же, что за другую починку инженера.
    .of = e6b115f8e5da
reading_repair-cost_repair = Столько же, сколько починка стены.
    .of = b792d20332cb
reading_repair-cost_free = Нисколько.
    .of = bc56519468d7

## Specialists, dice, boards and tokens

deck_dice = Кости
    .of = 5d38a88d4824
deck_boards = Поля
    .of = ece4082a569a
deck_firefighters = Пожарные
    .of = bfcc46f9ef7e
deck_specialists = Специалисты
    .of = ffe020ca63b6
deck_fire-markers = Дым и огонь
    .of = 211267ab6e26
deck_points = Точки интереса
    .of = 6868543e7502
deck_damage = Кубики повреждения
    .of = 6ab2cd39455a
deck_doors = Двери
    .of = 64b375c81616
deck_hot-spots = Очаги возгорания
    .of = 087c967c16b0
deck_hazmats = Опасные вещества
    .of = 32e37747b5b7
deck_markers = Маркеры действий и лечения
    .of = 14a04acb8a59
deck_vehicles = Машины
    .of = da8a535c2168
deck_extreme-dice = Кости Extreme Danger
    .of = 907d9ab6a497
deck_extreme-boards = Поля Extreme Danger
    .of = 3028ebee256e
deck_extreme-figures = Специалист Extreme Danger
    .of = 8f7fffed4a92
deck_figures = Фигурки Extreme Danger
    .of = 08871da339c6
deck_openings = Окна и двери
    .of = a27ea9fe822a
deck_ways = Лестницы
    .of = a84ca706ee87
deck_objects = Объекты
    .of = b9a5b89c5d7e
deck_toxic = Маркеры заражения
    .of = 5099735cd6b4
deck_floor-markers = Маркеры пола
    .of = e378f55af752
card_red-die = Красная кость
    .text = Ряд.
    .of = bad424026fd0
card_black-die = Чёрная кость с восемью гранями
    .text = Столбец.
    .of = 8572af37bdfd
card_twelve-die = Чёрная кость с двенадцатью гранями
    .text = Столбец, если в игре есть чердак или подвал.
    .of = daa588ac794f
card_board-1 = Базовое поле, первая сторона
    .of = 3e0fc25055f3
card_board-2 = Базовое поле, вторая сторона
    .of = b7faaeb1165b
card_firefighter = Пожарный
    .of = b6d4d28d0cca
card_paramedic = Фельдшер
    .text = Лечит пострадавших, и дальше они идут сами. Тушит неважно.
    .of = 622187b00547
card_captain = Капитан
    .text = Передвигает остальных.
    .of = 13ed640571e3
card_imaging = Оператор тепловизора
    .text = Издали видит, что скрывает точка интереса.
    .of = 6ed4b101a01a
card_cafs = Пожарный CAFS
    .text = Тушит огонь, и помногу.
    .of = ac44a6a2c935
card_hazmat-technician = Химик
    .text = Убирает опасные вещества на месте, а маркеры заражения — рядом.
    .of = b2a3d7af00a0
card_generalist = Универсал
    .text = Умеет всего понемногу больше.
    .of = 0ce168cf203d
card_rescue = Спасатель
    .text = Быстро бегает и ловко рубит. Тушит неважно.
    .of = 6fa0c0150b59
card_driver = Водитель-оператор
    .text = Знает пожарную машину, её ствол и её платформу.
    .of = 4d5e51979526
card_structural-engineer = Инженер-строитель
    .text = Чинит стены и убирает очаги возгорания, но не тушит.
    .of = b89a7372d4eb
card_fire-marker = Дым или огонь
    .of = 6ea0c2c1bd0a
card_victim = Пострадавший
    .of = f5ceb8a81347
card_false-alarm = Ложная тревога
    .of = b5371982bfbd
card_damage-cube = Кубик повреждения
    .of = 4800323de9b4
card_door = Дверь
    .of = 15280d1cda63
card_hot-spot = Очаг возгорания
    .of = b58cc793a69c
card_hazmat = Опасное вещество
    .of = c10f49aaa1e4
card_action-marker = Маркер действия
    .of = b03d82a83718
card_heal-marker = Маркер лечения
    .of = 4bda1671a5dc
card_engine = Пожарная машина
    .of = 4a65ef2a65d9
card_ambulance = Скорая помощь
    .of = 4af3401eca87
card_garage = Гараж
    .of = 1646328d87ff
card_laboratory = Лаборатория
    .of = ee7bdc78dc0d
card_attic = Чердак
    .of = 98bd8b37f394
card_basement = Подвал
    .of = 7e7a812dbbec
card_figure = Фигурка
    .of = fc64fdd0dd47
card_open-window = Открытое окно
    .of = 67d82a6a2224
card_extra-door = Ещё одна дверь
    .of = f512eda23e6e
card_fire-door = Противопожарная дверь
    .of = 06f39cfb1dfb
card_jam = Маркер заклинивания
    .of = 2afa01d6c1f5
card_ladder-lower = Нижняя половина лестницы
    .of = 112ba54dbf6f
card_ladder-upper = Верхняя половина лестницы
    .of = 8968cbb1df7a
card_stair = Маркер внутренней лестницы
    .of = ad7bd6d7c413
card_large-object = Большой объект
    .text = Автомобиль или взрывоопасное оборудование.
    .of = a654c9768291
card_small-object = Малый объект
    .text = Взрывоопасное или ядовитое оборудование.
    .of = 68709aabc457
card_toxic-marker = Маркер заражения
    .of = 4cf848fafb58
card_floor-marker = Пол: повреждённый или разрушенный
    .of = d3aa087858d0

## Tables

ui_table_layout-1 = Ряд
    .of = 0687ec857743
ui_table_layout-1_walls-right = Стена справа от столбца
    .of = 2f3d654c7133
ui_table_layout-1_walls-below = Стена под столбцом
    .of = 47d5eff52742
ui_table_layout-1_doors-right = Дверь справа от столбца
    .of = 273a8b585954
ui_table_layout-1_doors-below = Дверь под столбцом
    .of = d4319712d7de
ui_table_layout-2 = Ряд
    .of = 7e47da0520d9
ui_table_layout-2_walls-right = Стена справа от столбца
    .of = 7cfed347796d
ui_table_layout-2_walls-below = Стена под столбцом
    .of = 8180e94ca0e3
ui_table_layout-2_doors-right = Дверь справа от столбца
    .of = f7f17ab107e5
ui_table_layout-2_doors-below = Дверь под столбцом
    .of = 2db8ab0e3a4f
ui_table_doorways-1 = Край
    .of = fbdcc14d8dad
ui_table_doorways-1_top = Сверху от
    .of = 381b5dffc69a
ui_table_doorways-1_left = Слева от
    .of = dd4c22207b76
ui_table_doorways-1_bottom = Снизу от
    .of = 738675ee1347
ui_table_doorways-1_right = Справа от
    .of = 8c1f58b0aca1
ui_table_doorways-2 = Край
    .of = 146554227696
ui_table_doorways-2_left = Слева от
    .of = f64fda08c383
ui_table_doorways-2_bottom = Снизу от
    .of = 825f49f95fc9
ui_table_parking-1 = Улица
    .of = 74d88522b323
ui_table_parking-1_top = Сверху, столбцы
    .of = 22f79d734537
ui_table_parking-1_left = Слева, ряды
    .of = 55c1dad6ef66
ui_table_parking-1_bottom = Снизу, столбцы
    .of = a83c6bffc36b
ui_table_parking-1_right = Справа, ряды
    .of = 2e512e095185
ui_table_parking-1_ambulance = Скорая помощь
    .of = 2d88a97baa0e
ui_table_parking-1_engine = Пожарная машина
    .of = d2e999ed30a4
ui_table_parking-2 = Улица
    .of = 773c71345cf7
ui_table_parking-2_top = Сверху, столбцы
    .of = 5d68c7c8d0a6
ui_table_parking-2_left = Слева, ряды
    .of = 9573a2c9fa03
ui_table_parking-2_bottom = Снизу, столбцы
    .of = cff8ab3f5c0a
ui_table_parking-2_right = Справа, ряды
    .of = c76eb237332d
ui_table_parking-2_ambulance = Скорая помощь
    .of = 113dc1a86a97
ui_table_parking-2_engine = Пожарная машина
    .of = 7ecf7c971d37
ui_table_quadrants-1 = Улица
    .of = 58d98265a70c
ui_table_quadrants-1_top = Сверху
    .of = 73c528c9a899
ui_table_quadrants-1_left = Слева
    .of = c7c419f2a2c8
ui_table_quadrants-1_bottom = Снизу
    .of = b49906f08e66
ui_table_quadrants-1_right = Справа
    .of = 1dfe1f8d1078
ui_table_quadrants-1_rows = Ряды
    .of = ed1e76fe8bd9
ui_table_quadrants-1_columns = Столбцы
    .of = a921c8061cb3
ui_table_quadrants-2 = Улица
    .of = 50e741eef7f8
ui_table_quadrants-2_top = Сверху
    .of = 5bffe07e6e1e
ui_table_quadrants-2_left = Слева
    .of = f283c3298ab3
ui_table_quadrants-2_bottom = Снизу
    .of = 3296c8ed4215
ui_table_quadrants-2_right = Справа
    .of = 71385e4aad8a
ui_table_quadrants-2_rows = Ряды
    .of = a9b238227737
ui_table_quadrants-2_columns = Столбцы
    .of = 070e951af475
ui_table_arrows = Ряд / столбец
    .of = 8465628d4ead
ui_table_family-fire = Ряд
    .of = e4340f3554ec
ui_table_family-points = Ряд
    .of = c89b747be01e
ui_table_levels = Уровень
    .of = 210bef663859
ui_table_levels_recruit = Новобранец
    .of = 3bcceb36adf0
ui_table_levels_veteran = Ветеран
    .of = 77ebc154a245
ui_table_levels_heroic = Герой
    .of = f76eeb70bd88
ui_table_levels_explosions = Взрывы
    .of = 67f28ba8f04f
ui_table_levels_hazmats = Опасные вещества
    .of = 21f8a56e5056
ui_table_levels_more = Ещё очаги
    .of = 34438cd2a8e2
ui_table_levels_pool = Запас
    .of = 6027e1b42918
ui_table_first-explosion = Чёрная кость
    .of = e036efaab7df
ui_table_first-explosion_row = Ряд
    .of = 5a8071166cfb
ui_table_first-explosion_column = Столбец
    .of = da624e9ebd25
ui_table_hot-spots-players = Игроки
    .of = bdcd28359458
ui_table_cost = Действие
    .of = 3b06f6983cae
ui_table_cost_move = Перейти
    .of = 36e420bbce92
ui_table_cost_reveal = Открыть точку, войдя на неё
    .of = d0b23c68d2a1
ui_table_cost_move-fire = Войти в огонь
    .of = f87a3518d5a3
ui_table_cost_carry = Перейти с ношей
    .of = 35979b5b449e
ui_table_cost_door = Открыть или закрыть дверь
    .of = d049a64f5acb
ui_table_cost_smoke = Убрать дым
    .of = 562633a436cd
ui_table_cost_fire-smoke = Превратить огонь в дым
    .of = a8af4de3c242
ui_table_cost_fire-out = Убрать огонь
    .of = 810d9ccab095
ui_table_cost_chop = Рубить
    .of = 5b7d5e28c558
ui_table_cost-experienced = Действие
    .of = 8e7210a4f3bc
ui_table_cost-experienced_lead = Вести подлеченного пострадавшего
    .of = f8a21d9c0908
ui_table_cost-experienced_drive = Вести машину
    .of = c36dd4d841e7
ui_table_cost-experienced_ride = Ехать вместе с ней
    .of = 251eeadad313
ui_table_cost-experienced_deck-gun = Стрелять из лафетного ствола
    .of = e510cf0d2bd3
ui_table_cost-experienced_crew-change = Сменить специалиста
    .of = f3666d270181
ui_table_cost-experienced_dispose = Избавиться от опасного вещества
    .of = 6478023a1b28
ui_table_cost-extreme = Действие
    .of = c1ed73ba40cc
ui_table_cost-extreme_window = Открыть или закрыть окно
    .of = 7b3902864444
ui_table_cost-extreme_take-ladder = Взять лестницу
    .of = 2ecd06e5b68c
ui_table_cost-extreme_raise = Поднять лестницу
    .of = fbfe48baf9f3
ui_table_cost-extreme_climb = Лезть
    .of = ec8a072c2759
ui_table_cost-extreme_climb-loaded = Лезть с ношей
    .of = 7760dd26326e
ui_table_cost-extreme_fold = Сложить лестницу
    .of = 0b23aa42ee13
ui_table_cost-extreme_platform = Двигать платформу
    .of = 79b6fca0fd37
ui_table_cost-extreme_platform-step = Перейти между машиной и платформой
    .of = 81907d1e14a8
ui_table_cost-extreme_cannon = Водомёт платформы
    .of = d5d2b0502254
ui_table_cost-extreme_bridge = Положить мостик
    .of = 673aa2aae26b
ui_table_cost-extreme_ladder-down = Опустить лестницу
    .of = 9c0a7d6c840d
ui_table_specialist-points = Специалист
    .of = d7b133266744
ui_table_specialist-points_points = Очки
    .of = 17683e6a852e
ui_table_specialist-points_extra = Дополнительные
    .of = d2fd752618c5
ui_table_floors = Здание
    .of = 000c18075ea4
ui_table_floors_alone = Само по себе
    .of = ed8fbd8f9b2a
ui_table_floors_with-another = С чердаком или подвалом
    .of = 300b523c8d19
ui_table_capacity = Объект
    .of = 2086d4acf5a7
ui_table_capacity_car = Автомобиль
    .of = 14580cdae873
ui_table_capacity_large = Большое взрывоопасное оборудование
    .of = 7c739087b1bd
ui_table_capacity_small = Малое взрывоопасное оборудование
    .of = 88c8c2b13503
ui_table_capacity_toxic = Ядовитое оборудование
    .of = 50e0bf64f563
ui_table_spill-dice = Клетки
    .of = eb5c24661cac
ui_table_spill-dice_faces = Граней у кости
    .of = 19837927b71f
ui_table_spill-dice_first = Первая клетка
    .of = a0df7f81a017
ui_table_spill-dice_second = Вторая
    .of = a257a8e58320
ui_table_spill-dice_third = Третья
    .of = 456cd8956024
ui_table_spill-dice_fourth = Четвёртая
    .of = 29ed188dbf30

## Icons

icon_red-die = красная кость
    .of = 45eb01c15d96
icon_black-die = чёрная кость
    .of = a35a1e3b861a
icon_board = поле
    .of = 7bfa9850c978
icon_firefighter = пожарный
    .of = cddce78e3e2c
icon_fire = огонь
    .of = 7c551448719f
icon_smoke = дым
    .of = efa421be6f04
icon_poi = точка интереса
    .of = c3ca65962955
icon_victim = пострадавший
    .of = f4aee8d1c270
icon_false-alarm = ложная тревога
    .of = 452b86041a83
icon_damage = повреждение
    .of = c3794e4c22a1
icon_door = дверь
    .of = 4bacee19ae95
icon_door-open = открытая дверь
    .of = 59b1ef6d83a2
icon_hot-spot = очаг возгорания
    .of = 0031c04df077
icon_hazmat = опасное вещество
    .of = b6e15e9a1697
icon_action = очко действия
    .of = d6fe7a571b20
icon_heal = лечение
    .of = e0b1b695af63
icon_engine = пожарная машина
    .of = 339aac38d01b
icon_ambulance = скорая помощь
    .of = 5e1e40801209
icon_window = окно
    .of = dd8b508d2ede
icon_fire-door = противопожарная дверь
    .of = 207697ac5211
icon_jam = заклинивание
    .of = ed62218957fc
icon_ladder = приставная лестница
    .of = 8fb84bfdd2bf
icon_stairs = внутренняя лестница
    .of = 463bb064fb3e
icon_car = автомобиль
    .of = 4406d0fa3f73
icon_equipment = лабораторное оборудование
    .of = b96c36a9a5a4
icon_toxic = заражение
    .of = b343d7252167
icon_floor-damaged = повреждённый пол
    .of = 0ea666fe8714
icon_floor-destroyed = разрушенный пол
    .of = 3ccfdaa73130
icon_platform = платформа
    .of = 5a000928856c
icon_paramedic = крест
    .of = a9ca7c703bbe
icon_captain = каска
    .of = 452ca1e1810d
icon_imaging = глаз
    .of = 4300d8c912aa
icon_cafs = рукав
    .of = 203818e2bfca
icon_hazmat-technician = маска
    .of = 854ce280a2a6
icon_generalist = значок
    .of = 7f2fbe75be3a
icon_rescue = топор
    .of = 7b10fa8d9e34
icon_driver = руль
    .of = 73d304aff137
icon_structural-engineer = циркуль
    .of = cad8aca2ccd7
ui_faces = Грани
    .of = b4c47cf55f08
ui_points = Очки действия
    .of = b4c5422b367d
ui_extra = Дополнительные очки
    .of = e56866cef198
ui_spaces = Клетки
    .of = 92b57fcf83bb
ui_capacity = Прочность
    .of = f14a69fa97ff

## Шансы

odds_fire-door = Как скоро заклинит противопожарную дверь?
    .about = По закрытой противопожарной двери бьёт взрыв за взрывом: пока её не заклинит, решает красный кубик, а потом каждый взрыв добавляет жетон.
    .of = 6b524995b75a
odds_fire-door_blasts = Взрывов
    .of = d14b236b3fb8
odds_fire-door_row_free = Ещё открывается
    .of = 825a2654ba9d
odds_fire-door_row_jammed = Заклинило
    .of = 8a7bfbd61707
odds_fire-door_row_markers = Жетонов заклинивания в среднем
    .of = a630ceab9016
