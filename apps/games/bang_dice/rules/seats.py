"""Who lives, who sits where, how far away: questions about the ring of players."""

from __future__ import annotations

from apps.games.bang_dice.rules.state import SEATS, Facts, State


def lives(s: State, seat: int) -> bool:
    """Whether `seat` is still in the game."""
    return (s.alive >> seat) & 1 == 1


def plays_as(s: State, seat: int, character: int) -> bool:
    """Whether `seat` has this character's ability."""
    return s.character[seat] == character


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


def next_living(f: Facts, s: State, seat: int) -> int:
    """The next player clockwise who still lives."""
    for i in range(1, f.players + 1):
        other = (seat + i) % f.players
        if lives(s, other):
            return other
    return seat


def steps_clockwise(f: Facts, s: State, seat: int, target: int) -> int:
    """Living seats from `seat` on to `target`, clockwise, `target` included."""
    steps = 0
    other = seat
    while other != target:
        other = other + 1 if other + 1 < f.players else 0
        steps += (s.alive >> other) & 1
    return steps


def steps_back(f: Facts, s: State, seat: int, target: int) -> int:
    """The same, anticlockwise."""
    others = bits(s.alive & ~(1 << seat))
    return others + 1 - steps_clockwise(f, s, seat, target)


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
