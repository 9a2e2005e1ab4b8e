"""The rulebooks of the games that ship, as somebody tries them in the first minutes: modules refused and completed, the right die, paper."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from apps.library.models import Clause
from apps.packs import registry
from apps.packs.spec import Pack

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]
BANG = "bang-dice"
FLASH = "flash-point"
PACKS = sorted(registry.packs().values(), key=lambda p: p.slug)


def page(slug: str, query: str, status: int = 200) -> str:
    answer = Client().get(f"/en/games/{slug}/rulebook/?{query}")
    assert answer.status_code == status, (answer.status_code, answer.headers.get("Location"))
    return answer.content.decode()


def api(slug: str, query: str, status: int = 200) -> Any:
    answer = Client().get(f"/api/v1/rulebooks/{slug}/?{query}")
    assert answer.status_code == status
    return answer.json()


def test_module_1_alone_is_completed_with_module_2_and_the_clause_says_why() -> None:
    words = page(BANG, "players=5&product=undead-or-alive&module=duels")
    told = words[words.index('id="completed"') :].partition("</div>")[0]
    assert "Two Bullets Are Enough" in told and "rules/duels/needs-rage/" in told
    assert api(BANG, "players=5&module=duels")["selection"]["modules"] == ["duels", "rage"]


def test_module_2_alone_is_accepted() -> None:
    words = page(BANG, "players=5&product=undead-or-alive&module=rage")
    assert 'id="completed"' not in words and 'id="rage/cards"' in words and 'id="duels/dice"' not in words


def test_three_players_and_module_4_are_refused_with_the_clause_and_four_pass() -> None:
    words = page(BANG, "players=3&module=undead", 422)
    told = words[words.index('id="refused"') :].partition("</div>")[0]
    assert "4 or more players" in told and "rules/undead/players/" in told
    fault = api(BANG, "players=3&module=undead", 422)["faults"][0]
    assert (fault["code"], fault["parameter"], fault["clause"]) == ("too_few", "modules", f"{BANG}/undead/players")
    assert "4 or more players" in fault["quote"]["text"]
    page(BANG, "players=4&product=undead-or-alive&module=undead")


def test_laboratory_with_attic_takes_the_twelve_sided_die_and_without_it_the_eight_sided() -> None:
    both = api(FLASH, "players=4&module=laboratory&module=attic")
    alone = api(FLASH, "players=4&module=laboratory")
    assert f"{FLASH}/setup/die-twelve" in both["setup"] and f"{FLASH}/setup/die" not in both["setup"]
    assert f"{FLASH}/setup/die" in alone["setup"] and f"{FLASH}/setup/die-twelve" not in alone["setup"]
    twelve = next(c for c in both["clauses"] if c["id"] == f"{FLASH}/setup/die-twelve")
    assert [o["name"]["text"] for o in twelve["origin"]] == ["Extreme Danger", "Attic"]
    words = page(FLASH, "players=4&product=extreme-danger&module=laboratory&module=attic")
    setup = words[words.index('id="setup-list"') :].partition("</ol>")[0]
    assert "12" in setup and "Extreme Danger · Attic" in setup


def test_every_clause_of_a_rulebook_names_its_box() -> None:
    body = api(FLASH, "players=4&module=laboratory&module=attic&mode=experienced")
    assert all(any(origin["kind"] == "product" for origin in clause["origin"]) for clause in body["clauses"])


@pytest.mark.parametrize("clause", ["fire-doors/roll", "setup/windows", "spill/markers", "stairs/explosion"])
def test_a_clause_of_several_modules_of_one_box_is_of_that_box_on_its_page_and_over_the_api(clause: str) -> None:
    words = Client().get(f"/en/games/{FLASH}/rules/{clause}/").content.decode()
    assert "<dt>Box</dt><dd>Extreme Danger</dd>" in words
    assert Client().get(f"/api/v1/clauses/{FLASH}/{clause}/").json()["product"] == f"{FLASH}/extreme-danger"


def selections(pack: Pack) -> list[str]:
    """The fewest and the most players, alone and with each module."""
    spans = (pack.players.low, pack.players.high)
    return [f"players={n}{f'&module={m}' if m else ''}" for n in spans for m in ("", *(module.id for module in pack.modules))]


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.slug)
def test_whatever_is_chosen_is_answered_and_refusals_quote_a_clause(pack: Pack) -> None:
    for query in selections(pack):
        answer = Client().get(f"/api/v1/rulebooks/{pack.slug}/?{query}")
        body = answer.json()
        if answer.status_code == 422:
            assert all(fault["clause"] and fault["quote"]["text"] for fault in body["faults"]), (query, body)
        else:
            assert body["clauses"], query
            assert Client().get(f"/cs{body['url'][3:]}").status_code == 200


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.slug)
def test_no_clause_of_a_rulebook_stands_twice_and_none_is_without_words(pack: Pack) -> None:
    body = api(pack.slug, f"players={pack.players.high}")
    known = set(Clause.objects.filter(game=pack.slug).values_list("id", flat=True))
    seen: list[str] = []

    def walk(clauses: list[dict[str, Any]]) -> None:
        for clause in clauses:
            seen.append(clause["id"])
            assert clause["title"] and (clause["text"] or clause["kind"] == "section"), clause["id"]
            walk(clause["replaces"])

    walk(body["clauses"])
    assert len(seen) == len(set(seen))
    assert set(seen) <= known


def test_a_location_shows_the_erratum_on_free_sides_right_at_its_clause_and_marked_as_such() -> None:
    words = Client().get("/en/games/alcatraz/rules/new-locations/lighthouse/").content.decode()
    erratum = words[words.index('class="erratum"') :].partition("</aside>")[0]
    assert ">Erratum<" in erratum and "rules/new-locations/guards/" in erratum and "cannot be used" in erratum
    assert words.index('class="erratum"') < words.index('class="inside"'), "before the sides of the location, not below all"
    margin = page("alcatraz", "players=4&product=maximum-security")
    beside = margin[margin.index('id="new-locations/lighthouse/payment"') :].partition("</article>")[0]
    assert '<span class="stamp">Erratum</span>' in beside


def test_a_disputed_clause_shows_both_readings_side_by_side_and_which_is_taken() -> None:
    words = Client().get("/es/games/flash-point/rules/floors/people/").content.decode()
    shown = words[words.index('id="reading-floor-people"') :].partition("</section>")[0]
    assert shown.count('class="version-words"') == 2 and shown.count('class="version version-taken"') == 1
    assert "Se aplica aquí" in shown, shown
