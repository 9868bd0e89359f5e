"""Long work in the server's own loop, a little at a time: everybody else gets a turn between."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.005  # seconds of work before others get their turn


class Slices:
    """Call `rest` between small pieces of work. Half of the time is left to others."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def rest(self) -> None:
        worked = time.perf_counter() - self._begun
        if worked > SLICE:
            await asyncio.sleep(worked)
            self._begun = time.perf_counter()
