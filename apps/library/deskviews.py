"""The page of the translation desk."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import pgettext
from django.views.decorators.http import require_safe

from apps.library import desk
from apps.library.queries import game_get
from apps.library.views import missing
from apps.library.words import pick, reader_langs

STATE_NAMES: dict[str, Callable[[], str]] = {
    "missing": lambda: pgettext("texts of a translation", "missing"),
    "stale": lambda: pgettext("texts of a translation", "stale"),
    "differs": lambda: pgettext("texts of a translation", "different"),
    "unsure": lambda: pgettext("texts of a translation", "unsure"),
}


@require_safe
def translations(request: HttpRequest, slug: str) -> HttpResponse:
    """What is to be done in one language of a game; `to` is the language, `show` the kind of work."""
    game = game_get(slug)
    if game is None:
        return missing(request, slug)
    langs = reader_langs(request)
    ask = desk.ask_of(request.GET, langs[0])
    tongues = desk.tongues(slug)
    chosen = next((t for t in tongues if t.code == ask.to), None)
    rows, more = desk.entries(slug, ask, langs)
    context = {
        "game": game,
        "game_name": pick(game.words, langs),
        "unofficial": pick(game.words, langs, "unofficial"),
        "ask": ask,
        "tongues": tongues,
        "chosen": chosen,
        "entries": rows,
        "filters": _filters(ask, chosen),
        "states": [name() for name in STATE_NAMES.values()],
        "previous": _query(ask, page=ask.page - 1) if ask.page > 1 else "",
        "next": _query(ask, page=ask.page + 1) if more else "",
        "canonical": _query(ask, page=ask.page),
    }
    response = render(request, "library/desk.html", context)
    patch_vary_headers(response, ["Accept-Language"])
    return response


def _filters(ask: desk.Ask, chosen: desk.Tongue | None) -> list[tuple[str, int, str, bool]]:
    """Kinds of work with how much there is of each, the address that shows only it, and whether it is shown."""
    counts = dict(chosen.counts) if chosen else {}
    return [(STATE_NAMES[state](), counts.get(state, 0), _query(ask, show=state), state == ask.show) for state in desk.STATES]


def _query(ask: desk.Ask, *, show: str | None = None, page: int = 1) -> str:
    shown = ask.show if show is None else show
    return urlencode([("to", ask.to), *([("show", shown)] if shown else []), *([("page", page)] if page > 1 else [])])
