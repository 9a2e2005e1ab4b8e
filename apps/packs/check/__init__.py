"""Checks that the parts of a pack fit together; every fault names file, line, id and reason."""

from __future__ import annotations

from apps.packs.check.agreement import agreement_faults
from apps.packs.check.code import code_faults
from apps.packs.check.codes import short_code_faults
from apps.packs.check.facts import fact_faults
from apps.packs.check.faults import Fault
from apps.packs.check.fluent import fluent_faults
from apps.packs.check.references import reference_faults
from apps.packs.check.terms import term_faults
from apps.packs.check.words import word_faults
from apps.packs.spec import Pack


def check_pack(pack: Pack) -> list[Fault]:
    """Every fault of a pack, sorted by file and line."""
    checks = (reference_faults, short_code_faults, fact_faults, word_faults, fluent_faults, term_faults, agreement_faults, code_faults)
    return sorted({fault for check in checks for fault in check(pack)})
