"""Real servers in processes of their own: started, asked whether they are well, killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 30.0  # seconds of its processor time: beside other work it takes longer to start
LONGEST: Final = 300.0  # seconds, for any work
COMPUTERS_REFUSED: Final = "grognard_computer_refused_total{"
QUICK_CLIENTS: Final = (
    "messages=100000/10000 person_requests=100000/10000 address_requests=100000/10000"
    " work_of_person=1000000/100000 work_of_address=1000000/100000"
)


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def check_computers(figures: str) -> None:
    """Computers know the rules: in a test none may be refused, though a match would continue."""
    refused = [line for line in figures.splitlines() if line.startswith(COMPUTERS_REFUSED)]
    assert not refused, f"computers were refused by the rules: {refused}"


def cpu_of(pid: int) -> float:
    """Processor time of a process, in seconds; nothing of one that has ended."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def times_of_processes() -> Iterator[tuple[int, float]]:
    """The session of every process that runs now, and the processor time that it has used."""
    tick = os.sysconf("SC_CLK_TCK")
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may have ended just now
            fields = path.read_text().rpartition(")")[2].split()
            yield int(fields[3]), (int(fields[11]) + int(fields[12])) / tick


class ServerProcess:
    """`grognard serve` on a database; `kill` is kill -9 of the server and all its workers."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        log: Path | None = None,
        files: int | None = None,
        **env: str,
    ) -> None:
        self.database: Final = database
        self.files: Final = files  # how many it may have open, connections included
        self.port: Final = port or free_port()
        self.log: Final = log
        self.env: Final = env
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start and wait until it serves; returns the seconds this took."""
        begun = time.perf_counter()
        command = [sys.executable, "-m", "grognard", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database]
        if self.files is not None:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        env = {
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
            "GROGNARD_GAMES": "tests.server.known",
            "GROGNARD_LIMITS": QUICK_CLIENTS,
        }
        sink = self.log.open("ab") if self.log else subprocess.DEVNULL
        try:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **env, **self.env},
                cwd=ROOT,
                stdout=sink,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        finally:
            if not isinstance(sink, int):
                sink.close()
        try:
            self.wait_until_well()
        except BaseException:
            self.kill()  # nobody else would: it is not entered yet
            raise
        return time.perf_counter() - begun

    def wait_until_well(self) -> None:
        end, pause = time.monotonic() + LONGEST, 0.01
        while not self.is_well():
            assert self.process is not None
            code = self.process.poll()
            assert code is None, f"the server ended with {code}"
            waits = time.monotonic() < end and self.cpu_of_all() < PATIENCE
            assert waits, "the server does not answer"
            time.sleep(pause)
            pause = min(2 * pause, 0.1)

    def is_well(self) -> bool:
        with suppress(OSError):
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return int(answer.status) == 200
        return False

    def figures(self) -> str:
        """The metrics; nothing from a server that has ended."""
        with suppress(OSError):
            with urllib.request.urlopen(f"{self.url}/metrics", timeout=5) as answer:
                return str(answer.read().decode())
        return ""

    def kill(self) -> None:
        """kill -9 of the whole group, in the middle of any work."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """The polite end; what remains after a while is killed."""
        assert self.process is not None
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.kill()

    def memory(self) -> int:
        """Resident bytes of the server process itself, without its workers."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("no VmRSS in the status of the process")

    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time so far: of the server process itself, and of its workers."""
        assert self.process is not None
        workers = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        own, *others = [self.process.pid, *map(int, workers.read_text().split())]
        return cpu_of(own), sum(map(cpu_of, others))

    def cpu_of_all(self) -> float:
        """Seconds of processor time that the server has used, all its processes together."""
        assert self.process is not None
        return sum(
            seconds for session, seconds in times_of_processes() if session == self.process.pid
        )

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        figures = "" if error else self.figures()
        self.stop()
        check_computers(figures)
