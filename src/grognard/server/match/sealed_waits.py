"""Sealed questions that several seats answer at once: who still waits, and what is fresh meanwhile.

An answer that is sealed shows nothing, so seats may answer whether or not they have heard of it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import is_table_line, is_unsealing
from grognard.kernel.sealed import opens_all, sealed_wait
from grognard.kernel.state import State

from .feed import Audience, Feed


def keeps_waiting(state: State, entry: Entry) -> bool:
    """Whether after an entry others have still to answer the same sealed questions."""
    if is_table_line(entry.action):
        return is_unsealing(entry.action)
    begun = bool(entry.action) and sealed_wait(state) is not None
    return begun and not opens_all(state)


class SealedWaits:
    """From which update on each audience knew the questions that are asked now."""

    def __init__(self) -> None:
        self._since: Final[dict[Audience, int]] = {}

    def begin(self, feed: Feed) -> None:
        """The update that this audience is about to get asks something new."""
        self._since[feed.audience] = feed.latest

    def is_fresh(self, state: State, feed: Feed, seen: int) -> bool:
        """Whether one who has seen so many updates knows what is asked.

        Since sealed questions were asked, one heard at most that others have answered.
        """
        first = self._since[feed.audience] if sealed_wait(state) else feed.number
        return first <= seen <= feed.number
