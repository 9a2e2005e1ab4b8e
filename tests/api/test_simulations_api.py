"""Simulations over the API."""

from __future__ import annotations

from typing import Any

import pytest

from apps.simulations.models import Experiment
from tests.api.conftest import GAME, Caller

ASK: dict[str, Any] = {"selection": {"game": GAME, "players": 5}, "policies": ["random"], "trials": 500, "seed": 7}


@pytest.fixture(autouse=True)
def _no_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    from apps.simulations import services

    monkeypatch.setattr(services, "_send", lambda experiment: None)


def test_a_simulation_is_started_once_for_a_key_and_can_be_read_by_anybody(as_alice: Caller, anybody: Caller) -> None:
    first = as_alice.post("simulations", ASK, Idempotency_Key="one")
    assert first.status_code == 201, first.content
    as_alice.post("simulations", ASK, Idempotency_Key="one")
    assert Experiment.objects.count() == 1
    body = anybody.get(f"simulations/{first.json()['key']}").json()
    assert (body["seed"], body["trials"], body["stage"], body["progress"]["games"]) == (7, 500, "waiting", 0)


def test_only_its_owner_cancels_it(as_alice: Caller, as_bob: Caller) -> None:
    key = as_alice.post("simulations", ASK).json()["key"]
    assert as_bob.post(f"simulations/{key}/cancel").status_code == 403
    assert as_alice.post(f"simulations/{key}/cancel").json()["stage"] == "cancelled"


@pytest.mark.parametrize(
    ("change", "parameter"),
    [
        ({"trials": 10**12}, "trials"), ({"trials": 0}, "trials"), ({"seed": -1}, "seed"), ({"seed": 2**40}, "seed"),
        ({"policies": ["clairvoyant"]}, "policies"), ({"policies": ["random"] * 3}, "policies"), ({"against": "nothing"}, "against"),
        ({"selection": {"game": GAME, "players": 40}}, "players"), ({"trials": "many"}, "trials"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_and_nothing_started(as_alice: Caller, change: dict[str, Any], parameter: str) -> None:
    answer = as_alice.post("simulations", {**ASK, **change})
    assert 400 <= answer.status_code < 500
    assert answer.json()["parameter"] == parameter
    assert Experiment.objects.count() == 0
