"""A pack's components as rows, with their citations of clauses and their place in the search index."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from apps.cards.models import Deck, Item
from apps.library.documents import box_flag
from apps.library.models import Citation
from apps.library.projector import term_addresses, words_of, written_languages
from apps.library.rendering import Renderer
from apps.library.rows import rows_sync
from apps.library.search.index import Doc, index_write
from apps.packs import spec
from apps.packs.models import PackVersion
from apps.packs.spec import Pack

SHAPE = 10
"""Raised when the rows come out differently from the same content."""
CARD_RANK = 200_000
"""In search, cards stand behind clauses and terms that answer as well."""


def project(pack: Pack, version: PackVersion) -> None:
    """Write the rows of a pack's components."""
    addresses = term_addresses(pack)
    renderers = {lang: Renderer(pack, lang, addresses) for lang in written_languages(pack)}
    items = list(_items(pack, renderers))
    rows_sync(Deck.objects.filter(game_id=pack.slug), _decks(pack), unique=["id"])
    rows_sync(Item.objects.filter(game_id=pack.slug), items, unique=["id"])
    cited = Citation.objects.filter(clause__game_id=pack.slug, kind=Citation.Kind.CARD)
    rows_sync(cited, _citations(items), unique=["clause", "kind", "source"])
    kinds = {f"{pack.slug}/{deck.id}": deck for deck in pack.decks}
    index_write(game=pack.slug, part="cards", layer=1, docs=_docs(pack, renderers, items, kinds))


def card_address(item_id: str) -> str:
    """The page of a component without the language."""
    slug, _, rest = item_id.partition("/")
    return f"games/{slug}/cards/{rest}/"


def _decks(pack: Pack) -> Iterator[Deck]:
    for order, deck in enumerate(pack.decks):
        yield Deck(
            id=f"{pack.slug}/{deck.id}",
            game_id=pack.slug,
            name=deck.id,
            kind=deck.kind,
            order=order,
            product_id=f"{pack.slug}/{deck.product}" if deck.product else None,
            module_id=f"{pack.slug}/{deck.module}" if deck.module else None,
            when=dict(deck.when) if deck.when else None,
            words=_deck_words(pack, deck),
        )


def _deck_words(pack: Pack, deck: spec.Deck) -> dict[str, dict[str, str]]:
    """The deck's name; under `=life` and the like what its values are called (`ui_life`), under `+life` the name of the icon of the same id."""
    words = words_of(pack, f"deck_{deck.id}")
    for value in dict.fromkeys(name for item in deck.items for name in item.values):
        for sign, key in (("=", f"ui_{value}"), ("+", f"icon_{value}")):
            for lang, said in words_of(pack, key).items():
                words.setdefault(lang, {})[f"{sign}{value}"] = said["name"]
    return words


def _items(pack: Pack, renderers: Mapping[str, Renderer]) -> Iterator[Item]:
    order = 0
    for deck in pack.decks:
        for item in deck.items:
            module = item.module or deck.module
            yield Item(
                id=f"{pack.slug}/{deck.id}/{item.id}",
                deck_id=f"{pack.slug}/{deck.id}",
                game_id=pack.slug,
                name=item.id,
                order=order,
                count=item.count,
                clause_id=item.clause if item.clause in pack.clauses else None,
                module_id=f"{pack.slug}/{module}" if module else None,
                when=dict(item.when) if item.when else None,
                values=dict(item.values),
                faces=list(item.faces),
                icon=item.icon or "",
                words=_words(pack, item, renderers),
            )
            order += 1


def _words(pack: Pack, item: spec.Item, renderers: Mapping[str, Renderer]) -> dict[str, dict[str, Any]]:
    """The names per language, and the text: its own, else the sentence of its clause."""
    clause = pack.clauses.get(item.clause or "")
    words: dict[str, dict[str, Any]] = {}
    for lang, renderer in renderers.items():
        said: dict[str, Any] = {}
        if pack.texts.has(lang, f"card_{item.id}"):
            said["name"] = renderer.plain(pack.texts.say(lang, f"card_{item.id}").text)
        if pack.texts.has(lang, f"card_{item.id}", "text"):
            text = pack.texts.say(lang, f"card_{item.id}", "text").text
        else:
            text = pack.texts.say(lang, clause.key).text if clause and pack.texts.has(lang, clause.key) else ""
        if text:
            said |= {"text": renderer.plain(text), "html": renderer.html(text)}
        faces = {face: renderer.icon_name(face) for face in item.faces}
        if any(faces.values()):
            said["faces"] = faces
        if said:
            words[lang] = said
    return words


def _citations(items: list[Item]) -> Iterator[Citation]:
    for item in items:
        if item.clause_id:
            names = {lang: {"name": said["name"]} for lang, said in item.words.items() if "name" in said}
            yield Citation(
                clause_id=item.clause_id, kind=Citation.Kind.CARD, source=item.id, order=item.order,
                address=card_address(item.id), icon=item.icon, words=names,
            )  # fmt: skip


def _docs(pack: Pack, renderers: Mapping[str, Renderer], items: list[Item], decks: Mapping[str, spec.Deck]) -> Iterator[Doc]:
    for item in items:
        deck = decks[item.deck_id]
        for lang, said in item.words.items():
            if "name" not in said:
                continue
            game, heading = pack.texts.say(lang, "game").text, pack.texts.say(lang, f"deck_{deck.id}").text
            yield Doc(
                kind="card",
                subject=item.id,
                detail=deck.kind,
                lang=lang,
                title=said["name"],
                body=said.get("text", ""),
                address=card_address(item.id),
                rank=CARD_RANK + item.order,
                module=(item.module_id or "").partition("/")[2],
                name=said["name"],
                trail=f"{game} › {heading}",
                codes=item.name.replace("-", " "),
                concepts=renderers[lang].concepts(said.get("text", "")),
                title_concepts=set(renderers[lang].concepts(said["name"])),
                flags=[box_flag(pack, deck.product or "")],
                borrowed=not pack.texts.has(lang, f"card_{item.name}", "text"),
            )
