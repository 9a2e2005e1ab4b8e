"""What variants and disputed rules are worth: every pack with an engine, started over the API, played as a worker plays, read over API and page."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from apps.accounts.models import READ, WRITE
from apps.accounts.services import token_create
from apps.simulations import services, work
from apps.simulations.models import Experiment
from tests.subjects import every_choice

CASES = [case for case in every_choice() if case.slug != "coin-duel"]
SLUGS = sorted({case.slug for case in CASES})
VARIANTS = [c for slug in SLUGS for c in [c for c in CASES if c.slug == slug and c.selection.modules and "." not in c.name][:1]]
READINGS = [next(c for c in CASES if c.slug == slug and "." in c.name) for slug in SLUGS]


@pytest.fixture
def ask(alice: Any, loaded: None, monkeypatch: pytest.MonkeyPatch, compiled_of: Any, settings: Any) -> Any:
    """ask(body): start a simulation over the API, play it at once as a worker does; the API's answer in the end."""
    settings.SIM_BLOCK_GAMES = 200
    monkeypatch.setattr(services, "_send", lambda experiment: None)
    headers = {"Authorization": f"Bearer {token_create(user=alice, name='all', scopes=[READ, WRITE])[1]}"}

    def of(body: dict[str, Any]) -> dict[str, Any]:
        started = Client().post("/api/v1/simulations/", data=body, content_type="application/json", headers=headers)
        assert started.status_code == 201, started.content
        key = started.json()["key"]
        experiment = Experiment.objects.get(key=key)
        part = "play_pairs" if experiment.against else "play_run"
        work.experiment_work(key=key, make=lambda pack: compiled_of(pack.rules, pack.players_module, part), known=lambda slug: True)
        found: dict[str, Any] = Client().get(f"/api/v1/simulations/{key}/").json()
        return found

    return of


@pytest.mark.slow
@pytest.mark.parametrize("case", VARIANTS + READINGS, ids=str)
def test_a_variant_is_compared_with_the_plain_game_over_the_same_games(case: Any, ask: Any) -> None:
    selection = {"game": case.slug, "players": case.selection.players}
    policy = list(case.players.POLICIES)[-1]
    chosen = {"modules": list(case.selection.modules), "readings": dict(case.selection.readings)}
    plain = ask({"selection": selection, "policies": [policy], "trials": 400, "seed": 5})
    variant = ask({"selection": selection | chosen, "policies": [policy], "trials": 400, "seed": 5, "against": plain["key"]})
    assert plain["stage"] == variant["stage"] == "done" and variant["against"] == plain["key"]
    assert sum(plain["lengths"]) == sum(variant["lengths"]) == 400
    assert all(row["name"] for row in variant["tallies"]), "every tally has words"
    compared = [row for row in variant["tallies"] if row["difference"]]
    assert compared and all(row["difference"]["low"] <= row["difference"]["value"] <= row["difference"]["high"] for row in compared)
    before = {row["id"]: row["count"] for row in plain["tallies"]}
    for row in compared:
        if row["of"] == 400 and row["is_share"]:
            assert row["difference"]["value"] == pytest.approx((row["count"] - before[row["id"]]) / 400)
    page = Client().get(f"/en{variant['url']}").content.decode()
    assert plain["url"] in page and "sim-chart" in page
