"""The table of L'Âge des Aigles is for everybody, in both lights; in French no English is left.

Then two at one table: over a line that breaks, and at one screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.age.brigadier import at_table, drag, ground, near, planned
from tests.web.axe import findings
from tests.web.cable import Cable
from tests.web.eagles.test_online import Seat, by_link, expect_back, expect_lost
from tests.web.eagles.test_undo import give
from tests.web.hands import Finger, Hand, Mouse, middle
from tests.web.lobby import finish, make_match, open_lobby
from tests.web.march.marcher import plaques_under_tools, unit
from tests.web.site.test_access import in_both_lights
from tests.web.site.test_french import english
from tests.web.watch import Watch, Wire, wait_until

Visitor = Callable[..., Page]
Place = Callable[[Page, Hand], None]
BOTH: Final = {"south": "me", "north": "me"}


def lobby(page: Page, hand: Hand) -> None:
    open_lobby(page)
    hand.press(page.locator("label:has(input[name=game][value=age])"))
    hand.press(page.locator("details:has(#option-turns) > summary"))
    page.locator("#option-turns").wait_for()


def ordering(page: Page, hand: Hand) -> None:
    """A brigade with its menu, the possible results of each order, and the generals who lead it."""
    at_table(page, near(), seats=BOTH)
    hand.touch(unit(page, "f17"))
    page.locator("[data-orders] .hope").first.wait_for()
    page.locator("[data-area=command]").first.wait_for(state="attached")


def charging(page: Page, hand: Hand) -> None:
    ordering(page, hand)
    hand.touch(unit(page, "pfus"))
    page.locator(".odds tbody tr").first.wait_for()


def firing(page: Page, hand: Hand) -> None:
    at_table(page, near("own-fire"), seats=BOTH)
    hand.touch(unit(page, "fb2"))
    page.locator("[data-mark=target]").first.wait_for()
    hand.touch(page.locator("[data-card][data-mark=target]").first)
    page.locator(".odds .lit").first.wait_for()


PLACES: Final[list[Place]] = [charging, firing, lobby, ordering]


@pytest.mark.parametrize("place", some_by_day(PLACES, 1), ids=lambda place: place.__name__)
def test_at_a_desk_it_is_open_to_everybody_and_has_no_english_left(
    visitor: Visitor, place: Place
) -> None:
    page = visitor("fr")
    place(page, Mouse(page))
    assert english(page) == []
    assert in_both_lights(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("place", [charging, firing, ordering], ids=lambda place: place.__name__)
def test_on_a_phone_it_is_open_to_everybody(phone: Page, place: Place) -> None:
    place(phone, Finger(phone))
    assert findings(phone) == []
    assert plaques_under_tools(phone) == []


@pytest.mark.nightly
def test_the_end_of_a_battle_in_french(visitor: Visitor) -> None:
    page = visitor("fr")
    page.goto("/settings")
    match = make_match(page, game="age", position=near(option="turns 2"), seats=BOTH)
    finish(page, match["id"], seats=("south", "north"))
    page.goto(f"/match/{match['id']}")
    page.locator("dialog[open] #end-title").wait_for()
    assert english(page) == []
    assert findings(page) == []


@pytest.mark.nightly
def test_a_screen_reader_says_where_everything_is(page: Page) -> None:
    at_table(page, near(), seats=BOTH)
    label = unit(page, "f17").get_attribute("aria-label") or ""
    for words in ("8 bases, fresh, masse", "from the east edge", "facing north", "Can act"):
        assert words in label
    assert page.locator("[data-card][tabindex='0']").count() == 1


# What is fetched


@pytest.mark.nightly
def test_nobody_who_plays_fetches_the_icons_of_an_installed_app(visitor: Visitor) -> None:
    """`tools/front.py payload` leaves them out: here is what Chromium asks the server for."""
    page = visitor()
    found: list[str] = []
    page.context.on("request", lambda request: found.append(request.url))
    open_lobby(page)
    at_table(page, near(), seats=BOTH)
    page.wait_for_load_state("networkidle")
    assert any("/assets/age-" in url for url in found)
    assert not [url for url in found if re.search(r"/icons/[^/]*\.png$", url)]


# Two at a table


def stand(page: Page, name: str) -> str:
    """Where a brigade stands, in words; what it may do differs from seat to seat."""
    label = unit(page, name).get_attribute("aria-label") or ""
    found = re.search(r"\d[\d.]*″ from the .*facing [a-z-]+", label)
    assert found, label
    return found[0]


def has_left(page: Page, name: str, before: str) -> Callable[[], bool]:
    return lambda: stand(page, name) != before


@pytest.fixture
def two(visitor: Visitor, watch: Watch, cable: Cable) -> tuple[Seat, Seat]:
    """North at the server; the south, which moves, has come by the link through the cable."""
    match = {"game": "age", "position": near()}
    host, guest = by_link(visitor, watch, cable, ("north", "south"), **match)
    unit(host.page, "f17").wait_for()
    expect(unit(guest.page, "f17")).to_have_attribute("data-mark", "may")
    return host, guest


@pytest.mark.nightly
def test_a_line_that_breaks_in_the_middle_of_a_move(two: tuple[Seat, Seat], cable: Cable) -> None:
    host, guest = two
    before = stand(host.page, "f17")
    heard = len(host.wire.of("update"))
    guest.page.mouse.click(*middle(ground(guest.page, "f17")))
    planned(guest.page, "f17")
    # the order arrives, but not the answer; then the line is dead
    cable.deaf = True
    drag(Mouse(guest.page), "f17", 0, -25)
    wait_until(host.page, lambda: len(host.wire.of("update")) > heard)
    cable.cut()
    expect_lost(guest)
    cable.mend()
    expect_back(guest)
    # its die is thrown; where it goes is asked again, and answered with the button
    commit = guest.page.locator("[data-order=commit]:not([aria-disabled])")
    wait_until(guest.page, lambda: stand(guest.page, "f17") != before or commit.is_visible())
    if stand(guest.page, "f17") == before:
        drag(Mouse(guest.page), "f17", 0, -25)
        commit.click()
    for seat in two:
        wait_until(seat.page, has_left(seat.page, "f17", before))
    assert stand(host.page, "f17") == stand(guest.page, "f17")


@pytest.mark.nightly
def test_two_at_one_screen_take_turns_without_a_curtain(page: Page, wire: Wire) -> None:
    at_table(page, near("enemy-fire"), seats=BOTH)
    expect(page.locator("[data-order=fire]")).to_be_visible()
    give(page, "fire")
    expect(unit(page, "fb2")).to_have_attribute("data-mark", "may")
    assert page.locator("dialog[aria-labelledby=curtain-title]").count() == 0
    give(page, "fire")
    wire.expect_acts(page, "fire", "fire")
