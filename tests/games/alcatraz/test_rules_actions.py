"""Alcatraz: action points, actions, free actions, and what guards do."""

from __future__ import annotations

import pytest

from apps.games.alcatraz.rules.state import TURN
from tests.games.alcatraz.position import draw, item, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"


@pytest.mark.parametrize(("players", "points"), [(3, 3), (4, 2), (5, 2)])
def test_points_depend_on_the_number_of_players_and_the_scapegoat_has_one_more(players: int, points: int):
    others = " | laundry" * (players - 2)
    assert draw(ROOMS, f"laundry | *laundry{others}", phase=TURN).s.points == points
    assert draw(ROOMS, f"*laundry | laundry{others}", phase=TURN).s.points == points + 1


def test_points_not_spent_are_lost_and_the_next_prisoner_clockwise_acts():
    t = draw(ROOMS, "laundry | *laundry | radio-room").do("end")
    assert t.told("actions/lost-points") == [(1, -1, 3)] and t.s.seat == 2
    assert t.told("round/order") == [(2, -1, 3)]


def test_moving_takes_the_pawn_across_an_edge_never_over_a_corner():
    t = draw(ROOMS, "laundry | *radio-room | laundry").do("move")
    assert set(t.due.options) == {tile("laundry"), tile("infirmary"), tile("exercise-yard")}
    t.answer(tile("infirmary"))
    assert t.where(1) == "infirmary" and t.s.points == 2


def test_a_theft_takes_an_item_or_cash_on_ones_tile_and_cannot_be_refused():
    t = draw(ROOMS, "radio-room | *radio-room c1 | radio-room key c1 | laundry knife").do("steal")
    assert t.asks == ("loot", 1, (item("key"), item("cash")))
    t.answer(item("key"))
    assert (t.has(1, "key"), t.has(2, "key"), t.s.points) == (1, 0, 2)
    assert t.told("actions/steal") == [(1, 2, item("key"))]


def test_a_riot_brings_a_guard_from_a_neighbour():
    t = draw(ROOMS.replace("laundry", "laundry2").replace("chapel", "chapel1"), "laundry | *radio-room | chapel").do("riot")
    assert (t.s.guards[tile("laundry")], t.s.guards[tile("radio-room")]) == (1, 1)


def test_discarding_puts_an_item_into_the_supply():
    t = draw(ROOMS, "laundry | *radio-room gun | laundry").do("discard")
    assert t.has(1, "gun") == 0 and t.s.supply[item("gun")] == 1 and t.s.points == 2


def test_a_trade_needs_both_on_one_tile_and_costs_no_point():
    t = draw(ROOMS, "laundry clothes | *radio-room key | radio-room knife").do("trade", item("key"), item("knife"))
    assert t.asks == ("accept", 2, (0, 1))
    t.answer(1)
    assert (t.has(1, "knife"), t.has(2, "key"), t.s.points) == (1, 1, 3)
    assert t.told("actions/trade") == [(1, 2, item("key") + 8 * item("knife"))]


def test_a_trade_can_be_a_gift_and_can_be_refused():
    t = draw(ROOMS, "laundry | *radio-room key | radio-room knife").do("trade", item("key"), 0, 0)
    assert t.told("actions/trade-both") == [(2, 1, item("key"))] and t.has(1, "key") == 1


def test_proposals_of_a_turn_are_limited():
    t = draw(ROOMS, "laundry | *radio-room key | radio-room knife")
    for _ in range(t.f.offers_turn):
        t.do("trade", item("key"), 0, 0)
    assert "trade" not in t.can and t.forbidden("trade") == "actions/trade-offers"


def test_a_bribe_costs_cash_and_sends_a_guard_away():
    t = draw(ROOMS.replace("radio-room", "radio-room3"), "laundry | *radio-room c1 | laundry").do("bribe", tile("infirmary"))
    assert (t.s.guards[tile("radio-room")], t.s.guards[tile("infirmary")], t.s.cash[1]) == (2, 1, 0)
    assert t.forbidden("bribe") == "actions/bribe" and t.s.points == 3


def test_an_effort_turns_stamina_into_a_point_a_limited_number_of_times():
    t = draw(ROOMS, "laundry | *radio-room s4 | laundry").do("effort").do("effort")
    assert (t.s.points, t.s.stamina[1]) == (5, 2) and t.forbidden("effort") == "actions/effort-limit"


def test_a_full_sheet_takes_no_item_but_by_swapping():
    t = draw(ROOMS, "chapel | *laundry key knife drugs tools | laundry clothes")
    assert t.forbidden("use") == "locations/use" and t.forbidden("steal") == "actions/steal"
    t.do("trade", item("key"), item("clothes"), 1)
    assert (t.has(1, "clothes"), t.has(2, "key")) == (1, 1)


def test_cash_and_stamina_beyond_the_limit_are_lost():
    t = draw("visiting-area' radio-room / laundry chapel", "laundry | *visiting-area c3 | laundry").do("use")
    assert t.s.cash[1] == 4 and t.told("locations/visiting-area/copper") == [(1, -1, 1)]


# Guards


def test_one_guard_changes_nothing():
    t = draw(ROOMS.replace("laundry", "laundry1"), "radio-room | *laundry key | radio-room").do("use")
    assert t.s.points == 2 and t.has(1, "clothes") == 1


def test_two_guards_make_actions_dearer_but_not_moves_nor_free_actions():
    t = draw(ROOMS.replace("laundry", "laundry2"), "radio-room | *laundry key s1 c1 | laundry").do("use")
    assert t.s.points == 1
    assert {"move", "trade", "bribe", "effort"} <= t.can and not {"use", "discard", "riot"} & t.can
    assert t.forbidden("discard") == "influence/slow"
    t.do("move", tile("radio-room"))
    assert t.s.points == 0


def test_three_guards_bar_all_but_moving_blackmail_and_free_actions():
    t = draw(ROOMS.replace("laundry", "laundry3"), "*laundry key s1 c1 double-shift | laundry | radio-room", points=4)
    assert t.can == {"end", "move", "blackmail", "trade", "bribe", "effort"}
    assert t.forbidden("discard") == "influence/stop" and t.forbidden("use") == "influence/use-stop"


def test_a_tile_with_four_guards_cannot_be_entered_but_left():
    t = draw(ROOMS.replace("radio-room", "radio-room4"), "chapel | *laundry | radio-room").do("move")
    assert t.where(1) == "workshop"
    t = draw("laundry radio-room4 infirmary", "chapel | *laundry | radio-room", modules=("different-prison",))
    assert t.forbidden("move") == "influence/full"


def test_free_locations_are_subject_to_guards_too():
    yard = "laundry exercise-yard{} / radio-room chapel"
    t = draw(yard.format(""), "laundry | *exercise-yard c2 s1 | laundry").do("use", 0)
    assert (t.s.points, t.s.cash[1], t.s.stamina[1]) == (3, 1, 2)
    assert t.forbidden("use") == "locations/free-once"
    t = draw(yard.format("2"), "laundry | *exercise-yard c2 s1 | laundry").do("use", 0)
    assert t.s.points == 2 and t.told("influence/use-slow") == [(1, -1, 1)]
    assert draw(yard.format("2"), "laundry | *exercise-yard c2 | laundry", points=0).forbidden("use") == "influence/use-slow"
    assert draw(yard.format("3"), "laundry | *exercise-yard c2 | laundry").forbidden("use") == "influence/use-stop"


# Readings


def test_reading_points_five_as_three():
    seats = "laundry | *laundry | laundry | laundry | laundry"
    assert draw(ROOMS, seats, phase=TURN, points_five="as-three").s.points == 3


def test_reading_scapegoat_ladder_adds_as_much_for_each_election_in_a_row():
    t = draw(ROOMS, "*laundry | laundry | laundry", phase=TURN, scapegoat_ladder="ladder")
    assert t.s.points == 4
    t.do("end").do("end").do("end").chance()
    t.vote(0, 0, 0)
    assert t.s.in_a_row == 2 and t.s.points == 5


def test_reading_riot_direction_push():
    t = draw(ROOMS.replace("radio-room", "radio-room1"), "laundry | *radio-room | laundry", riot_direction="push").do("riot", tile("infirmary"))
    assert t.s.guards[tile("infirmary")] == 1 and t.s.guards[tile("radio-room")] == 0


def test_reading_bribe_effect_ignore_lasts_until_the_end_of_the_turn():
    t = draw(ROOMS.replace("radio-room", "radio-room3"), "laundry | *radio-room c1 key | laundry", bribe_effect="ignore").do("bribe")
    assert t.s.guards[tile("radio-room")] == 3 and "discard" in t.can
    assert t.do("end").s.bought == [0] * 16


def test_reading_full_tile_open():
    t = draw(ROOMS.replace("radio-room", "radio-room4"), "chapel | *laundry | radio-room", full_tile="open").do("move", tile("radio-room"))
    assert t.where(1) == "radio-room"
