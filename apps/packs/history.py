"""Versions of a pack compared: which clauses say something else, which have only moved, been numbered anew or renamed.

A `snapshot` is a version as plain data. Two of them are compared clause by clause; a clause keeps its identity through `was`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.packs.check.words import ICON
from apps.packs.spec import ClauseSpec, Pack
from apps.packs.texts import ENGLISH

Snapshot = Mapping[str, Any]
Words = Mapping[str, Mapping[str, tuple[str, str]]]

FIELDS = ("title", "text", "reading")
"""The texts of a clause: its title, what it says, and the disputed rule that it shows."""
REFERENCES = ("cites", "replaces", "defines", "reading", "codes")
MATTERS = ("added", "removed", "words", "numbers", "references", "conditions", "table", "kind")
"""What changes a rule; that it was renamed, moved or numbered anew does not."""
DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Change:
    """One clause in two versions. `old` and `new` are its ids (empty if it was not or is no longer there)."""

    old: str
    new: str
    old_number: str
    number: str
    order: int
    what: tuple[str, ...]
    words: Words = field(default_factory=dict)
    references: Mapping[str, tuple[list[str], list[str]]] = field(default_factory=dict)

    @property
    def matters(self) -> bool:
        """Whether the rule itself says something else."""
        return any(kind in MATTERS for kind in self.what)

    @property
    def anew(self) -> bool:
        """Whether nothing changed but translations: the English stands as it stood."""
        return self.matters and ENGLISH not in self.words and not any(kind in MATTERS and kind not in ("words", "numbers") for kind in self.what)


# A version as data


def snapshot(pack: Pack) -> dict[str, Any]:
    """A version ready to be compared: every clause with its words in all languages, the numbers said."""
    return {
        "was": dict(pack.renamed()),
        "clauses": {clause.id: _clause(pack, clause) for clause in pack.clauses.values()},
    }


def _clause(pack: Pack, clause: ClauseSpec) -> dict[str, Any]:
    reading = pack.reading(clause.reading) if clause.reading else None
    return {
        "number": clause.number,
        "order": clause.order,
        "parent": clause.parent,
        "kind": clause.kind,
        "when": clause.when,
        "cites": list(clause.cites),
        "replaces": list(clause.replaces),
        "defines": list(clause.defines),
        "codes": list(clause.codes),
        "reading": [reading.id, reading.default, *(a.id for a in reading.alternatives)] if reading else [],
        "table": pack.facts[clause.table].value if clause.table and clause.table in pack.facts else None,
        "words": {lang: words for lang in pack.texts.languages if (words := _words(pack, clause, lang))},
    }


def _words(pack: Pack, clause: ClauseSpec, lang: str) -> dict[str, str]:
    """The texts of a clause in one language as a reader sees them, on one line each."""
    found = {"title": _said(pack, lang, clause.key, "title"), "text": _said(pack, lang, clause.key)}
    reading = pack.reading(clause.reading) if clause.reading else None
    if reading:
        keys = [f"reading_{reading.id}", *(f"reading_{reading.id}_{a.id}" for a in reading.alternatives)]
        found["reading"] = " / ".join(text for key in keys if (text := _said(pack, lang, key)))
    return {name: text for name, text in found.items() if text}


def _said(pack: Pack, lang: str, key: str, attr: str | None = None) -> str:
    if not pack.texts.has(lang, key, attr):
        return ""
    text = pack.texts.say(lang, key, attr).text
    return " ".join(ICON.sub(lambda m: pack.texts.say(lang, f"icon_{m[1]}").text or m[0], text).split())


# Comparing


def compare(before: Snapshot, after: Snapshot) -> list[Change]:
    """Every clause that is not just as it was, in the order of the later version; those that are gone stand at the end."""
    names = _names(before, after)
    old_of = {new: old for old, new in names.items()}
    moved = _moved(before, after, names)
    changes = [
        change
        for id_, clause in after["clauses"].items()
        if (change := _change(before, id_, clause, old_of.get(id_, ""), names, moved=id_ in moved)).what
    ]
    gone = [_gone(id_, clause) for id_, clause in before["clauses"].items() if id_ not in names]
    return [*changes, *gone]


def _names(before: Snapshot, after: Snapshot) -> dict[str, str]:
    """From the id before to the id after, for every clause that is in both."""
    taken: set[str] = set()
    found: dict[str, str] = {}
    earlier: dict[str, list[str]] = {}  # a name may also be given back
    for old, now in before["was"].items():
        earlier.setdefault(now, []).append(old)
    for id_ in before["clauses"]:
        names = [id_, after["was"].get(id_), *earlier.get(id_, ())]
        now = next((name for name in names if name in after["clauses"] and name not in taken), None)
        if now is not None:
            found[id_] = now
            taken.add(now)
    return found


def _change(before: Snapshot, id_: str, clause: Mapping[str, Any], old: str, names: Mapping[str, str], *, moved: bool) -> Change:
    if not old:
        return Change("", id_, "", clause["number"], clause["order"], ("added",), _words_changed({}, clause["words"]))
    was = before["clauses"][old]
    words, references = _words_changed(was["words"], clause["words"]), _references(was, clause, names)
    what = [
        *(["renamed"] if old != id_ else []),
        *(["moved"] if moved else []),
        *(["renumbered"] if was["number"] != clause["number"] else []),
        *_kinds_of_words(words),
        *(["references"] if references else []),
        *(["conditions"] if was["when"] != clause["when"] else []),
        *(["table"] if was["table"] != clause["table"] else []),
        *(["kind"] if was["kind"] != clause["kind"] else []),
    ]
    return Change(old, id_, was["number"], clause["number"], clause["order"], tuple(what), words, references)


def _gone(id_: str, clause: Mapping[str, Any]) -> Change:
    return Change(id_, "", clause["number"], "", clause["order"], ("removed",), _words_changed(clause["words"], {}))


def _words_changed(before: Mapping[str, Mapping[str, str]], after: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, tuple[str, str]]]:
    """By language and field, the text before and after where it is not the same."""
    found: dict[str, dict[str, tuple[str, str]]] = {}
    for lang in sorted({*before, *after}):
        one, other = before.get(lang, {}), after.get(lang, {})
        fields = {name: (one.get(name, ""), other.get(name, "")) for name in FIELDS if one.get(name, "") != other.get(name, "")}
        if fields:
            found[lang] = fields
    return found


def _kinds_of_words(words: Words) -> Iterator[str]:
    """Whether words changed, or numbers only."""
    pairs = [pair for fields in words.values() for pair in fields.values()]
    only_numbers = [bool(DIGITS.search(old)) and DIGITS.sub("#", old) == DIGITS.sub("#", new) for old, new in pairs]
    if not all(only_numbers):
        yield "words"
    if any(only_numbers):
        yield "numbers"


def _references(was: Mapping[str, Any], clause: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, tuple[list[str], list[str]]]:
    """What a clause refers to otherwise than before, by present names: a clause that was renamed is still the same clause."""
    pairs = {name: ([names.get(id_, id_) for id_ in was[name]], list(clause[name])) for name in REFERENCES}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def _moved(before: Snapshot, after: Snapshot, names: Mapping[str, str]) -> set[str]:
    """Ids of the clauses that stand elsewhere: in another section, or in another order among those that stayed beside them."""
    moved: set[str] = set()
    beside: dict[str | None, list[tuple[int, str]]] = {}
    old_of = {new: old for old, new in names.items()}
    for id_, clause in after["clauses"].items():
        if id_ not in old_of:
            continue
        was = before["clauses"][old_of[id_]]
        parent = names.get(was["parent"]) if was["parent"] else None
        if parent != clause["parent"]:
            moved.add(id_)
        else:
            beside.setdefault(parent, []).append((was["order"], id_))
    for siblings in beside.values():
        stayed = _longest_rising([order for order, _ in siblings])
        moved.update(id_ for place, (_, id_) in enumerate(siblings) if place not in stayed)
    return moved


def _longest_rising(values: Sequence[int]) -> set[int]:
    """Places of a longest rising subsequence: what need not have moved for the rest to have moved."""
    best: list[int] = []
    from_: list[int] = []
    for place, value in enumerate(values):
        before = [other for other in range(place) if values[other] < value]
        link = max(before, key=lambda other: best[other], default=-1)
        best.append(best[link] + 1 if link >= 0 else 1)
        from_.append(link)
    place = max(range(len(values)), key=lambda p: best[p], default=-1)
    kept: set[int] = set()
    while place >= 0:
        kept.add(place)
        place = from_[place]
    return kept
