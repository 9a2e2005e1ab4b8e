"""Alcatraz: tasks, letters, rewards, the escape and the loss."""

from __future__ import annotations

from apps.games.alcatraz.rules.state import GUARD, TASK_CARDS
from tests.games.alcatraz.position import Table, draw, item, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"
KEY_TASK = "radio-room:copied-key"


def reward_card(t: Table, name: str) -> Table:
    """Let the next task of the deck be this one."""
    assert t.due.kind == "draw-task", t.due
    left = [n for n in range(30) if not t.s.seen >> n & 1 and n + 1 not in t.s.bottom]
    return t.answer(sorted(left, key=lambda n: (t.f.letter[n], n)).index(TASK_CARDS.index(name)))


def test_completing_takes_the_items_a_point_and_marks_the_letter():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry | chapel", tasks=KEY_TASK).do("complete")
    assert t.s.letters[1] == 1 and t.has(1, "key") == t.has(1, "knife") == 0
    assert t.told("tasks/mark") == [(-1, 1, 0)] and t.s.points == 2


def test_every_other_prisoner_but_the_scapegoat_gets_the_reward():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry | chapel", tasks=KEY_TASK).do("complete")
    reward_card(t, "copied-chart")
    assert [t.s.letters[seat] for seat in range(4)] == [0, 0b1, 0b10000, 0b10000]
    assert t.told("tasks/no-reward") == [(-1, 0, 4)]


def test_a_new_task_comes_to_a_place_drawn_and_there_are_three_again():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry", tasks=f"{KEY_TASK} chapel:tin-badge laundry:new-haircut").do("complete")
    reward_card(t, "copied-chart").answer(tile("chapel"))
    reward_card(t, "tide-table")
    assert t.told("tasks/next") == [(-1, -1, TASK_CARDS.index("tide-table") + 32 * tile("chapel"))]
    assert all(t.s.open_task[:3]) and t.s.task_tile[:2] == [tile("chapel")] * 2


def test_a_letter_one_has_brings_nothing():
    t = draw(ROOMS, "laundry | *radio-room key knife A | laundry", tasks=KEY_TASK).do("complete")
    assert t.told("tasks/owned") == [(-1, 1, 0)]


def test_the_scapegoat_completes_no_task_and_nobody_elsewhere_or_without_items():
    assert draw(ROOMS, "*radio-room key knife | laundry | laundry", tasks=KEY_TASK).forbidden("complete") == "actions/complete-scapegoat"
    assert draw(ROOMS, "laundry | *chapel key knife | laundry", tasks=KEY_TASK).forbidden("complete") == "tasks/complete"
    assert draw(ROOMS, "laundry | *radio-room key | laundry", tasks=KEY_TASK).forbidden("complete") == "tasks/complete"


def test_the_gun_stands_for_any_item_and_one_may_choose_which():
    t = draw(ROOMS, "laundry | *radio-room key gun | laundry", tasks=KEY_TASK).do("complete")
    assert t.has(1, "gun") == 0 and t.told("components/gun") == [(1, -1, item("knife"))]
    t = draw(ROOMS, "laundry | *radio-room key knife gun | laundry", tasks=KEY_TASK).do("complete")
    assert t.asks == ("hand-in", 1, (0, 8 * item("key"), 8 * item("knife")))


def test_with_an_empty_deck_there_is_neither_reward_nor_new_task():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry", tasks=KEY_TASK, deck_out=30).do("complete")
    assert [v for _, _, v in t.told("tasks/deck-empty")] == [0, 1]


# The end


def test_the_escape_succeeds_at_once_and_the_scapegoat_stays():
    t = draw(ROOMS, "laundry | *radio-room key knife BC | laundry DEF", tasks=KEY_TASK).do("complete")
    assert t.ending == ("ending/success", (1, 2)) and t.told("ending/scapegoat-stays") == [(-1, 0, 0)]


def test_a_needed_scapegoat_gets_out_and_the_one_with_the_fewest_letters_stays():
    t = draw(ROOMS, "laundry B | *radio-room key knife CD | laundry EF | laundry E", tasks=KEY_TASK).do("complete")
    assert t.ending == ("ending/success", (0, 1, 2)) and t.told("ending/other-stays") == [(-1, 3, 1)]


def test_among_equals_the_first_to_the_left_of_the_scapegoat_stays():
    t = draw(ROOMS, "laundry B | *radio-room key knife CDEF | laundry E | laundry F", tasks=KEY_TASK).do("complete")
    assert t.told("ending/other-stays") == [(-1, 2, 1)]


def test_if_everybody_is_needed_the_game_goes_on():
    t = draw(ROOMS, "laundry B | *radio-room key knife CD | laundry EF", tasks=KEY_TASK).do("complete")
    assert t.told("ending/nobody-can-stay") and t.ending is None


def test_the_last_guard_ends_the_game_and_all_lose():
    prison = "laundry4 radio-room4 infirmary4 / workshop4 exercise-yard4 chapel"
    t = draw(prison, "laundry | *radio-room | laundry", phase=GUARD).answer(tile("chapel"))
    assert t.ending == ("ending/loss", ()) and t.told("round/last-guard") == [(-1, -1, 21)]


# Readings


def test_reading_used_tasks_under_puts_cards_under_the_deck():
    t = draw(ROOMS, "laundry | *radio-room key knife | laundry", tasks=KEY_TASK, used_tasks="under").do("complete")
    assert t.s.bottom[0] == TASK_CARDS.index("copied-key") + 1 and t.told("tasks/used")
    reward_card(t, "copied-chart")
    assert t.s.bottom[:2] == [TASK_CARDS.index("copied-key") + 1, TASK_CARDS.index("copied-chart") + 1] and t.s.deck_n == 30


def test_reading_success_moment_round_end_waits_for_the_end_of_the_round():
    seats = "laundry | radio-room | *laundry key knife BCDEF"
    t = draw(ROOMS, seats, tasks="laundry:copied-key", success_moment="round-end").do("complete").chance()
    assert t.ending is None
    assert t.do("end").ending == ("ending/success", (1, 2))


def test_reading_who_stays_seat_order():
    seats = "laundry B | *radio-room key knife CD | laundry EF | laundry E"
    t = draw(ROOMS, "laundry B | *radio-room key knife CDEF | laundry EF | laundry E", tasks=KEY_TASK, who_stays="seat-order").do("complete")
    assert t.told("ending/other-stays") == [(-1, 2, 2)]
    assert draw(ROOMS, seats, tasks=KEY_TASK).do("complete").told("ending/other-stays") == [(-1, 3, 1)]


def test_reading_who_stays_vote_lets_those_who_are_needed_vote():
    t = draw(ROOMS, "laundry B | *radio-room key knife CDEF | laundry E | laundry F", tasks=KEY_TASK, who_stays="vote").do("complete")
    assert [d.seat for d in t.look.due] == [0, 1] and t.due.kind == "spare"
    t.vote(1, 0)
    assert t.asks == ("spare-tie", 0, (2, 3))
    assert t.answer(3).ending == ("ending/success", (0, 1, 2))


def test_reading_marker_shortage_counted():
    seats = "laundry ABCDE | *radio-room key knife BCDEF | laundry ABCDE | laundry ABCDE | laundry BCD"
    t = draw(ROOMS, seats, tasks=KEY_TASK, scapegoat=0, sucker=4, marker_shortage="counted")
    assert t.do("complete").told("components/marker-shortage") == [(-1, 1, 0)]
