"""The whole server in the loop of the test: real sockets, and its parts within reach."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from grognard.server.app import make_app
from grognard.server.guard import door
from grognard.server.http.context import Services
from grognard.server.http.static_files import STATIC
from grognard.server.settings import Limits, Settings
from grognard.server.store.part import Clock
from tests.server.running import check_computers

Json = dict[str, Any]

PATIENCE: Final = 100.0  # seconds: beside other work everything takes long
BIDS: Final = ("north", "south")
OFTEN: Final = (1e6, 1e6)
FREELY: Final = Limits(
    person_requests=OFTEN,
    address_requests=OFTEN,
    messages=OFTEN,
    work_of_person=OFTEN,
    work_of_address=OFTEN,
    sign_ups=OFTEN,
    passwords=OFTEN,
    chat=OFTEN,
    new_matches=OFTEN,
    replays=OFTEN,
)
SETTINGS: Final = Settings(games=("tests.server.known",), thinkers=0, advisers=0, limits=FREELY)


class InLoop(uvicorn.Server):
    """Leaves the signals to the test."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Hosted:
    def __init__(self, server: InLoop, services: Services, port: int) -> None:
        self.server: Final = server
        self.services: Final = services
        self.port: Final = port
        self.url: Final = f"http://127.0.0.1:{port}"
        self.clients: Final[list[httpx.AsyncClient]] = []
        self.lines: Final[list[ClientConnection]] = []

    async def hang_up(self) -> None:
        for line in self.lines:
            await line.close()
        for http in self.clients:
            await http.aclose()

    async def person(self, name: str = "Ann") -> Person:
        http = self.anyone()
        self.clients.append(http)
        person = Person(self, http)
        me = await person.post("/api/people", {"name": name})
        person.id, person.token, person.name = me["id"], me["token"], name
        http.headers["Authorization"] = f"Bearer {person.token}"
        http.cookies.clear()
        return person

    def anyone(self) -> httpx.AsyncClient:
        # verify: reading certificates takes longer than most tests, and this is plain http
        return httpx.AsyncClient(base_url=self.url, trust_env=False, verify=False, timeout=PATIENCE)


class ApiError(Exception):
    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer['code']}: {answer['words']}")
        self.answer: Final = answer
        self.code: Final[str] = answer["code"]


class Person:
    def __init__(self, hosted: Hosted, http: httpx.AsyncClient) -> None:
        self.hosted = hosted
        self.http = http
        self.id = ""
        self.token = ""
        self.name = ""

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = await self.http.request(method, path, json=body)
        found: Json = answer.json() if answer.content else {}
        if answer.is_error:
            raise ApiError(found)
        return found

    async def get(self, path: str) -> Json:
        return await self.call("GET", path)

    async def post(self, path: str, body: Json | None = None) -> Json:
        return await self.call("POST", path, body)

    async def put(self, path: str, body: Json | None = None) -> Json:
        return await self.call("PUT", path, body)

    async def delete(self, path: str) -> Json:
        return await self.call("DELETE", path)

    async def make(self, game: str = "bids", scenario: str = "short", **terms: Any) -> Json:
        """A match; `seats` are words: me, open, or the name of a computer."""
        seats = terms.pop("seats", {"north": "me", "south": "open"})
        body = {"game": game, "scenario": scenario, "seats": wishes(seats), **terms}
        if "position" in body:
            del body["scenario"]
        if body.get("reaction", 0) is None:
            del body["reaction"]
        return await self.post("/api/matches", body)

    async def join(self, match: str, seat: str, token: str | None = None, **more: Any) -> Json:
        body = {"seat": seat, "nonce": new_nonce(), **more}
        return await self.post(
            f"/api/matches/{match}/join", body | ({"token": token} if token else {})
        )

    async def sit(self, match: str, seat: str | None, **hello: Any) -> Client:
        """A connection that has said hello."""
        client = await self.connect(match)
        await client.say("hello", seat=seat, **hello)
        await client.until("presence")
        return client

    async def connect(self, match: str, **headers: str) -> Client:
        uri = f"ws://127.0.0.1:{self.hosted.port}/api/matches/{match}/play"
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        line = await connect(uri, additional_headers=headers, open_timeout=PATIENCE, proxy=None)
        self.hosted.lines.append(line)
        return Client(line)


class Client:
    """One WebSocket: every message is received once, in order."""

    def __init__(self, line: ClientConnection) -> None:
        self.line: Final = line
        self.heard: Final[list[Json]] = []
        self.prompt: Json | None = None
        self.number = 0
        self.ended: Json | None = None
        self.requests = 0

    async def say(self, kind: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"type": kind, **fields}))

    async def hear(self, patience: float = PATIENCE) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.line.recv(), patience))
        self.heard.append(message)
        kind = message["type"]
        if kind in ("update", "sync"):
            self.number = message["number"]
        elif kind == "prompt":
            texts = [action[0] for action in message["legal"]]  # what one sends to answer
            self.prompt = {**message, "legal": texts}
        elif kind == "ended":
            self.ended = message
        return message

    async def until(self, *kinds: str, patience: float = PATIENCE) -> Json:
        """The next message of one of these kinds."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.hear(patience)
                if message["type"] in kinds:
                    return message

    async def heard_or_next(self, kind: str) -> Json:
        """The last message of this kind, or the next one when there was none."""
        found = [message for message in self.heard if message["type"] == kind]
        return found[-1] if found else await self.until(kind)

    async def silent(self, seconds: float, *kinds: str) -> bool:
        """Whether no message of these kinds arrives for so long."""
        try:
            await self.until(*kinds, patience=seconds)
        except TimeoutError:
            return True
        return False

    async def request(self, kind: str, **fields: Any) -> Json:
        """Ask for something; the answer, or raises ApiError."""
        self.requests += 1
        request_id = fields.pop("id", f"r{self.requests}-{id(self)}")
        await self.say(kind, id=request_id, **fields)
        while True:
            message = await self.until("ack", "refused", "answer")
            if message["id"] == request_id:
                break
        if message["type"] == "refused":
            raise ApiError(message)
        return message

    async def act(self, action: str, **fields: Any) -> Json:
        fields.setdefault("seen", self.number)
        self.prompt = None
        return await self.request("act", action=action, **fields)

    async def asked(self) -> Json:
        """The question to this seat; waits for it."""
        while self.prompt is None or not self.prompt["legal"]:
            if self.ended is not None:
                raise AssertionError("it is over")
            await self.hear()
        return self.prompt

    async def asked_or_not(self) -> bool:
        """Whether the last prompt is a question to this seat; waits for one if there is none."""
        if self.prompt is None:
            await self.until("prompt")
        return bool(self.prompt and self.prompt["legal"])

    async def stop(self) -> None:
        await self.line.close()


def refused(code: str) -> Any:
    return pytest.raises(ApiError, match=f"^{code}:")


def wishes(seats: dict[str, str]) -> Json:
    known = ("me", "open")
    return {
        key: {"sitter": who} if who in known else {"sitter": "computer", "agent": who}
        for key, who in seats.items()
    }


def new_nonce() -> str:
    return f"n{random.randrange(1 << 40):x}"


def token_in(match: Json, seat: str) -> str:
    return str(match["links"][seat].rpartition("/")[2])


@asynccontextmanager
async def hosted(
    database: str,
    clock: Clock = time.time,
    front: Path = STATIC,
    http: str | type[asyncio.Protocol] = door.HTTP,
    **changes: Any,
) -> AsyncIterator[Hosted]:
    settings = replace(SETTINGS, database=database, **changes)
    app = make_app(settings, clock, front)
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        http=http,
        ws=door.SOCKETS,
        ws_max_size=64 * 1024,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = InLoop(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    found = Hosted(server, app.state.services, port)
    try:
        yield found
    finally:
        await found.hang_up()
        server.should_exit = True
        await task
    check_computers(found.services.context.metrics.text({}))


async def begun(
    host: Person, other: Person, game: str = "bids", scenario: str = "short", **terms: Any
) -> str:
    """A match in play between two people; the host has the first seat."""
    known = await host.get("/api/games-known")
    seats = next(found["seats"] for found in known["games"] if found["key"] == game)
    terms.setdefault("reaction", 0)
    terms.setdefault("seats", {seats[0]: "me", seats[1]: "open"})
    match = await host.make(game, scenario, **terms)
    await other.join(match["id"], seats[1], token_in(match, seats[1]))
    await host.join(match["id"], seats[0])
    return str(match["id"])


def choose(legal: list[str], rng: random.Random) -> str:
    """A legal action that does not end the game early."""
    return rng.choice([text for text in legal if text not in ("resign", "offer draw")] or legal)


async def play_out(clients: list[Client], rng: random.Random, most: int = 2000) -> int:
    """Play at random to the end; how many actions it took."""
    done = asyncio.Event()
    counts = [0]

    async def one(client: Client) -> None:
        while client.ended is None and counts[0] < most:
            if client.prompt is not None and client.prompt["legal"]:
                counts[0] += 1
                await client.act(choose(client.prompt["legal"], rng))
            else:
                await client.hear()
        done.set()

    await asyncio.gather(*(one(client) for client in clients))
    return counts[0]
