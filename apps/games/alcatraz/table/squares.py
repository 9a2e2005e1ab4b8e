"""Where tiles lie on the map, and how to say of a free square where it is."""

from __future__ import annotations

from typing import Any

from apps.games.alcatraz.rules.ground import apart, shares_edge
from apps.games.alcatraz.rules.state import TILES, WIDTH
from apps.games.alcatraz.table.names import tile_name
from apps.packs.contract import Message

TILE_WIDTH, TILE_HEIGHT = 100, 88


def laid_tiles(s: Any) -> list[int]:
    """The tiles that lie."""
    return [tile for tile in range(TILES) if s.laid >> tile & 1]


def frame(s: Any, free: list[int]) -> tuple[int, int, int, int]:
    """The top row and left column of the map, and how wide and high it is."""
    cells = [s.cell[tile] for tile in laid_tiles(s)] + free or [0]
    rows, columns = [cell // WIDTH for cell in cells], [cell % WIDTH for cell in cells]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return min(rows), min(columns), wide * TILE_WIDTH, high * TILE_HEIGHT


def place_of(cell: int, top: int, left: int) -> tuple[int, int]:
    """The corner of a square on the map."""
    return (cell % WIDTH - left) * TILE_WIDTH, (cell // WIDTH - top) * TILE_HEIGHT


def row_and_column(cell: int, top: int, left: int) -> tuple[int, int]:
    """Row and column of a square, counted from one."""
    return cell // WIDTH - top + 1, cell % WIDTH - left + 1


def beside(s: Any, cell: int) -> Message:
    """A free square, told by the tiles that it touches, those with a common edge first."""
    near = [tile for tile in laid_tiles(s) if apart(s.cell[tile], cell) == 1]
    near.sort(key=lambda tile: not shares_edge(s.cell[tile], cell))
    one, other = near[0], near[1]
    side = _direction(s.cell[one], cell)
    return Message(f"ui_square_{side}", {"tile": tile_name(one), "other": tile_name(other)})


def _direction(tile: int, cell: int) -> str:
    rows, columns = cell // WIDTH - tile // WIDTH, cell % WIDTH - tile % WIDTH
    if columns == 0:
        return "below" if rows > 0 else "above"
    if rows == 0:
        return "right" if columns > 0 else "left"
    return "corner"
