"""Outpost: what players may say."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.table.paths import Leg
from grognard.table.pose import Pose


class Place(Action):
    """place r1 10,4.5 0"""

    def __init__(self, unit: int, pose: Pose) -> None:
        self.unit: Final = unit
        self.pose: Final = pose

    def key(self) -> tuple[int, ...]:
        return (1, self.unit, *self.pose.key())


class Hide(Action):
    """hide r4 @2"""

    def __init__(self, unit: int, place: int) -> None:
        self.unit: Final = unit
        self.place: Final = place

    def key(self) -> tuple[int, ...]:
        return (2, self.unit, self.place)


class Move(Action):
    """move r1 advance 3, wheel left 20"""

    def __init__(self, unit: int, legs: list[Leg]) -> None:
        self.unit: Final = unit
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        return (3, self.unit, *[number for leg in self.legs for number in leg.key()])


class Brigade(Action):
    """brigade r0 oblique left 3"""

    def __init__(self, chief: int, leg: Leg) -> None:
        self.chief: Final = chief
        self.leg: Final = leg

    def key(self) -> tuple[int, ...]:
        return (4, self.chief, *self.leg.key())


class Fire(Action):
    """fire r3 > b1"""

    def __init__(self, unit: int, target: int) -> None:
        self.unit: Final = unit
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (5, self.unit, self.target)


class End(Action):
    """end"""

    def key(self) -> tuple[int, ...]:
        return (6,)


class Estimate(Action):
    """write e7"""

    def __init__(self, inches: int) -> None:
        self.inches: Final = inches

    def key(self) -> tuple[int, ...]:
        return (7, self.inches)


class React(Action):
    """stand, or lie"""

    def __init__(self, reaction: int) -> None:
        self.reaction: Final = reaction

    def key(self) -> tuple[int, ...]:
        return (8, self.reaction)
