"""The decks: a bag of cards that nobody knows the order of, and the few at its top and bottom that somebody has seen.

A draw from a bag is the last thing asked in its step: what comes may depend on cards that others have seen.
"""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.kinds import DRAW_BLACKMAIL
from apps.games.alcatraz.rules.sets import all_seats, bits, nth_bit
from apps.games.alcatraz.rules.state import DEAL, LETTERS, TASKS, TWO_VOICES, Facts, State

PER_LETTER = 5
SPREAD = 60
"""A number that every count of cards of a letter divides."""
PUBLIC = 32
"""The bit of `top_known` and `bottom_known` for cards that everybody saw, spectators too."""
MOST_TOP = 4


def set_aside(s: State) -> int:
    """A bit mask of the tasks that are not in the bag: seen by all, or lying in a known place of the deck."""
    mask = s.seen
    for i in range(s.top_n):
        mask |= 1 << (s.top[i] - 1)
    for i in range(s.bottom_n):
        mask |= 1 << (s.bottom[i] - 1)
    return mask


def bag_size(s: State) -> int:
    """How many tasks are in the bag."""
    return s.deck_n - s.top_n - s.bottom_n


def draw_task(f: Facts, s: State, r: Replies, kind: int, clause: int) -> int:
    """The next task of the deck, which must not be empty; it leaves the deck."""
    s.deck_n -= 1
    if s.top_n:
        return pull_top(s, 0)
    if s.deck_n + 1 > s.bottom_n:
        return draw_from_bag(f, s, r, kind, clause, s.deck_n + 1 - s.bottom_n)
    return pull_bottom(s)


def pull_bottom(s: State) -> int:
    """The first of the known cards at the bottom, when nothing else is above it."""
    task = s.bottom[0] - 1
    s.bottom_n -= 1
    for i in range(s.bottom_n):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_known[i] = s.bottom_known[i + 1]
    s.bottom[s.bottom_n] = 0
    s.bottom_known[s.bottom_n] = 0
    return task


def pull_top(s: State, at: int) -> int:
    """A card leaves the known top of the deck."""
    task = s.top[at] - 1
    s.top_n -= 1
    for i in range(at, s.top_n):
        s.top[i] = s.top[i + 1]
        s.top_known[i] = s.top_known[i + 1]
    s.top[s.top_n] = 0
    s.top_known[s.top_n] = 0
    return task


def draw_from_bag(f: Facts, s: State, r: Replies, kind: int, clause: int, size: int) -> int:
    """A random task of the bag. Where cards were taken out unseen, letters come as often as they are still in, cards of one equally often."""
    drawn = ask(f, s, r, kind, CHANCE, 0, size * scale_of(f) - 1, clause)
    return task_of(f, set_aside(s), drawn)


def scale_of(f: Facts) -> int:
    """Into how many parts a card is divided, so that one number can choose its letter and then the card."""
    return SPREAD if f.removed else 1


def task_of(f: Facts, aside: int, drawn: int) -> int:
    """The task that a number drawn means, when those in `aside` are not in the bag."""
    scale = scale_of(f)
    card, part = drawn // scale, drawn % scale
    for letter in range(LETTERS):
        unseen, inside = unseen_of(f, aside, letter), bag_of(f, aside, letter)
        if card < inside:
            return nth_bit(unseen, part * bits(unseen) // scale if f.removed else card)
        card -= inside
    return 0


def unseen_of(f: Facts, aside: int, letter: int) -> int:
    """The tasks of a letter that may be in the bag."""
    mask = 0
    for task in range(TASKS):
        if f.letter[task] == letter and not (aside >> task) & 1:
            mask |= 1 << task
    return mask


def bag_of(f: Facts, aside: int, letter: int) -> int:
    """How many tasks of a letter are in the bag."""
    count = bits(unseen_of(f, aside, letter)) - f.removed
    return count if count > 0 else 0


def put_under(s: State, task: int, known: int) -> None:
    """A task goes under the deck; `known` says who has seen it."""
    s.bottom[s.bottom_n] = task + 1
    s.bottom_known[s.bottom_n] = known
    s.bottom_n += 1


def use_up(f: Facts, s: State, r: Replies, log: Log, task: int) -> None:
    """A task that was completed or brought a reward leaves the game, or by a reading goes under the deck."""
    if f.used_under:
        s.seen &= ~(1 << task)
        s.deck_n += 1
        put_under(s, task, PUBLIC | all_seats(f))
        emit(log, C.TASKS_USED, NOBODY, NOBODY, task, EVERYONE)


# Blackmail


def blackmail_bag(f: Facts, s: State) -> int:
    """A bit mask of the blackmail cards whose place in the deck nobody knows."""
    mask = ((1 << f.blackmail) - 1) << 1
    mask &= ~face_up(s)
    for seat in range(f.players):
        mask &= ~s.hand[seat]
    for i in range(s.under_n):
        mask &= ~(1 << s.under[i])
    return mask


def blackmail_left(f: Facts, s: State) -> int:
    """How many blackmail cards the deck has, by what everybody sees."""
    count = f.blackmail - bits(face_up(s))
    for seat in range(f.players):
        count -= s.hand_n[seat]
    return count


def can_draw_blackmail(f: Facts, s: State, seat: int) -> bool:
    """Whether there is a card to draw for `seat`, in the deck or on the pile, and it may draw."""
    if f.sucker_gives_up and s.sucker == seat + 1:
        return False
    return blackmail_left(f, s) > 0 or s.pile > 0


def face_up(s: State) -> int:
    """The blackmail cards that everybody sees: those on the pile, and the one that waits for the next vote."""
    return s.pile | (1 << TWO_VOICES) if s.voice else s.pile


def draw_blackmail(f: Facts, s: State, r: Replies, log: Log) -> None:
    """`drawer` draws one card; an empty deck is made anew from the pile first."""
    seat = s.drawer
    s.draws -= 1
    if blackmail_left(f, s) == 0:
        s.pile = 0
        emit(log, C.BLACKMAIL_AFTER, NOBODY, NOBODY, blackmail_left(f, s), EVERYONE)
    inside = blackmail_left(f, s) - s.under_n
    if inside > 0:
        card = nth_bit(blackmail_bag(f, s), ask(f, s, r, DRAW_BLACKMAIL, CHANCE, 0, inside - 1, C.BLACKMAIL_HAND))
    else:
        card = s.under[0]
        s.under_n -= 1
        for i in range(s.under_n):
            s.under[i] = s.under[i + 1]
            s.under_known[i] = s.under_known[i + 1]
        s.under[s.under_n] = 0
        s.under_known[s.under_n] = 0
    s.hand[seat] |= 1 << card
    s.hand_n[seat] += 1
    emit(log, C.SETUP_BLACKMAIL if s.phase == DEAL else C.BLACKMAIL_HAND, seat, NOBODY, card, 1 << seat)


def lay_under(s: State, seat: int, card: int) -> None:
    """A card of `seat` goes under the blackmail deck."""
    s.hand[seat] &= ~(1 << card)
    s.hand_n[seat] -= 1
    s.under[s.under_n] = card
    s.under_known[s.under_n] = 1 << seat
    s.under_n += 1
