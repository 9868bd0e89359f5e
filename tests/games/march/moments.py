"""Positions of the training battle at moments of the game: for servers and browsers under test."""

from __future__ import annotations

from typing import Final

FIGHT: Final = "Fight 1 / Turn 2 / Activations"
STANDS: Final = {
    "b1": "20,29 0 line rankers 36",
    "b2": "60,29 0 line rankers 36",
    "b3": "44,20 0 line rankers 40",
    "b4": "96,29 0 line rankers 28",
    "b5": "86,20 0 line rankers 20",
    "f1": "32,91 180 column rankers 24",
    "f2": "50,91 180 column rankers 24",
    "f3": "88,91 180 column rankers 32",
    "f4": "68,91 180 column rankers 32",
}
POSTS: Final = {"red": "60,8", "blue": "60,114"}


def moment(stack: str, active: str = "red", option: str = "", **stands: str) -> str:
    """In the first turn, both armies as the battle sets them up but for those that are named."""
    lines = ["march position 1", "battle training", "option set-up ready"]
    lines += [f"option {option}"] if option else []
    lines += ["side red south", f"turn 1 {active} activations first {active}", "passed"]
    lines.append(f"stack {stack}")
    lines += [f"commander {seat} {post}" for seat, post in POSTS.items()]
    lines += [f"{unit}: {stand}" for unit, stand in (STANDS | stands).items()]
    return "\n".join([*lines, ""])


def choosing(active: str = "red", option: str = "", **stands: str) -> str:
    """A battalion must be activated."""
    return moment(f"{FIGHT} 1 0", active, option, **stands)


def manoeuvring(**stands: str) -> str:
    """The 2nd Battalion of red, b2, has passed its test and may manoeuvre."""
    return moment(f"{FIGHT} 2 0 / Manoeuvring 2 1", **stands)


def marching(option: str = "", **stands: str) -> str:
    """The 2nd Battalion of red, b2, moves with a six."""
    return moment(f"{FIGHT} 2 0 / Manoeuvring 3 1 / Movement 3 1 6 0 0 0", "red", option, **stands)


def riding() -> str:
    """The Supreme Commander of red may ride half a metre."""
    return moment(f"{FIGHT} 0 0 / RideOffer 2 0 / Riding 3 0 50000")


def setting_up(stack: str, **stands: str) -> str:
    """Before the first turn: those that are named stand, all others are in hand."""
    lines = ["march position 1", "battle training", "side red south"]
    lines += ["turn 0 red set-up first red", f"stack Fight 1 / SetUp {stack}"]
    return "\n".join([*lines, *(f"{unit}: {stand}" for unit, stand in stands.items()), ""])


SCREENED: Final = {"b5": "60,24 0 line rankers 16 detached 4 screen 4 at 60,30 0"}
PLACING: Final = setting_up("7 0 0")
PLACING_SCREEN: Final = setting_up("9 0 4", **SCREENED)
PLACING_COMMANDER: Final = setting_up("11 0 4", **STANDS)

# b2 before f2, near enough for a volley and for a charge; f4 beside it
NEAR: Final = {"f2": "60,49 180 column rankers 24", "f4": "84,49 180 line rankers 32"}
# the farm stands between b3 and f2
HIDDEN: Final = {"b3": "55,50 0 line rankers 40", "f2": "55,88 180 column rankers 24"}
