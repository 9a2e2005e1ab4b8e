"""A game at a table: set up, see what is due, answer, look; step by step, replayable, refusing what the rules refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine import auto
from apps.engine.ask import Log, NeedReply, Question, Replies
from apps.engine.contract import UNKNOWN, Due, Event, Kind, Look, Outcome, Position, Refusal, Rules
from apps.engine.link import bound
from apps.engine.record import Record


class Game:
    """The rules of a pack together with the facts, readings and selection that they are played with."""

    def __init__(self, rules: Rules, facts: Record) -> None:
        self.rules = rules
        self.facts: Any = facts
        self._advance = bound(auto.advance, setup=rules.setup, step=rules.step)

    @classmethod
    def made(cls, rules: Rules, values: Mapping[str, Any], selection: Any) -> Game:
        """The game for a valid selection; `values` are the pack's facts by id."""
        return cls(rules, rules.Facts(**rules.facts(values, selection)))

    def setup(self) -> Look:
        """A new game, run on to the first thing that is due."""
        return self._run(Position(self.rules.State()))

    def look(self, position: Position) -> Look:
        """How things stand at `position`; no events are new."""
        return self._run(position)

    def answer(self, position: Position, replies: Mapping[str, object]) -> Look | Refusal:
        """Give `replies` (due id to value) and play on to the next thing due. Refused as a whole if one of them is wrong."""
        look = self._run(position)
        due = {d.id: d for d in look.due}
        given = list(look.position.replies)
        for id_, value in replies.items():
            refusal = self._refusal(look, due.get(id_), id_, value)
            if refusal:
                return refusal
            index = int(id_.partition(".")[2])
            given += [None] * (index + 1 - len(given))
            given[index] = value  # type: ignore[call-overload]
        return self._run(Position(look.position.state, tuple(given), look.position.told))

    def view(self, look: Look, seat: int | None) -> Record:
        """The state as `seat` (None: a spectator) may see it, UNKNOWN where it may not."""
        seen = look.now.copy()
        self.rules.mask(self.facts, seen, UNKNOWN if seat is None else seat)
        return seen

    def replay(self, answers: Sequence[Mapping[str, object]]) -> Look:
        """A game record played again from the set-up; ValueError where an answer no longer fits."""
        look = self.setup()
        events = list(look.events)
        for given in answers:
            answer = self.answer(look.position, given)
            if isinstance(answer, Refusal):
                raise ValueError(f"{answer.due}={answer.value}: {answer.code}")
            look = answer
            events += look.events
        return Look(look.position, look.now, look.due, tuple(events), look.outcome)

    def kind(self, name: str) -> tuple[int, Kind]:
        """The number and the kind that bear this name."""
        return next((n, k) for n, k in self.rules.KINDS.items() if k.name == name)

    # How a position travels

    def to_json(self, position: Position) -> dict[str, Any]:
        """The position in its documented notation."""
        return {"state": position.state.to_json(), "replies": list(position.replies), "told": position.told}

    def from_json(self, data: Any) -> Position:
        """Read the notation; ValueError names what is wrong."""
        if not isinstance(data, Mapping) or set(data) - {"state", "replies", "told"}:
            raise ValueError("a position has the fields state, replies and told")
        replies, told = data.get("replies", []), data.get("told", 0)
        if not isinstance(replies, list) or not all(v is None or type(v) is int for v in replies):
            raise ValueError("replies takes a list of whole numbers")
        if type(told) is not int or told < 0:
            raise ValueError("told takes a whole number")
        return Position(self.rules.State.from_json(data.get("state", {})), tuple(replies), told)

    # Inside

    def _run(self, position: Position) -> Look:
        state: Any = position.state
        replies, told = position.replies, position.told
        events: list[Event] = []
        while not state.over:
            now, log = state.copy(), Log()
            try:
                self._advance(self.facts, now, Replies(replies), log)
            except NeedReply as need:
                events += self._events(log[told:])
                place = Position(state, replies, len(log))
                return Look(place, now, tuple(self._due(state, q) for q in need.questions), tuple(events), None)
            events += self._events(log[told:])
            state, replies, told = now, (), 0
        return Look(Position(state), state, (), tuple(events), self._outcome(state))

    def _refusal(self, look: Look, due: Due | None, id_: str, value: object) -> Refusal | None:
        if due is None:
            return Refusal(id_, value, "not_due", None)
        if type(value) is not int:
            return Refusal(id_, value, "not_a_number", due.clause)
        if value in due.options:
            return None
        number = self.kind(due.kind)[0]
        clause = self.rules.why_not(self.facts, look.now, number, due.seat, value)
        return Refusal(id_, value, "not_allowed", self.rules.CLAUSES[clause] if clause else due.clause)

    def _due(self, state: Any, q: Question) -> Due:
        kind = self.rules.KINDS[q.kind]
        clause = self.rules.CLAUSES[q.clause]
        return Due(f"{state.step}.{q.index}", q.seat, kind.name, kind.form, kind.secret, q.options, clause)

    def _events(self, rows: Log) -> list[Event]:
        return [Event(self.rules.CLAUSES[c], actor, target, value, audience) for c, actor, target, value, audience in rows]

    def _outcome(self, state: Any) -> Outcome:
        winners = tuple(i for i in range(state.winners.bit_length()) if state.winners >> i & 1)
        return Outcome(self.rules.CLAUSES[state.over], winners)
