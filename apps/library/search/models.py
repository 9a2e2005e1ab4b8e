"""The rows of the search index.

Keys of the index (folded words, stems and lemmas as `cs~ohen`, concepts as `@game/arrow`) are told apart by a number of their own, a digest
that is the same on every database, so that a query needs no look-up to find the postings of a key.
"""

from __future__ import annotations

from django.db import models


class SearchPart(models.Model):
    """What one projector wrote of one game: its subjects (clauses and terms, or cards) are numbered from zero in their own order.

    `classes` holds two bytes a subject: the place in `kinds`, where everything that filters ask for stands once per combination.
    """

    game = models.ForeignKey("library.Game", on_delete=models.CASCADE, related_name="search_parts")
    name = models.CharField(max_length=32)
    layer = models.PositiveSmallIntegerField()
    """Among equally good answers, those of lower layers come first."""
    documents = models.PositiveIntegerField(default=0)
    classes = models.BinaryField(default=bytes)
    kinds = models.JSONField(default=list)

    class Meta:
        app_label = "library"
        constraints = [models.UniqueConstraint(fields=["game", "name"], name="library_search_part")]

    def __str__(self) -> str:
        return f"{self.game_id} {self.name}"


class SearchWord(models.Model):
    """A key of the index and how many documents have it."""

    id = models.BigIntegerField(primary_key=True)
    word = models.CharField(max_length=80, db_index=True)
    documents = models.PositiveIntegerField(default=0)

    class Meta:
        app_label = "library"

    def __str__(self) -> str:
        return self.word


class SearchForm(models.Model):
    """That a folded word is a form of what `key` stands for: known from the texts, so that a query needs no dictionary."""

    form = models.BigIntegerField()
    key = models.BigIntegerField(db_index=True)

    class Meta:
        app_label = "library"
        constraints = [models.UniqueConstraint(fields=["form", "key"], name="library_search_form")]

    def __str__(self) -> str:
        return f"{self.form} is a form of {self.key}"


class SearchPosting(models.Model):
    """The subjects of a part that have a key in one language.

    `data` is `size` numbers of four bytes, then as many weights of two, the heaviest first, equals by number; all little-endian.
    """

    word = models.BigIntegerField()
    part = models.ForeignKey(SearchPart, on_delete=models.CASCADE, related_name="postings")
    lang = models.CharField(max_length=8)
    size = models.PositiveIntegerField()
    data = models.BinaryField()

    class Meta:
        app_label = "library"
        constraints = [models.UniqueConstraint(fields=["word", "part", "lang"], name="library_search_posting")]

    def __str__(self) -> str:
        return f"{self.word} in {self.part_id} ({self.lang})"


class SearchDocument(models.Model):
    """A clause, term or card in one language; `number` is that of its subject within the part."""

    part = models.ForeignKey(SearchPart, on_delete=models.CASCADE, related_name="rows")
    number = models.PositiveIntegerField()
    lang = models.CharField(max_length=8)
    kind = models.CharField(max_length=16)
    subject = models.CharField(max_length=255)
    detail = models.CharField(max_length=16)
    """What kind of clause or component it is."""
    module = models.CharField(max_length=64, default="")
    title = models.CharField(max_length=255)
    trail = models.CharField(max_length=512, default="")
    body = models.TextField()
    folded = models.TextField()
    address = models.CharField(max_length=300)

    class Meta:
        app_label = "library"
        constraints = [models.UniqueConstraint(fields=["part", "number", "lang"], name="library_search_document")]

    def __str__(self) -> str:
        return f"{self.subject} ({self.lang})"
