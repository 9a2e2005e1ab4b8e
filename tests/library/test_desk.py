"""The translation desk: counts per language, both texts with the difference marked, and a quiet mark for the readers of the clause."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client
from django.test.utils import CaptureQueriesContext

from apps.library.models import ClauseText
from apps.packs.accepting import accept
from apps.packs.models import TranslationItem, TranslationState
from apps.packs.services import pack_load
from tests.packs.tiny import word_list

pytestmark = pytest.mark.django_db
DESK = "/en/games/word-list/translations/"


@pytest.fixture
def desk(tmp_path: Path) -> None:
    """Czech lacks one text, has an outgrown one, one with another number, one with a lost negation."""
    accept(word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list")), "cs", "*")
    edits = [
        ("text/cs.ftl", "card_run = Běžet", "x-run = Běžet"),
        ("text/en.ftl", "Turn the sandglass", "Turn over the sandglass"),
        ("text/cs.ftl", "Hrát může každá malá skupina.", "Hrát může až pět <lidí>."),
        ("text/cs.ftl", "Ukažte kartu a nic neříkejte.", "Ukažte kartu a mlčte."),
    ]
    pack_load(pack=word_list(tmp_path, *edits))


def body(client: Client, address: str) -> str:
    response = client.get(address)
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.usefixtures("desk")
def test_every_language_has_its_counts(client: Client) -> None:
    rows = {row.lang: row for row in TranslationState.objects.filter(slug="word-list")}
    assert rows["cs"].counts == {"missing": 1, "stale": 1, "differs": 1, "unsure": 1}
    assert rows["cs"].total - rows["cs"].current == 4  # the clause with the outgrown text has a title too
    assert not rows["ru"].begun and rows["pl"].begun
    page = body(client, DESK + "?to=cs")
    for state in rows["cs"].counts:
        assert f'href="?to=cs&amp;show={state}">1</a>' in page
    assert page.count("not begun") == 3


@pytest.mark.usefixtures("desk")
def test_a_difference_is_marked_on_both_sides_with_key_file_and_clause(client: Client) -> None:
    page = body(client, DESK + "?to=cs&show=differs")
    assert "Any small group may play." in page
    assert "Hrát může až <mark>pět</mark> &lt;lidí&gt;." in page
    assert "Another number: nothing in English, “pět” here." in page
    assert "<code>play_players</code>" in page
    line = TranslationItem.objects.get(slug="word-list", lang="cs", state="differs").line
    assert f"word-list/text/cs.ftl:{line}" in page
    assert '/en/games/word-list/rules/play/players/"' in page
    assert "play_silence" not in page and "play_clock" not in page


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize(
    ("show", "words"),
    [("missing", "card_run"), ("stale", "The English has changed"), ("unsure", "The English denies (“nothing”); does this?")],
)
def test_each_kind_of_work_can_be_shown_alone(client: Client, show: str, words: str) -> None:
    page = body(client, f"{DESK}?to=cs&show={show}")
    assert words in page
    assert page.count('class="desk-entry') == 1


@pytest.mark.usefixtures("desk")
def test_without_a_language_it_is_that_of_the_page(client: Client) -> None:
    assert 'class="desk-entry' in body(client, "/cs/games/word-list/translations/")
    assert "The English has changed" not in body(client, "/ru/games/word-list/translations/")


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("query", ["to=xx", "show=%3Cb%3E", "page=-1", "page=9999999", "to=en", "to=%00", f"show={'x' * 2000}"])
def test_what_means_nothing_is_named_and_not_used(client: Client, query: str) -> None:
    assert "Not used, because it means nothing here" in body(client, f"{DESK}?{query}")


@pytest.mark.usefixtures("desk")
def test_a_page_behind_the_end_says_so(client: Client) -> None:
    assert "The list ends before this page." in body(client, DESK + "?to=cs&page=7")


def test_an_unknown_game_is_missing(client: Client) -> None:
    assert client.get("/en/games/nothing/translations/").status_code == 404


@pytest.mark.usefixtures("desk")
def test_readers_of_the_language_see_a_mark_that_leads_to_the_desk(client: Client) -> None:
    assert [t.clause_id for t in ClauseText.objects.filter(clause__game="word-list", differs=True)] == ["word-list/play/players"]
    mark = "/cs/games/word-list/translations/?to=cs&amp;show=differs"
    assert mark in body(client, "/cs/games/word-list/rules/play/players/")
    assert mark in body(client, "/cs/games/word-list/rules/")
    assert "translations/?to=en" not in body(client, "/en/games/word-list/rules/play/players/")
    assert "/cs/games/word-list/translations/?to=cs&amp;show=stale" in body(client, "/cs/games/word-list/rules/play/clock/")


def test_a_translation_that_is_put_right_leaves_the_desk(client: Client, tmp_path: Path, desk: None) -> None:
    accept(word_list(tmp_path, ("text/cs.ftl", "Hrát může až pět <lidí>.", "Hrát může každá skupina.")), "cs", "*")
    pack_load(pack=word_list(tmp_path))
    assert not TranslationItem.objects.filter(slug="word-list", lang="cs", state="differs").exists()
    assert "show=differs" not in body(client, "/cs/games/word-list/rules/play/players/")


@pytest.mark.usefixtures("desk")
def test_the_page_asks_a_fixed_number_of_questions(client: Client) -> None:
    from django.db import connection

    def count(query: str) -> int:
        with CaptureQueriesContext(connection) as seen:
            body(client, DESK + query)
        return len(seen)

    assert count("?to=cs&show=differs") == count("?to=cs") <= 6
