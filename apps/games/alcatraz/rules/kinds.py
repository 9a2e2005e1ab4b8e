"""What players and chance are asked."""

from __future__ import annotations

from apps.engine.contract import Kind

LAY_TILE, TILE_SIDE, LAY_AT, CHOOSE_TILE, PLACE, FIRST, SENTENCE, DRAW_TASK, LOOK_TASK, DRAW_BLACKMAIL = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
NEIGHBOUR, BALLOT, SUCKER_BALLOT, BREAK_TIE, ACTION, GO, VICTIM, LOOT, GUARD_FROM, GUARD_TO = 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
WHICH_TASK, HAND_IN, DISCARD, CARD, PARTNER, OFFER, WISH, ACCEPT, EXCHANGE, TAKE_ITEM = 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
EITHER, COMPANION, TASK_FROM, TASK_TO, CHIEF_TO, PRICE, ELSEWHERE, PAWN, DEBT_GIVE, DEBT_TAKE = 31, 32, 33, 34, 35, 36, 37, 38, 39, 40
KEEP, ORDER, BACK, HELD, SPARE, SPARE_TIE, ANOTHER = 41, 42, 43, 44, 45, 46, 47

NO, YES = 0, 1
NOTHING = 0
NOWHERE = 15
"""The answer that names no tile."""
NO_SEAT = 5
"""The answer that names no seat."""

END, MOVE, USE, STEAL, RIOT, COMPLETE, DROP, BLACKMAIL, TRADE, BRIBE, EFFORT = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
"""Answers to `action`."""
ACTIONS = ("end", "move", "use", "steal", "riot", "complete", "discard", "blackmail", "trade", "bribe", "effort")

KINDS = {
    LAY_TILE: Kind("lay-tile", "draw"),
    TILE_SIDE: Kind("tile-side", "draw"),
    LAY_AT: Kind("lay-at"),
    CHOOSE_TILE: Kind("choose-tile"),
    PLACE: Kind("place", "draw"),
    FIRST: Kind("first", "draw"),
    SENTENCE: Kind("sentence", "draw"),
    DRAW_TASK: Kind("draw-task", "draw"),
    LOOK_TASK: Kind("look-task", "draw", secret=True),
    DRAW_BLACKMAIL: Kind("draw-blackmail", "draw", secret=True),
    NEIGHBOUR: Kind("neighbour"),
    BALLOT: Kind("ballot", secret=True),
    SUCKER_BALLOT: Kind("sucker-ballot", secret=True),
    BREAK_TIE: Kind("break-tie"),
    ACTION: Kind("action"),
    GO: Kind("go"),
    VICTIM: Kind("victim"),
    LOOT: Kind("loot"),
    GUARD_FROM: Kind("guard-from"),
    GUARD_TO: Kind("guard-to"),
    WHICH_TASK: Kind("which-task"),
    HAND_IN: Kind("hand-in"),
    DISCARD: Kind("discard"),
    CARD: Kind("card", secret=True),
    PARTNER: Kind("partner"),
    OFFER: Kind("offer"),
    WISH: Kind("wish"),
    ACCEPT: Kind("accept"),
    EXCHANGE: Kind("exchange"),
    TAKE_ITEM: Kind("take-item"),
    EITHER: Kind("either"),
    COMPANION: Kind("companion"),
    TASK_FROM: Kind("task-from"),
    TASK_TO: Kind("task-to"),
    CHIEF_TO: Kind("chief-to"),
    PRICE: Kind("price"),
    ELSEWHERE: Kind("elsewhere"),
    PAWN: Kind("pawn"),
    DEBT_GIVE: Kind("debt-give"),
    DEBT_TAKE: Kind("debt-take"),
    KEEP: Kind("keep", secret=True),
    ORDER: Kind("order", secret=True),
    BACK: Kind("back", secret=True),
    HELD: Kind("held", secret=True),
    SPARE: Kind("spare", secret=True),
    SPARE_TIE: Kind("spare-tie"),
    ANOTHER: Kind("another"),
}
