"""Play on from a position by the rules themselves, again and again, to hold odds against."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt

from grognard.games.crepuscule.model.actions import AGAIN, PASS, UNSUPPORTED
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import advance, answer, settle

Policy = Callable[[Decision, Battle], Action | None]


def by_default(decision: Decision, b: Battle) -> Action | None:
    """Failed tests are re-rolled, nobody supports, nothing else is asked."""
    for action in (AGAIN, UNSUPPORTED, PASS):
        if decision.why_not(b, action) is None:
            return action
    return None


def play(b: Battle, steps: Iterable[Procedure], rng: Rng, policy: Policy = by_default) -> Battle:
    """One step after the other, to the end of each or to an answer that nobody gives."""
    trial = b.clone()
    trial.events = None
    for step in steps:
        trial.stack = [step]
        if not go_on(trial, advance(trial), rng, policy):
            break
    return trial


def go_on(trial: Battle, wait: object, rng: Rng, policy: Policy = by_default) -> bool:
    """To the end of all that is begun; False where an answer that nobody gives is waited for."""
    while isinstance(wait, Decision | Throw):
        if isinstance(wait, Throw):
            wait = settle(trial, wait.toss(rng))
            continue
        action = policy(wait, trial)
        if action is None:
            return False
        wait = answer(trial, action)
    return True


def is_near(chance: float, hits: int, trials: int) -> bool:
    """Within four standard errors of what came out, and a little more."""
    error = 4 * sqrt(max(chance * (1 - chance), 0.0) / trials) + 1.5 / trials
    return abs(chance - hits / trials) <= error
