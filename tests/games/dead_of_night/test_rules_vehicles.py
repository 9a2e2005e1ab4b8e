"""Dead of Night: vehicles, line by line of the facts; and the fights, the zombies and the ends of a night."""

from __future__ import annotations

import pytest

from apps.games.dead_of_night.rules.kinds import INTO, OVER_EDGE, STRAIGHT
from apps.games.dead_of_night.rules.state import ATTACKED, END, SYMBOLS
from tests.games.dead_of_night.position import draw

LAWN = "saloon:3,7:right"


def test_a_vehicle_needs_fuel_and_keys():
    t = draw("*2,7 petrol-can keys | 0,0", cars=LAWN).do("fuel")
    assert t.s.fuel[0] == 1 and t.told("vehicles/fuelling")
    t.do("start")
    assert t.s.running[0] == 1 and t.told("vehicles/start")


def test_keys_alone_do_not_drive():
    assert "drive" not in draw("*in:saloon | 0,0", cars=f"{LAWN}:running").can
    assert "drive" in draw("*in:saloon | 0,0", cars=f"{LAWN}:running:fuelled").can


def test_a_vehicle_that_crashed_needs_no_keys_but_fuel():
    t = draw("*2,7 | 0,0", cars=f"{LAWN}:keyless")
    assert "start" in t.can and "hot-wire" not in t.can


@pytest.mark.parametrize(("face", "clause", "running", "broken"), [
    (1, "hot-wire", 1, 0), (2, "hot-wire", 1, 0), (3, "hot-wire-fail", 0, 0), (4, "hot-wire-fail", 0, 0), (5, "hot-wire-broken", 0, 1), (6, "hot-wire-broken", 0, 1),
])  # fmt: skip
def test_hot_wiring_starts_fails_or_breaks_the_ignition(face: int, clause: str, running: int, broken: int):
    t = draw("*2,7 | 0,0", cars=LAWN).do("hot-wire").roll(face)
    assert (t.s.running[0], t.s.broken[0]) == (running, broken) and t.told(f"vehicles/{clause}") == [(0, -1, 0)]
    assert ("hot-wire" in t.can) == (face in (3, 4))


def test_no_more_players_get_in_than_the_capacity_says():
    t = draw("*2,7 | in:motorcycle | in:motorcycle", cars="motorcycle:3,7:right").do("move")
    assert INTO + 3 not in t.due.options


def test_a_vehicle_goes_straight_ahead_or_back_no_farther_than_its_speed():
    t = draw("*in:minibus | 0,0", cars="minibus:3,7:right:running:fuelled").do("drive")
    assert set(t.due.options) == {STRAIGHT + n for n in (-3, -2, -1, 1, 2, 3, 4)}
    t.answer(STRAIGHT + 4)
    assert t.s.rear[4] == t.sq("7,7") and len(t.told("vehicles/straight")) == 4


def test_a_turn_takes_up_to_three_squares_with_it():
    t = draw("*in:saloon | 0,0", cars="saloon:9,6:left:running:fuelled").do("turn-vehicle")
    assert all((code >> 1) % 7 - 3 in range(-3, 4) for code in t.due.options) and 6 in t.due.options
    must = draw("*in:saloon | 0,0", cars="saloon:9,7:left:running:fuelled", turning="must").do("turn-vehicle")
    assert {abs((code >> 1) % 7 - 3) for code in must.due.options} == {3}


def test_over_the_seat_there_may_be_a_fight_and_the_winner_drives():
    t = draw("*2,7 | in:saloon", cars=LAWN).do("move", INTO)
    assert t.due.kind == "wheel"
    t.answer(1).roll(5, 2)
    assert t.s.driver[0] == 1 and t.s.energy[1] == 5 and t.told("rivals/fight") == [(0, 1, 1)]


def test_a_vehicle_moves_only_in_its_drivers_turn():
    assert "drive" not in draw("in:saloon | *in:saloon", cars=f"{LAWN}:running:fuelled").can


def test_zombies_do_not_attack_players_in_a_vehicle():
    t = draw("*in:saloon | 0,0", cars=LAWN, zombies="2,7:3", phase=ATTACKED)
    assert t.due.kind == "action" and not t.told("combat/close")
    on_foot = draw("*3,7 | 0,0", zombies="2,7:3", phase=ATTACKED)
    assert on_foot.due.kind == "die" and on_foot.due.clause == "dead-of-night/combat/close"


def test_leaving_a_moving_vehicle_costs_a_roll_and_ends_the_turn():
    t = draw("*in:saloon | 0,0", cars=f"{LAWN}:running:fuelled:moved")
    t.do("leap", "2,7").roll(2)
    assert t.told("vehicles/leave-loss") == [(-1, 0, 2)] and t.s.riding[0] == 0
    assert t.due.kind == "interrupt" and t.due.seat == 1


@pytest.mark.parametrize(("face", "wreck", "left"), [(1, 1, 4), (2, 0, 4), (6, 0, 3)])
def test_a_vehicle_attacks_with_its_capacity_and_one_or_less_wrecks_it(face: int, wreck: int, left: int):
    t = draw("*in:saloon | 0,0", cars=f"{LAWN}:running:fuelled", zombies="5,7:4").do("drive", STRAIGHT + 1).roll(face)
    assert t.told("vehicles/attack") == [(0, -1, face)]
    assert (t.s.wreck[0], t.zombies("5,7")) == (wreck, left)
    assert bool(t.told("vehicles/wreck")) == bool(wreck)


def test_whoever_drives_over_the_edge_has_escaped_and_the_night_is_over():
    t = draw("*in:saloon | in:saloon | 0,0", cars="saloon:8,7:right:running:fuelled").do("drive", OVER_EDGE)
    assert t.look.outcome and t.look.outcome.clause == "dead-of-night/ending/escape" and t.look.outcome.winners == (0, 1)
    assert [t.s.points[seat] for seat in range(3)] == [20, 20, 10]


# Fights and zombies


@pytest.mark.parametrize(("face", "clause"), [(6, "kill"), (5, "knock-back"), (3, "hurt")])
def test_close_combat_kills_knocks_back_or_hurts(face: int, clause: str):
    t = draw("*8,6 bat | 0,0", zombies="9,6:1").do("fight").roll(face)
    assert t.told(f"combat/{clause}") and t.told("combat/close") == [(0, -1, face)]


def test_a_grab_costs_energy_then_the_weapon_then_may_be_a_bite():
    t = draw("*8,6 e3 bat | 0,0", zombies="9,6:2").do("fight").roll(1, 5, 6)
    assert t.told("combat/grabbed") == [(-1, 0, 1)] and t.told("combat/grab-weapon") and t.s.bite[0] == 4


def test_a_shot_uses_ammunition_and_kills_at_six():
    t = draw("*8,6 pistol a2 | 0,0", zombies="10,6:1").do("shoot").roll(3)
    assert t.zombies("10,6") == 0 and t.s.ammunition[0] == 1 and t.told("combat/ranged") == [(0, -1, 6)]


def test_for_each_symbol_zombies_come_in_and_step_towards_the_nearest_player():
    t = draw("*2,7 | 2,7", zombies="7,7:1", phase=SYMBOLS).answer(0)
    assert t.told("zombies/enter") == [(-1, -1, 6)]
    assert t.zombies("7,7") == 0 and sum(t.zombies(f"6,{y}") for y in (6, 7)) >= 1


def test_doors_stop_zombies_and_windows_do_not():
    t = draw("*3,5 | 3,4")
    assert t.s.creep[t.sq("4,6")] & 1 and not t.s.creep[t.sq("6,3")] & 4


def test_a_bitten_player_dies_at_the_end_of_the_turns_left_unless_treated():
    t = draw("*8,6 e3 bat first-aid-kit | 0,0 | 1,0", zombies="9,6:2").do("fight").roll(1, 5, 6)
    assert t.s.bite[0] == t.f.bite_turns + 1
    t.do("recover")
    assert t.s.bite[0] == 0 and t.told("combat/bitten") == [(0, 0, 0)] and t.told("items/first-aid")
    assert draw("*8,6 e3 first-aid-kit | 0,0 | 1,0", bite_kit="delay").f.kit_delays == 1


def test_the_last_player_alive_ends_the_night():
    t = draw("*8,6 e1 | 0,0", fire="8,6:1", phase=END)
    assert t.look.outcome and t.look.outcome.clause == "dead-of-night/ending/last-player" and t.look.outcome.winners == (1,)
