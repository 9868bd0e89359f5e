"""The page of all cards: found, read and walked through, by mouse, keyboard and finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.axe import findings

# Every drawn word, measured where it stands, against the edges of its card.
OVERFLOW = """() => {
  const over = [];
  for (const card of document.querySelectorAll("svg.kard")) {
    const edge = card.getBoundingClientRect();
    for (const text of card.querySelectorAll("text")) {
      const box = text.getBoundingClientRect();
      if (box.right > edge.right || box.left < edge.left || box.bottom > edge.bottom + 1)
        over.push(text.textContent);
    }
  }
  return over;
}"""

# A font is asked for when its first letter is laid out, and only then waited for.
LETTERS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => document.fonts.ready).then(() => null)"""


def opened(page: Page, path: str = "/cards") -> Page:
    page.goto(path)
    expect(page.locator("ul a")).to_have_count(300)
    return page


@pytest.mark.nightly
@pytest.mark.parametrize("lang", some_by_day(["en", "fr"], 1))
def test_no_word_leaves_its_card(visitor: Callable[..., Page], lang: str) -> None:
    page = opened(visitor(lang))
    page.locator("ul li").evaluate_all(
        "rows => rows.forEach((row) => (row.style.contentVisibility = 'visible'))"
    )
    page.evaluate(LETTERS)
    assert page.evaluate(OVERFLOW) == []


@pytest.mark.nightly
def test_cards_are_found_and_narrowed_down(page: Page) -> None:
    opened(page)
    page.get_by_role("searchbox").fill("blucher")
    expect(page.get_by_role("link", name="Blücher")).to_be_visible()
    page.get_by_role("button", name="Show all cards").click()
    page.get_by_role("button", name="Prussian").click()
    page.get_by_role("combobox", name="Arm").select_option("special")
    expect(page.locator("ul a")).to_have_count(12)
    page.get_by_role("combobox", name="Battle").select_option("wavre")
    expect(page.locator("ul a")).to_have_count(4)
    expect(page.get_by_role("status")).to_have_text("4 cards of 300")


@pytest.mark.nightly
def test_a_card_has_an_address_and_neighbours(page: Page) -> None:
    opened(page, "/cards/095")
    expect(page.get_by_role("heading", name="Rally")).to_be_visible()
    page.get_by_role("link", name="British, 185").click()
    expect(page).to_have_url(re.compile("/cards/185$"))
    page.get_by_role("button", name="Next card").click()
    expect(page.get_by_role("heading", name="Double Grape")).to_be_visible()
    page.get_by_role("button", name="Back to all cards").click()
    expect(page.get_by_role("heading", name="How to read a card")).to_be_visible()
    expect(page.locator("[data-card='186']")).to_be_focused()


@pytest.mark.nightly
def test_the_keyboard_walks_through_the_cards(page: Page) -> None:
    opened(page)
    page.locator("[data-card='001']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card='002']")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator("[data-card='300']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="No Quarter")).to_be_visible()


@pytest.mark.nightly
def test_a_finger_opens_a_sheet_and_closes_it(phone: Page) -> None:
    opened(phone)
    phone.locator("[data-card='002']").tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert findings(phone, within="dialog") == []
    sheet.get_by_role("button", name="Next card").tap()
    expect(sheet.get_by_text("Card 003")).to_be_visible()
    sheet.get_by_role("button", name="Back to all cards").tap()
    expect(sheet).to_be_hidden()
