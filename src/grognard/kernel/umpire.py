"""The umpire: the only loop in the kernel. Runs procedures to the next wait."""

from __future__ import annotations

from .decision import Action, Decision
from .dice import Rng, Throw
from .procedure import DONE, Procedure, Step
from .refusal import IllegalAction
from .state import State


def advance(s: State) -> Step:
    """Run to the next Decision or Throw, or DONE when the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        top.stage += 1
        step = top.step(s)
        if s.finished:
            stack.clear()
            break
        if step is DONE:
            stack.pop()
        elif isinstance(step, Procedure):
            stack.append(step)
        else:
            s.pending = step
            return step
    s.pending = DONE
    return DONE


def begin(s: State, p: Procedure) -> Step:
    """Run the first stage of a procedure now; it is put on the stack only if it continues."""
    p.stage = 1
    step = p.step(s)
    if step is not DONE:
        s.stack.append(p)
    return step


def answer(s: State, action: Action) -> Step:
    """Take a legal action and run on. Precondition: `why_not` gave None."""
    s.action = action
    return advance(s)


def settle(s: State, outcome: int) -> Step:
    """Give the outcome of the pending Throw and run on."""
    s.outcome = outcome
    return advance(s)


def decline_all(s: State) -> None:
    """Answer every hidden question by doing nothing, as far as that is an answer."""
    step = s.pending
    while isinstance(step, Decision) and step.hidden:
        action = step.decline(s)
        if action is None:
            return
        step = answer(s, action)


def ask_again(s: State) -> Step:
    """Repeat the waiting stage on top of a restored stack."""
    if s.stack:
        s.stack[-1].stage -= 1
    return advance(s)


def submit(s: State, action: Action) -> Step:
    """`answer` for actions from outside: raises IllegalAction, and then changes nothing."""
    decision = s.pending
    assert isinstance(decision, Decision)
    refusal = decision.why_not(s, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return answer(s, action)


def legal_actions(s: State) -> list[Action]:
    decision = s.pending
    assert isinstance(decision, Decision)
    return decision.legal(s)


def play_random(s: State, rng: Rng, limit: int) -> int:
    """Answer at random until the game ends or `limit` decisions are made; returns the count."""
    made = 0
    step = s.pending
    while made < limit:
        if isinstance(step, Decision):
            s.action = step.draw(s, rng)
            made += 1
        elif isinstance(step, Throw):
            s.outcome = step.toss(rng)
        else:
            break
        step = advance(s)
    return made
