"""Taking YAML apart: rows and values of the shape that they must have, or a `PackError` with file and line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from apps.packs.lines import Map
from apps.packs.spec import Span

T = TypeVar("T")

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class PackError(ValueError):
    """A pack that cannot be read: which file, which line, why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file, self.line, self.reason = file, line, reason


@contextmanager
def shaped(file: str, line: int) -> Iterator[None]:
    """Whatever trips over a value of the wrong type is trouble with the file, not with us."""
    try:
        yield
    except PackError:
        raise
    except (TypeError, AttributeError, ValueError, LookupError) as error:
        raise PackError(file, line, f"this has not the shape that it must have ({error})") from None


def each_row(file: str, rows: Any, make: Callable[[Map], T]) -> tuple[T, ...]:
    """What `make` makes of each row; trouble is told with the row's line."""
    made = []
    for row in rows_of(file, rows):
        with shaped(file, row.line):
            made.append(make(row))
    return tuple(made)


def rows_of(file: str, rows: Any) -> list[Map]:
    if rows is None:
        return []
    if not isinstance(rows, list):
        raise PackError(file, getattr(rows, "line", 1), "a list is needed here")
    for row in rows:
        if not isinstance(row, Map):
            raise PackError(file, getattr(rows, "line", 1), f"a mapping is needed here, not {row!r}")
    return rows


def mapping_of(data: Any, file: str) -> Map:
    if not isinstance(data, Map):
        raise PackError(file, getattr(data, "line", 1), "a mapping is needed here")
    return data


def part_of(data: Any, keys: set[str], file: str) -> Map:
    for key in mapping_of(data, file):
        if key not in keys:
            raise PackError(file, data.lines[key], f"unknown key {key!r}")
    part: Map = data
    return part


def needed(data: Map, key: str, file: str) -> Any:
    if key not in data:
        raise PackError(file, data.line, f"{key!r} is missing")
    return data[key]


def words(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(str(v) for v in value) if isinstance(value, list) else (str(value),)


def word_of(value: Any) -> str | None:
    return None if value is None else str(value)


def clause_id(slug: str, path: Any) -> str | None:
    return f"{slug}/{path}" if path else None


def clause_ids(slug: str, paths: Any) -> tuple[str, ...]:
    return tuple(f"{slug}/{path}" for path in words(paths))


def slug_of(value: Any, file: str, line: int) -> str:
    """An id that can stand in addresses and in keys of texts alike."""
    if not SLUG.fullmatch(str(value)):
        raise PackError(file, line, f"the id {str(value)!r} is not of small letters, digits and hyphens")
    return str(value)


def span_of(data: Any) -> Span | None:
    return Span(int(data.get("min", 1)), int(data.get("max", 99))) if data else None
