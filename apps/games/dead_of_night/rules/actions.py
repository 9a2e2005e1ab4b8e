"""The actions of a turn, one at a time."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.combat import fight, offer_zombies_seen, shoot
from apps.games.dead_of_night.rules.dead import unbar
from apps.games.dead_of_night.rules.driving import go_round, go_straight, leap
from apps.games.dead_of_night.rules.ground import adjacent, distance, is_alive, sees, set_edge
from apps.games.dead_of_night.rules.harm import blast, explodes, kill, lay, lay_around, settle, wreck
from apps.games.dead_of_night.rules.kinds import (
    ACCEPT,
    ACTION,
    AT_PLAYER,
    BARRICADE,
    BREAK,
    CAR_TARGET,
    CARD_OF,
    CARD_TARGET,
    CLIMB,
    COMBINE,
    DONE,
    DROP,
    EXTINGUISH,
    FIGHT,
    FUEL,
    GIVE,
    GO_ROUND,
    GO_STRAIGHT,
    HOT_WIRE,
    HURL,
    HURL_AT,
    JUMP,
    LAST_ACTION,
    LEAP,
    LIGHT,
    MOVE,
    NO,
    NO_CARD,
    PICK_UP,
    RECOVER,
    REST,
    SEARCH,
    SHOOT,
    SQUARE,
    START,
    STEAL,
    STORE,
    TARGET,
    THROW,
    UNBARRICADE,
    WHO,
    YES,
)
from apps.games.dead_of_night.rules.legal import (
    breaks_car,
    breaks_card,
    breaks_edge,
    can_hit,
    can_place,
    can_rob,
    can_toggle,
    can_treat,
    car_for,
    may,
    may_bar,
    may_be_lit,
    may_fight,
    spare_molotov,
    takers,
)
from apps.games.dead_of_night.rules.people import (
    can_hold,
    close_weapon,
    die_roll,
    draw_item,
    gain,
    gun,
    has,
    holds,
    lose,
    rival_fight,
    take,
    use_up,
    worth,
)
from apps.games.dead_of_night.rules.sets import offer_bits
from apps.games.dead_of_night.rules.state import (
    BARRED,
    BOTTLE,
    CAN,
    CYLINDER,
    DISCARD,
    EXTINGUISHER,
    HAMMER,
    HAND,
    INNER,
    KEYS,
    KIT,
    LYING,
    MATCHES,
    MOLOTOV,
    NAIL_GUN,
    OPEN,
    PISTOL,
    SNACK,
    STORED,
    Facts,
    State,
)
from apps.games.dead_of_night.rules.walking import climb, jump, walk


def act(f: Facts, s: State, r: Replies, log: Log, seat: int) -> bool:
    """One action; says whether the player is done."""
    must_move = s.owes == 1 and s.actions > 0 and may(f, s, r, seat, MOVE)
    if not must_move:
        offer(r, DONE)
    for action in range(MOVE, LAST_ACTION + 1):
        if may(f, s, r, seat, action):
            offer(r, action)
    action = pick(f, s, r, ACTION, seat, C.TURN_ACTIONS)
    if action == DONE:
        return True
    if action < PICK_UP:
        s.actions -= 1
        s.acted += 1
        if action == REST:
            s.actions = 0
        if s.interrupting:
            s.debt[seat] = f.interrupt_cost if action in (MOVE, GO_STRAIGHT, GO_ROUND) else f.actions
    do_action(f, s, r, log, seat, action)
    if not is_alive(s, seat):
        return True
    if action == LEAP:
        if s.interrupting:
            s.debt[seat] = f.actions
        return True
    return False


def do_action(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """Take an action."""
    if action == MOVE:
        walk(f, s, r, log, seat)
    elif action == GO_STRAIGHT:
        go_straight(f, s, r, log, seat)
    elif action == GO_ROUND:
        go_round(f, s, r, log, seat)
    elif action in (FUEL, START, HOT_WIRE):
        tend_car(f, s, r, log, seat, action)
    elif action == CLIMB:
        climb(f, s, r, log, seat)
    elif action == JUMP:
        jump(f, s, r, log, seat)
    elif action == LEAP:
        leap(f, s, r, log, seat)
    elif action >= PICK_UP:
        do_free(f, s, r, log, seat, action)
    else:
        do_more(f, s, r, log, seat, action)


def do_more(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """The other actions that cost one."""
    if action == SEARCH:
        search(f, s, r, log, seat)
    elif action == LIGHT:
        light(f, s, r, log, seat)
    elif action == EXTINGUISH:
        extinguish(f, s, r, log, seat)
    elif action == BARRICADE:
        build(f, s, r, log, seat)
    elif action == UNBARRICADE:
        take_down(f, s, r, log, seat)
    elif action == STORE:
        rearrange(f, s, r, log, seat)
    elif action == STEAL:
        steal(f, s, r, log, seat)
    elif action == COMBINE:
        combine(f, s, log, seat)
    elif action == RECOVER:
        recover(f, s, r, log, seat)
    elif action == REST:
        emit(log, C.ACTIONS_REST, seat, NOBODY, gain(f, s, seat, f.rest_gain), EVERYONE)
    elif action == BREAK:
        break_object(f, s, r, log, seat)


def search(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """The top item card of a room."""
    s.searched |= 1 << f.room[s.at[seat]]
    card = draw_item(f, s, r, log, C.ACTIONS_SEARCH, 0)
    if card < 0:
        return
    emit(log, C.ACTIONS_SEARCH, seat, NOBODY, f.kind[card], EVERYONE)
    take(f, s, log, seat, card)
    if PISTOL <= f.kind[card] <= NAIL_GUN:
        s.ammunition[seat] += f.gun_ammunition
        emit(log, C.ITEMS_GUN_FOUND, seat, NOBODY, f.gun_ammunition, EVERYONE)


def light(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A fire on an adjacent square."""
    s.used |= 1 << MATCHES
    here = s.at[seat]
    for way in range(8):
        if (s.link[here] >> way) & 1 and may_be_lit(f, s, f.near[8 * here + way]):
            offer(r, f.near[8 * here + way])
    lay(f, s, log, pick(f, s, r, SQUARE, seat, C.ACTIONS_LIGHT), seat, C.ACTIONS_LIGHT)
    settle(f, s, r, log)


def extinguish(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Fire tokens off adjacent squares or one's own."""
    s.used |= 1 << EXTINGUISHER
    here = s.at[seat]
    for _ in range(f.extinguish):
        found = 0
        if s.fire[here]:
            offer(r, here)
            found += 1
        for way in range(8):
            if (s.link[here] >> way) & 1 and s.fire[f.near[8 * here + way]]:
                offer(r, f.near[8 * here + way])
                found += 1
        if found:
            square = pick(f, s, r, SQUARE, seat, C.ACTIONS_EXTINGUISH)
            put_out(f, s, square)
            emit(log, C.ACTIONS_EXTINGUISH, seat, NOBODY, square, EVERYONE)


def put_out(f: Facts, s: State, square: int) -> None:
    """A fire token is off the map; a room that is lit again may burn whole again."""
    s.fire[square] = 0
    s.burnt &= ~(1 << f.room[square])


def build(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A barricade beside one's square."""
    here = s.at[seat]
    s.used |= 1 << (HAMMER if holds(f, s, seat, HAMMER) >= 0 else NAIL_GUN)
    for side in range(4):
        if may_bar(f, s, 4 * here + side):
            offer(r, 4 * here + side)
    edge = pick(f, s, r, TARGET, seat, C.ACTIONS_BARRICADE)
    bar(f, s, edge)
    emit(log, C.ACTIONS_BARRICADE, seat, NOBODY, edge, EVERYONE)


def bar(f: Facts, s: State, edge: int) -> None:
    """A barricade comes onto an edge."""
    s.barricades += 1
    set_edge(f, s, edge // 4, edge % 4, s.edge[edge] | BARRED)


def take_down(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A barricade is taken away from inside."""
    for side in range(4):
        if s.edge[4 * s.at[seat] + side] & BARRED:
            offer(r, 4 * s.at[seat] + side)
    edge = pick(f, s, r, TARGET, seat, C.ACTIONS_UNBARRICADE)
    unbar(f, s, edge // 4, edge % 4)
    emit(log, C.ACTIONS_UNBARRICADE, seat, NOBODY, edge, EVERYONE)


def rearrange(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Hands and store, card after card, as often as there are cards to carry."""
    for turn in range(f.stored_limit + f.hands):
        found = 0
        for card in range(f.cards):
            if can_toggle(f, s, seat, card):
                offer(r, card)
                found += 1
        if turn:
            offer(r, NO_CARD)
        card = pick(f, s, r, CARD_OF, seat, C.ACTIONS_REARRANGE)
        if card == NO_CARD:
            return
        s.place[card] = STORED + seat if s.place[card] == HAND + seat else HAND + seat
        emit(log, C.ACTIONS_REARRANGE, seat, NOBODY, f.kind[card], EVERYONE)


def steal(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A roll above the other's energy gets an item."""
    for other in range(f.players):
        if can_rob(f, s, seat, other):
            offer(r, other)
    victim = pick(f, s, r, WHO, seat, C.ACTIONS_STEAL)
    rolled = die_roll(f, s, r, C.ACTIONS_STEAL)
    emit(log, C.ACTIONS_STEAL, seat, victim, rolled, EVERYONE)
    if rolled <= s.energy[victim]:
        return
    for card in range(f.cards):
        if s.place[card] in (HAND + victim, STORED + victim) and can_place(f, s, seat, card):
            offer(r, card)
    card = pick(f, s, r, CARD_OF, seat, C.ACTIONS_STEAL)
    s.place[card] = HAND + seat if can_hold(f, s, seat, card) else STORED + seat


def combine(f: Facts, s: State, log: Log, seat: int) -> None:
    """The bottle is exchanged for a Molotov cocktail."""
    bottle, card = has(f, s, seat, BOTTLE), spare_molotov(f, s)
    s.used |= 1 << BOTTLE | 1 << CAN
    s.place[card] = s.place[bottle]
    s.place[bottle] = DISCARD
    if f.petrol_used:
        s.place[has(f, s, seat, CAN)] = DISCARD
    emit(log, C.MOLOTOV_MAKE, seat, NOBODY, f.kind[card], EVERYONE)


def recover(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """An energy item is used up."""
    snack, kit = holds(f, s, seat, SNACK), holds(f, s, seat, KIT)
    if snack >= 0 and s.energy[seat] < f.energy_limit:
        offer(r, snack)
    helped = 0
    for other in range(f.players):
        if kit >= 0 and can_treat(f, s, seat, other):
            helped |= 1 << other
    if helped:
        offer(r, kit)
    card = pick(f, s, r, CARD_OF, seat, C.ACTIONS_RECOVER)
    use_up(f, s, card)
    if card == snack:
        emit(log, C.ITEMS_SNACK, seat, seat, gain(f, s, seat, f.snack_gain), EVERYONE)
        return
    offer_bits(r, helped)
    other = pick(f, s, r, WHO, seat, C.ITEMS_FIRST_AID)
    emit(log, C.ITEMS_FIRST_AID, seat, other, gain(f, s, other, f.kit_gain), EVERYONE)
    if s.bite[other]:
        s.bite[other] = f.bite_turns if f.kit_delays else 0
        emit(log, C.COMBAT_BITTEN, seat, other, s.bite[other], EVERYONE)


# Objects


def reached(f: Facts, result: int, wanted: int) -> bool:
    """Whether an object gives way."""
    return result == wanted if f.exactly else result >= wanted


def break_object(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """An attack on a barricade, a wall, a cylinder or a vehicle."""
    here = s.at[seat]
    for side in range(4):
        if breaks_edge(f, s, 4 * here + side):
            offer(r, 4 * here + side)
    for card in range(f.cards):
        if breaks_card(f, s, seat, card):
            offer(r, CARD_TARGET + card)
    for car in range(5):
        if breaks_car(f, s, seat, car):
            offer(r, CAR_TARGET + car)
    target = pick(f, s, r, TARGET, seat, C.ACTIONS_ATTACK_OBJECT)
    if target < CARD_TARGET:
        break_edge(f, s, r, log, seat, target)
    elif target < CAR_TARGET:
        square = s.place[target - CARD_TARGET] - LYING
        if reached(f, strike(f, s, r, log, seat, square, square), f.break_cylinder):
            blast(f, s, r, log, target - CARD_TARGET, square, seat)
            settle(f, s, r, log)
    else:
        car = target - CAR_TARGET
        front = f.near[8 * s.rear[car] + s.facing[car]]
        if reached(f, strike(f, s, r, log, seat, s.rear[car], front), f.capacity[car]):
            emit(log, C.OBJECTS_VEHICLE, seat, NOBODY, car, EVERYONE)
            wreck(f, s, r, log, car, C.VEHICLES_WRECK_INSIDE, 0)


def break_edge(f: Facts, s: State, r: Replies, log: Log, seat: int, edge: int) -> None:
    """A blow at a barricade or a wall."""
    result = strike(f, s, r, log, seat, s.at[seat], s.at[seat])
    if s.edge[edge] & BARRED:
        if reached(f, result, f.break_barricade):
            unbar(f, s, edge // 4, edge % 4)
            emit(log, C.OBJECTS_BARRICADE, seat, NOBODY, edge, EVERYONE)
    elif reached(f, result, f.break_inner if s.edge[edge] == INNER else f.break_outer):
        set_edge(f, s, edge // 4, edge % 4, OPEN)
        emit(log, C.OBJECTS_WALLS, seat, NOBODY, edge, EVERYONE)


def strike(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int, also: int) -> int:
    """The result of an object attack; what is not beside one is shot at."""
    here = s.at[seat]
    close = here in (square, also) or adjacent(f, s, here, square) or adjacent(f, s, here, also) or s.riding[seat] > 0
    added = 0
    if close:
        added = worth(f, s, close_weapon(f, s, seat))
    else:
        s.ammunition[seat] -= f.shot
        added = worth(f, s, gun(f, s, seat))
        emit(log, C.OBJECTS_SHOT, seat, NOBODY, f.shot, EVERYONE)
    result = die_roll(f, s, r, C.OBJECTS_ROLL) + added
    emit(log, C.OBJECTS_ROLL, seat, NOBODY, result, EVERYONE)
    return result


# Vehicles that stand


def tend_car(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """Fuel, start or hot-wire a vehicle."""
    clause = C.VEHICLES_FUELLING if action == FUEL else C.VEHICLES_START if action == START else C.VEHICLES_HOT_WIRE
    for car in range(5):
        if car_for(f, s, seat, car, action):
            offer(r, CAR_TARGET + car)
    car = pick(f, s, r, TARGET, seat, clause) - CAR_TARGET
    if action == FUEL:
        use_up(f, s, holds(f, s, seat, CAN))
        s.fuel[car] = 1
        emit(log, clause, seat, NOBODY, car, EVERYONE)
    elif action == START:
        if not s.keyless[car]:
            s.used |= 1 << KEYS
        s.running[car] = 1
        emit(log, clause, seat, NOBODY, car, EVERYONE)
    else:
        hot_wire(f, s, r, log, seat, car)


def hot_wire(f: Facts, s: State, r: Replies, log: Log, seat: int, car: int) -> None:
    """A try at the wires."""
    rolled = die_roll(f, s, r, C.VEHICLES_HOT_WIRE)
    if rolled <= f.wire_starts:
        s.running[car], s.wired[car], s.keyless[car] = 1, 1, 1
        emit(log, C.VEHICLES_HOT_WIRE, seat, NOBODY, car, EVERYONE)
    elif rolled <= f.wire_fails:
        emit(log, C.VEHICLES_HOT_WIRE_FAIL, seat, NOBODY, car, EVERYONE)
    else:
        s.broken[car] = 1
        emit(log, C.VEHICLES_HOT_WIRE_BROKEN, seat, NOBODY, car, EVERYONE)


# Free actions


def do_free(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """Take a free action."""
    if action == FIGHT:
        here = s.at[seat]
        for way in range(8):
            if (s.link[here] >> way) & 1 and may_fight(f, s, f.near[8 * here + way]):
                offer(r, f.near[8 * here + way])
        square = pick(f, s, r, SQUARE, seat, C.FREE_FIGHT)
        s.fought[square] += 1
        fight(f, s, r, log, seat, square)
    elif action == SHOOT:
        offer_zombies_seen(f, s, r, seat, 2 * f.squares)
        shoot(f, s, r, log, seat, pick(f, s, r, SQUARE, seat, C.COMBAT_RANGED))
    elif action == HURL:
        hurl(f, s, r, log, seat)
    elif action == PICK_UP:
        for card in range(f.cards):
            if s.place[card] == LYING + s.at[seat] and can_hold(f, s, seat, card):
                offer(r, card)
        card = pick(f, s, r, CARD_OF, seat, C.FREE_PICK_UP)
        take(f, s, log, seat, card)
        emit(log, C.FREE_PICK_UP, seat, NOBODY, f.kind[card], EVERYONE)
    else:
        hand_on(f, s, r, log, seat, action)


def hand_on(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """An item is put down, thrown or given."""
    for card in range(f.cards):
        if s.place[card] == HAND + seat and (action != GIVE or takers(f, s, seat, card)):
            offer(r, card)
    clause = C.FREE_DROP if action == DROP else C.FREE_THROW if action == THROW else C.FREE_GIVE
    card = pick(f, s, r, CARD_OF, seat, clause)
    if action == GIVE:
        offer_bits(r, takers(f, s, seat, card))
        other = pick(f, s, r, WHO, seat, C.FREE_GIVE)
        if ask(f, s, r, ACCEPT, other, NO, YES, C.FREE_GIVE) == YES:
            s.place[card] = HAND + other
            emit(log, C.FREE_GIVE, seat, other, f.kind[card], EVERYONE)
        return
    square = s.at[seat]
    if action == THROW:
        for there in range(f.squares):
            if distance(f, square, there) <= s.energy[seat] and sees(f, s, square, there):
                offer(r, there)
        square = pick(f, s, r, SQUARE, seat, C.FREE_THROW)
    s.place[card] = LYING + square
    emit(log, clause, seat, NOBODY, f.kind[card], EVERYONE)
    if explodes(f, f.kind[card]) and s.fire[square]:
        settle(f, s, r, log)


def hurl(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A Molotov cocktail is thrown at zombies or at a player."""
    offer_zombies_seen(f, s, r, seat, s.energy[seat])
    for other in range(f.players):
        if can_hit(f, s, seat, other):
            offer(r, AT_PLAYER + other)
    target = pick(f, s, r, HURL_AT, seat, C.MOLOTOV_THROW)
    use_up(f, s, holds(f, s, seat, MOLOTOV))
    if target < AT_PLAYER:
        emit(log, C.MOLOTOV_THROW, seat, NOBODY, target, EVERYONE)
        kill(s, target, 1, seat)
        burn(f, s, r, log, seat, target)
        return
    other = target - AT_PLAYER
    square = s.at[other]
    if rival_fight(f, s, r, log, seat, other, f.molotov_attack, C.MOLOTOV_ATTACK) > 0:
        lose(f, s, log, other, f.molotov_loss, C.MOLOTOV_HIT, seat)
        burn(f, s, r, log, seat, square)
    elif f.miss_burns:
        burn(f, s, r, log, seat, square)


def burn(f: Facts, s: State, r: Replies, log: Log, seat: int, square: int) -> None:
    """The fire of a Molotov cocktail."""
    if f.only_canister and not has_cylinder(f, s, square):
        return
    lay_around(f, s, log, square, seat, C.MOLOTOV_FIRE)
    settle(f, s, r, log)


def has_cylinder(f: Facts, s: State, square: int) -> bool:
    """Whether a cylinder lies on a square."""
    for card in range(f.cards):  # noqa: SIM110
        if s.place[card] == LYING + square and f.kind[card] == CYLINDER:
            return True
    return False
