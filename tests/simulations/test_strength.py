"""How strong policies are, and long counts: paired games of the coin duel, and laws that are looked at after every step."""

from __future__ import annotations

import json
from io import StringIO
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from apps.engine.conformance import Broken
from apps.packs.contract import Selection
from apps.packs.selection import check
from apps.simulations import soak, strength
from apps.simulations.compile import Compiled
from tests import coin


@pytest.fixture(autouse=True)
def at_hand(monkeypatch: pytest.MonkeyPatch, native: Any) -> None:
    """The compiled coin duel for whoever asks for a pack's runner."""
    monkeypatch.setattr(strength, "runner", lambda pack: native)
    monkeypatch.setattr(soak, "runner", lambda pack: native)


def test_every_policy_meets_every_other_in_paired_games_of_every_seat(packs: Any):
    pack = packs["coin-duel"]
    names = list(pack.players_module.POLICIES)
    found = list(strength.matches(pack, check(pack, Selection("coin-duel", 3)).selection, 1000))
    assert [(m.policy, m.others) for m in found] == [(a, b) for a in names for b in names if a != b]
    for match in found:
        assert match.games == 1002 and match.gain.value == pytest.approx(match.wins.value - match.alike.value)
        assert match.gain.low <= match.gain.value <= match.gain.high
        assert match.clearly == ("better" if match.gain.low > 0 else "worse" if match.gain.high < 0 else "")


def test_a_policy_among_its_own_kind_gains_nothing(native: Any, packs: Any):
    facts = packs["coin-duel"].game(check(packs["coin-duel"], Selection("coin-duel", 3)).selection).facts
    ours, theirs, apart = native.run_seat((facts, [0, 0, 0]), (facts, [0, 0, 0]), 5, 500, 1)
    assert ours == theirs > 0 and apart == 0


def test_the_command_prints_a_table_and_json():
    out = StringIO()
    call_command("strength", "coin-duel", "--games", "300", stdout=out)
    assert "among" in out.getvalue() and "alike" in out.getvalue()
    out = StringIO()
    call_command("strength", "coin-duel", "--games", "300", "--players", "2", "--json", stdout=out)
    assert {"policy", "others", "games", "wins", "alike", "gain"} == set(json.loads(out.getvalue())[0])


@pytest.mark.parametrize("wrong", [["nothing"], ["coin-duel", "--players", "99"], ["coin-duel", "--module", "none"]])
def test_the_command_refuses_what_cannot_be(wrong: list[str]):
    with pytest.raises(CommandError):
        call_command("strength", *wrong)


def test_a_soak_plays_every_mix_and_number_of_players_with_every_policy(packs: Any):
    pack = packs["coin-duel"]
    found = list(soak.soak(pack, 600))
    mixes = {(f.selection.players, f.selection.modules) for f in found}
    assert mixes == {(n, m) for n in range(pack.players.low, pack.players.high + 1) for m in ((), ("long",))}
    assert sum(f.games for f in found) >= 600 and all(f.good and f.steps > 2 for f in found)


def test_a_close_look_changes_what_is_hidden_at_every_place_and_compares_the_gears(packs: Any):
    places, changes = soak.look_closely(packs["coin-duel"], 12)
    assert places > 12 and changes > places
    out = StringIO()
    call_command("soak", "coin-duel", "--games", "20", "--closely", "3", stdout=out)
    assert "nothing leaks at" in out.getvalue()


def test_a_close_look_sees_when_the_gears_play_differently(packs: Any, native: Any, monkeypatch: pytest.MonkeyPatch):
    def another(facts: Any, policies: Any, seed: int, game: int) -> Any:
        return native.log(facts, policies, seed + 1, game)

    monkeypatch.setattr(soak, "runner", lambda pack: SimpleNamespace(log=another))
    with pytest.raises(Broken):
        soak.look_closely(packs["coin-duel"], 3)


def unlawful(f: Any, s: Any) -> bool:
    """A law that some games break."""
    return bool(s.step != 4)


def test_a_broken_law_is_seen_in_the_games_that_break_it(packs: Any):
    rules = ModuleType(coin.rules.__name__)
    rules.__dict__.update(coin.rules.__dict__, lawful=unlawful)
    facts = packs["coin-duel"].game(check(packs["coin-duel"], Selection("coin-duel", 3)).selection).facts
    broken, unended, steps = Compiled(rules, coin.players, None).watch(facts, [0, 0, 0], 1, 50)
    assert 0 < broken <= 50 and unended == 0 and steps >= 4


def test_the_command_fails_and_names_the_selection_where_a_law_was_broken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(soak, "runner", lambda pack: SimpleNamespace(watch=lambda facts, policies, seed, count: (2, 1, 9)))
    out = StringIO()
    with pytest.raises(CommandError, match="faults"):
        call_command("soak", "coin-duel", "--games", "10", stdout=out)
    assert "players=2" in out.getvalue() and "2 broke a law, 1 did not end" in out.getvalue()
    with pytest.raises(CommandError, match="there is no nothing"):
        call_command("soak", "nothing")
