"""A client as another program would write it: people over HTTP, players over WebSocket.

A Player outlives its connection: it says hello again from the last number it saw, and resends every
request that was not answered, under the same id. It insists that updates come each once, in order.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]

PATIENCE: Final = 300.0  # beside other work a server that was killed is not back at once
RETRY: Final = 0.05


class Refusal(Exception):
    """A request that was not carried out."""

    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer['code']}: {answer['words']}")
        self.code: Final[str] = answer["code"]
        self.answer: Final = answer


class Person:
    """Someone with a pass."""

    def __init__(self, url: str, token: str, person: Json, http: httpx.AsyncClient) -> None:
        self.url: Final = url
        self.token: Final = token
        self.person: Final = person
        self.http: Final = http

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = await self.http.request(method, self.url + path, json=body, headers=headers)
        return read_answer(answer)

    async def get(self, path: str) -> Json:
        return await self.call("GET", path)

    async def post(self, path: str, body: Json | None = None) -> Json:
        return await self.call("POST", path, body or {})

    async def record(self, match: str) -> str:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = await self.http.get(f"{self.url}/api/matches/{match}/record", headers=headers)
        if answer.is_error:
            raise Refusal(answer.json())
        return answer.text


def read_answer(answer: httpx.Response) -> Json:
    found: Json = answer.json() if answer.content else {}
    if answer.is_error:
        raise Refusal(found)
    return found


def new_client() -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share it
    return httpx.AsyncClient(timeout=PATIENCE, limits=limits, trust_env=False, cookies=no_cookies)


async def guest(http: httpx.AsyncClient, url: str, name: str) -> Person:
    answer = await http.post(f"{url}/api/people", json={"name": name})
    me = read_answer(answer)
    return Person(url, me["token"], me, http)


async def open_match(
    host: Person, other: Person, game: str, scenario: str, seats: tuple[str, str], **terms: Any
) -> str:
    """A match that has begun: the host in the first seat, the other in the second."""
    wishes = {seats[0]: {"sitter": "me"}, seats[1]: {"sitter": "open"}}
    body = {"game": game, "seats": wishes, "reaction": 0.0, **terms}
    if "position" not in terms:
        body["scenario"] = scenario
    match = await host.post("/api/matches", body)
    link = match["links"][seats[1]].rpartition("/")[2]
    await join(other, match["id"], seats[1], token=link)
    await join(host, match["id"], seats[0])
    return str(match["id"])


async def join(person: Person, match: str, seat: str, token: str | None = None) -> Json:
    body: Json = {"seat": seat, "nonce": f"n-{random.randrange(1 << 30)}"}
    return await person.post(
        f"/api/matches/{match}/join", body | ({"token": token} if token else {})
    )


class Player:
    """One seat of one match, or a spectator (None). Without `log` it begins at the present."""

    def __init__(
        self, person: Person, match: str, seat: str | None, log: bool = True, **hello: Any
    ) -> None:
        self.person: Final = person
        self.match: Final = match
        self.seat: Final = seat
        self.log: Final = log
        self.hello: Final = hello
        self.ids: Final = count(1)
        self.name: Final = f"{random.randrange(1 << 40):x}"
        self.urls = [person.url]  # each connection goes to the next of these
        self.number: int | None = None
        self.answered = -1
        self.prompt: Json | None = None
        self.ended: Json | None = None
        self.heard: list[Json] = []
        self.keep = True
        self.hellos = 0
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self.changed = asyncio.Event()
        self.line: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.on_message: Callable[[Json], None] | None = None

    async def start(self) -> Player:
        self.task = asyncio.create_task(self.stay_connected())
        await self.until(lambda: self.number is not None)
        return self

    async def stop(self) -> None:
        if self.task is not None:
            while not self.task.done():  # a cancellation is lost in a wait that ends just then
                self.task.cancel()
                await asyncio.wait([self.task], timeout=PATIENCE)
            with suppress(asyncio.CancelledError):
                self.task.result()

    async def stay_connected(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError):
                await self.talk()
            self.line = None
            await asyncio.sleep(RETRY)

    async def talk(self) -> None:
        """One connection, from hello to its end."""
        url = self.urls[self.hellos % len(self.urls)].replace("http", "ws", 1)
        uri = f"{url}/api/matches/{self.match}/play"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        async with connect(uri, additional_headers=headers, open_timeout=5, proxy=None) as line:
            last = 0 if self.number is None and self.log else self.number
            hello = {"type": "hello", "seat": self.seat, "last": last, **self.hello}
            await line.send(json.dumps(hello))
            self.hellos += 1
            self.line = line
            for request, _ in list(self.waiting.values()):
                await line.send(json.dumps(request))
            async for text in line:
                self.hear(json.loads(text))

    def hear(self, message: Json) -> None:
        kind = message["type"]
        if self.keep:
            self.heard.append(message)
        if kind == "update":
            assert self.number is not None
            expected = self.number + 1
            assert message["number"] == expected, f"update {message['number']}, not {expected}"
            self.number = message["number"]
        elif kind == "welcome":
            self.number = 0 if self.number is None and self.log else self.number
        elif kind == "sync":
            at = message["number"]
            assert self.number in (None, at), f"sync at {at} after {self.number}"
            self.number = at
        elif kind == "prompt":
            self.prompt = message
        elif kind == "ended":
            self.ended = message
        elif kind in ("ack", "refused", "answer") and message["id"] in self.waiting:
            answer = self.waiting.pop(message["id"])[1]
            if not answer.done():
                answer.set_result(message)
        if self.on_message is not None:
            self.on_message(message)
        self.changed.set()

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for messages until the condition holds."""
        async with asyncio.timeout(patience):
            while not condition():
                self.raise_what_ended_us()
                self.changed.clear()
                await self.changed.wait()

    async def to_the_end(self) -> None:
        await self.until(lambda: self.ended is not None)

    def raise_what_ended_us(self) -> None:
        if self.task is not None and self.task.done():
            self.task.result()

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer, over as many connections as it takes."""
        name = f"{self.name}-{next(self.ids)}"
        request = {"type": kind, "id": name, **fields}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[name] = (request, answer)
        line = self.line
        if line is not None:
            with suppress(ConnectionClosed):
                await line.send(json.dumps(request))
        return await asyncio.wait_for(answer, PATIENCE)

    async def act(self, action: str) -> Json:
        """Answer the question as last seen; raises Refusal."""
        seen = self.number
        assert seen is not None
        answer = await self.ask("act", seen=seen, action=action)
        if answer["type"] == "refused":
            raise Refusal(answer)
        self.answered = max(self.answered, seen)
        return answer

    @property
    def legal(self) -> list[str]:
        """What may be answered now; empty while somebody else is asked or news is on its way."""
        prompt = self.prompt
        if self.ended or prompt is None or prompt["number"] != self.number:
            return []
        if prompt["number"] <= self.answered:
            return []
        return [action[0] for action in prompt["legal"]]


async def news(players: list[Player], patience: float = PATIENCE) -> None:
    """Wait until any of them has received something new."""
    waits = [asyncio.ensure_future(player.changed.wait()) for player in players]
    done, waiting = await asyncio.wait(waits, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    for wait in waiting:
        wait.cancel()
    for player in players:
        player.raise_what_ended_us()
    assert done, f"nothing heard for {patience:g} s"


def choice(player: Player, rng: random.Random) -> str:
    """Any legal action that does not give the game away."""
    actions = [a for a in player.legal if a.split()[0] not in ("resign", "offer", "accept")]
    return rng.choice(actions or player.legal)


async def play(
    players: list[Player],
    rng: random.Random,
    acted: Callable[[Player, str], None] = lambda player, action: None,
    most: int = 100_000,
) -> int:
    """Play at random until the game ends or `most` actions are acknowledged; returns how many."""
    made = 0
    while made < most and not any(player.ended for player in players):
        for player in players:
            player.changed.clear()
        mover = next((player for player in players if player.legal), None)
        if mover is None:
            await news(players)
            continue
        action = choice(mover, rng)
        await mover.act(action)
        acted(mover, action)
        made += 1
    return made
