"""Clause numbers, generated from outline.yaml by `manage.py packs clauses dead-of-night`: do not edit."""

from __future__ import annotations

CLAUSES = (
    "",
    "dead-of-night/aim",
    "dead-of-night/aim/players",
    "dead-of-night/aim/time",
    "dead-of-night/aim/zombies",
    "dead-of-night/aim/together",
    "dead-of-night/aim/known",
    "dead-of-night/aim/marked",
    "dead-of-night/map",
    "dead-of-night/map/squares",
    "dead-of-night/map/rooms",
    "dead-of-night/map/outdoors",
    "dead-of-night/map/walls",
    "dead-of-night/map/adjacent",
    "dead-of-night/map/corners",
    "dead-of-night/map/doors",
    "dead-of-night/map/windows",
    "dead-of-night/map/windows-above",
    "dead-of-night/map/floors",
    "dead-of-night/map/entry",
    "dead-of-night/map/distance",
    "dead-of-night/map/edge",
    "dead-of-night/map/adjacent-rooms",
    "dead-of-night/map/breach",
    "dead-of-night/components",
    "dead-of-night/components/die",
    "dead-of-night/components/pawns",
    "dead-of-night/components/characters",
    "dead-of-night/components/zombies",
    "dead-of-night/components/events",
    "dead-of-night/components/items",
    "dead-of-night/components/vehicles",
    "dead-of-night/components/molotovs",
    "dead-of-night/components/fire",
    "dead-of-night/components/damage",
    "dead-of-night/components/barricades",
    "dead-of-night/components/walls",
    "dead-of-night/components/searched",
    "dead-of-night/setup",
    "dead-of-night/setup/scenario",
    "dead-of-night/setup/map",
    "dead-of-night/setup/characters",
    "dead-of-night/setup/energy",
    "dead-of-night/setup/ammunition",
    "dead-of-night/setup/without-fire",
    "dead-of-night/setup/without-vehicles",
    "dead-of-night/setup/without-both",
    "dead-of-night/setup/item-deck",
    "dead-of-night/setup/event-number",
    "dead-of-night/setup/event-deck",
    "dead-of-night/setup/vehicle-deck",
    "dead-of-night/setup/supply",
    "dead-of-night/setup/first",
    "dead-of-night/energy",
    "dead-of-night/energy/life",
    "dead-of-night/energy/limit",
    "dead-of-night/energy/death",
    "dead-of-night/energy/dead",
    "dead-of-night/energy/ammunition",
    "dead-of-night/turn",
    "dead-of-night/turn/order",
    "dead-of-night/turn/fires",
    "dead-of-night/turn/card",
    "dead-of-night/turn/card-order",
    "dead-of-night/turn/actions",
    "dead-of-night/turn/free-actions",
    "dead-of-night/turn/skipped",
    "dead-of-night/turn/end",
    "dead-of-night/turn/interrupt",
    "dead-of-night/turn/interrupt-move",
    "dead-of-night/turn/interrupt-other",
    "dead-of-night/turn/interrupt-once",
    "dead-of-night/turn/example-interrupt",
    "dead-of-night/actions",
    "dead-of-night/actions/move",
    "dead-of-night/actions/search",
    "dead-of-night/actions/climb",
    "dead-of-night/actions/jump",
    "dead-of-night/actions/light",
    "dead-of-night/actions/extinguish",
    "dead-of-night/actions/barricade",
    "dead-of-night/actions/barricade-blocks",
    "dead-of-night/actions/unbarricade",
    "dead-of-night/actions/rearrange",
    "dead-of-night/actions/steal",
    "dead-of-night/actions/combine",
    "dead-of-night/actions/recover",
    "dead-of-night/actions/rest",
    "dead-of-night/actions/attack-object",
    "dead-of-night/actions/start",
    "dead-of-night/actions/hot-wire",
    "dead-of-night/free",
    "dead-of-night/free/pick-up",
    "dead-of-night/free/drop",
    "dead-of-night/free/throw",
    "dead-of-night/free/give",
    "dead-of-night/free/fight",
    "dead-of-night/free/fight-once",
    "dead-of-night/movement",
    "dead-of-night/movement/reach",
    "dead-of-night/movement/free-square",
    "dead-of-night/movement/doors",
    "dead-of-night/movement/past-zombies",
    "dead-of-night/movement/hurt-on-the-way",
    "dead-of-night/movement/example",
    "dead-of-night/zombies",
    "dead-of-night/zombies/symbols",
    "dead-of-night/zombies/enter",
    "dead-of-night/zombies/enter-full",
    "dead-of-night/zombies/move",
    "dead-of-night/zombies/steps",
    "dead-of-night/zombies/order",
    "dead-of-night/zombies/openings",
    "dead-of-night/zombies/fire",
    "dead-of-night/zombies/beside-fire",
    "dead-of-night/zombies/four",
    "dead-of-night/zombies/contact",
    "dead-of-night/zombies/barricade",
    "dead-of-night/zombies/vehicle",
    "dead-of-night/zombies/attack",
    "dead-of-night/zombies/example",
    "dead-of-night/combat",
    "dead-of-night/combat/weapon",
    "dead-of-night/combat/close",
    "dead-of-night/combat/helpers",
    "dead-of-night/combat/kill",
    "dead-of-night/combat/knock-back",
    "dead-of-night/combat/knocked",
    "dead-of-night/combat/hurt",
    "dead-of-night/combat/grabbed",
    "dead-of-night/combat/grab-weapon",
    "dead-of-night/combat/grab-bite",
    "dead-of-night/combat/bitten",
    "dead-of-night/combat/example-close",
    "dead-of-night/combat/example-grab",
    "dead-of-night/combat/ranged",
    "dead-of-night/combat/ranged-near",
    "dead-of-night/combat/ranged-kill",
    "dead-of-night/combat/ranged-ammunition",
    "dead-of-night/combat/sight",
    "dead-of-night/combat/example-ranged",
    "dead-of-night/objects",
    "dead-of-night/objects/roll",
    "dead-of-night/objects/reached",
    "dead-of-night/objects/barricade",
    "dead-of-night/objects/walls",
    "dead-of-night/objects/canister",
    "dead-of-night/objects/vehicle",
    "dead-of-night/objects/example",
    "dead-of-night/objects/shot",
    "dead-of-night/rivals",
    "dead-of-night/rivals/fight",
    "dead-of-night/rivals/when",
    "dead-of-night/items",
    "dead-of-night/items/hands",
    "dead-of-night/items/stored",
    "dead-of-night/items/stored-limit",
    "dead-of-night/items/search",
    "dead-of-night/items/searched",
    "dead-of-night/items/search-empty",
    "dead-of-night/items/gun-found",
    "dead-of-night/items/bare",
    "dead-of-night/items/first-aid",
    "dead-of-night/items/snack",
    "dead-of-night/items/ammunition",
    "dead-of-night/items/keys",
    "dead-of-night/canister",
    "dead-of-night/canister/what",
    "dead-of-night/canister/set-off",
    "dead-of-night/canister/zombies",
    "dead-of-night/canister/players",
    "dead-of-night/canister/radius",
    "dead-of-night/canister/fire",
    "dead-of-night/canister/fire-walls",
    "dead-of-night/canister/spreads",
    "dead-of-night/canister/carried",
    "dead-of-night/canister/example",
    "dead-of-night/molotov",
    "dead-of-night/molotov/make",
    "dead-of-night/molotov/petrol",
    "dead-of-night/molotov/throw",
    "dead-of-night/molotov/range",
    "dead-of-night/molotov/attack",
    "dead-of-night/molotov/hit",
    "dead-of-night/molotov/fire",
    "dead-of-night/molotov/square",
    "dead-of-night/molotov/zombies",
    "dead-of-night/molotov/spreads",
    "dead-of-night/molotov/example",
    "dead-of-night/fire",
    "dead-of-night/fire/token",
    "dead-of-night/fire/lighter",
    "dead-of-night/fire/zombies",
    "dead-of-night/fire/zombie-points",
    "dead-of-night/fire/pass",
    "dead-of-night/fire/end-loss",
    "dead-of-night/fire/must-leave",
    "dead-of-night/fire/trying",
    "dead-of-night/fire/spread",
    "dead-of-night/fire/count",
    "dead-of-night/fire/dead-owner",
    "dead-of-night/fire/duty",
    "dead-of-night/fire/on-players",
    "dead-of-night/fire/indoors",
    "dead-of-night/fire/next-room",
    "dead-of-night/fire/until",
    "dead-of-night/fire/burnt",
    "dead-of-night/fire/burnt-squares",
    "dead-of-night/fire/outdoors",
    "dead-of-night/fire/from-outdoors",
    "dead-of-night/fire/vehicle",
    "dead-of-night/fire/driving",
    "dead-of-night/fire/passengers",
    "dead-of-night/fire/no-tokens",
    "dead-of-night/fire/example-room",
    "dead-of-night/fire/example",
    "dead-of-night/damage",
    "dead-of-night/damage/token",
    "dead-of-night/damage/enter",
    "dead-of-night/damage/each",
    "dead-of-night/damage/who",
    "dead-of-night/damage/collapse",
    "dead-of-night/damage/closed",
    "dead-of-night/damage/figures",
    "dead-of-night/damage/items",
    "dead-of-night/damage/neighbours",
    "dead-of-night/damage/above",
    "dead-of-night/damage/second",
    "dead-of-night/damage/chain",
    "dead-of-night/damage/together",
    "dead-of-night/damage/burnt",
    "dead-of-night/damage/example",
    "dead-of-night/vehicles",
    "dead-of-night/vehicles/squares",
    "dead-of-night/vehicles/needs",
    "dead-of-night/vehicles/no-keys",
    "dead-of-night/vehicles/fuelling",
    "dead-of-night/vehicles/keys",
    "dead-of-night/vehicles/start",
    "dead-of-night/vehicles/hot-wire",
    "dead-of-night/vehicles/hot-wire-fail",
    "dead-of-night/vehicles/hot-wire-broken",
    "dead-of-night/vehicles/hot-wire-fuel",
    "dead-of-night/vehicles/capacity",
    "dead-of-night/vehicles/table",
    "dead-of-night/vehicles/board",
    "dead-of-night/vehicles/driver",
    "dead-of-night/vehicles/seat-fight",
    "dead-of-night/vehicles/turns",
    "dead-of-night/vehicles/speed",
    "dead-of-night/vehicles/speed-action",
    "dead-of-night/vehicles/no-sideways",
    "dead-of-night/vehicles/straight",
    "dead-of-night/vehicles/turning",
    "dead-of-night/vehicles/turning-cost",
    "dead-of-night/vehicles/pivot",
    "dead-of-night/vehicles/safe",
    "dead-of-night/vehicles/leave",
    "dead-of-night/vehicles/leave-loss",
    "dead-of-night/vehicles/leave-end",
    "dead-of-night/vehicles/moving",
    "dead-of-night/vehicles/attack",
    "dead-of-night/vehicles/attack-roll",
    "dead-of-night/vehicles/blocked",
    "dead-of-night/vehicles/kills",
    "dead-of-night/vehicles/wreck",
    "dead-of-night/vehicles/wreck-final",
    "dead-of-night/vehicles/wreck-inside",
    "dead-of-night/vehicles/example-hot-wire",
    "dead-of-night/vehicles/example-drive",
    "dead-of-night/vehicles/example-attack",
    "dead-of-night/ending",
    "dead-of-night/ending/scenario",
    "dead-of-night/ending/end-card",
    "dead-of-night/ending/escape",
    "dead-of-night/ending/last-player",
    "dead-of-night/ending/solo",
    "dead-of-night/ending/step-limit",
    "dead-of-night/score",
    "dead-of-night/score/kills",
    "dead-of-night/score/escape",
    "dead-of-night/score/alive",
    "dead-of-night/score/winner",
    "dead-of-night/score/tie",
    "dead-of-night/score/series",
    "dead-of-night/score/example",
    "dead-of-night/events",
    "dead-of-night/events/deck",
    "dead-of-night/events/crash",
    "dead-of-night/events/keys",
    "dead-of-night/events/text-player",
    "dead-of-night/scenarios",
    "dead-of-night/scenarios/choose",
    "dead-of-night/scenarios/fire",
    "dead-of-night/scenarios/vehicles",
    "dead-of-night/scenarios/last-car",
    "dead-of-night/scenarios/last-car/map",
    "dead-of-night/scenarios/last-car/deck",
    "dead-of-night/scenarios/last-car/start",
    "dead-of-night/scenarios/last-car/zombies",
    "dead-of-night/scenarios/last-car/items",
    "dead-of-night/scenarios/last-car/vehicle",
    "dead-of-night/scenarios/last-car/unexplored",
    "dead-of-night/scenarios/last-car/unexplored-zombies",
    "dead-of-night/scenarios/last-car/goal",
    "dead-of-night/scenarios/till-dawn",
    "dead-of-night/scenarios/till-dawn/map",
    "dead-of-night/scenarios/till-dawn/start",
    "dead-of-night/scenarios/till-dawn/items",
    "dead-of-night/scenarios/till-dawn/barricades",
    "dead-of-night/scenarios/till-dawn/zombies",
    "dead-of-night/scenarios/till-dawn/goal",
    "dead-of-night/scenarios/till-dawn/bonus",
    "dead-of-night/scenarios/burning-house",
    "dead-of-night/scenarios/burning-house/map",
    "dead-of-night/scenarios/burning-house/energy",
    "dead-of-night/scenarios/burning-house/start",
    "dead-of-night/scenarios/burning-house/fire",
    "dead-of-night/scenarios/burning-house/items",
    "dead-of-night/scenarios/burning-house/zombies",
    "dead-of-night/scenarios/burning-house/escape",
    "dead-of-night/scenarios/burning-house/vehicle",
    "dead-of-night/scenarios/burning-house/goal",
)

AIM = 1
AIM_PLAYERS = 2
AIM_TIME = 3
AIM_ZOMBIES = 4
AIM_TOGETHER = 5
AIM_KNOWN = 6
AIM_MARKED = 7
MAP = 8
MAP_SQUARES = 9
MAP_ROOMS = 10
MAP_OUTDOORS = 11
MAP_WALLS = 12
MAP_ADJACENT = 13
MAP_CORNERS = 14
MAP_DOORS = 15
MAP_WINDOWS = 16
MAP_WINDOWS_ABOVE = 17
MAP_FLOORS = 18
MAP_ENTRY = 19
MAP_DISTANCE = 20
MAP_EDGE = 21
MAP_ADJACENT_ROOMS = 22
MAP_BREACH = 23
COMPONENTS = 24
COMPONENTS_DIE = 25
COMPONENTS_PAWNS = 26
COMPONENTS_CHARACTERS = 27
COMPONENTS_ZOMBIES = 28
COMPONENTS_EVENTS = 29
COMPONENTS_ITEMS = 30
COMPONENTS_VEHICLES = 31
COMPONENTS_MOLOTOVS = 32
COMPONENTS_FIRE = 33
COMPONENTS_DAMAGE = 34
COMPONENTS_BARRICADES = 35
COMPONENTS_WALLS = 36
COMPONENTS_SEARCHED = 37
SETUP = 38
SETUP_SCENARIO = 39
SETUP_MAP = 40
SETUP_CHARACTERS = 41
SETUP_ENERGY = 42
SETUP_AMMUNITION = 43
SETUP_WITHOUT_FIRE = 44
SETUP_WITHOUT_VEHICLES = 45
SETUP_WITHOUT_BOTH = 46
SETUP_ITEM_DECK = 47
SETUP_EVENT_NUMBER = 48
SETUP_EVENT_DECK = 49
SETUP_VEHICLE_DECK = 50
SETUP_SUPPLY = 51
SETUP_FIRST = 52
ENERGY = 53
ENERGY_LIFE = 54
ENERGY_LIMIT = 55
ENERGY_DEATH = 56
ENERGY_DEAD = 57
ENERGY_AMMUNITION = 58
TURN = 59
TURN_ORDER = 60
TURN_FIRES = 61
TURN_CARD = 62
TURN_CARD_ORDER = 63
TURN_ACTIONS = 64
TURN_FREE_ACTIONS = 65
TURN_SKIPPED = 66
TURN_END = 67
TURN_INTERRUPT = 68
TURN_INTERRUPT_MOVE = 69
TURN_INTERRUPT_OTHER = 70
TURN_INTERRUPT_ONCE = 71
TURN_EXAMPLE_INTERRUPT = 72
ACTIONS = 73
ACTIONS_MOVE = 74
ACTIONS_SEARCH = 75
ACTIONS_CLIMB = 76
ACTIONS_JUMP = 77
ACTIONS_LIGHT = 78
ACTIONS_EXTINGUISH = 79
ACTIONS_BARRICADE = 80
ACTIONS_BARRICADE_BLOCKS = 81
ACTIONS_UNBARRICADE = 82
ACTIONS_REARRANGE = 83
ACTIONS_STEAL = 84
ACTIONS_COMBINE = 85
ACTIONS_RECOVER = 86
ACTIONS_REST = 87
ACTIONS_ATTACK_OBJECT = 88
ACTIONS_START = 89
ACTIONS_HOT_WIRE = 90
FREE = 91
FREE_PICK_UP = 92
FREE_DROP = 93
FREE_THROW = 94
FREE_GIVE = 95
FREE_FIGHT = 96
FREE_FIGHT_ONCE = 97
MOVEMENT = 98
MOVEMENT_REACH = 99
MOVEMENT_FREE_SQUARE = 100
MOVEMENT_DOORS = 101
MOVEMENT_PAST_ZOMBIES = 102
MOVEMENT_HURT_ON_THE_WAY = 103
MOVEMENT_EXAMPLE = 104
ZOMBIES = 105
ZOMBIES_SYMBOLS = 106
ZOMBIES_ENTER = 107
ZOMBIES_ENTER_FULL = 108
ZOMBIES_MOVE = 109
ZOMBIES_STEPS = 110
ZOMBIES_ORDER = 111
ZOMBIES_OPENINGS = 112
ZOMBIES_FIRE = 113
ZOMBIES_BESIDE_FIRE = 114
ZOMBIES_FOUR = 115
ZOMBIES_CONTACT = 116
ZOMBIES_BARRICADE = 117
ZOMBIES_VEHICLE = 118
ZOMBIES_ATTACK = 119
ZOMBIES_EXAMPLE = 120
COMBAT = 121
COMBAT_WEAPON = 122
COMBAT_CLOSE = 123
COMBAT_HELPERS = 124
COMBAT_KILL = 125
COMBAT_KNOCK_BACK = 126
COMBAT_KNOCKED = 127
COMBAT_HURT = 128
COMBAT_GRABBED = 129
COMBAT_GRAB_WEAPON = 130
COMBAT_GRAB_BITE = 131
COMBAT_BITTEN = 132
COMBAT_EXAMPLE_CLOSE = 133
COMBAT_EXAMPLE_GRAB = 134
COMBAT_RANGED = 135
COMBAT_RANGED_NEAR = 136
COMBAT_RANGED_KILL = 137
COMBAT_RANGED_AMMUNITION = 138
COMBAT_SIGHT = 139
COMBAT_EXAMPLE_RANGED = 140
OBJECTS = 141
OBJECTS_ROLL = 142
OBJECTS_REACHED = 143
OBJECTS_BARRICADE = 144
OBJECTS_WALLS = 145
OBJECTS_CANISTER = 146
OBJECTS_VEHICLE = 147
OBJECTS_EXAMPLE = 148
OBJECTS_SHOT = 149
RIVALS = 150
RIVALS_FIGHT = 151
RIVALS_WHEN = 152
ITEMS = 153
ITEMS_HANDS = 154
ITEMS_STORED = 155
ITEMS_STORED_LIMIT = 156
ITEMS_SEARCH = 157
ITEMS_SEARCHED = 158
ITEMS_SEARCH_EMPTY = 159
ITEMS_GUN_FOUND = 160
ITEMS_BARE = 161
ITEMS_FIRST_AID = 162
ITEMS_SNACK = 163
ITEMS_AMMUNITION = 164
ITEMS_KEYS = 165
CANISTER = 166
CANISTER_WHAT = 167
CANISTER_SET_OFF = 168
CANISTER_ZOMBIES = 169
CANISTER_PLAYERS = 170
CANISTER_RADIUS = 171
CANISTER_FIRE = 172
CANISTER_FIRE_WALLS = 173
CANISTER_SPREADS = 174
CANISTER_CARRIED = 175
CANISTER_EXAMPLE = 176
MOLOTOV = 177
MOLOTOV_MAKE = 178
MOLOTOV_PETROL = 179
MOLOTOV_THROW = 180
MOLOTOV_RANGE = 181
MOLOTOV_ATTACK = 182
MOLOTOV_HIT = 183
MOLOTOV_FIRE = 184
MOLOTOV_SQUARE = 185
MOLOTOV_ZOMBIES = 186
MOLOTOV_SPREADS = 187
MOLOTOV_EXAMPLE = 188
FIRE = 189
FIRE_TOKEN = 190
FIRE_LIGHTER = 191
FIRE_ZOMBIES = 192
FIRE_ZOMBIE_POINTS = 193
FIRE_PASS = 194
FIRE_END_LOSS = 195
FIRE_MUST_LEAVE = 196
FIRE_TRYING = 197
FIRE_SPREAD = 198
FIRE_COUNT = 199
FIRE_DEAD_OWNER = 200
FIRE_DUTY = 201
FIRE_ON_PLAYERS = 202
FIRE_INDOORS = 203
FIRE_NEXT_ROOM = 204
FIRE_UNTIL = 205
FIRE_BURNT = 206
FIRE_BURNT_SQUARES = 207
FIRE_OUTDOORS = 208
FIRE_FROM_OUTDOORS = 209
FIRE_VEHICLE = 210
FIRE_DRIVING = 211
FIRE_PASSENGERS = 212
FIRE_NO_TOKENS = 213
FIRE_EXAMPLE_ROOM = 214
FIRE_EXAMPLE = 215
DAMAGE = 216
DAMAGE_TOKEN = 217
DAMAGE_ENTER = 218
DAMAGE_EACH = 219
DAMAGE_WHO = 220
DAMAGE_COLLAPSE = 221
DAMAGE_CLOSED = 222
DAMAGE_FIGURES = 223
DAMAGE_ITEMS = 224
DAMAGE_NEIGHBOURS = 225
DAMAGE_ABOVE = 226
DAMAGE_SECOND = 227
DAMAGE_CHAIN = 228
DAMAGE_TOGETHER = 229
DAMAGE_BURNT = 230
DAMAGE_EXAMPLE = 231
VEHICLES = 232
VEHICLES_SQUARES = 233
VEHICLES_NEEDS = 234
VEHICLES_NO_KEYS = 235
VEHICLES_FUELLING = 236
VEHICLES_KEYS = 237
VEHICLES_START = 238
VEHICLES_HOT_WIRE = 239
VEHICLES_HOT_WIRE_FAIL = 240
VEHICLES_HOT_WIRE_BROKEN = 241
VEHICLES_HOT_WIRE_FUEL = 242
VEHICLES_CAPACITY = 243
VEHICLES_TABLE = 244
VEHICLES_BOARD = 245
VEHICLES_DRIVER = 246
VEHICLES_SEAT_FIGHT = 247
VEHICLES_TURNS = 248
VEHICLES_SPEED = 249
VEHICLES_SPEED_ACTION = 250
VEHICLES_NO_SIDEWAYS = 251
VEHICLES_STRAIGHT = 252
VEHICLES_TURNING = 253
VEHICLES_TURNING_COST = 254
VEHICLES_PIVOT = 255
VEHICLES_SAFE = 256
VEHICLES_LEAVE = 257
VEHICLES_LEAVE_LOSS = 258
VEHICLES_LEAVE_END = 259
VEHICLES_MOVING = 260
VEHICLES_ATTACK = 261
VEHICLES_ATTACK_ROLL = 262
VEHICLES_BLOCKED = 263
VEHICLES_KILLS = 264
VEHICLES_WRECK = 265
VEHICLES_WRECK_FINAL = 266
VEHICLES_WRECK_INSIDE = 267
VEHICLES_EXAMPLE_HOT_WIRE = 268
VEHICLES_EXAMPLE_DRIVE = 269
VEHICLES_EXAMPLE_ATTACK = 270
ENDING = 271
ENDING_SCENARIO = 272
ENDING_END_CARD = 273
ENDING_ESCAPE = 274
ENDING_LAST_PLAYER = 275
ENDING_SOLO = 276
ENDING_STEP_LIMIT = 277
SCORE = 278
SCORE_KILLS = 279
SCORE_ESCAPE = 280
SCORE_ALIVE = 281
SCORE_WINNER = 282
SCORE_TIE = 283
SCORE_SERIES = 284
SCORE_EXAMPLE = 285
EVENTS = 286
EVENTS_DECK = 287
EVENTS_CRASH = 288
EVENTS_KEYS = 289
EVENTS_TEXT_PLAYER = 290
SCENARIOS = 291
SCENARIOS_CHOOSE = 292
SCENARIOS_FIRE = 293
SCENARIOS_VEHICLES = 294
SCENARIOS_LAST_CAR = 295
SCENARIOS_LAST_CAR_MAP = 296
SCENARIOS_LAST_CAR_DECK = 297
SCENARIOS_LAST_CAR_START = 298
SCENARIOS_LAST_CAR_ZOMBIES = 299
SCENARIOS_LAST_CAR_ITEMS = 300
SCENARIOS_LAST_CAR_VEHICLE = 301
SCENARIOS_LAST_CAR_UNEXPLORED = 302
SCENARIOS_LAST_CAR_UNEXPLORED_ZOMBIES = 303
SCENARIOS_LAST_CAR_GOAL = 304
SCENARIOS_TILL_DAWN = 305
SCENARIOS_TILL_DAWN_MAP = 306
SCENARIOS_TILL_DAWN_START = 307
SCENARIOS_TILL_DAWN_ITEMS = 308
SCENARIOS_TILL_DAWN_BARRICADES = 309
SCENARIOS_TILL_DAWN_ZOMBIES = 310
SCENARIOS_TILL_DAWN_GOAL = 311
SCENARIOS_TILL_DAWN_BONUS = 312
SCENARIOS_BURNING_HOUSE = 313
SCENARIOS_BURNING_HOUSE_MAP = 314
SCENARIOS_BURNING_HOUSE_ENERGY = 315
SCENARIOS_BURNING_HOUSE_START = 316
SCENARIOS_BURNING_HOUSE_FIRE = 317
SCENARIOS_BURNING_HOUSE_ITEMS = 318
SCENARIOS_BURNING_HOUSE_ZOMBIES = 319
SCENARIOS_BURNING_HOUSE_ESCAPE = 320
SCENARIOS_BURNING_HOUSE_VEHICLE = 321
SCENARIOS_BURNING_HOUSE_GOAL = 322
