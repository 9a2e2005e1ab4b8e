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


def names(when: Mapping[str, Any] | None) -> Iterator[tuple[str, str]]:
    """What a condition speaks of: ("module", id), ("reading", "id=alternative"), …; an unknown kind is ("?", kind)."""
    for kind, wanted in (when or {}).items():
        if kind in ("all", "any"):
            for part in wanted:
                yield from names(part)
        elif kind == "not":
            yield from names(wanted)
        elif kind in ("option", "reading"):
            yield from ((kind, f"{id_}={value}") for id_, value in wanted.items())
        elif kind in ("module", "product", "mode"):
            yield kind, str(wanted)
        elif kind != "players":
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
