"""Where packs are: folders of apps/games, and packages installed with an entry point `ludolex.packs`. Imports no pack and no Django."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "games"


@cache
def pack_packages() -> dict[str, str]:
    """The Python package of every pack, by folder name or entry-point name."""
    found = {p.parent.name: f"apps.games.{p.parent.name}" for p in sorted(GAMES.glob("*/pack.yaml"))}
    for point in sorted(entry_points(group="ludolex.packs"), key=lambda p: p.name):
        found.setdefault(point.name, point.value)
    return found


@cache
def pack_folders() -> dict[str, Path]:
    """The folder of every pack, by package."""
    folders = {}
    for package in pack_packages().values():
        if package.startswith("apps.games."):
            folders[package] = GAMES / package.rpartition(".")[2]
            continue
        spec = find_spec(package)
        if spec and spec.submodule_search_locations:
            folders[package] = Path(next(iter(spec.submodule_search_locations)))
    return folders
