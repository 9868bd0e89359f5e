"""C-ENG-3 to 5, P-19, D-121, D-206: engineers clear obstacles, build them, and fill gabions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.kernel.tally import Tally
from grognard.miniatures.shooting.cover import is_beside
from grognard.miniatures.terrain.pieces import kind_of
from grognard.table.measure import gap, within
from grognard.table.parts import convex_parts
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint
from grognard.table.terrain import Edge, inside, meets

from ..model.actions import Build, Clear
from ..model.flow import BattleProcedure
from ..model.ground_changes import add_edge, change_section, nearest_edge
from ..model.kinds import (
    BUILDING,
    DISORDERED,
    FORTIFIED,
    INFANTRY,
    MOVED,
    NOBODY,
    OBSTACLE,
    PIONEERS,
    REFORMED,
    WATER,
    WHOLE,
    WOODED,
)
from ..model.pieces import Unit
from ..model.state import Battle
from .formations import CLOSED, field_of, footprint, width_of
from .ground import BESIDE_COVER
from .moving.paces import base_move
from .scenarios.landscape import KINDS

NO_ENGINEERS: Final = Refusal("C-ENG-4", PIECE, "no-engineers")
HAS_MOVED: Final = Refusal("C-ENG-4", PIECE, "moved")
NO_OBSTACLE: Final = Refusal("C-ENG-4", MEANS, "no-obstacle")
NOT_BESIDE: Final = Refusal("C-ENG-4", LIMIT, "not-beside")
NO_MATERIAL: Final = Refusal("C-ENG-5", MEANS, "no-material")
HIGH_ENOUGH: Final = Refusal("D-121", MEANS, "high-enough")
NO_ROOM: Final = Refusal("C-ENG-5", why="no-room-to-build")

NEEDS: Final = (0, 4, 7, 9)  # by level: none, small, medium, heavy
LOWERED: Final = ("", "", "low-wall", "high-wall")  # what is left of each level
RAISED: Final = ("barricade", "high-wall", "earthwork")  # what each level becomes
HEAVIEST: Final = 3
MEDIUM_KIND: Final = "high-wall"
SECTION: Final = 4 * INCH
PER_TURN: Final = 2
AHEAD: Final = INCH // 2  # where building is worth considering


# Who, and where


def is_engineer(u: Unit) -> bool:
    """C-ENG-1, C-ENG-7 Pioneers, and battalions with sappers."""
    return u.arm == INFANTRY and (u.roster.has(PIONEERS) or u.sappers > 0)


def level_of(edge: Edge) -> int:
    """C-ENG-4 Small, medium or heavy."""
    if edge.traits & FORTIFIED:
        return HEAVIEST
    return 2 if kind_of(edge.name) == MEDIUM_KIND else 1


def why_not_at_work(u: Unit) -> Refusal | None:
    """C-ENG-4 They stay in place for the turn."""
    if not is_engineer(u) or u.has(DISORDERED):
        return NO_ENGINEERS
    return HAS_MOVED if u.has(MOVED | REFORMED) or u.used > 0 else None


def why_not_clear(b: Battle, u: Unit, number: i64) -> Refusal | None:
    """C-ENG-4, D-206 An obstacle beside them, but no water."""
    refusal = why_not_at_work(u)
    if refusal is not None:
        return refusal
    edges = b.setting.ground.edges
    if not 0 <= number < len(edges):
        return NO_OBSTACLE
    if not edges[number].traits & OBSTACLE or edges[number].traits & WATER:
        return NO_OBSTACLE
    return None if is_beside(edges[number], footprint(b, u), BESIDE_COVER) else NOT_BESIDE


def has_material(b: Battle, u: Unit) -> bool:
    """C-ENG-5 A wood or a building within their move."""
    here = footprint(b, u)
    for area in b.setting.ground.areas_with(WOODED | BUILDING):
        if within(gap(here, Footprint(convex_parts(area.shape), area.shape)), base_move(u)):
            return True
    return False


def why_not_builder(b: Battle, u: Unit) -> Refusal | None:
    refusal = why_not_at_work(u)
    if refusal is not None:
        return refusal
    return None if has_material(b, u) else NO_MATERIAL


def why_not_build(b: Battle, u: Unit, action: Build) -> Refusal | None:
    """C-ENG-5, D-121 A new section beside them, or a higher one."""
    refusal = why_not_builder(b, u)
    if refusal is not None:
        return refusal
    old = raised_by(b, action)
    edge = section_of(action) if old == NOBODY else b.setting.ground.edges[old]
    if not is_beside(edge, footprint(b, u), BESIDE_COVER):
        return NOT_BESIDE
    if old != NOBODY:
        return HIGH_ENOUGH if level_of(edge) >= HEAVIEST else None
    return None if is_free(b, edge) else NO_ROOM


def raised_by(b: Battle, action: Build) -> i64:
    """D-121 The obstacle that is there already; nothing is built on streams."""
    number = nearest_edge(b, action.x, action.y, OBSTACLE, AHEAD)
    if number != NOBODY and b.setting.ground.edges[number].traits & WATER:
        return NOBODY
    return number


def section_of(action: Build) -> Edge:
    place = Pose(action.x, action.y, action.facing)
    ends = [place.point(0, -SECTION // 2), place.point(0, SECTION // 2)]
    return Edge(RAISED[0], ends, KINDS[RAISED[0]].traits)


def is_free(b: Battle, edge: Edge) -> bool:
    """On the table, through nobody, and on no ground that is closed or under water."""
    ground = b.setting.ground
    for body in field_of(b).bodies:
        if meets(edge, body.shape.hull):
            return False
    for x, y in edge.points:
        if not (0 <= x <= ground.width and 0 <= y <= ground.height):
            return False
        for area in ground.areas_with(CLOSED | WATER):
            if inside(area.shape, x, y):
                return False
    return True


# The work


def why_not_work(b: Battle, u: Unit, action: Action) -> Refusal | None:
    if isinstance(action, Clear):
        return why_not_clear(b, u, action.edge)
    assert isinstance(action, Build)
    return why_not_build(b, u, action)


def list_works(b: Battle, u: Unit) -> list[Action]:
    """All obstacles beside them, and one to build before their front."""
    found: list[Action] = []
    if why_not_at_work(u) is not None:
        return found
    for number in range(len(b.setting.ground.edges)):
        if why_not_clear(b, u, number) is None:
            found.append(Clear(u.uid, number))
    x, y = u.pose.point(AHEAD, 0)
    build = Build(u.uid, x, y, u.pose.h)
    if why_not_build(b, u, build) is None:
        found.append(build)
    return found


def working(action: Action) -> Work:
    if isinstance(action, Clear):
        return Work(action.unit, action.edge)
    assert isinstance(action, Build)
    return Work(action.unit, NOBODY, action.x, action.y, action.facing)


def add_toil(turns: i64, work: Tally) -> None:
    """C-ENG-4 More for each turn after the first."""
    if turns:
        work.add(PER_TURN * int(turns), "C-ENG-4")


class Work(BattleProcedure):
    """P-19, C-ENG-4, C-ENG-5 Two dice, and two more for each turn before; `edge` is cleared."""

    unit: i64
    edge: i64
    x: i64 = 0
    y: i64 = 0
    facing: i64 = 0

    STAGES = ("throw", "judge")

    def throw(self, b: Battle) -> Step:
        return Total("C-ENG-4" if self.edge != NOBODY else "C-ENG-5")

    def judge(self, b: Battle) -> Step:
        u = b.units[self.unit]
        work = Tally(0, "C-ENG-4")
        add_toil(u.toil, work)
        score, need = b.outcome + work.total, self.need(b)
        b.note("worked", self.unit, [int(score), int(need), int(score >= need)])
        b.spend(self.unit, WHOLE)
        b.toil(self.unit, 0 if score >= need and self.ends(b) else u.toil + 1)
        if score >= need:
            self.finish(b)
        return DONE

    def ends(self, b: Battle) -> bool:
        """D-206 Whether success leaves nothing of an obstacle, or is a section built or raised."""
        return self.edge == NOBODY or not LOWERED[level_of(b.setting.ground.edges[self.edge])]

    def build(self) -> Build:
        return Build(self.unit, self.x, self.y, self.facing)

    def need(self, b: Battle) -> i64:
        """D-121 To raise an obstacle the number of the level that it gets."""
        edges = b.setting.ground.edges
        if self.edge != NOBODY:
            return NEEDS[level_of(edges[self.edge])]
        old = raised_by(b, self.build())
        return NEEDS[1 if old == NOBODY else level_of(edges[old]) + 1]

    def finish(self, b: Battle) -> None:
        edges, u = b.setting.ground.edges, b.units[self.unit]
        if self.edge != NOBODY:
            left = LOWERED[level_of(edges[self.edge])]
            traits = KINDS[left].traits if left else 0
            change_section(b, self.edge, u.pose.x, u.pose.y, width_of(u), left, traits)
            b.note("obstacle lowered", self.unit, [])
            return
        old = raised_by(b, self.build())
        if old == NOBODY:
            add_edge(b, section_of(self.build()))
        else:
            higher = RAISED[level_of(edges[old])]
            change_section(b, old, self.x, self.y, SECTION, higher, KINDS[higher].traits)
        b.note("obstacle built", self.unit, [])
