"""What a translator has to do: texts that are missing, stale, or differ from their English. Made from the pack's files alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fluent.syntax import ast

from apps.packs.agreement import Finding, findings
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH, Place

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


class _Words:
    """The texts of one language of a pack, each looked at once."""

    def __init__(self, of: _Texts) -> None:
        self.lang = of.lang
        self.texts = of.pack.texts
        self._language = self.texts.language(of.lang)
        self._names: dict[tuple[str, str], frozenset[str]] = {}
        self._said: dict[tuple[str, str, int], str] = {}

    @property
    def begun(self) -> bool:
        """Whether the language has a file."""
        return self._language is not None

    def entry(self, key: str) -> ast.Message | ast.Term | None:
        """What stands under a key."""
        if self._language is None:
            return None
        return self._language.terms.get(key.removeprefix("term_")) if key.startswith("term_") else self._language.messages.get(key)

    def place(self, key: str) -> Place:
        """Where a text stands, or where it should."""
        known = self._language.places.get(key) if self._language else None
        return known or Place(f"{'terms' if key.startswith('term_') else 'text'}/{self.lang}.ftl", 1)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Every text in the order of the files: key, and attribute or nothing; a term has no text but its attributes."""
        for key in self._language.places if self._language else ():
            entry = self.entry(key)
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.elements:
                yield key, ""
            attributes = [a.id.name for a in entry.attributes if a.id.name != "of"] if entry else []
            yield from ((key, name) for name in attributes)
            if isinstance(entry, ast.Term) and not attributes:
                yield key, ""

    def names(self, key: str, attr: str) -> frozenset[str]:
        """The facts and arguments that a text asks for."""
        if (key, attr) not in self._names:
            entry = self.entry(key)
            pattern = next((a.value for a in entry.attributes if a.id.name == attr), None) if entry and attr else entry.value if entry else None
            self._names[key, attr] = frozenset(_variables(pattern)) if pattern else frozenset()
        return self._names[key, attr]

    def open(self, key: str, attr: str) -> frozenset[str]:
        """What a text is told when it is said and does not know from the facts."""
        return self.names(key, attr) - self.texts.variables.keys()

    def said(self, key: str, attr: str, amount: int = AMOUNTS[0]) -> str:
        """A text as a reader sees it; what it is told are sample names and this amount."""
        if (key, attr, amount) not in self._said:
            args: dict[str, Any] = {name: NAMES.get(name, amount) for name in self.open(key, attr)}
            self._said[key, attr, amount] = " ".join(self.texts.say(self.lang, key, attr or None, args).text.split())
        return self._said[key, attr, amount]


@lru_cache(maxsize=16)
def _words(of: _Texts) -> _Words:
    return _Words(of)


@lru_cache(maxsize=64)
def _report(of: _Texts) -> Report:
    english, mine = _words(_Texts(of.pack, ENGLISH)), _Words(of)
    parts = list(english.parts())
    if not mine.begun:
        return Report(of.lang, len(parts), 0, False, ())
    firsts = dict(reversed(parts))
    items = tuple(item for key, attr in parts for item in _items(english, mine, key, attr, first=firsts[key] == attr))
    wrong = {(item.key, item.attr) for item in items if item.state in ("missing", "differs")}
    stale = {item.key for item in items if item.state == "stale"}
    current = sum((key, attr) not in wrong and key not in stale for key, attr in parts)
    return Report(of.lang, len(parts), current, True, items)


def _items(english: _Words, mine: _Words, key: str, attr: str, *, first: bool) -> Iterator[Item]:
    """What is to be done with one text; that the whole message is stale is said once, with its first part."""
    texts, place = mine.texts, mine.place(key)
    if not texts.has(mine.lang, key, attr or None):
        yield Item(mine.lang, "missing", key, attr, place.file, place.line, english.said(key, attr), "")
        return
    if first and not key.startswith("term_") and texts.noted_digest(mine.lang, key) != texts.digest(key):
        yield Item(mine.lang, "stale", key, attr, place.file, place.line, english.said(key, attr), mine.said(key, attr))
    said, translation, found = _compared(english, mine, key, attr)
    for state in ("differs", "unsure"):
        these = tuple(f for f in found if f.unsure == (state == "unsure"))
        if these:
            yield Item(mine.lang, state, key, attr, place.file, place.line, said, translation, these)


def _compared(english: _Words, mine: _Words, key: str, attr: str) -> tuple[str, str, list[Finding]]:
    """Both texts and how they differ: placeholders as written, all else as said with the facts."""
    names = english.names(key, attr) ^ mine.names(key, attr)
    first = [Finding("placeholders", names=tuple(sorted(names)))] if names else []
    for amount in AMOUNTS if english.open(key, attr) else AMOUNTS[:1]:
        said, translation = english.said(key, attr, amount), mine.said(key, attr, amount)
        found = findings(said, translation, mine.lang)
        if found:
            return said, translation, [*first, *found]
    return english.said(key, attr), mine.said(key, attr), first


def _variables(node: Any) -> Iterator[str]:
    """The variables in a part of a text, whether said, selected by, or handed to a function or a term."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
        return
    for name in ("elements", "expression", "selector", "variants", "value", "arguments", "positional", "named"):
        part = getattr(node, name, None)
        for child in part if isinstance(part, list) else (part,):
            if isinstance(child, ast.BaseNode):
                yield from _variables(child)
