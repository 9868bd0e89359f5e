"""Orders: odds before they are given, reasons why not, second thoughts, answers, taking back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.hands import type_order
from tests.web.lobby import make_match
from tests.web.watch import Wire

POSITION = """eagles position 1
battle waterloo
option deck open
turn 6 french {phase}
FL:
  020 up{left}
FC:
  070 up
  016 up{centre}
FR:
  053 up
AR:
  130 up
AC:
  129 up
AL:
  131 up
reserve-french: 002, 015, 095, 099
reserve-allied: 140
pile-french: 021, 022
pile-british: 142
"""
DICE = 3  # of 070
Visitor = Callable[..., Page]


def at_table(page: Page, phase: str = "combat", left: str = "", centre: str = "") -> None:
    """The French to decide; with nine hits a card has as good as failed its test."""
    position = POSITION.format(phase=phase, left=left, centre=centre)
    seats = {"french": "me", "allied": "sensible"}
    match = make_match(page, position=position, seats=seats, reaction=0)
    page.goto(f"/match/{match['id']}")
    page.locator("[data-order=commit], [data-react]").first.wait_for()


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"]').first


def touch(page: Page, name: str) -> None:
    card(page, name).click(position={"x": 8, "y": 16})


def commit(page: Page) -> Locator:
    return page.locator("[data-order=commit]")


def test_odds_stand_there_before_the_order_is_given(page: Page, wire: Wire) -> None:
    at_table(page)
    touch(page, "070")
    touch(page, "129")
    rows = page.locator(".odds tbody").first.locator("tr")
    expect(rows).to_have_count(DICE + 1)
    chances = [float(text.rstrip("%")) for text in rows.locator(".chance").all_inner_texts()]
    assert sum(chances) == pytest.approx(100, abs=0.3)
    expect(page.locator(".odds dl").first).to_contain_text("routs")
    expect(commit(page)).to_have_text(f"Fire ({DICE} dice)")
    commit(page).click()
    wire.expect_acts(page, "fire 070 > 129")


@pytest.mark.nightly
def test_a_modifier_leads_to_its_rule(page: Page) -> None:
    at_table(page)
    touch(page, "070")
    touch(page, "129")
    page.locator(".odds summary").first.click()
    page.locator(".odds .rule").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_what_a_card_may_not_do_says_why(page: Page) -> None:
    at_table(page)
    touch(page, "016")
    barred = page.locator("[data-orders] [aria-disabled=true]")
    barred.hover()
    reason = page.locator(".why").filter(has_text="Infantry fires only at enemy cards")
    expect(reason).to_be_visible()
    expect(reason.get_by_role("button", name="Rule 7.21")).to_be_visible()


def test_the_order_menu_by_keyboard(page: Page, wire: Wire) -> None:
    at_table(page)
    touch(page, "016")
    page.keyboard.press("o")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(commit(page)).to_have_text("Form column")
    page.keyboard.press("Control+Enter")
    wire.expect_acts(page, "form 016 column")


@pytest.mark.nightly
def test_a_position_left_empty_is_thought_over(page: Page, wire: Wire) -> None:
    at_table(page)
    type_order(page, "move 020 > reserve")
    doubt = page.get_by_role("alertdialog")
    expect(doubt).to_contain_text("4.3")
    expect(doubt.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    assert wire.acts() == []
    type_order(page, "move 020 > reserve")
    doubt.get_by_role("button", name="anyway").click()
    wire.expect_acts(page, "move 020 > reserve")


def test_undo_is_free_until_dice_fall_then_it_is_asked_for(page: Page, wire: Wire) -> None:
    at_table(page)
    type_order(page, "form 016 square")
    undo = page.locator("[data-order=undo]")
    expect(undo).not_to_have_class("off")
    wire.expect_acts(page, "form 016 square")
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Undo not possible").wait_for()
    type_order(page, "fire 070 > 129")
    wire.expect_acts(page, "form 016 square", "fire 070 > 129")
    expect(commit(page)).to_have_attribute("aria-busy", "false")  # the dice have fallen
    undo.click()
    expect(page.get_by_role("alert")).to_contain_text("Dice have been rolled.")
    page.get_by_role("button", name="Ask for a takeback").click()
    expect(card(page, "070")).to_have_attribute("data-mark", "may")


@pytest.mark.nightly
def test_a_typed_order_that_is_forbidden_names_its_rule(visitor: Visitor) -> None:
    page = visitor("fr")
    at_table(page)
    type_order(page, "tirer 016 sur 129")
    refusal = page.get_by_role("alert")
    expect(refusal.get_by_role("button", name="Règle 7.21")).to_be_visible()


@pytest.mark.nightly
def test_a_typed_order_in_french(visitor: Visitor, wire: Wire) -> None:
    page = visitor("fr")
    at_table(page)
    type_order(page, "tirer 070 sur 129")
    wire.expect_acts(page, "fire 070 > 129")


def test_morale_is_answered_from_the_bar(page: Page, wire: Wire) -> None:
    at_table(page, "morale", left=" hits 1", centre=" hits 2")
    page.get_by_role("button", name="Roll for").first.click()
    expect(page.locator(".odds")).to_contain_text("holds")
    commit(page).click()
    wire.expect_acts(page, "test 016")


def test_a_special_answers_a_failed_test(page: Page, wire: Wire) -> None:
    at_table(page, "morale", centre=" hits 9")
    window = page.get_by_role("dialog")
    expect(window).to_contain_text("has failed its morale test")
    expect(window.get_by_role("button", name="Let them run")).to_be_visible()
    window.get_by_role("button", name="Play Rally on").click()
    wire.expect_acts(page, "play 095 > 016")


@pytest.mark.nightly
def test_a_special_that_is_kept_is_not_asked_for(page: Page, wire: Wire) -> None:
    at_table(page, "morale", centre=" hits 9")
    page.get_by_role("button", name="When to ask").click()
    page.get_by_text("Never play", exact=True).first.click()
    wire.expect_acts(page, "pass")


def test_an_answer_by_touch(phone: Page, wire: Wire) -> None:
    at_table(phone, "morale", centre=" hits 9")
    phone.get_by_role("button", name="Let them run").tap()
    wire.expect_acts(phone, "pass")


@pytest.mark.nightly
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("phase", ["combat", "morale"])
def test_nothing_is_for_some_only(visitor: Visitor, dark: bool, phase: str) -> None:
    page = visitor(dark=dark)
    at_table(page, phase, centre=" hits 9" if phase == "morale" else "")
    if phase == "combat":
        touch(page, "016")
        page.locator("[data-orders]").wait_for()
    assert findings(page) == []


@pytest.mark.nightly
def test_nothing_in_the_sheets_is_for_some_only(page: Page) -> None:
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").wait_for()
    assert findings(page, within="dialog[open]") == []
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert findings(page, within="dialog[open]") == []
