"""Every figure of every unit in its place: in ranks, at its gun, at the walls, and the fallen."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    AIDE,
    BLOCK,
    CAISSON,
    CANNON,
    FALLEN,
    FALLEN_HORSE,
    FLAG,
    GUNNER,
    HOWITZER,
    LIMBER,
    LINSTOCK,
    LOOSE,
    MARKSMAN,
    RAMMER,
    RING,
    ROUND,
    STAFF,
    Figure,
    TablePiece,
)
from grognard.miniatures.screen.at_walls import at_walls
from grognard.miniatures.text.grammar import unit_text
from grognard.table.pose import MM, Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area

from ..chapters.buildings.facades import building_of, opened_facades
from ..chapters.figures import bases_of
from ..chapters.formations import body_of, depth_of, officer_shape, width_of
from ..model.kinds import (
    CAISSON as WAGON,
)
from ..model.kinds import (
    CAVALRY,
    CHIEF_BASE,
    FOOT_BASE,
    GARRISON,
    HORSE_DEPTH,
    HORSE_WIDTH,
    NOBODY,
)
from ..model.kinds import (
    HOWITZER as HOWITZERS,
)
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from ..text.notation import officer_text
from .men import roles, turns

MAN: Final = int(FOOT_BASE)
RIDER: Final = 23 * MM  # on a base of 25
PIECE: Final = 26 * MM
TEAM: Final = 24 * MM
BEHIND: Final = 15 * MM  # the fallen lie there, and an officer rides there
MOST_FALLEN: Final = 16
CREW: Final = (RAMMER, GUNNER, LINSTOCK, GUNNER)

Size = tuple[int, int]


def pieces(b: Battle) -> list[TablePiece]:
    units = [unit_piece(b, u) for u in b.units if u.on_table()]
    return units + [officer_piece(b, o) for o in b.officers if o.on_table()]


# Officers


def officer_piece(b: Battle, o: Officer) -> TablePiece:
    """On his own base; with a unit, in its rear, where he hides nobody."""
    name = officer_text(b, o.oid)
    x, y = officer_shape(b, o).hull.centre()
    if o.attached != NOBODY and b.units[o.attached].building == NOBODY:
        u = b.units[o.attached]
        x, y = u.pose.point(-(depth_of(u) + BEHIND), 0)
    if o.is_chief() or o.attached != NOBODY:
        disc = int(CHIEF_BASE)
        role = STAFF if o.is_chief() else AIDE
        figure = Figure(role, disc // 2, 0, 0, MAN)
        return TablePiece(name, (int(x), int(y), 0), (disc, disc), ROUND, (figure,))
    wide, deep = int(HORSE_WIDTH), int(HORSE_DEPTH)
    figure = Figure(AIDE, wide // 2, deep // 2 - RIDER // 8, 0, RIDER)
    return TablePiece(name, (int(x), int(y) + deep // 2, 0), (wide, deep), BLOCK, (figure,))


# Units


def unit_piece(b: Battle, u: Unit) -> TablePiece:
    area = building_of(b, u)
    if area is not None:
        return garrison(b, unit_text(b, u.uid), u, area)
    size = int(width_of(u)), int(depth_of(u))
    pose = (int(u.pose.x), int(u.pose.y), int(u.pose.h))
    base = LOOSE if u.is_open() else BLOCK
    found = [*figures_of(b, u, size), *fallen(u, size)]
    return TablePiece(unit_text(b, u.uid), pose, size, base, tuple(found))


def figures_of(b: Battle, u: Unit, size: Size) -> list[Figure]:
    if u.is_wagon():
        role, square = (CAISSON, MAN) if u.arm == WAGON else (LIMBER, TEAM)
        return [Figure(role, size[0] // 2, size[1] // 2, 0, square)]
    if not u.is_troops():
        return battery(b, u, size)
    pose, square = body_of(b, u).pose, RIDER if u.arm == CAVALRY else MAN
    return [
        placed(pose, base, role, turn, square, size)
        for base, role, turn in zip(bases_of(u), roles(u), turns(u), strict=True)
    ]


def placed(pose: Pose, base: Polygon, role: str, turn: int, square: int, size: Size) -> Figure:
    """Its middle, from the left end of the front and behind it; a rider sits ahead of that."""
    x, y = base.centre()
    right = int(pose.aside(x, y) >> 30) + size[0] // 2
    back = -int(pose.ahead(x, y) >> 30) - (square // 8 if square == RIDER else 0)
    return Figure(role, min(max(right, 0), size[0]), min(max(back, 0), size[1]), turn, square)


def battery(b: Battle, u: Unit, size: Size) -> list[Figure]:
    """The piece, and its own gunners beside it if they are there."""
    role = HOWITZER if u.roster.weight == HOWITZERS else CANNON
    found = [Figure(role, size[0] // 2, size[1] // 2, 0, PIECE)]
    if u.post != NOBODY:
        return found
    pose = body_of(b, u).pose
    return found + [
        placed(pose, base, CREW[i % len(CREW)], 0, MAN, size) for i, base in enumerate(bases_of(u))
    ]


def fallen(u: Unit, size: Size) -> list[Figure]:
    """C-CAS-1 Figures that fell since the phase began lie behind their unit."""
    lost = min(int(u.counted - u.figures), MOST_FALLEN)
    if lost <= 0 or not u.is_troops():
        return []
    role, square = (FALLEN_HORSE, RIDER) if u.arm == CAVALRY else (FALLEN, MAN)
    return [
        Figure(
            role,
            size[0] * (2 * i + 1) // (2 * lost),
            size[1] + BEHIND + (i % 2) * square // 2,
            (i * 7919) % 36000,
            square,
        )
        for i in range(lost)
    ]


def garrison(b: Battle, id: str, u: Unit, area: Area) -> TablePiece:
    """D-140 At the openings of its building, looking out, with its colour in the middle."""
    assert u.formation == GARRISON
    corners = [(int(x), int(y)) for x, y in area.shape.corners()]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    west, north = min(xs), max(ys)
    wide, deep = max(xs) - west, north - min(ys)
    openings = [int(one.number) for one in opened_facades(b, area)] or None
    men = [
        Figure(MARKSMAN, x - west, north - y, turn, MAN)
        for x, y, turn in at_walls(corners, int(u.figures), MAN, openings)
    ]
    flag = Figure(FLAG, wide // 2, deep // 2, 0, RIDER)
    return TablePiece(id, (west + wide // 2, north, 0), (wide, deep), RING, (*men, flag))
