"""Alcatraz: blackmail and sentences, card by card."""

from __future__ import annotations

import pytest

from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, INFORMER, TUNNELS, VOTE
from tests.games.alcatraz.position import Table, draw, item, tile

ROOMS = "laundry radio-room infirmary / workshop exercise-yard' chapel"
CONVICTED = ("convicted",)


def play(card: str, *answers: int, seats: str = "laundry | chapel", mine: str = "", prison: str = ROOMS, **more: object) -> Table:
    """The Scapegoat, at the radio room with four points, plays a card."""
    t = draw(prison, f"*radio-room {mine} {card} | {seats}", points=4, **more)  # type: ignore[arg-type]
    return t.do("blackmail", BLACKMAIL_CARDS.index(card), *answers)


def test_blackmail_is_for_the_scapegoat_who_may_think_better_of_it():
    assert draw(ROOMS, "laundry | *radio-room double-shift | chapel").forbidden("blackmail") == "actions/blackmail-scapegoat"
    t = draw(ROOMS, "*radio-room double-shift | laundry | chapel").do("blackmail", 0)
    assert t.s.points == 3 and t.s.hand_n[0] == 1 and t.forbidden("blackmail") == "blackmail/play"


def test_a_played_card_lies_open_on_the_pile():
    t = play("double-shift")
    assert t.s.pile == 1 << BLACKMAIL_CARDS.index("double-shift") and t.s.points == 5


def test_an_empty_deck_is_made_of_the_pile():
    t = play("double-shift", prison=ROOMS.replace("radio-room", "radio-room'"), mine="c1", seats="laundry | chapel")
    before = t.s.hand_n[0]
    for _ in range(1):
        t.do("use").chance()
    assert t.s.hand_n[0] == before + 1


def test_hands_have_a_limit():
    seats = "laundry | *radio-room hush-money lookout old-debt | chapel"
    t = draw(ROOMS, seats).do("use").chance()
    assert t.asks[0] == "back" and len(t.due.options) == 4
    card = t.due.options[0]
    t.answer(card)
    assert t.s.hand_n[1] == 3 and t.s.under[0] == card
    assert t.game.view(t.look, 0).under[0] == -1 and t.game.view(t.look, 0).hand[1] == -1


def test_cards_without_effect_cannot_be_played():
    t = draw(ROOMS, "*radio-room hidden-stash double-shift | laundry | chapel").do("blackmail")
    assert t.due.options == (0, BLACKMAIL_CARDS.index("double-shift")) and t.due.secret


def test_hidden_stash():
    assert play("hidden-stash", seats="laundry key | chapel").has(0, "key") == 1


def test_hush_money():
    t = play("hush-money", seats="laundry c1 | chapel c2")
    assert t.s.cash[:3] == [2, 0, 1]


def test_lookout():
    t = play("lookout", 1, tile("workshop"), tile("exercise-yard"))
    assert t.where(1) == "exercise-yard"
    assert play("lookout", 1, tile("workshop"), 15).where(1) == "workshop"


def test_anonymous_note():
    t = play("anonymous-note", tile("chapel"), prison=ROOMS.replace("laundry", "laundry1"))
    assert t.s.guards[tile("chapel")] == 1 and t.s.guards[tile("laundry")] == 0


def test_a_friendly_guard_and_off_duty():
    prison = ROOMS.replace("radio-room", "radio-room3").replace("laundry", "laundry4")
    t = play("friendly-guard", mine="key", prison=prison)
    assert {"use", "discard"} <= t.can and tile("laundry") in t.do("move").due.options
    t = play("off-duty", mine="key", prison=ROOMS.replace("radio-room", "radio-room2!"))
    assert "discard" in t.can and t.s.off_duty == 1


def test_borrowed_file_puts_the_top_in_any_order():
    t = play("borrowed-file").answer(0, 0, 0)
    one, two, three = t.s.top[:3]
    t.answer(2, 1)
    assert t.s.top[:3] == [three, two, one] and t.s.top_known[:3] == [1, 1, 1]


def test_change_of_plans():
    assert play("change-of-plans", tile("laundry"), tasks="chapel:tin-badge").s.task_tile[0] == tile("laundry")


def test_old_debt():
    t = play("old-debt", mine="key", seats="laundry knife | chapel")
    assert (t.has(0, "knife"), t.has(1, "key"), t.has(0, "key")) == (1, 1, 0)


def test_forced_favour_uses_anothers_location_at_its_costs():
    t = play("forced-favour", 1, seats="laundry | workshop", prison=ROOMS.replace("laundry", "laundry2"))
    assert t.has(0, "clothes") == 1 and t.s.points == 1 and t.where(0) == "radio-room"


def test_another_voice_counts_twice_at_the_next_vote():
    t = play("two-voices")
    assert t.s.voice == 1 and t.s.pile == 0
    t = draw(ROOMS, "laundry | laundry | laundry", phase=VOTE)
    t.s.voice = 1
    state = t.s.copy()
    t = Table(t.game, t.game.look(type(t.look.position)(state)))
    t.vote(1, 2, 0)
    assert t.told("round/elected") == [(-1, 1, 2)] and t.s.voice == 0 and t.s.pile == 1 << BLACKMAIL_CARDS.index("two-voices")


def test_tip_off_and_transfer_and_loose_talk():
    t = play("tip-off", tile("infirmary"), prison=ROOMS.replace("chapel", "chapel!"))
    assert t.s.chief == tile("infirmary") + 1
    t = play("transfer", 1, 2, security=True)
    assert (t.where(1), t.where(2)) == ("chapel", "laundry")
    t = play("loose-talk", seats="laundry hush-money lookout | chapel", security=True)
    assert t.asks == ("held", 0, (BLACKMAIL_CARDS.index("hush-money"), BLACKMAIL_CARDS.index("lookout"))) and t.due.secret
    assert t.game.view(t.look, 0).hand[1] > 0 and t.game.view(t.look, 2).hand[1] == -1
    assert t.answer(BLACKMAIL_CARDS.index("lookout")).s.hand_n[:2] == [1, 1]


# Sentences


def convict(sentence: str, mine: str = "", seats: str = "laundry | chapel", prison: str = ROOMS, **more: object) -> Table:
    """A prisoner with a sentence, at the radio room; the Scapegoat is the first of the others."""
    first, other = seats.split("|")
    return draw(prison, f"{first} | *radio-room {mine} {sentence} | {other}", modules=CONVICTED, **more)  # type: ignore[arg-type]


def test_a_pickpocket_steals_from_a_neighbour():
    t = convict("pickpocket", seats="laundry key | chapel").do("steal")
    assert t.has(1, "key") == 1 and t.told("convicted/pickpocket") == [(-1, 1, 0)]


def test_a_ringleader_brings_two_guards():
    t = convict("ringleader", prison=ROOMS.replace("laundry", "laundry1").replace("infirmary", "infirmary1"))
    t.do("riot", tile("laundry"), tile("infirmary"))
    assert t.s.guards[tile("radio-room")] == 2


def test_a_smuggler_has_one_slot_more():
    t = convict("smuggler", "key key knife knife", prison="laundry radio-room infirmary", seats="chapel | radio-room drugs").do("steal")
    assert t.has(1, "drugs") == 1


def test_a_bookmaker_earns_by_a_right_vote():
    t = draw(ROOMS, "laundry | laundry bookmaker | laundry", modules=CONVICTED, phase=VOTE).vote(2, 2, 1)
    assert t.s.cash[1] == 1 and t.told("convicted/bookmaker") == [(-1, 1, 1)]
    assert draw(ROOMS, "laundry | laundry bookmaker | laundry", modules=CONVICTED, phase=VOTE).vote(1, 1, 1).s.cash[1] == 0


def test_a_forger_pays_instead_of_an_item():
    t = convict("forger", "key c1", tasks="radio-room:copied-key").do("complete")
    assert t.s.letters[1] == 1 and t.s.cash[1] == 0 and t.told("convicted/forger") == [(-1, 1, item("knife"))]


def test_a_getaway_driver_moves_once_for_nothing_and_an_embezzler_bribes_once():
    t = convict("getaway-driver", points=1).do("move", tile("infirmary"))
    assert t.s.points == 1 and t.do("move", tile("radio-room")).where(1) == "radio-room"
    t = convict("embezzler", prison=ROOMS.replace("radio-room", "radio-room2")).do("bribe", tile("laundry"))
    assert t.told("convicted/embezzler") and t.forbidden("bribe") == "actions/bribe"


def test_a_brawler_and_an_informer():
    t = convict("brawler", "s1").do("effort")
    assert t.s.points == 5
    t = convict("informer", "hush-money").do("use").chance()
    assert t.asks[0] == "back" and len(t.due.options) == 3
    t.answer(t.due.options[0])
    assert t.s.hand_n[1] == 2 and t.told("convicted/informer") == [(-1, 1, 2)]


@pytest.mark.parametrize(("reading", "points"), [("stays", 5), ("silent", 4)])
def test_readings_of_the_suckers_sentence(reading: str, points: int):
    seats = "laundry | *radio-room s1 brawler | chapel | chapel | chapel"
    assert draw(ROOMS, seats, modules=CONVICTED, sucker=1, sucker_sentence=reading).do("effort").s.points == points
    assert INFORMER == 9 and TUNNELS == 14


def test_readings_of_the_suckers_blackmail():
    seats = "laundry | *radio-room | chapel | chapel | chapel"
    assert "use" in draw(ROOMS, seats, sucker=1).can
    assert draw(ROOMS, seats, sucker=1, sucker_blackmail="gives-up").forbidden("use") == "locations/use"
