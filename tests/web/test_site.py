"""The frame of the site: first page, language, theme, errors, headers, health, logs."""

from __future__ import annotations

import json
import logging
from datetime import timedelta
from typing import Any

import pytest
from django.http import Http404, HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from django.utils import timezone

from apps.packs import registry
from apps.packs.models import PackVersion
from apps.web import health
from apps.web.logs import JsonFormatter, request_id
from apps.web.models import WorkerSign
from config import urls

pytestmark = pytest.mark.django_db
LANGUAGES = ("en", "cs", "es", "pl", "pt", "ru")


def breaks(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("on purpose")


class WithFault:
    """The site's addresses and one that breaks."""

    urlpatterns = [path("breaks/", breaks), *urls.urlpatterns]
    handler400, handler403, handler404, handler500 = urls.handler400, urls.handler403, urls.handler404, urls.handler500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_has_a_search_field_and_the_shelf_in_every_language(client: Client, loaded: None, lang: str) -> None:
    page = client.get(f"/{lang}/").content.decode()
    assert f'<html lang="{lang}"' in page
    assert page.count('type="search"') == 1
    assert f'href="/{lang}/games/' in page
    assert page.count("<h1") == 1


@pytest.mark.parametrize(("accepts", "lang"), [("cs,en;q=0.5", "cs"), ("de, pt-BR;q=0.9", "pt"), ("xx", "en"), ("en;q=0.1, ru;q=0.8", "ru")])
def test_without_a_language_one_is_led_to_ones_own(client: Client, accepts: str, lang: str) -> None:
    answer = client.get("/", headers={"Accept-Language": accepts})
    assert (answer.status_code, answer["Location"]) == (302, f"/{lang}/")


def test_the_language_menu_stays_on_the_page_with_what_was_asked(client: Client, loaded: None) -> None:
    page = client.get("/en/search/?q=beer&page=2").content.decode()
    for lang in LANGUAGES:
        assert f'href="/{lang}/search/?q=beer&amp;page=2" hreflang="{lang}"' in page


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_theme_is_kept_and_one_comes_back_to_the_page(client: Client, loaded: None, theme: str) -> None:
    answer = client.post("/theme/", {"theme": theme, "next": "/cs/tables/"})
    assert answer["Location"] == "/cs/tables/"
    assert f'data-theme="{theme}"' in client.get("/cs/").content.decode()


def test_a_theme_that_is_none_changes_nothing_and_one_is_not_led_away(client: Client, loaded: None) -> None:
    answer = client.post("/theme/", {"theme": "'><script>", "next": "https://elsewhere.example/"})
    assert answer["Location"] == "/" and "theme" not in answer.cookies
    client.cookies["theme"] = '"><script>'
    assert 'data-theme="auto"' in client.get("/en/").content.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_is_not_there_says_so(client: Client, loaded: None, lang: str) -> None:
    answer = client.get(f"/{lang}/nothing/here/")
    assert answer.status_code == 404
    assert f'<html lang="{lang}"' in answer.content.decode() and "error-page" in answer.content.decode()


def test_an_old_form_is_refused_with_an_explanation(loaded: None) -> None:
    answer = Client(enforce_csrf_checks=True).post("/theme/", {"theme": "dark"})
    assert answer.status_code == 403 and "This form is too old" in answer.content.decode()


@override_settings(ROOT_URLCONF=WithFault)
def test_a_fault_of_ours_gives_a_page_and_a_line_in_the_log_without_secrets(caplog: pytest.LogCaptureFixture) -> None:
    answer = Client(raise_request_exception=False).get("/breaks/")
    assert answer.status_code == 500
    assert "Something broke on our side" in answer.content.decode() and "on purpose" not in answer.content.decode()
    assert any(record.levelno == logging.ERROR and record.exc_info for record in caplog.records)


@pytest.mark.parametrize("address", ["/en/", "/en/nothing/", "/api/v1/games/", "/healthz", "/en/account/login/"])
def test_every_answer_carries_the_headers_that_protect(client: Client, loaded: None, address: str) -> None:
    answer = client.get(address)
    policy = answer["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["X-Frame-Options"] == "DENY"
    assert answer["Referrer-Policy"] == "same-origin"
    assert len(answer["X-Request-Id"]) >= 8


def test_the_first_page_is_kept_by_nobody_in_between(client: Client, loaded: None) -> None:
    assert "private" in client.get("/en/")["Cache-Control"]


def test_a_request_keeps_the_id_that_the_proxy_gave_it_unless_it_is_odd(client: Client, loaded: None) -> None:
    assert client.get("/healthz", headers={"X-Request-Id": "abcdef-123456"})["X-Request-Id"] == "abcdef-123456"
    assert client.get("/healthz", headers={"X-Request-Id": "x\ny: z"})["X-Request-Id"] != "x\ny: z"


def test_every_request_leaves_a_line_in_the_log(client: Client, loaded: None, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "ludolex.requests"):
        client.get("/en/")
    fields: dict[str, Any] = next(r for r in caplog.records if r.name == "ludolex.requests").__dict__["fields"]
    assert (fields["method"], fields["path"], fields["status"]) == ("GET", "/en/", 200) and fields["ms"] >= 0


def test_a_line_of_the_log_is_one_json_object() -> None:
    token = request_id.set("abcdef12")
    try:
        record = logging.LogRecord("x", logging.WARNING, "f", 1, "two\nlines: %s", ("šíp",), None)
        line = JsonFormatter().format(record)
    finally:
        request_id.reset(token)
    assert "\n" not in line
    assert json.loads(line) | {"time": ""} == {"time": "", "level": "warning", "logger": "x", "message": "two\nlines: šíp", "request": "abcdef12"}


def hear_worker(seconds: int) -> None:
    WorkerSign.objects.create(name="w", at=timezone.now() - timedelta(seconds=seconds))


def test_a_site_in_good_health_says_so(client: Client, loaded: None) -> None:
    hear_worker(5)
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "checks": dict.fromkeys(health.CHECKS, "ok")}
    assert "no-store" in answer["Cache-Control"]


def test_a_silent_worker_is_named_but_pages_are_still_well(client: Client, loaded: None) -> None:
    hear_worker(600)
    answer = client.get("/healthz")
    assert answer.status_code == 200 and "no worker" in answer.json()["checks"]["worker"]


def test_packs_that_are_not_loaded_make_it_503(client: Client, loaded: None) -> None:
    PackVersion.objects.update(digest="0" * 64)
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing" and "not loaded" in answer.json()["checks"]["packs"]


def test_a_check_that_fails_outright_is_a_fault_without_details(client: Client, loaded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> str:
        raise Http404("secret of the house")

    monkeypatch.setitem(health.CHECKS, "database", broken)
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["checks"]["database"] == "failed: Http404"


def test_lost_triggers_are_noticed(client: Client, loaded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apps.campaigns.triggers.missing", lambda connection: ["ledger_no_update"])
    answer = client.get("/healthz")
    assert answer.status_code == 503 and "ledger_no_update" in answer.json()["checks"]["ledger"]


def test_whoever_has_nothing_yet_is_led_to_the_demo(client: Client, loaded: None) -> None:
    from apps.web.demo import demo_make

    assert "demo" not in client.get("/en/").content.decode().replace("demonstr", "")
    demo_make()
    page = client.get("/en/").content.decode()
    assert 'href="/en/t/demo-table/"' in page and 'href="/en/c/demo/"' in page


def test_the_first_page_lists_ones_own_tables(client: Client, loaded: None, alice: Any) -> None:
    client.force_login(alice)
    slug = next(p.slug for p in registry.packs().values() if p.rules and p.players_module)
    client.post(f"/en/tables/new/{slug}/", {"name": "Alice", "players": "4"})
    page = client.get("/en/").content.decode()
    assert 'class="go-list"' in page and "Alice" in page
    assert 'href=""' not in page


def test_the_first_page_asks_the_database_few_questions(client: Client, loaded: None, django_assert_max_num_queries: Any) -> None:
    client.get("/en/")
    with django_assert_max_num_queries(6):
        client.get("/en/")


def test_no_language_shows_english_and_the_menu_says_so_of_one_that_would(client: Client, loaded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    english, czech = (client.get(f"/{language}/").content.decode() for language in ("en", "cs"))
    assert "In English for now" not in english and "Zatím anglicky" not in czech
    monkeypatch.setattr("apps.web.context.in_english", lambda code: code in ("es", "ru"))
    assert "In English for now: Español, Русский" in client.get("/en/").content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address",
    ["games/bang-dice/rules/%00/", "games/bang-dice/history/a%00b/", "games/bang-dice/cards/%00/%00/", "c/%00/", "simulations/%00/", "tables/%00/"],
)
def test_an_address_with_a_zero_byte_is_not_found(client: Client, loaded: None, address: str) -> None:
    assert client.get(f"/en/{address}").status_code == 404
    assert client.get(f"/go/bang-dice/{address}").status_code == 404
