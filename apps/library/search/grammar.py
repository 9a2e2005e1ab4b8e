"""The grammar of queries, one for rules and cards: words, "phrases", filters (`kind:rule`, `count>=8`, `count:2-5`), a minus before any.

Nothing that is typed is an error: what cannot be used is named with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from apps.library.search import keys

LONGEST, MOST = 400, 16
"""Characters and words of a query that are looked at."""
PART = re.compile(
    r"""(?<!\S)(?P<minus>[-−])?(?P<name>[A-Za-z][A-Za-z_-]*)(?P<op>>=|<=|[:=<>])(?:"(?P<quoted>[^"]*)"|(?P<value>[\w.,/…–-]+))(?!\S)"""
    r"""|(?P<not>(?<!\S)[-−](?=["\w]))?(?:"(?P<phrase>[^"]*)"|(?P<word>[^\s"]+))|(?P<quote>")""",
    re.VERBOSE,
)
RANGE = re.compile(r"(?P<low>\d{1,9})?(?P<dots>\.\.+|…|[-–])?(?P<high>\d{1,9})?")
SIGNS = re.compile(r"[\w\s,.;!?…'’‑–—-]+")


@dataclass(frozen=True, slots=True)
class Ignored:
    """A part of a query that was not used. `why`: sign, long, many, filter, value, number, order, elsewhere, alone."""

    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Field:
    """A filter that a search has. `kind`: choice (one of `values`), number, or elsewhere (another search has it)."""

    kind: str
    values: Callable[[], Collection[str]] = tuple


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter as typed: any of `values`, or a number from `low` to `high`; `raw` is how it stood."""

    name: str
    raw: str
    negated: bool = False
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None

    def takes(self, value: int | None) -> bool:
        """Whether a number is within the range."""
        inside = value is not None and (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
        return inside != self.negated


@dataclass(frozen=True, slots=True)
class Query:
    """A query as read. `bare` is what is left of it without filters; `without` are the words that must not stand there."""

    text: str = ""
    words: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    without_phrases: tuple[str, ...] = ()
    filters: tuple[Filter, ...] = ()
    ignored: tuple[Ignored, ...] = ()
    common: tuple[str, ...] = ()
    bare: str = ""

    def values(self, name: str) -> tuple[str, ...]:
        """The values that a filter wants."""
        return tuple(dict.fromkeys(v for f in self.filters if f.name == name and not f.negated for v in f.values))

    def dropped(self, filter_: Filter | None = None) -> str:
        """The query without one filter, or without all."""
        kept = [f.raw for f in self.filters if filter_ is not None and f != filter_]
        return " ".join([self.bare, *kept]).strip()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to search by."""
        return not self.words and not any(not f.negated for f in self.filters)


class _Reader:
    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields = fields
        self.words: list[str] = []
        self.phrases: list[str] = []
        self.without: list[str] = []
        self.without_phrases: list[str] = []
        self.filters: list[Filter] = []
        self.ignored: list[Ignored] = []
        self.bare: list[str] = []

    def part(self, match: re.Match[str]) -> None:
        if match["name"]:
            self.filter(match)
        elif match["phrase"] is not None:
            self.phrase(match["phrase"], negated=bool(match["not"]), raw=match[0])
        elif match["quote"]:
            self.ignored.append(Ignored('"', "sign"))
        else:
            self.word(match["word"], negated=bool(match["not"]), raw=match[0])

    def filter(self, match: re.Match[str]) -> None:
        name, op = match["name"].casefold(), match["op"]
        value = (match["quoted"] if match["quoted"] is not None else match["value"]).casefold()
        field = self.fields.get(name)
        made: Filter | None = None
        if field is None:
            why = "filter"
        elif field.kind == "elsewhere":
            why = "elsewhere"
        elif field.kind == "number":
            why, made = _number(name, op, value)
        elif op not in ":=":
            why = "order"
        else:
            values = tuple(dict.fromkeys(v for v in value.split(",") if v))
            why, made = "value", Filter(name, match[0], values=values) if values and set(values) <= set(field.values()) else None
        if made is None:
            self.ignored.append(Ignored(match[0], why))
        else:
            self.filters.append(Filter(name, match[0], bool(match["minus"]), made.values, made.low, made.high))

    def phrase(self, text: str, *, negated: bool, raw: str) -> None:
        words = [t.text for t in keys.tokens(text)]
        if not words:
            self.ignored += [Ignored(text.strip(), "sign")] if text.strip() else []
            return
        joined = " ".join(words)
        self.bare.append(raw)
        if negated:
            (self.without_phrases if len(words) > 1 else self.without).append(joined)
            return
        self.phrases += [joined] if len(words) > 1 else []
        self.words += words

    def word(self, text: str, *, negated: bool, raw: str) -> None:
        words = [t.text for t in keys.tokens(text)]
        signs = SIGNS.sub("", text)
        self.ignored += [Ignored(sign, "sign") for sign in dict.fromkeys(signs)]
        if not words and not signs:
            self.ignored.append(Ignored(text, "sign"))
        if words:
            self.bare.append(raw if negated else text)
        if negated and words and words[0][0].isdigit():
            self.ignored.append(Ignored("-", "sign"))
            negated = False
        (self.without if negated else self.words).extend(words)


def _number(name: str, op: str, value: str) -> tuple[str, Filter | None]:
    """A number or a range; the reason why it is none."""
    match = RANGE.fullmatch(value)
    if not match or not (match["low"] or match["high"]) or (op not in ":=" and (match["dots"] or not match["low"])):
        return "number", None
    low = int(match["low"]) if match["low"] else None
    high = int(match["high"]) if match["high"] else None
    if not match["dots"]:
        low, high = {
            ":": (low, low), "=": (low, low), ">=": (low, None), "<=": (None, low), ">": ((low or 0) + 1, None), "<": (None, (low or 0) - 1),
        }[op]  # fmt: skip
    return "number", Filter(name, "", low=low, high=high)


def read(text: str, fields: Mapping[str, Field]) -> Query:
    """Understand what was typed."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    reader = _Reader(fields)
    unseen = dict.fromkeys(c for c in text if not c.isprintable() and not c.isspace())
    reader.ignored += [Ignored(ascii(c)[1:-1], "sign") for c in unseen]
    if len(clean) > LONGEST:
        reader.ignored.append(Ignored(f"{clean[LONGEST : LONGEST + 20]}…", "long"))
    for match in PART.finditer(clean[:LONGEST]):
        reader.part(match)
    return _query(clean[:LONGEST], reader)


def _query(text: str, reader: _Reader) -> Query:
    words = _distinct(reader.words)
    telling = [w for w in words if keys.fold(w) not in keys.stop_words()]
    used = telling or words
    if len(used) > MOST:
        reader.ignored.append(Ignored(f"{' '.join(used[MOST : MOST + 3])}…", "many"))
    if not used and not any(not f.negated for f in reader.filters):
        reader.ignored += [Ignored(f"-{w}", "alone") for w in reader.without] + [Ignored(f.raw, "alone") for f in reader.filters]
    return Query(
        text=text,
        words=tuple(used[:MOST]),
        phrases=tuple(dict.fromkeys(reader.phrases)),
        without=tuple(_distinct(reader.without)[:MOST]),
        without_phrases=tuple(dict.fromkeys(reader.without_phrases)),
        filters=tuple(dict.fromkeys(reader.filters)),
        ignored=tuple(dict.fromkeys(reader.ignored)),
        common=tuple(w for w in words if w not in telling) if telling else (),
        bare=" ".join(reader.bare),
    )


def _distinct(words: Iterable[str]) -> list[str]:
    """The words in order, each once however it is written."""
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(keys.fold(word), word)
    return list(found.values())
