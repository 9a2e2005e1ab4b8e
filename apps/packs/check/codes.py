"""Short codes of the facts: each one that `codes.yaml` lists is stated by a clause or a reading, and each one stated is listed."""

from __future__ import annotations

from collections.abc import Iterator

from apps.packs.check.faults import Fault
from apps.packs.spec import Pack

CODES = "codes.yaml"


def short_code_faults(pack: Pack) -> Iterator[Fault]:
    """Codes without a clause, clauses with a code that is not listed, codes listed twice."""
    listed: set[str] = set()
    said = {code for _, _, _, code in stated_codes(pack)}
    for code in pack.codes:
        if code.id in listed:
            yield Fault(CODES, code.line, code.id, "stands twice")
        elif code.id not in said:
            yield Fault(CODES, code.line, code.id, "no clause and no reading states this code")
        listed.add(code.id)
    for file, line, id_, code_id in stated_codes(pack):
        if code_id not in listed:
            yield Fault(file, line, id_, f"states the code {code_id!r}, which {CODES} does not list")


def stated_codes(pack: Pack) -> Iterator[tuple[str, int, str, str]]:
    """Every code that is stated: file, line and id of what states it, and the code."""
    for clause in pack.clauses.values():
        yield from (("outline.yaml", clause.line, clause.id, code) for code in clause.codes)
    for reading in pack.readings:
        yield from (("facts.yaml", reading.line, reading.id, code) for code in reading.codes)
