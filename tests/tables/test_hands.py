"""From the deal on nobody sees a second hand by changing seats."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from apps.accounts.models import User
from apps.accounts.permissions import may
from apps.accounts.viewer import Viewer
from apps.tables import services
from apps.tables.models import Seat, Table
from apps.tables.queries import table_view, tables_of
from apps.tables.refusals import Refused
from tests.tables.conftest import plan, viewer
from tests.tables.test_secrets import browser

pytestmark = pytest.mark.django_db


def refused_to_sit(table: Table, who: Viewer, number: int | None) -> str:
    with pytest.raises(Refused) as refused:
        services.seat_take(key=table.key, viewer=who, number=number)
    return refused.value.code


@pytest.mark.parametrize("freed_by", ["anna", "bruno"])
@pytest.mark.parametrize("who", ["anna", "cleo", "zoe"])
def test_a_freed_seat_is_nobodys_but_its_holders(playing: Table, freed_by: str, who: str, request: pytest.FixtureRequest) -> None:
    services.seat_release(key=playing.key, viewer=request.getfixturevalue(freed_by), number=1)
    viewer: Viewer = request.getfixturevalue(who)
    before = table_view(Table.objects.get(pk=playing.pk), viewer, ["en"])
    assert refused_to_sit(playing, viewer, 1) == "seat_kept"
    assert table_view(Table.objects.get(pk=playing.pk), viewer, ["en"]) == before
    assert not before["seats"][1]["may_sit"] and 1 not in [s["seat"] for s in before["secrets"]]


def test_no_number_leads_to_no_seat_of_another(playing: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    services.seat_release(key=playing.key, viewer=anna, number=1)
    assert refused_to_sit(playing, zoe, None) == "seat_kept"
    assert services.seat_take(key=playing.key, viewer=bruno).number == 1


@pytest.mark.parametrize("number", [1, 2])
def test_the_host_cannot_pass_a_hand_over_a_computer_player(playing: Table, anna: Viewer, number: int) -> None:
    if number == 1:
        services.seat_give_to_computer(key=playing.key, viewer=anna, number=1)
    with pytest.raises(Refused) as refused:
        services.seat_release(key=playing.key, viewer=anna, number=number)
    assert refused.value.code == "seat_kept"
    assert refused_to_sit(playing, anna, number) == "seat_kept"


def test_who_left_comes_back_even_after_a_computer_player(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    secret = table_view(playing, bruno, ["en"])["secrets"]
    services.seat_give_to_computer(key=playing.key, viewer=anna, number=1)
    seat = services.seat_take(key=playing.key, viewer=bruno, number=1)
    assert (seat.name, seat.policy, seat.is_kept) == ("Bruno", "", False)
    assert table_view(Table.objects.get(pk=playing.pk), bruno, ["en"])["secrets"][0]["lines"] == secret[0]["lines"]


def test_an_account_comes_back_on_any_device(lobby: Table, anna: Viewer) -> None:
    user = User.objects.create_user("dora@example.org", name="Dora")
    services.seat_take(key=lobby.key, viewer=Viewer(user_id=user.pk), known_as="Dora")
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    services.seat_release(key=lobby.key, viewer=anna, number=1)
    assert services.seat_take(key=lobby.key, viewer=replace(viewer(), user_id=user.pk)).number == 1


def test_the_host_may_not_free_two_seats_to_change_them(lobby: Table, anna: Viewer, bruno: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=bruno, name="Bruno")
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    for number in (0, 1):
        services.seat_release(key=lobby.key, viewer=anna, number=number)
        services.seat_release(key=lobby.key, viewer=anna, number=number)
    assert [refused_to_sit(lobby, w, n) for w, n in ((anna, 1), (bruno, 0))] == ["seat_kept", "seat_kept"]
    assert services.seat_take(key=lobby.key, viewer=anna, number=0).number == 0


def test_a_device_with_several_seats_gets_each_of_its_own_back(lobby: Table, anna: Viewer, zoe: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=anna, number=1, name="Anna’s brother")
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    services.seat_release(key=lobby.key, viewer=anna, number=1)
    assert refused_to_sit(lobby, zoe, 1) == "seat_kept"
    assert services.seat_take(key=lobby.key, viewer=anna, number=1).name == "Anna’s brother"


def test_who_played_alone_leaves_the_seat_to_anybody(lobby: Table, anna: Viewer, zoe: Viewer) -> None:
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    services.seat_release(key=lobby.key, viewer=anna, number=0)
    assert services.seat_take(key=lobby.key, viewer=zoe, number=0, name="Zoe").name == "Zoe"
    assert refused_to_sit(lobby, anna, 2) == "seat_kept"
    services.seat_release(key=lobby.key, viewer=anna, number=0)
    assert refused_to_sit(lobby, anna, 0) == "seat_kept"


def test_at_a_finished_game_that_could_be_taken_back_no_hand_changes(playing: Table, anna: Viewer) -> None:
    services.seat_release(key=playing.key, viewer=anna, number=1)
    Table.objects.filter(pk=playing.pk).update(status=Table.Status.OVER)
    assert refused_to_sit(playing, anna, 1) == "seat_kept"


def test_the_page_of_the_host_shows_no_card_of_a_freed_seat(playing: Table, anna: Viewer) -> None:
    client = browser(anna)
    assert client.post(f"/en/t/{playing.key}/stand/", {"seat": "1"}).status_code == 302
    answer = client.post(f"/en/t/{playing.key}/sit/", {"seat": "1"})
    text = answer.content.decode()
    assert answer.status_code == 409 and 'data-code="seat_kept"' in text
    assert 'id="secret-0"' in text and 'id="secret-1"' not in text and 'id="sit-1"' not in text
    assert client.post(f"/en/t/{playing.key}/sit/", {"seat": "2"}).status_code == 409
    assert Seat.objects.get(table=playing, number=1).is_empty


def test_the_one_removed_is_told_and_everybody_sees_whose_seat_it_was(playing: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    services.table_change(key=playing.key, viewer=anna, open_=False)
    services.seat_release(key=playing.key, viewer=anna, number=1)
    mine = browser(bruno).get(f"/en/t/{playing.key}/").content.decode()
    assert "The host took you from the seat of <strong>Bruno</strong>" in mine and "t-return-1" in mine
    assert "The seat of <strong>Bruno</strong> is free" in browser(anna).get(f"/en/t/{playing.key}/").content.decode()
    assert list(tables_of(bruno)) == [playing] and not may(zoe, "read", Table.objects.get(pk=playing.pk))
    browser(bruno).post(f"/en/t/{playing.key}/sit/", {"seat": "1"})
    assert Seat.objects.get(table=playing, number=1).device_id == bruno.device_id
    services.seat_release(key=playing.key, viewer=bruno, number=1)
    assert "You left the seat of" in browser(bruno).get(f"/en/t/{playing.key}/").content.decode()


def test_a_newcomer_is_led_to_no_seat_that_is_kept(playing: Table, bruno: Viewer, zoe: Viewer) -> None:
    services.seat_release(key=playing.key, viewer=bruno, number=1)
    page = browser(zoe).get(f"/en/t/{playing.key}/").content.decode()
    assert "Take the free seat" not in page and "t-sit-form" not in page
    assert "kept" in json.dumps(table_view(playing, zoe, ["en"])["seats"])


def test_the_group_that_plays_again_sits_as_before(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4), name="Anna")
    services.table_start(key=table.key, viewer=anna, fill=True)
    services.seat_give_to_computer(key=table.key, viewer=anna, number=0)
    seat = Seat.objects.get(table=table, number=0)
    assert seat.is_kept and seat.left and seat.policy
