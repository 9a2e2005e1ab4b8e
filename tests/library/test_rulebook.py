"""The page of the composed rulebook as a browser without JavaScript gets it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from tests.library import press

pytestmark = pytest.mark.django_db
HOME = "/en/games/orchard/rulebook/"


@pytest.fixture(autouse=True)
def built(db: Any) -> None:
    press.build()


def page(client: Client, query: str = "", status: int = 200, lang: str = "en") -> str:
    answer = client.get(HOME.replace("/en/", f"/{lang}/") + query)
    assert answer.status_code == status, (answer.status_code, answer.headers.get("Location"))
    return answer.content.decode()


def rules_of(words: str) -> list[str]:
    """The paths of the clauses in reading order."""
    return re.findall(r'<(?:article|section) class="(?:clause|part) [^"]*" id="([^"]+)"', words)


def test_without_a_choice_it_is_the_game_alone_and_the_bar_is_open(client: Client) -> None:
    words = page(client)
    assert rules_of(words) == ["picking", "picking/players", "picking/trees", "picking/apple", "picking/basket", "picking/wasp", "picking/wild"]
    assert 'id="composer" open' in words
    assert 'rel="canonical" href="http://testserver/en/games/orchard/rulebook/?players=2"' in words


def test_modules_add_their_clauses_and_what_they_replace_is_folded_at_its_successor(client: Client) -> None:
    words = page(client, "?players=4&product=winter&module=frost&module=press")
    assert rules_of(words)[-6:] == ["frost", "frost/scope", "frost/late", "pressing", "pressing/scope", "pressing/die"]
    assert 'id="picking/apple"' not in words
    late = words[words.index('id="frost/late"') :].partition("</article>")[0]
    assert "Taking &lt;b&gt;one&lt;/b&gt; apple" in late and '<details class="folded">' in late
    assert words.count("basket holds 3") == 1


def test_each_clause_names_its_box_and_why_it_is_there(client: Client) -> None:
    words = page(client, "?players=4&product=winter&module=frost&module=press")
    late = words[words.index('id="frost/late"') :].partition("</article>")[0]
    assert "The winter box · Frost" in late and "Because 4 to 6 players take part." in late
    part = words[words.index('id="frost"') :].partition("</section>")[0]
    assert "Because the module “Frost” is chosen." in part


def test_the_setup_and_what_lies_on_the_table_follow_the_option(client: Client) -> None:
    small = page(client, "?players=4&module=press")
    assert "Put the small die" in small and "Put the great die" not in small
    assert "cards/pressing/small-die/" in small and "cards/pressing/great-die/" not in small and "cards/snow/flake/" not in small
    great = page(client, "?players=4&product=winter&module=press&option.die=twelve")
    assert "Put the great die" in great and "cards/pressing/great-die/" in great and "cards/pressing/small-die/" not in great
    assert re.search(r"Snow flake</a></th><td class=\"num\">12<", great)


def test_components_come_and_go_with_the_number_of_players(client: Client) -> None:
    assert "cards/trees/plum/" not in page(client, "?players=3") and "cards/trees/plum/" in page(client, "?players=4")


def test_what_a_module_needs_is_added_and_said_with_its_clause(client: Client) -> None:
    words = page(client, "?players=2&module=cellar")
    told = words[words.index('id="completed"') :].partition("</div>")[0]
    assert "The module “Press” was added" in told and "Cider waits in the cellar." in told and "The winter box" in told
    assert "pressing/cellar" in rules_of(words)


@pytest.mark.parametrize(
    ("query", "said", "quoted", "way"),
    [
        ("?players=2&module=frost&module=press", "“Frost” takes at least 3 players.", "covers the apples at night", "players=3"),
        ("?players=3&module=frost", "“Frost” needs one of these besides: “Press” or “Bees”.", "covers the apples at night", "module=press"),
        (
            "?players=3&module=bees&module=press",
            "“Press” and “Bees” cannot be in play together.",
            "the press, apples may be",
            "?players=3&amp;module=press",
        ),
        ("?players=7", "“Orchard” takes at most 6 players.", "Two friends or more", "players=6"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_clause_and_a_way_out(client: Client, query: str, said: str, quoted: str, way: str) -> None:
    words = page(client, query, 422)
    told = words[words.index('id="refused"') :].partition("</div>")[0]
    assert said in told and quoted in told
    assert way in "".join(re.findall(r'button-small" href="([^"]+)"', told))
    assert rules_of(words) == [] and 'role="alert"' in words


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("?players=3&module=moon", "moon"),
        ("?players=3&product=%3Cscript%3E", "&lt;script&gt;"),
        ("?players=3&option.die=forty", "forty"),
        ("?players=3&option.moon=full", "moon"),
        ("?players=3&mode=loud", "loud"),
        ("?players=3&reading.wasps=dance", "dance"),
        ("?players=many", "many"),
        ("?players=%00", "�"),
        ("?players=3&module=" + "x" * 2000, "x" * 60),
        ("?players=3&module=%22%28%2A%25NEAR%28", "&quot;(*%NEAR("),
    ],
)
def test_an_address_edited_by_hand_is_refused_by_name_and_never_breaks(client: Client, query: str, named: str) -> None:
    assert named in page(client, query, 422)


def test_parameters_that_say_nothing_about_a_selection_are_named(client: Client) -> None:
    assert "<code>utm</code>, <code>b�d</code>" in page(client, "?players=3&utm=x&b%00d=1")


def test_a_choice_that_does_not_exist_here_is_left_out_and_said(client: Client) -> None:
    words = page(client, "?players=3&option.die=twelve")
    assert "“Die of the press” was left out" in words[words.index('id="completed"') :]


def test_one_selection_has_one_address(client: Client) -> None:
    form = "?players=4&mode=calm&module=press&option.die=six&option.baskets=few&reading.wasps=flee"
    answer = client.get(HOME + form)
    assert (answer.status_code, answer["Location"]) == (302, f"{HOME}?players=4&module=press")
    again = client.get(answer["Location"])
    assert again.status_code == 200
    assert client.get(f"{HOME}?module%3D=&players=4&module=press").status_code in (200, 302)


def test_a_reading_of_ones_own_is_shown_with_the_other_beside_it(client: Client) -> None:
    chosen = page(client, "?players=4&reading.wasps=stay")
    assert "Your choice:" in chosen and "Also read as:" in chosen
    assert "?players=4&amp;reading.wasps=stay&amp;reading.wasps=flee#picking/wasp" in chosen
    assert "Taken here:" in page(client, "?players=4")


def test_a_way_to_play_replaces_a_clause_and_is_named_as_its_origin(client: Client) -> None:
    words = page(client, "?players=4&module=press&mode=wild")
    wild = words[words.index('id="pressing/wild"') :].partition("</article>")[0]
    assert "“Wild evening” is the way to play" in wild
    assert "picking/wasp" not in rules_of(words)


def test_the_language_switch_keeps_the_selection_and_words_fall_back_with_a_badge(client: Client) -> None:
    words = page(client, "?players=4&module=press", lang="cs")
    assert 'href="/es/games/orchard/rulebook/?players=4&amp;module=press"' in words
    assert 'class="lang"' in words and "Put the small die" in words


def test_the_last_lines_name_sources_and_licence(client: Client) -> None:
    end = page(client, "?players=4").partition('<footer class="book-end">')[2]
    assert "CC-BY-4.0" in end and "The first printing" in end and "Made up for testing." in end


def test_an_unknown_game_is_404(client: Client) -> None:
    assert client.get("/en/games/chess/rulebook/").status_code == 404


MORE = "\n- id: more\n  kind: section\n  children:\n" + "".join(f"    - {{id: c{i}, kind: setup}}\n" for i in range(300))


@pytest.mark.parametrize("query", ["?players=4&module=press", "?players=4&product=winter&module=press&module=frost", "?players=2&module=frost"])
def test_the_number_of_queries_does_not_depend_on_the_size(client: Client, query: str, django_assert_max_num_queries: Any) -> None:
    client.get(HOME + query)  # the first answer of a process reads what is kept from then on
    with django_assert_max_num_queries(11) as small:
        client.get(HOME + query)
    press.build(outline=press.OUTLINE + MORE)
    client.get(HOME + query)
    with django_assert_max_num_queries(11) as large:
        client.get(HOME + query)
    assert len(small) == len(large)
