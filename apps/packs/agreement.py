"""Whether a translation says the same numbers as its English: digits and number words, dice, bands, placeholders, icons.

`figures` finds them in a text, `findings` compares two texts. A difference is a fault; a lost negation is only a hint (`unsure`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from apps.packs.numerals import denials, fold, numerals

Span = tuple[int, int]

DIE = re.compile(r"(?<![^\W_])(\d*) ?([dDkKкКдД])(\d+)(?![^\W_])")
"""2d6 and d6, 1k6, к6: the letter is that of the language."""
ICON = re.compile(r"(?<![\w:]):([a-z][a-z0-9-]*):")
PLACEHOLDER = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)")
BRACED = re.compile(r"\{[^{}]*\}")
TOKEN = re.compile(r"\d+|[^\W\d_]+")
DASH = re.compile(r"\s?[-‐‑‒–—−]\s?")
KINDS = ("placeholders", "dice", "bands", "numbers", "icons", "negation")


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that two languages must have in common. `kind` is a number, a band, dice or an icon; a weak one need not be answered."""

    kind: str
    value: tuple[int, ...] | str
    span: Span
    weak: bool = False
    parts: tuple[Figure, ...] = ()
    """The numbers that a band in words ("1 to 3") consists of, should the other language not say it as a band."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Where a translation and its English differ: what kind of thing, and where it stands in each (nothing where it is missing)."""

    kind: str
    english: tuple[Span, ...] = ()
    translation: tuple[Span, ...] = ()
    names: tuple[str, ...] = ()
    """Placeholders, which a reader does not see."""

    @property
    def unsure(self) -> bool:
        """A hint rather than a fault."""
        return self.kind == "negation"


def findings(english: str, translation: str, lang: str, *, source: str = "en") -> list[Finding]:
    """Every difference between two texts; both rendered, or both as written with `{ $placeholders }`.

    Two translations can be compared as well: then `source` is the language of what stands in the place of the English.
    """
    found = [*_placeholders(english, translation), *_figures(english, translation, lang, source)]
    lost = tuple(match.span() for match in denials(english, source))
    if lost and not any(denials(translation, lang)):
        found.append(Finding("negation", english=lost))
    return found


def placeholders(text: str) -> frozenset[str]:
    """The names of the facts and arguments that a text as written asks for."""
    return frozenset(PLACEHOLDER.findall(text))


def _placeholders(english: str, translation: str) -> Iterator[Finding]:
    names = placeholders(english) ^ placeholders(translation)
    if names:
        yield Finding("placeholders", names=tuple(sorted(names)))


# Finding figures


@lru_cache(maxsize=8192)  # the English of a text is compared with five others
def figures(text: str, lang: str) -> tuple[Figure, ...]:
    """The numbers, dice, bands and icons of a text, in order."""
    bare = BRACED.sub(lambda m: " " * len(m[0]), text)
    icons = [Figure("icons", match[1], match.span()) for match in ICON.finditer(bare)]
    bare = ICON.sub(lambda m: " " * len(m[0]), bare)
    dice = [Figure("dice", (int(m[1] or 1), int(m[3])), m.span()) for m in DIE.finditer(bare)]
    bare = DIE.sub(lambda m: " " * len(m[0]), bare)
    found = _bands(bare, _compounds(bare, list(_numbers(bare, lang)), lang), lang)
    return tuple(sorted([*icons, *dice, *found], key=lambda f: f.span))


def _numbers(text: str, lang: str) -> Iterator[Figure]:
    words = numerals(lang)
    loose = {match.end() for match in words.pronouns.finditer(text)} if words.pronouns else set()
    for match in TOKEN.finditer(text):
        word = fold(match[0])
        if word.isdecimal():
            yield Figure("numbers", (int(word),), match.span())
        elif word in words.strong:
            yield Figure("numbers", (words.strong[word],), match.span(), weak=match.end() in loose)
        elif word in words.weak:
            yield Figure("numbers", (words.weak[word],), match.span(), weak=True)
        elif (number := words.prefix(word)) is not None:
            yield Figure("numbers", (number,), match.span(), weak=True)


def _compounds(text: str, found: Sequence[Figure], lang: str) -> list[Figure]:
    """Tens and units made one number: twenty-one, treinta y uno, двадцать один."""
    joins = numerals(lang).joins
    made: list[Figure] = []
    for figure in found:
        last = made[-1] if made else None
        if last and _is_compound(text, last, figure, joins):
            made[-1] = Figure("numbers", (int(last.value[0]) + int(figure.value[0]),), (last.span[0], figure.span[1]))
        else:
            made.append(figure)
    return made


def _is_compound(text: str, first: Figure, second: Figure, joins: frozenset[str]) -> bool:
    between = text[first.span[1] : second.span[0]]
    if first.weak or text[first.span[0]].isdigit() or text[second.span[0]].isdigit() or not (between in (" ", "-") or between.strip() in joins):
        return False
    high, low = int(first.value[0]), int(second.value[0])
    return (high >= 100 and high % 100 == 0 and 0 < low < 100) or (20 <= high < 100 and high % 10 == 0 and 0 < low < 10)


def _bands(text: str, found: Sequence[Figure], lang: str) -> list[Figure]:
    """Two numbers with a dash or a word like "to" between them made one band."""
    spans = numerals(lang).spans
    made: list[Figure] = []
    for figure in found:
        last = made[-1] if made and made[-1].kind == "numbers" else None
        between = text[last.span[1] : figure.span[0]] if last else ""
        if last and int(last.value[0]) < int(figure.value[0]) and (DASH.fullmatch(between) or fold(between.strip()) in spans):
            parts = () if DASH.fullmatch(between) else (last, figure)
            made[-1] = Figure("bands", (int(last.value[0]), int(figure.value[0])), (last.span[0], figure.span[1]), parts=parts)
        else:
            made.append(figure)
    return made


# Comparing


def _figures(english: str, translation: str, lang: str, source: str) -> Iterator[Finding]:
    mine, theirs = _dissolved(figures(english, source), figures(translation, lang))
    if not mine and not theirs:
        return
    for kind in ("dice", "bands", "numbers", "icons"):
        left = _unmatched([f for f in mine if f.kind == kind], [f for f in theirs if f.kind == kind])
        right = _unmatched([f for f in theirs if f.kind == kind], [f for f in mine if f.kind == kind])
        if left or right:
            yield Finding(kind, tuple(f.span for f in left), tuple(f.span for f in right))


def _dissolved(mine: Sequence[Figure], theirs: Sequence[Figure]) -> tuple[list[Figure], list[Figure]]:
    """Bands in words become numbers where the other side has no such band, a die becomes its number of sides where it has no dice."""
    return _dissolve(mine, theirs), _dissolve(theirs, mine)


def _dissolve(mine: Sequence[Figure], theirs: Sequence[Figure]) -> list[Figure]:
    open_ = Counter((f.kind, f.value) for f in theirs)
    no_dice = not any(f.kind == "dice" for f in theirs)
    made: list[Figure] = []
    for figure in mine:
        key = (figure.kind, figure.value)
        if open_[key]:
            open_[key] -= 1
            made.append(figure)
        elif figure.parts:
            made += figure.parts
        elif figure.kind == "dice" and no_dice and any(f.kind == "numbers" and f.value == figure.value[1:] for f in theirs):
            made.append(Figure("numbers", (int(figure.value[1]),), figure.span, weak=True))
        else:
            made.append(figure)
    return made


def _unmatched(mine: Sequence[Figure], theirs: Sequence[Figure]) -> list[Figure]:
    """The strong figures that the other side does not answer, the last ones of each value."""
    answers = Counter(f.value for f in theirs)
    by_value: dict[object, list[Figure]] = {}
    for figure in mine:
        if not figure.weak:
            by_value.setdefault(figure.value, []).append(figure)
    return [figure for value, same in by_value.items() for figure in same[answers[value] :]]  # type: ignore[index]


def as_json(finding: Finding) -> Mapping[str, object]:
    """For storing and for programs."""
    return {"kind": finding.kind, "english": list(finding.english), "translation": list(finding.translation), "names": list(finding.names)}
