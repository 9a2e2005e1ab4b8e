"""Pack versions, stored whole."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from django.db import models

from apps.packs.reader import build_pack
from apps.packs.spec import Pack


class PackVersion(models.Model):
    """The content of a pack as it once was. `content` is the canonical bytes, compressed; `digest` is of the bytes."""

    slug = models.CharField(max_length=64)
    number = models.PositiveIntegerField()
    digest = models.CharField(max_length=64)
    rules = models.PositiveIntegerField(default=0)
    content = models.BinaryField()
    shape = models.CharField(max_length=64, default="")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["slug", "-number"]
        constraints = [
            models.UniqueConstraint(fields=["slug", "number"], name="packs_version_number"),
            models.UniqueConstraint(fields=["slug", "digest"], name="packs_version_digest"),
        ]

    def __str__(self) -> str:
        return f"{self.slug} {self.number}"

    def pack(self) -> Pack:
        """The pack as it was: its words and facts, without code."""
        return build_pack(json.loads(zlib.decompress(bytes(self.content))), Path())
