"""What the forms of a campaign send, read into plain values. What makes no sense stays as typed, for the fault to name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict

from apps.campaigns.drafts import GameDraft
from apps.campaigns.story import Story
from apps.packs.contract import DetailField, SeatResult, Selection

WHOLE = re.compile(r"[+-]?[0-9]{1,15}")


def whole(text: str | None) -> int | str | None:
    """A whole number; nothing for no text; else the text itself."""
    text = (text or "").strip()
    if not text:
        return None
    return int(text) if text.isascii() and WHOLE.fullmatch(text) else text


def version_of(data: Mapping[str, Any]) -> int | None:
    """The version of the ledger that the person had before them."""
    value = whole(data.get("version"))
    return value if isinstance(value, int) else None


def seats_of(data: Any, story: Story) -> list[str]:
    """The members at the table: `seat` fields in order, or `at-<member>` with the number of the seat (empty: stays away)."""
    listed = [one for one in dict.fromkeys(data.getlist("seat")) if one in story.members]
    if listed:
        return listed
    places = [(whole(data.get(f"at-{member}")), member) for member in story.members]
    return [member for place, member in sorted((p, m) for p, m in places if isinstance(p, int) and p > 0)]


def has_seats(data: Any) -> bool:
    """Whether the form says who is there."""
    return any(name == "seat" or name.startswith("at-") for name in data)


def names_of(data: Any) -> list[str]:
    """Names of members: one a field, or several in one, a line or a comma each."""
    return [name.strip() for text in data.getlist("members") for name in re.split(r"[\n,;]", text) if name.strip()]


def selection_from(data: Any, *, players: int) -> Selection | None:
    """What a campaign is to be played with: `pack`, its modules `m-<pack>`, its readings `r-<pack>-<id>`; None without a pack."""
    slug = data.get("pack") or ""
    if not slug:
        return None
    start = f"r-{slug}-"
    readings = {name.removeprefix(start): data.get(name) for name in data if name.startswith(start) and data.get(name)}
    return Selection(slug, players, modules=tuple(data.getlist(f"m-{slug}")), readings=readings)


def plan_from(name: str, selection: Selection) -> QueryDict:
    """The fields of the form, filled in with a campaign's plan."""
    data = QueryDict(mutable=True)
    data["name"] = name
    data["pack"] = selection.pack
    data.setlist(f"m-{selection.pack}", list(selection.modules))
    for id_, taken in selection.readings.items():
        data[f"r-{selection.pack}-{id_}"] = taken
    return data


def draft_from(data: Any, story: Story, selection: Selection, specs: Sequence[DetailField], seats: Sequence[str]) -> GameDraft:
    """A game as the form tells it."""
    results = tuple(SeatResult(member, bool(data.get(f"won-{member}")), _details(data, story, specs, member)) for member in seats)
    details = {spec.id: _value(spec, data.get(f"f-{spec.id}")) for spec in specs if not spec.per_seat}
    return GameDraft(selection, results, data.get("ended_by") or None, details, (data.get("played") or "").strip()[:10])


def _details(data: Any, story: Story, specs: Sequence[DetailField], member: str) -> dict[str, Any]:
    details = {spec.id: _value(spec, data.get(f"f-{spec.id}-{member}")) for spec in specs if spec.per_seat}
    counters = {name: whole(data.get(f"c-{i}-{member}")) for i, name in enumerate(story.counters)}
    counted = {name: value for name, value in counters.items() if value is not None}
    return {**details, "counters": counted} if counted else details


def _value(spec: DetailField, text: str | None) -> Any:
    if spec.options or spec.members:
        return text or None
    return whole(text)


def draft_as_data(draft: GameDraft, story: Story) -> dict[str, str]:
    """The fields of the form, filled in with a game."""
    data = {"played": draft.played, "ended_by": draft.ended_by or ""}
    data |= {f"f-{name}": "" if value is None else str(value) for name, value in draft.details.items()}
    for place, seat in enumerate(draft.seats, start=1):
        data[f"at-{seat.member}"] = str(place)
        if seat.won:
            data[f"won-{seat.member}"] = "1"
        for name, value in seat.details.items():
            if name != "counters":
                data[f"f-{name}-{seat.member}"] = "" if value is None else str(value)
        for i, counter in enumerate(story.counters):
            data[f"c-{i}-{seat.member}"] = str(seat.details.get("counters", {}).get(counter, ""))
    return data
