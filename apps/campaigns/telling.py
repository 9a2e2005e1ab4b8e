"""What an entry says, in words: a game with its seats, a decision with its answer, a note, a member's coming and going."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from apps.campaigns.models import Entry
from apps.campaigns.shapes import selection_from_json, words_from_json
from apps.campaigns.story import Story
from apps.campaigns.words import Clause, Speaker, Spoken


@dataclass(frozen=True, slots=True)
class SeatRow:
    """How a game went for one member."""

    member: str
    name: str
    won: bool
    details: tuple[tuple[str, str], ...]
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What a correction changed about one member's part in a game."""

    name: str
    field: str
    old: str
    new: str


@dataclass(slots=True)
class Telling:
    """What a payload says, in words."""

    game: Spoken | None = None
    seats: list[SeatRow] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    played: str = ""
    ended_by: Clause | None = None
    modules: list[Spoken] = field(default_factory=list)
    question: Spoken | None = None
    answer: Spoken | None = None
    by: str = ""
    clause: Clause | None = None
    text: str = ""
    members: list[str] = field(default_factory=list)
    do: str = ""


def tell(kind: str, payload: Mapping[str, Any], story: Story, speaker: Speaker) -> Telling:
    """A payload in words; a correction's are those of what it puts in place."""
    if kind == Entry.Kind.CORRECTION:
        target = story.line(payload["corrects"])
        if payload["void"] or target is None:
            return Telling()
        return tell(target.kind, payload["payload"], story, speaker)
    teller = {"open": _opening, "member": _member, "game": _game, "decision": _decision, "note": _note}.get(kind)
    return teller(payload, speaker) if teller else Telling()


def _opening(payload: Mapping[str, Any], speaker: Speaker) -> Telling:
    slug = payload["pack"]
    modules = [speaker.say(slug, f"module_{one}") for one in payload["selection"]["modules"]]
    members = [speaker.words(one["name"]) for one in payload["members"]]
    return Telling(game=speaker.game_name(slug), modules=modules, members=members, text=speaker.words(payload["name"]))


def _member(payload: Mapping[str, Any], speaker: Speaker) -> Telling:
    return Telling(do=payload["do"], by=speaker.name(payload["member"]), text=speaker.words(payload.get("name")))


def _note(payload: Mapping[str, Any], speaker: Speaker) -> Telling:
    return Telling(text=speaker.words(payload["text"]))


def _decision(payload: Mapping[str, Any], speaker: Speaker) -> Telling:
    return Telling(
        question=speaker.question(payload["pack"], payload["key"], payload["by"]),
        answer=speaker.message(payload["pack"], words_from_json(payload["words"])),
        by=speaker.name(payload["by"]),
        clause=speaker.clause(payload["clause"]),
    )


def _game(payload: Mapping[str, Any], speaker: Speaker) -> Telling:
    selection = selection_from_json(payload["selection"])
    slug = selection.pack
    specs = [spec for spec in speaker.fields(selection) if spec.per_seat]
    seats = []
    for seat in payload["seats"]:
        details = [(speaker.field(slug, spec), speaker.detail(slug, spec, seat["details"].get(spec.id))) for spec in specs]
        counters = tuple((str(k), int(v)) for k, v in seat["details"].get("counters", {}).items())
        kept = tuple((name, value) for name, value in details if value)
        seats.append(SeatRow(seat["member"], speaker.name(seat["member"]), seat["won"], kept, counters))
    return Telling(
        game=speaker.game_name(slug),
        seats=seats,
        winners=[seat.name for seat in seats if seat.won],
        played=payload["played"],
        ended_by=speaker.clause(payload["ended_by"]) if payload["ended_by"] else None,
        modules=[speaker.say(slug, f"module_{one}") for one in selection.modules],
    )


def changes_between(old: Telling, new: Telling) -> list[Change]:
    """What differs between two tellings of one game, member by member."""
    before, after = {seat.name: _facts(seat) for seat in old.seats}, {seat.name: _facts(seat) for seat in new.seats}
    changes = []
    for name in dict.fromkeys([*before, *after]):
        was, is_ = before.get(name, {}), after.get(name, {})
        for what in dict.fromkeys([*was, *is_]):
            if was.get(what) != is_.get(what):
                changes.append(Change(name, what, was.get(what, ""), is_.get(what, "")))
    return changes


def _facts(seat: SeatRow) -> dict[str, str]:
    counters = {name: str(count) for name, count in seat.counters}
    return {_("Won"): _("yes") if seat.won else _("no"), **dict(seat.details), **counters}
