"""A page of results, ready to be shown or served: each subject in the reader's language, the words marked, other languages named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import connection

from apps.library.search.ask import read_query
from apps.library.search.find import Answer, Found, find
from apps.library.search.grammar import Filter, Query
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
    """What a query came to. `partly` says that no result has all the words, `more` that there are more than `total`;
    `without` how many there would be without each filter, where there are none with them."""

    query: Query
    hits: tuple[Hit, ...]
    total: int
    more: bool
    near: tuple[tuple[str, tuple[str, ...]], ...]
    partly: bool
    without: tuple[tuple[Filter, int], ...] = ()


def search(text: str, *, langs: Sequence[str], offset: int = 0, limit: int = PAGE, here: str = "") -> Results:
    """Search for what was typed, perhaps while reading about a game."""
    query = read_query(text)
    found = find(query, langs=langs, offset=offset, limit=limit, here=here)
    hits = _hits(found, query.values("lang") or tuple(langs))
    without = () if found.total else _fewer_filters(query, langs)
    return Results(query, hits, found.total, found.more, found.near, found.partly, without)


def _fewer_filters(query: Query, langs: Sequence[str]) -> tuple[tuple[Filter, int], ...]:
    """How many results each filter costs, of those that alone keep all away."""
    rows = []
    for filter_ in query.filters[:4]:
        total = find(read_query(query.dropped(filter_)), langs=langs, limit=1).total
        rows += [(filter_, total)] if total else []
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class Document:
    """A subject in one language, as it is shown."""

    part: int
    number: int
    lang: str
    game: str
    kind: str
    subject: str
    detail: str
    module: str
    title: str
    trail: str
    body: str
    address: str

    @property
    def words(self) -> str:
        """All that is shown of it."""
        return f"{self.title} {self.body} {self.trail}"


_DOCUMENTS = """
SELECT d.part_id, d.number, d.lang, p.game_id, d.kind, d.subject, d.detail, d.module, d.title, d.trail, d.body, d.address
FROM library_searchdocument d JOIN library_searchpart p ON p.id = d.part_id WHERE {} ORDER BY d.lang
"""


def documents_of(found: Sequence[Found]) -> dict[tuple[int, int], list[Document]]:
    """The documents of subjects in every language, by part and number. One query."""
    made: dict[tuple[int, int], list[Document]] = defaultdict(list)
    if found:
        with connection.cursor() as cursor:
            asked = " OR ".join(["(d.part_id = %s AND d.number = %s)"] * len(found))
            cursor.execute(_DOCUMENTS.format(asked), [n for one in found for n in (one.part, one.number)])
            for row in cursor.fetchall():
                made[row[0], row[1]].append(Document(*row))
    return made


def _hits(found: Answer, langs: Sequence[str]) -> tuple[Hit, ...]:
    if not found.found:
        return ()
    documents = documents_of(found.found)
    mark = marker(found.meanings, found.forms)
    spoken = {lang for meaning in found.meanings for lang in meaning.spoken}
    return tuple(_hit(f, documents[f.part, f.number], langs, mark, spoken) for f in found.found if documents[f.part, f.number])


def _hit(found: Found, documents: list[Document], langs: Sequence[str], mark: Marker, spoken: set[str]) -> Hit:
    by_lang = {d.lang: d for d in documents}
    shown = by_lang[best(langs, by_lang) or documents[0].lang]
    return Hit(
        kind=shown.kind,
        detail=shown.detail,
        subject=shown.subject,
        game=shown.game,
        module=shown.module,
        lang=shown.lang,
        title=tuple(mark.pieces(shown.title, shown.lang)),
        text=tuple(excerpt(mark.pieces(shown.body, shown.lang))),
        trail=shown.trail,
        address=shown.address,
        found_in=_found_in(shown, documents, mark, spoken),
        whole=found.whole,
    )


def _found_in(shown: Document, documents: Sequence[Document], mark: Marker, spoken: set[str]) -> str:
    """The language of the words that were typed, where it is not that of the text shown."""
    if mark.speaks(shown.words, shown.lang) or shown.lang in spoken:
        return ""
    others = [d.lang for d in documents if d is not shown and mark.speaks(d.words, d.lang)]
    return min([*(lang for lang in others if lang in spoken), *spoken] or others, default="")
