"""Whether a state from outside can be one of this game at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from apps.games.alcatraz.rules.cards import owes_card
from apps.games.alcatraz.rules.deck import PUBLIC, face_up, set_aside, unseen_of
from apps.games.alcatraz.rules.goods import held, item_count
from apps.games.alcatraz.rules.ground import all_tiles, find_neighbours, fits
from apps.games.alcatraz.rules.sets import all_letters, all_seats, bits
from apps.games.alcatraz.rules.state import (
    ACT,
    ARRANGE,
    BUILD,
    CELLS,
    DEAL,
    DRAW,
    JUDGE_ROUND,
    KINDS_OF_ITEM,
    LETTERS,
    LOOK,
    NEXT_TASK,
    PEEK,
    PREPARE,
    PUT_BACK,
    REWARD,
    SEATS,
    STOCK_KIND,
    TASKS,
    TILES,
    TURN,
    WIDTH,
    Facts,
    State,
)

MOST_POINTS = 60


def flaw(f: Facts, s: State) -> str:
    """The name of a field that makes the state impossible, "" if there is none."""
    if s.step == 0:
        return "" if s == State() else "step"
    if not 0 < s.step <= f.limit_steps or s.over or s.winners:
        return "step" if not s.over and not s.winners else "over"
    if not BUILD <= s.phase <= JUDGE_ROUND:
        return "phase"
    checks = (
        (_of_the_map,)
        if s.phase in (BUILD, PREPARE)
        else (_of_the_map, _of_the_prison, _of_prisoners, _of_tasks, _of_blackmail, _of_the_turn, _of_todo)
    )
    for check in checks:
        found = check(f, s)
        if found:
            return found
    return _of_the_beginning(f, s) if s.phase in (BUILD, PREPARE) else ""


def _of_the_map(f: Facts, s: State) -> str:
    if not 0 < s.laid <= all_tiles(f) or (s.phase != BUILD and s.laid != all_tiles(f)):
        return "laid"
    laid = [tile for tile in range(TILES) if s.laid >> tile & 1]
    cells = [s.cell[tile] for tile in laid]
    if len(set(cells)) < len(cells) or not all(0 < c // WIDTH < WIDTH - 1 and 0 < c % WIDTH < WIDTH - 1 for c in cells):
        return "cell"
    if any(s.cell[tile] or s.side[tile] for tile in range(16) if tile not in laid) or not _within(s.side, 0, 1):
        return "side"
    if s.phase == BUILD and s.laid != all_tiles(f) and not any(fits(f, s, cell) for cell in range(CELLS)):
        return "laid"
    if not 0 <= s.builder < f.players:
        return "builder"
    twin = s.copy()
    if s.phase not in (BUILD, PREPARE):
        find_neighbours(f, twin)
    if (twin.near, twin.around) != (s.near, s.around):
        return "near"
    return "around" if s.phase not in (BUILD, PREPARE) and 0 in s.around[: f.tiles] else ""


def _of_the_beginning(f: Facts, s: State) -> str:
    """Nothing but the map is there yet."""
    known = ("step", "phase", "laid", "builder", "cell", "side")
    bare = State(**{name: getattr(s, name) for name in known})
    return next((name for name in State.fields() if getattr(bare, name) != getattr(s, name)), "")


def _of_the_prison(f: Facts, s: State) -> str:
    if not _within(s.guards, 0, f.guard_cap) or any(s.guards[f.tiles :]):
        return "guards"
    if s.guards_in != sum(s.guards) or s.guards_in >= f.guard_fatal:
        return "guards_in"
    if any(not 0 <= bought <= guards for bought, guards in zip(s.bought, s.guards, strict=True)):
        return "bought"
    if any(not 0 <= s.stock[t] <= (f.stock[2 * t + s.side[t]] if t < f.tiles else 0) for t in range(16)):
        return "stock"
    if (f.security and not 1 <= s.chief <= f.tiles) or (not f.security and s.chief):
        return "chief"
    if min(s.supply) < 0 or s.supply[0] or s.supply[7]:
        return "supply"
    for item in range(1, KINDS_OF_ITEM):
        stocked = sum(s.stock[tile] for tile in range(TILES) if STOCK_KIND[tile] == item)
        if s.supply[item] + stocked + sum(held(s, seat, item) for seat in range(SEATS)) != f.items[item]:
            return "supply"
    return ""


def _of_prisoners(f: Facts, s: State) -> str:
    here = range(f.players)
    for name, low, high in (
        ("place", 0, f.tiles - 1),
        ("stamina", 0, max(f.stamina_max, f.stamina_start)),
        ("cash", 0, max(f.cash_max, f.cash_start)),
        ("letters", 0, all_letters()),
        ("counters", 0, f.limit_steps),
        ("sentence", 1 if f.convicted else 0, f.sentences if f.convicted else 0),
    ):
        values = getattr(s, name)
        if not _within(values[: f.players], low, high) or any(values[f.players :]):
            return name
    if f.convicted and len({s.sentence[seat] for seat in here}) < f.players:
        return "sentence"
    if min(s.items) < 0 or any(s.items[KINDS_OF_ITEM * seat] for seat in range(SEATS)) or any(s.items[KINDS_OF_ITEM * f.players :]):
        return "items"
    return "items" if any(item_count(s, seat) > f.slots + f.smuggler_slots for seat in here) else ""


def _of_tasks(f: Facts, s: State) -> str:
    slots = [task for task in s.open_task[: f.tasks_open] if task]
    if not _within(s.open_task, 0, TASKS) or any(s.open_task[f.tasks_open :]) or len(set(slots)) < len(slots):
        return "open_task"
    if not 0 <= s.seen < 1 << TASKS or any(not s.seen >> (task - 1) & 1 for task in slots):
        return "seen"
    if not _within(s.task_tile, 0, f.tiles - 1):
        return "task_tile"
    for name, most in (("top", 4), ("bottom", 30)):
        count, cards, known = getattr(s, f"{name}_n"), getattr(s, name), getattr(s, f"{name}_known")
        if not 0 <= count <= most or not _within(cards[:count], 1, TASKS) or any(cards[count:]) or any(known[count:]):
            return name
        if not _within(known[:count], 1, PUBLIC | all_seats(f)):
            return f"{name}_known"
    lying = [card - 1 for card in (*s.top[: s.top_n], *s.bottom[: s.bottom_n])]
    if len(set(lying)) < len(lying) or any(s.seen >> card & 1 for card in lying):
        return "top"
    if any(bits(unseen_of(f, set_aside(s), letter)) < f.removed for letter in range(LETTERS)):
        return "seen"
    if s.deck_n != TASKS - LETTERS * f.removed - bits(s.seen) or s.deck_n < s.top_n + s.bottom_n:
        return "deck_n"
    return "done" if not 0 <= s.done < 1 << TASKS else ""


def _of_blackmail(f: Facts, s: State) -> str:
    cards = ((1 << f.blackmail) - 1) << 1
    if not 0 <= s.voice <= f.players or s.pile & ~cards or s.pile < 0 or (s.voice and (s.pile >> 11) & 1):
        return "pile"
    out = face_up(s)
    for seat in range(SEATS):
        hand = s.hand[seat]
        if not 0 <= hand <= cards or hand & ~cards or hand & out or s.hand_n[seat] != bits(hand) or (hand and seat >= f.players):
            return "hand"
        out |= hand
    if not 0 <= s.under_n <= 15 or any(s.under[s.under_n :]) or any(s.under_known[s.under_n :]):
        return "under"
    for card, known in zip(s.under[: s.under_n], s.under_known[: s.under_n], strict=True):
        if not 1 <= card <= f.blackmail or out >> card & 1 or not 0 < known <= all_seats(f):
            return "under"
        out |= 1 << card
    most = f.blackmail_hand + f.blackmail
    return "hand_n" if not _within(s.hand_n, 0, most) else ""


def _of_the_turn(f: Facts, s: State) -> str:
    ranges = [
        ("scapegoat", 1, f.players),
        ("sucker", 1 if f.sucker and s.round and s.phase > DEAL else 0, f.players if f.sucker else 0),
        ("in_a_row", 0, f.limit_steps),
        ("round", 0, f.limit_steps),
        ("seat", 0, f.players - 1),
        ("acted", 0, f.players if s.phase in (JUDGE_ROUND,) or s.phase < TURN else f.players - 1),
        ("points", 0, MOST_POINTS if s.phase == ACT else 0),
        ("efforts", 0, f.efforts_turn),
        ("offers", 0, f.offers_turn),
        ("free_used", 0, (1 << 30) - 1),
        *((name, 0, 1) for name in ("moved", "bribed", "balked", "friendly", "off_duty")),
        ("used", 0, all_tiles(f)),
        ("played", 0, (1 << 16) - 1),
        ("handed", 0, 127),
        ("builder", 0, 0),
    ]
    for name, low, high in ranges:
        if not low <= getattr(s, name) <= high:
            return name
    if s.phase in (TURN, ACT) and s.sucker == s.scapegoat:
        return "sucker"
    if not _within(s.ballot, 0, f.players) or not _within(s.deals, 0, f.limit_steps):
        return "ballot" if _within(s.deals, 0, f.limit_steps) else "deals"
    return ""


def _of_todo(f: Facts, s: State) -> str:
    if not 0 <= s.todo < 2 * PEEK or (s.todo and s.phase != ACT and not (s.phase == DEAL and s.todo == DRAW)):
        return "todo"
    if not (0 <= s.completer <= f.players and 0 <= s.drawer < f.players and 0 <= s.draws <= f.blackmail and 0 <= s.backs <= f.blackmail):
        return "drawer"
    if (s.todo & REWARD and not s.completer) or (s.todo & NEXT_TASK and all(s.open_task[: f.tasks_open])):
        return "completer" if s.todo & REWARD and not s.completer else "open_task"
    if bool(s.todo & DRAW) != (s.draws > 0) or (s.todo & PUT_BACK and not s.todo & DRAW and not owes_card(f, s)):
        return "draws"
    looking = s.todo & (LOOK | ARRANGE)
    if looking == LOOK | ARRANGE or not 0 <= s.purpose <= 3 or bool(looking) != bool(s.purpose):
        return "purpose"
    if looking and not (0 < s.looks <= min(4, s.deck_n) and 0 <= s.about <= s.top_n):
        return "looks"
    if (s.todo & LOOK and s.about >= s.looks) or (s.todo & ARRANGE and (s.looks > s.top_n or s.about != s.looks)):
        return "about"
    if not looking and (s.looks or not 0 <= s.about < 64 * TILES):
        return "looks"
    if not 0 <= s.peek <= f.players or bool(s.peek) != bool(s.todo & PEEK) or (s.peek and (s.peek == s.seat + 1 or not s.hand_n[s.peek - 1])):
        return "peek"
    return ""


def _within(values: Sequence[int] | Iterable[int], low: int, high: int) -> bool:
    return all(low <= value <= high for value in values)
