"""What holds after every step of every game: no item, guard, task or card is lost or doubled."""

from __future__ import annotations

from apps.games.alcatraz.rules.deck import face_up
from apps.games.alcatraz.rules.goods import held
from apps.games.alcatraz.rules.sets import bits
from apps.games.alcatraz.rules.state import BUILD, KINDS_OF_ITEM, LETTERS, PREPARE, STOCK_KIND, TASKS, TILES, Facts, State


def lawful(f: Facts, s: State) -> bool:
    """Whether everything is there once the prison stands."""
    if s.phase in (BUILD, PREPARE):
        return True
    return items_lawful(f, s) and guards_lawful(f, s) and tasks_lawful(f, s) and blackmail_lawful(f, s)


def items_lawful(f: Facts, s: State) -> bool:
    """Every item is in the supply, on a location or with a prisoner."""
    for item in range(1, KINDS_OF_ITEM):
        count = s.supply[item]
        for tile in range(TILES):
            if STOCK_KIND[tile] == item:
                count += s.stock[tile]
        for seat in range(f.players):
            if held(s, seat, item) < 0:
                return False
            count += held(s, seat, item)
        if s.supply[item] < 0 or count != f.items[item]:
            return False
    return True


def guards_lawful(f: Facts, s: State) -> bool:
    """The guards that came in stand on the locations, never more on one than fit."""
    guards = 0
    for tile in range(f.tiles):
        if s.guards[tile] < 0 or s.guards[tile] > f.guard_cap:
            return False
        guards += s.guards[tile]
    return guards == s.guards_in and guards <= f.guard_fatal


def tasks_lawful(f: Facts, s: State) -> bool:
    """Tasks in the prison have come out of the deck, each once, and the deck holds the rest."""
    lying = 0
    for slot in range(f.tasks_open):
        if s.open_task[slot]:
            card = 1 << (s.open_task[slot] - 1)
            if lying & card or not s.seen & card:
                return False
            lying |= card
    return s.deck_n == TASKS - LETTERS * f.removed - bits(s.seen)


def blackmail_lawful(f: Facts, s: State) -> bool:
    """No card is in two hands, or in a hand and face up."""
    out = face_up(s)
    for seat in range(f.players):
        if s.hand[seat] & out or bits(s.hand[seat]) != s.hand_n[seat]:
            return False
        out |= s.hand[seat]
    return True
