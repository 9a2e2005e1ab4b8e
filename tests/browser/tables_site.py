"""A real site for tests of live tables: granian with streams, a database and luck of its own, driven over HTTP alone."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

BASE = Path(__file__).resolve().parent.parent.parent


@contextmanager
def running_site(folder: Path) -> Iterator[str]:
    """The address of a server for as long as the block lasts."""
    environment = {**os.environ, "LUDOLEX_DATA": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}
    for command in (["migrate", "-v0"], ["createcachetable"], ["packs", "load"]):
        subprocess.run([sys.executable, "manage.py", *command], cwd=BASE, env=environment, check=True, capture_output=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    granian = [str(Path(sys.executable).parent / "granian"), "--interface", "asgi", "--port", str(port), "--workers", "1"]
    with (folder / "server.log").open("wb") as log:
        command = [*granian, "--workers-kill-timeout", "2", "tests.browser.lucky:application"]
        server = subprocess.Popen(command, cwd=BASE, env=environment, stdout=log, stderr=log)
        try:
            yield _answering(f"http://127.0.0.1:{port}", server, folder)
        finally:
            server.terminate()
            server.wait(20)


def _answering(address: str, server: subprocess.Popen[bytes], folder: Path) -> str:
    for _ in range(150):
        assert server.poll() is None, (folder / "server.log").read_text()
        try:
            urllib.request.urlopen(f"{address}/en/tables/", timeout=5).close()
        except OSError:
            time.sleep(0.2)
        else:
            return address
    raise AssertionError((folder / "server.log").read_text())


def make_table(page: Page, site: str, players: int = 4, name: str = "Anna", dice: str = "server", game: str = "bang-dice", query: str = "") -> str:
    """Anna makes a table; its address. `query` chooses beforehand, as a link from a rulebook does."""
    page.goto(f"{site}/en/tables/new/{game}/{query}")
    page.locator(f"label:has(#players-{players})").click()
    if page.locator(f"#dice-{dice}").count():  # a game without dice does not ask for them
        page.check(f"#dice-{dice}")
    page.fill("#t-name", name)
    page.click("#t-create")
    expect(page.locator("#t-lobby").first).to_be_visible()
    return page.url


def sit(page: Page, address: str, name: str, seat: int) -> None:
    """A guest opens the link and sits down."""
    page.goto(address)
    page.fill("#t-sit-name", name)
    page.click(f"#sit-{seat}")
    expect(page.locator(f"#seat-{seat}.t-seat-mine")).to_be_visible()


def start(page: Page) -> None:
    """The host deals."""
    page.click("#t-start")
    expect(page.locator("#t-board")).to_be_visible()


def version(page: Page) -> int:
    """The version that a page shows."""
    return int(page.locator(".t-now").get_attribute("data-version") or 0)


def is_asked(page: Page) -> bool:
    """Whether this page has something to answer."""
    return page.locator("#t-do .t-choice").count() > 0


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator("#t-outcome .t-outcome").count() > 0


def whoever_is_asked(*pages: Page) -> Page:
    """The page that has something to answer, once it shows it."""
    for _ in range(100):
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def answer(page: Page) -> None:
    """Press the plainest answer on offer."""
    keep = page.locator("#t-do [id^=do-][id$=-none]")
    (keep if keep.count() else page.locator("#t-do .t-answer")).first.click()


def answered(page: Page) -> None:
    """Answer, and wait until the page has moved on."""
    before = version(page)
    answer(page)
    page.wait_for_function("before => Number(document.querySelector('.t-now').dataset.version) > before", arg=before, timeout=8000)


def step(page: Page) -> Page:
    """Make sure that this page is asked or the game is over."""
    page.wait_for_function("document.querySelector('#t-do .t-choice') || document.querySelector('#t-outcome .t-outcome')", timeout=10_000)
    return page


def assert_accessible(page: Page) -> None:
    """No fault that axe finds."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert not found, [(v["id"], [n["html"][:200] for n in v["nodes"]][:3]) for v in found]


def context_of(browser: object, **more: object) -> BrowserContext:
    """A browser of one person: a phone, no motion."""
    return browser.new_context(**{"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce", "locale": "en-GB", **more})  # type: ignore[attr-defined]
