"""The ledger of games without a pack: seats, scores, counters, winners. Nothing follows from such a game but the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.packs.contract import Consequence, DetailField, GameResult, LedgerState, ResultFault, Selection

HIGHEST_SCORE = 1_000_000
"""A score or a counter lies between minus this and this."""

MODULES: tuple[str, ...] = ()

EMPTY = LedgerState(consequences=(), decisions=(), obsolete=(), given={})
"""What follows where no rules say that anything does."""


def fields(values: Mapping[str, Any], selection: Selection) -> Sequence[DetailField]:
    """A score for each seat; the counters of the campaign come on top."""
    return (DetailField("score", "score", low=-HIGHEST_SCORE, high=HIGHEST_SCORE, required=False),)


def check(values: Mapping[str, Any], result: GameResult) -> Sequence[ResultFault]:
    """Nothing that a person says about such a game contradicts a rule."""
    return ()


def fold(
    values: Mapping[str, Any], games: Sequence[GameResult], decisions: Mapping[str, str], next_: Selection, present: Sequence[str]
) -> LedgerState:
    """Nothing follows; a decision has nothing to stand on."""
    return LedgerState(consequences=(), decisions=(), obsolete=tuple(decisions), given={})


def seating(given: Mapping[str, Any], present: Sequence[str]) -> Mapping[str, Any]:
    """Nothing is settled beforehand."""
    return {}


def settled(values: Mapping[str, Any], given: Mapping[str, Any], next_: Selection, present: Sequence[str]) -> Sequence[Consequence]:
    """Nothing."""
    return ()
