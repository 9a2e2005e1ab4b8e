"""Which clauses a selection leaves, what is folded where, and why a clause is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from apps.library.composition import Placed, compose
from apps.library.conditions import because_words, named, when_words
from apps.library.models import Clause
from apps.packs.contract import Selection

CALLED = {
    "module:frost": "Frost", "product:winter": "The winter box", "mode:quick": "Quick game", "option:die": "Die", "option:die=twelve": "twelve-sided",
    "reading:wasps=stay": "No, you stay.",
}  # fmt: skip


def outline(*rows: tuple[str, str, Mapping[str, Any] | None]) -> list[Clause]:
    """Clauses from (path, kind, when), in reading order."""
    made: dict[str, Clause] = {}
    for order, (path, kind, when) in enumerate(rows):
        above = path.rpartition("/")[0]
        parent = made.get(above)
        scope = [*(parent.scope if parent else []), *([when] if when else [])]
        made[path] = Clause(
            id=f"g/{path}", path=path, kind=kind, order=order, end=order + 1, parent_id=f"g/{above}" if above else None, scope=scope, when=when
        )
        while parent:
            parent.end = order + 1
            above = above.rpartition("/")[0]
            parent = made.get(above)
    return list(made.values())


def composed(clauses: Sequence[Clause], replaces: Mapping[str, Sequence[str]], *, players: int = 4, **more: Any) -> list[str]:
    """The paths that are left, what is folded in brackets behind its successor."""
    found = compose(clauses, {f"g/{a}": [f"g/{b}" for b in targets] for a, targets in replaces.items()}, Selection("g", players, **more))
    return [said(placed) for placed in found]


def said(placed: Placed) -> str:
    folded = " ".join(said(p) for p in placed.folded)
    others = " ".join(f"={i.removeprefix('g/')}" for i in placed.elsewhere)
    return placed.clause.path + (f"[{' '.join(filter(None, (folded, others)))}]" if folded or others else "")


BASE = (("a", "section", None), ("a/one", "rule", None), ("a/two", "rule", None))
FROST = {"module": "frost"}


def test_a_clause_is_there_when_every_condition_above_it_and_its_own_holds() -> None:
    clauses = outline(*BASE, ("b", "section", FROST), ("b/few", "rule", {"players": {"max": 3}}), ("b/all", "rule", None))
    assert composed(clauses, {}) == ["a", "a/one", "a/two"]
    assert composed(clauses, {}, modules=("frost",)) == ["a", "a/one", "a/two", "b", "b/all"]
    assert composed(clauses, {}, modules=("frost",), players=3) == ["a", "a/one", "a/two", "b", "b/few", "b/all"]


def test_what_is_replaced_is_folded_at_its_successor_and_stands_nowhere_else() -> None:
    clauses = outline(*BASE, ("b", "section", FROST), ("b/new", "rule", None))
    assert composed(clauses, {"b/new": ["a/one"]}, modules=("frost",)) == ["a", "a/two", "b", "b/new[a/one]"]
    assert composed(clauses, {"b/new": ["a/one"]}) == ["a", "a/one", "a/two"]


def test_what_replaces_a_clause_that_does_not_apply_replaces_nothing() -> None:
    clauses = outline(*BASE, ("a/three", "rule", FROST), ("b", "rule", None))
    assert composed(clauses, {"b": ["a/three"]}) == ["a", "a/one", "a/two", "b"]


def test_what_only_a_denial_keeps_out_is_folded_at_its_successor() -> None:
    attic = {"module": "attic"}
    clauses = outline(("a", "section", None), ("a/die", "rule", {"not": attic}), ("a/more", "rule", None), ("b", "rule", attic))
    assert composed(clauses, {"b": ["a/die"]}) == ["a", "a/die", "a/more"]
    assert composed(clauses, {"b": ["a/die"]}, modules=("attic",)) == ["a", "a/more", "b[a/die]"]
    both = outline(("a", "rule", {"all": [{"not": attic}, FROST]}), ("b", "rule", attic))
    assert composed(both, {"b": ["a"]}, modules=("attic",)) == ["b"]
    assert composed(both, {"b": ["a"]}, modules=("attic", "frost")) == ["b[a]"]


def test_a_whole_section_that_only_a_denial_keeps_out_is_folded_with_what_is_in_it() -> None:
    attic = {"module": "attic"}
    clauses = outline(("a", "section", {"not": attic}), ("a/one", "rule", None), ("a/two", "rule", FROST), ("b", "rule", attic))
    assert composed(clauses, {"b": ["a"]}, modules=("attic",)) == ["b[a a/one]"]
    assert composed(clauses, {"b": ["a/one"]}, modules=("attic",)) == ["b[a/one]"]


def test_a_chain_of_successors_is_folded_one_in_the_other() -> None:
    clauses = outline(*BASE, ("b", "rule", None), ("c", "rule", None))
    assert composed(clauses, {"b": ["a/one"], "c": ["b"]}) == ["a", "a/two", "c[b[a/one]]"]


def test_a_clause_with_two_successors_is_folded_at_the_first_and_named_at_the_other() -> None:
    clauses = outline(*BASE, ("b", "rule", None), ("c", "rule", None))
    assert composed(clauses, {"b": ["a/one"], "c": ["a/one"]}) == ["a", "a/two", "b[a/one]", "c[=a/one]"]


def test_a_replaced_section_goes_with_everything_in_it_and_comes_back_folded_whole() -> None:
    clauses = outline(*BASE, ("b", "rule", None), ("c", "rule", None))
    assert composed(clauses, {"b": ["a"]}) == ["b[a a/one a/two]", "c"]
    assert composed(clauses, {"b": ["a"], "c": ["a/one"]}) == ["b[a a/two]", "c[a/one]"]


def test_a_clause_may_replace_the_section_that_it_stands_in_without_taking_the_others_along() -> None:
    clauses = outline(*BASE, ("a/three", "rule", None))
    assert composed(clauses, {"a/three": ["a"]}) == ["a/one", "a/two", "a/three[a]"]


def test_clauses_that_replace_each_other_do_not_both_vanish() -> None:
    clauses = outline(("a", "rule", None), ("b", "rule", None))
    assert composed(clauses, {"a": ["b"], "b": ["a"]}) == ["a[b]"]
    assert composed(clauses, {"a": ["a"]}) == ["a", "b"]


def test_a_section_with_nothing_left_is_left_out_but_one_that_never_had_anything_stays() -> None:
    clauses = outline(("a", "section", None), ("a/b", "section", None), ("a/b/one", "rule", FROST), ("c", "section", None))
    assert composed(clauses, {}) == ["c"]
    assert composed(clauses, {}, modules=("frost",)) == ["a", "a/b", "a/b/one", "c"]


@pytest.mark.parametrize(
    ("when", "words", "why"),
    [
        ({"module": "frost"}, "with the module “Frost”", ["the module “Frost” is chosen"]),
        ({"product": "winter"}, "with the box “The winter box”", ["the box “The winter box” is on the table"]),
        ({"mode": "quick"}, "with “Quick game”", ["“Quick game” is the way to play"]),
        ({"option": {"die": "twelve"}}, "with “Die: twelve-sided”", ["“Die: twelve-sided” is chosen"]),
        ({"reading": {"wasps": "stay"}}, "if it is read as “No, you stay.”", ["it is read as “No, you stay.”"]),
        ({"players": {"min": 4, "max": 8}}, "with 4 to 8 players", ["4 to 8 players take part"]),
        (
            {"all": [{"module": "frost"}, {"players": 4}]},
            "with the module “Frost” and with 4 players",
            ["the module “Frost” is chosen", "4 players take part"],
        ),
        ({"any": [{"mode": "slow"}, {"mode": "quick"}]}, "with “slow” or with “Quick game”", ["“Quick game” is the way to play"]),
        ({"not": {"module": "sun"}}, "without the module “sun”", ["the module “sun” is not chosen"]),
        ({"not": {"product": "sun"}}, "without the box “sun”", ["the box “sun” is not on the table"]),
        (
            {"not": {"any": [{"module": "sun"}, {"product": "sun"}]}},
            "without the module “sun” and without the box “sun”",
            ["the module “sun” is not chosen and the box “sun” is not on the table"],
        ),
        ({"not": {"players": 3}}, "not: with 3 players", ["not: with 3 players"]),
    ],
)
def test_a_condition_is_said_in_words_with_what_holds_of_it_as_the_reason(when: dict[str, Any], words: str, why: list[str]) -> None:
    chosen = Selection("g", 4, ("winter",), ("frost",), {"die": "twelve"}, "quick", {"wasps": "stay"})
    assert when_words(when, CALLED) == words
    assert because_words([when, when], chosen, CALLED) == why


def test_what_a_condition_asks_for_is_not_what_it_leaves_open() -> None:
    when = {"all": [{"option": {"die": "twelve"}}, {"any": [{"option": {"clock": "sand"}}]}, {"not": {"option": {"moon": "full"}}}]}
    assert list(named(when, "option")) == [("die", "twelve")]
