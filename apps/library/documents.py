"""What the search index holds of the library: clauses and terms, one document a language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from apps.library.models import Clause, ClauseText, Term
from apps.library.rendering import Renderer, clause_address
from apps.library.search.index import Doc
from apps.packs.spec import ClauseSpec, Pack

FEW = 2
"""Components that may lend a clause their names."""
TERM_RANK = 100_000
"""Clauses stand before terms, in the order of the rules; cards after both."""


def library_docs(
    pack: Pack, renderers: Mapping[str, Renderer], clauses: Sequence[Clause], texts: Sequence[ClauseText], terms: Sequence[Term]
) -> Iterator[Doc]:
    """Every clause and term in every language that has its words."""
    by_id = {c.id: c for c in clauses}
    titles = {(t.clause_id, t.lang): t.title for t in texts}
    games = {lang: pack.texts.say(lang, "game").text for lang in renderers}
    shown = _shown_on(pack, renderers)
    for text in texts:
        yield _clause_doc(pack, renderers[text.lang], by_id, titles, text, games[text.lang], shown)
    for place, term in enumerate(terms):
        for lang, said in term.words.items():
            if lang in renderers:
                yield _term_doc(pack, renderers[lang], term, lang, said, place, games[lang])


def _clause_doc(
    pack: Pack, renderer: Renderer, by_id: Mapping[str, Clause], titles: Mapping[tuple[str, str], str], text: ClauseText, game: str,
    shown: Mapping[tuple[str, str], Sequence[str]],
) -> Doc:  # fmt: skip
    clause = by_id[text.clause_id]
    spec = pack.clauses[clause.id]
    source = pack.texts.say(text.lang, spec.key).text if pack.texts.has(text.lang, spec.key) else ""
    return Doc(
        kind="clause",
        subject=clause.id,
        detail=clause.kind,
        lang=text.lang,
        title=text.title,
        body=text.text,
        address=clause_address(clause.id),
        rank=clause.order,
        module=spec_module(clause),
        name=" ".join([_defined(pack, spec.defines, text.lang), *shown.get((clause.id, text.lang), ())]),
        trail=" › ".join([game, *_headings(clause, by_id, titles, text.lang)]),
        codes=" ".join([*clause.codes, clause.path.replace("/", " ").replace("-", " "), clause.number]),
        concepts=renderer.concepts(source),
        title_concepts={*renderer.concepts(text.title), *spec.defines},
        flags=_flags(pack, clause, spec),
    )


def _flags(pack: Pack, clause: Clause, spec: ClauseSpec) -> list[str]:
    """What `is:` finds it by."""
    told = {
        "errata": spec.kind == "erratum",
        "example": spec.kind == "example",
        "option": spec.kind == "option",
        "disputed": bool(spec.reading),
        "table": bool(spec.table),
    }
    return [*(name for name, holds in told.items() if holds), box_flag(pack, (clause.product_id or "").partition("/")[2])]


def box_flag(pack: Pack, product: str) -> str:
    """Whether a thing is of a box that everybody has."""
    return "expansion" if any(p.id == product and not p.required for p in pack.products) else "base"


def _shown_on(pack: Pack, renderers: Mapping[str, Renderer]) -> dict[tuple[str, str], list[str]]:
    """By clause and language, the names of the few components that show it: who asks for one of them asks for its rule."""
    items: dict[str, list[str]] = defaultdict(list)
    for item in (item for deck in pack.decks for item in deck.items if item.clause):
        items[item.clause or ""].append(item.id)
    return {
        (clause, lang): [renderer.plain(pack.texts.say(lang, f"card_{id_}").text) for id_ in ids if pack.texts.has(lang, f"card_{id_}")]
        for clause, ids in items.items()
        if len(ids) <= FEW
        for lang, renderer in renderers.items()
    }


def _defined(pack: Pack, concepts: Sequence[str], lang: str) -> str:
    """The names of what a clause defines: who asks for a thing wants the clause about it before those that mention it."""
    terms = pack.texts.terms(lang)
    return " ".join(next(iter(terms[concept].values())) for concept in concepts if terms.get(concept))


def spec_module(clause: Clause) -> str:
    """The module's own name, without the game."""
    return clause.module_id.partition("/")[2] if clause.module_id else ""


def _headings(clause: Clause, by_id: Mapping[str, Clause], titles: Mapping[tuple[str, str], str], lang: str) -> list[str]:
    found, above = [], clause.parent_id
    while above:
        found.append(titles.get((above, lang)) or titles.get((above, "en"), ""))
        above = by_id[above].parent_id
    return [title for title in reversed(found) if title]


def _term_doc(pack: Pack, renderer: Renderer, term: Term, lang: str, said: Mapping[str, str], place: int, game: str) -> Doc:
    forms = pack.texts.terms(lang).get(term.name, {})
    return Doc(
        kind="term",
        subject=term.id,
        detail="term",
        lang=lang,
        title=said["name"],
        body=said["about"],
        address=f"games/{pack.slug}/glossary/#{term.name}",
        rank=TERM_RANK + place,
        name=" ".join(dict.fromkeys(forms.values())),
        trail=game,
        concepts=renderer.concepts(said["about"]),
        title_concepts={term.name},
    )
