"""Bull's-eyes: aimed one after the other, fired all together."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import all_dice, counted, results, rolled, shows
from apps.games.bang_dice.rules.hits import forget_hits, pay_gringo, shed_arrows, take_hits
from apps.games.bang_dice.rules.kinds import DOUBLE, NONE, SHOT
from apps.games.bang_dice.rules.life import gain, settle
from apps.games.bang_dice.rules.seats import lives, living, plays_as, seats_at
from apps.games.bang_dice.rules.state import BEER, FAR, GHOST, JANET, NEAR, ROSE, SEATS, SLAB, SUZY, Facts, State


def shoot(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Resolve the bull's-eyes, near and far ones together unless a reading takes them one after the other."""
    if unarmed(f, s):
        rest_suzy(f, s, r, log)
    if not f.shots_apart:
        volley(f, s, r, log, NEAR, FAR)
        return
    volley(f, s, r, log, NEAR, NEAR)
    if not s.over and (s.roller == GHOST or lives(s, s.seat)):
        volley(f, s, r, log, FAR, FAR)


def unarmed(f: Facts, s: State) -> bool:
    """Whether nothing was rolled to shoot with; a reading looks at what a wound token has left of it instead."""
    if f.suzy_after_tokens:
        return counted(f, s, NEAR) + counted(f, s, FAR) == 0
    for result in range(f.dice if f.abilities_of_dice else results(f, s)):  # noqa: SIM110 - a generator does not compile
        if s.dice[result] == NEAR or s.dice[result] == FAR:
            return False
    return True


def volley(f: Facts, s: State, r: Replies, log: Log, one: int, other: int) -> None:
    """Targets for all results of these two faces first, then all losses at once, then what follows from them."""
    forget_hits(f, s)
    shots = 0
    for result in range(results(f, s)):
        if shows(s, result, one) or shows(s, result, other):
            aim(f, s, r, log, result)
            shots += 1
    if not shots:
        return
    if plays_as(s, s.seat, SLAB) and s.beers and (not f.abilities_of_dice or rolled(f, s, BEER, all_dice(f, s) & ~s.void)):
        double_shot(f, s, r, log)
    take_hits(f, s, r, log, C.SHOTS_TOGETHER)
    settle(f, s, r, log, s.seat)
    if not s.over:
        shed_arrows(f, s, r, log)
        pay_gringo(f, s, r, log, s.seat)


def aim(f: Facts, s: State, r: Replies, log: Log, die: int) -> None:
    """Choose the target of one bull's-eye."""
    s.die = die
    face = s.dice[die]
    allowed = targets(f, s, s.seat, face)
    for target in range(f.players):
        if (allowed >> target) & 1:
            offer(r, target)
    target = pick(f, s, r, SHOT, s.seat, C.SHOTS_NEAR if face == NEAR else C.SHOTS_FAR)
    s.chosen[die] = target + 1
    s.hits[target] += f.shot_loss
    s.aim[SEATS * s.seat + target] += 1
    tell_aim(f, s, r, log, face, target)


def tell_aim(f: Facts, s: State, r: Replies, log: Log, face: int, target: int) -> None:
    """Note a shot with the clause that lets it reach its target."""
    if (seats_at(f, s, s.seat, distance_of(f, s, face)) >> target) & 1:
        clause = C.SHOTS_NEAR
        if face == FAR:
            clause = C.SHOTS_CLOSE_QUARTERS if living(f, s) <= f.close else C.SHOTS_FAR
        emit(log, clause, s.seat, target, f.shot_loss, EVERYONE)
        return
    clause = C.CHARACTERS_CALAMITY_JANET if plays_as(s, s.seat, JANET) else C.CHARACTERS_ROSE_DOOLAN
    emit(log, clause, s.seat, target, face, EVERYONE)


def distance_of(f: Facts, s: State, face: int) -> int:
    """How many seats away this face hits; among few players a far shot counts as a near one."""
    if face == NEAR or living(f, s) <= f.close:
        return f.near
    return f.far


def targets(f: Facts, s: State, seat: int, face: int) -> int:
    """A bit mask of the players whom `seat` may hit with this face."""
    distance = distance_of(f, s, face)
    allowed = seats_at(f, s, seat, distance)
    if plays_as(s, seat, JANET):
        allowed |= seats_at(f, s, seat, distance_of(f, s, NEAR + FAR - face))
    if plays_as(s, seat, ROSE):
        ring = living(f, s) + (0 if lives(s, seat) else 1)
        for further in range(distance + 1, distance + f.rose_reach + 1):
            # Who sits nearer the other way round is not that far away, unless a reading counts any way round.
            if f.rose_around or 2 * further <= ring:
                allowed |= seats_at(f, s, seat, further)
    return allowed


def why_no_shot(f: Facts, s: State, seat: int, target: int, face: int) -> int:
    """The clause that forbids `seat` to hit `target` with this face, or 0."""
    if not lives(s, target):
        return C.ELIMINATION_OUT
    if target == seat:
        return C.SHOTS_DISTANCE
    if (targets(f, s, seat, face) >> target) & 1:
        return 0
    return C.SHOTS_NEAR if face == NEAR else C.SHOTS_FAR


def double_shot(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Slab the Killer may spend a beer to make one of his shots count more."""
    offer(r, NONE)
    for target in range(f.players):
        if s.hits[target]:
            offer(r, target)
    target = pick(f, s, r, DOUBLE, s.seat, C.CHARACTERS_SLAB_THE_KILLER)
    if target != NONE:
        s.beers -= 1
        s.hits[target] += f.slab_loss - f.shot_loss
        emit(log, C.CHARACTERS_SLAB_THE_KILLER, s.seat, target, f.slab_loss, EVERYONE)


def rest_suzy(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Suzy Lafayette gains when there is nothing to shoot with."""
    if plays_as(s, s.seat, SUZY) and lives(s, s.seat):
        emit(log, C.CHARACTERS_SUZY_LAFAYETTE, NOBODY, s.seat, gain(f, s, s.seat, f.suzy_gain), EVERYONE)
