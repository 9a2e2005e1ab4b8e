"""Positions of Dead of Night drawn in a few lines, played on by hand.

    draw("*3,7 e4 bat | 0,0", zombies="4,7:2", fire="5,7:0")

A square is `x,y` on the ground floor, with `^` behind it on the floor above and `_` on the floor below. A seat: its square (`*` marks whose turn
it is; `in:saloon` sits in a vehicle, the first one at the wheel), `e4` energy, `a2` ammunition, items by their ids. Zombies: how many; fire: the owner's seat. A vehicle:
`saloon:9,6:right` with `fuelled`, `running`, `keyless` behind it. Lying items: `gas-cylinder:3,7`.
"""

from __future__ import annotations

from typing import Any

from apps.engine.contract import CHANCE, Due, Event, Look, Position, Refusal
from apps.games.dead_of_night import rules
from apps.games.dead_of_night.rules.ground import find_all_links
from apps.games.dead_of_night.rules.kinds import ACTIONS
from apps.games.dead_of_night.rules.state import ACT, AWAY, CARS, DECK, HAND, ITEMS, LYING, ON_MAP, WAITING, Facts, State
from apps.packs import registry, selection
from apps.packs.contract import Selection

SIDES = ("up", "right", "down", "left")


def game_of(players: int, scenario: str = "last-car", **readings: str) -> Any:
    """The game as a table would have it."""
    pack: Any = registry.pack("dead-of-night")
    chosen = {name.replace("_", "-"): value for name, value in readings.items()}
    checked = selection.check(pack, Selection("dead-of-night", players, options={"scenario": scenario}, readings=chosen))
    assert checked.ok, checked.faults
    return pack.game(checked.selection)


def sq(f: Any, text: str) -> int:
    """The number of a square."""
    level = 1 if text.endswith("^") else -1 if text.endswith("_") else 0
    x, y = (int(part) for part in text.rstrip("^_").split(","))
    return next(n for n in range(f.squares) if (f.floor[n], f.x[n], f.y[n]) == (level, x, y))


def draw(
    seats: str, *, scenario: str = "last-car", zombies: str = "", fire: str = "", cars: str = "", lying: str = "", damaged: str = "",
    phase: int = ACT, actions: int = 2, **readings: str,
) -> Table:  # fmt: skip
    """The table of a drawn position."""
    people = [part.split() for part in seats.split("|")]
    game = game_of(len(people), scenario, **readings)
    f = game.facts
    s: Any = State(step=1, phase=phase, turn=3, actions=actions, living=(1 << len(people)) - 1, end_in=1, upper=8, lower=9)
    s.edge[: 4 * f.squares] = f.edge[: 4 * f.squares]
    find_all_links(f, s)
    s.events = [*f.events[:17], 0, 0]
    for card in range(f.cards):
        s.place[card] = AWAY if ITEMS[f.kind[card]] == "molotov" or card == f.cards - 1 else DECK
    s.car = [WAITING] * len(CARS)
    for word in cars.split():
        _park(f, s, *word.split(":"))
    for word in lying.split():
        item, _, where = word.partition(":")
        s.place[_card(f, s, item)] = LYING + sq(f, where)
    for word in zombies.split():
        where, _, count = word.partition(":")
        s.zombies[sq(f, where)] = int(count or 1)
    for word in fire.split():
        where, _, owner = word.partition(":")
        s.fire[sq(f, where)] = int(owner or 0) + 1
    for word in damaged.split():
        s.damage[f.room[sq(f, word)]] = 1
    for seat, words in enumerate(people):
        _stand(f, s, seat, words)
    s.owes = int(phase == ACT and s.riding[s.seat] == 0 and s.fire[s.at[s.seat]] > 0)
    assert rules.flaw(f, s) == "", rules.flaw(f, s)
    return Table(game, game.look(Position(s)))


def _card(f: Facts, s: State, item: str) -> int:
    """A card of a kind that is not in play yet."""
    free = (AWAY,) if item == "molotov" else (DECK,)
    return next(card for card in range(f.cards) if ITEMS[f.kind[card]] == item and s.place[card] in free)


def _park(f: Facts, s: State, name: str, where: str, side: str, *marks: str) -> None:
    car = CARS.index(name)
    s.car[car], s.rear[car], s.facing[car] = ON_MAP, sq(f, where), SIDES.index(side)
    s.vehicle[s.rear[car]] = s.vehicle[f.near[8 * s.rear[car] + s.facing[car]]] = car + 1
    s.fuel[car], s.running[car], s.keyless[car] = (int(mark in marks) for mark in ("fuelled", "running", "keyless"))
    s.moved[car] = 3 if "moved" in marks else 0


def _stand(f: Facts, s: State, seat: int, words: list[str]) -> None:
    if words[0].startswith("*"):
        s.seat = s.actor = seat
    where = words[0].removeprefix("*")
    if where.startswith("in:"):
        car = CARS.index(where.removeprefix("in:"))
        s.riding[seat], s.at[seat] = car + 1, s.rear[car]
        s.driver[car] = s.driver[car] or seat + 1
    else:
        s.at[seat] = sq(f, where)
    s.energy[seat] = f.start_energy
    for word in words[1:]:
        if word in ITEMS:
            s.place[_card(f, s, word)] = HAND + seat
        else:
            {"e": s.energy, "a": s.ammunition}[word[0]][seat] = int(word[1:])


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
    def can(self) -> set[str]:
        """The actions offered."""
        assert self.due.kind == "action", self.due
        return {ACTIONS[value] for value in self.due.options}

    def sq(self, text: str) -> int:
        """The number of a square."""
        return sq(self.f, text)

    @property
    def burning(self) -> set[str]:
        """The squares that burn."""
        marks = {-1: "_", 0: "", 1: "^"}
        return {f"{self.f.x[n]},{self.f.y[n]}{marks[self.f.floor[n]]}" for n in range(self.f.squares) if self.s.fire[n]}

    def room(self, where: str) -> int:
        """0 whole, 1 damaged, 2 collapsed."""
        return int(self.s.damage[self.f.room[self.sq(where)]])

    def zombies(self, where: str) -> int:
        """How many zombies are on a square."""
        return int(self.s.zombies[self.sq(where)])

    def told(self, clause: str) -> list[tuple[int, int, int]]:
        """(actor, target, value) of the events of a clause."""
        return [(e.actor, e.target, e.value) for e in self.events if e.clause == f"dead-of-night/{clause}"]

    def do(self, action: str, *values: int | str) -> Table:
        """Take an action, and answer what follows; a square may be named."""
        assert action in self.can, (action, self.can)
        return self.answer(ACTIONS.index(action), *values)

    def answer(self, *values: int | str) -> Table:
        """Answer one question after the other."""
        for value in values:
            self._give({self.due.id: self.sq(value) if isinstance(value, str) else value})
        return self

    def roll(self, *values: int) -> Table:
        """What the die shows."""
        for value in values:
            assert self.due.kind == "die" and self.due.seat == CHANCE, self.due
            self._give({self.due.id: value})
        return self

    def forbidden(self, action: str) -> str:
        """The clause by which an action is refused."""
        refusal = self.game.answer(self.look.position, {self.due.id: ACTIONS.index(action)})
        assert isinstance(refusal, Refusal), (action, refusal)
        return str(refusal.clause).partition("/")[2]

    def _give(self, replies: dict[str, int]) -> None:
        look = self.game.answer(self.look.position, replies)
        assert isinstance(look, Look), look
        self.look = look
        self.events += look.events
