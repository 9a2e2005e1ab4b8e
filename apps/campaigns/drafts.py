"""A game on its way into the ledger: what a person typed or a table left, checked before it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from apps.campaigns import generic
from apps.campaigns.errors import Fault
from apps.campaigns.generic import HIGHEST_SCORE
from apps.campaigns.ledgers import ledger_of
from apps.campaigns.shapes import game_from_payload, selection_to_json
from apps.campaigns.story import Story
from apps.engine.contract import Event, Outcome
from apps.packs import registry
from apps.packs import selection as selections
from apps.packs.contract import DetailField, SeatResult, Selection

GUEST = "?"
"""Before the name of somebody at a table whom the campaign does not know yet, where a member's id would stand."""


@dataclass(frozen=True, slots=True)
class GameDraft:
    """A game to be written: `selection.pack` is empty for a game without a pack."""

    selection: Selection
    seats: tuple[SeatResult, ...]
    ended_by: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    played: str = ""


def draft_from_table(
    selection: Selection, people: Sequence[tuple[str, str]], facts: Any, state: Any, outcome: Outcome, events: Sequence[Event]
) -> GameDraft:
    """The draft of a finished table; `people` are (member id or "", name) by seat number."""
    members = [ident or GUEST + name for ident, name in people]
    ledger, values = ledger_of(selection.pack)
    if ledger is generic:
        return GameDraft(selection, tuple(SeatResult(m, i in outcome.winners, {}) for i, m in enumerate(members)), outcome.clause)
    details, seats = ledger.result(facts, state, outcome, events)
    named = {spec.id for spec in ledger.fields(values, selection) if spec.members}
    told = [{k: members[v] if k in named and v is not None else v for k, v in seat.items()} for seat in seats]
    results = tuple(SeatResult(member, i in outcome.winners, told[i]) for i, member in enumerate(members))
    return GameDraft(selection, results, outcome.clause, {k: members[v] if k in named else v for k, v in details.items()})


def fields_for(story: Story, selection: Selection) -> tuple[DetailField, ...]:
    """What a result consists of: the pack's fields, and for games without a pack the campaign's counters."""
    ledger, values = ledger_of(selection.pack)
    return tuple(ledger.fields(values, selection))


def draft_completed(draft: GameDraft) -> tuple[GameDraft, list[Fault]]:
    """The draft with its selection completed, and what is wrong with the selection."""
    slug = draft.selection.pack
    selection = replace(draft.selection, players=len(draft.seats))
    if not slug:
        return replace(draft, selection=selection), []
    pack = registry.packs().get(slug)
    if pack is None:
        return draft, [Fault("unknown_pack", "pack", args={"pack": slug})]
    checked = selections.check(pack, selection)
    faults = [Fault(f.code, f.field, clause=f.clause, args=dict(f.args)) for f in checked.faults]
    return replace(draft, selection=checked.selection), faults


def draft_faults(story: Story, draft: GameDraft) -> list[Fault]:
    """Everything wrong with a completed draft."""
    faults = _seat_faults(story, draft.seats)
    for spec in fields_for(story, draft.selection):
        if spec.per_seat:
            for seat in draft.seats:
                faults += _field_faults(spec, seat.details.get(spec.id), seat.member, draft)
        else:
            faults += _field_faults(spec, draft.details.get(spec.id), None, draft)
    faults += _stranger_faults(story, draft)
    faults += _counter_faults(story, draft)
    faults += _date_faults(draft.played)
    if faults:
        return faults
    ledger, values = ledger_of(draft.selection.pack)
    game = game_from_payload("0", draft_payload(draft))
    return [Fault("contradiction", f.field, f.member, f.clause, f.key) for f in ledger.check(values, game)]


def draft_payload(draft: GameDraft) -> dict[str, Any]:
    """The draft as an entry's payload."""
    seats = [{"member": seat.member, "won": seat.won, "details": dict(seat.details)} for seat in draft.seats]
    return {
        "selection": selection_to_json(draft.selection),
        "ended_by": draft.ended_by,
        "details": dict(draft.details),
        "seats": seats,
        "played": draft.played,
    }


def draft_of(payload: Mapping[str, Any]) -> GameDraft:
    """The draft that an entry's payload was written from."""
    game = game_from_payload("0", payload)
    return GameDraft(game.selection, game.seats, game.ended_by, game.details, str(payload.get("played") or ""))


def _seat_faults(story: Story, seats: Sequence[SeatResult]) -> list[Fault]:
    faults = [Fault("unknown_member", "member", seat.member) for seat in seats if seat.member not in story.members]
    twice = [member for member, count in Counter(seat.member for seat in seats).items() if count > 1]
    faults += [Fault("member_twice", "member", member) for member in twice]
    return faults if seats else [Fault("no_seats", "member")]


def _field_faults(spec: DetailField, value: Any, member: str | None, draft: GameDraft) -> list[Fault]:
    if value is None or value == "":
        return [Fault("required", spec.id, member)] if spec.required else []
    if not isinstance(value, (str, int)) or isinstance(value, bool):
        return [Fault("unknown_option" if spec.options or spec.members else "not_a_number", spec.id, member, args={"value": value})]
    if spec.members:
        known = any(seat.member == value for seat in draft.seats)
        return [] if known else [Fault("unknown_member", spec.id, member, args={"value": value})]
    if spec.options:
        known = any(option == value for option, _ in spec.options)
        return [] if known else [Fault("unknown_option", spec.id, member, args={"value": value})]
    if type(value) is not int:
        return [Fault("not_a_number", spec.id, member, args={"value": value})]
    if not spec.low <= value <= spec.high:
        return [Fault("out_of_range", spec.id, member, args={"value": value, "low": spec.low, "high": spec.high})]
    return []


def _stranger_faults(story: Story, draft: GameDraft) -> list[Fault]:
    """Details that no result of this game has."""
    specs = fields_for(story, draft.selection)
    of_seats, of_game = {spec.id for spec in specs if spec.per_seat}, {spec.id for spec in specs if not spec.per_seat}
    faults = [Fault("unknown_field", "details", args={"value": name}) for name in draft.details if name not in of_game]
    for seat in draft.seats:
        strangers = [name for name in seat.details if name not in of_seats and name != "counters"]
        faults += [Fault("unknown_field", "details", seat.member, args={"value": name}) for name in strangers]
    return faults


def _date_faults(played: str) -> list[Fault]:
    """A day, written year first, or nothing."""
    try:
        day = date.fromisoformat(played) if played else None
    except ValueError:
        day = None
    return [Fault("not_a_date", "played", args={"value": played})] if played and (day is None or day.isoformat() != played) else []


def _counter_faults(story: Story, draft: GameDraft) -> list[Fault]:
    faults = []
    for seat in draft.seats:
        counters = seat.details.get("counters", {})
        if not isinstance(counters, Mapping):
            faults.append(Fault("not_a_number", "counters", seat.member, args={"value": counters}))
            continue
        for name, value in counters.items():
            if name not in story.counters:
                faults.append(Fault("unknown_counter", "counters", seat.member, args={"value": name}))
            elif type(value) is not int or abs(value) > HIGHEST_SCORE:
                faults.append(Fault("not_a_number", "counters", seat.member, args={"value": value}))
    return faults
