"""What is counted of a finished night."""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.sets import bits
from apps.games.dead_of_night.rules.state import CARS, EVENTS, ITEMS, KINDS_OF_EVENT, KINDS_OF_ITEM, SEATS, VEHICLES, Facts, State

WINS = tuple(f"wins-{seat}" for seat in range(1, SEATS + 1))
BASIC = ("someone-lives", "survivors", "escaped", "escapes", "zombies-killed", "collapses", "turns", "end-card", "step-limit", *WINS)
TALLY = (
    *BASIC,
    *(f"used-{name}" for name in ITEMS[1:]),
    *(f"driven-{name}" for name in CARS),
    *(f"drawn-{name}" for name in EVENTS[1:]),
)
TALLY_OF: dict[str, str] = {}
BALANCE = {
    "success": "survivors",
    "each": True,
    "never": tuple(name for name in TALLY if name.startswith(("used-", "driven-", "drawn-"))),
    "seats": WINS,
}
"""What the balance report looks at: the share of players who live, what must not go unused, what must come to every seat alike."""

BENCH = ({"players": 4, "unit": "turns", "wanted": 100_000},)
"""How fast compiled games must be: so many of what `length` counts per CPU-second."""

AFTER_BASIC = len(BASIC)
AFTER_ITEMS = AFTER_BASIC + KINDS_OF_ITEM - 1
AFTER_CARS = AFTER_ITEMS + VEHICLES


def tally(f: Facts, s: State, counts: Ints) -> None:
    """Count what this game adds to the tallies, in the order of TALLY."""
    counts[0] += 1 if s.living else 0
    counts[1] += bits(s.living)
    counts[2] += bits(s.escaped)
    counts[3] += 1 if s.escaped else 0
    for seat in range(f.players):
        counts[4] += s.kills[seat]
        counts[9 + seat] += (s.winners >> seat) & 1
    counts[5] += s.collapses
    counts[6] += s.turn
    counts[7] += 1 if s.over == C.ENDING_END_CARD else 0
    counts[8] += 1 if s.over == C.ENDING_STEP_LIMIT else 0
    for item in range(1, KINDS_OF_ITEM):
        counts[AFTER_BASIC + item - 1] += (s.used >> item) & 1
    for car in range(VEHICLES):
        counts[AFTER_ITEMS + car] += (s.driven_cars >> car) & 1
    for event in range(1, KINDS_OF_EVENT):
        counts[AFTER_CARS + event - 1] += (s.drawn >> event) & 1


def length(f: Facts, s: State) -> int:
    """How many turns the game took."""
    return s.turn
