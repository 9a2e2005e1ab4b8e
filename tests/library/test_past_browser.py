"""The translation desk and the past in a browser: a reader compares two versions, a translator finds what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from apps.packs.accepting import accept
from apps.packs.services import pack_load
from tests.packs.tiny import word_list

CLOCK = "    - {id: clock, kind: option, codes: [WL-7]}\n"
PLAYERS = "    - {id: players, kind: rule, codes: [WL-1]}\n"
PAGES = ("translations/?to=cs", "versions/", "versions/1/", "versions/compare/?from=1&to=2", "history/play/silence/", "rules/play/players/")


@pytest.fixture
def two(site: str, tmp_path: Path) -> str:
    """A second version: words changed, a clause moved to the front, a Czech number that the English does not have. The game's address."""
    accept(word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list")), "cs", "*")
    pack_load(pack=word_list(tmp_path))
    edits = [
        ("text/en.ftl", "say nothing", "keep quiet"),
        ("text/cs.ftl", "Hrát může každá malá skupina.", "Hrát může každá skupina do pěti lidí."),
        ("outline.yaml", CLOCK, ""),
        ("outline.yaml", PLAYERS, CLOCK + PLAYERS),
    ]
    pack_load(pack=word_list(tmp_path, *edits))
    return site


def address(site: str, path: str, lang: str = "en") -> str:
    return f"{site}/{lang}/games/word-list/{path}"


def test_a_reader_compares_two_versions_and_sees_words_changed_and_clauses_moved(page: Page, two: str) -> None:
    page.goto(address(two, ""))
    page.get_by_role("link", name="Versions of the rules").click()
    page.get_by_role("link", name="What changed").click()
    expect(page.locator("h1")).to_have_text("From version 1 to version 2")
    changed = page.locator(".change")
    expect(changed).to_have_count(1)
    expect(changed.locator("del")).to_contain_text("say nothing")
    expect(changed.locator("ins")).to_contain_text("keep quiet")
    moved = page.locator(".elsewhere li", has_text="Clock")
    expect(moved).to_contain_text("1.7 → 1.1")
    expect(moved).to_contain_text("moved")
    changed.get_by_role("link", name="Silence").click()
    page.get_by_role("link", name="History of this clause").click()
    expect(page.locator(".timeline")).to_contain_text("keep quiet")


def test_a_reader_follows_the_mark_of_a_clause_to_the_desk(page: Page, two: str) -> None:
    page.goto(address(two, "rules/play/players/", "cs"))
    page.locator(".doubt a").click()
    expect(page.locator(".desk-entry")).to_have_count(1)
    expect(page.locator(".desk-entry mark")).to_have_text("pěti")
    page.locator(".chips a").first.click()
    expect(page.locator(".desk-entry")).to_have_count(2)  # the English of one clause has changed


@pytest.mark.parametrize(("scheme", "width"), [("light", 390), ("dark", 1280)])
def test_desk_and_past_are_accessible_and_fit_the_screen(page: Page, two: str, scheme: Any, width: int) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 844})
    for lang in ("en", "cs"):
        for path in PAGES:
            page.goto(address(two, path, lang))
            found = Axe().run(page).response["violations"]
            assert not found, (path, [(v["id"], [n["target"] for n in v["nodes"]]) for v in found])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
