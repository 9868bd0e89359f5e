"""How far a long run has come: a line on stderr, so that what it prints stays as it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

EVERY: Final = 1.0  # seconds, on a screen
SELDOM: Final = 15.0  # in a log


class Progress:
    """Says `what` with how many are done, not too often; on a screen in one and the same line."""

    def __init__(self, what: str, total: int) -> None:
        self.what: Final = what
        self.total: Final = total
        self.on_screen: Final = sys.stderr.isatty()
        self.begun: Final = time.monotonic()
        self.said = self.begun
        self.done = 0

    def one_more(self) -> None:
        self.done += 1
        self.at(self.done)

    def at(self, done: int) -> None:
        now = time.monotonic()
        if now - self.said >= (EVERY if self.on_screen else SELDOM):
            self.said = now
            gone = now - self.begun
            self.say(
                f"{self.what}: {done:,} of {self.total:,}, {gone:.0f} s{self.rest(done, gone)}"
            )

    def rest(self, done: int, gone: float) -> str:
        """How fast it goes, and when it will be over if it goes on like that."""
        if not done:
            return ""
        return f", {rate(done / gone)}, {shortly((self.total - done) * gone / done)} left"

    def say(self, text: str) -> None:
        end = "" if self.on_screen else "\n"
        start = "\r\x1b[K" if self.on_screen else ""
        print(f"{start}{text}", end=end, file=sys.stderr, flush=True)

    def over(self) -> None:
        """Leave no half line on the screen."""
        if self.on_screen:
            self.say("")


def rate(a_second: float) -> str:
    return f"{a_second:,.1f} a second" if a_second >= 1 else f"{60 * a_second:,.1f} a minute"


def shortly(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def counted(what: str, total: int, found: Iterable[T]) -> Iterator[T]:
    """The same things, with their progress said as they go by."""
    progress = Progress(what, total)
    for done, one in enumerate(found):
        progress.at(done)
        yield one
    progress.over()


def stage(text: str) -> None:
    """What is being done now, where nothing can be counted."""
    print(f"{text} ...", file=sys.stderr, flush=True)
