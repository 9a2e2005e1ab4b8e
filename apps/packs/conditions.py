"""When a clause, a card or a module applies: small declarative conditions over a selection.

`{module: x}`, `{product: x}`, `{option: {id: value}}`, `{mode: x}`, `{players: 3}` or `{players: {min: 4, max: 8}}`,
`{reading: {id: alternative}}`, and `{all: […]}`, `{any: […]}`, `{not: …}` over these. Several keys mean all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from apps.packs.contract import Selection


def holds(when: Mapping[str, Any] | None, selection: Selection) -> bool:
    """Whether the condition is true of a checked selection; no condition always is."""
    return all(_one(kind, wanted, selection) for kind, wanted in (when or {}).items())


def names(when: Any) -> Iterator[tuple[str, str]]:
    """What a condition speaks of: ("module", id), ("reading", "id=alternative"), …; what is no condition is ("?", what)."""
    if when is None:
        return
    if not isinstance(when, Mapping):
        yield "?", str(when)
        return
    for kind, wanted in when.items():
        yield from _names(kind, wanted)


def _names(kind: str, wanted: Any) -> Iterator[tuple[str, str]]:
    match kind, wanted:
        case (("all" | "any"), list()):
            for part in wanted:
                yield from names(part)
        case "not", Mapping():
            yield from names(wanted)
        case (("option" | "reading"), Mapping()):
            yield from ((kind, f"{id_}={value}") for id_, value in wanted.items())
        case (("module" | "product" | "mode"), str()):
            yield kind, wanted
        case "players", int():
            return
        case "players", Mapping() if wanted.keys() <= {"min", "max"} and all(type(v) is int for v in wanted.values()):
            return
        case _:
            yield "?", kind


def _one(kind: str, wanted: Any, selection: Selection) -> bool:
    match kind:
        case "all":
            return all(holds(part, selection) for part in wanted)
        case "any":
            return any(holds(part, selection) for part in wanted)
        case "not":
            return not holds(wanted, selection)
        case "module":
            return wanted in selection.modules
        case "product":
            return wanted in selection.products
        case "mode":
            return bool(wanted == selection.mode)
        case "option":
            return all(selection.options.get(id_) == value for id_, value in wanted.items())
        case "reading":
            return all(selection.readings.get(id_) == value for id_, value in wanted.items())
        case "players":
            if isinstance(wanted, Mapping):
                return bool(wanted.get("min", 0) <= selection.players <= wanted.get("max", selection.players))
            return bool(selection.players == wanted)
    raise ValueError(f"unknown condition {kind!r}")
