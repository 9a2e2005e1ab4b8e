"""Tables over the API: what a seat may see and do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from apps.tables.models import Entry, Table
from tests.api.conftest import GAME, Caller

PLAN = {"selection": {"game": GAME, "players": 4}}


def begun(alice: Caller, bob: Caller) -> dict[str, Any]:
    """A table of four where Alice and Bob sit and computers have the rest."""
    key = alice.post("tables", PLAN).json()["key"]
    assert bob.post(f"tables/{key}/seats", {"name": "Bob"}).status_code == 200
    body: dict[str, Any] = alice.post(f"tables/{key}/start", {"fill": True}).json()
    return body


def test_a_game_is_played_to_its_end_by_two_programs(as_alice: Caller, as_bob: Caller) -> None:
    key = begun(as_alice, as_bob)["key"]
    for _ in range(2000):
        moved = False
        for caller in (as_alice, as_bob):
            body = caller.get(f"tables/{key}").json()
            if body["outcome"]:
                assert body["outcome"]["clause"]
                return
            for due in body["due"]["mine"]:
                value = due["choices"][-1]["value"] if due["form"] != "subset" else 0
                answer = caller.post(f"tables/{key}/answers", {"answers": {due["token"]: value}})
                assert answer.status_code in (200, 409), answer.content
                moved = True
                break
        assert moved, body
    pytest.fail("the game did not end")


def test_the_same_idempotency_key_makes_one_table(as_alice: Caller) -> None:
    first = as_alice.post("tables", PLAN, Idempotency_Key="abc")
    again = as_alice.post("tables", PLAN, Idempotency_Key="abc")
    assert first.json() == again.json()
    assert again.headers["Idempotent-Replay"] == "true"
    assert Table.objects.count() == 1
    other = as_alice.post("tables", {**PLAN, "name": "Else"}, Idempotency_Key="abc")
    assert (other.status_code, other.json()["code"]) == (422, "idempotency_key_reused")


def test_writing_needs_a_token_that_may_write(anybody: Caller, as_reader: Caller) -> None:
    assert anybody.post("tables", PLAN).status_code == 401
    assert as_reader.post("tables", PLAN).status_code == 403
    assert Table.objects.count() == 0


def test_a_stale_answer_is_409_and_changes_nothing(as_alice: Caller, as_bob: Caller) -> None:
    key = begun(as_alice, as_bob)["key"]
    before = Entry.objects.count()
    answer = as_alice.post(f"tables/{key}/answers", {"answers": {"0:0.0": 1}})
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    old = as_alice.post(f"tables/{key}/answers", {"answers": {"0:0.0": 1}}, If_Match='"1"')
    assert (old.status_code, old.json()["code"]) == (412, "stale")
    assert Entry.objects.count() == before


def test_secrets_of_others_are_in_no_bytes_and_change_no_etag(as_alice: Caller, as_bob: Caller, anybody: Caller) -> None:
    body = begun(as_alice, as_bob)
    key = body["key"]
    before = {name: caller.get(f"tables/{key}") for name, caller in (("bob", as_bob), ("anybody", anybody))}
    entry = Entry.objects.filter(table__key=key).order_by("-number").first()
    assert entry is not None
    state = entry.position["state"]
    hidden = [i for i in range(4) if i != 1 and state["role"][i] != 1]
    a, b = hidden[:2]
    if state["role"][a] == state["role"][b]:
        b = hidden[-1]
    state["role"][a], state["role"][b] = state["role"][b], state["role"][a]
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("UPDATE tables_entry SET position = %s WHERE id = %s", [json.dumps(entry.position), entry.pk])
    for name, caller in (("bob", as_bob), ("anybody", anybody)):
        after = caller.get(f"tables/{key}")
        assert after.content == before[name].content
        assert after.headers["ETag"] == before[name].headers["ETag"]
        assert "Authorization" in after.headers["Vary"]
        assert "private" in after.headers["Cache-Control"]


def test_a_closed_table_is_not_read_by_outsiders(as_alice: Caller, anybody: Caller) -> None:
    key = as_alice.post("tables", PLAN).json()["key"]
    as_alice.post(f"tables/{key}/start", {"fill": True})
    Table.objects.filter(key=key).update(open=False)
    assert anybody.get(f"tables/{key}").status_code in (401, 403, 404)
    assert as_alice.get(f"tables/{key}").status_code == 200


def test_a_selection_that_cannot_be_is_refused(as_alice: Caller) -> None:
    answer = as_alice.post("tables", {"selection": {"game": GAME, "players": 99}})
    assert (answer.status_code, answer.json()["parameter"]) == (422, "players")
    assert Table.objects.count() == 0


def test_a_seat_in_play_is_sat_on_by_nobody_else(as_alice: Caller, as_bob: Caller) -> None:
    key = begun(as_alice, as_bob)["key"]
    assert as_alice.post(f"tables/{key}/computers", {"seat": 1, "policy": "cautious"}).status_code == 200
    for seat in (1, 2):
        answer = as_alice.post(f"tables/{key}/seats", {"seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat_kept")
    assert [s["seat"] for s in as_alice.get(f"tables/{key}").json()["secrets"]] == [0]
    back = as_bob.post(f"tables/{key}/seats", {"seat": 1})
    assert back.status_code == 200 and back.json()["mine"] == [1]


@pytest.mark.parametrize("by", ["header", "body"])
@pytest.mark.parametrize(
    ("verb", "body"),
    [
        ("seats", {}),
        ("computers", {"seat": 1, "policy": "cautious"}),
        ("start", {"fill": True}),
        ("answers", {"answers": {}}),
        ("undo", {}),
        ("redo", {}),
    ],
)
def test_every_write_honours_the_version_that_was_seen(as_alice: Caller, verb: str, body: dict[str, Any], by: str) -> None:
    table = as_alice.post("tables", PLAN).json()
    path, old = f"tables/{table['key']}/{verb}", table["version"] + 7
    answer = as_alice.post(path, body, If_Match=f'"{old}"') if by == "header" else as_alice.post(path, {**body, "version": old})
    assert (answer.status_code, answer.json()["code"]) == (412, "stale")
    assert as_alice.get(f"tables/{table['key']}").json()["version"] == table["version"]
    assert as_alice.post(path, body, If_Match=f'"{table["version"]}"').status_code != 412


def test_a_new_table_says_where_it_is(as_alice: Caller) -> None:
    for _ in range(2):
        answer = as_alice.post("tables", PLAN, Idempotency_Key="where")
        assert answer.status_code == 201
        assert answer.headers["Location"].endswith(f"/api/v1/tables/{answer.json()['key']}")
