"""What a word is found by."""

from __future__ import annotations

import pytest

from apps.library.search import keys


@pytest.mark.parametrize(
    ("written", "folded"),
    [("Šípy", "sipy"), ("ещё", "еще"), ("Łódź", "lodz"), ("re-roll", "reroll"), ("1–3", "1-3"), ("Größe", "grosse"), ("l’eau", "leau")],
)
def test_words_are_folded_alike(written: str, folded: str) -> None:
    assert keys.fold(written) == folded


@pytest.mark.parametrize(
    ("typed", "meant", "slip"),
    [
        ("gatlng", "gatling", True),
        ("gatlling", "gatling", True),
        ("gatlnig", "gatling", True),
        ("gatliny", "gatling", True),
        ("gtlng", "gatling", False),
    ],
)
def test_one_slip_of_the_finger_is_forgiven(typed: str, meant: str, slip: bool) -> None:
    assert (meant in keys.slips(typed)) is slip


@pytest.mark.parametrize(
    ("one", "other", "lang"),
    [
        ("šípy", "šípů", "cs"),
        ("sipy", "šípů", "cs"),
        ("žetony", "zetonu", "cs"),
        ("arrows", "arrow", "en"),
        ("стрелы", "стрела", "ru"),
        ("bomberos", "bombero", "es"),
    ],
)
def test_inflected_forms_share_a_stem_with_or_without_accents(one: str, other: str, lang: str) -> None:
    assert keys.stems(one, lang) & keys.stems(other, lang)


def test_a_band_of_numbers_is_one_word() -> None:
    assert [t.text for t in keys.tokens("On 1-3, roll a d6 (re-roll)")] == ["On", "1-3", "roll", "a", "d6", "re-roll"]
