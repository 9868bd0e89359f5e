"""Computer players: a few processes that think, and the line of questions before them.

A question is a position in notation, dealt anew from what the seat may see, and a seed; nothing
else reaches a worker. A worker that dies, or thinks too long, is replaced and its question asked
again; after a few such tries the question fails with NoThought, and the table may ask it later.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

LONGEST_ANSWER: Final = 1 << 20
QUESTIONS_IN_A_LIFE: Final = 10_000
PAUSE_AFTER_DEATH: Final = 0.1
LONGEST_START: Final = 60.0
READY: Final = b"ready\n"  # the first that a worker says


class NoThought(Exception):
    """No answer came; the words tell why and hold nothing of the position."""


class Gone(Exception):
    """The worker died or had to be ended."""


class Question:
    """One line for a worker, and where its answer is awaited."""

    def __init__(self, line: bytes, answer: asyncio.Future[str]) -> None:
        self.line: Final = line
        self.answer: Final = answer

    def settle(self, text: str) -> None:
        if not self.answer.done():
            self.answer.set_result(text)

    def fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoThought(reason))


class Worker:
    """One process, one question at a time."""

    def __init__(self, process: Process, patience: float) -> None:
        self.process: Final = process
        self.patience: Final = patience
        self.questions = 0

    @classmethod
    async def start(cls, modules: Sequence[str], patience: float) -> Worker:
        program = (sys.executable, "-m", "grognard.server.workers.thinker", str(patience), *modules)
        process = await asyncio.create_subprocess_exec(
            *program,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            limit=LONGEST_ANSWER,
        )
        worker = cls(process, patience)
        try:
            await worker.hear_it_is_ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def hear_it_is_ready(self) -> None:
        """What it imports takes a while, which is not taken from the time of its first thought."""
        assert self.process.stdout is not None
        async with asyncio.timeout(LONGEST_START):
            if await self.process.stdout.readline() != READY:
                raise Gone("the worker ended")

    async def ask(self, line: bytes) -> str:
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
            raise Gone("the worker ended")
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


def read_answer(said: bytes) -> str:
    """What a worker said; raises NoThought for a thought that broke off."""
    try:
        answer = json.loads(said)
        text = answer.get("answer")
    except (ValueError, AttributeError):
        raise Gone("an answer that cannot be read") from None
    if isinstance(text, str):
        return text
    raise NoThought(f"{answer.get('error')} at {answer.get('where')}")


class Keeper:
    """Keeps one worker alive and takes the questions to it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers: Final = thinkers
        self.worker: Worker | None = None

    async def keep(self) -> None:
        try:
            await self.ready()
            while True:
                question = await self.thinkers.line.get()
                if not question.answer.done():
                    await self.answer(question)
        finally:
            await self.part()

    async def answer(self, question: Question) -> None:
        """Settle the question one way or the other, whatever happens."""
        try:
            await self.try_to_answer(question)
        except asyncio.CancelledError:
            question.fail("the server is stopping")
            raise
        except Exception as error:
            question.fail(type(error).__name__)
            await self.part()

    async def ready(self) -> Worker | None:
        """The worker, made anew where there is none; None when it cannot be started."""
        if self.worker is None:
            with suppress(OSError, Gone):
                self.worker = await Worker.start(self.thinkers.modules, self.thinkers.patience)
                self.thinkers.started += 1
        return self.worker

    async def try_to_answer(self, question: Question) -> None:
        reason = "no worker could be started"
        for _ in range(self.thinkers.tries):
            try:
                worker = await self.ready()
                if worker is not None:
                    question.settle(await worker.ask(question.line))
                    return await self.retire_the_old()
            except NoThought as broken:
                return question.fail(str(broken))
            except Gone as gone:
                reason = str(gone)
            await self.part()
            await asyncio.sleep(PAUSE_AFTER_DEATH)
        return question.fail(f"{reason}, {self.thinkers.tries} times")

    async def retire_the_old(self) -> None:
        """A process that has answered long enough makes way, with whatever memory it gathered."""
        if self.worker is not None and self.worker.questions >= QUESTIONS_IN_A_LIFE:
            await self.part()

    async def part(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.end()


class Thinkers:
    """The line of questions and its keepers; `modules` are imported for the games they register.

    Questions are answered in the order asked. A table asks one at a time, so every table is
    served once before any is served again.
    """

    def __init__(
        self,
        modules: Sequence[str] = (),
        patience: float = 60.0,
        tries: int = 3,
        most_waiting: int = 10_000,
    ) -> None:
        self.modules: Final = tuple(modules)
        self.patience: Final = patience
        self.tries: Final = tries
        self.line: Final[asyncio.Queue[Question]] = asyncio.Queue(most_waiting)
        self.keepers: list[Keeper] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.started = 0
        self.asked = 0

    async def start(self, n: int) -> None:
        """Begin with n workers; they come up while the server already serves."""
        self.keepers = [Keeper(self) for _ in range(n)]
        self.tasks = [asyncio.create_task(keeper.keep()) for keeper in self.keepers]

    async def stop(self) -> None:
        """End the workers; whoever still waits hears NoThought."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks, self.keepers = [], []
        while not self.line.empty():
            self.line.get_nowait().fail("the server is stopping")

    async def think(
        self, game_key: str, version: str, position_text: str, seat: int, agent: str, seed: int
    ) -> str:
        """An agent's answer in notation; raises NoThought."""
        if not self.tasks:
            raise NoThought("nobody thinks here")
        question = Question(
            question_line(game_key, version, position_text, seat, agent, seed),
            asyncio.get_running_loop().create_future(),
        )
        try:
            self.line.put_nowait(question)
        except asyncio.QueueFull:
            raise NoThought("too many questions are waiting") from None
        self.asked += 1
        return await question.answer

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
            "waiting": self.line.qsize(),
        }


def question_line(
    game_key: str, version: str, position_text: str, seat: int, agent: str, seed: int
) -> bytes:
    """All that a worker is ever told, as one line."""
    question = {
        "game": game_key,
        "version": version,
        "position": position_text,
        "seat": seat,
        "agent": agent,
        "seed": seed,
    }
    return json.dumps(question).encode() + b"\n"
