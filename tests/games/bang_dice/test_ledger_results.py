"""What a finished game hands to the ledger: whatever the engine plays passes the check that typed results must pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from apps.engine import auto
from apps.engine.computer import Computer, draw
from apps.engine.contract import CHANCE, Look
from apps.games.bang_dice import ledger
from apps.packs import registry
from apps.packs.contract import GameResult, SeatResult, Selection
from apps.packs.selection import check

GAMES = 12


def played(selection: Selection, number: int) -> tuple[Any, Look, list[Any]]:
    """Game `number` between policies."""
    pack = registry.pack("bang-dice")
    game, computer = pack.game(selection), Computer(pack.rules, pack.players_module)
    words = [0] * auto.WORDS
    auto.seed_game(words, 7, number)
    for seat in range(selection.players):
        words[auto.POLICY + seat] = (seat + number) % len(computer.names)
    look = game.setup()
    events = list(look.events)
    while look.outcome is None:
        replies: dict[str, object] = {d.id: draw(d, words) if d.seat == CHANCE else computer.choose(game, look, d, words) for d in look.due}
        answer = game.answer(look.position, replies)
        assert isinstance(answer, Look)
        look = answer
        events += look.events
    return game.facts, look, events


def result_of(selection: Selection, number: int) -> GameResult:
    facts, look, events = played(selection, number)
    assert look.outcome is not None
    details, seats = ledger.result(facts, look.now, look.outcome, events)
    told = [{**seat, "by": None if seat["by"] is None else f"m{seat['by']}"} for seat in seats]
    winners = look.outcome.winners
    return GameResult(str(number), selection, look.outcome.clause, tuple(SeatResult(f"m{i}", i in winners, d) for i, d in enumerate(told)), details)


def plan(players: int, **readings: str) -> Selection:
    return check(registry.pack("bang-dice"), Selection("bang-dice", players, modules=("legacy",), readings=readings)).selection


@pytest.mark.parametrize("players", range(3, 9))
def test_whatever_the_engine_plays_is_a_sound_result(players: int) -> None:
    values = registry.pack("bang-dice").values
    for number in range(GAMES):
        result = result_of(plan(players), number)
        assert not ledger.check(values, result), result


@pytest.mark.parametrize("players", [3, 5, 8])
def test_whatever_other_readings_bring_is_a_sound_result_too(players: int) -> None:
    pack = registry.pack("bang-dice")
    for number in range(GAMES):
        readings = {r.id: r.alternatives[(number + i) % len(r.alternatives)].id for i, r in enumerate(pack.readings)}
        result = result_of(plan(players, **readings), number)
        assert not ledger.check(pack.values, result), result


@pytest.mark.parametrize("players", [4, 5, 8])
def test_a_whole_campaign_is_played_as_its_ledger_says(players: int) -> None:
    """Game after game: whoever should be sheriff is, kept and chosen characters are held, the extra bullet lies there."""
    values, members = registry.pack("bang-dice").values, tuple(f"m{i}" for i in range(players))
    games: list[GameResult] = []
    decisions: dict[str, str] = {}
    for number in range(6):
        for _ in range(3 * players):
            state = ledger.fold(values, games, decisions, plan(players), members)
            if not state.decisions:
                break
            asked = state.decisions[0]
            decisions[asked.id] = asked.options[(number + len(decisions)) % len(asked.options)][0]
        coming = replace(plan(players), given=dict(ledger.seating(state.given, members)))
        result = result_of(coming, number)
        held = {seat.member: seat.details for seat in result.seats}
        if "sheriff" in state.given:
            assert held[state.given["sheriff"]]["role"] == "sheriff"
        for member, character in state.given.get("characters", {}).items():
            assert held[member]["character"] == character
        for member, old in state.given.get("draws", {}).items():
            assert held[member]["character"] != old
        games.append(result)
    state = ledger.fold(values, games, decisions, plan(players), members)
    assert not state.obsolete
    assert not [c for c in state.consequences if c.key == "other-sheriff"]


def test_the_extra_bullet_lies_before_the_old_sheriff() -> None:
    bullets = registry.pack("bang-dice").values["legacy-bullets"]
    _, _, events = played(replace(plan(5), given={"sheriff": 1, "extra_bullet": 3}), 1)
    laid = [(e.target, e.value) for e in events if e.clause == "bang-dice/legacy/extra-bullet"]
    assert laid == [(3, bullets)]
    assert not [e for e in played(plan(5), 1)[2] if e.clause == "bang-dice/legacy/extra-bullet"]
