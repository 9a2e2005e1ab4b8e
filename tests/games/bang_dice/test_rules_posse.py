"""BANG! dice: the eight characters of module 3 (UA-H), each ability and each path to a starred one."""

from __future__ import annotations

from typing import Any

import pytest

from apps.engine.contract import UNKNOWN
from apps.games.bang_dice.rules.state import CHARACTERS, HAND
from tests.games.bang_dice.position import FACES, Table, draw, game_of

NEW = CHARACTERS[17:]
WITH = {
    "greg-digger": "duels",
    "herb-hunter": "duels",
    "sam-the-healer": "duels",
    "sean-mallory": "duels",
    "pat-brennan": "rage",
    "pixie-pete": "rage",
}


def drawn(line: str, modules: str = "duels rage posse", **options: Any) -> Table:
    """A position with everything in play that the new characters need."""
    return draw(line, modules=modules, **options)


def hand(t: Table, seat: int) -> list[int]:
    """The rage cards of a seat."""
    return list(t.s.rage[HAND * seat : HAND * seat + t.s.rage_n[seat]])


# Who takes part (UA-H0)


@pytest.mark.parametrize(("character", "life"), zip(NEW, (8, 8, 7, 8, 8, 9, 7, 8), strict=True))
def test_each_new_character_has_its_life_points(character: str, life: int):
    assert game_of(4, modules=("posse",)).facts.life[CHARACTERS.index(character)] == life


@pytest.mark.parametrize(
    "modules", [(), ("posse",), ("rage",), ("rage", "posse"), ("duels", "rage"), ("duels", "rage", "posse"), ("posse", "undead")]
)
def test_a_starred_character_is_dealt_only_with_its_module_ua_h0(modules: tuple[str, ...]):
    deck = {CHARACTERS[n] for n in range(1, len(CHARACTERS)) if game_of(4, modules=modules).facts.deck >> n & 1}
    assert set(CHARACTERS[1:17]) <= deck
    for character in NEW:
        needed = {"posse", WITH.get(character, "posse")}
        assert (character in deck) is (needed <= set(modules)), (character, modules)


@pytest.mark.parametrize("modules", [("posse",), ("rage", "posse"), ("duels", "rage", "posse")])
def test_what_is_dealt_and_what_stays_unused_are_the_deck_and_nothing_twice(modules: tuple[str, ...]):
    game = game_of(5, modules=modules)
    look = game.setup()
    while look.due and look.due[0].kind in ("deal-role", "draw-character"):
        look = game.answer(look.position, {due.id: due.options[-1] if due.options else due.high for due in look.due})
    s: Any = look.now
    dealt = sum(1 << number for number in s.character[:5])
    assert bin(dealt).count("1") == 5 and dealt & s.unused == 0 and dealt | s.unused == game.facts.deck


# Belle Star (UA-H1)


def test_belle_star_may_turn_one_dynamite_into_a_gatling_after_each_roll_ua_h1():
    t = drawn("*S belle | O | O | R", modules="posse", rolled="dgbbb")
    assert t.asks == ("belle", 0, (0, 1))
    t.answer(1)
    assert t.s.dice[:5] == [6, 6, 5, 5, 5] and t.due.kind == "reroll" and t.told("posse/belle-star")
    t.again(2).roll("d").answer(1)
    assert t.s.dice[:5] == [6, 6, 6, 5, 5]


def test_belle_star_may_leave_it_and_without_dynamite_is_not_asked():
    assert drawn("*S belle | O | O | R", modules="posse", rolled="dgbbb").answer(0).s.dice[0] == 2
    assert drawn("*S belle | O | O | R", modules="posse", rolled="agbbb").due.kind == "reroll"


def test_belle_star_turns_one_die_of_two_and_none_of_three_ua_h1():
    t = drawn("*S belle | O | O | R", modules="posse", rolled="ddbbb").answer(1)
    assert t.s.dice[:5] == [6, 2, 5, 5, 5] and t.due.kind == "reroll"
    t = drawn("*S belle | O | O | R", modules="posse", rolled="dddbb")
    assert "posse/belle-star" not in t.clauses and t.told("dynamite/loss")


def test_the_wound_tokens_dynamite_counts_for_belle_star_too():
    assert drawn("*S belle w=d | O | O | R", rolled="ddbgg").due.kind != "belle"


def test_belle_star_may_turn_a_black_die():
    assert drawn("*S belle | O | O | R", rolled="bbbdw").answer(1).s.dice[3] == 6


# Chuck Wengam (UA-H2)


def test_chuck_may_pay_a_point_once_a_turn_to_turn_a_die_to_any_face_ua_h2():
    t = drawn("*S chuck 5/10 | O | O | R", modules="posse", rolled="abbgg")
    assert t.due.kind == "chuck" and 0 * 16 + FACES["g"] in t.due.options
    t.answer(0 * 16 + FACES["g"])
    assert t.s.dice[0] == 6 and t.s.life[0] == 4 and t.told("posse/chuck-wengam") == [(0, -1, 6)]
    t.again(1).roll("1")
    assert t.due.kind == "reroll"


def test_chuck_may_decline_and_is_asked_again_after_his_next_roll():
    t = drawn("*S chuck 5/10 | O | O | R", modules="posse", rolled="abbgg").answer(0).again(0).roll("1")
    assert t.due.kind == "chuck" and t.s.life[0] == 5


def test_chuck_may_not_with_three_dynamites_ua_h2():
    t = drawn("*S chuck 5/10 | O | O | R", modules="posse", rolled="dddgg")
    assert "posse/chuck-wengam" not in t.clauses and t.told("dynamite/loss")


def test_an_arrow_that_chuck_turned_up_costs_no_arrow_and_dynamite_counts():
    t = drawn("*S chuck 5/10 | O | O | R", modules="posse", rolled="bbbgg").answer(FACES["a"])
    assert t.s.arrows[0] == 0 and t.due.kind == "reroll"
    t = drawn("*S chuck 5/10 | O | O | R", modules="posse", rolled="ddbgg").answer(2 * 16 + FACES["d"])
    assert t.told("dynamite/loss") == [(-1, 0, 1)] and t.s.life[0] == 3


def test_chuck_turns_a_black_die_only_to_faces_that_it_has():
    t = drawn("*S chuck 5/10 | O | O | R", rolled="bbbww")
    black = {answer % 16 for answer in t.due.options if answer // 16 == 4 and answer}
    white = {answer % 16 for answer in t.due.options if answer // 16 == 0 and answer}
    assert black == {FACES[letter] for letter in "adgq"} and white == {FACES[letter] for letter in "ad12g"}


@pytest.mark.parametrize("reading", ["refused", "allowed"])
def test_chuck_may_not_or_may_pay_his_last_point(reading: str):
    t = drawn("S | *O chuck 1 | O | R", modules="posse", rolled="bbbgg", chuck_last_point=reading)
    assert (t.due.kind == "chuck") is (reading == "allowed")
    if reading == "allowed":
        t.answer(FACES["g"])
        assert not t.s.alive & 2 and t.s.killer[1] == 0 and t.s.seat == 2


def test_chucks_point_counts_among_those_lost_in_the_turn_ruling_42():
    t = drawn("S | *O chuck 5 | O | R", modules="rage posse", rolled="ddbgg").answer(2 * 16 + FACES["d"]).card("b")
    assert t.told("rage/two-points") == [(1, 1, 2)]


# Greg Digger (UA-H3)


def test_greg_digger_may_use_each_whiskey_twice_ua_h3():
    t = drawn("*S greg 3/9 w=12 | O | O | R", dice="aaaaw").answer(3)
    assert t.asks == ("greg", 0, (0, 1))
    t.answer(1)
    assert t.s.life[0] == 5 and len(t.told("duels/whiskey")) == 2 and len(t.told("duels/whiskey-token")) == 2


def test_greg_with_one_token_loses_it_first_and_then_draws_a_rage_card_ruling_28():
    t = drawn("*S greg 3/9 w=1 | O | O | R", dice="aaaaw").answer(1).card("b")
    assert t.told("duels/whiskey-token") == [(0, -1, 3)] and len(t.told("duels/whiskey-rage")) == 1 and hand(t, 0) == [5]


def test_greg_may_do_with_one_use():
    t = drawn("*S greg 3/9 w=1 | O | O | R", dice="aaaaw").answer(0)
    assert t.s.life[0] == 4 and t.s.rage_n[0] == 0


# Herb Hunter (UA-H4)


def test_who_loses_two_points_in_herbs_turn_takes_a_token_ua_h4():
    t = drawn("*S herb | O 6 | O | R", dice="11aaa").answer(1, 1).wound("2").card("b")
    assert t.told("posse/herb-hunter") == [(0, 1, 2)] and t.s.wounds[1] == 1 << 4


def test_herb_brings_one_token_a_player_and_turn_at_the_second_point_ruling_46():
    t = drawn("*S herb | O 8 | O | R", dice="111aq").answer(1, 1, 1).wound("2").answer(1).roll("a").wound("1")
    assert t.told("posse/herb-hunter") == [(0, 1, 3)] and t.s.wounds[1] == 1 << 4 | 1 << 3
    t = drawn("*S herb | O 8 | O | R", dice="1aaaq").answer(1, 1).roll("a").wound("2").wound("1")
    assert t.told("posse/herb-hunter") == [(0, 1, 2)] and len(t.told("wounds/take")) == 2


def test_points_gained_meanwhile_are_not_set_against_herbs_two_ruling_46():
    t = drawn("*S herb | O 6 | O | R", dice="1baaq").answer(1, 1, 1).roll("a").wound("2")
    assert t.told("posse/herb-hunter") == [(0, 1, 2)]


def test_herb_does_nothing_in_the_turns_of_others_nor_to_himself():
    t = drawn("*S duke | O 6 | O | R herb", dice="11aaa").answer(1, 1).card("b")
    assert "posse/herb-hunter" not in t.clauses
    t = drawn("S | *O herb 5 a2 | O | R a6", rolled="addga").wound("1").again().card("b").card("g")
    assert all(target != 1 for _, target, _ in t.told("posse/herb-hunter"))


def test_a_player_whom_herbs_turn_kills_takes_no_token_ruling_47():
    t = drawn("*S herb | O 2 | O | R", dice="11aaa").answer(1, 1)
    assert t.s.alive == 13 and "wounds/take" not in t.clauses and t.due.kind == "roll"


# Pat Brennan (UA-H5)


def test_pat_may_carry_a_card_from_anybody_to_anybody_at_the_start_of_his_turn_ua_h5():
    t = drawn("*S pat r=b | O r=gd | O | R")
    assert t.asks == ("pat-from", 0, (8, 0, 1))
    t.answer(1)
    assert t.asks == ("pat-to", 0, (0, 2, 3))
    t.answer(2)
    assert t.due.kind == "draw-rage"
    t.answer(1)
    assert hand(t, 1) == [6] and hand(t, 2) == [2] and t.told("posse/pat-brennan") == [(0, 1, 1)]
    assert t.told("rage/reveal") == [(0, -1, 5)]


def test_pat_chooses_among_his_own_cards_and_may_be_giver_or_taker():
    t = drawn("*S pat r=bg | O | O | R").answer(0, 3)
    assert t.asks == ("pat-own", 0, (0, 1))
    t.answer(1)
    assert hand(t, 3) == [6] and t.told("rage/reveal") == [(0, -1, 5)]
    t = drawn("*S pat | O r=g | O | R").answer(1, 0)
    assert t.told("rage/reveal") == [(0, -1, 6)]


def test_pat_may_leave_the_cards_where_they_are_and_without_cards_is_not_asked():
    assert drawn("*S pat | O r=g | O | R").answer(8).due.kind == "roll"
    assert drawn("*S pat | O | O | R").due.kind == "roll"


def test_a_carried_card_stays_face_down_and_only_its_new_owner_sees_it():
    t = drawn("*S pat | O r=gd | O | R").answer(1, 2, 0)
    assert [(e.target, e.value, e.audience) for e in t.events if e.clause == "bang-dice/rage/face-down"] == [(2, 6, 1 << 2)]
    seen: Any = t.game.view(t.look, 0)
    assert seen.rage[HAND * 2] == UNKNOWN and t.game.view(t.look, 2).rage[HAND * 2] == 6


@pytest.mark.parametrize("reading", ["move-first", "reveal-first"])
def test_pat_moves_before_or_after_his_reveal_ruling_45(reading: str):
    t = drawn("*S pat r=b | O r=g | O | R", pat_reveal=reading)
    assert bool(t.told("rage/reveal")) is (reading == "reveal-first")
    assert t.due.options == ((8, 0, 1) if reading == "move-first" else (8, 1))


# Pixie Pete (UA-H6)


def test_pixie_pete_draws_two_and_keeps_one_ua_h6():
    t = drawn("*S duke | O | O pixie 6 | R", dice="22aaa").card("b").card("d")
    assert t.asks == ("pixie", 2, (0, 1))
    for seat in (0, 1, None):
        assert list(t.game.view(t.look, seat).pair) == [UNKNOWN, UNKNOWN]  # type: ignore[attr-defined]
    assert list(t.game.view(t.look, 2).pair) == [5, 2]  # type: ignore[attr-defined]
    t.answer(0)
    assert hand(t, 2) == [5] and t.s.rage_pile[2] == 3 and t.s.rage_left == 17 and t.told("posse/pixie-pete") == [(-1, 2, 2)]


def test_pixie_pete_does_so_for_whiskey_as_well():
    t = drawn("*S pixie | O | O | R", dice="aaaaw").card("b").card("d").answer(1)
    assert hand(t, 0) == [2]


def test_pixie_pete_takes_the_last_card_when_there_is_no_second():
    t = drawn("*S duke | O r=bbbgg | O pixie 6 r=aaaddd | R r=111222", modules="rage posse", dice="22aaa")
    assert hand(t, 2) == [1, 1, 1, 2, 2, 2, 6] and "posse/pixie-pete" not in t.clauses


# Sam the Healer (UA-H7)


def test_sam_may_let_somebody_gain_for_each_duel_he_starts_ua_h7():
    t = drawn("*S healer 3/9 | O | O 4 | R", dice="aaaqq").answer(1)
    assert t.asks == ("healer", 0, (8, 0, 1, 2, 3))
    t.answer(0).roll("a").wound("1").answer(2, 2)
    assert t.s.life[0] == 4 and t.s.life[2] == 5 and t.told("posse/sam-the-healer") == [(0, 0, 1), (0, 2, 1)]


def test_sam_gains_nothing_by_the_duels_of_others_and_may_heal_nobody():
    t = drawn("*S duke | O healer 3 | O | R", dice="aaaaq").answer(1)
    assert t.due.kind == "roll-duel"
    assert drawn("*S healer 3/9 | O | O | R", dice="aaaaq").answer(1, 8).s.life[0] == 3


def test_a_surplus_duel_is_not_started_and_heals_nobody():
    t = drawn("*S healer 3/9 | O x | O x | R", dice="aaaqq").answer(0).roll("a").wound("1")
    assert len(t.told("posse/sam-the-healer")) == 1 and t.told("duels/surplus")


# Sean Mallory (UA-H8)


def test_sean_may_throw_once_more_in_a_duel_of_his_own_turn_ua_h8():
    t = drawn("*S sean 5/10 | O | O | R", dice="aaaaq").answer(1).roll("q").roll("a")
    assert t.asks == ("sean", 0, (0, 1))
    t.answer(1).roll("q").roll("a").wound("1")
    assert t.told("duels/loss") == [(0, 1, 1)] and t.told("posse/sean-mallory") == [(0, -1, 0)]


def test_sean_throws_again_once_a_turn_only():
    t = drawn("*S sean 5/10 | O | O | R", dice="aaaqq").answer(1).roll("q").roll("a").answer(1).roll("a").wound("1")
    assert t.s.life[0] == 4
    t.answer(2).roll("q").roll("a").wound("2")
    assert t.s.life[0] == 3 and len(t.told("posse/sean-mallory")) == 1


def test_sean_who_accepts_his_miss_pays():
    t = drawn("*S sean 5/10 | O | O | R", dice="aaaaq").answer(1).roll("q").roll("a").answer(0).wound("1")
    assert t.s.life[0] == 4


def test_sean_may_not_in_a_duel_that_another_started_ua_h8():
    t = drawn("*S duke | O sean 5 | O | R", dice="aaaaq").answer(1).roll("a").wound("1")
    assert t.s.life[1] == 4 and "posse/sean-mallory" not in t.clauses
