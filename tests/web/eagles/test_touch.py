"""A whole game by taps alone, on a telephone held upright."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.hands import Finger
from tests.web.lobby import wait_for_decision
from tests.web.player import Player


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_whole_game_by_touch(phone: Page) -> None:
    phone.goto("/")
    battle = phone.locator("label:has(input[name=battle][value=quatre-bras])")
    phone.locator("details:not([open])", has=battle).locator("summary").first.tap()
    battle.tap()
    phone.locator("summary", has_text="All options").tap()
    phone.get_by_label("Length").select_option("10")
    phone.get_by_label("Size of the decks").select_option("1/2")
    phone.locator("form button[type=submit]").tap()
    phone.wait_for_url("**/match/*")
    wait_for_decision(phone)
    player = Player(Finger(phone))
    player.play_to_the_end()
    assert player.done.keys() & {"fire", "move", "end"}
    assert player.done.get("fire", 0) == player.done.get("odds", 0)
