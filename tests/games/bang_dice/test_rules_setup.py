"""BANG! dice: who gets what before the first roll."""

from __future__ import annotations

from collections import Counter

import pytest

from apps.games.bang_dice.rules.state import CHARACTERS, DEPUTY, ROLES, SHERIFF
from tests.games.bang_dice.position import Table, game_of


def laid_out(players: int, **options: object) -> Table:
    game = game_of(players, **options)  # type: ignore[arg-type]
    return Table(game, game.setup()).deal()


@pytest.mark.parametrize(
    "players, cards",
    [
        (3, "deputy outlaw renegade"),
        (4, "sheriff renegade outlaw outlaw"),
        (5, "sheriff renegade outlaw outlaw deputy"),
        (6, "sheriff renegade outlaw outlaw outlaw deputy"),
        (7, "sheriff renegade outlaw outlaw outlaw deputy deputy"),
        (8, "sheriff renegade renegade outlaw outlaw outlaw deputy deputy"),
    ],
)
def test_it_deals_the_roles_of_the_table(players: int, cards: str):
    t = laid_out(players)
    assert Counter(ROLES[role] for role in t.s.role[:players]) == Counter(cards.split())


def test_roles_are_dealt_in_secret_and_the_sheriff_shows_himself():
    t = laid_out(5)
    dealt = [e for e in t.events if e.clause == "bang-dice/setup/roles"]
    assert [e.audience for e in dealt] == [1 << seat for seat in range(5)]
    sheriff = t.s.role.index(SHERIFF)
    assert t.told("setup/sheriff") == [(-1, sheriff, SHERIFF)]
    for seat in (None, *range(5)):
        seen = t.game.view(t.look, seat)
        assert [i for i in range(5) if seen.role[i] > 0] == sorted({sheriff} | ({seat} - {None}))


def test_nobody_sees_roles_while_they_are_being_dealt():
    game = game_of(5)
    look = game.setup()
    assert look.due[0].secret
    assert game.view(look, 2).role[:5] == [-1] * 5


def test_the_sheriff_starts_and_has_two_bullets_more_which_raise_his_cap():
    t = laid_out(6)
    sheriff = t.s.role.index(SHERIFF)
    printed = t.game.facts.life[t.s.character[sheriff]]
    assert t.told("setup/sheriff-bullets") == [(-1, sheriff, 2)]
    assert t.s.life[sheriff] == t.s.cap[sheriff] == printed + 2
    assert t.told("setup/start") == [(sheriff, -1, 0)]
    assert t.told("turn/order") == [(sheriff, -1, 1)]


def test_everybody_has_a_character_of_his_own_face_up_and_its_bullets():
    t = laid_out(8)
    assert len(set(t.s.character)) == 8
    assert [value for _, _, value in t.told("setup/characters")] == t.s.character
    assert [value for _, _, value in t.told("setup/bullets")] == [t.game.facts.life[c] for c in t.s.character]


def test_three_play_with_open_roles_no_sheriff_and_the_deputy_starts():
    t = laid_out(3)
    deputy = t.s.role.index(DEPUTY)
    assert [(seat, role) for _, seat, role in t.told("three/roles")] == list(enumerate(t.s.role[:3]))
    assert t.game.view(t.look, None).role == t.s.role
    assert t.told("three/start") == [(deputy, -1, 0)]
    assert t.told("setup/sheriff-bullets") == []
    assert all(t.s.life[i] == t.game.facts.life[t.s.character[i]] for i in range(3))


def test_all_nine_arrows_lie_in_the_pile():
    assert laid_out(4).s.pile == 9


# What a campaign has settled


def test_a_sheriff_named_by_a_campaign_gets_the_star_and_the_rest_is_dealt():
    for seat in range(5):
        t = laid_out(5, given={"sheriff": seat}, modules=("legacy",))
        assert t.s.role[seat] == SHERIFF and Counter(t.s.role[:5]) == Counter({1: 1, 2: 1, 3: 2, 4: 1})
        assert t.told("legacy/sheriff-dealt") == [(-1, seat, SHERIFF)]


def test_three_players_have_no_sheriff_even_if_one_is_named():
    assert SHERIFF not in laid_out(3, given={"sheriff": 1}, modules=("legacy",)).s.role


@pytest.mark.parametrize("reading, cap", [("raises", 10), ("keeps", 9)])
def test_the_old_sheriffs_bullet_raises_his_cap_or_not_ruling_38(reading: str, cap: int):
    given = {"sheriff": 0, "extra_bullet": 1, "characters": {"1": "jesse-jones"}}
    t = laid_out(4, given=given, modules=("legacy",), extra_bullet_cap=reading)
    assert (t.s.life[1], t.s.cap[1]) == (10, cap)
    assert t.told("legacy/extra-bullet") == [(-1, 1, 1)]
    assert t.told("legacy/extra-bullet-cap") == [(-1, 1, cap)]


def test_characters_kept_or_chosen_stay_with_their_seats():
    t = laid_out(4, given={"characters": {"0": "kit-carlson", "2": "paul-regret"}}, modules=("legacy",))
    assert (CHARACTERS[t.s.character[0]], CHARACTERS[t.s.character[2]]) == ("kit-carlson", "paul-regret")
    assert [seat for _, seat, _ in t.told("legacy/character-dealt")] == [0, 2]
    assert [seat for _, seat, _ in t.told("setup/characters")] == [1, 3]


def test_who_draws_anew_cannot_draw_the_character_he_gave_up_but_the_next_can():
    given = {"draws": {"0": "bart-cassidy"}}
    game = game_of(4, given=given, modules=("legacy",))
    t = Table(game, game.setup())
    while t.due.kind == "deal-role":
        t.answer(0)
    assert len(t.due.options) == 15
    t.answer(0)
    assert CHARACTERS[t.s.character[0]] == "black-jack"
    assert len(t.due.options) == 15
    t.answer(0)
    assert CHARACTERS[t.s.character[1]] == "bart-cassidy"


@pytest.mark.parametrize(
    "given, names",
    [
        ({"sheriff": 5}, "sheriff"),
        ({"sheriff": "x"}, "sheriff"),
        ({"sheriff": True}, "sheriff"),
        (["sheriff"], "given"),
        ({"extra_bullet": -1}, "extra_bullet"),
        ({"characters": {"0": "john-wayne"}}, "characters"),
        ({"characters": {"9": "kit-carlson"}}, "characters"),
        ({"characters": {"0": "kit-carlson", "1": "kit-carlson"}}, "characters"),
        ({"characters": ["kit-carlson"]}, "characters"),
        ({"draws": 3}, "draws"),
        ({"wizard": 1}, "wizard"),
    ],
)
def test_nonsense_in_what_is_given_is_named(given: object, names: str):
    from apps.games.bang_dice import rules
    from apps.packs import registry
    from apps.packs.contract import Selection

    pack = registry.pack("bang-dice")
    readings = {r.id: r.default for r in pack.readings}
    with pytest.raises(ValueError, match=names):
        rules.facts(pack.values, Selection("bang-dice", 5, readings=readings, given=given))  # type: ignore[arg-type]
