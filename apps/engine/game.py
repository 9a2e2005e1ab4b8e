"""A game at a table: set up, see what is due, answer, look; step by step, replayable, refusing what the rules refuse."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from apps.engine import auto
from apps.engine.ask import BadReply, Log, NeedReply, Question, Replies
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
        return self.look(Position(self.rules.State()))

    def look(self, position: Position) -> Look:
        """How things stand at `position`; no events are new. ValueError if its replies do not fit its state."""
        try:
            return self._run(position, position.replies)
        except BadReply as bad:
            raise ValueError(f"reply {bad.index} fits nothing that is asked") from bad

    def answer(self, position: Position, replies: Mapping[str, object]) -> Look | Refusal:
        """Give `replies` (due id to value) and play on to the next thing due. Refused as a whole if one of them is wrong."""
        given: list[object] = list(position.replies)
        state: Any = position.state
        fresh: dict[int, str] = {}
        for id_, value in replies.items():
            index = _index(state.step, id_)
            if state.over or value is None or index is None or (index < len(given) and given[index] is not None):
                return Refusal(id_, value, "not_due", None)
            given += [None] * (index + 1 - len(given))
            given[index], fresh[index] = value, id_
        try:
            return self._run(position, given, fresh)
        except BadReply as bad:
            if bad.index not in fresh:
                raise ValueError(f"reply {bad.index} fits nothing that is asked") from bad
            return self._refusal(position, bad, fresh[bad.index], given[bad.index])

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
        return Position(self._state(data.get("state", {})), tuple(replies), told)

    def read(self, data: Any) -> Look:
        """Read the notation of a position from outside and look at it; ValueError if no game could have come to it."""
        position = self.from_json(data)
        try:
            return self.look(position)
        except (ArithmeticError, LookupError, RecursionError) as error:
            raise ValueError("no game comes to this position") from error

    # Inside

    def _state(self, data: Any) -> Any:
        state: Any = self.rules.State.from_json(data)
        flaw = getattr(self.rules, "flaw", None)
        found = ""
        if state.over:  # nothing is played on from here
            found = "" if 0 < state.over < len(self.rules.CLAUSES) and 0 <= state.winners < 1 << self.facts.players else "over"
        elif flaw:
            found = flaw(self.facts, state)
        if found:
            raise ValueError(f"no game comes to this {found}")
        return state

    def _run(self, position: Position, given: Sequence[Any], fresh: Collection[int] = ()) -> Look:
        """Play on from `position` with the replies `given`, those of `fresh` given just now; BadReply if one does not fit."""
        state: Any = position.state
        told = position.told
        events: list[Event] = []
        while not state.over:
            now, replies = state.copy(), Replies(given, fresh)
            log: Log = []
            try:
                self._advance(self.facts, now, replies, log)
            except NeedReply as need:
                replies.close()
                events += self._events(log[told:])
                place = Position(state, tuple(given), len(log))
                return Look(place, now, tuple(self._due(state, q) for q in need.questions), tuple(events), None)
            replies.close()
            events += self._events(log[told:])
            state, given, told, fresh = now, (), 0, ()
        return Look(Position(state), state, (), tuple(events), self._outcome(state))

    def _refusal(self, position: Position, bad: BadReply, id_: str, value: object) -> Refusal:
        """Why a reply is refused; the clause is the one that forbids the value, else the one that asks."""
        q = bad.question
        if q is None:
            return Refusal(id_, value, "not_due", None)
        asks = self.rules.CLAUSES[q.clause]
        if type(value) is not int:
            return Refusal(id_, value, "not_a_number", asks)
        forbids = self.rules.why_not(self.facts, self.look(position).now, q.kind, q.seat, value)
        return Refusal(id_, value, "not_allowed", self.rules.CLAUSES[forbids] if forbids else asks)

    def _due(self, state: Any, q: Question) -> Due:
        kind = self.rules.KINDS[q.kind]
        clause = self.rules.CLAUSES[q.clause]
        return Due(f"{state.step}.{q.index}", q.seat, kind.name, kind.form, kind.secret, tuple(q.options), clause, q.picked)

    def _events(self, rows: Log) -> list[Event]:
        return [Event(self.rules.CLAUSES[c], actor, target, value, audience) for c, actor, target, value, audience in rows]

    def _outcome(self, state: Any) -> Outcome:
        winners = tuple(i for i in range(state.winners.bit_length()) if state.winners >> i & 1)
        return Outcome(self.rules.CLAUSES[state.over], winners)


def _index(step: int, id_: str) -> int | None:
    """The number of the question that a due id names, None if it cannot be one of this step."""
    prefix, _, digits = id_.partition(".")
    if prefix != str(step) or not digits.isascii() or not digits.isdigit() or len(digits) > 3 or str(int(digits)) != digits:
        return None
    return int(digits)
