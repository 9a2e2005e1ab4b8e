"""What the table page draws of the modules: black dice, symbols of rage cards, tokens, a duel between two seats, the boneyard, the undead."""

from __future__ import annotations

from typing import Any

from apps.engine import conformance
from apps.engine.conformance import Subject
from apps.games.bang_dice import players
from apps.games.bang_dice.rules.state import FACES, FIGHT
from apps.games.bang_dice.table import scene
from apps.packs import registry
from apps.packs.contract import Selection
from apps.packs.selection import check

PACK = registry.pack("bang-dice")
NAMES = ["Anna", "Bruno", "Cleo", "Dora", "Emil", "Fay"]


def drawn(number: int) -> Any:
    """Every place of a game with all modules: the state there, and what a spectator is shown of it."""
    selection = check(PACK, Selection("bang-dice", 6, modules=("duels", "rage", "posse", "undead"))).selection
    subject = Subject("bang-dice", PACK.game(selection), players)
    for look, _words in conformance.looks(subject, [1] * 6, 41, number):
        seen = subject.game.view(look, None)
        if look.position.state.step:  # type: ignore[attr-defined]
            yield look.now, scene(subject.game.facts, seen, look.due, None, NAMES)


def test_everything_on_the_table_is_drawn_as_it_is() -> None:
    seen = set()
    for number in range(4):
        for s, shown in drawn(number):
            assert (shown["duel"] is not None) == (s.phase == FIGHT and s.opponent > 0 and not s.over)
            assert shown["outbreak"] == bool(s.outbreak) and (shown["boneyard"] is None) == bool(s.outbreak)
            if shown["boneyard"]:
                assert shown["boneyard"] == {"hands": s.hands, "living": bin(s.alive).count("1")}
            for plate in shown["seats"]:
                at = plate["number"]
                assert plate["cards"] == s.rage_n[at]
                assert [FACES.index(w["face"]) for w in plate["wounds"]] == [face for face in range(len(FACES)) if s.wounds[at] >> face & 1]
                assert bool(plate["undead"]) == bool(s.zombies >> at & 1 or s.master == at + 1)
            assert len(shown["symbols"]) <= s.extra
            seen |= {name for name in ("duel", "outbreak", "symbols") if shown[name]}
            seen |= {"wounds" for plate in shown["seats"] if plate["wounds"]} | {"black" for die in shown["dice"] if die["black"]}
    assert seen >= {"duel", "symbols", "wounds", "black"}


def test_a_characters_rule_is_found_wherever_it_stands() -> None:
    for _s, shown in drawn(0):
        for plate in shown["seats"]:
            assert plate["clause"] in PACK.clauses
            assert PACK.texts.say("en", plate["ability"].key).text
        break
