"""Alcatraz: each side of each location, what it costs without guards and under them, and that its own clause is cited; each blackmail card."""

from __future__ import annotations

import pytest

from apps.games.alcatraz.rules.places import CARD_FIRST, CASH_FOR_STAMINA, GAIN_STAMINA, ITEM_FIRST, STAMINA_FOR_CASH, TASK_MOVES
from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, LOCATIONS, TASK_CARDS
from tests.games.alcatraz.position import Table, draw, item, tile

TURNED = ("copper", "payment")
KEY, DRUGS, GUN = item("key"), item("drugs"), item("gun")
HALL, LAUNDRY, CHAPEL = tile("dining-hall"), tile("laundry"), tile("chapel")
MOVED = HALL + 16 * CHAPEL
TASK_MOVED = 1024 + TASK_CARDS.index("tin-badge") + 32 * LAUNDRY

DEAR = [
    # location, side, what its user has, answers, the value that its clause tells
    ("cell-block", "silver", "", (), 1),
    ("cell-block", "copper", "key", (DRUGS,), DRUGS),
    ("radio-room", "silver", "", (), 1),
    ("dining-hall", "silver", "", (), 1),
    ("laundry", "silver", "", (), 1),
    ("laundry", "copper", "", (15,), 1),
    ("exercise-yard", "copper", "", (), 1),
    ("infirmary", "silver", "", (), 1),
    ("infirmary", "copper", "", (ITEM_FIRST,), 1),
    ("infirmary", "copper", "", (GAIN_STAMINA,), -1),
    ("workshop", "silver", "", (), 1),
    ("workshop", "copper", "key", (), 2),
    ("recreational-room", "silver", "", (), 1),
    ("visiting-area", "silver", "c1", (GUN,), GUN),
    ("visiting-area", "copper", "", (), 2),
    ("chapel", "silver", "", (), MOVED),
    ("chapel", "copper", "", (GAIN_STAMINA,), -1),
    ("chapel", "copper", "", (CARD_FIRST,), 1),
    ("wardens-office", "silver", "", (), 1),
    ("wardens-office", "copper", "", (ITEM_FIRST,), 1),
    ("wardens-office", "copper", "", (TASK_MOVES, LAUNDRY), TASK_MOVED),
    ("prison-wall", "copper", "", (), 1),
    ("chiefs-room", "plain", "", (tile("lighthouse"),), tile("lighthouse")),
    ("lighthouse", "plain", "", (), 1),
    ("tunnels", "plain", "", (LAUNDRY,), LAUNDRY),
]
FREE = [
    ("radio-room", "copper", "c1", (), 1),
    ("dining-hall", "copper", "c1", (), 1),
    ("exercise-yard", "silver", "c1 s1", (STAMINA_FOR_CASH,), 1),
    ("exercise-yard", "silver", "c1 s1", (CASH_FOR_STAMINA,), -1),
    ("recreational-room", "copper", "key", (), 0),
    ("chiefs-room", "payment", "c1", (LAUNDRY,), LAUNDRY),
    ("lighthouse", "payment", "c1", (), 3),
    ("tunnels", "payment", "c1", (LAUNDRY,), LAUNDRY),
]


def used(name: str, side: str, mine: str, answers: tuple[int, ...] = (), guards: str = "") -> Table:
    """Seat 1 uses a location with nobody else on it; one guard on a neighbour, the Chief far away."""
    table = at(name, side, mine, guards).do("use")
    return table.answer(*answers)


def at(name: str, side: str, mine: str, guards: str = "") -> Table:
    """The same before it is used."""
    beside = "dining-hall1" if name != "dining-hall" else "laundry1"
    prison = f"{beside} {name}{guards}{chr(39) if side in TURNED else ''}"
    here = "cell-block" if name != "cell-block" else "laundry"
    return draw(prison, f"{here} | *{name} {mine} | {here}", tasks="prison-wall:tin-badge", security=True)


def clause(name: str, side: str) -> str:
    """The clause of a side."""
    return f"{'new-locations' if tile(name) >= tile('chiefs-room') else 'locations'}/{name}/{side}"


@pytest.mark.parametrize(("name", "side", "mine", "answers", "value"), DEAR)
def test_using_a_location_costs_a_point_and_cites_the_clause_of_the_side_that_is_up(
    name: str, side: str, mine: str, answers: tuple[int, ...], value: int
):
    t = used(name, side, mine, answers)
    assert t.told(clause(name, side))[0] == (1, -1, value) and t.s.points == 2
    assert t.s.used == 1 << tile(name)


@pytest.mark.parametrize(("name", "side", "mine", "answers", "value"), FREE)
def test_a_free_location_costs_no_point_and_can_be_used_so_once_a_turn(name: str, side: str, mine: str, answers: tuple[int, ...], value: int):
    t = used(name, side, mine, answers)
    assert t.told(clause(name, side))[0] == (1, -1, value)
    # What is used through the Tunnels costs what it costs there.
    assert t.s.points == (2 if name == "tunnels" else 3) and not t.told("influence/use-slow")
    if t.due.kind == "action":
        assert t.forbidden("use") == "locations/free-once"


@pytest.mark.parametrize(("name", "side", "mine", "answers", "value"), DEAR)
def test_at_an_influence_of_two_locations_cost_two_points_and_at_three_none_can_be_used(
    name: str, side: str, mine: str, answers: tuple[int, ...], value: int
):
    assert used(name, side, mine, (), "2").s.points == 1
    assert at(name, side, mine, "3").forbidden("use") == "influence/use-stop"


@pytest.mark.parametrize(("name", "side", "mine", "answers", "value"), FREE)
def test_the_erratum_holds_for_every_free_location(name: str, side: str, mine: str, answers: tuple[int, ...], value: int):
    t = used(name, side, mine, answers, "2")
    assert t.s.points == (1 if name == "tunnels" else 2)
    assert t.told("influence/use-slow") == ([] if name == "tunnels" else [(1, -1, 1)])
    assert at(name, side, mine, "3").forbidden("use") == "influence/use-stop"


def test_every_side_of_every_location_is_among_these_or_has_a_test_of_its_own():
    there = {(name, side) for name, side, _, _, _ in DEAR + FREE}
    both = {(n, s) for n in LOCATIONS[:12] for s in ("silver", "copper")} | {(n, s) for n in LOCATIONS[12:] for s in ("plain", "payment")}
    assert both - there == {("prison-wall", "silver")}


def test_the_silver_prison_wall_moves_up_to_two_guards_and_one_may_stop_after_the_first():
    prison = "laundry prison-wall2 chapel"
    t = draw(prison, "cell-block | *prison-wall | cell-block").do("use", tile("chapel"), 15)
    assert t.told("locations/prison-wall/silver") == [(1, -1, tile("prison-wall") + 16 * CHAPEL)]
    assert (t.s.guards[tile("prison-wall")], t.s.points) == (1, 1)
    t = draw(prison, "cell-block | *prison-wall | cell-block").do("use", tile("chapel"), LAUNDRY)
    assert (t.s.guards[LAUNDRY], t.s.guards[CHAPEL], t.s.guards[tile("prison-wall")]) == (1, 1, 0)


def test_guards_are_never_moved_onto_a_full_tile():
    t = draw("laundry4 chapel1 radio-room", "cell-block | *chapel | cell-block").do("use")
    assert t.asks[0] == "guard-from"
    assert LAUNDRY not in t.answer(CHAPEL).due.options and t.s.guards[LAUNDRY] == 4
    assert draw("laundry4 prison-wall1", "cell-block | *prison-wall | cell-block").forbidden("use") == "locations/use"
    assert draw("laundry4 prison-wall1", "cell-block | *prison-wall c1 | cell-block").forbidden("bribe") == "round/guard-cap"


# Maximum Security


def test_the_price_of_a_payment_side_is_any_item_or_cash_and_goes_to_the_supply():
    t = at("chiefs-room", "payment", "gun key c1").do("use")
    assert t.asks == ("price", 1, (KEY, GUN, item("cash")))
    t.answer(GUN)
    assert t.told("new-locations/payment") == [(1, -1, GUN)] and t.s.supply[GUN] == 1 and t.s.cash[1] == 1


def test_without_a_price_no_payment_side_can_be_used():
    for name in LOCATIONS[12:]:
        assert at(name, "payment", "").forbidden("use") == "locations/use"


@pytest.mark.parametrize(
    ("name", "side", "mine", "enough"),
    [
        ("radio-room", "silver", "c1", True),
        ("radio-room", "copper", "c1", False),
        ("radio-room", "copper", "c2", True),
        ("visiting-area", "silver", "c1", False),
        ("visiting-area", "silver", "c1 key", True),
        ("workshop", "copper", "key", False),
        ("workshop", "copper", "key c1", True),
        ("lighthouse", "payment", "c1", False),
        ("lighthouse", "payment", "c1 key", True),
    ],
)
def test_a_location_is_used_through_the_tunnels_only_if_enough_is_left_after_the_price(name: str, side: str, mine: str, enough: bool):
    mark = "'" if side in TURNED else ""
    t = draw(f"laundry tunnels' {name}{mark}", f"cell-block | *tunnels {mine} | cell-block", security=True).do("use")
    assert (tile(name) in t.due.options) == enough


def test_the_price_of_the_tunnels_is_not_what_the_other_location_needs():
    t = draw("laundry tunnels' workshop'", "cell-block | *tunnels c1 key | cell-block", security=True).do("use", tile("workshop"))
    assert t.told("new-locations/payment") == [(1, -1, item("cash"))] and t.has(1, "tools") == 2 and t.has(1, "key") == 0


def test_a_chief_whom_no_edge_leads_away_from_is_not_moved_by_a_reading_that_wants_one():
    prison = "laundry chiefs-room / . . exercise-yard!"
    assert draw(prison, "cell-block | *chiefs-room | cell-block").do("use").s.chief == tile("chiefs-room") + 1
    assert draw(prison, "cell-block | *chiefs-room | cell-block", chiefs_room_neighbours="edges").forbidden("use") == "locations/use"


def test_a_tile_that_shares_no_edge_cannot_be_left_on_foot():
    t = draw("laundry chapel / . . exercise-yard", "cell-block | *exercise-yard key | cell-block")
    assert t.forbidden("move") == "actions/move"


def test_a_task_looked_at_may_be_left_on_top():
    t = used("lighthouse", "plain", "").answer(0)
    card = t.s.top[0]
    t.answer(0)
    assert (t.s.top_n, t.s.top[0], t.s.bottom_n) == (1, card, 0)
    assert t.told("new-locations/lighthouse/plain") == [(1, -1, 1), (-1, 1, card - 1)]


# Blackmail


CARDS = [
    # card, what its player has, answers, where the next prisoner stands and what that one has, what is told: actor, target, value
    ("hidden-stash", "", (), "laundry gun", (0, 1, GUN)),
    ("hush-money", "", (), "laundry c1", (0, 1, 1)),
    ("lookout", "", (1, tile("chapel"), 15), "laundry", (0, 1, CHAPEL)),
    ("anonymous-note", "", (CHAPEL,), "laundry", (0, -1, LAUNDRY + 16 * CHAPEL)),
    ("friendly-guard", "", (), "laundry", (0, -1, 0)),
    ("borrowed-file", "", (), "laundry", (0, -1, 3)),
    ("change-of-plans", "", (LAUNDRY,), "laundry", (0, -1, TASK_MOVED)),
    ("old-debt", "gun", (), "laundry key", (0, 1, GUN)),
    ("double-shift", "", (), "laundry", (0, -1, 2)),
    ("forced-favour", "", (1,), "laundry", (0, 1, LAUNDRY)),
    ("two-voices", "", (), "laundry", (0, -1, 2)),
    ("tip-off", "", (tile("infirmary"),), "laundry", (0, -1, tile("infirmary"))),
    ("off-duty", "", (), "laundry", (0, -1, 0)),
    ("transfer", "", (0, 1), "laundry", (0, 1, 0)),
    ("loose-talk", "", (), "laundry hush-money", (0, 1, 0)),
]


@pytest.mark.parametrize(("card", "mine", "answers", "other", "told"), CARDS)
@pytest.mark.parametrize("guards", ["", "2", "3"])
def test_each_blackmail_card_costs_a_point_whatever_the_guards_and_cites_its_clause(
    card: str, mine: str, answers: tuple[int, ...], other: str, told: tuple[int, int, int], guards: str
):
    prison = f"laundry1 chapel recreational-room / radio-room{guards} . . / infirmary exercise-yard! dining-hall"
    tasks = "prison-wall:tin-badge"
    t = draw(prison, f"*radio-room {mine} {card} | {other} | visiting-area", tasks=tasks, points=4, security=True)
    assert BLACKMAIL_CARDS.index(card) in t.do("blackmail").due.options
    t.answer(BLACKMAIL_CARDS.index(card))
    if guards and card == "anonymous-note":
        t.answer(LAUNDRY)
    t.answer(*answers)
    part = "security-blackmail" if BLACKMAIL_CARDS.index(card) > BLACKMAIL_CARDS.index("two-voices") else "blackmail"
    assert t.told("actions/blackmail") == [(0, -1, BLACKMAIL_CARDS.index(card))]
    assert t.told(f"{part}/{card}")[0] == told
    assert t.s.points == {"double-shift": 5, "forced-favour": 2}.get(card, 3)


def test_these_are_all_blackmail_cards():
    assert [card for card, *_ in CARDS] == list(BLACKMAIL_CARDS[1:]) and len(CARDS) == 15


# Sentences


ROOMS = "laundry2 radio-room infirmary2 / workshop exercise-yard chapel"
SENTENCES_AT_WORK = [
    # sentence, what the convict has, the action with its answers, what is told
    ("pickpocket", "", "steal", (), (-1, 1, 2)),
    ("ringleader", "", "riot", (LAUNDRY, LAUNDRY), (-1, 1, LAUNDRY + 16 * tile("radio-room"))),
    ("forger", "key c1", "complete", (), (-1, 1, item("knife"))),
    ("getaway-driver", "", "move", (LAUNDRY,), (-1, 1, LAUNDRY)),
    ("embezzler", "", "bribe", (CHAPEL,), (-1, 1, tile("radio-room"))),
    ("brawler", "s1", "effort", (), (-1, 1, 2)),
    ("informer", "", "use", (), (-1, 1, 2)),
]


@pytest.mark.parametrize(("sentence", "mine", "action", "answers", "told"), SENTENCES_AT_WORK)
def test_each_sentence_cites_its_clause_for_its_convict_and_for_nobody_else(
    sentence: str, mine: str, action: str, answers: tuple[int, ...], told: tuple[int, int, int]
):
    def table(convict: str, other: str) -> Table:
        prison = ROOMS.replace("radio-room", "radio-room1").replace("exercise-yard chapel", "chapel exercise-yard")
        seats = f"recreational-room | *radio-room {mine} {convict} | chapel gun {other}"
        return draw(prison, seats, tasks="radio-room:copied-key", modules=("convicted",))

    t = table(sentence, "bookmaker").do(action)
    for answer in answers:
        t.answer(answer)
    assert t.told(f"convicted/{sentence}") == [told]
    t = table("bookmaker", sentence)
    if action in t.can:
        t.do(action)
        if t.due.kind != "action" and answers:
            t.answer(answers[0])
        assert t.told(f"convicted/{sentence}") == []
    else:
        assert sentence in ("pickpocket", "forger", "embezzler")
