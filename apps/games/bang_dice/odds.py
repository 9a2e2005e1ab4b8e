"""Chances of the dice game that are small enough to be worked out: who loses a duel, and when the dead break out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from apps.packs.contract import OddsParameter, OddsQuestion, OddsRow

CARDS_SHOWN = 10


def _again(values: Mapping[str, Any]) -> Fraction:
    """The chance that a duel die shows a duel and so goes back to the other."""
    faces = values["duel-faces"]
    return Fraction(faces["duel"], sum(faces.values()))


def duel(values: Mapping[str, Any], chosen: Mapping[str, int]) -> Sequence[OddsRow]:
    """Who misses first, the challenged throwing first; `rerolls` is how often the challenger may throw a miss again (UA-D8 to UA-D10, UA-H8).

    With p for a duel: the challenged loses with q + p B and the challenger, about to throw, lets him lose with B = p A + q B', where B' is
    the same with one re-roll less and is 0 without any. The lengths follow the same way.
    """
    p = _again(values)
    q = 1 - p
    lost, throws = Fraction(0), Fraction(0)
    for _ in range(chosen["rerolls"] + 1):
        challenged = (q + p * q * lost) / (1 - p * p)
        length = (1 + p + p * q * throws) / (1 - p * p)
        lost, throws = p * challenged + q * lost, 1 + p * length + q * throws
    return (
        OddsRow("challenged", challenged),
        OddsRow("challenger", 1 - challenged),
        OddsRow("throws", length, share=False),
    )


def fight(values: Mapping[str, Any], chosen: Mapping[str, int], roll: Callable[[int], int]) -> Sequence[int]:
    """One duel with real throws."""
    faces = values["duel-faces"]
    sides, rerolls, thrower, throws = sum(faces.values()), chosen["rerolls"], 1, 0
    while True:
        throws += 1
        if roll(sides) < faces["duel"]:
            thrower = 1 - thrower
        elif thrower == 0 and rerolls:
            rerolls -= 1
        else:
            return thrower, 1 - thrower, throws


def outbreak(values: Mapping[str, Any], chosen: Mapping[str, int]) -> Sequence[OddsRow]:
    """Whether the dead have broken out by each card drawn from a fresh boneyard, one card a turn, while nobody else falls (UA-Z3 to UA-Z8).

    A card without hands goes back at the end of its turn; every other one stays out and adds its hands.
    """
    cards = {values["boneyard-hands"][kind]: count for kind, count in values["boneyard-cards"].items()}
    living = chosen["living"]
    open_ = {(0, 0): Fraction(1)}
    rows, out = [], Fraction(0)
    for n in range(1, CARDS_SHOWN + 1):
        after: dict[tuple[int, int], Fraction] = {}
        for (ones, twos), chance in open_.items():
            left = {0: cards[0], 1: cards[1] - ones, 2: cards[2] - twos}
            for hands, count in left.items():
                if not count:
                    continue
                part = chance * Fraction(count, sum(left.values()))
                at = (ones + (hands == 1), twos + (hands == 2))
                if hands and at[0] + 2 * at[1] > living:
                    out += part
                else:
                    after[at] = after.get(at, Fraction(0)) + part
        open_ = after
        rows.append(OddsRow("by", out, {"n": n}))
    return rows


def draw(values: Mapping[str, Any], chosen: Mapping[str, int], roll: Callable[[int], int]) -> Sequence[int]:
    """One boneyard, drawn card by card."""
    pile = [values["boneyard-hands"][kind] for kind, count in values["boneyard-cards"].items() for _ in range(count)]
    total, broken, told = 0, 0, []
    for _ in range(CARDS_SHOWN):
        if not broken:
            card = pile[roll(len(pile))]
            if card:
                pile.remove(card)
                total += card
                broken = int(total > chosen["living"])
        told.append(broken)
    return told


ODDS = (
    OddsQuestion("duel", "duels/reply", (OddsParameter("rerolls", 0, 1, 0, words=True),), duel, fight),
    OddsQuestion("outbreak", "undead/fallen/count", (OddsParameter("living", 1, 7, 3),), outbreak, draw),
)
