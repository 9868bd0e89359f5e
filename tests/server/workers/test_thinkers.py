"""Computer players answer from other processes, which may die, hang or break at any time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import pytest

from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import submit
from grognard.server.workers.line import NoAnswer
from grognard.server.workers.pool import Gone, Job, Worker
from grognard.server.workers.thinkers import Thinkers, question_line
from tests.kernel.games.tinygame import BIDS
from tests.laws.walks import settle_throws, walk
from tests.nightly import some_by_day

KNOWN = ["tests.server.known"]
EAGLES = find_game("eagles")
T = TypeVar("T")


def with_thinkers(work: Callable[[Thinkers], Awaitable[T]], count: int = 2, **settings: float) -> T:
    async def run() -> T:
        thinkers = Thinkers(KNOWN, **settings)  # type: ignore[arg-type]
        await thinkers.start(count)
        try:
            return await work(thinkers)
        finally:
            await thinkers.stop()
            assert thinkers.pids() == []

    return asyncio.run(run())


def seen_by(game: Game, s: State, seat: int, seed: int) -> str:
    """What the table sends: a position redealt from what the seat sees."""
    return game.write(game.determinize(s, seat, Rng(seed)))


async def ask(
    thinkers: Thinkers, game: Game, s: State, agent: str = "random", seed: int = 1, key: str = ""
) -> str:
    assert isinstance(s.pending, Decision)
    seat = s.pending.seat
    info = game.info
    position = seen_by(game, s, seat, seed)
    return await thinkers.think(key or info.key, info.version, position, seat, agent, seed)


def bidding(seed: int = 1) -> State:
    s = BIDS.setup("short", {})
    settle_throws(s, Rng(seed))
    return s


async def play(thinkers: Thinkers, game: Game, scenario: str, agent: str, most: int) -> int:
    """Play on with the workers' answers, each of them checked by the rules; returns the count."""
    dice, played = Rng(11), 0
    s = game.setup(scenario, {})
    while played < most and isinstance(settle_throws(s, dice), Decision):
        text = await ask(thinkers, game, s, agent, seed=played)
        submit(s, game.parse(s, text))
        played += 1
    return played


@pytest.mark.nightly
@pytest.mark.parametrize("agent", ["random", "sensible"])
def test_answers_are_legal_in_bids(agent: str) -> None:
    async def work(thinkers: Thinkers) -> int:
        return await play(thinkers, BIDS, "long", agent, 100)

    assert with_thinkers(work) >= 8


@pytest.mark.parametrize("agent", some_by_day(["sensible", "random"], 1))
def test_answers_are_legal_in_eagles(agent: str) -> None:
    async def work(thinkers: Thinkers) -> int:
        return await play(thinkers, EAGLES, "quatre-bras", agent, 60)

    assert with_thinkers(work) >= 25


def test_the_same_question_gets_the_same_answer_from_any_worker() -> None:
    async def work(thinkers: Thinkers) -> set[str]:
        return set(await asyncio.gather(*(ask(thinkers, BIDS, bidding()) for _ in range(10))))

    assert len(with_thinkers(work)) == 1


def test_two_hundred_questions_at_once_are_all_answered_and_the_loop_stays_free() -> None:
    async def work(thinkers: Thinkers) -> tuple[int, float]:
        await ask(thinkers, BIDS, bidding())
        lag = asyncio.create_task(longest_lag())
        states = [bidding(seed) for seed in range(200)]
        answers = await asyncio.gather(*(ask(thinkers, BIDS, s) for s in states))
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag
        for s, text in zip(states, answers, strict=True):
            submit(s, BIDS.parse(s, text))
        return len(answers), worst[0]

    worst = [0.0]

    async def longest_lag() -> None:
        while True:
            before = time.thread_time()  # on a busy machine the loop itself has to wait
            await asyncio.sleep(0.001)
            worst[0] = max(worst[0], time.thread_time() - before)

    count, lag = with_thinkers(work)
    assert count == 200
    assert lag < 0.25, f"the loop was held up for {lag * 1000:.0f} ms"


def test_the_first_worker_comes_up_before_the_others_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a machine with few cores the first question is answered sooner, if it comes up or not."""
    begun: list[asyncio.Event] = []

    async def start(job: Job) -> Worker:
        begun.append(asyncio.Event())
        await begun[-1].wait()
        raise Gone("it never was")

    async def work() -> None:
        monkeypatch.setattr(Worker, "start", start)
        pool = Thinkers(KNOWN)
        await pool.start(3)
        await asyncio.sleep(0.01)
        assert (len(begun), pool.is_up) == (1, False)
        begun[0].set()
        await asyncio.sleep(0.01)
        assert len(begun) == 3
        await pool.stop()

    asyncio.run(work())


def test_questions_are_answered_in_the_order_asked() -> None:
    async def work(thinkers: Thinkers) -> list[int]:
        order: list[int] = []

        async def one(number: int) -> None:
            await ask(thinkers, BIDS, bidding(), key="slow" if number == 0 else "")
            order.append(number)

        await asyncio.gather(*(one(number) for number in range(8)))
        return order

    assert with_thinkers(work, count=1) == list(range(8))


@pytest.mark.nightly
def test_workers_killed_in_the_middle_of_thought_are_replaced_and_asked_again() -> None:
    async def work(thinkers: Thinkers) -> tuple[int, int]:
        asked = [asyncio.create_task(ask(thinkers, BIDS, bidding(n), key="slow")) for n in range(6)]
        kills = 0
        while kills < 2:
            await asyncio.sleep(0.1)
            for pid in thinkers.pids():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    kills += 1
        answers = await asyncio.gather(*asked)
        for n, text in enumerate(answers):
            s = bidding(n)
            submit(s, BIDS.parse(s, text))
        return kills, thinkers.figures()["started"]

    kills, started = with_thinkers(work)
    assert started >= 2 + kills


@pytest.mark.nightly
def test_idle_workers_killed_do_not_fail_the_next_question() -> None:
    async def work(thinkers: Thinkers) -> None:
        await asyncio.gather(*(ask(thinkers, BIDS, bidding()) for _ in range(4)))
        for pid in thinkers.pids():
            os.kill(pid, signal.SIGKILL)
        await asyncio.gather(*(ask(thinkers, BIDS, bidding()) for _ in range(4)))

    with_thinkers(work)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("key", "reason"),
    some_by_day(
        [("deadly", "the worker stopped, 2 times"), ("stuck", "no answer within 3 s, 2 times")],
        1,
    ),
)
def test_a_question_that_kills_or_holds_every_worker_fails_and_others_continue(
    key: str, reason: str
) -> None:
    async def work(thinkers: Thinkers) -> None:
        await asyncio.gather(*(ask(thinkers, BIDS, bidding()) for _ in range(2)))
        bad = asyncio.create_task(ask(thinkers, BIDS, bidding(), key=key))
        with pytest.raises(NoAnswer, match=reason):
            await bad
        assert await ask(thinkers, BIDS, bidding())

    with_thinkers(work, count=1, patience=3.0, tries=2)


def test_an_aborted_thought_says_where_and_nothing_of_the_position() -> None:
    async def work(thinkers: Thinkers) -> str:
        with pytest.raises(NoAnswer) as caught:
            await ask(thinkers, BIDS, bidding(), key="broken")
        assert thinkers.figures()["started"] == 1
        return str(caught.value)

    said = with_thinkers(work, count=1)
    assert said.startswith("BadNotation at read:")
    assert "c7" not in said and "north" not in said


def test_a_worker_may_not_eat_all_memory() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(NoAnswer, match="MemoryError"):
            await ask(thinkers, BIDS, bidding(), key="greedy")

    with_thinkers(work, count=1)


def test_what_a_game_prints_is_no_answer() -> None:
    async def work(thinkers: Thinkers) -> str:
        return await ask(thinkers, BIDS, bidding(), key="loud")

    assert with_thinkers(work).startswith("bid c")


def test_an_unknown_game_version_or_agent_is_an_error_not_a_crash() -> None:
    async def work(thinkers: Thinkers) -> None:
        text = BIDS.write(bidding())
        for game, version, agent in (
            ("chess", "1", "random"),
            ("bids", "0", "random"),
            ("bids", "1", "napoleon"),
        ):
            with pytest.raises(NoAnswer, match="BadNotation"):
                await thinkers.think(game, version, text, 0, agent, 1)
        assert thinkers.figures()["started"] == 1

    with_thinkers(work, count=1)


def test_too_many_waiting_questions_are_refused_at_once() -> None:
    async def work(thinkers: Thinkers) -> list[str | BaseException]:
        asked = [ask(thinkers, BIDS, bidding(), key="slow") for _ in range(8)]
        return await asyncio.gather(*asked, return_exceptions=True)

    said = with_thinkers(work, count=1, most_waiting=3)
    assert sum(isinstance(one, NoAnswer) for one in said) == 5


def test_stopping_ends_the_workers_and_informs_waiting_questions() -> None:
    async def work() -> list[str | BaseException]:
        thinkers = Thinkers(KNOWN)
        await thinkers.start(2)
        asked = [asyncio.create_task(ask(thinkers, BIDS, bidding(), key="stuck")) for _ in range(4)]
        while len(thinkers.pids()) < 2:
            await asyncio.sleep(0.02)
        pids = thinkers.pids()
        await thinkers.stop()
        assert not any(alive(pid) for pid in pids)
        with pytest.raises(NoAnswer):
            await ask(thinkers, BIDS, bidding())
        return await asyncio.gather(*asked, return_exceptions=True)

    said = asyncio.run(work())
    assert [str(one) for one in said] == ["the server is stopping"] * 4


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


PARENT = """
import asyncio, sys
from grognard.server.workers.thinkers import Thinkers

async def main():
    thinkers = Thinkers(["tests.server.known"])
    await thinkers.start(2)
    while len(thinkers.pids()) < 2:
        await asyncio.sleep(0.02)
    asyncio.create_task(thinkers.think("stuck", "1", "", 0, "random", 1))
    print(*thinkers.pids(), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.nightly
def test_workers_end_with_their_parent_even_in_the_middle_of_thought() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        parent.kill()
    assert len(pids) == 2
    while any(alive(pid) for pid in pids):
        time.sleep(0.05)


def test_a_worker_is_sent_only_what_its_seat_sees_the_agent_a_seed_and_its_own_moods() -> None:
    line = question_line("bids", "1", "short 3\n", 0, "random", 7)
    assert line.count(b"\n") == 1
    assert json.loads(line) == {
        "game": "bids",
        "version": "1",
        "position": "short 3\n",
        "seat": 0,
        "agent": "random",
        "seed": 7,
        "shares": None,
        "seconds": None,
        "moods": [],
    }


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        (BIDS, "long", {}),
        (EAGLES, "waterloo", {}),
        (EAGLES, "waterloo", {"decoys": "on", "deck": "open"}),
    ],
)
def test_what_a_worker_is_sent_does_not_change_with_what_its_seat_cannot_see(
    game: Game, scenario: str, options: dict[str, str]
) -> None:
    checked = 0
    for number, s in enumerate(walk(game, scenario, options, 5)):
        if number % 9 or not isinstance(s.pending, Decision):
            continue
        seat = s.pending.seat
        for deal in range(2):
            other = game.determinize(s, seat, Rng(100 + deal))
            assert game.view(other, seat) == game.view(s, seat)
            assert seen_by(game, other, seat, 3) == seen_by(game, s, seat, 3)
            checked += 1
    assert checked
