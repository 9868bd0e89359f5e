"""The table of Au crépuscule de l'Aigle is for everybody; in French no English is left.

Then two at one table: a connection that breaks, estimates that nobody sees, one screen, a
spectator.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import some_by_day
from tests.web.axe import findings
from tests.web.cable import Cable
from tests.web.crepuscule.colonel import (
    at_table,
    at_the_church,
    before_the_church,
    charged,
    drag,
    fighting,
    ground,
    near,
)
from tests.web.eagles.test_online import Seat, by_link, expect_back, expect_lost
from tests.web.eagles.test_undo import give
from tests.web.hands import Finger, Hand, Mouse, middle, order
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
    hand.press(page.locator("label:has(input[name=game][value=crepuscule])"))
    hand.press(page.locator("details:has(#option-turns) > summary"))
    page.locator("#option-turns").wait_for()


def ordering(page: Page, hand: Hand) -> None:
    """A battalion with its menu, and the possible results of each order."""
    at_table(page, near("movement"), seats=BOTH)
    hand.touch(unit(page, "f2"))
    page.locator("[data-orders] .hope").first.wait_for(state="attached")


def charging(page: Page, hand: Hand) -> None:
    """Which enemies it may charge, and how that may end."""
    small = {"f2": "40,16 0 line figures 12 files 6", "a2": "40,24 180 line figures 8 files 4"}
    at_table(page, near(**small), seats=BOTH)
    hand.touch(unit(page, "f2"))
    hand.touch(unit(page, "a2"))
    page.locator(".odds dd").first.wait_for()


def answering(page: Page, hand: Hand) -> None:
    """What the battalion that is charged may do, and the square that it means to form."""
    at_table(page, charged(), seats=BOTH)
    hand.press(page.locator('[data-answer*="re-form hollow-square"]'))
    page.locator("[data-follows=f2]").wait_for()
    page.locator("[data-lane=a5]").wait_for(state="attached")


def storming(page: Page, hand: Hand) -> None:
    """A column and the church that it would charge."""
    at_table(page, before_the_church(), seats=BOTH)
    hand.touch(unit(page, "p2"))
    page.locator("[data-card=f1][data-mark=target]").wait_for()
    hand.touch(unit(page, "f1"))
    page.locator(".odds dd").first.wait_for()


def stormed(page: Page, hand: Hand) -> None:
    """Two combats at once, each with a sheet."""
    at_table(page, at_the_church(), seats=BOTH)
    hand.touch(unit(page, "p2"))
    hand.press(order(page, "commit"))
    page.locator("[data-melee] .score").wait_for()


def laying(page: Page, hand: Hand) -> None:
    at_table(page, near("guns"), seats=BOTH)
    hand.touch(unit(page, "f6"))
    page.locator("[data-mark=target]").first.wait_for()
    hand.touch(unit(page, "a3"))
    hand.press(order(page, "commit"))
    page.locator("[data-dial]").wait_for()


def fought(page: Page, hand: Hand) -> None:
    at_table(page, fighting(), seats=BOTH)
    hand.touch(unit(page, "f1"))
    hand.press(order(page, "commit"))
    page.locator("[data-melee] .score").wait_for()


PLACES: Final[list[Place]] = [laying, charging, fought, lobby, ordering, answering, storming]


@pytest.mark.parametrize("place", some_by_day(PLACES, 1), ids=lambda place: place.__name__)
def test_at_a_desk_it_is_open_to_everybody_and_has_no_english_left(
    visitor: Visitor, place: Place
) -> None:
    page = visitor("fr")
    place(page, Mouse(page))
    assert english(page) == []
    assert in_both_lights(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize(
    "place",
    [charging, fought, laying, ordering, answering, storming, stormed],
    ids=lambda place: place.__name__,
)
def test_on_a_phone_it_is_open_to_everybody(phone: Page, place: Place) -> None:
    place(phone, Finger(phone))
    assert findings(phone) == []
    assert plaques_under_tools(phone) == []


@pytest.mark.nightly
def test_the_end_of_a_battle_in_french(visitor: Visitor) -> None:
    page = visitor("fr")
    page.goto("/settings")
    match = make_match(page, game="crepuscule", position=near(), seats=BOTH)
    finish(page, match["id"], seats=("south", "north"))
    page.goto(f"/match/{match['id']}")
    page.locator("dialog[open] #end-title").wait_for()
    assert english(page) == []
    assert findings(page) == []


@pytest.mark.nightly
def test_a_screen_reader_says_where_everything_is(page: Page) -> None:
    at_table(page, near("movement"), seats=BOTH)
    label = unit(page, "f2").get_attribute("aria-label") or ""
    for words in ("24 of 24 figures, line", "from the south edge", "facing north", "Can act"):
        assert words in label
    assert page.locator("[data-card][tabindex='0']").count() == 1


# Two at a table


def stand(page: Page, name: str) -> str:
    """Where a unit stands, in words; what it may do differs from seat to seat."""
    label = unit(page, name).get_attribute("aria-label") or ""
    found = re.search(r"\d[\d.]*″ from the .*facing [a-z-]+", label)
    assert found, label
    return found[0]


def has_left(page: Page, name: str, before: str) -> Callable[[], bool]:
    return lambda: stand(page, name) != before


@pytest.fixture
def two(visitor: Visitor, watch: Watch, cable: Cable) -> tuple[Seat, Seat]:
    """North at the server; the south, which moves, has come by the link through the cable."""
    match = {"game": "crepuscule", "position": near("movement")}
    host, guest = by_link(visitor, watch, cable, ("north", "south"), **match)
    unit(host.page, "f1").wait_for()
    expect(unit(guest.page, "f1")).to_have_attribute("data-mark", "may")
    return host, guest


@pytest.mark.nightly
def test_a_line_that_breaks_in_the_middle_of_a_move(two: tuple[Seat, Seat], cable: Cable) -> None:
    host, guest = two
    before = stand(host.page, "f1")
    heard = len(host.wire.of("update"))
    x, y = middle(ground(guest.page, "f1"))
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x, y - 8, steps=3)
    guest.page.locator("path.open").wait_for(state="attached")
    guest.page.mouse.move(x, y - 25, steps=6)
    # the order arrives, but not the answer; then the line is dead
    cable.deaf = True
    guest.page.mouse.up()
    wait_until(host.page, lambda: len(host.wire.of("update")) > heard)
    cable.cut()
    expect_lost(guest)
    cable.mend()
    expect_back(guest)
    for seat in two:
        wait_until(seat.page, has_left(seat.page, "f1", before))
    assert stand(host.page, "f1") == stand(guest.page, "f1")


@pytest.mark.nightly
def test_d_142_an_estimate_is_nobody_elses_before_it_is_opened(
    visitor: Visitor, watch: Watch, cable: Cable
) -> None:
    """Both have guns that fire: what one writes reaches neither the other nor who looks on."""
    duel = near("guns", a6="44,30 200 deployed figures 4 files 4", f2="")
    match = {"game": "crepuscule", "position": duel, "watchable": True}
    host, guest = by_link(visitor, watch, cable, ("north", "south"), **match)
    watcher_wire = Wire()
    watcher = visitor()
    watcher_wire.follow(watcher)
    watcher.goto(host.page.url)
    unit(watcher, "f6").wait_for()
    guest.page.mouse.move(*middle(ground(guest.page, "f6")))
    guest.page.mouse.down()
    guest.page.mouse.move(*middle(ground(guest.page, "a3")), steps=8)
    guest.page.mouse.up()
    order(guest.page, "commit").click()
    dial = guest.page.locator("[data-dial] [role=slider]")
    dial.wait_for()
    before = len(host.wire.text), len(watcher_wire.text)
    dial.focus()
    for _ in range(3):
        guest.page.keyboard.press("ArrowUp")
    guest.page.wait_for_timeout(500)
    told = host.wire.text[before[0] :] + watcher_wire.text[before[1] :]
    assert [text for text in told if "estimate" in text] == []


@pytest.mark.nightly
def test_two_at_one_screen_take_turns_without_a_curtain(page: Page, wire: Wire) -> None:
    at_table(page, near("movement", option="turns 3"), seats=BOTH)
    expect(page.locator("[data-order=done]")).to_be_visible()
    give(page, "done")
    assert page.locator("dialog[aria-labelledby=curtain-title]").count() == 0
    wire.expect_acts(page, "done")


@pytest.mark.nightly
def test_a_spectator_sees_the_move_but_may_not_act(visitor: Visitor) -> None:
    player, watcher = visitor(), visitor()
    match = at_table(player, near("movement"), watchable=True)
    watcher.goto(f"/match/{match}")
    unit(watcher, "f1").wait_for()
    before = stand(watcher, "f1")
    expect(watcher.locator("[data-order]")).to_have_count(0)
    drag(Mouse(player), "f1", 0, -25)
    wait_until(watcher, has_left(watcher, "f1", before))
