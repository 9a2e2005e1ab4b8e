"""Alcatraz: what is in the boxes, who can play with which, how the game is laid out, and what lasts a whole round."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from apps.engine.contract import Position
from apps.games.alcatraz.rules.deck import bag_of, set_aside, unseen_of
from apps.games.alcatraz.rules.sets import bits
from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, GUARD, ITEMS, LOCATIONS, SENTENCES, STOCK_KIND, TASK_CARDS, VOTE
from apps.packs import registry, selection
from apps.packs.contract import Selection
from tests.games.alcatraz.position import Table, draw, game_of, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"
VARIANTS = ("certain-escape", "plan-g", "different-prison", "convicted")
BOTH = ("base", "maximum-security")


def values() -> Any:
    """The numbers of the pack."""
    return registry.pack("alcatraz").values


def opened(players: int, modules: tuple[str, ...] = (), security: bool = False, **readings: str) -> Table:
    """A new game before chance has drawn anything."""
    game = game_of(players, modules, security, **readings).game
    return Table(game, game.setup())


def begun(players: int, modules: tuple[str, ...] = (), security: bool = False, **readings: str) -> Table:
    """A new game, set up by the first of everything that chance can draw."""
    return opened(players, modules, security, **readings).chance()


def drawn_for(t: Table, *kinds: str) -> list[tuple[str, str, int]]:
    """Kind, clause and number of options of all that chance is asked of these kinds until a player must answer."""
    found = []
    while t.look.due and t.due.seat < 0:
        if t.due.kind in kinds:
            found.append((t.due.kind, t.due.clause.partition("/")[2], len(t.due.options)))
        t.answer(t.due.options[0])
    return found


# The boxes


def test_what_is_in_the_boxes_adds_up():
    v = values()
    assert sum(v["cards"].values()) == v["cards-total"] == 55
    assert sum(v["wood"].values()) == v["wood-total"] == 68
    assert sum(v["item-tokens"].values()) == v["items-total"] == v["tokens-total"] - v["scapegoat-markers"] == 26
    assert sum(v["marker-kinds"].values()) == v["markers-each"] and v["markers-each"] * v["pawns"] == v["wood"]["player-marker"]
    assert sum(v["more-cards"].values()) == v["more-cards-total"] == 21
    assert sum(v["more-markers"].values()) == v["more-markers-total"] == 11
    assert v["more-markers"]["new"] == v["marker-kinds"]["stamina"] + v["marker-kinds"]["cash"] + v["players-max"]
    assert v["more-markers"]["old"] == v["players-base"]


def test_each_letter_has_as_many_tasks_each_of_two_items():
    tasks = values()["tasks"]
    assert list(tasks) == list(TASK_CARDS) and len(tasks) == 30
    for letter in "ABCDEF":
        of_letter = [task for task in tasks.values() if task["letter"] == letter]
        assert len(of_letter) == 5
        counts = [sum(task.get(item, 0) for task in of_letter) for item in ("key", "knife", "clothes", "drugs", "tools")]
        assert counts == [2] * 5


def test_no_two_sides_of_the_base_tiles_do_the_same():
    pack = registry.pack("alcatraz")
    sides = [f"locations_{name}_{side}" for name in LOCATIONS[:12] for side in ("silver", "copper")]
    words = {str(pack.texts.say(("en",), key, None, pack.values).text) for key in sides}
    assert len(words) == values()["tile-effects"] == 24


def test_the_numbers_of_the_game_itself_are_kept_and_no_two_tiles_have_the_same():
    numbers = values()["tile-numbers"]
    told = {"radio-room": 2, "dining-hall": 3, "exercise-yard": 5, "recreational-room": 8, "chiefs-room": 13, "lighthouse": 14, "tunnels": 15}
    assert told.items() <= numbers.items() and sorted(numbers.values()) == list(range(1, 16))


# Who can play with what


def faults(players: int, products: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> list[str]:
    """The clauses by which a selection is refused."""
    checked = selection.check(registry.pack("alcatraz"), Selection("alcatraz", players, products=products, modules=modules))
    return [str(fault.clause) for fault in checked.faults]


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_can_play_with_and_without_the_second_box(players: int):
    assert faults(players, ("base",)) == faults(players, BOTH) == []


def test_two_or_six_cannot_play():
    assert faults(2, BOTH) == faults(6, BOTH) == ["alcatraz/aim/players"]


@pytest.mark.parametrize(("given", "players", "added"), [(("base",), 5, "maximum-security"), (("maximum-security",), 3, "base")])
def test_five_need_the_second_box_and_that_box_needs_the_base_game(given: tuple[str, ...], players: int, added: str):
    checked = selection.check(registry.pack("alcatraz"), Selection("alcatraz", players, products=given))
    assert checked.ok and set(checked.selection.products) == set(BOTH)
    if added == "maximum-security":
        assert [(note.what, note.id, note.clause) for note in checked.added] == [("product", added, "alcatraz/security-components/fifth-player")]


@pytest.mark.parametrize("count", range(5))
def test_the_variants_go_together_in_any_combination(count: int):
    for modules in combinations(VARIANTS, count):
        assert faults(4, BOTH, modules) == []


# Laying the game out


@pytest.mark.parametrize(("security", "tiles"), [(False, 12), (True, 15)])
def test_places_are_drawn_among_all_tiles_in_play(security: bool, tiles: int):
    t = opened(3, security=security)
    asked = drawn_for(t, "lay-tile", "place", "first", "draw-blackmail")
    assert [n for kind, _, n in asked if kind == "lay-tile"] == list(range(tiles, 1, -1))
    of = {clause: [n for _, c, n in asked if c == clause] for _, clause, _ in asked}
    assert of["setup/guards"] == list(range(tiles, tiles - 8, -1))
    assert of["setup/prisoners"] == [tiles, tiles - 1, tiles - 2]
    assert of["setup/tasks"] == [tiles, tiles - 1, tiles - 2]
    assert of["setup/scapegoat"] == [3]
    assert of.get("setup/chief") == ([tiles - 3] if security else None)
    assert of["round/guard"] == [tiles]
    assert of["blackmail/hand"] == ([15, 14, 13] if security else [11, 10, 9])


def test_the_chief_is_drawn_after_the_prisoners():
    told = [e.clause.partition("/")[2] for e in begun(3, security=True).events]
    assert told.index("setup/chief") == max(i for i, clause in enumerate(told) if clause == "setup/prisoners") + 1


@pytest.mark.parametrize("reading", ["apart", "together"])
def test_the_reading_of_beginnings_decides_whether_a_card_drawn_goes_back(reading: str):
    asked = drawn_for(opened(4, security=True, start_draw=reading), "place")
    places = [n for _, clause, n in asked if clause in ("setup/prisoners", "setup/chief")]
    assert places == ([15, 14, 13, 12, 11] if reading == "apart" else [15] * 5)


def test_stocks_hold_what_the_side_that_is_up_says_and_the_rest_is_the_supply():
    for side, name in enumerate(("silver", "copper")):
        t = opened(3)
        while t.look.due and t.due.seat < 0:
            t.answer(side if t.due.kind == "tile-side" else t.due.options[0])
        told = values()["stocks"]
        assert [t.s.stock[at] for at in range(12)] == [told.get(location, {}).get(name, 0) for location in LOCATIONS[:12]]
        for kind in range(1, 7):
            stocked = sum(t.s.stock[at] for at in range(12) if STOCK_KIND[at] == kind)
            assert stocked + t.s.supply[kind] == values()["item-tokens"][ITEMS[kind]]


def test_the_fifth_player_begins_with_the_same_as_all_others():
    t = begun(5)
    assert t.s.stamina == t.s.cash == t.s.hand_n == [1] * 5 and t.s.letters == [0] * 5
    assert t.asks[0] == "sucker-ballot" and begun(4).asks[2] == (0, 1, 2, 3)


def test_blackmail_of_the_second_box_and_sentences_stay_in_it_when_it_is_not_played():
    assert begun(4).f.blackmail == 11 == BLACKMAIL_CARDS.index("two-voices")
    t = begun(4, security=True)
    assert t.f.blackmail == 15 and t.s.sentence == [0] * 5 and not t.told("setup/sentences")


def test_each_convict_draws_one_of_nine_sentences_and_the_others_stay_in_the_box():
    t = opened(4, ("convicted",))
    assert [n for _, _, n in drawn_for(t, "sentence")] == [9, 8, 7, 6] and len(SENTENCES) - 1 == 9
    assert len(set(t.s.sentence[:4])) == 4 and t.s.sentence[4] == 0


# Certain escape


def test_two_tasks_of_each_letter_are_out_unseen_so_that_never_more_than_three_come():
    t = begun(3, ("certain-escape",))
    assert t.s.deck_n + 3 == 18 == values()["tasks-left"]
    # All three that lie open have the letter A: no other A is in the deck, though nobody knows which two are in the box.
    assert [t.f.letter[card - 1] for card in t.s.open_task[:3]] == [0, 0, 0]
    assert [bag_of(t.f, set_aside(t.s), letter) for letter in range(6)] == [0, 3, 3, 3, 3, 3]
    assert [bits(unseen_of(t.f, set_aside(t.s), letter)) for letter in range(6)] == [2, 5, 5, 5, 5, 5]


def test_without_the_variant_all_thirty_tasks_are_in_the_deck():
    assert begun(3).s.deck_n == 27 and begun(3, security=True).s.deck_n == 27


# A different prison


def test_the_first_block_leaves_two_places_and_corners_count_for_touching():
    t = begun(4, ("different-prison",))
    assert t.s.laid.bit_count() == 6 and len(t.told("setup/block")) == 6
    cells = {t.s.cell[at] for at in range(15) if t.s.laid >> at & 1}
    top, middle = min(cells) - 12 + 1, max(cells) + 12 - 1
    assert set(t.due.options) == {top, middle}
    seat = t.due.seat
    t.answer(top)
    (told,) = t.told("setup/add-tiles")
    assert told[0] == seat and told[2] // 32 == top


def test_the_side_that_lies_up_is_seen_before_the_place_is_chosen():
    t = opened(3, ("different-prison",))
    while t.due.kind != "lay-at":
        t.answer(t.due.options[-1])
    laid = t.s.about - 1
    assert t.s.side[laid] == 1 and not t.s.laid >> laid & 1


@pytest.mark.parametrize(("reading", "first"), [("shuffled-pile", "lay-tile"), ("free-choice", "choose-tile")])
def test_the_reading_of_who_lays_says_who_chooses_the_tile(reading: str, first: str):
    t = opened(3, ("different-prison",), who_lays=reading)
    while t.due.kind != "lay-at":
        last = (t.due.kind, t.due.seat)
        if t.due.kind in ("lay-tile", "choose-tile"):
            chooser = last
        t.answer(t.due.options[0])
    assert chooser == (first, -1 if reading == "shuffled-pile" else t.due.seat)


# What lasts a whole round


def play_round(t: Table, *ballots: int) -> Table:
    """Vote, let everybody end the turn at once, and let chance begin the next round."""
    if t.due.kind == "sucker-ballot":
        t.answer(t.due.options[0])
    t.vote(*(ballots or [0] * len(t.look.due)))
    while t.look.due and t.due.kind == "action":
        t.do("end")
    return t.chance() if t.look.due and t.due.seat < 0 else t


def test_a_round_is_guard_then_vote_then_a_turn_each_clockwise_from_the_scapegoat():
    t = draw(ROOMS, "laundry | laundry | laundry | laundry", phase=GUARD).chance()
    play_round(t, 2, 2, 2, 2)
    told = [(e.clause.partition("/")[2], e.actor) for e in t.events]
    keep = ("round/guard", "round/vote", "round/order")
    assert [x for x in told if x[0] in keep][:10] == [
        ("round/guard", -1),
        *[("round/vote", seat) for seat in range(4)],
        *[("round/order", seat) for seat in (2, 3, 0, 1)],
        ("round/guard", -1),
    ]


def test_with_the_second_box_and_five_a_round_has_four_phases():
    t = draw(ROOMS, "laundry | laundry | laundry | laundry | laundry", phase=GUARD, sucker=3).chance()
    play_round(t)
    order = [e.clause.partition("/")[2] for e in t.events]
    chief = next(i for i, clause in enumerate(order) if clause in ("chief/higher", "chief/lowest"))
    assert order.index("round/guard") < chief < order.index("sucker/next") < order.index("round/vote") < order.index("round/order")


def test_the_same_place_may_be_drawn_for_a_guard_again():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=GUARD)
    for guards in (1, 2):
        t.answer(tile("chapel"))
        assert t.s.guards[tile("chapel")] == guards
        t.vote(0, 0, 0).do("end").do("end").do("end")
        assert t.asks[0] == "place" and len(t.due.options) == 12


def test_thirteen_rounds_are_one_too_many():
    t = begun(3)
    rounds = 0
    while t.look.due:
        play_round(t)
        rounds += 1
    assert (rounds, t.s.round, t.s.guards_in) == (12, 13, 21) and t.ending == ("ending/loss", ())
    assert t.told("round/last-guard") == [(-1, -1, 21)]


def test_the_suckers_role_lasts_a_round_and_goes_round_the_table_to_the_left():
    t = begun(5)
    first = t.s.sucker - 1
    assert t.told("sucker/first") == [(-1, first, 0)]
    seats = []
    for _ in range(6):
        before = t.s.sucker
        t.answer(t.due.options[0])
        t.vote(0, 0, 0, 0)
        while t.due.kind == "action":
            assert t.s.sucker == before
            t.do("end")
        t.chance()
        seats.append(t.s.sucker - 1)
    assert seats == [(first + 1 + n) % 5 for n in range(6)]


def test_the_first_sucker_is_anybody_and_by_a_reading_anybody_but_the_scapegoat():
    for reading, count in (("allowed", 5), ("redraw", 4)):
        asked = drawn_for(opened(5, first_both=reading), "first")
        assert [n for _, clause, n in asked if clause == "sucker/first"] == [count]


def test_a_ballot_is_seen_by_nobody_until_all_are_in():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=VOTE)
    before = len(t.events)
    first, second, third = t.look.due
    t._give({first.id: 1})
    assert [d.seat for d in t.look.due] == [1, 2] and len(t.events) == before
    assert all(t.game.view(t.look, seat).ballot == [0] * 5 for seat in (None, 0, 1, 2))
    t._give({second.id: 1, third.id: 1})
    assert [target for _, target, _ in t.told("round/vote")] == [1, 1, 1]


# Readings


def facts_of(players: int, readings: dict[str, str]) -> dict[str, Any]:
    """The numbers and readings that the engine is given, with every variant but that of the sentences."""
    pack = registry.pack("alcatraz")
    checked = selection.check(pack, Selection("alcatraz", players, products=BOTH, modules=VARIANTS[:3], readings=readings))
    assert checked.ok, checked.faults
    facts = pack.game(checked.selection).facts
    return {name: getattr(facts, name) for name in type(facts).fields()}


def test_every_alternative_of_every_reading_reaches_the_engine():
    plain = {players: facts_of(players, {}) for players in (3, 5)}
    tried = 0
    for reading in registry.pack("alcatraz").readings:
        for other in reading.alternatives:
            same = [facts_of(players, {reading.id: other.id}) == plain[players] for players in plain]
            assert all(same) == (other.id == reading.default), (reading.id, other.id)
            tried += 1
    assert tried > 60


# Who cites what


@pytest.mark.parametrize(("modules", "security", "clause", "count"), [
    ((), False, "setup/grid", 12), ((), True, "setup/grid-security", 15), (("different-prison",), True, "setup/block", 6),
])  # fmt: skip
def test_each_tile_laid_is_told_with_its_side_and_square(modules: tuple[str, ...], security: bool, clause: str, count: int):
    t = begun(3, modules, security)
    told = [value for _, _, value in t.told(clause)]
    assert len(told) == count
    for value in told:
        assert t.s.cell[value % 16] == value // 32 and t.s.side[value % 16] == value // 16 % 2


def test_who_begins_to_build_is_drawn_and_told():
    t = begun(3, ("different-prison",))
    assert t.told("different-prison/who-lays") == [(-1, t.due.seat, 0)]


def test_blackmail_is_dealt_to_each_in_secret():
    t = begun(3)
    dealt = [e for e in t.events if e.clause == "alcatraz/setup/blackmail"]
    assert [(e.actor, e.audience) for e in dealt] == [(seat, 1 << seat) for seat in range(3)]
    assert [t.s.hand[e.actor] for e in dealt] == [1 << e.value for e in dealt]
    assert t.game.view(t.look, 1).hand[:3] == [-1, t.s.hand[1], -1]


def test_stocks_are_filled_from_the_supply_after_the_guard_and_before_the_chief():
    t = draw("dining-hall laundry tunnels!", "laundry | laundry | laundry", phase=GUARD)
    assert t.s.stock[tile("laundry")] == 1
    s = t.look.position.state.copy()
    s.stock[tile("laundry")], s.supply[3] = 0, s.supply[3] + 1
    t = Table(t.game, t.game.look(Position(s))).chance()
    assert t.told("round/restock") == [(-1, -1, 1)] and t.s.stock[tile("laundry")] == 1
    order = [e.clause.partition("/")[2] for e in t.events]
    assert order.index("round/guard") < order.index("round/restock") < min(i for i, c in enumerate(order) if c.startswith("chief/"))


def test_nothing_is_laid_out_when_the_supply_has_none():
    t = draw("dining-hall laundry", "laundry clothes clothes | laundry clothes clothes | laundry clothes", phase=GUARD)
    assert t.s.supply[3] == t.s.stock[tile("laundry")] == 0
    assert t.chance().told("round/restock") == [] and t.s.stock[tile("laundry")] == 0
