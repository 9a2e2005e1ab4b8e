"""What it costs to use a location, where guards look on and where they do not."""

from __future__ import annotations

from apps.games.alcatraz.rules.goods import held, put_item
from apps.games.alcatraz.rules.ground import influence
from apps.games.alcatraz.rules.location import has_effect
from apps.games.alcatraz.rules.state import CASH, CHIEFS_ROOM, DINING, RADIO, RECREATION, TUNNELS, YARD, Facts, State

NEVER = 99
"""More than anybody can pay."""


def is_free(f: Facts, s: State, tile: int) -> bool:
    """Whether the side that is up is a free action."""
    other_side = s.side[tile] == 1
    if tile == CHIEFS_ROOM:
        return other_side or f.chief_free == 1
    if tile == TUNNELS:
        return other_side or f.tunnels_free == 1
    if tile > CHIEFS_ROOM:
        return other_side
    if tile == YARD:
        return not other_side
    return other_side and tile in (RADIO, DINING, RECREATION)


def free_uses(s: State, tile: int) -> int:
    """How often a free location was used in this turn."""
    return (s.free_used >> (2 * tile)) & 3


def bare_cost(f: Facts, s: State, tile: int) -> int:
    """What using a location costs but for its guards."""
    if is_free(f, s, tile):
        return NEVER if free_uses(s, tile) >= f.free_uses else 0
    return f.action_cost


def use_cost(f: Facts, s: State, tile: int) -> int:
    """What using a location costs under its guards."""
    seen = influence(f, s, tile)
    if seen >= f.stop:
        return NEVER
    return bare_cost(f, s, tile) + (f.extra if seen >= f.slow else 0)


def entry_cost(f: Facts, s: State, tile: int) -> int:
    """What using the location where one stands costs; a reading lets the Tunnels' own guards sleep."""
    if f.target_only and tile == TUNNELS and s.side[tile]:
        return bare_cost(f, s, tile)
    return use_cost(f, s, tile)


def open_uses(f: Facts, s: State, seat: int, points: int) -> int:
    """The tiles whose location `seat` can use through the Tunnels."""
    found = 0
    for tile in range(f.tiles):
        if tile != TUNNELS and crawl_cost(f, s, tile) <= points and price_ways(f, s, seat, tile):
            found |= 1 << tile
    return found


def price_ways(f: Facts, s: State, seat: int, tile: int) -> int:
    """A bit mask of what `seat` can pay the Tunnels with so that the location there still has its effect."""
    found = 0
    for item in range(1, CASH):
        if held(s, seat, item):
            put_item(s, seat, item, -1)
            s.supply[item] += 1
            if has_effect(f, s, seat, tile):
                found |= 1 << item
            s.supply[item] -= 1
            put_item(s, seat, item, 1)
    if s.cash[seat]:
        s.cash[seat] -= 1
        if has_effect(f, s, seat, tile):
            found |= 1 << CASH
        s.cash[seat] += 1
    return found


def crawl_cost(f: Facts, s: State, tile: int) -> int:
    """What using another location through the Tunnels costs in all."""
    there = bare_cost(f, s, tile) if f.tunnels_only else use_cost(f, s, tile)
    return entry_cost(f, s, TUNNELS) + there


def note_use(f: Facts, s: State, tile: int) -> None:
    """Remember that a location was used."""
    s.used |= 1 << tile
    if is_free(f, s, tile):
        s.free_used += 1 << (2 * tile)
