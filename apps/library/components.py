"""What lies on the table for a selection. The library knows no cards: who keeps them registers a provider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from apps.packs.contract import Selection
from apps.packs.texts import Said


@dataclass(frozen=True, slots=True)
class ComponentRow:
    """A card, die, token, role or board with how many of it there are, its page without the language, and its clause."""

    id: str
    kind: str
    title: Said
    count: int
    icon: str
    address: str
    clause: str | None


@dataclass(frozen=True, slots=True)
class ComponentGroup:
    """Components that belong together; `count` is the number of pieces."""

    id: str
    kind: str
    title: Said
    count: int
    items: tuple[ComponentRow, ...]


Provider = Callable[[str, Selection, Sequence[str]], list[ComponentGroup]]

_providers: list[Provider] = []


def register(provider: Provider) -> None:
    """Let a provider tell the components of a game for a checked selection, in the reader's languages."""
    _providers.append(provider)


def components_of(slug: str, selection: Selection, langs: Sequence[str]) -> list[ComponentGroup]:
    """All that lies on the table."""
    return [group for provider in _providers for group in provider(slug, selection, langs)]
