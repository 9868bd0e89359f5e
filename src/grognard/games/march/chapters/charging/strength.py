"""Chapter 12, the combat sum: what each side adds to its die, and who defends which cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.contact import facing, touched_edge
from grognard.table.pose import CM, Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import covers, crosses

from ...model.actions import LINE
from ...model.pieces import (
    CHARGING,
    DEFENDING,
    DISORDERED,
    HARD_COVER,
    LIGHT_COVER,
    OFFICER,
    STRUCK_ASIDE,
    TIRED,
    Battalion,
)
from ...model.state import Battle
from ..disorder import HALF
from ..figures import centre, depth_of, footprint, width_of
from .joining import is_joined

LINE_CHARGE: Final = 3
COLUMN_CHARGE: Final = 6
OFFICERS_EXAMPLE: Final = 3
COMMANDERS_EXAMPLE: Final = 3
JOINED: Final = 2
HIGHER: Final = 2
AGAINST_LIGHT: Final = -1
AGAINST_HARD: Final = -4
WHEN_DISORDERED: Final = -2

# How it came into contact, and why it is out of order: the first reason counts.
STANDS: Final = 0
CHARGES_IN_LINE: Final = 1
CHARGES_IN_COLUMN: Final = 2
IN_ORDER: Final = 0
IN_DISORDER: Final = 1
FLANKED: Final = 2
EXHAUSTED: Final = 3
DISORDER_CITES: Final = ("", "12.5 disordered", "R28 flank attack", "R36 tired")

COVER: Final = LIGHT_COVER | HARD_COVER
NO_COVER: Final = 0
NEAR: Final = 2 * CM  # how near to an obstacle one defends it (R79)


class Strength:
    """12.5, R58 What of a battalion counts in combat; a charger's is taken when it sets out."""

    __slots__ = ("characters", "commander", "groups", "officers")

    def __init__(self, groups: i64, officers: i64, characters: i64, commander: i64) -> None:
        self.groups: Final[i64] = groups
        self.officers: Final[i64] = officers
        self.characters: Final[i64] = characters
        self.commander: Final[i64] = commander


def strength_of(b: Battle, u: Battalion) -> Strength:
    """R29, R88 Its formed groups, in any formation, and its characters, as they are now."""
    commander: i64 = 1 if b.commander_with(u) else 0
    return Strength(u.groups(), u.staff[OFFICER], u.characters(), commander)


# The ground


def is_higher(b: Battle, one: Point, other: Point) -> bool:
    """R31, R78 Whether one centre is on a higher level than another."""
    ground = b.setting.ground
    if not ground.raised:
        return False
    return ground.level_at(one[0], one[1]) > ground.level_at(other[0], other[1])


def cover_of(b: Battle, u: Battalion, edge: i64) -> i64:
    """R32, R79 The better cover of a battalion struck on an edge of its own: hard, light or none.

    An area covers it if more than half of it lies there, an obstacle if it is within 2 cm before
    the middle of that edge.
    """
    ground = b.setting.ground
    shape = footprint(u).hull
    found = NO_COVER
    for area in ground.areas_with(COVER):
        if covers(area, shape) > HALF:
            found |= area.traits
    if edge >= 0:
        ax, ay, bx, by = before(shape, edge)
        for line in ground.edges_with(COVER):
            if crosses(line, ax, ay, bx, by):
                found |= line.traits
    return HARD_COVER if found & HARD_COVER else found & LIGHT_COVER


def before(shape: Polygon, edge: i64) -> tuple[i64, i64, i64, i64]:
    """The 2 cm straight out from the middle of an edge."""
    x: i64 = (shape.xs[edge - 1] + shape.xs[edge]) // 2
    y: i64 = (shape.ys[edge - 1] + shape.ys[edge]) // 2
    px, py = Pose(x, y, facing(shape, edge)).point(-NEAR, 0)
    return x, y, px, py


def cover_met(b: Battle, u: Battalion, foe: Battalion) -> i64:
    """12.5, R32 The cover that its enemy defends, if it still does."""
    if not foe.marks & DEFENDING:
        return NO_COVER
    return cover_of(b, foe, touched_edge(u.pose, width_of(u), depth_of(u), footprint(foe).hull))


# The sum


def sum_of(
    u: Battalion, marks: i64, power: Strength, joined: bool, higher: bool, cover: i64, keep: bool
) -> Tally:
    """12.5 All that is added to a die, in the order of the book."""
    sum_ = Tally(power.groups, "12.5 groups", keep)
    add_charge(charge_of(marks, u.formation), sum_)
    add_example(power.officers > 0, power.commander > 0, sum_)
    add_advantage(joined, higher, sum_)
    add_characters(power.characters, sum_)
    add_light_cover(cover & LIGHT_COVER != 0, sum_)
    add_disorder(disorder_of(marks), sum_)
    add_hard_cover(cover & HARD_COVER != 0, sum_)
    return sum_


def charge_of(marks: i64, formation: i64) -> i64:
    if not marks & CHARGING:
        return STANDS
    return CHARGES_IN_LINE if formation == LINE else CHARGES_IN_COLUMN


def add_charge(charge: i64, sum_: Tally) -> None:
    if charge == CHARGES_IN_LINE:
        sum_.add(LINE_CHARGE, "12.5 charge in line")
    elif charge == CHARGES_IN_COLUMN:
        sum_.add(COLUMN_CHARGE, "12.5 charge in column")


def add_example(officer: bool, commander: bool, sum_: Tally) -> None:
    """12.5, R30 The leaders."""
    if officer:
        sum_.add(OFFICERS_EXAMPLE, "12.5 officer")
    if commander:
        sum_.add(COMMANDERS_EXAMPLE, "3.4 aggression")


def add_advantage(joined: bool, higher: bool, sum_: Tally) -> None:
    if joined:
        sum_.add(JOINED, "12.5 friend joined")
    if higher:
        sum_.add(HIGHER, "12.5 higher ground")


def add_characters(characters: i64, sum_: Tally) -> None:
    if characters:
        sum_.add(characters, "12.5 characters")


def add_light_cover(light: bool, sum_: Tally) -> None:
    if light:
        sum_.add(AGAINST_LIGHT, "12.5 light cover")


def add_hard_cover(hard: bool, sum_: Tally) -> None:
    if hard:
        sum_.add(AGAINST_HARD, "12.5 hard cover")


def disorder_of(marks: i64) -> i64:
    """12.5, R28, R36 The first of the reasons."""
    if marks & DISORDERED:
        return IN_DISORDER
    if marks & STRUCK_ASIDE:
        return FLANKED
    return EXHAUSTED if marks & TIRED else IN_ORDER


def add_disorder(reason: i64, sum_: Tally) -> None:
    """12.5 Once, for any number of reasons."""
    if reason != IN_ORDER:
        sum_.add(WHEN_DISORDERED, DISORDER_CITES[reason])


def combat_sum(
    b: Battle, u: Battalion, foe: Battalion, power: Strength | None = None, keep: bool = False
) -> Tally:
    """12.5 What one of two that are in contact adds to its die."""
    if power is None:
        power = strength_of(b, u)
    higher = is_higher(b, centre(u), centre(foe))
    return sum_of(u, u.marks, power, is_joined(b, u), higher, cover_met(b, u, foe), keep)
