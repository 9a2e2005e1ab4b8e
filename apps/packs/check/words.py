"""Words: none missing, none stale, none dead, no typed digit, the same variables in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from apps.packs.check.facts import variables_of
from apps.packs.check.faults import Fault
from apps.packs.spec import Pack, text_key
from apps.packs.texts import ENGLISH, Language

FREE = ("ui_", "ledger_", "icon_", "policy_", "tally_", "role_", "game", "ask_", "odds_")
"""Beginnings of keys that are asked for by code, whose words cannot be called dead by looking at the data."""
ICON = re.compile(r":([a-z][a-z0-9-]*):")


def word_faults(pack: Pack) -> Iterator[Fault]:
    """Every fault of the words, language by language."""
    needed, known = _needed(pack), _owned(pack)
    for code in {ENGLISH, *pack.languages}:
        language = pack.texts.language(code)
        if language is None:
            yield Fault("pack.yaml", 1, code, "a language is declared that has no words")
            continue
        yield from _literals(language)
        yield from _dead(language, known)
        yield from _icons(pack, language)
        if code == ENGLISH or code in pack.complete:
            yield from _missing(pack, language, needed)
        if code != ENGLISH:
            yield from _against_english(pack, language)


def _needed(pack: Pack) -> list[tuple[str, str | None]]:
    """Every key (and attribute) that the data asks words for."""
    needed: list[tuple[str, str | None]] = [("game", None), ("game", "about"), ("game", "unofficial")]
    for clause in pack.clauses.values():
        needed.append((clause.key, "title"))
        if clause.kind != "section":
            needed.append((clause.key, None))
    needed += [(f"product_{p.id}", None) for p in pack.products]
    needed += [(f"source_{s.id}", None) for s in pack.sources]
    for module in pack.modules:
        needed += [(f"module_{module.id}", None), (f"module_{module.id}", "about")]
    for option in pack.options:
        needed += [(f"option_{option.id}", None), *((f"option_{option.id}_{v}", None) for v in option.values)]
    needed += [(f"mode_{mode}", None) for mode in pack.modes]
    for reading in pack.readings:
        needed += [(f"reading_{reading.id}", None), *((f"reading_{reading.id}_{a.id}", None) for a in reading.alternatives)]
    for deck in pack.decks:
        needed += [(f"deck_{deck.id}", None), *((f"card_{i.id}", None) for i in deck.items)]
    return needed + _asked_by_code(pack)


def _asked_by_code(pack: Pack) -> list[tuple[str, str | None]]:
    needed: list[tuple[str, str | None]] = []
    if pack.rules:
        needed += [(f"ask_{k.name}", None) for k in pack.rules.KINDS.values() if k.form != "draw"]
        needed += [(f"tally_{name}", None) for name in getattr(pack.rules, "TALLY", ())]
    if pack.players_module:
        needed += [(f"policy_{name}", None) for name in pack.players_module.POLICIES]
    for question in pack.odds:
        needed += [(f"odds_{question.id}", None), (f"odds_{question.id}", "about")]
        needed += [(f"odds_{question.id}_{p.id}", None) for p in question.parameters]
        needed += [(f"odds_{question.id}_{p.id}_{value}", None) for p in question.parameters if p.words for value in range(p.low, p.high + 1)]
        needed += [(f"odds_{question.id}_row_{row.key}", None) for row in question.exact(pack.values, question.usual)]
    return needed


def _owned(pack: Pack) -> set[str]:
    return {key for key, _ in _needed(pack)} | {text_key(c.path) for c in pack.clauses.values()}


def _missing(pack: Pack, language: Language, needed: list[tuple[str, str | None]]) -> Iterator[Fault]:
    file = f"text/{language.code}.ftl"
    for key, attr in dict.fromkeys(needed):
        if not pack.texts.has(language.code, key, attr):
            place = language.places.get(key)
            yield Fault(file, place.line if place else 1, key, f"{language.code} has no words for this{f' (.{attr})' if attr else ''}")


class _Literals(Visitor):
    """Finds digits typed into text, and numbers typed as literals; a string literal is an escape."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "of":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        if any(c.isdigit() for c in node.value):
            self.found.append(node.value.strip())

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.NumberLiteral):
            self.found.append(node.expression.value)
        self.generic_visit(node)


def _literals(language: Language) -> Iterator[Fault]:
    for key, place in language.places.items():
        visitor = _Literals()
        visitor.visit(language.messages.get(key) or language.terms[key.removeprefix("term_")])
        for text in visitor.found:
            yield Fault(place.file, place.line, key, f"a typed digit in {text!r}: take the number from the facts")


def _dead(language: Language, known: set[str]) -> Iterator[Fault]:
    for key in language.messages:
        if key not in known and not key.startswith(FREE):
            place = language.places[key]
            yield Fault(place.file, place.line, key, "dead words: nothing in the pack has this key")


def _icons(pack: Pack, language: Language) -> Iterator[Fault]:
    from fluent.syntax import FluentSerializer

    for key, message in language.messages.items():
        for icon in ICON.findall(FluentSerializer().serialize_entry(message)):
            if not pack.texts.has(language.code, f"icon_{icon}") and not pack.texts.has(ENGLISH, f"icon_{icon}"):
                place = language.places[key]
                yield Fault(place.file, place.line, key, f"the icon {icon!r} has no name")


def _against_english(pack: Pack, language: Language) -> Iterator[Fault]:
    english = pack.texts.language(ENGLISH)
    for key in language.messages:
        place = language.places[key]
        if english is None or key not in english.messages:
            yield Fault(place.file, place.line, key, "is not in English")
            continue
        strange = (variables_of(language, key) ^ variables_of(english, key)) - {"case"}
        if strange:
            yield Fault(place.file, place.line, key, f"differs from English in the variables {', '.join(sorted(strange))}")
        noted = pack.texts.noted_digest(language.code, key)
        if noted is None:
            yield Fault(place.file, place.line, key, "does not note which English it follows (.of; see `packs accept`)")
        elif noted != pack.texts.digest(key):
            yield Fault(place.file, place.line, key, "stale: the English has changed since")
