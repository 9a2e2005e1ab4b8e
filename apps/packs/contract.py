"""What a pack may import from the core: selections, messages, and the shapes that its ledger and its table page speak in.

Everything here is plain and frozen; a pack never meets the database, a request or a language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol

from apps.engine.contract import Due, Event, Outcome


@dataclass(frozen=True, slots=True)
class Selection:
    """What a group plays with: the products, modules, options and mode of one pack, the number of players, the readings chosen.

    `given` is the part of the set-up that is settled beforehand, in the pack's own words (a sheriff named by a campaign, say);
    the pack's `rules.facts` reads it and its ledger writes it.
    """

    pack: str
    players: int
    products: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    mode: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)

    def has(self, module: str) -> bool:
        """Whether a module is in play."""
        return module in self.modules

    def reading(self, id_: str) -> str:
        """The alternative taken of a reading; KeyError if the selection was not checked and completed."""
        return self.readings[id_]


@dataclass(frozen=True, slots=True)
class Message:
    """Words to be said later, in the reader's language: a key of the pack's texts and its arguments.

    An argument is a number, a plain string (a player's name) or another message, which is said first.
    """

    key: str
    args: Mapping[str, int | str | Message] = field(default_factory=dict)
    attr: str | None = None


# Odds


@dataclass(frozen=True, slots=True)
class OddsParameter:
    """What a question of odds depends on: a whole number from `low` to `high`. With `words`, every value has words of its own."""

    id: str
    low: int
    high: int
    default: int
    words: bool = False


@dataclass(frozen=True, slots=True)
class OddsRow:
    """One exact answer: a probability (`share`) or a mean. Its words are the pack's `odds_<question>_row_<key>` with `args`."""

    key: str
    exact: Fraction
    args: Mapping[str, int] = field(default_factory=dict)
    share: bool = True


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A chance that can be computed exactly, and tried with dice beside it; a pack's `odds.py` exports a sequence of them as `ODDS`.

    `exact(values, chosen)` gets the pack's facts by id and a value for each parameter, and gives the rows. `trial(values, chosen, roll)` plays
    it once, with `roll(n)` giving 0 to n - 1, each as likely, and gives one number for each row in the same order (0 or 1 for a share).
    Words: `odds_<id>` (`.about`), `odds_<id>_<parameter>`, `odds_<id>_<parameter>_<value>`.
    """

    id: str
    clause: str
    parameters: tuple[OddsParameter, ...]
    exact: Callable[[Mapping[str, Any], Mapping[str, int]], Sequence[OddsRow]]
    trial: Callable[[Mapping[str, Any], Mapping[str, int], Callable[[int], int]], Sequence[int]]

    @property
    def usual(self) -> Mapping[str, int]:
        """What is asked where nothing is chosen."""
        return {p.id: p.default for p in self.parameters}


# Live tables


class TablePage(Protocol):
    """What a pack's `table` package exports."""

    TEMPLATE: str
    """The template of the board; it is given the scene."""

    def scene(self, f: Any, seen: Any, due: Sequence[Due], seat: int | None, names: Sequence[str]) -> Mapping[str, Any]:
        """What the template draws for `seat` (None: a spectator); `seen` is the masked state."""

    def label(self, f: Any, seen: Any, due: Due, value: int) -> Message:
        """The words on the button (for a subset: on each bit) that answers `due` with `value`."""

    def question(self, f: Any, seen: Any, due: Due) -> Message:
        """The words above the buttons."""

    def event_args(self, f: Any, event: Event) -> Mapping[str, int | str | Message]:
        """Arguments for the event's sentence beyond actor, target and value."""


# What a pack's `table` may export besides:
#
# `PLAYERS: str` - a template that tells of each player in words; `STYLE: str` - the board's style sheet.
# `seat_of(f, due, value) -> int | None` - the seat that an answer names, so that the button bears its player's name.
# `seat_in(f, seen, due, value) -> int | None` - the same, where that depends on how things stand.
# `secrets(f, seen, seat) -> Sequence[{"icon", "title", "text"}]` - what lies face down in front of a seat.
# A label may use $name, the name of the seat with the number `value`.


# Ledgers


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game went for one member of the campaign; `details` is in the pack's words and JSON-able."""

    member: str
    won: bool
    details: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a campaign as its ledger knows it, corrections applied; `id` is the entry that first told it."""

    id: str
    selection: Selection
    ended_by: str | None
    seats: tuple[SeatResult, ...]
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows from a game or a decision, the clause that says so, and for whom; `after` is the id of the game.

    Its words are the pack's `ledger_<key>` with $member and $value. `value_is` tells how to say the value: as it stands, as the name
    of a `member`, or as the words under a key of the pack's texts (`text`). `icon` is a symbol of the pack's icons that stands beside it.
    """

    key: str
    clause: str
    member: str | None
    value: str | int | None
    after: str
    value_is: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class ResultFault:
    """What is wrong with a result: the field, the words (`ledger_<key>`), the clause that it contradicts, the member if it is one's."""

    field: str
    key: str
    clause: str
    member: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that the rules leave to a person: `id` is stable while the games before it do not change, and begins with the id of
    the game that it follows and a colon.

    `by` is the member who decides (None: the group). Options are `(value, words)`; words may be a message or a member's id.
    The next game waits for a decision that is not `optional`. The question's words are the pack's `ledger_<key>` with $member.
    """

    id: str
    key: str
    clause: str
    by: str | None
    options: tuple[tuple[str, Message | str], ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class LedgerState:
    """What a campaign has come to: what follows so far, what is still to decide, the standings, the next set-up."""

    consequences: tuple[Consequence, ...]
    decisions: tuple[Decision, ...]
    obsolete: tuple[str, ...]
    """Ids of decisions taken that no longer make sense (after a correction, say)."""
    given: Mapping[str, Any]
    """The next game's `Selection.given`, by member id where it concerns a member."""


@dataclass(frozen=True, slots=True)
class DetailField:
    """One field of a result that a person can type in: for each seat (`per_seat`) or once a game.

    `options` empty: a whole number from `low` to `high`, or with `members` a member of the campaign (or nobody).
    """

    id: str
    key: str
    options: tuple[tuple[str, Message], ...] = ()
    per_seat: bool = True
    members: bool = False
    low: int = 0
    high: int = 0
    required: bool = True


class Ledger(Protocol):
    """What a pack's `ledger.py` exports: campaign rules, pure."""

    MODULES: tuple[str, ...]
    """Modules whose rules span several games; a new campaign is offered with them."""

    def fields(self, values: Mapping[str, Any], selection: Selection) -> Sequence[DetailField]:
        """What a result consists of, for a form and for checking."""

    def result(self, f: Any, state: Any, outcome: Outcome, events: Sequence[Event]) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]:
        """The details of a finished table: those of the game, and those of each seat (members as seat numbers)."""

    def check(self, values: Mapping[str, Any], result: GameResult) -> Sequence[ResultFault]:
        """What is wrong with a result as a person typed it in."""

    def fold(
        self, values: Mapping[str, Any], games: Sequence[GameResult], decisions: Mapping[str, str], next_: Selection, present: Sequence[str]
    ) -> LedgerState:
        """What follows from the games in order and the decisions taken (id to value).

        `next_` is the selection planned for the next game, `present` its members in seat order.
        """

    def seating(self, given: Mapping[str, Any], present: Sequence[str]) -> Mapping[str, Any]:
        """`LedgerState.given` with members turned into seat numbers, ready for `Selection.given`."""

    def settled(self, values: Mapping[str, Any], given: Mapping[str, Any], next_: Selection, present: Sequence[str]) -> Sequence[Consequence]:
        """What is settled for the next game, to be told beside each member's seat (member None: for all)."""
