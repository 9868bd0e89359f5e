"""Computers among themselves: watched, a few of one address, and behind people's opponents."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from grognard.server.workers import pool
from grognard.server.workers.line import Asker, Question
from grognard.server.workers.pool import Answered, Job
from grognard.server.workers.thinker import think
from grognard.server.workers.thinkers import Thinkers
from tests.kernel.games.tinygame import BIDS
from tests.server.hosting import FREELY, PATIENCE, Client, Hosted, Person, hosted, refused
from tests.server.workers.test_thinkers import bidding

pytestmark = pytest.mark.anyio
COMPUTERS = {"north": "random", "south": "random"}
FEW = 2
THOUGHT = 0.02  # seconds


class FakeWorker:
    """Thinks for a while in the test's own process."""

    def __init__(self) -> None:
        self.questions = 0

    @classmethod
    async def start(cls, job: Job) -> FakeWorker:
        return cls()

    async def ask(self, line: bytes) -> Answered:
        await asyncio.sleep(THOUGHT)
        return Answered(think(json.loads(line)), THOUGHT, is_error=False)

    async def end(self) -> None:
        """Nothing has to be ended."""


@pytest.fixture(scope="module")
async def server(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = tmp_path_factory.mktemp("server") / "games.db"
    limits = replace(FREELY, computer_games_of_address=FEW)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "Worker", FakeWorker)
        async with hosted(str(path), thinkers=1, limits=limits) as found:
            yield found


@pytest.fixture(autouse=True)
async def nobody_watches(server: Hosted) -> None:
    """What an earlier test watched is left."""
    while server.lines:
        await server.lines.pop().close()
    while server.services.context.computer_games._played:
        await asyncio.sleep(THOUGHT)


async def entries(server: Hosted, match: str) -> int:
    return len(await server.services.store.entries(match))


async def grows(server: Hosted, match: str, patience: float = 5.0) -> bool:
    """Whether a match continues within this time."""
    before = await entries(server, match)
    for _ in range(int(patience / THOUGHT)):
        if await entries(server, match) > before:
            return True
        await asyncio.sleep(THOUGHT)
    return False


async def new_match(ann: Person, scenario: str = "long") -> str:
    made = await ann.make(scenario=scenario, seats=COMPUTERS, listed=True, reaction=0)
    return str(made["id"])


async def test_nobody_watches_and_nothing_is_played_until_somebody_comes_back(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await new_match(ann)
    assert not await grows(server, match, 0.3)
    row = await server.services.store.game(match)
    assert row is not None and row.wake_at is None
    watcher = await bob.sit(match, None)
    assert await grows(server, match)
    await watcher.stop()
    while (await server.services.place(match)).busy:
        await asyncio.sleep(THOUGHT)
    assert not await grows(server, match, 0.3)
    await bob.sit(match, None)
    assert await grows(server, match)


async def test_beyond_a_few_of_one_address_they_wait_and_no_more_are_made(
    ann: Person, server: Hosted
) -> None:
    matches = [await new_match(ann) for _ in range(FEW + 1)]
    watchers = [await ann.sit(match, None) for match in matches]
    with refused("TOO_MANY_COMPUTERS"):
        await new_match(ann)
    thinkers = server.services.context.computer_games
    assert [len(found) for found in thinkers._played.values()] == [FEW]
    waiting = next(iter(thinkers._waiting.values()))
    assert set(waiting) <= set(matches)
    late = next(iter(waiting))
    for match, watcher in zip(matches, watchers, strict=True):
        if match != late:
            await watcher.stop()
    assert await grows(server, late)


async def prompt_with(watcher: Client, words: str, there: bool) -> None:
    """Listens until a question has, or no longer has, these words."""
    while True:
        heard = await watcher.until("prompt")
        if (words in heard["words"]) is there:
            return


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "The computers wait"), ("fr", "Les ordinateurs attendent")],
)
async def test_spectators_see_why_computers_wait_and_when_they_continue(
    ann: Person, lang: str, words: str
) -> None:
    played = [await new_match(ann) for _ in range(FEW)]
    waiting = await new_match(ann)
    watchers = [await ann.sit(match, None, lang=lang) for match in played]
    late = await ann.sit(waiting, None, lang=lang)
    await asyncio.wait_for(prompt_with(late, words, there=True), PATIENCE)
    assert not any(words in m["words"] for m in watchers[0].heard if m["type"] == "prompt")
    await watchers[0].stop()
    await asyncio.wait_for(prompt_with(late, words, there=False), PATIENCE)


async def test_the_servers_own_line_knows_who_may_wait(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Asker] = {}
    line = server.services.context.thinkers.line
    put = line.put

    def noted(question: Question) -> None:
        asked[question.asker.name] = question.asker
        put(question)

    monkeypatch.setattr(line, "put", noted)
    computers = await new_match(ann)
    await ann.sit(computers, None)
    seats = {"north": "random", "south": "me"}
    match = await bob.make(scenario="long", seats=seats, reaction=0)
    await bob.join(match["id"], "south")
    await (await bob.sit(match["id"], "south")).asked()
    assert await grows(server, computers)
    assert not asked[match["id"]].may_wait
    assert asked[computers].may_wait
    assert asked[computers].address != asked[match["id"]].address


async def test_a_persons_opponent_thinks_before_ninety_computers_among_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "Worker", FakeWorker)
    thinkers, order = Thinkers(), list[str]()
    position = BIDS.write(bidding())

    async def think(asker: Asker) -> None:
        await thinkers.think("bids", "1", position, 0, "random", 1, asker)
        order.append(asker.name)

    await thinkers.start(1)
    flood = [Asker("flood", f"match {number}", may_wait=True) for number in range(90)]
    tasks = [asyncio.create_task(think(asker)) for asker in flood]
    while len(order) < 2:
        await asyncio.sleep(THOUGHT)
    await think(Asker("honest", "mine"))
    assert order.index("mine") <= 4
    await thinkers.stop()
    await asyncio.gather(*tasks, return_exceptions=True)
