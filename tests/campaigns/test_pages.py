"""Pages of campaigns as a browser without JavaScript sees them: two clicks to a campaign, forms that keep what was typed, named errors."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from apps.accounts.models import User
from apps.campaigns import ledgers, services
from apps.campaigns.models import Campaign
from apps.campaigns.verify import problems
from tests.campaigns.cast import (
    ANNA,
    BOB,
    CYRIL,
    DANA,
    EVA,
    FIVE,
    KILLED_BY_CYRIL,
    LAW,
    NAMES,
    SHERIFF_WON,
    campaign,
    draft,
    scores,
    viewer,
)

pytestmark = pytest.mark.django_db


def browser(name: str = "Anna") -> Client:
    """Somebody signed in."""
    viewer(name)
    client = Client()
    client.force_login(User.objects.get(name=name))
    return client


def form_of(one: Campaign, **changes: str) -> dict[str, str]:
    """The form of a game as Dana killed Anna."""
    typed = {"version": str(one.version), "plan": "1", "pack": "bang-dice", "m-bang-dice": "legacy"}
    for place, seat in enumerate(draft().seats, start=1):
        typed[f"at-{seat.member}"] = str(place)
        for name in ("role", "character", "out", "by"):
            typed[f"f-{name}-{seat.member}"] = "" if seat.details[name] is None else str(seat.details[name])
        if seat.won:
            typed[f"won-{seat.member}"] = "1"
    return typed | changes


def page(one: Campaign, path: str = "", lang: str = "en") -> str:
    return f"/{lang}/c/{one.key}/{path}"


def text(response: Any) -> str:
    return " ".join(response.content.decode().split())


def test_a_campaign_is_opened_without_an_account_and_this_browser_keeps_it():
    client = Client()
    answer = client.post(
        "/en/c/new/", {"name": "Friday nights", "members": [*NAMES, "", ""], "pack": "bang-dice", "m-bang-dice": "legacy"}, follow=True
    )
    assert answer.status_code == 200
    one = Campaign.objects.get()
    assert [m.name for m in one.members.all()] == list(NAMES)
    assert "Friday nights" in text(client.get("/en/c/"))
    assert "Friday nights" not in text(Client().get("/en/c/"))
    assert "Open the table" in text(answer)
    assert client.get(page(one, "settings/")).status_code == 200


def test_a_faulty_opening_names_the_fault_and_keeps_what_was_typed():
    answer = Client().post("/en/c/new/", {"name": "", "members": ["Anna", "anna"], "pack": "bang-dice"})
    assert answer.status_code == 422
    assert 'data-code="required"' in text(answer) and 'data-code="name_taken"' in text(answer)
    assert 'value="anna"' in text(answer)


def test_the_ledger_quotes_the_clause_and_links_it():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    shown = text(Client().get(page(one)))
    assert "Dana eliminated the sheriff, Anna, and is the next sheriff." in shown
    assert "/en/games/bang-dice/rules/legacy/killer-becomes-sheriff/" in shown
    czech = text(Client().get(page(one, lang="cs")))
    assert "/cs/games/bang-dice/rules/legacy/killer-becomes-sheriff/" in czech
    assert "eliminated the sheriff" not in czech


def test_a_game_is_typed_in():
    one = campaign()
    client = browser()
    assert client.get(page(one, "games/new/")).status_code == 200
    preview = client.post(page(one, "games/new/"), form_of(one, do="preview"))
    assert "Dana eliminated the sheriff, Anna" in text(preview)
    assert one.entries.count() == 1
    answer = client.post(page(one, "games/new/"), form_of(one, do="write", note="Short and bloody."), follow=True)
    assert "Dana is the sheriff." in text(answer)
    assert "Short and bloody." in text(answer)
    one.refresh_from_db()
    assert not problems(one)


@pytest.mark.parametrize(
    ("typed", "code", "field"),
    [
        ({"f-role-m1": "king"}, "unknown_option", "role"),
        ({"f-role-m1": ""}, "required", "role"),
        ({"f-out-m1": "first"}, "not_a_number", "out"),
        ({"f-out-m1": "7"}, "out_of_range", "out"),
        ({"f-by-m1": "m9"}, "unknown_member", "by"),
        ({"won-m1": "1"}, "contradiction", "won"),
        ({"at-m5": ""}, "unknown_option", "role"),
        ({"played": "yesterday"}, "not_a_date", "played"),
        ({"m-bang-dice": "nonsense"}, "unknown_module", "modules"),
        ({"pack": "chess"}, "unknown_pack", "pack"),
    ],
)
def test_a_wrong_game_is_named_and_kept(typed, code, field):
    one = campaign()
    if typed == {"at-m5": ""}:
        typed = {"at-m5": "", "at-m4": "", "f-role-m1": "sheriff"}
    answer = browser().post(page(one, "games/new/"), form_of(one, do="write", **typed))
    assert answer.status_code == 422
    assert f'data-code="{code}" data-field="{field}"' in text(answer)
    assert ('aria-invalid="true"' in text(answer)) == (field in {"role", "out", "by"})
    assert one.entries.count() == 1


def test_an_old_page_is_refused_and_keeps_what_was_typed():
    one = campaign()
    typed = form_of(one, do="write", note="Mine!")
    services.note_add(campaign=one, viewer=viewer(), text="Theirs.")
    answer = browser().post(page(one, "games/new/"), typed)
    assert answer.status_code == 409
    assert "Mine!" in text(answer) and 'data-code="stale"' in text(answer)
    note = browser().post(page(one, "notes/"), {"version": "1", "text": "Second"})
    assert note.status_code == 409
    assert "Second" in text(note) and "Theirs." in text(note)


def test_the_second_of_two_correctors_sees_both_versions():
    one = campaign()
    services.note_add(campaign=one, viewer=viewer(), text="It rained.")
    services.entry_correct(campaign=one, viewer=viewer(), number=2, text="It poured.", reason="")
    answer = browser().post(page(one, "entries/2/correct/"), {"version": "2", "text": "It snowed.", "do": "write"})
    assert answer.status_code == 409
    assert "It poured." in text(answer) and "It snowed." in text(answer)


def test_a_correction_leaves_its_trace():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    client = browser()
    one.refresh_from_db()
    assert 'value="Dana' not in text(client.get(page(one, "entries/2/correct/")))
    answer = client.post(page(one, "entries/2/correct/"), form_of(one, do="write", reason="It was Cyril.", **{"f-by-m1": CYRIL}), follow=True)
    shown = text(answer)
    assert "Cyril is the sheriff." in shown
    assert "<del>Dana</del> <ins>Cyril</ins>" in shown
    assert "It was Cyril." in shown
    undone = client.post(page(one, "entries/3/correct/"), {"do": "void", "version": "3", "reason": ""}, follow=True)
    assert "Dana is the sheriff." in text(undone)
    assert "taken back" in text(undone)


def test_a_decision_is_a_form():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    shown = text(browser().get(page(one)))
    assert "Who is sheriff next?" in shown and "disabled" in shown
    answer = browser().post(page(one, "decisions/"), {"decision": "2:sheriff", "value": EVA, "seat": FIVE}, follow=True)
    assert "Eva is the sheriff." in text(answer)
    corrected = browser().post(page(one, "entries/3/correct/"), {"do": "write", "value": BOB, "reason": ""}, follow=True)
    assert "Bob is the sheriff." in text(corrected)
    assert Client().post(page(one, "decisions/"), {"decision": "2:keep:m1", "value": "draw"}).status_code == 403


def test_who_comes_can_be_changed_and_an_absent_sheriff_is_asked_about():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    shown = text(browser().get(page(one), {"at-m1": "2", "at-m2": "1", "at-m3": "3", "at-m4": "", "at-m5": "4"}))
    assert "Who wears the star instead?" in shown
    answer = browser().post(page(one, "decisions/"), {"decision": "2:away:m4", "value": CYRIL, "seat": [BOB, ANNA, CYRIL, EVA]}, follow=True)
    assert "Cyril is the sheriff." in text(answer)
    one.refresh_from_db()
    assert not one.state["packs"]["bang-dice"]["obsolete"]


def test_a_visitor_says_who_he_is_and_may_write_then():
    one = campaign()
    client = Client()
    assert client.post(page(one, "notes/"), {"text": "hello"}).status_code == 403
    client.post(page(one, f"members/{BOB}/"), {"do": "claim"})
    assert client.post(page(one, "notes/"), {"text": "hello"}).status_code == 302
    assert "hello" in text(client.get(page(one)))


def test_members_join_leave_and_are_forgotten():
    one = campaign()
    client = browser()
    client.post(page(one, "members/"), {"name": "Filip"})
    assert one.members.get(name="Filip").ident == "m6"
    assert client.post(page(one, "members/"), {"name": "filip"}).status_code == 422
    client.post(page(one, "members/m6/"), {"do": "rename", "name": "Filípek"})
    client.post(page(one, "members/m6/"), {"do": "erase"})
    assert "Filíp" not in text(client.get(page(one)))
    assert client.post(page(one, "members/m9/"), {"do": "leave"}).status_code == 422


def test_a_proposal_is_looked_at_and_confirmed():
    one = campaign()
    seats = ("m1", "m2", "m3", "m4", "?Zuzka")
    services.game_propose(campaign=one, source="table:abc", draft=draft({ANNA: "?Zuzka"}, members=seats))
    client = browser()
    assert "proposes its game" in text(client.get(page(one)))
    address = one.proposals.get().get_absolute_url()
    assert "Who is Zuzka?" in text(client.get(address))
    answer = client.post(address, {"do": "write", "member:?Zuzka": EVA}, follow=True)
    assert "Eva is the sheriff." in text(answer)
    assert client.get(address).status_code == 302


def test_a_proposal_is_put_aside():
    one = campaign()
    proposal = services.game_propose(campaign=one, source="table:abc", draft=draft())
    browser().post(proposal.get_absolute_url(), {"do": "aside"})
    assert "proposes its game" not in text(browser().get(page(one)))
    assert one.entries.count() == 1


def test_export_and_import_go_through_files():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    file = browser().get(page(one, "export.json"))
    assert file["Content-Disposition"].startswith("attachment")
    zuzka = browser("Zuzka")
    for expected in ("2 entries were taken in", "Nothing in this file was new"):
        answer = zuzka.post("/en/c/import/", {"file": SimpleUploadedFile("x.json", file.content)}, follow=True)
        assert expected in text(answer)
    assert Campaign.objects.count() == 2


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"{", "not_json"), (b"[" * 100_000, "not_json"), (b"[]", "not_an_export"), (b'{"format": 3}', "not_an_export"), (None, "required")],
)
def test_a_bad_file_is_named(content, code):
    data = {} if content is None else {"file": SimpleUploadedFile("x.json", content)}
    answer = Client().post("/en/c/import/", data)
    assert answer.status_code == 422
    assert f'data-code="{code}"' in text(answer)


def test_the_story_is_told_in_order_and_prints():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.note_add(campaign=one, viewer=viewer(), text="Then we slept.")
    shown = text(Client().get(page(one, "story/")))
    assert shown.index("is opened") < shown.index("eliminated the sheriff") < shown.index("Then we slept.")


def test_a_closed_campaign_is_as_good_as_none_to_strangers():
    one = campaign(link_open=False)
    assert Client().get(page(one)).status_code == 404
    assert browser("Zuzka").get(page(one, "export.json")).status_code == 404
    assert browser().get(page(one)).status_code == 200


def test_only_the_keeper_changes_settings():
    one = campaign()
    assert Client().get(page(one, "settings/")).status_code == 403
    typed = {"version": "1", "name": "Saturdays", "pack": "bang-dice", "closed": "on"}
    answer = browser().post(page(one, "settings/"), typed, follow=True)
    assert "Saturdays" in text(answer)
    one.refresh_from_db()
    assert not one.link_open and one.version == 2
    assert browser().post(page(one, "settings/"), {**typed, "version": "2", "name": ""}).status_code == 422


def test_games_without_a_pack_have_scores_and_counters():
    one = campaign(selection=None, counters=("coins",))
    client = browser()
    typed = {"version": "1", "at-m1": "1", "at-m2": "2", "won-m1": "1", "f-score-m1": "30", "f-score-m2": "-2", "c-0-m1": "4", "do": "write"}
    answer = client.post(page(one, "games/new/"), typed, follow=True)
    assert "coins" in text(answer)
    services.game_record(campaign=one, viewer=viewer(), draft=scores({ANNA: 1, BOB: 2}, [BOB]))
    assert "31" in text(client.get(page(one)))
    assert client.post(page(one, "games/new/"), {**typed, "version": "3", "f-score-m1": "lots"}).status_code == 422


def test_newer_rules_are_shown_before_they_are_taken_over(monkeypatch):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    pack = ledgers.registry.pack("bang-dice")
    newer = type("Newer", (), {name: staticmethod(getattr(pack.ledger, name)) for name in ("fields", "check", "result", "seating", "settled")})
    newer.MODULES = pack.ledger.MODULES
    old_fold = pack.ledger.fold

    def fold(values, games, decisions, next_, present):
        state = old_fold(values, games, decisions, next_, present)
        kept = tuple(c for c in state.consequences if c.key != "killer-sheriff")
        return type(state)(kept, state.decisions, state.obsolete, {**state.given, "sheriff": CYRIL})

    newer.fold = staticmethod(fold)
    monkeypatch.setattr(ledgers, "ledger_of", lambda slug: (newer, pack.values))
    monkeypatch.setattr(ledgers, "versions_of", lambda slugs: {slug: {"content": 1, "rules": 2} for slug in slugs})
    monkeypatch.setattr("apps.campaigns.writing.versions_of", ledgers.versions_of)
    monkeypatch.setattr("apps.campaigns.services.campaigns.versions_of", ledgers.versions_of)
    client = browser()
    assert "The rules of this game were corrected" in text(client.get(page(one)))
    assert "Dana eliminated the sheriff, Anna" in text(client.get(page(one)))
    refused = client.post(page(one, "notes/"), {"text": "hello"})
    assert refused.status_code == 409 and 'data-code="rules_changed"' in text(refused)
    assert "Dana eliminated the sheriff, Anna" in text(client.get(page(one, "rules/")))
    client.post(page(one, "rules/"), {"version": "2"})
    one.refresh_from_db()
    assert one.entries.last().kind == "recompute"
    assert one.state["packs"]["bang-dice"]["given"]["sheriff"] == CYRIL
    assert "The newer rules are taken over." in text(client.get(page(one)))


@pytest.mark.parametrize("path", ["", "story/", "games/new/", "settings/", "entries/2/correct/", "entries/4/correct/", "rules/", "export.json"])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_page_of_a_busy_ledger_can_be_read(path, lang):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=DANA)
    services.entry_correct(campaign=one, viewer=viewer(), number=2, draft=draft(KILLED_BY_CYRIL), reason="?")
    answer = browser().get(page(one, path, lang))
    assert answer.status_code == 200


def test_a_long_book_shows_its_last_pages_and_what_they_are_about():
    one = campaign()
    for n in range(50):
        services.note_add(campaign=one, viewer=viewer(), text=f"Note {n}.")
    services.entry_correct(campaign=one, viewer=viewer(), number=2, text="Corrected.", reason="")
    shown = text(browser().get(page(one)))
    assert "Note 49." in shown and "Note 5." not in shown and "Corrected." in shown
    assert "Show the whole book" in shown
    whole = text(browser().get(page(one), {"all": "1"}))
    assert "Note 5." in whole and "Show the whole book" not in whole


def test_an_unknown_entry_or_campaign_is_not_found():
    one = campaign()
    assert browser().get(page(one, "entries/99/correct/")).status_code == 404
    assert browser().get("/en/c/no-such-key/").status_code == 404


def test_the_page_asks_the_database_as_often_for_many_games_as_for_few(django_assert_max_num_queries):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    client = browser()
    client.get(page(one))
    for _ in range(6):
        services.game_record(campaign=one, viewer=viewer(), draft=draft())
    with django_assert_max_num_queries(20):
        client.get(page(one))


def test_an_export_is_one_line_of_json_a_program_can_read():
    one = campaign()
    data = json.loads(Client().get(page(one, "export.json")).content)
    assert data["format"] == "ludolex-campaign/1"
