"""Two people play by a link; the line of one of them breaks, and nothing is lost or twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.cable import Cable
from tests.web.hands import Mouse
from tests.web.lobby import make_match
from tests.web.player import Player
from tests.web.watch import Watch, Wire, wait_until

Visitor = Callable[..., Page]

POSITION = """eagles position 1
battle waterloo
option deck open
option turns 7
option victory 2
turn 6 french combat
FL:
  020 up
FC:
  070 up
  016 up
FR:
  053 up
  071 up
AR:
  130 up
AC:
  129 up
  165 up
AL:
  131 up
reserve-french: 015, 017
reserve-allied: 140
pile-french: 021, 022
pile-british: 142
"""


class Seat:
    """One of the two: a window, a wire, and a way of playing of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = Wire()
        self.wire.follow(page)
        self.player = Player(Mouse(page), keen=9)

    def acts(self) -> list[str]:
        """What they ordered, each once however often it was sent."""
        sent = {m["id"]: m["action"] for m in self.wire.sent if m["type"] == "act"}
        return list(sent.values())

    def any_order(self) -> str:
        """A shot if there is one, otherwise a card that forms."""
        legal = self.wire.last(self.page, "prompt")["legal"]
        return str(next(x[0] for verb in ("fire", "form") for x in legal if x[1] == verb))

    def log(self) -> list[str]:
        return [text.strip() for text in self.page.locator(".log li").all_text_contents()]


def by_link(
    visitor: Visitor, watch: Watch, cable: Cable, seats: tuple[str, str], **match: Any
) -> tuple[Seat, Seat]:
    """The host at the server, the guest at the far end of the cable, who has come by the link."""
    watch.allow("WebSocket connection")
    watch.allow("net::ERR")
    host, guest = Seat(visitor()), Seat(visitor())
    host.page.goto("/")
    wishes = {seats[0]: "me", seats[1]: "open"}
    made = make_match(host.page, seats=wishes, reaction=0, **match)
    link = made["links"][seats[1]]
    guest.page.goto(cable.url + link[link.index("/join") :])
    guest.page.get_by_role("button", name="Play as").click()
    host.page.goto(f"/match/{made['id']}")
    return host, guest


@pytest.fixture
def two(visitor: Visitor, watch: Watch, cable: Cable) -> tuple[Seat, Seat]:
    host, guest = by_link(visitor, watch, cable, ("french", "allied"), position=POSITION)
    for seat in (host, guest):
        seat.page.locator("[data-place=FC]").wait_for()
    return host, guest


def play_on(seats: tuple[Seat, Seat], until: Callable[[], bool]) -> None:
    """Each does what they are asked, as long as it takes."""
    while not until():
        moved = False
        for seat in seats:
            sight = seat.player.look()
            moved = (not sight["ended"] and seat.player.act(sight)) or moved
        if not moved:
            seats[0].page.wait_for_timeout(30)


def is_asked(seat: Seat) -> Callable[[], bool]:
    return lambda: bool(seat.page.locator("[data-order=end]:not([aria-disabled])").count())


def over(seats: tuple[Seat, Seat]) -> Callable[[], bool]:
    return lambda: all(seat.page.locator("dialog[open] #end-title").count() for seat in seats)


def tells(seat: Seat, lines: list[str]) -> Callable[[], bool]:
    return lambda: seat.log() == lines


def recorded(page: Page, match: str) -> list[str]:
    """The orders of the record, in order."""
    text = page.request.get(f"/api/matches/{match}/record").text()
    lines = re.findall(r"^\d+ ([a-z].*?)(?: :.*)?(?: #[0-9a-f]+)?$", text, flags=re.M)
    return [line.strip() for line in lines]


def expect_lost(seat: Seat) -> None:
    expect(seat.page.get_by_role("heading", level=1)).to_contain_text("Connection lost")


def expect_back(seat: Seat) -> None:
    expect(seat.page.get_by_role("heading", level=1)).not_to_contain_text("Connection lost")


@pytest.mark.nightly
@pytest.mark.timeout(240)
def test_a_line_that_breaks_in_the_middle(two: tuple[Seat, Seat], cable: Cable) -> None:
    host, guest = two
    match = host.page.url.rpartition("/")[2]
    play_on(two, is_asked(guest))

    # the order arrives, but not the answer; then the line is dead
    order = guest.any_order()
    heard = len(host.wire.of("update"))
    guest.page.keyboard.press("/")
    guest.page.get_by_role("combobox").fill(order)
    guest.page.get_by_role("option", name=order).first.wait_for()
    guest.page.keyboard.press("ArrowDown")  # taken from the list, it need not be read first
    cable.deaf = True
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Escape")
    wait_until(host.page, lambda: len(host.wire.of("update")) > heard)
    cable.cut()
    expect_lost(guest)
    assert guest.acts()[-1] == order
    guest.page.wait_for_timeout(300)
    cable.mend()
    expect_back(guest)

    # they see what happened meanwhile, and the battle continues to its end
    is_over = over(two)
    play_on(two, lambda: is_asked(host)() or is_over())
    if not is_over():  # the dice may have ended it already
        cable.cut()
        expect_lost(guest)
        Player(Mouse(host.page), keen=1).act(host.player.look())
        cable.mend()
        expect_back(guest)
        play_on(two, is_over)

    orders = recorded(host.page, match)
    assert Counter(orders) == Counter(host.acts() + guest.acts())
    for seat in two:
        seat.page.keyboard.press("Escape")
        once = seat.log()
        seat.page.reload()
        seat.page.locator("dialog[open] #end-title").wait_for()
        wait_until(seat.page, tells(seat, once), seat.log)
    numbers = [message["number"] for message in guest.wire.of("update")]
    assert set(numbers) == set(range(1, max(numbers) + 1))
