"""The pages of a table, as a browser without scripts uses them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from apps.accounts.viewer import DEVICE_COOKIE, Viewer
from apps.packs import registry
from apps.tables import services
from apps.tables.models import Table
from apps.tables.queries import table_view
from tests.tables.conftest import plan
from tests.tables.test_play import typed
from tests.tables.test_secrets import browser

pytestmark = pytest.mark.django_db


def made(client: Client, **data: Any) -> Table:
    """A table made by the form."""
    answer = client.post("/en/tables/new/bang-dice/", {"players": "4", "name": "Anna", **data})
    assert answer.status_code == 302, answer.content.decode()
    return Table.objects.get(key=answer["Location"].rstrip("/").rpartition("/")[2])


def test_a_table_is_made_in_two_presses_and_played_by_plain_forms() -> None:
    client = Client()
    assert client.get("/en/tables/new/bang-dice/").status_code == 200
    table = made(client)
    assert client.cookies[DEVICE_COOKIE].value
    page = client.get(f"/en/t/{table.key}/").content.decode()
    assert "qr.svg" in page and "Anna" in page
    client.post(f"/en/t/{table.key}/start/", {"fill": "1"})
    for _ in range(60):
        page = client.get(f"/en/t/{table.key}/").content.decode()
        due = re.search(r'name="due" value="([^"]+)"', page)
        if due is None:
            break
        data = {"due": due[1], "seen": "1"}
        if 'name="subset"' in page and 'name="bit" value="1"' in page:
            data |= {"subset": "1", "bit": "1"}
        else:
            value = re.search(r'name="value" value="(\d+)"', page)
            assert value
            data["value"] = value[1]
        answer = client.post(f"/en/t/{table.key}/answer/", data)
        assert answer.status_code == 302, answer.content.decode()[:3000]
    table.refresh_from_db()
    assert table.status == Table.Status.OVER or table.version > 40


def test_a_stale_press_is_explained_and_changes_nothing() -> None:
    client = Client()
    table = made(client)
    client.post(f"/en/t/{table.key}/start/", {"fill": "1"})
    viewer = Viewer(device_id=Table.objects.get(pk=table.pk).owner_device_id)
    view = table_view(Table.objects.get(pk=table.pk), viewer, ["en"])
    due = view["due"]["mine"][0]
    data = {"due": due["token"], "value": "0" if due["form"] == "subset" else str(due["choices"][0]["value"]), "seen": str(view["head"])}
    assert client.post(f"/en/t/{table.key}/answer/", data).status_code == 302
    count = table.entries.count()
    answer = client.post(f"/en/t/{table.key}/answer/", data)
    assert answer.status_code == 409 and table.entries.count() == count
    text = answer.content.decode()
    assert 'data-code="stale"' in text and "This happened meanwhile" in text
    fragment = client.post(f"/en/t/{table.key}/answer/", data, headers={"X-Fragment": "1"})
    assert fragment.status_code == 409 and fragment.content.startswith(b'<div class="t-now')


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"value": "99"}, "not_allowed"),
        ({"value": "9" * 40}, "not_a_number"),
        ({"value": "one"}, "not_a_number"),
        ({"value": "-1"}, "not_allowed"),
        ({"value": "٣"}, "not_a_number"),
        ({}, "not_a_number"),
        ({"subset": "1"}, "nothing_chosen"),
        ({"subset": "1", "bit": ["1", "x"]}, "not_a_number"),
        ({"subset": "1", "bit": ["1", str(2**39)]}, "not_allowed"),
    ],
)
def test_broken_values_have_a_named_error_and_change_nothing(data: dict[str, Any], code: str) -> None:
    client = Client()
    table = made(client)
    client.post(f"/en/t/{table.key}/start/", {"fill": "1"})
    page = client.get(f"/en/t/{table.key}/").content.decode()
    due = re.search(r'name="due" value="([^"]+)"', page)
    assert due
    count = table.entries.count()
    answer = client.post(f"/en/t/{table.key}/answer/", {"due": due[1], **data})
    assert answer.status_code == 422 and f'data-code="{code}"' in answer.content.decode()
    assert table.entries.count() == count


def test_dice_typed_in_keep_what_was_right_and_say_what_is_wrong(anna: Viewer) -> None:
    table, dice = typed(anna)
    client = browser(anna)
    first, second = dice["tokens"][:2]
    answer = client.post(f"/en/t/{table.key}/answer/", {f"die:{first}": "5", f"die:{second}": "7"})
    text = answer.content.decode()
    assert answer.status_code == 422
    assert re.search(rf'name="die:{re.escape(first)}" value="5"[^>]* checked', text)
    assert text.count("This die is missing.") >= 3 and "A die cannot show that." in text


def test_a_guest_sits_down_by_the_link_and_keeps_the_seat() -> None:
    table = made(Client())
    guest = Client()
    page = guest.get(f"/en/t/{table.key}/").content.decode()
    assert "Sit here" in page and DEVICE_COOKIE not in guest.cookies
    guest.post(f"/en/t/{table.key}/sit/", {"name": "Bruno", "seat": "2"})
    guest.post(f"/en/t/{table.key}/sit/", {"name": "Bruno", "seat": "2"})
    assert [s.name for s in table.seats.all()] == ["Anna", "", "Bruno", ""]
    answer = guest.post(f"/en/t/{table.key}/sit/", {"name": "", "seat": "nine"})
    assert answer.status_code == 422 and 'data-code="no_seat"' in answer.content.decode()


def test_buttons_of_the_host_refuse_others() -> None:
    table = made(Client())
    guest = Client()
    guest.post(f"/en/t/{table.key}/sit/", {"name": "Bruno"})
    for verb in ("start", "plan", "close", "computer", "stand"):
        answer = guest.post(f"/en/t/{table.key}/{verb}/", {"seat": "0", "players": "4"})
        assert answer.status_code == 403, verb
    assert guest.get(f"/en/t/{table.key}/start/").status_code == 405


def test_a_closed_round_shows_nothing_to_others() -> None:
    host = Client()
    table = made(host)
    host.post(f"/en/t/{table.key}/plan/", {"players": "4", "dice": "server"})
    host.post(f"/en/t/{table.key}/start/", {"fill": "1"})
    assert host.get(f"/en/t/{table.key}/").status_code == 200
    stranger = Client()
    for path in ("", "now/", "log/"):
        answer = stranger.get(f"/en/t/{table.key}/{path}")
        assert answer.status_code == 403 and b"Anna" not in answer.content
    assert stranger.get(f"/en/t/{table.key}/qr.svg").status_code == 404
    assert stranger.post(f"/en/t/{table.key}/sit/", {"name": "Spy"}).status_code == 403


@pytest.mark.parametrize("players", ["2", "9", "0", "-4", "9" * 30, "four"])
def test_an_impossible_number_of_players_is_refused_on_the_page(players: str) -> None:
    answer = Client().post("/en/tables/new/bang-dice/", {"players": players})
    assert answer.status_code == 422 and not Table.objects.exists()


def test_unknown_modules_and_readings_are_refused_on_the_page() -> None:
    for bad in ({"module": "zombies-from-space"}, {"reading.sam-dying": "maybe"}, {"reading.nonsense": "x"}, {"dice": "loaded"}):
        answer = Client().post("/en/tables/new/bang-dice/", {"players": "5", **bad})
        assert answer.status_code == 422, bad
    assert not Table.objects.exists()


def test_unknown_tables_and_games_are_not_found() -> None:
    client = Client()
    for key in ("nothinghere", "%00", "x" * 300, "a b"):
        assert client.get(f"/en/t/{key}/").status_code == 404
    assert client.get("/en/tables/new/chess/").status_code == 404
    assert client.get("/en/tables/new/bang-dice/?campaign=%00").status_code == 200


def test_a_game_of_words_alone_has_no_page_for_a_new_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = replace(registry.pack("bang-dice"), slug="words", folder=tmp_path, _cache={})
    monkeypatch.setattr(registry, "packs", lambda: {"words": pack})
    for answer in (Client().get("/en/tables/new/words/"), Client().post("/en/tables/new/words/", {"players": "4", "name": "Anna"})):
        assert answer.status_code == 404


def test_the_qr_code_holds_the_link() -> None:
    client = Client()
    table = made(client)
    answer = client.get(f"/en/t/{table.key}/qr.svg")
    assert answer["Content-Type"] == "image/svg+xml" and b"<svg" in answer.content and b"style=" not in answer.content


def test_pages_of_a_table_are_never_kept_and_cost_few_queries(anna: Viewer, django_assert_max_num_queries: Any) -> None:
    table = services.table_create(viewer=anna, selection=plan(8))
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    client = browser(anna)
    client.get(f"/en/t/{table.key}/now/")
    with django_assert_max_num_queries(12):
        answer = client.get(f"/en/t/{table.key}/now/")
    assert answer["Cache-Control"] == "private, no-store"


def test_your_tables_lists_yours_only(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4), name="Anna")
    assert table.key in browser(anna).get("/en/tables/").content.decode()
    assert table.key not in Client().get("/en/tables/").content.decode()


def test_the_same_group_plays_again_at_a_new_table(anna: Viewer, bruno: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4), name="Anna")
    services.seat_give_to_computer(key=table.key, viewer=anna, number=0)
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    client = browser(anna)
    answer = client.post(f"/en/t/{table.key}/again/")
    again = Table.objects.get(key=answer["Location"].rstrip("/").rpartition("/")[2])
    assert again.pk != table.pk and [s.name for s in again.seats.all()] == [s.name for s in table.seats.all()]
    assert client.post(f"/en/t/{table.key}/again/")["Location"] == answer["Location"]


def test_the_shared_link_leads_everybody_to_their_own_language() -> None:
    table = made(Client())
    answer = Client().get(f"/t/{table.key}/", headers={"Accept-Language": "cs,en;q=0.5"})
    assert answer.status_code == 302 and answer["Location"] == f"/cs/t/{table.key}/"
