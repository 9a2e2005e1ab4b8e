"""The engine of BANG! The Dice Game: pure functions over a record of whole numbers, each event with its clause."""

from __future__ import annotations

from apps.games.bang_dice.rules.clauses import CLAUSES
from apps.games.bang_dice.rules.facts import facts
from apps.games.bang_dice.rules.flaw import flaw
from apps.games.bang_dice.rules.kinds import KINDS
from apps.games.bang_dice.rules.laws import lawful
from apps.games.bang_dice.rules.setup import redeal, setup
from apps.games.bang_dice.rules.sight import mask, why_not
from apps.games.bang_dice.rules.state import CHARACTERS, FACES, ROLES, Facts, State
from apps.games.bang_dice.rules.tally import BENCH, HEADLINES, TALLY, TALLY_OF, length, tally
from apps.games.bang_dice.rules.turn import step

__all__ = [
    "BENCH",
    "CHARACTERS",
    "CLAUSES",
    "FACES",
    "HEADLINES",
    "KINDS",
    "ROLES",
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
