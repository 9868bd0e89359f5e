"""What an agent is given besides what it sees, and what it returns."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng

SEVERAL: Final = 8  # proposals worth keeping


class Budget:
    """How long to think: so many simulations or, where none are named, so many seconds.

    With simulations named the clock is ignored, and the same seed gives the same answer. Without
    either an agent takes its usual budget: a level its seconds, a staff its first thought.
    """

    def __init__(self, sims: int = 0, seconds: float = 0.0) -> None:
        self.sims: Final = sims
        self.seconds: Final = seconds


AT_ONCE: Final = Budget()


class Proposal:
    """A legal answer and how good its player finds it: higher is better, within one list only."""

    def __init__(self, action: Action, score: float) -> None:
        self.action: Final = action
        self.score: Final = score


class Thought:
    """What an agent answers, and why: the answers it considered, the best first, which is `action`.

    `win` is the chance to win that it found with so many simulations, and `error` its standard
    error; both are None where nothing was measured.
    """

    def __init__(
        self, options: list[Proposal], win: float | None, error: float | None, sims: int
    ) -> None:
        self.action: Final = options[0].action
        self.win: Final = win
        self.error: Final = error
        self.options: Final = options
        self.sims: Final = sims


# Ranking


def ranked(actions: list[Action], scores: list[float]) -> list[Proposal]:
    """The best of some actions by their scores, and all that are as good as the best one."""
    order = sorted(range(len(actions)), key=scores.__getitem__, reverse=True)
    found: list[Proposal] = []
    for place in order:
        score = scores[place]
        if len(found) >= SEVERAL and score < found[0].score:
            break
        found.append(Proposal(actions[place], score))
    return found


def by_lot(proposals: list[Proposal], rng: Rng) -> list[Proposal]:
    """Of those that are as good as the first, one at random comes first."""
    equals = 0
    while equals < len(proposals) and proposals[equals].score == proposals[0].score:
        equals += 1
    first = proposals.pop(rng.below(equals))
    proposals.insert(0, first)
    return proposals


def at_random(actions: list[Action], rng: Rng) -> list[Proposal]:
    """Actions where nobody knows which is better."""
    return by_lot(ranked(actions, [0.0] * len(actions)), rng)


def preferred(first: Action, others: list[Proposal]) -> list[Proposal]:
    """A ranking with one action at its head: it counts as no worse than any other."""
    known = first.key()
    score = others[0].score if others else 0.0
    rest = [p for p in others if p.action.key() != known]
    return [Proposal(first, score), *rest]
