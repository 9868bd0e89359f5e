"""The shapes that a tape would draw: how far troops shoot and charge.

Interpreted: only a person waits.
"""

from __future__ import annotations

from grognard.miniatures.contract.board import Outline
from grognard.miniatures.screen import range_shapes
from grognard.miniatures.screen.range_shapes import Muzzles
from grognard.table.paths import ADVANCE, WHEEL

from ..chapters.charging.charge_path import HIGHEST, WIDEST
from ..chapters.figures import width_of
from ..chapters.moving.move_cost import PIP, move_price
from ..chapters.shooting.fire_lines import ARC, front_of
from ..model.pieces import GROUP, Battalion


def fire_fan(u: Battalion, detached: bool, limit: int) -> list[Outline]:
    """9.4, R18, R62 Where a point may be for a group to have it in its arc and near enough."""
    pose, gap = (u.screen_pose, int(u.gap)) if detached else (u.pose, 0)
    groups = int(front_of(u, detached).bases)
    return range_shapes.fire_fan(Muzzles(pose, groups, GROUP, gap, ARC), limit)


def charge_fan(u: Battalion, slow: bool, wheels: bool) -> Outline:
    """12.3, R26, R74 Where a point may be for a charge to meet it with a 6 on the distance die."""
    ahead = int(move_price(u.formation, ADVANCE, slow))
    dearer = int(move_price(u.formation, WHEEL, slow)) / ahead
    longest, widest = HIGHEST * PIP / ahead, WIDEST if wheels else 0
    return range_shapes.charge_fan(u.pose, int(width_of(u)), longest, dearer, widest)
