"""Policies of computer players. Each looks only at what its seat may see.

`random` answers anything. The others work on a plan: a task that brings a letter, the items it lacks, the way there. `selfish` steals what
it needs and does no task that helps only others; `helpful` does every task, gives away what others lack, and votes so that the plan is
complete soonest; `bargaining` trades one thing for another, and remembers who traded with it when it votes.
"""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, POLICY, below
from apps.engine.record import Ints
from apps.games.alcatraz.planning import has_offer, lacks, needs_of, spare_item, worth
from apps.games.alcatraz.rules.ending import letters_without
from apps.games.alcatraz.rules.goods import items_of
from apps.games.alcatraz.rules.kinds import (
    ACCEPT,
    ACTION,
    BALLOT,
    BREAK_TIE,
    CARD,
    DEBT_GIVE,
    DEBT_TAKE,
    DISCARD,
    EITHER,
    EXCHANGE,
    GO,
    HAND_IN,
    KEEP,
    LOOT,
    NO,
    NOTHING,
    OFFER,
    PARTNER,
    PAWN,
    PRICE,
    SPARE_TIE,
    SUCKER_BALLOT,
    TAKE_ITEM,
    VICTIM,
    WHICH_TASK,
    WISH,
    YES,
)
from apps.games.alcatraz.rules.places import ITEM_FIRST
from apps.games.alcatraz.rules.sets import all_letters, bits, candidates, nth_bit
from apps.games.alcatraz.rules.state import CASH, GUN, SEATS, Facts, State
from apps.games.alcatraz.turnplan import choose_action, choose_way

POLICIES = ("random", "selfish", "helpful", "bargaining")
RANDOM, SELFISH, HELPFUL, BARGAINING = 0, 1, 2, 3


def decide(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """The answer of the policy that plays `seat`."""
    policy = r[POLICY + seat]
    if policy == RANDOM:
        return any_answer(r, low, high)
    if kind == ACTION:
        return choose_action(f, s, r, seat, policy)
    if kind == GO:
        return choose_way(f, s, r, seat, policy)
    if kind in (BALLOT, SUCKER_BALLOT):
        return choose_ballot(f, s, r, seat, policy, high)
    if kind in (BREAK_TIE, SPARE_TIE):
        return choose_seat(f, s, r, seat, policy)
    if kind in (ACCEPT, PARTNER, OFFER, WISH):
        return choose_trade(f, s, r, kind, seat, policy)
    if kind in (LOOT, TAKE_ITEM, DEBT_TAKE):
        return choose_thing(f, s, r, seat, 1)
    if kind in (DISCARD, EXCHANGE, PRICE, DEBT_GIVE):
        return choose_thing(f, s, r, seat, -1)
    return choose_rest(f, s, r, kind, seat, low, high)


def choose_rest(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """Questions of less weight."""
    if kind in (VICTIM, PAWN):
        return choose_victim(f, s, r, seat)
    if kind == WHICH_TASK:
        return choose_task(f, s, r, seat)
    if kind == KEEP:
        return NO if lacks(s, seat, f.letter[s.top[0] - 1]) else YES
    if kind == EITHER and has_offer(r, ITEM_FIRST) and below(r, MIND, 2):
        return ITEM_FIRST
    if kind == CARD:
        return r[OPTION + 1 + below(r, MIND, r[OFFERED] - 1)] if below(r, MIND, 4) else NOTHING
    return r[OPTION] if kind == HAND_IN else any_answer(r, low, high)


def any_answer(r: Ints, low: int, high: int) -> int:
    """Any of the answers allowed."""
    if r[OFFERED]:
        return r[OPTION + below(r, MIND, r[OFFERED])]
    return low + below(r, MIND, high - low + 1)


# Votes


def choose_ballot(f: Facts, s: State, r: Ints, seat: int, policy: int, high: int) -> int:
    """The place among the candidates of the one who had better be the Scapegoat."""
    standing = candidates(f, s)
    best, found, ties = 0, 0, 0
    for at in range(min(high, bits(standing) - 1) + 1):
        value = blame(f, s, seat, nth_bit(standing, at), policy)
        if ties == 0 or value > best:
            best, found, ties = value, at, 1
        elif value == best:
            ties += 1
            if below(r, MIND, ties) == 0:
                found = at
    return found


def choose_seat(f: Facts, s: State, r: Ints, seat: int, policy: int) -> int:
    """The same where seats are offered."""
    best, found, ties = 0, 0, 0
    for i in range(r[OFFERED]):
        other = r[OPTION + i]
        value = blame(f, s, seat, other, policy)
        if ties == 0 or value > best:
            best, found, ties = value, other, 1
        elif value == best:
            ties += 1
            if below(r, MIND, ties) == 0:
                found = other
    return found


def blame(f: Facts, s: State, seat: int, other: int, policy: int) -> int:
    """How gladly `seat` sees `other` as the Scapegoat."""
    value = -2 * bits(all_letters() & ~letters_without(f, s, other))
    if policy == HELPFUL:
        return value - (1 if other == seat else 0)
    if other == seat:
        return -100
    value += bits(s.letters[other])
    if policy == BARGAINING:
        value -= 2 * s.deals[SEATS * seat + other]
    return value


# Trades and goods


def choose_trade(f: Facts, s: State, r: Ints, kind: int, seat: int, policy: int) -> int:
    """Proposing a trade, and answering one."""
    if kind == ACCEPT:
        gives, wants = (s.about - 1) % 8, (s.about - 1) // 8
        gain = worth(f, s, seat, gives) - worth(f, s, seat, wants)
        return YES if gain > 0 or (gain >= -1 and policy != SELFISH) else NO
    if kind == PARTNER:
        return choose_victim(f, s, r, seat)
    if kind == WISH:
        return best_thing(f, s, r, seat, needs_of(f, s, seat), 1)
    spare = spare_item(f, s, seat)
    if spare and has_offer(r, spare):
        return spare
    return CASH if policy == BARGAINING and has_offer(r, CASH) else any_answer(r, 0, 0)


def choose_thing(f: Facts, s: State, r: Ints, seat: int, sign: int) -> int:
    """The thing worth most (`sign` 1) or least (-1) to `seat`."""
    return best_thing(f, s, r, seat, needs_of(f, s, seat), sign)


def best_thing(f: Facts, s: State, r: Ints, seat: int, needs: int, sign: int) -> int:
    """Of the things offered the one worth most or least, among equals the first."""
    best, found = 0, r[OPTION]
    for i in range(r[OFFERED]):
        thing = r[OPTION + i]
        value = sign * (worth(f, s, seat, thing) + (4 if (needs >> thing) & 1 else 0))
        if i == 0 or value > best:
            best, found = value, thing
    return found


def choose_victim(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Whoever has what `seat` needs; else anybody."""
    needs = needs_of(f, s, seat)
    for i in range(r[OFFERED]):
        if r[OPTION + i] != seat and items_of(s, r[OPTION + i]) & (needs | 1 << GUN):
            return r[OPTION + i]
    return r[OPTION + below(r, MIND, r[OFFERED])]


def choose_task(f: Facts, s: State, r: Ints, seat: int) -> int:
    """A task with a letter that `seat` lacks; else any."""
    for i in range(r[OFFERED]):
        if lacks(s, seat, f.letter[s.open_task[r[OPTION + i]] - 1]):
            return r[OPTION + i]
    return r[OPTION + below(r, MIND, r[OFFERED])]
