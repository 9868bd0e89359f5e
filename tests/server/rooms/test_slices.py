"""Time in the loop: others get their turn in long work, and answers come on even steps."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import uvloop

from grognard.server.rooms.slices import SLICE, STEP, Slices, Steps
from tests.server.hosting import Hosted, begun, hosted
from tests.server.leaks.traffic import joker_positions

pytestmark = pytest.mark.anyio


def work(seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


async def test_long_work_rests_as_long_as_it_worked() -> None:
    slices, turns = Slices(), 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await slices.rest()  # nothing was worked yet: no rest
    assert turns == 0
    work(2 * SLICE)
    rested = time.perf_counter()
    await slices.rest()
    assert turns > 0 and time.perf_counter() - rested >= 2 * SLICE * 0.9
    task.cancel()


@pytest.mark.parametrize("worked", [0.0, STEP / 4, STEP / 2, 1.2 * STEP])
async def test_after_any_work_the_next_step_is_a_whole_one(worked: float) -> None:
    begun_at = time.monotonic()
    steps = Steps()
    work(worked)
    first = STEP * (1 + int(worked / STEP))
    await steps.next()
    assert time.monotonic() - begun_at >= first
    await steps.next()
    assert time.monotonic() - begun_at >= first + STEP


@pytest.mark.parametrize("worked", [0.0, 0.0013, 0.0017, 0.0048])
def test_the_length_of_the_work_does_not_show_in_the_rounding_of_a_timer(
    worked: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a loop whose timers know only whole milliseconds, as a server's does."""
    asked: list[float] = []

    async def note(seconds: float) -> None:
        asked.append(seconds)

    async def wait() -> None:
        steps = Steps()
        work(worked)
        await steps.next()

    monkeypatch.setattr(asyncio, "sleep", note)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(wait())
    assert asked[0] * 1000 == pytest.approx(round(asked[0] * 1000), abs=1e-3)


async def lap(server: Hosted, position: str, **terms: Any) -> float:
    """How long the acknowledgement of south's bid takes; who holds the joker may be asked then."""
    ann, bob = await server.person("Ann"), await server.person("Bob")
    match = await begun(ann, bob, position=position, **terms)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await north.asked()
    await north.act("bid c4")
    await south.asked()
    sent = time.perf_counter()
    await south.act("bid c5")
    return time.perf_counter() - sent


async def test_an_acknowledgement_waits_for_a_whole_step_where_somebody_could_be_asked(
    tmp_path: Path,
) -> None:
    async with hosted(str(tmp_path / "games.db")) as server:
        for position in joker_positions(0):
            assert await lap(server, position, reaction=5) >= STEP


async def test_where_nothing_is_hidden_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(steps: Steps) -> None:
        pytest.fail("waited for a step")

    monkeypatch.setattr(Steps, "next", wait)
    async with hosted(str(tmp_path / "games.db")) as server:
        await lap(server, joker_positions(0)[1], reaction=0)
