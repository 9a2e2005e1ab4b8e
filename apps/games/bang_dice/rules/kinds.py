"""What players and dice are asked."""

from __future__ import annotations

from apps.engine.contract import Kind

DEAL_ROLE, DRAW_CHARACTER, ROLL_DIE, REROLL, SHOT, DRINK, DOUBLE, DODGE, SHED, DISCARD, GIFT = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
ROLL_DUEL_DIE, DRAW_WOUND, DROP_WOUND, DRAW_RAGE, KEEP_RAGE, OWN_RAGE, CARRY_FROM, CARRY_TO = 12, 13, 14, 15, 16, 17, 18, 19
CHALLENGE, COMFORT, AGAIN, TWICE, TURN_DYNAMITE, TURN_DIE, DRAW_BONE = 20, 21, 22, 23, 24, 25, 26

NONE = 8
"""The answer that names no seat."""
NO, YES = 0, 1
FACES_PER_DIE = 16
"""The answer that turns a die is this times the die, plus the face."""

KINDS = {
    DEAL_ROLE: Kind("deal-role", "draw", secret=True),
    DRAW_CHARACTER: Kind("draw-character", "draw"),
    ROLL_DIE: Kind("roll", "die"),
    REROLL: Kind("reroll", "subset"),
    SHOT: Kind("shot"),
    DRINK: Kind("beer"),
    DOUBLE: Kind("double"),
    DODGE: Kind("bart"),
    SHED: Kind("pedro"),
    DISCARD: Kind("kit"),
    GIFT: Kind("sid"),
    ROLL_DUEL_DIE: Kind("roll-duel", "die"),
    DRAW_WOUND: Kind("draw-wound", "draw"),
    DROP_WOUND: Kind("wound"),
    DRAW_RAGE: Kind("draw-rage", "draw", secret=True),
    KEEP_RAGE: Kind("pixie", secret=True),
    OWN_RAGE: Kind("pat-own", secret=True),
    CARRY_FROM: Kind("pat-from"),
    CARRY_TO: Kind("pat-to"),
    CHALLENGE: Kind("duel"),
    COMFORT: Kind("healer"),
    AGAIN: Kind("sean"),
    TWICE: Kind("greg"),
    TURN_DYNAMITE: Kind("belle"),
    TURN_DIE: Kind("chuck"),
    DRAW_BONE: Kind("draw-bone", "draw"),
}
