# «Большой пожар» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.

game = Большой пожар
    .about = Здание горит, внутри люди, а все вы — пожарная команда: успейте вывести их, пока оно не рухнуло.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
product_base = Большой пожар
product_extreme-danger = Extreme Danger
product_second-story = { "2nd Story" }
module_garage = Гараж
    .about = Здание в один этаж с окнами, противопожарными дверями и, если хотите, с автомобилем, который может взорваться.
module_laboratory = Лаборатория
    .about = Два этажа, соединённые внутренней лестницей, приставные лестницы и, если хотите, оборудование, которое взрывается или течёт.
module_attic = Чердак
    .about = Ещё один этаж сверху, двенадцатигранная кость и новые взрывы.
module_basement = Подвал
    .about = Ещё один этаж снизу; взрывы в нём пробивают дыры в полу над собой.
module_second-story-building = Здание из { product_second-story }
    .about = Дом из этого дополнения; здесь он нужен только как место для чердака или подвала.
mode_family = Семейная игра
    .about = Огонь, люди, стены — и больше ни о чём думать не надо.
mode_experienced = Игра для опытных
    .about = Со специалистами, опасными веществами, очагами возгорания и машинами.
option_board = Сторона базового поля
option_board_board-1 = Первая сторона
option_board_board-2 = Вторая сторона
option_level = Уровень
option_level_recruit = Новобранец
option_level_veteran = Ветеран
option_level_heroic = Герой
option_explosive-objects = Взрывоопасные объекты
    .about = Автомобиль в гараже или оборудование в лаборатории может взорваться.
option_explosive-objects_off = Без них
option_explosive-objects_on = С ними
option_platform = Подъёмная платформа
    .about = Пожарная машина не стреляет водой, а поднимает людей.
option_platform_off = Без неё
option_platform_on = С ней
option_spill = Химическая утечка
    .about = Лабораторное оборудование, получив слишком много повреждений, течёт.
option_spill_off = Без неё
option_spill_on = С ней
option_bridge = Лестница вместо мостика
    .about = Лестницу можно положить через дыру в полу нижнего этажа.
option_bridge_off = Без неё
option_bridge_on = С ней
option_ladder-down = Лестница в дыру
    .about = Лестница может вести через дыру в подвал.
option_ladder-down_off = Без неё
option_ladder-down_on = С ней
option_repair = Починка пола
    .about = Инженер-строитель может починить повреждённый пол.
option_repair_off = Без неё
option_repair_on = С ней

## Aim of the game

goal = Вы играете сообща: против всех вас само здание.
    .title = Цель игры
goal_players = Игра рассчитана на { $players-min }–{ $players-max } игроков, которые побеждают или проигрывают все вместе.
    .title = Игроки
goal_firefighters = У каждого свой { -firefighter }. Обсуждать можно всё, но что сделает ваш, решаете вы.
    .title = Пожарные
goal_family = В { -family-game(case: "loc") } нет { -specialist(case: "gen-pl") }, { -hazmat(case: "gen-pl") }, { -hot-spot(case: "gen-pl") } и { -flare-up(case: "gen-pl") }, а машины не ездят и не стреляют водой.
    .title = Семейная игра
goal_experienced = В { -experienced-game(case: "loc") } действуют все правила, а насколько трудно вам будет, вы выбираете сами.
    .title = Игра для опытных
goal_win = Вы побеждаете, как только { $rescued-to-win ->
        [one] { -rescued } { $rescued-to-win } { -victim }
        [few] { -rescued(case: "neut") } { $rescued-to-win } { -victim(case: "gen-pl") }
       *[many] { -rescued(case: "neut") } { $rescued-to-win } { -victim(case: "gen-pl") }
    }.
    .title = Победа
goal_lost-victims = Вы проигрываете, как только { $lost-to-lose_retail ->
        [one] { -lost } { $lost-to-lose_retail } { -victim }
        [few] { -lost(case: "neut") } { $lost-to-lose_retail } { -victim(case: "gen-pl") }
       *[many] { -lost(case: "neut") } { $lost-to-lose_retail } { -victim(case: "gen-pl") }
    }.
    .title = Слишком много погибших
goal_collapse = Вы сразу проигрываете из-за { -collapse(case: "gen") }, когда нужно выложить последний из { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube(case: "gen") }
        [few] { $damage-cubes } { -damage-cube(case: "gen-pl") }
       *[many] { $damage-cubes } { -damage-cube(case: "gen-pl") }
    }.
    .title = Здание рушится

## Boards

boards = На чём вы играете и как это читать.
    .title = Поля
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
boards_outside = Вокруг здания идёт кольцо { -outside(case: "gen-pl") }. { -firefighter(case: "nom-cap") } может там стоять и ходить, а огня там не остаётся.
    .title = Снаружи
boards_adjacent = { -adjacent(case: "nom-cap") } — ближайшая сверху, снизу, слева или справа и никогда не по диагонали.
    .title = Соседство
boards_blocked = Целая или повреждённая { -wall } и закрытая { -door } не дают двум клеткам быть соседними. Разрушенная стена ничего не разделяет.
    .title = Что нарушает соседство
boards_walls = Каждый отрезок { -wall(case: "gen") } выдерживает { $wall-damage ->
        [one] { $wall-damage } { -damage-cube(case: "acc") }
        [few] { $wall-damage } { -damage-cube(case: "gen") }
       *[many] { $wall-damage } { -damage-cube(case: "gen-pl") }
    }; когда их столько, он разрушен.
    .title = Стены
boards_doors = :door: { -door(case: "nom-cap") } открыта или закрыта, как показывает её маркер. У { -doorway(case: "gen") } в наружной стене маркера нет, он всегда считается открытым.
    .title = Двери и проёмы
boards_layout-1 = Для каждого ряда таблица называет столбцы, за которыми и под которыми стоит стена или дверь. По всему наружному краю тоже стены, кроме проёмов. Всего выходит: отрезков стен внутри и снаружи — { $segments_board-1_walls }, дверей — { $segments_board-1_doors }, проёмов — { $segments_board-1_doorways }.
    .title = Первая сторона: стены и двери
boards_doorways-1 = { -doorway(case: "nom-pl-cap") } этой стороны, все на краю здания; клетки названы рядом и столбцом.
    .title = Первая сторона: проёмы
boards_parking-1 = На каждой улице есть { -parking-spot } для { -ambulance(case: "gen") } и ещё одна для { -engine(case: "gen") }, длиной в { $parking-length ->
        [one] { $parking-length } клетку
        [few] { $parking-length } клетки
       *[many] { $parking-length } клеток
    } каждая. Для верха и низа таблица называет столбцы, для боковых улиц — ряды.
    .title = Первая сторона: стоянки
boards_layout-2 = Эта таблица читается так же, как для первой стороны. Всего отрезков стен — { $segments_board-2_walls }, дверей — { $segments_board-2_doors }, проёмов — { $segments_board-2_doorways }.
    .title = Вторая сторона: стены и двери
boards_doorways-2 = { -doorway(case: "nom-pl-cap") } этой стороны, все на краю здания; клетки названы рядом и столбцом.
    .title = Вторая сторона: проёмы
boards_parking-2 = И здесь на каждой улице есть место для { -ambulance(case: "gen") } и место для { -engine(case: "gen") }: для верха и низа названы столбцы, для боковых улиц — ряды.
    .title = Вторая сторона: стоянки
boards_doors-not-passages = В одном пересказе правил, который ходит по сети, некоторые двери первой стороны приняты за открытые проходы. Это двери: так на печатном поле.
    .title = Не проходы
boards_arrows = На каждой клетке напечатана стрелка. Если маркеру нельзя лежать на клетке, идите по стрелкам до первой, где можно.
    .title = Стрелки
boards_precedence = Для Extreme Danger нужна базовая игра. Правила дополнения добавляются к базовым, а где они расходятся, важнее дополнение.
    .title = Дополнение и базовая игра
boards_two-boards = На большом поле с одной стороны гараж, с другой лаборатория; на поле вполовину меньше — чердак и подвал. Поэтому с одной коробкой обе стороны одного поля вместе не используют.
    .title = Два двусторонних поля
boards_floors = В гараж и в лабораторию играют как есть либо надстраивают чердак или подводят снизу подвал.
    .title = Сколько этажей
boards_garage = Гараж — здание в { $floors_garage_alone ->
        [one] { $floors_garage_alone } этаж
        [few] { $floors_garage_alone } этажа
       *[many] { $floors_garage_alone } этажей
    }. С ним приходят :window: окна, :fire-door: противопожарные двери и, по желанию, взрывоопасный автомобиль. Лаборатория — на обратной стороне.
    .title = Гараж
boards_laboratory = В лаборатории { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } этаж
        [few] { $floors_laboratory_alone } этажа
       *[many] { $floors_laboratory_alone } этажей
    }. Здесь есть :stairs: внутренняя лестница и :ladder: приставные, а по желанию — платформа, взрывоопасное оборудование и утечка. Гараж — на обратной стороне.
    .title = Лаборатория
boards_attic-or-basement = { -attic(case: "nom-cap") } или { -basement } всегда добавляют к другому зданию, и никогда сразу оба.
    .title = Чердак или подвал
boards_both = В игре бывает { -attic } или { -basement }. Оба вместе не предусмотрены, даже если коробок две.
    .title = Оба сразу
boards_second-story = { -attic(case: "nom-cap") } или { -basement } можно добавить и к любому из зданий { product_second-story }. Для самого здания действуют правила того дополнения.
    .title = К зданию { product_second-story }
boards_inner-ways = На второй этаж, чердак и в подвал попадают по { -stairs(case: "dat") } или снаружи, по { -ladder(case: "dat-pl") }. Внутренняя лестница напечатана, а для чердака или подвала кладут её маркер.
    .title = Как попасть на другие этажи
boards_no-throwing = С верхнего этажа никого и ничего не сбрасывают: ни { -victim(case: "acc") }, ни { -hazmat }, ни что-либо ещё.
    .title = Ничего не сбрасывать
boards_basement-outside = У { -basement(case: "gen") } нет { -outside(case: "gen-pl") }: на этом уровне здание не обойти и наружу не выйти.
    .title = Внизу нет улицы
boards_own-plans = Списка стен, окон и дверей, напечатанных на этих полях, нам найти не удалось. Где спутник рисует их план, это наш собственный.
    .title = Наши собственные планы
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
boards_attic-columns = У добавленного этажа { $floor-rows ->
        [one] { $floor-rows } ряд
        [few] { $floor-rows } ряда
       *[many] { $floor-rows } рядов
    } и столбцы с { $added-first } по { $added-last }, которые может назвать только двенадцатигранная кость.
    .title = Столбцы добавленного этажа
boards_attic-above = Над гаражом { -attic } занимает левую половину: столбец чердака лежит прямо над тем, чей номер на { $attic-shift } меньше.
    .title = Что под чердаком
boards_laboratory-streets = У { -engine(case: "gen") } есть { -parking-spot } вдоль каждой из двух длинных сторон, над зданием и под ним.
    .title = Улицы лаборатории

## Components

components = Что понадобится на столе.
    .title = Состав игры
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
components_dice-eight = Кроме того, { -black-die } с { $die-black ->
        [one] { $die-black } гранью
        [few] { $die-black } гранями
       *[many] { $die-black } гранями
    }: её требует лафетный ствол или первый взрыв.
    .title = Восьмигранная кость
components_board = Двустороннее поле базовой игры.
    .title = Базовое поле
components_second-story = Оба поля здания и всё остальное, что нужно для этого дополнения.
    .title = Поля { product_second-story }
components_firefighters = { -firefighter(case: "nom-pl-cap") } ({ $firefighters }), каждый своего цвета.
    .title = Пожарные
components_fire = Маркеры ({ $fire-markers }), у которых на одной стороне :smoke: { -smoke }, на другой :fire: { -fire }.
    .title = Маркеры огня
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
components_damage = { -damage-cube(case: "nom-pl-cap") } ({ $damage-cubes }). Других нет: это и резерв, и часы здания.
    .title = Кубики повреждения
components_doors = :door: { -door(case: "nom-pl-cap") } ({ $door-markers }): на одной стороне маркера открытая, на другой закрытая.
    .title = Двери
components_hot-spots = :hot-spot: { -hot-spot(case: "nom-pl-cap") } ({ $hot-spot-markers }).
    .title = Очаги возгорания
components_hazmats = :hazmat: { -hazmat(case: "nom-pl-cap") } ({ $hazmat-markers }).
    .title = Опасные вещества
components_markers = { $action-markers ->
        [one] { $action-markers } маркер
        [few] { $action-markers } маркера
       *[many] { $action-markers } маркеров
    }, которыми откладывают { -action-point(case: "acc-pl") }.
    .title = Маркеры действий
components_heal = { $heal-markers ->
        [one] { $heal-markers } маркер
        [few] { $heal-markers } маркера
       *[many] { $heal-markers } маркеров
    } для { -treated-victim(case: "gen-pl") }.
    .title = Маркеры лечения
components_vehicles = :engine: { -engine(case: "nom-cap") } и :ambulance: { -ambulance }.
    .title = Машины
components_specialists = { -specialist(case: "nom-pl-cap") } ({ $specialist-cards }), у каждого своя карта.
    .title = Специалисты
components_extreme = Что добавляет дополнение. То, что нужно только полю, которого нет в игре, остаётся в коробке.
    .title = Из Extreme Danger
components_extreme_garage = Большое поле гаражом вверх.
    .title = Поле гаража
components_extreme_laboratory = Большое поле лабораторией вверх.
    .title = Поле лаборатории
components_extreme_attic = Поле вполовину меньше, чердаком вверх.
    .title = Поле чердака
components_extreme_basement = Поле вполовину меньше, подвалом вверх.
    .title = Поле подвала
components_extreme_windows = Маркеры открытых :window: { -window(case: "gen-pl") } ({ $open-windows }); закрытым маркер не нужен.
    .title = Открытые окна
components_extreme_doors = Ещё обычные :door: { -door(case: "nom-pl") } ({ $extra-doors }).
    .title = Ещё двери
components_extreme_fire-doors = Зелёные :fire-door: { -fire-door(case: "nom-pl") } ({ $fire-door-markers }).
    .title = Противопожарные двери
components_extreme_jams = :jam: { -jam-marker(case: "nom-pl-cap") } ({ $jam-markers }).
    .title = Маркеры заклинивания
components_extreme_ladders = { -lower-half(case: "nom-pl-cap") } ({ $ladder-halves_lower }) и { -upper-half(case: "nom-pl") } ({ $ladder-halves_upper }); вместе из них выходит { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
        [few] { $ladders } :ladder: { -ladder(case: "nom-pl") }
       *[many] { $ladders } :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Половины лестниц
components_extreme_stairs = Маркеры :stairs: внутренней лестницы ({ $stair-markers }); за игру нужен только один.
    .title = Маркеры внутренней лестницы
components_extreme_large-object = { $objects_large } большой жетон: на одной стороне :car: автомобиль, на другой взрывоопасное оборудование.
    .title = Большой объект
components_extreme_small-object = { $objects_small } малый жетон: на одной стороне взрывоопасное оборудование, на другой ядовитое.
    .title = Малый объект
components_extreme_toxic = :toxic: { -toxic-marker(case: "nom-pl-cap") } ({ $toxic-markers }).
    .title = Маркеры заражения
components_extreme_floors = Маркеры пола ({ $floor-markers }): на одной стороне :floor-damaged: { -damaged-floor }, на другой :floor-destroyed: { -destroyed-floor }.
    .title = Маркеры пола
components_extreme_figures = Фигурки ({ $figures }): специалисты базовой игры и инженер-строитель. В коробке лежат и правила.
    .title = Фигурки
components_extreme_list = Жетоны объектов напечатаны с обеих сторон, и двенадцатигранная кость в коробке есть, хотя говорит об этом не каждый список. Жетона платформы не называет ни один: возьмите любой маркер.
    .title = Чего нет в списках

## Set-up

setup = Стол готовят в таком порядке.
    .title = Подготовка
setup_board-1 = Положите базовое поле первой стороной вверх.
    .title = Первая сторона
setup_board-2 = Положите базовое поле второй стороной вверх.
    .title = Вторая сторона
setup_garage = Положите большое поле Extreme Danger гаражом вверх.
    .title = Гараж
setup_laboratory = Положите большое поле Extreme Danger лабораторией вверх.
    .title = Лаборатория
setup_second-story = Положите поля { product_second-story } и подготовьте их, как велит то дополнение; затем внесите изменения, названные ниже.
    .title = Здание { product_second-story }
setup_attic = Положите чердак рядом со зданием, а на нижнее поле — маркер внутренней лестницы: это { -lower-half } пути наверх. Место для него напечатано: одно у гаража, другое общее для лаборатории и { product_second-story }.
    .title = Чердак
setup_attic-stairs = Если напечатанного места не разобрать, положите маркер на клетку прямо под лестницей чердака.
    .title = Где лестница на чердак
setup_basement = Положите подвал рядом со зданием, а на нижний этаж — маркер внутренней лестницы; у всех зданий это одно и то же место. Это верхний конец пути вниз.
    .title = Подвал
setup_die = Для столбцов возьмите { -black-die(case: "acc") } с { $die-black ->
        [one] { $die-black } гранью
        [few] { $die-black } гранями
       *[many] { $die-black } гранями
    }, для рядов — { -red-die(case: "acc") }.
    .title = Восьмигранная кость
setup_die-twelve = Для столбцов возьмите { -black-die(case: "acc") }, у которой { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }, вместо той, у которой { $die-black }, для рядов — { -red-die(case: "acc") }.
    .title = Двенадцатигранная кость
setup_die-twelve-basement = Для столбцов возьмите { -black-die(case: "acc") }, у которой { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }, вместо той, у которой { $die-black }, для рядов — { -red-die(case: "acc") }.
    .title = Двенадцатигранная кость
setup_doors = На каждую напечатанную { -door(case: "acc") } положите маркер :door: закрытой двери.
    .title = Двери
setup_fire-doors = На каждую напечатанную :fire-door: { -fire-door(case: "acc") } положите зелёный маркер закрытой стороной вверх.
    .title = Противопожарные двери
setup_windows = Все :window: { -window(case: "nom-pl") } в начале закрыты: сложите их маркеры рядом с полем.
    .title = Окна
setup_car = Поставьте :car: автомобиль на его место в гараже, где он займёт { $object-spaces_large ->
        [one] { $object-spaces_large } клетку
        [few] { $object-spaces_large } клетки
       *[many] { $object-spaces_large } клеток
    }. Сделайте это до первого броска костей.
    .title = Автомобиль
setup_equipment = Положите большой и малый взрывоопасные объекты на их места в лаборатории. Сделайте это до первого броска костей.
    .title = Оборудование
setup_equipment-toxic = Положите большой взрывоопасный объект на его место. Малый лежит ядовитой стороной вверх: он потечёт, а не взорвётся.
    .title = Взрывоопасное и ядовитое
setup_toxic = Положите малый объект на его место в лаборатории ядовитой стороной вверх, а :toxic: { -toxic-marker(case: "acc-pl") } — рядом с полем.
    .title = Ядовитое оборудование
setup_objects-reroll = Что бы ни выпало при подготовке на { -explosive-object } — взрыв, точка интереса, очаг возгорания или опасное вещество, — бросайте заново.
    .title = Не на объект
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
setup_level = Выберите { -level }. Он говорит, сколько будет взрывов, { -hazmat(case: "gen-pl") } и { -hot-spot(case: "gen-pl") }.
    .title = Уровень
setup_family-fire = Положите :fire: { -fire } на клетки из таблицы: для каждого ряда названы столбцы. Все стены пока целы.
    .title = Первый огонь
setup_family-points = На каждую клетку из таблицы положите лицом вниз :poi: { -poi(case: "acc") }: для каждого ряда названы столбцы.
    .title = Первые точки интереса
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
setup_first-explosion = Бросьте { -black-die(case: "acc") }: ряд и столбец для первого { -explosion(case: "gen") } назовёт таблица.
    .title = Первый взрыв
setup_first-explosion-twelve = Таблица кончается на { $die-black }. Бросайте для неё восьмигранную кость, даже если у { -black-die(case: "gen") } этой игры { $die-twelve ->
        [one] { $die-twelve } грань
        [few] { $die-twelve } грани
       *[many] { $die-twelve } граней
    }. Это наше правило.
    .title = Первый взрыв, когда граней двенадцать
setup_garage-experienced = Исключений для гаража не известно, поэтому он готовится как в базовой игре: первый { -explosion } там, где говорит поле или таблица.
    .title = Гараж в игре для опытных
setup_laboratory-explosions = Уже для первого { -explosion(case: "gen") } бросьте обе кости. На каждом этаже должно быть хотя бы { $explosions-per-floor ->
        [one] { $explosions-per-floor } взрыв
        [few] { $explosions-per-floor } взрыва
       *[many] { $explosions-per-floor } взрывов
    }: если какому-то ничего не достаётся, перебрасывайте.
    .title = Взрывы в лаборатории
setup_second-explosion = Для второго { -explosion(case: "gen") } бросьте обе кости; если клетка уже горит, бросайте заново.
    .title = Второй взрыв
setup_third-explosion = Для третьего переверните { -black-die(case: "acc") } второго на противоположную грань и бросьте только { -red-die(case: "acc") }; пока выпадает горящая клетка, бросайте заново.
    .title = Третий взрыв
setup_fourth-explosion = Герои бросают обе кости ещё для одного { -explosion(case: "gen") }.
    .title = Четвёртый взрыв
setup_extra-explosion = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }; у него тоже будет { -hot-spot }.
    .title = Ещё один взрыв
setup_extra-explosion-basement = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }; у него тоже будет { -hot-spot }.
    .title = Ещё один взрыв
setup_extra-explosion-family = Бросьте кости ещё для { $extra-explosions } { -explosion(case: "gen") }. Как и другие в этой игре, он не приносит ни повреждений, ни очага возгорания.
    .title = Ещё один взрыв в семейной игре
setup_explosion-resolved = Каждый раз положите на клетку :fire: и :hot-spot:, а затем разыграйте настоящий { -explosion } со всеми повреждениями.
    .title = Что делает каждый взрыв
setup_hazmats = Для каждого :hazmat: { -hazmat(case: "gen") } вашего уровня бросьте кости: они назовут клетку. Если она горит, бросайте заново.
    .title = Опасные вещества
setup_rolled-points = Бросьте кости для { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "gen") }
        [few] { $poi-on-board } { -poi(case: "gen-pl") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }; если клетка горит или точка там уже есть, бросайте заново.
    .title = Люди
setup_laboratory-points = Разложите { -poi(case: "acc-pl") } по этажам: в начале на одном этаже их не больше { $lab-points-per-floor }. Если нужно, бросайте заново.
    .title = Люди на этажах
setup_hot-spots = Бросьте кости ещё для { $levels_veteran_more ->
        [one] { $levels_veteran_more } { -hot-spot(case: "gen") }
        [few] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
       *[many] { $levels_veteran_more } { -hot-spot(case: "gen-pl") }
    } и положите их на поле.
    .title = Очаги вашего уровня
setup_hot-spots-players = Бросьте кости ещё для стольких { -hot-spot(case: "gen-pl") }, сколько называет таблица для вашего числа игроков.
    .title = Очаги при многих игроках
setup_hot-spots-attic = Бросьте кости ещё для { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } на поле и добавьте { $extra-hot-spots_pool } в { -pool }.
    .title = Очаги для добавленного этажа
setup_hot-spots-basement = Бросьте кости ещё для { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } на поле и добавьте { $extra-hot-spots_pool } в { -pool }.
    .title = Очаги для добавленного этажа
setup_pool = Положите рядом с полем { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot(case: "acc") }
        [few] { $levels_recruit_pool } { -hot-spot(case: "gen") }
       *[many] { $levels_recruit_pool } { -hot-spot(case: "gen-pl") }
    }. Это { -pool }.
    .title = Запас
setup_pool-heroic = Положите рядом с полем { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot(case: "acc") }
        [few] { $levels_heroic_pool } { -hot-spot(case: "gen") }
       *[many] { $levels_heroic_pool } { -hot-spot(case: "gen-pl") }
    }. Это { -pool }.
    .title = Запас героев
setup_pool-short = Если при раскладке маркеров не хватает, сначала получает своё поле, а в { -pool } идёт то, что останется.
    .title = Мало очагов
setup_specialists = Каждый берёт { -specialist(case: "acc") }. Остальные ждут у { -engine(case: "gen") }.
    .title = Специалисты
setup_start = Каждый ставит своего { -firefighter(case: "acc") } на любую { -outside(case: "acc") }.
    .title = Откуда начинают пожарные
setup_vehicles = Договоритесь, где стоят :engine: { -engine } и :ambulance: { -ambulance }: для каждой годится любая { -parking-spot } её вида.
    .title = Машины
setup_ladders = Положите на { -engine(case: "acc") } { $ladders ->
        [one] { $ladders } сложенную :ladder: { -ladder(case: "acc") }
        [few] { $ladders } сложенные :ladder: { -ladder(case: "nom-pl") }
       *[many] { $ladders } сложенных :ladder: { -ladder(case: "gen-pl") }
    }.
    .title = Лестницы
setup_engine-family = Поставьте { -engine(case: "acc") } на любую { -parking-spot(case: "acc") }, какую хотите. На ней лежат лестницы, и стоит она там всю игру.
    .title = Пожарная машина в семейной игре
setup_platform = Положите жетон :platform: { -platform(case: "gen") } на { -engine(case: "acc") }.
    .title = Платформа
setup_saved = Решите, кто начинает. Отложенных { -action-point(case: "gen-pl") } пока нет ни у кого.
    .title = Очки действия

## The turn

turn = Ход — это немного работы, потом снова огонь, а потом, может быть, новые люди, которых надо найти.
    .title = Ход
turn_order = Сначала вы действуете, потом разрастается пожар, потом пополняются точки интереса. После этого ходит игрок слева от вас.
    .title = Три части
turn_points = На действия у вас есть { $action-points ->
        [one] { $action-points } { -action-point }
        [few] { $action-points } { -action-point(case: "gen") }
       *[many] { $action-points } { -action-point(case: "gen-pl") }
    } за ход; порядок любой, и повторять действия можно, пока хватает очков.
    .title = Очки действия
turn_saving = Что не потратили, можно отложить на будущие ходы, но не больше { $saved-most ->
        [one] { $saved-most } { -action-point(case: "gen") }
        [few] { $saved-most } { -action-point(case: "gen-pl") }
       *[many] { $saved-most } { -action-point(case: "gen-pl") }
    }. Возьмите за каждое по маркеру действия.
    .title = Отложенные очки
turn_extra-not-saved = Дополнительные { -action-point(case: "nom-pl") } { -specialist(case: "gen") } годятся только на этот ход. Что от них осталось, пропадает.
    .title = Дополнительные очки не откладывают

## Actions

actions = Что можно сделать за очки действия.
    .title = Действия
actions_costs = Цена в { -action-point(case: "loc-pl") }, если { -specialist } не говорит иного.
    .title = Сколько стоят действия
actions_costs-experienced = Цена в { -action-point(case: "loc-pl") } того, что есть только в этой игре.
    .title = Сколько стоят другие действия
actions_costs-extreme = Цена в { -action-point(case: "loc-pl") }, если всё это есть в вашем здании и среди выбранного.
    .title = Сколько стоят действия Extreme Danger
actions_move = Перейти на { -adjacent(case: "acc") }, где нет { -fire(case: "gen") }, стоит { $cost_move ->
        [one] { $cost_move } { -action-point(case: "acc") }
        [few] { $cost_move } { -action-point(case: "gen") }
       *[many] { $cost_move } { -action-point(case: "gen-pl") }
    }. Там может быть { -smoke }: он вам не мешает.
    .title = Переход
actions_reveal = Войдя на клетку, где лежит :poi: { -poi }, вы открываете её за { $cost_reveal ->
        [one] { $cost_reveal } { -action-point(case: "acc") }
        [few] { $cost_reveal } { -action-point(case: "gen") }
       *[many] { $cost_reveal } { -action-point(case: "gen-pl") }
    }. { -false-alarm(case: "nom-cap") } уходит с поля, а :victim: { -victim } остаётся.
    .title = Разведка
actions_move-fire = Войти на клетку с :fire: стоит { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point(case: "acc") }
        [few] { $cost_move-fire } { -action-point(case: "gen") }
       *[many] { $cost_move-fire } { -action-point(case: "gen-pl") }
    }. С { -victim(case: "ins") } так нельзя, и закончить там ход нельзя.
    .title = В огонь
actions_carry = Переход, когда вы несёте :victim: { -victim(case: "acc") }, стоит { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "gen") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } за каждую клетку. Ничего другого вы в это время не несёте и в { -fire } не входите.
    .title = Переноска
actions_carry-hazmat = Переход, когда вы несёте :hazmat: { -hazmat }, тоже стоит { $cost_carry ->
        [one] { $cost_carry } { -action-point(case: "acc") }
        [few] { $cost_carry } { -action-point(case: "gen") }
       *[many] { $cost_carry } { -action-point(case: "gen-pl") }
    } за клетку. Ноша бывает только одна, и в { -fire } с ней не входят.
    .title = Переноска опасного вещества
actions_lead = { -treated-victim(case: "nom-cap") } идёт вместе с вами без доплаты: за каждую клетку { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point }
        [few] { $cost-experienced_lead } { -action-point(case: "gen") }
       *[many] { $cost-experienced_lead } { -action-point(case: "gen-pl") }
    }.
    .title = Вести за собой
actions_door = Открыть или закрыть :door: { -door(case: "acc") } своей клетки стоит { $cost_door ->
        [one] { $cost_door } { -action-point(case: "acc") }
        [few] { $cost_door } { -action-point(case: "gen") }
       *[many] { $cost_door } { -action-point(case: "gen-pl") }
    }. Если дверь снесло, открывать и закрывать больше нечего.
    .title = Двери
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
actions_extinguish-fire = За { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point(case: "acc") }
        [few] { $cost_fire-out } { -action-point(case: "gen") }
       *[many] { $cost_fire-out } { -action-point(case: "gen-pl") }
    } там можно убрать и весь :fire: сразу.
    .title = Потушить совсем
actions_chop = { -chop(case: "nom-cap") } стоит { $cost_chop ->
        [one] { $cost_chop } { -action-point(case: "acc") }
        [few] { $cost_chop } { -action-point(case: "gen") }
       *[many] { $cost_chop } { -action-point(case: "gen-pl") }
    } и кладёт { -damage-cube(case: "acc") } на { -wall(case: "acc") } вашей клетки.
    .title = Рубить стену
actions_chop-supply = Этот кубик берут из резерва, где их { $damage-cubes }, так что каждый { -chop } приближает и { -collapse }.
    .title = Рубить — вредить зданию
actions_drive = За { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "gen") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } машина едет на следующую { -parking-spot(case: "acc") } своего вида, по часовой стрелке или против. Чтобы вести :engine:, надо быть в ней; :ambulance: можно вызвать откуда угодно.
    .title = Езда
actions_ride = Кто стоит на месте машины, может поехать вместе с ней за { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point(case: "acc") }
        [few] { $cost-experienced_ride } { -action-point(case: "gen") }
       *[many] { $cost-experienced_ride } { -action-point(case: "gen-pl") }
    }.
    .title = Поездка вместе
actions_deck-gun = Находясь на { -engine(case: "loc") }, вы стреляете водой из { -deck-gun(case: "gen") } за { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point(case: "acc") }
        [few] { $cost-experienced_deck-gun } { -action-point(case: "gen") }
       *[many] { $cost-experienced_deck-gun } { -action-point(case: "gen-pl") }
    }.
    .title = Лафетный ствол
actions_crew-change = У { -engine(case: "gen") } можно за { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point(case: "acc") }
        [few] { $cost-experienced_crew-change } { -action-point(case: "gen") }
       *[many] { $cost-experienced_crew-change } { -action-point(case: "gen-pl") }
    } сменить своего { -specialist(case: "acc") } на свободного, но только первым действием хода.
    .title = Смена расчёта
actions_dispose = :hazmat: { -hazmat(case: "nom-cap") }, вынесенное из здания, там же выходит из игры за { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point(case: "acc") }
        [few] { $cost-experienced_dispose } { -action-point(case: "gen") }
       *[many] { $cost-experienced_dispose } { -action-point(case: "gen-pl") }
    }.
    .title = Избавиться от опасного вещества
actions_rescue-family = :victim: { -victim(case: "nom-cap") }, которого вынесли из здания, { -rescued }.
    .title = Спасение
actions_rescue-experienced = :victim: { -victim(case: "nom-cap") } { -rescued } только на клетках { -ambulance(case: "gen") }: доставьте его туда или подгоните её к нему.
    .title = Спасение

## The fire

fire = После ваших действий ход огня.
    .title = Огонь
fire_roll = Бросьте обе кости: они называют { -target(case: "acc") }. Что там произойдёт, зависит от того, что там лежит.
    .title = Распространение огня
fire_target = Пустая { -target } получает :smoke:. Дым там превращается в :fire:. Если там уже горит, происходит { -explosion }.
    .title = Что делает бросок
fire_beside-fire = Любой { -smoke }, который ложится рядом с { -fire(case: "ins") }, — сразу огонь.
    .title = Дым рядом с огнём
fire_flashover = При { -flashover(case: "loc") } каждый :smoke:, у которого на { -adjacent(case: "loc") } :fire:, загорается, и так снова и снова, пока есть чему. Её разыгрывают и тогда, когда { -explosion(case: "gen") } не было.
    .title = Вспышка
fire_flashover-limits = { -flashover(case: "nom-cap") } не перескакивает через пустую клетку, { -wall(case: "acc") } или закрытую { -door(case: "acc") }.
    .title = Где кончается вспышка
fire_flashover-again = Когда взорвались { -hazmat(case: "nom-pl") }, разыграйте { -flashover(case: "acc-pl") } ещё раз, пока что-то меняется.
    .title = Дым после взрыва веществ
fire_hazmats = Каждое :hazmat: на клетке с :fire: вызывает там настоящий { -explosion }, даже если его несут. Потом оно выходит из игры, а туда ложится { -hot-spot }, если он есть в { -pool(case: "loc") }. Продолжайте, пока в огне не останется ни одного.
    .title = Опасные вещества в огне
fire_hazmat-order = Если горят сразу несколько { -hazmat(case: "gen-pl") }, порядок выбирает тот, чей ход.
    .title = Несколько веществ
fire_flare-up = Если у { -target(case: "gen") } был :hot-spot:, то после всего остального происходит { -flare-up }: бросьте кости для новой цели и разыграйте её так же, и так далее, пока у целей есть очаги.
    .title = Повторное возгорание
fire_flare-up-spot = После { -flare-up(case: "gen") } последняя { -target } получает { -hot-spot(case: "acc") }, если он есть в { -pool(case: "loc") }. Обычный бросок его не приносит.
    .title = Новый очаг
fire_knocked-down = Каждый { -firefighter } на клетке с :fire: { -knocked-down } и попадает к { -ambulance(case: "dat") }.
    .title = Сбит с ног
fire_knocked-down-family = В этой игре годится любое место { -ambulance(case: "gen") }: берите ближайшее, а из равных выбирайте.
    .title = К ближайшей скорой помощи
fire_knocked-down-experienced = { -firefighter(case: "nom-cap") } попадает туда, где сейчас стоит { -ambulance }.
    .title = Туда, где скорая помощь
fire_load = Если { -firefighter } { -knocked-down }, то { -victim }, которого он нёс или вёл, { -lost(case: "pres") }.
    .title = Кого он нёс
fire_load-hazmat = Если { -firefighter } { -knocked-down }, то { -hazmat }, которое он нёс, взрывается.
    .title = Вещество в руках
fire_victims = Каждый { -victim } на клетке с :fire: { -lost(case: "pres") }. Откройте там и каждую :poi:: пострадавший погибает, { -false-alarm } просто уходит.
    .title = Люди в огне
fire_outside = Весь :fire: снаружи здания убирают. Машинам он не вредит.
    .title = Огонь снаружи
fire_outside-order = Сначала снимают людей из огня, потом убирают огонь снаружи. Случаев, когда порядок важен, мы не знаем.
    .title = Что в последнюю очередь

## Explosions

explosion = Взрыв бьёт во все стороны.
    .title = Взрывы
explosion_directions = { -explosion(case: "nom-cap") } идёт от своей клетки в { $blast-directions ->
        [one] { $blast-directions } сторону
        [few] { $blast-directions } стороны
       *[many] { $blast-directions } сторон
    }. Сама она горит дальше.
    .title = Во все стороны
explosion_wall = { -wall(case: "nom-cap") }, которая ещё стоит, останавливает взрыв и получает { -damage-cube(case: "acc") }.
    .title = О стену
explosion_door = Закрытая :door: останавливает взрыв, её маркер снимают. { -damage-cube(case: "nom-cap") } не кладут.
    .title = О дверь
explosion_open-door = Маркер открытой { -door(case: "gen") } снимают, а взрыв идёт дальше, на следующую клетку.
    .title = Через открытую дверь
explosion_next-space = Если следующая клетка пуста или на ней :smoke:, там появляется :fire:.
    .title = На следующую клетку
explosion_shockwave = Если следующая клетка уже горит, дальше по прямой бежит { -shockwave }.
    .title = Ударная волна
explosion_shockwave-passes = { -shockwave(case: "nom-cap") } проходит горящие клетки, разрушенные стены и открытые двери. Двери, через которые она прошла, снесены.
    .title = Через что она проходит
explosion_shockwave-ends = Она кончается на пустой клетке или там, где { -smoke }: эта клетка получает :fire:, даже снаружи здания. Или у { -wall(case: "gen") }, которая получает { -damage-cube(case: "acc") }. Или у закрытой { -door(case: "gen") }, которую снимают.
    .title = Где она кончается
explosion_own-breach = { -wall(case: "nom-cap") }, которую разрушил этот самый взрыв, всё же его останавливает.
    .title = Стена, которая не устояла
explosion_example = { -target(case: "nom-cap") } уже горит. Её повреждённая левая { -wall } получает последний { -damage-cube }, какой может, и останавливает взрыв. Сверху снимают открытую { -door(case: "acc") }, и пустая клетка за ней загорается. Справа следующая клетка тоже горит, и { -shockwave } бежит к :smoke: за ней; он превращается в :fire:. Снизу снимают закрытую { -door(case: "acc") }, и только.
    .title = Пример: взрыв

## Points of interest

points-of-interest = Те, кому вы нужны, скрыты под вопросительными знаками.
    .title = Точки интереса
points-of-interest_refill = В конце своего хода пополните поле, чтобы на нём { $poi-on-board ->
        [one] лежала { $poi-on-board } { -poi }
        [few] лежали { $poi-on-board } { -poi(case: "nom-pl") }
       *[many] лежало { $poi-on-board } { -poi(case: "gen-pl") }
    }. Для каждой бросьте обе кости.
    .title = Пополнение
points-of-interest_counting = { -victim(case: "nom-cap") }, который ещё находится в { -building(case: "loc") }, считается за точку.
    .title = Что считается
points-of-interest_counting-outside = { -victim(case: "nom-cap") } снаружи здания, который не добрался до { -ambulance(case: "gen") }, тоже считается.
    .title = Пострадавшие на улице считаются
points-of-interest_clear = Уберите с выпавшей клетки весь :smoke: и :fire: и положите туда { -poi(case: "acc") }. Если она там уже есть или там { -victim }, бросайте заново.
    .title = На дым или огонь
points-of-interest_at-firefighter = Если там стоит { -firefighter }, сразу откройте её.
    .title = На пожарного
points-of-interest_arrows = Если на выпавшей клетке огонь, дым, { -poi }, { -victim } или { -firefighter }, идите по стрелкам до первой, где ничего такого нет.
    .title = По стрелкам

## Specialists

specialists = Каждый хорош в чём-то своём.
    .title = Специалисты
specialists_table = Таблица называет обычные и дополнительные { -action-point(case: "acc-pl") }. Дополнительные идут только на то, что назовёт специалист.
    .title = Очки каждого специалиста
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
specialists_captain = За свои дополнительные очки ({ $specialist-points_captain_extra }) или за обычные вы передвигаете других { -firefighter(case: "acc-pl") } или велите им открыть или закрыть дверь.
    .title = Капитан
specialists_captain-limit = На пожарного CAFS за ход можно потратить не больше { $special_cafs-command ->
        [one] { $special_cafs-command } дополнительного очка
        [few] { $special_cafs-command } дополнительных очков
       *[many] { $special_cafs-command } дополнительных очков
    }.
    .title = Капитан и пожарный CAFS
specialists_imaging = Вы открываете любую :poi: на поле за { $special_reveal ->
        [one] { $special_reveal } { -action-point(case: "acc") }
        [few] { $special_reveal } { -action-point(case: "gen") }
       *[many] { $special_reveal } { -action-point(case: "gen-pl") }
    }.
    .title = Оператор тепловизора
specialists_cafs = Дополнительные очки ({ $specialist-points_cafs_extra }) у вас только на { -extinguishing }. Обычных лишь { $specialist-points_cafs_points }.
    .title = Пожарный CAFS
specialists_hazmat-technician = Вы убираете :hazmat: { -hazmat } на своей клетке за { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point(case: "acc") }
        [few] { $special_remove-hazmat } { -action-point(case: "gen") }
       *[many] { $special_remove-hazmat } { -action-point(case: "gen-pl") }
    }.
    .title = Химик
specialists_generalist = У вас { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point }
        [few] { $specialist-points_generalist_points } { -action-point(case: "gen") }
       *[many] { $specialist-points_generalist_points } { -action-point(case: "gen-pl") }
    } и больше никаких способностей.
    .title = Универсал
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
specialists_driver = Вы стреляете водой из { -deck-gun(case: "gen") } за { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "gen") }
       *[many] { $special_driver-gun } { -action-point(case: "gen-pl") }
    } и можете перебросить его кости.
    .title = Водитель-оператор
specialists_engineer-clear = За { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "gen") }
       *[many] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } вы возвращаете :hot-spot: со своей клетки в { -pool }. Это можно, только пока ваша клетка и { -adjacent(case: "nom-pl") } свободны от { -fire(case: "gen") }.
    .title = Инженер-строитель: очаги
specialists_engineer-repair = За { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "gen") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } вы снимаете { -damage-cube(case: "acc") } с повреждённой { -wall(case: "gen") } своей клетки обратно в резерв. Разрушенную не починить, и ни ваша клетка, ни { -adjacent } не должны гореть.
    .title = Инженер-строитель: починка
specialists_engineer-no-water = Тушить вам нельзя ничего.
    .title = Инженер-строитель: без воды

## Vehicles

vehicles = Что стоит на улице.
    .title = Машины
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
vehicles_quadrants-1 = До какой { -quadrant(case: "gen") } достаёт { -engine }, если её { -parking-spot } на этой улице.
    .title = Первая сторона: докуда достаёт машина
vehicles_quadrants-2 = До какой { -quadrant(case: "gen") } достаёт { -engine }, если её { -parking-spot } на этой улице.
    .title = Вторая сторона: докуда достаёт машина
vehicles_deck-gun = { -deck-gun(case: "nom-cap") } достаёт до той { -quadrant(case: "gen") }, возле которой стоит { -engine }. Бросьте обе кости; ту, что показывает мимо, переверните на противоположную грань.
    .title = Куда целит лафетный ствол
vehicles_deck-gun-water = Вода убирает весь :fire: и :smoke: с { -target(case: "gen") } и с каждой { -adjacent(case: "gen") }. Стены и закрытые двери её не пускают.
    .title = Что он расчищает
vehicles_deck-gun-forbidden = Стрелять нельзя, пока в этой { -quadrant(case: "loc") } есть хоть один { -firefighter }.
    .title = Никого на пути

## Windows and light walls

windows = Новые пути внутрь и стены, которые мало что выдержат.
    .title = Окна и лёгкие стены
windows_what = :window: { -window(case: "nom-cap") } на поле заштриховано. Через него проходят, не ломая стену, а открывают и закрывают его почти как { -door(case: "acc") }.
    .title = Окна
windows_closed = Каждое { -window } в начале закрыто.
    .title = Сначала закрыты
windows_open = С клетки у { -window(case: "gen") } вы открываете или закрываете его за { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point(case: "acc") }
        [few] { $cost-extreme_window } { -action-point(case: "gen") }
       *[many] { $cost-extreme_window } { -action-point(case: "gen-pl") }
    }. Это { -movement-action }.
    .title = Открыть и закрыть
windows_from-outside = То же можно сделать и с { -outside(case: "gen") } перед { -window(case: "ins") }.
    .title = Снаружи
windows_adjacent = Клетка за открытым { -window(case: "ins") } — { -adjacent }. Открыв его, положите маркер, закрыв — снимите.
    .title = Открытые окна
windows_wall = { -wall(case: "nom-cap") } с { -window(case: "ins") } разрушена, когда на ней { $window-damage ->
        [one] { $window-damage } { -damage-cube }
        [few] { $window-damage } { -damage-cube(case: "gen") }
       *[many] { $window-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Стена вокруг
windows_blast = Взрыв проходит через открытое { -window }, и всё же, не как с дверью, { -wall } вокруг него получает повреждение и рушится.
    .title = Взрыв у открытого окна
windows_marker = Когда { -wall } вокруг открытого { -window(case: "gen") } разрушена, его маркер возвращается к остальным.
    .title = Маркер разбитого окна
windows_light-walls = Синий отрезок — { -light-wall }. Она разрушена, когда на ней { $light-damage ->
        [one] { $light-damage } { -damage-cube }
        [few] { $light-damage } { -damage-cube(case: "gen") }
       *[many] { $light-damage } { -damage-cube(case: "gen-pl") }
    }.
    .title = Лёгкие стены
windows_light-chop = Единственный { -chop } по обычной цене разрушает { -light-wall(case: "acc") }.
    .title = Рубить лёгкую стену

## Fire doors

fire-doors = Двери, которые держат, а иногда держат слишком крепко.
    .title = Противопожарные двери
fire-doors_what = :fire-door: { -fire-door(case: "nom-cap") } отмечена зелёным, и маркеры у неё свои. Во всём, кроме сказанного ниже, она { -door } как все.
    .title = Противопожарные двери
fire-doors_roll = Если при { -advance-fire(case: "loc") } взрыв снёс бы закрытую { -fire-door(case: "acc") }, сначала бросьте { -red-die(case: "acc") }.
    .title = Бросок за дверь
fire-doors_open = Взрыв, который дошёл до открытой { -fire-door(case: "gen") }, сносит её и идёт дальше, как через любую открытую дверь.
    .title = Открытая дверь
fire-doors_holds = Если выпало { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high }, взрыв остановлен, маркер остаётся и огонь туда не идёт. Остальные стороны разыграйте как обычно.
    .title = Держит
fire-doors_jams = Если выпало { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high }, она тоже держит, но на неё ложится :jam: { -jam-marker }.
    .title = Держит, но заклинила
fire-doors_jams-again = За { -fire-door(case: "acc") }, которую заклинило, не бросают: каждый новый взрыв добавляет ещё один { -jam-marker }.
    .title = Уже заклинило
fire-doors_shut = { -fire-door(case: "nom-cap") }, которую заклинило, не открывается.
    .title = Не пройти
fire-doors_unjam = { -chop(case: "nom-cap") } с клетки у двери снимает один { -jam-marker } по обычной цене.
    .title = Вырубить заклинившую дверь
fire-doors_unjam-cube = Чтобы сбить { -jam-marker }, не нужен { -damage-cube }: здание от этого не страдает.
    .title = Без кубика
fire-doors_last-jam = Когда снят последний { -jam-marker }, { -fire-door } уничтожена.
    .title = Последний маркер
fire-doors_jams-short = Если в деле { $jam-markers ->
        [one] весь { $jam-markers } { -jam-marker }
        [few] все { $jam-markers } { -jam-marker(case: "gen") }
       *[many] все { $jam-markers } { -jam-marker(case: "gen-pl") }
    }, дверь всё равно держит, но новых не получает.
    .title = Маркеры кончились

## Explosive objects

objects = Большая вещь, которую лучше не нагревать.
    .title = Взрывоопасные объекты
objects_scope = Это вариант на выбор. На поле лежит { -explosive-object }, который взрывается, получив слишком много повреждений.
    .title = Игра со взрывоопасными объектами
objects_car = :car: Автомобиль стоит на своём месте в гараже и занимает { $object-spaces_large ->
        [one] { $object-spaces_large } клетку
        [few] { $object-spaces_large } клетки
       *[many] { $object-spaces_large } клеток
    }.
    .title = Автомобиль
objects_wall = { -explosive-object(case: "nom-cap") } закрывает любой путь в себя и через себя и нарушает там соседство, как толстая { -wall }.
    .title = Как толстая стена
objects_no-fire = Пока он стоит, на его клетках не бывает ни { -smoke(case: "gen") }, ни { -fire(case: "gen") }.
    .title = На нём ничего не горит
objects_target = Если { -advance-fire } называет его клетку, идите по стрелкам до первой, которая может быть { -target(case: "ins") }.
    .title = Выпал как цель
objects_damage = Когда взрыв положил бы :fire: на его клетку, положите вместо этого { -damage-cube(case: "acc") } на сам объект.
    .title = Как он получает повреждения
objects_capacity = Объект взрывается, когда на нём столько { -damage-cube(case: "gen-pl") }, сколько нарисовано: это его { -capacity }. Если кубиков больше, это тоже считается.
    .title = Когда ему хватит
objects_capacities = { -capacity(case: "nom-cap") } автомобиля и ядовитого оборудования известна из примеров. Числа для взрывоопасного назначили мы, на случай если надпись на жетоне не разобрать.
    .title = Прочность объектов
objects_order = Доиграйте взрыв, который сейчас идёт; только потом взрывается объект.
    .title = Сначала одно, потом другое
objects_large = Положите :fire: и :hot-spot: на обе его клетки и снимите жетон. Затем от этой пары идёт один { -explosion } в { $object-directions ->
        [one] { $object-directions } сторону
        [few] { $object-directions } стороны
       *[many] { $object-directions } сторон
    }.
    .title = Автомобиль взрывается
objects_laboratory-large = Большое оборудование ведёт себя как автомобиль: :fire: и :hot-spot: на обе клетки, жетон снять, и один { -explosion } в { $object-directions ->
        [one] { $object-directions } сторону
        [few] { $object-directions } стороны
       *[many] { $object-directions } сторон
    }.
    .title = Большое оборудование взрывается
objects_family-hot-spot = В семейной игре { -hot-spot(case: "nom-pl") } от взорвавшегося объекта не выкладывают.
    .title = В семейной игре без очагов
objects_cubes = { -damage-cube(case: "nom-pl-cap") } взорвавшегося объекта выходят из игры. Они по-прежнему приближают { -collapse }, а в резерв не возвращаются.
    .title = Его кубики
objects_refill = { -poi(case: "nom-cap") }, выпавшая на { -explosive-object }, идёт по стрелкам.
    .title = Точки интереса
objects_small = Положите :fire: и :hot-spot: на его клетку и снимите жетон. На этой клетке происходит { -explosion }, а потом на ней же ещё один: всего их { $small-explosions }.
    .title = Малое оборудование взрывается

## Stairs

stairs = С этажа на этаж внутри здания.
    .title = Внутренняя лестница
stairs_adjacent = Нижняя и верхняя клетки, которые соединяет :stairs: { -stairs }, — соседние, так что у каждой может быть до { $stair-neighbours ->
        [one] { $stair-neighbours } соседки
        [few] { $stair-neighbours } соседок
       *[many] { $stair-neighbours } соседок
    }. В остальном это обычные клетки.
    .title = Пара клеток
stairs_ordinary = Переход туда стоит как всегда. Там могут быть люди, { -hazmat(case: "nom-pl") }, { -hot-spot(case: "nom-pl") }, { -smoke } или { -fire }, а стены вокруг можно разрушить.
    .title = Что там бывает
stairs_coordinates = На каждой такой клетке указаны координаты другой.
    .title = Другой конец
stairs_explosion = { -explosion(case: "nom-cap") } на такой клетке идёт в { $stair-neighbours ->
        [one] { $stair-neighbours } сторону
        [few] { $stair-neighbours } стороны
       *[many] { $stair-neighbours } сторон
    }.
    .title = Взрыв на внутренней лестнице
stairs_vertical = Если другой конец горит, взрыв, пришедший туда, выходит только через его открытую сторону, ту, где стены нет, даже если остальные стены повреждены или разрушены.
    .title = Вверх или вниз
stairs_wave = { -shockwave(case: "nom-cap") }, которая пришла по этажу на горящую клетку внутренней лестницы, идёт дальше только в одну сторону: прямо, если стена впереди разрушена, иначе на другой этаж; стена при этом повреждения не получает.
    .title = Волна доходит до внутренней лестницы
stairs_wave-on = Если другой конец тоже горит, { -shockwave } бежит дальше через его открытую сторону.
    .title = И дальше
stairs_example-explosion = Взрывается нижняя клетка внутренней лестницы, у которой стены сверху, слева и снизу, а справа открыто; верхний конец горит. Каждая из этих стен получает { -damage-cube(case: "acc") }, справа загорается клетка, а наверху — та, что под верхним концом.
    .title = Пример: взрыв на внутренней лестнице
stairs_example-wave = { -shockwave(case: "nom-cap") } доходит до горящей клетки внутренней лестницы, а стена за ней разрушена: загорается клетка за этой стеной, на том же этаже. Будь стена цела, загорелся бы другой конец.
    .title = Пример: волна на внутренней лестнице

## Ladders

ladders = С этажа на этаж снаружи здания.
    .title = Приставные лестницы
ladders_engine = На клетке { -engine(case: "gen") } вы берёте :ladder: { -ladder(case: "acc") } за { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point(case: "acc") }
        [few] { $cost-extreme_take-ladder } { -action-point(case: "gen") }
       *[many] { $cost-extreme_take-ladder } { -action-point(case: "gen-pl") }
    }. Сложенной вы несёте её на место и там поднимаете; до этого по ней не лезут.
    .title = Взять лестницу
ladders_carry = Когда вы несёте { -ladder(case: "acc") }, переход стоит как всегда.
    .title = Нести её
ladders_no-load = Вместе с { -victim(case: "ins") } или { -hazmat(case: "ins") } { -ladder(case: "acc") } не несут, а вести в это время { -treated-victim(case: "acc") } можно.
    .title = Без другой ноши
ladders_single = Больше одной { -ladder(case: "gen") } вы не несёте никогда.
    .title = По одной
ladders_ambulance = { -ladder(case: "nom-cap") } не помещается в { -ambulance(case: "acc") }, ни с вами, ни сама по себе. Чтобы поехать, оставьте её снаружи.
    .title = Не в скорую помощь
ladders_raise = Только снаружи вы поднимаете { -ladder(case: "acc") } за { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point(case: "acc") }
        [few] { $cost-extreme_raise } { -action-point(case: "gen") }
       *[many] { $cost-extreme_raise } { -action-point(case: "gen-pl") }
    }, и это { -movement-action }: { -lower-half } встаёт на вашу клетку, { -upper-half } — на ту { -outside(case: "acc") } верхнего этажа, что ей соответствует. Вы её больше не несёте.
    .title = Поднять её
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
ladders_enter = Столько же стоит путь между { -upper-half(case: "ins") } и зданием, через открытое { -window } или разрушенную { -wall(case: "acc") }.
    .title = В здание
ladders_upper-single = На { -upper-half(case: "loc") } не может стоять больше { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter(case: "gen") }
        [few] { $upper-half-room } { -firefighter(case: "gen-pl") }
       *[many] { $upper-half-room } { -firefighter(case: "gen-pl") }
    }.
    .title = Место для одного
ladders_upper-work = На { -upper-half(case: "loc") } вы тушите как обычно, и { -chop } там такой же, как везде.
    .title = Работа наверху
ladders_upper-leave = На { -upper-half(case: "loc") } нельзя оставить ни { -victim(case: "acc") }, ни { -hazmat }.
    .title = Ничего не оставлять наверху
ladders_lower = { -lower-half(case: "nom-cap") } стоит на земле. Там может быть сколько угодно фигурок, и она никому не мешает, даже машинам.
    .title = Низ лестницы
ladders_fold = С её нижней клетки вы складываете { -ladder(case: "acc") } за { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point(case: "acc") }
        [few] { $cost-extreme_fold } { -action-point(case: "gen") }
       *[many] { $cost-extreme_fold } { -action-point(case: "gen-pl") }
    }. Обе половины оказываются там.
    .title = Сложить её
ladders_fold-occupied = Складывать { -ladder(case: "acc") } нельзя, пока на её { -upper-half(case: "loc") } стоит { -firefighter }.
    .title = Наверху кто-то есть
ladders_fire = :fire: на любой из половин роняет { -ladder(case: "acc") }: она лежит сложенной на нижней клетке.
    .title = Огонь у лестницы
ladders_fire-people = Кого застал этот огонь, тому достаётся как обычно. Если огонь внизу, а на { -upper-half(case: "loc") } кто-то есть, то { -firefighter } там { -knocked-down }, { -victim } { -lost(case: "pres") }, а { -hazmat }, которое несли, взрывается на нижней клетке.
    .title = Те, кто на лестнице
ladders_hazmat = { -hazmat(case: "nom-cap") } выходит из игры только на земле снаружи. { -upper-half(case: "nom-cap") } — ещё недостаточно далеко.
    .title = Вещества — до самой земли
ladders_movement = Нести, поднимать и складывать { -ladder(case: "acc") } и лезть по ней — всё это { -movement-action }, для всех способностей и запретов специалистов.
    .title = Возня с лестницей — перемещение
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
ladders_floor = Кто поднимает { -ladder(case: "acc") }, говорит, на какой этаж. Чтобы сменить этаж, сложите и поднимите её снова: сразу на оба верхних этажа она не ведёт никогда.
    .title = На какой этаж она ведёт
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

## Vehicles at these buildings

tall-vehicles = Как работают машины у зданий, где этажей больше одного.
    .title = Машины у этих зданий
tall-vehicles_gun = { -deck-gun(case: "nom-cap") } достаёт до той половины здания, возле которой стоит { -engine }, на обоих этажах. Если нужно, переверните { -red-die(case: "acc") } на противоположную грань; { -black-die(case: "acc") } — никогда.
    .title = Лафетный ствол у лаборатории
tall-vehicles_forbidden = Стрелять нельзя, пока в этой половине, на каком угодно этаже, есть хоть один { -firefighter }.
    .title = Никого в этой половине
tall-vehicles_drive = За { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point(case: "acc") }
        [few] { $cost-experienced_drive } { -action-point(case: "gen") }
       *[many] { $cost-experienced_drive } { -action-point(case: "gen-pl") }
    } машина едет на любую { -parking-spot(case: "acc") } своего вида, не только на следующую. Для :engine: водитель по-прежнему должен быть в ней, :ambulance: приезжает откуда угодно.
    .title = Езда у лаборатории
tall-vehicles_three-floors = { -deck-gun(case: "nom-cap") } достаёт только до той половины поля, возле которой стоит { -engine }. Когда этажей так много, вместо него лучше подойдёт { -platform }.
    .title = Лафетный ствол при трёх этажах
tall-vehicles_three-floors-dice = Если нужно, переверните { -red-die(case: "acc") } на противоположную грань. { -black-die(case: "nom-cap") } считается как выпала.
    .title = Кости при трёх этажах
tall-vehicles_three-floors-people = Стрелять нельзя, пока в половине, куда может попасть вода, есть хоть один { -firefighter }, на любом этаже.
    .title = Никого в половине, куда целят
tall-vehicles_garage-attic = Бросайте для него восьмигранную кость. Докуда он достаёт, зависит от того, с какой стороны стоит { -engine }.
    .title = Лафетный ствол у гаража с чердаком
tall-vehicles_garage-right = Справа в здании один этаж, и там { -deck-gun } работает как в базовой игре.
    .title = Справа
tall-vehicles_garage-left = Слева он достаёт до половины обоих этажей. { -red-die(case: "acc-cap") } можно перевернуть; если на { -black-die(case: "loc") } выпало { $attic-gun-from } или больше, прибавьте { $attic-shift }, и это будет { -attic }, столбцы с { $added-first } по { $added-last }.
    .title = Слева
tall-vehicles_basement = Для лафетного ствола бросают, как всегда, восьмигранную кость. { -basement(case: "nom-cap") } не бывает { -target(case: "ins") } ни для него, ни для { -platform(case: "gen") }, кроме как через дыру в полу.
    .title = Лафетный ствол и подвал

## Hydraulic platform

platform = Подъёмник с рукавом.
    .title = Подъёмная платформа
platform_scope = Это вариант на выбор. :platform: { -platform(case: "nom-cap") } заменяет { -deck-gun(case: "acc") }.
    .title = Игра с платформой
platform_capacity = Места там на { $platform-room ->
        [one] { $platform-room } фигурку
        [few] { $platform-room } фигурки
       *[many] { $platform-room } фигурок
    }: это пожарные или { -firefighter } вместе с { -victim(case: "ins") } либо с { -hazmat(case: "ins") } в руках, но не одни пострадавшие. Пострадавшего можно погрузить и оставить там.
    .title = Кому есть место
platform_step = Перейти с { -engine(case: "gen") } на { -platform(case: "acc") } или обратно стоит { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point(case: "acc") }
        [few] { $cost-extreme_platform-step } { -action-point(case: "gen") }
       *[many] { $cost-extreme_platform-step } { -action-point(case: "gen-pl") }
    }, а из здания или в него — как всегда.
    .title = Взойти и сойти
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
platform_not-movement = Двигать { -platform(case: "acc") } — это действие с машиной, а не { -movement-action }.
    .title = Не перемещение
platform_who = Двигает { -platform(case: "acc") } только тот { -firefighter }, который стоит на ней или на { -engine(case: "loc") }.
    .title = Кто может её двигать
platform_work = Те, кто на { -platform(case: "loc") }, тушат, открывают и закрывают { -window } как обычно, и { -chop } там такой же, как везде.
    .title = Работа с неё
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
platform_cannon-water = Весь :fire: и :smoke: уходит с { -target(case: "gen") } и с каждой { -adjacent(case: "gen") }. Стены и закрытые двери воду не пускают.
    .title = Что расчищает водомёт
platform_cannon-forbidden = Водомётом нельзя пользоваться, пока на клетках, которые он расчистил бы, есть хоть один { -victim } или другой { -firefighter }.
    .title = Никого на пути
platform_stay = Пока { -platform } не вернулась на место, { -engine } ехать не может.
    .title = Машина ждёт

## Chemical spill

spill = По тому, что здесь вытекает, вброд не ходят.
    .title = Химическая утечка
spill_scope = Это вариант на выбор. Ядовитое оборудование — такой же { -explosive-object }, но когда его { -capacity } исчерпана, бывает не взрыв, а { -spill }.
    .title = Игра с утечкой
spill_damage = Оно перекрывает путь, как толстая { -wall }, и никогда не горит. Взрыв, который положил бы :fire: на его клетку, кладёт { -damage-cube(case: "acc") } на него самого, и так до { $capacity_toxic }.
    .title = Его повреждения
spill_markers = Жетон и его кубики выходят из игры. Положите :toxic: { -toxic-marker(case: "acc") } на его клетку, потом ещё, один за другим, пока их не станет { $toxic-markers }.
    .title = Потекло
spill_next = Каждый следующий маркер идёт на случайную { -adjacent(case: "acc") } с той, куда лёг предыдущий. Разделите грани кости поровну между клетками, которые могут его принять, как показано в таблице.
    .title = Куда течёт
spill_no-roll = Если такая клетка одна, ничего не бросают.
    .title = Единственный путь
spill_walls = { -spill(case: "nom-cap") } не проходит через стены, закрытые двери и закрытые окна: годится только { -adjacent }.
    .title = Стены её держат
spill_dead-end = Второй { -toxic-marker } на ту же клетку не кладут. Если течь дальше некуда, отступайте назад по её пути, пока не найдётся свободная.
    .title = Тупики
spill_short = Если и при отступлении клетки не нашлось, { -spill } кончается, хотя маркеров вышло меньше { $toxic-markers ->
        [one] { $toxic-markers }
        [few] { $toxic-markers }
       *[many] { $toxic-markers }
    }.
    .title = Течь некуда
spill_people = На заражённой клетке каждый { -victim } { -lost(case: "pres") }, каждую { -poi(case: "acc") } открывают, и с ней то же самое, а каждый { -firefighter } { -knocked-down }.
    .title = Люди в ней
spill_closed = Ни один { -firefighter } не может войти на заражённую клетку.
    .title = Входа нет
spill_refill = { -poi(case: "nom-cap") }, выпавшая на заражённую клетку, идёт по стрелкам.
    .title = Точки интереса
spill_fire = { -toxic-marker(case: "nom-cap") } никак не действует на { -fire }, { -smoke }, { -hot-spot(case: "acc-pl") } и { -hazmat(case: "acc-pl") }.
    .title = Огню всё равно
spill_remove = Химик убирает { -toxic-marker(case: "acc") } с { -adjacent(case: "gen") } за { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point(case: "acc") }
        [few] { $special_remove-toxic } { -action-point(case: "gen") }
       *[many] { $special_remove-toxic } { -action-point(case: "gen-pl") }
    }.
    .title = Уборка
spill_example = Взрыв кладёт последний кубик на оборудование. Первый маркер ложится на его клетку; вокруг неё следующий могут принять A, B и C, и выпавшее { $spill-example_first } указывает на C. От C выбор между D и E; кость указывает на D, а там тупик. Отступаем на C, и следующий без броска получает E. Вокруг E лежат B, F и G, и выпавшее { $spill-example_last } указывает на B, где { -victim } { -lost(case: "pres") }.
    .title = Пример: утечка
spill_example-dice = Один перевод называет кости, которых не бывает. Имеется в виду то, что выпало на обычной.
    .title = Кости в примере
spill_example-third = Источники расходятся в том, что выпало для третьего маркера. На исход это не влияет: одна из D и E — тупик, другая заполняется следующей.
    .title = Третий маркер
spill_example-blast = Перед утечкой взрыв поджигает обе свободные соседние клетки, повреждает единственную стену и кладёт последний кубик на оборудование.
    .title = Взрыв в примере

## Basement and holes in the floor

floors = Что взрывается внизу, то вскрывает пол наверху.
    .title = Подвал и дыры в полу
floors_outer-walls = Наружные стены, которыми окружён { -basement }, отмечены чёрным и повреждений не получают.
    .title = Стены в земле
floors_damage = Разыграйте его, а затем положите на клетку нижнего этажа прямо над взрывом маркер :floor-damaged:: теперь там { -damaged-floor }.
    .title = Взрыв в подвале
floors_damaged = { -damaged-floor(case: "nom-cap") } пока ни на что не влияет.
    .title = Повреждён, но держит
floors_destroy = { -damaged-floor(case: "nom-cap") } превращается в { -destroyed-floor }, когда { -explosion } происходит на этой самой клетке или прямо под ней.
    .title = Второй взрыв
floors_cubes = Переверните маркер на :floor-destroyed:. За него из резерва { $floor-cubes ->
        [one] уходит { $floor-cubes } { -damage-cube }
        [few] уходят { $floor-cubes } { -damage-cube(case: "gen") }
       *[many] уходят { $floor-cubes } { -damage-cube(case: "gen-pl") }
    }, и от этого может наступить { -collapse }.
    .title = Во что это обходится зданию
floors_fire = Уберите с этой клетки огонь и дым. Любой :smoke: на { -adjacent(case: "loc") } превращается в :fire:, и затем разыгрываются вспышки.
    .title = Огонь на ней
floors_people = Каждый { -victim } там { -lost(case: "pres") }, каждую { -poi(case: "acc") } открывают, и с ней то же самое. Каждый { -firefighter } { -knocked-down }, а { -hazmat } там же взрывается.
    .title = Те, кто там стоял
floors_hot-spots = { -hot-spot(case: "nom-pl-cap") } с этой клетки возвращаются в { -pool }.
    .title = Очаги на ней
floors_impassable = { -destroyed-floor(case: "nom-cap") } никому не перейти.
    .title = Дыра
floors_extinguish = Стоя на нижнем этаже рядом с дырой, можно тушить и в { -basement(case: "loc") }, на клетке под ней.
    .title = Огонь под дырой
floors_water = Если вода из { -deck-gun(case: "gen") } попадает на { -destroyed-floor } — это { -target } или клетка рядом с ней, — она действует на клетку внизу.
    .title = Вода в дыру
floors_below = { -explosion(case: "nom-cap") } прямо под дырой превращает и :smoke: рядом с дырой на нижнем этаже в :fire:; затем разыгрываются вспышки.
    .title = Взрыв под дырой
floors_wave = { -shockwave(case: "nom-cap") }, дошедшая до дыры, приносит :fire: на клетку внизу, а если там уже горит — { -explosion }, и к тому же бежит через дыру дальше.
    .title = Волна над дырой
floors_refill = { -poi(case: "nom-cap") }, выпавшая на дыру, ложится на клетку внизу.
    .title = Точки интереса
floors_target = Если { -advance-fire } называет клетку, где { -destroyed-floor }, то { -target } — клетка под ней.
    .title = Огонь выпал на дыру
floors_short = Если на поле { $floor-markers ->
        [one] лежит весь { $floor-markers } маркер
        [few] лежат все { $floor-markers } маркера
       *[many] лежат все { $floor-markers } маркеров
    } пола, новые взрывы внизу пол больше не повреждают.
    .title = Маркеры пола кончились
floors_trapped = Игра окончена и проиграна, если { -firefighter } в западне: он в { -basement(case: "loc") } или на нижнем этаже и выбраться наружу никак не может.
    .title = В западне
floors_bridge = Это вариант на выбор. С { -adjacent(case: "gen") } { -firefighter }, у которого есть { -ladder }, кладёт её через { -destroyed-floor } за { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point(case: "acc") }
        [few] { $cost-extreme_bridge } { -action-point(case: "gen") }
       *[many] { $cost-extreme_bridge } { -action-point(case: "gen-pl") }
    }, и получается { -bridge }.
    .title = Лестница вместо мостика
floors_bridge-cross = На клетку с мостиком входят и через неё проходят по обычной цене.
    .title = По мостику
floors_bridge-lost = { -explosion(case: "nom-cap") } прямо под ним разыгрывается как обычно, и { -ladder } выходит из игры.
    .title = Взрыв под мостиком
floors_bridge-fall = Если { -bridge } погублен, то { -firefighter }, который на нём стоял, { -knocked-down }, со всем, что это значит для ноши.
    .title = Кто стоял на мостике
floors_ladder-down = Это вариант на выбор. С клетки рядом с дырой { -firefighter }, у которого есть { -ladder }, опускает её за { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point(case: "acc") }
        [few] { $cost-extreme_ladder-down } { -action-point(case: "gen") }
       *[many] { $cost-extreme_ladder-down } { -action-point(case: "gen-pl") }
    }: { -upper-half } на его клетке, { -lower-half } — в { -basement(case: "loc") } прямо под дырой.
    .title = Лестница в дыру
floors_repair = Это вариант на выбор. Инженер-строитель чинит { -damaged-floor } с этой клетки или из-под неё. Клетки рядом и под ней должны быть свободны от { -fire(case: "gen") }; { -destroyed-floor } остаётся как есть.
    .title = Починить пол
floors_repair-cost = Починка стоит { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point(case: "acc") }
        [few] { $special_engineer-repair } { -action-point(case: "gen") }
       *[many] { $special_engineer-repair } { -action-point(case: "gen-pl") }
    } и снимает маркер.
    .title = Сколько стоит починка

## Misprints and false friends

errata = Где переводы могут сбить с толку, хотя само правило сомнений не вызывает.
    .title = Опечатки и ложные друзья
errata_order = В одном переводе, который ходит по рукам, заголовки и столбцы перепутаны, а пример с лестницей разорван на куски. Здесь всё стоит на своём месте.
    .title = Перепутанные столбцы
errata_attic = Португальское название { -attic(case: "gen") } похоже на испанское название { -basement(case: "gen") }. В тексте, где языки смешаны, они значат противоположное.
    .title = Чердак или подвал?
errata_knocked-down = В переводах бывает, что { -firefighter } оглушён или ранен. Это всегда значит, что он { -knocked-down }.
    .title = Оглушён, ранен, сбит с ног
errata_shockwave = Один перевод в примере про внутреннюю лестницу ставит слово, которым у него названа { -flashover }. Имеется в виду { -shockwave }.
    .title = Ударная волна или вспышка?
errata_hazmat = Где перевод позволяет лезть с опасным предметом, имеется в виду { -hazmat }. { -explosive-object(case: "nom-cap") } унести нельзя.
    .title = Вещество или объект?
errata_letters = В одном переводе последствия разрушенного пола идут под буквами подряд, в другом счёт посередине начинается заново. Это одни и те же правила.
    .title = Пункты с буквами

## Readings

reading_lost-victims = Сколько погибших — это слишком много?
    .why = Так говорят все магазинные издания, какие мы знаем; меньшее число — из самого первого тиража и из одного пересказа.
reading_lost-victims_retail = Игра проиграна, когда погибших { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail }
        [few] { $lost-to-lose_retail }
       *[many] { $lost-to-lose_retail }
    }.
reading_lost-victims_first-print = Игра проиграна уже тогда, когда погибших { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print }
        [few] { $lost-to-lose_first-print }
       *[many] { $lost-to-lose_first-print }
    }.
reading_precedence = Что важнее, когда дополнение и базовая игра расходятся?
    .why = Так говорят и английские, и официальные испанские правила.
reading_precedence_expansion = Важнее дополнение.
reading_precedence_add = Дополнение добавляется к базовой игре и меняет только то, что называет само.
reading_second-story = К каким зданиям { product_second-story } можно добавить чердак или подвал?
    .why = Английские правила называют оба здания; другой текст можно понять по-разному.
reading_second-story_either = К любому из её зданий.
reading_second-story_board = Сверху кладут только одно поле того дополнения, как ещё один этаж.
reading_basement-outside = Есть ли улица на уровне подвала?
    .why = Ни английские, ни официальные испанские правила не знают внизу проходимого кольца, так что оба текста сводятся к одному.
reading_basement-outside_none = Её нет: вокруг подвала никто не ходит.
reading_basement-outside_no-exit = Из подвала наружу не выходят, но клетки вокруг него не исключены.
reading_attic-and-basement = Могут ли быть в одной игре и чердак, и подвал?
    .why = Правила всегда говорят о том или о другом, а столбцов двенадцатигранной кости хватает только на один добавленный этаж.
reading_attic-and-basement_never = Нет: либо то, либо другое.
reading_attic-and-basement_allowed = Да, если коробок две и все договорились, какая кость называет какой этаж.
reading_laboratory-floors = Какие столбцы относятся к какому этажу лаборатории?
    .why = Этаж называет только столбец, ведь чёрную кость при лафетном стволе здесь не переворачивают. Какая половина какая, решили мы, если ваше поле об этом не говорит.
reading_laboratory-floors_ground-left = Меньшие столбцы — нижний этаж.
reading_laboratory-floors_ground-right = Меньшие столбцы — верхний этаж.
reading_attic-above = Над какими столбцами гаража лежит чердак?
    .why = Это следует из того, как лафетный ствол прибавляет к столбцу с левой стороны.
reading_attic-above_left = Над левой половиной, каждый столбец прямо над своим.
reading_attic-above_printed = Там, где его помещают координаты, напечатанные на вашем поле.
reading_laboratory-streets = Где у лаборатории улицы для пожарной машины?
    .why = Половину выбирает кость рядов, значит, половины лежат вдоль длинных сторон. Это наш вывод.
reading_laboratory-streets_long-sides = Вдоль двух длинных сторон.
reading_laboratory-streets_printed = Там, где стоянки показаны на вашем поле.
reading_component-list = Что лежит в коробке, хотя в списке этого нет?
    .why = Более полный список называет обе стороны объектов, на странице о чердаке упомянута и кость, а платформы не называет никто.
reading_component-list_fuller = Двусторонние объекты и двенадцатигранная кость есть; жетона у платформы нет.
reading_component-list_shorter = Только то, что в коротком списке: объекты с одной стороной и без двенадцатигранной кости.
reading_attic-stair-place = Где лежит маркер внутренней лестницы на чердак?
    .why = Место напечатано знаком на нижнем поле, а списка таких мест нам найти не удалось.
reading_attic-stair-place_below = Прямо под лестницей чердака.
reading_attic-stair-place_free = На любой клетке нижнего поля, о которой договорятся все.
reading_basement-stair-half = Какой конец лестницы в подвал обозначает маркер?
    .why = Маркер лежит на нижнем этаже здания, а это верхний конец; другой текст повторяет фразу о чердаке.
reading_basement-stair-half_upper = Верхний конец лестницы.
reading_basement-stair-half_lower = Нижний конец лестницы.
reading_family-board-2 = Как начинается семейная игра на второй стороне поля?
    .why = Её начало нам нигде не встретилось, а здания побольше начинаются именно так.
reading_family-board-2_rolled = Со взрывами и точками интереса, которые дали броски, и без повреждений.
reading_family-board-2_first-only = Никак: семейная игра идёт на первой стороне.
reading_garage-experienced = Отличается ли подготовка гаража в игре для опытных от базовой?
    .why = Источники по-разному называют оба способа играть, но исключений для этого не приводят, так что ничего не меняется.
reading_garage-experienced_base = Нет: его готовят как в базовой игре.
reading_garage-experienced_rolled = Да: для первого взрыва бросают обе кости, как в лаборатории.
reading_laboratory-explosions = Как в начале распределены взрывы в лаборатории?
    .why = Без броска для первого взрыва базовая таблица должна была бы подходить двум этажам. Более полный текст это решает.
reading_laboratory-explosions_both-dice = Обе кости бросают с самого первого, и взрыв должен достаться каждому этажу.
reading_laboratory-explosions_should = Взрыв лучше бы достался каждому этажу; в остальном всё как в базовой игре.
reading_laboratory-points = Как по этажам распределены первые точки интереса?
    .why = При двух этажах оба текста сводятся к одному. Мы следуем буквальному; при трёх этажах он больше оставляет случаю.
reading_laboratory-points_most = Ни на одном этаже их не бывает больше { $lab-points-per-floor }.
reading_laboratory-points_least = Каждому этажу достаётся хотя бы одна.
reading_family-extra-explosion = Что в семейной игре приносит взрыв, который добавляет чердак или подвал?
    .why = Все остальные взрывы при подготовке семейной игры без повреждений, а очагов в ней нет.
reading_family-extra-explosion_plain = Только огонь: ни повреждений, ни очага возгорания.
reading_family-extra-explosion_damage = Огонь и повреждения, но без очага возгорания.
reading_family-extra-explosion_full = Огонь, повреждения и очаг возгорания, как в игре для опытных.
reading_extra-hot-spots = Как попадают на поле очаги возгорания добавленного этажа?
    .why = В одном тексте названы кости, и все прочие очаги тоже выкладывают бросками.
reading_extra-hot-spots_rolled = Для них бросают кости.
reading_extra-hot-spots_placed = Их кладут куда захотят все вместе.
reading_pool-short = Что, если очагов возгорания не хватает на поле и запас?
    .why = Очаги на поле важны с первого броска, а те, что в запасе, — только потом.
reading_pool-short_board-first = Сначала получает поле, запасу достаётся остаток.
reading_pool-short_pool-first = Сначала наполняют запас, полю достаётся остаток.
reading_platform-start = Откуда начинает платформа?
    .why = Перейти с одной на другую ничего не стоит, так что разницы нет.
reading_platform-start_on-engine = С самой пожарной машины.
reading_platform-start_beside = С одной из клеток пожарной машины.
reading_family-engine = Что делает пожарная машина в семейной игре с лестницами?
    .why = Лестницам нужно место, а езды в семейной игре нет.
reading_family-engine_stays = Стоит на стоянке, которую вы выбрали, и остаётся там.
reading_family-engine_drives = Ездит, как в игре для опытных.
reading_crew-change = Когда в свой ход можно сменить специалиста?
    .why = На этом настаивает программа, которая играет по этим правилам, а иначе за ход можно было бы тратить дополнительные очки двух специалистов.
reading_crew-change_first = Только первым действием хода.
reading_crew-change_any = Когда угодно; дополнительные очки нового специалиста появятся в следующий ход.
reading_flashover-again = Разыгрывают ли вспышки ещё раз, когда взорвались опасные вещества?
    .why = Везде в этих правилах дым рядом с огнём загорается, и странно, если бы здесь было иначе.
reading_flashover-again_again = Да, пока что-то меняется.
reading_flashover-again_once = Нет: вспышка бывает до опасных веществ и только там.
reading_hazmat-order = В каком порядке взрываются несколько опасных веществ?
    .why = Ни один источник этого не говорит, а решать кому-то надо.
reading_hazmat-order_active = Как захочет тот, чей ход.
reading_hazmat-order_reading-order = С верхнего ряда вниз и слева направо.
reading_clearing-order = Что идёт первым в конце пожара: снять людей или убрать огонь снаружи?
    .why = Насколько мы знаем, от этого ничего не зависит.
reading_clearing-order_people-first = Сначала те, кого застал огонь, потом огонь снаружи.
reading_clearing-order_outside-first = Сначала огонь снаружи, чтобы на улице он никого не застал.
reading_window-outside = Можно ли открыть и закрыть окно снаружи?
    .why = Один источник говорит это дважды, другой не отрицает.
reading_window-outside_yes = Да, с клетки перед ним.
reading_window-outside_no = Только с клетки внутри здания.
reading_window-wall = Что разрушает повреждение стены с окном?
    .why = Английские правила говорят о стене; другой смысл возник из-за грамматики.
reading_window-wall_wall = Весь отрезок стены вместе с окном.
reading_window-wall_window-only = Только окно; у стены остаётся своя прочность.
reading_window-blast = Проходит ли взрыв через открытое окно?
    .why = Открытое окно делает клетки соседними, как и открытая дверь; что повреждение получает и стена, говорят оба источника.
reading_window-blast_passes = Проходит, и стена разрушена.
reading_window-blast_stops = Разрушает стену и там кончается.
reading_window-marker = Что происходит с маркером открытого окна, когда его стена разрушена?
    .why = Окна, которое могло бы быть открытым, больше нет.
reading_window-marker_removed = Его снимают, и он снова пригодится.
reading_window-marker_stays = Он остаётся на месте и больше не используется.
reading_light-chop = Сколько стоит прорубить лёгкую стену?
    .why = Правила говорят только о повреждениях, а удар топором наносит его по своей цене. Цена поменьше — из обзора.
reading_light-chop_chop = Столько же, сколько обычный удар топором.
reading_light-chop_cheap = Единственное очко действия.
reading_fire-door-closed = За какие противопожарные двери бросают кость при взрыве?
    .why = То же правило в другом дополнении тоже называет закрытые.
reading_fire-door-closed_closed = Только за закрытые.
reading_fire-door-closed_any = За любую, которую снёс бы взрыв, открытую или закрытую.
reading_fire-door-open = Что делает взрыв с открытой противопожарной дверью?
    .why = Кроме броска за закрытые, это обычные двери.
reading_fire-door-open_as-door = Её снимают, и взрыв идёт дальше.
reading_fire-door-open_holds = Она захлопывается: закрыта, и взрыв остановлен.
reading_jam-again = Что делает новый взрыв с дверью, которую заклинило?
    .why = Другой текст в одной фразе противоречит сам себе.
reading_jam-again_adds = Без броска добавляет маркер заклинивания.
reading_jam-again_nothing = Останавливается и ничего не добавляет.
reading_unjam-cost = Сколько стоит освободить дверь, которую заклинило?
    .why = Один источник называет действие, а с ним и цену. Другие о цене молчат или приводят иную.
reading_unjam-cost_chop = Удар топором по обычной цене за каждый маркер заклинивания.
reading_unjam-cost_single = Единственное очко действия за каждый маркер заклинивания.
reading_unjam-cost_action = Действие за каждый маркер заклинивания, а цена не названа.
reading_unjam-cube = Нужен ли кубик повреждения, чтобы сбить маркер заклинивания?
    .why = Здание от этого не страдает, и ни один источник кубика не требует.
reading_unjam-cube_no = Нет.
reading_unjam-cube_yes = Да, как при любом ударе топором.
reading_jams-short = Что, если маркеров заклинивания не осталось?
    .why = Из-за пустого резерва дверь не должна становиться слабее.
reading_jams-short_holds = Дверь держит, а новых маркеров не получает.
reading_jams-short_destroyed = Дверь уничтожена.
reading_object-blocks = Перекрывает ли путь взрывоопасный объект?
    .why = Так говорит более полный текст; в другом он считается стеной только для повреждений.
reading_object-blocks_blocks = Да: в него и через него не попасть, и соседство он нарушает.
reading_object-blocks_damage-only = Нет: он как стена, только когда считают повреждения.
reading_object-damage = Что повреждает взрывоопасный объект?
    .why = По обоим текстам играется одинаково: взрыв положил бы туда огонь.
reading_object-damage_fire = Взрыв, который положил бы новый огонь на его клетку.
reading_object-damage_reach = Взрыв, который доходит до его клетки.
reading_capacity-test = Когда именно объекту хватило?
    .why = Кубики он получает по одному, так что по обоим текстам играется почти всегда одинаково.
reading_capacity-test_reaches = Как только его прочность исчерпана.
reading_capacity-test_at-least = Когда после взрыва сосчитали кубики и их не меньше, чем его прочность.
reading_family-object-spots = Приносят ли взорвавшиеся объекты очаги возгорания в семейной игре?
    .why = Повторных возгораний в семейной игре нет, так что очаги ничего бы не делали.
reading_family-object-spots_none = Нет: только огонь.
reading_family-object-spots_some = Да, и цель с очагом загорается повторно.
reading_object-cubes = Куда деваются кубики взорвавшегося объекта?
    .why = По обоим текстам они приближают обрушение. Снимать их — так и в примере с утечкой.
reading_object-cubes_out = Выходят из игры.
reading_object-cubes_stay = Остаются на его клетках.
reading_small-object-token = Снимают ли жетон малого объекта, когда он взорвался?
    .why = От того, что взорвалось, ничего не остаётся, и автомобиль тоже снимают.
reading_small-object-token_removed = Да.
reading_small-object-token_stays = Нет: он остаётся на месте и ни на что не влияет.
reading_stair-wave = Важны ли боковые стены, когда волна доходит до внутренней лестницы?
    .why = Один источник прямо говорит, что нет; другой молчит.
reading_stair-wave_opposite = Нет: только стена прямо впереди.
reading_stair-wave_all = Да: если разрушена любая из боковых стен, волна может выйти там.
reading_stair-example = Где наверху оказывается огонь из примера?
    .why = Сторону называет только один источник, и она подходит к правилу об открытой стороне.
reading_stair-example_open-side = На клетке под верхним концом, с его открытой стороны.
reading_stair-example_any-empty = На пустой клетке рядом с верхним концом, а с какой стороны, не сказано.
reading_ladder-pick-up = Где надо стоять, чтобы взять лестницу?
    .why = Так можно понять оба текста, и тот, кто едет в машине, тоже стоит на этих клетках.
reading_ladder-pick-up_spaces = На клетке пожарной машины, в ней или нет.
reading_ladder-pick-up_truck = У пожарной машины, то есть рядом или в ней.
reading_ladder-limits = Действуют ли прочие запреты для лестниц: не больше одной, не в скорую помощь, никому не мешает?
    .why = Они есть только в одном источнике. Они разумны, и другой источник им не противоречит.
reading_ladder-limits_strict = Действуют.
reading_ladder-limits_free = Не действуют: о них ничего не сказано.
reading_ladder-fire = Что ещё происходит, когда огонь роняет лестницу?
    .why = Более полный текст отвечает на то, о чём спросят за любым столом; другой молчит.
reading_ladder-fire_full = Лестница падает, и тем, кто в огне или над ним, тоже достаётся.
reading_ladder-fire_ladder-only = Падает только лестница; те, кто на ней, страдают, лишь если горит их собственная клетка.
reading_fold-occupied = Можно ли складывать лестницу, когда наверху кто-то есть?
    .why = Так поступили бы и на настоящем пожаре.
reading_fold-occupied_no = Нет.
reading_fold-occupied_down = Да, и пожарный сверху спускается вместе с ней.
reading_tall-ladder = Что стоит вдвое дороже на лестнице до третьего этажа?
    .why = Числа называет один источник, и только для пути между половинами.
reading_tall-ladder_between = Только путь между её половинами.
reading_tall-ladder_all = Любое движение по лестнице, в том числе в здание.
reading_drive-anywhere = Чем отличается езда у лаборатории?
    .why = Стоянок на этих полях мало, и единая цена для всех разумна. За другим текстом, возможно, стоит то же правило.
reading_drive-anywhere_any-spot = Машина сразу едет на любую свою стоянку.
reading_drive-anywhere_any-firefighter = Отправить машину может любой пожарный, где бы он ни был.
reading_three-floors-reach = Докуда достаёт лафетный ствол при трёх этажах?
    .why = Это говорит один источник, и так же в лаборатории.
reading_three-floors-reach_half = Только до половины поля, возле которой стоит пожарная машина.
reading_three-floors-reach_all = До любой клетки здания, ведь предел не назван.
reading_three-floors-dice = Что с чёрной костью при трёх этажах?
    .why = Без столбца не было бы цели, и в лаборатории правило такое же.
reading_three-floors-dice_as-rolled = Её не переворачивают.
reading_three-floors-dice_unused = Её не используют.
reading_gun-people = Кто мешает стрелять из лафетного ствола по зданию с чердаком?
    .why = Базовая игра и лаборатория называют только пожарных, как и тот источник, который здесь сам себе противоречит.
reading_gun-people_firefighters = Только пожарные в той половине, куда целят.
reading_gun-people_victims-too = Пожарные и пострадавшие в той половине, куда целят.
reading_garage-right = Какие правила лафетного ствола действуют справа от гаража с чердаком?
    .why = Чердак занимает только левую половину, так что условие ставить не на что.
reading_garage-right_single-floor = Правила базовой игры: справа один этаж.
reading_garage-right_if-single = Правила базовой игры, но только если над этой стороной ничего не надстроено.
reading_platform-victim = Может ли пострадавший быть на платформе один?
    .why = Сам пострадавший не ходит, так что его скорее могут там оставить, чем он взойдёт.
reading_platform-victim_left = Да: можно погрузить пострадавшего и уйти.
reading_platform-victim_boards = Да, пострадавшие могут даже взойти сами.
reading_platform-step = Сколько стоит взойти на платформу и сойти с неё?
    .why = Оба согласны, что сойти у пожарной машины можно даром; цену у здания называет только один.
reading_platform-step_free-at-engine = У пожарной машины нисколько, у здания — как всегда.
reading_platform-step_usual-on = Везде как всегда, и только сойти у пожарной машины можно даром.
reading_platform-who = Кто может двигать платформу?
    .why = На вопрос отвечает текст о пожарном; другой говорит лишь, куда платформу можно двигать.
reading_platform-who_aboard = Пожарный, который стоит на платформе или на пожарной машине.
reading_platform-who_anyone-there = Любой пожарный, пока платформа с той стороны, где машина.
reading_cannon-people = Кто мешает пользоваться водомётом платформы?
    .why = Источники расходятся, и доказать ничего нельзя, поэтому мы выбираем осторожный путь.
reading_cannon-people_area = Любой пострадавший или другой пожарный на клетке, которую он расчистил бы.
reading_cannon-people_target-space = Любой пострадавший, точка интереса или другой пожарный там, куда целят.
reading_cannon-people_victim-area = Любой пострадавший на клетке, которую он расчистил бы.
reading_spill-markers = Сколько маркеров заражения даёт утечка?
    .why = Столько их в коробке и в каждом примере.
reading_spill-markers_five = Всего { $toxic-markers }, считая первый.
reading_spill-markers_five-more = После первого ещё { $toxic-markers }, пока хватает маркеров.
reading_spill-walls = Останавливают ли стены утечку?
    .why = Один источник говорит о соседних клетках, а стены везде нарушают соседство.
reading_spill-walls_stop = Да, как и закрытые двери и окна.
reading_spill-walls_pass = Нет: она просачивается.
reading_spill-dead-end = Что, если утечка зашла в тупик?
    .why = В примере отступают назад, хотя общий текст велит бросать ещё раз.
reading_spill-dead-end_back = Отступают по её пути до клетки, рядом с которой есть свободная.
reading_spill-dead-end_reroll = Бросают снова, пока кость не укажет на подходящую клетку.
reading_toxic-short = Что, если места для всех маркеров заражения нет?
    .why = Чего нельзя положить, того не кладут.
reading_toxic-short_ends = Утечка кончается.
reading_toxic-short_jump = Следующий маркер идёт на ближайшую клетку, которая может его принять.
reading_spill-people = Кто погибает на заражённой клетке?
    .why = Буквальный текст называет пострадавших; со скрытыми мы поступаем как у дыры в полу.
reading_spill-people_victims = Пострадавшие, даже ещё скрытые; пожарные сбиты с ног.
reading_spill-people_visible = Только открытые пострадавшие; скрытая точка интереса остаётся.
reading_spill-people_persons = Все люди, что бы это ни значило.
reading_spill-example = На какую клетку идёт третий маркер из примера?
    .why = Без рисунка этого не решить, да и на исход это не влияет.
reading_spill-example_first-of-two = На первую из двух оставшихся.
reading_spill-example_second-of-two = На вторую из двух оставшихся.
reading_spill-example-blast = Что ещё делает взрыв из примера?
    .why = В буквальном переводе названы числа, в вольном их нет.
reading_spill-example-blast_counted = Огонь на двух соседних клетках и повреждение единственной стены.
reading_spill-example-blast_uncounted = Огонь на клетках вокруг и повреждения стен вокруг.
reading_basement-walls = Какие стены подвала не получают повреждений?
    .why = Один источник называет их цвет, и он подходит к тому, что напечатано.
reading_basement-walls_black = Наружные, отмеченные чёрным.
reading_basement-walls_outer = Наружные, какого бы цвета они ни были.
reading_floor-above = Над какой клеткой повреждается пол?
    .why = Правило говорит о взрывах внизу, чем бы они ни были вызваны; тексты расходятся только для опасных веществ и объектов.
reading_floor-above_explosion = Над каждым взрывом в подвале.
reading_floor-above_target-space = Только над целью броска.
reading_floor-cubes = Что происходит с кубиками за разрушенный пол?
    .why = Резерв убывает на столько же в любом случае. Со стен их не берут никогда.
reading_floor-cubes_placed = Их берут из резерва и кладут на маркер.
reading_floor-cubes_out = Их берут из резерва и убирают из игры.
reading_floor-people = Кто погибает, когда проваливается пол?
    .why = Пожарные сбиты с ног, как говорит то же правило; значит, речь только об остальных.
reading_floor-people_victims = Пострадавшие и точки интереса.
reading_floor-people_persons = Все люди, что бы это ни значило.
reading_floor-hot-spots = Что с очагами возгорания, когда проваливается пол?
    .why = Дыра гореть не может, так что новый очаг там ничего бы не делал.
reading_floor-hot-spots_return = Те, что на клетке, возвращаются в запас.
reading_floor-hot-spots_place = Туда кладут один из запаса.
reading_extinguish-below = Откуда можно тушить огонь под дырой?
    .why = Стоять на дыре нельзя, и лучшее место после неё — рядом. Где именно, не говорит ни один источник.
reading_extinguish-below_beside = С клетки нижнего этажа рядом с дырой.
reading_extinguish-below_anywhere-below = Только из подвала, как и на любой другой клетке.
reading_explosion-below = Что делает взрыв под дырой наверху?
    .why = Так говорит более полный текст, и вспышки везде следуют за новым огнём.
reading_explosion-below_flashovers = Дым рядом с дырой загорается, и следуют вспышки.
reading_explosion-below_smoke-only = Дым рядом с дырой загорается, и больше ничего.
reading_target-hole = Что, если огонь выпал на дыру?
    .why = Точки интереса тоже проваливаются, и вода тоже.
reading_target-hole_below = Цель — клетка под ней.
reading_target-hole_arrows = Идите по стрелкам до первой клетки, которая может быть целью.
reading_target-hole_none = Ничего не происходит.
reading_floors-short = Что, если маркеров пола не осталось?
    .why = Как и с любыми маркерами: чего нет, того не положить.
reading_floors-short_stop = Пол больше нигде не повреждается.
reading_floors-short_substitute = Отметьте его чем-нибудь другим.
reading_trapped = Когда пожарный в западне и что тогда?
    .why = Более ясный текст называет оба места. Что игра проиграна — наш вывод.
reading_trapped_either-floor = В подвале или на нижнем этаже, когда выхода нет: игра проиграна.
reading_trapped_basement-or-blocked = В подвале или везде, где путь перекрыл провалившийся пол: игра проиграна.
reading_bridge-place = Где лежит мостик и сколько он стоит?
    .why = Мостик рядом с дырой ничего бы не соединял. О цене оба текста согласны.
reading_bridge-place_over = Над дырой; его кладут с клетки рядом с ней.
reading_bridge-place_beside = На клетке рядом с дырой.
reading_bridge-enter = Можно ли стоять на мостике?
    .why = Ходить как обычно — значит и останавливаться по пути.
reading_bridge-enter_cross = Да: на него входят и через него проходят как обычно.
reading_bridge-enter_enter = На его клетку можно войти; больше ничего не сказано.
reading_bridge-lost = Что делает с мостиком взрыв внизу?
    .why = Оба говорят, что лестницы больше нет; сначала мы разыгрываем взрыв.
reading_bridge-lost_after = Разыгрывается взрыв, потом лестница выходит из игры.
reading_bridge-lost_before = Лестница уничтожена, потом разыгрывается взрыв.
reading_bridge-fall = Что бывает с пожарным, когда мостик под ним погублен?
    .why = То же сделал бы с ним и сам провалившийся пол.
reading_bridge-fall_knocked-down = Он сбит с ног.
reading_bridge-fall_falls = Его ставят на клетку внизу, и он невредим, если она не горит.
reading_ladder-down-half = Где низ лестницы, опущенной в дыру?
    .why = Лестница идёт прямо вниз.
reading_ladder-down-half_under = На клетке под дырой.
reading_ladder-down-half_beside = На клетке подвала рядом с той.
reading_repair-fire = Нельзя ли чинить пол, когда вокруг огонь?
    .why = Для другой починки инженера-строителя условие такое же.
reading_repair-fire_free = Нельзя: клетки рядом и внизу должны быть свободны от огня.
reading_repair-fire_anyway = Можно: огонь там не важен.
reading_repair-cost = Сколько стоит починить пол?
    .why = Цены не называет ни один источник, так что мы берём ту же, что за другую починку инженера.
reading_repair-cost_repair = Столько же, сколько починка стены.
reading_repair-cost_free = Нисколько.

## Specialists, dice, boards and tokens

deck_dice = Кости
deck_boards = Поля
deck_firefighters = Пожарные
deck_specialists = Специалисты
deck_fire-markers = Дым и огонь
deck_points = Точки интереса
deck_damage = Кубики повреждения
deck_doors = Двери
deck_hot-spots = Очаги возгорания
deck_hazmats = Опасные вещества
deck_markers = Маркеры действий и лечения
deck_vehicles = Машины
deck_extreme-dice = Кости Extreme Danger
deck_extreme-boards = Поля Extreme Danger
deck_extreme-figures = Специалист Extreme Danger
deck_figures = Фигурки Extreme Danger
deck_openings = Окна и двери
deck_ways = Лестницы
deck_objects = Объекты
deck_toxic = Маркеры заражения
deck_floor-markers = Маркеры пола
card_red-die = Красная кость
    .text = Ряд.
card_black-die = Чёрная кость с восемью гранями
    .text = Столбец.
card_twelve-die = Чёрная кость с двенадцатью гранями
    .text = Столбец, если в игре есть чердак или подвал.
card_board-1 = Базовое поле, первая сторона
card_board-2 = Базовое поле, вторая сторона
card_firefighter = Пожарный
card_paramedic = Фельдшер
    .text = Лечит пострадавших, и дальше они идут сами. Тушит неважно.
card_captain = Капитан
    .text = Передвигает остальных.
card_imaging = Оператор тепловизора
    .text = Издали видит, что скрывает точка интереса.
card_cafs = Пожарный CAFS
    .text = Тушит огонь, и помногу.
card_hazmat-technician = Химик
    .text = Убирает опасные вещества на месте, а маркеры заражения — рядом.
card_generalist = Универсал
    .text = Умеет всего понемногу больше.
card_rescue = Спасатель
    .text = Быстро бегает и ловко рубит. Тушит неважно.
card_driver = Водитель-оператор
    .text = Знает пожарную машину, её ствол и её платформу.
card_structural-engineer = Инженер-строитель
    .text = Чинит стены и убирает очаги возгорания, но не тушит.
card_fire-marker = Дым или огонь
card_victim = Пострадавший
card_false-alarm = Ложная тревога
card_damage-cube = Кубик повреждения
card_door = Дверь
card_hot-spot = Очаг возгорания
card_hazmat = Опасное вещество
card_action-marker = Маркер действия
card_heal-marker = Маркер лечения
card_engine = Пожарная машина
card_ambulance = Скорая помощь
card_garage = Гараж
card_laboratory = Лаборатория
card_attic = Чердак
card_basement = Подвал
card_figure = Фигурка
card_open-window = Открытое окно
card_extra-door = Ещё одна дверь
card_fire-door = Противопожарная дверь
card_jam = Маркер заклинивания
card_ladder-lower = Нижняя половина лестницы
card_ladder-upper = Верхняя половина лестницы
card_stair = Маркер внутренней лестницы
card_large-object = Большой объект
    .text = Автомобиль или взрывоопасное оборудование.
card_small-object = Малый объект
    .text = Взрывоопасное или ядовитое оборудование.
card_toxic-marker = Маркер заражения
card_floor-marker = Пол: повреждённый или разрушенный

## Tables

ui_table_layout-1 = Ряд
ui_table_layout-1_walls-right = Стена справа от столбца
ui_table_layout-1_walls-below = Стена под столбцом
ui_table_layout-1_doors-right = Дверь справа от столбца
ui_table_layout-1_doors-below = Дверь под столбцом
ui_table_layout-2 = Ряд
ui_table_layout-2_walls-right = Стена справа от столбца
ui_table_layout-2_walls-below = Стена под столбцом
ui_table_layout-2_doors-right = Дверь справа от столбца
ui_table_layout-2_doors-below = Дверь под столбцом
ui_table_doorways-1 = Край
ui_table_doorways-1_top = Сверху от
ui_table_doorways-1_left = Слева от
ui_table_doorways-1_bottom = Снизу от
ui_table_doorways-1_right = Справа от
ui_table_doorways-2 = Край
ui_table_doorways-2_left = Слева от
ui_table_doorways-2_bottom = Снизу от
ui_table_parking-1 = Улица
ui_table_parking-1_top = Сверху, столбцы
ui_table_parking-1_left = Слева, ряды
ui_table_parking-1_bottom = Снизу, столбцы
ui_table_parking-1_right = Справа, ряды
ui_table_parking-1_ambulance = Скорая помощь
ui_table_parking-1_engine = Пожарная машина
ui_table_parking-2 = Улица
ui_table_parking-2_top = Сверху, столбцы
ui_table_parking-2_left = Слева, ряды
ui_table_parking-2_bottom = Снизу, столбцы
ui_table_parking-2_right = Справа, ряды
ui_table_parking-2_ambulance = Скорая помощь
ui_table_parking-2_engine = Пожарная машина
ui_table_quadrants-1 = Улица
ui_table_quadrants-1_top = Сверху
ui_table_quadrants-1_left = Слева
ui_table_quadrants-1_bottom = Снизу
ui_table_quadrants-1_right = Справа
ui_table_quadrants-1_rows = Ряды
ui_table_quadrants-1_columns = Столбцы
ui_table_quadrants-2 = Улица
ui_table_quadrants-2_top = Сверху
ui_table_quadrants-2_left = Слева
ui_table_quadrants-2_bottom = Снизу
ui_table_quadrants-2_right = Справа
ui_table_quadrants-2_rows = Ряды
ui_table_quadrants-2_columns = Столбцы
ui_table_arrows = Ряд / столбец
ui_table_family-fire = Ряд
ui_table_family-points = Ряд
ui_table_levels = Уровень
ui_table_levels_recruit = Новобранец
ui_table_levels_veteran = Ветеран
ui_table_levels_heroic = Герой
ui_table_levels_explosions = Взрывы
ui_table_levels_hazmats = Опасные вещества
ui_table_levels_more = Ещё очаги
ui_table_levels_pool = Запас
ui_table_first-explosion = Чёрная кость
ui_table_first-explosion_row = Ряд
ui_table_first-explosion_column = Столбец
ui_table_hot-spots-players = Игроки
ui_table_cost = Действие
ui_table_cost_move = Перейти
ui_table_cost_reveal = Открыть точку, войдя на неё
ui_table_cost_move-fire = Войти в огонь
ui_table_cost_carry = Перейти с ношей
ui_table_cost_door = Открыть или закрыть дверь
ui_table_cost_smoke = Убрать дым
ui_table_cost_fire-smoke = Превратить огонь в дым
ui_table_cost_fire-out = Убрать огонь
ui_table_cost_chop = Рубить
ui_table_cost-experienced = Действие
ui_table_cost-experienced_lead = Вести подлеченного пострадавшего
ui_table_cost-experienced_drive = Вести машину
ui_table_cost-experienced_ride = Ехать вместе с ней
ui_table_cost-experienced_deck-gun = Стрелять из лафетного ствола
ui_table_cost-experienced_crew-change = Сменить специалиста
ui_table_cost-experienced_dispose = Избавиться от опасного вещества
ui_table_cost-extreme = Действие
ui_table_cost-extreme_window = Открыть или закрыть окно
ui_table_cost-extreme_take-ladder = Взять лестницу
ui_table_cost-extreme_raise = Поднять лестницу
ui_table_cost-extreme_climb = Лезть
ui_table_cost-extreme_climb-loaded = Лезть с ношей
ui_table_cost-extreme_fold = Сложить лестницу
ui_table_cost-extreme_platform = Двигать платформу
ui_table_cost-extreme_platform-step = Перейти между машиной и платформой
ui_table_cost-extreme_cannon = Водомёт платформы
ui_table_cost-extreme_bridge = Положить мостик
ui_table_cost-extreme_ladder-down = Опустить лестницу
ui_table_specialist-points = Специалист
ui_table_specialist-points_points = Очки
ui_table_specialist-points_extra = Дополнительные
ui_table_floors = Здание
ui_table_floors_alone = Само по себе
ui_table_floors_with-another = С чердаком или подвалом
ui_table_capacity = Объект
ui_table_capacity_car = Автомобиль
ui_table_capacity_large = Большое взрывоопасное оборудование
ui_table_capacity_small = Малое взрывоопасное оборудование
ui_table_capacity_toxic = Ядовитое оборудование
ui_table_spill-dice = Клетки
ui_table_spill-dice_faces = Граней у кости
ui_table_spill-dice_first = Первая клетка
ui_table_spill-dice_second = Вторая
ui_table_spill-dice_third = Третья
ui_table_spill-dice_fourth = Четвёртая

## Icons

icon_red-die = красная кость
icon_black-die = чёрная кость
icon_board = поле
icon_firefighter = пожарный
icon_fire = огонь
icon_smoke = дым
icon_poi = точка интереса
icon_victim = пострадавший
icon_false-alarm = ложная тревога
icon_damage = повреждение
icon_door = дверь
icon_door-open = открытая дверь
icon_hot-spot = очаг возгорания
icon_hazmat = опасное вещество
icon_action = очко действия
icon_heal = лечение
icon_engine = пожарная машина
icon_ambulance = скорая помощь
icon_window = окно
icon_fire-door = противопожарная дверь
icon_jam = заклинивание
icon_ladder = приставная лестница
icon_stairs = внутренняя лестница
icon_car = автомобиль
icon_equipment = лабораторное оборудование
icon_toxic = заражение
icon_floor-damaged = повреждённый пол
icon_floor-destroyed = разрушенный пол
icon_platform = платформа
icon_paramedic = крест
icon_captain = каска
icon_imaging = глаз
icon_cafs = рукав
icon_hazmat-technician = маска
icon_generalist = значок
icon_rescue = топор
icon_driver = руль
icon_structural-engineer = циркуль
ui_faces = Грани
ui_points = Очки действия
ui_extra = Дополнительные очки
ui_spaces = Клетки
ui_capacity = Прочность
