"""The pack's code against its data: clause numbers up to date, a sentence for every event, kinds that have a form we know."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from apps.packs.check.faults import Fault
from apps.packs.clauses import clauses_source, constant
from apps.packs.spec import Pack

FORMS = {"pick", "subset", "number", "die", "draw"}


def code_faults(pack: Pack) -> Iterator[Fault]:
    """Every fault between code and data."""
    if pack.rules is None:
        return
    path = pack.folder / "rules" / "clauses.py"
    if not path.exists() or path.read_text(encoding="utf-8") != clauses_source(pack):
        yield Fault("rules/clauses.py", 1, pack.slug, f"out of date: run `manage.py packs clauses {pack.slug}`")
    for kind in pack.rules.KINDS.values():
        if kind.form not in FORMS:
            yield Fault("rules/kinds.py", 1, kind.name, f"unknown form {kind.form!r}")
    yield from _events(pack)


def _events(pack: Pack) -> Iterator[Fault]:
    """Every clause that an `emit` names must have an event sentence in English and the complete languages."""
    keys = {constant(c.path): c for c in pack.clauses.values()}
    for file in sorted((pack.folder / "rules").glob("*.py")):
        for name, line in _emitted(file):
            clause = keys.get(name)
            if clause is None:
                yield Fault(f"rules/{file.name}", line, name, "emits an unknown clause")
                continue
            for code in ("en", *pack.complete):
                if not pack.texts.has(code, clause.key, "event"):
                    yield Fault(f"rules/{file.name}", line, clause.id, f"is emitted and has no event sentence in {code}")


def _emitted(file: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit" and len(node.args) > 1:
            for part in ast.walk(node.args[1]):
                if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "C":
                    yield part.attr, node.lineno
