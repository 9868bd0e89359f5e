"""D-142, W-ART-6: both sides write down how far their guns fire, before any gun does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import LIMIT, MOMENT, Refusal
from grognard.kernel.sealed import Sealed
from grognard.kernel.state import State
from grognard.table.pose import INCH

from ...model.combat_actions import Estimate
from ...model.flow import SeatProcedure, battle
from ...model.state import Battle
from .paths import aim_distance
from .types import gunners_seat, most_estimate

NOT_ASKED: Final = Refusal("D-142", MOMENT, "not-now")
NOT_SO_MANY: Final = Refusal("D-142", LIMIT, "number")
TOO_FAR: Final = Refusal("D-142", LIMIT, "estimate-too-far")
STEP: Final = 6  # between estimates that are proposed by eye
LONGEST: Final = 48
SHORT: Final = 6  # the die adds 6 inches on the average of its numbers

# An aim is a gun, its target, what it loads, the estimate, and what the shot has cost a battery.
PER_AIM: Final = 5


class Firing(SeatProcedure):
    """A step in which guns fire: the shot it is at, what its target had lost before, all aims."""

    at: i64
    before: i64
    aims: list[int]


def aims_of(b: Battle, aims: list[int], seat: int) -> list[int]:
    """Where in the list the aims of a seat begin, in the order of their guns."""
    found = [i for i in range(0, len(aims), PER_AIM) if gunners_seat(b, b.units[aims[i]]) == seat]
    return sorted(found, key=lambda i: aims[i])


class ChooseEstimates(Decision):
    """D-142 A number of whole inches for each gun that fires."""

    def __init__(self, seat: int, aims: list[int]) -> None:
        super().__init__(seat, "D-142")
        self.aims: Final = aims
        self.finite = False

    def candidates(self, s: State) -> list[Action]:
        """F-03 What the distance requires, and a little more or less; by eye any round number."""
        b = battle(s)
        found: dict[tuple[int, ...], Action] = {}
        by_eye = b.setting.options.by_eye
        for off in range(STEP, LONGEST + 1, STEP) if by_eye else (0, -2, 2, -4, 4):
            action = Estimate(self.blind(b, off) if by_eye else self.guesses(b, off))
            found.setdefault(action.key(), action)  # limits make some of them equal
        return list(found.values())

    def blind(self, b: Battle, inches: int) -> list[int]:
        """D-79 The same for all guns, wherever their targets are."""
        return [
            min(inches, int(most_estimate(b.units[self.aims[i]], self.aims[i + 2])))
            for i in aims_of(b, self.aims, self.seat)
        ]

    def guesses(self, b: Battle, off: int) -> list[int]:
        found: list[int] = []
        for i in aims_of(b, self.aims, self.seat):
            gun, target = b.units[self.aims[i]], b.units[self.aims[i + 1]]
            inches = int(aim_distance(b, gun, target)) // INCH - SHORT + off
            found.append(max(0, min(inches, int(most_estimate(gun, self.aims[i + 2])))))
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Estimate):
            return NOT_ASKED
        b = battle(s)
        mine = aims_of(b, self.aims, self.seat)
        if len(action.inches) != len(mine):
            return NOT_SO_MANY
        for inches, i in zip(action.inches, mine, strict=True):
            if not 0 <= inches <= most_estimate(b.units[self.aims[i]], self.aims[i + 2]):
                return TOO_FAR
        return None


class Estimates(Sealed):
    """W-ART-6 Nobody sees what the other has written before both have."""

    aims: list[int]

    def questions(self, s: State) -> list[Decision]:
        b = battle(s)
        return [ChooseEstimates(seat, self.aims) for seat in (0, 1) if aims_of(b, self.aims, seat)]

    def reveal(self, s: State, answers: list[Action]) -> None:
        """The step that asked keeps them, and fires."""
        b = battle(s)
        asked = [seat for seat in (0, 1) if aims_of(b, self.aims, seat)]
        filled = list(self.aims)
        for seat, answer in zip(asked, answers, strict=True):
            assert isinstance(answer, Estimate)
            for inches, i in zip(answer.inches, aims_of(b, self.aims, seat), strict=True):
                filled[i + 3] = inches
                b.note("estimated", filled[i], [filled[i + 1], filled[i + 2], inches])
        step = s.stack[-2]
        assert isinstance(step, Firing)
        step.aims = filled
