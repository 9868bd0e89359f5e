"""C-INF-2, C-INF-5, C-INF-9b, C-CAV-11, D-28 to 33: what a move is made of and what forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, PIECE, Refusal
from grognard.miniatures.bodies import Body
from grognard.miniatures.moving import why_not_path as ways
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Steps, Toll, Verdicts
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.measure import square_to_segment
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    PIVOT,
    SIDESTEP,
    WHEEL,
    Leg,
    end_path,
)
from grognard.table.pose import INCH, Pose

from ...model.kinds import (
    CAVALRY,
    DIFFICULT,
    EXTENDED,
    FORAGERS,
    GARRISON,
    INFANTRY,
    LINE,
    MARCH,
    MARCHED,
    OBSTACLE,
    VERY_DIFFICULT,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import (
    CLOSED,
    GUN,
    KEPT_AWAY,
    OPEN,
    body_of,
    field_of,
    footprint,
)
from ..smoke import disperse
from .paces import allowance_of, base_move, left_of, road_times, share_of, times_of

NOT_A_STEP: Final = Refusal("W-MOV-4", why="not-a-step")
NO_MARCH_STEP: Final = Refusal("W-MOV-2")
TOO_WIDE: Final = Refusal("C-INF-5", LIMIT, "wheels-too-wide")
TOO_FAR: Final = Refusal("C-INF-7", LIMIT, "move-too-far")
TOO_NEAR: Final = Refusal("W-MOV-6")
OFF_TABLE: Final = Refusal("D-112", why="off-table")
IMPASSABLE_GROUND: Final = Refusal("D-32", why="no-passage")
ON_FRIEND: Final = Refusal("C-INF-9c", why="on-friend")
NO_PASSAGE: Final = Refusal("D-34", why="through-friend")
OFFICER_TIRED: Final = Refusal("C-OFF-6", LIMIT)
NO_MOVE: Final = Refusal("C-INF-7", PIECE, "moves-not")
VERDICTS: Final = Verdicts(
    NOT_A_STEP, TOO_FAR, NOT_A_STEP, TOO_NEAR, OFF_TABLE, IMPASSABLE_GROUND, ON_FRIEND
)

WIDEST: Final = 45 * DEGREE  # all wheels of an extended line together
MOST_LEGS: Final = 6
LONGEST: Final = 60 * INCH
HORSE_OBSTACLE: Final = 2 * INCH  # D-33
ON_ROAD: Final = INCH // 2  # how far beside its line a road still carries a column


# The legs


def turn_cost(u: Unit) -> i64:
    """D-29, W-MOV-5 A quarter of its move; nothing for Open Order and the Guard."""
    return 0 if u.is_open_order() or u.roster.is_guard() else base_move(u) // 4


def steps_of(u: Unit, marches: bool) -> Steps:
    """C-INF-2, C-INF-5, D-28, W-MOV-2 On a march only wheels; an extended line not even these."""
    wheel = 2 if u.formation == EXTENDED else 1
    rates: dict[int, int] = {ADVANCE: 1}
    if not (marches and u.formation == EXTENDED):
        rates[WHEEL] = wheel
    fixed: dict[int, int] = {}
    if not marches or u.is_open():
        turn = 0 if u.is_open() else int(turn_cost(u))
        rates |= {ABOUT: 0, PIVOT: 0}
        fixed = {ABOUT: turn, PIVOT: turn}
    if not marches and u.arm == INFANTRY and u.formation in (LINE, EXTENDED):
        rates[SIDESTEP] = 2
    return Steps(rates, fixed, MOST_LEGS, QUARTER, LONGEST)


def why_not_legs(u: Unit, legs: list[Leg]) -> Refusal | None:
    """C-INF-5, D-29 Quarter turns only, but for separate figures; at most 45 degrees extended."""
    turned: i64 = 0
    for leg in legs:
        if leg.kind == PIVOT and not u.is_open():
            if leg.amount != QUARTER and leg.amount != -QUARTER:
                return NOT_A_STEP
        if leg.kind == WHEEL:
            turned += leg.amount if leg.amount >= 0 else -leg.amount
    return TOO_WIDE if u.formation == EXTENDED and turned > WIDEST else None


# Who moves, and what is in the way


def mover_of(b: Battle, u: Unit, budget: i64, marches: bool) -> Mover:
    """A unit with so much to go, and all that it might meet."""
    body = body_of(b, u)
    ground = b.setting.ground
    steps = steps_of(u, marches)
    m = Mover(footprint(b, u), u.pose, body.width, body.depth, budget, steps, VERDICTS, ground)
    closed = closed_to(u, marches)
    m.keep_out_of(ground.areas_with(closed), ground.edges_with(closed))
    if not u.is_open():
        m.slow_down(GroundRule(ground.areas_with(VERY_DIFFICULT), PER_LENGTH, 2))
    if u.arm == CAVALRY and not marches:
        m.pay(Toll(ground.edges_with(OBSTACLE), [], HORSE_OBSTACLE))
    look_round(b, u, m)
    return m


def closed_to(u: Unit, marches: bool) -> i64:
    """C-CAV-11, C-INF-9b, D-31, D-32 Ground and lines that it may not cross."""
    closed: i64 = CLOSED
    if u.arm == CAVALRY:
        closed |= VERY_DIFFICULT
        if u.formation != FORAGERS:
            closed |= DIFFICULT
    if marches and not u.is_open():
        closed |= DIFFICULT | VERY_DIFFICULT | OBSTACLE
    return closed


def look_round(b: Battle, u: Unit, m: Mover) -> None:
    """C-INF-9c, D-203, W-MOV-6 An inch from enemies; through friends in open order only."""
    field = field_of(b)
    for enemy in field.enemies(u.seat):
        m.keep_away(enemy.shape, KEPT_AWAY)
    for friend in field.friends(u.seat):
        if friend.owner != u.uid:
            for part in friend.shape.parts:
                m.not_end_on(part)
            if not can_pass(u, friend):
                m.pay(Toll([], [friend.shape.hull], 0, NO_PASSAGE))


def can_pass(u: Unit, friend: Body) -> bool:
    """C-INF-9c, D-203 Two formed units never pass through each other."""
    return u.is_open() or friend.traits & (OPEN | GUN) != 0


# Whether a way may be gone


class Pace:
    """What a way costs, and whether it is a march."""

    __slots__ = ("cost", "marches")

    def __init__(self, cost: i64, marches: bool) -> None:
        self.cost: Final[i64] = cost
        self.marches: Final[bool] = marches


def walk_budget(u: Unit) -> i64:
    return left_of(u, base_move(u))


def march_budget(b: Battle, u: Unit) -> i64:
    """Nothing where it may not march at all."""
    return left_of(u, allowance_of(b, u)) if times_of(b, u) > 1 else 0


class Movers:
    """A unit at each of its paces, made when it is asked about: many ways are judged by the same.

    On a march by road it goes as far as roads let it, and on a march only where it may.
    """

    __slots__ = ("_marching", "_on_road", "_walking", "b", "u")

    def __init__(self, b: Battle, u: Unit) -> None:
        self.b: Final = b
        self.u: Final = u
        self._walking: Mover | None = None
        self._marching: Mover | None = None
        self._on_road: Mover | None = None

    def walking(self) -> Mover:
        if self._walking is None:
            self._walking = mover_of(self.b, self.u, walk_budget(self.u), False)
        return self._walking

    def marching(self) -> Mover | None:
        if self._marching is None:
            budget = march_budget(self.b, self.u)
            if budget <= 0:
                return None
            self._marching = mover_of(self.b, self.u, budget, True)
        return self._marching

    def on_road(self) -> Mover:
        if self._on_road is None:
            budget = max(march_budget(self.b, self.u), road_budget(self.b, self.u))
            self._on_road = mover_of(self.b, self.u, budget, True)
        return self._on_road


def why_not_move(b: Battle, u: Unit, legs: list[Leg]) -> Refusal | None:
    """C-INF-7 Whether a unit may go these legs, walking or on a march."""
    return why_not_go(Movers(b, u), legs)


def why_not_go(movers: Movers, legs: list[Leg], paid: bool = False) -> Refusal | None:
    """The same of one of many ways; `paid` of those made as long as it can walk."""
    u = movers.u
    if u.formation == GARRISON or not u.is_troops():
        return NO_MOVE
    if not legs:
        return NOT_A_STEP
    refusal = why_not_legs(u, legs)
    if refusal is not None:
        return refusal
    refusal = ways.why_not_path(movers.walking(), legs, paid)
    if refusal is not None:
        refusal = why_not_marched(movers, legs, refusal)
    return refusal if refusal is not None else why_not_carry(movers, legs)


def why_not_marched(movers: Movers, legs: list[Leg], walking: Refusal) -> Refusal | None:
    """The same on a march; the reason is that of the march where only the length was wrong."""
    m = movers.marching()
    if m is None:
        return walking
    refusal = ways.why_not_path(m, legs)
    if refusal is TOO_FAR and goes_by_road(movers.b, movers.u, legs):
        refusal = ways.why_not_path(movers.on_road(), legs)
    return walking if refusal is not None and walking is not TOO_FAR else refusal


def pace_of(movers: Movers, legs: list[Leg]) -> Pace:
    """What legal legs cost, at the slowest pace at which they may be gone."""
    walking = movers.walking()
    if ways.why_not_path(walking, legs) is None:
        return Pace(cost(walking, legs), False)
    return Pace(cost(movers.on_road(), legs), True)


def why_not_carry(movers: Movers, legs: list[Leg]) -> Refusal | None:
    """C-OFF-6, D-137 An officer goes no farther in all than his own move, twice that marching."""
    for o in movers.b.attached_to(movers.u.uid):
        pace = pace_of(movers, legs)
        times = 2 if pace.marches else 1
        if o.ridden + pace.cost > times * o.roster.profile.move * INCH:
            return OFFICER_TIRED
    return None


def road_budget(b: Battle, u: Unit) -> i64:
    return left_of(u, base_move(u) * road_times(b, u))


def goes_by_road(b: Battle, u: Unit, legs: list[Leg]) -> bool:
    """C-INF-1 Whether a march column may go so by a road."""
    return u.formation == MARCH and road_times(b, u) > 0 and keeps_to_road(b, u, legs)


def keeps_to_road(b: Battle, u: Unit, legs: list[Leg]) -> bool:
    """C-INF-1, C-ART-4 Whether the middle of its front is on a road all along its way."""
    body = body_of(b, u)
    places = [end_path(u.pose, body.width, body.depth, legs[: i + 1]) for i in range(len(legs))]
    before = u.pose
    for pose in places:
        middle = Pose((before.x + pose.x) // 2, (before.y + pose.y) // 2, pose.h)
        if not (is_on_road(b, before) and is_on_road(b, middle) and is_on_road(b, pose)):
            return False
        before = pose
    return True


def is_on_road(b: Battle, pose: Pose) -> bool:
    for road in b.setting.roads:
        half = float(road.width // 2 + ON_ROAD)
        for line in road.pieces:
            if square_to_segment(pose.x, pose.y, line.ax, line.ay, line.bx, line.by) <= half * half:
                return True
    return False


# Going


def carry_out(b: Battle, uid: i64, legs: list[Leg]) -> None:
    """It goes; its share of the move is used, and its officers have gone as far."""
    u = b.units[uid]
    pace = pace_of(Movers(b, u), legs)
    body = body_of(b, u)
    there = end_path(u.pose, body.width, body.depth, legs)
    b.spend(uid, share_of(pace.cost, allowance_of(b, u)))
    if b.events is not None:
        b.note("marched", uid, [number for leg in legs for number in leg.key()])
    if pace.marches:
        b.mark(uid, MARCHED)
    for o in b.attached_to(uid):
        b.carry(o.oid, pace.cost)
    disperse(b, uid, there)
    b.move_to(uid, there)
