"""A ledger taken elsewhere: the same timeline and state, nothing doubled, nothing believed that does not hold."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from apps.campaigns import chain, services
from apps.campaigns.errors import Diverged, Invalid
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.verify import problems
from apps.campaigns.writing import story_of
from tests.campaigns.cast import EVA, KILLED_BY_CYRIL, LAW, SHERIFF_WON, campaign, draft, guest, viewer

pytestmark = pytest.mark.django_db


def a_story() -> Campaign:
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW), source="table:abc", note="Žluťoučký kůň")
    services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=EVA)
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.entry_correct(campaign=one, viewer=viewer(), number=4, draft=draft(KILLED_BY_CYRIL), reason="It was Cyril.")
    one.refresh_from_db()
    return one


def exported(one: Campaign) -> Any:
    return json.loads(json.dumps(services.campaign_export(campaign=one, viewer=viewer())))


def test_an_export_goes_in_and_comes_out_the_same():
    one = a_story()
    copy_, new = services.campaign_import(viewer=viewer("Zuzka"), data=exported(one))
    assert new == 5 and copy_.pk != one.pk
    assert (copy_.name, copy_.state, copy_.head) == (one.name, one.state, one.head)
    assert story_of(copy_) == story_of(one)
    assert services.campaign_export(campaign=copy_, viewer=viewer("Zuzka")) == services.campaign_export(campaign=one, viewer=viewer())
    assert not problems(copy_)


def test_importing_again_doubles_nothing():
    data = exported(a_story())
    for person in (viewer("Zuzka"), guest()):
        first, _ = services.campaign_import(viewer=person, data=data)
        again, new = services.campaign_import(viewer=person, data=data)
        assert (again, new) == (first, 0)
    assert Campaign.objects.count() == 3
    assert Entry.objects.count() == 15


def test_an_import_brings_what_is_new():
    one = a_story()
    early = exported(one)
    services.note_add(campaign=one, viewer=viewer(), text="And then home.")
    copy_, _ = services.campaign_import(viewer=viewer("Zuzka"), data=early)
    same, new = services.campaign_import(viewer=viewer("Zuzka"), data=exported(one))
    assert (same, new) == (copy_, 1)
    assert not problems(same)
    _, none = services.campaign_import(viewer=viewer("Zuzka"), data=early)
    assert none == 0


def test_another_story_under_the_same_name_is_refused():
    one = a_story()
    data = exported(one)
    copy_, _ = services.campaign_import(viewer=viewer("Zuzka"), data=data)
    services.note_add(campaign=copy_, viewer=viewer("Zuzka"), text="mine")
    services.note_add(campaign=one, viewer=viewer(), text="yours")
    with pytest.raises(Diverged) as refused:
        services.campaign_import(viewer=viewer("Zuzka"), data=exported(one))
    assert refused.value.number == 6


def test_a_ledger_goes_on_after_its_import():
    copy_, _ = services.campaign_import(viewer=viewer("Zuzka"), data=exported(a_story()))
    services.game_record(campaign=copy_, viewer=viewer("Zuzka"), draft=draft())
    assert not problems(copy_)


def test_a_person_erased_stays_erased_abroad():
    one = a_story()
    services.person_erase(campaign=one, viewer=viewer(), member=EVA)
    copy_, _ = services.campaign_import(viewer=viewer("Zuzka"), data=exported(one))
    assert copy_.members.get(ident=EVA).name == ""
    assert not problems(copy_)


def rehashed(data: Any) -> Any:
    before = chain.GENESIS
    for entry in data["entries"]:
        entry["prev_hash"] = before
        entry["hash"] = before = chain.entry_hash(data["uid"], entry)
    return data


def without(data: Any, *path: Any) -> Any:
    changed = copy.deepcopy(data)
    at = changed
    for step in path[:-1]:
        at = at[step]
    del at[path[-1]]
    return changed


def put(data: Any, value: Any, *path: Any) -> Any:
    changed = copy.deepcopy(data)
    at = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return changed


def test_anything_changed_in_a_file_is_found():
    data = exported(a_story())
    broken = [
        None,
        [],
        {"format": "ludolex-campaign/1"},
        put(data, "ludolex-campaign/9", "format"),
        put(data, "x", "uid"),
        put(data, 3, "entries"),
        put(data, [], "entries"),
        put(data, {}, "entries", 0),
        without(data, "entries", 2),
        without(data, "entries", 1, "hash"),
        put(data, "game", "entries", 0, "kind"),
        put(data, "nonsense", "entries", 1, "kind"),
        put(data, True, "entries", 1, "payload", "seats", 4, "won"),
        put(data, "m4", "entries", 1, "payload", "seats", 2, "details", "by"),
        put(data, 2.5, "entries", 1, "payload", "seats", 2, "details", "out"),
        put(data, 99, "entries", 4, "payload", "corrects"),
        put(data, "Mallory", "words", 0, "text"),
        put(data, 5, "words", 0, "salt"),
        put(data, {}, "state"),
    ]
    for wrong in broken:
        with pytest.raises(Invalid):
            services.campaign_import(viewer=viewer("Zuzka"), data=wrong)
    assert Campaign.objects.count() == 1


def test_a_chain_forged_anew_must_still_tell_what_follows():
    data = rehashed(put(exported(a_story()), "m3", "entries", 1, "payload", "seats", 0, "member"))
    with pytest.raises(Invalid) as refused:
        services.campaign_import(viewer=viewer("Zuzka"), data=data)
    assert {fault.code for fault in refused.value.faults} == {"state_does_not_follow"}


def test_an_opening_in_the_middle_is_refused():
    data = exported(a_story())
    forged = put(data, data["entries"][0]["payload"], "entries", 2, "payload")
    forged["entries"][2]["kind"] = "open"
    with pytest.raises(Invalid):
        services.campaign_import(viewer=viewer("Zuzka"), data=rehashed(forged))
