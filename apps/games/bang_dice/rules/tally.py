"""What is counted of a finished game."""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.seats import seats_of_role
from apps.games.bang_dice.rules.state import CHARACTERS, DECK, RENEGADE, ROLES, SHERIFF, Facts, State

UNDEAD_COUNTERS = ("outbreaks", "won-zombies", "won-survivors")

ROLE_COUNTERS = tuple(f"{what}-{role}" for role in ROLES[1:] for what in ("games", "won"))
CHARACTER_COUNTERS = tuple(f"{what}-{character}" for character in CHARACTERS[1:] for what in ("with", "won-with"))
TALLY = (*ROLE_COUNTERS, "nobody", "step-limit", "attacks", *CHARACTER_COUNTERS, *UNDEAD_COUNTERS)
TALLY_OF = {f"won-{role}": f"games-{role}" for role in ROLES[1:]} | {f"won-with-{c}": f"with-{c}" for c in CHARACTERS[1:]}
TALLY_OF |= {"won-zombies": "outbreaks", "won-survivors": "outbreaks"}

HEADLINES = (*(f"won-{role}" for role in ROLES[1:]), "nobody", "outbreaks", "won-zombies")
"""What one asks of a module or a reading."""

BENCH = ({"players": 5, "modules": ("duels", "rage", "posse", "undead"), "unit": "games", "wanted": 50_000},)
"""How fast compiled games must be, everything on."""

AFTER_ROLES = 2 * RENEGADE
AFTER_OTHERS = AFTER_ROLES + 3
AFTER_CHARACTERS = AFTER_OTHERS + 2 * (DECK - 1)


def tally(f: Facts, s: State, counts: Ints) -> None:
    """Count what this game adds to the tallies, in the order of TALLY."""
    for role in range(SHERIFF, RENEGADE + 1):
        seats = seats_of_role(f, s, role)
        counts[2 * role - 2] += 1 if seats else 0
        counts[2 * role - 1] += 1 if seats & s.winners else 0
    counts[AFTER_ROLES] += 0 if s.winners else 1
    counts[AFTER_ROLES + 1] += 1 if s.over == C.HOUSE_STEP_LIMIT else 0
    counts[AFTER_ROLES + 2] += s.attacks
    for seat in range(f.players):
        if 0 < s.character[seat] < DECK:
            counts[AFTER_OTHERS + 2 * s.character[seat] - 2] += 1
            counts[AFTER_OTHERS + 2 * s.character[seat] - 1] += (s.winners >> seat) & 1
    if s.outbreak:
        counts[AFTER_CHARACTERS] += 1
        counts[AFTER_CHARACTERS + 1] += 1 if s.winners & s.zombies else 0
        counts[AFTER_CHARACTERS + 2] += 1 if s.winners & s.survivors else 0


def length(f: Facts, s: State) -> int:
    """How many turns the game took."""
    return s.turns
