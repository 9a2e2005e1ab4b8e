"""What a word is found by: the folded word itself, its stem (and lemma, see `lemmas`) in a language, the concepts of the glossary.

The one place where this is worked out, for texts and for queries alike.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

import snowballstemmer

STEMMERS = {"en": "english", "cs": "czech", "es": "spanish", "pl": "polish", "pt": "portuguese", "ru": "russian"}
LETTERS = str.maketrans({"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
TOKEN = re.compile(r"\d+(?:[-–—]\d+)+|[^\W_]+(?:[-’'‑][^\W_]+)*")
HYPHEN = re.compile("[-‑]")
LONGEST = 64
"""Letters of a word that are looked at."""

STOP = {
    "en": "a an and are as at be by can do does for from get gets has have how i if in is it may me my of on or that the then to was what when "
    "where which who with you your",
    "cs": "a aby ale ani as bez by co do ho i já jak jaké jaký je jeho jeji jen jestli k kde kdo kdy když ke ma mam má mám mi může můžu na "
    "nebo o od po pro proč s se si ta tak tam ten to u v ve z za že",
    "es": "a al como con cual cuando de del donde el en es la las lo los me mi o para por puede puedo que qué quién se si su un una y",
    "pl": "a albo ale by co czy dla do gdy gdzie i ile jak jest kiedy kto lub ma mam mi mogę może na nie o od po przy się ta to w we z za że",
    "pt": "a ao as como com da das de do dos e em eu me na no o os ou para por posso que quem qual quando se um uma",
    "ru": "а без бы в во где для до и из или как к ко когда кто ли мне могу может на о об от по при с со та то у что это я",
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word in a text: where it stands and how it is written."""

    start: int
    end: int
    text: str


def tokens(text: str) -> Iterator[Token]:
    """The words of a text; a band such as `1-3` and a word with a hyphen are one word."""
    for match in TOKEN.finditer(text):
        yield Token(match.start(), match.end(), match[0])


def parts(word: str) -> tuple[str, ...]:
    """A word, and if a hyphen joins several, these too: `twelve-sided` is found by `twelve` as well; a band such as `1-3` is one."""
    if word[0].isdigit() or not HYPHEN.search(word):
        return (word,)
    return (word, *(part for part in HYPHEN.split(word) if part))


@lru_cache(maxsize=50_000)
def fold(word: str) -> str:
    """A word without case, accents, hyphens and the marks of single languages: `Šípy` is `sipy`, `ё` is `е`, `ł` is `l`."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(c))
    joined = bare.translate(LETTERS)
    if joined[:1].isdigit():
        return re.sub(r"[–—‑]", "-", joined)[:LONGEST]
    return re.sub(r"[-’'‑]", "", joined)[:LONGEST]


@cache
def _stemmer(lang: str) -> _Stemmer:
    made: _Stemmer = snowballstemmer.stemmer(STEMMERS[lang])
    return made


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...


@lru_cache(maxsize=50_000)
def stems(word: str, lang: str) -> frozenset[str]:
    """The stem keys of a word in a language: of the word as written and of its folded form, since people leave accents out."""
    if lang not in STEMMERS or not word[:1].isalpha():
        return frozenset()
    stem = _stemmer(lang).stemWord
    return frozenset(f"{lang}~{fold(stem(form))}" for form in (word.casefold()[:LONGEST], fold(word)))


def concept_key(game: str, concept: str) -> str:
    """The key of a concept of a game's glossary."""
    return f"@{game}/{concept}"[:80]


@lru_cache(maxsize=200_000)
def number(key: str) -> int:
    """The number of a key: the same on every database, in every process."""
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "big", signed=True)


def phrase(text: str) -> str:
    """A text as folded words with single spaces between and at both ends."""
    return f" {' '.join(fold(t.text) for t in tokens(text))} "


@cache
def stop_words() -> frozenset[str]:
    """Folded words that say nothing about a rule, in all languages together."""
    return frozenset(fold(word) for words in STOP.values() for word in words.split())


LATIN, CYRILLIC = "abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрстуфхцчшщъыьэюя"


def slips(word: str) -> set[str]:
    """Every word one slip of the finger away: a letter left out, put in, changed, or swapped with its neighbour.

    Empty for a word too short or too long to guess at.
    """
    if not 4 <= len(word) <= 24 or not word.isalpha():
        return set()
    letters = CYRILLIC if "а" <= word[0] <= "я" else LATIN
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    less = {a + b[1:] for a, b in cuts if b}
    swapped = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    changed = {a + c + b[1:] for a, b in cuts if b for c in letters}
    more = {a + c + b for a, b in cuts for c in letters}
    return (less | swapped | changed | more) - {word}
