"""What the templates of the components are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from apps.cards.queries import DeckRow, ItemRow, neighbours, sorted_decks
from apps.library.queries import clauses_by_id, clauses_citing
from apps.library.search import keys


def index_context(rows: Sequence[DeckRow], deck: str, asked: Mapping[str, str]) -> dict[str, Any]:
    """The decks shown, and the chips that filter and sort them."""
    by, text = asked.get("sort", ""), asked.get("q", "")[:100].replace("\0", "")
    shown = [d for d in rows if d.name == deck] or list(rows)
    chosen = deck if any(d.name == deck for d in rows) else ""
    if text.strip():
        shown = [d for d in (replace(d, items=tuple(i for i in d.items if _has(i, text))) for d in shown) if d.items]
    return {
        "decks": sorted_decks(shown, by),
        "all_decks": rows,
        "deck": chosen,
        "sort": by,
        "text": text,
        "deck_chips": [{"name": "", "title": _("All"), "query": _query("", by, text)}]
        + [{"name": d.name, "title": d.title.text, "query": _query(d.name, by, text)} for d in rows],
        "sort_chips": _sorts(shown, chosen, by, text),
    }


def _sorts(decks: Sequence[DeckRow], deck: str, by: str, text: str) -> list[dict[str, str | bool]]:
    values = dict(pair for d in decks for pair in d.value_names)
    found = [("", _("As printed")), ("name", pgettext("of a thing", "Name"))]
    found += [(f"-{name}", called) for name, called in values.items()]
    if any(item.count > 1 for d in decks for item in d.items):
        found.append(("-count", _("Number")))
    return [{"on": by == name, "title": title, "query": _query(deck, name, text)} for name, title in found]


def _query(deck: str, by: str, text: str) -> str:
    pairs = {name: value for name, value in (("deck", deck), ("sort", by), ("q", text)) if value}
    return f"?{urlencode(pairs)}" if pairs else "?"


def _has(item: ItemRow, text: str) -> bool:
    """Whether every word asked for begins a word of the component's names or text."""
    words = keys.phrase(" ".join([*item.names.values(), item.text.text]))
    return all(f" {word}" in words for word in keys.phrase(text).split())


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
