"""The chain of a ledger: canonical bytes, digests of words, the hash that ties each entry to the one before. Pure."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

GENESIS = "0" * 64
"""What the first entry of a ledger follows."""

HASHED = ("number", "kind", "payload", "author", "at", "reason", "versions", "consequences", "state", "prev_hash")
"""What the hash of an entry covers, beside the identity of its campaign: ids and digests only, never a name or a note."""


def canonical(value: Any) -> str:
    """The one way to write a JSON value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest(value: Any) -> str:
    """The SHA-256 of a JSON value."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def words_digest(salt: str, text: str) -> str:
    """The digest by which an entry knows a name or a note. Salted, so that an erased name cannot be guessed from it."""
    return hashlib.sha256(f"{salt}\n{unicodedata.normalize('NFC', text)}".encode()).hexdigest()


def entry_hash(uid: str, entry: Mapping[str, Any]) -> str:
    """The hash of an entry of the campaign `uid`."""
    return digest({"campaign": uid, **{name: entry[name] for name in HASHED}})


def broken_link(uid: str, entries: Sequence[Mapping[str, Any]]) -> int | None:
    """The number of the first entry that does not follow from the one before or is not what its hash says; None: all do."""
    before = GENESIS
    for number, entry in enumerate(entries, start=1):
        if entry["number"] != number or entry["prev_hash"] != before or entry["hash"] != entry_hash(uid, entry):
            return number
        before = entry["hash"]
    return None
