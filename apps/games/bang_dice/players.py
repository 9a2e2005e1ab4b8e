"""Policies of computer players. Each looks only at what its seat may see: its own role, roles shown, and what was done in the open.

`random` answers anything. `cautious` minds its own skin: it drops what hurts, keeps what helps, and shoots by its role alone.
`suspicious` does the same, but infers from everybody's shots and beers who stands with the sheriff and who against him.
"""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, POLICY, below
from apps.engine.record import Ints
from apps.games.bang_dice.cardsense import choose_card, choose_comfort, choose_giver, choose_turned, choose_wound, whiskey_pays, worst_place
from apps.games.bang_dice.dicesense import choose_dice
from apps.games.bang_dice.feelings import RANDOM, SUSPICIOUS, worth
from apps.games.bang_dice.rules.kinds import (
    AGAIN,
    CARRY_FROM,
    CARRY_TO,
    CHALLENGE,
    COMFORT,
    DISCARD,
    DODGE,
    DOUBLE,
    DRINK,
    DROP_WOUND,
    GIFT,
    KEEP_RAGE,
    NO,
    NONE,
    OWN_RAGE,
    REROLL,
    SHED,
    SHOT,
    TURN_DIE,
    TURN_DYNAMITE,
    TWICE,
    YES,
)  # fmt: skip
from apps.games.bang_dice.rules.seats import is_zombie, lives
from apps.games.bang_dice.rules.state import Facts, State
from apps.games.bang_dice.weighing import weigh_dice, weight

POLICIES = ("random", "cautious", "suspicious")


def decide(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """The answer of the policy that plays `seat`."""
    if r[POLICY + seat] == RANDOM:
        return any_answer(r, low, high)
    if kind == REROLL:
        return weigh_dice(f, s, r, seat) if r[POLICY + seat] == SUSPICIOUS else choose_dice(f, s, r, seat)
    if kind in (SHOT, CHALLENGE, CARRY_TO):
        return choose_target(f, s, r, seat)
    if kind in (DRINK, GIFT):
        return choose_drinker(f, s, r, seat)
    if kind == DOUBLE:
        return choose_double(f, s, r, seat)
    if kind == DODGE:
        return YES if dodging_pays(f, s, seat) else NO
    if kind == SHED:
        return YES
    if kind == DISCARD:
        return choose_discard(f, s, r, seat)
    return decide_modules(f, s, r, kind, seat, low, high)


def decide_modules(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """The answers that only modules ask for."""
    if kind == DROP_WOUND:
        return choose_wound(f, s, r, seat)
    if kind == KEEP_RAGE:
        return choose_card(f, s)
    if kind == OWN_RAGE:
        return worst_place(f, s, seat)
    if kind == CARRY_FROM:
        return choose_giver(f, s, seat)
    if kind == COMFORT:
        return choose_comfort(f, s, r, seat)
    if kind in (AGAIN, TURN_DYNAMITE):
        return YES
    if kind == TWICE:
        return whiskey_pays(s, seat)
    if kind == TURN_DIE:
        return choose_turned(f, s, r, seat)
    return any_answer(r, low, high)


def any_answer(r: Ints, low: int, high: int) -> int:
    """Any of the answers allowed."""
    if r[OFFERED]:
        return r[OPTION + below(r, MIND, r[OFFERED])]
    return low + below(r, MIND, high - low + 1)


# Whom to shoot


def choose_target(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Of the targets offered one that is most worth a shot; among equals any."""
    best, found, ties = 0, 0, 0
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        value = worth(f, s, r, seat, target)
        if r[POLICY + seat] == SUSPICIOUS:
            value = weight(f, s, target, value)
        elif s.hits[target] >= s.life[target]:
            # A point that the target no longer has is wasted.
            value -= 500
        if ties == 0 or value > best:
            best, found, ties = value, target, 1
        elif value == best:
            ties += 1
            if below(r, MIND, ties) == 0:
                found = target
    return found


# What to do with the rest


def choose_drinker(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Oneself if hurt; then a friend who is; else whoever gains nothing by it."""
    if s.life[seat] < s.cap[seat] and lives(s, seat) and not is_zombie(s, seat):
        return seat
    best, found = -10000, r[OPTION]
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        value = -worth(f, s, r, seat, target) if target != seat else 0
        if target != seat and (s.life[target] >= s.cap[target] or is_zombie(s, target)):
            value = 0
        if value > best:
            best, found = value, target
    return found


def choose_double(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Slab the Killer drinks when he is badly hurt; otherwise he doubles a shot at an enemy who can still feel it."""
    if s.life[seat] <= 3:
        return NONE
    best, found = 0, NONE
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        if target != NONE and s.hits[target] < s.life[target]:
            value = worth(f, s, r, seat, target)
            if value > best:
                best, found = value, target
    return found


def dodging_pays(f: Facts, s: State, seat: int) -> bool:
    """Bart Cassidy takes an arrow to save his last points, or while arrows are few."""
    return s.life[seat] <= s.hits[seat] or s.arrows[seat] < 3


def choose_discard(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Kit Carlson frees himself first, then a friend."""
    if s.arrows[seat]:
        return seat
    best, found = 0, NONE
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        if target != NONE and worth(f, s, r, seat, target) < best:
            best, found = worth(f, s, r, seat, target), target
    return found
