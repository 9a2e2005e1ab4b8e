"""Storing and projecting packs."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

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
    """Store the pack's content if it is new, and make its rows if the content or the projectors have changed (or `again`).

    The newest version is the one last loaded: content that was there before becomes current again under its old number's digest.
    """
    newest = PackVersion.objects.select_for_update().filter(slug=pack.slug).order_by("-number").first()
    shape = projectors.shape()
    if newest is not None and newest.digest == pack.digest:
        version, is_new = newest, False
    else:
        # Content that returns to an earlier state is that version again: its digest stays one row, moved to the top.
        number = (PackVersion.objects.filter(slug=pack.slug).aggregate(top=Max("number"))["top"] or 0) + 1
        version, is_new = PackVersion.objects.update_or_create(
            slug=pack.slug,
            digest=pack.digest,
            defaults={
                "number": number,
                "created": timezone.now(),
                "rules": pack.rules_version,
                "content": zlib.compress(pack.content, 9),
                "shape": "",
            },
        )
    if not again and version.shape == shape:
        return Loaded(version, is_new, projected=False)
    for projector in projectors.registered():
        projector(pack, version)
    PackVersion.objects.filter(pk=version.pk).update(shape=shape)
    return Loaded(version, is_new, projected=True)
