"""Positions of BANG! dice drawn in one line, played on by hand.

    draw("*S bart 5/10 a2 | O | O kit 3 | R | D x", dice="11bga")

One seat after the other, clockwise: the role's letter (`*` marks whose turn it is), then any of: a character by a part of its
name, life or life/cap, `a2` for two arrows, `x` for eliminated, `w=1d` for wound tokens, `r=bg` for rage cards held; after an
outbreak `z` for a zombie and `m` for the Master. With `dice` these are final and about to be resolved; with `rolled` they were
just rolled for the first time; with neither the turn is about to begin. `modules` are in play besides; `revealed` are the rage
cards turned up this turn, `bones` the boneyard cards on the table ("12": three hands), `discards` the rage cards put aside.
"""

from __future__ import annotations

from typing import Any

from apps.engine.contract import CHANCE, Due, Event, Look, Position, Refusal
from apps.games.bang_dice import rules
from apps.games.bang_dice.rules.state import BEGIN, CHARACTERS, HAND, RESOLVE, ROLL, SHERIFF, State
from apps.packs import registry, selection
from apps.packs.contract import Selection

ROLES = {"S": 1, "D": 2, "O": 3, "R": 4}
FACES = {"a": 1, "d": 2, "1": 3, "2": 4, "b": 5, "g": 6, "w": 7, "q": 8}
"""Letters of the symbols; `q` is a duel."""
QUIET = ("lucky-duke", "black-jack", "calamity-janet", "rose-doolan", "slab-the-killer", "willy-the-kid", "sid-ketchum", "kit-carlson")
"""Characters who do nothing in other players' turns."""

Game = Any


def game_of(players: int, given: dict[str, Any] | None = None, modules: tuple[str, ...] = (), **readings: str) -> Game:
    """The game as a table would have it."""
    pack = registry.pack("bang-dice")
    chosen = {name.replace("_", "-"): value for name, value in readings.items()}
    checked = selection.check(pack, Selection("bang-dice", players, modules=modules, readings=chosen, given=given or {}))
    assert checked.ok, checked.faults
    return pack.game(checked.selection)


def faces(text: str) -> list[int]:
    """Dice by their letters."""
    return [FACES[letter] for letter in text]


def packed(text: str) -> int:
    """Dice as the log packs them."""
    return sum(face << 3 * die for die, face in enumerate(faces(text)))


def draw(
    line: str, *, dice: str = "", rolled: str = "", rerolls: int = 2, modules: str = "",
    revealed: str = "", bones: str = "", discards: str = "", **readings: str,
) -> Table:  # fmt: skip
    """The table of a drawn position."""
    seats = [part.split() for part in line.split("|")]
    game = game_of(len(seats), modules=tuple(modules.split()), **readings)
    s: Any = State(step=1, turns=1, alive=(1 << len(seats)) - 1, rerolls=rerolls, again=(1 << 5) - 1, shown=0)
    taken = [CHARACTERS[_character(word)] for words in seats for word in words[1:] if _names(word)]
    for seat, words in enumerate(seats):
        _sit(game.facts, s, seat, words, taken)
    s.pile = game.facts.arrows - sum(s.arrows)
    if SHERIFF in s.role:
        s.star = s.role.index(SHERIFF) + 1
        s.shown |= 1 << (s.star - 1)
    else:
        s.shown = (1 << len(seats)) - 1
    s.phase = RESOLVE if dice else ROLL if rolled else BEGIN
    if dice:
        s.dice[: len(dice)] = faces(dice)
    _lay_modules(game.facts, s, revealed, bones, discards)
    assert rules.flaw(game.facts, s) == "", rules.flaw(game.facts, s)
    table = Table(game, game.look(Position(s)))
    return table.roll(rolled) if rolled else table


def _arrows(word: str) -> int:
    return int(word[1:]) if word[0] == "a" and word[1:].isdigit() else 0


def _names(word: str) -> bool:
    return word[0].isalpha() and word not in ("x", "z", "m") and "=" not in word and not _arrows(word)


def _lay_modules(f: Any, s: Any, revealed: str, bones: str, discards: str) -> None:
    """What the modules have on the table; of the house's rage deck a card's number is that of its symbol."""
    if f.duels:
        held = [sum(wounds >> face & 1 for wounds in s.wounds) for face in range(len(f.wound_tokens))]
        s.wound_pile = [tokens - held[face] for face, tokens in enumerate(f.wound_tokens)]
    if f.rage:
        for symbol in faces(revealed):
            s.revealed[symbol] += 1
            s.dice[f.dice + s.extra] = symbol
            s.extra += 1
        for symbol in faces(discards):
            s.rage_out[symbol] += 1
        s.rage_pile = [cards - s.rage.count(card) * (card > 0) - s.revealed[card] - s.rage_out[card] for card, cards in enumerate(f.rage_cards)]
        s.rage_left = sum(s.rage_pile)
    s.fallen_before = s.fallen_n
    if s.outbreak:
        s.survivors = (1 << f.players) - 1 & ~s.zombies & ~(1 << s.master >> 1)
        s.limited = s.zombies
        if s.master and f.master_limited:
            s.limited |= 1 << (s.master - 1)
    elif f.undead:
        s.bone = [cards - bones.count(str(hands)) for hands, cards in enumerate(f.bone)]
        s.hands = sum(map(int, bones))


def _character(word: str) -> int:
    return next(n for n, id_ in enumerate(CHARACTERS) if word in id_.split("-") or id_ == word)


def _sit(f: Any, s: Any, seat: int, words: list[str], taken: list[str]) -> None:
    s.role[seat] = ROLES[words[0].removeprefix("*")]
    if words[0].startswith("*"):
        s.seat = seat
    life = cap = 0
    for word in words[1:]:
        if word[0].isdigit():
            life, _, top = word.partition("/")
            cap = int(top or 0)
        elif word == "x":
            s.alive &= ~(1 << seat)
            s.shown |= 1 << seat
            s.fallen[s.fallen_n] = seat + 1
            s.fallen_n += 1
        elif _arrows(word):
            s.arrows[seat] = _arrows(word)
        elif word.startswith("w="):
            s.wounds[seat] = sum(1 << face for face in faces(word[2:]))
        elif word.startswith("r="):
            s.rage_n[seat] = len(word[2:])
            s.rage[HAND * seat : HAND * seat + len(word[2:])] = faces(word[2:])
        elif word in ("z", "m"):
            s.outbreak, s.shown = 1, s.shown | 1 << seat
            s.zombies |= (word == "z") << seat
            s.master = seat + 1 if word == "m" else s.master
        else:
            s.character[seat] = _character(word)
    if not s.character[seat]:
        taken.append(next(id_ for id_ in QUIET if id_ not in taken))
        s.character[seat] = CHARACTERS.index(taken[-1])
    s.cap[seat] = cap or f.life[s.character[seat]] + (f.sheriff_bullets if s.role[seat] == SHERIFF else 0)
    s.life[seat] = (int(life) if life else s.cap[seat]) if s.alive >> seat & 1 else 0


class Table:
    """A game in hand, with all that has happened since the position was drawn."""

    def __init__(self, game: Game, look: Look) -> None:
        self.game, self.look = game, look
        self.events: list[Event] = list(look.events)

    @property
    def s(self) -> Any:
        """The state as it stands."""
        return self.look.now

    @property
    def due(self) -> Due:
        """The (first) answer owed."""
        return self.look.due[0]

    @property
    def asks(self) -> tuple[str, int, tuple[int, ...]]:
        """The question that is open: kind, seat, options."""
        return self.due.kind, self.due.seat, self.due.options

    @property
    def clauses(self) -> list[str]:
        """The clauses cited so far, without the slug."""
        return [event.clause.partition("/")[2] for event in self.events]

    @property
    def ending(self) -> tuple[str, tuple[int, ...]] | None:
        """Why the game ended and who won."""
        outcome = self.look.outcome
        return (outcome.clause.partition("/")[2], outcome.winners) if outcome else None

    def told(self, clause: str) -> list[tuple[int, int, int]]:
        """(actor, target, value) of the events of a clause."""
        return [(e.actor, e.target, e.value) for e in self.events if e.clause == f"bang-dice/{clause}"]

    def answer(self, *values: int) -> Table:
        """Answer one question after the other."""
        for value in values:
            self._give({self.due.id: value})
        return self

    def roll(self, dice: str) -> Table:
        """Let all dice that are due show these faces, white ones and then black ones."""
        left = faces(dice)
        while left:
            due = [d for d in self.look.due if d.kind in ("roll", "roll-duel")]
            assert 0 < len(due) <= len(left), (due, dice)
            self._give({d.id: self._side(d.kind, left.pop(0)) for d in due})
        return self

    def _side(self, kind: str, face: int) -> int:
        return face if kind == "roll" else self.game.facts.duel_faces.index(face) + 1

    def wound(self, symbol: str) -> Table:
        """Let the token drawn be this one."""
        return self._draw("draw-wound", self.s.wound_pile, FACES[symbol])

    def card(self, symbol: str) -> Table:
        """Let the rage card drawn be this one of the house's deck."""
        return self._draw("draw-rage", self.s.rage_pile, FACES[symbol])

    def bone(self, hands: int) -> Table:
        """Let the boneyard card drawn show so many hands."""
        return self._draw("draw-bone", self.s.bone, hands)

    def _draw(self, kind: str, pile: Any, wanted: int) -> Table:
        assert self.due.kind == kind and pile[wanted] > 0, (self.due, pile)
        return self.answer(sum(pile[:wanted]))

    def again(self, *dice: int) -> Table:
        """Take these dice up again (none: stand)."""
        assert self.due.kind == "reroll"
        return self.answer(sum(1 << die for die in dice))

    def refused(self, value: object) -> str:
        """The clause by which an answer is refused."""
        refusal = self.game.answer(self.look.position, {self.due.id: value})
        assert isinstance(refusal, Refusal)
        return str(refusal.clause).partition("/")[2]

    def deal(self) -> Table:
        """Let chance answer everything it owes with its first option."""
        while self.look.due and self.due.seat == CHANCE and self.due.kind != "roll":
            self.answer(self.due.options[0])
        return self

    def _give(self, replies: dict[str, int]) -> None:
        look = self.game.answer(self.look.position, replies)
        assert isinstance(look, Look), look
        self.look = look
        self.events += look.events
