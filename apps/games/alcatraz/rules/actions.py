"""The actions of a turn, one at a time."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.goods import drop_item, hand_over, items_of, loot_of
from apps.games.alcatraz.rules.ground import enterable, guarded, others_on, roomy, shift_guard
from apps.games.alcatraz.rules.kinds import (
    ACTION,
    BLACKMAIL,
    BRIBE,
    COMPLETE,
    DISCARD,
    DROP,
    EFFORT,
    END,
    GO,
    GUARD_FROM,
    GUARD_TO,
    LOOT,
    MOVE,
    NOWHERE,
    RIOT,
    STEAL,
    TRADE,
    USE,
    VICTIM,
)
from apps.games.alcatraz.rules.legal import action_cost, bribe_cost, can_riot, move_cost, victims, why_no_action
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.places import use_location
from apps.games.alcatraz.rules.sets import is_scapegoat, sentenced
from apps.games.alcatraz.rules.state import ACT, BRAWLER, PLAY, RINGLEADER, Facts, State
from apps.games.alcatraz.rules.tasks import complete
from apps.games.alcatraz.rules.trade import propose, tradable


def begin_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The points of a turn; what the last one left behind is forgotten."""
    forget_turn(f, s)
    s.phase = ACT
    s.points = f.points
    emit(log, C.ROUND_ORDER, s.seat, NOBODY, s.round, EVERYONE)
    if is_scapegoat(s, s.seat):
        extra = f.scapegoat_points * (s.in_a_row if f.ladder else 1)
        s.points += extra
        emit(log, C.ACTIONS_SCAPEGOAT_POINT, s.seat, NOBODY, extra, EVERYONE)


def forget_turn(f: Facts, s: State) -> None:
    """What counts for one turn only."""
    s.points, s.free_used, s.moved, s.bribed, s.efforts = 0, 0, 0, 0, 0
    s.offers, s.balked, s.friendly, s.off_duty = 0, 0, 0, 0
    for tile in range(f.tiles):
        s.bought[tile] = 0


def act(f: Facts, s: State, r: Replies, log: Log) -> bool:
    """One action; says whether the turn is over."""
    offer(r, END)
    for action in range(MOVE, EFFORT + 1):
        if why_no_action(f, s, action) == 0:
            offer(r, action)
    action = pick(f, s, r, ACTION, s.seat, C.ACTIONS_LIST)
    if action == END:
        if s.points:
            emit(log, C.ACTIONS_LOST_POINTS, s.seat, NOBODY, s.points, EVERYONE)
        forget_turn(f, s)
        return True
    do_action(f, s, r, log, s.seat, action)
    return False


def do_action(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """Take an action."""
    if action == MOVE:
        move(f, s, r, log, seat)
    elif action == USE:
        use_location(f, s, r, log, seat, s.place[seat])
    elif action == BLACKMAIL:
        s.todo |= PLAY
    elif action == TRADE:
        propose(f, s, r, log, seat, tradable(f, s, seat, others_on(f, s, seat, s.place[seat])))
    elif action == BRIBE:
        bribe(f, s, r, log, seat)
    elif action == EFFORT:
        make_effort(f, s, r, log, seat)
    else:
        pay_action(f, s, r, log, seat)
        do_dear_action(f, s, r, log, seat, action)


def pay_action(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Pay for an action that guards make dearer."""
    cost = action_cost(f, s, seat)
    s.points -= cost
    if cost > f.action_cost:
        emit(log, C.INFLUENCE_SLOW, seat, NOBODY, cost, EVERYONE)


def do_dear_action(f: Facts, s: State, r: Replies, log: Log, seat: int, action: int) -> None:
    """Steal, riot, complete or discard."""
    if action == STEAL:
        steal(f, s, r, log, seat)
    elif action == RIOT:
        riot(f, s, r, log, seat)
    elif action == COMPLETE:
        complete(f, s, r, log, seat)
    elif action == DROP:
        offer_bits(r, items_of(s, seat))
        item = pick(f, s, r, DISCARD, seat, C.ACTIONS_DISCARD)
        drop_item(s, seat, item)
        emit(log, C.ACTIONS_DISCARD, seat, NOBODY, item, EVERYONE)


def move(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Go to a neighbouring tile."""
    cost = move_cost(f, s, seat)
    offer_bits(r, enterable(f, s, s.near[s.place[seat]]))
    s.place[seat] = pick(f, s, r, GO, seat, C.ACTIONS_MOVE)
    s.points -= cost
    s.moved = 1
    emit(log, C.ACTIONS_MOVE, seat, NOBODY, s.place[seat], EVERYONE)
    if not cost:
        emit(log, C.CONVICTED_GETAWAY_DRIVER, NOBODY, seat, s.place[seat], EVERYONE)


def steal(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Take something from a prisoner within reach."""
    offer_bits(r, victims(f, s, seat))
    victim = pick(f, s, r, VICTIM, seat, C.ACTIONS_STEAL)
    for _ in range(f.steal_take):
        if loot_of(f, s, seat, victim):
            offer_bits(r, loot_of(f, s, seat, victim))
            thing = pick(f, s, r, LOOT, seat, C.ACTIONS_STEAL)
            hand_over(f, s, victim, seat, thing)
            emit(log, C.ACTIONS_STEAL, seat, victim, thing, EVERYONE)
    if s.place[victim] != s.place[seat]:
        emit(log, C.CONVICTED_PICKPOCKET, NOBODY, seat, victim, EVERYONE)


def riot(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Noise moves guards; a ringleader's moves more, as many as wanted."""
    most = f.riot_guards
    if sentenced(f, s, seat, RINGLEADER):
        most = f.ringleader_guards
    for i in range(most):
        if can_riot(f, s, s.place[seat]) and not riot_guard(f, s, r, log, seat, i):
            return


def riot_guard(f: Facts, s: State, r: Replies, log: Log, seat: int, before: int) -> bool:
    """One guard of a riot; False if the ringleader stops."""
    here = s.place[seat]
    kind, ways = GUARD_FROM, guarded(f, s, s.near[here])
    if f.riot_pushes:
        kind, ways = GUARD_TO, roomy(f, s, s.near[here])
    offer_bits(r, ways)
    if before:
        offer(r, NOWHERE)
    there = pick(f, s, r, kind, seat, C.CONVICTED_RINGLEADER if before else C.ACTIONS_RIOT)
    if there == NOWHERE:
        return False
    source, target = (here, there) if f.riot_pushes else (there, here)
    shift_guard(s, source, target)
    if before:
        emit(log, C.CONVICTED_RINGLEADER, NOBODY, seat, source + 16 * target, EVERYONE)
    else:
        emit(log, C.ACTIONS_RIOT, seat, NOBODY, source + 16 * target, EVERYONE)
    return True


def bribe(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Guards who are paid go to a neighbour, or by a reading look away."""
    cost, here = bribe_cost(f, s, seat), s.place[seat]
    s.cash[seat] -= cost
    s.bribed = 1
    for _ in range(f.bribe_guards):
        if f.bribe_ignores:
            s.bought[here] += 1 if s.bought[here] < s.guards[here] else 0
            emit(log, C.ACTIONS_BRIBE, seat, NOBODY, here + 16 * here, EVERYONE)
        elif s.guards[here] and roomy(f, s, s.near[here]):
            offer_bits(r, roomy(f, s, s.near[here]))
            there = pick(f, s, r, GUARD_TO, seat, C.ACTIONS_BRIBE)
            shift_guard(s, here, there)
            emit(log, C.ACTIONS_BRIBE, seat, NOBODY, here + 16 * there, EVERYONE)
    if not cost:
        emit(log, C.CONVICTED_EMBEZZLER, NOBODY, seat, here, EVERYONE)


def make_effort(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Stamina becomes action points."""
    s.stamina[seat] -= f.effort_stamina
    s.efforts += 1
    gained = f.effort_points
    if sentenced(f, s, seat, BRAWLER):
        gained = f.brawler_points
        emit(log, C.CONVICTED_BRAWLER, NOBODY, seat, gained, EVERYONE)
    s.points += gained
    emit(log, C.ACTIONS_EFFORT, seat, NOBODY, gained, EVERYONE)
