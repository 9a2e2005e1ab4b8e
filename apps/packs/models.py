"""Pack versions, stored whole, and what is made of them at load: their words ready to compare, what changed, what translators have to do."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

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
        ]
        indexes = [models.Index(fields=["slug", "digest"], name="packs_version_digest")]

    def __str__(self) -> str:
        return f"{self.slug} {self.number}"

    def pack(self) -> Pack:
        """The pack as it was: its words and facts, without code."""
        return build_pack(json.loads(zlib.decompress(bytes(self.content))), Path())


class VersionWords(models.Model):
    """A version as one compares it: clauses with their words in every language, numbers said, references (`history.snapshot`), compressed."""

    version = models.OneToOneField(PackVersion, primary_key=True, on_delete=models.CASCADE, related_name="words")
    content = models.BinaryField()

    def __str__(self) -> str:
        return str(self.version_id)

    def snapshot(self) -> dict[str, Any]:
        """The words as `history.snapshot` made them."""
        made: dict[str, Any] = json.loads(zlib.decompress(bytes(self.content)))
        return made


class ClauseChange(models.Model):
    """What became of a clause from one version to the next. `clause` is its id after (before, if it is gone), `old` its id before.

    `what` are the kinds of `history.Change`; `words` the changed texts by language and field, `references` the changed references by kind,
    each `[before, after]`. `anew` says that nothing changed but translations.
    """

    slug = models.CharField(max_length=64)
    before = models.ForeignKey(PackVersion, on_delete=models.CASCADE, related_name="+")
    after = models.ForeignKey(PackVersion, on_delete=models.CASCADE, related_name="changes")
    order = models.PositiveIntegerField()
    clause = models.CharField(max_length=255, db_index=True)
    old = models.CharField(max_length=255, db_index=True)
    number = models.CharField(max_length=32)
    old_number = models.CharField(max_length=32)
    what = models.JSONField(default=list)
    words = models.JSONField(default=dict)
    references = models.JSONField(default=dict)
    anew = models.BooleanField(default=False)

    class Meta:
        ordering = ["slug", "after", "order"]
        constraints = [models.UniqueConstraint(fields=["before", "after", "clause"], name="packs_clause_change")]

    def __str__(self) -> str:
        return f"{self.clause} {', '.join(self.what)}"


class TranslationState(models.Model):
    """How far one language of a pack is: its texts, and those that need a look. `id` is slug/language."""

    id = models.CharField(max_length=80, primary_key=True)
    slug = models.CharField(max_length=64)
    lang = models.CharField(max_length=8)
    begun = models.BooleanField()
    total = models.PositiveIntegerField()
    current = models.PositiveIntegerField()
    counts = models.JSONField(default=dict)

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.slug} ({self.lang})"


class TranslationItem(models.Model):
    """A text that needs a translator's look, and why. `id` is slug/language/state/key, with the attribute behind a dot.

    `clause` is the id of the clause that it belongs to, if it belongs to one.
    `findings` are `agreement.as_json`: what differs, and where in `english` and `text`.
    """

    class State(models.TextChoices):
        MISSING = "missing"
        STALE = "stale"
        DIFFERS = "differs"
        UNSURE = "unsure"

    id = models.CharField(max_length=420, primary_key=True)
    slug = models.CharField(max_length=64)
    lang = models.CharField(max_length=8)
    state = models.CharField(max_length=8, choices=State.choices)
    order = models.PositiveIntegerField()
    key = models.CharField(max_length=255)
    attr = models.CharField(max_length=64, blank=True)
    clause = models.CharField(max_length=255, blank=True)
    file = models.CharField(max_length=120)
    line = models.PositiveIntegerField()
    english = models.TextField()
    text = models.TextField(blank=True)
    findings = models.JSONField(default=list)

    class Meta:
        ordering = ["slug", "lang", "order"]
        indexes = [models.Index(fields=["slug", "lang", "order"], name="packs_translation_order")]

    def __str__(self) -> str:
        return f"{self.slug}:{self.key} ({self.lang}, {self.state})"
