"""Which modules of Undead or Alive go together, and what is said where they do not."""

from __future__ import annotations

from itertools import combinations

import pytest

from apps.games.bang_dice import results
from apps.packs.conditions import holds
from apps.packs.contract import Selection
from apps.packs.reader import read_pack
from apps.packs.selection import Checked, canonical, check, fault_words, parse
from tests.games.bang_dice.test_words import FOLDER

PACK = read_pack(FOLDER, results.__package__ or "")
MODULES = ("duels", "rage", "posse", "undead", "legacy")


def chosen(players: int, *modules: str) -> Checked:
    return check(PACK, Selection("bang-dice", players, modules=modules))


def characters(*modules: str) -> set[str]:
    """The characters of the expansion that take part."""
    selection = chosen(5, "posse", *modules).selection
    (deck,) = (d for d in PACK.decks if d.id == "posse")
    return {item.id for item in deck.items if holds(item.when, selection)}


def test_the_expansion_has_its_five_modules_in_their_order() -> None:
    assert [(m.id, m.number) for m in PACK.modules] == [(id_, n) for n, id_ in enumerate(MODULES, start=1)]
    assert len(PACK.modules) == PACK.values["expansion-modules"]
    numbers = {m.id: m.number for m in PACK.modules if m.id != "legacy"}
    assert PACK.values["module-numbers"] == numbers and PACK.values["legacy-module"] == 5


def test_duels_alone_are_completed_with_rage_cards_and_quote_the_note() -> None:
    answer = chosen(5, "duels")
    assert answer.ok
    assert answer.selection.modules == ("duels", "rage")
    assert answer.selection.products == ("base", "undead-or-alive")
    assert ("module", "rage", "bang-dice/duels/needs-rage") in [(n.what, n.id, n.clause) for n in answer.added]


def test_rage_cards_do_without_duels() -> None:
    answer = chosen(5, "rage")
    assert answer.ok
    assert answer.selection.modules == ("rage",)


def test_three_players_raise_no_dead_and_the_clause_is_quoted() -> None:
    answer = chosen(3, "undead")
    assert [(f.code, f.field, f.clause) for f in answer.faults] == [("too_few", "modules", "bang-dice/undead/players")]
    assert "Undead or Alive?" in fault_words(PACK, answer.faults[0], "en")
    assert "4" in PACK.texts.say("en", "undead_players").text


@pytest.mark.parametrize("players", range(3, 9))
def test_any_mixture_is_playable_but_for_the_undead_of_three(players: int) -> None:
    for size in range(len(MODULES) + 1):
        for mixture in combinations(MODULES, size):
            answer = chosen(players, *mixture)
            assert answer.ok == (players >= 4 or "undead" not in mixture), (players, mixture)
            assert parse(PACK, {"players": str(players), "module": list(mixture)}).selection == answer.selection
            assert ("rage" in answer.selection.modules) == ("rage" in mixture or "duels" in mixture)


def test_a_completed_selection_has_the_address_of_the_whole_one() -> None:
    assert canonical(PACK, chosen(5, "duels").selection) == canonical(PACK, chosen(5, "rage", "duels").selection)


def test_starred_characters_take_part_only_with_their_module() -> None:
    everybody = set(PACK.values["posse-life"])
    assert characters() == {"belle-star", "chuck-wengam"}
    assert characters("rage") == {"belle-star", "chuck-wengam", "pat-brennan", "pixie-pete"}
    assert characters("duels") == everybody


@pytest.mark.parametrize(
    ("parts", "whole"),
    [
        ("rage-deck", "rage-cards"),
        ("wound-tokens", "wound-tokens-total"),
        ("boneyard-cards", "boneyard-cards-total"),
        ("duel-faces", "die-faces"),
    ],
)
def test_the_parts_of_the_box_add_up(parts: str, whole: str) -> None:
    assert sum(PACK.values[parts].values()) == PACK.values[whole]


def test_cards_tokens_and_dice_are_as_many_as_the_box_holds() -> None:
    pieces = {d.id: sum(item.count for item in d.items) for d in PACK.decks if d.product == "undead-or-alive"}
    tokens = {"duel-dice": 2, "wound-tokens": 15}
    assert {id_: pieces.pop(id_) for id_ in tokens} == tokens
    assert sum(pieces.values()) == PACK.values["expansion-cards"] == 45


def test_the_deck_of_our_own_is_marked_and_says_so() -> None:
    assert PACK.facts["rage-deck"].house
    assert "our own value" in PACK.texts.say("en", "rage_house-deck").text
