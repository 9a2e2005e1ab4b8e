"""What the templates of the library are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.utils.translation import get_language_info
from django.utils.translation import gettext as _

from apps.library.models import Game
from apps.library.rendering import localise
from apps.library.search.ask import KINDS, Ask
from apps.library.search.marks import Marker
from apps.library.search.results import PAGE
from apps.library.search.results import search as search_for
from apps.library.shapes import ClausePage, ClauseRow, Names
from apps.library.words import pick

LAST_PAGE = 500


def game_context(game: Game, langs: Sequence[str], names: Names) -> dict[str, Any]:
    """What every page of a game needs."""
    return {
        "game": game,
        "game_name": pick(game.words, langs),
        "about": pick(game.words, langs, "about"),
        "unofficial": pick(game.words, langs, "unofficial"),
        "modules": list(names.modules.values()),
        "products": list(names.products.values()),
        "icons": game.icons,
    }


def clause_context(page: ClausePage, langs: Sequence[str], mark: Marker | None) -> dict[str, Any]:
    """The clause, its words marked if one came from a search, and its languages."""
    lang = langs[0]
    html = localise(page.row.html, lang)
    if mark:
        html = localise(mark.html(html, page.row.lang), lang)
    return {
        "page": page,
        "row": page.row,
        "html": html,
        "within": [(row, localise(row.html, lang)) for row in page.within],
        "tongues": tongues(page, lang),
        "game": page.game,
        "game_name": pick(page.game.words, langs),
        "unofficial": pick(page.game.words, langs, "unofficial"),
        "description": page.row.text[:200],
        "icons": page.game.icons,
        "primary_sources": [s for s in page.game.sources if s["weight"] == "primary"],
    }


def tongues(page: ClausePage, lang: str) -> list[dict[str, Any]]:
    """The clause in every language of the site, those that have its words first; the page's own is left out."""
    found = [
        {"code": code, "name": get_language_info(code)["name_local"].capitalize(), "text": page.texts.get(code)}
        for code, _name in settings.LANGUAGES
        if code != lang
    ]
    return sorted(found, key=lambda t: t["text"] is None)


def parts_of(rows: Sequence[ClauseRow]) -> list[dict[str, Any]]:
    """Contents: every outermost clause with what is within it."""
    parts: list[dict[str, Any]] = []
    for row in rows:
        if row.clause.depth == 0:
            parts.append({"row": row, "within": []})
        elif parts:
            parts[-1]["within"].append(row)
    return parts


# Search


def search_context(text: str, page: str, langs: Sequence[str]) -> dict[str, Any]:
    """Results, what was ignored and why, filters that can be set or dropped."""
    number = min(int(page), LAST_PAGE) if page.isascii() and page.isdigit() and len(page) < 6 and int(page) > 0 else 1
    results = search_for(text, langs=langs, offset=(number - 1) * PAGE)
    ask = results.ask
    return {
        "query": ask.text,
        "results": results,
        "ignored": [(part.text, why_ignored(part.why)) for part in ask.ignored],
        "filters": [(f"{name}:{value}", _without(ask, name, value)) for name, value in _filters(ask)],
        "offers": _offers(ask),
        "bare": ask.bare,
        "games": {g.slug: pick(g.words, langs) for g in Game.objects.all()} if results.hits or not ask.words else {},
        "number": number,
        "previous": number - 1 if number > 1 else None,
        "next": number + 1 if number * PAGE < results.total else None,
    }


def why_ignored(why: str) -> str:
    """Why a part of a query was not used, in words."""
    return {
        "sign": _("a sign that search has no use for"),
        "long": _("beyond the first 200 characters"),
        "many": _("beyond the first 12 words"),
        "filter": _("no such filter; there are game:, lang:, kind: and module:"),
        "value": _("a filter with a value that does not exist"),
    }[why]


def _filters(ask: Ask) -> list[tuple[str, str]]:
    groups = (("game", ask.games), ("lang", ask.langs), ("kind", ask.kinds), ("module", ask.modules))
    return [(name, value) for name, values in groups for value in values]


def _without(ask: Ask, name: str, value: str) -> str:
    """The query with one filter dropped."""
    others = [f"{n}:{v}" for n, v in _filters(ask) if (n, v) != (name, value)]
    return " ".join([ask.bare, *others]).strip()


def _offers(ask: Ask) -> list[tuple[str, str]]:
    """Filters that narrow the query further, as what is added and the query with it."""
    if not ask.words or ask.kinds:
        return []
    kept = [f"{n}:{v}" for n, v in _filters(ask)]
    return [(kind, " ".join([ask.bare, *kept, f"kind:{kind}"])) for kind in KINDS if kind in ("rule", "ruling", "example", "term", "card")]
