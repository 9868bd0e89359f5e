"""A grid of places all over the table for a piece that is put there by hand.

Rows of places with the same verdict are filled without asking about each of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.refusal import Refusal
from grognard.table.measure import TOLERANCE
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, rectangle
from grognard.table.terrain import Ground

from ..contract.reach import GRID, Reach, Run, Track
from ..deploying.placement import Site
from .verdict_rows import Whys

EVER: Final = 1 << 40
NOWHERE: Final = (EVER, -EVER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid:
    """Places for one piece, where it is held among them; each kind says what forbids one.

    Off the table one rule forbids all of them, far from where it is worth asking another does.
    """

    def __init__(self, ground: Ground, pose: Pose, whys: Whys, pitch: i64, away: Refusal) -> None:
        self.ground: Final = ground
        self.pose: Final = pose
        self.whys: Final = whys
        self.pitch: Final[i64] = pitch
        self.away: Final = away

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        """What forbids a place that is worth asking about."""
        raise NotImplementedError

    def worth(self, y: i64) -> tuple[i64, i64]:
        """From where to where a place in a row is worth asking about."""
        raise NotImplementedError

    def off_table(self) -> Refusal:
        """What forbids places off the table."""
        raise NotImplementedError

    def beyond(self) -> Refusal:
        """What forbids a place that is itself off the table."""
        return self.off_table()

    def on_table(self, y: i64) -> tuple[i64, i64]:
        """From where to where a piece in a row is on the table."""
        return 0, self.ground.width

    def rows(self) -> list[Track]:
        """Every row of the table, from the south."""
        height = self.ground.height
        y = self.pose.y % self.pitch
        tracks: list[Track] = []
        while y <= height:
            tracks.append(self.row(y))
            y += self.pitch
        return tracks

    def row(self, y: i64) -> Track:
        """Neighbours with the same verdict are one run."""
        west, east = self.on_table(y)
        low, high = self.worth(y)
        low, high = max(low, west), min(high, east)
        first = self.pose.x % self.pitch
        run = RowRuns(first, self.pitch)
        if west <= east:
            run.fill(west - 1, self.off_table(), self.whys)
            run.fill(min(low - 1, east), self.away, self.whys)
            while run.here <= high:
                run.fill(run.here, self.why_not(run.here, y), self.whys)
            run.fill(east, self.away, self.whys)
        run.fill(self.ground.width, self.off_table(), self.whys)
        return Track(y, first, run.runs, self.whys.number(self.beyond()))

    def reach(self, piece: str, size: tuple[int, int]) -> Reach:
        return self.answer(piece, size, self.rows(), self.beyond())

    def answer(
        self, piece: str, size: tuple[int, int], tracks: list[Track], beyond: Refusal
    ) -> Reach:
        pose, pitch, number = self.pose.key(), self.pitch, self.whys.number(beyond)
        return Reach(piece, GRID, pose, size, pitch, tracks, self.whys.words, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteGrid(Grid):
    """A block that is set up in a zone, as it is turned; a game says what else forbids a place."""

    def __init__(
        self, site: Site, pose: Pose, size: tuple[int, int], whys: Whys, pitch: i64
    ) -> None:
        super().__init__(site.ground, pose, whys, pitch, site.verdicts.out_of_zone)
        self.site: Final = site
        self.size: Final[tuple[int, int]] = size
        self.box: Final = Box(rectangle(Pose(0, 0, pose.h), size[0], size[1]))
        self.table: Final = whole_table(site.ground)

    def on_table(self, y: i64) -> tuple[i64, i64]:
        return self.box.within(y, self.table)

    def worth(self, y: i64) -> tuple[i64, i64]:
        return self.box.within(y, self.site.zone)

    def off_table(self) -> Refusal:
        return self.site.verdicts.off_table

    def reach_of(self, piece: str, never: Refusal | None) -> Reach:
        """All places, unless the piece may be set up nowhere."""
        if never is not None:
            return self.answer(piece, (0, 0), [], never)
        return self.reach(piece, self.size)


class RowRuns:
    """Places of a row one after another; `here` is the next."""

    __slots__ = ("here", "pitch", "runs")

    def __init__(self, first: i64, pitch: i64) -> None:
        self.here: i64 = first
        self.pitch: Final[i64] = pitch
        self.runs: Final[list[Run]] = []

    def fill(self, limit: i64, refusal: Refusal | None, whys: Whys) -> None:
        """As far as a limit all places have the same verdict."""
        if limit < self.here:
            return
        last = self.here + (limit - self.here) // self.pitch * self.pitch
        number = whys.number(refusal)
        if self.runs and self.runs[-1][1] == number:
            self.runs.pop()
        self.runs.append((last, number, 0, 0))
        self.here = last + self.pitch


class Box:
    """How far a shape extends from its pose, whichever place it has."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, shape: Polygon) -> None:
        self.west: Final[i64] = shape.west
        self.south: Final[i64] = shape.south
        self.east: Final[i64] = shape.east
        self.north: Final[i64] = shape.north

    def within(self, y: i64, zone: Polygon) -> tuple[i64, i64]:
        """From where to where it lies in a zone, in that row; exactly on its line is inside."""
        if y + self.south < zone.south - TOLERANCE or y + self.north > zone.north + TOLERANCE:
            return NOWHERE
        return zone.west - TOLERANCE - self.west, zone.east + TOLERANCE - self.east

    def beside(self, y: i64, shape: Polygon, limit: i64) -> tuple[i64, i64]:
        """From where to where its box is no further than a limit from that of another."""
        if y + self.south - shape.north > limit or shape.south - y - self.north > limit:
            return NOWHERE
        return shape.west - self.east - limit, shape.east - self.west + limit


def whole_table(ground: Ground) -> Polygon:
    east, north = ground.width, ground.height
    return Polygon([0, east, east, 0], [0, 0, north, north])
