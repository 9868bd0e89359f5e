"""D-112 Where units and officers may be set up, and why not elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.miniatures.deploying.free_grid import Room
from grognard.miniatures.deploying.packing import Prospect, packing, without
from grognard.miniatures.deploying.placement import Site, Verdicts, is_near_table
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon

from ...model.actions import Place, Post
from ...model.kinds import ARTILLERY, CAISSON, DEPLOYED, IN_HAND, LIMBERED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import are_files_right, footprint, has_enough, hull_at, knows, usual_files
from ..officers.riding import base_at
from .plots import CLOSED, in_hand, room_left, size_in, sizes_in_hand, zone_of

NOT_YOURS: Final = Refusal("D-112", PIECE, "not-yours-to-place")
PLACED: Final = Refusal("D-112", PIECE, "placed-already")
GUNS_FIRST: Final = Refusal("D-112", PIECE, "guns-first")
UNKNOWN: Final = Refusal("D-112", MEANS, "not-for-it")
TOO_FEW: Final = Refusal("D-112", MEANS, "too-few-figures")
FILES: Final = Refusal("D-112", LIMIT, "wrong-files")
OFF_TABLE: Final = Refusal("D-112", why="placed-off-table")
OUT_OF_ZONE: Final = Refusal("D-112", why="out-of-zone")
ON_ANOTHER: Final = Refusal("D-112", why="placed-on-another")
SHUT: Final = Refusal("D-112", why="placed-on-shut-ground")
SHUTS_OUT: Final = Refusal("D-112", LIMIT, "shuts-out")
VERDICTS: Final = Verdicts(OFF_TABLE, OUT_OF_ZONE, ON_ANOTHER, SHUT)


def site_of(b: Battle, seat: i64) -> Site:
    ground = b.setting.ground
    return Site(ground, zone_of(ground, seat), ground.areas_with(CLOSED), VERDICTS)


# A unit


class Placer:
    """Judges where units in hand may be set up; what all places share is found once."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.site: Final = site_of(b, seat)
        self.taken: Final = [footprint(b, u).hull for u in b.units if u.on_table()]
        self._room: Room | None = None
        self._sizes: tuple[int, ...] = ()

    def why_not(self, action: Place) -> Refusal | None:
        refusal = self.why_not_at_all(action)
        return refusal if refusal is not None else self.why_not_there(action)

    def why_not_at_all(self, action: Place) -> Refusal | None:
        """What forbids it wherever it would stand."""
        units = self.b.units
        if not 0 <= action.unit < len(units) or units[action.unit].seat != self.seat:
            return NOT_YOURS
        u = units[action.unit]
        if u.place != IN_HAND:
            return NOT_YOURS if u.is_detached() else PLACED
        if u.arm != ARTILLERY and has_guns(self.b, self.seat):
            return GUNS_FIRST
        return why_not_formed(u, action.formation, action.files)

    def why_not_there(self, action: Place) -> Refusal | None:
        """Where it stands, and whether it leaves room for the others."""
        u = self.b.units[action.unit]
        if not is_near_table(self.b.setting.ground, action.pose()):
            return OFF_TABLE
        place = place_of(u, action)
        refusal = self.site.why_not(place, self.taken)
        return refusal if refusal is not None else self.why_not_crowd(u, place)

    def why_not_crowd(self, u: Unit, place: Polygon) -> Refusal | None:
        """Whether those in hand still find room."""
        room = self._room
        if room is None:
            room = room_left(self.b, self.seat)
            self._room, self._sizes = room, sizes_in_hand(self.b, self.seat)
        rest = without(self._sizes, size_in(u.roster))
        if Prospect(room, rest, [room.under(place)]).is_good():
            return None
        return SHUTS_OUT if packing(room, self._sizes).complete else None


def has_guns(b: Battle, seat: i64) -> bool:
    """Artillery is set up before all others."""
    for u in in_hand(b, seat):
        if u.arm == ARTILLERY:
            return True
    return False


def why_not_formed(u: Unit, formation: i64, files: i64) -> Refusal | None:
    """A formation that it knows, and figures and files enough for it."""
    if u.arm == ARTILLERY:
        return None if formation in (DEPLOYED, LIMBERED) and files in (0, 1) else UNKNOWN
    if u.arm == CAISSON:
        return None if formation == LIMBERED and files in (0, 1) else UNKNOWN
    if not knows(u, formation):
        return UNKNOWN
    if not has_enough(u, formation):
        return TOO_FEW
    abreast = files_of(u, formation, files)
    return None if are_files_right(u.arm, formation, u.figures, abreast) else FILES


def files_of(u: Unit, formation: i64, files: i64) -> i64:
    """Those of the order, or as usual."""
    if u.arm == ARTILLERY or u.arm == CAISSON:
        return u.files
    return files if files else usual_files(u.arm, formation, u.figures)


def place_of(u: Unit, action: Place) -> Polygon:
    """The ground that it would take."""
    files = files_of(u, action.formation, action.files)
    return hull_at(u.roster, action.formation, files, u.figures, action.pose())


# An officer


def why_not_post(b: Battle, seat: i64, action: Post) -> Refusal | None:
    """In his own zone, on open ground; friends make room for him (D-194)."""
    if not 0 <= action.officer < len(b.officers) or b.officers[action.officer].seat != seat:
        return NOT_YOURS
    o = b.officers[action.officer]
    if o.place != IN_HAND:
        return PLACED
    if not is_near_table(b.setting.ground, Pose(action.x, action.y, 0)):
        return OFF_TABLE
    return site_of(b, seat).why_not(base_at(o, action.x, action.y).hull, [])
