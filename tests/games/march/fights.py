"""Charges and combats for tests: where units are, and the dice that are thrown."""

from __future__ import annotations

from typing import Any

from grognard.games.march.chapters.charging.aggression import Charge
from grognard.games.march.chapters.charging.attacks import why_not_attack
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.model.actions import COLUMN, GO_FIRST, LINE, Pass
from grognard.games.march.model.pieces import CHARGING, ENTANGLED, MARKS
from grognard.games.march.model.state import Battle
from grognard.games.march.sequence import stack_for
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, POOL_BASE
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import ask_again, settle, submit
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, run, waiting

TESTING = "12.1 bravery test"
MEASURING = "12.3 charge distance"
ANSWERING = "13.1 answer the charge"
FIGHTING = "12.4 combat dice"
RESOLVING = "15.1 resolve test"
FLEEING = "15.5 flight"
PURSUING = "12.7 pursue or stand"


def red(x: float = 60, y: float = 50, facing: float = 0, **details: Any) -> Troops:
    """A battalion of 24 Drilled in column, facing north."""
    details.setdefault("formation", COLUMN)
    return Troops("r1", x, y, facing, **details)


def blue(x: float = 60, y: float = 70, facing: float = 180, **details: Any) -> Troops:
    """A battalion of 24 Drilled in line, facing south, 20 cm away."""
    details.setdefault("formation", LINE)
    return Troops("b1", x, y, facing, **details)


def patch(west: float, south: float, east: float, north: float, traits: int, **more: int) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area("patch", polygon([(cm(x), cm(y)) for x, y in corners]), traits, **more)


def hedge(west: float, east: float, y: float, traits: int) -> Edge:
    return Edge("hedge", [(cm(west), cm(y)), (cm(east), cm(y))], traits)


def do(b: Battle, action: Action) -> None:
    submit(b, action)


def asking(b: Battle) -> Decision:
    assert isinstance(b.pending, Decision)
    return b.pending


def by_option(key: str, value: str) -> dict[str, Any]:
    """An option whose name no parameter can have."""
    return {key: value}


def why_not(b: Battle, action: Action) -> str:
    """The cite of the refusal, or "" where there is none."""
    refusal = asking(b).why_not(b, action)
    return "" if refusal is None else refusal.cite


def asked(b: Battle) -> int:
    return asking(b).seat


def throw(b: Battle, *outcomes: int) -> None:
    for outcome in outcomes:
        settle(b, outcome)


def both(mine: int, theirs: int) -> int:
    """The dice of a combat."""
    return mine * OPPOSED_BASE + theirs


def charge(b: Battle, *dice: int, unit: int = 0, target: int = 1, wheel: float = 0) -> None:
    """Declare a charge and throw its test, its distance and what follows."""
    run(b, Charge(unit, target, round(wheel * 100)))
    throw(b, *dice)


def in_contact(one: Troops | None = None, other: Troops | None = None, **details: Any) -> Battle:
    """Two battalions that have fought since last turn, front to front at y = 60."""
    b = field(
        [one or red(y=60)],
        [other or blue(y=60)],
        **details,
    )
    b.engage(0, 1, False)
    b.unmark(0, ENTANGLED)
    b.unmark(1, ENTANGLED)
    return b


def fight(b: Battle, mine: int, theirs: int, unit: int = 0) -> None:
    """One round, the die of the unit first."""
    run(b, Round(unit))
    throw(b, both(mine, theirs))


def begin(b: Battle) -> Battle:
    """Play on from the phase of a position; both Supreme Commanders have ridden."""
    b.keep_post(RED)
    b.keep_post(BLUE)
    b.stack = stack_for(b)
    ask_again(b)
    return b


def next_turn(b: Battle, first: int = RED, throws: tuple[int, ...] = ()) -> None:
    """All who may still act pass; the turn ends with these throws, and the next one begins."""
    turn = b.turn
    while waiting(b) == "5.4 choose an activation":
        do(b, next(action for action in asking(b).legal(b) if isinstance(action, Pass)))
    throw(b, *throws)
    assert b.turn == turn + 1
    open_turn(b, first)


def open_turn(b: Battle, first: int = RED) -> None:
    """This side has the initiative and begins; nobody rides."""
    assert waiting(b) == "5.2 initiative"
    throw(b, both(6, 1) if first == RED else both(1, 6))
    do(b, GO_FIRST)
    b.keep_post(RED)
    b.keep_post(BLUE)


def hits(count: int, sixes: int = 0) -> int:
    """A volley with so many hits, so many of them showing a 6."""
    return count * POOL_BASE + sixes


def marks(b: Battle, uid: int) -> set[str]:
    return {name for bit, name in enumerate(MARKS) if b.units[uid].marks >> bit & 1}


def place(b: Battle, uid: int) -> tuple[float, float, float]:
    """Where the middle of its front is, in centimetres and degrees."""
    pose = b.units[uid].pose
    return round(pose.x / 1000, 2), round(pose.y / 1000, 2), round(pose.h / 100, 2)


def refusal(b: Battle, target: int = 1, wheel: float = 0, unit: int = 0) -> str:
    """The cite of what forbids this charge, or "" where it is allowed."""
    found = why_not_attack(b, b.units[unit], target, round(wheel * 100))
    return "" if found is None else found.cite


def sum_for(b: Battle, uid: int = 0) -> Tally:
    """What it adds to its die against its enemy, with the reasons."""
    u = b.units[uid]
    return combat_sum(b, u, b.units[u.foe], None, True)


def level(b: Battle) -> Battle:
    """Nobody has a charge bonus: 6 groups against 6."""
    b.unmark(0, CHARGING)
    return b


def facts(b: Battle, word: str) -> list[int]:
    """What the first event of this kind reports."""
    assert b.events is not None
    return next(event.facts() for event in b.events if event.kind() == word)
