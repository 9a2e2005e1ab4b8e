"""Buttons of a table: each reads its form, calls one service and shows the table again, with what was refused if anything was."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from apps.accounts.permissions import Forbidden, may
from apps.campaigns.queries import campaign_find
from apps.packs import registry
from apps.tables import planning, services
from apps.tables.forms import answers_of, key_in, number_of
from apps.tables.models import Table
from apps.tables.pages import FRAGMENT, show, table_or_404
from apps.tables.people import guest, known_as, viewer_on
from apps.tables.refusals import Refused
from apps.tables.services.tables import refuse, table_again

Press = Callable[[HttpRequest, Table, QueryDict], Any]


def press(function: Press) -> Callable[..., HttpResponse]:
    """A button: POST only, by somebody who may look at the table. A table returned is where the group goes next."""

    @require_POST
    @wraps(function)
    def view(request: HttpRequest, key: str) -> HttpResponse:
        table = table_or_404(key)
        if not may(viewer_on(request), "read", table):
            return show(request, table)
        try:
            onward = function(request, table, request.POST)
        except Refused as refused:
            return show(request, table_or_404(key), refused)
        except Forbidden:
            return show(request, table_or_404(key), Refused("not_your_seat"))
        if isinstance(onward, Table) and onward.key != key:
            return redirect("tables:table", key=onward.key)
        if isinstance(onward, HttpResponse):
            return onward
        return show(request, table_or_404(key)) if FRAGMENT in request.headers else redirect("tables:table", key=key)

    return view


def _number(data: QueryDict) -> int:
    number = number_of(data, "seat")
    if number is None:
        raise Refused("no_seat", field="seat", value=data.get("seat"))
    return number


def _head(data: QueryDict) -> int:
    head = number_of(data, "head")
    return -1 if head is None else head


@press
def answer(request: HttpRequest, table: Table, data: QueryDict) -> Table:
    """Answer what is due."""
    return services.table_answer(key=table.key, viewer=viewer_on(request), answers=answers_of(data), seen=number_of(data, "seen"))


@press
def go_on(request: HttpRequest, table: Table, data: QueryDict) -> Table:
    """Let computer players go on."""
    return services.table_go_on(key=table.key, viewer=viewer_on(request))


@press
def sit(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Take a seat: the one pressed, or the next free one."""
    viewer = guest(request)
    number = _number(data) if data.get("seat") else None
    services.seat_take(key=table.key, viewer=viewer, number=number, name=data.get("name", "").strip(), known_as=known_as(request))


@press
def stand(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Free a seat."""
    services.seat_release(key=table.key, viewer=viewer_on(request), number=_number(data))


@press
def computer(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Leave a seat to a computer player."""
    services.seat_give_to_computer(key=table.key, viewer=viewer_on(request), number=_number(data), policy=data.get("policy", ""))


@press
def name(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Rename a seat."""
    services.seat_name(key=table.key, viewer=viewer_on(request), number=_number(data), name=data.get("name", ""))


@press
def plan(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Change what is played, where dice come from and who may watch."""
    pack = registry.pack(table.pack)
    wanted = planning.plan_of(pack, data, viewer_on(request), table)
    refuse(pack, wanted.faults)
    selection = wanted.selection if table.status == Table.Status.LOBBY else None
    dice = wanted.dice if table.status == Table.Status.LOBBY else None
    services.table_change(key=table.key, viewer=viewer_on(request), selection=selection, dice=dice, open_="open" in data)


@press
def start(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Deal."""
    services.table_start(key=table.key, viewer=viewer_on(request), fill="fill" in data)


@press
def undo(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Take back, or ask the others to."""
    services.table_undo(key=table.key, viewer=viewer_on(request), head=_head(data))


@press
def agree(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Agree to a request to take back."""
    services.table_undo_agree(key=table.key, viewer=viewer_on(request), head=_head(data))


@press
def decline(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Turn a request down."""
    services.table_undo_decline(key=table.key, viewer=viewer_on(request), head=_head(data))


@press
def redo(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Bring back what was taken back."""
    services.table_redo(key=table.key, viewer=viewer_on(request), head=_head(data))


@press
def note(request: HttpRequest, table: Table, data: QueryDict) -> None:
    """Write a note into the log."""
    services.table_note(key=table.key, viewer=viewer_on(request), text=data.get("text", ""))


@press
def close(request: HttpRequest, table: Table, data: QueryDict) -> HttpResponse | None:
    """Close the table; a game of a campaign goes on to its ledger."""
    wanted = key_in(data, "campaign")
    campaign = campaign_find(wanted, viewer_on(request)) if wanted else None
    closed = services.table_close(key=table.key, viewer=viewer_on(request), campaign=campaign)
    proposal = closed.campaign.proposals.filter(source=closed.closed_into).first() if closed.campaign else None
    return redirect(proposal) if proposal else None


@press
def again(request: HttpRequest, table: Table, data: QueryDict) -> Table:
    """The same group plays once more."""
    return table_again(key=table.key, viewer=viewer_on(request))
