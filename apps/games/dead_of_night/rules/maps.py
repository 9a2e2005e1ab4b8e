"""The maps of the scenarios, read from `boards/` and laid out as whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.games.dead_of_night.boardfiles import document
from apps.games.dead_of_night.rules.state import DOOR, GATE, INNER, OPEN, OUTER, ROOMS, SQUARES, WINDOW

SIDES = {"above": 0, "right": 1, "below": 2, "left": 3}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
KINDS = {"door": DOOR, "window": WINDOW, "gate": GATE}


class Plan:
    """A map with its squares and rooms numbered."""

    def __init__(self, plan: Mapping[str, Any]) -> None:
        self.plan = plan
        self.squares: dict[tuple[int, int, int], int] = {}
        self.letters: list[str] = []
        for floor in plan["floors"]:
            left, top = floor["at"]
            for y, row in enumerate(floor["rows"]):
                for x, letter in enumerate(row):
                    if letter != " ":
                        self.squares[floor["level"], left + x, top + y] = len(self.letters)
                        self.letters.append(letter)
        self.names = sorted({letter for letter in self.letters if letter != "."})
        assert len(self.letters) <= SQUARES and len(self.names) < ROOMS

    def room(self, letter: str) -> int:
        """The number of a room, 0 for the outdoors."""
        return self.names.index(letter) + 1 if letter != "." else 0

    def rooms(self, key: str) -> list[int]:
        """The numbers of the rooms that the map names under `key`."""
        return [self.room(letter) for letter in self.plan.get(key, ())]

    def near(self, square: tuple[int, int, int], way: int) -> int:
        """The square in a direction, -1 if there is none."""
        level, x, y = square
        return self.squares.get((level, x + STEPS[way][0], y + STEPS[way][1]), -1)

    def edges(self) -> list[int]:
        """What stands on each edge: walls where rooms end, and the openings in them."""
        rooms = [self.room(letter) for letter in self.letters]
        found = [OPEN] * (4 * SQUARES)
        for square, number in self.squares.items():
            for side in range(4):
                other = self.near(square, side)
                beyond = rooms[other] if other >= 0 else 0
                if rooms[number] != beyond:
                    found[4 * number + side] = INNER if rooms[number] and beyond else OUTER
        for opening in self.plan["openings"]:
            square, side = (opening.get("level", 0), *opening["at"]), SIDES[opening["side"]]
            here, there = self.squares[square], self.near(square, side)
            found[4 * here + side] = found[4 * there + (side + 2) % 4] = KINDS[opening["kind"]]
        return found

    def places(self, key: str) -> list[tuple[int, int]]:
        """Pairs of squares that the map names under `key`."""
        return [(self.squares[tuple(pair["from"])], self.squares[tuple(pair["to"])]) for pair in self.plan.get(key, ())]


def map_facts(name: str, only_doors: bool) -> dict[str, Any]:
    """The fields of `Facts` that come from a map. `only_doors`: rooms are adjacent only through a door."""
    plan = Plan(document(name))
    count = len(plan.letters)
    rooms = [plan.room(letter) for letter in plan.letters]
    edges = plan.edges()
    near = [-1] * (8 * SQUARES)
    where = list(plan.squares)
    beside, above = [0] * ROOMS, [0] * ROOMS
    for square, number in plan.squares.items():
        for way in range(8):
            near[8 * number + way] = other = plan.near(square, way)
            joined = way < 4 and other >= 0 and rooms[other] and rooms[number] and rooms[other] != rooms[number]
            if joined and (not only_doors or edges[4 * number + way] == DOOR):
                beside[rooms[number]] |= 1 << rooms[other]
        over = plan.squares.get((square[0] + 1, *square[1:]), -1)
        if over >= 0 and rooms[number] and rooms[over]:
            above[rooms[number]] |= 1 << rooms[over]
    level_0 = [n for (level, _, _), n in plan.squares.items() if level == 0]
    width, height = max(where[n][1] for n in level_0), max(where[n][2] for n in level_0)
    stairs, jump, entry, start, rim = ([-1] * SQUARES, [-1] * SQUARES, [0] * SQUARES, [0] * SQUARES, [0] * SQUARES)
    for low, high in plan.places("stairs"):
        stairs[low], stairs[high] = high, low
    for high, low in plan.places("jumps"):
        jump[high] = low
    entries = [plan.squares[0, x, y] for x, y in plan.plan["entries"]]
    for number in entries:
        entry[number] = 1
    starting = plan.rooms("start")
    for number in range(count):
        start[number] = int(rooms[number] in starting)
    for n in level_0:
        _, x, y = where[n]
        rim[n] = int(not rooms[n] and (x in (0, width) or y in (0, height)))
    vehicle = plan.plan.get("vehicle")
    stairhead = plan.plan.get("stairhead")
    return {
        "squares": count,
        "rooms": len(plan.names),
        "x": [x for _, x, _ in where],
        "y": [y for _, _, y in where],
        "floor": [level for level, _, _ in where],
        "room": rooms,
        "near": near,
        "edge": edges,
        "stairs": stairs,
        "jump": jump,
        "rim": rim,
        "entry": entry,
        "entries": len(entries),
        "start": start,
        "room_size": [0, *(rooms.count(n + 1) for n in range(len(plan.names)))],
        "beside": beside,
        "above": above,
        "unexplored": sum(1 << n for n in plan.rooms("unexplored")),
        "lair": sum(1 << n for n in plan.rooms("lair")),
        "garage": plan.squares[0, *vehicle["at"]] if vehicle else plan.squares[tuple(stairhead)] if stairhead else -1,
        "garage_side": SIDES[vehicle["front"]] if vehicle else 0,
    }
