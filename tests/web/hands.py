"""How a page is used: with the mouse, a finger, or keys alone; and a player who uses it like this.

A page that does not move for a while is stuck, and the player says so.
"""

from __future__ import annotations

import re
import time
from typing import Any, Final, Protocol

from playwright.sync_api import Locator, Page, Position, expect

Sight = dict[str, Any]

STUCK: Final = 20.0  # seconds without any change, the computer's thinking included
LONGEST: Final = 180.0
TABS: Final = 120
SPOTS: Final = 60
MAY: Final = re.compile("^(may|legal|target)$")
RAIL: Final[Position] = {"x": 8, "y": 14}  # of a card: no neighbour covers it
# of a Position: the first spot that neither its title nor a card covers
GROUND: Final = """
(land) => {
  const { left, top, right, bottom } = land.getBoundingClientRect();
  for (let y = top + 6; y < bottom - 6; y += 6)
    for (let x = left + 6; x < right - 6; x += 6)
      if (document.elementFromPoint(x, y) === land) return { x: x - left, y: y - top };
  return null;
}
"""


def once_it_may(found: Locator) -> Locator:
    """The table is drawn before one is asked: until then a touch chooses nothing."""
    expect(found).to_have_attribute("data-mark", MAY)
    return found


def type_order(page: Page, text: str) -> None:
    """Into the line that takes orders, given as soon as one is asked for any."""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(text)
    page.locator(".typed .go:enabled").wait_for()
    page.keyboard.press("Enter")


def grip(found: Locator) -> Position:
    """Where one would touch it."""
    if "land" not in (found.get_attribute("class") or ""):
        return RAIL
    found.scroll_into_view_if_needed()
    spot: Position | None = found.evaluate(GROUND)
    assert spot, f"cards cover all of {found}"
    return spot


def middle(found: Locator) -> tuple[float, float]:
    """Where it is on the page."""
    box = found.bounding_box()
    assert box, f"{found} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_ground(found: Locator) -> Locator | None:
    """The ground that a battalion covers: there it is touched, under anything drawn over it."""
    ground = found.locator("rect.hit")
    return ground if ground.count() else None


class Hand(Protocol):
    """The ways to touch the page: a button, and a card or Position on the table."""

    page: Page

    def press(self, button: Locator) -> None: ...

    def touch(self, found: Locator) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.click()

    def touch(self, found: Locator) -> None:
        if ground := on_ground(found):
            self.page.mouse.click(*middle(ground))
        else:
            found.click(position=grip(found))


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.tap()

    def touch(self, found: Locator) -> None:
        if ground := on_ground(found):
            self.page.touchscreen.tap(*middle(ground))
        else:
            found.tap(position=grip(found))


class Keys:
    """Keys only: shortcuts where the page has them, Tab everywhere else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        verb = button.get_attribute("data-order")
        if verb or button.evaluate("one => one.closest('.few') !== null"):
            self.page.keyboard.press("g" if verb == "commit" else "e")
        if (button.get_attribute("role") or "").startswith("menuitem"):
            self.page.keyboard.press("o")
        if not has_focus(button):
            self.walk(button, "Tab", TABS)
        self.page.keyboard.press("Enter")

    def touch(self, found: Locator) -> None:
        """`a` leads from one marked spot to the next."""
        if not has_focus(found):
            self.walk(found, "a", SPOTS)
        self.page.keyboard.press("Enter")

    def walk(self, to: Locator, key: str, most: int) -> None:
        for _ in range(most):
            self.page.keyboard.press(key)
            if has_focus(to):
                return
        raise AssertionError(f"{key} does not lead to {to}")


def has_focus(found: Locator) -> bool:
    return bool(found.evaluate("one => one === document.activeElement"))


class Sitter:
    """Plays the match that is open on the page until its end is shown; `done` counts what they did.

    `LOOK` is what they see at a glance: `table` is everything that a change shows in, `ended`
    whether it is over.
    """

    LOOK = ""

    def __init__(self, hand: Hand, longest: float = LONGEST) -> None:
        self.hand: Final = hand
        self.longest: Final = longest
        self.page: Final = hand.page
        self.done: Final[dict[str, int]] = {}
        self._table = ""
        self._moved = time.monotonic()

    def play_to_the_end(self) -> None:
        end = time.monotonic() + self.longest
        while not (sight := self.look())["ended"]:
            assert time.monotonic() < end, f"the battle does not end: {sight}"
            if not self.act(sight):
                self.page.wait_for_timeout(30)

    def look(self) -> Sight:
        sight: Sight = self.page.evaluate(self.LOOK)
        if sight["table"] != self._table:
            self._table, self._moved = sight.pop("table"), time.monotonic()
        waited = time.monotonic() - self._moved
        assert sight["ended"] or waited < STUCK, (
            f"nothing has moved for {waited:.0f} s: {sight} after {self.done}"
        )
        return sight

    def act(self, sight: Sight) -> bool:
        """Whether there was something to do."""
        raise NotImplementedError

    def press(self, selector: str, what: str) -> None:
        self.count(what)
        self.hand.press(self.page.locator(selector).first)

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def choose_of_few(self) -> None:
        self.press(".few button", "choose")
        order(self.page, "commit").wait_for()
        self.press("[data-order=commit]:not([aria-disabled])", "commit")


def order(page: Page, verb: str) -> Locator:
    return page.locator(f'[data-order="{verb}"]:not([aria-disabled])').first
