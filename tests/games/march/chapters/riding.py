"""A Supreme Commander about to ride."""

from __future__ import annotations

from grognard.games.march.chapters.commander import Riding, post_of
from grognard.games.march.model.actions import RideTo
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import Refusal
from grognard.kernel.umpire import settle
from grognard.table.shapes import Polygon, polygon
from tests.games.march.field import RED, Troops, cm, field, run, waiting

THROWING = "3.5 ride die"
RIDING = "3.5 choose a ride"


def open_field(*more: Troops) -> Battle:
    """Two red battalions, the red commander between them, one blue battalion far off."""
    b = field([Troops("r1", 30, 20), Troops("r2", 90, 20), *more], [Troops("b1", 60, 100, 180)])
    b.place_commander(RED, cm(60), cm(20))
    return b


def box(west: float, south: float, east: float, north: float) -> Polygon:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return polygon([(cm(x), cm(y)) for x, y in corners])


def riding(b: Battle, face: int, seat: int = RED) -> None:
    run(b, Riding(seat))
    assert waiting(b) == THROWING
    settle(b, face)
    assert waiting(b) == RIDING


def refusal(b: Battle, action: Action) -> str:
    decision = b.pending
    assert isinstance(decision, Decision)
    return cite(decision.why_not(b, action))


def cite(found: Refusal | None) -> str:
    return "" if found is None else found.cite


def to(x: float, y: float) -> RideTo:
    return RideTo(cm(x), cm(y))


def where(b: Battle, seat: int = RED) -> tuple[float, float]:
    x, y = post_of(b, seat)
    return int(x) / 1000, int(y) / 1000
