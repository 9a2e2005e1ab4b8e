"""Cards, dice and tokens."""

from __future__ import annotations

import pytest
from django.test import Client

from apps.cards.models import Item
from apps.cards.queries import decks, item_get, sorted_decks
from apps.packs.services import pack_load
from tests.library.orchard import plant

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


def test_cards_are_sorted_by_number_and_not_by_digits() -> None:
    trees = sorted_decks(decks("orchard", ("en",)), "fruit")[0]
    assert [(i.name, i.values[0][2]) for i in trees.items] == [("quince", 3), ("pear-tree", 7), ("plum", 12)]
    assert [i.name for i in sorted_decks(decks("orchard", ("en",)), "-fruit")[0].items] == ["plum", "pear-tree", "quince"]
    assert [i.name for i in sorted_decks(decks("orchard", ("en",)), "name")[0].items] == ["pear-tree", "plum", "quince"]


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
    assert "Fruit die" not in page(client, "?deck=trees").split("</h1>")[1].split('class="deck"', 1)[1]
    html = page(client, "?sort=-fruit")
    assert html.index(">Plum<") < html.index(">Pear<") < html.index(">Quince<")
    assert "Quince" in page(client, "?sort=%00&deck=nothing&q=")
    assert "Pear" not in page(client, "?q=membrillo").split('class="deck"', 1)[1]
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
