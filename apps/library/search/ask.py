"""Reading a query: words, phrases in quotes, filters such as `lang:cs`, and what could not be used. Nothing that is typed is an error."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from django.conf import settings

from apps.library.models import Clause, Game, Module
from apps.library.search import keys

LONGEST, MOST = 200, 12
"""Characters and words of a query that are looked at."""
FILTERS = ("game", "lang", "kind", "module")
KINDS = ("clause", "term", "card", "die", "token", "role", "board", *Clause.Kind.values)
PART = re.compile(r'(?P<name>[A-Za-z]+):(?P<value>[\w/-]+)|"(?P<phrase>[^"]*)"|(?P<word>[^\s"]+)|(?P<quote>")')


@dataclass(frozen=True, slots=True)
class Ignored:
    """A part of a query that was not used. `why`: sign, long, many, filter, value."""

    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Ask:
    """A query as understood. `words` keep their spelling; `common` are words left out because they stand everywhere."""

    text: str
    words: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    langs: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    ignored: tuple[Ignored, ...] = ()
    common: tuple[str, ...] = ()

    @property
    def filtered(self) -> bool:
        """Whether any filter is set."""
        return bool(self.games or self.langs or self.kinds or self.modules)

    @property
    def bare(self) -> str:
        """The query without its filters."""
        return " ".join([*(f'"{p}"' for p in self.phrases), *(w for w in self.words if not any(w in p.split() for p in self.phrases))])


class _Reader:
    def __init__(self) -> None:
        self.words: list[str] = []
        self.phrases: list[str] = []
        self.filters: dict[str, list[str]] = {name: [] for name in FILTERS}
        self.ignored: list[Ignored] = []

    def filter(self, name: str, value: str, whole: str) -> None:
        if name not in FILTERS:
            # "3:1" or "Attic:" is text that happens to have a colon; `colour:red` is a filter that we do not have.
            self.ignored.append(Ignored(whole, "filter"))
        elif not _is_known(name, value):
            self.ignored.append(Ignored(whole, "value"))
        else:
            self.filters[name].append(value)

    def phrase(self, text: str) -> None:
        words = [t.text for t in keys.tokens(text)]
        if len(words) > 1:
            self.phrases.append(" ".join(words))
        self.words += words
        if not words and text.strip():
            self.ignored.append(Ignored(text.strip(), "sign"))

    def word(self, text: str) -> None:
        words = [t.text for t in keys.tokens(text)]
        self.words += words
        signs = re.sub(r"[\w\s,.;!?…'’-]+", "", text)
        self.ignored += [Ignored(sign, "sign") for sign in dict.fromkeys(signs)]
        if not words and not signs:
            self.ignored.append(Ignored(text, "sign"))


def read_query(text: str) -> Ask:
    """Understand what was typed. Filters with values that do not exist are named among the ignored parts."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    reader = _Reader()
    unseen = dict.fromkeys(c for c in text if not c.isprintable() and not c.isspace())
    reader.ignored += [Ignored(ascii(c)[1:-1], "sign") for c in unseen]
    if len(clean) > LONGEST:
        reader.ignored.append(Ignored(f"{clean[LONGEST : LONGEST + 20]}…", "long"))
    for match in PART.finditer(clean[:LONGEST]):
        _part(reader, match)
    return _asked(clean[:LONGEST], reader)


def _part(reader: _Reader, match: re.Match[str]) -> None:
    if match["name"]:
        reader.filter(match["name"].lower(), match["value"].lower(), match[0])
    elif match["phrase"] is not None:
        reader.phrase(match["phrase"])
    elif match["quote"]:
        reader.ignored.append(Ignored('"', "sign"))
    else:
        reader.word(match["word"])


def _asked(text: str, reader: _Reader) -> Ask:
    words = list({keys.fold(w): w for w in reversed(reader.words)}.values())[::-1]
    telling = [w for w in words if keys.fold(w) not in keys.stop_words()]
    common = tuple(w for w in words if w not in telling) if telling else ()
    used = telling or words
    if len(used) > MOST:
        reader.ignored.append(Ignored(f"{' '.join(used[MOST : MOST + 3])}…", "many"))
    filters = {name: tuple(dict.fromkeys(values)) for name, values in reader.filters.items()}
    return Ask(
        text, tuple(used[:MOST]), tuple(reader.phrases), filters["game"], filters["lang"], filters["kind"], filters["module"],
        tuple(dict.fromkeys(reader.ignored)), common,
    )  # fmt: skip


def _is_known(name: str, value: str) -> bool:
    known: Collection[str]
    if name == "lang":
        known = {code for code, _ in settings.LANGUAGES}
    elif name == "kind":
        known = KINDS
    elif name == "game":
        known = Game.objects.values_list("slug", flat=True)
    else:
        known = Module.objects.values_list("name", flat=True)
    return value in known
