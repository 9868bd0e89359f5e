"""A parade ground in inches, and bodies that move on it by rules of no game.

A hundredth of a millimetre costs 6 parts ahead and on the arc of a wheel, twice that back, aside
and aslant. To face about costs two inches, to pivot one.
"""

from __future__ import annotations

from hypothesis import strategies as st

from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.mover import Mover, Steps, Verdicts
from grognard.table.angles import QUARTER, TURN
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, block, polygon
from grognard.table.terrain import Area, Edge, Ground

OPEN = (1, 1)
RATE = 6
RATES = {
    ADVANCE: RATE,
    WHEEL: RATE,
    BACK: 2 * RATE,
    SIDESTEP: 2 * RATE,
    OBLIQUE: 2 * RATE,
    ABOUT: 0,
    PIVOT: 0,
}

NOT_A_STEP = Refusal("1.1 not a step")
TOO_FAR = Refusal("1.2 too far")
NO_WHEEL = Refusal("1.3 no wheel here")
TOO_NEAR = Refusal("1.4 too near")
OFF_TABLE = Refusal("1.5 off the table")
NO_PASSAGE = Refusal("1.6 no passage")
ON_FRIEND = Refusal("1.7 on a friend")
VERDICTS = Verdicts(NOT_A_STEP, TOO_FAR, NO_WHEEL, TOO_NEAR, OFF_TABLE, NO_PASSAGE, ON_FRIEND)


def inch(length: float) -> int:
    return round(2540 * length)


def parts(inches: float) -> int:
    """What so many inches straight ahead cost in the open."""
    return RATE * inch(inches)


FIXED = {ABOUT: parts(2), PIVOT: parts(1)}
STEPS = Steps(RATES, FIXED, 4, QUARTER, inch(20))


def at(x: float, y: float, heading: float = 0) -> Pose:
    return Pose(inch(x), inch(y), round(100 * heading))


def box(west: float, south: float, east: float, north: float) -> Polygon:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return polygon([(inch(x), inch(y)) for x, y in corners])


def patch(west: float, south: float, east: float, north: float, level: int = 0) -> Area:
    return Area("patch", box(west, south, east, north), 1, level)


def fence(*points: tuple[float, float]) -> Edge:
    return Edge("fence", [(inch(x), inch(y)) for x, y in points], 1)


def ground(*areas: Area, edges: tuple[Edge, ...] = ()) -> Ground:
    """Four feet by four."""
    return Ground(inch(48), inch(48), list(areas), list(edges))


def body(pose: Pose, width: float = 4, depth: float = 1) -> Footprint:
    return block(pose, inch(width), inch(depth))


def mover(
    pose: Pose | None = None,
    move: float = 12,
    width: float = 4,
    depth: float = 1,
    steps: Steps = STEPS,
    table: Ground | None = None,
) -> Mover:
    """Four inches by one in the middle of the table, facing north, with twelve inches to go."""
    here = pose if pose is not None else at(24, 24)
    return Mover(
        body(here, width, depth),
        here,
        inch(width),
        inch(depth),
        parts(move),
        steps,
        VERDICTS,
        table if table is not None else ground(),
    )


def ahead(inches: float) -> Leg:
    return Leg(ADVANCE, inch(inches))


def back(inches: float) -> Leg:
    return Leg(BACK, inch(inches))


def wheel(degrees: float) -> Leg:
    return Leg(WHEEL, round(100 * degrees))


def oblique(inches: float) -> Leg:
    return Leg(OBLIQUE, inch(inches))


def sidestep(inches: float) -> Leg:
    return Leg(SIDESTEP, inch(inches))


def pivot(degrees: float) -> Leg:
    return Leg(PIVOT, round(100 * degrees))


FACE_ABOUT = Leg(ABOUT, 0)

# Random ways and woods round the middle of the table

headings = st.one_of(st.integers(0, TURN - 1), st.sampled_from(range(0, TURN, QUARTER // 2)))
places = st.integers(inch(20), inch(28))
poses = st.builds(Pose, places, places, headings)
lengths = st.integers(1, inch(6))
two_sided = lengths | lengths.map(lambda length: -length)
angles = st.integers(1, QUARTER) | st.integers(-QUARTER, -1)
legs = st.one_of(
    st.builds(Leg, st.just(ADVANCE), lengths),
    st.builds(Leg, st.just(BACK), lengths),
    st.builds(Leg, st.just(SIDESTEP), two_sided),
    st.builds(Leg, st.just(OBLIQUE), two_sided),
    st.builds(Leg, st.just(WHEEL), angles),
    st.builds(Leg, st.just(PIVOT), angles),
    st.just(FACE_ABOUT),
)
ways = st.lists(legs, max_size=4)


@st.composite
def woods(draw: st.DrawFn) -> Area:
    """A triangle of ground somewhere near."""
    corner = st.tuples(st.integers(inch(14), inch(34)), st.integers(inch(14), inch(34)))
    x, y = draw(corner)
    dx, dy = draw(st.integers(500, inch(8))), draw(st.integers(500, inch(8)))
    return Area("wood", polygon([(x, y), (x + dx, y), (x + dx // 2, y + dy)]), 1)
