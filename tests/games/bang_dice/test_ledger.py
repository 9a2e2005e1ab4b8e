"""Module 5 of BANG! The Dice Game as a ledger: the star, the extra bullet, characters; every consequence cites its clause."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from apps.games.bang_dice import ledger
from apps.games.bang_dice.rules.clauses import CLAUSES
from apps.packs.contract import GameResult, LedgerState, SeatResult, Selection

FOLDER = Path(ledger.__file__).parent
VALUES = {id_: fact["value"] for id_, fact in yaml.safe_load((FOLDER / "facts.yaml").read_text())["facts"].items()}
CHARACTERS = tuple(VALUES["life"])
ANNA, BOB, CYRIL, DANA, EVA, FILIP = "anna", "bob", "cyril", "dana", "eva", "filip"
FIVE = (ANNA, BOB, CYRIL, DANA, EVA)
ROLES = {
    3: ("deputy", "outlaw", "renegade"),
    4: ("sheriff", "outlaw", "outlaw", "renegade"),
    5: ("sheriff", "deputy", "outlaw", "outlaw", "renegade"),
}


def plan(players: int = 5, **readings: str) -> Selection:
    return Selection("bang-dice", players, ("base", "undead-or-alive"), ("legacy",), readings=readings)


def game(
    id_: str,
    members: tuple[str, ...] = FIVE,
    out: Mapping[str, str | None] | None = None,
    won: tuple[str, ...] = (),
    **readings: str,
) -> GameResult:
    """A game whose first member was sheriff (if any); `out`: who fell, in order, by whose hand."""
    fallen = list(out or {})
    seats = []
    for number, member in enumerate(members):
        details: dict[str, Any] = {
            "role": ROLES[len(members)][number],
            "character": CHARACTERS[number],
            "out": fallen.index(member) + 1 if member in fallen else 0,
            "by": (out or {}).get(member),
        }
        seats.append(SeatResult(member, member in won, details))
    return GameResult(id_, plan(len(members), **readings), None, tuple(seats))


def fold(*games: GameResult, decisions: Mapping[str, str] | None = None, present: tuple[str, ...] = FIVE, **readings: str) -> LedgerState:
    return ledger.fold(VALUES, games, decisions or {}, plan(len(present), **readings), present)


def said(state: LedgerState) -> list[tuple[str, str, str | None, Any]]:
    return [(c.key, c.clause.removeprefix("bang-dice/"), c.member, c.value) for c in state.consequences]


KILLED_BY_DANA = {ANNA: DANA}
DEPUTY_SHOT_FIRST = {BOB: CYRIL, ANNA: CYRIL}
SHERIFF_WON = {CYRIL: ANNA, DANA: BOB, EVA: ANNA}
ARROWS = {ANNA: None}


def test_it_makes_the_sheriffs_killer_the_next_sheriff_whatever_his_role_ua_l2():
    for killer in (BOB, CYRIL, EVA):
        state = fold(game("1", out={ANNA: killer}))
        assert state.given["sheriff"] == killer
        assert ("killer-sheriff", "legacy/killer-becomes-sheriff", killer, ANNA) in said(state)
        assert "extra_bullet" not in state.given


def test_a_surviving_sheriff_names_the_next_one_ua_l3():
    state = fold(game("1", out=SHERIFF_WON))
    asked = state.decisions[0]
    assert (asked.id, asked.by, asked.clause, asked.optional) == ("1:sheriff", ANNA, "bang-dice/legacy/sheriff-names", False)
    assert [value for value, _ in asked.options] == list(FIVE)
    assert "sheriff" not in state.given


def test_a_sheriff_who_names_another_starts_with_one_bullet_more_ua_l4():
    state = fold(game("1", out=SHERIFF_WON), decisions={"1:sheriff": EVA})
    assert (state.given["sheriff"], state.given["extra_bullet"]) == (EVA, ANNA)
    assert ("extra-bullet", "legacy/extra-bullet", ANNA, None) in said(state)
    assert not state.obsolete


def test_a_sheriff_who_names_himself_gets_no_bullet_ua_l4():
    state = fold(game("1", out=SHERIFF_WON), decisions={"1:sheriff": ANNA})
    assert state.given["sheriff"] == ANNA
    assert "extra_bullet" not in state.given
    assert ("named-self", "legacy/sheriff-names", ANNA, ANNA) in said(state)


def test_the_bullet_goes_to_the_new_sheriff_under_the_other_reading():
    state = fold(game("1", out=SHERIFF_WON, **{"legacy-bullet": "new-sheriff"}), decisions={"1:sheriff": EVA})
    assert (state.given["sheriff"], state.given["extra_bullet"]) == (EVA, EVA)


def test_nobody_inherits_from_a_sheriff_whom_no_hand_killed_ruling_18():
    state = fold(game("1", out=ARROWS))
    assert "sheriff" not in state.given
    assert ("no-killer-random", "legacy/no-killer", ANNA, None) in said(state)
    assert not [d for d in state.decisions if not d.optional]


def test_the_group_decides_after_such_a_death_under_the_other_reading():
    other = {"legacy-no-killer": "group"}
    state = fold(game("1", out=ARROWS, **other))
    assert [(d.id, d.by) for d in state.decisions if not d.optional] == [("1:sheriff", None)]
    decided = fold(game("1", out=ARROWS, **other), decisions={"1:sheriff": BOB})
    assert decided.given["sheriff"] == BOB
    assert "extra_bullet" not in decided.given
    assert "sheriff" not in fold(game("1", out=ARROWS, **other), decisions={"1:sheriff": "random"}).given


def test_the_eliminated_choose_in_the_order_in_which_they_fell_ua_l5_ruling_48():
    state = fold(game("1", out=DEPUTY_SHOT_FIRST))
    choosing = [d for d in state.decisions if d.key == "choose-character"]
    assert [d.by for d in choosing] == [BOB]
    assert {v for v, _ in choosing[0].options} == {*CHARACTERS[5:], "random"}
    after = fold(game("1", out=DEPUTY_SHOT_FIRST), decisions={"1:character:bob": CHARACTERS[7]})
    choosing = [d for d in after.decisions if d.key == "choose-character"]
    assert [d.by for d in choosing] == [ANNA]
    assert {v for v, _ in choosing[0].options} == {*CHARACTERS[5:7], *CHARACTERS[8:], CHARACTERS[1], "random"}
    assert after.given["characters"][BOB] == CHARACTERS[7]


def test_an_eliminated_player_may_take_what_one_who_fell_before_gave_back():
    state = fold(game("1", out=DEPUTY_SHOT_FIRST), decisions={"1:character:bob": CHARACTERS[7], "1:character:anna": CHARACTERS[1]})
    assert state.given["characters"][ANNA] == CHARACTERS[1]
    assert not state.obsolete


def test_a_survivor_keeps_his_character_unless_he_draws_ua_l6():
    state = fold(game("1", out=KILLED_BY_DANA), decisions={"1:keep:bob": "draw", "1:keep:cyril": "keep"})
    assert state.given["draws"] == {BOB: CHARACTERS[1]}
    assert state.given["characters"] == {CYRIL: CHARACTERS[2], DANA: CHARACTERS[3], EVA: CHARACTERS[4]}
    assert ("draws-character", "legacy/survivor-keeps", BOB, f"card_{CHARACTERS[1]}") in said(state)


def test_three_players_have_no_sheriff_and_what_was_settled_waits():
    first = game("1", out=KILLED_BY_DANA)
    three = game("2", (BOB, DANA, EVA), out={DANA: BOB, EVA: BOB}, won=(BOB,))
    waiting = fold(first, present=(BOB, DANA, EVA))
    assert "sheriff" not in waiting.given
    assert ("office-waits", "legacy/three-players", DANA, None) in said(waiting)
    assert fold(first, three).given["sheriff"] == DANA


def test_a_surviving_sheriffs_word_waits_for_a_game_that_has_a_sheriff():
    first = game("1", out=SHERIFF_WON)
    three = game("2", (BOB, DANA, EVA), out={DANA: BOB, EVA: BOB}, won=(BOB,))
    assert not [d for d in fold(first, present=(BOB, DANA, EVA)).decisions if not d.optional]
    later = fold(first, three)
    assert [d.id for d in later.decisions if not d.optional] == ["1:sheriff"]
    decided = fold(first, three, decisions={"1:sheriff": BOB})
    assert (decided.given["sheriff"], decided.given["extra_bullet"], decided.obsolete) == (BOB, ANNA, ())


def test_the_winner_of_three_takes_the_star_under_the_other_reading():
    three = game("2", (BOB, DANA, EVA), out={DANA: BOB, EVA: BOB}, won=(BOB,), **{"legacy-three": "winner"})
    assert fold(game("1", out=KILLED_BY_DANA), three).given["sheriff"] == BOB


def test_a_first_game_of_three_settles_nothing():
    state = fold(game("1", (BOB, DANA, EVA), out={DANA: BOB, EVA: BOB}, won=(BOB,)))
    assert "sheriff" not in state.given
    assert ("three-no-office", "legacy/three-players", None, None) in said(state)


def test_the_group_replaces_a_sheriff_who_stays_away():
    four = (ANNA, BOB, CYRIL, EVA)
    state = fold(game("1", out=KILLED_BY_DANA), present=four)
    asked = [d for d in state.decisions if not d.optional]
    assert [(d.id, d.by, d.clause) for d in asked] == [("1:away:dana", None, "bang-dice/legacy/absent")]
    assert [v for v, _ in asked[0].options] == [*four, "random"]
    assert "sheriff" not in state.given
    assert fold(game("1", out=KILLED_BY_DANA), decisions={"1:away:dana": EVA}, present=four).given["sheriff"] == EVA


def test_a_replacement_is_neither_used_nor_senseless_when_the_sheriff_comes_after_all():
    state = fold(game("1", out=KILLED_BY_DANA), decisions={"1:away:dana": EVA})
    assert state.given["sheriff"] == DANA
    assert not state.obsolete


def test_a_named_sheriff_who_stays_away_is_replaced_too():
    four = (ANNA, BOB, CYRIL, EVA)
    state = fold(game("1", out=SHERIFF_WON), decisions={"1:sheriff": DANA}, present=four)
    assert [d.id for d in state.decisions if not d.optional] == ["1:away:dana"]
    assert not state.obsolete


def test_an_old_sheriff_who_stays_away_leaves_his_bullet_behind():
    state = fold(game("1", out=SHERIFF_WON), decisions={"1:sheriff": BOB}, present=(BOB, CYRIL, DANA, EVA))
    assert "extra_bullet" not in state.given
    assert ("bullet-away", "legacy/extra-bullet", ANNA, None) in said(state)


def test_a_newcomer_is_dealt_a_character_and_an_absent_one_gives_his_back():
    state = fold(game("1", out=KILLED_BY_DANA), present=(ANNA, BOB, CYRIL, DANA, FILIP))
    assert FILIP not in state.given["characters"]
    assert EVA not in state.given["characters"]
    assert ("newcomer", "legacy/newcomer", FILIP, None) in said(state)
    choosing = next(d for d in state.decisions if d.key == "choose-character")
    assert CHARACTERS[4] in [v for v, _ in choosing.options]


def test_a_game_with_another_sheriff_than_the_ledgers_is_told():
    second = game("2", out=KILLED_BY_DANA)
    assert ("other-sheriff", "legacy/sheriff-dealt", DANA, ANNA) in said(fold(game("1", out=KILLED_BY_DANA), second))


def test_a_decision_that_lost_its_sense_is_reported():
    state = fold(game("1", out=KILLED_BY_DANA), decisions={"1:sheriff": EVA, "1:keep:anna": "draw", "9:sheriff": BOB})
    assert set(state.obsolete) == {"1:sheriff", "1:keep:anna", "9:sheriff"}


def test_games_without_the_module_settle_nothing():
    plain = GameResult("1", Selection("bang-dice", 5, ("base",)), None, game("1", out=KILLED_BY_DANA).seats)
    assert fold(plain) == LedgerState((), (), (), {})


def test_what_later_games_have_overtaken_is_not_asked():
    state = fold(game("1", out=SHERIFF_WON), game("2", out=KILLED_BY_DANA))
    assert [d.id for d in state.decisions if not d.optional] == []
    assert state.given["sheriff"] == DANA


def test_every_clause_it_cites_is_in_the_rules():
    games = [
        game("1", out=SHERIFF_WON),
        game("2", out=ARROWS),
        game("3", out=KILLED_BY_DANA),
        game("4", (BOB, DANA, EVA), out={EVA: BOB}),
    ]
    for end in range(1, 5):
        state = fold(*games[:end], decisions={"1:sheriff": EVA}, present=(*FIVE, FILIP))
        assert {c.clause for c in state.consequences} | {d.clause for d in state.decisions} <= set(CLAUSES)


def test_it_turns_members_into_seats():
    given = {"sheriff": CYRIL, "extra_bullet": ANNA, "characters": {BOB: "x", FILIP: "y"}, "draws": {CYRIL: "z"}}
    assert ledger.seating(given, (ANNA, BOB, CYRIL)) == {
        "sheriff": 2,
        "extra_bullet": 0,
        "characters": {"1": "x"},
        "draws": {"2": "z"},
    }


# Results as a person types them in


def faults(result: GameResult) -> set[tuple[str, str, str | None]]:
    return {(fault.field, fault.key, fault.member) for fault in ledger.check(VALUES, result)}


def test_a_sound_result_passes():
    assert not faults(game("1", out=KILLED_BY_DANA, won=(CYRIL, DANA)))
    assert not faults(game("1", out=SHERIFF_WON, won=(ANNA, BOB)))
    assert not faults(game("1", out={BOB: None, CYRIL: None, DANA: None, ANNA: EVA}, won=(EVA,)))
    assert not faults(game("1", out=dict.fromkeys(FIVE), won=(CYRIL, DANA)))
    assert not faults(game("1", (ANNA, BOB, CYRIL), out={CYRIL: ANNA}, won=(ANNA,)))
    assert not faults(game("1", (ANNA, BOB, CYRIL), out=dict.fromkeys((ANNA, BOB, CYRIL))))


@pytest.mark.parametrize(
    ("result", "fault"),
    [
        (game("1", out=KILLED_BY_DANA, won=(ANNA,)), ("won", "fault-winner", ANNA)),
        (game("1", out={BOB: ANNA}, won=(ANNA,)), ("out", "fault-not-over", None)),
        (game("1", out={ANNA: ANNA}, won=(CYRIL, DANA)), ("by", "fault-by-other", ANNA)),
        (game("1", out={ANNA: FILIP}, won=(CYRIL, DANA)), ("by", "fault-by-other", ANNA)),
        (game("1", (ANNA, BOB, CYRIL), out={CYRIL: ANNA}, won=(ANNA, BOB)), ("won", "fault-one-winner", BOB)),
        (game("1", (ANNA, BOB, CYRIL), out={CYRIL: ANNA}), ("out", "fault-not-over", None)),
    ],
)
def test_a_result_against_the_rules_is_named(result: GameResult, fault: tuple[str, str, str | None]):
    assert fault in faults(result)


def placed(places: Mapping[str, tuple[int, str | None]], won: tuple[str, ...], members: tuple[str, ...] = FIVE, **readings: str) -> GameResult:
    """A game with the place of each who fell and the hand, as somebody types them in."""
    one = game("1", members, won=won, **readings)
    details = {member: {"out": place, "by": by} for member, (place, by) in places.items()}
    return GameResult("1", one.selection, None, tuple(SeatResult(s.member, s.won, {**s.details, **details.get(s.member, {})}) for s in one.seats))


def test_nobody_kills_after_falling():
    after = {BOB: (1, CYRIL), EVA: (2, None), DANA: (3, ANNA), ANNA: (4, DANA)}
    assert faults(placed(after, (CYRIL, DANA))) == {("by", "fault-by-dead", ANNA)}
    assert not faults(placed({**after, DANA: (4, None), ANNA: (3, DANA)}, (CYRIL, DANA)))


def test_those_who_fall_together_share_a_place_or_follow_each_other():
    together = {DANA: (1, None), ANNA: (1, DANA), BOB: (1, DANA)}
    assert not faults(placed(together, (CYRIL, DANA)))
    assert not faults(placed({**together, EVA: (2, CYRIL)}, (CYRIL, DANA)))
    assert not faults(placed({**together, EVA: (4, CYRIL)}, (CYRIL, DANA)))
    assert faults(placed({**together, BOB: (1, EVA)}, (CYRIL, DANA))) == {("out", "fault-order-shared", DANA)}


@pytest.mark.parametrize("places", [(2, 3), (1, 3), (1, 5)])
def test_an_order_of_elimination_leaves_nothing_out(places: tuple[int, int]):
    found = faults(placed({BOB: (places[0], None), ANNA: (places[1], DANA)}, (CYRIL, DANA)))
    assert found == {("out", "fault-order-gap", BOB if places[0] > 1 else ANNA)}


@pytest.mark.parametrize("reading", [{"attack_death": "resolve"}, {"dynamite_death": "resolve"}, {"table_kills": "last-arrow"}])
def test_some_readings_let_the_fallen_act_once_more(reading: dict[str, str]):
    named = {id_.replace("_", "-"): value for id_, value in reading.items()}
    at_once = {DANA: (1, None), BOB: (2, DANA), ANNA: (3, DANA)}
    assert faults(placed(at_once, (CYRIL, DANA))) == {("by", "fault-by-dead", ANNA), ("by", "fault-by-dead", BOB)}
    assert not faults(placed(at_once, (CYRIL, DANA), **named))
    assert faults(placed({**at_once, BOB: (2, EVA)}, (CYRIL, DANA), **named)) == {("by", "fault-by-dead", ANNA)}


THREE = (ANNA, BOB, CYRIL)
"""Deputy, outlaw, renegade: the deputy hunts the renegade, who hunts the outlaw, who hunts the deputy."""


@pytest.mark.parametrize(
    ("places", "won", "fault"),
    [
        ({CYRIL: (1, ANNA)}, BOB, ("won", "fault-winner", BOB)),
        ({CYRIL: (1, ANNA)}, CYRIL, ("won", "fault-winner", CYRIL)),
        ({CYRIL: (1, BOB)}, ANNA, ("won", "fault-winner", ANNA)),
        ({CYRIL: (1, BOB), BOB: (2, None)}, BOB, ("won", "fault-winner", ANNA)),
        ({CYRIL: (1, BOB), BOB: (2, None), ANNA: (3, None)}, ANNA, ("won", "fault-winner", ANNA)),
        ({}, ANNA, ("out", "fault-not-over", None)),
    ],
)
def test_of_three_the_winner_follows_from_the_hunt(places: dict[str, tuple[int, str | None]], won: str, fault: tuple[str, str, str | None]):
    assert fault in faults(placed(places, (won,), THREE))


def test_roles_and_characters_must_be_those_dealt():
    one = game("1", out=KILLED_BY_DANA, won=(CYRIL, DANA))
    doubled = tuple(SeatResult(s.member, s.won, {**s.details, "role": "outlaw", "character": CHARACTERS[0]}) for s in one.seats)
    found = faults(GameResult("1", one.selection, None, doubled))
    assert ("role", "fault-roles", None) in found
    assert ("character", "fault-character-twice", EVA) in found


def test_a_living_player_was_killed_by_nobody():
    one = game("1", out=KILLED_BY_DANA, won=(CYRIL, DANA))
    seats = (*one.seats[:4], SeatResult(EVA, False, {**one.seats[4].details, "by": BOB}))
    assert ("by", "fault-by-living", EVA) in faults(GameResult("1", one.selection, None, seats))


def test_a_form_offers_what_the_rules_deal():
    fields = {field.id: field for field in ledger.fields(VALUES, plan(4))}
    assert [value for value, _ in fields["role"].options] == ["sheriff", "outlaw", "renegade"]
    assert len(fields["character"].options) == len(CHARACTERS)
    assert (fields["out"].low, fields["out"].high) == (0, 4)
    assert fields["by"].members and not fields["by"].required
