"""Chapter 4: random ground, fair to both sides, the same everywhere for the same number.

Every piece but one in the middle has its twin, turned half round about the centre of the table:
what one side sees before it, the other sees too. All is reckoned in whole numbers.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng
from grognard.table.pose import CM, Pose

from .landscape import KINDS, Piece, why_bad_shape

# Each kind as often as it stands here; few pieces, as the book advises.
COMMON: Final = (
    "wood", "wood", "wood", "hill", "hill", "hill", "hedge", "hedge", "wall", "farm", "farm",
    "vineyard", "stream", "marsh", "pond",
)  # fmt: skip
AGAIN: Final = ("wood", "hill")
CENTRAL: Final = ("hill", "farm", "wood", "vineyard")
FEWEST_PAIRS: Final = 2
MOST_PAIRS: Final = 3
CENTRE_IN: Final = 2  # a piece in the middle in one of so many grounds
TRIES: Final = 40

# The least and the most of half its length and half its breadth, in half centimetres.
SIZES: Final = {
    "wood": (14, 24, 10, 16),
    "hill": (22, 32, 14, 22),
    "farm": (8, 12, 8, 10),
    "vineyard": (14, 22, 10, 14),
    "marsh": (12, 18, 8, 12),
    "pond": (8, 12, 6, 8),
    "hedge": (14, 24, 1, 4),
    "wall": (12, 20, 1, 3),
    "stream": (24, 36, 2, 8),
}
HALF_CM: Final = CM // 2
BORDER: Final = 8 * CM  # nothing lies so near to the rear of a side
APART: Final = 5 * CM  # between two pieces
POND_BACK: Final = 25 * CM  # from the middle line; the zones begin at 30
CORNERS: Final = 8
EIGHTH: Final = 4500
# Ahead and to the right, in hundredths.
BOX: Final = ((100, 100), (-100, 100), (-100, -100), (100, -100))
CIRCLE: Final = (
    (100, 0), (71, 71), (0, 100), (-71, 71), (-100, 0), (-71, -71), (0, -100), (71, -71),
)  # fmt: skip


def countryside(seed: int, width: int, height: int) -> list[Piece]:
    """4.2 Two or three pairs of pieces, and sometimes one in the middle."""
    rng = Rng(seed)
    pieces: list[Piece] = []
    if rng.below(CENTRE_IN) == 0:
        pieces.append(_central(rng, width, height))
    pairs = FEWEST_PAIRS + rng.below(MOST_PAIRS - FEWEST_PAIRS + 1)
    for _ in range(pairs):
        piece = _one(rng, width, height, pieces)
        if piece is not None:
            pieces.append(piece)
            pieces.append(twin(piece, width, height))
    return pieces


def twin(piece: Piece, width: int, height: int) -> Piece:
    """The same turned half round about the middle of the table."""
    return Piece(piece.kind, [(width - x, height - y) for x, y in piece.points])


def _central(rng: Rng, width: int, height: int) -> Piece:
    """A piece that is its own twin."""
    kind = CENTRAL[rng.below(len(CENTRAL))]
    outline = _outline(rng, kind, width // 2, height // 2)
    half = outline[: len(outline) // 2]
    return Piece(kind, half + [(width - x, height - y) for x, y in half])


def _one(rng: Rng, width: int, height: int, others: list[Piece]) -> Piece | None:
    """A piece in the southern half that leaves room to all others and to its own twin."""
    kind = _kind(rng, [piece.kind for piece in others])
    for _ in range(TRIES):
        x = _between(rng, BORDER, width - BORDER)
        y = _between(rng, BORDER + 4 * CM, height // 2)
        shape = _bends(rng, kind, x, y) if KINDS[kind].line else _outline(rng, kind, x, y)
        piece = Piece(kind, shape)
        if _lies_well(piece, width, height, others):
            return piece
    return None


def _kind(rng: Rng, known: list[str]) -> str:
    """Woods and hills may come again, the rest once or with its twin."""
    left = [kind for kind in COMMON if kind in AGAIN or kind not in known]
    return left[rng.below(len(left))]


def _between(rng: Rng, least: int, most: int) -> int:
    """On a half centimetre."""
    return least + rng.below((most - least) // HALF_CM + 1) * HALF_CM


def _outline(rng: Rng, kind: str, x: int, y: int) -> list[tuple[int, int]]:
    """Corners around a middle, each a little nearer or farther: no such outline crosses itself.

    What people built has four of them, and straight walls.
    """
    least, most, thin, thick = SIZES[kind]
    long = least + rng.below(most - least + 1)
    broad = thin + rng.below(thick - thin + 1)
    pose = Pose(x, y, rng.below(CORNERS) * EIGHTH)
    points: list[tuple[int, int]] = []
    for ahead, right in BOX if kind == "farm" else CIRCLE:
        share = 100 if kind == "farm" else 85 + rng.below(26)
        px, py = pose.point(
            ahead * long * HALF_CM * share // 10_000, right * broad * HALF_CM * share // 10_000
        )
        points.append((_rounded(px, x), _rounded(py, y)))
    return points


def _rounded(value: int, middle: int) -> int:
    """To a half centimetre from the middle, the same to either side of it."""
    off = value - middle
    steps = (abs(off) + HALF_CM // 2) // HALF_CM
    return middle + (steps if off > 0 else -steps) * HALF_CM


def _bends(rng: Rng, kind: str, x: int, y: int) -> list[tuple[int, int]]:
    """A line of two straight pieces."""
    least, most, thin, thick = SIZES[kind]
    long = (least + rng.below(most - least + 1)) * HALF_CM
    off = (thin + rng.below(thick - thin + 1)) * HALF_CM
    pose = Pose(x, y, rng.below(CORNERS) * EIGHTH)
    ends = [pose.point(-long, 0), pose.point(0, off), pose.point(long, 0)]
    return [(_rounded(px, x), _rounded(py, y)) for px, py in ends]


def _lies_well(piece: Piece, width: int, height: int, others: list[Piece]) -> bool:
    """On the table, clear of the rear and of all others; a pond in nobody's zone."""
    if why_bad_shape(piece.points, KINDS[piece.kind].line, width, height):
        return False
    west, south, east, north = _box(piece)
    if south < BORDER or north > height - BORDER:
        return False
    if piece.kind == "pond" and south < height // 2 - POND_BACK:
        return False
    for other in [*others, twin(piece, width, height)]:
        a, b, c, d = _box(other)
        if west < c + APART and a < east + APART and south < d + APART and b < north + APART:
            return False
    return True


def _box(piece: Piece) -> tuple[int, int, int, int]:
    xs = [x for x, _ in piece.points]
    ys = [y for _, y in piece.points]
    return min(xs), min(ys), max(xs), max(ys)
