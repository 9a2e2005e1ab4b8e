"""A translation that says another number, die, band, placeholder or icon than its English is found; one that only says it differently is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.packs.agreement import Figure, figures, findings
from apps.packs.numerals import LANGUAGES, numerals

OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
DASHES = "-‐‑‒–—−"
STRONG = [(lang, form, number) for lang in LANGUAGES for form, number in numerals(lang).strong.items()]
ENGLISH = {number: form for form, number in reversed(list(numerals("en").strong.items())) if not form.endswith(("th", "s"))}


def kinds(english: str, translation: str, lang: str) -> list[str]:
    return [finding.kind for finding in findings(english, translation, lang)]


def said(text: str, lang: str, kind: str = "numbers") -> list[object]:
    return [figure.value for figure in figures(text, lang) if figure.kind == kind]


SAME = [
    ("Roll two dice and take 3 cards.", "Hoďte dvěma kostkami a vezměte si tři karty.", "cs"),
    ("Roll the eight-sided die.", "Hoďte osmistěnnou kostkou.", "cs"),
    ("Roll the twelve-sided die.", "Бросьте двенадцатигранный кубик.", "ru"),
    ("Roll the six-sided die.", "Rzućcie sześciościenną kostką.", "pl"),
    ("Roll 2d6.", "Hoďte 2k6.", "cs"),
    ("Roll a d8.", "Бросьте восьмигранный кубик.", "ru"),
    ("Roll a d6.", "Бросьте к6.", "ru"),
    ("Roll a D6.", "Tire 1d6.", "es"),
    ("On 1-3 it burns.", "Przy 1–3 płonie.", "pl"),
    ("From 2 to 6 players.", "2–6 jogadores.", "pt"),
    ("A 1 or 2 is a miss.", "Выпало 1 или 2: промах.", "ru"),
    ("Take one card.", "Vezměte si kartu.", "cs"),
    ("Take a card.", "Tome una carta.", "es"),
    ("Both players draw.", "Los dos jugadores roban.", "es"),
    ("Do it twice.", "Zróbcie to dwa razy.", "pl"),
    ("The second player draws.", "Druhý hráč táhne.", "cs"),
    ("Take twenty-one cards.", "Tomad veintiuna cartas.", "es"),
    ("Take 35 cards.", "Возьмите тридцать пять карт.", "ru"),
    ("Take 35 cards.", "Vezměte si třicet pět karet.", "cs"),
    ("Take three :duel: dice.", "Возьмите трёх :duel: кубиков.", "ru"),
    ("The fourth floor", "Čtvrté patro", "cs"),
    ("Do not look.", "Nedívejte se.", "cs"),
    ("Where the two disagree, ask.", "Где они расходятся, спросите.", "ru"),
    ("Whoever of the two began.", "Haya empezado quien haya empezado.", "es"),
    ("You may not look.", "Вам нельзя смотреть.", "ru"),
]


@pytest.mark.parametrize(("english", "translation", "lang"), SAME, ids=[f"{row[2]}: {row[0]}" for row in SAME])
def test_saying_the_same_in_another_way_is_no_finding(english: str, translation: str, lang: str) -> None:
    assert findings(english, translation, lang) == []


DIFFERENT = [
    ("Take three cards.", "Vezměte si čtyři karty.", "cs", "numbers"),
    ("Take three cards.", "Vezměte si karty.", "cs", "numbers"),
    ("Take the cards.", "Tome os quatro cartões.", "pt", "numbers"),
    ("Take the two cards.", "Tome os cartões.", "pt", "numbers"),
    ("Take 1 card.", "Возьмите карту.", "ru", "numbers"),
    ("Take 3 cards and lose 3 points.", "Weźcie 3 karty i straćcie punkty.", "pl", "numbers"),
    ("Roll the twelve-sided die.", "Hoďte osmistěnnou kostkou.", "cs", "numbers"),
    ("Roll d6.", "Hoďte k4.", "cs", "dice"),
    ("Roll 2d6.", "Tire 1d6.", "es", "dice"),
    ("Roll d6.", "Hoďte.", "cs", "dice"),
    ("On 1-3 it burns.", "Przy 1–4 płonie.", "pl", "bands"),
    ("On 1-3 it burns.", "Przy 1 płonie.", "pl", "bands"),
    ("Draw { $hand } cards.", "Doberte { $points } karet.", "cs", "placeholders"),
    ("Roll :duel:", "Hoďte :beer:", "cs", "icons"),
    ("Do not look.", "Podívejte se.", "cs", "negation"),
    ("Without looking.", "Mirando.", "es", "negation"),
]


@pytest.mark.parametrize(("english", "translation", "lang", "kind"), DIFFERENT, ids=[f"{row[2]}: {row[0]}" for row in DIFFERENT])
def test_saying_something_else_is_found(english: str, translation: str, lang: str, kind: str) -> None:
    assert kind in kinds(english, translation, lang)


def test_only_a_lost_negation_is_unsure() -> None:
    assert [f.unsure for f in findings("Do not take 3.", "Vezmi 4.", "cs")] == [False, True]


def test_a_finding_says_where_it_stands_in_both_texts() -> None:
    english, czech = "Take three cards.", "Vezměte si čtyři karty."
    (finding,) = findings(english, czech, "cs")
    assert [english[a:b] for a, b in finding.english] == ["three"]
    assert [czech[a:b] for a, b in finding.translation] == ["čtyři"]


def test_placeholders_are_compared_whatever_their_order_and_however_often_they_stand() -> None:
    czech = "{ $n -> [one] { $n } karta [few] { $n } karty *[other] { $n } karet } z { $all }"
    assert findings("{ $n } of { $all } cards", czech, "cs") == []
    assert findings("{ $n } of { $all } cards", "{ $n } karet", "cs")[0].names == ("all",)


@given(st.sampled_from(STRONG))
def test_every_form_of_a_number_word_is_its_number_with_a_capital_too(row: tuple[str, str, int]) -> None:
    lang, form, number = row
    assert said(form, lang) == said(form.capitalize(), lang) == [(number,)]


@given(st.sampled_from([row for row in STRONG if row[2] in ENGLISH]), st.sampled_from(sorted(ENGLISH)))
def test_a_number_word_agrees_with_its_own_number_only(row: tuple[str, str, int], other: int) -> None:
    lang, form, number = row
    for english in (ENGLISH[other], str(other)):
        assert bool(findings(f"Take {english}!", f"… {form} …", lang)) == (number != other)


@given(st.sampled_from(OTHERS), st.integers(1, 9), st.integers(1, 9), st.sampled_from(DASHES), st.sampled_from(DASHES))
def test_hyphen_and_dash_are_equal_in_bands(lang: str, low: int, more: int, one: str, other: str) -> None:
    high = low + more
    assert said(f"{low}{one}{high}", lang, "bands") == [(low, high)]
    assert findings(f"{low}{one}{high}:", f"{low}{other}{high}:", lang) == []
    assert findings(f"{low}{one}{high}:", f"{low}{other}{high + 1}:", lang)


@given(st.sampled_from(OTHERS), st.integers(1, 9), st.integers(2, 20), st.sampled_from("dDkKкК"))
def test_dice_are_the_same_with_the_letter_of_every_language(lang: str, count: int, sides: int, letter: str) -> None:
    assert findings(f"{count}d{sides}", f"{count}{letter}{sides}", lang) == []
    assert findings(f"{count}d{sides}", f"{count + 1}{letter}{sides}", lang)


@given(st.text(), st.text(), st.sampled_from(LANGUAGES))
def test_any_two_texts_can_be_compared_and_a_text_agrees_with_itself(one: str, other: str, lang: str) -> None:
    findings(one, other, lang)
    assert not findings(one, one, "en")
    for figure in figures(one, lang):
        assert isinstance(figure, Figure)
        assert 0 <= figure.span[0] < figure.span[1] <= len(one)
