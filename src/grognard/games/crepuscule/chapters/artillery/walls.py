"""C-ART-40, D-144: a ball meets the wall that shelters its target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import Step
from grognard.miniatures.shooting.cover import is_beside
from grognard.table.lines import Line
from grognard.table.pose import INCH, Pose

from ...model.ground_changes import change_section
from ...model.kinds import NOBODY, WALL
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint
from ..ground import BESIDE_COVER, level_of
from .howitzer import Shell, under
from .paths import Crossing, segment

SHATTERS: Final = 4
WALL_BONUSES: Final = (-1, 0, 1, 0)  # by weight
BREACH: Final = 4 * INCH


class Met:
    """The wall that a ball meets, how far from the muzzle, and where."""

    def __init__(self, number: i64, off: i64, x: i64, y: i64) -> None:
        self.number: Final[i64] = number
        self.off: Final[i64] = off
        self.x: Final[i64] = x
        self.y: Final[i64] = y


def wall_before(b: Battle, gun: Unit, target: Unit, aim: Pose, start: i64, stop: i64) -> Met:
    """C-ART-40 The first wall beside the target that its way between two distances crosses."""
    line = segment(aim, start, stop)
    best: i64 = NOBODY
    least = 2.0
    for number, edge in enumerate(b.setting.ground.edges):
        if edge.traits & WALL and is_beside(edge, footprint(b, target), BESIDE_COVER):
            for piece in edge.pieces:
                share = crossing(line, piece)
                if 0 <= share < least:
                    best, least = number, share
    if best == NOBODY:
        return Met(NOBODY, 0, 0, 0)
    off = start + int(least * float(stop - start))
    x, y = aim.point(off, 0)
    return Met(best, off, x, y)


def crossing(line: Line, piece: Line) -> float:
    """Where on a line, from 0 to 1, another crosses it; -1 where it does not."""
    det = float(line.dx * piece.dy - line.dy * piece.dx)
    if det == 0:
        return -1.0
    ex, ey = piece.ax - line.ax, piece.ay - line.ay
    share = float(ex * piece.dy - ey * piece.dx) / det
    other = float(ex * line.dy - ey * line.dx) / det
    return share if 0 <= share <= 1 and 0 <= other <= 1 else -1.0


def not_above(b: Battle, gun: Unit, wall: Met) -> bool:
    """C-ART-40 From a height a ball flies over the wall before it bounces."""
    return level_of(b, gun) <= b.setting.ground.level_at(wall.x, wall.y)


def is_first(wall: Met, met: Crossing | None) -> bool:
    """Whether it comes before the unit that the ball would go through."""
    return met is None or wall.off <= met.start


def shatter(b: Battle, gun: i64, target: i64, number: i64, x: i64, y: i64) -> Step:
    """D-144 Four inches of it go, and the pieces strike as a shell without a middle."""
    change_section(b, number, x, y, BREACH)
    b.note("wall shattered", gun, [])
    shell = Shell(gun, target, 0, x=x, y=y, flat=True, left=under(b, x, y))
    shell.stage = 8
    return shell
