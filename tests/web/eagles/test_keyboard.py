"""A whole game without a mouse, from the lobby on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import TABS, Keys
from tests.web.lobby import wait_for_decision
from tests.web.player import Player


def choose_by_keys(keys: Keys, question: str, value: str) -> None:
    """Tab reaches the answer that is chosen, arrows continue from there."""
    page = keys.page
    keys.walk(page.locator(f"input[name={question}]:checked"), "Tab", TABS)
    wanted = page.locator(f"input[name={question}][value='{value}']")
    for _ in range(8):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"arrows do not lead to {value}")


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_whole_game_by_keyboard(page: Page) -> None:
    page.goto("/")
    page.locator("input[name=battle]:checked").wait_for(state="attached")
    keys = Keys(page)
    choose_by_keys(keys, "battle", "quatre-bras")
    choose_by_keys(keys, "side", "french")  # who acts first
    keys.press(page.locator("summary", has_text="All options"))
    for label, words in (("Size of the decks", "Half"), ("Length", "10")):
        keys.walk(page.get_by_label(label), "Tab", TABS)
        page.keyboard.type(words)
    expect(page.locator("summary .chip")).to_have_count(2)
    keys.walk(page.locator("form button[type=submit]"), "Shift+Tab", TABS)
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    player = Player(keys)
    player.play_to_the_end()
    assert player.done.keys() & {"fire", "move", "end"}
    assert player.done.get("fire", 0) == player.done.get("odds", 0)
