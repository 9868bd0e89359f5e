"""D-135: a unit panics: which of its friends run too, by trials of the very procedures of panic."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import advance, answer, settle

from ..chapters.morale.alarm import spread
from ..chapters.morale.panic import FirePanic, take_flight
from ..model.actions import AGAIN
from ..model.state import Battle
from .dice import NEVER

TRIALS: Final = 60
SALT: Final = 135
MOST_STEPS: Final = 400


class Chain:
    """How many friends run after a unit that panics: any, on average, and how sure that is."""

    def __init__(self, any_of: float, mean: float, error: float) -> None:
        self.any_of: Final[float] = any_of
        self.mean: Final[float] = mean
        self.error: Final[float] = error  # of `any_of`: two standard errors


def panic_chain(b: Battle, uid: i64) -> Chain:
    """What follows if it fails its test now; veterans throw theirs again."""
    rng = Rng(SALT)
    some = 0
    total = 0
    for _ in range(TRIALS):
        count = followers(b, uid, rng)
        total += count
        some += 1 if count else 0
    share = float(some) / float(TRIALS)
    error = 2.0 * sqrt(max(share * (1.0 - share), NEVER) / float(TRIALS))
    return Chain(share, float(total) / float(TRIALS), error)


def followers(b: Battle, uid: i64, rng: Rng) -> int:
    trial = b.clone()
    trial.events = None
    seat = b.units[uid].seat
    before = [u.uid for u in trial.side(seat) if u.is_fleeing()]
    spread(trial, uid)
    stack: list[Procedure] = [FirePanic(seat)]
    step = take_flight(trial, trial.units[uid])
    if isinstance(step, Procedure):
        stack.append(step)
    trial.stack = stack
    play_out(trial, rng)
    here = [u.uid for u in b.side(seat) if u.uid != uid and u.uid not in before]
    return len([one for one in here if has_run(trial, one)])


def has_run(b: Battle, uid: i64) -> bool:
    u = b.units[uid]
    return not u.on_table() or u.is_fleeing() or u.figures == 0


def play_out(b: Battle, rng: Rng) -> None:
    step = advance(b)
    for _ in range(MOST_STEPS):
        if isinstance(step, Throw):
            step = settle(b, step.toss(rng))
        elif isinstance(step, Decision):
            step = answer(b, AGAIN)
        else:
            return
