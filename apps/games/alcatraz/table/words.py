"""The words of the table: questions, buttons, secrets, and what event sentences need beyond names and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import EVERYONE, UNKNOWN, Due, Event
from apps.games.alcatraz.rules.kinds import ACTIONS, NO_SEAT, NOWHERE
from apps.games.alcatraz.rules.places import ITEM_FIRST
from apps.games.alcatraz.rules.sets import bits, candidates, nth_bit
from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, CASH, WALL
from apps.games.alcatraz.table.names import (
    blackmail_name,
    deal_args,
    item_icon,
    items_text,
    letter_of,
    letters_text,
    sentence_name,
    side_name,
    task_name,
    task_text,
    tile_name,
)
from apps.games.alcatraz.table.squares import beside
from apps.packs.contract import Message

TILE_KINDS = ("go", "guard-from", "guard-to", "task-to", "chief-to", "elsewhere", "neighbour", "choose-tile")
SEAT_KINDS = ("victim", "partner", "companion", "pawn", "another", "break-tie", "spare-tie")
THING_KINDS = ("loot", "discard", "offer", "wish", "exchange", "take-item", "price", "debt-give", "debt-take")
CARD_KINDS = ("card", "back", "held")
EITHER_WORDS = ("stamina-for-cash", "cash-for-stamina", "take-stock", "gain-stamina", "draw-card", "move-task")
assert EITHER_WORDS[ITEM_FIRST] == "take-stock"


def question(f: Any, seen: Any, due: Due) -> Message:
    """The words above the buttons."""
    args: dict[str, int | str | Message] = {"points": seen.points}
    if due.kind == "lay-at" and seen.about:
        args |= {"tile": tile_name(seen.about - 1), "side": side_name(seen.about - 1, seen.side[seen.about - 1])}
    elif due.kind == "accept":
        args |= deal_args(max(seen.about - 1, 0))
    elif due.kind == "keep":
        args["task"] = _task_on_top(seen, 0)
    return Message(f"ask_{due.kind}", args)


def label(f: Any, seen: Any, due: Due, value: int) -> Message | str:
    """The words on a button."""
    kind = due.kind
    if kind in TILE_KINDS:
        return Message("ui_stay") if value == NOWHERE else Message("ui_place", {"number": f.number[value], "tile": tile_name(value)})
    if kind in THING_KINDS:
        return item_icon(value)
    if kind in CARD_KINDS:
        return blackmail_name(value) if value else Message("ui_no-card")
    seat = seat_in(f, seen, due, value)
    if seat is not None:
        return _prisoner(seen, seat)
    if kind in ("sucker-ballot", "ballot", "spare"):
        return Message("ui_abstain")
    return _other_label(f, seen, due, value)


def _other_label(f: Any, seen: Any, due: Due, value: int) -> Message | str:
    match due.kind:
        case "action":
            return Message(f"ui_{ACTIONS[value]}", {"tile": tile_name(seen.place[seen.seat])})
        case "either":
            return Message(f"ui_{EITHER_WORDS[value]}")
        case "which-task" | "task-from":
            task = seen.open_task[value] - 1
            return Message("ui_task-at", {"task": task_name(task), "tile": tile_name(seen.task_tile[value])})
        case "order":
            return _task_on_top(seen, value)
        case "hand-in":
            return _way(value)
        case "lay-at":
            return beside(seen, value)
    return Message("ui_yes" if value == 1 else "ui_no")


def _prisoner(seen: Any, seat: int) -> Message:
    args: dict[str, int | str | Message] = {"place": tile_name(seen.place[seat]), "letters": letters_text(seen.letters[seat])}
    args["items"] = items_text(seen, seat)
    return Message("ui_prisoner", args)


def _way(value: int) -> Message:
    """What is handed in: the items, or the Gun or Cash instead of one."""
    gun_for, cash_for = value // 8, value % 8
    if gun_for and cash_for:
        return Message("ui_both-for", {"item": item_icon(gun_for), "other": item_icon(cash_for)})
    if gun_for:
        return Message("ui_gun-for", {"item": item_icon(gun_for)})
    return Message("ui_cash-for", {"item": item_icon(cash_for)}) if cash_for else Message("ui_items-only")


def _task_on_top(seen: Any, at: int) -> Message:
    card = seen.top[at] if at < len(seen.top) else 0
    return task_text(card - 1) if card > 0 else Message("ui_unknown-card")


def seat_in(f: Any, seen: Any, due: Due, value: int) -> int | None:
    """The player that an answer names."""
    if due.kind in SEAT_KINDS:
        return value if value < min(f.players, NO_SEAT) else None
    if due.kind in ("ballot", "sucker-ballot"):
        standing = candidates(f, seen)
        return nth_bit(standing, value) if value < bits(standing) else None
    return None


def secrets(f: Any, seen: Any, seat: int) -> Sequence[Mapping[str, Any]]:
    """What lies face down in front of a seat: its blackmail, and the cards of the task deck that it has seen."""
    hand = seen.hand[seat]
    found: list[Mapping[str, Any]] = []
    if hand not in (0, UNKNOWN):
        for card in range(1, len(BLACKMAIL_CARDS)):
            if hand >> card & 1:
                found.append({"icon": "blackmail", "title": blackmail_name(card), "text": Message(blackmail_name(card).key, attr="text")})
    for at in range(seen.top_n):
        if seen.top[at] > 0 and seen.top_known[at] >> seat & 1:
            task = seen.top[at] - 1
            found.append({"icon": f"letter-{letter_of(f, task).lower()}", "title": task_name(task), "text": Message("ui_top-card")})
    return found


# Events

TILE_EVENTS = {
    "setup/guards",
    "setup/prisoners",
    "setup/chief",
    "round/guard",
    "round/guard-overflow",
    "chief/higher",
    "chief/lowest",
    "actions/move",
    "convicted/getaway-driver",
    "convicted/embezzler",
    "blackmail/lookout",
    "blackmail/forced-favour",
    "security-blackmail/tip-off",
    "new-locations/chiefs-room/plain",
    "new-locations/chiefs-room/payment",
    "new-locations/tunnels/plain",
    "new-locations/tunnels/payment",
}
LAID_EVENTS = {"setup/grid", "setup/grid-security", "setup/block", "setup/add-tiles"}
GUARD_EVENTS = {
    "actions/riot",
    "actions/bribe",
    "convicted/ringleader",
    "locations/chapel/silver",
    "locations/prison-wall/silver",
    "blackmail/anonymous-note",
}
TASK_EVENTS = {"tasks/complete", "tasks/reward", "tasks/used", "setup/tasks", "tasks/next"}
LETTER_EVENTS = {"tasks/mark", "tasks/no-reward", "tasks/owned", "sucker/no-reward", "sucker/own-task", "components/marker-shortage"}
ITEM_EVENTS = {
    "actions/steal",
    "actions/discard",
    "components/gun",
    "convicted/forger",
    "new-locations/payment",
    "locations/cell-block/copper",
    "locations/visiting-area/silver",
    "blackmail/hidden-stash",
    "blackmail/old-debt",
}
CARD_EVENTS = {"actions/blackmail", "setup/blackmail", "blackmail/hand", "security-blackmail/loose-talk"}
TRADE_EVENTS = {"actions/trade", "actions/trade-both", "actions/trade-offers"}
MOVED_TASK = 1024


def event_args(f: Any, event: Event) -> Mapping[str, int | str | Message]:
    """Names of tiles, tasks, letters, items and cards in an event's sentence, and which of its wordings fits."""
    clause, value = event.clause.partition("/")[2], event.value
    args: dict[str, int | str | Message] = {
        "minus": int(value < 0),
        "amount": abs(value),
        "peek": int(event.audience != EVERYONE),
        "same": int(value % 16 == value // 16),
        "rides": int(value < 0),
        "moves": 0,
    }
    if clause in TILE_EVENTS:
        args["tile"] = tile_name(value)
    elif clause in LAID_EVENTS:
        args |= {"tile": tile_name(value % 16), "side": side_name(value % 16, value // 16 % 2)}
    elif clause in GUARD_EVENTS:
        args |= _two_tiles(value)
    elif clause in LETTER_EVENTS:
        args["letter"] = f":letter-{'abcdef'[value]}:"
    elif clause in ITEM_EVENTS and 0 < value <= CASH:
        args["item"] = item_icon(value)
    elif clause in TRADE_EVENTS:
        args |= deal_args(value)
    return args | _more_args(f, event, clause, value)


def _two_tiles(value: int) -> dict[str, Message]:
    return {"tile": tile_name(value % 16), "there": tile_name(value // 16)}


def _more_args(f: Any, event: Event, clause: str, value: int) -> dict[str, int | str | Message]:
    """Events that tell of tasks or cards, or of one of two things."""
    private = event.audience != EVERYONE
    if clause in TASK_EVENTS:
        return _task_args(f, value % 32, value // 32)
    if clause in CARD_EVENTS and 0 < abs(value) < len(BLACKMAIL_CARDS):
        return {"card": blackmail_name(abs(value))}
    if clause == "setup/sentences":
        return {"card": sentence_name(value)}
    if private and clause in ("blackmail/borrowed-file", "new-locations/lighthouse/plain", "new-locations/lighthouse/payment"):
        return _task_args(f, value, 0)
    if clause == "locations/laundry/copper" and value < 0:
        return {"tile": tile_name(-1 - value)}
    if clause in ("locations/wardens-office/copper", "blackmail/change-of-plans") and value >= MOVED_TASK:
        return {**_task_args(f, value % 32, (value - MOVED_TASK) // 32), "moves": 1}
    if clause == "locations/prison-wall/copper" and value >= WALL:
        return {**_two_tiles(value), "moves": 1}
    return {}


def _task_args(f: Any, task: int, tile: int) -> dict[str, int | str | Message]:
    return {"task": task_text(task), "letter": f":letter-{letter_of(f, task).lower()}:", "tile": tile_name(tile)}
