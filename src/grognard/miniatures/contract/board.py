"""A table and those who fight on it, as plain data for a screen.

Lengths are hundredths of a millimetre, directions hundredths of a degree clockwise from north.
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]
Outline = list[Point]


class Feature:
    """A piece of ground: an area, or a line of some width. `level` is how high a hill stands.

    `kind` is the game's own name for it, for whoever draws; `name` is for the reader.
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


class Unit:
    """What does not change of a unit; `facts` are in the game's own words, for whoever draws."""

    def __init__(
        self, id: str, seat: str, kind: str, name: str, title: str, facts: dict[str, str | int]
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = title
        self.facts: Final = facts


class Board:
    """A table and those who fight on it: all that views do not tell again."""

    def __init__(
        self,
        title: str,
        width: int,
        height: int,
        features: list[Feature],
        zones: list[Zone],
        sides: list[Side],
        units: list[Unit],
    ) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.features: Final = features
        self.zones: Final = zones
        self.sides: Final = sides
        self.units: Final = units
