"""BANG! dice: what the sixteen characters can do, row by row."""

from __future__ import annotations

import pytest

from apps.games.bang_dice.rules.state import CHARACTERS
from tests.games.bang_dice.position import draw, game_of

LIFE = "8 8 8 7 9 7 7 8 9 8 9 8 8 8 9 8"


@pytest.mark.parametrize("character, life", zip(CHARACTERS[1:17], map(int, LIFE.split()), strict=True))
def test_it_gives_each_character_its_life_points(character: str, life: int):
    assert game_of(5).facts.life[CHARACTERS.index(character)] == life


# Bart Cassidy


def test_bart_may_take_an_arrow_instead_of_a_point_hit_by_hit_ruling_16():
    t = draw("*S duke | O bart 8 | O | R", dice="11aaa").answer(1, 1)
    assert t.asks == ("bart", 1, (0, 1))
    t.answer(1, 0)
    assert t.told("characters/bart-cassidy") == [(1, 0, 1)]
    assert t.told("shots/together") == [(0, 1, 1)]
    assert (t.s.arrows[1], t.s.life[1], t.s.pile) == (1, 7, 8)


def test_bart_may_do_so_against_the_gatling():
    t = draw("*S duke | O bart 8 | O | R", dice="gggaa").answer(1)
    assert (t.s.arrows[1], t.s.life[1]) == (1, 8)


def test_bart_never_takes_the_last_arrow_of_the_pile():
    t = draw("*S duke a3 | O bart 8 a4 | O | R", dice="11aaa").answer(1, 1, 1)
    assert (t.s.pile, t.s.arrows[1], t.s.life[1]) == (1, 5, 7)
    assert not t.told("arrows/attack")


def test_bart_is_not_asked_about_indians_or_dynamite():
    t = draw("*S duke 8 a2 | O bart 8 a3 | O a3 | R", rolled="abbgg")
    assert t.s.life[1] == 5 and t.asks[0] == "reroll"
    t = draw("S duke | *O bart 8 | O | R", dice="dddaa")
    assert t.s.life[1] == 7 and t.asks[0] == "roll"


# Black Jack


def test_black_jack_may_roll_dynamite_again_while_he_has_fewer_than_three():
    t = draw("*S black-jack | O | O | R", rolled="dd1bb")
    assert t.due.options == tuple(range(32))
    t.again(0, 1).roll("gb")
    assert t.told("characters/black-jack") == [(0, -1, 2)]


def test_black_jack_stops_at_three_dynamites_like_anybody():
    t = draw("*S black-jack 8 | O | O | R", rolled="dd1bb").again(2).roll("d")
    assert t.told("dynamite/third") and t.s.life[0] == 7


# Calamity Janet


def test_calamity_janet_may_use_a_one_as_a_two_and_a_two_as_a_one():
    t = draw("*S calamity-janet | O | O | R | D | O", dice="12aaa")
    assert t.asks == ("shot", 0, (1, 2, 4, 5))
    t.answer(2)
    assert t.asks == ("shot", 0, (1, 2, 4, 5))
    t.answer(5)
    assert t.told("characters/calamity-janet") == [(0, 2, 3), (0, 5, 4)]
    assert t.told("shots/near") == t.told("shots/far") == []


# El Gringo


def test_el_gringo_gives_whoever_hits_him_one_arrow_however_many_the_points():
    t = draw("*S duke | O gringo 7 | O | R", dice="111gg").answer(1, 1, 1)
    assert t.told("characters/el-gringo") == [(1, 0, 1)] and (t.s.arrows[0], t.s.life[1]) == (1, 4)


def test_el_gringo_gives_nothing_for_indians():
    t = draw("*S duke 8 a2 | O gringo 7 a3 | O a3 | R", rolled="abbgg")
    assert t.s.life[1] == 4 and not t.told("characters/el-gringo")


def test_el_gringos_arrow_may_be_the_last_and_bring_the_attack():
    t = draw("*S duke 8 a2 | O gringo 7 | O a3 | R a3", dice="1bbaa").answer(1)
    assert t.told("arrows/attack") == [(0, -1, 0)] and t.s.life[0] == 5
    assert t.asks[0] == "beer"


@pytest.mark.parametrize("reading, arrows, order", [("discard-first", 1, ["gatling/discard", "characters/el-gringo"]),
                                                    ("arrow-first", 0, ["characters/el-gringo", "gatling/discard"])])  # fmt: skip
def test_the_gunner_puts_his_arrows_back_before_or_after_el_gringos_ruling_13(reading: str, arrows: int, order: list[str]):
    t = draw("*S duke a3 | O gringo 7 | O | R", dice="gggaa", gatling_gringo=reading)
    assert t.s.arrows[0] == arrows
    assert [c for c in t.clauses if c in order] == order


@pytest.mark.parametrize("reading, arrows", [("step", 2), ("turn", 1)])
def test_el_gringo_gives_an_arrow_for_each_step_or_once_a_turn_ruling_14(reading: str, arrows: int):
    t = draw("*S duke | O gringo 7 | O | R", dice="1gggb", gringo_arrows=reading).answer(1, 0)
    assert len(t.told("characters/el-gringo")) == arrows and t.s.life[1] == 5


@pytest.mark.parametrize("reading, arrows", [("arrow", 1), ("nothing", 0)])
def test_a_dying_gringo_gives_an_arrow_or_not(reading: str, arrows: int):
    t = draw("*S duke | O gringo 1 | O | R", dice="1aabb", gringo_dying=reading).answer(1)
    assert t.s.arrows[0] == arrows and not t.s.alive >> 1 & 1


# Jesse Jones


def test_jesse_in_need_gains_two_for_each_beer_on_himself_and_the_test_is_made_once_ruling_17():
    t = draw("*S jesse 4 | O 5 | O | R", dice="bbaaa").answer(0, 0)
    assert t.s.life[0] == 8
    assert t.told("characters/jesse-jones") == [(0, 0, 2), (0, 0, 2)]


def test_jesse_above_four_gains_one_and_pours_one_for_others():
    t = draw("*S jesse 5 | O 5 | O | R", dice="bbaaa").answer(0, 1)
    assert (t.s.life[0], t.s.life[1]) == (6, 6)
    t = draw("*S jesse 4 | O 5 | O | R", dice="baaaa").answer(1)
    assert t.s.life[1] == 6 and t.told("characters/jesse-jones") == []


# Jourdonnais


def test_jourdonnais_never_loses_more_than_one_point_to_an_attack():
    t = draw("*S duke 8 a3 | O jourdonnais 7 a4 | O a1 | R", rolled="abbgg")
    assert t.s.life[1] == 6
    assert t.told("characters/jourdonnais") == [(-1, 1, 3)]


# Kit Carlson


def test_kit_takes_away_an_arrow_of_anybodys_for_each_gatling():
    t = draw("*S kit a1 | O a2 | O a1 | R", dice="ggbab").answer(0, 0)
    assert t.asks == ("kit", 0, (8, 0, 1, 2))
    assert t.refused(3) == "characters/kit-carlson"
    t.answer(1, 0)
    assert t.told("characters/kit-carlson") == [(0, 1, 1), (0, 0, 0)]
    assert t.s.arrows[:3] == [0, 1, 1] and t.s.pile == 7


def test_kit_with_three_gatlings_frees_himself_and_takes_three_of_the_others():
    t = draw("*S kit a2 | O 5 a2 | O a2 | R", dice="gggaa")
    assert t.told("gatling/discard") == [(0, -1, 2)] and t.asks == ("kit", 0, (8, 1, 2))
    t.answer(1, 1, 2)
    assert t.s.arrows[:3] == [0, 0, 1]


def test_kit_may_leave_arrows_where_they_are():
    t = draw("*S kit | O a2 | O | R", dice="gaaaa").answer(8)
    assert t.s.arrows[1] == 2


# Lucky Duke


def test_lucky_duke_has_four_rolls():
    t = draw("*S duke | O | O | R").roll("12bgb").again(0).roll("1").again(0).roll("1").again(0).roll("1")
    assert t.told("characters/lucky-duke") == [(0, -1, 0)] and t.told("turn/last-roll")


# Paul Regret


def test_paul_regret_is_immune_to_the_gatling():
    t = draw("*S duke | O paul 9 | O 5 | R", dice="gggaa")
    assert t.s.life[1] == 9 and t.told("characters/paul-regret") == [(0, 1, 0)]
    assert t.s.life[2] == 4


# Pedro Ramirez


def test_pedro_may_drop_an_arrow_for_each_point_he_loses_and_still_loses_it():
    t = draw("*S duke | O pedro 8 a3 | O | R", dice="11aaa").answer(1, 1)
    assert t.asks == ("pedro", 1, (0, 1))
    t.answer(1, 1)
    assert (t.s.life[1], t.s.arrows[1], t.s.pile) == (6, 1, 8)
    assert t.told("characters/pedro-ramirez") == [(-1, 1, 2), (-1, 1, 1)]


def test_pedro_may_keep_his_arrows_and_is_asked_after_dynamite_too():
    t = draw("S duke | *O pedro 8 a1 | O | R", dice="dddaa").answer(0)
    assert (t.s.life[1], t.s.arrows[1]) == (7, 1)


# Rose Doolan


def test_rose_may_hit_one_seat_further():
    t = draw("*S rose | O | O | R | D | O | R | D", dice="12aaa")
    assert t.asks == ("shot", 0, (1, 2, 6, 7))
    t.answer(2)
    assert t.asks == ("shot", 0, (2, 3, 5, 6))
    t.answer(6)
    assert t.told("characters/rose-doolan") == [(0, 2, 3)] and t.told("shots/far") == [(0, 6, 1)]


@pytest.mark.parametrize("reading, options", [("shortest", None), ("around", (1, 2, 3))])
def test_rose_among_four_reaches_her_neighbours_with_a_two_the_long_way_round_or_not(reading: str, options: tuple[int, ...] | None):
    t = draw("*S rose | O | O | R", dice="2aaaa", rose_around=reading)
    if options:
        assert t.due.options == options
        t.answer(1)
        assert t.told("characters/rose-doolan") == [(0, 1, 4)]
    else:
        assert t.told("shots/far") == [(0, 2, 1)]


# Sid Ketchum


def test_sid_lets_one_player_gain_a_point_when_his_turn_starts():
    t = draw("*S sid 8 | O 5 | O x | R")
    assert t.asks == ("sid", 0, (0, 1, 3))
    assert t.refused(2) == "elimination/out"
    t.answer(1)
    assert t.told("characters/sid-ketchum") == [(0, 1, 1)] and t.s.life[1] == 6
    assert t.asks[0] == "roll"


# Slab the Killer


def test_slab_may_spend_one_beer_to_make_one_shot_cost_two():
    t = draw("*S slab 5 | O 5 | O 5 | R", dice="1bbaa").answer(1)
    assert t.asks == ("double", 0, (8, 1))
    t.answer(1)
    assert t.told("characters/slab-the-killer") == [(0, 1, 2)] and t.s.life[1] == 3
    # One beer is left to be poured.
    t.answer(0)
    assert t.s.life[0] == 6 and t.asks[0] == "roll"


def test_slab_may_do_without_and_doubles_once_a_turn():
    t = draw("*S slab 5 | O 5 | O 5 | R", dice="11baa").answer(1, 1, 8, 0)
    assert (t.s.life[1], t.s.life[0]) == (3, 6)
    t = draw("*S slab 5 | O 5 | O 5 | R", dice="11bbb").answer(1, 1, 1)
    assert t.s.life[1] == 2 and t.asks[0] == "beer"


def test_slab_without_a_beer_or_without_a_shot_is_not_asked():
    assert draw("*S slab | O | O | R", dice="1aaaa").answer(1).asks[0] == "roll"
    assert draw("*S slab | O | O | R", dice="baaaa").asks[0] == "beer"


# Suzy Lafayette


def test_suzy_gains_two_when_her_final_dice_hold_no_bulls_eye():
    t = draw("*S suzy 5 | O | O | R", dice="aaggd")
    assert t.told("characters/suzy-lafayette") == [(-1, 0, 2)] and t.s.life[0] == 7
    assert not draw("*S suzy 5 | O | O | R", dice="1agg2").answer(1).told("characters/suzy-lafayette")


def test_suzy_gains_no_more_than_her_cap():
    assert draw("*S suzy 9 | O | O | R", dice="aaggd").s.life[0] == 10


# Vulture Sam


def test_vulture_sam_gains_two_for_everybody_who_falls():
    t = draw("*S duke | O sam 3 | O 1 | R 1 | D", dice="gggaa")
    assert t.s.life[1] == 6 and t.told("characters/vulture-sam") == [(-1, 1, 4)]


@pytest.mark.parametrize("reading, life", [("no-gain", 0), ("gain", 2)])
def test_a_dying_vulture_sam_gains_nothing_or_lives_on_ruling_15(reading: str, life: int):
    t = draw("*S duke | O sam 1 | O 1 | R | D", dice="gggaa", sam_dying=reading)
    assert t.s.life[1] == life and (t.s.alive >> 1 & 1) == (life > 0)
    assert bool(t.told("characters/vulture-sam-dying")) == (life > 0)


# Willy the Kid


def test_willy_fires_with_two_gatlings_and_only_once():
    t = draw("*S willy 5 a2 | O 5 | O 5 | R 5", dice="ggaaa")
    assert t.told("characters/willy-the-kid") == [(0, -1, 2)] and t.s.life[1:4] == [4, 4, 4] and t.s.arrows[0] == 0
    t = draw("*S willy 5 | O 5 | O 5 | R 5", dice="gggga")
    assert t.s.life[1:4] == [4, 4, 4]


@pytest.mark.parametrize("character", [c for c in CHARACTERS[1:] if c != "willy-the-kid"])
def test_nobody_else_fires_with_two(character: str):
    t = draw(f"*S {character} 5 | O 5 | O 5 | R 5", dice="ggaaa")
    assert t.s.life[1:4] == [5, 5, 5]
