"""BANG! dice: rage cards (module 2, UA-R), clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from apps.engine.contract import UNKNOWN
from apps.games.bang_dice.rules.state import HAND
from tests.games.bang_dice.position import FACES, Table, draw, game_of


def drawn(line: str, **options: Any) -> Table:
    """A position with rage cards in play, without duels unless asked for."""
    return draw(line, modules=options.pop("modules", "rage"), **options)


def hand(t: Table, seat: int) -> str:
    """The rage cards of a seat, by their letters."""
    letters = {face: letter for letter, face in FACES.items()}
    return "".join(letters[card] for card in t.s.rage[HAND * seat : HAND * seat + t.s.rage_n[seat]])


def test_without_duels_there_are_five_white_dice_and_no_tokens_ua_g4():
    t = drawn("*S duke | O | O | R")
    assert [due.kind for due in t.look.due] == ["roll"] * 5 and sum(t.s.wound_pile) == 0
    t.roll("abbgg")
    assert "turn/roll" in t.clauses


def test_eighteen_cards_lie_face_down_and_nobody_knows_the_pile_ua_r1():
    game = game_of(4, modules=("rage",))
    assert sum(game.facts.rage_cards) == 18
    t = drawn("*S duke r=b | O r=g | O | R")
    for seat in (0, 1, None):
        seen: Any = game.view(t.look, seat)
        assert set(seen.rage_pile) == {UNKNOWN} and seen.rage_left == 16


def test_who_loses_two_points_in_one_turn_draws_a_card_at_its_end_ua_r2():
    t = drawn("*S duke | O | O 6 | R", dice="22aaa")
    assert t.due.kind == "draw-rage"
    t.card("g")
    assert hand(t, 2) == "g" and t.told("rage/two-points") == [(2, 2, 2)] and t.s.rage_left == 17


def test_one_point_brings_no_card():
    t = drawn("*S duke | O 6 | O | R", dice="1aaaa").answer(1)
    assert t.due.kind == "roll" and sum(t.s.rage_n) == 0


def test_causes_add_up_shots_gatling_and_arrows_ua_r2():
    t = drawn("*S duke | O 6 | O | R", dice="1aggg").answer(1).card("b")
    assert t.told("rage/two-points") == [(1, 1, 2)]
    t = drawn("*S duke 9/10 | O a2 | O a6 | R", rolled="abbbb").again()
    t.answer(0, 0, 0, 0).card("1").card("2")
    assert t.told("rage/two-points") == [(1, 1, 2), (2, 2, 6)]


def test_the_player_whose_turn_it_was_draws_for_his_own_losses_ua_r2():
    t = drawn("*S duke 9/10 a2 | O a6 | O | R", rolled="addd1").answer(1).card("b").card("b")
    assert t.told("rage/two-points") == [(0, 0, 4), (1, 1, 7)]


def test_four_points_lost_in_one_turn_bring_one_card_ruling_26():
    t = drawn("*S slab | O | O 8 | R", dice="222ba").answer(2).card("b")
    assert t.told("rage/two-points") == [(2, 2, 4)] and hand(t, 2) == "b" and t.due.kind == "roll"


@pytest.mark.parametrize(("reading", "draws"), [("losses", True), ("net", False)])
def test_points_gained_in_between_do_not_count_or_do_ruling_42(reading: str, draws: bool):
    t = drawn("*S duke | O 6 | O | R", dice="11baa", rage_losses=reading).answer(1, 1, 1)
    assert (t.due.kind == "draw-rage") is draws


def test_those_who_draw_do_so_clockwise_from_the_player_whose_turn_it_was():
    t = drawn("S | *O duke | O | R", dice="11ggg").answer(0, 0)
    assert t.due.kind == "draw-rage"
    t = drawn("S 9/10 a2 | *O duke 8 a2 | O 9/9 a4 jesse | R", rolled="abbbb").again().answer(1, 1, 1, 1).card("b").card("g").card("1")
    assert [seat for seat, _, _ in t.told("rage/two-points")] == [1, 2, 0]


def test_a_card_is_known_to_its_owner_alone_ua_r4():
    t = drawn("*S duke | O r=gd | O | R r=b")
    for seat in (0, 1, 2, 3, None):
        seen: Any = t.game.view(t.look, seat)
        assert (seen.rage[HAND] != UNKNOWN) == (seat == 1) and (seen.rage[3 * HAND] != UNKNOWN) == (seat == 3)
        assert list(seen.rage_n[:4]) == [0, 2, 0, 1]
    t = drawn("*S duke | O | O 6 | R", dice="22aaa").card("g")
    assert [(e.target, e.audience) for e in t.events if e.clause == "bang-dice/rage/face-down"] == [(2, 1 << 2)]


def test_all_cards_held_are_revealed_at_the_start_of_the_turn_and_join_the_final_dice_ua_r5():
    t = drawn("*S duke 5/10 r=b2 | O | O | R | D")
    assert sorted(value for _, _, value in t.told("rage/reveal")) == [4, 5] and t.s.rage_n[0] == 0
    t.roll("b1aa1").again().answer(1, 1, 2)
    assert t.due.kind == "beer"
    t.answer(0, 0)
    assert t.s.life[0] == 7 and t.told("shots/far") == [(0, 2, 1)]


def test_an_arrow_of_a_card_acts_at_once_before_any_roll_ua_r6():
    t = drawn("*S duke r=aa | O | O | R")
    assert t.s.arrows[0] == 2 and t.told("rage/arrows") == [(0, -1, 1), (0, -1, 2)] and t.due.kind == "roll"


def test_the_last_arrow_of_a_card_brings_the_attack_at_once_and_the_rest_is_taken_from_the_new_pile_ruling_22():
    t = drawn("*S duke r=aa | O a4 | O a4 | R")
    assert t.told("arrows/attack") == [(0, -1, 0)] and t.s.arrows[:4] == [1, 0, 0, 0] and t.s.life[0] == t.s.cap[0] - 1
    assert t.due.kind == "roll"


def test_who_falls_by_the_arrow_of_a_card_does_not_roll_ruling_22():
    t = drawn("S | *O duke 1 r=a1 | O jourdonnais a4 | R jesse a4", modules="rage")
    t.card("b")
    assert t.told("rage/last-arrow") == [(1, -1, 0)] and t.s.alive == 13 and t.s.seat == 2
    assert "turn/roll" not in t.clauses and t.s.rage_out[FACES["1"]] == 1


def test_revealed_cards_are_discarded_at_the_end_of_that_turn_ua_r7():
    t = drawn("*S duke | O | O | R", dice="aaaaa", revealed="ag")
    assert t.told("rage/discard") == [(0, -1, 2)] and t.s.rage_out[1] == 1 and t.s.rage_out[6] == 1 and sum(t.s.revealed) == 0


def test_a_card_drawn_in_ones_own_turn_waits_for_the_next_ua_r8():
    t = drawn("*S duke 9/10 a2 | O a6 | O | R", rolled="addd1").answer(1).card("b").card("g")
    assert hand(t, 0) == "b" and t.told("rage/reveal") == [(1, -1, FACES["g"])]
    t = drawn("*S duke 5/10 | O | O | R", dice="aaaww", modules="duels rage").card("b").card("g")
    assert hand(t, 0) == "bg" and t.s.life[0] == 7


def test_an_empty_deck_is_laid_anew_from_the_discards_ua_r9():
    t = drawn("*S duke | O | O 6 r=aaaddd | R r=111222", dice="22aaa", discards="bbbggg")
    assert t.told("rage/reshuffle") == [(-1, -1, 6)]
    t.card("b")
    assert hand(t, 2) == "aaadddb" and t.s.rage_left == 5 and sum(t.s.rage_out) == 0


def test_without_cards_anywhere_nothing_is_drawn():
    t = drawn("*S duke | O 6 r=aaaddd | O r=bbbggg | R r=111222", dice="11aaa").answer(1, 1)
    assert t.told("rage/none-left") == [(-1, 1, 0)] and t.due.kind == "roll"


def test_an_eliminated_player_hands_his_cards_in_and_draws_none_ruling_47():
    t = drawn("*S duke | O 2 r=bg | O | R", dice="11aaa").answer(1, 1)
    assert t.told("rage/eliminated") == [(-1, 1, 2)] and t.s.rage_n[1] == 0 and t.s.rage_out[5] == t.s.rage_out[6] == 1
    assert "rage/two-points" not in t.clauses


@pytest.mark.parametrize("reading", ["counts", "last"])
def test_dynamite_of_a_card_counts_from_the_first_roll_or_only_at_last_ruling_23(reading: str):
    t = drawn("*S duke r=d | O | O | R", rage_dynamite=reading).roll("ddbgg")
    if reading == "counts":
        assert t.told("rage/dynamite") == [(0, -1, 3)] and t.told("dynamite/loss") == [(-1, 0, 1)]
    else:
        assert t.due.kind == "reroll"
        t.again().answer(0)
        assert t.told("dynamite/loss") == [(-1, 0, 1)]


def test_three_dynamites_of_cards_alone_forbid_every_re_roll():
    t = drawn("*S duke r=ddd | O | O | R").roll("bbbgg")
    assert t.told("rage/dynamite") == [(0, -1, 3)] and t.due.kind == "beer"


def test_gatlings_of_dice_and_cards_add_up():
    t = drawn("*S duke r=g | O | O | R").roll("ggaaa").again()
    assert t.told("gatling/fire") == [(0, -1, 3)]


@pytest.mark.parametrize(("reading", "fires"), [("as-dice", True), ("dice-only", False)])
def test_abilities_use_symbols_of_cards_like_dice_or_not(reading: str, fires: bool):
    t = drawn("*S willy | O | O | R", dice="gaaaa", revealed="g", rage_abilities=reading)
    assert bool(t.told("gatling/loss")) is fires


@pytest.mark.parametrize(("reading", "life"), [("as-dice", 3), ("dice-only", 5)])
def test_a_bulls_eye_on_a_card_spoils_suzys_rest_or_does_not(reading: str, life: int):
    t = drawn("*S suzy 3/10 | O | O | R", dice="aaaaa", revealed="1", rage_abilities=reading).answer(1)
    assert t.s.life[0] == life


@pytest.mark.parametrize(("reading", "life"), [("as-dice", 6), ("dice-only", 5)])
def test_jesse_drinks_the_beer_of_a_card_for_two_or_for_one(reading: str, life: int):
    assert drawn("*S jesse 4/11 | O | O | R", dice="aaaaa", revealed="b", rage_abilities=reading).answer(0).s.life[0] == life


@pytest.mark.parametrize(("reading", "asked"), [("as-dice", "double"), ("dice-only", "beer")])
def test_slab_spends_the_beer_of_a_card_or_must_not(reading: str, asked: str):
    t = drawn("*S slab 5/10 | O | O | R", dice="1aaaa", revealed="b", rage_abilities=reading).answer(1)
    assert t.due.kind == asked


def test_kit_uses_the_gatling_of_a_card_by_the_default_reading():
    assert drawn("*S kit a2 | O | O | R", dice="aaaaa", revealed="g").due.kind == "kit"
    assert drawn("*S kit a2 | O | O | R", dice="aaaaa", revealed="g", rage_abilities="dice-only").due.kind == "roll"
