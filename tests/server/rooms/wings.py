"""A match of Wings whose north has several commanders: made, begun, played to their question."""

from __future__ import annotations

from typing import Any, Final

from tests.server.hosting import Client, Json, Person, token_in

LEFT: Final[Json] = {"sitter": "open", "shares": ["left"]}
FREE: Final[Json] = {"sitter": "open"}
OWN: Final = ("done", "march a", "march d", "storm a", "storm d")
HERS: Final = ("done", "march b", "march c", "storm b", "storm c")


async def made(ann: Person, *north: Json, **terms: Any) -> Json:
    seats = {
        "north": {"sitter": "me", "commanders": list(north or (LEFT,))},
        "south": {"sitter": "open"},
    }
    body = {"game": "wings", "scenario": "long", "reaction": 0, "seats": seats, **terms}
    return await ann.post("/api/matches", body)


async def begun(ann: Person, bob: Person, carol: Person, *north: Json, **terms: Any) -> str:
    """A match in play, its second chair still free if it has one."""
    match = await made(ann, *north, **terms)
    await bob.join(match["id"], "south", token_in(match, "south"))
    await carol.join(match["id"], "north.1", token_in(match, "north.1"))
    await ann.join(match["id"], "north")
    if len(north) > 1:
        await ann.post(f"/api/matches/{match['id']}/begin")
    return str(match["id"])


async def staked(ann: Person, match: str) -> Client:
    """The chief at the table, after the question that is theirs alone."""
    client = await ann.sit(match, "north")
    await client.asked()
    await client.act("stake 1")
    await client.asked()
    return client


async def asked_for(client: Client, *legal: str) -> Json:
    """The prompt that offers these answers; waits for it."""
    while client.prompt is None or client.prompt["legal"] != list(legal):
        await client.hear()
    return client.prompt
