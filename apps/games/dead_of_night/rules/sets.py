"""Sets of small numbers as bit masks, and offering them."""

from __future__ import annotations

from apps.engine.ask import Replies, offer
from apps.games.dead_of_night.rules.state import Facts


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: int, n: int) -> int:
    """The place of the set bit number `n`, from 0."""
    place = 0
    while True:
        if (mask >> place) & 1:
            if n == 0:
                return place
            n -= 1
        place += 1


def all_seats(f: Facts) -> int:
    """Every seat."""
    return (1 << f.players) - 1


def offer_bits(r: Replies, mask: int) -> None:
    """Offer the places of all set bits."""
    value = 0
    while mask >> value:
        if (mask >> value) & 1:
            offer(r, value)
        value += 1
