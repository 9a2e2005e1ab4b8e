"""Chances of the fire that are small enough to be worked out: what blasts do to a fire door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from apps.packs.contract import OddsParameter, OddsQuestion, OddsRow


def _jams(values: Mapping[str, Any]) -> tuple[int, int]:
    """How many faces of the red die jam a fire door, and how many there are (FD2 to FD4)."""
    band = values["fire-door-roll"]["jams"]
    return band["high"] - band["low"] + 1, values["die-red"]


def fire_door(values: Mapping[str, Any], chosen: Mapping[str, int]) -> Sequence[OddsRow]:
    """A closed fire door after so many blasts: a roll for each until it jams, then a jam marker for each without a roll (FD5)."""
    jam, faces = _jams(values)
    chance, blasts = Fraction(jam, faces), chosen["blasts"]
    first = [chance * (1 - chance) ** before for before in range(blasts)]
    return (
        OddsRow("free", (1 - chance) ** blasts),
        OddsRow("jammed", sum(first, Fraction(0))),
        OddsRow("markers", sum(((blasts - before) * part for before, part in enumerate(first)), Fraction(0)), share=False),
    )


def blast(values: Mapping[str, Any], chosen: Mapping[str, int], roll: Callable[[int], int]) -> Sequence[int]:
    """One fire door, with the die."""
    jam, faces = _jams(values)
    markers = 0
    for _ in range(chosen["blasts"]):
        if markers or roll(faces) < jam:
            markers += 1
    return int(markers == 0), int(markers > 0), markers


ODDS = (OddsQuestion("fire-door", "fire-doors/roll", (OddsParameter("blasts", 1, 8, 3),), fire_door, blast),)
