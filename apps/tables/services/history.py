"""Taking back and bringing back. Both are entries; the past stays where it is.

One may take back alone one's own last answer, as far as nothing was rolled, drawn or brought to light since; for anything else every
person at the table agrees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction

from apps.accounts.viewer import Viewer
from apps.tables.models import Entry, Seat, Table
from apps.tables.refusals import Refused
from apps.tables.services.base import must_sit, next_number, table_locked, table_touch


@dataclass(frozen=True, slots=True)
class Mark:
    """An entry without its contents: enough to know how history runs."""

    number: int
    parent: int
    goes_to: int
    kind: str
    seat: int | None
    policy: str
    barrier: bool
    hand: int | None = None

    @property
    def by_people(self) -> bool:
        """Whether a person gave this answer."""
        return self.kind == Entry.Kind.ANSWER and not self.policy

    @property
    def typed(self) -> bool:
        """Whether this is a throw typed in from the real table."""
        return self.by_people and self.seat is None


def marks_of(table: Table) -> list[Mark]:
    """All entries of a table, in order."""
    fields = ("number", "parent", "goes_to", "kind", "seat", "policy", "barrier", "hand")
    return [Mark(*row) for row in table.entries.order_by("number").values_list(*fields)]


def line_of(marks: Iterable[Mark], head: int) -> list[Mark]:
    """The entries that lead to `head`, oldest first: what counts of the log."""
    by_number = {m.number: m for m in marks if m.kind in (Entry.Kind.SETUP, Entry.Kind.ANSWER, Entry.Kind.UPGRADE)}
    line = []
    while head in by_number:
        line.append(by_number[head])
        head = by_number[head].parent
    return line[::-1]


@dataclass(frozen=True, slots=True)
class Back:
    """What taking back would undo, from which entry on, and whether all that was hidden before is hidden still."""

    to: int
    first: Mark
    hidden: bool

    @property
    def by(self) -> int | None:
        """The seat whose answer it is; of dice typed in, the seat that typed them."""
        return self.first.hand if self.first.typed else self.first.seat

    def alone(self, seats: Iterable[Seat], mine: Iterable[int]) -> bool:
        """Whether who has the seats `mine` takes it back without asking: it is their own, or nobody else is there to be asked."""
        own = set(mine)
        return (self.hidden and self.by in own) or {s.number for s in seats if s.is_human} <= own


def undo_of(line: Sequence[Mark]) -> Back | None:
    """The last answer of a person and all that followed from it."""
    at = next((i for i in range(len(line) - 1, -1, -1) if line[i].by_people), None)
    if at is None or line[at].parent == 0:
        return None
    undone = line[at:]
    hidden = not any(m.barrier for m in undone) and not any(m.typed for m in undone[1:])
    return Back(undone[0].parent, undone[0], hidden)


def redo_of(marks: Iterable[Mark]) -> int | None:
    """The entry that the last undo left, unless somebody has answered since."""
    left: list[int] = []
    for mark in marks:
        if mark.kind == Entry.Kind.UNDO:
            left.append(mark.parent)
        elif mark.kind == Entry.Kind.REDO and left:
            left.pop()
        elif mark.kind in (Entry.Kind.ANSWER, Entry.Kind.UPGRADE):
            left.clear()
    return left[-1] if left else None


@transaction.atomic
def table_undo(*, key: str, viewer: Viewer, head: int | None = None) -> Table:
    """Take back the last answer of a person; where one may not do that alone, ask the others.

    `head` is the entry seen as the last (None: whichever is); a second press with the same one is stale.
    """
    table, seats, mine = _ready(key, viewer)
    if head is not None and table.head != head:
        raise Refused("stale", since=head)
    back = undo_of(line_of(marks_of(table), table.head))
    if back is None:
        raise Refused("no_undo")
    if back.alone(seats, [s.number for s in mine]):
        _turn(table, viewer, Entry.Kind.UNDO, back.to, mine[0].number)
        return table
    table.asked = {"to": back.to, "head": table.head, "by": mine[0].number, "agreed": sorted(s.number for s in mine)}
    table_touch(table)
    return table


@transaction.atomic
def table_undo_agree(*, key: str, viewer: Viewer, head: int) -> Table:
    """Agree to a request; when the last person has agreed, it is done."""
    table, seats, mine = _ready(key, viewer)
    asked = table.asked
    if not asked or asked["head"] != head or table.head != head:
        raise Refused("stale", since=head)
    agreed = set(asked["agreed"]) | {s.number for s in mine}
    if {s.number for s in seats if s.is_human} <= agreed:
        _turn(table, viewer, Entry.Kind.UNDO, asked["to"], asked["by"], agreed)
        return table
    table.asked = {**asked, "agreed": sorted(agreed)}
    table_touch(table)
    return table


@transaction.atomic
def table_undo_decline(*, key: str, viewer: Viewer, head: int) -> Table:
    """Turn a request down."""
    table, _seats, _mine = _ready(key, viewer)
    if not table.asked or table.asked["head"] != head:
        raise Refused("stale", since=head)
    table.asked = None
    table_touch(table)
    return table


@transaction.atomic
def table_redo(*, key: str, viewer: Viewer, head: int | None = None) -> Table:
    """Bring back what was taken back last."""
    table, _seats, mine = _ready(key, viewer)
    if head is not None and table.head != head:
        raise Refused("stale", since=head)
    to = redo_of(marks_of(table))
    if to is None:
        raise Refused("no_redo")
    _turn(table, viewer, Entry.Kind.REDO, to, mine[0].number)
    return table


def _ready(key: str, viewer: Viewer) -> tuple[Table, list[Seat], list[Seat]]:
    table = table_locked(key)
    seats = list(table.seats.all())
    mine = must_sit(seats, viewer)
    if table.status not in (Table.Status.PLAYING, Table.Status.OVER):
        raise Refused("closed" if table.status == Table.Status.CLOSED else "not_started")
    return table, seats, mine


def _turn(table: Table, viewer: Viewer, kind: Entry.Kind, to: int, by: int, agreed: Iterable[int] = ()) -> None:
    entry = Entry(table=table, number=next_number(table), parent=table.head, goes_to=to, kind=kind, seat=by)
    entry.replies = [{"agreed": sorted(agreed)}] if agreed else []
    entry.user_id = viewer.user_id
    entry.save()
    table.head, table.asked = to, None
    table.epoch += 1
    over = table.entries.values_list("position__state__over", flat=True).get(number=to)
    table.status = Table.Status.OVER if over else Table.Status.PLAYING
    table_touch(table)
