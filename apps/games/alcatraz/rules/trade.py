"""A trade: proposed by the prisoner whose turn it is, agreed to by the other."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.goods import hand_over, has_slot, items_of
from apps.games.alcatraz.rules.kinds import ACCEPT, NO, NOTHING, OFFER, PARTNER, WISH, YES
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import bits
from apps.games.alcatraz.rules.state import CASH, SEATS, Facts, State


def propose(f: Facts, s: State, r: Replies, log: Log, seat: int, others: int) -> None:
    """Propose a trade to one of `others`: something for something, or either for nothing."""
    s.offers += 1
    offer_bits(r, others)
    other = pick(f, s, r, PARTNER, seat, C.ACTIONS_TRADE)
    gives = choose_gift(f, s, r, seat, other)
    wants = choose_wish(f, s, r, seat, other, gives)
    deal = gives + 8 * wants
    emit(log, C.ACTIONS_TRADE_OFFERS, seat, other, deal, EVERYONE)
    s.about = deal + 1
    offer(r, NO)
    offer(r, YES)
    agreed = pick(f, s, r, ACCEPT, other, C.ACTIONS_TRADE_BOTH)
    s.about = 0
    if agreed == YES:
        hand_over(f, s, seat, other, gives)
        hand_over(f, s, other, seat, wants)
        note_deal(s, seat, other)
        emit(log, C.ACTIONS_TRADE, seat, other, deal, EVERYONE)
    else:
        emit(log, C.ACTIONS_TRADE_BOTH, other, seat, deal, EVERYONE)


def note_deal(s: State, one: int, other: int) -> None:
    """Remember a trade of two prisoners."""
    s.deals[SEATS * one + other] += 1
    s.deals[SEATS * other + one] += 1


def can_change(f: Facts, s: State, giver: int, taker: int, gives: int, takes: int) -> bool:
    """Whether `taker` has room for what comes, counting what goes."""
    if gives == NOTHING:
        return True
    if gives == CASH:
        return s.cash[giver] > 0 and (s.cash[taker] < f.cash_max or takes == CASH)
    return has_slot(f, s, taker) or NOTHING < takes < CASH


def possible(f: Facts, s: State, seat: int, other: int, gives: int, wants: int) -> bool:
    """Whether this trade can be done."""
    if gives == wants:
        return False
    return can_change(f, s, seat, other, gives, wants) and can_change(f, s, other, seat, wants, gives)


def things_of(s: State, seat: int) -> int:
    """A bit mask of what `seat` could give: nothing, items, Cash."""
    return 1 | items_of(s, seat) | (1 << CASH if s.cash[seat] else 0)


def wishes(f: Facts, s: State, seat: int, other: int, gives: int) -> int:
    """A bit mask of what `seat` could ask of `other` for this."""
    found, there = 0, things_of(s, other)
    for thing in range(CASH + 1):
        if (there >> thing) & 1 and possible(f, s, seat, other, gives, thing):
            found |= 1 << thing
    return found


def choose_gift(f: Facts, s: State, r: Replies, seat: int, other: int) -> int:
    """What is offered."""
    mine = things_of(s, seat)
    for thing in range(CASH + 1):
        if (mine >> thing) & 1 and wishes(f, s, seat, other, thing):
            offer(r, thing)
    return pick(f, s, r, OFFER, seat, C.ACTIONS_TRADE)


def choose_wish(f: Facts, s: State, r: Replies, seat: int, other: int, gives: int) -> int:
    """What is asked for it."""
    offer_bits(r, wishes(f, s, seat, other, gives))
    return pick(f, s, r, WISH, seat, C.ACTIONS_TRADE)


def tradable(f: Facts, s: State, seat: int, others: int) -> int:
    """Those of `others` with whom some trade can be done."""
    found = 0
    for other in range(f.players):
        if (others >> other) & 1 and can_deal(f, s, seat, other):
            found |= 1 << other
    return found


def can_deal(f: Facts, s: State, seat: int, other: int) -> bool:
    """Whether any trade of these two can be done: a gift, or else a swap of items."""
    mine, theirs = items_of(s, seat), items_of(s, other)
    if mine and has_slot(f, s, other):
        return True
    if theirs and has_slot(f, s, seat):
        return True
    if (s.cash[seat] and s.cash[other] < f.cash_max) or (s.cash[other] and s.cash[seat] < f.cash_max):
        return True
    return mine != 0 and theirs != 0 and bits(mine | theirs) > 1
