"""BANG! dice: who wins, when, and by which clause."""

from __future__ import annotations

import pytest

from apps.engine.contract import Position
from apps.games.bang_dice.rules.state import State
from tests.games.bang_dice.position import Table, draw

# Four players and more


def test_the_law_wins_when_the_last_outlaw_and_renegade_are_out_dead_deputies_too():
    t = draw("*S duke | O 1 | O x | R x | D x", dice="1aaaa")
    assert t.ending == ("endings/law", (0, 4))
    assert t.s.shown == 31


def test_the_game_goes_on_while_an_enemy_of_the_sheriff_lives():
    t = draw("*S duke | O 1 | O x | R | D x", dice="1aaaa").answer(1)
    assert t.ending is None


def test_the_outlaws_win_when_the_sheriff_falls_dead_ones_too():
    t = draw("S 1 | *O duke | O x | R | D", dice="1aaaa").answer(0)
    assert t.ending == ("endings/sheriff-dead", (1, 2))
    assert [seat for _, seat, _ in t.told("house/open-roles")] == [1, 3, 4]


def test_the_renegade_wins_alone_with_a_dead_sheriff():
    t = draw("S 1 | O x | O x | *R duke | D x", dice="1aaaa")
    assert t.ending == ("endings/renegade", (3,))


def test_the_outlaws_win_though_all_are_dead_if_more_than_the_renegade_lives_ruling_3():
    t = draw("S 1 | O x | O x | *R duke | D", dice="gggaa")
    assert t.ending == ("endings/sheriff-dead", (1, 2))


def test_the_outlaws_win_when_everybody_falls_at_once_ruling_1():
    t = draw("*S duke 3 a3 | O 1 a3 | O x | R 1 a2", rolled="abbgg")
    assert t.ending == ("endings/all-dead", (1, 2))
    assert t.s.alive == 0


def test_the_sheriffs_death_is_looked_at_before_that_of_his_enemies_ruling_2():
    t = draw("*S duke 3 a3 | O 2 a3 | O x | R x | D a2", rolled="abbgg")
    assert t.ending == ("endings/sheriff-first", (1, 2))


def test_a_lone_renegade_wins_though_sheriff_and_outlaws_fall_together_ruling_2():
    t = draw("*S duke 3 a3 | O 2 a3 | O x | R a2 | D x", rolled="abbgg")
    assert t.ending == ("endings/renegade", (3,))


def test_the_deputy_left_alone_has_lost():
    t = draw("*S duke 3 a3 | O x | O x | R 2 a3 | D a2", rolled="abbgg")
    assert t.ending == ("endings/sheriff-first", (1, 2))


def test_the_game_ends_at_once_in_the_middle_of_a_turn():
    t = draw("S 1 | *O duke 5 | O | R", dice="1bggg").answer(0)
    assert t.ending == ("endings/sheriff-dead", (1, 2))
    assert not t.told("gatling/fire") and not t.told("beer/heal")


# Eight players


def test_two_renegades_who_outlive_the_sheriff_leave_the_game_to_the_outlaws_ruling_4():
    t = draw("S 1 | *R duke | R | O x | O x | O x | D x | D x", dice="1aaaa").answer(0)
    assert t.ending == ("eight/both-alive", (3, 4, 5))


def test_one_of_two_renegades_wins_for_himself():
    t = draw("S 1 | *R duke | R x | O x | O x | O x | D x | D x", dice="1aaaa")
    assert t.ending == ("endings/renegade", (1,))


def test_the_law_must_see_both_renegades_fall():
    t = draw("*S duke | R 1 | R | O x | O x | O x | D x | D", dice="1aaaa").answer(1)
    assert t.ending is None
    t = draw("*S duke | R 1 | R x | O x | O x | O x | D x | D", dice="1aaaa").answer(1)
    assert t.ending == ("endings/law", (0, 6, 7))


# Three players: the deputy hunts the renegade, he the outlaw, and he the deputy


@pytest.mark.parametrize("line, target", [("*D duke | R 1 | O", 1), ("*R duke | D | O 1", 2), ("*O duke | D 1 | R", 1)])
def test_who_takes_his_targets_last_point_wins_at_once(line: str, target: int):
    t = draw(line, dice="1aaaa").answer(target)
    assert t.ending == ("three/win", (0,))


def test_when_the_third_player_took_it_the_two_left_fight_on():
    t = draw("*D duke | R | O 1", dice="1aaaa").answer(2)
    assert t.ending is None
    assert t.told("three/third-hand") == [(0, 2, 0)]


def test_then_the_last_one_alive_wins():
    t = draw("*D duke 1 | R 4 | O x", dice="dddaa")
    assert t.ending == ("three/last", (1,))


def test_the_two_left_need_not_be_each_others_target():
    t = draw("*R duke | D 1 | O x", dice="1aaaa")
    assert t.ending == ("three/last", (0,))


def test_a_gunner_who_fells_both_wins():
    t = draw("*D duke | R 1 | O 1", dice="gggaa")
    assert t.ending == ("three/win", (0,))


@pytest.mark.parametrize("reading", ["fight-on", "hunter-wins"])
def test_a_target_lost_to_the_indians_meets_no_goal_or_its_hunters_ruling_11(reading: str):
    t = draw("*D duke a3 | R 3 a3 | O a2", rolled="abbgg", three_lost_target=reading)
    if reading == "hunter-wins":
        assert t.ending == ("three/lost-target", (0,))
    else:
        assert t.ending is None and t.told("three/lost-target") == [(-1, 1, 0)]


@pytest.mark.parametrize("reading, winners", [("draw", ()), ("active-wins", (1,))])
def test_three_who_fall_together_draw_or_the_active_player_wins_ruling_12(reading: str, winners: tuple[int, ...]):
    t = draw("D 1 a3 | *R duke 3 a3 | O 2 a2", rolled="abbgg", three_all_dead=reading)
    assert t.ending == ("three/all-dead", winners)


def test_the_last_arrow_may_count_as_a_hand_that_kills_a_target():
    t = draw("*D duke a3 | R 3 a3 | O a2", rolled="abbgg", table_kills="last-arrow")
    assert t.ending == ("three/win", (0,))


# The limit


def test_a_game_without_end_is_a_draw_by_the_house():
    t = draw("*S duke | O | O | R")
    late = State.from_json({**t.look.position.state.to_json(), "step": t.game.facts.limit_steps})
    end = Table(t.game, t.game.look(Position(late))).roll("bbbbb").again()
    assert end.ending == ("house/step-limit", ())
