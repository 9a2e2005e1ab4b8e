"""Records: notations round-trip, wrong input is named."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.engine.record import Ints, Record


class Lantern(Record):
    lit: int
    oil: Annotated[Ints, 3]


small = st.integers(-(2**31), 2**31 - 1)


@given(small, st.lists(small, min_size=3, max_size=3))
def test_both_notations_round_trip(lit: int, oil: list[int]):
    lantern = Lantern(lit=lit, oil=oil)
    assert Lantern.from_json(lantern.to_json()) == lantern
    assert Lantern.from_line(lantern.to_line()) == lantern


def test_a_short_list_is_filled_up_with_zeros():
    assert Lantern(oil=[1]).oil == [1, 0, 0]


def test_a_copy_is_independent():
    one = Lantern(oil=[1, 2, 3])
    other = one.copy()
    other.oil[0] = 9
    assert one.oil == [1, 2, 3] and one != other


@pytest.mark.parametrize(
    "data, words",
    [
        ({"wick": 1}, "Lantern has no field 'wick'"),
        ({"lit": "1"}, "lit takes whole numbers, not '1'"),
        ({"lit": True}, "lit takes whole numbers, not True"),
        ({"lit": 1.0}, "lit takes whole numbers, not 1.0"),
        ({"lit": 2**60}, "lit takes whole numbers"),
        ({"oil": 3}, "oil takes at most 3 whole numbers"),
        ({"oil": [1, 2, 3, 4]}, "oil takes at most 3 whole numbers"),
        ({"oil": [None]}, "oil takes whole numbers, not None"),
        ([1], "Lantern takes an object"),
    ],
)
def test_wrong_input_is_refused_by_name(data: object, words: str):
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        Lantern.from_json(data)  # type: ignore[arg-type]
