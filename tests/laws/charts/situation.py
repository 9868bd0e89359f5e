"""A situation met in play, as a chart is asked about it, and what play itself made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from grognard.kernel.event import Event
from grognard.kernel.tally import Tally


@dataclass
class Situation:
    """The facts as they are read off the state; the sums of play by the chart's names for them.

    `feeders` are the facts of those whose sums feed the chart. `result` finds the place of the
    result among the chart's in the events that the throw led to.
    """

    chart: str
    facts: Mapping[str, int]
    sums: Mapping[str, Tally]
    result: Callable[[list[Event]], int | None] = lambda events: None
    feeders: list[Mapping[str, int]] = field(default_factory=list)
    fed: tuple[str, int] = ("", 0)  # the fact they feed, and its value in play
    dice: tuple[int, int] | None = None  # of a pool: how many, and the lowest face that hits
    stages: list[int] | None = None  # of a pool: what its dice must show further
    limited: tuple[str, ...] = ()  # rules with one limit, which it is shared among in any order


def numbers(events: list[Event], what: str) -> list[int]:
    """The numbers of the first event of a kind, those of its piece left out; none without one."""
    for event in events:
        if event.kind() == what:
            return event.named()
    return []
