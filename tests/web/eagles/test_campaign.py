"""The Waterloo campaign in the browser: its two tables, its map and corps, and who marches on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.text.campaign_text import write_campaign
from tests.games.eagles.campaigns import (
    LOST_QUATRE_BRAS,
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    enter,
    waged,
)
from tests.web.axe import findings
from tests.web.eagles.test_board import carry
from tests.web.hands import Mouse
from tests.web.lobby import make_match
from tests.web.watch import Wire


def both_open() -> Campaign:
    return waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=OPEN_LIGNY)


def won_at_quatre_bras() -> Campaign:
    """The French have won Quatre Bras and may reinforce Ligny."""
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    return c


def opened(page: Page, campaign: Campaign) -> str:
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, position=write_campaign(campaign), seats=seats)
    page.goto(f"/match/{match['id']}")
    return str(match["id"])


def test_16_0_both_tables_the_map_and_the_corps_are_at_hand(page: Page) -> None:
    opened(page, both_open())
    expect(page.locator("[data-table]")).to_have_count(2)
    expect(page.locator("[data-table=quatre-bras]")).to_contain_text("Your turn")
    expect(page.locator("[data-table=ligny] [data-card='050']")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Ligny: being fought"))).to_be_visible()
    expect(page.get_by_role("button", name="Retreat from Quatre Bras")).to_be_visible()
    page.locator("[data-campaign]").click()
    sheet = page.get_by_role("dialog", name="Campaign")
    expect(sheet.get_by_role("heading", name="What happens next")).to_be_visible()
    expect(sheet).to_contain_text("II Corps")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_16_0_the_menu_of_a_card_leaves_its_enemy_to_be_aimed_at(page: Page, wire: Wire) -> None:
    """The tables are small, and the engaged enemy is right above the card."""
    opened(page, waged("quatre-bras", quatre_bras=LOST_QUATRE_BRAS, ligny=QUIET_LIGNY))
    hand = Mouse(page)
    hand.touch(page.locator("[data-card='025']"))
    expect(page.locator("[data-orders]")).to_be_visible()
    hand.touch(page.locator("[data-card='130'][data-mark=target]"))
    expect(page.locator("[data-card='130']")).to_have_attribute("data-mark", "aimed")
    assert wire.acts() == []


def test_16_0_on_a_phone_a_tab_leads_to_each_table(phone: Page) -> None:
    opened(phone, both_open())
    own = phone.get_by_role("tab", name=re.compile("Quatre Bras. Your turn"))
    own.tap()
    expect(phone.locator("[data-lane]").first).to_be_visible()
    phone.get_by_role("tab", name=re.compile("Ligny")).tap()
    expect(phone.locator("[data-card='051']").first).to_be_visible()
    phone.get_by_role("tab", name="Map").tap()
    phone.get_by_role("button", name="Go to Quatre Bras").tap()
    expect(own).to_have_attribute("aria-selected", "true")


def test_16_0_survivors_are_sent_by_click_and_by_drag(page: Page, wire: Wire) -> None:
    opened(page, won_at_quatre_bras())
    page.locator("[data-send='029']").click()
    there = page.get_by_role("region", name="March to Ligny")
    expect(there).to_contain_text("1 card")
    carry(page, page.locator("[data-send='023']"), page.locator("[data-ground=ligny]"))
    expect(there).to_contain_text("2 cards")
    wire.expect_acts(page, "send 029 > ligny", "send 023 > ligny")
