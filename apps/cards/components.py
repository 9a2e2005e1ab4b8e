"""Which components a selection lays on the table, for the library's composed rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from apps.cards.models import Deck, Item
from apps.cards.projector import card_address
from apps.library.components import ComponentGroup, ComponentRow
from apps.library.words import pick
from apps.packs.conditions import holds
from apps.packs.contract import Selection


def components(slug: str, selection: Selection, langs: Sequence[str]) -> list[ComponentGroup]:
    """The decks and what is in them, without what belongs to a box or module left out or whose condition does not hold. Two queries."""
    within: dict[str, list[ComponentRow]] = {}
    for item in Item.objects.filter(game=slug).select_related("deck").order_by("order"):
        if _is_there(item, selection):
            within.setdefault(item.deck_id, []).append(_row(item, langs))
    groups = []
    for deck in Deck.objects.filter(game=slug).order_by("order"):
        items = tuple(within.get(deck.id, ()))
        if items and _is_there(deck, selection) and (deck.product_id is None or _own(deck.product_id) in selection.products):
            groups.append(ComponentGroup(deck.id, deck.kind, pick(deck.words, langs), sum(i.count for i in items), items))
    return groups


def _is_there(thing: Deck | Item, selection: Selection) -> bool:
    return (thing.module_id is None or _own(thing.module_id) in selection.modules) and holds(thing.when, selection)


def _own(id_: str) -> str:
    return id_.partition("/")[2]


def _row(item: Item, langs: Sequence[str]) -> ComponentRow:
    return ComponentRow(item.id, item.deck.kind, pick(item.words, langs), item.count, item.icon, card_address(item.id), item.clause_id)
