"""What the library's queries return: plain values in the reader's language, for pages and for the API alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from apps.library.models import Clause, ClauseText, Game, Reading
from apps.packs.texts import Said


@dataclass(frozen=True, slots=True)
class ClauseRow:
    """A clause with the words that the reader gets; `lang` is what they really are in, empty if there are none."""

    clause: Clause
    title: str
    text: str
    html: str
    event: str
    lang: str
    stale: bool
    applies: tuple[str, ...]
    differs: bool = False

    @property
    def id(self) -> str:
        """slug/path."""
        return self.clause.id


@dataclass(frozen=True, slots=True)
class SourceRow:
    """Where rules are known from; `weight` is primary, community, analogy or house."""

    id: str
    title: Said
    weight: str


@dataclass(frozen=True, slots=True)
class AlternativeRow:
    """One way to read a disputed rule; `stated_by` are titles of sources."""

    id: str
    name: Said
    stated_by: tuple[Said, ...]
    default: bool


@dataclass(frozen=True, slots=True)
class ReadingRow:
    """A disputed rule with its question, its alternatives, and why the default is what it is."""

    id: str
    name: str
    clause: str
    question: Said
    why: Said
    default: str
    alternatives: tuple[AlternativeRow, ...]
    codes: tuple[str, ...]
    playable: bool


@dataclass(frozen=True, slots=True)
class CitationRow:
    """Something that cites a clause or is cited by it: what it is, how it is called, where its page is."""

    kind: str
    source: str
    name: Said
    number: str
    address: str
    icon: str


@dataclass(frozen=True, slots=True)
class TermRow:
    """A term of the glossary; `others` are its names in the other languages, `also` other words for it in its own."""

    id: str
    name: str
    term: Said
    about: Said
    clause: str | None
    others: tuple[tuple[str, str], ...]
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ModuleRow:
    """A module by name."""

    id: str
    name: str
    number: int | None
    title: Said
    about: Said
    product: str
    requires: tuple[str, ...]
    needs_one: tuple[str, ...]
    excludes: tuple[str, ...]
    players: tuple[int, int] | None
    clause: str | None
    playable: bool


@dataclass(frozen=True, slots=True)
class ProductRow:
    """A box by name."""

    id: str
    name: str
    title: Said
    required: bool


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A switch by name; `values` are (id, what it is called), `product` and `module` what it belongs to."""

    id: str
    name: str
    title: Said
    about: Said
    values: tuple[tuple[str, Said], ...]
    default: str
    clause: str | None
    product: str | None
    module: str | None
    when: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class ModeRow:
    """A way to play by name."""

    id: str
    name: str
    title: Said
    about: Said


@dataclass(frozen=True, slots=True)
class Names:
    """What modules, boxes, options, ways to play and readings are called, for conditions, stamps and choices."""

    modules: Mapping[str, ModuleRow]
    products: Mapping[str, ProductRow]
    options: Mapping[str, OptionRow]
    modes: Mapping[str, ModeRow]
    readings: Sequence[Reading]
    called: Mapping[str, str]
    """The names as `conditions.when_words` wants them."""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A clause in the rulebook, with what stands beside it in the margin."""

    row: ClauseRow
    module: ModuleRow | None
    reading: ReadingRow | None
    cards: tuple[CitationRow, ...]
    replaced_by: tuple[CitationRow, ...]
    replaces: tuple[CitationRow, ...]
    errata: tuple[ClauseRow, ...]


@dataclass(frozen=True, slots=True)
class ClausePage:
    """Everything that a clause's page says."""

    game: Game
    row: ClauseRow
    above: tuple[ClauseRow, ...]
    within: tuple[ClauseRow, ...]
    before: ClauseRow | None
    after: ClauseRow | None
    texts: Mapping[str, ClauseText]
    module: ModuleRow | None
    product: ProductRow | None
    readings: tuple[ReadingRow, ...]
    errata: tuple[ClauseRow, ...]
    cites: tuple[CitationRow, ...]
    replaces: tuple[CitationRow, ...]
    cited_by: tuple[CitationRow, ...]
    replaced_by: tuple[CitationRow, ...]
    cards: tuple[CitationRow, ...]
    terms: tuple[CitationRow, ...]
    sources: tuple[SourceRow, ...]
