"""A fact that is a table, ready to be drawn in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.packs.spec import Pack, text_key

BEGINNINGS = ("role_", "card_", "term_", "icon_", "deck_", "product_", "module_")
"""Where the words of a heading may be found when the table has none of its own (`ui_table_<fact>_<key>`)."""


def table_of(pack: Pack, fact_id: str, langs: Sequence[str]) -> dict[str, Any] | None:
    """Rows, columns, cells and words of the fact, or None if it is not a table."""
    fact = pack.facts.get(fact_id)
    if fact is None or not isinstance(fact.value, Mapping):
        return None
    rows = list(fact.value)
    nested = all(isinstance(v, Mapping) for v in fact.value.values())
    columns = list(dict.fromkeys(c for row in fact.value.values() for c in row)) if nested else [""]
    cells = [[fact.value[r].get(c, "") if nested else fact.value[r] for c in columns] for r in rows]
    return {
        "fact": fact_id,
        "unit": fact.unit,
        "source": fact.source,
        "rows": rows,
        "columns": columns,
        "cells": cells,
        "words": {lang: _words(pack, fact_id, lang, [*rows, *columns]) for lang in langs},
    }


def _words(pack: Pack, fact_id: str, lang: str, names: Sequence[str]) -> dict[str, str]:
    """The corner (under "") and the headings in one language."""
    table = f"ui_table_{fact_id}"
    found = {name: _heading(pack, table, lang, name) for name in names if name}
    return {"": pack.texts.say(lang, table).text, **{name: text for name, text in found.items() if text}}


def _heading(pack: Pack, table: str, lang: str, name: str) -> str:
    for key in (f"{table}_{text_key(name)}", *(f"{beginning}{name}" for beginning in BEGINNINGS)):
        if pack.texts.has(lang, key):
            return pack.texts.say(lang, key, args={"case": "nom"}).text
    return ""
