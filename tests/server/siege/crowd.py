"""Many pairs of clients at one server, each playing its own game."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable
from typing import Final

import httpx

from tests.server.client import Json, Player, choice, guest, news, open_match

SEATS: Final = {
    "eagles": ("french", "allied"),
    "march": ("red", "blue"),
    "age": ("south", "north"),
    "crepuscule": ("south", "north"),
    "bids": ("north", "south"),
}
SCENARIOS: Final = {
    "eagles": "waterloo",
    "march": "vimeiro",
    "age": "saalfeld",
    "crepuscule": "training",
    "bids": "long",
}


class Moments:
    """When to act: at random, but as often as asked (0: without a pause), however long it takes."""

    def __init__(self, pace: float, rng: random.Random) -> None:
        self.pace: Final = pace
        self.rng: Final = rng
        self.due = time.perf_counter()

    async def another(self, end: float = math.inf) -> bool:
        """Wait for the next moment; False when time is up before it."""
        now = time.perf_counter()
        self.due = self.due + self.rng.expovariate(self.pace) if self.pace else now
        await asyncio.sleep(max(0.0, min(self.due, end) - now))
        return self.due < end


class Pair:
    """One game and its two clients. `sent` is when the last action left, until its event comes."""

    def __init__(self, players: list[Player], rng: random.Random) -> None:
        self.players: Final = players
        self.rng: Final = rng
        self.sent: float | None = None
        self.mover: Player | None = None
        self.times: list[float] = []
        self.made = 0
        for player in players:
            player.keep = False
            player.on_message = self.listener(player)

    def listener(self, player: Player) -> Callable[[Json], None]:
        def hear(message: Json) -> None:
            if message["type"] == "update" and player is not self.mover and self.sent is not None:
                self.times.append(time.perf_counter() - self.sent)
                self.sent = None

        return hear

    async def act(self) -> bool:
        """One action of the player who is asked; False when the game is over."""
        while not any(player.ended for player in self.players):
            for player in self.players:
                player.changed.clear()
            mover = next((player for player in self.players if player.legal), None)
            if mover is not None:
                self.mover, self.sent = mover, time.perf_counter()
                await mover.act(choice(mover, self.rng))
                self.made += 1
                return True
            await news(self.players)
        return False

    async def play(self, actions: int, pace: float = 0.0) -> None:
        """Continue until so many actions were made in all; a game may end before."""
        moments = Moments(pace, self.rng)
        while self.made < actions and await moments.another() and await self.act():
            pass

    async def stop(self) -> None:
        for player in self.players:
            await player.stop()


class Club:
    """Many pairs at one server; a game that ends is followed by another."""

    def __init__(
        self, url: str, http: httpx.AsyncClient, game: str, seed: int, battle: str = ""
    ) -> None:
        self.url: Final = url
        self.http: Final = http
        self.game: Final = game
        self.battle: Final = battle or SCENARIOS[game]
        self.seed: Final = seed
        self.pairs: list[Pair] = []
        self.acted = 0

    async def open(self, games: int) -> None:
        """Open games, some at a time: clients should not be what is slow."""
        gate = asyncio.Semaphore(10)

        async def one(number: int) -> Pair:
            async with gate:
                return await self.pair(number)

        first = len(self.pairs)
        self.pairs += await asyncio.gather(*(one(first + number) for number in range(games)))

    async def pair(self, number: int) -> Pair:
        seats = SEATS[self.game]
        people = [await guest(self.http, self.url, f"player {number} {seat}") for seat in seats]
        match = await open_match(people[0], people[1], self.game, self.battle, seats)
        pairs = zip(people, seats, strict=True)
        players = [await Player(person, match, seat, log=False).start() for person, seat in pairs]
        return Pair(players, random.Random(self.seed + number))

    async def play(self, seconds: float, pace: float) -> list[float]:
        """Everybody plays for a while, each game at this pace (0: as fast as it goes)."""
        end = time.perf_counter() + seconds
        for pair in self.pairs:
            pair.times = []
        await asyncio.gather(*(self.keep_playing(n, end, pace) for n in range(len(self.pairs))))
        return [lap for pair in self.pairs for lap in pair.times]

    async def keep_playing(self, number: int, end: float, pace: float) -> None:
        moments = Moments(pace, self.pairs[number].rng)
        while await moments.another(end):
            if await self.pairs[number].act():
                self.acted += 1
            else:
                times = self.pairs[number].times
                await self.pairs[number].stop()
                self.pairs[number] = await self.pair(number)
                self.pairs[number].times = times

    async def play_some(self, actions: int, pace: float = 0.0) -> None:
        """Every game is played so far; all of them together, or it would take for ever."""
        await asyncio.gather(*(pair.play(actions, pace) for pair in self.pairs))

    async def close(self) -> None:
        await asyncio.gather(*(pair.stop() for pair in self.pairs))
