"""Every figure of every unit in its place: bases of four or two figures, guns, generals."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    BLOCK,
    GENERAL,
    GUN,
    HORSEMAN,
    INFANTRYMAN,
    LIMBER,
    ROUND,
    Figure,
    Figures,
    TablePiece,
)
from grognard.table.pose import INCH

from ..chapters.command.chain import point_of
from ..chapters.formations import depth_of, width_of
from ..model.kinds import ARTILLERY, CAVALRY, LIMBERED
from ..model.pieces import Unit
from ..model.state import Battle
from ..text.notation import general_text, unit_text

MAN: Final = INCH // 4
ACROSS: Final = 2  # figures on a base, and ranks of them
DISC: Final = INCH


def pieces(b: Battle) -> list[TablePiece]:
    found = [unit_piece(b, u) for u in b.units if u.on_table()]
    for g in b.generals:
        if g.on_table():
            x, y = point_of(b, g)
            figure = Figure(GENERAL, DISC // 2, DISC // 2, 0, MAN)
            pose = (int(x), int(y), 0)
            found.append(TablePiece(general_text(b, g.gid), pose, (DISC, DISC), ROUND, (figure,)))
    return found


def unit_piece(b: Battle, u: Unit) -> TablePiece:
    width, depth = int(width_of(u)), int(depth_of(u))
    pose = (int(u.pose.x), int(u.pose.y), int(u.pose.h))
    return TablePiece(unit_text(b, u.uid), pose, (width, depth), BLOCK, figures_of(u, width, depth))


def figures_of(u: Unit, width: int, depth: int) -> Figures:
    """Spread evenly over its footprint: two by two on a base of foot, two on one of horse."""
    if u.arm == ARTILLERY:
        role = LIMBER if u.formation == LIMBERED else GUN
        return (Figure(role, width // 2, depth // 2, 0, MAN),)
    ranks = 1 if u.arm == CAVALRY else ACROSS
    role = HORSEMAN if u.arm == CAVALRY else INFANTRYMAN
    figures = int(u.bases) * ACROSS * ranks
    rows = max(1, round((figures * depth / max(width, 1)) ** 0.5))
    files = -(-figures // rows)
    found = []
    for place in range(figures):
        row, file = divmod(place, files)
        x = width * (2 * file + 1) // (2 * files)
        y = depth * (2 * row + 1) // (2 * rows)
        found.append(Figure(role, x, y, 0, MAN))
    return tuple(found)
