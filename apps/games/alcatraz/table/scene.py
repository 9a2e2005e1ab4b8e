"""What the board shows: the prison as a map, the Chief's next step and why, tasks, prisoners, and the last vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import CHANCE, Due
from apps.games.alcatraz.rules.ground import chief_goes_to, influence
from apps.games.alcatraz.rules.kinds import KINDS, LAY_AT
from apps.games.alcatraz.rules.state import ACT, GUARD, ITEMS, STOCK_KIND, TURN, VOTE
from apps.games.alcatraz.table.names import (
    items_text,
    letter_of,
    letters_text,
    sentence_name,
    side_clause,
    side_name,
    task_name,
    task_text,
    tile_name,
)
from apps.games.alcatraz.table.squares import TILE_WIDTH, frame, laid_tiles, place_of, row_and_column
from apps.games.alcatraz.walk import circle_of
from apps.packs.contract import Message

PAWNS_WIDE = 5


def scene(f: Any, seen: Any, due: Sequence[Due], seat: int | None, names: Sequence[str]) -> Mapping[str, Any]:
    """What the template draws for `seat`."""
    free = [cell for d in due if d.kind == KINDS[LAY_AT].name for cell in d.options]
    top, left, width, height = frame(seen, free)
    ready = seen.phase >= GUARD or bool(seen.guards_in)
    asked = {d.seat for d in due if d.seat != CHANCE}
    return {
        "width": width,
        "height": height,
        "tiles": [_tile(f, seen, tile, top, left, names, ready) for tile in sorted(laid_tiles(seen), key=lambda t: seen.cell[t])],
        "free": [dict(zip(("x", "y"), place_of(cell, top, left), strict=True)) for cell in free],
        "seats": [_seat(f, seen, number, seat, names, asked) for number in range(f.players)] if ready else [],
        "round": seen.round,
        "guards": seen.guards_in,
        "deck": seen.deck_n,
        "ready": ready,
        "over": bool(seen.over),
        "talk": seen.phase == VOTE and not seen.over,
        "talk_seconds": 60 * f.talk_minutes,
        "turn": names[seen.seat] if seen.phase in (TURN, ACT) and not seen.over else "",
        "points": seen.points if seen.phase == ACT else None,
        "chief": _chief(f, seen) if seen.chief else None,
        "votes": _votes(f, seen, names) if seen.phase in (TURN, ACT) else [],
    }


def _tile(f: Any, s: Any, tile: int, top: int, left: int, names: Sequence[str], ready: bool) -> dict[str, Any]:
    x, y = place_of(s.cell[tile], top, left)
    row, column = row_and_column(s.cell[tile], top, left)
    here = [number for number in range(f.players) if ready and s.place[number] == tile]
    tasks = [s.open_task[slot] - 1 for slot in range(f.tasks_open) if s.open_task[slot] and s.task_tile[slot] == tile]
    seen = influence(f, s, tile) if ready else 0
    return {
        "id": tile,
        "x": x,
        "y": y,
        "row": row,
        "column": column,
        "number": f.number[tile],
        "name": tile_name(tile),
        "side": side_name(tile, s.side[tile]),
        "second": bool(s.side[tile]),
        "clause": f"alcatraz/{side_clause(tile, s.side[tile])}",
        "text": Message(side_clause(tile, s.side[tile]).replace("/", "_")),
        "influence": seen,
        "barred": seen >= f.stop,
        "slow": f.slow <= seen < f.stop,
        "guards": s.guards[tile],
        "cubes": [{"x": 8 + 11 * i} for i in range(s.guards[tile])],
        "chief": s.chief == tile + 1,
        "stock": s.stock[tile],
        "item": ITEMS[STOCK_KIND[tile]],
        "stock_text": " ".join([f":{ITEMS[STOCK_KIND[tile]]}:"] * s.stock[tile]),
        "tasks": [_task(f, task, i) for i, task in enumerate(tasks)],
        "pawns": [{"x": 14 + 18 * i, "initial": names[number][:1], "seat": number} for i, number in enumerate(here[:PAWNS_WIDE])],
        "who": ", ".join(names[number] for number in here),
    }


def _task(f: Any, task: int, at: int) -> dict[str, Any]:
    needs = [ITEMS[item] for item in range(1, 7) for _ in range(f.need[7 * task + item])]
    return {
        "x": TILE_WIDTH - 24 - 26 * at,
        "y": 42,
        "letter": letter_of(f, task),
        "icon": f"letter-{letter_of(f, task).lower()}",
        "name": task_name(task),
        "text": task_text(task),
        "needs": needs,
    }


def _seat(f: Any, s: Any, number: int, me: int | None, names: Sequence[str], asked: set[int]) -> dict[str, Any]:
    sentence = s.sentence[number]
    return {
        "number": number,
        "name": names[number],
        "initial": names[number][:1],
        "me": number == me,
        "asked": number in asked,
        "turn": number == s.seat and s.phase in (TURN, ACT) and not s.over,
        "place": tile_name(s.place[number]),
        "letters": letters_text(s.letters[number]),
        "items": items_text(s, number),
        "stamina": s.stamina[number],
        "cash": s.cash[number],
        "hand": s.hand_n[number],
        "counters": s.counters[number],
        "scapegoat": s.scapegoat == number + 1,
        "sucker": s.sucker == number + 1,
        "sentence": sentence_name(sentence) if sentence else "",
        "sentence_text": Message(sentence_name(sentence).key, attr="text") if sentence else "",
        "won": bool(s.over and s.winners >> number & 1),
        "left": bool(s.over and s.winners and not s.winners >> number & 1),
    }


def _chief(f: Any, s: Any) -> dict[str, Any]:
    """Where the Chief goes next, and why."""
    here, there = s.chief - 1, chief_goes_to(f, s)
    higher = f.number[there] > f.number[here]
    before, circle = circle_of(f, s)
    return {
        "to": tile_name(there),
        "why": Message("ui_why-higher" if higher else "ui_why-lowest", {"number": f.number[here]}),
        "clause": f"alcatraz/chief/{'higher' if higher else 'lowest'}",
        "before": [f.number[tile] for tile in before],
        "circle": [f.number[tile] for tile in circle],
    }


def _votes(f: Any, s: Any, names: Sequence[str]) -> list[Message]:
    """The last vote, all ballots together."""
    found = []
    for voter in range(f.players):
        if s.ballot[voter]:
            found.append(Message("ui_vote-of", {"voter": names[voter], "elected": names[s.ballot[voter] - 1]}))
        else:
            found.append(Message("ui_vote-none", {"voter": names[voter]}))
    return found
