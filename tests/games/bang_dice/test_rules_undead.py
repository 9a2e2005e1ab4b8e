"""BANG! dice: boneyard, outbreak and zombies (module 4, UA-Z), clause by clause, timing and special cases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bang_dice.position import Table, draw, game_of

EVERYTHING = "duels rage posse undead"


def drawn(line: str, modules: str = "undead", **options: Any) -> Table:
    """A position with the boneyard in play."""
    return draw(line, modules=modules, **options)


# The boneyard (UA-Z1 to UA-Z9)


def test_eleven_cards_with_twelve_hands_lie_face_down_ua_z1():
    f = game_of(4, modules=("undead",)).facts
    assert f.bone[:3] == [2, 6, 3] and sum(f.bone) == 11


def test_the_fallen_hand_everything_back_and_do_not_count_for_distance_ua_z2():
    t = drawn("*S duke | O 1 a2 w=1 r=bg | O | R | D", modules=EVERYTHING, dice="1aaaa").answer(1).bone(1)
    s = t.s
    assert s.shown >> 1 & 1 and s.arrows[1] == s.wounds[1] == s.rage_n[1] == 0
    for clause in ("elimination/reveal", "elimination/arrows", "undead/fallen/hand-back", "rage/eliminated", "wounds/eliminated"):
        assert len(t.told(clause)) == 1, clause
    assert drawn("*S duke | O x | O | R | D", dice="1aaaa").due.options == (2, 4)


def test_who_fell_draws_a_card_at_the_end_of_that_turn_ua_z3():
    t = drawn("*S duke | O 1 | O | R | D", dice="1baaa").answer(1)
    assert t.due.kind == "beer" and "undead/fallen/draw" not in t.clauses
    t.answer(0).bone(2)
    assert t.told("undead/fallen/draw") == [(-1, 1, 2)] and t.told("undead/fallen/hands") == [(-1, -1, 2)] and t.s.hands == 2


def test_who_falls_in_anothers_turn_or_his_own_draws_all_the_same_ua_z3():
    t = drawn("S | *O duke 1 | O | R | D", rolled="dddaa").bone(1)
    assert t.told("undead/fallen/draw") == [(-1, 1, 1)] and t.s.seat == 2


def test_an_eliminated_player_draws_one_more_at_each_of_his_turns_ua_z4():
    t = drawn("*S duke | O x | O | R | D", dice="aaaaa", bones="1")
    assert t.due.kind == "draw-bone" and t.s.seat == 1
    t.bone(1)
    assert t.told("undead/fallen/turns") == [(1, -1, 1)] and t.s.hands == 2 and t.s.seat == 2


def test_without_the_module_the_turn_passes_over_the_dead():
    assert draw("*S duke | O x | O | R", dice="aaaaa").s.seat == 2


def test_a_card_without_hands_goes_back_at_the_end_of_the_turn_ua_z5():
    t = drawn("*S duke | O x | O | R | D", dice="aaaaa", bones="112").bone(0)
    assert t.told("undead/fallen/no-hands") == [(-1, -1, 1)] and t.s.bone[0] == 2 and t.s.bone_aside == 0 and t.s.hands == 4


def test_a_card_with_hands_stays_on_the_table_ua_z6():
    t = drawn("*S duke | O x | O | R | D", dice="aaaaa", bones="1").bone(2)
    assert t.s.hands == 3 and list(t.s.bone[:3]) == [2, 5, 2]


@pytest.mark.parametrize(("bones", "card", "breaks"), [("12", 1, False), ("112", 1, True), ("22", 1, True), ("12", 2, True), ("2221", 0, False)])
def test_more_hands_than_living_players_bring_the_outbreak_as_many_do_not_ua_z7_ua_z8(bones: str, card: int, breaks: bool):
    t = drawn("*S duke | O x | O | R | D", dice="aaaaa", bones=bones).bone(card)
    assert t.s.outbreak == int(breaks) and bool(t.told("undead/fallen/count")) is breaks


def test_a_no_hands_card_blocks_whatever_another_draws_in_the_same_turn_ruling_30():
    line = "*S duke | O 1 | O | R 1 | D"
    t = drawn(line, dice="12aaa", bones="22").answer(1, 3)
    assert t.due.kind == "draw-bone"
    t.bone(2).bone(0)
    assert t.told("undead/fallen/blocked") == [(-1, -1, 6)] and t.s.due == 0 and t.s.outbreak == 0
    t = drawn(line, dice="12aaa", bones="22").answer(1, 3).bone(0).bone(2)
    assert t.told("undead/fallen/blocked") and t.s.outbreak == 0 and t.s.due == 0
    # The next card with hands, in a later turn, brings it after all.
    t.bone(1)
    assert t.s.outbreak == 1


def test_too_many_hands_alone_do_nothing_until_a_card_with_hands_comes_ua_z7():
    t = drawn("*S duke | O x | O | R | D 1", dice="1aaaa", bones="22").answer(4).bone(0)
    assert t.s.hands > 3 and t.s.outbreak == 0 and t.due.kind == "draw-bone"
    assert t.bone(0).s.outbreak == 0


@pytest.mark.parametrize(("reading", "order"), [("active", [3, 1]), ("sheriff", [1, 3])])
def test_those_who_fell_together_draw_clockwise_from_the_active_player_or_the_sheriff_ruling_31(reading: str, order: list[int]):
    t = drawn("S | O 1 | *O duke | R 1 | D", dice="11aaa", boneyard_order=reading).answer(1, 3).bone(0).bone(0)
    assert [seat for _, seat, _ in t.told("undead/fallen/draw")] == order


# When it breaks out (UA-Z10, UA-Z11)


def test_drawn_at_the_end_of_a_living_players_turn_it_comes_as_the_next_turn_begins_ua_z10():
    t = drawn("*S duke | O | O 1 | R | D", dice="2aaaa", bones="22").answer(2).bone(1)
    assert t.told("undead/outbreak/next-turn") == [(-1, -1, 5)]
    assert t.clauses.index("undead/outbreak/next-turn") < t.clauses.index("undead/outbreak/rise") < t.clauses.index("turn/order")
    assert t.s.outbreak == 1 and t.s.seat == 1 and t.due.kind == "roll"


def test_if_that_next_turn_is_a_dead_players_he_has_it_as_a_zombie_without_drawing():
    t = drawn("*S duke | O 1 | O | R | D", dice="1aaaa", bones="22").answer(1).bone(1)
    assert t.s.outbreak == 1 and t.s.seat == 1 and "undead/fallen/turns" not in t.clauses
    assert [due.kind for due in t.look.due] == ["roll"] * 3


def test_when_the_active_player_fell_himself_it_comes_at_the_start_of_the_next_turn_ruling_43():
    t = drawn("S | *O duke 1 | O | R | D", rolled="dddaa", bones="22").bone(1)
    assert t.told("undead/outbreak/next-turn") and t.s.outbreak == 1 and t.s.seat == 2


def test_drawn_in_a_dead_players_turn_it_comes_at_once_and_he_plays_it_as_a_zombie_ua_z11():
    t = drawn("*S duke | O x | O | R | D", dice="aaaaa", bones="22").bone(1)
    assert t.told("undead/outbreak/this-turn") == [(1, -1, 5)] and t.s.seat == 1
    assert [due.kind for due in t.look.due] == ["roll"] * 3


def test_a_game_that_is_decided_in_that_turn_is_over_and_nobody_rises_ruling_32():
    t = drawn("*S duke | O 1 | O x | R x | D", dice="1aaaa", bones="22").answer(1)
    assert t.ending == ("endings/law", (0, 4)) and t.s.outbreak == 0 and not t.look.due


# What it does (UA-Z12 to UA-Z19)


def test_all_cards_leave_and_all_the_dead_rise_whatever_their_role_with_as_many_points_as_live_ua_z12_ua_z15():
    t = drawn("*S duke | O x | O | R | D x", dice="aaaaa", bones="22").bone(1)
    s = t.s
    assert sum(s.bone) == s.hands == s.bone_aside == 0 and s.zombies == 1 << 1 | 1 << 4 and s.alive == 31
    assert s.life[1] == s.cap[1] == s.life[4] == 3 and t.told("undead/outbreak/life") == [(-1, 1, 3), (-1, 4, 3)]


def test_a_living_renegade_becomes_the_master_and_keeps_life_and_ability_ua_z13():
    t = drawn("*S duke | O x | O | R jesse 4/9 | D", dice="aaaaa", bones="22").bone(1)
    assert t.s.master == 4 and t.s.life[3] == 4 and t.s.shown >> 3 & 1 and t.told("undead/outbreak/master") == [(-1, 3, 4)]
    assert t.s.survivors == 0b10101 and not t.s.limited >> 3 & 1


def test_a_dead_renegade_is_an_ordinary_zombie_and_there_is_no_master_ua_z13():
    t = drawn("*S duke | R x | O | O | D", dice="aaaaa", bones="22").bone(1)
    assert t.s.master == 0 and t.s.zombies == 2 and t.told("undead/outbreak/no-master")


def test_of_eight_the_one_renegade_who_lives_is_the_master_ua_z14():
    t = drawn("*S duke | R x | O x | O x | O | D | D | R", dice="aaaaa", bones="222").bone(1)
    assert t.s.master == 8 and t.s.zombies == 0b1110 and t.s.life[1] == 5


def test_of_two_living_renegades_the_nearest_clockwise_leads_and_the_other_becomes_a_zombie_ua_z14():
    line = "*S duke | O x | R a2 w=1 r=bg | O x | O | R a3 w=2 r=1d | D | D"
    t = drawn(line, modules=EVERYTHING, dice="aaaaa", bones="222").bone(1)
    s = t.s
    assert s.master == 3 and s.zombies == 1 << 1 | 1 << 3 | 1 << 5 and t.told("undead/outbreak/two-renegades-left") == [(-1, 5, 4)]
    assert s.life[5] == s.cap[5] == 5 and s.arrows[5] == 3 and s.wounds[5] == 0 and s.rage_n[5] == 0 and s.rage_n[2] == 2


@pytest.mark.parametrize(("reading", "life"), [("left-out", 5), ("counted", 6)])
def test_the_second_renegade_is_not_or_is_counted_among_the_living_ruling_34(reading: str, life: int):
    line = "*S duke | O x | R | O x | O | R | D | D"
    t = drawn(line, dice="aaaaa", bones="222", second_renegade_life=reading).bone(1)
    assert t.s.life[1] == life and t.s.life[5] == life


@pytest.mark.parametrize(("reading", "cards", "tokens"), [("discard", 0, 0), ("keep", 2, 1 << 4)])
def test_the_second_renegade_hands_cards_and_tokens_in_or_keeps_them_ruling_35(reading: str, cards: int, tokens: int):
    line = "*S duke | O x | R | O x | O | R w=2 r=1d | D | D"
    t = drawn(line, modules=EVERYTHING, dice="aaaaa", bones="222", second_renegade_cards=reading).bone(1)
    assert t.s.rage_n[5] == cards and t.s.wounds[5] == tokens and bool(t.told("undead/outbreak/second-hands-back")) is (cards == 0)


@pytest.mark.parametrize(("reading", "master"), [("starts", 6), ("ended", 1)])
def test_nearest_is_counted_from_the_turn_that_starts_or_the_one_that_ended_ruling_44(reading: str, master: int):
    t = drawn("*R duke | S | O 1 | O x | O x | R | D | D", dice="2aaaa", bones="222", nearest_renegade=reading).answer(2).bone(1)
    assert t.s.seat == 1 and t.s.master == master and t.s.zombies == 0b11100 | (1 if master == 6 else 1 << 5)


def test_if_the_starting_player_is_a_renegade_himself_nobody_is_nearer_ruling_44():
    t = drawn("*S duke | R | O x | O 1 | O x | R | D | D", dice="2aaaa", bones="222").answer(3).bone(1)
    assert t.s.seat == 1 and t.s.master == 2 and t.s.zombies == 0b111100


def test_zombies_count_for_distance_again_and_can_be_shot_ua_z16():
    t = drawn("*S duke | O z 3 | O | R m | D", dice="1aaaa")
    assert t.due.options == (1, 4)
    assert t.answer(1).s.life[1] == 2


def test_a_zombie_rolls_three_base_dice_also_with_duels_ua_z17():
    t = drawn("S | *O z 3 | O | R m | D", modules=EVERYTHING)
    assert [due.kind for due in t.look.due] == ["roll"] * 3
    t.roll("1bg")
    assert "undead/zombies/dice" in t.clauses and "duels/roll" not in t.clauses


def test_a_zombie_never_gains_life_ua_z18():
    t = drawn("S | *O z 2/3 | O | R m | D", dice="bbb").answer(1, 1, 1)
    assert t.s.life[1] == 2
    t = drawn("*S healer | O z 2/3 | O | R m | D", modules=EVERYTHING, dice="aaaaq").answer(1, 1)
    assert t.s.life[1] == 2 and t.told("posse/sam-the-healer") == [(0, 1, 0)]


def test_a_zombie_takes_neither_tokens_nor_rage_cards_ua_z19():
    t = drawn("*S duke | O z 3 | O | R m | D", modules=EVERYTHING, dice="11aaq").answer(1, 1, 1).roll("a")
    assert t.ending is None and not t.s.alive & 2
    t = drawn("*S duke | O z 5 | O | R m | D", modules=EVERYTHING, dice="11aaq").answer(1, 1, 1).roll("a")
    assert t.s.life[1] == 2 and t.s.wounds[1] == t.s.rage_n[1] == 0 and "rage/two-points" not in t.clauses and "wounds/take" not in t.clauses


def test_a_zombie_may_be_challenged_and_pays_its_point():
    t = drawn("*S duke | O z 3 | O | R m | D", modules=EVERYTHING, dice="aaaaq").answer(1).roll("q").roll("q").roll("a")
    assert t.s.life[1] == 2


def test_a_zombie_has_no_character():
    t = drawn("S | *O willy z 3 | O | R m | D", dice="gga")
    assert "gatling/loss" not in t.clauses
    assert drawn("*S duke | O paul z 3 | O | R m | D", dice="gggaa").s.life[1] == 2


def test_a_zombie_with_three_gatlings_fires_like_anybody_ua_z16():
    t = drawn("S 5/10 | *O z 3 | O 5 | R m 5 | D 5", dice="ggg")
    assert t.s.life[0] == t.s.life[2] == t.s.life[3] == t.s.life[4] == 4 and t.told("gatling/fire")


@pytest.mark.parametrize(("reading", "dice"), [("survivor", 5), ("zombie", 3)])
def test_the_master_plays_like_a_survivor_or_by_the_limits_of_zombies_ruling_33(reading: str, dice: int):
    t = drawn("S | O z 3 | O | *R m 4/9 | D", master_limits=reading)
    assert len(t.look.due) == dice
    t = drawn("S | O z 3 | O | *R m 4/9 | D", dice="baaaa"[:dice], master_limits=reading).answer(3)
    assert t.s.life[3] == (5 if reading == "survivor" else 4)


def test_the_master_keeps_his_ability():
    t = drawn("S | O z 3 | O | *R willy m | D", dice="ggaaa")
    assert t.told("characters/willy-the-kid")


# How it ends (UA-Z20 to UA-Z23)


def test_who_falls_after_the_outbreak_is_out_for_good_ua_z20():
    t = drawn("*S duke | O z 1 | O | R m | D", dice="1aaaa").answer(1)
    assert t.told("undead/end/for-good") == [(-1, 1, 0)] and "undead/fallen/draw" not in t.clauses and t.s.seat == 2
    t = drawn("*S duke | O | O 1 | R m | D z 3", dice="2aaaa").answer(2)
    assert t.told("undead/end/for-good") == [(-1, 2, 0)] and t.due.kind == "roll"


def test_zombies_and_master_win_when_the_last_survivor_falls_ua_z21():
    t = drawn("S x | *O z 3 | O 1 | R m | D x", dice="1aa").answer(2)
    assert t.ending == ("undead/end/zombies-win", (1, 3))


def test_survivors_of_any_role_win_when_zombies_and_master_are_gone_ua_z22():
    t = drawn("*S duke | O z x | O | R m 1 | D", dice="2aaaa")
    assert t.ending == ("undead/end/survivors-win", (0, 2, 4))


def test_the_master_alone_fights_on_when_all_zombies_are_gone():
    assert drawn("*S duke | O z 1 | O | R m | D", dice="1aaaa").answer(1).ending is None


def test_the_zombies_fight_on_without_their_master():
    assert drawn("*S duke | O z 3 | O | R m 1 | D", dice="2aaaa").answer(3).ending is None


def test_if_all_fall_at_once_the_zombies_win_ua_z23():
    t = drawn("*S duke 3/10 a3 | O z 1 a1 | O x | R m 4 a4 | D x", rolled="abbbb")
    assert t.ending == ("undead/end/all-dead", (1, 3))


def test_the_sheriffs_death_does_not_end_the_game_after_an_outbreak_ruling_36():
    t = drawn("S 1/10 | *O z 3 | O | R m | D", dice="1aa").answer(0)
    assert t.ending is None and not t.s.alive & 1


def test_the_last_enemy_of_the_sheriff_may_fall_and_the_game_goes_on_after_an_outbreak():
    t = drawn("*S duke | O z 3 | O 1 | R z 3 | D", dice="2aaaa").answer(2)
    assert t.ending is None
