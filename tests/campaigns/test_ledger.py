"""The ledger of a campaign: what is written, what follows, what a correction changes and what it leaves."""

from __future__ import annotations

import pytest

from apps.accounts.permissions import Forbidden
from apps.accounts.viewer import Viewer
from apps.campaigns import services
from apps.campaigns.errors import Invalid, Stale
from apps.campaigns.models import Campaign, Entry, Member, Words
from apps.campaigns.queries import campaigns_of, next_game, next_selection
from apps.campaigns.verify import problems
from apps.campaigns.writing import story_of
from apps.packs.contract import SeatResult, Selection
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
    OUTLAWS,
    SHERIFF_WON,
    campaign,
    consequences,
    draft,
    given,
    guest,
    plan,
    scores,
    viewer,
)

pytestmark = pytest.mark.django_db


def codes(refused: pytest.ExceptionInfo[Invalid]) -> set[tuple[str, str]]:
    return {(fault.field, fault.code) for fault in refused.value.faults}


def test_it_opens_with_its_members_and_a_completed_selection():
    one = campaign()
    assert (one.name, one.pack, one.version) == ("Friday nights", "bang-dice", 1)
    assert [member.name for member in one.members.all()] == list(NAMES)
    selection = story_of(one).selection
    assert selection.modules == ("legacy",)
    assert "undead-or-alive" in selection.products
    assert not problems(one)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"name": "  "}, ("name", "required")),
        ({"members": ()}, ("members", "required")),
        ({"members": ("Anna", "anna")}, ("members", "name_taken")),
        ({"members": ("A" * 41,)}, ("members", "too_long")),
        ({"members": [f"P{i}" for i in range(41)]}, ("members", "too_many")),
        ({"selection": Selection("no-such-game", 5)}, ("pack", "unknown_pack")),
        ({"selection": Selection("bang-dice", 5, modules=("nonsense",))}, ("modules", "unknown_module")),
    ],
)
def test_it_does_not_open_with_a_fault_and_names_it(changes, fault):
    with pytest.raises(Invalid) as refused:
        campaign(**changes)
    assert fault in codes(refused)
    assert not Campaign.objects.exists()


def test_a_game_says_who_is_sheriff_next_and_by_which_clause():
    one = campaign()
    entry = services.game_record(campaign=one, viewer=viewer(), draft=draft())
    one.refresh_from_db()
    assert ("killer-sheriff", DANA, ANNA) in consequences(one)
    assert "bang-dice/legacy/killer-becomes-sheriff" in {c["clause"] for c in entry.consequences["added"]}
    assert next_selection(one, FIVE).given["sheriff"] == 3
    assert not problems(one)


def test_the_next_game_follows_the_order_of_the_seats_and_completes_nothing_that_is_undecided():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    plan_ = next_game(one, (EVA, ANNA, BOB))
    assert [name for _, name in plan_.people] == ["Eva", "Anna", "Bob"]
    assert plan_.selection.players == 3
    assert not plan_.waits_for
    assert [d.id for d in next_game(one, (EVA, ANNA, BOB, CYRIL)).waits_for] == ["2:sheriff"]


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        (lambda: draft(won=LAW), ("won", "contradiction")),
        (lambda: draft(members=("m1", "m2", "m3", "m4", "m9")), ("member", "unknown_member")),
        (lambda: draft(selection=plan(modules=("nonsense",))), ("modules", "unknown_module")),
        (lambda: scores({ANNA: 3, BOB: "many"}, [ANNA]), ("score", "not_a_number")),
        (lambda: scores({}, []), ("member", "no_seats")),
        (lambda: scores({ANNA: 1}, [], {ANNA: {"coins": 3}}), ("counters", "unknown_counter")),
    ],
)
def test_a_wrong_result_is_refused_by_name_and_changes_nothing(bad, fault):
    one = campaign()
    with pytest.raises(Invalid) as refused:
        services.game_record(campaign=one, viewer=viewer(), draft=bad())
    assert fault in codes(refused)
    assert one.entries.count() == 1


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("character", "nobody", "unknown_option"),
        ("role", None, "required"),
        ("out", 9, "out_of_range"),
        ("by", "m9", "unknown_member"),
    ],
)
def test_every_field_of_a_result_is_checked(field, value, fault):
    one = campaign()
    right = draft()
    seats = (SeatResult(ANNA, False, {**right.seats[0].details, field: value}), *right.seats[1:])
    with pytest.raises(Invalid) as refused:
        services.game_record(campaign=one, viewer=viewer(), draft=type(right)(right.selection, seats))
    assert (field, fault) in codes(refused)


def test_the_same_closed_table_is_written_once():
    one = campaign()
    first = services.game_record(campaign=one, viewer=viewer(), draft=draft(), source="table:abc")
    again = services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW), source="table:abc")
    assert first == again
    assert one.entries.count() == 2


def test_a_proposal_waits_for_a_person_and_becomes_one_entry():
    one = campaign()
    proposal = services.game_propose(campaign=one, source="table:abc", draft=draft())
    assert services.game_propose(campaign=one, source="table:abc", draft=draft(SHERIFF_WON, LAW)) == proposal
    assert one.entries.count() == 1
    entry = services.proposal_confirm(proposal=proposal, viewer=viewer())
    assert services.proposal_confirm(proposal=proposal, viewer=viewer()) == entry
    assert one.entries.count() == 2


def test_a_visitor_at_the_table_becomes_a_member_when_the_game_is_written():
    one = campaign()
    seats = ("m1", "m2", "m3", "m4", "?Zuzka")
    proposal = services.game_propose(campaign=one, source="table:abc", draft=draft({ANNA: "?Zuzka"}, members=seats))
    services.proposal_confirm(proposal=proposal, viewer=viewer())
    one.refresh_from_db()
    newcomer = Member.objects.get(campaign=one, name="Zuzka")
    assert given(one)["sheriff"] == newcomer.ident
    assert not problems(one)


def test_a_visitor_can_be_told_to_be_a_member():
    one = campaign()
    seats = ("m1", "m2", "m3", "m4", "?Evicka")
    proposal = services.game_propose(campaign=one, source="table:abc", draft=draft({ANNA: "?Evicka"}, members=seats))
    services.proposal_confirm(proposal=proposal, viewer=viewer(), members={"?Evicka": EVA})
    one.refresh_from_db()
    assert given(one)["sheriff"] == EVA
    assert one.members.count() == 5


def test_a_decision_is_taken_by_its_member_or_the_keeper_only():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    services.member_claim(campaign=one, viewer=viewer("Bob"), member=BOB)
    services.member_claim(campaign=one, viewer=guest(), member=ANNA)
    with pytest.raises(Forbidden):
        services.decision_take(campaign=one, viewer=viewer("Bob"), decision="2:sheriff", value=BOB)
    services.decision_take(campaign=one, viewer=guest(), decision="2:sheriff", value=EVA)
    one.refresh_from_db()
    assert (given(one)["sheriff"], given(one)["extra_bullet"]) == (EVA, ANNA)


@pytest.mark.parametrize(
    ("decision", "value", "fault"),
    [
        ("2:sheriff", "m9", ("value", "unknown_option")),
        ("2:nonsense", EVA, ("decision", "unknown_decision")),
        ("9:sheriff", EVA, ("decision", "unknown_decision")),
    ],
)
def test_a_decision_that_is_not_asked_or_no_option_is_refused(decision, value, fault):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    with pytest.raises(Invalid) as refused:
        services.decision_take(campaign=one, viewer=viewer(), decision=decision, value=value)
    assert fault in codes(refused)


def test_nobody_outside_the_campaign_can_be_named_by_saying_that_he_comes():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    with pytest.raises(Invalid) as refused:
        services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value="m99", present=[*FIVE, "m99"])
    assert ("value", "unknown_option") in codes(refused)


def test_a_decision_is_taken_once():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=EVA)
    with pytest.raises(Invalid) as refused:
        services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=BOB)
    assert ("decision", "already_decided") in codes(refused)


def test_a_correction_strikes_out_the_old_entry_and_works_out_what_follows():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.note_add(campaign=one, viewer=viewer(), text="A long night.")
    entry = services.entry_correct(campaign=one, viewer=viewer(), number=2, draft=draft(KILLED_BY_CYRIL), reason="It was Cyril.")
    one.refresh_from_db()
    story = story_of(one)
    assert story.lines[1].struck and story.lines[1].payload["seats"][0]["details"]["by"] == DANA
    assert given(one)["sheriff"] == CYRIL
    assert [c["member"] for c in entry.consequences["removed"] if c["key"] == "killer-sheriff"] == [DANA]
    assert [c["member"] for c in entry.consequences["added"] if c["key"] == "killer-sheriff"] == [CYRIL]
    assert Words.objects.get(digest=entry.reason).text == "It was Cyril."
    assert [line.number for line in story.lines] == [1, 2, 3, 4]
    assert not problems(one)


def test_a_correction_of_the_third_last_entry_leaves_the_later_ones_and_totals_follow():
    one = campaign()
    for _ in range(3):
        services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.entry_correct(campaign=one, viewer=viewer(), number=2, draft=draft(SHERIFF_WON, LAW), reason="")
    story = story_of(one)
    assert len(story.games) == 3
    assert {row.member: row.wins for row in story.standings} == {CYRIL: 2, DANA: 2, ANNA: 1, BOB: 1, EVA: 0}


def test_a_correction_is_taken_back_by_a_correction_and_brought_back_by_another():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.entry_correct(campaign=one, viewer=viewer(), number=2, draft=draft(KILLED_BY_CYRIL), reason="")
    services.entry_correct(campaign=one, viewer=viewer(), number=3, void=True, reason="No, it was Dana.")
    one.refresh_from_db()
    assert given(one)["sheriff"] == DANA
    services.entry_correct(campaign=one, viewer=viewer(), number=4, void=True, reason="Cyril after all.")
    one.refresh_from_db()
    assert given(one)["sheriff"] == CYRIL


def test_a_voided_game_reports_the_decisions_that_hung_on_it():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=EVA)
    entry = services.entry_correct(campaign=one, viewer=viewer(), number=2, void=True, reason="A trial game.")
    one.refresh_from_db()
    assert one.state["orphans"] == ["2:sheriff"]
    assert entry.consequences["obsolete"] == ["2:sheriff"]
    assert [row.games for row in story_of(one).standings] == [0] * 5


def test_a_decision_is_corrected_even_after_later_games():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft(SHERIFF_WON, LAW))
    services.decision_take(campaign=one, viewer=viewer(), decision="2:sheriff", value=EVA)
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.entry_correct(campaign=one, viewer=viewer(), number=3, value=ANNA, reason="")
    one.refresh_from_db()
    assert ("named-self", ANNA, ANNA) in consequences(one)
    assert ("named-sheriff", ANNA, EVA) not in consequences(one)


@pytest.mark.parametrize(
    ("number", "what", "fault"),
    [
        (9, {"void": True}, ("number", "unknown_entry")),
        (1, {"void": True}, ("number", "cannot_void")),
        (2, {"text": "?"}, ("number", "cannot_correct")),
        (2, {}, ("number", "cannot_correct")),
    ],
)
def test_what_cannot_be_corrected_is_refused(number, what, fault):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    with pytest.raises(Invalid) as refused:
        services.entry_correct(campaign=one, viewer=viewer(), number=number, reason="", **what)
    assert fault in codes(refused)


def test_a_correction_that_changes_nothing_is_not_written():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    with pytest.raises(Invalid) as refused:
        services.entry_correct(campaign=one, viewer=viewer(), number=2, draft=draft(), reason="")
    assert ("number", "nothing_changes") in codes(refused)


def test_the_second_of_two_writers_is_told():
    one = campaign()
    services.note_add(campaign=one, viewer=viewer(), text="first", version=1)
    with pytest.raises(Stale) as refused:
        services.note_add(campaign=one, viewer=viewer(), text="second", version=1)
    assert (refused.value.seen, refused.value.version) == (1, 2)
    assert one.entries.count() == 2


def test_an_outsider_reads_by_the_link_and_writes_nothing():
    one = campaign()
    for call in (
        lambda: services.note_add(campaign=one, viewer=viewer("Zuzka"), text="hello"),
        lambda: services.game_record(campaign=one, viewer=viewer("Zuzka"), draft=draft()),
        lambda: services.entry_correct(campaign=one, viewer=viewer("Zuzka"), number=1, reason="", void=True),
        lambda: services.member_join(campaign=one, viewer=viewer("Zuzka"), name="Zuzka"),
        lambda: services.person_erase(campaign=one, viewer=viewer("Zuzka"), member=ANNA),
    ):
        with pytest.raises(Forbidden):
            call()
    assert services.campaign_export(campaign=one, viewer=viewer("Zuzka"))["uid"] == one.uid


def test_a_closed_link_keeps_strangers_out():
    one = campaign(link_open=False)
    with pytest.raises(Forbidden):
        services.campaign_export(campaign=one, viewer=viewer("Zuzka"))
    with pytest.raises(Forbidden):
        services.member_claim(campaign=one, viewer=viewer("Zuzka"), member=BOB)


def test_a_token_for_reading_does_not_write():
    one = campaign()
    reader = Viewer(user_id=viewer().user_id, scopes=frozenset({"read"}))
    with pytest.raises(Forbidden):
        services.note_add(campaign=one, viewer=reader, text="hello")


def test_a_browser_claims_one_member_and_may_write_then():
    one = campaign()
    services.member_claim(campaign=one, viewer=guest(), member=BOB)
    services.note_add(campaign=one, viewer=guest(), text="I was there.")
    entry = one.entries.last()
    assert Words.objects.get(digest=entry.author).text == "Bob"
    services.member_claim(campaign=one, viewer=guest(), member=CYRIL)
    assert [m.ident for m in one.members.exclude(device=None)] == [CYRIL]
    with pytest.raises(Invalid):
        services.member_claim(campaign=one, viewer=guest("another phone"), member=CYRIL)
    assert list(campaigns_of(guest())) == [one]


def test_members_leave_return_and_take_another_name():
    one = campaign()
    services.member_change(campaign=one, viewer=viewer(), member=EVA, do="leave")
    assert EVA not in story_of(one).present()
    with pytest.raises(Invalid):
        services.member_change(campaign=one, viewer=viewer(), member=EVA, do="leave")
    services.member_change(campaign=one, viewer=viewer(), member=EVA, do="return")
    services.member_change(campaign=one, viewer=viewer(), member=EVA, do="rename", name="Evička")
    assert one.members.get(ident=EVA).name == "Evička"
    with pytest.raises(Invalid):
        services.member_change(campaign=one, viewer=viewer(), member=EVA, do="rename", name="bob")


def test_a_forgotten_person_leaves_the_chain_valid():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.person_erase(campaign=one, viewer=viewer(), member=DANA)
    one.refresh_from_db()
    assert "Dana" not in str(services.campaign_export(campaign=one, viewer=viewer()))
    assert not problems(one)


def test_an_account_that_goes_takes_its_words_with_it():
    one = campaign()
    services.member_claim(campaign=one, viewer=viewer("Bob"), member=BOB)
    services.note_add(campaign=one, viewer=viewer("Bob"), text="Bob was here.")
    from apps.accounts.models import User

    User.objects.get(name="Bob").delete()
    data = str(services.campaign_export(campaign=one, viewer=viewer()))
    assert "Bob" not in data
    assert not problems(one)


def test_a_campaign_without_a_pack_counts_scores_and_counters():
    one = campaign(selection=None, counters=("coins",))
    services.game_record(campaign=one, viewer=viewer(), draft=scores({ANNA: 30, BOB: -2}, [ANNA], {ANNA: {"coins": 2}, BOB: {"coins": 1}}))
    services.game_record(campaign=one, viewer=viewer(), draft=scores({ANNA: 1, BOB: 5}, [BOB], {ANNA: {"coins": 3}, BOB: {}}))
    rows = {row.member: row for row in story_of(one).standings}
    assert (rows[ANNA].score, rows[ANNA].counters, rows[ANNA].wins) == (31, {"coins": 5}, 1)
    assert (rows[BOB].score, rows[BOB].games) == (3, 2)


def test_a_campaign_holds_games_of_several_packs():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.game_record(campaign=one, viewer=viewer(), draft=scores({ANNA: 3, BOB: 4}, [BOB]))
    one.refresh_from_db()
    assert given(one)["sheriff"] == DANA
    assert sum(row.games for row in story_of(one).standings) == 7


def test_the_plan_can_change_and_the_change_is_an_entry():
    one = campaign()
    services.campaign_change(campaign=one, viewer=viewer(), name="Saturdays", selection=plan(modules=()), reason="We moved.")
    one.refresh_from_db()
    assert one.name == "Saturdays"
    assert story_of(one).selection.modules == ()
    assert one.entries.last().kind == Entry.Kind.CORRECTION
    assert not problems(one)


def test_notes_are_kept_and_corrected():
    one = campaign()
    services.note_add(campaign=one, viewer=viewer(), text="Dnes pršelo.\nA moc.", about=1)
    services.entry_correct(campaign=one, viewer=viewer(), number=2, text="Dnes lilo.", reason="")
    line = story_of(one).lines[1]
    assert Words.objects.get(digest=line.standing["text"]).text == "Dnes lilo."
    assert Words.objects.get(digest=line.payload["text"]).text == "Dnes pršelo.\nA moc."
    with pytest.raises(Invalid):
        services.note_add(campaign=one, viewer=viewer(), text="  ")


def test_winners_of_three_and_of_five_share_one_ledger():
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    services.game_record(campaign=one, viewer=viewer(), draft=draft({EVA: CYRIL, BOB: CYRIL}, [CYRIL], (BOB, EVA, CYRIL)))
    one.refresh_from_db()
    assert given(one)["sheriff"] == DANA
    assert OUTLAWS[0] in {row.member for row in story_of(one).standings if row.wins == 2}
