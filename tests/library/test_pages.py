"""Pages of the rules as a browser without JavaScript gets them."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from apps.library.templatetags.library import lang_badge, lang_name

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("planted")]


def body(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200, response.status_code
    return response.content.decode()


def test_the_contents_list_every_clause(client: Client) -> None:
    page = body(client, "/cs/games/orchard/")
    assert "Sad" in page and "/cs/games/orchard/rules/frost/late/" in page and "Made up for testing" not in page


def test_the_rulebook_shows_clauses_in_order_with_permanent_links(client: Client) -> None:
    page = body(client, "/en/games/orchard/rules/")
    assert page.index('id="picking/apple"') < page.index('id="picking/wasp"') < page.index('id="frost/late"')
    assert 'href="/en/games/orchard/rules/picking/wasp/"' in page
    assert "red ones" in page and "with 4 to 6 players" in page.lower()


def test_a_clause_says_its_game_box_source_language_and_what_belongs_to_it(client: Client) -> None:
    page = body(client, "/en/games/orchard/rules/picking/wasp/")
    for words in (
        "Does a wasp end your turn?",
        "Yes, you flee.",
        "No, you stay.",
        "The first printing",
        "Taken here",
        "orchard/picking/wasp",
        "OR-1",
    ):
        assert words in page, words
    assert page.count("version-taken") == 1
    assert "/en/games/orchard/rules/picking/wild/" in page  # cites it, and comes next
    assert 'rel="canonical" href="http://testserver/en/games/orchard/rules/picking/wasp/"' in page


def test_the_module_is_named_and_what_is_replaced(client: Client) -> None:
    page = body(client, "/en/games/orchard/rules/frost/late/")
    assert "with the module “Frost”" in page and "with 4 to 6 players" in page
    assert "/en/games/orchard/rules/picking/apple/" in page and "The winter box" in page


def test_a_card_that_stands_on_a_clause_is_shown(client: Client) -> None:
    assert "/en/games/orchard/cards/trees/quince/" in body(client, "/en/games/orchard/rules/picking/apple/")


def test_the_language_switch_stays_on_the_clause(client: Client) -> None:
    page = body(client, "/en/games/orchard/rules/picking/apple/")
    for lang in ("cs", "es", "ru"):
        assert f'href="/{lang}/games/orchard/rules/picking/apple/"' in page
        assert f'hreflang="{lang}"' in page


def test_a_missing_translation_falls_back_with_a_badge_and_the_right_lang(client: Client) -> None:
    page = body(client, "/pt/games/orchard/rules/picking/apple/")
    assert '<div class="sentence" lang="en">' in page and 'class="lang"' in page
    spanish = body(client, "/pt/games/orchard/rules/picking/apple/", accept_language="pt, es;q=0.8")
    assert '<div class="sentence" lang="es">' in spanish and "Toma una" in spanish


def test_links_inside_a_fallback_stay_in_the_page_language(client: Client) -> None:
    assert 'class="term" href="/pt/games/orchard/rules/picking/apple/"' in body(client, "/pt/games/orchard/rules/frost/scope/")


def test_a_stale_translation_says_so(client: Client) -> None:
    assert 'class="doubt ' in body(client, "/cs/games/orchard/rules/picking/apple/")
    assert 'class="doubt ' not in body(client, "/en/games/orchard/rules/picking/apple/")


def test_an_old_address_leads_to_the_present_one(client: Client) -> None:
    response = client.get("/cs/games/orchard/rules/insects/wasp/")
    assert (response.status_code, response["Location"]) == (301, "/cs/games/orchard/rules/picking/wasp/")


@pytest.mark.parametrize(("accept", "lang"), [("cs", "cs"), ("fr, ru;q=0.5", "ru"), ("fr", "en"), ("pt-BR,pt;q=0.9", "pt")])
def test_go_sends_the_reader_to_the_language_of_the_browser(client: Client, accept: str, lang: str) -> None:
    response = client.get("/go/orchard/insects/wasp/", headers={"accept-language": accept})
    assert (response.status_code, response["Location"]) == (302, f"/{lang}/games/orchard/rules/picking/wasp/")
    assert "Accept-Language" in response["Vary"]


@pytest.mark.parametrize("address", ["/en/games/orchard/rules/picking/wsap/", "/go/orchard/picking/wsap/", "/en/games/orchard/rules/wasp/"])
def test_an_unknown_clause_is_404_and_near_ones_are_offered(client: Client, address: str) -> None:
    response = client.get(address)
    assert response.status_code == 404 and "/rules/picking/wasp/" in response.content.decode()


@pytest.mark.parametrize("address", ["/en/games/chess/", "/en/games/chess/rules/", "/en/games/chess/rules/king/", "/en/games/chess/glossary/"])
def test_an_unknown_game_is_404(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_glossary_has_terms_with_their_other_names(client: Client) -> None:
    page = body(client, "/cs/games/orchard/glossary/")
    assert 'id="apple"' in page and "Ovoce, které se sbírá." in page and "manzana" in page
    assert "ovoce stromu" in page and "golden fruit" not in page


def test_search_shows_hits_marked_and_a_link_that_marks_them_on_the_page(client: Client) -> None:
    page = body(client, "/cs/search/?q=zihadlo")
    assert "<mark>žihadlo</mark>" in page and "/cs/games/orchard/rules/picking/wasp/?q=zihadlo" in page
    assert "<mark>žihadlo</mark>" in body(client, "/cs/games/orchard/rules/picking/wasp/?q=zihadlo")


def test_marking_never_breaks_the_page(client: Client) -> None:
    page = body(client, "/en/games/orchard/rules/picking/wasp/?q=quot%20amp%20apple%20svg%20class")
    assert "&amp;" in page and "<mark>amp" not in page


@pytest.mark.parametrize("query", ["(", "%22", "*", "%", "%00", "a" * 2000, "", "lang:xx", "apple&page=999999", "apple&page=x", "apple&page=-1"])
def test_search_answers_200_to_everything(client: Client, query: str) -> None:
    assert client.get(f"/en/search/?q={query.replace('%', '%25') if query == '%' else query}").status_code == 200


def test_nothing_found_offers_a_way_on(client: Client) -> None:
    assert "Search without the filters" in body(client, "/en/search/?q=zzzzzz+kind:ruling")
    assert "Nothing found" in body(client, "/en/search/?q=zzzzzz")


def test_live_search_sends_results_alone(client: Client) -> None:
    page = client.get("/en/search/?q=wasp", headers={"hx-request": "true"})
    assert b"<html" not in page.content and b"hit-link" in page.content and "HX-Request" in page["Vary"]


@pytest.mark.parametrize(
    ("address", "queries"),
    [("rules/picking/wasp/", 9), ("rules/picking/", 9), ("rules/", 9), ("", 8), ("glossary/", 7)],
)
def test_pages_make_a_fixed_number_of_queries(client: Client, django_assert_max_num_queries: Any, address: str, queries: int) -> None:
    with django_assert_max_num_queries(queries):
        client.get(f"/cs/games/orchard/{address}")


@pytest.mark.parametrize(
    ("shown", "words", "english"), [("en", "Only in Czech", "English"), ("es", "Solo en checo", "inglés"), ("cs", "", "angličtina")]
)
def test_a_badge_is_in_one_language(shown: str, words: str, english: str) -> None:
    with override(shown):
        assert words in lang_badge("cs") and bool(lang_badge("cs")) == bool(words)
        assert lang_name("en") == english
