"""The engine of Dead of Night: pure functions over a record of whole numbers, each event with its clause."""

from __future__ import annotations

from apps.games.dead_of_night.rules.clauses import CLAUSES
from apps.games.dead_of_night.rules.facts import facts
from apps.games.dead_of_night.rules.flaw import flaw
from apps.games.dead_of_night.rules.kinds import KINDS
from apps.games.dead_of_night.rules.setup import setup
from apps.games.dead_of_night.rules.sight import mask, why_not
from apps.games.dead_of_night.rules.state import Facts, State
from apps.games.dead_of_night.rules.tally import BALANCE, BENCH, TALLY, TALLY_OF, length, tally
from apps.games.dead_of_night.rules.turn import step

__all__ = [
    "BALANCE",
    "BENCH",
    "CLAUSES",
    "KINDS",
    "TALLY",
    "TALLY_OF",
    "Facts",
    "State",
    "facts",
    "flaw",
    "length",
    "mask",
    "setup",
    "step",
    "tally",
    "why_not",
]
