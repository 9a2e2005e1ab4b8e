"""How a computer player spends its turn: what helps its plan now, else a step towards it, else whatever is of some use."""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, below
from apps.engine.record import Ints
from apps.games.alcatraz.planning import FAR, goals_of, has_offer, lacks, needs_of, provides, spare_item
from apps.games.alcatraz.rules.goods import has_slot, items_of
from apps.games.alcatraz.rules.ground import influence, others_on, spread
from apps.games.alcatraz.rules.kinds import BLACKMAIL, BRIBE, COMPLETE, DROP, EFFORT, END, MOVE, RIOT, STEAL, TRADE, USE
from apps.games.alcatraz.rules.legal import feasible_tasks
from apps.games.alcatraz.rules.sets import is_scapegoat
from apps.games.alcatraz.rules.state import GUN, Facts, State

SELFISH, HELPFUL, BARGAINING = 1, 2, 3


def choose_action(f: Facts, s: State, r: Ints, seat: int, policy: int) -> int:
    """The next action."""
    if has_offer(r, COMPLETE) and wants_to_complete(f, s, seat, policy):
        return COMPLETE
    if has_offer(r, BLACKMAIL):
        return BLACKMAIL
    needs = needs_of(f, s, seat)
    if has_offer(r, USE) and needs and provides(f, s, seat, s.place[seat], needs):
        return USE
    if has_offer(r, STEAL) and policy == SELFISH and neighbour_has(f, s, seat, needs):
        return STEAL
    if has_offer(r, TRADE) and wants_to_trade(f, s, seat, policy, needs):
        return TRADE
    if has_offer(r, DROP) and needs and not has_slot(f, s, seat) and spare_item(f, s, seat):
        return DROP
    return choose_move(f, s, r, seat, policy)


def wants_to_complete(f: Facts, s: State, seat: int, policy: int) -> bool:
    """Whether a task that can be completed here is worth it: `selfish` wants a letter for itself."""
    if policy != SELFISH:
        return True
    ready = feasible_tasks(f, s, seat)
    for slot in range(f.tasks_open):  # noqa: SIM110 - a generator does not compile
        if (ready >> slot) & 1 and lacks(s, seat, f.letter[s.open_task[slot] - 1]):
            return True
    return False


def neighbour_has(f: Facts, s: State, seat: int, needs: int) -> bool:
    """Whether somebody on the same tile has what `seat` needs."""
    others = others_on(f, s, seat, s.place[seat])
    for other in range(f.players):  # noqa: SIM110 - a generator does not compile
        if (others >> other) & 1 and items_of(s, other) & (needs | 1 << GUN):
            return True
    return False


def wants_to_trade(f: Facts, s: State, seat: int, policy: int, needs: int) -> bool:
    """Whether a proposal is worth making: once or twice a turn, for something needed, or as a gift."""
    if policy == SELFISH or s.offers >= 2:
        return False
    if neighbour_has(f, s, seat, needs) and (spare_item(f, s, seat) or (policy == BARGAINING and s.cash[seat])):
        return True
    return policy == HELPFUL and s.offers == 0 and is_scapegoat(s, seat) and spare_item(f, s, seat) != 0


def choose_move(f: Facts, s: State, r: Ints, seat: int, policy: int) -> int:
    """A step towards the goal; at the goal, ways to make room or points; with no better thing to do, the location here."""
    goals = goals_of(f, s, seat, 1 if policy != SELFISH else 0)
    if goals and not (goals >> s.place[seat]) & 1:
        if has_offer(r, MOVE):
            return MOVE
        if has_offer(r, EFFORT) and s.points == 0 and s.stamina[seat] > 1:
            return EFFORT
    elif goals:
        if has_offer(r, BRIBE) and influence(f, s, s.place[seat]) >= f.slow:
            return BRIBE
        if has_offer(r, EFFORT) and s.points < 2 and not is_scapegoat(s, seat):
            return EFFORT
    if s.points and has_offer(r, USE) and below(r, MIND, 4):
        return USE
    if s.points and has_offer(r, MOVE) and not goals:
        return MOVE
    if s.points > 1 and has_offer(r, RIOT) and below(r, MIND, 8) == 0:
        return RIOT
    return END


def choose_way(f: Facts, s: State, r: Ints, seat: int, policy: int) -> int:
    """Of the tiles offered one that is nearest to a goal; among equals any."""
    reach = goals_of(f, s, seat, 1 if policy != SELFISH else 0)
    for _ in range(FAR):
        found, ties = 0, 0
        for i in range(r[OFFERED]):
            if (reach >> r[OPTION + i]) & 1:
                ties += 1
                if below(r, MIND, ties) == 0:
                    found = r[OPTION + i]
        if ties:
            return found
        reach = spread(s, reach)
    return r[OPTION + below(r, MIND, r[OFFERED])]
