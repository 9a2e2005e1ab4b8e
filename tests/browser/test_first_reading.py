"""The first quarter of an hour of somebody who reads rules, in a real browser with the real games: links, languages, paper, search, cards."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect


def test_a_reader_follows_a_link_changes_language_looks_a_word_up_and_prints(site: str, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    _a_link_of_a_clause_leads_to_it_and_says_what_it_is(page, site)
    _another_language_is_the_same_clause(page, site)
    _both_readings_stand_beside_each_other(page, site)
    _a_word_of_the_body_opens_its_clause_with_the_word_marked(page, site)
    _a_card_is_one_record_with_all_its_names(page, site)
    _on_paper_stands_what_was_chosen_and_nothing_else(page, site)
    context.close()


def _a_link_of_a_clause_leads_to_it_and_says_what_it_is(page: Page, site: str) -> None:
    page.goto(f"{site}/en/games/bang-dice/rules/#duels/challenge")
    clause = page.locator('[id="duels/challenge"]')
    expect(clause).to_be_in_viewport()
    look = "i => { const s = getComputedStyle(document.getElementById(i)); return [s.outlineStyle, s.backgroundColor, s.boxShadow].join() }"
    assert page.evaluate(look, "duels/challenge") != page.evaluate(look, "duels/loss")
    clause.locator("a.no").click()
    page.wait_for_url("**/en/games/bang-dice/rules/duels/challenge/")
    origin = page.locator("dl", has=page.get_by_text("Box", exact=True))
    for words in ("BANG! The Dice Game", "Undead or Alive", "English"):
        expect(origin).to_contain_text(words)
    expect(page.locator("main")).to_contain_text("module")


def _another_language_is_the_same_clause(page: Page, site: str) -> None:
    page.locator('.tongues a[hreflang="pt"]').click()
    page.wait_for_url("**/pt/games/bang-dice/rules/duels/challenge/")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.goto(f"{site}/go/bang-dice/duels/challenge")
    page.wait_for_url("**/en/games/bang-dice/rules/duels/challenge/")


def _both_readings_stand_beside_each_other(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site}/pt/games/flash-point/rules/floors/people/")
    versions = page.locator(".version")
    expect(versions).to_have_count(2)
    one, other = versions.nth(0).bounding_box(), versions.nth(1).bounding_box()
    assert one and other and one["y"] == other["y"] and one["x"] < other["x"]
    expect(page.locator(".version-taken")).to_have_count(1)
    page.locator(".version a").first.click()
    page.wait_for_url("**/rulebook/?**reading.floor-people=**")
    page.set_viewport_size({"width": 390, "height": 844})


def _a_word_of_the_body_opens_its_clause_with_the_word_marked(page: Page, site: str) -> None:
    page.goto(f"{site}/cs/search/")
    page.locator("main input[type=search]").fill("uplatit straznika")
    page.locator("main input[type=search]").press("Enter")
    hit = page.locator(".hit").first
    expect(hit).to_contain_text("Alcatraz")
    expect(hit.locator("mark").first).to_be_visible()
    hit.locator(".hit-link").click()
    page.wait_for_url("**/cs/games/alcatraz/rules/actions/bribe/**")
    expect(page.locator("main mark").first).to_be_in_viewport()
    page.goto(f"{site}/en/search/?q=zzzzqqq+game:alcatraz")
    expect(page.locator("main")).to_contain_text("Search without the filters")


def _a_card_is_one_record_with_all_its_names(page: Page, site: str) -> None:
    page.goto(f"{site}/en/games/flash-point/cards/?q=Капитан")
    found = page.locator(".deal-found li", has_text="Fire Captain")
    expect(found).to_have_count(1)
    found.get_by_role("link").first.click()
    page.wait_for_url("**/cards/specialists/captain/**")
    for name in ("Velitel zásahu", "Jefe de dotación", "Kapitan", "Capitão dos Bombeiros", "Капитан"):
        expect(page.locator("main")).to_contain_text(name)


def _on_paper_stands_what_was_chosen_and_nothing_else(page: Page, site: str) -> None:
    page.goto(f"{site}/es/games/flash-point/rulebook/?players=4&product=extreme-danger&module=laboratory&module=attic")
    page.emulate_media(media="print")
    expect(page.locator(".cover")).to_contain_text("Laboratorio, Ático")
    expect(page.locator('[id="setup/die-twelve"]').first).to_contain_text("12")
    expect(page.locator('[id="boards/garage"]')).to_have_count(0)
    expect(page.locator(".site-head")).to_be_hidden()
    expect(page.locator(".book-end")).to_contain_text("CC-BY-4.0")
