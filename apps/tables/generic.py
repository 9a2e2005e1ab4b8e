"""The table page of a pack that has rules but no page of its own: numbers and names, everything playable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import UNKNOWN, Due, Event
from apps.packs.contract import Message

TEMPLATE = "tables/_plain.html"


def scene(f: Any, seen: Any, due: Sequence[Due], seat: int | None, names: Sequence[str]) -> Mapping[str, Any]:
    """Each seat with its part of every list that has one value a seat."""
    lists = {name: value for name, value in seen.to_json().items() if isinstance(value, list) and len(value) >= len(names)}
    asked = {d.seat for d in due}
    return {
        "columns": list(lists),
        "rows": [
            {"name": name, "asked": number in asked, "values": ["?" if v[number] == UNKNOWN else v[number] for v in lists.values()]}
            for number, name in enumerate(names)
        ],
    }


def label(f: Any, seen: Any, due: Due, value: int) -> Message | str:
    """The number itself."""
    return str(value.bit_length() if due.form == "subset" and value else value)


def question(f: Any, seen: Any, due: Due) -> Message | str:
    """The pack's words for this kind of question."""
    return Message(f"ask_{due.kind}")


def event_args(f: Any, event: Event) -> Mapping[str, int | str | Message]:
    """Nothing beyond actor, target and value."""
    return {}
