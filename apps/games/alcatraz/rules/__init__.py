"""The engine of Alcatraz: pure functions over a record of whole numbers, each event with its clause."""

from __future__ import annotations

from apps.games.alcatraz.rules.clauses import CLAUSES
from apps.games.alcatraz.rules.facts import facts
from apps.games.alcatraz.rules.flaw import flaw
from apps.games.alcatraz.rules.kinds import KINDS
from apps.games.alcatraz.rules.laws import lawful
from apps.games.alcatraz.rules.setup import setup
from apps.games.alcatraz.rules.sight import mask, redeal, why_not
from apps.games.alcatraz.rules.state import Facts, State
from apps.games.alcatraz.rules.tally import BALANCE, BENCH, TALLY, TALLY_OF, length, tally
from apps.games.alcatraz.rules.turn import step

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
    "lawful",
    "length",
    "mask",
    "redeal",
    "setup",
    "step",
    "tally",
    "why_not",
]
