"""Outpost: where a piece in hand may be put."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.kernel.rulebook.ledger import Ledger
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.reach.move_fan import Fan
from grognard.miniatures.reach.placement_grid import SiteGrid
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.pose import Pose
from tests.miniatures.outpost.chapters.deploying import (
    NOT_IN_HAND,
    ChoosePlace,
    in_hand,
    site_of,
    why_not_place,
)
from tests.miniatures.outpost.chapters.moving import mover_of, why_not_ready
from tests.miniatures.outpost.chapters.sequence import ChooseOrder
from tests.miniatures.outpost.model.orders import Move, Place
from tests.miniatures.outpost.model.state import Battle
from tests.miniatures.outpost.model.troops import inches

PITCH: Final = INCHES.step
COARSE: Final = inches(0.5)


class Cites(Ledger):
    """A game without a rulebook: its refusals say what they cite."""

    def explain(self, refusal: Refusal, lang: str, cause: str = "") -> str:
        return refusal.cite


LEDGER: Final = Cites("")


class PlaceGrid(SiteGrid):
    """1.1 A unit of those in hand."""

    def __init__(self, b: Battle, seat: int, action: Place, whys: Whys) -> None:
        troop = b.setting.troops[action.unit]
        size = troop.width(), troop.depth()
        super().__init__(site_of(b.setting, seat), action.pose, size, whys, COARSE)
        self.b: Final = b
        self.seat: Final = seat
        self.action: Final = action

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        place = Place(self.action.unit, Pose(x, y, self.action.pose.h))
        return why_not_place(self.b, self.seat, place)


def reach(b: Battle, action: Action, lang: str) -> Reach | None:
    """None where what is asked leaves nothing of this order to be placed."""
    wait, whys = b.pending, Whys(LEDGER, lang)
    if isinstance(wait, ChooseOrder) and isinstance(action, Move):
        if why_not_ready(b, wait.seat, action.unit) is not None:
            return None
        id = b.setting.troops[action.unit].id
        return Fan(mover_of(b, action.unit), action.legs, whys, PITCH).reach(id)
    if isinstance(wait, ChoosePlace) and isinstance(action, Place):
        grid = PlaceGrid(b, wait.seat, action, whys)
        waits = action.unit in [troop.uid for troop in in_hand(b, wait.seat)]
        never = None if waits else NOT_IN_HAND
        return grid.reach_of(b.setting.troops[action.unit].id, never)
    return None
