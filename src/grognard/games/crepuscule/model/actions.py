"""What players order and answer outside of a fight; its own orders are in `combat_actions.py`.

The docstring of each is its notation. A new one also needs its line in `verbs.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.table.paths import Leg
from grognard.table.pose import Pose


class GoFirst(Action):
    """first"""

    def key(self) -> tuple[int, ...]:
        return (1,)


class GoSecond(Action):
    """second"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class EndStep(Action):
    """done"""

    def key(self) -> tuple[int, ...]:
        return (3,)


class Ride(Action):
    """ride ney 24,10.5"""

    def __init__(self, officer: i64, x: i64, y: i64) -> None:
        self.officer: Final[i64] = officer
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (4, self.officer, self.x, self.y)


class Join(Action):
    """join ney > f1"""

    def __init__(self, officer: i64, unit: i64) -> None:
        self.officer: Final[i64] = officer
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (5, self.officer, self.unit)


class Form(Action):
    """form f1 assault-column files 6 facing 180

    `files` 0 is the usual number for the formation, `facing` -1 the one it has.
    """

    def __init__(self, unit: i64, formation: i64, files: i64 = 0, facing: i64 = -1) -> None:
        self.unit: Final[i64] = unit
        self.formation: Final[i64] = formation
        self.files: Final[i64] = files
        self.facing: Final[i64] = facing

    def key(self) -> tuple[int, ...]:
        return (6, self.unit, self.formation, self.files, self.facing)


class Charge(Action):
    """charge f1 > a2 left 20"""

    def __init__(self, unit: i64, target: i64, wheel: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.wheel: Final[i64] = wheel

    def key(self) -> tuple[int, ...]:
        return (7, self.unit, self.target, self.wheel)


class ChargeOfficer(Action):
    """charge f1 > ney left 20"""

    def __init__(self, unit: i64, officer: i64, wheel: i64) -> None:
        self.unit: Final[i64] = unit
        self.officer: Final[i64] = officer
        self.wheel: Final[i64] = wheel

    def key(self) -> tuple[int, ...]:
        return (45, self.unit, self.officer, self.wheel)


class March(Action):
    """march f1 wheel left 30, advance 4"""

    def __init__(self, unit: i64, legs: list[Leg]) -> None:
        self.unit: Final[i64] = unit
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        return (8, self.unit, *[number for leg in self.legs for number in leg.key()])


class Withdraw(Action):
    """withdraw f1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (9, self.unit)


class Again(Action):
    """again"""

    def key(self) -> tuple[int, ...]:
        return (10,)


class Stay(Action):
    """stay"""

    def key(self) -> tuple[int, ...]:
        return (11,)


class FallBack(Action):
    """fallback"""

    def key(self) -> tuple[int, ...]:
        return (12,)


class Turn(Action):
    """turn f1 > a2"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (13, self.unit, self.target)


class Detach(Action):
    """detach f1a 6 24,10.5 0"""

    def __init__(self, unit: i64, count: i64, x: i64, y: i64, facing: i64) -> None:
        self.unit: Final[i64] = unit
        self.count: Final[i64] = count
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.facing: Final[i64] = facing

    def key(self) -> tuple[int, ...]:
        return (14, self.unit, self.count, self.x, self.y, self.facing)


class Rejoin(Action):
    """rejoin f1a"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (15, self.unit)


class React(Action):
    """react a1 re-form hollow-square

    A counter-charge names the charger it goes at.
    """

    def __init__(self, unit: i64, reaction: i64, formation: i64 = -1, target: i64 = -1) -> None:
        self.unit: Final[i64] = unit
        self.reaction: Final[i64] = reaction
        self.formation: Final[i64] = formation
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (16, self.unit, self.reaction, self.formation, self.target)


class Support(Action):
    """support a2 > a1 fire"""

    def __init__(self, unit: i64, target: i64, job: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.job: Final[i64] = job

    def key(self) -> tuple[int, ...]:
        return (17, self.unit, self.target, self.job)


class Unsupported(Action):
    """unsupported"""

    def key(self) -> tuple[int, ...]:
        return (18,)


class Defend(Action):
    """defend"""

    def key(self) -> tuple[int, ...]:
        return (19,)


class Surrender(Action):
    """surrender"""

    def key(self) -> tuple[int, ...]:
        return (20,)


class Evade(Action):
    """evade"""

    def key(self) -> tuple[int, ...]:
        return (21,)


class Pass(Action):
    """pass"""

    def key(self) -> tuple[int, ...]:
        return (25,)


class Limber(Action):
    """limber fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (31, self.unit)


class Unlimber(Action):
    """unlimber fb1 90"""

    def __init__(self, unit: i64, facing: i64) -> None:
        self.unit: Final[i64] = unit
        self.facing: Final[i64] = facing

    def key(self) -> tuple[int, ...]:
        return (32, self.unit, self.facing)


class Traverse(Action):
    """traverse fb1 right 30"""

    def __init__(self, unit: i64, angle: i64) -> None:
        self.unit: Final[i64] = unit
        self.angle: Final[i64] = angle

    def key(self) -> tuple[int, ...]:
        return (33, self.unit, self.angle)


class Crew(Action):
    """crew f1 > ab1"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (37, self.unit, self.target)


class Spike(Action):
    """spike f1 > ab1"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (38, self.unit, self.target)


class Enter(Action):
    """enter f1 2

    The building by its number on the ground.
    """

    def __init__(self, unit: i64, area: i64) -> None:
        self.unit: Final[i64] = unit
        self.area: Final[i64] = area

    def key(self) -> tuple[int, ...]:
        return (39, self.unit, self.area)


class Leave(Action):
    """leave f1 2

    The façade of its building by its number, the first being 0.
    """

    def __init__(self, unit: i64, facade: i64) -> None:
        self.unit: Final[i64] = unit
        self.facade: Final[i64] = facade

    def key(self) -> tuple[int, ...]:
        return (44, self.unit, self.facade)


class Clear(Action):
    """clear f9 2

    The obstacle by its number on the ground.
    """

    def __init__(self, unit: i64, edge: i64) -> None:
        self.unit: Final[i64] = unit
        self.edge: Final[i64] = edge

    def key(self) -> tuple[int, ...]:
        return (40, self.unit, self.edge)


class Build(Action):
    """build f9 24,10.5 90"""

    def __init__(self, unit: i64, x: i64, y: i64, facing: i64) -> None:
        self.unit: Final[i64] = unit
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.facing: Final[i64] = facing

    def key(self) -> tuple[int, ...]:
        return (41, self.unit, self.x, self.y, self.facing)


class Place(Action):
    """place f1 12,6 0 line files 8"""

    def __init__(
        self, unit: i64, x: i64, y: i64, facing: i64, formation: i64, files: i64 = 0
    ) -> None:
        self.unit: Final[i64] = unit
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.facing: Final[i64] = facing
        self.formation: Final[i64] = formation
        self.files: Final[i64] = files

    def key(self) -> tuple[int, ...]:
        return (42, self.unit, self.x, self.y, self.facing, self.formation, self.files)

    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.facing)


class Post(Action):
    """post ney 24,6"""

    def __init__(self, officer: i64, x: i64, y: i64) -> None:
        self.officer: Final[i64] = officer
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (48, self.officer, self.x, self.y)


GO_FIRST: Final = GoFirst()
GO_SECOND: Final = GoSecond()
END_STEP: Final = EndStep()
AGAIN: Final = Again()
STAY: Final = Stay()
FALL_BACK: Final = FallBack()
UNSUPPORTED: Final = Unsupported()
DEFEND: Final = Defend()
SURRENDER: Final = Surrender()
EVADE: Final = Evade()
PASS: Final = Pass()
