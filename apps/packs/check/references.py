"""Names that stand for something: clauses, modules, products, sources, readings, tables, terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from apps.packs import conditions
from apps.packs.check.faults import Fault
from apps.packs.spec import ClauseSpec, Condition, Deck, Module, Option, Pack, Product

OUTLINE, FACTS, CARDS, PACK = "outline.yaml", "facts.yaml", "cards.yaml", "pack.yaml"


def reference_faults(pack: Pack) -> Iterator[Fault]:
    """Broken references, dead readings, unknown modules."""
    for clause in pack.clauses.values():
        yield from _clause(pack, clause)
    yield from _old_addresses(pack)
    yield from _readings(pack)
    yield from _modules(pack)
    yield from _options(pack)
    yield from _twice(pack)
    for deck in pack.decks:
        yield from _deck(pack, deck)


def _twice(pack: Pack) -> Iterator[Fault]:
    """Ids that two things of one kind bear."""
    groups: list[tuple[str, Sequence[Product | Module | Option | Deck]]]
    groups = [(PACK, pack.products), (PACK, pack.modules), (PACK, pack.options), (CARDS, pack.decks)]
    for file, things in groups:
        seen: set[str] = set()
        for thing in things:
            if thing.id in seen:
                yield Fault(file, thing.line, thing.id, "stands twice")
            seen.add(thing.id)


def _clause(pack: Pack, clause: ClauseSpec) -> Iterator[Fault]:
    for name in ("cites", "replaces"):
        for target in getattr(clause, name):
            if target not in pack.clauses:
                yield Fault(OUTLINE, clause.line, clause.id, f"{name} the unknown clause {target!r}")
    if clause.table and clause.table not in pack.facts:
        yield Fault(OUTLINE, clause.line, clause.id, f"shows the unknown fact {clause.table!r} as a table")
    if clause.reading and not pack.reading(clause.reading):
        yield Fault(OUTLINE, clause.line, clause.id, f"has the unknown reading {clause.reading!r}")
    terms = pack.texts.terms("en")
    for term in clause.defines:
        if term not in terms:
            yield Fault(OUTLINE, clause.line, clause.id, f"defines the unknown term {term!r}")
    yield from _condition(pack, OUTLINE, clause.line, clause.id, clause.when)


def _condition(pack: Pack, file: str, line: int, id_: str, when: Condition | None) -> Iterator[Fault]:
    for kind, name in conditions.names(when):
        if not _known(pack, kind, name):
            yield Fault(file, line, id_, f"applies under an unknown {kind} {name!r}")


def _known(pack: Pack, kind: str, name: str) -> bool:
    id_, _, value = name.partition("=")
    match kind:
        case "module":
            return pack.module(name) is not None
        case "product":
            return any(p.id == name for p in pack.products)
        case "mode":
            return name in pack.modes
        case "option":
            return any(o.id == id_ and value in o.values for o in pack.options)
        case "reading":
            reading = pack.reading(id_)
            return reading is not None and any(a.id == value for a in reading.alternatives)
    return False


def _old_addresses(pack: Pack) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for old, present in pack.renamed():
        line = pack.clauses[present].line
        if old in pack.clauses:
            yield Fault(OUTLINE, line, present, f"was {old!r}, which is a clause of its own")
        if old in seen:
            yield Fault(OUTLINE, line, present, f"was {old!r}, and so was {seen[old]!r}")
        seen[old] = present


def _readings(pack: Pack) -> Iterator[Fault]:
    sources = {s.id for s in pack.sources}
    seen: set[str] = set()
    for reading in pack.readings:
        ids = [a.id for a in reading.alternatives]
        if reading.id in seen:
            yield Fault(FACTS, reading.line, reading.id, "the reading stands twice")
        seen.add(reading.id)
        clause = pack.clauses.get(reading.clause)
        if clause is None:
            yield Fault(FACTS, reading.line, reading.id, f"is of the unknown clause {reading.clause!r}")
        elif clause.reading != reading.id:
            yield Fault(FACTS, reading.line, reading.id, f"its clause {reading.clause!r} does not show it")
        if len(set(ids)) < 2:
            yield Fault(FACTS, reading.line, reading.id, "a dead reading: it has fewer than two alternatives")
        if reading.default not in ids:
            yield Fault(FACTS, reading.line, reading.id, f"a dead reading: its default {reading.default!r} is not an alternative")
        for source in {s for a in reading.alternatives for s in a.stated_by} - sources:
            yield Fault(FACTS, reading.line, reading.id, f"cites the unknown source {source!r}")


def _modules(pack: Pack) -> Iterator[Fault]:
    products = {p.id for p in pack.products}
    known = {m.id for m in pack.modules}
    for module in pack.modules:
        if module.product not in products:
            yield Fault(PACK, module.line, module.id, f"belongs to the unknown product {module.product!r}")
        if module.clause not in pack.clauses:
            yield Fault(PACK, module.line, module.id, f"cites the unknown clause {module.clause!r}")
        for other in {*module.requires, *module.needs_one, *module.excludes} - known:
            yield Fault(PACK, module.line, module.id, f"names the unknown module {other!r}")
    for product in pack.products:
        if product.clause and product.clause not in pack.clauses:
            yield Fault(PACK, product.line, product.id, f"cites the unknown clause {product.clause!r}")
    if pack.players_clause and pack.players_clause not in pack.clauses:
        yield Fault(PACK, 1, "players", f"cites the unknown clause {pack.players_clause!r}")


def _options(pack: Pack) -> Iterator[Fault]:
    above: set[str] = set()
    for option in pack.options:
        later = {name.partition("=")[0] for kind, name in conditions.names(option.when) if kind == "option"} - above
        for other in sorted(later):
            yield Fault(PACK, option.line, option.id, f"depends on the option {other!r}, which does not stand above it")
        above.add(option.id)
        if option.clause not in pack.clauses:
            yield Fault(PACK, option.line, option.id, f"cites the unknown clause {option.clause!r}")
        if option.default not in option.values:
            yield Fault(PACK, option.line, option.id, f"its default {option.default!r} is not among its values")
        yield from _belongs(pack, PACK, option.line, option.id, option.product, option.module)
        yield from _condition(pack, PACK, option.line, option.id, option.when)
    for mode, count in Counter(pack.modes).items():
        if count > 1:
            yield Fault(PACK, 1, mode, "the mode stands twice")


def _belongs(pack: Pack, file: str, line: int, id_: str, product: str | None, module: str | None) -> Iterator[Fault]:
    if product and all(p.id != product for p in pack.products):
        yield Fault(file, line, id_, f"belongs to the unknown product {product!r}")
    if module and not pack.module(module):
        yield Fault(file, line, id_, f"belongs to the unknown module {module!r}")


def _deck(pack: Pack, deck: Deck) -> Iterator[Fault]:
    yield from _belongs(pack, CARDS, deck.line, deck.id, deck.product, deck.module)
    yield from _condition(pack, CARDS, deck.line, deck.id, deck.when)
    seen: set[str] = set()
    for item in deck.items:
        name = f"{deck.id}/{item.id}"
        if item.id in seen:
            yield Fault(CARDS, item.line, name, "stands twice")
        seen.add(item.id)
        if item.clause and item.clause not in pack.clauses:
            yield Fault(CARDS, item.line, name, f"cites the unknown clause {item.clause!r}")
        yield from _belongs(pack, CARDS, item.line, name, None, item.module)
        yield from _condition(pack, CARDS, item.line, name, item.when)
