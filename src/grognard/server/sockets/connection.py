"""One WebSocket connection: what is sent goes through a queue, and ends in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from starlette.websockets import WebSocket, WebSocketState

from ..context import Context
from ..errors import ApiError
from ..guard.door import PASSABLE
from ..wire.api import Strict
from ..wire.match_messages import refused_message

REFUSED: Final = 1008
TRY_LATER: Final = 1013
GOING_AWAY: Final = 1001


class Connection:
    """What cannot be sent at once goes through a queue, so that a slow reader holds up nobody."""

    def __init__(self, socket: WebSocket, context: Context, lang: str) -> None:
        self.socket: Final = socket
        self.context: Final = context
        self.lang = lang
        self._unsent: Final[asyncio.Queue[list[str] | None]] = asyncio.Queue()
        self._unsent_bytes = 0  # none: nothing waits, and nothing is being sent
        self._behind = False  # too far, or hung up: it must come again and resume

    def send(self, message: Strict) -> None:
        self.send_text(message.model_dump_json())

    def send_all(self, messages: Sequence[Strict]) -> None:
        """Many messages as one: a long story is no sign of a slow reader."""
        self._put([message.model_dump_json() for message in messages])

    def send_text(self, text: str) -> None:
        self._put([text])

    def _put(self, texts: list[str]) -> None:
        if self._behind or (not self._unsent_bytes and self._write_now(texts)):
            return
        limits, size = self.context.settings.limits, sum(map(len, texts))
        waits = self._unsent.qsize()
        full = waits and self._unsent_bytes + size > limits.unsent_bytes
        self._behind = bool(full) or waits >= limits.unsent_messages
        self._unsent_bytes += size
        self._unsent.put_nowait(None if self._behind else texts)

    def _write_now(self, texts: list[str]) -> bool:
        """Send one message without waking the task that writes; whether that could be done.

        Several messages may be a long story: they go one by one, as fast as they are read.
        """
        door = self.socket.scope["extensions"].get(PASSABLE)
        return door is not None and len(texts) == 1 and bool(door.write_now(texts[0]))

    def refuse(self, request_id: str | None, refused: ApiError) -> None:
        self.context.metrics.count("grognard_refusals_total", refused.code)
        self.send(refused_message(request_id, refused, self.lang))

    def hang_up(self) -> None:
        """Nothing more is said once all that waits is sent."""
        self._behind = True
        self._unsent.put_nowait(None)

    async def write(self) -> None:
        while True:
            texts = await self._unsent.get()
            if texts is None:
                await self.close(TRY_LATER)
                return
            for text in texts:
                await self.socket.send_text(text)
                self._unsent_bytes -= len(text)

    async def wait(self) -> None:
        """Read nothing until the other side hangs up."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            if not self.context.message_rate.allow(str(id(self))):
                return

    async def close(self, code: int) -> None:
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            await self.socket.close(code)
