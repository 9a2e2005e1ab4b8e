"""Friend or foe: what a computer player makes of the others, from its own role, roles shown, and what was done in the open."""

from __future__ import annotations

from apps.engine.auto import POLICY
from apps.engine.record import Ints
from apps.games.bang_dice.rules.seats import is_zombie, living
from apps.games.bang_dice.rules.state import DEPUTY, OUTLAW, RENEGADE, SEATS, SHERIFF, Facts, State

RANDOM, CAUTIOUS, SUSPICIOUS = 0, 1, 2

FRIEND = -1000
"""How much a seat is worth shooting that must not be shot."""


def worth(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """How gladly `seat` shoots `target`: above zero an enemy, below a friend."""
    mine, theirs = s.role[seat], s.role[target]
    if s.outbreak:
        return FRIEND if undead(s, seat) == undead(s, target) else 20 - s.life[target]
    if not s.star:
        return worth_of_three(f, s, mine, theirs)
    if mine == OUTLAW:
        return worth_to_outlaw(f, s, r, seat, target)
    if mine == RENEGADE:
        return worth_to_renegade(f, s, r, seat, target)
    if theirs == SHERIFF:
        return FRIEND
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    return 10 + 10 * hostility(f, s, target) - s.life[target]


def worth_of_three(f: Facts, s: State, mine: int, theirs: int) -> int:
    """Three players: one's target, or the last enemy."""
    if living(f, s) == 2:
        return 10
    prey = RENEGADE if mine == DEPUTY else OUTLAW if mine == RENEGADE else DEPUTY
    return 10 if theirs == prey else -1


def worth_to_outlaw(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """The sheriff; failing him, whoever stands with him."""
    if s.role[target] == SHERIFF:
        return 100
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    return -5 - 10 * hostility(f, s, target)


def worth_to_renegade(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """The sheriff last of all; before that whichever side is stronger."""
    if s.role[target] == SHERIFF:
        return 10 if living(f, s) == 2 else -50
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    if outlaws_ahead(f, s) > 0:
        return 10 + 10 * hostility(f, s, target)
    return 10 - 10 * hostility(f, s, target)


def outlaws_ahead(f: Facts, s: State) -> int:
    """How many more outlaws than deputies have not shown themselves yet."""
    ahead = 0
    for seat in range(f.players):
        ahead += (f.roles[seat] == OUTLAW) - (f.roles[seat] == DEPUTY)
        if (s.shown >> seat) & 1:
            ahead -= (s.role[seat] == OUTLAW) - (s.role[seat] == DEPUTY)
    return ahead


def hostility(f: Facts, s: State, seat: int) -> int:
    """How much `seat` has acted against the sheriff, or against those who act against him (then below zero)."""
    sheriff = s.star - 1
    if sheriff == seat:
        return 0
    score = 2 * s.aim[SEATS * seat + sheriff] - s.aid[SEATS * seat + sheriff]
    for other in range(f.players):
        if other != sheriff and s.aim[SEATS * other + sheriff]:
            score -= s.aim[SEATS * seat + other] - s.aid[SEATS * seat + other]
    return score


def undead(s: State, seat: int) -> bool:
    """Whether `seat` plays on the side of the zombies."""
    return is_zombie(s, seat) or seat == s.master - 1
