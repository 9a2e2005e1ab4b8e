"""Laying out the game: the prison first, then guards, items, prisoners, tasks and the roles of the beginning."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import draw_task
from apps.games.alcatraz.rules.ground import all_tiles, find_neighbours, fits
from apps.games.alcatraz.rules.kinds import CHOOSE_TILE, DRAW_TASK, FIRST, LAY_AT, LAY_TILE, PLACE, SENTENCE, TILE_SIDE
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import bits, nth_bit, seat_after
from apps.games.alcatraz.rules.state import BUILD, CELLS, DEAL, DRAW, GUARD, KINDS_OF_ITEM, PREPARE, STOCK_KIND, TASKS, WIDTH, Facts, State

TOP, LEFT = 4, 4
"""Where the first tile lies on the squares."""


def setup(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Lay the prison, or its first block: the first step."""
    rows = f.block_rows if f.different else f.rows
    columns = f.block_columns if f.different else f.columns
    for row in range(rows):
        for column in range(columns):
            lay_random(f, s, r, log, WIDTH * (TOP + row) + LEFT + column)
    s.phase = PREPARE
    if f.different:
        s.builder = ask(f, s, r, FIRST, CHANCE, 0, f.players - 1, C.DIFFERENT_PRISON_WHO_LAYS)
        emit(log, C.DIFFERENT_PRISON_WHO_LAYS, NOBODY, s.builder, 0, EVERYONE)
        s.phase = BUILD


def lay_random(f: Facts, s: State, r: Replies, log: Log, cell: int) -> None:
    """A random tile on a square of the first block or the grid."""
    tile = drawn_tile(f, s, r)
    lay(f, s, r, tile, cell)
    clause = C.SETUP_BLOCK if f.different else C.SETUP_GRID_SECURITY if f.security else C.SETUP_GRID
    emit(log, clause, NOBODY, NOBODY, packed_tile(s, tile), EVERYONE)


def drawn_tile(f: Facts, s: State, r: Replies) -> int:
    """One of the tiles that are not laid yet."""
    left = all_tiles(f) & ~s.laid
    clause = C.SETUP_GRID_SECURITY if f.security else C.SETUP_GRID
    return nth_bit(left, ask(f, s, r, LAY_TILE, CHANCE, 0, bits(left) - 1, clause))


def lay(f: Facts, s: State, r: Replies, tile: int, cell: int) -> None:
    """Lay a tile; chance decides which side is up."""
    s.side[tile] = ask(f, s, r, TILE_SIDE, CHANCE, 0, 1, C.SETUP_SIDE_UP)
    s.cell[tile] = cell
    s.laid |= 1 << tile


def packed_tile(s: State, tile: int) -> int:
    """A tile, its side and its square as one number for the log."""
    return tile + 16 * s.side[tile] + 32 * s.cell[tile]


def build(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The next tile of a different prison; when all lie, the rest of the set-up."""
    if s.laid == all_tiles(f):
        s.phase = PREPARE
        return
    seat = s.builder
    if f.free_choice:
        offer_bits(r, all_tiles(f) & ~s.laid)
        tile = pick(f, s, r, CHOOSE_TILE, seat, C.DIFFERENT_PRISON_WHO_LAYS)
    else:
        tile = drawn_tile(f, s, r)
    # Which side is up is seen before the place is chosen.
    s.side[tile] = ask(f, s, r, TILE_SIDE, CHANCE, 0, 1, C.SETUP_SIDE_UP)
    s.about = tile + 1
    for cell in range(CELLS):
        if fits(f, s, cell):
            offer(r, cell)
    s.cell[tile] = pick(f, s, r, LAY_AT, seat, C.SETUP_ADD_TILES)
    s.laid |= 1 << tile
    s.about = 0
    emit(log, C.SETUP_ADD_TILES, seat, NOBODY, packed_tile(s, tile), EVERYONE)
    s.builder = seat_after(f, seat)


def prepare(f: Facts, s: State, r: Replies, log: Log) -> None:
    """All that follows when the prison lies."""
    find_neighbours(f, s)
    s.builder = 0
    lay_stocks(f, s)
    place_guards(f, s, r, log)
    place_prisoners(f, s, r, log)
    s.deck_n = TASKS - 6 * f.removed
    lay_tasks(f, s, r, log)
    if f.convicted:
        deal_sentences(f, s, r, log)
    s.scapegoat = 1 + ask(f, s, r, FIRST, CHANCE, 0, f.players - 1, C.SETUP_SCAPEGOAT)
    emit(log, C.SETUP_SCAPEGOAT, NOBODY, s.scapegoat - 1, 0, EVERYONE)
    s.phase, s.drawer, s.draws = DEAL, 0, f.blackmail_start
    s.todo = DRAW if f.blackmail_start else 0


def lay_stocks(f: Facts, s: State) -> None:
    """Items on the tiles that supply them, the others beside."""
    for item in range(1, KINDS_OF_ITEM):
        s.supply[item] = f.items[item]
    restock(f, s)


def restock(f: Facts, s: State) -> int:
    """Fill up every stock as far as the supply goes; says how many items were laid."""
    laid = 0
    for tile in range(f.tiles):
        item = STOCK_KIND[tile]
        while item and s.stock[tile] < f.stock[2 * tile + s.side[tile]] and s.supply[item]:
            s.stock[tile] += 1
            s.supply[item] -= 1
            laid += 1
    return laid


def place_guards(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The first guards, each on another tile."""
    left = all_tiles(f)
    for _ in range(f.guards_start):
        tile = nth_bit(left, ask(f, s, r, PLACE, CHANCE, 0, bits(left) - 1, C.SETUP_GUARDS))
        left &= ~(1 << tile)
        if not left:
            left = all_tiles(f)
        s.guards[tile] += 1
        s.guards_in += 1
        emit(log, C.SETUP_GUARDS, NOBODY, NOBODY, tile, EVERYONE)


def place_prisoners(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Where the pawns begin, and the Chief after them; what a sheet shows at first."""
    left = all_tiles(f)
    for seat in range(f.players):
        s.place[seat] = nth_bit(left, ask(f, s, r, PLACE, CHANCE, 0, bits(left) - 1, C.SETUP_PRISONERS))
        if not f.together:
            left &= ~(1 << s.place[seat])
        s.stamina[seat], s.cash[seat] = f.stamina_start, f.cash_start
        emit(log, C.SETUP_PRISONERS, NOBODY, seat, s.place[seat], EVERYONE)
    if f.security:
        s.chief = 1 + nth_bit(left, ask(f, s, r, PLACE, CHANCE, 0, bits(left) - 1, C.SETUP_CHIEF))
        emit(log, C.SETUP_CHIEF, NOBODY, NOBODY, s.chief - 1, EVERYONE)


def lay_tasks(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The first tasks, no two on one tile."""
    left = all_tiles(f)
    for slot in range(f.tasks_open):
        task = draw_task(f, s, r, DRAW_TASK, C.SETUP_TASKS)
        tile = nth_bit(left, ask(f, s, r, PLACE, CHANCE, 0, bits(left) - 1, C.SETUP_TASKS))
        left &= ~(1 << tile)
        s.seen |= 1 << task
        s.open_task[slot] = task + 1
        s.task_tile[slot] = tile
        emit(log, C.SETUP_TASKS, NOBODY, NOBODY, task + 32 * tile, EVERYONE)


def deal_sentences(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A sentence for each prisoner."""
    left = ((1 << f.sentences) - 1) << 1
    for seat in range(f.players):
        s.sentence[seat] = nth_bit(left, ask(f, s, r, SENTENCE, CHANCE, 0, bits(left) - 1, C.SETUP_SENTENCES))
        left &= ~(1 << s.sentence[seat])
        emit(log, C.SETUP_SENTENCES, NOBODY, seat, s.sentence[seat], EVERYONE)


def deal(f: Facts, s: State) -> None:
    """The next prisoner is dealt blackmail; after the last one the first round begins."""
    if s.drawer + 1 < f.players and f.blackmail_start:
        s.drawer += 1
        s.draws = f.blackmail_start
        s.todo = DRAW
        return
    s.phase = GUARD
