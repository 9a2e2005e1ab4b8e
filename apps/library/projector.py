"""A pack as rows of the library. Runs inside the transaction of `packs load`; loading the same pack again changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from django.db.models import QuerySet

from apps.library import models
from apps.library.clauserows import ClauseMaker
from apps.library.documents import library_docs
from apps.library.models import Citation, Clause, ClauseText, Game, Mode, Module, OldAddress, Option, Product, Reading, Term, TermForm
from apps.library.rendering import Renderer, clause_address, icons_file
from apps.library.rows import rows_sync
from apps.library.search import keys
from apps.library.search.index import index_write
from apps.packs import spec
from apps.packs.models import PackVersion
from apps.packs.spec import Pack

SHAPE = 10
"""Raised when the rows come out differently from the same content."""
LIBRARY_CITATIONS = (Citation.Kind.CITES, Citation.Kind.REPLACES, Citation.Kind.TERM)


def project(pack: Pack, version: PackVersion) -> None:
    """Write all of a pack's rows."""
    addresses = term_addresses(pack)
    renderers = {lang: Renderer(pack, lang, addresses) for lang in written_languages(pack)}
    made = ClauseMaker(pack, renderers)
    rows_sync(Game.objects.filter(slug=pack.slug), [_game(pack, version)], unique=["slug"])
    rows_sync(Product.objects.filter(game_id=pack.slug), _products(pack), unique=["id"])
    rows_sync(Module.objects.filter(game_id=pack.slug), _modules(pack), unique=["id"])
    clauses, texts = list(made.clauses()), list(made.texts())
    rows_sync(Clause.objects.filter(game_id=pack.slug), clauses, unique=["id"])
    rows_sync(ClauseText.objects.filter(clause__game_id=pack.slug), texts, unique=["clause", "lang"])
    rows_sync(Option.objects.filter(game_id=pack.slug), _options(pack), unique=["id"])
    rows_sync(Mode.objects.filter(game_id=pack.slug), _modes(pack), unique=["id"])
    rows_sync(Reading.objects.filter(game_id=pack.slug), _readings(pack), unique=["id"])
    terms = list(_terms(pack))
    rows_sync(Term.objects.filter(game_id=pack.slug), terms, unique=["id"])
    rows_sync(TermForm.objects.filter(term__game_id=pack.slug), _forms(pack), unique=["term", "lang", "case"])
    rows_sync(_citations(pack.slug), made.citations(terms), unique=["clause", "kind", "source"])
    rows_sync(OldAddress.objects.filter(clause__game_id=pack.slug), _old(pack), unique=["old"])
    index_write(game=pack.slug, part="rules", layer=0, docs=library_docs(pack, renderers, clauses, texts, terms))


def written_languages(pack: Pack) -> list[str]:
    """The languages that the pack has words in, English first."""
    return sorted(pack.texts.languages, key=lambda lang: (lang != "en", lang))


def term_addresses(pack: Pack) -> dict[str, str]:
    """From every concept to the page that explains it: its clause, else its place in the glossary."""
    found = {concept: f"games/{pack.slug}/glossary/#{concept}" for lang in written_languages(pack) for concept in pack.texts.terms(lang)}
    for clause in pack.clauses.values():
        found.update((concept, clause_address(clause.id)) for concept in clause.defines)
    return found


def words_of(pack: Pack, key: str, **attributes: str) -> dict[str, dict[str, str]]:
    """The words under `key` in every language that has them: `name`, and for each `field="attr"` that attribute."""
    found: dict[str, dict[str, str]] = {}
    for lang in written_languages(pack):
        said = {"name": pack.texts.say(lang, key).text} if pack.texts.has(lang, key) else {}
        said |= {field: pack.texts.say(lang, key, attr).text for field, attr in attributes.items() if pack.texts.has(lang, key, attr)}
        if said:
            found[lang] = {field: " ".join(text.split()) for field, text in said.items()}
    return found


def _game(pack: Pack, version: PackVersion) -> Game:
    icons = icons_file(pack.slug)
    return Game(
        slug=pack.slug,
        version=version,
        accent=pack.accent,
        players_low=pack.players.low,
        players_high=pack.players.high,
        languages=list(pack.languages),
        complete=list(pack.complete),
        sources=[{"id": s.id, "weight": s.weight, "words": words_of(pack, f"source_{s.id}")} for s in pack.sources],
        licence=dict(pack.licence),
        facts={id_: fact.value for id_, fact in pack.facts.items()},
        playable=pack.rules is not None,
        icons=icons if (pack.folder / "static" / icons).is_file() else "",
        words=words_of(pack, "game", about="about", unofficial="unofficial"),
    )


def _products(pack: Pack) -> Iterator[Product]:
    for order, product in enumerate(pack.products):
        yield Product(
            id=f"{pack.slug}/{product.id}", game_id=pack.slug, name=product.id, order=order, required=product.required,
            words=words_of(pack, f"product_{product.id}"),
        )  # fmt: skip


def _modules(pack: Pack) -> Iterator[Module]:
    for order, module in enumerate(pack.modules):
        yield Module(
            id=f"{pack.slug}/{module.id}",
            game_id=pack.slug,
            name=module.id,
            order=order,
            number=module.number,
            product_id=f"{pack.slug}/{module.product}",
            requires=list(module.requires),
            needs_one=list(module.needs_one),
            excludes=list(module.excludes),
            players_low=module.players.low if module.players else None,
            players_high=module.players.high if module.players else None,
            clause_id=module.clause if module.clause in pack.clauses else None,
            playable=module.engine,
            words=words_of(pack, f"module_{module.id}", about="about"),
        )


def _options(pack: Pack) -> Iterator[Option]:
    for order, option in enumerate(pack.options):
        words = words_of(pack, f"option_{option.id}", about="about")
        _add_named(words, pack, f"option_{option.id}", option.values)
        yield Option(
            id=f"{pack.slug}/{option.id}",
            game_id=pack.slug,
            name=option.id,
            order=order,
            values=list(option.values),
            default=option.default,
            clause_id=option.clause if option.clause in pack.clauses else None,
            product_id=f"{pack.slug}/{option.product}" if option.product else None,
            module_id=f"{pack.slug}/{option.module}" if option.module else None,
            when=dict(option.when) if option.when else None,
            words=words,
        )


def _modes(pack: Pack) -> Iterator[Mode]:
    for order, mode in enumerate(pack.modes):
        yield Mode(id=f"{pack.slug}/{mode}", game_id=pack.slug, name=mode, order=order, words=words_of(pack, f"mode_{mode}", about="about"))


def _readings(pack: Pack) -> Iterator[Reading]:
    for order, reading in enumerate(pack.readings):
        yield Reading(
            id=f"{pack.slug}/{reading.id}",
            game_id=pack.slug,
            clause_id=reading.clause,
            name=reading.id,
            order=order,
            default=reading.default,
            alternatives=[{"id": a.id, "stated_by": list(a.stated_by)} for a in reading.alternatives],
            codes=list(reading.codes),
            playable=reading.engine,
            words=_reading_words(pack, reading),
        )


def _reading_words(pack: Pack, reading: spec.Reading) -> dict[str, dict[str, str]]:
    words = words_of(pack, f"reading_{reading.id}", why="why")
    _add_named(words, pack, f"reading_{reading.id}", [a.id for a in reading.alternatives])
    return words


def _add_named(words: dict[str, dict[str, str]], pack: Pack, key: str, values: Iterable[str]) -> None:
    """Add under `=value` what the values are called (`key_value`)."""
    for value in values:
        for lang, said in words_of(pack, f"{key}_{value}").items():
            words.setdefault(lang, {})[f"={value}"] = said["name"]


def _terms(pack: Pack) -> Iterator[Term]:
    defined = {concept: clause.id for clause in pack.clauses.values() for concept in clause.defines}
    for concept in sorted(term_addresses(pack)):
        words: dict[str, dict[str, Any]] = {}
        for lang in written_languages(pack):
            forms = pack.texts.terms(lang).get(concept)
            if forms:
                about = pack.texts.say(lang, f"term_{concept}", "about").text
                also = [a.word for a in pack.also if (a.concept, a.lang) == (concept, lang)]
                words[lang] = {"name": next(iter(forms.values())), "about": " ".join(about.split())} | ({"also": also} if also else {})
        if words:
            yield Term(id=f"{pack.slug}/{concept}", game_id=pack.slug, name=concept, clause_id=defined.get(concept), words=words)


def _forms(pack: Pack) -> Iterator[TermForm]:
    for lang in written_languages(pack):
        for concept, forms in pack.texts.terms(lang).items():
            for case, form in forms.items():
                yield TermForm(term_id=f"{pack.slug}/{concept}", lang=lang, case=case, form=form, key=keys.asked_as(form)[:128])
    counted: Counter[tuple[str, str]] = Counter()
    for also in pack.also:
        counted[also.concept, also.lang] += 1
        case = f"{TermForm.ALSO}{counted[also.concept, also.lang]}"
        yield TermForm(term_id=f"{pack.slug}/{also.concept}", lang=also.lang, case=case, form=also.word, key=keys.also_as(also.word, also.lang)[:128])


def _citations(slug: str) -> QuerySet[Citation]:
    return models.Citation.objects.filter(clause__game_id=slug, kind__in=LIBRARY_CITATIONS)


def _old(pack: Pack) -> Iterator[OldAddress]:
    for old, now in pack.renamed():
        yield OldAddress(old=old, clause_id=now)
