"""Friend or foe: how gladly a computer player shoots somebody."""

from __future__ import annotations

from apps.engine.auto import POLICY
from apps.engine.record import Ints
from apps.games.bang_dice.rules.seats import living
from apps.games.bang_dice.rules.state import OUTLAW, RENEGADE, SHERIFF, Facts, State
from apps.games.bang_dice.suspicion import enmity, enmity_of_three, undead

RANDOM, CAUTIOUS, SUSPICIOUS = 0, 1, 2

FRIEND = -1000
"""How much a seat is worth shooting that must not be shot."""


def worth(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """How gladly `seat` shoots `target`: above zero an enemy, below a friend."""
    if r[POLICY + seat] == SUSPICIOUS:
        return enmity(f, s, r, seat, target)
    mine, theirs = s.role[seat], s.role[target]
    if s.outbreak:
        return FRIEND if undead(s, seat) == undead(s, target) else 1
    if not s.star:
        return enmity_of_three(f, s, mine, theirs)
    if mine == OUTLAW:
        return 100 if theirs == SHERIFF else 1
    if mine == RENEGADE and theirs == SHERIFF:
        return 10 if living(f, s) == 2 else -50
    return FRIEND if theirs == SHERIFF else 1
