"""Exact chances: a question of a pack answered as fractions, with an estimate beside each to show that the fraction is right.

The estimate plays the question some thousands of times from a seed; that takes a fraction of a second and needs no worker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from apps.packs.contract import OddsQuestion, OddsRow
from apps.packs.registry import Pack
from apps.simulations.stats import Estimate, Row, mean, wilson

TRIALS = 10_000
SEEDS = 2**32


@dataclass(frozen=True)
class Fault:
    """A parameter that is no whole number from `low` to `high`; `value` is what was sent."""

    parameter: str
    value: str
    low: int
    high: int


@dataclass(frozen=True)
class Asked:
    """A question with its parameters chosen, and what was wrong with what was sent (the usual value stands in for it)."""

    pack: Pack
    question: OddsQuestion
    chosen: Mapping[str, int]
    seed: int
    faults: tuple[Fault, ...]


@dataclass(frozen=True)
class Answer:
    """One row: what is exact, and how often it came up."""

    row: OddsRow
    count: int
    estimate: Estimate

    def as_row(self) -> Row:
        """The estimate as a row that charts can draw."""
        return Row(self.row.key, self.count, TRIALS, self.row.share, self.estimate, None)


def question_find(pack: Pack, id_: str) -> OddsQuestion | None:
    """The question of a pack with this id."""
    return next((q for q in pack.odds if q.id == id_), None)


def asked(pack: Pack, question: OddsQuestion, sent: Mapping[str, str]) -> Asked:
    """Read parameters and `seed` from a form or a query; what is left out is as usual."""
    chosen, faults = {}, []
    for id_, low, high, usual in [*((p.id, p.low, p.high, p.default) for p in question.parameters), ("seed", 0, SEEDS - 1, 1)]:
        text = sent.get(id_, "").strip()
        good = not text or (text.isascii() and text.isdigit() and len(text) <= 10 and low <= int(text) <= high)
        chosen[id_] = int(text) if text and good else usual
        if not good:
            faults.append(Fault(id_, text[:60], low, high))
    seed = chosen.pop("seed")
    return Asked(pack, question, chosen, seed, tuple(faults))


def answers(ask: Asked) -> list[Answer]:
    """Every row of a question: exact, and estimated over TRIALS plays from the seed. The same seed gives the same counts."""
    question, values = ask.question, ask.pack.values
    rows = question.exact(values, ask.chosen)
    roll = Random(ask.seed).randrange  # noqa: S311 - the same seed gives the same estimate
    counts, squares = [0] * len(rows), [0] * len(rows)
    for _ in range(TRIALS):
        for i, number in enumerate(question.trial(values, ask.chosen, roll)):
            counts[i] += number
            squares[i] += number * number
    return [
        Answer(row, count, wilson(count, TRIALS) if row.share else mean(count, square, TRIALS))
        for row, count, square in zip(rows, counts, squares, strict=True)
    ]
