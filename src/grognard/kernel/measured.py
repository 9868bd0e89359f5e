"""What a screen needs to show a measured table, as plain data: the ground, reaches, measurements.

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


ALLOWED: Final = -1


class Why:
    """A rule that forbids, in words."""

    def __init__(self, cite: str, words: str) -> None:
        self.cite: Final = cite
        self.words: Final = words


class Track:
    """Places one after another: a ray of a fan, or a row of a grid.

    Of a ray, `at` is the turn before it, `cost` what that turn costs and `rate` what a step costs,
    in hundredths of a step straight ahead; `back` says that it leads backward. Of a row, `at` is
    its y. `first` is the first place; each run is its last place, ALLOWED or the index of a Why,
    and by how much the ground makes everything dearer.
    """

    def __init__(
        self,
        at: int,
        first: int,
        runs: list[tuple[int, int, int]],
        back: bool = False,
        cost: int = 0,
        rate: int = 100,
    ) -> None:
        self.at: Final = at
        self.first: Final = first
        self.runs: Final = runs
        self.back: Final = back
        self.cost: Final = cost
        self.rate: Final = rate


FAN: Final = "fan"
GRID: Final = "grid"


class Reach:
    """Every place where a hand may put a piece, and the rule's word on each.

    Of a fan, x, y and h are the pose from which its rays start; of a grid h is the direction in
    which the piece stands. Places are `pitch` apart along a track; what lies beyond the last run of
    a track, or beyond all tracks, is refused by `beyond`. `total` may be spent; `spent` is already,
    where the ground makes nothing dearer: when it does, that is for the whole way.
    """

    def __init__(
        self,
        piece: str,
        kind: str,
        pose: tuple[int, int, int],
        size: tuple[int, int],
        pitch: int,
        tracks: list[Track],
        whys: list[Why],
        beyond: int,
        spent: int = 0,
        total: int = 0,
    ) -> None:
        self.piece: Final = piece
        self.kind: Final = kind
        self.pose: Final = pose
        self.size: Final = size
        self.pitch: Final = pitch
        self.tracks: Final = tracks
        self.whys: Final = whys
        self.beyond: Final = beyond
        self.spent: Final = spent
        self.total: Final = total


class Area:
    """Ground with words about it: a range band, an arc, what a unit threatens."""

    def __init__(self, kind: str, words: str, outlines: list[Outline]) -> None:
        self.kind: Final = kind
        self.words: Final = words
        self.outlines: Final = outlines


class Sight:
    """A line that is looked along: clear, or seen no farther than `stop`, and why."""

    def __init__(self, start: Point, end: Point, stop: Point | None, cite: str, words: str) -> None:
        self.start: Final = start
        self.end: Final = end
        self.stop: Final = stop
        self.cite: Final = cite
        self.words: Final = words


class Span:
    """The shortest way between two things, edge to edge."""

    def __init__(self, start: Point, end: Point, length: int) -> None:
        self.start: Final = start
        self.end: Final = end
        self.length: Final = length


class Measure:
    """What may be measured of one piece, or from one to another."""

    def __init__(
        self, words: list[str], areas: list[Area], sights: list[Sight], span: Span | None
    ) -> None:
        self.words: Final = words
        self.areas: Final = areas
        self.sights: Final = sights
        self.span: Final = span
