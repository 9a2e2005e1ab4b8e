"""What a viewer may know of a table. One function builds it, for page, fragment and API alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.db.models import Q, QuerySet

from apps.accounts.viewer import Viewer
from apps.engine.contract import CHANCE, EVERYONE, Due, Look
from apps.engine.game import Game
from apps.packs import registry
from apps.packs.contract import Message
from apps.packs.spec import clause_key
from apps.tables.log import log_view
from apps.tables.models import Seat, Table
from apps.tables.play import Play, events_from, game_of, look_at
from apps.tables.refusals import Refused
from apps.tables.services.base import head_entry, holds, is_host
from apps.tables.services.hands import keeps, may_sit
from apps.tables.services.history import Mark, line_of, marks_of, redo_of, undo_of
from apps.tables.words import Words


def tables_of(viewer: Viewer) -> QuerySet[Table]:
    """The tables where the viewer sits, sat or is host, the one changed last first."""
    mine = Q(pk__in=[])
    if viewer.user_id:
        mine |= Q(owner_user=viewer.user_id) | Q(seats__user=viewer.user_id) | Q(seats__kept_user=viewer.user_id)
    if viewer.device_id:
        mine |= Q(owner_device=viewer.device_id) | Q(seats__device=viewer.device_id) | Q(seats__kept_device=viewer.device_id)
    return Table.objects.filter(pk__in=Table.objects.filter(mine).values("pk")).order_by("-changed", "-id")


def table_version(key: str) -> int | None:
    """The present version of a table."""
    return Table.objects.filter(key=key).values_list("version", flat=True).first()


@dataclass
class Sight:
    """A table as one viewer looks at it."""

    table: Table
    seats: list[Seat]
    mine: list[int]
    viewer: Viewer
    host: bool
    words: Words
    game: Game
    look: Look | None
    marks: list[Mark]

    @property
    def stuck(self) -> bool:
        """Whether the rules have changed in a way that this game cannot follow."""
        pack = self.words.pack
        changed = self.table.rules != pack.rules_version and self.table.status == Table.Status.PLAYING
        return self.table.head != 0 and (self.look is None or (changed and not hasattr(pack.rules, "upgrade")))

    @property
    def focus(self) -> int | None:
        """The seat that the board is drawn for: of the viewer's seats the one that is asked, or the first."""
        asked = [d.seat for d in self.look.due] if self.look else []
        return next((n for n in self.mine if n in asked), self.mine[0] if self.mine else None)


def sight_of(table: Table, viewer: Viewer, langs: Sequence[str]) -> Sight:
    """Read a table for a viewer."""
    pack = registry.pack(table.pack)
    game = game_of(table, pack)
    seats = list(table.seats.all())
    words = Words(pack, game.facts, [s.name for s in seats], langs)
    mine = [s.number for s in seats if holds(s, viewer)]
    marks = marks_of(table)
    try:
        look = None if table.head == 0 else look_at(table, game, head_entry(table))
    except Refused:
        look = None
    return Sight(table, seats, mine, viewer, is_host(table, viewer), words, game, look, marks)


def table_view(table: Table, viewer: Viewer, langs: Sequence[str], *, log: int | None = 30, since: int | None = None) -> dict[str, Any]:
    """All that the viewer may know, JSON-able, in their language.

    `log` limits the entries told (None: all of them); `since` is the entry after which things "just happened".
    """
    sight = sight_of(table, viewer, langs)
    told = log_view(sight.table, sight.words, sight.mine, sight.marks, log, since)
    private = told.pop("private")
    return {
        "key": table.key,
        "pack": table.pack,
        "rules": table.rules,
        "version": table.version,
        "epoch": table.epoch,
        "head": table.head,
        "status": table.status,
        "dice": table.dice,
        "open": table.open,
        "stuck": sight.stuck,
        "host": sight.host,
        "mine": sight.mine,
        "focus": sight.focus,
        "seats": _seats(sight),
        "due": _due(sight),
        "scene": _scene(sight),
        "secrets": _secrets(sight, private),
        "undo": _undo(sight),
        "outcome": _outcome(sight),
        **told,
    }


def step_view(table: Table, viewer: Viewer, langs: Sequence[str], number: int) -> dict[str, Any] | None:
    """The table as it stood after entry `number`, as the viewer may know it; None if no position was noted there.

    The steps are those that count; of a step that was taken back since, those that led to it, and nothing follows.
    """
    entry = table.entries.filter(number=number, position__isnull=False).first()
    if entry is None:
        return None
    now = sight_of(table, viewer, langs)
    try:
        sight = replace(now, look=look_at(table, now.game, entry))
    except Refused:
        sight = replace(now, look=None)
    line = [m.number for m in line_of(now.marks, table.head)]
    undone = number not in line
    if undone:
        line = [m.number for m in line_of(now.marks, number)]
    at = line.index(number)
    return {
        "mine": sight.mine,
        "focus": sight.focus,
        "number": number,
        "step": at + 1,
        "steps": len(line),
        "first": line[0],
        "before": line[at - 1] if at else None,
        "after": line[at + 1] if at + 1 < len(line) else None,
        "last": line[-1],
        "undone": undone,
        "by": sight.words.name(entry.seat) if entry.seat is not None else "",
        "lines": [sight.words.event(e) for e in events_from(entry.events) if e.audience == EVERYONE],
        "seats": _seats(sight),
        "scene": _scene(sight),
        "outcome": _outcome(sight),
    }


def _seats(sight: Sight) -> list[dict[str, Any]]:
    asked = {d.seat for d in sight.look.due} if sight.look else set()
    winners = sight.look.outcome.winners if sight.look and sight.look.outcome else None
    return [
        {
            "number": s.number,
            "name": s.name,
            "kind": "human" if s.is_human else "computer" if s.policy else "empty",
            "policy": s.policy,
            "mine": s.number in sight.mine,
            "may_sit": may_sit(sight.table, sight.seats, s, sight.viewer),
            "kept": s.is_kept,
            "kept_for_me": keeps(s, sight.viewer),
            "left": s.left,
            "asked": s.number in asked,
            "won": None if winners is None else s.number in winners,
        }
        for s in sight.seats
    ]


def _due(sight: Sight) -> dict[str, Any]:
    """What is owed: by the viewer, in dice to be typed in, and by others, of whom only the names are told."""
    table, look, words = sight.table, sight.look, sight.words
    if look is None or sight.stuck or table.status != Table.Status.PLAYING:
        return {"mine": [], "dice": None, "others": []}
    play = Play(words.pack, sight.game, table.dice, {})
    dice = [d for d in look.due if d.seat == CHANCE and not play.drawn(d)]
    return {
        "mine": [_choice(sight, look, d) for d in look.due if d.seat in sight.mine],
        "dice": _dice(sight, look, dice) if dice and sight.mine else None,
        "others": [
            {"seat": d.seat, "name": words.name(d.seat), "clause": None if d.secret else words.clause(d.clause)}
            for d in look.due
            if d.seat != CHANCE and d.seat not in sight.mine
        ],
    }


def _choice(sight: Sight, look: Look, due: Due) -> dict[str, Any]:
    seen, words, page = sight.game.view(look, due.seat), sight.words, sight.words.page
    values: Sequence[int] = due.options
    if due.form == "subset":
        mask = 0
        for option in due.options:
            mask |= option
        values = [1 << bit for bit in range(mask.bit_length()) if mask >> bit & 1]
    asked = page.question(sight.game.facts, seen, due)
    return {
        "token": f"{sight.table.epoch}:{due.id}",
        "seat": due.seat,
        "name": words.name(due.seat),
        "kind": due.kind,
        "form": due.form,
        "secret": due.secret,
        "clause": words.clause(due.clause),
        "question": words.say(asked),
        "hint": words.say(Message(asked.key, asked.args, "hint")) if isinstance(asked, Message) else "",
        "choices": [{"value": v, "name": _player(words, seen, due, v), "label": words.label(seen, due, v)} for v in values],
        "some": words.some(due),
        "none": words.label(seen, due, 0) if due.form == "subset" and 0 in due.options else None,
        "low": min(due.options),
        "high": max(due.options),
    }


def _player(words: Words, seen: Any, due: Due, value: int) -> str:
    """The player that an answer names, where the page of the pack says that it names one."""
    seat_of, seat_in = getattr(words.page, "seat_of", None), getattr(words.page, "seat_in", None)
    seat = seat_in(words.facts, seen, due, value) if seat_in else seat_of(words.facts, due, value) if seat_of else None
    return "" if seat is None else words.name(seat)


def _dice(sight: Sight, look: Look, dice: Sequence[Due]) -> dict[str, Any]:
    seen, words, page = sight.game.view(look, None), sight.words, sight.words.page
    first = dice[0]
    return {
        "question": words.say(page.question(sight.game.facts, seen, first), dice=len(dice)),
        "clause": words.clause(first.clause),
        "faces": [{"value": v, "label": words.label(seen, first, v)} for v in first.options],
        "tokens": [f"{sight.table.epoch}:{d.id}" for d in dice],
    }


def _scene(sight: Sight) -> Any:
    """The board. Who holds several seats sees on it what everybody sees: their secrets each lie under their own card."""
    if sight.look is None:
        return None
    look, seat = sight.look, sight.focus
    seen = sight.game.view(look, seat if len(sight.mine) == 1 else None)
    due = [d if d.seat in (CHANCE, seat) else replace(d, options=()) for d in look.due]
    return sight.words.said_all(sight.words.page.scene(sight.game.facts, seen, due, seat, sight.words.names))


def _secrets(sight: Sight, private: Mapping[int, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """For each of the viewer's seats what only it may know."""
    look, words = sight.look, sight.words
    if look is None or look.outcome is not None:
        return []
    found = []
    for number in sight.mine:
        tell = getattr(words.page, "secrets", None)
        lines = words.said_all(tell(sight.game.facts, sight.game.view(look, number), number)) if tell else []
        if lines or private[number]:
            found.append({"seat": number, "name": words.name(number), "lines": lines, "events": private[number]})
    return found


def _outcome(sight: Sight) -> dict[str, Any] | None:
    if sight.look is None or sight.look.outcome is None:
        return None
    outcome, words = sight.look.outcome, sight.words
    return {
        "clause": words.clause(outcome.clause),
        "text": words.say(Message(clause_key(outcome.clause))),
        "winners": list(outcome.winners),
        "names": [words.name(n) for n in outcome.winners],
    }


def _undo(sight: Sight) -> dict[str, Any]:
    """What could be taken or brought back, and a request that waits for the others."""
    back = undo_of(line_of(sight.marks, sight.table.head))
    may = bool(sight.mine) and sight.table.status in (Table.Status.PLAYING, Table.Status.OVER)
    return {
        "possible": may and back is not None,
        "alone": back is not None and back.alone(sight.seats, sight.mine),
        "by": sight.words.name(back.by) if back and back.by is not None else "",
        "redo": may and redo_of(sight.marks) is not None,
        "asked": _asked(sight),
    }


def _asked(sight: Sight) -> dict[str, Any] | None:
    asked = sight.table.asked
    if not asked:
        return None
    agreed = set(asked["agreed"])
    return {
        "by": sight.words.name(asked["by"]),
        "agreed": [sight.words.name(n) for n in sorted(agreed)],
        "missing": [s.name for s in sight.seats if s.is_human and s.number not in agreed],
        "mine": bool(sight.mine) and set(sight.mine) <= agreed,
    }
