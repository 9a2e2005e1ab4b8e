"""What lies on the table: the dice of this turn, the symbols of revealed rage cards behind them, and what they count for."""

from __future__ import annotations

from apps.games.bang_dice.rules.seats import is_limited
from apps.games.bang_dice.rules.state import DUEL, DYNAMITE, Facts, State


def all_dice(f: Facts, s: State) -> int:
    """A bit mask of the dice that the player whose turn it is rolls."""
    return (1 << (f.zombie_dice if is_limited(s, s.seat) else f.dice)) - 1


def duel_dice(f: Facts, s: State) -> int:
    """A bit mask of the duel dice among them: the last ones."""
    if not f.duels or is_limited(s, s.seat):
        return 0
    return ((1 << f.duel_dice) - 1) << (f.dice - f.duel_dice)


def results(f: Facts, s: State) -> int:
    """How many results there are at most: the dice, then the symbols of cards."""
    return f.dice + s.extra


def rolled(f: Facts, s: State, face: int, mask: int) -> int:
    """How many of the dice in `mask` show `face`."""
    count = 0
    for die in range(f.dice):
        if (mask >> die) & 1 and s.dice[die] == face:
            count += 1
    return count


def shows(s: State, result: int, face: int) -> bool:
    """Whether this result is `face` and has effect."""
    return s.dice[result] == face and not (s.void >> result) & 1


def counted(f: Facts, s: State, face: int) -> int:
    """How many results are `face` and have effect."""
    count = 0
    for result in range(results(f, s)):
        if shows(s, result, face):
            count += 1
    return count


def lit(f: Facts, s: State) -> int:
    """The dynamites against the player whose turn it is: dice, cards and his wound token."""
    return counted(f, s, DYNAMITE) + ((s.wounds[s.seat] >> DYNAMITE) & 1)


def burning(f: Facts, s: State) -> int:
    """The dynamites that count while dice are still being rolled: by a reading those of cards do not yet."""
    if not f.cards_burn_last:
        return lit(f, s)
    return rolled(f, s, DYNAMITE, all_dice(f, s)) + ((s.wounds[s.seat] >> DYNAMITE) & 1)


def packed(f: Facts, s: State, mask: int) -> int:
    """The faces of the dice in `mask` as one number for the log, three bits each, 0 where a die lies still.

    The symbol of a duel needs a fourth bit: these follow after the threes, one for each die.
    """
    value = 0
    for die in range(f.dice):
        if (mask >> die) & 1:
            value |= (s.dice[die] & 7) << (3 * die)
            if s.dice[die] == DUEL:
                value |= 1 << (3 * f.dice + die)
    return value
