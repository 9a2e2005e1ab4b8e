"""Non-interference: when only what a seat may not know is changed, nothing that reaches it changes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client

from apps.accounts.models import Device
from apps.accounts.viewer import DEVICE_COOKIE, Viewer, device_sign
from apps.engine.contract import EVERYONE
from apps.tables import services
from apps.tables.models import Entry, Table
from apps.tables.queries import table_view

pytestmark = pytest.mark.django_db


def swap_hidden_roles(table: Table, owners: list[int]) -> None:
    """Swap the roles of two seats, neither shown nor anybody's in `owners`, in every position and every event of the log."""
    states = [e.position["state"] for e in table.entries.exclude(position=None)]
    shown = states[-1]["shown"]
    hidden = [n for n in range(table.selection["players"]) if not shown >> n & 1 and n not in owners]
    one, two = next((a, b) for a in hidden for b in hidden if states[-1]["role"][a] != states[-1]["role"][b])
    for entry in table.entries.exclude(position=None):
        role = entry.position["state"]["role"]
        role[one], role[two] = role[two], role[one]
        for row in entry.events:
            if row[4] in (1 << one, 1 << two):
                row[3] = role[row[2]]
        Entry.objects.filter(pk=entry.pk).update(position=entry.position, events=entry.events)


def browser(viewer: Viewer) -> Client:
    """The browser of a viewer without an account."""
    client = Client()
    client.cookies[DEVICE_COOKIE] = device_sign(Device.objects.get(pk=viewer.device_id))
    return client


def bytes_of(client: Client, address: str) -> bytes:
    """A page without the token against forged forms, which is new in every answer."""
    body = client.get(address).content
    body = re.sub(rb'(name="csrfmiddlewaretoken" value=")[^"]*', rb"\1", body)
    return re.sub(rb'"X-CSRFToken": "[^"]*"', b"", body)


@pytest.fixture
def hidden(lobby: Table, anna: Viewer, bruno: Viewer) -> Table:
    """A table whose computers have different roles, neither of them known to anybody else."""
    services.table_change(key=lobby.key, viewer=anna, selection=None, dice="server")
    services.seat_take(key=lobby.key, viewer=bruno, name="Bruno")
    for _ in range(200):
        table = services.table_start(key=lobby.key, viewer=anna, fill=True)
        state = table.entries.get(number=1).position["state"]
        roles = {state["role"][n] for n in (2, 3) if not state["shown"] >> n & 1}
        if len(roles) == 2:
            return table
        table.entries.all().delete()
        Table.objects.filter(pk=table.pk).update(status=Table.Status.LOBBY, head=0)
    raise AssertionError("no deal with two hidden roles")


@pytest.mark.parametrize("who", ["anna", "zoe"])
def test_page_fragment_log_and_view_do_not_depend_on_hidden_roles(hidden: Table, who: str, request: pytest.FixtureRequest) -> None:
    viewer: Viewer = request.getfixturevalue(who)
    client = browser(viewer)
    addresses = [f"/en/t/{hidden.key}/", f"/en/t/{hidden.key}/now/", f"/cs/t/{hidden.key}/log/"]

    def seen() -> list[Any]:
        return [bytes_of(client, a) for a in addresses] + [json.dumps(table_view(Table.objects.get(pk=hidden.pk), viewer, ["en"], log=None))]

    before = seen()
    swap_hidden_roles(hidden, [0] if who == "anna" else [])
    assert seen() == before
    assert all(b"Traceback" not in part for part in before[:3])


def test_a_seat_sees_its_own_role_and_nobody_else_does(hidden: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    state = hidden.entries.get(number=1).position["state"]
    role = ("", "sheriff", "deputy", "outlaw", "renegade")[state["role"][0]]
    assert table_view(hidden, anna, ["en"])["secrets"][0]["lines"][0]["icon"] == role
    assert [s["seat"] for s in table_view(hidden, bruno, ["en"])["secrets"]] == [1]
    assert table_view(hidden, zoe, ["en"])["secrets"] == []


def test_a_dealt_role_is_told_under_its_owners_card_and_nowhere_in_the_log(hidden: Table, anna: Viewer, zoe: Viewer) -> None:
    for viewer, seats in ((anna, [0]), (zoe, [])):
        view = table_view(hidden, viewer, ["en"], log=None)
        assert not any(line["clause"]["id"] == "bang-dice/setup/roles" for e in view["log"] for line in e["lines"])
        assert not any(line["clause"]["id"] == "bang-dice/setup/roles" for line in view["happened"])
        assert [line["target"] for s in view["secrets"] for line in s["events"]] == seats


def test_who_holds_two_seats_reads_secrets_only_under_each_card(lobby: Table, anna: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=anna, number=1, name="Bruno")
    table = services.table_start(key=lobby.key, viewer=anna, fill=True)
    view = table_view(table, anna, ["en"], log=None)
    assert [s["seat"] for s in view["secrets"]] == [0, 1]
    assert not any(line["clause"]["id"] == "bang-dice/setup/roles" for e in view["log"] for line in e["lines"])
    private = [row for e in table.entries.all() for row in e.events if row[4] != EVERYONE]
    assert private


def test_replies_and_positions_never_reach_a_page(hidden: Table, zoe: Viewer) -> None:
    view = json.dumps(table_view(hidden, zoe, ["en"], log=None))
    assert '"replies"' not in view and '"role": [' not in view
