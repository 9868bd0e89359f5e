"""A whole battle of La Marche des Aigles against the computer: by mouse, by keys, by touch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.games.march.moments import NEAR, choosing
from tests.nightly import some_by_day
from tests.web.hands import Finger, Hand, Keys, Mouse
from tests.web.lobby import call, choose, open_lobby, wait_for_decision
from tests.web.march.marcher import Marcher, at_table

LAST_TURN = choosing(option="turns 1", **NEAR)


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_whole_game_by_mouse_from_the_lobby_on(page: Page) -> None:
    open_lobby(page)
    choose(page, "game", "march")
    choose(page, "battle", "training")
    choose(page, "side", "red")
    choose(page, "opponent", "computer conscript")
    page.locator("summary", has_text="All options").click()
    page.locator("#option-turns").select_option("4")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    player = Marcher(Mouse(page), placed=2)
    player.play_to_the_end()
    assert player.done["place"] == 2
    assert player.done.keys() >= {"auto", "pushed", "Manoeuvre"}

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("Victory for|Draw"))
    match = page.url.rpartition("/")[2]
    assert call(page, "GET", f"/api/matches/{match}")["stage"] == "over"
    assert call(page, "GET", f"/api/matches/{match}/proof")["fair"]
    sheet.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def whole_game(page: Page, hand: Hand) -> None:
    """One turn with its set-up, a part of it by hand."""
    at_table(page, options={"turns": "1"})
    player = Marcher(hand)
    player.play_to_the_end()
    assert player.done.keys() >= {"place", "pushed", "auto", "Manoeuvre"}


def last_turn(page: Page, hand: Hand) -> None:
    """The lines face one another: shots and charges, each with its odds before it."""
    at_table(page, LAST_TURN)
    player = Marcher(hand, keen=6)
    player.play_to_the_end()
    assert player.done["Fire"]
    assert player.done["odds"] == player.done["Fire"] + player.done.get("Charge", 0)


GAMES = pytest.mark.parametrize(
    "game", some_by_day([last_turn, whole_game], 1), ids=["last turn", "whole"]
)


@pytest.mark.nightly
@GAMES
def test_by_keyboard_alone(page: Page, game: Callable[[Page, Hand], None]) -> None:
    game(page, Keys(page))


@pytest.mark.nightly
@GAMES
def test_by_touch_on_a_phone(phone: Page, game: Callable[[Page, Hand], None]) -> None:
    game(phone, Finger(phone))
