"""The frame of the site in a real browser: phone and desk, day and night, keyboard, and what axe finds."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

PAGES = (
    "/en/",
    "/cs/",
    "/en/account/login/",
    "/cs/account/signup/",
    "/en/account/password/reset/",
    "/en/nothing/here/",
    "/en/tables/",
    "/en/c/",
    "/en/simulations/",
)
SIZES = {"phone": (390, 844), "desk": (1280, 900)}


def complaints(page: Page) -> list[str]:
    """What axe finds wrong by WCAG 2.2 AA."""
    rules = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}
    found = Axe().run(page, options=rules)
    return [f"{v['id']}: {[n['target'] for n in v['nodes']]}" for v in found.response["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_and_are_accessible(site: str, browser: Browser, size: str, scheme: Any) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if "404" not in message.text else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    for path in PAGES:
        page.goto(site + path)
        page.wait_for_load_state()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    assert said == []
    for path in PAGES:  # after the rest: axe itself tries inline styles, which the content policy forbids
        page.goto(site + path)
        assert complaints(page) == [], path
    context.close()


def test_the_keyboard_goes_first_to_the_text_and_a_slash_to_the_search(site: str, page: Page) -> None:
    page.goto(f"{site}/en/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the text")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("beer/")
    expect(page.get_by_role("searchbox")).to_have_value("beer/")


def test_night_is_chosen_in_the_menu_and_stays(site: str, page: Page) -> None:
    page.goto(f"{site}/cs/search/?q=pivo")
    page.locator("details.menu summary").click()
    assert complaints(page) == []
    page.locator("button[name=theme][value=dark]").click()
    assert page.url == f"{site}/cs/search/?q=pivo"
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.goto(f"{site}/en/")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark == "rgb(23, 22, 20)"


def test_another_language_is_one_tap_away_on_the_same_page(site: str, page: Page) -> None:
    page.goto(f"{site}/en/search/?q=beer")
    page.locator("details.menu summary").click()
    page.locator(".menu-list a[hreflang=cs]").click()
    assert page.url == f"{site}/cs/search/?q=beer"
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_escape_and_a_click_elsewhere_close_the_menu(site: str, page: Page) -> None:
    page.goto(f"{site}/en/")
    menu = page.locator("details.menu")
    menu.locator("summary").click()
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(menu.locator("summary")).to_be_focused()
    menu.locator("summary").click()
    page.mouse.click(20, 800)
    expect(menu).not_to_have_attribute("open", "")


def test_signing_up_works_without_scripts(site: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(f"{site}/en/account/signup/")
    page.fill("input[name=email]", "dora@example.org")
    page.fill("input[name=password1]", "correct horse battery")
    page.locator("main button").click()
    page.goto(f"{site}/en/me/tokens/")
    page.fill("input[name=name]", "my scores")
    page.locator("main form.form button").click()
    expect(page.locator("#token")).to_contain_text("llx_")
    context.close()


def test_account_pages_are_accessible(site: str, page: Page) -> None:
    page.goto(f"{site}/en/account/signup/")
    page.fill("input[name=email]", "dora@example.org")
    page.fill("input[name=password1]", "correct horse battery")
    page.locator("main button").click()
    for path in ("/en/me/", "/en/me/tokens/", "/cs/account/email/", "/en/account/password/change/", "/en/account/logout/"):
        page.goto(site + path)
        assert page.locator("h1").count() == 1, path
        assert complaints(page) == [], path


def test_on_paper_there_are_no_controls(site: str, page: Page) -> None:
    page.goto(f"{site}/en/search/?q=beer")
    page.emulate_media(media="print")
    for control in (".site-head", ".skip", "main form"):
        expect(page.locator(control).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
