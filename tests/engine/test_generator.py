"""The generator: published vectors, fairness, separate streams."""

from __future__ import annotations

import pytest

from apps.engine import auto

FIRST_WORDS = [4114208188, 1734779857, 162665512, 585015509]
FIRST_FACES = [2, 3, 3, 1, 0, 3, 1, 4, 5, 5, 0, 3]


def words(seed: int, game: int) -> list[int]:
    r = [0] * auto.WORDS
    auto.seed_game(r, seed, game)
    return r


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """The algorithm once more, in the words of its author's C."""
    found, mask = [], 0xFFFFFFFF
    for _ in range(count):
        result = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + result) & mask
        found.append(result)
    return found


def test_it_draws_what_sfc32_draws():
    r = words(7, 9)
    assert [auto.word(r, auto.DICE) for _ in range(50)] == sfc32(7, 9, 1, 1, 65)[15:]
    assert [auto.word(r, auto.MIND) for _ in range(50)] == sfc32(7, 9, 2, 1, 65)[15:]


def test_its_numbers_never_change_for_published_experiments_depend_on_them():
    r = words(1, 0)
    assert [auto.word(r, auto.DICE) for _ in range(4)] == FIRST_WORDS
    assert [auto.below(r, auto.DICE, 6) for _ in range(12)] == FIRST_FACES


def test_words_stay_within_32_bits():
    r = words(2**32 - 1, 2**32 - 1)
    for _ in range(2000):
        assert 0 <= auto.word(r, auto.DICE) < 2**32
        assert all(0 <= w < 2**32 for w in r[:8])


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_a_die_is_fair(sides: int):
    rolls, seen, r = 30_000, [0] * sides, words(20, sides)
    for _ in range(rolls):
        seen[auto.below(r, auto.DICE, sides)] += 1
    expected = rolls / sides
    chi_square = sum((n - expected) ** 2 / expected for n in seen)
    # Three standard deviations above what chance gives on the average.
    assert chi_square < (sides - 1) + 3 * (2 * (sides - 1)) ** 0.5


def test_first_rolls_of_successive_games_are_fair_too():
    seen = [0] * 36
    for game in range(18_000):
        r = words(5, game)
        seen[auto.below(r, auto.DICE, 6) * 6 + auto.below(r, auto.DICE, 6)] += 1
    assert sum((n - 500) ** 2 / 500 for n in seen) < 35 + 3 * 70**0.5


def test_a_word_beyond_the_last_full_round_is_drawn_again():
    r = words(1, 1)
    seen = {auto.below(r, auto.DICE, 3 * 2**30) for _ in range(200)}
    assert max(seen) < 3 * 2**30


def test_the_dice_do_not_depend_on_what_policies_draw():
    quiet, busy = words(3, 4), words(3, 4)
    for _ in range(10):
        auto.below(busy, auto.MIND, 6)
    assert [auto.below(quiet, auto.DICE, 6) for _ in range(20)] == [auto.below(busy, auto.DICE, 6) for _ in range(20)]


def test_games_of_one_seed_and_the_same_game_of_two_seeds_differ():
    first = {tuple(auto.word(r, auto.DICE) for _ in range(2)) for r in [words(s, g) for s in range(30) for g in range(30)]}
    assert len(first) == 900
