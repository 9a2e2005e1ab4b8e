"""BANG! dice: what holds in every game, whoever plays it and however the dice fall."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.engine import conformance
from apps.engine.conformance import Subject
from apps.games.bang_dice import players, rules
from apps.games.bang_dice.rules.laws import lawful
from apps.games.bang_dice.rules.state import State
from apps.packs import registry
from apps.packs.contract import Selection
from apps.packs.selection import check
from apps.simulations.soak import mixes
from tests.games.bang_dice.position import game_of
from tests.subjects import engines

PACK = registry.pack("bang-dice")
READINGS = {r.id: [a.id for a in r.alternatives] for pack in engines() if pack.slug == "bang-dice" for r in pack.readings if r.engine}


def check_laws(f: Any, s: Any) -> None:
    """Arrows are neither made nor lost, life points stay between none and the cap, the dead are out and known."""
    here = range(f.players)
    assert s.pile >= 1 and s.pile + sum(s.arrows) == f.arrows
    assert all(0 <= s.life[i] <= s.cap[i] for i in here)
    assert all(s.arrows[i] >= 0 for i in here)
    alive = [i for i in here if s.alive >> i & 1]
    assert alive == [i for i in here if s.life[i] > 0]
    assert all(s.shown >> i & 1 and s.arrows[i] == 0 for i in here if i not in alive)
    assert sorted(x - 1 for x in s.fallen[: s.fallen_n]) == [i for i in here if i not in alive]
    assert sorted(s.role[: f.players]) == sorted(f.roles[: f.players])


@settings(max_examples=60, deadline=None)
@given(
    count=st.integers(3, 8),
    seed=st.integers(0, 2**32 - 1),
    mix=st.lists(st.integers(0, 2), min_size=8, max_size=8),
    readings=st.fixed_dictionaries({id_: st.sampled_from(values) for id_, values in READINGS.items() if id_ != "extra-bullet-cap"}),
)
def test_every_position_of_every_game_keeps_the_laws_under_every_reading(count: int, seed: int, mix: list[int], readings: dict[str, str]):
    game = game_of(count, **readings)
    subject = Subject(f"bang-dice {count}", game, players)
    ended = False
    for look, _words in conformance.looks(subject, mix[:count], seed, 0):
        s: Any = look.position.state
        if s.step:
            check_laws(game.facts, s)
            assert look.outcome or rules.flaw(game.facts, s) == ""
        ended = look.outcome is not None
    assert ended


@settings(max_examples=100, deadline=None)
@given(count=st.integers(3, 8), seed=st.integers(0, 2**32 - 1))
def test_a_state_reads_back_from_its_line_and_its_notation(count: int, seed: int):
    subject = Subject("bang-dice", game_of(count), players)
    state = conformance.play_straight(subject, subject.straight(), [2] * count, seed, 1).state
    assert State.from_line(state.to_line()) == state == State.from_json(state.to_json())


@pytest.mark.parametrize("count", range(3, 9))
def test_winners_are_a_side_and_every_ending_has_its_clause(count: int):
    subject = Subject("bang-dice", game_of(count), players)
    program = subject.straight()
    for number in range(150):
        s = conformance.play_straight(subject, program, [number % 3] * count, 4, number).state
        sides = {s.role[i] for i in range(count) if s.winners >> i & 1}
        clause = rules.CLAUSES[s.over].partition("/")[2]
        assert clause.split("/")[0] == ("three" if count == 3 else clause.split("/")[0]) and clause.split("/")[0] in ("three", "endings", "eight")
        assert sides in ([{1}, {1, 2}, {3}, {4}] if count > 3 else [set(), {2}, {3}, {4}])


@pytest.mark.parametrize(
    "field, value",
    [
        ("pile", 3), ("pile", 0), ("alive", 1), ("alive", 99), ("seat", 7), ("phase", 5), ("roller", 3), ("star", 4), ("rerolls", 9), ("again", 32),
        ("turns", -1), ("fallen_n", 1), ("over", 3), ("unused", -1), ("shown", 64), ("stung", 2),
    ],
)  # fmt: skip
def test_a_state_that_cannot_be_is_named_by_its_field(field: str, value: int):
    game = game_of(5)
    s = _some_state(game)
    setattr(s, field, value)
    assert rules.flaw(game.facts, s)


@pytest.mark.parametrize("field", ["role", "character", "life", "cap", "arrows", "dice", "killer", "aim", "aid", "fallen"])
def test_a_list_that_cannot_be_is_named_by_its_field(field: str):
    game = game_of(5)
    for value in (-1, 1_000_000):
        s = _some_state(game)
        getattr(s, field)[0] = value
        assert rules.flaw(game.facts, s)


def _some_state(game: Any) -> Any:
    """A state in the middle of a game, which has no flaw."""
    subject = Subject("bang-dice", game, players)
    looks = [look for look, _ in conformance.looks(subject, [2] * 5, 1, 1) if look.position.state.step > 12]  # type: ignore[attr-defined]
    s = looks[0].position.state.copy()
    assert rules.flaw(game.facts, s) == ""
    return s


@pytest.mark.slow
def test_a_hundred_thousand_games_keep_the_laws_and_end_far_below_the_limit(compiled: Any):
    """Of every size and policy, looked at after every step; none needs an eighth of the steps that the limit allows."""
    played = 0
    for count in range(3, 9):
        for policy in range(3):
            facts = game_of(count).facts
            games = 20_000 if count == 5 else 4_000
            broken, unended, steps = compiled.watch(facts, [policy] * count, 7, games)
            assert broken == unended == 0 and steps < facts.limit_steps // 8
            played += games
    assert played >= 100_000


@pytest.mark.slow
def test_every_mix_of_modules_keeps_the_laws_of_tokens_cards_and_characters(compiled: Any):
    for selection in mixes(PACK):
        facts = PACK.game(selection).facts
        for policy in range(3):
            assert compiled.watch(facts, [policy] * selection.players, 8, 60)[:2] == (0, 0), (selection, policy)


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("arrows", 0),
        ("wound_pile", 1),
        ("wound_aside", 2),
        ("rage_pile", 3),
        ("rage_out", 1),
        ("revealed", 1),
        ("bone", 1),
        ("bone_aside", None),
        ("pile", None),
    ],
)
def test_a_thing_too_many_or_too_few_breaks_a_law(field: str, place: int | None):
    """The laws of the mass runs see what is lost or doubled."""
    checked = check(PACK, Selection("bang-dice", 5, modules=("duels", "rage", "posse", "undead"))).selection
    subject = Subject("bang-dice", PACK.game(checked), players)
    looks = [look for look, _ in conformance.looks(subject, [2] * 5, 1, 1) if look.position.state.step > 12]  # type: ignore[attr-defined]
    f: Any = subject.game.facts
    for change in (1, -1):
        s: Any = looks[0].position.state.copy()
        assert lawful(f, s)
        if place is None:
            setattr(s, field, getattr(s, field) + change)
        else:
            getattr(s, field)[place] += change
        assert not lawful(f, s)


def test_tallies_count_roles_characters_and_what_else_happened():
    game = game_of(5)
    subject = Subject("bang-dice", game, players)
    program = subject.straight()
    counts, attacks = [0] * len(rules.TALLY), 0
    for number in range(40):
        s = conformance.play_straight(subject, program, [1] * 5, 8, number).state
        program["tally"](game.facts, s, counts)
        attacks += s.attacks
        assert rules.length(game.facts, s) == s.turns > 0
    counted = dict(zip(rules.TALLY, counts, strict=True))
    assert [counted[f"games-{role}"] for role in ("sheriff", "deputy", "outlaw", "renegade")] == [40] * 4
    assert counted["won-sheriff"] == counted["won-deputy"] == 40 - counted["won-outlaw"] - counted["won-renegade"]
    assert sum(counted[f"with-{character}"] for character in rules.CHARACTERS[1:]) == 5 * 40
    assert counted["attacks"] == attacks and counted["nobody"] == counted["step-limit"] == 0
    assert all(counted[part] <= counted[whole] for part, whole in rules.TALLY_OF.items())
