"""Questions of players, answered in processes of their own: nobody else's match waits for them.

A question is the positions that the asker could be in for all they know, and what they ask;
nothing else reaches a worker.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from ..errors import ApiError
from ..match.standpoint import Standpoint
from ..wire.requests import Ask
from .line import SERVER, Asker
from .pool import Job, Pool

ANSWERED: Final = "answered"  # before the answer as it goes over the wire
REFUSED: Final = "refused"  # before the code, the rule and the words


class Advisers(Pool):
    """`modules` are imported for the games they register."""

    def __init__(
        self,
        modules: Sequence[str] = (),
        patience: float = 5.0,
        tries: int = 2,
        most_waiting: int = 500,
        most_of_address: int = 500,
    ) -> None:
        program = "grognard.server.workers.adviser"
        super().__init__(
            Job(program, tuple(modules), patience, tries, most_waiting, most_of_address)
        )

    async def advise(self, seen: Standpoint, ask: Ask, lang: str, asker: Asker = SERVER) -> str:
        """The answer as it goes over the wire; raises ApiError or NoAnswer."""
        word, _, text = (await self.ask(question_line(seen, ask, lang), asker)).partition(" ")
        if word == REFUSED:
            code, cite, words = json.loads(text)
            raise ApiError(code, cite, words)
        return text


def question_line(seen: Standpoint, ask: Ask, lang: str) -> bytes:
    """Everything that a worker is sent, as one line."""
    question = {
        "game": seen.game.info.key,
        "version": seen.game.info.version,
        "positions": seen.positions,
        "audience": seen.audience,
        "asked": seen.is_asked,
        "seed": seen.seed,
        "ask": ask.model_dump(),
        "lang": lang,
    }
    return json.dumps(question).encode() + b"\n"
