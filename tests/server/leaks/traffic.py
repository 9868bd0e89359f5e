"""A world that can be had twice: what observers receive in two of them is compared byte by byte.

A world is a server on a real socket with a match begun from a position. Two worlds differ in
nothing but the position: ids, passes, the secret of the dice and the nonces are given here, and the
clock is stopped until it is moved forward. Of the log only the times are left out that Python reads
from the machine's clock.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.records.fair import Stream
from grognard.server.log import set_up
from grognard.server.match.match import Match
from grognard.server.rooms.rooms import Place
from tests.server.hosting import Hosted, Json, Person, hosted, token_in, wishes
from tests.server.leaks.observer import Observer, differences

DICE: Final = 7
START: Final = 1_900_000_000.0
PAUSE: Final = 6.0
NAMES: Final = ("Ann", "Bob", "Carol")  # the first two sit
WATCHER: Final = 2
COMMANDER: Final = "Dan"  # shares the first seat, where somebody does
NONCES: Final = ["nonce-of-ann", "nonce-of-bob"]
LOGGERS: Final = ("", "grognard", "uvicorn", "uvicorn.error", "sqlalchemy", "alembic")
TIMES: Final = ("at", "seconds")


# What is the same in every world


class StillClock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


class KnownSecrets:
    """Replaces the module `secrets`."""

    def __init__(self) -> None:
        self._rng: Final = random.Random(1)

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)

    def token_hex(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def token_urlsafe(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def randbits(self, bits: int) -> int:
        return self._rng.getrandbits(bits)


def dice_in_order() -> Any:
    """The dice of a match as they lie on a table: thrown one after the other.

    The server throws each entry's dice from a stream of its own, and a declined question is an
    entry. Nobody can distinguish one stream from another, but here both worlds must throw the same.
    """
    thrown = Rng(DICE)

    def stream(secret: bytes, nonces: list[str], *line: Any) -> Rng:
        return thrown if nonces[0] == NONCES[0] else Stream(secret, nonces, *line)

    return stream


@contextmanager
def same_luck() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in ("app", "rooms.autoplay", "accounts.people", "store.rows", "rooms.seating"):
            patch.setattr(f"grognard.server.{module}.secrets", KnownSecrets())
        patch.setattr("grognard.server.match.proposals.Stream", dice_in_order())
        patch.setattr(
            # no password is ever asked for
            "grognard.server.accounts.people._COST",
            (2, 1, 1),
        )
        yield


@contextmanager
def written_log() -> Iterator[io.StringIO]:
    """The lines of the log, as `grognard serve` writes them."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    written = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        set_up()
    try:
        yield written
    finally:
        for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)


# Worlds


class World:
    """A match in play between Ann and Bob, watched by Carol; or between Ann and a computer.

    Dan may share Ann's seat.
    """

    place: Place

    def __init__(self, server: Hosted, clock: StillClock, log: io.StringIO) -> None:
        self.server: Final = server
        self.clock: Final = clock
        self.observers: Final[list[Observer]] = []
        self.instants: Final = [clock.now]
        self._log: Final = log
        self._lasting: Final = frozenset(server.services.rooms._tasks)

    @property
    def truth(self) -> Match:
        return self.place.room.playing()

    def log(self) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self._log.getvalue().splitlines()]
        return [{k: fact for k, fact in line.items() if k not in TIMES} for line in lines]

    async def settle(self) -> None:
        """Everybody receives what was sent to them, including what comes by way of the store."""
        await asyncio.gather(*(observer.settle() for observer in self.observers))
        await self.rest()
        await asyncio.gather(*(observer.settle() for observer in self.observers))

    async def rest(self) -> None:
        """Wait for all that the server has begun to do by itself."""
        rooms = self.server.services.rooms
        while passing := (rooms._tasks - self._lasting).union(
            *(place.room._tasks for place in rooms.places.values())
        ):
            await asyncio.gather(*passing)

    async def later(self, seconds: float) -> None:
        """Time passes, and what is due by then is done."""
        self.clock.now += seconds
        self.instants.append(self.clock.now)
        for observer in self.observers:
            observer.mark(f"{self.clock.now - START:g} s")
        before: object = None
        while before != (now := self._standing()):
            before = now
            await self.place.autoplay.wake()
        await self.settle()

    def _standing(self) -> object:
        feeds = [self.truth.feed(q) for q in self.place.room.audiences]
        return self.truth.number, [(feed.number, feed.latest) for feed in feeds]

    async def act(self, seat: int, action: str) -> str:
        answer = await self.observers[seat].act(action)
        await self.settle()
        return answer

    async def decline(self) -> int:
        """Players asked in secret decline; returns how many questions that was."""
        count = 0
        while (seat := self.truth.asked_in_secret()) is not None:
            if self.truth.asked_as_seen(seat) != seat:
                break
            decision = self.truth.state.pending
            assert isinstance(decision, Decision)
            action = decision.decline(self.truth.state)
            assert action is not None
            text = self.truth.game.notate(self.truth.state, action)
            assert await self.observers[seat].act(text) == "ack"
            await self.settle()
            count += 1
        return count


@asynccontextmanager
async def world(
    folder: Path, game: str, position: str, agent: str = "", **terms: Any
) -> AsyncIterator[World]:
    """A new server and a match on it, live and open to all if nothing else is said."""
    folder.mkdir()
    clock = StillClock()
    settings = {"metrics_token": "the operator's", **terms.pop("settings", {})}
    with same_luck(), written_log() as log:
        async with hosted(str(folder / "games.db"), clock, **settings) as server:
            found = World(server, clock, log)
            names = NAMES[:1] if agent else NAMES
            if "shares" in terms:
                names = (*names, COMMANDER)
            people = [await server.person(name) for name in names]
            of = terms.get("of", 0)
            wish = {"game": game, "position": position, "pace": "live", "listed": not agent}
            match, seats = await begun(people, agent, {**wish, "reaction": PAUSE, **terms})
            await found.rest()
            found.place = await server.services.rooms.find(match)
            for person, seat in zip(people, [*seats, None, seats[of]], strict=False):
                found.observers.append(Observer(person, match, seat))
                await found.observers[-1].open(watchable=not agent)
            await found.settle()
            yield found


async def begun(people: list[Person], agent: str, wish: dict[str, Any]) -> tuple[str, list[str]]:
    """A match from a position; Ann has the first seat, the next person or a computer the other.

    With `shares` the last of the people shares Ann's seat, or another `of` them, and leads these.
    """
    ann, shares, of = people[0], wish.pop("shares", None), wish.pop("of", 0)
    known = await ann.get("/api/games-known")
    games = {game["key"]: game["seats"] for game in known["games"]}
    seats: list[str] = games[wish["game"]]
    sitters: Json = wishes({seats[0]: "me", seats[1]: agent or "open"})
    if shares is not None:
        sitters[seats[of]]["commanders"] = [{"sitter": "open", "shares": shares}]
    match = await ann.post("/api/matches", {"seats": sitters, **wish})
    if not agent:
        token = token_in(match, seats[1])
        await people[1].join(match["id"], seats[1], token, nonce=NONCES[1])
    if shares is not None:
        chair = f"{seats[of]}.1"
        await people[-1].join(match["id"], chair, token_in(match, chair), nonce=NONCES[1])
    await ann.join(match["id"], seats[0], nonce=NONCES[0])
    return str(match["id"]), seats


# Comparing them

Script = Callable[[World, bool], Awaitable[None]]


async def two_worlds(
    folder: Path, game: str, positions: Sequence[str], script: Script, **terms: Any
) -> list[World]:
    """The same script in both; it knows whether this is the first world."""
    worlds = []
    for order, position in enumerate(positions):
        async with world(folder / str(order), game, position, **terms) as found:
            await script(found, order == 0)
        worlds.append(found)
    return worlds


def leaks(worlds: list[World], observers: Sequence[int]) -> list[str]:
    """How observers of two worlds can distinguish them, or a reader of the log."""
    one, two = worlds
    found = []
    for order in observers:
        found += differences(one.observers[order], two.observers[order])
    if one.log() != two.log():
        found.append("the log")
    return found


async def alike(
    folder: Path,
    game: str,
    positions: Sequence[str],
    script: Script,
    observers: Sequence[int],
    **terms: Any,
) -> list[World]:
    """Two worlds that the observers cannot distinguish."""
    worlds = await two_worlds(folder, game, positions, script, **terms)
    found = leaks(worlds, observers)
    assert not found, "\n".join(found)
    return worlds


def joker_positions(holder: int) -> list[str]:
    """Bids before the first trick: the joker is in this hand, or in the deck.

    There it lies where nobody but the holder draws it, at the end of the second trick.
    """
    found = []
    for joker, other in (("c0", "c6"), ("c6", "c0")):
        deck = ["c7", "c8", "c9"]
        deck.insert(1 + holder, other)
        hands = [f"c2 c4 {joker}", "c1 c3 c5"]
        lines = ["long 3", " ".join(deck), "", hands[holder], hands[1 - holder], "-1 -1"]
        found.append("\n".join([*lines, "0 0", "0 0", "0 0", "Match 2", "Trick 1 0 0", ""]))
    return found
