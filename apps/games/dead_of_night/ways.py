"""Where a computer player wants to go: distances over the map to what it is after, worked out in the policies' scratch."""

from __future__ import annotations

from apps.engine.auto import SCRATCH
from apps.engine.record import Ints
from apps.games.dead_of_night.rules.driving import can_board, moving
from apps.games.dead_of_night.rules.ground import closed, front_of
from apps.games.dead_of_night.rules.people import has
from apps.games.dead_of_night.rules.state import (
    BURNING_HOUSE,
    CAN,
    DAMAGED,
    KEYS,
    LAST_CAR,
    LYING,
    ON_MAP,
    SQUARES,
    TILL_DAWN,
    VEHICLES,
    Facts,
    State,
)

FAR = 90
QUEUE = SCRATCH + SQUARES


def best_car(f: Facts, s: State, seat: int) -> int:
    """The vehicle that a player could get going, -1 if none."""
    found, best = -1, 0
    for car in range(VEHICLES):
        if s.car[car] == ON_MAP and not s.wreck[car] and (s.running[car] or not s.broken[car] or s.keyless[car]) and can_board(f, s, car):
            value = 1
            if s.fuel[car]:
                value += 4
            elif has(f, s, seat, CAN) >= 0:
                value += 3
            if s.running[car] or s.keyless[car] or has(f, s, seat, KEYS) >= 0:
                value += 2
            if value > best:
                found, best = car, value
    return found if best >= 4 else -1


def begin(f: Facts, s: State, r: Ints, square: int, end: int) -> int:
    """Make a square a goal."""
    if r[SCRATCH + square] == 0:
        return end
    r[SCRATCH + square] = 0
    r[QUEUE + end] = square
    return end + 1


def find_ways(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Fill the scratch with each square's steps to the nearest goal of a player; says how many goals there are."""
    for square in range(f.squares):
        r[SCRATCH + square] = FAR
    end = goals(f, s, r, seat)
    at, here = 0, s.at[seat]
    found = end
    while at < end:
        square = r[QUEUE + at]
        at += 1
        if square == here:
            break
        away = r[SCRATCH + square] + 1
        links, way = s.link[square], 0
        while links:
            if links & 1:
                other = f.near[8 * square + way]
                if r[SCRATCH + other] == FAR and (other == here or open_to(f, s, other)):
                    r[SCRATCH + other] = away
                    r[QUEUE + end] = other
                    end += 1
            links >>= 1
            way += 1
        other = f.stairs[square]
        if other >= 0 and r[SCRATCH + other] == FAR and open_to(f, s, other):
            r[SCRATCH + other] = away
            r[QUEUE + end] = other
            end += 1
    return found


def open_to(f: Facts, s: State, square: int) -> bool:
    """Whether a player would go over a square."""
    return s.zombies[square] == 0 and s.fire[square] == 0 and s.vehicle[square] == 0 and not closed(f, s, square)


def goals(f: Facts, s: State, r: Ints, seat: int) -> int:
    """What a player is after."""
    here, end = s.at[seat], 0
    if s.fire[here]:
        for square in range(f.squares):
            if open_to(f, s, square):
                end = begin(f, s, r, square, end)
        return end
    if f.scenario == BURNING_HOUSE and (s.turn > 2 * f.players or s.energy[seat] <= 2):
        for square in range(f.squares):
            if f.rim[square] and open_to(f, s, square):
                end = begin(f, s, r, square, end)
        return end
    car = best_car(f, s, seat) if f.with_vehicles else -1
    if car >= 0 and not moving(f, s, car):
        end = around(f, s, r, s.rear[car], end)
        return around(f, s, r, front_of(f, s, car), end)
    if (f.scenario == TILL_DAWN and f.room[here] == 0) or f.scenario == BURNING_HOUSE or s.energy[seat] > 2:
        for square in range(f.squares):
            room = f.room[square]
            if room and not (s.searched >> room) & 1 and s.damage[room] != DAMAGED and open_to(f, s, square):
                end = begin(f, s, r, square, end)
    if f.scenario == LAST_CAR:
        for card in range(f.cards):
            if s.place[card] >= LYING and f.kind[card] in (CAN, KEYS) and open_to(f, s, s.place[card] - LYING):
                end = begin(f, s, r, s.place[card] - LYING, end)
    return end


def around(f: Facts, s: State, r: Ints, square: int, end: int) -> int:
    """Make the squares beside a vehicle's square goals."""
    for way in range(8):
        if (s.link[square] >> way) & 1 and open_to(f, s, f.near[8 * square + way]):
            end = begin(f, s, r, f.near[8 * square + way], end)
    return end


def danger(f: Facts, s: State, square: int) -> int:
    """How bad it is to stand on a square."""
    bad = 40 if s.fire[square] else 0
    links, way = s.link[square], 0
    while links:
        if links & 1:
            other = f.near[8 * square + way]
            if s.zombies[other]:
                bad += 5 + 2 * s.zombies[other]
            elif s.fire[other]:
                bad += 1
        links >>= 1
        way += 1
    return bad


def cost(f: Facts, s: State, r: Ints, square: int) -> int:
    """What a square is worth to a player after `find_ways`: less is better."""
    return 6 * r[SCRATCH + square] + danger(f, s, square)
