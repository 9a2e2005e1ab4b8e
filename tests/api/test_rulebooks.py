"""The composed rulebook over the API, and conditions in words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import Caller
from tests.library import press

FULL = "rulebooks/orchard/?players=4&product=winter&module=frost&module=press&option.die=twelve"


@pytest.fixture(autouse=True)
def built(db: Any) -> None:
    press.build()


@pytest.fixture
def reader() -> Caller:
    return Caller()


def by_id(body: dict[str, Any]) -> dict[str, Any]:
    return {clause["id"].removeprefix("orchard/"): clause for clause in body["clauses"]}


def test_clauses_come_in_reading_order_with_origin_reason_and_what_they_replace(reader: Caller) -> None:
    clauses = by_id(reader.get(FULL).json())
    late = clauses["frost/late"]
    assert [o["name"]["text"] for o in late["origin"]] == ["The winter box", "Frost"]
    assert late["because"] == ["the module “Frost” is chosen", "4 to 6 players take part"]
    assert [old["id"] for old in late["replaces"]] == ["orchard/picking/apple"]
    assert "picking/apple" not in clauses
    die = clauses["pressing/great-die"]
    assert [o["kind"] for o in die["origin"]] == ["product", "module", "option"]
    assert "pressing/die" not in clauses
    assert list(clauses) == sorted(clauses, key=lambda path: [int(part) for part in clauses[path]["number"].split(".")])


def test_setup_and_components_are_those_of_the_selection(reader: Caller) -> None:
    body = reader.get(FULL).json()
    assert body["setup"] == ["orchard/picking/trees", "orchard/pressing/great-die"]
    counts = {item["id"]: item["count"] for group in body["components"] for item in group["items"]}
    assert counts["orchard/snow/flake"] == 12
    assert counts["orchard/pressing/great-die"] == 1
    assert "orchard/pressing/small-die" not in counts


def test_the_selection_is_completed_and_has_one_address(reader: Caller) -> None:
    body = reader.get("rulebooks/orchard?players=3&module=cellar&mode=calm&option.baskets=many").json()
    assert body["selection"]["modules"] == ["press", "cellar"]
    assert next((n["what"], n["kind"], n["clause"]) for n in body["notes"]) == ("added", "module", "orchard/pressing/cellar")
    assert ("dropped", "option") in [(n["what"], n["kind"]) for n in body["notes"]]
    again = reader.get(body["canonical"].removeprefix("/api/v1/")).json()
    assert again["canonical"] == body["canonical"]
    assert again["clauses"] == body["clauses"]
    assert again["notes"] == []


def test_a_refusal_names_the_field_and_quotes_the_clause(reader: Caller) -> None:
    answer = reader.get("rulebooks/orchard?players=2&module=frost")
    assert (answer.status_code, answer.headers["Content-Type"]) == (422, "application/problem+json")
    body = answer.json()
    assert [(f["code"], f["parameter"], f["clause"]) for f in body["faults"]] == [
        ("too_few", "modules", "orchard/frost/scope"),
        ("needs_one", "modules", "orchard/frost/scope"),
    ]
    assert "covers the apples" in body["faults"][0]["quote"]["text"]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("players=many", "no_players"),
        ("module=moon", "unknown_module"),
        ("option.die=forty", "unknown_alternative"),
        ("option.moon=%00", "unknown_option"),
        ("reading.wasps=dance", "unknown_alternative"),
        ("mode=%22(*", "unknown_mode"),
    ],
)
def test_what_is_not_there_is_refused_by_name(reader: Caller, query: str, code: str) -> None:
    answer = reader.get(f"rulebooks/orchard?{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_text_that_no_database_takes_is_a_problem(reader: Caller) -> None:
    assert reader.get("rulebooks/orchard?module=%00").status_code == 400


def test_what_says_nothing_about_a_selection_is_named_as_ignored(reader: Caller) -> None:
    answer = reader.get("rulebooks/orchard?players=3&moon=full&option.die=six&reading.wasps=stay")
    assert answer.headers["Ignored-Parameters"] == "moon"
    assert by_id(answer.json())["picking/wasp"]["reading"]["taken"]["id"] == "stay"


def test_a_repeat_with_the_etag_is_304(reader: Caller) -> None:
    first = reader.get(FULL)
    assert reader.get(FULL, If_None_Match=first.headers["ETag"]).status_code == 304
    assert reader.get(FULL.replace("twelve", "six"), If_None_Match=first.headers["ETag"]).status_code == 200


def test_words_are_in_the_language_asked_for_and_say_which_they_are_in(reader: Caller) -> None:
    answer = reader.get(f"{FULL}&lang=cs")
    clauses = by_id(answer.json())
    assert (clauses["pressing/great-die"]["lang"], clauses["pressing/scope"]["lang"]) == ("cs", "en")
    assert "lang" not in answer.json()["canonical"]
    assert answer.headers["Content-Language"] == "cs, en"


def test_the_number_of_queries_does_not_depend_on_the_size(reader: Caller, django_assert_max_num_queries: Any) -> None:
    more = "\n- id: more\n  kind: section\n  children:\n" + "".join(f"    - {{id: c{i}}}\n" for i in range(300))
    for outline in (press.OUTLINE, press.OUTLINE + more):
        press.build(outline=outline)
        reader.get(FULL)
        with django_assert_max_num_queries(11):
            assert reader.get(FULL).status_code == 200


def test_a_clause_says_in_words_when_it_applies(reader: Caller) -> None:
    clause = reader.get("clauses/orchard/pressing/great-die").json()
    assert clause["applies"] == ["with the module “Press”", "with “Die of the press: the great one” and with the box “The winter box”"]
    listed = {row["id"]: row for row in reader.get("clauses?game=orchard").json()["results"]}
    assert listed[clause["id"]]["applies"] == clause["applies"]
    assert listed["orchard/picking/apple"]["applies"] == []


def test_a_game_lists_its_options_and_ways_to_play_and_a_reading_its_alternatives_in_words(reader: Caller) -> None:
    game = reader.get("games/orchard").json()
    assert [o["id"] for o in game["options"]] == ["die", "baskets"]
    assert game["options"][0]["values"][1]["name"]["text"] == "the great one"
    assert [m["name"]["text"] for m in game["modes"]] == ["Calm evening", "Wild evening"]
    assert reader.get("readings/orchard/wasps").json()["alternatives"][0]["text"]["text"] == "Yes, you flee."
    assert reader.get("modules/orchard/frost").json()["needs_one"] == ["orchard/press", "orchard/bees"]
