"""Chapters 3, 4 and 10, where a piece may be put by hand: a grid of places all over the table."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.placement_grid import NOWHERE, Box, Grid, SiteGrid, whole_table
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.formations import strip_width
from grognard.table.measure import TOLERANCE
from grognard.table.pose import CM, Pose
from grognard.table.shapes import box, rectangle

from ..chapters import commander
from ..chapters.commander import why_not_ride_to
from ..chapters.figures import footprint
from ..chapters.setting_up import placing
from ..chapters.setting_up.placing import Placer, size_of, why_not_post, why_not_send
from ..chapters.shooting import skirmishers
from ..model.actions import Place, PlaceCommander, PlaceScreen, RideTo
from ..model.pieces import GROUP, NOBODY, SCREEN_DEPTH
from ..model.state import Battle
from ..text.notation import SCREEN
from ..text.writing import SEATS

COARSE: Final = 2 * CM
FINE: Final = CM // 2


# A battalion


class PlaceGrid(SiteGrid):
    """4.7 A battalion of those in hand; one that sends out skirmishers needs room for them too."""

    def __init__(self, b: Battle, action: Place, placer: Placer, whys: Whys) -> None:
        pitch = COARSE if action.detached else CM
        width, depth = size_of(b.units[action.unit], action)
        super().__init__(placer.site, action.pose, (width, depth), whys, pitch)
        self.action: Final = action
        self.placer: Final = placer

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        a = self.action
        return self.placer.why_not(Place(a.unit, Pose(x, y, a.pose.h), a.formation, a.detached))


# A screen


class ScreenGrid(Grid):
    """10.4, R82 A screen with its gap and direction; only near its battalion it is measured."""

    def __init__(self, b: Battle, action: PlaceScreen, whys: Whys) -> None:
        u = b.units[action.unit]
        light = u.roster.light
        away = skirmishers.TOO_FAR_LIGHT if light else skirmishers.TOO_FAR
        super().__init__(b.setting.ground, action.pose, whys, CM if light else FINE, away)
        self.b: Final = b
        self.u: Final = u
        self.action: Final = action
        self.table: Final = whole_table(b.setting.ground)
        width = strip_width(u.screen_groups(), GROUP, action.gap)
        self.size: Final[tuple[int, int]] = (width, SCREEN_DEPTH)
        self.leash: Final[i64] = skirmishers.LIGHT_LEASH if light else skirmishers.LEASH
        pose = Pose(0, 0, action.pose.h)
        self.box: Final = Box(rectangle(pose, width, SCREEN_DEPTH))
        # the outermost groups are on the leash; of light troops any is enough
        aside: i64 = 0 if light else (width - GROUP) // 2
        across: i64 = width if light else GROUP
        self.left: Final = Box(rectangle(pose.moved(0, -aside), across, SCREEN_DEPTH))
        self.right: Final = Box(rectangle(pose.moved(0, aside), across, SCREEN_DEPTH))

    def on_table(self, y: i64) -> tuple[i64, i64]:
        return self.box.within(y, self.table)

    def worth(self, y: i64) -> tuple[i64, i64]:
        parent, limit = footprint(self.u).hull, self.leash + 2 * TOLERANCE
        low, high = self.left.beside(y, parent, limit)
        first, last = self.right.beside(y, parent, limit)
        return max(low, first), min(high, last)

    def off_table(self) -> Refusal:
        return skirmishers.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        pose = Pose(x, y, self.action.pose.h)
        return skirmishers.why_not_screen(self.b, self.u, pose, self.action.gap)


class SetUpGrid(ScreenGrid):
    """R82 The same before the battle, in the own zone."""

    def __init__(self, b: Battle, action: PlaceScreen, whys: Whys) -> None:
        super().__init__(b, action, whys)
        self.prospect: Final = placing.prospect_of(b, self.u)

    def beyond(self) -> Refusal:
        """It is not even measured."""
        return placing.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        pose = Pose(x, y, self.action.pose.h)
        return why_not_send(self.prospect, self.b, self.u, pose, self.action.gap)


# The Supreme Commander


class PostGrid(Grid):
    """4.8 His post when the battle begins."""

    def __init__(self, b: Battle, seat: i64, pose: Pose, whys: Whys) -> None:
        super().__init__(b.setting.ground, pose, whys, CM, placing.OUTSIDE)
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.zone: Final = placing.own_zone(b, seat)

    def worth(self, y: i64) -> tuple[i64, i64]:
        zone = self.zone
        return (zone.west, zone.east) if zone.south <= y <= zone.north else NOWHERE

    def off_table(self) -> Refusal:
        return placing.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_post(self.b, self.seat, x, y)


class RideGrid(Grid):
    """3.5 His ride with a die."""

    def __init__(self, b: Battle, seat: i64, reach: i64, pose: Pose, whys: Whys) -> None:
        super().__init__(b.setting.ground, pose, whys, CM, commander.TOO_FAR)
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.most: Final[i64] = reach
        c = b.commanders[seat]
        here = box(c.x, c.y, c.x, c.y) if c.unit == NOBODY else footprint(b.units[c.unit]).hull
        self.here: Final = here

    def worth(self, y: i64) -> tuple[i64, i64]:
        """A circle, or what is no farther from the box around his battalion."""
        here, most = self.here, self.most + 2 * TOLERANCE
        off = max(here.south - y, y - here.north, 0)
        if off > most:
            return NOWHERE
        across = isqrt(most * most - off * off) + 1
        return here.west - across, here.east + across

    def off_table(self) -> Refusal:
        return commander.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_ride_to(self.b, self.seat, x, y, self.most)


# What is held in hand


def place_reach(b: Battle, seat: i64, action: Place, whys: Whys) -> Reach:
    """4.7 Where a battalion may be set up in that formation and direction."""
    placer = Placer(b, seat)
    grid = PlaceGrid(b, action, placer, whys)
    return grid.reach_of(b.units[action.unit].roster.id, placer.why_not_at_all(action))


def screen_reach(grid: ScreenGrid) -> Reach:
    """10.4, R82 Where a screen may stand with that gap and direction."""
    piece = grid.u.roster.id + SCREEN
    never = skirmishers.why_not_spread(grid.u, grid.action.gap)
    if never is not None:
        return grid.answer(piece, grid.size, [], never)
    return grid.reach(piece, grid.size)


def post_reach(b: Battle, seat: i64, action: PlaceCommander, whys: Whys) -> Reach:
    """4.8 Where he may take his post."""
    pose = Pose(action.x, action.y, 0)
    return PostGrid(b, seat, pose, whys).reach(chief_id(seat), (0, 0))


def ride_reach(b: Battle, seat: i64, most: i64, action: RideTo, whys: Whys) -> Reach:
    """3.5 Where he may ride."""
    pose = Pose(action.x, action.y, 0)
    return RideGrid(b, seat, most, pose, whys).reach(chief_id(seat), (0, 0))


def chief_id(seat: i64) -> str:
    return f"commander {SEATS[seat]}"
