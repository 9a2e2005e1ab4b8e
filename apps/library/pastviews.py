"""Pages of the past: the versions of a game, one of them, two compared, the history of a clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from apps.library import past, queries
from apps.library.models import Clause, Game
from apps.library.views import missing
from apps.library.words import pick, reader_langs


@require_safe
def versions(request: HttpRequest, slug: str) -> HttpResponse:
    """Every version with its date and how much it changed."""
    game = queries.game_get(slug)
    if game is None:
        return missing(request, slug)
    rows = past.versions(slug)
    return _page(request, "library/versions.html", _context(game, reader_langs(request)) | {"versions": rows, "numbers": [v.number for v in rows]})


@require_safe
def version(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """The rules as one version had them."""
    game = queries.game_get(slug)
    found = past.words_of_version(slug, number) if game else None
    if game is None or found is None:
        return missing(request, slug, f"versions/{number}")
    langs = reader_langs(request)
    stored, words = found
    context = {"stored": stored, "clauses": past.clauses_of(words, langs, past.present_ids(slug)), "current": game.version_id == stored.pk}
    return _page(request, "library/version.html", _context(game, langs) | context)


@require_safe
def compare(request: HttpRequest, slug: str) -> HttpResponse:
    """Two versions compared; without two numbers that exist, the last two."""
    game = queries.game_get(slug)
    if game is None:
        return missing(request, slug)
    rows = past.versions(slug)
    numbers = sorted(v.number for v in rows)
    asked = [request.GET.get(name, "") for name in ("from", "to")]
    pair = _pair(asked, numbers)
    if pair is None:
        return redirect(reverse("library:versions", args=[slug]))
    if [str(n) for n in pair] != asked:
        return redirect(f"{request.path}?from={pair[0]}&to={pair[1]}")
    before, after = (past.words_of_version(slug, number) for number in pair)
    if before is None or after is None:
        return missing(request, slug, "versions")
    langs = reader_langs(request)
    made = past.comparison(before[1], after[1], langs, past.present_ids(slug))
    context = {"before": before[0], "after": after[0], "made": made, "numbers": numbers[::-1], "canonical": f"from={pair[0]}&to={pair[1]}"}
    return _page(request, "library/compare.html", _context(game, langs) | context)


def _pair(asked: Sequence[str], numbers: Sequence[int]) -> tuple[int, int] | None:
    """Two versions, the older first; what was not asked for sensibly is the last but one and the last."""
    if len(numbers) < 2:
        return None
    chosen = [int(a) for a in asked if a.isascii() and a.isdigit() and len(a) < 9 and int(a) in numbers]
    one, other = chosen if len(set(chosen)) == 2 else (numbers[-2], numbers[-1])
    return min(one, other), max(one, other)


@require_safe
def clause_history(request: HttpRequest, slug: str, path: str) -> HttpResponse:
    """Every version in which a clause changed; an old address leads to the present one."""
    langs = reader_langs(request)
    clause = Clause.objects.select_related("game", "game__version").defer("game__version__content").filter(id=f"{slug}/{path}").first()
    if clause is None:
        now = queries.clause_resolve(f"{slug}/{path}")
        return HttpResponsePermanentRedirect(reverse("library:clause-history", args=now.split("/", 1))) if now else missing(request, slug, path)
    row = queries.clauses_by_id([clause.id], langs)[0]
    steps = past.clause_history(clause, row.lang, row.title)
    first = [v for v in past.versions(slug) if v.before is None]
    since = first[0] if first and not any("added" in step.row.what for step in steps) else None
    context = _context(clause.game, langs) | {"row": row, "steps": steps, "since": since}
    return _page(request, "library/clause_history.html", context)


def _context(game: Game, langs: Sequence[str]) -> dict[str, Any]:
    return {"game": game, "game_name": pick(game.words, langs), "unofficial": pick(game.words, langs, "unofficial")}


def _page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    response = render(request, template, context)
    patch_vary_headers(response, ["Accept-Language"])
    return response
