"""Spelling: every word of a pack and of the interface is in its language's dictionary, in the glossary, or in a list of names.

The lists stand beside the glossary: `terms/<lang>.words` for one language, `terms/names.words` for all; the interface has
the same in `locale/`. One word a line, `#` begins a comment. A word written small is known with a capital too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.pofile import read_po
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from apps.packs import hunspell
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH, Language

TOKEN = re.compile(r"\w+(?:['’\-‑]\w+)*")
PART = re.compile(r"[-‑]")
NOT_WORDS = re.compile(r"%\([^)]*\)[a-z]|%[sd]|\{[^{}]*\}|<[^<>]*>|&#?\w+;|https?://\S+|\S+@\S+|(?<!\w):[a-z][a-z0-9-]*:|/[\w<>/-]+/|\b\w+\.\w+\b")
"""What stands in texts and is not read as words: placeholders, markup, addresses, icons, names of files and keys."""

CLITICS = {"es": re.compile(r"(?:me|te|se|nos|os)?(?:l[ao]s?|les?|me|te|se|nos|os)$")}
"""Pronouns that a language writes behind its verbs, as one word."""


@dataclass(frozen=True, slots=True, order=True)
class Word:
    """A word that stands somewhere: file and line, the key of its text, the word."""

    file: str
    line: int
    key: str
    text: str


def misspelled(words: Iterable[Word], lang: str, known: Collection[str]) -> list[Word]:
    """The words that neither the dictionary of `lang` nor `known` has, in the order of files and lines; NoDictionary if it cannot be told."""
    found = list(words)
    names = set(known)
    open_ = {word.text for word in found if not _known(word.text, names)}
    parts = {part for text in open_ for part in PART.split(text) if part}
    wrong = {p for p in hunspell.unknown({_plain(p) for p in parts}, lang) if not _known(p, names)}
    if lang in CLITICS:
        wrong -= _with_pronouns(wrong, lang)
    return sorted({word for word in found if word.text in open_ and any(_plain(part) in wrong for part in PART.split(word.text))})


def _with_pronouns(words: Collection[str], lang: str) -> set[str]:
    """Verbs with pronouns behind them, which dictionaries have few of: written with the accent that these bring, and known without both."""
    bare = {word: _unaccented(CLITICS[lang].sub("", word)) for word in words if CLITICS[lang].search(word) and _unaccented(word) != word}
    strange = hunspell.unknown(bare.values(), lang)
    return {word for word, verb in bare.items() if len(verb) > 2 and verb not in strange}


def _unaccented(word: str) -> str:
    return word.translate(str.maketrans("áéíóúÁÉÍÓÚ", "aeiouAEIOU"))


def words_in(text: str) -> Iterator[tuple[int, str]]:
    """The words of a text with their places; what has digits in it is none."""
    bare = NOT_WORDS.sub(lambda m: " " * len(m[0]), text)
    for match in TOKEN.finditer(bare):
        if not any(c.isdigit() or c == "_" for c in match[0]) and len(match[0]) > 1:
            yield match.start(), match[0]


def _known(text: str, names: Collection[str]) -> bool:
    bare = re.sub(r"['’]s$", "", text)
    return any(form in names for word in (text, bare) for form in (word, word.lower(), word.capitalize() if word.isupper() else word))


def _plain(word: str) -> str:
    return word.replace("’", "'")


# Packs


def pack_faults(pack: Pack, lang: str, *, forms: bool = False) -> list[Word]:
    """The unknown words of a pack in one language, and listed words that it does not use; with `forms` those of the glossary's forms."""
    language = pack.texts.language(lang)
    if language is None:
        return []
    if forms:
        return misspelled(form_words(language), lang, _listed(pack.folder / "terms", lang))
    return [*misspelled(pack_words(pack, lang), lang, pack_known(pack, lang)), *unused_words(pack, lang)]


def pack_words(pack: Pack, lang: str) -> Iterator[Word]:
    """Every word of a pack's texts and definitions in one language; the forms of terms are known anyway."""
    language = pack.texts.language(lang)
    if language is None:
        return
    for also in (a for a in pack.also if a.lang == lang):
        yield from (Word("also.yaml", also.line, also.concept, word) for _, word in words_in(also.word))
    sources: dict[str, str] = json.loads(pack.content)
    for key, place in language.places.items():
        entry = language.messages.get(key) or language.terms[key.removeprefix("term_")]
        seen = _Texts()
        seen.visit(entry)
        source = sources[place.file]
        for start, end in seen.spans:
            yield from (Word(place.file, source.count("\n", 0, start + at) + 1, key, word) for at, word in _inside(source, start, end))


class _Texts(Visitor):  # type: ignore[misc]
    """Where a message has text: all its variants, its attributes without our note; of a term its attributes only."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_Term(self, node: ast.Term) -> None:
        for attribute in node.attributes:
            self.visit(attribute)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "of":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        if node.span is not None:
            self.spans.append((node.span.start, node.span.end))


def _inside(source: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """The words of a piece of text; one that a placeholder continues is half a word and left aside."""
    text = source[start:end]
    for at, word in words_in(text):
        glued = (at == 0 and source[start - 1 : start] == "}") or (at + len(word) == len(text) and source[end : end + 1] == "{")
        if not glued:
            yield at, word


def pack_known(pack: Pack, lang: str) -> set[str]:
    """The words that a pack's glossary and lists bring in one language."""
    forms = {form for cases in pack.texts.terms(lang).values() for form in cases.values()}
    terms = {word for form in forms for _, word in words_in(form)}
    return terms | {part for word in terms for part in PART.split(word)} | _listed(pack.folder / "terms", lang)


def _listed(folder: Path, lang: str) -> set[str]:
    return {word for name in (f"{lang}.words", "names.words") for word in read_list(folder / name)}


def read_list(path: Path) -> dict[str, int]:
    """The words of a list with their lines; none if there is no list."""
    if not path.is_file():
        return {}
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    return {word: number for number, line in lines if (word := line.partition("#")[0].strip())}


def unused_words(pack: Pack, lang: str) -> Iterator[Word]:
    """Words of the list for `lang` that stand in none of its texts."""
    said = {form for word in pack_words(pack, lang) for text in (word.text, *PART.split(word.text)) for form in _forms(text)}
    for word, line in read_list(pack.folder / "terms" / f"{lang}.words").items():
        if word not in said:
            yield Word(f"terms/{lang}.words", line, "in no text", word)


def _forms(text: str) -> set[str]:
    bare = re.sub(r"['’]s$", "", text)
    return {form for word in (text, bare) for form in (word, word.lower(), word.capitalize())}


def form_words(language: Language) -> Iterator[Word]:
    """The words in the forms of a glossary, which count as known: for those who want to see them against the dictionary."""
    for name, term in language.terms.items():
        place = language.places[f"term_{name}"]
        for node in _variants(term):
            yield from (Word(place.file, place.line, f"-{name}", word) for _, word in words_in(node.value))


def _variants(term: ast.Term) -> Iterator[ast.TextElement]:
    found: list[ast.TextElement] = []

    class Values(Visitor):  # type: ignore[misc]
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node)

    Values().visit(term.value)
    return iter(found)


# The interface


def catalogue_faults(locale: Path, lang: str) -> list[Word]:
    """The unknown words of the interface in one language."""
    return misspelled(catalogue_words(locale, lang), lang, catalogue_known(locale, lang))


def catalogue_words(locale: Path, lang: str) -> Iterator[Word]:
    """Every word of the interface in one language; in English those of the strings themselves, taken from any catalogue."""
    path = locale / ("cs" if lang == ENGLISH else lang) / "LC_MESSAGES" / "django.po"
    if not path.is_file():
        return
    with path.open("rb") as file:
        catalogue = read_po(file, locale=path.parts[-3])
    for message in catalogue:
        said = message.id if lang == ENGLISH else message.string
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            texts = [said] if isinstance(said, str) else list(said or ())
            name = path.relative_to(locale.parent).as_posix()
            yield from (Word(name, message.lineno or 1, key[:40], word) for text in texts for _, word in words_in(text))


def catalogue_known(locale: Path, lang: str) -> set[str]:
    """The words that the interface's list brings."""
    return _listed(locale, lang)
