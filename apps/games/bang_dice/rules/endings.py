"""When the game is over, and why: looked at after every step that eliminated somebody."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.seats import bits, lives, nth_bit, seats_of_role
from apps.games.bang_dice.rules.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Facts, State


def check_endings(f: Facts, s: State, r: Replies, log: Log, dead: int) -> None:
    """End the game if the players in the bit mask `dead`, just eliminated, bring its end."""
    if s.outbreak:
        check_undead(f, s, r, log)
    elif s.star:
        check_star(f, s, r, log)
    else:
        check_hunt(f, s, r, log, dead)


def check_undead(f: Facts, s: State, r: Replies, log: Log) -> None:
    """After an outbreak: survivors against zombies and their master; if nobody is left the zombies have it."""
    undead = s.zombies
    if s.master:
        undead |= 1 << (s.master - 1)
    if not s.alive & s.survivors:
        finish(f, s, r, log, C.UNDEAD_END_ALL_DEAD if s.alive == 0 else C.UNDEAD_END_ZOMBIES_WIN, undead)
    elif not s.alive & undead:
        finish(f, s, r, log, C.UNDEAD_END_SURVIVORS_WIN, s.survivors)


def check_star(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Four players and more: first whether the sheriff is gone, then whether all his enemies are."""
    outlaws, renegades = seats_of_role(f, s, OUTLAW), seats_of_role(f, s, RENEGADE)
    if lives(s, s.star - 1):
        if not s.alive & (outlaws | renegades):
            finish(f, s, r, log, C.ENDINGS_LAW, seats_of_role(f, s, SHERIFF) | seats_of_role(f, s, DEPUTY))
        return
    if bits(s.alive) == 1 and s.alive & renegades:
        finish(f, s, r, log, C.ENDINGS_RENEGADE, s.alive)
        return
    finish(f, s, r, log, why_outlaws_win(f, s, outlaws, renegades), outlaws)


def why_outlaws_win(f: Facts, s: State, outlaws: int, renegades: int) -> int:
    """The clause by which the outlaws win a game whose sheriff is dead."""
    if s.alive == 0:
        return C.ENDINGS_ALL_DEAD
    if not s.alive & (outlaws | renegades):
        return C.ENDINGS_SHERIFF_FIRST
    if s.alive == renegades:
        return C.EIGHT_BOTH_ALIVE
    return C.ENDINGS_SHERIFF_DEAD


def check_hunt(f: Facts, s: State, r: Replies, log: Log, dead: int) -> None:
    """Three players: whoever took his target's last point wins; otherwise the last one alive."""
    for seat in range(f.players):
        hunter = s.killer[seat] - 1
        if (dead >> seat) & 1 and hunter >= 0 and lives(s, hunter) and hunts(s, hunter, seat):
            finish(f, s, r, log, C.THREE_WIN, 1 << hunter)
            return
    if s.alive == 0:
        finish(f, s, r, log, C.THREE_ALL_DEAD, (1 << s.seat) * f.active_wins)
        return
    if bits(s.alive) == 1:
        finish(f, s, r, log, C.THREE_LAST, s.alive)
        return
    fight_on(f, s, r, log, nth_bit(dead, 0))


def fight_on(f: Facts, s: State, r: Replies, log: Log, dead: int) -> None:
    """Two are left and nobody has met his goal, unless a reading gives it to the hunter of a player whom no hand killed."""
    if s.killer[dead]:
        emit(log, C.THREE_THIRD_HAND, s.killer[dead] - 1, dead, 0, EVERYONE)
        return
    for hunter in range(f.players):
        if f.hunter_wins and hunts(s, hunter, dead):
            finish(f, s, r, log, C.THREE_LOST_TARGET, 1 << hunter)
            return
    emit(log, C.THREE_LOST_TARGET, NOBODY, dead, 0, EVERYONE)


def hunts(s: State, hunter: int, seat: int) -> bool:
    """Whether `seat` is the target of `hunter`: the deputy hunts the renegade, he the outlaw, and he the deputy."""
    if s.role[hunter] == DEPUTY:
        return s.role[seat] == RENEGADE
    if s.role[hunter] == RENEGADE:
        return s.role[seat] == OUTLAW
    return s.role[seat] == DEPUTY


def finish(f: Facts, s: State, r: Replies, log: Log, clause: int, winners: int) -> None:
    """End the game; everybody shows his role."""
    s.over = clause
    s.winners = winners
    emit(log, clause, NOBODY, NOBODY, winners, EVERYONE)
    for seat in range(f.players):
        if not (s.shown >> seat) & 1:
            emit(log, C.HOUSE_OPEN_ROLES, NOBODY, seat, s.role[seat], EVERYONE)
    s.shown = (1 << f.players) - 1
