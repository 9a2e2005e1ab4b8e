"""What a game's rules must offer, and the small values that pass between rules and everybody else.

A pack's `rules` package is linear code over a record of ints. It calls `ask`, `roll`, `poll` and `pick` for everything that it
does not decide itself (choices of seats, dice, draws) and `emit` for everything that happens. The same source serves the table
(a missing reply stops the step) and the simulation (a policy or the generator answers); see `apps.engine.ask` and `apps.engine.auto`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from apps.engine.record import Record

CHANCE = -1
"""The seat that stands for dice, deals and draws."""

EVERYONE = -1
"""The audience of a public event; any other audience is a bit mask of seats."""

UNKNOWN = -1
"""What a masked position holds where the viewer may not know the value."""

NOBODY = -1
"""An event's actor or target where there is none."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question. `name` is its key in the texts (`ask_<name>`).

    `form` tells a page how to offer it: `pick` (one of the options), `subset` (the value is a bit mask), `number` (a range),
    `die` (a face that the group may also type in from a real die) or `draw` (always drawn by the server).
    The reply to a `secret` kind is shown to nobody but the seat that gave it.
    """

    name: str
    form: str = "pick"
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """One answer that is owed now: by `seat` (CHANCE for dice, deals and draws), of kind `kind`, one of `options`.

    `picked`: the rules offered the options one by one; otherwise they are a range.
    """

    id: str
    seat: int
    kind: str
    form: str
    secret: bool
    options: tuple[int, ...]
    clause: str
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `audience` is EVERYONE or a bit mask of the seats that may know it."""

    clause: str
    actor: int
    target: int
    value: int
    audience: int

    def is_for(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) may know of this event."""
        return self.audience == EVERYONE or (seat is not None and bool(self.audience >> seat & 1))


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why a game ended (the clause) and which seats won."""

    clause: str
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that was refused; nothing changed.

    `code` is `not_due` (nobody owes this now), `not_allowed` (the clause forbids it) or `not_a_number`.
    """

    due: str
    value: object
    code: str
    clause: str | None


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a game: the state before the present step, the replies given in it (None: still owed) and how many events of
    the step have been told already."""

    state: Record
    replies: tuple[int | None, ...] = ()
    told: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """A position looked at: how things stand where the step stopped, what is owed, what happened since, and how it ended."""

    position: Position
    now: Record
    due: tuple[Due, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None


class Rules(Protocol):
    """The names that a pack's `rules` package exports.

    `State` and `Facts` are `Record` classes. `State` has the fields `step`, `over` (the clause number that ended the game, 0
    while it goes on) and `winners` (bit mask of seats). `Facts` has `players`, `limit_steps` and `limit_clause`.
    """

    State: type[Any]
    Facts: type[Any]
    KINDS: Mapping[int, Kind]
    CLAUSES: Sequence[str]
    """Clause ids by number; number 0 is the empty string and means "none"."""

    def facts(self, values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
        """The values of the fields of `Facts` for this selection; `values` are the pack's facts by id."""

    def setup(self, f: Any, s: Any, r: Any, log: Any) -> None:
        """Lay out the game: the first step."""

    def step(self, f: Any, s: Any, r: Any, log: Any) -> None:
        """Play on from one resting place to the next."""

    def mask(self, f: Any, s: Any, seat: int) -> None:
        """Put UNKNOWN, in place, where `seat` (-1: a spectator) may not know the value."""

    def why_not(self, f: Any, s: Any, kind: int, seat: int, value: int) -> int:
        """The clause that forbids answering `value`, or 0 where it is no more than out of range."""

    # Optional: `lawful(f, s) -> bool`, compiled with the rest, is asked after every step of mass runs (`manage.py soak`): whether nothing that
    # the game conserves was lost or doubled, and nothing is where it cannot be.

    # Simulation: TALLY names what is counted of each game; `length` is its number of turns.

    TALLY: Sequence[str]

    def tally(self, f: Any, s: Any, counts: Any) -> None:
        """Add what a finished game comes to, in the order of TALLY."""

    def length(self, f: Any, s: Any) -> int:
        """How many turns a finished game took."""


# What a pack's `rules` may export besides:
#
# `TALLY_OF: Mapping[str, str]` - the rate of a tally is taken of another tally ("bart wins" of "bart plays") instead of all games.
# `flaw(f, s) -> str` - the name of a field that makes an unfinished state from outside impossible, "" if there is none; whatever passes must
#   not send the rules into an endless loop.
# `redeal(f, s, r, log, seat) -> None` - rules code that draws anew, in place, all that `seat` may not know, so that `seat` cannot tell
#   the difference. Without it the conformance checks swap the hidden values within each field.
# `BALANCE` - the tallies that `manage.py balance` judges: `success` (won together), `never` (must come up) and `seats` (must not be far apart).
# `HEADLINES` - the tallies that `manage.py effects` shows; otherwise all.
# `BENCH` - how fast compiled games must be: `wanted` times what `length` counts (`unit`) per CPU-second, with so many `players`.
