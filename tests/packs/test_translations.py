"""What a translator has to do is found in the files: missing, stale, differing, unsure."""

from __future__ import annotations

from pathlib import Path

import pytest

from apps.packs.accepting import accept
from apps.packs.translations import Item, report
from tests.packs.tiny import word_list


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the word list whose Czech follows its English."""
    accept(word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list")), "cs", "*")
    return tmp_path


def items(folder: Path, *changes: tuple[str, str, str], lang: str = "cs") -> list[Item]:
    return list(report(word_list(folder, *changes), lang).items)


def test_a_translation_that_follows_needs_nothing(folder: Path) -> None:
    made = report(word_list(folder), "cs")
    assert made.items == ()
    assert made.current == made.total > 20
    assert made.begun


def test_what_is_missing_is_named_with_the_file_where_it_belongs(folder: Path) -> None:
    (item,) = items(folder, ("text/cs.ftl", "card_river = Řeka\n", "x_x = "))
    assert (item.state, item.key, item.attr, item.file, item.english, item.text) == ("missing", "card_river", "", "text/cs.ftl", "River", "")


def test_a_changed_english_makes_its_translation_stale_once(folder: Path) -> None:
    (item,) = items(folder, ("text/en.ftl", "say nothing", "keep quiet"))
    assert (item.state, item.key, item.attr) == ("stale", "play_silence", "")
    line = (folder / "word_list" / "text" / "cs.ftl").read_text(encoding="utf-8").splitlines()[item.line - 1]
    assert line.startswith("play_silence")


def test_a_section_without_a_text_is_stale_by_its_title(folder: Path) -> None:
    (item,) = items(folder, ("text/en.ftl", "play =\n    .title = Play", "play =\n    .title = The play"))
    assert (item.state, item.key, item.attr) == ("stale", "play", "title")


def test_another_number_is_a_difference_with_its_place(folder: Path) -> None:
    (item,) = items(folder, ("text/cs.ftl", "Hrát může každá malá skupina.", "Hrát může čtveřice nebo pět lidí."))
    assert (item.state, [f.kind for f in item.findings]) == ("differs", ["numbers"])
    assert [item.text[a:b] for a, b in item.findings[0].translation] == ["pět"]


def test_another_placeholder_is_a_difference(folder: Path) -> None:
    (item,) = items(folder, ("text/cs.ftl", "má hodnotu { $points_verb }", "má hodnotu { $points_noun }"))
    assert [f.kind for f in item.findings] == ["placeholders", "numbers"]
    assert item.findings[0].names == ("points_noun", "points_verb")


def test_a_lost_negation_is_only_unsure(folder: Path) -> None:
    change = ("text/cs.ftl", "Ukažte kartu a nic neříkejte.", "Ukažte kartu a mlčte.")
    assert [(i.state, i.key) for i in items(folder, change)] == [("unsure", "play_silence")]
    assert report(word_list(folder), "cs").current == report(word_list(folder), "cs").total


def test_a_sentence_with_a_number_not_yet_known_is_compared_in_every_plural(folder: Path) -> None:
    english = (
        "text/en.ftl",
        "play_clock = ",
        "play_clock_ = x\nui_left = { $value ->\n    [one] one turn\n   *[other] { $value } turns\n    }\nplay_clock = ",
    )
    czech = (
        "text/cs.ftl",
        "play_clock = ",
        "ui_left = { $value ->\n    [one] pět tahů\n    [few] { $value } tahy\n   *[other] { $value } tahů\n    }\nplay_clock = ",
    )
    found = [i for i in items(folder, english, czech) if i.key == "ui_left" and i.state == "differs"]
    assert [i.text for i in found] == ["pět tahů"]


def test_a_language_without_a_file_has_not_begun(folder: Path) -> None:
    made = report(word_list(folder), "ru")
    assert (made.begun, made.current, made.items) == (False, 0, ())
