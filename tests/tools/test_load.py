"""The measuring tool, on sizes too small to prove anything: it runs and reports."""

from __future__ import annotations

import pytest

from tests.nightly import some_by_day
from tools.server.load import MEASURES, measure, read_arguments
from tools.server.measures.plan import milliseconds

FIGURES = {
    "latency": ["median_ratio", "p99_ratio", "actions_a_second"],
    "memory": ["before_mb", "after_mb"],
    "startup": ["seconds"],
    "commits": ["actions_a_second"],
    "advice": ["games"],
    "fairness": ["guests"],
    "computers": ["wanted"],
    "busy": ["p99_ratio", "actions_a_second", "cpu_ms_an_action"],
    "processes": ["games"],
    "churn": ["games_opened", "first_mb", "middle_mb", "last_mb"],
}


def test_milliseconds_are_the_median_and_the_last_hundredth() -> None:
    laps = [0.001 * number for number in range(1, 102)]
    found = milliseconds(laps)
    assert (found["median_ms"], found["p99_ms"], found["worst_ms"]) == (51, 100, 101)


@pytest.mark.nightly
@pytest.mark.parametrize("what", some_by_day(MEASURES, 1))
@pytest.mark.timeout(method="thread")  # its loop receives no signal
def test_every_measure_runs_and_reports(what: str) -> None:
    arguments = [what, "--games", "4", "--seconds", "1", "--pace", "10", "--game", "bids"]
    arguments += ["--minutes", "0.05", "--actions", "5"]
    found = measure(what, read_arguments(arguments))
    assert isinstance(found["reached"], bool) and found["asked"]
    assert found["disk"]["median_ms"] > 0
    for figure in FIGURES[what]:
        assert found[figure] > 0, figure
