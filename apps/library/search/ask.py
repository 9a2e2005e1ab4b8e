"""The filters of rule search, and reading a query with them."""

from __future__ import annotations

from django.conf import settings

from apps.library.models import Clause, Game, Module
from apps.library.search.grammar import Field, Query, read

KINDS = ("clause", "term", "card", "die", "token", "role", "board", *Clause.Kind.values)
STATES = ("errata", "example", "option", "disputed", "table", "base", "expansion")
"""What `is:` asks for."""
CARD_FIELDS = ("deck", "count", "sort")
"""Filters that only the search for cards has."""


def read_query(text: str) -> Query:
    """Understand what was typed. Filters with values that do not exist are named among the ignored parts."""
    return read(text, fields())


def fields() -> dict[str, Field]:
    """The filters of rule search."""
    made = {
        "game": Field("choice", lambda: set(Game.objects.values_list("slug", flat=True))),
        "module": Field("choice", lambda: set(Module.objects.values_list("name", flat=True))),
        "lang": Field("choice", lambda: {code for code, _ in settings.LANGUAGES}),
        "kind": Field("choice", lambda: set(KINDS)),
        "is": Field("choice", lambda: set(STATES)),
    }
    return made | {name: Field("elsewhere") for name in CARD_FIELDS}
