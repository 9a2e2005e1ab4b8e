"""Facts: each has a known source, each is used, and nothing asks for one that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from apps.packs.check.faults import Fault
from apps.packs.contract import Selection
from apps.packs.lines import read_lines
from apps.packs.selection import check as check_selection
from apps.packs.spec import Pack
from apps.packs.texts import Language

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Recorder(dict[str, Any]):
    """The facts, noting which were read; one that is not there is noted too."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__(values)
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """Reading with a default is reading too."""
        self.read.add(key)
        return super().get(key, default)


def fact_faults(pack: Pack) -> Iterator[Fault]:
    """Unknown sources, unused facts, facts that the engine asks for in vain."""
    sources = {s.id for s in pack.sources}
    read, unknown = _read_by_code(pack)
    for name in sorted(unknown):
        yield Fault("facts.yaml", 1, name, "the code asks for this fact, which is not there")
    for fact in pack.facts.values():
        if fact.source not in sources:
            yield Fault("facts.yaml", fact.line, fact.id, f"has the unknown source {fact.source!r}")
        if not _is_plain(fact.value):
            yield Fault("facts.yaml", fact.line, fact.id, "its value is not made of whole numbers and words")
    yield from _unused(pack, read)


def unused_facts(pack: Pack) -> Iterator[Fault]:
    """Facts that no text, card or rule reads."""
    yield from _unused(pack, _read_by_code(pack)[0])


def _unused(pack: Pack, read: set[str]) -> Iterator[Fault]:
    used = read | _read_by_texts(pack) | _read_by_cards(pack) | {c.table for c in pack.clauses.values() if c.table}
    for fact in pack.facts.values():
        if fact.id not in used:
            yield Fault("facts.yaml", fact.line, fact.id, "an unused fact: no text, card or rule reads it")


def _is_plain(value: Any) -> bool:
    if isinstance(value, Mapping):
        return all(_is_plain(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_plain(part) for part in value)
    return type(value) in (int, str)


def variables_of(language: Language, key: str) -> set[str]:
    """The variables in a message or term as written."""
    from fluent.syntax import FluentSerializer

    entry = language.messages.get(key) or language.terms.get(key.removeprefix("term_"))
    return set(VARIABLE.findall(FluentSerializer().serialize_entry(entry))) if entry else set()


def _read_by_texts(pack: Pack) -> set[str]:
    english = pack.texts.language("en")
    names: set[str] = set()
    for key in english.places if english else ():
        names |= variables_of(english, key) if english else set()
    return {id_ for id_ in pack.facts if any(n == id_ or n.startswith(f"{id_}_") for n in names)}


def _read_by_cards(pack: Pack) -> set[str]:
    import json

    content = json.loads(pack.content)
    found = set()
    for deck in (read_lines(content.get("cards.yaml", "")) or {}).get("decks") or ():
        for row in deck.get("items") or ():
            addresses = [row.get("count", 1), *(row.get("values") or {}).values()]
            found |= {str(a).partition(".")[0] for a in addresses}
    return found


def _read_by_code(pack: Pack) -> tuple[set[str], set[str]]:
    """What rules and ledger read, tried with every number of players, and what they asked for in vain."""
    recorder, unknown = Recorder(pack.values), set()
    for players in range(pack.players.low, pack.players.high + 1):
        selection = Selection(pack.slug, players, modules=tuple(m.id for m in pack.modules))
        completed = check_selection(pack, selection).selection
        for read in _readers(pack, recorder, completed):
            try:
                read()
            except KeyError as error:
                if error.args and error.args[0] not in pack.facts:
                    unknown.add(str(error.args[0]))
    return recorder.read, unknown


def _readers(pack: Pack, recorder: Recorder, selection: Selection) -> Iterator[Any]:
    if pack.rules:
        yield lambda: pack.rules.facts(recorder, selection)
    if pack.ledger:
        yield lambda: pack.ledger.fields(recorder, selection)
        yield lambda: pack.ledger.fold(recorder, (), {}, selection, ())
    for question in pack.odds:
        yield partial(question.exact, recorder, question.usual)
