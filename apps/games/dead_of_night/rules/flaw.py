"""Whether a state from outside can be one of this game at all."""

from __future__ import annotations

from apps.games.dead_of_night.rules.ground import find_all_links
from apps.games.dead_of_night.rules.sets import all_seats
from apps.games.dead_of_night.rules.state import (
    ACT,
    AWAY,
    BARRED,
    COLLAPSED,
    DEAL,
    DRAUGHTS,
    FIRES,
    FIRST,
    GATE,
    HAND,
    LOST,
    LYING,
    ON_MAP,
    OPEN,
    STORED,
    VEHICLES,
    WALK,
    WINDOW,
    Facts,
    State,
)


def flaw(f: Facts, s: State) -> str:
    """The name of a field that makes the state impossible, "" if there is none."""
    if s.step == 0:
        return "" if s == State() else "step"
    if not 0 < s.step <= f.limit_steps or s.winners:
        return "step" if not s.winners else "over"
    if not FIRST <= s.phase <= DRAUGHTS:
        return "phase"
    for check in (_of_the_turn, _of_the_map, _of_people, _of_cards, _of_cars):
        found = check(f, s)
        if found:
            return found
    return ""


def _between(values: list[int], low: int, high: int) -> bool:
    return all(low <= value <= high for value in values)


def _of_the_turn(f: Facts, s: State) -> str:
    for name in ("first", "seat", "actor"):
        if not 0 <= getattr(s, name) < f.players:
            return name
    limits = {"actions": 2 * f.actions, "acted": 9, "owes": 1, "gone": 9, "driven": 99, "dark": f.players, "card": 18, "symbols": 9, "lean": 7}
    limits |= {"asked": 1, "interrupting": 1, "queue_at": 9, "fires_left": f.squares, "spread_by": f.players - 1, "blazes": f.squares}
    limits |= {"turn": 99, "barricades": f.squares, "upper": 99, "lower": 99, "keys_in": 1, "end_in": 1}
    for name, high in limits.items():
        if not 0 <= getattr(s, name) <= high:
            return name
    masks = {"wanting": f.players, "living": f.players, "escaped": f.players}
    masks |= {"rolled": f.rooms + 1, "burnt": f.rooms + 1, "searched": f.rooms + 1, "hidden": f.rooms + 1}
    for name, size in masks.items():
        if not 0 <= getattr(s, name) < 1 << size:
            return name
    if s.phase >= FIRES and (not s.end_in or s.lower < 1 or (s.keys_in and not s.upper)):
        return "lower"
    if s.upper + s.lower - s.end_in - s.keys_in > sum(s.events[1:17]):
        return "events"
    return "" if s.escaped & ~s.living == 0 else "escaped"


def _of_the_map(f: Facts, s: State) -> str:
    bad = [
        name
        for name, high in (("zombies", f.crowd), ("fire", f.players), ("vehicle", VEHICLES), ("fought", 99), ("blaze", f.squares))
        if not _between(getattr(s, name)[: f.squares], 0, high) or any(getattr(s, name)[f.squares :])
    ]
    if bad:
        return bad[0]
    if not _between(s.damage, 0, COLLAPSED) or s.damage[0] or not _between(s.damager, 0, f.players):
        return "damage"
    half_barred = 0
    for edge in range(4 * f.squares):
        square, side = edge // 4, edge % 4
        now, base, other = s.edge[edge], f.edge[edge], f.near[8 * square + side]
        if now & ~BARRED not in (base, OPEN) or (now & BARRED and now & 7 not in (OPEN, 3, WINDOW, GATE)) or (now & BARRED and base == OPEN):
            return "edge"
        if other >= 0 and s.edge[4 * other + (side + 2) % 4] != now:
            return "edge"
        half_barred += (now & BARRED > 0) * (2 if other < 0 else 1)
    if half_barred != 2 * s.barricades:
        return "barricades"
    twin = s.copy()
    find_all_links(f, twin)
    if twin.link != s.link or twin.creep != s.creep:
        return "link"
    burning = any(s.fire[q] and (s.zombies[q] or s.damage[f.room[q]] == COLLAPSED) for q in range(f.squares))
    return "fire" if burning or (any(s.fire) and not f.with_fire) else ""


def _of_people(f: Facts, s: State) -> str:
    ready = s.phase > DEAL
    for seat in range(f.players):
        alive = s.living & ~s.escaped & all_seats(f)
        if not (0 if ready else -1) <= s.at[seat] < f.squares:
            return "at"
        if not 0 <= s.energy[seat] <= max(f.energy_limit, f.faces) or (alive >> seat & 1 and not s.energy[seat]):
            return "energy"
        if not 0 <= s.ammunition[seat] < 1000 or not 0 <= s.bite[seat] <= f.bite_turns + 1:
            return "ammunition"
        if not 0 <= s.riding[seat] <= VEHICLES or (s.riding[seat] and s.car[s.riding[seat] - 1] != ON_MAP):
            return "riding"
        if s.riding[seat] and (s.at[seat] != s.rear[s.riding[seat] - 1] or s.wreck[s.riding[seat] - 1] or not alive >> seat & 1):
            return "riding"
        if ready and alive >> seat & 1 and not s.riding[seat] and (s.zombies[s.at[seat]] or s.vehicle[s.at[seat]]):
            return "at"
        if not 0 <= s.debt[seat] <= f.actions or not 0 <= s.interrupts[seat] <= f.interrupts or not 0 <= s.kills[seat] < 10_000:
            return "debt"
    if any(s.dice):
        return "dice"
    alive = s.living & ~s.escaped
    return "" if alive and (alive >> s.actor & 1 or s.phase not in (ACT, WALK)) else "living"


def _of_cards(f: Facts, s: State) -> str:
    for card in range(f.cards):
        place = s.place[card]
        known = 0 <= place <= AWAY or HAND <= place < HAND + f.players or STORED <= place < STORED + f.players
        if not known and not LYING <= place < LYING + f.squares:
            return "place"
    for seat in range(f.players):
        held = sum(f.hands_for[f.kind[card]] for card in range(f.cards) if s.place[card] == HAND + seat)
        if held > f.hands or s.place[: f.cards].count(STORED + seat) > f.stored_limit:
            return "place"
    return "" if all(0 <= s.events[n] <= f.events[n] for n in range(19)) else "events"


def _of_cars(f: Facts, s: State) -> str:
    marked = [0] * len(s.vehicle)
    for car in range(VEHICLES):
        if not 0 <= s.car[car] <= LOST or not 0 <= s.driver[car] <= f.players or not 0 <= s.moved[car] <= 3:
            return "car"
        for name in ("fuel", "running", "keyless", "wired", "broken", "wreck"):
            if not 0 <= getattr(s, name)[car] <= 1:
                return name
        if s.driver[car] and s.riding[s.driver[car] - 1] != car + 1:
            return "driver"
        if s.car[car] == ON_MAP:
            if not 0 <= s.rear[car] < f.squares or not 0 <= s.facing[car] < 4:
                return "rear"
            front = f.near[8 * s.rear[car] + s.facing[car]]
            if front < 0 or marked[front] or marked[s.rear[car]]:
                return "facing"
            marked[front] = marked[s.rear[car]] = car + 1
            if s.riding.count(car + 1) > f.capacity[car]:
                return "riding"
    return "" if marked == s.vehicle else "vehicle"
