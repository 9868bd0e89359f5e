"""The moves of a match as each seat knows them: they decide when offers stay open and lapse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .match import Match


@dataclass(frozen=True, slots=True)
class Move:
    """A move, the one before it of the same seat, and the update that reports it to each seat."""

    order: int
    seat: int
    before: int
    told_in: dict[int, int]


class Moves:
    """Moves are entries that everybody learns of, counted from 1; a declined question is none."""

    def __init__(self) -> None:
        self._count = 0
        self._last: Final[dict[int, int]] = {}
        self._recent: list[Move] = []

    def add(self, match: Match, seat: int) -> None:
        """A seat has made a move, just folded in."""
        told_in = {
            other: match.feed(other).latest + int(not match.is_let_in(other))
            for other in match.audiences
            if other is not None
        }
        self._count += 1
        fresh = Move(self._count, seat, self._last.get(seat, 0), told_in)
        self._recent = [move for move in self._recent if is_news(match, move)] + [fresh]
        self._last[seat] = self._count

    def heard_by(self, match: Match, sight: int) -> dict[int, int]:
        """The last move of each seat as far as this one knows: its own, and those it was sent."""
        last = dict(self._last)
        for move in reversed(self._recent):
            if move.seat != sight and move.told_in[sight] > match.feed(sight).number:
                last[move.seat] = move.before
        return last


def is_news(match: Match, move: Move) -> bool:
    """Whether some seat has not been informed of it yet."""
    return any(number > match.feed(seat).number for seat, number in move.told_in.items())
