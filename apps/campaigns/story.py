"""What a campaign's log tells: the entries in force after all corrections, its members, games, decisions and standings. Pure.

A correction names the entry that it corrects and either voids it or puts another payload in its place; the last correction in
force wins. Undoing a correction is a correction of the correction. Nothing is ever taken out of the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.campaigns.shapes import game_from_payload, selection_from_json
from apps.packs.contract import GameResult, Selection


@dataclass(frozen=True, slots=True)
class Written:
    """An entry of the log as the fold reads it."""

    number: int
    kind: str
    payload: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """An entry with what became of it: the payload in force (None: voided) and the correction that made it so."""

    number: int
    kind: str
    payload: Mapping[str, Any]
    standing: Mapping[str, Any] | None
    corrected_by: int | None

    @property
    def struck(self) -> bool:
        """Whether a correction in force replaces or voids it."""
        return self.corrected_by is not None


@dataclass(slots=True)
class Person:
    """A member of the campaign; the name is known to the log by its digest only."""

    id: str
    name: str
    active: bool = True


@dataclass(slots=True)
class Standing:
    """A member's sums."""

    member: str
    games: int = 0
    wins: int = 0
    score: int = 0
    counters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision that was taken, and by which entry."""

    id: str
    value: str
    entry: int


@dataclass(frozen=True, slots=True)
class Story:
    """A campaign as its log tells it."""

    uid: str
    name: str
    pack: str
    selection: Selection
    counters: tuple[str, ...]
    members: Mapping[str, Person]
    lines: tuple[Line, ...]
    games: tuple[GameResult, ...]
    decisions: tuple[Taken, ...]
    standings: tuple[Standing, ...]

    def line(self, number: int) -> Line | None:
        """The entry with this number."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else None

    def present(self) -> tuple[str, ...]:
        """The active members, in the order in which they joined."""
        return tuple(person.id for person in self.members.values() if person.active)

    def games_of(self, pack: str) -> tuple[GameResult, ...]:
        """The games played with one pack."""
        return tuple(game for game in self.games if game.selection.pack == pack)

    def packs(self) -> tuple[str, ...]:
        """The packs concerned: the campaign's own, then the others as they turn up. Games without a pack count for none."""
        slugs = [self.pack, *(game.selection.pack for game in self.games)]
        return tuple(dict.fromkeys(slug for slug in slugs if slug))


def lines_of(entries: Sequence[Written]) -> tuple[Line, ...]:
    """Every entry with what became of it. Corrections come after what they correct, so one pass from the end is enough."""
    lines: dict[int, Line] = {}
    corrections: dict[int, list[int]] = {}
    for entry in reversed(entries):
        standing: Mapping[str, Any] | None = entry.payload
        by = None
        for number in corrections.get(entry.number, ()):
            in_force = lines[number].standing
            if in_force is not None:
                standing, by = ((None if in_force["void"] else in_force["payload"]), number)
                break
        lines[entry.number] = Line(entry.number, entry.kind, entry.payload, standing, by)
        if entry.kind == "correction":
            corrections.setdefault(entry.payload["corrects"], []).append(entry.number)
    return tuple(lines[entry.number] for entry in entries)


def read(entries: Sequence[Written]) -> Story:
    """The story of a log, which begins with the entry that opened the campaign."""
    lines = lines_of(entries)
    opening = lines[0].standing or lines[0].payload
    games = tuple(game_from_payload(str(line.number), p) for line, p in _standing(lines, "game"))
    counters = tuple(opening.get("counters") or ())
    members = _members(lines)
    return Story(
        uid=lines[0].payload["uid"],
        name=opening["name"],
        pack=opening["pack"],
        selection=selection_from_json(opening["selection"]),
        counters=counters,
        members=members,
        lines=lines,
        games=games,
        decisions=tuple(Taken(p["decision"], p["value"], line.number) for line, p in _standing(lines, "decision")),
        standings=_standings(members, games),
    )


def _standing(lines: Sequence[Line], kind: str) -> list[tuple[Line, Mapping[str, Any]]]:
    return [(line, line.standing) for line in lines if line.kind == kind and line.standing is not None]


def _members(lines: Sequence[Line]) -> dict[str, Person]:
    members = {m["id"]: Person(m["id"], m["name"]) for m in lines[0].payload["members"]}
    for _, payload in _standing(lines, "member"):
        what, id_ = payload["do"], payload["member"]
        if what == "join":
            members[id_] = Person(id_, payload["name"])
        elif id_ not in members:
            continue
        elif what == "rename":
            members[id_].name = payload["name"]
        else:
            members[id_].active = what == "return"
    return members


def _standings(members: Mapping[str, Person], games: Sequence[GameResult]) -> tuple[Standing, ...]:
    table = {id_: Standing(id_) for id_ in members}
    for game in games:
        for seat in game.seats:
            row = table.setdefault(seat.member, Standing(seat.member))
            row.games += 1
            row.wins += seat.won
            row.score += int(seat.details.get("score") or 0)
            for name, count in (seat.details.get("counters") or {}).items():
                row.counters[name] = row.counters.get(name, 0) + int(count)
    order = list(table)
    return tuple(sorted(table.values(), key=lambda row: (-row.wins, -row.score, row.games, order.index(row.member))))
