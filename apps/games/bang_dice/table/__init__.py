"""The table page of BANG! The Dice Game: a round table in the middle of a saloon, seats around it, dice in the middle."""

from __future__ import annotations

from apps.games.bang_dice.table.scene import scene
from apps.games.bang_dice.table.words import event_args, label, question, seat_of, secrets

__all__ = ["PLAYERS", "STYLE", "TEMPLATE", "event_args", "label", "question", "scene", "seat_of", "secrets"]

TEMPLATE = "bang_dice/board.html"
PLAYERS = "bang_dice/players.html"
STYLE = "bang-dice/table.css"
