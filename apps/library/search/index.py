"""Writing the index: documents, their words with weights, the vocabulary with rarities.

Weights are those of BM25 with fixed mean lengths, so that the order of loading does not show in them; whole numbers, so that every
database adds them up alike.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from django.db import connection
from django.db.models import Count

from apps.library.models import SearchDocument, SearchPosting, SearchSlip, SearchWord
from apps.library.search import keys

BOOST = {"n": 4.0, "t": 3.0, "b": 1.0, "p": 0.4, "c": 2.0}
"""How much a field counts: name of a card or term, title, body, trail of headings, codes and id."""
MEAN = {"n": 2.0, "t": 3.0, "b": 25.0, "p": 4.0, "c": 4.0}
SATURATION, LENGTH_PART = 1.2, 0.6
BATCH = 2000


@dataclass(frozen=True, slots=True)
class Doc:
    """A document to be indexed. `name` is what it is called if that is a name; `concepts` the glossary's concepts it speaks of, by count."""

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


def index_write(*, game: str, kinds: Collection[str], docs: Iterable[Doc]) -> None:
    """Replace a game's documents of the given kinds by `docs`. Documents keep their primary keys; rarities follow."""
    made = list(docs)
    kept = _documents(game, kinds, made)
    SearchPosting.objects.filter(document__game_id=game, document__kind__in=kinds).delete()
    found = {(d.kind, d.subject, d.lang): _weights(game, d) for d in made}
    words = _vocabulary({word for weights in found.values() for word, _ in weights})
    SearchPosting.objects.bulk_create(
        (
            SearchPosting(word_id=words[word], document_id=kept[id_], field=field_, weight=weight)
            for id_, weights in found.items()
            for (word, field_), weight in weights.items()
        ),
        batch_size=BATCH,
    )
    refresh_rarity()


def _documents(game: str, kinds: Collection[str], docs: Sequence[Doc]) -> dict[tuple[str, str, str], int]:
    rows = [
        SearchDocument(
            game_id=game, kind=d.kind, subject=d.subject, detail=d.detail, module=d.module, lang=d.lang, title=d.title[:255],
            trail=d.trail[:512], body=d.body, folded=keys.phrase(f"{d.title} {d.body}"), address=d.address, rank=d.rank, tie=_tie(d),
        )
        for d in docs
    ]  # fmt: skip
    wanted = {(d.kind, d.subject, d.lang) for d in docs}
    mine = SearchDocument.objects.filter(game_id=game, kind__in=kinds)
    gone = [pk for pk, *id_ in mine.values_list("pk", "kind", "subject", "lang") if tuple(id_) not in wanted]
    for start in range(0, len(gone), BATCH):
        SearchDocument.objects.filter(pk__in=gone[start : start + BATCH]).delete()
    SearchDocument.objects.bulk_create(
        rows, batch_size=BATCH, update_conflicts=True, unique_fields=["kind", "subject", "lang"],
        update_fields=["game", "detail", "module", "title", "trail", "body", "folded", "address", "rank", "tie"],
    )  # fmt: skip
    return {(kind, subject, lang): pk for pk, kind, subject, lang in mine.values_list("pk", "kind", "subject", "lang")}


def _tie(doc: Doc) -> int:
    return int.from_bytes(hashlib.sha256(f"{doc.kind} {doc.subject} {doc.lang}".encode()).digest()[:7], "big")


def _weights(game: str, doc: Doc) -> dict[tuple[str, str], int]:
    """(key, field) to weight in thousandths."""
    found: dict[tuple[str, str], int] = {}
    for name, text in (("n", doc.name), ("t", doc.title), ("b", doc.body), ("p", doc.trail), ("c", doc.codes)):
        counts, length = _counts(text, doc.lang)
        for word, count in counts.items():
            found[word, name] = _weight(name, count, length)
    for concept, count in doc.concepts.items():
        found[keys.concept_key(game, concept), "b"] = _weight("b", count, int(MEAN["b"]))
    for concept in doc.title_concepts:
        found[keys.concept_key(game, concept), "t"] = _weight("t", 1, int(MEAN["t"]))
    return found


def _counts(text: str, lang: str) -> tuple[Counter[str], int]:
    counts: Counter[str] = Counter()
    length = 0
    for token in keys.tokens(text):
        length += 1
        counts[keys.fold(token.text)] += 1
        parts = [t for t in token.text.replace("‑", "-").split("-") if t] if "-" in token.text or "‑" in token.text else []
        for word in (token.text, *(parts if not token.text[0].isdigit() else ())):
            if word is not token.text:
                counts[keys.fold(word)] += 1
            for stem in keys.stems(word, lang):
                counts[stem] += 1
    return counts, length


def _weight(field_: str, count: float, length: int) -> int:
    norm = 1 - LENGTH_PART + LENGTH_PART * length / MEAN[field_]
    return max(1, round(1000 * BOOST[field_] * count * (SATURATION + 1) / (count + SATURATION * norm)))


def _vocabulary(words: set[str]) -> dict[str, int]:
    """The primary key of every word, the missing ones made."""
    known = dict(SearchWord.objects.values_list("word", "pk"))
    fresh = sorted(words - known.keys())
    if fresh:
        SearchWord.objects.bulk_create((SearchWord(word=w, start=start_of(w)) for w in fresh), batch_size=BATCH)
        known = dict(SearchWord.objects.values_list("word", "pk"))
        SearchSlip.objects.bulk_create(
            (SearchSlip(left=left, word_id=known[w]) for w in fresh if start_of(w) for left in sorted(keys.slips(w))), batch_size=BATCH
        )
    return known


def start_of(word: str) -> str:
    """The first two letters of a folded word; empty for stems and concepts, which nobody types."""
    return "" if word.startswith("@") or word[2:3] == "~" else word[:2]


def refresh_rarity() -> None:
    """Count the documents of every word, forget words that none has, and note how rare each is."""
    total = SearchDocument.objects.count()
    counts = dict(SearchPosting.objects.order_by().values_list("word_id").annotate(n=Count("document_id", distinct=True)))
    changed, gone = [], []
    for pk, documents, rarity in SearchWord.objects.order_by().values_list("pk", "documents", "rarity").iterator(chunk_size=BATCH):
        count = counts.get(pk, 0)
        now = round(1000 * math.log(1 + (total - count + 0.5) / (count + 0.5)))
        if not count:
            gone.append(pk)
        elif (count, now) != (documents, rarity):
            changed.append((count, now, pk))
    with connection.cursor() as cursor:
        # One prepared statement for all: a tenth of what bulk_update takes.
        cursor.executemany("UPDATE library_searchword SET documents = %s, rarity = %s WHERE id = %s", changed)
    for start in range(0, len(gone), BATCH):
        SearchWord.objects.filter(pk__in=gone[start : start + BATCH]).delete()
