"""How far a long run has come: one line on stderr, so that its output stays as it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from ..terminal.figures import bar
from ..terminal.speech import language, say

EVERY: Final = 0.2  # seconds, on a screen
SELDOM: Final = 15.0  # in a log
WIDE: Final = 24


def games(**facts: object) -> str:
    return say("progress", **facts)


class Bar:
    """How much is done, the rate per second, and how long the rest will take."""

    def __init__(
        self,
        total: int,
        clock: Callable[[], float] = time.monotonic,
        words: Callable[..., str] = games,
    ) -> None:
        self.total = total
        self.clock: Final = clock
        self.words: Final = words
        self.on_screen: Final = sys.stderr.isatty()
        self.begun: Final = clock()
        self.said = self.begun
        self.done = 0

    def one_more(self, more: str = "") -> None:
        self.done += 1
        now = self.clock()
        if now - self.said >= (EVERY if self.on_screen else SELDOM):
            self.said = now
            self.print(self.line(now, more))

    def reach(self, done: int, total: int) -> None:
        """This much of that much is done."""
        self.done, self.total = done - 1, total
        self.one_more()

    def line(self, now: float, more: str = "") -> str:
        taken = max(now - self.begun, 1e-9)
        rate = self.done / taken
        drawn = bar(Fraction(self.done, max(1, self.total)), WIDE).ljust(WIDE)
        left = clock_time((self.total - self.done) / rate) if self.done else "–"
        figure = f"{rate:.1f}".replace(".", "," if language() == "fr" else ".")
        facts = {"done": self.done, "total": self.total, "rate": figure, "left": left}
        return f"▕{drawn}▏ {self.words(**facts)}{more}"

    def print(self, text: str) -> None:
        start, end = ("\r\x1b[K", "") if self.on_screen else ("", "\n")
        print(f"{start}{text}", end=end, file=sys.stderr, flush=True)

    def over(self) -> None:
        """Leave no half line on the screen."""
        if self.on_screen:
            self.print("")


def clock_time(seconds: float) -> str:
    """Hours where there are any, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
