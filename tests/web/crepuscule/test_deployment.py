"""D-112: armies are set up by hand: dragged, by keys, by touch, or as it is proposed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.crepuscule.colonel import at_table
from tests.web.hands import Finger, Hand, Keys, Mouse, order
from tests.web.march.marcher import carry, ghost, in_hand, unit
from tests.web.watch import Wire, wait_until

BOTH: Final = {"south": "me", "north": "me"}
FIRST: Final = "first"


def setting_up(page: Page, hand: Hand, **wish: object) -> None:
    """Both armies are one's own; the first unit is in the hand."""
    at_table(page, seats=BOTH, scenario="open-field", options={"terrain": "7", "turns": "1"})
    hand.press(order(page, FIRST))
    page.locator("[data-tray]").wait_for()
    in_hand(page)


def placed(wire: Wire) -> list[str]:
    return [act for act in wire.acts() if act.startswith("place ")]


@pytest.mark.parametrize("make", [Mouse, Keys], ids=["mouse", "keys"])
def test_d_112_a_unit_is_set_up_by_hand(page: Page, wire: Wire, make: type[Mouse | Keys]) -> None:
    hand = make(page)
    setting_up(page, hand)
    hand.press(order(page, "commit"))
    wait_until(page, lambda: len(placed(wire)) == 1)
    assert placed(wire)[0].split()[1] in ("f6", "a6")


def test_d_112_a_unit_is_dragged_to_its_place(page: Page, wire: Wire) -> None:
    setting_up(page, Mouse(page))
    before = ghost(page).get_attribute("transform")
    carry(page, ghost(page), 60, 0)
    wait_until(page, lambda: ghost(page).get_attribute("transform") != before)
    Mouse(page).press(order(page, "commit"))
    wait_until(page, lambda: len(placed(wire)) == 1)


def test_d_112_a_unit_is_set_up_by_touch_on_a_phone(phone: Page) -> None:
    hand = Finger(phone)
    setting_up(phone, hand)
    name = phone.locator("[data-hand]").first.get_attribute("data-hand") or ""
    hand.press(order(phone, "commit"))
    unit(phone, name).wait_for()


def test_d_112_another_formation_and_the_rest_as_it_is_proposed(page: Page, wire: Wire) -> None:
    hand = Mouse(page)
    setting_up(page, hand)
    hand.press(page.locator("[data-tool=limbered]"))
    in_hand(page)
    hand.press(order(page, "commit"))
    wait_until(page, lambda: len(placed(wire)) == 1)
    assert " limbered" in placed(wire)[0]
    page.locator("[data-tool=deployed]").wait_for()  # the enemy's gun is in the hand
    in_hand(page)
    hand.press(page.locator("[data-tool=auto]"))
    order(page, "first").wait_for()
    expect(page.locator("[data-tray]")).to_have_count(0)
    assert len(placed(wire)) == 14 and len([a for a in wire.acts() if a.startswith("post")]) == 4
