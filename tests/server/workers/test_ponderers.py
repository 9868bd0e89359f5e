"""Thinking in the time of others: a process that is there when wanted and takes what is left."""

from __future__ import annotations

import asyncio
import json
import os

import pytest

from grognard.agents import Agent, Budget, Hunch, ponder
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.seen import Shown
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random
from grognard.server.workers import ponderer, thinker
from grognard.server.workers.line import Asker, LineIsFull
from grognard.server.workers.ponderer import LEAST
from grognard.server.workers.ponderers import Ponderers
from grognard.server.workers.thinkers import question_line
from tests.laws.walks import settle_throws

PATIENCE = 100.0
EAGLES = find_game("eagles")
VERSION = EAGLES.info.version


def opened() -> tuple[State, int]:
    """A battle in which somebody is asked openly, and the other seat."""
    s = EAGLES.setup("quatre-bras", {})
    play_random(s, Rng(3), 20)
    settle_throws(s, Rng(3))
    assert isinstance(s.pending, Decision) and not s.pending.hidden
    return s, 1 - s.pending.seat


async def pondered(ponderers: Ponderers) -> list[Hunch]:
    s, other = opened()
    position = EAGLES.write(EAGLES.determinize(s, other, Rng(1)))
    return await ponderers.ponder("eagles", VERSION, position, other, "marshal", 1, Asker())


def test_it_starts_when_it_is_first_wanted_and_gives_way_to_all_else() -> None:
    async def work() -> None:
        ponderers = Ponderers(patience=PATIENCE)
        assert not ponderers.is_open and not ponderers.pids()
        try:
            await pondered(ponderers)
            (pid,) = ponderers.pids()
            assert os.getpriority(os.PRIO_PROCESS, pid) == LEAST
        finally:
            await ponderers.stop()

    asyncio.run(work())


def test_what_it_answers_is_what_an_agent_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    briefly = Budget(sims=150)
    monkeypatch.setattr(ponderer, "MOMENT", briefly)
    s, seat = opened()
    position = EAGLES.write(s)
    question = json.loads(question_line("eagles", VERSION, position, seat, "marshal", 1))
    found = ponder("marshal", Shown(EAGLES, EAGLES.read(position), seat, Rng(1)), briefly, 1)
    assert found
    assert json.loads(ponderer.moods(question)) == [[one.mood, one.gain] for one in found]


def test_a_full_line_is_no_place_to_wait() -> None:
    async def work() -> None:
        ponderers = Ponderers(most_waiting=0)
        try:
            with pytest.raises(LineIsFull):
                await pondered(ponderers)
        finally:
            await ponderers.stop()

    asyncio.run(work())


def test_a_thinker_receives_the_moods(monkeypatch: pytest.MonkeyPatch) -> None:
    s, other = opened()
    given: list[list[int]] = []

    def noted(agent: Agent, moods: list[int]) -> Agent:
        given.append(moods)
        return agent

    monkeypatch.setattr(thinker, "reminded", noted)
    told = ("eagles", VERSION, EAGLES.write(s), 1 - other, "soldier", 1)
    for line in (question_line(*told, moods=[5, 6]), question_line(*told)):
        thinker.think(json.loads(line))
    assert given == [[5, 6], []]
