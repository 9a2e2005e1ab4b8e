"""What players and dice are asked."""

from __future__ import annotations

from apps.engine.contract import Kind

DEAL_ROLE, DRAW_CHARACTER, ROLL_DIE, REROLL, SHOT, DRINK, DOUBLE, DODGE, SHED, DISCARD, GIFT = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

NONE = 8
"""The answer that names no seat."""
NO, YES = 0, 1

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
}
