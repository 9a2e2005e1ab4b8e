"""The first game night, end to end: a campaign of five, a table, a whole game from two browsers, the ledger, a correction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.tables_site import answered, assert_accessible, context_of, is_asked, is_over, running_site, sit, start

PEOPLE = ("Anna", "Bruno", "Cleo", "Dora", "Emil")
STAR = re.compile(r"(\w+) is the sheriff\.")


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running site."""
    folder: Path = tmp_path_factory.mktemp("night")
    with running_site(folder) as address:
        yield address


@pytest.fixture
def anna(browser: Browser) -> Iterator[Page]:
    """The keeper's phone."""
    context = context_of(browser)
    yield context.new_page()
    context.close()


@pytest.fixture
def bruno(browser: Browser) -> Iterator[Page]:
    """A guest's desk."""
    context = context_of(browser, viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def test_a_group_of_five_plays_writes_it_down_and_corrects_it(night: str, anna: Page, bruno: Page) -> None:
    ledger = open_campaign(anna, night)
    table = open_table(anna)
    sit(bruno, table, "Bruno", 1)
    start(anna)
    play_to_the_end(anna, bruno)
    anna.click("#t-close")
    write_down(anna)
    assert anna.url.startswith(ledger)
    first = star_is_settled(anna)
    correct_the_star(anna, first)
    expect(anna.locator(".entry-struck del").first).to_be_visible()
    assert_accessible(anna)
    bruno.goto(ledger.replace("/en/", "/cs/"))
    expect(bruno.locator(".timeline .entry").first).to_be_visible()
    assert "/cs/games/bang-dice/rules/legacy/" in bruno.content()
    assert_accessible(bruno)


def open_campaign(page: Page, site: str) -> str:
    """Two clicks: new, open. Answers the address of the ledger; the browser says whose it is."""
    page.goto(f"{site}/en/c/")
    page.get_by_role("link", name="New campaign").click()
    page.get_by_label("Name", exact=True).fill("Friday nights")
    for number, name in enumerate(PEOPLE, start=1):
        page.get_by_label(f"Member {number}", exact=True).fill(name)
    expect(page.get_by_role("checkbox", name="Wild West Legacy")).to_be_checked()
    assert_accessible(page)
    page.get_by_role("button", name="Open the campaign").click()
    expect(page.get_by_role("heading", name="Friday nights")).to_be_visible()
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator("#members .stamp")).to_have_text("you")
    assert_accessible(page)
    return page.url.partition("#")[0]


def open_table(page: Page) -> str:
    """From the box of the next game to the table's lobby; its address."""
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main")).to_contain_text("Friday nights")
    page.click("#t-create")
    expect(page.locator(".t-lobby").first).to_be_visible()
    for name in PEOPLE:
        expect(page.locator("#t-lobby")).to_contain_text(name)
    return page.url


def play_to_the_end(anna: Page, bruno: Page) -> None:
    """Both answer whatever they are asked; computer players do the rest."""
    expect(bruno.locator("#t-board")).to_be_visible(timeout=5000)
    for _ in range(400):
        acting = next((page for page in (anna, bruno) if is_asked(page)), None)
        if acting is None:
            if is_over(anna) and is_over(bruno):
                return
            anna.wait_for_timeout(200)
            continue
        answered(acting)
        other = bruno if acting is anna else anna
        other.wait_for_timeout(100)
    raise AssertionError("the game did not end")


def write_down(page: Page) -> None:
    """The closed table leads to its proposal; look at it and confirm."""
    expect(page.get_by_role("heading", name="A game for the ledger")).to_be_visible()
    for name in PEOPLE:
        expect(page.locator("main")).to_contain_text(name)
    assert_accessible(page)
    page.get_by_role("button", name="Write it into the ledger").click()
    expect(page.locator("#e2")).to_be_visible()


def star_is_settled(page: Page) -> str:
    """Who is sheriff next, with the clause quoted; if the sheriff lives, he names Emil. Empty if nobody earned the star."""
    ask = page.locator(".asked-must")
    if ask.count():
        expect(ask).to_contain_text("Who is sheriff next?")
        ask.locator("select").select_option(label="Emil")
        ask.get_by_role("button", name="Decide").click()
        expect(page.locator("#next")).to_contain_text("Emil is the sheriff.")
    found = STAR.search(page.locator("#next").inner_text())
    if found is None:
        expect(page.locator("#e2")).to_contain_text("was killed by nobody")
        return ""
    place = page.locator(".place", has_text=STAR)
    quote = place.locator(".quote").first
    quote.locator("summary").click()
    expect(quote.locator("blockquote")).to_be_visible()
    expect(quote.locator("blockquote a")).to_have_attribute("href", re.compile(r"^/en/games/bang-dice/rules/legacy/"))
    return found.group(1)


def correct_the_star(page: Page, first: str) -> None:
    """Correct the entry that settled the star: the decision, or who killed the sheriff; the next sheriff changes."""
    decision = page.locator(".entry-decision")
    if decision.count():
        decision.first.get_by_role("link", name="correct").click()
        page.locator("#value").select_option(label="Dora")
        wanted = "Dora"
    else:
        page.locator("#e2").get_by_role("link", name="correct").click()
        sheriff = page.locator(".seat-form", has=page.locator("select[name^=f-role] option[value=sheriff]:checked"))
        name = sheriff.locator("legend").inner_text()
        # The eliminated do nothing, so whoever is said to have done it must have outlived the sheriff: a survivor did.
        fallen = [form.locator("legend").inner_text() for form in page.locator(".seat-form").all() if _order(form)]
        wanted = next((one for one in PEOPLE if one not in (name, first, *fallen)), None)
        if wanted is None:  # whoever earned the star is alone alive, and nobody else can have done it
            correct_a_comment(page)
            return
        sheriff.locator("select[name^=f-by]").select_option(label=wanted)
        page.get_by_role("button", name="See what would follow").click()
        expect(page.locator("main")).to_contain_text(f"{wanted} eliminated the sheriff, {name}")
        assert_accessible(page)
    page.get_by_label("Why").fill("We looked at the log again.")
    page.get_by_role("button", name="Write the correction").click()
    expect(page.locator("#next")).to_contain_text(f"{wanted} is the sheriff.")
    expect(page.locator(".timeline")).to_contain_text("We looked at the log again.")


def correct_a_comment(page: Page) -> None:
    """Write the entry anew as it was, with a reason: it is struck, and what follows stays."""
    before = page.locator("#next").inner_text() if page.locator("#next").count() else ""
    page.get_by_label("Why").fill("We looked at the log again.")
    page.get_by_role("button", name="Write the correction").click()
    expect(page.locator(".timeline")).to_contain_text("We looked at the log again.")
    assert before in page.locator("#next").inner_text()


def _order(form: Locator) -> str:
    """The place in the order of elimination that a seat's form shows; empty for who lived."""
    return str(form.locator("[name^=f-out]").input_value()).strip("0")
