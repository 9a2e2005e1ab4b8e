"""Making a table, changing its plan, dealing, notes, closing."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django.db import transaction
from django.utils.translation import get_language

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.drafts import GameDraft, draft_from_table
from apps.campaigns.models import Campaign
from apps.campaigns.services import game_propose
from apps.campaigns.shapes import selection_from_json, selection_to_json
from apps.packs import registry, selection
from apps.packs.contract import Selection
from apps.packs.models import PackVersion
from apps.packs.registry import Pack
from apps.tables.models import Entry, Seat, Table
from apps.tables.play import events_from, game_of, look_at
from apps.tables.refusals import Refused
from apps.tables.services.base import (
    head_entry,
    is_host,
    lines_add,
    must_host,
    must_sit,
    must_write,
    next_number,
    pack_of,
    playing,
    table_locked,
    table_touch,
)
from apps.tables.services.history import line_of, marks_of
from apps.tables.services.seats import COMPUTERS, default_policy, seat_clean_name, seat_free_name


def checked(pack: Pack, wanted: Selection) -> dict[str, Any]:
    """The selection completed, as it is stored; Refused with the clause where it is impossible."""
    if not pack.rules or not pack.players_module:
        raise Refused("no_engine")
    answer = selection.check(pack, wanted)
    refuse(pack, answer.faults)
    _must_play(pack, answer.selection)
    try:
        pack.game(answer.selection)
    except ValueError as fault:
        raise Refused("bad_given", field="given", value=str(fault)) from fault
    return selection_to_json(answer.selection)


def _must_play(pack: Pack, chosen: Selection) -> None:
    """Refused with the clause of a module whose rules are on file while the engine does not play it."""
    for module in pack.modules:
        if module.id in chosen.modules and not module.engine:
            raise Refused("no_engine_for_module", field="modules", clause=module.clause)


def refuse(pack: Pack, faults: Sequence[selection.Fault]) -> None:
    """Refused, if anything is wrong with a selection."""
    if not faults:
        return
    langs = [get_language() or "en"]
    raise Refused.several([Refused(f.code, field=f.field, clause=f.clause or "", text=selection.fault_words(pack, f, langs)) for f in faults])


def clean_dice(dice: str) -> str:
    """Where dice come from."""
    if dice not in Table.Dice.values:
        raise Refused("bad_option", field="dice", value=dice)
    return dice


@transaction.atomic
def table_create(
    *,
    viewer: Viewer,
    selection: Selection,
    dice: str = Table.Dice.SERVER,
    name: str = "",
    campaign: Campaign | None = None,
    members: Sequence[tuple[str, str]] = (),
) -> Table:
    """Make a table with empty seats; its maker sits down on the first. `members` (id, name) of a campaign have their seats marked."""
    must_write(viewer)
    if campaign is not None:
        require(viewer, "write", campaign)
    pack = registry.pack(selection.pack)
    table = Table(key=secrets.token_urlsafe(9), pack=pack.slug, rules=pack.rules_version, dice=clean_dice(dice), campaign=campaign)
    table.selection = checked(pack, selection)
    table.pack_version = PackVersion.objects.filter(slug=pack.slug, digest=pack.digest).first()
    table.owner_user_id = viewer.user_id
    table.owner_device_id = None if viewer.user_id else viewer.device_id
    table.save()
    seats = [Seat(table=table, number=n) for n in range(table.selection["players"])]
    people = {m.ident: m for m in campaign.members.all()} if campaign else {}
    for seat, (ident, known_as) in zip(seats, members, strict=False):
        seat.member, seat.name = ident, known_as[:40]
        if ident in people:
            seat.user_id = people[ident].user_id
            seat.device_id = None if seat.user_id else people[ident].device_id
    if not members:
        seats[0].user_id, seats[0].device_id = table.owner_user_id, table.owner_device_id
        seats[0].name = seat_clean_name(name) if name else ""
    Seat.objects.bulk_create(seats)
    return table


@transaction.atomic
def table_change(*, key: str, viewer: Viewer, selection: Selection | None = None, dice: str | None = None, open_: bool | None = None) -> Table:
    """Change the plan of a table that has not started: selection, dice, whether others may watch."""
    table = table_locked(key)
    must_host(table, viewer)
    if table.status != Table.Status.LOBBY and (selection is not None or dice is not None):
        raise Refused("started")
    if selection is not None:
        table.selection = checked(pack_of(table), selection)
        _seats_fit(table)
    if dice is not None:
        table.dice = clean_dice(dice)
    if open_ is not None:
        table.open = open_
    table_touch(table)
    return table


def _seats_fit(table: Table) -> None:
    """As many seats as players: new ones at the end, empty ones taken away, the rest close ranks."""
    players, seats = table.selection["players"], list(table.seats.all())
    spare = [s for s in reversed(seats) if s.is_empty and not s.member]
    while len(seats) > players and spare:
        gone = spare.pop(0)
        seats.remove(gone)
        gone.delete()
    if len(seats) > players:
        raise Refused("bad_players", field="players", value=players)
    for number, seat in enumerate(seats):
        if seat.number != number:
            seat.number = number
            seat.save(update_fields=["number"])
    Seat.objects.bulk_create([Seat(table=table, number=n) for n in range(len(seats), players)])


@transaction.atomic
def table_start(*, key: str, viewer: Viewer, fill: bool = False) -> Table:
    """Deal. With `fill`, computer players take the seats that are still empty."""
    table = table_locked(key)
    must_host(table, viewer)
    if table.status != Table.Status.LOBBY:
        raise Refused("started")
    seats = list(table.seats.all())
    empty = [s for s in seats if s.is_empty]
    if empty and not fill:
        raise Refused("seats_empty")
    for seat in empty:
        seat.policy = default_policy(pack_of(table))
    for seat in seats:
        seat.name = seat.name or seat_free_name(seats, COMPUTERS if seat.policy else ())
        seat.save(update_fields=["name", "policy"])
    pack = pack_of(table)
    table.rules, table.status = pack.rules_version, Table.Status.PLAYING
    table.selection = checked(pack, selection_from_json(table.selection))
    play = playing(table, seats)
    look = play.start()
    lines_add(table, viewer, play.lines)
    if look.outcome:
        table.status = Table.Status.OVER
    table_touch(table)
    return table


@transaction.atomic
def table_note(*, key: str, viewer: Viewer, text: str) -> Entry:
    """Write a note into the log; it changes nothing in the game."""
    table = table_locked(key)
    mine = must_sit(table.seats.all(), viewer)
    text = " ".join("".join(c if c.isprintable() else " " for c in text).split()) if isinstance(text, str) else ""
    if not 1 <= len(text) <= 500:
        raise Refused("bad_note", field="text")
    entry = Entry(table=table, number=next_number(table), parent=table.head, kind=Entry.Kind.NOTE, seat=mine[0].number, note=text)
    entry.user_id = viewer.user_id
    entry.save()
    table_touch(table)
    return entry


@transaction.atomic
def table_close(*, key: str, viewer: Viewer, campaign: Campaign | None = None) -> Table:
    """Close a table for good; it stays readable. A finished game is proposed to the ledger of its campaign."""
    table = table_locked(key)
    must_host(table, viewer)
    if table.status == Table.Status.CLOSED:
        raise Refused("closed")
    if campaign is not None and table.campaign_id is None:
        require(viewer, "write", campaign)
        table.campaign = campaign
    if table.status == Table.Status.OVER and table.campaign is not None:
        game_propose(campaign=table.campaign, source=f"table:{table.key}", draft=draft_of_table(table))
        table.closed_into = f"table:{table.key}"
    table.status, table.asked = Table.Status.CLOSED, None
    table_touch(table)
    return table


def draft_of_table(table: Table) -> GameDraft:
    """A finished game as a ledger takes it."""
    game = game_of(table, pack_of(table))
    look = look_at(table, game, head_entry(table))
    if look.outcome is None:
        raise Refused("not_over")
    live = [m.number for m in line_of(marks_of(table), table.head)]
    rows = table.entries.filter(number__in=live).order_by("number").values_list("events", flat=True)
    events = [event for row in rows for event in events_from(row)]
    people = [(seat.member, seat.name) for seat in table.seats.all()]
    return draft_from_table(selection_from_json(table.selection), people, game.facts, look.now, look.outcome, events)


@transaction.atomic
def table_again(*, key: str, viewer: Viewer) -> Table:
    """The same group plays once more: a new table with the same plan and people, linked from the old one."""
    table = table_locked(key)
    seats = list(table.seats.all())
    if not is_host(table, viewer):
        must_sit(seats, viewer)
    if table.status not in (Table.Status.OVER, Table.Status.CLOSED):
        raise Refused("not_over")
    if table.successor:
        return Table.objects.get(key=table.successor)
    wanted = replace(selection_from_json(table.selection), given={})
    new = table_create(viewer=viewer, selection=wanted, dice=table.dice)
    new.owner_user_id, new.owner_device_id = table.owner_user_id, table.owner_device_id
    new.save()
    new.seats.all().delete()
    Seat.objects.bulk_create(Seat(table=new, number=s.number, name=s.name, user_id=s.user_id, device_id=s.device_id, policy=s.policy) for s in seats)
    table.successor = new.key
    table_touch(table)
    return new
