"""Every pack with an engine keeps the contract: at a table, straight and compiled; and keeps what a seat may not know from it."""

from __future__ import annotations

from typing import Any

import pytest

from apps.engine import conformance as conf
from tests.subjects import Case, every_choice, every_mix, every_size

SIZES, CHOICES, MIXES = every_size(), every_choice(), every_mix()


def policies_of(case: Case, number: int) -> list[int]:
    """A different mix of policies for every game."""
    count = len(case.players.POLICIES)
    return [(number + seat * (number % 3)) % count for seat in range(case.selection.players)]


@pytest.fixture
def compiled(compiled_of: Any) -> Any:
    """The compiled program of a case's pack."""
    return lambda case: compiled_of(case.rules, case.players, "play_logged", "play_run")


@pytest.mark.parametrize("case", SIZES + CHOICES + MIXES, ids=str)
def test_every_place_of_a_game_owes_something_refuses_the_rest_and_travels(case: Case):
    subject = case.subject()
    for number in range(2):
        for look, _words in conf.looks(subject, policies_of(case, number), 17, number):
            conf.check_due(subject, look)
            conf.check_notation(subject, look)
            conf.check_size(subject, look)
            conf.check_laws(subject, look)
            conf.check_clauses(subject, look.events)


@pytest.mark.parametrize("case", SIZES + MIXES, ids=str)
def test_nothing_that_a_seat_meets_depends_on_what_it_may_not_know(case: Case):
    subject, tried = case.subject(), 0
    program = subject.straight()
    for number in range(3):
        for n, (look, words) in enumerate(conf.looks(subject, policies_of(case, number), 23, number)):
            if n % 3 == number % 3:
                tried += conf.check_secrets(subject, program, look, words, n)
    hidden = any(conf.hides(subject, look) for look, _ in conf.looks(subject, policies_of(case, 0), 23, 0))
    assert tried > 20 or not hidden


@pytest.mark.parametrize("case", SIZES + CHOICES + MIXES, ids=str)
def test_a_table_and_a_simulation_play_the_same_game_and_a_record_replays(case: Case):
    subject = case.subject()
    program = subject.straight()
    for number in range(6):
        policies = policies_of(case, number)
        table = conf.play_table(subject, policies, 5, number)
        conf.check_equal(subject, conf.play_straight(subject, program, policies, 5, number), table, f"game {number}")
        conf.check_replay(subject, table)


@pytest.mark.slow
@pytest.mark.parametrize("case", SIZES + CHOICES + MIXES, ids=str)
def test_compiled_games_equal_those_in_python_event_for_event(case: Case, compiled: Any):
    subject = case.subject()
    program, native = subject.straight(), compiled(case)
    for number in range(400 if case in SIZES else 60):
        policies = policies_of(case, number)
        straight = conf.play_straight(subject, program, policies, 99, number)
        state, rows, words = native.log(subject.game.facts, policies, 99, number)
        conf.check_equal(subject, straight, conf.Played(state, rows, words, []), f"game {number}")


@pytest.mark.slow
@pytest.mark.parametrize("case", SIZES, ids=str)
def test_a_hundred_thousand_random_games_end(case: Case, compiled: Any):
    subject = case.subject()
    games = 100_000 if case.selection.players == 5 else 20_000
    tallies = compiled(case).run(subject.game.facts, [0] * case.selection.players, 1, 0, games)
    assert tallies.games == sum(tallies.lengths) == games
    assert max(tallies.counts) >= 0 and min(tallies.counts) >= 0
