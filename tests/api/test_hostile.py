"""Requests that mean no good, or that nobody thought of: each is answered with a problem that has a name, and changes nothing."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from apps.api.limits import RATES, Limit
from apps.campaigns.models import Campaign
from apps.tables.models import Table
from tests.api.conftest import GAME, Caller

PROBLEM = "application/problem+json"
FIVE = {"game": GAME, "players": 5}


def send(caller: Caller, path: str, body: bytes | str, kind: str = "application/json") -> Any:
    """A body as it stands."""
    return caller.client.post(f"/api/v1/{path}", data=body, content_type=kind, headers=caller.headers)


@pytest.mark.parametrize(
    "body",
    [b"{", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"nul", b'{"players": NaN}', b'{"players": ' + b"9" * 6000 + b"}", b'"\\ud800"'],
    ids=["cut", "deep list", "deep object", "no text", "no value", "NaN", "endless number", "half a sign"],
)
def test_a_body_that_is_no_json_is_named(anybody: Caller, body: bytes) -> None:
    answer = send(anybody, "positions/setup", body)
    assert answer.status_code == 400, answer.content
    assert answer.headers["Content-Type"] == PROBLEM


def test_a_body_that_is_too_large_is_413_before_it_is_read(anybody: Caller) -> None:
    answer = send(anybody, "positions/setup", json.dumps({"game": "x" * 3_000_000}))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\ud800"])
def test_signs_that_no_database_takes_are_refused_wherever_they_stand(as_alice: Caller, text: str) -> None:
    selection = {**FIVE, "given": {"sheriff": text}}
    bodies = {
        "positions/setup": selection,
        "tables": {"selection": FIVE, "name": text},
        "campaigns": {"name": text, "members": ["Anna"]},
        "simulations": {"selection": {**FIVE, "options": {text: text}}, "policies": [text], "trials": 1},
        "positions/apply": {"selection": FIVE, "position": {"state": {text: 1}}, "answers": {text: text}},
    }
    for path, body in bodies.items():
        answer = send(as_alice, path, json.dumps(body))
        assert answer.status_code in (400, 422), (path, answer.content)
        assert answer.headers["Content-Type"] == PROBLEM
    assert not Table.objects.exists()
    assert not Campaign.objects.exists()


@pytest.mark.parametrize(
    "query",
    ["games?game=%00", "clauses?game=%00", "cards?deck=%00", "cards?deck=" + "x" * 5000, "clauses?kind=%00", "search?q=%00", "games?lang=%00", "games?page_size=%00", "modules?game=%ff", "clauses?format=xml", "clauses?cursor=%00"],
)  # fmt: skip
def test_odd_parameters_are_answered(anybody: Caller, query: str) -> None:
    answer = anybody.get(query)
    assert answer.status_code in (200, 400, 404), answer.content


@pytest.mark.parametrize("path", ["clauses", "games", "cards", "search", "tables", "campaigns", "simulations"])
@pytest.mark.parametrize(
    "held",
    [
        None,
        7,
        "x",
        [],
        ["after"],
        ["after", None],
        ["after", "\x00"],
        ["after", 10**30],
        ["before", "x"],
        ["after", "x", 1],
        {"a": 1},
        ["at", -1],
        ["at", 10**9],
        ["after", True],
    ],
)
def test_a_cursor_made_up_is_refused_or_leads_somewhere(as_alice: Caller, path: str, held: Any) -> None:
    cursor = base64.urlsafe_b64encode(json.dumps(held).encode()).decode().rstrip("=")
    answer = as_alice.get(f"{path}?cursor={cursor}")
    assert answer.status_code in (200, 400), answer.content


GIVEN: list[Any] = [
    {"sheriff": "x"}, {"sheriff": -1}, {"sheriff": 2.5}, {"sheriff": None}, {"sheriff": []}, {"characters": 5}, {"characters": {"a": []}}, {"characters": {"0": 7}},
    {"characters": {"99": "kit-carlson"}}, {"draws": "x"}, {"extra_bullet": {}}, {"extra_bullet": True}, {"nonsense": 1}, {"characters": {"0": "kit-carlson", "1": "kit-carlson"}},
]  # fmt: skip


@pytest.mark.parametrize("given", GIVEN, ids=[json.dumps(g)[:40] for g in GIVEN])
def test_a_set_up_that_cannot_be_is_refused_by_name(anybody: Caller, given: dict[str, Any]) -> None:
    answer = anybody.post("positions/setup", {**FIVE, "given": given})
    assert answer.status_code in (200, 422), answer.content
    if answer.status_code == 422:
        assert answer.json()["code"]


def test_a_field_that_nobody_reads_is_named(anybody: Caller) -> None:
    answer = anybody.post("positions/setup", {**FIVE, "modulez": ["legacy"]})
    assert answer.status_code == 200
    assert answer.headers["Ignored-Parameters"] == "modulez"
    nested = anybody.post("positions/choices", {"selection": {**FIVE, "colour": 1}, "position": {}})
    assert "selection.colour" in nested.headers["Ignored-Parameters"]
    assert nested.json().get("ignored", ["selection.colour"]) == ["selection.colour"]


def test_an_error_names_what_was_ignored_too(anybody: Caller) -> None:
    body = anybody.get("clauses?kind=sermon&colour=red").json()
    assert (body["parameter"], body["ignored"]) == ("kind", ["colour"])


def test_errors_are_kept_by_no_cache(anybody: Caller) -> None:
    for path in ("clauses/nope", "clauses?lang=xx"):
        assert anybody.get(path).headers["Cache-Control"] == "no-store"
    assert anybody.client.get("/api/v1/nowhere").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["tables", "campaigns", "simulations"])
def test_lists_of_what_is_yours_are_private(as_alice: Caller, path: str) -> None:
    answer = as_alice.get(path)
    assert "private" in answer.headers["Cache-Control"]
    assert "Authorization" in answer.headers["Vary"]


def test_a_header_of_another_address_does_not_widen_the_limit(anybody: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limit, "THROTTLE_RATES", dict.fromkeys(RATES, "2/day"))
    answers = [anybody.get("games", X_Forwarded_For=f"10.0.0.{i}").status_code for i in range(4)]
    assert answers == [200, 200, 429, 429]


def test_head_answers_like_get_without_a_body_and_with_the_same_etag(anybody: Caller) -> None:
    got = anybody.get(f"clauses/{GAME}/beer/heal")
    head = anybody.client.head(f"/api/v1/clauses/{GAME}/beer/heal/")
    assert (head.status_code, head.content, head.headers["ETag"]) == (200, b"", got.headers["ETag"])


def test_a_wrong_method_says_which_there_are(anybody: Caller) -> None:
    answer = anybody.client.delete(f"/api/v1/clauses/{GAME}/beer/heal/")
    assert (answer.status_code, answer.headers["Content-Type"]) == (405, PROBLEM)
    assert "GET" in answer.headers["Allow"]
