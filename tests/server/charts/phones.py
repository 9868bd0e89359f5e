"""Phones that share a battle of the charts, as their pages talk to the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from grognard.games import shipped
from grognard.server.store.rows import new_id
from tests.server.hosting import PATIENCE

Json = dict[str, Any]
PATH: Final = "/api/shared-battles"


def unit(number: int = 0, **values: int) -> Json:
    """A brigade of L'Âge des Aigles."""
    book = next(game for game in shipped() if game.info.key == "age").charts()
    assert book is not None
    usual = {fact.key: fact.default for fact in book.sheet.facts}
    told = {"id": number, "name": f"Regiment {number}", "side": 0, "group": "", "started": 4}
    return {**told, "values": {**usual, **values}}


def battle(count: int = 2, **changes: Any) -> Json:
    return {
        "format": "grognard-charts",
        "version": 1,
        "game": "age",
        "title": "Saalfeld",
        "turn": 1,
        "sides": ["French", "Prussians"],
        "units": [unit(number) for number in range(count)],
        "log": [],
        **changes,
    }


def loss(before: int = 4, after: int = 3, **changes: Any) -> Json:
    """An entry: a brigade loses a base."""
    change = {"unit": 0, "field": "bases", "before": before, "after": after}
    told = {"turn": 1, "chart": "fire", "words": "Fire: one base lost", "faces": [7]}
    nothing: Json = {"added": [], "removed": [], "named": None}
    return {**told, "changes": [change], **nothing, **changes}


def writing(entry: Json | None = None) -> Json:
    return {"what": "write", "key": new_id(), "entry": entry or loss()}


class Phone:
    """One page of the charts: it knows how many lines it has seen, and is sent those of others."""

    def __init__(self, url: str, battle_id: str = "", seen: int = 0) -> None:
        self.url: Final = url
        self.http: Final = httpx.AsyncClient(
            base_url=url, trust_env=False, verify=False, timeout=PATIENCE
        )
        self.id = battle_id
        self.seen = seen
        self.line: ClientConnection | None = None

    async def __aenter__(self) -> Phone:
        return self

    async def __aexit__(self, *wrong: object) -> None:
        if self.line is not None:
            await self.line.close()
        await self.http.aclose()

    async def share(self, text: Json | None = None) -> str:
        answer = await self.http.post(PATH, json=battle() if text is None else text)
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self.id

    async def add(self, *lines: Json, after: int | None = None) -> httpx.Response:
        body = {"after": self.seen if after is None else after, "lines": list(lines)}
        return await self.http.post(f"{PATH}/{self.id}/lines", json=body)

    async def read(self, rest: str = "") -> httpx.Response:
        return await self.http.get(f"{PATH}/{self.id}{rest}")

    async def listen(self) -> None:
        url = self.url.replace("http", "ws", 1)
        uri = f"{url}{PATH}/{self.id}/live?after={self.seen}"
        self.line = await connect(uri, proxy=None)

    async def hear(self) -> Json:
        assert self.line is not None
        return dict(json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE)))
