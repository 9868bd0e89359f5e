"""Taking back: freely as far as the last die, card turned up or change of player; then by leave."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.eagles.test_board import card, touch
from tests.web.hands import type_order
from tests.web.lobby import make_match, sit

Visitor = Callable[..., Page]
Table = tuple[Page, Page]

POSITION = """eagles position 1
battle waterloo
option deck open
turn 6 french combat
FL:
  020 up
  018 up
FC:
  070 up
  016 up
FR:
  053 up
AR:
  130 up
AC:
  129 up
AL:
  131 up
reserve-french: 001, 015, 017
reserve-allied: 140
pile-french: 021, 022
pile-british: 142
"""


@pytest.fixture
def two(visitor: Visitor) -> Table:
    """The French to act in one window, the Allies in another."""
    french, allied = visitor(), visitor()
    french.goto("/")
    seats = {"french": "me", "allied": "open"}
    made = make_match(french, position=POSITION, seats=seats, reaction=0)
    allied.goto("/")
    allied.request.post("/api/people", data={"name": "Bob"})
    sit(allied, made["id"], "allied", made["links"]["allied"].rpartition("/")[2])
    for page in (french, allied):
        page.goto(f"/match/{made['id']}")
        page.locator("[data-place=FC]").wait_for()
    expect(card(french, "016")).to_have_attribute("data-mark", "may")
    return french, allied


def undo(page: Page) -> Locator:
    return page.locator("[data-order=undo]")


def free(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo", exact=True)


def barred(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo not possible")


def give(page: Page, order: str) -> None:
    type_order(page, order)
    page.keyboard.press("Escape")


def expect_stand(page: Page, name: str, how: str) -> None:
    expect(card(page, name)).to_have_attribute("aria-label", re.compile(how))


def refused(page: Page) -> Locator:
    return page.locator(".refusal")


@pytest.mark.nightly
def test_order_after_order_is_taken_back_to_the_beginning(two: Table) -> None:
    french, allied = two
    expect(barred(french)).to_be_visible()
    give(french, "form 016 square")
    expect_stand(french, "016", "in square")
    expect_stand(allied, "016", "in square")
    give(french, "form 018 column")
    expect_stand(allied, "018", "in column")
    free(french).click()
    expect_stand(allied, "018", "in line")
    free(french).click()
    expect_stand(allied, "016", "in line")
    barred(french).click()
    expect(refused(french)).to_contain_text("There is nothing to undo.")
    expect(refused(french).get_by_role("button", name="Ask for a takeback")).to_have_count(0)


@pytest.mark.nightly
def test_not_beyond_the_dice(two: Table) -> None:
    french, allied = two
    give(french, "form 016 square")
    expect_stand(allied, "016", "in square")
    give(french, "fire 070 > 129")
    expect(card(french, "070")).not_to_have_attribute("data-mark", "may")
    expect(barred(french)).to_be_visible()
    undo(french).click()
    expect(refused(french)).to_contain_text("Dice have been rolled.")
    expect_stand(french, "016", "in square")
    # what comes after the dice is free again, and no further
    give(french, "form 018 column")
    expect_stand(french, "018", "in column")
    free(french).click()
    expect_stand(french, "018", "in line")
    expect(barred(french)).to_be_visible()


@pytest.mark.nightly
def test_not_beyond_what_was_revealed(two: Table) -> None:
    french, allied = two
    give(french, "move 001 > FC")
    expect(card(allied, "001")).to_be_visible()
    undo(french).click()
    expect(refused(french)).to_contain_text("Something has been revealed.")
    expect(refused(french).get_by_role("button", name="Ask for a takeback")).to_be_visible()
    expect(card(allied, "001")).to_be_visible()


@pytest.mark.nightly
def test_not_beyond_a_change_of_player(two: Table) -> None:
    french, allied = two
    give(french, "form 016 square")
    expect_stand(french, "016", "in square")
    french.locator("[data-order=end]").click()
    expect(allied.locator("[data-order=end]:not([aria-disabled])")).to_be_visible()
    for page in two:
        undo(page).click()
        expect(refused(page)).to_contain_text("It is another player’s turn now.")
    expect_stand(allied, "016", "in square")


@pytest.mark.nightly
@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "declined"])
def test_the_other_may_let_it_be_taken_back(two: Table, agreed: bool) -> None:
    french, allied = two
    give(french, "fire 070 > 129")
    expect(card(french, "070")).not_to_have_attribute("data-mark", "may")
    undo(french).click()
    french.get_by_role("button", name="Ask for a takeback").click()
    expect(french.get_by_text("You have asked for a takeback.")).to_be_visible()
    expect(allied.get_by_text("asks to take back the last move")).to_be_visible()
    name = "Allow the takeback" if agreed else "Decline"
    allied.get_by_role("button", name=name).click()
    expect(french.get_by_text("You have asked for a takeback.")).to_have_count(0)
    if agreed:
        expect(card(french, "070")).to_have_attribute("data-mark", "may")
        expect(card(allied, "129")).not_to_have_attribute("data-hits", re.compile(r"\d"))
        touch(card(french, "070"))
        expect(card(french, "129")).to_have_attribute("data-mark", "target")
    else:
        expect(card(french, "070")).not_to_have_attribute("data-mark", "may")
