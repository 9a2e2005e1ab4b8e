"""Hits by another player's hand, from shots or the gatling: taken all together, with what the characters make of them."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.arrows import put_back, take_arrow
from apps.games.bang_dice.rules.kinds import DODGE, NO, SHED, YES
from apps.games.bang_dice.rules.life import lose
from apps.games.bang_dice.rules.seats import lives, plays_as, seat_after
from apps.games.bang_dice.rules.state import BART, GRINGO, PEDRO, STANDS, Facts, State


def forget_hits(f: Facts, s: State) -> None:
    """Begin a new step of losses."""
    for seat in range(f.players):
        s.hits[seat] = 0
        s.lost[seat] = 0


def take_hits(f: Facts, s: State, r: Replies, log: Log, clause: int) -> None:
    """Everybody loses what `hits` says, all together; Bart Cassidy may take arrows instead."""
    seat = s.seat
    for _ in range(f.players):
        if s.hits[seat] and plays_as(s, seat, BART):
            dodge(f, s, r, log, seat)
        if s.hits[seat]:
            emit(log, clause, s.seat, seat, lose(f, s, seat, s.hits[seat]), EVERYONE)
        seat = seat_after(f, seat)


def dodge(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Bart Cassidy, hit by hit, while that does not take the last arrow of the pile."""
    for _ in range(s.hits[seat]):
        if s.pile <= f.bart_arrows:
            return
        offer(r, NO)
        offer(r, YES)
        if pick(f, s, r, DODGE, seat, C.CHARACTERS_BART_CASSIDY) == YES:
            s.hits[seat] -= 1
            for _ in range(f.bart_arrows):
                take_arrow(f, s, r, log, C.CHARACTERS_BART_CASSIDY, seat, s.seat, seat)


def shed_arrows(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Pedro Ramirez, for each life point just lost."""
    for seat in range(f.players):
        if s.lost[seat] and plays_as(s, seat, PEDRO) and lives(s, seat):
            for _ in range(s.lost[seat]):
                shed_arrow(f, s, r, log, seat)


def shed_arrow(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """One arrow of Pedro Ramirez, if he has one and wants to be rid of it."""
    if not s.arrows[seat]:
        return
    offer(r, NO)
    offer(r, YES)
    if pick(f, s, r, SHED, seat, C.CHARACTERS_PEDRO_RAMIREZ) == YES:
        emit(log, C.CHARACTERS_PEDRO_RAMIREZ, NOBODY, seat, put_back(s, seat, f.pedro_arrows), EVERYONE)


def pay_gringo(f: Facts, s: State, r: Replies, log: Log, payer: int) -> None:
    """`payer`, who took life points from El Gringo, takes an arrow."""
    for seat in range(f.players):
        if s.lost[seat] and plays_as(s, seat, GRINGO) and owes_gringo(f, s, seat, payer):
            s.stung = 1
            for _ in range(f.gringo_arrows):
                if not s.over and lives(s, payer):
                    take_arrow(f, s, r, log, C.CHARACTERS_EL_GRINGO, seat, payer, payer)


def owes_gringo(f: Facts, s: State, gringo: int, payer: int) -> bool:
    """Whether `payer` must pay for the points just taken."""
    if (payer == s.seat and s.roller != STANDS) or (s.stung and f.gringo_once_a_turn):
        return False
    return lives(s, gringo) or not f.gringo_dead_silent
