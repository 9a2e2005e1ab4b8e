"""Two languages side by side, aligned by clause, what differs in numbers, dice and bands marked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from apps.library.sides import pieces, tongues_of
from tests.library import press

HOME = "/en/games/orchard/side-by-side/"
DIFFERENT = {
    "text_en": press.EN.replace("Wasps drink first.", "On 1-3 two wasps drink first, then 2d6 more."),
    "text_cs": press.CS
    + """
pressing_wild = Při hodu 1–4 pijí nejdřív dvě vosy, pak ještě 2k6.
    .title = Divoké vosy
""",
}


@pytest.fixture
def built(db: Any) -> None:
    press.build(**DIFFERENT)


def page(client: Client, query: str = "", status: int = 200) -> str:
    answer = client.get(HOME + query)
    assert answer.status_code == status
    return answer.content.decode()


def pair(words: str, path: str) -> str:
    return words[words.index(f'id="{path}"') :].partition("</section>")[0]


@pytest.mark.usefixtures("built")
def test_clauses_stand_beside_each_other_and_what_differs_is_marked(client: Client) -> None:
    words = page(client, "?a=en&b=cs")
    wild = pair(words, "pressing/wild")
    assert re.findall(r'<mark class="differs">([^<]+)<', wild) == ["1-3", "1–4"]
    assert "bands" in wild and words.count("pair-differs") == 1


@pytest.mark.usefixtures("built")
def test_either_language_may_stand_on_either_side(client: Client) -> None:
    wild = pair(page(client, "?a=cs&b=en"), "pressing/wild")
    assert re.findall(r'<mark class="differs">([^<]+)<', wild) == ["1–4", "1-3"]
    apple = pair(page(client, "?a=cs&b=es"), "picking/apple")
    assert 'class="side" lang="cs"' in apple and "Toma una" in apple


@pytest.mark.usefixtures("built")
def test_a_clause_without_words_on_one_side_says_so(client: Client) -> None:
    assert "not yet translated" in pair(page(client, "?a=en&b=ru"), "picking/apple")


@pytest.mark.usefixtures("built")
def test_only_what_differs_can_be_shown(client: Client) -> None:
    words = page(client, "?a=en&b=cs&only=differences")
    assert 'id="pressing/wild"' in words and 'id="picking/wasp"' not in words
    assert "1 clause differs in a number, a die or a band." in words


@pytest.mark.usefixtures("built")
def test_a_selection_leaves_only_its_clauses_and_keeps_the_languages(client: Client) -> None:
    words = page(client, "?a=en&b=cs&players=4")
    assert 'id="pressing/wild"' not in words and 'id="picking/wasp"' in words
    assert '<input type="hidden" name="a" value="en">' in words and '<input type="hidden" name="players" value="4">' in words
    refused = page(client, "?a=en&b=cs&players=2&module=frost&module=press", 422)
    assert "takes at least 3 players" in refused and "players=3&amp;product=winter&amp;module=frost&amp;module=press&amp;a=en&amp;b=cs" in refused


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("query", ["", "?a=xx&b=%00", "?a=en&b=en", "?a=cs", "?b=en", "?only=maybe", "?a=%22%28&a=en", "?zzz=1"])
def test_whatever_stands_in_the_address_it_answers(client: Client, query: str) -> None:
    assert client.get(HOME + query).status_code == 200


@pytest.mark.usefixtures("built")
def test_what_is_no_language_and_no_choice_is_named(client: Client) -> None:
    words = page(client, "?a=klingon&b=cs&moon=full")
    assert "<code>klingon</code>" in words and "<code>moon</code>" in words


@pytest.mark.usefixtures("built")
def test_the_number_of_queries_does_not_depend_on_the_size(client: Client, django_assert_max_num_queries: Any) -> None:
    for outline in (
        press.OUTLINE,
        press.OUTLINE + "\n- id: more\n  kind: section\n  children:\n" + "".join(f"    - {{id: c{i}}}\n" for i in range(300)),
    ):
        press.build(**DIFFERENT, outline=outline)
        client.get(HOME)
        with django_assert_max_num_queries(9):
            client.get(f"{HOME}?a=en&b=cs&players=4&module=press")


@pytest.mark.django_db
def test_an_unknown_game_is_404(client: Client) -> None:
    assert client.get("/en/games/chess/side-by-side/").status_code == 404


@pytest.mark.parametrize(
    ("asked", "reader", "sides"),
    [
        ({}, "cs", ("cs", "en")),
        ({}, "en", ("en", "cs")),
        ({"b": "cs"}, "cs", ("en", "cs")),
        ({"a": "es"}, "cs", ("es", "en")),
        ({"a": "es", "b": "pl"}, "cs", ("es", "pl")),
        ({"a": "xx", "b": "yy"}, "ru", ("ru", "en")),
    ],
)
def test_what_is_left_out_is_the_readers_language_and_english(asked: dict[str, str], reader: str, sides: tuple[str, str]) -> None:
    found = tongues_of(asked, reader)
    assert (found.left, found.right) == sides


def test_a_text_is_cut_at_its_marks() -> None:
    assert pieces("one two three", [(8, 13), (0, 3), (2, 5)]) == (("one", True), (" two ", False), ("three", True))
    assert pieces("", []) == ()
