"""Who lives, who sits where, how far away: questions about the ring of players."""

from __future__ import annotations

from apps.games.bang_dice.rules.state import SEATS, Facts, State


def lives(s: State, seat: int) -> bool:
    """Whether `seat` is still in the game."""
    return (s.alive >> seat) & 1 == 1


def plays_as(s: State, seat: int, character: int) -> bool:
    """Whether `seat` has this character's ability: zombies have lost theirs."""
    return s.character[seat] == character and not (s.zombies >> seat) & 1


def is_zombie(s: State, seat: int) -> bool:
    """Whether `seat` is an ordinary zombie; the master is none."""
    return (s.zombies >> seat) & 1 == 1


def is_limited(s: State, seat: int) -> bool:
    """Whether `seat` plays by the limits of zombies, which by a reading bind their master, too."""
    return (s.limited >> seat) & 1 == 1


def bits(mask: int) -> int:
    """How many bits of `mask` are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th set bit of `mask`, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    place = 0
    while not (mask >> place) & 1:
        place += 1
    return place


def living(f: Facts, s: State) -> int:
    """How many are still in the game."""
    return bits(s.alive)


def seat_after(f: Facts, seat: int) -> int:
    """The next seat clockwise, living or not."""
    return seat + 1 if seat + 1 < f.players else 0


def next_living(f: Facts, s: State, seat: int) -> int:
    """The next player clockwise who still lives."""
    other = seat_after(f, seat)
    while not lives(s, other) and other != seat:
        other = seat_after(f, other)
    return other


def living_before(f: Facts, s: State, seat: int) -> int:
    """The next player anticlockwise who still lives."""
    other = seat - 1 if seat else f.players - 1
    while not lives(s, other) and other != seat:
        other = other - 1 if other else f.players - 1
    return other


def seats_at(f: Facts, s: State, seat: int, distance: int) -> int:
    """A bit mask of those who sit `distance` living seats from `seat`, one way or the other, `seat` itself left out."""
    one, other = seat, seat
    for _ in range(distance):
        one, other = next_living(f, s, one), living_before(f, s, other)
    return ((1 << one) | (1 << other)) & ~(1 << seat)


def seat_of_role(f: Facts, s: State, role: int) -> int:
    """The first seat with this role, or SEATS."""
    for seat in range(f.players):
        if s.role[seat] == role:
            return seat
    return SEATS


def seats_of_role(f: Facts, s: State, role: int) -> int:
    """A bit mask of the seats with this role, living or not."""
    mask = 0
    for seat in range(f.players):
        if s.role[seat] == role:
            mask |= 1 << seat
    return mask
