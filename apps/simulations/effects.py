"""What each module and each disputed reading does to a game: the same games played with it and without, compared in pairs.

A module is looked at twice: added to what it needs, and taken out of everything. A reading is looked at with everything in play that the
number of players allows: each alternative against the default.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.simulations.stats import Row, Tallies, rows, turns_difference
from apps.simulations.tasks import runner

SEED = 1


@dataclass(frozen=True)
class Change:
    """One thing that is different: a module added ("with"), the same one missed from everything ("without"), or a reading."""

    kind: str
    id: str
    alternative: str
    selection: Selection
    other: Selection


@dataclass(frozen=True)
class Effect:
    """What a change comes to: how many turns longer games are, and the tallies with their differences."""

    change: Change
    games: int
    turns: Any
    rows: Sequence[Row] = field(default_factory=tuple)

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        differences = {row.name: {"value": row.estimate.value, "difference": row.apart and asdict(row.apart)} for row in self.rows}
        change = self.change
        told = {"kind": change.kind, "id": change.id, "alternative": change.alternative, "players": change.selection.players}
        return {**told, "modules": list(change.selection.modules), "games": self.games, "turns": asdict(self.turns), "tallies": differences}


def changes(pack: Pack, players: int) -> Iterator[Change]:
    """Every module and reading that the engine plays with so many players."""
    full = everything(pack, players)
    for module in pack.modules:
        if module.id not in full.modules:
            continue
        alone = completed(pack, players, (module.id,))
        bare = alone and completed(pack, players, without(pack, alone.modules, module.id))
        if alone and bare:
            yield Change("with", module.id, "", alone, bare)
        rest = completed(pack, players, without(pack, full.modules, module.id))
        if rest:
            yield Change("without", module.id, "", rest, full)
    for reading in pack.readings:
        for alternative in reading.alternatives:
            if reading.engine and alternative.id != reading.default:
                changed = completed(pack, players, full.modules, {reading.id: alternative.id})
                if changed:
                    yield Change("reading", reading.id, alternative.id, changed, full)


def everything(pack: Pack, players: int) -> Selection:
    """All modules at once that the engine plays and that go together; where some exclude others, the earlier ones."""
    found = completed(pack, players, ()) or Selection(pack.slug, players)
    for module in pack.modules:
        more = module.engine and completed(pack, players, (*found.modules, module.id))
        found = more or found
    return found


def without(pack: Pack, modules: Sequence[str], gone: str) -> tuple[str, ...]:
    """What is left of `modules` when one goes, and with it whatever requires it."""
    left = [id_ for id_ in modules if id_ != gone]
    requires = {module.id: module.requires for module in pack.modules}
    while broken := [id_ for id_ in left if any(needed not in left for needed in requires[id_])]:
        left = [id_ for id_ in left if id_ not in broken]
    return tuple(left)


def completed(pack: Pack, players: int, modules: Sequence[str], readings: dict[str, str] | None = None) -> Selection | None:
    """The selection with all that comes with it, or None where the rules refuse it."""
    checked = selections.check(pack, Selection(pack.slug, players, modules=tuple(modules), readings=readings or {}))
    return checked.selection if checked.ok else None


def measure(pack: Pack, change: Change, policy: int, games: int) -> Effect:
    """Play it."""
    compiled, policies = runner(pack), [policy] * change.selection.players
    ours, theirs = pack.game(change.selection).facts, pack.game(change.other).facts
    tallies: Tallies = compiled.run_pairs(ours, policies, (theirs, policies), SEED, 0, games)
    names, of = list(pack.rules.TALLY), dict(getattr(pack.rules, "TALLY_OF", {}))
    told = getattr(pack.rules, "HEADLINES", names)
    found = [row for row in rows(names, of, tallies) if row.name in told and row.of]
    return Effect(change, games, turns_difference(tallies), found)
