"""How fires spread: which squares make one fire, and where it may go."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, offer, pick
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.ground import closed, hidden, is_alive, players_at
from apps.games.dead_of_night.rules.harm import lay, settle
from apps.games.dead_of_night.rules.kinds import NOWHERE, SQUARE
from apps.games.dead_of_night.rules.state import DOOR, GATE, OPEN, Facts, State


def find_blazes(f: Facts, s: State, owner: int) -> None:
    """Number the fires of an owner: tokens that touch in the same room, or all outdoors."""
    s.blazes = 0
    for square in range(f.squares):
        s.blaze[square] = 0
    for square in range(f.squares):
        if s.fire[square] == owner + 1 and s.blaze[square] == 0:
            s.blazes += 1
            number_blaze(f, s, square, s.blazes)
    if f.one_fire and s.blazes:
        for square in range(f.squares):
            s.blaze[square] = 1 if s.blaze[square] else 0
        s.blazes = 1


def number_blaze(f: Facts, s: State, square: int, number: int) -> None:
    """Give a fire its number, square after square."""
    s.queue[0], s.blaze[square] = square, number
    at, end = 0, 1
    while at < end:
        here = s.queue[at]
        at += 1
        for way in range(8):
            other = f.near[8 * here + way]
            if (s.link[here] >> way) & 1 and s.fire[other] == s.fire[here] and s.blaze[other] == 0 and f.room[other] == f.room[here]:
                s.blaze[other] = number
                s.queue[end] = other
                end += 1


def may_spread(f: Facts, s: State, origin: int, square: int, way: int) -> bool:
    """Whether fire may go from a square to one adjacent to it."""
    if s.fire[square] or closed(f, s, square) or hidden(f, s, square):
        return False
    if f.room[origin] == f.room[square]:
        return True
    if f.through_doors and f.room[origin] and f.room[square]:
        return way >= 4 or s.edge[4 * origin + way] in (OPEN, DOOR, GATE)
    return False


def can_spread(f: Facts, s: State, square: int, number: int) -> bool:
    """Whether a fire may spread to a square."""
    if s.fire[square]:
        return False
    for way in range(8):
        if (s.link[square] >> way) & 1:
            other = f.near[8 * square + way]
            if s.blaze[other] == number and may_spread(f, s, other, square, way):
                return True
    return False


def spread(f: Facts, s: State, r: Replies, log: Log, owner: int, number: int, tokens: int) -> None:
    """One fire gets its tokens."""
    for _ in range(tokens):
        found, empty = 0, 0
        for square in range(f.squares):
            if can_spread(f, s, square, number):
                found += 1
                s.touch[square] = 1
                if f.spread_empty and players_at(f, s, square) == 0:
                    s.touch[square] = 2
                    empty += 1
            else:
                s.touch[square] = 0
        if found == 0 or not is_alive(s, owner):
            return
        for square in range(f.squares):
            if s.touch[square] == 2 or (s.touch[square] == 1 and empty == 0):
                offer(r, square)
        if f.spread_may:
            offer(r, NOWHERE)
        square = pick(f, s, r, SQUARE, owner, C.FIRE_SPREAD)
        if square == NOWHERE:
            return
        s.blaze[square] = number
        lay(f, s, log, square, owner, C.FIRE_SPREAD)
        settle(f, s, r, log)
