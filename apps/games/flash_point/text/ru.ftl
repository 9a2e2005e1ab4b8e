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
setup_family-board-2 = Разыграйте бросками { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "gen") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    } без повреждений и { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "gen") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }. Начало, напечатанное для такой игры, есть только на первой стороне.
    .title = Семейная игра на второй стороне
setup_garage-family = Разыграйте бросками { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "gen") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    }, не выкладывая { -damage-cube(case: "gen-pl") }. Затем так же выложите { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "gen") }
       *[many] { $poi-on-board } { -poi(case: "gen-pl") }
    }.
    .title = Семейная игра в гараже
setup_laboratory-family = Разыграйте бросками { $family-explosions ->
        [one] { $family-explosions } { -explosion(case: "acc") }
        [few] { $family-explosions } { -explosion(case: "gen") }
       *[many] { $family-explosions } { -explosion(case: "gen-pl") }
    }, не выкладывая { -damage-cube(case: "gen-pl") }. Затем так же выложите { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "gen") }
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
setup_hazmats = Для каждого :hazmat: { -hazmat(case: "gen") } вашего уровня выбросьте клетку; если она горит, бросайте заново.
    .title = Опасные вещества
setup_rolled-points = Выложите бросками { $poi-on-board ->
        [one] { $poi-on-board } { -poi(case: "acc") }
        [few] { $poi-on-board } { -poi(case: "gen") }
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
setup_hot-spots-players = Выложите бросками ещё столько { -hot-spot(case: "gen-pl") }, сколько называет таблица для вашего числа игроков.
    .title = Очаги при многих игроках
setup_hot-spots-attic = Выложите бросками на поле ещё { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } и добавьте { $extra-hot-spots_pool } в { -pool }.
    .title = Очаги для добавленного этажа
setup_hot-spots-basement = Выложите бросками на поле ещё { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } { -hot-spot(case: "acc") }
        [few] { $extra-hot-spots_board } { -hot-spot(case: "gen") }
       *[many] { $extra-hot-spots_board } { -hot-spot(case: "gen-pl") }
    } и добавьте { $extra-hot-spots_pool } в { -pool }.
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
setup_pool-short = Если при раскладке маркеров не хватает, сначала получает своё поле, а в { -pool } идёт что останется.
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
turn_extra-not-saved = Дополнительные { -action-point } { -specialist(case: "gen") } годятся только на этот ход. Что от них осталось, пропадает.
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
actions_deck-gun = Находясь на { -engine(case: "loc") }, вы стреляете водой через { -deck-gun(case: "acc") } за { $cost-experienced_deck-gun ->
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
fire_flare-up = Если у { -target(case: "gen") } был :hot-spot:, то после всего остального происходит { -flare-up }: выбросьте новую цель и разыграйте её так же, и так далее, пока у целей есть очаги.
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
specialists_table = Таблица называет обычные и дополнительные { -action-point }. Дополнительные идут только на то, что назовёт специалист.
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
specialists_driver = Вы стреляете водой через { -deck-gun(case: "acc") } за { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point(case: "acc") }
        [few] { $special_driver-gun } { -action-point(case: "gen") }
       *[many] { $special_driver-gun } { -action-point(case: "gen-pl") }
    } и можете перебросить его кости.
    .title = Водитель-оператор
specialists_engineer-clear = За { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point(case: "acc") }
        [few] { $special_engineer-clear } { -action-point(case: "gen") }
       *[many] { $special_engineer-clear } { -action-point(case: "gen-pl") }
    } вы возвращаете :hot-spot: со своей клетки в { -pool }. Это можно, только пока ваша клетка и { -adjacent(case: "nom-pl") } с ней свободны от { -fire(case: "gen") }.
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
windows_adjacent = Через открытое { -window } клетки по обе стороны — { -adjacent(case: "nom-pl") }. Открыв его, положите маркер, закрыв — снимите.
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
fire-doors_unjam = { -chop(case: "nom-cap") } с клетки у двери снимает единственный { -jam-marker } по обычной цене.
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
