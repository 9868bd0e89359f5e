"""Chapter 12: Aggression: a battalion charges, and is met by fire or by nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.miniatures.moving.charge_path import Approach
from grognard.table.arcs import FRONT
from grognard.table.paths import Leg, end_path, sweep_path
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, rectangle

from ...model.actions import (
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    CounterCharge,
    DefensiveFire,
    HoldFire,
)
from ...model.flow import BattleProcedure, battle
from ...model.pieces import (
    CHARGING,
    DEFENDING,
    DISORDERED,
    MENDING,
    NOBODY,
    ON_TABLE,
    REFORMING,
    ROUTING,
    STRUCK_ASIDE,
    TIRED,
    Battalion,
)
from ...model.state import Battle
from ..commander import shift_aside
from ..disorder import disorder_by_ground, disorder_by_mixing
from ..figures import centre, depth_of, width_of
from ..flight import Flight
from ..moving.move_cost import PIP, slowed, way_cost
from ..moving.obstacles import lies_across, shortened, toll
from ..quality import AGGRESSION, NOT_ASKED, QualityTest, quality_modifier
from ..resolve import ResolveTest
from ..shooting.defence import DefensiveVolley, defence_modifier, struck_sector, why_not_defend
from ..shooting.skirmishers import ScreenMove, remove_screens_crossed
from .attacks import why_not_attack
from .charge_path import approach, disorders, flush_pose, next_obstacle, stopped_short
from .combat import Round
from .strength import combat_sum, cover_of, is_higher, strength_of, sum_of

NO_COUNTER: Final = Refusal("R53 counter charge", why="no-counter-charge")


# What is foreseen


def weigh_attack(b: Battle, u: Battalion, target: i64, wheel: i64) -> list[Tally]:
    """12.1, 12.5 What is added to the die of the test, then to both dice of the combat."""
    if why_not_attack(b, u, target, wheel) is not None:
        return []
    sums = [] if b.commander_with(u) else [quality_modifier(b, u, AGGRESSION, True)]
    way = approach(b, u, wheel, target)
    enemy = b.units[way.met]
    if enemy.foe != NOBODY or enemy.marks & ROUTING:
        return sums
    return sums + foreseen(b, u, enemy, way)


def foreseen(b: Battle, u: Battalion, enemy: Battalion, way: Approach) -> list[Tally]:
    """12.5 Both sums of the first round, as the ground and the disorder on the way make them."""
    pose = flush_pose(b, u, way)
    there = pose.point(-(way.depth // 2), 0)
    here = centre(enemy)
    cover = cover_of(b, enemy, way.edge())
    marks = u.marks | CHARGING
    if disorders(b, u, way, pose):
        marks |= DISORDERED
    theirs = enemy.marks
    if struck_sector(enemy, u) != FRONT:
        theirs |= STRUCK_ASIDE
    if theirs & REFORMING:
        theirs |= DISORDERED
    up, down = is_higher(b, there, here), is_higher(b, here, there)
    return [
        sum_of(u, marks, strength_of(b, u), False, up, cover, True),
        sum_of(enemy, theirs, strength_of(b, enemy), False, down, 0, True),
    ]


# The charge


class Charge(BattleProcedure):
    """12.0 To come into contact: tested, measured, answered, brought home."""

    unit: i64
    target: i64  # the enemy met first, once the charge sets out (R74)
    wheel: i64
    pips: i64 = 0
    toll: i64 = 0
    crossed: i64 = 0
    aside: bool = False
    counter: bool = False
    x: i64 = 0  # where it will be in contact
    y: i64 = 0
    h: i64 = 0
    groups: i64 = 0
    officers: i64 = 0
    characters: i64 = 0
    commander: i64 = 0

    STAGES = (
        "declare",  # 12.1
        "set_out",  # 12.3
        "measure",
        "go_on",
        "cross",
        "ask",  # 13.1
        "answered",
        "stand_fire",
        "close",
        "strike",  # 12.4
    )

    def way(self, b: Battle) -> Approach:
        return approach(b, b.units[self.unit], self.wheel, self.target)

    def declare(self, b: Battle) -> Step:
        """12.1, R58 Its strength is that with which it sets out."""
        u = b.units[self.unit]
        power = strength_of(b, u)
        self.groups = power.groups
        self.officers = power.officers
        self.characters = power.characters
        self.commander = power.commander
        b.note("charges", self.unit, [self.target, self.wheel])
        return QualityTest(self.unit, AGGRESSION)

    def set_out(self, b: Battle) -> Step:
        """15.9 A battalion that fails does nothing this turn."""
        if b.passed:
            return Die("12.3 charge distance")
        b.activate(self.unit)
        return DONE

    def measure(self, b: Battle) -> Step:
        self.pips = b.outcome
        self.crossed = lies_across(b, b.units[self.unit])
        b.note("paced", self.unit, [self.pips])
        met = self.way(b).met
        if met != self.target:
            self.target = met  # R74
            b.note("met first", self.unit, [met])
        self.stage = 4
        return self.go_on(b)

    def go_on(self, b: Battle) -> Step:
        """12.3, R66, R130 A die for each obstacle when it is touched, as on a move."""
        u = b.units[self.unit]
        way = self.way(b)
        slow = slowed(b, u, way.legs())
        touch = next_obstacle(b, u, way, self.crossed)
        if touch is not None and self.left(u, touch.legs, slow) >= 0:
            return Die("7.8 obstacle die")
        if self.left(u, way.legs(), slow) >= 0:
            return self.arrive(b, way)
        run = shortened(b, u, way.legs(), self.pips * PIP - self.toll, slow)
        return self.fall_short(b, way, run)

    def left(self, u: Battalion, legs: list[Leg], slow: bool) -> i64:
        """What a way leaves of the pips."""
        return self.pips * PIP - self.toll - way_cost(legs, u.formation, width_of(u), slow)

    def cross(self, b: Battle) -> Step:
        """7.9, R11 It is disordered, and continues if any of its move is left."""
        u = b.units[self.unit]
        way = self.way(b)
        slow = slowed(b, u, way.legs())
        touch = next_obstacle(b, u, way, self.crossed)
        assert touch is not None
        self.toll += toll(b.outcome, touch.kind, u.formation, slow)
        self.crossed |= 1 << touch.edge
        stopped = self.left(u, touch.legs, slow) < 0
        b.note("obstacle met", self.unit, [touch.edge, b.outcome, int(stopped)])
        b.disorder(self.unit)
        if stopped:
            return self.fall_short(b, way, touch.legs)
        self.stage = 4
        return self.go_on(b)

    def fall_short(self, b: Battle, way: Approach, run: list[Leg]) -> Step:
        """12.3, R27, R61 It stops where its distance ends, and rallies."""
        u = b.units[self.unit]
        run = stopped_short(b, u, way, run)
        pose = end_path(u.pose, way.width, way.depth, run)
        self.pass_over(b, sweep_path(u.pose, way.width, way.depth, run))
        b.falter(self.unit)
        return self.stay(b, pose)

    def pass_over(self, b: Battle, pieces: list[Polygon]) -> None:
        """10.5, R71, R46 Screens in its way are gone, a commander is put aside, order suffers."""
        seat = b.units[self.unit].seat
        remove_screens_crossed(b, seat, pieces)
        shift_aside(b, pieces, seat)
        disorder_by_mixing(b, self.unit, pieces)
        disorder_by_ground(b, self.unit, pieces)

    def stay(self, b: Battle, pose: Pose) -> Step:
        """The charge is over, without a combat of its own."""
        b.activate(self.unit)
        self.stage = 10
        u = b.units[self.unit]
        if pose.key() == u.pose.key():
            return DONE
        self.pass_over(b, [rectangle(pose, width_of(u), depth_of(u))])
        b.move_to(self.unit, pose)
        return ScreenMove(self.unit)

    def arrive(self, b: Battle, way: Approach) -> Step:
        """12.3 It reaches the enemy: one in rout is gone, a fighting one is struck by one more."""
        u, enemy = b.units[self.unit], b.units[way.met]
        pose = flush_pose(b, u, way)
        self.x, self.y, self.h = pose.x, pose.y, pose.h
        self.aside = struck_sector(enemy, u) != FRONT
        self.pass_over(b, sweep_path(u.pose, way.width, way.depth, way.legs()))
        if enemy.marks & ROUTING:
            b.catch(enemy.uid)  # R42, R114
            return self.stay(b, pose)
        if enemy.foe != NOBODY:
            return self.join(b, pose)
        self.stage = 6
        return self.ask(b)

    def join(self, b: Battle, pose: Pose) -> Step:
        """8.3, 12.9, R85 It counts for its friend from this moment, and the enemy is disordered."""
        step = self.stay(b, pose)
        b.support(self.unit, b.units[self.target].foe)
        b.disorder(self.target)
        return step

    def ask(self, b: Battle) -> Step:
        """13.1, R73 Once contact is sure the enemy may shoot."""
        enemy = b.units[self.target]
        if why_not_defend(b, enemy, b.units[self.unit]) is None:
            return ChooseDefence(enemy.seat, self.target, self.unit)
        return self.close(b)

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, DefensiveFire):
            return DefensiveVolley(self.target, self.unit)
        if isinstance(b.action, CounterCharge):
            self.counter = True
            return QualityTest(self.target, AGGRESSION)
        return self.close(b)

    def stand_fire(self, b: Battle) -> Step:
        """13.4, R39 A charger that lost anyone tests at once."""
        if self.counter:
            self.counter = b.passed  # R53
            b.activate(self.target)
            b.note("countercharged", self.target, [self.unit, int(b.passed)])
            return self.close(b)
        if b.passed:
            return self.close(b)
        if b.units[self.unit].place != ON_TABLE:
            return DONE
        return ResolveTest(self.unit)

    def close(self, b: Battle) -> Step:
        """12.4, R75, R91 Into contact; a battalion that broke flees from where it set out."""
        self.stage = 9
        b.activate(self.unit)
        u = b.units[self.unit]
        if u.marks & ROUTING:
            self.stage = 10
            return Flight(self.unit)
        pose = Pose(self.x, self.y, self.h)
        self.pass_over(b, [rectangle(pose, width_of(u), depth_of(u))])
        b.move_to(self.unit, pose)
        return ScreenMove(self.unit)

    def strike(self, b: Battle) -> Step:
        """12.4, R115 Contact; a battalion that had joined another combat has left it."""
        b.leave_support(self.target)
        disturb(b, self.target)
        b.engage(self.unit, self.target, self.aside)
        if self.counter:
            b.mark(self.target, CHARGING)
            b.unmark(self.target, DEFENDING)
        return Round(self.unit, self.groups, self.officers, self.characters, self.commander)


def disturb(b: Battle, uid: i64) -> None:
    """8.2, R116, R128 A battalion attacked while it recovers, or is tired, is disordered."""
    if b.units[uid].marks & (MENDING | REFORMING | TIRED):
        b.disorder(uid)
        b.unmark(uid, REFORMING)


# The answer of the one charged


class ChooseDefence(Decision):
    """13.1 The answer to a charge: fire, or none; a charge of one's own by option (R53)."""

    def __init__(self, seat: int, defender: i64, charger: i64) -> None:
        super().__init__(seat, "13.1 answer the charge")
        self.defender: Final = defender
        self.charger: Final = charger

    def candidates(self, s: State) -> list[Action]:
        actions: list[Action] = [DEFENSIVE_FIRE, HOLD_FIRE]
        if battle(s).setting.options.counter_charge:
            actions.append(COUNTER_CHARGE)
        return actions

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, HoldFire):
            return None
        if isinstance(action, CounterCharge) and not b.setting.options.counter_charge:
            return NO_COUNTER
        if isinstance(action, (DefensiveFire, CounterCharge)):
            return why_not_defend(b, b.units[self.defender], b.units[self.charger])
        return NOT_ASKED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        u = b.units[self.defender]
        if isinstance(action, HoldFire):
            return sums_in_contact(b, False)
        if isinstance(action, DefensiveFire):
            return [defence_modifier(b, u, True)]
        if isinstance(action, CounterCharge) and not b.commander_with(u):
            return [quality_modifier(b, u, AGGRESSION, True)]
        return []


def sums_in_contact(b: Battle, counter: bool) -> list[Tally]:
    """12.5 What both would add if the charge that waits for its answer makes contact.

    The sum of the charged battalion comes first; `counter` when it has counter-charged (R53).
    """
    trial = b.clone()
    home = trial.stack[-1]
    assert isinstance(home, Charge)
    home.counter = counter
    home.close(trial)
    struck = home.strike(trial)
    assert isinstance(struck, Round)
    u, foe = trial.units[home.target], trial.units[home.unit]
    return [
        combat_sum(trial, u, foe, None, True),
        combat_sum(trial, foe, u, struck.power(), True),
    ]
