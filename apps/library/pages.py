"""What the templates of the library are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.utils.translation import get_language_info

from apps.library.models import Game
from apps.library.rendering import localise
from apps.library.search.marks import Marker
from apps.library.shapes import ClausePage, ClauseRow, Names
from apps.library.words import pick


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
        "errata": [(row, localise(row.html, lang)) for row in page.errata],
        "within": [(row, localise(row.html, lang)) for row in page.within],
        "tongues": tongues(page, lang),
        "game": page.game,
        "game_name": pick(page.game.words, langs),
        "unofficial": pick(page.game.words, langs, "unofficial"),
        "description": page.row.text[:200],
        "icons": page.game.icons,
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
