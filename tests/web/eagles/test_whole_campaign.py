"""A whole campaign against the computer, from the first deal to its report, by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Mouse
from tests.web.lobby import call, choose, open_lobby, wait_for_decision
from tests.web.player import Player

LONGEST = 600.0  # three battles at least, two of them at once


@pytest.mark.nightly
@pytest.mark.timeout(720)
def test_16_0_a_whole_campaign_by_mouse(page: Page) -> None:
    open_lobby(page)
    choose(page, "battle", "campaign")
    choose(page, "opponent", "computer conscript")
    page.locator("summary", has_text="All options").click()
    page.get_by_label("Length").select_option("10")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    player = Player(Mouse(page), longest=LONGEST)
    player.play_to_the_end()
    assert player.done.keys() >= {"end", "ready"}

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("victory|Draw"))
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"
    assert call(page, "GET", f"/api/matches/{match}/proof")["fair"]
    expect(sheet).to_contain_text(re.compile("Quatre Bras|Ligny"))
