"""Playing on: answers of people, draws of the server and the computer players' turns become entries for the log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from apps.campaigns.shapes import selection_from_json
from apps.engine.computer import Computer
from apps.engine.contract import CHANCE, UNKNOWN, Due, Event, Look, Position, Refusal
from apps.engine.game import Game
from apps.packs.registry import Pack
from apps.tables.models import Entry, Table
from apps.tables.refusals import Refused

AT_ONCE = 3000
"""So many answers at most are given by computer players in one go."""


@dataclass
class Line:
    """An entry being written."""

    kind: Entry.Kind
    seat: int | None = None
    policy: str = ""
    barrier: bool = False
    replies: list[dict[str, int]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    position: dict[str, Any] = field(default_factory=dict)


class Play:
    """A game going on within one transaction. `policies` are those of the seats that a computer plays."""

    def __init__(self, pack: Pack, game: Game, dice: str, policies: Mapping[int, str]) -> None:
        self.pack, self.game, self.dice, self.policies = pack, game, dice, policies
        self.lines: list[Line] = []

    def start(self) -> Look:
        """Deal a new game."""
        look = self.game.setup()
        line = Line(Entry.Kind.SETUP, events=list(look.events), barrier=True)
        return self.go_on(self._settle(look, line))

    def answer(self, look: Look, seat: int | None, replies: dict[str, int]) -> Look | Refusal:
        """Give a person's replies (`seat` None: typed dice) and play on."""
        line = Line(Entry.Kind.ANSWER, seat)
        after = self._give(look, line, replies)
        if isinstance(after, Refusal):
            return after
        return self.go_on(self._settle(after, line))

    def go_on(self, look: Look) -> Look:
        """Let computer players answer until a person is asked or the game is over."""
        for _ in range(AT_ONCE):
            due = next((d for d in look.due if d.seat in self.policies), None)
            if due is None:
                break
            line = Line(Entry.Kind.ANSWER, due.seat, self.policies[due.seat])
            look = self._settle(self._must(self._give(look, line, {due.id: self._decide(look, due)})), line)
        return look

    def _settle(self, look: Look, line: Line) -> Look:
        """Draw what chance owes after a line, and close it."""
        while due := [d for d in look.due if self.drawn(d)]:
            line.barrier = True
            look = self._must(self._give(look, line, {d.id: secrets.choice(d.options) for d in due}))
        line.position = self.game.to_json(look.position)
        self.lines.append(line)
        return look

    def drawn(self, due: Due) -> bool:
        """Whether the server answers this itself: deals and draws always, dice unless the group rolls real ones."""
        return due.seat == CHANCE and (due.form != "die" or self.dice == Table.Dice.SERVER)

    def _give(self, look: Look, line: Line, replies: dict[str, int]) -> Look | Refusal:
        after = self.game.answer(look.position, replies)
        if isinstance(after, Look):
            line.replies.append(replies)
            line.events += after.events
            line.barrier = line.barrier or brings_to_light(self.game, look, after)
        return after

    def _must(self, after: Look | Refusal) -> Look:
        if isinstance(after, Refusal):
            raise RuntimeError(f"{self.pack.slug}: own answer refused: {after}")
        return after

    def _decide(self, look: Look, due: Due) -> int:
        computer = computer_of(self.pack.rules, self.pack.players_module)
        return computer.reply(self.game, look, due, self.policies[due.seat], secrets.randbits(32))


@cache
def computer_of(rules: Any, players: Any) -> Computer:
    """The computer players of a pack, linked once in a process."""
    return Computer(rules, players)


def brings_to_light(game: Game, before: Look, after: Look) -> bool:
    """Whether somebody knows a value now that was hidden from them before."""
    for viewer in (None, *range(game.facts.players)):
        hidden = _hidden(game, before, viewer)
        if hidden and hidden - _hidden(game, after, viewer):
            return True
    return False


def _hidden(game: Game, look: Look, viewer: int | None) -> set[tuple[str, int]]:
    seen, real = vars(game.view(look, viewer)), vars(look.now)
    places = set()
    for name, value in seen.items():
        if value == real[name]:
            continue
        if isinstance(value, list):
            places |= {(name, i) for i, v in enumerate(value) if v == UNKNOWN != real[name][i]}
        elif value == UNKNOWN:
            places.add((name, 0))
    return places


def game_of(table: Table, pack: Pack) -> Game:
    """The game as this table plays it."""
    return pack.game(selection_from_json(table.selection))


def position_from(game: Game, data: Mapping[str, Any]) -> Position:
    """A stored position. It is our own, so it is read without the checks for positions from outside."""
    return Position(game.rules.State.from_json(data["state"]), tuple(data["replies"]), data["told"])


def look_at(table: Table, game: Game, entry: Entry | None) -> Look:
    """How things stand after an entry; Refused where the present rules cannot read it."""
    if entry is None or entry.position is None:
        raise Refused("not_started")
    try:
        return game.look(position_from(game, entry.position))
    except (ValueError, LookupError) as fault:
        raise Refused("rules_changed") from fault


def event_rows(events: Sequence[Event]) -> list[list[Any]]:
    """Events as they are stored."""
    return [[e.clause, e.actor, e.target, e.value, e.audience] for e in events]


def events_from(rows: Sequence[Sequence[Any]]) -> list[Event]:
    """Stored events."""
    return [Event(*row) for row in rows]
