"""Completing tasks: handing in, letters, rewards, the next task, and looking at the deck."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import bag_size, draw_from_bag, draw_task, pull_bottom, pull_top, put_under, use_up
from apps.games.alcatraz.rules.goods import drop_item, has_gun, held
from apps.games.alcatraz.rules.kinds import DRAW_TASK, HAND_IN, KEEP, LOOK_TASK, NO, ORDER, PLACE, WHICH_TASK, YES
from apps.games.alcatraz.rules.legal import feasible_tasks
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import bits, is_scapegoat, is_sucker, sentenced
from apps.games.alcatraz.rules.sides import LOOK_HIGH, LOOK_ONE
from apps.games.alcatraz.rules.state import ARRANGE, FORGER, GUN, JUDGE, KINDS_OF_ITEM, LOOK, NEXT_TASK, REWARD, Facts, State


def complete(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Complete a task on one's tile."""
    offer_bits(r, feasible_tasks(f, s, seat))
    slot = pick(f, s, r, WHICH_TASK, seat, C.TASKS_COMPLETE)
    task = s.open_task[slot] - 1
    emit(log, C.TASKS_COMPLETE, seat, NOBODY, task, EVERYONE)
    s.about = task
    hand_in(f, s, r, log, seat, task)
    s.open_task[slot], s.task_tile[slot] = 0, 0
    s.done |= 1 << task
    s.completer = seat + 1
    mark(f, s, r, log, seat, f.letter[task], 0 if f.drawn_only else 1)
    use_up(f, s, r, log, task)
    s.todo |= NEXT_TASK
    if is_sucker(s, seat):
        emit(log, C.SUCKER_OWN_TASK, seat, NOBODY, f.letter[task], EVERYONE)
    else:
        s.todo |= REWARD
    judge_soon(f, s)


def judge_soon(f: Facts, s: State) -> None:
    """Look at the plan next, unless a reading leaves that to the end of the round."""
    if not f.round_end:
        s.todo |= JUDGE


def hand_in(f: Facts, s: State, r: Replies, log: Log, seat: int, task: int) -> None:
    """Hand in the items; the Gun and a forger's Cash may each stand for one."""
    for gun_for in range(GUN):
        for cash_for in range(GUN):
            if is_way(f, s, seat, task, gun_for, cash_for):
                offer(r, 8 * gun_for + cash_for)
    way = pick(f, s, r, HAND_IN, seat, C.TASKS_HAND_IN)
    gun_for, cash_for = way // 8, way % 8
    for item in range(1, KINDS_OF_ITEM):
        for _ in range(owed(f, task, item, gun_for, cash_for)):
            drop_item(s, seat, item)
            s.handed |= 1 << item
    if gun_for:
        drop_item(s, seat, GUN)
        s.handed |= 1 << GUN
        emit(log, C.COMPONENTS_GUN, seat, NOBODY, gun_for, EVERYONE)
    if cash_for:
        s.cash[seat] -= f.forger_cash
        emit(log, C.CONVICTED_FORGER, NOBODY, seat, cash_for, EVERYONE)


def owed(f: Facts, task: int, item: int, gun_for: int, cash_for: int) -> int:
    """How many of an item are handed in when the Gun and Cash stand for others."""
    count = f.need[KINDS_OF_ITEM * task + item]
    count -= (1 if gun_for == item else 0) + (f.forger_items if cash_for == item else 0)
    return count if count > 0 else 0


def is_way(f: Facts, s: State, seat: int, task: int, gun_for: int, cash_for: int) -> bool:
    """Whether a task can be paid like this: `gun_for` and `cash_for` are the items that these stand for, 0 for none."""
    if gun_for and not (has_gun(s, seat) and f.need[KINDS_OF_ITEM * task + gun_for]):
        return False
    if cash_for and not (sentenced(f, s, seat, FORGER) and s.cash[seat] >= f.forger_cash and f.need[KINDS_OF_ITEM * task + cash_for]):
        return False
    if gun_for and gun_for == cash_for and f.need[KINDS_OF_ITEM * task + gun_for] < 2:
        return False
    for item in range(1, KINDS_OF_ITEM):  # noqa: SIM110 - a generator does not compile
        if owed(f, task, item, gun_for, cash_for) > held(s, seat, item):
            return False
    return True


def mark(f: Facts, s: State, r: Replies, log: Log, seat: int, letter: int, counts: int) -> None:
    """`seat` gets a letter; one that it has brings nothing, or by a variant a counter if it `counts` as a reward."""
    if (s.letters[seat] >> letter) & 1:
        if f.plan_g and counts:
            s.counters[seat] += f.counters_gained
            emit(log, C.PLAN_G_COUNTER, NOBODY, seat, s.counters[seat], EVERYONE)
        else:
            emit(log, C.TASKS_OWNED, NOBODY, seat, letter, EVERYONE)
        return
    if f.markers_counted and markers_used(f, s) >= f.plan_markers:
        emit(log, C.COMPONENTS_MARKER_SHORTAGE, NOBODY, seat, letter, EVERYONE)
        return
    s.letters[seat] |= 1 << letter
    emit(log, C.TASKS_MARK, NOBODY, seat, letter, EVERYONE)


def markers_used(f: Facts, s: State) -> int:
    """How many letters are marked on all sheets."""
    count = 0
    for seat in range(f.players):
        count += bits(s.letters[seat])
    return count


def reward(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A card for all others but the Scapegoat and the Sucker."""
    if not s.deck_n:
        emit(log, C.TASKS_DECK_EMPTY, NOBODY, NOBODY, 0, EVERYONE)
        return
    task = draw_task(f, s, r, DRAW_TASK, C.TASKS_REWARD)
    s.seen |= 1 << task
    emit(log, C.TASKS_REWARD, s.completer - 1, NOBODY, task, EVERYONE)
    for seat in range(f.players):
        if seat == s.completer - 1:
            continue
        if is_scapegoat(s, seat):
            emit(log, C.TASKS_NO_REWARD, NOBODY, seat, f.letter[task], EVERYONE)
        elif is_sucker(s, seat):
            emit(log, C.SUCKER_NO_REWARD, NOBODY, seat, f.letter[task], EVERYONE)
        else:
            mark(f, s, r, log, seat, f.letter[task], 1)
    use_up(f, s, r, log, task)
    judge_soon(f, s)


def next_task(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Another task for the one that was completed, as long as the deck lasts. Its place is drawn first: what comes may be known to some."""
    s.completer = 0
    if not s.deck_n:
        emit(log, C.TASKS_DECK_EMPTY, NOBODY, NOBODY, 1, EVERYONE)
        return
    slot = 0
    while s.open_task[slot]:
        slot += 1
    tile = ask(f, s, r, PLACE, CHANCE, 0, f.tiles - 1, C.TASKS_NEXT)
    task = draw_task(f, s, r, DRAW_TASK, C.TASKS_NEXT)
    s.seen |= 1 << task
    s.open_task[slot], s.task_tile[slot] = task + 1, tile
    emit(log, C.TASKS_NEXT, NOBODY, NOBODY, task + 32 * tile, EVERYONE)


# Looking at the deck


def look(f: Facts, s: State, r: Replies, log: Log) -> None:
    """`drawer` looks at one card more from the top of the deck."""
    seat, at = s.drawer, s.about
    if at < s.top_n:
        s.top_known[at] |= 1 << seat
    else:
        known = 0
        if bag_size(s) > 0:
            task = draw_from_bag(
                f, s, r, LOOK_TASK, C.NEW_LOCATIONS_LIGHTHOUSE_PLAIN if s.purpose <= LOOK_HIGH else C.BLACKMAIL_BORROWED_FILE, bag_size(s)
            )
        else:
            known = s.bottom_known[0]
            task = pull_bottom(s)
        s.top[at] = task + 1
        s.top_known[at] = known | (1 << seat)
        s.top_n += 1
    s.about += 1
    clause = C.NEW_LOCATIONS_LIGHTHOUSE_PAYMENT if s.purpose == LOOK_HIGH else C.NEW_LOCATIONS_LIGHTHOUSE_PLAIN
    if s.purpose > LOOK_HIGH:
        clause = C.BLACKMAIL_BORROWED_FILE
    emit(log, clause, NOBODY, seat, s.top[at] - 1, 1 << seat)
    if s.about >= s.looks:
        s.todo = (s.todo & ~LOOK) | ARRANGE


def arrange(f: Facts, s: State, r: Replies, log: Log) -> None:
    """What becomes of the cards that were looked at."""
    seat = s.drawer
    s.todo &= ~ARRANGE
    if s.purpose == LOOK_ONE:
        offer(r, NO)
        offer(r, YES)
        if pick(f, s, r, KEEP, seat, C.NEW_LOCATIONS_LIGHTHOUSE_PLAIN) == YES:
            sink(f, s, r, log, seat, C.NEW_LOCATIONS_LIGHTHOUSE_PLAIN, s.looks, 0)
    elif s.purpose == LOOK_HIGH:
        high = ask(f, s, r, ORDER, seat, 0, s.looks - 1, C.NEW_LOCATIONS_LIGHTHOUSE_PAYMENT)
        swap_top(s, 0, high)
        sink(f, s, r, log, seat, C.NEW_LOCATIONS_LIGHTHOUSE_PAYMENT, s.looks - 1, 1)
    else:
        for i in range(s.looks - 1):
            swap_top(s, i, ask(f, s, r, ORDER, seat, i, s.looks - 1, C.BLACKMAIL_BORROWED_FILE))
    s.about, s.looks, s.purpose = 0, 0, 0


def swap_top(s: State, one: int, other: int) -> None:
    """Two cards at the top of the deck change places."""
    task, known = s.top[one], s.top_known[one]
    s.top[one], s.top_known[one] = s.top[other], s.top_known[other]
    s.top[other], s.top_known[other] = task, known


def sink(f: Facts, s: State, r: Replies, log: Log, seat: int, clause: int, count: int, at: int) -> None:
    """Cards that `seat` looked at go under the deck, from place `at` on."""
    for _ in range(count):
        known = s.top_known[at]
        put_under(s, pull_top(s, at), known)
    emit(log, clause, seat, NOBODY, -count, EVERYONE)
