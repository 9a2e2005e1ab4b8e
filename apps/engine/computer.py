"""A policy sits down at a table: it answers what a seat owes, seeing no more than the seat may see."""

from __future__ import annotations

from typing import Any

from apps.engine import auto
from apps.engine.contract import CHANCE, Due, Look
from apps.engine.game import Game
from apps.engine.link import Program, link
from apps.engine.record import Ints


class Computer:
    """The policies of a pack, ready to answer for seats at a table. `players` is the pack's module of that name."""

    def __init__(self, rules: Any, players: Any) -> None:
        self.names: tuple[str, ...] = tuple(players.POLICIES)
        self.program: Program = link(rules, players, {"decide": players.decide})

    def reply(self, game: Game, look: Look, due: Due, policy: str, seed: int) -> int:
        """What the policy called `policy` answers to `due`. `seed`, below 2**32, should be unpredictable, and new every time."""
        words = [0] * auto.WORDS
        auto.seed_game(words, seed, 0)
        words[auto.POLICY + due.seat] = self.names.index(policy)
        return self.choose(game, look, due, words)

    def choose(self, game: Game, look: Look, due: Due, words: Ints) -> int:
        """The same with the words of a simulation, which hold the policies and their generator."""
        return self.decide(game, game.view(look, due.seat), due, words)

    def decide(self, game: Game, seen: Any, due: Due, words: Ints) -> int:
        """What the seat's policy answers to `due` when it sees `seen`."""
        number, _ = game.kind(due.kind)
        low, high = due.options[0], due.options[-1]
        if due.picked:
            words[auto.OPTION : auto.OPTION + len(due.options)] = due.options
            words[auto.OFFERED] = len(due.options)
            low, high = 0, len(due.options) - 1
        answer: int = self.program["decide"](game.facts, seen, words, number, due.seat, low, high)
        words[auto.OFFERED] = 0
        return answer


def draw(due: Due, words: Ints) -> int:
    """What chance answers to `due`, by the generator of dice: the same as in a simulation."""
    if due.seat != CHANCE:
        raise ValueError(f"{due.id} is owed by a seat")
    return due.options[auto.below(words, auto.DICE, len(due.options))]
