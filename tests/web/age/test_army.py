"""The order-of-battle builder of L'Âge des Aigles: formations, prices, faults, sharing, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.axe import findings

Visitor = Callable[..., Page]
ADDRESS = "/army/age"


def opened(page: Page, ready: str = "") -> Page:
    page.goto(ADDRESS)
    page.locator("[data-ready]").first.wait_for()
    if ready:
        page.locator(f"[data-ready={ready}]").click()
        page.locator("[data-unit]").first.wait_for()
    return page


def total(page: Page, points: int) -> None:
    expect(page.locator(".total .sum b")).to_have_text(str(points))


def test_a_division_is_built_from_nothing_and_opens_again_from_its_code(page: Page) -> None:
    opened(page)
    page.locator("[data-add-group=division]").click()
    division = page.locator("[data-group=division]")
    division.get_by_role("textbox", name="Division").fill("9th Division")
    division.get_by_label("General", exact=True).fill("Foy")
    division.get_by_text("Charismatic").click()
    total(page, 6)
    branch = page.locator(".branch")
    branch.get_by_role("button", name="Infantry brigade").click()
    page.get_by_label("Name of the unit 1").fill("Gauthier")
    page.get_by_role("button", name="More: Skirmish bases").click()
    total(page, 6 + 6 * 4 + 1)
    branch.get_by_role("button", name="Battery").click()
    battery = page.locator("[data-unit]").nth(1)
    battery.get_by_text("Heavy guns").click()
    total(page, 6 + 25 + 8 + 3)
    expect(battery.get_by_text("March mode")).to_have_count(0)
    expect(page.get_by_text("Legal army").first).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    listing = Path(saved.value.path()).read_text(encoding="utf-8")
    assert "division, led Foy, charismatic: 9th Division" in listing
    assert "f1 infantry regular 6, skirmishers 1: Gauthier" in listing
    page.get_by_text("Share, or open a shared army").click()
    link = page.get_by_label("A link that opens this army").input_value()
    page.goto("/")
    page.goto(link)
    total(page, 42)


def test_faults_carry_their_rule_and_a_ready_army_has_none(page: Page) -> None:
    opened(page)
    page.locator("[data-add]").click()
    fault = page.locator(".total li", has_text="needs a general")
    expect(fault).to_contain_text("11.1")
    opened(page, "quatre-bras-allied")
    total(page, 571)
    expect(page.get_by_text("Legal army").first).to_be_visible()
    expect(page.locator("[data-group=division]")).to_have_count(5)


def test_the_print_has_strips_with_a_box_for_each_base(page: Page) -> None:
    opened(page, "meeting-french")
    page.emulate_media(media="print")
    strips = page.locator(".strips li")
    expect(strips).to_have_count(7)
    expect(strips.first).to_contain_text(re.compile("15e Léger.*1st Division"))
    assert strips.first.locator("em i").count() == 7


def test_a_phone_shows_all_of_it_without_barriers(phone: Page) -> None:
    opened(phone, "saalfeld-prussian")
    phone.locator("[data-unit] [data-fold]").first.click()
    phone.get_by_text("More choices").first.wait_for()
    width = phone.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width == 0
    assert not findings(phone)
