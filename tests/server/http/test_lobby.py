"""The lobby: nobody fills it, everything in it can be found, one's own is always seen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from grognard.server.http.lobby import OF_EACH, PAGE
from tests.server.hosting import FREELY, SETTINGS, Hosted, Json, Person, begun, hosted, refused
from tests.server.hosting import wishes as seats_of

pytestmark = pytest.mark.anyio

LIMITS = replace(FREELY, challenges_of_person=2, challenges_of_address=5)


@pytest.fixture
async def strict(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hosted]:
    async with hosted(str(tmp_path / "l.db"), limits=LIMITS) as server:
        yield server


async def challenge(person: Person, **terms: Any) -> str:
    return str((await person.make(listed=True, **terms))["id"])


def ids(matches: list[Json]) -> list[str]:
    return [match["id"] for match in matches]


async def pages(person: Person, query: str = "") -> list[list[str]]:
    """All pages of the lobby."""
    found, before = [], ""
    while True:
        page = await person.get(f"/api/lobby?{query}{before}")
        found.append(ids(page["challenges"]))
        if page["next"] is None:
            return found
        before = f"&before={page['next']}"


async def test_a_person_has_only_so_many_open_challenges(strict: Hosted) -> None:
    ann, bob = await strict.person("Ann"), await strict.person("Bob")
    first, _ = await challenge(ann), await challenge(ann)
    with refused("TOO_MANY_CHALLENGES"):
        await challenge(ann)
    await ann.make()
    await challenge(bob)
    await ann.delete(f"/api/matches/{first}")
    await challenge(ann)


async def test_an_address_has_only_so_many_however_many_guests_it_makes(strict: Hosted) -> None:
    people = [await strict.person(f"Ann {number}") for number in range(4)]
    for person in (*people[:2], *people[:2], people[2]):
        await challenge(person)
    with refused("TOO_MANY_CHALLENGES"):
        await challenge(people[3])
    wire = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=False)
    async with httpx.AsyncClient(base_url=strict.url, transport=wire, trust_env=False) as http:
        await http.post("/api/people", json={"name": "Carol"})
        wish = {"game": "bids", "scenario": "short", "listed": True}
        wish["seats"] = seats_of({"north": "me", "south": "open"})
        answer = await http.post("/api/matches", json=wish)
    assert answer.status_code == 201


async def test_the_origin_of_a_challenge_is_sent_to_nobody(strict: Hosted) -> None:
    ann, bob = await strict.person("Ann"), await strict.person("Bob")
    match = await challenge(ann)
    row = await strict.services.store.game(match)
    assert row is not None
    source = row.extras["source"]
    assert "127" not in source
    for text in (await bob.http.get("/api/lobby"), await ann.http.get(f"/api/matches/{match}")):
        assert source not in text.text


async def test_the_lobby_has_pages_and_every_challenge_is_on_one(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "l.db"), limits=FREELY) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        made = [await challenge(ann) for _ in range(PAGE + 3)]
        found = await pages(bob)
        assert [len(page) for page in found] == [PAGE, 3]
        assert [match for page in found for match in page] == made[::-1]


async def test_a_page_that_is_just_full_is_the_last(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "l.db"), limits=FREELY) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        for _ in range(PAGE):
            await challenge(ann)
        assert [len(page) for page in await pages(bob)] == [PAGE]


async def test_ones_own_challenge_is_always_seen_and_apart_from_others(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "l.db"), limits=FREELY) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        mine = await challenge(ann, pace="day")
        for _ in range(PAGE + 1):
            await challenge(bob)
        lobby = await ann.get("/api/lobby?pace=live")
        assert ids(lobby["own"]) == [mine]
        assert all(mine not in page for page in await pages(ann))
        assert (await server.person("Carol")).id and (await bob.get("/api/lobby"))["own"] != []


async def test_challenges_are_found_by_game_and_pace(strict: Hosted) -> None:
    ann, bob = await strict.person("Ann"), await strict.person("Bob")
    live = await challenge(ann, pace="live")
    slow = await challenge(ann, pace="day")
    assert await pages(bob, "pace=live") == [[live]]
    assert await pages(bob, "pace=day&game=bids") == [[slow]]
    assert await pages(bob, "game=march") == [[]]
    assert (await bob.http.get("/api/lobby?pace=quick")).status_code == 422


async def test_one_person_does_not_fill_the_list_of_matches_to_watch(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "l.db"), limits=FREELY) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        for _ in range(OF_EACH + 2):
            await begun(ann, bob, listed=True)
        assert len((await bob.get("/api/lobby"))["watchable"]) == OF_EACH


def test_a_public_lobby_is_stricter() -> None:
    from grognard.server.settings import PUBLIC_LIMITS

    assert PUBLIC_LIMITS.challenges_of_address < PAGE
    assert PUBLIC_LIMITS.challenges_of_person < SETTINGS.limits.challenges_of_person
