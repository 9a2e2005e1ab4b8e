"""Alcatraz on phones: a secret vote, private cards, the talk with its clock, a whole round with every variant, without scripts too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.tables_site import answered, assert_accessible, context_of, is_asked, make_table, running_site, sit, start, version

VARIANTS = "?players=3&product=maximum-security&module=certain-escape&module=plan-g&module=different-prison&module=convicted"


@pytest.fixture(scope="module")
def prison(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running site."""
    folder: Path = tmp_path_factory.mktemp("prison")
    with running_site(folder) as address:
        yield address


@pytest.fixture
def phones(browser: Browser) -> Iterator[list[Page]]:
    """Three phones."""
    contexts = [context_of(browser) for _ in range(3)]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def together(site: str, phones: list[Page], query: str = "") -> str:
    """Anna, Bruno and Cleo sit down at one table of three and begin."""
    anna, bruno, cleo = phones
    address = make_table(anna, site, players=3, game="alcatraz", query=query)
    sit(bruno, address, "Bruno", 1)
    sit(cleo, address, "Cleo", 2)
    expect(anna.locator("#seat-2")).to_contain_text("Cleo")
    start(anna)
    for page in phones:
        expect(page.locator("svg.rock")).to_be_visible()
    return address


def in_step(phones: list[Page]) -> None:
    """All show the newest version."""
    newest = max(version(page) for page in phones)
    for page in phones:
        page.wait_for_function("v => Number(document.querySelector('.t-now').dataset.version) >= v", arg=newest, timeout=3000)


def play_until(phones: list[Page], found: str, limit: int = 60) -> None:
    """Whoever is asked answers, until the pages show what is looked for."""
    for _ in range(limit):
        in_step(phones)
        if phones[0].locator(found).count():
            return
        acting = next((page for page in phones if is_asked(page)), None)
        assert acting, "nobody is asked"
        answered(acting)
    raise AssertionError(f"{found} was never seen")


def test_three_phones_vote_unseen_and_see_all_votes_at_once(prison: str, phones: list[Page]) -> None:
    together(prison, phones)
    play_until(phones, ".rock-talk")
    expect(phones[0].locator(".rock-timer")).to_be_visible()
    for page in phones[:2]:
        assert is_asked(page), "a vote is owed by all at once"
        answered(page)
        in_step(phones)
        for other in phones:
            assert other.locator(".rock-votes").count() == 0, "a vote is seen before all have voted"
    answered(phones[2])
    in_step(phones)
    for page in phones:
        expect(page.locator(".rock-votes li")).to_have_count(3)
        assert_accessible(page)


def test_cards_are_seen_by_their_owner_alone(prison: str, phones: list[Page]) -> None:
    together(prison, phones)
    play_until(phones, ".rock-votes")
    mine = [set(page.locator(".t-secret .t-card").all_inner_texts()) for page in phones]
    assert all(mine), "everybody holds a card"
    for number, page in enumerate(phones):
        others = {" ".join(card.split()) for other, cards in enumerate(mine) if other != number for card in cards} - {
            " ".join(card.split()) for card in mine[number]
        }
        shown = " ".join(page.locator("main").text_content().split())
        assert not [card for card in others if card in shown]


def test_every_variant_at_once_is_played_by_three_phones_for_some_rounds(prison: str, phones: list[Page]) -> None:
    said: list[str] = []
    for page in phones:
        page.on("pageerror", lambda error: said.append(str(error)))
    together(prison, phones, VARIANTS)
    for _ in range(45):
        in_step(phones)
        acting = next((page for page in phones if is_asked(page)), None)
        if acting is None:
            break
        answered(acting)
    assert not said
    for page in phones:
        assert_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_prison_is_accessible_and_fits_a_desk(prison: str, browser: Browser, scheme: str) -> None:
    context = context_of(browser, viewport={"width": 1280, "height": 860}, color_scheme=scheme)
    page = context.new_page()
    make_table(page, prison, players=5, game="alcatraz", query="?players=5&product=maximum-security&module=convicted")
    start(page)
    for drawer in ("#t-log-drawer", "#t-players-drawer"):
        page.evaluate("id => { document.querySelector(id).open = true; }", drawer)
    page.locator(".rock-list summary").click()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    context.close()


def test_a_whole_turn_is_played_without_scripts(prison: str, browser: Browser) -> None:
    context = context_of(browser, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{prison}/en/tables/new/alcatraz/?players=3")
    page.locator("#t-name").fill("Anna")
    page.locator("#t-create").click()
    page.locator("#t-start").click()
    for _ in range(12):
        if not is_asked(page):
            page.reload()
            continue
        before = version(page)
        page.locator("#t-do .t-answer").first.click()
        assert version(page) > before
    expect(page.locator("svg.rock")).to_be_visible()
    context.close()
