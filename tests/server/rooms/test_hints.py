"""Hints over real sockets: one's own, and only where all others are computers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Hosted, Json, hosted, refused, token_in

pytestmark = pytest.mark.anyio

QUESTION = {"what": "hint", "action": ""}


async def begun(server: Hosted, south: Json) -> tuple[Any, Any]:
    """Ann's match against somebody, and her line to it."""
    ann = await server.person("Ann")
    seats = {"north": {"sitter": "me"}, "south": south}
    body = {"game": "bids", "scenario": "long", "reaction": 0, "seats": seats}
    match = (await ann.post("/api/matches", body))["id"]
    await ann.join(match, "north")
    return ann, match


async def test_a_hint_is_an_answer_that_may_be_given(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db"), thinkers=1) as server:
        ann, match = await begun(server, {"sitter": "computer", "agent": "random"})
        client = await ann.sit(match, "north")
        legal = (await client.asked())["legal"]
        found = (await client.request("ask", **QUESTION))["hints"]
        assert found and all(one["action"] in legal for one in found)
        assert found[0]["win"] == max(one["win"] for one in found)


async def test_nobody_gets_a_hint_against_a_person(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db"), thinkers=1) as server:
        ann, match = await begun(server, {"sitter": "open"})
        bob = await server.person("Bob")
        info = await ann.get(f"/api/matches/{match}")
        await bob.join(match, "south", token_in(info, "south"))
        client = await ann.sit(match, "north")
        with refused("NO_HINTS"):
            await client.request("ask", **QUESTION)


async def test_nobody_gets_a_hint_at_one_screen(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db"), thinkers=1) as server:
        ann, match = await begun(server, {"sitter": "me"})
        await ann.join(match, "south")
        client = await ann.sit(match, "north")
        with refused("NO_HINTS"):
            await client.request("ask", **QUESTION)
