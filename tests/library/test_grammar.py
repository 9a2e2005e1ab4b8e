"""The grammar that rule search and card search share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.library.search.grammar import LONGEST, Field, Query, read

FIELDS = {
    "kind": Field("choice", lambda: ("rule", "ruling")),
    "count": Field("number"),
    "sort": Field("elsewhere"),
}


def asked(text: str) -> Query:
    return read(text, FIELDS)


def why(text: str) -> list[tuple[str, str]]:
    return [(part.text, part.why) for part in asked(text).ignored]


def test_words_phrases_and_filters_are_told_apart() -> None:
    query = asked('wasp "crab apple" kind:rule')
    assert query.words == ("wasp", "crab", "apple") and query.phrases == ("crab apple",)
    assert query.values("kind") == ("rule",) and query.bare == 'wasp "crab apple"'


def test_a_minus_before_a_word_a_phrase_or_a_filter_turns_it_round() -> None:
    query = asked('apple -wasp -"crab apple" -kind:ruling')
    assert query.without == ("wasp",) and query.without_phrases == ("crab apple",)
    assert query.filters[0].negated and query.values("kind") == ()
    assert asked("re-roll").words == ("re-roll",) and asked("1-3").words == ("1-3",)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("count:3", 3, 3),
        ("count=3", 3, 3),
        ("count>=8", 8, None),
        ("count>8", 9, None),
        ("count<=8", None, 8),
        ("count<8", None, 7),
        ("count:2-5", 2, 5),
        ("count:2–5", 2, 5),
        ("count:2..5", 2, 5),
        ("count:2..", 2, None),
        ("count:..5", None, 5),
    ],
)
def test_numbers_take_ranges(text: str, low: int | None, high: int | None) -> None:
    found = asked(text).filters[0]
    assert (found.low, found.high) == (low, high)


def test_several_values_of_a_filter_are_alternatives() -> None:
    assert asked("kind:rule,ruling").values("kind") == ("rule", "ruling")


@pytest.mark.parametrize(
    ("text", "ignored"),
    [
        ("apple colour:red", [("colour:red", "filter")]),
        ("apple kind:poem", [("kind:poem", "value")]),
        ("apple kind>rule", [("kind>rule", "order")]),
        ("apple count:many", [("count:many", "number")]),
        ("apple count>2-5", [("count>2-5", "number")]),
        ("apple sort:count", [("sort:count", "elsewhere")]),
        ("apple (", [("(", "sign")]),
        ('apple "open', [('"', "sign")]),
        ("apple NEAR(", [("(", "sign")]),
        ("apple \0", [("\\x00", "sign")]),
        ("-apple", [("-apple", "alone")]),
        ("apple -3", [("-", "sign")]),
        ("kind:", [(":", "sign")]),
    ],
)
def test_what_is_ignored_is_named_with_the_reason(text: str, ignored: list[tuple[str, str]]) -> None:
    assert why(text) == ignored


def test_what_is_too_long_is_cut_and_said() -> None:
    assert ("long" in [w for _, w in why("a" * 2000)]) and len(asked("a" * 2000).text) == LONGEST
    assert "many" in [w for _, w in why(" ".join(f"w{n}" for n in range(40)))]


def test_filters_can_be_dropped_one_by_one_or_all() -> None:
    query = asked("apple kind:rule count>=2")
    assert query.dropped(query.filters[0]) == "apple count>=2" and query.dropped() == "apple"


@given(st.text(max_size=300))
def test_nothing_that_is_typed_is_an_error_and_nothing_is_dropped_silently(text: str) -> None:
    query = asked(text)
    assert query.words or query.filters or query.without or query.without_phrases or query.ignored or not text.replace('"', "").strip()
    assert asked(query.text).words == query.words
