"""Clause numbers, generated from outline.yaml by `manage.py packs clauses bang-dice`: do not edit."""

from __future__ import annotations

CLAUSES = (
    "",
    "bang-dice/goal",
    "bang-dice/goal/players",
    "bang-dice/goal/roles",
    "bang-dice/goal/sheriff",
    "bang-dice/goal/deputy",
    "bang-dice/goal/outlaw",
    "bang-dice/goal/renegade",
    "bang-dice/components",
    "bang-dice/components/dice",
    "bang-dice/components/roles",
    "bang-dice/components/characters",
    "bang-dice/components/summaries",
    "bang-dice/components/arrows",
    "bang-dice/components/bullets",
    "bang-dice/setup",
    "bang-dice/setup/table",
    "bang-dice/setup/roles",
    "bang-dice/setup/sheriff",
    "bang-dice/setup/characters",
    "bang-dice/setup/characters-out",
    "bang-dice/setup/bullets",
    "bang-dice/setup/sheriff-bullets",
    "bang-dice/setup/arrows",
    "bang-dice/setup/start",
    "bang-dice/life",
    "bang-dice/life/points",
    "bang-dice/life/cap",
    "bang-dice/life/cap-sheriff",
    "bang-dice/turn",
    "bang-dice/turn/order",
    "bang-dice/turn/roll",
    "bang-dice/turn/reroll",
    "bang-dice/turn/kept-dice",
    "bang-dice/turn/stand",
    "bang-dice/turn/last-roll",
    "bang-dice/turn/obligation",
    "bang-dice/turn/resolution",
    "bang-dice/arrows",
    "bang-dice/arrows/take",
    "bang-dice/arrows/kept",
    "bang-dice/arrows/reroll",
    "bang-dice/arrows/attack",
    "bang-dice/arrows/attack-loss",
    "bang-dice/arrows/refill",
    "bang-dice/arrows/rest-of-roll",
    "bang-dice/arrows/example-attack",
    "bang-dice/arrows/roller-dies",
    "bang-dice/dynamite",
    "bang-dice/dynamite/locked",
    "bang-dice/dynamite/third",
    "bang-dice/dynamite/loss",
    "bang-dice/dynamite/survived",
    "bang-dice/dynamite/death",
    "bang-dice/shots",
    "bang-dice/shots/near",
    "bang-dice/shots/far",
    "bang-dice/shots/distance",
    "bang-dice/shots/close-quarters",
    "bang-dice/shots/both-ways",
    "bang-dice/shots/together",
    "bang-dice/shots/overkill",
    "bang-dice/shots/example-overkill",
    "bang-dice/beer",
    "bang-dice/beer/heal",
    "bang-dice/beer/wasted",
    "bang-dice/gatling",
    "bang-dice/gatling/fire",
    "bang-dice/gatling/loss",
    "bang-dice/gatling/discard",
    "bang-dice/gatling/once",
    "bang-dice/elimination",
    "bang-dice/elimination/out",
    "bang-dice/elimination/reveal",
    "bang-dice/elimination/arrows",
    "bang-dice/elimination/dead-do-nothing",
    "bang-dice/elimination/nobodys-kill",
    "bang-dice/endings",
    "bang-dice/endings/at-once",
    "bang-dice/endings/sheriff-dead",
    "bang-dice/endings/renegade",
    "bang-dice/endings/law",
    "bang-dice/endings/sheriff-first",
    "bang-dice/endings/all-dead",
    "bang-dice/endings/team",
    "bang-dice/endings/example-all-dead",
    "bang-dice/endings/example-no-outlaws",
    "bang-dice/three",
    "bang-dice/three/roles",
    "bang-dice/three/start",
    "bang-dice/three/targets",
    "bang-dice/three/win",
    "bang-dice/three/third-hand",
    "bang-dice/three/last",
    "bang-dice/three/lost-target",
    "bang-dice/three/all-dead",
    "bang-dice/eight",
    "bang-dice/eight/renegades",
    "bang-dice/eight/both-alive",
    "bang-dice/characters",
    "bang-dice/characters/use",
    "bang-dice/characters/bart-cassidy",
    "bang-dice/characters/bart-cassidy-hits",
    "bang-dice/characters/black-jack",
    "bang-dice/characters/calamity-janet",
    "bang-dice/characters/el-gringo",
    "bang-dice/characters/el-gringo-gatling",
    "bang-dice/characters/el-gringo-once",
    "bang-dice/characters/el-gringo-dying",
    "bang-dice/characters/jesse-jones",
    "bang-dice/characters/example-jesse-jones",
    "bang-dice/characters/jourdonnais",
    "bang-dice/characters/kit-carlson",
    "bang-dice/characters/kit-carlson-gatling",
    "bang-dice/characters/lucky-duke",
    "bang-dice/characters/paul-regret",
    "bang-dice/characters/pedro-ramirez",
    "bang-dice/characters/rose-doolan",
    "bang-dice/characters/rose-doolan-around",
    "bang-dice/characters/sid-ketchum",
    "bang-dice/characters/slab-the-killer",
    "bang-dice/characters/suzy-lafayette",
    "bang-dice/characters/vulture-sam",
    "bang-dice/characters/vulture-sam-dying",
    "bang-dice/characters/willy-the-kid",
    "bang-dice/expansion",
    "bang-dice/expansion/builds-on",
    "bang-dice/expansion/modules",
    "bang-dice/expansion/other-boxes",
    "bang-dice/expansion/box",
    "bang-dice/expansion/summaries",
    "bang-dice/duels",
    "bang-dice/duels/needs-rage",
    "bang-dice/duels/dice",
    "bang-dice/duels/faces",
    "bang-dice/duels/swap",
    "bang-dice/duels/roll",
    "bang-dice/duels/order",
    "bang-dice/duels/shots-together",
    "bang-dice/duels/whiskey",
    "bang-dice/duels/whiskey-token",
    "bang-dice/duels/whiskey-rage",
    "bang-dice/duels/whiskey-full",
    "bang-dice/duels/whiskey-choice",
    "bang-dice/duels/whiskey-cancel",
    "bang-dice/duels/challenge",
    "bang-dice/duels/reply",
    "bang-dice/duels/return",
    "bang-dice/duels/loss",
    "bang-dice/duels/example-duel",
    "bang-dice/duels/one-by-one",
    "bang-dice/duels/one-each",
    "bang-dice/duels/living",
    "bang-dice/duels/surplus",
    "bang-dice/duels/challenger-falls",
    "bang-dice/duels/killer",
    "bang-dice/duels/bart-cassidy",
    "bang-dice/duels/el-gringo",
    "bang-dice/wounds",
    "bang-dice/wounds/tokens",
    "bang-dice/wounds/stack",
    "bang-dice/wounds/take",
    "bang-dice/wounds/double",
    "bang-dice/wounds/most",
    "bang-dice/wounds/empty",
    "bang-dice/wounds/cancel",
    "bang-dice/wounds/re-rolled",
    "bang-dice/wounds/example-cancel",
    "bang-dice/wounds/rage-cards",
    "bang-dice/wounds/suzy-lafayette",
    "bang-dice/wounds/dynamite",
    "bang-dice/wounds/example-dynamite",
    "bang-dice/wounds/others-turns",
    "bang-dice/wounds/back",
    "bang-dice/wounds/eliminated",
    "bang-dice/rage",
    "bang-dice/rage/alone",
    "bang-dice/rage/cards",
    "bang-dice/rage/house-deck",
    "bang-dice/rage/deck",
    "bang-dice/rage/two-points",
    "bang-dice/rage/losses",
    "bang-dice/rage/once",
    "bang-dice/rage/draw-order",
    "bang-dice/rage/face-down",
    "bang-dice/rage/own-turn",
    "bang-dice/rage/reveal",
    "bang-dice/rage/arrows",
    "bang-dice/rage/last-arrow",
    "bang-dice/rage/dynamite",
    "bang-dice/rage/abilities",
    "bang-dice/rage/example-reveal",
    "bang-dice/rage/discard",
    "bang-dice/rage/reshuffle",
    "bang-dice/rage/none-left",
    "bang-dice/rage/eliminated",
    "bang-dice/posse",
    "bang-dice/posse/shuffle",
    "bang-dice/posse/cards",
    "bang-dice/posse/starred",
    "bang-dice/posse/without-duels",
    "bang-dice/posse/without-rage",
    "bang-dice/posse/belle-star",
    "bang-dice/posse/chuck-wengam",
    "bang-dice/posse/chuck-wengam-turned",
    "bang-dice/posse/chuck-wengam-last",
    "bang-dice/posse/greg-digger",
    "bang-dice/posse/greg-digger-wounds",
    "bang-dice/posse/herb-hunter",
    "bang-dice/posse/herb-hunter-once",
    "bang-dice/posse/pat-brennan",
    "bang-dice/posse/pat-brennan-unseen",
    "bang-dice/posse/pat-brennan-reveal",
    "bang-dice/posse/pixie-pete",
    "bang-dice/posse/sam-the-healer",
    "bang-dice/posse/sean-mallory",
    "bang-dice/undead",
    "bang-dice/undead/players",
    "bang-dice/undead/cards",
    "bang-dice/undead/summaries",
    "bang-dice/undead/deck",
    "bang-dice/undead/fallen",
    "bang-dice/undead/fallen/hand-back",
    "bang-dice/undead/fallen/idle",
    "bang-dice/undead/fallen/draw",
    "bang-dice/undead/fallen/order",
    "bang-dice/undead/fallen/turns",
    "bang-dice/undead/fallen/no-hands",
    "bang-dice/undead/fallen/hands",
    "bang-dice/undead/fallen/count",
    "bang-dice/undead/fallen/quiet",
    "bang-dice/undead/fallen/blocked",
    "bang-dice/undead/fallen/example-count",
    "bang-dice/undead/fallen/never",
    "bang-dice/undead/outbreak",
    "bang-dice/undead/outbreak/game-over-first",
    "bang-dice/undead/outbreak/next-turn",
    "bang-dice/undead/outbreak/roller-fell",
    "bang-dice/undead/outbreak/this-turn",
    "bang-dice/undead/outbreak/rise",
    "bang-dice/undead/outbreak/master",
    "bang-dice/undead/outbreak/no-master",
    "bang-dice/undead/outbreak/one-renegade-left",
    "bang-dice/undead/outbreak/two-renegades-left",
    "bang-dice/undead/outbreak/nearest",
    "bang-dice/undead/outbreak/life",
    "bang-dice/undead/outbreak/life-second",
    "bang-dice/undead/outbreak/second-hands-back",
    "bang-dice/undead/outbreak/survivors",
    "bang-dice/undead/outbreak/example-outbreak",
    "bang-dice/undead/zombies",
    "bang-dice/undead/zombies/return",
    "bang-dice/undead/zombies/dice",
    "bang-dice/undead/zombies/no-gain",
    "bang-dice/undead/zombies/no-cards",
    "bang-dice/undead/zombies/no-tokens",
    "bang-dice/undead/zombies/challenged",
    "bang-dice/undead/zombies/no-character",
    "bang-dice/undead/zombies/master-plays",
    "bang-dice/undead/end",
    "bang-dice/undead/end/for-good",
    "bang-dice/undead/end/zombies-win",
    "bang-dice/undead/end/survivors-win",
    "bang-dice/undead/end/all-dead",
    "bang-dice/undead/end/sheriff-falls",
    "bang-dice/undead/end/example-end",
    "bang-dice/legacy",
    "bang-dice/legacy/scope",
    "bang-dice/legacy/killer-becomes-sheriff",
    "bang-dice/legacy/sheriff-names",
    "bang-dice/legacy/extra-bullet",
    "bang-dice/legacy/extra-bullet-cap",
    "bang-dice/legacy/eliminated-chooses",
    "bang-dice/legacy/survivor-keeps",
    "bang-dice/legacy/choice-order",
    "bang-dice/legacy/risen",
    "bang-dice/legacy/no-killer",
    "bang-dice/legacy/three-players",
    "bang-dice/legacy/absent",
    "bang-dice/legacy/newcomer",
    "bang-dice/legacy/sheriff-dealt",
    "bang-dice/legacy/character-dealt",
    "bang-dice/house",
    "bang-dice/house/open-roles",
    "bang-dice/house/step-limit",
)

GOAL = 1
GOAL_PLAYERS = 2
GOAL_ROLES = 3
GOAL_SHERIFF = 4
GOAL_DEPUTY = 5
GOAL_OUTLAW = 6
GOAL_RENEGADE = 7
COMPONENTS = 8
COMPONENTS_DICE = 9
COMPONENTS_ROLES = 10
COMPONENTS_CHARACTERS = 11
COMPONENTS_SUMMARIES = 12
COMPONENTS_ARROWS = 13
COMPONENTS_BULLETS = 14
SETUP = 15
SETUP_TABLE = 16
SETUP_ROLES = 17
SETUP_SHERIFF = 18
SETUP_CHARACTERS = 19
SETUP_CHARACTERS_OUT = 20
SETUP_BULLETS = 21
SETUP_SHERIFF_BULLETS = 22
SETUP_ARROWS = 23
SETUP_START = 24
LIFE = 25
LIFE_POINTS = 26
LIFE_CAP = 27
LIFE_CAP_SHERIFF = 28
TURN = 29
TURN_ORDER = 30
TURN_ROLL = 31
TURN_REROLL = 32
TURN_KEPT_DICE = 33
TURN_STAND = 34
TURN_LAST_ROLL = 35
TURN_OBLIGATION = 36
TURN_RESOLUTION = 37
ARROWS = 38
ARROWS_TAKE = 39
ARROWS_KEPT = 40
ARROWS_REROLL = 41
ARROWS_ATTACK = 42
ARROWS_ATTACK_LOSS = 43
ARROWS_REFILL = 44
ARROWS_REST_OF_ROLL = 45
ARROWS_EXAMPLE_ATTACK = 46
ARROWS_ROLLER_DIES = 47
DYNAMITE = 48
DYNAMITE_LOCKED = 49
DYNAMITE_THIRD = 50
DYNAMITE_LOSS = 51
DYNAMITE_SURVIVED = 52
DYNAMITE_DEATH = 53
SHOTS = 54
SHOTS_NEAR = 55
SHOTS_FAR = 56
SHOTS_DISTANCE = 57
SHOTS_CLOSE_QUARTERS = 58
SHOTS_BOTH_WAYS = 59
SHOTS_TOGETHER = 60
SHOTS_OVERKILL = 61
SHOTS_EXAMPLE_OVERKILL = 62
BEER = 63
BEER_HEAL = 64
BEER_WASTED = 65
GATLING = 66
GATLING_FIRE = 67
GATLING_LOSS = 68
GATLING_DISCARD = 69
GATLING_ONCE = 70
ELIMINATION = 71
ELIMINATION_OUT = 72
ELIMINATION_REVEAL = 73
ELIMINATION_ARROWS = 74
ELIMINATION_DEAD_DO_NOTHING = 75
ELIMINATION_NOBODYS_KILL = 76
ENDINGS = 77
ENDINGS_AT_ONCE = 78
ENDINGS_SHERIFF_DEAD = 79
ENDINGS_RENEGADE = 80
ENDINGS_LAW = 81
ENDINGS_SHERIFF_FIRST = 82
ENDINGS_ALL_DEAD = 83
ENDINGS_TEAM = 84
ENDINGS_EXAMPLE_ALL_DEAD = 85
ENDINGS_EXAMPLE_NO_OUTLAWS = 86
THREE = 87
THREE_ROLES = 88
THREE_START = 89
THREE_TARGETS = 90
THREE_WIN = 91
THREE_THIRD_HAND = 92
THREE_LAST = 93
THREE_LOST_TARGET = 94
THREE_ALL_DEAD = 95
EIGHT = 96
EIGHT_RENEGADES = 97
EIGHT_BOTH_ALIVE = 98
CHARACTERS = 99
CHARACTERS_USE = 100
CHARACTERS_BART_CASSIDY = 101
CHARACTERS_BART_CASSIDY_HITS = 102
CHARACTERS_BLACK_JACK = 103
CHARACTERS_CALAMITY_JANET = 104
CHARACTERS_EL_GRINGO = 105
CHARACTERS_EL_GRINGO_GATLING = 106
CHARACTERS_EL_GRINGO_ONCE = 107
CHARACTERS_EL_GRINGO_DYING = 108
CHARACTERS_JESSE_JONES = 109
CHARACTERS_EXAMPLE_JESSE_JONES = 110
CHARACTERS_JOURDONNAIS = 111
CHARACTERS_KIT_CARLSON = 112
CHARACTERS_KIT_CARLSON_GATLING = 113
CHARACTERS_LUCKY_DUKE = 114
CHARACTERS_PAUL_REGRET = 115
CHARACTERS_PEDRO_RAMIREZ = 116
CHARACTERS_ROSE_DOOLAN = 117
CHARACTERS_ROSE_DOOLAN_AROUND = 118
CHARACTERS_SID_KETCHUM = 119
CHARACTERS_SLAB_THE_KILLER = 120
CHARACTERS_SUZY_LAFAYETTE = 121
CHARACTERS_VULTURE_SAM = 122
CHARACTERS_VULTURE_SAM_DYING = 123
CHARACTERS_WILLY_THE_KID = 124
EXPANSION = 125
EXPANSION_BUILDS_ON = 126
EXPANSION_MODULES = 127
EXPANSION_OTHER_BOXES = 128
EXPANSION_BOX = 129
EXPANSION_SUMMARIES = 130
DUELS = 131
DUELS_NEEDS_RAGE = 132
DUELS_DICE = 133
DUELS_FACES = 134
DUELS_SWAP = 135
DUELS_ROLL = 136
DUELS_ORDER = 137
DUELS_SHOTS_TOGETHER = 138
DUELS_WHISKEY = 139
DUELS_WHISKEY_TOKEN = 140
DUELS_WHISKEY_RAGE = 141
DUELS_WHISKEY_FULL = 142
DUELS_WHISKEY_CHOICE = 143
DUELS_WHISKEY_CANCEL = 144
DUELS_CHALLENGE = 145
DUELS_REPLY = 146
DUELS_RETURN = 147
DUELS_LOSS = 148
DUELS_EXAMPLE_DUEL = 149
DUELS_ONE_BY_ONE = 150
DUELS_ONE_EACH = 151
DUELS_LIVING = 152
DUELS_SURPLUS = 153
DUELS_CHALLENGER_FALLS = 154
DUELS_KILLER = 155
DUELS_BART_CASSIDY = 156
DUELS_EL_GRINGO = 157
WOUNDS = 158
WOUNDS_TOKENS = 159
WOUNDS_STACK = 160
WOUNDS_TAKE = 161
WOUNDS_DOUBLE = 162
WOUNDS_MOST = 163
WOUNDS_EMPTY = 164
WOUNDS_CANCEL = 165
WOUNDS_RE_ROLLED = 166
WOUNDS_EXAMPLE_CANCEL = 167
WOUNDS_RAGE_CARDS = 168
WOUNDS_SUZY_LAFAYETTE = 169
WOUNDS_DYNAMITE = 170
WOUNDS_EXAMPLE_DYNAMITE = 171
WOUNDS_OTHERS_TURNS = 172
WOUNDS_BACK = 173
WOUNDS_ELIMINATED = 174
RAGE = 175
RAGE_ALONE = 176
RAGE_CARDS = 177
RAGE_HOUSE_DECK = 178
RAGE_DECK = 179
RAGE_TWO_POINTS = 180
RAGE_LOSSES = 181
RAGE_ONCE = 182
RAGE_DRAW_ORDER = 183
RAGE_FACE_DOWN = 184
RAGE_OWN_TURN = 185
RAGE_REVEAL = 186
RAGE_ARROWS = 187
RAGE_LAST_ARROW = 188
RAGE_DYNAMITE = 189
RAGE_ABILITIES = 190
RAGE_EXAMPLE_REVEAL = 191
RAGE_DISCARD = 192
RAGE_RESHUFFLE = 193
RAGE_NONE_LEFT = 194
RAGE_ELIMINATED = 195
POSSE = 196
POSSE_SHUFFLE = 197
POSSE_CARDS = 198
POSSE_STARRED = 199
POSSE_WITHOUT_DUELS = 200
POSSE_WITHOUT_RAGE = 201
POSSE_BELLE_STAR = 202
POSSE_CHUCK_WENGAM = 203
POSSE_CHUCK_WENGAM_TURNED = 204
POSSE_CHUCK_WENGAM_LAST = 205
POSSE_GREG_DIGGER = 206
POSSE_GREG_DIGGER_WOUNDS = 207
POSSE_HERB_HUNTER = 208
POSSE_HERB_HUNTER_ONCE = 209
POSSE_PAT_BRENNAN = 210
POSSE_PAT_BRENNAN_UNSEEN = 211
POSSE_PAT_BRENNAN_REVEAL = 212
POSSE_PIXIE_PETE = 213
POSSE_SAM_THE_HEALER = 214
POSSE_SEAN_MALLORY = 215
UNDEAD = 216
UNDEAD_PLAYERS = 217
UNDEAD_CARDS = 218
UNDEAD_SUMMARIES = 219
UNDEAD_DECK = 220
UNDEAD_FALLEN = 221
UNDEAD_FALLEN_HAND_BACK = 222
UNDEAD_FALLEN_IDLE = 223
UNDEAD_FALLEN_DRAW = 224
UNDEAD_FALLEN_ORDER = 225
UNDEAD_FALLEN_TURNS = 226
UNDEAD_FALLEN_NO_HANDS = 227
UNDEAD_FALLEN_HANDS = 228
UNDEAD_FALLEN_COUNT = 229
UNDEAD_FALLEN_QUIET = 230
UNDEAD_FALLEN_BLOCKED = 231
UNDEAD_FALLEN_EXAMPLE_COUNT = 232
UNDEAD_FALLEN_NEVER = 233
UNDEAD_OUTBREAK = 234
UNDEAD_OUTBREAK_GAME_OVER_FIRST = 235
UNDEAD_OUTBREAK_NEXT_TURN = 236
UNDEAD_OUTBREAK_ROLLER_FELL = 237
UNDEAD_OUTBREAK_THIS_TURN = 238
UNDEAD_OUTBREAK_RISE = 239
UNDEAD_OUTBREAK_MASTER = 240
UNDEAD_OUTBREAK_NO_MASTER = 241
UNDEAD_OUTBREAK_ONE_RENEGADE_LEFT = 242
UNDEAD_OUTBREAK_TWO_RENEGADES_LEFT = 243
UNDEAD_OUTBREAK_NEAREST = 244
UNDEAD_OUTBREAK_LIFE = 245
UNDEAD_OUTBREAK_LIFE_SECOND = 246
UNDEAD_OUTBREAK_SECOND_HANDS_BACK = 247
UNDEAD_OUTBREAK_SURVIVORS = 248
UNDEAD_OUTBREAK_EXAMPLE_OUTBREAK = 249
UNDEAD_ZOMBIES = 250
UNDEAD_ZOMBIES_RETURN = 251
UNDEAD_ZOMBIES_DICE = 252
UNDEAD_ZOMBIES_NO_GAIN = 253
UNDEAD_ZOMBIES_NO_CARDS = 254
UNDEAD_ZOMBIES_NO_TOKENS = 255
UNDEAD_ZOMBIES_CHALLENGED = 256
UNDEAD_ZOMBIES_NO_CHARACTER = 257
UNDEAD_ZOMBIES_MASTER_PLAYS = 258
UNDEAD_END = 259
UNDEAD_END_FOR_GOOD = 260
UNDEAD_END_ZOMBIES_WIN = 261
UNDEAD_END_SURVIVORS_WIN = 262
UNDEAD_END_ALL_DEAD = 263
UNDEAD_END_SHERIFF_FALLS = 264
UNDEAD_END_EXAMPLE_END = 265
LEGACY = 266
LEGACY_SCOPE = 267
LEGACY_KILLER_BECOMES_SHERIFF = 268
LEGACY_SHERIFF_NAMES = 269
LEGACY_EXTRA_BULLET = 270
LEGACY_EXTRA_BULLET_CAP = 271
LEGACY_ELIMINATED_CHOOSES = 272
LEGACY_SURVIVOR_KEEPS = 273
LEGACY_CHOICE_ORDER = 274
LEGACY_RISEN = 275
LEGACY_NO_KILLER = 276
LEGACY_THREE_PLAYERS = 277
LEGACY_ABSENT = 278
LEGACY_NEWCOMER = 279
LEGACY_SHERIFF_DEALT = 280
LEGACY_CHARACTER_DEALT = 281
HOUSE = 282
HOUSE_OPEN_ROLES = 283
HOUSE_STEP_LIMIT = 284
