"""The difference of two texts in words: what stayed, what went, what came."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

SAME, GONE, NEW = "same", "del", "ins"
TOKEN = re.compile(r"\s+|\w+(?:[’'\-]\w+)*|[^\w\s]")


def word_diff(old: str, new: str) -> list[tuple[str, str]]:
    """Pieces of both texts in order, each `same`, `del` or `ins`; joined without the `ins` they are the old text, without the `del` the new."""
    return list(_joined(_pieces(TOKEN.findall(old), TOKEN.findall(new))))


def _pieces(old: list[str], new: list[str]) -> Iterator[tuple[str, str]]:
    # Not junk, but no anchor either: with blanks alike everywhere, two quite different sentences would be cut to shreds.
    matcher = SequenceMatcher(lambda token: token.isspace(), old, new, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            yield SAME, "".join(old[a:b])
        else:
            yield GONE, "".join(old[a:b])
            yield NEW, "".join(new[c:d])


def _joined(pieces: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Neighbours of one kind made one piece; a blank between two changes belongs to both."""
    gone = new = ""
    for kind, text in pieces:
        if kind == SAME and (gone or new) and text.isspace():
            gone, new = gone + text, new + text
        elif kind == SAME:
            yield from _changed(gone, new)
            gone = new = ""
            yield SAME, text
        else:
            gone, new = gone + (text if kind == GONE else ""), new + (text if kind == NEW else "")
    yield from _changed(gone, new)


def _changed(gone: str, new: str) -> Iterator[tuple[str, str]]:
    if gone == new:
        if gone:
            yield SAME, gone
        return
    if gone:
        yield GONE, gone
    if new:
        yield NEW, new
