"""Plays runs of games and adds up what they come to; linked with a pack's rules and compiled in workers.

Games are numbered; game `k` depends on the seed and `k` alone. Of each tally there is the sum and the sum of squares: where they are equal,
the tally was 0 or 1 in every game. `lengths[n]` counts the games of n turns, its last place those of more.
Records come in as flat arrays (`Sums`) and go on to the rules as what they are; `s` is wiped between games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.engine.auto import advance, play, seed_game
from apps.engine.record import Ints

Sums = Ints
"""A whole array, where `Ints` may be part of one: it has a length and can be wiped."""

tally: Callable[..., None]
length: Callable[..., int]
lawful: Callable[..., bool]


def play_one(f: Any, s: Any, r: Ints, seed: int, game: int, counts: Ints) -> int:
    """Play one game in a fresh state and add its tallies to `counts`; its length."""
    seed_game(r, seed, game)
    play(f, s, r, None)
    tally(f, s, counts)
    return length(f, s)


def wipe(words: Sums) -> None:
    """All zero."""
    for i in range(len(words)):
        words[i] = 0


def add_up(one: Sums, turns: int, counts: Sums, squares: Sums, lengths: Sums) -> None:
    """Add one game to the sums."""
    for i in range(len(one)):
        counts[i] += one[i]
        squares[i] += one[i] * one[i]
    lengths[min(turns, len(lengths) - 1)] += 1


def play_run(f: Sums, s: Sums, r: Sums, seed: int, first: int, count: int, one: Sums, counts: Sums, squares: Sums, lengths: Sums) -> None:
    """Play games `first` to `first + count - 1`; `one` is scratch."""
    for game in range(first, first + count):
        wipe(s)
        wipe(one)
        add_up(one, play_one(f, s, r, seed, game, one), counts, squares, lengths)


def play_pairs(
    f: Sums, r: Sums, f2: Sums, r2: Sums, s: Sums, seed: int, first: int, count: int,
    one: Sums, two: Sums, counts: Sums, squares: Sums, lengths: Sums, apart: Sums, apart_squares: Sums,
) -> None:  # fmt: skip
    """Play the same games under another variant (`f2`, `r2`) and under ours (`f`, `r`).

    Ours is added up as in `play_run`; `apart` gets the sum of ours less the other's, `apart_squares` that of its squares. Both have one place
    more than there are tallies: for the number of turns.
    """
    for game in range(first, first + count):
        wipe(s)
        wipe(two)
        theirs = play_one(f2, s, r2, seed, game, two)
        wipe(s)
        wipe(one)
        ours = play_one(f, s, r, seed, game, one)
        add_up(one, ours, counts, squares, lengths)
        apart[len(one)] += ours - theirs
        apart_squares[len(one)] += (ours - theirs) * (ours - theirs)
        for i in range(len(one)):
            apart[i] += one[i] - two[i]
            apart_squares[i] += (one[i] - two[i]) * (one[i] - two[i])


def seat_wins(f: Any, s: Any, r: Ints, seed: int, game: int, seat: int) -> int:
    """Play one game in a fresh state; whether `seat` won."""
    seed_game(r, seed, game)
    play(f, s, r, None)
    won: int = (s.winners >> seat) & 1
    return won


def play_seat(f: Sums, r: Sums, f2: Sums, r2: Sums, s: Sums, seed: int, first: int, count: int, seat: int, sums: Sums) -> None:
    """Play the same games under ours (`f`, `r`) and another variant: games won by `seat` there and there, and the squares of the difference."""
    for game in range(first, first + count):
        wipe(s)
        ours = seat_wins(f, s, r, seed, game, seat)
        wipe(s)
        theirs = seat_wins(f2, s, r2, seed, game, seat)
        sums[0] += ours
        sums[1] += theirs
        sums[2] += (ours - theirs) * (ours - theirs)


def watch(f: Any, s: Any, r: Ints, seed: int, game: int) -> int:
    """Play one game in a fresh state and look after every step; how many steps left a law broken."""
    broken = 0
    seed_game(r, seed, game)
    while s.over == 0:
        advance(f, s, r, None)
        broken += 0 if lawful(f, s) else 1
    return broken


def watched(f: Any, s: Any, r: Ints, seed: int, game: int, sums: Ints) -> None:
    """Add one watched game to the sums."""
    sums[0] += 1 if watch(f, s, r, seed, game) else 0
    sums[1] += 1 if s.over == f.limit_clause else 0
    sums[2] = max(sums[2], s.step)


def play_watched(f: Sums, s: Sums, r: Sums, seed: int, first: int, count: int, sums: Sums) -> None:
    """Games that broke a law, games that the limit ended, and the most steps that one took."""
    for game in range(first, first + count):
        wipe(s)
        watched(f, s, r, seed, game, sums)


def play_logged(f: Sums, s: Sums, r: Sums, seed: int, game: int, log: Any) -> None:
    """Play one game into a fresh state, noting its events in `log`."""
    seed_logged(f, s, r, seed, game, log)


def seed_logged(f: Any, s: Any, r: Ints, seed: int, game: int, log: Any) -> None:
    """The same for records as they are."""
    seed_game(r, seed, game)
    play(f, s, r, log)
