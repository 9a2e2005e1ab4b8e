"""Who turns a pack into rows. Applications register a projector; `packs load` runs them in order, in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from apps.packs.spec import Pack

if TYPE_CHECKING:
    from apps.packs.models import PackVersion

Projector = Callable[[Pack, "PackVersion"], None]

_projectors: dict[str, tuple[Projector, int]] = {}


def register(name: str, projector: Projector, *, shape: int = 1) -> None:
    """Register a projector; raising `shape` makes the next load project again although no content changed."""
    _projectors[name] = (projector, shape)


def registered() -> list[Projector]:
    """The projectors in the order of their registration, which is that of the applications."""
    return [projector for projector, _ in _projectors.values()]


def shape() -> str:
    """The shapes of all projectors, for comparing with what a version was projected by."""
    return " ".join(f"{name}:{number}" for name, (_, number) in _projectors.items())
