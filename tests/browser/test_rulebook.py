"""The rulebook for one's own table in a real browser: chosen, refused, unfolded, printed, read in two languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_layout import SIZES, complaints
from tests.library import press
from tests.library.test_side_by_side import DIFFERENT

HOME = "/en/games/orchard/rulebook/"
FULL = f"{HOME}?players=4&product=winter&module=frost&module=press&option.die=twelve&mode=wild"
REFUSED = f"{HOME}?players=2&module=frost&module=press"
SIDES = "/en/games/orchard/side-by-side/?a=en&b=cs"


@pytest.fixture
def orchard(site: str) -> str:
    """The site with the orchard and its press beside the games."""
    press.build(**DIFFERENT)
    return site


def test_a_rulebook_is_chosen_and_changed_without_scripts(orchard: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{orchard}/en/games/orchard/")
    page.get_by_role("link", name="Compose for your table").click()
    page.get_by_label("4", exact=True).check(force=True)
    page.get_by_role("checkbox", name=re.compile("3 Press")).check()
    page.get_by_role("button", name="Compose").click()
    assert page.url == f"{orchard}{HOME}?players=4&module=press"
    setup = page.locator("section", has=page.get_by_role("heading", name="Setting up"))
    expect(setup).to_contain_text("Put the small die beside the press.")
    page.locator("#composer summary").first.click()
    page.get_by_role("checkbox", name="The winter box", exact=True).check()
    page.locator("#option-die").select_option("the great one")
    page.get_by_role("button", name="Compose").click()
    expect(setup).to_contain_text("Put the great die beside the press.")
    expect(setup).not_to_contain_text("small die")
    context.close()


def test_what_is_refused_quotes_the_clause_and_one_press_leads_out_of_it(orchard: str, page: Page) -> None:
    page.goto(f"{orchard}{REFUSED}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“Frost” takes at least 3 players.")
    expect(alert.locator("blockquote")).to_contain_text("covers the apples at night")
    expect(page.locator(".clause")).to_have_count(0)
    alert.get_by_role("link", name="Play with 3").click()
    expect(page.locator(".composer-line")).to_contain_text("3 players")
    expect(page.locator('[id="frost/scope"]')).to_be_visible()


def test_what_is_replaced_is_unfolded_at_its_successor(orchard: str, page: Page) -> None:
    page.goto(f"{orchard}{FULL}")
    late = page.locator('[id="frost/late"]')
    expect(late.locator("del")).to_be_hidden()
    late.locator("summary").click()
    expect(late.locator("del")).to_contain_text("a basket holds 3")


def test_the_link_is_copied_and_the_booklet_offered(orchard: str, browser: Browser) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"], viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{orchard}{HOME}?players=2&module=cellar")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{orchard}{HOME}?players=2&product=winter&module=press&module=cellar"
    expect(page.get_by_role("button", name="Print as a booklet")).to_be_visible()
    context.close()


def test_on_paper_it_is_a_booklet_of_what_was_chosen(orchard: str, page: Page) -> None:
    page.goto(f"{orchard}{HOME}?players=4&product=winter&module=frost&module=press&option.die=twelve")
    page.emulate_media(media="print")
    for control in (".site-head", ".composer", ".book-contents", ".folded", ".site-foot", "main .button"):
        assert page.locator(control).count()
        expect(page.locator(control).first).to_be_hidden()
    cover = page.locator(".cover")
    expect(cover).to_be_visible()
    for words in ("Orchard", "The winter box", "Frost, Press", "the great one", "content version"):
        expect(cover).to_contain_text(words)
    expect(page.locator(".print-contents")).to_be_visible()
    expect(page.locator('[id="frost/late"]')).to_be_visible()
    expect(page.locator('[id="bees"]')).to_have_count(0)
    end = page.locator(".book-end")
    expect(end).to_contain_text("CC-BY-4.0")
    expect(end).to_contain_text("The first printing")
    assert page.evaluate("getComputedStyle(document.querySelector('.cover')).breakAfter") == "page"


def test_two_languages_stand_side_by_side_and_change_places(orchard: str, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{orchard}{SIDES}")
    wild = page.locator('[id="pressing/wild"]')
    left, right = wild.locator(".side").nth(0), wild.locator(".side").nth(1)
    one, other = left.bounding_box(), right.bounding_box()
    assert one and other and one["y"] == other["y"] and one["x"] < other["x"]
    expect(left.locator("mark")).to_contain_text("1-3")
    page.get_by_role("link", name="Swap").click()
    expect(left.locator("mark")).to_contain_text("1–4")
    page.get_by_label("Only what differs").check()
    page.get_by_role("button", name="Show").click()
    expect(page.locator('[id="picking/wasp"]')).to_have_count(0)
    expect(wild).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_fit_and_are_accessible(orchard: str, browser: Browser, size: str, scheme: Any) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    for path in (HOME, FULL, REFUSED, f"{HOME}?players=3&module=cellar&option.baskets=many&moon=full", SIDES, f"{SIDES}&only=differences"):
        page.goto(orchard + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert complaints(page) == [], path
    context.close()
