"""Positions of Alcatraz drawn in a few lines, played on by hand.

    draw("cell-block radio-room dining-hall / laundry exercise-yard infirmary", seats="*radio-room key knife s1 c2 AB | laundry | laundry")

The prison is drawn row by row (`/` between rows, `.` an empty square); `'` after a tile turns its second side up, digits its guards, `!` the
Chief, and tiles that are not drawn lie beside each other in a last row of their own, without guards. A seat: its tile (`*` marks whose turn it is), items, `s1`
Stamina, `c1` Cash, letters in capitals, a blackmail card or a sentence by its id. Tasks: `tile:task`, one after the other. The first seat is the Scapegoat.
"""

from __future__ import annotations

from typing import Any

from apps.engine.conformance import Subject
from apps.engine.contract import CHANCE, Due, Event, Look, Position, Refusal
from apps.games.alcatraz import rules
from apps.games.alcatraz.rules.ground import find_neighbours
from apps.games.alcatraz.rules.kinds import ACTIONS
from apps.games.alcatraz.rules.state import (
    ACT,
    BLACKMAIL_CARDS,
    ITEMS,
    KINDS_OF_ITEM,
    LETTERS,
    LOCATIONS,
    SENTENCES,
    STOCK_KIND,
    TASK_CARDS,
    TASKS,
    WIDTH,
    State,
)
from apps.packs import registry, selection
from apps.packs.contract import Selection


class Game:
    """The pack and a game of it."""

    def __init__(self, players: int, modules: tuple[str, ...], products: tuple[str, ...], readings: dict[str, str]) -> None:
        self.pack: Any = registry.pack("alcatraz")
        chosen = {name.replace("_", "-"): value for name, value in readings.items()}
        checked = selection.check(self.pack, Selection("alcatraz", players, products=products, modules=modules, readings=chosen))
        assert checked.ok, checked.faults
        self.game: Any = self.pack.game(checked.selection)


def game_of(players: int, modules: tuple[str, ...] = (), security: bool = False, **readings: str) -> Game:
    """The game as a table would have it."""
    return Game(players, modules, ("base", "maximum-security") if security else (), readings)


def subject_of(players: int, modules: tuple[str, ...] = (), security: bool = False, **readings: str) -> Subject:
    """What the conformance checks take."""
    made = game_of(players, modules, security, **readings)
    return Subject("alcatraz", made.game, made.pack.players_module)


def draw(
    prison: str, seats: str, *, tasks: str = "", points: int = 3, scapegoat: int = 0, sucker: int = -1, security: bool = False,
    modules: tuple[str, ...] = (), phase: int = ACT, deck_out: int = 0, **readings: str,
) -> Table:  # fmt: skip
    """The table of a drawn position."""
    people = [part.split() for part in seats.split("|")]
    game = game_of(len(people), modules, security or "!" in prison or sucker >= 0, **readings).game
    f = game.facts
    s: Any = State(step=1, phase=phase, round=3, scapegoat=scapegoat + 1, in_a_row=1, sucker=sucker + 1)
    _lay(f, s, prison)
    for seat, words in enumerate(people):
        _sit(f, s, seat, words)
    if f.convicted:
        _sentence_all(f, s)
    if f.sucker and not s.sucker:
        s.sucker = 1 + max(seat for seat in range(f.players) if seat != scapegoat)
    s.points = points if phase == ACT else 0
    s.acted = (s.seat - scapegoat) % f.players
    s.seen = (1 << TASKS) - 1 & ~((1 << TASKS) - 1 >> deck_out)
    for slot, text in enumerate(tasks.split()):
        tile, _, task = text.partition(":")
        s.open_task[slot], s.task_tile[slot] = TASK_CARDS.index(task) + 1, LOCATIONS.index(tile)
        s.seen |= 1 << TASK_CARDS.index(task)
    s.deck_n = TASKS - LETTERS * f.removed - s.seen.bit_count()
    _rest_to_supply(f, s)
    assert rules.flaw(f, s) == "", rules.flaw(f, s)
    return Table(game, game.look(Position(s)))


def _lay(f: Any, s: Any, prison: str) -> None:
    rows = [row.split() for row in prison.split("/")]
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word != ".":
                _lay_tile(s, word, WIDTH * (2 + y) + 2 + x)
    left = [tile for tile in range(f.tiles) if not s.laid >> tile & 1]
    for at, tile in enumerate(left):
        s.laid |= 1 << tile
        s.cell[tile] = WIDTH * (9 - at // 9) + 1 + at % 9
    if f.security and not s.chief:
        s.chief = left[-1] + 1 if left else 1
    find_neighbours(f, s)
    s.guards_in = sum(s.guards)


def _lay_tile(s: Any, word: str, cell: int) -> None:
    name = word.rstrip("0123456789!'")
    tile, marks = LOCATIONS.index(name), word[len(name) :]
    s.laid |= 1 << tile
    s.cell[tile], s.side[tile] = cell, int("'" in marks)
    s.guards[tile] = int("".join(c for c in marks if c.isdigit()) or 0)
    if "!" in marks:
        s.chief = tile + 1


def _sit(f: Any, s: Any, seat: int, words: list[str]) -> None:
    if words[0].startswith("*"):
        s.seat = seat
    s.place[seat] = LOCATIONS.index(words[0].removeprefix("*"))
    for word in words[1:]:
        if word in ITEMS:
            s.items[KINDS_OF_ITEM * seat + ITEMS.index(word)] += 1
        elif word in BLACKMAIL_CARDS:
            s.hand[seat] |= 1 << BLACKMAIL_CARDS.index(word)
            s.hand_n[seat] += 1
        elif word in SENTENCES:
            s.sentence[seat] = SENTENCES.index(word)
        elif word[1:].isdigit():
            {"s": s.stamina, "c": s.cash, "g": s.counters}[word[0]][seat] = int(word[1:])
        else:
            s.letters[seat] = sum(1 << "ABCDEF".index(letter) for letter in word)


def _sentence_all(f: Any, s: Any) -> None:
    free = [n for n in (9, 8, 7, 6, 5, 4, 3, 2, 1) if n not in s.sentence]
    for seat in range(f.players):
        s.sentence[seat] = s.sentence[seat] or free.pop(0)


def _rest_to_supply(f: Any, s: Any) -> None:
    for item in range(1, KINDS_OF_ITEM):
        s.supply[item] = f.items[item] - sum(s.items[item::KINDS_OF_ITEM])
    for tile in range(f.tiles):
        while STOCK_KIND[tile] and s.stock[tile] < f.stock[2 * tile + s.side[tile]] and s.supply[STOCK_KIND[tile]]:
            s.stock[tile] += 1
            s.supply[STOCK_KIND[tile]] -= 1


def tile(name: str) -> int:
    """A location's number in an answer."""
    return LOCATIONS.index(name)


def item(name: str) -> int:
    """An item's number in an answer."""
    return ITEMS.index(name)


class Table:
    """A game in hand, with all that has happened since the position was drawn."""

    def __init__(self, game: Any, look: Look) -> None:
        self.game, self.look = game, look
        self.events: list[Event] = list(look.events)

    @property
    def s(self) -> Any:
        """The state as it stands."""
        return self.look.now

    @property
    def f(self) -> Any:
        """The facts."""
        return self.game.facts

    @property
    def due(self) -> Due:
        """The (first) answer owed."""
        return self.look.due[0]

    @property
    def asks(self) -> tuple[str, int, tuple[int, ...]]:
        """The question that is open: kind, seat, options."""
        return self.due.kind, self.due.seat, self.due.options

    @property
    def can(self) -> set[str]:
        """The actions offered."""
        assert self.due.kind == "action", self.due
        return {ACTIONS[value] for value in self.due.options}

    @property
    def ending(self) -> tuple[str, tuple[int, ...]] | None:
        """Why the game ended and who won."""
        outcome = self.look.outcome
        return (outcome.clause.partition("/")[2], outcome.winners) if outcome else None

    def where(self, seat: int) -> str:
        """The location where a seat stands."""
        return LOCATIONS[self.s.place[seat]]

    def has(self, seat: int, thing: str) -> int:
        """How many of an item a seat has."""
        return int(self.s.items[KINDS_OF_ITEM * seat + ITEMS.index(thing)])

    def told(self, clause: str) -> list[tuple[int, int, int]]:
        """(actor, target, value) of the events of a clause."""
        return [(e.actor, e.target, e.value) for e in self.events if e.clause == f"alcatraz/{clause}"]

    def do(self, action: str, *values: int) -> Table:
        """Take an action, and answer what follows."""
        assert action in self.can, (action, self.can)
        return self.answer(ACTIONS.index(action), *values)

    def answer(self, *values: int) -> Table:
        """Answer one question after the other."""
        for value in values:
            self._give({self.due.id: value})
        return self

    def vote(self, *values: int) -> Table:
        """All ballots, in seat order of those who are asked."""
        dues = self.look.due
        self._give(dict(zip([d.id for d in dues], values, strict=True)))
        return self

    def forbidden(self, action: str) -> str:
        """The clause by which an action is refused."""
        refusal = self.game.answer(self.look.position, {self.due.id: ACTIONS.index(action)})
        assert isinstance(refusal, Refusal), (action, refusal)
        return str(refusal.clause).partition("/")[2]

    def chance(self, *kinds: str) -> Table:
        """Let chance answer what it owes with its first option; only of these kinds, if any are named."""
        while self.look.due and self.due.seat == CHANCE and (not kinds or self.due.kind in kinds):
            self.answer(self.due.options[0])
        return self

    def _give(self, replies: dict[str, int]) -> None:
        look = self.game.answer(self.look.position, replies)
        assert isinstance(look, Look), look
        self.look = look
        self.events += look.events
