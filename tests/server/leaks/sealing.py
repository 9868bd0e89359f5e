"""A script for two worlds: what one seat seals, while the others look for it everywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from tests.server.leaks.traffic import World


class Sealing:
    """A seat seals an answer, takes it back and seals another; the last of them stays.

    `answers` are those of either world; with `reveal` the other seat answers too.
    """

    def __init__(
        self,
        writer: int,
        answers: tuple[Sequence[str], Sequence[str]],
        look: Callable[[World], Awaitable[None]],
        reveal: str = "",
    ) -> None:
        self.writer = writer
        self.answers = answers
        self.look = look
        self.reveal = reveal

    async def play(self, found: World, first: bool) -> None:
        *before, last = self.answers[0 if first else 1]
        for text in before:
            await self.seal(found, text)
            writer = found.observers[self.writer]
            assert await writer.ask("undo", seen=writer.client.number) == "ack"
            await found.later(2)
        await self.seal(found, last)
        if self.reveal:
            assert await found.act(1 - self.writer, self.reveal) == "ack"

    async def seal(self, found: World, text: str) -> None:
        assert await found.act(self.writer, text) == "ack"
        await self.look(found)
        await found.later(3)
