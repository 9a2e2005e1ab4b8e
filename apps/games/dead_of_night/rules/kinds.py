"""What players and chance are asked."""

from __future__ import annotations

from apps.engine.contract import Kind

ACTION, STEP, SQUARE, CARD_OF, WHO, TARGET, ROOM, HELP, ACCEPT, INTERRUPT_NOW, WHEEL, DRIVE, LEAN, DIE = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
DRAW_ITEM, DRAW_EVENT, DRAW_LAST, DRAW_VEHICLE, HURL_AT = 15, 16, 17, 18, 19

NO, YES = 0, 1
STOP, OUT = 128, 129
"""Answers to `step` beside squares: stand still, leave the map."""
INTO = 130
"""Answers to `step` from here: get into this vehicle."""
NOWHERE = 128
"""The answer to `square` that names none."""
CARD_TARGET, CAR_TARGET = 512, 600
"""Answers to `target` beside edges: from here cards, from there vehicles."""
AT_PLAYER = 130
"""Answers to `hurl-at` from here: this player."""
NO_CARD = 48
"""The answer to `card` that names none."""
STRAIGHT, OVER_EDGE = 32, 64
"""Answers to `drive`: squares ahead or back are added to the first; the second drives off the map."""

DONE, MOVE, SEARCH, CLIMB, JUMP, LIGHT, EXTINGUISH, BARRICADE, UNBARRICADE, STORE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
STEAL, COMBINE, RECOVER, REST, BREAK, FUEL, START, HOT_WIRE, GO_STRAIGHT, GO_ROUND = 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
PICK_UP, DROP, THROW, GIVE, FIGHT, SHOOT, HURL, LEAP = 20, 21, 22, 23, 24, 25, 26, 27
LAST_ACTION = 27
"""Answers to `action`; those from PICK_UP on are free."""
ACTIONS = (
    "end",
    "move",
    "search",
    "climb",
    "jump",
    "light",
    "extinguish",
    "barricade",
    "unbarricade",
    "store",
    "steal",
    "combine",
    "recover",
    "rest",
    "attack-object",
    "fuel",
    "start",
    "hot-wire",
    "drive",
    "turn-vehicle",
    "pick-up",
    "drop",
    "throw",
    "give",
    "fight",
    "shoot",
    "hurl",
    "leap",
)

KINDS = {
    ACTION: Kind("action"),
    STEP: Kind("step"),
    SQUARE: Kind("square"),
    CARD_OF: Kind("card"),
    WHO: Kind("who"),
    TARGET: Kind("target"),
    ROOM: Kind("room"),
    HELP: Kind("help"),
    ACCEPT: Kind("accept"),
    INTERRUPT_NOW: Kind("interrupt"),
    WHEEL: Kind("wheel"),
    DRIVE: Kind("drive"),
    LEAN: Kind("lean"),
    DIE: Kind("die", "die"),
    DRAW_ITEM: Kind("draw-item", "draw"),
    DRAW_EVENT: Kind("draw-event", "draw"),
    DRAW_LAST: Kind("draw-last", "draw"),
    DRAW_VEHICLE: Kind("draw-vehicle", "draw"),
    HURL_AT: Kind("hurl-at"),
}
