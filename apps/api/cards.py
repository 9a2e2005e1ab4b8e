"""Decks, cards, dice and tokens. Read by anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView, paged, paged_list
from apps.api.library import GAME, filtered, of_game, said
from apps.api.schema import described
from apps.cards.models import Deck, Item
from apps.cards.search import items_find
from apps.library.search.pages import why_ignored


class Decks(ApiView):
    """Decks, and everything else that belongs together."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "kind", "cursor", "page_size"})

    @described(None, "list", "decks", "Decks", operation="decks_list", parameters=[GAME, OpenApiParameter("kind", str, enum=list(Deck.Kind.values))])
    def get(self, request: Request) -> Response:
        """Decks, ordered by id."""
        rows = filtered(of_game(Deck.objects.prefetch_related("items"), request), request, "kind", Deck.Kind.values)
        body = paged(request, rows, "id")
        body["results"] = [deck_json(deck, self.langs) for deck in body["results"]]
        return Response(body)


class DeckDetail(ApiView):
    """One deck."""

    @described(None, "Deck", "decks", "One deck")
    def get(self, request: Request, id: str) -> Response:
        """One deck."""
        deck = Deck.objects.prefetch_related("items").filter(id=id).first()
        if deck is None:
            raise problems.not_found(id)
        return Response(deck_json(deck, self.langs))


class Cards(ApiView):
    """Cards, dice and tokens."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "deck", "q", "cursor", "page_size"})

    @described(
        None,
        "list",
        "cards",
        "Cards, dice and tokens",
        operation="cards_list",
        parameters=[
            GAME,
            OpenApiParameter("deck", str, description="Only of this deck (its id)."),
            OpenApiParameter("q", str, description="What to look for: words in any language, `count>=8`, `kind:die`, `sort:-count` and the like."),
        ],
    )
    def get(self, request: Request) -> Response:
        """Cards, ordered by id; with `q` in the order that it asks for, and `ignored` names the parts that were not used."""
        rows = of_game(Item.objects.select_related("deck", "deck__product"), request)
        if deck := request.GET.get("deck"):
            if not Deck.objects.filter(id=deck[:128]).exists():
                raise problems.not_found(deck, "deck")
            rows = rows.filter(deck_id=deck)
        text = request.GET.get("q", "")
        body = self.found(request, text, list(rows.order_by("game_id", "order"))) if text.strip() else paged(request, rows, "id")
        body["results"] = [card_json(item, self.langs) for item in body["results"]]
        return Response(body)

    def found(self, request: Request, text: str, items: list[Item]) -> dict[str, Any]:
        """A page of what answers a query."""
        found = items_find(text, items, langs=self.langs, game=request.GET.get("game", ""))
        ignored = zip(found.query.ignored, why_ignored(found.query.ignored), strict=True)
        return paged_list(request, found.items, lambda item: item.id) | {
            "ignored": [{"text": part, "why": why.why, "reason": reason} for why, (part, reason) in ignored],
            "near": [{"word": word, "instead": list(words)} for word, words in found.near],
            "partly": found.partly,
        }


class CardDetail(ApiView):
    """One card, die or token."""

    @described(None, "Card", "cards", "One card, die or token")
    def get(self, request: Request, id: str) -> Response:
        """One card with its names in every language."""
        item = Item.objects.select_related("deck").filter(id=id).first()
        if item is None:
            raise problems.not_found(id)
        return Response(card_json(item, self.langs))


def deck_json(deck: Deck, langs: Sequence[str]) -> dict[str, Any]:
    """A deck and how much is in it."""
    items = list(deck.items.all())
    return {
        "id": deck.id,
        "game": deck.game_id,
        "kind": deck.kind,
        "name": said(deck.words, langs),
        "product": deck.product_id,
        "module": deck.module_id,
        "count": sum(item.count for item in items),
        "cards": [item.id for item in items],
    }


def card_json(item: Item, langs: Sequence[str]) -> dict[str, Any]:
    """A card; `names` has every language's."""
    return {
        "id": item.id,
        "game": item.game_id,
        "deck": item.deck_id,
        "kind": item.deck.kind,
        "name": said(item.words, langs),
        "text": said(item.words, langs, "text"),
        "names": {lang: words["name"] for lang, words in sorted(item.words.items()) if words.get("name")},
        "count": item.count,
        "values": item.values,
        "faces": item.faces,
        "clause": item.clause_id,
        "module": item.module_id,
    }
