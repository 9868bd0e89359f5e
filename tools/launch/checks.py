"""Steps that check something, one after another or beside the others, and what came of them."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tools.launch.environment import ROOT, call, say

MINUTE = 60
AT_ONCE = 4  # on two cores, for none of them is busy all the time


class Step:
    """A command to be run under a title, with settings of its own, when others are done."""

    def __init__(
        self, title: str, *command: str | Path, after: Sequence[str] = (), **extra: str
    ) -> None:
        self.title = title
        self.command = [str(word) for word in command]
        self.after = set(after)
        self.extra = extra


def in_ci() -> bool:
    """Where nothing may be left out; .ci/run says so."""
    return os.environ.get("GROGNARD_CI", "") not in ("", "0")


def spell(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // MINUTE} min {whole % MINUTE} s"


@dataclass
class Beside:
    """A step that runs beside the others; what it says is kept until it is over."""

    title: str
    process: subprocess.Popen[bytes]
    said: IO[bytes]
    begun: float


def start(step: Step) -> Beside:
    said = tempfile.TemporaryFile()
    process = subprocess.Popen(
        step.command,
        cwd=ROOT,
        env={**os.environ, **step.extra},
        stdout=said,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    return Beside(step.title, process, said, time.time())


class Checks:
    """Stops at the first step that fails; reports at the end what was done, and how long it took.

    `limit` is how long all of it may take, in seconds; `begun` when it began.
    """

    def __init__(self, limit: float | None = None, begun: float | None = None) -> None:
        self.limit = limit
        self.begun = time.time() if begun is None else begun
        self.lines: list[str] = []
        self.running: list[Beside] = []

    def step(self, title: str, *command: str | Path, **extra: str) -> None:
        say(f"== {title}")
        begun = time.time()
        code = call(*command, **extra)
        self.note(title, code, time.time() - begun)

    def begin(self, step: Step) -> None:
        """A step that runs beside the following ones, until `together` waits for it."""
        self.running.append(start(step))

    def together(self, steps: Sequence[Step] = ()) -> None:
        """Some steps at a time, in their order, each as soon as those that it needs are done."""
        waiting = list(steps)
        while waiting or self.running:
            undone = {step.title for step in waiting} | {each.title for each in self.running}
            ready = [step for step in waiting if not step.after & undone]
            for step in ready[: AT_ONCE - len(self.running)]:
                waiting.remove(step)
                self.begin(step)
            over = [beside for beside in self.running if beside.process.poll() is not None]
            for beside in over:
                self.running.remove(beside)
                self.finish(beside)
            if not over:
                time.sleep(0.05)

    def finish(self, beside: Beside) -> None:
        """Note how a step ended; what it said is of interest only if it failed."""
        code = beside.process.wait()
        say(f"== {beside.title}")
        with beside.said as said:
            if code:
                said.seek(0)
                say(said.read().decode(errors="replace"))
        self.note(beside.title, code, time.time() - beside.begun)

    def stop(self) -> None:
        """End the steps that still run, with all that they started."""
        for beside in self.running:
            if os.name == "nt":
                beside.process.kill()
            else:
                os.killpg(beside.process.pid, signal.SIGKILL)
            beside.process.wait()
            beside.said.close()
        self.running = []

    def note(self, title: str, code: int, seconds: float) -> None:
        verdict = "FAILED" if code else "ok"
        self.lines.append(f"{title:<28}{verdict:<10}{seconds:7.1f} s")
        if code:
            self.fail(code)

    def left_out(self, title: str, reason: str) -> None:
        """Something that cannot be done on this machine; in CI that is a failure."""
        self.lines.append(f"{title:<28}left out: {reason}")
        if in_ci():
            self.fail(1)

    def fail(self, code: int) -> None:
        self.stop()
        self.report()
        sys.exit(code if 0 < code < 128 else 1)

    def report(self) -> None:
        say("\n" + "\n".join([*self.lines, self.total()]))

    def total(self) -> str:
        taken = time.time() - self.begun
        if self.limit is None:
            return f"{spell(taken)} in all"
        verdict = "within" if taken <= self.limit else "OVER"
        return f"{spell(taken)} in all, {verdict} the limit of {spell(self.limit)}"
