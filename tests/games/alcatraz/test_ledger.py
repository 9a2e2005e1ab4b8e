"""Alcatraz: what a finished game leaves for a series, what a person may not say of it, and the Chief's circle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from apps.engine import conformance as conf
from apps.games.alcatraz import ledger
from apps.games.alcatraz.walk import circle_of
from apps.packs.contract import GameResult, SeatResult, Selection
from tests.games.alcatraz.position import draw, game_of, subject_of


def result_of(players: int, number: int, modules: tuple[str, ...] = ()) -> GameResult:
    """A game between policies, as a table hands it to the ledger."""
    subject = subject_of(players, modules)
    look = list(conf.looks(subject, [1 + (number + seat) % 3 for seat in range(players)], 11, number))[-1][0]
    assert look.outcome is not None
    details, seats = ledger.result(subject.game.facts, look.now, look.outcome, look.events)
    told = tuple(SeatResult(f"m{i}", i in look.outcome.winners, seat) for i, seat in enumerate(seats))
    plan = Selection("alcatraz", players, modules=modules)
    return GameResult(str(number), plan, look.outcome.clause, told, {"scapegoat": f"m{details['scapegoat']}"})


def by_hand(*won: bool, letters: int = 3, ended: str | None = None, scapegoat: str | None = None) -> GameResult:
    """A result as a person types it in."""
    seats = tuple(SeatResult(f"m{i}", one, {"letters": letters}) for i, one in enumerate(won))
    return GameResult("g", Selection("alcatraz", len(won)), ended, seats, {"scapegoat": scapegoat})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whatever_the_engine_plays_is_a_sound_result(players: int):
    values = game_of(players).pack.values
    for number in range(8):
        for modules in ((), ("plan-g",)):
            result = result_of(players, number, modules)
            assert not ledger.check(values, result), result


def test_a_person_may_not_say_what_the_rules_exclude():
    values = game_of(3).pack.values

    def faults(*args: Any, **kwargs: Any) -> list[str]:
        return [fault.key for fault in ledger.check(values, by_hand(*args, **kwargs))]

    assert faults(True, True, False) == []
    assert faults(True, False, False) == ["fault-all-but-one"] * 1 + ["fault-letters"]
    assert faults(True, True, False, ended=ledger.LOSS) == ["fault-nobody"]
    assert faults(True, True, False, letters=1) == ["fault-letters"]
    assert faults(False, False, False, scapegoat="m7") == ["fault-scapegoat"]
    assert [field.id for field in ledger.fields(values, Selection("alcatraz", 3))] == ["letters", "scapegoat"]


def test_a_series_counts_who_was_left_behind_and_carries_nothing_over():
    games = [by_hand(True, True, False, scapegoat="m2"), by_hand(True, True, False, scapegoat="m0"), by_hand(False, False, False)]
    state = ledger.fold({}, games, {}, Selection("alcatraz", 3), ("m0", "m1", "m2"))
    assert [(c.key, c.member, c.value) for c in state.consequences] == [("left-behind", "m2", 1), ("left-behind", "m2", 2), ("caught", None, None)]
    assert [c.clause for c in state.consequences] == [ledger.STAYS, ledger.OTHER_STAYS, ledger.LOSS]
    assert state.given == {} and state.decisions == () and ledger.seating({}, ("m0",)) == {}
    assert [c.key for c in ledger.settled({}, {}, Selection("alcatraz", 3), ("m0",))] == ["next-fresh", "next-scapegoat"]


def test_the_circle_of_the_chief_is_walked_for_ever_and_he_never_stands_still():
    dice = random.Random(4)
    t = draw("laundry chapel!", "laundry | laundry | laundry")
    from apps.games.alcatraz.rules.ground import find_neighbours

    lengths = []
    for _ in range(300):
        s = t.s.copy()
        cells = [12 * (4 + row) + 4 + column for row in range(3) for column in range(5)]
        dice.shuffle(cells)
        s.cell[:15] = cells
        find_neighbours(t.f, s)
        before, circle = circle_of(t.f, s)
        assert len(set(before + circle)) == len(before) + len(circle)
        lengths.append(len(circle))
    values = game_of(3).pack.values["chief-walk"]
    assert values["shortest"] <= min(lengths) and max(lengths) <= values["longest"]
