"""Whatever is written, in whatever order: the fold is the same after a journey, tampering shows, no character has two owners."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from apps.campaigns import chain
from apps.campaigns.ledgers import snapshot
from apps.campaigns.story import Written, lines_of, read
from apps.games.bang_dice import ledger
from apps.packs import registry
from apps.packs.contract import GameResult, SeatResult, Selection
from tests.campaigns.cast import GAME

MEMBERS = tuple(f"m{i}" for i in range(1, 9))
DIGEST = "0" * 64


def selection(players: int, **readings: str) -> dict[str, Any]:
    return {
        "pack": GAME,
        "players": players,
        "products": [],
        "modules": ["legacy"],
        "options": {},
        "mode": None,
        "readings": readings,
        "given": {},
    }


@st.composite
def games(draw: st.DrawFn) -> dict[str, Any]:
    """A game that could have been, with its winners left as they fall."""
    seats = draw(st.permutations(MEMBERS))[: draw(st.integers(3, 8))]
    values = registry.pack(GAME).values
    roles = [role for role, n in values["roles"][str(len(seats))].items() for _ in range(n)]
    roles = draw(st.permutations(roles))
    cards = draw(st.permutations(list(values["life"])))[: len(seats)]
    fallen = draw(st.permutations(seats))[: draw(st.integers(1, len(seats)))]
    readings = {
        "legacy-bullet": draw(st.sampled_from(["old-sheriff", "new-sheriff"])),
        "legacy-no-killer": draw(st.sampled_from(["random", "group"])),
        "legacy-three": draw(st.sampled_from(["wait", "winner"])),
        "legacy-absent": draw(st.sampled_from(["group", "random"])),
    }
    rows = []
    for member, role, card in zip(seats, roles, cards, strict=True):
        out = fallen.index(member) + 1 if member in fallen else 0
        others = [None, *(m for m in seats if m != member)]
        by = draw(st.sampled_from(others)) if out else None
        rows.append({"member": member, "won": draw(st.booleans()), "details": {"role": role, "character": card, "out": out, "by": by}})
    return {"selection": selection(len(seats), **readings), "ended_by": None, "details": {}, "seats": rows, "played": ""}


def results(payloads: Sequence[dict[str, Any]]) -> list[GameResult]:
    told = []
    for number, payload in enumerate(payloads, start=2):
        seats = tuple(SeatResult(s["member"], s["won"], s["details"]) for s in payload["seats"])
        chosen = payload["selection"]
        told.append(GameResult(str(number), Selection(GAME, chosen["players"], (), ("legacy",), readings=chosen["readings"]), None, seats))
    return told


@settings(max_examples=150, deadline=None)
@given(st.lists(games(), min_size=1, max_size=4), st.permutations(MEMBERS), st.integers(3, 8), st.data())
def test_no_character_is_ever_held_by_two_and_every_answer_is_one_that_was_offered(payloads, order, players, data):
    values, told, present = (registry.pack(GAME).values, results(payloads), order[:players])
    plan = Selection(GAME, players, (), ("legacy",))
    decisions: dict[str, str] = {}
    for _ in range(30):
        state = ledger.fold(values, told, decisions, plan, present)
        assert not state.obsolete
        if not state.decisions:
            break
        asked = data.draw(st.sampled_from(list(state.decisions)))
        assert asked.id not in decisions
        decisions[asked.id] = data.draw(st.sampled_from([value for value, _ in asked.options]))
    assert not state.decisions
    held = list(state.given["characters"].values())
    assert len(set(held)) == len(held)
    assert set(state.given["characters"]) | set(state.given["draws"]) <= set(present)
    assert not set(held) & set(state.given["draws"].values())
    assert not set(state.given["characters"]) & set(state.given["draws"])
    seated = ledger.seating(state.given, present)
    assert registry.pack(GAME).rules.facts(values, _playable(plan, seated))["players"] == players


def _playable(plan: Selection, given_: Any) -> Selection:
    defaults = {reading.id: reading.default for reading in registry.pack(GAME).readings}
    return Selection(GAME, plan.players, plan.products, plan.modules, readings=defaults, given=given_)


@st.composite
def logs(draw: st.DrawFn) -> list[Written]:
    """A log of games, notes and corrections of whatever came before."""
    people = [{"id": m, "name": DIGEST} for m in MEMBERS]
    opening = {"uid": "u", "name": DIGEST, "pack": GAME, "selection": selection(8), "counters": [], "members": people}
    entries = [Written(1, "open", opening)]
    for number in range(2, draw(st.integers(2, 9)) + 1):
        kind = draw(st.sampled_from(["game", "note", "correction"])) if number > 2 else "game"
        if kind == "game":
            entries.append(Written(number, kind, draw(games())))
        elif kind == "note":
            entries.append(Written(number, kind, {"text": DIGEST, "about": None}))
        else:
            target = draw(st.sampled_from(entries[1:]))
            payload = draw(games()) if target.kind == "game" and draw(st.booleans()) else None
            entries.append(Written(number, kind, {"corrects": target.number, "void": payload is None, "payload": payload}))
    return entries


@settings(max_examples=150, deadline=None)
@given(logs())
def test_the_fold_knows_every_entry_and_undoing_the_last_correction_brings_back_what_stood(entries):
    story = read(entries)
    assert [line.number for line in story.lines] == [entry.number for entry in entries]
    assert all(line.payload == entry.payload for line, entry in zip(story.lines, entries, strict=True))
    assert sum(row.games for row in story.standings) == sum(len(game.seats) for game in story.games)
    last = entries[-1]
    if last.kind == "correction":
        undo = Written(last.number + 1, "correction", {"corrects": last.number, "void": True, "payload": None})
        before, after = lines_of(entries[:-1]), lines_of([*entries, undo])
        assert [line.standing for line in after[:-2]] == [line.standing for line in before]


@settings(max_examples=60, deadline=None)
@given(logs())
def test_a_log_comes_to_the_same_after_a_journey_as_json(entries):
    travelled = [Written(**one) for one in json.loads(json.dumps([asdict(entry) for entry in entries]))]
    assert read(travelled) == read(entries)
    assert chain.digest(snapshot(read(travelled))) == chain.digest(snapshot(read(entries)))


def chained(entries: Sequence[Written]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    before = chain.GENESIS
    for entry in entries:
        row: dict[str, Any] = dict.fromkeys(chain.HASHED, "")
        row |= {
            "number": entry.number,
            "kind": entry.kind,
            "payload": entry.payload,
            "versions": {},
            "consequences": {},
            "prev_hash": before,
        }
        row["hash"] = before = chain.entry_hash("u", row)
        rows.append(row)
    return rows


@settings(max_examples=100, deadline=None)
@given(logs(), st.data())
def test_the_chain_breaks_wherever_it_is_touched(entries, data):
    rows = chained(entries)
    assert chain.broken_link("u", rows) is None
    assert chain.broken_link("v", rows) == 1
    at = data.draw(st.integers(0, len(rows) - 1))
    name = data.draw(st.sampled_from([*chain.HASHED, "hash"]))
    touched = copy.deepcopy(rows)
    touched[at][name] = {"touched": True} if isinstance(touched[at][name], dict) else f"{touched[at][name]}x"
    assert chain.broken_link("u", touched) == at + 1
    if at < len(rows) - 1:
        assert chain.broken_link("u", rows[:at] + rows[at + 1 :]) == at + 1
