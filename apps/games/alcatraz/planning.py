"""What a computer player is after: a task that brings a letter, the items it lacks, where they are to be had."""

from __future__ import annotations

from apps.engine.auto import OFFERED, OPTION
from apps.engine.record import Ints
from apps.games.alcatraz.rules.goods import has_gun, has_slot, held, items_of, supplied
from apps.games.alcatraz.rules.ground import influence, spread
from apps.games.alcatraz.rules.state import (
    CASH,
    CELL_BLOCK,
    DINING,
    GUN,
    KINDS_OF_ITEM,
    STOCK_KIND,
    VISITING,
    WALL,
    WORKSHOP,
    Facts,
    State,
)

FAR = 9


def has_offer(r: Ints, value: int) -> bool:
    """Whether `value` is among the answers allowed."""
    for i in range(r[OFFERED]):  # noqa: SIM110 - a generator does not compile
        if r[OPTION + i] == value:
            return True
    return False


def lacks(s: State, seat: int, letter: int) -> bool:
    """Whether `seat` does not have a letter."""
    return (s.letters[seat] >> letter) & 1 == 0


def lacking(f: Facts, s: State, seat: int, task: int) -> int:
    """A bit mask of the items that `seat` lacks for a task; the Gun stands for the last of them."""
    mask, last = 0, 0
    for item in range(1, GUN):
        if f.need[KINDS_OF_ITEM * task + item] > held(s, seat, item):
            mask |= 1 << item
            last = item
    if mask and has_gun(s, seat):
        mask &= ~(1 << last)
    return mask


def best_task(f: Facts, s: State, seat: int, for_all: int) -> int:
    """The place of the open task that is most worth working on, plus one; 0 for none. `for_all`: letters that only others lack count too."""
    best, found = 0, 0
    for slot in range(f.tasks_open):
        if s.open_task[slot]:
            value = task_value(f, s, seat, slot, for_all)
            if value > best:
                best, found = value, slot + 1
    return found


def task_value(f: Facts, s: State, seat: int, slot: int, for_all: int) -> int:
    """How much a task is worth, less what is missing and how far it is; 0 or less if nothing."""
    task = s.open_task[slot] - 1
    letter, value = f.letter[task], 0
    if lacks(s, seat, letter):
        value = 40
    elif for_all:
        value = 20
        for other in range(f.players):
            if lacks(s, other, letter):
                value += 2
    if not value:
        return 0
    missing, count = lacking(f, s, seat, task), 0
    while missing:
        missing &= missing - 1
        count += 1
    return value - 5 * count - 2 * distance(s, s.place[seat], 1 << s.task_tile[slot])


def distance(s: State, tile: int, goals: int) -> int:
    """How many moves from a tile to the nearest of `goals`, FAR at most."""
    reach, moves = 1 << tile, 0
    while not reach & goals and moves < FAR:
        reach = spread(s, reach)
        moves += 1
    return moves


def needs_of(f: Facts, s: State, seat: int) -> int:
    """A bit mask of the items that `seat` needs for the task it works on."""
    slot = best_task(f, s, seat, 1)
    return lacking(f, s, seat, s.open_task[slot - 1] - 1) if slot else 0


def uses_of(f: Facts, s: State, seat: int) -> int:
    """A bit mask of the items that the task of `seat` asks for, had or not."""
    slot, mask = best_task(f, s, seat, 1), 0
    for item in range(1, GUN):
        if slot and f.need[KINDS_OF_ITEM * (s.open_task[slot - 1] - 1) + item]:
            mask |= 1 << item
    return mask


def worth(f: Facts, s: State, seat: int, thing: int) -> int:
    """What a thing is worth to `seat`."""
    if thing == CASH:
        return 2
    if thing == GUN:
        return 6
    if not thing:
        return 0
    return 5 if (uses_of(f, s, seat) >> thing) & 1 and held(s, seat, thing) < 2 else 2


def spare_item(f: Facts, s: State, seat: int) -> int:
    """An item that the task of `seat` does not ask for, 0 for none."""
    spare = items_of(s, seat) & ~uses_of(f, s, seat) & ~(1 << GUN)
    for item in range(1, GUN):
        if (spare >> item) & 1:
            return item
    return 0


def provides(f: Facts, s: State, seat: int, tile: int, needs: int) -> bool:
    """Whether `seat` could get one of the items `needs` by using a location."""
    if influence(f, s, tile) >= f.stop or not (has_slot(f, s, seat) or tile == CELL_BLOCK):
        return False
    item = STOCK_KIND[tile]
    if item:
        if tile == DINING and s.side[tile] and not s.cash[seat]:
            return False
        if tile == WORKSHOP and s.side[tile] and not spare_item(f, s, seat):
            return False
        if tile == WALL:
            return s.side[tile] == 1 and s.stock[tile] > 0
        return s.stock[tile] > 0 and (needs >> item) & 1 == 1
    if tile == VISITING:
        return s.side[tile] == 0 and s.cash[seat] > 0 and supplied(s) & needs != 0
    if tile == CELL_BLOCK:
        return s.side[tile] == 1 and spare_item(f, s, seat) != 0 and supplied(s) & needs != 0
    return False


def goals_of(f: Facts, s: State, seat: int, for_all: int) -> int:
    """A bit mask of the tiles where `seat` wants to be: its task's, or those that provide what it lacks."""
    slot = best_task(f, s, seat, for_all)
    if not slot:
        return 0
    needs = lacking(f, s, seat, s.open_task[slot - 1] - 1)
    if not needs:
        return 1 << s.task_tile[slot - 1]
    goals = 0
    for tile in range(f.tiles):
        if provides(f, s, seat, tile, needs):
            goals |= 1 << tile
    if not goals:
        for other in range(f.players):
            if other != seat and items_of(s, other) & needs:
                goals |= 1 << s.place[other]
    return goals
