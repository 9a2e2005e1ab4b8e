"""The clause of each side of each location; the price of the payment sides; what the locations of Maximum Security do."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import MOST_TOP
from apps.games.alcatraz.rules.goods import drop_item, items_of
from apps.games.alcatraz.rules.kinds import CHIEF_TO, GO, PRICE
from apps.games.alcatraz.rules.location import chief_targets, crawl_targets
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.state import CASH, CHIEFS_ROOM, LIGHTHOUSE, LOOK, Facts, State

SIDE_CLAUSE = (
    C.LOCATIONS_CELL_BLOCK_SILVER,
    C.LOCATIONS_CELL_BLOCK_COPPER,
    C.LOCATIONS_RADIO_ROOM_SILVER,
    C.LOCATIONS_RADIO_ROOM_COPPER,
    C.LOCATIONS_DINING_HALL_SILVER,
    C.LOCATIONS_DINING_HALL_COPPER,
    C.LOCATIONS_LAUNDRY_SILVER,
    C.LOCATIONS_LAUNDRY_COPPER,
    C.LOCATIONS_EXERCISE_YARD_SILVER,
    C.LOCATIONS_EXERCISE_YARD_COPPER,
    C.LOCATIONS_INFIRMARY_SILVER,
    C.LOCATIONS_INFIRMARY_COPPER,
    C.LOCATIONS_WORKSHOP_SILVER,
    C.LOCATIONS_WORKSHOP_COPPER,
    C.LOCATIONS_RECREATIONAL_ROOM_SILVER,
    C.LOCATIONS_RECREATIONAL_ROOM_COPPER,
    C.LOCATIONS_VISITING_AREA_SILVER,
    C.LOCATIONS_VISITING_AREA_COPPER,
    C.LOCATIONS_CHAPEL_SILVER,
    C.LOCATIONS_CHAPEL_COPPER,
    C.LOCATIONS_WARDENS_OFFICE_SILVER,
    C.LOCATIONS_WARDENS_OFFICE_COPPER,
    C.LOCATIONS_PRISON_WALL_SILVER,
    C.LOCATIONS_PRISON_WALL_COPPER,
    C.NEW_LOCATIONS_CHIEFS_ROOM_PLAIN,
    C.NEW_LOCATIONS_CHIEFS_ROOM_PAYMENT,
    C.NEW_LOCATIONS_LIGHTHOUSE_PLAIN,
    C.NEW_LOCATIONS_LIGHTHOUSE_PAYMENT,
    C.NEW_LOCATIONS_TUNNELS_PLAIN,
    C.NEW_LOCATIONS_TUNNELS_PAYMENT,
)
"""The clause of each side."""


def clause_of(s: State, tile: int) -> int:
    """The clause of the side that is up."""
    return SIDE_CLAUSE[2 * tile + s.side[tile]]


def price_of(s: State, seat: int) -> int:
    """A bit mask of what `seat` could pay with."""
    return items_of(s, seat) | (1 << CASH if s.cash[seat] else 0)


def pay_price(f: Facts, s: State, r: Replies, log: Log, seat: int, ways: int) -> None:
    """Pay an item or Cash for a payment side, one of `ways`."""
    for _ in range(f.payment):
        offer_bits(r, ways & price_of(s, seat))
        thing = pick(f, s, r, PRICE, seat, C.NEW_LOCATIONS_PAYMENT)
        if thing == CASH:
            s.cash[seat] -= 1
        else:
            drop_item(s, seat, thing)
        emit(log, C.NEW_LOCATIONS_PAYMENT, seat, NOBODY, thing, EVERYONE)


def meddle(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """Chief's Room, Lighthouse and the plain side of the Tunnels."""
    if s.side[tile]:
        pay_price(f, s, r, log, seat, price_of(s, seat))
    if tile == CHIEFS_ROOM:
        offer_bits(r, chief_targets(f, s, tile))
        s.chief = 1 + pick(f, s, r, CHIEF_TO, seat, clause_of(s, tile))
        emit(log, clause_of(s, tile), seat, NOBODY, s.chief - 1, EVERYONE)
    elif tile == LIGHTHOUSE:
        wanted = f.lighthouse_draw if s.side[tile] else f.lighthouse_look
        begin_look(s, seat, wanted, LOOK_HIGH if s.side[tile] else LOOK_ONE)
        emit(log, clause_of(s, tile), seat, NOBODY, s.looks, EVERYONE)
    else:
        offer_bits(r, crawl_targets(f, s, seat))
        s.place[seat] = pick(f, s, r, GO, seat, clause_of(s, tile))
        emit(log, clause_of(s, tile), seat, NOBODY, s.place[seat], EVERYONE)


LOOK_ONE, LOOK_HIGH, LOOK_FILE = 1, 2, 3
"""What is done with cards looked at: one left or put under; one back on top; all back in any order."""


def begin_look(s: State, seat: int, wanted: int, purpose: int) -> None:
    """`seat` will look at cards from the top of the task deck."""
    s.looks = min(wanted, s.deck_n, MOST_TOP)
    s.about, s.drawer, s.purpose = 0, seat, purpose
    s.todo |= LOOK
