"""Conditions in words: when a clause applies, said to the reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext


def when_words(when: Mapping[str, Any] | None, names: Mapping[str, str]) -> str:
    """A condition as a few words; `names` holds what is called how under `module:x`, `product:x`, `option:x=y`, `reading:x=y`, `mode:x`."""
    return _(" and ").join(_parts(when or {}, names))


def scope_words(scope: list[Mapping[str, Any]], names: Mapping[str, str]) -> list[str]:
    """The conditions in force at a clause, outermost first, each once."""
    return list(dict.fromkeys(text for when in scope if (text := when_words(when, names))))


def _parts(when: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[str]:
    for kind, wanted in when.items():
        if kind == "all":
            yield _(" and ").join(when_words(part, names) for part in wanted)
        elif kind == "any":
            yield _(" or ").join(when_words(part, names) for part in wanted)
        elif kind == "not":
            yield _("not: %(condition)s") % {"condition": when_words(wanted, names)}
        elif kind == "players":
            yield _players(wanted)
        else:
            yield from _named(kind, wanted, names)


def _named(kind: str, wanted: Any, names: Mapping[str, str]) -> Iterator[str]:
    keys = [f"{kind}:{id_}={value}" for id_, value in wanted.items()] if isinstance(wanted, Mapping) else [f"{kind}:{wanted}"]
    for key in keys:
        name = names.get(key, key.partition(":")[2])
        if kind == "module":
            yield _("with the module “%(name)s”") % {"name": name}
        elif kind == "product":
            yield _("with the box “%(name)s”") % {"name": name}
        elif kind == "reading":
            yield _("if it is read as “%(name)s”") % {"name": name}
        else:
            yield _("with “%(name)s”") % {"name": name}


def _players(wanted: Any) -> str:
    if not isinstance(wanted, Mapping):
        return ngettext("with %(count)s player", "with %(count)s players", wanted) % {"count": wanted}
    low, high = wanted.get("min"), wanted.get("max")
    if low and high:
        return ngettext("with %(low)s to %(high)s player", "with %(low)s to %(high)s players", high) % {"low": low, "high": high}
    if low:
        return ngettext("with %(low)s or more players", "with %(low)s or more players", low) % {"low": low}
    return ngettext("with up to %(high)s player", "with up to %(high)s players", high or 0) % {"high": high or 0}
