"""The page on search names every filter and state that there is; the page on its quality is what asking again gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apps.cards import search as cards
from apps.library.search import ask, grammar, quality

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "search.md").read_text(encoding="utf-8")


def named(heading: str) -> set[str]:
    """The filters in the table under a heading."""
    return set(re.findall(r"^\| `([a-z]+):`", PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0], re.MULTILINE))


@pytest.mark.django_db
def test_every_filter_is_on_the_page() -> None:
    assert named("Filters for rules") == {name for name, field in ask.fields().items() if field.kind != "elsewhere"}
    assert named("Filters for components") == set(cards.fields([]))


def test_states_and_limits_are_on_the_page() -> None:
    assert all(f"`{state}`" in PAGE for state in (*ask.STATES, *cards.STATES))
    assert f"{grammar.LONGEST} characters and {grammar.MOST} words" in PAGE


def test_there_are_enough_questions_in_six_languages_and_half_of_each_is_reported() -> None:
    asked = quality.questions()
    for lang in quality.NAMES:
        halves = [q.half for q in asked if q.lang == lang]
        assert halves.count("report") == halves.count("tuning") >= 10
    assert {q.half for q in asked} == set(quality.HALVES)


@pytest.mark.usefixtures("loaded")
@pytest.mark.django_db
def test_every_question_names_clauses_that_are_there() -> None:
    from apps.library.models import Clause

    known = set(Clause.objects.values_list("id", flat=True))
    assert [(q.question, id_) for q in quality.questions() for id_ in q.expects if id_ not in known] == []


@pytest.mark.usefixtures("loaded")
@pytest.mark.django_db
def test_the_published_quality_is_that_of_today_but_for_a_changed_word_or_two() -> None:
    answers = list(quality.asked(q for q in quality.questions() if q.half == "report"))
    published, today = totals((DOCS.parent / quality.REPORT).read_text(encoding="utf-8")), totals(quality.report(answers))
    assert max(abs(a - b) for a, b in zip(published, today, strict=True)) <= 2, f"{published} {today}: manage.py search quality --write"


def totals(page: str) -> list[int]:
    """The counts of the last row of the table."""
    row = next(line for line in page.splitlines() if line.startswith("| **all**"))
    return [int(cell.split()[0]) for cell in row.strip("|").split("|")[1:]]
