"""Decisions: a question to one seat, with every answer worth asking about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .dice import Rng
from .procedure import Step
from .refusal import Refusal
from .tally import Tally

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One complete sentence from a player: a verb and all its objects."""

    def key(self) -> tuple[int, ...]:
        """Verb and objects as numbers; equal keys are equal actions."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """The legal answers to a decision in their order, counted and picked without being listed.

    They hold until the state changes.
    """

    def __init__(self, parts: list[list[Action]]) -> None:
        self.parts: Final = parts

    def count(self) -> int:
        total = 0
        for part in self.parts:
            total += len(part)
        return total

    def nth(self, number: int) -> Action:
        """The answer at a place, from 0."""
        for part in self.parts:
            if number < len(part):
                return part[number]
            number -= len(part)
        raise IndexError("there are fewer answers than that")

    def listed(self) -> list[Action]:
        found: list[Action] = []
        for part in self.parts:
            found += part
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots:
    """Places that hold one legal answer each, or none: known once somebody looks.

    Where answers are costly to work out, one is drawn without knowing all the others.
    """

    def count(self) -> int:
        raise NotImplementedError

    def at(self, number: int) -> Action | None:
        """The answer in a place, from 0; no two places hold the same."""
        raise NotImplementedError

    def listed(self) -> list[Action]:
        found: list[Action] = []
        for number in range(self.count()):
            action = self.at(number)
            if action is not None:
                found.append(action)
        return found

    def are_more_than(self, few: int) -> bool:
        """Whether there are more answers than a few; the rest are not looked at."""
        found = 0
        for number in range(self.count()):
            if self.at(number) is not None:
                found += 1
                if found > few:
                    return True
        return False

    def draw(self, rng: Rng) -> Action:
        """One of them, each as likely as any other: the first in a random order of the places."""
        left = self.count()
        places = list(range(left))
        while left:
            pick = rng.below(left)
            action = self.at(places[pick])
            if action is not None:
                return action
            left -= 1
            places[pick] = places[left]
        raise IndexError("there is no answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat. `why_not` is the one predicate behind play, screen and server.

    `hidden` marks a question that would reveal something to the other seats just by being asked.
    Where `finite` is false there are more answers than can be listed, such as places on a table:
    the candidates are those worth proposing, and `why_not` judges any other as well.
    """

    finite: bool = True

    def __init__(self, seat: int, cite: str, hidden: bool = False) -> None:
        self.seat: Final = seat
        self.cite: Final = cite
        self.hidden: Final = hidden

    def candidates(self, s: State) -> list[Action]:
        """Everything worth asking about, legal or not."""
        raise NotImplementedError

    def why_not(self, s: State, action: Action) -> Refusal | None:
        """The rule that forbids this action, or None."""
        raise NotImplementedError

    def legal(self, s: State) -> list[Action]:
        """The candidates that may be played; override for speed, never for meaning."""
        return [a for a in self.candidates(s) if self.why_not(s, a) is None]

    def answers(self, s: State) -> Answers:
        """The same as `legal`, to pick one of many."""
        return Answers([self.legal(s)])

    def slots(self, s: State) -> Slots | None:
        """The same, to draw one without knowing the others; None where they are quickly listed."""
        return None

    def draw(self, s: State, rng: Rng) -> Action:
        """One of the legal answers, each as likely as any other."""
        slots = self.slots(s)
        if slots is not None:
            return slots.draw(rng)
        answers = self.answers(s)
        return answers.nth(rng.below(answers.count()))

    def recommended(self, s: State) -> list[Action]:
        """What a good player would answer, the best first, if the game provides it; all legal."""
        return []

    def offered(self, s: State) -> list[Action]:
        """The legal answers as a player is offered them: what is recommended first, each once."""
        best = self.recommended(s)
        legal = self.legal(s)
        return [*{a.key(): a for a in [*best, *legal]}.values()] if best else legal

    def decline(self, s: State) -> Action | None:
        """The answer that does nothing, for a hidden question nobody answers; None without one."""
        return None

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """The labelled sums an action would throw on; empty when no dice follow."""
        return []


class CandidateSlots(Slots):
    """The candidates for an answer, each judged when it is looked at."""

    def __init__(self, decision: Decision, s: State) -> None:
        self.decision: Final = decision
        self.s: Final = s
        self.candidates: Final = decision.candidates(s)

    def count(self) -> int:
        return len(self.candidates)

    def at(self, number: int) -> Action | None:
        action = self.candidates[number]
        return action if self.decision.why_not(self.s, action) is None else None
