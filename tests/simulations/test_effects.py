"""What modules and readings do to a game: the same games played both ways, of the coin duel."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from apps.packs import registry
from apps.simulations import effects
from apps.simulations.compile import Compiled
from apps.simulations.stats import Tallies, mean, turns_difference


@pytest.fixture(autouse=True)
def at_hand(monkeypatch: pytest.MonkeyPatch, native: Compiled) -> None:
    """The compiled coin duel for whoever asks for a pack's runner."""
    monkeypatch.setattr(effects, "runner", lambda pack: native)


def test_a_module_is_tried_alone_and_missed_from_everything_and_each_reading_is_turned(packs: Any):
    found = list(effects.changes(packs["coin-duel"], 3))
    assert [(c.kind, c.id, c.selection.modules, c.other.modules) for c in found if c.kind != "reading"] == [
        ("with", "long", ("long",), ()),
        ("without", "long", (), ("long",)),
    ]
    turned = [c for c in found if c.kind == "reading"]
    readings = [(r.id, a.id) for r in packs["coin-duel"].readings if r.engine for a in r.alternatives if a.id != r.default]
    assert [(c.id, c.alternative) for c in turned] == readings
    assert all(c.selection.readings[c.id] == c.alternative and c.other.modules == ("long",) for c in turned)


def test_what_a_module_requires_comes_with_it_and_what_requires_it_goes_with_it():
    pack = registry.pack("coin-duel")
    one = pack.modules[0]
    modules = (one, replace(one, id="drinks", requires=("long",)), replace(one, id="songs", requires=("drinks",)))
    larger = replace(pack, modules=modules)
    assert effects.without(larger, ("long", "drinks", "songs"), "long") == ()
    assert effects.without(larger, ("long", "drinks", "songs"), "songs") == ("long", "drinks")
    assert effects.everything(larger, 3).modules == ("long", "drinks", "songs")
    assert [(c.kind, c.id, c.other.modules) for c in effects.changes(larger, 3) if c.kind == "with"] == [
        ("with", "long", ()),
        ("with", "drinks", ("long",)),
        ("with", "songs", ("long", "drinks")),
    ]


def test_the_lengths_of_paired_games_are_compared_game_by_game(native: Compiled, packs: Any):
    change = next(c for c in effects.changes(packs["coin-duel"], 3) if c.kind == "with")
    pack = packs["coin-duel"]
    ours, theirs = pack.game(change.selection).facts, pack.game(change.other).facts
    pairs = []
    for game in range(200):
        one, other = (native.run(facts, [1, 1, 1], effects.SEED, game, 1).lengths for facts in (ours, theirs))
        pairs.append(one.index(1) - other.index(1))
    effect = effects.measure(pack, change, 1, 200)
    assert effect.turns == mean(sum(pairs), sum(d * d for d in pairs), 200) and effect.turns.low > 0
    assert effect.games == 200 and all(row.apart is not None for row in effect.rows)


def test_blocks_of_a_comparison_add_up_and_a_single_run_compares_nothing():
    parts = [Tallies(2, [1], [1], [2], [0], [2], [3, 5]), Tallies(2, [1], [1], [2], [1], [1], [1, 1])]
    added = Tallies.added(part.to_json() for part in parts)
    assert added.turns_apart == [4, 6] and turns_difference(added) == mean(4, 6, 4)
    assert turns_difference(Tallies(2, [1], [1], [2])) is None


def test_the_command_prints_a_table_and_json():
    out = StringIO()
    call_command("effects", "coin-duel", "--games", "300", "--players", "3", stdout=out)
    assert "3 players  with long" in out.getvalue() and "without long" in out.getvalue() and "turns (" in out.getvalue()
    out = StringIO()
    call_command("effects", "coin-duel", "--games", "300", "--only", "long", "--json", stdout=out)
    told = json.loads(out.getvalue())
    assert [row["players"] for row in told] == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6] and {row["id"] for row in told} == {"long"}
    assert {"value", "low", "high", "method"} == set(told[0]["turns"])


@pytest.mark.parametrize("wrong", [["nothing"], ["coin-duel", "--players", "99"], ["coin-duel", "--only", "none"], ["coin-duel", "--policy", "x"]])
def test_the_command_refuses_what_cannot_be(wrong: list[str]):
    with pytest.raises(CommandError):
        call_command("effects", *wrong)
