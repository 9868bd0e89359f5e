"""A table and those who fight on it, as plain data for a screen.

Lengths are hundredths of a millimetre, directions hundredths of a degree clockwise from north.
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]
Outline = list[Point]


class Feature:
    """A piece of ground: an area, or a line of some width. `level` is how high a hill stands.

    `kind` is the game's own name for it, for the screen; `name` is for the reader.
    """

    def __init__(
        self, kind: str, name: str, points: Outline, line: bool, width: int, level: int
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.points: Final = points
        self.line: Final = line
        self.width: Final = width
        self.level: Final = level


class Zone:
    """Ground with a meaning: where a seat sets up, or what is fought for (no seat)."""

    def __init__(self, seat: str | None, name: str, points: Outline) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.points: Final = points


class Side:
    """An army as the table shows it: `army` names its colours."""

    def __init__(self, seat: str, name: str, army: str) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.army: Final = army


class Figure:
    """One figure of a unit: what it is (infantryman, horseman, gun, general), and its place.

    `x` is measured to the right from the left end of the unit's front edge and `y` back from that
    edge, to the middle of the figure; `turn` is how it is turned against its unit.
    """

    def __init__(self, role: str, x: int, y: int, turn: int) -> None:
        self.role: Final = role
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn


class Unit:
    """What does not change of a unit; `facts` are in the game's own words, for the screen.

    `figures` are all that it may have, by the formation that views name; of one that has lost some,
    the first are left.
    """

    def __init__(
        self,
        id: str,
        seat: str,
        kind: str,
        name: str,
        title: str,
        facts: dict[str, str | int],
        figures: dict[str, list[Figure]],
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = title
        self.facts: Final = facts
        self.figures: Final = figures


class Board:
    """A table and those who fight on it: all that views do not tell again.

    `unit` is what lengths are shown in, "cm" or "in", with so many `decimals`; `step` is the least
    by which a hand moves a piece.
    """

    def __init__(
        self,
        title: str,
        width: int,
        height: int,
        unit: str,
        step: int,
        decimals: int,
        features: list[Feature],
        zones: list[Zone],
        sides: list[Side],
        units: list[Unit],
    ) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.unit: Final = unit
        self.step: Final = step
        self.decimals: Final = decimals
        self.features: Final = features
        self.zones: Final = zones
        self.sides: Final = sides
        self.units: Final = units
