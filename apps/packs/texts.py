"""A pack's words: Fluent files per language, facts as variables, glossary terms with their cases."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, FluentSerializer, ast

from apps.packs.contract import Message

log = logging.getLogger(__name__)

ENGLISH = "en"
LOCALES = {"pt": "pt-BR"}
"""Where the plural rules want more than the language."""

Args = Mapping[str, "int | str | Message"]


@dataclass(frozen=True, slots=True)
class Said:
    """Words and the language they really are in; `missing` when no language has them (then `text` is empty)."""

    text: str
    lang: str
    missing: bool = False

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Place:
    """A file of a pack and a line in it."""

    file: str
    line: int


class Language:
    """The messages and terms of one language of a pack. A term `-arrow` can be said as the message `term_arrow` too."""

    def __init__(self, code: str, files: Mapping[str, str]) -> None:
        self.code = code
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.places: dict[str, Place] = {}
        self.junk: list[tuple[Place, str]] = []
        self.doubled: list[tuple[Place, str]] = []
        resource = ast.Resource()
        for name, source in files.items():
            self._read(name, source, resource)
        self._resource = resource

    def _read(self, name: str, source: str, into: ast.Resource) -> None:
        for entry in FluentParser(with_spans=True).parse(source).body:
            place = Place(name, source.count("\n", 0, entry.span.start) + 1 if entry.span else 1)
            if isinstance(entry, ast.Junk):
                self.junk.append((place, "; ".join(a.message or "" for a in entry.annotations)))
            elif isinstance(entry, (ast.Message, ast.Term)):
                self._keep(entry, place)
                into.body.append(entry)

    def _keep(self, entry: ast.Message | ast.Term, place: Place) -> None:
        if isinstance(entry, ast.Message):
            key = entry.id.name
            mine: dict[str, Any] = self.messages
        else:
            key = f"term_{entry.id.name}"
            mine = self.terms
        if key in self.places:
            self.doubled.append((place, key))
        self.places[key] = place
        mine[entry.id.name] = entry

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages ready to be formatted, a message beside every term."""
        bundle = FluentBundle([LOCALES.get(self.code, self.code)], use_isolating=False)
        twins = [ast.Message(ast.Identifier(f"term_{t.id.name}"), t.value, t.attributes) for t in self.terms.values()]
        bundle.add_resource(ast.Resource([*self._resource.body, *twins]))
        return bundle

    def cases(self, term: str) -> list[str]:
        """The case names of a term's variants, the default first; empty for a term that does not vary."""
        found: list[str] = []
        for element in self.terms[term].value.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                variants = sorted(element.expression.variants, key=lambda v: not v.default)
                found += [v.key.name for v in variants if isinstance(v.key, ast.Identifier)]
        return list(dict.fromkeys(found))


class Texts:
    """All words of a pack. Files are parsed when their language is first asked for."""

    def __init__(self, files: Mapping[str, Mapping[str, str]], variables: Mapping[str, int | str]) -> None:
        self._files = files
        self.variables = variables
        self._fluent = {name: native_to_fluent(value) for name, value in variables.items()}
        self._languages: dict[str, Language] = {}
        self._terms: dict[str, dict[str, dict[str, str]]] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have files."""
        return tuple(self._files)

    def language(self, code: str) -> Language | None:
        """One language, parsed."""
        if code not in self._files:
            return None
        if code not in self._languages:
            self._languages[code] = Language(code, self._files[code])
        return self._languages[code]

    def say(self, langs: str | Sequence[str], key: str, attr: str | None = None, args: Args | None = None) -> Said:
        """The words of `key` (or of its attribute) in the first of `langs` that has them, else in English."""
        wanted = [langs] if isinstance(langs, str) else list(langs)
        for code in dict.fromkeys([*wanted, ENGLISH]):
            pattern = self._pattern(code, key, attr)
            if pattern is not None:
                return Said(self._format(code, key, pattern, args or {}), code)
        return Said("", wanted[0] if wanted else ENGLISH, missing=True)

    def has(self, code: str, key: str, attr: str | None = None) -> bool:
        """Whether this very language has the words."""
        return self._pattern(code, key, attr) is not None

    def digest(self, key: str) -> str:
        """The digest of the English of `key`, which a translation notes as `.of`; empty if there is none."""
        entry = self._entry(ENGLISH, key)
        if entry is None:
            return ""
        attributes = [a for a in entry.attributes if a.id.name != "of"]
        bare = ast.Message(ast.Identifier(key), entry.value, attributes)
        return hashlib.sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:12]

    def noted_digest(self, code: str, key: str) -> str | None:
        """The digest that a translation notes."""
        entry = self._entry(code, key)
        for attribute in entry.attributes if entry else ():
            if attribute.id.name == "of":
                written = str(FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), attribute.value)))
                return written.partition("=")[2].strip()
        return None

    def is_stale(self, code: str, key: str) -> bool:
        """Whether the English has changed since the translation was written."""
        noted = self.noted_digest(code, key)
        return code != ENGLISH and noted is not None and noted != self.digest(key)

    def terms(self, code: str) -> dict[str, dict[str, str]]:
        """The glossary of a language: concept to case to form."""
        if code not in self._terms:
            language = self.language(code)
            self._terms[code] = {t: self._forms(language, t) for t in language.terms} if language else {}
        return self._terms[code]

    def _forms(self, language: Language, term: str) -> dict[str, str]:
        cases = language.cases(term) or ["nom"]
        return {case: self.say(language.code, f"term_{term}", args={"case": case}).text for case in cases}

    def _entry(self, code: str, key: str) -> ast.Message | ast.Term | None:
        language = self.language(code)
        if language is None:
            return None
        if key.startswith("term_"):
            return language.terms.get(key.removeprefix("term_"))
        return language.messages.get(key)

    def _pattern(self, code: str, key: str, attr: str | None) -> Any:
        language = self.language(code)
        if language is None or not language.bundle.has_message(key):
            return None
        message = language.bundle.get_message(key)
        return message.value if attr is None else message.attributes.get(attr)

    def _format(self, code: str, key: str, pattern: Any, args: Args) -> str:
        said = {name: self.say(code, value.key, value.attr, value.args).text if isinstance(value, Message) else value for name, value in args.items()}
        language = self.language(code)
        assert language is not None
        # What `FluentBundle.format_pattern` does, with the facts converted once instead of a hundred of them for every sentence.
        known = {**self._fluent, **{name: native_to_fluent(value) for name, value in said.items()}}
        scene = ResolverEnvironment(context=language.bundle, current=CurrentEnvironment(args=known), errors=[])
        text = pattern(scene)
        if scene.errors:
            log.warning("%s in %s: %s", key, code, scene.errors)
        return str(text)
