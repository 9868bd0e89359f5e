"""Positions of Outpost for tests: everybody in place, red to give an order, and some moved."""

from __future__ import annotations

from grognard.kernel.umpire import submit
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import Battle, battle

STANDS = {
    "r0": "10,2 0",
    "r1": "10,4.5 0",
    "r2": "5,4 0",
    "r3": "16,4.5 0",
    "r4": "hidden @2",
    "b0": "14,16 180",
    "b1": "14,13.5 180",
    "b2": "19,14 180",
    "b3": "8,13.5 180",
    "b4": "hidden @1",
}


def ordering(seat: str = "red", **moved: str) -> str:
    """The seat may give two orders."""
    stands = [f"{id}: {place}" for id, place in {**STANDS, **moved}.items()]
    head = ["outpost position 1", "battle bridge", "option set-up ready", f"turn 1 {seat} left 2"]
    return "\n".join([*head, *stands, "stack War 2 / Turn 1", ""])


def laying(**moved: str) -> str:
    """The red gun, six inches from the blue infantry: both write."""
    after = played(ordering(**{"r3": "13,7.5 0", **moved}), "fire r3 > b1")
    return OUTPOST.write(after)


def at(text: str) -> Battle:
    return battle(OUTPOST.read(text))


def played(text: str, *orders: str) -> Battle:
    b = at(text)
    for order in orders:
        submit(b, OUTPOST.parse(b, order))
    return b


def refused(text: str, order: str) -> str:
    """The rule that forbids an order, or nothing."""
    b = at(text)
    refusal = b.pending.why_not(b, OUTPOST.parse(b, order))  # type: ignore[attr-defined]
    return "" if refusal is None else str(refusal.cite)
