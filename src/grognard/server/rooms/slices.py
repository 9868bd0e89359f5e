"""Time in the server's own loop: long work in slices, and answers that come on even steps.

Between slices everybody else gets a turn.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.005  # seconds of work before others get their turn
STEP: Final = 0.02  # seconds, longer than an action usually takes to work out and to store


class Slices:
    """Call `rest` between small pieces of work. Half of the time is left to others."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def rest(self) -> None:
        worked = time.perf_counter() - self._begun
        if worked > SLICE:
            await asyncio.sleep(worked)
            self._begun = time.perf_counter()


class Steps:
    """Whole steps of time since something began, so that its length shows in none of them.

    They are counted by the loop's own clock, whose timers know only whole milliseconds: by a finer
    one the rounding would depend on how long the work took.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._begun = self._loop.time()
        self._taken = 0

    async def next(self) -> None:
        """Wait for the first whole step that is not over yet, and was not waited for before."""
        gone = int((time.monotonic() - self._begun) / STEP)
        self._taken = max(gone, self._taken) + 1
        await asyncio.sleep(self._begun + self._taken * STEP - self._loop.time())
