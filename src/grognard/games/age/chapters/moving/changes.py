"""Chapter 2, changes of formation: what they cost, and who may make them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import PIECE, Refusal

from ...model import charts
from ...model.kinds import (
    COLUMN,
    GARRISON,
    LINE,
    MASSE,
    REFORMED,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import NO_SQUARE, why_not_form
from ..ground import in_the_open

MUST_LEAVE: Final = Refusal("2.6 leave a built-up area", PIECE)
CHANGED: Final = Refusal("3.4 one move a segment", PIECE)

FORMING: Final = {
    LINE: "2.6 deploy into line",
    SUPPORTED: "2.6 deploy into supported line",
    MASSE: "2.6 form masse",
    COLUMN: "2.6 form march column",
    SQUARE: "12.4 forming square",
    TIRAILLEURS: "2.6 deploy as tirailleurs",
}
LEAVING: Final = {TIRAILLEURS: "2.6 leave tirailleurs", SQUARE: "2.6 leave square"}


def change_halves(u: Unit, formation: i64) -> i64:
    """2.6, R102 Halves of a move; of leaving one formation and forming another the higher cost."""
    forming = charts.formation_cost(FORMING[formation])
    if u.formation not in LEAVING:
        return forming
    return max(forming, charts.formation_cost(LEAVING[u.formation]))


def why_not_change(b: Battle, u: Unit, formation: i64) -> Refusal | None:
    """2.6, R57, R66 A garrison moves out first; squares form in the open; one change a segment."""
    if u.formation == GARRISON:
        return MUST_LEAVE
    if u.has(REFORMED):
        return CHANGED
    refusal = why_not_form(b, u, formation)
    if refusal is not None:
        return refusal
    return NO_SQUARE if formation == SQUARE and not in_the_open(b, u) else None
