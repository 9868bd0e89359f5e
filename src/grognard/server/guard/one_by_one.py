"""Work of which one piece is done at a time, while few others wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ..errors import ApiError


class OneByOne:
    """`most` may wait; further requests are refused as busy."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._waiting = 0
        self._turn: Final = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One's own turn; raises ApiError."""
        if self._waiting > self.most:
            raise ApiError("BUSY")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1
