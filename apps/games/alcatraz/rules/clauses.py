"""Clause numbers, generated from outline.yaml by `manage.py packs clauses alcatraz`: do not edit."""

from __future__ import annotations

CLAUSES = (
    "",
    "alcatraz/aim",
    "alcatraz/aim/players",
    "alcatraz/aim/prisoners",
    "alcatraz/aim/plan",
    "alcatraz/aim/one-stays",
    "alcatraz/aim/own-set",
    "alcatraz/components",
    "alcatraz/components/tiles",
    "alcatraz/components/sides",
    "alcatraz/components/cards",
    "alcatraz/components/auxiliary",
    "alcatraz/components/wood",
    "alcatraz/components/wood-count",
    "alcatraz/components/guards",
    "alcatraz/components/pawns",
    "alcatraz/components/tokens",
    "alcatraz/components/items",
    "alcatraz/components/gun",
    "alcatraz/components/markers",
    "alcatraz/components/sheets",
    "alcatraz/components/sheets-alike",
    "alcatraz/components/letters",
    "alcatraz/components/marker-shortage",
    "alcatraz/setup",
    "alcatraz/setup/grid",
    "alcatraz/setup/grid-security",
    "alcatraz/setup/block",
    "alcatraz/setup/add-tiles",
    "alcatraz/setup/side-up",
    "alcatraz/setup/auxiliary-security",
    "alcatraz/setup/items",
    "alcatraz/setup/supply",
    "alcatraz/setup/guards",
    "alcatraz/setup/sheets",
    "alcatraz/setup/votes",
    "alcatraz/setup/fifth-markers",
    "alcatraz/setup/prisoners",
    "alcatraz/setup/chief",
    "alcatraz/setup/start-draw",
    "alcatraz/setup/chief-apart",
    "alcatraz/setup/piles",
    "alcatraz/setup/remove",
    "alcatraz/setup/deck",
    "alcatraz/setup/tasks",
    "alcatraz/setup/blackmail-security",
    "alcatraz/setup/blackmail",
    "alcatraz/setup/sentences",
    "alcatraz/setup/sentences-rest",
    "alcatraz/setup/sentences-boxed",
    "alcatraz/setup/scapegoat",
    "alcatraz/setup/sucker",
    "alcatraz/round",
    "alcatraz/round/phases",
    "alcatraz/round/guard",
    "alcatraz/round/guard-card",
    "alcatraz/round/guard-cap",
    "alcatraz/round/guard-overflow",
    "alcatraz/round/last-guard",
    "alcatraz/round/rounds",
    "alcatraz/round/restock",
    "alcatraz/round/talk",
    "alcatraz/round/vote",
    "alcatraz/round/elected",
    "alcatraz/round/tie",
    "alcatraz/round/self-vote",
    "alcatraz/round/again",
    "alcatraz/round/example-tie",
    "alcatraz/round/order",
    "alcatraz/round/whole-turn",
    "alcatraz/actions",
    "alcatraz/actions/points",
    "alcatraz/actions/points-five",
    "alcatraz/actions/scapegoat-point",
    "alcatraz/actions/scapegoat-ladder",
    "alcatraz/actions/lost-points",
    "alcatraz/actions/list",
    "alcatraz/actions/free",
    "alcatraz/actions/move",
    "alcatraz/actions/use",
    "alcatraz/actions/steal",
    "alcatraz/actions/riot",
    "alcatraz/actions/complete",
    "alcatraz/actions/complete-scapegoat",
    "alcatraz/actions/discard",
    "alcatraz/actions/blackmail",
    "alcatraz/actions/blackmail-scapegoat",
    "alcatraz/actions/trade",
    "alcatraz/actions/trade-both",
    "alcatraz/actions/trade-offers",
    "alcatraz/actions/bribe",
    "alcatraz/actions/effort",
    "alcatraz/actions/effort-limit",
    "alcatraz/actions/cash",
    "alcatraz/actions/limits",
    "alcatraz/actions/slots",
    "alcatraz/influence",
    "alcatraz/influence/count",
    "alcatraz/influence/calm",
    "alcatraz/influence/slow",
    "alcatraz/influence/slow-not",
    "alcatraz/influence/stop",
    "alcatraz/influence/stop-free",
    "alcatraz/influence/full",
    "alcatraz/influence/use",
    "alcatraz/influence/use-slow",
    "alcatraz/influence/use-stop",
    "alcatraz/influence/example-slow",
    "alcatraz/influence/example-stop",
    "alcatraz/tasks",
    "alcatraz/tasks/card",
    "alcatraz/tasks/complete",
    "alcatraz/tasks/hand-in",
    "alcatraz/tasks/mark",
    "alcatraz/tasks/reward",
    "alcatraz/tasks/no-reward",
    "alcatraz/tasks/owned",
    "alcatraz/tasks/next",
    "alcatraz/tasks/always-open",
    "alcatraz/tasks/used",
    "alcatraz/tasks/deck-empty",
    "alcatraz/tasks/example",
    "alcatraz/tasks/names",
    "alcatraz/tasks/own",
    "alcatraz/ending",
    "alcatraz/ending/success",
    "alcatraz/ending/numbers",
    "alcatraz/ending/wording",
    "alcatraz/ending/moment",
    "alcatraz/ending/scapegoat-stays",
    "alcatraz/ending/needed-scapegoat",
    "alcatraz/ending/other-stays",
    "alcatraz/ending/nobody-can-stay",
    "alcatraz/ending/loss",
    "alcatraz/ending/example-needed",
    "alcatraz/locations",
    "alcatraz/locations/use",
    "alcatraz/locations/numbers",
    "alcatraz/locations/free",
    "alcatraz/locations/free-once",
    "alcatraz/locations/stocks",
    "alcatraz/locations/agree",
    "alcatraz/locations/own",
    "alcatraz/locations/cell-block",
    "alcatraz/locations/cell-block/silver",
    "alcatraz/locations/cell-block/copper",
    "alcatraz/locations/radio-room",
    "alcatraz/locations/radio-room/silver",
    "alcatraz/locations/radio-room/copper",
    "alcatraz/locations/dining-hall",
    "alcatraz/locations/dining-hall/silver",
    "alcatraz/locations/dining-hall/copper",
    "alcatraz/locations/laundry",
    "alcatraz/locations/laundry/silver",
    "alcatraz/locations/laundry/copper",
    "alcatraz/locations/exercise-yard",
    "alcatraz/locations/exercise-yard/silver",
    "alcatraz/locations/exercise-yard/copper",
    "alcatraz/locations/infirmary",
    "alcatraz/locations/infirmary/silver",
    "alcatraz/locations/infirmary/copper",
    "alcatraz/locations/workshop",
    "alcatraz/locations/workshop/silver",
    "alcatraz/locations/workshop/copper",
    "alcatraz/locations/recreational-room",
    "alcatraz/locations/recreational-room/silver",
    "alcatraz/locations/recreational-room/copper",
    "alcatraz/locations/visiting-area",
    "alcatraz/locations/visiting-area/silver",
    "alcatraz/locations/visiting-area/copper",
    "alcatraz/locations/chapel",
    "alcatraz/locations/chapel/silver",
    "alcatraz/locations/chapel/copper",
    "alcatraz/locations/wardens-office",
    "alcatraz/locations/wardens-office/silver",
    "alcatraz/locations/wardens-office/copper",
    "alcatraz/locations/prison-wall",
    "alcatraz/locations/prison-wall/silver",
    "alcatraz/locations/prison-wall/copper",
    "alcatraz/blackmail",
    "alcatraz/blackmail/hand",
    "alcatraz/blackmail/play",
    "alcatraz/blackmail/after",
    "alcatraz/blackmail/own",
    "alcatraz/blackmail/hidden-stash",
    "alcatraz/blackmail/hush-money",
    "alcatraz/blackmail/lookout",
    "alcatraz/blackmail/anonymous-note",
    "alcatraz/blackmail/friendly-guard",
    "alcatraz/blackmail/borrowed-file",
    "alcatraz/blackmail/change-of-plans",
    "alcatraz/blackmail/old-debt",
    "alcatraz/blackmail/double-shift",
    "alcatraz/blackmail/forced-favour",
    "alcatraz/blackmail/two-voices",
    "alcatraz/security",
    "alcatraz/security/needs-base",
    "alcatraz/security/news",
    "alcatraz/security/as-base",
    "alcatraz/security/sucker-players",
    "alcatraz/security-components",
    "alcatraz/security-components/tiles",
    "alcatraz/security-components/sheet",
    "alcatraz/security-components/fifth-player",
    "alcatraz/security-components/cards",
    "alcatraz/security-components/blackmail",
    "alcatraz/security-components/sentences",
    "alcatraz/security-components/sentences-only",
    "alcatraz/security-components/auxiliary",
    "alcatraz/security-components/sucker-card",
    "alcatraz/security-components/summaries",
    "alcatraz/security-components/pawn",
    "alcatraz/security-components/chief",
    "alcatraz/security-components/markers",
    "alcatraz/security-components/markers-use",
    "alcatraz/sucker",
    "alcatraz/sucker/role",
    "alcatraz/sucker/phases",
    "alcatraz/sucker/phase-place",
    "alcatraz/sucker/first",
    "alcatraz/sucker/first-both",
    "alcatraz/sucker/next",
    "alcatraz/sucker/one-round",
    "alcatraz/sucker/never-scapegoat",
    "alcatraz/sucker/votes",
    "alcatraz/sucker/abstain",
    "alcatraz/sucker/outgoing-scapegoat",
    "alcatraz/sucker/points",
    "alcatraz/sucker/blackmail",
    "alcatraz/sucker/keeps-blackmail",
    "alcatraz/sucker/powers",
    "alcatraz/sucker/sentence",
    "alcatraz/sucker/no-reward",
    "alcatraz/sucker/tasks",
    "alcatraz/sucker/own-task",
    "alcatraz/sucker/example",
    "alcatraz/chief",
    "alcatraz/chief/own-tile",
    "alcatraz/chief/neighbours",
    "alcatraz/chief/diagonals",
    "alcatraz/chief/limit",
    "alcatraz/chief/example-influence",
    "alcatraz/chief/no-cube",
    "alcatraz/chief/riot",
    "alcatraz/chief/bribe",
    "alcatraz/chief/moves",
    "alcatraz/chief/higher",
    "alcatraz/chief/lowest",
    "alcatraz/chief/example-walk",
    "alcatraz/chief/walk",
    "alcatraz/new-locations",
    "alcatraz/new-locations/numbers",
    "alcatraz/new-locations/sides",
    "alcatraz/new-locations/payment",
    "alcatraz/new-locations/free",
    "alcatraz/new-locations/guards",
    "alcatraz/new-locations/chiefs-room",
    "alcatraz/new-locations/chiefs-room/plain",
    "alcatraz/new-locations/chiefs-room/neighbours",
    "alcatraz/new-locations/chiefs-room/payment",
    "alcatraz/new-locations/lighthouse",
    "alcatraz/new-locations/lighthouse/plain",
    "alcatraz/new-locations/lighthouse/payment",
    "alcatraz/new-locations/lighthouse/short-deck",
    "alcatraz/new-locations/tunnels",
    "alcatraz/new-locations/tunnels/plain",
    "alcatraz/new-locations/tunnels/closed",
    "alcatraz/new-locations/tunnels/payment",
    "alcatraz/new-locations/tunnels/whose-guards",
    "alcatraz/security-blackmail",
    "alcatraz/security-blackmail/own",
    "alcatraz/security-blackmail/tip-off",
    "alcatraz/security-blackmail/off-duty",
    "alcatraz/security-blackmail/transfer",
    "alcatraz/security-blackmail/loose-talk",
    "alcatraz/variants",
    "alcatraz/variants/choose",
    "alcatraz/certain-escape",
    "alcatraz/certain-escape/scope",
    "alcatraz/certain-escape/purpose",
    "alcatraz/plan-g",
    "alcatraz/plan-g/counter",
    "alcatraz/plan-g/own-letter",
    "alcatraz/plan-g/stays",
    "alcatraz/plan-g/who-stays",
    "alcatraz/different-prison",
    "alcatraz/different-prison/scope",
    "alcatraz/different-prison/touching",
    "alcatraz/different-prison/who-lays",
    "alcatraz/different-prison/outline",
    "alcatraz/convicted",
    "alcatraz/convicted/follow",
    "alcatraz/convicted/own",
    "alcatraz/convicted/pickpocket",
    "alcatraz/convicted/ringleader",
    "alcatraz/convicted/smuggler",
    "alcatraz/convicted/bookmaker",
    "alcatraz/convicted/forger",
    "alcatraz/convicted/getaway-driver",
    "alcatraz/convicted/embezzler",
    "alcatraz/convicted/brawler",
    "alcatraz/convicted/informer",
    "alcatraz/house",
    "alcatraz/house/step-limit",
    "alcatraz/house/series",
)

AIM = 1
AIM_PLAYERS = 2
AIM_PRISONERS = 3
AIM_PLAN = 4
AIM_ONE_STAYS = 5
AIM_OWN_SET = 6
COMPONENTS = 7
COMPONENTS_TILES = 8
COMPONENTS_SIDES = 9
COMPONENTS_CARDS = 10
COMPONENTS_AUXILIARY = 11
COMPONENTS_WOOD = 12
COMPONENTS_WOOD_COUNT = 13
COMPONENTS_GUARDS = 14
COMPONENTS_PAWNS = 15
COMPONENTS_TOKENS = 16
COMPONENTS_ITEMS = 17
COMPONENTS_GUN = 18
COMPONENTS_MARKERS = 19
COMPONENTS_SHEETS = 20
COMPONENTS_SHEETS_ALIKE = 21
COMPONENTS_LETTERS = 22
COMPONENTS_MARKER_SHORTAGE = 23
SETUP = 24
SETUP_GRID = 25
SETUP_GRID_SECURITY = 26
SETUP_BLOCK = 27
SETUP_ADD_TILES = 28
SETUP_SIDE_UP = 29
SETUP_AUXILIARY_SECURITY = 30
SETUP_ITEMS = 31
SETUP_SUPPLY = 32
SETUP_GUARDS = 33
SETUP_SHEETS = 34
SETUP_VOTES = 35
SETUP_FIFTH_MARKERS = 36
SETUP_PRISONERS = 37
SETUP_CHIEF = 38
SETUP_START_DRAW = 39
SETUP_CHIEF_APART = 40
SETUP_PILES = 41
SETUP_REMOVE = 42
SETUP_DECK = 43
SETUP_TASKS = 44
SETUP_BLACKMAIL_SECURITY = 45
SETUP_BLACKMAIL = 46
SETUP_SENTENCES = 47
SETUP_SENTENCES_REST = 48
SETUP_SENTENCES_BOXED = 49
SETUP_SCAPEGOAT = 50
SETUP_SUCKER = 51
ROUND = 52
ROUND_PHASES = 53
ROUND_GUARD = 54
ROUND_GUARD_CARD = 55
ROUND_GUARD_CAP = 56
ROUND_GUARD_OVERFLOW = 57
ROUND_LAST_GUARD = 58
ROUND_ROUNDS = 59
ROUND_RESTOCK = 60
ROUND_TALK = 61
ROUND_VOTE = 62
ROUND_ELECTED = 63
ROUND_TIE = 64
ROUND_SELF_VOTE = 65
ROUND_AGAIN = 66
ROUND_EXAMPLE_TIE = 67
ROUND_ORDER = 68
ROUND_WHOLE_TURN = 69
ACTIONS = 70
ACTIONS_POINTS = 71
ACTIONS_POINTS_FIVE = 72
ACTIONS_SCAPEGOAT_POINT = 73
ACTIONS_SCAPEGOAT_LADDER = 74
ACTIONS_LOST_POINTS = 75
ACTIONS_LIST = 76
ACTIONS_FREE = 77
ACTIONS_MOVE = 78
ACTIONS_USE = 79
ACTIONS_STEAL = 80
ACTIONS_RIOT = 81
ACTIONS_COMPLETE = 82
ACTIONS_COMPLETE_SCAPEGOAT = 83
ACTIONS_DISCARD = 84
ACTIONS_BLACKMAIL = 85
ACTIONS_BLACKMAIL_SCAPEGOAT = 86
ACTIONS_TRADE = 87
ACTIONS_TRADE_BOTH = 88
ACTIONS_TRADE_OFFERS = 89
ACTIONS_BRIBE = 90
ACTIONS_EFFORT = 91
ACTIONS_EFFORT_LIMIT = 92
ACTIONS_CASH = 93
ACTIONS_LIMITS = 94
ACTIONS_SLOTS = 95
INFLUENCE = 96
INFLUENCE_COUNT = 97
INFLUENCE_CALM = 98
INFLUENCE_SLOW = 99
INFLUENCE_SLOW_NOT = 100
INFLUENCE_STOP = 101
INFLUENCE_STOP_FREE = 102
INFLUENCE_FULL = 103
INFLUENCE_USE = 104
INFLUENCE_USE_SLOW = 105
INFLUENCE_USE_STOP = 106
INFLUENCE_EXAMPLE_SLOW = 107
INFLUENCE_EXAMPLE_STOP = 108
TASKS = 109
TASKS_CARD = 110
TASKS_COMPLETE = 111
TASKS_HAND_IN = 112
TASKS_MARK = 113
TASKS_REWARD = 114
TASKS_NO_REWARD = 115
TASKS_OWNED = 116
TASKS_NEXT = 117
TASKS_ALWAYS_OPEN = 118
TASKS_USED = 119
TASKS_DECK_EMPTY = 120
TASKS_EXAMPLE = 121
TASKS_NAMES = 122
TASKS_OWN = 123
ENDING = 124
ENDING_SUCCESS = 125
ENDING_NUMBERS = 126
ENDING_WORDING = 127
ENDING_MOMENT = 128
ENDING_SCAPEGOAT_STAYS = 129
ENDING_NEEDED_SCAPEGOAT = 130
ENDING_OTHER_STAYS = 131
ENDING_NOBODY_CAN_STAY = 132
ENDING_LOSS = 133
ENDING_EXAMPLE_NEEDED = 134
LOCATIONS = 135
LOCATIONS_USE = 136
LOCATIONS_NUMBERS = 137
LOCATIONS_FREE = 138
LOCATIONS_FREE_ONCE = 139
LOCATIONS_STOCKS = 140
LOCATIONS_AGREE = 141
LOCATIONS_OWN = 142
LOCATIONS_CELL_BLOCK = 143
LOCATIONS_CELL_BLOCK_SILVER = 144
LOCATIONS_CELL_BLOCK_COPPER = 145
LOCATIONS_RADIO_ROOM = 146
LOCATIONS_RADIO_ROOM_SILVER = 147
LOCATIONS_RADIO_ROOM_COPPER = 148
LOCATIONS_DINING_HALL = 149
LOCATIONS_DINING_HALL_SILVER = 150
LOCATIONS_DINING_HALL_COPPER = 151
LOCATIONS_LAUNDRY = 152
LOCATIONS_LAUNDRY_SILVER = 153
LOCATIONS_LAUNDRY_COPPER = 154
LOCATIONS_EXERCISE_YARD = 155
LOCATIONS_EXERCISE_YARD_SILVER = 156
LOCATIONS_EXERCISE_YARD_COPPER = 157
LOCATIONS_INFIRMARY = 158
LOCATIONS_INFIRMARY_SILVER = 159
LOCATIONS_INFIRMARY_COPPER = 160
LOCATIONS_WORKSHOP = 161
LOCATIONS_WORKSHOP_SILVER = 162
LOCATIONS_WORKSHOP_COPPER = 163
LOCATIONS_RECREATIONAL_ROOM = 164
LOCATIONS_RECREATIONAL_ROOM_SILVER = 165
LOCATIONS_RECREATIONAL_ROOM_COPPER = 166
LOCATIONS_VISITING_AREA = 167
LOCATIONS_VISITING_AREA_SILVER = 168
LOCATIONS_VISITING_AREA_COPPER = 169
LOCATIONS_CHAPEL = 170
LOCATIONS_CHAPEL_SILVER = 171
LOCATIONS_CHAPEL_COPPER = 172
LOCATIONS_WARDENS_OFFICE = 173
LOCATIONS_WARDENS_OFFICE_SILVER = 174
LOCATIONS_WARDENS_OFFICE_COPPER = 175
LOCATIONS_PRISON_WALL = 176
LOCATIONS_PRISON_WALL_SILVER = 177
LOCATIONS_PRISON_WALL_COPPER = 178
BLACKMAIL = 179
BLACKMAIL_HAND = 180
BLACKMAIL_PLAY = 181
BLACKMAIL_AFTER = 182
BLACKMAIL_OWN = 183
BLACKMAIL_HIDDEN_STASH = 184
BLACKMAIL_HUSH_MONEY = 185
BLACKMAIL_LOOKOUT = 186
BLACKMAIL_ANONYMOUS_NOTE = 187
BLACKMAIL_FRIENDLY_GUARD = 188
BLACKMAIL_BORROWED_FILE = 189
BLACKMAIL_CHANGE_OF_PLANS = 190
BLACKMAIL_OLD_DEBT = 191
BLACKMAIL_DOUBLE_SHIFT = 192
BLACKMAIL_FORCED_FAVOUR = 193
BLACKMAIL_TWO_VOICES = 194
SECURITY = 195
SECURITY_NEEDS_BASE = 196
SECURITY_NEWS = 197
SECURITY_AS_BASE = 198
SECURITY_SUCKER_PLAYERS = 199
SECURITY_COMPONENTS = 200
SECURITY_COMPONENTS_TILES = 201
SECURITY_COMPONENTS_SHEET = 202
SECURITY_COMPONENTS_FIFTH_PLAYER = 203
SECURITY_COMPONENTS_CARDS = 204
SECURITY_COMPONENTS_BLACKMAIL = 205
SECURITY_COMPONENTS_SENTENCES = 206
SECURITY_COMPONENTS_SENTENCES_ONLY = 207
SECURITY_COMPONENTS_AUXILIARY = 208
SECURITY_COMPONENTS_SUCKER_CARD = 209
SECURITY_COMPONENTS_SUMMARIES = 210
SECURITY_COMPONENTS_PAWN = 211
SECURITY_COMPONENTS_CHIEF = 212
SECURITY_COMPONENTS_MARKERS = 213
SECURITY_COMPONENTS_MARKERS_USE = 214
SUCKER = 215
SUCKER_ROLE = 216
SUCKER_PHASES = 217
SUCKER_PHASE_PLACE = 218
SUCKER_FIRST = 219
SUCKER_FIRST_BOTH = 220
SUCKER_NEXT = 221
SUCKER_ONE_ROUND = 222
SUCKER_NEVER_SCAPEGOAT = 223
SUCKER_VOTES = 224
SUCKER_ABSTAIN = 225
SUCKER_OUTGOING_SCAPEGOAT = 226
SUCKER_POINTS = 227
SUCKER_BLACKMAIL = 228
SUCKER_KEEPS_BLACKMAIL = 229
SUCKER_POWERS = 230
SUCKER_SENTENCE = 231
SUCKER_NO_REWARD = 232
SUCKER_TASKS = 233
SUCKER_OWN_TASK = 234
SUCKER_EXAMPLE = 235
CHIEF = 236
CHIEF_OWN_TILE = 237
CHIEF_NEIGHBOURS = 238
CHIEF_DIAGONALS = 239
CHIEF_LIMIT = 240
CHIEF_EXAMPLE_INFLUENCE = 241
CHIEF_NO_CUBE = 242
CHIEF_RIOT = 243
CHIEF_BRIBE = 244
CHIEF_MOVES = 245
CHIEF_HIGHER = 246
CHIEF_LOWEST = 247
CHIEF_EXAMPLE_WALK = 248
CHIEF_WALK = 249
NEW_LOCATIONS = 250
NEW_LOCATIONS_NUMBERS = 251
NEW_LOCATIONS_SIDES = 252
NEW_LOCATIONS_PAYMENT = 253
NEW_LOCATIONS_FREE = 254
NEW_LOCATIONS_GUARDS = 255
NEW_LOCATIONS_CHIEFS_ROOM = 256
NEW_LOCATIONS_CHIEFS_ROOM_PLAIN = 257
NEW_LOCATIONS_CHIEFS_ROOM_NEIGHBOURS = 258
NEW_LOCATIONS_CHIEFS_ROOM_PAYMENT = 259
NEW_LOCATIONS_LIGHTHOUSE = 260
NEW_LOCATIONS_LIGHTHOUSE_PLAIN = 261
NEW_LOCATIONS_LIGHTHOUSE_PAYMENT = 262
NEW_LOCATIONS_LIGHTHOUSE_SHORT_DECK = 263
NEW_LOCATIONS_TUNNELS = 264
NEW_LOCATIONS_TUNNELS_PLAIN = 265
NEW_LOCATIONS_TUNNELS_CLOSED = 266
NEW_LOCATIONS_TUNNELS_PAYMENT = 267
NEW_LOCATIONS_TUNNELS_WHOSE_GUARDS = 268
SECURITY_BLACKMAIL = 269
SECURITY_BLACKMAIL_OWN = 270
SECURITY_BLACKMAIL_TIP_OFF = 271
SECURITY_BLACKMAIL_OFF_DUTY = 272
SECURITY_BLACKMAIL_TRANSFER = 273
SECURITY_BLACKMAIL_LOOSE_TALK = 274
VARIANTS = 275
VARIANTS_CHOOSE = 276
CERTAIN_ESCAPE = 277
CERTAIN_ESCAPE_SCOPE = 278
CERTAIN_ESCAPE_PURPOSE = 279
PLAN_G = 280
PLAN_G_COUNTER = 281
PLAN_G_OWN_LETTER = 282
PLAN_G_STAYS = 283
PLAN_G_WHO_STAYS = 284
DIFFERENT_PRISON = 285
DIFFERENT_PRISON_SCOPE = 286
DIFFERENT_PRISON_TOUCHING = 287
DIFFERENT_PRISON_WHO_LAYS = 288
DIFFERENT_PRISON_OUTLINE = 289
CONVICTED = 290
CONVICTED_FOLLOW = 291
CONVICTED_OWN = 292
CONVICTED_PICKPOCKET = 293
CONVICTED_RINGLEADER = 294
CONVICTED_SMUGGLER = 295
CONVICTED_BOOKMAKER = 296
CONVICTED_FORGER = 297
CONVICTED_GETAWAY_DRIVER = 298
CONVICTED_EMBEZZLER = 299
CONVICTED_BRAWLER = 300
CONVICTED_INFORMER = 301
HOUSE = 302
HOUSE_STEP_LIMIT = 303
HOUSE_SERIES = 304
