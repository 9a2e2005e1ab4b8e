"""The Fluent files: they parse, what they refer to exists, they ask for facts that are there, and Mozilla's own checks find nothing."""

from __future__ import annotations

from collections.abc import Iterator

from compare_locales.checks.fluent import FluentChecker
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from apps.packs.check.faults import Fault
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH, Language

ARGUED = ("ui_", "ledger_", "ask_", "odds_")
"""Beginnings of keys that code says with arguments of its own; all other words may use nothing but facts."""


def fluent_faults(pack: Pack) -> Iterator[Fault]:
    """Every fault of the Fluent files, language by language."""
    english = pack.texts.language(ENGLISH)
    for code in {ENGLISH, *pack.languages}:
        language = pack.texts.language(code)
        if language is None:
            continue
        for place, reason in language.junk:
            yield Fault(place.file, place.line, "", f"Fluent cannot read this: {reason}")
        for place, key in language.doubled:
            yield Fault(place.file, place.line, key, "stands twice")
        yield from _references(pack, language)
        if english:
            yield from _lint(language, english, whole=code == ENGLISH or code in pack.complete)


class _References(Visitor):
    """Collects what an entry refers to: terms with the case asked for, messages, and variables outside of event sentences."""

    def __init__(self) -> None:
        self.terms: list[tuple[str, str | None]] = []
        self.messages: list[str] = []
        self.variables: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name == "of":
            return
        before = set(self.variables)
        self.generic_visit(node)
        if node.id.name == "event":
            self.variables = before

    def visit_TermReference(self, node: ast.TermReference) -> None:
        named = node.arguments.named if node.arguments else ()
        cases = [str(a.value.parse()["value"]) for a in named if a.name.name == "case"]
        self.terms.append((node.id.name, cases[0] if cases else None))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def _references(pack: Pack, language: Language) -> Iterator[Fault]:
    for key, place in language.places.items():
        seen = _References()
        term = language.terms.get(key.removeprefix("term_")) if key.startswith("term_") else None
        seen.visit(term or language.messages[key])
        for name, case in seen.terms:
            reason = _term_reason(language, name, case)
            if reason:
                yield Fault(place.file, place.line, key, reason)
        for name in seen.messages:
            if name not in language.messages:
                yield Fault(place.file, place.line, key, f"says the unknown message {name!r}")
        if term is None and not key.startswith(ARGUED):
            for name in sorted(seen.variables - pack.texts.variables.keys()):
                yield Fault(place.file, place.line, key, f"asks for the unknown fact {name!r}")


def _term_reason(language: Language, term: str, case: str | None) -> str:
    if term not in language.terms:
        return f"says the unknown term {term!r}"
    if case is not None and case not in language.cases(term):
        return f"asks for the case {case!r}, which the term {term!r} does not have"
    return ""


def _lint(language: Language, english: Language, *, whole: bool) -> Iterator[Fault]:
    """What compare-locales says of plurals, attributes, variants and references; `.of` is our note and no translation of anything.

    A language that is not `whole` may lack attributes.
    """
    checker = FluentChecker(None, locale=language.code)
    for key, message in language.messages.items():
        place = language.places[key]
        if key not in english.messages:
            continue
        for _kind, _position, reason in checker.check_message(english.messages[key], message):
            if reason != "Obsolete attribute: of" and (whole or not reason.startswith("Missing attribute")):
                yield Fault(place.file, place.line, key, reason)
    for name, term in language.terms.items():
        place = language.places[f"term_{name}"]
        for _kind, _position, reason in checker.check_term(term):
            yield Fault(place.file, place.line, f"-{name}", reason)
