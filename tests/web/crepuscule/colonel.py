"""A player of Au crépuscule de l'Aigle who uses what is on the screen: marked units, ghosts,
buttons.

They fight badly but to the end: while they are keen they charge, form, move and fire, then only do
what they must.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.hands import Finger, Hand, Sight, Sitter, order
from tests.web.lobby import make_match, wait_for_decision
from tests.web.march.marcher import carry, swipe, unit

# Plain answers, the first that is there.
PLAIN: Final = (
    "first", "reply", "evade", "unsupported", "pass", "stay", "hold", "second", "done",
)  # fmt: skip
# Steps in which they do more than they must, by the word of their last button.
KEEN_STEPS: Final = ("End charges", "End movement", "End fire", "End aiming", "End officers’ moves")
LOOK: Final = """
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const names = (selector) => all(selector).map((one) => one.dataset.card);
  const open = (one) => one.ariaDisabled !== "true";
  const ghost = document.querySelector("[data-ghost]:not([data-planned])");
  const said = all("h1, [data-order], .log li, [role=dialog]").map((one) => one.textContent);
  const stand = all("[data-card], [data-ghost], [data-answer]")
    .map(({ dataset, ariaLabel, ariaPressed, attributes }) =>
      dataset.mark + attributes.transform?.value + ariaLabel + ariaPressed);
  return {
    ended: document.querySelector("dialog[open] #end-title") !== null,
    caution: document.querySelector("[role=alertdialog]") !== null,
    busy: all("[data-order]").some((one) => one.ariaBusy === "true"),
    few: all(".few button").length,
    answers: all("[data-answer]").length,
    laying: document.querySelector("[data-lay]") !== null,
    orders: all("[data-order]").filter(open).map((one) => one.dataset.order),
    step: all("[data-order=done]").map((one) => one.textContent.trim())[0] ?? "",
    may: names("[data-card]:is([data-mark=may], [data-mark=legal])"),
    targets: names("[data-card][data-mark=target]"),
    menu: all("[data-orders] [role^=menuitem]").filter(open)
      .map((one) => one.querySelector("span").textContent),
    ghost: ghost?.dataset.ghost ?? "",
    heading: document.querySelector("h1")?.textContent ?? "",
    table: [...said, ...stand].join("|"),
  };
}
"""

# The lines face one another on the training field, in the last turn of two.
STANDS: Final = {
    "f1": "20,15 0 assault-column figures 22 files 6",
    "f2": "40,16 0 line figures 24 files 12",
    "f3": "50,16 0 hollow-square figures 18 files 5",
    "f4": "58,15 350 line figures 18 files 9",
    "f5": "65,16 330 line figures 6 files 6",
    "f6": "29,14 0 deployed figures 4 files 4",
    "a1": "50,26 180 solid-square figures 20 files 5",
    "a2": "40,24 180 line figures 21 files 11",
    "a3": "29,30 180 assault-column figures 24 files 6",
    "a4": "20,22 180 line figures 16 files 8",
    "a5": "62,30 200 line figures 8 files 8",
    "a6": "44,34 200 deployed figures 4 files 4",
}
POSTS: Final = {"grandjean": "34,10", "petit": "44,8", "bianchi": "38,36", "wimpffen": "28,38"}


def near(
    phase: str = "charges", active: str = "south", option: str = "turns 2", **stands: str
) -> str:
    """A position of the training field; `stands` are units that are elsewhere, or none."""
    lines = ["crepuscule position 1", "battle training"]
    lines += [f"option {option}"] if option else []
    lines.append(f"turn 2 {active} {phase} first south")
    lines += [f"officer {name} {post}" for name, post in POSTS.items()]
    lines += [f"{name}: {stand}" for name, stand in (STANDS | stands).items() if stand]
    return "\n".join([*lines, ""])


def charged() -> str:
    """Cavalry has charged a battalion in line, which has to answer; others may help it."""
    return near(
        "reactions",
        "north",
        f2="40,14 0 line figures 24 files 12",
        f3="49,14 0 line figures 18 files 9",
        a2="",
        a5="40,24 180 line figures 8 files 8 charge f2 charging",
    )


# Plancenoit: the Prussians are at the church, the farm and the houses.
STORMED: Final = """crepuscule position 1
battle plancenoit
turn 3 south {phase} first south
officer hiller 34,18
officer lettow 47,16
officer duhesme 40,40
officer pelet 30,40
p1: 27,22 0 assault-column figures 24 files 6
p2: 36,{front} 0 assault-column figures 22 files 6{done}
p3: 45,21 0 assault-column figures 24 files 6
p4: 30,15 0 assault-column figures 30 files 6
p5: 42,14 0 assault-column figures 28 files 6
p6: 55,14 0 line figures 24 files 12
p7: 62,16 0 line figures 8 files 8
p8: 18,16 0 deployed figures 4 files 4
f1: 36,29 180 garrison figures 16 files 16 building 1
f2: 22.5,28 180 garrison figures 14 files 14 building 2
f4: 60,30 180 line figures 24 files 12
f5: 36,41 180 assault-column figures 18 files 4
f6: 12,30 170 deployed figures 4 files 4
"""


def before_the_church() -> str:
    """A column may charge the battalion that holds it."""
    return STORMED.format(phase="charges", front="22.5", done="")


def at_the_church() -> str:
    """Two columns have struck: at the walls, and at a line in the open."""
    position = STORMED.format(phase="combat", front="26.9", done=" charged moved")
    position = position.replace("p3: 45,21 0", "p3: 58,27 0")
    return position + "contact p2 > f1 front since 3\ncontact p3 > f4 front since 3\n"


def fighting() -> str:
    """Two combats that are to be fought."""
    position = near(
        "combat",
        f1="31,27.4 0 assault-column figures 22 files 6 charged moved",
        a3="31,28.2 180 line figures 21 files 11",
        f5="52,27.1 0 line figures 6 files 6 charged moved",
        a5="52,29.4 180 line figures 8 files 8",
        a1="",
    )
    return position + "contact f1 > a3 front since 2\ncontact f5 > a5 front since 2\n"


def at_table(page: Page, position: str = "", against: str = "random", **wish: Any) -> str:
    """A match from a position, or the training field; the south is one's own. Returns its id."""
    page.goto("/settings")
    seats = wish.pop("seats", {"south": "me", "north": against})
    given = {"position": position} if position else {"scenario": wish.pop("scenario", "training")}
    match = make_match(page, game="crepuscule", seats=seats, **given, **wish)
    page.goto(f"/match/{match['id']}")
    page.locator("[data-table] svg.over").wait_for()
    wait_for_decision(page)
    return str(match["id"])


def ground(page: Page, name: str) -> Locator:
    """Where a unit stands: there it is taken in hand."""
    return unit(page, name).locator("rect.hit")


def drag(hand: Hand, name: str, right: float, down: float) -> None:
    """One movement of a hand: from a unit, which need not be chosen before."""
    if isinstance(hand, Finger):
        swipe(hand.page, ground(hand.page, name), right, down, steps=12)
    else:
        carry(hand.page, ground(hand.page, name), right, down, steps=12)


class Colonel(Sitter):
    """`keen` is how often they do more than they must."""

    LOOK = LOOK

    def __init__(self, hand: Hand, keen: int = 6) -> None:
        super().__init__(hand)
        self.keen = keen
        self.tried: set[tuple[str, str]] = set()

    def act(self, sight: Sight) -> bool:
        if sight["busy"] and not sight["caution"]:
            return False
        commits = "commit" in sight["orders"]
        if sight["caution"]:
            self.press("[role=alertdialog] .bad", "insist")
        elif sight["laying"] or (sight["ghost"] and commits):
            if not commits:
                return False
            self.press(
                "[data-order=commit]:not([aria-disabled])", "lay" if sight["laying"] else "put"
            )
        elif sight["answers"]:
            self.answer(commits)
        elif sight["few"]:
            self.choose_of_few()
        elif self.keen > 0 and sight["step"] in KEEN_STEPS and self.new(sight):
            self.command(sight)
        elif plain := [verb for verb in PLAIN if verb in sight["orders"]]:
            self.press(f'[data-order="{plain[0]}"]:enabled', plain[0])
        elif sight["may"]:
            self.choose(sight["may"][0])
        else:
            return False
        return True

    def new(self, sight: Sight) -> list[str]:
        return [name for name in sight["may"] if (sight["step"], name) not in self.tried]

    def answer(self, proposed: bool) -> None:
        """What is proposed, or the first of them; its chance is seen before it is given."""
        if not proposed:
            self.press("[data-answer]", "answer")
            order(self.page, "commit").wait_for()
        self.press("[data-order=commit]:not([aria-disabled])", "commit")

    def choose(self, name: str) -> None:
        """One that is the only choice."""
        self.hand.touch(unit(self.page, name))
        order(self.page, "commit").wait_for()
        self.press("[data-order=commit]:not([aria-disabled])", "chosen")

    # Orders

    def command(self, sight: Sight) -> None:
        """The next one that may: what can be done and was done least."""
        self.keen -= 1
        name, step = self.new(sight)[0], sight["step"]
        self.tried.add((step, name))
        self.hand.touch(unit(self.page, name))
        self.page.locator(f'[data-card="{name}"][data-mark=selected]').wait_for()
        self.page.wait_for_timeout(120)  # its menu, its targets
        now = self.look()
        if now["targets"] and step != "End officers’ moves":
            self.hand.touch(unit(self.page, now["targets"][0]))
            self.page.wait_for_timeout(120)
            now = self.look()
        if now["menu"] and "commit" not in now["orders"]:
            wish = min(now["menu"], key=lambda each: self.done.get(each, 0))
            self.take(wish)
            self.count(wish)
            self.page.wait_for_timeout(120)
        if order(self.page, "commit").count():
            self.count(step)
            self.hand.press(order(self.page, "commit"))
        else:
            for _ in range(2):
                self.page.keyboard.press("Escape")

    def take(self, label: str) -> None:
        items = self.page.locator("[data-orders] [role^=menuitem]:not([aria-disabled])")
        self.hand.press(items.filter(has=self.page.get_by_text(label, exact=True)).first)
