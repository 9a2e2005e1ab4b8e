"""BANG! dice: duel dice, whiskey, wound tokens and duels (module 1, UA-D and UA-T), clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bang_dice.position import FACES, Table, draw, game_of

DUELS = "duels rage"


def drawn(line: str, **options: Any) -> Table:
    """A position with duels and rage cards in play."""
    return draw(line, modules=DUELS, **options)


def tokens(t: Table, seat: int) -> str:
    """The wound tokens in front of a seat, by their letters."""
    return "".join(letter for letter, face in FACES.items() if t.s.wounds[seat] >> face & 1)


# The dice (UA-D1 to UA-D4)


def test_a_turn_begins_with_three_white_dice_and_two_black_ones_ua_d2():
    t = drawn("*S duke | O | O | R")
    assert [due.kind for due in t.look.due] == ["roll"] * 3
    t.roll("1bgwq")
    assert t.s.dice[:5] == [3, 5, 6, 7, 8]
    assert "duels/roll" in t.clauses and "turn/roll" not in t.clauses


def test_a_black_die_shows_arrow_dynamite_gatling_whiskey_and_twice_a_duel():
    assert game_of(4, modules=("duels", "rage")).facts.duel_faces == [1, 2, 6, 7, 8, 8]


def test_white_and_black_dice_may_be_mixed_at_a_re_roll():
    t = drawn("*S duke | O | O | R", rolled="1bbww").again(0, 3)
    assert [due.kind for due in t.look.due] == ["roll"]
    t.roll("2q")
    assert t.s.dice[:5] == [4, 5, 5, 8, 7]


def test_dynamite_of_a_black_die_is_locked_like_any_other():
    t = drawn("*S duke | O | O | R", rolled="1bbdw")
    assert t.refused(1 << 3) == "dynamite/locked"


def test_the_final_dice_resolve_dynamite_whiskey_shots_beer_gatling_and_duels_last_ua_d4():
    t = drawn("*S duke 5/10 w=1 | O | O | R", dice="bggwq", revealed="1gddd").answer(3)
    t.answer(0, 1).roll("a").wound("b")
    order = ["dynamite/loss", "duels/whiskey", "shots/together", "beer/heal", "gatling/fire", "duels/challenge", "duels/loss"]
    assert [clause for clause in t.clauses if clause in order] == order


def test_near_and_far_shots_hit_together_or_by_the_reading_one_after_the_other_ruling_39():
    line = "*S duke | O 1 | O | R | D"
    t = drawn(line, dice="12aaa").answer(1)
    assert t.due.kind == "shot" and t.due.options == (2, 3) and t.s.alive == 31
    # One after the other, distances move: of the four who are left a far shot reaches the one opposite alone.
    t = drawn(line, dice="12aaa", duel_shots="near-first").answer(1)
    assert t.s.alive == 29 and t.told("shots/far") == [(0, 3, 1)]


# Whiskey (UA-D5, UA-D6)


def test_a_whiskey_heals_the_roller_alone_and_takes_a_token_ua_d5_ua_d6():
    t = drawn("*S duke 5/10 w=1 | O 3 | O | R", dice="aaaaw")
    assert t.s.life[0] == 6 and t.told("duels/whiskey") == [(0, 0, 1)]
    assert t.told("duels/whiskey-token") == [(0, -1, 3)] and tokens(t, 0) == ""
    assert "duels/whiskey-rage" not in t.clauses and t.s.wound_pile[3] == 5


def test_without_a_token_a_whiskey_brings_a_rage_card_ua_d6_ua_r3():
    t = drawn("*S duke 5/10 | O | O | R", dice="aaaaw").card("b")
    assert t.s.life[0] == 6 and t.told("duels/whiskey-rage") and t.s.rage_n[0] == 1 and t.s.rage[0] == FACES["b"]


def test_a_whiskey_at_the_cap_heals_nothing_and_still_takes_its_token_ruling_27():
    t = drawn("*S duke w=2 | O | O | R", dice="aaaaw")
    assert t.told("duels/whiskey") == [(0, 0, 0)] and tokens(t, 0) == "" and t.told("duels/whiskey-token")


def test_a_whiskey_rolled_again_does_nothing():
    t = drawn("*S duke 5/10 w=2 | O | O | R", rolled="bbbaw").again(4).roll("q")
    assert "duels/whiskey" not in t.clauses and tokens(t, 0) == "2"


def test_the_holder_chooses_which_token_the_whiskey_takes_ruling_40():
    t = drawn("*S duke 5/10 w=12d | O | O | R", dice="aaaaw")
    assert t.asks == ("wound", 0, (2, 3, 4))
    t.answer(2)
    assert t.told("duels/whiskey-token") == [(0, -1, 2)]


@pytest.mark.parametrize(("reading", "pile", "aside"), [("stack", 2, 0), ("aside", 1, 1)])
def test_the_whiskeys_token_goes_into_the_stack_or_lies_aside_until_the_turn_ends_ruling_40(reading: str, pile: int, aside: int):
    t = drawn("*S duke 5/10 w=d | O | O | R", dice="aaaqw", whiskey_token=reading)
    assert t.due.kind == "duel"
    assert (t.s.wound_pile[2], t.s.wound_aside[2]) == (pile, aside)
    t.answer(1).roll("a").wound("1")
    assert (t.s.wound_pile[2], t.s.wound_aside[2]) == (2, 0)


@pytest.mark.parametrize(("reading", "cancelled", "life"), [("fixed", 1, 6), ("gone", 0, 7)])
def test_a_token_that_whiskey_takes_has_cancelled_before_or_no_more_ruling_41(reading: str, cancelled: int, life: int):
    t = drawn("*S duke 5/10 w=b | O | O | R", dice="baaaw", whiskey_cancel=reading)
    if not cancelled:
        t.answer(0)
    assert len(t.told("wounds/cancel")) == cancelled and t.s.life[0] == life


# Wound tokens (UA-T)


def test_fifteen_tokens_of_four_kinds_make_one_stack_ua_t1():
    f = game_of(4, modules=("duels", "rage")).facts
    assert f.wound_tokens == [0, 0, 2, 5, 5, 3, 0, 0, 0]


def test_a_token_taken_lies_open_in_front_of_its_owner_ua_t2():
    t = drawn("*S duke | O | O | R", dice="aaaaq").answer(1).roll("a").wound("2")
    assert tokens(t, 1) == "2" and t.told("wounds/take") == [(-1, 1, 4)]
    assert t.game.view(t.look, None).wounds[1] == 1 << FACES["2"]


def test_a_second_token_of_a_kind_goes_back_and_is_not_replaced_but_the_point_is_lost_ua_t3():
    t = drawn("*S duke | O 5 w=2 | O | R", dice="aaaaq").answer(1).roll("a").wound("2")
    assert tokens(t, 1) == "2" and t.s.life[1] == 4 and t.s.wound_pile[4] == 4
    assert t.told("wounds/double") == [(-1, 1, 4)] and "wounds/take" not in t.clauses


@pytest.mark.parametrize(("symbol", "reading"), [("1", "shot"), ("2", "shot"), ("b", "beer")])
def test_a_token_cancels_one_result_like_it_ua_t4(symbol: str, reading: str):
    t = drawn(f"*S duke 5/10 w={symbol} | O | O | R | D", dice=symbol * 2 + "aaa")
    assert t.told("wounds/cancel") == [(0, -1, FACES[symbol])]
    assert t.due.kind == reading
    t.answer(t.due.options[0])
    assert not t.look.due or t.due.kind == "roll"


def test_three_tokens_cancel_three_results_each_its_own():
    t = drawn("*S duke 5/10 w=12b | O | O | R", dice="12baa")
    assert [value for _, _, value in t.told("wounds/cancel")] == [3, 4, 5]
    assert t.s.life[0] == 5 and t.s.life[1:4] == t.s.cap[1:4] and "beer/heal" not in t.clauses


def test_only_what_stands_after_the_last_roll_is_cancelled_ua_t5():
    t = drawn("*S duke 5/10 w=b | O | O | R", rolled="bbagg").again(0).roll("1").again()
    assert t.told("wounds/cancel") == [(0, -1, 5)]
    t = drawn("*S duke 5/10 w=b | O | O | R", rolled="b11gg").again(0).roll("g")
    assert "wounds/cancel" not in t.clauses


def test_the_dynamite_token_adds_one_dynamite_and_cancels_none_ua_t6():
    t = drawn("*S duke 5/10 w=d | O | O | R", rolled="ddbgg")
    assert t.told("wounds/dynamite") == [(0, -1, 3)] and t.due.kind != "reroll"
    assert t.told("dynamite/loss") == [(-1, 0, 1)] and "wounds/cancel" not in t.clauses


def test_two_dynamites_without_the_token_and_one_with_it_let_one_roll_on():
    assert drawn("*S duke | O | O | R", rolled="ddbgg").due.kind == "reroll"
    assert drawn("*S duke w=d | O | O | R", rolled="dbbgg").due.kind == "reroll"


def test_black_jack_with_the_token_may_roll_one_dynamite_again_but_not_two():
    assert drawn("*S black-jack w=d | O | O | R", rolled="dbbgg").again(0).due.kind == "roll"
    assert "wounds/dynamite" in drawn("*S black-jack w=d | O | O | R", rolled="ddbgg").clauses


def test_all_tokens_go_back_when_their_owners_turn_ends_used_or_not_ua_t7():
    t = drawn("*S duke w=12d | O w=1 | O | R", dice="aaaaa")
    assert t.told("wounds/back") == [(0, -1, 3)] and tokens(t, 0) == "" and tokens(t, 1) == "1"
    assert t.s.wound_pile == [0, 0, 2, 4, 5, 3, 0, 0, 0]


def test_a_token_taken_in_ones_own_turn_goes_back_at_its_end_too_ua_t7():
    t = drawn("*S duke | O | O | R", dice="aaaaq").answer(1).roll("q").roll("a").wound("1")
    assert t.told("wounds/take") == [(-1, 0, 3)] and t.told("wounds/back") == [(0, -1, 1)] and tokens(t, 0) == ""


def test_in_the_turns_of_others_tokens_do_nothing_ua_t8():
    t = drawn("*S duke 5/10 | O w=12bd | O | R", dice="baaaa").answer(0)
    assert t.s.life[0] == 6 and "wounds/cancel" not in t.clauses and tokens(t, 1) == "d12b"


def test_an_eliminated_player_hands_tokens_back_and_takes_none_ruling_47():
    t = drawn("*S duke | O 1 w=12 | O | R", dice="aaaaq").answer(1).roll("a")
    assert not t.s.alive & 2 and tokens(t, 1) == "" and t.told("wounds/eliminated") == [(-1, 1, 2)]
    assert "wounds/take" not in t.clauses and t.due.kind == "roll"


@pytest.mark.parametrize(("reading", "held"), [("nothing", ""), ("owed", "1")])
def test_from_an_empty_stack_one_takes_nothing_or_is_owed_the_token_ruling_29(reading: str, held: str):
    t = drawn("*S duke w=12bd | O | O w=12bd | R w=12b | O w=12 | D w=12 | D", dice="aaaaq", empty_stack=reading)
    assert t.due.kind == "duel" and sum(t.s.wound_pile) == 0
    t.answer(1).roll("a")
    assert t.told("wounds/empty") == [(-1, 1, int(reading == "owed"))]
    if held:
        t.wound("1")
    assert tokens(t, 1) == held


@pytest.mark.parametrize(("reading", "life"), [("dice-only", 6), ("cards-too", 5)])
def test_a_token_does_not_cancel_the_symbol_of_a_rage_card_unless_the_reading_says_so_ruling_24(reading: str, life: int):
    t = drawn("*S duke 5/10 w=b | O | O | R", dice="aaaaa", revealed="b", token_rage=reading)
    if t.due.kind == "beer":
        t.answer(0)
    assert t.s.life[0] == life


@pytest.mark.parametrize(("reading", "life"), [("rolled", 3), ("cancelled", 5)])
def test_suzy_looks_at_what_was_rolled_or_at_what_tokens_left_ruling_25(reading: str, life: int):
    assert drawn("*S suzy 3/10 w=1 | O | O | R", dice="1aaaa", token_suzy=reading).s.life[0] == life


# Duels (UA-D7 to UA-D12)


def test_a_duel_may_be_handed_to_anybody_however_far_away_ua_d7():
    t = drawn("*S duke | O | O | R | D | O", dice="aaaaq")
    assert t.asks == ("duel", 0, (1, 2, 3, 4, 5))
    assert t.refused(0) == "duels/challenge"


def test_the_challenged_throws_first_and_a_miss_costs_a_point_and_a_token_but_its_symbol_does_nothing_ua_d8():
    t = drawn("*S duke | O 5 | O | R", dice="aabbq").answer(0, 0, 3)
    assert t.due.kind == "roll-duel"
    pile = t.s.pile
    t.roll("a").wound("b")
    assert t.told("duels/reply") == [(3, 0, 1)] and t.told("duels/loss") == [(0, 3, 1)]
    assert t.s.life[3] == t.s.cap[3] - 1 and tokens(t, 3) == "b" and t.s.pile == pile


def test_a_duel_goes_back_and_forth_with_the_same_opponent_until_one_misses_ua_d9():
    t = drawn("*S duke | O | O | R", dice="aaaaq").answer(2).roll("q").roll("q").roll("q").roll("q").roll("g").wound("1")
    assert t.told("duels/reply") == [(2, 0, 8), (2, 0, 8), (2, 0, 6)] and t.told("duels/return") == [(0, 2, 8), (0, 2, 8)]
    assert t.told("duels/loss") == [(0, 2, 1)] and tokens(t, 2) == "1"


def test_the_challenger_who_misses_pays_the_same_ua_d10():
    t = drawn("*S duke 5/10 | O | O | R", dice="aaaaq").answer(2).roll("q").roll("w").wound("2")
    assert t.told("duels/loss") == [(2, 0, 1)] and t.s.life[0] == 4 and t.told("wounds/take") == [(-1, 0, 4)]
    assert "duels/whiskey" not in t.clauses


def test_duels_are_fought_one_at_a_time_and_no_opponent_twice_a_turn_ua_d11_ua_d12():
    t = drawn("*S duke | O | O | R", dice="aaaqq").answer(2)
    assert t.due.kind == "roll-duel"
    t.roll("a").wound("1")
    assert t.asks == ("duel", 0, (1, 3)) and t.refused(2) == "duels/one-each"
    t.answer(1).roll("a").wound("1")
    assert [target for _, target, _ in t.told("duels/challenge")] == [2, 1]


def test_the_dead_cannot_be_challenged_ruling_20():
    t = drawn("*S duke | O x | O | R", dice="aaaaq")
    assert t.due.options == (2, 3) and t.refused(1) == "elimination/out"


@pytest.mark.parametrize("reading", ["nothing", "again"])
def test_a_second_duel_with_one_opponent_left_has_no_effect_or_goes_to_him_again_ruling_20(reading: str):
    t = drawn("*S duke | O x | O x | R", dice="aaaqq", surplus_duel=reading).roll("a").wound("1")
    if reading == "nothing":
        assert t.told("duels/surplus") == [(0, -1, 0)] and t.due.kind == "roll"
    else:
        t.roll("a").wound("2")
        assert tokens(t, 3) == "12" and len(t.told("duels/loss")) == 2


@pytest.mark.parametrize("reading", ["drop", "resolve"])
def test_a_challenger_who_falls_leaves_his_other_duels_unfought_or_hands_them_over_ruling_21(reading: str):
    t = drawn("S | *O duke 1 | O | R", dice="aaaqq", challenger_falls=reading).answer(0).roll("q").roll("a")
    assert not t.s.alive & 2 and t.told("duels/challenger-falls") == [(1, -1, int(reading == "resolve"))]
    if reading == "drop":
        assert t.s.seat == 2 and len(t.told("duels/challenge")) == 1
    else:
        t.answer(3).roll("a").wound("1")
        assert t.told("duels/loss")[-1] == (1, 3, 1) and t.s.seat == 2


@pytest.mark.parametrize(("reading", "by_reply", "by_return"), [("winner", 1, 3), ("challenger", 1, 0), ("nobody", 0, 0)])
def test_who_kills_in_a_duel_follows_the_reading_rulings_18_and_19(reading: str, by_reply: int, by_return: int):
    t = drawn("*S duke | O | O 1 | R", dice="aaaaq", duel_kill=reading).answer(2).roll("a")
    assert t.s.killer[2] == by_reply
    t = drawn("S | *O duke 1 | O | R", dice="aaaaq", duel_kill=reading).answer(2).roll("q").roll("a")
    assert t.s.killer[1] == by_return


def test_a_sheriff_who_loses_his_own_duel_was_killed_by_his_opponent_and_the_game_is_over_ruling_19():
    t = drawn("*S duke 1/10 | O | O | R", dice="aaaaq").answer(3).roll("q").roll("a")
    assert t.ending == ("endings/sheriff-dead", (1, 2)) and t.s.killer[0] == 4


def test_a_lost_duel_ends_a_hunt_of_three():
    t = drawn("*D duke | O | R 1", dice="aaaaq").answer(2).roll("a")
    assert t.ending == ("three/win", (0,))


@pytest.mark.parametrize("reading", ["refused", "allowed"])
def test_bart_may_not_or_may_take_an_arrow_for_a_lost_duel(reading: str):
    t = drawn("*S duke | O bart 5 | O | R", dice="aaaaq", bart_duel=reading).answer(1).roll("a")
    if reading == "allowed":
        assert t.due.kind == "bart"
        t.answer(1)
        assert t.s.arrows[1] == 1
    t.wound("1")
    assert t.s.life[1] == (4 if reading == "refused" else 5) and tokens(t, 1) == "1"


@pytest.mark.parametrize(("reading", "arrows"), [("arrow", 1), ("nothing", 0)])
def test_who_beats_el_gringo_in_a_duel_takes_an_arrow_or_not(reading: str, arrows: int):
    t = drawn("*S duke | O gringo 5 | O | R", dice="aaaaq", gringo_duel=reading).answer(1).roll("a").wound("1")
    assert t.s.arrows[0] == arrows


def test_an_opponent_who_beats_el_gringo_in_his_own_duel_takes_the_arrow():
    t = drawn("*S gringo | O | O | R", dice="aaaaq").answer(1).roll("q").roll("a").wound("1")
    assert t.s.arrows[1] == 1 and t.told("characters/el-gringo") == [(0, 1, 1)]


def test_pedro_may_drop_an_arrow_for_a_lost_duel():
    t = drawn("*S duke | O pedro 5 a2 | O | R", dice="aaaaq").answer(1).roll("a").wound("1")
    assert t.due.kind == "pedro" and t.answer(1).s.arrows[1] == 1


def test_two_points_lost_in_two_turns_bring_no_rage_card_and_two_in_one_do():
    t = drawn("*S duke | O 5 | O | R", dice="1aaaq").answer(1, 1).roll("a").wound("1").card("b")
    assert t.told("rage/two-points") == [(1, 1, 2)]
