"""Chapter 8, charges: which units may charge which, the way there, and which units then touch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body, besides, near
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach
from grognard.miniatures.moving.forced_moves import met_on
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import Mover
from grognard.table.arcs import is_ahead, meets_wide_arc
from grognard.table.lines import Line, to_shape
from grognard.table.paths import Leg, end_path, sweep_path
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Extent

from ...model.actions import GO_ON, STOP, GoOn, Stop
from ...model.charts import is_from_afar
from ...model.flow import BattleProcedure
from ...model.kinds import (
    CHARGING,
    COLUMN,
    GARRISON,
    HURRIED,
    IMPASSABLE,
    MOVED,
    NOBODY,
    RESERVED,
    SQUARE,
    TIRAILLEURS,
)
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..command.losses import shift_generals
from ..fire.targets import touches_front
from ..formations import body_of, centre_of, field_of, footprint
from ..moving.marching import can_pass
from ..moving.speeds import speed_of
from .ways import WIDEST, runner, shortened, way_cost

NOT_ASKED: Final = Refusal("8.4 falls short", MOMENT)
NO_TARGET: Final = Refusal("8.4 charge declared")
WRONG_FORMATION: Final = Refusal("8.4 formation may not charge", PIECE)
NOT_FOR_TIRAILLEURS: Final = Refusal("8.4 formation may not charge", why="tirailleurs-charge")
SINGLE_BASE: Final = Refusal("8.4 single base", PIECE)
FROM_RESERVE: Final = Refusal("9.3 no charge after reserve", PIECE)
TIMID: Final = Refusal("10.5 no voluntary charge", PIECE)
TOO_EARLY: Final = Refusal("10.5 no charge on turn 1", MOMENT)
IN_CONTACT: Final = Refusal("R76 who attacks", PIECE, "fights")
TOO_WIDE: Final = Refusal("8.4 one wheel", MEANS)
PASSES_BY: Final = Refusal("8.4 one wheel", MEANS, "passes-by")
OUT_OF_SECTOR: Final = Refusal("8.4 outside the front sector")
BARRED: Final = Refusal("12.7 no passage")
OUT_OF_REACH: Final = Refusal("8.4 falls short")


# Which units may charge which


def why_not_charger(b: Battle, u: Unit) -> Refusal | None:
    """8.4, 10.5, R37, R56, R66 Whether a unit may charge at all."""
    if u.is_battery() or u.formation in (COLUMN, SQUARE, GARRISON):
        return WRONG_FORMATION
    if u.bases == 1:
        return SINGLE_BASE
    if b.in_contact(u.uid):
        return IN_CONTACT
    if u.has(RESERVED):
        return FROM_RESERVE
    if u.roster.timid:
        return TIMID
    return TOO_EARLY if b.turn < b.setting.notes.no_charge_before[u.seat] else None


def why_not_struck(u: Unit, foe: Unit) -> Refusal | None:
    """8.4, R37 Tirailleurs charge only tirailleurs and unguarded guns."""
    if u.formation != TIRAILLEURS or foe.formation == TIRAILLEURS:
        return None
    return None if foe.is_battery() and foe.escort == NOBODY else NOT_FOR_TIRAILLEURS


def why_not_charge(b: Battle, u: Unit, target: i64, wheel: i64) -> Refusal | None:
    """8.4, R37 Whether a unit may charge a target after a wheel of so much, right positive."""
    refusal = why_not_charger(b, u)
    if refusal is not None:
        return refusal
    if target < 0 or target >= len(b.units):
        return NO_TARGET
    foe = b.units[target]
    if foe.seat == u.seat or not foe.on_table():
        return NO_TARGET
    refusal = why_not_struck(u, foe)
    if refusal is not None:
        return refusal
    if wheel > WIDEST or wheel < -WIDEST:
        return TOO_WIDE
    return why_not_way(b, u, foe, wheel)


def why_not_way(b: Battle, u: Unit, foe: Unit, wheel: i64) -> Refusal | None:
    """8.4, R37, R68, R69 In the front sector, straight after the wheel, and not out of reach."""
    if not in_sector(b, u, foe):
        return OUT_OF_SECTOR
    return why_not_along(b, u, foe, path_to(b, u, foe.uid, wheel), runner(b, u, u.pose))


def why_not_along(b: Battle, u: Unit, foe: Unit, way: Approach, m: Mover) -> Refusal | None:
    """The same for a target in its front sector, along a way that is known."""
    if way.met != foe.uid and way.to(body_of(b, foe)) < 0:
        return PASSES_BY
    refusal = why_not_struck(u, b.units[way.met])
    if refusal is not None:
        return refusal
    if is_barred(b, u, way):
        return BARRED
    return OUT_OF_REACH if cost(m, way.legs()) > speed_of(b, u) else None


def in_sector(b: Battle, u: Unit, foe: Unit) -> bool:
    """8.4, R37, R104 Whether any of the target is in the charger's front sector at the start."""
    width = body_of(b, u).width
    for part in footprint(b, foe).parts:
        if meets_wide_arc(u.pose, width, WIDEST, part):
            return True
    return False


def path_to(b: Battle, u: Unit, target: i64, wheel: i64) -> Approach:
    """R69 The way at a target; an enemy that is really nearer is met first."""
    enemies = field_of(b).enemies(u.seat)
    return charge_path.approach(body_of(b, u), wheel, enemies, body_of(b, b.units[target]))


def is_barred(b: Battle, u: Unit, way: Approach) -> bool:
    """R37, R55 Enemies in the wheel, closed ground, a friend at the end, or one in disorder."""
    field, ground = field_of(b), b.setting.ground
    friends = besides(field.friends(u.seat), u.uid)
    if charge_path.bars_wheel(way.body, way.wheel, field.enemies(u.seat), ground, IMPASSABLE):
        return True
    closed = closed_to(b, u, friends)
    if closed and meets_any(way, closed):
        return True
    return charge_path.bars_run(way, friends, ground, IMPASSABLE)


def meets_any(way: Approach, bodies: list[Body]) -> bool:
    """Whether its wheel or its run leads over one of some bodies."""
    reach = 2 * (way.width + way.depth) + max(way.length, 0)  # no part of it gets farther
    ahead = near(bodies, way.body.shape.hull, reach)
    if not ahead:
        return False

    def meets_none(box: Extent) -> bool:
        return not near(ahead, box)

    pieces = sweep_path(way.body.pose, way.width, way.depth, way.legs(), meets_none)
    return met_on(ahead, pieces) is not None


def closed_to(b: Battle, u: Unit, friends: list[Body]) -> list[Body]:
    """R55 The bodies that a unit may not pass through."""
    return [one for one in friends if not can_pass(u, b.units[one.owner])]


# The charge itself


class Charge(BattleProcedure):
    """8.4, R37, R68 Into contact with what the roll allows, or cancelled."""

    unit: i64
    target: i64
    wheel: i64
    allowance: i64

    STAGES = ("go", "ask", "answered")

    def go(self, b: Battle) -> Step:
        u = b.units[self.unit]
        way = path_to(b, u, self.target, self.wheel)
        cost = way_cost(b, u, u.pose, way.legs())
        if way.struck is None or cost > self.allowance or is_barred(b, u, way):
            b.note("charge cancelled", self.unit, [self.target])
            self.stage = 2
            return self.ask(b)
        if way.met != self.target:
            b.note("met first", self.unit, [way.met])
        others = besides(field_of(b).bodies, u.uid)
        place = charge_path.flush_pose(way, others, b.setting.ground, IMPASSABLE)
        b.mark(self.unit, CHARGING | MOVED)
        mark_haste(b, u, cost)
        come_into_contact(b, u, way.met, place, False)
        return self.end()

    def ask(self, b: Battle) -> Step:
        """R68 It may advance towards its target all the same, and keeps its fire."""
        if not self.short_way(b):
            return self.end()
        return ChooseAdvance(b.units[self.unit].seat)

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, GoOn):
            u = b.units[self.unit]
            legs = self.short_way(b)
            mark_haste(b, u, way_cost(b, u, u.pose, legs))
            b.mark(self.unit, MOVED)
            body = body_of(b, u)
            pieces = sweep_path(u.pose, body.width, body.depth, legs)
            b.move_to(self.unit, end_path(u.pose, body.width, body.depth, legs), [])
            shift_generals(b, pieces, u.seat)
        return DONE

    def short_way(self, b: Battle) -> list[Leg]:
        return short_way(b, b.units[self.unit], self.target, self.wheel, self.allowance)

    def end(self) -> Step:
        self.stage = 3
        return DONE


def called_off(b: Battle, charge: Charge) -> Charge:
    """R37, R68 Units that have only just rallied do not charge, but may advance."""
    b.note("charge called off", charge.unit, [charge.target])
    charge.stage = 1
    return charge


class ChooseAdvance(Decision):
    """R68 A charge that falls short: to advance, or to stay."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "8.4 falls short")

    def candidates(self, s: State) -> list[Action]:
        return [GO_ON, STOP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoOn, Stop)) else NOT_ASKED


def mark_haste(b: Battle, u: Unit, cost: i64) -> None:
    """R34 More than half its speed makes it an easier target."""
    if 2 * cost > speed_of(b, u):
        b.mark(u.uid, HURRIED)


def short_way(b: Battle, u: Unit, target: i64, wheel: i64, allowance: i64) -> list[Leg]:
    """R67, R68 As much of the way as it can pay for, an inch from enemies and on no unit."""
    way = path_to(b, u, target, wheel)
    return shortened(b, u, u.pose, way.legs(), allowance) if way.struck is not None else []


# Contact


def come_into_contact(b: Battle, u: Unit, met: i64, place: Pose, through: bool) -> None:
    """8.4, R40, R45, R69 It lines up against the enemy, and perhaps against others beside it."""
    centre = centre_of(b, u)
    started = {foe.uid: run_up(b, u, foe) for foe in b.side(1 - u.seat)}
    b.note("charged", u.uid, [met, started[met]])
    b.move_to(u.uid, place, [])
    u = b.units[u.uid]
    shift_generals(b, footprint(b, u).parts, u.seat)
    for foe in b.side(1 - u.seat):
        if foe.uid == met or touches_front(b, u, foe):
            flank = is_flank_attack(b, u, foe, centre)
            far = is_from_afar(started[foe.uid])
            b.touch(Contact(u.uid, foe.uid, flank, far, through, False))


def run_up(b: Battle, u: Unit, foe: Unit) -> i64:
    """R40 From the charger's front edge to the nearest edge of an enemy."""
    half = body_of(b, u).width // 2
    ax, ay = u.pose.point(0, -half)
    bx, by = u.pose.point(0, half)
    front = Line(ax, ay, bx, by)
    least = to_shape(front, footprint(b, foe).parts[0])
    for part in footprint(b, foe).parts:
        least = min(least, to_shape(front, part))
    return least


def is_flank_attack(b: Battle, u: Unit, foe: Unit, centre: Point) -> bool:
    """8.2, R45 At flank or rear, by a charger whose middle began behind the front line."""
    if foe.formation == SQUARE or foe.formation == GARRISON:
        return False
    return not is_ahead(foe.pose, centre[0], centre[1]) and not touches_front(b, foe, u)
