"""The main screens look as they were approved, where nothing in them is left to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.web.gauge import assert_same, settle
from tests.web.lobby import make_match, open_lobby
from tests.web.player import Finger, Mouse, spot
from tests.web.scenes import SCENES
from tests.web.test_access import combat

Visitor = Callable[..., Page]


def see(browser: Browser, page: Page, name: str, selector: str = "", hide: str = "") -> None:
    settle(page)
    shown = page.locator(selector).first if selector else page
    assert_same(browser, name, shown, [page.locator(hide)] if hide else [])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_lobby(browser: Browser, visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    open_lobby(page)
    see(browser, page, f"lobby-{'phone' if phone else 'desk'}", "form", "input[type=text]")


@pytest.mark.parametrize(
    ("name", "lang", "dark", "phone"),
    [
        ("combat-desk", "en", False, False),
        ("combat-candle-light", "fr", True, False),
        ("combat-phone", "en", False, True),
    ],
)
def test_combat(
    browser: Browser, visitor: Visitor, name: str, lang: str, dark: bool, phone: bool
) -> None:
    page = visitor(lang, dark=dark, phone=phone)
    page.goto("/settings")
    combat(page, Finger(page) if phone else Mouse(page))
    see(browser, page, name)


def test_reaction(browser: Browser, page: Page) -> None:
    scene = next(scene for scene in SCENES if scene.title == "fatigue")
    page.goto("/settings")
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, position=scene.position(), seats=seats, reaction=0)
    page.goto(f"/match/{match['id']}")
    page.locator(".react").wait_for()
    see(browser, page, "reaction", ".middle")


def test_the_end(browser: Browser, page: Page) -> None:
    page.goto("/settings")
    combat(page, Mouse(page))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .bad").click()
    page.locator("dialog[open] #end-title").wait_for()
    see(browser, page, "end", "dialog:has(#end-title)")


def test_a_card_large(browser: Browser, page: Page) -> None:
    page.goto("/settings")
    combat(page, Mouse(page))
    page.keyboard.press("Escape")
    spot(page, "129").click(button="right", position={"x": 8, "y": 14})
    page.get_by_role("dialog").first.wait_for()
    see(browser, page, "large", "[role=dialog], dialog[open]")


def test_the_lesson(browser: Browser, visitor: Visitor) -> None:
    page = visitor("fr", phone=True)
    page.goto("/learn")
    page.locator("section.guide .go").wait_for()
    page.locator("[data-place]").first.wait_for()
    see(browser, page, "lesson-phone")
