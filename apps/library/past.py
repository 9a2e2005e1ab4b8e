"""Versions of a game's rules, and what changed between two of them or of one clause, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Q

from apps.library.models import Clause, OldAddress
from apps.library.words import best_order
from apps.packs.history import FIELDS, MATTERS, Change, Snapshot, compare
from apps.packs.models import ClauseChange, PackVersion, VersionWords
from apps.packs.worddiff import word_diff

Pieces = tuple[tuple[str, str], ...]
"""A text in pieces, each `same`, `del` or `ins`."""
PLACES = ("renamed", "moved", "renumbered")


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A version; `changed` is how many clauses say something else than in the one `before`, None for the first; `anew` how many more were
    only translated anew."""

    number: int
    created: datetime
    digest: str
    current: bool
    before: int | None
    changed: int | None
    anew: int = 0


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One clause in two versions, in the reader's words. `here` are the kinds of change that this reader sees, `others` other languages
    whose words changed; `id` is empty for a clause that is no longer there."""

    id: str
    old: str
    number: str
    old_number: str
    title: str
    lang: str
    what: tuple[str, ...]
    here: tuple[str, ...]
    diffs: tuple[tuple[str, Pieces], ...]
    others: tuple[str, ...]
    references: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A version in the history of one clause."""

    version: VersionRow
    row: ChangeRow


# Versions


def versions(slug: str) -> list[VersionRow]:
    """All versions of a game, the newest first. Two queries."""
    rows = list(PackVersion.objects.filter(slug=slug).order_by("-number").defer("content"))
    changes = ClauseChange.objects.filter(slug=slug).order_by().values_list("after", "anew", "what")
    counts = Counter((after, anew) for after, anew, what in changes if any(kind in MATTERS for kind in what))
    older = [*(v.number for v in rows[1:]), None]
    return [
        VersionRow(v.number, v.created, v.digest, v is rows[0], before, None if before is None else counts[v.pk, False], counts[v.pk, True])
        for v, before in zip(rows, older, strict=True)
    ]


def words_of_version(slug: str, number: int) -> tuple[PackVersion, Snapshot] | None:
    """A version with all that it said. One query."""
    row = VersionWords.objects.select_related("version").defer("version__content").filter(version__slug=slug, version__number=number).first()
    return (row.version, row.snapshot()) if row else None


@dataclass(frozen=True, slots=True)
class OldClause:
    """A clause as a version had it, in the first of the reader's languages that it then had."""

    id: str
    path: str
    number: str
    depth: int
    kind: str
    title: str
    text: str
    lang: str
    there: bool
    """Whether it still has a page."""


def clauses_of(snapshot: Snapshot, langs: Sequence[str], there: Iterable[str]) -> list[OldClause]:
    """The clauses of a version in its reading order."""
    present = set(there)
    found = []
    for id_, clause in snapshot["clauses"].items():
        lang, words = _words(clause, langs)
        place = (id_, id_.partition("/")[2], clause["number"], clause["number"].count("."), clause["kind"])
        found.append(OldClause(*place, words.get("title", ""), words.get("text", ""), lang, id_ in present))
    return found


def _words(clause: Mapping[str, Any], langs: Sequence[str]) -> tuple[str, Mapping[str, str]]:
    lang = next(iter(best_order(langs, clause["words"])), "")
    return lang, clause["words"].get(lang, {})


def present_ids(slug: str) -> set[str]:
    """Every address of a clause that leads somewhere: those of today and those that lead on. Two queries."""
    now = Clause.objects.filter(game=slug).values_list("id", flat=True)
    return {*now, *OldAddress.objects.filter(clause__game=slug).values_list("old", flat=True)}


# Two versions


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two versions say differently: to this reader, only in other languages, or nothing but their places."""

    says: tuple[ChangeRow, ...]
    elsewhere: tuple[ChangeRow, ...]
    places: tuple[ChangeRow, ...]


def comparison(before: Snapshot, after: Snapshot, langs: Sequence[str], there: Iterable[str]) -> Comparison:
    """Two versions in the reader's language."""
    present = set(there)
    rows = [_compared(change, before, after, langs, present) for change in compare(before, after)]
    says = tuple(row for row in rows if any(kind in MATTERS for kind in row.here))
    elsewhere = tuple(row for row in rows if row not in says and row.others)
    return Comparison(says, elsewhere, tuple(row for row in rows if row not in says and row not in elsewhere))


def _compared(change: Change, before: Snapshot, after: Snapshot, langs: Sequence[str], present: set[str]) -> ChangeRow:
    clause = after["clauses"][change.new] if change.new else before["clauses"][change.old]
    lang, words = _words(clause, langs)
    id_ = change.new or change.old
    return _row(change, id_ if id_ in present else "", lang, words.get("title", ""), change.references)


def _row(change: Change | ClauseChange, id_: str, lang: str, title: str, references: Mapping[str, Sequence[Sequence[str]]]) -> ChangeRow:
    mine = change.words.get(lang, {})
    diffs = tuple((name, tuple(word_diff(*mine[name]))) for name in FIELDS if name in mine)
    return ChangeRow(
        id=id_,
        old=change.old,
        number=change.number,
        old_number=change.old_number,
        title=title,
        lang=lang,
        what=tuple(change.what),
        here=tuple(kind for kind in change.what if kind not in ("words", "numbers") or diffs),
        diffs=diffs,
        others=tuple(code for code in change.words if code != lang),
        references=tuple((name, *_came_and_went(*pair)) for name, pair in references.items()),
    )


def _came_and_went(before: Sequence[str], after: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is no longer referred to, and what is now."""
    return tuple(id_ for id_ in before if id_ not in after), tuple(id_ for id_ in after if id_ not in before)


# One clause


def clause_history(clause: Clause, lang: str, title: str) -> list[Step]:
    """The versions in which a clause changed, the newest first, under whatever id it had. Three queries."""
    ids = [clause.id, *OldAddress.objects.filter(clause=clause.id).values_list("old", flat=True)]
    rows = ClauseChange.objects.filter(Q(clause__in=ids) | Q(old__in=ids), slug=clause.game_id).select_related("after").defer("after__content")
    known = {v.number: v for v in versions(clause.game_id)}
    changed = [row for row in rows.order_by("-after__number") if row.after.number in known and tuple(row.what) != ("renumbered",)]
    return [Step(known[row.after.number], _row(row, clause.id, lang, title, row.references)) for row in changed]
