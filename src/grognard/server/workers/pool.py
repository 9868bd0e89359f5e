"""Processes that work for the server, and the line of questions before them.

A worker gets one line and answers with one. A worker that dies, or takes too long, is replaced and
its question asked again; after a few such tries the question fails with NoAnswer.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from .line import SERVER, Asker, Line, NoAnswer, Question

LONGEST_ANSWER: Final = 16 << 20
QUESTIONS_IN_A_LIFE: Final = 10_000
PAUSE_AFTER_DEATH: Final = 0.1
LONGEST_START: Final = 60.0
READY: Final = b"ready\n"  # the first that a worker says
ANSWER: Final = "answer"  # before the seconds of work and an answer
ERROR: Final = "error"  # before the seconds and where in the program the work broke off


class BrokeOff(NoAnswer):
    """An error of our own in the worker; the words say where."""


class Gone(Exception):
    """The worker died or had to be ended."""


@dataclass(frozen=True)
class Job:
    """What the workers run, and how much is asked of them.

    `modules` are imported for the games they register; `patience` is for one question, in seconds.
    """

    program: str
    modules: Sequence[str]
    patience: float
    tries: int
    most_waiting: int
    most_of_address: int


class Answered(NamedTuple):
    """What a worker said, and the processor time that it took."""

    text: str
    seconds: float
    is_error: bool


class Worker:
    """One process, one question at a time."""

    def __init__(self, process: Process, patience: float) -> None:
        self.process: Final = process
        self.patience: Final = patience
        self.questions = 0

    @classmethod
    async def start(cls, job: Job) -> Worker:
        program = (sys.executable, "-m", job.program, str(job.patience), *job.modules)
        process = await asyncio.create_subprocess_exec(
            *program,
            stdin=PIPE,
            stdout=PIPE,
            env={
                **os.environ,
                "PYTHONUTF8": "1",
                "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            },
            limit=LONGEST_ANSWER,
        )
        worker = cls(process, job.patience)
        try:
            await worker.hear_it_is_ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def hear_it_is_ready(self) -> None:
        """What it imports takes a while, which is not taken from the time of its first question."""
        assert self.process.stdout is not None
        async with asyncio.timeout(LONGEST_START):
            if await self.process.stdout.readline() != READY:
                raise Gone("the worker stopped")

    async def ask(self, line: bytes) -> Answered:
        """The answer; raises Gone when there is no use in asking this worker again."""
        self.questions += 1
        try:
            async with asyncio.timeout(self.patience):
                said = await self.exchange(line)
        except TimeoutError:
            raise Gone(f"no answer within {self.patience:g} s") from None
        except (OSError, ValueError) as error:
            raise Gone(type(error).__name__) from None
        if not said.endswith(b"\n"):
            raise Gone("the worker stopped")
        return read_answer(said)

    async def exchange(self, line: bytes) -> bytes:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line)
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


def read_answer(said: bytes) -> Answered:
    """What a worker said, also of work that broke off; raises Gone where it cannot be read."""
    word, _, rest = said.decode(errors="replace").removesuffix("\n").partition(" ")
    seconds, _, text = rest.partition(" ")
    if word not in (ANSWER, ERROR) or not seconds.replace(".", "", 1).isdecimal():
        raise Gone("an answer that cannot be read")
    return Answered(text, float(seconds), is_error=word == ERROR)


class Keeper:
    """Keeps one worker alive and takes the questions to it."""

    def __init__(self, pool: Pool) -> None:
        self.pool: Final = pool
        self.worker: Worker | None = None

    async def keep(self) -> None:
        try:
            await self.come_up()
            while True:
                question = await self.pool.line.get()
                if not question.answer.done():
                    await self.answer(question)
        finally:
            await self.part()

    async def come_up(self) -> None:
        """The first of a pool has the machine for itself: somebody may wait for an answer."""
        if self is not self.pool.keepers[0]:
            await self.pool.first_is_up.wait()
        await self.ready()
        self.pool.first_is_up.set()

    async def answer(self, question: Question) -> None:
        """Settle the question one way or the other, in any case."""
        try:
            await self.try_to_answer(question)
        except asyncio.CancelledError:
            question.fail(NoAnswer("the server is stopping"))
            raise
        except Exception as error:
            question.fail(NoAnswer(type(error).__name__))
            await self.part()

    async def ready(self) -> Worker | None:
        """The worker, started where there is none; None when it cannot be started."""
        if self.worker is None:
            with suppress(OSError, Gone):
                self.worker = await Worker.start(self.pool.job)
                self.pool.started += 1
        return self.worker

    async def try_to_answer(self, question: Question) -> None:
        reason = "no worker could be started"
        for _ in range(self.pool.job.tries):
            worker = await self.ready()
            begun = time.perf_counter()
            try:
                if worker is not None:
                    hand_over(await worker.ask(question.line), question)
                    return await self.retire_the_old()
            except Gone as gone:
                question.asker.pay(time.perf_counter() - begun)
                reason = str(gone)
            await self.part()
            await asyncio.sleep(PAUSE_AFTER_DEATH)
        return question.fail(NoAnswer(f"{reason}, {self.pool.job.tries} times"))

    async def retire_the_old(self) -> None:
        """A process that has answered long enough is replaced, with the memory it gathered."""
        if self.worker is not None and self.worker.questions >= QUESTIONS_IN_A_LIFE:
            await self.part()

    async def part(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.end()


def hand_over(answered: Answered, question: Question) -> None:
    """The asker pays for the work, whether it came to an answer or not."""
    question.asker.pay(answered.seconds)
    if answered.is_error:
        question.fail(BrokeOff(answered.text))
    else:
        question.settle(answered.text)


class Pool:
    """The line of questions and its keepers."""

    def __init__(self, job: Job) -> None:
        self.job: Final = job
        self.line: Final = Line(job.most_waiting, job.most_of_address)
        self.keepers: list[Keeper] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.first_is_up: Final = asyncio.Event()
        self.started = 0
        self.asked = 0
        self.unanswered = 0

    @property
    def is_open(self) -> bool:
        """Whether there is any worker to ask."""
        return bool(self.tasks)

    @property
    def is_up(self) -> bool:
        """Whether a question is answered now, and does not wait for a process to start."""
        return bool(self.pids())

    async def start(self, n: int) -> None:
        """Begin with n workers; they come up while the server already serves."""
        self.keepers = [Keeper(self) for _ in range(n)]
        self.tasks = [asyncio.create_task(keeper.keep()) for keeper in self.keepers]

    async def stop(self) -> None:
        """End the workers; questions that still wait get NoAnswer."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks, self.keepers = [], []
        self.line.fail_all(NoAnswer("the server is stopping"))

    async def ask(self, line: bytes, asker: Asker = SERVER) -> str:
        """What a worker answers; raises NoAnswer."""
        if not self.is_open:
            raise NoAnswer("no worker is running here")
        question = Question(line, asyncio.get_running_loop().create_future(), asker)
        self.line.put(question)
        self.asked += 1
        self.unanswered += 1
        try:
            return await question.answer
        finally:
            self.unanswered -= 1
            self.line.leave(question)

    def pids(self) -> list[int]:
        """The processes that live now."""
        workers = [keeper.worker for keeper in self.keepers]
        return [worker.process.pid for worker in workers if worker is not None]

    def figures(self) -> dict[str, int]:
        """For the metrics: workers alive, workers ever started, questions asked and waiting."""
        return {
            "alive": len(self.pids()),
            "started": self.started,
            "asked": self.asked,
            "waiting": len(self.line),
        }
