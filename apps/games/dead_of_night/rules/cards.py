"""Event cards: the draw, and what is written on them."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.actions import put_out
from apps.games.dead_of_night.rules.dead import move_all, put_zombies, unbar
from apps.games.dead_of_night.rules.driving import put_car
from apps.games.dead_of_night.rules.ground import distance, is_alive, players_at
from apps.games.dead_of_night.rules.harm import damage, settle
from apps.games.dead_of_night.rules.kinds import DRAW_EVENT, DRAW_LAST, DRAW_VEHICLE, ROOM, SQUARE, TARGET
from apps.games.dead_of_night.rules.people import draw_item, gain, take
from apps.games.dead_of_night.rules.state import (
    BARRED,
    BEAMS,
    BOARDS,
    COLLAPSED,
    CRASH,
    DARK,
    DEALT_EVENTS,
    END_CARD,
    FIND,
    GRAVE,
    KEYS_CARD,
    OPEN,
    RAIN,
    ROUNDS,
    SCREAM,
    STUMBLE,
    VEHICLES,
    WAITING,
    WIND,
    Facts,
    State,
)


def draw_event(f: Facts, s: State, r: Replies) -> int:
    """The top event card: the pile it comes from may hold a card that was shuffled into its bottom."""
    in_upper = s.upper > 0
    size = s.upper if in_upper else s.lower
    special = s.keys_in if in_upper else s.end_in
    if in_upper:
        s.upper -= 1
    else:
        s.lower -= 1
    if special and size <= f.low_cards + 1 and ask(f, s, r, DRAW_LAST, CHANCE, 0, size - 1, C.TURN_CARD) == 0:
        if in_upper:
            s.keys_in = 0
            return KEYS_CARD
        s.end_in = 0
        return END_CARD
    left = 0
    for event in range(1, DEALT_EVENTS + 1):
        left += s.events[event]
    at = ask(f, s, r, DRAW_EVENT, CHANCE, 0, left - 1, C.TURN_CARD)
    for event in range(1, DEALT_EVENTS + 1):
        if at < s.events[event]:
            s.events[event] -= 1
            return event
        at -= s.events[event]
    return END_CARD


def read_text(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """What the text of the card in hand does."""
    card = s.card
    if card == CRASH:
        crash(f, s, r, log, seat)
    elif card == FIND:
        find(f, s, r, log, seat)
    elif card == WIND:
        for other in range(f.players):
            if is_alive(s, other):
                emit(log, C.ENERGY_LIMIT, NOBODY, other, gain(f, s, other, f.wind_gain), EVERYONE)
    elif card == ROUNDS:
        s.ammunition[seat] += f.rounds_gain
        emit(log, C.ENERGY_AMMUNITION, NOBODY, seat, f.rounds_gain, EVERYONE)
    elif card == STUMBLE:
        s.actions = max(0, s.actions - f.stumble)
        emit(log, C.TURN_ACTIONS, NOBODY, seat, s.actions, EVERYONE)
    elif card == SCREAM:
        for _ in range(f.scream):
            move_all(f, s, r, log, 1 << seat)
    elif card == DARK:
        s.dark = seat + 1
    elif card == GRAVE:
        open_grave(f, s, log, seat)
    elif card == KEYS_CARD:
        take(f, s, log, seat, f.cards - 1)
        emit(log, C.EVENTS_KEYS, seat, NOBODY, s.place[f.cards - 1], EVERYONE)
    else:
        read_choice(f, s, r, log, seat, card)


def read_choice(f: Facts, s: State, r: Replies, log: Log, seat: int, card: int) -> None:
    """Cards that let whoever drew them choose something on the map."""
    if card == BOARDS and s.barricades:
        for square in range(f.squares):
            for side in range(4):
                other = f.near[8 * square + side]
                if s.edge[4 * square + side] & BARRED and (other < 0 or square < other):
                    offer(r, 4 * square + side)
        edge = pick(f, s, r, TARGET, seat, C.ACTIONS_BARRICADE_BLOCKS)
        unbar(f, s, edge // 4, edge % 4)
        emit(log, C.ACTIONS_BARRICADE_BLOCKS, seat, NOBODY, edge, EVERYONE)
    elif card == RAIN:
        for _ in range(f.rain):
            rain(f, s, r, log, seat)
    elif card == BEAMS:
        found = 0
        for room in range(1, f.rooms + 1):
            if s.damage[room] != COLLAPSED and not someone_in(f, s, room):
                offer(r, room)
                found += 1
        if found:
            room = pick(f, s, r, ROOM, seat, C.DAMAGE_TOKEN)
            damage(f, s, r, log, room, C.DAMAGE_TOKEN, NOBODY)
            settle(f, s, r, log)


def someone_in(f: Facts, s: State, room: int) -> bool:
    """Whether a player is in a room."""
    for seat in range(f.players):  # noqa: SIM110
        if is_alive(s, seat) and f.room[s.at[seat]] == room:
            return True
    return False


def rain(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A fire token off an outdoor square."""
    found = 0
    for square in range(f.squares):
        if s.fire[square] and f.room[square] == 0:
            offer(r, square)
            found += 1
    if found:
        square = pick(f, s, r, SQUARE, seat, C.FIRE_OUTDOORS)
        put_out(f, s, square)
        emit(log, C.FIRE_OUTDOORS, seat, NOBODY, square, EVERYONE)


def find(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Item cards for whoever drew the event."""
    for _ in range(f.find_items):
        card = draw_item(f, s, r, log, C.ITEMS_SEARCH, 0)
        if card >= 0:
            emit(log, C.ITEMS_SEARCH, seat, NOBODY, f.kind[card], EVERYONE)
            take(f, s, log, seat, card)


def open_grave(f: Facts, s: State, log: Log, seat: int) -> None:
    """Zombies on the entry space nearest to a player."""
    best, found = 10000, -1
    for square in range(f.squares):
        if f.entry[square]:
            away = 2 * distance(f, s.at[seat], square) + abs(f.x[square] - f.x[s.at[seat]])
            if away < best:
                best, found = away, square
    if found >= 0:
        put_zombies(f, s, log, found, f.grave, C.ZOMBIES_ENTER)


def free_outdoors(f: Facts, s: State, square: int) -> bool:
    """Whether a vehicle could be put on an outdoor square."""
    return f.room[square] == 0 and s.vehicle[square] == 0 and s.zombies[square] == 0 and players_at(f, s, square) == 0


def fits(f: Facts, s: State, square: int, side: int) -> bool:
    """Whether a vehicle could be put on a square with its front to a side."""
    other = f.near[8 * square + side]
    return other >= 0 and s.edge[4 * square + side] == OPEN and free_outdoors(f, s, square) and free_outdoors(f, s, other)


def crash(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """The top vehicle comes onto free outdoor squares."""
    waiting = 0
    for car in range(VEHICLES):
        waiting += 1 if s.car[car] == WAITING else 0
    found = 0
    for square in range(f.squares):
        if waiting and (fits(f, s, square, 0) or fits(f, s, square, 1) or fits(f, s, square, 2) or fits(f, s, square, 3)):
            s.queue[found] = square
            found += 1
    if not found:
        return
    car = draw_car(f, s, r, waiting)
    for at in range(found):
        offer(r, s.queue[at])
    rear = pick(f, s, r, SQUARE, seat, C.EVENTS_CRASH)
    for side in range(4):
        if fits(f, s, rear, side):
            offer(r, f.near[8 * rear + side])
    front = pick(f, s, r, SQUARE, seat, C.EVENTS_CRASH)
    for side in range(4):
        if f.near[8 * rear + side] == front:
            put_car(f, s, car, rear, side)
    s.keyless[car] = 1
    emit(log, C.EVENTS_CRASH, seat, NOBODY, car, EVERYONE)


def draw_car(f: Facts, s: State, r: Replies, waiting: int) -> int:
    """The top vehicle card."""
    at = ask(f, s, r, DRAW_VEHICLE, CHANCE, 0, waiting - 1, C.SETUP_VEHICLE_DECK)
    for car in range(VEHICLES):
        if s.car[car] == WAITING:
            if at == 0:
                return car
            at -= 1
    return 0
