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


class Track:
    """Places one after another: a ray of a fan, or a row of a grid.

    Of a ray, `at` is the wheel before it, `leg` the word of its straight leg and `course` where
    that leads, as an angle from the front, right positive. Of a row, `at` is its y. `first` is the
    first place; what lies beyond the last run is refused by `beyond`.
    """

    def __init__(
        self, at: int, first: int, runs: list[Run], beyond: int, leg: str = "", course: int = 0
    ) -> None:
        self.at: Final = at
        self.first: Final = first
        self.runs: Final = runs
        self.beyond: Final = beyond
        self.leg: Final = leg
        self.course: Final = course


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


class Reach:
    """Every place where a hand may put a piece, and the rule's word on each.

    Of a fan, x, y and h are the pose from which its rays start; in a fan of CONTACT each ray has
    but one place, where it meets somebody. Of a grid h is the direction in which the piece is put.
    Places are `pitch` apart along a track; what is on no track is refused by `beyond`. `total`
    parts may be spent, the way so far has `spent` some; `parts` of them are a hundredth of a
    millimetre to the player, none where nothing is spent. `figures` are those of a piece that is
    not on the table so; without any it stays as it is. `paces` are there before the die for the
    way is thrown, the lowest face first; `caveat` says what they leave out.
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
