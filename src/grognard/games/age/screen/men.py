"""Bases in every formation, and the men on them: four men or two horsemen, a gun, a team."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    BASE,
    CUIRASSIER,
    DRAGOON,
    FLAG,
    GRENADIER,
    GUN,
    HUSSAR,
    INFANTRYMAN,
    LANCER,
    LIMBER,
    MARKSMAN,
    NARROW_BASE,
    Figure,
    Figures,
)
from grognard.table.angles import QUARTER, cosine, rounded, sine
from grognard.table.pose import INCH

from ..chapters.formations import base_width, files_and_ranks
from ..model.kinds import (
    ARTILLERY,
    CAVALRY,
    ELITE,
    HEAVY,
    LIGHT,
    LIMBERED,
    SQUARE,
    TIRAILLEURS,
)
from ..model.setting import Roster

RIDER: Final = INCH // 2  # two side by side fill a base; a gun or a team fills its own
DEPTH: Final = INCH


class Stand:
    """A base by its middle, from the left end of the unit's front and behind it, and its turn."""

    def __init__(self, x: int, y: int, turn: int = 0) -> None:
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn


Stands = list[Stand]


def figures_in(roster: Roster, formation: int, bases: int) -> Figures:
    """A brigade or battery in a formation, straight behind its front."""
    if roster.arm == ARTILLERY:
        return (battery_figure(formation),)
    deep = int(base_width(roster)) if formation == SQUARE else DEPTH
    return men_on(roster, formation, stands_in(roster, formation, bases), deep)


def battery_figure(formation: int) -> Figure:
    """A gun with its crew, or its team."""
    if formation == LIMBERED:
        return Figure(LIMBER, DEPTH // 2, DEPTH, 0, RIDER)
    return Figure(GUN, DEPTH // 2, DEPTH // 2, 0, RIDER)


# Where bases lie


def stands_in(roster: Roster, formation: int, bases: int) -> Stands:
    """12.1 Rank behind rank; a short last one in the middle."""
    wide = int(base_width(roster))
    if formation == SQUARE:
        return square(wide, bases)
    files, ranks = (int(count) for count in files_and_ranks(formation, bases, roster.bases))
    if formation == TIRAILLEURS:
        return [Stand(wide * (4 * i + 1) // 2, DEPTH // 2) for i in range(bases)]
    found: Stands = []
    for rank in range(ranks):
        here = min(files, bases - rank * files)
        left = wide * (files - here) // 2
        y = DEPTH * (2 * rank + 1) // 2
        found += [Stand(left + wide * (2 * i + 1) // 2, y) for i in range(here)]
    return found


def square(wide: int, bases: int) -> Stands:
    """12.1 Along four sides, all facing out; figures that find no room there are inside."""
    side = int(files_and_ranks(SQUARE, bases, bases)[0])
    last = side - 1
    ring = [(i, 0, 0) for i in range(last)]
    ring += [(last, i, QUARTER) for i in range(last)]
    ring += [(last - i, last, 2 * QUARTER) for i in range(last)]
    ring += [(0, last - i, 3 * QUARTER) for i in range(last)]
    outside = min(bases, len(ring))
    cells = [ring[i * len(ring) // outside] for i in range(outside)]
    inner = [(x, y, 0) for y in range(1, last) for x in range(1, last)]
    cells += inner[: bases - outside]
    return [Stand(wide * (2 * x + 1) // 2, wide * (2 * y + 1) // 2, turn) for x, y, turn in cells]


# The men on them


def men_on(roster: Roster, formation: int, stands: Stands, deep: int) -> Figures:
    """The bases themselves, then the men of all of them, rank by rank."""
    wide = int(base_width(roster))
    under = NARROW_BASE if wide < deep else BASE
    bases = [Figure(under, one.x, one.y, one.turn, deep) for one in stands]
    men: list[Figure] = []
    if roster.arm == CAVALRY:
        role = horse_role(roster)
        for one in stands:
            men += [placed(role, one, across * wide // 4, 0, RIDER) for across in (-1, 1)]
    else:
        men = foot(roster, formation, stands, (wide, deep))
    men.sort(key=lambda figure: (figure.y, figure.x))
    return (*bases, *men)


def foot(roster: Roster, formation: int, stands: Stands, size: tuple[int, int]) -> list[Figure]:
    """Two by two on each base; of those in close order one in the front row carries the colour."""
    wide, deep = size
    out = len(stands) if formation == TIRAILLEURS else int(roster.skirmishers)
    open_order = at_the_ends(len(stands), out)
    role = GRENADIER if roster.grade == ELITE else INFANTRYMAN
    formed = [one for order, one in enumerate(stands) if order not in open_order]
    bearer = colour_base(formed) if formed else None
    men: list[Figure] = []
    for order, one in enumerate(stands):
        worn = MARKSMAN if order in open_order else role
        for right, back in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            is_bearer = one is bearer and (right, back) == (1, -1)
            now = FLAG if is_bearer else worn
            men.append(placed(now, one, right * wide // 4, back * deep // 4, wide // 2))
    return men


def at_the_ends(count: int, some: int) -> set[int]:
    """So many of a row, from both its ends inward."""
    turns = sorted(range(count), key=lambda place: (min(place, count - 1 - place), place))
    return set(turns[:some])


def colour_base(stands: Stands) -> Stand:
    """The middle one of the front row."""
    front = min(one.y for one in stands)
    first = [one for one in stands if one.y == front]
    return first[len(first) // 2]


def horse_role(roster: Roster) -> str:
    if roster.lancers:
        return LANCER
    if roster.weight == LIGHT:
        return HUSSAR
    return DRAGOON if roster.weight == HEAVY else CUIRASSIER


def placed(role: str, stand: Stand, right: int, back: int, size: int) -> Figure:
    """A figure so far from the middle of its base, turned as that is."""
    x, y = turned(right, back, stand.turn)
    return Figure(role, stand.x + x, stand.y + y, stand.turn, size)


def turned(right: int, back: int, turn: int) -> tuple[int, int]:
    """An offset turned clockwise."""
    s, c = sine(turn), cosine(turn)
    return int(rounded(right * c - back * s)), int(rounded(right * s + back * c))
