"""The conformance checks catch the faults they are for: each test breaks the coin duel in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.engine import conformance as conf
from apps.engine.ask import ask
from apps.engine.auto import OPTION
from apps.engine.contract import Look
from tests.coin import Changed, coin_game, coin_subject, players, rules

play_on = rules.step
C, BID, SHOW, TARGET = rules.clauses, rules.state.BID, rules.state.SHOW, rules.state.TARGET


def looks(subject: conf.Subject, games: int = 6) -> list[tuple[Look, list[int]]]:
    return [found for n in range(games) for found in conf.looks(subject, [n % 2, 0, 1], 3, n)]


def secrets_tried(subject: conf.Subject) -> int:
    program = subject.straight()
    return sum(conf.check_secrets(subject, program, look, words, 5) for look, words in looks(subject))


def with_rules(**names: Any) -> conf.Subject:
    changed = Changed(rules, **names)
    return conf.Subject("changed", coin_game(3, rules=changed), players)


def with_players(decide: Callable[..., int]) -> conf.Subject:
    return conf.Subject("changed", coin_game(3), Changed(players, decide=decide))


def test_a_sound_pack_keeps_its_secrets_and_many_are_tried():
    assert secrets_tried(coin_subject(3)) > 200


def test_without_a_hook_hidden_values_are_swapped():
    subject = with_rules()
    del subject.game.rules.redeal
    assert secrets_tried(subject) > 100


def test_a_policy_that_looks_at_anothers_card_is_caught():
    def peek(f: Any, s: Any, r: Any, kind: int, seat: int, low: int, high: int) -> int:
        if kind == TARGET:
            return r[OPTION] if s.card[(seat + 1) % f.players] > 2 else r[OPTION + 1]
        return low

    with pytest.raises(conf.Broken, match="answers"):
        secrets_tried(with_players(peek))


def test_a_mask_that_forgets_a_field_is_no_secret_but_an_event_that_tells_it_is_caught():
    def telling(f: Any, s: Any, r: Any, log: Any) -> None:
        log.append((C.CARD, 0, -1, s.card[1], -1))
        play_on(f, s, r, log)

    with pytest.raises(conf.Broken, match="tells"):
        secrets_tried(with_rules(step=telling))


def test_a_choice_that_depends_on_a_secret_is_caught():
    def step(f: Any, s: Any, r: Any, log: Any) -> None:
        ask(f, s, r, SHOW, 0, 0, s.card[1], C.DUEL_SHOW)

    with pytest.raises(conf.Broken, match="tells"):
        secrets_tried(with_rules(step=step))


def test_a_choice_that_is_none_is_caught():
    subject = coin_subject(3)
    look = subject.game.setup()
    broken = Look(look.position, look.now, (conf.replace(look.due[0], options=(1,)),), (), None)
    with pytest.raises(conf.Broken, match="no choice"):
        conf.check_due(subject, broken)


def test_a_game_that_owes_nothing_before_its_end_is_caught():
    subject = coin_subject(3)
    look = subject.game.setup()
    with pytest.raises(conf.Broken, match="outcome"):
        conf.check_due(subject, Look(look.position, look.now, (), (), None))


def test_a_policy_that_answers_what_is_not_allowed_is_caught():
    def greedy(f: Any, s: Any, r: Any, kind: int, seat: int, low: int, high: int) -> int:
        return 9 if kind == BID else low

    with pytest.raises(conf.Broken, match="refused"):
        looks(with_players(greedy), 1)


def test_a_number_beyond_32_bits_is_caught():
    subject = coin_subject(3)
    look = subject.game.setup()
    look.now.pot = 2**40  # type: ignore[attr-defined]
    with pytest.raises(conf.Broken, match="pot is"):
        conf.check_size(subject, look)


def test_gears_that_differ_are_told_apart_by_the_first_event():
    subject = coin_subject(3)
    one = conf.play_straight(subject, subject.straight(), [0, 0, 0], 1, 1)
    other = conf.play_straight(subject, subject.straight(), [0, 0, 0], 1, 2)
    with pytest.raises(conf.Broken, match="event "):
        conf.check_equal(subject, one, other, "gears")
