"""Composition: of all clauses of a game those that a selection leaves, in reading order, each with what it replaces.

A clause is in force when every condition above it and its own hold. One that another in force replaces is folded at its successor's
place, with all that stands within it; nothing stands twice. What only a denial keeps out ("not with the attic") is folded as well, at
what stands in for it. A section without anything left is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from apps.library.models import Clause
from apps.packs.conditions import holds
from apps.packs.contract import Selection


@dataclass(frozen=True, slots=True)
class Placed:
    """A clause at its place: what it replaces folded here, and the ids of what it replaces that is folded at another of its successors."""

    clause: Clause
    folded: tuple[Placed, ...] = ()
    elsewhere: tuple[str, ...] = ()


def compose(clauses: Sequence[Clause], replaces: Mapping[str, Sequence[str]], selection: Selection) -> list[Placed]:
    """The clauses in force; `clauses` are all of a game in reading order, `replaces` leads from a clause to those it stands in for."""
    live = {c.id: c for c in clauses if all(holds(when, selection) for when in c.scope)}
    known = {c.id: c for c in clauses if c.id in live or all(holds(_without_denials(when), selection) for when in c.scope)}
    successors = _successors(live, known, replaces)
    folds = _Folds(live, known, successors, replaces)
    kept = [c for c in live.values() if c.id not in folds.gone]
    return [folds.placed(c) for c in _without_empty(kept, clauses)]


def _without_denials(when: Mapping[str, Any]) -> dict[str, Any]:
    """A condition with everything left out that it denies."""
    kept = {kind: wanted for kind, wanted in when.items() if kind != "not"}
    return kept | ({"all": [_without_denials(part) for part in kept["all"]]} if "all" in kept else {})


def _successors(live: Mapping[str, Clause], known: Mapping[str, Clause], replaces: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """From a replaced clause to the first clause in reading order that replaces it; never in a ring."""
    found: dict[str, str] = {}
    for id_ in live:
        for target in replaces.get(id_, ()):
            if target in known and target not in found and target not in (id_, *_chain(found, id_)):
                found[target] = id_
    return found


def _chain(successors: Mapping[str, str], id_: str) -> Iterator[str]:
    while id_ in successors:
        id_ = successors[id_]
        yield id_


class _Folds:
    """What is folded where."""

    def __init__(
        self, live: Mapping[str, Clause], known: Mapping[str, Clause], successors: Mapping[str, str], replaces: Mapping[str, Sequence[str]]
    ) -> None:
        self._known, self._successors, self._replaces = known, successors, replaces
        self._by_successor: dict[str, list[str]] = defaultdict(list)
        self._within: dict[str, list[str]] = defaultdict(list)
        for target, successor in successors.items():
            self._by_successor[successor].append(target)
        for id_, clause in known.items():
            above = self._folded_above(clause)
            if above and id_ not in successors and (id_ in live or above not in live):
                self._within[above].append(id_)
        self.gone = {*successors, *(id_ for ids in self._within.values() for id_ in ids)}

    def _folded_above(self, clause: Clause) -> str | None:
        """The innermost replaced clause that this one stands in; not one that something within itself replaces, which keeps the rest."""
        above = clause.parent_id
        while above:
            successor = self._successors.get(above)
            if successor and not successor.startswith(f"{above}/"):
                return above
            above = self._known[above].parent_id if above in self._known else None
        return None

    def placed(self, clause: Clause) -> Placed:
        """A clause with what is folded at it."""
        mine = sorted(self._by_successor[clause.id], key=lambda i: self._known[i].order)
        others = [i for i in self._replaces.get(clause.id, ()) if i in self._successors and self._successors[i] != clause.id]
        folded = [part for id_ in mine for part in self._folded(id_)]
        return Placed(clause, tuple(folded), tuple(others))

    def _folded(self, id_: str) -> Iterator[Placed]:
        yield self.placed(self._known[id_])
        for inner in self._within[id_]:
            yield self.placed(self._known[inner])


def _without_empty(kept: Sequence[Clause], clauses: Sequence[Clause]) -> list[Clause]:
    """Sections that had something within and have nothing left are left out."""
    filled: set[str] = set()
    parents = {c.id: c.parent_id for c in clauses}
    for clause in kept:
        if clause.kind != Clause.Kind.SECTION or clause.end == clause.order + 1:
            above: str | None = clause.id
            while above and above not in filled:
                filled.add(above)
                above = parents.get(above)
    return [c for c in kept if c.id in filled]
