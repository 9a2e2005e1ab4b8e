"""The interface's catalogues: they know every string of the sources, every language has words for each, no variable or tag is lost on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from config.messages import LANGUAGES, LOCALE, collect

VARIABLE = re.compile(r"%\(\w+\)[sd]|%[sd]|%%|\{[^}]*\}")
TAG = re.compile(r"<[^>]+>")


@cache
def catalogue(code: str) -> Catalog:
    with (LOCALE / code / "LC_MESSAGES" / "django.po").open("rb") as file:
        return read_po(file, locale=code)


@cache
def sources() -> Catalog:
    return collect()


def forms(text: object) -> tuple[str, ...]:
    return tuple(str(t) for t in text) if isinstance(text, (list, tuple)) else (str(text or ""),)


def pairs(code: str) -> Iterator[tuple[Message, tuple[str, ...]]]:
    """Each message with its translations, those that have some."""
    for message in catalogue(code):
        if message.id and any(forms(message.string)):
            yield message, forms(message.string)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_knows_every_string_of_the_sources(code: str) -> None:
    unknown = [m.id for m in sources() if m.id and catalogue(code).get(forms(m.id)[0], m.context) is None]
    assert unknown == [], "run `make messages`"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_words_for_every_string(code: str) -> None:
    assert [m.id for m in catalogue(code) if m.id and not all(forms(m.string))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_the_variables(code: str) -> None:
    for message, translations in pairs(code):
        wanted = set(VARIABLE.findall(forms(message.id)[-1]))
        for words in translations:
            assert set(VARIABLE.findall(words)) == wanted, (code, message.id, words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_the_markup(code: str) -> None:
    for message, translations in pairs(code):
        for words in translations:
            assert sorted(TAG.findall(words)) == sorted(TAG.findall(forms(message.id)[-1])), (code, message.id, words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_has_every_plural(code: str) -> None:
    for message, translations in pairs(code):
        if message.pluralizable:
            assert len(translations) == catalogue(code).num_plurals and all(translations), (code, message.id)
