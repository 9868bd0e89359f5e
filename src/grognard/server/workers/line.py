"""The queue of questions before workers: people who ask take turns, whatever each of them asks.

Addresses take turns, and so do the people of one address: a hundred questions of one person delay
their own, not those of others. Questions that may wait come behind all others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final


class NoAnswer(Exception):
    """No answer came; the words say why and hold nothing of the position."""


class LineIsFull(NoAnswer):
    """Too many questions are waiting."""

    def __init__(self) -> None:
        super().__init__("too many questions are waiting")


def nobody_pays(seconds: float) -> None:
    """For the server's own questions."""


@dataclass(frozen=True)
class Asker:
    """On whose behalf something is asked; `pay` is called with the seconds that an answer took."""

    address: str = ""
    name: str = ""
    may_wait: bool = False
    pay: Callable[[float], None] = nobody_pays


SERVER: Final = Asker()


class Question:
    """One line for a worker, and where its answer is awaited."""

    def __init__(self, line: bytes, answer: asyncio.Future[str], asker: Asker = SERVER) -> None:
        self.line: Final = line
        self.answer: Final = answer
        self.asker: Final = asker

    def settle(self, text: str) -> None:
        if not self.answer.done():
            self.answer.set_result(text)

    def fail(self, reason: NoAnswer) -> None:
        if not self.answer.done():
            self.answer.set_exception(reason)


class Turns:
    """Questions in the order of turns: addresses, then the people of each, then first come."""

    def __init__(self) -> None:
        self._addresses: Final[OrderedDict[str, OrderedDict[str, deque[Question]]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._addresses)

    def add(self, question: Question) -> None:
        asker = question.asker
        people = self._addresses.setdefault(asker.address, OrderedDict())
        people.setdefault(asker.name, deque()).append(question)

    def take(self) -> Question:
        """The next one; its asker goes to the end of the line."""
        address, people = next(iter(self._addresses.items()))
        name, questions = next(iter(people.items()))
        question = questions.popleft()
        people.move_to_end(name)
        self._addresses.move_to_end(address)
        self._tidy(address, name)
        return question

    def take_last_of(self, address: str) -> Question:
        """The newest question of the person of an address who has most of them waiting."""
        people = self._addresses[address]
        name = max(people, key=lambda name: len(people[name]))
        question = people[name].pop()
        self._tidy(address, name)
        return question

    def remove(self, question: Question) -> bool:
        """Take out a question that nobody waits for; whether it was here."""
        asker = question.asker
        with suppress(KeyError, ValueError):
            self._addresses[asker.address][asker.name].remove(question)
            self._tidy(asker.address, asker.name)
            return True
        return False

    def _tidy(self, address: str, name: str) -> None:
        people = self._addresses[address]
        if not people[name]:
            del people[name]
        if not people:
            del self._addresses[address]


class Line:
    """Questions that wait: so many in all, and so many of one address.

    A full line makes room for somebody who has fewer questions in it than another address has.
    """

    def __init__(self, most: int, most_of_address: int) -> None:
        self.most: Final = most
        self.most_of_address: Final = most_of_address
        self._turns: Final = (Turns(), Turns())  # those that may wait are the second
        self._counts: Final[dict[str, int]] = {}
        self._news: Final = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(self._counts.values())

    def put(self, question: Question) -> None:
        """Line up; raises LineIsFull."""
        address = question.asker.address
        mine = self._counts.get(address, 0)
        if mine >= self.most_of_address:
            raise LineIsFull
        if len(self) >= self.most:
            self._make_room(mine)
        self._turns[question.asker.may_wait].add(question)
        self._counts[address] = self._counts.get(address, 0) + 1
        self._news.release()

    def _make_room(self, mine: int) -> None:
        """Turn away the newest question of the address with most, if it has more than oneself."""
        address, count = max(self._counts.items(), key=lambda found: found[1])
        if count <= mine + 1:
            raise LineIsFull
        for turns in reversed(self._turns):
            with suppress(KeyError):
                question = turns.take_last_of(address)
                self._forget(question)
                question.fail(LineIsFull())
                return

    async def get(self) -> Question:
        """The next question; waits for one."""
        while True:
            await self._news.acquire()
            turns = next((turns for turns in self._turns if turns), None)
            if turns is not None:
                question = turns.take()
                self._forget(question)
                return question

    def leave(self, question: Question) -> None:
        """Nobody waits for it any more."""
        if self._turns[question.asker.may_wait].remove(question):
            self._forget(question)

    def fail_all(self, reason: NoAnswer) -> None:
        for turns in self._turns:
            while turns:
                question = turns.take()
                self._forget(question)
                question.fail(reason)

    def _forget(self, question: Question) -> None:
        address = question.asker.address
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
