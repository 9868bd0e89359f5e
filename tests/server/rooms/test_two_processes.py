"""Two servers on one PostgreSQL: what one does not know, it looks up before it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from grognard.server.store.bus import MISSED, Word
from grognard.server.store.condition import Trouble
from tests.server.hosting import PATIENCE, Hosted, Person, hosted, refused, token_in
from tests.server.postgres import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(anyio_backend: str, postgres_server: Server) -> AsyncIterator[tuple[Hosted, Hosted]]:
    with postgres_server.database() as url:
        async with hosted(url) as one, hosted(url) as other:
            yield one, other


async def also_at(server: Hosted, person: Person) -> Person:
    """The same person, who has reached the other process."""
    http = server.anyone()
    http.headers["Authorization"] = f"Bearer {person.token}"
    server.clients.append(http)
    found = Person(server, http)
    found.id, found.token, found.name = person.id, person.token, person.name
    return found


def deafen(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart of the database, before the process listens to the others again."""
    monkeypatch.setattr(server.services.store.bus, "deliver", lambda words: None)


async def test_a_player_who_sat_down_elsewhere_is_known_without_a_notification(
    pair: tuple[Hosted, Hosted], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, bob = await one.person("Ann"), await one.person("Bob")
    match = await ann.make(watchable=False)
    token = token_in(match, "south")
    bob_there = await also_at(other, bob)
    await bob_there.get(f"/api/matches/{match['id']}?token={token}")  # it has the match in memory
    deafen(other, monkeypatch)
    await bob.join(match["id"], "south", token)
    await ann.join(match["id"], "north")
    client = await bob_there.sit(match["id"], "south")
    assert (await client.heard_or_next("sync"))["number"] >= 0
    carol = await other.person("Carol")
    stranger = await carol.connect(match["id"])
    assert (await stranger.hear())["code"] == "NO_SUCH_MATCH"
    await client.say("hello", seat="north")
    assert (await client.until("refused"))["code"] == "NOT_YOUR_SEAT"


async def test_what_was_missed_is_looked_up_until_the_database_answers(
    pair: tuple[Hosted, Hosted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.rooms.rooms.LOOK_EVERY", 0.02)
    one, other = pair
    ann, bob = await one.person("Ann"), await one.person("Bob")
    match = (await ann.make(listed=True))["id"]
    await (await also_at(other, bob)).get(f"/api/matches/{match}")
    rooms, store = other.services.rooms, other.services.store
    with monkeypatch.context() as cut:
        deafen(other, cut)
        await bob.join(match, "south")
        await asyncio.sleep(0.1)
        assert rooms.places[match].room.sitters.seats_of(bob.id) == []
        read, failures = store.game, [3]

        async def fails_at_first(match_id: str) -> object:
            if failures[0]:
                failures[0] -= 1
                raise Trouble("unreachable")
            return await read(match_id)

        cut.setattr(store, "game", fails_at_first)
        rooms.hear(MISSED)
        async with asyncio.timeout(PATIENCE):
            while not rooms.places[match].room.sitters.seats_of(bob.id):
                await asyncio.sleep(0.02)
    assert Word(match).what == "entry"
    with refused("NOT_YOUR_SEAT"):
        await bob.get(f"/api/matches/{match}/seats/north/orders")
