"""A series of escapes in a ledger: games told over the API, what follows from them on the page in another language, with its clause."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from apps.accounts.models import READ, WRITE
from apps.accounts.services import token_create

NAMES = ["Anna", "Bruno", "Cleo"]


@pytest.fixture
def call(alice: Any, loaded: None) -> Any:
    """call(path, body): POST as Alice; the answer's status and body."""
    headers = {"Authorization": f"Bearer {token_create(user=alice, name='all', scopes=[READ, WRITE])[1]}"}

    def post(path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        answer = Client().post(f"/api/v1/{path}", data=body, content_type="application/json", headers=headers)
        return answer.status_code, answer.json()

    return post


def told(members: list[str], *won: bool, letters: int = 3) -> dict[str, Any]:
    """A result in which some got out."""
    return {
        "seats": [{"member": m, "won": w, "details": {"letters": letters}} for m, w in zip(members, won, strict=True)],
        "details": {"scapegoat": members[won.index(False)]},
    }


def test_a_series_counts_who_was_left_behind_and_quotes_the_rule(call: Any) -> None:
    status, campaign = call("campaigns", {"name": "The Rock", "members": NAMES, "selection": {"game": "alcatraz", "players": 3}})
    assert status == 201, campaign
    key, members = campaign["key"], [m["id"] for m in campaign["members"]]
    assert call(f"campaigns/{key}/games", told(members, True, True, False))[0] == 201
    assert call(f"campaigns/{key}/games", told(members, True, True, False))[0] == 201
    page = Client().get(f"/cs/c/{key}/").content.decode()
    assert page.count("/cs/games/alcatraz/rules/ending/") >= 2 and "Cleo" in page
    assert "CAMPAIGN" not in page and "ledger_" not in page


def test_a_result_against_the_rules_is_refused_with_its_clause_and_changes_nothing(call: Any) -> None:
    _, campaign = call("campaigns", {"name": "The Rock", "members": NAMES, "selection": {"game": "alcatraz", "players": 3}})
    key, members = campaign["key"], [m["id"] for m in campaign["members"]]
    for body, clause in (
        (told(members, True, False, False), "alcatraz/ending/numbers"),
        (told(members, True, True, False, letters=1), "alcatraz/ending/success"),
    ):
        status, problem = call(f"campaigns/{key}/games", body)
        assert status == 422 and clause in {fault.get("clause") for fault in problem["faults"]}, problem
    page = Client().get(f"/en/c/{key}/").content.decode()
    assert "/rules/ending/" not in page
