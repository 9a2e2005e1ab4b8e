"""Ledgers over the API."""

from __future__ import annotations

from typing import Any

from apps.campaigns.models import Entry
from tests.api.conftest import GAME, Caller

NAMES = ["Anna", "Bob", "Cyril", "Dana", "Eva"]
OPEN = {"name": "Thursdays", "members": NAMES, "selection": {"game": GAME, "players": 5, "modules": ["legacy"]}}


def opened(caller: Caller) -> dict[str, Any]:
    answer = caller.post("campaigns", OPEN)
    assert answer.status_code == 201, answer.content
    body: dict[str, Any] = answer.json()
    return body


def test_a_campaign_is_opened_read_and_told_entry_by_entry(as_alice: Caller) -> None:
    body = opened(as_alice)
    assert [m["name"] for m in body["members"]] == NAMES
    entries = as_alice.get(f"campaigns/{body['key']}/entries").json()
    assert entries["count"] == len(entries["results"]) == 1
    assert as_alice.get("campaigns").json()["results"][0]["key"] == body["key"]


def test_a_write_with_an_old_version_is_412_and_changes_nothing(as_alice: Caller) -> None:
    body = opened(as_alice)
    key, version = body["key"], body["version"]
    assert as_alice.post(f"campaigns/{key}/notes", {"text": "A fine evening.", "version": version}).status_code == 201
    before = Entry.objects.count()
    answer = as_alice.post(f"campaigns/{key}/notes", {"text": "Late."}, If_Match=f'"{version}"')
    assert (answer.status_code, answer.json()["code"], answer.json()["version"]) == (412, "stale", version + 1)
    assert Entry.objects.count() == before


def test_an_export_imports_once(as_alice: Caller, as_bob: Caller) -> None:
    key = opened(as_alice)["key"]
    as_alice.post(f"campaigns/{key}/notes", {"text": "A fine evening."})
    whole = as_alice.get(f"campaigns/{key}/export").json()
    first = as_bob.post("campaigns/import", whole)
    assert first.status_code == 201, first.content
    again = as_bob.post("campaigns/import", whole)
    assert again.json()["entries_added"] == 0
    assert again.json()["key"] == first.json()["key"]


def test_a_ledger_closed_to_outsiders_is_as_if_it_were_not(as_alice: Caller, as_bob: Caller) -> None:
    answer = as_alice.post("campaigns", {**OPEN, "link_open": False})
    key = answer.json()["key"]
    hidden, none = as_bob.get(f"campaigns/{key}"), as_bob.get("campaigns/none")
    assert hidden.status_code == none.status_code == 404
    assert hidden.json()["code"] == none.json()["code"]
    assert as_bob.post(f"campaigns/{key}/notes", {"text": "hello"}).status_code == 404


def test_what_is_wrong_with_a_game_is_named(as_alice: Caller) -> None:
    key = opened(as_alice)["key"]
    before = Entry.objects.count()
    answer = as_alice.post(f"campaigns/{key}/games", {"seats": [{"member": "m99", "won": True}]})
    assert answer.status_code == 422
    assert answer.json()["faults"]
    assert Entry.objects.count() == before
