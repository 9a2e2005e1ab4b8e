"""Items, Cash and Stamina: what a prisoner holds, gets and hands over."""

from __future__ import annotations

from apps.games.alcatraz.rules.sets import sentenced
from apps.games.alcatraz.rules.state import CASH, GUN, KINDS_OF_ITEM, SMUGGLER, Facts, State


def held(s: State, seat: int, item: int) -> int:
    """How many of an item `seat` has."""
    return s.items[KINDS_OF_ITEM * seat + item]


def item_count(s: State, seat: int) -> int:
    """How many items `seat` has."""
    count = 0
    for item in range(1, KINDS_OF_ITEM):
        count += s.items[KINDS_OF_ITEM * seat + item]
    return count


def slots_of(f: Facts, s: State, seat: int) -> int:
    """How many items `seat` may have."""
    return f.slots + (f.smuggler_slots if sentenced(f, s, seat, SMUGGLER) else 0)


def has_slot(f: Facts, s: State, seat: int) -> bool:
    """Whether `seat` has room for another item."""
    return item_count(s, seat) < slots_of(f, s, seat)


def put_item(s: State, seat: int, item: int, count: int) -> None:
    """Give `seat` items, or with a count below zero take them away."""
    s.items[KINDS_OF_ITEM * seat + item] += count


def drop_item(s: State, seat: int, item: int) -> None:
    """An item goes from `seat` to the supply."""
    put_item(s, seat, item, -1)
    s.supply[item] += 1


def gain_cash(f: Facts, s: State, seat: int, amount: int) -> int:
    """`seat` gets Cash, as far as the limit allows; says how much."""
    room = f.cash_max - s.cash[seat]
    got = amount if amount < room else max(room, 0)
    s.cash[seat] += got
    return got


def gain_stamina(f: Facts, s: State, seat: int, amount: int) -> int:
    """`seat` gets Stamina, as far as the limit allows; says how much."""
    room = f.stamina_max - s.stamina[seat]
    got = amount if amount < room else max(room, 0)
    s.stamina[seat] += got
    return got


def loot_of(f: Facts, s: State, thief: int, victim: int) -> int:
    """A bit mask of what `thief` can take from `victim`: items while there is a slot, Cash below the limit."""
    mask = 0
    if has_slot(f, s, thief):
        for item in range(1, KINDS_OF_ITEM):
            if held(s, victim, item):
                mask |= 1 << item
    if s.cash[victim] and s.cash[thief] < f.cash_max:
        mask |= 1 << CASH
    return mask


def items_of(s: State, seat: int) -> int:
    """A bit mask of the kinds of item that `seat` has."""
    mask = 0
    for item in range(1, KINDS_OF_ITEM):
        if held(s, seat, item):
            mask |= 1 << item
    return mask


def supplied(s: State) -> int:
    """A bit mask of the kinds of item in the supply."""
    mask = 0
    for item in range(1, KINDS_OF_ITEM):
        if s.supply[item]:
            mask |= 1 << item
    return mask


def hand_over(f: Facts, s: State, giver: int, taker: int, thing: int) -> None:
    """One item or one Cash changes hands."""
    if thing == CASH:
        s.cash[giver] -= 1
        s.cash[taker] += 1
    elif thing:
        put_item(s, giver, thing, -1)
        put_item(s, taker, thing, 1)


def has_gun(s: State, seat: int) -> bool:
    """Whether `seat` has the Gun."""
    return held(s, seat, GUN) > 0
