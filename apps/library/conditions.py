"""Conditions in words: when a clause applies, and why it applies to a selection, said to the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from apps.packs.conditions import holds
from apps.packs.contract import Selection

Called = Mapping[str, str]
"""What is called how, under `module:x`, `product:x`, `mode:x`, `option:x`, `option:x=y`, `reading:x=y`."""


def when_words(when: Mapping[str, Any] | None, names: Called) -> str:
    """A condition as a few words."""
    return _(" and ").join(_parts(when or {}, names))


def scope_words(scope: Sequence[Mapping[str, Any]], names: Called) -> list[str]:
    """The conditions in force at a clause, outermost first, each once."""
    return list(dict.fromkeys(text for when in scope if (text := when_words(when, names))))


def because_words(scope: Sequence[Mapping[str, Any]], selection: Selection, names: Called) -> list[str]:
    """Why a clause applies to a selection: of what may hold, that which does hold; each reason once."""
    return list(dict.fromkeys(reason for when in scope for reason in _reasons(when, selection, names)))


def named(when: Mapping[str, Any], kind: str) -> Iterator[tuple[str, str]]:
    """The things of a kind that a condition asks for, none of them left open: (id, value), the value empty where there is none."""
    for key, wanted in when.items():
        if key == "all":
            for part in wanted:
                yield from named(part, kind)
        elif key == kind:
            yield from ((id_, str(value)) for id_, value in wanted.items()) if isinstance(wanted, Mapping) else [(str(wanted), "")]


def _parts(when: Mapping[str, Any], names: Called) -> Iterator[str]:
    for kind, wanted in when.items():
        if kind == "all":
            yield _(" and ").join(when_words(part, names) for part in wanted)
        elif kind == "any":
            yield _(" or ").join(when_words(part, names) for part in wanted)
        elif kind == "not":
            yield _without(wanted, names)
        elif kind == "players":
            yield _players(wanted)
        else:
            yield from (_with(kind) % {"name": _name(kind, id_, value, names)} for id_, value in named({kind: wanted}, kind))


def _with(kind: str) -> str:
    if kind == "module":
        return _("with the module “%(name)s”")
    if kind == "product":
        return _("with the box “%(name)s”")
    if kind == "reading":
        return _("if it is read as “%(name)s”")
    return _("with “%(name)s”")


def _without(when: Mapping[str, Any], names: Called) -> str:
    if len(when) == 1 and "any" in when:
        return _(" and ").join(_without(part, names) for part in when["any"])
    if len(when) == 1 and "module" in when:
        return _("without the module “%(name)s”") % {"name": _name("module", str(when["module"]), "", names)}
    if len(when) == 1 and "product" in when:
        return _("without the box “%(name)s”") % {"name": _name("product", str(when["product"]), "", names)}
    return _("not: %(condition)s") % {"condition": when_words(when, names)}


def _name(kind: str, id_: str, value: str, names: Called) -> str:
    key = f"{id_}={value}" if value else id_
    name = names.get(f"{kind}:{key}", key)
    return f"{names.get(f'option:{id_}', id_)}: {name}" if kind == "option" else name


def _players(wanted: Any) -> str:
    if not isinstance(wanted, Mapping):
        return ngettext("with %(count)s player", "with %(count)s players", wanted) % {"count": wanted}
    low, high = wanted.get("min"), wanted.get("max")
    if low and high:
        return ngettext("with %(low)s to %(high)s player", "with %(low)s to %(high)s players", high) % {"low": low, "high": high}
    if low:
        return ngettext("with %(low)s or more players", "with %(low)s or more players", low) % {"low": low}
    return ngettext("with up to %(high)s player", "with up to %(high)s players", high or 0) % {"high": high or 0}


# Why


def _reasons(when: Mapping[str, Any], selection: Selection, names: Called) -> Iterator[str]:
    for kind, wanted in when.items():
        if kind == "all":
            for part in wanted:
                yield from _reasons(part, selection, names)
        elif kind == "any":
            for part in wanted:
                if holds(part, selection):
                    yield from _reasons(part, selection, names)
        elif kind == "not":
            yield _denied(wanted, names)
        elif kind == "players":
            yield _playing(wanted)
        else:
            yield from (_is(kind)() % {"name": _name(kind, id_, value, names)} for id_, value in named({kind: wanted}, kind))


def _is(kind: str) -> Callable[[], str]:
    return {
        "module": lambda: _("the module “%(name)s” is chosen"),
        "product": lambda: _("the box “%(name)s” is on the table"),
        "mode": lambda: _("“%(name)s” is the way to play"),
        "option": lambda: _("“%(name)s” is chosen"),
        "reading": lambda: _("it is read as “%(name)s”"),
    }[kind]


def _playing(wanted: Any) -> str:
    if not isinstance(wanted, Mapping):
        return ngettext("%(count)s player takes part", "%(count)s players take part", wanted) % {"count": wanted}
    low, high = wanted.get("min"), wanted.get("max")
    if low and high:
        return ngettext("%(low)s to %(high)s player takes part", "%(low)s to %(high)s players take part", high) % {"low": low, "high": high}
    if low:
        return ngettext("%(low)s or more players take part", "%(low)s or more players take part", low) % {"low": low}
    return ngettext("at most %(high)s player takes part", "at most %(high)s players take part", high or 0) % {"high": high or 0}


def _denied(when: Mapping[str, Any], names: Called) -> str:
    """A condition that does not hold, as a reason."""
    if len(when) == 1 and "any" in when:
        return _(" and ").join(_denied(part, names) for part in when["any"])
    if len(when) == 1 and "module" in when:
        return _("the module “%(name)s” is not chosen") % {"name": _name("module", str(when["module"]), "", names)}
    if len(when) == 1 and "product" in when:
        return _("the box “%(name)s” is not on the table") % {"name": _name("product", str(when["product"]), "", names)}
    return _("not: %(condition)s") % {"condition": when_words(when, names)}
