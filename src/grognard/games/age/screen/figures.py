"""Every figure of every unit in its place: in ranks, on the bend of a road, at the walls."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    BLOCK,
    FLAG,
    LOOSE,
    MARKSMAN,
    RING,
    ROUND,
    STAFF,
    STANDS,
    Figure,
    Figures,
    TablePiece,
)
from grognard.miniatures.screen.at_walls import at_walls
from grognard.miniatures.text.grammar import unit_text
from grognard.table.angles import heading_of
from grognard.table.polylines import pairs, point_along
from grognard.table.pose import INCH, Pose
from grognard.table.terrain import Area

from ..chapters.command.chain import point_of
from ..chapters.formations import area_of, depth_of, width_of
from ..model.kinds import COLUMN, GARRISON, SQUARE, TIRAILLEURS
from ..model.pieces import General, Unit
from ..model.state import Battle
from ..text.notation import general_text
from .men import DEPTH, RIDER, Stand, Stands, figures_in, men_on

DISC: Final = 9 * INCH // 8
BASES: Final = {SQUARE: STANDS, TIRAILLEURS: LOOSE}
AT_A_WALL: Final = 3 * INCH // 8  # the square of a man there
MEN_A_BASE: Final = 3


def pieces(b: Battle) -> list[TablePiece]:
    units = [unit_piece(b, u) for u in b.units if u.on_table()]
    return units + [general_piece(b, g) for g in b.generals if g.on_table()]


def general_piece(b: Battle, g: General) -> TablePiece:
    x, y = point_of(b, g)
    pose, figure = (int(x), int(y), 0), Figure(STAFF, DISC // 2, 0, 0, RIDER)
    return TablePiece(general_text(b, g.gid), pose, (DISC, DISC), ROUND, (figure,))


def unit_piece(b: Battle, u: Unit) -> TablePiece:
    area = area_of(b, u) if u.formation == GARRISON else None
    if area is not None:
        return garrison(unit_text(b, u.uid), u, area)
    size = int(width_of(u)), int(depth_of(u))
    pose = (int(u.pose.x), int(u.pose.y), int(u.pose.h))
    on_bend = u.formation == COLUMN and bool(u.trail)
    figures = column(u) if on_bend else figures_in(u.roster, int(u.formation), int(u.bases))
    base = STANDS if on_bend else BASES.get(int(u.formation), BLOCK)
    return TablePiece(unit_text(b, u.uid), pose, size, base, figures)


def column(u: Unit) -> Figures:
    """12.1 A march column on the bends of its road, base behind base."""
    return men_on(u.roster, COLUMN, column_stands(u), DEPTH)


def column_stands(u: Unit) -> Stands:
    points = [(u.pose.x, u.pose.y), *pairs(u.trail)]
    places = [point_along(points, i * DEPTH) for i in range(u.bases + 1)]
    return [seen_from(u, *places[i], *places[i + 1]) for i in range(u.bases)]


def seen_from(u: Unit, ax: int, ay: int, bx: int, by: int) -> Stand:
    """A base from the middle of its front to that of its rear, as its unit has it."""
    h = heading_of(ax - bx, ay - by) if ax != bx or ay != by else u.pose.h
    x, y = Pose(ax, ay, h).point(-DEPTH // 2, 0)
    right, ahead = u.pose.aside(x, y) >> 30, u.pose.ahead(x, y) >> 30
    return Stand(int(width_of(u)) // 2 + int(right), -int(ahead), int(h - u.pose.h))


def garrison(id: str, u: Unit, area: Area) -> TablePiece:
    """12.1 At the walls of what it holds, facing out, with its colour in the middle."""
    corners = [(int(x), int(y)) for x, y in area.shape.corners()]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    west, north = min(xs), max(ys)
    wide, deep = max(xs) - west, north - min(ys)
    men = [
        Figure(MARKSMAN, x - west, north - y, turn, AT_A_WALL)
        for x, y, turn in at_walls(corners, MEN_A_BASE * int(u.bases), AT_A_WALL)
    ]
    flag = Figure(FLAG, wide // 2, deep // 2, 0, RIDER)
    return TablePiece(id, (west + wide // 2, north, 0), (wide, deep), RING, (*men, flag))
