"""Figures in the format of Prometheus."""

from __future__ import annotations

import re
from contextlib import suppress

from grognard.server.metrics import Metrics

LABEL = r'[a-z]+="[^"]*"'
LINE = re.compile(rf"[a-z_]+(\{{{LABEL}(,{LABEL})?\}})? [0-9.e+-]+")


def test_counts_gauges_and_times_are_written_line_by_line() -> None:
    metrics = Metrics()
    metrics.count("grognard_refusals_total", "STALE")
    metrics.count("grognard_refusals_total", "STALE")
    with metrics.timed("grognard_actions_seconds"):
        pass
    with metrics.timed("grognard_stages_seconds", "commit"):
        pass
    text = metrics.text({"grognard_connections": {"": 3}})
    assert 'grognard_refusals_total{what="STALE"} 2' in text
    assert "grognard_connections 3" in text
    assert "grognard_actions_seconds_count 1" in text
    assert 'grognard_actions_seconds_bucket{le="+Inf"} 1' in text
    assert 'grognard_stages_seconds_bucket{what="commit",le="+Inf"} 1' in text
    assert 'grognard_stages_seconds_count{what="commit"} 1' in text
    for line in text.splitlines():
        assert line.startswith("# ") or LINE.fullmatch(line), line


def test_what_fails_is_not_timed() -> None:
    metrics = Metrics()
    with suppress(ValueError), metrics.timed("grognard_actions_seconds"):
        raise ValueError
    assert "grognard_actions_seconds_count" not in metrics.text({})


def test_buckets_are_cumulative() -> None:
    metrics = Metrics()
    for value in (0.0005, 0.003, 99.0):
        metrics.add_time("grognard_actions_seconds", "", value)
    found = re.findall(r'bucket\{le="([^"]+)"\} (\d+)', metrics.text({}))
    assert dict(found)["0.001"] == "1"
    assert dict(found)["0.005"] == "2"
    assert dict(found)["5.0"] == "2"
    assert dict(found)["+Inf"] == "3"
