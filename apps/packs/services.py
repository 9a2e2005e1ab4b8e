"""Storing and projecting packs."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from django.db import transaction

from apps.packs import projectors
from apps.packs.models import PackVersion
from apps.packs.spec import Pack


@dataclass(frozen=True, slots=True)
class Loaded:
    """What loading a pack came to."""

    version: PackVersion
    is_new: bool
    projected: bool


@transaction.atomic
def pack_load(*, pack: Pack, again: bool = False) -> Loaded:
    """Store the pack's content if it has changed, and make its rows if the content or the projectors have changed (or `again`).

    The newest version is the one last loaded. Content that returns to an earlier state is a version of its own: ledgers and readers cite
    versions by number, so a number never comes to mean something else.
    """
    version = PackVersion.objects.select_for_update().filter(slug=pack.slug).order_by("-number").first()
    shape, is_new = projectors.shape(), False
    if version is None or version.digest != pack.digest:
        number = version.number + 1 if version else 1
        content = zlib.compress(pack.content, 9)
        version = PackVersion.objects.create(slug=pack.slug, number=number, digest=pack.digest, rules=pack.rules_version, content=content)
        is_new = True
    if not again and version.shape == shape:
        return Loaded(version, is_new, projected=False)
    for projector in projectors.registered():
        projector(pack, version)
    PackVersion.objects.filter(pk=version.pk).update(shape=shape)
    return Loaded(version, is_new, projected=True)
