"""Driven straight off: the ways of recoils, pursuits and flights, facing kept."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.miniatures.bodies import besides
from grognard.miniatures.moving import forced_moves
from grognard.miniatures.moving.forced_moves import closed_parts, met_on, shifted, swept
from grognard.table.shapes import Polygon
from grognard.table.terrain import meets

from ...model.pieces import IMPASSABLE, NOBODY, OBSTACLE, Battalion
from ...model.state import Battle
from ..commander import shift_aside
from ..disorder import disorder_by_ground, disorder_by_mixing
from ..figures import CLOSE_ORDER, OPEN_ORDER, body_of, field_of
from .obstacles import lies_across


def bars_of(b: Battle, u: Battalion) -> list[Polygon]:
    """R65 What it may not end on: friends, and enemy screens."""
    field = field_of(b)
    bars = besides(field.friends(u.seat, CLOSE_ORDER), u.uid)
    return [body.shape.hull for body in bars + field.enemies(u.seat, OPEN_ORDER)]


def flight_length(b: Battle, u: Battalion, heading: i64, length: i64) -> i64:
    """R42, R65 On until it lies on no friend, no screen and no impassable ground."""
    bars = bars_of(b, u) + closed_parts(b.setting.ground, IMPASSABLE)
    return forced_moves.clear_length(body_of(u), bars, heading, length)


def enemy_on(b: Battle, u: Battalion, pieces: list[Polygon]) -> i64:
    """An enemy battalion on whose ground its way comes, or NOBODY; to touch is not to."""
    found = met_on(field_of(b).enemies(u.seat, CLOSE_ORDER), pieces)
    return found.owner if found is not None else NOBODY


def crosses_obstacle(b: Battle, u: Battalion, pieces: list[Polygon]) -> bool:
    """7.9, R95 Whether a way leads over an obstacle that it does not lie across already."""
    crossed = lies_across(b, u)
    edges = b.setting.ground.edges_with(OBSTACLE)
    for i in range(len(edges)):
        if not crossed >> i & 1:
            for piece in pieces:
                if meets(edges[i], piece):
                    return True
    return False


def recoil_length(b: Battle, u: Battalion, heading: i64, length: i64) -> i64:
    """R34, R65, R81 How far it goes, through friends until it is clear of them; or -1."""
    enemies = field_of(b).enemies(u.seat, CLOSE_ORDER)
    ground, bars = b.setting.ground, bars_of(b, u)
    return forced_moves.recoil_length(
        body_of(u), bars, enemies, ground, IMPASSABLE, heading, length
    )


def drive_off(b: Battle, u: Battalion, heading: i64, length: i64) -> None:
    """8.1, R12, R46 It goes there; friends and rough ground that it goes through disorder it."""
    pieces = swept(body_of(u), heading, length)
    b.move_to(u.uid, shifted(u.pose, heading, length))
    shift_aside(b, pieces, u.seat)
    disorder_by_mixing(b, u.uid, pieces)
    disorder_by_ground(b, u.uid, pieces)
