"""Replaying the log of a table: every entry must follow from the one before it, event for event."""

from __future__ import annotations

from typing import Any

from apps.engine.contract import Event, Look, Refusal
from apps.engine.game import Game
from apps.packs import registry
from apps.tables.models import Entry, Table
from apps.tables.play import event_rows, game_of, position_from


def faults_of(table: Table) -> list[str]:
    """What is wrong with a table's log; nothing, if it replays."""
    pack = registry.pack(table.pack)
    entries = {e.number: e for e in table.entries.order_by("number")}
    last_upgrade = max((n for n, e in entries.items() if e.kind == Entry.Kind.UPGRADE), default=0)
    faults = [] if list(entries) == list(range(1, len(entries) + 1)) else ["entries are missing"]
    if table.rules != pack.rules_version:
        return [*faults, f"played by rules {table.rules}, the pack has {pack.rules_version}: not replayed"]
    game = game_of(table, pack)
    for number, entry in entries.items():
        if number >= last_upgrade and entry.kind in (Entry.Kind.SETUP, Entry.Kind.ANSWER):
            faults += [f"entry {number}: {fault}" for fault in _entry_faults(game, entries, entry)]
    if table.head and (table.head not in entries or entries[table.head].position is None):
        faults.append(f"the head {table.head} holds no position")
    return faults


def _entry_faults(game: Game, entries: dict[int, Entry], entry: Entry) -> list[str]:
    if entry.kind == Entry.Kind.SETUP:
        look: Look | Refusal = game.setup()
        events: list[Event] = list(look.events) if isinstance(look, Look) else []
    elif entry.parent in entries and (before := entries[entry.parent].position) is not None:
        look, events = game.look(position_from(game, before)), []
    else:
        return ["it follows no position"]
    for replies in entry.replies:
        assert isinstance(look, Look)
        look = game.answer(look.position, replies)
        if isinstance(look, Refusal):
            return [f"{look.due} = {look.value} is refused ({look.code})"]
        events += look.events
    assert isinstance(look, Look)
    return _differences(entry, events, game.to_json(look.position))


def _differences(entry: Entry, events: list[Event], position: Any) -> list[str]:
    faults = []
    if event_rows(events) != entry.events:
        faults.append("other events")
    if position != entry.position:
        faults.append("another position")
    return faults
