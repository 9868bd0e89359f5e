"""What is measured, on which server, and how times are summed up."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grognard.server.settings import PUBLIC_LIMITS
from tests.server.client import Json
from tests.server.running import ServerProcess

ROOT: Final = Path(__file__).resolve().parents[3]
CORES: Final = 2
FREE: Final = ("person_requests", "address_requests", "sign_ups", "new_matches")
WORK: Final = ("messages", "work_of_person", "work_of_address")
LIMITS: Final = " ".join(f"{name}=1000000/1000000" for name in (*FREE, *WORK))
PUBLIC_WORK: Final = " ".join(
    f"{name}={rate[0]:g}/{rate[1]:g}"
    for name, rate in ((name, getattr(PUBLIC_LIMITS, name)) for name in WORK)
)
FREE_TO_COME: Final = " ".join(f"{name}=1000000/1000000" for name in FREE)
KB: Final = 1024
GAMES: Final = {
    "latency": 200,
    "memory": 1000,
    "startup": 10_000,
    "commits": 100,
    "advice": 50,
    "fairness": 20,
    "computers": 90,
    "busy": 1000,
    "processes": 100,
    "churn": 50,
}


@dataclass(frozen=True)
class Plan:
    """What was asked for on the command line."""

    games: int
    seconds: float
    pace: float
    game: str
    folder: str
    seed: int
    actions: int = 40
    minutes: float = 5.0
    battle: str = ""


def server_on(plan: Plan, folder: str, idle_after: int = 600) -> ServerProcess:
    path, kept = os.path.join(folder, "games.db"), str(idle_after)
    return ServerProcess(path, GROGNARD_LIMITS=LIMITS, GROGNARD_IDLE_AFTER=kept)


def milliseconds(laps: Sequence[float]) -> Json:
    ordered = sorted(laps)
    return {
        "median_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 2),
        "worst_ms": round(1000 * ordered[-1], 2),
        "count": len(ordered),
    }


def disk(folder: str) -> Json:
    """How long this disk takes to make 4 KB durable: nothing that is committed can be quicker."""
    laps = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            laps.append(time.perf_counter() - begun)
    return milliseconds(laps)


def stay_on_two_cores() -> int:
    """This process and all it starts; returns how many cores there are to use."""
    cores = own_cores()[:CORES]
    stay_on(cores)
    return len(cores)


def own_cores() -> list[int]:
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def stay_on(cores: Sequence[int]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
