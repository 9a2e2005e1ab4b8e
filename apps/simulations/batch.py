"""Plays runs of games and adds up what they come to; linked with a pack's rules and compiled in workers.

Games are numbered; game `k` depends on the seed and `k` alone. `s` is a state record, and `blank` the same memory as plain words, by which it
is wiped between games. `lengths[n]` counts the games of n turns, its last place those of more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.engine.auto import play, seed_game
from apps.engine.record import Ints

tally: Callable[..., None]
length: Callable[..., int]


def play_run(f: Any, s: Any, blank: Ints, r: Ints, seed: int, first: int, count: int, counts: Ints, lengths: Ints) -> None:
    """Play games `first` to `first + count - 1`."""
    for game in range(first, first + count):
        blank[:] = 0
        seed_game(r, seed, game)
        play(f, s, r, None)
        tally(f, s, counts)
        lengths[min(length(f, s), len(lengths) - 1)] += 1


def play_pairs(
    f: Any, s: Any, blank: Ints, r: Ints, f2: Any, r2: Ints, seed: int, first: int, count: int, counts: Ints, one: Ints, two: Ints, pairs: Ints
) -> None:
    """Play the same games under two variants; `pairs` gets, of each tally, the sum of differences and of their squares.

    `counts` adds up the second variant, `one` and `two` are scratch.
    """
    for game in range(first, first + count):
        one[:] = 0
        two[:] = 0
        blank[:] = 0
        seed_game(r, seed, game)
        play(f, s, r, None)
        tally(f, s, one)
        blank[:] = 0
        seed_game(r2, seed, game)
        play(f2, s, r2, None)
        tally(f2, s, two)
        for i in range(len(counts)):
            counts[i] += two[i]
            pairs[2 * i] += two[i] - one[i]
            pairs[2 * i + 1] += (two[i] - one[i]) * (two[i] - one[i])


def play_logged(f: Any, s: Any, r: Ints, seed: int, game: int, log: Any) -> None:
    """Play one game into a fresh state, noting its events in `log`."""
    seed_game(r, seed, game)
    play(f, s, r, log)
