"""Module 5, the legacy of the Wild West: who is sheriff next, who starts with a bullet more, who keeps or changes a character.

A result says for each seat the role, the character, when it was eliminated (0: never, 1: first) and by whose hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.games.bang_dice.results import characters, check, fields, result
from apps.games.bang_dice.rules import clauses as C
from apps.packs.contract import Consequence, Decision, GameResult, LedgerState, Message, SeatResult, Selection

KILLER = C.CLAUSES[C.LEGACY_KILLER_BECOMES_SHERIFF]
NAMES = C.CLAUSES[C.LEGACY_SHERIFF_NAMES]
BULLET = C.CLAUSES[C.LEGACY_EXTRA_BULLET]
CHOOSES = C.CLAUSES[C.LEGACY_ELIMINATED_CHOOSES]
ORDER = C.CLAUSES[C.LEGACY_CHOICE_ORDER]
KEEPS = C.CLAUSES[C.LEGACY_SURVIVOR_KEEPS]
NO_KILLER = C.CLAUSES[C.LEGACY_NO_KILLER]
THREE = C.CLAUSES[C.LEGACY_THREE_PLAYERS]
ABSENT = C.CLAUSES[C.LEGACY_ABSENT]
STAR_DEALT = C.CLAUSES[C.LEGACY_SHERIFF_DEALT]
CHARACTER_DEALT = C.CLAUSES[C.LEGACY_CHARACTER_DEALT]
NEWCOMER = C.CLAUSES[C.LEGACY_NEWCOMER]

__all__ = ["MODULES", "check", "fields", "fold", "result", "seating", "settled"]

MODULE = "legacy"
MODULES = (MODULE,)
RANDOM, KEEP, DRAW = "random", "keep", "draw"

ICONS = {
    "killer-sheriff": "star",
    "named-sheriff": "star",
    "named-self": "star",
    "replaced-sheriff": "star",
    "three-winner": "star",
    "extra-bullet": "bullet",
}
"""What is drawn beside a consequence."""


@dataclass(frozen=True, slots=True)
class Office:
    """What stands about the star: who wears it next, or who is still to say so, and after which game."""

    sheriff: str | None = None
    asks: Decision | None = None
    bullet: str | None = None


@dataclass(slots=True)
class Book:
    """What has been found so far, and the decisions taken."""

    values: Mapping[str, Any]
    taken: Mapping[str, str]
    consequences: list[Consequence] = field(default_factory=list)
    open: list[Decision] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def note(self, game: GameResult, key: str, clause: str, member: str | None, value: str | None = None, value_is: str = "") -> None:
        """Write down what follows."""
        self.consequences.append(Consequence(key, clause, member, value, game.id, value_is, ICONS.get(key, "")))

    def ask(self, decision: Decision, live: bool) -> str | None:
        """The answer, if it was given and is one of the options; else the decision is open, unless the next game is over too."""
        value = self.taken.get(decision.id)
        if value is not None and value in [option for option, _ in decision.options]:
            self.used.add(decision.id)
            return value
        if live:
            self.open.append(decision)
        return None


def fold(
    values: Mapping[str, Any], games: Sequence[GameResult], decisions: Mapping[str, str], next_: Selection, present: Sequence[str]
) -> LedgerState:
    """What follows from the games in order. What a later game has overtaken is no longer asked."""
    book = Book(values, decisions)
    office = Office()
    given: dict[str, Any] = {}
    for index, game in enumerate(games):
        live = index == len(games) - 1
        plan = next_ if live else games[index + 1].selection
        seats = tuple(present) if live else tuple(seat.member for seat in games[index + 1].seats)
        office = _office(book, game, office) if game.selection.has(MODULE) else Office()
        given = _next_game(book, game, office, plan, seats, live) if game.selection.has(MODULE) else {}
        if not live and given:
            _departures(book, game, given, games[index + 1])
        office = _carried(book, office, plan)
    obsolete = tuple(id_ for id_ in decisions if id_ not in book.used)
    return LedgerState(tuple(book.consequences), tuple(book.open), obsolete, given)


# The star


def _office(book: Book, game: GameResult, before: Office) -> Office:
    """What one game does to the star."""
    sheriff = next((seat for seat in game.seats if seat.details.get("role") == "sheriff"), None)
    if sheriff is None:
        return _office_of_three(book, game, before)
    if not sheriff.details.get("out"):
        book.note(game, "sheriff-survived", NAMES, sheriff.member)
        return Office(asks=Decision(f"{game.id}:sheriff", "name-sheriff", NAMES, sheriff.member, ()))
    killer = sheriff.details.get("by")
    if killer is not None:
        book.note(game, "killer-sheriff", KILLER, killer, sheriff.member, "member")
        return Office(sheriff=killer)
    if _reading(game, "legacy-no-killer", RANDOM) == "group":
        book.note(game, "no-killer-group", NO_KILLER, sheriff.member)
        return Office(asks=Decision(f"{game.id}:sheriff", "group-sheriff", NO_KILLER, None, ()))
    book.note(game, "no-killer-random", NO_KILLER, sheriff.member)
    return Office()


def _office_of_three(book: Book, game: GameResult, before: Office) -> Office:
    """Three play without a sheriff: what was settled before waits, or the winner takes the star."""
    if _reading(game, "legacy-three", "wait") == "winner":
        winner = next((seat.member for seat in game.seats if seat.won), None)
        if winner is not None:
            book.note(game, "three-winner", THREE, winner)
        return Office(sheriff=winner)
    if before.sheriff is None and before.asks is None:
        book.note(game, "three-no-office", THREE, None)
    return Office(before.sheriff, before.asks)


def _carried(book: Book, office: Office, plan: Selection) -> Office:
    """What is left of the star's way once the next game is laid out: everything, where that game has no sheriff."""
    return Office(office.sheriff, office.asks) if not _has_sheriff(book, plan) else Office()


def _settled(book: Book, game: GameResult, office: Office, seats: Sequence[str], live: bool) -> Office:
    """The star after the decisions that concern it: named by the survivor or the group, replaced if the wearer stays away."""
    sheriff, bullet = office.sheriff, None
    if office.asks is not None:
        by = office.asks.by
        named = book.ask(_asked(office.asks, seats, by is None, book.taken), live)
        if named is not None and named != RANDOM:
            sheriff = named
            book.note(game, "named-sheriff" if named != by else "named-self", office.asks.clause, by or named, named, "member")
        if by is not None and sheriff is not None and sheriff != by:
            bullet = by if _reading(game, "legacy-bullet", "old-sheriff") == "old-sheriff" else "new-sheriff"
    if sheriff is not None and sheriff not in seats:
        sheriff = _replaced(book, game, sheriff, seats, live)
        if office.asks is not None and sheriff == office.asks.by:
            bullet = None
    return Office(sheriff, None, sheriff if bullet == "new-sheriff" else bullet)


def _asked(decision: Decision, seats: Sequence[str], random: bool, taken: Mapping[str, str]) -> Decision:
    """The question with its options: whoever plays next, and a name given earlier even if its bearer stays away."""
    named = [*seats]
    earlier = taken.get(decision.id)
    if earlier is not None and earlier not in named and earlier != RANDOM:
        named.append(earlier)
    options: list[tuple[str, Message | str]] = [(member, member) for member in named]
    if random:
        options.append((RANDOM, Message("ledger_option-random-roles")))
    return Decision(decision.id, decision.key, decision.clause, decision.by, tuple(options))


def _replaced(book: Book, game: GameResult, sheriff: str, seats: Sequence[str], live: bool) -> str | None:
    """Who wears the star in place of one who stays away."""
    book.note(game, "sheriff-away", ABSENT, sheriff)
    if _reading(game, "legacy-absent", "group") == RANDOM:
        return None
    decision = Decision(f"{game.id}:away:{sheriff}", "replace-sheriff", ABSENT, None, ())
    choice = book.ask(_asked(decision, seats, True, {}), live)
    if choice is None or choice == RANDOM:
        return None
    book.note(game, "replaced-sheriff", ABSENT, sheriff, choice, "member")
    return choice


def _departures(book: Book, game: GameResult, given: Mapping[str, Any], played: GameResult) -> None:
    """Tell when the next game was played with another sheriff than the one who should have worn the star."""
    due = given.get("sheriff")
    wore = next((seat.member for seat in played.seats if seat.details.get("role") == "sheriff"), None)
    if due is not None and wore is not None and wore != due:
        book.note(game, "other-sheriff", STAR_DEALT, due, wore, "member")


# The next game


def _next_game(book: Book, game: GameResult, office: Office, plan: Selection, seats: Sequence[str], live: bool) -> dict[str, Any]:
    """What is settled for the next game, by member."""
    _remember_away(book, game, office)
    given: dict[str, Any] = {}
    if not plan.has(MODULE):
        return given
    if _has_sheriff(book, plan):
        settled = _settled(book, game, office, seats, live)
        if settled.sheriff is not None:
            given["sheriff"] = settled.sheriff
        if settled.bullet is not None:
            book.note(game, "extra-bullet" if settled.bullet in seats else "bullet-away", BULLET, settled.bullet)
        if settled.bullet in seats:
            given["extra_bullet"] = settled.bullet
    elif office.sheriff is not None or office.asks is not None:
        book.note(game, "office-waits", THREE, office.sheriff or (office.asks.by if office.asks else None))
    return given | _characters(book, game, seats, live)


def _remember_away(book: Book, game: GameResult, office: Office) -> None:
    """A replacement decided for one who then comes, or stays away only from some gathering, is not without sense."""
    wearers = {office.sheriff, book.taken.get(office.asks.id) if office.asks else None}
    book.used.update(f"{game.id}:away:{member}" for member in wearers if member is not None)


def _characters(book: Book, game: GameResult, seats: Sequence[str], live: bool) -> dict[str, Any]:
    """Characters chosen, kept and drawn. First the eliminated choose, in the order in which they fell; then survivors."""
    held = {seat.member: str(seat.details["character"]) for seat in game.seats if seat.details.get("character")}
    coming = [seat for seat in game.seats if seat.member in seats and seat.member in held]
    unused = [c for c in characters(book.values, game.selection) if c not in [held[seat.member] for seat in coming]]
    _use_decisions_of_the_absent(book, game, seats)
    fixed: dict[str, str] = {}
    for seat in _in_order_of_elimination(coming):
        choice = _chosen(book, game, seat.member, unused, live and not any(d.key == "choose-character" for d in book.open))
        if choice is not None:
            fixed[seat.member] = choice
            unused = [c for c in unused if c != choice] + [held[seat.member]]
    draws = {}
    for seat in coming:
        if seat.details.get("out"):
            continue
        if _draws(book, game, seat.member, held[seat.member], live):
            draws[seat.member] = held[seat.member]
        else:
            fixed[seat.member] = held[seat.member]
    for member in seats:
        if member not in held:
            book.note(game, "newcomer", NEWCOMER, member)
    return {"characters": fixed, "draws": draws}


def _chosen(book: Book, game: GameResult, member: str, unused: Sequence[str], live: bool) -> str | None:
    """The character an eliminated player chose; None if he leaves it to chance or has not said."""
    options: list[tuple[str, Message | str]] = [(c, Message(f"card_{c}")) for c in unused]
    options.append((RANDOM, Message("ledger_option-random-character")))
    clause = ORDER if sum(1 for seat in game.seats if seat.details.get("out")) > 1 else CHOOSES
    decision = Decision(f"{game.id}:character:{member}", "choose-character", clause, member, tuple(options), optional=True)
    choice = book.ask(decision, live)
    if choice is None or choice == RANDOM:
        return None
    book.note(game, "chose-character", CHOOSES, member, f"card_{choice}", "text")
    return choice


def _draws(book: Book, game: GameResult, member: str, old: str, live: bool) -> bool:
    """Whether a survivor gives up his character for one drawn at random; he keeps it unless he says so."""
    options = ((KEEP, Message("ledger_option-keep", {"card": Message(f"card_{old}")})), (DRAW, Message("ledger_option-draw")))
    choice = book.ask(Decision(f"{game.id}:keep:{member}", "keep-or-draw", KEEPS, member, options, optional=True), live)
    if choice is not None:
        book.note(game, "keeps-character" if choice == KEEP else "draws-character", KEEPS, member, f"card_{old}", "text")
    return choice == DRAW


def _use_decisions_of_the_absent(book: Book, game: GameResult, seats: Sequence[str]) -> None:
    """Who stays away takes his decision with him; it has not lost its sense."""
    for seat in game.seats:
        if seat.member not in seats:
            book.used.update({f"{game.id}:character:{seat.member}", f"{game.id}:keep:{seat.member}"})


def _in_order_of_elimination(seats: Sequence[SeatResult]) -> list[SeatResult]:
    """The eliminated, first to last; those who fell together in the order of their seats."""
    return sorted((seat for seat in seats if seat.details.get("out")), key=lambda seat: int(seat.details["out"]))


# Small questions


def _has_sheriff(book: Book, plan: Selection) -> bool:
    return bool(book.values["roles"].get(str(plan.players), {}).get("sheriff", 0))


def _reading(game: GameResult, id_: str, default: str) -> str:
    return game.selection.readings.get(id_, default)


def seating(given: Mapping[str, Any], present: Sequence[str]) -> Mapping[str, Any]:
    """What is settled, by seat number."""
    seat = {member: number for number, member in enumerate(present)}
    seated: dict[str, Any] = {name: seat[given[name]] for name in ("sheriff", "extra_bullet") if given.get(name) in seat}
    for name in ("characters", "draws"):
        seated[name] = {str(seat[member]): card for member, card in given.get(name, {}).items() if member in seat}
    return seated


def settled(values: Mapping[str, Any], given: Mapping[str, Any], next_: Selection, present: Sequence[str]) -> Sequence[Consequence]:
    """The star, the bullet and each character of the next game."""
    told: list[Consequence] = []
    if not next_.has(MODULE):
        return told
    if given.get("sheriff") is not None:
        told.append(Consequence("next-sheriff", STAR_DEALT, given["sheriff"], None, "", "", "star"))
    elif values["roles"].get(str(next_.players), {}).get("sheriff", 0):
        told.append(Consequence("next-roles-random", C.CLAUSES[C.SETUP_ROLES], None, None, ""))
    if given.get("extra_bullet") is not None:
        told.append(Consequence("next-bullet", BULLET, given["extra_bullet"], None, "", "", "bullet"))
    for member in present:
        card, old = (given.get("characters", {}).get(member), given.get("draws", {}).get(member))
        if card is not None:
            told.append(Consequence("next-character", CHARACTER_DEALT, member, f"card_{card}", "", "text"))
        elif old is not None:
            told.append(Consequence("next-draws", KEEPS, member, f"card_{old}", "", "text"))
        else:
            told.append(Consequence("next-random-character", C.CLAUSES[C.SETUP_CHARACTERS], member, None, ""))
    return told
