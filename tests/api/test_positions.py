"""Stateless play over the API."""

from __future__ import annotations

import random
from typing import Any

import pytest

from apps.packs import registry
from tests.api.conftest import GAME, Caller
from tests.subjects import engines

FIVE = {"game": GAME, "players": 5}


def first(caller: Caller, **more: Any) -> dict[str, Any]:
    answer = caller.post("positions/setup", {**FIVE, **more})
    assert answer.status_code == 200, answer.content
    body: dict[str, Any] = answer.json()
    return body


@pytest.mark.parametrize("slug", [pack.slug for pack in engines()])
def test_a_whole_game_can_be_played_by_sending_positions_back(anybody: Caller, slug: str) -> None:
    chance = random.Random(7)
    selection = {"game": slug, "players": registry.pack(slug).players.low}
    body = anybody.post("positions/setup", selection).json()
    for _ in range(3000):
        if body["outcome"]:
            break
        answers = {due["id"]: chance.choice(due["options"]) for due in body["due"]}
        answer = anybody.post("positions/apply", {"selection": selection, "position": body["position"], "answers": answers})
        assert answer.status_code == 200, answer.content
        body = answer.json()
    assert body["outcome"]["clause"].startswith(f"{slug}/")


def test_playing_touches_no_table_of_the_database(anybody: Caller, django_assert_num_queries: Any) -> None:
    body = first(anybody)
    with django_assert_num_queries(0):
        anybody.post("positions/choices", {"selection": FIVE, "position": body["position"]})


def test_what_is_due_is_the_same_when_asked_again(anybody: Caller) -> None:
    body = first(anybody)
    again = anybody.post("positions/choices", {"selection": FIVE, "position": body["position"]}).json()
    assert again["due"] == body["due"]
    assert again["now"] == body["now"]
    assert again["events"] == []


@pytest.mark.parametrize(
    ("value", "code"), [(99, "not_allowed"), ("x", "not_a_number"), (True, "not_a_number"), (2.5, "not_a_number"), (10**30, "not_allowed")]
)
def test_a_wrong_answer_is_refused_by_name(anybody: Caller, value: Any, code: str) -> None:
    body = first(anybody)
    due = body["due"][0]
    answer = anybody.post("positions/apply", {"selection": FIVE, "position": body["position"], "answers": {due["id"]: value}})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["clause"].startswith(GAME)


def test_an_answer_that_nobody_owes_is_refused(anybody: Caller) -> None:
    body = first(anybody)
    answer = anybody.post("positions/apply", {"selection": FIVE, "position": body["position"], "answers": {"99.9": 1}})
    assert (answer.status_code, answer.json()["code"]) == (422, "not_due")


@pytest.mark.parametrize(
    "position",
    [
        {"state": {"nope": 1}}, {"state": 5}, {"state": {"pile": "many"}}, {"state": {"life": [1] * 99}}, {"replies": 3}, {"extra": 1},
        {"state": {"turn": 77, "step": 5, "alive": 3}}, {"state": {"pile": 10**40}}, {"told": -1}, {"replies": ["x"]},
    ],
)  # fmt: skip
def test_what_cannot_be_a_position_is_refused_not_crashed(anybody: Caller, position: dict[str, Any]) -> None:
    answer = anybody.post("positions/choices", {"selection": FIVE, "position": position})
    assert answer.status_code in (200, 400, 422), answer.content
    if answer.status_code != 200:
        assert answer.json()["code"]


def test_an_impossible_selection_is_refused_with_the_clause(anybody: Caller) -> None:
    answer = anybody.post("positions/setup", {"game": GAME, "players": 2})
    assert answer.status_code == 422
    assert answer.json()["parameter"] == "players"
    unknown = anybody.post("positions/setup", {**FIVE, "given": {"sheriff": 77}}).json()
    assert (unknown["code"], unknown["parameter"]) == ("bad_given", "given")
    unknown = anybody.post("positions/setup", {**FIVE, "given": {"characters": {"0": "nobody"}}}).json()
    assert unknown["code"] == "bad_given"
