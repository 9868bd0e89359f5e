"""A player of L'Âge des Aigles who uses what is on the screen: marked brigades, ghosts, buttons.

They fight badly but to the end: while they are keen they charge, move and let generals lead, then
only end one step after another.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.hands import Finger, Hand, Keys, Sight, Sitter, middle, order
from tests.web.lobby import make_match, wait_for_decision
from tests.web.march.marcher import carry, handle, swipe, unit

# Plain answers, the first that is there.
PLAIN: Final = (
    "first", "fire", "countercharge", "stand", "occupy", "go", "stop", "second", "done",
)  # fmt: skip
# The orders for a brigade, by the words of the menu: the first that was done least.
WISHES: Final = ("Charge", "Move", "Limber", "Unlimber", "Masse", "Withdraw")
MOVES: Final = "End moves"
# A unit's own sheet: a finger that rests on it before it drags opens that.
READ: Final = "dialog[open]:not([role]):not(:has(#end-title))"
LOOK: Final = """
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const names = (selector) => all(selector).map((one) => one.dataset.card);
  const open = (one) => one.ariaDisabled !== "true";
  const ghost = document.querySelector("[data-ghost]:not([data-planned])");
  const said = all("h1, [data-order], .log li, [role=dialog]").map((one) => one.textContent);
  const stand = all("[data-card], [data-ghost]")
    .map((one) => one.dataset.mark + one.getAttribute("transform") + one.ariaLabel);
  return {
    ended: document.querySelector("dialog[open] #end-title") !== null,
    caution: document.querySelector("[role=alertdialog]") !== null,
    busy: all("[data-order]").some((one) => one.ariaBusy === "true"),
    few: all(".few button").length,
    orders: all("[data-order]").filter(open).map((one) => one.dataset.order),
    step: all("[data-order=done]").map((one) => one.textContent.trim())[0] ?? "",
    may: names("[data-card][data-mark=may]"),
    targets: names("[data-card][data-mark=target]"),
    menu: all("[data-orders] [role^=menuitem]").filter(open)
      .map((one) => one.querySelector("span").textContent),
    ghost: ghost?.dataset.ghost ?? "",
    knows: ghost !== null && document.querySelector("path.open") !== null,
    heading: document.querySelector("h1")?.textContent ?? "",
    table: [...said, ...stand].join("|"),
  };
}
"""

# Lannes in front of Saalfeld on the second turn: the hussars and the 17e Léger face the enemy.
STANDS: Final = {
    "f17": "31,13.5 0 masse bases 8",
    "fhus": "24,12.5 0 line bases 6",
    "f21c": "36.5,12 0 line bases 3",
    "fb2": "28.2,11.4 0 unlimbered bases 1",
    "pmuf": "34.5,21 180 line bases 4",
    "pkur": "27.9,23.5 190 line bases 7",
    "pxav": "23.5,18 180 line bases 4",
    "pfus": "31,17.5 180 line bases 3",
    "pb1": "24.1,23.7 190 unlimbered bases 1",
    "pb2": "31.3,22.1 190 unlimbered bases 1",
    "phus": "19.9,28 190 line bases 4",
    "shus": "28.9,28 190 line bases 3",
    "pb3": "38.2,21.7 180 unlimbered bases 1",
}
POSTS: Final = {
    "lannes": "28,8",
    "suchet": "31,8",
    "treillard": "24,9.5",
    "louis": "28,26.8",
    "bevilaqua": "25,25.5",
    "schimmel": "25,28.3",
}


def near(
    phase: str = "tactical-movement", turn: int = 2, option: str = "", active: str = "south"
) -> str:
    """A position of Saalfeld in which somebody may charge."""
    lines = ["age position 1", "battle saalfeld"]
    lines += [f"option {option}"] if option else []
    lines.append(f"turn {turn} {active} {phase} first {active} opener {active}")
    lines += [f"general {name} {post}" for name, post in POSTS.items()]
    lines += [f"{name}: {stand}" for name, stand in STANDS.items()]
    return "\n".join([*lines, ""])


def at_table(page: Page, position: str = "", against: str = "random", **wish: Any) -> str:
    """A match from a position, or Saalfeld; the south is one's own. Returns its id."""
    page.goto("/settings")
    seats = wish.pop("seats", {"south": "me", "north": against})
    given = {"position": position} if position else {"scenario": wish.pop("scenario", "saalfeld")}
    match = make_match(page, game="age", seats=seats, **given, **wish)
    page.goto(f"/match/{match['id']}")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)
    return str(match["id"])


def ground(page: Page, name: str) -> Locator:
    """Where a unit stands: there it is taken in hand."""
    return unit(page, name).locator("rect.hit")


def planned(page: Page, name: str) -> None:
    """Until a unit that was touched may be dragged."""
    page.locator(f'[data-ghost="{name}"][data-planned]').wait_for()
    page.locator("path.open").wait_for(state="attached")


def drag(hand: Hand, name: str, right: float, down: float) -> None:
    """One movement of a hand: from a unit, which need not be chosen before."""
    if isinstance(hand, Finger):
        swipe(hand.page, ground(hand.page, name), right, down, steps=12)
    else:
        carry(hand.page, ground(hand.page, name), right, down, steps=12)


def draw_line(page: Page, start: str, end: str) -> None:
    """From a firing unit to another target."""
    page.mouse.move(*middle(ground(page, start)))
    page.mouse.down()
    page.mouse.move(*middle(ground(page, end)), steps=8)
    page.mouse.up()


class Brigadier(Sitter):
    """`keen` is how often they do more than they must."""

    LOOK = LOOK

    def __init__(self, hand: Hand, keen: int = 6) -> None:
        super().__init__(hand)
        self.keen = keen
        self.tried: set[str] = set()
        self.pushed = ""  # whose ghost was already brought a little farther

    def act(self, sight: Sight) -> bool:
        if sight["busy"] and not sight["caution"]:
            return False
        if self.page.locator(READ).count():
            self.press(f"{READ} header button", "read")
        elif sight["caution"]:
            self.press("[role=alertdialog] .bad", "insist")
        elif sight["ghost"]:
            return self.put_down(sight)
        elif sight["few"]:
            self.choose_of_few()
        elif self.keen > 0 and sight["step"] == MOVES and self.new(sight):
            self.command(sight)
        elif plain := [verb for verb in PLAIN if verb in sight["orders"]]:
            if plain[0] != "done":
                self.tried.clear()
            self.press(f'[data-order="{plain[0]}"]:enabled', plain[0])
        else:
            return False
        return True

    def new(self, sight: Sight) -> list[str]:
        return [name for name in sight["may"] if name not in self.tried]

    # The ghost

    def put_down(self, sight: Sight) -> bool:
        """A little farther on, if that is allowed."""
        if not sight["knows"] or "commit" not in sight["orders"]:
            return False
        if self.pushed != sight["ghost"]:
            self.pushed = sight["ghost"]
            self.push_on()
            return True
        self.pushed = ""
        self.count("put")
        self.hand.press(order(self.page, "commit"))
        return True

    def push_on(self) -> None:
        if isinstance(self.hand, Keys):
            self.page.keyboard.press("Shift+ArrowUp")
        else:
            self.pull()
        if not self.page.locator(READ).count() and not order(self.page, "commit").count():
            self.page.keyboard.press("Backspace")
        if isinstance(self.hand, Keys) and not order(self.page, "commit").count():
            self.page.keyboard.press("Shift+ArrowDown")

    def pull(self) -> None:
        body = handle(self.page, "body")
        if isinstance(self.hand, Finger):
            swipe(self.page, body, 0, -14)
        else:
            carry(self.page, body, 0, -14)

    # Orders

    def command(self, sight: Sight) -> None:
        """The next one that may: what the menu offers and was done least."""
        self.keen -= 1
        name = self.new(sight)[0]
        self.tried.add(name)
        self.hand.touch(unit(self.page, name))
        self.page.locator("[data-orders]").wait_for()
        menu = self.look()["menu"]
        wishes = [wish for wish in WISHES if wish in menu]
        if not wishes:
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
            return
        wish = min(wishes, key=lambda each: self.done.get(each, 0))
        self.take(wish)
        self.count(wish)
        if wish == "Charge":
            self.aim()
        self.hand.press(order(self.page, "commit"))

    def take(self, label: str) -> None:
        items = self.page.locator("[data-orders] [role^=menuitem]:not([aria-disabled])")
        self.hand.press(items.filter(has=self.page.get_by_text(label, exact=True)).first)

    def aim(self) -> None:
        """Which target, where there is a choice; and its odds before the order is sent."""
        if not order(self.page, "commit").count():
            self.page.locator("[data-mark=target]").first.wait_for()
            self.hand.touch(unit(self.page, self.look()["targets"][0]))
        order(self.page, "commit").wait_for()
        self.page.locator(".odds tbody tr").first.wait_for()
        self.count("odds")
