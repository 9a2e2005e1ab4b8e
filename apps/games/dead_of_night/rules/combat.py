"""Fights with the dead: hand to hand and from a distance."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick, poll
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.ground import adjacent, closed, distance, hidden, is_alive, players_at, sees
from apps.games.dead_of_night.rules.harm import kill, may_enter
from apps.games.dead_of_night.rules.kinds import HELP, NO, SQUARE, YES
from apps.games.dead_of_night.rules.people import close_weapon, die_roll, gun, lose, worth
from apps.games.dead_of_night.rules.state import LYING, OPEN, WINDOW, Facts, State


def beside_zombies(f: Facts, s: State, seat: int, square: int) -> bool:
    """Whether a player on foot is beside the zombies of a square."""
    return is_alive(s, seat) and s.riding[seat] == 0 and s.zombies[square] > 0 and adjacent(f, s, s.at[seat], square)


def fight(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> None:
    """Close combat with the zombies of one adjacent square."""
    crowd = s.zombies[square]
    weapon = close_weapon(f, s, seat)
    result = die_roll(f, s, r, C.COMBAT_CLOSE) + worth(f, s, weapon) - f.per_zombie * crowd + helpers(f, s, r, log, seat, square)
    emit(log, C.COMBAT_CLOSE, seat, NOBODY, result, EVERYONE)
    if result >= f.kill:
        killed = min(crowd, result - f.above_kill)
        kill(s, square, killed, seat)
        emit(log, C.COMBAT_KILL, seat, NOBODY, killed, EVERYONE)
    elif result >= f.knock:
        knock_back(f, s, r, log, seat, s.at[seat], square)
    elif result >= f.hurt:
        lose(f, s, log, seat, f.hurt_loss, C.COMBAT_HURT, NOBODY)
    else:
        grabbed(f, s, r, log, seat, square, weapon)


def helpers(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> int:
    """What those add who are beside the same zombies and join in."""
    able = 0
    for other in range(f.players):
        if other != seat and beside_zombies(f, s, other, square):
            able |= 1 << other
    if not able:
        return 0
    poll(f, s, r, HELP, able, NO, YES, C.COMBAT_HELPERS, s.dice)
    added = 0
    for other in range(f.players):
        if (able >> other) & 1 and s.dice[other] == YES:
            added += f.per_helper
            emit(log, C.COMBAT_HELPERS, other, seat, f.per_helper, EVERYONE)
        s.dice[other] = 0
    return added


def can_be_pushed(f: Facts, s: State, square: int, way: int) -> bool:
    """Whether a zombie gets from a square in a direction."""
    if not (s.creep[square] >> way) & 1:
        return False
    other = f.near[8 * square + way]
    if way < 4 and s.edge[4 * square + way] not in (OPEN, WINDOW):
        return False
    if way >= 4 and not (s.link[square] >> way) & 1:
        return False
    room_for = s.zombies[other] < f.crowd and s.vehicle[other] == 0 and players_at(f, s, other) == 0
    return room_for and not closed(f, s, other) and not hidden(f, s, other)


def knock_back(f: Facts, s: State, r: Replies, log: Log, seat: int, origin: int, square: int) -> None:
    """A zombie goes a square farther from whoever struck it."""
    emit(log, C.COMBAT_KNOCK_BACK, seat, NOBODY, square, EVERYONE)
    found = 0
    for way in range(8):
        other = f.near[8 * square + way]
        if can_be_pushed(f, s, square, way) and distance(f, origin, other) > distance(f, origin, square):
            offer(r, other)
            found += 1
    if not found:
        return
    other = pick(f, s, r, SQUARE, seat, C.COMBAT_KNOCKED)
    arrives = may_enter(f, s, r, log, NOBODY, square, other)
    if s.zombies[square] and arrives:
        s.zombies[square] -= 1
        land(f, s, log, other)
        emit(log, C.COMBAT_KNOCKED, seat, NOBODY, other, EVERYONE)


def land(f: Facts, s: State, log: Log, square: int) -> None:
    """A zombie comes onto a square; in fire it dies."""
    if s.fire[square]:
        s.kills[s.fire[square] - 1] += 1
        emit(log, C.FIRE_ZOMBIES, s.fire[square] - 1, NOBODY, 1, EVERYONE)
    else:
        s.zombies[square] += 1


def grabbed(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int, weapon: int) -> None:
    """A zombie has got hold of a player."""
    lose(f, s, log, seat, f.grab_loss, C.COMBAT_GRABBED, NOBODY)
    if not is_alive(s, seat) or die_roll(f, s, r, C.COMBAT_GRABBED) <= s.energy[seat]:
        return
    if weapon >= 0:
        s.place[weapon] = LYING + square
    emit(log, C.COMBAT_GRAB_WEAPON, NOBODY, seat, 0 if weapon < 0 else f.kind[weapon], EVERYONE)
    if die_roll(f, s, r, C.COMBAT_GRAB_WEAPON) > s.energy[seat] and s.bite[seat] == 0:
        s.bite[seat] = f.bite_turns + 1
        emit(log, C.COMBAT_GRAB_BITE, NOBODY, seat, f.bite_turns, EVERYONE)


def attacked(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A player fights the zombies of every adjacent square, as far as still alive."""
    if not is_alive(s, seat) or s.riding[seat]:
        return
    here = s.at[seat]
    for way in range(8):
        other = f.near[8 * here + way]
        if other >= 0 and is_alive(s, seat) and s.at[seat] == here and (s.link[here] >> way) & 1 and s.zombies[other]:
            fight(f, s, r, log, seat, other)


# Shooting


def can_shoot(f: Facts, s: State, seat: int) -> bool:
    """Whether a player has what it takes to shoot."""
    return s.riding[seat] == 0 and s.dark == 0 and s.ammunition[seat] >= f.shot and gun(f, s, seat) >= 0


def offer_zombies_seen(f: Facts, s: State, r: Replies, seat: int, reach: int) -> int:
    """Offer squares with zombies that a player sees within `reach`; says how many. Nothing is offered on a mere count (`reach` below 0)."""
    found = 0
    for square in range(f.squares):
        if s.zombies[square] and distance(f, s.at[seat], square) <= abs(reach) and sees(f, s, s.at[seat], square):
            if reach > 0:
                offer(r, square)
            found += 1
    return found


def shoot(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> None:
    """A shot at a zombie."""
    s.ammunition[seat] -= f.shot
    away = distance(f, s.at[seat], square)
    result = die_roll(f, s, r, C.COMBAT_RANGED) + worth(f, s, gun(f, s, seat))
    if adjacent(f, s, s.at[seat], square):
        result += f.near_adjacent
    elif away <= f.close_squares:
        result += f.near_close
    emit(log, C.COMBAT_RANGED, seat, NOBODY, result, EVERYONE)
    if result >= f.ranged_hit:
        killed = min(s.zombies[square], f.ranged_killed)
        kill(s, square, killed, seat)
        emit(log, C.COMBAT_RANGED_KILL, seat, NOBODY, killed, EVERYONE)
