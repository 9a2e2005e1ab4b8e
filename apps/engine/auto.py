"""The same questions answered by policies and a generator: for simulations, in plain Python or compiled.

The linker gives these functions the names that rules call (`ask_auto` becomes `ask`) and binds `decide`, `setup` and `step` to the
pack's own. `r` is a flat run of ints, laid out below; every generator word is masked to 32 bits and every intermediate stays below
2**54, so that Python and compiled code draw the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.engine.contract import CHANCE
from apps.engine.record import Ints

MASK32 = 0xFFFFFFFF
SPAN32 = 0x100000000

DICE = 0
"""Where the generator of dice and draws keeps its four words (sfc32, by Chris Doty-Humphrey)."""
MIND = 4
"""Where the policies' own generator keeps its four words: a policy must not see the dice to come."""
OFFERED = 8
"""How many options the next `pick` has."""
POLICY = 16
"""From here: the policy number of each seat (16 seats at most)."""
OPTION = 32
"""From here: the options themselves, and the scratch of `poll`."""
SCRATCH = 512
"""From here a policy may note what it works out while it decides; nothing of it lasts to its next decision."""
WORDS = 1024

decide: Callable[..., int]
setup: Callable[..., None]
step: Callable[..., None]


def word(r: Ints, at: int) -> int:
    """The next 32 bits of the generator at `at`."""
    a, b, c, counter = r[at], r[at + 1], r[at + 2], r[at + 3]
    result = (a + b + counter) & MASK32
    r[at] = b ^ (b >> 9)
    r[at + 1] = (c + ((c << 3) & MASK32)) & MASK32
    r[at + 2] = ((((c << 21) & MASK32) | (c >> 11)) + result) & MASK32
    r[at + 3] = (counter + 1) & MASK32
    return result


def below(r: Ints, at: int, n: int) -> int:
    """An unbiased whole number from 0 to n - 1: the upper half of word times n, drawn again where the lower half is of a short row (Lemire)."""
    scaled = word(r, at) * n
    if scaled & MASK32 < n:
        short = SPAN32 % n
        while scaled & MASK32 < short:
            scaled = word(r, at) * n
    return scaled >> 32


def seed_words(r: Ints, at: int, stream: int, seed: int, game: int) -> None:
    """Start a generator from (seed, game); `stream` keeps dice and minds apart. Both numbers are below 2**32."""
    r[at], r[at + 1], r[at + 2], r[at + 3] = seed & MASK32, game & MASK32, stream, 1
    for _ in range(15):
        word(r, at)


def seed_game(r: Ints, seed: int, game: int) -> None:
    """Start both generators of one game."""
    seed_words(r, DICE, 1, seed, game)
    seed_words(r, MIND, 2, seed, game)
    r[OFFERED] = 0


def ask_auto(f: Any, s: Any, r: Ints, kind: int, seat: int, low: int, high: int, clause: int) -> int:
    """`ask`, answered by the generator or the seat's policy."""
    if low == high:
        return low
    if seat == CHANCE:
        return low + below(r, DICE, high - low + 1)
    return decide(f, s, r, kind, seat, low, high)


def offer_auto(r: Ints, value: int) -> None:
    """`offer`."""
    r[OPTION + r[OFFERED]] = value
    r[OFFERED] += 1


def pick_auto(f: Any, s: Any, r: Ints, kind: int, seat: int, clause: int) -> int:
    """`pick`: the policy finds its options at `OPTION`, `OFFERED` of them, and answers one of their values."""
    n = r[OFFERED]
    choice = r[OPTION]
    if n > 1:
        choice = r[OPTION + below(r, DICE, n)] if seat == CHANCE else decide(f, s, r, kind, seat, 0, n - 1)
    r[OFFERED] = 0
    return choice


def roll_auto(f: Any, s: Any, r: Ints, kind: int, mask: int, low: int, high: int, clause: int, into: Ints) -> None:
    """`roll`."""
    die = 0
    while mask >> die:
        if mask >> die & 1:
            into[die] = low + below(r, DICE, high - low + 1)
        die += 1


def poll_auto(f: Any, s: Any, r: Ints, kind: int, mask: int, low: int, high: int, clause: int, into: Ints) -> None:
    """`poll`: answers are gathered apart, so that no policy sees another's."""
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            r[OPTION + seat] = decide(f, s, r, kind, seat, low, high) if low < high else low
        seat += 1
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            into[seat] = r[OPTION + seat]
        seat += 1


def emit_rows(log: Any, clause: int, actor: int, target: int, value: int, audience: int) -> None:
    """`emit` into rows of an array, for compiled code: row 0 holds how many follow; what does not fit is counted and dropped."""
    if log is not None:
        log[0, 0] += 1
        row = log[0, 0]
        if row < len(log):
            log[row, 0] = clause
            log[row, 1] = actor
            log[row, 2] = target
            log[row, 3] = value
            log[row, 4] = audience


def advance(f: Any, s: Any, r: Ints, log: Any) -> None:
    """One step of the game; the limit on steps is an ending like any other."""
    if s.step == 0:
        setup(f, s, r, log)
    else:
        step(f, s, r, log)
    s.step += 1
    if s.over == 0 and s.step > f.limit_steps:
        s.over = f.limit_clause


def play(f: Any, s: Any, r: Ints, log: Any) -> None:
    """Play a new game to its end."""
    while s.over == 0:
        advance(f, s, r, log)
