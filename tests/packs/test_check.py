"""`packs check` names every kind of fault: file, line, id and reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from apps.packs.accepting import accept
from apps.packs.check import check_pack
from apps.packs.reader import read_pack
from apps.packs.shaping import PackError
from apps.packs.texts import Texts
from tests.packs.tiny import WORD_LIST, word_list


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the word list whose translations are accepted, so that it has no fault."""
    pack = word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list"))
    for lang in ("cs", "pl"):
        accept(pack, lang, "*")
    return tmp_path


def faults(folder: Path, *changes: tuple[str, str, str]) -> list[tuple[str, int, str, str]]:
    """What the check says of the copy with these changes."""
    pack = word_list(folder, *changes) if changes else read_pack(folder / "word_list", "word_list")
    return [(f.file, f.line, f.id, f.reason) for f in check_pack(pack)]


def test_a_whole_pack_has_no_faults(folder: Path) -> None:
    assert faults(folder) == []


CASES = [
    ("outline.yaml", "cites: [play/noun]", "cites: [play/nuon]", "word-list/play/verbs", "cites the unknown clause 'word-list/play/nuon'"),
    ("outline.yaml", "replaces: [play/noun]", "replaces: [nowhere]", "word-list/play/rhymes", "replaces the unknown clause"),
    ("outline.yaml", "table: points", "table: pints", "word-list/play/noun", "unknown fact 'pints'"),
    ("outline.yaml", "reading: plural", "reading: plurals", "word-list/play/noun", "unknown reading 'plurals'"),
    ("outline.yaml", "defines: card", "defines: cart", "word-list/play/hand", "defines the unknown term 'cart'"),
    ("outline.yaml", "when: {module: verbs}", "when: {module: verb}", "word-list/play/verbs", "unknown module 'verb'"),
    ("outline.yaml", "when: {module: verbs}", "when: {moon: full}", "word-list/play/verbs", "unknown ? 'moon'"),
    ("outline.yaml", "was: [play/doing]", "was: [play/noun]", "word-list/play/verbs", "which is a clause of its own"),
    ("facts.yaml", "hand: {value: 5, source: H", "hand: {value: 5, source: X", "hand", "unknown source 'X'"),
    ("facts.yaml", "  copies: {", "  unused: {value: 7, source: H}\n  copies: {", "unused", "an unused fact"),
    ("facts.yaml", "default: allowed", "default: sometimes", "plural", "a dead reading: its default"),
    ("facts.yaml", "      - {id: refused, stated_by: [H]}\n", "", "plural", "a dead reading: it has fewer than two alternatives"),
    ("facts.yaml", "stated_by: [H]}", "stated_by: [Q]}", "plural", "unknown source 'Q'"),
    ("pack.yaml", "requires: [verbs]", "requires: [nouns]", "rhymes", "unknown module 'nouns'"),
    ("pack.yaml", "product: more, requires: [verbs]", "product: less, requires: [verbs]", "rhymes", "unknown product 'less'"),
    ("pack.yaml", "clause: play/silence", "clause: play/noise", "silence", "unknown clause 'word-list/play/noise'"),
    ("pack.yaml", "default: none", "default: water", "clock", "its default 'water'"),
    ("pack.yaml", "requires: [verbs]", "needs_one: [nouns]", "rhymes", "unknown module 'nouns'"),
    ("pack.yaml", "clause: play/clock}", "clause: play/clock, module: nouns}", "clock", "belongs to the unknown module 'nouns'"),
    ("pack.yaml", "clause: play/clock}", "clause: play/clock, product: less}", "clock", "belongs to the unknown product 'less'"),
    ("pack.yaml", "clause: play/clock}", "clause: play/clock, when: {mode: loud}}", "clock", "applies under an unknown mode 'loud'"),
    ("pack.yaml", "clause: play/clock}", "clause: play/clock, when: {option: {clock: sand}}}", "clock", "the option 'clock', which does not stand"),
    ("pack.yaml", "modes: []", "modes: [quiet, quiet]", "quiet", "the mode stands twice"),
    ("pack.yaml", "modes: []", "modes: [quiet]", "mode_quiet", "en has no words for this"),
    ("text/en.ftl", "option_clock_sand", "option_clock_water", "option_clock_sand", "en has no words for this"),
    ("cards.yaml", "module: verbs", "when: {module: nouns}", "words/run", "applies under an unknown module 'nouns'"),
    ("cards.yaml", "product: base", "product: base\n    when: {players: few}", "words", "applies under an unknown ? 'players'"),
    ("cards.yaml", "clause: play/verbs", "clause: play/none", "words/run", "unknown clause"),
    ("cards.yaml", "module: verbs", "module: nouns", "words/run", "unknown module 'nouns'"),
    ("cards.yaml", "id: run,", "id: river,", "words/river", "stands twice"),
    ("text/en.ftl", "Any small group", "Any group of 4", "play_players", "a typed digit"),
    ("text/en.ftl", "Any small group", "Any group of ٤", "play_players", "a typed digit"),
    ("text/en.ftl", "card_run = To run", "card_run = { 3 }", "card_run", "a typed digit"),
    ("text/en.ftl", "card_run = To run", "card_run = To run\nloose = Words without an owner", "loose", "dead words"),
    ("text/en.ftl", "deck_words = Words", "deck_words = Words :kite:", "deck_words", "the icon 'kite' has no name"),
    ("text/cs.ftl", "card_run = Běžet\n", "", "card_run", "cs has no words for this"),
    ("text/cs.ftl", "card_run = Běžet", "card_run = Běžet\nextra = Navíc", "extra", "is not in English"),
    ("text/cs.ftl", "má hodnotu { $points_verb }", "má hodnotu { $points_noun }", "play_verbs", "differs from English in the variables"),
    ("text/en.ftl", "say nothing", "keep quiet", "play_silence", "stale: the English has changed since"),
    ("text/en.ftl", "card_run = To run", "card_run = To run\ncard_run = To walk", "card_run", "stands twice"),
    ("text/en.ftl", "card_run = To run", "card_run = To run\n=nonsense", "", "Fluent cannot read this"),
    ("text/en.ftl", "Draw { $hand } { -card }", "Draw { $hnad } { -card }", "play_hand", "asks for the unknown fact 'hnad'"),
    ("text/en.ftl", "Draw { $hand } { -card }", "Draw { $hand } { -cart }", "play_hand", "says the unknown term 'cart'"),
    ("text/en.ftl", '{ -card(case: "nom-pl") }', '{ -card(case: "voc") }', "play_hand", "the case 'voc', which the term 'card' does not have"),
    ("text/en.ftl", "card_run = To run", "card_run = { card_walk }", "card_run", "says the unknown message 'card_walk'"),
    ("text/cs.ftl", "    [few] ", "    [pair] ", "play_hand", "Plural categories missing: few"),
    ("text/cs.ftl", "card_run = Běžet\n", "card_run = Běžet\n    .title = Běh\n", "card_run", "Obsolete attribute: title"),
    ("outline.yaml", "when: {module: verbs}", "when: verbs", "word-list/play/verbs", "unknown ? 'verbs'"),
    ("outline.yaml", "{players: {min: 3}}", "{players: {most: 3}}", "word-list/play/rhymes", "unknown ? 'players'"),
    ("cards.yaml", "product: base", "product: base\n    module: nouns", "words", "unknown module 'nouns'"),
    ("pack.yaml", "id: silence, number: 3", "id: verbs, number: 3", "verbs", "stands twice"),
    ("facts.yaml", "hand: {value: 5", "hand: {value: 5.5", "hand", "not made of whole numbers and words"),
    ("terms/cs.ftl", "-card = {", "-kind = karty\n    .about = Druh.\n-card = {", "-kind", "is not in English"),
    ("text/cs.ftl", "Hrát může každá malá skupina.", "Hrát mohou tři.", "play_players", "in numbers: 'none' there, 'tři' here"),
    ("text/cs.ftl", ".about = Hra se slovy.", ".about = Hra k6 na 1–3 slova.", "game", "in dice of .about: 'none' there, 'k6' here"),
    ("codes.yaml", "  - WL-7\n", "  - WL-7\n  - WL-8\n", "WL-8", "no clause and no reading states this code"),
    ("codes.yaml", "  - WL-7\n", "", "word-list/play/clock", "states the code 'WL-7', which codes.yaml does not list"),
    ("codes.yaml", "WL-3, WL-9]", "WL-3]", "plural", "states the code 'WL-9'"),
    ("codes.yaml", "  - WL-7\n", "  - WL-7\n  - WL-1\n", "WL-1", "stands twice"),
    ("also.yaml", "card:", "cart:", "cart", "is not in the glossary"),
    ("also.yaml", "  cs: [lístek]", "  xx: [lístek]", "card", "'xx' is no language of this pack"),
    ("terms/cs.ftl", "    .about = To, na čem je napsané slovo.\n", "", "-card", "has no definition"),
]


@pytest.mark.parametrize(("file", "old", "new", "id_", "reason"), CASES, ids=[f"{c[0]}-{c[4][:30]}" for c in CASES])
def test_it_names_file_line_id_and_reason(folder: Path, file: str, old: str, new: str, id_: str, reason: str) -> None:
    found = faults(folder, (file, old, new))
    hits = [f for f in found if f[2] == id_ and reason in f[3]]
    assert hits, found
    line = hits[0][1]
    assert line >= 1
    assert hits[0][0].endswith((".yaml", ".ftl"))


def test_the_line_is_the_line_of_the_fault(folder: Path) -> None:
    found = faults(folder, ("outline.yaml", "cites: [play/noun]", "cites: [play/nuon]"))
    text = (folder / "word_list" / "outline.yaml").read_text(encoding="utf-8").splitlines()
    assert "play/nuon" in text[found[0][1] - 1]


def test_a_code_without_a_clause_is_told_with_its_own_line(folder: Path) -> None:
    found = faults(folder, ("codes.yaml", "  - WL-6\n", "  - WL-60\n  - WL-6\n"))
    assert found == [("codes.yaml", 5, "WL-60", "no clause and no reading states this code")]


def test_a_pack_that_states_codes_must_list_them(folder: Path) -> None:
    (folder / "word_list" / "codes.yaml").unlink()
    assert {reason for *_, reason in faults(folder)} == {f"states the code 'WL-{n}', which codes.yaml does not list" for n in (*range(1, 8), 9)}


def test_a_form_owned_by_two_concepts_is_a_fault(folder: Path) -> None:
    term = "-leaf = { $case ->\n   *[nom] list\n    [nom-pl] karty\n    }\n    .about = Jiný pojem.\n"
    english = "-leaf = leaf\n    .about = Another concept.\n"
    found = faults(folder, ("terms/cs.ftl", "-card = {", f"{term}-card = {{"), ("terms/en.ftl", "-card = {", f"{english}-card = {{"))
    assert any("the form 'karty' belongs to" in reason for *_, reason in found)


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("outline.yaml", "kind: setup", "kind: sermon", "unknown kind 'sermon'"),
        ("outline.yaml", "id: clock", "id: noun", "stands twice"),
        ("outline.yaml", "id: clock", "id: the_clock", "not of small letters, digits and hyphens"),
        ("pack.yaml", "slug: word-list", "slug: Word List", "not of small letters, digits and hyphens"),
        ("pack.yaml", "modes: []", "modes: []\nplayers: {min: few}", "stands twice"),
        ("pack.yaml", "{min: 2, max: 4, clause: play/players}", "{min: few}", "not the shape"),
        ("facts.yaml", "facts:\n", "facts: 3\nother:\n", "unknown key"),
        ("outline.yaml", "kind: setup", "kin: setup", "unknown key 'kin'"),
        ("cards.yaml", "count: copies", "count: 4", "no number in the facts at 4"),
        ("cards.yaml", "points.verb", "points.adverb", "no number in the facts"),
        ("facts.yaml", "hand: {", "hand: {{", "line"),
    ],
)
def test_a_pack_that_cannot_be_read_says_where(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(PackError) as caught:
        word_list(tmp_path, (file, old, new))
    assert caught.value.file == file
    assert caught.value.line >= 1
    assert reason in str(caught.value) or caught.value.line > 1


WRONG = [7, None, 1.5, "word", ["word", [3]], {"word": {"min": "few"}}]


@pytest.mark.parametrize("file", ["pack.yaml", "facts.yaml", "outline.yaml", "cards.yaml", "codes.yaml"])
def test_whatever_stands_anywhere_in_a_file_is_a_fault_and_never_a_crash(folder: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {code: read_pack(folder / "word_list").texts.language(code) for code in ("en", "cs", "pl")}
    monkeypatch.setattr(Texts, "language", lambda _texts, code: words.get(code))  # parsed once
    path = folder / "word_list" / file
    whole = yaml.safe_load(path.read_text(encoding="utf-8"))
    for changed in mutations(whole):
        path.write_text(yaml.safe_dump(changed), encoding="utf-8")
        try:
            found = check_pack(read_pack(folder / "word_list", "word_list"))
        except PackError as error:
            assert error.file in (file, "cards.yaml")  # cards count by the facts
            assert error.line >= 1
            assert error.reason
        else:
            assert all(fault.reason for fault in found)


def mutations(node: Any) -> Iterator[Any]:
    """The tree with one node after the other replaced by each wrong thing."""
    yield from WRONG
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        for changed in mutations(child):
            twin = node.copy()
            twin[key] = changed
            yield twin


def test_accepting_notes_the_present_english_and_nothing_else(folder: Path) -> None:
    pack = word_list(folder, ("text/en.ftl", "say nothing", "keep quiet"))
    before = (folder / "word_list" / "text" / "cs.ftl").read_text(encoding="utf-8")
    assert accept(pack, "cs", "play_silence") == ["play_silence"]
    after = (folder / "word_list" / "text" / "cs.ftl").read_text(encoding="utf-8")
    assert faults(folder) == []
    changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=True) if a != b]
    assert len(changed) == 1
    assert ".of = " in changed[0][1]


def test_the_packs_that_ship_have_no_faults() -> None:
    from apps.packs import registry

    for pack in registry.packs().values():
        assert check_pack(pack) == []


def test_the_tiny_pack_in_the_tests_is_the_one_being_checked() -> None:
    assert read_pack(WORD_LIST).slug == "word-list"
