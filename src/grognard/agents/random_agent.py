"""The agent that answers at random."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State

from .agent import Staff
from .thought import Proposal, at_random


class Chance(Staff):
    """Every legal action is as likely as any other; it plays every game."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return at_random(decision.legal(s), self.rng)
