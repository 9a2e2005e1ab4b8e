"""The index in the database: written in bulk, in the quickest way of each, and counted where it lies."""

from __future__ import annotations

import sys
from array import array
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from django.db import connection, models

from apps.library.search import keys
from apps.library.search.models import SearchDocument, SearchForm, SearchPart, SearchPosting, SearchWord

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


def part_gone(instance: SearchPart, **_: Any) -> None:
    """A part is about to be deleted, perhaps with its game: its documents count no more."""
    forget(instance.pk)
    _sweep()


def recount(part: int) -> None:
    """Count the documents of the words of a part, and forget words that no document has."""
    _count(part, "+")
    _sweep()


def _sweep() -> None:
    for some in batches(list(SearchWord.objects.filter(documents=0).values_list("pk", flat=True))):
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
        copy(SearchWord, ("id", "word", "documents"), ((pk, numbers[pk], 0) for pk in some if pk not in known))


def forms_write(forms: Iterable[tuple[str, str]]) -> None:
    """Note of which keys words are forms."""
    led: dict[int, set[int]] = defaultdict(set)
    for form, key in forms:
        led[keys.number(form)].add(keys.number(key))
    for some in batches(sorted(led)):
        known = set(SearchForm.objects.filter(form__in=some).values_list("form", "key"))
        copy(SearchForm, ("form", "key"), ((form, key) for form in some for key in sorted(led[form]) if (form, key) not in known))


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


def read(select: str, wanted: Collection[Any], more: str = "", given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
    """Rows of `select … IN (wanted) more`. Written out, because building it anew took longer than answering it."""
    if not wanted:
        return []
    with connection.cursor() as cursor:
        cursor.execute(f"{select} IN ({', '.join(['%s'] * len(wanted))}) {more}", [*wanted, *given])
        return list(cursor.fetchall())


def read_pairs(select: str, names: tuple[str, str], wanted: Sequence[tuple[Any, Any]], more: str = "", given: Sequence[Any] = ()) -> list[Any]:
    """Rows of `select` in which two columns have one of the wanted pairs of values."""
    if not wanted:
        return []
    pair = f"({names[0]} = %s AND {names[1]} = %s)"
    with connection.cursor() as cursor:
        cursor.execute(f"{select} ({' OR '.join([pair] * len(wanted))}) {more}", [*(value for two in wanted for value in two), *given])
        return list(cursor.fetchall())


def batches(values: Iterable[int]) -> Iterator[list[int]]:
    """The values, so many at a time that every database takes them as parameters."""
    each = iter(values)
    while some := list(islice(each, BATCH)):
        yield some
