"""Alcatraz: what each side of each location does, and the locations of Maximum Security."""

from __future__ import annotations

import pytest

from apps.games.alcatraz.rules.state import STOCK_KIND, TASK_CARDS
from tests.games.alcatraz.position import Table, draw, item, tile


def at(place: str, mine: str = "", other: str = "chapel", **more: object) -> Table:
    """Seat 1 stands where a location lies between two others; seat 2 stands at `other`."""
    name = place.rstrip("'0123456789!")
    beside = [n for n in ("laundry", "chapel", "workshop") if n != name][:2]
    return draw(f"{beside[0]} {place} {beside[1]}", f"prison-wall | *{name} {mine} | {other}", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("place", "thing"),
    [("dining-hall", "knife"), ("laundry", "clothes"), ("infirmary", "drugs"), ("workshop", "tools"), ("wardens-office", "key")],
)
def test_the_silver_sides_with_a_stock_give_one_item_of_it(place: str, thing: str):
    t = at(place)
    before = t.s.stock[tile(place)]
    assert STOCK_KIND[tile(place)] == item(thing) and before > 0
    t.do("use")
    assert t.has(1, thing) == 1 and t.s.stock[tile(place)] == before - 1 and t.s.points == 2


def test_cell_block_rests_or_exchanges():
    assert at("cell-block").do("use").s.stamina[1] == 1
    t = at("cell-block'", "key").do("use", item("gun"))
    assert (t.has(1, "key"), t.has(1, "gun")) == (0, 1)
    assert item("key") not in at("cell-block'", "key knife").do("use", item("key")).due.options


def test_radio_room_draws_blackmail_for_a_point_or_for_cash():
    t = at("radio-room").do("use").chance()
    assert t.s.hand_n[1] == 1 and t.s.points == 2
    t = at("radio-room'", "c1").do("use").chance()
    assert t.s.hand_n[1] == 1 and t.s.points == 3 and t.s.cash[1] == 0


def test_the_copper_dining_hall_sells_a_knife_free_of_points():
    t = at("dining-hall'", "c1").do("use")
    assert (t.has(1, "knife"), t.s.cash[1], t.s.points) == (1, 0, 3)
    assert at("dining-hall'").forbidden("use") == "locations/use"


def test_the_copper_laundry_lets_one_ride_along():
    t = at("laundry'").do("use")
    assert t.asks[0] == "go" and 15 in t.due.options
    assert t.answer(tile("workshop")).where(1) == "workshop" and t.has(1, "clothes") == 1


def test_the_exercise_yard_turns_one_into_the_other_or_trains_two():
    t = at("exercise-yard", "s1 c1").do("use", 1)
    assert (t.s.stamina[1], t.s.cash[1], t.s.points) == (0, 2, 3)
    t = at("exercise-yard'", "", "exercise-yard").do("use")
    assert t.s.stamina[:3] == [0, 1, 1]


def test_the_copper_infirmary_gives_drugs_or_stamina():
    assert at("infirmary'").do("use", 3).s.stamina[1] == 1
    assert at("infirmary'").do("use", 2).has(1, "drugs") == 1


def test_the_copper_workshop_makes_two_tools_of_another_item():
    t = at("workshop'", "key").do("use")
    assert (t.has(1, "key"), t.has(1, "tools")) == (0, 2)
    assert at("workshop'", "tools").forbidden("use") == "locations/use"


def test_the_recreational_room_pays_more_in_company_or_trades_far():
    assert at("recreational-room").do("use").s.cash[1] == 1
    assert at("recreational-room", "", "recreational-room").do("use").s.cash[1] == 2
    t = at("recreational-room'", "key", "chapel knife").do("use", 2, item("key"), item("knife"), 1)
    assert t.has(1, "knife") == 1 and t.s.points == 3


def test_the_visiting_area_sells_any_item_or_brings_cash():
    t = at("visiting-area", "c1").do("use", item("tools"))
    assert (t.has(1, "tools"), t.s.cash[1], t.s.points) == (1, 0, 2)
    assert at("visiting-area'").do("use").s.cash[1] == 2


def test_the_chapel_moves_a_guard_anywhere_or_hears_a_confession():
    t = draw("laundry2 chapel radio-room", "prison-wall | *chapel | laundry").do("use")
    assert t.s.guards[tile("chapel")] == 1 or t.due.kind in ("guard-from", "guard-to")
    assert at("chapel'").do("use", 3).s.stamina[1] == 1
    assert at("chapel'").do("use", 4).chance().s.hand_n[1] == 1


def test_the_copper_wardens_office_gives_a_key_or_moves_a_task():
    assert at("wardens-office'").do("use").has(1, "key") == 1
    t = at("wardens-office'", tasks="chapel:tin-badge").do("use", 5, tile("laundry"))
    assert t.s.task_tile[0] == tile("laundry") and t.has(1, "key") == 0


def test_the_prison_wall_drives_guards_away_or_hides_the_gun():
    prison = "laundry prison-wall{} chapel"
    t = draw(prison.format("1"), "laundry | *prison-wall | laundry").do("use", tile("chapel"))
    assert t.s.guards[tile("chapel")] == 1 and t.s.guards[tile("prison-wall")] == 0
    t = draw(prison.format("'"), "laundry | *prison-wall | laundry").do("use")
    assert t.has(1, "gun") == 1 and t.s.stock[tile("prison-wall")] == 0
    t = draw(prison.format("'1"), "laundry gun | *prison-wall | laundry").do("use", tile("laundry"))
    assert t.s.guards[tile("laundry")] == 1


# Maximum Security


SECURE = "laundry {} radio-room / workshop chapel infirmary"


def secure(place: str, mine: str = "", **more: object) -> Table:
    """Seat 1 stands at a location of Maximum Security, the Chief far away."""
    name = place.rstrip("'0123456789!")
    return draw(SECURE.format(place) + " / dining-hall!", f"prison-wall | *{name} {mine} | chapel", **more)  # type: ignore[arg-type]


def test_the_chiefs_room_moves_the_chief_to_a_neighbour_or_for_a_price_anywhere():
    t = secure("chiefs-room").do("use")
    assert t.due.kind == "chief-to" and set(t.due.options) >= {tile("workshop"), tile("chapel")}
    t.answer(tile("chapel"))
    assert t.s.chief == tile("chapel") + 1 and t.s.points == 2
    t = secure("chiefs-room'", "c1").do("use", tile("radio-room"))
    assert t.s.chief == tile("radio-room") + 1 and t.s.points == 3 and t.s.cash[1] == 0
    assert secure("chiefs-room'").forbidden("use") == "locations/use"


def test_reading_chiefs_room_neighbours_edges():
    # Only one tile shares an edge with the Chief's, so that there is nothing to choose.
    assert secure("chiefs-room", chiefs_room_neighbours="edges").do("use").s.chief == tile("workshop") + 1


def test_readings_of_free_marks():
    assert secure("chiefs-room").do("use", tile("chapel")).s.points == 2
    assert secure("chiefs-room", free_marks="chief-too").do("use", tile("chapel")).s.points == 3
    assert secure("tunnels").do("use", tile("chapel")).s.points == 2
    assert secure("tunnels", free_marks="tunnels-too").do("use", tile("chapel")).s.points == 3


def test_the_lighthouse_shows_the_top_task_to_its_user_alone():
    t = secure("lighthouse").do("use")
    assert t.due.kind == "look-task" and t.due.secret
    t.answer(0)
    card = t.s.top[0]
    assert t.asks == ("keep", 1, (0, 1))
    assert [t.game.view(t.look, seat).top[0] for seat in (None, 0, 1)] == [-1, -1, card]
    t.answer(1)
    assert t.s.top_n == 0 and t.s.bottom[0] == card and t.s.deck_n == 30


def test_for_a_price_one_of_three_goes_back_on_top():
    t = secure("lighthouse'", "key").do("use").answer(0, 0, 0)
    cards = t.s.top[:3]
    t.answer(2)
    assert t.s.top[0] == cards[2] and set(t.s.bottom[:2]) == set(cards[:2]) and t.has(1, "key") == 0


def test_readings_of_a_short_deck_at_the_lighthouse():
    t = secure("lighthouse'", "key", deck_out=28).do("use").answer(0)
    assert t.s.looks == 2 and t.due.kind == "order"
    assert secure("lighthouse'", "key", deck_out=28, lighthouse_short="closed").forbidden("use") == "locations/use"
    assert secure("lighthouse", deck_out=30).forbidden("use") == "locations/use"


def test_the_tunnels_lead_anywhere_but_into_closed_tiles():
    t = draw("laundry tunnels radio-room4 / dining-hall!", "prison-wall | *tunnels | laundry").do("use")
    assert tile("radio-room") not in t.due.options and tile("prison-wall") in t.due.options
    t = draw("laundry tunnels radio-room4 / dining-hall!", "prison-wall | *tunnels | laundry", tunnels_closed="open").do("use")
    assert t.answer(tile("radio-room")).where(1) == "radio-room"


def test_through_the_tunnels_one_uses_another_location_under_its_guards():
    t = draw("laundry2 tunnels' radio-room / chapel . . / dining-hall!", "prison-wall | *tunnels c1 | chapel").do("use", tile("laundry"))
    assert t.has(1, "clothes") == 1 and t.s.points == 1 and t.s.cash[1] == 0 and t.where(1) == "tunnels"
    assert tile("tunnels") not in draw("laundry tunnels' chapel / dining-hall!", "prison-wall | *tunnels c1 | chapel").do("use").due.options


def test_readings_of_whose_guards_count_in_the_tunnels():
    prison, seats = "laundry2 tunnels2' radio-room / chapel . . / dining-hall!", "prison-wall | *tunnels c1 | chapel"
    for reading, left in (("both", 1), ("target-only", 2), ("tunnels-only", 2)):
        assert draw(prison, seats, points=4, tunnels_guards=reading).do("use", tile("laundry")).s.points == left
    barred = "laundry tunnels3' radio-room / chapel . . / dining-hall!"
    assert draw(barred, seats).forbidden("use") == "influence/use-stop"
    assert "use" in draw(barred, seats, tunnels_guards="target-only").can


def test_payment_sides_are_subject_to_guards():
    assert secure("chiefs-room2'", "c1").do("use", tile("radio-room")).s.points == 2
    assert secure("chiefs-room3'", "c1").forbidden("use") == "influence/use-stop"


# Plan G


def test_plan_g_counts_letters_won_again_and_the_fewest_counters_stay():
    t = draw("laundry chapel", "chapel g2 A | *laundry key knife g1 AB | chapel CDEF", tasks="laundry:copied-key", modules=("plan-g",))
    t.do("complete")
    assert t.told("plan-g/counter") == [(-1, 1, 2)]
    t = draw("laundry chapel", "chapel g2 A | *laundry key knife g1 BDEF | chapel CDEF", tasks="laundry:copied-key", modules=("plan-g",)).do(
        "complete"
    )
    assert t.told("plan-g/stays") == [(-1, 0, 2)] and t.ending == ("ending/success", (1, 2))


def test_readings_of_plan_g():
    seats = "chapel g2 A | *laundry key knife g1 AB | chapel C"
    t = draw("laundry chapel", seats, tasks="laundry:copied-key", modules=("plan-g",), plan_g_reward="drawn-only").do("complete")
    assert not t.told("plan-g/counter") and t.told("tasks/owned")
    seats = "chapel g2 | *laundry key knife g1 B | chapel g3 CDEF"
    for reading, stays in (("who-can-be-spared", 0), ("fewest-of-all", 1)):
        t = draw("laundry chapel", seats, tasks="laundry:copied-key", modules=("plan-g",), plan_g_stays=reading).do("complete")
        assert t.told("plan-g/stays")[0][1] == stays
    assert len(TASK_CARDS) == 30
