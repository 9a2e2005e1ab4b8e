"""What a table's forms send, read into plain values; whatever is no number stays as it was typed, for the refusal to name."""

from __future__ import annotations

import re

from django.http import QueryDict

from apps.tables.refusals import Refused

WHOLE = re.compile(r"-?[0-9]{1,15}")
KEY = re.compile(r"[-\w]{1,32}", re.ASCII)


def whole(text: str | None) -> int | str | None:
    """A whole number, or the text itself."""
    if text is None:
        return None
    text = text.strip()
    return int(text) if WHOLE.fullmatch(text) and text.isascii() else text


def number_of(data: QueryDict, name: str) -> int | None:
    """A whole number of zero or more; None for anything else."""
    value = whole(data.get(name))
    return value if isinstance(value, int) and value >= 0 else None


def key_in(data: QueryDict, name: str) -> str:
    """A key of an address; empty for anything that cannot be one."""
    text = data.get(name, "") or ""
    return text if KEY.fullmatch(text) else ""


def answers_of(data: QueryDict) -> dict[str, object]:
    """Token to value: from a button (`due`, `value`), from check boxes (`due`, `subset`, `bit`), or from dice (`die:<token>`)."""
    dice: dict[str, object] = {name[4:]: whole(data.get(name)) for name in data if name.startswith("die:")}
    if dice:
        return dice
    token = data.get("due", "")
    if "value" in data:
        return {token: whole(data.get("value"))}
    if "subset" in data:
        if not data.getlist("bit"):
            raise Refused("nothing_chosen", field=token, since=number_of(data, "seen"))
        return {token: _bits(data.getlist("bit"))}
    return {token: ""}


def _bits(texts: list[str]) -> int | str:
    mask = 0
    for text in texts:
        bit = whole(text)
        if not isinstance(bit, int) or not 0 < bit < 2**40:
            return text
        mask |= bit
    return mask
