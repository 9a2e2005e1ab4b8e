"""What a computer player makes of wound tokens, rage cards, and the abilities that came with them."""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, below
from apps.engine.record import Ints
from apps.games.bang_dice.feelings import worth
from apps.games.bang_dice.rules.dice import counted
from apps.games.bang_dice.rules.kinds import FACES_PER_DIE, NO, NONE, YES
from apps.games.bang_dice.rules.seats import lives
from apps.games.bang_dice.rules.state import ARROW, BEER, DYNAMITE, GATLING, HAND, Facts, State


def choose_wound(f: Facts, s: State, r: Ints, seat: int) -> int:
    """The token to be rid of: dynamite, then beer while it is needed, then any."""
    found = r[OPTION + r[OFFERED] - 1]
    for i in range(r[OFFERED]):
        if r[OPTION + i] == DYNAMITE:
            return DYNAMITE
        if r[OPTION + i] == BEER and s.life[seat] < s.cap[seat]:
            found = BEER
    return found


def use_of(f: Facts, card: int) -> int:
    """How welcome a rage card is: the sum over its symbols."""
    symbols, use = f.rage_symbols[card], 0
    while symbols:
        face = symbols & 15
        symbols >>= 4
        use += 3 if face == BEER else -3 if face == DYNAMITE else -2 if face == ARROW else 2 if face == GATLING else 1
    return use


def choose_card(f: Facts, s: State) -> int:
    """Which of two cards Pixie Pete keeps."""
    return 1 if use_of(f, s.pair[1]) > use_of(f, s.pair[0]) else 0


def worst_place(f: Facts, s: State, seat: int) -> int:
    """Where in its hand `seat` holds the card that it likes least."""
    worst = 0
    for place in range(s.rage_n[seat]):
        if use_of(f, s.rage[HAND * seat + place]) < use_of(f, s.rage[HAND * seat + worst]):
            worst = place
    return worst


def choose_giver(f: Facts, s: State, seat: int) -> int:
    """Pat Brennan gets rid of what harms him, and leaves the rest."""
    if s.rage_n[seat] and use_of(f, s.rage[HAND * seat + worst_place(f, s, seat)]) < 0:
        return seat
    return NONE


def choose_comfort(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Sam the Healer: himself if hurt, then a hurt friend, else nobody."""
    if s.life[seat] < s.cap[seat] and lives(s, seat):
        return seat
    best, found = 0, NONE
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        if target not in (NONE, seat) and s.life[target] < s.cap[target] and worth(f, s, r, seat, target) < best:
            best, found = worth(f, s, r, seat, target), target
    return found


def whiskey_pays(s: State, seat: int) -> int:
    """Greg Digger drinks again while he is hurt or has a token to lose."""
    return YES if s.life[seat] < s.cap[seat] or s.wounds[seat] else NO


def choose_turned(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Chuck Wengam pays for the last gatling that is missing, when his life allows."""
    if s.rerolls or s.life[seat] < 4 or counted(f, s, GATLING) != f.gatling_limit - 1:
        return NO
    for i in range(r[OFFERED]):
        answer = r[OPTION + i]
        if answer != NO and answer % FACES_PER_DIE == GATLING and s.dice[answer // FACES_PER_DIE] in (ARROW, DYNAMITE):
            return answer
    return NO


def any_of(r: Ints) -> int:
    """Any of the values offered."""
    return r[OPTION + below(r, MIND, r[OFFERED])]
