"""A battle in progress, as far as it is the same in any game: turns, sides, who won."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.state import State

from ..bodies import NOBODY, Field
from .happened import Happened
from .setting import BattleSetting

_owners = 0


def _new_owner() -> int:
    """A number that no other battle has: pieces with another one are shared, not ours."""
    global _owners
    _owners += 1
    return _owners


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleState(State):
    """A game adds its setting and its pieces, which clones share and copy on first write."""

    __slots__ = tuple("active ending field first owner phase turn winner".split())

    def __init__(self, phase: i64) -> None:
        super().__init__()
        self.turn: i64 = 0
        self.phase: i64 = phase
        self.active: i64 = 0  # whose activation, segment or player turn it is
        self.first: i64 = 0  # who has the initiative
        self.winner: i64 = NOBODY
        self.ending = ""
        self.owner: i64 = 0
        self.field: Field | None = None  # made when it is asked for

    def common(self) -> BattleSetting:
        """Its setting, for code that knows no game."""
        raise NotImplementedError

    def copy_battle_to(self, other: BattleState) -> None:
        """All of it that is here; pieces that both share now belong to neither."""
        self.copy_flow_to(other)
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.first = self.first
        other.winner = self.winner
        other.ending = self.ending
        other.field = self.field
        other.owner = _new_owner()
        self.owner = _new_owner()

    def note(self, what: str, uid: i64, args: list[int]) -> None:
        """Report what happened; callers in a hurry check first whether anybody listens."""
        if self.events is not None:
            self.events.append(Happened(what, uid, args))

    # The turn

    def begin_turn(self) -> None:
        self.turn += 1
        self.note("turn", NOBODY, [self.turn])

    def enter(self, phase: i64) -> None:
        self.phase = phase
        self.note("phase", NOBODY, [phase])

    def finish(self, winner: i64, cite: str) -> None:
        self.winner = winner
        self.ending = cite
        self.finished = True
        self.note("ended", NOBODY, [winner])
