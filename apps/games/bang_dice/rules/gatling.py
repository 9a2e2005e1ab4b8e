"""The Gatling Gun, and what Kit Carlson does with its symbols."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.arrows import put_back
from apps.games.bang_dice.rules.dice import all_dice, counted, rolled
from apps.games.bang_dice.rules.hits import forget_hits, pay_gringo, shed_arrows, take_hits
from apps.games.bang_dice.rules.kinds import DISCARD, NONE
from apps.games.bang_dice.rules.life import settle
from apps.games.bang_dice.rules.seats import lives, plays_as
from apps.games.bang_dice.rules.state import GATLING, KIT, PAUL, WILLY, Facts, State


def resolve_gatling(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Fire once if there are dice enough; then Kit Carlson takes arrows away."""
    guns = counted(f, s, GATLING)
    if guns >= f.gatling_limit:
        emit(log, C.GATLING_FIRE, s.seat, NOBODY, guns, EVERYONE)
        fire(f, s, r, log)
    elif able_guns(f, s, guns) >= f.willy_gatling and plays_as(s, s.seat, WILLY):
        emit(log, C.CHARACTERS_WILLY_THE_KID, s.seat, NOBODY, guns, EVERYONE)
        fire(f, s, r, log)
    if plays_as(s, s.seat, KIT):
        take_away_arrows(f, s, r, log, able_guns(f, s, guns))


def able_guns(f: Facts, s: State, guns: int) -> int:
    """How many gatlings count for an ability: by a reading those of cards do not."""
    return rolled(f, s, GATLING, all_dice(f, s) & ~s.void) if f.abilities_of_dice else guns


def fire(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Hit everybody else at once, then put one's own arrows back."""
    forget_hits(f, s)
    for seat in range(f.players):
        if seat != s.seat and lives(s, seat):
            if plays_as(s, seat, PAUL):
                emit(log, C.CHARACTERS_PAUL_REGRET, s.seat, seat, 0, EVERYONE)
            else:
                s.hits[seat] = f.gatling_loss
    take_hits(f, s, r, log, C.GATLING_LOSS)
    settle(f, s, r, log, s.seat)
    if s.over:
        return
    shed_arrows(f, s, r, log)
    if f.arrow_before_discard:
        pay_gringo(f, s, r, log, s.seat)
    discard_own(f, s, r, log)
    if not f.arrow_before_discard:
        pay_gringo(f, s, r, log, s.seat)


def discard_own(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The gunner puts all his arrows back."""
    if not s.over and s.arrows[s.seat]:
        emit(log, C.GATLING_DISCARD, s.seat, NOBODY, s.arrows[s.seat], EVERYONE)
        put_back(s, s.seat, s.arrows[s.seat])


def take_away_arrows(f: Facts, s: State, r: Replies, log: Log, guns: int) -> None:
    """Kit Carlson puts back an arrow of anybody's for each gatling."""
    for _ in range(guns):
        if s.over or s.pile == f.arrows:
            return
        offer(r, NONE)
        for seat in range(f.players):
            if s.arrows[seat]:
                offer(r, seat)
        seat = pick(f, s, r, DISCARD, s.seat, C.CHARACTERS_KIT_CARLSON)
        if seat == NONE:
            return
        emit(log, C.CHARACTERS_KIT_CARLSON, s.seat, seat, put_back(s, seat, f.kit_arrows), EVERYONE)
