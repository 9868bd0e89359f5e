"""An observer that receives what the server sends, and writes all of it down."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

import httpx
from websockets.asyncio.client import ClientConnection

from tests.server.hosting import ApiError, Client, Json, Person

PONG: Final = '{"type":"pong"}'
PAGES: Final = (
    "/status",
    "/metrics",
    "/healthz",
    "/api/lobby",
    "/api/matches",
    "/api/matches?stage=running",
    "/api/matches?stage=over",
    "/api/matches/{match}",
    "/api/matches/{match}/record",
    "/api/matches/{match}/replay",
    "/api/matches/{match}/replay?seat={seat}",
    "/api/matches/{match}/chat",
    "/api/matches/{match}/note",
    "/api/matches/{match}/seats/{seat}/orders",
)


class Tap:
    """A WebSocket whose every message is written down as it comes, but for our own pongs."""

    def __init__(self, line: ClientConnection, heard: list[str]) -> None:
        self.line: Final = line
        self.heard: Final = heard

    async def recv(self) -> str:
        text = str(await self.line.recv())
        if text != PONG:
            self.heard.append(text)
        return text

    async def send(self, text: str) -> None:
        await self.line.send(text)

    async def close(self) -> None:
        await self.line.close()


class Observer:
    """A person who plays or watches, and everything that they ever received, by the way it came.

    They have three connections: one to play, one to watch as a spectator, in French, and one to
    come back on. The date of HTTP answers, read from the machine's clock, is not recorded.
    """

    client: Client
    watching: Client
    again: Client

    def __init__(self, person: Person, match: str, seat: str | None) -> None:
        self.person: Final = person
        self.match: Final = match
        self.seat: Final = seat
        self.received: Final[dict[str, list[str]]] = {"http": []}
        self.requests = 0
        person.http.event_hooks = {"response": [self._write_down]}

    async def _write_down(self, answer: httpx.Response) -> None:
        body = (await answer.aread()).decode()
        head = [f"{name}: {text}" for name, text in answer.headers.items() if name != "date"]
        request = f"{answer.request.method} {answer.request.url.raw_path.decode()}"
        self.received["http"].append("\n".join([request, str(answer.status_code), *head, body]))

    async def open(self, watchable: bool = True) -> None:
        self.client = await self.sit("play", reasons=True)
        seat = None if watchable else self.seat
        self.watching = await self.sit("watch", seat=seat, lang="fr")
        self.again = await self.sit("again")

    async def leave(self) -> None:
        for client in (self.client, self.watching, self.again):
            await client.stop()

    async def sit(self, name: str, **hello: Any) -> Client:
        """A connection, written down under this name."""
        heard = self.received.setdefault(name, [])
        tap = Tap((await self.person.connect(self.match)).line, heard)
        client = Client(cast(ClientConnection, tap))
        await client.say("hello", **{"seat": self.seat, **hello})
        await client.until("presence")
        return client

    async def settle(self) -> None:
        """Receive all that was sent so far."""
        for client in (self.client, self.watching, self.again):
            await client.say("ping")
        for client in (self.client, self.watching, self.again):
            await client.until("pong")

    def mark(self, what: str) -> None:
        for heard in self.received.values():
            heard.append(f"== {what}")

    # Asking

    async def get(self, path: str) -> None:
        with suppress(ApiError, json.JSONDecodeError):
            await self.person.get(path)

    async def post(self, path: str, body: Json | None = None) -> None:
        with suppress(ApiError):
            await self.person.post(path, body)

    async def ask(self, kind: str, **fields: Any) -> str:
        """A request under an id that is the same in every world; what came of it."""
        self.requests += 1
        fields.setdefault("id", f"{self.person.name}-{self.requests}")
        try:
            answer = await self.client.request(kind, **fields)
        except ApiError as refused:
            return refused.code
        return str(answer["type"])

    async def act(self, action: str, **fields: Any) -> str:
        return await self.ask("act", **{"action": action, "seen": self.client.number, **fields})

    async def look(self, instants: Sequence[float], tries: Sequence[str]) -> None:
        """Ask everything that can be asked; `tries` are answers that this seat may not give now."""
        pages = [page.format(match=self.match, seat=self.seat or "nobody") for page in PAGES]
        pages += [f"/api/matches?before={instant + 0.5}" for instant in instants[-4:]]
        for page in pages:
            await self.get(page)
        for text in tries:
            await self.act(text)
            await self.ask("ask", what="why", action=text)
        await self.act(tries[0], seen=0)
        await self.act("dance with c7 and 129")
        legal = self.client.prompt["legal"] if self.client.prompt else []
        for what in ("legal", "table", "why", "odds", "preview"):
            await self.ask("ask", what=what, action=[*legal, *tries][0])
        for name in dict.fromkeys([*" ".join(tries).split(), "AC#1", "FC#1", "AC#1-allied"]):
            await self.ask("ask", what="piece", action=name)
        for what in ("draw", "takeback"):
            await self.ask("reply", what=what, accept=True)
        await self.ask("undo", seen=0)
        await self.ask("claim")
        await self.come_again()

    async def come_again(self) -> None:
        """Say hello again: for the whole log, the last two updates, a number that never was."""
        for last in (0, max(0, self.client.number - 2), 999):
            await self.again.say("hello", seat=self.seat, last=last, views=False)
            await self.again.until("presence")


def differences(one: Observer, two: Observer) -> list[str]:
    """Where what two observers received differs: the first such place of each way."""
    found = []
    for name in sorted(one.received.keys() | two.received.keys()):
        mine, theirs = one.received.get(name, []), two.received.get(name, [])
        if mine != theirs:
            order = parting([*mine, ""], [*theirs, ""])
            since = next((line for line in mine[order::-1] if line.startswith("== ")), "== 0 s")
            texts = [*mine, ""][order], [*theirs, ""][order]
            at = max(0, parting(*texts) - 60)
            shown = [f"{text[:60]} ... {text[at : at + 200]}" for text in texts]
            found.append("\n".join([f"{one.person.name}: {name} {since}", *shown]))
    return found


def parting(one: Sequence[str], two: Sequence[str]) -> int:
    """Where two texts, or two lists of texts, part."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((n for n, (left, right) in pairs if left != right), min(len(one), len(two)))
