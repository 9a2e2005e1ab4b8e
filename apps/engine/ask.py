"""What rules call: questions and events, as a table answers them.

In a worker the linker binds these names to their namesakes in `apps.engine.auto` instead; rules never know which gear they run in.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from apps.engine.contract import CHANCE
from apps.engine.record import Ints

Log = list[tuple[int, int, int, int, int]]


@dataclass(slots=True)  # not frozen: thousands are made in a game
class Question:
    """A question still open: its number within the step, who owes the answer, and every value allowed."""

    index: int
    kind: int
    seat: int
    options: Sequence[int]
    clause: int
    picked: bool = False


class NeedReply(Exception):
    """The step cannot go on: at least one of these questions is open."""

    def __init__(self, questions: Sequence[Question]) -> None:
        super().__init__(f"{len(questions)} open")
        self.questions = tuple(questions)


class BadReply(Exception):
    """A reply that its question does not allow or, `question` being None, that nothing asks for now."""

    def __init__(self, index: int, question: Question | None) -> None:
        super().__init__(f"reply {index}")
        self.index = index
        self.question = question


class Replies:
    """The replies given so far in one step, and the options being offered.

    The numbers in `fresh` are replies given just now: they must answer questions that were due together, and nothing beyond.
    """

    def __init__(self, given: Sequence[Any], fresh: Collection[int] = ()) -> None:
        self.given = given
        self.fresh = set(fresh)
        self.asked = 0
        self.offered: list[int] = []

    def take(self, questions: list[Question]) -> list[int]:
        """The replies to `questions`, or NeedReply with those that are open."""
        given, answered, still = self.given, [], []
        for q in questions:
            value = given[q.index] if q.index < len(given) else None
            if value is None:
                still.append(q)
            elif type(value) is not int or value not in q.options:
                raise BadReply(q.index, q)
            else:
                answered.append(value)
        if self.fresh:
            early = self.fresh - {q.index for q in questions}
            if early and (still or early != self.fresh):
                raise BadReply(min(early), None)
            self.fresh = early
        if still:
            raise NeedReply(still)
        return answered

    def question(self, kind: int, seat: int, options: Sequence[int], clause: int, *, picked: bool = False) -> Question:
        """Number a new question."""
        self.asked += 1
        return Question(self.asked - 1, kind, seat, options, clause, picked)

    def close(self) -> None:
        """The step is over or stopped: BadReply if a reply is left that nothing asked for."""
        if self.fresh:
            raise BadReply(min(self.fresh), None)
        if len(self.given) > self.asked:
            raise BadReply(self.asked, None)


def ask(f: Any, s: Any, r: Replies, kind: int, seat: int, low: int, high: int, clause: int) -> int:
    """One whole number from `low` to `high`, owed by `seat` (CHANCE: a die or a draw) under `clause`."""
    if low == high:
        return low
    return r.take([r.question(kind, seat, range(low, high + 1), clause)])[0]


def offer(r: Replies, value: int) -> None:
    """Add `value` to what the next `pick` may answer."""
    r.offered.append(value)


def pick(f: Any, s: Any, r: Replies, kind: int, seat: int, clause: int) -> int:
    """One of the values offered since the last `pick`; a single one is taken without asking."""
    options = r.offered
    r.offered = []
    if len(options) == 1:
        return options[0]
    return r.take([r.question(kind, seat, options, clause, picked=True)])[0]


def roll(f: Any, s: Any, r: Replies, kind: int, mask: int, low: int, high: int, clause: int, into: Ints) -> None:
    """Roll the dice whose bits are set in `mask`, all at once: die i shows `into[i]`, from `low` to `high`."""
    _together(r, kind, [(i, CHANCE) for i in range(mask.bit_length()) if mask >> i & 1], low, high, clause, into)


def poll(f: Any, s: Any, r: Replies, kind: int, mask: int, low: int, high: int, clause: int, into: Ints) -> None:
    """Every seat of `mask` answers at the same time, none seeing another's answer: seat i's stands in `into[i]`."""
    _together(r, kind, [(i, i) for i in range(mask.bit_length()) if mask >> i & 1], low, high, clause, into)


def _together(r: Replies, kind: int, places: Sequence[tuple[int, int]], low: int, high: int, clause: int, into: Ints) -> None:
    """Ask (place in `into`, seat) all at once; where only one value is possible nobody is asked."""
    answers = [low] * len(places)
    if low < high:
        answers = r.take([r.question(kind, seat, range(low, high + 1), clause) for _, seat in places])
    for (place, _), answer in zip(places, answers, strict=True):
        into[place] = answer


def emit(log: Log | None, clause: int, actor: int, target: int, value: int, audience: int) -> None:
    """Note that `clause` made something happen."""
    if log is not None:
        log.append((clause, actor, target, value, audience))
