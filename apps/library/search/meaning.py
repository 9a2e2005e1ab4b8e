"""What each word of a query may mean: keys of the index with how much they count, near words if there is none."""

from __future__ import annotations

import difflib
import math
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from django.db import connection

from apps.library.search import keys
from apps.library.search.store import read

EXACT, FORM, CONCEPT, PREFIX, SLIP, AKIN = 100, 90, 80, 45, 30, 30
"""Hundredths that a match of each sort counts."""
EXPANSIONS = 16
"""Words that the beginning of one may stand for at most."""
NEAR, LOOKED_AT = 3, 500
"""Letters that near words share with a word that nothing has, and how many are compared."""
AKIN_LETTERS, AKIN_PART = 4, 0.6
"""Letters, and what part of both words, that words must share from the beginning to be akin."""
CONCEPT_WORDS = 4
"""Words of the longest term that is recognised in a query."""


@dataclass(frozen=True, slots=True)
class Word:
    """A key of the index: its number, itself, the documents that have it."""

    number: int
    word: str
    documents: int


@dataclass(slots=True)
class Meaning:
    """What one word of the query may mean. `factors` by the number of a key; `spoken` the languages that its concepts were named in."""

    word: str
    factors: dict[int, int] = field(default_factory=dict)
    matched: dict[int, str] = field(default_factory=dict)
    documents: int = 0
    spoken: set[str] = field(default_factory=set)
    near: list[str] = field(default_factory=list)

    def add(self, word: Word, part: int) -> None:
        """Let `word` be meant, `part` hundredths sure."""
        self.factors[word.number] = max(self.factors.get(word.number, 0), part)
        self.matched[word.number] = word.word
        self.documents = max(self.documents, word.documents)

    def rarity(self, total: int) -> int:
        """How telling the word is, in thousandths: of all its keys together, so that a rare form of a common word is not telling."""
        count = min(self.documents, total)
        return max(1, round(1000 * math.log(1 + (total - count + 0.5) / (count + 0.5))))


def meanings(words: Sequence[str], *, typing: bool = True) -> list[Meaning]:
    """What the words mean. With `typing`, the last one may be only begun, and slips of the finger are forgiven."""
    folded = [keys.fold(w) for w in words]
    found = [Meaning(word) for word in words]
    stems = [{s for lang in keys.STEMMERS for s in keys.stems(w, lang)} for w in words]
    led = _forms(folded)
    concepts = _concepts(folded)
    asked = {keys.number(k) for group in ([*folded], *stems, *(c for c in concepts)) for k in group}
    known = _words(asked.union(*led))
    for number, meaning in enumerate(found):
        told = [(keys.number(folded[number]), EXACT), *((keys.number(s), FORM) for s in stems[number]), *((k, FORM) for k in led[number])]
        told += [(keys.number(c), CONCEPT) for c in concepts[number]]
        for key, part in told:
            if key in known:
                meaning.add(known[key], part)
        meaning.spoken = {lang for langs in concepts[number].values() for lang in langs}
    if typing:
        _begin(folded, found)
        _forgive(folded, found)
    return found


def _words(numbers: Collection[int]) -> dict[int, Word]:
    rows = read("SELECT id, word, documents FROM library_searchword WHERE id", numbers)
    return {row[0]: Word(*row) for row in rows}


def _forms(folded: Sequence[str]) -> list[set[int]]:
    """The keys of which each word is a form in some text."""
    led: dict[int, set[int]] = defaultdict(set)
    for form, key in read("SELECT form, key FROM library_searchform WHERE form", {keys.number(f) for f in folded}):
        led[form].add(key)
    return [led[keys.number(f)] for f in folded]


def _concepts(folded: Sequence[str], longest: int = CONCEPT_WORDS) -> list[dict[str, set[str]]]:
    """The concept keys behind each word, alone or with the words beside it, in any form in any language, or by another
    word that people have for it; with those languages."""
    places = [(i, j) for i in range(len(folded)) for j in range(i + 1, min(len(folded), i + longest) + 1)]
    stemmed = {lang: [keys.bare_stem(word, lang) for word in folded] for lang in keys.STEMMERS}
    runs = [(place, " ".join(folded[slice(*place)])) for place in places]
    runs += [(place, f"~{lang} {' '.join(said[slice(*place)])}") for lang, said in stemmed.items() for place in places]
    forms: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for key, term, lang in read("SELECT key, term_id, lang FROM library_termform WHERE key", {run for _, run in runs}):
        game, _, concept = term.partition("/")
        forms[key].append((keys.concept_key(game, concept), lang))
    found: list[dict[str, set[str]]] = [defaultdict(set) for _ in folded]
    for (i, j), run in runs:
        for concept, lang in forms.get(run, ()):
            for at in range(i, j):
                found[at][concept].add(lang)
    return found


def _begin(folded: Sequence[str], found: Sequence[Meaning]) -> None:
    """Words that begin with a word that is not known, or with the last one, which may still be being typed; the commonest first."""
    begun = [n for n, f in enumerate(folded) if len(f) >= 3 and (not found[n].factors or n == len(folded) - 1)]
    words = _beginning({folded[n] for n in begun})
    for n in begun:
        longer = [w for w in words if w.word.startswith(folded[n]) and w.word != folded[n]]
        for word in longer[:EXPANSIONS]:
            found[n].add(word, PREFIX)


def _beginning(starts: Collection[str]) -> list[Word]:
    """Words with these beginnings, by an index: PostgreSQL has one for LIKE, SQLite compares bytes. The commonest first."""
    if not starts:
        return []
    if connection.vendor == "postgresql":
        test, given = "word LIKE %s", [f"{start}%" for start in starts]
    else:
        test, given = "(word >= %s AND word < %s)", [edge for start in starts for edge in (start, start + "\U0010ffff")]
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT id, word, documents FROM library_searchword WHERE {' OR '.join([test] * len(starts))}", given)  # noqa: S608 - our own
        return sorted((Word(*row) for row in cursor.fetchall()), key=lambda w: (-w.documents, w.word))


def _forgive(folded: Sequence[str], found: Sequence[Meaning]) -> None:
    """For words that nothing begins with: words one slip of the finger away; where there are none, words that look alike are offered."""
    lost = {word: {keys.number(s) for s in keys.slips(word)} for word, meaning in zip(folded, found, strict=True) if not meaning.factors}
    known = _words({number for numbers in lost.values() for number in numbers})
    for word, meaning in zip(folded, found, strict=True):
        ordered = sorted((known[n] for n in lost.get(word, ()) if n in known), key=lambda w: (-w.documents, w.word))
        for candidate in ordered[:EXPANSIONS]:
            meaning.add(candidate, SLIP)
    _mean_as_well([meaning for word, meaning in zip(folded, found, strict=True) if lost.get(word) and meaning.factors])
    far = {word for word, meaning in zip(folded, found, strict=True) if not meaning.factors and len(word) >= NEAR}
    words = _beginning({word[:NEAR] for word in far})
    for word, meaning in zip(folded, found, strict=True):
        if word not in far:
            continue
        alike = [w for w in words if w.word.startswith(word[:NEAR])][:LOOKED_AT]
        for candidate in [w for w in alike if _is_akin(word, w.word)][:EXPANSIONS]:
            meaning.add(candidate, AKIN)
        if not meaning.factors:
            meaning.near = difflib.get_close_matches(word, [w.word for w in alike], n=5, cutoff=0.6)


def _mean_as_well(slipped: Sequence[Meaning]) -> None:
    """Let a word that was mistyped mean all that the right one means: its other forms, and its concepts."""
    right = sorted({word for meaning in slipped for word in meaning.matched.values()})
    if not right:
        return
    more = {word: {*led, *map(keys.number, told)} for word, led, told in zip(right, _forms(right), _concepts(right, longest=1), strict=True)}
    known = _words({number for numbers in more.values() for number in numbers})
    for meaning in slipped:
        for word in list(meaning.matched.values()):
            for number in more[word] & known.keys():
                meaning.add(known[number], SLIP)


def _is_akin(typed: str, known: str) -> bool:
    """Whether two words begin so much alike that one may be derived from the other: `shooting` and `shoots`, `strzelanie` and `strzela`."""
    shared = next((place for place, (a, b) in enumerate(zip(typed, known, strict=False)) if a != b), min(len(typed), len(known)))
    return shared >= max(AKIN_LETTERS, AKIN_PART * len(typed), AKIN_PART * len(known))
