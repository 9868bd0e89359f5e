"""The main screens look as they were approved, where nothing in them is left to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.nightly import some_by_day
from tests.web.gauge import assert_same, settle
from tests.web.hands import Finger, Mouse
from tests.web.lobby import make_match, open_lobby
from tests.web.march.test_access import aiming, moving
from tests.web.player import spot
from tests.web.scenes import SCENES
from tests.web.site.test_access import Place, combat

Visitor = Callable[..., Page]


def see(browser: Browser, page: Page, name: str, selector: str = "") -> None:
    settle(page)
    assert_same(browser, name, page.locator(selector).first if selector else page)


@pytest.mark.nightly
def test_lobby(browser: Browser, page: Page) -> None:
    open_lobby(page)
    page.locator("form input[type=text]").fill("Ann")
    see(browser, page, "lobby-desk", "form")


@pytest.mark.nightly
def test_lobby_on_a_phone(browser: Browser, phone: Page) -> None:
    open_lobby(phone)
    see(browser, phone, "lobby-phone")


@pytest.mark.parametrize(
    ("name", "lang", "dark", "phone"),
    some_by_day(
        [
            ("combat-desk", "en", False, False),
            ("combat-candle-light", "fr", True, False),
            ("combat-phone", "en", False, True),
        ],
        1,
    ),
)
def test_combat(
    browser: Browser, visitor: Visitor, name: str, lang: str, dark: bool, phone: bool
) -> None:
    page = visitor(lang, dark=dark, phone=phone)
    page.goto("/settings")
    combat(page, Finger(page) if phone else Mouse(page))
    see(browser, page, name)


@pytest.mark.parametrize(
    ("name", "place", "lang", "dark", "phone"),
    some_by_day(
        [
            ("march-move-desk", moving, "en", False, False),
            ("march-volley-candle-light", aiming, "fr", True, False),
            ("march-move-phone", moving, "en", False, True),
        ],
        1,
    ),
)
def test_march(
    browser: Browser, visitor: Visitor, name: str, place: Place, lang: str, dark: bool, phone: bool
) -> None:
    page = visitor(lang, dark=dark, phone=phone)
    place(page, Finger(page) if phone else Mouse(page))
    see(browser, page, name)


@pytest.mark.nightly
def test_reaction(browser: Browser, page: Page) -> None:
    scene = next(scene for scene in SCENES if scene.title == "fatigue")
    page.goto("/settings")
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, position=scene.position(), seats=seats, reaction=0)
    page.goto(f"/match/{match['id']}")
    page.locator(".react").wait_for()
    see(browser, page, "reaction", ".middle")


@pytest.mark.nightly
def test_the_end(browser: Browser, page: Page) -> None:
    page.goto("/settings")
    combat(page, Mouse(page))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .bad").click()
    page.locator("dialog[open] #end-title").wait_for()
    see(browser, page, "end", "dialog:has(#end-title)")


@pytest.mark.nightly
def test_a_card_large(browser: Browser, page: Page) -> None:
    page.goto("/settings")
    combat(page, Mouse(page))
    page.keyboard.press("Escape")
    spot(page, "129").click(button="right", position={"x": 8, "y": 14})
    page.get_by_role("dialog").first.wait_for()
    see(browser, page, "large", "[role=dialog], dialog[open]")


@pytest.mark.nightly
def test_the_lesson(browser: Browser, visitor: Visitor) -> None:
    page = visitor("fr", phone=True)
    page.goto("/learn")
    page.locator("section.guide .go").wait_for()
    page.locator("[data-place]").first.wait_for()
    see(browser, page, "lesson-phone")
