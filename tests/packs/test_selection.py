"""The one check of a selection: completed where that is possible, refused with the clause where it is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from apps.packs.contract import Selection
from apps.packs.selection import canonical, check, fault_words, parse
from apps.packs.spec import Pack
from tests.packs.tiny import word_list

PACK = word_list()


def checked(players: int = 3, **more: Any) -> Any:
    return check(PACK, Selection("word-list", players, **more))


def test_a_module_brings_the_module_and_the_box_that_it_needs() -> None:
    answer = checked(modules=("rhymes",))
    assert answer.ok
    assert answer.selection.modules == ("rhymes", "verbs")
    assert answer.selection.products == ("base", "more")
    assert ("module", "verbs", "word-list/play/rhymes") in [(n.what, n.id, n.clause) for n in answer.added]


def test_a_module_for_more_players_is_refused_with_its_clause() -> None:
    faults = checked(players=2, modules=("rhymes",)).faults
    assert [(f.code, f.field, f.clause) for f in faults] == [("too_few", "modules", "word-list/play/rhymes")]
    assert "Rhymes" in fault_words(PACK, faults[0], "en")


def test_the_number_of_players_is_refused_with_the_clause_of_the_game() -> None:
    for players, code in ((1, "too_few"), (5, "too_many"), (0, "too_few")):
        faults = checked(players=players).faults
        assert [(f.code, f.field, f.clause) for f in faults] == [(code, "players", "word-list/play/players")]


def test_modules_that_exclude_each_other_are_refused_with_the_clause() -> None:
    faults = checked(modules=("rhymes", "silence")).faults
    assert [(f.code, f.clause) for f in faults] == [("excluded", "word-list/play/verbs")]
    assert "Silence" in fault_words(PACK, faults[0], "en")


def test_everything_unknown_is_named_with_its_field() -> None:
    answer = checked(modules=("x",), products=("y",), options={"z": "1", "clock": "water"}, mode="m", readings={"w": "v", "plural": "maybe"})
    assert {(f.code, f.field) for f in answer.faults} == {
        ("unknown_module", "modules"), ("unknown_product", "products"), ("unknown_option", "options"), ("unknown_mode", "mode"),
        ("unknown_reading", "readings"), ("unknown_alternative", "options"), ("unknown_alternative", "readings"),
    }  # fmt: skip
    assert all(fault_words(PACK, fault, "en") for fault in answer.faults)


def test_readings_and_options_left_out_have_their_defaults() -> None:
    selection = checked().selection
    assert selection.readings == {"plural": "allowed"}
    assert selection.options == {"clock": "none"}


def changed(tmp_path: Path, old: str, new: str) -> Pack:
    return word_list(tmp_path, ("pack.yaml", old, new))


def test_a_module_that_needs_one_of_others_is_refused_with_its_clause_until_one_is_chosen(tmp_path: Path) -> None:
    pack = changed(tmp_path, "requires: [verbs]", "needs_one: [verbs, silence]")
    alone = check(pack, Selection("word-list", 3, modules=("rhymes",)))
    assert [(f.code, f.field, f.clause) for f in alone.faults] == [("needs_one", "modules", "word-list/play/rhymes")]
    assert fault_words(pack, alone.faults[0], "en") == "“Rhymes” needs one of these besides: “Verbs” or “Silence”."
    assert check(pack, Selection("word-list", 3, modules=("rhymes", "silence"))).ok


def test_an_option_is_there_only_with_its_module_and_under_its_condition(tmp_path: Path) -> None:
    pack = changed(tmp_path, "clause: play/clock}", "clause: play/clock, module: verbs, when: {players: {min: 3}}}")
    there = check(pack, Selection("word-list", 3, modules=("verbs",), options={"clock": "sand"}))
    assert there.selection.options == {"clock": "sand"}
    assert there.dropped == ()
    for players, modules in ((3, ()), (2, ("verbs",))):
        gone = check(pack, Selection("word-list", players, modules=modules, options={"clock": "sand"}))
        assert gone.ok
        assert gone.selection.options == {}
        assert [(n.what, n.id, n.clause) for n in gone.dropped] == [("option", "clock", "word-list/play/clock")]
        assert "clock" not in canonical(pack, gone.selection)


def test_an_option_may_depend_on_one_above_it(tmp_path: Path) -> None:
    two = "play/clock}, {id: glass, values: [small, large], default: small, clause: play/clock, when: {option: {clock: sand}}}"
    pack = changed(tmp_path, "play/clock}", two)
    wanted = {"clock": "sand", "glass": "large"}
    assert check(pack, Selection("word-list", 3, options=wanted)).selection.options == wanted
    assert check(pack, Selection("word-list", 3, options={"glass": "large"})).selection.options == {"clock": "none"}


@given(
    players=st.integers(2, 4),
    modules=st.sets(st.sampled_from(["rhymes", "verbs", "silence"])),
    clock=st.sampled_from(["none", "sand"]),
    plural=st.sampled_from(["allowed", "refused"]),
)
def test_the_canonical_address_leads_back_to_the_same_selection(players: int, modules: set[str], clock: str, plural: str) -> None:
    from django.http import QueryDict

    first = check(PACK, Selection("word-list", players, modules=tuple(modules), options={"clock": clock}, readings={"plural": plural}))
    again = parse(PACK, QueryDict(canonical(PACK, first.selection)))
    assert again.selection == first.selection
    assert canonical(PACK, again.selection) == canonical(PACK, first.selection)


def test_hand_edited_addresses_are_refused_not_crashed() -> None:
    for raw in ("abc", "-1", "9" * 50, "٣", "3.5"):
        faults = parse(PACK, {"players": raw, "module": "verbs,verbs,%00"}).faults
        assert [f.code for f in faults] == ["no_players", "unknown_module"]
        assert raw[:40] in fault_words(PACK, faults[0], "en")
    assert parse(PACK, {"players": ""}).ok


def test_a_box_that_makes_room_for_more_players_comes_with_them_and_with_its_clause(tmp_path: Path) -> None:
    pack = word_list(tmp_path, ("pack.yaml", "{id: more}", "{id: more, players: {min: 4, max: 4}, clause: play/verbs}"))
    few, many = (check(pack, Selection("word-list", players)) for players in (3, 4))
    assert few.selection.products == ("base",) and not few.added
    assert many.ok and many.selection.products == ("base", "more")
    assert [(n.what, n.id, n.clause) for n in many.added] == [("product", "more", "word-list/play/verbs")]
