# «Бэнг! Игра с кубиками» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.
# Имена игроков стоят только в именительном падеже, и ни один глагол не выдаёт, мужчина это или женщина.

game = Бэнг! Игра с кубиками
    .about = Бросай, стреляй и блефуй: законники, бандиты и ренегаты решают дело пятью кубиками, и мало кто знает, кто есть кто.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
    .of = af1d95d3eeea
product_base = Бэнг! Игра с кубиками
    .of = 8448d4eaf4a4
product_undead-or-alive = Undead or Alive
    .of = 19766ab9af86
source_R1 = BANG! The Dice Game, лист правил на английском { "(2013)" }
    .of = fe1cca4beb2a
source_R2 = BANG! The Dice Game, исправленный лист на английском (начало)
    .of = 032d0ad98104
source_R3 = BANG! Kostková hra, чешские правила с сайта издателя (начало)
    .of = f514e3e77caa
source_S = BANG! Kostková hra: Nemrtví nebo živí, лист правил на чешском
    .of = 06653fec9bae
source_G = Руководство игровой компании с её собственными пояснениями
    .of = 738090080ccd
source_E = Фотографии и программы владельцев Undead or Alive
    .of = 5f570173fe55
source_C = BANG! (карточная игра), официальные вопросы и ответы
    .of = 75e6cb28c44d
source_H = Ludolex: там, где источники молчат
    .of = f306d777283f
module_duels = Смотри мне в глаза
    .about = Дуэльные кубики и виски: вызовите на дуэль любого за столом, а раны унесите в следующий ход.
    .of = c0f3456ee2a1
module_rage = Двух пуль хватит
    .about = Кто много потерял за один ход, тянет карту ярости и отвечает её символами.
    .of = 0cfbcd09ee2f
module_posse = Новые люди в городе
    .about = Ещё персонажи для раздачи; некоторым нужны дуэли или карты ярости.
    .of = d04a9e8aeb8d
module_undead = Нежить или живые?
    .about = Выбывшие тянут карты погоста и могут вернуться как зомби. Когда игроков { $undead-players } или больше.
    .of = 341ce0d74250
module_legacy = Наследие Дикого Запада
    .about = Для нескольких партий подряд: звезда переходит дальше, персонажи остаются или меняются.
    .of = 33fad4a7c6fa

## Aim of the game

goal = За столом каждый кем-то да будет, и побеждает каждый по-своему.
    .title = Цель игры
    .of = bcd5d9f3d375
goal_players = Игра рассчитана на { $players-min }–{ $players-max } игроков.
    .title = Игроки
    .of = 511a34bdc111
goal_roles = Ваша { -role } говорит, на чьей вы стороне и что должно случиться, чтобы вы победили.
    .title = Роли
    .of = 7e6628dbee9b
goal_sheriff = { -sheriff(case: "nom-cap") } побеждает, когда выбыли все { -outlaw(case: "nom-pl") } и все { -renegade(case: "nom-pl") }.
    .title = Шериф
    .of = 7bb722885fe2
goal_deputy = Если побеждает { -sheriff }, побеждает и { -deputy }, который держит его сторону, даже если его самого в игре уже нет.
    .title = Помощник шерифа
    .of = 91efe0d40a6e
goal_outlaw = { -outlaw(case: "nom-pl-cap") } охотятся на { -sheriff(case: "acc") }. Когда он выбыл, они побеждают вместе.
    .title = Бандит
    .of = e910ea6dd145
goal_renegade = { -renegade(case: "nom-cap") } ни на чьей стороне и хочет остаться в живых последним: уйти должны все, а { -sheriff } — после всех.
    .title = Ренегат
    .of = 64fa79a5b5e3

## What is in the box

components = Вот что лежит в коробке базовой игры.
    .title = Состав игры
    .of = 3565eede16fd
components_dice = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, все одинаковые. Граней у каждого { $die-faces }: :arrow: стрела, :dynamite: динамит, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: пиво и :gatling: Гатлинг.
    .title = Кубики
    .of = 4e9e57dfb9de
components_roles = { $role-cards-total ->
        [one] { $role-cards-total } карта
        [few] { $role-cards-total } карты
       *[many] { $role-cards-total } карт
    } ролей: шериф — { $role-cards_sheriff }, помощники шерифа — { $role-cards_deputy }, бандиты — { $role-cards_outlaw }, ренегаты — { $role-cards_renegade }.
    .title = Карты ролей
    .of = 567999737363
components_characters = { $character-cards ->
        [one] { $character-cards } персонаж
        [few] { $character-cards } персонажа
       *[many] { $character-cards } персонажей
    }, у каждого своё число очков жизни и своя способность.
    .title = Карты персонажей
    .of = d455929ece81
components_summaries = { $summary-cards ->
        [one] { $summary-cards } памятка
        [few] { $summary-cards } памятки
       *[many] { $summary-cards } памяток
    }, чтобы смотреть символы, никого не спрашивая.
    .title = Памятки
    .of = dd529782c8eb
components_arrows = { $arrow-tokens ->
        [one] { $arrow-tokens } жетон стрелы
        [few] { $arrow-tokens } жетона стрел
       *[many] { $arrow-tokens } жетонов стрел
    }.
    .title = Жетоны стрел
    .of = 0d3b54b9009e
components_bullets = Патроны, которыми считают очки жизни: { $bullet-tokens_single } достоинством { $bullet-worth_single } и { $bullet-tokens_triple } достоинством { $bullet-worth_triple }. Разменивайте когда удобно.
    .title = Патроны
    .of = 355f1887d306

## Set-up

setup = Стол готовят в таком порядке.
    .title = Подготовка
    .of = 138cfc376eb4
setup_table = Сколько каких ролей в игре, зависит от числа игроков.
    .title = Роли по числу игроков
    .of = 1c08b9abe6db
setup_roles = Перемешайте карты ролей для вашего числа игроков и раздайте по одной, лицом вниз. Свою можно смотреть когда угодно.
    .title = Раздача ролей
    .event = { $target } получает роль: { $role }.
    .of = 5e023f69f96a
setup_sheriff = Кому досталась { -star }, сразу её показывает. Все остальные роли остаются лицом вниз.
    .title = Шериф известен
    .event = { $target } показывает звезду: это шериф.
    .of = 4b3ce872d8de
setup_characters = Перемешайте { -character(case: "acc-pl") } и раздайте каждому игроку по одному, лицом вверх.
    .title = Раздача персонажей
    .event = { $target } играет за персонажа: { $character }.
    .of = 658b0ea0fca9
setup_characters-out = Персонажи, которые никому не достались, в этой партии не участвуют.
    .title = Лишние персонажи
    .of = 3f1423a26e5d
setup_bullets = Возьмите столько патронов, сколько очков жизни у вашего персонажа, и держите их перед собой на виду.
    .title = Патроны
    .event = { $target } берёт { $value ->
        [one] { $value } патрон
        [few] { $value } патрона
       *[many] { $value } патронов
    }.
    .of = a59157d95d0f
setup_sheriff-bullets = { -sheriff(case: "nom-cap") } берёт на { $sheriff-bullets ->
        [one] { $sheriff-bullets } патрон
        [few] { $sheriff-bullets } патрона
       *[many] { $sheriff-bullets } патронов
    } больше, чем говорит персонаж.
    .title = Патроны шерифа
    .event = { $target } как шериф берёт ещё { $value ->
        [one] { $value } патрон
        [few] { $value } патрона
       *[many] { $value } патронов
    }.
    .of = 3b51babe246a
setup_arrows = Положите посреди стола все жетоны стрел ({ $arrow-tokens }). Это { -pile }.
    .title = Стопка стрел
    .of = 8b23bf29d50e
setup_start = { -sheriff(case: "nom-cap") } берёт кубики и ходит первым.
    .title = Кто начинает
    .event = Начинает шериф, { $actor }.
    .of = 545cf01528dd

## Life points

life = Патроны перед вами — это жизнь, которая вам осталась.
    .title = Очки жизни
    .of = 58af2799723a
life_points = Каждое { -life-point } — один патрон. Теряете очко — отдаёте патрон, получаете очко — берёте.
    .title = Потерять и получить
    .of = 045f87e83a39
life_cap = Очков жизни у вас не может быть больше, чем было в начале этой партии. Всё лишнее пропадает.
    .title = Предел
    .of = 85619a82319f
life_cap-sheriff = Шериф начинает с лишними патронами, так что для него они в пределе.
    .title = Предел шерифа
    .of = 5b5804602fca

## The turn

turn = Ход — это немного бросков, немного раздумий, а потом всё на кубиках сбывается.
    .title = Ход
    .of = cb4c70a4cbb5
turn_order = { -turn(case: "nom-cap") } переходит по часовой стрелке, от одного игрока, который ещё в игре, к следующему.
    .title = Порядок хода
    .event = Ход { $value }: { $actor }.
    .of = f5c4880d0908
turn_roll = В начале хода бросьте все кубики ({ $dice }).
    .title = Первый бросок
    .event = { $actor } бросает { $dice }
    .of = c75232cb4ada
turn_reroll = Потом можно бросать ещё, до { $rerolls ->
        [one] { $rerolls } раза
        [few] { $rerolls } раз
       *[many] { $rerolls } раз
    }. Каждый { -re-roll } делают сколькими угодно кубиками.
    .title = Перебросы
    .event = { $actor } перебрасывает: { $dice }
    .of = 0c7ba057fa73
turn_kept-dice = Отложенный кубик ещё не закреплён: когда будет следующий { -re-roll }, его всё-таки можно взять.
    .title = Отложенные кубики
    .of = ea86a0f0e65c
turn_stand = Тратить перебросы не обязательно. Остановитесь, когда вам нравится, что выпало.
    .title = Остановиться
    .event = { $actor } оставляет { $dice }
    .of = 534a940fa8e1
turn_last-roll = После { $rolls ->
        [one] { $rolls } броска
        [few] { $rolls } бросков
       *[many] { $rolls } бросков
    } { -re-roll(case: "gen-pl") } больше нет, и кубики считаются как лежат.
    .title = Последний бросок
    .event = У игрока { $actor } перебросов больше нет; остаётся { $dice }
    .of = 7979e328ef7b
turn_obligation = Использовать надо каждый символ. Отказаться нельзя, даже если попасть можно только в друга.
    .title = Без пропусков
    .of = a037ff00f58c
turn_resolution = Окончательные кубики разыгрывают так: сначала :dynamite:, потом все :near-shot: и :far-shot: вместе, потом :beer:, последними :gatling:. А каждая :arrow: сработала, когда выпала.
    .title = Порядок розыгрыша
    .of = bb7dab724f77

## Arrows

arrows = Стрелы ничего не делают, пока их не станет слишком много.
    .title = Стрелы и индейцы
    .of = 5574e35b3928
arrows_take = После каждого броска прежде всего возьмите из стопки за каждую выпавшую :arrow: по одной: это { -arrow }.
    .title = Взять стрелы
    .event = { $actor } берёт стрелу; теперь стрел { $value }.
    .of = f219817b7d11
arrows_kept = За :arrow:, оставленную с прошлого броска, второй стрелы не берут.
    .title = Оставленные стрелы
    .of = 45730f3eb1fb
arrows_reroll = Кубик с :arrow: перебросить можно. Взятая за неё стрела остаётся у вас.
    .title = Переброс стрел
    .of = 233a7662f80a
arrows_attack = Когда из стопки взята последняя стрела, нападают индейцы: сразу, даже посреди броска.
    .title = Нападение индейцев
    .event = { $actor } берёт последнюю стрелу, и нападают индейцы!
    .of = b194eaff90dd
arrows_attack-loss = Когда происходит { -indian-attack }, каждый теряет по { $arrow-loss ->
        [one] { $arrow-loss } очку
        [few] { $arrow-loss } очка
       *[many] { $arrow-loss } очков
    } жизни за каждую свою стрелу.
    .title = Во что обходится нападение
    .event = Из-за индейцев { $target } теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = f2e6795f3aa6
arrows_refill = После нападения все стрелы возвращаются в стопку.
    .title = Новая стопка
    .event = Стрелы возвращаются; в стопке их снова { $value }.
    .of = b90663a22acb
arrows_rest-of-roll = Если нападение случилось, когда вы ещё берёте стрелы за бросок, остальные возьмите из новой стопки. Потом ваш ход продолжается.
    .title = Остаток броска
    .event = Из новой стопки { $actor } за этот бросок берёт ещё { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
    .of = cf79079750c3
arrows_example-attack = В стопке осталось две стрелы, а у Ады их выпало три. Она берёт эти две, нападают индейцы, и каждый, Ада тоже, платит за свои стрелы. Все { $arrow-tokens } возвращаются, Ада берёт третью из полной стопки и решает, что перебросить.
    .title = Пример: нападение посреди броска
    .of = f801b0596776
arrows_roller-dies = Если из-за нападения выбыл тот самый игрок, который бросает, ход окончен, и кубики откладывают без последствий.
    .title = Бросающий гибнет от индейцев
    .event = { $value ->
        [0] { $actor } выбывает; кубики больше ничего не делают.
       *[other] { $actor } выбывает, но кубики всё равно разыгрываются.
    }
    .of = ff422c67e5a1

## Dynamite

dynamite = Динамит вас не отпускает.
    .title = Динамит
    .of = c4c004cce5b9
dynamite_locked = Кубик, на котором :dynamite:, заперт. Перебросить его в этот ход нельзя.
    .title = Динамит заперт
    .of = 03a6d888b1b6
dynamite_third = Как только на кубиках { $dynamite-limit } или больше :dynamite:, вы больше не бросаете.
    .title = Динамита хватит на взрыв
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, и бросков больше нет.
    .of = 0e405d617689
dynamite_loss = Он взрывается, и вы теряете ровно { $dynamite-loss ->
        [one] { $dynamite-loss } очко жизни
        [few] { $dynamite-loss } очка жизни
       *[many] { $dynamite-loss } очков жизни
    }, сколько бы символов ни было сверх { $dynamite-limit }.
    .title = Во что обходится динамит
    .event = Динамит взрывается: { $target } теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = b63d8e446f16
dynamite_survived = Если вы это пережили, все остальные кубики разыгрываются как обычно.
    .title = Пережить динамит
    .event = { $actor } переживает взрыв; остальные кубики считаются.
    .of = f1106edd69a1
dynamite_death = Если он отнял последнее очко жизни, остальные кубики ничего не делают.
    .title = Погибнуть от динамита
    .event = { $value ->
        [0] { $actor } выбывает; остальные кубики ничего не делают.
       *[other] { $actor } выбывает, но остальные кубики всё равно разыгрываются.
    }
    .of = 7bb7a27588f6

## Bull's-eyes

shots = Каждая { -bulls-eye } — это выстрел, а цифра говорит, далеко ли он достанет.
    .title = Мишени
    .of = b0219f256e11
shots_near = :near-shot: отнимает { $shot-loss ->
        [one] { $shot-loss } очко жизни
        [few] { $shot-loss } очка жизни
       *[many] { $shot-loss } очков жизни
    } у игрока на расстоянии { $shot-near ->
        [one] { $shot-near } места
        [few] { $shot-near } мест
       *[many] { $shot-near } мест
    } от вас, слева или справа, как захотите.
    .title = Выстрел в соседа
    .event = { $actor } целится :near-shot:, цель — { $target }.
    .of = a582011bd989
shots_far = :far-shot: отнимает { $shot-loss ->
        [one] { $shot-loss } очко жизни
        [few] { $shot-loss } очка жизни
       *[many] { $shot-loss } очков жизни
    } у игрока на расстоянии ровно { $shot-far ->
        [one] { $shot-far } места
        [few] { $shot-far } мест
       *[many] { $shot-far } мест
    } от вас, слева или справа, как захотите.
    .title = Выстрел подальше
    .event = { $actor } целится :far-shot:, цель — { $target }.
    .of = 5e79da47ba75
shots_distance = { -distance(case: "nom-cap") } между двумя игроками считают местами вокруг стола. Выбывших пропускают.
    .title = Расстояние
    .of = d2a63bd09b6a
shots_close-quarters = Когда в игре осталось не больше { $close-quarters } игроков, :far-shot: считается за :near-shot:.
    .title = В упор
    .event = { $actor } целится :far-shot: в упор, цель — { $target }.
    .of = e70a00b3344f
shots_both-ways = Налево и направо порой сидит один и тот же игрок: для :near-shot: — когда вас двое, для :far-shot: — когда вас четверо. Тогда стрелять можно только в него.
    .title = С обеих сторон один и тот же
    .of = 45b5ef491281
shots_together = Сначала выберите цель для каждой мишени; потом все выстрелы попадают в один миг.
    .title = Все выстрелы разом
    .event = { $target } под выстрелами теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = 75bd25cde578
shots_overkill = В игрока можно направить больше выстрелов, чем у него очков жизни. Лишние пропадают, а расстояния не меняются, пока не попали все.
    .title = Выстрелов больше, чем жизни
    .of = fbfaead89b5d
shots_example-overkill = У Бо, который сидит слева от Ады, единственное очко жизни. У Ады две :near-shot:, и обе она направляет в него. Когда они попали, Бо выбыл, но второй выстрел не летит в того, кто сидит за ним.
    .title = Пример: лишний выстрел
    .of = 7b27963f35b4

## Beer

beer = Одно пиво возмещает одну пулю.
    .title = Пиво
    .of = 4ad84c94a616
beer_heal = За каждое :beer: игрок по вашему выбору получает { $beer-gain ->
        [one] { $beer-gain } очко жизни
        [few] { $beer-gain } очка жизни
       *[many] { $beer-gain } очков жизни
    }. Можно выбрать и себя.
    .title = Выпить пива
    .event = { $own ->
        [1] { $actor } пьёт пиво и получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
       *[other] { $actor } ставит пиво: { $target } получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    }
    .of = 8afeebf8615e
beer_wasted = Пиво для того, кто уже на пределе, выпито зря.
    .title = Пиво зря
    .event = { $own ->
        [1] { $actor } пьёт пиво зря.
       *[other] { $actor } ставит пиво зря: { $target } уже на пределе.
    }
    .of = 2e22b7562ed1

## The Gatling gun

gatling = Заряжать его долго, зато потом пригибаются все.
    .title = Гатлинг
    .of = 5303c59bfdb0
gatling_fire = Если среди окончательных кубиков { $gatling-limit } или больше :gatling:, стреляет { -gatling }.
    .title = Гатлинг стреляет
    .event = { $actor } стреляет из Гатлинга, :gatling: выпало { $value }.
    .of = 348cf438cd67
gatling_loss = Каждый из остальных теряет { $gatling-loss ->
        [one] { $gatling-loss } очко жизни
        [few] { $gatling-loss } очка жизни
       *[many] { $gatling-loss } очков жизни
    }.
    .title = Во что обходится Гатлинг
    .event = Из-за Гатлинга { $target } теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = c0a9dda0c036
gatling_discard = После стрельбы верните в стопку все свои стрелы.
    .title = Без стрел
    .event = { $actor } возвращает { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
    .of = 3e4b8837dc4b
gatling_once = За ход { -gatling } стреляет один раз, сколько бы :gatling: ни выпало.
    .title = Только раз
    .of = 766d09a4cd5d

## Elimination

elimination = Что бывает, когда кончились патроны.
    .title = Выбывание
    .of = 4164d86c35e6
elimination_out = Кто остался без очков жизни, сразу выбывает и больше не ходит. Для расстояний его не считают.
    .title = Вне игры
    .event = { $by ->
        [1] { $target } выбывает, и это сделал игрок { $actor }.
       *[other] { $target } выбывает.
    }
    .of = 4528c10d5a9c
elimination_reveal = Выбывшие показывают всем свою карту роли.
    .title = Показать роль
    .event = { $target } открывает роль: { $role }.
    .of = 940e99182107
elimination_arrows = Стрелы выбывшего возвращаются в стопку.
    .title = Стрелы выбывшего
    .event = { $target } возвращает { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
    .of = c172a6c06163
elimination_dead-do-nothing = Выбывшие ничего не делают, и с ними ничего не делают, но они побеждают вместе со своей командой.
    .title = Выбывшие
    .of = b45f11c55658
elimination_nobodys-kill = Того, кто погиб от индейцев или динамита, не убил никто.
    .title = Ничья добыча
    .of = 28e0435b9e76

## How the game ends

endings = Кто победил и когда это проверять.
    .title = Конец игры
    .of = 186d15b24d2f
endings_at-once = Каждый раз, когда кто-то выбыл, смотрите, не решилось ли дело. Если да, игра тут же окончена, и больше ничего не разыгрывают.
    .title = Сразу конец
    .of = 6ce2f8f608bd
endings_sheriff-dead = Если выбыл шериф, побеждают бандиты, даже если ни одного из них не осталось.
    .title = Шериф мёртв
    .event = Шериф мёртв. Побеждают бандиты.
    .of = b1af72d8d667
endings_renegade = Если выбыл шериф, а жив только один игрок и это ренегат, побеждает он, а не бандиты.
    .title = Победа ренегата
    .event = Последним в живых остался ренегат, и он побеждает.
    .of = 649dade54140
endings_law = Если все бандиты и все ренегаты выбыли, а шериф жив, побеждают шериф и его помощники.
    .title = Победа закона
    .event = Врагов шерифа больше нет. Побеждает закон.
    .of = 730412598949
endings_sheriff-first = Если шериф погиб в тот же миг, что и последние враги, считается его гибель: побеждают бандиты.
    .title = Гибель шерифа важнее
    .event = Шериф погиб вместе с последними врагами. Побеждают бандиты.
    .of = 5feca7b68852
endings_all-dead = Если не выжил вообще никто, побеждают бандиты.
    .title = Погибли все
    .event = В живых не осталось никого. Побеждают бандиты.
    .of = 1c7876c7373a
endings_team = Шериф с помощниками побеждают одной командой, бандиты другой. Выбывшие из неё побеждают тоже.
    .title = Победа командой
    .of = 33a247f5a62b
endings_example-all-dead = Остались шериф и ренегат, у каждого по очку жизни и стрелы на руках. Шериф берёт последнюю из стопки, и нападение губит обоих. Не осталось никого, так что побеждают бандиты, которых давно уже нет.
    .title = Пример: никого не осталось
    .of = 7647b9997f41
endings_example-no-outlaws = Все бандиты выбыли. Ренегат убивает шерифа, пока ещё жив помощник. Ренегат не один, поэтому побеждают именно бандиты.
    .title = Пример: выстрел слишком рано
    .of = dd9f8aa4800e

## Three players

three = Когда игроков { $three-players }, все роли открыты и каждый за кем-то охотится.
    .title = Три игрока
    .of = d555ffe78d8f
three_roles = Помощника, бандита и ренегата раздают и сразу открывают. { -sheriff(case: "nom-cap") } в игре не участвует, и лишних патронов не берёт никто.
    .title = Открытые роли
    .event = { $target } получает открытую роль: { $role }.
    .of = 16b6a7d399b5
three_start = Первым ходит { -deputy }.
    .title = Начинает помощник
    .event = Начинает помощник шерифа, { $actor }.
    .of = 0b2ff85bd103
three_targets = { -deputy(case: "nom-cap") } охотится на { -renegade(case: "acc") }, ренегат — на { -outlaw(case: "acc") }, а бандит — на помощника.
    .title = Кто за кем охотится
    .of = 9dbc1afe977b
three_win = Отнимите у своей цели последнее очко жизни сами, и вы тут же победили.
    .title = Настичь цель
    .event = Охотник настигает цель и побеждает.
    .of = a100d20bb52f
three_third-hand = Если его отнял третий, пока не победил никто. Двое оставшихся играют дальше.
    .title = Чужой рукой
    .event = Это не охотник: { $actor } попадает, и { $target } выбывает. Победит тот, кто останется последним.
    .of = cb690c523bf2
three_last = С этого времени побеждает просто последний в живых.
    .title = Последний в живых
    .event = Побеждает последний в живых.
    .of = 7210015671fb
three_lost-target = Того, кто погиб от индейцев или динамита, никто не застрелил, и цели не достиг никто; двое оставшихся бьются за то, кто будет последним.
    .title = Цель потеряна
    .event = { $to ->
        [1] { $target } выбывает не от чьей-то руки. Победит тот, кто останется последним.
       *[other] Цель погибла без охотника, но он всё равно побеждает.
    }
    .of = 89716796d48d
three_all-dead = Если все, кто остался, погибли вместе, это ничья.
    .title = Погибли все трое
    .event = { $value ->
        [0] В живых не осталось никого: ничья.
       *[other] В живых не осталось никого; побеждает тот, чей был ход.
    }
    .of = ddbc177f3048

## Eight players

eight = Когда игроков { $eight-players }, ренегатов { $roles_8_renegade }.
    .title = Восемь игроков
    .of = 76e44aa2a6dd
eight_renegades = Они не союзники: каждый { -renegade } играет за себя и хочет быть последним.
    .title = Каждый ренегат сам за себя
    .of = f12afc409e7d
eight_both-alive = Если шериф погиб, а оба ренегата живы, ни один из них не последний, и побеждают бандиты.
    .title = Осталось двое ренегатов
    .event = Шериф мёртв, и осталось двое ренегатов. Побеждают бандиты.
    .of = bedb121f344c

## Characters

characters = Каждый здесь умеет что-то, чего не умеют другие.
    .title = Персонажи
    .of = 8c29e8c98ba0
characters_use = Где { -ability } вашего персонажа говорит не то, что правила, важнее она. Что она разрешает, того вы делать не обязаны.
    .title = Как пользоваться способностями
    .of = 38ce03e7567e
characters_bart-cassidy = За каждое очко жизни, которого стоил бы ему выстрел или Гатлинг, Bart Cassidy может взамен взять { $bart-arrows ->
        [one] стрелу
        [few] { $bart-arrows } стрелы
       *[many] { $bart-arrows } стрел
    }. Последнюю из стопки брать нельзя, а от индейцев и динамита это не спасает.
    .title = Bart Cassidy
    .event = Вместо попадания { $actor } берёт стрелу; теперь стрел { $value }.
    .of = 9c6dc3a34796
characters_bart-cassidy-hits = Если попаданий сразу несколько, Bart решает о каждом отдельно, пока в стопке больше, чем { $bart-arrows ->
        [one] { $bart-arrows } стрела
        [few] { $bart-arrows } стрелы
       *[many] { $bart-arrows } стрел
    }.
    .title = Bart Cassidy, по одному попаданию
    .of = a8c43d7926a8
characters_black-jack = Black Jack может перебрасывать :dynamite:, пока их у него меньше { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } перебрасывает { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }.
    .of = 6c1ffba79818
characters_calamity-janet = Calamity Janet может использовать каждую :near-shot: как :far-shot:, а каждую :far-shot: как :near-shot:.
    .title = Calamity Janet
    .event = { $actor } считает { $face } наоборот, цель — { $target }.
    .of = 2d41fa602a83
characters_el-gringo = Игрок, который отнял очки жизни у персонажа El Gringo, берёт за это { $gringo-arrows ->
        [one] стрелу
        [few] { $gringo-arrows } стрелы
       *[many] { $gringo-arrows } стрел
    }. Индейцы и динамит не игроки, за них стрелу не берёт никто.
    .title = El Gringo
    .event = { $actor } мстит: { $target } берёт стрелу, теперь стрел { $value }.
    .of = ff1d6ddd3748
characters_el-gringo-gatling = Кто из Гатлинга попал и в персонажа El Gringo, сначала возвращает все стрелы, как после любой такой стрельбы, а потом берёт ту, что причитается за него.
    .title = El Gringo и Гатлинг
    .of = b2a3d1a5ec17
characters_el-gringo-once = За все выстрелы одного хода вместе El Gringo даёт стрелу один раз, сколько бы очков они ни отняли. За Гатлинг в тот же ход — ещё раз.
    .title = El Gringo, каждый раз однажды
    .of = 9fc4bd28b1e2
characters_el-gringo-dying = Стрела полагается и за последнее очко жизни, которое потерял El Gringo.
    .title = Последнее очко El Gringo
    .of = 12ff83a803e3
characters_jesse-jones = Если, когда доходит до пива, у персонажа Jesse Jones не больше { $jesse-life ->
        [one] { $jesse-life } очка жизни
        [few] { $jesse-life } очков жизни
       *[many] { $jesse-life } очков жизни
    }, каждое :beer:, которое он выпьет сам, даёт ему { $jesse-gain ->
        [one] { $jesse-gain } очко жизни
        [few] { $jesse-gain } очка жизни
       *[many] { $jesse-gain } очков жизни
    }.
    .title = Jesse Jones
    .event = { $actor } мучится жаждой: пиво даёт { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = df7ba67d6f32
characters_example-jesse-jones = Когда осталось { $jesse-life ->
        [one] { $jesse-life } очко жизни
        [few] { $jesse-life } очка жизни
       *[many] { $jesse-life } очков жизни
    }, у персонажа Jesse выпало два :beer:, и он пьёт оба. Мало ли у него жизни, смотрят один раз, перед первым, поэтому каждое даёт ему { $jesse-gain }.
    .title = Пример: Jesse Jones
    .of = 2bf49f8f0bc0
characters_jourdonnais = Нападение индейцев никогда не отнимает у персонажа Jourdonnais больше { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } очка жизни
        [few] { $jourdonnais-loss } очков жизни
       *[many] { $jourdonnais-loss } очков жизни
    }.
    .title = Jourdonnais
    .event = { $target } при нападении сберегает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = 7fc3db09c381
characters_kit-carlson = За каждый :gatling: среди своих окончательных кубиков Kit Carlson может вернуть в стопку { $kit-arrows ->
        [one] стрелу
        [few] { $kit-arrows } стрелы
       *[many] { $kit-arrows } стрел
    } любого игрока, хоть и свою.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } возвращает свою стрелу; стрел остаётся { $value }.
       *[other] { $actor } возвращает чужую стрелу; { $target } остаётся при стрелах: { $value }.
    }
    .of = a559ac60a607
characters_kit-carlson-gatling = Стреляя из Гатлинга, Kit Carlson, как обычно, избавляется от всех своих стрел, а потом всё же может потратить каждый :gatling: на чужие.
    .title = Kit Carlson и Гатлинг
    .of = 00079b8ed3fb
characters_lucky-duke = Lucky Duke может перебрасывать на { $duke-rerolls ->
        [one] { $duke-rerolls } раз
        [few] { $duke-rerolls } раза
       *[many] { $duke-rerolls } раз
    } больше других.
    .title = Lucky Duke
    .event = { $actor } делает переброс, который даёт только удача.
    .of = 1a3f48032626
characters_paul-regret = Гатлинг никогда не отнимает очков жизни у персонажа Paul Regret.
    .title = Paul Regret
    .event = Гатлинг бьёт мимо: { $target } ничего не теряет.
    .of = 9f35d21ea0a7
characters_pedro-ramirez = За каждое потерянное очко жизни Pedro Ramirez может вернуть { $pedro-arrows ->
        [one] свою стрелу
        [few] { $pedro-arrows } свои стрелы
       *[many] { $pedro-arrows } своих стрел
    }. Очко всё равно потеряно.
    .title = Pedro Ramirez
    .event = { $target } возвращает стрелу; стрел остаётся { $value }.
    .of = 5a6b0aabec13
characters_rose-doolan = Rose Doolan стреляет дальше: и :near-shot:, и :far-shot:, кроме обычных целей, она может попасть на { $rose-reach ->
        [one] { $rose-reach } место
        [few] { $rose-reach } места
       *[many] { $rose-reach } мест
    } дальше.
    .title = Rose Doolan
    .event = { $actor } целится { $face } дальше других, цель — { $target }.
    .of = d08c26cc023e
characters_rose-doolan-around = Далеко ли сидит игрок, говорит более короткий путь вокруг стола. Rose не может счесть соседа далёким, считая по длинному.
    .title = Расстояния для Rose Doolan
    .of = faa0293ea15c
characters_sid-ketchum = В начале своего хода, до броска, Sid Ketchum даёт игроку по своему выбору { $sid-gain ->
        [one] { $sid-gain } очко жизни
        [few] { $sid-gain } очка жизни
       *[many] { $sid-gain } очков жизни
    }. Выбрать можно и себя.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } лечит себя, но уже на пределе.
           *[other] { $actor } получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
        }
       *[other] { $value ->
            [0] { $actor } лечит, но { $target } уже на пределе.
           *[other] { $actor } лечит: { $target } получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
        }
    }
    .of = eec146a86df1
characters_slab-the-killer = Один раз за ход Slab the Killer может потратить :beer:, чтобы усилить один свой выстрел: эта :near-shot: или :far-shot: отнимает у цели { $slab-loss ->
        [one] { $slab-loss } очко жизни
        [few] { $slab-loss } очка жизни
       *[many] { $slab-loss } очков жизни
    }.
    .title = Slab the Killer
    .event = { $actor } тратит пиво на выстрел, цель — { $target }: он отнимает { $value }.
    .of = 1f4b5ff6eec2
characters_suzy-lafayette = Если среди её окончательных кубиков нет ни :near-shot:, ни :far-shot:, Suzy Lafayette получает { $suzy-gain ->
        [one] { $suzy-gain } очко жизни
        [few] { $suzy-gain } очка жизни
       *[many] { $suzy-gain } очков жизни
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } не стреляет, но уже на пределе.
       *[other] { $target } не стреляет и получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    }
    .of = 698c852251b1
characters_vulture-sam = Когда выбывает другой игрок, Vulture Sam получает { $sam-gain ->
        [one] { $sam-gain } очко жизни
        [few] { $sam-gain } очка жизни
       *[many] { $sam-gain } очков жизни
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } кружит над павшим, но уже на пределе.
       *[other] { $target } кружит над павшим и получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    }
    .of = 8704fb5e54fa
characters_vulture-sam-dying = Если в тот же миг гибнет и сам Vulture Sam, он не получает ничего.
    .title = Vulture Sam гибнет тоже
    .event = { $target } гибнет вместе с другими, но Vulture Sam на этом наживается и живёт дальше.
    .of = 78ea9ff70412
characters_willy-the-kid = Чтобы выстрелить из Гатлинга, персонажу Willy the Kid хватает { $willy-gatling } :gatling:. И он стреляет так один раз за ход.
    .title = Willy the Kid
    .event = { $actor } стреляет из Гатлинга, хотя :gatling: всего { $value }.
    .of = d50ae1277f8c

## The expansion

expansion = Вторая коробка, где больше того, что бросать, тянуть и чего бояться.
    .title = Undead or Alive
    .of = fd3fcf431fc5
expansion_builds-on = { product_undead-or-alive } — не отдельная игра. Все правила базовой остаются в силе, если модуль, который в игре, не говорит иного.
    .title = На основе базовой игры
    .of = 919100fe4382
expansion_modules = Модулей { $expansion-modules }. Добавьте один или сколько хотите, в любом сочетании, какое допускают число игроков и требования самих модулей.
    .title = Модули
    .of = a81fbfcbfc33
expansion_other-boxes = Old Saloon — другое дополнение к базовой игре. Смешивать его модули с этими мы не советуем.
    .title = Другие дополнения
    .of = fc36e60982b1
expansion_box = Всего { $expansion-cards ->
        [one] { $expansion-cards } карта
        [few] { $expansion-cards } карты
       *[many] { $expansion-cards } карт
    }, и ещё кубики, жетоны и листок с правилами. Что из этого нужно, сказано у каждого модуля.
    .title = Вся коробка
    .of = 3a7cfc3c6397
expansion_summaries = Ещё { $new-summaries ->
        [one] { $new-summaries } памятка
        [few] { $new-summaries } памятки
       *[many] { $new-summaries } памяток
    }. Они напоминают о правилах и ничего в них не меняют.
    .title = Новые памятки
    .of = 621b6b9ad127

## Module: Look Me in the Eyes

duels = Чёрные кубики, крепкая выпивка и двое, которые смотрят друг другу в глаза.
    .title = Смотри мне в глаза
    .of = 978e0c436b24
duels_needs-rage = «{ module_duels }», модуль { $module-numbers_duels }, играется только вместе с модулем { $module-numbers_rage }, «{ module_rage }».
    .title = Только с картами ярости
    .of = 9ba3c964f2c0
duels_dice = Чёрные кубики ({ $duel-dice }): это { -duel-die(case: "nom-pl") }.
    .title = Дуэльные кубики
    .of = 4a52a94983a2
duels_faces = Каждый { -duel-die } имеет { $die-faces ->
        [one] { $die-faces } грань
        [few] { $die-faces } грани
       *[many] { $die-faces } граней
    }: :arrow: стрела, :dynamite: динамит, :gatling: Гатлинг, :whiskey: виски и :duel: дуэль { $duel-faces_duel ->
        [one] один раз
        [few] { $duel-faces_duel } раза
       *[many] { $duel-faces_duel } раз
    }. Мишеней и пива на нём нет.
    .title = Грани дуэльного кубика
    .of = c211d4356ccf
duels_swap = Возьмите { -duel-die(case: "acc-pl") } вместо { $duel-dice ->
        [one] { $duel-dice } базового
        [few] { $duel-dice } базовых
       *[many] { $duel-dice } базовых
    }: { $duel-dice ->
        [one] тот уходит
        [few] те уходят
       *[many] те уходят
    } обратно в коробку.
    .title = Чёрные вместо белых
    .of = d89be4f2b6f8
duels_roll = В начале хода бросьте все кубики ({ $dice }): белых { $white-dice }, чёрных { $duel-dice }. Делая { -re-roll }, можно смешивать те и другие.
    .title = Первый бросок с дуэльными кубиками
    .event = { $actor } бросает { $dice }
    .of = 80f67f40ddf6
duels_order = Окончательные кубики разыгрывают так: сначала :dynamite:, потом :whiskey:, потом :near-shot: и :far-shot:, потом :beer:, потом :gatling:, последними :duel:. А каждая :arrow: сработала, когда выпала.
    .title = Порядок розыгрыша с дуэльными кубиками
    .of = 48778ed5d032
duels_shots-together = Все выстрелы по-прежнему попадают в один миг, какая бы цифра на них ни была, и расстояния между ними не меняются.
    .title = Выстрелы остаются вместе
    .of = ef50fca18514
duels_whiskey = За каждый :whiskey: среди окончательных кубиков вы сами получаете { $whiskey-gain ->
        [one] { $whiskey-gain } очко жизни
        [few] { $whiskey-gain } очка жизни
       *[many] { $whiskey-gain } очков жизни
    }. Угостить им другого нельзя.
    .title = Выпить виски
    .event = { $value ->
        [0] { $actor } пьёт виски, но уже на пределе.
       *[other] { $actor } пьёт виски и получает { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    }
    .of = c27ee4c89723
duels_whiskey-token = Каждый :whiskey: к тому же снимает с вас { $whiskey-tokens ->
        [one] { -wound-token(case: "acc") }
        [few] { $whiskey-tokens } { -wound-token(case: "gen") }
       *[many] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
    }, хотите вы того или нет.
    .title = Виски от ран
    .event = Виски помогает: { $actor } избавляется от жетона ранения { $face }.
    .of = 8ba3ceadc58a
duels_whiskey-rage = Если перед вами ни один { -wound-token } не лежит, вместо этого вы обязаны вытянуть { $whiskey-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $whiskey-cards } { -rage-card(case: "gen") }
       *[many] { $whiskey-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Виски натощак
    .event = { $actor } без жетонов ранения, и виски приносит карту ярости.
    .of = bc9af1dd9fdb
duels_whiskey-full = Если вы на пределе, очко жизни за :whiskey: пропадает; всё остальное происходит всё равно.
    .title = Виски на пределе
    .of = 4047d0b10b92
duels_whiskey-choice = Какой из ваших { -wound-token(case: "gen-pl") } снимет виски, выбираете вы. Его тут же замешивают обратно в стопку.
    .title = Какой жетон уходит
    .of = e908d535aff3
duels_whiskey-cancel = Что отменяют ваши { -wound-token(case: "nom-pl") }, решено, как только лёг последний бросок. Жетон, который потом снимет :whiskey:, своё дело уже сделал.
    .title = Сначала раны, потом виски
    .of = eaf68331c997
duels_challenge = За каждую :duel: среди окончательных кубиков отдайте этот кубик сопернику по вашему выбору: это вызов на { -duel(case: "acc") }. Неважно, далеко ли он сидит.
    .title = Вызов
    .event = { $actor } бросает вызов на дуэль: { $target }.
    .of = a4847727d1db
duels_reply = Соперник бросает кубик. Если это не :duel:, { -duel } для него проиграна; сам символ ничего не делает.
    .title = Ответ
    .event = В дуэли у игрока { $actor } выпадает { $face }, соперник — { $target }.
    .of = 3a745188a2f0
duels_return = Если это :duel:, кубик возвращается, и выбросить :duel: должны уже вы. Если удалось, тот же соперник бросает снова, и так туда и обратно.
    .title = Туда и обратно
    .event = В дуэли у игрока { $actor } выпадает { $face }, соперник — { $target }.
    .of = 53db22fbd388
duels_loss = У кого из двоих первым выпало что-то другое, для того { -duel } проиграна: он теряет { $duel-loss ->
        [one] { $duel-loss } очко жизни
        [few] { $duel-loss } очка жизни
       *[many] { $duel-loss } очков жизни
    } и берёт { $duel-tokens ->
        [one] { -wound-token(case: "acc") }
        [few] { $duel-tokens } { -wound-token(case: "gen") }
       *[many] { $duel-tokens } { -wound-token(case: "gen-pl") }
    }, кто бы ни начал.
    .title = Проигравший платит
    .event = { $target } проигрывает дуэль, в которой соперник — { $actor }, и теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = a634ff1ff78c
duels_example-duel = Ада вызывает Бо. У него выпадает :duel:, и кубик возвращается к Аде. У неё тоже :duel:, и снова очередь Бо. Выпадает :arrow:. Бо проиграл: очка жизни как не бывало, он берёт { -wound-token(case: "acc") }, а стрелы не берёт.
    .title = Пример: дуэль
    .of = 1bf10945cede
duels_one-by-one = Пока одна { -duel } не окончена, следующий кубик не отдают. О порядке решает тот, чей ход.
    .title = По одной
    .of = ff23270281ab
duels_one-each = За ход одному сопернику отдают не больше { $duel-each ->
        [one] { $duel-each } кубика
        [few] { $duel-each } кубиков
       *[many] { $duel-each } кубиков
    }. Каждая следующая { -duel } требует другого соперника.
    .title = Никого дважды
    .of = 57c1386766fb
duels_living = Вызвать можно только игрока, который ещё в игре.
    .title = Живые соперники
    .of = f832f15bb459
duels_surplus = Если вызвать больше некого, лишняя :duel: ничего не делает.
    .title = Одной дуэлью больше
    .event = Вызвать больше некого, и у игрока { $actor } этот кубик ничего не делает.
    .of = 64389ea710bd
duels_challenger-falls = Если в ваш собственный ход вас погубила { -duel }, те, которых вы ещё не начали, не состоятся.
    .title = Вызвавший гибнет
    .event = { $value ->
        [0] { $actor } выбывает; дуэлей больше не будет.
       *[other] { $actor } выбывает, но остальные кубики всё равно отдают.
    }
    .of = 0c686864157a
duels_killer = Очко жизни, которое отняла { -duel }, отнял второй участник, кто бы из двоих ни начал. Если оно было последним, убил именно он.
    .title = Погибнуть в дуэли
    .of = 227979b0d22c
duels_bart-cassidy = Когда идёт { -duel }, способность персонажа Bart Cassidy не помогает: это не выстрел и не Гатлинг. Проиграв, он платит сполна.
    .title = Bart Cassidy в дуэли
    .of = a685a6ba6c77
duels_el-gringo = Если для персонажа El Gringo { -duel } проиграна, победитель берёт { $gringo-arrows ->
        [one] стрелу
        [few] { $gringo-arrows } стрелы
       *[many] { $gringo-arrows } стрел
    }, как за любое очко жизни, которое отнял у него игрок. Каждая такая дуэль считается отдельно.
    .title = El Gringo в дуэли
    .of = 8e7f00e3c858

## Wound tokens

wounds = Дуэли оставляют следы, которые болят до конца вашего следующего хода.
    .title = Жетоны ранения
    .of = 3c25ef758cf8
wounds_tokens = { -wound-token(case: "nom-pl-cap") }, всего { $wound-tokens-total }: с :beer: — { $wound-tokens_beer }, с :near-shot: — { $wound-tokens_near-shot }, с :far-shot: — { $wound-tokens_far-shot }, с :dynamite: — { $wound-tokens_dynamite }.
    .title = Жетоны ранения
    .of = 05699f47d036
wounds_stack = Перемешайте { -wound-token(case: "acc-pl") } и сложите их посреди стола лицом вниз.
    .title = Стопка жетонов ранения
    .of = 0d8b0628c082
wounds_take = Взять { -wound-token(case: "acc") } — значит взять верхний из стопки и положить перед собой лицом вверх.
    .title = Взять жетон ранения
    .event = { $target } берёт жетон ранения: { $face }.
    .of = 44d5c0784447
wounds_double = Если такой символ у вас уже есть, вам повезло: новый жетон замешайте обратно в стопку и другого не берите. Очко жизни всё равно потеряно.
    .title = Та же рана дважды
    .event = У игрока { $target } уже есть { $face }, и жетон возвращается в стопку.
    .of = e489489958fe
wounds_most = Поэтому двух одинаковых не бывает ни у кого, и ни у кого не бывает больше { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token(case: "gen") }
        [few] { $wound-kinds } { -wound-token(case: "gen-pl") }
       *[many] { $wound-kinds } { -wound-token(case: "gen-pl") }
    }.
    .title = Все виды ран
    .of = 3da2bfda192c
wounds_empty = Если стопка пуста, тот, кому полагается { -wound-token }, не берёт ничего.
    .title = Жетонов не осталось
    .event = { $target } жетона ранения не берёт: их больше нет.
    .of = a80f4d2a33d0
wounds_cancel = В ваш ход каждый ваш { -wound-token } с :beer:, :near-shot: или :far-shot: отменяет { $wound-cancels ->
        [one] { $wound-cancels } такой символ
        [few] { $wound-cancels } таких символа
       *[many] { $wound-cancels } таких символов
    } среди окончательных кубиков. Этот символ ничего не делает.
    .title = Что отменяет жетон
    .event = Жетон ранения отменяет { $face } у игрока { $actor }.
    .of = 66f7f55ec801
wounds_re-rolled = Отменить можно только то, что лежит после последнего броска. Символ, который вы перебросили, жетона не тратит.
    .title = Переброшенные символы
    .of = 45b493e1a60b
wounds_example-cancel = У Доры жетон :beer:. Первый бросок: :beer: :beer: :gatling: :gatling: :arrow:. Оба пива она оставляет, остальное перебрасывает, и нового пива не выпадает. Когда она останавливается, жетон отменяет одно из них, а другое она выпивает.
    .title = Пример: испорченное пиво
    .of = f267bb0e15e7
wounds_rage-cards = { -wound-token(case: "nom-cap") } отменяет символы кубиков. Символам, которые дала { -rage-card }, он ничего не делает.
    .title = Жетоны ранения и карты ярости
    .of = b1769751f358
wounds_suzy-lafayette = Способность Suzy Lafayette смотрит на то, что выпало. Мишень, которую отменил { -wound-token }, ей всё равно мешает.
    .title = Раны Suzy Lafayette
    .of = 970c89d1bb8f
wounds_dynamite = Жетон с :dynamite: ничего не отменяет. Наоборот: в ваш ход он считается за { $wound-dynamite } выпавший :dynamite:.
    .title = Жетон с динамитом
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, считая жетон ранения.
    .of = 3930feee54b9
wounds_example-dynamite = У Бо жетон :dynamite:, а первый бросок: :dynamite: :dynamite:. Вместе их { $dynamite-limit }: бросков больше нет, и он теряет { $dynamite-loss ->
        [one] { $dynamite-loss } очко жизни
        [few] { $dynamite-loss } очка жизни
       *[many] { $dynamite-loss } очков жизни
    }.
    .title = Пример: жетон с динамитом
    .of = 7ced694cdcc0
wounds_others-turns = В чужие ходы ваши { -wound-token(case: "nom-pl") } ничего не делают.
    .title = Только в свой ход
    .of = 72ebe08651c1
wounds_back = Когда ваш ход окончен, замешайте все свои { -wound-token(case: "acc-pl") } обратно в стопку, отменили они что-нибудь или нет, и даже те, что вы взяли в этот самый ход.
    .title = Раны заживают
    .event = { $actor } возвращает { $value ->
        [one] { $value } жетон ранения
        [few] { $value } жетона ранения
       *[many] { $value } жетонов ранения
    }.
    .of = d192328d56c3
wounds_eliminated = Кто выбыл, { -wound-token(case: "acc") } не берёт. Те, что у него были, замешивают обратно в стопку.
    .title = Раны выбывшего
    .event = { $target } отдаёт { $value ->
        [one] { $value } жетон ранения
        [few] { $value } жетона ранения
       *[many] { $value } жетонов ранения
    }.
    .of = ea0c6b348f6d

## Module: Two Bullets Are Enough

rage = Кого задели достаточно сильно, тот выходит из себя, и польза от этого есть.
    .title = Двух пуль хватит
    .of = 3b576705b6de
rage_alone = «{ module_rage }», модуль { $module-numbers_rage }, играется и без модуля { $module-numbers_duels }. Тогда нет ни чёрных кубиков, ни виски, ни жетонов ранения, и { -rage-card } достаётся только за потерянные очки жизни.
    .title = С дуэлями или без них
    .of = 208ff409d9fe
rage_cards = { $rage-cards ->
        [one] { $rage-cards } карта ярости
        [few] { $rage-cards } карты ярости
       *[many] { $rage-cards } карт ярости
    }.
    .title = Карты ярости
    .of = a1feda7175cc
rage_house-deck = Что показывают печатные { -rage-card(case: "nom-pl") }, нигде не опубликовано. Эту колоду назначили мы, и каждый символ базовых кубиков в ней встречается одинаково часто. Если у вас есть печатные карты, верьте им.
    .title = Наша собственная колода
    .of = 50c5c6d86364
rage_deck = Перемешайте { -rage-card(case: "acc-pl") } и положите посреди стола лицом вниз. Это колода ярости.
    .title = Колода ярости
    .of = 89937ab40470
rage_two-points = Когда кончается ход, чей угодно, каждый, кто потерял за него { $rage-limit ->
        [one] { $rage-limit } очко жизни
        [few] { $rage-limit } очка жизни
       *[many] { $rage-limit } очков жизни
    } или больше, обязан вытянуть { $rage-draw ->
        [one] { -rage-card(case: "acc") }
        [few] { $rage-draw } { -rage-card(case: "gen") }
       *[many] { $rage-draw } { -rage-card(case: "gen-pl") }
    }. Складывают все потери хода, отчего бы они ни были.
    .title = Выйти из себя
    .event = { $target } теряет за этот ход { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    } и тянет карту ярости.
    .of = 8644709d75c3
rage_losses = Считаются только потери. Очки жизни, полученные в тот же ход, их не возмещают, а очко, отданное за собственную способность, тоже потеряно.
    .title = Что считается потерей
    .of = 77ec965e848d
rage_once = Если за ход потеряно много, карт больше не становится: за потери один ход заставляет тянуть один раз.
    .title = Раз за ход
    .of = a791b4f716bc
rage_draw-order = Если тянуть должны несколько игроков, они делают это по часовой стрелке, начиная с того, чей был ход.
    .title = Кто тянет первым
    .of = 0e485d5b4c25
rage_face-down = Держите свои { -rage-card(case: "acc-pl") } перед собой лицом вниз до начала вашего следующего хода. Вам смотреть их можно когда угодно, другим нельзя.
    .title = Лицом вниз
    .event = { $target } видит, что на новой карте ярости: { $face }.
    .of = e0a636cca63d
rage_own-turn = { -rage-card(case: "nom-cap") }, вытянутая в ваш собственный ход, тоже ждёт: она лежит лицом вниз до начала вашего следующего хода.
    .title = Вытянута в свой ход
    .of = 3f61e234aee8
rage_reveal = В начале своего хода откройте все свои { -rage-card(case: "acc-pl") }. Их символы добавляются к окончательным кубикам этого хода.
    .title = Открыть карты
    .event = { $actor } открывает карту ярости: { $face }.
    .of = 0df2db3feeee
rage_arrows = :arrow: не ждёт, если её показывает { -rage-card }. Возьмите за неё стрелу, как только карта открыта, до броска.
    .title = Стрелы на картах ярости
    .event = { $actor } берёт стрелу за карту ярости; теперь стрел { $value }.
    .of = 86b23149bacb
rage_last-arrow = Если так взята последняя стрела из стопки, сразу нападают индейцы. Игрок, который от этого выбыл, вообще не бросает, и ход окончен.
    .title = Карта ярости и последняя стрела
    .event = { $actor } выбывает до первого броска, и ход окончен.
    .of = 2267bc67a393
rage_dynamite = Каждый :dynamite: на открытых картах считается как на кубиках, с первого же броска. Если на картах и кубиках вместе их { $dynamite-limit } или больше, { -re-roll(case: "gen-pl") } нет.
    .title = Динамит на картах ярости
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, считая карты ярости, и бросков больше нет.
    .of = cc85e582816a
rage_abilities = Для { -ability(case: "gen") } вашего персонажа символ на открытой карте — то же, что на окончательном кубике. Только тому, что поворачивает или перебрасывает, нужен настоящий кубик.
    .title = Карты ярости и способности
    .of = f81045fc7b2f
rage_example-reveal = Клара открывает :dynamite: и :beer:. Первый бросок: :dynamite: :dynamite: :near-shot: :arrow: :gatling:. С картой динамитов { $dynamite-limit }: перебросить ей нельзя, и она теряет { $dynamite-loss ->
        [one] { $dynamite-loss } очко жизни
        [few] { $dynamite-loss } очка жизни
       *[many] { $dynamite-loss } очков жизни
    }. Потом очередь выстрела и, благодаря другой карте, пива.
    .title = Пример: две карты ярости
    .of = f63652f41d1f
rage_discard = Когда этот ход окончен, все открытые вами карты откладывают: они использованы.
    .title = Использованные карты
    .event = { $actor } откладывает использованное: { $value ->
        [one] { $value } карта ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    }.
    .of = c950b3705b45
rage_reshuffle = Если колода пуста, перемешайте использованные { -rage-card(case: "acc-pl") }: это новая колода.
    .title = Новая колода
    .event = Использованные карты ярости перемешаны; в новой колоде их { $value }.
    .of = 6c174b461413
rage_none-left = Если и мешать нечего, тот, кому полагается карта, не получает ничего.
    .title = Ярости не осталось
    .event = { $target } карты ярости не тянет: их больше нет.
    .of = dcd612653b82
rage_eliminated = Выбывшему за этот ход { -rage-card } не достаётся. Те, что у него были, откладывают как использованные.
    .title = Выбывшие и их ярость
    .event = { $target } отдаёт { $value ->
        [one] { $value } карту ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    }.
    .of = 8609756f824b

## Module: A New Posse in Town

posse = В город въезжают новые незнакомцы, и у каждого своя странность.
    .title = Новые люди в городе
    .of = 7f9286bd4e0e
posse_shuffle = «{ module_posse }», модуль { $module-numbers_posse }: перед раздачей замешайте новых { -character(case: "acc-pl") } к тем, что в базовой игре.
    .title = Новые персонажи среди старых
    .of = 5876ce782603
posse_cards = Ещё { $posse-cards ->
        [one] { $posse-cards } персонаж
        [few] { $posse-cards } персонажа
       *[many] { $posse-cards } персонажей
    }, у каждого своё число очков жизни и своя способность.
    .title = Карты новых персонажей
    .of = dd30328f1ebc
posse_starred = Некоторые новые персонажи отмечены звёздочкой. Их умению нужен другой модуль, так что они участвуют, только если он в игре.
    .title = Персонажи со звёздочкой
    .of = eed3655f7b2c
posse_without-duels = Без дуэлей не участвуют Greg Digger, Herb Hunter, Sam the Healer и Sean Mallory.
    .title = Кто не участвует без дуэлей
    .of = b0aebc9edfa9
posse_without-rage = Без карт ярости не участвуют и Pat Brennan с Pixie Pete.
    .title = Кто не участвует без карт ярости
    .of = 09b32f61774f
posse_belle-star = После каждого своего броска Belle Star может повернуть { $belle-dice ->
        [one] кубик
        [few] { $belle-dice } кубика
       *[many] { $belle-dice } кубиков
    } с :dynamite: на :gatling:, если у неё не набралось { $dynamite-limit } или больше :dynamite:.
    .title = Belle Star
    .event = { $actor } поворачивает кубик с :dynamite: на :gatling:.
    .of = a7d04adcef72
posse_chuck-wengam = Один раз за свой ход, после любого броска, Chuck Wengam может отдать { $chuck-cost ->
        [one] { $chuck-cost } очко жизни
        [few] { $chuck-cost } очка жизни
       *[many] { $chuck-cost } очков жизни
    } и повернуть { $chuck-dice ->
        [one] свой кубик
        [few] { $chuck-dice } своих кубика
       *[many] { $chuck-dice } своих кубиков
    } любой гранью, если у него не набралось { $dynamite-limit } или больше :dynamite:.
    .title = Chuck Wengam
    .event = { $actor } отдаёт { $chuck-cost ->
        [one] { $chuck-cost } очко жизни
        [few] { $chuck-cost } очка жизни
       *[many] { $chuck-cost } очков жизни
    } и поворачивает кубик: { $face }.
    .of = 53dc1a6bf2e0
posse_chuck-wengam-turned = Кубик, который повернул Chuck, не выпал, так что за поворот на :arrow: стрелу не берут. Динамит считается, как бы он ни появился.
    .title = Повёрнут, а не брошен
    .of = f88ab7859d43
posse_chuck-wengam-last = Последнее очко жизни Chuck отдать не может.
    .title = Последнее очко Chuck
    .of = 2d1a862c39fb
posse_greg-digger = Каждый :whiskey:, который у него выпал, Greg Digger может использовать { $greg-uses ->
        [one] один раз
        [few] { $greg-uses } раза
       *[many] { $greg-uses } раз
    }.
    .title = Greg Digger
    .event = { $actor } пьёт тот же виски ещё раз.
    .of = bf44cf7b3e4b
posse_greg-digger-wounds = Каждый такой раз — полноценный виски. Если у персонажа Greg один { -wound-token }, первый раз его снимает, а следующий приносит { -rage-card(case: "acc") }.
    .title = Второй стакан Greg
    .of = 7802bdae6367
posse_herb-hunter = Если за ход персонажа Herb Hunter другой игрок теряет { $herb-limit ->
        [one] { $herb-limit } очко жизни
        [few] { $herb-limit } очка жизни
       *[many] { $herb-limit } очков жизни
    } или больше, он обязан взять { $herb-tokens ->
        [one] { -wound-token(case: "acc") }
        [few] { $herb-tokens } { -wound-token(case: "gen") }
       *[many] { $herb-tokens } { -wound-token(case: "gen-pl") }
    }.
    .title = Herb Hunter
    .event = { $target } теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    } в ход, который делает { $actor }, и обязан взять жетон ранения.
    .of = d1c58e6dc92b
posse_herb-hunter-once = Жетон полагается в тот миг, когда потеря дошла до { $herb-limit }, и один раз на каждого игрока за ход. Полученные тем временем очки не вычитают.
    .title = Раны от Herb, раз за ход
    .of = eba7b9f7a5e6
posse_pat-brennan = В начале своего хода Pat Brennan может взять у любого игрока { $pat-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $pat-cards } { -rage-card(case: "gen") }
       *[many] { $pat-cards } { -rage-card(case: "gen-pl") }
    } и отдать другому. Любым из этих двоих может быть и он сам.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } выбирает одну из своих карт ярости.
       *[other] { $actor } забирает карту ярости, которую держит { $target }.
    }
    .of = e5b58870f488
posse_pat-brennan-unseen = Карта остаётся лицом вниз, и смотреть её может только тот, у кого она в итоге окажется. Из нескольких чужих Pat берёт одну не глядя.
    .title = Pat берёт не глядя
    .event = { $own ->
        [1] { $actor } оставляет карту себе.
       *[other] { $actor } отдаёт карту, теперь её держит { $target }.
    }
    .of = 01a1f5eb78ee
posse_pat-brennan-reveal = Сначала Pat перекладывает карту; только потом открывает свои, и среди них ту, которую только что взял себе.
    .title = Pat сначала перекладывает
    .of = 99bc0ed7c860
posse_pixie-pete = Когда Pixie Pete должен вытянуть { -rage-card(case: "acc") }, он тянет { $pixie-draw } и оставляет { $pixie-keep } по своему выбору. Остальное замешивают обратно в колоду.
    .title = Pixie Pete
    .event = { $target } смотрит { $value ->
        [one] { $value } карту ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    } и оставляет лучшее.
    .of = 017a7ce44323
posse_sam-the-healer = За каждую :duel:, которой Sam the Healer вызывает кого-то в свой ход, он может дать игроку по своему выбору { $healer-gain ->
        [one] { $healer-gain } очко жизни
        [few] { $healer-gain } очка жизни
       *[many] { $healer-gain } очков жизни
    }. Выбрать можно и себя. За дуэли, которые начали другие, он не получает ничего.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } лечит себя, но уже на пределе.
           *[other] { $actor } получает перед дуэлью { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
        }
       *[other] { $value ->
            [0] { $actor } лечит, но { $target } уже на пределе.
           *[other] { $actor } лечит: { $target } получает перед дуэлью { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
        }
    }
    .of = 16d1daea1c45
posse_sean-mallory = Когда идёт { -duel } в его собственный ход, Sean Mallory может { $sean-rerolls ->
        [one] один раз
        [few] { $sean-rerolls } раза
       *[many] { $sean-rerolls } раз
    } за ход перебросить кубик после любого своего броска в ней. В дуэлях, которые начали другие, не может.
    .title = Sean Mallory
    .event = { $actor } перебрасывает дуэльный кубик.
    .of = 52b9009d9e53

## Module: Undead or Alive?

undead = Кого застрелили, того хоронят, но лежать остаются не все.
    .title = Нежить или живые?
    .of = 24c3f082a5b9
undead_players = «{ module_undead }», модуль { $module-numbers_undead }, играется, когда игроков { $undead-players } или больше.
    .title = Сколько нужно игроков
    .of = 2b43dde74f3a
undead_cards = Карты, из которых состоит { -boneyard }, всего { $boneyard-cards-total }: без рук — { $boneyard-cards_no-hands }, где { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } рука
        [few] { $boneyard-hands_one-hand } руки
       *[many] { $boneyard-hands_one-hand } рук
    } — { $boneyard-cards_one-hand }, где { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } рука
        [few] { $boneyard-hands_two-hands } руки
       *[many] { $boneyard-hands_two-hands } рук
    } — { $boneyard-cards_two-hands }.
    .title = Карты погоста
    .of = f2daf650f066
undead_summaries = { $zombie-summaries ->
        [one] { $zombie-summaries } памятка
        [few] { $zombie-summaries } памятки
       *[many] { $zombie-summaries } памяток
    } для тех, кто возвращается.
    .title = Памятки зомби
    .of = 502b505ebf34
undead_deck = Перемешайте все карты { -boneyard(case: "gen") } ({ $boneyard-cards-total }) и положите их посреди стола лицом вниз.
    .title = Погост
    .of = 1824869ad7f0
undead_fallen =
    .title = Павшие и погост
    .of = ca5165d26e24
undead_fallen_hand-back = Выбывший, как обычно, показывает роль и кладёт посреди стола не только стрелы, но и карту персонажа, а если такие модули в игре, то и все карты ярости и жетоны ранения.
    .title = Не остаётся ничего
    .event = Хоронят без оружия, имени и ярости: { $target }.
    .of = fc27db4b8ef0
undead_fallen_idle = Выбывшие только тянут карты { -boneyard(case: "gen") }, и с ними самими ничего не делают. Пока не вернулся никто, они побеждают вместе со своей командой.
    .title = Выбывшие ждут
    .of = b6c36a35991a
undead_fallen_draw = В конце хода, за который кто-то выбыл, чей бы он ни был, павший тянет { $boneyard-draw ->
        [one] карту
        [few] { $boneyard-draw } карты
       *[many] { $boneyard-draw } карт
    } { -boneyard(case: "gen") } и открывает.
    .title = Первая карта
    .event = { $target } тянет карту погоста: { $value ->
        [0] рук нет
        [one] { $value } рука
        [few] { $value } руки
       *[many] { $value } рук
    }.
    .of = e1181d4ad66a
undead_fallen_order = Если за один ход пали несколько, они тянут по часовой стрелке, считая от игрока, чей был ход.
    .title = Кто тянет первым
    .of = 9c81a71c35ec
undead_fallen_turns = Когда очередь доходит до выбывшего и { -turn } был бы его, он тянет и открывает ещё { $boneyard-draw ->
        [one] одну карту
        [few] { $boneyard-draw } карты
       *[many] { $boneyard-draw } карт
    } { -boneyard(case: "gen") }, и очередь идёт дальше.
    .title = Ходы павших
    .event = { $actor } ворочается на погосте: { $value ->
        [0] рук нет
        [one] { $value } рука
        [few] { $value } руки
       *[many] { $value } рук
    }.
    .of = ca632dab9a31
undead_fallen_no-hands = Карта без рук означает, что после этого хода { -outbreak } не начнётся, что бы ни лежало на столе. В конце хода её замешивают обратно в { -boneyard }.
    .title = Без рук
    .event = Карта без рук возвращается на погост.
    .of = ac3701e2d2fa
undead_fallen_hands = Карта с :one-hand: или :two-hands: остаётся посреди стола лицом вверх.
    .title = Руки
    .event = Теперь на столе { $value ->
        [one] { $value } рука
        [few] { $value } руки
       *[many] { $value } рук
    }.
    .of = d0c05d11824d
undead_fallen_count = Каждый раз, когда открыта карта с руками, сосчитайте все руки на столе. Если их больше, чем живых игроков, предстоит { -outbreak }.
    .title = Рук больше, чем живых
    .event = Рук { $value }, больше, чем живых: мёртвые вот-вот поднимутся!
    .of = 4faa686d4812
undead_fallen_quiet = Если рук столько же, сколько живых, или меньше, этого мало, и после карты без рук тоже ничего не бывает. Игра просто идёт дальше.
    .title = Всё тихо
    .of = 31ab022ad305
undead_fallen_blocked = Если в конце одного хода открыто несколько карт и на одной из них рук нет, ни одна не вызовет { -outbreak }. Даже если рук уже слишком много, нужна ещё карта с руками, в один из следующих ходов.
    .title = Удержаны пустой картой
    .event = Карта без рук удерживает мёртвых.
    .of = e629ae885f91
undead_fallen_example-count = Живы пятеро, а на картах посреди стола :two-hands: :two-hands: :one-hand:. Это по руке на каждого живого, так что всё тихо. Какая бы карта с руками ни пришла следующей, рук станет больше, чем живых.
    .title = Пример: считаем руки
    .of = a888c87654c4
undead_fallen_never = { -outbreak(case: "nom-cap") } бывает не всегда. Многие партии кончаются раньше, чем мёртвые соберутся с духом.
    .title = Может, и никогда
    .of = b5384fbcf34e
undead_outbreak =
    .title = Восстание
    .of = dc2df0036b46
undead_outbreak_game-over-first = Если игра решилась в тот самый ход, после которого предстоит { -outbreak }, она окончена, и не поднимается никто.
    .title = Сначала смотрят, кто победил
    .of = d0400542d34f
undead_outbreak_next-turn = Если решающая карта открыта в конце хода живого игрока, { -outbreak } наступает в начале следующего хода, прежде всего остального.
    .title = Со следующим ходом
    .event = Мёртвые поднимутся, когда начнётся следующий ход.
    .of = 2daf092aaaee
undead_outbreak_roller-fell = Так же и тогда, когда тот, чей был ход, пал в нём сам: { -outbreak } наступает в начале хода следующего игрока.
    .title = Когда пал и тот, чей ход
    .of = 1ccf5eddef6d
undead_outbreak_this-turn = Если решающая карта открыта, когда начинался ход выбывшего, { -outbreak } наступает сразу, и этот самый ход принадлежит ему: теперь он { -zombie }.
    .title = Посреди кладбища
    .event = Мёртвые поднимаются сразу, и ходит { $actor }.
    .of = 04b426a1d6e1
undead_outbreak_rise = Когда наступает { -outbreak }, все карты { -boneyard(case: "gen") } выходят из игры, а каждый выбывший теперь { -zombie }, какой бы ни была его роль.
    .title = Мёртвые поднимаются
    .event = { $target } поднимается из мёртвых.
    .of = ce72404b0768
undead_outbreak_master = { -renegade(case: "nom-cap") }, который ещё жив, теперь { -zombie-master }; все очки жизни и способность персонажа остаются при нём.
    .title = Повелитель зомби
    .event = { $target }, ренегат, теперь повелитель зомби.
    .of = 041d4c686bf1
undead_outbreak_no-master = Павший ренегат поднимается как все: он { -zombie }. Если ни один ренегат не жив, то и { -zombie-master } не появляется.
    .title = Без повелителя зомби
    .event = Ни один ренегат не жив, и повелителя зомби нет.
    .of = 3e63d409091d
undead_outbreak_one-renegade-left = Если из двух ренегатов жив один, он и есть { -zombie-master }; другой поднимается как обычный { -zombie }.
    .title = Остался один ренегат из двух
    .of = 20117dbc6633
undead_outbreak_two-renegades-left = Если живы оба ренегата, { -zombie-master } — тот, кто сидит ближе к игроку, чей ход, считая по часовой стрелке. Другой сразу превращается: он обычный { -zombie }.
    .title = Остались оба ренегата
    .event = { $target }, второй ренегат, тоже становится зомби.
    .of = 59cddecabb9e
undead_outbreak_nearest = Считайте от игрока, чей ход как раз начинается. Если это ренегат, ближе него никого нет.
    .title = Кто ближе
    .of = b272257c034f
undead_outbreak_life = Каждый { -zombie }, кроме того, кто { -zombie-master }, получает столько очков жизни, сколько игроков ещё живы, и повелитель среди них тоже считается.
    .title = Очки жизни нежити
    .event = { $target } — зомби, и для начала у него { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
    .of = fe85197e216d
undead_outbreak_life-second = Второй ренегат, который теперь { -zombie }, среди живых не считается.
    .title = Второй ренегат не считается
    .of = c1af28f98263
undead_outbreak_second-hands-back = Второй ренегат отдаёт карту персонажа, а если такие модули в игре, то и все карты ярости и жетоны ранения. Стрелы остаются.
    .title = Что отдаёт второй ренегат
    .event = { $target } отдаёт карты и жетоны, всего { $value }.
    .of = 14ce6468c243
undead_outbreak_survivors = Все, кто жив и при этом не { -zombie } и не { -zombie-master }, отныне { -survivor(case: "nom-pl") }, и все на одной стороне, каковы бы ни были их роли.
    .title = Выжившие
    .of = 14c1af3f8549
undead_outbreak_example-outbreak = Играют шестеро; шериф, помощник, бандит и ренегат живы, когда рук на столе стало слишком много. Оба павших бандита возвращаются, у каждого четыре очка жизни. Ведёт их ренегат, повелитель зомби. Шериф, помощник и последний бандит теперь на одной стороне.
    .title = Пример: восстание
    .of = 9e5e055ea332
undead_zombies =
    .title = Как играет зомби
    .of = 6cd954bc6d87
undead_zombies_return = Все, кто поднялся, снова в игре, и каждое { -distance } считают и с ними. Возьмите одну из новых памяток и играйте по обычным правилам, кроме сказанного ниже.
    .title = Снова за столом
    .of = 1a93f3b803a3
undead_zombies_dice = { -zombie(case: "nom-cap") } бросает только { $zombie-dice ->
        [one] { $zombie-dice } кубик
        [few] { $zombie-dice } кубика
       *[many] { $zombie-dice } кубиков
    }, и только белые.
    .title = Меньше кубиков
    .event = { $actor } бросает { $dice }
    .of = c9e1b77ad6c7
undead_zombies_no-gain = { -zombie(case: "nom-cap") } никогда не получает очков жизни, ни от пива, ни от чего другого.
    .title = Мёртвых ничто не лечит
    .event = { $target } — зомби, а мёртвых ничто не лечит.
    .of = 926e308550a2
undead_zombies_no-cards = { -zombie(case: "nom-cap") } никогда не тянет карт: { -rage-card } ему не положена.
    .title = Мёртвым без карт ярости
    .of = 5b97b9c37bde
undead_zombies_no-tokens = { -zombie(case: "nom-cap") } никогда не берёт { -wound-token(case: "acc") }.
    .title = Мёртвым без жетонов ранения
    .of = 1880b88694b5
undead_zombies_challenged = Зомби можно вызвать на { -duel(case: "acc") }, и кубик он бросает как все. Проиграв, { -zombie } платит только очками жизни.
    .title = Дуэли с зомби
    .of = c04b82e53b41
undead_zombies_no-character = { -zombie(case: "nom-cap") } остаётся без персонажа, а значит, и без способности: карту он вернул.
    .title = Без персонажа
    .of = 7f68b9c2ba43
undead_zombies_master-plays = Ничто из этого не касается того, кто { -zombie-master }: он из игры не выходил и играет как раньше, со всеми кубиками, пивом, картами и способностью.
    .title = Как играет повелитель зомби
    .of = 871211251db5
undead_end =
    .title = Чем всё кончается после восстания
    .of = 144ed6bf73b4
undead_end_for-good = Кто выбыл, когда { -outbreak } уже прошло, больше не вернётся. Карты { -boneyard(case: "gen") } больше не тянет никто.
    .title = Насовсем
    .event = { $target } больше не вернётся.
    .of = 451ba05622da
undead_end_zombies-win = Все { -zombie(case: "nom-pl") } и их повелитель побеждают вместе, когда выбыли все { -survivor(case: "nom-pl") }.
    .title = Победа зомби
    .event = Выживших не осталось. Побеждают зомби.
    .of = 15a1d167acc9
undead_end_survivors-win = { -survivor(case: "nom-pl-cap") } побеждают вместе, когда выбыли все { -zombie(case: "nom-pl") } и { -zombie-master }.
    .title = Победа выживших
    .event = Зомби не осталось. Побеждают выжившие.
    .of = e9362317f4aa
undead_end_all-dead = Если все, кто остался, пали за один и тот же ход, например от нападения индейцев, побеждают { -zombie(case: "nom-pl") }.
    .title = Не осталось никого
    .event = Не осталось никого. Побеждают зомби.
    .of = d2beba6a3230
undead_end_sheriff-falls = После { -outbreak(case: "gen") } игру не кончает больше ничто. Если пал шериф или все бандиты, она идёт дальше.
    .title = Шериф гибнет от зомби
    .of = 2cb54f120706
undead_end_example-end = После восстания зомби убивает шерифа. Помощник и бандит ещё живы и бьются дальше бок о бок. Лишь когда не станет и их обоих, победят зомби.
    .title = Пример: ещё не конец
    .of = 707e2a6d6dfa

## Module: Wild West Legacy

legacy = Что одна партия оставляет следующей.
    .title = Наследие Дикого Запада
    .of = 111c0e2e5695
legacy_scope = { -legacy }, модуль { $legacy-module } из { product_undead-or-alive }, — для компаний, которые играют несколько партий подряд. Берите его, если хотят все.
    .title = Несколько партий подряд
    .of = a1e469317e1b
legacy_killer-becomes-sheriff = Если шерифа убил другой игрок, он и будет шерифом в следующей партии, какой бы ни была его роль.
    .title = Кто убил шерифа, тот носит звезду
    .of = 33ef3a8d4786
legacy_sheriff-names = Шериф, который жив в конце партии, называет следующего. Назвать можно и себя.
    .title = Живой шериф передаёт звезду
    .of = 3b27d1a02f9d
legacy_extra-bullet = Шериф, который назвал другого, начинает следующую партию, имея на { $legacy-bullets ->
        [one] { $legacy-bullets } патрон
        [few] { $legacy-bullets } патрона
       *[many] { $legacy-bullets } патронов
    } больше. За то, что оставил звезду себе, не полагается ничего.
    .title = Патрон за щедрость
    .event = За переданную звезду { $target } начинает, имея на { $value ->
        [one] { $value } патрон
        [few] { $value } патрона
       *[many] { $value } патронов
    } больше.
    .of = a1a88985adfa
legacy_extra-bullet-cap = Этот патрон тоже входит в предел, как и лишние патроны шерифа.
    .title = Патрон и предел
    .event = { $target } может иметь не больше { $value ->
        [one] { $value } очка жизни
        [few] { $value } очков жизни
       *[many] { $value } очков жизни
    }.
    .of = 4d52f74bcb92
legacy_eliminated-chooses = Кто выбыл, свободно выбирает следующего персонажа из тех, кто никому не достался.
    .title = Выбывшие выбирают персонажа
    .of = 382cd2129152
legacy_survivor-keeps = Кто выжил, либо оставляет персонажа, либо тянет случайного из свободных. Старого возвращают к ним только после этого.
    .title = Выжившие оставляют или тянут
    .of = 7886519a314b
legacy_choice-order = Если выбыли несколько, они выбирают в том порядке, в каком пали, и каждый возвращает старого персонажа, когда выбрал.
    .title = Кто выбирает первым
    .of = 5946aef338b3
legacy_risen = У того, кто вернулся как зомби, персонажа больше нет; он выбирает нового, как все выбывшие, на том месте, где пал впервые.
    .title = Зомби и следующая партия
    .of = e5ba137fdd47
legacy_no-killer = Если последнее очко жизни шерифа не отнял никто из игроков, звезды не заслужил никто. Все роли следующей партии раздают наугад.
    .title = Шерифа не убил никто
    .of = 2c691981ce87
legacy_three-players = В партии трёх игроков шерифа нет, и для звезды она ничего не меняет. Кому предстояло её носить, тот носит её в ближайшей партии, где шериф есть.
    .title = Три игрока и звезда
    .of = 8284d389a643
legacy_absent = Если тот, кому предстоит быть шерифом, не играет, остальные договариваются о другом или раздают звезду наугад.
    .title = Шериф не пришёл
    .of = fd0cb0059275
legacy_newcomer = Кто в прошлой партии не играл, получает персонажа при раздаче, как в первой партии.
    .title = Новички
    .of = c3e4526fb8ac
legacy_sheriff-dealt = Если следующий шериф известен, отдайте ему звезду, а остальные роли перемешайте и раздайте другим.
    .title = Звезду отдают, а не раздают
    .event = { $target } носит звезду, переданную из прошлой партии.
    .of = c0c03ddb456f
legacy_character-dealt = Оставленных или выбранных персонажей отдают первыми; только потом раздают остальных.
    .title = Сначала известные персонажи
    .event = { $target } играет за персонажа { $character }, как решено после прошлой партии.
    .of = ec07577ac971

## Of our own

house = Два маленьких правила этого спутника, где за столом сделали бы само собой разумеющееся.
    .title = Наши правила
    .of = c7e267f9ee2b
house_open-roles = Когда игра окончена, все показывают свои роли.
    .title = Роли в конце
    .event = { $target } показывает роль: { $role }.
    .of = 8e7ad1c35a23
house_step-limit = Партия, которая не кончилась и после { $step-limit ->
        [one] { $step-limit } шага
        [few] { $step-limit } шагов
       *[many] { $step-limit } шагов
    } (шаг — это начало хода, бросок или розыгрыш кубиков), — ничья. Вам такой не увидеть.
    .title = Игра без конца
    .event = Эта партия не кончилась бы никогда: ничья.
    .of = 66059e329d90

## Readings

reading_dynamite-death = Если динамит погубил того, кто его бросил, разыгрывают ли остальные кубики?
    .why = Исправленный листок с правилами прямо говорит, что нет.
    .of = 8800e7e39067
reading_dynamite-death_drop = Нет: остальные кубики ничего не делают.
    .of = 980acc717aca
reading_dynamite-death_resolve = Да: всё остальное на кубиках всё равно происходит.
    .of = 2cebd3647a32
reading_attack-death = Если индейцы погубили того, кто бросает, считаются ли кубики?
    .why = Мёртвые не действуют. То же исправленный листок говорит о динамите, а случай похожий.
    .of = 9b1f6c0b5238
reading_attack-death_drop = Нет: ход на этом окончен.
    .of = 2b4141bf0373
reading_attack-death_resolve = Да: кубики считаются как лежат.
    .of = 843951dac048
reading_table-kills = Кто убил игрока, который погиб от индейцев или динамита?
    .why = Карточная игра так отвечает о динамите, а карта El Gringo не считает такую потерю делом игрока.
    .of = ff6ee12970c4
reading_table-kills_nobody = Никто.
    .of = d94444bb2964
reading_table-kills_last-arrow = Убитые индейцами — на счету того, кто взял последнюю стрелу; убитые динамитом — ничьи.
    .of = 0e6682e7d12f
reading_three-lost-target = Если играют трое: что, если кто-то погиб от индейцев или динамита?
    .why = Охотник побеждает, отняв последнее очко жизни, а здесь его не отнял ни один охотник.
    .of = 11fd8175928d
reading_three-lost-target_fight-on = Цели не достиг никто; побеждает последний в живых.
    .of = f98454c8a690
reading_three-lost-target_hunter-wins = Побеждает тот, кто охотился на погибшего.
    .of = dfe4e61b6bb1
reading_three-all-dead = Если играют трое: что, если погибли сразу все, кто остался?
    .why = Ни одно правило не называет победителя, и мы его не выдумываем.
    .of = 56dbe32d8b7e
reading_three-all-dead_draw = Это ничья.
    .of = 9c141cd67a09
reading_three-all-dead_active-wins = Побеждает тот, чей был ход.
    .of = 5c634d9625f5
reading_gatling-gringo = Из Гатлинга попали в персонажа El Gringo: сначала взять стрелу или сначала вернуть свои?
    .why = Вернуть стрелы — часть самого Гатлинга, а что делает с этим El Gringo, бывает после. Так играет и одна известная нам компания.
    .of = 8d9e5b9f9434
reading_gatling-gringo_discard-first = Сначала возвращаются все стрелы, потом берут и оставляют ту, что за El Gringo.
    .of = 580532c1f5bb
reading_gatling-gringo_arrow-first = Сначала берут стрелу за El Gringo, потом она возвращается вместе со всеми.
    .of = 925c31e98793
reading_gringo-arrows = Сколько раз за ход El Gringo раздаёт свою стрелу?
    .why = Его карта требует стрелу за одно очко или больше, а выстрелы попадают вместе.
    .of = 99d3b1885fef
reading_gringo-arrows_step = Один раз за все выстрелы и ещё раз за Гатлинг.
    .of = 71bf98255a95
reading_gringo-arrows_turn = Один раз за ход, что бы ни случилось.
    .of = e75fe647d188
reading_gringo-dying = Полагается ли стрела, если El Gringo выбыл?
    .why = Очко жизни он потерял, а его карта только этого и требует.
    .of = dc34a3d97e91
reading_gringo-dying_arrow = Да: его последнее очко жизни тоже стоит стрелы.
    .of = fb99abf218d8
reading_gringo-dying_nothing = Нет: у выбывшего персонажа способности больше нет.
    .of = 5d70749390a8
reading_sam-dying = Получает ли что-нибудь Vulture Sam, если выбывает в тот же миг, что и другой?
    .why = Кто погиб вместе, те вместе и выбыли. Так играет и одна известная нам компания.
    .of = 5df04864986c
reading_sam-dying_no-gain = Нет: он тоже выбыл.
    .of = e73eee80e28e
reading_sam-dying_gain = Да: сначала он получает, а потому живёт дальше.
    .of = 48280c687da1
reading_rose-around = Может ли Rose Doolan считать по длинному пути вокруг стола?
    .why = Расстояние — это одно число; сосед остаётся соседом, с какой стороны ни считай.
    .of = da7350e5ca9d
reading_rose-around_shortest = Нет: расстояние — только более короткий путь.
    .of = 8d4fd1a8d61f
reading_rose-around_around = Да: годится любая сторона.
    .of = eb36cdd0f771
reading_duel-shots = Если в игре дуэльные кубики, все ли выстрелы по-прежнему попадают вместе?
    .why = Порядок, в котором перечислены символы, не обязан отменять правило базовой игры, по которому выстрелы попадают разом.
    .of = 95ba2b754ad4
reading_duel-shots_together = Да: все в один миг.
    .of = 68df10a0affd
reading_duel-shots_near-first = Нет: сначала каждая { -near-shot }, а когда они попали, каждая { -far-shot }.
    .of = e76fbfc7d753
reading_whiskey-token = Куда девается жетон, который снял с игрока виски?
    .why = Все прочие жетоны, уходя от игрока, возвращаются в стопку.
    .of = be8b419d3350
reading_whiskey-token_stack = Сразу в стопку.
    .of = 1eb465a2389e
reading_whiskey-token_aside = В сторону, а в стопку — когда кончится ход.
    .of = 3221923e9b30
reading_whiskey-cancel = Отменяет ли ещё что-нибудь жетон, снятый виски в тот же ход?
    .why = Отменяется то, что лежит после последнего броска, и только потом пьют виски.
    .of = 2bc6ddba3b37
reading_whiskey-cancel_fixed = Да: что он отменяет, решено с последним броском.
    .of = f54ecfd67b82
reading_whiskey-cancel_gone = Нет: без жетона символ считается.
    .of = fd0907ddb3c2
reading_surplus-duel = Дуэлей выпало больше, чем соперников: что с остальными?
    .why = За ход одному сопернику второго кубика не отдают, а об исключениях ничего не сказано.
    .of = a6b8ae875098
reading_surplus-duel_nothing = Они ничего не делают.
    .of = a5bc36271181
reading_surplus-duel_again = Тогда соперника можно вызвать второй раз.
    .of = b42b4b738b18
reading_challenger-falls = Если дуэль погубила вызвавшего, что с теми, которые ещё не начались?
    .why = Мёртвые не действуют, а значит, и кубиков не отдают.
    .of = 66910825d607
reading_challenger-falls_drop = Они не состоятся.
    .of = eb81859eb2e1
reading_challenger-falls_resolve = Каждый кубик всё же отдают и бросают один раз; кто промахнулся, платит.
    .of = a776270f3c25
reading_duel-kill = Кто убил игрока, который потерял последнее очко жизни в дуэли?
    .why = Бьются двое, и один победил. Это не случайность вроде динамита.
    .of = 47323842098c
reading_duel-kill_winner = Второй участник дуэли.
    .of = c50e3fe28602
reading_duel-kill_challenger = Вызвавший, если проиграл вызванный; иначе никто.
    .of = 4d96bd4d32fa
reading_duel-kill_nobody = Никто.
    .of = 931e788c4e7b
reading_bart-duel = Может ли Bart Cassidy взять стрелу вместо очка, потерянного в дуэли?
    .why = Его карта написана для выстрелов и Гатлинга, а дуэль ни то ни другое.
    .of = 42bbf6df1859
reading_bart-duel_refused = Нет: он платит, как все.
    .of = 9bc70e89b7b7
reading_bart-duel_allowed = Да, как за выстрел. Жетон ранения он берёт всё равно.
    .of = 54f118183b99
reading_gringo-duel = Берёт ли стрелу тот, кто победил персонажа El Gringo в дуэли?
    .why = Его карта требует, чтобы очко жизни отнял у него игрок, а победитель дуэли именно это и делает.
    .of = 00bab3f07337
reading_gringo-duel_arrow = Да: победитель берёт стрелу.
    .of = 064c0ee5fd88
reading_gringo-duel_nothing = Нет: дуэль — не чьё-то нападение на него.
    .of = 5cbd6f07beae
reading_empty-stack = Что, если полагается жетон ранения, а стопка пуста?
    .why = Нельзя взять то, чего нет.
    .of = 38fffe5b93d2
reading_empty-stack_nothing = Его не берёт никто.
    .of = f9a42426b4a0
reading_empty-stack_owed = Это долг: следующий возвращённый жетон достанется этому игроку.
    .of = 59cdeb45570b
reading_token-rage = Могут ли жетоны ранения отменять символы карт ярости?
    .why = Листок говорит о символах, выпавших на кубиках.
    .of = d961bccfe394
reading_token-rage_dice-only = Нет: только кубики.
    .of = 0887173e07ec
reading_token-rage_cards-too = Да: и символ карты, если ни на одном кубике такого нет.
    .of = 88678b9a64ba
reading_token-suzy = Получает ли что-нибудь Suzy Lafayette, если жетон ранения отменил её единственную мишень?
    .why = Мишень у неё выпала. Что из этого ничего не вышло, броска не меняет.
    .of = e56d24b97273
reading_token-suzy_rolled = Нет: считается то, что показывают кубики.
    .of = d34db6fb00b2
reading_token-suzy_cancelled = Да: что отменено, то не выпало.
    .of = 6f5722e46ba4
reading_rage-losses = Возмещают ли очки, полученные за ход, те, что за него потеряны?
    .why = Листок спрашивает, сколько потеряно и отчего угодно. Получить — не значит отменить потерю.
    .of = 42a9a19497a7
reading_rage-losses_losses = Нет: считаются одни потери, и очко, отданное за свою способность, — тоже потеря.
    .of = 5b74b599172b
reading_rage-losses_net = Да: считается, насколько меньше их стало к концу хода.
    .of = 42bdd1951b61
reading_rage-dynamite = С какого времени считается динамит на картах ярости?
    .why = Символы добавляются к тому, что выпало, а уже первый бросок может прекратить остальные.
    .of = e88065cba39d
reading_rage-dynamite_counts = Сразу: вместе с кубиками он может прекратить броски.
    .of = 7599b8700a3a
reading_rage-dynamite_last = Только с окончательными кубиками: взорваться он может, но перебросов не отменяет.
    .of = a31e48ab154c
reading_rage-abilities = Действуют ли способности на символы карт ярости?
    .why = Карты добавляются к тому, что выпало; способность, которой нужны выпавшие символы, там их и находит.
    .of = 6c541ac2efdd
reading_rage-abilities_as-dice = Да: они как символы на окончательных кубиках.
    .of = 7e07add0a644
reading_rage-abilities_dice-only = Нет: способности смотрят только на кубики.
    .of = 16acbb2c3f5d
reading_chuck-last-point = Может ли Chuck Wengam отдать последнее очко жизни?
    .why = Он выбыл бы раньше, чем повернул кубик, а мёртвые кубиков не поворачивают.
    .of = 23a55e09d8c6
reading_chuck-last-point_refused = Нет.
    .of = c022a8a56c91
reading_chuck-last-point_allowed = Да: он поворачивает кубик и выбывает.
    .of = 97fe9a59f633
reading_pat-reveal = Pat Brennan перекладывает карту ярости до того, как открыл свои, или после?
    .why = Так его способность ещё может спасти от карт, которые вот-вот ударят по нему.
    .of = f095cea892e0
reading_pat-reveal_move-first = До: карту, взятую себе, он открывает вместе с остальными.
    .of = 12b56e0abb8a
reading_pat-reveal_reveal-first = После: карта, взятая себе, ждёт его следующего хода.
    .of = 737b3e7803e3
reading_boneyard-order = В каком порядке тянут карты погоста павшие за один ход?
    .why = По часовой стрелке от того, чей ход: так по кругу идёт и всё остальное.
    .of = 4533dc5e60ba
reading_boneyard-order_active = По часовой стрелке от того, чей был ход.
    .of = 13f25b97d1a0
reading_boneyard-order_sheriff = По часовой стрелке от шерифа.
    .of = 51c87c507274
reading_nearest-renegade = Живы два ренегата, и мёртвые поднимаются в начале хода: от кого считать?
    .why = К этому времени идёт уже ход следующего игрока.
    .of = de1ef70b79c3
reading_nearest-renegade_starts = От того, чей ход начинается; если это ренегат, ближе никого нет.
    .of = d00fc58429b2
reading_nearest-renegade_ended = От того, чей ход только что кончился.
    .of = b322959d9595
reading_second-renegade-life = Считается ли второй ренегат, который превращается в зомби, для очков жизни зомби?
    .why = Считают живых, а этого ренегата среди них больше нет.
    .of = fdfa4810ce64
reading_second-renegade-life_left-out = Нет.
    .of = 57e9170153d0
reading_second-renegade-life_counted = Да: живых считают раньше, чем кто-то превратится.
    .of = e0f286fee570
reading_second-renegade-cards = Что с картами ярости и жетонами ранения второго ренегата, который превращается в зомби?
    .why = Брать их зомби нельзя, и странно, если бы у этого они были.
    .of = 47877df03019
reading_second-renegade-cards_discard = Он сразу их отдаёт.
    .of = f30ed1096191
reading_second-renegade-cards_keep = Они остаются, пока не израсходованы.
    .of = 0f4ac9f3ee8a
reading_master-limits = Действуют ли запреты зомби и для повелителя зомби?
    .why = Они касаются игроков, которые вернулись в игру, а повелитель её не покидал.
    .of = 0b6d2ca00d3c
reading_master-limits_survivor = Нет: повелитель играет как раньше.
    .of = 194029043ae8
reading_master-limits_zombie = Да: он бросает так же мало кубиков, как зомби, не получает очков жизни и не берёт ни карт, ни жетонов, но способность остаётся при нём.
    .of = 388ad165969c
reading_extra-bullet-cap = Поднимает ли предел лишний патрон из наследия?
    .why = Предел — то, с чем начинали, и лишние патроны шерифа его тоже поднимают.
    .of = 7c31a5b74ba5
reading_extra-bullet-cap_raises = Да: предел на один патрон выше.
    .of = 2fb14ead1ef5
reading_extra-bullet-cap_keeps = Нет: потерянный, этот патрон уже не вернётся.
    .of = 40700eb8533d
reading_legacy-bullet = Живой шериф назвал другого: кому лишний патрон?
    .why = Вся фраза о прежнем шерифе, и её конец, скорее всего, тоже.
    .of = 6c266dca8ead
reading_legacy-bullet_old-sheriff = Прежнему шерифу, в благодарность за звезду.
    .of = 8260fb2c7b37
reading_legacy-bullet_new-sheriff = Новому шерифу.
    .of = 747437a8985b
reading_legacy-no-killer = Шериф пал, но не от руки игрока: кто шериф следующей партии?
    .why = Звезду приносит только рука игрока, так что снова решают карты.
    .of = 167e7c580838
reading_legacy-no-killer_random = Роли раздают наугад.
    .of = 73343bc73b8f
reading_legacy-no-killer_group = Решают все вместе.
    .of = 5971a3b785b3
reading_legacy-three = Что делает со звездой партия трёх игроков, где шерифа нет?
    .why = Звезды в ней не носил никто, значит, никто не мог её ни получить, ни потерять.
    .of = 1c65e8873597
reading_legacy-three_wait = Ничего: что решено раньше, ждёт ближайшей партии с шерифом.
    .of = d75c8619682f
reading_legacy-three_winner = Победитель этой партии — шериф в ближайшей, где шериф есть.
    .of = 1825f268a44a
reading_legacy-absent = Кому предстоит быть шерифом, тот в следующей партии не играет: кто вместо него?
    .why = Люди за одним столом решат это лучше, чем кубики.
    .of = e717af777916
reading_legacy-absent_group = Решают все вместе.
    .of = 43e24c397762
reading_legacy-absent_random = Роли раздают наугад.
    .of = c19735b1f8e3

## Cards, dice and tokens

deck_characters = Персонажи
    .of = 7e8a64337228
deck_roles = Роли
    .of = 1d16a1c1007b
deck_dice = Кубики
    .of = 5d38a88d4824
deck_arrows = Жетоны стрел
    .of = 8175e82dad15
deck_bullets = Патроны
    .of = be213574b4fd
deck_summaries = Памятки
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
card_sheriff = Шериф
    .text = Выживите и дождитесь, пока выбудут все бандиты и ренегаты.
    .of = 472430e1f4dc
card_deputy = Помощник шерифа
    .text = Защищайте шерифа и победите вместе с ним.
    .of = 2f795116be92
card_outlaw = Бандит
    .text = Избавьтесь от шерифа.
    .of = 3e076285b216
card_renegade = Ренегат
    .text = Останьтесь в живых последним.
    .of = 4650f043d07a
deck_duel-dice = Дуэльные кубики
    .of = 14fe17aa62d8
card_duel-die = Дуэльный кубик
    .of = df11410dd913
deck_wound-tokens = Жетоны ранения
    .of = 8eda6cf66ad5
card_wound-beer = Ранение: пиво
    .of = 33be6733cae4
card_wound-near-shot = Ранение: { -near-shot }
    .of = ed929f566162
card_wound-far-shot = Ранение: { -far-shot }
    .of = f5e64d28da9a
card_wound-dynamite = Ранение: динамит
    .of = eb5e14850a07
deck_rage = Карты ярости
    .of = 29327a903f0c
card_rage-arrow = Ярость: стрела
    .text = Возьмите стрелу, как только карта открыта.
    .of = 330056de8362
card_rage-dynamite = Ярость: динамит
    .text = Добавляет :dynamite: к кубикам этого хода.
    .of = b83b163ff03c
card_rage-near-shot = Ярость: { -near-shot }
    .text = Добавляет :near-shot: к окончательным кубикам этого хода.
    .of = 6d7026a987bf
card_rage-far-shot = Ярость: { -far-shot }
    .text = Добавляет :far-shot: к окончательным кубикам этого хода.
    .of = b6e1d6d1ffe1
card_rage-beer = Ярость: пиво
    .text = Добавляет :beer: к окончательным кубикам этого хода.
    .of = 44ef544048b1
card_rage-gatling = Ярость: Гатлинг
    .text = Добавляет :gatling: к окончательным кубикам этого хода.
    .of = a6a6c6723801
deck_posse = Новые персонажи
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
deck_boneyard = Карты погоста
    .of = 52a3f6e02a60
card_no-hands = Без рук
    .of = ac2e831d5852
card_one-hand = Одна рука
    .of = aef824c8adc9
card_two-hands = Две руки
    .of = 802018281bcd
deck_zombie-summaries = Памятки зомби
    .of = 89ceb574e658
card_zombie-summary = Памятка зомби
    .of = 4210557c9f7e
deck_new-summaries = Новые памятки
    .of = 389d1142c4c0
card_new-summary = Памятка
    .of = 477d9a0efa7a
card_base-die = Кубик
    .of = ce627ffb688a
card_arrow-token = Стрела
    .of = ba6291a606f5
card_bullet-single = Патрон
    .of = 6e334be81626
card_bullet-triple = Три патрона
    .of = 8d83551575ce
card_summary = Памятка
    .of = 9611ba30615b
role_sheriff = шериф
    .of = 8c3f92bd6261
role_deputy = помощник шерифа
    .of = 65ebdd91beeb
role_outlaw = бандит
    .of = bd5e55ca6571
role_renegade = ренегат
    .of = 35e854872b2b

## Icons

icon_arrow = стрела
    .of = fa2e59d29dd1
icon_dynamite = динамит
    .of = dde40e4ba186
icon_near-shot = { -near-shot }
    .of = d6f63e97db54
icon_far-shot = { -far-shot }
    .of = 00dc83fca128
icon_beer = пиво
    .of = 2a5011351af0
icon_gatling = Гатлинг
    .of = 8ed7a6452cf2
icon_sheriff = шериф
    .of = 5c3500e17d7b
icon_deputy = помощник шерифа
    .of = 217c387c2b57
icon_outlaw = бандит
    .of = c2c2799e6bc0
icon_renegade = ренегат
    .of = b42abb080893
icon_star = звезда шерифа
    .of = f2bac6d9291b
icon_bullet = патрон
    .of = 0ef8c6089faf
icon_bullets = три патрона
    .of = a08c1081208c
icon_out = выбывший
    .of = 333b5bdbad34
icon_die = кубик
    .of = 3b78f16dad9c
icon_card-back = карта лицом вниз
    .of = 31acf43da6df
icon_hand = рука
    .of = 684c96450061
icon_whiskey = виски
    .of = 3d555c5d4fd1
icon_duel = дуэль
    .of = 73dd2c554e7a
icon_duel-die = дуэльный кубик
    .of = a173148737d7
icon_wound = ранение
    .of = 48be3ce567bc
icon_rage-card = карта ярости
    .of = aa79a836005f
icon_boneyard = погост
    .of = 92f7edeb1aec
icon_one-hand = одна рука
    .of = b2604155ed75
icon_two-hands = две руки
    .of = f852f9f38daf
icon_zombie = зомби
    .of = 86ed6d20bf53
icon_zombie-master = повелитель зомби
    .of = a2cf8ddf273e
icon_bart-cassidy = шляпа, пробитая пулей
    .of = 63db4ca2067e
icon_black-jack = подрывная машинка
    .of = 194cbddfe3e6
icon_calamity-janet = револьвер
    .of = ec42a2fccfb9
icon_el-gringo = сомбреро
    .of = 2a98eca941cd
icon_jesse-jones = бутылка
    .of = 361b7ca98a28
icon_jourdonnais = два пера
    .of = 55b72118a947
icon_kit-carlson = меховая шапка
    .of = 951864647f34
icon_lucky-duke = лист клевера
    .of = eedd7d3c786e
icon_paul-regret = подкова
    .of = 2afb18a27e31
icon_pedro-ramirez = кактус
    .of = 6a884dd8f028
icon_rose-doolan = роза
    .of = c64b31c8b82c
icon_sid-ketchum = докторский саквояж
    .of = 626e69eed30c
icon_slab-the-killer = охотничий нож
    .of = d858fc454efb
icon_suzy-lafayette = веер
    .of = 0ff8880abfe4
icon_vulture-sam = гриф
    .of = cce8212c70ee
icon_willy-the-kid = рогатка
    .of = 95b466d3eab0
icon_belle-star = колокольчик
    .of = 35ac8d6bfac1
icon_chuck-wengam = кубик, который поворачивают
    .of = d8340a54c6af
icon_greg-digger = лопата
    .of = e7a0f266f882
icon_herb-hunter = медвежий капкан
    .of = c6e74c2fa8d9
icon_pat-brennan = две карты, которые поменялись местами
    .of = 4e5b7391e4b0
icon_pixie-pete = мягкая шляпа с пером
    .of = 0919ca00d3da
icon_sam-the-healer = перевязанное сердце
    .of = c6e146ea73dc
icon_sean-mallory = пистолет, который вертят на пальце
    .of = f25a7e1aef83

## What players are asked

ask_deal-role = Какая карта роли досталась?
    .of = f785b6e9f763
ask_draw-character = Какой персонаж достался?
    .of = 3c5a08cfd36e
ask_roll = { $dice ->
        [one] Что выпало на кубике?
        [few] Что выпало на кубиках?
       *[many] Что выпало на кубиках?
    }
    .of = 0afcd945ab5d
ask_roll-duel = { $dice ->
        [one] Что выпало на чёрном кубике?
        [few] Что выпало на чёрных кубиках?
       *[many] Что выпало на чёрных кубиках?
    }
    .of = 5cbf21a4a020
ask_wound = Какой жетон ранения снимает виски?
    .of = 79a83e8c02cc
ask_pixie = Какую из этих двух карт ярости вы оставляете?
    .of = 8bf88f18172d
ask_pat-from = Чью карту ярости вы перекладываете?
    .of = a095401e604b
ask_pat-to = Кому достанется эта карта ярости?
    .of = 7df85d3ff6bc
ask_pat-own = Какую из своих карт ярости вы отдаёте?
    .of = e2e3a7590aee
ask_duel = Кого вы вызываете на дуэль?
    .of = 7b8bbcb668ff
ask_healer = Кто получит перед дуэлью { $healer-gain ->
        [one] { $healer-gain } очко жизни
        [few] { $healer-gain } очка жизни
       *[many] { $healer-gain } очков жизни
    }?
    .of = d81116f609ca
ask_sean = Перебросить дуэльный кубик?
    .of = 4cefbe581a9c
ask_greg = Выпить тот же виски ещё раз?
    .of = 144db3cac533
ask_belle = Повернуть один :dynamite: на :gatling:?
    .of = d4f88c5537a0
ask_chuck = Отдать { $chuck-cost ->
        [one] { $chuck-cost } очко жизни
        [few] { $chuck-cost } очка жизни
       *[many] { $chuck-cost } очков жизни
    }, чтобы повернуть кубик?
    .of = ccb50363b573
ask_draw-wound = Какой жетон ранения вытянут?
    .of = c4d3b561c1dc
ask_draw-rage = Какая карта ярости вытянута?
    .of = 0d9be860ab5d
ask_draw-bone = Какая карта погоста вытянута?
    .of = b2537582ceba
ask_reroll = Какие кубики вы перебрасываете?
    .hint = { $left ->
        [one] У вас ещё { $left } переброс.
        [few] У вас ещё { $left } переброса.
       *[many] У вас ещё { $left } перебросов.
    }
    .of = 042bcbd1ad7d
ask_shot = В кого вы стреляете { $face }?
    .hint = Все ваши выстрелы попадают вместе, когда нацелен последний.
    .of = c7b1a3602da0
ask_beer = Кто пьёт это { $face }?
    .hint = Можно и вы сами.
    .of = 2e039337131e
ask_double = Потратить пиво на один из своих выстрелов?
    .hint = Выстрел, который вы выберете, отнимает { $slab-loss ->
        [one] { $slab-loss } очко жизни
        [few] { $slab-loss } очка жизни
       *[many] { $slab-loss } очков жизни
    }.
    .of = 0b54c2b71a31
ask_bart = Взять стрелу вместо этого попадания?
    .hint = О каждом попадании вы решаете отдельно.
    .of = 8f2b7db15ef1
ask_pedro = Вернуть стрелу за потерянное очко жизни?
    .of = 79637cc04a39
ask_kit = Чья стрела вернётся в стопку?
    .hint = По одной за каждый :gatling:.
    .of = f329a762132b
ask_sid = Кто получит { $sid-gain ->
        [one] очко жизни
        [few] { $sid-gain } очка жизни
       *[many] { $sid-gain } очков жизни
    }?
    .hint = Можно и вы сами.
    .of = 4aa7bd182eab

## The table

ui_table = Стол сверху: игроки, кубики и стрелы
    .of = 5b37a5657c86
ui_pile-left = { $pile ->
        [one] { $pile } стрела в стопке
        [few] { $pile } стрелы в стопке
       *[many] { $pile } стрел в стопке
    }
    .of = 61caec03bf9b
ui_rerolls-left = { $left ->
        [0] перебросов больше нет
        [one] ещё { $left } переброс
        [few] ещё { $left } переброса
       *[many] ещё { $left } перебросов
    }
    .of = 6f41ab88f5d2
ui_plate = { $name }, { $character }: очков жизни { $life } из { $cap }, стрел { $arrows }
    .of = e1bb83f437e3
ui_rule = Правило
    .of = 2cb2516d5a36
ui_table_roles = Игроки
    .of = 93c1db993905
ui_table_duel-faces = Символ
    .of = c03b2078b606
ui_table_wound-tokens = Символ
    .of = 6972081e47be
ui_table_rage-deck = Символ
    .of = 18c6f26afd94
ui_table_boneyard-cards = Карта погоста
    .of = 8728886f7bf1
ui_bullets = :bullet: { $life } из { $cap }
    .of = 121b3cfceb62
ui_arrows = :arrow: { $arrows }
    .of = a339ce21e2d6
ui_distance = расстояние слева { $clockwise }, справа { $back }
    .of = 189e961b1f32
ui_dead-hands = Рук у мертвецов: { $hands }, живых игроков: { $living }
    .of = 9b0384268d31
ui_broken-out = Мертвецы восстали.
    .of = 2a978c910efb
ui_duel-now = Дуэль: { $challenger } и { $opponent }; бросает { $thrower }.
    .of = 283f9c05789a
ui_rage-held = :rage-card: { $cards }
    .of = 8690b84aee86
ui_wounds = Жетоны ранений:
    .of = 54252c3f6529
ui_keep-all = Оставить все кубики
    .of = 08cd523d41f3
ui_reroll_some = Перебросить эти
    .of = 1b11ec29c0ec
ui_target = :bullet: { $life } из { $cap }, :arrow: { $arrows }
    .of = bc632b3b6611
ui_bart_yes = Взять стрелу
    .of = bec5764c9dce
ui_bart_no = Принять попадание
    .of = a9a452a65d92
ui_pedro_yes = Вернуть стрелу
    .of = 2870ee4e8d28
ui_pedro_no = Оставить её
    .of = 7dff1db3b9f9
ui_kit_no = Стрел не трогать
    .of = d63e29e36af1
ui_pat-from_no = Карт не трогать
    .of = ddcc91d51418
ui_healer_no = Никто
    .of = 063ef714b8b5
ui_sean_yes = Перебросить
    .of = 1804f3d6ce65
ui_sean_no = Оставить так
    .of = 1c1c1376e161
ui_greg_yes = Выпить ещё
    .of = 2fd05d02ae94
ui_greg_no = Хватит
    .of = 636e299e6a4e
ui_belle_yes = Повернуть на :gatling:
    .of = 0db7704244d7
ui_belle_no = Оставить так
    .of = 08a68d2e481d
ui_rage-card = Карта ярости: { $face }
    .of = f69cd700f973
ui_chuck_no = Ничего не поворачивать
    .of = 90006d9d4e88
ui_chuck_turn = { $from } на { $face }
    .of = bd65a5f9d126
ui_double_no = Оставить пиво
    .of = 457048501c08
ui_life = Очки жизни
    .of = 4937d7f4a2cc
ui_worth = Сколько очков жизни
    .of = 7e4c4a1b9401

## Computer players

policy_random = Новичок
    .about = Делает что угодно, лишь бы разрешали правила, и ни о чём не думает.
    .of = 1b9dd4ccd1db
policy_cautious = Осторожный
    .about = Бережёт свою шкуру и стреляет как велит роль, но выводов не делает.
    .of = 96809d432b75
policy_suspicious = Подозрительный
    .about = Следит, кто в кого стреляет и кто кого угощает пивом, и по этому угадывает роли.
    .of = 2e5589e3ffea

## What is counted in simulations

tally_games-sheriff = Партии с шерифом
    .of = 2c9d0ae5c575
tally_won-sheriff = Побеждает шериф
    .of = c8c4bf070269
tally_games-deputy = Партии с помощником шерифа
    .of = cca6a4e62fe7
tally_won-deputy = Побеждает помощник шерифа
    .of = d1871f843a0f
tally_games-outlaw = Партии с бандитом
    .of = b4c69c131d95
tally_won-outlaw = Побеждает бандит
    .of = 8fcea105cb49
tally_games-renegade = Партии с ренегатом
    .of = d86cdb9889e2
tally_won-renegade = Побеждает ренегат
    .of = 4bb8992b69b3
tally_nobody = Не побеждает никто
    .of = ce46f96b7b20
tally_step-limit = Прерваны как бесконечные
    .of = 48ee9b4ffcc0
tally_attacks = Нападения индейцев
    .of = 75bb6d709930
tally_with-bart-cassidy = Партии, где участвует { card_bart-cassidy }
    .of = c40b26b9c0cd
tally_won-with-bart-cassidy = Побеждает { card_bart-cassidy }
    .of = c37b78b1c1b6
tally_with-black-jack = Партии, где участвует { card_black-jack }
    .of = 99f78c215020
tally_won-with-black-jack = Побеждает { card_black-jack }
    .of = 5c1bfcb85eb2
tally_with-calamity-janet = Партии, где участвует { card_calamity-janet }
    .of = fcd8324cefdd
tally_won-with-calamity-janet = Побеждает { card_calamity-janet }
    .of = 81a84ccad89a
tally_with-el-gringo = Партии, где участвует { card_el-gringo }
    .of = 87859ea41e0c
tally_won-with-el-gringo = Побеждает { card_el-gringo }
    .of = 08bc1f6daa6d
tally_with-jesse-jones = Партии, где участвует { card_jesse-jones }
    .of = 8f2fb37b5901
tally_won-with-jesse-jones = Побеждает { card_jesse-jones }
    .of = 7d32e90e18aa
tally_with-jourdonnais = Партии, где участвует { card_jourdonnais }
    .of = 23e7caf84826
tally_won-with-jourdonnais = Побеждает { card_jourdonnais }
    .of = 2954ed491a75
tally_with-kit-carlson = Партии, где участвует { card_kit-carlson }
    .of = 2840e40e052f
tally_won-with-kit-carlson = Побеждает { card_kit-carlson }
    .of = f531f55a40d1
tally_with-lucky-duke = Партии, где участвует { card_lucky-duke }
    .of = b2f965947f8b
tally_won-with-lucky-duke = Побеждает { card_lucky-duke }
    .of = 7cc099612598
tally_with-paul-regret = Партии, где участвует { card_paul-regret }
    .of = a35f56bf0a07
tally_won-with-paul-regret = Побеждает { card_paul-regret }
    .of = 3ec2d6d18b53
tally_with-pedro-ramirez = Партии, где участвует { card_pedro-ramirez }
    .of = 9a47c84cf14c
tally_won-with-pedro-ramirez = Побеждает { card_pedro-ramirez }
    .of = 310ff3504c74
tally_with-rose-doolan = Партии, где участвует { card_rose-doolan }
    .of = e66ca05f7797
tally_won-with-rose-doolan = Побеждает { card_rose-doolan }
    .of = bc8fa79e55df
tally_with-sid-ketchum = Партии, где участвует { card_sid-ketchum }
    .of = c5c674ad72ed
tally_won-with-sid-ketchum = Побеждает { card_sid-ketchum }
    .of = beffe0ed8d88
tally_with-slab-the-killer = Партии, где участвует { card_slab-the-killer }
    .of = d324d64b6f0c
tally_won-with-slab-the-killer = Побеждает { card_slab-the-killer }
    .of = 6d15fc942b5e
tally_with-suzy-lafayette = Партии, где участвует { card_suzy-lafayette }
    .of = 6fd2eaf68a1e
tally_won-with-suzy-lafayette = Побеждает { card_suzy-lafayette }
    .of = 97a2b871c288
tally_with-vulture-sam = Партии, где участвует { card_vulture-sam }
    .of = 041a7b331437
tally_won-with-vulture-sam = Побеждает { card_vulture-sam }
    .of = 0ef569a8405d
tally_with-willy-the-kid = Партии, где участвует { card_willy-the-kid }
    .of = 32cbbe70362c
tally_won-with-willy-the-kid = Побеждает { card_willy-the-kid }
    .of = c3ee793d9784
tally_with-belle-star = Партии, где участвует { card_belle-star }
    .of = 20ee5bd18df7
tally_won-with-belle-star = Побеждает { card_belle-star }
    .of = b6c3bc50c20e
tally_with-chuck-wengam = Партии, где участвует { card_chuck-wengam }
    .of = f183ab08355f
tally_won-with-chuck-wengam = Побеждает { card_chuck-wengam }
    .of = 7a2ace660be3
tally_with-greg-digger = Партии, где участвует { card_greg-digger }
    .of = 495e5295e593
tally_won-with-greg-digger = Побеждает { card_greg-digger }
    .of = 2d8be4abf8ca
tally_with-herb-hunter = Партии, где участвует { card_herb-hunter }
    .of = 26a801fc9346
tally_won-with-herb-hunter = Побеждает { card_herb-hunter }
    .of = 49450a31419d
tally_with-pat-brennan = Партии, где участвует { card_pat-brennan }
    .of = 92c18ad7be90
tally_won-with-pat-brennan = Побеждает { card_pat-brennan }
    .of = 48aaef135674
tally_with-pixie-pete = Партии, где участвует { card_pixie-pete }
    .of = 78920c47fd2a
tally_won-with-pixie-pete = Побеждает { card_pixie-pete }
    .of = 121f990c5c1b
tally_with-sam-the-healer = Партии, где участвует { card_sam-the-healer }
    .of = 107d6b405795
tally_won-with-sam-the-healer = Побеждает { card_sam-the-healer }
    .of = 09c31259e75d
tally_with-sean-mallory = Партии, где участвует { card_sean-mallory }
    .of = e40ed50c91d3
tally_won-with-sean-mallory = Побеждает { card_sean-mallory }
    .of = 432ae389d6de
tally_outbreaks = Партии с восстанием
    .of = 1e9581b1bfa7
tally_won-zombies = Побеждают зомби
    .of = 9ab58e7150c7
tally_won-survivors = Побеждают выжившие
    .of = 61fa7f53ae97

## Campaigns

ledger_role = Роль
    .of = bc6fc04ba8b3
ledger_character = Персонаж
    .of = 030c0b84ead2
ledger_out = Порядок выбывания
    .of = 26a4fa322b12
ledger_by = От чьей руки
    .of = deca7ec975b3
ledger_sheriff-survived = { $member }, шериф, остаётся в живых и называет следующего шерифа.
    .of = 6084324dd8db
ledger_killer-sheriff = Шериф, { $value }, выбывает от руки игрока { $member }, и это следующий шериф.
    .of = c9436a84607b
ledger_no-killer-random = Шериф — { $member }, и его не убил никто. Звезду раздают наугад.
    .of = 0f56f8441627
ledger_no-killer-group = Шериф — { $member }, и его не убил никто. О звезде решают все вместе.
    .of = 0484b6b1ede9
ledger_three-winner = { $member } побеждает в партии трёх игроков и носит звезду в ближайшей, где шериф есть.
    .of = d0c1a119adac
ledger_three-no-office = Партия трёх игроков о звезде ничего не решает.
    .of = cf7cbdb91d4d
ledger_office-waits = В следующей партии шерифа нет. То, что решено о звезде, ждёт.
    .of = da2a7f8475dc
ledger_named-sheriff = Следующим шерифом назван игрок { $value }.
    .of = fc72e32cfdca
ledger_named-self = { $member } оставляет звезду себе.
    .of = 0699e6988491
ledger_sheriff-away = Шерифом предстоит быть игроку { $member }, но его нет.
    .of = 8d973413a588
ledger_replaced-sheriff = Шериф теперь { $value } вместо игрока { $member }.
    .of = 274d729deeec
ledger_other-sheriff = Шерифом предстояло быть игроку { $member }; на деле это { $value }.
    .of = 8e70c2b0d74c
ledger_extra-bullet = { $member } начинает следующую партию, имея на { $legacy-bullets ->
        [one] { $legacy-bullets } патрон
        [few] { $legacy-bullets } патрона
       *[many] { $legacy-bullets } патронов
    } больше.
    .of = 8e3294076504
ledger_bullet-away = Лишний патрон заслужил игрок { $member }, но его нет, и патрон пропадает.
    .of = 466c32d168ce
ledger_newcomer = Игрока { $member } в прошлой партии не было: персонаж достаётся при раздаче.
    .of = ce50d1dd431f
ledger_chose-character = { $member } выбирает персонажа: { $value }.
    .of = 36a5872b0c68
ledger_keeps-character = { $member } оставляет персонажа: { $value }.
    .of = 9ae04e697e29
ledger_draws-character = { $member } отказывается от персонажа { $value } и тянет случайного.
    .of = 7f7fb43c94b2
ledger_next-sheriff = Шериф — { $member }.
    .of = e71e83bdd92c
ledger_next-roles-random = Все роли раздают наугад, и шерифа тоже.
    .of = 65380ed235df
ledger_next-bullet = { $member } начинает, имея на { $legacy-bullets ->
        [one] { $legacy-bullets } патрон
        [few] { $legacy-bullets } патрона
       *[many] { $legacy-bullets } патронов
    } больше.
    .of = 788859e77e05
ledger_next-character = { $member } играет за персонажа { $value }.
    .of = 62f18ac35867
ledger_next-draws = { $member } тянет случайного персонажа, любого свободного, кроме { $value }.
    .of = c5850dcb4df2
ledger_next-random-character = { $member } получает случайного персонажа.
    .of = ffcca0c97100
ledger_name-sheriff = { $member } остаётся в живых со звездой. Кто следующий шериф?
    .of = d85748accde5
ledger_group-sheriff = Шерифа не убил никто. Кто следующий шериф?
    .of = 422c8450d1d3
ledger_replace-sheriff = Следующего шерифа нет. Кто носит звезду вместо него?
    .of = e10fcfd4e920
ledger_choose-character = Какого персонажа { $member } выбирает для следующей партии?
    .of = 24d456046dab
ledger_keep-or-draw = Оставляет ли { $member } персонажа?
    .of = 8ee553b7baec
ledger_option-random-roles = Раздать звезду наугад
    .of = f4ae38c25952
ledger_option-random-character = Раздать наугад
    .of = 678eea126a4a
ledger_option-keep = Оставить: { $card }
    .of = 310a052a1e69
ledger_option-draw = Вытянуть другого наугад
    .of = 569d54996af1
ledger_fault-roles = При таком числе игроков роли другие.
    .of = d0db63e96fa4
ledger_fault-character-twice = Тот же персонаж, что у игрока { $member }, есть и у кого-то ещё.
    .of = 045ae9cef40e
ledger_fault-by-living = { $member } остаётся в живых, так что последнего очка жизни не отнимал никто.
    .of = d7d9a111ea04
ledger_fault-by-other = Последнее очко жизни игрока { $member } мог отнять только другой игрок этой партии.
    .of = 99d30fdf7dd3
ledger_fault-by-dead = Тот, кто будто бы отнял последнее очко жизни игрока { $member }, к тому времени уже выбыл.
    .of = 096105512a1d
ledger_fault-order-gap = В порядке выбывания перед игроком { $member } пропущено место.
    .of = 11fdc230f1d0
ledger_fault-order-shared = Одно место делят только те, кто погиб вместе и от одной руки: смотрите { $member }.
    .of = 90caedee1d96
ledger_fault-not-over = Когда живы эти игроки, партия не окончена.
    .of = 89e14b5f562f
ledger_fault-winner = Когда живы эти игроки, победители указаны неверно: смотрите { $member }.
    .of = 56a097a51dec
ledger_fault-one-winner = Из троих победить может только один: { $member } здесь не единственный победитель.
    .of = 3a6c77c149be
ui_hands = Руки
    .of = 465f42081a89

## Шансы

odds_duel = Кто проигрывает дуэль?
    .about = Чёрный кубик первым бросает вызванный; проигрывает тот, кто промахнулся.
    .of = abe43b74de7d
odds_duel_rerolls = Вызывающий
    .of = 05a535d01325
odds_duel_rerolls_0 = бросает, как все
    .of = a911a12d5fae
odds_duel_rerolls_1 = это Sean Mallory: один раз он перебрасывает промах
    .of = f20a4451b89d
odds_duel_row_challenged = Проигрывает вызванный
    .of = 414ea61a56ff
odds_duel_row_challenger = Проигрывает вызвавший
    .of = a69304847180
odds_duel_row_throws = Бросков в среднем
    .of = d22a5173717f
odds_outbreak = Как скоро наступит восстание?
    .about = Полная колода кладбища, по карте за ход, и больше никто не выбывает.
    .of = c0956dc72ec5
odds_outbreak_living = Живых игроков
    .of = c50b48b17f51
odds_outbreak_row_by = { NUMBER($n) ->
        [1] С первой картой
       *[other] Не позже карты № { $n }
    }
    .of = a0aaf2d932b4
