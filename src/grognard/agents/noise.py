"""A player who does not always take what it likes best."""

from __future__ import annotations

import math
from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State

from .agent import Staff
from .thought import Proposal

FINE: Final = 1 << 20  # steps between 0 and 1


class Noisy(Staff):
    """Another staff whose scores are blurred by about `much`.

    An answer is taken as often as a soft maximum of the scores would have it.
    """

    def __init__(self, staff: Staff, much: float, seed: int) -> None:
        self.staff: Final = staff
        self.much: Final = much
        self.rng: Final = Rng(seed)

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        self.staff.part = self.part
        blurred = [self.blurred(one) for one in self.staff.proposals(s, decision)]
        blurred.sort(key=score_of, reverse=True)
        return blurred

    def blurred(self, one: Proposal) -> Proposal:
        u = (self.rng.below(FINE) + 0.5) / FINE
        return Proposal(one.action, one.score - self.much * math.log(-math.log(u)))


class Conscript(Noisy):
    """A player who knows the rules, judges roughly, and ignores every question asked in secret."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        found = super().proposals(s, decision)
        idle = decision.decline(s) if decision.hidden else None
        return found if idle is None else first_of(idle.key(), found)


def first_of(key: tuple[int, ...], found: list[Proposal]) -> list[Proposal]:
    """The ranking with one answer at its head, scores in order."""
    best = found[0].score
    chosen = [Proposal(one.action, best) for one in found if one.action.key() == key]
    return chosen + [one for one in found if one.action.key() != key]


def score_of(one: Proposal) -> float:
    return one.score
