"""The page of two languages side by side."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from apps.library.asking import Asked, asked, shown
from apps.library.bookviews import selection_context
from apps.library.models import Clause, Game
from apps.library.names import names_of
from apps.library.pages import game_context
from apps.library.queries import game_get
from apps.library.rulebook import placed_clauses
from apps.library.sides import Tongues, pairs, tongues_of
from apps.library.views import missing
from apps.library.words import reader_langs

OWN = ("a", "b", "only")


@require_safe
def side_by_side(request: HttpRequest, slug: str) -> HttpResponse:
    """Any two languages, the whole game or a selection; `only=differences` shows what differs."""
    game = game_get(slug)
    if game is None:
        return missing(request, slug)
    langs = reader_langs(request)
    tongues = tongues_of(request.GET, langs[0])
    rest = QueryDict(mutable=True)
    for name in request.GET:
        if name not in OWN:
            rest.setlist(name, request.GET.getlist(name))
    ask = asked(game, rest)
    names, whole = names_of(slug, langs), not rest
    rows = pairs(slug, _clauses(game, ask, whole), tongues)
    only = request.GET.get("only") == "differences"
    context = game_context(game, langs, names) | selection_context(ask, names, langs) | _page(tongues, ask, whole, only)
    context |= {
        "pairs": [row for row in rows if not only or row.differs or row.half],
        "differing": sum(row.differs for row in rows),
        "halves": sum(row.half for row in rows),
    }
    response = render(request, "library/side_by_side.html", context, status=200 if ask.checked.ok else 422)
    patch_vary_headers(response, ["Accept-Language"])
    return response


def _clauses(game: Game, ask: Asked, whole: bool) -> list[Clause]:
    """All clauses, those of the selection, or none where it is refused."""
    if whole:
        return list(Clause.objects.filter(game=game.slug).order_by("order"))
    return [placed.clause for placed in placed_clauses(game, ask.selection)] if ask.checked.ok else []


def _page(tongues: Tongues, ask: Asked, whole: bool, only: bool) -> dict[str, object]:
    """The languages, the address of this page, and what of it belongs to the languages."""
    kept = [("a", tongues.left), ("b", tongues.right), *([("only", "differences")] if only else [])]
    selection = "" if whole else ask.canonical
    return {
        "tongues": tongues,
        "codes": [code for code, _name in settings.LANGUAGES],
        "strange": [shown(value) for value in tongues.strange],
        "kept": kept,
        "kept_query": urlencode(kept),
        "own_pairs": parse_qsl(selection),
        "swapped": urlencode([("a", tongues.right), ("b", tongues.left), *kept[2:]]) + (f"&{selection}" if selection else ""),
        "canonical": urlencode(kept) + (f"&{selection}" if selection else ""),
        "only": only,
        "whole": whole,
        **({"chosen_line": _("All rules")} if whole else {}),
    }
