"""Charts as numbers: where bars, whiskers and labels lie. The template draws them; colours come from the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from apps.simulations.stats import Row

WIDTH = 400
"""A phone's width, so that letters stay readable there."""
ROW = 24
LEFT, RIGHT = 158, 48
HEIGHT = 130
BARS = 40


@dataclass(frozen=True)
class Bar:
    """One bar with its interval, in the chart's units."""

    words: str
    lang: str
    value: str
    y: float
    width: float
    low: float
    high: float


@dataclass(frozen=True)
class Rates:
    """A chart of rates between 0 and 1."""

    bars: list[Bar]
    height: int
    ticks: list[tuple[float, str]]


@dataclass(frozen=True)
class Column:
    """Games of so many turns: `first` to `last`."""

    first: int
    last: int
    games: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Lengths:
    """A chart of how long games are."""

    columns: list[Column]
    marks: list[tuple[float, int]]
    most: int


def rates(rows: Sequence[tuple[Row, str, str]]) -> Rates:
    """The chart of (row, words, language); means are left to the table."""
    wide = WIDTH - LEFT - RIGHT
    bars = []
    for i, (row, words, lang) in enumerate(r for r in rows if r[0].share):
        estimate = row.estimate
        places = [LEFT + round(wide * v, 2) for v in (estimate.low, estimate.high)]
        bars.append(Bar(words, lang, percent(estimate.value), i * ROW + 2, round(wide * estimate.value, 2), *places))
    ticks = [(LEFT + wide * share, f"{round(100 * share)} %") for share in (0, 0.5, 1)]
    return Rates(bars, len(bars) * ROW + 24, ticks)


def lengths(games: Sequence[int]) -> Lengths:
    """The chart of games by number of turns, several numbers to a column where there are many."""
    used = [n for n, count in enumerate(games) if count]
    if not used:
        return Lengths([], [], 0)
    step = -(-(used[-1] - used[0] + 1) // BARS)
    firsts = range(used[0], used[-1] + 1, step)
    counts = [sum(games[first : first + step]) for first in firsts]
    most, wide = max(counts), (WIDTH - 16) / len(counts)
    columns = []
    for i, (first, count) in enumerate(zip(firsts, counts, strict=True)):
        height = round((HEIGHT - 24) * count / most, 2)
        x = round(8 + i * wide, 2)
        columns.append(Column(first, first + step - 1, count, x, round(HEIGHT - 20 - height, 2), round(wide * 0.86, 2), height))
    every = -(-len(columns) // 8)
    marks = [(round(c.x + c.width / 2, 2), c.first) for c in columns[::every]]
    return Lengths(columns, marks, most)


def percent(value: float) -> str:
    """A share for people: three digits that mean something."""
    return f"{100 * value:.1f} %"
