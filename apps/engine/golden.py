"""Golden games: whole games written down to be read, reviewed as diffs, and compared with what the rules do today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.engine.conformance import Subject, play_straight


def game_written(subject: Subject, rules: int, selection: Mapping[str, Any], policies: Sequence[str], seed: int) -> dict[str, Any]:
    """A game of a seed as JSON: what it was played with, every event in a line, the end. `rules` is the pack's rules version."""
    numbers = [list(subject.players.POLICIES).index(name) for name in policies]
    played = play_straight(subject, subject.straight(), numbers, seed, 0)
    clauses = subject.game.rules.CLAUSES
    return {
        "rules": rules,
        "selection": dict(selection),
        "policies": list(policies),
        "seed": seed,
        "events": [event_line(clauses[row[0]], *row[1:]) for row in played.rows],
        "end": played.state.to_line(),
    }


def event_line(clause: str, actor: int, target: int, value: int, audience: int) -> str:
    """One event: clause, who > whom, = value, and the seats that may know it where not everybody may."""
    line = f"{clause} {actor if actor >= 0 else '-'}>{target if target >= 0 else '-'} ={value}"
    if audience < 0:
        return line
    return f"{line} @{','.join(str(seat) for seat in range(audience.bit_length()) if audience >> seat & 1)}"
