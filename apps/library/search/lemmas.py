"""The lemma of a word in a language. Only texts are asked about, when packs are loaded: the dictionaries are large.

A query is understood by the forms that were seen in texts (`SearchForm`), so that a web process never holds a dictionary.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from apps.library.search import keys

if TYPE_CHECKING:
    from simplemma import Lemmatizer


@cache
def _lemmatizer() -> Lemmatizer:
    # Imported here, because whoever answers queries shall not pay for it.
    from simplemma import Lemmatizer
    from simplemma.strategies import DefaultStrategy

    return Lemmatizer(lemmatization_strategy=DefaultStrategy(low_memory=True))


@lru_cache(maxsize=100_000)
def lemma(word: str, lang: str) -> str:
    """The lemma of a word as written; the word itself where nothing is known of it."""
    return _lemmatizer().lemmatize(word, lang) if lang in keys.STEMMERS and word[:1].isalpha() else word


@lru_cache(maxsize=100_000)
def text_keys(word: str, lang: str) -> frozenset[str]:
    """All that a word of a text is found by beside itself: its lemma, its stem, the stem of its lemma."""
    if lang not in keys.STEMMERS or not word[:1].isalpha():
        return keys.stems(word, lang)
    plain = word.casefold()[: keys.LONGEST]
    base = lemma(plain, lang).casefold()
    return frozenset({f"{lang}~{keys.fold(base)}", *keys.stems(plain, lang), *keys.stems(base, lang)})
