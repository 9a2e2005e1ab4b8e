"""Why a write to a ledger was refused. Nothing has changed when one of these is raised."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with what was sent: a code, the field, the member if it is one's, the clause, the pack's words for it."""

    code: str
    field: str
    member: str | None = None
    clause: str | None = None
    key: str | None = None
    args: Mapping[str, Any] = dataclasses.field(default_factory=dict)


class LedgerError(Exception):
    """A refusal with a machine code."""

    code = "refused"


class Invalid(LedgerError):
    """What was sent is wrong."""

    code = "invalid"

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(f"{fault.field}: {fault.code}" for fault in faults))
        self.faults = tuple(faults)


class Stale(LedgerError):
    """Somebody else wrote in the meantime: `version` is the ledger's version now, `seen` the one that the writer had seen."""

    code = "stale"

    def __init__(self, seen: int, version: int) -> None:
        super().__init__(f"written to version {seen}, now {version}")
        self.seen = seen
        self.version = version


class RulesChanged(LedgerError):
    """The rules of a pack are newer than the ledger and change what follows: that has to be looked at and accepted first."""

    code = "rules_changed"


class Diverged(LedgerError):
    """An imported ledger and the one that is here tell different stories from entry `number` on."""

    code = "diverged"

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number}")
        self.number = number
