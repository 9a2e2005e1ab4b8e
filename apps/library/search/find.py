"""Answering a query: postings are read, the weights of each subject added up, the best in order.

Whole numbers are added in one place, here, so every database gives the same pages. The rarest words choose who is considered; common words
are only looked up for those.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from django.db.models import Q

from apps.library.search import keys
from apps.library.search.closeness import LOOKED_AT, looked_at_again
from apps.library.search.grammar import Query
from apps.library.search.meaning import FORM, Meaning, meanings
from apps.library.search.models import SearchDocument, SearchPosting
from apps.library.search.shelf import Part, Shelf, shelf_of
from apps.library.search.store import read, unpacked

CONSIDERED, KEYS = 3000, 3
"""Subjects of one word that are considered at most, the heaviest of every part, each by about so many keys; a page says if there were more."""
VERIFIED = 2000
"""Subjects that are read for a phrase at most."""
HERE = 250
"""Hundredths that a subject of the game being read counts."""
OWN, OTHER = 100, 70
"""Hundredths that a match in the reader's language counts, and one in another."""
STRICT, ENOUGH = 3, 5
"""Up to so many words, if so many subjects have them all, they hide those with fewer."""


@dataclass(frozen=True, slots=True)
class Found:
    """One subject that answers; `whole` says whether it has every word."""

    part: int
    number: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found: one page in order, how many in all (`more`: at least; `partly`: none has every word), what the words meant."""

    found: tuple[Found, ...] = ()
    total: int = 0
    more: bool = False
    partly: bool = False
    meanings: tuple[Meaning, ...] = ()
    forms: Mapping[int, Collection[int]] = field(default_factory=dict)
    """The forms of the keys that were meant."""

    @property
    def near(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Near words for those that nothing has."""
        return tuple((m.word, tuple(m.near)) for m in self.meanings if not m.factors)


NOTHING = Answer()
Blob = bytes | memoryview
Row = tuple[int, int, str, int, Blob]
"""Postings as read: key, part, language, how many, the numbers and weights."""
Weights = dict[int, dict[int, int]]
"""By part, by number of the subject."""


def find(query: Query, *, langs: Sequence[str], offset: int = 0, limit: int = 20, part: str = "", here: str = "") -> Answer:
    """The subjects that answer a query, best first, one page of them. `part` names the only part of games that is looked at; `here` is the
    game that is being read, whose rules come before others that answer as well."""
    if query.empty:
        return NOTHING
    shelf = shelf_of(query, part)
    if not query.words:
        return _listed(query, shelf, offset, limit)
    told = meanings([part for word in query.words for part in _split(word)])
    known = [m for m in told if m.factors]
    if not known or not shelf.parts:
        return Answer(meanings=tuple(told))
    scorer = _Scorer(shelf, langs[0] if langs else "en")
    scores = scorer.scores(sorted(known, key=lambda m: (m.documents, m.word)))
    scores = _without(query, shelf, scores)
    if query.phrases:
        scores = _with_phrases(query, shelf, scores, len(told))
    chosen = _chosen(scores, len(told), shelf, here)
    places = {part.place: pk for pk, part in shelf.parts.items()}
    forms = _forms(told)
    best = heapq.nsmallest(max(LOOKED_AT, offset + limit), chosen)
    page = [*looked_at_again(best[:LOOKED_AT], places, told, forms, langs), *best[LOOKED_AT:]][offset : offset + limit]
    found = tuple(Found(places[place], number, scores[places[place]][number] >> COUNT == len(told)) for _, place, number in page)
    most = max((packed for numbers in scores.values() for packed in numbers.values()), default=0) >> COUNT
    return Answer(found, len(chosen), scorer.more, bool(found) and most < len(told), tuple(told), forms)


def _forms(told: Sequence[Meaning]) -> dict[int, set[int]]:
    """The forms of the keys that are meant, as they stand in texts."""
    forms: dict[int, set[int]] = defaultdict(set)
    for form, key in read("SELECT form, key FROM library_searchform WHERE key", {n for m in told for n, w in m.matched.items() if "~" in w}):
        forms[key].add(form)
    return forms


def subjects_of(found: Sequence[Found]) -> list[str]:
    """The ids of what was found, in its order. One query."""
    if not found:
        return []
    asked = Q(pk__in=[])
    for pk in {f.part for f in found}:
        asked |= Q(part=pk, number__in=sorted(f.number for f in found if f.part == pk))
    ids = {(pk, number): subject for pk, number, subject in SearchDocument.objects.filter(asked).values_list("part_id", "number", "subject")}
    return [ids[f.part, f.number] for f in found if (f.part, f.number) in ids]


def _split(word: str) -> tuple[str, ...]:
    """A word; joined by hyphens, its parts, which texts are found by as well."""
    parts = keys.parts(word)
    return parts[1:] or parts


def _listed(query: Query, shelf: Shelf, offset: int, limit: int) -> Answer:
    """All that the filters let through, in the order of the rules."""
    kept = {pk: part.through(range(len(part.classes))) for pk, part in shelf.parts.items()}
    scores = _without(query, shelf, {pk: dict.fromkeys(numbers, 0) for pk, numbers in kept.items()})
    rows = [(pk, n) for pk in sorted(scores, key=lambda pk: shelf.parts[pk].place) for n in sorted(scores[pk])]
    return Answer(tuple(Found(pk, n, True) for pk, n in rows[offset : offset + limit]), len(rows))


Scores = dict[int, dict[int, int]]
"""By part, by number, in one whole number: how many words (from bit COUNT up), how telling they are together (from TELLING), what they weigh.
Tuples of the three took longer to make and to collect than everything else."""
TELLING, COUNT = 60, 84


def _told(packed: int) -> tuple[int, int, int]:
    """Count, how telling, weight."""
    return packed >> COUNT, (packed >> TELLING) & ((1 << (COUNT - TELLING)) - 1), packed & ((1 << TELLING) - 1)


class _Scorer:
    """Adds up what subjects weigh."""

    def __init__(self, shelf: Shelf, lang: str) -> None:
        self._shelf = shelf
        self._lang = lang
        self.more = False

    def scores(self, told: Sequence[Meaning]) -> Scores:
        """What every subject that is considered weighs. `told` are the meanings, the rarest first."""
        lead = self._leaders(told)
        weighed = [(m, self._weigh(rows, m, None)) for m, rows in self._postings(told[:lead], self._shelf)]
        considered: dict[int, set[int]] = defaultdict(set)
        for _, weights in weighed:
            for part, numbers in weights.items():
                considered[part].update(numbers)
        parts = {pk: part for pk, part in self._shelf.parts.items() if pk in considered}
        within = Shelf(parts, self._shelf.total, len(parts) == len(self._shelf.parts) and self._shelf.everything, self._shelf.langs)
        if told[lead:] and parts:
            weighed += [(m, self._weigh(rows, m, considered)) for m, rows in self._postings(told[lead:], within)]
        return self._added(weighed)

    def _leaders(self, told: Sequence[Meaning]) -> int:
        """How many of the rarest words choose who is considered."""
        room, lead = CONSIDERED, 0
        while lead < len(told) and (lead == 0 or told[lead].documents <= room):
            room -= told[lead].documents
            lead += 1
        return lead

    def _postings(self, told: Sequence[Meaning], shelf: Shelf) -> Iterator[tuple[Meaning, list[Row]]]:
        more, given = "", list[int | str]()
        if not shelf.everything:
            more, given = f"AND part_id IN ({', '.join(['%s'] * len(shelf.parts))})", list(shelf.parts)
        if shelf.langs:
            more, given = f"{more} AND lang IN ({', '.join(['%s'] * len(shelf.langs))})", [*given, *shelf.langs]
        by_key: dict[int, list[Row]] = defaultdict(list)
        wanted = {key for m in told for key in m.factors}
        for row in read("SELECT word, part_id, lang, size, data FROM library_searchposting WHERE word", wanted, more, given):
            by_key[row[0]].append(cast(Row, row))
        for meaning in told:
            yield meaning, [row for key in meaning.factors for row in by_key[key]]

    def _weigh(self, rows: Sequence[Row], meaning: Meaning, within: Mapping[int, set[int]] | None) -> Weights:
        """What a word weighs in each subject, by its best key; `within` are the subjects asked about."""
        size_of_all = sum(size for _, _, _, size, _ in rows)
        weights: Weights = defaultdict(dict)
        for key, pk, lang, size, data in rows:
            part = self._shelf.parts.get(pk)
            if part is None or (within is not None and pk not in within):
                continue
            factor = meaning.factors[key] * (OWN if lang == self._lang else OTHER)
            pairs = self._pairs(part, data, size, size_of_all) if within is None else _pairs_within(data, size, within[pk])
            into = weights[pk]
            if not into:
                into.update({number: weight * factor for number, weight in pairs})
                continue
            for number, weight in pairs:
                weighed = weight * factor
                if into.get(number, 0) < weighed:
                    into[number] = weighed
        return weights

    def _pairs(self, part: Part, data: Blob, size: int, of: int) -> Iterable[tuple[int, int]]:
        """Number and weight of subjects that the filters let through, the heaviest of them where there are too many."""
        numbers, weights = _unpacked(data, size)
        pairs = list(zip(numbers, weights, strict=True)) if part.allowed is not None else None
        if pairs is not None:
            pairs = [pair for pair in pairs if part.admits(pair[0])]
        room = CONSIDERED * KEYS
        if of <= room:
            return zip(numbers, weights, strict=True) if pairs is None else pairs
        self.more = True
        kept = -(-(size if pairs is None else len(pairs)) * room // of)
        return zip(numbers[:kept], weights[:kept], strict=True) if pairs is None else pairs[:kept]

    def _added(self, weighed: Sequence[tuple[Meaning, Weights]]) -> Scores:
        added: Scores = {}
        for meaning, weights in weighed:
            rarity = meaning.rarity(self._shelf.total)
            step = (1 << COUNT) + (rarity << TELLING)
            for pk, numbers in weights.items():
                into = added.setdefault(pk, {})
                if into:
                    for number, weight in numbers.items():
                        into[number] = into.get(number, 0) + step + weight * rarity
                else:
                    into.update({number: step + weight * rarity for number, weight in numbers.items()})
        return added


def _unpacked(data: Blob, size: int) -> tuple[Sequence[int], Sequence[int]]:
    view = memoryview(data)
    return unpacked("I", view[: 4 * size]), unpacked("H", view[4 * size :])


def _pairs_within(data: Blob, size: int, wanted: set[int]) -> Iterable[tuple[int, int]]:
    numbers, weights = _unpacked(data, size)
    held = dict(zip(numbers, weights, strict=True))
    return [(number, held[number]) for number in wanted & held.keys()]


def _chosen(scores: Scores, words: int, shelf: Shelf, here: str = "") -> list[tuple[int, int, int]]:
    """Who is shown, as (score, place of the part, number), the best with the least. The more telling a missing word, the more it costs."""
    found = [packed for numbers in scores.values() for packed in numbers.values()]
    most = max(found, default=0) >> COUNT
    whole = sum(1 for packed in found if packed >> COUNT == words) if most == words else 0
    floor = (words if words <= STRICT and whole >= ENOUGH else -(-most // 2)) << COUNT
    chosen = []
    for pk, numbers in scores.items():
        place, sure = shelf.parts[pk].place, HERE if shelf.parts[pk].game == here else 100
        for number, packed in numbers.items():
            if packed >= floor:
                _, telling, weight = _told(packed)
                chosen.append((-weight * telling * telling * sure, place, number))
    return chosen


# Words and phrases that must not, and phrases that must stand in a subject


def _without(query: Query, shelf: Shelf, scores: Scores) -> Scores:
    """Only subjects that have none of the words with a minus, in any of their forms in any language."""
    if query.without:
        told = meanings(query.without, typing=False)
        unwanted = {key for m in told for key, part in m.factors.items() if part >= FORM}
        rows = SearchPosting.objects.filter(word__in=sorted(unwanted), part__in=list(scores)).values_list("part_id", "size", "data")
        barred: dict[int, set[int]] = defaultdict(set)
        for pk, size, data in rows:
            barred[pk].update(_unpacked(data, size)[0])
        scores = {pk: {n: s for n, s in numbers.items() if n not in barred[pk]} for pk, numbers in scores.items()}
    for text in query.without_phrases:
        having = _having(text, {pk: set(numbers) for pk, numbers in scores.items()}, shelf.langs)
        scores = {pk: {n: s for n, s in numbers.items() if (pk, n) not in having} for pk, numbers in scores.items()}
    return scores


def _with_phrases(query: Query, shelf: Shelf, scores: Scores, words: int) -> Scores:
    """Only subjects in which every phrase stands, word for word, in one of the languages asked for."""
    least = len({keys.fold(word) for text in query.phrases for word in text.split()} & {keys.fold(word) for word in query.words}) << COUNT
    enough = {pk: {n: packed for n, packed in numbers.items() if packed >= least} for pk, numbers in scores.items()}
    best = heapq.nsmallest(VERIFIED, _chosen(enough, words, shelf))
    places = {part.place: pk for pk, part in shelf.parts.items()}
    kept: dict[int, set[int]] = defaultdict(set)
    for _, place, number in best:
        kept[places[place]].add(number)
    for text in query.phrases:
        having = _having(text, kept, shelf.langs)
        kept = {pk: {n for n in numbers if (pk, n) in having} for pk, numbers in kept.items()}
    return {pk: {n: scores[pk][n] for n in numbers} for pk, numbers in kept.items()}


def _having(text: str, among: Mapping[int, set[int]], langs: Sequence[str]) -> set[tuple[int, int]]:
    """Who of these has the text in one of the languages."""
    asked = Q(pk__in=[])
    for pk, numbers in among.items():
        asked |= Q(part=pk, number__in=sorted(numbers))
    rows = SearchDocument.objects.filter(asked, folded__contains=keys.phrase(text))
    return set((rows.filter(lang__in=langs) if langs else rows).values_list("part_id", "number"))
