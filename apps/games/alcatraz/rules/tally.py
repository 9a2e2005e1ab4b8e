"""What is counted of a finished game."""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.sets import bits
from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, ITEMS, KINDS_OF_ITEM, LOCATIONS, SEATS, SENTENCES, TILES, Facts, State

SIDES = ("first", "second")
PLACES = tuple(f"{what}-{name}-{side}" for name in LOCATIONS for side in SIDES for what in ("up", "used"))
CARDS = tuple(f"played-{name}" for name in BLACKMAIL_CARDS[1:])
THINGS = tuple(f"handed-{name}" for name in ITEMS[1:KINDS_OF_ITEM])
CONVICTS = tuple(f"{what}-{name}" for name in SENTENCES[1:] for what in ("with", "free"))
LEFT = tuple(f"left-{seat}" for seat in range(1, SEATS + 1))
BASIC = ("escape", "caught", "step-limit", "scapegoat-stays", "other-stays", "tasks-done", "letters", *LEFT)
TALLY = (*BASIC, *PLACES, *CARDS, *THINGS, *CONVICTS)
TALLY_OF = (
    {"scapegoat-stays": "escape", "other-stays": "escape"}
    | {f"used-{name}-{side}": f"up-{name}-{side}" for name in LOCATIONS for side in SIDES}
    | {f"free-{name}": f"with-{name}" for name in SENTENCES[1:]}
)
BALANCE = {
    "success": "escape",
    "never": tuple(name for name in TALLY if name.startswith(("used-", "played-", "handed-"))),
    "seats": LEFT,
}
"""What the balance report looks at: common success, what must not go unused, what must come to every seat alike."""

BENCH = ({"players": 4, "unit": "rounds", "wanted": 50_000},)
"""How fast compiled games must be: so many of what `length` counts per CPU-second."""

AFTER_BASIC = len(BASIC)
AFTER_PLACES = AFTER_BASIC + 4 * TILES
AFTER_CARDS = AFTER_PLACES + len(CARDS)
AFTER_THINGS = AFTER_CARDS + len(THINGS)
CARD_COUNT = len(CARDS)
SENTENCE_COUNT = len(SENTENCES) - 1


def tally(f: Facts, s: State, counts: Ints) -> None:
    """Count what this game adds to the tallies, in the order of TALLY."""
    counts[0] += 1 if s.winners else 0
    counts[1] += 1 if s.over == C.ENDING_LOSS else 0
    counts[2] += 1 if s.over == C.HOUSE_STEP_LIMIT else 0
    stays = -1
    for seat in range(f.players):
        counts[6] += bits(s.letters[seat])
        if s.winners and not (s.winners >> seat) & 1:
            stays = seat
    if stays >= 0:
        counts[3] += 1 if s.scapegoat == stays + 1 else 0
        counts[4] += 0 if s.scapegoat == stays + 1 else 1
        counts[7 + stays] += 1
    counts[5] += bits(s.done)
    tally_things(f, s, counts)


def tally_things(f: Facts, s: State, counts: Ints) -> None:
    """Locations, cards, items and sentences."""
    for tile in range(f.tiles):
        at = AFTER_BASIC + 4 * tile + 2 * s.side[tile]
        counts[at] += 1
        counts[at + 1] += (s.used >> tile) & 1
    for card in range(CARD_COUNT):
        counts[AFTER_PLACES + card] += (s.played >> (card + 1)) & 1
    for item in range(KINDS_OF_ITEM - 1):
        counts[AFTER_CARDS + item] += (s.handed >> (item + 1)) & 1
    for seat in range(f.players):
        if 0 < s.sentence[seat] <= SENTENCE_COUNT:
            at = AFTER_THINGS + 2 * s.sentence[seat] - 2
            counts[at] += 1
            counts[at + 1] += (s.winners >> seat) & 1


def length(f: Facts, s: State) -> int:
    """How many rounds the game took."""
    return s.round
