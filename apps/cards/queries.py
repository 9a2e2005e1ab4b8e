"""Everything that pages and API read of the components. Each function makes a fixed number of queries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from apps.cards.models import Deck, Item
from apps.cards.projector import card_address
from apps.library.words import best_order, pick
from apps.packs.texts import Said


@dataclass(frozen=True, slots=True)
class ItemRow:
    """A card, die, token or role in the reader's words.

    `values` are (name, what it is called, number), `pictured` those that have an icon, `faces` (icon, what it shows); `icons` is the file.
    """

    id: str
    name: str
    deck: str
    kind: str
    game: str
    module: str | None
    order: int
    count: int
    title: Said
    text: Said
    html: str
    values: tuple[tuple[str, str, int], ...]
    faces: tuple[tuple[str, str], ...]
    icon: str
    clause: str | None
    address: str
    names: Mapping[str, str]
    deck_title: Said
    pictured: frozenset[str] = frozenset()
    icons: str = ""


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck in the reader's words, with what is in it; `count` is the number of pieces."""

    id: str
    name: str
    kind: str
    game: str
    product: str | None
    module: str | None
    title: Said
    value_names: tuple[tuple[str, str], ...]
    count: int
    items: tuple[ItemRow, ...]


def items_of(slug: str) -> QuerySet[Item]:
    """Every component of a game, its deck with it."""
    return Item.objects.filter(game=slug).select_related("deck", "deck__product").order_by("order")


def decks(slug: str, langs: Sequence[str], items: Iterable[Item] | None = None) -> list[DeckRow]:
    """The decks of a game with their items (unless given) in order. Two queries."""
    within: dict[str, list[Item]] = {}
    for item in items_of(slug) if items is None else items:
        within.setdefault(item.deck_id, []).append(item)
    return [deck_row(deck, within.get(deck.id, []), langs) for deck in Deck.objects.filter(game=slug).order_by("order")]


def deck_row(deck: Deck, items: Iterable[Item], langs: Sequence[str]) -> DeckRow:
    """A deck in the reader's words."""
    rows = tuple(item_row(item, deck, langs) for item in items)
    return DeckRow(
        id=deck.id,
        name=deck.name,
        kind=deck.kind,
        game=deck.game_id,
        product=_own(deck.product_id),
        module=_own(deck.module_id),
        title=pick(deck.words, langs),
        value_names=tuple(dict.fromkeys((name, called) for row in rows for name, called, _ in row.values)),
        count=sum(row.count for row in rows),
        items=rows,
    )


def item_row(item: Item, deck: Deck, langs: Sequence[str], icons: str = "") -> ItemRow:
    """A component in the reader's words."""
    text = pick(item.words, langs, "text")
    return ItemRow(
        id=item.id,
        name=item.name,
        deck=deck.name,
        kind=deck.kind,
        game=item.game_id,
        module=_own(item.module_id),
        order=item.order,
        count=item.count,
        title=pick(item.words, langs),
        text=text,
        html=str(item.words.get(text.lang, {}).get("html", "")),
        values=tuple((name, _called(deck, name, langs), value) for name, value in item.values.items()),
        faces=tuple((face, _face(item, face, langs)) for face in item.faces),
        icon=item.icon,
        clause=item.clause_id,
        address=card_address(item.id),
        names={lang: str(said["name"]) for lang, said in sorted(item.words.items()) if "name" in said},
        deck_title=pick(deck.words, langs),
        pictured=frozenset(name for name in item.values if any(f"+{name}" in said for said in deck.words.values())),
        icons=icons,
    )


def _called(deck: Deck, name: str, langs: Sequence[str]) -> str:
    """What a number is called: in the pack's words, else by its icon, else by its id."""
    return pick(deck.words, langs, f"={name}").text or pick(deck.words, langs, f"+{name}").text or name.replace("-", " ")


def item_get(item_id: str, langs: Sequence[str]) -> ItemRow | None:
    """One component. One query."""
    item = Item.objects.select_related("deck").filter(id=item_id).first()
    return item_row(item, item.deck, langs) if item else None


def neighbours(row: ItemRow, langs: Sequence[str]) -> tuple[ItemRow | None, ItemRow | None]:
    """The components before and after this one. One query."""
    found = {i.order: i for i in items_of(row.game).filter(order__in=(row.order - 1, row.order + 1))}
    before, after = (found.get(row.order + step) for step in (-1, 1))
    return (item_row(before, before.deck, langs) if before else None, item_row(after, after.deck, langs) if after else None)


def _face(item: Item, face: str, langs: Sequence[str]) -> str:
    """What a face shows, in words."""
    for lang in best_order(langs, item.words):
        if name := item.words[lang].get("faces", {}).get(face):
            return str(name)
    return face


def _own(id_: str | None) -> str | None:
    return id_.partition("/")[2] if id_ else None
