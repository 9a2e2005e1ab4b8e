"""Clause numbers for rules: `rules/clauses.py`, generated from the outline."""

from __future__ import annotations

from pathlib import Path

from apps.packs.spec import Pack

HEAD = '''"""Clause numbers, generated from outline.yaml by `manage.py packs clauses {slug}`: do not edit."""

from __future__ import annotations

CLAUSES = (
    "",
'''


def constant(path: str) -> str:
    """The constant for a path: `arrows/take` is ARROWS_TAKE."""
    return path.replace("/", "_").replace("-", "_").upper()


def clauses_source(pack: Pack) -> str:
    """The text of `rules/clauses.py`: ids by number, and a constant for every number; 0 means none."""
    ids = [f'    "{id_}",\n' for id_ in pack.clauses]
    constants = [f"{constant(c.path)} = {number}\n" for number, c in enumerate(pack.clauses.values(), start=1)]
    return HEAD.format(slug=pack.slug) + "".join(ids) + ")\n\n" + "".join(constants)


def write_clauses(pack: Pack) -> Path:
    """Write the file and say where it is."""
    path = pack.folder / "rules" / "clauses.py"
    path.write_text(clauses_source(pack), encoding="utf-8")
    return path
