"""What may happen after an action before anyone decides again, and how likely each outcome is.

The caller hands over a state of what a seat may know, never the true one, and a function that
names a leaf: it sees the state there and the events since the action, and leaves with equal
names are counted as one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

Describe = Callable[[State, list[Event]], Hashable]
PassAction = Callable[[State], Action]

LEAVES: Final = 20_000
NOBODY: Final = -1
DEEPEST: Final = (
    150  # throws one after the other; a fight that continues until somebody wins has more
)


def spread(throw: Throw) -> list[tuple[int, Fraction]]:
    """Each outcome of a throw with its chance."""
    outcomes = throw.outcomes()
    total = sum(weight for _, weight in outcomes)
    return [(outcome, Fraction(weight, total)) for outcome, weight in outcomes]


def odds(
    s: State,
    action: Action,
    describe: Describe,
    limit: int = LEAVES,
    pass_action: PassAction | None = None,
) -> dict[Hashable, Fraction] | None:
    """The exact chance of each leaf; None when there are more than `limit`: sample instead.

    A decision ends the walk. With `pass_action` the hidden decisions of other seats do not:
    it answers them, so the odds are those against a side that declines to react.
    """
    walk = _Walk(describe, limit, _asked(s), pass_action)
    return walk.found if walk.visit(_after(s, action), 1, 1) else None


def thrown_odds(
    s: State, describe: Describe, limit: int = LEAVES
) -> dict[Hashable, Fraction] | None:
    """The same of a state that waits for a throw: what may come of that, before anyone decides."""
    walk = _Walk(describe, limit, NOBODY, None)
    return walk.found if walk.visit(_branch(s), 1, 1) else None


def sampled(
    s: State,
    action: Action,
    describe: Describe,
    rng: Rng,
    samples: int,
    pass_action: PassAction | None = None,
) -> dict[Hashable, Fraction]:
    """How often each leaf came up in so many trials; for walks too wide for `odds`."""
    return _tried(_after(s, action), describe, rng, samples, _asked(s), pass_action)


def sampled_throws(
    s: State, describe: Describe, rng: Rng, samples: int
) -> dict[Hashable, Fraction]:
    """The same of a state that waits for a throw."""
    return _tried(s, describe, rng, samples, NOBODY, None)


def _tried(
    after: State,
    describe: Describe,
    rng: Rng,
    samples: int,
    asker: int,
    pass_action: PassAction | None,
) -> dict[Hashable, Fraction]:
    counts: dict[Hashable, int] = {}
    for _ in range(samples):
        trial = _branch(after)
        _roll_out(trial, rng, asker, pass_action)
        leaf = describe(trial, _heard(trial))
        counts[leaf] = counts.get(leaf, 0) + 1
    return {leaf: Fraction(count, samples) for leaf, count in counts.items()}


class _Walk:
    """Visits every leaf once; chances are kept as whole numbers until a leaf is reached."""

    def __init__(
        self, describe: Describe, limit: int, asker: int, pass_action: PassAction | None
    ) -> None:
        self.describe: Final = describe
        self.asker: Final = asker
        self.pass_action: Final = pass_action
        self.found: Final[dict[Hashable, Fraction]] = {}
        self.room = limit - 1  # for more leaves than are known to come
        self.deep = 0  # throws one after the other

    def visit(self, s: State, weight: int, total: int) -> bool:
        """Follow a branch to its leaves; False when there is no room for them."""
        _decline(s, self.asker, self.pass_action)
        throw = s.pending
        if isinstance(throw, Throw):
            return self.visit_throw(s, throw, weight, total)
        leaf = self.describe(s, _heard(s))
        self.found[leaf] = self.found.get(leaf, Fraction(0)) + Fraction(weight, total)
        return True

    def visit_throw(self, s: State, throw: Throw, weight: int, total: int) -> bool:
        """Each outcome leads to a leaf at least; and dice thrown over and over must have an end."""
        self.room -= throw.breadth() - 1
        if self.room < 0 or self.deep >= DEEPEST:
            return False
        self.deep += 1
        outcomes = throw.outcomes()
        total *= sum(share for _, share in outcomes)
        for outcome, share in outcomes:
            branch = _branch(s)
            settle(branch, outcome)
            if not self.visit(branch, weight * share, total):
                return False
        self.deep -= 1
        return True


def _roll_out(s: State, rng: Rng, asker: int, pass_action: PassAction | None) -> None:
    _decline(s, asker, pass_action)
    throw = s.pending
    while isinstance(throw, Throw):
        settle(s, throw.toss(rng))
        _decline(s, asker, pass_action)
        throw = s.pending


def _decline(s: State, asker: int, pass_action: PassAction | None) -> None:
    """Answer the hidden decisions of other seats that come first."""
    if pass_action is None:
        return
    wait = s.pending
    while isinstance(wait, Decision) and wait.hidden and wait.seat != asker:
        answer(s, pass_action(s))
        wait = s.pending


def _after(s: State, action: Action) -> State:
    after = s.clone()
    after.events = []
    answer(after, action)
    return after


def _branch(s: State) -> State:
    branch = s.clone()
    branch.events = list(_heard(s))
    return branch


def _heard(s: State) -> list[Event]:
    return s.events if s.events is not None else []


def _asked(s: State) -> int:
    decision = s.pending
    assert isinstance(decision, Decision)
    return decision.seat
