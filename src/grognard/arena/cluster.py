"""The same games on the machines of a Ray cluster: an optional extra, `grognard[cluster]`.

Every machine needs the same Grognard; a machine with other rules refuses to play.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any, Final

from .contest import Bout, Question, fingerprint
from .crew import TRIES, attempt
from .playing import Played, play
from .wording import bad_data

LOCAL: Final = "local"  # a cluster of this machine alone, started for the run
OTHER_RULES: Final = "other rules"
AT_ONCE: Final = 2  # games queued for every processor of the cluster


def play_on_cluster(
    question: Question, bouts: Sequence[Bout], address: str, workers: int | None = None
) -> Generator[Played, None, None]:
    """Every game, in the order in which they end; Ray replaces a machine that is lost."""
    ray = started(address, workers)
    try:
        yield from spread(ray, question, bouts)
    finally:
        ray.shutdown()


def started(address: str, workers: int | None) -> Any:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise bad_data("ray", "no-ray") from None
    usual = {"log_to_driver": False, "include_dashboard": False, "configure_logging": False}
    where = {"num_cpus": workers} if address == LOCAL else {"address": address}
    try:
        ray.init(**(usual if address == LOCAL else {"log_to_driver": False}), **where)
    except (ConnectionError, ValueError) as wrong:
        raise bad_data(address, "no-cluster", problem=str(wrong)) from None
    return ray


def spread(ray: Any, question: Question, bouts: Sequence[Bout]) -> Generator[Played, None, None]:
    """Keep every processor busy, with no more games queued than that takes."""
    task = ray.remote(max_retries=TRIES)(attempt_there)
    most = AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left, waiting = iter(bouts), []
    for bout in left:
        waiting.append(task.remote(question, bout))
        if len(waiting) >= most:
            done, waiting = ray.wait(waiting)
            yield from map(judged, ray.get(done))
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from map(judged, ray.get(done))


def attempt_there(question: Question, bout: Bout) -> Played | str:
    if fingerprint(question.game) != question.rules:
        return OTHER_RULES
    return attempt(question, bout, play)


def judged(said: Played | str) -> Played:
    if said == OTHER_RULES:
        raise bad_data("ray", "other-rules")
    if isinstance(said, str):
        raise bad_data("ray", "broken", error=said)
    return said
