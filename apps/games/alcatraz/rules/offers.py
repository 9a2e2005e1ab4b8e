"""Offering sets of answers."""

from __future__ import annotations

from apps.engine.ask import Replies, offer


def offer_bits(r: Replies, mask: int) -> None:
    """Offer the places of all set bits."""
    value = 0
    while mask >> value:
        if (mask >> value) & 1:
            offer(r, value)
        value += 1
