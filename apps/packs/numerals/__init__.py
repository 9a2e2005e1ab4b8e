"""Number words of the six languages in all their forms, and the words that deny.

A *strong* word means its number and nothing else. A *weak* one may mean something else as well ("one", "both", "second"; "un" and
"um" are articles) or be left out in another language without harm: it explains a number on the other side and never asks for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

LANGUAGES = ("en", "cs", "es", "pl", "pt", "ru")


@dataclass(frozen=True)
class Numerals:
    """The number words of one language."""

    strong: Mapping[str, int] = field(default_factory=dict)
    weak: Mapping[str, int] = field(default_factory=dict)
    prefixes: Mapping[str, int] = field(default_factory=dict)
    """Beginnings of compound words (as of "eight-sided" in one word), always weak."""
    joins: frozenset[str] = frozenset()
    """Words between tens and units."""
    spans: frozenset[str] = frozenset()
    """Words between the ends of a band: "1 to 3"."""
    denials: re.Pattern[str] | None = None
    pronouns: re.Pattern[str] | None = None
    """Number words that stand for things named before ("the two disagree"): weak."""

    def prefix(self, word: str) -> int | None:
        """The number that a compound word begins with."""
        fits = [p for p in self.prefixes if word.startswith(p) and len(word) >= len(p) + 4]
        return self.prefixes[max(fits, key=len)] if fits else None


def fold(word: str) -> str:
    """A word as the tables have it: small, with е for ё."""
    return word.casefold().replace("ё", "е")


def _table(rows: str, adjective: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows.replace("+ADJ", f"+{adjective}").strip().splitlines():
        number, _, forms = row.partition(":")
        for form in forms.split():
            stem, _, endings = form.partition("+")
            for ending in endings.split("|"):
                found.setdefault(fold(stem + ending), int(number))
    return found


@cache
def numerals(lang: str) -> Numerals:
    """The number words of a language; none for one that we do not speak."""
    if lang not in LANGUAGES:
        return Numerals()
    words = import_module(f"apps.packs.numerals.{lang}")
    adjective = getattr(words, "ADJ", "")
    strong, weak, prefixes = (_table(getattr(words, name, ""), adjective) for name in ("STRONG", "WEAK", "PREFIXES"))
    pronouns = re.compile(words.PRONOUNS, re.IGNORECASE) if hasattr(words, "PRONOUNS") else None
    return Numerals(strong, weak, prefixes, frozenset(words.JOINS), frozenset(words.SPANS), re.compile(words.DENIALS, re.IGNORECASE), pronouns)


def denials(text: str, lang: str) -> Iterator[re.Match[str]]:
    """Where a text denies something, loosely: a word too many only hides a hint."""
    pattern = numerals(lang).denials
    return pattern.finditer(text) if pattern else iter(())
