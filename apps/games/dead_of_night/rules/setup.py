"""Laying out the night."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.actions import bar
from apps.games.dead_of_night.rules.cards import draw_car
from apps.games.dead_of_night.rules.dead import put_zombies
from apps.games.dead_of_night.rules.driving import put_car
from apps.games.dead_of_night.rules.ground import find_all_links
from apps.games.dead_of_night.rules.harm import lay, settle
from apps.games.dead_of_night.rules.kinds import SQUARE, TARGET
from apps.games.dead_of_night.rules.legal import may_bar
from apps.games.dead_of_night.rules.people import die_roll, draw_item, take
from apps.games.dead_of_night.rules.sets import all_seats, bits, nth_bit
from apps.games.dead_of_night.rules.state import (
    AWAY,
    BARRICADES,
    BURNING_HOUSE,
    DEAL,
    DECK,
    EXTINGUISHER,
    FIRES,
    FIRST,
    HAMMER,
    KINDS_OF_EVENT,
    LAST_CAR,
    LIGHT_HOUSE,
    LYING,
    MOLOTOV,
    OUTER,
    PLACE_PLAYERS,
    TILL_DAWN,
    VEHICLES,
    WINDOW,
    Facts,
    State,
)


def setup(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The map, the decks, the energy; then who begins."""
    for edge in range(4 * f.squares):
        s.edge[edge] = f.edge[edge]
    find_all_links(f, s)
    s.hidden = f.unexplored
    for card in range(f.cards):
        s.place[card] = AWAY if f.kind[card] == MOLOTOV else DECK
    for event in range(KINDS_OF_EVENT):
        s.events[event] = f.events[event]
    s.upper, s.lower, s.end_in = f.deck_size // 2, (f.deck_size + 1) // 2 + 1, 1
    if f.scenario == LAST_CAR:
        s.place[f.cards - 1] = AWAY
        s.keys_in = 1
        s.upper += 1
    s.living = all_seats(f)
    s.phase = FIRST
    for seat in range(f.players):
        s.energy[seat], s.ammunition[seat] = f.start_energy, f.start_ammunition
        s.at[seat] = -1


def lay_out(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The rest of the set-up, a part at a time."""
    if s.phase == FIRST:
        begin(f, s, r, log)
    elif s.phase == PLACE_PLAYERS:
        place_next(f, s, r, log)
    elif s.phase == BARRICADES:
        put_barricade(f, s, r, log)
    elif s.phase == LIGHT_HOUSE:
        light_house(f, s, r, log)
    else:
        deal(f, s, r, log)


def begin(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Everybody rolls the die; the highest begins, those who tie roll again."""
    left = all_seats(f)
    while bits(left) > 1:
        best, most = 0, 0
        for seat in range(f.players):
            if (left >> seat) & 1:
                rolled = die_roll(f, s, r, C.SETUP_FIRST)
                if rolled > most:
                    best, most = 0, rolled
                if rolled == most:
                    best |= 1 << seat
        left = best
    s.first = nth_bit(left, 0)
    s.seat = s.actor = s.first
    s.phase = PLACE_PLAYERS
    emit(log, C.SETUP_FIRST, NOBODY, s.first, 0, EVERYONE)
    if f.scenario == BURNING_HOUSE:
        for seat in range(f.players):
            s.energy[seat] = die_roll(f, s, r, C.SCENARIOS_BURNING_HOUSE_ENERGY)
            emit(log, C.SCENARIOS_BURNING_HOUSE_ENERGY, NOBODY, seat, s.energy[seat], EVERYONE)


def start_clause(f: Facts) -> int:
    """The clause that says where players start."""
    if f.scenario == LAST_CAR:
        return C.SCENARIOS_LAST_CAR_START
    return C.SCENARIOS_TILL_DAWN_START if f.scenario == TILL_DAWN else C.SCENARIOS_BURNING_HOUSE_START


def taken(f: Facts, s: State, square: int) -> bool:
    """Whether somebody starts on a square."""
    for seat in range(f.players):  # noqa: SIM110
        if s.at[seat] == square:
            return True
    return False


def place_next(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The next player chooses where to start."""
    seat = s.actor
    for square in range(f.squares):
        if f.entry[square] and not taken(f, s, square) if f.scenario == LAST_CAR else f.start[square]:
            offer(r, square)
    s.at[seat] = pick(f, s, r, SQUARE, seat, start_clause(f))
    emit(log, start_clause(f), seat, NOBODY, s.at[seat], EVERYONE)
    s.actor = (seat + 1) % f.players
    if s.actor == s.first:
        s.phase = BARRICADES if f.start_barricades else LIGHT_HOUSE if f.start_fires else DEAL
        s.queue_at = 0


def put_barricade(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A barricade on a door or window of the house; the first player speaks for all."""
    for edge in range(4 * f.squares):
        square, side = edge // 4, edge % 4
        other = f.near[8 * square + side]
        inside = f.room[square] > 0 and may_bar(f, s, edge) and s.edge[edge] != OUTER
        if inside and (other < 0 or f.room[other] == 0 or square < other) and s.edge[edge] <= WINDOW:
            offer(r, edge)
    edge = pick(f, s, r, TARGET, s.first, C.SCENARIOS_TILL_DAWN_BARRICADES)
    bar(f, s, edge)
    emit(log, C.SCENARIOS_TILL_DAWN_BARRICADES, s.first, NOBODY, edge, EVERYONE)
    if s.barricades >= f.start_barricades:
        s.phase = DEAL


def light_house(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A player lays fire in a room in which nobody is."""
    seat = s.actor
    for square in range(f.squares):
        if f.room[square] and not s.fire[square] and not in_room(f, s, f.room[square]):
            offer(r, square)
    lay(f, s, log, pick(f, s, r, SQUARE, seat, C.SCENARIOS_BURNING_HOUSE_FIRE), seat, C.SCENARIOS_BURNING_HOUSE_FIRE)
    settle(f, s, r, log)
    s.actor = (seat + 1) % f.players
    if s.actor == s.first:
        s.queue_at += 1
        if s.queue_at >= f.start_fires:
            s.phase, s.queue_at = DEAL, 0


def in_room(f: Facts, s: State, room: int) -> bool:
    """Whether somebody starts in a room."""
    for seat in range(f.players):  # noqa: SIM110
        if f.room[s.at[seat]] == room:
            return True
    return False


def deal(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Items, zombies, the vehicle in the garage, what lies in the house."""
    clause = C.SCENARIOS_LAST_CAR_ITEMS if f.scenario == LAST_CAR else C.SCENARIOS_BURNING_HOUSE_ITEMS
    if f.scenario == TILL_DAWN:
        clause = C.SCENARIOS_TILL_DAWN_ITEMS
    if f.scenario != LAST_CAR:
        for card in range(f.cards):
            if s.place[card] == DECK and f.kind[card] == (HAMMER if f.scenario == TILL_DAWN else EXTINGUISHER):
                s.place[card] = LYING + set_aside(f)
                break
    for step in range(f.players):
        seat = (s.first + step) % f.players
        for _ in range(f.start_items):
            card = draw_item(f, s, r, log, clause, 1 if f.scenario == LAST_CAR else 0)
            if card >= 0:
                emit(log, clause, NOBODY, seat, f.kind[card], EVERYONE)
                take(f, s, log, seat, card)
    count = 0
    for square in range(f.squares):
        if f.entry[square] and not taken(f, s, square):
            count += put_zombies(f, s, log, square, f.start_zombies, 0)
    if count:
        emit(log, zombie_clause(f), NOBODY, NOBODY, count, EVERYONE)
    if f.scenario == LAST_CAR:
        car = draw_car(f, s, r, VEHICLES)
        put_car(f, s, car, f.garage, f.garage_side)
        emit(log, C.SCENARIOS_LAST_CAR_VEHICLE, NOBODY, NOBODY, car, EVERYONE)
    s.phase = FIRES
    s.seat = s.actor = s.first


def zombie_clause(f: Facts) -> int:
    """The clause that puts the first zombies onto the map."""
    if f.scenario == LAST_CAR:
        return C.SCENARIOS_LAST_CAR_ZOMBIES
    return C.SCENARIOS_TILL_DAWN_ZOMBIES if f.scenario == TILL_DAWN else C.SCENARIOS_BURNING_HOUSE_ZOMBIES


def set_aside(f: Facts) -> int:
    """Where the tool of the scenario lies: the head of the stairs, or the first square of the kitchen."""
    if f.garage >= 0:
        return f.garage
    for square in range(f.squares):
        if f.start[square]:
            return square
    return 0
