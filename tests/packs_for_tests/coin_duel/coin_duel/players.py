"""Policies for the coin duel."""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, POLICY, below
from apps.engine.record import Ints
from coin_duel.rules.state import BID, DICE, REROLL, SHOW, TARGET, Facts, State

POLICIES = ("random", "bold")

BOLD = 1


def decide(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """What the policy of `seat` answers."""
    if r[POLICY + seat] == BOLD:
        return bold(f, s, r, kind, seat, low, high)
    if r[OFFERED] > 0:
        return r[OPTION + below(r, MIND, r[OFFERED])]
    return low + below(r, MIND, high - low + 1)


def bold(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """Bids high, takes on the richest, rolls small dice again, shows strong cards."""
    if kind == BID:
        return high - below(r, MIND, 2)
    if kind == TARGET:
        return richest(s, r)
    if kind == REROLL:
        again = 0
        for die in range(DICE):
            if s.dice[die] < 4:
                again |= 1 << die
        return again
    if kind == SHOW and s.card[seat] < 3:
        return 0
    return high


def richest(s: State, r: Ints) -> int:
    """The first of the richest seats on offer."""
    best = r[OPTION]
    for i in range(r[OFFERED]):
        if s.coins[r[OPTION + i]] > s.coins[best]:
            best = r[OPTION + i]
    return best
