"""A player of La Marche des Aigles who uses what is on the screen: marked battalions, ghost,
buttons.

They fight badly but to the end: while they are keen they shoot, charge and march by hand, then only
do what they must.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.hands import Finger, Hand, Keys, Sight, Sitter, middle, order
from tests.web.lobby import make_match, wait_for_decision

# Plain answers, the first that is there: they re-roll no die and stay in place.
PLAIN: Final = (
    "side", "first", "second", "keep", "defend", "hold", "stand", "stay", "cease", "reroll",
    "pursue", "withdraw", "countercharge",
)  # fmt: skip
# The orders for a battalion, by the words of the menu: the first that was not done yet.
WISHES: Final = ("Fire", "Charge", "Skirmish", "Manoeuvre", "Rally", "Fight on", "Do nothing")
# touches reach the page some time after they fell: until it has noticed that the finger is up
LIFTED: Final = """
() => {
  window.lifted = new Promise((done) => addEventListener("pointerup", () =>
    requestAnimationFrame(() => done()), { capture: true, once: true }));
}
"""
# until the ghost has stood at one place of the screen for some frames; between two answers it may
# be gone for one
STILL: Final = """
() => new Promise((done) => {
  const where = () => {
    const box = document.querySelector("[data-ghost]")?.getBoundingClientRect();
    return box ? `${box.x} ${box.y} ${box.width}` : null;
  };
  let [last, same] = [where(), 0];
  const look = () => {
    const now = where();
    same = now !== null && now === last ? same + 1 : 0;
    last = now;
    if (same < 10) requestAnimationFrame(look);
    else done();
  };
  requestAnimationFrame(look);
})
"""
# what the ghost was before each movement of the hand, and in the frame after it
WATCH_FRAMES: Final = """
() => {
  window.frames_ = [];
  const now = () => {
    const ghost = document.querySelector("[data-ghost]");
    return ghost.getAttribute("transform") + ghost.getAttribute("aria-label");
  };
  addEventListener("pointermove", () => {
    const before = now();
    requestAnimationFrame(() => window.frames_.push([before, now()]));
  }, { capture: true });
}
"""
# plaques that lie, wholly or in part, under a box of tools
UNDER_TOOLS: Final = """
() => {
  const boxes = [...document.querySelectorAll("[data-cover=tools]")];
  const tools = boxes.map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll("[data-plate]")]
    .filter((one) => tools.some((tool) => meet(one.getBoundingClientRect(), tool)))
    .map((one) => one.dataset.plate);
}
"""
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
    setting: document.querySelector("[data-tool=auto]:not([aria-disabled])") !== null,
    tray: document.querySelector("[data-tray]") !== null,
    few: all(".few button").length,
    orders: all("[data-order]").filter(open).map((one) => one.dataset.order),
    may: names("[data-card]:is([data-mark=may], [data-mark=legal])"),
    targets: names("[data-card][data-mark=target]"),
    menu: all("[data-orders] [role^=menuitem]").filter(open)
      .map((one) => one.querySelector("span").textContent),
    ghost: ghost?.dataset.ghost ?? "",
    knows: ghost !== null && ghost.ariaLabel !== "" && document.querySelector("path.open") !== null,
    way: document.querySelector("[data-way]") !== null,
    heading: document.querySelector("h1")?.textContent ?? "",
    table: [...said, ...stand].join("|"),
  };
}
"""


def at_table(page: Page, position: str = "", against: str = "random", **wish: Any) -> str:
    """A match from a position, or from a scenario; red is one's own. Returns its id."""
    page.goto("/settings")
    seats = wish.pop("seats", {"red": "me", "blue": against})
    given = {"position": position} if position else {"scenario": "training"}
    match = make_match(page, game="march", seats=seats, **given, **wish)
    page.goto(f"/match/{match['id']}")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)
    return str(match["id"])


def unit(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"]').first


def plaques_under_tools(page: Page) -> list[str]:
    found: list[str] = page.evaluate(UNDER_TOOLS)
    return found


def ghost(page: Page) -> Locator:
    return page.locator("[data-ghost]")


def in_hand(page: Page) -> None:
    """Until the ghost may be moved: the page knows where it may go, and has made room for it."""
    page.locator("path.open").wait_for(state="attached")
    page.evaluate(STILL)


def is_refused(page: Page) -> bool:
    return bool(ghost(page).evaluate("one => one.classList.contains('refused')"))


def handle(page: Page, name: str) -> Locator:
    return page.locator(f'[data-ghost] [data-handle="{name}"]')


def carry(
    page: Page, found: Locator, right: float, down: float, steps: int = 6, free: bool = False
) -> None:
    """Drag by so many pixels with the mouse; with Alt, where the rules would stop it too."""
    x, y = middle(found)
    if free:
        page.keyboard.down("Alt")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=steps)
    page.mouse.up()
    if free:
        page.keyboard.up("Alt")


def swipe(page: Page, found: Locator, right: float, down: float, steps: int = 6) -> None:
    """The same with a finger."""
    x, y = middle(found)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers: list[Any] = [{"x": a, "y": b} for a, b in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    page.evaluate(LIFTED)
    touch("touchStart", (x, y))
    for step in range(1, steps + 1):
        touch("touchMove", (x + right * step / steps, y + down * step / steps))
    touch("touchEnd")
    page.evaluate("() => window.lifted")
    line.detach()


def push(hand: Hand, ahead: int) -> bool:
    """Bring the ghost some steps on, up the screen or down; whether it went along."""
    body = handle(hand.page, "body")
    before = ghost(hand.page).get_attribute("transform")
    if isinstance(hand, Keys):
        key = "ArrowUp" if ahead > 0 else "ArrowDown"
        for _ in range(abs(ahead)):
            hand.page.keyboard.press(f"Shift+{key}")
    elif isinstance(hand, Finger):
        swipe(hand.page, body, 0, -14 * ahead)
    else:
        carry(hand.page, body, 0, -14 * ahead)
    return ghost(hand.page).get_attribute("transform") != before


class Marcher(Sitter):
    """`keen` is how often they do more than they must; `placed` how many they set up by hand."""

    LOOK = LOOK

    def __init__(self, hand: Hand, keen: int = 8, placed: int = 1) -> None:
        super().__init__(hand)
        self.keen = keen
        self.placed = placed

    def act(self, sight: Sight) -> bool:
        if sight["busy"] and not sight["caution"]:
            return False
        if sight["caution"]:
            self.press("[role=alertdialog] .bad", "insist")
        elif sight["setting"] and self.placed <= 0:
            self.press("[data-tool=auto]:not([aria-disabled])", "auto")
        elif sight["ghost"]:
            return self.put_down(sight)
        elif sight["few"]:
            self.choose_of_few()
        elif plain := [verb for verb in PLAIN if verb in sight["orders"]]:
            self.press(f'[data-order="{plain[0]}"]:enabled', plain[0])
        elif sight["menu"] and not sight["may"]:
            self.choose_how(sight)
        elif sight["may"]:
            self.activate(sight)
        else:
            return False
        return True

    # The ghost

    def put_down(self, sight: Sight) -> bool:
        """Where it is, or a little farther on while they are keen; back if that is forbidden."""
        if not sight["knows"] or "commit" not in sight["orders"]:
            return False
        what = "place" if sight["tray"] else "march" if sight["way"] else "put"
        if what == "place":
            self.placed -= 1
        if self.keen > 0 or what == "place":
            self.keen -= what == "march"
            self.push_on(4 if what == "march" else -1)
        self.count(what)
        self.hand.press(order(self.page, "commit"))
        return True

    def push_on(self, ahead: int) -> None:
        if push(self.hand, ahead):
            self.count("pushed")
        if is_refused(self.page):
            self.lay_back(ahead)

    def lay_back(self, ahead: int) -> None:
        back = self.page.locator("[data-way] [data-tool=back]:enabled")
        if not back.count():
            push(self.hand, -ahead)
        while back.count() and is_refused(self.page):  # the reason comes, and everything moves up
            self.hand.press(back)

    # Orders

    def choose_how(self, sight: Sight) -> None:
        """Of one whose turn it is: it moves."""
        wish = "Move" if "Move" in sight["menu"] else sight["menu"][0]
        self.take(wish)
        self.count("how")
        self.hand.press(order(self.page, "commit"))

    def take(self, label: str) -> None:
        items = self.page.locator("[data-orders] [role^=menuitem]:not([aria-disabled])")
        item = items.filter(has=self.page.get_by_text(label, exact=True)).first
        self.hand.press(item)

    def activate(self, sight: Sight) -> None:
        """The first battalion that may: what it can do best, or nothing when they are tired."""
        names = [name for name in sight["may"] if not name.startswith("commander")]
        assert names, f"only commanders may act: {sight}"
        for name in names:  # a Supreme Commander may be in front of it
            self.hand.touch(unit(self.page, name))
            if self.page.locator(f'[data-card="{name}"][data-mark=selected]').count():
                break
        self.page.locator("[data-orders]").wait_for()
        menu = self.look()["menu"]
        wishes = [wish for wish in WISHES if wish in menu]
        wish = min(wishes, key=self.often) if self.keen > 0 else wishes[-1]
        self.take(wish)
        self.count(wish)
        self.aim(wish)
        self.hand.press(order(self.page, "commit"))

    def often(self, wish: str) -> int:
        return self.done.get(wish, 0) if wish != WISHES[-1] else len(WISHES)

    def aim(self, wish: str) -> None:
        """Which target, where there is a choice; and its odds before the order is sent."""
        if not order(self.page, "commit").count():
            self.page.locator("[data-mark=target]").first.wait_for()
            self.hand.touch(unit(self.page, self.look()["targets"][0]))
            order(self.page, "commit").wait_for()
        if wish in ("Fire", "Charge"):
            self.keen -= 1
            self.page.locator(".odds tbody tr, .odds .chance").first.wait_for()
            self.count("odds")
