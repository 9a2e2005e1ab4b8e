"""Live tables in real browsers: in step, without scripts, in eight tabs, after a lost connection, pressed too late."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.tables_site import (
    answer,
    answered,
    assert_accessible,
    context_of,
    is_asked,
    is_over,
    make_table,
    running_site,
    sit,
    start,
    step,
    version,
    whoever_is_asked,
)


@pytest.fixture(scope="module")
def table_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running site."""
    folder: Path = tmp_path_factory.mktemp("tables")
    with running_site(folder) as address:
        yield address


@pytest.fixture
def anna(browser: Browser) -> Iterator[Page]:
    """The host's phone."""
    context = context_of(browser)
    yield context.new_page()
    context.close()


@pytest.fixture
def bruno(browser: Browser) -> Iterator[Page]:
    """A guest's phone."""
    context = context_of(browser)
    yield context.new_page()
    context.close()


def in_step(one: Page, other: Page) -> None:
    """Both pages show the same version within two seconds."""
    wanted = version(one)
    other.wait_for_function("v => Number(document.querySelector('.t-now').dataset.version) >= v", arg=wanted, timeout=2000)


def test_two_browsers_play_a_whole_game_in_step(table_site: str, anna: Page, bruno: Page) -> None:
    address = make_table(anna, table_site)
    sit(bruno, address, "Bruno", 1)
    expect(anna.locator("#seat-1")).to_contain_text("Bruno")
    start(anna)
    expect(bruno.locator("#t-board")).to_be_visible(timeout=2000)
    for _ in range(400):
        acting = next((page for page in (anna, bruno) if is_asked(page)), None)
        if acting is None:
            break
        answered(acting)
        in_step(acting, bruno if acting is anna else anna)
    for page in (anna, bruno):
        assert is_over(page)
        expect(page.locator(".t-status")).to_contain_text("win")
        expect(page.locator("#t-outcome a").first).to_have_attribute("href", re.compile(r"/en/games/bang-dice/rules/"))
        assert_accessible(page)
    anna.click("#t-again")
    expect(bruno.locator("#t-successor")).to_be_visible(timeout=2000)


def test_a_whole_turn_is_played_without_scripts_by_keyboard(table_site: str, browser: Browser) -> None:
    context = context_of(browser, java_script_enabled=False)
    page = context.new_page()
    make_table(page, table_site, players=4)
    page.locator("#t-start").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    turns = set()
    for _ in range(60):
        if is_over(page) or not is_asked(page):
            break
        turns.add(page.locator(".t-happened").inner_text())
        box = page.locator("#t-do .t-bit input")
        if box.count() and len(turns) % 2:
            box.first.focus()
            page.keyboard.press("Space")
            page.locator("#t-do [id$=-some]").focus()
        else:
            keep = page.locator("#t-do [id$=-none]")
            (keep if keep.count() else page.locator("#t-do .t-answer")).first.focus()
        with page.expect_navigation():
            page.keyboard.press("Enter")
        assert page.locator("#t-refused").count() == 0
    assert len(turns) > 3
    secret = page.locator(".t-secret summary")
    if secret.count():
        secret.first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".t-card").first).to_be_visible()
    context.close()


def test_eight_tabs_of_one_table_all_load_and_follow(table_site: str, browser: Browser) -> None:
    context = context_of(browser)
    first = context.new_page()
    address = make_table(first, table_site)
    start(first)
    tabs = [first] + [context.new_page() for _ in range(7)]
    for tab in tabs[1:]:
        tab.goto(address, timeout=8000)
        expect(tab.locator("#t-board")).to_be_visible()
    time.sleep(1)
    step(tabs[-1])
    if is_asked(tabs[-1]):
        answered(tabs[-1])
    for tab in tabs[:-1]:
        in_step(tabs[-1], tab)
    context.close()


def test_a_page_that_slept_shows_the_present_state_when_it_wakes(table_site: str, anna: Page, bruno: Page) -> None:
    address = make_table(anna, table_site)
    bruno.goto(address)
    start(anna)
    expect(bruno.locator("#t-board")).to_be_visible(timeout=2000)
    bruno.context.set_offline(True)
    for _ in range(3):
        if is_asked(step(anna)):
            answered(anna)
    assert version(bruno) < version(anna)
    bruno.context.set_offline(False)
    bruno.wait_for_function("v => Number(document.querySelector('.t-now').dataset.version) >= v", arg=version(anna), timeout=3000)
    expect(bruno.locator("#t-lost")).to_be_hidden()


def test_a_press_that_comes_too_late_is_refused_and_says_what_happened(table_site: str, anna: Page) -> None:
    twin = anna.context.new_page()
    refused = anna.locator("#t-refused")
    for _ in range(5):
        anna.unroute_all()
        address = make_table(anna, table_site)
        start(anna)
        twin.goto(address)
        # The first tab hears of nothing any more, as a phone that sleeps.
        anna.route("**/now/", lambda route: route.abort())
        answered(step(twin))
        answer(anna)
        expect(refused).to_be_visible()
        if refused.get_attribute("data-code") != "game_over":  # now and then the others have ended the game meanwhile
            break
    expect(refused).to_have_attribute("data-code", "stale")
    expect(refused).to_contain_text("Nothing was changed")
    assert refused.locator("li").count() >= 1
    assert version(anna) == version(twin)


def test_text_caret_and_open_drawers_survive_what_others_do(table_site: str, anna: Page, bruno: Page) -> None:
    address = make_table(anna, table_site)
    sit(bruno, address, "Bruno", 1)
    start(anna)
    expect(bruno.locator("#t-board")).to_be_visible()
    player = whoever_is_asked(anna, bruno)
    watcher = anna if player is bruno else bruno
    watcher.locator("#t-log-drawer > summary").click()
    watcher.fill("#t-note-text", "half a thought")
    watcher.evaluate("document.getElementById('t-note-text').setSelectionRange(4, 6)")
    watcher.evaluate("""() => { window.said = []; new MutationObserver(() => window.said.push(document.getElementById('t-say').textContent))
        .observe(document.getElementById('t-say'), { childList: true, characterData: true, subtree: true }); }""")
    answered(player)
    in_step(player, watcher)
    state = watcher.evaluate("""() => { const field = document.getElementById('t-note-text');
        return [field.value, field.selectionStart, field.selectionEnd, document.activeElement.id, document.getElementById('t-log-drawer').open]; }""")
    assert state == ["half a thought", 4, 6, "t-note-text", True]
    said = watcher.evaluate("window.said")
    assert len(said) == len(set(said)) <= 1
    watcher.click("#t-note-write")
    expect(player.locator("#t-log-drawer .t-note")).to_contain_text("half a thought", timeout=2000)
    expect(watcher.locator("#t-note-text")).to_have_value("")


def test_dice_ticked_for_a_re_roll_stay_ticked_while_others_write(table_site: str, anna: Page, bruno: Page) -> None:
    address = make_table(anna, table_site)
    sit(bruno, address, "Bruno", 1)
    start(anna)
    expect(bruno.locator("#t-board")).to_be_visible()
    for _ in range(30):
        chooser = whoever_is_asked(anna, bruno)
        if chooser.locator("#t-do .t-bit").count():
            break
        answered(whoever_is_asked(anna, bruno))
    other = bruno if chooser is anna else anna
    chooser.locator("#t-do .t-bit input").first.check(force=True)
    other.fill("#t-note-text", "hurry up")
    other.click("#t-note-write")
    chooser.locator("#t-log-drawer > summary").click()
    expect(chooser.locator("#t-log-drawer .t-note")).to_contain_text("hurry up", timeout=2000)
    expect(chooser.locator("#t-do .t-bit input").first).to_be_checked()


def test_a_late_answer_never_overwrites_a_newer_one(table_site: str, anna: Page) -> None:
    make_table(anna, table_site)
    start(anna)
    old: list[str] = []

    def keep(route: Route) -> None:
        reply = route.fetch()
        old.append(reply.text())
        route.fulfill(response=reply, body=old[0])

    anna.route("**/now/", keep)
    anna.evaluate("fetch(document.getElementById('t-page').dataset.now, { headers: { 'X-Fragment': '1' } })")
    for _ in range(2):
        if is_asked(step(anna)):
            answered(anna)
    newest = version(anna)
    anna.evaluate("window.dispatchEvent(new Event('online'))")
    anna.wait_for_timeout(800)
    assert old and version(anna) == newest


def test_a_card_opens_only_while_it_is_held(table_site: str, anna: Page) -> None:
    make_table(anna, table_site)
    start(anna)
    card, face = anna.locator(".t-secret summary").first, anna.locator(".t-card").first
    expect(face).to_be_hidden()
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    anna.mouse.move(box["x"] + 20, box["y"] + 20)
    anna.mouse.down()
    expect(face).to_be_visible()
    anna.mouse.up()
    expect(face).to_be_hidden()
    card.focus()
    anna.keyboard.press("Enter")
    expect(face).to_be_visible()


def test_two_people_share_a_phone_each_with_a_card_of_their_own(table_site: str, anna: Page) -> None:
    make_table(anna, table_site)
    anna.locator("#more-1-empty > summary").click()
    anna.fill("#name-1", "Bruno")
    anna.click("#sit-1")
    expect(anna.locator("#seat-1")).to_contain_text("on this device")
    start(anna)
    expect(anna.locator(".t-secret")).to_have_count(2)
    expect(step(anna).locator(".t-pass").first).to_contain_text("Pass the phone to")


def test_real_dice_are_typed_in(table_site: str, anna: Page) -> None:
    make_table(anna, table_site, dice="typed")
    start(anna)
    for _ in range(10):
        if anna.locator(".t-typed").count():
            break
        answered(anna)
    rows = anna.locator(".t-die")
    expect(rows).to_have_count(5)
    rows.nth(0).locator("input").nth(4).check(force=True)
    anna.locator(".t-typed .button").click()
    expect(anna.locator(".t-die.t-wrong")).to_have_count(4)
    expect(rows.nth(0).locator("input").nth(4)).to_be_checked()
    for number in range(1, 5):
        rows.nth(number).locator("input").nth(4).check(force=True)
    before = version(anna)
    anna.locator(".t-typed .button").click()
    anna.wait_for_function("v => Number(document.querySelector('.t-now').dataset.version) > v", arg=before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_pages_of_a_table_are_accessible_and_fit(table_site: str, browser: Browser, scheme: str, width: int) -> None:
    context = context_of(browser, viewport={"width": width, "height": 860}, color_scheme=scheme)
    page = context.new_page()
    page.goto(f"{table_site}/en/tables/new/bang-dice/")
    assert_accessible(page)
    make_table(page, table_site, players=8)
    assert_accessible(page)
    start(page)
    for drawer in ("#t-log-drawer", "#t-players-drawer"):
        page.evaluate("id => { document.querySelector(id).open = true; }", drawer)
    page.wait_for_timeout(300)
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.goto(f"{table_site}/en/tables/")
    assert_accessible(page)
    context.close()


def test_nothing_on_the_pages_breaks_the_content_policy(table_site: str, anna: Page) -> None:
    said: list[str] = []
    anna.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    anna.on("pageerror", lambda error: said.append(str(error)))
    make_table(anna, table_site)
    start(anna)
    for _ in range(3):
        if is_asked(step(anna)):
            answered(anna)
    assert said == []


def test_a_hidden_page_hangs_up_and_is_up_to_date_soon_after_it_is_seen_again(table_site: str, anna: Page, bruno: Page) -> None:
    address = make_table(anna, table_site)
    bruno.goto(address)
    start(anna)
    expect(bruno.locator("#t-board")).to_be_visible(timeout=2000)
    hide = """is => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
        document.dispatchEvent(new Event('visibilitychange')); }"""
    bruno.evaluate(hide, True)
    for _ in range(2):
        if is_asked(step(anna)):
            answered(anna)
    bruno.wait_for_timeout(600)
    assert version(bruno) < version(anna)
    bruno.evaluate(hide, False)
    bruno.wait_for_function("v => Number(document.querySelector('.t-now').dataset.version) >= v", arg=version(anna), timeout=3000)
    if is_asked(step(anna)):
        answered(anna)
        in_step(anna, bruno)
