"""Random terrain, fair to both sides, the same everywhere for the same number.

Every piece but one in the middle has its twin, turned half round about the centre of the table:
what one side sees before it, the other sees too. All is counted in whole numbers.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng
from grognard.table.pose import Pose

from .outlines import why_bad_shape
from .pieces import Piece
from .recipe import ANYWHERE, Recipe, Sketch

TRIES: Final = 40
DIRECTIONS: Final = 8
EIGHTH: Final = 4500
# Ahead and to the right, in hundredths.
BOX: Final = ((100, 100), (-100, 100), (-100, -100), (100, -100))
CIRCLE: Final = (
    (100, 0), (71, 71), (0, 100), (-71, 71), (-100, 0), (-71, -71), (0, -100), (71, -71),
)  # fmt: skip


def random_terrain(recipe: Recipe, seed: int, width: int, height: int) -> list[Piece]:
    """So many pairs of pieces, and sometimes one in the middle."""
    return _Drawing(recipe, seed, width, height).pieces


class _Drawing:
    """A table that is being filled."""

    def __init__(self, recipe: Recipe, seed: int, width: int, height: int) -> None:
        self.recipe: Final = recipe
        self.rng: Final = Rng(seed)
        self.width: Final = width
        self.height: Final = height
        self.pieces: Final[list[Piece]] = []
        self.fill()

    def fill(self) -> None:
        if self.rng.below(self.recipe.central_in) == 0 and self.recipe.central:
            self.pieces.append(self.central())
        fewest, most = self.recipe.pairs
        for _ in range(fewest + self.rng.below(most - fewest + 1)):
            piece = self.one()
            if piece is not None:
                self.pieces.append(piece)
                self.pieces.append(twin(piece, self.width, self.height))

    def central(self) -> Piece:
        """A piece that is its own twin."""
        kinds = self.recipe.central
        kind = kinds[self.rng.below(len(kinds))]
        outline = self.outline(self.recipe.sketches[kind], self.width // 2, self.height // 2)
        half = outline[: len(outline) // 2]
        return Piece(kind, half + [(self.width - x, self.height - y) for x, y in half])

    def one(self) -> Piece | None:
        """A piece in the southern half that leaves room to all others and to its own twin."""
        recipe = self.recipe
        known = [piece.kind for piece in self.pieces]
        left = [kind for kind in recipe.lots if kind in recipe.again or kind not in known]
        if not left:
            return None
        sketch = recipe.sketches[left[self.rng.below(len(left))]]
        for _ in range(TRIES):
            x = self.between(recipe.border, self.width - recipe.border)
            y = self.between(recipe.middles, self.height // 2)
            shape = self.bends(sketch, x, y) if sketch.line else self.outline(sketch, x, y)
            piece = Piece(sketch.kind, shape)
            if self.lies_well(piece, sketch):
                return piece
        return None

    def between(self, least: int, most: int) -> int:
        """On a step from the least."""
        return least + self.rng.below((most - least) // self.recipe.step + 1) * self.recipe.step

    def count(self, limits: tuple[int, int]) -> int:
        """So many steps."""
        return limits[0] + self.rng.below(limits[1] - limits[0] + 1)

    def outline(self, sketch: Sketch, x: int, y: int) -> list[tuple[int, int]]:
        """Corners around a middle, each a little nearer or farther: none crosses itself.

        What people built has four of them, and straight walls.
        """
        step = self.recipe.step
        long, broad = self.count(sketch.length), self.count(sketch.breadth)
        pose = Pose(x, y, self.rng.below(DIRECTIONS) * EIGHTH)
        points: list[tuple[int, int]] = []
        for ahead, right in BOX if sketch.box else CIRCLE:
            share = 100 if sketch.box else 85 + self.rng.below(26)
            px, py = pose.point(
                ahead * long * step * share // 10_000, right * broad * step * share // 10_000
            )
            points.append((self.rounded(px, x), self.rounded(py, y)))
        return points

    def bends(self, sketch: Sketch, x: int, y: int) -> list[tuple[int, int]]:
        """A line of two straight pieces."""
        long = self.count(sketch.length) * self.recipe.step
        off = self.count(sketch.breadth) * self.recipe.step
        pose = Pose(x, y, self.rng.below(DIRECTIONS) * EIGHTH)
        ends = [pose.point(-long, 0), pose.point(0, off), pose.point(long, 0)]
        return [(self.rounded(px, x), self.rounded(py, y)) for px, py in ends]

    def rounded(self, value: int, middle: int) -> int:
        """To a step from the middle, the same to either side of it."""
        step = self.recipe.step
        off = value - middle
        steps = (abs(off) + step // 2) // step
        return middle + (steps if off > 0 else -steps) * step

    def lies_well(self, piece: Piece, sketch: Sketch) -> bool:
        """On the table, clear of the rear and of all others, and where its kind may lie."""
        recipe = self.recipe
        if why_bad_shape(piece.points, sketch.line, self.width, self.height, recipe.unit):
            return False
        west, south, east, north = _box(piece)
        if south < recipe.border or north > self.height - recipe.border:
            return False
        if sketch.within != ANYWHERE and south < self.height // 2 - sketch.within:
            return False
        apart = recipe.apart
        for other in [*self.pieces, twin(piece, self.width, self.height)]:
            a, b, c, d = _box(other)
            if west < c + apart and a < east + apart and south < d + apart and b < north + apart:
                return False
        return True


def twin(piece: Piece, width: int, height: int) -> Piece:
    """The same turned half round about the middle of the table."""
    return Piece(piece.kind, [(width - x, height - y) for x, y in piece.points])


def _box(piece: Piece) -> tuple[int, int, int, int]:
    xs = [x for x, _ in piece.points]
    ys = [y for _, y in piece.points]
    return min(xs), min(ys), max(xs), max(ys)
