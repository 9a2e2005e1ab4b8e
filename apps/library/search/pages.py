"""What the template of the search page is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from apps.library.models import Game
from apps.library.search.ask import KINDS
from apps.library.search.grammar import LONGEST, MOST, Ignored, Query
from apps.library.search.results import PAGE, Results
from apps.library.search.results import search as search_for
from apps.library.words import pick

LAST_PAGE = 300
OFFERED = ("rule", "ruling", "example", "term", "card")
"""Kinds that a search can be narrowed to with one press."""


def search_context(text: str, page: str, here: str, langs: Sequence[str]) -> dict[str, Any]:
    """Results, what was ignored and why, filters that can be set or dropped; `here` is the game whose pages the question was asked on."""
    number = min(int(page), LAST_PAGE) if page.isascii() and page.isdigit() and len(page) < 6 and int(page) > 0 else 1
    game = Game.objects.only("slug", "words").filter(slug=here[:64].replace("\0", "")).first() if here else None
    results = search_for(text, langs=langs, offset=(number - 1) * PAGE, here=game.slug if game else "")
    query = results.query
    return {
        "query": query.text,
        "results": results,
        "asked": not query.empty,
        "here": game.slug if game else "",
        "here_name": pick(game.words, langs) if game else None,
        "ignored": why_ignored(query.ignored),
        "filters": [(f.raw, query.dropped(f)) for f in query.filters],
        "without": [(f.raw, query.dropped(f), count) for f, count in results.without],
        "offers": _offers(results, query),
        "bare": query.dropped(),
        "games": {g.slug: pick(g.words, langs) for g in Game.objects.all()} if query.empty else {},
        "number": number,
        "previous": number - 1 if number > 1 else None,
        "next": number + 1 if number * PAGE < results.total and number < LAST_PAGE else None,
    }


def why_ignored(ignored: Sequence[Ignored]) -> list[tuple[str, str]]:
    """The parts of a query that were not used, each with the reason in words."""
    reasons: Mapping[str, str] = {
        "sign": _("a sign that search has no use for"),
        "long": _("beyond the first %(number)d characters") % {"number": LONGEST},
        "many": _("beyond the first %(number)d words") % {"number": MOST},
        "filter": _("no such filter; there are game:, module:, kind:, lang: and is:"),
        "value": _("a filter with a value that does not exist"),
        "number": _("not a number or a range such as 2-5"),
        "order": _("only numbers can be more or less"),
        "elsewhere": _("a filter that only the search for cards has"),
        "alone": _("something to leave out, but nothing to search for"),
    }
    return [(part.text, reasons[part.why]) for part in ignored]


def _offers(results: Results, query: Query) -> list[tuple[str, str]]:
    """Filters that narrow the query further, as what is added and the query with it."""
    if not query.words or not results.hits or query.values("kind"):
        return []
    return [(kind, f"{query.bare} {' '.join(f.raw for f in query.filters)}".strip() + f" kind:{kind}") for kind in KINDS if kind in OFFERED]
