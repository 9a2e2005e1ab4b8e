"""Every text is spelled as the dictionary of its language, the glossary or a list of names has it; whatever is not is found."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from apps.packs import hunspell, numerals, registry, spelling
from tests.packs.tiny import word_list

LANGUAGES = tuple(hunspell.DICTIONARIES)


def wrong(pack_change: tuple[str, str, str], tmp_path: Path, lang: str = "en") -> list[tuple[str, int, str, str]]:
    pack = word_list(tmp_path, pack_change)
    return [(w.file, w.line, w.key, w.text) for w in spelling.pack_faults(pack, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_every_pack_is_spelled_well(lang: str) -> None:
    found = {pack.slug: spelling.pack_faults(pack, lang) for pack in registry.packs().values() if lang in pack.complete}
    assert {slug: words for slug, words in found.items() if words} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_interface_is_spelled_well(lang: str) -> None:
    assert spelling.catalogue_faults(Path(settings.LOCALE_PATHS[0]), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_dictionary_here(lang: str) -> None:
    good, bad = {
        "en": ("colour", "coluor"), "cs": ("kůň", "kuň"), "es": ("niño", "ninio"), "pl": ("książka", "ksiązka"),
        "pt": ("cidadão", "cidadao"), "ru": ("жёлтый", "жолтый"),
    }[lang]  # fmt: skip
    assert hunspell.unknown([good, bad], lang) == {bad}
    assert hunspell.suggestions([bad], lang)[bad]


def test_every_language_of_the_site_has_a_dictionary_and_number_words() -> None:
    assert [code for code, _ in settings.LANGUAGES] == list(LANGUAGES) == list(numerals.LANGUAGES)


def test_a_slip_is_named_with_file_line_and_key(tmp_path: Path) -> None:
    text = ("text/en.ftl", "say nothing.", "say notthing.")
    found = wrong(text, tmp_path)
    source = (tmp_path / "word_list" / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()
    assert [(f[0], f[2], f[3]) for f in found] == [("text/en.ftl", "play_silence", "notthing")]
    assert "notthing" in source[found[0][1] - 1]


def test_every_variant_of_a_text_is_read(tmp_path: Path) -> None:
    found = wrong(("text/en.ftl", "[one] Draw", "[one] Drraw"), tmp_path)
    assert [f[3] for f in found] == ["Drraw"]


def test_definitions_of_terms_are_read_and_their_forms_are_known(tmp_path: Path) -> None:
    assert [f[2:] for f in wrong(("terms/en.ftl", "What a word is", "What a wrod is"), tmp_path)] == [("term_card", "wrod")]
    assert wrong(("terms/en.ftl", "[nom-pl] cards", "[nom-pl] cardlings"), tmp_path / "forms") == []
    pack = word_list(tmp_path / "forms")
    assert [w.text for w in spelling.pack_faults(pack, "en", forms=True)] == ["cardlings"]


@pytest.mark.parametrize("name", ["en.words", "names.words"])
def test_a_listed_name_is_known_in_every_spelling_of_its_capital(tmp_path: Path, name: str) -> None:
    change = ("text/en.ftl", "say nothing.", "say Zyzzel, ZYZZEL, zyzzel and Zyzzel's.")
    assert sorted(f[3] for f in wrong(change, tmp_path)) == sorted(["Zyzzel", "Zyzzel's", "ZYZZEL", "zyzzel"])
    with (tmp_path / "word_list" / "terms" / name).open("a", encoding="utf-8") as file:
        file.write("# names\nZyzzel  # a name\n")
    pack = word_list(tmp_path)
    assert [w.text for w in spelling.pack_faults(pack, "en")] == ["zyzzel"]


def test_a_listed_word_that_no_text_uses_is_named(tmp_path: Path) -> None:
    pack = word_list(tmp_path, ("text/en.ftl", "say nothing.", "say zyzz."))
    with (tmp_path / "word_list" / "terms" / "en.words").open("a", encoding="utf-8") as file:
        file.write("zyzz\nzyzzel\n")
    assert [(w.file, w.line, w.text) for w in spelling.pack_faults(pack, "en")] == [("terms/en.words", 3, "zyzzel")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Roll 2d6 or a d12 :duel: here", ["Roll", "or", "here"]),
        ("%(name)s has {count} <b>cards</b> &amp; more", ["has", "cards", "more"]),
        ("Don’t re-roll player's dice", ["Don’t", "re-roll", "player's", "dice"]),
        ("see https://example.org/wrods or pack.yaml", ["see", "or"]),
        ("Бросьте кубик ещё раз", ["Бросьте", "кубик", "ещё", "раз"]),
    ],
)
def test_words_are_told_from_what_only_looks_like_them(text: str, words: list[str]) -> None:
    assert [word for _, word in spelling.words_in(text)] == words


def test_a_spanish_verb_with_pronouns_is_known_by_its_verb_and_its_accent() -> None:
    words = [spelling.Word("x.ftl", 1, "k", text) for text in ("quítale", "cópialo", "devuélveselos", "quitale", "xúmalo", "quítalw")]
    assert {w.text for w in spelling.misspelled(words, "es", ())} == {"quitale", "xúmalo", "quítalw"}


def test_half_a_word_that_a_placeholder_continues_is_left_aside(tmp_path: Path) -> None:
    assert wrong(("text/en.ftl", "A noun is worth { $points_noun }.", "A noun is worth { $points_noun }xqz xqz{ $points_noun }."), tmp_path) == []


def test_the_command_says_where_and_what_instead(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = word_list(tmp_path, ("text/en.ftl", "say nothing.", "say notthing."))
    monkeypatch.setattr(registry, "packs", lambda: {pack.slug: pack})
    out = StringIO()
    with pytest.raises(CommandError, match="1 unknown word"):
        call_command("packs", "spell", "word-list", "--lang", "en", "--suggest", stdout=out)
    assert "word-list/text/en.ftl:" in out.getvalue()
    assert "play_silence: notthing (northing, nothing" in out.getvalue()


def test_without_a_dictionary_the_command_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunspell, "has", lambda lang: lang != "pl")
    with pytest.raises(CommandError, match="hunspell-pl"):
        call_command("packs", "spell", "--lang", "pl", stdout=StringIO())
