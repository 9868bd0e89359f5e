"""Decisions: a question to one seat, with every answer worth asking about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

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
class Decision(Step):
    """A question to one seat. `why_not` is the one predicate behind play, screen and server.

    `hidden` marks a question whose very asking would tell the other seats something. Where
    `finite` is false there are more answers than can be listed, such as places on a table: the
    candidates are those worth proposing, and `why_not` judges any other as well.
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

    def recommended(self, s: State) -> list[Action]:
        """What a good player would answer, the best first, where the game can tell; all legal."""
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
