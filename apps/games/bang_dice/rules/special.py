"""Characters who turn a die to another face: Belle Star and Chuck Wengam."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import all_dice, burning, duel_dice, packed, rolled
from apps.games.bang_dice.rules.hits import forget_hits
from apps.games.bang_dice.rules.kinds import FACES_PER_DIE, NO, TURN_DIE, TURN_DYNAMITE, YES
from apps.games.bang_dice.rules.life import lose, settle
from apps.games.bang_dice.rules.seats import plays_as
from apps.games.bang_dice.rules.state import BELLE, CHUCK, DUEL, DYNAMITE, GATLING, WHISKEY, Facts, State


def turn_dice(f: Facts, s: State, r: Replies, log: Log) -> None:
    """After a roll: what its player may turn, while fewer dynamites burn than are too many."""
    if burning(f, s) >= f.dynamite_limit:
        return
    if plays_as(s, s.seat, BELLE) and rolled(f, s, DYNAMITE, all_dice(f, s)):
        turn_dynamite(f, s, r, log)
    if plays_as(s, s.seat, CHUCK) and not (s.used >> CHUCK) & 1 and s.life[s.seat] > f.chuck_cost * (1 - f.chuck_may_die):
        turn_die(f, s, r, log)


def turn_dynamite(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Belle Star may turn one dynamite into a gatling."""
    offer(r, NO)
    offer(r, YES)
    if pick(f, s, r, TURN_DYNAMITE, s.seat, C.POSSE_BELLE_STAR) == NO:
        return
    die = 0
    while s.dice[die] != DYNAMITE:
        die += 1
    s.dice[die] = GATLING
    emit(log, C.POSSE_BELLE_STAR, s.seat, NOBODY, packed(f, s, all_dice(f, s)), EVERYONE)


def turn_die(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Chuck Wengam may pay to turn one of his dice to any other of its faces, once a turn."""
    offer(r, NO)
    for die in range(f.dice):
        if (all_dice(f, s) >> die) & 1:
            for face in range(1, DUEL + 1):
                if face != s.dice[die] and has_face(f, s, die, face):
                    offer(r, FACES_PER_DIE * die + face)
    answer = pick(f, s, r, TURN_DIE, s.seat, C.POSSE_CHUCK_WENGAM)
    if answer == NO:
        return
    s.used |= 1 << CHUCK
    s.dice[answer // FACES_PER_DIE] = answer % FACES_PER_DIE
    forget_hits(f, s)
    emit(log, C.POSSE_CHUCK_WENGAM, s.seat, NOBODY, answer % FACES_PER_DIE, EVERYONE)
    lose(f, s, s.seat, f.chuck_cost)
    settle(f, s, r, log, NOBODY)


def has_face(f: Facts, s: State, die: int, face: int) -> bool:
    """Whether a die has this face."""
    if not (duel_dice(f, s) >> die) & 1:
        return face < WHISKEY
    for side in range(f.faces):  # noqa: SIM110 - a generator does not compile
        if f.duel_faces[side] == face:
            return True
    return False
