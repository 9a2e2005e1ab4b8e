"""Every version can be read again and compared, and each clause tells its history, in every language of its readers."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client

from apps.packs.services import pack_load
from tests.packs.tiny import word_list

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("three")]
GAME = "/en/games/word-list/"
CLOCK = "    - {id: clock, kind: option, codes: [WL-7]}\n"
PLAYERS = "    - {id: players, kind: rule, codes: [WL-1]}\n"


@pytest.fixture
def three(tmp_path: Path) -> None:
    """Version 2 changes words, a number and a Czech word; version 3 moves and renames one clause and drops another."""
    pack_load(pack=word_list())
    second = [
        ("text/en.ftl", "say nothing", "keep quiet"),
        ("text/cs.ftl", "se počítá jako", "se počítá stejně jako"),
        ("facts.yaml", "noun: 1, verb: 3", "noun: 2, verb: 3"),
    ]
    pack_load(pack=word_list(tmp_path, *second))
    third = [
        ("outline.yaml", CLOCK, ""),
        ("outline.yaml", PLAYERS, CLOCK.replace("id: clock", "id: glass, was: [play/clock]") + PLAYERS),
        ("pack.yaml", "clause: play/clock", "clause: play/glass"),
        ("text/en.ftl", "play_clock =", "play_glass ="),
        ("text/cs.ftl", "play_clock =", "play_glass ="),
        ("outline.yaml", ", was: [play/doing]", ""),
    ]
    pack_load(pack=word_list(tmp_path, *third))


def body(client: Client, address: str) -> str:
    response = client.get(address)
    assert response.status_code == 200, response.headers.get("Location")
    return response.content.decode()


def test_all_versions_are_listed_with_dates_the_newest_first(client: Client) -> None:
    page = body(client, GAME + "versions/")
    assert page.index("Version 3") < page.index("Version 2") < page.index("Version 1")
    assert page.count("<time datetime=") == 3
    assert "in force" in page.split("Version 2")[0]
    assert "2 clauses say something else · 1 clause translated anew" in page and "no clause says something else" in page


def test_an_old_version_can_be_read_whole(client: Client) -> None:
    page = body(client, GAME + "versions/1/")
    assert "Show your card and say nothing." in page and "A noun is worth 1." in page
    assert "These are the rules as they once were." in page
    assert "Ukažte kartu" in body(client, "/cs/games/word-list/versions/1/")
    assert "These are the rules as they once were." not in body(client, GAME + "versions/3/")


def test_changed_words_are_marked(client: Client) -> None:
    page = body(client, GAME + "versions/compare/?from=1&to=2")
    assert "Show your card and <del>" in page and "say nothing</del><ins>" in page and "keep quiet</ins>." in page
    assert "1</del>" in page and "2</ins>" in page


def test_a_comparison_is_in_the_language_of_the_page(client: Client) -> None:
    page = body(client, "/cs/games/word-list/versions/compare/?from=1&to=2")
    assert "stejně </ins>jako" in page
    assert "say nothing" not in page
    english = body(client, GAME + "versions/compare/?from=1&to=2")
    assert "stejně" not in english
    assert "Changed in other languages only" in english and "Czech" in english.split("Changed in other languages only")[1]


def test_what_moved_or_was_renamed_is_neither_gone_nor_new(client: Client) -> None:
    page = body(client, GAME + "versions/compare/?from=2&to=3")
    assert "No clause says anything else in your language." in page
    places = page.split("stand elsewhere and say the same")[1]
    assert "1.7 → 1.1" in places and "moved" in places and "word-list/play/clock" in places
    assert "change-added" not in page and "change-removed" not in page


def test_versions_far_apart_are_compared_through_names_and_places(client: Client) -> None:
    page = body(client, GAME + "versions/compare/?from=1&to=3")
    assert "keep quiet</ins>" in page and "1.7 → 1.1" in page


@pytest.mark.parametrize("query", ["", "?from=3&to=1", "?from=x&to=%00", "?from=9&to=9", "?from=2&to=2", "?from=-1"])
def test_two_versions_have_one_address_and_nonsense_means_the_last_two(client: Client, query: str) -> None:
    answer = client.get(f"{GAME}versions/compare/{query}")
    assert answer.status_code == 302
    assert answer.headers["Location"].endswith("?from=1&to=3" if query == "?from=3&to=1" else "?from=2&to=3")


def test_a_clause_tells_only_what_befell_itself(client: Client) -> None:
    page = body(client, GAME + "history/play/silence/")
    assert "keep quiet</ins>" in page
    assert page.count("<li><h2>") == 2  # the change, and the first version
    assert "It has stood like this since the first version." in body(client, GAME + "history/play/verbs/")


def test_the_history_follows_a_clause_through_its_names(client: Client) -> None:
    page = body(client, GAME + "history/play/glass/")
    assert "new id" in page and "moved" in page and "word-list/play/clock" in page
    old = client.get(GAME + "history/play/clock/")
    assert (old.status_code, old.headers["Location"]) == (301, GAME + "history/play/glass/")


def test_clause_and_game_lead_to_the_past(client: Client) -> None:
    assert f"{GAME}history/play/silence/" in body(client, GAME + "rules/play/silence/")
    assert f"{GAME}versions/" in body(client, GAME) and f"{GAME}translations/" in body(client, GAME)


@pytest.mark.parametrize("address", ["versions/9/", "history/play/nothing/", "versions/99999999999999999999/"])
def test_what_never_was_is_missing(client: Client, address: str) -> None:
    assert client.get(GAME + address).status_code == 404
