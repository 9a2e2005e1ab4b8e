"""Words that were typed side by side and stand side by side: a second look at the best, in the languages of the reader."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from apps.library.search import keys
from apps.library.search.meaning import Meaning
from apps.library.search.store import read_pairs

LOOKED_AT = 60
"""Subjects that are looked at again."""
NEAR = 6
"""Words between two that still count as near, both included."""
CLOSE = 60
"""Hundredths that a subject gains when all its words stand as they were typed."""

Ranked = tuple[int, int, int]
"""Score (the best with the least), place of the part, number."""


def looked_at_again(
    best: Sequence[Ranked], parts: Mapping[int, int], told: Sequence[Meaning], forms: Mapping[int, Collection[int]], langs: Sequence[str]
) -> list[Ranked]:
    """The best in their order when closeness counts; `parts` leads from places to primary keys, `forms` from keys to their forms. One query."""
    known = [m for m in told if m.factors]
    if len(known) < 2 or len(best) < 2:
        return list(best)
    where, texts = " AND lang IN ({})".format(", ".join(["%s"] * len(langs))) if langs else "", defaultdict(list)
    select = "SELECT part_id, number, folded FROM library_searchdocument WHERE"
    for pk, number, folded in read_pairs(select, ("part_id", "number"), [(parts[place], number) for _, place, number in best], where, langs):
        texts[pk, number].append(folded)
    words = [_Word(m, forms) for m in known]
    return sorted((_closer(score, words, texts[parts[place], number]), place, number) for score, place, number in best)


class _Word:
    """Knows a word of the query in a text."""

    def __init__(self, meaning: Meaning, forms: Mapping[int, Collection[int]]) -> None:
        self.words = {word for word in meaning.matched.values() if "~" not in word and not word.startswith("@")}
        self.forms = {form for key in meaning.factors for form in forms.get(key, ())}

    def places(self, tokens: Sequence[str]) -> list[int]:
        """Where it stands."""
        return [place for place, token in enumerate(tokens) if token in self.words or keys.number(token) in self.forms]


def _closer(score: int, words: Sequence[_Word], texts: Sequence[str]) -> int:
    gained = max((_closeness([word.places(tokens) for word in words]) for tokens in (text.split() for text in texts)), default=0)
    return score * (100 * (len(words) - 1) + CLOSE * gained // 100) // (100 * (len(words) - 1))


def _closeness(places: Sequence[Sequence[int]]) -> int:
    """For every two words that were typed side by side: 100 if they stand so, less the further they stand apart, half in the other order."""
    total = 0
    for first, second in pairwise(places):
        apart = [b - a for a in first for b in second if a != b and abs(b - a) < NEAR]
        total += max((100 // gap if gap > 0 else 50 // -gap for gap in apart), default=0)
    return total
