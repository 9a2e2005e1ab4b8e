"""Whatever people type or write into addresses of the library, in every language: an answer, and what was left out of it named."""

from __future__ import annotations

import html
from urllib.parse import quote

import pytest
from django.conf import settings
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]

TYPED = ("(", "*", '"', '"one', "NEAR(", "%", "\0", "x" * 2000, "colour:red", "1-3:", "count>=:", "game:chess", "-", "💥 -- '; DROP")
PAGES = ("search/?q=", "cards/?q=", "games/flash-point/cards/?q=", "games/flash-point/cards/?deck=", "cards/?sort=")
EDITED = (
    "games/flash-point/rulebook/?players=",
    "games/flash-point/rulebook/?module=",
    "games/flash-point/rulebook/?option.board=",
    "games/flash-point/rulebook/?reading.jam-again=",
    "games/flash-point/side-by-side/?a=",
    "games/flash-point/translations/?to=",
    "games/flash-point/versions/compare/?a=",
    "games/flash-point/rules/?q=",
)
LANGS = [code for code, _name in settings.LANGUAGES]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_typed_is_answered_on_every_page_and_what_is_left_out_is_shown(client: Client, lang: str) -> None:
    for typed in TYPED:
        ignored = client.get("/api/v1/search/", {"q": typed, "lang": lang}).json()["ignored"]
        for page in PAGES:
            answer = client.get(f"/{lang}/{page}{quote(typed)}")
            assert answer.status_code == 200, (page, typed)
            if page == "search/?q=":
                words = html.unescape(answer.content.decode())
                assert all(part["reason"] in words for part in ignored), (typed, ignored)


@pytest.mark.parametrize("lang", LANGS)
def test_an_address_edited_by_hand_is_answered_or_refused_and_never_breaks(client: Client, lang: str) -> None:
    for typed in TYPED[LANGS.index(lang) % 3 :: 3]:  # every one of them in two languages: these pages are long
        for page in EDITED:
            answer = client.get(f"/{lang}/{page}{quote(typed)}", follow=True)
            assert answer.status_code in (200, 422), (page, typed, answer.status_code)


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("players=99", "1 to 6 players"),
        ("players=4&module=garage&module=laboratory", "Laboratory"),
        ("players=4&module=attic", "Attic"),
        ("players=4&module=cellar", "cellar"),
        ("players=4&product=moon", "moon"),
        ("players=4&mode=wild", "wild"),
        ("players=4&option.board=board-9", "board-9"),
        ("players=4&reading.jam-again=perhaps", "perhaps"),
    ],
)
def test_a_selection_that_cannot_be_is_refused_by_name_on_page_and_api_alike(client: Client, query: str, named: str) -> None:
    page = client.get(f"/en/games/flash-point/rulebook/?{query}")
    body = client.get(f"/api/v1/rulebooks/flash-point/?{query}")
    assert page.status_code == body.status_code == 422
    assert named in html.unescape(page.content.decode()) and named in body.content.decode()


@pytest.mark.parametrize(("address", "part"), [("deck=moon", "deck=moon"), ("sort=moon", "sort=moon"), ("deck=moon&sort=-moon", "sort=-moon")])
def test_a_deck_or_an_order_that_does_not_exist_is_named_and_everything_shown(client: Client, address: str, part: str) -> None:
    page = client.get(f"/en/games/flash-point/cards/?{address}").content.decode()
    assert f"<code>{part}</code>" in page and "does not exist" in page and "Open window" in page
