"""The answers that count, linked from the newest to the first, and the states kept along the way.

Going back to an earlier line shares all that came before it, so each line of a journal costs one
link, however often play goes back. States are kept at fewer and fewer links the older they are:
after going back by so many answers, no more than twice as many, and a few, are played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from grognard.kernel.state import State

STRIDE: Final = 8  # between the states that are kept for longer than a move


@dataclass(frozen=True, slots=True)
class Answer:
    """An entry that still counts: who gave it, and what undo must know of it.

    `sealed` means that nobody else was to see it before all had answered. `share` is whose matter
    it was, where several people share the seat.
    """

    number: int
    seat: int
    hidden: bool
    declined: bool
    thrown: bool
    sealed: bool = False
    share: str = ""


class Link:
    """An answer after all those before it; the first link has none, for the opening.

    `state` is that after the answer, while it is kept, and `wanted` how often play is known to go
    back to it. `leap` is an earlier link, so that one far back is found in few steps.
    """

    __slots__ = ("answer", "before", "leap", "length", "state", "wanted")

    def __init__(self, answer: Answer | None = None, before: Link | None = None) -> None:
        self.answer: Final = answer
        self.before: Final = before
        self.length: Final[int] = before.length + 1 if before else 0
        self.leap: Final[Link | None] = (
            before.at(self.length & (self.length - 1)) if before else None
        )
        self.state: State | None = None
        self.wanted = 0

    @property
    def number(self) -> int:
        return self.answer.number if self.answer else 0

    def newest_first(self, floor: int = 0) -> Iterator[Answer]:
        """The answers from this one back; those before `floor` are left out."""
        link: Link | None = self
        while link is not None and link.answer is not None and link.length > floor:
            yield link.answer
            link = link.before

    def at(self, length: int) -> Link:
        """This link or one before it, by its length."""
        link = self
        while link.length > length:
            leap, before = link.leap, link.before
            assert leap is not None and before is not None
            link = leap if leap.length >= length else before
        return link


class Marks:
    """The links whose states are kept, from the first to the newest."""

    def __init__(self) -> None:
        self._links: list[Link] = []

    def add(self, link: Link, state: State) -> None:
        """Keep the state after the newest answer, and forget some that are too near each other."""
        link.state = state
        self._links.append(link)
        kept = [each for each in self._links if is_worth_keeping(each, link)]
        self._forget(kept)

    def go_back(self, link: Link, state: State) -> None:
        """Play continues from here: links on no way to this one are dropped."""
        kept = [each for each in self._links if link.at(each.length) is each and each is not link]
        self._forget(kept)
        self.add(link, state)

    def _forget(self, kept: list[Link]) -> None:
        stay = set(map(id, kept))
        for link in self._links:
            if id(link) not in stay and not link.wanted:
                link.state = None
        self._links = kept


def is_worth_keeping(link: Link, newest: Link) -> bool:
    """The first and the last two, and of the others the fewer the older they are."""
    distance = newest.length - link.length
    lowest_bit = link.length & -link.length
    return (
        link.length == 0 or distance <= 1 or (lowest_bit >= STRIDE and distance <= 2 * lowest_bit)
    )
