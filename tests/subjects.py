"""Every pack with an engine, ready to be checked: each number of players, each module, each alternative of a reading."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from apps.engine.conformance import Subject
from apps.packs import conditions, registry, selection
from apps.packs.contract import Selection
from tests import coin


@dataclass(frozen=True)
class Case:
    """A pack and a checked selection of it."""

    name: str
    slug: str
    rules: Any
    players: Any
    rules_version: int
    selection: Selection
    game: Any

    def subject(self) -> Subject:
        """What the conformance checks take."""
        return Subject(self.name, self.game(), self.players)

    def __str__(self) -> str:
        return self.name


def _case(pack: Any, players: int, **parts: Any) -> Case:
    checked = selection.check(pack, Selection(pack.slug, players, **parts))
    assert checked.ok, checked.faults
    label = "-".join([pack.slug, str(players), *parts.get("modules", ()), *(f"{k}.{v}" for k, v in parts.get("readings", {}).items())])
    return Case(label, pack.slug, pack.rules, pack.players_module, pack.rules_version, checked.selection, lambda: pack.game(checked.selection))


def _coin(players: int, modules: tuple[str, ...] = (), rerolls: str = "once") -> Case:
    chosen = Selection("coin-duel", players, ("base",), modules, readings={"rerolls": rerolls})
    name = "-".join(["coin-duel", str(players), *modules, rerolls])
    return Case(name, "coin-duel", coin.rules, coin.players, 1, chosen, lambda: coin.coin_game(players, modules=modules, rerolls=rerolls))


@cache
def engines() -> list[Any]:
    """The packs of this tree that have an engine."""
    return [pack for pack in registry.packs().values() if pack.rules is not None and pack.slug != "coin-duel"]


@cache
def every_size() -> list[Case]:
    """Each number of players, as boxed."""
    return [_coin(n) for n in range(2, 7)] + [_case(p, n) for p in engines() for n in range(p.players.low, p.players.high + 1)]


@cache
def every_choice() -> list[Case]:
    """Each module and each alternative that is not the default, with the fewest, the usual and the most players."""
    cases = [_coin(4, ("long",)), _coin(3, (), "twice")]
    for pack in engines():
        for module in pack.modules:
            span = module.players or pack.players
            cases += [_case(pack, n, modules=(module.id,)) for n in sorted({span.low, span.high}) if module.engine]
        for reading in pack.readings:
            modules = _modules_of(pack, reading.clause)
            sizes = sorted({max(n, *(_span(pack, m).low for m in modules)) for n in (pack.players.low, 5)} if modules else {pack.players.low, 5})
            others = [a.id for a in reading.alternatives if a.id != reading.default and reading.engine]
            cases += [_case(pack, n, modules=modules, readings={reading.id: other}) for other in others for n in sizes]
    return cases


@cache
def every_mix() -> list[Case]:
    """Each set of modules that may be played together, the numbers of players taking turns."""
    cases = []
    for pack in engines():
        playable = [module for module in pack.modules if module.engine]
        sizes = range(pack.players.low, pack.players.high + 1)
        for number in range(1, 1 << len(playable)):
            chosen = tuple(module.id for place, module in enumerate(playable) if number >> place & 1)
            checked = selection.check(pack, Selection(pack.slug, sizes[number % len(sizes)], modules=chosen))
            if checked.ok and set(checked.selection.modules) == set(chosen) and len(chosen) > 1:
                cases.append(_case(pack, checked.selection.players, modules=chosen))
    return cases


def _span(pack: Any, module: str) -> Any:
    return pack.module(module).players or pack.players


def _modules_of(pack: Any, clause_id: str) -> tuple[str, ...]:
    """The modules under whose condition a clause stands, and what they need."""
    named: set[str] = set()
    while clause_id in pack.clauses:
        named |= {id_ for kind, id_ in conditions.names(pack.clauses[clause_id].when) if kind == "module"}
        clause_id = clause_id.rpartition("/")[0]
    for id_ in sorted(named):
        named |= set(pack.module(id_).requires)
    return tuple(sorted(named))
