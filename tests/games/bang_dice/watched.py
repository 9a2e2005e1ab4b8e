"""The rules of BANG! dice with a watchman: after every step he counts whether a law of the game was broken. For compiled mass runs."""

from __future__ import annotations

from apps.engine.ask import Log, Replies
from apps.engine.record import Ints
from apps.games.bang_dice.rules import CLAUSES, KINDS, Facts, facts, length, mask, redeal, setup, why_not
from apps.games.bang_dice.rules import TALLY as COUNTED
from apps.games.bang_dice.rules import State as Played
from apps.games.bang_dice.rules.tally import tally as count
from apps.games.bang_dice.rules.turn import step as play_on

__all__ = ["CLAUSES", "KINDS", "TALLY", "Facts", "State", "facts", "length", "mask", "redeal", "setup", "step", "tally", "why_not"]

TALLY = (*COUNTED, "unlawful", "won-seat-one")
LAST = len(COUNTED)


class State(Played):
    """A state that remembers how often a law was broken."""

    unlawful: int


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Play on, and look."""
    play_on(f, s, r, log)
    if not lawful(f, s):
        s.unlawful += 1


def lawful(f: Facts, s: State) -> bool:
    """Arrows are conserved; life points stay between none and the cap; exactly those who have some are in the game."""
    arrows = s.pile
    for seat in range(f.players):
        arrows += s.arrows[seat]
        if s.arrows[seat] < 0 or s.life[seat] < 0 or s.life[seat] > s.cap[seat]:
            return False
        if ((s.alive >> seat) & 1 == 1) != (s.life[seat] > 0):
            return False
    return arrows == f.arrows and s.pile > 0


def tally(f: Facts, s: State, counts: Ints) -> None:
    """The tallies of the rules, the laws broken, and whether seat 1 won."""
    count(f, s, counts)
    counts[LAST] += s.unlawful
    counts[LAST + 1] += (s.winners >> 1) & 1
