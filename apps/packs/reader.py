"""Reads a pack's folder into `spec.Pack`. Trouble with the shape of a file is a `PackError` with file and line; whether the parts fit
together is `check`'s business."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from apps.packs.lines import Map, read_lines
from apps.packs.shaping import (
    PackError,
    clause_id,
    clause_ids,
    each_row,
    mapping_of,
    needed,
    part_of,
    rows_of,
    shaped,
    slug_of,
    span_of,
    word_of,
    words,
)
from apps.packs.spec import (
    Also,
    Alternative,
    ClauseSpec,
    Code,
    Deck,
    Fact,
    Item,
    Module,
    Option,
    Pack,
    Product,
    Reading,
    Source,
    Span,
)
from apps.packs.texts import Texts

YAML_FILES = ("pack.yaml", "facts.yaml", "outline.yaml", "cards.yaml", "codes.yaml", "also.yaml")
KINDS = ("section", "rule", "setup", "component", "example", "option", "erratum", "note", "ruling")
DECK_KINDS = ("card", "role", "die", "token", "board")

CLAUSE_KEYS = {
    "id", "kind", "codes", "when", "replaces", "cites", "table", "reading", "defines", "was", "children",
}  # fmt: skip
FACT_KEYS = {"value", "source", "unit", "house", "note"}
READING_KEYS = {"id", "clause", "default", "alternatives", "codes", "engine"}
DECK_KEYS = {"id", "kind", "product", "module", "when", "items"}
ITEM_KEYS = {"id", "count", "clause", "module", "when", "values", "faces", "icon"}
PRODUCT_KEYS = {"id", "required", "players", "clause"}
OPTION_KEYS = {"id", "values", "default", "clause", "product", "module", "when"}
MODULE_KEYS = {"id", "number", "product", "requires", "needs_one", "excludes", "players", "clause", "engine"}
PACK_KEYS = {
    "slug", "rules", "accent", "languages", "players", "products", "modules", "options", "modes", "sources", "licence",
}  # fmt: skip


def read_content(folder: Path) -> dict[str, str]:
    """Every content file of a pack by its path in the folder, code left out."""
    names = [*YAML_FILES, *(p.relative_to(folder).as_posix() for p in _content_files(folder))]
    return {name: (folder / name).read_text(encoding="utf-8") for name in sorted(names) if (folder / name).is_file()}


def _content_files(folder: Path) -> Iterator[Path]:
    for pattern in ("text/*.ftl", "terms/*.ftl", "boards/*.yaml"):
        yield from folder.glob(pattern)


def pack_bytes(content: Mapping[str, str]) -> bytes:
    """The canonical bytes of a pack's content: what a version is stored as and digested from."""
    return json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def read_pack(folder: Path, package: str = "") -> Pack:
    """Read the pack in `folder`; PackError if a file has not the shape that it must have."""
    return build_pack(read_content(folder), folder, package)


def build_pack(content: Mapping[str, str], folder: Path, package: str = "") -> Pack:
    """Make a pack of its content files: those of a folder, or of a stored version."""
    with shaped("pack.yaml", 1):
        return _pack(content, folder, package)


def _pack(content: Mapping[str, str], folder: Path, package: str) -> Pack:
    files = {name: _yaml(name, content.get(name, "")) for name in YAML_FILES}
    head = part_of(files["pack.yaml"], PACK_KEYS, "pack.yaml")
    slug = slug_of(needed(head, "slug", "pack.yaml"), "pack.yaml", head.line)
    facts = _facts(files["facts.yaml"] or Map())
    languages = part_of(head.get("languages") or Map(), {"complete", "partial"}, "pack.yaml")
    complete = words(languages.get("complete"))
    data = pack_bytes(content)
    players = part_of(head.get("players") or Map(), {"min", "max", "clause"}, "pack.yaml")
    return Pack(
        slug=slug,
        package=package,
        folder=folder,
        rules_version=int(head.get("rules", 0)),
        accent=str(head.get("accent", "brass")),
        players=span_of(players) or Span(1, 99),
        players_clause=clause_id(slug, players.get("clause")),
        languages=complete + words(languages.get("partial")),
        complete=complete,
        products=each_row("pack.yaml", head.get("products"), lambda p: _product(slug, p)),
        modules=each_row("pack.yaml", head.get("modules"), lambda m: _module(slug, m)),
        options=each_row("pack.yaml", head.get("options"), lambda o: _option(slug, o)),
        modes=words(head.get("modes")),
        sources=each_row("pack.yaml", head.get("sources"), _source),
        licence=dict(head.get("licence") or {}),
        facts=facts,
        readings=each_row("facts.yaml", (files["facts.yaml"] or {}).get("readings"), lambda r: _reading(slug, r)),
        clauses={c.id: c for c in _clauses(slug, files["outline.yaml"])},
        decks=each_row("cards.yaml", part_of(files["cards.yaml"] or Map(), {"decks"}, "cards.yaml").get("decks"), lambda d: _deck(slug, d, facts)),
        codes=_codes(files["codes.yaml"] or Map()),
        also=_also(files["also.yaml"] or Map()),
        texts=Texts(_texts(content), _variables(facts)),
        content=data,
        digest=hashlib.sha256(data).hexdigest(),
    )


# Files


def _yaml(name: str, text: str) -> Any:
    try:
        return read_lines(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise PackError(name, line, error.problem or "not YAML") from None
    except yaml.YAMLError as error:
        raise PackError(name, 1, str(error)) from None


def _texts(content: Mapping[str, str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name, text in content.items():
        folder, _, file = name.partition("/")
        if folder in ("text", "terms"):
            found.setdefault(file.removesuffix(".ftl"), {})[name] = text
    return found


# Parts of pack.yaml


def _product(slug: str, data: Map) -> Product:
    part_of(data, PRODUCT_KEYS, "pack.yaml")
    id_ = str(needed(data, "id", "pack.yaml"))
    return Product(id_, bool(data.get("required")), data.line, span_of(data.get("players")), clause_id(slug, data.get("clause")))


def _module(slug: str, data: Map) -> Module:
    part_of(data, MODULE_KEYS, "pack.yaml")
    return Module(
        id=str(needed(data, "id", "pack.yaml")),
        number=data.get("number"),
        product=str(data.get("product", "")),
        requires=words(data.get("requires")),
        needs_one=words(data.get("needs_one")),
        excludes=words(data.get("excludes")),
        players=span_of(data.get("players")),
        clause=f"{slug}/{needed(data, 'clause', 'pack.yaml')}",
        engine=bool(data.get("engine")),
        line=data.line,
    )


def _option(slug: str, data: Map) -> Option:
    part_of(data, OPTION_KEYS, "pack.yaml")
    values = words(data.get("values"))
    return Option(
        id=str(needed(data, "id", "pack.yaml")),
        values=values,
        default=str(data.get("default", values[0] if values else "")),
        clause=f"{slug}/{data.get('clause')}",
        product=word_of(data.get("product")),
        module=word_of(data.get("module")),
        when=data.get("when"),
        line=data.line,
    )


def _source(data: Map) -> Source:
    return Source(str(needed(data, "id", "pack.yaml")), str(data.get("weight", "")))


# facts.yaml


def _facts(data: Map) -> dict[str, Fact]:
    part = part_of(data, {"facts", "readings"}, "facts.yaml")
    facts = {}
    for id_, row in mapping_of(part.get("facts") or Map(), "facts.yaml").items():
        part_of(row, FACT_KEYS, "facts.yaml")
        value = needed(row, "value", "facts.yaml")
        facts[id_] = Fact(
            id_, value, str(row.get("source", "")), str(row.get("unit", "")), bool(row.get("house")), str(row.get("note", "")), row.line
        )
    return facts


def _variables(facts: Mapping[str, Fact]) -> dict[str, int | str]:
    """The facts as Fluent variables: a value inside a table is named by its path with underscores."""
    found: dict[str, int | str] = {}

    def put(name: str, value: Any) -> None:
        if isinstance(value, Mapping):
            for key, part in value.items():
                put(f"{name}_{key}", part)
        elif isinstance(value, (int, str)):
            found[name] = value

    for id_, fact in facts.items():
        put(id_, fact.value)
    return found


def fact_at(facts: Mapping[str, Fact], address: str) -> Any:
    """The value at `id` or `id.key.key`; KeyError if there is none."""
    id_, *keys = address.split(".")
    value = facts[id_].value
    for key in keys:
        value = value[key]
    return value


def _reading(slug: str, data: Map) -> Reading:
    part_of(data, READING_KEYS, "facts.yaml")
    return Reading(
        id=str(needed(data, "id", "facts.yaml")),
        clause=f"{slug}/{data.get('clause')}",
        default=str(data.get("default", "")),
        alternatives=each_row("facts.yaml", data.get("alternatives"), _alternative),
        codes=words(data.get("codes")),
        engine=bool(data.get("engine")),
        line=data.line,
    )


def _alternative(data: Map) -> Alternative:
    return Alternative(str(needed(data, "id", "facts.yaml")), words(data.get("stated_by")), str(data.get("note", "")))


# outline.yaml


def _clauses(
    slug: str, rows: Any, parent: ClauseSpec | None = None, count: list[int] | None = None, seen: set[str] | None = None
) -> Iterator[ClauseSpec]:
    count, seen = count or [0], set() if seen is None else seen
    for place, row in enumerate(rows_of("outline.yaml", rows), start=1):
        with shaped("outline.yaml", row.line):
            clause = _clause(slug, part_of(row, CLAUSE_KEYS, "outline.yaml"), parent, place, count[0])
        if clause.id in seen:
            raise PackError("outline.yaml", clause.line, f"the id {clause.id!r} stands twice")
        seen.add(clause.id)
        count[0] += 1
        yield clause
        yield from _clauses(slug, row.get("children"), clause, count, seen)


def _clause(slug: str, row: Map, parent: ClauseSpec | None, place: int, order: int) -> ClauseSpec:
    own = str(needed(row, "id", "outline.yaml"))
    kind = str(row.get("kind", "rule"))
    if kind not in KINDS:
        raise PackError("outline.yaml", row.line, f"{own!r} has the unknown kind {kind!r}")
    slug_of(own, "outline.yaml", row.line)
    path = f"{parent.path}/{own}" if parent else own
    return ClauseSpec(
        id=f"{slug}/{path}",
        path=path,
        kind=kind,
        parent=parent.id if parent else None,
        depth=parent.depth + 1 if parent else 0,
        order=order,
        number=f"{parent.number}.{place}" if parent else str(place),
        codes=words(row.get("codes")),
        when=row.get("when"),
        replaces=clause_ids(slug, row.get("replaces")),
        cites=clause_ids(slug, row.get("cites")),
        table=word_of(row.get("table")),
        reading=word_of(row.get("reading")),
        defines=words(row.get("defines")),
        was=words(row.get("was")),
        line=row.line,
    )


# cards.yaml


def _deck(slug: str, data: Map, facts: Mapping[str, Fact]) -> Deck:
    part_of(data, DECK_KEYS, "cards.yaml")
    kind = str(data.get("kind", "card"))
    if kind not in DECK_KINDS:
        raise PackError("cards.yaml", data.line, f"unknown kind {kind!r}")
    items = each_row("cards.yaml", data.get("items"), lambda row: _item(slug, row, facts))
    return Deck(
        str(needed(data, "id", "cards.yaml")), kind, word_of(data.get("product")), word_of(data.get("module")), data.get("when"), items, data.line
    )


def _item(slug: str, row: Map, facts: Mapping[str, Fact]) -> Item:
    part_of(row, ITEM_KEYS, "cards.yaml")
    return Item(
        id=str(needed(row, "id", "cards.yaml")),
        count=_number(row, row.get("count", 1), facts),
        clause=clause_id(slug, row.get("clause")),
        module=word_of(row.get("module")),
        when=row.get("when"),
        values={name: _number(row, address, facts) for name, address in (row.get("values") or {}).items()},
        faces=words(row.get("faces")),
        icon=word_of(row.get("icon")),
        line=row.line,
    )


def _number(row: Map, address: Any, facts: Mapping[str, Fact]) -> int:
    if address == 1:
        return 1
    try:
        return int(fact_at(facts, str(address)))
    except (KeyError, TypeError, ValueError):
        raise PackError("cards.yaml", row.line, f"{row.get('id')!r}: no number in the facts at {address!r}") from None


# codes.yaml


def _codes(groups: Any) -> tuple[Code, ...]:
    with shaped("codes.yaml", getattr(groups, "line", 1)):
        return tuple(
            Code(str(id_), group, line) for group, ids in mapping_of(groups, "codes.yaml").items() for id_, line in zip(ids, ids.lines, strict=True)
        )


# also.yaml


def _also(concepts: Any) -> tuple[Also, ...]:
    found: list[Also] = []
    with shaped("also.yaml", getattr(concepts, "line", 1)):
        for concept, langs in mapping_of(concepts, "also.yaml").items():
            for lang, said in mapping_of(langs, "also.yaml").items():
                found += [Also(concept, lang, word, langs.lines[lang]) for word in words(said)]
    return tuple(found)
