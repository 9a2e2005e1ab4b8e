"""Everything that pages and API read of the library. Each function makes a fixed number of queries, however large the library is."""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from django.db.models import Q, QuerySet

from apps.library.conditions import scope_words
from apps.library.models import Citation, Clause, ClauseText, Game, OldAddress, Reading, Term
from apps.library.names import names_of
from apps.library.rendering import clause_address
from apps.library.search import keys
from apps.library.shapes import (
    AlternativeRow,
    CitationRow,
    ClausePage,
    ClauseRow,
    Names,
    ReadingRow,
    RuleRow,
    SourceRow,
    TermRow,
)
from apps.library.words import best, pick
from apps.packs.texts import ENGLISH, Said

Kind = Citation.Kind


def game_get(slug: str) -> Game | None:
    """One game with its version."""
    return Game.objects.select_related("version").defer("version__content").filter(slug=slug).first()


def game_list() -> QuerySet[Game]:
    """Every game in order of slug."""
    return Game.objects.select_related("version").order_by("slug")


# Clauses


def clause_rows(clauses: Iterable[Clause], langs: Sequence[str], names: Names) -> list[ClauseRow]:
    """Clauses with their words in the first language that has them. One query, whatever the number."""
    wanted = list(clauses)
    texts = texts_of(wanted, langs)
    called = names.called
    return [_clause_row(clause, texts.get(clause.id, {}), langs, called) for clause in wanted]


def texts_of(clauses: Sequence[Clause], langs: Sequence[str] = ()) -> dict[str, dict[str, ClauseText]]:
    """The texts of clauses by id and language: all of them, or only those that readers of `langs` may get (English is always there)."""
    games = {c.game_id for c in clauses}
    # A whole rulebook is asked for by its game, not by a list of ids, which databases limit.
    rows = ClauseText.objects.filter(clause__game__in=games) if len(clauses) > 200 else ClauseText.objects.filter(clause__in=[c.id for c in clauses])
    found: dict[str, dict[str, ClauseText]] = defaultdict(dict)
    for text in rows.filter(lang__in={*langs, ENGLISH}) if langs else rows:
        found[text.clause_id][text.lang] = text
    return found


def _clause_row(clause: Clause, texts: Mapping[str, ClauseText], langs: Sequence[str], names: Mapping[str, str]) -> ClauseRow:
    lang = best(langs, texts)
    applies = tuple(scope_words(clause.scope, names))
    if lang is None:
        return ClauseRow(clause, clause.path, "", "", "", "", False, applies)
    text = texts[lang]
    return ClauseRow(clause, text.title, text.text, text.html, text.event, lang, text.stale, applies, text.differs)


def clause_resolve(clause_id: str) -> str | None:
    """The present id of what was asked for: itself, or what it is called now."""
    if Clause.objects.filter(id=clause_id).exists():
        return clause_id
    old = OldAddress.objects.filter(old=clause_id).first()
    return old.clause_id if old else None


def clause_near(clause_id: str) -> list[str]:
    """Ids that look like one that does not exist, the likeliest first."""
    slug, _, path = clause_id.partition("/")
    ids = list(Clause.objects.filter(game=slug).order_by("order").values_list("id", flat=True))
    last = path.rpartition("/")[2]
    same = [i for i in ids if last and last in i.split("/")[1:]]
    return list(dict.fromkeys([*same, *difflib.get_close_matches(clause_id, ids, n=6, cutoff=0.7)]))[:6]


def contents(slug: str, langs: Sequence[str], names: Names) -> list[ClauseRow]:
    """All clauses of a game in reading order. Two queries."""
    return clause_rows(Clause.objects.filter(game=slug).order_by("order"), langs, names)


def rulebook(game: Game, langs: Sequence[str], names: Names) -> list[RuleRow]:
    """All clauses of a game with what stands in the margin. Four queries."""
    rows = contents(game.slug, langs, names)
    readings = {r.clause_id: reading_row(r, game, langs) for r in names.readings}
    marks: dict[tuple[str, str], list[CitationRow]] = defaultdict(list)
    titles = {row.id: row for row in rows}
    for citation in Citation.objects.filter(clause__game=game.slug).order_by("kind", "order", "source"):
        marks[citation.clause_id, citation.kind].append(citation_row(citation, langs))
        if citation.kind == Kind.REPLACES and citation.clause_id in titles:
            marks[citation.source, "it"].append(_cited(titles[citation.clause_id], "replaces"))
    errata = errata_by_clause(rows)
    return [
        RuleRow(
            row=row,
            module=names.modules.get((row.clause.module_id or "").partition("/")[2]),
            reading=readings.get(row.id),
            cards=tuple(marks[row.id, Kind.CARD]),
            replaced_by=tuple(marks[row.id, Kind.REPLACES]),
            replaces=tuple(marks[row.id, "it"]),
            errata=tuple(errata[row.id]),
        )
        for row in rows
    ]


def errata_by_clause(rows: Iterable[ClauseRow]) -> dict[str, list[ClauseRow]]:
    """The errata among these clauses by the id of each clause that they refer to. One query."""
    errata = {row.id: row for row in rows if row.clause.kind == Clause.Kind.ERRATUM}
    found: dict[str, list[ClauseRow]] = defaultdict(list)
    for source, clause_id in Citation.objects.filter(kind=Kind.CITES, source__in=errata).order_by("order").values_list("source", "clause_id"):
        found[clause_id].append(errata[source])
    return found


def citation_row(citation: Citation, langs: Sequence[str]) -> CitationRow:
    """A citation in the reader's words."""
    name = pick(citation.words, langs)
    number = str(citation.words.get(name.lang, {}).get("number", ""))
    return CitationRow(citation.kind, citation.source, name, number, citation.address, citation.icon)


def _cited(row: ClauseRow, kind: str) -> CitationRow:
    return CitationRow(kind, row.id, Said(row.title, row.lang or ENGLISH), row.clause.number, clause_address(row.id), "")


def clause_page(clause_id: str, langs: Sequence[str]) -> ClausePage | None:
    """Everything about one clause. Nine queries."""
    clause = Clause.objects.select_related("game", "game__version").filter(id=clause_id).first()
    if clause is None:
        return None
    names = names_of(clause.game_id, langs)
    marks = list(Citation.objects.filter(Q(clause=clause.id) | Q(source=clause.id)).order_by("kind", "order", "source"))
    around = _around(clause, [m.clause_id if m.source == clause.id else m.source for m in marks if m.source == clause.id or m.kind == Kind.CITES])
    texts = texts_of(around)
    called = names.called
    rows = {c.id: _clause_row(c, texts.get(c.id, {}), langs, called) for c in around}
    told = [m for m in marks if m.source == clause.id]
    heard = [m for m in marks if m.clause_id == clause.id]
    cited = {kind: tuple(_cited(rows[m.clause_id], kind) for m in told if m.kind == kind) for kind in Kind.values}
    citing = {kind: tuple(citation_row(m, langs) for m in heard if m.kind == kind) for kind in Kind.values}
    by_order = {c.order: rows[c.id] for c in around}
    return ClausePage(
        game=clause.game,
        row=rows[clause.id],
        above=tuple(rows[i] for i in _parents(clause.id, clause.game_id) if i in rows),
        within=tuple(rows[c.id] for c in around if clause.order < c.order < clause.end),
        before=by_order.get(clause.order - 1),
        after=by_order.get(clause.order + 1),
        texts=texts.get(clause.id, {}),
        module=names.modules.get((clause.module_id or "").partition("/")[2]),
        product=names.products.get((clause.product_id or "").partition("/")[2]),
        readings=tuple(reading_row(r, clause.game, langs) for r in names.readings if r.clause_id == clause.id),
        errata=tuple(rows[m.source] for m in heard if m.kind == Kind.CITES and rows[m.source].clause.kind == Clause.Kind.ERRATUM),
        cites=cited[Kind.CITES],
        replaces=cited[Kind.REPLACES],
        cited_by=citing[Kind.CITES],
        replaced_by=citing[Kind.REPLACES],
        cards=citing[Kind.CARD],
        terms=citing[Kind.TERM],
        sources=source_rows(clause.game, langs, clause.sources) or tuple(s for s in source_rows(clause.game, langs) if s.weight == "primary"),
    )


def _around(clause: Clause, cited: Sequence[str]) -> list[Clause]:
    """The clause, those above and within it, its neighbours and what it cites, in reading order. One query."""
    here = Q(order__gte=clause.order - 1, order__lte=max(clause.order + 1, clause.end - 1))
    return list(Clause.objects.filter(Q(game=clause.game_id) & (here | Q(id__in=[*_parents(clause.id, clause.game_id), *cited]))).order_by("order"))


def _parents(clause_id: str, slug: str) -> list[str]:
    """Ids of what a clause stands in, outermost first; an id is the path to it."""
    parts = clause_id.removeprefix(f"{slug}/").split("/")
    return [f"{slug}/{'/'.join(parts[:i])}" for i in range(1, len(parts))]


# Readings and terms


def readings_of(game: Game, langs: Sequence[str]) -> list[ReadingRow]:
    """The readings of a game in order."""
    return [reading_row(r, game, langs) for r in Reading.objects.filter(game=game.slug).order_by("order")]


def source_rows(game: Game, langs: Sequence[str], ids: Container[str] | None = None) -> tuple[SourceRow, ...]:
    """The sources of a game, or those of them that are named, in the reader's words."""
    return tuple(SourceRow(s["id"], pick(s["words"], langs), s["weight"]) for s in game.sources if ids is None or s["id"] in ids)


def reading_row(reading: Reading, game: Game, langs: Sequence[str]) -> ReadingRow:
    """A reading in the reader's words."""
    sources = {s.id: s for s in source_rows(game, langs)}
    return ReadingRow(
        id=reading.id,
        name=reading.name,
        clause=reading.clause_id,
        question=pick(reading.words, langs),
        why=pick(reading.words, langs, "why"),
        default=reading.default,
        alternatives=tuple(_alternative(a, reading, sources, langs) for a in reading.alternatives),
        codes=tuple(reading.codes),
        playable=reading.playable,
    )


def _alternative(data: Mapping[str, Any], reading: Reading, sources: Mapping[str, SourceRow], langs: Sequence[str]) -> AlternativeRow:
    stated = tuple(sources[s].title for s in data["stated_by"] if s in sources)
    return AlternativeRow(data["id"], pick(reading.words, langs, f"={data['id']}"), stated, data["id"] == reading.default)


def glossary(slug: str, langs: Sequence[str]) -> list[TermRow]:
    """The terms of a game in the alphabetical order of the reader's language. One query."""
    rows = [term_row(t, langs) for t in Term.objects.filter(game=slug)]
    return sorted(rows, key=lambda r: (keys.phrase(r.term.text), r.id))


def term_row(term: Term, langs: Sequence[str]) -> TermRow:
    """A term in the reader's words."""
    name = pick(term.words, langs)
    others = tuple((lang, str(said["name"])) for lang, said in sorted(term.words.items()) if lang != name.lang)
    return TermRow(term.id, term.name, name, pick(term.words, langs, "about"), term.clause_id, others, tuple(term.words[name.lang].get("also", ())))


def clauses_by_id(ids: Sequence[str], langs: Sequence[str]) -> list[ClauseRow]:
    """Clauses in the order of `ids`, without their conditions in words. Two queries."""
    found = {c.id: c for c in Clause.objects.filter(id__in=ids)}
    texts = texts_of(list(found.values()), langs)
    return [_clause_row(found[i], texts.get(i, {}), langs, {}) for i in ids if i in found]


def clauses_citing(clause_id: str, langs: Sequence[str]) -> list[ClauseRow]:
    """Clauses that refer to this one, in reading order. Three queries."""
    ids = Citation.objects.filter(clause=clause_id, kind__in=(Kind.CITES, Kind.REPLACES)).order_by("order").values_list("source", flat=True)
    return clauses_by_id(list(dict.fromkeys(ids)), langs)
