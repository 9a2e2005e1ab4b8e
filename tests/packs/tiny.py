"""The tiny packs at hand for tests, read from their folders, whole or with a change."""

from __future__ import annotations

import shutil
from pathlib import Path

from apps.packs.reader import read_pack
from apps.packs.spec import Pack

PACKS = Path(__file__).resolve().parent.parent / "packs_for_tests"
WORD_LIST = PACKS / "word_list" / "word_list"


def word_list(tmp: Path | None = None, *changes: tuple[str, str, str]) -> Pack:
    """The word list; with `changes` (file, old, new) a copy in `tmp` that has them."""
    if tmp is None:
        return read_pack(WORD_LIST, "word_list")
    folder = tmp / "word_list"
    if not folder.exists():
        shutil.copytree(WORD_LIST, folder)
    for file, old, new in changes:
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r} to change"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return read_pack(folder, "word_list")
