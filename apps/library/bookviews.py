"""The page of the composed rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from apps.library.asking import Asked, asked, remarks, same_query
from apps.library.choosing import choices, selection_line, selection_words
from apps.library.models import Game
from apps.library.names import names_of
from apps.library.pages import game_context
from apps.library.queries import game_get, source_rows
from apps.library.rulebook import Book, book
from apps.library.shapes import Names
from apps.library.views import missing
from apps.library.words import reader_langs


@require_safe
def rulebook(request: HttpRequest, slug: str) -> HttpResponse:
    """The rulebook for the reader's own table. What can be asked for in many ways has one address; what is refused says why."""
    game = game_get(slug)
    if game is None:
        return missing(request, slug)
    langs, ask = reader_langs(request), asked(game, request.GET)
    query = request.META.get("QUERY_STRING", "")
    if query and ask.plain and not same_query(query, ask.canonical):
        return redirect(f"{request.path}?{ask.canonical}")
    names = names_of(slug, langs)
    made = book(game, ask.selection, langs, names) if ask.checked.ok else None
    context = game_context(game, langs, names) | selection_context(ask, names, langs) | book_context(made, game, langs)
    context["bare"] = not query
    response = render(request, "library/rulebook.html", context, status=200 if ask.checked.ok else 422)
    patch_vary_headers(response, ["Accept-Language"])
    return response


def selection_context(ask: Asked, names: Names, langs: Sequence[str]) -> dict[str, Any]:
    """What a page needs to show a selection, to change it, and to say what became of it."""
    return {
        "choose": choices(ask, names, langs),
        "chosen": selection_words(ask.selection, names, langs),
        "chosen_line": selection_line(ask.selection, names),
        "remarks": remarks(ask, names, langs),
        "ignored": ask.ignored,
        "canonical": ask.canonical,
    }


def book_context(made: Book | None, game: Game, langs: Sequence[str]) -> dict[str, Any]:
    """The rulebook, and where its rules are known from."""
    if made is None:
        return {"book": None}
    cited = {source for rule in made.rules for source in rule.row.clause.sources}
    return {
        "book": made,
        "rules": made.rules,
        "several_boxes": len({rule.box.id for rule in made.rules if rule.box}) > 1,
        "cited_sources": source_rows(game, langs, cited) or source_rows(game, langs),
    }
