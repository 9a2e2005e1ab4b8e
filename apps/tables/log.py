"""The log in words: what is told of it depends on who reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from apps.engine.contract import EVERYONE
from apps.tables.models import Entry, Table
from apps.tables.play import events_from
from apps.tables.services.history import Mark, line_of
from apps.tables.words import Words

LATEST = 6
"""So many lines are told at most of what just happened."""


def log_view(table: Table, words: Words, mine: Sequence[int], marks: Sequence[Mark], limit: int | None, since: int | None) -> dict[str, Any]:
    """The log, oldest first, and what just happened: in both only what all may know. What one of the reader's seats alone may know
    is told apart (`private`, by seat), to lie under that seat's card: a neighbour may be looking at the same screen."""
    told = marks if limit is None else marks[-limit:]
    live = {m.number for m in line_of(marks, table.head)}
    start = since if since is not None else _last_of(mine, marks, live)
    numbers = [m.number for m in told] + [m.number for m in marks if m.number >= start and m.number in live][-limit if limit else 0 :]
    fields = ("number", "kind", "seat", "policy", "events", "note", "by", "created")
    rows = {row["number"]: row for row in table.entries.filter(number__in=set(numbers)).values(*fields)}
    lines = {number: _lines(row, words, None) for number, row in rows.items()}
    entries = [_entry(rows[m.number], lines[m.number], live, words) for m in told]
    after = [line for number in sorted(rows) if number in live and _counts(number, start, since) for line in lines[number]]
    private = {seat: [line for n in sorted(rows) if n in live for line in _lines(rows[n], words, seat)][-LATEST:] for seat in mine}
    cut = max(0, len(after) - LATEST)
    return {"log": entries, "log_cut": len(marks) - len(told), "happened": after[-LATEST:], "happened_cut": cut, "private": private}


def _counts(number: int, start: int, since: int | None) -> bool:
    return number > start if since is not None else number >= start


def _last_of(mine: Sequence[int], marks: Sequence[Mark], live: set[int]) -> int:
    """The reader's own last answer; for a spectator the last entry."""
    answers = [m for m in marks if m.number in live and m.kind == Entry.Kind.ANSWER]
    own = [m.number for m in answers if not mine or (m.seat in mine and not m.policy)]
    return own[-1] if own else 0


def _lines(row: dict[str, Any], words: Words, seat: int | None) -> list[dict[str, Any]]:
    """The public events of an entry, or those that `seat` alone may know."""
    return [words.event(e) for e in events_from(row["events"]) if (e.audience == EVERYONE) == (seat is None) and e.is_for(seat)]


def _entry(row: dict[str, Any], lines: list[dict[str, Any]], live: set[int], words: Words) -> dict[str, Any]:
    seat = row["seat"]
    counted = row["kind"] in (Entry.Kind.SETUP, Entry.Kind.ANSWER)
    return {
        "number": row["number"],
        "kind": row["kind"],
        "by": words.name(seat) if seat is not None else "",
        "done_by": row["by"],
        "computer": bool(row["policy"]),
        "undone": counted and row["number"] not in live,
        "note": row["note"],
        "created": row["created"].isoformat(timespec="seconds"),
        "lines": lines,
    }
