"""The packs that this process knows, read when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from apps.packs.folders import pack_folders
from apps.packs.reader import read_pack
from apps.packs.spec import Pack

__all__ = ["Pack", "forget", "pack", "packs"]


@cache
def packs() -> Mapping[str, Pack]:
    """Every pack by slug, in order of slug."""
    found = [read_pack(folder, package) for package, folder in pack_folders().items()]
    return {p.slug: p for p in sorted(found, key=lambda p: p.slug)}


def pack(slug: str) -> Pack:
    """One pack; KeyError if there is none."""
    return packs()[slug]


def forget() -> None:
    """Read the packs anew next time (a test or a command has changed their files)."""
    packs.cache_clear()
    pack_folders.cache_clear()
