"""Taking back and bringing back."""

from __future__ import annotations

import pytest

from apps.accounts.viewer import Viewer
from apps.tables import services
from apps.tables.models import Entry, Seat, Table
from apps.tables.queries import table_view
from apps.tables.refusals import Refused
from apps.tables.services.history import Mark, line_of, marks_of, redo_of, undo_of
from apps.tables.verify import faults_of
from tests.tables.conftest import plan
from tests.tables.test_play import easy, first_due
from tests.tables.test_secrets import browser

pytestmark = pytest.mark.django_db


def mark(number: int, parent: int, **more: object) -> Mark:
    values = {"goes_to": 0, "kind": "answer", "seat": 0, "policy": "", "barrier": False, **more}
    return Mark(number, parent, **values)  # type: ignore[arg-type]


def test_one_takes_back_alone_as_far_as_nothing_was_rolled() -> None:
    line = [mark(1, 0, kind="setup", barrier=True), mark(2, 1), mark(3, 2)]
    back = undo_of(line)
    assert back is not None and (back.to, back.hidden) == (2, True)
    back = undo_of([*line, mark(4, 3, policy="bold", barrier=True)])
    assert back is not None and (back.to, back.hidden) == (2, False)


def test_dice_typed_wrongly_can_be_typed_again_but_not_undone_further_alone() -> None:
    line = [mark(1, 0, kind="setup"), mark(2, 1), mark(3, 2, seat=None)]
    back = undo_of(line)
    assert back is not None and (back.to, back.hidden) == (2, True)
    back = undo_of([*line[:2], mark(3, 2, policy="bold", seat=1), mark(4, 3, seat=2)])
    assert back is not None and back.to == 3


def test_alone_one_takes_back_only_ones_own_answer_or_own_typing() -> None:
    seats = [Seat(number=0, device_id=1), Seat(number=1, device_id=2), Seat(number=2, policy="bold")]
    line = [mark(1, 0, kind="setup", barrier=True), mark(2, 1, seat=1)]
    back, typed = undo_of(line), undo_of([line[0], mark(2, 1, seat=None, hand=0)])
    assert back is not None and typed is not None
    assert [back.alone(seats, [n]) for n in (0, 1)] == [False, True]
    assert [typed.alone(seats, [n]) for n in (0, 1)] == [True, False]
    assert back.alone(seats, [0, 1]) and back.alone([seats[0], seats[2]], [0])


def test_after_a_consented_undo_nobody_takes_back_anothers_answer_alone(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    table, people = playing, (anna, bruno)
    for _ in range(200):
        back = undo_of(line_of(marks_of(table), table.head))
        if back is not None and back.hidden and back.to and back.by is not None:
            break
        table = answer_once(table, anna, bruno)
    assert back is not None and back.by is not None and back.hidden
    owner, other = people[back.by], people[1 - back.by]
    assert table_view(table, owner, ["en"])["undo"]["alone"] and not table_view(table, other, ["en"])["undo"]["alone"]
    head = table.head
    table = services.table_undo(key=table.key, viewer=other, head=head)
    assert table.head == head and table.asked["by"] == 1 - back.by
    assert "Everybody has to agree" in browser(owner).get(f"/en/t/{table.key}/").content.decode()
    table = services.table_undo_decline(key=table.key, viewer=owner, head=head)
    assert services.table_undo(key=table.key, viewer=owner, head=head).head == back.to


def test_nothing_before_the_deal_is_taken_back() -> None:
    assert undo_of([mark(1, 0, kind="setup")]) is None


def test_redo_leads_back_step_by_step_until_somebody_answers() -> None:
    marks = [mark(1, 0, kind="setup"), mark(2, 1), mark(3, 2), mark(4, 3, kind="undo", goes_to=2), mark(5, 2, kind="undo", goes_to=1)]
    assert redo_of(marks) == 2
    assert redo_of([*marks, mark(6, 1, kind="redo", goes_to=2)]) == 3
    assert redo_of([*marks, mark(6, 1)]) is None


def test_the_line_of_history_skips_what_was_taken_back() -> None:
    marks = [mark(1, 0, kind="setup"), mark(2, 1), mark(3, 1, kind="undo", goes_to=1), mark(4, 1)]
    assert [m.number for m in line_of(marks, 4)] == [1, 4]


def answer_once(table: Table, *viewers: Viewer) -> Table:
    who, due = first_due(table, *viewers)
    return services.table_answer(key=table.key, viewer=who, answers={due["token"]: easy(due)})


def until_a_roll(table: Table, *viewers: Viewer) -> Table:
    """Answers until the last of them had something rolled."""
    for _ in range(60):
        table = answer_once(table, *viewers)
        back = undo_of(line_of(marks_of(table), table.head))
        if back is not None and not back.hidden and table.status == Table.Status.PLAYING:
            return table
    raise AssertionError("nothing was rolled")


def test_beyond_a_roll_everybody_has_to_agree(playing: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    table = until_a_roll(playing, anna, bruno)
    head, epoch = table.head, table.epoch
    table = services.table_undo(key=table.key, viewer=anna, head=head)
    assert table.head == head and table.asked["agreed"] == [0]
    with pytest.raises(Refused):
        services.table_undo_agree(key=table.key, viewer=zoe, head=head)
    view = table_view(table, bruno, ["en"])
    assert view["undo"]["asked"]["missing"] == ["Bruno"] and not view["undo"]["asked"]["mine"]
    table = services.table_undo_agree(key=table.key, viewer=bruno, head=head)
    assert table.head < head and table.epoch == epoch + 1 and table.asked is None
    entry = table.entries.last()
    assert entry is not None and entry.kind == Entry.Kind.UNDO and entry.replies == [{"agreed": [0, 1]}]


def test_a_request_can_be_turned_down_and_dies_with_the_next_answer(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    table = until_a_roll(playing, anna, bruno)
    table = services.table_undo(key=table.key, viewer=anna, head=table.head)
    table = services.table_undo_decline(key=table.key, viewer=bruno, head=table.head)
    assert table.asked is None
    services.table_undo(key=table.key, viewer=anna, head=table.head)
    table = answer_once(table, anna, bruno)
    assert table.asked is None


def test_undo_and_redo_show_the_state_from_before(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4))
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    before = table_view(table, anna, ["en"])
    table = answer_once(table, anna)
    after = table_view(table, anna, ["en"])
    table = services.table_undo(key=table.key, viewer=anna, head=table.head)
    undone = table_view(table, anna, ["en"])
    assert undone["scene"] == before["scene"] and undone["secrets"] == before["secrets"]
    assert any(e["undone"] for e in undone["log"]) and undone["undo"]["redo"]
    with pytest.raises(Refused) as refused:
        services.table_answer(key=table.key, viewer=anna, answers={before["due"]["mine"][0]["token"]: 0})
    assert refused.value.code == "stale"
    table = services.table_redo(key=table.key, viewer=anna, head=table.head)
    assert table_view(table, anna, ["en"])["scene"] == after["scene"]
    assert faults_of(table) == []
    with pytest.raises(Refused) as refused:
        services.table_redo(key=table.key, viewer=anna, head=table.head)
    assert refused.value.code == "no_redo"


def test_pressing_undo_twice_takes_back_one_step(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4))
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    table = answer_once(answer_once(table, anna), anna)
    head = table.head
    table = services.table_undo(key=table.key, viewer=anna, head=head)
    with pytest.raises(Refused) as refused:
        services.table_undo(key=table.key, viewer=anna, head=head)
    assert refused.value.code == "stale"


def test_a_finished_game_can_be_taken_back_and_goes_on(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(4))
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    for _ in range(400):
        if table.status == Table.Status.OVER:
            break
        table = answer_once(table, anna)
    table = services.table_undo(key=table.key, viewer=anna, head=table.head)
    assert table.status == Table.Status.PLAYING and table_view(table, anna, ["en"])["due"]["mine"]


def test_a_damaged_log_is_found(playing: Table, anna: Viewer, bruno: Viewer) -> None:
    table = answer_once(playing, anna, bruno)
    entry = table.entries.get(number=table.head)
    position = {**entry.position, "state": {**entry.position["state"], "pile": 3}}
    Entry.objects.filter(pk=entry.pk).update(position=position)
    assert faults_of(table) == [f"entry {table.head}: another position"]
