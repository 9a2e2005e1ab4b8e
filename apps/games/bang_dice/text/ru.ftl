# «Бэнг! Игра с кубиками» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.
# Имена игроков стоят только в именительном падеже, и ни один глагол не выдаёт, мужчина это или женщина.

game = Бэнг! Игра с кубиками
    .about = Бросай, стреляй и блефуй: законники, бандиты и ренегаты решают дело пятью кубиками, и мало кто знает, кто есть кто.
    .unofficial = Неофициальный спутник игры; издатель его не делал и не одобрял. Названия принадлежат своим владельцам, слова и рисунки здесь наши.
product_base = Бэнг! Игра с кубиками
product_undead-or-alive = Undead or Alive
module_duels = Смотри мне в глаза
    .about = Дуэльные кубики и виски: вызовите на дуэль любого за столом, а раны унесите в следующий ход.
module_rage = Двух пуль хватит
    .about = Кто много потерял за один ход, тянет карту ярости и отвечает её символами.
module_posse = Новые люди в городе
    .about = Ещё персонажи для раздачи; некоторым нужны дуэли или карты ярости.
module_undead = Нежить или живые?
    .about = Выбывшие тянут карты погоста и могут вернуться как зомби. Когда игроков { $undead-players } или больше.
module_legacy = Наследие Дикого Запада
    .about = Для нескольких партий подряд: звезда переходит дальше, персонажи остаются или меняются.

## Aim of the game

goal = За столом каждый кем-то да будет, и побеждает каждый по-своему.
    .title = Цель игры
goal_players = Игра рассчитана на { $players-min }–{ $players-max } игроков.
    .title = Игроки
goal_roles = Ваша { -role } говорит, на чьей вы стороне и что должно случиться, чтобы вы победили.
    .title = Роли
goal_sheriff = { -sheriff(case: "nom-cap") } побеждает, когда выбыли все { -outlaw(case: "nom-pl") } и все { -renegade(case: "nom-pl") }.
    .title = Шериф
goal_deputy = Если побеждает { -sheriff }, побеждает и { -deputy }, который держит его сторону, даже если его самого в игре уже нет.
    .title = Помощник шерифа
goal_outlaw = { -outlaw(case: "nom-pl-cap") } охотятся на { -sheriff(case: "acc") }. Когда он выбыл, они побеждают вместе.
    .title = Бандит
goal_renegade = { -renegade(case: "nom-cap") } ни на чьей стороне и хочет остаться в живых последним: уйти должны все, а { -sheriff } — после всех.
    .title = Ренегат

## What is in the box

components = Вот что лежит в коробке базовой игры.
    .title = Состав игры
components_dice = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, все одинаковые. Граней у каждого { $die-faces }: :arrow: стрела, :dynamite: динамит, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: пиво и :gatling: Гатлинг.
    .title = Кубики
components_roles = { $role-cards-total ->
        [one] { $role-cards-total } карта
        [few] { $role-cards-total } карты
       *[many] { $role-cards-total } карт
    } ролей: шериф — { $role-cards_sheriff }, помощники шерифа — { $role-cards_deputy }, бандиты — { $role-cards_outlaw }, ренегаты — { $role-cards_renegade }.
    .title = Карты ролей
components_characters = { $character-cards ->
        [one] { $character-cards } персонаж
        [few] { $character-cards } персонажа
       *[many] { $character-cards } персонажей
    }, у каждого своё число очков жизни и своя способность.
    .title = Карты персонажей
components_summaries = { $summary-cards ->
        [one] { $summary-cards } памятка
        [few] { $summary-cards } памятки
       *[many] { $summary-cards } памяток
    }, чтобы смотреть символы, никого не спрашивая.
    .title = Памятки
components_arrows = { $arrow-tokens ->
        [one] { $arrow-tokens } жетон стрелы
        [few] { $arrow-tokens } жетона стрел
       *[many] { $arrow-tokens } жетонов стрел
    }.
    .title = Жетоны стрел
components_bullets = Патроны, которыми считают очки жизни: { $bullet-tokens_single } достоинством { $bullet-worth_single } и { $bullet-tokens_triple } достоинством { $bullet-worth_triple }. Разменивайте когда удобно.
    .title = Патроны

## Set-up

setup = Стол готовят в таком порядке.
    .title = Подготовка
setup_table = Сколько каких ролей в игре, зависит от числа игроков.
    .title = Роли по числу игроков
setup_roles = Перемешайте карты ролей для вашего числа игроков и раздайте по одной, лицом вниз. Свою можно смотреть когда угодно.
    .title = Раздача ролей
    .event = { $target } получает роль: { $role }.
setup_sheriff = Кому досталась { -star }, сразу её показывает. Все остальные роли остаются лицом вниз.
    .title = Шериф известен
    .event = { $target } показывает звезду: это шериф.
setup_characters = Перемешайте { -character(case: "acc-pl") } и раздайте каждому игроку по одному, лицом вверх.
    .title = Раздача персонажей
    .event = { $target } играет за персонажа: { $character }.
setup_characters-out = Персонажи, которые никому не достались, в этой партии не участвуют.
    .title = Лишние персонажи
setup_bullets = Возьмите столько патронов, сколько очков жизни у вашего персонажа, и держите их перед собой на виду.
    .title = Патроны
    .event = { $target } берёт { $value ->
        [one] { $value } патрон
        [few] { $value } патрона
       *[many] { $value } патронов
    }.
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
setup_arrows = Положите посреди стола все жетоны стрел ({ $arrow-tokens }). Это { -pile }.
    .title = Стопка стрел
setup_start = { -sheriff(case: "nom-cap") } берёт кубики и ходит первым.
    .title = Кто начинает
    .event = Начинает шериф, { $actor }.

## Life points

life = Патроны перед вами — это жизнь, которая вам осталась.
    .title = Очки жизни
life_points = Каждое { -life-point } — один патрон. Теряете очко — отдаёте патрон, получаете очко — берёте.
    .title = Потерять и получить
life_cap = Очков жизни у вас не может быть больше, чем было в начале этой партии. Всё лишнее пропадает.
    .title = Предел
life_cap-sheriff = Шериф начинает с лишними патронами, так что для него они в пределе.
    .title = Предел шерифа

## The turn

turn = Ход — это немного бросков, немного раздумий, а потом всё на кубиках сбывается.
    .title = Ход
turn_order = { -turn(case: "nom-cap") } переходит по часовой стрелке, от одного игрока, который ещё в игре, к следующему.
    .title = Порядок хода
    .event = Ход { $value }: { $actor }.
turn_roll = В начале хода бросьте все кубики ({ $dice }).
    .title = Первый бросок
    .event = { $actor } бросает { $dice }
turn_reroll = Потом можно бросать ещё, до { $rerolls ->
        [one] { $rerolls } раза
        [few] { $rerolls } раз
       *[many] { $rerolls } раз
    }. Каждый { -re-roll } делают сколькими угодно кубиками.
    .title = Перебросы
    .event = { $actor } перебрасывает: { $dice }
turn_kept-dice = Отложенный кубик ещё не закреплён: когда будет следующий { -re-roll }, его всё-таки можно взять.
    .title = Отложенные кубики
turn_stand = Тратить перебросы не обязательно. Остановитесь, когда вам нравится, что выпало.
    .title = Остановиться
    .event = { $actor } оставляет { $dice }
turn_last-roll = После { $rolls ->
        [one] { $rolls } броска
        [few] { $rolls } бросков
       *[many] { $rolls } бросков
    } { -re-roll(case: "gen-pl") } больше нет, и кубики считаются как лежат.
    .title = Последний бросок
    .event = У игрока { $actor } перебросов больше нет; остаётся { $dice }
turn_obligation = Использовать надо каждый символ. Отказаться нельзя, даже если попасть можно только в друга.
    .title = Без пропусков
turn_resolution = Окончательные кубики разыгрывают так: сначала :dynamite:, потом все :near-shot: и :far-shot: вместе, потом :beer:, последними :gatling:. А каждая :arrow: сработала, когда выпала.
    .title = Порядок розыгрыша

## Arrows

arrows = Стрелы ничего не делают, пока их не станет слишком много.
    .title = Стрелы и индейцы
arrows_take = После каждого броска прежде всего возьмите из стопки за каждую выпавшую :arrow: по одной: это { -arrow }.
    .title = Взять стрелы
    .event = { $actor } берёт стрелу; теперь стрел { $value }.
arrows_kept = За :arrow:, оставленную с прошлого броска, второй стрелы не берут.
    .title = Оставленные стрелы
arrows_reroll = Кубик с :arrow: перебросить можно. Взятая за неё стрела остаётся у вас.
    .title = Переброс стрел
arrows_attack = Когда из стопки взята последняя стрела, нападают индейцы: сразу, даже посреди броска.
    .title = Нападение индейцев
    .event = { $actor } берёт последнюю стрелу, и нападают индейцы!
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
arrows_refill = После нападения все стрелы возвращаются в стопку.
    .title = Новая стопка
    .event = Стрелы возвращаются; в стопке их снова { $value }.
arrows_rest-of-roll = Если нападение случилось, когда вы ещё берёте стрелы за бросок, остальные возьмите из новой стопки. Потом ваш ход продолжается.
    .title = Остаток броска
    .event = Из новой стопки { $actor } за этот бросок берёт ещё { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
arrows_example-attack = В стопке осталось две стрелы, а у Ады их выпало три. Она берёт эти две, нападают индейцы, и каждый, Ада тоже, платит за свои стрелы. Все { $arrow-tokens } возвращаются, Ада берёт третью из полной стопки и решает, что перебросить.
    .title = Пример: нападение посреди броска
arrows_roller-dies = Если из-за нападения выбыл тот самый игрок, который бросает, ход окончен, и кубики откладывают без последствий.
    .title = Бросающий гибнет от индейцев
    .event = { $value ->
        [0] { $actor } выбывает; кубики больше ничего не делают.
       *[other] { $actor } выбывает, но кубики всё равно разыгрываются.
    }

## Dynamite

dynamite = Динамит вас не отпускает.
    .title = Динамит
dynamite_locked = Кубик, на котором :dynamite:, заперт. Перебросить его в этот ход нельзя.
    .title = Динамит заперт
dynamite_third = Как только на кубиках { $dynamite-limit } или больше :dynamite:, вы больше не бросаете.
    .title = Динамита хватит на взрыв
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, и бросков больше нет.
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
dynamite_survived = Если вы это пережили, все остальные кубики разыгрываются как обычно.
    .title = Пережить динамит
    .event = { $actor } переживает взрыв; остальные кубики считаются.
dynamite_death = Если он отнял последнее очко жизни, остальные кубики ничего не делают.
    .title = Погибнуть от динамита
    .event = { $value ->
        [0] { $actor } выбывает; остальные кубики ничего не делают.
       *[other] { $actor } выбывает, но остальные кубики всё равно разыгрываются.
    }

## Bull's-eyes

shots = Каждая { -bulls-eye } — это выстрел, а цифра говорит, далеко ли он достанет.
    .title = Мишени
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
shots_distance = { -distance(case: "nom-cap") } между двумя игроками считают местами вокруг стола. Выбывших пропускают.
    .title = Расстояние
shots_close-quarters = Когда в игре осталось не больше { $close-quarters } игроков, :far-shot: считается за :near-shot:.
    .title = В упор
    .event = { $actor } целится :far-shot: в упор, цель — { $target }.
shots_both-ways = Налево и направо порой сидит один и тот же игрок: для :near-shot: — когда вас двое, для :far-shot: — когда вас четверо. Тогда стрелять можно только в него.
    .title = С обеих сторон один и тот же
shots_together = Сначала выберите цель для каждой мишени; потом все выстрелы попадают в один миг.
    .title = Все выстрелы разом
    .event = { $target } под выстрелами теряет { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
shots_overkill = В игрока можно направить больше выстрелов, чем у него очков жизни. Лишние пропадают, а расстояния не меняются, пока не попали все.
    .title = Выстрелов больше, чем жизни
shots_example-overkill = У Бо, который сидит слева от Ады, единственное очко жизни. У Ады две :near-shot:, и обе она направляет в него. Когда они попали, Бо выбыл, но второй выстрел не летит в того, кто сидит за ним.
    .title = Пример: лишний выстрел

## Beer

beer = Одно пиво возмещает одну пулю.
    .title = Пиво
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
beer_wasted = Пиво для того, кто уже на пределе, выпито зря.
    .title = Пиво зря
    .event = { $own ->
        [1] { $actor } пьёт пиво зря.
       *[other] { $actor } ставит пиво зря: { $target } уже на пределе.
    }

## The Gatling gun

gatling = Заряжать его долго, зато потом пригибаются все.
    .title = Гатлинг
gatling_fire = Если среди окончательных кубиков { $gatling-limit } или больше :gatling:, стреляет { -gatling }.
    .title = Гатлинг стреляет
    .event = { $actor } стреляет из Гатлинга, :gatling: выпало { $value }.
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
gatling_discard = После стрельбы верните в стопку все свои стрелы.
    .title = Без стрел
    .event = { $actor } возвращает { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
gatling_once = За ход { -gatling } стреляет один раз, сколько бы :gatling: ни выпало.
    .title = Только раз

## Elimination

elimination = Что бывает, когда кончились патроны.
    .title = Выбывание
elimination_out = Кто остался без очков жизни, сразу выбывает и больше не ходит. Для расстояний его не считают.
    .title = Вне игры
    .event = { $by ->
        [1] { $target } выбывает, и это сделал игрок { $actor }.
       *[other] { $target } выбывает.
    }
elimination_reveal = Выбывшие показывают всем свою карту роли.
    .title = Показать роль
    .event = { $target } открывает роль: { $role }.
elimination_arrows = Стрелы выбывшего возвращаются в стопку.
    .title = Стрелы выбывшего
    .event = { $target } возвращает { $value ->
        [one] { $value } стрелу
        [few] { $value } стрелы
       *[many] { $value } стрел
    }.
elimination_dead-do-nothing = Выбывшие ничего не делают, и с ними ничего не делают, но они побеждают вместе со своей командой.
    .title = Выбывшие
elimination_nobodys-kill = Того, кто погиб от индейцев или динамита, не убил никто.
    .title = Ничья добыча

## How the game ends

endings = Кто победил и когда это проверять.
    .title = Конец игры
endings_at-once = Каждый раз, когда кто-то выбыл, смотрите, не решилось ли дело. Если да, игра тут же окончена, и больше ничего не разыгрывают.
    .title = Сразу конец
endings_sheriff-dead = Если выбыл шериф, побеждают бандиты, даже если ни одного из них не осталось.
    .title = Шериф мёртв
    .event = Шериф мёртв. Побеждают бандиты.
endings_renegade = Если выбыл шериф, а жив только один игрок и это ренегат, побеждает он, а не бандиты.
    .title = Победа ренегата
    .event = Последним в живых остался ренегат, и он побеждает.
endings_law = Если все бандиты и все ренегаты выбыли, а шериф жив, побеждают шериф и его помощники.
    .title = Победа закона
    .event = Врагов шерифа больше нет. Побеждает закон.
endings_sheriff-first = Если шериф погиб в тот же миг, что и последние враги, считается его гибель: побеждают бандиты.
    .title = Гибель шерифа важнее
    .event = Шериф погиб вместе с последними врагами. Побеждают бандиты.
endings_all-dead = Если не выжил вообще никто, побеждают бандиты.
    .title = Погибли все
    .event = В живых не осталось никого. Побеждают бандиты.
endings_team = Шериф с помощниками побеждают одной командой, бандиты другой. Выбывшие из неё побеждают тоже.
    .title = Победа командой
endings_example-all-dead = Остались шериф и ренегат, у каждого по очку жизни и стрелы на руках. Шериф берёт последнюю из стопки, и нападение губит обоих. Не осталось никого, так что побеждают бандиты, которых давно уже нет.
    .title = Пример: никого не осталось
endings_example-no-outlaws = Все бандиты выбыли. Ренегат убивает шерифа, пока ещё жив помощник. Ренегат не один, поэтому побеждают именно бандиты.
    .title = Пример: выстрел слишком рано

## Three players

three = Когда игроков { $three-players }, все роли открыты и каждый за кем-то охотится.
    .title = Три игрока
three_roles = Помощника, бандита и ренегата раздают и сразу открывают. { -sheriff(case: "nom-cap") } в игре не участвует, и лишних патронов не берёт никто.
    .title = Открытые роли
    .event = { $target } получает открытую роль: { $role }.
three_start = Первым ходит { -deputy }.
    .title = Начинает помощник
    .event = Начинает помощник шерифа, { $actor }.
three_targets = { -deputy(case: "nom-cap") } охотится на { -renegade(case: "acc") }, ренегат — на { -outlaw(case: "acc") }, а бандит — на помощника.
    .title = Кто за кем охотится
three_win = Отнимите у своей цели последнее очко жизни сами, и вы тут же победили.
    .title = Настичь цель
    .event = Охотник настигает цель и побеждает.
three_third-hand = Если его отнял третий, пока не победил никто. Двое оставшихся играют дальше.
    .title = Чужой рукой
    .event = Это не охотник: { $actor } попадает, и { $target } выбывает. Победит тот, кто останется последним.
three_last = С этого времени побеждает просто последний в живых.
    .title = Последний в живых
    .event = Побеждает последний в живых.
three_lost-target = Того, кто погиб от индейцев или динамита, никто не застрелил, и цели не достиг никто; двое оставшихся бьются за то, кто будет последним.
    .title = Цель потеряна
    .event = { $to ->
        [1] { $target } выбывает не от чьей-то руки. Победит тот, кто останется последним.
       *[other] Цель погибла без охотника, но он всё равно побеждает.
    }
three_all-dead = Если все, кто остался, погибли вместе, это ничья.
    .title = Погибли все трое
    .event = { $value ->
        [0] В живых не осталось никого: ничья.
       *[other] В живых не осталось никого; побеждает тот, чей был ход.
    }

## Eight players

eight = Когда игроков { $eight-players }, ренегатов { $roles_8_renegade }.
    .title = Восемь игроков
eight_renegades = Они не союзники: каждый { -renegade } играет за себя и хочет быть последним.
    .title = Каждый ренегат сам за себя
eight_both-alive = Если шериф погиб, а оба ренегата живы, ни один из них не последний, и побеждают бандиты.
    .title = Осталось двое ренегатов
    .event = Шериф мёртв, и осталось двое ренегатов. Побеждают бандиты.

## Characters

characters = Каждый здесь умеет что-то, чего не умеют другие.
    .title = Персонажи
characters_use = Где { -ability } вашего персонажа говорит не то, что правила, важнее она. Что она разрешает, того вы делать не обязаны.
    .title = Как пользоваться способностями
characters_bart-cassidy = За каждое очко жизни, которого стоил бы ему выстрел или Гатлинг, Bart Cassidy может взамен взять { $bart-arrows ->
        [one] стрелу
        [few] { $bart-arrows } стрелы
       *[many] { $bart-arrows } стрел
    }. Последнюю из стопки брать нельзя, а от индейцев и динамита это не спасает.
    .title = Bart Cassidy
    .event = Вместо попадания { $actor } берёт стрелу; теперь стрел { $value }.
characters_bart-cassidy-hits = Если попаданий сразу несколько, Bart решает о каждом отдельно, пока в стопке больше, чем { $bart-arrows ->
        [one] { $bart-arrows } стрела
        [few] { $bart-arrows } стрелы
       *[many] { $bart-arrows } стрел
    }.
    .title = Bart Cassidy, по одному попаданию
characters_black-jack = Black Jack может перебрасывать :dynamite:, пока их у него меньше { $dynamite-limit }.
    .title = Black Jack
    .event = { $actor } перебрасывает { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }.
characters_calamity-janet = Calamity Janet может использовать каждую :near-shot: как :far-shot:, а каждую :far-shot: как :near-shot:.
    .title = Calamity Janet
    .event = { $actor } считает { $face } наоборот, цель — { $target }.
characters_el-gringo = Игрок, который отнял очки жизни у персонажа El Gringo, берёт за это { $gringo-arrows ->
        [one] стрелу
        [few] { $gringo-arrows } стрелы
       *[many] { $gringo-arrows } стрел
    }. Индейцы и динамит не игроки, за них стрелу не берёт никто.
    .title = El Gringo
    .event = { $actor } мстит: { $target } берёт стрелу, теперь стрел { $value }.
characters_el-gringo-gatling = Кто из Гатлинга попал и в персонажа El Gringo, сначала возвращает все стрелы, как после любой такой стрельбы, а потом берёт ту, что причитается за него.
    .title = El Gringo и Гатлинг
characters_el-gringo-once = За все выстрелы одного хода вместе El Gringo даёт стрелу один раз, сколько бы очков они ни отняли. За Гатлинг в тот же ход — ещё раз.
    .title = El Gringo, каждый раз однажды
characters_el-gringo-dying = Стрела полагается и за последнее очко жизни, которое потерял El Gringo.
    .title = Последнее очко El Gringo
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
characters_example-jesse-jones = Когда осталось { $jesse-life ->
        [one] { $jesse-life } очко жизни
        [few] { $jesse-life } очка жизни
       *[many] { $jesse-life } очков жизни
    }, у персонажа Jesse выпало два :beer:, и он пьёт оба. Мало ли у него жизни, смотрят один раз, перед первым, поэтому каждое даёт ему { $jesse-gain }.
    .title = Пример: Jesse Jones
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
characters_kit-carlson-gatling = Стреляя из Гатлинга, Kit Carlson, как обычно, избавляется от всех своих стрел, а потом всё же может потратить каждый :gatling: на чужие.
    .title = Kit Carlson и Гатлинг
characters_lucky-duke = Lucky Duke может перебрасывать на { $duke-rerolls ->
        [one] { $duke-rerolls } раз
        [few] { $duke-rerolls } раза
       *[many] { $duke-rerolls } раз
    } больше других.
    .title = Lucky Duke
    .event = { $actor } делает переброс, который даёт только удача.
characters_paul-regret = Гатлинг никогда не отнимает очков жизни у персонажа Paul Regret.
    .title = Paul Regret
    .event = Гатлинг бьёт мимо: { $target } ничего не теряет.
characters_pedro-ramirez = За каждое потерянное очко жизни Pedro Ramirez может вернуть { $pedro-arrows ->
        [one] свою стрелу
        [few] { $pedro-arrows } свои стрелы
       *[many] { $pedro-arrows } своих стрел
    }. Очко всё равно потеряно.
    .title = Pedro Ramirez
    .event = { $target } возвращает стрелу; стрел остаётся { $value }.
characters_rose-doolan = Rose Doolan стреляет дальше: и :near-shot:, и :far-shot:, кроме обычных целей, она может попасть на { $rose-reach ->
        [one] { $rose-reach } место
        [few] { $rose-reach } места
       *[many] { $rose-reach } мест
    } дальше.
    .title = Rose Doolan
    .event = { $actor } целится { $face } дальше других, цель — { $target }.
characters_rose-doolan-around = Далеко ли сидит игрок, говорит более короткий путь вокруг стола. Rose не может счесть соседа далёким, считая по длинному.
    .title = Расстояния для Rose Doolan
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
characters_slab-the-killer = Один раз за ход Slab the Killer может потратить :beer:, чтобы усилить один свой выстрел: эта :near-shot: или :far-shot: отнимает у цели { $slab-loss ->
        [one] { $slab-loss } очко жизни
        [few] { $slab-loss } очка жизни
       *[many] { $slab-loss } очков жизни
    }.
    .title = Slab the Killer
    .event = { $actor } тратит пиво на выстрел, цель — { $target }: он отнимает { $value }.
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
characters_vulture-sam-dying = Если в тот же миг гибнет и сам Vulture Sam, он не получает ничего.
    .title = Vulture Sam гибнет тоже
    .event = { $target } гибнет вместе с другими, но Vulture Sam на этом наживается и живёт дальше.
characters_willy-the-kid = Чтобы выстрелить из Гатлинга, персонажу Willy the Kid хватает { $willy-gatling } :gatling:. И он стреляет так один раз за ход.
    .title = Willy the Kid
    .event = { $actor } стреляет из Гатлинга, хотя :gatling: всего { $value }.

## The expansion

expansion = Вторая коробка, где больше того, что бросать, тянуть и чего бояться.
    .title = Undead or Alive
expansion_builds-on = { product_undead-or-alive } — не отдельная игра. Все правила базовой остаются в силе, если модуль, который в игре, не говорит иного.
    .title = На основе базовой игры
expansion_modules = Модулей { $expansion-modules }. Добавьте один или сколько хотите, в любом сочетании, какое допускают число игроков и требования самих модулей.
    .title = Модули
expansion_other-boxes = Old Saloon — другое дополнение к базовой игре. Смешивать его модули с этими мы не советуем.
    .title = Другие дополнения
expansion_box = Всего { $expansion-cards ->
        [one] { $expansion-cards } карта
        [few] { $expansion-cards } карты
       *[many] { $expansion-cards } карт
    }, и ещё кубики, жетоны и листок с правилами. Что из этого нужно, сказано у каждого модуля.
    .title = Вся коробка
expansion_summaries = Ещё { $new-summaries ->
        [one] { $new-summaries } памятка
        [few] { $new-summaries } памятки
       *[many] { $new-summaries } памяток
    }. Они напоминают о правилах и ничего в них не меняют.
    .title = Новые памятки

## Module: Look Me in the Eyes

duels = Чёрные кубики, крепкая выпивка и двое, которые смотрят друг другу в глаза.
    .title = Смотри мне в глаза
duels_needs-rage = «{ module_duels }», модуль { $module-numbers_duels }, играется только вместе с модулем { $module-numbers_rage }, «{ module_rage }».
    .title = Только с картами ярости
duels_dice = Чёрные кубики ({ $duel-dice }): это { -duel-die(case: "nom-pl") }.
    .title = Дуэльные кубики
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
duels_swap = Возьмите { -duel-die(case: "acc-pl") } вместо { $duel-dice ->
        [one] { $duel-dice } базового
        [few] { $duel-dice } базовых
       *[many] { $duel-dice } базовых
    }: { $duel-dice ->
        [one] тот уходит
       *[other] те уходят
    } обратно в коробку.
    .title = Чёрные вместо белых
duels_roll = В начале хода бросьте все кубики ({ $dice }): белых { $white-dice }, чёрных { $duel-dice }. Делая { -re-roll }, можно смешивать те и другие.
    .title = Первый бросок с дуэльными кубиками
    .event = { $actor } бросает { $dice }
duels_order = Окончательные кубики разыгрывают так: сначала :dynamite:, потом :whiskey:, потом :near-shot: и :far-shot:, потом :beer:, потом :gatling:, последними :duel:. А каждая :arrow: сработала, когда выпала.
    .title = Порядок розыгрыша с дуэльными кубиками
duels_shots-together = Все выстрелы по-прежнему попадают в один миг, какая бы цифра на них ни была, и расстояния между ними не меняются.
    .title = Выстрелы остаются вместе
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
duels_whiskey-token = Каждый :whiskey: к тому же снимает с вас { $whiskey-tokens ->
        [one] { -wound-token(case: "acc") }
        [few] { $whiskey-tokens } { -wound-token(case: "gen") }
       *[many] { $whiskey-tokens } { -wound-token(case: "gen-pl") }
    }, хотите вы того или нет.
    .title = Виски от ран
    .event = Виски помогает: { $actor } избавляется от жетона ранения { $face }.
duels_whiskey-rage = Если перед вами ни один { -wound-token } не лежит, вместо этого вы обязаны вытянуть { $whiskey-cards ->
        [one] { -rage-card(case: "acc") }
        [few] { $whiskey-cards } { -rage-card(case: "gen") }
       *[many] { $whiskey-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Виски натощак
    .event = { $actor } без жетонов ранения, и виски приносит карту ярости.
duels_whiskey-full = Если вы на пределе, очко жизни за :whiskey: пропадает; всё остальное происходит всё равно.
    .title = Виски на пределе
duels_whiskey-choice = Какой из ваших { -wound-token(case: "gen-pl") } снимет виски, выбираете вы. Его тут же замешивают обратно в стопку.
    .title = Какой жетон уходит
duels_whiskey-cancel = Что отменяют ваши { -wound-token(case: "nom-pl") }, решено, как только лёг последний бросок. Жетон, который потом снимет :whiskey:, своё дело уже сделал.
    .title = Сначала раны, потом виски
duels_challenge = За каждую :duel: среди окончательных кубиков отдайте этот кубик сопернику по вашему выбору: это вызов на { -duel(case: "acc") }. Неважно, далеко ли он сидит.
    .title = Вызов
    .event = { $actor } бросает вызов на дуэль: { $target }.
duels_reply = Соперник бросает кубик. Если это не :duel:, { -duel } для него проиграна; сам символ ничего не делает.
    .title = Ответ
    .event = В дуэли у игрока { $actor } выпадает { $face }, соперник — { $target }.
duels_return = Если это :duel:, кубик возвращается, и выбросить :duel: должны уже вы. Если удалось, тот же соперник бросает снова, и так туда и обратно.
    .title = Туда и обратно
    .event = В дуэли у игрока { $actor } выпадает { $face }, соперник — { $target }.
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
duels_example-duel = Ада вызывает Бо. У него выпадает :duel:, и кубик возвращается к Аде. У неё тоже :duel:, и снова очередь Бо. Выпадает :arrow:. Бо проиграл: очка жизни как не бывало, он берёт { -wound-token(case: "acc") }, а стрелы не берёт.
    .title = Пример: дуэль
duels_one-by-one = Пока одна { -duel } не окончена, следующий кубик не отдают. О порядке решает тот, чей ход.
    .title = По одной
duels_one-each = За ход одному сопернику отдают не больше { $duel-each ->
        [one] { $duel-each } кубика
        [few] { $duel-each } кубиков
       *[many] { $duel-each } кубиков
    }. Каждая следующая { -duel } требует другого соперника.
    .title = Никого дважды
duels_living = Вызвать можно только игрока, который ещё в игре.
    .title = Живые соперники
duels_surplus = Если вызвать больше некого, лишняя :duel: ничего не делает.
    .title = Одной дуэлью больше
    .event = Вызвать больше некого, и у игрока { $actor } этот кубик ничего не делает.
duels_challenger-falls = Если в ваш собственный ход вас погубила { -duel }, те, которых вы ещё не начали, не состоятся.
    .title = Вызвавший гибнет
    .event = { $value ->
        [0] { $actor } выбывает; дуэлей больше не будет.
       *[other] { $actor } выбывает, но остальные кубики всё равно отдают.
    }
duels_killer = Очко жизни, которое отняла { -duel }, отнял второй участник, кто бы из двоих ни начал. Если оно было последним, убил именно он.
    .title = Погибнуть в дуэли
duels_bart-cassidy = Когда идёт { -duel }, способность персонажа Bart Cassidy не помогает: это не выстрел и не Гатлинг. Проиграв, он платит сполна.
    .title = Bart Cassidy в дуэли
duels_el-gringo = Если для персонажа El Gringo { -duel } проиграна, победитель берёт { $gringo-arrows ->
        [one] стрелу
        [few] { $gringo-arrows } стрелы
       *[many] { $gringo-arrows } стрел
    }, как за любое очко жизни, которое отнял у него игрок. Каждая такая дуэль считается отдельно.
    .title = El Gringo в дуэли

## Wound tokens

wounds = Дуэли оставляют следы, которые болят до конца вашего следующего хода.
    .title = Жетоны ранения
wounds_tokens = { -wound-token(case: "nom-pl-cap") }, всего { $wound-tokens-total }: с :beer: — { $wound-tokens_beer }, с :near-shot: — { $wound-tokens_near-shot }, с :far-shot: — { $wound-tokens_far-shot }, с :dynamite: — { $wound-tokens_dynamite }.
    .title = Жетоны ранения
wounds_stack = Перемешайте { -wound-token(case: "acc-pl") } и сложите их посреди стола лицом вниз.
    .title = Стопка жетонов ранения
wounds_take = Взять { -wound-token(case: "acc") } — значит взять верхний из стопки и положить перед собой лицом вверх.
    .title = Взять жетон ранения
    .event = { $target } берёт жетон ранения: { $face }.
wounds_double = Если такой символ у вас уже есть, вам повезло: новый жетон замешайте обратно в стопку и другого не берите. Очко жизни всё равно потеряно.
    .title = Та же рана дважды
    .event = У игрока { $target } уже есть { $face }, и жетон возвращается в стопку.
wounds_most = Поэтому двух одинаковых не бывает ни у кого, и ни у кого не бывает больше { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token(case: "gen") }
        [few] { $wound-kinds } { -wound-token(case: "gen-pl") }
       *[many] { $wound-kinds } { -wound-token(case: "gen-pl") }
    }.
    .title = Все виды ран
wounds_empty = Если стопка пуста, тот, кому полагается { -wound-token }, не берёт ничего.
    .title = Жетонов не осталось
    .event = { $target } жетона ранения не берёт: их больше нет.
wounds_cancel = В ваш ход каждый ваш { -wound-token } с :beer:, :near-shot: или :far-shot: отменяет { $wound-cancels ->
        [one] { $wound-cancels } такой символ
        [few] { $wound-cancels } таких символа
       *[many] { $wound-cancels } таких символов
    } среди окончательных кубиков. Этот символ ничего не делает.
    .title = Что отменяет жетон
    .event = Жетон ранения отменяет { $face } у игрока { $actor }.
wounds_re-rolled = Отменить можно только то, что лежит после последнего броска. Символ, который вы перебросили, жетона не тратит.
    .title = Переброшенные символы
wounds_example-cancel = У Доры жетон :beer:. Первый бросок: :beer: :beer: :gatling: :gatling: :arrow:. Оба пива она оставляет, остальное перебрасывает, и нового пива не выпадает. Когда она останавливается, жетон отменяет одно из них, а другое она выпивает.
    .title = Пример: испорченное пиво
wounds_rage-cards = { -wound-token(case: "nom-cap") } отменяет символы кубиков. Символам, которые дала { -rage-card }, он ничего не делает.
    .title = Жетоны ранения и карты ярости
wounds_suzy-lafayette = Способность Suzy Lafayette смотрит на то, что выпало. Мишень, которую отменил { -wound-token }, ей всё равно мешает.
    .title = Раны Suzy Lafayette
wounds_dynamite = Жетон с :dynamite: ничего не отменяет. Наоборот: в ваш ход он считается за { $wound-dynamite } выпавший :dynamite:.
    .title = Жетон с динамитом
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, считая жетон ранения.
wounds_example-dynamite = У Бо жетон :dynamite:, а первый бросок: :dynamite: :dynamite:. Вместе их { $dynamite-limit }: бросков больше нет, и он теряет { $dynamite-loss ->
        [one] { $dynamite-loss } очко жизни
        [few] { $dynamite-loss } очка жизни
       *[many] { $dynamite-loss } очков жизни
    }.
    .title = Пример: жетон с динамитом
wounds_others-turns = В чужие ходы ваши { -wound-token(case: "nom-pl") } ничего не делают.
    .title = Только в свой ход
wounds_back = Когда ваш ход окончен, замешайте все свои { -wound-token(case: "acc-pl") } обратно в стопку, отменили они что-нибудь или нет, и даже те, что вы взяли в этот самый ход.
    .title = Раны заживают
    .event = { $actor } возвращает { $value ->
        [one] { $value } жетон ранения
        [few] { $value } жетона ранения
       *[many] { $value } жетонов ранения
    }.
wounds_eliminated = Кто выбыл, { -wound-token(case: "acc") } не берёт. Те, что у него были, замешивают обратно в стопку.
    .title = Раны выбывшего
    .event = { $target } отдаёт { $value ->
        [one] { $value } жетон ранения
        [few] { $value } жетона ранения
       *[many] { $value } жетонов ранения
    }.

## Module: Two Bullets Are Enough

rage = Кого задели достаточно сильно, тот выходит из себя, и польза от этого есть.
    .title = Двух пуль хватит
rage_alone = «{ module_rage }», модуль { $module-numbers_rage }, играется и без модуля { $module-numbers_duels }. Тогда нет ни чёрных кубиков, ни виски, ни жетонов ранения, и { -rage-card } достаётся только за потерянные очки жизни.
    .title = С дуэлями или без них
rage_cards = { $rage-cards ->
        [one] { $rage-cards } { -rage-card }
        [few] { $rage-cards } { -rage-card(case: "gen") }
       *[many] { $rage-cards } { -rage-card(case: "gen-pl") }
    }.
    .title = Карты ярости
rage_house-deck = Что показывают печатные { -rage-card(case: "nom-pl") }, нигде не опубликовано. Эту колоду назначили мы, и каждый символ базовых кубиков в ней встречается одинаково часто. Если у вас есть печатные карты, верьте им.
    .title = Наша собственная колода
rage_deck = Перемешайте { -rage-card(case: "acc-pl") } и положите посреди стола лицом вниз. Это колода ярости.
    .title = Колода ярости
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
rage_losses = Считаются только потери. Очки жизни, полученные в тот же ход, их не возмещают, а очко, отданное за собственную способность, тоже потеряно.
    .title = Что считается потерей
rage_once = Если за ход потеряно много, карт больше не становится: за потери один ход заставляет тянуть один раз.
    .title = Раз за ход
rage_draw-order = Если тянуть должны несколько игроков, они делают это по часовой стрелке, начиная с того, чей был ход.
    .title = Кто тянет первым
rage_face-down = Держите свои { -rage-card(case: "acc-pl") } перед собой лицом вниз до начала вашего следующего хода. Вам смотреть их можно когда угодно, другим нельзя.
    .title = Лицом вниз
    .event = { $target } видит, что на новой карте ярости: { $face }.
rage_own-turn = { -rage-card(case: "nom-cap") }, вытянутая в ваш собственный ход, тоже ждёт: она лежит лицом вниз до начала вашего следующего хода.
    .title = Вытянута в свой ход
rage_reveal = В начале своего хода откройте все свои { -rage-card(case: "acc-pl") }. Их символы добавляются к окончательным кубикам этого хода.
    .title = Открыть карты
    .event = { $actor } открывает карту ярости: { $face }.
rage_arrows = :arrow: не ждёт, если её показывает { -rage-card }. Возьмите за неё стрелу, как только карта открыта, до броска.
    .title = Стрелы на картах ярости
    .event = { $actor } берёт стрелу за карту ярости; теперь стрел { $value }.
rage_last-arrow = Если так взята последняя стрела из стопки, сразу нападают индейцы. Игрок, который от этого выбыл, вообще не бросает, и ход окончен.
    .title = Карта ярости и последняя стрела
    .event = { $actor } выбывает до первого броска, и ход окончен.
rage_dynamite = Каждый :dynamite: на открытых картах считается как на кубиках, с первого же броска. Если на картах и кубиках вместе их { $dynamite-limit } или больше, { -re-roll(case: "gen-pl") } нет.
    .title = Динамит на картах ярости
    .event = У игрока { $actor } { $value ->
        [one] { $value } динамит
        [few] { $value } динамита
       *[many] { $value } динамитов
    }, считая карты ярости, и бросков больше нет.
rage_abilities = Для { -ability(case: "gen") } вашего персонажа символ на открытой карте — то же, что на окончательном кубике. Только тому, что поворачивает или перебрасывает, нужен настоящий кубик.
    .title = Карты ярости и способности
rage_example-reveal = Клара открывает :dynamite: и :beer:. Первый бросок: :dynamite: :dynamite: :near-shot: :arrow: :gatling:. С картой динамитов { $dynamite-limit }: перебросить ей нельзя, и она теряет { $dynamite-loss ->
        [one] { $dynamite-loss } очко жизни
        [few] { $dynamite-loss } очка жизни
       *[many] { $dynamite-loss } очков жизни
    }. Потом очередь выстрела и, благодаря другой карте, пива.
    .title = Пример: две карты ярости
rage_discard = Когда этот ход окончен, все открытые вами карты откладывают: они использованы.
    .title = Использованные карты
    .event = { $actor } откладывает использованное: { $value ->
        [one] { $value } карта ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    }.
rage_reshuffle = Если колода пуста, перемешайте использованные { -rage-card(case: "acc-pl") }: это новая колода.
    .title = Новая колода
    .event = Использованные карты ярости перемешаны; в новой колоде их { $value }.
rage_none-left = Если и мешать нечего, тот, кому полагается карта, не получает ничего.
    .title = Ярости не осталось
    .event = { $target } карты ярости не тянет: их больше нет.
rage_eliminated = Выбывшему за этот ход { -rage-card } не достаётся. Те, что у него были, откладывают как использованные.
    .title = Выбывшие и их ярость
    .event = { $target } отдаёт { $value ->
        [one] { $value } карту ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    }.

## Module: A New Posse in Town

posse = В город въезжают новые незнакомцы, и у каждого своя странность.
    .title = Новые люди в городе
posse_shuffle = «{ module_posse }», модуль { $module-numbers_posse }: перед раздачей замешайте новых { -character(case: "acc-pl") } к тем, что в базовой игре.
    .title = Новые персонажи среди старых
posse_cards = Ещё { $posse-cards ->
        [one] { $posse-cards } персонаж
        [few] { $posse-cards } персонажа
       *[many] { $posse-cards } персонажей
    }, у каждого своё число очков жизни и своя способность.
    .title = Карты новых персонажей
posse_starred = Некоторые новые персонажи отмечены звёздочкой. Их умению нужен другой модуль, так что они участвуют, только если он в игре.
    .title = Персонажи со звёздочкой
posse_without-duels = Без дуэлей не участвуют Greg Digger, Herb Hunter, Sam the Healer и Sean Mallory.
    .title = Кто не участвует без дуэлей
posse_without-rage = Без карт ярости не участвуют и Pat Brennan с Pixie Pete.
    .title = Кто не участвует без карт ярости
posse_belle-star = После каждого своего броска Belle Star может повернуть { $belle-dice ->
        [one] кубик
        [few] { $belle-dice } кубика
       *[many] { $belle-dice } кубиков
    } с :dynamite: на :gatling:, если у неё не набралось { $dynamite-limit } или больше :dynamite:.
    .title = Belle Star
    .event = { $actor } поворачивает кубик с :dynamite: на :gatling:.
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
posse_chuck-wengam-turned = Кубик, который повернул Chuck, не выпал, так что за поворот на :arrow: стрелу не берут. Динамит считается, как бы он ни появился.
    .title = Повёрнут, а не брошен
posse_chuck-wengam-last = Последнее очко жизни Chuck отдать не может.
    .title = Последнее очко Chuck
posse_greg-digger = Каждый :whiskey:, который у него выпал, Greg Digger может использовать { $greg-uses ->
        [one] один раз
        [few] { $greg-uses } раза
       *[many] { $greg-uses } раз
    }.
    .title = Greg Digger
    .event = { $actor } пьёт тот же виски ещё раз.
posse_greg-digger-wounds = Каждый такой раз — полноценный виски. Если у персонажа Greg один { -wound-token }, первый раз его снимает, а следующий приносит { -rage-card(case: "acc") }.
    .title = Второй стакан Greg
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
posse_herb-hunter-once = Жетон полагается в тот миг, когда потеря дошла до { $herb-limit }, и один раз на каждого игрока за ход. Полученные тем временем очки не вычитают.
    .title = Раны от Herb, раз за ход
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
posse_pat-brennan-unseen = Карта остаётся лицом вниз, и смотреть её может только тот, у кого она в итоге окажется. Из нескольких чужих Pat берёт одну не глядя.
    .title = Pat берёт не глядя
    .event = { $own ->
        [1] { $actor } оставляет карту себе.
       *[other] { $actor } отдаёт карту, теперь её держит { $target }.
    }
posse_pat-brennan-reveal = Сначала Pat перекладывает карту; только потом открывает свои, и среди них ту, которую только что взял себе.
    .title = Pat сначала перекладывает
posse_pixie-pete = Когда Pixie Pete должен вытянуть { -rage-card(case: "acc") }, он тянет { $pixie-draw } и оставляет { $pixie-keep } по своему выбору. Остальное замешивают обратно в колоду.
    .title = Pixie Pete
    .event = { $target } смотрит { $value ->
        [one] { $value } карту ярости
        [few] { $value } карты ярости
       *[many] { $value } карт ярости
    } и оставляет лучшее.
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
posse_sean-mallory = Когда идёт { -duel } в его собственный ход, Sean Mallory может { $sean-rerolls ->
        [one] один раз
        [few] { $sean-rerolls } раза
       *[many] { $sean-rerolls } раз
    } за ход перебросить кубик после любого своего броска в ней. В дуэлях, которые начали другие, не может.
    .title = Sean Mallory
    .event = { $actor } перебрасывает дуэльный кубик.

## Module: Undead or Alive?

undead = Кого застрелили, того хоронят, но лежать остаются не все.
    .title = Нежить или живые?
undead_players = «{ module_undead }», модуль { $module-numbers_undead }, играется, когда игроков { $undead-players } или больше.
    .title = Сколько нужно игроков
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
undead_summaries = { $zombie-summaries ->
        [one] { $zombie-summaries } памятка
        [few] { $zombie-summaries } памятки
       *[many] { $zombie-summaries } памяток
    } для тех, кто возвращается.
    .title = Памятки зомби
undead_deck = Перемешайте все карты { -boneyard(case: "gen") } ({ $boneyard-cards-total }) и положите их посреди стола лицом вниз.
    .title = Погост
undead_fallen =
    .title = Павшие и погост
undead_fallen_hand-back = Выбывший, как обычно, показывает роль и кладёт посреди стола не только стрелы, но и карту персонажа, а если такие модули в игре, то и все карты ярости и жетоны ранения.
    .title = Не остаётся ничего
    .event = Хоронят без оружия, имени и ярости: { $target }.
undead_fallen_idle = Выбывшие только тянут карты { -boneyard(case: "gen") }, и с ними самими ничего не делают. Пока не вернулся никто, они побеждают вместе со своей командой.
    .title = Выбывшие ждут
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
undead_fallen_order = Если за один ход пали несколько, они тянут по часовой стрелке, считая от игрока, чей был ход.
    .title = Кто тянет первым
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
undead_fallen_no-hands = Карта без рук означает, что после этого хода { -outbreak } не начнётся, что бы ни лежало на столе. В конце хода её замешивают обратно в { -boneyard }.
    .title = Без рук
    .event = Карта без рук возвращается на погост.
undead_fallen_hands = Карта с :one-hand: или :two-hands: остаётся посреди стола лицом вверх.
    .title = Руки
    .event = Теперь на столе { $value ->
        [one] { $value } рука
        [few] { $value } руки
       *[many] { $value } рук
    }.
undead_fallen_count = Каждый раз, когда открыта карта с руками, сосчитайте все руки на столе. Если их больше, чем живых игроков, предстоит { -outbreak }.
    .title = Рук больше, чем живых
    .event = Рук { $value }, больше, чем живых: мёртвые вот-вот поднимутся!
undead_fallen_quiet = Если рук столько же, сколько живых, или меньше, этого мало, и после карты без рук тоже ничего не бывает. Игра просто идёт дальше.
    .title = Всё тихо
undead_fallen_blocked = Если в конце одного хода открыто несколько карт и на одной из них рук нет, ни одна не вызовет { -outbreak }. Даже если рук уже слишком много, нужна ещё карта с руками, в один из следующих ходов.
    .title = Удержаны пустой картой
    .event = Карта без рук удерживает мёртвых.
undead_fallen_example-count = Живы пятеро, а на картах посреди стола :two-hands: :two-hands: :one-hand:. Это по руке на каждого живого, так что всё тихо. Какая бы карта с руками ни пришла следующей, рук станет больше, чем живых.
    .title = Пример: считаем руки
undead_fallen_never = { -outbreak(case: "nom-cap") } бывает не всегда. Многие партии кончаются раньше, чем мёртвые соберутся с духом.
    .title = Может, и никогда
undead_outbreak =
    .title = Восстание
undead_outbreak_game-over-first = Если игра решилась в тот самый ход, после которого предстоит { -outbreak }, она окончена, и не поднимается никто.
    .title = Сначала смотрят, кто победил
undead_outbreak_next-turn = Если решающая карта открыта в конце хода живого игрока, { -outbreak } наступает в начале следующего хода, прежде всего остального.
    .title = Со следующим ходом
    .event = Мёртвые поднимутся, когда начнётся следующий ход.
undead_outbreak_roller-fell = Так же и тогда, когда тот, чей был ход, пал в нём сам: { -outbreak } наступает в начале хода следующего игрока.
    .title = Когда пал и тот, чей ход
undead_outbreak_this-turn = Если решающая карта открыта, когда начинался ход выбывшего, { -outbreak } наступает сразу, и этот самый ход принадлежит ему: теперь он { -zombie }.
    .title = Посреди кладбища
    .event = Мёртвые поднимаются сразу, и ходит { $actor }.
undead_outbreak_rise = Когда наступает { -outbreak }, все карты { -boneyard(case: "gen") } выходят из игры, а каждый выбывший теперь { -zombie }, какой бы ни была его роль.
    .title = Мёртвые поднимаются
    .event = { $target } поднимается из мёртвых.
undead_outbreak_master = { -renegade(case: "nom-cap") }, который ещё жив, теперь { -zombie-master }; все очки жизни и способность персонажа остаются при нём.
    .title = Повелитель зомби
    .event = { $target }, ренегат, теперь повелитель зомби.
undead_outbreak_no-master = Павший ренегат поднимается как все: он { -zombie }. Если ни один ренегат не жив, то и { -zombie-master } не появляется.
    .title = Без повелителя зомби
    .event = Ни один ренегат не жив, и повелителя зомби нет.
undead_outbreak_one-renegade-left = Если из двух ренегатов жив один, он и есть { -zombie-master }; другой поднимается как обычный { -zombie }.
    .title = Остался один ренегат из двух
undead_outbreak_two-renegades-left = Если живы оба ренегата, { -zombie-master } — тот, кто сидит ближе к игроку, чей ход, считая по часовой стрелке. Другой сразу превращается: он обычный { -zombie }.
    .title = Остались оба ренегата
    .event = { $target }, второй ренегат, тоже становится зомби.
undead_outbreak_nearest = Считайте от игрока, чей ход как раз начинается. Если это ренегат, ближе него никого нет.
    .title = Кто ближе
undead_outbreak_life = Каждый { -zombie }, кроме того, кто { -zombie-master }, получает столько очков жизни, сколько игроков ещё живы, и повелитель среди них тоже считается.
    .title = Очки жизни нежити
    .event = { $target } — зомби, и для начала у него { $value ->
        [one] { $value } очко жизни
        [few] { $value } очка жизни
       *[many] { $value } очков жизни
    }.
undead_outbreak_life-second = Второй ренегат, который теперь { -zombie }, среди живых не считается.
    .title = Второй ренегат не считается
undead_outbreak_second-hands-back = Второй ренегат отдаёт карту персонажа, а если такие модули в игре, то и все карты ярости и жетоны ранения. Стрелы остаются.
    .title = Что отдаёт второй ренегат
    .event = { $target } отдаёт карты и жетоны, всего { $value }.
undead_outbreak_survivors = Все, кто жив и при этом не { -zombie } и не { -zombie-master }, отныне { -survivor(case: "nom-pl") }, и все на одной стороне, каковы бы ни были их роли.
    .title = Выжившие
undead_outbreak_example-outbreak = Играют шестеро; шериф, помощник, бандит и ренегат живы, когда рук на столе стало слишком много. Оба павших бандита возвращаются, у каждого четыре очка жизни. Ведёт их ренегат, повелитель зомби. Шериф, помощник и последний бандит теперь на одной стороне.
    .title = Пример: восстание
undead_zombies =
    .title = Как играет зомби
undead_zombies_return = Все, кто поднялся, снова в игре, и каждое { -distance } считают и с ними. Возьмите одну из новых памяток и играйте по обычным правилам, кроме сказанного ниже.
    .title = Снова за столом
undead_zombies_dice = { -zombie(case: "nom-cap") } бросает только { $zombie-dice ->
        [one] { $zombie-dice } кубик
        [few] { $zombie-dice } кубика
       *[many] { $zombie-dice } кубиков
    }, и только белые.
    .title = Меньше кубиков
    .event = { $actor } бросает { $dice }
undead_zombies_no-gain = { -zombie(case: "nom-cap") } никогда не получает очков жизни, ни от пива, ни от чего другого.
    .title = Мёртвых ничто не лечит
    .event = { $target } — зомби, а мёртвых ничто не лечит.
undead_zombies_no-cards = { -zombie(case: "nom-cap") } никогда не тянет карт: { -rage-card } ему не положена.
    .title = Мёртвым без карт ярости
undead_zombies_no-tokens = { -zombie(case: "nom-cap") } никогда не берёт { -wound-token(case: "acc") }.
    .title = Мёртвым без жетонов ранения
undead_zombies_challenged = Зомби можно вызвать на { -duel(case: "acc") }, и кубик он бросает как все. Проиграв, { -zombie } платит только очками жизни.
    .title = Дуэли с зомби
undead_zombies_no-character = { -zombie(case: "nom-cap") } остаётся без персонажа, а значит, и без способности: карту он вернул.
    .title = Без персонажа
undead_zombies_master-plays = Ничто из этого не касается того, кто { -zombie-master }: он из игры не выходил и играет как раньше, со всеми кубиками, пивом, картами и способностью.
    .title = Как играет повелитель зомби
undead_end =
    .title = Чем всё кончается после восстания
undead_end_for-good = Кто выбыл, когда { -outbreak } уже прошло, больше не вернётся. Карты { -boneyard(case: "gen") } больше не тянет никто.
    .title = Насовсем
    .event = { $target } больше не вернётся.
undead_end_zombies-win = Все { -zombie(case: "nom-pl") } и их повелитель побеждают вместе, когда выбыли все { -survivor(case: "nom-pl") }.
    .title = Победа зомби
    .event = Выживших не осталось. Побеждают зомби.
undead_end_survivors-win = { -survivor(case: "nom-pl-cap") } побеждают вместе, когда выбыли все { -zombie(case: "nom-pl") } и { -zombie-master }.
    .title = Победа выживших
    .event = Зомби не осталось. Побеждают выжившие.
undead_end_all-dead = Если все, кто остался, пали за один и тот же ход, например от нападения индейцев, побеждают { -zombie(case: "nom-pl") }.
    .title = Не осталось никого
    .event = Не осталось никого. Побеждают зомби.
undead_end_sheriff-falls = После { -outbreak(case: "gen") } игру не кончает больше ничто. Если пал шериф или все бандиты, она идёт дальше.
    .title = Шериф гибнет от зомби
undead_end_example-end = После восстания зомби убивает шерифа. Помощник и бандит ещё живы и бьются дальше бок о бок. Лишь когда не станет и их обоих, победят зомби.
    .title = Пример: ещё не конец

## Module: Wild West Legacy

legacy = Что одна партия оставляет следующей.
    .title = Наследие Дикого Запада
legacy_scope = { -legacy }, модуль { $legacy-module } из { product_undead-or-alive }, — для компаний, которые играют несколько партий подряд. Берите его, если хотят все.
    .title = Несколько партий подряд
legacy_killer-becomes-sheriff = Если шерифа убил другой игрок, он и будет шерифом в следующей партии, какой бы ни была его роль.
    .title = Кто убил шерифа, тот носит звезду
legacy_sheriff-names = Шериф, который жив в конце партии, называет следующего. Назвать можно и себя.
    .title = Живой шериф передаёт звезду
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
legacy_extra-bullet-cap = Этот патрон тоже входит в предел, как и лишние патроны шерифа.
    .title = Патрон и предел
    .event = { $target } может иметь не больше { $value ->
        [one] { $value } очка жизни
        [few] { $value } очков жизни
       *[many] { $value } очков жизни
    }.
legacy_eliminated-chooses = Кто выбыл, свободно выбирает следующего персонажа из тех, кто никому не достался.
    .title = Выбывшие выбирают персонажа
legacy_survivor-keeps = Кто выжил, либо оставляет персонажа, либо тянет случайного из свободных. Старого возвращают к ним только после этого.
    .title = Выжившие оставляют или тянут
legacy_choice-order = Если выбыли несколько, они выбирают в том порядке, в каком пали, и каждый возвращает старого персонажа, когда выбрал.
    .title = Кто выбирает первым
legacy_risen = У того, кто вернулся как зомби, персонажа больше нет; он выбирает нового, как все выбывшие, на том месте, где пал впервые.
    .title = Зомби и следующая партия
legacy_no-killer = Если последнее очко жизни шерифа не отнял никто из игроков, звезды не заслужил никто. Все роли следующей партии раздают наугад.
    .title = Шерифа не убил никто
legacy_three-players = В партии трёх игроков шерифа нет, и для звезды она ничего не меняет. Кому предстояло её носить, тот носит её в ближайшей партии, где шериф есть.
    .title = Три игрока и звезда
legacy_absent = Если тот, кому предстоит быть шерифом, не играет, остальные договариваются о другом или раздают звезду наугад.
    .title = Шериф не пришёл
legacy_newcomer = Кто в прошлой партии не играл, получает персонажа при раздаче, как в первой партии.
    .title = Новички
legacy_sheriff-dealt = Если следующий шериф известен, отдайте ему звезду, а остальные роли перемешайте и раздайте другим.
    .title = Звезду отдают, а не раздают
    .event = { $target } носит звезду, переданную из прошлой партии.
legacy_character-dealt = Оставленных или выбранных персонажей отдают первыми; только потом раздают остальных.
    .title = Сначала известные персонажи
    .event = { $target } играет за персонажа { $character }, как решено после прошлой партии.

## Of our own

house = Два маленьких правила этого спутника, где за столом сделали бы само собой разумеющееся.
    .title = Наши правила
house_open-roles = Когда игра окончена, все показывают свои роли.
    .title = Роли в конце
    .event = { $target } показывает роль: { $role }.
house_step-limit = Партия, которая не кончилась и после { $step-limit ->
        [one] { $step-limit } шага
        [few] { $step-limit } шагов
       *[many] { $step-limit } шагов
    } (шаг — это начало хода, бросок или розыгрыш кубиков), — ничья. Вам такой не увидеть.
    .title = Игра без конца
    .event = Эта партия не кончилась бы никогда: ничья.

## Readings

reading_dynamite-death = Если динамит погубил того, кто его бросил, разыгрывают ли остальные кубики?
    .why = Исправленный листок с правилами прямо говорит, что нет.
reading_dynamite-death_drop = Нет: остальные кубики ничего не делают.
reading_dynamite-death_resolve = Да: всё остальное на кубиках всё равно происходит.
reading_attack-death = Если индейцы погубили того, кто бросает, считаются ли кубики?
    .why = Мёртвые не действуют. То же исправленный листок говорит о динамите, а случай похожий.
reading_attack-death_drop = Нет: ход на этом окончен.
reading_attack-death_resolve = Да: кубики считаются как лежат.
reading_table-kills = Кто убил игрока, который погиб от индейцев или динамита?
    .why = Карточная игра так отвечает о динамите, а карта El Gringo не считает такую потерю делом игрока.
reading_table-kills_nobody = Никто.
reading_table-kills_last-arrow = Убитые индейцами — на счету того, кто взял последнюю стрелу; убитые динамитом — ничьи.
reading_three-lost-target = Если играют трое: что, если кто-то погиб от индейцев или динамита?
    .why = Охотник побеждает, отняв последнее очко жизни, а здесь его не отнял ни один охотник.
reading_three-lost-target_fight-on = Цели не достиг никто; побеждает последний в живых.
reading_three-lost-target_hunter-wins = Побеждает тот, кто охотился на погибшего.
reading_three-all-dead = Если играют трое: что, если погибли сразу все, кто остался?
    .why = Ни одно правило не называет победителя, и мы его не выдумываем.
reading_three-all-dead_draw = Это ничья.
reading_three-all-dead_active-wins = Побеждает тот, чей был ход.
reading_gatling-gringo = Из Гатлинга попали в персонажа El Gringo: сначала взять стрелу или сначала вернуть свои?
    .why = Вернуть стрелы — часть самого Гатлинга, а что делает с этим El Gringo, бывает после. Так играет и одна известная нам компания.
reading_gatling-gringo_discard-first = Сначала возвращаются все стрелы, потом берут и оставляют ту, что за El Gringo.
reading_gatling-gringo_arrow-first = Сначала берут стрелу за El Gringo, потом она возвращается вместе со всеми.
reading_gringo-arrows = Сколько раз за ход El Gringo раздаёт свою стрелу?
    .why = Его карта требует стрелу за одно очко или больше, а выстрелы попадают вместе.
reading_gringo-arrows_step = Один раз за все выстрелы и ещё раз за Гатлинг.
reading_gringo-arrows_turn = Один раз за ход, что бы ни случилось.
reading_gringo-dying = Полагается ли стрела, если El Gringo выбыл?
    .why = Очко жизни он потерял, а его карта только этого и требует.
reading_gringo-dying_arrow = Да: его последнее очко жизни тоже стоит стрелы.
reading_gringo-dying_nothing = Нет: у выбывшего персонажа способности больше нет.
reading_sam-dying = Получает ли что-нибудь Vulture Sam, если выбывает в тот же миг, что и другой?
    .why = Кто погиб вместе, те вместе и выбыли. Так играет и одна известная нам компания.
reading_sam-dying_no-gain = Нет: он тоже выбыл.
reading_sam-dying_gain = Да: сначала он получает, а потому живёт дальше.
reading_rose-around = Может ли Rose Doolan считать по длинному пути вокруг стола?
    .why = Расстояние — это одно число; сосед остаётся соседом, с какой стороны ни считай.
reading_rose-around_shortest = Нет: расстояние — только более короткий путь.
reading_rose-around_around = Да: годится любая сторона.
reading_duel-shots = Если в игре дуэльные кубики, все ли выстрелы по-прежнему попадают вместе?
    .why = Порядок, в котором перечислены символы, не обязан отменять правило базовой игры, по которому выстрелы попадают разом.
reading_duel-shots_together = Да: все в один миг.
reading_duel-shots_near-first = Нет: сначала каждая { -near-shot }, а когда они попали, каждая { -far-shot }.
reading_whiskey-token = Куда девается жетон, который снял с игрока виски?
    .why = Все прочие жетоны, уходя от игрока, возвращаются в стопку.
reading_whiskey-token_stack = Сразу в стопку.
reading_whiskey-token_aside = В сторону, а в стопку — когда кончится ход.
reading_whiskey-cancel = Отменяет ли ещё что-нибудь жетон, снятый виски в тот же ход?
    .why = Отменяется то, что лежит после последнего броска, и только потом пьют виски.
reading_whiskey-cancel_fixed = Да: что он отменяет, решено с последним броском.
reading_whiskey-cancel_gone = Нет: без жетона символ считается.
reading_surplus-duel = Дуэлей выпало больше, чем соперников: что с остальными?
    .why = За ход одному сопернику второго кубика не отдают, а об исключениях ничего не сказано.
reading_surplus-duel_nothing = Они ничего не делают.
reading_surplus-duel_again = Тогда соперника можно вызвать второй раз.
reading_challenger-falls = Если дуэль погубила вызвавшего, что с теми, которые ещё не начались?
    .why = Мёртвые не действуют, а значит, и кубиков не отдают.
reading_challenger-falls_drop = Они не состоятся.
reading_challenger-falls_resolve = Каждый кубик всё же отдают и бросают один раз; кто промахнулся, платит.
reading_duel-kill = Кто убил игрока, который потерял последнее очко жизни в дуэли?
    .why = Бьются двое, и один победил. Это не случайность вроде динамита.
reading_duel-kill_winner = Второй участник дуэли.
reading_duel-kill_challenger = Вызвавший, если проиграл вызванный; иначе никто.
reading_duel-kill_nobody = Никто.
reading_bart-duel = Может ли Bart Cassidy взять стрелу вместо очка, потерянного в дуэли?
    .why = Его карта написана для выстрелов и Гатлинга, а дуэль ни то ни другое.
reading_bart-duel_refused = Нет: он платит, как все.
reading_bart-duel_allowed = Да, как за выстрел. Жетон ранения он берёт всё равно.
reading_gringo-duel = Берёт ли стрелу тот, кто победил персонажа El Gringo в дуэли?
    .why = Его карта требует, чтобы очко жизни отнял у него игрок, а победитель дуэли именно это и делает.
reading_gringo-duel_arrow = Да: победитель берёт стрелу.
reading_gringo-duel_nothing = Нет: дуэль — не чьё-то нападение на него.
reading_empty-stack = Что, если полагается жетон ранения, а стопка пуста?
    .why = Нельзя взять то, чего нет.
reading_empty-stack_nothing = Его не берёт никто.
reading_empty-stack_owed = Это долг: следующий возвращённый жетон достанется этому игроку.
reading_token-rage = Могут ли жетоны ранения отменять символы карт ярости?
    .why = Листок говорит о символах, выпавших на кубиках.
reading_token-rage_dice-only = Нет: только кубики.
reading_token-rage_cards-too = Да: и символ карты, если ни на одном кубике такого нет.
reading_token-suzy = Получает ли что-нибудь Suzy Lafayette, если жетон ранения отменил её единственную мишень?
    .why = Мишень у неё выпала. Что из этого ничего не вышло, броска не меняет.
reading_token-suzy_rolled = Нет: считается то, что показывают кубики.
reading_token-suzy_cancelled = Да: что отменено, то не выпало.
reading_rage-losses = Возмещают ли очки, полученные за ход, те, что за него потеряны?
    .why = Листок спрашивает, сколько потеряно и отчего угодно. Получить — не значит отменить потерю.
reading_rage-losses_losses = Нет: считаются одни потери, и очко, отданное за свою способность, — тоже потеря.
reading_rage-losses_net = Да: считается, насколько меньше их стало к концу хода.
reading_rage-dynamite = С какого времени считается динамит на картах ярости?
    .why = Символы добавляются к тому, что выпало, а уже первый бросок может прекратить остальные.
reading_rage-dynamite_counts = Сразу: вместе с кубиками он может прекратить броски.
reading_rage-dynamite_last = Только с окончательными кубиками: взорваться он может, но перебросов не отменяет.
reading_rage-abilities = Действуют ли способности на символы карт ярости?
    .why = Карты добавляются к тому, что выпало; способность, которой нужны выпавшие символы, там их и находит.
reading_rage-abilities_as-dice = Да: они как символы на окончательных кубиках.
reading_rage-abilities_dice-only = Нет: способности смотрят только на кубики.
reading_chuck-last-point = Может ли Chuck Wengam отдать последнее очко жизни?
    .why = Он выбыл бы раньше, чем повернул кубик, а мёртвые кубиков не поворачивают.
reading_chuck-last-point_refused = Нет.
reading_chuck-last-point_allowed = Да: он поворачивает кубик и выбывает.
reading_pat-reveal = Pat Brennan перекладывает карту ярости до того, как открыл свои, или после?
    .why = Так его способность ещё может спасти от карт, которые вот-вот ударят по нему.
reading_pat-reveal_move-first = До: карту, взятую себе, он открывает вместе с остальными.
reading_pat-reveal_reveal-first = После: карта, взятая себе, ждёт его следующего хода.
reading_boneyard-order = В каком порядке тянут карты погоста павшие за один ход?
    .why = По часовой стрелке от того, чей ход: так по кругу идёт и всё остальное.
reading_boneyard-order_active = По часовой стрелке от того, чей был ход.
reading_boneyard-order_sheriff = По часовой стрелке от шерифа.
reading_nearest-renegade = Живы два ренегата, и мёртвые поднимаются в начале хода: от кого считать?
    .why = К этому времени идёт уже ход следующего игрока.
reading_nearest-renegade_starts = От того, чей ход начинается; если это ренегат, ближе никого нет.
reading_nearest-renegade_ended = От того, чей ход только что кончился.
reading_second-renegade-life = Считается ли второй ренегат, который превращается в зомби, для очков жизни зомби?
    .why = Считают живых, а этого ренегата среди них больше нет.
reading_second-renegade-life_left-out = Нет.
reading_second-renegade-life_counted = Да: живых считают раньше, чем кто-то превратится.
reading_second-renegade-cards = Что с картами ярости и жетонами ранения второго ренегата, который превращается в зомби?
    .why = Брать их зомби нельзя, и странно, если бы у этого они были.
reading_second-renegade-cards_discard = Он сразу их отдаёт.
reading_second-renegade-cards_keep = Они остаются, пока не израсходованы.
reading_master-limits = Действуют ли запреты зомби и для повелителя зомби?
    .why = Они касаются игроков, которые вернулись в игру, а повелитель её не покидал.
reading_master-limits_survivor = Нет: повелитель играет как раньше.
reading_master-limits_zombie = Да: он бросает так же мало кубиков, как зомби, не получает очков жизни и не берёт ни карт, ни жетонов, но способность остаётся при нём.
reading_extra-bullet-cap = Поднимает ли предел лишний патрон из наследия?
    .why = Предел — то, с чем начинали, и лишние патроны шерифа его тоже поднимают.
reading_extra-bullet-cap_raises = Да: предел на один патрон выше.
reading_extra-bullet-cap_keeps = Нет: потерянный, этот патрон уже не вернётся.
reading_legacy-bullet = Живой шериф назвал другого: кому лишний патрон?
    .why = Вся фраза о прежнем шерифе, и её конец, скорее всего, тоже.
reading_legacy-bullet_old-sheriff = Прежнему шерифу, в благодарность за звезду.
reading_legacy-bullet_new-sheriff = Новому шерифу.
reading_legacy-no-killer = Шериф пал, но не от руки игрока: кто шериф следующей партии?
    .why = Звезду приносит только рука игрока, так что снова решают карты.
reading_legacy-no-killer_random = Роли раздают наугад.
reading_legacy-no-killer_group = Решают все вместе.
reading_legacy-three = Что делает со звездой партия трёх игроков, где шерифа нет?
    .why = Звезды в ней не носил никто, значит, никто не мог её ни получить, ни потерять.
reading_legacy-three_wait = Ничего: что решено раньше, ждёт ближайшей партии с шерифом.
reading_legacy-three_winner = Победитель этой партии — шериф в ближайшей, где шериф есть.
reading_legacy-absent = Кому предстоит быть шерифом, тот в следующей партии не играет: кто вместо него?
    .why = Люди за одним столом решат это лучше, чем кубики.
reading_legacy-absent_group = Решают все вместе.
reading_legacy-absent_random = Роли раздают наугад.

## Cards, dice and tokens

deck_characters = Персонажи
deck_roles = Роли
deck_dice = Кубики
deck_arrows = Жетоны стрел
deck_bullets = Патроны
deck_summaries = Памятки
card_bart-cassidy = Bart Cassidy
card_black-jack = Black Jack
card_calamity-janet = Calamity Janet
card_el-gringo = El Gringo
card_jesse-jones = Jesse Jones
card_jourdonnais = Jourdonnais
card_kit-carlson = Kit Carlson
card_lucky-duke = Lucky Duke
card_paul-regret = Paul Regret
card_pedro-ramirez = Pedro Ramirez
card_rose-doolan = Rose Doolan
card_sid-ketchum = Sid Ketchum
card_slab-the-killer = Slab the Killer
card_suzy-lafayette = Suzy Lafayette
card_vulture-sam = Vulture Sam
card_willy-the-kid = Willy the Kid
card_sheriff = Шериф
    .text = Выживите и дождитесь, пока выбудут все бандиты и ренегаты.
card_deputy = Помощник шерифа
    .text = Защищайте шерифа и победите вместе с ним.
card_outlaw = Бандит
    .text = Избавьтесь от шерифа.
card_renegade = Ренегат
    .text = Останьтесь в живых последним.
deck_duel-dice = Дуэльные кубики
card_duel-die = Дуэльный кубик
deck_wound-tokens = Жетоны ранения
card_wound-beer = Ранение: пиво
card_wound-near-shot = Ранение: { -near-shot }
card_wound-far-shot = Ранение: { -far-shot }
card_wound-dynamite = Ранение: динамит
deck_rage = Карты ярости
card_rage-arrow = Ярость: стрела
    .text = Возьмите стрелу, как только карта открыта.
card_rage-dynamite = Ярость: динамит
    .text = Добавляет :dynamite: к кубикам этого хода.
card_rage-near-shot = Ярость: { -near-shot }
    .text = Добавляет :near-shot: к окончательным кубикам этого хода.
card_rage-far-shot = Ярость: { -far-shot }
    .text = Добавляет :far-shot: к окончательным кубикам этого хода.
card_rage-beer = Ярость: пиво
    .text = Добавляет :beer: к окончательным кубикам этого хода.
card_rage-gatling = Ярость: Гатлинг
    .text = Добавляет :gatling: к окончательным кубикам этого хода.
deck_posse = Новые персонажи
card_belle-star = Belle Star
card_chuck-wengam = Chuck Wengam
card_greg-digger = Greg Digger
card_herb-hunter = Herb Hunter
card_pat-brennan = Pat Brennan
card_pixie-pete = Pixie Pete
card_sam-the-healer = Sam the Healer
card_sean-mallory = Sean Mallory
deck_boneyard = Карты погоста
card_no-hands = Без рук
card_one-hand = Одна рука
card_two-hands = Две руки
deck_zombie-summaries = Памятки зомби
card_zombie-summary = Памятка зомби
deck_new-summaries = Новые памятки
card_new-summary = Памятка
card_base-die = Кубик
card_arrow-token = Стрела
card_bullet-single = Патрон
card_bullet-triple = Три патрона
card_summary = Памятка
role_sheriff = шериф
role_deputy = помощник шерифа
role_outlaw = бандит
role_renegade = ренегат

## Icons

icon_arrow = стрела
icon_dynamite = динамит
icon_near-shot = { -near-shot }
icon_far-shot = { -far-shot }
icon_beer = пиво
icon_gatling = Гатлинг
icon_sheriff = шериф
icon_deputy = помощник шерифа
icon_outlaw = бандит
icon_renegade = ренегат
icon_star = звезда шерифа
icon_bullet = патрон
icon_bullets = три патрона
icon_out = выбывший
icon_die = кубик
icon_card-back = карта лицом вниз
icon_hand = рука
icon_whiskey = виски
icon_duel = дуэль
icon_duel-die = дуэльный кубик
icon_wound = ранение
icon_rage-card = карта ярости
icon_boneyard = погост
icon_one-hand = одна рука
icon_two-hands = две руки
icon_zombie = зомби
icon_zombie-master = повелитель зомби
icon_bart-cassidy = шляпа, пробитая пулей
icon_black-jack = подрывная машинка
icon_calamity-janet = револьвер
icon_el-gringo = сомбреро
icon_jesse-jones = бутылка
icon_jourdonnais = два пера
icon_kit-carlson = меховая шапка
icon_lucky-duke = лист клевера
icon_paul-regret = подкова
icon_pedro-ramirez = кактус
icon_rose-doolan = роза
icon_sid-ketchum = докторский саквояж
icon_slab-the-killer = охотничий нож
icon_suzy-lafayette = веер
icon_vulture-sam = гриф
icon_willy-the-kid = рогатка
icon_belle-star = колокольчик
icon_chuck-wengam = кубик, который поворачивают
icon_greg-digger = лопата
icon_herb-hunter = медвежий капкан
icon_pat-brennan = две карты, которые поменялись местами
icon_pixie-pete = мягкая шляпа с пером
icon_sam-the-healer = перевязанное сердце
icon_sean-mallory = пистолет, который вертят на пальце

## What players are asked

ask_deal-role = Какая карта роли досталась?
ask_draw-character = Какой персонаж достался?
ask_roll = { $dice ->
        [one] Что выпало на кубике?
       *[other] Что выпало на кубиках?
    }
ask_roll-duel = { $dice ->
        [one] Что выпало на чёрном кубике?
       *[other] Что выпало на чёрных кубиках?
    }
ask_wound = Какой жетон ранения снимает виски?
ask_pixie = Какую из этих двух карт ярости вы оставляете?
ask_pat-from = Чью карту ярости вы перекладываете?
ask_pat-to = Кому достанется эта карта ярости?
ask_pat-own = Какую из своих карт ярости вы отдаёте?
ask_duel = Кого вы вызываете на дуэль?
ask_healer = Кто получит перед дуэлью { $healer-gain ->
        [one] { $healer-gain } очко жизни
        [few] { $healer-gain } очка жизни
       *[many] { $healer-gain } очков жизни
    }?
ask_sean = Перебросить дуэльный кубик?
ask_greg = Выпить тот же виски ещё раз?
ask_belle = Повернуть один :dynamite: на :gatling:?
ask_chuck = Отдать { $chuck-cost ->
        [one] { $chuck-cost } очко жизни
        [few] { $chuck-cost } очка жизни
       *[many] { $chuck-cost } очков жизни
    }, чтобы повернуть кубик?
ask_draw-wound = Какой жетон ранения вытянут?
ask_draw-rage = Какая карта ярости вытянута?
ask_draw-bone = Какая карта погоста вытянута?
ask_reroll = Какие кубики вы перебрасываете?
    .hint = { $left ->
        [one] У вас ещё { $left } переброс.
        [few] У вас ещё { $left } переброса.
       *[many] У вас ещё { $left } перебросов.
    }
ask_shot = В кого вы стреляете { $face }?
    .hint = Все ваши выстрелы попадают вместе, когда нацелен последний.
ask_beer = Кто пьёт это { $face }?
    .hint = Можно и вы сами.
ask_double = Потратить пиво на один из своих выстрелов?
    .hint = Выстрел, который вы выберете, отнимает { $slab-loss ->
        [one] { $slab-loss } очко жизни
        [few] { $slab-loss } очка жизни
       *[many] { $slab-loss } очков жизни
    }.
ask_bart = Взять стрелу вместо этого попадания?
    .hint = О каждом попадании вы решаете отдельно.
ask_pedro = Вернуть стрелу за потерянное очко жизни?
ask_kit = Чья стрела вернётся в стопку?
    .hint = По одной за каждый :gatling:.
ask_sid = Кто получит { $sid-gain ->
        [one] очко жизни
        [few] { $sid-gain } очка жизни
       *[many] { $sid-gain } очков жизни
    }?
    .hint = Можно и вы сами.

## The table

ui_table = Стол сверху: игроки, кубики и стрелы
ui_pile-left = { $pile ->
        [one] { $pile } стрела в стопке
        [few] { $pile } стрелы в стопке
       *[many] { $pile } стрел в стопке
    }
ui_rerolls-left = { $left ->
        [0] перебросов больше нет
        [one] ещё { $left } переброс
        [few] ещё { $left } переброса
       *[many] ещё { $left } перебросов
    }
ui_plate = { $name }, { $character }: очков жизни { $life } из { $cap }, стрел { $arrows }
ui_rule = Правило
ui_table_roles = Игроки
ui_table_duel-faces = Символ
ui_table_wound-tokens = Символ
ui_table_rage-deck = Символ
ui_table_boneyard-cards = Карта погоста
ui_bullets = :bullet: { $life } из { $cap }
ui_arrows = :arrow: { $arrows }
ui_distance = расстояние слева { $clockwise }, справа { $back }
ui_keep-all = Оставить все кубики
ui_reroll_some = Перебросить эти
ui_target = :bullet: { $life } из { $cap }, :arrow: { $arrows }
ui_bart_yes = Взять стрелу
ui_bart_no = Принять попадание
ui_pedro_yes = Вернуть стрелу
ui_pedro_no = Оставить её
ui_kit_no = Стрел не трогать
ui_pat-from_no = Карт не трогать
ui_healer_no = Никто
ui_sean_yes = Перебросить
ui_sean_no = Оставить так
ui_greg_yes = Выпить ещё
ui_greg_no = Хватит
ui_belle_yes = Повернуть на :gatling:
ui_belle_no = Оставить так
ui_rage-card = Карта ярости: { $face }
ui_chuck_no = Ничего не поворачивать
ui_chuck_turn = { $from } на { $face }
ui_double_no = Оставить пиво
ui_life = Очки жизни
ui_worth = Сколько очков жизни

## Computer players

policy_random = Новичок
    .about = Делает что угодно, лишь бы разрешали правила, и ни о чём не думает.
policy_cautious = Осторожный
    .about = Бережёт свою шкуру и стреляет как велит роль, но выводов не делает.
policy_suspicious = Подозрительный
    .about = Следит, кто в кого стреляет и кто кого угощает пивом, и по этому угадывает роли.

## What is counted in simulations

tally_games-sheriff = Партии с шерифом
tally_won-sheriff = Побеждает шериф
tally_games-deputy = Партии с помощником шерифа
tally_won-deputy = Побеждает помощник шерифа
tally_games-outlaw = Партии с бандитом
tally_won-outlaw = Побеждает бандит
tally_games-renegade = Партии с ренегатом
tally_won-renegade = Побеждает ренегат
tally_nobody = Не побеждает никто
tally_step-limit = Прерваны как бесконечные
tally_attacks = Нападения индейцев
tally_with-bart-cassidy = Партии, где участвует { card_bart-cassidy }
tally_won-with-bart-cassidy = Побеждает { card_bart-cassidy }
tally_with-black-jack = Партии, где участвует { card_black-jack }
tally_won-with-black-jack = Побеждает { card_black-jack }
tally_with-calamity-janet = Партии, где участвует { card_calamity-janet }
tally_won-with-calamity-janet = Побеждает { card_calamity-janet }
tally_with-el-gringo = Партии, где участвует { card_el-gringo }
tally_won-with-el-gringo = Побеждает { card_el-gringo }
tally_with-jesse-jones = Партии, где участвует { card_jesse-jones }
tally_won-with-jesse-jones = Побеждает { card_jesse-jones }
tally_with-jourdonnais = Партии, где участвует { card_jourdonnais }
tally_won-with-jourdonnais = Побеждает { card_jourdonnais }
tally_with-kit-carlson = Партии, где участвует { card_kit-carlson }
tally_won-with-kit-carlson = Побеждает { card_kit-carlson }
tally_with-lucky-duke = Партии, где участвует { card_lucky-duke }
tally_won-with-lucky-duke = Побеждает { card_lucky-duke }
tally_with-paul-regret = Партии, где участвует { card_paul-regret }
tally_won-with-paul-regret = Побеждает { card_paul-regret }
tally_with-pedro-ramirez = Партии, где участвует { card_pedro-ramirez }
tally_won-with-pedro-ramirez = Побеждает { card_pedro-ramirez }
tally_with-rose-doolan = Партии, где участвует { card_rose-doolan }
tally_won-with-rose-doolan = Побеждает { card_rose-doolan }
tally_with-sid-ketchum = Партии, где участвует { card_sid-ketchum }
tally_won-with-sid-ketchum = Побеждает { card_sid-ketchum }
tally_with-slab-the-killer = Партии, где участвует { card_slab-the-killer }
tally_won-with-slab-the-killer = Побеждает { card_slab-the-killer }
tally_with-suzy-lafayette = Партии, где участвует { card_suzy-lafayette }
tally_won-with-suzy-lafayette = Побеждает { card_suzy-lafayette }
tally_with-vulture-sam = Партии, где участвует { card_vulture-sam }
tally_won-with-vulture-sam = Побеждает { card_vulture-sam }
tally_with-willy-the-kid = Партии, где участвует { card_willy-the-kid }
tally_won-with-willy-the-kid = Побеждает { card_willy-the-kid }
tally_with-belle-star = Партии, где участвует { card_belle-star }
tally_won-with-belle-star = Побеждает { card_belle-star }
tally_with-chuck-wengam = Партии, где участвует { card_chuck-wengam }
tally_won-with-chuck-wengam = Побеждает { card_chuck-wengam }
tally_with-greg-digger = Партии, где участвует { card_greg-digger }
tally_won-with-greg-digger = Побеждает { card_greg-digger }
tally_with-herb-hunter = Партии, где участвует { card_herb-hunter }
tally_won-with-herb-hunter = Побеждает { card_herb-hunter }
tally_with-pat-brennan = Партии, где участвует { card_pat-brennan }
tally_won-with-pat-brennan = Побеждает { card_pat-brennan }
tally_with-pixie-pete = Партии, где участвует { card_pixie-pete }
tally_won-with-pixie-pete = Побеждает { card_pixie-pete }
tally_with-sam-the-healer = Партии, где участвует { card_sam-the-healer }
tally_won-with-sam-the-healer = Побеждает { card_sam-the-healer }
tally_with-sean-mallory = Партии, где участвует { card_sean-mallory }
tally_won-with-sean-mallory = Побеждает { card_sean-mallory }
tally_outbreaks = Партии с восстанием
tally_won-zombies = Побеждают зомби
tally_won-survivors = Побеждают выжившие

## Campaigns

ledger_role = Роль
ledger_character = Персонаж
ledger_out = Порядок выбывания
ledger_by = От чьей руки
ledger_sheriff-survived = { $member }, шериф, остаётся в живых и называет следующего шерифа.
ledger_killer-sheriff = Шериф, { $value }, выбывает от руки игрока { $member }, и это следующий шериф.
ledger_no-killer-random = Шериф — { $member }, и его не убил никто. Звезду раздают наугад.
ledger_no-killer-group = Шериф — { $member }, и его не убил никто. О звезде решают все вместе.
ledger_three-winner = { $member } побеждает в партии трёх игроков и носит звезду в ближайшей, где шериф есть.
ledger_three-no-office = Партия трёх игроков о звезде ничего не решает.
ledger_office-waits = В следующей партии шерифа нет. То, что решено о звезде, ждёт.
ledger_named-sheriff = Следующим шерифом назван игрок { $value }.
ledger_named-self = { $member } оставляет звезду себе.
ledger_sheriff-away = Шерифом предстоит быть игроку { $member }, но его нет.
ledger_replaced-sheriff = Шериф теперь { $value } вместо игрока { $member }.
ledger_other-sheriff = Шерифом предстояло быть игроку { $member }; на деле это { $value }.
ledger_extra-bullet = { $member } начинает следующую партию, имея на { $legacy-bullets ->
        [one] { $legacy-bullets } патрон
        [few] { $legacy-bullets } патрона
       *[many] { $legacy-bullets } патронов
    } больше.
ledger_bullet-away = Лишний патрон заслужил игрок { $member }, но его нет, и патрон пропадает.
ledger_newcomer = Игрока { $member } в прошлой партии не было: персонаж достаётся при раздаче.
ledger_chose-character = { $member } выбирает персонажа: { $value }.
ledger_keeps-character = { $member } оставляет персонажа: { $value }.
ledger_draws-character = { $member } отказывается от персонажа { $value } и тянет случайного.
ledger_next-sheriff = Шериф — { $member }.
ledger_next-roles-random = Все роли раздают наугад, и шерифа тоже.
ledger_next-bullet = { $member } начинает, имея на { $legacy-bullets ->
        [one] { $legacy-bullets } патрон
        [few] { $legacy-bullets } патрона
       *[many] { $legacy-bullets } патронов
    } больше.
ledger_next-character = { $member } играет за персонажа { $value }.
ledger_next-draws = { $member } тянет случайного персонажа, любого свободного, кроме { $value }.
ledger_next-random-character = { $member } получает случайного персонажа.
ledger_name-sheriff = { $member } остаётся в живых со звездой. Кто следующий шериф?
ledger_group-sheriff = Шерифа не убил никто. Кто следующий шериф?
ledger_replace-sheriff = Следующего шерифа нет. Кто носит звезду вместо него?
ledger_choose-character = Какого персонажа { $member } выбирает для следующей партии?
ledger_keep-or-draw = Оставляет ли { $member } персонажа?
ledger_option-random-roles = Раздать звезду наугад
ledger_option-random-character = Раздать наугад
ledger_option-keep = Оставить: { $card }
ledger_option-draw = Вытянуть другого наугад
ledger_fault-roles = При таком числе игроков роли другие.
ledger_fault-character-twice = Тот же персонаж, что у игрока { $member }, есть и у кого-то ещё.
ledger_fault-by-living = { $member } остаётся в живых, так что последнего очка жизни не отнимал никто.
ledger_fault-by-other = Последнее очко жизни игрока { $member } мог отнять только другой игрок этой партии.
ledger_fault-by-dead = Тот, кто будто бы отнял последнее очко жизни игрока { $member }, к тому времени уже выбыл.
ledger_fault-order-gap = В порядке выбывания перед игроком { $member } пропущено место.
ledger_fault-order-shared = Одно место делят только те, кто погиб вместе и от одной руки: смотрите { $member }.
ledger_fault-not-over = Когда живы эти игроки, партия не окончена.
ledger_fault-winner = Когда живы эти игроки, победители указаны неверно: смотрите { $member }.
ledger_fault-one-winner = Из троих победить может только один: { $member } здесь не единственный победитель.
ui_hands = Руки
