"""What the policy `suspicious` believes of the others: from -100 (surely a friend) to 100 (surely an enemy).

The idea is the usual one of hidden roles: before anybody has acted, an unknown seat is an enemy as likely as the hidden role cards say;
each shot at the sheriff or beer for him moves the odds, and so does what is done to those who have shown their colours that way.
It is a naive Bayes estimate: every deed counts by itself (compare D. D. Lewis, "Naive (Bayes) at forty", 1998), its weights found by play.
"""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.bang_dice.rules.seats import is_zombie, living
from apps.games.bang_dice.rules.state import DEPUTY, OUTLAW, RENEGADE, SEATS, Facts, State

SURE = 100
DEED = 30
"""How far one deed moves a belief."""
STAR, STAR_IN_HASTE = 40, 150
"""How much surer one is of the sheriff; where the dead may rise his fall, or that of his enemies, must come before they do."""


def enmity(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """How sure `seat` is that `target` is an enemy."""
    if s.outbreak:
        return -SURE if undead(s, seat) == undead(s, target) else SURE
    if not s.star:
        return enmity_of_three(f, s, s.role[seat], s.role[target])
    if s.role[seat] == RENEGADE:
        return enmity_of_renegade(f, s, target)
    against = 1 if s.role[seat] == OUTLAW else -1
    if target == s.star - 1:
        return against * (SURE + (STAR_IN_HASTE if f.undead else STAR))
    return within(against * (law_likely(f, s, s.role[seat]) - DEED * hostility(f, s, target)))


def law_likely(f: Facts, s: State, mine: int) -> int:
    """From -100 to 100, how likely a hidden seat stands with the sheriff, as the hidden role cards have it."""
    deputies, enemies, outlaws = 0, 0, 0
    for card in range(f.players):
        deputies += f.roles[card] == DEPUTY
        outlaws += f.roles[card] == OUTLAW
        enemies += f.roles[card] in (OUTLAW, RENEGADE)
    for seat in range(f.players):
        if (s.shown >> seat) & 1:
            deputies -= s.role[seat] == DEPUTY
            outlaws -= s.role[seat] == OUTLAW
            enemies -= s.role[seat] in (OUTLAW, RENEGADE)
    if mine == OUTLAW:
        enemies -= 1
    if mine == DEPUTY:
        deputies -= 1
    if deputies + enemies <= 0:
        return 0
    return SURE * (deputies - enemies) // (deputies + enemies)


def enmity_of_three(f: Facts, s: State, mine: int, theirs: int) -> int:
    """Three players: one's prey before one's hunter, and at last whoever is left."""
    prey = RENEGADE if mine == DEPUTY else OUTLAW if mine == RENEGADE else DEPUTY
    return SURE if living(f, s) == 2 or theirs == prey else 10


def enmity_of_renegade(f: Facts, s: State, target: int) -> int:
    """A renegade weakens the stronger side, and spares the sheriff until nobody else is left."""
    if target == s.star - 1:
        return SURE if living(f, s) == 2 else -SURE // 2
    if living(f, s) == 2:
        return SURE
    return max(30, within(50 + (DEED if ahead(f, s) > 0 else -DEED) * hostility(f, s, target) // 3))


def ahead(f: Facts, s: State) -> int:
    """How many more outlaws than lawmen are left, as far as role cards shown tell."""
    count = -1
    for seat in range(f.players):
        count += (f.roles[seat] == OUTLAW) - (f.roles[seat] == DEPUTY)
        if (s.shown >> seat) & 1:
            count -= (s.role[seat] == OUTLAW) - (s.role[seat] == DEPUTY)
    return count


def within(value: int) -> int:
    """No belief is surer than sure."""
    return max(-SURE, min(SURE, value))


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
