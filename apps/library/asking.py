"""A selection as it is asked for in an address, and everything that is said to the reader about it: completed, dropped, refused, ignored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qsl

from django.urls import reverse
from django.utils.translation import gettext as _

from apps.library.models import Game
from apps.library.queries import clauses_by_id
from apps.library.shapes import ClauseRow, Names
from apps.packs.contract import Selection
from apps.packs.selection import Checked, Fault, Note, canonical, check, fault_words, parse, unread
from apps.packs.spec import Pack
from apps.packs.versions import pack_of


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for, looked at by the one check. `ignored` are parameters that say nothing about a selection."""

    pack: Pack
    checked: Checked
    ignored: tuple[str, ...]

    @property
    def selection(self) -> Selection:
        """The completed selection."""
        return self.checked.selection

    @property
    def canonical(self) -> str:
        """The one query of this selection."""
        return canonical(self.pack, self.selection)

    @property
    def plain(self) -> bool:
        """Whether there is nothing to say about it."""
        return self.checked.ok and not (self.checked.added or self.checked.dropped or self.ignored)


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about the selection, the clause that says so, and ways out of it as (words, query)."""

    code: str
    field: str
    words: str
    clause: ClauseRow | None
    ways: tuple[tuple[str, str], ...] = ()


def asked(game: Game, data: Mapping[str, Any]) -> Asked:
    """Read a selection from a query."""
    pack = pack_of(game.version)
    return Asked(pack, parse(pack, data), tuple(shown(name) for name in unread(data)[:10]))


def rulebook_address(pack: Pack, selection: Selection) -> str:
    """The page of the rulebook for a selection, in the present language."""
    return f"{reverse('library:rulebook', args=[pack.slug])}?{canonical(pack, selection)}"


def shown(text: str) -> str:
    """What somebody typed into an address, fit to be said back."""
    return "".join(c if c.isprintable() else "�" for c in text[:60])


def same_query(one: str, other: str) -> bool:
    """Whether two queries ask for the same, however they are written."""
    try:
        return parse_qsl(one, keep_blank_values=True, max_num_fields=200) == parse_qsl(other, keep_blank_values=True)
    except ValueError:
        return False


def remarks(ask: Asked, names: Names, langs: Sequence[str]) -> dict[str, list[Remark]]:
    """What was refused, added and dropped, with the clauses quoted. Two queries at most."""
    checked = ask.checked
    things: list[Fault | Note] = [*checked.faults, *checked.added, *checked.dropped]
    ids = [thing.clause for thing in things if thing.clause]
    quoted = {row.id: row for row in clauses_by_id(list(dict.fromkeys(ids)), langs)} if ids else {}
    return {
        "refused": [_fault(ask, fault, names, langs, quoted) for fault in checked.faults],
        "added": [_note(note, _added(note, names), quoted) for note in checked.added],
        "dropped": [_note(note, _dropped(note, names), quoted) for note in checked.dropped],
    }


def _note(note: Note, words: str, quoted: Mapping[str, ClauseRow]) -> Remark:
    return Remark(note.what, note.what, words, quoted.get(note.clause or ""))


def _added(note: Note, names: Names) -> str:
    name = names.called.get(f"{note.what}:{note.id}", note.id)
    if note.what == "module":
        return _("The module “%(name)s” was added, because another one needs it.") % {"name": name}
    if note.clause:
        return _("The box “%(name)s” was added, because only with it can so many play.") % {"name": name}
    return _("The box “%(name)s” was added, because a module comes from it.") % {"name": name}


def _dropped(note: Note, names: Names) -> str:
    return _("“%(name)s” was left out: it exists only with other choices.") % {"name": names.called.get(f"option:{note.id}", note.id)}


def _fault(ask: Asked, fault: Fault, names: Names, langs: Sequence[str], quoted: Mapping[str, ClauseRow]) -> Remark:
    args = {key: shown(value) if isinstance(value, str) else value for key, value in fault.args.items()}
    ways = tuple(_ways(ask, fault, names)) if not fault.code.startswith(("unknown", "no_players")) else ()
    return Remark(fault.code, fault.field, fault_words(ask.pack, replace(fault, args=args), langs), quoted.get(fault.clause or ""), ways)


# Ways out of a refusal


def _ways(ask: Asked, fault: Fault, names: Names) -> Iterator[tuple[str, str]]:
    """Changes that settle a fault and leave a selection that can be played."""
    for words, selection in _changes(ask.selection, fault, names):
        checked = check(ask.pack, selection)
        if checked.ok:
            yield words, canonical(ask.pack, checked.selection)


def _changes(selection: Selection, fault: Fault, names: Names) -> Iterator[tuple[str, Selection]]:
    if fault.code in ("too_few", "too_many"):
        limit = int(fault.args["limit"])
        yield _("Play with %(count)s") % {"count": limit}, replace(selection, players=limit)
    for id_ in (str(fault.args[key]) for key in ("module", "one", "other") if fault.args.get(key)):
        yield _("Without “%(name)s”") % {"name": _module(names, id_)}, _without(selection, id_, names)
    for id_ in fault.args.get("wanted", ()):
        yield _("With “%(name)s”") % {"name": _module(names, id_)}, replace(selection, modules=(*selection.modules, id_))


def _module(names: Names, id_: str) -> str:
    return names.called.get(f"module:{id_}", id_)


def _without(selection: Selection, id_: str, names: Names) -> Selection:
    """Without a module and those that need it."""
    gone = {id_}
    while more := {m.name for m in names.modules.values() if m.name not in gone and gone.intersection(m.requires)}:
        gone |= more
    return replace(selection, modules=tuple(m for m in selection.modules if m not in gone))
