"""BANG! dice: the computer players. They see what their seat may see, and the better ones win more."""

from __future__ import annotations

from typing import Any

import pytest

from apps.engine import conformance
from apps.engine.conformance import Subject
from apps.games.bang_dice import players
from apps.games.bang_dice.weighing import own_point
from tests.games.bang_dice.position import draw, game_of

RANDOM, CAUTIOUS, SUSPICIOUS = range(3)


def gain(compiled: Any, facts: Any, policy: int, others: int) -> tuple[int, int]:
    """Games of 20,000 that seat 1 wins with a policy among others, and with theirs; roles fall as they may."""
    count = facts.players
    tried = [policy if seat == 1 else others for seat in range(count)]
    return compiled.run_seat((facts, tried), (facts, [others] * count), 11, 20_000, 1)[:2]  # type: ignore[no-any-return]


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 4, 5, 6, 7, 8])
def test_a_cautious_and_a_suspicious_player_win_more_than_a_random_one(compiled: Any, count: int):
    facts = game_of(count).facts
    for policy in (CAUTIOUS, SUSPICIOUS):
        ours, theirs = gain(compiled, facts, policy, RANDOM)
        assert ours > 1.4 * theirs
    if count > 3:
        # Among players who keep their heads, suspicion is what is left to win by.
        ours, theirs = gain(compiled, facts, SUSPICIOUS, CAUTIOUS)
        assert ours > 1.02 * theirs


@pytest.mark.slow
def test_a_suspicious_player_wins_more_with_everything_on_too(compiled: Any):
    facts = game_of(5, modules=("duels", "rage", "posse", "undead")).facts
    for others in (RANDOM, CAUTIOUS):
        ours, theirs = gain(compiled, facts, SUSPICIOUS, others)
        assert ours > 1.03 * theirs
    alone, among = gain(compiled, facts, CAUTIOUS, SUSPICIOUS)
    assert alone < 0.98 * among


def test_a_life_point_is_worth_the_same_on_any_seat_once_sides_win_together():
    t = draw("*S duke 3/10 | O z 3 | O | R 3/9 m | D", modules="undead")
    assert own_point(t.s, 0) == own_point(t.s, 3)
    t = draw("*S duke 3/10 | O | O | R 3/9 | D", modules="undead")
    assert own_point(t.s, 3) == 2 * own_point(t.s, 0) > own_point(draw("*S duke 9/10 | O | O | R | D").s, 0)


def decided(line: str, policy: int, kind: str, **options: Any) -> int:
    """What a policy answers to the question open in a drawn position."""
    t = draw(line, **options)
    assert t.due.kind == kind
    words = conformance.words_for([policy] * 8, 1, 1)
    computer = Subject("bang-dice", t.game, players).computer()
    return computer.choose(t.game, t.look, t.due, words)


def test_an_outlaw_shoots_the_sheriff_and_a_deputy_spares_him():
    assert decided("S | *O duke | O | R | D", SUSPICIOUS, "shot", dice="1aaaa") == 0
    assert decided("S | *D duke | O | R | O", SUSPICIOUS, "shot", dice="1aaaa") == 2


def test_a_hurt_player_drinks_and_a_deputy_in_health_pours_for_the_sheriff():
    assert decided("S 5 | *O duke 4 | O | R | D", SUSPICIOUS, "beer", dice="baaaa") == 1
    assert decided("S 5 | *D duke | O | R | O", SUSPICIOUS, "beer", dice="baaaa") == 0


def test_a_player_in_danger_of_the_third_dynamite_stands():
    assert decided("S | *O duke 2 | O | R | D", CAUTIOUS, "reroll", rolled="ddaag") == 0


def test_pedro_drops_arrows_and_bart_saves_his_last_point():
    t = draw("*S duke | O pedro 8 a3 | O bart 1 a4 | R", dice="11aaa").answer(1, 1)
    words = conformance.words_for([CAUTIOUS] * 8, 1, 1)
    computer = Subject("bang-dice", t.game, players).computer()
    assert computer.choose(t.game, t.look, t.due, words) == 1
    t = draw("*S duke | O bart 1 a4 | O | R", dice="1aaaa").answer(1)
    assert computer.choose(t.game, t.look, t.due, words) == 1


def test_a_suspicious_sheriff_shoots_whoever_shot_at_him():
    t = draw("*S duke | O | D | R | O", dice="1aaaa")
    t.look.position.state.aim[8 * 4 + 0] = 3  # type: ignore[attr-defined]
    look = t.game.look(t.look.position)
    computer = Subject("bang-dice", t.game, players).computer()
    for seed in range(5):
        assert computer.choose(t.game, look, look.due[0], conformance.words_for([SUSPICIOUS] * 8, seed, 1)) == 4
