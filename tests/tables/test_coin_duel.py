"""Another pack at the table, one without a page of its own: secret bids of all at once, hidden cards, numbers and names for a board."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from apps.accounts.viewer import Viewer
from apps.packs import registry, selection
from apps.packs.contract import Selection
from apps.packs.reader import read_pack
from apps.tables import services
from apps.tables.models import Table
from apps.tables.queries import table_view
from apps.tables.refusals import Refused
from apps.tables.verify import faults_of
from tests.coin import FOLDER
from tests.tables.test_play import easy
from tests.tables.test_secrets import browser

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The coin duel beside the packs that are here."""
    pack = read_pack(FOLDER / "coin_duel", "coin_duel")
    known = {**registry.packs(), pack.slug: pack}
    monkeypatch.setattr(registry, "packs", lambda: known)
    yield


@pytest.fixture
def duel(anna: Viewer, bruno: Viewer, cleo: Viewer) -> Table:
    """Three people at a table."""
    plan = selection.check(registry.pack("coin-duel"), Selection("coin-duel", 3)).selection
    table = services.table_create(viewer=anna, selection=plan, name="Anna")
    services.seat_take(key=table.key, viewer=bruno, name="Bruno")
    services.seat_take(key=table.key, viewer=cleo, name="Cleo")
    return services.table_start(key=table.key, viewer=anna)


def due(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer is asked."""
    mine: list[dict[str, Any]] = table_view(table, viewer, ["en"])["due"]["mine"]
    return mine


def test_answers_of_all_at_once_do_not_make_each_other_stale(duel: Table, anna: Viewer, bruno: Viewer, cleo: Viewer) -> None:
    tokens = {viewer: due(duel, viewer)[0]["token"] for viewer in (anna, bruno, cleo)}
    assert len(set(tokens.values())) == 3
    for viewer, bid in ((bruno, 2), (anna, 0)):
        duel = services.table_answer(key=duel.key, viewer=viewer, answers={tokens[viewer]: bid})
    assert due(duel, anna) == [] and due(duel, cleo)[0]["token"] == tokens[cleo]
    duel = services.table_answer(key=duel.key, viewer=cleo, answers={tokens[cleo]: 1})
    told = [line["text"] for line in table_view(duel, anna, ["en"])["happened"]]
    assert "Bruno bids 2." in told
    with pytest.raises(Refused):
        services.table_answer(key=duel.key, viewer=cleo, answers={tokens[cleo]: 1})


def test_a_secret_answer_is_shown_to_nobody_before_its_time(duel: Table, anna: Viewer, bruno: Viewer, zoe: Viewer) -> None:
    before = duel
    seen = []
    for bid in (0, 2):
        table = services.table_answer(key=before.key, viewer=bruno, answers={due(before, bruno)[0]["token"]: bid})
        view = [table_view(table, viewer, ["en"], log=None) for viewer in (anna, zoe)]
        seen.append([{k: v for k, v in one.items() if k not in ("version", "epoch", "head", "log", "due")} for one in view])
        assert [line for e in view[0]["log"][1:] for line in e["lines"]] == []
        assert view[0]["due"]["others"] == [{"seat": 2, "name": "Cleo", "clause": None}]
        before = services.table_undo(key=table.key, viewer=bruno, head=table.head)
    assert seen[0] == seen[1]


def test_one_may_not_answer_for_two_seats_in_one_press(duel: Table, anna: Viewer, bruno: Viewer) -> None:
    both = {due(duel, viewer)[0]["token"]: 1 for viewer in (anna, bruno)}
    with pytest.raises(Refused) as refused:
        services.table_answer(key=duel.key, viewer=anna, answers=both)
    assert refused.value.code == "not_due"


def test_hidden_cards_are_question_marks_on_the_plain_board(duel: Table, anna: Viewer, zoe: Viewer) -> None:
    card = table_view(duel, zoe, ["en"])["scene"]["columns"].index("card")
    assert [row["values"][card] for row in table_view(duel, zoe, ["en"])["scene"]["rows"]] == ["?"] * 3
    mine = [row["values"][card] for row in table_view(duel, anna, ["en"])["scene"]["rows"]]
    assert mine[0] != "?" and mine[1:] == ["?", "?"]


def test_a_whole_game_is_played_on_its_plain_pages(duel: Table, anna: Viewer, bruno: Viewer, cleo: Viewer) -> None:
    table = duel
    for _ in range(200):
        if table.status == Table.Status.OVER:
            break
        viewer = next(v for v in (anna, bruno, cleo) if due(table, v))
        asked = due(table, viewer)[0]
        answer = browser(viewer).get(f"/en/t/{table.key}/")
        assert answer.status_code == 200 and b"t-choice" in answer.content
        table = services.table_answer(key=table.key, viewer=viewer, answers={asked["token"]: easy(asked)})
    assert table.status == Table.Status.OVER and faults_of(table) == []
    json.dumps(table_view(table, anna, ["en"], log=None))


def test_corrected_rules_carry_a_game_over_or_leave_it_readable(duel: Table, anna: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    token = due(duel, anna)[0]["token"]
    Table.objects.filter(pk=duel.pk).update(rules=0)
    assert table_view(Table.objects.get(pk=duel.pk), anna, ["en"])["stuck"]
    assert "cannot go on" in browser(anna).get(f"/en/t/{duel.key}/").content.decode()
    with pytest.raises(Refused) as refused:
        services.table_answer(key=duel.key, viewer=anna, answers={token: 1})
    assert refused.value.code == "rules_changed"
    rules = registry.pack("coin-duel").rules
    monkeypatch.setattr(rules, "upgrade", lambda position, from_: position if from_ == 0 else None, raising=False)
    table = services.table_answer(key=duel.key, viewer=anna, answers={token: 1})
    assert table.rules == 1 and table.entries.filter(kind="upgrade").count() == 1
    assert b"follows corrected rules" in browser(anna).get(f"/en/t/{table.key}/log/").content
    assert faults_of(table) == []
