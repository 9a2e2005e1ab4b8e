"""Wound tokens: drawn from the pile, kept in the open, spent on the holder's own results, put back when his turn is over."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import results, shows
from apps.games.bang_dice.rules.kinds import DRAW_WOUND, DROP_WOUND
from apps.games.bang_dice.rules.seats import is_limited, lives, seat_after
from apps.games.bang_dice.rules.state import BEER, DYNAMITE, NEAR, Facts, State


def lay_wounds(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The stack of all tokens, face down."""
    for face in range(DYNAMITE, BEER + 1):
        s.wound_pile[face] = f.wound_tokens[face]


def take_wound(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """`seat` takes the top token of the stack; a second one of a kind goes back and is not replaced."""
    if not lives(s, seat) or is_limited(s, seat):
        return
    tokens = wounds_left(s)
    if tokens == 0:
        s.wounds_owed[seat] += f.wounds_are_owed
        emit(log, C.WOUNDS_EMPTY, NOBODY, seat, f.wounds_are_owed, EVERYONE)
        return
    drawn = ask(f, s, r, DRAW_WOUND, CHANCE, 0, tokens - 1, C.WOUNDS_TAKE)
    face = DYNAMITE
    while drawn >= s.wound_pile[face]:
        drawn -= s.wound_pile[face]
        face += 1
    if (s.wounds[seat] >> face) & 1:
        emit(log, C.WOUNDS_DOUBLE, NOBODY, seat, face, EVERYONE)
        return
    s.wound_pile[face] -= 1
    s.wounds[seat] |= 1 << face
    emit(log, C.WOUNDS_TAKE, NOBODY, seat, face, EVERYONE)


def cancel_results(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Each token of the roller's but dynamite takes the effect from one result like it, dice first."""
    for face in range(NEAR, BEER + 1):
        if (s.wounds[s.seat] >> face) & 1:
            cancel_result(f, s, r, log, face)


def cancel_result(f: Facts, s: State, r: Replies, log: Log, face: int) -> None:
    """One token against one result."""
    reach = results(f, s) if f.wounds_cancel_cards else f.dice
    for result in range(reach):
        if shows(s, result, face):
            s.void |= 1 << result
            emit(log, C.WOUNDS_CANCEL, s.seat, NOBODY, face, EVERYONE)
            return


def drop_wound(f: Facts, s: State, r: Replies, log: Log, seat: int) -> bool:
    """The whiskey of `seat` takes a token of its choice; False if it has none."""
    if s.wounds[seat] == 0:
        return False
    for face in range(DYNAMITE, BEER + 1):
        if (s.wounds[seat] >> face) & 1:
            offer(r, face)
    face = pick(f, s, r, DROP_WOUND, seat, C.DUELS_WHISKEY_CHOICE)
    put_back_wound(s, seat, face)
    if f.whiskey_lays_aside:
        s.wound_pile[face] -= 1
        s.wound_aside[face] += 1
    emit(log, C.DUELS_WHISKEY_TOKEN, seat, NOBODY, face, EVERYONE)
    return True


def put_back_wound(s: State, seat: int, face: int) -> None:
    """One token back into the pile."""
    s.wounds[seat] &= ~(1 << face)
    s.wound_pile[face] += 1


def put_back_wounds(f: Facts, s: State, r: Replies, log: Log, seat: int) -> int:
    """All tokens of a seat back into the stack; how many there were."""
    tokens = 0
    for face in range(DYNAMITE, BEER + 1):
        if (s.wounds[seat] >> face) & 1:
            put_back_wound(s, seat, face)
            tokens += 1
    return tokens


def heal_wounds(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The end of a turn: its player's tokens go back, and whoever is owed one may get it now."""
    for face in range(DYNAMITE, BEER + 1):
        s.wound_pile[face] += s.wound_aside[face]
        s.wound_aside[face] = 0
    tokens = put_back_wounds(f, s, r, log, s.seat)
    if tokens == 0:
        return
    emit(log, C.WOUNDS_BACK, s.seat, NOBODY, tokens, EVERYONE)
    seat = s.seat
    for _ in range(f.players):
        while s.wounds_owed[seat] and wounds_left(s):
            s.wounds_owed[seat] -= 1
            take_wound(f, s, r, log, seat)
        seat = seat_after(f, seat)


def wounds_left(s: State) -> int:
    """How many tokens the stack has."""
    tokens = 0
    for face in range(DYNAMITE, BEER + 1):
        tokens += s.wound_pile[face]
    return tokens
