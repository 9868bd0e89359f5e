"""The table itself: every way to give an order gives the same one, and nothing is for some only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.hands import type_order
from tests.web.lobby import make_match
from tests.web.watch import Wire

POSITION = """eagles position 1
battle waterloo
option deck open
turn 6 french combat
arrived
FL:
  020
  016 up column
FC: smoke 1
  089
  070 up on 089
  055 up blown
  001
FR:
  053 up hits 2
  141 up
AR:
  130 down
  131 up square
  018 column up hits 1
AC:
  180
  129 up on 180 hits 1
  111
AL: lost-orders all
  207 square up
reserve-french: 002, 015, 099, 101, 108
reserve-allied: 185, 140
pile-french: 021, 022
pile-british: 142
casualties: 023, 128
"""
ORDER = "fire 018 > 131"


def at_table(page: Page, position: str = POSITION, **wish: object) -> str:
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, position=position, seats=seats, **wish)
    page.goto(f"/match/{match['id']}")
    expect(card(page, "018")).to_have_attribute("data-mark", "may")
    return str(match["id"])


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"]').first


def touch(found: Locator) -> None:
    """Where a card is never covered by its neighbour: on its rail."""
    found.click(position={"x": 8, "y": 16})


def by_mouse(page: Page) -> None:
    touch(card(page, "018"))
    expect(card(page, "131")).to_have_attribute("data-mark", "target")
    touch(card(page, "131"))
    page.locator("button[data-order=commit]:not([aria-disabled])").click()


def by_the_same_aim_twice(page: Page) -> None:
    touch(card(page, "018"))
    touch(card(page, "131"))
    expect(card(page, "131")).to_have_attribute("data-mark", "aimed")
    touch(card(page, "131"))


def by_drag(page: Page) -> None:
    """Letting go gives the order: nothing is left to confirm."""
    carry(page, card(page, "018"), card(page, "131"))


def by_keyboard(page: Page) -> None:
    page.keyboard.press("1")
    expect(page.locator('[data-place="AR"]')).to_be_focused()
    page.keyboard.press("a")
    expect(card(page, "018")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("a")
    while page.evaluate("document.activeElement.dataset.card") != "131":
        page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(card(page, "131")).to_have_attribute("data-mark", "aimed")
    page.keyboard.press("Enter")


def by_typing(page: Page) -> None:
    type_order(page, ORDER)


def carry(page: Page, found: Locator, onto: Locator) -> None:
    start, end = found.bounding_box(), onto.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 8, start["y"] + 16)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] - 10, steps=3)
    page.mouse.move(end["x"] + 10, end["y"] + 18, steps=5)
    page.mouse.up()


@pytest.mark.parametrize("way", [by_mouse, by_the_same_aim_twice, by_drag, by_keyboard, by_typing])
def test_every_way_gives_the_same_order(
    page: Page, wire: Wire, way: Callable[[Page], None]
) -> None:
    at_table(page)
    way(page)
    wire.expect_acts(page, ORDER)


def test_escape_lays_the_card_back(page: Page) -> None:
    at_table(page)
    touch(card(page, "018"))
    expect(card(page, "018")).to_have_attribute("data-mark", "selected")
    page.keyboard.press("Escape")
    expect(card(page, "018")).to_have_attribute("data-mark", "may")


def test_what_is_forbidden_says_why_and_the_number_opens_the_rule(page: Page) -> None:
    at_table(page)
    special = page.locator('.hand [data-mark="forbidden"]').first
    special.hover(position={"x": 8, "y": 16})
    reason = page.get_by_role("tooltip").filter(has=page.locator(".rule"))
    expect(reason).to_be_visible()
    reason.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.nightly
def test_a_drop_where_it_is_forbidden_says_why_and_sends_nothing(page: Page, wire: Wire) -> None:
    at_table(page)
    carry(page, card(page, "018"), page.locator('[data-place="AL"]'))
    expect(page.get_by_role("tooltip").filter(has=page.locator(".rule"))).to_be_visible()
    assert wire.acts() == []


@pytest.mark.nightly
def test_the_fallen_are_open_to_inspection(page: Page) -> None:
    at_table(page)
    page.locator(".pile:enabled").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-card="023"]')).to_be_visible()
    expect(sheet.locator('[data-card="128"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.nightly
def test_a_card_under_the_pointer_is_shown_large_with_its_worth(page: Page) -> None:
    at_table(page)
    card(page, "018").hover(position={"x": 8, "y": 16})
    large = page.get_by_role("tooltip")
    expect(large).to_contain_text("Aulard")
    expect(large).to_contain_text("9.2")  # the rule of its column


def test_the_table_has_a_structure_for_screen_readers(page: Page) -> None:
    at_table(page)
    for name in ("Allied Right", "Allied Center", "French Left", "French Center"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    name = card(page, "018").get_attribute("aria-label") or ""
    assert "Allied Right" in name and "in column" in name and "1 hit" in name and "Can" in name
    stops = page.locator(".playing [data-card][tabindex='0'], .playing [data-place][tabindex='0']")
    assert stops.count() == 1


@pytest.mark.nightly
@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle-light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_is_open_to_everybody(
    visitor: Callable[..., Page], dark: bool, phone: bool
) -> None:
    page = visitor(dark=dark, phone=phone)
    if phone:
        make_and_open(page)
    else:
        at_table(page)
        touch(card(page, "018"))
    assert findings(page) == []


def make_and_open(page: Page) -> None:
    match = make_match(page, position=POSITION, seats={"french": "me", "allied": "sensible"})
    page.goto(f"/match/{match['id']}")
    expect(page.locator("[data-lane]").first).to_be_visible()


def test_by_touch_on_a_phone(phone: Page, wire: Wire) -> None:
    make_and_open(phone)
    phone.locator("[data-lane=left]").tap()
    card(phone, "018").tap(position={"x": 8, "y": 12})
    card(phone, "131").tap(position={"x": 8, "y": 12})
    phone.locator("button[data-order=commit]:not([aria-disabled])").tap()
    wire.expect_acts(phone, ORDER)


@pytest.mark.nightly
def test_a_finger_that_rests_shows_the_card_large(phone: Page, wire: Wire) -> None:
    make_and_open(phone)
    phone.locator("[data-lane=left]").tap()
    card(phone, "018").dispatch_event(
        "pointerdown",
        {"pointerType": "touch", "pointerId": 5, "button": 0, "clientX": 60, "clientY": 200},
    )
    expect(phone.get_by_role("dialog")).to_contain_text("Aulard")
    assert wire.acts() == []


def test_a_spectator_sees_no_hidden_card(visitor: Callable[..., Page], wire: Wire) -> None:
    player = visitor()
    match = at_table(player, watchable=True)
    watcher = visitor()
    watcher.goto(f"/match/{match}")
    expect(watcher.locator('[data-place="FC"]')).to_be_visible()
    expect(watcher.locator('[data-card="020"]')).to_have_count(0)  # lies face-down
    expect(watcher.locator('[data-card="FL#1-french"]')).to_be_visible()
    assert watcher.locator(".hand [data-card]").count() == 0
