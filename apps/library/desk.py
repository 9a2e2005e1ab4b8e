"""The translation desk: per language of a game what is missing, stale, or says something else than its English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from apps.library.queries import clauses_by_id
from apps.library.shapes import ClauseRow
from apps.packs.models import TranslationItem, TranslationState
from apps.packs.texts import ENGLISH

PAGE = 40
STATES = tuple(TranslationItem.State.values)

Pieces = tuple[tuple[str, bool], ...]
"""A text in pieces, each with whether it is what differs."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language of the desk with its counts."""

    code: str
    begun: bool
    total: int
    current: int
    counts: tuple[tuple[str, int], ...]

    @property
    def missing(self) -> int:
        """Texts without words; all of them before anybody has begun."""
        return dict(self.counts).get("missing", 0) if self.begun else self.total


@dataclass(frozen=True, slots=True)
class Entry:
    """A text that needs a look: both languages with what differs marked, why, and where it stands."""

    item: TranslationItem
    english: Pieces
    text: Pieces
    why: tuple[str, ...]
    clause: ClauseRow | None

    @property
    def key(self) -> str:
        """The key as one writes it: with the attribute behind a dot, a term with its hyphen."""
        name = self.item.key
        named = f"-{name.removeprefix('term_')}" if name.startswith("term_") else name
        return f"{named}.{self.item.attr}" if self.item.attr else named

    @property
    def file(self) -> str:
        """Where it stands: file of the pack and line."""
        return f"{self.item.file}:{self.item.line}"


@dataclass(frozen=True, slots=True)
class Ask:
    """What the page was asked for; `ignored` are values that mean nothing here."""

    to: str
    show: str
    page: int
    ignored: tuple[str, ...]


def ask_of(query: Mapping[str, str], reader: str) -> Ask:
    """Read `to`, `show` and `page`; the language is the reader's unless another is asked for."""
    codes = [code for code, _name in settings.LANGUAGES if code != ENGLISH]
    to, show, page = query.get("to", ""), query.get("show", ""), query.get("page", "")
    number = int(page) if page.isascii() and page.isdigit() and len(page) < 6 and int(page) else 1
    ignored = [value for value, good in ((to, to in codes), (show, show in STATES), (page, str(number) == page)) if value and not good]
    default = reader if reader in codes else codes[0]
    return Ask(to if to in codes else default, show if show in STATES else "", number, tuple(v[:60] for v in ignored))


def tongues(slug: str) -> list[Tongue]:
    """Every language of the site but English with its counts. One query."""
    rows = {row.lang: row for row in TranslationState.objects.filter(slug=slug)}
    return [_tongue(rows[code]) for code, _name in settings.LANGUAGES if code in rows]


def _tongue(row: TranslationState) -> Tongue:
    return Tongue(row.lang, row.begun, row.total, row.current, tuple((state, row.counts.get(state, 0)) for state in STATES))


def entries(slug: str, ask: Ask, langs: Sequence[str]) -> tuple[list[Entry], bool]:
    """One page of what was asked for, and whether there is more. Three queries."""
    rows = TranslationItem.objects.filter(slug=slug, lang=ask.to).order_by("order")
    start = (ask.page - 1) * PAGE
    found = list((rows.filter(state=ask.show) if ask.show else rows)[start : start + PAGE + 1])
    clauses = {row.id: row for row in clauses_by_id(list(dict.fromkeys(i.clause for i in found if i.clause)), langs)}
    return [_entry(item, clauses.get(item.clause)) for item in found[:PAGE]], len(found) > PAGE


def _entry(item: TranslationItem, clause: ClauseRow | None) -> Entry:
    english = [tuple(span) for finding in item.findings for span in finding["english"]]
    text = [tuple(span) for finding in item.findings for span in finding["translation"]]
    return Entry(item, pieces(item.english, english), pieces(item.text, text), tuple(reasons(item)), clause)


def pieces(text: str, spans: Sequence[tuple[int, ...]]) -> Pieces:
    """A text cut where its marks begin and end."""
    made: list[tuple[str, bool]] = []
    at = 0
    for start, end in sorted(spans):
        if start >= at:
            made += [(text[at:start], False), (text[start:end], True)]
            at = end
    return tuple((part, mark) for part, mark in [*made, (text[at:], False)] if part)


def reasons(item: TranslationItem) -> list[str]:
    """Why a text is on the desk, in words."""
    if item.state == "missing":
        return [_("It has no words in this language.")]
    if item.state == "stale":
        return [_("The English has changed since this was translated.")]
    return [_reason(item, finding) for finding in item.findings]


def _reason(item: TranslationItem, finding: Mapping[str, Any]) -> str:
    here, there = (_quoted(text, finding[side]) for text, side in ((item.text, "translation"), (item.english, "english")))
    args = {"here": here, "there": there}
    match finding["kind"]:
        case "placeholders":
            return _("Only one of the two asks for %(names)s.") % {"names": ", ".join(f"${name}" for name in finding["names"])}
        case "negation":
            return _("The English denies (%(there)s); does this?") % args
        case "icons":
            return _("Other icons: %(there)s in English, %(here)s here.") % args
        case "dice":
            return _("Other dice: %(there)s in English, %(here)s here.") % args
        case "bands":
            return _("Another band: %(there)s in English, %(here)s here.") % args
    return _("Another number: %(there)s in English, %(here)s here.") % args


def _quoted(text: str, spans: Sequence[Sequence[int]]) -> str:
    return ", ".join(f"“{text[start:end]}”" for start, end in spans) or _("nothing")
