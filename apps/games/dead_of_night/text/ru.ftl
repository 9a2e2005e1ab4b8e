# «Ночь живых трупов» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.
# Значок :house: отмечает то, что придумали мы.

game = Ночь живых трупов
    .about = Ночь среди ходячих мертвецов: обыщите дом, заведите машину, берегитесь огня и доживите до утра.
    .unofficial = Неофициальный спутник игры; автор его не делал и не одобрял. Название принадлежит своему владельцу; слова и рисунки, карты, машины и сценарии здесь наши.
    .of = 94b43c6b5a9e
product_base = Ночь живых трупов
    .of = a7e3e934387e
source_P = Dead of Night, правила на русском, последняя часть
    .of = a721591d1d4f
source_RUS = Dead of Night, правила на русском, начало
    .of = d14fe329d450
source_AID = Dead of Night, памятка игрока
    .of = 90f95625ec1b
source_SC1 = Dead of Night, первый сценарий
    .of = 8ddaffc49fcc
source_VAS = Dead of Night, страница модуля для игры на экране
    .of = 7447a2f5e4ba
source_BGE = Dead of Night, страница другого такого модуля
    .of = 04d88bd6f081
source_CON = Отчёты о партиях, март { "2015" }
    .of = 80ae66c03b48
source_H = Ludolex: там, где источники молчат
    .of = f306d777283f

option_scenario = Сценарий
    .about = В какую ночь вы играете. Все три сценария придумали мы.
    .of = 3bf7e0099031
option_scenario_last-car = Последняя машина
    .of = c5193d78ee4d
option_scenario_till-dawn = До рассвета
    .of = fa9c11254988
option_scenario_burning-house = Из огня
    .of = c30b4ab5c465
option_fire = Огонь
    .about = Газовые баллоны, коктейли Молотова, горящие клетки и рушащиеся помещения.
    .of = e63306d1146c
option_fire_with = С огнём
    .of = 26a04e5f3a60
option_fire_without = Без огня
    .of = 807d7d056dbe
option_vehicles = Машины
    .about = Машины, которые можно заправить, взломать, водить и разбить.
    .of = c3658d15b681
option_vehicles_with = С машинами
    .of = a9409b0f4d50
option_vehicles_without = Без машин
    .of = e123f89eaf07

## Aim of the game

aim = Мертвецы ходят, ночь длинная, и до конца её доживут не все.
    .title = Цель игры
    .of = c175e3306934
aim_players = Играют от { $players-min } до { $players-max } игроков, а лучше всего, когда их { $players-best }.
    .title = Игроки
    .of = fefe04f2f2ad
aim_time = Игра занимает примерно { $game-minutes ->
        [one] { $game-minutes } минуту
        [few] { $game-minutes } минуты
       *[many] { $game-minutes } минут
    }.
    .title = Сколько длится игра
    .of = 8ac4f31355d1
aim_zombies = За { -zombie(case: "acc-pl") } никто не играет. На поле их приводят карты, а двигают правила.
    .title = За мертвецов не играют
    .of = c27c1be06f39
aim_together = Против зомби вы стоите плечом к плечу, но в конце каждый считает свои { -point(case: "acc-pl") }. Помогать разумно, но не обязательно.
    .title = Вместе, но до поры
    .of = 8b6fa4c48cb9
aim_known = Целиком нам известны только главы о газе, огне, разрушениях и машинах. Остальное собрано из памятки игрока, одного сценария и рассказов о партиях, а пробелы заполнили мы.
    .title = На чём держатся эти правила
    .of = d7b3b5884c8b
aim_marked = Знаком :house: отмечено то, что придумали мы: правило или число. Он нужен, чтобы вы могли играть сразу; знаете лучше — поставьте на это место своё.
    .title = Знак нашего
    .of = c3d4ab899a80

## The map

map = Всё, что случается этой ночью, случается на сетке.
    .title = Поле
    .of = 465ed754078f
map_squares = Поле состоит из { -square(case: "gen-pl") }. Каждая принадлежит какому-то одному { -room(case: "dat") } или лежит на { -outdoors(case: "loc") }, и у каждой есть свой { -floor }. :house:
    .title = Клетки
    .of = 63bf607bea80
map_rooms = { -room(case: "nom-cap") } — это часть { -building(case: "gen") }, вокруг которой идут { -wall(case: "nom-pl") }; коридор тоже помещение. :house:
    .title = Помещения
    .of = 686af3be57f9
map_outdoors = Каждая клетка, которая не лежит ни в одном здании, — это { -outdoors }. Улица помещением не считается. :house:
    .title = Улица
    .of = 56198f6beef6
map_walls = Между клетками стоит { -wall }. Стены между помещениями внутренние, стены между помещением и улицей внешние. Сквозь стену не пройти никому. :house:
    .title = Стены
    .of = 6b97a6efac9d
map_adjacent = Клетки одного этажа, которые касаются друг друга стороной или углом, — { -adjacent-square(case: "nom-pl") }, если их не разделяет стена. Дверь или окно между ними не разделяют. :house:
    .title = Соседние клетки
    .of = 21cd08f2d6c9
map_corners = Клетки, которые касаются углом, соседние, только если между ними можно пройти и вдоль сторон, через клетку рядом с обеими, не встретив ни стены, ни двери, ни окна. :house:
    .title = За углом
    .of = dc22e8929820
map_doors = Сквозь { -door(case: "acc") } игроки проходят, а зомби нет.
    .title = Двери
    .of = 7bde806b26d4
map_windows = На первом этаже и игроки, и зомби пролезают в { -window }, но только прямо, никогда по диагонали.
    .title = Окна
    .of = 034bc812ecaf
map_windows-above = В окно верхнего этажа не войти. Выйти в него может только тот, кто прыгает.
    .title = Окна повыше
    .of = bca8b7b5199a
map_floors = В здании может быть несколько { -floor(case: "gen-pl") }. Их соединяют лестницы, обычные и приставные; клетки разных этажей соседними не бывают. :house:
    .title = Этажи
    .of = fee44cf745fe
map_entry = Отмеченные клетки — это { -entry-space(case: "nom-pl") }. Там на поле выходят новые зомби.
    .title = Клетки появления
    .of = efe511e1b76e
map_distance = Расстояние в клетках считают и по сторонам, и по углам, самым коротким путём и так, будто стен нет, на одном этаже. :house:
    .title = Счёт клеток
    .of = 652607192054
map_edge = { -map-edge(case: "nom-cap") } — это внешняя сторона крайних уличных клеток. За ней безопасно — для тех, кого сценарий отпускает. :house:
    .title = Край поля
    .of = 5184e6ca49ea
map_adjacent-rooms = { -adjacent-room(case: "nom-cap") } — это помещение на том же этаже, с которым есть общий кусок стены. Дверь в нём не нужна, а улица не считается никогда.
    .title = Соседние помещения
    .of = 5752a5e99d73
map_breach = Там, где лежит жетон разрушенной стены, стены больше нет: и игроки, и зомби проходят, в том числе по диагонали, а клетки по обе стороны соседние. :house:
    .title = Проломы в стенах
    .of = 8c399281960e

## What you need

components = Соберите это, прежде чем готовить сценарий.
    .title = Состав игры
    .of = 9b14b292b3f7
components_die = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, у которого { $die-faces ->
        [one] { $die-faces } грань
        [few] { $die-faces } грани
       *[many] { $die-faces } граней
    }.
    .title = Кубик
    .of = 6032714520e2
components_pawns = { $pawns ->
        [one] { $pawns } фишка
        [few] { $pawns } фишки
       *[many] { $pawns } фишек
    }, по одной на игрока.
    .title = Фишки
    .of = eff7392eecfc
components_characters = { $character-total ->
        [one] { $character-total } карта
        [few] { $character-total } карты
       *[many] { $character-total } карт
    }, на каждой свой { -character }; на них отмечают энергию и патроны. Имена и лица придумали мы. :house:
    .title = Карты персонажей
    .of = e40f04a82f51
components_zombies = { $zombie-figures ->
        [one] { $zombie-figures } фигурка зомби
        [few] { $zombie-figures } фигурки зомби
       *[many] { $zombie-figures } фигурок зомби
    }. :house:
    .title = Зомби
    .of = eac8b477c037
components_events = Колода, в которой лежат { -event-card(case: "nom-pl") }: каждый ход тянут одну. Карты придумали мы. :house:
    .title = Карты событий
    .of = b435877221a0
components_items = Колода, где на каждой карте { -item }: то, что может найтись при обыске. Карты придумали мы. :house:
    .title = Карты предметов
    .of = e3a5b078be8e
components_vehicles = { $vehicle-total ->
        [one] { $vehicle-total } карта машины
        [few] { $vehicle-total } карты машин
       *[many] { $vehicle-total } карт машин
    }; у каждой есть фишка, которая занимает { $vehicle-squares ->
        [one] { $vehicle-squares } клетку
        [few] { $vehicle-squares } клетки
       *[many] { $vehicle-squares } клеток
    }. Машины придумали мы. :house:
    .title = Карты машин
    .of = da3ef28f2205
components_molotovs = { $molotov-cards ->
        [one] { $molotov-cards } карта коктейля Молотова
        [few] { $molotov-cards } карты коктейля Молотова
       *[many] { $molotov-cards } карт коктейля Молотова
    }. Они лежат рядом с колодой предметов, пока кто-нибудь такой коктейль не сделает. :house:
    .title = Карты коктейля Молотова
    .of = 3e2980f42bd5
components_fire = { $fire-tokens ->
        [one] { $fire-tokens } жетон огня
        [few] { $fire-tokens } жетона огня
       *[many] { $fire-tokens } жетонов огня
    }, а к ним маленькие маркеры цветов игроков, чтобы было видно, чей это пожар. :house:
    .title = Жетоны огня
    .of = 10ad6396c0a0
components_damage = { $damage-tokens ->
        [one] { $damage-tokens } жетон
        [few] { $damage-tokens } жетона
       *[many] { $damage-tokens } жетонов
    }: на одной стороне помещение повреждено, на другой обрушено. :house:
    .title = Жетоны повреждённого сооружения
    .of = 3ac84b521765
components_barricades = { $barricade-tokens ->
        [one] { $barricade-tokens } жетон баррикады
        [few] { $barricade-tokens } жетона баррикад
       *[many] { $barricade-tokens } жетонов баррикад
    }. :house:
    .title = Жетоны баррикад
    .of = 742f80c493ec
components_walls = { $wall-tokens ->
        [one] { $wall-tokens } жетон разрушенной стены
        [few] { $wall-tokens } жетона разрушенной стены
       *[many] { $wall-tokens } жетонов разрушенной стены
    }. :house:
    .title = Жетоны разрушенных стен
    .of = 1462016c6d61
components_searched = { $search-markers ->
        [one] { $search-markers } маркер
        [few] { $search-markers } маркера
       *[many] { $search-markers } маркеров
    } для обысканных помещений. :house:
    .title = Маркеры обыска
    .of = cd1f5be9e427

## Set-up

setup = Ночь готовят в таком порядке.
    .title = Подготовка
    .of = 1fbcc0709bba
setup_scenario = Выберите { -scenario }. В нём сказано, какие нужны поле и карты, где все начинают и когда игра окончена.
    .title = Выбор сценария
    .of = f0b0f3a918f1
setup_map = Выложите поле сценария с его стенами, дверями, окнами и клетками появления.
    .title = Поле
    .of = 1bbe560807a6
setup_characters = Каждый берёт карту, на которой его { -character }, и фишку.
    .title = Персонажи
    .of = d01a7c63e50c
setup_energy = Каждый отмечает у себя { $start-energy ->
        [one] { $start-energy } единицу
        [few] { $start-energy } единицы
       *[many] { $start-energy } единиц
    } энергии.
    .title = Энергия
    .of = 0fd5637a9c32
setup_ammunition = Каждый отмечает у себя { $start-ammunition ->
        [one] { $start-ammunition } патрон
        [few] { $start-ammunition } патрона
       *[many] { $start-ammunition } патронов
    }.
    .title = Патроны
    .of = 7f130a2f981b
setup_without-fire = Без огня уберите из колоды предметов бутылки, газовые баллоны, огнетушители и спички, а из колоды событий — «Сквозняк», «Ливень» и «Гнилые балки». :house:
    .title = Без огня
    .of = 72992434b78d
setup_without-vehicles = Без машин уберите из колоды предметов ключи, а из колоды событий — «Аварию». :house:
    .title = Без машин
    .of = e9f3eeafdfb6
setup_without-both = Если в игре нет ни огня, ни машин, уберите и канистры с бензином. :house:
    .title = Без бензина
    .of = 4f59579614c8
setup_item-deck = Перемешайте карты предметов в колоду лицом вниз. :house:
    .title = Колода предметов
    .of = e8d9046f91ba
setup_event-number = Отложите карты «Конец» и «Ключи». Остальные карты событий перемешайте и отсчитайте лицом вниз столько, сколько сказано в таблице; прочие останутся в коробке. :house:
    .title = Карты событий по числу игроков
    .of = 5d88a7f0d8fd
setup_event-deck = Разложите отсчитанные карты событий на { $deck-halves ->
        [one] { $deck-halves } равную стопку
        [few] { $deck-halves } равные стопки
       *[many] { $deck-halves } равных стопок
    } (лишняя карта идёт в нижнюю). Карту «Конец» замешайте среди { $low-cards ->
        [one] { $low-cards } нижней карты
        [few] { $low-cards } нижних карт
       *[many] { $low-cards } нижних карт
    } одной стопки, а другую положите сверху. :house:
    .title = Колода событий
    .of = 5f9849a4c286
setup_vehicle-deck = Перемешайте карты машин в колоду лицом вниз. :house:
    .title = Колода машин
    .of = 65b166a8ea91
setup_supply = Рядом с полем положите зомби, жетоны и маркеры. :house:
    .title = Запас
    .of = 08ee31874b18
setup_first = Каждый бросает кубик. Начинает тот, у кого выпало больше всех; при ничьей бросают снова. :house:
    .title = Кто начинает
    .event = { $target } начинает.
    .of = f6e03d6b7acb

## Energy

energy = Энергия — это сколько в вас осталось жизни и сколько дыхания.
    .title = Энергия
    .of = 4f0d53d8fc1e
energy_life = Ваша { -energy } — это сколько вы ещё выдержите. Потерянное и полученное отмечают на карте персонажа.
    .title = Что такое энергия
    .event = { $target } теряет энергию: { $value }.
    .of = 4e46073faebb
energy_limit = Больше { $energy-limit ->
        [one] { $energy-limit } единицы
        [few] { $energy-limit } единиц
       *[many] { $energy-limit } единиц
    } энергии у вас не бывает. Всё лишнее пропадает. :house:
    .title = Предел
    .event = { $target } получает энергию: { $value }.
    .of = a3b954ebfce7
energy_death = Когда энергии не осталось, вы мертвы. Фишку снимают с поля, а ваши предметы остаются на клетке, где вы упали. :house:
    .title = Смерть
    .event = Мертвецов стало больше: { $target }.
    .of = 632252f17c0e
energy_dead = Мёртвый игрок больше не ходит, но очки в конце считает и он. :house:
    .title = Мёртвые не ходят
    .of = 8704ea92f6f7
energy_ammunition = Рядом с энергией отмечены ваши { -ammunition }. Это не предмет, и рука для них не нужна. :house:
    .title = Патроны
    .event = { $target } получает патроны: { $value }.
    .of = 6fd56871ad59

## The turn

turn = Карта, потом ваши действия — вот и ход, а огонь тем временем не ждёт.
    .title = Ход
    .of = b9f69e354987
turn_order = { -turn(case: "nom-cap") } переходит по часовой стрелке от одного живого игрока к следующему. :house:
    .title = Порядок ходов
    .event = Начинается ход: { $actor }.
    .of = 4f76b7b08daa
turn_fires = Ваш ход начинается с ваших же пожаров: прежде всего остального дайте им распространиться. :house:
    .title = Сначала ваши пожары
    .of = 939ad1f70c90
turn_card = Возьмите верхнюю карту событий и сделайте, что на ней сказано. Потом она уходит в сброс, если на ней не сказано иного.
    .title = Потом карта
    .event = { $actor } тянет карту события.
    .of = b3b21e08a1ca
turn_card-order = Сначала выполните символы карты, один за другим, потом её текст. Если зомби нападают, это бывает в самом конце. :house:
    .title = Порядок на карте
    .of = 8d3ab9da0ccf
turn_actions = Затем сделайте до { $actions ->
        [one] { $actions } действия
        [few] { $actions } действий
       *[many] { $actions } действий
    }. Если не сказано иного, одно и то же { -action } можно и повторить.
    .title = Потом ваши действия
    .event = { $target } спотыкается; осталось действий: { $value }.
    .of = 75050d25be83
turn_free-actions = До действий, между ними и после них делайте { -free-action(case: "acc-pl") }, сколько захотите.
    .title = Свободные действия
    .of = 528c3366f2e2
turn_skipped = Кто должен пропустить ход или слишком изранен, чтобы двигаться, всё равно берёт карту и может делать свободные действия.
    .title = Пропуск хода и раненые
    .of = cc60e0f7d3a6
turn_end = В конце хода проверьте, не стоите ли вы в огне и не убивает ли вас укус. Потом начинает следующий игрок. :house:
    .title = Конец хода
    .of = 54a6bf447531
turn_interrupt = Между чужими ходами вам доступно { -interrupt }: сделайте его сразу, а заплатите за него в собственный следующий ход.
    .title = Вне очереди
    .of = 838a2c75cc9c
turn_interrupt-move = Если вне очереди вы двигались, в следующий ход у вас на { $interrupt-cost ->
        [one] { $interrupt-cost } действие
        [few] { $interrupt-cost } действия
       *[many] { $interrupt-cost } действий
    } меньше.
    .title = Движение вне очереди
    .of = d20e0aa4527b
turn_interrupt-other = Если вне очереди вы сделали что-то другое, в следующий ход действий у вас нет вовсе; карта и свободные действия остаются.
    .title = Всё прочее вне очереди
    .of = 6a0f87126817
turn_interrupt-once = Между вашими собственными ходами внеочередное действие можно сделать { $interrupts ->
        [one] { $interrupts } раз
        [few] { $interrupts } раза
       *[many] { $interrupts } раз
    } — когда чей-то ход кончился, а следующий ещё не начался. Если желающих несколько, они делают это в порядке ходов. :house:
    .title = Не чаще
    .of = ec5c5aff30d1
turn_example-interrupt = Борис стоит у окна, когда к нему подступают зомби. Прежде чем начнёт Клео, Борис отходит от окна вне очереди. В собственный следующий ход он, как всегда, берёт карту, а потом у него { $example-interrupt-left ->
        [one] { $example-interrupt-left } действие
        [few] { $example-interrupt-left } действия
       *[many] { $example-interrupt-left } действий
    } вместо { $actions }.
    .title = Пример: вне очереди
    .of = 89a0116a54b5

## Actions

actions = Каждое из этого стоит действия, если не сказано иного.
    .title = Действия
    .of = cf9a24f10555
actions_move = Переместите свою фишку.
    .title = Движение
    .event = { $actor } идёт дальше.
    .of = e735c232eff0
actions_search = Обыщите помещение, в котором находитесь.
    .title = Обыск
    .event = { $actor } обыскивает комнату и что-то находит.
    .of = 6268ea7ccd49
actions_climb = Поднимитесь или спуститесь по лестнице, обычной или приставной, с клетки у одного её конца на клетку у другого.
    .title = Лестница
    .event = { $actor } идёт по лестнице.
    .of = eb5d45f74620
actions_jump = Прыгните с крыши или из окна верхнего этажа на уличную клетку внизу. Бросьте кубик и потеряйте столько энергии, сколько выпало.
    .title = Прыжок
    .event = { $actor } прыгает.
    .of = b855d7521d1c
actions_light = Положите жетон огня на соседнюю клетку, которая не горит. Это ваш пожар. В руке должны быть спички. :house:
    .title = Поджог
    .event = { $actor } разводит огонь.
    .of = 8510f5c8ec8f
actions_extinguish = Если у вас в руке { -extinguisher }, снимите с соседних клеток или со своей { $extinguish-tokens ->
        [one] { $extinguish-tokens } жетон
        [few] { $extinguish-tokens } жетона
       *[many] { $extinguish-tokens } жетонов
    } огня. Сколько именно, решили мы. :house:
    .title = Тушение
    .event = { $actor } гасит жетон огня.
    .of = 62344984888c
actions_barricade = Если у вас в руке молоток или гвоздомёт, положите жетон { -barricade(case: "gen") } на дверь, окно или пролом в стене рядом со своей клеткой.
    .title = Строительство баррикады
    .event = { $actor } строит баррикаду.
    .of = 676e4d3c5be7
actions_barricade-blocks = Баррикада не пропускает ни игроков, ни зомби, ни того, что бросают, и клетки за ней не соседние. Взрыва она не остановит. :house:
    .title = Что делает баррикада
    .event = { $actor } убирает баррикаду с карты.
    .of = ca2fc6d75215
actions_unbarricade = Уберите баррикаду рядом со своей клеткой. Сделать это можно только изнутри.
    .title = Разбор баррикады
    .event = { $actor } разбирает баррикаду.
    .of = a71bd5338eed
actions_rearrange = Поменяйте как хотите то, что держите в руках, и то, что убрали.
    .title = Перекладывание
    .event = { $actor } перекладывает свои вещи.
    .of = a07e56915c2c
actions_steal = Выберите игрока на соседней клетке и бросьте кубик. Если выпало больше, чем у того энергии, заберите у него предмет по своему выбору; место для него у вас должно быть.
    .title = Кража
    .event = { $actor } пытается обокрасть игрока { $target }; на кубике { $value }.
    .of = 25ef372576d6
actions_combine = Соедините предметы в новый, как говорят правила этих предметов.
    .title = Соединение
    .of = 8e304a1ab2b4
actions_recover = Израсходуйте предмет из руки, который даёт энергию.
    .title = Предмет с энергией
    .of = 06aa9aeb1887
actions_rest = Получите { $rest-gain ->
        [one] { $rest-gain } единицу
        [few] { $rest-gain } единицы
       *[many] { $rest-gain } единиц
    } энергии. Других действий в тот ход, когда вы отдыхаете, делать нельзя.
    .title = Отдых
    .event = { $actor } отдыхает и получает энергию: { $value }.
    .of = 946edaecdf6f
actions_attack-object = Атакуйте баррикаду, стену, газовый баллон или машину.
    .title = Атака на объект
    .of = 0151c3b71b3a
actions_start = Заведите машину или, если он есть в сценарии, генератор.
    .title = Запуск
    .of = f7df400188b0
actions_hot-wire = Попробуйте завести машину без ключей.
    .title = Взлом зажигания
    .of = b91753130350

## Free actions

free = Это действий не стоит и делается в ваш собственный ход.
    .title = Свободные действия
    .of = d1d389a59919
free_pick-up = Поднимите предмет со своей клетки. Для него нужна свободная рука.
    .title = Поднять
    .event = { $actor } что-то поднимает.
    .of = 7711f683de21
free_drop = Положите предмет на свою клетку.
    .title = Положить
    .event = { $actor } что-то кладёт.
    .of = ab5c82b7a141
free_throw = Бросьте предмет из руки на клетку, которую видите, не дальше чем на столько клеток, сколько у вас энергии.
    .title = Бросить
    .event = { $actor } что-то бросает.
    .of = 89650c4af35f
free_give = Отдайте предмет игроку на соседней клетке, если он согласен, или поменяйтесь с ним один на один. Тому, кто получает, нужна свободная рука.
    .title = Отдать и поменяться
    .event = { $actor } что-то передаёт игроку { $target }.
    .of = 917c05efbb05
free_fight = Сразитесь с зомби врукопашную или издали.
    .title = Драться
    .of = 89af634ac72a
free_fight-once = По своей воле вы можете сразиться с зомби каждой клетки { $fights-per-square ->
        [one] { $fights-per-square } раз
        [few] { $fights-per-square } раза
       *[many] { $fights-per-square } раз
    } за ход; броски, к которым вас вынуждают правила, не считаются. Выстрелы ограничены только патронами. :house:
    .title = Ещё один бой
    .of = 6a25800a3ce7

## Movement

movement = Пока есть дыхание, можно бежать.
    .title = Движение
    .of = 755a92a4da39
movement_reach = За одно движение пройдите не больше клеток, чем у вас энергии, каждый раз на соседнюю. :house:
    .title = Как далеко
    .of = 24ff5b8dcce2
movement_free-square = Нельзя войти ни на клетку, где есть зомби, ни на клетку с машиной, если вы в неё не садитесь. Игроков на одной клетке может быть сколько угодно. :house:
    .title = Клетки с зомби
    .of = b042a3a34121
movement_doors = Двери и окна первого этажа — для вас обычный путь, если в них нет баррикады.
    .title = Двери и окна
    .of = 21ec51e9a575
movement_past-zombies = Каждый раз, входя на клетку рядом с зомби, проведите ближний бой с зомби каждой соседней клетки, где они есть. И только потом идите дальше, если ещё можете.
    .title = Мимо зомби
    .of = c8a119e566f5
movement_hurt-on-the-way = Если из-за потерь в пути энергии у вас осталось меньше, чем клеток уже пройдено за это движение, оно кончается там, где вы стоите. :house:
    .title = Раны в пути
    .of = eb10ae2a2f7f
movement_example = У Ады { $example-run-energy ->
        [one] { $example-run-energy } единица
        [few] { $example-run-energy } единицы
       *[many] { $example-run-energy } единиц
    } энергии. На второй клетке она оказывается рядом с клеткой, где есть зомби, дерётся и теряет { $combat-loss }. Но на третью клетку ей ещё можно: это не больше тех { $example-run-left }, что у неё остались.
    .title = Пример: бегом мимо
    .of = efc9bb91d652

## Zombies

zombies = Они медлительны, их много, и впереди у них целая ночь.
    .title = Зомби
    .of = 03d23871c20b
zombies_symbols = За каждый :symbol: на карте события сначала приходят новые зомби, потом двигаются все. На карте может быть и не один { -symbol }, и ни одного.
    .title = Символы на картах
    .of = 2ca05b70d8de
zombies_enter = На каждую { -entry-space(case: "acc") } поля поставьте { $zombies-per-entry ->
        [one] { $zombies-per-entry } зомби
        [few] { $zombies-per-entry } зомби
       *[many] { $zombies-per-entry } зомби
    }.
    .title = Новые зомби
    .event = Приходят новые зомби: { $value }.
    .of = b1cb9d16e580
zombies_enter-full = Клетка появления, которая полна зомби или на которой стоит игрок или машина, не получает никого. Если фигурки кончились, никто не приходит. :house:
    .title = Нет места
    .of = 09d0a904214a
zombies_move = Каждый зомби движется к ближайшему игроку.
    .title = Движение зомби
    .of = 08e09b6defbb
zombies_steps = За каждый символ зомби проходит { $zombie-steps ->
        [one] { $zombie-steps } клетку
        [few] { $zombie-steps } клетки
       *[many] { $zombie-steps } клеток
    } по самому короткому из открытых ему путей, в том числе по лестницам, и так, будто баррикад нет. Зомби, для которого пути нет, остаётся где был. :house:
    .title = Как далеко они идут
    .event = Зомби в движении: { $value }.
    .of = 27391d08fb12
zombies_order = Первыми двигаются зомби, которые ближе всех к игроку. Если пути, игроки или зомби одинаково близки, выбирает тот, чей сейчас ход. :house:
    .title = Кто раньше
    .of = a389d40e73ec
zombies_openings = Зомби лезут в окна первого этажа, прямо и никогда по диагонали. Двери их останавливают.
    .title = Куда они пролезают
    .of = b29ff5f026e8
zombies_fire = Зомби не входит на клетку, которая горит сама или лежит рядом с горящей.
    .title = Боятся огня
    .of = b301b09dbd9a
zombies_beside-fire = Если огонь кладут рядом с зомби, он не бежит. Он стоит на месте, пока не сможет перейти на клетку подальше от огня. :house:
    .title = Огонь приходит к ним
    .of = e566e929669d
zombies_four = На одной клетке помещается не больше { $zombies-per-square ->
        [one] { $zombies-per-square } зомби
        [few] { $zombies-per-square } зомби
       *[many] { $zombies-per-square } зомби
    }.
    .title = Теснота
    .of = 5183b7861851
zombies_contact = Зомби на клетке, соседней с клеткой игрока, находится с этим игроком в { -contact(case: "loc") }. Дальше он не идёт и ждёт. :house:
    .title = В контакте
    .of = 869336d18aa7
zombies_barricade = Перед баррикадой зомби останавливается. Когда по символу прошли все, бросьте кубик за каждую баррикаду, у которой есть зомби, прибавляя по { $rush-per-zombie } за каждого зомби сверх первого. При { $barricade-rush } и больше она ломается. :house:
    .title = У баррикады
    .event = Мертвецы бросаются на баррикаду: { $value }.
    .of = 18cd19d3c62e
zombies_vehicle = Игроки в машине притягивают зомби, как и все остальные. Зомби подходят к ней и ждут рядом. :house:
    .title = Вокруг машины
    .of = 0ba55b499dd2
zombies_attack = Когда зомби по карте прошли, тот, чей сейчас ход, проводит ближний бой с зомби каждой соседней клетки. :house:
    .title = Зомби нападают
    .of = c135a0e6b13c
zombies_example = Клео берёт карту, на которой { $event-symbols_the-fence ->
        [one] { $event-symbols_the-fence } символ
        [few] { $event-symbols_the-fence } символа
       *[many] { $event-symbols_the-fence } символов
    }. На каждую клетку появления встаёт по зомби, и все зомби проходят клетку; потом ещё раз то же самое. На клетке за сараем зомби уже { $zombies-per-square }, так что туда не добавляют никого.
    .title = Пример: карта с символами
    .of = e37ae35ded7a

## Combat

combat = С мертвецами дерутся тем, что под рукой.
    .title = Бой
    .of = 2fb401a73637
combat_weapon = Пока в руке { -weapon }, к вашим броскам прибавляется его число. Оружие за раз одно; голые руки не прибавляют ничего. :house:
    .title = Оружие
    .of = 0c8da6b54055
combat_close = { -close-combat(case: "nom-cap") } — это драка с зомби одной соседней клетки. Бросьте кубик, прибавьте оружие, отнимите по { $per-zombie } за каждого зомби на ней и прибавьте по { $per-helper } за каждого помощника.
    .title = Ближний бой
    .event = { $actor } сражается с мертвецами: { $value }.
    .of = e8e4a2a91f72
combat_helpers = { -helper(case: "nom-cap") } — это игрок, который стоит рядом с теми же зомби, что и вы, и согласен присоединиться. :house:
    .title = Помощники
    .event = { $actor } помогает в схватке игроку { $target }.
    .of = 023f53217304
combat_kill = Итог { $combat-kill } или больше убивает столько зомби этой клетки, на сколько он больше { $combat-above }.
    .title = Убить
    .event = { $actor } убивает зомби: { $value }.
    .of = 04817de8abff
combat_knock-back = При { $combat-knock-low }–{ $combat-knock-high } вы отбрасываете одного зомби этой клетки.
    .title = Отбросить
    .event = { $actor } отталкивает зомби.
    .of = 8b24d2f603c0
combat_knocked = Отброшенный зомби отлетает от вас на { $knock-squares ->
        [one] { $knock-squares } клетку
        [few] { $knock-squares } клетки
       *[many] { $knock-squares } клеток
    }, куда вы захотите. Если свободной клетки для него нет, он остаётся. :house:
    .title = Куда отбросить
    .event = Зомби отступает на клетку.
    .of = daaf433abde7
combat_hurt = При { $combat-hurt-low }–{ $combat-hurt-high } вы теряете { $combat-loss ->
        [one] { $combat-loss } единицу
        [few] { $combat-loss } единицы
       *[many] { $combat-loss } единиц
    } энергии.
    .title = Рана
    .event = Рана: { $target } теряет энергию: { $value }.
    .of = cb774dfefd4d
combat_grabbed = При { $grab-high } или меньше зомби вас хватает. Потеряйте { $grab-loss ->
        [one] { $grab-loss } единицу
        [few] { $grab-loss } единицы
       *[many] { $grab-loss } единиц
    } энергии и бросьте кубик снова.
    .title = Схватил
    .event = Зомби хватает игрока { $target }; потеря энергии: { $value }.
    .of = b7c276fb8303
combat_grab-weapon = Если этот бросок больше оставшейся у вас энергии, вы теряете оружие и бросаете ещё раз. Оружие кладут на клетку зомби.
    .title = Потеря оружия
    .event = { $target } выпускает оружие из рук.
    .of = 0609b5bf1220
combat_grab-bite = Если и последний бросок больше вашей энергии, зомби вас укусил. { -bite(case: "nom-cap") } отмечают на карте персонажа. :house:
    .title = Укус
    .event = Зомби кусает игрока { $target }.
    .of = 228ae4e67f00
combat_bitten = Укушенному остаётся { $bite-turns ->
        [one] { $bite-turns } собственный ход
        [few] { $bite-turns } собственных хода
       *[many] { $bite-turns } собственных ходов
    }: в конце последнего он умирает, если прежде на него не потратят аптечку. :house:
    .title = Что делает укус
    .event = Укус действует: { $target }.
    .of = 7fca985c33b9
combat_example-close = Дэн с топором дерётся с клеткой, на которой { $example-crowd ->
        [one] { $example-crowd } зомби
        [few] { $example-crowd } зомби
       *[many] { $example-crowd } зомби
    }, и Ада ему помогает. На кубике { $example-axe-roll }. С топором, толпой и помощью выходит { $example-axe-result }, и { $example-axe-killed ->
        [one] { $example-axe-killed } зомби
        [few] { $example-axe-killed } зомби
       *[many] { $example-axe-killed } зомби
    } больше не встанут.
    .title = Пример: топор и друг
    .of = f6f3e64f8067
combat_example-grab = Бориса, у которого { $example-grab-energy ->
        [one] { $example-grab-energy } единица
        [few] { $example-grab-energy } единицы
       *[many] { $example-grab-energy } единиц
    } энергии, хватает зомби; остаётся { $example-grab-left }. На следующем броске выпадает { $example-grab-first }, и бита пропала. Потом выпадает { $example-grab-second }: не больше его энергии, и он вырывается без укуса.
    .title = Пример: схватил
    .of = b2d318cca1f6
combat_ranged = { -ranged-combat(case: "nom-cap") } — это стрельба по зомби, которого вы видите. Бросьте кубик и прибавьте оружие, которое должно давать не меньше { $ranged-weapon }.
    .title = Дальний бой
    .event = { $actor } стреляет: { $value }.
    .of = 9bf0df8c9287
combat_ranged-near = Прибавьте { $ranged-adjacent }, если цель на соседней клетке, и { $ranged-near }, если до неё { $ranged-near-squares ->
        [one] { $ranged-near-squares } клетка
        [few] { $ranged-near-squares } клетки
       *[many] { $ranged-near-squares } клеток
    }.
    .title = С близкого расстояния
    .of = 8c286b631ed1
combat_ranged-kill = Итог { $ranged-hit } или больше убивает { $ranged-killed ->
        [one] { $ranged-killed } зомби
        [few] { $ranged-killed } зомби
       *[many] { $ranged-killed } зомби
    }. Всё, что меньше, — промах.
    .title = Попадание
    .event = { $actor } попадает; убито зомби: { $value }.
    .of = 00c6a8e12def
combat_ranged-ammunition = Каждый выстрел расходует { $shot-ammunition ->
        [one] { $shot-ammunition } патрон
        [few] { $shot-ammunition } патрона
       *[many] { $shot-ammunition } патронов
    }, попали вы или нет. Без патронов стрелять нельзя. :house:
    .title = Расход патронов
    .of = 5c3e3fb26a33
combat_sight = Вы видите клетку, если линия от середины вашей клетки до её середины не пересекает ни стены, ни двери, ни баррикады. Фигурки и огонь ничего не заслоняют. :house:
    .title = Что вы видите
    .of = 1c12a542f93d
combat_example-ranged = Клео стреляет из пистолета в зомби, до которого { $ranged-near-squares ->
        [one] { $ranged-near-squares } клетка
        [few] { $ranged-near-squares } клетки
       *[many] { $ranged-near-squares } клеток
    }, и на кубике { $example-shot-roll }. С пистолетом и близким расстоянием это { $example-shot-result }, и он падает. Патронов у неё теперь на { $shot-ammunition } меньше.
    .title = Пример: выстрел через двор
    .of = 1d8049a45d18

## Attacking objects

objects = Дерево и штукатурку тоже можно победить.
    .title = Атака на объекты
    .of = bd54e283a431
objects_roll = { -object-attack(case: "nom-cap") } — это бросок кубика, к которому прибавляют оружие. Объект должен быть на соседней клетке или у края вашей.
    .title = Бросок
    .event = { $actor } бьёт по предмету: { $value }.
    .of = ce0285c76d9f
objects_reached = Объект поддаётся, если итог не меньше числа, которое для него названо.
    .title = Сколько нужно
    .of = e7c7a60a7b36
objects_barricade = Баррикада ломается при { $object-barricade }. Снимите её жетон с поля.
    .title = Баррикады
    .event = Баррикада ломается.
    .of = 865da909da17
objects_walls = Внутренняя стена поддаётся при { $object-inner-wall }, внешняя — при { $object-outer-wall }. Положите там жетон разрушенной стены.
    .title = Стены
    .event = Стена поддаётся.
    .of = 85cda86fd3da
objects_canister = Газовый баллон взрывается при { $object-canister }.
    .title = Газовые баллоны
    .of = 6509de292b81
objects_vehicle = Машина ломается, когда итог достигает её вместимости. Тогда она разбита.
    .title = Машины
    .event = Машина разбита.
    .of = c657e8965051
objects_example = Дэн бьёт топором внутреннюю стену, и на кубике { $example-wall-roll }. С топором это { $example-wall-result }, как раз сколько надо: из кладовой теперь есть второй выход.
    .title = Пример: сквозь стену
    .of = d1d5b8f3085c
objects_shot = Стреляющим оружием можно атаковать газовый баллон или машину, которые вы видите, на любом расстоянии, ценой выстрела. :house:
    .title = Стрельба по объектам
    .event = { $actor } стреляет в предмет.
    .of = 089bad508e3e

## Player against player

rivals = Дошло и до этого.
    .title = Игрок против игрока
    .of = e9d456f1e6ea
rivals_fight = { -rival-fight(case: "nom-cap") }: оба бросают кубик и прибавляют оружие. У кого итог меньше, тот теряет { $rival-loss ->
        [one] { $rival-loss } единицу
        [few] { $rival-loss } единицы
       *[many] { $rival-loss } единиц
    } энергии; при ничьей не происходит ничего. :house:
    .title = Схватка с игроком
    .event = { $target } уступает сопернику; потеря энергии: { $value }.
    .of = 9da6cdfacafa
rivals_when = Друг с другом игроки дерутся только за место водителя или когда один бросает в другого коктейль Молотова. :house:
    .title = Когда это можно
    .of = c3478acd9cf2

## Items

items = Всё, что вы найдёте, кому-нибудь пригодится.
    .title = Предметы
    .of = f540cd8c03b2
items_hands = У вас { $hands ->
        [one] { $hands } рука
        [few] { $hands } руки
       *[many] { $hands } рук
    }. Предмету нужна одна { -hand }, а если так сказано на карте, то обе; и используют его только из рук. :house:
    .title = Руки
    .of = 7b956b2ae4de
items_stored = Убрать найденный предмет стоит действия. Руки убранное не занимает.
    .title = Убранное
    .of = eb9cef2a33fd
items_stored-limit = Убрано у вас может быть не больше { $stored-limit ->
        [one] { $stored-limit } предмета
        [few] { $stored-limit } предметов
       *[many] { $stored-limit } предметов
    }. :house:
    .title = Сколько можно унести
    .of = bfad84783758
items_search = { -search(case: "nom-cap") }: возьмите верхнюю карту предметов, покажите её и положите в помещение маркер обыска. Предмет возьмите в руку или оставьте на своей клетке. :house:
    .title = Обыск помещения
    .event = { $actor } что-то находит.
    .of = 605d1ffa53ad
items_searched = Помещение с маркером обыска обыскать снова нельзя. Улицу обыскать нельзя. :house:
    .title = Каждое помещение однажды
    .of = b3b763aa3ca8
items_search-empty = Израсходованные предметы уходят в сброс. Когда колода предметов кончилась, перемешайте сброс в новую. :house:
    .title = Колода предметов пуста
    .event = Сброшенные предметы становятся новой колодой.
    .of = 30bd32e7016a
items_gun-found = Кто при обыске взял пистолет, дробовик или гвоздомёт, получает { $gun-ammunition ->
        [one] { $gun-ammunition } патрон
        [few] { $gun-ammunition } патрона
       *[many] { $gun-ammunition } патронов
    }. :house:
    .title = Оружие, и не пустое
    .event = { $actor } получает патроны: { $value }.
    .of = 225aee2b6f88
items_bare = Биты, ломы, топоры и молотки — оружие для ближнего боя и против объектов; пистолеты, дробовики и гвоздомёты — для стрельбы, а против объектов годятся, когда в них стреляют. :house:
    .title = Инструменты как оружие
    .of = 9afffcf695c4
items_first-aid = { -first-aid-kit(case: "nom-cap") } — предмет, который даёт энергию: вам или игроку на соседней клетке она возвращает { $first-aid-gain ->
        [one] { $first-aid-gain } единицу
        [few] { $first-aid-gain } единицы
       *[many] { $first-aid-gain } единиц
    } энергии и снимает опасность от укуса. :house:
    .title = Аптечки
    .event = { $actor } использует аптечку; { $target } получает энергию: { $value }.
    .of = 30f2a2ca13bf
items_snack = { -snack(case: "nom-cap") } — предмет, который даёт энергию: { $snack-gain ->
        [one] { $snack-gain } единицу
        [few] { $snack-gain } единицы
       *[many] { $snack-gain } единиц
    }. :house:
    .title = Еда
    .event = { $actor } ест и получает энергию: { $value }.
    .of = c1c30dc372d3
items_ammunition = Коробка патронов даёт тому, кто её поднял, { $box-ammunition ->
        [one] { $box-ammunition } патрон
        [few] { $box-ammunition } патрона
       *[many] { $box-ammunition } патронов
    } и уходит в сброс. :house:
    .title = Коробки патронов
    .event = { $actor } получает патроны: { $value }.
    .of = 4048a46ccfd9
items_keys = { -keys(case: "nom-cap") } подходят к любой машине. Рука для них нужна, только пока вы заводите машину. :house:
    .title = Ключи
    .of = f44d13e2e256

## Gas

canister = Когда он рванёт, рядом лучше не стоять.
    .title = Газовый баллон
    .of = 7db8d14f36df
canister_what = Взрывается { -gas-cylinder }. А { -petrol-can } — другой предмет: из неё заправляют машины и делают коктейли Молотова, и она не взрывается.
    .title = Что взрывается
    .of = f8e1f5bd5165
canister_set-off = Газовый баллон взрывает атака, и огонь от взрыва принадлежит тому, кто атаковал. Взрывает его и огонь на его клетке; тогда взрыв принадлежит хозяину этого пожара.
    .title = Отчего он взрывается
    .event = Взрывается газовый баллон.
    .of = 16d74b14bc1c
canister_zombies = { -blast(case: "nom-cap") } убивает зомби, до которых не больше { $blast-radius ->
        [one] { $blast-radius } клетки
        [few] { $blast-radius } клеток
       *[many] { $blast-radius } клеток
    }, всех до одного.
    .title = Зомби и взрыв
    .event = Взрыв убивает зомби: { $value }.
    .of = 412f10fbd272
canister_players = Каждый игрок, до которого не больше { $blast-radius ->
        [one] { $blast-radius } клетки
        [few] { $blast-radius } клеток
       *[many] { $blast-radius } клеток
    }, бросает кубик и теряет столько энергии, сколько выпало.
    .title = Игроки и взрыв
    .event = Взрыв задевает игрока { $target }; потеря энергии: { $value }.
    .of = d95d4e312f2e
canister_radius = Клетки считают и по сторонам, и по углам, на том же этаже. Стены взрыва не останавливают.
    .title = Как далеко достаёт взрыв
    .of = 5251c0a7cdb1
canister_fire = Положите жетон огня на клетку, где был баллон, и на каждую соседнюю с ней. Самого баллона больше нет.
    .title = Огонь от взрыва
    .event = Взрыв поджигает клетку.
    .of = 3645ce6cee13
canister_fire-walls = Клетка за стеной не соседняя, так что жетона огня не получает. Сквозь дверь, окно или пролом огонь от взрыва или броска может попасть в другое помещение или на улицу; распространяясь потом, он держится своих границ.
    .title = Огонь и стены
    .of = 413651809ed4
canister_spreads = Дальше этот пожар распространяется, как любой другой.
    .title = Пожар продолжается
    .of = 168fd212e70b
canister_carried = Баллон, который несут, взрывается, только если его владелец в конце хода стоит в огне, чей бы это ход ни был. :house:
    .title = Баллон в руках
    .event = Баллон, который несёт { $target }, взрывается.
    .of = 180fe950d971
canister_example = Ада стреляет на кухне в баллон. Зомби за стеной, до которых { $blast-radius ->
        [one] { $blast-radius } клетка
        [few] { $blast-radius } клетки
       *[many] { $blast-radius } клеток
    }, тоже гибнут. Могла бы и она, ведь стоит не дальше: на кубике { $example-blast-loss }, и столько энергии она теряет. Огонь кладут на клетку баллона и на соседние, но не за стену.
    .title = Пример: кухня взлетает на воздух
    .of = 2e6792c20753

## Molotov cocktail

molotov = Бутылка, немного бензина и сильная рука.
    .title = Коктейль Молотова
    .of = 47427104f3cc
molotov_make = Есть { -bottle } и канистра с бензином? Их можно соединить. Вместо бутылки возьмите карту: это { -molotov }.
    .title = Как его сделать
    .event = { $actor } делает коктейль Молотова.
    .of = ed9a1fa6b270
molotov_petrol = Отдаёте вы только бутылку. Канистра с бензином остаётся, и следующий коктейль Молотова можно сделать, как только найдётся другая бутылка.
    .title = Что с бензином
    .of = 88a106f5302a
molotov_throw = Коктейль Молотова — метательное оружие. Зомби, в которого его бросили, погибает наверняка.
    .title = Бросок в зомби
    .event = { $actor } бросает коктейль Молотова в зомби.
    .of = 16bd68f22f41
molotov_range = Бросить его можно не дальше чем на столько клеток, сколько у вас энергии, и по зомби вы не промахиваетесь. Если вы бросаете в игрока и не выигрываете схватку, бутылка пропала, а огня нет.
    .title = Дальность и промахи
    .of = 55a30fd507e2
molotov_attack = Его показатель атаки, { $molotov-attack }, как у метательного оружия, действует только против других игроков.
    .title = Бросок в игрока
    .event = { $actor } бросает коктейль Молотова в игрока { $target }.
    .of = ad9b152812b6
molotov_hit = Игрок, в которого попали, теряет { $molotov-loss ->
        [one] { $molotov-loss } единицу
        [few] { $molotov-loss } единицы
       *[many] { $molotov-loss } единиц
    } энергии, а пока не выберется из огня, может потерять и больше.
    .title = Попадание в игрока
    .event = Попадание: { $target } теряет энергию: { $value }.
    .of = a1e188b1937a
molotov_fire = Положите жетон огня на клетку цели и на каждую соседнюю с ней.
    .title = Огонь от броска
    .event = Коктейль Молотова поджигает клетку.
    .of = 61acf632bf89
molotov_square = Огонь кладут вокруг клетки, в которую брошен коктейль Молотова. Если один из источников говорит здесь о канистре, это оговорка.
    .title = Чья клетка горит
    .of = a374ce00945e
molotov_zombies = Зомби на клетках, куда лёг его огонь, погибают.
    .title = Зомби в его огне
    .of = 4568945875e0
molotov_spreads = Этот пожар распространяется и принадлежит тому, кто бросал.
    .title = Пожар продолжается
    .of = a99e08819b67
molotov_example = Дэн, у которого { $example-throw-energy ->
        [one] { $example-throw-energy } единица
        [few] { $example-throw-energy } единицы
       *[many] { $example-throw-energy } единиц
    } энергии, бросает в зомби, до которого { $example-throw-squares ->
        [one] { $example-throw-squares } клетка
        [few] { $example-throw-squares } клетки
       *[many] { $example-throw-squares } клеток
    }. Тот погибает, и с ним все зомби на подожжённых клетках вокруг. Дэну нельзя забывать, что теперь это его пожар.
    .title = Пример: бросок с крыльца
    .of = b325198c1dc9

## Fire

fire = Огонь не выбирает, на чьей он стороне.
    .title = Огонь
    .of = 709649e76b01
fire_token = Клетка с жетоном огня горит. Больше одного жетона на ней не бывает; жетоны, которые касаются друг друга, — это один { -fire }, если у них один хозяин и лежат они в одном помещении или все на улице. :house:
    .title = Горящие клетки
    .of = 3f24b1223681
fire_lighter = Кто развёл пожар, тот и { -fire-owner }. Отметьте это своим цветом.
    .title = Чей это пожар
    .of = 4f62cf8aa9d6
fire_zombies = Зомби на горящей клетке сразу погибают.
    .title = Зомби в огне
    .event = Огонь игрока { $actor } убивает зомби: { $value }.
    .of = c915925d8ffd
fire_zombie-points = Зомби, убитые пожаром или взрывом, засчитываются хозяину этого пожара. :house:
    .title = Кому очки
    .of = eb749e67c658
fire_pass = Игрок, который движется через огонь, теряет за каждую горящую клетку на пути { $fire-loss ->
        [one] { $fire-loss } единицу
        [few] { $fire-loss } единицы
       *[many] { $fire-loss } единиц
    } энергии.
    .title = Сквозь огонь
    .event = { $target } идёт сквозь огонь и теряет энергию: { $value }.
    .of = da2814d14528
fire_end-loss = За каждую горящую клетку, на которую вы входите, вы теряете { $fire-loss }, и ещё { $fire-loss } в конце своего хода, если по-прежнему стоите в огне. То, что сразу отнимает коктейль Молотова, — та же самая потеря, только немедленная.
    .title = Стоять в огне
    .event = { $target } стоит в огне и теряет энергию: { $value }.
    .of = d5bff226bd64
fire_must-leave = Игрок, который может двигаться, не вправе провести на горящей клетке весь ход: он должен стараться выйти.
    .title = Прочь из огня
    .of = 39df24c9d007
fire_trying = Одним из ваших действий должно быть движение по самому короткому пути из огня. Кто двигаться не может, ничего не должен.
    .title = Что значит стараться
    .of = 959fe5c3af45
fire_spread = В начале каждого своего хода положите { $spread-tokens ->
        [one] { $spread-tokens } жетон
        [few] { $spread-tokens } жетона
       *[many] { $spread-tokens } жетонов
    } огня на клетку, соседнюю с той, что горит в вашем пожаре.
    .title = Пожар распространяется
    .event = Огонь игрока { $actor } распространяется.
    .of = 723a156f768d
fire_count = Если у вас несколько пожаров, которые не касаются друг друга, распространяется каждый.
    .title = Несколько пожаров
    .of = 816ab73d1738
fire_dead-owner = Пожар мёртвого или спасшегося игрока переходит к следующему по порядку ходов живому игроку.
    .title = Хозяин погиб
    .event = Огонь игрока { $actor } переходит к игроку { $target }.
    .of = 7a071a091ac0
fire_duty = Делать это обязательно, пока есть куда. Клетку выбирает хозяин.
    .title = Обязан ли он распространяться
    .of = 2d69f3d803bd
fire_on-players = Клетка может быть и та, где стоят игроки. Когда кладут жетон, они не теряют ничего, но теперь стоят в огне.
    .title = Огонь под ногами
    .of = 63bf0a35dc43
fire_indoors = Пожар, начавшийся в помещении, на улицу распространиться не может.
    .title = Пожар в помещении
    .of = 76ddc0c96873
fire_next-room = Не идёт он и в другое помещение. Там огонь надо разводить заново.
    .title = Из помещения в помещение
    .of = 6fba314918f5
fire_until = Дальше он распространяется, пока не охватит помещение целиком или пока его не погасят.
    .title = Сколько он горит
    .of = 6f4cfd51102b
fire_burnt = Когда в помещении горит каждая клетка, положите на него жетон повреждённого сооружения.
    .title = Горит всё помещение
    .event = Горит вся комната.
    .of = 24091aca53a4
fire_burnt-squares = Жетоны огня остаются, и войти в помещение всё ещё можно: ценой огня и с броском за повреждённое сооружение.
    .title = Выгоревшее помещение
    .of = 16453327b550
fire_outdoors = Пожар на улице идёт всё дальше, пока его не погасят; ничто другое его не остановит.
    .title = Пожар на улице
    .event = Дождь гасит жетон огня.
    .of = 9e9e0f1534dc
fire_from-outdoors = И в здание с улицы пожар не идёт. :house:
    .title = Пожар у дверей
    .of = 66de2a611a84
fire_vehicle = Если горят обе клетки, которые занимает машина, а водителя в ней нет, она уничтожена. С водителем или когда горит только одна клетка, она цела.
    .title = Машина в огне
    .event = Огонь уничтожает машину.
    .of = c6dfc9e066a6
fire_driving = Те, кто в машине, не теряют ничего, когда она едет сквозь огонь или стоит в нём. :house:
    .title = На машине сквозь огонь
    .of = 15fb8871b807
fire_passengers = Пассажиры машину не спасают, её спасает только водитель. Поставьте каждого из них на клетку рядом с ней; там они бросают кубик, как будто выпрыгнули на ходу.
    .title = Пассажиры горящей машины
    .event = { $actor } выбирается из горящей машины.
    .of = 4d4a83df19b1
fire_no-tokens = Если жетоны огня кончились, возьмите вместо них что угодно. :house:
    .title = Жетонов огня не осталось
    .of = 51aacd5df0ee
fire_example-room = В кладовой { $example-room-squares ->
        [one] { $example-room-squares } клетка
        [few] { $example-room-squares } клетки
       *[many] { $example-room-squares } клеток
    }, и { $example-room-burning } из них горят. В начале своего хода Ада, хозяйка этого пожара, кладёт жетон на последнюю. Кладовая получает жетон повреждённого сооружения, и больше этому пожару распространяться некуда.
    .title = Пример: помещение выгорает
    .of = e6e3d6d82de8
fire_example = У Клео один пожар в кабинете, другой на газоне. В начале её хода каждый получает по жетону. Пожар кабинета не должен выйти из кабинета; на газоне она кладёт жетон под ноги Борису, который пока не теряет ничего, но бежать ему самое время.
    .title = Пример: два пожара
    .of = 08b6f3b96da0

## Damaged structures

damage = Что огонь оставил стоять, простоит недолго.
    .title = Повреждённые сооружения
    .of = 2689e447c9da
damage_token = { -damage-token(case: "nom-cap") } на помещении говорит, что оно может рухнуть.
    .title = Жетон
    .event = Комната повреждена.
    .of = 173d5960c084
damage_enter = Всякий раз, когда в помещение с таким жетоном входит игрок или зомби, бросают кубик.
    .title = Вход в повреждённое помещение
    .event = Кубик за повреждённую комнату: { $value }.
    .of = a392e336b6c9
damage_each = Каждая входящая фигура требует отдельного броска, зомби тоже. Ходить внутри помещения можно без бросков.
    .title = Бросок на каждого
    .of = e7d0aa425640
damage_who = Бросает тот, чей сейчас ход, в том числе и за зомби; фигуры проверяют по одной.
    .title = Кто бросает
    .of = 95456195ba77
damage_collapse = Если выпало { $collapse-roll }, помещение рушится. Переверните жетон, чтобы это показать. При любом другом числе не происходит ничего.
    .title = Обрушение
    .event = Комната рушится.
    .of = 8a54055929ad
damage_closed = В обрушенное помещение больше не войти.
    .title = Входа нет
    .of = 381a48372e1b
damage_figures = Тот, кто входил, остаётся на прежней клетке. Зомби внутри погибают. Игроки внутри бросают кубик, теряют столько энергии, сколько выпало, и переходят на ближайшую свободную клетку вне помещения.
    .title = Кто был внутри
    .event = Обвал задевает игрока { $target }.
    .of = f1cf368e5d1d
damage_items = Предметы, жетоны огня и машины в обрушенном помещении пропадают. :house:
    .title = Что было внутри
    .event = Машина погребена.
    .of = b24b0fa4e555
damage_neighbours = Когда помещение рушится, положите жетон повреждённого сооружения на каждое соседнее.
    .title = Соседи
    .event = Соседняя комната повреждена.
    .of = 36abc5f5db35
damage_above = Если над ним есть помещение, оно тоже получает такой жетон.
    .title = Помещение сверху
    .event = Комната наверху повреждена.
    .of = 1bcad88efa97
damage_second = Помещение, на котором уже лежит жетон повреждённого сооружения, вместо второго такого же рушится сразу, без броска.
    .title = Второй жетон
    .event = Повреждённая комната тут же рушится.
    .of = 53aee9f23dac
damage_chain = Обрушения проводите в том порядке, в каком они случились, пока всё не затихнет. Каждое помещение рушится только однажды; жетоны для обрушенных помещений не кладут.
    .title = Цепочки
    .of = 0680c53d17f2
damage_together = Помещение, которое одновременно получает жетоны от двух обрушений, тем самым получает и второй: оно рушится тоже.
    .title = С двух сторон
    .of = 8f7271cb754e
damage_burnt = Если целиком выгорает помещение, на котором уже есть жетон повреждённого сооружения, новый жетон для него второй, и оно рушится.
    .title = Повреждено, а потом сгорело
    .of = 2980c82931ab
damage_example = Кладовая рушится. На кухне рядом с ней жетон уже был, и она рушится сразу; спальня над кладовой получает первый. Кухня, в свою очередь, даёт жетон прихожей. Двух жетонов больше нет нигде, и пока всё останавливается.
    .title = Пример: дом рушится
    .of = 64967b118ff8

## Vehicles

vehicles = Четыре колеса лучше любого оружия, если они катятся.
    .title = Машины
    .of = 9f24513f6a09
vehicles_squares = { -vehicle(case: "nom-cap") } занимает { $vehicle-squares ->
        [one] { $vehicle-squares } клетку
        [few] { $vehicle-squares } клетки
       *[many] { $vehicle-squares } клеток
    } в ряд. Один её конец — передний.
    .title = Размер
    .of = df1c81f72e91
vehicles_needs = Есть ключи и найденная машина — можно её заправить и ехать. Одних ключей мало.
    .title = Ключи и топливо
    .of = e4aed54024ea
vehicles_no-keys = Машине, которая появилась в игре по карте «Авария» или как-нибудь вроде этого, ключи не нужны. А заправлять её всё равно надо.
    .title = Машины без ключей
    .of = 52b892deeeb6
vehicles_fuelling = Рядом с машиной израсходуйте из руки канистру с бензином: это стоит { $fuel-actions ->
        [one] { $fuel-actions } действие
        [few] { $fuel-actions } действия
       *[many] { $fuel-actions } действий
    }, и теперь у машины есть { -fuel } до конца ночи. :house:
    .title = Заправка
    .event = { $actor } заправляет машину.
    .of = 9dd6f72fb4ca
vehicles_keys = Игрок с ключами, в машине или рядом с ней, заводит её действием. Заведённая, она на ходу, пока не разбита.
    .title = Завести ключами
    .of = b0be1653121e
vehicles_start = Прежде чем ехать, машину надо завести. Ту, которой ключи не нужны, тоже заводят действием. :house:
    .title = Завести
    .event = { $actor } заводит машину.
    .of = 664f078f8994
vehicles_hot-wire = Без ключей можно попробовать замкнуть провода: { -hot-wiring } стоит { $hot-wire-actions ->
        [one] { $hot-wire-actions } действие
        [few] { $hot-wire-actions } действия
       *[many] { $hot-wire-actions } действий
    }. Бросьте кубик. При { $hot-wire-start-low }–{ $hot-wire-start-high } машина заводится.
    .title = Взлом зажигания
    .event = { $actor } заводит машину без ключей.
    .of = 85ba3c4c4c8d
vehicles_hot-wire-fail = При { $hot-wire-fail-low }–{ $hot-wire-fail-high } ничего не происходит. Можно попробовать ещё.
    .title = Не вышло
    .event = { $actor } замыкает провода впустую.
    .of = aa59ea133920
vehicles_hot-wire-broken = При { $hot-wire-broken-low }–{ $hot-wire-broken-high } зажигание сломано. Отныне от этой машины нет никакого толку.
    .title = Зажигание сломано
    .event = { $actor } ломает зажигание.
    .of = a04a8cad69ab
vehicles_hot-wire-fuel = Взломанной машине нужно топливо, чтобы ехать, но ключи ей больше не понадобятся.
    .title = Взломана, а бак пуст
    .of = 47f83f48da9c
vehicles_capacity = Игроков в машине помещается не больше, чем говорит её { -capacity }.
    .title = Вместимость
    .of = 591f6c4fb010
vehicles_table = На карте каждой машины указаны вместимость и скорость. Машины и их числа придумали мы. :house:
    .title = На что они способны
    .of = 8a06ac922b5b
vehicles_board = Чтобы сесть, перейдите с клетки рядом с машиной в неё; чтобы выйти из стоящей, перейдите на клетку рядом. И то и другое считается одной клеткой вашего движения. :house:
    .title = Сесть и выйти
    .event = { $actor } садится в машину.
    .of = 7f3fae7031f0
vehicles_driver = Когда игроки садятся, решите, кто из них { -driver }. За это место можно и подраться.
    .title = Кто за рулём
    .event = { $actor } за рулём.
    .of = 97b24bd3f25e
vehicles_seat-fight = Победитель схватки за место ведёт машину. При ничьей место остаётся за тем, у кого было; если его не было ни у кого, деритесь снова. :house:
    .title = Схватка за руль
    .event = { $actor } и { $target } дерутся за руль.
    .of = 7c683e2f0bca
vehicles_turns = Машина движется только в ход того, кто её ведёт.
    .title = Когда она движется
    .of = 9124f01f3c67
vehicles_speed = Больше клеток, чем её { -speed }, машина не проезжает.
    .title = Скорость
    .of = 41ccdd4161ab
vehicles_speed-action = Скорость действует для каждого действия движения, которое делает водитель; сделав их несколько, он проедет во столько же раз дальше.
    .title = Скорость на действие
    .of = 62c71f432bba
vehicles_no-sideways = Боком машина не ездит.
    .title = Никогда боком
    .of = d9aa571a8f6c
vehicles_straight = Она едет прямо вперёд или прямо назад, по улице, в гараж и из него. Стены, прочие двери, баррикады, игроки и другие машины её останавливают. :house:
    .title = Только прямо
    .event = { $actor } проезжает клетку.
    .of = 865a9f8aa159
vehicles_turning = Поворачивая, машина может заодно сместиться вперёд или назад на { $turn-squares ->
        [one] { $turn-squares } клетку
        [few] { $turn-squares } клетки
       *[many] { $turn-squares } клеток
    } или меньше.
    .title = Поворот
    .of = a4fb56afa66e
vehicles_turning-cost = Поворот на четверть круга — это одно действие движения водителя. В него входит до { $turn-squares ->
        [one] { $turn-squares } клетки
        [few] { $turn-squares } клеток
       *[many] { $turn-squares } клеток
    } прямо вперёд или прямо назад, до поворота или после.
    .title = Чего стоит поворот
    .of = a3d18563aa5f
vehicles_pivot = Задний конец остаётся на своей клетке, а передний переходит на клетку сбоку от него; она должна быть свободна. :house:
    .title = Как она поворачивает
    .event = { $actor } поворачивает машину.
    .of = 4ca3c7955a22
vehicles_safe = До игроков в машине зомби не добраться.
    .title = Внутри безопасно
    .of = c6ac0a4a6677
vehicles_leave = Кто покидает едущую машину, ставит свою фишку на клетку рядом с ней.
    .title = Прыжок на ходу
    .event = { $actor } выпрыгивает на ходу.
    .of = 928b587abf1d
vehicles_leave-loss = Он бросает кубик и теряет столько энергии, сколько выпало.
    .title = Чего это стоит
    .event = { $target } падает и теряет энергию: { $value }.
    .of = 45a384d05c8c
vehicles_leave-end = На этом его ход окончен.
    .title = И что потом
    .of = 701c907318c9
vehicles_moving = Машина считается едущей, если в нынешний ход водителя она уже двигалась, — и для водителя, и для пассажиров, которые могут выпрыгнуть вне очереди прямо в этот ход. Иначе она стоит, и выйти из неё — обычное движение.
    .title = Когда машина едет
    .of = 1be6f9ed9d32
vehicles_attack = Машина на ходу может атаковать зомби. Её показатель атаки — вместимость.
    .title = Сбить зомби
    .event = { $actor } таранит мертвецов: { $value }.
    .of = a698233d3dc1
vehicles_attack-roll = Когда она едет на клетку с зомби, бросьте кубик, прибавьте вместимость и отнимите по { $per-zombie } за каждого зомби на клетке. Итог читайте как в ближнем бою; тем, кто внутри, ничего не делается.
    .title = Бросок
    .of = 4a2aca541893
vehicles_blocked = Если на клетке ещё остались зомби, машина останавливается перед ней. Если не осталось, может ехать дальше. :house:
    .title = Кто остался
    .of = 84b5ca2b0d26
vehicles_kills = Зомби, убитые машиной, засчитываются её водителю. :house:
    .title = Кому очки
    .event = { $actor } давит зомби: { $value }.
    .of = 465584c2f3a6
vehicles_wreck = При { $wreck-high } или меньше это уже { -wreck }.
    .title = Разбита
    .event = От машины остаётся остов.
    .of = 0a29a3936fc1
vehicles_wreck-final = Пользоваться разбитой машиной нельзя больше никогда.
    .title = Навсегда
    .of = a3b861abafc6
vehicles_wreck-inside = В разбитой машине не укрыться: поставьте тех, кто в ней, на клетки рядом. Сама она стоит где стояла и загораживает свои клетки. :house:
    .title = Кто был в разбитой машине
    .event = { $actor } выбирается из остова.
    .of = 184a6f2a580b
vehicles_example-hot-wire = Дэн пробует взломать фургон, и на кубике { $example-wire-first }: ничего. Другим своим действием он пробует снова, на кубике { $example-wire-second }, и фургон заводится. Только топлива в нём ещё нет.
    .title = Пример: без ключей
    .of = a6134b07ee98
vehicles_example-drive = Борис ведёт фургон, скорость которого { $vehicle_van_speed }. Одним действием он проезжает прямо { $example-drive-squares ->
        [one] { $example-drive-squares } клетку
        [few] { $example-drive-squares } клетки
       *[many] { $example-drive-squares } клеток
    }, а другим поворачивает налево и едет ещё на { $turn-squares }. Фаруку, который хочет выйти сейчас, придётся прыгать.
    .title = Пример: по подъездной дорожке
    .of = 9a142ba45fa2
vehicles_example-attack = Легковая машина вместимостью { $vehicle_saloon_capacity } едет на клетку, где { $zombies-per-square ->
        [one] { $zombies-per-square } зомби
        [few] { $zombies-per-square } зомби
       *[many] { $zombies-per-square } зомби
    }. С броском { $example-ram-good } выходит { $example-ram-good-result }, и один отброшен; с броском { $example-ram-bad } выходит { $example-ram-bad-result }, и машине конец.
    .title = Пример: сквозь ворота
    .of = f7016dcf098e

## The end

ending = Любая ночь когда-нибудь кончается.
    .title = Конец игры
    .of = dae3339e0da4
ending_scenario = Чем кончается игра, говорит сценарий. Что бы это ни было, игра кончается сразу, и все считают очки.
    .title = Когда игра окончена
    .of = 740e6bb2a6c9
ending_end-card = Когда взята { -end-card }, игра окончена.
    .title = Карта «Конец»
    .event = Ночь кончает карта «Конец».
    .of = e100d6e1f512
ending_escape = Машина с топливом и водителем может проехать за { -map-edge(case: "acc") }. Все, кто в ней, спаслись, и игра окончена.
    .title = Спасение на машине
    .event = { $target } выезжает за край карты и спасается.
    .of = 426dbe84f98e
ending_last-player = Игра окончена, когда в живых на поле остаётся только один игрок.
    .title = Последний
    .event = Остался только один; ночь окончена.
    .of = 25d009e4cc4f
ending_solo = Если вы играете в одиночку, игра окончена, когда вы погибли, спаслись или взяли карту «Конец». Вы победили, если живы. :house:
    .title = В одиночку
    .event = Ночь окончена.
    .of = e6a871e7753c
ending_step-limit = Игра, которая не закончилась за { $step-limit } шагов (шаг — действие или то, что происходит само), прекращается, и все считают очки. Такой вы никогда не увидите. :house:
    .title = Игра без конца
    .of = f71ccf817c9c
score = Кто выжил, тот и рассказывает, но считают и погибших.
    .title = Очки
    .of = f52163194ca6
score_kills = Каждый убитый вами зомби приносит { $score_zombie ->
        [one] { $score_zombie } очко
        [few] { $score_zombie } очка
       *[many] { $score_zombie } очков
    }.
    .title = За зомби
    .of = 756f36da0455
score_escape = Кто спасся, получает { $score_escape ->
        [one] { $score_escape } очко
        [few] { $score_escape } очка
       *[many] { $score_escape } очков
    }.
    .title = За спасение
    .of = c50552fd3739
score_alive = Кто в конце жив, получает { $score_alive ->
        [one] { $score_alive } очко
        [few] { $score_alive } очка
       *[many] { $score_alive } очков
    }, на поле он ещё или уже спасся.
    .title = За то, что живы
    .of = edda9ec50733
score_winner = Побеждает игрок, у которого очков больше всех.
    .title = Кто победил
    .event = { $target }: очки { $value }.
    .of = 4dd9c1ecae5b
score_tie = Если очков поровну, живые идут впереди мёртвых; если поровну и тогда, побеждают вместе. :house:
    .title = Ничья
    .of = e09322c1867b
score_series = В серии игр складывайте очки всех ночей. Больше ничего не переносится: каждую ночь все начинают заново. :house:
    .title = Несколько ночей
    .of = 627df572d048
score_example = Ада уезжает, и с ней в машине Клео. Ада убила { $example-kills ->
        [one] { $example-kills } зомби
        [few] { $example-kills } зомби
       *[many] { $example-kills } зомби
    }, и с очками за них, за спасение и за жизнь у неё { $example-score-escaped }. У Бориса, живого на чердаке, убитых столько же, а очков { $example-score-stayed }.
    .title = Пример: считаем очки
    .of = c189563bb6b7

## Events

events = Что ещё припасла ночь, кроме мертвецов.
    .title = Карты событий
    .of = aa10694d31e7
events_deck = Карты событий здесь сделаны для этого спутника. Если у вас есть другие, берите их; нужны только «Авария», «Ключи» и «Конец», если их требует сценарий. :house:
    .title = Наша колода
    .of = a87180fb27ef
events_crash = Поставьте фишку с верхней карты машин на свободные уличные клетки по своему выбору. Ключи этой машине не нужны. Какую и куда — наше правило. :house:
    .title = Авария
    .event = На карту влетает машина.
    .of = daa48a0d8cf1
events_keys = Вы нашли связку для машины. Оставьте эту карту себе: это { -keys }; держите их в свободной руке или на своей клетке. :house:
    .title = Ключи
    .event = { $actor } находит ключи от машины.
    .of = 1f1a96c1505d
events_text-player = «Вы» на карте — это игрок, который её взял. Чего сделать нельзя, то пропускают. :house:
    .title = О ком говорит карта
    .of = 831157cbde4c

## Scenarios

scenarios = Каждый сценарий — это поле, колода и то, чем ночь кончается.
    .title = Сценарии
    .of = 9d980c107611
scenarios_choose = Эти сценарии сделаны для этого спутника: с игрой не издавался ни один из них. Выберите какой-нибудь или возьмите тот, что у вас есть. :house:
    .title = Три наши ночи
    .of = 40d66ffab578
scenarios_fire = Для первой ночи огонь можно и отложить: газовые баллоны, коктейли Молотова, горящие клетки и помещения, которые рушатся. Сценарий, который с огня начинается, без него не обойдётся. :house:
    .title = С огнём или без
    .of = f0ed8f4bfe33
scenarios_vehicles = Машины тоже можно отложить, если только сценарий не о машине. :house:
    .title = С машинами или без
    .of = aa8cfda9ac0b
scenarios_last-car = В гараже стоит машина. Где-то должны быть ключи и что-нибудь, чтобы залить в бак.
    .title = Последняя машина
    .of = 309d4fb96b69
scenarios_last-car_map = Выложите дом с коридорами, сарай, гараж и подвал, куда спускается лестница. Помещения каждого размера перемешайте и положите лицом вниз на места того же размера. План придумали мы. :house:
    .title = Поле «Последней машины»
    .of = e99317d3d8eb
scenarios_last-car_deck = Разложите отсчитанные карты событий на { $deck-halves ->
        [one] { $deck-halves } равную стопку
        [few] { $deck-halves } равные стопки
       *[many] { $deck-halves } равных стопок
    } (лишняя карта идёт в нижнюю). Карту «Ключи» замешайте среди { $low-cards ->
        [one] { $low-cards } нижней карты
        [few] { $low-cards } нижних карт
       *[many] { $low-cards } нижних карт
    } верхней стопки, а карту «Конец» — среди стольких же нижних карт нижней.
    .title = Колода событий «Последней машины»
    .of = 485b7b7c377f
scenarios_last-car_start = Каждый игрок занимает клетку появления и начинает с неё: по порядку ходов и, пока клеток хватает, каждый на отдельной.
    .title = Где вы начинаете
    .event = { $actor } начинает здесь.
    .of = 27f3d07a7162
scenarios_last-car_zombies = Поставьте { $car-zombies ->
        [one] { $car-zombies } зомби
        [few] { $car-zombies } зомби
       *[many] { $car-zombies } зомби
    } на каждую клетку появления, где не начинает ни один игрок.
    .title = Первые зомби
    .event = Зомби на клетках входа: { $value }.
    .of = 02b256381f78
scenarios_last-car_items = Раздайте каждому игроку по { $car-items ->
        [one] { $car-items } случайному предмету
        [few] { $car-items } случайных предмета
       *[many] { $car-items } случайных предметов
    }. Предметы, которым нужны обе руки, верните и раздайте вместо них другие.
    .title = Что у вас с собой
    .event = { $target } получает предмет.
    .of = d5cf95fd559a
scenarios_last-car_vehicle = Поставьте фишку верхней карты машин в гараж, передом к воротам. Топлива в ней нет, и ключи нужны. :house:
    .title = Машина
    .event = В гараже стоит машина.
    .of = f9bacf00cd67
scenarios_last-car_unexplored = { -unexplored-room(case: "nom-cap") } лежит лицом вниз. Откройте его, когда кто-нибудь в него входит, прежде чем там случится что-то ещё.
    .title = Неисследованные помещения
    .event = { $actor } открывает комнату.
    .of = 3a40b0dfb4d8
scenarios_last-car_unexplored-zombies = В помещения, лежащие лицом вниз, зомби не входят и огонь не идёт. :house:
    .title = Зомби и неисследованные помещения
    .of = 024320686ba9
scenarios_last-car_goal = Ночь кончается картой «Конец», спасением на машине с полным баком или тем, что живых слишком мало.
    .title = Чем кончается ночь
    .of = 403e496192d7
scenarios_till-dawn = Дом на ферме, где слишком много окон. Надо всего лишь продержаться.
    .title = До рассвета
    .of = 972a62753a18
scenarios_till-dawn_map = Выложите дом фермы: помещения на первом этаже и чердак, куда ведёт приставная лестница, окна со всех сторон, а вокруг двор и его клетки появления. :house:
    .title = Поле сценария «До рассвета»
    .of = 0ea9f26773e9
scenarios_till-dawn_start = Все игроки начинают на кухне, на клетках по своему выбору. :house:
    .title = Где вы начинаете
    .event = { $actor } начинает здесь.
    .of = 680431c19aef
scenarios_till-dawn_items = Раздайте каждому игроку по { $dawn-items ->
        [one] { $dawn-items } случайному предмету
        [few] { $dawn-items } случайных предмета
       *[many] { $dawn-items } случайных предметов
    }; для чего нет руки, то лежит на его клетке. На кухню положите молоток из колоды предметов. :house:
    .title = Что у вас с собой
    .event = { $target } получает предмет.
    .of = 600ed7a66d37
scenarios_till-dawn_barricades = Положите на двери или окна дома { $dawn-barricades ->
        [one] { $dawn-barricades } баррикаду
        [few] { $dawn-barricades } баррикады
       *[many] { $dawn-barricades } баррикад
    }. Куда, решаете вместе. :house:
    .title = Заколоченные окна
    .event = { $actor } ставит баррикаду за всех.
    .of = 9be86c6af40e
scenarios_till-dawn_zombies = Поставьте { $dawn-zombies ->
        [one] { $dawn-zombies } зомби
        [few] { $dawn-zombies } зомби
       *[many] { $dawn-zombies } зомби
    } на каждую клетку появления. :house:
    .title = Первые зомби
    .event = Зомби на клетках входа: { $value }.
    .of = 33ecfc93cad7
scenarios_till-dawn_goal = Карта «Конец» — это рассвет. Кончается ночь и тогда, когда живых слишком мало или когда спасается машина. :house:
    .title = Чем кончается ночь
    .of = abe2cfba277f
scenarios_till-dawn_bonus = Кто на рассвете жив и находится в доме, получает ещё { $dawn-points ->
        [one] { $dawn-points } очко
        [few] { $dawn-points } очка
       *[many] { $dawn-points } очков
    }. :house:
    .title = Удержать дом
    .event = { $target } встречает рассвет в доме: { $value }.
    .of = 225a60f621d6
scenarios_burning-house = Вы проснулись от дыма. Внизу шаги, и это не пожарные.
    .title = Из огня
    .of = 975e783ae7d5
scenarios_burning-house_map = Выложите дом с верхним этажом, лестницу и сад до самого края поля. :house:
    .title = Поле сценария «Из огня»
    .of = 7b119b46ca79
scenarios_burning-house_energy = Каждый бросает кубик и отмечает столько энергии, сколько выпало, вместо { $start-energy }.
    .title = Энергия в сценарии «Из огня»
    .event = { $target } начинает с энергией: { $value }.
    .of = c067838fa1f7
scenarios_burning-house_start = Все игроки начинают в спальнях верхнего этажа, на клетках по своему выбору. :house:
    .title = Где вы начинаете
    .event = { $actor } просыпается.
    .of = a83170819c85
scenarios_burning-house_fire = В начале игры дом горит. По порядку ходов каждый игрок кладёт { $burning-tokens ->
        [one] { $burning-tokens } жетон
        [few] { $burning-tokens } жетона
       *[many] { $burning-tokens } жетонов
    } огня на клетку помещения, где никого нет; это пожар этого игрока. Кто что кладёт — наше правило. :house:
    .title = Горящий дом
    .event = Дом горит; этот огонь принадлежит игроку { $actor }.
    .of = 8b5cbb962cbf
scenarios_burning-house_items = Раздайте каждому игроку по { $burning-items ->
        [one] { $burning-items } случайному предмету
        [few] { $burning-items } случайных предмета
       *[many] { $burning-items } случайных предметов
    }. Наверху лестницы положите огнетушитель из колоды предметов. :house:
    .title = Что у вас с собой
    .event = { $target } получает предмет.
    .of = 158836fcbbc0
scenarios_burning-house_zombies = Поставьте { $burning-zombies ->
        [one] { $burning-zombies } зомби
        [few] { $burning-zombies } зомби
       *[many] { $burning-zombies } зомби
    } на каждую клетку появления. :house:
    .title = Первые зомби
    .event = Зомби на клетках входа: { $value }.
    .of = 042516f65155
scenarios_burning-house_escape = Кто переходит за край поля, тот спасся и больше не ходит. Остальные играют дальше. :house:
    .title = Прочь пешком
    .event = { $actor } уходит с карты и спасается.
    .of = 2652f948fdb9
scenarios_burning-house_vehicle = Машина с топливом и водителем может проехать за край поля. Все, кто в ней, спаслись; остальные играют дальше. :house:
    .title = Прочь на колёсах
    .of = 1751d4f003c2
scenarios_burning-house_goal = Ночь кончается, когда на поле не осталось живых игроков, или картой «Конец»: тогда падает крыша, и кто ещё в доме, тот погибает. :house:
    .title = Чем кончается ночь
    .event = Дом забирает всё, что в нём осталось.
    .of = f6769a3f70e8

## Readings

reading_object-threshold = Число объекта — это наименьший итог или единственный, который годится?
    .why = Удар сильнее нужного должен ломать вещь тем более.
    .of = ee7b36976528
reading_object-threshold_at-least = Объект поддаётся при этом числе или больше.
    .of = 0a3ac4691399
reading_object-threshold_exactly = Объект поддаётся ровно при этом числе.
    .of = c60678de5e15

reading_zombie-attack = На кого нападают зомби, когда прошли?
    .why = Известные нам правила говорят, что зомби нападают, но не говорят когда. Бросок в каждый ход делает опасность одинаковой при любом числе игроков.
    .of = 89b56d69099b
reading_zombie-attack_drawer = С зомби в контакте дерётся тот, чей сейчас ход.
    .of = 07a5da6c61be
reading_zombie-attack_everybody = С зомби в контакте дерётся каждый игрок, начиная с того, чей сейчас ход.
    .of = ce51b3937d84
reading_zombie-attack_nobody = Ни на кого: зомби только стоят на пути, и дерутся с ними те, кто идёт мимо или сам этого хочет.
    .of = 5217f85c7627

reading_bite-kit = Снимает ли аптечка опасность от укуса?
    .why = Тогда за аптечку стоит подраться, да и играть так быстрее всего.
    .of = 913cab25c9f7
reading_bite-kit_cure = Да: вовремя использованная аптечка спасает игрока.
    .of = dae16ae6cbec
reading_bite-kit_delay = Нет: она выигрывает время, и оставшиеся ходы считают сначала.
    .of = 9b479b577c6c

reading_adjacent-room = Какие помещения соседние?
    .why = Рушась, помещение тянет за собой общие стены, есть в них двери или нет.
    .of = 2ea74f9a62f1
reading_adjacent-room_wall = Те, что на одном этаже и с общим куском стены.
    .of = 6e5cd7cbe931
reading_adjacent-room_door = Те, что на одном этаже и между которыми есть дверь.
    .of = 6eaedfba16b3

reading_exploding-object = Что за канистра взрывается?
    .why = У одного источника в заголовке бензин, а в тексте газовый баллон; в памятке игрока взрываются газовые баллоны.
    .of = 9289d46e7172
reading_exploding-object_cylinder = Только газовый баллон. Канистра с бензином — другой предмет и не взрывается.
    .of = 5e68297c1da9
reading_exploding-object_both = И газовые баллоны, и канистры с бензином, по одним и тем же правилам.
    .of = 09d808e7bf43

reading_blast-walls = Останавливают ли взрыв стены?
    .why = Правило называет расстояние и ни одного исключения.
    .of = a113cbbca42c
reading_blast-walls_through = Нет: он достаёт до всех клеток этажа на своём расстоянии.
    .of = 8765f724ac21
reading_blast-walls_stopped = Да: он достаёт только до клеток, которые видны с клетки баллона.
    .of = d5b1bbbaa811

reading_blast-owner = Чей пожар начинается от взрыва?
    .why = Чей-то он быть должен, иначе его никто не распространяет.
    .of = 7d660f52d63b
reading_blast-owner_lighter = Того, чья атака вызвала взрыв, или хозяина пожара, который его вызвал.
    .of = e2e44a308596
reading_blast-owner_active = Игрока, чей сейчас ход.
    .of = 648f1eaf46c8

reading_fire-walls = Попадает ли огонь от взрыва или броска на клетки за стеной?
    .why = Клетки по обе стороны стены и ни для чего другого не соседние.
    .of = 33a945e53496
reading_fire-walls_open = Нет: только на соседние клетки, не отделённые стеной.
    .of = 6b4f4f800e7e
reading_fire-walls_around = Да: на все клетки вокруг, что бы между ними ни стояло.
    .of = 134614c81c2b

reading_molotov-petrol = Расходует ли коктейль Молотова бензин?
    .why = Правило меняет бутылку и больше ничего не забирает.
    .of = 147da65914f1
reading_molotov-petrol_kept = Нет: меняют только бутылку.
    .of = 448615edc06e
reading_molotov-petrol_used = Да: канистра с бензином тоже уходит в сброс.
    .of = 7c8124137dcb

reading_molotov-miss = Загорается ли что-нибудь, если коктейль Молотова не попал в игрока?
    .why = Об огне рассказано как о том, что следует за попаданием.
    .of = 400b498e41e7
reading_molotov-miss_no-fire = Нет: бросок пропал, и ничего не горит.
    .of = 878ab6596ffb
reading_molotov-miss_fire = Да: огонь кладут всё равно, но энергию игрок сразу не теряет.
    .of = 268ab9026654

reading_molotov-square = Куда ложится огонь от коктейля Молотова?
    .why = Источник пишет о канистре там, где речь может идти только о коктейле Молотова.
    .of = 931366a3562d
reading_molotov-square_target = Вокруг клетки, в которую брошен коктейль Молотова.
    .of = 2192af605eb6
reading_molotov-square_canister = Как написано: вокруг канистры, в которую брошен коктейль Молотова, а если её не было, никуда.
    .of = fd2114cc7a82

reading_fire-count = Насколько распространяется огонь игрока, если горит в нескольких местах?
    .why = Пожар в одном месте не должен задерживать другой.
    .of = c9e1365115b8
reading_fire-count_each = Каждый пожар, который не касается другого пожара того же хозяина, получает свои жетоны.
    .of = cf4dd7fe963d
reading_fire-count_one = Жетоны получает только один из пожаров хозяина, по его выбору.
    .of = 4be04c542519

reading_dead-lighter = Что происходит с пожаром игрока, который погиб или ушёл?
    .why = Огню всё равно, кто его развёл.
    .of = 8506577c8a93
reading_dead-lighter_next = Его принимает следующий по порядку ходов живой игрок.
    .of = f88b5a42e8ab
reading_dead-lighter_still = Он горит где горел, но больше не распространяется.
    .of = dc5e9e9c8589

reading_spread-duty = Обязан ли хозяин распространять пожар?
    .why = Правило говорит, что хозяин делает, а не что он может сделать.
    .of = 776171a85fa9
reading_spread-duty_must = Да, пока для этого есть клетка.
    .of = 621d50f59105
reading_spread-duty_may = Нет: на один ход хозяин может оставить его как есть.
    .of = cd7c4a64a27e

reading_spread-players = Может ли пожар перейти на клетку, где стоят игроки?
    .why = Годится любая соседняя клетка, говорит правило.
    .of = 1f48347f1cfc
reading_spread-players_allowed = Да, и в тот миг они не теряют ничего.
    .of = 67f0dc26a2c8
reading_spread-players_empty = Нет, если для него есть другая клетка.
    .of = cce573ece8fc

reading_fire-loss = Чего стоит начать ход в огне или остаться в нём?
    .why = Если бы в конце не терять ничего, стоять в огне было бы дешевле, чем пройти сквозь него.
    .of = fbc51dd2f526
reading_fire-loss_enter-and-end = Теряют за каждую горящую клетку, на которую входят, и в конце своего хода, если всё ещё в огне.
    .of = ab03b9e5eeb0
reading_fire-loss_enter = Теряют только за каждую горящую клетку, по которой движутся.
    .of = cf55bd9f10c3

reading_fire-leave = Когда считается, что игрок старался выйти из огня?
    .why = Всё меньшее можно делать, так никогда и не выйдя.
    .of = 1dd5fab1fda9
reading_fire-leave_shortest = Когда одним из действий было движение по самому короткому пути наружу.
    .of = 2668ee93db93
reading_fire-leave_any-move = Когда одним из действий было движение, куда бы оно ни вело.
    .of = 9c22f3a09a39

reading_next-room = Может ли пожар перейти из одного помещения в другое?
    .why = Сказано, что он кончается, когда горит всё его помещение; значит, он к нему и относится.
    .of = 8520da756b86
reading_next-room_stays = Нет: он остаётся в помещении, где начался.
    .of = c7ba67f1bb90
reading_next-room_doors = Да: через двери и проломы в стенах, внутри одного здания.
    .of = e705594a8e48

reading_burnt-room = Остаются ли жетоны огня в помещении, которое выгорело целиком?
    .why = Нигде не сказано, что их убирают.
    .of = 034f2b6c64c9
reading_burnt-room_stay = Они остаются, а с ними и цена пути сквозь них.
    .of = 8f5b0debd7ee
reading_burnt-room_go = Их снимают, когда кладут жетон повреждённого сооружения.
    .of = b7184ce7e955

reading_burning-passengers = Спасают ли горящую машину пассажиры без водителя?
    .why = Правило требует, чтобы кто-то был за рулём.
    .of = b56ca8cd897e
reading_burning-passengers_driver-only = Нет: она уничтожена, а их ставят рядом, и они бросают кубик, чтобы узнать потерю.
    .of = bc6a0fe2f8b3
reading_burning-passengers_anybody = Да: машина, в которой есть хоть кто-нибудь, не уничтожена.
    .of = 5bdc217fa20f

reading_collapse-inside = Что происходит с игроками в помещении, которое рушится?
    .why = Зомби медлительны, а у игроков есть шанс выскочить.
    .of = d2513873beb1
reading_collapse-inside_thrown-out = Они бросают кубик, теряют столько энергии, сколько выпало, и оказываются на ближайшей свободной клетке снаружи.
    .of = f800ba5c19b7
reading_collapse-inside_dead = Они погибают, как и зомби.
    .of = 64fe007f5412

reading_collapse-chain = Как далеко заходит цепочка обрушений?
    .why = Обрушение есть обрушение, чем бы оно ни было вызвано.
    .of = a845b20596d5
reading_collapse-chain_until-still = Пока всё не затихнет; каждое помещение не больше одного раза.
    .of = 6fb695e038e0
reading_collapse-chain_one-step = Повреждены или рушатся только помещения рядом с первым и над ним; те, что рухнули с ним, больше ничего не повреждают.
    .of = 694795985a03

reading_entry-rolls = Сколько бросков делают за фигуры, входящие в повреждённое помещение?
    .why = Правило говорит об игроке или зомби, а значит, о каждом.
    .of = 851b13543635
reading_entry-rolls_figure = По одному за каждую фигуру, каждый раз, когда она входит.
    .of = 9a55c91a7cd8
reading_entry-rolls_turn = По одному за помещение в ход, когда входит первая фигура.
    .of = bb686fcccf5c

reading_entry-roller = Кто бросает кубик, когда в повреждённое помещение входит зомби?
    .why = Кубик у того, чей сейчас ход.
    .of = b1390803edb3
reading_entry-roller_active = Игрок, чей сейчас ход.
    .of = 0c6603584b1b
reading_entry-roller_fire-owner = Хозяин пожара, повредившего помещение, а если его нет, игрок, чей сейчас ход.
    .of = 310e66b986d4

reading_double-damage = Что, если помещение повреждают сразу два обрушения?
    .why = Жетоны, пришедшие вместе, — это столько же жетонов, сколько пришедшие по очереди.
    .of = 9320e6ebc8cc
reading_double-damage_collapses = Оно получает оба жетона и потому рушится.
    .of = 56a44c22d635
reading_double-damage_single = Оно получает единственный жетон за оба.
    .of = 35fafc761123

reading_burnt-damaged = Если помещение уже повреждено, считается ли вторым жетон за то, что оно выгорело?
    .why = Любой жетон, положенный на повреждённое помещение, для него второй.
    .of = fa6c11527c0a
reading_burnt-damaged_second = Да: помещение рушится.
    .of = c9ea30484f5e
reading_burnt-damaged_same = Нет: уже повреждённое помещение не получает жетона за то, что выгорело.
    .of = 1378537c0463

reading_hot-wire-fuel = Нужно ли топливо взломанной машине?
    .why = Провода заменяют ключи, а не бак.
    .of = 65391f9a6172
reading_hot-wire-fuel_needed = Да, чтобы ехать; ключи ей больше не нужны никогда.
    .of = a6d243e79892
reading_hot-wire-fuel_not-needed = Нет: если она так завелась, то едет.
    .of = 59eb2bd93f18

reading_speed = На что рассчитана скорость машины?
    .why = Пешком дальность тоже считают на одно движение.
    .of = 600bc7e5330f
reading_speed_action = На каждое действие движения водителя.
    .of = c9533f56c718
reading_speed_turn = На весь ход водителя, сколько бы действий движения в нём ни было.
    .of = 360c1a1882f8

reading_turning = Как поворачивает машина?
    .why = Сказано, что машина может сместиться, а не что должна.
    .of = 098e38d32bec
reading_turning_up-to = Поворот на четверть круга — это действие движения, и с ним не больше этого числа клеток прямо вперёд или назад.
    .of = 343fa386fd57
reading_turning_must = Поворот на четверть круга — это действие движения, и с ним надо проехать ровно это число клеток.
    .of = d37c58d172eb

reading_moving-vehicle = Когда машина считается едущей?
    .why = Между ходами водителя все могут спокойно выйти.
    .of = efe1ded30f94
reading_moving-vehicle_this-turn = Когда она уже двигалась в нынешний ход водителя.
    .of = f1d4e86e7fbb
reading_moving-vehicle_running = С того раза, как она двинулась впервые, до конца того хода водителя, в который не двигалась.
    .of = 80b3f111b57a

reading_wreck-roll = Какой показатель атаки разбивает машину?
    .why = Вместимость не меняется никогда, так что речь может идти только о том, что выпало.
    .of = d96b70b2a3a5
reading_wreck-roll_result = Итог её броска: кубик и вместимость минус зомби.
    .of = ebba806ad555
reading_wreck-roll_capacity = Сама её вместимость: разбивается только машина, у которой она настолько мала, и первой же своей атакой.
    .of = 99e06991a81d

## Decks and cards

deck_characters = Персонажи
    .of = 7e8a64337228
card_ada = Ада, медсестра
    .text = Говорит, что видела и похуже. Не видела.
    .of = 7cc1106301f8
card_boris = Борис, водитель автобуса
    .text = Что на колёсах, то он и поведёт.
    .of = 38c232be98a3
card_cleo = Клео, библиотекарь
    .text = Она читала, чем это кончается.
    .of = a6a3a9a8e85b
card_dan = Дэн, электрик
    .text = Он зашёл только поменять пробки.
    .of = 44c6764e6265
card_edda = Эдда, садовница
    .text = Каждую лопату в сарае она знает по имени.
    .of = aebc12a9daea
card_faruk = Фарук, повар
    .text = Его кухню не возьмёт никто.
    .of = 2b67a18ec810

deck_items = Предметы
    .of = 1162e277384a
card_bottle = Бутылка
    .text = С канистрой бензина из неё выходит { -molotov }.
    .of = 82796d364727
card_petrol-can = Канистра с бензином
    .text = Заправляет машину или превращает бутылки в коктейли Молотова.
    .of = 4352bea86c1a
card_gas-cylinder = Газовый баллон
    .text = Взрывается от атаки и в огне.
    .of = 2526d209535c
card_extinguisher = Огнетушитель
    .text = За действие убирает { $extinguish-tokens ->
        [one] { $extinguish-tokens } жетон
        [few] { $extinguish-tokens } жетона
       *[many] { $extinguish-tokens } жетонов
    } огня.
    .of = 10b431f33545
card_matches = Спички
    .text = За действие подожгите соседнюю клетку.
    .of = caf22467c027
card_keys = Ключи
    .text = Заводят любую машину.
    .of = 592bd0c60280
card_first-aid-kit = Аптечка
    .text = Израсходуйте её: вам или игроку рядом — { $first-aid-gain ->
        [one] { $first-aid-gain } единица
        [few] { $first-aid-gain } единицы
       *[many] { $first-aid-gain } единиц
    } энергии, и укус больше не опасен.
    .of = 8a4813cad3d3
card_snack = Консервированные персики
    .text = Израсходуйте их: { $snack-gain ->
        [one] { $snack-gain } единица
        [few] { $snack-gain } единицы
       *[many] { $snack-gain } единиц
    } энергии.
    .of = 7b2f14b8037c
card_bat = Бейсбольная бита
    .text = Ближний бой: прибавьте { $attack_bat }.
    .of = 71f0a8cbfd4a
card_crowbar = Лом
    .text = Ближний бой и объекты: прибавьте { $attack_crowbar }.
    .of = 7f5318561c96
card_hammer = Молоток
    .text = Строит баррикады. Ближний бой: прибавьте { $attack_hammer }.
    .of = beecfaf503c5
card_fire-axe = Пожарный топор
    .text = Ближний бой и объекты: прибавьте { $attack_fire-axe }.
    .of = 31173f14cc0d
card_pistol = Пистолет
    .text = Стрельба: прибавьте { $attack_pistol }.
    .of = f92ff0e9d634
card_shotgun = Дробовик
    .text = Стрельба: прибавьте { $attack_shotgun }.
    .of = 11b9133c58be
card_nail-gun = Гвоздомёт
    .text = Строит баррикады. Стрельба: прибавьте { $attack_nail-gun }.
    .of = 66197657ac33
card_ammunition-box = Коробка патронов
    .text = Сразу даёт { $box-ammunition ->
        [one] { $box-ammunition } патрон
        [few] { $box-ammunition } патрона
       *[many] { $box-ammunition } патронов
    }. Рука для неё не нужна.
    .of = ac37960d145e

deck_molotovs = Коктейли Молотова
    .of = ca588170edeb
card_molotov = Коктейль Молотова
    .text = Бросают: убивает зомби и разводит огонь. Против игроков прибавьте { $molotov-attack }.
    .of = 787b04a6173b

deck_vehicles = Машины
    .of = da8a535c2168
card_saloon = Легковая машина
    .text = Для семьи, и детское кресло вечно мешается.
    .of = a78ff803667f
card_van = Фургон доставки
    .text = Место найдётся всем, среди посылок.
    .of = 6565ec9e4bfb
card_pickup = Пикап
    .text = Быстрый, и с видом назад.
    .of = bac80703cc48
card_motorcycle = Мотоцикл с коляской
    .text = Быстрый, если никому не мешает ветер.
    .of = 26dc125f931c
card_minibus = Микроавтобус
    .text = Медленный и тяжёлый; это заметно, когда он во что-нибудь врезается.
    .of = dd446d15bf45

deck_events = События
    .of = 6fa878daaf33
card_silence = Тишина
    .text = Ни звука. Это и беспокоит. Ничего не происходит.
    .of = ea29513596cc
card_dragging-steps = Шаркающие шаги
    .text = Что-то волочит ноги по гравию.
    .of = 5ab144bd6a30
card_the-fence = У забора
    .text = Забор поддаётся, доска за доской.
    .of = 93c1f9b90bde
card_the-horde = Орда
    .text = Они вас услышали. Все до одного.
    .of = 968efbfbe6fd
card_crash = Авария
    .text = Сквозь изгородь проламывается автомобиль, и никто из него не выходит. Поставьте верхнюю машину на свободные уличные клетки по своему выбору. Ключи ей не нужны.
    .of = c41b4e6f779a
card_lucky-find = Счастливая находка
    .text = Возьмите { $find-items ->
        [one] { $find-items } карту
        [few] { $find-items } карты
       *[many] { $find-items } карт
    } предметов. Возьмите находку в руку или оставьте на своей клетке.
    .of = 2ddc4d354794
card_second-wind = Второе дыхание
    .text = Каждый получает { $wind-gain ->
        [one] { $wind-gain } единицу
        [few] { $wind-gain } единицы
       *[many] { $wind-gain } единиц
    } энергии.
    .of = 17d03b50d7d3
card_loose-rounds = Россыпь патронов
    .text = Вы получаете { $rounds-gain ->
        [one] { $rounds-gain } патрон
        [few] { $rounds-gain } патрона
       *[many] { $rounds-gain } патронов
    }.
    .of = f8c6b8504e9c
card_stumble = Споткнулись
    .text = В этот ход у вас на { $stumble-actions ->
        [one] { $stumble-actions } действие
        [few] { $stumble-actions } действия
       *[many] { $stumble-actions } действий
    } меньше.
    .of = f5764dd9ed62
card_scream = Крик
    .text = После символов каждый зомби проходит к вам ещё { $scream-squares ->
        [one] { $scream-squares } клетку
        [few] { $scream-squares } клетки
       *[many] { $scream-squares } клеток
    }.
    .of = d2324762e5cc
card_broken-boards = Сломанные доски
    .text = Снимите с поля любую баррикаду по своему выбору.
    .of = f7da97de744c
card_pitch-dark = Хоть глаз выколи
    .text = До начала вашего следующего хода никто не может стрелять.
    .of = 08d16c1634cc
card_open-grave = Открытая могила
    .text = На ближайшую к вам клетку появления поставьте { $grave-zombies ->
        [one] { $grave-zombies } зомби
        [few] { $grave-zombies } зомби
       *[many] { $grave-zombies } зомби
    }, насколько хватает места.
    .of = c207fa0f10b1
card_draught = Сквозняк
    .text = Каждый пожар получает ещё { $draught-tokens ->
        [one] { $draught-tokens } жетон
        [few] { $draught-tokens } жетона
       *[many] { $draught-tokens } жетонов
    } огня; их кладёт хозяин, как в начале хода.
    .of = f0689084a08d
card_cloudburst = Ливень
    .text = Снимите с уличных клеток { $rain-tokens ->
        [one] { $rain-tokens } жетон
        [few] { $rain-tokens } жетона
       *[many] { $rain-tokens } жетонов
    } огня по своему выбору.
    .of = ff37e265ce59
card_rotten-beams = Гнилые балки
    .text = Положите жетон повреждённого сооружения на любое помещение, в котором нет игроков.
    .of = 66a3e654b432
card_keys-card = Ключи
    .text = Оставьте эту карту себе: это связка ключей.
    .of = 6993efc83230
card_end-card = Конец
    .text = Игра окончена.
    .of = a6e1bfca12cd

deck_die = Кубик
    .of = b0c8fffdaf7f
card_die = Кубик
    .of = a32cef768266

deck_zombies = Зомби
    .of = 26d858900615
card_zombie = Зомби
    .of = 3d22576e6b57

deck_pawns = Фишки
    .of = fbe632d602a0
card_pawn = Фишка
    .of = c975f6074107

deck_fire-tokens = Жетоны огня
    .of = 13a72b8c5ccf
card_fire-token = Жетон огня
    .of = e8c36489e21c

deck_damage-tokens = Жетоны повреждённого сооружения
    .of = 5da2f06ed252
card_damaged-structure = Жетон повреждённого сооружения
    .of = 13b84964cf82

deck_barricades = Баррикады
    .of = 737184c1a8b0
card_barricade-token = Баррикада
    .of = e23df737e8b4

deck_destroyed-walls = Жетоны разрушенных стен
    .of = 155302184fe5
card_destroyed-wall = Жетон разрушенной стены
    .of = 0d8be51d5983

deck_search-markers = Маркеры обыска
    .of = 233d19e36c05
card_search-marker = Маркер обыска
    .of = b9f769b2d976

## Icons

icon_house = наше правило
    .of = df21cb245186
icon_symbol = символ зомби
    .of = c203e9d50e53
icon_zombie = зомби
    .of = 86ed6d20bf53
icon_pawn = фишка
    .of = aea38cb4ea3b
icon_fire = огонь
    .of = 7c551448719f
icon_damage = повреждённое сооружение
    .of = 0e8c43a77d00
icon_barricade = баррикада
    .of = a8b299d2cc3c
icon_breach = разрушенная стена
    .of = fa8fcaa7ac6e
icon_search = маркер обыска
    .of = 1e7bba3922bc
icon_vehicle = машина
    .of = da264429ba10
icon_event = событие
    .of = f41e19051cda
icon_die = кубик
    .of = 3b78f16dad9c
icon_bottle = бутылка
    .of = 702d65601c48
icon_molotov = коктейль Молотова
    .of = 853adf49dda9
icon_extinguisher = огнетушитель
    .of = 177a113652c7
icon_matches = спички
    .of = a72174858528
icon_keys = ключи
    .of = 00d20c7b27af
icon_snack = консервы
    .of = 0a6f9612055f
icon_bat = бейсбольная бита
    .of = fdee43c1e99b
icon_crowbar = лом
    .of = 21c999817098
icon_hammer = молоток
    .of = fa7c8d5f875c
icon_pistol = пистолет
    .of = 710dbfd9d210
icon_shotgun = дробовик
    .of = 32bde3474c50
icon_petrol-can = канистра с бензином
    .of = 1eccdca057c5
icon_gas-cylinder = газовый баллон
    .of = f78465183e61
icon_first-aid-kit = аптечка
    .of = 295fb2907e14
icon_fire-axe = пожарный топор
    .of = e2cb2c7ae699
icon_nail-gun = гвоздомёт
    .of = 97ea9cbb17c8
icon_ammunition-box = коробка патронов
    .of = a370b9514f3b

## Tables and cards

ui_table_event-deck-size = Игроков
    .of = 034bc950d227
ui_table_attack = Оружие
    .of = 17834486e752
ui_table_vehicle = Машина
    .of = b0bdd24b11a0
ui_table_vehicle_capacity = Вместимость
    .of = b8a7d9b84d87
ui_table_vehicle_speed = Скорость
    .of = 248a760db6b2
ui_table_event-symbols = Карта события
    .of = 9a0c9db633ab
ui_attack = Атака
    .of = 3bab697811b8
ui_hands = Руки
    .of = 465f42081a89
ui_capacity = Вместимость
    .of = f14a69fa97ff
ui_speed = Скорость
    .of = 5a1eee8c8ba0
ui_symbols = Символы
    .of = b9c54f0b0b42
ui_energy = Энергия
    .of = 92ea22ac2d6e

## Шансы

odds_hot-wire = Заведётся ли машина без ключей?
    .about = Каждая попытка стоит действия и броска кубика.
    .of = ece127ab0aca
odds_hot-wire_tries = Попыток (ноль: пока не решится)
    .of = 3a564f993908
odds_hot-wire_row_starts = Заводится
    .of = 14b83113ff4a
odds_hot-wire_row_broken = Зажигание сломано
    .of = fa9c5e524218
odds_hot-wire_row_open = Ещё не решено
    .of = 44b862cea53f
odds_hot-wire_row_tries = Попыток в среднем
    .of = 5f602711dd24

## Игра и подсчёты

ask_action = Что вы делаете?
    .of = 47f99082ac9a
ask_step = Куда вы идёте?
    .of = f0e42b7bc7e5
ask_square = Какая клетка?
    .of = 02a606f14ccf
ask_card = Какой предмет?
    .of = fcea4bef6413
ask_who = Какой игрок?
    .of = 0fa0c3d973ba
ask_target = Какой предмет, стена, дверь или окно?
    .of = 92c73c9f34cf
ask_room = Какая комната?
    .of = 2ad611e4772f
ask_help = Вы поможете в этой схватке?
    .of = 7d04988127ba
ask_accept = Вы возьмёте то, что вам предлагают?
    .of = 96e9ddee98b4
ask_interrupt = Вы вмешаетесь до следующего хода?
    .of = 72dcb709d932
ask_wheel = Вы будете драться за руль?
    .of = 98fbaee1fef6
ask_drive = Куда поедет машина?
    .of = 2590908e0eeb
ask_lean = Какое направление зомби предпочтут из одинаково коротких путей?
    .of = fd74a3d98e0d
ask_die = Что выпало на кубике?
    .of = 0421a57c40ea
ask_hurl-at = В кого вы бросаете коктейль Молотова?
    .of = 42909554e219
policy_random = Наугад
    .of = 63bae1f4b42a
policy_cautious = Осторожный
    .of = 972731924749
policy_bold = Смелый
    .of = dca315081c5a
tally_someone-lives = В конце кто-то жив
    .of = 665033966d66
tally_survivors = Игроки, дожившие до конца
    .of = 7ae017444d67
tally_escaped = Игроки, которые спаслись бегством
    .of = b1d47b7dddbf
tally_escapes = Ночи, когда кто-то спасся бегством
    .of = cd44cde86465
tally_zombies-killed = Убитые зомби
    .of = 57158965807d
tally_collapses = Обрушенные комнаты
    .of = 599f5b825e07
tally_turns = Сыгранные ходы
    .of = 390bed646ec1
tally_end-card = Ночь кончает карта «Конец»
    .of = 8668340671db
tally_step-limit = Игры, прерванные как бесконечные
    .of = e67bb290baab
tally_wins-1 = Выигрывает первое место
    .of = 4aaed4456057
tally_wins-2 = Выигрывает второе место
    .of = 14e52abac2cb
tally_wins-3 = Выигрывает третье место
    .of = 26331cceedc0
tally_wins-4 = Выигрывает четвёртое место
    .of = b520266680d1
tally_wins-5 = Выигрывает пятое место
    .of = 793cd00f9f40
tally_wins-6 = Выигрывает шестое место
    .of = 2d88348ba0a8
tally_used-bottle = В ходу: { card_bottle }
    .of = 72a43a5b733a
tally_used-petrol-can = В ходу: { card_petrol-can }
    .of = fdbc15dff2ae
tally_used-gas-cylinder = В ходу: { card_gas-cylinder }
    .of = 3211030a4d0c
tally_used-extinguisher = В ходу: { card_extinguisher }
    .of = 63281e191c0e
tally_used-matches = В ходу: { card_matches }
    .of = 3d55cbd8236a
tally_used-keys = В ходу: { card_keys }
    .of = 963d2d21a1c2
tally_used-first-aid-kit = В ходу: { card_first-aid-kit }
    .of = 63d1dd6fd4e9
tally_used-snack = В ходу: { card_snack }
    .of = 0dbfebcdd0da
tally_used-bat = В ходу: { card_bat }
    .of = e6d8eb4675cb
tally_used-crowbar = В ходу: { card_crowbar }
    .of = 0f08e032745e
tally_used-hammer = В ходу: { card_hammer }
    .of = 6469108ccc4c
tally_used-fire-axe = В ходу: { card_fire-axe }
    .of = f5e2fb83930c
tally_used-pistol = В ходу: { card_pistol }
    .of = b2c207a2b9ce
tally_used-shotgun = В ходу: { card_shotgun }
    .of = 3e1e23828162
tally_used-nail-gun = В ходу: { card_nail-gun }
    .of = cc4dc5ac1a03
tally_used-ammunition-box = В ходу: { card_ammunition-box }
    .of = de899850b943
tally_used-molotov = В ходу: { card_molotov }
    .of = d369d39e4339
tally_driven-saloon = На ходу: { card_saloon }
    .of = edfdd7a4583d
tally_driven-van = На ходу: { card_van }
    .of = 9014f2ed9bbc
tally_driven-pickup = На ходу: { card_pickup }
    .of = 230b2755f76c
tally_driven-motorcycle = На ходу: { card_motorcycle }
    .of = cf1cfc9a4e3f
tally_driven-minibus = На ходу: { card_minibus }
    .of = d260c4b81088
tally_drawn-silence = Вышло: { card_silence }
    .of = e493f912ca24
tally_drawn-dragging-steps = Вышло: { card_dragging-steps }
    .of = 755ba5e3654b
tally_drawn-the-fence = Вышло: { card_the-fence }
    .of = eb554d749ec3
tally_drawn-the-horde = Вышло: { card_the-horde }
    .of = 024b6381b905
tally_drawn-crash = Вышло: { card_crash }
    .of = 4bdbfe1f76d8
tally_drawn-lucky-find = Вышло: { card_lucky-find }
    .of = 18ac1f49e835
tally_drawn-second-wind = Вышло: { card_second-wind }
    .of = c26a97d5d2ce
tally_drawn-loose-rounds = Вышло: { card_loose-rounds }
    .of = a83953844abd
tally_drawn-stumble = Вышло: { card_stumble }
    .of = 9bf728e25cf7
tally_drawn-scream = Вышло: { card_scream }
    .of = 6a5b7bae7726
tally_drawn-broken-boards = Вышло: { card_broken-boards }
    .of = 88ff3d1d947d
tally_drawn-pitch-dark = Вышло: { card_pitch-dark }
    .of = 96b7914f4d9a
tally_drawn-open-grave = Вышло: { card_open-grave }
    .of = 90515613b08d
tally_drawn-draught = Вышло: { card_draught }
    .of = bc5a6812cb85
tally_drawn-cloudburst = Вышло: { card_cloudburst }
    .of = c88b5262c328
tally_drawn-rotten-beams = Вышло: { card_rotten-beams }
    .of = 8a7367f08a6e
tally_drawn-keys-card = Вышло: { card_keys-card }
    .of = 25fa352f7180
tally_drawn-end-card = Вышло: { card_end-card }
    .of = 5e858358c2c3
ledger_points = Очки
    .of = 8eecef751370
ledger_total = { $member } — очки за все ночи: { $value }.
    .of = 3c62a1d99589
ledger_next-fresh = Следующая ночь начинается заново.
    .of = ae37d8542d8b
ledger_fault-nobody = Каждую ночь кто-то побеждает.
    .of = 59fe9824d3b7
ledger_fault-most = Побеждает игрок с наибольшим числом очков.
    .of = bcc78c4d862b
