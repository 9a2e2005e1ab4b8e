"""Search: any language, with or without accents, never an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client

from apps.library.search.ask import read_query
from apps.library.search.find import find
from apps.library.search.meaning import meanings
from apps.library.search.results import Results, search
from tests.library.orchard import EN, TERMS_EN, plant

BASE = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("planted_alone")]


def ids(results: Results) -> list[str]:
    return [hit.subject for hit in results.hits]


@pytest.mark.parametrize(
    ("query", "clause"),
    [
        ("kosiky", "orchard/picking/basket"),
        ("KOŠÍKŮ", "orchard/picking/basket"),
        ("vos", "orchard/picking/wasp"),
        ("zihadlo", "orchard/picking/wasp"),
        ("повреждённое", "orchard/picking/wasp"),
        ("поврежденное", "orchard/picking/wasp"),
        ("stung", "orchard/picking/wasp"),
        ("OR-2", "orchard/picking/apple"),
        ("picking/wasp", "orchard/picking/wasp"),
        ("waps", "orchard/picking/wasp"),
    ],
)
def test_it_finds_a_clause_without_accents_in_any_form_in_any_language(query: str, clause: str) -> None:
    assert clause in ids(search(query, langs=("cs",)))[:3]


def test_a_spanish_word_finds_the_czech_clause_through_the_glossary() -> None:
    results = search("manzanas", langs=("cs",))
    hits = {h.subject: h for h in results.hits}
    assert "orchard/frost/scope" in hits and hits["orchard/frost/scope"].lang == "cs"
    assert ("jablka", True) in hits["orchard/frost/scope"].text


def test_a_mistyped_word_means_all_that_the_right_one_means() -> None:
    (meaning,) = meanings(["jablkaa"])
    assert {"@orchard/apple", "cs~jablk"} <= set(meaning.matched.values())
    assert {hit.subject for hit in search("jablkaa", langs=("cs",)).hits} == {hit.subject for hit in search("jablka", langs=("cs",)).hits}


@pytest.mark.parametrize("query", ["pome", "pomes", "golden fruits", "ovoce ze stromů", "OVOCEM STROMU"])
def test_another_word_that_people_have_finds_what_the_glossary_calls_otherwise_in_any_of_its_cases(query: str) -> None:
    hits = search(query, langs=("en",)).hits
    assert hits[0].subject in ("orchard/picking/apple", "orchard/frost/scope"), ids(search(query, langs=("en",)))
    assert any(marked and "apple" in piece for hit in hits for piece, marked in hit.text)


def test_a_term_with_little_words_in_it_is_recognised_although_a_query_loses_them() -> None:
    plant(terms_en=TERMS_EN.replace("crab apple", "child of the frost"))
    query = read_query("child of the frost")
    assert query.words == ("child", "frost")
    assert all("@orchard/apple" in meaning.matched.values() for meaning in meanings(query.words))


def test_a_match_in_another_language_is_labelled() -> None:
    hit = next(h for h in search("ignored", langs=("cs",)).hits if h.subject == "orchard/picking/wasp")
    assert (hit.lang, hit.found_in) == ("cs", "en")
    fallback = next(h for h in search("wakes", langs=("cs",)).hits if h.subject == "orchard/picking/wild")
    assert (fallback.lang, fallback.found_in) == ("en", "")


def test_a_card_is_found_by_its_name_in_any_language_as_one_record() -> None:
    for name in ("kdoule", "membrillo", "quince"):
        hits = [h for h in search(name, langs=("en",)).hits if h.kind == "card"]
        assert [h.subject for h in hits] == ["orchard/trees/quince"] and hits[0].plain_title == "Quince"


def test_a_result_stands_in_context_with_the_word_marked() -> None:
    hit = search("sousedovi", langs=("cs",)).hits[0]
    assert hit.trail == "Sad › Česání jablek" and ("sousedovi", True) in hit.text


def test_all_words_are_wanted_and_if_nothing_has_them_the_nearest_is_shown() -> None:
    assert not search("wasp stung", langs=("en",)).partly
    nearest = search("wasp bicycle", langs=("en",))
    assert nearest.partly and ids(nearest)[0] == "orchard/picking/wasp"


def test_the_clause_that_defines_a_thing_comes_before_those_that_mention_it() -> None:
    assert search("apple kind:rule", langs=("en",)).hits[0].subject == "orchard/picking/apple"
    assert search("jablek kind:rule", langs=("cs",)).hits[0].subject == "orchard/picking/apple"


def test_filters_narrow_and_what_does_not_exist_is_named() -> None:
    assert {h.detail for h in search("apple kind:ruling", langs=("en",)).hits} == {"ruling"}
    assert {h.lang for h in search("apple lang:es", langs=("cs",)).hits} == {"es"}
    assert {h.module for h in search("apples module:frost", langs=("en",)).hits} == {"frost"}
    assert {h.game for h in search("apples game:orchard", langs=("en",)).hits} == {"orchard"}
    ask = read_query("apple lang:xx colour:red game:chess")
    assert [(i.text, i.why) for i in ask.ignored] == [("lang:xx", "value"), ("colour:red", "filter"), ("game:chess", "value")]


def test_words_in_quotes_must_stand_together() -> None:
    assert ids(search('"crab apple"', langs=("en",)))[0] == "orchard/picking/wasp"
    assert ids(search('"apple crab"', langs=("en",))) == []
    assert ids(search('"in the apple-tree" stung', langs=("en",)))[0] == "orchard/picking/wasp"


def test_little_words_are_left_out_unless_there_are_no_others() -> None:
    ask = read_query("what does the wasp do")
    assert ask.words == ("wasp",) and set(ask.common) == {"what", "does", "the", "do"}
    assert read_query("the").words == ("the",)


def test_states_are_asked_for_with_is_and_anything_is_turned_round_with_a_minus() -> None:
    assert ids(search("is:disputed", langs=("en",))) == ["orchard/picking/wasp"]
    assert ids(search("is:example", langs=("en",))) == ["orchard/picking/wild"]
    assert ids(search("apples is:expansion kind:clause", langs=("en",))) == ["orchard/frost/scope", "orchard/frost", "orchard/frost/late"][:1]
    assert "orchard/picking/wasp" not in ids(search("apple -wasp", langs=("en",)))
    assert "orchard/picking/wasp" not in ids(search('apple -"crab apple"', langs=("en",)))
    assert all(h.kind != "term" for h in search("apple -kind:term", langs=("en",)).hits)


def test_filters_alone_list_what_they_let_through_in_the_order_of_the_rules() -> None:
    listed = search("kind:clause game:orchard", langs=("cs", "en"))
    assert ids(listed)[:3] == ["orchard/picking", "orchard/picking/apple", "orchard/picking/basket"] and listed.total == 8
    assert ids(search("kind:clause -is:disputed -kind:section -module:frost", langs=("en",))) == [
        "orchard/picking/apple", "orchard/picking/basket", "orchard/picking/wild",
    ]  # fmt: skip
    assert {h.lang for h in search("lang:ru", langs=("en",)).hits} == {"ru"}


def test_words_of_several_languages_are_one_question() -> None:
    hit = search("vosa stung", langs=("cs",)).hits[0]
    assert (hit.subject, hit.whole) == ("orchard/picking/wasp", True)


def test_the_lemma_leads_where_the_stem_does_not() -> None:
    plant(text_en=EN.replace("picking_wild = Old Ann picks", "picking_wild = Old Ann threw dice and picked"))
    assert "orchard/picking/wild" in ids(search("throw", langs=("en",)))
    assert ("threw", True) in search("throw kind:example", langs=("en",)).hits[0].text


def test_a_query_needs_no_dictionary() -> None:
    code = "import django; django.setup(); import apps.library.views, apps.api.library, sys; assert 'simplemma' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=BASE, env={**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"})


def test_without_hits_it_says_what_each_filter_costs(client: Client) -> None:
    nothing = search("wasp kind:example lang:cs", langs=("en",))
    assert not nothing.hits and [(f.raw, count) for f, count in nothing.without] == [("kind:example", 1), ("lang:cs", 1)]
    html = client.get("/en/search/", {"q": "wasp kind:example lang:cs"}).content.decode()
    assert "without kind:example: 1 result" in html and "Search without the filters" in html


def test_a_search_from_a_page_of_a_game_has_its_rules_first_and_says_so(client: Client) -> None:
    assert '<input type="hidden" name="here" value="orchard">' in client.get("/en/games/orchard/").content.decode()
    html = client.get("/en/search/", {"q": "apple", "here": "orchard"}).content.decode()
    assert "Orchard first" in html and 'id="here"' in html
    for nonsense in ("chess", "\0", "x" * 500):
        assert client.get("/en/search/", {"q": "apple", "here": nonsense}).status_code == 200


HOSTILE = [
    "(", ")", "*", '"', '"open', "NEAR(", "%", "_", "\\", "'", "';--", "a" * 2000, "x " * 500, "\0", "apple\0wasp", "1-3:", ":", "kind:",
    "-", "--", "\u202e", "😀", "AND OR NOT", "game:game:game:", "%_!", "\ud800".encode("utf-8", "replace").decode(), "", "   ", "\n\t",
]  # fmt: skip


def test_nothing_that_is_typed_is_an_error() -> None:
    for query in HOSTILE:
        results = search(query, langs=("cs", "en"))
        assert results.query.words or results.query.ignored or not query.strip(), repr(query)


def test_pages_answer_whatever_is_typed_and_name_what_they_ignored(client: Client) -> None:
    for query in HOSTILE:
        assert client.get("/en/search/", {"q": query}).status_code == 200, repr(query)
    for query, named in (("apple (", "("), ("apple colour:red", "colour:red"), ("apple NEAR(", "("), ('apple "', "&quot;"), ("apple %", "%")):
        html = client.get("/en/search/", {"q": query}).content.decode()
        assert f"<code>{named}</code>" in html, query


def test_what_is_ignored_is_named() -> None:
    assert [i.text for i in read_query('wasp (*"').ignored] == ["(", "*", '"']
    assert [i.why for i in read_query("word " + "a" * 500).ignored] == ["long"]
    assert "many" in [i.why for i in read_query(" ".join(f"w{n}" for n in range(20))).ignored]


def test_a_word_that_nothing_has_is_answered_with_near_words() -> None:
    results = search("wassssp", langs=("en",))
    assert results.total == 0 and results.near == (("wassssp", ("wasp", "wasps")),)
    assert search("applles", langs=("en",)).total > 0


def test_pages_do_not_overlap_and_count_the_same() -> None:
    whole = find(read_query("apple"), langs=("en",), limit=50)
    halves = [find(read_query("apple"), langs=("en",), offset=at, limit=2) for at in range(0, whole.total, 2)]
    assert [f for half in halves for f in half.found] == list(whole.found)
    assert {half.total for half in halves} == {whole.total}
    assert find(read_query("apple"), langs=("en",), offset=1000).total == whole.total


def test_it_makes_few_queries_whatever_is_found(django_assert_max_num_queries: object) -> None:
    with django_assert_max_num_queries(10):  # type: ignore[operator]
        search("apples wasp jablko", langs=("cs", "en"))


PAGES = {
    "apple": ["orchard/picking/apple", "orchard/apple", "orchard/picking/wasp", "orchard/picking"],
    "vosa": ["orchard/picking/wasp"],
    "mraz": ["orchard/frost/scope", "orchard/frost", "orchard/frost"],
}


def test_the_order_is_the_same_on_every_database() -> None:
    found = {query: ids(search(query, langs=("cs", "en")))[: len(page)] for query, page in PAGES.items()}
    assert found == PAGES
