"""Which figure is where in the ranks: command in the middle of the front, elites on the right."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    CAPTAIN,
    CORNET,
    COSSACK,
    CUIRASSIER,
    DRAGOON,
    DRUM,
    FLAG,
    GRENADIER,
    HIGHLANDER,
    HORSEMAN,
    HUSSAR,
    INFANTRYMAN,
    LANCER,
    LANDWEHR,
    MARKSMAN,
    OFFICER,
    SAPPER,
    TRUMPETER,
)

from ..chapters.formations import face_figures, ranks_of
from ..model.kinds import (
    CAVALRY,
    COLOUR_LOST,
    ELITE,
    HEAVY,
    HOLLOW,
    LANCE,
    LIGHT,
    NO_OFFICER,
    SOLID,
)
from ..model.pieces import Unit

# Troops who are known by what they wear, by their line of the lists.
DRESSED: Final = {
    "R-GB-I4": HIGHLANDER,
    "R-PR-I1": LANDWEHR,
    "R-AU-I1": LANDWEHR,
    "R-RU-I1": LANDWEHR,
    "R-RU-C1": COSSACK,
    "R-FR-C1": HORSEMAN,
    "R-GB-C1": HORSEMAN,
    "R-PR-C1": LANCER,
}
ON_FOOT: Final = (OFFICER, FLAG, DRUM)
MOUNTED: Final = (CAPTAIN, CORNET, TRUMPETER)
QUARTER: Final = 9000


def roles(u: Unit) -> list[str]:
    """The role of every figure, in the order of its bases."""
    found = [plain_role(u)] * int(u.figures)
    if u.is_open():
        return found
    for i in on_the_right(u)[: int(u.elites)]:
        found[i] = GRENADIER
    for i in on_the_right(u)[int(u.elites) :][: int(u.sappers)]:
        found[i] = SAPPER
    for i, role in zip(in_the_midst(u), command_of(u), strict=False):
        found[i] = role
    return found


def plain_role(u: Unit) -> str:
    dressed = DRESSED.get(u.roster.code)
    if u.arm == CAVALRY:
        return dressed or rider_of(u)
    if u.is_open():
        return MARKSMAN
    return dressed or (GRENADIER if u.roster.quality >= ELITE else INFANTRYMAN)


def rider_of(u: Unit) -> str:
    if u.roster.blade == LANCE:
        return LANCER
    if u.roster.weight == HEAVY:
        return CUIRASSIER
    return HUSSAR if u.roster.weight == LIGHT else DRAGOON


def command_of(u: Unit) -> list[str]:
    """C-CMD-1 Those of officer, colour and musician that it has."""
    officer, colour, music = MOUNTED if u.arm == CAVALRY else ON_FOOT
    found = [colour] if u.roster.colour and not u.has(COLOUR_LOST) else []
    if u.roster.officer and not u.has(NO_OFFICER) and not u.is_detached():
        found.append(officer)
    return [*found, music] if u.roster.musician else found


def front_rank(u: Unit) -> int:
    """How many are in it."""
    if u.formation == HOLLOW:
        return int(face_figures(u.figures, 0))
    return int(min(max(u.files, 1), u.figures))


def in_the_midst(u: Unit) -> list[int]:
    """Places of the front rank, from the middle outwards."""
    count = front_rank(u)
    return sorted(range(count), key=lambda i: (abs(2 * i - count + 1), i))


def on_the_right(u: Unit) -> list[int]:
    """All places, the files on the right first and in them the foremost."""
    abreast = front_rank(u)
    return sorted(range(int(u.figures)), key=lambda i: (-(i % max(abreast, 1)), i))


def turns(u: Unit) -> list[int]:
    """How each is turned: in a square outwards, else as his unit."""
    count = int(u.figures)
    if u.formation == HOLLOW:
        return [face * QUARTER for face in range(4) for _ in range(face_figures(u.figures, face))]
    if u.formation != SOLID:
        return [0] * count
    return [turn_in_solid(u, i) for i in range(count)]


def turn_in_solid(u: Unit, i: int) -> int:
    """D-131 Those on the edges of a solid square look out."""
    abreast, rank = int(u.files), i // max(int(u.files), 1)
    if rank == 0:
        return 0
    if rank == ranks_of(u.files, u.figures) - 1:
        return 2 * QUARTER
    place = i % abreast
    return QUARTER if place == abreast - 1 else 3 * QUARTER if place == 0 else 0
