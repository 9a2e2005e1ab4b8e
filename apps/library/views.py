"""Pages of the rules: contents, rulebook, clause, glossary, search."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language_from_request, override
from django.views.decorators.http import require_safe

from apps.library import queries
from apps.library.choosing import module_hints
from apps.library.models import Game
from apps.library.names import names_of
from apps.library.pages import clause_context, game_context, parts_of
from apps.library.search.ask import read_query
from apps.library.search.find import find
from apps.library.search.marks import Marker, marker
from apps.library.search.pages import search_context
from apps.library.words import reader_langs


@require_safe
def games(request: HttpRequest) -> HttpResponse:
    """The shelf is on the first page."""
    return redirect("web:home")


@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """What a game is, what its rulebook holds, what can be done with it."""
    found = queries.game_get(slug)
    if found is None:
        return missing(request, slug)
    langs = reader_langs(request)
    names = names_of(slug, langs)
    rows = queries.contents(slug, langs, names)
    context = game_context(found, langs, names) | {"parts": parts_of(rows), "count": len(rows), "sources": queries.source_rows(found, langs)}
    context["module_rows"] = [(module, module_hints(module, names)) for module in names.modules.values()]
    return _page(request, "library/game.html", context)


@require_safe
def rules(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole rulebook in reading order."""
    found = queries.game_get(slug)
    if found is None:
        return missing(request, slug)
    langs = reader_langs(request)
    names = names_of(slug, langs)
    context = game_context(found, langs, names) | {"rules": queries.rulebook(found, langs, names)}
    return _page(request, "library/rules.html", context)


@require_safe
def clause(request: HttpRequest, slug: str, path: str) -> HttpResponse:
    """One clause and all that belongs to it; an old address leads to the present one."""
    langs = reader_langs(request)
    page = queries.clause_page(f"{slug}/{path}", langs)
    if page is None:
        now = queries.clause_resolve(f"{slug}/{path}")
        if now is None:
            return missing(request, slug, path)
        return HttpResponsePermanentRedirect(reverse("library:clause", args=now.split("/", 1)))
    return _page(request, "library/clause.html", clause_context(page, langs, _marker(request, langs)))


def _marker(request: HttpRequest, langs: tuple[str, ...]) -> Marker | None:
    """What to mark on a page that was opened from a search."""
    query = read_query(request.GET.get("q", ""))
    found = find(query, langs=langs, limit=1)
    return marker(found.meanings, found.forms) if query.words else None


@require_safe
def glossary(request: HttpRequest, slug: str) -> HttpResponse:
    """The terms of a game."""
    found = queries.game_get(slug)
    if found is None:
        return missing(request, slug)
    langs = reader_langs(request)
    context = game_context(found, langs, names_of(slug, langs)) | {"terms": queries.glossary(slug, langs)}
    return _page(request, "library/glossary.html", context)


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """Search as one types; the same page without JavaScript."""
    langs = reader_langs(request)
    context = search_context(request.GET.get("q", ""), request.GET.get("page", ""), request.GET.get("here", ""), langs)
    live = request.headers.get("HX-Request") == "true" and "HX-History-Restore-Request" not in request.headers
    response = _page(request, "library/_results.html" if live else "library/search.html", context)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def go(request: HttpRequest, clause_id: str) -> HttpResponse:
    """To a clause in the language that the browser asks for."""
    now = queries.clause_resolve(clause_id)
    slug, _, path = clause_id.partition("/")
    if now is None:
        return missing(request, slug, path)
    lang = get_language_from_request(request)
    with override(lang if lang in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE):
        response = redirect("library:clause", *now.split("/", 1))
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    return response


def missing(request: HttpRequest, slug: str, path: str = "") -> HttpResponse:
    """404 that names what looks like it."""
    langs = reader_langs(request)
    known = Game.objects.filter(slug=slug).first()
    near = queries.clause_near(f"{slug}/{path}") if known and path else []
    context = {
        "asked": f"{slug}/{path}".rstrip("/"),
        "game": known,
        "near": queries.clauses_by_id(near, langs),
        "games": list(queries.game_list()) if known is None else [],
        "query": path.rpartition("/")[2].replace("-", " "),
    }
    return render(request, "library/missing.html", context, status=404)


def _page(request: HttpRequest, template: str, context: dict[str, object]) -> HttpResponse:
    """A page whose words depend on the languages that the browser accepts, where the page's own is missing."""
    response = render(request, template, context)
    patch_vary_headers(response, ["Accept-Language"])
    return response
