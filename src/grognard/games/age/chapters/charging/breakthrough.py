"""Chapter 8, after a victory: the position is occupied, or the attackers break through."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body, besides, share_ground
from grognard.miniatures.moving.charge_path import Approach, approach, bars_run, flush_pose
from grognard.table.angles import HALF, QUARTER, SHIFT, along, heading_of
from grognard.table.arcs import meets_wide_arc
from grognard.table.measure import collide, distance, within
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import Pose
from grognard.table.shapes import block
from grognard.table.sight import nearest_point

from ...model.actions import OCCUPY, STAND, BreakThrough, Occupy, Stand
from ...model.chart_rows import WINNER_BREAKS_THROUGH, WINNER_CHOOSES
from ...model.flow import BattleProcedure
from ...model.kinds import (
    BROKE_THROUGH,
    COLUMN,
    GARRISON,
    IMPASSABLE,
    INFANTRY,
    NOBODY,
    SQUARE,
    TIRAILLEURS,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..command.losses import shift_generals
from ..formations import (
    body_of,
    built_up_at,
    field_of,
    footprint,
    footprint_at,
    garrison_pose,
    is_free_for,
)
from ..ground import cover_of, gap_between
from ..moving.speeds import full_speed
from .charge import come_into_contact
from .clusters import Cluster
from .ways import FAR, shortened, way_cost

NOT_ASKED: Final = Refusal("8.7 breakthrough", MOMENT)

ENTRY: Final = 5  # numbers for each winner: itself, where the loser was, the area it held
MOST_IN_TOWN: Final = 8  # R57


def vacated(b: Battle, cluster: Cluster) -> list[int]:
    """R78 Each attacking brigade, and the pose and built-up area of an enemy it touches."""
    found: list[int] = []
    for uid in cluster.attackers:
        if can_follow(b.units[uid]):
            for one in cluster.contacts:
                if uid in (one.attacker, one.defender):
                    foe = b.units[one.defender if one.attacker == uid else one.attacker]
                    found += [uid, foe.pose.x, foe.pose.y, foe.pose.h, area_held(b, foe)]
                    break
    return found


def can_follow(u: Unit) -> bool:
    """R57, R66 Guns, squares and garrisons that win a locked round stay in place."""
    return u.is_brigade() and u.formation != SQUARE and u.formation != GARRISON


def area_held(b: Battle, u: Unit) -> i64:
    """R57 The number of the built-up area that it holds."""
    if u.formation != GARRISON:
        return NOBODY
    x, y = footprint(b, u).hull.centre()
    return u.trail[0] if u.trail else built_up_at(b, x, y)


class ChooseFollowUp(Decision):
    """8.7, R47, R94 A victorious attacker breaks through, occupies or, where it may, stays."""

    def __init__(self, seat: int, unit: i64, ways: list[Action]) -> None:
        super().__init__(seat, "8.7 breakthrough")
        self.unit: Final = unit
        self.ways: Final = ways

    def candidates(self, s: State) -> list[Action]:
        return self.ways

    def why_not(self, s: State, action: Action) -> Refusal | None:
        for way in self.ways:
            if way.key() == action.key():
                return None
        return NOT_ASKED


class FollowUp(BattleProcedure):
    """8.7, R47, R78 One winner after the other. `choice` is what the result lets them do."""

    choice: i64
    second: bool
    winners: list[int]

    STAGES = ("ask", "answered")

    def ask(self, b: Battle) -> Step:
        if not self.winners:
            return DONE
        ways = self.ways(b)
        if len(ways) == 1:
            return self.follow(b, ways[0])
        unit = self.winners[0]
        return ChooseFollowUp(b.units[unit].seat, unit, ways)

    def answered(self, b: Battle) -> Step:
        assert b.action is not None
        return self.follow(b, b.action)

    def ways(self, b: Battle) -> list[Action]:
        """8.7, R47, R78 On 7 or more they must break through, if there is an enemy ahead."""
        u = b.units[self.winners[0]]
        found: list[Action] = []
        if self.may_break_through(u):
            found += [BreakThrough(u.uid, target) for target in targets_ahead(b, u)]
            if found and self.choice == WINNER_BREAKS_THROUGH and must_break_through(b, u):
                return found
        found.append(OCCUPY)
        if u.formation == TIRAILLEURS or cover_of(b, u) > 0:
            found.append(STAND)
        return found

    def may_break_through(self, u: Unit) -> bool:
        """R37, R47, R92 Once in a phase, not after a breakthrough, and not in march column."""
        if self.second or u.has(BROKE_THROUGH) or u.formation == COLUMN:
            return False
        return self.choice == WINNER_CHOOSES or self.choice == WINNER_BREAKS_THROUGH

    def follow(self, b: Battle, action: Action) -> Step:
        entry = self.winners[:ENTRY]
        self.winners = self.winners[ENTRY:]
        if isinstance(action, BreakThrough):
            break_through(b, b.units[action.unit], action.target)
        elif isinstance(action, Occupy):
            occupy(b, b.units[entry[0]], Pose(entry[1], entry[2], entry[3]), entry[4])
        else:
            assert isinstance(action, Stand)
        self.stage = 1
        return self.ask(b)


def must_break_through(b: Battle, u: Unit) -> bool:
    """R47 An option frees the infantry."""
    return u.arm != INFANTRY or b.setting.options.infantry_must_break


# Occupying


def occupy(b: Battle, u: Unit, left: Pose, area: i64) -> None:
    """8.7, R78 Its front edge goes to where the loser's was, or it takes the buildings."""
    if area != NOBODY and may_hold(b, u, area):
        b.garrison(u.uid, area, garrison_pose(b, u, area))
        return
    length = (along(left.x - u.pose.x, left.y - u.pose.y, u.pose.h) + HALF) >> SHIFT
    for leg in shortened(b, u, u.pose, [Leg(ADVANCE, length)], FAR):
        b.occupy(u.uid, u.pose.moved(leg.amount))
        shift_generals(b, footprint(b, b.units[u.uid]).parts, u.seat)


def may_hold(b: Battle, u: Unit, area: i64) -> bool:
    """R57, R108 Infantry of at most 8 bases, when the losers too are out of the buildings."""
    return u.arm == INFANTRY and u.bases <= MOST_IN_TOWN and is_free_for(b, u.uid, area)


# Breaking through


def targets_ahead(b: Battle, u: Unit) -> list[int]:
    """R47, R94 The nearest enemy in its front half; of equally near ones each."""
    width = body_of(b, u).width
    nearest: i64 = 1 << 60
    found: list[int] = []
    for body in field_of(b).enemies(u.seat):
        if is_before(u.pose, width, body):
            off = gap_between(b, u, b.units[body.owner])
            if off < nearest and not within(nearest, off):
                nearest, found = off, []
            if within(off, nearest):
                found.append(body.owner)
    return found


def is_before(pose: Pose, width: i64, body: Body) -> bool:
    """Whether any of a body lies in the front 180 degrees."""
    for part in body.shape.parts:
        if meets_wide_arc(pose, width, QUARTER, part):
            return True
    return False


def break_through(b: Battle, u: Unit, target: i64) -> None:
    """8.7, R47, R106 Straight toward the nearest enemy at half speed, into a second combat."""
    b.mark(u.uid, BROKE_THROUGH)
    b.note("broke through", u.uid, [target])
    body = turned_toward(b, u, b.units[target])
    enemies = field_of(b).enemies(u.seat)
    way = approach(body, 0, enemies, body_of(b, b.units[target]))
    half = full_speed(u) // 2
    if way.struck is not None and way_cost(b, u, body.pose, way.legs()) <= half:
        others, ground = besides(field_of(b).bodies, u.uid), b.setting.ground
        if not is_kept_from(b, way):
            come_into_contact(b, u, way.met, flush_pose(way, others, ground, IMPASSABLE), True)
            return
    halt(b, u, body.pose, half)


def is_kept_from(b: Battle, way: Approach) -> bool:
    """R58, R106 Closed ground, a friend at the end, or another enemy under it as it turns."""
    field, body = field_of(b), way.body
    friends = besides(field.friends(body.seat), body.owner)
    if bars_run(way, friends, b.setting.ground, IMPASSABLE):
        return True
    place = way.contact()
    shape = block(place, body.width, body.depth)
    there = Body(body.owner, 0, body.seat, place, body.width, body.depth, shape)
    for enemy in besides(field.enemies(body.seat), way.met):
        if collide(shape, enemy.shape) and share_ground(there, enemy):
            return True
    return False


def halt(b: Battle, u: Unit, pose: Pose, length: i64) -> None:
    """R47 It does not reach an enemy: it stops an inch from every one."""
    for leg in shortened(b, u, pose, [Leg(ADVANCE, length)], length):
        b.move_to(u.uid, pose.moved(leg.amount), [])
        shift_generals(b, footprint(b, b.units[u.uid]).parts, u.seat)


def turned_toward(b: Battle, u: Unit, foe: Unit) -> Body:
    """R106 The brigade as it faces the nearest point of an enemy."""
    best: i64 = 1 << 60
    heading = u.pose.h
    for part in footprint(b, foe).parts:
        x, y = nearest_point(part, u.pose.x, u.pose.y)
        off = distance(u.pose.x, u.pose.y, x, y)
        if 0 < off < best:
            best, heading = off, heading_of(x - u.pose.x, y - u.pose.y)
    pose = Pose(u.pose.x, u.pose.y, heading)
    here = body_of(b, u)
    shape = footprint_at(u.roster, u.formation, u.bases, pose)
    return Body(u.uid, 0, u.seat, pose, here.width, here.depth, shape)
