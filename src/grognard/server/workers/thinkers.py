"""Computer players: a few processes that think.

A question is a position in notation, redealt from what the seat may see, and a seed; nothing
else reaches a worker. Players who want a hint ask them
too. When none answers, the room may ask again later.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from ..match.standpoint import Standpoint
from .line import SERVER, Asker
from .pool import Job, Pool


class Thinkers(Pool):
    """`modules` are imported for the games they register."""

    def __init__(
        self,
        modules: Sequence[str] = (),
        patience: float = 60.0,
        tries: int = 3,
        most_waiting: int = 10_000,
    ) -> None:
        program = "grognard.server.workers.thinker"
        super().__init__(Job(program, tuple(modules), patience, tries, most_waiting, most_waiting))

    async def hint(self, seen: Standpoint, request_id: str, lang: str, asker: Asker) -> str:
        """What a computer would do in a player's place, as it goes over the wire; or NoAnswer."""
        return await self.ask(hint_line(seen, request_id, lang), asker)

    async def think(
        self,
        game_key: str,
        version: str,
        position_text: str,
        seat: int,
        agent: str,
        seed: int,
        asker: Asker = SERVER,
        shares: Sequence[str] | None = None,
        seconds: float | None = None,
        moods: Sequence[int] = (),
    ) -> str:
        """An agent's answer in notation, within so many seconds; raises NoAnswer."""
        line = question_line(
            game_key, version, position_text, seat, agent, seed, shares, seconds, moods
        )
        return await self.ask(line, asker)


def hint_line(seen: Standpoint, request_id: str, lang: str) -> bytes:
    """Everything that a worker is sent for a hint: a position that the asker could be in."""
    question = {
        "hint": request_id,
        "game": seen.game.info.key,
        "version": seen.game.info.version,
        "position": seen.positions[0],
        "seat": seen.audience,
        "seed": seen.seed,
        "lang": lang,
    }
    return json.dumps(question).encode() + b"\n"


def question_line(
    game_key: str,
    version: str,
    position_text: str,
    seat: int,
    agent: str,
    seed: int,
    shares: Sequence[str] | None = None,
    seconds: float | None = None,
    moods: Sequence[int] = (),
) -> bytes:
    """Everything that a worker is sent, as one line; of a shared seat which `shares` it has.

    `moods` are what the agent found in the time of others.
    """
    question = {
        "game": game_key,
        "version": version,
        "position": position_text,
        "seat": seat,
        "agent": agent,
        "seed": seed,
        "shares": None if shares is None else list(shares),
        "seconds": seconds,
        "moods": list(moods),
    }
    return json.dumps(question).encode() + b"\n"
