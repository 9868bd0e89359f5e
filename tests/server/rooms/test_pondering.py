"""A marshal thinks in the time of people: a moment at a time, when nothing else is to be done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.agents import Hunch
from grognard.server.rooms import pondering
from grognard.server.rooms.rooms import Place
from grognard.server.workers import pool
from grognard.server.workers.line import NoAnswer
from grognard.server.workers.pool import Answered, Job
from grognard.server.workers.thinker import think
from tests.kernel.games.tinygame import BIDS
from tests.server.hosting import Client, Hosted, Person, hosted

pytestmark = pytest.mark.anyio
MOMENT = 0.01  # seconds
FOREVER = 1e6


class FakeWorker:
    """Works in the test's own process, and remembers what it was asked."""

    asked: list[tuple[str, dict[str, Any]]] = []

    def __init__(self, job: Job) -> None:
        self.kind = job.program.rpartition(".")[2]
        self.questions = 0

    @classmethod
    async def start(cls, job: Job) -> FakeWorker:
        return cls(job)

    async def ask(self, line: bytes) -> Answered:
        question = json.loads(line)
        self.asked.append((self.kind, question))
        await asyncio.sleep(MOMENT)
        if self.kind == "ponderer":
            return Answered(json.dumps([[question["seed"], 0.5]]), MOMENT, is_error=False)
        return Answered(think({**question, "agent": "random"}), MOMENT, is_error=False)

    async def end(self) -> None:
        """Nothing has to be ended."""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "Worker", FakeWorker)
    monkeypatch.setattr(pondering, "PAUSE", MOMENT)
    monkeypatch.setattr(FakeWorker, "asked", [])


@pytest.fixture
async def server(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(str(tmp_path / "games.db"), thinkers=1) as found:
        yield found


def moments() -> int:
    return len([kind for kind, _ in FakeWorker.asked if kind == "ponderer"])


def thoughts() -> list[dict[str, Any]]:
    return [question for kind, question in FakeWorker.asked if kind == "thinker"]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(MOMENT)


async def playing(ann: Person, agent: str = "marshal") -> tuple[str, Client]:
    """Ann's match against a computer, and she is asked."""
    seats = {"north": "me", "south": agent}
    match = (await ann.make(scenario="long", seats=seats, reaction=0))["id"]
    await ann.join(match, "north")
    client = await ann.sit(match, "north")
    await client.asked()
    return match, client


async def test_what_it_finds_while_a_person_thinks_begins_its_next_search(
    ann: Person, server: Hosted
) -> None:
    _, client = await playing(ann)
    await until(lambda: moments() > 1)
    await client.act((await client.asked())["legal"][0])
    await until(lambda: bool(thoughts()))
    given = thoughts()[0]["moods"]
    firsts = [question["seed"] for kind, question in FakeWorker.asked if kind == "ponderer"]
    assert given and set(given) <= set(firsts)


async def test_it_ponders_from_what_its_own_seat_sees_and_tells_nobody(
    ann: Person, server: Hosted
) -> None:
    match, client = await playing(ann)
    await until(lambda: moments() > 1)
    question = next(question for kind, question in FakeWorker.asked if kind == "ponderer")
    assert question["seat"] == 1 and question["agent"] == "marshal"
    place = await server.services.place(match)
    assert place.room.match is not None
    shown, guess = place.room.match.state, BIDS.read(str(question["position"]))
    assert BIDS.view(guess, 1) == BIDS.view(shown, 1)
    assert await client.silent(10 * MOMENT, "update", "prompt", "waiting")


async def test_it_is_enough_after_some_moments_of_a_turn(
    ann: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "MOMENTS", 3)
    match, _ = await playing(ann)
    await until(lambda: moments() == 3)
    await asyncio.sleep(20 * MOMENT)
    assert moments() == 3
    assert not (await server.services.place(match)).room._tasks


async def test_it_waits_while_others_have_work_for_the_server(ann: Person, server: Hosted) -> None:
    thinkers = server.services.context.thinkers
    thinkers.unanswered += 1
    await playing(ann)
    await asyncio.sleep(20 * MOMENT)
    assert moments() == 0
    thinkers.unanswered -= 1
    await until(lambda: moments() > 0)


@pytest.mark.parametrize("agent", ["grognard", "random"])
async def test_other_levels_do_not_ponder(ann: Person, server: Hosted, agent: str) -> None:
    await playing(ann, agent)
    await asyncio.sleep(20 * MOMENT)
    assert moments() == 0


async def test_it_stops_when_nobody_looks_on(ann: Person, server: Hosted) -> None:
    match, client = await playing(ann)
    await until(lambda: moments() > 0)
    await client.stop()
    place = await server.services.place(match)
    await until(lambda: not place.room._tasks)
    before = moments()
    await asyncio.sleep(20 * MOMENT)
    assert moments() == before < pondering.MOMENTS


async def test_without_an_answer_it_does_not_ask_again_in_the_turn(
    ann: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*told: object) -> list[Hunch]:
        FakeWorker.asked.append(("ponderer", {}))
        raise NoAnswer("no worker")

    monkeypatch.setattr(server.services.context.ponderers, "ponder", refuse)
    await playing(ann)
    await until(lambda: moments() == 1)
    await asyncio.sleep(20 * MOMENT)
    assert moments() == 1


def a_pause_lasts(place: Place) -> Callable[[], None]:
    place.room.timing.start += FOREVER
    return lambda: setattr(place.room.timing, "start", place.room.timing.start - FOREVER)


def somebody_is_asked_in_secret(place: Place) -> Callable[[], None]:
    match = place.room.match
    assert match is not None
    match.asked_in_secret = lambda: 0  # type: ignore[method-assign]
    return lambda: delattr(match, "asked_in_secret")


def spectators_are_told_later(place: Place) -> Callable[[], None]:
    match = place.room.match
    assert match is not None
    late, told = match.feed(None)._late, match.feed(0).since(0, "en")
    assert told
    late.append((told[-1], match.state))
    return late.clear


@pytest.mark.parametrize(
    "begin", [a_pause_lasts, somebody_is_asked_in_secret, spectators_are_told_later]
)
async def test_it_ponders_only_when_everybody_knows_who_is_asked(
    ann: Person, server: Hosted, begin: Callable[[Place], Callable[[], None]]
) -> None:
    seats = {"north": "me", "south": "marshal"}
    match = (await ann.make(scenario="long", seats=seats, reaction=0))["id"]
    await ann.join(match, "north")
    place = await server.services.place(match)
    end = begin(place)
    await ann.sit(match, "north")
    await asyncio.sleep(20 * MOMENT)
    assert moments() == 0
    end()
    place.pondering.go_on()
    await until(lambda: moments() > 0)
