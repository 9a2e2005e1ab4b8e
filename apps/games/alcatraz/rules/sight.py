"""What a seat may see, what an answer breaks, and a deal that a seat cannot tell from another."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask
from apps.engine.contract import CHANCE, UNKNOWN
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import PUBLIC, bag_of, face_up, scale_of, task_of
from apps.games.alcatraz.rules.ground import can_enter
from apps.games.alcatraz.rules.kinds import ACTION, BREAK_TIE, DRAW_BLACKMAIL, EFFORT, GO, GUARD_TO, LOOK_TASK, MOVE
from apps.games.alcatraz.rules.legal import why_no_action
from apps.games.alcatraz.rules.sets import bits, nth_bit
from apps.games.alcatraz.rules.state import LETTERS, PEEK, PLAY, Facts, State


def knows(mask: int, seat: int) -> bool:
    """Whether `seat` (-1: a spectator) is among those who have seen a card."""
    return (mask & PUBLIC) != 0 or (seat >= 0 and (mask >> seat) & 1 == 1)


def sees_hand(s: State, seat: int, owner: int) -> bool:
    """Whether `seat` sees the blackmail of `owner`."""
    return seat == owner or (seat >= 0 and seat == s.seat and s.peek == owner + 1)


def mask(f: Facts, s: State, seat: int) -> None:
    """Blackmail is known to its owner; cards of a deck to those who have looked at them."""
    if s.over:
        return
    for owner in range(f.players):
        if s.hand_n[owner] and not sees_hand(s, seat, owner):
            s.hand[owner] = UNKNOWN
    for i in range(s.under_n):
        if not knows(s.under_known[i], seat):
            s.under[i] = UNKNOWN
    for i in range(s.top_n):
        if not knows(s.top_known[i], seat):
            s.top[i] = UNKNOWN
    for i in range(s.bottom_n):
        if not knows(s.bottom_known[i], seat):
            s.bottom[i] = UNKNOWN


def why_not(f: Facts, s: State, kind: int, seat: int, value: int) -> int:
    """The clause that forbids answering `value`, or 0 where it is no more than out of range."""
    if kind == ACTION:
        return why_no_action(f, s, value) if MOVE <= value <= EFFORT else 0
    if kind == BREAK_TIE:
        return C.ROUND_TIE if 0 <= value < f.players else 0
    if value < 0 or value >= f.tiles:
        return 0
    if kind == GO:
        return C.ACTIONS_MOVE if can_enter(f, s, value) else C.INFLUENCE_FULL
    return C.ROUND_GUARD_CAP if kind == GUARD_TO and s.guards[value] >= f.guard_cap else 0


# For checks that nobody can tell the difference


def redeal(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Deal anew what `seat` (-1: a spectator) may not know."""
    if s.over:
        return
    redeal_blackmail(f, s, r, seat)
    redeal_tasks(f, s, r, seat)


def stays_put(s: State, seat: int, owner: int) -> bool:
    """Whether a hand is left as it is: it is seen, or its owner is just choosing from it what can be played."""
    return sees_hand(s, seat, owner) or (owner == s.seat and s.todo & (PLAY | PEEK) != 0)


def redeal_blackmail(f: Facts, s: State, r: Replies, seat: int) -> None:
    """Other hands, and the cards under the deck that `seat` has not seen."""
    pool = (((1 << f.blackmail) - 1) << 1) & ~face_up(s)
    for owner in range(f.players):
        if stays_put(s, seat, owner):
            pool &= ~s.hand[owner]
    for i in range(s.under_n):
        if knows(s.under_known[i], seat):
            pool &= ~(1 << s.under[i])
    for owner in range(f.players):
        if not stays_put(s, seat, owner):
            s.hand[owner] = 0
            for _ in range(s.hand_n[owner]):
                card = nth_bit(pool, ask(f, s, r, DRAW_BLACKMAIL, CHANCE, 0, bits(pool) - 1, C.BLACKMAIL_HAND))
                s.hand[owner] |= 1 << card
                pool &= ~(1 << card)
    for i in range(s.under_n):
        if not knows(s.under_known[i], seat):
            s.under[i] = nth_bit(pool, ask(f, s, r, DRAW_BLACKMAIL, CHANCE, 0, bits(pool) - 1, C.BLACKMAIL_HAND))
            pool &= ~(1 << s.under[i])


def redeal_tasks(f: Facts, s: State, r: Replies, seat: int) -> None:
    """The cards at both ends of the task deck that `seat` has not seen."""
    aside = s.seen
    for i in range(s.top_n):
        if knows(s.top_known[i], seat):
            aside |= 1 << (s.top[i] - 1)
    for i in range(s.bottom_n):
        if knows(s.bottom_known[i], seat):
            aside |= 1 << (s.bottom[i] - 1)
    for i in range(s.top_n):
        if not knows(s.top_known[i], seat):
            s.top[i] = 1 + other_task(f, s, r, aside)
            aside |= 1 << (s.top[i] - 1)
    for i in range(s.bottom_n):
        if not knows(s.bottom_known[i], seat):
            s.bottom[i] = 1 + other_task(f, s, r, aside)
            aside |= 1 << (s.bottom[i] - 1)


def other_task(f: Facts, s: State, r: Replies, aside: int) -> int:
    """A task that could lie there for all that is known."""
    size = 0
    for letter in range(LETTERS):
        size += bag_of(f, aside, letter)
    return task_of(f, aside, ask(f, s, r, LOOK_TASK, CHANCE, 0, size * scale_of(f) - 1, C.TASKS_CARD))
