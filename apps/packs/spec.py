"""A pack as frozen values: what `reader` makes of its files and everybody else reads."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from apps.engine.game import Game
from apps.packs.contract import OddsQuestion, Selection
from apps.packs.texts import Texts

Condition = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Span:
    """From `low` to `high`, both included."""

    low: int
    high: int

    def __contains__(self, value: int) -> bool:
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Product:
    """A box that one can own. With as many `players` as it makes room for it is needed, as its `clause` says."""

    id: str
    required: bool
    line: int = 1
    players: Span | None = None
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Module:
    """A part of the rules that a group may take or leave; `engine` says whether the pack's engine plays it.

    `requires` come with it; of `needs_one` the group chooses at least one itself.
    """

    id: str
    number: int | None
    product: str
    requires: tuple[str, ...]
    needs_one: tuple[str, ...]
    excludes: tuple[str, ...]
    players: Span | None
    clause: str
    engine: bool
    line: int = 1


@dataclass(frozen=True, slots=True)
class Option:
    """A switch with named values. It is there only with its product and module, and when its condition holds."""

    id: str
    values: tuple[str, ...]
    default: str
    clause: str
    product: str | None
    module: str | None
    when: Condition | None
    line: int = 1


@dataclass(frozen=True, slots=True)
class Also:
    """Another word that people have for a concept of the glossary: search understands it, the rules do not use it."""

    concept: str
    lang: str
    word: str
    line: int = 1


@dataclass(frozen=True, slots=True)
class Source:
    """Where the pack's authors know the rules from; cited by id, called by the text `source_<id>`."""

    id: str
    weight: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A number, a word, a list or a table that the rules depend on, and its source. `house` marks a value of ours."""

    id: str
    value: Any
    source: str
    unit: str
    house: bool
    note: str
    line: int


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to read a disputed rule, and the sources that state it."""

    id: str
    stated_by: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A disputed rule: its alternatives, the one taken by default. `engine` says whether the engine can play them all."""

    id: str
    clause: str
    default: str
    alternatives: tuple[Alternative, ...]
    codes: tuple[str, ...]
    engine: bool
    line: int


@dataclass(frozen=True, slots=True)
class ClauseSpec:
    """A clause of the outline. `id` is slug/path and permanent; `number` ("3.2") and `order` are display only."""

    id: str
    path: str
    kind: str
    parent: str | None
    depth: int
    order: int
    number: str
    codes: tuple[str, ...]
    when: Condition | None
    replaces: tuple[str, ...]
    cites: tuple[str, ...]
    table: str | None
    reading: str | None
    defines: tuple[str, ...]
    was: tuple[str, ...]
    line: int

    @property
    def key(self) -> str:
        """The key of its words."""
        return text_key(self.path)


@dataclass(frozen=True, slots=True)
class Item:
    """A card, die, token or role of a deck. `values` are numbers by name, taken from the facts."""

    id: str
    count: int
    clause: str | None
    module: str | None
    when: Condition | None
    values: Mapping[str, int]
    faces: tuple[str, ...]
    icon: str | None
    line: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Components of one kind that belong together."""

    id: str
    kind: str
    product: str | None
    module: str | None
    when: Condition | None
    items: tuple[Item, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Code:
    """A short code of the facts that some clause or reading must state."""

    id: str
    group: str
    line: int


@dataclass(frozen=True)
class Pack:
    """A whole pack. Its code (`rules`, `players_module`, `ledger`, `odds`, `table`) is imported when first asked for."""

    slug: str
    package: str
    folder: Path
    rules_version: int
    accent: str
    players: Span
    players_clause: str | None
    languages: tuple[str, ...]
    complete: tuple[str, ...]
    products: tuple[Product, ...]
    modules: tuple[Module, ...]
    options: tuple[Option, ...]
    modes: tuple[str, ...]
    sources: tuple[Source, ...]
    licence: Mapping[str, str]
    facts: Mapping[str, Fact]
    readings: tuple[Reading, ...]
    clauses: Mapping[str, ClauseSpec]
    decks: tuple[Deck, ...]
    codes: tuple[Code, ...]
    also: tuple[Also, ...]
    texts: Texts
    content: bytes
    digest: str
    _cache: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def values(self) -> Mapping[str, Any]:
        """The facts' values by id."""
        return {id_: fact.value for id_, fact in self.facts.items()}

    def module(self, id_: str) -> Module | None:
        """The module with this id."""
        return next((m for m in self.modules if m.id == id_), None)

    def reading(self, id_: str) -> Reading | None:
        """The reading with this id."""
        return next((r for r in self.readings if r.id == id_), None)

    def clause(self, path: str) -> ClauseSpec | None:
        """The clause at a path without the slug."""
        return self.clauses.get(f"{self.slug}/{path}")

    def renamed(self) -> Iterator[tuple[str, str]]:
        """Old clause ids with the present ones."""
        for clause in self.clauses.values():
            for old in clause.was:
                yield f"{self.slug}/{old}", clause.id

    @property
    def rules(self) -> Any:
        """The engine, or None."""
        return self._code("rules")

    @property
    def players_module(self) -> Any:
        """The policies, or None."""
        return self._code("players")

    @property
    def ledger(self) -> Any:
        """The campaign rules, or None."""
        return self._code("ledger")

    @property
    def table(self) -> Any:
        """The table page, or None."""
        return self._code("table")

    @property
    def odds(self) -> Sequence[OddsQuestion]:
        """The chances that the pack can tell exactly."""
        module = self._code("odds")
        questions: Sequence[OddsQuestion] = module.ODDS if module else ()
        return questions

    def game(self, selection: Selection) -> Game:
        """The engine for a checked selection; ValueError where `given` does not fit."""
        return Game.made(self.rules, self.values, selection)

    def _code(self, name: str) -> ModuleType | None:
        if name not in self._cache:
            present = (self.folder / f"{name}.py").exists() or (self.folder / name / "__init__.py").exists()
            self._cache[name] = importlib.import_module(f"{self.package}.{name}") if present else None
        module: ModuleType | None = self._cache[name]
        return module


def text_key(path: str) -> str:
    """The Fluent identifier for a path: a slash becomes an underscore."""
    return path.replace("/", "_")


def clause_key(id_: str) -> str:
    """The key of the words of the clause with this id (slug/path)."""
    return text_key(id_.partition("/")[2])
