"""Dead of Night: gas, Molotov cocktails, fire and falling rooms, line by line of the facts."""

from __future__ import annotations

import pytest

from apps.games.dead_of_night.rules.state import END, FIRES, ITEMS
from tests.games.dead_of_night.position import Table, draw


def blown(**readings: str) -> Table:
    """A cylinder on the lawn, shot at from afar."""
    t = draw("*11,6 pistol a1 | 4,6", zombies="6,5:2 6,7:1 3,7:1", lying="gas-cylinder:6,6", **readings)
    return t.do("attack-object").roll(2)


def test_a_blast_kills_zombies_within_two_squares_behind_walls_too():
    t = blown().roll(3)
    assert t.zombies("6,5") == t.zombies("6,7") == 0 and t.zombies("3,7") == 1
    assert t.told("canister/zombies") and t.s.kills[0] == 3


def test_each_player_within_two_squares_of_a_blast_rolls_and_loses_that_much():
    t = blown().roll(3)
    assert t.told("canister/players") == [(0, 1, 3)] and t.s.energy[:2] == [6, 3]


def test_a_blast_lays_fire_on_its_square_and_the_adjacent_ones_not_behind_a_wall():
    assert blown().roll(3).burning == {"5,6", "6,6", "7,6", "5,7", "6,7", "7,7"}


def test_by_a_reading_the_fire_of_a_blast_reaches_squares_behind_walls():
    assert {"5,5", "6,5", "7,5"} <= blown(fire_walls="around").roll(3).burning


def test_by_a_reading_walls_stop_a_blast():
    assert blown(blast_walls="stopped").roll(3).zombies("6,5") == 2


def test_the_fire_of_a_blast_belongs_to_the_attacker_and_spreads_at_the_start_of_his_turn():
    t = draw("*11,7 | 0,0", fire="6,6:0", phase=FIRES)
    assert t.due.kind == "square" and t.due.seat == 0 and t.due.clause == "dead-of-night/fire/spread"
    t.answer("7,7")
    assert t.burning == {"6,6", "7,7"} and t.told("fire/spread") == [(0, -1, t.sq("7,7"))]


def test_a_bottle_and_petrol_make_a_molotov_cocktail_and_the_petrol_stays():
    t = draw("*11,7 bottle petrol-can | 0,0").do("combine")
    held = sorted(ITEMS[t.f.kind[c]] for c in range(t.f.cards) if t.s.place[c] == 10)
    assert held == ["molotov", "petrol-can"] and t.told("molotov/make")


def test_by_a_reading_the_petrol_is_used_up():
    t = draw("*11,7 bottle petrol-can | 0,0", molotov_petrol="used").do("combine")
    assert [ITEMS[t.f.kind[c]] for c in range(t.f.cards) if t.s.place[c] == 10] == ["molotov"]


def test_a_molotov_cocktail_kills_all_zombies_where_it_lays_fire_without_a_roll():
    t = draw("*11,7 molotov | 0,0", zombies="7,7:2 6,6:1").do("hurl", "7,7")
    assert t.zombies("7,7") == t.zombies("6,6") == 0 and t.s.kills[0] == 3
    assert t.burning == {"6,6", "7,6", "8,6", "6,7", "7,7", "8,7"} and t.told("molotov/fire")


def test_against_a_player_a_molotov_cocktail_is_a_fight_with_one_more_and_costs_one_energy():
    t = draw("*11,7 molotov | 8,7 bat").do("hurl").roll(3, 3)
    assert t.s.energy[1] == 6 and t.burning == set()
    t = draw("*11,7 molotov | 8,7").do("hurl").roll(4, 4)
    assert t.told("molotov/hit") == [(0, 1, 1)] and t.s.energy[1] == 5 and "8,7" in t.burning


def test_a_player_loses_an_energy_for_each_burning_square_entered():
    t = draw("*8,7 | 0,0", fire="9,7:1 10,7:1").do("move", "9,7", "10,7")
    assert t.told("fire/pass") == [(-1, 0, 1), (-1, 0, 1)] and t.s.energy[0] == 4


def test_whoever_stands_in_fire_must_move_and_by_the_shortest_way_out():
    t = draw("*8,7 bat | 0,0", fire="8,7:1 9,7:1 9,6:1 8,6:1")
    assert t.forbidden("end") == "fire/must-leave"
    t.do("move")
    assert set(t.due.options) == {t.sq("7,6"), t.sq("7,7")}


def test_standing_in_fire_at_the_end_of_a_turn_costs_an_energy():
    assert draw("*8,7 | 0,0", fire="8,7:1", phase=END).told("fire/end-loss") == [(-1, 0, 1)]
    assert not draw("*8,7 | 0,0", fire="8,7:1", phase=END, fire_loss="enter").told("fire/end-loss")


def test_a_fire_in_a_room_stays_in_it_and_outdoors_it_does_not_come_in():
    t = draw("*11,7 | 0,0", fire="3,4:0", phase=FIRES)
    rooms = {t.f.room[q] for q in t.due.options}
    assert rooms == {t.f.room[t.sq("3,4")]}
    t = draw("*11,7 | 0,0", fire="4,6:0", phase=FIRES)
    assert {t.f.room[q] for q in t.due.options} == {0}


def test_a_room_that_burns_whole_gets_a_damaged_structure_token():
    t = draw("*11,7 | 0,0", fire="6,4:0", phase=FIRES)
    assert t.burning == {"6,4", "6,5"} and t.room("6,4") == 1
    assert t.told("fire/burnt") and t.told("damage/token")


def test_a_burnt_room_that_was_damaged_collapses_and_damages_its_neighbours():
    t = draw("*11,7 | 0,0", fire="6,4:0", damaged="6,4", phase=FIRES)
    assert t.room("6,4") == 2 and [t.room(q) for q in ("6,3", "5,4", "7,4")] == [1, 1, 1] and t.room("1,1") == 0
    assert len(t.told("damage/neighbours")) == 3


def test_by_a_reading_a_burnt_room_that_was_damaged_gets_no_second_token():
    assert draw("*11,7 | 0,0", fire="6,4:0", damaged="6,4", phase=FIRES, burnt_damaged="same").room("6,4") == 1


def test_a_second_token_brings_a_neighbour_down_at_once_and_the_chain_goes_on():
    t = draw("*11,7 | 0,0", fire="6,4:0", damaged="6,4 7,4", phase=FIRES)
    assert t.room("7,4") == 2 and t.told("damage/second")


@pytest.mark.parametrize(("face", "room"), [(5, 1), (6, 2)])
def test_entering_a_damaged_room_wants_a_roll_and_on_a_six_it_collapses(face: int, room: int):
    t = draw("*6,3 | 0,0", damaged="6,4").do("move", "6,4").roll(face)
    assert t.room("6,4") == room and t.told("damage/enter") == [(0, 0, face)]
    assert t.s.at[0] == t.sq("6,3" if room == 2 else "6,4")


def test_a_collapsed_room_cannot_be_entered():
    t = draw("*6,3 | 0,0", damaged="6,4").do("move", "6,4").roll(6)
    assert t.sq("6,4") not in t.due.options


def test_a_room_above_a_collapsed_one_is_damaged():
    t = draw("*10,7 | 0,0", scenario="till-dawn", fire="2,2:0 3,2:0 4,2:0 2,3:0 3,3:0", damaged="2,2", phase=FIRES)
    assert t.room("2,2") == 2 and t.room("3,2^") == 1 and t.told("damage/above")


def test_players_in_a_collapsing_room_roll_and_leap_out_and_zombies_die():
    t = draw("*11,7 | 6,5", fire="6,4:0", zombies="", damaged="6,4", phase=FIRES).roll(2)
    assert t.told("damage/figures") == [(-1, 1, 2)] and t.s.energy[1] == 4
    assert t.f.room[t.s.at[1]] != t.f.room[t.sq("6,5")]


def test_a_vehicle_with_both_squares_in_fire_and_nobody_at_the_wheel_is_destroyed():
    t = draw("*11,0 | 0,0", cars="saloon:8,6:right", fire="8,6:0", phase=FIRES).answer("9,6")
    assert t.s.wreck[0] == 1 and t.told("fire/vehicle")


def test_a_driver_saves_a_burning_vehicle():
    t = draw("*11,0 | in:saloon", cars="saloon:8,6:right", fire="8,6:0", phase=FIRES).answer("9,6")
    assert t.s.wreck[0] == 0 and t.s.energy[1] == 6
