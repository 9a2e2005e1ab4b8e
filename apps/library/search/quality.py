"""How good search is: real questions with the clauses that answer them, and how often the right clause comes first or among the first five."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

from apps.library.search.results import search

QUESTIONS, REPORT = Path("docs/search-questions.yaml"), Path("docs/search-quality.md")
FIRST = 5
HALVES = ("tuning", "report")
NAMES = {"en": "English", "cs": "Czech", "es": "Spanish", "pl": "Polish", "pt": "Portuguese", "ru": "Russian"}


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody asked, and the clauses that answer: any of them is right."""

    lang: str
    half: str
    question: str
    expects: tuple[str, ...]

    @property
    def game(self) -> str:
        """The game that it is about."""
        return self.expects[0].partition("/")[0]


@dataclass(frozen=True, slots=True)
class Answered:
    """Where the right clause stood among the results: from 1, or 0 if it was not there; in all games, and asked on a page of its game."""

    question: Question
    anywhere: int
    within: int


def questions(path: Path | None = None) -> list[Question]:
    """The questions of a file (docs/search-questions.yaml)."""
    rows: list[dict[str, Any]] = yaml.safe_load((path or Path(settings.BASE_DIR) / QUESTIONS).read_text(encoding="utf-8"))
    return [Question(row["lang"], row["half"], row["question"], tuple(row["expects"])) for row in rows]


def asked(some: Iterable[Question]) -> Iterator[Answered]:
    """Ask them all."""
    for question in some:
        yield Answered(question, _place(question), _place(question, question.game))


def _place(question: Question, here: str = "") -> int:
    hits = search(question.question, langs=(question.lang, "en"), limit=20, here=here).hits
    return next((place for place, hit in enumerate(hits, 1) if hit.subject in question.expects), 0)


def report(answers: Sequence[Answered]) -> str:
    """The published page."""
    by: dict[str, list[Answered]] = defaultdict(list)
    for answer in answers:
        by[answer.question.lang].append(answer)
    lines = [
        "# How good search is",
        "",
        "Questions in six languages, written from descriptions of the rules by somebody who had not seen our texts, before anything was tuned.",
        "Half of them, drawn at random, served for tuning; these figures are of the other half alone. The questions and the clauses that answer",
        "them are in [search-questions.yaml](search-questions.yaml); `manage.py search quality --write` asks them again and writes this page.",
        "",
        "One reservation: whoever collected the other words that people use (`also.yaml`) had seen which questions of this half had failed.",
        "",
        "A question counts as answered when a clause that states the rule comes first, or among the first five of all results (clauses, terms",
        "and cards of every game together). On the right the same, typed on a page of the game: its rules come first, as far as they answer.",
        "",
        "| language | questions | first | in the first five | on the game's pages: first | in the first five |",
        "| --- | --: | --: | --: | --: | --: |",
        *(_row(NAMES.get(lang, lang), some) for lang, some in by.items()),
        _row("**all**", answers),
        "",
        "What was not among the first five in either way:",
        "",
        *(f"- {a.question.lang}: {a.question.question}" for a in answers if not 0 < a.within <= FIRST and not 0 < a.anywhere <= FIRST),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _row(name: str, answers: Sequence[Answered]) -> str:
    cells = [_share([a.anywhere for a in answers], n) for n in (1, FIRST)] + [_share([a.within for a in answers], n) for n in (1, FIRST)]
    return f"| {name} | {len(answers)} | {' | '.join(cells)} |"


def _share(places: Sequence[int], upto: int) -> str:
    good = sum(1 for place in places if 0 < place <= upto)
    return f"{good} ({100 * good / len(places):.0f} %)" if places else "0"
