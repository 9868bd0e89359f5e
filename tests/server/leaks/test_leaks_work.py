"""Leaks by work: while the server works for one, everybody's messages wait (R130).

What it does by itself after an act, and when, is the same whether or not somebody was asked in
secret about it: guesses, rules, reads and writes, by a clock that is put forward.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.server.match.course import Course
from grognard.server.match.match import Match
from grognard.server.rooms.autoplay import SOONEST
from grognard.server.store.store import Store
from grognard.server.workers.thinkers import Thinkers
from tests.server.leaks.test_leaks_elsewhere import think
from tests.server.leaks.traffic import START, World, joker_positions, two_worlds

pytestmark = pytest.mark.anyio

NORTH, SOUTH = 0, 1
REACTION = 1.6
LATER = (0.34, 0.34, 0.68, 0.24, 1.36, 0.24)  # seconds: when something is due, in two pauses
OVER = (0.0, "over")
WORK: list[tuple[type, str, str]] = [
    (Match, "guess", "guess"),
    (Course, "_play", "rules"),
    (Store, "orders", "read"),
    (Store, "append", "write"),
    (Store, "restand", "write"),
]


class Worked:
    """What was done in each world, and how many seconds after its beginning."""

    def __init__(self) -> None:
        self.done: list[list[tuple[float, str]]] = []
        self.now: Callable[[], float] = lambda: START

    def begin(self, found: World) -> None:
        self.done.append([])
        self.now = found.clock

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        for owner, name, what in WORK:
            patch.setattr(owner, name, self.noted(getattr(owner, name), what))

    def noted(self, work: Callable[..., Any], what: str) -> Callable[..., Any]:
        def note(*given: Any, **more: Any) -> Any:
            if self.done and self.done[-1][-1:] != [OVER]:
                self.done[-1].append((round(self.now() - START, 2), what))
            return work(*given, **more)

        return note


async def wake_after(found: World, seconds: float) -> None:
    """The timer of the room goes off, and again at once for what is due by then."""
    found.clock.now += seconds
    await found.place.autoplay.wake()
    await asyncio.sleep(4 * SOONEST)
    await found.settle()


@pytest.mark.parametrize(
    ("bids", "holder", "terms"),
    [
        ([(NORTH, "bid c5")], SOUTH, {"agent": "random"}),
        ([(NORTH, "bid c4"), (SOUTH, "bid c5")], NORTH, {"pace": "day"}),
        ([(NORTH, "bid c4"), (SOUTH, "bid c5")], NORTH, {}),
    ],
    ids=["computer", "correspondence", "live"],
)
async def test_the_server_works_the_same_whether_or_not_somebody_was_asked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bids: list[tuple[int, str]],
    holder: int,
    terms: dict[str, Any],
) -> None:
    monkeypatch.setattr(Thinkers, "think", think)
    worked = Worked()
    worked.watch(monkeypatch)

    async def play(found: World, asked: bool) -> None:
        worked.begin(found)
        for seat, bid in bids:
            assert await found.act(seat, bid) == "ack"
        for seconds in LATER:
            await wake_after(found, seconds)
        worked.done[-1].append(OVER)

    positions = joker_positions(holder)
    worlds = await two_worlds(tmp_path, "bids", positions, play, reaction=REACTION, **terms)
    assert worlds[0].truth.number > worlds[1].truth.number
    assert worked.done[0] == worked.done[1]
