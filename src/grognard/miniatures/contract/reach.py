"""Where a hand may put a piece, with the rule's word on every place, as plain data for a screen.

Costs are in whole parts of the game's own budget, so that no rounding adds up.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from .board import Figures

ALLOWED: Final = -1

# The last place, ALLOWED or the index of a Why, what the whole way to its first place costs, and
# by how much each place after that costs more.
Run = tuple[int, int, int, int]


class Why:
    """A rule that forbids, in words."""

    def __init__(self, cite: str, words: str) -> None:
        self.cite: Final = cite
        self.words: Final = words


class Line:
    """The bends of a road that a track follows; its places begin `skip` after the first of them.

    `total` parts may be spent on it, which may be more than elsewhere.
    """

    def __init__(self, points: list[tuple[int, int]], skip: int, total: int) -> None:
        self.points: Final = points
        self.skip: Final = skip
        self.total: Final = total


class Track:
    """Places one after another: a ray of a fan, a row of a grid, or a line with bends.

    Of a ray, `at` is the wheel before it, `leg` the word of its straight leg and `course` where
    that leads, as an angle from the front, right positive. Of a row, `at` is its y. `first` is the
    first place; places beyond the last run are refused by `beyond`. On a `line` the piece faces as
    that does.
    """

    def __init__(
        self,
        at: int,
        first: int,
        runs: list[Run],
        beyond: int,
        leg: str = "",
        course: int = 0,
        line: Line | None = None,
    ) -> None:
        self.at: Final = at
        self.first: Final = first
        self.runs: Final = runs
        self.beyond: Final = beyond
        self.leg: Final = leg
        self.course: Final = course
        self.line: Final = line


class Turn:
    """A leg without any choice in it, such as an about-face: a hand adds it by a button.

    `verdict` is that of a way that ends with it, `cost` what all of that way costs, `pose` where it
    leads.
    """

    def __init__(self, leg: str, verdict: int, cost: int, pose: tuple[int, int, int]) -> None:
        self.leg: Final = leg
        self.verdict: Final = verdict
        self.cost: Final = cost
        self.pose: Final = pose


class Pace:
    """What a face of the die for a way would pay for, and the chance of that face or better."""

    def __init__(self, face: int, total: int, chance: Fraction) -> None:
        self.face: Final = face
        self.total: Final = total
        self.chance: Final = chance


FAN: Final = "fan"
CONTACT: Final = "contact"
GRID: Final = "grid"
ON_THE_SPOT: Final = "on-the-spot"


class Reach:
    """Every place where a hand may put a piece, and the rule's word on each.

    Of a fan, x, y and h are the pose from which its rays start; in a fan of CONTACT each ray has
    but one place, where it meets somebody. ON_THE_SPOT it only turns about its middle: each track
    has one place, 0, and its angle. Of a grid h is the direction in which the piece is put, and
    `ahead` how far its front edge is before the place that is named.
    Places are `pitch` apart along a track; what is on no track is refused by `beyond`. `total`
    parts may be spent, the way so far has `spent` some; `parts` of them are a hundredth of a
    millimetre to the player, none where nothing is spent. `figures` are those of a piece that is
    not on the table so; without any it stays as it is. `paces` are there before the die for the
    way is thrown, the lowest face first; `caveat` says what they leave out. A piece with a `trail`
    follows in the steps of its head, link by link of that length, and lies along these points now.
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
        parts: int = 0,
        spent: int = 0,
        total: int = 0,
        turns: list[Turn] | None = None,
    ) -> None:
        self.piece: Final = piece
        self.kind: Final = kind
        self.pose: Final = pose
        self.size: Final = size
        self.pitch: Final = pitch
        self.tracks: Final = tracks
        self.whys: Final = whys
        self.beyond: Final = beyond
        self.parts: Final = parts
        self.spent: Final = spent
        self.total: Final = total
        self.turns: Final[list[Turn]] = turns or []
        self.figures: Figures = ()
        self.paces: list[Pace] = []
        self.caveat = ""
        self.ahead = 0
        self.trail: list[tuple[int, int]] = []
        self.link = 0
