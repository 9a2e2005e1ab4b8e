"""Translations, versions, comparisons and histories for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from apps.packs.accepting import accept
from apps.packs.services import pack_load
from tests.api.conftest import Caller
from tests.packs.tiny import word_list


@pytest.fixture
def two(db: object, tmp_path: Path) -> None:
    """Two versions; the second has a number and a word less in Czech, and quieter English."""
    accept(word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list")), "cs", "*")
    pack_load(pack=word_list(tmp_path))
    edits = [
        ("text/en.ftl", "say nothing", "keep quiet"),
        ("text/cs.ftl", "Hrát může každá malá skupina.", "Hrát mohou tři."),
        ("text/cs.ftl", "card_run = Běžet", "x-run = Běžet"),
    ]
    pack_load(pack=word_list(tmp_path, *edits))


@pytest.mark.usefixtures("two")
def test_languages_are_listed_with_their_counts(anybody: Caller) -> None:
    rows = {row["to"]: row for row in anybody.get("translations/?game=word-list").json()["results"]}
    assert (rows["cs"]["missing"], rows["cs"]["stale"], rows["cs"]["differs"], rows["cs"]["begun"]) == (1, 1, 1, True)
    assert rows["ru"]["missing"] == rows["ru"]["total"] and not rows["ru"]["begun"]


@pytest.mark.usefixtures("two")
def test_findings_say_what_differs_and_where(anybody: Caller) -> None:
    (row,) = anybody.get("findings/?game=word-list&to=cs&state=differs").json()["results"]
    assert (row["id"], row["key"], row["clause"]) == ("word-list/cs/differs/play_players", "play_players", "word-list/play/players")
    (finding,) = row["findings"]
    assert (finding["kind"], finding["unsure"], finding["english"]) == ("numbers", False, [])
    assert finding["translation"] == [{"start": 11, "end": 14, "text": "tři"}]
    assert anybody.get("clauses/word-list/play/players/?lang=cs").json()["differs"]


@pytest.mark.usefixtures("two")
def test_findings_are_paged_to_the_end_without_repeats(anybody: Caller) -> None:
    seen, path = [], "findings/?game=word-list&to=cs&page_size=1"
    while path:
        body = anybody.get(path).json()
        seen += [row["id"] for row in body["results"]]
        path = (body["next"] or "").partition("/api/v1/")[2]
    assert len(seen) == len(set(seen)) == body["count"] == 3


@pytest.mark.parametrize(("path", "parameter"), [("findings/?to=xx", "to"), ("findings/?state=bad", "state"), ("translations/?game=no", "game")])
def test_what_does_not_exist_is_a_problem_that_names_the_parameter(anybody: Caller, path: str, parameter: str) -> None:
    answer = anybody.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["parameter"] == parameter


@pytest.mark.usefixtures("two")
def test_versions_are_listed_and_read(anybody: Caller) -> None:
    rows = anybody.get("versions/word-list/").json()["results"]
    assert [(r["number"], r["in_force"], r["changed"], r["translated_anew"]) for r in rows] == [(2, True, 1, 1), (1, False, None, 0)]
    old = anybody.get("versions/word-list/1/?lang=en").json()
    texts = {c["id"]: c["text"] for c in old["clauses"]}
    assert texts["word-list/play/silence"] == "Show your card and say nothing."
    assert old["digest"] == rows[1]["digest"]
    assert anybody.get("versions/word-list/7/").status_code == 404


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize("pair", ["1/2", "2/1"])
def test_two_versions_are_compared_in_words(anybody: Caller, pair: str) -> None:
    body = anybody.get(f"versions/word-list/{pair}/?lang=en").json()
    assert (body["from"], body["to"]) == (1, 2)
    changes = {c["id"]: c for c in body["changes"]}
    assert changes["word-list/play/silence"]["words"]["text"] == [
        ["same", "Show your card and "], ["del", "say nothing"], ["ins", "keep quiet"], ["same", "."],
    ]  # fmt: skip
    assert changes["word-list/play/players"]["changed_languages"] == ["cs"]
    assert all(c["matters"] for c in body["changes"])


@pytest.mark.usefixtures("two")
def test_a_clause_tells_its_history_and_an_old_id_leads_on(anybody: Caller) -> None:
    (row,) = anybody.get("history/word-list/play/silence/").json()["results"]
    assert (row["version"], row["what"]) == (2, ["words"])
    moved = anybody.get("history/word-list/play/doing/")
    assert (moved.status_code, moved.headers["Location"]) == (301, "/api/v1/history/word-list/play/verbs/")
    assert anybody.get("history/word-list/nothing/").status_code == 404
