"""Two languages of a game side by side, clause by clause, with what they say differently in numbers, dice and bands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.conf import settings

from apps.library.models import Clause, ClauseText
from apps.packs.agreement import Finding, Span, findings
from apps.packs.texts import ENGLISH

Pieces = tuple[tuple[str, bool], ...]
"""A text in pieces, each with whether it differs from the other side."""
MARKED = ("dice", "bands", "numbers")


@dataclass(frozen=True, slots=True)
class Side:
    """A clause in one language; `differs` in the title and the text is marked."""

    lang: str
    title: Pieces
    text: Pieces
    stale: bool


@dataclass(frozen=True, slots=True)
class Pair:
    """A clause in both languages; a side without words is None. `kinds` are the kinds of differences, `unsure` is a lost negation."""

    clause: Clause
    left: Side | None
    right: Side | None
    kinds: tuple[str, ...]
    unsure: bool

    @property
    def differs(self) -> bool:
        """Whether something on one side is not on the other."""
        return bool(self.kinds)

    @property
    def half(self) -> bool:
        """Whether only one side has words."""
        return (self.left is None) != (self.right is None)


@dataclass(frozen=True, slots=True)
class Tongues:
    """The two languages asked for, and parts of the question that are no language here."""

    left: str
    right: str
    strange: tuple[str, ...]


def tongues_of(asked: Mapping[str, str], reader: str) -> Tongues:
    """`a` and `b` of a query; what is left out or unknown is the reader's language and English (or the next one)."""
    have = [code for code, _name in settings.LANGUAGES]
    given = {name: asked.get(name, "") for name in ("a", "b")}
    strange = tuple(value for value in given.values() if value and value not in have)
    left = given["a"] if given["a"] in have else reader if given["b"] != reader else _other(reader, have)
    right = given["b"] if given["b"] in have else _other(left, have)
    return Tongues(left, right, strange)


def _other(lang: str, have: Sequence[str]) -> str:
    return ENGLISH if lang != ENGLISH else next(code for code in have if code != ENGLISH)


def pairs(slug: str, clauses: Sequence[Clause], tongues: Tongues) -> list[Pair]:
    """The clauses in both languages. One query."""
    texts = {(t.clause_id, t.lang): t for t in ClauseText.objects.filter(clause__game=slug, lang__in=(tongues.left, tongues.right))}
    return [_pair(clause, texts.get((clause.id, tongues.left)), texts.get((clause.id, tongues.right))) for clause in clauses]


def _pair(clause: Clause, left: ClauseText | None, right: ClauseText | None) -> Pair:
    if left is None or right is None or left.lang == right.lang:
        return Pair(clause, _side(left, (), ()), _side(right, (), ()), (), False)
    title = findings(left.title, right.title, right.lang, source=left.lang)
    text = findings(left.text, right.text, right.lang, source=left.lang)
    kinds = {f.kind for f in (*title, *text)}
    return Pair(
        clause,
        _side(left, _spans(title, left=True), _spans(text, left=True)),
        _side(right, _spans(title, left=False), _spans(text, left=False)),
        tuple(k for k in MARKED if k in kinds),
        any(f.unsure for f in text),
    )


def _spans(found: Sequence[Finding], *, left: bool) -> list[Span]:
    return [span for f in found if f.kind in MARKED for span in (f.english if left else f.translation)]


def _side(text: ClauseText | None, title: Sequence[Span], body: Sequence[Span]) -> Side | None:
    return Side(text.lang, pieces(text.title, title), pieces(text.text, body), text.stale) if text else None


def pieces(text: str, spans: Sequence[Span]) -> Pieces:
    """A text cut at the spans, which do not overlap."""
    made, at = [], 0
    for start, end in sorted(spans):
        if start >= at:
            made += [(text[at:start], False), (text[start:end], True)]
            at = end
    return tuple((part, hit) for part, hit in [*made, (text[at:], False)] if part)
