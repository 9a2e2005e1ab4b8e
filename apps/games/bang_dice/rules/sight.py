"""What a seat may see, and what an answer breaks."""

from __future__ import annotations

from apps.engine.contract import UNKNOWN
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import all_dice
from apps.games.bang_dice.rules.kinds import CARRY_FROM, CARRY_TO, CHALLENGE, COMFORT, DISCARD, DOUBLE, DRINK, GIFT, REROLL, SHOT
from apps.games.bang_dice.rules.seats import lives
from apps.games.bang_dice.rules.shots import why_no_shot
from apps.games.bang_dice.rules.state import HAND, RAGE, SEATS, Facts, State
from apps.games.bang_dice.rules.turn import free_dice


def mask(f: Facts, s: State, seat: int) -> None:
    """Roles not shown and rage cards held are known to their owners only; nobody knows what is in the pile, or what is being dealt."""
    if s.over:
        return
    for other in range(f.players):
        if not (s.shown >> other) & 1 and (other != seat or s.step == 0):
            s.role[other] = UNKNOWN
        if other != seat:
            for place in range(s.rage_n[other]):
                s.rage[HAND * other + place] = UNKNOWN
    if f.rage:
        for card in range(RAGE):
            s.rage_pile[card] = UNKNOWN
    if s.chooser and s.chooser - 1 != seat:
        s.pair[0], s.pair[1] = UNKNOWN, UNKNOWN


def why_not(f: Facts, s: State, kind: int, seat: int, value: int) -> int:
    """The clause that forbids answering `value`, or 0 where it is no more than out of range."""
    if kind == REROLL:
        return C.DYNAMITE_LOCKED if 0 <= value <= all_dice(f, s) and value & ~free_dice(f, s) else 0
    if value < 0 or value >= min(SEATS, f.players):
        return 0
    if kind == SHOT:
        return why_no_shot(f, s, seat, value, s.dice[s.die])
    if kind in (DRINK, GIFT):
        return 0 if lives(s, value) else C.ELIMINATION_OUT
    if kind == DISCARD:
        return C.CHARACTERS_KIT_CARLSON
    if kind == CHALLENGE and value != s.seat and lives(s, value):
        return C.DUELS_ONE_EACH
    if kind in (CHALLENGE, COMFORT, CARRY_TO):
        return C.DUELS_CHALLENGE if value == s.seat and kind == CHALLENGE else 0 if lives(s, value) else C.ELIMINATION_OUT
    if kind in (CARRY_FROM, CARRY_TO):
        return C.POSSE_PAT_BRENNAN
    if kind == DOUBLE:
        return C.CHARACTERS_SLAB_THE_KILLER
    return 0
