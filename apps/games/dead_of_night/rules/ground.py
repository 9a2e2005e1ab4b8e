"""The ground: what is adjacent to what, distances, sight, and who stands where."""

from __future__ import annotations

from apps.games.dead_of_night.rules.state import BARRED, COLLAPSED, DOOR, GATE, INNER, OPEN, OUTER, SQUARES, WINDOW, Facts, State


def opposite(side: int) -> int:
    """The same edge's side, seen from the other square."""
    return (side + 2) & 3


def set_edge(f: Facts, s: State, square: int, side: int, what: int) -> None:
    """Put something on an edge, seen from both squares."""
    s.edge[4 * square + side] = what
    other = f.near[8 * square + side]
    if other >= 0:
        s.edge[4 * other + opposite(side)] = what
    for around in range(f.squares):
        if f.floor[around] == f.floor[square] and abs(f.x[around] - f.x[square]) <= 2 and abs(f.y[around] - f.y[square]) <= 2:
            find_links(f, s, around)


def find_all_links(f: Facts, s: State) -> None:
    """Work out what is adjacent to what."""
    for square in range(f.squares):
        find_links(f, s, square)


def passes(edge: int) -> bool:
    """Whether squares on both sides of an edge are adjacent."""
    return edge == OPEN or edge in (DOOR, WINDOW, GATE)


def find_links(f: Facts, s: State, square: int) -> None:
    """The directions in which a square has adjacent ones (`link`), and in which zombies would go, barricades aside (`creep`)."""
    link, creep = 0, 0
    for way in range(8):
        other = f.near[8 * square + way]
        if other < 0:
            continue
        if way < 4:
            edge = s.edge[4 * square + way]
            if passes(edge):
                link |= 1 << way
            if (edge & 7) in (OPEN, WINDOW):
                creep |= 1 << way
        else:
            first = (way - 4) & 3
            second = (way - 3) & 3
            if round_corner(f, s, square, first, second, 0) or round_corner(f, s, square, second, first, 0):
                link |= 1 << way
            if round_corner(f, s, square, first, second, BARRED) or round_corner(f, s, square, second, first, BARRED):
                creep |= 1 << way
    s.link[square], s.creep[square] = link, creep


def round_corner(f: Facts, s: State, square: int, first: int, second: int, leave_out: int) -> bool:
    """Whether one can go along two sides with nothing in the way (`leave_out` BARRED: but for barricades)."""
    between = f.near[8 * square + first]
    return between >= 0 and (s.edge[4 * square + first] & ~leave_out) == OPEN and (s.edge[4 * between + second] & ~leave_out) == OPEN


def adjacent(f: Facts, s: State, one: int, other: int) -> bool:
    """Whether two squares are adjacent."""
    for way in range(8):  # noqa: SIM110
        if (s.link[one] >> way) & 1 and f.near[8 * one + way] == other:
            return True
    return False


def distance(f: Facts, one: int, other: int) -> int:
    """Squares counted along sides and corners; far more than any on different floors."""
    if f.floor[one] != f.floor[other]:
        return SQUARES
    return max(abs(f.x[one] - f.x[other]), abs(f.y[one] - f.y[other]))


def closed(f: Facts, s: State, square: int) -> bool:
    """Whether a square's room cannot be entered any more."""
    return f.room[square] > 0 and s.damage[f.room[square]] == COLLAPSED


def hidden(f: Facts, s: State, square: int) -> bool:
    """Whether a square's room lies face down."""
    return (s.hidden >> f.room[square]) & 1 == 1


def burns_beside(f: Facts, s: State, square: int) -> bool:
    """Whether a square burns, or one adjacent to it."""
    if s.fire[square]:
        return True
    for way in range(8):  # noqa: SIM110
        if (s.link[square] >> way) & 1 and s.fire[f.near[8 * square + way]]:
            return True
    return False


def is_alive(s: State, seat: int) -> bool:
    """Whether a seat is alive and on the map."""
    return (s.living & ~s.escaped) >> seat & 1 == 1


def on_map(s: State) -> int:
    """A bit mask of those alive on the map."""
    return s.living & ~s.escaped


def players_at(f: Facts, s: State, square: int) -> int:
    """A bit mask of those on foot on a square."""
    found = 0
    for seat in range(f.players):
        if is_alive(s, seat) and s.riding[seat] == 0 and s.at[seat] == square:
            found |= 1 << seat
    return found


def stands_at(f: Facts, s: State, seat: int, square: int) -> bool:
    """Whether a seat, on foot or in a vehicle, is on a square."""
    if s.riding[seat]:
        return s.vehicle[square] == s.riding[seat]
    return s.at[seat] == square


def front_of(f: Facts, s: State, car: int) -> int:
    """The square of a vehicle's front."""
    return f.near[8 * s.rear[car] + s.facing[car]]


def beside_car(f: Facts, s: State, seat: int, car: int) -> bool:
    """Whether a seat is beside a vehicle, or in it."""
    if s.riding[seat]:
        return s.riding[seat] == car + 1
    return adjacent(f, s, s.at[seat], s.rear[car]) or adjacent(f, s, s.at[seat], front_of(f, s, car))


def sees(f: Facts, s: State, one: int, other: int) -> bool:
    """Whether the line between the middles of two squares crosses no wall, door or barricade.

    The line is followed edge by edge, in whole numbers: it crosses a side when its turn comes, and a corner if both sides come together; round a
    corner one sees if one of the two ways along the sides is clear.
    """
    if f.floor[one] != f.floor[other]:
        return False
    across, down = abs(f.x[other] - f.x[one]), abs(f.y[other] - f.y[one])
    level = 1 if f.x[other] > f.x[one] else 3
    upright = 2 if f.y[other] > f.y[one] else 0
    here, gone_x, gone_y = one, 0, 0
    while gone_x < across or gone_y < down:
        first = (2 * gone_x + 1) * down
        second = (2 * gone_y + 1) * across
        if first == second:
            straight = clear(f, s, here, level) and clear(f, s, f.near[8 * here + level], upright)
            if not straight and not (clear(f, s, here, upright) and clear(f, s, f.near[8 * here + upright], level)):
                return False
            here = f.near[8 * f.near[8 * here + level] + upright] if straight else f.near[8 * f.near[8 * here + upright] + level]
            gone_x += 1
            gone_y += 1
        elif first < second:
            if not clear(f, s, here, level):
                return False
            here = f.near[8 * here + level]
            gone_x += 1
        else:
            if not clear(f, s, here, upright):
                return False
            here = f.near[8 * here + upright]
            gone_y += 1
    return True


def clear(f: Facts, s: State, square: int, side: int) -> bool:
    """Whether one sees through an edge."""
    edge = s.edge[4 * square + side]
    return f.near[8 * square + side] >= 0 and edge in (OPEN, WINDOW)


def is_wall(edge: int) -> bool:
    """Whether an edge is a wall."""
    return edge in (INNER, OUTER)
