"""A player who sees only what is on the screen: marked cards, marked aims, the buttons of the bar.

They play badly but to the end: a shot and a march while they are keen, then only what he must.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page

from tests.web.hands import LONGEST, Hand, Sight, Sitter, order

LANES: Final = ("left", "center", "right")

# What they see at a glance; `table` is everything that a change shows in.
LOOK: Final = """
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const names = (selector) => all(selector).map((one) => one.dataset.card ?? one.dataset.place);
  const open = (one) => one.ariaDisabled !== "true";
  const said = all("h1, [data-order], .log li, [role=dialog]").map((one) => one.textContent);
  const lie = all("[data-card], [data-place]").map((one) => one.dataset.mark + one.ariaLabel);
  return {
    ended: document.querySelector("dialog[open] #end-title") !== null,
    caution: document.querySelector("[role=alertdialog]") !== null,
    answers: document.querySelector(".react") !== null,
    ready: document.querySelector(".react .btn.go:enabled") !== null,
    busy: all("[data-order]").some((one) => one.ariaBusy === "true"),
    muster: document.querySelector("[data-tool=auto]") !== null,
    few: all(".few button").length,
    orders: all("[data-order]").filter(open).map((one) => one.dataset.order),
    may: names("[data-card]:is([data-mark=may], [data-mark=legal])"),
    asks: document.querySelector("[data-order=commit]") !== null,
    field: names("section.pos [data-card]:is([data-mark=may], [data-mark=legal])"),
    cards: names("[data-card][data-mark=target]"),
    places: names("[data-place][data-mark=target]"),
    lit: all("[data-lane]:has(.lit)").map((one) => one.dataset.lane),
    lane: document.querySelector("[data-lane][aria-selected=true]")?.dataset.lane ?? "",
    heading: document.querySelector("h1")?.textContent ?? "",
    table: [...said, ...lie].join("|"),
  };
}
"""


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"], [data-place="{name}"]').first


class Player(Sitter):
    """`keen` are turns in which they do more than they must, `plays` the Specials they answer with.

    Of what they did, `odds` is how often these were shown before they gave an order.
    """

    LOOK = LOOK

    def __init__(self, hand: Hand, keen: int = 3, plays: int = 3, longest: float = LONGEST) -> None:
        super().__init__(hand, longest)
        self.keen = keen
        self.plays = plays
        self._left = ["fire", "move"]

    def act(self, sight: Sight) -> bool:
        """Whether there was something to do."""
        if sight["busy"] and not sight["caution"]:
            return False  # an order is on its way
        if sight["caution"]:
            self.press("[role=alertdialog] .bad", "insist")
        elif sight["answers"]:
            self.answer(sight)
        elif sight["muster"] and "ready" in sight["orders"]:
            self.press("[data-order=ready]:not([aria-disabled])", "ready")
        elif sight["muster"]:
            self.spread()
        elif sight["few"]:
            self.choose_of_few()
        elif sight["asks"] and self.keen > 0 and self._left:
            self.try_order(self._left.pop(0), sight)
        else:
            return self.go_on(sight)
        return True

    def answer(self, sight: Sight) -> None:
        if sight["ready"] and self.plays > 0:
            self.plays -= 1
            self.press(".react .btn.go:enabled", "play")
        else:
            self.press(".react [data-order=pass]", "pass")

    def spread(self) -> None:
        """One card after another; with the last one the deployment may be over."""
        self.press("[data-tool=auto]", "auto")
        self.page.locator("button.small:not([data-tool])").wait_for(state="detached")

    def go_on(self, sight: Sight) -> bool:
        """Nothing more to do: the plain order, or any card if there is none."""
        plain = [verb for verb in ("end", "ready", "pass", "accept") if verb in sight["orders"]]
        if plain:
            if plain[0] == "end":
                self.keen -= 1
                self._left = ["fire", "move"]
            self.press(f"[data-order={plain[0]}]:enabled", plain[0])
        elif sight["asks"]:
            self.try_order("", sight)
        return bool(plain or sight["asks"])

    # Orders on the table

    def try_order(self, verb: str, sight: Sight) -> None:
        """Look for a card that may do it; aim; see the odds; give it."""
        for lane in self.lanes(sight):
            if lane:
                self.hand.press(self.page.locator(f"[data-lane={lane}]"))
            for name in self.page.evaluate(LOOK)["field" if verb == "fire" else "may"][:3]:
                if self.gives(verb, name):
                    self.count(verb or "order")
                    return
        assert verb, f"there is no order to be found: {sight}"

    def lanes(self, sight: Sight) -> list[str]:
        """A phone shows one lane at a time; its tabs show where something may be done."""
        return (
            sorted(sight["lit"], key=lambda lane: lane != sight["lane"]) if sight["lane"] else [""]
        )

    def say_how(self) -> None:
        """An aim may be fired at or shocked, a place reached in several ways: the menu asks."""
        ways = self.page.locator("[data-orders] [role^=menuitem]:not([aria-disabled])")
        if not order(self.page, "commit").count() and ways.count():
            self.hand.press(ways.first)

    def gives(self, verb: str, name: str) -> bool:
        self.hand.touch(spot(self.page, name))
        self.page.locator("[data-mark=selected]").first.wait_for()
        sight: Sight = self.page.evaluate(LOOK)
        aims = {"fire": sight["cards"], "move": sight["places"]}.get(verb)
        if aims is None:
            aims = sight["cards"] + sight["places"]
        if aims:
            self.hand.touch(spot(self.page, aims[0]))
            self.page.locator(
                f'[data-mark=aimed]:is([data-card="{aims[0]}"], [data-place="{aims[0]}"])'
            ).wait_for()
            self.say_how()
        if not order(self.page, "commit").count():
            self.hand.touch(spot(self.page, name))  # laid back
            return False
        if verb == "fire":
            self.page.locator(".odds tbody tr").first.wait_for()
            self.count("odds")
        self.hand.press(order(self.page, "commit"))
        return True
