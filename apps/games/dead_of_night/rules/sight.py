"""What seats may see, and why an answer is refused. Nothing is secret: what is drawn is drawn when it is turned up."""

from __future__ import annotations

from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.kinds import ACTION, LAST_ACTION, STEP
from apps.games.dead_of_night.rules.legal import CLAUSE_OF
from apps.games.dead_of_night.rules.state import Facts, State


def mask(f: Facts, s: State, seat: int) -> None:
    """Everybody sees everything."""


def why_not(f: Facts, s: State, kind: int, seat: int, value: int) -> int:
    """The clause that forbids answering `value`, or 0 where it is no more than out of range."""
    if kind == ACTION and 0 <= value <= LAST_ACTION:
        return C.FIRE_MUST_LEAVE if value == 0 else CLAUSE_OF[value]
    if kind == STEP and 0 <= value < f.squares:
        return C.MOVEMENT_FREE_SQUARE
    return 0
