"""Searching for components: the grammar of rule search with numbers, and an order. Words are found by the same index."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from django.conf import settings
from django.db.models import QuerySet

from apps.cards.models import Deck, Item
from apps.library.models import Game, Module, Product
from apps.library.search import keys
from apps.library.search.find import Answer, find, subjects_of
from apps.library.search.grammar import Field, Filter, Query, read
from apps.library.words import pick

MOST = 2000
"""Components that words are looked up for at most."""
STATES = ("base", "expansion")
OWN = ("game", "deck", "kind", "module", "product", "lang", "is", "count", "sort")
"""Filters that stand for something else than a number on a card."""


@dataclass(frozen=True, slots=True)
class Found:
    """Components in order; what was understood; near words for what nothing has; `partly` if none has all the words."""

    items: tuple[Item, ...]
    query: Query
    sort: str
    near: tuple[tuple[str, tuple[str, ...]], ...] = ()
    partly: bool = False


def numbers_of(items: Collection[Item]) -> list[str]:
    """The numbers that stand on components, by the names that filters and orders know them by."""
    return [name for name in dict.fromkeys(name for item in items for name in item.values) if name not in OWN]


def fields(numbers: Collection[str]) -> dict[str, Field]:
    """The filters of the search for components."""
    orders = {"name", "count", *numbers}
    made = {
        "game": Field("choice", lambda: set(Game.objects.values_list("slug", flat=True))),
        "deck": Field("choice", lambda: set(Deck.objects.values_list("name", flat=True))),
        "kind": Field("choice", lambda: set(Deck.Kind.values)),
        "module": Field("choice", lambda: set(Module.objects.values_list("name", flat=True))),
        "product": Field("choice", lambda: set(Product.objects.values_list("name", flat=True))),
        "lang": Field("choice", lambda: {code for code, _ in settings.LANGUAGES}),
        "is": Field("choice", lambda: set(STATES)),
        "sort": Field("choice", lambda: orders | {f"-{name}" for name in orders}),
    }
    return made | {name: Field("number") for name in ("count", *numbers)}


def items_all() -> QuerySet[Item]:
    """Every component, its deck and box with it."""
    return Item.objects.select_related("deck", "deck__product").order_by("game_id", "order")


def items_find(text: str, items: Collection[Item], *, langs: Sequence[str], game: str = "", sort: str = "") -> Found:
    """Those of `items` (all of a `game`, or of all games) that answer what was typed, in the order it asks for."""
    known = fields(numbers_of(items))
    query = read(text, known)
    kept = [item for item in items if all(_takes(filter_, item) for filter_ in query.filters)]
    answer = _looked_up(query, game, langs)
    if answer is not None:
        places = {subject: place for place, subject in enumerate(subjects_of(answer.found))}
        kept = sorted((item for item in kept if item.id in places), key=lambda item: places[item.id])
    by = next((value for f in reversed(query.filters) if f.name == "sort" for value in f.values), sort if sort in known["sort"].values() else "")
    ordered = tuple(_sorted(kept, by, langs))
    return Found(ordered, query, by, answer.near if answer else (), answer.partly if answer else False)


def _looked_up(query: Query, game: str, langs: Sequence[str]) -> Answer | None:
    """What the index has for the words; None if there are no words to look up."""
    if not query.words and not query.without and not query.without_phrases:
        return None
    kept = [f for f in query.filters if f.name in ("game", "lang")]
    asked = replace(query, filters=(*kept, *([Filter("game", "", values=(game,))] if game else [])))
    if not query.words:
        asked = replace(asked, filters=(*asked.filters, Filter("kind", "", values=("card",))))
    return find(asked, langs=langs, limit=MOST, part="cards")


def _takes(filter_: Filter, item: Item) -> bool:
    """Whether a component passes a filter."""
    name = filter_.name
    if name == "sort":
        return True
    if name == "count":
        return filter_.takes(item.count)
    if name not in OWN:
        return filter_.takes(item.values.get(name))
    told = {
        "game": [item.game_id],
        "deck": [item.deck.name],
        "kind": [item.deck.kind],
        "module": [(item.module_id or "").partition("/")[2]],
        "product": [(item.deck.product_id or "").partition("/")[2]],
        "lang": [lang for lang, words in item.words.items() if words.get("name")],
        "is": ["expansion" if item.deck.product and not item.deck.product.required else "base"],
    }[name]
    return (not set(filter_.values).isdisjoint(told)) != filter_.negated


def _sorted(items: Sequence[Item], by: str, langs: Sequence[str]) -> list[Item]:
    """By `name`, by `count`, by a number on the components; with a minus from the highest. What lacks the number comes last."""
    field, down = by.removeprefix("-"), by.startswith("-")
    names = {item.id: keys.phrase(pick(item.words, langs).text) for item in items}
    if field == "name":
        return sorted(items, key=lambda item: (names[item.id], item.id), reverse=down)
    if field != "count" and not any(field in item.values for item in items):
        return list(items)

    def key(item: Item) -> tuple[bool, int, str, str]:
        number = item.count if field == "count" else item.values.get(field)
        return (number is None, 0 if number is None else -number if down else number, names[item.id], item.id)

    return sorted(items, key=key)
