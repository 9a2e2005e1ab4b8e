"""Arrows: taken at once, put back, and the Indian attack when the pile is empty."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.life import lose, settle
from apps.games.bang_dice.rules.seats import lives, plays_as, seat_after
from apps.games.bang_dice.rules.state import JOURDONNAIS, Facts, State


def take_rolled_arrows(f: Facts, s: State, r: Replies, log: Log, seat: int, arrows: int) -> None:
    """Take the arrows of one roll, one by one; after an attack the rest come from the pile laid anew."""
    for left in range(arrows, 0, -1):
        before = s.attacks
        take_arrow(f, s, r, log, C.ARROWS_TAKE, seat, NOBODY, seat)
        if s.over or not lives(s, seat):
            return
        if s.attacks > before and left > 1:
            emit(log, C.ARROWS_REST_OF_ROLL, seat, NOBODY, left - 1, EVERYONE)


def take_arrow(f: Facts, s: State, r: Replies, log: Log, clause: int, actor: int, target: int, seat: int) -> None:
    """`seat` takes an arrow because of `clause`; the last one brings the attack."""
    s.pile -= 1
    s.arrows[seat] += 1
    emit(log, clause, actor, target, s.arrows[seat], EVERYONE)
    if s.pile == 0:
        attack(f, s, r, log, seat)


def put_back(s: State, seat: int, arrows: int) -> int:
    """Put up to `arrows` of a player's arrows back into the pile; how many he keeps."""
    put = min(arrows, s.arrows[seat])
    s.arrows[seat] -= put
    s.pile += put
    return s.arrows[seat]


def attack(f: Facts, s: State, r: Replies, log: Log, taker: int) -> None:
    """The Indians attack: everybody loses a life point for each arrow, all together, and all arrows go back."""
    s.attacks += 1
    emit(log, C.ARROWS_ATTACK, taker, NOBODY, 0, EVERYONE)
    seat = s.seat
    for _ in range(f.players):
        if s.arrows[seat]:
            suffer(f, s, r, log, seat, s.arrows[seat] * f.arrow_loss)
        seat = seat_after(f, seat)
    # Pedro Ramirez is not asked: all arrows go back anyway.
    for seat in range(f.players):
        put_back(s, seat, s.arrows[seat])
    emit(log, C.ARROWS_REFILL, NOBODY, NOBODY, s.pile, EVERYONE)
    settle(f, s, r, log, taker if f.last_arrow_kills else NOBODY)


def suffer(f: Facts, s: State, r: Replies, log: Log, seat: int, points: int) -> None:
    """What the attack costs one player."""
    if plays_as(s, seat, JOURDONNAIS) and points > f.jourdonnais_loss:
        emit(log, C.CHARACTERS_JOURDONNAIS, NOBODY, seat, points - f.jourdonnais_loss, EVERYONE)
        points = f.jourdonnais_loss
    emit(log, C.ARROWS_ATTACK_LOSS, NOBODY, seat, lose(f, s, seat, points), EVERYONE)
