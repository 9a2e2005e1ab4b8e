"""BANG! dice: rolling, re-rolling, arrows and dynamite."""

from __future__ import annotations

import pytest

from tests.games.bang_dice.position import draw, packed


def test_a_player_rolls_five_dice_and_may_roll_again_twice():
    t = draw("*S willy | O | O | R")
    assert [d.kind for d in t.look.due] == ["roll"] * 5
    t.roll("bb12g").again(0, 1).roll("12").again(4).roll("g")
    assert t.clauses[:1] == ["turn/order"] and t.told("turn/roll") and len(t.told("turn/reroll")) == 2
    assert t.told("turn/last-roll")
    assert t.asks[0] != "reroll"


def test_dice_kept_on_the_second_roll_may_be_rolled_again_on_the_third():
    t = draw("*S willy | O | O | R", rolled="bb12g").again(0).roll("2")
    assert t.asks == ("reroll", 0, tuple(range(32)))
    t.again(1, 2).roll("bb")
    assert t.told("turn/last-roll") == [(0, -1, packed("2bb2g"))]


def test_standing_ends_the_rolling():
    t = draw("*S willy | O | O | R", rolled="gg1bb").again()
    assert t.told("turn/stand") and t.asks[0] == "shot"


def test_the_turn_passes_clockwise_over_the_dead():
    t = draw("*S duke | O x | O x | R | D | O", dice="gaadd")
    assert t.told("turn/order") == [(3, -1, 2)]


# Arrows


def test_arrows_are_taken_after_every_roll_and_their_dice_may_be_rolled_again():
    t = draw("*S willy | O | O | R", rolled="aa1bb")
    assert (t.s.arrows[0], t.s.pile) == (2, 7)
    t.again(0).roll("a")
    assert (t.s.arrows[0], t.s.pile) == (3, 6)
    assert t.told("arrows/take") == [(0, -1, 1), (0, -1, 2), (0, -1, 3)]


def test_an_arrow_die_that_is_kept_brings_no_second_arrow():
    t = draw("*S willy | O | O | R", rolled="aa1bb").again(2).roll("b")
    assert t.s.arrows[0] == 2


def test_the_last_arrow_brings_the_attack_which_costs_a_point_for_each_arrow():
    t = draw("*S duke 8 a2 | O kit 5 a3 | O a1 | R a2", rolled="abbgg")
    assert t.told("arrows/attack") == [(0, -1, 0)]
    assert [(seat, lost) for _, seat, lost in t.told("arrows/attack-loss")] == [(0, 3), (1, 3), (2, 1), (3, 2)]
    assert t.told("arrows/refill") == [(-1, -1, 9)]
    assert t.s.arrows == [0] * 8 and t.s.pile == 9
    assert (t.s.life[0], t.s.life[1]) == (5, 2)
    assert t.asks[0] == "reroll"


def test_after_an_attack_in_mid_roll_the_rest_comes_from_the_pile_laid_anew_ruling_7():
    t = draw("*S duke 8 a1 | O a3 | O a2 | R a2", rolled="aaabb")
    assert t.clauses[t.clauses.index("arrows/refill") + 1] == "arrows/rest-of-roll"
    assert t.told("arrows/rest-of-roll") == [(0, -1, 2)]
    assert (t.s.arrows[0], t.s.pile, t.s.life[0]) == (2, 7, 6)


@pytest.mark.parametrize("reading, next_", [("drop", "roll"), ("resolve", "shot")])
def test_a_roller_who_falls_in_the_attack_has_his_dice_dropped_or_resolved_ruling_8(reading: str, next_: str):
    t = draw("S duke | *O kit 1 a2 | O a3 | R a3", rolled="aab11", attack_death=reading)
    assert not t.s.alive >> 1 & 1
    assert t.told("arrows/roller-dies") == [(1, -1, int(reading == "resolve"))]
    assert t.s.arrows[1] == 0 and t.s.pile == 9
    assert t.asks[0] == next_
    assert (t.s.seat, t.due.seat) == ((2, -1) if reading == "drop" else (1, 1))


def test_a_dead_roller_whose_dice_resolve_hits_his_neighbours_and_pours_for_the_living():
    t = draw("S duke 5 | *O kit 1 a2 | O a3 | R a3", rolled="aab11", attack_death="resolve")
    assert t.due.options == (0, 2)
    t.answer(2, 2)
    assert t.asks == ("beer", 1, (0, 2, 3))
    t.answer(0)
    assert t.told("beer/heal") == [(1, 0, 1)] and t.s.seat == 2


# Dynamite


def test_dynamite_is_locked():
    t = draw("*S willy | O | O | R", rolled="dd1bb")
    assert t.due.options == (0, 4, 8, 12, 16, 20, 24, 28)
    assert t.refused(1) == "dynamite/locked"
    assert t.refused(7) == "dynamite/locked"
    assert t.refused(32) == "turn/reroll"


def test_the_third_dynamite_stops_the_rolling_costs_a_point_and_the_rest_resolves_ruling_6():
    t = draw("*S duke 8 | O | O 5 | R 5", rolled="dd12b").again(4).roll("d")
    assert t.told("dynamite/third") == [(0, -1, 3)]
    assert t.told("dynamite/loss") == [(-1, 0, 1)] and t.s.life[0] == 7
    assert t.told("dynamite/survived") == [(0, -1, 0)]
    assert t.asks[0] == "shot"


@pytest.mark.parametrize("dice", ["ddddb", "ddddd"])
def test_more_than_three_dynamites_still_cost_one_point(dice: str):
    t = draw("*S duke 8 | O | O | R", dice=dice)
    assert t.s.life[0] == 7


def test_two_dynamites_cost_nothing():
    t = draw("*S duke 8 | O | O | R", dice="ddaag")
    assert t.s.life[0] == 8 and not t.told("dynamite/loss")


@pytest.mark.parametrize("reading", ["drop", "resolve"])
def test_a_roller_killed_by_his_dynamite_has_his_dice_dropped_or_resolved_ruling_5(reading: str):
    t = draw("S duke 5 | *O kit 1 | O | R", dice="dddb1", dynamite_death=reading)
    assert t.told("elimination/out") == [(-1, 1, 3)]
    assert t.told("dynamite/death") == [(1, -1, int(reading == "resolve"))]
    assert t.asks[0] == ("shot" if reading == "resolve" else "roll")


def test_the_dynamite_of_the_last_enemy_ends_the_game_at_once():
    t = draw("S duke | *O kit 1 | O x | R x", dice="dddb1")
    assert t.ending == ("endings/law", (0,))
