"""Sitting down, standing up, and leaving a seat to a computer player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db import transaction
from django.utils.translation import gettext as _

from apps.accounts.viewer import Viewer
from apps.packs.registry import Pack
from apps.tables.models import Seat, Table
from apps.tables.play import look_at
from apps.tables.refusals import Refused
from apps.tables.services.base import (
    head_entry,
    holds,
    is_host,
    lines_add,
    must_write,
    pack_of,
    playing,
    seat_tell,
    table_locked,
    table_touch,
)
from apps.tables.services.hands import dealt, hand_keep, may_sit

COMPUTERS = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Igor", "Juno", "Kit", "Lena", "Milo", "Nora", "Otto", "Pia")
"""What computer players are called, in this order."""


def default_policy(pack: Pack) -> str:
    """The computer player that a pack names last, its best."""
    return str(pack.players_module.POLICIES[-1])


def seat_clean_name(name: object) -> str:
    """A name in one line, without anything invisible; Refused when nothing is left or it is too long."""
    text = "".join(c for c in name if c.isprintable()) if isinstance(name, str) else ""
    text = " ".join(text.split())
    if not 1 <= len(text) <= 40:
        raise Refused("bad_name", field="name", value=name)
    return text


def seat_free_name(seats: Iterable[Seat], names: Sequence[str] = ()) -> str:
    """A name that nobody at the table bears yet."""
    used = {s.name.casefold() for s in seats}
    numbered = (_("Player %(number)s") % {"number": n} for n in range(1, 40))
    return next(n for n in (*names, *numbered) if n.casefold() not in used)


def _distinct(seats: Iterable[Seat], seat: Seat, name: str) -> str:
    used = {s.name.casefold() for s in seats if s.number != seat.number}
    names = (name, *(f"{name[:36]} {n}" for n in range(2, 40)))
    return next(n for n in names if n.casefold() not in used)


def _seat(seats: Sequence[Seat], number: object) -> Seat:
    found = next((s for s in seats if s.number == number), None)
    if found is None:
        raise Refused("no_seat", field="seat", value=number)
    return found


@transaction.atomic
def seat_take(*, key: str, viewer: Viewer, number: int | None = None, name: str = "", known_as: str = "") -> Seat:
    """Sit down. Without a number: on the seat the viewer has already, or else on the first that they may have.

    `name` is what the person typed, `known_as` what an account is called. Pressing twice takes one seat.
    Once cards are dealt, `hands` says who may sit where.
    """
    must_write(viewer)
    table = table_locked(key)
    if table.status == Table.Status.CLOSED:
        raise Refused("closed")
    seats = list(table.seats.all())
    mine = [s for s in seats if holds(s, viewer)]
    if mine and number is None:
        return mine[0]
    seat = _seat(seats, number) if number is not None else next((s for s in seats if may_sit(table, seats, s, viewer)), None)
    if seat is None:
        raise Refused("seat_kept" if any(s.is_empty for s in seats) else "table_full")
    if holds(seat, viewer):
        return seat
    if not may_sit(table, seats, seat, viewer):
        raise Refused("seat_kept" if dealt(table) and not seat.is_human else "seat_taken", field="seat", value=number)
    wanted = seat_clean_name(name) if name else seat.name or known_as
    seat.name = _distinct(seats, seat, wanted or seat_free_name(seats))
    seat.user_id, seat.device_id = viewer.user_id, None if viewer.user_id else viewer.device_id
    seat.policy, seat.left = "", False
    seat.kept_user_id = seat.kept_device_id = None
    seat.save()
    seat_tell(table, seat, "take", viewer, seat.name)
    table_touch(table)
    return seat


@transaction.atomic
def seat_name(*, key: str, viewer: Viewer, number: int, name: str) -> Seat:
    """Rename one's own seat, or as the host any seat that no person holds."""
    must_write(viewer)
    table = table_locked(key)
    seats = list(table.seats.all())
    seat = _seat(seats, number)
    if not holds(seat, viewer) and (seat.is_human or not is_host(table, viewer)):
        raise Refused("not_your_seat", field="seat", value=number)
    seat.name = _distinct(seats, seat, seat_clean_name(name))
    seat.save(update_fields=["name"])
    table_touch(table)
    return seat


@transaction.atomic
def seat_release(*, key: str, viewer: Viewer, number: int) -> Seat:
    """Stand up; the host may free any seat. What is dealt to the seat stays with whoever held it (see `hands`)."""
    table, seats, seat = _for_change(key, viewer, number)
    if dealt(table) and seat.policy:
        raise Refused("seat_kept", field="seat", value=number)
    hand_keep(table, seat, holds(seat, viewer))
    seat_tell(table, seat, "free", viewer, _known(seats, seat, viewer))
    seat.user_id = seat.device_id = None
    seat.policy = ""
    if table.status == Table.Status.LOBBY and not seat.member:
        seat.name = ""
    seat.save()
    table_touch(table)
    return seat


@transaction.atomic
def seat_give_to_computer(*, key: str, viewer: Viewer, number: int, policy: str = "") -> Seat:
    """Let a computer player have a seat: one's own, or as the host any. It plays on at once if it is asked."""
    table, seats, seat = _for_change(key, viewer, number)
    pack = pack_of(table)
    policy = policy or default_policy(pack)
    if policy not in pack.players_module.POLICIES:
        raise Refused("bad_policy", field="policy", value=policy)
    seat_tell(table, seat, "computer", viewer, _known(seats, seat, viewer))
    hand_keep(table, seat, holds(seat, viewer))
    seat.user_id = seat.device_id = None
    seat.policy = policy
    seat.name = seat.name or seat_free_name(seats, COMPUTERS)
    seat.save()
    if table.status == Table.Status.PLAYING:
        play = playing(table, seats)
        look = play.go_on(look_at(table, play.game, head_entry(table)))
        lines_add(table, viewer, play.lines)
        if look.outcome:
            table.status = Table.Status.OVER
        _forget_request(table, play.lines)
    table_touch(table)
    return seat


def _known(seats: Sequence[Seat], seat: Seat, viewer: Viewer) -> str:
    """Who does it, by name: the seat's own player, or another at the table (a host without a seat has none)."""
    own = [s for s in seats if holds(s, viewer)]
    return seat.name if seat in own else own[0].name if own else ""


def _forget_request(table: Table, lines: Sequence[object]) -> None:
    if lines:
        table.asked = None


def _for_change(key: str, viewer: Viewer, number: int) -> tuple[Table, list[Seat], Seat]:
    must_write(viewer)
    table = table_locked(key)
    if table.status == Table.Status.CLOSED:
        raise Refused("closed")
    seats = list(table.seats.all())
    seat = _seat(seats, number)
    if seat.is_human and not holds(seat, viewer) and not is_host(table, viewer):
        raise Refused("not_your_seat", field="seat", value=number)
    if not seat.is_human and not is_host(table, viewer):
        raise Refused("not_host", field="seat", value=number)
    return table, seats, seat
