"""What stands behind every clause of a pack: languages, facts, cards, and from a record of the tests, events and tests that cite it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from apps.packs.check.codes import short_code_faults
from apps.packs.check.facts import unused_facts, variables_of
from apps.packs.check.faults import Fault
from apps.packs.spec import ClauseSpec, Pack
from apps.packs.texts import ENGLISH

RECORD = "coverage.json"
"""The name of the record in the data folder; running the tests writes it."""


@dataclass(frozen=True, slots=True)
class Covered:
    """One clause. `languages` say what the present English says, `behind` have older words, `missing` none."""

    clause: str
    kind: str
    codes: tuple[str, ...]
    languages: tuple[str, ...]
    behind: tuple[str, ...]
    missing: tuple[str, ...]
    facts: tuple[str, ...]
    cards: tuple[str, ...]
    events: int
    tests: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Record:
    """What the engines cited while the tests ran: when that was, events by clause, tests by clause."""

    made: str
    events: Mapping[str, int]
    tests: Mapping[str, Sequence[str]]


def read_record(path: Path) -> Record | None:
    """The record of the last run of the tests, if there was one."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        rows = [(test, clause, events) for test, clauses in data["tests"].items() for clause, (events, _asked) in clauses.items()]
        made = str(data["made"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    counted: dict[str, int] = {}
    tests: dict[str, list[str]] = {}
    for test, clause, number in rows:
        counted[clause] = counted.get(clause, 0) + number
        tests.setdefault(clause, []).append(test)
    return Record(made, counted, tests)


def covered(pack: Pack, languages: Sequence[str], record: Record | None) -> list[Covered]:
    """Every clause of a pack in reading order."""
    cards: dict[str, list[str]] = {}
    for deck in pack.decks:
        for item in deck.items:
            if item.clause:
                cards.setdefault(item.clause, []).append(f"{deck.id}/{item.id}")
    names: dict[str, list[str]] = {}
    for old, now in pack.renamed():
        names.setdefault(now, []).append(old)
    return [_covered(pack, clause, languages, cards.get(clause.id, []), names.get(clause.id, []), record) for clause in pack.clauses.values()]


def _covered(pack: Pack, clause: ClauseSpec, languages: Sequence[str], cards: Sequence[str], old: Sequence[str], record: Record | None) -> Covered:
    has = [lang for lang in languages if _has_words(pack, clause, lang)]
    behind = [lang for lang in has if pack.texts.is_stale(lang, clause.key)]
    ids = [clause.id, *old]
    return Covered(
        clause=clause.id,
        kind=clause.kind,
        codes=clause.codes,
        languages=tuple(lang for lang in has if lang not in behind),
        behind=tuple(behind),
        missing=tuple(lang for lang in languages if lang not in has),
        facts=tuple(_facts(pack, clause)),
        cards=tuple(cards),
        events=sum(record.events.get(id_, 0) for id_ in ids) if record else 0,
        tests=tuple(sorted({test for id_ in ids for test in record.tests.get(id_, ())})) if record else (),
    )


def _has_words(pack: Pack, clause: ClauseSpec, lang: str) -> bool:
    """A section may say no more than its title."""
    return pack.texts.has(lang, clause.key, "title") and (clause.kind == "section" or pack.texts.has(lang, clause.key))


def _facts(pack: Pack, clause: ClauseSpec) -> Iterator[str]:
    english = pack.texts.language(ENGLISH)
    names = variables_of(english, clause.key) if english else set()
    for id_ in pack.facts:
        if id_ == clause.table or any(name == id_ or name.startswith(f"{id_}_") for name in names):
            yield id_


def shortcomings(pack: Pack, rows: Sequence[Covered]) -> list[Fault]:
    """What may not be: a code without a clause, a clause without one of the languages, a fact that nothing uses."""
    found = [*short_code_faults(pack), *unused_facts(pack)]
    for row in rows:
        if row.missing:
            found.append(Fault("outline.yaml", pack.clauses[row.clause].line, row.clause, f"has no words in {', '.join(row.missing)}"))
    return sorted(found)


def coverage_lines(record: Record | None, rows: Mapping[str, Sequence[Covered]], faults: Mapping[str, Sequence[Fault]]) -> Iterator[str]:
    """The table for people, pack by pack, with sums and shortcomings."""
    if record is None:
        yield "No record of the tests yet: events and tests are unknown. `make test` writes one."
    else:
        yield f"Events and tests as recorded on {record.made}."
    for slug, found in rows.items():
        yield ""
        yield f"{slug}: {len(found)} clauses"
        yield f"{'clause':48} {'languages':18} {'facts':>5} {'cards':>5} {'events':>7} {'tests':>5}"
        yield from (_line(row, record) for row in found)
        yield from _sums(found, record)
        yield from (f"  {fault.file}:{fault.line}: {fault.id}: {fault.reason}" for fault in faults[slug])


def _line(row: Covered, record: Record | None) -> str:
    languages = " ".join([*row.languages, *(f"({lang})" for lang in row.behind)])
    events, tests = (str(row.events), str(len(row.tests))) if record else ("?", "?")
    return f"{row.clause.partition('/')[2]:48} {languages:18} {len(row.facts):>5} {len(row.cards):>5} {events:>7} {tests:>5}"


def _sums(found: Sequence[Covered], record: Record | None) -> Iterator[str]:
    whole = sum(not row.missing for row in found)
    yield f"  in every language: {whole} of {len(found)}; outgrown by the English: {sum(bool(row.behind) for row in found)}"
    if record:
        yield f"  cited by events: {sum(row.events > 0 for row in found)}; exercised by tests: {sum(bool(row.tests) for row in found)}"
