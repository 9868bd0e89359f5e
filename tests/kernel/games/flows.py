"""The smallest state, decision and procedures that a test can run."""

from __future__ import annotations

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State

TOO_HIGH = Refusal("1 three at most")


class Say(Action):
    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[int, ...]:
        return (self.number,)


class ChooseNumber(Decision):
    def candidates(self, s: State) -> list[Action]:
        return [Say(number) for number in range(6)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return TOO_HIGH if action.key() > (3,) else None


class Diary(State):
    """Remembers in `lines` what its procedures did."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def clone(self) -> Diary:
        other = Diary()
        self.copy_flow_to(other)
        other.lines = self.lines[:]
        return other


def diary(s: State) -> Diary:
    assert isinstance(s, Diary)
    return s


class Round(Procedure):
    """Asks for a number, calls a Toss, and does both again until a 0 is said."""

    def step(self, s: State) -> Step:
        if self.stage == 1:
            return ChooseNumber(0, "1 a number")
        if self.stage == 2:
            return self.hear(diary(s))
        self.stage = 1
        return ChooseNumber(0, "1 a number")

    def hear(self, d: Diary) -> Step:
        assert isinstance(d.action, Say)
        d.lines.append(f"said {d.action.number}")
        if d.action.number == 0:
            return DONE
        d.finished = d.action.number == 3
        return Toss(d.action.number)


class Toss(Procedure):
    """Throws a die so many times."""

    times: int

    def step(self, s: State) -> Step:
        if self.stage > 1:
            diary(s).lines.append(f"threw {s.outcome}")
        return Die("2 a die") if self.stage <= self.times else DONE


def new_diary() -> Diary:
    d = Diary()
    d.stack.append(Round())
    return d
