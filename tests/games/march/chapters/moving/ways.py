"""Moves for tests: the ground, the steps of a way, and a battalion that goes it."""

from __future__ import annotations

from grognard.games.march.chapters.moving.manoeuvre import Manoeuvring
from grognard.games.march.chapters.moving.marching import why_not_path
from grognard.games.march.model.actions import LINE, MOVE, March
from grognard.games.march.model.pieces import OBSTACLE, ROUGH, SLOPE
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.umpire import answer, settle
from grognard.miniatures.battle.happened import Happened
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import Troops, cm, field, pose, run

ASKING = "7.2 choose a way"
CROSSING = "7.8 obstacle die"


def advance(length: float) -> Leg:
    return Leg(ADVANCE, cm(length))


def back(length: float) -> Leg:
    return Leg(BACK, cm(length))


def wheel(degrees: float) -> Leg:
    return Leg(WHEEL, round(100 * degrees))


def patch(
    west: float, south: float, east: float, north: float, traits: int, level: int = 0
) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area("patch", polygon([(cm(x), cm(y)) for x, y in corners]), traits, level)


def wood(west: float, south: float, east: float, north: float) -> Area:
    return patch(west, south, east, north, ROUGH)


def hill(west: float, south: float, east: float, north: float) -> Area:
    return patch(west, south, east, north, SLOPE, 1)


def fence(*points: tuple[float, float], traits: int = OBSTACLE) -> Edge:
    return Edge("fence", [(cm(x), cm(y)) for x, y in points], traits)


def manoeuvring(b: Battle, unit: int = 0, face: int = 6) -> None:
    """Begin to manoeuvre and pass the test."""
    run(b, Manoeuvring(unit))
    settle(b, face)


def moving(b: Battle, unit: int = 0, pips: int = 6) -> None:
    """Begin to move, with a distance die."""
    manoeuvring(b, unit)
    answer(b, MOVE)
    settle(b, pips)


def march(b: Battle, *legs: Leg, unit: int = 0, pips: int = 6) -> None:
    moving(b, unit, pips)
    assert refusal(b, March(list(legs))) == ""
    answer(b, March(list(legs)))


def refusal(b: Battle, action: Action) -> str:
    decision = b.pending
    assert isinstance(decision, Decision)
    found = decision.why_not(b, action)
    return "" if found is None else found.cite


def refused(b: Battle, *legs: Leg, pips: int = 6, unit: int = 0) -> str:
    found = why_not_path(b, b.units[unit], list(legs), pips)
    return "" if found is None else found.cite


def place(b: Battle, unit: int = 0) -> tuple[int, int, int]:
    return b.units[unit].pose.key()


def at(x: float, y: float, facing: float = 0) -> tuple[int, int, int]:
    return pose(x, y, facing).key()


def told(b: Battle, what: str) -> list[list[int]]:
    assert b.events is not None
    return [e.facts() for e in b.events if isinstance(e, Happened) and e.what == what]


def crossing(*, pips: int, length: float, formation: int = LINE) -> Battle:
    """A fence 5 cm ahead, and a way across it declared."""
    b = field(
        [Troops("r1", 60, 20, formation=formation)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(length), pips=pips)
    return b
