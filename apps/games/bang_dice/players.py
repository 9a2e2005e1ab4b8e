"""Policies of computer players. Each looks only at what its seat may see: its own role, roles shown, and what was done in the open.

`random` answers anything. `cautious` minds its own skin: it drops what hurts, keeps what helps, and shoots by its role alone.
`suspicious` does the same, but infers from everybody's shots and beers who stands with the sheriff and who against him.
"""

from __future__ import annotations

from apps.engine.auto import MIND, OFFERED, OPTION, POLICY, below
from apps.engine.record import Ints
from apps.games.bang_dice.rules.kinds import DISCARD, DODGE, DOUBLE, DRINK, GIFT, NO, NONE, REROLL, SHED, SHOT, YES
from apps.games.bang_dice.rules.seats import lives, living, plays_as
from apps.games.bang_dice.rules.shots import targets
from apps.games.bang_dice.rules.state import (
    BEER,
    DEPUTY,
    DYNAMITE,
    FAR,
    GATLING,
    JACK,
    JESSE,
    KIT,
    NEAR,
    OUTLAW,
    RENEGADE,
    SEATS,
    SHERIFF,
    SLAB,
    SUZY,
    WILLY,
    Facts,
    State,
)  # fmt: skip

POLICIES = ("random", "cautious", "suspicious")
RANDOM, CAUTIOUS, SUSPICIOUS = 0, 1, 2

FRIEND = -1000
"""How much a seat is worth shooting that must not be shot."""


def decide(f: Facts, s: State, r: Ints, kind: int, seat: int, low: int, high: int) -> int:
    """The answer of the policy that plays `seat`."""
    if r[POLICY + seat] == RANDOM:
        return any_answer(r, low, high)
    if kind == REROLL:
        return choose_dice(f, s, r, seat)
    if kind == SHOT:
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
        # A point that the target no longer has is wasted.
        if s.hits[target] >= s.life[target]:
            value -= 500
        if ties == 0 or value > best:
            best, found, ties = value, target, 1
        elif value == best:
            ties += 1
            if below(r, MIND, ties) == 0:
                found = target
    return found


def worth(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """How gladly `seat` shoots `target`: above zero an enemy, below a friend."""
    mine, theirs = s.role[seat], s.role[target]
    if not s.star:
        return worth_of_three(f, s, mine, theirs)
    if mine == OUTLAW:
        return worth_to_outlaw(f, s, r, seat, target)
    if mine == RENEGADE:
        return worth_to_renegade(f, s, r, seat, target)
    if theirs == SHERIFF:
        return FRIEND
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    return 10 + 10 * hostility(f, s, target) - s.life[target]


def worth_of_three(f: Facts, s: State, mine: int, theirs: int) -> int:
    """Three players: one's target, or the last enemy."""
    if living(f, s) == 2:
        return 10
    prey = RENEGADE if mine == DEPUTY else OUTLAW if mine == RENEGADE else DEPUTY
    return 10 if theirs == prey else -1


def worth_to_outlaw(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """The sheriff; failing him, whoever stands with him."""
    if s.role[target] == SHERIFF:
        return 100
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    return -5 - 10 * hostility(f, s, target)


def worth_to_renegade(f: Facts, s: State, r: Ints, seat: int, target: int) -> int:
    """The sheriff last of all; before that whichever side is stronger."""
    if s.role[target] == SHERIFF:
        return 10 if living(f, s) == 2 else -50
    if r[POLICY + seat] == CAUTIOUS:
        return 1
    if outlaws_ahead(f, s) > 0:
        return 10 + 10 * hostility(f, s, target)
    return 10 - 10 * hostility(f, s, target)


def outlaws_ahead(f: Facts, s: State) -> int:
    """How many more outlaws than deputies have not shown themselves yet."""
    ahead = 0
    for seat in range(f.players):
        ahead += (f.roles[seat] == OUTLAW) - (f.roles[seat] == DEPUTY)
        if (s.shown >> seat) & 1:
            ahead -= (s.role[seat] == OUTLAW) - (s.role[seat] == DEPUTY)
    return ahead


def hostility(f: Facts, s: State, seat: int) -> int:
    """How much `seat` has acted against the sheriff, or against those who act against him (then below zero)."""
    sheriff = s.star - 1
    if sheriff == seat:
        return 0
    score = 2 * s.aim[SEATS * seat + sheriff] - s.aid[SEATS * seat + sheriff]
    for other in range(f.players):
        if other != sheriff and s.aim[SEATS * other + sheriff]:
            score -= s.aim[SEATS * seat + other] - s.aid[SEATS * seat + other]
    return score


# What to do with the rest


def choose_drinker(f: Facts, s: State, r: Ints, seat: int) -> int:
    """Oneself if hurt; then a friend who is; else whoever gains nothing by it."""
    if s.life[seat] < s.cap[seat] and lives(s, seat):
        return seat
    best, found = -10000, r[OPTION]
    for i in range(r[OFFERED]):
        target = r[OPTION + i]
        value = -worth(f, s, r, seat, target) if target != seat else 0
        if target != seat and s.life[target] >= s.cap[target]:
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


# Which dice to roll again


def choose_dice(f: Facts, s: State, r: Ints, seat: int) -> int:
    """A bit mask of the dice worth rolling again, 0 to stand."""
    lit, guns, thirst = 0, 0, s.cap[seat] - s.life[seat]
    for die in range(f.dice):
        lit += 1 if s.dice[die] == DYNAMITE else 0
        guns += 1 if s.dice[die] == GATLING else 0
    if stands(f, s, seat, lit):
        return 0
    # Asking who is worth shooting is dear: only for faces that lie there.
    near = dice_showing(f, s, NEAR) > 0 and has_prey(f, s, r, seat, NEAR)
    far = dice_showing(f, s, FAR) > 0 and has_prey(f, s, r, seat, FAR)
    again = 0
    for die in range(f.dice):
        face = s.dice[die]
        if face == BEER and thirst > 0:
            thirst -= 2 if plays_as(s, seat, JESSE) and s.life[seat] <= f.jesse_life else 1
        elif face != DYNAMITE and not keeps(f, s, seat, face, guns, near, far):
            again |= 1 << die
    if lit and again and plays_as(s, seat, JACK):
        again |= dice_showing(f, s, DYNAMITE)
    return again


def stands(f: Facts, s: State, seat: int, lit: int) -> bool:
    """Whether another roll is too dangerous: the last dynamite or the last arrow would be the end."""
    if lit == f.dynamite_limit - 1 and s.life[seat] <= 2 and not plays_as(s, seat, JACK):
        return True
    return s.pile <= 2 and s.arrows[seat] >= s.life[seat] - 1


def keeps(f: Facts, s: State, seat: int, face: int, guns: int, near: bool, far: bool) -> bool:
    """Whether a die showing `face` is worth keeping."""
    if face == GATLING:
        need = f.willy_gatling if plays_as(s, seat, WILLY) else f.gatling_limit
        return guns >= need - 1 or s.arrows[seat] >= 3 or (plays_as(s, seat, KIT) and s.arrows[seat] > 0)
    if face == NEAR:
        return near
    if face == FAR:
        return far
    return face == BEER and plays_as(s, seat, SLAB)


def has_prey(f: Facts, s: State, r: Ints, seat: int, face: int) -> bool:
    """Whether this face reaches an enemy worth shooting."""
    if plays_as(s, seat, SUZY):
        return False
    reach = targets(f, s, seat, face)
    for target in range(f.players):  # noqa: SIM110 - a generator does not compile
        if (reach >> target) & 1 and worth(f, s, r, seat, target) > 0:
            return True
    return False


def dice_showing(f: Facts, s: State, face: int) -> int:
    """A bit mask of the dice that show `face`."""
    mask = 0
    for die in range(f.dice):
        if s.dice[die] == face:
            mask |= 1 << die
    return mask
