"""What a prisoner can do now, what it costs, and which clause forbids the rest."""

from __future__ import annotations

from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.goods import held, item_count, loot_of
from apps.games.alcatraz.rules.ground import enterable, guarded, has_room, influence, others_on, roomy
from apps.games.alcatraz.rules.kinds import BLACKMAIL, BRIBE, DROP, EFFORT, MOVE, RIOT, STEAL, TRADE, USE
from apps.games.alcatraz.rules.location import has_effect
from apps.games.alcatraz.rules.sets import is_scapegoat, is_sucker, sentenced
from apps.games.alcatraz.rules.state import (
    DRIVER,
    EMBEZZLER,
    FORGER,
    GUN,
    KINDS_OF_ITEM,
    PICKPOCKET,
    TUNNELS,
    Facts,
    State,
)
from apps.games.alcatraz.rules.trade import tradable
from apps.games.alcatraz.rules.usage import bare_cost, entry_cost, open_uses

BARRED = 99
"""More than anybody can pay."""


def why_no_action(f: Facts, s: State, action: int) -> int:
    """The clause by which the prisoner whose turn it is cannot take an action, 0 if it can be taken."""
    seat = s.seat
    if action == MOVE:
        return why_no_move(f, s, seat)
    if action == USE:
        return why_no_use(f, s, seat)
    if action == BLACKMAIL:
        return why_no_blackmail(f, s, seat)
    if action == TRADE:
        return why_no_trade(f, s, seat)
    if action == BRIBE:
        return why_no_bribe(f, s, seat)
    if action == EFFORT:
        return C.ACTIONS_EFFORT if s.stamina[seat] < f.effort_stamina else C.ACTIONS_EFFORT_LIMIT if s.efforts >= f.efforts_turn else 0
    return why_no_dear_action(f, s, seat, action)


def why_no_dear_action(f: Facts, s: State, seat: int, action: int) -> int:
    """The same for the actions that guards make dearer, locations apart."""
    clause = why_impossible(f, s, seat, action)
    if clause:
        return clause
    seen = influence(f, s, s.place[seat])
    if seen >= f.stop:
        return C.INFLUENCE_STOP
    if action_cost(f, s, seat) > s.points:
        return C.INFLUENCE_SLOW if s.points >= f.action_cost else C.ACTIONS_POINTS
    return 0


def why_impossible(f: Facts, s: State, seat: int, action: int) -> int:
    """What these actions need, guards and points apart."""
    if action == STEAL:
        return 0 if victims(f, s, seat) else C.ACTIONS_STEAL
    if action == RIOT:
        return 0 if can_riot(f, s, s.place[seat]) else C.ACTIONS_RIOT
    if action == DROP:
        return 0 if item_count(s, seat) else C.ACTIONS_DISCARD
    if is_scapegoat(s, seat):
        return C.ACTIONS_COMPLETE_SCAPEGOAT
    if f.sucker_idle and is_sucker(s, seat):
        return C.SUCKER_TASKS
    return 0 if feasible_tasks(f, s, seat) else C.TASKS_COMPLETE


def action_cost(f: Facts, s: State, seat: int) -> int:
    """What an action costs that guards make dearer, on the tile where `seat` stands."""
    seen = influence(f, s, s.place[seat])
    if seen >= f.stop:
        return BARRED
    return f.action_cost + (f.extra if seen >= f.slow else 0)


def move_cost(f: Facts, s: State, seat: int) -> int:
    """What the next move costs."""
    return 0 if sentenced(f, s, seat, DRIVER) and not s.moved else f.action_cost


def why_no_move(f: Facts, s: State, seat: int) -> int:
    """Why `seat` cannot move."""
    if not s.near[s.place[seat]]:
        return C.ACTIONS_MOVE
    if not enterable(f, s, s.near[s.place[seat]]):
        return C.INFLUENCE_FULL
    return C.ACTIONS_POINTS if move_cost(f, s, seat) > s.points else 0


def why_no_use(f: Facts, s: State, seat: int) -> int:
    """Why `seat` cannot use the location where it stands."""
    tile = s.place[seat]
    cost = entry_cost(f, s, tile)
    if cost >= BARRED:
        return C.LOCATIONS_FREE_ONCE if bare_cost(f, s, tile) >= BARRED else C.INFLUENCE_USE_STOP
    if cost > s.points:
        return C.INFLUENCE_USE_SLOW if bare_cost(f, s, tile) <= s.points else C.ACTIONS_POINTS
    if tile == TUNNELS and s.side[tile]:
        return 0 if has_effect(f, s, seat, tile) and open_uses(f, s, seat, s.points) else C.LOCATIONS_USE
    return 0 if has_effect(f, s, seat, tile) else C.LOCATIONS_USE


def why_no_blackmail(f: Facts, s: State, seat: int) -> int:
    """Why `seat` cannot play blackmail."""
    if is_sucker(s, seat):
        return C.SUCKER_BLACKMAIL
    if not is_scapegoat(s, seat):
        return C.ACTIONS_BLACKMAIL_SCAPEGOAT
    if not s.hand_n[seat] or s.balked:
        return C.BLACKMAIL_PLAY
    return C.ACTIONS_POINTS if s.points < f.action_cost else 0


def why_no_trade(f: Facts, s: State, seat: int) -> int:
    """Why `seat` can propose no trade."""
    if s.offers >= f.offers_turn:
        return C.ACTIONS_TRADE_OFFERS
    return 0 if tradable(f, s, seat, others_on(f, s, seat, s.place[seat])) else C.ACTIONS_TRADE


def why_no_bribe(f: Facts, s: State, seat: int) -> int:
    """Why `seat` can bribe nobody."""
    tile = s.place[seat]
    if s.guards[tile] - s.bought[tile] <= 0:
        return C.ACTIONS_BRIBE
    if bribe_cost(f, s, seat) > s.cash[seat]:
        return C.ACTIONS_BRIBE
    return 0 if f.bribe_ignores or roomy(f, s, s.near[tile]) else C.ROUND_GUARD_CAP


def bribe_cost(f: Facts, s: State, seat: int) -> int:
    """What the next bribe costs."""
    return 0 if sentenced(f, s, seat, EMBEZZLER) and not s.bribed else f.bribe_cash


# Who and what is there


def victims(f: Facts, s: State, seat: int) -> int:
    """Those from whom `seat` can steal something."""
    reach = others_on(f, s, seat, s.place[seat])
    if sentenced(f, s, seat, PICKPOCKET):
        for other in range(f.players):
            if (s.near[s.place[seat]] >> s.place[other]) & 1:
                reach |= 1 << other
    found = 0
    for other in range(f.players):
        if (reach >> other) & 1 and loot_of(f, s, seat, other):
            found |= 1 << other
    return found


def can_riot(f: Facts, s: State, tile: int) -> bool:
    """Whether a riot on a tile moves a guard."""
    if f.riot_pushes:
        return s.guards[tile] > 0 and roomy(f, s, s.near[tile]) != 0
    return has_room(f, s, tile) and guarded(f, s, s.near[tile]) != 0


# Tasks


def feasible_tasks(f: Facts, s: State, seat: int) -> int:
    """A bit mask of the places of open tasks that `seat` can complete where it stands."""
    found = 0
    for slot in range(f.tasks_open):
        if s.open_task[slot] and s.task_tile[slot] == s.place[seat] and can_hand_in(f, s, seat, s.open_task[slot] - 1):
            found |= 1 << slot
    return found


def can_hand_in(f: Facts, s: State, seat: int, task: int) -> bool:
    """Whether `seat` has what a task asks for, the Gun and a forger's Cash included."""
    return missing_items(f, s, seat, task) <= stand_ins(f, s, seat)


def stand_ins(f: Facts, s: State, seat: int) -> int:
    """How many items the Gun and a forger's Cash can stand for."""
    count = 1 if held(s, seat, GUN) else 0
    if sentenced(f, s, seat, FORGER) and s.cash[seat] >= f.forger_cash:
        count += f.forger_items
    return count


def missing_items(f: Facts, s: State, seat: int, task: int) -> int:
    """How many of a task's items `seat` lacks."""
    count = 0
    for item in range(1, KINDS_OF_ITEM):
        lacking = f.need[KINDS_OF_ITEM * task + item] - held(s, seat, item)
        if lacking > 0:
            count += lacking
    return count
