"""Chances of the zombie game, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from apps.games.dead_of_night.odds import hot_wire
from apps.packs import registry

VALUES = registry.pack("dead-of-night").values


def test_half_of_all_vehicles_start_in_the_end() -> None:
    rows = {row.key: row.exact for row in hot_wire(VALUES, {"tries": 0})}
    assert rows == {"starts": Fraction(1, 2), "broken": Fraction(1, 2), "open": 0, "tries": Fraction(3, 2)}


def test_one_try_starts_a_third_and_breaks_a_third() -> None:
    rows = {row.key: row.exact for row in hot_wire(VALUES, {"tries": 1})}
    assert rows == {"starts": Fraction(1, 3), "broken": Fraction(1, 3), "open": Fraction(1, 3), "tries": 1}
