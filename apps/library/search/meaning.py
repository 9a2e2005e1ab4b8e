"""What each word of a query may mean: keys of the index with how much they count, near words if there is none."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from django.db import connection
from django.db.models import Q

from apps.library.models import TermForm
from apps.library.search import keys
from apps.library.search.models import SearchForm, SearchSlip, SearchWord

EXACT, FORM, CONCEPT, PREFIX, SLIP = 100, 90, 80, 45, 30
"""Hundredths that a match of each sort counts."""
EXPANSIONS = 30
"""Words that the beginning of one may stand for at most."""
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
    concepts = _concepts(words, folded, stems)
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


def _words(numbers: Iterable[int]) -> dict[int, Word]:
    rows = SearchWord.objects.filter(pk__in=sorted(numbers)).values_list("pk", "word", "documents")
    return {pk: Word(pk, word, documents) for pk, word, documents in rows}


def _forms(folded: Sequence[str]) -> list[set[int]]:
    """The keys of which each word is a form in some text."""
    led: dict[int, set[int]] = defaultdict(set)
    for form, key in SearchForm.objects.filter(form__in={keys.number(f) for f in folded}).values_list("form", "key"):
        led[form].add(key)
    return [led[keys.number(f)] for f in folded]


def _concepts(words: Sequence[str], folded: Sequence[str], stems: Sequence[set[str]]) -> list[dict[str, set[str]]]:
    """The concept keys behind each word, alone or with the words beside it, in any form in any language; with those languages."""
    runs = {(i, j): " ".join(folded[i:j]) for i in range(len(words)) for j in range(i + 1, min(len(words), i + CONCEPT_WORDS) + 1)}
    forms: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for key, term, lang in TermForm.objects.filter(key__in=set(runs.values())).values_list("key", "term_id", "lang"):
        game, _, concept = term.partition("/")
        forms[key].append((keys.concept_key(game, concept), lang))
    found: list[dict[str, set[str]]] = [defaultdict(set) for _ in words]
    for (i, j), run in runs.items():
        for concept, lang in forms.get(run, ()):
            for at in range(i, j):
                found[at][concept].add(lang)
    return found


def _begin(folded: Sequence[str], found: Sequence[Meaning]) -> None:
    """Words that begin with a word that is not known, or with the last one, which may still be being typed; the commonest first."""
    begun = [n for n, f in enumerate(folded) if len(f) >= 3 and (not found[n].factors or n == len(folded) - 1)]
    if not begun:
        return
    rows = SearchWord.objects.filter(_any(_beginning(folded[n]) for n in begun)).values_list("pk", "word", "documents")
    words = sorted((Word(*row) for row in rows), key=lambda w: (-w.documents, w.word))
    for n in begun:
        longer = [w for w in words if w.word.startswith(folded[n]) and w.word != folded[n]]
        for word in longer[:EXPANSIONS]:
            found[n].add(word, PREFIX)


def _beginning(start: str) -> Q:
    """Words with this beginning, by an index: PostgreSQL has one for LIKE, SQLite compares bytes."""
    if connection.vendor == "postgresql":
        return Q(word__startswith=start)
    return Q(word__gte=start, word__lt=start + "\U0010ffff")


def _any(conditions: Iterable[Q]) -> Q:
    made = Q()
    for condition in conditions:
        made |= condition
    return made


def _forgive(folded: Sequence[str], found: Sequence[Meaning]) -> None:
    """For words that nothing begins with: words one slip of the finger away; the rest that look alike are offered as near."""
    lost = {word: {keys.number(s) for s in keys.slips(word)} for word, meaning in zip(folded, found, strict=True) if not meaning.factors}
    wanted = {left for lefts in lost.values() for left in lefts}
    if not wanted:
        return
    by_left: dict[int, set[int]] = defaultdict(set)
    for left, number in SearchSlip.objects.filter(left__in=wanted).values_list("left", "word"):
        by_left[left].add(number)
    known = _words({number for numbers in by_left.values() for number in numbers})
    for word, meaning in zip(folded, found, strict=True):
        like = {known[w] for left in lost.get(word, ()) for w in by_left[left] if w in known}
        ordered = sorted(like, key=lambda w: (-w.documents, w.word))
        for candidate in ordered[:EXPANSIONS]:
            if keys.is_slip(word, candidate.word):
                meaning.add(candidate, SLIP)
        meaning.near = [c.word for c in ordered[:5]]
