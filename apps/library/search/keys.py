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

from apps.packs.numerals import numerals

STEMMERS = {"en": "english", "cs": "czech", "es": "spanish", "pl": "polish", "pt": "portuguese", "ru": "russian"}
LETTERS = str.maketrans({"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
TOKEN = re.compile(r"\d+(?:[-–—]\d+)+|[^\W_]+(?:[-’'‑][^\W_]+)*")
HYPHEN = re.compile("[-‑]")
LONGEST = 64
"""Letters of a word that are looked at."""

STOP = {
    "en": "a an and any are as at be been by can could did do does for from get gets had has have how i if in is it its many may me much my of "
    "on or our should so that the their them then there they this to was we were what when where which who whose why will with would you your",
    "cs": "a aby ale ani asi až bez bude by byl být co či dá dělat dělá do ho i já jak jaké jaký je jeho její jejich jen jestli jsem jsou k kde kdo "
    "kdy když ke kolik která které který ma mam má mám máme může můžou mi můžu můžeme mohu můj na nad nebo nějaký někdo něco nic o od on ona oni "
    "po pod podle pro proč proti při s se si stane svůj ta tak taky tam ten to u už v ve z za ze že znamená znamenají funguje",
    "es": "a al algo alguien antes así como con cual cuál cuales cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos de del "
    "donde dónde e el él ella ellos en entonces es esta este esto está hace hacer hacen hay la las le les lo los más me mi mis muy ni o para pero "
    "por porque puede pueden puedo que qué quien quién quienes se si sí sin sobre son su sus tengo tiene tienen u un una uno y ya yo",
    "pl": "a albo ale ani bez być by co coś czego czy dla do gdy gdzie i ich ile ilu ja jak jaka jaki jakie jego jej jest jeśli jeżeli już kiedy "
    "kto ktoś która które który którzy lub ma mam mają mamy mi mnie moge mogą mogę może można możemy na nad nie o od on ona oni pod po przed "
    "przez przy robi się są ta tak tam te ten to tu u w we wtedy z za ze że",
    "pt": "a à ao aos as às com como da das de depois do dos e é ela ele eles em então entre era essa esse esta este está eu faz fazer fazem foi "
    "há isso isto já lhe mais mas me meu minha muito na nas nem no nos o os ou para pela pelo pode podem por porque posso qual quais quando "
    "quanta quantas quanto quantos que quem quê se seu são sem ser sobre sua são tem tenho têm um uma",
    "ru": "а без бы был была были быть в вам вас во все всё где да для до его ее её если есть еще ещё же за и из или им их к ка как какая какие "
    "какой когда кого который которые кому кто куда ли меня мне мной много могу могут может можно мой моя мы на над нам нас не него нее неё ни них "
    "но ну о об он она они от по под после потом почему при про с сколько со так такое там то тогда тоже у уже умеет чего чем что чтобы чьи "
    "чья чей эта эти это этот я делает делать делают",
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
    """The stem keys of a word in a language: of the word as written and of its folded form, since people leave accents out; `cs~#3` for a number
    in figures or words."""
    if lang not in STEMMERS:
        return frozenset()
    number = numeral(word, lang)
    found = {f"{lang}~#{number}"} if number is not None else set()
    if word[:1].isalpha():
        stem = _stemmer(lang).stemWord
        found |= {f"{lang}~{fold(stem(form))}" for form in (word.casefold()[:LONGEST], fold(word))}
    return frozenset(found)


@cache
def _numerals(lang: str) -> dict[str, int]:
    return {fold(word): number for word, number in numerals(lang).strong.items()}


def numeral(word: str, lang: str) -> int | None:
    """The number that a word means, in figures or in words."""
    if word.isascii() and word.isdigit():
        return int(word) if len(word) < 4 else None
    return _numerals(lang).get(fold(word))


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


def asked_as(form: str) -> str:
    """A form of a term as it stands in a query: folded, parted at hyphens like a query, without the little words that a query loses."""
    return " ".join(_telling(form))


def also_as(word: str, lang: str) -> str:
    """What another word for a concept is found by: the stems of its words, so that any of its cases leads there."""
    return f"~{lang} {' '.join(bare_stem(folded, lang) for folded in _telling(word))}"


def _telling(text: str) -> list[str]:
    folded = [fold(part) for token in tokens(text) for part in parts(token.text)[1:] or parts(token.text)]
    return [word for word in folded if word not in stop_words()] or folded


@lru_cache(maxsize=50_000)
def bare_stem(folded: str, lang: str) -> str:
    """The stem of a word that is folded already."""
    return _stemmer(lang).stemWord(folded)


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
