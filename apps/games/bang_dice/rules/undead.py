"""The boneyard: the eliminated draw hands, and when there are more hands than living players the dead come back."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.kinds import DRAW_BONE
from apps.games.bang_dice.rules.rage import discard_hand
from apps.games.bang_dice.rules.seats import lives, living, seat_after, seats_of_role
from apps.games.bang_dice.rules.state import KINDS_OF_BONES, RENEGADE, Facts, State
from apps.games.bang_dice.rules.wounds import put_back_wounds


def lay_boneyard(f: Facts, s: State, r: Replies, log: Log) -> None:
    """All boneyard cards, shuffled face down."""
    for hands in range(KINDS_OF_BONES):
        s.bone[hands] = f.bone[hands]


def draw_bone(f: Facts, s: State, r: Replies, log: Log, clause: int, actor: int, seat: int) -> None:
    """`seat`, eliminated, draws and reveals one card because of `clause`."""
    cards = s.bone[0] + s.bone[1] + s.bone[2]
    if cards == 0:
        return
    drawn = ask(f, s, r, DRAW_BONE, CHANCE, 0, cards - 1, clause)
    hands = 0
    while drawn >= s.bone[hands]:
        drawn -= s.bone[hands]
        hands += 1
    s.bone[hands] -= 1
    emit(log, clause, actor, seat, hands, EVERYONE)
    if hands == 0:
        s.bone_aside += 1
        return
    s.hands += hands
    emit(log, C.UNDEAD_FALLEN_HANDS, NOBODY, NOBODY, s.hands, EVERYONE)


def breaks_out(f: Facts, s: State, r: Replies, log: Log, drawn: int) -> bool:
    """Whether hands just drawn bring the outbreak: a card without hands forbids it for this turn."""
    if drawn == 0 or s.hands <= living(f, s):
        return False
    if s.bone_aside:
        emit(log, C.UNDEAD_FALLEN_BLOCKED, NOBODY, NOBODY, s.hands, EVERYONE)
        return False
    emit(log, C.UNDEAD_FALLEN_COUNT, NOBODY, NOBODY, s.hands, EVERYONE)
    return True


def draw_for_fallen(f: Facts, s: State, r: Replies, log: Log, before: int) -> None:
    """Everybody eliminated in this turn draws at its end, in clockwise order; `before` had fallen earlier."""
    fallen = 0
    for i in range(before, s.fallen_n):
        fallen |= 1 << (s.fallen[i] - 1)
    hands = s.hands
    seat = s.star - 1 if f.bone_from_sheriff else s.seat
    for _ in range(f.players):
        if (fallen >> seat) & 1:
            draw_bone(f, s, r, log, C.UNDEAD_FALLEN_DRAW, NOBODY, seat)
        seat = seat_after(f, seat)
    if breaks_out(f, s, r, log, s.hands - hands):
        s.due = 1
        emit(log, C.UNDEAD_OUTBREAK_NEXT_TURN, NOBODY, NOBODY, s.hands, EVERYONE)


def visit_boneyard(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The turn of an eliminated player: one more card, and perhaps the outbreak at once."""
    hands = s.hands
    draw_bone(f, s, r, log, C.UNDEAD_FALLEN_TURNS, s.seat, NOBODY)
    if breaks_out(f, s, r, log, s.hands - hands):
        emit(log, C.UNDEAD_OUTBREAK_THIS_TURN, s.seat, NOBODY, s.hands, EVERYONE)
        break_out(f, s, r, log, s.seat)


def shuffle_back(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Cards without hands go back at the end of the turn."""
    if s.bone_aside:
        emit(log, C.UNDEAD_FALLEN_NO_HANDS, NOBODY, NOBODY, s.bone_aside, EVERYONE)
        s.bone[0] += s.bone_aside
        s.bone_aside = 0


def break_out(f: Facts, s: State, r: Replies, log: Log, nearest: int) -> None:
    """The outbreak: the cards leave the game, the dead rise, and the living renegade `nearest` to a seat leads them."""
    everybody = (1 << f.players) - 1
    s.due, s.outbreak, s.bone_aside, s.hands = 0, 1, 0, 0
    for hands in range(KINDS_OF_BONES):
        s.bone[hands] = 0
    life = living(f, s)
    choose_master(f, s, r, log, nearest)
    if not f.second_counts:
        life = living(f, s)
    s.zombies = everybody & ~s.alive
    s.limited = s.zombies
    s.survivors = s.alive
    if s.master:
        s.survivors &= ~(1 << (s.master - 1))
        s.limited |= f.master_limited << (s.master - 1)
    else:
        emit(log, C.UNDEAD_OUTBREAK_NO_MASTER, NOBODY, NOBODY, 0, EVERYONE)
    s.alive = everybody
    for seat in range(f.players):
        if (s.zombies >> seat) & 1:
            emit(log, C.UNDEAD_OUTBREAK_RISE, NOBODY, seat, 0, EVERYONE)
            s.life[seat] = life
            s.cap[seat] = life
            emit(log, C.UNDEAD_OUTBREAK_LIFE, NOBODY, seat, life, EVERYONE)


def choose_master(f: Facts, s: State, r: Replies, log: Log, nearest: int) -> None:
    """A living renegade becomes the master; of two the nearest clockwise, and the other one becomes a zombie."""
    renegades = seats_of_role(f, s, RENEGADE) & s.alive
    seat = nearest
    for _ in range(f.players):
        if (renegades >> seat) & 1:
            s.shown |= 1 << seat
            if not s.master:
                s.master = seat + 1
                emit(log, C.UNDEAD_OUTBREAK_MASTER, NOBODY, seat, RENEGADE, EVERYONE)
            else:
                turn_zombie(f, s, r, log, seat)
        seat = seat_after(f, seat)


def turn_zombie(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """The second living renegade hands in what zombies may not have, his arrows excepted."""
    emit(log, C.UNDEAD_OUTBREAK_TWO_RENEGADES_LEFT, NOBODY, seat, RENEGADE, EVERYONE)
    s.alive &= ~(1 << seat)
    if f.second_keeps:
        return
    cards = discard_hand(f, s, r, log, seat)
    tokens = put_back_wounds(f, s, r, log, seat)
    s.wounds_owed[seat] = 0
    if cards + tokens:
        emit(log, C.UNDEAD_OUTBREAK_SECOND_HANDS_BACK, NOBODY, seat, cards + tokens, EVERYONE)


def next_turn(f: Facts, s: State) -> int:
    """Whose turn is next: with the boneyard open the eliminated have theirs, too."""
    seat = seat_after(f, s.seat)
    while f.undead == 0 or s.outbreak:
        if lives(s, seat) or seat == s.seat:
            return seat
        seat = seat_after(f, seat)
    return seat
