"""Glossary: every concept in every complete language, no form owned by two concepts."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from apps.packs.check.faults import Fault
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH

ALSO = "also.yaml"


def term_faults(pack: Pack) -> Iterator[Fault]:
    """Every fault of the terms."""
    english = set(pack.texts.terms(ENGLISH))
    for code in {ENGLISH, *pack.languages}:
        language = pack.texts.language(code)
        if language is None:
            continue
        forms = pack.texts.terms(code)
        for term in english - set(forms) if code in pack.complete else ():
            yield Fault(f"terms/{code}.ftl", 1, f"-{term}", f"{code} has no such term")
        for term in set(forms) - english:
            place = language.places[f"term_{term}"]
            yield Fault(place.file, place.line, f"-{term}", "is not in English")
        owner: dict[str, str] = {}
        for term, cases in forms.items():
            place = language.places[f"term_{term}"]
            if not pack.texts.has(code, f"term_{term}", "about"):
                yield Fault(place.file, place.line, f"-{term}", "has no definition (.about)")
            for form in {f.casefold() for f in cases.values()}:
                if owner.setdefault(form, term) != term:
                    yield Fault(place.file, place.line, f"-{term}", f"the form {form!r} belongs to {owner[form]!r} already")
    yield from _also_faults(pack, english)


def _also_faults(pack: Pack, english: Collection[str]) -> Iterator[Fault]:
    """Other words for a concept that lead nowhere, or to two concepts at once."""
    owners = {(code, form.casefold()): term for code in pack.languages for term, cases in pack.texts.terms(code).items() for form in cases.values()}
    for also in pack.also:
        if also.concept not in english:
            yield Fault(ALSO, also.line, also.concept, "is not in the glossary")
        elif also.lang not in pack.languages:
            yield Fault(ALSO, also.line, also.concept, f"{also.lang!r} is no language of this pack")
        elif (owner := owners.setdefault((also.lang, also.word.casefold()), also.concept)) != also.concept:
            yield Fault(ALSO, also.line, also.concept, f"{also.word!r} belongs to {owner!r} already")
