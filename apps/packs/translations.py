"""What a translator has to do: texts that are missing, stale, or differ from their English. Made from the pack's files alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from apps.packs.agreement import Finding, findings, placeholders
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH, Language

STATES = ("missing", "stale", "differs", "unsure")
AMOUNTS = (5, 2, 1)
"""Texts that are said with a number not yet known are compared with each of these: no plural form escapes."""
NAMES = {"actor": "A", "target": "B", "name": "C", "member": "D"}


@dataclass(frozen=True, slots=True)
class Item:
    """One text of one language that needs a look, and why. `attr` is empty for the text itself; file and line are where it stands or should."""

    lang: str
    state: str
    key: str
    attr: str
    file: str
    line: int
    english: str
    text: str
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """One language of a pack: how many texts there are, how many say what the present English says, and those that need a look."""

    lang: str
    total: int
    current: int
    begun: bool
    items: tuple[Item, ...]


def report(pack: Pack, lang: str) -> Report:
    """The state of one language; texts with the same words and facts are compared once in a process."""
    return _report(_Texts(pack, lang))


class _Texts:
    """What a report depends on: the words of English and of one language, and the facts."""

    def __init__(self, pack: Pack, lang: str) -> None:
        self.pack, self.lang = pack, lang
        files = {name: text for name, text in json.loads(pack.content).items() if name.endswith((f"/{ENGLISH}.ftl", f"/{lang}.ftl"))}
        self._key = hashlib.sha256(json.dumps([lang, files, dict(pack.texts.variables)], sort_keys=True).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Texts) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=64)
def _report(of: _Texts) -> Report:
    pack, lang = of.pack, of.lang
    texts = list(_english(pack))
    language = pack.texts.language(lang)
    if language is None:
        return Report(lang, len(texts), 0, False, ())
    items = tuple(item for key, attr in texts for item in _items(pack, language, key, attr))
    wrong = {(item.key, item.attr) for item in items if item.state in ("missing", "differs")}
    stale = {item.key for item in items if item.state == "stale"}
    current = sum((key, attr) not in wrong and key not in stale for key, attr in texts)
    return Report(lang, len(texts), current, True, items)


def _english(pack: Pack) -> Iterator[tuple[str, str]]:
    """Every text of the English, in the order of its files: key, and attribute or nothing."""
    english = pack.texts.language(ENGLISH)
    for key in english.places if english else ():
        entry = _entry(english, key)
        if entry is None:
            continue
        if entry.value is not None and entry.value.elements and not key.startswith("term_"):
            yield key, ""
        yield from ((key, a.id.name) for a in entry.attributes if a.id.name != "of")
        if key.startswith("term_") and not entry.attributes:
            yield key, ""


def _items(pack: Pack, language: Language, key: str, attr: str) -> Iterator[Item]:
    lang, texts = language.code, pack.texts
    if not texts.has(lang, key, attr or None):
        yield _item(pack, lang, "missing", key, attr, text="")
        return
    first = not attr or _entry(pack.texts.language(ENGLISH), key) is None or _first_attribute(pack, key) == attr
    if first and not key.startswith("term_") and texts.noted_digest(lang, key) != texts.digest(key):
        yield _item(pack, lang, "stale", key, attr)
    english, text, found = _compared(pack, language, key, attr)
    for state in ("differs", "unsure"):
        mine = tuple(f for f in found if f.unsure == (state == "unsure"))
        if mine:
            yield _item(pack, lang, state, key, attr, english=english, text=text, found=mine)


def _first_attribute(pack: Pack, key: str) -> str:
    """The attribute that stands for a message without a text of its own."""
    entry = _entry(pack.texts.language(ENGLISH), key)
    if entry is None or (entry.value is not None and entry.value.elements):
        return ""
    return next((a.id.name for a in entry.attributes if a.id.name != "of"), "")


def _item(
    pack: Pack, lang: str, state: str, key: str, attr: str, *, english: str | None = None, text: str | None = None, found: tuple[Finding, ...] = ()
) -> Item:
    language = pack.texts.language(lang)
    place = language.places.get(key) if language else None
    folder = "terms" if key.startswith("term_") else "text"
    return Item(
        lang=lang,
        state=state,
        key=key,
        attr=attr,
        file=place.file if place else f"{folder}/{lang}.ftl",
        line=place.line if place else 1,
        english=_said(pack, ENGLISH, key, attr, AMOUNTS[0]) if english is None else english,
        text=_said(pack, lang, key, attr, AMOUNTS[0]) if text is None else text,
        findings=found,
    )


def _compared(pack: Pack, language: Language, key: str, attr: str) -> tuple[str, str, list[Finding]]:
    """Both texts and how they differ: placeholders as written, all else as said with the facts."""
    english = pack.texts.language(ENGLISH)
    written, translated = _written(english, key, attr), _written(language, key, attr)
    names = placeholders(written) ^ placeholders(translated)
    first = [Finding("placeholders", names=tuple(sorted(names)))] if names else []
    said = translation = ""
    for amount in AMOUNTS if _open_arguments(pack, written) else AMOUNTS[:1]:
        said, translation = _said(pack, ENGLISH, key, attr, amount), _said(pack, language.code, key, attr, amount)
        found = findings(said, translation, language.code)
        if found:
            return said, translation, [*first, *found]
    return said, translation, first


def _open_arguments(pack: Pack, written: str) -> frozenset[str]:
    """What a text is told when it is said and does not know from the facts."""
    return placeholders(written) - pack.texts.variables.keys()


def _said(pack: Pack, lang: str, key: str, attr: str, amount: int) -> str:
    written = _written(pack.texts.language(lang), key, attr)
    args: dict[str, Any] = {name: NAMES.get(name, amount) for name in _open_arguments(pack, written)}
    return " ".join(pack.texts.say(lang, key, attr or None, args).text.split())


def _written(language: Language | None, key: str, attr: str) -> str:
    """A text as written, its selectors and placeholders in braces."""
    entry = _entry(language, key)
    pattern = next((a.value for a in entry.attributes if a.id.name == attr), None) if entry and attr else entry.value if entry else None
    if pattern is None:
        return ""
    seen = _Variables()
    seen.visit(pattern)
    # A variable inside of a function or a nested selector is written like any other.
    return str(FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern))) + "".join(f"{{ ${name} }}" for name in seen.found)


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.append(node.id.name)


def _entry(language: Language | None, key: str) -> ast.Message | ast.Term | None:
    if language is None:
        return None
    return language.terms.get(key.removeprefix("term_")) if key.startswith("term_") else language.messages.get(key)
