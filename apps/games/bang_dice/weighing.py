"""How the policy `suspicious` weighs its dice: what each face is worth now, and whether rolling it again promises more.

Worth is counted so that one life point of one's own is about 100 and one of a sure enemy about 70.
"""

from __future__ import annotations

from apps.engine.auto import SCRATCH
from apps.engine.record import Ints
from apps.games.bang_dice.rules.dice import all_dice, burning, counted, duel_dice
from apps.games.bang_dice.rules.seats import is_limited, lives, living, plays_as
from apps.games.bang_dice.rules.shots import targets
from apps.games.bang_dice.rules.state import (
    ARROW,
    BEER,
    DUEL,
    DYNAMITE,
    FAR,
    GATLING,
    JACK,
    JESSE,
    KIT,
    NEAR,
    PAUL,
    RENEGADE,
    SLAB,
    SUZY,
    WHISKEY,
    WILLY,
    Facts,
    State,
)  # fmt: skip
from apps.games.bang_dice.suspicion import SURE, enmity

NOTHING = -10_000
WORTH = SCRATCH + 16
"""From here: what each face is worth, by face."""
ONE, FRIEND, ALL, ANY = SCRATCH, SCRATCH + 1, SCRATCH + 2, SCRATCH + 3
"""Notes: a life point of one's own, the best beer for a friend, a gatling at everybody, the best duel."""


def weigh_dice(f: Facts, s: State, r: Ints, seat: int) -> int:
    """A bit mask of the dice worth rolling again, 0 to stand."""
    survey(f, s, r, seat)
    weigh_faces(f, s, r, seat)
    white, black = promise(f, s, r, GATLING, False), promise(f, s, r, GATLING, True)
    fire = burning(f, s)
    if dangerous(f, s, seat, fire):
        return 0
    again, thirst = 0, 0 if is_limited(s, seat) else s.cap[seat] - s.life[seat]
    for die in range(f.dice):
        face = s.dice[die]
        if not (all_dice(f, s) >> die) & 1 or (face == DYNAMITE and not plays_as(s, seat, JACK)):
            continue
        value = r[WORTH + face]
        if face in (BEER, WHISKEY):
            value = value if thirst > 0 or face == WHISKEY else r[FRIEND]
            thirst -= 1
        if value <= (black if (duel_dice(f, s) >> die) & 1 else white):
            again |= 1 << die
    return again


def survey(f: Facts, s: State, r: Ints, seat: int) -> None:
    """Look round the table once: whom each kind of shot would hit, what a gatling would do, who needs a beer."""
    r[ONE] = own_point(s, seat)
    r[WORTH + NEAR], r[WORTH + FAR], r[FRIEND], r[ANY] = NOTHING, NOTHING, 0, NOTHING
    near, far = targets(f, s, seat, NEAR), targets(f, s, seat, FAR)
    everybody = 0
    for target in range(f.players):
        if target == seat or not lives(s, target):
            continue
        enemy = enmity(f, s, r, seat, target)
        hurt = weight(f, s, target, enemy)
        if not plays_as(s, target, PAUL):
            everybody += hurt
        r[ANY] = max(r[ANY], hurt)
        if (near >> target) & 1:
            r[WORTH + NEAR] = max(r[WORTH + NEAR], hurt)
        if (far >> target) & 1:
            r[WORTH + FAR] = max(r[WORTH + FAR], hurt)
        if s.life[target] < s.cap[target] and not is_limited(s, target):
            r[FRIEND] = max(r[FRIEND], -hurt * 2 // 3)
    r[ALL] = everybody


def own_point(s: State, seat: int) -> int:
    """What a life point of one's own is worth: dearer near the end, and to a renegade, who wins alone or as the Master.

    After an outbreak whole sides win, the fallen too: then it is worth what it is on any seat.
    """
    left = max(1, s.life[seat])
    if s.outbreak:
        return 60 + 100 // left
    return (60 + 240 // left) * (2 if s.role[seat] == RENEGADE and s.star else 1)


def weight(f: Facts, s: State, target: int, enemy: int) -> int:
    """What a life point of `target` is worth to take: more for the last ones."""
    left = s.life[target] - s.hits[target]
    if left <= 0:
        return 0
    return enemy * (60 + 100 // left) // SURE


def weigh_faces(f: Facts, s: State, r: Ints, seat: int) -> None:
    """What each face is worth where it lies."""
    thirsty = s.life[seat] < s.cap[seat] and not is_limited(s, seat)
    r[WORTH], r[WORTH + ARROW], r[WORTH + DYNAMITE] = 0, 0, 0
    r[WORTH + BEER] = r[ONE] if thirsty else r[FRIEND]
    if thirsty and plays_as(s, seat, JESSE) and s.life[seat] <= f.jesse_life:
        r[WORTH + BEER] = 2 * r[ONE]
    if plays_as(s, seat, SLAB):
        r[WORTH + BEER] = max(r[WORTH + BEER], r[WORTH + NEAR], r[WORTH + FAR])
    if plays_as(s, seat, SUZY):
        spared = f.suzy_gain * r[ONE] // 3 if thirsty else 10
        r[WORTH + NEAR] -= spared
        r[WORTH + FAR] -= spared
    r[WORTH + WHISKEY] = (r[ONE] if thirsty else 0) + (60 if s.wounds[seat] else 10)
    r[WORTH + DUEL] = (3 * r[ANY] - r[ONE]) // 4 + 20
    r[WORTH + GATLING] = gun_worth(f, s, r, seat)


def gun_worth(f: Facts, s: State, r: Ints, seat: int) -> int:
    """What one gatling is worth, by how many lie there and what may still be rolled."""
    guns = counted(f, s, GATLING)
    need = f.willy_gatling if plays_as(s, seat, WILLY) else f.gatling_limit
    prize = r[ALL] + s.arrows[seat] * r[ONE] * 2 // 3
    own = r[ONE] // 2 if plays_as(s, seat, KIT) and s.arrows[seat] else 0
    if guns >= need:
        return own + (prize // need if guns == need else 0)
    chance = 45 if guns == need - 1 else 14 if guns == need - 2 else 3
    if s.rerolls == 1:
        chance = chance * 2 // 3
    return own + prize * chance // 100


def promise(f: Facts, s: State, r: Ints, gun: int, black: bool) -> int:
    """What a die rolled again is worth on average."""
    risk = arrow_risk(f, s, r) + fire_risk(f, s, r)
    if black:
        return (2 * at_least(r, DUEL) + at_least(r, WHISKEY) + at_least(r, gun) - risk) // 6
    return (at_least(r, NEAR) + at_least(r, FAR) + at_least(r, BEER) + at_least(r, gun) - risk) // 6


def at_least(r: Ints, face: int) -> int:
    """A face that one would not keep may be rolled once more, or harms."""
    return r[WORTH + face] if r[WORTH + face] > 0 else r[WORTH + face] // 2


def arrow_risk(f: Facts, s: State, r: Ints) -> int:
    """What one more arrow costs: the surer, the fewer are left in the pile."""
    sure = 40 + 100 // max(1, s.pile)
    if s.pile <= 1:
        sure = 100 * (s.arrows[s.seat] + 1)
    return r[ONE] * min(sure, 300) // 100


def fire_risk(f: Facts, s: State, r: Ints) -> int:
    """What one more dynamite costs."""
    if plays_as(s, s.seat, JACK):
        return 10
    fire = burning(f, s)
    if fire >= f.dynamite_limit - 1:
        return r[ONE] + 40
    return 45 if fire else 20


def dangerous(f: Facts, s: State, seat: int, fire: int) -> bool:
    """Whether another roll may well be the last: the third dynamite or the last arrow would kill."""
    if fire == f.dynamite_limit - 1 and s.life[seat] <= f.dynamite_loss and not plays_as(s, seat, JACK):
        return True
    return s.pile <= 2 and s.arrows[seat] + 1 >= s.life[seat] and living(f, s) > 1
