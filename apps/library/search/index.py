"""Writing the index: documents, the postings of their words with weights, the vocabulary.

Weights are those of BM25 with fixed mean lengths, so that the order of loading does not show in them; whole numbers, added up over the
fields of a document when it is written, so that a query reads one number for a word and a document.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.library.search import keys, store
from apps.library.search.lemmas import text_keys
from apps.library.search.models import SearchPart

BOOST = {"n": 4.0, "t": 1.5, "b": 1.0, "p": 0.4, "c": 2.0}
"""How much a field counts: name of a card or term, title, body, trail of headings, codes and id."""
MEAN = {"n": 2.0, "t": 3.0, "b": 25.0, "p": 4.0, "c": 4.0}
SATURATION, LENGTH_PART = 1.2, 0.6
BORROWED = 4
"""What a body weighs less where it stands a second time."""
KINDS = {"term": 30, "card": 50, "section": 80, "example": 80, "component": 65, "note": 80, "setup": 95}
"""Hundredths that a document of a kind counts: who asks wants the rule before what illustrates it, lists it or names it."""


@dataclass(frozen=True, slots=True)
class Doc:
    """A document to be indexed. `name` is what it is called if that is a name; `concepts` the glossary's concepts it speaks of, by count;
    `flags` what `is:` asks for. A `borrowed` body is that of another document, which shall come first."""

    kind: str
    subject: str
    detail: str
    lang: str
    title: str
    body: str
    address: str
    rank: int
    module: str = ""
    name: str = ""
    trail: str = ""
    codes: str = ""
    concepts: Mapping[str, int] = field(default_factory=dict)
    title_concepts: Collection[str] = ()
    flags: Collection[str] = ()
    borrowed: bool = False


def index_write(*, game: str, part: str, layer: int, docs: Iterable[Doc]) -> None:
    """Replace what a part of a game has in the index by `docs`."""
    made = sorted(docs, key=lambda d: (d.rank, d.kind, d.subject, d.lang))
    numbers = _numbers(made)
    row, _ = SearchPart.objects.get_or_create(game_id=game, name=part, defaults={"layer": layer})
    store.forget(row.pk)
    row.layer, row.documents = layer, len(made)
    row.classes, row.kinds = _classes(made, numbers)
    row.save()
    store.documents_write(row.pk, ((numbers[d.kind, d.subject], d) for d in made))
    postings, words, forms = _postings(game, made, numbers)
    store.words_write(words)
    store.forms_write(forms)
    store.postings_write(row.pk, _packed(postings))
    store.recount(row.pk)


def _numbers(docs: Sequence[Doc]) -> dict[tuple[str, str], int]:
    """Subjects in their order: (kind, id) to number."""
    found: dict[tuple[str, str], int] = {}
    for doc in docs:
        found.setdefault((doc.kind, doc.subject), len(found))
    return found


def _classes(docs: Sequence[Doc], numbers: Mapping[tuple[str, str], int]) -> tuple[bytes, list[dict[str, Any]]]:
    """The class of every subject, and what the classes are."""
    langs: dict[tuple[str, str], list[str]] = defaultdict(list)
    first: dict[tuple[str, str], Doc] = {}
    for doc in docs:
        langs[doc.kind, doc.subject].append(doc.lang)
        first.setdefault((doc.kind, doc.subject), doc)
    kinds: dict[tuple[Any, ...], int] = {}
    places = array("H")
    for subject in numbers:
        doc = first[subject]
        told = (doc.kind, doc.detail, doc.module, tuple(sorted(doc.flags)), tuple(langs[subject]))
        places.append(kinds.setdefault(told, len(kinds)))
    names = ("kind", "detail", "module", "flags", "langs")
    return store.little(places), [dict(zip(names, told, strict=True)) for told in kinds]


Postings = dict[tuple[str, str], list[tuple[int, int]]]
"""(key, language) to pairs of weight, negative so that the heaviest come first, and number."""


def _postings(game: str, docs: Sequence[Doc], numbers: Mapping[tuple[str, str], int]) -> tuple[Postings, set[str], set[tuple[str, str]]]:
    """The postings, all keys, and which key each form leads to."""
    postings: Postings = defaultdict(list)
    forms: set[tuple[str, str]] = set()
    for doc in docs:
        number = numbers[doc.kind, doc.subject]
        for key, weight in _weights(game, doc, forms).items():
            postings[key, doc.lang].append((-min(weight, 65_535), number))
    words = {key for key, _ in postings}
    return postings, words, {(form, key) for form, key in forms if key in words}


def _packed(postings: Postings) -> Iterator[tuple[int, str, int, bytes]]:
    for (key, lang), pairs in postings.items():
        pairs.sort()
        data = store.little(array("I", (number for _, number in pairs))) + store.little(array("H", (-weight for weight, _ in pairs)))
        yield keys.number(key), lang, len(pairs), data


def _weights(game: str, doc: Doc, forms: set[tuple[str, str]]) -> dict[str, int]:
    """Key to weight in thousandths, all fields together."""
    found: Counter[str] = Counter()
    for name, text in (("n", doc.name), ("t", doc.title), ("b", doc.body), ("p", doc.trail), ("c", doc.codes)):
        counts, length = _counts(text, doc.lang, forms)
        for key, count in counts.items():
            if name == "c" and "~#" in key:
                continue  # the figures of codes and clause numbers are no numbers of the rules
            found[key] += _weight(name, count, length) // (BORROWED if doc.borrowed and name == "b" else 1)
    for concept, count in doc.concepts.items():
        found[keys.concept_key(game, concept)] += _weight("b", count, int(MEAN["b"])) // (BORROWED if doc.borrowed else 1)
    for concept in doc.title_concepts:
        found[keys.concept_key(game, concept)] += _weight("t", 1, int(MEAN["t"]))
    part = KINDS.get(doc.kind, KINDS.get(doc.detail, 100))
    return {key: max(1, weight * part // 100) for key, weight in found.items()}


def _counts(text: str, lang: str, forms: set[tuple[str, str]]) -> tuple[Counter[str], int]:
    counts: Counter[str] = Counter()
    length = 0
    for token in keys.tokens(text):
        length += 1
        for word in keys.parts(token.text):
            folded = keys.fold(word)
            counts[folded] += 1
            for key in text_keys(word, lang):
                counts[key] += 1
                forms.add((folded, key))
    return counts, length


def _weight(field_: str, count: float, length: int) -> int:
    norm = 1 - LENGTH_PART + LENGTH_PART * length / MEAN[field_]
    return max(1, round(1000 * BOOST[field_] * count * (SATURATION + 1) / (count + SATURATION * norm)))
