"""Answering what is due: choices of seats, and dice typed in from the real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction

from apps.accounts.viewer import Viewer
from apps.engine.contract import CHANCE, Due, Look, Refusal
from apps.tables.models import Entry, Seat, Table
from apps.tables.play import Play, look_at, position_from
from apps.tables.refusals import Refused
from apps.tables.services.base import (
    head_entry,
    holds,
    is_host,
    lines_add,
    must_play,
    must_sit,
    must_write,
    next_number,
    playing,
    table_locked,
    table_touch,
)


@transaction.atomic
def table_answer(*, key: str, viewer: Viewer, answers: Mapping[str, object], seen: int | None = None) -> Table:
    """Answer what is due. `answers` maps tokens `<epoch>:<due id>` to values; refused as a whole if one of them is wrong.

    A token whose question is gone is stale: nothing changes. `seen` is the entry that the person had before them.
    """
    must_write(viewer)
    table = table_locked(key)
    must_play(table)
    seats = list(table.seats.all())
    mine = must_sit(seats, viewer)
    play = playing(table, seats)
    look = _present(table, play, viewer)
    seat, replies = _replies(table, seats, viewer, look, answers, seen)
    after = play.answer(look, seat, replies)
    if isinstance(after, Refusal):
        raise Refused(after.code, field=f"{table.epoch}:{after.due}", clause=after.clause or "", value=after.value)
    _write(table, viewer, play, after, mine[0].number)
    return table


@transaction.atomic
def table_go_on(*, key: str, viewer: Viewer) -> Table:
    """Let computer players go on where only they are asked (a table of computers, or one left half way)."""
    table = table_locked(key)
    must_play(table)
    seats = list(table.seats.all())
    if not is_host(table, viewer):
        must_sit(seats, viewer)
    play = playing(table, seats)
    _write(table, viewer, play, play.go_on(_present(table, play, viewer)))
    return table


def _write(table: Table, viewer: Viewer, play: Play, after: Look, hand: int | None = None) -> None:
    if not play.lines:
        return
    lines_add(table, viewer, play.lines, hand)
    table.asked = None
    if after.outcome:
        table.status = Table.Status.OVER
    table_touch(table)


def _present(table: Table, play: Play, viewer: Viewer) -> Look:
    """How things stand; a game of older rules is brought up to the present ones first, if they say how."""
    entry = head_entry(table)
    if table.rules == play.pack.rules_version:
        return look_at(table, play.game, entry)
    upgrade = getattr(play.pack.rules, "upgrade", None)
    position = upgrade(entry.position, table.rules) if upgrade and entry else None
    if position is None:
        raise Refused("rules_changed")
    look = play.game.look(position_from(play.game, position))
    mark = Entry(table=table, number=next_number(table), parent=table.head, kind=Entry.Kind.UPGRADE, barrier=True, position=position)
    mark.note = f"{table.rules} {play.pack.rules_version}"
    mark.save()
    table.head, table.rules = mark.number, play.pack.rules_version
    return look


def _replies(
    table: Table, seats: Sequence[Seat], viewer: Viewer, look: Look, answers: Mapping[str, object], seen: int | None
) -> tuple[int | None, dict[str, int]]:
    """Whose answer this is (None: the dice's), and the replies as the engine takes them."""
    due = {f"{table.epoch}:{d.id}": d for d in look.due}
    if not answers or not set(answers) & set(due):
        raise Refused("stale", since=seen, field=next(iter(answers), ""))
    asked = [due[token] for token in answers if token in due]
    for token in answers:
        if token not in due:
            raise Refused("no_such_die" if asked[0].form == "die" else "not_due", field=token)
    owners = {d.seat for d in asked}
    if owners == {CHANCE}:
        return None, _faces(table, look, answers)
    if len(owners) > 1:
        raise Refused("not_due", field=next(iter(answers)))
    seat = next(s for s in seats if s.number == asked[0].seat)
    if not holds(seat, viewer):
        raise Refused("not_your_seat", field=next(iter(answers)))
    return seat.number, {due[token].id: _whole(token, value, due[token]) for token, value in answers.items()}


def _faces(table: Table, look: Look, answers: Mapping[str, object]) -> dict[str, int]:
    """Dice typed in: all that were thrown together, each with a face that it has."""
    faults, replies = [], {}
    for d in look.due:
        token = f"{table.epoch}:{d.id}"
        value: Any = answers.get(token)
        if value is None or value == "":
            faults.append(Refused("missing_die", field=token, clause=d.clause))
        elif type(value) is not int:
            faults.append(Refused("not_a_number", field=token, clause=d.clause, value=value))
        elif value not in d.options:
            faults.append(Refused("bad_face", field=token, clause=d.clause, value=value))
        else:
            replies[d.id] = value
    if faults:
        raise Refused.several(faults)
    return replies


def _whole(token: str, value: object, due: Due) -> int:
    if type(value) is not int:
        raise Refused("not_a_number", field=token, clause=due.clause, value=value)
    return value
