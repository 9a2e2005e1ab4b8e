"""Which parts of the library a query looks at, and which of their subjects its filters let through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.library.search.grammar import Filter, Query
from apps.library.search.models import SearchPart
from apps.library.search.store import unpacked

Kind = Mapping[str, Any]
"""A class of subjects: kind, detail, module, flags, langs."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part that is looked at; `place` is its place among all in every order of equals."""

    pk: int
    game: str
    place: int
    classes: Sequence[int] = ()
    allowed: frozenset[int] | None = None

    def through(self, numbers: Sequence[int]) -> Sequence[int]:
        """The numbers of those that the filters let through."""
        if self.allowed is None:
            return numbers
        allowed, classes = self.allowed, self.classes
        return [n for n in numbers if n < len(classes) and classes[n] in allowed]

    def admits(self, number: int) -> bool:
        """Whether the filters let one through."""
        return self.allowed is None or (number < len(self.classes) and self.classes[number] in self.allowed)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The parts that are looked at, by primary key; how many documents there are in all."""

    parts: Mapping[int, Part]
    total: int
    everything: bool = True
    langs: tuple[str, ...] = field(default=())


def shelf_of(query: Query, only: str = "") -> Shelf:
    """The parts of a query's games (`only` those of this name) with what its other filters let through."""
    rows = list(SearchPart.objects.order_by("layer", "game_id", "name").values_list("pk", "game_id", "name", "documents"))
    total = sum(documents for *_, documents in rows)
    games = [f for f in query.filters if f.name == "game"]
    parts = {
        pk: Part(pk, game, place)
        for place, (pk, game, name, _) in enumerate(rows)
        if (not only or name == only) and all(_takes(f, game) for f in games)
    }
    tests = [_test(f) for f in query.filters if f.name != "game"]
    if tests or not query.words:
        parts = _let_through(parts, tests)
    return Shelf(parts, total, len(parts) == len(rows), query.values("lang"))


def _takes(filter_: Filter, value: str) -> bool:
    return (value in filter_.values) != filter_.negated


def _let_through(parts: Mapping[int, Part], tests: Sequence[Callable[[Kind], bool]]) -> dict[int, Part]:
    made = {}
    for pk, classes, kinds in SearchPart.objects.filter(pk__in=parts).values_list("pk", "classes", "kinds"):
        allowed = frozenset(place for place, kind in enumerate(kinds) if all(test(kind) for test in tests))
        if allowed:
            made[pk] = Part(pk, parts[pk].game, parts[pk].place, unpacked("H", classes), allowed)
    return made


def _test(filter_: Filter) -> Callable[[Kind], bool]:
    """What a filter asks of a class."""
    names: Mapping[str, Callable[[Kind], Iterable[str]]] = {
        "kind": lambda kind: (kind["kind"], kind["detail"]),
        "module": lambda kind: (kind["module"],),
        "is": lambda kind: kind["flags"],
        "lang": lambda kind: kind["langs"],
    }
    told, wanted = names[filter_.name], set(filter_.values)
    return lambda kind: (not wanted.isdisjoint(told(kind))) != filter_.negated
