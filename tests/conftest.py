"""What a run of the tests says at its end; and that in CI nothing is left out of it."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.nightly import AT_NIGHT, by_night
from tests.server.postgres import why_not as why_not_postgres
from tests.web.chromium import why_not as why_not_browser

# by day the same examples every time, at night others; a busy machine is no failure
settings.register_profile(
    "ours", deadline=None, derandomize=not AT_NIGHT, max_examples=by_night(100, 40)
)
if settings.get_current_profile_name() == "default":
    settings.load_profile("ours")

IN_CI = os.environ.get("GROGNARD_CI", "") not in ("", "0")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: nobody need look through it for garbage, ever.

    And seldom through what the tests make, or it would take an eighth of their time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        gc.enable()


def left_out(reporter: pytest.TerminalReporter) -> list[str]:
    """What this machine could not run of the tests that were asked for."""
    reports = [report for some in reporter.stats.values() for report in some]
    asked = any(getattr(report, "nodeid", "").startswith("tests/server/") for report in reports)
    reasons = [f"tests/web: {why_not_browser()}"] if why_not_browser() else []
    if asked and (reason := why_not_postgres()):
        reasons.append(reason)
    return reasons + [f"{report.nodeid}: skipped" for report in reporter.stats.get("skipped", [])]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    is_worker = hasattr(session.config, "workerinput")
    if IN_CI and not is_worker and reporter is not None and left_out(reporter):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that were left out are named, not passed over."""
    for reason in left_out(terminalreporter):
        terminalreporter.write_line(f"left out: {reason}", red=IN_CI, yellow=not IN_CI)
