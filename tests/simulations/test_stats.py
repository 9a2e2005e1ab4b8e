"""Statistics: intervals against published values and against what chance does."""

from __future__ import annotations

import pytest

from apps.simulations import charts
from apps.simulations.stats import Tallies, mean, newcombe, quantile, rows, wilson


@pytest.mark.parametrize(
    "hits, of, low, high",
    [
        # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, score method without correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_books(hits: int, of: int, low: float, high: float):
    estimate = wilson(hits, of)
    assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)


def test_nothing_counted_says_nothing():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert mean(0, 0, 0).method == ""


def test_an_interval_never_leaves_nought_to_one():
    for hits, of in ((0, 1), (1, 1), (0, 10**6), (10**6, 10**6)):
        estimate = wilson(hits, of)
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_a_mean_has_the_normal_interval():
    estimate = mean(total=6, squares=14, of=3)  # 1, 2, 3
    assert estimate.value == 2
    assert estimate.high - estimate.value == pytest.approx(1.959964 / 3**0.5, rel=1e-5)


def test_a_tally_is_a_share_when_it_was_nought_or_one_in_every_game():
    found = rows(["won", "shots"], {}, Tallies(10, [4, 4], [4, 6], [0] * 3))
    assert [(row.share, row.estimate.method) for row in found] == [(True, "wilson"), (False, "normal")]


def test_a_tally_may_be_a_share_of_another():
    found = rows(["with", "won"], {"won": "with"}, Tallies(10, [5, 2], [5, 2], []))
    assert (found[1].of, found[1].estimate.value) == (5, 0.4)


def test_parts_add_up_to_the_whole_whatever_their_lengths():
    parts = [Tallies(2, [1, 0], [1, 0], [0, 2]), Tallies(3, [1, 1], [1, 1], [0, 0, 0, 3])]
    assert Tallies.added(part.to_json() for part in parts) == Tallies(5, [2, 1], [2, 1], [0, 2, 0, 3])


def test_quantiles_are_of_games():
    lengths = [0, 10, 80, 10]
    assert [quantile(lengths, share) for share in (0.05, 0.5, 0.95)] == [1, 2, 3]
    assert quantile([], 0.5) == 0


def test_the_chart_of_lengths_covers_every_game_with_forty_columns_at_most():
    games = [0] * 10 + [n % 7 for n in range(300)]
    chart = charts.lengths(games)
    assert sum(column.games for column in chart.columns) == sum(games)
    assert len(chart.columns) <= charts.BARS
    assert charts.lengths([]).columns == []
    assert charts.lengths([0, 0, 5]).columns[0].first == 2


def test_the_chart_of_rates_leaves_means_to_the_table():
    found = rows(["won", "shots"], {}, Tallies(10, [4, 4], [4, 6], []))
    chart = charts.rates([(row, row.name, "en") for row in found])
    assert [(bar.words, bar.value) for bar in chart.bars] == [("won", "40.0 %")]
    assert chart.bars[0].low < charts.LEFT + chart.bars[0].width < chart.bars[0].high


def test_a_share_of_another_tally_is_compared_in_pairs_where_both_variants_have_the_same_whole():
    tallies = Tallies(10, [5, 3], [5, 3], [], apart=[0, 2], apart_squares=[0, 2])
    apart = rows(["with", "won"], {"won": "with"}, tallies)[1].apart
    assert apart is not None
    assert (apart.value, apart.method) == (0.4, "normal")


def test_newcombes_interval_is_that_of_the_books():
    # Newcombe 1998, table II, example (a): 56/70 less 48/80.
    found = newcombe(wilson(56, 70), wilson(48, 80))
    assert found.value == pytest.approx(0.2)
    assert (found.low, found.high) == (pytest.approx(0.0524, abs=5e-5), pytest.approx(0.3339, abs=5e-5))


def test_shares_of_different_wholes_are_compared_by_newcombes_method():
    tallies = Tallies(10, [6, 3], [6, 3], [], apart=[2, 1], apart_squares=[4, 1])
    apart = rows(["with", "won"], {"won": "with"}, tallies)[1].apart
    assert apart is not None
    assert (apart.value, apart.method) == (0.0, "newcombe")
    assert apart.low < 0 < apart.high
