"""D-112, where units and officers may be set up: grids of places in their zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.placement_grid import Box, Grid, SiteGrid, whole_table
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon

from ..chapters.deploying import placing
from ..chapters.deploying.placing import Placer, files_of, why_not_post
from ..chapters.deploying.plots import zone_of
from ..chapters.formations import size_of
from ..chapters.officers.riding import base_at
from ..model.actions import Place, Post
from ..model.kinds import IN_HAND
from ..model.pieces import Unit
from ..model.state import Battle
from ..screen.figures import unit_piece

PITCH: Final = INCH // 2


class PlaceGrid(SiteGrid):
    """A unit of those in hand, turned and formed as it is."""

    def __init__(self, b: Battle, action: Place, placer: Placer, whys: Whys) -> None:
        u = b.units[action.unit]
        files = files_of(u, action.formation, action.files)
        size = size_of(u.roster, action.formation, files, u.figures)
        super().__init__(placer.site, action.pose(), size, whys, PITCH)
        self.action: Final = action
        self.placer: Final = placer

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        a = self.action
        return self.placer.why_not_there(Place(a.unit, x, y, a.facing, a.formation, a.files))


def place_reach(b: Battle, seat: i64, action: Place, whys: Whys) -> Reach | None:
    """None for a unit that is not in hand; in a formation that it may not take it can be placed
    nowhere.
    """
    if not 0 <= action.unit < len(b.units) or b.units[action.unit].place != IN_HAND:
        return None
    u, placer = b.units[action.unit], Placer(b, seat)
    never = placer.why_not_at_all(action)
    if never is not None:
        own = Place(action.unit, action.x, action.y, action.facing, u.formation)
        return PlaceGrid(b, own, placer, whys).reach_of(u.roster.id, never)
    found = PlaceGrid(b, action, placer, whys).reach_of(u.roster.id, None)
    found.figures = unit_piece(b, as_set_up(b, action)).figures
    return found


def as_set_up(b: Battle, action: Place) -> Unit:
    u = b.units[action.unit].copy()
    u.formation = action.formation
    u.files = files_of(u, action.formation, action.files)
    u.pose, u.body = action.pose(), None
    return u


class PostGrid(Grid):
    """The base of an officer in hand."""

    def __init__(self, b: Battle, seat: i64, action: Post, whys: Whys) -> None:
        super().__init__(
            b.setting.ground, Pose(action.x, action.y, 0), whys, PITCH, placing.OUT_OF_ZONE
        )
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.officer: Final[i64] = action.officer
        self.zone: Final[Polygon] = zone_of(b.setting.ground, seat)
        self.table: Final = whole_table(b.setting.ground)
        self.box: Final = Box(base_at(b.officers[action.officer], 0, 0).hull)

    def on_table(self, y: i64) -> tuple[i64, i64]:
        return self.box.within(y, self.table)

    def worth(self, y: i64) -> tuple[i64, i64]:
        return self.box.within(y, self.zone)

    def off_table(self) -> Refusal:
        return placing.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_post(self.b, self.seat, Post(self.officer, x, y))


def post_reach(b: Battle, seat: i64, action: Post, whys: Whys) -> Reach | None:
    """None for an officer who is not in hand."""
    if not 0 <= action.officer < len(b.officers):
        return None
    o = b.officers[action.officer]
    if o.seat != seat or o.place != IN_HAND:
        return None
    return PostGrid(b, seat, action, whys).reach(o.roster.id, (0, 0))
