"""A page of results, ready to be shown or served: each subject in the reader's language, the words marked, other languages named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from apps.library.models import SearchDocument
from apps.library.search.ask import Ask, read_query
from apps.library.search.find import Answer, Found, documents_of, find
from apps.library.search.marks import Marker, Piece, excerpt, marker
from apps.library.words import best

PAGE = 20


@dataclass(frozen=True, slots=True)
class Hit:
    """One result. `found_in` is the language that matched when it is not the one shown."""

    kind: str
    detail: str
    subject: str
    game: str
    module: str
    lang: str
    title: tuple[Piece, ...]
    text: tuple[Piece, ...]
    trail: str
    address: str
    found_in: str
    whole: bool

    @property
    def plain_title(self) -> str:
        """The title without marks."""
        return "".join(text for text, _ in self.title)

    @property
    def plain_text(self) -> str:
        """The excerpt without marks."""
        return "".join(text for text, _ in self.text)


@dataclass(frozen=True, slots=True)
class Results:
    """What a query came to. `partly` says that no result has all the words."""

    ask: Ask
    hits: tuple[Hit, ...]
    total: int
    near: tuple[tuple[str, tuple[str, ...]], ...]
    partly: bool


def search(text: str, *, langs: Sequence[str], offset: int = 0, limit: int = PAGE) -> Results:
    """Search for what was typed."""
    return answer(read_query(text), langs=langs, offset=offset, limit=limit)


def answer(ask: Ask, *, langs: Sequence[str], offset: int = 0, limit: int = PAGE) -> Results:
    """Search for a query that has been read."""
    found = find(ask, langs=langs, offset=offset, limit=limit)
    return Results(ask, _hits(found, ask.langs or tuple(langs)), found.total, found.near, any(not f.whole for f in found.found))


def _hits(found: Answer, langs: Sequence[str]) -> tuple[Hit, ...]:
    if not found.found:
        return ()
    documents = documents_of((f.kind, f.subject) for f in found.found)
    mark = marker(found.matched)
    return tuple(_hit(f, documents[f.kind, f.subject], langs, mark) for f in found.found)


def _hit(found: Found, documents: list[SearchDocument], langs: Sequence[str], mark: Marker) -> Hit:
    by_lang = {d.lang: d for d in documents}
    shown = by_lang[best(langs, by_lang) or found.lang]
    return Hit(
        kind=shown.kind,
        detail=shown.detail,
        subject=shown.subject,
        game=shown.game_id,
        module=shown.module,
        lang=shown.lang,
        title=tuple(mark.pieces(shown.title, shown.lang)),
        text=tuple(excerpt(mark.pieces(shown.body, shown.lang))),
        trail=shown.trail,
        address=shown.address,
        found_in=found.lang if found.lang != shown.lang else "",
        whole=found.whole,
    )
