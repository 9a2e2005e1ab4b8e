"""Whiskey and duels: what the black dice bring. Each throw within a duel is a step of its own."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import results, shows
from apps.games.bang_dice.rules.hits import dodge, forget_hits, pay_gringo, shed_arrows
from apps.games.bang_dice.rules.kinds import AGAIN, CHALLENGE, COMFORT, NO, NONE, ROLL_DUEL_DIE, TWICE, YES
from apps.games.bang_dice.rules.life import gain, lose, settle
from apps.games.bang_dice.rules.rage import take_rage
from apps.games.bang_dice.rules.seats import lives, plays_as
from apps.games.bang_dice.rules.state import BART, DUEL, FELL, FIGHT, GREG, HEALER, SEAN, WHISKEY, Facts, State
from apps.games.bang_dice.rules.wounds import drop_wound, take_wound


def drink_whiskeys(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Each whiskey once, Greg Digger twice if he likes."""
    for result in range(results(f, s)):
        if shows(s, result, WHISKEY):
            s.die = result
            drink_whiskey(f, s, r, log)
            if plays_as(s, s.seat, GREG):
                offer(r, NO)
                offer(r, YES)
                if pick(f, s, r, TWICE, s.seat, C.POSSE_GREG_DIGGER) == YES:
                    emit(log, C.POSSE_GREG_DIGGER, NOBODY, s.seat, 0, EVERYONE)
                    drink_whiskey(f, s, r, log)


def drink_whiskey(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A life point; then a wound token goes, or a rage card comes."""
    emit(log, C.DUELS_WHISKEY, s.seat, s.seat, gain(f, s, s.seat, f.whiskey_gain), EVERYONE)
    if not drop_wound(f, s, r, log, s.seat):
        take_rage(f, s, r, log, C.DUELS_WHISKEY_RAGE, s.seat)


def open_duel(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """Hand the next duel die to an opponent; False if there is none to hand, or nobody to take it."""
    if s.over or s.roller == FELL:
        return False
    for result in range(results(f, s)):
        if shows(s, result, DUEL):
            s.void |= 1 << result
            if challenge(f, s, r, log, result):
                return True
    return False


def challenge(f: Facts, s: State, r: Replies, log: Log, result: int) -> bool:
    """Choose the opponent for one duel die; nobody is handed two in one turn."""
    free = s.alive & ~(1 << s.seat)
    if free & ~s.challenged or not f.surplus_hits:
        free &= ~s.challenged
    for seat in range(f.players):
        if (free >> seat) & 1:
            offer(r, seat)
    if free == 0:
        emit(log, C.DUELS_SURPLUS, s.seat, NOBODY, 0, EVERYONE)
        return False
    s.die = result
    opponent = pick(f, s, r, CHALLENGE, s.seat, C.DUELS_CHALLENGE)
    s.challenged |= 1 << opponent
    s.opponent, s.thrower = opponent + 1, opponent
    s.aim[8 * s.seat + opponent] += 1
    emit(log, C.DUELS_CHALLENGE, s.seat, opponent, 0, EVERYONE)
    if plays_as(s, s.seat, HEALER):
        comfort(f, s, r, log)
    s.phase = FIGHT
    return True


def comfort(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Sam the Healer may let somebody gain for each duel he starts."""
    offer(r, NONE)
    for seat in range(f.players):
        if lives(s, seat):
            offer(r, seat)
    seat = pick(f, s, r, COMFORT, s.seat, C.POSSE_SAM_THE_HEALER)
    if seat != NONE:
        s.aid[8 * s.seat + seat] += 1
        emit(log, C.POSSE_SAM_THE_HEALER, s.seat, seat, gain(f, s, seat, f.healer_gain), EVERYONE)


def throw(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """One throw of the duel die; whether the duel goes on."""
    thrower = s.thrower
    clause, other = C.DUELS_REPLY, s.seat
    if thrower == s.seat:
        clause, other = C.DUELS_RETURN, s.opponent - 1
    face = f.duel_faces[ask(f, s, r, ROLL_DUEL_DIE, CHANCE, 1, f.faces, clause) - 1]
    emit(log, clause, thrower, other, face, EVERYONE)
    if face == DUEL:
        s.thrower = other
        # A challenger who has fallen does not throw: by a reading his dice are handed over, and rolled once.
        return lives(s, other)
    if thrower == s.seat and plays_as(s, thrower, SEAN) and not (s.used >> SEAN) & 1 and throws_again(f, s, r, log):
        return True
    lose_duel(f, s, r, log, thrower, other)
    return False


def throws_again(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """Sean Mallory may throw once more on his own turn."""
    offer(r, NO)
    offer(r, YES)
    if pick(f, s, r, AGAIN, s.seat, C.POSSE_SEAN_MALLORY) == NO:
        return False
    s.used |= 1 << SEAN
    emit(log, C.POSSE_SEAN_MALLORY, s.seat, NOBODY, 0, EVERYONE)
    return True


def lose_duel(f: Facts, s: State, r: Replies, log: Log, loser: int, winner: int) -> None:
    """Who misses first pays: a life point and a wound token."""
    s.opponent = 0
    forget_hits(f, s)
    if f.bart_may_duel and plays_as(s, loser, BART):
        s.hits[loser] = f.duel_loss
        dodge(f, s, r, log, loser)
        if s.hits[loser] == 0:
            take_wound(f, s, r, log, loser)
            return
    emit(log, C.DUELS_LOSS, winner, loser, lose(f, s, loser, f.duel_loss), EVERYONE)
    by_hand = f.duel_kills == 0 or (f.duel_kills == 1 and winner == s.seat)
    settle(f, s, r, log, winner if by_hand else NOBODY)
    if s.over:
        return
    take_wound(f, s, r, log, loser)
    shed_arrows(f, s, r, log)
    if not f.gringo_mute_in_duels:
        pay_gringo(f, s, r, log, winner)
