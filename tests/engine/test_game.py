"""A game at a table: what is due, what is refused, who sees what. Played with the coin duel."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from apps.engine.contract import CHANCE, UNKNOWN, Event, Look, Position, Refusal
from apps.engine.game import Game
from tests.coin import coin_game

ANN, BOB, CID = 0, 1, 2


def answered(game: Game, look: Look, **by_kind: Any) -> Look:
    """Answer all that is due by kind; a list is handed out in the order of the dues."""
    given: dict[str, object] = {}
    for i, due in enumerate(look.due):
        value = by_kind[due.kind]
        given[due.id] = value[i] if isinstance(value, list) else value
    found = game.answer(look.position, given)
    assert isinstance(found, Look), found
    return found


def at_the_bids() -> tuple[Game, Look]:
    """Three players, all dealt, Ann leads; the bids are due."""
    game = coin_game(3)
    look = game.setup()
    while look.due[0].kind == "deal":
        look = answered(game, look, deal=0)
    return game, answered(game, look, leader=ANN)


def at_the_challenge() -> tuple[Game, Look]:
    """Ann has bid most and picks an opponent."""
    game, look = at_the_bids()
    return game, answered(game, look, bid=[2, 1, 0])


def test_a_new_game_asks_chance_for_the_first_card():
    look = coin_game(3).setup()
    assert [(d.seat, d.kind, d.form, d.clause) for d in look.due] == [(CHANCE, "deal", "draw", "coin-duel/setup/deal")]


def test_a_secret_vote_is_due_from_every_seat_at_once():
    _, look = at_the_bids()
    assert [(d.seat, d.secret, d.options) for d in look.due] == [(ANN, True, (0, 1, 2)), (BOB, True, (0, 1, 2)), (CID, True, (0, 1, 2))]


def test_one_seats_vote_leaves_the_others_due_and_shows_nothing():
    game, look = at_the_bids()
    voted = game.answer(look.position, {look.due[1].id: 2})
    assert isinstance(voted, Look)
    assert voted.due == (look.due[0], look.due[2])
    assert voted.events == ()
    assert [game.view(voted, seat) for seat in (ANN, CID, None)] == [game.view(look, seat) for seat in (ANN, CID, None)]


def test_votes_come_out_together_whatever_their_order():
    game, look = at_the_bids()
    ids = [d.id for d in look.due]
    first = game.answer(look.position, {ids[2]: 0})
    assert isinstance(first, Look)
    second = game.answer(first.position, {ids[0]: 2})
    assert isinstance(second, Look)
    last = game.answer(second.position, {ids[1]: 1})
    at_once = game.answer(look.position, {ids[0]: 2, ids[1]: 1, ids[2]: 0})
    assert isinstance(last, Look) and isinstance(at_once, Look)
    assert (last.now, last.due, last.events) == (at_once.now, at_once.due, at_once.events)


def test_a_vote_given_twice_is_refused_and_the_first_stands():
    game, look = at_the_bids()
    voted = game.answer(look.position, {look.due[1].id: 2})
    assert isinstance(voted, Look)
    assert game.answer(voted.position, {look.due[1].id: 0}) == Refusal(look.due[1].id, 0, "not_due", None)


def test_nothing_can_be_answered_in_advance():
    game, look = at_the_bids()
    step = look.now.step
    assert game.answer(look.position, {f"{step}.3": 1}) == Refusal(f"{step}.3", 1, "not_due", None)
    everything: dict[str, object] = {**{d.id: 0 for d in look.due}, f"{step}.3": 1}
    assert game.answer(look.position, everything) == Refusal(f"{step}.3", 1, "not_due", None)


@pytest.mark.parametrize("id_", ["", ".", "1", "1.", "1.x", "1.-1", "1.00", "1.0 ", "1.999999999", "2.0", "0.0", "1.٣"])
def test_an_id_that_is_not_due_is_refused(id_: str):
    game, look = at_the_bids()
    assert game.answer(look.position, {id_: 0}) == Refusal(id_, 0, "not_due", None)


@pytest.mark.parametrize("value", ["1", 1.0, True, [1], {}])
def test_a_value_that_is_no_whole_number_is_refused(value: object):
    game, look = at_the_bids()
    assert game.answer(look.position, {look.due[0].id: value}) == Refusal(look.due[0].id, value, "not_a_number", "coin-duel/bid/secret")


def test_a_value_out_of_range_is_refused_by_the_clause_that_asks():
    game, look = at_the_bids()
    assert game.answer(look.position, {look.due[0].id: 3}) == Refusal(look.due[0].id, 3, "not_allowed", "coin-duel/bid/secret")


def test_an_option_that_a_rule_forbids_is_refused_by_that_rule():
    game, look = at_the_challenge()
    assert look.due[0].options == (BOB, CID) and look.due[0].picked
    assert game.answer(look.position, {look.due[0].id: ANN}) == Refusal(look.due[0].id, ANN, "not_allowed", "coin-duel/duel/not-yourself")


def test_one_wrong_answer_among_several_refuses_all():
    game, look = at_the_bids()
    ids = [d.id for d in look.due]
    refusal = game.answer(look.position, {ids[0]: 1, ids[1]: 7, ids[2]: 0})
    assert isinstance(refusal, Refusal) and refusal.due == ids[1]


def test_dice_are_due_together_and_only_those_chosen_roll_again():
    game, look = at_the_challenge()
    look = answered(game, look, target=BOB)
    assert [(d.kind, d.options) for d in look.due] == [("die", (1, 2, 3, 4, 5, 6))] * 3
    look = answered(game, look, die=[6, 1, 1])
    look = answered(game, look, reroll=0b110)
    look = answered(game, look, die=[5, 4])
    assert look.now.dice == [6, 5, 4]


def test_events_are_told_once():
    game, look = at_the_challenge()
    assert [e.clause for e in look.events] == ["coin-duel/bid/reveal"] * 3 + ["coin-duel/bid/highest"]
    after = answered(game, look, target=BOB)
    assert [e.clause for e in after.events] == ["coin-duel/duel/target"]


def test_a_card_is_seen_by_its_owner_only_and_so_is_its_event():
    game = coin_game(3)
    look = game.setup()
    dealt = answered(game, look, deal=7)
    assert dealt.events[0] == Event("coin-duel/setup/deal", ANN, -1, 4, 1 << ANN)
    assert [dealt.events[0].is_for(seat) for seat in (ANN, BOB, None)] == [True, False, False]
    assert game.view(dealt, ANN).card[ANN] == 4
    assert game.view(dealt, BOB).card[ANN] == game.view(dealt, None).card[ANN] == UNKNOWN


def test_a_position_that_no_game_comes_to_is_refused_by_name():
    game, look = at_the_challenge()
    good = json.loads(json.dumps(game.to_json(look.position)))
    assert game.read(good).due == look.due
    for wrong in (
        [],
        {**good, "state": {"step": 1, "leader": 99}},
        {**good, "state": {**good["state"], "card": [0, 9]}},
        {"state": {"step": 1}, "replies": [2, 2, 2, 1, 1, 1, 1, 0, 1, 7]},
        {**good, "state": {"purse": 1}},
        {**good, "replies": [9, 9, 9]},
        {**good, "replies": [0, 0, 0] + [1] * 20},
        {**good, "replies": "000"},
        {**good, "told": -1},
        {**good, "colour": "red"},
    ):
        with pytest.raises(ValueError, match=r"."):
            game.read(wrong)


def test_a_game_too_long_ends_by_its_own_clause():
    game = coin_game(2)
    game.facts.limit_steps = 1
    look = game.setup()
    while not look.outcome:
        given: dict[str, object] = {d.id: d.options[0] for d in look.due}
        found = game.answer(look.position, given)
        assert isinstance(found, Look)
        look = found
    assert look.outcome.clause == "coin-duel/end/limit" and look.due == ()


def test_a_finished_game_takes_no_answer():
    game = coin_game(2)
    state = game.rules.State(step=5, over=20, winners=1)
    look = game.look(Position(state))
    assert look.outcome and look.outcome.winners == (ANN,)
    assert game.answer(look.position, {"5.0": 0}) == Refusal("5.0", 0, "not_due", None)


def test_a_record_replays_exactly_and_a_wrong_one_is_named():
    game, look = at_the_bids()
    answers: list[dict[str, object]] = [{"0.0": 0}, {"0.1": 0}, {"0.2": 0}, {"0.3": 0}, {d.id: 1 for d in look.due}]
    assert game.replay(answers).due[0].kind == "target"
    with pytest.raises(ValueError, match=r"0\.2=9: not_allowed"):
        game.replay([{"0.0": 0}, {"0.1": 0}, {"0.2": 9}])


def test_a_position_is_not_changed_by_looking_or_answering():
    game, look = at_the_bids()
    before = game.to_json(look.position)
    answered(game, look, bid=[2, 2, 2])
    game.view(look, BOB)
    assert game.to_json(look.position) == before
    assert replace(look) == look
