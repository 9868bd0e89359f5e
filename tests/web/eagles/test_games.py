"""A whole game against the computer, from the lobby to the end of the battle, by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.eagles.test_board import card, carry
from tests.web.eagles.test_deployment import infantry, laid, land
from tests.web.hands import Mouse
from tests.web.lobby import call, choose, open_lobby, wait_for_decision
from tests.web.player import Player


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_whole_game_by_mouse(page: Page) -> None:
    open_lobby(page)
    choose(page, "battle", "quatre-bras")
    page.locator("summary", has_text="All options").click()
    page.get_by_label("Length").select_option("10")
    page.get_by_label("Size of the decks").select_option("1/2")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    for place in ("FL", "FC"):
        carry(page, card(page, infantry(page)), land(page, place))
        expect(laid(page, place)).to_have_count(1)
    player = Player(Mouse(page), keen=20)
    player.play_to_the_end()
    assert player.done.keys() & {"fire", "move", "end"}
    assert player.done.get("fire", 0) == player.done.get("odds", 0)

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("victory|Draw"))
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"
    assert call(page, "GET", f"/api/matches/{match}/proof")["fair"]
    sheet.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
