"""The rules in a browser: searching as one types, the keyboard, links, contrast and names for those who cannot see."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from apps.library.models import Clause, Game

PAGES = (
    "games/{0}/",
    "games/{0}/rules/",
    "games/{0}/glossary/",
    "games/{0}/cards/",
    "search/?q={1}",
    "search/?q=zzzz+kind:rule+colour:red+(",
    "cards/?q={1}",
    "games/{0}/cards/?q=count%3E%3D2+sort:-count",
)


def first_game() -> tuple[str, str]:
    """A game that is on the shelf, and a word of one of its rules."""
    game = Game.objects.order_by("slug")[0]
    clause = Clause.objects.filter(game=game, kind="rule", terms__isnull=False).order_by("order")[0]
    return game.slug, str(clause.terms.all()[0].words["en"]["name"])


@pytest.mark.parametrize(("scheme", "width"), [("light", 390), ("dark", 1280)])
def test_pages_are_accessible_and_fit_the_screen(page: Page, site: str, scheme: Any, width: int) -> None:
    slug, word = first_game()
    card = Game.objects.get(slug=slug).items.order_by("order")[0]
    rulings = Clause.objects.filter(game=slug, readings__isnull=False).order_by("order")
    addresses = [address.format(slug, word) for address in PAGES]
    addresses += [f"games/{slug}/cards/{card.id.partition('/')[2]}/", *(f"games/{slug}/rules/{c.path}/" for c in rulings[:1])]
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 844})
    for address in addresses:
        page.goto(f"{site}/en/{address}")
        found = Axe().run(page).response["violations"]
        assert not found, (address, [(v["id"], [n["target"] for n in v["nodes"]]) for v in found])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


def test_search_answers_as_one_types_and_is_used_by_keyboard_alone(page: Page, site: str) -> None:
    _, word = first_game()
    page.goto(f"{site}/en/search/")
    page.keyboard.press("/")
    page.keyboard.type(word, delay=20)
    expect(page.locator(".hit").first).to_be_visible()
    expect(page.locator("#results mark").first).to_be_visible()
    assert f"q={word.replace(' ', '+')}" in page.url.replace("%20", "+")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hit-link").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/**")


def test_a_clause_link_opened_afresh_shows_the_clause_and_changes_language_in_place(page: Page, site: str) -> None:
    slug, _ = first_game()
    clause = Clause.objects.filter(game=slug, kind="rule", texts__lang="cs").order_by("order")[0]
    page.goto(f"{site}/en/games/{slug}/rules/#{clause.path}")
    expect(page.locator(f'[id="{clause.path}"]')).to_be_in_viewport()
    page.locator(f'[id="{clause.path}"] a.no').click()
    page.wait_for_url(f"**/en/games/{slug}/rules/{clause.path}/")
    page.locator('.tongues a[hreflang="cs"]').click()
    page.wait_for_url(f"**/cs/games/{slug}/rules/{clause.path}/")
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_a_change_of_language_in_the_rulebook_keeps_the_place(page: Page, site: str) -> None:
    slug, _ = first_game()
    clause = Clause.objects.filter(game=slug, kind="rule").order_by("-order")[5]
    page.goto(f"{site}/en/games/{slug}/rules/#{clause.path}")
    page.locator("details.menu > summary").click()
    page.locator('.menu-list a[hreflang="cs"]').click()
    page.wait_for_url(f"**/cs/games/{slug}/rules/#{clause.path}")
    expect(page.locator(f'[id="{clause.path}"]')).to_be_in_viewport()


def test_search_and_contents_work_without_javascript(browser: Any, site: str) -> None:
    slug, word = first_game()
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{site}/en/")
    page.locator("main input[type=search]").fill(word)
    page.locator("main input[type=search]").press("Enter")
    expect(page.locator(".hit").first).to_be_visible()
    page.goto(f"{site}/en/games/{slug}/rules/")
    page.locator(".book-drawer summary").click()
    expect(page.locator(".book-drawer .toc a").first).to_be_visible()
    context.close()
