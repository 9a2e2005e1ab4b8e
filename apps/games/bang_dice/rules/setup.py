"""Laying out the game: roles in secret, characters for all to see, bullets, arrows, the first player."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.kinds import DEAL_ROLE, DRAW_CHARACTER
from apps.games.bang_dice.rules.rage import lay_rage, redeal_rage
from apps.games.bang_dice.rules.seats import bits, nth_bit, seat_of_role
from apps.games.bang_dice.rules.state import DEPUTY, SHERIFF, Facts, State
from apps.games.bang_dice.rules.undead import lay_boneyard
from apps.games.bang_dice.rules.wounds import lay_wounds


def setup(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Lay out the game: the first step."""
    s.pile = f.arrows
    s.alive = (1 << f.players) - 1
    deal_roles(f, s, r, log)
    show_roles(f, s, r, log)
    deal_characters(f, s, r, log)
    lay_bullets(f, s, r, log)
    lay_modules(f, s, r, log)
    choose_first(f, s, r, log)


def lay_modules(f: Facts, s: State, r: Replies, log: Log) -> None:
    """What the modules in play put in the middle."""
    if f.duels:
        lay_wounds(f, s, r, log)
    if f.rage:
        lay_rage(f, s, r, log)
    if f.undead:
        lay_boneyard(f, s, r, log)


def deal_roles(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Deal the role cards of this number of players; a sheriff settled beforehand has his card already."""
    for seat in range(f.players):
        s.role[seat] = f.roles[seat]
    to_deal = s.alive
    if f.sheriff_seat and f.roles[0] == SHERIFF:
        s.role[0] = s.role[f.sheriff_seat - 1]
        s.role[f.sheriff_seat - 1] = SHERIFF
        to_deal &= ~(1 << (f.sheriff_seat - 1))
    shuffle_roles(f, s, r, log, to_deal)
    for seat in range(f.players):
        emit(log, C.SETUP_ROLES, NOBODY, seat, s.role[seat], 1 << seat)


def shuffle_roles(f: Facts, s: State, r: Replies, log: Log, mask: int) -> None:
    """Shuffle the roles of the seats in `mask` among them."""
    left = bits(mask)
    while left > 1:
        left -= 1
        drawn = ask(f, s, r, DEAL_ROLE, CHANCE, 0, left, C.SETUP_ROLES)
        one, two = nth_bit(mask, left), nth_bit(mask, drawn)
        kept = s.role[one]
        s.role[one] = s.role[two]
        s.role[two] = kept


def redeal(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Deal anew the roles and rage cards that `seat` (-1: a spectator) may not know, for checks that nobody can tell the difference."""
    if s.over:
        return
    hidden = ((1 << f.players) - 1) & ~s.shown
    if seat >= 0:
        hidden &= ~(1 << seat)
    shuffle_roles(f, s, r, log, hidden)
    redeal_rage(f, s, r, log, seat)


def show_roles(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The sheriff shows himself; where there is none, all do."""
    if f.roles[0] == SHERIFF:
        sheriff = seat_of_role(f, s, SHERIFF)
        s.shown = 1 << sheriff
        s.star = sheriff + 1
        emit(log, C.LEGACY_SHERIFF_DEALT if f.sheriff_seat else C.SETUP_SHERIFF, NOBODY, sheriff, SHERIFF, EVERYONE)
        return
    s.shown = s.alive
    for seat in range(f.players):
        emit(log, C.THREE_ROLES, NOBODY, seat, s.role[seat], EVERYONE)


def deal_characters(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A random character each, or the one that a campaign has settled."""
    s.unused = f.deck
    for seat in range(f.players):
        s.unused &= ~(1 << f.fixed[seat]) & ~(1 << f.draws[seat])
    for seat in range(f.players):
        if f.fixed[seat]:
            s.character[seat] = f.fixed[seat]
            emit(log, C.LEGACY_CHARACTER_DEALT, NOBODY, seat, s.character[seat], EVERYONE)
        else:
            draw_character(f, s, r, log, seat)


def draw_character(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Draw a character; one that was given up goes back only afterwards, so that it cannot come again."""
    n = ask(f, s, r, DRAW_CHARACTER, CHANCE, 0, bits(s.unused) - 1, C.SETUP_CHARACTERS)
    s.character[seat] = nth_bit(s.unused, n)
    s.unused &= ~(1 << s.character[seat])
    if f.draws[seat]:
        s.unused |= 1 << f.draws[seat]
    emit(log, C.SETUP_CHARACTERS, NOBODY, seat, s.character[seat], EVERYONE)


def lay_bullets(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Bullets as the character says, the sheriff's and the old sheriff's on top; they are also the most one may ever have."""
    for seat in range(f.players):
        s.life[seat] = f.life[s.character[seat]]
        emit(log, C.SETUP_BULLETS, NOBODY, seat, s.life[seat], EVERYONE)
        if s.role[seat] == SHERIFF:
            s.life[seat] += f.sheriff_bullets
            emit(log, C.SETUP_SHERIFF_BULLETS, NOBODY, seat, f.sheriff_bullets, EVERYONE)
        s.cap[seat] = s.life[seat]
    if f.bullet_seat:
        lay_extra_bullet(f, s, r, log, f.bullet_seat - 1)


def lay_extra_bullet(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """The bullet of a sheriff who handed on his star."""
    s.life[seat] += f.bullets
    emit(log, C.LEGACY_EXTRA_BULLET, NOBODY, seat, f.bullets, EVERYONE)
    if not f.bullet_below_cap:
        s.cap[seat] += f.bullets
    emit(log, C.LEGACY_EXTRA_BULLET_CAP, NOBODY, seat, s.cap[seat], EVERYONE)


def choose_first(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The sheriff begins; of three players the deputy."""
    if s.star:
        s.seat = s.star - 1
        emit(log, C.SETUP_START, s.seat, NOBODY, 0, EVERYONE)
        return
    s.seat = seat_of_role(f, s, DEPUTY)
    emit(log, C.THREE_START, s.seat, NOBODY, 0, EVERYONE)
