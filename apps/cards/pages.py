"""What the templates of the components are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from apps.cards.models import Item
from apps.cards.queries import DeckRow, ItemRow, decks, item_row, neighbours
from apps.cards.search import Found, items_find, numbers_of
from apps.library.asking import shown
from apps.library.models import Game
from apps.library.queries import clauses_by_id, clauses_citing
from apps.library.search.grammar import LONGEST
from apps.library.search.pages import why_ignored
from apps.library.words import pick

SHOWN = 300
"""Components on a page that was asked for across all games."""


def index_context(slug: str, items: Sequence[Item], deck: str, asked: Mapping[str, str], langs: Sequence[str]) -> dict[str, Any]:
    """The decks as they lie in the box, or in one row what was asked for; the chips that filter and sort."""
    rows = decks(slug, langs, items)
    chosen = deck if any(d.name == deck for d in rows) else ""
    text, by = _typed(asked), asked.get("sort", "")
    mine = [item for item in items if not chosen or item.deck.name == chosen]
    found = items_find(text, mine, langs=langs, game=slug, sort=by) if text.strip() or by else None
    open_ = [d for d in rows if d.name == chosen] or rows
    context = {
        "decks": open_,
        "all_decks": rows,
        "deck": chosen,
        "text": text,
        "deck_chips": [_chip(_("All"), not chosen, "", by, text)] + [_chip(d.title.text, d.name == chosen, d.name, by, text) for d in rows],
        "sort_chips": _sorts(open_, mine, chosen, found.sort if found else "", _unsorted(found, text)),
        "operators": _operators(mine),
    }
    odd = [f"deck={deck}"] if deck and not chosen else []
    return context | _found_context(found, [item_row(item, item.deck, langs) for item in found.items] if found else [], odd, by)


def all_context(items: Sequence[Item], asked: Mapping[str, str], langs: Sequence[str]) -> dict[str, Any]:
    """Components of all games that answer, or how many each game has."""
    text, by = _typed(asked), asked.get("sort", "")
    games = {g.slug: g for g in Game.objects.only("slug", "icons", "accent", "words").order_by("slug")}
    found = items_find(text, items, langs=langs, sort=by) if text.strip() or by else None
    rows = [item_row(i, i.deck, langs, games[i.game_id].icons) for i in (found.items[:SHOWN] if found else ())]
    counts = {slug: sum(item.count for item in items if item.game_id == slug) for slug in games}
    context = {
        "text": text,
        "games": [(game, pick(game.words, langs), counts[game.slug]) for game in games.values()],
        "accents": {slug: game.accent for slug, game in games.items()},
        "operators": _operators(items),
    }
    return context | _found_context(found, rows, [], by)


def _typed(asked: Mapping[str, str]) -> str:
    return asked.get("q", "")[: 5 * LONGEST]


def _found_context(found: Found | None, rows: Sequence[ItemRow], odd: Sequence[str], by: str) -> dict[str, Any]:
    """What was found. `odd` are parts of the address that mean nothing, as the order asked for may."""
    if found is not None and by and not found.sort:
        odd = [*odd, f"sort={by}"]
    left_out = [(shown(part), _("a filter with a value that does not exist")) for part in odd]
    if found is None:
        return {"found": None, "ignored": left_out}
    query = found.query
    return {
        "found": rows,
        "total": len(found.items),
        "pieces": sum(item.count for item in found.items),
        "partly": found.partly,
        "near": found.near,
        "ignored": [*left_out, *why_ignored(query.ignored)],
        "filters": [(f.raw, urlencode({"q": query.dropped(f)})) for f in query.filters if f.name != "sort"],
        "bare": urlencode({"q": query.dropped()}),
    }


def _unsorted(found: Found | None, text: str) -> str:
    """The query without the orders that it names, so that a chip can name another."""
    if found is None:
        return text
    query = found.query
    return " ".join([query.bare, *(f.raw for f in query.filters if f.name != "sort")]).strip()


def _sorts(decks: Sequence[DeckRow], items: Sequence[Item], deck: str, by: str, text: str) -> list[dict[str, Any]]:
    values = dict(pair for d in decks for pair in d.value_names if pair[0] in numbers_of(items))
    found = [("", _("As printed")), ("name", pgettext("of a thing", "Name"))]
    if any(item.count > 1 for item in items):
        found.append(("-count", _("Number")))
    found += [(f"-{name}", called) for name, called in list(values.items())[:6]]
    return [_chip(title, by == name, deck, name, text) for name, title in found]


def _chip(title: str, on: bool, deck: str, by: str, text: str) -> dict[str, Any]:
    pairs = {name: value for name, value in (("deck", deck), ("sort", by), ("q", text)) if value}
    return {"on": on, "title": title, "query": f"?{urlencode(pairs)}" if pairs else "?"}


def _operators(items: Sequence[Item]) -> list[str]:
    """Examples of what can be asked of these components."""
    numbers = numbers_of(items)
    return ["count>=8", *(f"{name}:2-5" for name in numbers[:1]), f"sort:-{numbers[0] if numbers else 'count'}", "kind:die", "is:expansion"]


def card_context(row: ItemRow, langs: Sequence[str]) -> dict[str, Any]:
    """The component, its rule, the clauses about that rule, its names, its neighbours."""
    before, after = neighbours(row, langs)
    return {
        "card": row,
        "rule": next(iter(clauses_by_id([row.clause], langs)), None) if row.clause else None,
        "about_it": clauses_citing(row.clause, langs) if row.clause else [],
        "before": before,
        "after": after,
        "others": [(lang, name) for lang, name in row.names.items() if lang != row.title.lang],
    }
