"""Guests of one address who ask as much as they are allowed, and the honest player beside them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from itertools import cycle
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grognard.games import load
from grognard.kernel.decision import Decision
from grognard.kernel.registry import find
from tests.laws.walks import walk
from tests.server import known  # noqa: F401  (registers the games of tests)
from tests.server.client import Json, Person, Player, Refusal, choice, guest, join
from tests.server.siege.crowd import SCENARIOS, SEATS

ELSEWHERE: Final = "127.0.0.2"  # an address of the same machine that the server sees as another
SEED: Final = 5
INTO: Final = 80  # decisions
LONGEST_START: Final = 30.0  # seconds, until the guests are all there
EVERY: Final = 0.1  # seconds between two pings of the honest player, who keeps the limits

Came = Callable[[int], None]  # is called with how many guests have come, or seconds have passed


def client_at(address: str) -> httpx.AsyncClient:
    """One whose requests come from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(timeout=60.0, transport=transport)


@cache
def midgame(key: str) -> str:
    """A position some way into a game, where there is much to ask."""
    load()
    game, position = find(key), ""
    for number, state in enumerate(walk(game, SCENARIOS[key], {}, SEED)):
        if isinstance(state.pending, Decision):
            position = game.write(state)
        if number >= INTO:
            break
    return position


async def alone(person: Person, game: str) -> str:
    """A match that somebody plays with themselves: it begins at once."""
    seats = SEATS[game]
    wishes = {seat: {"sitter": "me"} for seat in seats}
    body = {"game": game, "position": midgame(game), "seats": wishes}
    match = str((await person.post("/api/matches", body))["id"])
    for seat in seats:
        await join(person, match, seat)
    return match


@asynccontextmanager
async def line_of(
    person: Person, match: str, seat: str | None, address: str = ""
) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello, from this address."""
    uri = f"{person.url.replace('http', 'ws', 1)}/api/matches/{match}/play"
    headers = {"Authorization": f"Bearer {person.token}"}
    local = (address, 0) if address else None
    async with connect(
        uri,
        additional_headers=headers,
        open_timeout=60,
        proxy=None,
        compression=None,
        local_addr=local,
    ) as line:
        await line.send(json.dumps({"type": "hello", "seat": seat, "reasons": True}))
        yield line


async def heard(line: ClientConnection, *kinds: str) -> Json:
    """The next message of one of these kinds."""
    start = tuple(f'{{"type":"{kind}"' for kind in kinds)
    while True:
        text = await line.recv()
        assert isinstance(text, str)
        if text.startswith(start):
            found: Json = json.loads(text)
            return found


class Flooder:
    """A guest who asks at a pace, for any answers; `said` counts the answers by kind."""

    def __init__(self, person: Person, game: str, pace: float) -> None:
        self.person: Final = person
        self.game: Final = game
        self.pace: Final = pace
        self.said: Final[Counter[str]] = Counter()

    async def flood(self, ready: asyncio.Semaphore) -> None:
        async with ready:
            match = await alone(self.person, self.game)
        for seat in SEATS[self.game]:
            async with line_of(self.person, match, seat, ELSEWHERE) as line:
                prompt = await self.greeted(line, seat)
                if prompt["legal"]:
                    await self.ask_on(line, seat, prompt)

    async def greeted(self, line: ClientConnection, seat: str) -> Json:
        """The question, as soon as the other guests leave enough to be shown the match."""
        while (said := await heard(line, "prompt", "refused"))["type"] == "refused":
            await line.send(json.dumps({"type": "hello", "seat": seat, "reasons": True}))
        return said

    async def ask_on(self, line: ClientConnection, seat: str, prompt: Json) -> None:
        reader = asyncio.create_task(self.count(line))
        try:
            for request in cycle(self.requests(seat, prompt)):
                await line.send(request)
                await asyncio.sleep(1 / self.pace)
        finally:
            reader.cancel()

    def requests(self, seat: str, prompt: Json) -> list[str]:
        """What there is to ask and to try: everything that made the server work for long."""
        order, wrong = prompt["legal"][-1][0], refused_order(prompt)
        hello = {"type": "hello", "seat": seat, "reasons": True}
        act = {"type": "act", "id": "act", "action": wrong, "seen": prompt["number"]}
        asks = [("table", ""), ("legal", ""), ("why", wrong)]
        cheap = [{"type": "ask", "id": what, "what": what, "action": text} for what, text in asks]
        odds = {"type": "ask", "id": "odds", "what": "odds", "action": order}
        return [json.dumps(each) for each in [*cheap, hello, *cheap, act, *cheap, odds]]

    async def count(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in line:
                assert isinstance(text, str)
                self.said[word_of(text)] += 1


def refused_order(prompt: Json) -> str:
    """An order that the rules refuse, written as one of its kind that they allow."""
    refused = [order for bar in prompt["refused"] for order in bar["actions"]]
    for verb, *pieces in refused:
        for text, word, *own in prompt["legal"]:
            if word == verb and len(own) == len(pieces):
                for old, new in zip(own, pieces, strict=True):
                    text = text.replace(old, new)
                return str(text)
    return f"{prompt['legal'][-1][0]} again"


def word_of(text: str) -> str:
    """An answer, or the code of a refusal."""
    if text.startswith('{"type":"refused"'):
        return str(json.loads(text)["code"])
    return text[9 : text.index('"', 9)]


@asynccontextmanager
async def flooding(
    url: str, game: str, guests: int, pace: float, came: Came = lambda count: None
) -> AsyncIterator[Counter[str]]:
    """So many guests of one address asking; yields the count of what they were answered."""
    said: Counter[str] = Counter()
    async with client_at(ELSEWHERE) as http:
        people = [await guest(http, url, f"guest {number}") for number in range(guests)]
        floods = [Flooder(person, game, pace) for person in people]
        ready = asyncio.Semaphore(2)
        tasks = [asyncio.create_task(flood.flood(ready)) for flood in floods]
        try:
            await until_there(floods, tasks, came)
            for flood in floods:
                flood.said.clear()
            yield said
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for flood in floods:
                said.update(flood.said)


async def until_there(floods: list[Flooder], tasks: list[asyncio.Task[None]], came: Came) -> None:
    """Wait until all of them were answered, or as long as that may take."""
    end = time.monotonic() + LONGEST_START
    while not all(flood.said for flood in floods) and time.monotonic() < end:
        await asyncio.sleep(0.1)
        came(sum(bool(flood.said) for flood in floods))
        for task in tasks:
            if task.done():
                task.result()


async def ping_for(
    line: ClientConnection, seconds: float, passed: Came = lambda count: None
) -> list[float]:
    """How long each ping of a player took."""
    laps = []
    first = time.perf_counter()
    end = first + seconds
    while (begun := time.perf_counter()) < end:
        passed(int(begun - first))
        await line.send('{"type":"ping"}')
        await heard(line, "pong")
        laps.append(time.perf_counter() - begun)
        await asyncio.sleep(EVERY)
    return laps


async def ask_for(line: ClientConnection, seconds: float) -> list[float]:
    """How long each of a player's own questions took, one a second."""
    laps = []
    end = time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        await line.send('{"type":"ask","id":"mine","what":"table"}')
        await heard(line, "answer", "refused")
        laps.append(time.perf_counter() - begun)
        await asyncio.sleep(1.0)
    return laps


@asynccontextmanager
async def computers_playing(url: str, game: str, wanted: int) -> AsyncIterator[Counter[str]]:
    """Matches between computers, asked for and watched by one address; yields what became of it."""
    told: Counter[str] = Counter()
    wishes = {seat: {"sitter": "computer", "agent": "sensible"} for seat in SEATS[game]}
    body = {"game": game, "scenario": SCENARIOS[game], "seats": wishes, "reaction": 0.0}
    async with client_at(ELSEWHERE) as http, AsyncExitStack() as lines:
        person = await guest(http, url, "watcher")
        for _ in range(wanted):
            try:
                match = (await person.post("/api/matches", body | {"watchable": True}))["id"]
            except Refusal as refused:
                told[refused.code] += 1
                continue
            await lines.enter_async_context(line_of(person, match, None, ELSEWHERE))
            told["made and watched"] += 1
        yield told


async def play_the_computer(person: Person, game: str, seconds: float, seed: int) -> list[float]:
    """How long the opponent took for each of its answers, in matches one after another."""
    laps: list[float] = []
    end, rng = time.perf_counter() + seconds, random.Random(seed)
    while time.perf_counter() < end:
        mine, other = SEATS[game]
        seats = {mine: {"sitter": "me"}, other: {"sitter": "computer", "agent": "sensible"}}
        body = {"game": game, "scenario": SCENARIOS[game], "seats": seats, "reaction": 0.0}
        match = str((await person.post("/api/matches", body))["id"])
        await join(person, match, mine)
        player = Player(person, match, mine)
        player.on_message = Opponent(laps).hear
        await player.start()
        try:
            await play_on(player, end, rng)
        finally:
            await player.stop()
    return laps


async def play_on(player: Player, end: float, rng: random.Random) -> None:
    """Answer at random until the match or the time is over."""
    while time.perf_counter() < end and not player.ended:
        await player.until(lambda: bool(player.legal or player.ended), 60.0)
        if player.legal:
            await player.act(choice(player, rng))


class Opponent:
    """Times a computer: from the moment at which it is asked to its answer."""

    def __init__(self, laps: list[float]) -> None:
        self.laps: Final = laps
        self.asked_at: float | None = None

    def hear(self, message: Json) -> None:
        if message["type"] == "update" and self.asked_at is not None:
            self.laps.append(time.perf_counter() - self.asked_at)
            self.asked_at = None
        elif message["type"] == "prompt":
            self.asked_at = None if message["legal"] else time.perf_counter()
