"""The API checked against its own description."""

from __future__ import annotations

import re
from typing import Any

import pytest

from apps.api.docs import openapi
from tests.api.conftest import Caller

OPERATIONS = [
    (path, method, operation)
    for path, operations in openapi()["paths"].items()
    for method, operation in operations.items()
    if method in ("get", "post")
]


def fill(path: str) -> str:
    """An address with something in every place, none of which exists."""
    return re.sub(r"\{number\}", "9", re.sub(r"\{(?!number)\w+\}", "nothing", path)).removeprefix("/api/v1/")


def test_every_operation_has_its_own_id_and_a_summary() -> None:
    ids = [operation["operationId"] for _, _, operation in OPERATIONS]
    assert len(ids) == len(set(ids))
    assert all(operation["summary"] for _, _, operation in OPERATIONS)


@pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS, ids=[f"{m} {p}" for p, m, _ in OPERATIONS])
def test_every_operation_answers_as_described(as_alice: Caller, path: str, method: str, operation: dict[str, Any]) -> None:
    answer = as_alice.get(fill(path)) if method == "get" else as_alice.post(fill(path), {})
    assert str(answer.status_code) in operation["responses"], answer.content
    body = answer.json()
    if answer.status_code >= 400:
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert {"type", "title", "status", "code", "detail"} <= set(body)
        assert body["status"] == answer.status_code
    elif operation["responses"]["200"]["description"] == "list":
        assert {"count", "next", "previous", "results"} <= set(body)


WRONG: list[Any] = [
    [],
    "text",
    7,
    None,
    {"selection": 5},
    {"selection": {"game": [], "players": "many"}},
    {"answers": [1]},
    {"name": {"a": 1}},
    {"members": 3},
]


@pytest.mark.parametrize(("path", "method", "operation"), [o for o in OPERATIONS if o[1] == "post"], ids=[p for p, m, _ in OPERATIONS if m == "post"])
def test_bodies_of_the_wrong_shape_are_refused_with_a_problem(as_alice: Caller, path: str, method: str, operation: dict[str, Any]) -> None:
    import json

    for body in WRONG:
        answer = as_alice.client.post(f"/api/v1/{fill(path)}", data=json.dumps(body), content_type="application/json", headers=as_alice.headers)
        assert 400 <= answer.status_code < 500, (body, answer.content)
        assert answer.headers["Content-Type"] == "application/problem+json"


def test_the_page_lists_every_address(anybody: Caller) -> None:
    page = anybody.client.get("/api/v1/docs/").content.decode()
    for path, _method, _operation in OPERATIONS:
        assert path.replace("{", "&#x7B;") in page or path in page
