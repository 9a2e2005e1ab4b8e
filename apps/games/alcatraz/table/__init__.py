"""The table page of Alcatraz: the prison as a map, with everything that a prisoner can see from it."""

from __future__ import annotations

from apps.games.alcatraz.table.scene import scene
from apps.games.alcatraz.table.words import event_args, label, question, seat_in, secrets

__all__ = ["PLAYERS", "STYLE", "TEMPLATE", "event_args", "label", "question", "scene", "seat_in", "secrets"]

TEMPLATE = "alcatraz/board.html"
PLAYERS = "alcatraz/players.html"
STYLE = "alcatraz/table.css"
