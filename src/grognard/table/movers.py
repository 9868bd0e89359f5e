"""Who moves, what it costs, what must be heeded, and whether a way is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from .angles import QUARTER
from .measure import collide, far, gap
from .paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg, clear, end_path, length, sweep_path
from .pose import Pose
from .shapes import Footprint, Polygon, block
from .terrain import Ground, enters, meets

# The cost of a way from where the mover stands, or None when it is forbidden. Never less than at
# the mover's own prices: these say how far it is worth looking.
Price = Callable[[list[Leg]], int | None]

FORBIDDEN: Final[i64] = -1


class Mover:
    """Who moves, at what prices per hundredth of a millimetre, and what it may spend in all.

    A FORBIDDEN price is a kind of leg that may not be run; `turn` is the most it may wheel in all.
    """

    __slots__ = ("back", "budget", "depth", "forward", "pose", "sidestep", "turn", "wheel", "width")

    def __init__(
        self,
        pose: Pose,
        width: i64,
        depth: i64,
        forward: i64,
        wheel: i64,
        back: i64,
        budget: i64,
        sidestep: i64 = FORBIDDEN,
        turn: i64 = 2 * QUARTER,
    ) -> None:
        self.pose: Final = pose
        self.width: Final[i64] = width
        self.depth: Final[i64] = depth
        self.forward: Final[i64] = forward
        self.wheel: Final[i64] = wheel
        self.back: Final[i64] = back
        self.budget: Final[i64] = budget
        self.sidestep: Final[i64] = sidestep
        self.turn: Final[i64] = turn

    def rate(self, kind: i64) -> i64:
        """The price of a kind of leg; FORBIDDEN if it may not be run."""
        if kind == ADVANCE:
            return self.forward
        if kind == WHEEL:
            return self.wheel
        if kind == BACK:
            return self.back
        return self.sidestep if kind == SIDESTEP else FORBIDDEN

    def cost(self, legs: list[Leg]) -> i64:
        """The sum of the legs at the mover's own prices; FORBIDDEN if one may not be run."""
        total: i64 = 0
        turned: i64 = 0
        for leg in legs:
            rate = self.rate(leg.kind)
            if leg.kind == WHEEL:
                turned += leg.amount if leg.amount >= 0 else -leg.amount
            if rate < 0 or turned > self.turn:
                return FORBIDDEN
            total += rate * length(leg, self.width)
        return total


class Scene:
    """What a mover must heed: the ground, enemies to stay away from, friends not to end upon.

    An enemy who is nearer than the limit already may not be approached any further.
    """

    __slots__ = ("enemies", "friends", "ground", "impassable", "limit")

    def __init__(
        self,
        ground: Ground,
        impassable: i64,
        enemies: list[Footprint],
        limit: i64,
        friends: list[Footprint],
    ) -> None:
        self.ground: Final = ground
        self.impassable: Final[i64] = impassable
        self.enemies: Final = enemies
        self.limit: Final[i64] = limit
        self.friends: Final = friends

    def limit_to(self, here: Footprint, enemy: Footprint) -> i64:
        """How near a mover may come to an enemy from where it stands."""
        if far(here.hull, enemy.hull, self.limit):
            return self.limit
        return min(self.limit, gap(here, enemy))


def allowed(mover: Mover, scene: Scene, legs: list[Leg], price: Price | None = None) -> bool:
    """Whether a way is affordable, free of what the scene forbids, and ends on nobody."""
    if not _affordable(mover, legs, price):
        return False
    if not passable(mover, scene, sweep_path(mover.pose, mover.width, mover.depth, legs)):
        return False
    place = block(end_path(mover.pose, mover.width, mover.depth, legs), mover.width, mover.depth)
    return not any(collide(place, friend) for friend in scene.friends)


def _affordable(mover: Mover, legs: list[Leg], price: Price | None) -> bool:
    if price is None:
        own = mover.cost(legs)
        return 0 <= own <= mover.budget
    cost = price(legs)
    return cost is not None and cost <= mover.budget


def passable(mover: Mover, scene: Scene, pieces: list[Polygon]) -> bool:
    """Whether pieces of a way stay on the table, on ground one can pass, and away from enemies."""
    if not all(_walkable(scene, piece) for piece in pieces):
        return False
    here = block(mover.pose, mover.width, mover.depth)
    return all(clear(pieces, enemy, scene.limit_to(here, enemy)) for enemy in scene.enemies)


def _walkable(scene: Scene, piece: Polygon) -> bool:
    if not scene.ground.on_table(piece):
        return False
    for area in scene.ground.areas_with(scene.impassable):
        if enters(area, piece):
            return False
    return not any(meets(edge, piece) for edge in scene.ground.edges_with(scene.impassable))
