"""Checks that the parts of a pack fit together; every fault names file, line, id and reason."""

from __future__ import annotations

from apps.packs.check.code import code_faults
from apps.packs.check.facts import fact_faults
from apps.packs.check.faults import Fault
from apps.packs.check.fluent import fluent_faults
from apps.packs.check.references import reference_faults
from apps.packs.check.terms import term_faults
from apps.packs.check.words import word_faults
from apps.packs.spec import Pack


def check_pack(pack: Pack) -> list[Fault]:
    """Every fault of a pack, sorted by file and line."""
    return sorted({*reference_faults(pack), *fact_faults(pack), *word_faults(pack), *fluent_faults(pack), *term_faults(pack), *code_faults(pack)})
