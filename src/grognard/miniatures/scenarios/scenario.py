"""A battle that may be played: what any game on a measured table needs of one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.table.pose import Pose
from grognard.table.shapes import Polygon

from ..length_unit import LengthUnit
from ..terrain.pieces import Piece

NO_SIDE: Final = -1


class Objective:
    """A circle that is worth something to the side that holds it."""

    def __init__(self, name: str, x: i64, y: i64, radius: i64, worth: i64) -> None:
        self.name: Final = name
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.radius: Final[i64] = radius
        self.worth: Final[i64] = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Stand:
    """Where a body stands when a battle begins ready; a game adds what else it must know."""

    def __init__(self, pose: Pose) -> None:
        self.pose: Final = pose


@mypyc_attr(allow_interpreted_subclasses=True)
class Force:
    """The army of one seat as the file names it, its side, and where its bodies stand."""

    def __init__(self, army: str, side: int, stands: dict[str, Stand]) -> None:
        self.army: Final = army
        self.side: Final = side  # NO_SIDE where dice decide
        self.stands: Final = stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Own:
    """What only one game has in its scenarios, beside the armies."""


class Scenario:
    """Table, ground, zones, objectives and armies of a battle."""

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        notes: dict[str, str],
        unit: LengthUnit,
        size: tuple[int, int],
        turns: int,
        pieces: list[Piece] | None,
        objectives: list[Objective],
        zones: list[Polygon],
        zoned: list[int],
        own: Own,
        forces: list[Force],
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.notes: Final = notes
        self.unit: Final = unit
        self.width: Final = size[0]
        self.height: Final = size[1]
        self.turns: Final = turns
        self.pieces: Final = pieces  # None where the ground is random
        self.objectives: Final = objectives
        self.zones: Final = zones  # by side
        self.zoned: Final = zoned  # the sides whose zone is not the usual one
        self.own: Final = own
        self.forces: Final = forces
