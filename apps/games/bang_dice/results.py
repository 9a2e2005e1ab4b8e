"""What a finished game leaves for the ledger, seat by seat, and what a person who types it in may not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from apps.engine.contract import Event, Outcome
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.state import CHARACTERS
from apps.games.bang_dice.rules.state import ROLES as DEALT
from apps.packs.contract import DetailField, GameResult, Message, ResultFault, SeatResult, Selection

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
"""The roles, in the order in which forms offer them."""

HOUSE_END = C.CLAUSES[C.HOUSE_STEP_LIMIT]
"""The ending of a game that nobody won because it went on for ever."""

ACTING_DEAD = {"dynamite-death": "resolve", "attack-death": "resolve", "table-kills": "last-arrow"}
"""The readings by which somebody who has just fallen can still take a last point in the same turn."""

HUNTS = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Of three players: who hunts whom."""


def fields(values: Mapping[str, Any], selection: Selection) -> Sequence[DetailField]:
    """What a person says of each seat."""
    dealt = values["roles"].get(str(selection.players), {})
    return (
        DetailField("role", "role", tuple((role, Message(f"role_{role}")) for role in ROLES if dealt.get(role))),
        DetailField("character", "character", tuple((c, Message(f"card_{c}")) for c in characters(values, selection))),
        DetailField("out", "out", low=0, high=selection.players),
        DetailField("by", "by", members=True, required=False),
    )


def characters(values: Mapping[str, Any], selection: Selection) -> tuple[str, ...]:
    """The characters in play."""
    return tuple(values["life"])


def result(f: Any, state: Any, outcome: Outcome, events: Sequence[Event]) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]:
    """What a finished table says of each seat; the seat that took the last point is a number."""
    order = {seat - 1: number for number, seat in enumerate(state.fallen[: state.fallen_n], start=1)}
    seats = [
        {
            "role": DEALT[state.role[seat]],
            "character": CHARACTERS[state.character[seat]],
            "out": order.get(seat, 0),
            "by": state.killer[seat] - 1 if state.killer[seat] and seat in order else None,
        }
        for seat in range(f.players)
    ]
    return {}, seats


def check(values: Mapping[str, Any], result: GameResult) -> Sequence[ResultFault]:
    """What contradicts the rules in a result."""
    faults = [*_dealt(values, result), *_eliminations(result)]
    if faults:
        return faults
    return _three_winners(result) if len(result.seats) == values["three-players"] else _winners(result)


def _dealt(values: Mapping[str, Any], result: GameResult) -> list[ResultFault]:
    """Roles as many as the number of players asks for, no character twice."""
    dealt = {role: n for role, n in values["roles"].get(str(len(result.seats)), {}).items() if n}
    faults = []
    if Counter(seat.details.get("role") for seat in result.seats) != Counter(dealt):
        faults.append(ResultFault("role", "fault-roles", C.CLAUSES[C.SETUP_ROLES]))
    held = Counter(seat.details.get("character") for seat in result.seats)
    for seat in result.seats:
        character = seat.details.get("character")
        if character is not None and held[character] > 1:
            faults.append(ResultFault("character", "fault-character-twice", C.CLAUSES[C.SETUP_CHARACTERS], seat.member))
    return faults


def _eliminations(result: GameResult) -> list[ResultFault]:
    """Places are counted from the first who fell; a hand takes the last point of somebody else, and only while it can."""
    faults = _places(result)
    seats = {seat.member: seat for seat in result.seats}
    for seat in result.seats:
        by = seat.details.get("by")
        if by is None:
            continue
        if not _out(seat):
            faults.append(ResultFault("by", "fault-by-living", C.CLAUSES[C.ELIMINATION_OUT], seat.member))
        elif by not in seats or by == seat.member:
            faults.append(ResultFault("by", "fault-by-other", C.CLAUSES[C.LEGACY_KILLER_BECOMES_SHERIFF], seat.member))
        elif not _could_kill(result, seats[by], seat):
            faults.append(ResultFault("by", "fault-by-dead", C.CLAUSES[C.ELIMINATION_DEAD_DO_NOTHING], seat.member))
    return faults


def _places(result: GameResult) -> list[ResultFault]:
    """The order of elimination begins with one and leaves nothing out. Those who fell together, by one hand, may share a place."""
    places = sorted(place for seat in result.seats if (place := _place(seat)))
    faults = []
    for index, place in enumerate(places):
        before = places[index - 1] if index else 0
        if place not in (before, before + 1, index + 1):
            member = next(seat.member for seat in result.seats if _place(seat) == place)
            faults.append(ResultFault("out", "fault-order-gap", C.CLAUSES[C.ELIMINATION_OUT], member))
            break
    for place in sorted(set(places)):
        sharing = [seat for seat in result.seats if _place(seat) == place]
        if len({by for seat in sharing if (by := seat.details.get("by")) is not None}) > 1:
            faults.append(ResultFault("out", "fault-order-shared", C.CLAUSES[C.ELIMINATION_OUT], sharing[-1].member))
    return faults


def _could_kill(result: GameResult, killer: SeatResult, victim: SeatResult) -> bool:
    """The dead do nothing: the killer lived, fell later, fell together with the victim, or acted on by a reading that allows it."""
    if not _out(killer) or _place(killer) >= _place(victim):
        return True
    if not any(result.selection.readings.get(id_) == value for id_, value in ACTING_DEAD.items()):
        return False
    between = [seat for seat in result.seats if _place(killer) < _place(seat) < _place(victim)]
    return all(seat.details.get("by") in (None, killer.member) for seat in between)


def _winners(result: GameResult) -> list[ResultFault]:
    """The winners follow from who is left; a game in which nobody has won is not over."""
    if result.ended_by == HOUSE_END:
        return _expect(result, lambda seat: False, HOUSE_END)
    alive = [seat for seat in result.seats if not _out(seat)]
    if any(_is(seat, "sheriff") and _out(seat) for seat in result.seats):
        if len(alive) == 1 and _is(alive[0], "renegade"):
            return _expect(result, lambda seat: seat is alive[0], C.CLAUSES[C.ENDINGS_RENEGADE])
        return _expect(result, lambda seat: _is(seat, "outlaw"), C.CLAUSES[C.ENDINGS_SHERIFF_DEAD])
    if any(_is(seat, "outlaw", "renegade") for seat in alive):
        return [ResultFault("out", "fault-not-over", C.CLAUSES[C.ENDINGS_LAW])]
    return _expect(result, lambda seat: _is(seat, "sheriff", "deputy"), C.CLAUSES[C.ENDINGS_LAW])


def _expect(result: GameResult, wins: Callable[[SeatResult], bool], clause: str) -> list[ResultFault]:
    return [ResultFault("won", "fault-winner", clause, seat.member) for seat in result.seats if seat.won != wins(seat)]


def _three_winners(result: GameResult) -> list[ResultFault]:
    """Of three at most one wins; nobody wins only when nobody is left."""
    if result.ended_by == HOUSE_END:
        return _expect(result, lambda seat: False, HOUSE_END)
    won = [seat for seat in result.seats if seat.won]
    if len(won) > 1:
        return [ResultFault("won", "fault-one-winner", C.CLAUSES[C.THREE_WIN], seat.member) for seat in won]
    alive = [seat for seat in result.seats if not _out(seat)]
    if not won:
        return [ResultFault("out", "fault-not-over", C.CLAUSES[C.THREE_WIN])] if alive else []
    if not alive:
        draw = result.selection.readings.get("three-all-dead", "draw") == "draw"
        return _expect(result, lambda seat: False, C.CLAUSES[C.THREE_ALL_DEAD]) if draw else []
    if len(alive) == 1:
        return _expect(result, lambda seat: seat is alive[0], C.CLAUSES[C.THREE_LAST])
    if len(alive) == len(result.seats):
        return [ResultFault("out", "fault-not-over", C.CLAUSES[C.THREE_WIN])]
    return _hunt(result, won[0])


def _hunt(result: GameResult, winner: SeatResult) -> list[ResultFault]:
    """With two left only the hunter of the fallen can have won, unless a third hand took the point."""
    fallen = next(seat for seat in result.seats if _out(seat))
    if not _out(winner) and _is(fallen, HUNTS[winner.details["role"]]) and fallen.details.get("by") in (None, winner.member):
        return []
    return [ResultFault("won", "fault-winner", C.CLAUSES[C.THREE_WIN], winner.member)]


def _is(seat: SeatResult, *roles: str) -> bool:
    return seat.details.get("role") in roles


def _out(seat: SeatResult) -> bool:
    return bool(seat.details.get("out"))


def _place(seat: SeatResult) -> int:
    """The place in the order of elimination; 0 for the living."""
    return int(seat.details.get("out") or 0)
