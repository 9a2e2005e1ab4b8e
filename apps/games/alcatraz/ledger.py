"""A series of escapes: who got out of which game, who was left behind how often. By the rules nothing carries over from game to game.

A result says of each prisoner how many letters it had, and of the game who was the Scapegoat at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import Event, Outcome
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.sets import bits
from apps.packs.contract import Consequence, DetailField, GameResult, LedgerState, ResultFault, Selection

__all__ = ["MODULES", "check", "fields", "fold", "result", "seating", "settled"]

MODULES: tuple[str, ...] = ()
NUMBERS = C.CLAUSES[C.ENDING_NUMBERS]
SUCCESS = C.CLAUSES[C.ENDING_SUCCESS]
LOSS = C.CLAUSES[C.ENDING_LOSS]
HOUSE_END = C.CLAUSES[C.HOUSE_STEP_LIMIT]
SERIES = C.CLAUSES[C.HOUSE_SERIES]
STAYS = C.CLAUSES[C.ENDING_SCAPEGOAT_STAYS]
OTHER_STAYS = C.CLAUSES[C.ENDING_OTHER_STAYS]
PLAN_G_STAYS = C.CLAUSES[C.PLAN_G_STAYS]
FIRST_SCAPEGOAT = C.CLAUSES[C.SETUP_SCAPEGOAT]


def fields(values: Mapping[str, Any], selection: Selection) -> Sequence[DetailField]:
    """What a person says of a game and of each seat."""
    return (
        DetailField("letters", "letters", low=0, high=values["letters"]),
        DetailField("scapegoat", "scapegoat", per_seat=False, members=True, required=False),
    )


def result(f: Any, state: Any, outcome: Outcome, events: Sequence[Event]) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]:
    """What a finished table says."""
    return {"scapegoat": state.scapegoat - 1}, [{"letters": bits(state.letters[seat])} for seat in range(f.players)]


def check(values: Mapping[str, Any], result: GameResult) -> Sequence[ResultFault]:
    """What contradicts the rules: all but one get out, or nobody; those who got out had every letter; a Scapegoat who was there."""
    faults: list[ResultFault] = []
    won = [seat for seat in result.seats if seat.won]
    if won and len(won) != len(result.seats) - 1:
        faults.append(ResultFault("won", "fault-all-but-one", NUMBERS))
    if won and result.ended_by in (LOSS, HOUSE_END):
        faults.append(ResultFault("won", "fault-nobody", result.ended_by))
    if won and sum(int(seat.details.get("letters") or 0) for seat in won) < values["letters"]:
        faults.append(ResultFault("letters", "fault-letters", SUCCESS))
    scapegoat = result.details.get("scapegoat")
    if scapegoat is not None and scapegoat not in [seat.member for seat in result.seats]:
        faults.append(ResultFault("scapegoat", "fault-scapegoat", STAYS))
    return faults


def fold(
    values: Mapping[str, Any], games: Sequence[GameResult], decisions: Mapping[str, str], next_: Selection, present: Sequence[str]
) -> LedgerState:
    """What follows from the games in order: nothing but the count of those left behind."""
    told: list[Consequence] = []
    times: dict[str, int] = {}
    for game in games:
        told += _ending(game, times)
    return LedgerState(tuple(told), (), tuple(decisions), {})


def _ending(game: GameResult, times: dict[str, int]) -> list[Consequence]:
    """How a game ended, and how often the one left behind has been so by now."""
    if not any(seat.won for seat in game.seats):
        clause = HOUSE_END if game.ended_by == HOUSE_END else LOSS
        return [Consequence("caught", clause, None, None, game.id, icon="guard")]
    found = []
    for seat in game.seats:
        if not seat.won:
            times[seat.member] = times.get(seat.member, 0) + 1
            found.append(Consequence("left-behind", _clause(game, seat.member), seat.member, times[seat.member], game.id, icon="scapegoat"))
    return found


def _clause(game: GameResult, member: str) -> str:
    """Why it was this member who stayed."""
    if game.selection.has("plan-g"):
        return PLAN_G_STAYS
    return STAYS if game.details.get("scapegoat") in (None, member) else OTHER_STAYS


def seating(given: Mapping[str, Any], present: Sequence[str]) -> Mapping[str, Any]:
    """Nothing is settled beforehand."""
    return {}


def settled(values: Mapping[str, Any], given: Mapping[str, Any], next_: Selection, present: Sequence[str]) -> Sequence[Consequence]:
    """The next game begins afresh, with a Scapegoat by chance."""
    return (Consequence("next-fresh", SERIES, None, None, ""), Consequence("next-scapegoat", FIRST_SCAPEGOAT, None, None, "", icon="scapegoat"))
