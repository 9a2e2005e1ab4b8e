"""The interface's catalogues without system gettext: Babel extracts, updates and compiles.

python -m config.messages extract    collect every string and update locale/*/LC_MESSAGES/django.po
python -m config.messages compile    make the .mo files where they are older than the .po files
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

BASE = Path(__file__).resolve().parent.parent
LOCALE = BASE / "locale"
LANGUAGES = ("cs", "es", "pl", "pt", "ru")
KEYWORDS: dict[str, Any] = {
    "_": None, "gettext": None, "gettext_lazy": None, "gettext_noop": None, "ngettext": (1, 2), "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2), "pgettext_lazy": ((1, "c"), 2), "npgettext": ((1, "c"), 2, 3), "npgettext_lazy": ((1, "c"), 2, 3),
}  # fmt: skip
METHODS = [("apps/**.py", "python"), ("config/**.py", "python"), ("templates/**", "config.messages:extract_template")]


def extract_template(file: IO[bytes], keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """Babel's way into Django templates: Django itself turns a template into Python-like source."""
    from django.conf import settings
    from django.utils.translation.template import templatize

    if not settings.configured:
        settings.configure()
    source = templatize(file.read().decode(), origin=getattr(file, "name", None))
    return extract_python(io.BytesIO(source.encode()), keywords, comment_tags, {"encoding": "utf-8"})


def collect() -> Catalog:
    """Every string of the interface, as it stands in the sources."""
    found = Catalog(project="Ludolex", charset="utf-8")
    for name, _, message, comments, context in extract_from_dir(str(BASE), METHODS, keywords=KEYWORDS, comment_tags=("Translators:",)):
        flags = ["python-format"] if "%(" in str(message) else []
        found.add(message, None, [(name, None)], flags=flags, auto_comments=comments, context=context)  # type: ignore[list-item]
    return found


def extract() -> None:
    """Update every catalogue: new strings come in empty, those no longer used are dropped, nothing is guessed."""
    found = collect()
    for code in LANGUAGES:
        path = LOCALE / code / "LC_MESSAGES" / "django.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        catalog = _read(path, code)
        catalog.update(found, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        catalog.fuzzy = False
        with path.open("wb") as file:
            write_po(file, catalog, width=120, sort_output=True, omit_header=False, include_lineno=False)


def _read(path: Path, code: str) -> Catalog:
    if not path.exists():
        return Catalog(locale=code, project="Ludolex", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=code)


def compile_all() -> None:
    """Compile the catalogues that have changed."""
    for path in LOCALE.glob("*/LC_MESSAGES/django.po"):
        made = path.with_suffix(".mo")
        if made.exists() and made.stat().st_mtime >= path.stat().st_mtime:
            continue
        with path.open("rb") as file:
            catalog = read_po(file, locale=path.parts[-3])
        with made.open("wb") as file:
            write_mo(file, catalog)


if __name__ == "__main__":
    {"extract": extract, "compile": compile_all}[sys.argv[1]]()
