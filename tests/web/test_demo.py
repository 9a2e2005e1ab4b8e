"""The demo: several closed games that hang together, a table in play with a free seat, made once."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.test import Client

from apps.accounts.viewer import Viewer
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.queries import next_game
from apps.campaigns.verify import problems
from apps.campaigns.writing import story_of
from apps.tables.models import Table
from apps.tables.services import table_close
from apps.web.demo import GAMES, NAME, played

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(capsys: pytest.CaptureFixture[str]) -> tuple[Campaign, Table]:
    call_command("demo")
    assert "/en/c/demo/" in capsys.readouterr().out
    return Campaign.objects.get(key="demo"), Table.objects.get(key="demo-table")


def test_it_holds_several_games_played_to_their_end(demo: tuple[Campaign, Table]) -> None:
    campaign, _ = demo
    story = story_of(campaign)
    assert len(story.games) == GAMES
    assert all(game.ended_by for game in story.games)
    assert not problems(campaign)
    assert not any(book["obsolete"] for book in campaign.state["packs"].values())


def test_what_the_ledger_settled_is_what_was_played(demo: tuple[Campaign, Table]) -> None:
    campaign, _ = demo
    keys = [one["key"] for book in campaign.state["packs"].values() for one in book["consequences"]]
    assert "other-sheriff" not in keys
    assert {line.number for line in story_of(campaign).lines if line.struck}


def test_making_it_again_changes_nothing(demo: tuple[Campaign, Table]) -> None:
    entries, tables = Entry.objects.count(), Table.objects.count()
    call_command("demo")
    assert (Entry.objects.count(), Table.objects.count()) == (entries, tables)


def test_its_games_are_the_same_on_every_machine(demo: tuple[Campaign, Table]) -> None:
    campaign, _ = demo
    from apps.packs import registry

    pack = registry.pack(campaign.pack)
    coming = next_game(campaign)
    assert played(pack, coming, 9) == played(pack, coming, 9)
    assert played(pack, coming, 9) != played(pack, coming, 10)


def test_the_table_waits_for_whoever_sits_down_on_the_free_seat(demo: tuple[Campaign, Table]) -> None:
    _, table = demo
    assert table.status == Table.Status.PLAYING
    seats = list(table.seats.all())
    assert seats[0].is_empty and all(seat.policy for seat in seats[1:])
    visitor = Client()
    answer = visitor.post(f"/en/t/{table.key}/sit/", {"seat": "0", "name": "Zuzka"}, follow=True)
    assert answer.status_code == 200
    table.refresh_from_db()
    assert table.seats.get(number=0).is_human


def test_a_demo_table_played_to_its_end_is_followed_by_another(demo: tuple[Campaign, Table]) -> None:
    _, table = demo
    table_close(key=table.key, viewer=Viewer(device_id=table.owner_device_id))
    call_command("demo")
    assert Table.objects.filter(key__startswith="demo-table", status=Table.Status.PLAYING).exclude(pk=table.pk).count() == 1


def test_anybody_may_look_at_the_demo_and_speak_for_a_member(demo: tuple[Campaign, Table]) -> None:
    visitor = Client()
    assert "/en/c/demo/" in visitor.get("/en/c/").content.decode()
    assert NAME in visitor.get("/en/c/demo/").content.decode()
    assert visitor.post("/en/c/demo/notes/", {"text": "hello"}).status_code == 403
    visitor.post("/en/c/demo/members/m1/", {"do": "claim"})
    assert visitor.post("/en/c/demo/notes/", {"text": "hello"}).status_code == 302
