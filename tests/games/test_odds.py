"""Exact chances: every pack's fractions against trying it out, the page that shows them, and the API."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from django.test import Client

from apps.packs import registry
from apps.simulations import odds

QUESTIONS = [(pack, question) for pack in registry.packs().values() for question in pack.odds]
NAMES = [f"{pack.slug}-{question.id}" for pack, question in QUESTIONS]


@pytest.mark.parametrize(("pack", "question"), QUESTIONS, ids=NAMES)
def test_trying_it_out_comes_close_to_the_fraction(pack: Any, question: Any) -> None:
    ends = [sorted({p.low, p.default, p.high}) for p in question.parameters]
    for values in product(*ends):
        ask = odds.asked(pack, question, {p.id: str(v) for p, v in zip(question.parameters, values, strict=True)})
        assert not ask.faults
        for answer in odds.answers(ask):
            assert isinstance(answer.row.exact, Fraction)
            # Four times the reach of a 95 % interval: a wrong fraction falls out, luck does not.
            reach = 4 * max(answer.estimate.high - answer.estimate.value, answer.estimate.value - answer.estimate.low, 1e-9)
            assert abs(float(answer.row.exact) - answer.estimate.value) <= reach, (values, answer)
            if answer.row.share:
                assert 0 <= answer.row.exact <= 1


@pytest.mark.parametrize(("pack", "question"), QUESTIONS, ids=NAMES)
def test_its_clause_exists_and_the_same_seed_gives_the_same_counts(pack: Any, question: Any) -> None:
    assert f"{pack.slug}/{question.clause}" in pack.clauses
    one, again, other = (odds.answers(odds.asked(pack, question, {"seed": seed})) for seed in ("7", "7", "8"))
    assert one == again
    assert [a.row for a in one] == [a.row for a in other]
    assert [a.count for a in one] != [a.count for a in other]


@pytest.mark.django_db
def test_the_page_shows_fraction_estimate_interval_and_seed_and_its_address_is_the_question(loaded: None) -> None:
    address = "/en/simulations/odds/bang-dice/duel/?rerolls=0&seed=12"
    page, again = (Client().get(address).content.decode() for _ in range(2))
    assert ">3/4<" in page and "75.0 %" in page and 'value="12"' in page and "/en/games/bang-dice/rules/duels/reply/" in page
    assert page[page.index("<tbody>") : page.index("</tbody>")] == again[again.index("<tbody>") : again.index("</tbody>")]


@pytest.mark.django_db
def test_the_page_says_what_is_wrong_by_its_field_and_keeps_what_was_typed(loaded: None) -> None:
    for sent in ("living=99", "living=x", "seed=-1", "living=%00", "seed=99999999999999999999"):
        answer = Client().get(f"/cs/simulations/odds/bang-dice/outbreak/?{sent}")
        page = answer.content.decode()
        assert answer.status_code == 422 and page.count("field-error") == 1 and 'aria-invalid="true"' in page, sent
    assert 'value="99"' in Client().get("/cs/simulations/odds/bang-dice/outbreak/?living=99").content.decode()


@pytest.mark.django_db
def test_a_question_that_nobody_asked_is_404(loaded: None) -> None:
    for address in ("odds/bang-dice/nothing/", "odds/nothing/duel/"):
        assert Client().get(f"/en/simulations/{address}").status_code == 404
        assert Client().get(f"/api/v1/{address}").status_code == 404


@pytest.mark.django_db
def test_the_api_lists_questions_with_parameters_and_answers_with_fractions(loaded: None) -> None:
    listed = Client().get("/api/v1/odds/?game=bang-dice&lang=es").json()["results"]
    assert [q["id"] for q in listed] == ["bang-dice/duel", "bang-dice/outbreak"]
    assert listed[0]["parameters"][0]["values"]["0"]["lang"] == "es"
    body = Client().get("/api/v1/odds/bang-dice/duel/?rerolls=0&seed=3").json()
    row = body["rows"][0]
    assert row["exact"] == {"numerator": "3", "denominator": "4", "value": 0.75} and body["seed"] == 3
    assert row["estimate"]["low"] < row["count"] / body["trials"] < row["estimate"]["high"]


@pytest.mark.django_db
def test_the_api_refuses_a_parameter_by_name_and_names_what_it_ignored(loaded: None) -> None:
    wrong = Client().get("/api/v1/odds/bang-dice/outbreak/?living=0")
    assert wrong.status_code == 422 and wrong.json()["parameter"] == "living" and wrong.json()["code"] == "out_of_range"
    assert Client().get("/api/v1/odds/bang-dice/duel/?living=3")["Ignored-Parameters"] == "living"
    assert Client().get("/api/v1/odds/?game=nothing").json()["parameter"] == "game"


@pytest.mark.django_db
def test_the_first_page_of_odds_leads_to_every_question(loaded: None) -> None:
    page = Client().get("/pl/simulations/").content.decode()
    for pack, question in QUESTIONS:
        assert f"/pl/simulations/odds/{pack.slug}/{question.id}/" in page
