"""The composed rulebook: everything that its page and the API say of a checked selection. A fixed number of queries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from apps.library.components import ComponentGroup, ComponentRow, components_of
from apps.library.composition import Placed, compose
from apps.library.conditions import because_words, named
from apps.library.models import Citation, Clause, Game
from apps.library.queries import clause_rows, errata_by_clause, reading_row
from apps.library.shapes import AlternativeRow, ClauseRow, Names, ReadingRow
from apps.packs.contract import Selection
from apps.packs.texts import Said


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a clause comes from: `kind` is product, module, option or mode; `id` its own id, `number` what stands on the module's sheet.

    `extra` is what not everybody who has the game has: everything but the box that is always needed.
    """

    kind: str
    id: str
    title: Said
    number: int | None = None
    extra: bool = True


@dataclass(frozen=True, slots=True)
class Taken:
    """The disputed rule of a clause, and which of its alternatives the selection takes."""

    reading: ReadingRow
    alternative: AlternativeRow
    others: tuple[AlternativeRow, ...]

    @property
    def chosen(self) -> bool:
        """Whether it is another than the default."""
        return not self.alternative.default


@dataclass(frozen=True, slots=True)
class BookRule:
    """A clause in the composed rulebook. `because` are all reasons why it is there, `because_here` those of its own condition."""

    row: ClauseRow
    origins: tuple[Origin, ...]
    because: tuple[str, ...]
    because_here: tuple[str, ...]
    folded: tuple[BookRule, ...]
    elsewhere: tuple[ClauseRow, ...]
    taken: Taken | None
    components: tuple[ComponentRow, ...]
    errata: tuple[ClauseRow, ...]

    @property
    def box(self) -> Origin | None:
        """The box that it comes from."""
        return next((o for o in self.origins if o.kind == "product"), None)

    @property
    def is_extra(self) -> bool:
        """Whether it comes from anything beside the game itself."""
        return any(o.extra for o in self.origins)

    @property
    def module(self) -> Origin | None:
        """The module that it belongs to."""
        return next((o for o in self.origins if o.kind == "module"), None)


@dataclass(frozen=True, slots=True)
class Book:
    """A composed rulebook: its clauses, and from among them the set-up; what lies on the table."""

    rules: tuple[BookRule, ...]
    components: tuple[ComponentGroup, ...]

    @property
    def setup(self) -> tuple[BookRule, ...]:
        """What is done before the game begins."""
        return tuple(r for r in self.rules if r.row.clause.kind == Clause.Kind.SETUP)

    @property
    def lying(self) -> tuple[BookRule, ...]:
        """What is said of the components."""
        return tuple(r for r in self.rules if r.row.clause.kind == Clause.Kind.COMPONENT)


def placed_clauses(game: Game, selection: Selection) -> list[Placed]:
    """The clauses that a checked selection leaves, in reading order. Two queries."""
    clauses = list(Clause.objects.filter(game=game.slug).order_by("order"))
    replaces: dict[str, list[str]] = defaultdict(list)
    for source, target in Citation.objects.filter(clause__game=game.slug, kind=Citation.Kind.REPLACES).values_list("source", "clause_id"):
        replaces[source].append(target)
    return compose(clauses, replaces, selection)


def book(game: Game, selection: Selection, langs: Sequence[str], names: Names) -> Book:
    """The rulebook for a checked selection. Four queries, and those of the components."""
    placed = placed_clauses(game, selection)
    wanted = [p.clause for p in _all(placed)]
    rows = {row.id: row for row in clause_rows(wanted, langs, names)}
    groups = components_of(game.slug, selection, langs)
    binder = _Binder(game, selection, langs, names, rows, groups)
    return Book(tuple(binder.rule(p) for p in placed), tuple(groups))


def _all(placed: Sequence[Placed]) -> Iterator[Placed]:
    for one in placed:
        yield one
        yield from _all(one.folded)


class _Binder:
    """Makes rules of placed clauses."""

    def __init__(
        self, game: Game, selection: Selection, langs: Sequence[str], names: Names, rows: Mapping[str, ClauseRow], groups: Sequence[ComponentGroup]
    ) -> None:
        self._selection, self._names, self._rows = selection, names, rows
        self._readings = {r.clause_id: reading_row(r, game, langs) for r in names.readings}
        self._components: dict[str, list[ComponentRow]] = defaultdict(list)
        for row in (row for group in groups for row in group.items if row.clause):
            self._components[str(row.clause)].append(row)
        self._errata = errata_by_clause(rows.values())

    def rule(self, placed: Placed) -> BookRule:
        """A clause with everything that stands beside it."""
        clause, called = placed.clause, self._names.called
        return BookRule(
            row=self._rows[clause.id],
            origins=tuple(self._origins(clause)),
            because=tuple(because_words(clause.scope, self._selection, called)),
            because_here=tuple(because_words([clause.when], self._selection, called)) if clause.when else (),
            folded=tuple(self.rule(p) for p in placed.folded),
            elsewhere=tuple(self._rows[i] for i in placed.elsewhere if i in self._rows),
            taken=self._taken(clause.id),
            components=tuple(self._components[clause.id]),
            errata=tuple(self._errata.get(clause.id, ())),
        )

    def _origins(self, clause: Clause) -> Iterator[Origin]:
        box = self._names.products.get((clause.product_id or "").partition("/")[2])
        if box:
            yield Origin("product", box.name, box.title, extra=not box.required)
        module = self._names.modules.get((clause.module_id or "").partition("/")[2])
        if module:
            yield Origin("module", module.name, module.title, module.number)
        for id_, _value in dict.fromkeys(pair for when in clause.scope for pair in named(when, "option")):
            if option := self._names.options.get(id_):
                yield Origin("option", id_, option.title)
        for id_, _value in dict.fromkeys(pair for when in clause.scope for pair in named(when, "mode")):
            if mode := self._names.modes.get(id_):
                yield Origin("mode", id_, mode.title)

    def _taken(self, clause_id: str) -> Taken | None:
        reading = self._readings.get(clause_id)
        if reading is None:
            return None
        value = self._selection.readings.get(reading.name, reading.default)
        alternative = next((a for a in reading.alternatives if a.id == value), reading.alternatives[0])
        return Taken(reading, alternative, tuple(a for a in reading.alternatives if a is not alternative))
