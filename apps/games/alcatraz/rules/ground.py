"""The prison as a map: which tiles lie side by side, how much the guards see, who can go where."""

from __future__ import annotations

from apps.games.alcatraz.rules.state import TILES, WIDTH, Facts, State


def all_tiles(f: Facts) -> int:
    """A bit mask of the tiles of the boxes in play."""
    return (1 << f.tiles) - 1


def tile_on(s: State, cell: int) -> int:
    """The tile that lies on a square, or -1."""
    for tile in range(TILES):
        if (s.laid >> tile) & 1 and s.cell[tile] == cell:
            return tile
    return -1


def touched(s: State, cell: int) -> int:
    """How many tiles laid touch a square, corners included."""
    count = 0
    for tile in range(TILES):
        if (s.laid >> tile) & 1 and apart(s.cell[tile], cell) == 1:
            count += 1
    return count


def apart(one: int, other: int) -> int:
    """How many steps of a king two squares are apart."""
    rows = one // WIDTH - other // WIDTH
    columns = one % WIDTH - other % WIDTH
    return max(abs(rows), abs(columns))


def shares_edge(one: int, other: int) -> bool:
    """Whether two squares have an edge in common."""
    rows = one // WIDTH - other // WIDTH
    columns = one % WIDTH - other % WIDTH
    return abs(rows) + abs(columns) == 1


def fits(f: Facts, s: State, cell: int) -> bool:
    """Whether a tile may be laid on a square: it is free and touches enough tiles. The outermost squares stay free."""
    row, column = cell // WIDTH, cell % WIDTH
    if not (0 < row < WIDTH - 1 and 0 < column < WIDTH - 1) or tile_on(s, cell) >= 0:
        return False
    count = touched(s, cell)
    return count == f.touching if f.touch_exactly else count >= f.touching


def find_neighbours(f: Facts, s: State) -> None:
    """Note for each tile which tiles share an edge with it, and which lie around it."""
    for tile in range(f.tiles):
        s.near[tile] = 0
        s.around[tile] = 0
        for other in range(f.tiles):
            if other != tile and apart(s.cell[tile], s.cell[other]) == 1:
                s.around[tile] |= 1 << other
                if shares_edge(s.cell[tile], s.cell[other]):
                    s.near[tile] |= 1 << other


# The guards


def influence(f: Facts, s: State, tile: int) -> int:
    """The guards' influence on a tile for the prisoner whose turn it is, no more than a full tile's."""
    count = 0 if s.friendly else s.guards[tile] - s.bought[tile]
    count += chief_influence(f, s, tile)
    return count if count < f.influence_limit else f.influence_limit


def chief_influence(f: Facts, s: State, tile: int) -> int:
    """As how many guards the Chief counts on a tile."""
    if not s.chief or s.off_duty:
        return 0
    if s.chief - 1 == tile:
        return f.chief_own
    return f.chief_near if (s.near[s.chief - 1] >> tile) & 1 else 0


def has_room(f: Facts, s: State, tile: int) -> bool:
    """Whether one more guard may stand on a tile."""
    standing = s.guards[tile]
    if f.chief_counts and s.chief - 1 == tile:
        standing += f.chief_own
    return standing < f.guard_cap


def roomy(f: Facts, s: State, tiles: int) -> int:
    """Those of `tiles` on which there is room for a guard."""
    found = 0
    for tile in range(f.tiles):
        if (tiles >> tile) & 1 and has_room(f, s, tile):
            found |= 1 << tile
    return found


def guarded(f: Facts, s: State, tiles: int) -> int:
    """Those of `tiles` on which a guard stands."""
    found = 0
    for tile in range(f.tiles):
        if (tiles >> tile) & 1 and s.guards[tile]:
            found |= 1 << tile
    return found


def can_enter(f: Facts, s: State, tile: int) -> bool:
    """Whether guards leave a way into a tile."""
    return f.full_open == 1 or influence(f, s, tile) < f.full


def enterable(f: Facts, s: State, tiles: int) -> int:
    """Those of `tiles` that can be entered."""
    found = 0
    for tile in range(f.tiles):
        if (tiles >> tile) & 1 and can_enter(f, s, tile):
            found |= 1 << tile
    return found


def shift_guard(s: State, source: int, target: int) -> None:
    """A guard goes from one tile to another."""
    s.guards[source] -= 1
    s.guards[target] += 1
    if s.bought[source] > s.guards[source]:
        s.bought[source] = s.guards[source]


def movable(f: Facts, s: State) -> int:
    """The tiles from which a guard can go to a neighbour that has room."""
    found = 0
    for tile in range(f.tiles):
        if s.guards[tile] and roomy(f, s, s.near[tile]):
            found |= 1 << tile
    return found


# The Chief


def chief_goes_to(f: Facts, s: State) -> int:
    """The next tile on the Chief's walk: the lowest higher number around him, else the lowest."""
    around, here = s.around[s.chief - 1], f.number[s.chief - 1]
    lowest, higher = -1, -1
    for tile in range(f.tiles):
        if (around >> tile) & 1:
            if lowest < 0 or f.number[tile] < f.number[lowest]:
                lowest = tile
            if f.number[tile] > here and (higher < 0 or f.number[tile] < f.number[higher]):
                higher = tile
    return higher if higher >= 0 else lowest


def others_on(f: Facts, s: State, seat: int, tile: int) -> int:
    """A bit mask of the other prisoners on a tile."""
    mask = 0
    for other in range(f.players):
        if other != seat and s.place[other] == tile:
            mask |= 1 << other
    return mask


def spread(s: State, tiles: int) -> int:
    """`tiles` and all that share an edge with them."""
    found, left = tiles, tiles
    tile = 0
    while left:
        if left & 1:
            found |= s.near[tile]
        left >>= 1
        tile += 1
    return found
