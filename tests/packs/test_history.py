"""Two versions of a pack compared, and what is kept of every version: words changed, moved, renumbered, renamed, added, gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.packs import history
from apps.packs.history import Change
from apps.packs.models import ClauseChange, PackVersion, VersionWords
from apps.packs.services import pack_load
from apps.packs.worddiff import word_diff
from tests.packs.tiny import word_list

SILENCE = "    - {id: silence, kind: option, codes: [WL-6]}\n"
CLOCK = "    - {id: clock, kind: option, codes: [WL-7]}\n"
PLAYERS = "    - {id: players, kind: rule, codes: [WL-1]}\n"


def changes(tmp_path: Path, *edits: tuple[str, str, str]) -> dict[str, Change]:
    """What the edits change, by the id after (or before)."""
    before = history.snapshot(word_list())
    return {c.new or c.old: c for c in history.compare(before, history.snapshot(word_list(tmp_path, *edits)))}


def kinds(tmp_path: Path, *edits: tuple[str, str, str]) -> dict[str, tuple[str, ...]]:
    return {id_.removeprefix("word-list/play/"): change.what for id_, change in changes(tmp_path, *edits).items()}


def test_a_version_does_not_differ_from_itself() -> None:
    assert history.compare(history.snapshot(word_list()), history.snapshot(word_list())) == []


def test_changed_words_are_told_in_the_language_that_changed(tmp_path: Path) -> None:
    (change,) = changes(tmp_path, ("text/cs.ftl", "a nic neříkejte", "a mlčte")).values()
    assert (change.what, change.matters, change.anew) == (("words",), True, True)
    assert change.words == {"cs": {"text": ("Ukažte kartu a nic neříkejte.", "Ukažte kartu a mlčte.")}}


def test_a_changed_number_is_told_as_a_number_wherever_a_text_says_it(tmp_path: Path) -> None:
    found = changes(tmp_path, ("facts.yaml", "noun: 1, verb: 3", "noun: 2, verb: 3"))
    assert found["word-list/play/noun"].what == ("numbers", "table")
    assert found["word-list/play/noun"].words["en"]["text"] == ("A noun is worth 1.", "A noun is worth 2.")


def test_an_inserted_clause_renumbers_what_follows_and_moves_nothing(tmp_path: Path) -> None:
    text = ("text/en.ftl", "play_players =", "play_rest = Rest now.\n    .title = Rest\nplay_players =")
    found = changes(tmp_path, ("outline.yaml", PLAYERS, f"    - {{id: rest, kind: rule}}\n{PLAYERS}"), text)
    assert found["word-list/play/rest"].what == ("added",)
    assert {c.what for id_, c in found.items() if id_ != "word-list/play/rest"} == {("renumbered",)}
    assert (found["word-list/play/hand"].old_number, found["word-list/play/hand"].number) == ("1.2", "1.3")
    assert [c.matters for c in found.values()].count(True) == 1


def test_a_moved_clause_is_moved_and_neither_gone_nor_new(tmp_path: Path) -> None:
    found = kinds(tmp_path, ("outline.yaml", CLOCK, ""), ("outline.yaml", PLAYERS, f"{CLOCK}{PLAYERS}"))
    assert found["clock"] == ("moved", "renumbered")
    assert {what for id_, what in found.items() if id_ != "clock"} == {("renumbered",)}


def test_two_that_change_places_are_one_that_moved(tmp_path: Path) -> None:
    found = kinds(tmp_path, ("outline.yaml", SILENCE + CLOCK, CLOCK + SILENCE))
    assert sorted(found.values()) == [("moved", "renumbered"), ("renumbered",)]


def test_a_renamed_clause_stays_the_same_clause_and_so_does_what_refers_to_it(tmp_path: Path) -> None:
    edits = [
        ("outline.yaml", "{id: noun, kind: rule,", "{id: nouns, was: [play/noun], kind: rule,"),
        ("outline.yaml", "cites: [play/noun]", "cites: [play/nouns]"),
        ("outline.yaml", "replaces: [play/noun]", "replaces: [play/nouns]"),
        ("facts.yaml", "clause: play/noun", "clause: play/nouns"),
        ("cards.yaml", "clause: play/noun", "clause: play/nouns"),
        ("text/en.ftl", "play_noun =", "play_nouns ="),
        ("text/cs.ftl", "play_noun =", "play_nouns ="),
    ]
    found = changes(tmp_path, *edits)
    assert {id_: (c.old, c.what) for id_, c in found.items()} == {"word-list/play/nouns": ("word-list/play/noun", ("renamed",))}
    assert not found["word-list/play/nouns"].matters


def test_a_clause_that_is_renamed_moved_and_reworded_at_once_is_followed(tmp_path: Path) -> None:
    clock = CLOCK.replace("id: clock", "id: sandglass, was: [play/clock]")
    found = changes(
        tmp_path,
        ("outline.yaml", CLOCK, ""),
        ("outline.yaml", PLAYERS, clock + PLAYERS),
        ("pack.yaml", "clause: play/clock", "clause: play/sandglass"),
        ("text/en.ftl", "play_clock = Turn the sandglass", "play_sandglass = Turn the glass"),
        ("text/cs.ftl", "play_clock =", "play_sandglass ="),
    )
    change = found["word-list/play/sandglass"]
    assert (change.old, change.what) == ("word-list/play/clock", ("renamed", "moved", "renumbered", "words"))
    assert list(change.words) == ["en"]
    assert "word-list/play/clock" not in found


def test_a_name_that_is_given_back_is_a_renaming_too(tmp_path: Path) -> None:
    after = history.snapshot(word_list(tmp_path, ("outline.yaml", "{id: noun, kind: rule,", "{id: nouns, was: [play/noun], kind: rule,")))
    back = {c.new: c for c in history.compare(after, history.snapshot(word_list()))}
    assert back["word-list/play/noun"].old == "word-list/play/nouns"
    assert "renamed" in back["word-list/play/noun"].what
    assert not any("removed" in c.what or "added" in c.what for c in back.values())


def test_what_is_gone_is_told_with_its_words(tmp_path: Path) -> None:
    found = changes(tmp_path, ("outline.yaml", CLOCK, ""), ("pack.yaml", "clause: play/clock", "clause: play/silence"))
    gone = found["word-list/play/clock"]
    assert (gone.what, gone.new, gone.words["en"]["title"]) == (("removed",), "", ("Clock", ""))


@pytest.mark.parametrize(
    ("old", "new", "clause", "what"),
    [
        ("cites: [play/noun]", "cites: [play/hand]", "verbs", "references"),
        ("when: {module: verbs}", "when: {module: silence}", "verbs", "conditions"),
        ("id: silence, kind: option", "id: silence, kind: ruling", "silence", "kind"),
        ("codes: [WL-6]", "codes: [WL-8]", "silence", "references"),
    ],
)
def test_references_conditions_and_kinds_are_told_apart(tmp_path: Path, old: str, new: str, clause: str, what: str) -> None:
    assert kinds(tmp_path, ("outline.yaml", old, new)) == {clause: (what,)}


def test_another_default_of_a_reading_is_a_change_of_its_clause(tmp_path: Path) -> None:
    assert kinds(tmp_path, ("facts.yaml", "default: allowed", "default: refused")) == {"noun": ("references",)}


# Words


@given(st.text(alphabet="ab .,-", max_size=40), st.text(alphabet="ab .,-", max_size=40))
def test_a_difference_holds_both_texts(old: str, new: str) -> None:
    pieces = word_diff(old, new)
    assert "".join(text for kind, text in pieces if kind != "ins") == old
    assert "".join(text for kind, text in pieces if kind != "del") == new
    assert bool(pieces) == bool(old or new)


def test_whole_words_are_marked() -> None:
    assert word_diff("Take two cards now.", "Take three cards now.") == [
        ("same", "Take "), ("del", "two"), ("ins", "three"), ("same", " cards now."),
    ]  # fmt: skip


def test_neighbouring_words_are_one_change() -> None:
    assert word_diff("Draw a card.", "Take two cards.") == [("del", "Draw a card"), ("ins", "Take two cards"), ("same", ".")]


# Stored


@pytest.mark.django_db
def test_every_version_is_kept_ready_and_only_what_changed_is_noted(tmp_path: Path) -> None:
    pack_load(pack=word_list())
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "keep quiet", "be still"), ("text/en.ftl", "card_run = To run", "card_run = To go")))
    assert VersionWords.objects.filter(version__slug="word-list").count() == 3
    rows = ClauseChange.objects.filter(slug="word-list").order_by("after__number")
    assert [(r.before.number, r.after.number, r.clause, r.what) for r in rows] == [
        (1, 2, "word-list/play/silence", ["words"]),
        (2, 3, "word-list/play/silence", ["words"]),
    ]
    assert rows[1].words == {"en": {"text": ["Show your card and keep quiet.", "Show your card and be still."]}}
    first = PackVersion.objects.get(slug="word-list", number=1)
    assert first.words.snapshot()["clauses"]["word-list/play/silence"]["words"]["en"]["title"] == "Silence"


@pytest.mark.django_db
def test_content_that_returns_is_compared_with_what_it_now_follows(tmp_path: Path) -> None:
    first = pack_load(pack=word_list()).version
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))
    back = pack_load(pack=word_list()).version
    assert back.created > first.created
    rows = ClauseChange.objects.filter(slug="word-list").order_by("after__number")
    assert [(r.before.number, r.after.number, r.words["en"]["text"][1]) for r in rows] == [
        (1, 2, "Show your card and keep quiet."),
        (2, 3, "Show your card and say nothing."),
    ]


@pytest.mark.django_db
def test_versions_that_were_stored_before_are_made_up_for(tmp_path: Path) -> None:
    pack_load(pack=word_list())
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))
    VersionWords.objects.filter(version__slug="word-list").delete()
    ClauseChange.objects.filter(slug="word-list").delete()
    pack_load(pack=word_list(tmp_path), again=True)
    assert VersionWords.objects.filter(version__slug="word-list").count() == 2
    assert ClauseChange.objects.filter(slug="word-list").count() == 1
