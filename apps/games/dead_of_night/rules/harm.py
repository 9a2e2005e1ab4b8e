"""Fire, blasts, damaged and collapsing rooms: each ends with `settle`, which lets everything happen that follows from them."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.ground import closed, distance, front_of, hidden, is_alive, sees
from apps.games.dead_of_night.rules.kinds import SQUARE
from apps.games.dead_of_night.rules.people import die, die_roll, lose
from apps.games.dead_of_night.rules.state import (
    AWAY,
    CAN,
    COLLAPSED,
    CYLINDER,
    DAMAGED,
    DISCARD,
    HAND,
    LOST,
    LYING,
    ON_MAP,
    STORED,
    WHOLE,
    Facts,
    State,
)


def kill(s: State, square: int, count: int, killer: int) -> None:
    """Zombies of a square die, and count for `killer` (NOBODY: for nobody)."""
    s.zombies[square] -= count
    if killer >= 0:
        s.kills[killer] += count


def free_for_player(f: Facts, s: State, square: int) -> bool:
    """Whether a player could be put on a square."""
    return s.zombies[square] == 0 and s.vehicle[square] == 0 and not closed(f, s, square) and not hidden(f, s, square)


def nearest_free(f: Facts, s: State, square: int) -> int:
    """The nearest square on which a player could be put, of those on the same floor before others; the square itself if there is none."""
    found, best = square, 10000
    for other in range(f.squares):
        if other != square and free_for_player(f, s, other):
            away = abs(f.x[other] - f.x[square]) + abs(f.y[other] - f.y[square]) + distance(f, square, other)
            if away < best:
                found, best = other, away
    return found


# Fire


def lay(f: Facts, s: State, log: Log, square: int, owner: int, clause: int) -> None:
    """A fire token comes onto a square, if it can."""
    if s.fire[square] or closed(f, s, square) or hidden(f, s, square):
        return
    s.fire[square] = owner + 1
    emit(log, clause, owner, NOBODY, square, EVERYONE)
    if s.zombies[square]:
        emit(log, C.FIRE_ZOMBIES, owner, NOBODY, s.zombies[square], EVERYONE)
        kill(s, square, s.zombies[square], owner)


def lay_around(f: Facts, s: State, log: Log, square: int, owner: int, clause: int) -> None:
    """Fire on a square and on those adjacent to it."""
    around = s.link[square]
    lay(f, s, log, square, owner, clause)
    for way in range(8):
        other = f.near[8 * square + way]
        if other >= 0 and ((around >> way) & 1 or f.fire_around):
            lay(f, s, log, other, owner, clause)


def explodes(f: Facts, kind: int) -> bool:
    """Whether things of a kind explode."""
    return kind == CYLINDER or (f.both_explode == 1 and kind == CAN)


def blast(f: Facts, s: State, r: Replies, log: Log, card: int, square: int, owner: int) -> None:
    """A cylinder explodes."""
    s.used |= 1 << f.kind[card]
    s.place[card] = DISCARD
    emit(log, C.CANISTER_SET_OFF, owner, NOBODY, square, EVERYONE)
    for other in range(f.squares):
        if s.zombies[other] and in_blast(f, s, square, other):
            emit(log, C.CANISTER_ZOMBIES, owner, NOBODY, s.zombies[other], EVERYONE)
            kill(s, other, s.zombies[other], owner)
    for step in range(f.players):
        seat = (s.seat + step) % f.players
        if is_alive(s, seat) and in_blast(f, s, square, s.at[seat]):
            lose(f, s, log, seat, die_roll(f, s, r, C.CANISTER_PLAYERS), C.CANISTER_PLAYERS, owner)
    lay_around(f, s, log, square, owner, C.CANISTER_FIRE)


def in_blast(f: Facts, s: State, square: int, other: int) -> bool:
    """Whether a blast reaches a square."""
    return distance(f, square, other) <= f.blast and (not f.blast_stopped or sees(f, s, square, other))


def settle(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Cylinders in fire explode, burnt rooms are damaged, vehicles in fire are lost, and again, until nothing more follows."""
    more = True
    while more:
        more = explode_next(f, s, r, log)
        if not more:
            more = damage_burnt(f, s, r, log)
        if not more:
            more = destroy_next(f, s, r, log)


def explode_next(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """The first cylinder that lies in fire explodes."""
    for card in range(f.cards):
        if s.place[card] >= LYING and explodes(f, f.kind[card]):
            square = s.place[card] - LYING
            if s.fire[square]:
                blast(f, s, r, log, card, square, s.seat if f.blast_active else s.fire[square] - 1)
                return True
    return False


def damage_burnt(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """The first room that has just burnt whole is damaged."""
    for room in range(1, f.rooms + 1):
        if not (s.burnt >> room) & 1 and s.damage[room] != COLLAPSED:
            burning, owner = 0, 0
            for square in range(f.squares):
                if f.room[square] == room and s.fire[square]:
                    burning += 1
                    owner = s.fire[square] - 1
            if burning == f.room_size[room]:
                s.burnt |= 1 << room
                emit(log, C.FIRE_BURNT, owner, NOBODY, room, EVERYONE)
                if f.tokens_go:
                    put_out_room(f, s, room)
                if s.damage[room] == WHOLE or not f.burnt_same:
                    damage(f, s, r, log, room, C.DAMAGE_TOKEN, owner)
                return True
    return False


def put_out_room(f: Facts, s: State, room: int) -> None:
    """No token is left in a room."""
    for square in range(f.squares):
        if f.room[square] == room:
            s.fire[square] = 0


def destroy_next(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """The first vehicle that burns on both squares with nobody at the wheel is destroyed."""
    for car in range(5):
        in_fire = s.car[car] == ON_MAP and not s.wreck[car] and s.fire[s.rear[car]] > 0 and s.fire[front_of(f, s, car)] > 0
        if in_fire and s.driver[car] == 0 and not (f.anybody_saves and riders(f, s, car)):
            emit(log, C.FIRE_VEHICLE, s.fire[s.rear[car]] - 1, NOBODY, car, EVERYONE)
            wreck(f, s, r, log, car, C.FIRE_PASSENGERS, 1)
            return True
    return False


# Vehicles that are no more


def riders(f: Facts, s: State, car: int) -> int:
    """A bit mask of those in a vehicle."""
    found = 0
    for seat in range(f.players):
        if is_alive(s, seat) and s.riding[seat] == car + 1:
            found |= 1 << seat
    return found


def wreck(f: Facts, s: State, r: Replies, log: Log, car: int, clause: int, rolls: int) -> None:
    """A vehicle is a wreck; those in it find themselves beside it, and with `rolls` they roll for what they lose."""
    s.wreck[car] = 1
    s.running[car] = 0
    inside = riders(f, s, car)
    for seat in range(f.players):
        if (inside >> seat) & 1:
            step_out(f, s, r, log, seat, clause)
            if rolls:
                lose(f, s, log, seat, die_roll(f, s, r, C.VEHICLES_LEAVE_LOSS), C.VEHICLES_LEAVE_LOSS, NOBODY)
    s.driver[car] = 0


def step_out(f: Facts, s: State, r: Replies, log: Log, seat: int, clause: int) -> None:
    """Whoever leaves a vehicle other than by a move comes onto a square beside it."""
    car = s.riding[seat] - 1
    if s.driver[car] == seat + 1:
        s.driver[car] = 0
    s.riding[seat] = 0
    found = 0
    for square in range(f.squares):
        if free_for_player(f, s, square) and is_beside(f, s, square, car):
            offer(r, square)
            found += 1
    s.at[seat] = pick(f, s, r, SQUARE, seat, clause) if found else nearest_free(f, s, s.rear[car])
    emit(log, clause, seat, NOBODY, s.at[seat], EVERYONE)


def is_beside(f: Facts, s: State, square: int, car: int) -> bool:
    """Whether a square is adjacent to one of a vehicle's."""
    for way in range(8):  # noqa: SIM110
        if (s.link[square] >> way) & 1 and s.vehicle[f.near[8 * square + way]] == car + 1:
            return True
    return False


# Damage


def damage(f: Facts, s: State, r: Replies, log: Log, room: int, clause: int, owner: int) -> None:
    """A room gets a damaged-structure token; a second one brings it down, and what follows."""
    s.fallen, s.fresh = 0, 0
    token(f, s, log, room, clause, owner, 0)
    bring_down(f, s, r, log)


def collapse(f: Facts, s: State, r: Replies, log: Log, room: int) -> None:
    """A room collapses, and what follows."""
    s.fallen, s.fresh = 0, 0
    fall(f, s, log, room, C.DAMAGE_COLLAPSE, 0)
    bring_down(f, s, r, log)


def fall(f: Facts, s: State, log: Log, room: int, clause: int, depth: int) -> None:
    """A room is among those that are coming down."""
    s.damage[room] = COLLAPSED
    s.falling[s.fallen], s.depth[s.fallen] = room, depth
    s.fallen += 1
    s.collapses += 1
    emit(log, clause, NOBODY, NOBODY, room, EVERYONE)


def token(f: Facts, s: State, log: Log, room: int, clause: int, owner: int, depth: int) -> None:
    """One damaged-structure token for a room."""
    if s.damage[room] == COLLAPSED or (f.single_token and (s.fresh >> room) & 1):
        return
    s.fresh |= 1 << room
    if s.damage[room] == WHOLE:
        s.damage[room] = DAMAGED
        s.damager[room] = owner + 1
        emit(log, clause, owner, NOBODY, room, EVERYONE)
    else:
        fall(f, s, log, room, C.DAMAGE_SECOND, depth)


def bring_down(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The rooms that are coming down fall one after the other, and damage those beside and above them."""
    at = 0
    while at < s.fallen:
        room, deep = s.falling[at], s.depth[at]
        at += 1
        bury(f, s, r, log, room)
        if f.one_step and deep:
            continue
        for other in range(1, f.rooms + 1):
            if (f.beside[room] >> other) & 1:
                token(f, s, log, other, C.DAMAGE_NEIGHBOURS, NOBODY, deep + 1)
        for other in range(1, f.rooms + 1):
            if (f.above[room] >> other) & 1:
                token(f, s, log, other, C.DAMAGE_ABOVE, NOBODY, deep + 1)


def bury(f: Facts, s: State, r: Replies, log: Log, room: int) -> None:
    """What is in a collapsed room: zombies die, items, fire and vehicles are lost, players leap out."""
    for square in range(f.squares):
        if f.room[square] == room:
            s.zombies[square], s.fire[square] = 0, 0
    for card in range(f.cards):
        if s.place[card] >= LYING and f.room[s.place[card] - LYING] == room:
            s.place[card] = AWAY
    for car in range(5):
        if s.car[car] == ON_MAP and (f.room[s.rear[car]] == room or f.room[front_of(f, s, car)] == room):
            lose_car(f, s, log, car)
    for step in range(f.players):
        seat = (s.seat + step) % f.players
        if is_alive(s, seat) and f.room[s.at[seat]] == room:
            flee(f, s, r, log, seat)


def lose_car(f: Facts, s: State, log: Log, car: int) -> None:
    """A vehicle lies under what has fallen; those in it are players in the room like others."""
    emit(log, C.DAMAGE_ITEMS, NOBODY, NOBODY, car, EVERYONE)
    for seat in range(f.players):
        if s.riding[seat] == car + 1:
            s.riding[seat] = 0
    s.vehicle[s.rear[car]], s.vehicle[front_of(f, s, car)] = 0, 0
    s.car[car], s.driver[car], s.running[car] = LOST, 0, 0


def flee(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A player in a room that collapses: rolls, loses, and is outside, if alive."""
    if f.collapse_kills:
        die(f, s, log, seat, C.DAMAGE_FIGURES)
    else:
        lose(f, s, log, seat, die_roll(f, s, r, C.DAMAGE_FIGURES), C.DAMAGE_FIGURES, NOBODY)
    if is_alive(s, seat):
        s.at[seat] = nearest_free(f, s, s.at[seat])
        return
    for card in range(f.cards):
        if s.place[card] == LYING + s.at[seat] or s.place[card] in (HAND + seat, STORED + seat):
            s.place[card] = AWAY


def may_enter(f: Facts, s: State, r: Replies, log: Log, seat: int, origin: int, square: int) -> bool:
    """Whether a figure (`seat`, or NOBODY for a zombie) that goes to a square gets there: damaged rooms want a roll."""
    room = f.room[square]
    if room == 0 or room == f.room[origin] or s.damage[room] == WHOLE:
        return True
    if s.damage[room] == COLLAPSED:
        return False
    if f.roll_once and (s.rolled >> room) & 1:
        return True
    s.rolled |= 1 << room
    roller = s.seat
    if f.owner_rolls and seat == NOBODY and s.damager[room]:
        roller = s.damager[room] - 1
    rolled = die_roll(f, s, r, C.DAMAGE_ENTER)
    emit(log, C.DAMAGE_ENTER, roller, seat, rolled, EVERYONE)
    if rolled >= f.collapse_roll:
        collapse(f, s, r, log, room)
        return False
    return True
