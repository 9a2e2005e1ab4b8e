"""Answering a query: the words of the index that each word of the query may mean, one query that adds up weights, the hits in context."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db import connection

from apps.library.models import SearchDocument, SearchSlip, SearchWord, TermForm
from apps.library.search import keys
from apps.library.search.ask import Ask

EXACT, STEM, CONCEPT, PREFIX, SLIP = 100, 80, 70, 45, 30
"""Hundredths that a match of each sort counts."""
EXPANSIONS = 40
"""Words that the beginning of one may stand for at most."""
CONCEPT_WORDS = 4
"""Words of the longest term that is recognised in a query."""
OWN, OTHER = 100, 70
"""Hundredths that a match in the reader's language counts, and one in another."""


@dataclass(frozen=True, slots=True)
class Found:
    """One subject that answers: `document` is what matched best, `whole` whether it has every word."""

    document: int
    kind: str
    subject: str
    lang: str
    whole: bool


@dataclass(slots=True)
class Meaning:
    """What one word of the query may mean: keys of the index with how much they count, and near words if there is none."""

    factors: dict[int, int] = field(default_factory=dict)
    matched: set[str] = field(default_factory=set)
    near: list[str] = field(default_factory=list)

    def add(self, word: SearchWord, part: int) -> None:
        """Let `word` be meant, `part` hundredths sure."""
        self.factors[word.pk] = max(self.factors.get(word.pk, 0), max(1, word.rarity) * part)
        self.matched.add(word.word)


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found: one page in order, how many in all, the keys to mark, near words for what was not found."""

    found: tuple[Found, ...]
    total: int
    matched: frozenset[str]
    near: tuple[tuple[str, tuple[str, ...]], ...]


NOTHING = Answer((), 0, frozenset(), ())


def find(ask: Ask, *, langs: Sequence[str], offset: int = 0, limit: int = 20) -> Answer:
    """The subjects that answer `ask`, best first, one page of them."""
    if not ask.words:
        return NOTHING
    meanings = _meanings(ask.words)
    near = tuple((word, tuple(m.near)) for word, m in zip(ask.words, meanings, strict=True) if not m.factors)
    wanted = [(pk, number, factor) for number, m in enumerate(meanings) for pk, factor in sorted(m.factors.items())]
    if not wanted:
        return Answer((), 0, frozenset(), near)
    rows, total = _rows(ask, wanted, len(ask.words), langs[0] if langs else "en", offset, limit)
    found = tuple(Found(pk, kind, subject, lang, words == len(ask.words)) for pk, kind, subject, lang, words, _ in rows)
    return Answer(found, total, frozenset().union(*(m.matched for m in meanings)), near)


# What the words mean


def _meanings(words: Sequence[str]) -> list[Meaning]:
    folded = [keys.fold(w) for w in words]
    stems = [{s for lang in keys.STEMMERS for s in keys.stems(w, lang)} for w in words]
    concepts = _concepts(words, stems)
    asked = {*folded, *(s for group in stems for s in group), *(c for group in concepts for c in group)}
    starts = {f[:2] for f in folded if len(f) >= 3}
    known = list(SearchWord.objects.filter(word__in=asked))
    by_word = {w.word: w for w in known}
    beginnings = list(SearchWord.objects.filter(start__in=starts)) if starts else []
    meanings = []
    for number, word in enumerate(folded):
        meaning = Meaning()
        for key, part in [(word, EXACT), *((s, STEM) for s in sorted(stems[number])), *((c, CONCEPT) for c in sorted(concepts[number]))]:
            if key in by_word:
                meaning.add(by_word[key], part)
        for candidate in _beginning(word, beginnings):
            meaning.add(candidate, PREFIX)
        meanings.append(meaning)
    _forgive(folded, meanings)
    return meanings


def _beginning(word: str, candidates: Iterable[SearchWord]) -> list[SearchWord]:
    """Words that begin with `word`, the commonest first."""
    if len(word) < 3:
        return []
    longer = [c for c in candidates if c.word.startswith(word) and c.word != word]
    return sorted(longer, key=lambda c: (-c.documents, c.word))[:EXPANSIONS]


def _concepts(words: Sequence[str], stems: Sequence[set[str]]) -> list[set[str]]:
    """The concept keys behind each word: alone or with the words beside it, in any form in any language."""
    folded = [keys.fold(w) for w in words]
    runs = {(i, j): " ".join(folded[i:j]) for i in range(len(words)) for j in range(i + 1, min(len(words), i + CONCEPT_WORDS) + 1)}
    forms: dict[str, set[str]] = defaultdict(set)
    for key, term in TermForm.objects.filter(key__in={*runs.values(), *(s for group in stems for s in group)}).values_list("key", "term_id"):
        game, _, concept = term.partition("/")
        forms[key].add(keys.concept_key(game, concept))
    found: list[set[str]] = [set() for _ in words]
    for (i, j), run in runs.items():
        for at in range(i, j):
            found[at] |= forms.get(run, set())
    return found


def _forgive(folded: Sequence[str], meanings: Sequence[Meaning]) -> None:
    """For words that nothing begins with: words one slip of the finger away; the rest that look alike are offered as near."""
    lost = {word: keys.slips(word) for word, meaning in zip(folded, meanings, strict=True) if not meaning.factors}
    wanted = {left for lefts in lost.values() for left in lefts}
    if not wanted:
        return
    candidates: dict[str, set[SearchWord]] = defaultdict(set)
    for slip in SearchSlip.objects.filter(left__in=wanted).select_related("word"):
        candidates[slip.left].add(slip.word)
    for word, meaning in zip(folded, meanings, strict=True):
        like = {c for left in lost.get(word, ()) for c in candidates.get(left, ())}
        ordered = sorted(like, key=lambda c: (-c.documents, c.word))
        for candidate in ordered[:EXPANSIONS]:
            if keys.is_slip(word, candidate.word):
                meaning.add(candidate, SLIP)
        meaning.near = [c.word for c in ordered[:5]]


# The one query

_SQL = """
WITH want(word_id, token, factor) AS (VALUES {values}),
field_score AS (
    SELECT p.document_id, w.token, p.field, MAX(CAST(p.weight AS bigint) * w.factor) AS score
    FROM want w JOIN library_searchposting p ON p.word_id = w.word_id
    GROUP BY p.document_id, w.token, p.field
),
document_score AS (
    SELECT document_id, COUNT(DISTINCT token) AS words, CAST(SUM(score) AS bigint) AS score FROM field_score GROUP BY document_id
),
ranked AS (
    SELECT d.id, d.kind, d.subject, d.lang, d.rank, d.tie, s.words,
        s.score * s.words * s.words * (CASE WHEN d.lang = %s THEN {own} ELSE {other} END) AS score
    FROM document_score s JOIN library_searchdocument d ON d.id = s.document_id
    WHERE {where}
),
best AS (
    SELECT ranked.*, ROW_NUMBER() OVER (PARTITION BY kind, subject ORDER BY words DESC, score DESC, tie) AS place FROM ranked
),
chosen AS (
    SELECT * FROM best WHERE place = 1 AND words >= (CASE WHEN (SELECT MAX(words) FROM best) = %s THEN %s ELSE 1 END)
)
SELECT id, kind, subject, lang, words, (SELECT COUNT(*) FROM chosen) AS total
FROM chosen ORDER BY score DESC, rank, tie LIMIT %s OFFSET %s
"""


def _rows(ask: Ask, wanted: Sequence[tuple[int, int, int]], words: int, lang: str, offset: int, limit: int) -> tuple[list[tuple[Any, ...]], int]:
    """One page of rows, and how many there are."""
    values = ", ".join(["(CAST(%s AS bigint), CAST(%s AS bigint), CAST(%s AS bigint))"] * len(wanted))
    where, filters = _where(ask)
    sql = _SQL.format(values=values, where=where, own=OWN, other=OTHER)
    given: list[int | str] = [*(n for row in wanted for n in row), lang, *filters, words, words]
    with connection.cursor() as cursor:
        cursor.execute(sql, [*given, limit, offset])
        rows = cursor.fetchall()
        if rows or not offset:
            return rows, int(rows[0][5]) if rows else 0
        # Beyond the last page: the count is wanted all the same.
        cursor.execute(sql, [*given, 1, 0])
        first = cursor.fetchall()
    return [], int(first[0][5]) if first else 0


def _where(ask: Ask) -> tuple[str, list[str]]:
    parts, given = ["1 = 1"], []
    for columns, values in ((("game_id",), ask.games), (("lang",), ask.langs), (("kind", "detail"), ask.kinds), (("module",), ask.modules)):
        if values:
            marks = ", ".join(["%s"] * len(values))
            parts.append(f"({' OR '.join(f'd.{column} IN ({marks})' for column in columns)})")
            given += list(values) * len(columns)
    for text in ask.phrases:
        escaped = keys.phrase(text).replace("!", "!!").replace("%", "!%").replace("_", "!_")
        parts.append("d.folded LIKE %s ESCAPE '!'")
        given.append(f"%{escaped}%")
    return " AND ".join(parts), given


def documents_of(subjects: Iterable[tuple[str, str]]) -> dict[tuple[str, str], list[SearchDocument]]:
    """The documents of subjects in every language, by (kind, subject)."""
    wanted = set(subjects)
    found: dict[tuple[str, str], list[SearchDocument]] = defaultdict(list)
    for document in SearchDocument.objects.filter(subject__in={subject for _, subject in wanted}):
        if (document.kind, document.subject) in wanted:
            found[document.kind, document.subject].append(document)
    return found
