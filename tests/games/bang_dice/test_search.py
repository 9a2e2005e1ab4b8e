"""The questions that a table asks most find their clause among the first."""

from __future__ import annotations

import pytest

from apps.library.search.results import search

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]


@pytest.mark.parametrize(
    ("lang", "query", "clause"),
    [
        ("cs", "sip", "arrows/take"),
        ("cs", "šípy", "arrows/take"),
        ("cs", "SIPU", "arrows/take"),
        ("cs", "arrow", "arrows/take"),
        ("en", "šípy", "arrows/take"),
        ("cs", "pivo", "beer/heal"),
        ("cs", "beer", "beer/heal"),
        ("en", "indian attack", "arrows/attack"),
        ("en", "reroll", "turn/reroll"),
        ("en", "gatlng", "gatling/fire"),
        ("en", "how many bullets does the sheriff get", "setup/sheriff-bullets"),
        ("cs", "3 hráči", "three"),
        ("en", "suzy", "characters/suzy-lafayette"),
    ],
)
def test_it_finds_the_clause(lang: str, query: str, clause: str) -> None:
    hits = [h.subject for h in search(query, langs=(lang,)).hits if h.kind == "clause"]
    assert f"bang-dice/{clause}" in hits[:3], hits[:5]


def test_the_words_shown_are_in_the_readers_language_and_the_match_is_labelled() -> None:
    hit = next(h for h in search("beer", langs=("cs",)).hits if h.subject == "bang-dice/beer/heal")
    assert (hit.lang, hit.found_in) == ("cs", "en")
