# «Ночь живых трупов» по-русски. Ключи и переменные как в en.ftl; `.of` — отпечаток английского текста, которому следует перевод.
# Значок :house: отмечает то, что придумали мы.

game = Ночь живых трупов
    .about = Ночь среди ходячих мертвецов: обыщите дом, заведите машину, берегитесь огня и доживите до утра.
    .unofficial = Неофициальный спутник игры; автор его не делал и не одобрял. Название принадлежит своему владельцу; слова и рисунки, карты, машины и сценарии здесь наши.
    .of = 94b43c6b5a9e
product_base = Ночь живых трупов
    .of = a7e3e934387e

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
    .of = 5cbe7a57430b

## Energy

energy = Энергия — это сколько в вас осталось жизни и сколько дыхания.
    .title = Энергия
    .of = 4f0d53d8fc1e
energy_life = Ваша { -energy } — это сколько вы ещё выдержите. Потерянное и полученное отмечают на карте персонажа.
    .title = Что такое энергия
    .of = 9fe3f90b6538
energy_limit = Больше { $energy-limit ->
        [one] { $energy-limit } единицы
        [few] { $energy-limit } единиц
       *[many] { $energy-limit } единиц
    } энергии у вас не бывает. Всё лишнее пропадает. :house:
    .title = Предел
    .of = cf4828e29d5b
energy_death = Когда энергии не осталось, вы мертвы. Фишку снимают с поля, а ваши предметы остаются на клетке, где вы упали. :house:
    .title = Смерть
    .of = 3d4ddf8cd312
energy_dead = Мёртвый игрок больше не ходит, но очки в конце считает и он. :house:
    .title = Мёртвые не ходят
    .of = 8704ea92f6f7
energy_ammunition = Рядом с энергией отмечены ваши { -ammunition }. Это не предмет, и рука для них не нужна. :house:
    .title = Патроны
    .of = dc36e2b57ae9
