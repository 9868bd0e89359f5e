"""Three people act at random; the server keeps its house in order."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.nightly import some_by_day
from tests.server.hosting import ApiError, Hosted, Json, Person, token_in

pytestmark = pytest.mark.anyio
ORDER = {"waiting": 0, "running": 1, "withdrawn": 2, "over": 2}
STEPS = 80


class Crowd:
    """Who they are, the matches they know, and how each was last seen."""

    def __init__(self, people: list[Person], rng: random.Random) -> None:
        self.people = people
        self.rng = rng
        self.matches: list[str] = []
        self.tokens: dict[str, str] = {}
        self.seen: dict[str, Json] = {}
        self.codes: set[str] = set()

    def someone(self) -> Person:
        return self.rng.choice(self.people)

    def match(self) -> str:
        return self.rng.choice(self.matches)

    def seat(self) -> str:
        return self.rng.choice(["north", "south"])

    async def make(self) -> None:
        sitter = self.rng.choice(["me", "open"])
        listed = self.rng.random() < 0.5
        made = await self.someone().make(
            seats={"north": "me", "south": sitter}, listed=listed, reaction=0
        )
        self.matches.append(made["id"])
        if sitter == "open":
            self.tokens[made["id"]] = token_in(made, "south")

    async def join(self) -> None:
        match = self.match()
        token = self.tokens.get(match) if self.rng.random() < 0.8 else None
        await self.someone().join(match, self.seat(), token)

    async def leave(self) -> None:
        await self.someone().post(f"/api/matches/{self.match()}/leave", {"seat": self.seat()})

    async def withdraw(self) -> None:
        await self.someone().delete(f"/api/matches/{self.match()}")

    async def resign(self) -> None:
        match = self.match()
        client = await self.someone().connect(match)
        await client.say("hello", seat=self.seat())
        if (await client.until("welcome", "refused"))["type"] == "welcome":
            try:
                await client.request("resign")
            finally:
                await client.stop()

    async def again(self) -> None:
        made = await self.someone().post(f"/api/matches/{self.match()}/rematch")
        if made["id"] not in self.matches:
            self.matches.append(made["id"])

    async def block(self) -> None:
        one, other = self.rng.sample(self.people, 2)
        path = f"/api/people/me/blocks/{other.id}"
        await (one.put(path) if self.rng.random() < 0.3 else one.delete(path))

    async def look(self) -> None:
        person = self.someone()
        for path in ("/api/lobby", "/api/matches"):
            await person.get(path)

    async def check(self) -> None:
        """A match never goes back, and a player keeps the seat once it has begun."""
        match = self.match()
        for person in self.people:
            try:
                now = await person.get(f"/api/matches/{match}")
            except ApiError as no:
                assert no.code == "NO_SUCH_MATCH"
                continue
            before = self.seen.get(match, now)
            assert ORDER[now["stage"]] >= ORDER[before["stage"]]
            assert now["commitment"] == before["commitment"]
            if before["stage"] in ("running", "over"):
                assert sitters(now) == sitters(before)
                assert all(who is not None for who in sitters(now))
            self.seen[match] = now

    async def step(self) -> None:
        ways: list[Callable[[], Awaitable[None]]] = [self.make]
        if self.matches:
            ways += [self.join] * 6
            ways += [self.leave, self.withdraw, self.resign, self.again, self.block, self.look]
        try:
            await self.rng.choice(ways)()
        except ApiError as no:
            self.codes.add(no.code)
        if self.matches:
            await self.check()


def sitters(match: Json) -> list[Any]:
    return [seat["person"] for seat in match["seats"]]


@pytest.mark.nightly
@pytest.mark.parametrize("seed", some_by_day(range(4), 1))
async def test_no_match_goes_back_or_breaks_in_random_use(server: Hosted, seed: int) -> None:
    people = [await server.person(name) for name in ("Ann", "Bob", "Carol")]
    crowd = Crowd(people, random.Random(seed))
    for _ in range(STEPS):
        await crowd.step()
    assert not crowd.codes & {"BROKEN", "BUSY"}
    assert len({match["stage"] for match in crowd.seen.values()}) > 1
    async with server.anyone() as http:
        assert "\ngrognard_errors_total " not in (await http.get("/metrics")).text
