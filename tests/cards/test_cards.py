"""Cards, dice and tokens."""

from __future__ import annotations

import pytest
from django.test import Client

from apps.cards.models import Item
from apps.cards.queries import item_get, items_of
from apps.cards.search import items_find
from apps.packs.services import pack_load
from tests.library.orchard import CARDS, EN, FACTS, plant

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def planted(db: None) -> None:
    """The made-up pack is loaded."""
    plant()


def page(client: Client, address: str) -> str:
    response = client.get(f"/en/games/orchard/cards/{address}")
    assert response.status_code == 200
    return response.content.decode()


def test_a_card_takes_its_text_from_its_clause_unless_it_has_one() -> None:
    quince, pear = item_get("orchard/trees/quince", ("en",)), item_get("orchard/trees/pear-tree", ("en",))
    assert quince and quince.text.text.startswith("Take an apple") and 'class="icon"' in quince.html
    assert pear and pear.text.text == "Worth a detour."


def test_numbers_come_from_the_facts_with_their_names() -> None:
    quince, die = item_get("orchard/trees/quince", ("en",)), item_get("orchard/dice/fruit-die", ("en",))
    assert quince and quince.values == (("fruit", "Fruit", 3),)
    assert die and die.count == 3 and die.faces == (("apple", "apple"), ("leaf", "leaf"))


def found(text: str, **more: str) -> list[str]:
    return [item.name for item in items_find(text, list(items_of("orchard")), langs=("en",), game="orchard", **more).items]


def test_cards_are_sorted_by_number_and_not_by_digits() -> None:
    assert found("sort:fruit") == ["quince", "pear-tree", "plum", "fruit-die"]
    assert found("sort:-fruit kind:card") == ["plum", "pear-tree", "quince"]
    assert found("sort:name kind:card") == ["pear-tree", "plum", "quince"]


def test_components_of_a_box_with_eight_pieces_or_more_stand_in_numeric_order() -> None:
    pieces = {"pane": 23, "floor": 12, "jam": 8, "chest": 7, "crate": 100}
    items = ", ".join(f"{{id: {name}, count: pieces.{name}}}" for name in pieces)
    plant(
        cards=CARDS + f"  - {{id: winter-pieces, kind: token, product: winter, items: [{items}]}}\n",
        facts=FACTS.replace("facts:\n", f"facts:\n  pieces: {{value: {{{', '.join(f'{n}: {c}' for n, c in pieces.items())}}}, source: A}}\n"),
        text_en=EN + "deck_winter-pieces = Pieces\n" + "".join(f"card_{name} = The {name}\n" for name in pieces),
    )
    assert found("product:winter count>=8 sort:-count") == ["crate", "pane", "floor", "jam"]
    assert found("is:expansion count:8-23 sort:count") == ["jam", "floor", "pane"]
    assert found("kind:token -is:base count<8") == ["chest"]


def test_words_filters_and_numbers_work_together_and_what_is_ignored_is_named() -> None:
    assert found("membrillo") == found("kdoule") == ["quince"] and found("detour fruit>=7") == ["pear-tree"]
    assert found("fruit:2-5") == ["quince"] and found("kind:card -quince") == ["pear-tree", "plum"]
    assert found("qince") == ["quince"]
    asked = items_find("plum weight>3 fruit:many sort:size", list(items_of("orchard")), langs=("en",), game="orchard")
    assert [(i.text, i.why) for i in asked.query.ignored] == [("weight>3", "filter"), ("fruit:many", "number"), ("sort:size", "value")]


def test_all_games_are_searched_at_once(client: Client) -> None:
    html = client.get("/en/cards/", {"q": "membrillo"}).content.decode()
    assert "/en/games/orchard/cards/trees/quince/" in html and "1 component" in html
    assert "/en/games/orchard/cards/" in client.get("/en/cards/").content.decode()


def test_the_api_answers_the_same_query(client: Client) -> None:
    body = client.get("/api/v1/cards/", {"game": "orchard", "q": "kind:card sort:-fruit (", "page_size": 2}).json()
    assert [card["id"] for card in body["results"]] == ["orchard/trees/plum", "orchard/trees/pear-tree"] and body["count"] == 3
    assert [card["id"] for card in client.get(body["next"]).json()["results"]] == ["orchard/trees/quince"]
    assert [(part["text"], part["why"]) for part in body["ignored"]] == [("(", "sign")]
    empty = client.get("/api/v1/cards/", {"q": "zzzzzz"})
    assert empty.status_code == 200 and empty.json()["results"] == []


HOSTILE = ["(", "*", '"', "NEAR(", "%", "\0", "x" * 2000, "count>>8", "count:-", "sort:", "fruit:9999999999999", "-", "kind:die,", "sort:-"]


def test_nothing_that_is_typed_is_an_error(client: Client) -> None:
    for query in HOSTILE:
        for address in ("/en/games/orchard/cards/", "/en/cards/", "/api/v1/cards/"):
            assert client.get(address, {"q": query}).status_code == 200, (address, query)


def test_a_die_is_drawn_with_its_faces_and_a_token_with_both_sides(client: Client) -> None:
    text = CARDS.replace("faces: [apple, leaf]", "values: {faces: baskets.large}") + (
        "  - {id: leaves, kind: token, items: [{id: leaf, faces: [leaf, apple], icon: leaf}]}\n"
    )
    plant(cards=text, text_en=EN + "deck_leaves = Leaves\ncard_leaf = Leaf\n")
    html = page(client, "")
    assert 'class="solid"' in html and html.count('class="coin"') == 2


def test_loading_again_keeps_the_keys() -> None:
    before = sorted(Item.objects.filter(game="orchard").values_list("pk", flat=True))
    pack_load(pack=plant(), again=True)
    assert sorted(Item.objects.filter(game="orchard").values_list("pk", flat=True)) == before == sorted(f"orchard/{i}" for i in (
        "trees/quince", "trees/pear-tree", "trees/plum", "dice/fruit-die",
    ))  # fmt: skip


def test_the_grid_shows_cards_dice_and_their_faces(client: Client) -> None:
    html = page(client, "")
    assert "Quince" in html and "Fruit die" in html and "×&nbsp;3" in html


def test_chips_filter_and_sort_and_nonsense_is_ignored(client: Client) -> None:
    assert "Fruit die" not in page(client, "?deck=trees").split("</h1>")[1].split('<section class="deck', 1)[1]
    html = page(client, "?sort=-fruit")
    assert html.index(">Plum<") < html.index(">Pear<") < html.index(">Quince<")
    assert "Quince" in page(client, "?sort=%00&deck=nothing&q=")
    assert "Pear" not in page(client, "?q=membrillo").split('<section class="deck', 1)[1]
    assert "No card has" in page(client, "?q=zzz%00(")


def test_a_card_page_lists_its_names_and_the_clauses_it_bends(client: Client) -> None:
    html = page(client, "trees/quince/")
    assert "Kdoule" in html and "Membrillo" in html
    assert "/en/games/orchard/rules/picking/apple/" in html and "/en/games/orchard/rules/picking/wasp/" in html


@pytest.mark.parametrize("address", ["trees/oak/", "bushes/quince/", "bushes/"])
def test_an_unknown_card_is_404(client: Client, address: str) -> None:
    assert client.get(f"/en/games/orchard/cards/{address}").status_code == 404


@pytest.mark.parametrize(("address", "queries"), [("", 8), ("trees/quince/", 13)])
def test_pages_make_a_fixed_number_of_queries(client: Client, django_assert_max_num_queries: object, address: str, queries: int) -> None:
    with django_assert_max_num_queries(queries):  # type: ignore[operator]
        client.get(f"/en/games/orchard/cards/{address}")
