"""Matches between computers alone: a few of one address are played at a time, while watched.

The others wait where they are, and continue when one of those played has ended or lost its last
spectator. Every process counts for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

GoOn = Callable[[], None]


class ComputerGames:
    """By where they were made, the ids of those that are played and those that wait."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._played: Final[dict[str, set[str]]] = {}
        self._waiting: Final[dict[str, dict[str, GoOn]]] = {}

    def is_full(self, source: str) -> bool:
        return len(self._played.get(source, ())) >= self.most

    def may_play(self, source: str, match_id: str, go_on: GoOn) -> bool:
        """Whether it is one of the few; if not, `go_on` is called when its turn has come."""
        played = self._played.setdefault(source, set())
        if match_id in played:
            return True
        if self.is_full(source):
            self._waiting.setdefault(source, {})[match_id] = go_on
            return False
        played.add(match_id)
        self._waiting.get(source, {}).pop(match_id, None)
        return True

    def waits(self, source: str, match_id: str) -> bool:
        return match_id in self._waiting.get(source, {})

    def leave(self, source: str, match_id: str) -> None:
        """It is over, or nobody watches it; another takes its place."""
        waiting = self._waiting.get(source, {})
        waiting.pop(match_id, None)
        played = self._played.get(source, set())
        if match_id in played:
            played.discard(match_id)
            for go_on in list(waiting.values())[:1]:
                go_on()
        if not self._played.get(source) and not waiting:
            self._played.pop(source, None)
            self._waiting.pop(source, None)
