"""What counts say: rates with their intervals, means, differences of paired games. Whole numbers in, the only divisions are here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959963984540054
"""Of a normal distribution 95 % lie within so many standard deviations."""


@dataclass
class Tallies:
    """What a run of games came to.

    The pack's tallies as sums and sums of squares, the games by number of turns, and for a paired run the sums of differences from the other
    variant's games and of their squares; so, in one list, for the numbers of turns.
    """

    games: int = 0
    counts: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    apart: list[int] = field(default_factory=list)
    apart_squares: list[int] = field(default_factory=list)
    turns_apart: list[int] = field(default_factory=list)

    def to_json(self) -> dict[str, int | list[int]]:
        """For storing; empty ends of `lengths` are left out."""
        used = max((n for n, games in enumerate(self.lengths) if games), default=-1) + 1
        return {**self.__dict__, "lengths": self.lengths[:used]}

    @classmethod
    def added(cls, parts: Iterable[Mapping[str, int | list[int]]]) -> Tallies:
        """The sum of what `to_json` gave of each part."""
        whole = cls()
        for part in parts:
            for name, value in part.items():
                mine = getattr(whole, name)
                setattr(whole, name, mine + value if isinstance(value, int) else _sum(mine, value))
        return whole


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval; `method` names how the interval was found, and is empty where there is none."""

    value: float
    low: float
    high: float
    method: str


def wilson(hits: int, of: int) -> Estimate:
    """The share of `hits`, with Wilson's score interval."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0, "wilson")
    share, square = hits / of, Z95 * Z95
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = Z95 * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    low = 0.0 if hits == 0 else middle - reach
    high = 1.0 if hits == of else middle + reach
    return Estimate(share, low, high, "wilson")


def mean(total: int, squares: int, of: int) -> Estimate:
    """The mean of `of` numbers with this sum and this sum of squares, with the normal interval."""
    if of == 0:
        return Estimate(0.0, 0.0, 0.0, "")
    value = total / of
    if of == 1:
        return Estimate(value, value, value, "")
    variance = max(0.0, (squares - total * value) / (of - 1))
    reach = Z95 * sqrt(variance / of)
    return Estimate(value, value - reach, value + reach, "normal")


@dataclass(frozen=True)
class Row:
    """One tally of a result: `count` out of `of`; `share` tells a rate from a mean. `apart` compares paired games."""

    name: str
    count: int
    of: int
    share: bool
    estimate: Estimate
    apart: Estimate | None


def rows(names: Sequence[str], of: Mapping[str, str], tallies: Tallies) -> list[Row]:
    """The tallies of a result, in the pack's order; `of` names the tallies that are shares of another."""
    at = {name: i for i, name in enumerate(names)}
    found = []
    for name, count, square in zip(names, tallies.counts, tallies.squares, strict=True):
        whole = tallies.counts[at[of[name]]] if name in of else tallies.games
        share = count == square and count <= whole
        if share:
            estimate = wilson(count, whole)
        elif name in of:
            estimate = Estimate(count / whole if whole else 0.0, 0.0, 0.0, "")
        else:
            estimate = mean(count, square, whole)
        apart = difference(tallies, at[name], at[of[name]] if name in of else None, share) if tallies.apart else None
        found.append(Row(name, count, whole, share, estimate, apart))
    return found


def difference(tallies: Tallies, at: int, whole: int | None, share: bool) -> Estimate | None:
    """What the tally `at` differs by from the other variant's; `whole` is the tally that it is a share of (None: of all games).

    Games are compared in pairs. Where the wholes differ too (one variant brings more such games about), pairs have no common
    whole; the two shares are then compared by Newcombe's method, as if they came from different games: wider, never wrong.
    """
    if whole is None:
        return mean(tallies.apart[at], tallies.apart_squares[at], tallies.games)
    if tallies.apart_squares[whole] == 0:
        return mean(tallies.apart[at], tallies.apart_squares[at], tallies.counts[whole])
    ours, theirs = tallies.counts[whole], tallies.counts[whole] - tallies.apart[whole]
    if not share or not ours or not theirs:
        return None
    return newcombe(wilson(tallies.counts[at], ours), wilson(tallies.counts[at] - tallies.apart[at], theirs))


def newcombe(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two shares from their Wilson intervals (Newcombe 1998, method 10)."""
    value = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - down, value + up, "newcombe")


def turns_difference(tallies: Tallies) -> Estimate | None:
    """How many turns longer games are than the other variant's, in pairs; None where nothing was compared."""
    if not tallies.turns_apart:
        return None
    total, squares = tallies.turns_apart
    return mean(total, squares, tallies.games)


def quantile(lengths: Sequence[int], share: float) -> int:
    """The smallest number of turns that `share` of the games do not exceed."""
    total, seen = sum(lengths), 0
    for turns, games in enumerate(lengths):
        seen += games
        if games and seen >= share * total:
            return turns
    return 0


def _sum(one: Sequence[int], other: Sequence[int]) -> list[int]:
    size = max(len(one), len(other))
    return [(one[i] if i < len(one) else 0) + (other[i] if i < len(other) else 0) for i in range(size)]
