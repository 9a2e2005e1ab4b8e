"""The form of each kind of payload, for what comes from outside: an imported ledger must be readable before it is believed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

LONGEST_TEXT = 200


def well_formed(kind: str, payload: Any) -> bool:
    """Whether a payload has the form of its kind."""
    form = FORMS.get(kind)
    return form is not None and isinstance(payload, dict) and form(payload)


def is_digest(value: Any) -> bool:
    """A SHA-256 in hexadecimal."""
    return isinstance(value, str) and len(value) == 64 and all(c in "0123456789abcdef" for c in value)


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(_text(one) for one in value)


def _number(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**31


def _map_of_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(_text(k) and _text(v) for k, v in value.items())


def _selection(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and _text(value.get("pack"))
        and _number(value.get("players"))
        and _texts(value.get("products"))
        and _texts(value.get("modules"))
        and _map_of_texts(value.get("options"))
        and _map_of_texts(value.get("readings"))
        and (value.get("mode") is None or _text(value["mode"]))
        and isinstance(value.get("given"), dict)
    )


def _details(value: Any) -> bool:
    """Flat details, and whole-number counters."""
    if not isinstance(value, dict):
        return False
    flat = {k: v for k, v in value.items() if k != "counters"}
    counters = value.get("counters", {})
    plain = all(_text(k) and (v is None or _text(v) or type(v) is int) for k, v in flat.items())
    return plain and isinstance(counters, dict) and all(_text(k) and type(v) is int for k, v in counters.items())


def _open(p: Mapping[str, Any]) -> bool:
    people = p.get("members")
    return (
        _text(p.get("uid"))
        and is_digest(p.get("name"))
        and _text(p.get("pack"))
        and _selection(p.get("selection"))
        and _texts(p.get("counters"))
        and isinstance(people, list)
        and all(isinstance(m, dict) and set(m) == {"id", "name"} and _text(m["id"]) and is_digest(m["name"]) for m in people)
    )


def _member(p: Mapping[str, Any]) -> bool:
    if p.get("do") not in {"join", "leave", "return", "rename"} or not _text(p.get("member")):
        return False
    return is_digest(p.get("name")) if p["do"] in {"join", "rename"} else True


def _game(p: Mapping[str, Any]) -> bool:
    seats = p.get("seats")
    return (
        _selection(p.get("selection"))
        and (p.get("ended_by") is None or _text(p["ended_by"]))
        and _details(p.get("details"))
        and _text(p.get("played"))
        and isinstance(seats, list)
        and all(isinstance(s, dict) and _text(s.get("member")) and isinstance(s.get("won"), bool) and _details(s.get("details")) for s in seats)
    )


def _decision(p: Mapping[str, Any]) -> bool:
    texts = ("pack", "decision", "key", "clause", "value")
    return all(_text(p.get(name)) for name in texts) and (p.get("by") is None or _text(p["by"])) and _message(p.get("words"))


def _message(value: Any) -> bool:
    """A member's id, or a message with its arguments."""
    if not isinstance(value, dict):
        return _text(value)
    args = value.get("args")
    return (
        set(value) == {"key", "args", "attr"}
        and _text(value["key"])
        and (value["attr"] is None or _text(value["attr"]))
        and isinstance(args, dict)
        and all(type(one) is int or (_message(one) if isinstance(one, dict) else _text(one)) for one in args.values())
    )


def _note(p: Mapping[str, Any]) -> bool:
    return is_digest(p.get("text")) and (p.get("about") is None or _number(p["about"]))


def _correction(p: Mapping[str, Any]) -> bool:
    if not _number(p.get("corrects")) or not isinstance(p.get("void"), bool):
        return False
    return p.get("payload") is None if p["void"] else isinstance(p.get("payload"), dict)


def _recompute(p: Mapping[str, Any]) -> bool:
    return isinstance(p.get("from"), dict) and isinstance(p.get("to"), dict)


FORMS: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "open": _open,
    "member": _member,
    "game": _game,
    "decision": _decision,
    "note": _note,
    "correction": _correction,
    "recompute": _recompute,
}
