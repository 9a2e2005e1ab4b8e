"""Checks that hold for every pack with an engine; a failed one raises `Broken` and says seed, game and place.

`Pack`-free on purpose: a check takes a `Subject`, that is a `Game` and the pack's `players`. Tests run them over every pack there is.

Non-interference needs positions that a seat cannot tell apart. A pack may export `redeal` (see `apps.engine.contract`); without it the
values that `mask` hides are swapped within each field: hidden roles change owners, whatever they are. Only what was hidden before the step and
still is, is changed, so that nothing is compared that the step itself has revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from apps.engine import auto
from apps.engine.computer import Computer, draw
from apps.engine.contract import CHANCE, UNKNOWN, Due, Event, Look, Position, Refusal
from apps.engine.game import Game
from apps.engine.link import Program, link
from apps.engine.record import Ints, Record

MOST_STEPS = 100_000


class Broken(AssertionError):
    """A pack does not keep the contract."""


@dataclass(frozen=True)
class Subject:
    """A game to be checked, and a name for it in messages."""

    name: str
    game: Game
    players: Any

    def computer(self) -> Computer:
        """The pack's policies at a table."""
        rules: Any = self.game.rules
        return _computer(rules, self.players)

    def straight(self) -> Program:
        """The pack's program in plain Python."""
        rules: Any = self.game.rules
        entries = {"play": auto.play, "seed_game": auto.seed_game, "tally": rules.tally, "length": rules.length}
        if hasattr(rules, "redeal"):
            entries["redeal"] = rules.redeal
        return link(rules, self.players, entries)


@cache
def _computer(rules: Any, players: Any) -> Computer:
    return Computer(rules, players)


@dataclass(frozen=True)
class Played:
    """A finished game: the last state, its events in rows, both generators' words, and the answers in order."""

    state: Any
    rows: list[tuple[int, ...]]
    words: list[int]
    answers: list[dict[str, object]]


def words_for(policies: Sequence[int], seed: int, number: int) -> Ints:
    """The words of a simulated game."""
    words = [0] * auto.WORDS
    words[auto.POLICY : auto.POLICY + len(policies)] = policies
    auto.seed_game(words, seed, number)
    return words


def play_straight(subject: Subject, program: Program, policies: Sequence[int], seed: int, number: int) -> Played:
    """Game `number` of `seed`, in plain Python without a table."""
    state, words = subject.game.rules.State(), words_for(policies, seed, number)
    rows: list[tuple[int, ...]] = []
    program["play"](subject.game.facts, state, words, rows)
    return Played(state, rows, words[: auto.OFFERED], [])


def play_table(subject: Subject, policies: Sequence[int], seed: int, number: int, watch: Callable[[Look, Ints], None] | None = None) -> Played:
    """The same game at a table: computers answer from what they see, chance draws what the simulation draws. `watch` sees every look."""
    game, computer, words = subject.game, subject.computer(), words_for(policies, seed, number)
    clauses = {id_: n for n, id_ in enumerate(game.rules.CLAUSES)}
    look = game.setup()
    events = list(look.events)
    answers: list[dict[str, object]] = []
    for _ in range(MOST_STEPS):
        if watch:
            watch(look, words)
        if look.outcome:
            return Played(look.now, [_row(clauses, e) for e in events], words[: auto.OFFERED], answers)
        given: dict[str, object] = {d.id: draw(d, words) if d.seat == CHANCE else computer.choose(game, look, d, words) for d in look.due}
        answered = game.answer(look.position, given)
        if isinstance(answered, Refusal):
            raise Broken(f"{subject.name} seed {seed} game {number}: a policy's answer is refused: {answered}")
        look = answered
        events += look.events
        answers.append(given)
    raise Broken(f"{subject.name} seed {seed} game {number}: no end after {MOST_STEPS} answers")


def _row(clauses: Mapping[str, int], event: Event) -> tuple[int, ...]:
    return clauses[event.clause], event.actor, event.target, event.value, event.audience


def looks(subject: Subject, policies: Sequence[int], seed: int, number: int) -> Iterator[tuple[Look, Ints]]:
    """Every place that a game comes to, with the words as they were there."""
    found: list[tuple[Look, Ints]] = []
    play_table(subject, policies, seed, number, lambda look, words: found.append((look, words[:])))
    return iter(found)


# The checks


def check_due(subject: Subject, look: Look) -> None:
    """Something is due until the end; each due offers a choice, asks under a clause, and everything else is refused and changes nothing."""
    game, before = subject.game, game_line(subject.game, look.position)
    now: Any = look.now
    if bool(look.due) == bool(look.outcome):
        raise Broken(f"{subject.name} at {before}: due {look.due}, outcome {look.outcome}")
    for due in look.due:
        if len(set(due.options)) < 2 or len(set(due.options)) != len(due.options):
            raise Broken(f"{subject.name} at {before}: {due} offers no choice, or one twice")
        for value in _wrong_values(due):
            refusal = game.answer(look.position, {due.id: value})
            if not isinstance(refusal, Refusal) or refusal.clause not in game.rules.CLAUSES[1:] or refusal.code == "not_due":
                raise Broken(f"{subject.name} at {before}: {due} answered by {value!r} gives {refusal}")
    for id_ in ("", "0.0", "x", f"{now.step}.999", f"{now.step + 1}.0", *(f"{d.id}0" for d in look.due[:1])):
        if id_ not in {d.id for d in look.due}:
            refusal = game.answer(look.position, {id_: 0})
            if not isinstance(refusal, Refusal) or refusal.code != "not_due":
                raise Broken(f"{subject.name} at {before}: an answer to {id_!r} gives {refusal}")
    if game_line(game, look.position) != before:
        raise Broken(f"{subject.name} at {before}: a refused answer changed the position")


def _wrong_values(due: Due) -> list[object]:
    wrong: list[object] = [v for v in (due.options[0] - 1, due.options[-1] + 1, -1, 99) if v not in due.options]
    wrong += [v for v in range(due.options[0], due.options[-1]) if v not in due.options][:4]
    return [*wrong, "0", 1.0, True, [due.options[0]]]


def check_notation(subject: Subject, look: Look) -> None:
    """Both notations of a position round-trip, and look the same when read back."""
    game = subject.game
    again = game.from_json(game.to_json(look.position))
    state: Any = look.position.state
    if again != look.position or type(state).from_line(state.to_line()) != state:
        raise Broken(f"{subject.name} at {game_line(game, look.position)}: a notation does not round-trip")
    read = game.look(again)
    if (read.now, read.due, read.outcome) != (look.now, look.due, look.outcome):
        raise Broken(f"{subject.name} at {game_line(game, look.position)}: looks different when read back")


def check_laws(subject: Subject, look: Look) -> None:
    """Between two steps nothing is lost or doubled, where the pack says what must hold."""
    lawful = getattr(subject.game.rules, "lawful", None)
    state: Any = look.position.state
    if lawful and state.step:
        assert lawful(subject.game.facts, state), f"{subject.name}: a law is broken: {state.to_line()}"


def check_size(subject: Subject, look: Look) -> None:
    """Every field stays within 32 bits, so that wrapping round cannot hide in compiled code."""
    for name, value in look.now.to_json().items():
        for cell in value if isinstance(value, list) else [value]:
            if not -(2**31) <= cell < 2**31:
                raise Broken(f"{subject.name}: {name} is {cell}")


def check_clauses(subject: Subject, events: Sequence[Event]) -> None:
    """Every event cites a clause, and has a sane audience."""
    for event in events:
        if event.clause not in subject.game.rules.CLAUSES[1:] or event.audience < -1:
            raise Broken(f"{subject.name}: {event}")


def check_replay(subject: Subject, played: Played) -> None:
    """Set-up and answers alone give the same game again."""
    last = subject.game.replay(played.answers)
    clauses = {id_: n for n, id_ in enumerate(subject.game.rules.CLAUSES)}
    if last.now != played.state or [_row(clauses, e) for e in last.events] != played.rows:
        raise Broken(f"{subject.name}: a replay differs from the game")


def check_equal(subject: Subject, one: Played, other: Played, what: str) -> None:
    """Two gears played the same game: state, events and every generator word."""
    if one.rows != other.rows:
        at = next((i for i, (a, b) in enumerate(zip(one.rows, other.rows, strict=False)) if a != b), min(len(one.rows), len(other.rows)))
        raise Broken(f"{subject.name} {what}: event {at}: {one.rows[at : at + 1]} and {other.rows[at : at + 1]}")
    if one.state != other.state or one.words != other.words:
        raise Broken(f"{subject.name} {what}: {one.state} and {other.state}, {one.words} and {other.words}")


# Non-interference


def check_secrets(subject: Subject, program: Program, look: Look, words: Ints, salt: int) -> int:
    """For every seat and a spectator: change what it may not know, and see that nothing it meets changes. Says how many changes were tried."""
    game, tried = subject.game, 0
    look = game.look(replace(look.position, told=0))  # with every event of the step so far
    for seat in (None, *range(game.facts.players)):
        twin = _twin(subject, program, look, seat, salt)
        if twin is None:
            continue
        tried += 1
        one, other = _meets(subject, look, seat, words), _meets(subject, twin, seat, words)
        if one != other:
            places = f"{game_line(game, look.position)} from {game_line(game, twin.position)}"
            raise Broken(f"{subject.name}: seat {seat} tells {places}:\n{one}\n{other}")
    return tried


def _twin(subject: Subject, program: Program, look: Look, seat: int | None, salt: int) -> Look | None:
    """The same place, but for what `seat` may not know; None if there is nothing to change."""
    game, state = subject.game, look.position.state
    before, now = _hidden(game, state, seat), _hidden(game, look.now, seat)
    still = {cell for cell in before & now if _cell(state, cell) == _cell(look.now, cell)}
    changed: Any = state.copy()
    if changed.step == 0 or not still:
        return None
    if "redeal" in program:
        if still != before:
            return None
        program["redeal"](game.facts, changed, words_for([], salt, 0), None, UNKNOWN if seat is None else seat)
    else:
        _swap(changed, still, salt)
    if changed == state:
        return None
    return game.look(Position(changed, look.position.replies))


def hides(subject: Subject, look: Look) -> bool:
    """Whether there is anything at this place that a spectator may not know and that can be otherwise."""
    cells = _hidden(subject.game, look.position.state, None)
    return len({_cell(look.position.state, cell) for cell in cells}) > 1


def _hidden(game: Game, state: Record, seat: int | None) -> set[tuple[str, int]]:
    """The cells, (field, place), that `mask` hides from `seat`."""
    seen: Any = state.copy()
    game.rules.mask(game.facts, seen, UNKNOWN if seat is None else seat)
    cells = {(name, i) for name, n in state.fields().items() for i in range(max(n, 1))}
    return {cell for cell in cells if _cell(seen, cell) == UNKNOWN and _cell(state, cell) != UNKNOWN}


def _cell(state: Any, cell: tuple[str, int]) -> int:
    name, i = cell
    value = getattr(state, name)
    return int(value[i] if isinstance(value, list) else value)


def _swap(state: Any, cells: set[tuple[str, int]], salt: int) -> None:
    """Shuffle the values of `cells` within each field."""
    words = words_for([], salt, 1)
    for name in sorted({name for name, _ in cells}):
        places = sorted(i for n, i in cells if n == name)
        values = getattr(state, name)
        for k in range(len(places) - 1, 0, -1):
            a, b = places[k], places[auto.below(words, auto.DICE, k + 1)]
            values[a], values[b] = values[b], values[a]


def _meets(subject: Subject, look: Look, seat: int | None, words: Ints) -> tuple[Any, ...]:
    """All that a seat meets at a place: its view, what is due, events, refusals, and what each policy would answer for it."""
    game, computer = subject.game, subject.computer()
    seen = game.view(look, seat)
    events = [e for e in look.events if e.is_for(seat)]
    dues, refusals, answers = [], [], []
    for due in look.due:
        dues.append(due if due.seat == seat or not due.secret else replace(due, options=()))
        if due.seat == seat:
            refusals += [game.answer(look.position, {due.id: value}) for value in _wrong_values(due)]
            answers += _answers(computer, game, (look.now, seen), due, words)
    return seen, dues, events, refusals, answers, look.outcome


def _answers(computer: Computer, game: Game, states: Sequence[Any], due: Due, words: Ints) -> list[int]:
    """What each policy answers: from the whole state, as in a simulation, the same as from what the seat sees."""
    answers = []
    for policy, name in enumerate(computer.names):
        found = []
        for state in states:
            copy = words[:]
            copy[auto.POLICY + due.seat] = policy
            found.append(computer.decide(game, state.copy(), due, copy))
        if len(set(found)) > 1 or found[0] not in due.options:
            raise Broken(f"{name} answers {due} by {found}, seeing {states}")
        answers += found
    return answers


def game_line(game: Game, position: Position) -> str:
    """A position in one line."""
    state: Any = position.state
    return f"{state.to_line()} | {'/'.join('?' if v is None else str(v) for v in position.replies)} | {position.told}"
