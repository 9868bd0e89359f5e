"""Notifications that something changed, between listeners of one process or of several: ids only.

A listener learns where to look and looks for itself, so a notification may come twice or late
without harm. One without a game means that some may have been missed: look at everything you hold.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

CHANNEL: Final = "grognard"
MOST_WORDS: Final = 100  # of one message: 100 lines stay below the 8000 bytes a NOTIFY may carry

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Word:
    """What changed: an "entry", "game", "seat", "chat", "offer", or a matter of the teller's."""

    game_id: str | None
    what: str = "entry"
    number: int = 0


MISSED: Final = Word(None, "missed")
Listener = Callable[[Word], None]


def write_words(words: Iterable[Word]) -> str:
    return "\n".join(f"{word.game_id} {word.what} {word.number}" for word in words)


def read_words(text: str) -> list[Word]:
    parts = [line.split(" ") for line in text.split("\n")]
    return [Word(game_id, what, int(number)) for game_id, what, number in parts]


class Bus:
    """Notifies the listeners of this process; enough when there is no other."""

    is_shared = False  # whether other processes are notified too

    def __init__(self) -> None:
        self._listeners: Final[list[Listener]] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the loop, with every notification from this moment; the returned
        function ends it.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def tell(self, game_id: str, number: int = 0, what: str = "entry") -> None:
        """Pass on what is not stored; changes in the store announce themselves."""
        await self.tell_all([Word(game_id, what, number)])

    async def tell_all(self, words: Sequence[Word]) -> None:
        self.deliver(words)

    def deliver(self, words: Iterable[Word]) -> None:
        for word in words:
            for listener in tuple(self._listeners):
                try:
                    listener(word)
                except Exception:  # one listener's fault is not the others'
                    log.exception("a listener failed")

    async def start(self) -> None:
        """Ready to receive from others."""

    async def close(self) -> None:
        self._listeners.clear()
