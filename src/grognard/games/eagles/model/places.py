"""Chapter 4: The battlefield: six Positions in three lanes, and the places off the field.

A lane is named as the French see it: 0 is the French Left and the Allied Right (10.0).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FRENCH_SEAT: Final = 0
ALLIED_SEAT: Final = 1

POSITIONS: Final = 6
RESERVE: Final = 6  # + seat
PILE: Final = 8  # + army
CASUALTIES: Final = 11
DISCARD: Final = 12
MIDDLE: Final = 13  # + lane
BOX: Final = 16  # cards of the pool that are not in this battle
PLACES: Final = 17

FR: Final = 2
AL: Final = 5

PLACE_NAMES: Final = (
    "FL FC FR AR AC AL reserve-french reserve-allied pile-french pile-british pile-prussian "
    "casualties discard middle-left middle-center middle-right box"
).split()


def line_of(pos: i64) -> i64:
    """The seat whose Battleline a Position belongs to."""
    return 0 if pos < 3 else 1


def lane_of(pos: i64) -> i64:
    return pos if pos < 3 else pos - 3


def opposite(pos: i64) -> i64:
    """4.0 The Position across the Middle Ground."""
    return pos + 3 if pos < 3 else pos - 3


def own_position(seat: i64, lane: i64) -> i64:
    return lane if seat == FRENCH_SEAT else lane + 3


def lane_for(seat: i64, printed: int) -> i64:
    """4.2 A printed Left, Center or Right (0, 1, 2), seen from its owner's side, as a lane."""
    return printed if seat == FRENCH_SEAT else 2 - printed
