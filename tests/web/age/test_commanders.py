"""Several commanders a side: who leads what, each their own orders, and one screen for several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.age.brigadier import drag, ground, near, planned
from tests.web.axe import findings
from tests.web.hands import Mouse, middle, type_order
from tests.web.lobby import call, choose, open_lobby, sign_in, sit, wait_for_decision
from tests.web.march.marcher import unit
from tests.web.watch import wait_until

Visitor = Callable[..., Page]

NORTH: Final = {"sitter": "computer", "agent": "random"}


def shared(page: Page, *commanders: dict[str, Any]) -> dict[str, Any]:
    """A battle in which the south, one's own, has these commanders."""
    page.goto("/settings")
    sign_in(page)
    seats = {"south": {"sitter": "me", "commanders": list(commanders)}, "north": NORTH}
    return call(page, "POST", "/api/matches", {"game": "age", "position": near(), "seats": seats})


def at_his_table(page: Page, match: str) -> None:
    page.goto(f"/match/{match}")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)


@pytest.fixture
def two(visitor: Visitor) -> tuple[Page, Page]:
    """Lannes, and the player who has Treillard's cavalry, come by the link."""
    chief, cavalry = visitor(), visitor()
    made = shared(chief, {"sitter": "open", "shares": ["treillard"]})
    link = made["links"]["south.1"]
    cavalry.goto(link[link.index("/join") :])
    cavalry.get_by_role("button", name="Play as commander 1").click()
    sit(chief, made["id"], "south")
    at_his_table(chief, made["id"])
    cavalry.locator("[data-table] svg.over").wait_for()
    wait_for_decision(cavalry)
    return chief, cavalry


@pytest.mark.nightly
def test_each_moves_their_own_division_and_the_chief_ends_the_step(two: tuple[Page, Page]) -> None:
    chief, cavalry = two
    expect(unit(cavalry, "fhus")).to_have_attribute("data-mark", "may")
    expect(unit(cavalry, "f17")).not_to_have_attribute("data-mark", "may")
    expect(unit(chief, "f17")).to_have_attribute("data-mark", "may")
    before = unit(chief, "fhus").get_attribute("transform")
    cavalry.mouse.click(*middle(ground(cavalry, "fhus")))
    planned(cavalry, "fhus")
    drag(Mouse(cavalry), "fhus", 0, -25)
    wait_until(chief, lambda: unit(chief, "fhus").get_attribute("transform") != before)
    type_order(cavalry, "move f17")
    expect(cavalry.get_by_role("alert").first).to_contain_text("Suchet")
    expect(chief.locator(".shared")).to_contain_text("Waiting for")
    assert findings(cavalry) == []
    chief.locator("[data-order=for-all]").click()
    expect(chief.locator(".step")).not_to_contain_text("Tactical movement")


@pytest.mark.nightly
def test_what_one_holds_stays_in_hand_while_another_moves(two: tuple[Page, Page]) -> None:
    chief, cavalry = two
    cavalry.mouse.click(*middle(ground(cavalry, "fhus")))
    planned(cavalry, "fhus")
    before = unit(cavalry, "f17").get_attribute("transform")
    chief.mouse.click(*middle(ground(chief, "f17")))
    planned(chief, "f17")
    drag(Mouse(chief), "f17", 0, -25)
    wait_until(cavalry, lambda: unit(cavalry, "f17").get_attribute("transform") != before)
    planned(cavalry, "fhus")
    expect(unit(cavalry, "fhus")).to_have_attribute("data-mark", "selected")


@pytest.mark.nightly
def test_the_chief_gives_a_formation_back_to_himself(two: tuple[Page, Page]) -> None:
    chief, cavalry = two
    chief.locator("summary", has_text="Assign formations").click()
    chief.get_by_label("Commander of Treillard's cavalry").select_option("0")
    expect(unit(chief, "fhus")).to_have_attribute("data-mark", "may")
    expect(unit(cavalry, "fhus")).not_to_have_attribute("data-mark", "may")


@pytest.mark.nightly
def test_at_one_screen_the_next_commander_is_called(page: Page) -> None:
    made = shared(page, {"sitter": "me", "shares": ["treillard"]})
    sit(page, made["id"], "south")
    at_his_table(page, made["id"])
    chairs = page.locator(".chairs")
    expect(chairs).to_contain_text("Commander 1")
    expect(chairs.get_by_role("status")).to_have_text("Leads: Suchet's division")
    expect(unit(page, "f17")).to_have_attribute("data-mark", "may")
    expect(unit(page, "fhus")).not_to_have_attribute("data-mark", "may")
    assert findings(page) == []
    page.locator("[data-order=done]").click()
    expect(chairs.get_by_role("status")).to_have_text("Leads: Treillard's cavalry")
    expect(unit(page, "fhus")).to_have_attribute("data-mark", "may")
    expect(unit(page, "f17")).not_to_have_attribute("data-mark", "may")


@pytest.mark.nightly
def test_the_lobby_gives_corps_to_commanders(page: Page) -> None:
    open_lobby(page)
    choose(page, "game", "age")
    choose(page, "battle", "quatre-bras")
    page.locator("summary", has_text="Several commanders").click()
    french = page.locator("details fieldset", has_text="French").last
    french.get_by_role("button", name="Add a commander").click()
    assert findings(page) == []
    french.get_by_label("Commander of 9th Division").select_option("1")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    match = call(page, "GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    led = {share["names"]["en"]: share["chair"] for share in match["shares"]["south"]}
    assert led["9th Division"] == 1 and led["5th Division"] == 0
    expect(page.get_by_label("Link for commander 1", exact=False).first).to_be_visible()
