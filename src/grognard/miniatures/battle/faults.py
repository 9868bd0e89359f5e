"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..bodies import Body, misplaced, overlapping
from .state import BattleState


class Fault:
    """A broken invariant, and the unit concerned or NOBODY."""

    def __init__(self, uid: int, problem: str) -> None:
        self.uid: Final = uid
        self.problem: Final = problem


def problem_lines(b: BattleState, faults: list[Fault]) -> list[str]:
    ids = b.common().ids
    return [f"{ids[f.uid] if f.uid >= 0 else 'battle'}: {f.problem}" for f in faults]


def standing_faults(b: BattleState, closed: i64, body: Body) -> list[Fault]:
    """A body off the table, or on ground that is closed to it."""
    problem = misplaced(b.common().ground, closed, body)
    return [Fault(body.owner, problem)] if problem else []


def overlap_faults(b: BattleState, bodies: list[Body], stands: str = "is") -> list[Fault]:
    """Bodies that share ground."""
    ids = b.common().ids
    shared = overlapping(bodies)
    return [Fault(one.owner, f"{stands} on {ids[other.owner]}") for one, other in shared]
