"""What things are called: tiles, sides, items, letters, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.games.alcatraz.rules.state import BLACKMAIL_CARDS, CHIEFS_ROOM, ITEMS, KINDS_OF_ITEM, LETTERS, LOCATIONS, SENTENCES, TASK_CARDS
from apps.packs.contract import Message

LETTER_NAMES = "ABCDEF"


def tile_name(tile: int) -> Message:
    """A location."""
    return Message(f"card_{LOCATIONS[tile]}")


def side_name(tile: int, side: int) -> Message:
    """The side of a location."""
    if tile >= CHIEFS_ROOM:
        return Message("ui_side_payment" if side else "ui_side_plain")
    return Message("ui_side_copper" if side else "ui_side_silver")


def side_clause(tile: int, side: int) -> str:
    """The address of what a side does."""
    if tile >= CHIEFS_ROOM:
        return f"new-locations/{LOCATIONS[tile]}/{'payment' if side else 'plain'}"
    return f"locations/{LOCATIONS[tile]}/{'copper' if side else 'silver'}"


def item_icon(item: int) -> Message | str:
    """An item or Cash as an icon; nothing in words."""
    return f":{ITEMS[item]}:" if item else Message("ui_nothing")


def items_text(s: Any, seat: int) -> str:
    """All that a prisoner holds, as icons."""
    held = s.items[KINDS_OF_ITEM * seat : KINDS_OF_ITEM * (seat + 1)]
    return " ".join(f":{ITEMS[item]}:" for item, count in enumerate(held) for _ in range(count))


def letters_text(letters: int) -> str:
    """Letters as icons."""
    return " ".join(f":letter-{LETTER_NAMES[i].lower()}:" for i in range(LETTERS) if letters >> i & 1)


def task_name(task: int) -> Message:
    """A task."""
    return Message(f"card_{TASK_CARDS[task]}")


def task_text(task: int) -> Message:
    """What a task asks for."""
    return Message(f"card_{TASK_CARDS[task]}", attr="text")


def letter_of(f: Any, task: int) -> str:
    """The letter of a task."""
    return LETTER_NAMES[f.letter[task]]


def blackmail_name(card: int) -> Message:
    """A blackmail card."""
    return Message(f"card_{BLACKMAIL_CARDS[card]}")


def sentence_name(sentence: int) -> Message:
    """A sentence."""
    return Message(f"card_{SENTENCES[sentence]}")


def deal_args(deal: int) -> Mapping[str, Message | str]:
    """The two sides of a trade."""
    return {"gives": item_icon(deal % 8), "wants": item_icon(deal // 8)}
