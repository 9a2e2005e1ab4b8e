"""Life points: lost, gained, and the players who run out of them."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.endings import check_endings
from apps.games.bang_dice.rules.rage import discard_hand
from apps.games.bang_dice.rules.seats import bits, is_limited, lives, plays_as, seat_after
from apps.games.bang_dice.rules.state import HERB, SAM, Facts, State
from apps.games.bang_dice.rules.wounds import put_back_wounds, take_wound


def lose(f: Facts, s: State, seat: int, points: int) -> int:
    """Take up to `points` life points from `seat`; how many it had to lose."""
    lost = min(points, s.life[seat])
    s.life[seat] -= lost
    s.lost[seat] = lost
    if f.rage:
        s.turn_lost[seat] += lost
    return lost


def gain(f: Facts, s: State, seat: int, points: int) -> int:
    """Give `seat` up to `points` life points, never above the cap and zombies none; how many it got."""
    if is_limited(s, seat):
        return 0
    gained = max(0, min(points, s.cap[seat] - s.life[seat]))
    if f.losses_net:
        s.turn_lost[seat] -= gained
    s.life[seat] += gained
    return gained


def settle(f: Facts, s: State, r: Replies, log: Log, killer: int) -> None:
    """Eliminate together all who have no life point left, by the hand of seat `killer` (NOBODY: by no hand)."""
    dead = without_life(f, s)
    if dead:
        bury(f, s, r, log, dead, killer)
    if f.duels and not s.over and plays_as(s, s.seat, HERB) and lives(s, s.seat):
        hunt(f, s, r, log)


def bury(f: Facts, s: State, r: Replies, log: Log, dead: int, killer: int) -> None:
    """Eliminate the players in the bit mask `dead`, reward Vulture Sam, and see whether the game is over."""
    if f.sam_dying_gains:
        dead = rescue_sam(f, s, r, log, dead)
    # Those who fall together are named clockwise from the player whose turn it is.
    seat = s.seat
    for _ in range(f.players):
        if (dead >> seat) & 1:
            eliminate(f, s, r, log, seat, killer)
        seat = seat_after(f, seat)
    reward_sam(f, s, r, log, bits(dead))
    check_endings(f, s, r, log, dead)


def without_life(f: Facts, s: State) -> int:
    """A bit mask of the players still in the game who have no life point left."""
    dead = 0
    for seat in range(f.players):
        if s.life[seat] == 0 and lives(s, seat):
            dead |= 1 << seat
    return dead


def eliminate(f: Facts, s: State, r: Replies, log: Log, seat: int, killer: int) -> None:
    """Take one player out of the game: he shows his role and puts his arrows back."""
    s.alive &= ~(1 << seat)
    # Whoever takes his own last point died by nobody's hand.
    s.killer[seat] = killer + 1 if killer != seat else 0
    s.fallen[s.fallen_n] = seat + 1
    s.fallen_n += 1
    emit(log, C.ELIMINATION_OUT, s.killer[seat] - 1, seat, bits(s.alive), EVERYONE)
    if not (s.shown >> seat) & 1:
        s.shown |= 1 << seat
        emit(log, C.ELIMINATION_REVEAL, NOBODY, seat, s.role[seat], EVERYONE)
    if s.arrows[seat]:
        emit(log, C.ELIMINATION_ARROWS, NOBODY, seat, s.arrows[seat], EVERYONE)
        s.pile += s.arrows[seat]
        s.arrows[seat] = 0
    if f.undead and not s.outbreak:
        emit(log, C.UNDEAD_FALLEN_HAND_BACK, NOBODY, seat, 0, EVERYONE)
    elif s.outbreak:
        emit(log, C.UNDEAD_END_FOR_GOOD, NOBODY, seat, 0, EVERYONE)
    cards = discard_hand(f, s, r, log, seat)
    if cards:
        emit(log, C.RAGE_ELIMINATED, NOBODY, seat, cards, EVERYONE)
    tokens = put_back_wounds(f, s, r, log, seat)
    s.wounds_owed[seat] = 0
    if tokens:
        emit(log, C.WOUNDS_ELIMINATED, NOBODY, seat, tokens, EVERYONE)


def hunt(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Herb Hunter: whoever else has lost enough life points in his turn takes a wound token, once a turn."""
    for seat in range(f.players):
        if seat != s.seat and s.turn_lost[seat] >= f.herb_limit and not (s.wounded >> seat) & 1:
            s.wounded |= 1 << seat
            emit(log, C.POSSE_HERB_HUNTER, s.seat, seat, s.turn_lost[seat], EVERYONE)
            take_wound(f, s, r, log, seat)


def reward_sam(f: Facts, s: State, r: Replies, log: Log, fallen: int) -> None:
    """Vulture Sam, if he lives, gains for each player eliminated."""
    for seat in range(f.players):
        if plays_as(s, seat, SAM) and lives(s, seat):
            emit(log, C.CHARACTERS_VULTURE_SAM, NOBODY, seat, gain(f, s, seat, f.sam_gain * fallen), EVERYONE)


def rescue_sam(f: Facts, s: State, r: Replies, log: Log, dead: int) -> int:
    """The reading by which Vulture Sam gains even while he falls himself, and so lives on: who of `dead` stays dead."""
    for seat in range(f.players):
        if plays_as(s, seat, SAM) and (dead >> seat) & 1 and dead != 1 << seat:
            emit(log, C.CHARACTERS_VULTURE_SAM_DYING, NOBODY, seat, 0, EVERYONE)
            return dead & ~(1 << seat)
    return dead
