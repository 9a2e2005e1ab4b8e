"""What all services of a table share: the lock, who is asking, and writing to the log."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction

from apps.accounts.permissions import Forbidden, may
from apps.accounts.viewer import Viewer
from apps.packs import registry
from apps.packs.registry import Pack
from apps.tables import news
from apps.tables.models import Entry, Seat, Table
from apps.tables.play import Line, Play, event_rows, game_of
from apps.tables.refusals import Refused


def table_locked(key: str) -> Table:
    """The table, locked until the transaction ends, so that of two presses one comes after the other."""
    return Table.objects.select_for_update().get(key=key)


def pack_of(table: Table) -> Pack:
    """The table's pack."""
    return registry.pack(table.pack)


def holds(seat: Seat, viewer: Viewer) -> bool:
    """Whether the seat is the viewer's: by account, or by the device in their hand."""
    if seat.user_id is not None and seat.user_id == viewer.user_id:
        return True
    return seat.device_id is not None and seat.device_id == viewer.device_id


def is_host(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer made this table (a token for reading is nobody's host)."""
    return may(viewer, "own", table)


def must_write(viewer: Viewer) -> None:
    """A token may be for reading only."""
    if viewer.scopes is not None and "write" not in viewer.scopes:
        raise Forbidden("write")


def must_host(table: Table, viewer: Viewer) -> None:
    """Only the host goes on."""
    must_write(viewer)
    if not is_host(table, viewer):
        raise Refused("not_host")


def must_sit(seats: Iterable[Seat], viewer: Viewer) -> list[Seat]:
    """The viewer's seats; Refused for who has none."""
    must_write(viewer)
    mine = [s for s in seats if holds(s, viewer)]
    if not mine:
        raise Refused("not_your_seat")
    return mine


def must_play(table: Table) -> None:
    """Only a game in play goes on."""
    code = {Table.Status.LOBBY: "not_started", Table.Status.OVER: "game_over", Table.Status.CLOSED: "closed"}.get(Table.Status(table.status))
    if code:
        raise Refused(code)


def head_entry(table: Table) -> Entry | None:
    """The entry that holds the present position."""
    return table.entries.filter(number=table.head).first()


def playing(table: Table, seats: Iterable[Seat]) -> Play:
    """The game of this table, with its computer players."""
    pack = pack_of(table)
    return Play(pack, game_of(table, pack), table.dice, {s.number: s.policy for s in seats if s.policy})


def lines_add(table: Table, viewer: Viewer | None, lines: Iterable[Line], hand: int | None = None) -> None:
    """Write lines of play after the head. `hand` is the seat that typed dice in."""
    number, entries = next_number(table), []
    for line in lines:
        entry = Entry(table=table, number=number, parent=table.head, kind=line.kind, seat=line.seat, policy=line.policy)
        entry.barrier, entry.replies, entry.position = line.barrier, line.replies, line.position
        entry.events = event_rows(line.events)
        entry.hand = hand if line.seat is None and line.kind == Entry.Kind.ANSWER else None
        entry.user_id = viewer.user_id if viewer and not line.policy else None
        entries.append(entry)
        table.head, number = number, number + 1
    Entry.objects.bulk_create(entries)


def seat_tell(table: Table, seat: Seat, done: str, viewer: Viewer, by: str) -> None:
    """Note in the log of a game in play that a seat changed hands: whoever sits there knows its secrets."""
    if table.status != Table.Status.PLAYING:
        return
    entry = Entry(table=table, number=next_number(table), parent=table.head, kind=Entry.Kind.SEAT, seat=seat.number, note=done, by=by[:40])
    entry.user_id = viewer.user_id
    entry.save()


def next_number(table: Table) -> int:
    """The number of the next entry."""
    last = table.entries.order_by("-number").values_list("number", flat=True).first()
    return (last or 0) + 1


def table_touch(table: Table) -> None:
    """Save, and tell everybody that there is something new to see."""
    table.version += 1
    table.save()
    key, version = table.key, table.version
    transaction.on_commit(lambda: news.announce(key, version), robust=True)
