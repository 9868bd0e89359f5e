"""A table and both sides on it, as plain data for a screen.

Lengths are hundredths of a millimetre, directions hundredths of a degree clockwise from north.
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]
Outline = list[Point]


class Feature:
    """A piece of ground: an area, or a line of some width. `level` is how high a hill stands.

    `kind` is the game's own name for it, for the screen; `name` is for the reader. `openings` are
    the sides of a building that have doors and windows, by their order.
    """

    def __init__(
        self,
        kind: str,
        name: str,
        points: Outline,
        line: bool,
        width: int,
        level: int,
        openings: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.points: Final = points
        self.line: Final = line
        self.width: Final = width
        self.level: Final = level
        self.openings: Final[list[int]] = openings or []


class Zone:
    """Ground with a meaning: where a seat sets up, or what is fought for (no seat)."""

    def __init__(self, seat: str | None, name: str, points: Outline) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.points: Final = points


class Prize:
    """An objective: its place, and its worth as a number and in words of the game."""

    def __init__(self, name: str, x: int, y: int, worth: int, words: str) -> None:
        self.name: Final = name
        self.x: Final = x
        self.y: Final = y
        self.worth: Final = worth
        self.words: Final = words


class Side:
    """An army as the table shows it: `army` names its colours."""

    def __init__(self, seat: str, name: str, army: str) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.army: Final = army


# What a figure may be.
INFANTRYMAN: Final = "infantryman"
OFFICER: Final = "officer"
SERGEANT: Final = "sergeant"
DRUM: Final = "drum"
FLAG: Final = "flag"
GRENADIER: Final = "grenadier"
HIGHLANDER: Final = "highlander"
LANDWEHR: Final = "landwehr"
SAPPER: Final = "sapper"
MARKSMAN: Final = "marksman"  # in open order, taking aim
HORSEMAN: Final = "horseman"
HUSSAR: Final = "hussar"
DRAGOON: Final = "dragoon"
CUIRASSIER: Final = "cuirassier"
LANCER: Final = "lancer"
COSSACK: Final = "cossack"
CAPTAIN: Final = "captain"  # mounted, as are the next
CORNET: Final = "cornet"  # with the standard
TRUMPETER: Final = "trumpeter"
GUN: Final = "gun"  # with its crew
CANNON: Final = "cannon"  # alone, as are the next
HOWITZER: Final = "howitzer"
GUNNER: Final = "gunner"
RAMMER: Final = "rammer"  # a gunner with one
LINSTOCK: Final = "linstock"
LIMBER: Final = "limber"  # with its team, and the gun hooked to it
CAISSON: Final = "caisson"  # with its team
GENERAL: Final = "general"
AIDE: Final = "aide"
STAFF: Final = "staff"  # a general and his aide
FALLEN: Final = "fallen"  # and not yet taken away
FALLEN_HORSE: Final = "fallen-horse"

# What men are fixed to: as wide as deep, or three quarters of that; its size is its depth.
BASE: Final = "base"
NARROW_BASE: Final = "narrow-base"

# The bases of figures: one block, ground that they share in open order, a disc of their own, their
# bases alone, or ground that is drawn already and has only bounds.
BLOCK: Final = "block"
LOOSE: Final = "loose"
ROUND: Final = "round"
STANDS: Final = "stands"
RING: Final = "ring"


class Figure:
    """One figure: its role, its place, how it is turned against its piece, and its size.

    `x` is measured to the right from the left end of the piece's front edge and `y` back from that
    edge, to the middle of the figure; for ROUND bases `y` is measured from the middle. `size` is
    the side of a foot soldier's square in its scale.
    """

    def __init__(self, role: str, x: int, y: int, turn: int, size: int) -> None:
        self.role: Final = role
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn
        self.size: Final = size


Figures = tuple[Figure, ...]


class TablePiece:
    """A piece on the table as it is drawn: where it is, its base, and every figure on it.

    The pose is the middle of its front edge; of what is ROUND its own middle, and a size of nothing
    is no base at all.
    """

    def __init__(
        self,
        id: str,
        pose: tuple[int, int, int],
        size: tuple[int, int],
        base: str,
        figures: Figures,
    ) -> None:
        self.id: Final = id
        self.pose: Final = pose
        self.size: Final = size
        self.base: Final = base
        self.figures: Final = figures


class Unit:
    """What does not change of a unit; `facts` are in the game's own words, for the screen."""

    def __init__(
        self,
        id: str,
        seat: str,
        kind: str,
        name: str,
        title: str,
        facts: dict[str, str | int],
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = title
        self.facts: Final = facts


class Board:
    """A table and both sides on it: everything that views do not repeat.

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
