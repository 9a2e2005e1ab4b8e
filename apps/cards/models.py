"""Components as rows: decks and what is in them. Ids are the packs' own: `slug/deck` and `slug/deck/item`."""

from __future__ import annotations

from django.db import models

from apps.library.models import Clause, Game, Module, Product


class Deck(models.Model):
    """Components of one kind that belong together. `words` holds the name, and under `=life` and the like the names of its values."""

    class Kind(models.TextChoices):
        CARD = "card"
        ROLE = "role"
        DIE = "die"
        TOKEN = "token"  # noqa: S105 - a thing on the table
        BOARD = "board"

    id = models.CharField(max_length=128, primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="decks")
    name = models.CharField(max_length=64)
    kind = models.CharField(max_length=16, choices=Kind.choices)
    order = models.PositiveIntegerField()
    product = models.ForeignKey(Product, null=True, on_delete=models.SET_NULL, related_name="decks")
    module = models.ForeignKey(Module, null=True, on_delete=models.SET_NULL, related_name="decks")
    when = models.JSONField(null=True)
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id


class Item(models.Model):
    """A card, die, token or role.

    `words` holds per language its `name`, its `text` (plain, and as `html` with links as `lang:/`), and what its `faces` are called.
    """

    id = models.CharField(max_length=192, primary_key=True)
    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="items")
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="items")
    name = models.CharField(max_length=64)
    order = models.PositiveIntegerField()
    count = models.PositiveIntegerField()
    clause = models.ForeignKey(Clause, null=True, on_delete=models.SET_NULL, related_name="items")
    module = models.ForeignKey(Module, null=True, on_delete=models.SET_NULL, related_name="items")
    when = models.JSONField(null=True)
    values = models.JSONField(default=dict)
    faces = models.JSONField(default=list)
    icon = models.CharField(max_length=64, default="")
    words = models.JSONField(default=dict)

    class Meta:
        ordering = ["game_id", "order"]

    def __str__(self) -> str:
        return self.id
