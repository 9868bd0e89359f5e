"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.reading import in_all_languages
from grognard.lexicon import Lexicon

from ..bodies import Body, closed_area, overlapping
from ..text.lengths import EXPECTED
from .state import BattleState


class Fault:
    """A broken invariant by language, and the unit concerned or NOBODY."""

    def __init__(self, uid: int, told: dict[str, str]) -> None:
        self.uid: Final = uid
        self.problem: Final = told["en"]
        self.told: Final = told


def fault_in(words: Lexicon, uid: int, key: str, **facts: object) -> Fault:
    """An error in the words of a game."""
    return Fault(uid, in_all_languages(words, key, **facts))


def problem_lines(b: BattleState, faults: list[Fault]) -> list[str]:
    ids = b.common().ids
    return [f"{ids[f.uid] if f.uid >= 0 else 'battle'}: {f.problem}" for f in faults]


def standing_faults(b: BattleState, closed: i64, body: Body) -> list[Fault]:
    """A body off the table, or on ground that is closed to it."""
    ground = b.common().ground
    if not ground.on_table(body.shape.hull):
        return [fault_in(EXPECTED, body.owner, "off-table")]
    area = closed_area(ground, closed, body)
    return [fault_in(EXPECTED, body.owner, "on-closed", area=area)] if area else []


def overlap_faults(b: BattleState, bodies: list[Body]) -> list[Fault]:
    """Bodies that share ground."""
    ids = b.common().ids
    return [
        fault_in(EXPECTED, one.owner, "on-another", other=ids[other.owner])
        for one, other in overlapping(bodies)
    ]
