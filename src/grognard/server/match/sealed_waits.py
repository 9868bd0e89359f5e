"""Sealed questions that several seats answer at once: who still waits, and what is new meanwhile.

An answer that is sealed shows nothing, so seats may answer whether or not they have seen others'
updates.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import is_table_line, is_talk, is_unsealing
from grognard.kernel.sealed import opens_all, sealed_wait
from grognard.kernel.state import State

from .feed import Audience, Feed


def keeps_waiting(state: State, entry: Entry) -> bool:
    """Whether after an entry others have still to answer the same questions."""
    if is_table_line(entry.action):
        return is_unsealing(entry.action) or is_talk(entry.action)
    begun = bool(entry.action) and sealed_wait(state) is not None
    return begun and not opens_all(state)


class SealedWaits:
    """From which update on each audience knew the questions that are asked now."""

    def __init__(self) -> None:
        self._since: Final[dict[Audience, int]] = {}
        self._answered: Final[dict[Audience, int]] = {}
        self._opened: Final[dict[Audience, int]] = {}

    def begin(self, feed: Feed) -> None:
        """The update that this audience is about to get asks something new."""
        self._since[feed.audience] = feed.latest

    def heard(self, feed: Feed, opens: bool) -> None:
        """The update that this audience is about to get reports an answer.

        `opens`: it leads to a question that all who share a seat answer as they like.
        """
        self._answered[feed.audience] = feed.latest
        if opens:
            self._opened[feed.audience] = feed.latest

    def is_fresh_among(self, feed: Feed, seen: int, open_to_all: bool) -> bool:
        """The same for one of several who share a seat, where others continue meanwhile.

        Of a question that is open to all of them a person must know that it is asked; otherwise
        only table lines may have followed about who answers for what.
        """
        first = (self._opened if open_to_all else self._answered).get(feed.audience, 0)
        return first <= seen <= feed.number

    def is_fresh(self, state: State, feed: Feed, seen: int) -> bool:
        """Whether a person who has seen so many updates knows what is asked.

        Since sealed questions were asked, they have at most been informed that others have
        answered.
        """
        first = self._since[feed.audience] if sealed_wait(state) else feed.number
        return first <= seen <= feed.number
