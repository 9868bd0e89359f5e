"""The complete set of player actions. The docstring of each is its notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.table.paths import Leg

# What a brigade is ordered to do, before its roll (R16).
HOLD: Final = 0
MOVE: Final = 1
CHARGE: Final = 2
FORM: Final = 3
WITHDRAW: Final = 4
ORDERS: Final = ("hold", "move", "charge", "form", "withdraw")


class GoFirst(Action):
    """first"""

    def key(self) -> tuple[int, ...]:
        return (1,)


class GoSecond(Action):
    """second"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class Enter(Action):
    """enter f40 24,0"""

    def __init__(self, unit: i64, x: i64, y: i64) -> None:
        self.unit: Final[i64] = unit
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (3, self.unit, self.x, self.y)


class Attach(Action):
    """attach lannes > f17"""

    def __init__(self, general: i64, unit: i64) -> None:
        self.general: Final[i64] = general
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (4, self.general, self.unit)


class Detach(Action):
    """detach lannes"""

    def __init__(self, general: i64) -> None:
        self.general: Final[i64] = general

    def key(self) -> tuple[int, ...]:
        return (5, self.general)


class Substitute(Action):
    """substitute lannes > suchet"""

    def __init__(self, general: i64, command: i64) -> None:
        self.general: Final[i64] = general
        self.command: Final[i64] = command

    def key(self) -> tuple[int, ...]:
        return (6, self.general, self.command)


class AttachBattery(Action):
    """join fb1 > f17"""

    def __init__(self, unit: i64, brigade: i64) -> None:
        self.unit: Final[i64] = unit
        self.brigade: Final[i64] = brigade

    def key(self) -> tuple[int, ...]:
        return (7, self.unit, self.brigade)


class DetachBattery(Action):
    """leave fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (8, self.unit)


class EndStep(Action):
    """done"""

    def key(self) -> tuple[int, ...]:
        return (9,)


class Reserve(Action):
    """reserve f40"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (10, self.unit)


class Hold(Action):
    """hold f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (11, self.unit)


class Move(Action):
    """move f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (12, self.unit)


class Charge(Action):
    """charge f17 > pfus left 20"""

    def __init__(self, unit: i64, target: i64, wheel: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.wheel: Final[i64] = wheel

    def key(self) -> tuple[int, ...]:
        return (13, self.unit, self.target, self.wheel)


class Form(Action):
    """form f17 line"""

    def __init__(self, unit: i64, formation: i64) -> None:
        self.unit: Final[i64] = unit
        self.formation: Final[i64] = formation

    def key(self) -> tuple[int, ...]:
        return (14, self.unit, self.formation)


class Withdraw(Action):
    """withdraw f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (15, self.unit)


class March(Action):
    """wheel left 30, advance 4

    After its roll a unit goes where it may; without legs it halts.
    `road` is the length along the road it is on, and comes after the legs; negative: the road is
    followed against the order of its bends.
    """

    def __init__(self, legs: list[Leg], road: i64 = 0) -> None:
        self.legs: Final = legs
        self.road: Final[i64] = road

    def key(self) -> tuple[int, ...]:
        return (16, self.road, *[number for leg in self.legs for number in leg.key()])


class Limber(Action):
    """limber fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (17, self.unit)


class Unlimber(Action):
    """unlimber fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (18, self.unit)


class Roll(Action):
    """roll fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (19, self.unit)


class Pivot(Action):
    """pivot fb1 right 30"""

    def __init__(self, unit: i64, angle: i64) -> None:
        self.unit: Final[i64] = unit
        self.angle: Final[i64] = angle

    def key(self) -> tuple[int, ...]:
        return (20, self.unit, self.angle)


class MoveDivision(Action):
    """division suchet advance 6"""

    def __init__(self, command: i64, legs: list[Leg]) -> None:
        self.command: Final[i64] = command
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        return (21, self.command, *[number for leg in self.legs for number in leg.key()])


class GoOn(Action):
    """go on"""

    def key(self) -> tuple[int, ...]:
        return (22,)


class Stop(Action):
    """stop"""

    def key(self) -> tuple[int, ...]:
        return (23,)


class Ride(Action):
    """ride suchet 24,10.5"""

    def __init__(self, general: i64, x: i64, y: i64) -> None:
        self.general: Final[i64] = general
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (24, self.general, self.x, self.y)


class CounterCharge(Action):
    """countercharge"""

    def key(self) -> tuple[int, ...]:
        return (25,)


class Evade(Action):
    """evade"""

    def key(self) -> tuple[int, ...]:
        return (26,)


class Stand(Action):
    """stand"""

    def key(self) -> tuple[int, ...]:
        return (27,)


class Aim(Action):
    """aim f17 > pfus"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (28, self.unit, self.target)


class HoldFire(Action):
    """holdfire f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (29, self.unit)


class OpenFire(Action):
    """fire"""

    def key(self) -> tuple[int, ...]:
        return (30,)


class Resolve(Action):
    """resolve f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (31, self.unit)


class BreakThrough(Action):
    """breakthrough f17 > pfus"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (32, self.unit, self.target)


class Occupy(Action):
    """occupy"""

    def key(self) -> tuple[int, ...]:
        return (33,)


GO_FIRST: Final = GoFirst()
GO_SECOND: Final = GoSecond()
END_STEP: Final = EndStep()
GO_ON: Final = GoOn()
STOP: Final = Stop()
COUNTER_CHARGE: Final = CounterCharge()
EVADE: Final = Evade()
STAND: Final = Stand()
OPEN_FIRE: Final = OpenFire()
OCCUPY: Final = Occupy()
