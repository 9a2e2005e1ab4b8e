"""Complete translations say the numbers, dice, bands and icons of their English."""

from __future__ import annotations

from collections.abc import Iterator

from apps.packs.agreement import Finding
from apps.packs.check.faults import Fault
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH
from apps.packs.translations import Item, report


def agreement_faults(pack: Pack) -> Iterator[Fault]:
    """Every difference; placeholders are told by the check of words, hints are for people."""
    for lang in pack.complete:
        for item in report(pack, lang).items if lang != ENGLISH else ():
            if item.state == "differs":
                for finding in item.findings:
                    if finding.kind != "placeholders":
                        yield Fault(item.file, item.line, item.key, _reason(item, finding))


def _reason(item: Item, finding: Finding) -> str:
    mine = ", ".join(item.english[a:b] for a, b in finding.english) or "none"
    theirs = ", ".join(item.text[a:b] for a, b in finding.translation) or "none"
    return f"differs from English in {finding.kind}{f' of .{item.attr}' if item.attr else ''}: {mine!r} there, {theirs!r} here"
