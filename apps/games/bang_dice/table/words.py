"""The words of the table: questions, buttons, secrets, and what event sentences need beyond names and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.contract import UNKNOWN, Due, Event
from apps.games.bang_dice.rules.kinds import FACES_PER_DIE
from apps.games.bang_dice.rules.state import CHARACTERS, DUEL, FACES, HAND, ROLES, SHERIFF
from apps.packs.contract import Message

TARGETS = ("shot", "beer", "double", "kit", "sid", "duel", "healer", "pat-from", "pat-to")
"""Questions that are answered with a seat."""
ROLE_EVENTS = ("setup/roles", "setup/sheriff", "three/roles", "elimination/reveal", "legacy/sheriff-dealt", "house/open-roles")
CHARACTER_EVENTS = ("setup/characters", "legacy/character-dealt")
DICE_EVENTS = ("turn/roll", "turn/reroll", "turn/last-roll", "turn/stand", "duels/roll", "undead/zombies/dice")
FACE_EVENTS = (
    "characters/calamity-janet",
    "characters/rose-doolan",
    "duels/whiskey-token",
    "duels/reply",
    "duels/return",
    "wounds/take",
    "wounds/double",
    "wounds/cancel",
    "posse/chuck-wengam",
)
RAGE_EVENTS = ("rage/face-down", "rage/reveal")


def question(f: Any, seen: Any, due: Due) -> Message:
    """The words above the buttons, with the die that is being resolved."""
    face = FACES[seen.dice[seen.die]] if due.kind in ("shot", "beer", "duel") else ""
    return Message(f"ask_{due.kind}", {"face": f":{face}:" if face else "", "left": seen.rerolls, "dice": f.dice})


def label(f: Any, seen: Any, due: Due, value: int) -> Message | str:
    """The words on a button: a die, a player with the bullets left, or yes and no in the words of the rule."""
    if due.kind in ("roll", "wound"):
        return f":{FACES[value]}:"
    if due.kind == "roll-duel":
        return f":{FACES[f.duel_faces[value - 1]]}:"
    if due.kind in ("pixie", "pat-own"):
        return symbols_of(f, seen.pair[value] if due.kind == "pixie" else seen.rage[HAND * due.seat + value])
    if due.kind == "chuck" and value:
        die, face = divmod(value, FACES_PER_DIE)
        return Message("ui_chuck_turn", {"from": f":{FACES[seen.dice[die]]}:", "face": f":{FACES[face]}:"})
    if due.kind == "reroll":
        return f":{FACES[seen.dice[value.bit_length() - 1]]}:" if value else Message("ui_keep-all")
    if due.kind in TARGETS and value < f.players:
        return Message("ui_target", {"life": seen.life[value], "cap": seen.cap[value], "arrows": seen.arrows[value]})
    return Message(f"ui_{due.kind}_{'yes' if value == 1 else 'no'}")


def seat_of(f: Any, due: Due, value: int) -> int | None:
    """The player that an answer names."""
    return value if due.kind in TARGETS and value < f.players else None


def secrets(f: Any, seen: Any, seat: int) -> Sequence[Mapping[str, Any]]:
    """What lies face down in front of a seat: its role card and its rage cards."""
    role = seen.role[seat]
    if role in (0, UNKNOWN):
        return []
    goal = f"goal_{ROLES[role]}" if f.roles[0] == SHERIFF else "three_targets"
    found: list[Mapping[str, Any]] = [{"icon": ROLES[role], "title": Message(f"role_{ROLES[role]}"), "text": Message(goal)}]
    hand = [*seen.rage[HAND * seat : HAND * seat + seen.rage_n[seat]]]
    found += [
        {"icon": "rage-card", "title": Message("ui_rage-card", {"face": symbols_of(f, card)}), "text": Message("rage_reveal")}
        for card in hand
        if card > 0
    ]
    return found


def event_args(f: Any, event: Event) -> Mapping[str, int | str | Message]:
    """Names of roles, characters and dice in an event's sentence, and whether there is an actor, a target, or one player who is both."""
    clause = event.clause.partition("/")[2]
    args: dict[str, int | str | Message] = {"by": int(event.actor >= 0), "to": int(event.target >= 0), "own": int(event.actor == event.target)}
    if clause in ROLE_EVENTS:
        args["role"] = Message(f"role_{ROLES[event.value]}")
    if clause in CHARACTER_EVENTS:
        args["character"] = Message(f"card_{CHARACTERS[event.value]}")
    if clause in DICE_EVENTS:
        args["dice"] = dice_of(event.value, f.dice)
    if clause in FACE_EVENTS:
        args["face"] = f":{FACES[event.value]}:"
    if clause in RAGE_EVENTS:
        args["face"] = symbols_of(f, event.value)
    return args


def symbols_of(f: Any, card: int) -> str:
    """The symbols on a rage card, as icons."""
    symbols, icons = f.rage_symbols[card] if card > 0 else 0, []
    while symbols:
        icons.append(f":{FACES[symbols & 15]}:")
        symbols >>= 4
    return " ".join(icons)


def dice_of(packed: int, dice: int) -> str:
    """The faces of the dice that a roll event tells of, as icons; `rules.dice.packed` says how they are packed."""
    faces = [DUEL if packed >> (3 * dice + die) & 1 else (packed >> (3 * die)) & 7 for die in range(dice)]
    return " ".join(f":{FACES[face]}:" for face in faces if face)
