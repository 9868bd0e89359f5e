"""Where a hand may put a piece, with the rule's word on every place, as plain data for a screen."""

from __future__ import annotations

from typing import Final

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
