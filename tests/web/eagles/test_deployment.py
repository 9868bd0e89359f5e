"""Deployment: laid by click or drag, turned by a tap, taken back, spread by the machine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.nightly import some_by_day
from tests.web.eagles.test_board import card, carry, touch
from tests.web.hands import once_it_may
from tests.web.lobby import make_match
from tests.web.watch import Wire


def to_muster(page: Page, scenario: str = "quatre-bras") -> None:
    match = make_match(page, scenario=scenario, seats={"french": "me", "allied": "sensible"})
    page.goto(f"/match/{match['id']}")
    hand(page).and_(page.locator("[data-mark=may]")).first.wait_for()


HAND = ".hand [data-card], .strip [data-card]"
NAMES = f"() => [...document.querySelectorAll('{HAND}')].map((card) => card.dataset.card)"


def hand(page: Page) -> Locator:
    return page.locator(HAND)


def infantry(page: Page) -> str:
    """The first infantry of the muster, which is sorted by arm, once it may be laid."""
    return str(once_it_may(hand(page).first).get_attribute("data-card"))


def laid(page: Page, place: str) -> Locator:
    return page.locator(f"section.pos:has([data-place={place}]) [data-card]")


def land(page: Page, place: str) -> Locator:
    return page.locator(f"[data-place={place}]")


def at_rest(page: Page) -> None:
    """Until what was begun has been carried out step by step, and one is asked again."""
    expect(page.locator("[data-tool=auto]")).to_be_visible()


def test_a_card_goes_where_it_is_put_by_click_and_by_drag(page: Page, wire: Wire) -> None:
    to_muster(page)
    first = infantry(page)
    touch(card(page, first))
    expect(page.locator("section.pos.target")).to_have_count(3)
    land(page, "FL").click(position={"x": 20, "y": 60})
    expect(laid(page, "FL")).to_have_count(1)
    second = infantry(page)
    carry(page, card(page, second), land(page, "FC"))
    expect(laid(page, "FC")).to_have_count(1)
    wire.expect_acts(page, f"deploy {first} > FL", f"deploy {second} > FC")


@pytest.mark.nightly
def test_a_tap_turns_infantry_and_keeps_the_rest_as_it_lies(page: Page) -> None:
    to_muster(page)
    names = [infantry(page)]
    for place in ("FL", "FC"):
        names.append(infantry(page))
        touch(card(page, names[-1]))
        land(page, place).click(position={"x": 20, "y": 60})
        expect(laid(page, place)).to_have_count(1)
        at_rest(page)
    turned = names[1]
    for formation in ("column", "square", "line"):
        touch(card(page, turned))
        expect(card(page, turned)).to_have_attribute("aria-label", re.compile(f"in {formation}"))
        at_rest(page)
        expect(laid(page, "FC")).to_have_count(1)


@pytest.mark.nightly
def test_a_card_is_dragged_back_or_elsewhere(page: Page) -> None:
    to_muster(page)
    name = infantry(page)
    count = hand(page).count()
    carry(page, card(page, name), land(page, "FL"))
    expect(laid(page, "FL")).to_have_count(1)
    at_rest(page)
    carry(page, card(page, name), land(page, "FR"))
    expect(laid(page, "FR")).to_have_count(1)
    expect(laid(page, "FL")).to_have_count(0)
    at_rest(page)
    carry(page, card(page, name), land(page, "reserve"))
    expect(laid(page, "FR")).to_have_count(0)
    expect(hand(page)).to_have_count(count)


def test_limits_are_shown_and_ready_waits_for_them(page: Page) -> None:
    to_muster(page)
    expect(page.locator("section.pos.own .limit")).to_have_text(["0 of 4, needs one"] * 3)
    expect(page.locator("[data-order=ready]:not([aria-disabled=true])")).to_have_count(0)


@pytest.mark.nightly
def test_ready_says_why_not_until_every_position_is_held(page: Page) -> None:
    to_muster(page)
    ready = page.locator("[data-order=ready]")
    for place in ("FL", "FC", "FR"):
        expect(ready).to_have_attribute("aria-disabled", "true")
        ready.click(force=True)
        why = page.locator("#plain-ready")
        expect(why).to_be_visible()
        expect(why.get_by_role("button", name="Rule 4.1")).to_be_visible()
        ready.click(force=True)
        carry(page, card(page, infantry(page)), land(page, place))
        expect(laid(page, place)).to_have_count(1)
        # no more, if the muster was dealt few troops: the other Positions need theirs (4.1)
        limit = page.locator(f"section.pos:has([data-place={place}]) .limit")
        expect(limit).to_have_text(re.compile("^1 of 4"))
    expect(ready).not_to_have_attribute("aria-disabled", "true")
    ready.click()
    expect(page.locator("[data-tool=auto]")).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    "scenario", some_by_day(["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"], 1)
)
def test_a_spread_is_made_for_the_player_and_can_be_taken_back(page: Page, scenario: str) -> None:
    to_muster(page, scenario)
    page.locator("[data-tool=auto]").click()
    expect(page.locator("[data-order=ready]:not([aria-disabled=true])")).to_be_visible()
    at_rest(page)
    for place in ("FL", "FC", "FR"):
        assert 1 <= laid(page, place).count() <= 6
    page.locator("button[data-order=ready]:not([aria-disabled])").click()
    expect(page.locator("[data-tool=auto]")).to_have_count(0)


@pytest.mark.nightly
def test_all_is_taken_back(page: Page) -> None:
    to_muster(page)
    for place in ("FL", "FC", "FR"):
        carry(page, card(page, infantry(page)), land(page, place))
        expect(laid(page, place)).to_have_count(1)
    at_rest(page)
    page.locator("[data-tool=clear]").click()
    expect(page.locator("section.pos.own [data-card]")).to_have_count(0)


@pytest.mark.nightly
def test_the_muster_is_sorted_as_one_likes(page: Page) -> None:
    to_muster(page, "waterloo")
    arms = page.evaluate(NAMES)
    page.get_by_text("Strength", exact=True).click()
    # the first card may be the first by strength, too
    page.wait_for_function(f"(before) => ({NAMES})().join() !== before", arg=",".join(arms))
    others = page.evaluate(NAMES)
    assert sorted(arms) == sorted(others)


def test_by_touch_on_a_phone(phone: Page, wire: Wire) -> None:
    to_muster(phone)
    expect(phone.locator("[data-tool=auto]")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".tools fieldset")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".tools .hint")).to_be_in_viewport(ratio=1)
    first = infantry(phone)
    card(phone, first).tap(position={"x": 8, "y": 12})
    phone.locator("[data-lane=left]").tap()
    land(phone, "FL").tap(position={"x": 20, "y": 60})
    expect(laid(phone, "FL")).to_have_count(1)
    wire.expect_acts(phone, f"deploy {first} > FL")
