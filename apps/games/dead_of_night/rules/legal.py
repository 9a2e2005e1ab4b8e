"""Which actions a player may take."""

from __future__ import annotations

from apps.engine.ask import Replies
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.combat import can_shoot, offer_zombies_seen
from apps.games.dead_of_night.rules.driving import can_go_round, can_go_straight, moving
from apps.games.dead_of_night.rules.ground import adjacent, beside_car, closed, distance, front_of, hidden, is_alive, is_wall, sees
from apps.games.dead_of_night.rules.harm import explodes
from apps.games.dead_of_night.rules.kinds import (
    BARRICADE,
    CLIMB,
    COMBINE,
    DROP,
    EXTINGUISH,
    FIGHT,
    FUEL,
    GIVE,
    GO_ROUND,
    GO_STRAIGHT,
    HOT_WIRE,
    HURL,
    JUMP,
    LEAP,
    LIGHT,
    MOVE,
    PICK_UP,
    RECOVER,
    REST,
    SEARCH,
    SHOOT,
    START,
    STEAL,
    STORE,
    THROW,
    UNBARRICADE,
)
from apps.games.dead_of_night.rules.people import can_hold, deck_size, gun, hands_full, has, holds, stored
from apps.games.dead_of_night.rules.state import (
    AWAY,
    BARRED,
    BOTTLE,
    CAN,
    DISCARD,
    DOOR,
    EXTINGUISHER,
    GATE,
    HAMMER,
    HAND,
    KEYS,
    KIT,
    LYING,
    MATCHES,
    MOLOTOV,
    NAIL_GUN,
    ON_MAP,
    OPEN,
    SNACK,
    STORED,
    WINDOW,
    Facts,
    State,
)
from apps.games.dead_of_night.rules.walking import can_stand, steps_from

CLAUSE_OF = (
    C.TURN_END,
    C.ACTIONS_MOVE,
    C.ITEMS_SEARCHED,
    C.ACTIONS_CLIMB,
    C.ACTIONS_JUMP,
    C.ACTIONS_LIGHT,
    C.ACTIONS_EXTINGUISH,
    C.ACTIONS_BARRICADE,
    C.ACTIONS_UNBARRICADE,
    C.ACTIONS_REARRANGE,
    C.ACTIONS_STEAL,
    C.ACTIONS_COMBINE,
    C.ACTIONS_RECOVER,
    C.ACTIONS_REST,
    C.ACTIONS_ATTACK_OBJECT,
    C.VEHICLES_FUELLING,
    C.VEHICLES_START,
    C.VEHICLES_HOT_WIRE,
    C.VEHICLES_SPEED,
    C.VEHICLES_TURNING,
    C.FREE_PICK_UP,
    C.FREE_DROP,
    C.FREE_THROW,
    C.FREE_GIVE,
    C.FREE_FIGHT_ONCE,
    C.COMBAT_RANGED,
    C.MOLOTOV_RANGE,
    C.VEHICLES_LEAVE,
)
"""The clause by which each action is allowed or not."""


def may(f: Facts, s: State, r: Replies, seat: int, action: int) -> bool:
    """Whether a player may take an action now."""
    if action >= PICK_UP:
        if action == LEAP:
            return s.riding[seat] > 0 and moving(f, s, s.riding[seat] - 1)
        return s.interrupting == 0 and s.riding[seat] == 0 and may_freely(f, s, r, seat, action)
    if s.actions <= 0 or s.energy[seat] <= 0 or (s.owes and s.actions <= 1 and action != MOVE):
        return False
    if action == MOVE:
        return steps_from(f, s, r, seat, 0) > 0
    if action in (FUEL, START, HOT_WIRE, GO_STRAIGHT, GO_ROUND):
        return f.with_vehicles == 1 and may_with_car(f, s, seat, action)
    if action == RECOVER:
        return can_recover(f, s, seat)
    if action == REST:
        return s.acted == 0 and s.interrupting == 0 and s.owes == 0 and s.energy[seat] < f.energy_limit
    if action in (STORE, COMBINE):
        return can_store(f, s, seat) if action == STORE else can_combine(f, s, seat)
    return s.riding[seat] == 0 and may_on_foot(f, s, r, seat, action)


def may_on_foot(f: Facts, s: State, r: Replies, seat: int, action: int) -> bool:
    """Actions that one takes with both feet on the ground."""
    here = s.at[seat]
    if action == SEARCH:
        return f.room[here] > 0 and not (s.searched >> f.room[here]) & 1 and (deck_size(f, s, 0) > 0 or any_discarded(f, s))
    if action == CLIMB:
        return f.stairs[here] >= 0 and can_stand(f, s, f.stairs[here])
    if action == JUMP:
        return f.jump[here] >= 0 and can_stand(f, s, f.jump[here])
    if action == LIGHT:
        return holds(f, s, seat, MATCHES) >= 0 and count_around(f, s, here, 0) > 0
    if action == EXTINGUISH:
        return holds(f, s, seat, EXTINGUISHER) >= 0 and (s.fire[here] > 0 or count_around(f, s, here, 1) > 0)
    if action == BARRICADE:
        return can_build(f, s, seat)
    if action == UNBARRICADE:
        return f.room[here] > 0 and count_edges(f, s, here, 1) > 0
    if action == STEAL:
        for other in range(f.players):  # noqa: SIM110
            if can_rob(f, s, seat, other):
                return True
        return False
    return can_break(f, s, r, seat)


def any_discarded(f: Facts, s: State) -> bool:
    """Whether the item discard pile holds anything."""
    for card in range(f.cards):  # noqa: SIM110
        if s.place[card] == DISCARD:
            return True
    return False


def may_be_lit(f: Facts, s: State, square: int) -> bool:
    """Whether a fire may be lit on a square."""
    return s.fire[square] == 0 and not closed(f, s, square) and not hidden(f, s, square)


def count_around(f: Facts, s: State, here: int, burning: int) -> int:
    """How many adjacent squares burn, or could."""
    count = 0
    for way in range(8):
        if (s.link[here] >> way) & 1:
            other = f.near[8 * here + way]
            if s.fire[other] > 0 if burning else may_be_lit(f, s, other):
                count += 1
    return count


def may_bar(f: Facts, s: State, edge: int) -> bool:
    """Whether a barricade may be put on an edge: a door, a window or a gap in a wall."""
    return s.edge[edge] in (DOOR, WINDOW, GATE) or (s.edge[edge] == OPEN and is_wall(f.edge[edge]))


def count_edges(f: Facts, s: State, here: int, barred: int) -> int:
    """How many sides of a square bear a barricade, or could."""
    count = 0
    for side in range(4):
        if s.edge[4 * here + side] & BARRED if barred else may_bar(f, s, 4 * here + side):
            count += 1
    return count


def can_build(f: Facts, s: State, seat: int) -> bool:
    """Whether a player can build a barricade."""
    if s.barricades >= f.barricade_tokens or (holds(f, s, seat, HAMMER) < 0 and holds(f, s, seat, NAIL_GUN) < 0):
        return False
    return count_edges(f, s, s.at[seat], 0) > 0


def within_reach(f: Facts, s: State, seat: int, other: int) -> bool:
    """Whether another player, on foot, is on the same square or an adjacent one."""
    if other == seat or not is_alive(s, other) or s.riding[other] or s.riding[seat]:
        return False
    return s.at[other] == s.at[seat] or adjacent(f, s, s.at[seat], s.at[other])


def can_place(f: Facts, s: State, seat: int, card: int) -> bool:
    """Whether a player has a hand or a place in store for a card."""
    return can_hold(f, s, seat, card) or stored(f, s, seat) < f.stored_limit


def can_rob(f: Facts, s: State, seat: int, other: int) -> bool:
    """Whether there is something to steal from a player within reach."""
    if not within_reach(f, s, seat, other):
        return False
    for card in range(f.cards):  # noqa: SIM110
        if s.place[card] in (HAND + other, STORED + other) and can_place(f, s, seat, card):
            return True
    return False


def can_combine(f: Facts, s: State, seat: int) -> bool:
    """Whether a player can make a Molotov cocktail."""
    if has(f, s, seat, BOTTLE) < 0 or has(f, s, seat, CAN) < 0:
        return False
    return spare_molotov(f, s) >= 0


def spare_molotov(f: Facts, s: State) -> int:
    """A Molotov card beside the deck, -1 if there is none."""
    for card in range(f.cards):
        if f.kind[card] == MOLOTOV and s.place[card] == AWAY:
            return card
    return -1


def can_store(f: Facts, s: State, seat: int) -> bool:
    """Whether there is anything to rearrange."""
    for card in range(f.cards):  # noqa: SIM110
        if can_toggle(f, s, seat, card):
            return True
    return False


def can_toggle(f: Facts, s: State, seat: int, card: int) -> bool:
    """Whether a card can go from a hand into store, or the other way."""
    if s.place[card] == HAND + seat:
        return stored(f, s, seat) < f.stored_limit
    return s.place[card] == STORED + seat and can_hold(f, s, seat, card)


def can_recover(f: Facts, s: State, seat: int) -> bool:
    """Whether using up an energy item would help anybody."""
    if holds(f, s, seat, SNACK) >= 0 and s.energy[seat] < f.energy_limit:
        return True
    if holds(f, s, seat, KIT) < 0:
        return False
    for other in range(f.players):  # noqa: SIM110
        if can_treat(f, s, seat, other):
            return True
    return False


def can_treat(f: Facts, s: State, seat: int, other: int) -> bool:
    """Whether a first-aid kit would help somebody within reach."""
    if other != seat and not within_reach(f, s, seat, other):
        return False
    return s.bite[other] > 0 or s.energy[other] < f.energy_limit


def breaks_card(f: Facts, s: State, seat: int, card: int) -> bool:
    """Whether a player can attack a card that explodes: beside the square, or with a shot at what he sees."""
    if s.place[card] < LYING or not f.with_fire or not explodes(f, f.kind[card]):
        return False
    square = s.place[card] - LYING
    here = s.at[seat]
    if square == here or adjacent(f, s, here, square):
        return True
    return can_shoot(f, s, seat) and sees(f, s, here, square)


def breaks_car(f: Facts, s: State, seat: int, car: int) -> bool:
    """Whether a player can attack a vehicle."""
    if s.car[car] != ON_MAP or s.wreck[car]:
        return False
    if beside_car(f, s, seat, car):
        return True
    if not can_shoot(f, s, seat):
        return False
    return sees(f, s, s.at[seat], s.rear[car]) or sees(f, s, s.at[seat], front_of(f, s, car))


def breaks_edge(f: Facts, s: State, edge: int) -> bool:
    """Whether an edge can be attacked."""
    return s.edge[edge] & BARRED > 0 or (is_wall(s.edge[edge]) and f.near[8 * (edge // 4) + edge % 4] >= 0)


def can_break(f: Facts, s: State, r: Replies, seat: int) -> bool:
    """Whether there is an object to attack."""
    for side in range(4):
        if breaks_edge(f, s, 4 * s.at[seat] + side):
            return True
    for card in range(f.cards):
        if breaks_card(f, s, seat, card):
            return True
    for car in range(5):  # noqa: SIM110
        if breaks_car(f, s, seat, car):
            return True
    return False


def may_with_car(f: Facts, s: State, seat: int, action: int) -> bool:
    """Actions on a vehicle beside one or that one sits in."""
    if action == GO_STRAIGHT:
        return can_go_straight(f, s, seat)
    if action == GO_ROUND:
        return can_go_round(f, s, seat)
    for car in range(5):  # noqa: SIM110
        if car_for(f, s, seat, car, action):
            return True
    return False


def car_for(f: Facts, s: State, seat: int, car: int, action: int) -> bool:
    """Whether a player can fuel, start or hot-wire a vehicle."""
    if s.car[car] != ON_MAP or s.wreck[car] or not beside_car(f, s, seat, car):
        return False
    if action == FUEL:
        return not s.fuel[car] and holds(f, s, seat, CAN) >= 0
    if s.running[car] or s.broken[car]:
        return False
    if action == START:
        return s.keyless[car] == 1 or (has(f, s, seat, KEYS) >= 0 and (holds(f, s, seat, KEYS) >= 0 or hands_full(f, s, seat) < f.hands))
    return s.keyless[car] == 0 and has(f, s, seat, KEYS) < 0


# Free actions


def may_freely(f: Facts, s: State, r: Replies, seat: int, action: int) -> bool:
    """Free actions, on foot and in one's own turn."""
    here = s.at[seat]
    if action == PICK_UP:
        for card in range(f.cards):  # noqa: SIM110
            if s.place[card] == LYING + here and can_hold(f, s, seat, card):
                return True
        return False
    if action in (DROP, THROW, GIVE):
        for card in range(f.cards):  # noqa: SIM110
            if s.place[card] == HAND + seat and (action != GIVE or takers(f, s, seat, card)):
                return True
        return False
    if action == FIGHT:
        for way in range(8):  # noqa: SIM110
            if (s.link[here] >> way) & 1 and may_fight(f, s, f.near[8 * here + way]):
                return True
        return False
    if action == SHOOT:
        return can_shoot(f, s, seat) and offer_zombies_seen(f, s, r, seat, -2 * f.squares) > 0
    return action == HURL and holds(f, s, seat, MOLOTOV) >= 0 and can_hurl(f, s, r, seat)


def takers(f: Facts, s: State, seat: int, card: int) -> int:
    """A bit mask of those to whom a card could be given."""
    found = 0
    for other in range(f.players):
        if within_reach(f, s, seat, other) and can_hold(f, s, other, card):
            found |= 1 << other
    return found


def may_fight(f: Facts, s: State, square: int) -> bool:
    """Whether the zombies of a square may be fought by choice."""
    return s.zombies[square] > 0 and s.fought[square] < f.fights


def can_hurl(f: Facts, s: State, r: Replies, seat: int) -> bool:
    """Whether there is anybody to throw a Molotov cocktail at."""
    if offer_zombies_seen(f, s, r, seat, -s.energy[seat]):
        return True
    for other in range(f.players):  # noqa: SIM110
        if can_hit(f, s, seat, other):
            return True
    return False


def can_hit(f: Facts, s: State, seat: int, other: int) -> bool:
    """Whether another player is a target within range."""
    if other == seat or not is_alive(s, other) or s.riding[other]:
        return False
    return distance(f, s.at[seat], s.at[other]) <= s.energy[seat] and sees(f, s, s.at[seat], s.at[other])


def has_gun(f: Facts, s: State, seat: int) -> bool:
    """Whether a player holds a weapon for shooting."""
    return gun(f, s, seat) >= 0
