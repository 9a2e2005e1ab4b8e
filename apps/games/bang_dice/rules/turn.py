"""A turn: begin, roll and roll again, resolve the final dice in order. Each call of `step` plays one of these."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick, roll
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.arrows import take_rolled_arrows
from apps.games.bang_dice.rules.beer import count_beers, give_life, pour_beers
from apps.games.bang_dice.rules.gatling import resolve_gatling
from apps.games.bang_dice.rules.hits import forget_hits, shed_arrows
from apps.games.bang_dice.rules.kinds import REROLL, ROLL_DIE
from apps.games.bang_dice.rules.life import lose, settle
from apps.games.bang_dice.rules.seats import lives, next_living, plays_as
from apps.games.bang_dice.rules.shots import shoot
from apps.games.bang_dice.rules.state import (
    ARROW,
    BEGIN,
    DUKE,
    DYNAMITE,
    FELL,
    GHOST,
    JACK,
    RESOLVE,
    ROLL,
    SID,
    STANDS,
    Facts,
    State,
)  # fmt: skip


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Play on from one resting place to the next."""
    if s.phase == BEGIN:
        begin_turn(f, s, r, log)
    elif s.phase == ROLL:
        roll_dice(f, s, r, log)
    else:
        resolve(f, s, r, log)


def begin_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Take up the dice."""
    s.turns += 1
    s.phase, s.roller, s.stung = ROLL, STANDS, 0
    s.rerolls = f.rerolls
    s.again = (1 << f.dice) - 1
    for die in range(f.dice):
        s.dice[die] = 0
        s.chosen[die] = 0
    emit(log, C.TURN_ORDER, s.seat, NOBODY, s.turns, EVERYONE)
    if plays_as(s, s.seat, DUKE):
        s.rerolls += f.duke_rerolls
    if plays_as(s, s.seat, SID):
        give_life(f, s, r, log)


def roll_dice(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Roll, take the arrows, and decide whether to roll again."""
    clause = C.TURN_REROLL if s.dice[0] else C.TURN_ROLL
    roll(f, s, r, ROLL_DIE, s.again, 1, f.faces, clause, s.dice)
    emit(log, clause, s.seat, NOBODY, packed(f, s, s.again), EVERYONE)
    take_rolled_arrows(f, s, r, log, s.seat, rolled(f, s, ARROW, s.again))
    if s.over:
        return
    if not lives(s, s.seat):
        if goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, f.attack_death_resolves):
            s.phase = RESOLVE
        else:
            end_turn(f, s, r, log)
        return
    s.again = dice_to_roll_again(f, s, r, log)
    if s.again:
        s.rerolls -= 1
    else:
        s.phase = RESOLVE


def dice_to_roll_again(f: Facts, s: State, r: Replies, log: Log) -> int:
    """A bit mask of the dice that the player rolls again; 0 where he stands or must."""
    dynamites = rolled(f, s, DYNAMITE, all_dice(f))
    if dynamites >= f.dynamite_limit:
        emit(log, C.DYNAMITE_THIRD, s.seat, NOBODY, dynamites, EVERYONE)
        return 0
    if s.rerolls == 0:
        emit(log, C.TURN_LAST_ROLL, s.seat, NOBODY, packed(f, s, all_dice(f)), EVERYONE)
        return 0
    again = ask_again(f, s, r, free_dice(f, s))
    if again == 0:
        emit(log, C.TURN_STAND, s.seat, NOBODY, packed(f, s, all_dice(f)), EVERYONE)
        return 0
    lit = rolled(f, s, DYNAMITE, again)
    if lit:
        emit(log, C.CHARACTERS_BLACK_JACK, s.seat, NOBODY, lit, EVERYONE)
    if s.rerolls <= f.duke_rerolls and plays_as(s, s.seat, DUKE):
        emit(log, C.CHARACTERS_LUCKY_DUKE, s.seat, NOBODY, 0, EVERYONE)
    return again


def free_dice(f: Facts, s: State) -> int:
    """A bit mask of the dice that may be rolled again: dynamite is locked, but not for Black Jack."""
    if plays_as(s, s.seat, JACK):
        return all_dice(f)
    free = 0
    for die in range(f.dice):
        if s.dice[die] != DYNAMITE:
            free |= 1 << die
    return free


def ask_again(f: Facts, s: State, r: Replies, free: int) -> int:
    """Any set of the free dice."""
    if free == all_dice(f):
        return ask(f, s, r, REROLL, s.seat, 0, free, C.TURN_REROLL)
    again = 0
    offer(r, again)
    while again != free:
        # The next greater set within the free dice.
        again = (again - free) & free
        offer(r, again)
    return pick(f, s, r, REROLL, s.seat, C.TURN_REROLL)


def all_dice(f: Facts) -> int:
    """A bit mask of all dice."""
    return (1 << f.dice) - 1


def rolled(f: Facts, s: State, face: int, mask: int) -> int:
    """How many of the dice in `mask` show `face`."""
    count = 0
    for die in range(f.dice):
        if (mask >> die) & 1 and s.dice[die] == face:
            count += 1
    return count


def packed(f: Facts, s: State, mask: int) -> int:
    """The faces of the dice in `mask` as one number for the log, three bits each; 0 where a die lies still."""
    value = 0
    for die in range(f.dice):
        if (mask >> die) & 1:
            value |= s.dice[die] << (3 * die)
    return value


def resolve(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The final dice: dynamite, bull's-eyes, beer, gatling. Arrows have had their effect."""
    count_beers(f, s)
    explode(f, s, r, log)
    if goes_on(f, s, r, log, C.DYNAMITE_DEATH, f.dynamite_death_resolves):
        shoot(f, s, r, log)
        if goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, f.attack_death_resolves):
            pour_beers(f, s, r, log)
            resolve_gatling(f, s, r, log)
    if not s.over:
        goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, 0)
        end_turn(f, s, r, log)


def explode(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The third dynamite costs its roller a life point; nobody killed him if it was his last."""
    if s.roller != STANDS or rolled(f, s, DYNAMITE, all_dice(f)) < f.dynamite_limit:
        return
    forget_hits(f, s)
    emit(log, C.DYNAMITE_LOSS, NOBODY, s.seat, lose(s, s.seat, f.dynamite_loss), EVERYONE)
    settle(f, s, r, log, NOBODY)
    if not s.over and lives(s, s.seat):
        emit(log, C.DYNAMITE_SURVIVED, s.seat, NOBODY, 0, EVERYONE)
        shed_arrows(f, s, r, log)


def goes_on(f: Facts, s: State, r: Replies, log: Log, clause: int, resolves: int) -> bool:
    """Whether the roller's dice still have effect; a roller just eliminated is told so under `clause`, once."""
    if s.over or s.roller == FELL:
        return False
    if s.roller == GHOST or lives(s, s.seat):
        return True
    emit(log, clause, s.seat, NOBODY, resolves, EVERYONE)
    s.roller = GHOST if resolves else FELL
    return resolves == 1


def end_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The turn passes to the next player alive."""
    s.phase = BEGIN
    s.seat = next_living(f, s, s.seat)
