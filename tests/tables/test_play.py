"""Answers at a table: who may give them, which are refused, and what computer players do."""

from __future__ import annotations

import pytest

from apps.accounts.viewer import Viewer
from apps.tables import services
from apps.tables.models import Entry, Table
from apps.tables.queries import table_view
from apps.tables.refusals import Refused
from tests.tables.conftest import plan

pytestmark = pytest.mark.django_db


def first_due(table: Table, *viewers: Viewer) -> tuple[Viewer, dict]:
    """Whoever is asked, and what."""
    for viewer in viewers:
        due = table_view(table, viewer, ["en"])["due"]["mine"]
        if due:
            return viewer, due[0]
    raise AssertionError("nobody is asked")


def easy(due: dict) -> int:
    """An answer that is always allowed."""
    return 0 if due["form"] == "subset" else due["choices"][0]["value"]


def test_a_table_starts_with_a_deal_and_asks_a_person(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    entry = playing.entries.first()
    assert entry is not None and entry.kind == Entry.Kind.SETUP and entry.barrier
    assert any(row[0] == "bang-dice/setup/characters" for row in entry.events)
    _who, due = first_due(playing, anna, bruno)
    assert due["token"].startswith("1:")


def test_an_answer_is_written_and_the_version_rises(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    who, due = first_due(playing, anna, bruno)
    table = services.table_answer(key=playing.key, viewer=who, answers={due["token"]: easy(due)})
    assert table.version == playing.version + 1
    assert table.head > playing.head
    assert table.entries.get(number=playing.head + 1).seat == due["seat"]


def test_a_whole_game_is_played_and_replays(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    table = playing
    for _ in range(600):
        if table.status == Table.Status.OVER:
            break
        who, due = first_due(table, anna, bruno)
        table = services.table_answer(key=table.key, viewer=who, answers={due["token"]: easy(due)})
    view = table_view(table, anna, ["en"])
    assert view["outcome"] and view["outcome"]["clause"]["id"].startswith("bang-dice/endings")
    from apps.tables.verify import faults_of

    assert faults_of(table) == []


def test_the_same_press_again_is_stale_and_changes_nothing(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    who, due = first_due(playing, anna, bruno)
    services.table_answer(key=playing.key, viewer=who, answers={due["token"]: easy(due)})
    before = playing.entries.count()
    with pytest.raises(Refused) as refused:
        services.table_answer(key=playing.key, viewer=who, answers={due["token"]: easy(due)}, seen=playing.head)
    assert refused.value.code == "stale" and refused.value.since == playing.head
    assert playing.entries.count() == before


def test_somebody_else_may_not_answer_for_a_seat(playing: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    who, due = first_due(playing, anna, bruno)
    other = bruno if who == anna else anna
    for viewer in (other, zoe):
        with pytest.raises(Refused) as refused:
            services.table_answer(key=playing.key, viewer=viewer, answers={due["token"]: easy(due)})
        assert refused.value.code == "not_your_seat"


@pytest.mark.parametrize("value", ["1", None, 1.5, [1], {}, True, "x"])
def test_a_value_that_is_no_whole_number_is_refused(playing: Table, anna: Viewer, bruno: Viewer, value: object) -> None:
    who, due = first_due(playing, anna, bruno)
    with pytest.raises(Refused) as refused:
        services.table_answer(key=playing.key, viewer=who, answers={due["token"]: value})
    assert refused.value.code == "not_a_number"
    playing.refresh_from_db()
    assert playing.head == playing.entries.count()


@pytest.mark.parametrize("value", [-1, 99, 10**15])
def test_a_value_that_the_rules_do_not_offer_is_refused_with_its_clause(playing: Table, anna: Viewer, bruno: Viewer, value: int) -> None:
    who, due = first_due(playing, anna, bruno)
    with pytest.raises(Refused) as refused:
        services.table_answer(key=playing.key, viewer=who, answers={due["token"]: value})
    assert refused.value.code == "not_allowed" and refused.value.clause.startswith("bang-dice/")


@pytest.mark.parametrize("token", ["", "1:0.0", "99:1.0", "nonsense", "1:" + "9" * 50])
def test_a_token_of_nothing_due_is_stale(playing: Table, anna: Viewer, token: str) -> None:
    with pytest.raises(Refused) as refused:
        services.table_answer(key=playing.key, viewer=anna, answers={token: 0})
    assert refused.value.code == "stale"


def test_a_lone_person_plays_a_whole_game_against_computers(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(5))
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    for _ in range(400):
        if table.status == Table.Status.OVER:
            break
        _who, due = first_due(table, anna)
        table = services.table_answer(key=table.key, viewer=anna, answers={due["token"]: easy(due)})
    assert table.status == Table.Status.OVER
    assert {e.policy for e in table.entries.exclude(policy="")} <= {s.policy for s in table.seats.all()}


def test_a_table_of_computers_plays_itself_to_the_end(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4))
    services.seat_give_to_computer(key=table.key, viewer=anna, number=0)
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    assert table.status == Table.Status.OVER


def test_a_seat_left_to_the_computer_plays_on_at_once(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    _who, due = first_due(playing, anna, bruno)
    services.seat_give_to_computer(key=playing.key, viewer=anna, number=due["seat"])
    playing.refresh_from_db()
    assert playing.entries.filter(seat=due["seat"]).exclude(policy="").exists()
    with pytest.raises(Refused) as refused:
        services.seat_give_to_computer(key=playing.key, viewer=anna, number=1, policy="genius")
    assert refused.value.code == "bad_policy"


def typed(anna: Viewer) -> tuple[Table, dict]:
    """A table of one person and computers with real dice, at the first throw."""
    table = services.table_create(viewer=anna, selection=plan(4), dice="typed")
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    for _ in range(20):
        view = table_view(table, anna, ["en"])
        if view["due"]["dice"]:
            return table, view["due"]["dice"]
        due = view["due"]["mine"][0]
        table = services.table_answer(key=table.key, viewer=anna, answers={due["token"]: easy(due)})
    raise AssertionError("no dice")


def test_dice_can_be_typed_in_from_the_real_table(anna: Viewer) -> None:
    table, dice = typed(anna)
    assert len(dice["tokens"]) == 5 and [f["value"] for f in dice["faces"]] == [1, 2, 3, 4, 5, 6]
    after = services.table_answer(key=table.key, viewer=anna, answers=dict.fromkeys(dice["tokens"], 5))
    entry = after.entries.get(number=table.head + 1)
    assert entry.seat is None and list(entry.replies[0].values()) == [5] * 5


def test_wrong_dice_are_refused_die_by_die_and_nothing_changes(anna: Viewer) -> None:
    table, dice = typed(anna)
    first, second, third, *_rest = dice["tokens"]
    with pytest.raises(Refused) as refused:
        services.table_answer(key=table.key, viewer=anna, answers={first: 7, second: "x", third: 1})
    assert [(f.code, f.field) for f in refused.value.faults][:2] == [("bad_face", first), ("not_a_number", second)]
    assert [f.code for f in refused.value.faults][2:] == ["missing_die", "missing_die"]
    with pytest.raises(Refused) as refused:
        services.table_answer(key=table.key, viewer=anna, answers={**dict.fromkeys(dice["tokens"], 1), "1:1.9": 1})
    assert refused.value.code == "no_such_die"
    table.refresh_from_db()
    assert table.entries.count() == table.head


def test_a_note_stands_in_the_log_and_changes_no_question(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    _who, due = first_due(playing, anna, bruno)
    services.table_note(key=playing.key, viewer=bruno, text="  Pizza  \x00 is\nhere ")
    playing.refresh_from_db()
    view = table_view(playing, anna, ["en"])
    assert view["log"][-1]["note"] == "Pizza is here"
    assert first_due(playing, anna, bruno)[1]["token"] == due["token"]
    with pytest.raises(Refused):
        services.table_note(key=playing.key, viewer=bruno, text=" ")


def test_entries_are_never_changed(playing: Table) -> None:
    entry = playing.entries.first()
    assert entry is not None
    with pytest.raises(TypeError):
        entry.save()
