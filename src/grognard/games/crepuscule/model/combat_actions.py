"""What units do in a fight: musketry, guns, melee and what follows it.

The docstring of each is its notation. A new one also needs its line in `verbs.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action


class Shoot(Action):
    """shoot f1 > a2 left

    `face` is that of a square which fires, else -1.
    """

    def __init__(self, unit: i64, target: i64, face: i64 = -1) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.face: Final[i64] = face

    def key(self) -> tuple[int, ...]:
        return (22, self.unit, self.target, self.face)


class Volley(Action):
    """volley f1 > a2"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (23, self.unit, self.target)


class Reply(Action):
    """reply"""

    def key(self) -> tuple[int, ...]:
        return (24,)


class Snipe(Action):
    """snipe f1 > ney"""

    def __init__(self, unit: i64, officer: i64) -> None:
        self.unit: Final[i64] = unit
        self.officer: Final[i64] = officer

    def key(self) -> tuple[int, ...]:
        return (43, self.unit, self.officer)


class Aim(Action):
    """aim fb1 > a2 ball"""

    def __init__(self, unit: i64, target: i64, ammunition: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.ammunition: Final[i64] = ammunition

    def key(self) -> tuple[int, ...]:
        return (34, self.unit, self.target, self.ammunition)


class Duel(Action):
    """duel ab1 > fb1"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (35, self.unit, self.target)


class Estimate(Action):
    """estimate 20 18

    In inches, for each gun that fires, in the order of their numbers.
    """

    def __init__(self, inches: list[int]) -> None:
        self.inches: Final = inches

    def key(self) -> tuple[int, ...]:
        return (36, *self.inches)


class Fight(Action):
    """fight f1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (26, self.unit)


class Strike(Action):
    """strike f1 > a2 5"""

    def __init__(self, unit: i64, target: i64, count: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.count: Final[i64] = count

    def key(self) -> tuple[int, ...]:
        return (27, self.unit, self.target, self.count)


class StrikeOfficer(Action):
    """strike f1 > ney 3"""

    def __init__(self, unit: i64, officer: i64, count: i64) -> None:
        self.unit: Final[i64] = unit
        self.officer: Final[i64] = officer
        self.count: Final[i64] = count

    def key(self) -> tuple[int, ...]:
        return (47, self.unit, self.officer, self.count)


class Swap(Action):
    """ranks f1 ahead

    The rear rank steps ahead of the front rank, or with `back` the front rank behind it.
    """

    def __init__(self, unit: i64, ahead: bool) -> None:
        self.unit: Final[i64] = unit
        self.ahead: Final[bool] = ahead

    def key(self) -> tuple[int, ...]:
        return (46, self.unit, int(self.ahead))


class Pursue(Action):
    """pursue"""

    def key(self) -> tuple[int, ...]:
        return (28,)


class HoldBack(Action):
    """hold"""

    def key(self) -> tuple[int, ...]:
        return (29,)


class BreakOff(Action):
    """breakoff f1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (30, self.unit)


REPLY: Final = Reply()
PURSUE: Final = Pursue()
HOLD_BACK: Final = HoldBack()
