"""On foot: steps, stairs and jumps."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.combat import attacked
from apps.games.dead_of_night.rules.driving import board, can_board, moving
from apps.games.dead_of_night.rules.ground import closed, is_alive
from apps.games.dead_of_night.rules.harm import free_for_player, is_beside, may_enter, settle
from apps.games.dead_of_night.rules.kinds import INTO, OUT, STEP, STOP
from apps.games.dead_of_night.rules.people import die_roll, leave_map, lose
from apps.games.dead_of_night.rules.state import ACT, BURNING_HOUSE, WALK, Facts, State

LONG = 99


def can_stand(f: Facts, s: State, square: int) -> bool:
    """Whether a player may go to a square on foot."""
    return s.zombies[square] == 0 and s.vehicle[square] == 0 and not closed(f, s, square)


def out_of_fire(f: Facts, s: State) -> None:
    """Fill `far` with each square's steps to the nearest square that does not burn."""
    end = 0
    for square in range(f.squares):
        s.far[square] = LONG
        if not s.fire[square] and can_stand(f, s, square):
            s.far[square] = 0
            s.queue[end] = square
            end += 1
    at = 0
    while at < end:
        here = s.queue[at]
        at += 1
        for way in range(8):
            if (s.link[here] >> way) & 1:
                other = f.near[8 * here + way]
                if s.far[other] == LONG and can_stand(f, s, other):
                    s.far[other] = s.far[here] + 1
                    s.queue[end] = other
                    end += 1


def steps_from(f: Facts, s: State, r: Replies, seat: int, offered: int) -> int:
    """How many ways a player's next step has; with `offered` they are offered."""
    here = s.at[seat]
    if s.riding[seat]:
        return ways_out(f, s, r, s.riding[seat] - 1, offered)
    bound = s.owes == 1 and s.fire[here] > 0 and f.any_move == 0
    if bound:
        out_of_fire(f, s)
    count, cars = 0, 0
    for way in range(8):
        if not (s.link[here] >> way) & 1:
            continue
        other = f.near[8 * here + way]
        if bound and s.far[other] + 1 != s.far[here]:
            continue
        if can_stand(f, s, other):
            count += 1
            if offered:
                offer(r, other)
        elif s.vehicle[other] and can_board(f, s, s.vehicle[other] - 1) and not (cars >> s.vehicle[other]) & 1 and not s.zombies[other]:
            cars |= 1 << s.vehicle[other]
            count += 1
            if offered:
                offer(r, INTO + s.vehicle[other] - 1)
    if f.scenario == BURNING_HOUSE and f.rim[here]:
        count += 1
        if offered:
            offer(r, OUT)
    return count


def ways_out(f: Facts, s: State, r: Replies, car: int, offered: int) -> int:
    """The squares beside a parked vehicle."""
    if moving(f, s, car):
        return 0
    count = 0
    for square in range(f.squares):
        if free_for_player(f, s, square) and is_beside(f, s, square, car):
            count += 1
            if offered:
                offer(r, square)
    return count


def walk(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """One step of a move, or its end."""
    if s.gone >= s.energy[seat] or steps_from(f, s, r, seat, 0) == 0:
        end_walk(s)
        return
    if s.gone:
        offer(r, STOP)
    steps_from(f, s, r, seat, 1)
    step = pick(f, s, r, STEP, seat, C.ACTIONS_MOVE)
    if step == STOP:
        end_walk(s)
    elif step == OUT:
        emit(log, C.SCENARIOS_BURNING_HOUSE_ESCAPE, seat, NOBODY, s.at[seat], EVERYONE)
        s.escaped |= 1 << seat
        leave_map(f, s, log, seat)
        end_walk(s)
    elif step >= INTO:
        s.gone += 1
        board(f, s, r, log, seat, step - INTO)
        end_walk(s)
    else:
        go(f, s, r, log, seat, step)


def end_walk(s: State) -> None:
    """The move is over."""
    s.phase, s.gone, s.owes = ACT, 0, 0


def go(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> None:
    """A step to a square."""
    if not reveal_and_enter(f, s, r, log, seat, square):
        if not is_alive(s, seat):
            end_walk(s)
        return
    s.gone += 1
    s.phase = WALK
    arrive(f, s, r, log, seat, square, C.ACTIONS_MOVE)
    if not is_alive(s, seat) or s.at[seat] != square or s.energy[seat] < s.gone:
        end_walk(s)


def reveal_and_enter(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> bool:
    """Lay open a room that lies face down, and roll for one that is damaged."""
    room = f.room[square]
    if (s.hidden >> room) & 1:
        s.hidden &= ~(1 << room)
        emit(log, C.SCENARIOS_LAST_CAR_UNEXPLORED, seat, NOBODY, room, EVERYONE)
    origin = s.at[seat]
    return may_enter(f, s, r, log, seat, origin, square) and is_alive(s, seat) and s.at[seat] == origin


def arrive(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int, clause: int) -> None:
    """A player comes onto a square: fire hurts, and zombies beside it are fought."""
    if s.riding[seat]:
        car = s.riding[seat] - 1
        if s.driver[car] == seat + 1:
            s.driver[car] = 0
        s.riding[seat] = 0
    s.at[seat] = square
    emit(log, clause, seat, NOBODY, square, EVERYONE)
    if s.fire[square]:
        lose(f, s, log, seat, f.fire_loss, C.FIRE_PASS, NOBODY)
    attacked(f, s, r, log, seat)
    if f.with_fire:
        settle(f, s, r, log)


def climb(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Up or down a stair."""
    square = f.stairs[s.at[seat]]
    if reveal_and_enter(f, s, r, log, seat, square):
        arrive(f, s, r, log, seat, square, C.ACTIONS_CLIMB)


def jump(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Out of an upper window."""
    arrive(f, s, r, log, seat, f.jump[s.at[seat]], C.ACTIONS_JUMP)
    if is_alive(s, seat):
        lose(f, s, log, seat, die_roll(f, s, r, C.ACTIONS_JUMP), C.ENERGY_LIFE, NOBODY)
