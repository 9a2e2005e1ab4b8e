"""What packs say, as rows: a projection of the newest version of every pack, rewritten by `projector`.

Ids are those of the packs (`slug/path`), so they stay when a pack is loaded again. Short words (names, questions) are kept per language
in a JSON column `words`: `{"en": {"name": …}, …}`; `words.pick` chooses. Sentences of clauses are rows, because they are many.
"""

from __future__ import annotations

from typing import Any

from django.db import models

from apps.library.search import models as search_models  # noqa: F401 - Django looks for models here
from apps.packs.models import PackVersion


class Game(models.Model):
    """A game system: the pack as readers see it. `facts` holds the values by id, `sources` the rows of the pack."""

    slug = models.CharField(max_length=64, primary_key=True)
    version = models.ForeignKey(PackVersion, on_delete=models.PROTECT, related_name="+")
    accent = models.CharField(max_length=32)
    players_low = models.PositiveSmallIntegerField()
    players_high = models.PositiveSmallIntegerField()
    languages = models.JSONField(default=list)
    complete = models.JSONField(default=list)
    sources = models.JSONField(default=list)
    licence = models.JSONField(default=dict)
    facts = models.JSONField(default=dict)
    playable = models.BooleanField(default=False)
    icons = models.CharField(max_length=120, default="")
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug


class Product(models.Model):
    """A box. `id` is slug/box."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="products")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    required = models.BooleanField()
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Module(models.Model):
    """A part of the rules that a group may take or leave. `id` is slug/module."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="modules")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    number = models.PositiveIntegerField(null=True)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="modules")
    requires = models.JSONField(default=list)
    needs_one = models.JSONField(default=list)
    excludes = models.JSONField(default=list)
    players_low = models.PositiveSmallIntegerField(null=True)
    players_high = models.PositiveSmallIntegerField(null=True)
    clause = models.ForeignKey("Clause", null=True, on_delete=models.SET_NULL, related_name="+")
    playable = models.BooleanField()
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Option(models.Model):
    """A switch with named values, whose words are in `words` under `=value`. It is there only with its box and module, and under `when`."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="options")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    values = models.JSONField(default=list)
    default = models.CharField(max_length=64)
    clause = models.ForeignKey("Clause", null=True, on_delete=models.SET_NULL, related_name="options")
    product = models.ForeignKey(Product, null=True, on_delete=models.SET_NULL, related_name="options")
    module = models.ForeignKey(Module, null=True, on_delete=models.SET_NULL, related_name="options")
    when = models.JSONField(null=True)
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Mode(models.Model):
    """A way to play; the first of a game is its default."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="modes")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Clause(models.Model):
    """The smallest rule that one can cite. `number` and `order` are display only; `end` is the order after its last descendant.

    `table` is ready to draw: `{"rows": [key, …], "columns": [key, …], "cells": [[…], …], "words": {lang: {…}}}`.
    """

    class Kind(models.TextChoices):
        SECTION = "section"
        RULE = "rule"
        SETUP = "setup"
        COMPONENT = "component"
        EXAMPLE = "example"
        OPTION = "option"
        ERRATUM = "erratum"
        NOTE = "note"
        RULING = "ruling"

    id = models.CharField(max_length=255, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="clauses")
    parent = models.ForeignKey("self", null=True, on_delete=models.CASCADE, related_name="children")
    path = models.CharField(max_length=255)
    kind = models.CharField(max_length=16, choices=Kind.choices)
    order = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    depth = models.PositiveSmallIntegerField()
    number = models.CharField(max_length=32)
    when = models.JSONField(null=True)
    scope = models.JSONField(default=list)
    """Conditions in force here: those of the clauses above it and its own, outermost first."""
    module = models.ForeignKey(Module, null=True, on_delete=models.SET_NULL, related_name="clauses")
    product = models.ForeignKey(Product, null=True, on_delete=models.SET_NULL, related_name="+")
    codes = models.JSONField(default=list)
    sources = models.JSONField(default=list)
    """Ids of the sources of the facts and readings that it states."""
    table = models.JSONField(null=True)

    class Meta:
        ordering = ["game_id", "order"]
        indexes = [models.Index(fields=["game", "order"], name="library_clause_order")]

    def __str__(self) -> str:
        return self.id


class ClauseText(models.Model):
    """A clause in one language. `html` is safe: escaped, icons drawn, terms linked; its links begin with `lang:/`.

    `event` is what a log says when the clause strikes, with letters in place of names.
    """

    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="texts")
    lang = models.CharField(max_length=8)
    title = models.CharField(max_length=255)
    text = models.TextField()
    html = models.TextField()
    event = models.TextField(default="")
    stale = models.BooleanField(default=False)
    differs = models.BooleanField(default=False)
    """Whether it says other numbers, dice, bands or placeholders than its English."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["clause", "lang"], name="library_clause_text")]

    def __str__(self) -> str:
        return f"{self.clause_id} ({self.lang})"


class Reading(models.Model):
    """A disputed rule. `alternatives` are `{"id", "stated_by"}` in order; their words are in `words` under their ids."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="readings")
    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="readings")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    default = models.CharField(max_length=64)
    alternatives = models.JSONField(default=list)
    codes = models.JSONField(default=list)
    playable = models.BooleanField()
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Term(models.Model):
    """A concept of the glossary. `clause` is where the rules define it."""

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="terms")
    name = models.CharField(max_length=64)
    clause = models.ForeignKey(Clause, null=True, on_delete=models.SET_NULL, related_name="terms")
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "name"]

    def __str__(self) -> str:
        return self.id


class TermForm(models.Model):
    """One form of a term in one language, or (case `also-1`, …) another word for it. `key` is what a query is looked up by."""

    ALSO = "also-"

    term = models.ForeignKey(Term, on_delete=models.CASCADE, related_name="forms")
    lang = models.CharField(max_length=8)
    case = models.CharField(max_length=16)
    form = models.CharField(max_length=128)
    key = models.CharField(max_length=128, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["term", "lang", "case"], name="library_term_form")]

    def __str__(self) -> str:
        return f"{self.form} ({self.lang})"


class Citation(models.Model):
    """Something that cites a clause: a clause (`cites`, `replaces`), a term, a card. Written by the projector of whatever it is.

    `source` is the id of what cites; `address` its page without the language; `words` its name per language.
    """

    class Kind(models.TextChoices):
        CITES = "cites"
        REPLACES = "replaces"
        TERM = "term"
        CARD = "card"

    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="citations")
    kind = models.CharField(max_length=16, choices=Kind.choices)
    source = models.CharField(max_length=255, db_index=True)
    order = models.PositiveIntegerField(default=0)
    address = models.CharField(max_length=300)
    icon = models.CharField(max_length=64, default="")
    words: models.JSONField[dict[str, dict[str, Any]]] = models.JSONField(default=dict)

    class Meta:
        ordering = ["kind", "order", "source"]
        constraints = [models.UniqueConstraint(fields=["clause", "kind", "source"], name="library_citation_unique")]

    def __str__(self) -> str:
        return f"{self.source} {self.kind} {self.clause_id}"


class OldAddress(models.Model):
    """An id that a clause used to have."""

    old = models.CharField(max_length=255, primary_key=True)
    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="old_addresses")

    def __str__(self) -> str:
        return self.old
