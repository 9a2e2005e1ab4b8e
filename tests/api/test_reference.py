"""Reference data over the API: language, ETag, paging, errors, search."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.api.limits import RATES, Limit
from tests.api.conftest import GAME, Caller
from tests.library import press

CLAUSE = f"clauses/{GAME}/beer/heal"
PROBLEM = "application/problem+json"


def test_a_clause_is_served_in_the_language_asked_for(anybody: Caller) -> None:
    czech, english = anybody.get(CLAUSE, Accept_Language="cs").json(), anybody.get(f"{CLAUSE}/?lang=en", Accept_Language="cs").json()
    assert (czech["lang"], english["lang"]) == ("cs", "en")
    assert czech["text"] != english["text"]
    assert czech["id"] == english["id"] == f"{GAME}/beer/heal"


def test_weights_of_accept_language_decide(anybody: Caller) -> None:
    assert anybody.get(CLAUSE, Accept_Language="en;q=0.2, cs;q=0.9").headers["Content-Language"] == "cs"


def test_a_language_without_the_text_falls_back_and_says_what_was_served(anybody: Caller) -> None:
    press.build()
    answer = anybody.get("clauses/orchard/pressing/great-die?lang=pt", Accept_Language="cs;q=0.5")
    assert answer.json()["lang"] == "cs"
    assert answer.headers["Content-Language"].split(", ")[0] == "cs"


def test_a_repeat_with_the_etag_is_304_without_a_body(anybody: Caller) -> None:
    first = anybody.get(CLAUSE)
    again = anybody.get(CLAUSE, If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert not first.headers["ETag"].startswith("W/")


def test_paths_answer_alike_with_and_without_a_final_slash(anybody: Caller) -> None:
    for path in ("games", CLAUSE, "clauses", "cards", "search"):
        assert anybody.get(path).content == anybody.get(f"{path}/").content.replace(f"{path}/?".encode(), f"{path}?".encode())


@pytest.mark.parametrize("path", ["clauses/nope", f"clauses/{GAME}/beer/hail", "games/nope", "cards/nope", "decks/x", "glossary/x", "readings/x", "modules/x", "nowhere", "clauses/%00", "games/é"])  # fmt: skip
def test_an_unknown_id_is_a_problem_of_the_one_shape(anybody: Caller, path: str) -> None:
    answer = anybody.get(path)
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == PROBLEM
    assert {"type", "title", "status", "code", "detail"} <= set(answer.json())


@pytest.mark.parametrize(
    ("path", "code", "parameter"),
    [
        ("clauses?lang=xx", "unknown_language", "lang"),
        ("clauses?page_size=0", "bad_page_size", "page_size"),
        ("clauses?page_size=many", "bad_page_size", "page_size"),
        ("clauses?cursor=!!", "bad_cursor", "cursor"),
        ("clauses?cursor=WyJhZnRlciIse31d", "bad_cursor", "cursor"),
        ("clauses?kind=sermon", "unknown_value", "kind"),
        ("search?cursor=WyJhdCIsLTFd", "bad_cursor", "cursor"),
    ],
)
def test_a_bad_parameter_is_named(anybody: Caller, path: str, code: str, parameter: str) -> None:
    answer = anybody.get(path)
    assert (answer.status_code, answer.json()["code"], answer.json()["parameter"]) == (400, code, parameter)
    assert answer.headers["Content-Type"] == PROBLEM


def test_parameters_that_nobody_reads_are_named(anybody: Caller) -> None:
    assert anybody.get("games?colour=red").headers["Ignored-Parameters"] == "colour"


def walk(caller: Caller, address: str, way: str) -> tuple[list[str], dict[str, Any]]:
    """The ids of all pages from an address on, `next` or `previous`, in reading order; and the last page."""
    pages: list[list[str]] = []
    body: dict[str, Any] = {way: f"/api/v1/{address}"}
    while body[way]:
        body = caller.get(body[way].split("/api/v1/")[1]).json()
        pages.append([row["id"] for row in body["results"]])
    return [id_ for page in (pages if way == "next" else reversed(pages)) for id_ in page], body


@pytest.mark.parametrize("path", ["clauses", "cards", "glossary", "readings"])
def test_walking_the_pages_meets_every_row_once_forwards_and_backwards(anybody: Caller, path: str) -> None:
    whole, _ = walk(anybody, f"{path}?page_size=200", "next")
    seen, last = walk(anybody, f"{path}?page_size=37", "next")
    assert seen == whole == sorted(set(whole))
    assert last["count"] == len(whole)
    rest = [row["id"] for row in last["results"]]
    back, _ = walk(anybody, last["previous"].split("/api/v1/")[1], "previous")
    assert back + rest == whole


QUERIES = {
    "games": 6, "games/bang-dice": 5, "modules": 2, "clauses": 11, CLAUSE: 10, "readings": 2, "glossary": 3, "decks": 3, "cards": 2,
    "search?q=arrow": 9,
}  # fmt: skip


@pytest.mark.parametrize(("path", "number"), QUERIES.items())
def test_an_answer_takes_a_fixed_number_of_queries_however_many_rows_it_has(anybody: Caller, path: str, number: int) -> None:
    anybody.get(path)  # this process has told the cache of its first request
    sizes = ("?page_size=1", "?page_size=200") if "/" not in path and "?" not in path else ("",)
    for size in sizes:
        with CaptureQueriesContext(connection) as queries:
            anybody.get(f"{path}{size}")
        assert len(queries) == number, [query["sql"] for query in queries]


def test_what_does_not_depend_on_the_reader_does_not_vary_by_cookie(anybody: Caller) -> None:
    assert anybody.get(CLAUSE).headers["Vary"] == "Accept-Language"


def test_an_empty_search_is_200_and_an_empty_list(anybody: Caller) -> None:
    for query in ("search", "search?q=", "search?q=qzxqzxqzx"):
        answer = anybody.get(query)
        assert (answer.status_code, answer.json()["count"], answer.json()["results"]) == (200, 0, [])


@pytest.mark.parametrize("query", ["sip", "šípy", "arrow", "%C5%A1%C3%ADp%C5%AF"])
def test_arrow_clauses_are_found_with_and_without_accents(anybody: Caller, query: str) -> None:
    hits = anybody.get(f"search?q={query}&lang=cs").json()["results"]
    assert any(hit["id"].startswith(f"{GAME}/arrows/") for hit in hits)


@pytest.mark.parametrize("query", ["(", "*", '"', '"one', "NEAR(", "%25", "%00", "x" * 2000, "moon:full", "game:nope", "1-3:"])
def test_hostile_searches_are_answered(anybody: Caller, query: str) -> None:
    answer = anybody.get(f"search?q={query}")
    assert answer.status_code == 200
    assert isinstance(answer.json()["ignored"], list)


def test_a_wrong_method_is_405_and_broken_json_400_in_the_same_shape(anybody: Caller) -> None:
    wrong = anybody.post("games")
    assert (wrong.status_code, wrong.headers["Content-Type"]) == (405, PROBLEM)
    broken = anybody.client.post("/api/v1/positions/setup/", data="{nope", content_type="application/json")
    assert (broken.status_code, broken.json()["code"]) == (400, "bad_json")
    form = anybody.client.post("/api/v1/positions/setup/", data={"a": 1})
    assert (form.status_code, form.headers["Content-Type"]) == (415, PROBLEM)


def test_an_unknown_token_is_401_and_says_how_to_send_one(anybody: Caller) -> None:
    for value in ("Bearer nope", "Token x", "Bearer"):
        answer = anybody.get("games", Authorization=value)
        assert (answer.status_code, answer.headers["WWW-Authenticate"]) == (401, 'Bearer realm="api"')


def test_too_many_calls_are_429_with_a_wait(anybody: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limit, "THROTTLE_RATES", dict.fromkeys(RATES, "2/day"))
    answers = [anybody.get("games") for _ in range(3)]
    assert [a.status_code for a in answers] == [200, 200, 429]
    assert int(answers[2].headers["Retry-After"]) > 0
    assert answers[2].json()["code"] == "too_many_requests"


def test_ids_are_the_same_after_loading_again(anybody: Caller) -> None:
    from apps.packs import registry
    from apps.packs.services import pack_load

    before = anybody.get("clauses?page_size=200").content
    pack_load(pack=registry.pack(GAME), again=True)
    assert anybody.get("clauses?page_size=200").content == before
