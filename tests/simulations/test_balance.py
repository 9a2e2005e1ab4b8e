"""The balance report: shares within bounds pass, what is never used and seats far apart are named."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from apps.packs.spec import Span
from apps.simulations import balance


def pack_of(**counts: int) -> Any:
    """A pack of three players with these tallies."""
    names = tuple(counts)
    found = {"success": names[0], "never": names[1:3], "seats": names[3:]}
    rules = SimpleNamespace(TALLY=names, BALANCE=found)
    game = SimpleNamespace(facts=None)
    return SimpleNamespace(
        slug="x", rules=rules, players_module=SimpleNamespace(POLICIES=("a", "b", "c")), players=Span(3, 3), game=lambda chosen: game
    )


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[int]]:
    """Counts instead of games."""
    kept: dict[str, list[int]] = {}
    run = lambda facts, policies, seed, first, games: SimpleNamespace(counts=kept["counts"])  # noqa: E731
    monkeypatch.setattr(balance, "runner", lambda pack: SimpleNamespace(run=run))
    monkeypatch.setattr(balance.selections, "check", lambda pack, chosen: SimpleNamespace(selection=chosen))
    return kept


def findings(counted: dict[str, list[int]], **counts: int) -> list[tuple[str, bool]]:
    counted["counts"] = list(counts.values())
    return [(finding.told, finding.good) for finding in balance.report(pack_of(**counts), 100)]


def test_a_whole_game_passes(counted: dict[str, list[int]]):
    found = findings(counted, won=40, used_hall=9, used_yard=5, left_1=12, left_2=13, left_3=15)
    assert all(good for _, good in found) and found[0] == ("40.0%", True) and found[-1][0] == "used_yard (5 games)"


def test_what_is_out_of_balance_is_named(counted: dict[str, list[int]]):
    found = findings(counted, won=5, used_hall=9, used_yard=0, left_1=1, left_2=3, left_3=1)
    assert [good for _, good in found] == [False, False, False, False]
    assert found[1][0].endswith("3.00 times") and found[2][0] == "used_yard"


def test_a_pack_without_such_tallies_says_so():
    with pytest.raises(CommandError, match="says nothing of its balance"):
        call_command("balance", "coin-duel")
