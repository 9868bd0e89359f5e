"""Computer players in the time of others: one process, started when it is first wanted.

It is asked for a moment at a time, and only where no other process works for the server.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from grognard.agents import Hunch

from .line import Asker
from .pool import Job, Pool
from .thinkers import question_line


class Ponderers(Pool):
    """`modules` are imported for the games they register."""

    def __init__(
        self, modules: Sequence[str] = (), patience: float = 20.0, most_waiting: int = 100
    ) -> None:
        program = "grognard.server.workers.ponderer"
        super().__init__(Job(program, tuple(modules), patience, 1, most_waiting, most_waiting))

    async def ponder(
        self,
        game_key: str,
        version: str,
        position_text: str,
        seat: int,
        agent: str,
        seed: int,
        asker: Asker,
    ) -> list[Hunch]:
        """Moods that look good for a seat while another is asked; raises NoAnswer."""
        if not self.is_open:
            await self.start(1)
        line = question_line(game_key, version, position_text, seat, agent, seed)
        found = json.loads(await self.ask(line, asker))
        return [Hunch(mood, gain) for mood, gain in found]
