"""A game looked at again, step by step: every point has a link, nobody sees more of it than at the time, what was taken back is told."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from apps.accounts.viewer import Viewer
from apps.tables import services
from apps.tables.models import Table
from apps.tables.queries import step_view, table_view
from tests.tables.test_secrets import browser, bytes_of, hidden, swap_hidden_roles

__all__ = ["hidden"]

pytestmark = pytest.mark.django_db


def answered(table: Table, viewer: Viewer) -> Table:
    """Give the plainest answer that this viewer owes; the table as it is then."""
    choice = table_view(table, viewer, ["en"])["due"]["mine"][0]
    value = 0 if choice["none"] is not None else choice["choices"][0]["value"]
    services.table_answer(key=table.key, viewer=viewer, answers={choice["token"]: value})
    return Table.objects.get(pk=table.pk)


@pytest.fixture
def played(lobby: Table, anna: Viewer, bruno: Viewer) -> Table:
    """A table after some answers of people and computers."""
    services.table_change(key=lobby.key, viewer=anna, selection=None, dice="server")
    services.seat_take(key=lobby.key, viewer=bruno, name="Bruno")
    table = services.table_start(key=lobby.key, viewer=anna, fill=True)
    for _ in range(8):
        acting = next((v for v in (anna, bruno) if table_view(table, v, ["en"])["due"]["mine"]), None)
        if acting is None:
            break
        table = answered(table, acting)
    return table


def test_steps_lead_from_the_first_to_the_present_and_back(played: Table, anna: Viewer) -> None:
    view: Any = step_view(played, anna, ["en"], 1)
    seen = []
    while True:
        seen.append(view["number"])
        assert view["step"] == len(seen) and view["first"] == 1 and view["last"] == played.head
        if view["after"] is None:
            break
        after = step_view(played, anna, ["en"], view["after"])
        assert after is not None and after["before"] == view["number"]
        view = after
    assert seen[-1] == played.head and len(seen) == view["steps"] > 3
    assert view["scene"] == table_view(played, anna, ["en"])["scene"]


def test_a_link_opens_its_point_with_board_sentences_and_clauses_without_scripts(played: Table, zoe: Viewer) -> None:
    client = browser(zoe)
    page = client.get(f"/en/t/{played.key}/step/1/").content.decode()
    assert 'rel="next"' in page and 'rel="prev"' not in page and 'id="t-board"' in page and "/en/games/bang-dice/rules/" in page
    log = client.get(f"/en/t/{played.key}/log/").content.decode()
    assert log.count(f"/en/t/{played.key}/step/") == len(step_numbers(played))
    assert client.get(f"/cs/t/{played.key}/step/{played.head}/").status_code == 200


def step_numbers(table: Table) -> list[int]:
    return list(table.entries.filter(position__isnull=False).values_list("number", flat=True))


@pytest.mark.parametrize("who", ["anna", "zoe"])
def test_no_step_tells_what_its_viewer_may_not_know(request: pytest.FixtureRequest, hidden: Table, who: str) -> None:
    viewer: Viewer = request.getfixturevalue(who)
    client, owners = browser(viewer), {"anna": [0], "zoe": []}[who]
    addresses = [f"/en/t/{hidden.key}/step/{number}/" for number in step_numbers(hidden)]
    before = [bytes_of(client, address) for address in addresses]
    swap_hidden_roles(hidden, owners)
    assert [bytes_of(client, address) for address in addresses] == before


def test_a_step_that_was_taken_back_says_so_and_leads_nowhere_on(played: Table, anna: Viewer, bruno: Viewer) -> None:
    numbers, head = step_numbers(played), played.head
    services.table_undo(key=played.key, viewer=anna)
    table = Table.objects.get(pk=played.pk)
    if table.head == head:  # the other person has to agree
        services.table_undo_agree(key=played.key, viewer=bruno, head=head)
        table = Table.objects.get(pk=played.pk)
    view: Any = step_view(table, anna, ["en"], head)
    assert table.head < head and view["undone"] and view["after"] is None and numbers[0] == view["first"]
    assert "taken back later" in browser(anna).get(f"/en/t/{table.key}/step/{head}/").content.decode()


def test_what_is_no_step_is_missing_and_a_closed_table_stays_closed(played: Table, zoe: Viewer) -> None:
    client = browser(zoe)
    for number in (0, played.head + 50, 10**18):
        assert client.get(f"/en/t/{played.key}/step/{number}/").status_code == 404
    assert Client().get("/en/t/nothing/step/1/").status_code == 404
    Table.objects.filter(pk=played.pk).update(open=False)
    assert client.get(f"/en/t/{played.key}/step/1/").status_code == 403
