"""Alcatraz: what each action costs and needs, under guards and the Chief, on foot and at the end."""

from __future__ import annotations

import pytest

from apps.games.alcatraz.rules.ground import chief_goes_to, influence
from apps.games.alcatraz.rules.state import GUARD, LOCATIONS, TURN, VOTE
from tests.games.alcatraz.position import Table, draw, item, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"
PRISON = "laundry1 radio-room{} infirmary / workshop exercise-yard' chapel"
SEATS = "laundry | *radio-room key knife s1 c1 | radio-room gun c1"
TASK = "radio-room:copied-key"
KEY, GUN, CASH = item("key"), item("gun"), item("cash")

DEAR = [("use", ()), ("steal", (GUN,)), ("riot", ()), ("complete", ()), ("discard", (KEY,))]


def room(guards: str = "", **more: object) -> Table:
    """Seat 1 at the radio room could do anything but play blackmail."""
    return draw(PRISON.format(guards), SEATS, tasks=TASK, **more)  # type: ignore[arg-type]


# What costs an action point, and what does not


@pytest.mark.parametrize(("action", "answers"), [("move", (tile("infirmary"),)), *DEAR])
@pytest.mark.parametrize("guards", ["", "1"])
def test_each_action_costs_a_point_as_long_as_no_more_than_one_guard_looks_on(action: str, answers: tuple[int, ...], guards: str):
    t = room(guards).do(action, *answers)
    assert t.s.points == 2 and not t.told("influence/slow")
    cited = {"complete": "tasks/complete", "use": "locations/radio-room/silver"}.get(action, f"actions/{action}")
    assert t.told(cited)[0][0] == 1


@pytest.mark.parametrize(("action", "answers"), DEAR)
def test_two_guards_make_each_of_them_but_moving_cost_two_points(action: str, answers: tuple[int, ...]):
    t = room("2").do(action, *answers)
    assert t.s.points == 1
    if action != "use":
        assert t.told("influence/slow") == [(1, -1, 2)]
        assert room("2", points=1).forbidden(action) == "influence/slow"
        assert room(points=0).forbidden(action) == "actions/points"


@pytest.mark.parametrize("action", [action for action, _ in DEAR])
@pytest.mark.parametrize("guards", ["3", "4"])
def test_three_or_four_guards_bar_each_of_them(action: str, guards: str):
    clause = {"use": "influence/use-stop", "riot": "actions/riot" if guards == "4" else "influence/stop"}
    assert room(guards).forbidden(action) == clause.get(action, "influence/stop")


@pytest.mark.parametrize("guards", ["", "1", "2", "3", "4"])
def test_free_actions_cost_no_point_whatever_the_guards(guards: str):
    assert room(guards).do("effort").s.points == 4
    t = room(guards).do("trade", KEY, 0, 1)
    assert t.s.points == 3 and t.has(2, "key") == 1
    t = room(guards).do("trade", CASH, GUN, 1)
    assert (t.s.cash[:3], t.has(1, "gun"), t.s.points) == ([0, 0, 2], 1, 3)
    if guards:
        t = room(guards).do("bribe", tile("infirmary"))
        assert t.s.points == 3 and t.told("actions/bribe") == [(1, -1, tile("radio-room") + 16 * tile("infirmary"))]


@pytest.mark.parametrize("guards", ["2", "3", "4"])
def test_one_can_always_walk_away_from_guards_for_one_point(guards: str):
    t = room(guards).do("move", tile("infirmary"))
    assert (t.where(1), t.s.points) == ("infirmary", 2)


def test_an_effort_needs_stamina_and_gives_one_point_for_one():
    t = room().do("effort")
    assert t.told("actions/effort") == [(1, -1, 1)] and t.s.stamina[1] == 0
    assert t.forbidden("effort") == "actions/effort"


def test_without_guards_or_without_cash_nobody_is_bribed():
    assert room().forbidden("bribe") == "actions/bribe"
    assert draw(PRISON.format("2"), "laundry | *radio-room key | laundry").forbidden("bribe") == "actions/bribe"


@pytest.mark.parametrize("other", ["infirmary", "chapel"])
def test_neither_a_trade_nor_a_theft_reaches_another_tile(other: str):
    t = draw(ROOMS, f"laundry | *radio-room key | {other} gun c1")
    assert t.forbidden("trade") == "actions/trade" and t.forbidden("steal") == "actions/steal"


def test_one_may_not_steal_from_somebody_who_has_nothing():
    assert draw(ROOMS, "laundry | *radio-room key | radio-room s1").forbidden("steal") == "actions/steal"


def test_cash_can_be_stolen_and_the_thief_chooses():
    t = room().do("steal", CASH)
    assert t.told("actions/steal") == [(1, 2, CASH)] and t.s.cash[:3] == [0, 2, 0]


def test_a_riot_is_heard_across_an_edge_only_and_needs_room():
    far = "laundry radio-room infirmary / workshop1 exercise-yard' chapel1"
    assert draw(far, "laundry | *radio-room key | laundry").forbidden("riot") == "actions/riot"
    assert room("4").forbidden("riot") == "actions/riot"
    t = room().do("riot")
    assert t.told("actions/riot") == [(1, -1, tile("laundry") + 16 * tile("radio-room"))]


def test_nothing_can_be_discarded_by_whoever_has_nothing():
    assert draw(ROOMS, "laundry | *radio-room s1 | laundry").forbidden("discard") == "actions/discard"


def test_a_ladder_begins_anew_with_another_scapegoat():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=VOTE, scapegoat_ladder="ladder").vote(0, 0, 0)
    assert (t.s.in_a_row, t.s.points) == (2, 5)
    t.do("end").do("end").do("end").chance()
    t.vote(1, 1, 1)
    assert (t.s.in_a_row, t.s.points) == (1, 4) and t.told("actions/scapegoat-point")[-1] == (1, -1, 1)


def test_by_the_usual_reading_the_advantage_stays_the_same():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=VOTE).vote(0, 0, 0)
    assert (t.s.in_a_row, t.s.points) == (2, 4)


def test_the_sucker_has_the_points_of_everybody_who_is_not_the_scapegoat():
    five = "laundry | *laundry | laundry | laundry | laundry"
    t = draw(ROOMS, five, phase=TURN, sucker=1)
    assert t.s.points == 2 and not t.told("actions/scapegoat-point")


def test_the_sucker_draws_and_keeps_blackmail_but_plays_none():
    seats = "laundry | *radio-room hush-money | laundry c1 | laundry | laundry"
    t = draw(ROOMS, seats, sucker=1).do("use").chance()
    assert t.s.hand_n[1] == 2 and t.forbidden("blackmail") == "sucker/blackmail"


# The Chief


AROUND = "cell-block{} radio-room / tunnels{}! chapel{} / visiting-area prison-wall"


def test_the_chief_makes_actions_dearer_on_his_tile_and_beside_it_with_a_guard():
    t = draw(AROUND.format("", "", ""), "laundry | *tunnels key | laundry").do("discard")
    assert t.s.points == 1
    t = draw(AROUND.format("1", "", ""), "laundry | *cell-block key | laundry").do("discard")
    assert t.s.points == 1
    t = draw(AROUND.format("", "", ""), "laundry | *cell-block key | laundry").do("discard")
    assert t.s.points == 2
    t = draw(AROUND.format("", "", "").replace("radio-room", "radio-room1"), "laundry | *radio-room key | laundry").do("discard")
    assert t.s.points == 2


def test_two_guards_beside_the_chief_stop_actions_and_three_close_the_tile():
    t = draw(AROUND.format("2", "", ""), "laundry | *cell-block key | laundry")
    assert t.forbidden("discard") == "influence/stop"
    t = draw(AROUND.format("3", "", ""), "laundry | *radio-room key | laundry").do("move")
    assert t.where(1) == "chapel"
    t = draw(AROUND.format("", "2", ""), "laundry | *chapel key | laundry").do("move")
    assert tile("tunnels") not in t.due.options


def test_more_than_four_is_read_as_four():
    prison = AROUND.format("4", "4", "4")
    t = draw(prison, "laundry | *radio-room key | laundry")
    assert [influence(t.f, t.s, tile(n)) for n in ("tunnels", "cell-block", "chapel")] == [4, 4, 4]
    assert t.forbidden("move") == "influence/full"


def test_a_riot_and_a_bribe_move_guards_from_the_chiefs_tile_but_never_him():
    prison = AROUND.format("", "1", "")
    t = draw(prison, "laundry | *cell-block key | laundry").do("riot")
    assert t.s.guards[tile("cell-block")] == 1 and t.s.chief == tile("tunnels") + 1
    t = draw(prison, "laundry | *tunnels key c2 | laundry").do("bribe", tile("chapel"))
    assert t.s.guards[tile("chapel")] == 1 and t.s.chief == tile("tunnels") + 1
    assert t.forbidden("bribe") == "actions/bribe"


@pytest.mark.parametrize(
    ("prison", "clause", "goes"),
    [
        ("dining-hall exercise-yard! infirmary", "chief/higher", "infirmary"),
        ("dining-hall exercise-yard! chapel / workshop", "chief/higher", "workshop"),
        ("infirmary laundry / dining-hall workshop!", "chief/lowest", "dining-hall"),
        ("cell-block tunnels! lighthouse", "chief/lowest", "cell-block"),
        ("tunnels lighthouse! cell-block", "chief/higher", "tunnels"),
    ],
)
def test_the_chief_steps_in_the_guards_phase_and_says_why(prison: str, clause: str, goes: str):
    t = draw(prison, "laundry | laundry | laundry", phase=GUARD)
    assert LOCATIONS[chief_goes_to(t.f, t.s)] == goes
    t.chance()
    assert t.told(clause) == [(-1, -1, tile(goes))] and t.s.chief == tile(goes) + 1
    order = [e.clause.partition("/")[2] for e in t.events]
    assert order.index("round/guard") < order.index(clause)


# Tasks and the end


def test_used_cards_never_come_again():
    t = room()
    before = t.s.deck_n
    t.do("complete").chance()
    assert not t.told("tasks/used") and t.s.bottom_n == 0
    assert t.s.deck_n == before - 2 and t.s.seen.bit_count() == 3  # the completed task, the reward, the new task


def test_a_new_task_may_come_to_any_tile_one_with_a_task_included():
    t = room().do("complete")
    while t.due.kind != "place":
        t.answer(t.due.options[0])
    assert len(t.due.options) == 12 and t.due.clause.endswith("tasks/next")


@pytest.mark.parametrize(
    ("rest", "escape", "sucker"),
    [
        ("laundry DEF", (1, 2), -1),
        ("laundry DE | laundry F", (1, 2, 3), -1),
        ("laundry D | laundry E | laundry F", (1, 2, 3, 4), 4),
    ],
)
def test_all_but_one_escape_of_three_four_and_five(rest: str, escape: tuple[int, ...], sucker: int):
    t = draw(ROOMS, f"laundry | *radio-room key knife BC | {rest}", tasks=TASK, sucker=sucker).do("complete")
    assert t.ending == ("ending/success", escape) and t.told("ending/success") == [(-1, 0, 3)]


def test_letters_of_the_one_left_behind_do_not_count():
    # Without seat 0 the letter F is missing, without seat 1 or 2 more than that.
    t = draw(ROOMS, "laundry ABF | *radio-room key knife BC | laundry DE", tasks=TASK).do("complete")
    assert t.ending is None and t.told("ending/nobody-can-stay")
    # All letters but one: nothing is to be judged.
    t = draw(ROOMS, "laundry | *radio-room key knife BC | laundry DE", tasks=TASK).do("complete")
    assert t.ending is None and not t.told("ending/nobody-can-stay")


def test_the_reward_can_complete_the_plan():
    t = draw(ROOMS, "laundry | *radio-room key knife BC | laundry DE", tasks=TASK).do("complete")
    while t.look.due and t.due.seat < 0 and not t.told("tasks/reward"):
        t.answer(t.due.options[-1])  # the last task of the deck has the letter F
    assert t.told("tasks/mark") == [(-1, 1, 0), (-1, 2, 5)] and t.ending == ("ending/success", (1, 2))


def test_the_last_guard_loses_the_game_whatever_letters_are_held():
    prison = "laundry4 radio-room4 infirmary4 / workshop4 exercise-yard4 chapel"
    t = draw(prison, "laundry ABC | *radio-room DE | laundry A", phase=GUARD).answer(tile("chapel"))
    assert t.told("ending/loss") == [(-1, -1, 4)] and t.ending == ("ending/loss", ())


# Plan G: who stays among equals


def plan_g(*seats: str, **readings: str) -> Table:
    """Seat 1 completes the plan with its A; the first seat is the Scapegoat."""
    first, *others = seats
    people = " | ".join([first, f"*radio-room key knife {others[0]}", *others[1:]])
    return draw(ROOMS, people, tasks=TASK, modules=("plan-g",), **readings).do("complete")


def test_among_equal_counters_the_scapegoat_stays():
    t = plan_g("laundry g1 B", "g1 BCDEF", "laundry g1 BCDEFA")
    assert t.told("plan-g/stays") == [(-1, 0, 1)] and not t.told("ending/scapegoat-stays")


def test_then_the_one_with_the_fewest_letters_and_then_the_first_to_the_left():
    t = plan_g("laundry g2 B", "g1 BCDEF", "laundry g1 ABC", "laundry g1 AB")
    assert t.told("plan-g/stays") == [(-1, 3, 1)]
    t = plan_g("laundry g2 B", "g1 BCDEF", "laundry g1 AB", "laundry g1 BC")
    assert t.told("plan-g/stays") == [(-1, 2, 1)]


def test_whoever_alone_has_a_letter_does_not_stay_however_few_the_counters():
    t = plan_g("laundry g3 B", "BCDE", "laundry F", "laundry g2 AB")
    assert t.told("plan-g/stays") == [(-1, 3, 2)] and t.ending == ("ending/success", (0, 1, 2))


def test_a_drawn_letter_that_one_has_brings_a_counter():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry A", tasks=TASK, modules=("plan-g",)).do("complete").answer(0)
    assert t.told("plan-g/counter") == [(-1, 2, 1)] and t.s.counters[:3] == [0, 0, 1]


# Readings with their defaults


def test_markers_are_never_short_by_the_usual_reading():
    seats = "laundry ABCDE | *radio-room key knife BCDEF | laundry ABCDE | laundry ABCDE | laundry BCD"
    t = draw(ROOMS, seats, tasks=TASK, scapegoat=0, sucker=4).do("complete")
    assert t.told("tasks/mark") == [(-1, 1, 0)] and not t.told("components/marker-shortage")


def test_a_scapegoat_who_is_the_sucker_votes_and_gives_the_card_away():
    five = "laundry | laundry | laundry | laundry | laundry"
    t = draw(ROOMS, five, phase=VOTE, scapegoat=2, sucker=2)
    assert t.asks[:2] == ("sucker-ballot", 2)
    t.answer(0).vote(0, 0, 1, 1)
    assert t.s.scapegoat == 1 and t.told("round/elected") == [(-1, 0, 3)]


@pytest.mark.parametrize(("reading", "points"), [("as-four", 2), ("as-three", 3)])
def test_readings_of_points_for_five(reading: str, points: int):
    five = "laundry | *laundry | laundry | laundry | laundry"
    assert draw(ROOMS, five, phase=TURN, points_five=reading).s.points == points


def test_sentences_in_the_box_have_no_effect():
    t = draw(ROOMS, "laundry | *radio-room s1 | chapel", security=True).do("effort")
    assert t.s.points == 4 and not t.told("convicted/brawler")


# Clauses by which questions are put


def test_a_needed_scapegoat_is_named_before_the_one_who_stays():
    t = draw(ROOMS, "laundry B | *radio-room key knife CD | laundry EF | laundry E", tasks=TASK).do("complete")
    assert t.told("ending/needed-scapegoat") == [(-1, 0, 0)]
    order = [e.clause.partition("/")[2] for e in t.events]
    assert order.index("ending/needed-scapegoat") < order.index("ending/other-stays") < order.index("ending/success")


def test_the_suckers_vote_and_a_tie_broken_by_him_have_clauses_of_their_own():
    five = "laundry | laundry | laundry | laundry | laundry"
    t = draw(ROOMS, five, phase=VOTE, scapegoat=0, sucker=0)
    assert t.due.clause == "alcatraz/sucker/votes"
    t.answer(0).vote(1, 1, 0, 3)
    assert t.asks == ("break-tie", 0, (1, 2)) and t.due.clause == "alcatraz/sucker/outgoing-scapegoat"
    t.answer(2)
    assert t.told("sucker/outgoing-scapegoat") == [(0, 2, 0)] and t.told("round/tie") == []


def test_a_choice_of_what_to_hand_in_is_put_by_its_clause_and_the_rest_is_the_supply():
    t = draw(ROOMS, "laundry | *radio-room key knife gun | laundry", tasks=TASK).do("complete")
    assert t.due.clause == "alcatraz/tasks/hand-in"
    before = list(t.s.supply)
    t.answer(0)
    assert [now - old for now, old in zip(t.s.supply, before, strict=True)][1:3] == [1, 1] and t.has(1, "gun") == 1
    assert t.told("components/gun") == []
