"""C-SMK-1 to 3, D-122: clouds of smoke in front of units that have fired, an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.lines import Line, passes
from grognard.table.measure import overlap
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon, hull, rectangle

from ..model.kinds import CLOUDS, FRONT, GARRISON, SMOKES
from ..model.pieces import Unit
from ..model.state import Battle
from .formations import depth_of, footprint, hull_at, width_of
from .ground import bearing, face_pose

THICK: Final = 2 * INCH
MOST_CLEAR: Final = 6  # figures whose fire leaves no cloud
MOST_CLEAR_OPEN: Final = 10  # the same of separate figures
ANYWHERE: Final = 1 << 40


def makes_smoke(u: Unit, figures: i64) -> bool:
    """C-SMK-1 Every battery, and units of which more than 6 have fired, or 10 skirmishers."""
    if u.is_battery():
        return True
    if u.formation == GARRISON:
        return False
    return figures > (MOST_CLEAR_OPEN if u.is_open() else MOST_CLEAR)


def raise_smoke(b: Battle, uid: i64, figures: i64, face: i64) -> None:
    """C-SMK-1 So many of a unit have fired, from this face of a square or from its front."""
    if b.setting.options.smoke and makes_smoke(b.units[uid], figures):
        b.raise_smoke(uid, face if face >= 0 else FRONT)


def clouds_of(u: Unit) -> list[Polygon]:
    """D-122 Rectangles 2 inches deep along each front that has fired."""
    found: list[Polygon] = []
    for face in range(4):
        if u.has(SMOKES[face]):
            wide = width_of(u) if face % 2 == 0 else depth_of(u)
            found.append(rectangle(face_pose(u, face).moved(THICK), wide, THICK))
    return found


def clouds_before(b: Battle, u: Unit) -> list[Polygon]:
    """All clouds that a unit sees from outside: it is behind its own."""
    found: list[Polygon] = []
    if b.setting.options.smoke:
        for other in b.units:
            if other.has(CLOUDS) and other.on_table() and other.uid != u.uid:
                found += clouds_of(other)
    return found


def is_masked(b: Battle, u: Unit, foe: Unit) -> bool:
    """D-122 Whether every line of sight to a target crosses smoke."""
    if not b.setting.options.smoke:
        return False
    lines: list[Line] = []
    for face in range(4) if u.is_square() else (FRONT,):
        lines += bearing(b, u, foe, ANYWHERE, face)
    return is_veiled_all(b, u, lines)


def is_veiled_all(b: Battle, u: Unit, lines: list[Line]) -> bool:
    """D-122 Whether the smoke of others is on all lines of a unit, if there are any."""
    clouds = clouds_before(b, u)
    if not clouds:
        return False
    for line in lines:
        if not is_veiled(line, clouds):
            return False
    return len(lines) > 0


def is_veiled(line: Line, clouds: list[Polygon]) -> bool:
    for cloud in clouds:
        if line.square and not line.misses(cloud):
            first, last = passes(line, cloud)
            if first < last:
                return True
    return False


def disperse(b: Battle, uid: i64, there: Pose) -> None:
    """C-SMK-1 A unit about to move to a place drives away the clouds on its way."""
    u = b.units[uid]
    if not b.setting.options.smoke:
        return
    end = hull_at(u.roster, u.formation, u.files, u.figures, there)
    way = hull(footprint(b, u).hull.corners() + end.corners())
    for other in b.units:
        if other.uid != uid and other.has(CLOUDS) and other.on_table():
            for cloud in clouds_of(other):
                if overlap(cloud, way):
                    b.clear_smoke(other.uid)
                    break
