"""What people try first in the search of a real library, on pages and over the API."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]


def found(client: Client, query: str, lang: str, **more: Any) -> dict[str, Any]:
    answer = client.get("/api/v1/search/", {"q": query, "lang": lang, "page_size": 50, **more})
    assert answer.status_code == 200
    return dict(answer.json())


def ids(body: dict[str, Any]) -> list[str]:
    return [hit["id"] for hit in body["results"]]


@pytest.mark.parametrize(
    ("lang", "plain", "written"),
    [
        ("cs", "zaseknuti", "zaseknutí"),
        ("pl", "strazakow", "strażaków"),
        ("ru", "поврежденное", "повреждённое"),
        ("es", "bomberos", "BOMBEROS"),
    ],
)
def test_accents_case_and_the_two_dots_do_not_matter(client: Client, lang: str, plain: str, written: str) -> None:
    one, other = found(client, plain, lang), found(client, written, lang)
    assert one["count"] == other["count"] > 0 and ids(one) == ids(other)


@pytest.mark.parametrize(
    ("query", "lang"), [("shockwave", "cs"), ("bombero", "cs"), ("onda expansiva", "cs"), ("hasič", "en"), ("пожар", "en"), ("strażak", "en")]
)
def test_a_word_of_another_language_finds_the_clause_in_the_readers_and_says_so(client: Client, query: str, lang: str) -> None:
    hits = found(client, query, lang)["results"]
    assert hits and any(hit["lang"] == lang and hit["found_in"] != lang for hit in hits), hits[:3]


def test_a_word_of_the_body_is_found_shown_in_context_and_marked_where_it_opens(client: Client) -> None:
    hit = found(client, "cocktail petrol bottle", "en")["results"][0]
    assert "«" in hit["marked"] and " › " in hit["path"]
    page = client.get(hit["url"].partition("#")[0], {"q": "petrol"}).content.decode()
    assert "<mark>petrol can</mark>" in page, "the thing whose name begins with the word is marked whole"


@pytest.mark.parametrize(
    "typed", ["(", "*", '"', '"one', "NEAR(", "%", "1-3:", "\0", "x" * 2000, "", "colour:red", "is:", "-", "-is:errata", "count>=8"]
)
def test_whatever_is_typed_is_answered_and_what_is_ignored_named(client: Client, typed: str) -> None:
    body = found(client, typed, "en")
    page = client.get("/en/search/", {"q": typed})
    assert page.status_code == 200
    for part in body["ignored"]:
        assert part["why"] and part["reason"] in page.content.decode().replace("&#x27;", "'")


def test_nothing_found_is_200_an_empty_list_near_words_and_a_way_to_drop_filters(client: Client) -> None:
    body = found(client, "molllotov", "en")
    assert (body["count"], body["results"]) == (0, []) and body["near"][0]["instead"]
    assert found(client, "molotov game:bang-dice", "en")["without"][0]["filter"] == "game:bang-dice"
    page = client.get("/en/search/", {"q": "molotov game:bang-dice"}).content.decode()
    assert "without game:bang-dice" in page and "Search without the filters" in page


def test_components_of_a_box_with_eight_or_more_stand_in_numeric_order(client: Client) -> None:
    typed = "product:extreme-danger kind:token count>=8 sort:-count"
    body = client.get("/api/v1/cards/", {"game": "flash-point", "q": typed, "lang": "en"}).json()
    numbers = [(card["id"].rpartition("/")[2], card["count"]) for card in body["results"]]
    assert [pair for pair in numbers if pair[0] != "figure"] == [("open-window", 23), ("floor-marker", 12), ("jam", 8)]
    assert [count for _, count in numbers] == sorted((count for _, count in numbers), reverse=True)
    page = client.get("/en/games/flash-point/cards/", {"q": typed}).content.decode()
    assert page.index("×&nbsp;23") < page.index("×&nbsp;12") < page.index("×&nbsp;8")


@pytest.mark.parametrize("name", ["Fire Captain", "Kapitán", "kapitan"])
def test_a_card_is_found_by_its_name_in_any_language_as_one_record_with_all_its_names(client: Client, name: str) -> None:
    cards = client.get("/api/v1/cards/", {"game": "flash-point", "q": name, "lang": "en"}).json()["results"]
    assert [card["id"] for card in cards].count("flash-point/specialists/captain") == 1
    page = client.get("/en/games/flash-point/cards/specialists/captain/").content.decode()
    assert all(other in page for other in cards[0]["names"].values())


def test_errata_are_asked_for_before_choosing(client: Client) -> None:
    hits = found(client, "is:errata game:alcatraz", "en")["results"]
    assert hits and all(hit["game"] == "alcatraz" for hit in hits)
    assert not found(client, "is:errata -game:alcatraz -game:flash-point -game:bang-dice -game:dead-of-night", "en")["results"]
