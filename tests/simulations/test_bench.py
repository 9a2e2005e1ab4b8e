"""How `make bench` measures two workers: from a common start, each telling what it did."""

from __future__ import annotations

from typing import Any

import pytest

from apps.simulations import bench

WORKER = """
import sys
print("a line of something else")
print("READY", flush=True)
sys.stdin.readline()
print("GAMES", 40.0 if sys.argv[1] == "coin-duel" else 0, 50.0, flush=True)
"""


def test_the_games_of_workers_at_once_are_added_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "WORKER", WORKER)
    assert bench.at_once("coin-duel", 1, 0.1) == (40.0, 50.0)
    assert bench.at_once("coin-duel", 2, 0.1) == (80.0, 100.0)


def test_two_workers_are_compared_with_one(monkeypatch: pytest.MonkeyPatch, packs: Any):
    monkeypatch.setattr(bench, "at_once", lambda slug, workers, seconds: (30.0 * workers, 40.0 * workers))
    clock, processor = bench.worker_figures(packs["coin-duel"])
    assert (clock.value, clock.ratio, processor.value, processor.ratio) == (60.0, 2.0, 80.0, 2.0)


def test_a_worker_that_ends_early_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "WORKER", "print('nothing')")
    with pytest.raises(RuntimeError, match="READY"):
        bench.at_once("coin-duel", 1, 0.1)


def test_the_game_that_workers_play_is_the_promised_one_or_the_usual(packs: Any, monkeypatch: pytest.MonkeyPatch):
    pack = packs["coin-duel"]
    facts, policies = bench.wanted_game(pack)
    assert facts.players == 5 and len(policies) == 5
    monkeypatch.setattr(pack.rules, "BENCH", ({"players": 3, "modules": ("long",), "unit": "games", "wanted": 1},), raising=False)
    facts, policies = bench.wanted_game(pack)
    assert facts.players == 3 and policies == [len(pack.players_module.POLICIES) - 1] * 3
    assert facts.rounds > 4
