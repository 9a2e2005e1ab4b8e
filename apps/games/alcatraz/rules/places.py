"""Using a location: what each side of each does."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import can_draw_blackmail
from apps.games.alcatraz.rules.goods import drop_item, gain_cash, gain_stamina, has_slot, items_of, put_item, supplied
from apps.games.alcatraz.rules.ground import all_tiles, enterable, movable, others_on, roomy, shift_guard
from apps.games.alcatraz.rules.kinds import (
    COMPANION,
    EITHER,
    ELSEWHERE,
    EXCHANGE,
    GO,
    GUARD_FROM,
    GUARD_TO,
    NOWHERE,
    TAKE_ITEM,
    TASK_FROM,
    TASK_TO,
)
from apps.games.alcatraz.rules.location import (
    can_take_stock,
    cash_of_game,
    cash_to_stamina,
    exchanges,
    number_of,
    open_tasks,
    partner_seats,
    stamina_to_cash,
)
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import sentenced
from apps.games.alcatraz.rules.sides import clause_of, meddle, pay_price
from apps.games.alcatraz.rules.state import (
    CELL_BLOCK,
    CHAPEL,
    CHIEFS_ROOM,
    DINING,
    DRAW,
    DRAW_CARDS,
    GAIN,
    GAIN_CASH,
    GIVE,
    GUARDS,
    INFIRMARY,
    INFORMER,
    LAUNDRY,
    MOVE_TASKS,
    PAY,
    RADIO,
    RECREATION,
    STAMINA,
    STOCK_KIND,
    TAKE,
    TOOLS,
    TUNNELS,
    VISITING,
    WALL,
    WARDEN,
    WORKSHOP,
    YARD,
    Facts,
    State,
)
from apps.games.alcatraz.rules.trade import propose
from apps.games.alcatraz.rules.usage import bare_cost, crawl_cost, entry_cost, note_use, open_uses, price_ways


def use_location(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """Use a location: pay for it, and take its effect."""
    if tile == TUNNELS and s.side[tile]:
        crawl(f, s, r, log, seat)
        return
    s.points -= entry_cost(f, s, tile)
    if bare_cost(f, s, tile) == 0 and entry_cost(f, s, tile):
        emit(log, C.INFLUENCE_USE_SLOW, seat, NOBODY, entry_cost(f, s, tile), EVERYONE)
    note_use(f, s, tile)
    effect(f, s, r, log, seat, tile)


def crawl(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Use another location through the Tunnels, for the price and what that costs under its guards."""
    offer_bits(r, open_uses(f, s, seat, s.points))
    tile = pick(f, s, r, ELSEWHERE, seat, C.NEW_LOCATIONS_TUNNELS_PAYMENT)
    s.points -= crawl_cost(f, s, tile)
    note_use(f, s, TUNNELS)
    note_use(f, s, tile)
    emit(log, C.NEW_LOCATIONS_TUNNELS_PAYMENT, seat, NOBODY, tile, EVERYONE)
    pay_price(f, s, r, log, seat, price_ways(f, s, seat, tile))
    effect(f, s, r, log, seat, tile)


def effect(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """What a location does for `seat`."""
    if tile in (CELL_BLOCK, YARD, VISITING, RECREATION):
        barter(f, s, r, log, seat, tile)
    elif tile == RADIO:
        s.cash[seat] -= number_of(f, s, tile, PAY)
        begin_draw(f, s, r, log, seat, tile)
    elif tile == CHAPEL:
        pray(f, s, r, log, seat, tile)
    elif tile >= CHIEFS_ROOM:
        meddle(f, s, r, log, seat, tile)
    else:
        provide(f, s, r, log, seat, tile)


# Where one thing is had for another


def barter(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """Cell Block, Exercise Yard, Visiting Area and Recreational Room."""
    copper = s.side[tile] == 1
    if tile == YARD:
        exercise(f, s, r, log, seat, tile)
    elif tile == CELL_BLOCK and copper:
        exchange(f, s, r, log, seat, tile)
    elif tile == CELL_BLOCK:
        emit(log, clause_of(s, tile), seat, NOBODY, gain_stamina(f, s, seat, number_of(f, s, tile, STAMINA)), EVERYONE)
    elif tile == RECREATION and copper:
        emit(log, clause_of(s, tile), seat, NOBODY, 0, EVERYONE)
        propose(f, s, r, log, seat, partner_seats(f, s, seat))
    elif tile == RECREATION:
        emit(log, clause_of(s, tile), seat, NOBODY, gain_cash(f, s, seat, cash_of_game(f, s, seat, tile)), EVERYONE)
    elif copper:
        emit(log, clause_of(s, tile), seat, NOBODY, gain_cash(f, s, seat, number_of(f, s, tile, GAIN_CASH)), EVERYONE)
    else:
        s.cash[seat] -= number_of(f, s, tile, PAY)
        for _ in range(number_of(f, s, tile, TAKE)):
            take_supply(f, s, r, log, seat, tile, supplied(s))


def take_supply(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int, kinds: int) -> None:
    """An item of one's choice from the supply."""
    if not kinds or not has_slot(f, s, seat):
        return
    offer_bits(r, kinds)
    item = pick(f, s, r, TAKE_ITEM, seat, clause_of(s, tile))
    s.supply[item] -= 1
    put_item(s, seat, item, 1)
    emit(log, clause_of(s, tile), seat, NOBODY, item, EVERYONE)


def exchange(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """An item of one's own for another kind from the supply."""
    offer_bits(r, exchanges(s, seat))
    given = pick(f, s, r, EXCHANGE, seat, clause_of(s, tile))
    drop_item(s, seat, given)
    for _ in range(number_of(f, s, tile, TAKE)):
        take_supply(f, s, r, log, seat, tile, supplied(s) & ~(1 << given))


def exercise(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """The Exercise Yard."""
    if s.side[tile]:
        emit(log, clause_of(s, tile), seat, NOBODY, gain_stamina(f, s, seat, number_of(f, s, tile, STAMINA)), EVERYONE)
        others = others_on(f, s, seat, tile)
        if others:
            offer_bits(r, others)
            other = pick(f, s, r, COMPANION, seat, clause_of(s, tile))
            emit(log, clause_of(s, tile), other, NOBODY, gain_stamina(f, s, other, number_of(f, s, tile, STAMINA)), EVERYONE)
        return
    pay, gain = number_of(f, s, tile, PAY), number_of(f, s, tile, GAIN)
    if cash_to_stamina(f, s, seat, tile):
        offer(r, STAMINA_FOR_CASH)
    if stamina_to_cash(f, s, seat, tile):
        offer(r, CASH_FOR_STAMINA)
    if pick(f, s, r, EITHER, seat, clause_of(s, tile)) == STAMINA_FOR_CASH:
        s.cash[seat] -= pay
        emit(log, clause_of(s, tile), seat, NOBODY, gain_stamina(f, s, seat, gain), EVERYONE)
    else:
        s.stamina[seat] -= pay
        emit(log, clause_of(s, tile), seat, NOBODY, -gain_cash(f, s, seat, gain), EVERYONE)


STAMINA_FOR_CASH, CASH_FOR_STAMINA, ITEM_FIRST, GAIN_STAMINA, CARD_FIRST, TASK_MOVES = 0, 1, 2, 3, 4, 5
"""Answers to `either`."""


# Blackmail, guards, tasks


def begin_draw(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """`seat` will draw blackmail, one card after another."""
    count = number_of(f, s, tile, DRAW_CARDS)
    s.drawer, s.draws, s.backs = seat, count, 0
    emit(log, clause_of(s, tile), seat, NOBODY, count, EVERYONE)
    if sentenced(f, s, seat, INFORMER):
        s.draws += f.informer_draw
        s.backs = f.informer_back
        emit(log, C.CONVICTED_INFORMER, NOBODY, seat, s.draws, EVERYONE)
    s.todo |= DRAW


def pray(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """The Chapel."""
    if not s.side[tile]:
        for _ in range(number_of(f, s, tile, GUARDS)):
            if movable(f, s):
                move_guard(f, s, r, log, seat, movable(f, s), clause_of(s, tile))
        return
    if can_draw_blackmail(f, s, seat):
        offer(r, CARD_FIRST)
    if s.stamina[seat] < f.stamina_max:
        offer(r, GAIN_STAMINA)
    if pick(f, s, r, EITHER, seat, clause_of(s, tile)) == CARD_FIRST:
        begin_draw(f, s, r, log, seat, tile)
    else:
        emit(log, clause_of(s, tile), seat, NOBODY, -gain_stamina(f, s, seat, number_of(f, s, tile, STAMINA)), EVERYONE)


def move_guard(f: Facts, s: State, r: Replies, log: Log, seat: int, sources: int, clause: int) -> None:
    """Move a guard from one of `sources` to a neighbour of it that has room."""
    offer_bits(r, sources)
    source = pick(f, s, r, GUARD_FROM, seat, clause)
    offer_bits(r, roomy(f, s, s.near[source]))
    target = pick(f, s, r, GUARD_TO, seat, clause)
    shift_guard(s, source, target)
    emit(log, clause, seat, NOBODY, source + 16 * target, EVERYONE)


def push_guards(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """The Prison Wall: guards leave its tile; after the first one may stop."""
    for i in range(number_of(f, s, tile, GUARDS)):
        targets = roomy(f, s, s.near[tile])
        if not targets or not s.guards[tile]:
            return
        offer_bits(r, targets)
        if i:
            offer(r, NOWHERE)
        target = pick(f, s, r, GUARD_TO, seat, clause_of(s, tile))
        if target == NOWHERE:
            return
        shift_guard(s, tile, target)
        emit(log, clause_of(s, tile), seat, NOBODY, tile + 16 * target, EVERYONE)


def move_task(f: Facts, s: State, r: Replies, log: Log, seat: int, clause: int) -> None:
    """Move an open task to another tile."""
    if not open_tasks(f, s):
        return
    offer_bits(r, open_tasks(f, s))
    slot = pick(f, s, r, TASK_FROM, seat, clause)
    offer_bits(r, all_tiles(f) & ~(1 << s.task_tile[slot]))
    s.task_tile[slot] = pick(f, s, r, TASK_TO, seat, clause)
    emit(log, clause, seat, NOBODY, 1024 + s.open_task[slot] - 1 + 32 * s.task_tile[slot], EVERYONE)


# Locations with a stock


def provide(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """Dining Hall, Laundry, Infirmary, Workshop, Warden's Office, Prison Wall."""
    copper = s.side[tile] == 1
    if tile == WALL and not (copper and s.stock[tile]):
        push_guards(f, s, r, log, seat, tile)
    elif tile == WORKSHOP and copper:
        work(f, s, r, log, seat, tile)
    elif tile in (INFIRMARY, WARDEN) and copper:
        choose_stock(f, s, r, log, seat, tile)
    else:
        if tile == DINING:
            s.cash[seat] -= number_of(f, s, tile, PAY)
        take_stock(f, s, r, log, seat, tile)
        if tile == LAUNDRY and copper:
            ride(f, s, r, log, seat, tile)


def take_stock(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """Take items of the stock, as far as there are some and room for them."""
    count = 0
    while count < number_of(f, s, tile, TAKE) and can_take_stock(f, s, seat, tile):
        s.stock[tile] -= 1
        put_item(s, seat, STOCK_KIND[tile], 1)
        count += 1
    emit(log, clause_of(s, tile), seat, NOBODY, count, EVERYONE)


def work(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """The Workshop's copper side: material first, then tools."""
    for _ in range(number_of(f, s, tile, GIVE)):
        material = items_of(s, seat) & ~(1 << TOOLS)
        if material:
            offer_bits(r, material)
            drop_item(s, seat, pick(f, s, r, EXCHANGE, seat, clause_of(s, tile)))
    take_stock(f, s, r, log, seat, tile)


def choose_stock(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """An item of the stock, or what else the copper side offers."""
    if can_take_stock(f, s, seat, tile):
        offer(r, ITEM_FIRST)
    if tile == INFIRMARY and s.stamina[seat] < f.stamina_max:
        offer(r, GAIN_STAMINA)
    if tile == WARDEN and open_tasks(f, s):
        offer(r, TASK_MOVES)
    choice = pick(f, s, r, EITHER, seat, clause_of(s, tile))
    if choice == ITEM_FIRST:
        take_stock(f, s, r, log, seat, tile)
    elif choice == GAIN_STAMINA:
        emit(log, clause_of(s, tile), seat, NOBODY, -gain_stamina(f, s, seat, number_of(f, s, tile, STAMINA)), EVERYONE)
    else:
        for _ in range(number_of(f, s, tile, MOVE_TASKS)):
            move_task(f, s, r, log, seat, clause_of(s, tile))


def ride(f: Facts, s: State, r: Replies, log: Log, seat: int, tile: int) -> None:
    """The laundry cart takes its passenger to a neighbour, who may also stay."""
    targets = enterable(f, s, s.near[tile])
    if not targets:
        return
    offer_bits(r, targets)
    offer(r, NOWHERE)
    target = pick(f, s, r, GO, seat, clause_of(s, tile))
    if target != NOWHERE:
        s.place[seat] = target
        emit(log, clause_of(s, tile), seat, NOBODY, -1 - target, EVERYONE)
