"""Which dice a computer player rolls again."""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.bang_dice.feelings import worth
from apps.games.bang_dice.rules.dice import all_dice, burning, counted
from apps.games.bang_dice.rules.seats import is_zombie, lives, plays_as
from apps.games.bang_dice.rules.shots import targets
from apps.games.bang_dice.rules.state import (
    BEER,
    DUEL,
    DYNAMITE,
    FAR,
    GATLING,
    JACK,
    JESSE,
    KIT,
    NEAR,
    SLAB,
    SUZY,
    WHISKEY,
    WILLY,
    Facts,
    State,
)  # fmt: skip


def choose_dice(f: Facts, s: State, r: Ints, seat: int) -> int:
    """A bit mask of the dice worth rolling again, 0 to stand."""
    dynamites, guns, thirst = burning(f, s), counted(f, s, GATLING), s.cap[seat] - s.life[seat]
    if stands(f, s, seat, dynamites):
        return 0
    if is_zombie(s, seat):
        thirst = 0
    # Asking who is worth shooting is dear: only for faces that lie there.
    near = dice_showing(f, s, NEAR) > 0 and has_prey(f, s, r, seat, NEAR)
    far = dice_showing(f, s, FAR) > 0 and has_prey(f, s, r, seat, FAR)
    again = 0
    for die in range(f.dice):
        if not (all_dice(f, s) >> die) & 1:
            continue
        face = s.dice[die]
        if face == WHISKEY and (thirst > 0 or s.wounds[seat]):
            thirst -= f.whiskey_gain
        elif face == DUEL and s.life[seat] > 2 and duel_pays(f, s, r, seat):
            continue
        elif face == BEER and thirst > 0:
            thirst -= 2 if plays_as(s, seat, JESSE) and s.life[seat] <= f.jesse_life else 1
        elif face != DYNAMITE and not keeps(f, s, seat, face, guns, near, far):
            again |= 1 << die
    if dynamites and again and plays_as(s, seat, JACK):
        again |= dice_showing(f, s, DYNAMITE)
    return again


def stands(f: Facts, s: State, seat: int, dynamites: int) -> bool:
    """Whether another roll is too dangerous: the last dynamite or the last arrow would be the end."""
    if dynamites == f.dynamite_limit - 1 and s.life[seat] <= 2 and not plays_as(s, seat, JACK):
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


def duel_pays(f: Facts, s: State, r: Ints, seat: int) -> bool:
    """Whether there is an enemy to challenge."""
    for target in range(f.players):  # noqa: SIM110 - a generator does not compile
        if target != seat and lives(s, target) and worth(f, s, r, seat, target) > 0:
            return True
    return False


def dice_showing(f: Facts, s: State, face: int) -> int:
    """A bit mask of the dice that show `face`."""
    mask = 0
    for die in range(f.dice):
        if s.dice[die] == face:
            mask |= 1 << die
    return mask
