"""Chances of the dice game, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from apps.games.bang_dice.odds import duel, outbreak
from apps.packs import registry

VALUES = registry.pack("bang-dice").values


def test_the_challenged_loses_three_duels_of_four() -> None:
    rows = {row.key: row.exact for row in duel(VALUES, {"rerolls": 0})}
    assert rows == {"challenged": Fraction(3, 4), "challenger": Fraction(1, 4), "throws": Fraction(3, 2)}


def test_sean_mallory_turns_a_duel_by_his_one_throw_more() -> None:
    # With a third for a duel: the challenger's last throw wins 1/4 on, so A = 2/3 + 1/3 (1/3 A + 2/3 * 1/4).
    assert duel(VALUES, {"rerolls": 1})[0].exact == Fraction(2, 3) / Fraction(8, 9) + Fraction(1, 18) / Fraction(8, 9)


def test_with_one_player_alive_two_hands_on_a_card_are_an_outbreak_at_once() -> None:
    rows = outbreak(VALUES, {"living": 1})
    assert rows[0].exact == Fraction(3, 11)
    # A card without hands comes back, one with one hand stays: 2/11 * 3/11 + 6/11 * (8/10) more with the second card.
    assert rows[1].exact == Fraction(3, 11) + Fraction(2, 11) * Fraction(3, 11) + Fraction(6, 11) * Fraction(8, 10)


def test_no_single_card_frightens_seven_and_the_chance_never_falls() -> None:
    chances = [row.exact for row in outbreak(VALUES, {"living": 7})]
    assert chances[:3] == [0, 0, 0] and chances == sorted(chances)
