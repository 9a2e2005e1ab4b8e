"""Exact facts of the Chief's walk: from a tile of a given prison, the steps before his circle and the circle itself."""

from __future__ import annotations

from typing import Any

from apps.games.alcatraz.rules.ground import chief_goes_to


def circle_of(f: Any, s: Any) -> tuple[list[int], list[int]]:
    """The tiles that the Chief passes once, beginning with his own, and those that he goes round for ever after."""
    s = s.copy()
    path: list[int] = []
    while s.chief - 1 not in path:
        path.append(s.chief - 1)
        s.chief = chief_goes_to(f, s) + 1
    at = path.index(s.chief - 1)
    return path[:at], path[at:]
