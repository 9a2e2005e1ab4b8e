"""Vehicles: who drives, where they go, and what they run into."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.combat import knock_back
from apps.games.dead_of_night.rules.ground import closed, front_of, hidden, is_alive, players_at
from apps.games.dead_of_night.rules.harm import kill, may_enter, riders, settle, step_out, wreck
from apps.games.dead_of_night.rules.kinds import DRIVE, NO, OVER_EDGE, STRAIGHT, WHEEL, YES
from apps.games.dead_of_night.rules.people import die_roll, lose, rival_fight
from apps.games.dead_of_night.rules.state import GATE, LOST, ON_MAP, OPEN, Facts, State


def moving(f: Facts, s: State, car: int) -> bool:
    """Whether a vehicle counts as moving: it moved in this turn, or by a reading has not come to rest."""
    return s.moved[car] & 1 == 1 or (f.running_moves == 1 and s.moved[car] & 2 == 2)


def drives(f: Facts, s: State, seat: int) -> int:
    """The vehicle that a seat can drive now, -1 if none."""
    car = s.riding[seat] - 1
    if car < 0 or s.driver[car] != seat + 1 or s.wreck[car] or not s.running[car]:
        return -1
    if not s.fuel[car] and not (f.wired_dry and s.wired[car]):
        return -1
    return car


def put_car(f: Facts, s: State, car: int, rear: int, facing: int) -> None:
    """A vehicle and those in it stand on two squares."""
    if s.car[car] == ON_MAP:
        s.vehicle[s.rear[car]], s.vehicle[front_of(f, s, car)] = 0, 0
    s.car[car], s.rear[car], s.facing[car] = ON_MAP, rear, facing
    s.vehicle[rear], s.vehicle[front_of(f, s, car)] = car + 1, car + 1
    for seat in range(f.players):
        if s.riding[seat] == car + 1:
            s.at[seat] = rear


def opens(f: Facts, s: State, car: int, square: int, way: int) -> int:
    """The square to which a vehicle can go over an edge, zombies aside; -1 if there is none."""
    other = f.near[8 * square + way]
    if other < 0 or s.edge[4 * square + way] not in (OPEN, GATE) or closed(f, s, other) or hidden(f, s, other):
        return -1
    if s.vehicle[other] not in (0, car + 1) or players_at(f, s, other):
        return -1
    return other


def run(f: Facts, s: State, car: int, square: int, way: int, limit: int, clean: int) -> int:
    """How many squares are open from a square in a direction; `clean`: without zombies."""
    count = 0
    while count < limit:
        square = opens(f, s, car, square, way)
        if square < 0 or (clean and s.zombies[square]):
            return count
        count += 1
    return count


def along(f: Facts, square: int, way: int, steps: int) -> int:
    """The square so many steps away; negative steps go back."""
    while steps > 0:
        square = f.near[8 * square + way]
        steps -= 1
    while steps < 0:
        square = f.near[8 * square + ((way + 2) & 3)]
        steps += 1
    return square


def reach(f: Facts, s: State, car: int) -> int:
    """How many squares a vehicle may go with this action."""
    return max(0, f.speed[car] - s.driven) if f.speed_turn else f.speed[car]


def can_go_straight(f: Facts, s: State, seat: int) -> bool:
    """Whether there is anywhere to go straight ahead or back."""
    car = drives(f, s, seat)
    if car < 0 or reach(f, s, car) == 0:
        return False
    front, rear, facing = front_of(f, s, car), s.rear[car], s.facing[car]
    if run(f, s, car, front, facing, 1, 0) or run(f, s, car, rear, (facing + 2) & 3, 1, 0):
        return True
    return f.rim[front] == 1 and f.near[8 * front + facing] < 0


def go_straight(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A move straight ahead or back, or over the edge of the map."""
    car = drives(f, s, seat)
    facing, limit = s.facing[car], reach(f, s, car)
    ahead = run(f, s, car, front_of(f, s, car), facing, limit, 0)
    back = run(f, s, car, s.rear[car], (facing + 2) & 3, limit, 0)
    for steps in range(1, ahead + 1):
        offer(r, STRAIGHT + steps)
    for steps in range(1, back + 1):
        offer(r, STRAIGHT - steps)
    last = along(f, front_of(f, s, car), facing, ahead)
    if ahead < limit and f.rim[last] and f.near[8 * last + facing] < 0:
        offer(r, OVER_EDGE)
    chosen = pick(f, s, r, DRIVE, seat, C.VEHICLES_SPEED)
    steps = ahead if chosen == OVER_EDGE else chosen - STRAIGHT
    gone = roll_on(f, s, r, log, seat, car, steps)
    if chosen == OVER_EDGE and gone and drives(f, s, seat) == car:
        drive_off(f, s, log, car)


def roll_on(f: Facts, s: State, r: Replies, log: Log, seat: int, car: int, steps: int) -> bool:
    """So many squares ahead (negative: back); says whether the vehicle went all of them."""
    s.driven_cars |= 1 << car
    for _ in range(abs(steps)):
        way = s.facing[car] if steps > 0 else (s.facing[car] + 2) & 3
        end = front_of(f, s, car) if steps > 0 else s.rear[car]
        other = opens(f, s, car, end, way)
        if other < 0 or not may_enter(f, s, r, log, seat, end, other) or drives(f, s, seat) != car:
            return False
        s.moved[car] = 3
        if s.zombies[other] and not ram(f, s, r, log, seat, car, end, other):
            return False
        put_car(f, s, car, f.near[8 * s.rear[car] + way], s.facing[car])
        s.driven += 1
        emit(log, C.VEHICLES_STRAIGHT, seat, NOBODY, s.rear[car], EVERYONE)
    return True


def ram(f: Facts, s: State, r: Replies, log: Log, seat: int, car: int, end: int, square: int) -> bool:
    """A vehicle drives at zombies; says whether the square is empty then."""
    result = die_roll(f, s, r, C.VEHICLES_ATTACK) + f.capacity[car] - f.per_zombie * s.zombies[square]
    emit(log, C.VEHICLES_ATTACK, seat, NOBODY, result, EVERYONE)
    breaks = f.capacity[car] <= f.wreck_high if f.wreck_by_capacity else result <= f.wreck_high
    if breaks:
        emit(log, C.VEHICLES_WRECK, seat, NOBODY, car, EVERYONE)
        wreck(f, s, r, log, car, C.VEHICLES_WRECK_INSIDE, 0)
        return False
    if result >= f.kill:
        killed = min(s.zombies[square], result - f.above_kill)
        kill(s, square, killed, seat)
        emit(log, C.VEHICLES_KILLS, seat, NOBODY, killed, EVERYONE)
    elif result >= f.knock:
        knock_back(f, s, r, log, seat, end, square)
    return s.zombies[square] == 0 and s.car[car] == ON_MAP and not closed(f, s, square)


def drive_off(f: Facts, s: State, log: Log, car: int) -> None:
    """A vehicle leaves the map, and all who are in it with it."""
    inside = riders(f, s, car)
    s.vehicle[s.rear[car]], s.vehicle[front_of(f, s, car)] = 0, 0
    s.car[car], s.driver[car] = LOST, 0
    for seat in range(f.players):
        if (inside >> seat) & 1:
            emit(log, C.ENDING_ESCAPE, NOBODY, seat, car, EVERYONE)
            s.escaped |= 1 << seat


# Turning


def shifts(f: Facts, s: State, car: int, side: int, steps: int, after: int) -> bool:
    """Whether a vehicle can turn to a side (0 left, 1 right) with so many squares before or after it."""
    if f.must_shift and abs(steps) != f.turn_squares:
        return False
    rear, facing = s.rear[car], s.facing[car]
    turned = (facing + (1 if side else 3)) & 3
    if not after:
        end = front_of(f, s, car) if steps > 0 else rear
        way = facing if steps > 0 else (facing + 2) & 3
        if run(f, s, car, end, way, abs(steps), 1) < abs(steps):
            return False
        rear = along(f, rear, facing, steps)
    front = opens(f, s, car, rear, turned)
    if front < 0 or s.zombies[front]:
        return False
    if not after:
        return True
    end, way = (front, turned) if steps > 0 else (rear, (turned + 2) & 3)
    return run(f, s, car, end, way, abs(steps), 1) == abs(steps)


def can_go_round(f: Facts, s: State, seat: int) -> bool:
    """Whether there is a way to turn."""
    car = drives(f, s, seat)
    if car < 0 or (f.speed_turn and reach(f, s, car) == 0):
        return False
    for code in range(28):  # noqa: SIM110
        if round_code(f, s, car, code):
            return True
    return False


def round_code(f: Facts, s: State, car: int, code: int) -> bool:
    """Whether a way to turn is open: bit 0 after, then the shift, then the side."""
    steps = (code >> 1) % 7 - 3
    if abs(steps) > f.turn_squares or (steps == 0 and code & 1):
        return False
    if f.speed_turn and abs(steps) > reach(f, s, car):
        return False
    return shifts(f, s, car, code // 14, steps, code & 1)


def go_round(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A quarter turn with what is driven before or after."""
    car = drives(f, s, seat)
    for code in range(28):
        if round_code(f, s, car, code):
            offer(r, code)
    code = pick(f, s, r, DRIVE, seat, C.VEHICLES_TURNING)
    steps, side = (code >> 1) % 7 - 3, code // 14
    s.moved[car] = 3
    s.driven_cars |= 1 << car
    if code & 1 == 0 and not roll_on(f, s, r, log, seat, car, steps):
        return
    put_car(f, s, car, s.rear[car], (s.facing[car] + (1 if side else 3)) & 3)
    emit(log, C.VEHICLES_PIVOT, seat, NOBODY, front_of(f, s, car), EVERYONE)
    if code & 1:
        roll_on(f, s, r, log, seat, car, steps)


# Getting in and out


def can_board(f: Facts, s: State, car: int) -> bool:
    """Whether somebody more may get into a vehicle."""
    if s.wreck[car] or s.car[car] != ON_MAP:
        return False
    count = 0
    for seat in range(f.players):
        if s.riding[seat] == car + 1:
            count += 1
    return count < f.capacity[car]


def board(f: Facts, s: State, r: Replies, log: Log, seat: int, car: int) -> None:
    """A player gets in; over the wheel there may be a fight."""
    s.riding[seat], s.at[seat] = car + 1, s.rear[car]
    emit(log, C.VEHICLES_BOARD, seat, NOBODY, car, EVERYONE)
    if s.driver[car] == 0:
        s.driver[car] = seat + 1
        emit(log, C.VEHICLES_DRIVER, seat, NOBODY, car, EVERYONE)
    elif ask(f, s, r, WHEEL, seat, NO, YES, C.VEHICLES_DRIVER) == YES:
        fight_for_wheel(f, s, r, log, seat, car)


def fight_for_wheel(f: Facts, s: State, r: Replies, log: Log, seat: int, car: int) -> None:
    """The winner drives; on a tie whoever sat there keeps the seat."""
    other = s.driver[car] - 1
    won = rival_fight(f, s, r, log, seat, other, 0, C.VEHICLES_SEAT_FIGHT)
    if not is_alive(s, seat):
        return
    if won > 0:
        s.driver[car] = seat + 1
        emit(log, C.VEHICLES_DRIVER, seat, NOBODY, car, EVERYONE)


def leap(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A player leaves a moving vehicle."""
    step_out(f, s, r, log, seat, C.VEHICLES_LEAVE)
    lose(f, s, log, seat, die_roll(f, s, r, C.VEHICLES_LEAVE_LOSS), C.VEHICLES_LEAVE_LOSS, NOBODY)
    settle(f, s, r, log)
