"""Packs as they were stored, built once per process: a stored version never changes."""

from __future__ import annotations

from apps.packs import registry
from apps.packs.models import PackVersion
from apps.packs.spec import Pack

KEEP = 16
"""How many versions a process keeps at hand."""

_built: dict[str, Pack] = {}


def pack_of(version: PackVersion) -> Pack:
    """The pack of a version: the one on the disk where it is the same, else what was stored. The content is read when it is needed."""
    pack = registry.packs().get(version.slug)
    if pack is not None and pack.digest == version.digest:
        return pack
    if version.digest not in _built:
        while len(_built) >= KEEP:
            _built.pop(next(iter(_built)))
        _built[version.digest] = version.pack()
    return _built[version.digest]
