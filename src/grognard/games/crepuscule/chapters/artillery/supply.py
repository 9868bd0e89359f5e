"""C-ART-32, F-10: ammunition comes up, an option: caissons that were destroyed, and full chests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import QUARTER
from grognard.table.pose import INCH, Pose

from ...model.kinds import CAISSON, CAISSON_DEPTH, DESTROYED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import centre_of, has_room
from .types import gunners_seat, has_caisson

STEP: Final = INCH


def bring_up(b: Battle, seat: i64) -> None:
    """C-ART-32 A caisson that was destroyed is replaced in the next turn of its side."""
    if not b.setting.options.ammunition:
        return
    for u in b.units:
        if u.seat == seat and u.arm == CAISSON and u.place == DESTROYED:
            pose = entry_of(b, u)
            if pose is not None:
                b.bring_up(u.uid, pose)


def entry_of(b: Battle, u: Unit) -> Pose | None:
    """F-10 At its own edge, behind the middle of its army, as near to that as there is room."""
    places = [
        centre_of(b, one)[0]
        for one in b.side(u.seat)
        if one.arm != CAISSON and not one.is_fleeing()
    ]
    if not places:
        return None
    home = b.setting.sides[u.seat].home
    ground = b.setting.ground
    y = CAISSON_DEPTH if home != 0 else ground.height - CAISSON_DEPTH
    middle = sum(places) // len(places)
    whole = u.copy()
    whole.figures = u.roster.figures
    for off in range(0, ground.width, STEP):
        for x in (middle + off, middle - off):
            pose = Pose(x, y, (home + 2 * QUARTER) % (4 * QUARTER))
            if has_room(b, whole, u.formation, u.files, pose):
                return pose
    return None


def refill(b: Battle, seat: i64) -> None:
    """C-ART-32 The chests of batteries beside a caisson are full again."""
    if not b.setting.options.ammunition:
        return
    for u in b.units:
        if u.is_battery() and u.on_table() and (u.balls or u.canisters):
            if gunners_seat(b, u) == seat and has_caisson(b, u):
                b.refill(u.uid)
