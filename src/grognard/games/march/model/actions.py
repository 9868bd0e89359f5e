"""What a player may say: one class per verb, each a complete sentence.

The docstring of each class is its notation: lengths in centimetres, directions in degrees clockwise
from north. A battalion goes by its id, its skirmish screen by the id and ".screen".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.miniatures.deploying.zones import NORTH as NORTH
from grognard.miniatures.deploying.zones import SIDES as SIDES
from grognard.miniatures.deploying.zones import SOUTH as SOUTH
from grognard.table.paths import Leg
from grognard.table.pose import Pose

LINE: Final = 0
COLUMN: Final = 1
FORMATIONS: Final = ("line", "column")


class TakeSide(Action):
    """side south"""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def key(self) -> tuple[int, ...]:
        return (1, self.side)


class GoFirst(Action):
    """first"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class GoSecond(Action):
    """second"""

    def key(self) -> tuple[int, ...]:
        return (3,)


class Place(Action):
    """place b1 60,20 0 line detach 8"""

    def __init__(self, unit: i64, pose: Pose, formation: i64, detached: i64) -> None:
        self.unit: Final = unit
        self.pose: Final = pose
        self.formation: Final = formation
        self.detached: Final = detached

    def key(self) -> tuple[int, ...]:
        p = self.pose
        return (4, self.unit, p.x, p.y, p.h, self.formation, self.detached)


class PlaceScreen(Action):
    """screen b1 60,27 0 gap 2"""

    def __init__(self, unit: i64, pose: Pose, gap: i64) -> None:
        self.unit: Final = unit
        self.pose: Final = pose
        self.gap: Final = gap

    def key(self) -> tuple[int, ...]:
        p = self.pose
        return (5, self.unit, p.x, p.y, p.h, self.gap)


class PlaceCommander(Action):
    """commander 60,10"""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y

    def key(self) -> tuple[int, ...]:
        return (6, self.x, self.y)


class Pass(Action):
    """pass b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (7, self.unit)


class Manoeuvre(Action):
    """manoeuvre b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (8, self.unit)


class Move(Action):
    """move"""

    def key(self) -> tuple[int, ...]:
        return (9,)


class Form(Action):
    """form column 90"""

    def __init__(self, formation: i64, heading: i64) -> None:
        self.formation: Final = formation
        self.heading: Final = heading

    def key(self) -> tuple[int, ...]:
        return (10, self.formation, self.heading)


class Reform(Action):
    """reform"""

    def key(self) -> tuple[int, ...]:
        return (11,)


class March(Action):
    """wheel left 30, advance 7.5

    Any number of legs: `advance 12`, `back 5`, `wheel right 22.5`; without any it is `halt`.
    """

    def __init__(self, legs: list[Leg]) -> None:
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        numbers: list[int] = [12]
        for leg in self.legs:
            numbers.append(leg.kind)
            numbers.append(leg.amount)
        return tuple(numbers)


class FireAt(Action):
    """fire b1 > f2.screen"""

    def __init__(self, unit: i64, target: i64, screen: bool) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.screen: Final = screen

    def key(self) -> tuple[int, ...]:
        return (13, self.unit, self.target, int(self.screen))


class SkirmishAt(Action):
    """skirmish b1 > f2"""

    def __init__(self, unit: i64, target: i64, screen: bool) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.screen: Final = screen

    def key(self) -> tuple[int, ...]:
        return (14, self.unit, self.target, int(self.screen))


class CeaseFire(Action):
    """cease"""

    def key(self) -> tuple[int, ...]:
        return (15,)


class Attack(Action):
    """attack b1 > f2 left 20"""

    def __init__(self, unit: i64, target: i64, wheel: i64) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.wheel: Final = wheel

    def key(self) -> tuple[int, ...]:
        return (16, self.unit, self.target, self.wheel)


class Rally(Action):
    """rally b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (17, self.unit)


class FightOn(Action):
    """fight b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (18, self.unit)


class Ride(Action):
    """ride"""

    def key(self) -> tuple[int, ...]:
        return (19,)


class Wait(Action):
    """wait"""

    def key(self) -> tuple[int, ...]:
        return (33,)


class RideTo(Action):
    """ride 60,35"""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y

    def key(self) -> tuple[int, ...]:
        return (20, self.x, self.y)


class Join(Action):
    """join b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (21, self.unit)


class Stay(Action):
    """stay"""

    def key(self) -> tuple[int, ...]:
        return (22,)


class Reroll(Action):
    """reroll"""

    def key(self) -> tuple[int, ...]:
        return (24,)


class Keep(Action):
    """keep"""

    def key(self) -> tuple[int, ...]:
        return (25,)


class DefensiveFire(Action):
    """defend"""

    def key(self) -> tuple[int, ...]:
        return (26,)


class HoldFire(Action):
    """hold"""

    def key(self) -> tuple[int, ...]:
        return (27,)


class CounterCharge(Action):
    """countercharge"""

    def key(self) -> tuple[int, ...]:
        return (28,)


class Pursue(Action):
    """pursue"""

    def key(self) -> tuple[int, ...]:
        return (29,)


class Stand(Action):
    """stand"""

    def key(self) -> tuple[int, ...]:
        return (30,)


class TestResolve(Action):
    """test b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (31, self.unit)


class Withdraw(Action):
    """withdraw"""

    def key(self) -> tuple[int, ...]:
        return (32,)


GO_FIRST: Final = GoFirst()
GO_SECOND: Final = GoSecond()
MOVE: Final = Move()
REFORM: Final = Reform()
CEASE_FIRE: Final = CeaseFire()
RIDE: Final = Ride()
WAIT: Final = Wait()
STAY: Final = Stay()
REROLL: Final = Reroll()
KEEP: Final = Keep()
DEFENSIVE_FIRE: Final = DefensiveFire()
HOLD_FIRE: Final = HoldFire()
COUNTER_CHARGE: Final = CounterCharge()
PURSUE: Final = Pursue()
STAND: Final = Stand()
WITHDRAW: Final = Withdraw()
