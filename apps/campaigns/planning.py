"""What a campaign can be played with, as a form offers it: games, their modules and their open readings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from apps.campaigns.ledgers import ledger_of
from apps.packs import registry
from apps.packs.registry import Pack


@dataclass(frozen=True, slots=True)
class Choice:
    """A box to tick, or one of several."""

    value: str
    words: str
    chosen: bool
    lang: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game with its modules."""

    slug: str
    name: str
    lang: str
    chosen: bool
    modules: list[Choice]


def choices(data: Any, langs: Sequence[str], *, started: bool) -> dict[str, Any]:
    """The games, with what `data` (a form) chose; a fresh form offers the game asked for, or the first with rules over games."""
    packs = list(registry.packs().values())
    wanted = data.get("pack")
    if wanted is None and not started:
        wanted = next((pack.slug for pack in packs if ledger_of(pack.slug)[0].MODULES), "")
    games = [_game(pack, data, langs, pack.slug == wanted, fresh=not started) for pack in packs]
    return {"choices": games, "some_game": any(game.chosen for game in games)}


def _game(pack: Pack, data: Any, langs: Sequence[str], chosen: bool, *, fresh: bool) -> GameChoice:
    said = pack.texts.say(langs, "game", None, {})
    ledger, _ = ledger_of(pack.slug)
    offered = set(ledger.MODULES) if fresh else set(data.getlist(f"m-{pack.slug}"))
    modules = []
    for module in pack.modules:
        name = pack.texts.say(langs, f"module_{module.id}", None, {})
        about = pack.texts.say(langs, f"module_{module.id}", "about", {})
        modules.append(Choice(module.id, name.text, module.id in offered, name.lang, "" if about.missing else about.text))
    return GameChoice(pack.slug, said.text, said.lang, chosen, modules)
