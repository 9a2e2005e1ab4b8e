"""A simulation in the browser: asked, followed while it plays, read; accessible in every state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from apps.simulations.models import Experiment

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("sent")]


def accessible(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_simulation_shows_its_result_without_loading_the_page_again(page: Page, live_server: Any, play: Callable[..., bool]):
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/en/simulations/new/coin-duel/")
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Games").fill("200")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_text("Waiting for a worker.")).to_be_visible()
    experiment = Experiment.objects.get()
    assert (experiment.trials, experiment.seed, experiment.selection["players"]) == (200, 7, 3)
    play(experiment)
    expect(page.get_by_role("heading", name="How long games are")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert errors == []  # the checker below brings styles of its own, which the site's policy refuses
    accessible(page)
    page.goto(f"{live_server.url}/en/simulations/new/coin-duel/?players=99")
    accessible(page)
    page.goto(f"{live_server.url}/en/simulations/")
    accessible(page)
