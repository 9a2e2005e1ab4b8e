"""Renews the note (`.of`) by which a translation says which English it follows, in the file itself."""

from __future__ import annotations

import re

from apps.packs.spec import Pack
from apps.packs.texts import Language

NOTE = re.compile(r"^[ \t]+\.of[ \t]*=.*$", re.MULTILINE)


def accept(pack: Pack, lang: str, key: str) -> list[str]:
    """Note the present English for `key`, or with `*` for every text that has no note; the keys renewed. KeyError if there is no text."""
    language = pack.texts.language(lang)
    if language is None or (key != "*" and key not in language.messages):
        raise KeyError(key)
    keys = [k for k in language.messages if pack.texts.digest(k) and pack.texts.noted_digest(lang, k) is None] if key == "*" else [key]
    by_file: dict[str, list[str]] = {}
    for one in keys:
        by_file.setdefault(language.places[one].file, []).append(one)
    for file, mine in by_file.items():
        _renew(pack, file, language, mine)
    return keys


def _renew(pack: Pack, file: str, language: Language, keys: list[str]) -> None:
    path = pack.folder / file
    text = path.read_text(encoding="utf-8")
    for key in sorted(keys, key=lambda k: -language.messages[k].span.start):
        span = language.messages[key].span
        assert span is not None
        entry = NOTE.sub("", text[span.start : span.end]).rstrip()
        entry = re.sub(r"\n[ \t]*\n", "\n", entry)
        text = f"{text[: span.start]}{entry}\n    .of = {pack.texts.digest(key)}{text[span.end :]}"
    path.write_text(text, encoding="utf-8")
