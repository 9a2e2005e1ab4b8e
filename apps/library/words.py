"""Which of the languages that a thing is written in a reader gets: the page's, then the next that the reader accepts, then English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language
from django.utils.translation.trans_real import parse_accept_lang_header

from apps.packs.texts import ENGLISH, Said

Words = Mapping[str, Mapping[str, Any]]


def pick(words: Words, langs: Sequence[str], key: str = "name") -> Said:
    """The words under `key` in the first of `langs` that has them, else in English, else in any language."""
    for lang in best_order(langs, words):
        text = words[lang].get(key)
        if text:
            return Said(str(text), lang)
    return Said("", langs[0] if langs else ENGLISH, missing=True)


def best(langs: Sequence[str], present: Iterable[str]) -> str | None:
    """The language of `present` that a reader of `langs` gets."""
    return next(iter(best_order(langs, present)), None)


def best_order(langs: Sequence[str], present: Iterable[str]) -> list[str]:
    """The languages of `present`, the one that a reader of `langs` likes best first."""
    there = set(present)
    return [lang for lang in dict.fromkeys([*langs, ENGLISH, *sorted(there)]) if lang in there]


def reader_langs(request: HttpRequest) -> tuple[str, ...]:
    """The languages of a page's reader: that of the address, then those that the browser accepts, then English."""
    known = {code for code, _ in settings.LANGUAGES}
    accepted = [code.partition("-")[0] for code, weight in parse_accept_lang_header(request.headers.get("Accept-Language", "")) if weight > 0]
    return tuple(dict.fromkeys([(get_language() or ENGLISH).partition("-")[0], *(c for c in accepted if c in known), ENGLISH]))
