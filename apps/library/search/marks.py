"""Marking in a text the words that a query found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import unescape

from django.utils.html import escape

from apps.library.rendering import TAG
from apps.library.search import keys
from apps.library.search.meaning import Meaning
from apps.library.search.store import read

Piece = tuple[str, bool]
"""A piece of text and whether it is marked."""
ROOM = 110
"""Letters left standing on each side of the first hit."""


@dataclass(frozen=True, slots=True)
class Marker:
    """Knows what to mark: folded words, forms by their numbers in each language, terms by the folded words of their forms, under the
    first of them, the longest first."""

    words: frozenset[str]
    forms: Mapping[str, Collection[int]]
    terms: Mapping[str, Sequence[list[str]]]

    def pieces(self, text: str, lang: str) -> list[Piece]:
        """The text cut where marks begin and end."""
        words = list(keys.tokens(text))
        folded = [keys.fold(w.text) for w in words]
        made: list[Piece] = []
        at = number = 0
        while number < len(words):
            span = self._span(words, folded, number, lang)
            if span:
                start, end = words[number].start, words[number + span - 1].end
                made += [(text[at:start], False), (text[start:end], True)]
                at = end
            number += span or 1
        return [p for p in [*made, (text[at:], False)] if p[0]]

    def _span(self, words: list[keys.Token], folded: list[str], number: int, lang: str) -> int:
        """How many words from here on are marked together."""
        for term in self.terms.get(folded[number], ()):
            if folded[number : number + len(term)] == term:
                return len(term)
        return int(any(self._hit(part, lang) for part in keys.parts(words[number].text)))

    def _hit(self, word: str, lang: str) -> bool:
        folded = keys.fold(word)
        return bool(word) and (folded in self.words or keys.number(folded) in self.forms.get(lang, ()))

    def speaks(self, text: str, lang: str) -> bool:
        """Whether a word that was asked for stands in the text itself, not only its concept."""
        return any(self._hit(part, lang) for token in keys.tokens(text) for part in keys.parts(token.text))

    def html(self, html: str, lang: str) -> str:
        """Our own HTML with the words marked; tags and drawings stay as they are."""
        made: list[str] = []
        drawing = False
        for part in TAG.split(html):
            if part.startswith("<"):
                drawing = part.startswith("<svg") or (drawing and not part.startswith("</svg"))
                made.append(part)
            else:
                made.append(part if drawing else self._marked(part, lang))
        return "".join(made)

    def _marked(self, text: str, lang: str) -> str:
        pieces = self.pieces(unescape(text), lang)
        return "".join(f"<mark>{escape(piece)}</mark>" if marked else escape(piece) for piece, marked in pieces)


def marker(told: Iterable[Meaning], known: Mapping[int, Collection[int]]) -> Marker:
    """A marker for what the words of a query meant: every form of them that stands in some text, and of their concepts. One query."""
    matched = {number: word for meaning in told for number, word in meaning.matched.items()}
    concepts = [word[1:] for word in matched.values() if word.startswith("@")]
    forms: dict[str, set[int]] = defaultdict(set)
    for number, word in matched.items():
        if "~" in word:
            forms[word.partition("~")[0]].update(known.get(number, ()))
    terms: dict[str, list[list[str]]] = defaultdict(list)
    for (said,) in sorted(set(read("SELECT form FROM library_termform WHERE term_id", concepts)), key=lambda row: (-len(row[0]), row[0])):
        term = keys.phrase(said).split()
        terms[term[0]].append(term)
    return Marker(frozenset(w for w in matched.values() if "~" not in w and not w.startswith("@")), forms, terms)


def excerpt(pieces: list[Piece]) -> list[Piece]:
    """The pieces around the first mark, cut between words."""
    first = next((i for i, (_, marked) in enumerate(pieces) if marked), 0)
    text, _ = pieces[first - 1] if first else ("", False)
    if len(text) > ROOM + 20:
        pieces = [(f"…{text[-ROOM:].partition(' ')[2]}", False), *pieces[first:]]
    room = 3 * ROOM
    made: list[Piece] = []
    for text, marked in pieces:
        if len(text) > room:
            return [*made, (f"{text[: max(room, 0)].rpartition(' ')[0]}…", marked)]
        made.append((text, marked))
        room -= len(text)
    return made
