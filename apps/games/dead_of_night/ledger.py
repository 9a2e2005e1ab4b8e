"""A series of nights: the points of all nights are added up. By the rules nothing else carries over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import Event, Outcome
from apps.games.dead_of_night.rules import clauses as C
from apps.packs.contract import Consequence, DetailField, GameResult, LedgerState, ResultFault, Selection

__all__ = ["MODULES", "check", "fields", "fold", "result", "seating", "settled"]

MODULES: tuple[str, ...] = ()
SERIES = C.CLAUSES[C.SCORE_SERIES]
WINNER = C.CLAUSES[C.SCORE_WINNER]


def most_points(values: Mapping[str, Any]) -> int:
    """More than anybody can come to: life, escape, sunrise, and every figure killed once a turn."""
    turns = max(values["event-deck-size"].values())
    most: int = sum(values["score"].values()) + values["dawn-points"] + values["zombie-figures"] * turns
    return most


def fields(values: Mapping[str, Any], selection: Selection) -> Sequence[DetailField]:
    """What a person says of each seat."""
    return (DetailField("points", "points", low=0, high=most_points(values)),)


def result(f: Any, state: Any, outcome: Outcome, events: Sequence[Event]) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]:
    """What a finished table says."""
    return {}, [{"points": state.points[seat]} for seat in range(f.players)]


def points_of(seat: Any) -> int:
    """The points that a result tells of a seat."""
    return int(seat.details.get("points") or 0)


def check(values: Mapping[str, Any], result: GameResult) -> Sequence[ResultFault]:
    """What contradicts the rules: in company somebody wins, and nobody has more points than a winner."""
    if len(result.seats) == 1:
        return ()
    winners = [points_of(seat) for seat in result.seats if seat.won]
    if not winners:
        return (ResultFault("won", "fault-nobody", WINNER),)
    if min(winners) < max(points_of(seat) for seat in result.seats):
        return (ResultFault("points", "fault-most", WINNER),)
    return ()


def fold(
    values: Mapping[str, Any], games: Sequence[GameResult], decisions: Mapping[str, str], next_: Selection, present: Sequence[str]
) -> LedgerState:
    """What each has by now, after each night."""
    told: list[Consequence] = []
    total: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            total[seat.member] = total.get(seat.member, 0) + points_of(seat)
            told.append(Consequence("total", SERIES, seat.member, total[seat.member], game.id))
    return LedgerState(tuple(told), (), tuple(decisions), {})


def seating(given: Mapping[str, Any], present: Sequence[str]) -> Mapping[str, Any]:
    """Nothing is settled beforehand."""
    return {}


def settled(values: Mapping[str, Any], given: Mapping[str, Any], next_: Selection, present: Sequence[str]) -> Sequence[Consequence]:
    """The next night begins afresh."""
    return (Consequence("next-fresh", SERIES, None, None, ""),)
