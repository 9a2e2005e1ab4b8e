"""The coin duel at hand for tests, straight from its folder."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

from apps.engine.conformance import Subject
from apps.engine.game import Game
from apps.packs.contract import Selection

FOLDER = Path(__file__).parent / "packs_for_tests" / "coin_duel"
if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))

from coin_duel import players, rules  # noqa: E402

VALUES: dict[str, Any] = {
    id_: fact["value"] for id_, fact in yaml.safe_load((FOLDER / "coin_duel" / "facts.yaml").read_text(encoding="utf-8"))["facts"].items()
}


def coin_game(count: int = 3, *, modules: tuple[str, ...] = (), rerolls: str = "once", rules: ModuleType | Any = rules) -> Game:
    """A coin duel for `count` seats; `rules` may be a changed copy."""
    selection = Selection("coin-duel", count, ("base",), modules, readings={"rerolls": rerolls})
    return Game.made(rules, VALUES, selection)


def coin_subject(count: int = 3, **options: Any) -> Subject:
    """The same, for the conformance checks."""
    return Subject(f"coin-duel {count}", coin_game(count, **options), players)


class Changed:
    """A module with some names replaced: a pack with a fault of our choosing."""

    def __init__(self, module: Any, **names: Any) -> None:
        self.__dict__.update({**vars(module), **names})
