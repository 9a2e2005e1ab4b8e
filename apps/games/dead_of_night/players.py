"""Policies of computer players. Each looks only at what its seat may see.

`random` answers anything. `cautious` searches, arms itself, keeps away from the dead and from fire, and takes a vehicle or the way out when there is
one. `bold` does the same, but fights, burns and blows up whatever it can, fights for the wheel, and steals.
"""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, POLICY, SCRATCH, below
from apps.engine.record import Ints
from apps.games.dead_of_night.rules.ground import distance, front_of
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
    DRIVE,
    EXTINGUISH,
    FIGHT,
    FUEL,
    GO_ROUND,
    GO_STRAIGHT,
    HELP,
    HOT_WIRE,
    HURL,
    HURL_AT,
    INTERRUPT_NOW,
    INTO,
    JUMP,
    LEAP,
    LIGHT,
    MOVE,
    NO,
    NO_CARD,
    OUT,
    OVER_EDGE,
    PICK_UP,
    RECOVER,
    REST,
    SEARCH,
    SHOOT,
    SQUARE,
    START,
    STEAL,
    STEP,
    STOP,
    STORE,
    STRAIGHT,
    TARGET,
    THROW,
    UNBARRICADE,
    WHEEL,
    YES,
)
from apps.games.dead_of_night.rules.people import close_weapon
from apps.games.dead_of_night.rules.state import (
    BURNING_HOUSE,
    CAN,
    CYLINDER,
    DOOR,
    FIRES,
    HAND,
    KEYS,
    KIT,
    LYING,
    TILL_DAWN,
    Facts,
    State,
)
from apps.games.dead_of_night.ways import FAR, cost, danger, find_ways

POLICIES = ("random", "cautious", "bold")
RANDOM, CAUTIOUS, BOLD = 0, 1, 2


def decide(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """The answer of the policy that plays `seat`."""
    policy = r[POLICY + seat]
    if policy == RANDOM:
        return any_answer(r, low, high)
    if kind == ACTION:
        return choose_action(f, s, r, seat, policy)
    if kind == STEP:
        return choose_step(f, s, r, seat)
    if kind == SQUARE:
        return choose_square(f, s, r, seat)
    if kind == DRIVE:
        return choose_drive(f, s, r, seat)
    if kind == CARD_OF:
        return choose_card(f, s, r, seat)
    if kind == TARGET:
        return choose_target(f, s, r)
    if kind == HURL_AT:
        return choose_crowd(f, s, r)
    if kind in (HELP, ACCEPT):
        return YES
    if kind == WHEEL:
        return YES if policy == BOLD else NO
    if kind == INTERRUPT_NOW:
        return choose_interrupt(f, s, seat)
    return any_answer(r, low, high)


def any_answer(r: Ints, low: int, high: int) -> int:
    """Any of the answers allowed."""
    if r[OFFERED]:
        return r[OPTION + below(r, MIND, r[OFFERED])]
    return low + below(r, MIND, high - low + 1)


def has_offer(r: Ints, value: int) -> bool:
    """Whether a value is among the options."""
    for i in range(r[OFFERED]):  # noqa: SIM110
        if r[OPTION + i] == value:
            return True
    return False


def one_in(r: Ints, n: int) -> bool:
    """Now and then."""
    return below(r, MIND, n) == 0


# Actions


def choose_action(f: Facts, s: State, r: Ints, seat: int, policy: int) -> int:
    """The first action that seems worth its while."""
    offered = 0
    for i in range(r[OFFERED]):
        offered |= 1 << r[OPTION + i]
    if (offered >> FUEL) & 1:
        return FUEL
    if (offered >> START) & 1:
        return START
    if s.riding[seat]:
        return choose_in_car(f, s, r, offered)
    weak = s.energy[seat] <= 3 or s.bite[seat] > 0
    if (offered >> RECOVER) & 1 and weak:
        return RECOVER
    if (offered >> SHOOT) & 1:
        return SHOOT
    if (offered >> HURL) & 1 and (policy == BOLD or danger(f, s, s.at[seat]) < 5):
        return HURL
    if (offered >> FIGHT) & 1 and s.energy[seat] >= (2 if policy == BOLD else 4) and (close_weapon(f, s, seat) >= 0 or s.energy[seat] > 4):
        return FIGHT
    if (offered >> PICK_UP) & 1:
        return PICK_UP
    chosen = choose_dear_action(f, s, r, seat, policy, offered)
    return chosen if (offered >> chosen) & 1 else fall_back(r, offered)


def fall_back(r: Ints, offered: int) -> int:
    """What is left: nothing, or what must be done."""
    return DONE if offered & 1 else any_answer(r, 0, 0)


def choose_in_car(f: Facts, s: State, r: Ints, offered: int) -> int:
    """At the wheel, or waiting for it."""
    if (offered >> HOT_WIRE) & 1:
        return HOT_WIRE
    if (offered >> GO_STRAIGHT) & 1 and (not (offered >> GO_ROUND) & 1 or not one_in(r, 3)):
        return GO_STRAIGHT
    if (offered >> GO_ROUND) & 1:
        return GO_ROUND
    return fall_back(r, offered & ~(1 << LEAP)) if offered & 1 else any_answer(r, 0, 0)


def choose_dear_action(f: Facts, s: State, r: Ints, seat: int, policy: int, offered: int) -> int:
    """Among what costs an action."""
    here = s.at[seat]
    if (offered >> EXTINGUISH) & 1 and (s.fire[here] or f.room[here] > 0):
        return EXTINGUISH
    if s.owes:
        return MOVE
    if (offered >> SEARCH) & 1:
        return SEARCH
    if (offered >> COMBINE) & 1:
        return COMBINE
    if (offered >> HOT_WIRE) & 1:
        return HOT_WIRE
    if (offered >> STORE) & 1 and holds_idle(f, s, seat) and s.acted == 0 and one_in(r, 2):
        return STORE
    if (offered >> BARRICADE) & 1 and (f.scenario == TILL_DAWN or one_in(r, 4)):
        return BARRICADE
    if (offered >> BREAK) & 1 and (policy == BOLD or one_in(r, 3)) and worth_blasting(f, s, seat):
        return BREAK
    if (offered >> LIGHT) & 1 and (one_in(r, 4) if policy == BOLD else one_in(r, 12)):
        return LIGHT
    if (offered >> STEAL) & 1 and policy == BOLD and one_in(r, 6):
        return STEAL
    if (offered >> THROW) & 1 and holds_cylinder(f, s, seat) and danger(f, s, here) > 5:
        return THROW
    return choose_way(f, s, r, seat, offered)


def holds_idle(f: Facts, s: State, seat: int) -> bool:
    """Whether a hand holds what needs none."""
    for card in range(f.cards):  # noqa: SIM110
        if s.place[card] == HAND + seat and f.kind[card] in (1, KEYS):
            return True
    return False


def holds_cylinder(f: Facts, s: State, seat: int) -> bool:
    """Whether a player carries a gas cylinder."""
    for card in range(f.cards):  # noqa: SIM110
        if s.place[card] == HAND + seat and f.kind[card] == CYLINDER:
            return True
    return False


def worth_blasting(f: Facts, s: State, seat: int) -> bool:
    """Whether a cylinder lies among zombies and far enough away."""
    for card in range(f.cards):
        if s.place[card] >= LYING and f.kind[card] == CYLINDER:
            square = s.place[card] - LYING
            if distance(f, s.at[seat], square) > f.blast or s.energy[seat] > 4:
                return True
    return False


def choose_way(f: Facts, s: State, r: Ints, seat: int, offered: int) -> int:
    """Move if there is anything to go to or to run from; else rest."""
    here = s.at[seat]
    found = find_ways(f, s, r, seat)
    bad = danger(f, s, here)
    if f.scenario == BURNING_HOUSE and f.rim[here] and (offered >> MOVE) & 1:
        return MOVE
    if (offered >> JUMP) & 1 and s.energy[seat] >= 5 and f.scenario == BURNING_HOUSE:
        return JUMP
    if (offered >> CLIMB) & 1 and found and r[SCRATCH + f.stairs[here]] < r[SCRATCH + here]:
        return CLIMB
    if (offered >> MOVE) & 1 and ((found and 0 < r[SCRATCH + here] < FAR) or bad >= 5 or goes_aboard(f, s, here, seat)):
        return MOVE
    if (offered >> REST) & 1 and bad < 5:
        return REST
    if (offered >> UNBARRICADE) & 1 and found and r[SCRATCH + here] == FAR:
        return UNBARRICADE
    if (offered >> BREAK) & 1 and s.actions > 0 and one_in(r, 3) and f.scenario != TILL_DAWN and r[SCRATCH + here] == FAR:
        return BREAK
    return DONE


def goes_aboard(f: Facts, s: State, here: int, seat: int) -> bool:
    """Whether a vehicle that could drive stands beside a square."""
    for way in range(8):
        if (s.link[here] >> way) & 1 and s.vehicle[f.near[8 * here + way]]:
            car = s.vehicle[f.near[8 * here + way]] - 1
            if s.fuel[car] and s.running[car] and not s.wreck[car]:
                return True
    return False


def choose_step(f: Facts, s: State, r: Ints, seat: int) -> int:
    """The step that is nearest to what one is after and farthest from the dead."""
    here = s.at[seat]
    best = 1_000_000
    chosen = r[OPTION]
    find_ways(f, s, r, seat)
    for i in range(r[OFFERED]):
        step = r[OPTION + i]
        if step == OUT:
            return OUT
        if step == STOP:
            value = cost(f, s, r, here) - 1
        elif step >= INTO:
            car = step - INTO
            value = -10 if s.fuel[car] and (s.running[car] or s.keyless[car]) else 5000
        else:
            value = cost(f, s, r, step)
        if value < best:
            best, chosen = value, step
    return chosen


def choose_interrupt(f: Facts, s: State, seat: int) -> int:
    """Interrupt only to get away."""
    here = s.at[seat]
    if s.riding[seat]:
        return NO
    return YES if s.fire[here] or danger(f, s, here) >= 20 else NO


# Other choices


def choose_square(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Fire and blows go where the dead are and players are not; shots at the nearest."""
    best, chosen = -1000, r[OPTION]
    for i in range(r[OFFERED]):
        square = r[OPTION + i]
        if square >= f.squares:
            continue
        value = 3 * s.zombies[square] + below(r, MIND, 3)
        away = distance(f, s.at[seat], square) if s.at[seat] >= 0 else 0
        if s.zombies[square]:
            value -= away
        elif s.phase == FIRES or s.fire[square] == 0:
            value += min(away, 3)
        else:
            value -= away
        if value > best:
            best, chosen = value, square
    return chosen


def choose_drive(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Off the map if one can; else as far as one can towards the edge."""
    if has_offer(r, OVER_EDGE):
        return OVER_EDGE
    car = s.riding[seat] - 1
    best, chosen = -1000, r[OPTION]
    for i in range(r[OFFERED]):
        code = r[OPTION + i]
        value = below(r, MIND, 6)
        if code > 28:
            value += 2 * (code - STRAIGHT) if f.room[front_of(f, s, car)] else abs(code - STRAIGHT)
        if value > best:
            best, chosen = value, code
    return chosen


def choose_card(f: Facts, s: State, r: Ints, seat: int) -> int:
    """What helps most: keys and petrol before medicine and weapons."""
    best, chosen = -1, r[OPTION]
    for i in range(r[OFFERED]):
        card = r[OPTION + i]
        if card == NO_CARD:
            value = 3
        else:
            kind = f.kind[card]
            value = 9 if kind in (KEYS, CAN) else 7 if kind == KIT else 2 + f.attack[kind]
            if s.place[card] == HAND + seat:
                value = 8 if kind in (1, KEYS) else 2
        if value > best:
            best, chosen = value, card
    return chosen


def choose_target(f: Facts, s: State, r: Ints) -> int:
    """Cylinders before walls, vehicles never if anything else will do; barricades on windows before doors."""
    best, chosen = -1, r[OPTION]
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        if target >= CAR_TARGET:
            value = 0
        elif target >= CARD_TARGET:
            value = 20
        else:
            value = 1 + below(r, MIND, 4) + (0 if s.edge[target] == DOOR else 4)
        if value > best:
            best, chosen = value, target
    return chosen


def choose_crowd(f: Facts, s: State, r: Ints) -> int:
    """The square with most of the dead."""
    best, chosen = -1, r[OPTION]
    for i in range(r[OFFERED]):
        at = r[OPTION + i]
        value = s.zombies[at] if at < AT_PLAYER else 0
        if value > best:
            best, chosen = value, at
    return chosen
