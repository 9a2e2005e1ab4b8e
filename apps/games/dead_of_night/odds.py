"""Chances of the zombie game that are small enough to be worked out: whether a vehicle starts without its keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from apps.packs.contract import OddsParameter, OddsQuestion, OddsRow

UNTIL_DECIDED = 0


def _bands(values: Mapping[str, Any]) -> tuple[int, int, int]:
    """How many faces of the die start the vehicle, how many break it, and how many there are (Z-CAR-3 to Z-CAR-5)."""
    start, broken = (values[f"hot-wire-{kind}-high"] - values[f"hot-wire-{kind}-low"] + 1 for kind in ("start", "broken"))
    return start, broken, start + broken + values["hot-wire-fail-high"] - values["hot-wire-fail-low"] + 1


def hot_wire(values: Mapping[str, Any], chosen: Mapping[str, int]) -> Sequence[OddsRow]:
    """What has become of the vehicle after so many tries; without a number of tries, in the end."""
    start, broken, faces = _bands(values)
    again = 1 - Fraction(start + broken, faces)
    open_ = again ** chosen["tries"] if chosen["tries"] != UNTIL_DECIDED else Fraction(0)
    decided = 1 - open_
    return (
        OddsRow("starts", decided * Fraction(start, start + broken)),
        OddsRow("broken", decided * Fraction(broken, start + broken)),
        OddsRow("open", open_),
        OddsRow("tries", decided / (1 - again), share=False),
    )


def try_it(values: Mapping[str, Any], chosen: Mapping[str, int], roll: Callable[[int], int]) -> Sequence[int]:
    """One vehicle, tried with the die."""
    start, broken, faces = _bands(values)
    tries = 0
    while chosen["tries"] == UNTIL_DECIDED or tries < chosen["tries"]:
        tries += 1
        face = roll(faces)
        if face < start + broken:
            return int(face < start), int(face >= start), 0, tries
    return 0, 0, 1, tries


ODDS = (OddsQuestion("hot-wire", "vehicles/hot-wire", (OddsParameter("tries", UNTIL_DECIDED, 12, UNTIL_DECIDED),), hot_wire, try_it),)
