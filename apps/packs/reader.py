"""Reads a pack's folder into `spec.Pack`. Trouble with the shape of a file is a `PackError` with file and line; whether the parts fit
together is `check`'s business."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import yaml

from apps.packs.lines import Map, read_lines
from apps.packs.spec import (
    Alternative,
    ClauseSpec,
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

T = TypeVar("T")

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
YAML_FILES = ("pack.yaml", "facts.yaml", "outline.yaml", "cards.yaml")
KINDS = ("section", "rule", "setup", "component", "example", "option", "erratum", "note", "ruling")
DECK_KINDS = ("card", "role", "die", "token", "board")

CLAUSE_KEYS = {
    "id", "kind", "codes", "when", "replaces", "cites", "table", "reading", "defines", "was", "children",
}  # fmt: skip
FACT_KEYS = {"value", "source", "unit", "house", "note"}
READING_KEYS = {"id", "clause", "default", "alternatives", "codes", "engine"}
DECK_KEYS = {"id", "kind", "product", "module", "items"}
ITEM_KEYS = {"id", "count", "clause", "module", "values", "faces", "icon"}
OPTION_KEYS = {"id", "values", "default", "clause"}
MODULE_KEYS = {"id", "number", "product", "requires", "excludes", "players", "clause", "engine"}
PACK_KEYS = {
    "slug", "rules", "accent", "languages", "players", "products", "modules", "options", "modes", "sources", "licence",
}  # fmt: skip


class PackError(ValueError):
    """A pack that cannot be read: which file, which line, why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file, self.line, self.reason = file, line, reason


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
    with _shape("pack.yaml", 1):
        return _pack(content, folder, package)


def _pack(content: Mapping[str, str], folder: Path, package: str) -> Pack:
    files = {name: _yaml(name, content.get(name, "")) for name in YAML_FILES}
    head = _part(files["pack.yaml"], PACK_KEYS, "pack.yaml")
    slug = _slug(_need(head, "slug", "pack.yaml"), "pack.yaml", head.line)
    facts = _facts(files["facts.yaml"] or Map())
    languages = _part(head.get("languages") or Map(), {"complete", "partial"}, "pack.yaml")
    complete = _list(languages.get("complete"))
    data = pack_bytes(content)
    players = _part(head.get("players") or Map(), {"min", "max", "clause"}, "pack.yaml")
    return Pack(
        slug=slug,
        package=package,
        folder=folder,
        rules_version=int(head.get("rules", 0)),
        accent=str(head.get("accent", "brass")),
        players=_span(players) or Span(1, 99),
        players_clause=_id(slug, players.get("clause")),
        languages=complete + _list(languages.get("partial")),
        complete=complete,
        products=_each("pack.yaml", head.get("products"), lambda p: Product(str(_need(p, "id", "pack.yaml")), bool(p.get("required")), p.line)),
        modules=_each("pack.yaml", head.get("modules"), lambda m: _module(slug, m)),
        options=_each("pack.yaml", head.get("options"), lambda o: _option(slug, o)),
        modes=_list(head.get("modes")),
        sources=_each("pack.yaml", head.get("sources"), _source),
        licence=dict(head.get("licence") or {}),
        facts=facts,
        readings=_each("facts.yaml", (files["facts.yaml"] or {}).get("readings"), lambda r: _reading(slug, r)),
        clauses={c.id: c for c in _clauses(slug, files["outline.yaml"])},
        decks=_each("cards.yaml", _part(files["cards.yaml"] or Map(), {"decks"}, "cards.yaml").get("decks"), lambda d: _deck(slug, d, facts)),
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


@contextmanager
def _shape(file: str, line: int) -> Iterator[None]:
    """Whatever trips over a value of the wrong type is trouble with the file, not with us."""
    try:
        yield
    except PackError:
        raise
    except (TypeError, AttributeError, ValueError, LookupError) as error:
        raise PackError(file, line, f"this has not the shape that it must have ({error})") from None


def _each(file: str, rows: Any, make: Callable[[Map], T]) -> tuple[T, ...]:
    """What `make` makes of each row; trouble is told with the row's line."""
    made = []
    for row in _rows(file, rows):
        with _shape(file, row.line):
            made.append(make(row))
    return tuple(made)


def _rows(file: str, rows: Any) -> list[Map]:
    if rows is None:
        return []
    if not isinstance(rows, list):
        raise PackError(file, getattr(rows, "line", 1), "a list is needed here")
    for row in rows:
        if not isinstance(row, Map):
            raise PackError(file, getattr(rows, "line", 1), f"a mapping is needed here, not {row!r}")
    return rows


def _mapping(data: Any, file: str) -> Map:
    if not isinstance(data, Map):
        raise PackError(file, getattr(data, "line", 1), "a mapping is needed here")
    return data


def _part(data: Any, keys: set[str], file: str) -> Map:
    for key in _mapping(data, file):
        if key not in keys:
            raise PackError(file, data.lines[key], f"unknown key {key!r}")
    part: Map = data
    return part


def _need(data: Map, key: str, file: str) -> Any:
    if key not in data:
        raise PackError(file, data.line, f"{key!r} is missing")
    return data[key]


def _list(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(str(v) for v in value) if isinstance(value, list) else (str(value),)


def _word(value: Any) -> str | None:
    return None if value is None else str(value)


def _id(slug: str, path: Any) -> str | None:
    return f"{slug}/{path}" if path else None


def _ids(slug: str, paths: Any) -> tuple[str, ...]:
    return tuple(f"{slug}/{path}" for path in _list(paths))


def _slug(value: Any, file: str, line: int) -> str:
    """An id that can stand in addresses and in keys of texts alike."""
    if not SLUG.fullmatch(str(value)):
        raise PackError(file, line, f"the id {str(value)!r} is not of small letters, digits and hyphens")
    return str(value)


def _span(data: Any) -> Span | None:
    return Span(int(data.get("min", 1)), int(data.get("max", 99))) if data else None


# Parts of pack.yaml


def _module(slug: str, data: Map) -> Module:
    _part(data, MODULE_KEYS, "pack.yaml")
    return Module(
        id=str(_need(data, "id", "pack.yaml")),
        number=data.get("number"),
        product=str(data.get("product", "")),
        requires=_list(data.get("requires")),
        excludes=_list(data.get("excludes")),
        players=_span(data.get("players")),
        clause=f"{slug}/{_need(data, 'clause', 'pack.yaml')}",
        engine=bool(data.get("engine")),
        line=data.line,
    )


def _option(slug: str, data: Map) -> Option:
    _part(data, OPTION_KEYS, "pack.yaml")
    values = _list(data.get("values"))
    default = str(data.get("default", values[0] if values else ""))
    return Option(str(_need(data, "id", "pack.yaml")), values, default, f"{slug}/{data.get('clause')}", data.line)


def _source(data: Map) -> Source:
    return Source(str(_need(data, "id", "pack.yaml")), str(data.get("title", "")), str(data.get("weight", "")))


# facts.yaml


def _facts(data: Map) -> dict[str, Fact]:
    part = _part(data, {"facts", "readings"}, "facts.yaml")
    facts = {}
    for id_, row in _mapping(part.get("facts") or Map(), "facts.yaml").items():
        _part(row, FACT_KEYS, "facts.yaml")
        value = _need(row, "value", "facts.yaml")
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
    _part(data, READING_KEYS, "facts.yaml")
    return Reading(
        id=str(_need(data, "id", "facts.yaml")),
        clause=f"{slug}/{data.get('clause')}",
        default=str(data.get("default", "")),
        alternatives=_each("facts.yaml", data.get("alternatives"), _alternative),
        codes=_list(data.get("codes")),
        engine=bool(data.get("engine")),
        line=data.line,
    )


def _alternative(data: Map) -> Alternative:
    return Alternative(str(_need(data, "id", "facts.yaml")), _list(data.get("stated_by")), str(data.get("note", "")))


# outline.yaml


def _clauses(
    slug: str, rows: Any, parent: ClauseSpec | None = None, count: list[int] | None = None, seen: set[str] | None = None
) -> Iterator[ClauseSpec]:
    count, seen = count or [0], set() if seen is None else seen
    for place, row in enumerate(_rows("outline.yaml", rows), start=1):
        with _shape("outline.yaml", row.line):
            clause = _clause(slug, _part(row, CLAUSE_KEYS, "outline.yaml"), parent, place, count[0])
        if clause.id in seen:
            raise PackError("outline.yaml", clause.line, f"the id {clause.id!r} stands twice")
        seen.add(clause.id)
        count[0] += 1
        yield clause
        yield from _clauses(slug, row.get("children"), clause, count, seen)


def _clause(slug: str, row: Map, parent: ClauseSpec | None, place: int, order: int) -> ClauseSpec:
    own = str(_need(row, "id", "outline.yaml"))
    kind = str(row.get("kind", "rule"))
    if kind not in KINDS:
        raise PackError("outline.yaml", row.line, f"{own!r} has the unknown kind {kind!r}")
    _slug(own, "outline.yaml", row.line)
    path = f"{parent.path}/{own}" if parent else own
    return ClauseSpec(
        id=f"{slug}/{path}",
        path=path,
        kind=kind,
        parent=parent.id if parent else None,
        depth=parent.depth + 1 if parent else 0,
        order=order,
        number=f"{parent.number}.{place}" if parent else str(place),
        codes=_list(row.get("codes")),
        when=row.get("when"),
        replaces=_ids(slug, row.get("replaces")),
        cites=_ids(slug, row.get("cites")),
        table=_word(row.get("table")),
        reading=_word(row.get("reading")),
        defines=_list(row.get("defines")),
        was=_list(row.get("was")),
        line=row.line,
    )


# cards.yaml


def _deck(slug: str, data: Map, facts: Mapping[str, Fact]) -> Deck:
    _part(data, DECK_KEYS, "cards.yaml")
    kind = str(data.get("kind", "card"))
    if kind not in DECK_KINDS:
        raise PackError("cards.yaml", data.line, f"unknown kind {kind!r}")
    items = _each("cards.yaml", data.get("items"), lambda row: _item(slug, row, facts))
    return Deck(str(_need(data, "id", "cards.yaml")), kind, _word(data.get("product")), _word(data.get("module")), items, data.line)


def _item(slug: str, row: Map, facts: Mapping[str, Fact]) -> Item:
    _part(row, ITEM_KEYS, "cards.yaml")
    return Item(
        id=str(_need(row, "id", "cards.yaml")),
        count=_number(row, row.get("count", 1), facts),
        clause=_id(slug, row.get("clause")),
        module=_word(row.get("module")),
        values={name: _number(row, address, facts) for name, address in (row.get("values") or {}).items()},
        faces=_list(row.get("faces")),
        icon=_word(row.get("icon")),
        line=row.line,
    )


def _number(row: Map, address: Any, facts: Mapping[str, Fact]) -> int:
    if address == 1:
        return 1
    try:
        return int(fact_at(facts, str(address)))
    except (KeyError, TypeError, ValueError):
        raise PackError("cards.yaml", row.line, f"{row.get('id')!r}: no number in the facts at {address!r}") from None
