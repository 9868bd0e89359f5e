"""Every page opens in both languages, says nothing in the console, and is not too heavy."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.server.running import ServerProcess
from tests.web.axe import findings
from tests.web.lobby import start_game
from tests.web.watch import Watch, Wire, wait_until
from tools.front import most, payload, wanted

PAGES = [
    "/",
    "/rules",
    "/rules/7.33",
    "/rules/march/4.3",
    "/cards",
    "/cards/070",
    "/learn",
    "/open",
    "/settings",
    "/charts",
]


@pytest.mark.parametrize("lang", some_by_day(["en", "fr"], 1))
@pytest.mark.parametrize("path", some_by_day(PAGES, 4))
def test_a_page_opens_in_either_language(
    visitor: Callable[..., Page], watch: Watch, path: str, lang: str
) -> None:
    page = visitor(lang)
    failed: list[str] = []
    page.on("response", lambda got: failed.append(got.url) if got.status >= 400 else None)
    answer = page.goto(path)
    assert answer is not None and answer.ok
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert failed == []
    assert watch.complaints == []


@pytest.mark.nightly
@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle-light"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(visitor: Callable[..., Page], path: str, dark: bool) -> None:
    page = visitor(dark=dark)
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


def test_an_address_that_leads_nowhere_is_said(page: Page, site: ServerProcess) -> None:
    assert page.request.get("/nothing/here").status == 404


def test_a_breach_of_the_policy_is_noticed(page: Page, watch: Watch) -> None:
    """The guard of these tests itself."""
    watch.allow("404")
    page.goto("/status")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')")
    wait_until(page, lambda: any("Content Security Policy" in each for each in watch.complaints))
    watch.complaints.clear()


def test_the_whole_front_is_light_enough(front: None) -> None:
    heavy = {game: size for game, size in wanted(payload()).items() if size > most(game)}
    assert heavy == {}


def test_a_game_against_the_computer_begins_in_the_lobby(page: Page, wire: Wire) -> None:
    match = start_game(page)
    assert len(match) == 16
    expect(page.locator('[data-place="FC"]').first).to_be_visible()
    assert wire.last(page, "welcome")["seat"] == "french"
    wait_until(page, lambda: any(prompt["legal"] for prompt in wire.of("prompt")))
