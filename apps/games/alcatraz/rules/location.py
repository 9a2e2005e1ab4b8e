"""Whether a location has an effect for a prisoner, and the numbers of its sides."""

from __future__ import annotations

from apps.games.alcatraz.rules.deck import can_draw_blackmail
from apps.games.alcatraz.rules.goods import has_slot, item_count, items_of, supplied
from apps.games.alcatraz.rules.ground import all_tiles, enterable, movable, others_on, roomy
from apps.games.alcatraz.rules.sets import all_seats
from apps.games.alcatraz.rules.state import (
    CELL_BLOCK,
    CHAPEL,
    CHIEFS_ROOM,
    COMPANY,
    DINING,
    GAIN_CASH,
    INFIRMARY,
    LAUNDRY,
    LIGHTHOUSE,
    NUMBERS_EACH,
    PAY,
    RADIO,
    RECREATION,
    STOCK_KIND,
    TOOLS,
    VISITING,
    WALL,
    WARDEN,
    WORKSHOP,
    YARD,
    Facts,
    State,
)
from apps.games.alcatraz.rules.trade import tradable


def number_of(f: Facts, s: State, tile: int, which: int) -> int:
    """One of the numbers of the side that is up."""
    return f.fx[NUMBERS_EACH * (2 * tile + s.side[tile]) + which]


def has_effect(f: Facts, s: State, seat: int, tile: int) -> bool:
    """Whether using a location changes anything for `seat`, costs apart."""
    if tile >= CHIEFS_ROOM:
        return new_has_effect(f, s, seat, tile)
    if tile in (RADIO, VISITING, YARD, RECREATION, CELL_BLOCK):
        return trade_has_effect(f, s, seat, tile)
    if tile == CHAPEL:
        if s.side[tile]:
            return can_draw_blackmail(f, s, seat) or s.stamina[seat] < f.stamina_max
        return movable(f, s) != 0
    return stock_has_effect(f, s, seat, tile)


def can_take_stock(f: Facts, s: State, seat: int, tile: int) -> bool:
    """Whether there is an item in the stock, and a slot for it."""
    return s.stock[tile] > 0 and has_slot(f, s, seat)


def stock_has_effect(f: Facts, s: State, seat: int, tile: int) -> bool:
    """The same for the locations with a stock."""
    if tile == WALL:
        if s.side[tile] and s.stock[tile]:
            return has_slot(f, s, seat)
        return s.guards[tile] > 0 and roomy(f, s, s.near[tile]) != 0
    if tile == WORKSHOP and s.side[tile]:
        return s.stock[tile] > 0 and items_of(s, seat) & ~(1 << TOOLS) != 0
    if tile == DINING and s.cash[seat] < number_of(f, s, tile, PAY):
        return False
    if tile == INFIRMARY and s.side[tile] and s.stamina[seat] < f.stamina_max:
        return True
    if tile == WARDEN and s.side[tile] and open_tasks(f, s):
        return True
    if tile == LAUNDRY or STOCK_KIND[tile]:
        return can_take_stock(f, s, seat, tile)
    return False


def trade_has_effect(f: Facts, s: State, seat: int, tile: int) -> bool:
    """The same for the locations where one thing is had for another."""
    copper = s.side[tile] == 1
    if tile == RADIO:
        return s.cash[seat] >= number_of(f, s, tile, PAY) and can_draw_blackmail(f, s, seat)
    if tile == VISITING:
        if copper:
            return s.cash[seat] < f.cash_max
        return s.cash[seat] >= number_of(f, s, tile, PAY) and has_slot(f, s, seat) and supplied(s) != 0
    if tile == YARD:
        return yard_has_effect(f, s, seat, tile)
    if tile == RECREATION:
        return partner_seats(f, s, seat) != 0 if copper else s.cash[seat] < f.cash_max
    return exchanges(s, seat) != 0 if copper else s.stamina[seat] < f.stamina_max


def yard_has_effect(f: Facts, s: State, seat: int, tile: int) -> bool:
    """The same for the Exercise Yard."""
    if not s.side[tile]:
        return cash_to_stamina(f, s, seat, tile) or stamina_to_cash(f, s, seat, tile)
    if s.stamina[seat] < f.stamina_max:
        return True
    others = others_on(f, s, seat, tile)
    for other in range(f.players):  # noqa: SIM110 - a generator does not compile
        if (others >> other) & 1 and s.stamina[other] < f.stamina_max:
            return True
    return False


def cash_to_stamina(f: Facts, s: State, seat: int, tile: int) -> bool:
    """Whether `seat` can turn Cash into Stamina."""
    return s.cash[seat] >= number_of(f, s, tile, PAY) and s.stamina[seat] < f.stamina_max


def stamina_to_cash(f: Facts, s: State, seat: int, tile: int) -> bool:
    """Whether `seat` can turn Stamina into Cash."""
    return s.stamina[seat] >= number_of(f, s, tile, PAY) and s.cash[seat] < f.cash_max


def exchanges(s: State, seat: int) -> int:
    """The kinds of item that `seat` can exchange for another kind from the supply."""
    mine, there, found = items_of(s, seat), supplied(s), 0
    for item in range(8):
        if (mine >> item) & 1 and there & ~(1 << item):
            found |= 1 << item
    return found


def partner_seats(f: Facts, s: State, seat: int) -> int:
    """Everybody with whom `seat` could trade something, wherever they are."""
    if s.offers >= f.offers_turn:
        return 0
    return tradable(f, s, seat, all_seats(f) & ~(1 << seat))


def new_has_effect(f: Facts, s: State, seat: int, tile: int) -> bool:
    """The same for the locations of Maximum Security."""
    paid = s.side[tile] == 1
    if paid and not can_pay_price(f, s, seat):
        return False
    if tile == CHIEFS_ROOM:
        return chief_targets(f, s, tile) != 0
    if tile == LIGHTHOUSE:
        return s.deck_n > 0 and not (paid and f.lighthouse_closed and s.deck_n < f.lighthouse_draw)
    return paid or crawl_targets(f, s, seat) != 0


def can_pay_price(f: Facts, s: State, seat: int) -> bool:
    """Whether `seat` has the price of a payment side."""
    return s.cash[seat] + item_count(s, seat) >= f.payment


def crawl_targets(f: Facts, s: State, seat: int) -> int:
    """Where the Tunnels can lead `seat`."""
    elsewhere = all_tiles(f) & ~(1 << s.place[seat])
    return elsewhere if f.tunnels_open else enterable(f, s, elsewhere)


def chief_targets(f: Facts, s: State, tile: int) -> int:
    """Where the Chief's Room can send the Chief."""
    here = s.chief - 1
    if s.side[tile]:
        return all_tiles(f) & ~(1 << here)
    return s.near[here] if f.edges_only else s.around[here]


def open_tasks(f: Facts, s: State) -> int:
    """A bit mask of the places where a task lies open."""
    mask = 0
    for slot in range(f.tasks_open):
        if s.open_task[slot]:
            mask |= 1 << slot
    return mask


def cash_of_game(f: Facts, s: State, seat: int, tile: int) -> int:
    """What a game of cards brings."""
    return number_of(f, s, tile, COMPANY if others_on(f, s, seat, tile) else GAIN_CASH)
