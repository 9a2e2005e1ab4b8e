"""Sitting down and standing up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apps.accounts.models import User
from apps.accounts.viewer import Viewer
from apps.tables import services
from apps.tables.models import Table
from apps.tables.queries import table_view, tables_of
from apps.tables.refusals import Refused
from tests.tables.conftest import plan, viewer

pytestmark = pytest.mark.django_db


def test_opening_the_link_twice_is_one_seat(lobby: Table, bruno: Viewer) -> None:
    first = services.seat_take(key=lobby.key, viewer=bruno, name="Bruno")
    again = services.seat_take(key=lobby.key, viewer=bruno, name="Bruno again")
    assert (again.number, again.name) == (first.number, "Bruno")
    assert lobby.seats.exclude(device=None).count() == 2


def test_pressing_the_same_seat_twice_is_one_seat(lobby: Table, bruno: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=bruno, number=2, name="Bruno")
    services.seat_take(key=lobby.key, viewer=bruno, number=2, name="Bruno")
    assert lobby.seats.filter(device=bruno.device_id).count() == 1


def test_a_device_may_hold_several_seats(lobby: Table, anna: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=anna, number=1, name="Anna’s brother")
    view = table_view(lobby, anna, ["en"])
    assert view["mine"] == [0, 1]


def test_a_taken_seat_is_refused_and_names_stay_apart(lobby: Table, bruno: Viewer, cleo: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=bruno, number=1, name="Anna")
    assert lobby.seats.get(number=1).name == "Anna 2"
    with pytest.raises(Refused) as refused:
        services.seat_take(key=lobby.key, viewer=cleo, number=1, name="Cleo")
    assert refused.value.code == "seat_taken"


@pytest.mark.parametrize("name", ["x" * 41, "\u200b", " \n\t "])
def test_an_impossible_name_is_refused(lobby: Table, bruno: Viewer, name: str) -> None:
    with pytest.raises(Refused) as refused:
        services.seat_take(key=lobby.key, viewer=bruno, name=name)
    assert refused.value.code == "bad_name"


def test_a_full_table_says_so(lobby: Table, anna: Viewer, bruno: Viewer) -> None:
    for number in (1, 2, 3):
        services.seat_give_to_computer(key=lobby.key, viewer=anna, number=number)
    with pytest.raises(Refused) as refused:
        services.seat_take(key=lobby.key, viewer=bruno)
    assert refused.value.code == "table_full"


def test_an_account_has_its_seat_on_every_device(lobby: Table) -> None:
    user = User.objects.create_user("dora@example.org", name="Dora")
    seat = services.seat_take(key=lobby.key, viewer=Viewer(user_id=user.pk, device_id=None), known_as="Dora")
    assert seat.name == "Dora"
    phone = replace(viewer(), user_id=user.pk)
    assert table_view(lobby, phone, ["en"])["mine"] == [seat.number]
    assert list(tables_of(phone)) == [lobby]


def test_only_the_host_frees_or_fills_other_seats(lobby: Table, anna: Viewer, bruno: Viewer) -> None:
    services.seat_take(key=lobby.key, viewer=bruno, number=1, name="Bruno")
    for act in (services.seat_release, services.seat_give_to_computer):
        with pytest.raises(Refused) as refused:
            act(key=lobby.key, viewer=bruno, number=0)
        assert refused.value.code == "not_your_seat"
        with pytest.raises(Refused) as refused:
            act(key=lobby.key, viewer=bruno, number=2)
        assert refused.value.code == "not_host"
    services.seat_release(key=lobby.key, viewer=anna, number=1)
    assert lobby.seats.get(number=1).is_empty


def test_the_plan_can_change_until_the_start(lobby: Table, anna: Viewer, bruno: Viewer) -> None:
    services.table_change(key=lobby.key, viewer=anna, selection=plan(6), dice="typed")
    assert lobby.seats.count() == 6
    services.seat_take(key=lobby.key, viewer=bruno, number=5, name="Bruno")
    table = services.table_change(key=lobby.key, viewer=anna, selection=plan(3))
    assert [s.name for s in table.seats.all()] == ["Anna", "", "Bruno"]
    with pytest.raises(Refused):
        services.table_change(key=lobby.key, viewer=bruno, selection=plan(4))
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    with pytest.raises(Refused) as refused:
        services.table_change(key=lobby.key, viewer=anna, selection=plan(4))
    assert refused.value.code == "started"


def test_a_start_with_empty_seats_needs_leave_to_fill_them(lobby: Table, anna: Viewer, bruno: Viewer) -> None:
    with pytest.raises(Refused) as refused:
        services.table_start(key=lobby.key, viewer=anna)
    assert refused.value.code == "seats_empty"
    with pytest.raises(Refused) as refused:
        services.table_start(key=lobby.key, viewer=bruno, fill=True)
    assert refused.value.code == "not_host"
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    with pytest.raises(Refused) as refused:
        services.table_start(key=lobby.key, viewer=anna, fill=True)
    assert refused.value.code == "started"


def test_an_impossible_plan_is_refused(anna: Viewer) -> None:
    from dataclasses import replace

    with pytest.raises(Refused) as refused:
        services.table_create(viewer=anna, selection=replace(plan(5), players=9))
    assert refused.value.code == "too_many"
    with pytest.raises(Refused) as refused:
        services.table_create(viewer=anna, selection=plan(5), dice="loaded")
    assert refused.value.code == "bad_option"


def test_a_module_that_the_engine_does_not_play_is_refused_with_its_clause(anna: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from apps.packs import registry
    from apps.tables.planning import Plan, choices

    whole = plan(5, modules=("legacy",))
    pack = registry.pack(whole.pack)
    known = {pack.slug: replace(pack, modules=tuple(replace(m, engine=False) for m in pack.modules))}
    monkeypatch.setattr(registry, "packs", lambda: known)
    with pytest.raises(Refused) as refused:
        services.table_create(viewer=anna, selection=whole)
    assert (refused.value.code, refused.value.field, refused.value.clause) == ("no_engine_for_module", "modules", "bang-dice/legacy/scope")
    assert refused.value.words
    assert choices(Plan(known[pack.slug], whole), ["en"])["modules"] == []


def test_a_closed_table_stays_readable_and_takes_nothing(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    services.table_close(key=playing.key, viewer=anna)
    playing.refresh_from_db()
    assert table_view(playing, bruno, ["en"])["status"] == "closed"
    with pytest.raises(Refused) as refused:
        services.table_answer(key=playing.key, viewer=anna, answers={"1:1.0": 0})
    assert refused.value.code == "closed"


def test_the_log_tells_that_a_seat_changed_hands(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    services.seat_release(key=playing.key, viewer=anna, number=1)
    services.seat_take(key=playing.key, viewer=bruno, number=1)
    services.seat_give_to_computer(key=playing.key, viewer=bruno, number=1)
    playing.refresh_from_db()
    log = table_view(playing, anna, ["en"], log=None)["log"]
    assert [(e["note"], e["by"], e["done_by"]) for e in log if e["kind"] == "seat"] == [
        ("free", "Bruno", "Anna"),
        ("take", "Bruno", "Bruno"),
        ("computer", "Bruno", "Bruno"),
    ]
