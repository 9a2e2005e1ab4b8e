"""Alcatraz: set-up, guards, votes, the Sucker, and the Chief."""

from __future__ import annotations

import pytest

from apps.engine.contract import CHANCE
from apps.games.alcatraz.rules.ground import chief_goes_to, influence, touched
from apps.games.alcatraz.rules.state import GUARD, LOCATIONS, VOTE
from tests.games.alcatraz.position import Table, draw, game_of, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"
FIVE = "laundry | laundry | laundry | laundry | laundry"


def begun(players: int, modules: tuple[str, ...] = (), security: bool = False, **readings: str) -> Table:
    """A new game, set up by the first of everything that chance can draw."""
    game = game_of(players, modules, security, **readings).game
    return Table(game, game.setup()).chance()


@pytest.mark.parametrize(("players", "security", "tiles", "rows"), [(3, False, 12, 3), (4, True, 15, 3), (5, True, 15, 3)])
def test_the_prison_is_laid_in_rows_with_eight_guards_and_three_tasks(players: int, security: bool, tiles: int, rows: int):
    t = begun(players, security=security)
    assert t.s.laid.bit_count() == tiles and len({cell // 12 for cell in t.s.cell[:tiles]}) == rows
    assert t.told("setup/guards") and len({v for _, _, v in t.told("setup/guards")}) == 8
    assert len({v // 32 for _, _, v in t.told("setup/tasks")}) == 3
    assert t.s.stamina[:players] == t.s.cash[:players] == [1] * players and t.s.hand_n[:players] == [1] * players


def test_prisoners_and_the_chief_begin_apart_unless_the_reading_says_otherwise():
    t = begun(4, security=True)
    assert len({*t.s.place[:4], *(v for _, _, v in t.told("setup/chief"))}) == 5
    together = begun(4, security=True, start_draw="together")
    assert together.s.place[:4] == [0] * 4 and together.told("setup/chief") == [(-1, -1, 0)]


def test_a_guard_comes_in_each_round_and_stocks_are_filled():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=GUARD).answer(tile("chapel"))
    assert t.s.guards[tile("chapel")] == 1 and t.s.guards_in == 1 and t.due.kind == "ballot"


FULL = ROOMS.replace("chapel", "chapel4").replace("infirmary", "infirmary1")


def test_with_no_room_one_draws_again():
    t = draw(FULL, "laundry | laundry | laundry", phase=GUARD).answer(tile("chapel"))
    assert t.told("round/guard-overflow") == [(-1, -1, tile("chapel"))] and t.due.kind == "place"
    assert len(t.due.options) == 11


def test_readings_of_guard_overflow():
    t = draw(FULL, "laundry | laundry | laundry", phase=GUARD, guard_overflow="lost").answer(tile("chapel"))
    assert t.s.guards_in == 5 and t.due.kind == "ballot"
    t = draw(FULL, "laundry | laundry | laundry", phase=GUARD, guard_overflow="neighbour").answer(tile("chapel"))
    assert t.due.kind == "neighbour" and t.due.seat == 0
    assert set(t.due.options) >= {tile("infirmary"), tile("exercise-yard")}


# The vote


def test_all_vote_at_once_and_the_most_votes_elect():
    t = draw(ROOMS, "laundry | laundry | laundry | laundry", phase=VOTE)
    assert [(d.kind, d.seat, d.secret) for d in t.look.due] == [("ballot", seat, True) for seat in range(4)]
    t.vote(2, 2, 1, 2)
    assert t.told("round/elected") == [(-1, 2, 3)] and t.s.scapegoat == 3 and t.s.seat == 2


def test_one_may_vote_for_oneself_and_the_scapegoat_may_be_elected_again():
    t = draw(ROOMS, "laundry | laundry | laundry", phase=VOTE).vote(0, 0, 0)
    assert t.told("round/elected") == [(-1, 0, 3)] and t.s.in_a_row == 2


def test_the_old_scapegoat_breaks_a_tie_among_those_with_most_votes():
    t = draw(ROOMS, "laundry | laundry | laundry | laundry", phase=VOTE).vote(1, 2, 1, 2)
    assert t.asks == ("break-tie", 0, (1, 2))
    assert t.answer(2).told("round/tie") == [(0, 2, 0)]


# The Sucker


def test_only_with_five_there_is_a_sucker_who_changes_to_the_left():
    assert begun(4, security=True).s.sucker == 0
    t = draw(ROOMS, FIVE, phase=GUARD, sucker=1).chance()
    assert t.told("sucker/next") == [(-1, 2, 0)]
    assert begun(5).told("sucker/first")


def test_the_sucker_is_no_candidate_but_votes_and_may_abstain():
    t = draw(ROOMS, FIVE, phase=VOTE, sucker=1)
    assert t.asks == ("sucker-ballot", 1, (0, 1, 2, 3, 4))
    t.answer(4).vote(1, 1, 2, 3)
    assert t.told("sucker/abstain") == [(1, -1, 0)] and t.told("round/elected") == [(-1, 2, 2)]
    assert draw(ROOMS, FIVE, phase=VOTE, sucker=1, sucker_abstains="must-vote").due.options == (0, 1, 2, 3)


def test_an_old_scapegoat_who_is_the_sucker_breaks_ties_all_the_same():
    for reading, chooser in (("holder", 0), ("next-player", 1)):
        t = draw(ROOMS, FIVE, phase=VOTE, scapegoat=0, sucker=0, outgoing_scapegoat=reading)
        t.answer(4).vote(0, 0, 1, 1)
        assert t.asks == ("break-tie", chooser, (1, 2))


def test_reading_first_both_redraws_a_sucker_who_is_the_scapegoat():
    t = begun(5, first_both="redraw")
    assert t.told("setup/scapegoat")[0][1] == 0 and t.told("sucker/first")[0][1] == 1
    assert begun(5).told("sucker/first")[0][1] == 0


def test_reading_sucker_players_always_and_sucker_phase_before_chief():
    t = draw(
        ROOMS, "laundry | laundry | laundry", phase=GUARD, security=True, sucker_players="always", sucker=1, sucker_phase="before-chief"
    ).chance()
    told = [e.clause.partition("/")[2] for e in t.events]
    assert told.index("sucker/next") < next(i for i, clause in enumerate(told) if clause.startswith("chief/"))
    t = draw(ROOMS, FIVE, phase=GUARD, sucker=1).chance()
    told = [e.clause.partition("/")[2] for e in t.events]
    assert told.index("sucker/next") > next(i for i, clause in enumerate(told) if clause.startswith("chief/"))


def test_the_sucker_has_no_extra_point_plays_no_blackmail_and_gets_no_reward():
    t = draw(ROOMS, "laundry | *laundry double-shift | laundry | laundry | laundry", sucker=1)
    assert t.forbidden("blackmail") == "sucker/blackmail"
    t = (
        draw(ROOMS, "laundry | laundry | *laundry key knife | laundry | laundry", tasks="laundry:copied-key", sucker=1)
        .do("complete")
        .chance("draw-task")
    )
    assert t.told("sucker/no-reward") and t.told("tasks/no-reward")


def test_the_sucker_may_complete_a_task_but_nobody_else_gets_a_letter():
    seats = "laundry | *laundry key knife | laundry | laundry | laundry"
    t = draw(ROOMS, seats, tasks="laundry:copied-key", sucker=1).do("complete")
    assert t.told("sucker/own-task") and not t.told("tasks/reward") and t.s.letters[1] == 1
    assert draw(ROOMS, seats, tasks="laundry:copied-key", sucker=1, sucker_tasks="may-not").forbidden("complete") == "sucker/tasks"


# The Chief


def test_the_worked_example_of_the_chiefs_influence():
    t = draw(". cell-block . / dining-hall tunnels1! radio-room / visiting-area wardens-office chapel", "laundry | *laundry | laundry")
    f, s = t.f, t.s
    assert influence(f, s, tile("tunnels")) == 3
    assert [influence(f, s, tile(n)) for n in ("cell-block", "dining-hall", "radio-room", "wardens-office")] == [1] * 4
    assert influence(f, s, tile("visiting-area")) == 0


def test_influence_is_no_more_than_that_of_a_full_tile():
    t = draw("tunnels3! cell-block", "laundry | *laundry | laundry")
    assert influence(t.f, t.s, tile("tunnels")) == 4


def test_the_chief_goes_to_the_lowest_higher_number_around_him_corners_too():
    t = draw("radio-room laundry / workshop exercise-yard! / lighthouse", "laundry | *laundry | laundry")
    assert LOCATIONS[chief_goes_to(t.f, t.s)] == "workshop"
    t = draw("dining-hall exercise-yard / infirmary workshop!", "laundry | *laundry | laundry")
    assert LOCATIONS[chief_goes_to(t.f, t.s)] == "dining-hall"


def test_the_chief_is_deaf_to_riots_and_takes_no_bribe():
    t = draw("tunnels! cell-block", "laundry | *tunnels c1 | laundry")
    assert t.forbidden("bribe") == "actions/bribe"
    t = draw("tunnels! cell-block", "laundry | *cell-block | laundry")
    assert t.forbidden("riot") == "actions/riot"


def test_reading_chief_counts_for_the_limit_of_a_tile_and_the_last_guard():
    prison = "laundry2! radio-room1 / workshop exercise-yard"
    seats = "chapel | *laundry c1 | chapel"
    assert draw(prison, "chapel | *radio-room | chapel").s.chief
    t = draw("laundry2! radio-room1 / workshop exercise-yard", "chapel | *radio-room c1 | chapel", chief_counts="counts").do("bribe")
    assert t.s.guards[tile("laundry")] == 2
    assert draw(prison, seats, chief_counts="counts").s.guards_in == 3
    full = "laundry4 radio-room4 infirmary4 / workshop4 exercise-yard2 chapel / tunnels!"
    for reading, over in (("cubes-only", False), ("counts", True)):
        t = draw(full, "chapel | *radio-room | chapel", phase=GUARD, chief_counts=reading).answer(tile("cell-block"))
        assert (t.ending is not None) == over


# The variants at set-up


def test_certain_escape_leaves_eighteen_tasks():
    t = begun(3, ("certain-escape",))
    assert t.s.deck_n == 15 and t.told("setup/tasks")


def test_the_sentences_are_dealt_open_and_differ():
    t = begun(5, ("convicted",))
    assert sorted(t.s.sentence) == [1, 2, 3, 4, 5] and len(t.told("setup/sentences")) == 5
    assert begun(3, security=True, sentences_boxed="dealt").s.sentence[0] > 0
    assert begun(3, security=True).s.sentence == [0] * 5


def test_a_different_prison_grows_tile_by_tile_where_three_are_touched():
    t = begun(3, ("different-prison",))
    assert t.due.kind == "lay-at" and t.due.seat == 0 and len(t.due.options) == 2
    seats = []
    while t.due.kind == "lay-at":
        seats.append(t.due.seat)
        assert all(touched(t.s, cell) >= 3 for cell in t.due.options)
        t.answer(t.due.options[-1]).chance()
    assert seats[:4] == [0, 1, 2, 0] and t.s.laid.bit_count() == 15


def test_readings_of_the_different_prison():
    t = begun(3, ("different-prison",), touching="exactly")
    while t.due.kind == "lay-at":
        assert all(touched(t.s, cell) == 3 for cell in t.due.options)
        t.answer(t.due.options[0]).chance()
    t = begun(3, ("different-prison",), who_lays="free-choice")
    assert t.due.kind == "choose-tile" and len(t.due.options) == 9
    t.answer(t.due.options[3])
    assert t.due.seat == CHANCE or t.due.kind == "lay-at"
