"""The count behind the limits: exact where limits are small, cheap where they are large, shared between processes."""

from __future__ import annotations

import time
from typing import Any

import pytest
from django.core.cache import cache

from apps.api.limits import PARTS, Counter

pytestmark = pytest.mark.django_db


def test_a_small_limit_is_counted_exactly_between_two_processes() -> None:
    cache.clear()
    one, other, ends = Counter(), Counter(), time.time() + 60
    assert [c.count("k", 10, ends) for c in (one, other, one, other)] == [1, 2, 3, 4]


def test_a_large_limit_writes_to_the_cache_once_in_a_part_of_it(django_assert_max_num_queries: Any) -> None:
    cache.clear()
    counter, ends = Counter(), time.time() + 60
    counter.count("k", 600, ends)
    with django_assert_max_num_queries(0):
        for _ in range(600 // PARTS - 1):
            counter.count("k", 600, ends)
    assert Counter().count("k", 600, ends) == 2
    assert counter.count("k", 600, ends) == 600 // PARTS + 2


def test_old_periods_are_forgotten() -> None:
    counter = Counter()
    for number in range(10_001):
        counter.tallies[str(number)] = type("Old", (), {"ends": 0.0})()  # type: ignore[assignment]
    counter.count("k", 5, time.time() + 60)
    assert list(counter.tallies) == ["k"]
