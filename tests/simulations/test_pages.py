"""Pages of simulations: the form, faults by field, progress, result, CSV, who may cancel; all without JavaScript."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from apps.simulations.models import Experiment

FORM = {"players": "3", "policy": "bold", "trials": "50", "seed": "7"}
NEW = "/en/simulations/new/coin-duel/"

pytestmark = pytest.mark.usefixtures("sent")


def created(client: Client, **changes: str) -> Experiment:
    response = client.post(NEW, FORM | changes)
    assert response.status_code == 302, response.content.decode()
    return Experiment.objects.get(key=response["Location"].rstrip("/").split("/")[-1])


def page(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address)
    assert response.status_code == status
    return response.content.decode()


@pytest.mark.django_db
def test_the_form_asks_in_a_sentence_and_offers_what_the_pack_has(client: Client):
    words = page(client, NEW)
    assert "How does a game of Coin duel with 5 players end?" in words
    for part in ("The long game", "Bold – Bids high", "How often may the challenger roll again?", "Twice"):
        assert part in words
    assert 'style="' not in words and "<script>" not in words


@pytest.mark.django_db
def test_a_form_may_be_filled_by_its_address(client: Client):
    words = page(client, f"{NEW}?players=4&module=long&reading.rerolls=twice&trials=700&seed=3&policy=random")
    assert "with 4 players end and the module “The long game”?" in words
    assert 'value="700"' in words and 'value="3"' in words
    assert re.search(r'value="twice" selected', words)


@pytest.mark.django_db
def test_a_game_without_an_engine_has_no_form(client: Client):
    assert client.get("/en/simulations/new/chess/").status_code == 404


@pytest.mark.django_db
def test_a_simulation_is_asked_followed_and_read(client: Client, play: Callable[..., bool]):
    experiment = created(client)
    address = experiment.get_absolute_url()
    waiting = page(client, address)
    assert "Waiting for a worker" in waiting and '<meta http-equiv="refresh"' in waiting and "Cancel" in waiting
    assert client.get(f"{address}now/").status_code == 200
    Experiment.objects.update(stage="compiling")
    assert "compiling the rules" in page(client, address)
    play(experiment)
    done = page(client, address)
    for part in ("The first leader wins", "of the games are over after", "Wilson", "<svg", ">50<", "version 1", "Bold"):
        assert part in done
    assert "refresh" not in done and "hx-trigger" not in done
    assert client.get(f"{address}now/").status_code == 286
    assert client.get(address)["Cache-Control"] == "private, no-store"


@pytest.mark.django_db
def test_the_csv_holds_the_numbers(client: Client, play: Callable[..., bool]):
    experiment = created(client)
    play(experiment)
    response = client.get(f"{experiment.get_absolute_url()}result.csv")
    rows = list(csv.reader(response.content.decode().splitlines()))
    assert response["Content-Type"].startswith("text/csv")
    assert ["seed", "7", "games", "50", "of", "50"] in rows
    tally = next(row for row in rows if row and row[0] == "leader_wins")
    assert int(tally[2]) == 50 and tally[6] == "wilson"
    turns = rows[rows.index(["turns", "games"]) + 1 :]
    assert sum(int(games) for _, games in turns) == 50


@pytest.mark.django_db
def test_seats_may_play_differently(client: Client):
    experiment = created(client, each="1", **{"policy-0": "random", "policy-1": "bold", "policy-2": "random"})
    assert experiment.policies == ["random", "bold", "random"]


@pytest.mark.django_db
def test_one_is_compared_with_another(client: Client, play: Callable[..., bool]):
    base = created(client)
    link = re.search(r'href="([^"]*against=[^"]*)"', page(client, base.get_absolute_url()))
    assert link
    form = page(client, link.group(1).replace("&amp;", "&"))
    assert "compared with" in form and 'name="trials"' not in form
    other = created(client, against=base.key, policy="random")
    play(other)
    words = page(client, other.get_absolute_url())
    assert "Difference (95 %)" in words and base.get_absolute_url() in words
    assert re.search(r'<th scope="row">Turns</th>.*?[+-]\d+\.\d{4} \(', words)
    assert '<th scope="row">Turns</th>' not in page(client, base.get_absolute_url())
    rows = list(csv.reader(client.get(other.get_absolute_url() + "result.csv").content.decode().splitlines()))
    assert next(row for row in rows if row[:1] == ["turns"])[2] == "50"


@pytest.mark.django_db
@pytest.mark.parametrize(
    "changes, field, told",
    [
        ({"trials": "9" * 15}, "trials", "from 1 to"),
        ({"trials": "lots"}, "trials", "takes a whole number"),
        ({"trials": ""}, "trials", "takes a whole number"),
        ({"seed": "-4"}, "seed", "from 0 to 4294967295"),
        ({"players": "99"}, "players", "at most 6 players"),
        ({"policy": "wild"}, "policies", "no computer player “wild”"),
    ],
)
def test_a_wrong_field_is_named_and_what_was_typed_stays(client: Client, changes: dict[str, str], field: str, told: str):
    response = client.post(NEW, FORM | changes)
    words = response.content.decode()
    assert response.status_code == 422 and told in words and f'id="{field}-error"' in words
    assert not Experiment.objects.exists()
    if field in ("trials", "seed") and changes[field]:
        assert f'value="{changes[field]}"' in words


@pytest.mark.django_db
def test_a_module_that_does_not_exist_is_a_fault(client: Client):
    response = client.post(NEW, FORM | {"module": "dragons"})
    assert response.status_code == 422 and "no module “dragons”" in response.content.decode()


@pytest.mark.django_db
def test_whoever_asked_may_cancel_and_go_on_and_nobody_else(client: Client):
    experiment = created(client)
    stranger = Client()
    assert "Cancel" not in page(stranger, experiment.get_absolute_url())
    assert stranger.post(f"{experiment.get_absolute_url()}cancel/").status_code == 403
    assert client.get(f"{experiment.get_absolute_url()}cancel/").status_code == 405
    assert client.post(f"{experiment.get_absolute_url()}cancel/").status_code == 302
    assert "Cancelled after 0 of 50 games" in page(client, experiment.get_absolute_url())
    assert client.post(f"{experiment.get_absolute_url()}resume/").status_code == 302
    assert Experiment.objects.get().stage == "waiting"


@pytest.mark.django_db
def test_the_list_shows_ones_own(client: Client):
    experiment = created(client)
    assert experiment.get_absolute_url() in page(client, "/en/simulations/")
    assert experiment.get_absolute_url() not in page(Client(), "/en/simulations/")


@pytest.mark.django_db
def test_a_failed_one_says_why(client: Client):
    experiment = created(client)
    Experiment.objects.update(stage="failed", error="rules_changed")
    assert "rules were corrected" in page(client, experiment.get_absolute_url())


@pytest.mark.django_db
def test_an_unknown_one_is_not_found(client: Client):
    for end in ("", "now/", "result.csv"):
        assert client.get(f"/en/simulations/nothing/{end}").status_code == 404


@pytest.mark.django_db
def test_a_page_costs_no_more_queries_for_more_blocks(client: Client, play: Callable[..., bool], django_assert_max_num_queries: Any):
    experiment = created(client, trials="400")
    play(experiment)
    with django_assert_max_num_queries(10):
        client.get(experiment.get_absolute_url())
