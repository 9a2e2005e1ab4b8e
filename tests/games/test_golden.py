"""Golden games: written down, reviewed as diffs; the rules may change one only with a step of the pack's `rules: N`.

`make golden` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from apps.campaigns.shapes import selection_to_json
from apps.engine.golden import game_written
from tests.subjects import Case, every_choice, every_mix, every_size

FOLDER = Path(__file__).parents[1] / "golden"
CASES = every_size() + [case for case in every_choice() if case.selection.modules and "." not in case.name] + every_mix()


def written(case: Case) -> dict[str, Any]:
    """The golden game of a case as the rules play it today, by the two simplest policies in turn: cleverer ones may still learn."""
    names = case.players.POLICIES[:2]
    policies = [names[seat % len(names)] for seat in range(case.selection.players)]
    return game_written(case.subject(), case.rules_version, selection_to_json(case.selection), policies, case.selection.players)


def same(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether it is the same game. A reading that the pack has gained since then is no part of it while it is at its default."""
    readings = {**new["selection"]["readings"], **old["selection"]["readings"]}
    return {**old, "selection": {**old["selection"], "readings": readings}} == new


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_games_have_not_changed(case: Case, request: pytest.FixtureRequest):
    path = FOLDER / case.slug / f"{case.name.removeprefix(case.slug + '-')}.json"
    new = written(case)
    if request.config.getoption("--golden-write"):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            old = json.loads(path.read_text(encoding="utf-8"))
            assert same(old, new) or old["rules"] < new["rules"], f"{path} changes: step `rules` in the pack's pack.yaml first"
        path.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert path.exists(), "make golden writes it"
    old = json.loads(path.read_text(encoding="utf-8"))
    if same(old, new):
        return
    assert old["rules"] < new["rules"], "the game changed and `rules` in the pack's pack.yaml did not: a running table could not know"
    raise AssertionError("the rules have a new version: make golden, and read the diff")
