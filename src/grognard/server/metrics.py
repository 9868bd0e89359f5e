"""Figures for an operator, in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Final

EDGES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"

ABOUT: Final = {
    "grognard_requests_total": ("counter", "HTTP requests by status"),
    "grognard_refusals_total": ("counter", "refusals by code"),
    "grognard_messages_total": ("counter", "messages of clients by type"),
    "grognard_actions_seconds": ("histogram", "from a client's action to its acknowledgement"),
    "grognard_stages_seconds": ("histogram", "an entry by stage: computed, committed, sent"),
    "grognard_advice_seconds": ("histogram", "from a player's question to its answer"),
    "grognard_connections": ("gauge", "WebSocket connections open now"),
    "grognard_handed_over_total": ("counter", "connections given to the process of their match"),
    "grognard_rooms": ("gauge", "matches in memory"),
    "grognard_matches": ("gauge", "stored matches by stage"),
    "grognard_thinkers": ("gauge", "computer players: workers and their questions"),
    "grognard_ponderers": ("gauge", "computers in the time of others: workers and questions"),
    "grognard_computer_refused_total": (
        "counter",
        "actions of computer players that the rules refused, by game",
    ),
    "grognard_advisers": ("gauge", "players' questions: workers and their queues"),
    "grognard_notices_total": ("counter", "emails and webhooks by outcome"),
    "grognard_errors_total": ("counter", "errors of the server itself"),
}


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(EDGES) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(EDGES, value)] += 1
        self.total += value

    def lines(self, name: str, label: str) -> Iterator[str]:
        below = 0
        what = f'what="{label}",' if label else ""
        for edge, count in zip((*map(str, EDGES), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{{what}le="{edge}"}} {below}'
        yield f"{name}_sum{label_of(label)} {self.total:.6f}"
        yield f"{name}_count{label_of(label)} {below}"


class Metrics:
    def __init__(self) -> None:
        self._counts: Final[dict[str, dict[str, float]]] = {}
        self._times: Final[dict[str, dict[str, Histogram]]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        counts = self._counts.setdefault(name, {})
        counts[label] = counts.get(label, 0) + by

    def add_time(self, name: str, label: str, seconds: float) -> None:
        found = self._times.setdefault(name, {})
        if label not in found:
            found[label] = Histogram()
        found[label].add(seconds)

    def timed(self, name: str, label: str = "") -> Timed:
        """How long something takes that succeeds."""
        return Timed(self, name, label)

    def text(self, gauges: Mapping[str, Mapping[str, float]]) -> str:
        lines: list[str] = []
        for name, (kind, about) in ABOUT.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            if kind == "histogram":
                for label, histogram in self._times.get(name, {}).items():
                    lines += histogram.lines(name, label)
            else:
                values = gauges.get(name) or self._counts.get(name, {})
                lines += [f"{name}{label_of(key)} {value:g}" for key, value in values.items()]
        return "\n".join([*lines, ""])


class Timed:
    """A few of these go with every action: a class of its own costs less than a generator."""

    __slots__ = ("_begun", "_label", "_metrics", "_name")

    def __init__(self, metrics: Metrics, name: str, label: str) -> None:
        self._metrics: Final = metrics
        self._name: Final = name
        self._label: Final = label

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if failure is None:
            taken = time.perf_counter() - self._begun
            self._metrics.add_time(self._name, self._label, taken)


def label_of(key: str) -> str:
    return f'{{what="{key}"}}' if key else ""
