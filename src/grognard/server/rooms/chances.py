"""Hidden questions that could have come up, and what the server has done about each by itself.

R130: where one came up, it is taken up and answered when its time has come; where none did, the
same work is done, so that the work reveals nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..match.match import Match
from ..match.reveal_timing import Chance

if TYPE_CHECKING:
    from .room import Room


class Chances:
    """Those of the run that the timing of a room is in, in order."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._run = -1
        self._taken_up = 0
        self._answered = 0

    def asked(self, match: Match) -> Chance | None:
        """The one that did come up and is not answered yet."""
        found, seat = self._all(), match.asked_in_secret()
        return found[-1] if found and found[-1].seat == seat else None

    def to_take_up(self, match: Match) -> Chance | None:
        """The next that a computer would have been thinking about."""
        left = self._for_show(match)[self._taken_up :]
        return next((chance for chance in left if chance.takes_up is not None), None)

    def to_answer(self, match: Match) -> Chance | None:
        """The next that would have been answered."""
        return next(iter(self._for_show(match)[self._answered :]), None)

    def was_taken_up(self, chance: Chance) -> None:
        self._taken_up = self._all().index(chance, self._taken_up) + 1

    def was_answered(self, chance: Chance) -> None:
        self._answered = self._all().index(chance, self._answered) + 1

    def _all(self) -> list[Chance]:
        timing = self.room.timing
        if timing.runs != self._run:
            self._run, self._taken_up, self._answered = timing.runs, 0, 0
        return timing.chances()

    def _for_show(self, match: Match) -> list[Chance]:
        """Those that did not come up, or were answered; none when all is long over.

        Where play stopped, the question that stopped it is the last.
        """
        found, timing = self._all(), self.room.timing
        over = match.verdict is not None or timing.settles() + timing.pause < self._now()
        if over or not self.room.ours:
            return []
        return found if self.asked(match) is None else found[:-1]

    def _now(self) -> float:
        return self.room.context.clock()
