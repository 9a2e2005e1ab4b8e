"""Dead of Night: what a finished night leaves for a series, and what a person may not say of it."""

from __future__ import annotations

import pytest

from apps.engine import conformance as conf
from apps.games.dead_of_night import ledger
from apps.packs import registry
from apps.packs.contract import GameResult, SeatResult, Selection
from tests.games.dead_of_night.position import game_of

VALUES = registry.pack("dead-of-night").values


def by_hand(id_: str, *seats: tuple[int, bool]) -> GameResult:
    """A result as a person types it in."""
    told = tuple(SeatResult(f"m{i}", won, {"points": points}) for i, (points, won) in enumerate(seats))
    return GameResult(id_, Selection("dead-of-night", len(seats)), None, told)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_whatever_the_engine_plays_is_a_sound_result(players: int):
    pack = registry.pack("dead-of-night")
    subject = conf.Subject("dead-of-night", game_of(players), pack.players_module)
    for number in range(4):
        look = list(conf.looks(subject, [1 + (number + seat) % 2 for seat in range(players)], 11, number))[-1][0]
        assert look.outcome is not None
        _, seats = ledger.result(subject.game.facts, look.now, look.outcome, look.events)
        told = tuple(SeatResult(f"m{i}", i in look.outcome.winners, seat) for i, seat in enumerate(seats))
        assert not ledger.check(VALUES, GameResult(str(number), Selection("dead-of-night", players), look.outcome.clause, told))
        assert all(0 <= seat["points"] <= ledger.most_points(VALUES) for seat in seats)


def test_the_points_of_all_nights_are_added_up():
    games = [by_hand("a", (12, True), (3, False)), by_hand("b", (10, False), (21, True))]
    state = ledger.fold(VALUES, games, {}, Selection("dead-of-night", 2), ["m0", "m1"])
    assert [(c.member, c.value) for c in state.consequences if c.after == "b"] == [("m0", 22), ("m1", 24)]
    assert {c.clause for c in state.consequences} == {"dead-of-night/score/series"} and state.given == {}


def test_a_winner_with_fewer_points_than_another_is_refused():
    assert [f.key for f in ledger.check(VALUES, by_hand("a", (3, True), (12, False)))] == ["fault-most"]
    assert [f.key for f in ledger.check(VALUES, by_hand("a", (3, False), (12, False)))] == ["fault-nobody"]
    assert not ledger.check(VALUES, by_hand("a", (7, False)))
