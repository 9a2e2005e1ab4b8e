"""Pages of the components: all of a game, one deck, one card."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from apps.cards import queries
from apps.cards.pages import all_context, card_context, index_context
from apps.cards.search import items_all
from apps.library.names import names_of
from apps.library.pages import game_context
from apps.library.queries import game_get
from apps.library.views import missing
from apps.library.words import reader_langs


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    """Every component of a game, deck by deck, filtered and sorted."""
    return _index(request, slug, request.GET.get("deck", ""))


@require_safe
def deck(request: HttpRequest, slug: str, deck: str) -> HttpResponse:
    """The same page with one deck alone."""
    return _index(request, slug, deck, must=True)


def _index(request: HttpRequest, slug: str, deck: str, *, must: bool = False) -> HttpResponse:
    game = game_get(slug)
    if game is None:
        return missing(request, slug)
    langs = reader_langs(request)
    items = list(queries.items_of(slug))
    if must and deck not in {item.deck.name for item in items}:
        return missing(request, slug, f"cards/{deck}")
    context = game_context(game, langs, names_of(slug, langs)) | index_context(slug, items, deck, request.GET, langs)
    return _page(request, "cards/index.html", context)


@require_safe
def everything(request: HttpRequest) -> HttpResponse:
    """Components of all games."""
    langs = reader_langs(request)
    return _page(request, "cards/all.html", all_context(list(items_all()), request.GET, langs))


@require_safe
def card(request: HttpRequest, slug: str, deck: str, item: str) -> HttpResponse:
    """One component with its names in every language and the clauses it bends."""
    langs = reader_langs(request)
    game, row = game_get(slug), queries.item_get(f"{slug}/{deck}/{item}", langs)
    if game is None or row is None:
        return missing(request, slug, f"cards/{deck}/{item}")
    context = game_context(game, langs, names_of(slug, langs)) | card_context(row, langs)
    return _page(request, "cards/card.html", context)


def _page(request: HttpRequest, template: str, context: dict[str, object]) -> HttpResponse:
    response = render(request, template, context)
    patch_vary_headers(response, ["Accept-Language"])
    return response
