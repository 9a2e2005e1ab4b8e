"""What a check finds."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something wrong with a pack: in which file and line, with what, and why it is wrong."""

    file: str
    line: int
    id: str
    reason: str

    def to_json(self) -> dict[str, str | int]:
        """For programs."""
        return asdict(self)
