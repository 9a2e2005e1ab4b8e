"""BANG! dice: bull's-eyes, beer, the Gatling Gun, and who is out."""

from __future__ import annotations

import pytest

from tests.games.bang_dice.position import draw

# Bull's-eyes


@pytest.mark.parametrize("dice, options", [("1aaaa", (1, 5)), ("2aaaa", (2, 4))])
def test_a_shot_hits_one_or_two_seats_away_either_way(dice: str, options: tuple[int, ...]):
    t = draw("*S duke | O | O | R | D | O", dice=dice)
    assert t.asks == ("shot", 0, options)
    clause = "shots/near" if dice[0] == "1" else "shots/far"
    assert t.refused(3) == clause
    assert t.refused(0) == "shots/distance"
    t.answer(options[1])
    assert t.told(clause) == [(0, options[1], 1)] and t.told("shots/together") == [(0, options[1], 1)]


def test_the_dead_do_not_count_for_distance():
    t = draw("*S duke | O x | O | R | D | O x", dice="1aaaa")
    assert t.due.options == (2, 4)
    assert t.refused(1) == "elimination/out"


def test_with_four_alive_both_ways_of_a_far_shot_lead_to_the_same_player():
    t = draw("*S duke 8 | O | O 5 | R", dice="2aaaa")
    assert t.told("shots/far") == [(0, 2, 1)] and t.s.life[2] == 4


def test_with_two_alive_both_ways_of_a_near_shot_lead_to_the_same_player():
    t = draw("*S duke 8 | O x | O 5 | R x", dice="1aaaa")
    assert t.told("shots/near") == [(0, 2, 1)]


@pytest.mark.parametrize("line", ["*S duke | O | O x | R", "*S duke | O x | O x | R"])
def test_among_three_or_two_a_far_shot_counts_as_a_near_one(line: str):
    t = draw(line, dice="2aaaa")
    if t.due.kind == "shot":
        assert t.due.options == (1, 3)
        t.answer(3)
    assert t.told("shots/close-quarters") == [(0, 3, 1)]


def test_all_shots_are_aimed_before_any_of_them_tells_and_may_exceed_a_life_ruling_9():
    t = draw("*S duke | O 1 | O | R | D | O", dice="112aa")
    assert t.asks == ("shot", 0, (1, 5))
    t.answer(1)
    assert t.asks == ("shot", 0, (1, 5)) and t.s.alive >> 1 & 1
    t.answer(1)
    # Distances are frozen: seat 1 still stands between.
    assert t.asks == ("shot", 0, (2, 4))
    t.answer(2)
    assert t.told("shots/together") == [(0, 1, 1), (0, 2, 1)]
    assert t.told("elimination/out") == [(0, 1, 5)]


def test_shots_and_beers_are_remembered_by_seat():
    t = draw("*S duke 5 | O | O | R | D", dice="11bga").answer(1, 4, 0)
    assert (t.s.aim[1], t.s.aim[4], t.s.aid[0]) == (1, 1, 1)


# Beer


def test_a_beer_heals_anybody_up_to_the_cap():
    t = draw("*S duke 8 | O 5/8 | O | R x", dice="bbaaa")
    assert t.asks == ("beer", 0, (0, 1, 2))
    assert t.refused(3) == "elimination/out"
    t.answer(0, 1)
    assert t.told("beer/heal") == [(0, 0, 1), (0, 1, 1)] and (t.s.life[0], t.s.life[1]) == (9, 6)


def test_a_beer_at_the_cap_is_wasted():
    t = draw("*S duke | O | O | R", dice="baaaa").answer(0)
    assert t.told("beer/wasted") == [(0, 0, 0)] and t.s.life[0] == t.s.cap[0] == 10


def test_the_sheriffs_cap_includes_his_two_bullets():
    t = draw("*S duke 9 | O | O | R", dice="bbaaa").answer(0, 0)
    assert t.s.life[0] == 10


# The Gatling Gun


def test_three_gatlings_hit_everybody_else_and_free_the_gunner_of_arrows():
    t = draw("*S duke 8 a3 | O 5 | O 5 | R 5", dice="gggaa")
    assert t.told("gatling/fire") == [(0, -1, 3)]
    assert t.told("gatling/loss") == [(0, 1, 1), (0, 2, 1), (0, 3, 1)]
    assert t.told("gatling/discard") == [(0, -1, 3)] and (t.s.arrows[0], t.s.pile) == (0, 9)
    assert t.s.life[:4] == [8, 4, 4, 4]


def test_five_gatlings_fire_once():
    t = draw("*S duke 8 | O 5 | O 5 | R 5", dice="ggggg")
    assert t.s.life[1:4] == [4, 4, 4]


def test_two_gatlings_do_nothing():
    t = draw("*S duke 8 a1 | O 5 | O 5 | R 5", dice="ggaaa")
    assert t.s.life[1:4] == [5, 5, 5] and t.s.arrows[0] == 1


def test_the_symbols_resolve_in_order():
    t = draw("*S duke 5 | O 5 | O 5 | R 5", dice="b1ggg").answer(1, 0)
    order = [t.clauses.index(c) for c in ("shots/near", "shots/together", "beer/heal", "gatling/fire")]
    assert order == sorted(order)


# Elimination


def test_who_has_no_point_left_shows_his_role_and_puts_his_arrows_back():
    t = draw("*S duke | O 1 a4 | O | R", dice="1aaaa").answer(1)
    assert t.told("elimination/out") == [(0, 1, 3)]
    assert t.told("elimination/reveal") == [(-1, 1, 3)]
    assert t.told("elimination/arrows") == [(-1, 1, 4)]
    assert (t.s.arrows[1], t.s.pile, t.s.killer[1], t.s.fallen[0]) == (0, 9, 1, 2)
    assert t.game.view(t.look, None).role[1] == 3


@pytest.mark.parametrize("reading, killer", [("nobody", 0), ("last-arrow", 1)])
def test_the_indians_victim_was_killed_by_nobody_or_by_the_last_arrow_ruling_10(reading: str, killer: int):
    t = draw("*S duke 8 a2 | O 2 a3 | O a3 | R", rolled="abbgg", table_kills=reading)
    assert t.s.killer[1] == killer
    assert t.told("elimination/out") == [(killer - 1, 1, 3)]


def test_nobody_kills_himself_by_the_last_arrow():
    t = draw("S duke | *O kit 1 a2 | O a3 | R a3", rolled="abbgg", table_kills="last-arrow")
    assert t.s.killer[1] == 0


def test_those_who_fall_together_are_named_clockwise_from_the_active_player():
    t = draw("O 1 | S duke | *R willy | O 1 | D", dice="ggaaa")
    assert [seat for _, seat, _ in t.told("elimination/out")] == [3, 0]
