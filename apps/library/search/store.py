"""The index in the database: written in bulk, in the quickest way of each, and counted where it lies."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from django.db import connection, models

from apps.library.search import keys
from apps.library.search.models import SearchDocument, SearchForm, SearchPosting, SearchSlip, SearchWord

if TYPE_CHECKING:
    from apps.library.search.index import Doc

BATCH = 2000


def little(numbers: array[int]) -> bytes:
    """The bytes of an array, little-endian on every machine."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()


def unpacked(kind: str, data: bytes | memoryview) -> array[int]:
    """The array of such bytes."""
    numbers = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def forget(part: int) -> None:
    """Take a part's documents and postings away; `recount` follows when the new ones stand."""
    _count(part, "-")
    SearchDocument.objects.filter(part=part).delete()
    SearchPosting.objects.filter(part=part).delete()


def recount(part: int) -> None:
    """Count the documents of the words of a part, and forget words that no document has."""
    _count(part, "+")
    gone = dict(SearchWord.objects.filter(documents=0).values_list("pk", "word"))
    for some in batches(gone):
        lefts = {keys.number(left) for pk in some for left in keys.slips(gone[pk])}
        for few in batches(sorted(lefts)):
            SearchSlip.objects.filter(left__in=few, word__in=some).delete()
        SearchForm.objects.filter(key__in=some).delete()
        SearchWord.objects.filter(pk__in=some).delete()


def _count(part: int, sign: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            f"UPDATE library_searchword SET documents = documents {sign} counted.n FROM "  # noqa: S608 - plus or minus
            "(SELECT word, SUM(size) AS n FROM library_searchposting WHERE part_id = %s GROUP BY word) AS counted "
            "WHERE counted.word = library_searchword.id",
            [part],
        )


def documents_write(part: int, docs: Iterable[tuple[int, Doc]]) -> None:
    """Write a part's documents."""
    rows = (
        (
            part, number, d.lang, d.kind, d.subject, d.detail, d.module, d.title[:255], d.trail[:512], d.body,
            keys.phrase(f"{d.title} {d.body}"), d.address,
        )
        for number, d in docs
    )  # fmt: skip
    names = ("part_id", "number", "lang", "kind", "subject", "detail", "module", "title", "trail", "body", "folded", "address")
    copy(SearchDocument, names, rows)


def words_write(words: Iterable[str]) -> None:
    """Put the words that are not there yet into the vocabulary."""
    numbers = {keys.number(word): word for word in words}
    for some in batches(sorted(numbers)):
        known = set(SearchWord.objects.filter(pk__in=some).values_list("pk", flat=True))
        fresh = [(pk, numbers[pk]) for pk in some if pk not in known]
        copy(SearchWord, ("id", "word", "documents"), ((pk, word, 0) for pk, word in fresh))
        copy(SearchSlip, ("left", "word"), ((keys.number(left), pk) for pk, word in fresh for left in sorted(keys.slips(word))))


def forms_write(forms: Iterable[tuple[str, str]]) -> None:
    """Note of which keys words are forms."""
    rows = sorted({(keys.number(form), keys.number(key)) for form, key in forms})
    SearchForm.objects.bulk_create((SearchForm(form=form, key=key) for form, key in rows), batch_size=BATCH, ignore_conflicts=True)


def postings_write(part: int, rows: Iterable[tuple[int, str, int, bytes]]) -> None:
    """Write a part's postings."""
    copy(SearchPosting, ("part_id", "word", "lang", "size", "data"), ((part, *row) for row in rows))


def copy(model: type[models.Model], names: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
    """Insert many rows: COPY on PostgreSQL, one prepared statement on SQLite."""
    table, columns = model._meta.db_table, ", ".join(f'"{name}"' for name in names)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} ({columns}) FROM STDIN") as into:
                for row in rows:
                    into.write_row(row)
        else:
            marks = ", ".join(["%s"] * len(names))
            cursor.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(rows))  # noqa: S608 - names of our own


def batches(values: Iterable[int]) -> Iterator[list[int]]:
    """The values, so many at a time that every database takes them as parameters."""
    each = iter(values)
    while some := list(islice(each, BATCH)):
        yield some
