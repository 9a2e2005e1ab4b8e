"""Bit masks as sets of tiles, cards, seats and letters; the ring of seats."""

from __future__ import annotations

from apps.games.alcatraz.rules.state import LETTERS, Facts, State


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


def seat_after(f: Facts, seat: int) -> int:
    """The next seat clockwise: the one to the left."""
    return seat + 1 if seat + 1 < f.players else 0


def all_seats(f: Facts) -> int:
    """A bit mask of all seats."""
    return (1 << f.players) - 1


def all_letters() -> int:
    """A bit mask of all letters of the plan."""
    return (1 << LETTERS) - 1


def is_scapegoat(s: State, seat: int) -> bool:
    """Whether `seat` holds the Scapegoat's card."""
    return s.scapegoat == seat + 1


def is_sucker(s: State, seat: int) -> bool:
    """Whether `seat` is the Sucker of this round."""
    return s.sucker == seat + 1


def sentenced(f: Facts, s: State, seat: int, sentence: int) -> bool:
    """Whether this sentence is in force for `seat`."""
    return s.sentence[seat] == sentence and not (f.sentence_silent and is_sucker(s, seat))


def candidates(f: Facts, s: State) -> int:
    """A bit mask of those who can be elected: all but the Sucker."""
    return all_seats(f) & ~(1 << (s.sucker - 1)) if s.sucker else all_seats(f)
